import ScrollKit
import XCTest

final class DecelerationTests: XCTestCase {
  private func pixels(_ position: Double) -> Double { (position * 3).rounded() / 3 }

  private struct TargetRow: TableRow {
    var position, velocity: Double
    var rate = 0.998
    var target: Double
    var source: String
  }

  func testReportedTargets() {
    let measured = "targets of a real UIScrollView, iOS 26.5"
    let rows = [
      TargetRow(
        position: 400.0, velocity: 480.834, rate: 0.998,
        target: 635.3333,
        source: measured),
      TargetRow(
        position: 1755.67, velocity: 307.76, rate: 0.998,
        target: 1904.33334,
        source: measured),
      TargetRow(
        position: 2315.67, velocity: 677.054, rate: 0.998,
        target: 2649,
        source: measured),
      TargetRow(
        position: 4029.0, velocity: 2530.246, rate: 0.998,
        target: 5288,
        source: measured),
      TargetRow(
        position: 8662.33, velocity: 756.662, rate: 0.99,
        target: 8736.667,
        source: measured),
      TargetRow(
        position: 9549.33, velocity: 2347.413, rate: 0.99,
        target: 9782,
        source: measured),
      TargetRow(
        position: 5326, velocity: 3000, target: 6819.667,
        source: "recording of a flick at 3000 (UIScrollView, iOS 26.1)"),
      TargetRow(
        position: 5074, velocity: 750, target: 5443.666667,
        source: "recording decelerate-750 (UIScrollView, iOS 26.1)"),
      TargetRow(position: 300, velocity: 10, target: 300, source: "definition: stop speed"),
      TargetRow(position: 300, velocity: -9, target: 300, source: "definition: stop speed"),
      TargetRow(position: 300, velocity: 900, rate: 0, target: 300, source: "definition: rate 0"),
    ]
    forEachRow("reported targets", rows) { row in
      for sign in [1.0, -1] {
        let fling = Deceleration(
          position: sign * row.position, velocity: sign * row.velocity, rate: row.rate)
        XCTAssertEqual(pixels(fling.reportedTarget), sign * row.target, accuracy: 0.0005)
      }
    }
  }

  func testRestFallsShortOfTheReportedTarget() {
    // The other numbers of the same recordings.
    let rows = [
      TargetRow(
        position: 5326, velocity: 3000, target: 6818, source: "recording of a flick at 3000"),
      TargetRow(
        position: 5074, velocity: 750, target: 5443.333333, source: "recording decelerate-750"),
      TargetRow(position: 400, velocity: 480.834, target: 635, source: "recording, iOS 26.5"),
    ]
    forEachRow("recorded rests", rows) { row in
      let fling = Deceleration(position: row.position, velocity: row.velocity)
      XCTAssertEqual(pixels(fling.destination), row.target, accuracy: 0.0005)
      XCTAssertEqual(
        fling.reportedTarget - fling.destination, 0.0005 * (row.velocity - 10), accuracy: 0.002)
    }
  }

  private struct FactorRow: TableRow {
    var rate, path, target: Double
    var source: String
  }

