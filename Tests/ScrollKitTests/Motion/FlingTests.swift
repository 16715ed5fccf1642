@testable import ScrollKit
import XCTest

final class FlingTests: XCTestCase {
  private func pixels(_ position: Double) -> Double { (position * 3).rounded() / 3 }

  /// The seconds since the motion began, and the offset shown. The motion began 0.88 ms after the
  /// touch ended.
  private let recordedImpact: [(Double, Double)] = [
    (0.023257, 39158.33333), (0.039908, 39196.66667), (0.056612, 39222), (0.073244, 39237.33333),
    (0.089924, 39245.33333), (0.106605, 39248.33333), (0.123257, 39247.66667),
    (0.139927, 39244.33333), (0.156605, 39239.33333), (0.17329, 39233.33333), (0.189949, 39227),
    (0.206606, 39220.33333), (0.223261, 39213.66667), (0.239914, 39207), (0.256608, 39201),
    (0.273254, 39195.33333), (0.289917, 39190), (0.306582, 39185.33333), (0.323252, 39180.66667),
    (0.339924, 39177), (0.356593, 39173.33333), (0.373251, 39170.33333), (0.389957, 39167.33333),
    (0.406635, 39165), (0.423273, 39162.66667), (0.439952, 39160.66667), (0.45661, 39159),
    (0.47326, 39157.66667), (0.489938, 39156.33333), (0.506598, 39155.33333),
    (0.523273, 39154.33333), (0.539942, 39153.33333), (0.556581, 39152.66667), (0.573256, 39152),
    (0.589941, 39151.33333), (0.60658, 39151), (0.623281, 39150.66667), (0.639941, 39150),
    (0.673286, 39149.66667), (0.689997, 39149.33333), (0.723284, 39149), (0.756632, 39148.66667),
    (0.80658, 39148.33333), (0.806625, 39148),
  ]

  func testRecordedImpact() {
    let fling = Fling(position: 39088, velocity: 3125, range: 0...39148)
    let source = "recording edge-impact (UIScrollView, iOS 26.1)"
    var exact = 0
    forEachRow("recorded impact", recordedImpact.map { Row($0.0, $0.1, source) }) { row in
      let shown = pixels(fling.position(time: row.input))
      XCTAssertEqual(shown, row.expected, accuracy: 0.334)
      if abs(shown - row.expected) < 0.001 { exact += 1 }
    }
    XCTAssertGreaterThanOrEqual(exact, 40, "of 44 to the pixel")
    XCTAssertEqual(fling.edgeTime ?? 0, 0.0196, accuracy: 5e-6, "19.6 ms")
    // This is the slope of the path at the crossing. The fit of the recording says 3001.9.
    XCTAssertEqual(fling.velocity(time: fling.edgeTime ?? 0), 3001.75275434, accuracy: 1e-6)
    XCTAssertEqual(fling.duration, 0.807, accuracy: 0.017, "a frame")
  }

  private struct FlingRow: TableRow {
    var position, velocity, low, high: Double
    var bounces = true
    var bounceVelocity: Double?
    var edgeTime: Double?
    var duration, destination, time, to, speed: Double
    var source: String
  }

  // The numbers come from the formulas of deceleration and bounce, to 40 digits. The end comes from
  // a scan.

