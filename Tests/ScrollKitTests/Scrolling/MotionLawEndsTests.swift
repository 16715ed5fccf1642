import XCTest

@testable import ScrollKit

/// The motions that a scroller uses are exact at their ends; see `MotionEndsTests`.
final class MotionLawEndsTests: XCTestCase {
  private func axisMotion(_ n: inout EndNumbers) -> MotionLaw {
    switch Int.random(in: 0...3, using: &n.generator) {
    case 0:
      .settle(Bounce(edge: n.position(), overscroll: n.position(), velocity: n.velocity()))
    case 1:
      .ease(
        Ease(from: n.position(), to: n.position(), duration: 0.3, curve: .easeInOut),
        staysInRange: false)
    default:
      .fling(
        Fling(position: n.position(), velocity: n.velocity(), range: n.range()), velocity: 0,
        isReturning: false)
    }
  }

  private func fault(_ change: (MotionEnds) -> MotionEnds) -> String? {
    var numbers = EndNumbers(generator: SeededGenerator(seed: 910))
    for _ in 0..<4000 {
      let motion = axisMotion(&numbers)
      let ends = MotionEnds(
        name: "\(motion)", start: motion.position(time: 0), startVelocity: motion.velocity(time: 0),
        destination: motion.destination, duration: motion.duration,
        range: -.infinity ... .infinity, position: motion.position(time:),
        velocity: motion.velocity(time:))
      if let fault = change(ends).fault { return fault }
    }
    return nil
  }

  func testAxisMotions() {
    if let fault = fault({ $0 }) { XCTFail(fault) }
    for (index, plant) in MotionEnds.plantedFaults.enumerated() {
      // The last fault narrows the range. Bounces may leave any range, so it is left out.
      if index == MotionEnds.plantedFaults.count - 1 { continue }
      XCTAssertNotNil(fault(plant), "planted fault \(index) is not found")
    }
  }

  /// After the longer axis ends, both axes are at their destinations to the last bit. The end of
  /// the motion is a rounded sum of times, so the test looks a little later.
  func testBothAxes() {
    var numbers = EndNumbers(generator: SeededGenerator(seed: 911))
    for _ in 0..<4000 {
      let (x, y) = (axisMotion(&numbers), axisMotion(&numbers))
      let motion = ScrollMotion(.deceleration, start: numbers.pick([0, 0.1, 7.3, 86_400.017])) {
        $0 == .horizontal ? x : y
      }
      let late = motion.end + 1e-6
      for time in [late, late + 1, 1e300, .infinity] {
        XCTAssertEqual(motion.position(time: time), motion.destination, "\(motion) at \(time)")
        XCTAssertEqual(motion.velocity(time: time), .zero, "\(motion) at \(time)")
      }
    }
  }
}