  func testFactors() {
    let clamped = "definition: rates are held within 0...0.9999"
    let greatest = (path: 9.999, target: 9.99949999166625)
    let normal = (path: 0.499, target: 0.499499833166455)
    let rows = [
      FactorRow(rate: 0.998, path: normal.path, target: normal.target, source: "d / (1 - d)"),
      FactorRow(rate: 0.99, path: 0.099, target: 0.0994991624734222, source: "d / (1 - d)"),
      FactorRow(rate: 0.5, path: 0.001, target: 0.00144269504088896, source: "d / (1 - d)"),
      FactorRow(rate: 0.9, path: 0.009, target: 0.0094912215810299, source: "d / (1 - d)"),
      FactorRow(rate: 0.9999, path: 9.999, target: greatest.target, source: "d / (1 - d)"),
      FactorRow(rate: 0, path: 0, target: 0, source: "the limit at 0"),
      FactorRow(rate: -1, path: 0, target: 0, source: clamped),
      FactorRow(rate: 1, path: greatest.path, target: greatest.target, source: clamped),
      FactorRow(rate: 2, path: greatest.path, target: greatest.target, source: clamped),
      FactorRow(rate: .infinity, path: greatest.path, target: greatest.target, source: clamped),
      FactorRow(rate: .nan, path: normal.path, target: normal.target, source: "nan: normal rate"),
    ]
    forEachRow("deceleration factors", rows) { row in
      XCTAssertEqual(Deceleration.pathFactor(rate: row.rate), row.path, accuracy: 1e-11)
      XCTAssertEqual(Deceleration.targetFactor(rate: row.rate), row.target, accuracy: 1e-11)
      let fling = Deceleration(position: 0, velocity: 1010, rate: row.rate)
      XCTAssertEqual(fling.destination, 1000 * row.path, accuracy: 1e-8)
      XCTAssertEqual(fling.reportedTarget, 1000 * row.target, accuracy: 1e-8)
    }
    XCTAssertEqual(Deceleration.normalRate, 0.998)
    XCTAssertEqual(Deceleration.fastRate, 0.99)
    XCTAssertEqual(Deceleration.maximumRate, 0.9999)
    XCTAssertEqual(Deceleration.standardRestSpeed, 10)
  }

  private struct DurationRow: TableRow {
    var velocity, rate, duration, rest: Double
    var source = "ln(10 / |v|) / (1000 ln d) and F (|v| - 10), to 40 digits"
  }

  func testDurationsAndDestinations() {
    let rows = [
      DurationRow(
        velocity: 3000, rate: 0.998, duration: 2.849, rest: 1492.01, source: "measured: 2849 ms"),
      DurationRow(
        velocity: 750, rate: 0.998, duration: 2.157, rest: 369.26, source: "measured: 2157 ms"),
      DurationRow(
        velocity: 480.8, rate: 0.998, duration: 1.9345, rest: 234.9292,
        source: "measured: 1934.5 ms"),
    ]
    forEachRow("measured durations", rows) { row in
      let fling = Deceleration(position: 40, velocity: row.velocity, rate: row.rate)
      XCTAssertEqual(fling.duration, row.duration, accuracy: 0.0005)
      XCTAssertEqual(fling.destination, 40 + row.rest, accuracy: 1e-9)
    }
    let computed = [
      DurationRow(
        velocity: 10.000001, rate: 0.998, duration: 4.99499807817639e-8, rest: 4.98999999626548e-7),
      DurationRow(
        velocity: 10.000001, rate: 0.99, duration: 9.94991574239992e-9, rest: 9.89999999259084e-8),
      DurationRow(velocity: 11, rate: 0.998, duration: 0.0476074189113251, rest: 0.499),
      DurationRow(velocity: 11, rate: 0.99, duration: 0.0094832830657216, rest: 0.099),
      DurationRow(velocity: 20, rate: 0.998, duration: 0.346226901049492, rest: 4.99),
      DurationRow(velocity: 20, rate: 0.99, duration: 0.0689675639365285, rest: 0.99),
      DurationRow(velocity: 187.5, rate: 0.998, duration: 1.46413079031056, rest: 88.5725),
      DurationRow(velocity: 187.5, rate: 0.99, duration: 0.291651323412761, rest: 17.5725),
      DurationRow(velocity: 262.58, rate: 0.998, duration: 1.63235082169657, rest: 126.03742),
      DurationRow(velocity: 262.58, rate: 0.99, duration: 0.325160348086615, rest: 25.00542),
      DurationRow(velocity: 500, rate: 0.998, duration: 1.95405483855469, rest: 244.51),
      DurationRow(velocity: 500, rate: 0.99, duration: 0.38924301261686, rest: 48.51),
      DurationRow(velocity: 1000, rate: 0.998, duration: 2.30028173960419, rest: 494.01),
      DurationRow(velocity: 1000, rate: 0.99, duration: 0.458210576553389, rest: 98.01),
      DurationRow(velocity: 3125, rate: 0.998, duration: 2.86942897396091, rest: 1554.385),
      DurationRow(velocity: 3125, rate: 0.99, duration: 0.571583333424135, rest: 308.385),
      DurationRow(velocity: 8000, rate: 0.998, duration: 3.33896244275266, rest: 3987.01),
      DurationRow(velocity: 8000, rate: 0.99, duration: 0.665113268362974, rest: 791.01),
      DurationRow(velocity: 1000000, rate: 0.998, duration: 5.75070434901046, rest: 498995.01),
      DurationRow(velocity: 1000000, rate: 0.99, duration: 1.14552644138347, rest: 98999.01),
      DurationRow(velocity: 1000, rate: 0.5, duration: 0.00664385618977472, rest: 0.99),
      DurationRow(velocity: 1000, rate: 0.9, duration: 0.0437086906535657, rest: 8.91),
      DurationRow(velocity: 1000, rate: 0.9999, duration: 46.0493992364096, rest: 9899.01),
      DurationRow(
        velocity: 1000, rate: 0.000001, duration: 0.000333333333333333, rest: 9.9000099000099e-7),
      DurationRow(velocity: -750, rate: 0.998, duration: 2.15658459240954, rest: -369.26),
      DurationRow(velocity: -3000, rate: 0.99, duration: 0.567521579158875, rest: -296.01),
    ]
    forEachRow("durations and destinations", computed) { row in
      let fling = Deceleration(position: -7, velocity: row.velocity, rate: row.rate)
      XCTAssertEqual(fling.duration, row.duration, accuracy: 1e-11 * (1 + row.duration))
      XCTAssertEqual(fling.destination, -7 + row.rest, accuracy: 1e-11 * (10 + abs(row.rest)))
      // The inverse functions give back the velocity and the rate.
      XCTAssertEqual(
        Deceleration.velocity(toRestAt: -7 + row.rest, from: -7, rate: row.rate), row.velocity,
        accuracy: 1e-8 * abs(row.velocity))
      // If the start speed is a millionth above the stop speed, the distance has too few digits to
      // find the rate.
      guard abs(row.rest) > 1e-4 else { return }
      let slower = Deceleration(position: -7, velocity: row.velocity, rate: 0.97)
      XCTAssertEqual(slower.rate(toRestAt: -7 + row.rest) ?? .nan, row.rate, accuracy: 1e-9)
    }
  }