  func testFlings() {
    let rows = [
      FlingRow(
        position: 39088, velocity: 3125, low: 0, high: 39148, edgeTime: 0.01959874775428,
        duration: 0.79654113165, destination: 39148, time: 0.1992, to: 39223.16547797,
        speed: -403.8168606169, source: "recording edge-impact: 60 points before the edge"),
      FlingRow(
        position: 39088, velocity: 3125, low: 0, high: 39148, edgeTime: 0.01959874775428,
        duration: 0.79654113165, destination: 39148, time: 0.478, to: 39157.20095569,
        speed: -79.75207372905, source: "recording edge-impact: 60 points before the edge"),
      FlingRow(
        position: 500, velocity: 1000, low: 0, high: 10000, edgeTime: nil, duration: 2.300281739604,
        destination: 994.01, time: 0.5751, to: 841.21168443084, speed: 316.209049236793,
        source: "inside the range"),
      FlingRow(
        position: 500, velocity: 1000, low: 0, high: 10000, edgeTime: nil, duration: 2.300281739604,
        destination: 994.01, time: 1.38, to: 967.504571439933, speed: 63.1170913027386,
        source: "inside the range"),
      FlingRow(
        position: 500, velocity: -1000, low: 0, high: 10000, edgeTime: nil,
        duration: 2.300281739604, destination: 5.99, time: 0.5751, to: 158.78831556916,
        speed: -316.209049236793, source: "into the lower edge"),
      FlingRow(
        position: 500, velocity: -1000, low: 0, high: 10000, edgeTime: nil,
        duration: 2.300281739604, destination: 5.99, time: 1.38, to: 32.4954285600665,
        speed: -63.1170913027386, source: "into the lower edge"),
      FlingRow(
        position: 500, velocity: -990, low: 0, high: 10000, edgeTime: nil, duration: 2.295261598522,
        destination: 10.98, time: 0.5738, to: 162.607515735661, speed: -313.862756985293,
        source: "into the lower edge, late"),
      FlingRow(
        position: 500, velocity: -990, low: 0, high: 10000, edgeTime: nil, duration: 2.295261598522,
        destination: 10.98, time: 1.377, to: 37.3583079534375, speed: -62.8623405880512,
        source: "into the lower edge, late"),
      FlingRow(
        position: 9900, velocity: 1000, low: 0, high: 10000, edgeTime: 0.11171047978,
        duration: 0.7470846539043, destination: 10000, time: 0.1868, to: 10026.28477825,
        speed: 61.57099006865, source: "into the upper edge"),
      FlingRow(
        position: 9900, velocity: 1000, low: 0, high: 10000, edgeTime: 0.11171047978,
        duration: 0.7470846539043, destination: 10000, time: 0.4483, to: 10006.75676931,
        speed: -53.49782935874, source: "into the upper edge"),
      FlingRow(
        position: 500, velocity: 8, low: 0, high: 10000, edgeTime: nil, duration: 0,
        destination: 500, time: 0.25, to: 500, speed: 0, source: "slower than the stop speed"),
      FlingRow(
        position: 500, velocity: 8, low: 0, high: 10000, edgeTime: nil, duration: 0,
        destination: 500, time: 0.6, to: 500, speed: 0, source: "slower than the stop speed"),
      FlingRow(
        position: 0, velocity: -800, low: 0, high: 10000, edgeTime: 0, duration: 0.6354285270534,
        destination: 0, time: 0.1589, to: -22.20760992234, speed: 103.3510202835,
        source: "at the edge, outwards"),
      FlingRow(
        position: 0, velocity: -800, low: 0, high: 10000, edgeTime: 0, duration: 0.6354285270534,
        destination: 0, time: 0.3813, to: -4.707970862019, speed: 38.84786041028,
        source: "at the edge, outwards"),
      FlingRow(
        position: 0, velocity: 800, low: 0, high: 10000, edgeTime: nil, duration: 2.188821572951,
        destination: 394.21, time: 0.5472, to: 265.717993892404, speed: 267.499010235663,
        source: "at the edge, inwards"),
      FlingRow(
        position: 0, velocity: 800, low: 0, high: 10000, edgeTime: nil, duration: 2.188821572951,
        destination: 394.21, time: 1.313, to: 370.386816643336, speed: 57.741850414156,
        source: "at the edge, inwards"),
      FlingRow(
        position: -200, velocity: 0, low: 0, high: 10000, edgeTime: 0, duration: 0.7581172071392,
        destination: 0, time: 0.1895, to: -77.4822452963674, speed: 569.022939445048,
        source: "past the lower edge, at rest"),
      FlingRow(
        position: -200, velocity: 0, low: 0, high: 10000, edgeTime: 0, duration: 0.7581172071392,
        destination: 0, time: 0.4549, to: -8.43466917282598, speed: 75.8293655772709,
        source: "past the lower edge, at rest"),
      FlingRow(
        position: -200, velocity: -900, low: 0, high: 10000, edgeTime: 0, duration: 0.7902088568846,
        destination: 0, time: 0.1976, to: -93.3428292812947, speed: 662.65930442432,
        source: "past the lower edge, outwards"),
      FlingRow(
        position: -200, velocity: -900, low: 0, high: 10000, edgeTime: 0, duration: 0.7902088568846,
        destination: 0, time: 0.4741, to: -9.50002294481537, speed: 85.1915660441735,
        source: "past the lower edge, outwards"),
      FlingRow(
        position: -200, velocity: 300, low: 0, high: 10000, edgeTime: 0, duration: 0.7448174609055,
        destination: 0, time: 0.1862, to: -72.1317833228727, speed: 539.322047759842,
        source: "past the lower edge, too slow to get back"),
      FlingRow(
        position: -200, velocity: 300, low: 0, high: 10000, edgeTime: 0, duration: 0.7448174609055,
        destination: 0, time: 0.4469, to: -8.0471096527987, speed: 72.5019011605472,
        source: "past the lower edge, too slow to get back"),
      FlingRow(
        position: -200, velocity: 1500, low: 0, high: 10000, edgeTime: nil,
        duration: 2.502811493459, destination: 543.51, time: 0.6257, to: 334.619353495604,
        speed: 428.61853006893, source: "past the lower edge, back into the range"),
      FlingRow(
        position: -200, velocity: 1500, low: 0, high: 10000, edgeTime: nil,
        duration: 2.502811493459, destination: 543.51, time: 1.502, to: 511.494624254529,
        speed: 74.1590696302018, source: "past the lower edge, back into the range"),
      FlingRow(
        position: -200, velocity: 3000, low: 0, high: 1000, edgeTime: 0.8079341098347,
        duration: 1.411160748758, destination: 1000, time: 0.3528, to: 558.285257120965,
        speed: 1480.39026629065, source: "past the lower edge, and over the upper one"),
      FlingRow(
        position: -200, velocity: 3000, low: 0, high: 1000, edgeTime: 0.8079341098347,
        duration: 1.411160748758, destination: 1000, time: 0.8468, to: 1015.073961272,
        speed: 222.2272111746, source: "past the lower edge, and over the upper one"),
      FlingRow(
        position: 10200, velocity: 900, low: 0, high: 10000, edgeTime: 0, duration: 0.7902088568846,
        destination: 10000, time: 0.1976, to: 10093.3428292813, speed: -662.65930442432,
        source: "past the upper edge, outwards"),
      FlingRow(
        position: 10200, velocity: 900, low: 0, high: 10000, edgeTime: 0, duration: 0.7902088568846,
        destination: 10000, time: 0.4741, to: 10009.5000229448, speed: -85.1915660441735,
        source: "past the upper edge, outwards"),
      FlingRow(
        position: 10200, velocity: -300, low: 0, high: 10000, edgeTime: 0,
        duration: 0.7448174609055, destination: 10000, time: 0.1862, to: 10072.1317833229,
        speed: -539.322047759842, source: "past the upper edge, too slow to get back"),
      FlingRow(
        position: 10200, velocity: -300, low: 0, high: 10000, edgeTime: 0,
        duration: 0.7448174609055, destination: 10000, time: 0.4469, to: 10008.0471096528,
        speed: -72.5019011605472, source: "past the upper edge, too slow to get back"),
      FlingRow(
        position: 10200, velocity: -1500, low: 0, high: 10000, edgeTime: nil,
        duration: 2.502811493459, destination: 9456.49, time: 0.6257, to: 9665.3806465044,
        speed: -428.61853006893, source: "past the upper edge, back into the range"),
      FlingRow(
        position: 10200, velocity: -1500, low: 0, high: 10000, edgeTime: nil,
        duration: 2.502811493459, destination: 9456.49, time: 1.502, to: 9488.50537574547,
        speed: -74.1590696302018, source: "past the upper edge, back into the range"),
      FlingRow(
        position: 1200, velocity: -3500, low: 0, high: 1000, edgeTime: 0.5803362671038,
        duration: 1.249699014213, destination: 0, time: 0.3125, to: 387.749216441076,
        speed: -1872.24291871959, source: "past the upper edge, and over the lower one"),
      FlingRow(
        position: 1200, velocity: -3500, low: 0, high: 1000, edgeTime: 0.5803362671038,
        duration: 1.249699014213, destination: 0, time: 0.7499, to: -28.86824596334,
        speed: 145.6720349113, source: "past the upper edge, and over the lower one"),
      FlingRow(
        position: -200, velocity: -625, low: 0, high: 10000, bounceVelocity: -900, edgeTime: 0,
        duration: 0.7902088568846, destination: 0, time: 0.1976, to: -93.3428292812947,
        speed: 662.65930442432, source: "past the edge, velocity of its own"),
      FlingRow(
        position: -200, velocity: -625, low: 0, high: 10000, bounceVelocity: -900, edgeTime: 0,
        duration: 0.7902088568846, destination: 0, time: 0.4741, to: -9.50002294481537,
        speed: 85.1915660441735, source: "past the edge, velocity of its own"),
      FlingRow(
        position: -235, velocity: 0, low: 0, high: 39148, bounceVelocity: 1723, edgeTime: 0,
        duration: 0.6843171086705, destination: 0, time: 0.1711, to: -58.8762801149232,
        speed: 508.303897480769, source: "past the edge, kicked towards it"),
      FlingRow(
        position: -235, velocity: 0, low: 0, high: 39148, bounceVelocity: 1723, edgeTime: 0,
        duration: 0.6843171086705, destination: 0, time: 0.4106, to: -6.76387398600845,
        speed: 63.0950176753227, source: "past the edge, kicked towards it"),
      FlingRow(
        position: 9900, velocity: 1000, low: 0, high: 10000, bounces: false,
        edgeTime: 0.11171047978, duration: 0.11171047978, destination: 10000, time: 0.02793,
        to: 9927.13630544392, speed: 945.618626364883, source: "into the upper edge, no bounce"),
      FlingRow(
        position: 9900, velocity: 1000, low: 0, high: 10000, bounces: false,
        edgeTime: 0.11171047978, duration: 0.11171047978, destination: 10000, time: 0.06703,
        to: 9962.66431940758, speed: 874.420201588014, source: "into the upper edge, no bounce"),
      FlingRow(
        position: 500, velocity: -1000, low: 0, high: 10000, bounces: false, edgeTime: nil,
        duration: 2.300281739604, destination: 5.99, time: 0.5751, to: 158.78831556916,
        speed: -316.209049236793, source: "into the lower edge, no bounce"),
      FlingRow(
        position: 500, velocity: -1000, low: 0, high: 10000, bounces: false, edgeTime: nil,
        duration: 2.300281739604, destination: 5.99, time: 1.38, to: 32.4954285600665,
        speed: -63.1170913027386, source: "into the lower edge, no bounce"),
      FlingRow(
        position: -200, velocity: -900, low: 0, high: 10000, bounces: false, edgeTime: 0,
        duration: 0.7581172071392, destination: 0, time: 0.1895, to: -77.4822452963674,
        speed: 569.022939445048, source: "past the lower edge, no bounce"),
      FlingRow(
        position: -200, velocity: -900, low: 0, high: 10000, bounces: false, edgeTime: 0,
        duration: 0.7581172071392, destination: 0, time: 0.4549, to: -8.43466917282598,
        speed: 75.8293655772709, source: "past the lower edge, no bounce"),
      FlingRow(
        position: 300, velocity: 700, low: 0, high: 0, edgeTime: 0, duration: 0.8183073383153,
        destination: 0, time: 0.2046, to: 119.074234719679, speed: -873.112056475648,
        source: "past the end of an empty range"),
      FlingRow(
        position: 300, velocity: 700, low: 0, high: 0, edgeTime: 0, duration: 0.8183073383153,
        destination: 0, time: 0.491, to: 10.7421706059354, speed: -97.2043474463419,
        source: "past the end of an empty range"),
      FlingRow(
        position: 0, velocity: 700, low: 0, high: 0, edgeTime: 0, duration: 0.6209204478992,
        destination: 0, time: 0.1553, to: 19.75485083164, speed: -89.07790851302,
        source: "in an empty range"),
      FlingRow(
        position: 0, velocity: 700, low: 0, high: 0, edgeTime: 0, duration: 0.6209204478992,
        destination: 0, time: 0.3726, to: 4.424961873923, speed: -36.25411647418,
        source: "in an empty range"),
      FlingRow(
        position: -30, velocity: -700, low: -64, high: -64, edgeTime: 0.0511520722534,
        duration: 0.6609107004604, destination: -64, time: 0.1653, to: -84.57251576429,
        speed: 45.28878232907, source: "an empty range at an inset"),
      FlingRow(
        position: -30, velocity: -700, low: -64, high: -64, edgeTime: 0.0511520722534,
        duration: 0.6609107004604, destination: -64, time: 0.3966, to: -68.97608052454,
        speed: 39.76368127679, source: "an empty range at an inset"),
    ]
    forEachRow("flings", rows) { row in
      let fling = Fling(
        position: row.position, velocity: row.velocity, range: row.low...row.high,
        bounces: row.bounces, bounceVelocity: row.bounceVelocity)
      XCTAssertEqual(fling.edgeTime == nil, row.edgeTime == nil)
      XCTAssertEqual(fling.edgeTime ?? 0, row.edgeTime ?? 0, accuracy: 1e-11)
      XCTAssertEqual(fling.duration, row.duration, accuracy: 1e-10)
      XCTAssertEqual(fling.destination, row.destination, accuracy: 1e-9)
      XCTAssertEqual(fling.position(time: row.time), row.to, accuracy: 1e-8)
      XCTAssertEqual(fling.velocity(time: row.time), row.speed, accuracy: 1e-7)
      XCTAssertEqual(fling.position(time: row.duration + 1e-6), row.destination, accuracy: 1e-9)
      XCTAssertEqual(fling.velocity(time: row.duration + 1e-6), 0)
      // The same fling, moved by 1000.
      let moved = Fling(
        position: row.position + 1000, velocity: row.velocity,
        range: (row.low + 1000)...(row.high + 1000), bounces: row.bounces,
        bounceVelocity: row.bounceVelocity)
      XCTAssertEqual(moved.position(time: row.time), 1000 + row.to, accuracy: 1e-8)
      XCTAssertEqual(moved.velocity(time: row.time), row.speed, accuracy: 1e-7)
      XCTAssertEqual(moved.destination, 1000 + row.destination, accuracy: 1e-9)
      XCTAssertEqual(moved.duration, row.duration, accuracy: 1e-10)
    }
  }

