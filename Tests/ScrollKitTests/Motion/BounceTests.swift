import ScrollKit
import XCTest

final class BounceTests: XCTestCase {
  private func pixels(_ position: Double) -> Double { (position * 3).rounded() / 3 }

  /// The seconds since the motion began, and the offset shown. The motion began 0.74 ms after the
  /// touch ended.
  private let recordedReturn: [(Double, Double)] = [
    (0.006896, -223.333333), (0.023543, -197), (0.040232, -173.333333), (0.056872, -152),
    (0.073526, -133.333333), (0.090205, -116.333333), (0.106893, -101.333333),
    (0.123529, -88.333333), (0.140201, -76.666667), (0.156863, -66.666667),
    (0.173555, -57.666667), (0.190217, -50), (0.206891, -43), (0.223536, -37.333333),
    (0.240222, -32), (0.256925, -27.666667), (0.273556, -23.666667), (0.290237, -20.333333),
    (0.306884, -17.666667), (0.323538, -15), (0.340187, -13), (0.356881, -11),
    (0.373523, -9.666667), (0.390187, -8.333333), (0.406872, -7), (0.423541, -6), (0.440192, -5),
    (0.456863, -4.333333), (0.47352, -3.666667), (0.4902, -3.333333), (0.506848, -2.666667),
    (0.523538, -2.333333), (0.540234, -2), (0.556914, -1.666667), (0.573532, -1.333333),
    (0.60685, -1), (0.64021, -0.666667), (0.690217, -0.333333), (0.690384, 0),
  ]

  func testRecordedReturnFromRest() {
    // A pull of 590 points shows 234.997. The seed for a finger held still is 8.62 sqrt(1 - b /
    // 852) b; 7.33 b was fitted. The sample before the last is shown after the bounce has come
    // within half a point of the edge. A fraction of a frame later it jumps to the edge.
    let source = "recording rubber-band-top (UIScrollView, iOS 26.1)"
    let rows = recordedReturn.map { Row($0.0, $0.1, source) }
    for (velocity, pixelsMet) in [(1723.83, 37), (1722.53, 38)] {
      let bounce = Bounce(edge: 0, overscroll: -234.997, velocity: velocity)
      var exact = 0
      forEachRow("recorded return", rows) { row in
        let shown = pixels(bounce.position(time: row.input))
        XCTAssertEqual(shown, row.expected, accuracy: 0.334)
        if abs(shown - row.expected) < 0.001 { exact += 1 }
      }
      XCTAssertGreaterThanOrEqual(exact, pixelsMet, "of 39")
      XCTAssertEqual(bounce.duration, 0.69, accuracy: 0.015)
    }
  }

  private struct PeakRow: TableRow {
    var overscroll = 0.0
    var velocity, peak: Double
    var source: String
  }

  func testPeaks() {
    let rows = [
      PeakRow(velocity: 1, peak: 0.033490, source: "0.033490 v, measured"),
      PeakRow(velocity: 0, peak: 0, source: "nothing moves"),
      PeakRow(
        velocity: 3000, peak: 100.469393004115,
        source: "v (exp(-10 t) - exp(-12 t)) / 2 at ln(1.2) / 2"),
      PeakRow(
        velocity: -3000, peak: -100.469393004115,
        source: "v (exp(-10 t) - exp(-12 t)) / 2 at ln(1.2) / 2"),
      PeakRow(
        velocity: 3004.8, peak: 100.630144032922,
        source: "v (exp(-10 t) - exp(-12 t)) / 2 at ln(1.2) / 2"),
      PeakRow(
        velocity: 750, peak: 25.1173482510288,
        source: "v (exp(-10 t) - exp(-12 t)) / 2 at ln(1.2) / 2"),
      PeakRow(
        velocity: 14.9, peak: 0.498997985253772,
        source: "v (exp(-10 t) - exp(-12 t)) / 2 at ln(1.2) / 2"),
      PeakRow(
        overscroll: 20, velocity: 900, peak: 45.6434229296931, source: "the zero of the derivative"),
      PeakRow(
        overscroll: 20, velocity: -3000, peak: -86.0155279654683,
        source: "the zero of the derivative"),
      PeakRow(overscroll: 235, velocity: -1723, peak: 235, source: "the zero of the derivative"),
      PeakRow(overscroll: 235, velocity: 0, peak: 235, source: "the zero of the derivative"),
      PeakRow(
        overscroll: -50, velocity: -400, peak: -56.7152664194794,
        source: "the zero of the derivative"),
    ]
    forEachRow("peaks", rows) { row in
      for sign in [1.0, -1] {
        let bounce = Bounce(
          edge: 700, overscroll: sign * row.overscroll, velocity: sign * row.velocity)
        XCTAssertEqual(
          bounce.peak, sign * row.peak, accuracy: row.velocity == 1 ? 5e-7 : 1e-11)
      }
    }
    // The peak is at 0.09116 s.
    let bounce = Bounce(edge: 0, overscroll: 0, velocity: 3000)
    XCTAssertEqual(bounce.position(time: 0.09116), bounce.peak, accuracy: 1e-6)
    XCTAssertEqual(bounce.velocity(time: 0.09116), 0, accuracy: 0.3)
  }