  private struct PathRow: TableRow {
    var velocity, rate, time, position, speed: Double
    var source = "100 + v F (1 - d^(1000 t)) and v d^(1000 t), to 40 digits"
  }

  func testPaths() {
    let rows = [
      PathRow(velocity: 3000, rate: 0.998, time: 0.001, position: 102.994, speed: 2994),
      PathRow(
        velocity: 3000, rate: 0.998, time: 0.0166667, position: 149.125921925699,
        speed: 2901.55125866593),
      PathRow(
        velocity: 3000, rate: 0.998, time: 0.1, position: 371.605493381424, speed: 2455.70041406528),
      PathRow(
        velocity: 3000, rate: 0.998, time: 0.25, position: 689.478083054637, speed: 1818.68119628329
      ),
      PathRow(
        velocity: 3000, rate: 0.998, time: 0.5, position: 1046.83565147883, speed: 1102.53376457148),
      PathRow(velocity: 750, rate: 0.998, time: 0.001, position: 100.7485, speed: 748.5),
      PathRow(
        velocity: 750, rate: 0.998, time: 0.0166667, position: 112.281480481425,
        speed: 725.387814666484),
      PathRow(
        velocity: 750, rate: 0.998, time: 0.1, position: 167.901373345356, speed: 613.925103516321),
      PathRow(
        velocity: 750, rate: 0.998, time: 0.25, position: 247.369520763659, speed: 454.670299070823),
      PathRow(
        velocity: 750, rate: 0.998, time: 0.5, position: 336.708912869708, speed: 275.633441142869),
      PathRow(velocity: -2000, rate: 0.99, time: 0.001, position: 98.02, speed: -1980),
      PathRow(
        velocity: -2000, rate: 0.99, time: 0.0166667, position: 69.4627767356737,
        speed: -1691.54319935024),
      PathRow(
        velocity: -2000, rate: 0.99, time: 0.1, position: -25.5255964279006,
        speed: -732.064682546459),
      PathRow(
        velocity: -2000, rate: 0.99, time: 0.25, position: -81.9504137998881,
        speed: -162.117032324363),
      PathRow(
        velocity: -2000, rate: 0.99, time: 0.5, position: -96.6990443576019,
        speed: -13.1409660848293),
      PathRow(velocity: 1200, rate: 0.95, time: 0.001, position: 101.14, speed: 1140),
      PathRow(
        velocity: 1200, rate: 0.95, time: 0.0166667, position: 113.102476085359,
        speed: 510.395995507407),
    ]
    forEachRow("deceleration paths", rows) { row in
      let fling = Deceleration(position: 100, velocity: row.velocity, rate: row.rate)
      XCTAssertEqual(fling.position(time: row.time), row.position, accuracy: 1e-9)
      XCTAssertEqual(fling.velocity(time: row.time), row.speed, accuracy: 1e-9)
      XCTAssertEqual(fling.time(at: row.position) ?? .nan, row.time, accuracy: 1e-12)
    }
  }

