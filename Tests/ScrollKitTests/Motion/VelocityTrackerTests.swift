@testable import ScrollKit
import XCTest

final class VelocityTrackerTests: XCTestCase {
  private struct TrackRow: TableRow {
    /// Times in milliseconds and positions in points.
    var samples: [(Double, Double)]
    var estimator = VelocityTracker.Estimator.iOS
    var stationaryTime: Double?
    var now: Double?
    var velocity: Double
    var source: String

    var tracker: VelocityTracker {
      var tracker = VelocityTracker(estimator: estimator, stationaryTime: stationaryTime)
      for (time, position) in samples { tracker.add(position: position, time: time / 1000) }
      return tracker
    }
  }

  private func check(_ table: String, _ rows: [TrackRow]) {
    forEachRow(table, rows) { row in
      var tracker = row.tracker
      let accuracy = 1e-7 * max(1, abs(row.velocity))
      let now = row.now.map { $0 / 1000 }
      XCTAssertEqual(tracker.velocity(time: now), row.velocity, accuracy: accuracy)
      // The velocity is the same at other positions and later times.
      tracker.shiftPositions(by: 512)
      tracker.shiftTimes(by: 64)
      XCTAssertEqual(
        tracker.velocity(time: now.map { $0 + 64 }), row.velocity, accuracy: 20 * accuracy)
      XCTAssertEqual(
        tracker.lastTime.map { $0 - 64 } ?? 0, row.tracker.lastTime ?? 0, accuracy: 1e-9)
      // Mirrored positions give the mirrored velocity.
      var mirror = row
      mirror.samples = row.samples.map { ($0.0, -$0.1) }
      XCTAssertEqual(mirror.tracker.velocity(time: now), -row.velocity, accuracy: accuracy)
    }
  }