  private struct DurationRow: TableRow {
    var overscroll, velocity, restDistance, duration: Double
    var source = "a scan for the last time at the rest distance, to 40 digits"
  }

  func testDurations() {
    let rows = [
      DurationRow(overscroll: 0, velocity: 3000, restDistance: 0.5, duration: 0.776880666119),
      DurationRow(overscroll: 0, velocity: -3000, restDistance: 0.5, duration: 0.776880666119),
      DurationRow(overscroll: 0, velocity: 14.9, restDistance: 0.5, duration: 0),
      DurationRow(overscroll: 0, velocity: 15, restDistance: 0.5, duration: 0.1002838479538),
      DurationRow(overscroll: 235, velocity: -1723, restDistance: 0.5, duration: 0.6843171086705),
      DurationRow(overscroll: 235, velocity: 0, restDistance: 0.5, duration: 0.7749840138408),
      DurationRow(overscroll: -177, velocity: 1313, restDistance: 0.5, duration: 0.6532720472443),
      DurationRow(overscroll: 235, velocity: -1723, restDistance: 1, duration: 0.6123316934769),
      DurationRow(overscroll: 0, velocity: 3000, restDistance: 0.01, duration: 1.181961889775),
      DurationRow(overscroll: 0.4, velocity: 0, restDistance: 0.5, duration: 0),
      DurationRow(overscroll: 0.5, velocity: 0, restDistance: 0.5, duration: 0),
      DurationRow(overscroll: 0, velocity: 0, restDistance: 0.5, duration: 0),
    ]
    forEachRow("bounce durations", rows) { row in
      let bounce = Bounce(
        edge: 50, overscroll: row.overscroll, velocity: row.velocity,
        restDistance: row.restDistance)
      XCTAssertEqual(bounce.duration, row.duration, accuracy: 1e-9)
      XCTAssertEqual(bounce.position(time: row.duration + 1e-9), 50)
      XCTAssertEqual(bounce.velocity(time: row.duration + 1e-9), 0)
      guard row.duration > 0 else { return }
      let last = bounce.position(time: row.duration - 1e-9)
      XCTAssertEqual(abs(last - 50), row.restDistance, accuracy: 1e-6)
      XCTAssertNotEqual(bounce.velocity(time: row.duration - 1e-9), 0)
    }
    XCTAssertEqual(Bounce.standardRestDistance, 0.5)
    XCTAssertEqual(Bounce(edge: 0, overscroll: 0, velocity: 0).restDistance, 0.5)
  }

  private struct TimeRow: TableRow {
    var overscroll = 20.0
    var velocity = -30.0
    var time, position, speed: Double
    var source: String
  }

  func testTimesOutsideTheMotion() {
    let rows = [
      TimeRow(time: 0, position: 1020, speed: -30, source: "the start"),
      TimeRow(time: -1, position: 1020, speed: -30, source: "before the start"),
      TimeRow(time: .nan, position: 1020, speed: -30, source: "nan: the start"),
      TimeRow(time: 1e300, position: 1000, speed: 0, source: "long after"),
      TimeRow(time: .infinity, position: 1000, speed: 0, source: "long after"),
      TimeRow(
        overscroll: 0.4, velocity: 1, time: 0, position: 1000, speed: 0, source: "rests at once"),
      TimeRow(
        overscroll: 0.4, velocity: 1, time: -1, position: 1000, speed: 0, source: "rests at once"),
      TimeRow(
        overscroll: 0.4, velocity: 1, time: .nan, position: 1000, speed: 0, source: "rests at once"),
      TimeRow(
        overscroll: .nan, velocity: .nan, time: 0.1, position: 1000, speed: 0, source: "nan: zero"),
    ]
    forEachRow("bounce, times outside", rows) { row in
      let bounce = Bounce(edge: 1000, overscroll: row.overscroll, velocity: row.velocity)
      XCTAssertEqual(bounce.position(time: row.time), row.position)
      XCTAssertEqual(bounce.velocity(time: row.time), row.speed)
    }
    XCTAssertEqual(Bounce(edge: .nan, overscroll: 0, velocity: 0).position(time: 1), 0)
  }

  func testAnotherSpring() {
    // The spring is critical, as in the plain model of a bounce: (235 + 11 * 235 t) exp(-11 t).
    let bounce = Bounce(
      edge: 0, overscroll: 235, velocity: 0, spring: Spring(stiffness: 121, damping: 22))
    XCTAssertEqual(bounce.position(time: 0.1), 164.271879805002, accuracy: 1e-10)
  }

  func testExample() {
    let impact = Bounce(edge: 1000, overscroll: 0, velocity: 3000)
    XCTAssertEqual(impact.peak, 100.47, accuracy: 0.005)
    XCTAssertEqual(impact.position(time: impact.duration), 1000)
  }
}