  private struct TimeRow: TableRow {
    var velocity = 750.0
    var rate = 0.998
    var place: Double
    var time: Double?
    var source: String
  }

  func testTimesAtPositions() {
    let rows = [
      TimeRow(place: 100, time: 0, source: "the start"),
      TimeRow(place: .nan, time: 0, source: "nan: the start"),
      TimeRow(place: 99.999, time: nil, source: "behind the start"),
      TimeRow(
        place: 469.259999999, time: 2.15658459231, source: "just before the rest: 100 + 0.499 * 740"
      ),
      TimeRow(place: 469.2601, time: nil, source: "past the rest"),
      TimeRow(place: 474, time: nil, source: "short of v F, past the rest"),
      TimeRow(place: 1e300, time: nil, source: "past the rest"),
      TimeRow(
        velocity: -750, place: -269.259999999, time: 2.15658459231, source: "the rest, mirrored"),
      TimeRow(velocity: -750, place: 100.1, time: nil, source: "behind the start, mirrored"),
      TimeRow(velocity: -750, place: -270, time: nil, source: "past the rest, mirrored"),
      TimeRow(velocity: 9, place: 101, time: nil, source: "slower than the stop speed"),
      TimeRow(velocity: 9, place: 100, time: 0, source: "slower than the stop speed, the start"),
      TimeRow(rate: 0, place: 101, time: nil, source: "rate 0"),
    ]
    forEachRow("times at positions", rows) { row in
      let fling = Deceleration(position: 100, velocity: row.velocity, rate: row.rate)
      let time = fling.time(at: row.place)
      XCTAssertEqual(time == nil, row.time == nil)
      XCTAssertEqual(time ?? 0, row.time ?? 0, accuracy: 1e-9)
    }
  }

  func testTheDestinationHasATimeWhateverTheRounding() {
    // Rounding puts the distance over v F on either side of the value that gives the duration.
    for step in 0..<2000 {
      let fling = Deceleration(position: 0.37 * Double(step), velocity: 11 + 3.7 * Double(step))
      let time = fling.time(at: fling.destination)
      XCTAssertEqual(time ?? .nan, fling.duration, accuracy: 1e-9)
      XCTAssertLessThanOrEqual(time ?? .nan, fling.duration)
    }
  }

  private struct StopRow: TableRow {
    var velocity: Double
    var rate = 0.998
    var restSpeed = 10.0
    var time, position, speed: Double
    var source: String
  }

