@testable import ScrollKit
import XCTest

/// The time after which a spring stays near its end. It is the time scale of every spring curve.
final class SpringDurationTests: XCTestCase {
  private func unitDuration(bounce: Double) -> Double {
    SpringMotion(Spring(duration: 1, bounce: bounce), position: -1, velocity: 0)
      .lastTime(beyond: 1e-3)
  }

  func testUnitSprings() {
    let scan = "the path scanned backwards in 400,000 steps, then halved, to 40 digits"
    let next = "as above, where the next swing comes to a thousandth or does not"
    let rows = [
      Row(-0.99, 219.875978313963153, scan),
      Row(-0.9, 21.9409474603819405, scan),
      Row(-0.5, 4.14728314408503349, scan),
      Row(-0.2, 2.29037884434395493, scan),
      Row(-0.05, 1.68175627672654177, scan),
      Row(-1e-9, 1.46954340091155886, "as above, next to critical damping"),
      Row(0, 1.4695433963885916, scan),
      Row(1e-9, 1.46954339186562432, "as above, next to critical damping"),
      Row(0.05, 1.21168339263462195, scan),
      Row(0.0896, 0.996685987290857539, next),
      Row(0.0897, 0.996200873536073211, next),
      Row(0.0898, 1.22113479723533145, next),
      Row(0.1, 1.33324142291288371, scan),
      Row(0.2, 1.34860483491767585, scan),
      Row(0.26, 1.25677960918346687, next),
      Row(0.2602, 1.25645418350395696, next),
      Row(0.3, 1.63749343476621715, scan),
      Row(0.5, 2.02153069431616296, scan),
      Row(0.7, 3.36262403806997803, scan),
      Row(0.8, 5.25889298717550706, scan),
      Row(0.9, 10.6688506065226669, scan),
      Row(0.95, 21.6112953458666008, scan),
      Row(0.99, 109.542540130710915, scan),
    ]
    forEachRow("durations of unit springs", rows) { row in
      let duration = unitDuration(bounce: row.input)
      // The spring's own numbers are rounded. That matters near critical damping and near a turn
      // that decides the duration.
      XCTAssertEqual(duration, row.expected, accuracy: 2e-12 * max(1, row.expected))
      // The curve comes within 1e-3 of its end just there, and not before.
      let curve = TimingCurve.spring(bounce: row.input)
      XCTAssertEqual(abs(curve.progress(atFraction: 1 - 1e-9) - 1), 1e-3, accuracy: 1e-6)
    }
  }

  private struct Case {
    var motion: SpringMotion
    var distance: Double
  }

  private func makeCase(_ generator: inout SeededGenerator) -> Case {
    let spring =
      switch Int.random(in: 0...3, using: &generator) {
      case 0: Spring.bounce
      case 1: Spring(stiffness: 300, damping: 34.6)
      case 2: Spring(duration: 0.5, bounce: .random(in: -0.9...0.9, using: &generator))
      default:
        Spring(
          stiffness: .random(in: 10...1000, using: &generator),
          damping: .random(in: 2...80, using: &generator))
      }
    let motion = SpringMotion(
      spring, position: generator.eighths(-400...400), velocity: generator.eighths(-4000...4000))
    return Case(motion: motion, distance: .random(in: 0.01...2, using: &generator))
  }

  /// At the last time, the motion is that far from its end. A moment later it is nearer, and it
  /// stays nearer from then on.
  private func law(_ lastTime: (SpringMotion, Double) -> Double) -> Case? {
    firstCounterexample(seed: 451, count: 1500, makeCase) { example in
      let (motion, distance) = (example.motion, example.distance)
      let last = lastTime(motion, distance)
      func isBeyond(_ time: Double) -> Bool { motion.position(time: time).magnitude >= distance }
      guard !isBeyond(last.nextUp), last == 0 || isBeyond(last) else { return false }
      // The step is a fiftieth of a swing, or of the time in which the motion dies away.
      let spring = motion.spring
      let step = 0.02 / max(spring.decay, spring.stiffness.squareRoot())
      return (1...2000).allSatisfy { !isBeyond(last + step * Double($0)) }
    }
  }

  func testTheLastTimeIsTheLast() {
    assertLaw(
      law, holdsFor: { $0.lastTime(beyond: $1) },
      findsFaultIn: [
        { $0.lastTime(beyond: $1).nextUp },
        { $0.lastTime(beyond: $1) * (1 - 1e-15) },
        // This is one swing too early.
        { motion, distance in
          let last = motion.lastTime(beyond: distance)
          let square = motion.spring.discriminant
          return square < 0 ? max(0, last - .pi / (-square).squareRoot()) : last
        },
      ])
  }

  func testAPreparedCurveIsTheCurve() {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .cubicBezier(x1: .nan, y1: 3, x2: 0, y2: -1), .spring(bounce: 0.3),
      .spring(bounce: .infinity),
    ]
    for curve in curves {
      let ease = Ease(from: -20, to: 180, duration: 0.5, curve: curve)
      XCTAssertEqual(ease, Ease(from: -20, to: 180, duration: 0.5, curve: curve))
      for time in stride(from: -0.1, through: 0.6, by: 0.01) {
        let share = min(max(time / 0.5, 0), 1)
        XCTAssertEqual(ease.position(time: time), -20 + 200 * curve.progress(atFraction: share))
        let slope = time < 0 || time >= 0.5 ? 0 : curve.slope(atFraction: time / 0.5)
        XCTAssertEqual(ease.velocity(time: time), 200 * slope / 0.5, accuracy: 1e-9)
      }
    }
  }
}
