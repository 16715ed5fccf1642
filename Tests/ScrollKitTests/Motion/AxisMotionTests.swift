import ScrollKit
import XCTest

/// What every motion along one axis keeps to.
final class AxisMotionTests: XCTestCase {
  private func faults(_ motion: some AxisMotion) -> [String] {
    var faults: [String] = []
    let end = motion.duration
    if motion.position(time: end) != motion.destination { faults.append("rests elsewhere") }
    if motion.position(time: end + 9) != motion.destination { faults.append("moves on") }
    if motion.velocity(time: end) != 0 || motion.velocity(time: end + 9) != 0 {
      faults.append("still fast")
    }
    if motion.position(time: -1) != motion.position(time: 0) { faults.append("moves before") }
    if motion.position(time: .nan) != motion.position(time: 0) { faults.append("starts elsewhere") }
    return faults
  }

  func testMotionsRestAtTheirDestination() {
    XCTAssertEqual(faults(Deceleration(position: 3, velocity: 1000)), [])
    XCTAssertEqual(faults(Fling(position: 0, velocity: 3000, range: 0...400)), [])
    XCTAssertEqual(faults(Bounce(edge: 100, overscroll: 40, velocity: 0)), [])
    XCTAssertEqual(faults(Ease(from: 5, to: 80, duration: 0.3, curve: .easeInOut)), [])
  }

  func testAMotionThatDoesNotRestIsFound() {
    struct Endless: AxisMotion {
      var duration: Double { 1 }
      var destination: Double { 10 }
      func position(time: Double) -> Double { 10 * time }
      func velocity(time: Double) -> Double { 10 }
    }
    XCTAssertEqual(
      faults(Endless()), ["moves on", "still fast", "moves before", "starts elsewhere"])
  }
}