  func testStartsAndStops() {
    let slow = "definition: a start at the stop speed or slower rests at once"
    let rows = [
      StopRow(velocity: 10, time: 0, position: 50, speed: 10, source: slow),
      StopRow(velocity: 10, time: 1e-9, position: 50, speed: 0, source: slow),
      StopRow(velocity: -10, time: 1, position: 50, speed: 0, source: slow),
      StopRow(velocity: 3, time: 0.1, position: 50, speed: 0, source: slow),
      StopRow(velocity: 0, time: 0.1, position: 50, speed: 0, source: slow),
      StopRow(velocity: 750, rate: 0, time: 0, position: 50, speed: 750, source: "rate 0"),
      StopRow(velocity: 750, rate: 0, time: 0.01, position: 50, speed: 0, source: "rate 0"),
      StopRow(velocity: 750, rate: -3, time: 0.01, position: 50, speed: 0, source: "rate < 0"),
      StopRow(velocity: 750, time: 0, position: 50, speed: 750, source: "the start"),
      StopRow(velocity: 750, time: -1, position: 50, speed: 750, source: "before the start"),
      StopRow(velocity: 750, time: .nan, position: 50, speed: 750, source: "nan: the start"),
      StopRow(
        velocity: 750, time: 2.1565, position: 419.2595, speed: 10, source: "before 2.1565846"),
      StopRow(velocity: 750, time: 2.1566, position: 419.26, speed: 0, source: "after 2.1565846"),
      StopRow(velocity: 750, time: 1e300, position: 419.26, speed: 0, source: "long after"),
      StopRow(
        velocity: 750, restSpeed: 0, time: 60, position: 424.25, speed: 0,
        source: "definition: 50 + 0.499 (750 - 0.000001), stop speeds are a millionth at least"),
      StopRow(
        velocity: 750, restSpeed: .nan, time: 60, position: 424.25, speed: 0, source: "nan: zero"),
      StopRow(
        velocity: 750, restSpeed: 100, time: 2, position: 374.35, speed: 0,
        source: "50 + 0.499 (750 - 100)"),
      StopRow(velocity: .nan, time: 1, position: 50, speed: 0, source: "nan: zero"),
    ]
    forEachRow("starts and stops", rows) { row in
      let fling = Deceleration(
        position: 50, velocity: row.velocity, rate: row.rate, restSpeed: row.restSpeed)
      XCTAssertEqual(fling.position(time: row.time), row.position, accuracy: 0.001)
      XCTAssertEqual(fling.velocity(time: row.time), row.speed, accuracy: 0.002)
    }
    XCTAssertEqual(Deceleration(position: .nan, velocity: 0).destination, 0)
  }

  private struct InverseRow: TableRow {
    var destination: Double
    var rate = 0.998
    var restSpeed = 10.0
    var velocity: Double
    var source: String
  }

  func testVelocitiesForDestinations() {
    let rows = [
      InverseRow(destination: 599, velocity: 1010, source: "(R - x0) / F + 10"),
      InverseRow(destination: -399, velocity: -1010, source: "(R - x0) / F - 10"),
      InverseRow(destination: 199, rate: 0.99, velocity: 1010, source: "(R - x0) / F + 10"),
      InverseRow(destination: 599, restSpeed: 0, velocity: 1000.000001, source: "(R - x0) / F"),
      InverseRow(destination: 599, restSpeed: -5, velocity: 1000.000001, source: "as 0"),
      InverseRow(destination: 599, restSpeed: 50, velocity: 1050, source: "(R - x0) / F + 50"),
      InverseRow(destination: 100, velocity: 0, source: "no distance"),
      InverseRow(destination: 500, rate: 0, velocity: 0, source: "rate 0: no way there"),
      InverseRow(destination: .nan, velocity: -210.400801603206, source: "nan: zero"),
      InverseRow(destination: 1099.9, rate: 1, velocity: 110, source: "as 0.9999: F = 9.999"),
    ]
    forEachRow("velocities for destinations", rows) { row in
      let velocity = Deceleration.velocity(
        toRestAt: row.destination, from: 100, rate: row.rate, restSpeed: row.restSpeed)
      XCTAssertEqual(velocity, row.velocity, accuracy: 1e-8)
    }
    XCTAssertEqual(
      Deceleration.velocity(toRestAt: 499, from: .nan), 1010, accuracy: 1e-8, "nan: zero")
  }