  func testEstimators() {
    check(
      "velocity estimators",
      [
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)], estimator: .iOS, velocity: 750,
          source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6), velocity: 750,
          source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15), velocity: 750,
          source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)],
          estimator: .leastSquares(horizon: 0.1), velocity: 750,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)],
          estimator: .leastSquares(horizon: 0.02), velocity: 750,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 3), (17, 11), (24, 21), (33, 36)], estimator: .iOS,
          velocity: 1488.09523809524, source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 0), (8, 3), (17, 11), (24, 21), (33, 36)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6),
          velocity: 1116.66666666667, source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 0), (8, 3), (17, 11), (24, 21), (33, 36)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15),
          velocity: 1395.2380952381, source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 0), (8, 3), (17, 11), (24, 21), (33, 36)],
          estimator: .leastSquares(horizon: 0.1), velocity: 1992.10981774023,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 3), (17, 11), (24, 21), (33, 36)],
          estimator: .leastSquares(horizon: 0.02), velocity: 1800.59523809524,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 100), (16, 70), (33, 55), (50, 48)], estimator: .iOS,
          velocity: -764.705882352941, source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 100), (16, 70), (33, 55), (50, 48)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6),
          velocity: -1454.41176470588, source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 100), (16, 70), (33, 55), (50, 48)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15),
          velocity: -937.132352941176, source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 100), (16, 70), (33, 55), (50, 48)], estimator: .leastSquares(horizon: 0.1),
          velocity: 61.7328922718749, source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 100), (16, 70), (33, 55), (50, 48)],
          estimator: .leastSquares(horizon: 0.02), velocity: -411.764705882353,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (10, 5), (25, 3)], estimator: .iOS, velocity: 341.666666666667,
          source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 0), (10, 5), (25, 3)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6),
          velocity: 420.833333333333, source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 0), (10, 5), (25, 3)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15),
          velocity: 350.980392156863, source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 0), (10, 5), (25, 3)], estimator: .leastSquares(horizon: 0.1),
          velocity: -513.333333333333, source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (10, 5), (25, 3)], estimator: .leastSquares(horizon: 0.02),
          velocity: -133.333333333333, source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 4)], estimator: .iOS, velocity: 500,
          source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 0), (8, 4)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6), velocity: 500,
          source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 0), (8, 4)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15), velocity: 500,
          source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 0), (8, 4)], estimator: .leastSquares(horizon: 0.1), velocity: 500,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 4)], estimator: .leastSquares(horizon: 0.02), velocity: 500,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 1), (16, 4), (24, 9), (32, 16), (40, 25)], estimator: .iOS,
          velocity: 937.5, source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 0), (8, 1), (16, 4), (24, 9), (32, 16), (40, 25)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6), velocity: 737.5,
          source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 0), (8, 1), (16, 4), (24, 9), (32, 16), (40, 25)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15), velocity: 887.5,
          source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 0), (8, 1), (16, 4), (24, 9), (32, 16), (40, 25)],
          estimator: .leastSquares(horizon: 0.1), velocity: 1250,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 0), (8, 1), (16, 4), (24, 9), (32, 16), (40, 25)],
          estimator: .leastSquares(horizon: 0.02), velocity: 1250,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 5), (60, 35), (140, 45), (150, 50), (161, 58)], estimator: .iOS,
          velocity: 556.818181818182, source: "a quarter and three quarters"),
        TrackRow(
          samples: [(0, 5), (60, 35), (140, 45), (150, 50), (161, 58)],
          estimator: .weighted(newest: 0.05, previous: 0.35, oldest: 0.6),
          velocity: 286.363636363636, source: "weights of an iOS flavour"),
        TrackRow(
          samples: [(0, 5), (60, 35), (140, 45), (150, 50), (161, 58)],
          estimator: .weighted(newest: 0.2, previous: 0.65, oldest: 0.15),
          velocity: 489.204545454545, source: "weights of a Mac flavour"),
        TrackRow(
          samples: [(0, 5), (60, 35), (140, 45), (150, 50), (161, 58)],
          estimator: .leastSquares(horizon: 0.1), velocity: 846.320346320346,
          source: "least squares by QR, to 40 digits"),
        TrackRow(
          samples: [(0, 5), (60, 35), (140, 45), (150, 50), (161, 58)],
          estimator: .leastSquares(horizon: 0.02), velocity: 727.272727272727,
          source: "least squares by QR, to 40 digits"),
      ])
  }

  func testFewSamplesAndOddTimes() {
    let steady: [(Double, Double)] = [(0, 0), (8, 6), (16, 12), (24, 18), (32, 24)]
    let squares = VelocityTracker.Estimator.leastSquares(horizon: 0.1)
    check(
      "few samples and odd times",
      [
        TrackRow(samples: [], velocity: 0, source: "no samples"),
        TrackRow(samples: [(5, 7)], velocity: 0, source: "one sample"),
        TrackRow(samples: [], estimator: squares, velocity: 0, source: "no samples"),
        TrackRow(samples: [(5, 7)], estimator: squares, velocity: 0, source: "one sample"),
        TrackRow(samples: [(0, 0), (10, 7)], velocity: 700, source: "one pair: 7 in 10 ms"),
        TrackRow(
          samples: [(0, 0), (10, 7)], estimator: .weighted(newest: 0, previous: 1, oldest: 0),
          velocity: 700, source: "no weight on the only pair: all of it"),
        TrackRow(
          samples: [(0, 0), (10, 7), (20, 17)],
          estimator: .weighted(newest: 0, previous: 0, oldest: 0), velocity: 1000,
          source: "no weight at all: the newest pair"),
        TrackRow(
          samples: [(0, 0), (10, 7), (20, 17)],
          estimator: .weighted(newest: -1, previous: 2, oldest: .nan), velocity: 700,
          source: "negative and nan weights count as zero"),
        TrackRow(
          samples: [(0, 0), (10, 1), (20, 3), (30, 6), (40, 10)],
          estimator: .weighted(newest: 0, previous: 0, oldest: 1), velocity: 200,
          source: "the pair before the previous: 2 in 10 ms"),
        TrackRow(
          samples: steady + [(32, 25)], velocity: 781.25,
          source: "an equal time replaces: 0.25 * 7 / 8 + 0.75 * 6 / 8"),
        TrackRow(
          samples: steady + [(20, 100)], velocity: 0, source: "a backward time begins anew"),
        TrackRow(
          samples: steady + [(20, 100), (30, 103)], velocity: 300,
          source: "a backward time begins anew: 3 in 10 ms"),
        TrackRow(
          samples: steady + [(.nan, 100), (40, .nan)], velocity: 750, source: "nan is left out"),
        TrackRow(
          samples: [(0, 0), (0, 0), (0, 5)], estimator: squares, velocity: 0,
          source: "equal times: one sample"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 1006), (24, 1012)], velocity: 93937.5,
          source: "a jump: 0.25 * 6 / 8 + 0.75 * 1000 / 8"),
        TrackRow(
          samples: [(0, 0), (8, 6), (16, 1006), (24, 1012), (32, 1018), (40, 1024)],
          velocity: 750, source: "a jump is forgotten after two pairs"),
        TrackRow(
          samples: steady, estimator: .leastSquares(horizon: 0), velocity: 750,
          source: "the last two samples at least"),
        TrackRow(
          samples: [(0, 0), (10, 10), (20, 40)], estimator: .leastSquares(horizon: .nan),
          velocity: 3000, source: "nan: zero, the last two samples"),
        TrackRow(
          samples: [(0, 0), (10, 10), (20, 40)], estimator: .leastSquares(horizon: 0.01),
          velocity: 3000, source: "two samples within the horizon: their line"),
        TrackRow(
          samples: [(0, 0), (10, 10), (20, 40)], estimator: squares, velocity: 4000,
          source: "the parabola through three: x = t^2 / 10, at 20 ms"),
        TrackRow(
          samples: (0..<40).map { (Double($0), $0 < 24 ? 0 : 3 * Double($0)) },
          estimator: .leastSquares(horizon: 9), velocity: 3000, source: "the last 16 are kept"),
        TrackRow(
          samples: (0..<40).map { (Double($0), $0 < 23 ? 500 : 3 * Double($0)) },
          estimator: .leastSquares(horizon: 9), velocity: 3000, source: "the last 16 are kept"),
      ])
  }

  func testSilence() {
    let steady: [(Double, Double)] = [(0, 0), (8, 6), (16, 12), (24, 18)]
    check(
      "silence",
      [
        TrackRow(samples: steady, now: 336, velocity: 750, source: "held 312 ms: still, recorded"),
        TrackRow(samples: steady, now: 1e300, velocity: 750, source: "no limit by default"),
        TrackRow(
          samples: steady, stationaryTime: 0.1, now: 120, velocity: 750, source: "96 ms of 100"),
        TrackRow(
          samples: steady, stationaryTime: 0.1, now: 125, velocity: 0, source: "101 ms of 100"),
        TrackRow(samples: steady, stationaryTime: 0.1, velocity: 750, source: "at no time"),
        TrackRow(
          samples: steady, stationaryTime: 0.1, now: 8, velocity: 750, source: "before the last"),
        TrackRow(samples: steady, stationaryTime: 0.1, now: .nan, velocity: 750, source: "nan"),
        TrackRow(
          samples: steady, stationaryTime: 0.1, now: .infinity, velocity: 0, source: "for ever"),
        TrackRow(
          samples: steady, stationaryTime: 0, now: 24, velocity: 750, source: "no silence at all"),
      ])
  }

  private struct MeanRow: TableRow {
    var samples: [(Double, Double)]
    var span, velocity: Double
    var source: String
  }

  func testMeanVelocities() {
    let samples: [(Double, Double)] = [(0, 0), (50, 100), (100, 120), (140, 140), (160, 150)]
    let rows = [
      MeanRow(samples: samples, span: 0.1, velocity: 500, source: "30 in 60 ms"),
      MeanRow(samples: samples, span: 0.11, velocity: 454.545454545, source: "50 in 110 ms"),
      MeanRow(samples: samples, span: 1, velocity: 937.5, source: "150 in 160 ms"),
      MeanRow(samples: samples, span: 0.02, velocity: 500, source: "10 in 20 ms"),
      MeanRow(samples: samples, span: 0.019, velocity: 0, source: "nothing in 19 ms"),
      MeanRow(samples: samples, span: 0, velocity: 0, source: "nothing in no time"),
      MeanRow(samples: samples, span: -1, velocity: 0, source: "as no time"),
      MeanRow(samples: samples, span: .nan, velocity: 0, source: "nan: no time"),
      MeanRow(samples: [(3, 5)], span: 1, velocity: 0, source: "one sample"),
      MeanRow(samples: [], span: 1, velocity: 0, source: "no samples"),
      MeanRow(
        samples: (0..<40).map { (Double($0), $0 < 24 ? 0 : 3 * Double($0)) }, span: 9,
        velocity: 3000, source: "the last 16 are kept"),
    ]
    forEachRow("mean velocities", rows) { row in
      let tracker = TrackRow(samples: row.samples, velocity: 0, source: "").tracker
      XCTAssertEqual(tracker.meanVelocity(over: row.span), row.velocity, accuracy: 1e-6)
    }
  }

  func testTimesTooCloseForAParabola() {
    // The fourth powers of the times are zero. The fitted line keeps its digits.
    var tracker = VelocityTracker(estimator: .leastSquares(horizon: 0.1))
    for step in 0..<4 {
      tracker.add(position: 1e-98 * Double(step), time: 1e-100 * Double(step))
    }
    XCTAssertEqual(tracker.velocity(), 100, accuracy: 1e-9)
  }

  /// On a very late clock, samples fall together. Only the last one is left, and the speed is zero.
  func testShiftedTimesThatFallTogether() {
    var tracker = VelocityTracker()
    for step in 0..<5 { tracker.add(position: 20 * Double(step), time: 0.008 * Double(step)) }
    tracker.shiftTimes(by: 1e6)
    XCTAssertEqual(tracker.sampleCount, 5)
    XCTAssertEqual(tracker.velocity(), 2500, accuracy: 1e-3)
    tracker.shiftTimes(by: 1e14)
    XCTAssertEqual(tracker.sampleCount, 1)
    XCTAssertEqual(tracker.velocity(), 0)
  }

  func testAfterAResetItIsNew() {
    var tracker = VelocityTracker(estimator: .leastSquares(horizon: 0.1), stationaryTime: 0.2)
    let new = tracker
    XCTAssertNil(tracker.lastTime)
    for step in 0..<20 { tracker.add(position: Double(step), time: Double(step)) }
    XCTAssertEqual(tracker.lastTime, 19)
    XCTAssertNotEqual(tracker, new)
    tracker.reset()
    XCTAssertEqual(tracker, new)
    XCTAssertNil(tracker.lastTime)
    XCTAssertEqual(tracker.velocity(), 0)
    // A tracker is also like new when its samples begin anew.
    var other = new
    tracker.add(position: 3, time: 9)
    tracker.add(position: 4, time: 2)
    other.add(position: 4, time: 2)
    XCTAssertEqual(tracker, other)
  }

  func testExample() {
    var tracker = VelocityTracker()
    for step in 0..<5 { tracker.add(position: 6 * Double(step), time: 0.008 * Double(step)) }
    XCTAssertEqual(tracker.velocity(), 750, accuracy: 1e-9)
  }

  // MARK: Laws

  private struct Case {
    let velocity, acceleration, start, time: Double
    let steps: [Double]
  }

  private typealias Estimate = (VelocityTracker) -> Double

  /// Every estimator finds the velocity of steady motion. Least squares finds that of accelerated
  /// motion too.
  private func law(_ estimator: VelocityTracker.Estimator, accelerates: Bool) -> (Estimate) -> Case?
  {
    { estimate in
      firstCounterexample(
        seed: 450,
        { generator in
          Case(
            velocity: .random(in: -5000...5000, using: &generator),
            acceleration: accelerates ? .random(in: -9000...9000, using: &generator) : 0,
            start: .random(in: -5000...5000, using: &generator),
            time: .random(in: 0...1000, using: &generator),
            steps: (0..<Int.random(in: 4...30, using: &generator)).map { _ in
              .random(in: 0.004...0.02, using: &generator)
            })
        },
        { example in
          var tracker = VelocityTracker(estimator: estimator)
          var left = example.steps.reduce(0, +)
          for step in example.steps {
            left -= step
            let way = -example.velocity * left + example.acceleration * left * left / 2
            tracker.add(position: example.start + way, time: example.time - left)
          }
          return abs(estimate(tracker) - example.velocity) < 1e-4
        })
    }
  }

  func testLaws() {
    let faults: [Estimate] = [
      { -$0.velocity() }, { $0.velocity() * 1.0001 },
      { tracker in
        var late = tracker
        late.add(position: 0, time: 2000)
        return late.velocity()
      },
    ]
    let estimators: [VelocityTracker.Estimator] = [
      .iOS, .weighted(newest: 0.05, previous: 0.35, oldest: 0.6),
      .weighted(newest: 1, previous: 3, oldest: 7), .leastSquares(horizon: 0.1),
    ]
    for estimator in estimators {
      assertLaw(
        law(estimator, accelerates: false), holdsFor: { $0.velocity() }, findsFaultIn: faults)
    }
    assertLaw(
      law(.leastSquares(horizon: 0.5), accelerates: true), holdsFor: { $0.velocity() },
      findsFaultIn: faults + [
        { tracker in
          var tracker = tracker
          tracker.estimator = .iOS
          return tracker.velocity()
        }, { $0.meanVelocity(over: 0.1) },
      ])
    assertLaw(
      law(.iOS, accelerates: false), holdsFor: { $0.meanVelocity(over: 0.1) },
      findsFaultIn: [{ $0.meanVelocity(over: 0.001) }])
  }
}