  func testRateAndSpringAreUsed() {
    // At the fast rate it goes 0.099 * 990 points from the start.
    let fast = Fling(position: 0, velocity: 1000, range: 0...500, rate: 0.99)
    XCTAssertEqual(fast.destination, 98.01, accuracy: 1e-9)
    let other = Spring(stiffness: 121, damping: 22)
    let back = Fling(position: 235, velocity: 0, range: -10...0, spring: other)
    XCTAssertEqual(back.position(time: 0.1), 164.271879805002, accuracy: 1e-10)
    let impact = Fling(position: 0, velocity: 1000, range: -10...0, spring: other)
    XCTAssertEqual(impact.position(time: 0.1), 33.2537990478145, accuracy: 1e-10)
  }

  func testAnEdgeJustShortOfTheRest() {
    // The edge is crossed just before the rest and not at the start, whatever the rounding.
    for step in 0..<1000 {
      let start = 0.37 * Double(step)
      let velocity = 500 + 3.7 * Double(step)
      let rest = Deceleration(position: start, velocity: velocity).destination
      let fling = Fling(position: start, velocity: velocity, range: -1e4...rest.nextDown)
      XCTAssertEqual(
        fling.edgeTime ?? .nan, Deceleration(position: start, velocity: velocity).duration,
        accuracy: 1e-9)
      XCTAssertEqual(fling.position(time: 0), start)
    }
  }

  func testExample() {
    let fling = Fling(position: 39088, velocity: 3125, range: 0...39148)
    XCTAssertEqual(fling.edgeTime ?? 0, 0.0196, accuracy: 0.00005)
    XCTAssertEqual(fling.destination, 39148)
  }
}