  private struct RateRow: TableRow {
    var velocity = 1010.0
    var destination: Double
    var rate: Double?
    var source: String
  }

  func testRatesForDestinations() {
    let formula = "L / (L + v - s), per millisecond"
    let rows = [
      RateRow(destination: 599, rate: 0.998, source: formula),
      RateRow(destination: 199, rate: 0.99, source: formula),
      RateRow(destination: 101, rate: 0.5, source: formula),
      RateRow(velocity: -1010, destination: -399, rate: 0.998, source: formula),
      RateRow(destination: 10099, rate: 0.9999, source: "F = 9.999"),
      RateRow(destination: 10100, rate: nil, source: "too far for 0.9999"),
      RateRow(destination: 100, rate: nil, source: "no distance"),
      RateRow(destination: 99, rate: nil, source: "behind"),
      RateRow(velocity: -1010, destination: 101, rate: nil, source: "behind"),
      RateRow(velocity: 10, destination: 101, rate: nil, source: "no faster than the stop speed"),
      RateRow(velocity: -10, destination: 99, rate: nil, source: "no faster than the stop speed"),
      RateRow(velocity: -1010, destination: .nan, rate: 0.990099009900990, source: "nan: zero"),
      RateRow(destination: .nan, rate: nil, source: "nan: zero, behind"),
    ]
    forEachRow("rates for destinations", rows) { row in
      // For 0.9999 the destination is at the greatest distance, so rounding decides. The start
      // moves a little closer.
      let nudge = row.rate == 0.9999 ? 1e-6 : 0
      let fling = Deceleration(position: 100 + nudge, velocity: row.velocity)
      let rate = fling.rate(toRestAt: row.destination)
      XCTAssertEqual(rate == nil, row.rate == nil)
      XCTAssertEqual(rate ?? 0, row.rate ?? 0, accuracy: 1e-12 + nudge)
    }
  }

  /// The seconds since the motion began, and the offset shown. The motion began 0.95 ms after the
  /// touch ended.
  private let recorded: [(Double, Double)] = [
    (0.009665, 5081.333333),
    (0.026341, 5093.333333),
    (0.043029, 5105),
    (0.059676, 5116),
    (0.076349, 5127),
    (0.093022, 5137.666667),
    (0.143031, 5167.333333),
    (0.243031, 5218),
    (0.343028, 5260),
    (0.442998, 5294),
    (0.543011, 5322),
    (0.642997, 5345),
    (0.74304, 5363.666667),
    (0.843018, 5379),
    (0.943016, 5391.666667),
    (1.043, 5402),
    (1.14302, 5410.333333),
    (1.24304, 5417),
    (1.34305, 5422.666667),
    (1.44305, 5427.333333),
    (1.54301, 5431.333333),
    (1.64299, 5434.333333),
    (1.74302, 5436.666667),
    (1.84303, 5439),
    (1.94305, 5440.666667),
    (2.04303, 5442),
    (2.15971, 5443.333333),
  ]

  func testRecordedFling() {
    let fling = Deceleration(position: 5074, velocity: 750)
    let rows = recorded.map { Row($0.0, $0.1, "recording decelerate-750 (UIScrollView, iOS 26.1)") }
    var exact = 0
    forEachRow("recorded fling", rows) { row in
      let position = fling.position(time: row.input)
      XCTAssertEqual(position, row.expected, accuracy: 0.23)
      if abs(pixels(position) - row.expected) < 0.001 { exact += 1 }
    }
    XCTAssertEqual(exact, 25, "of 27 to the pixel")
  }

  func testExample() {
    let fling = Deceleration(position: 5074, velocity: 750)
    XCTAssertEqual(fling.duration, 2.157, accuracy: 0.0005)
    XCTAssertEqual(fling.destination, 5443.26, accuracy: 0.005)
  }
}
