import ScrollKit
import XCTest

/// A script, and the velocity and target of its last `willEndDragging`.
private struct ReleaseRow: TableRow {
  let script: String
  let velocity: Double
  let target: Double
  let setup: ScrollSetup
  let source: String

  init(
    _ script: String, _ velocity: Double, to target: Double, in setup: ScrollSetup = .atThree,
    _ source: String
  ) {
    (self.script, self.velocity, self.target) = (script, velocity, target)
    (self.setup, self.source) = (setup, source)
  }

  func check() {
    for axis in ScrollAxis.allCases {
      var play = setup.script(axis)
      play.play(script)
      XCTAssertEqual(play.velocity, velocity, accuracy: 1e-6, "\(axis)")
      XCTAssertEqual(play.target, target, accuracy: 1e-6, "\(axis)")
      XCTAssertNil(play.grammar.violation)
    }
  }
}

final class ScrollerReleaseTests: XCTestCase {
  func testVelocities() {
    let steady = "a steady drag"
    let weights = "of two pairs the newest counts 1/4"
    forEachRow(
      "velocities and targets",
      [
        ReleaseRow(flick, 1000, to: 584.666667, "\(steady): 90 + 990 * .4994998 = 584.505"),
        ReleaseRow(
          "~200,300,10,0,.01 u@.1", -1000, to: 215.333333,
          in: ScrollSetup(offset: 800, scale: 3), "710 - 990 * .4994998 = 215.495"),
        ReleaseRow(
          "~350,50,10,0,.01 u@.1", 3000, to: 1783.666667,
          in: ScrollSetup(content: 5000, scale: 3), "290 + 2990 * .4994998 = 1783.504"),
        ReleaseRow("~300,274,10,0,.01 u@.1", 260, to: 141, "16 + 250 * .4994998 = 140.875"),
        ReleaseRow("~300,276,10,0,.01 u@.1", 0, to: 14, "240 points per second: none"),
        ReleaseRow(
          "~300,276,10,0,.01 u@.1", 240, to: 129,
          in: ScrollSetup { $0.minimumFlingVelocity = 100 },
          "14 + 230 * .4994998 = 128.885"),
        ReleaseRow("~300,280,1,0,.01 u@.02", 2000, to: 1004, "one pair: 10 + 1990 * .4994998"),
        ReleaseRow(
          "d300@0 m290@.01 m270@.02 u@.02", 1250, to: 639.333333, "\(weights): 20 + 619.4"),
        ReleaseRow("d300@0 m280@.01 m270@.02 u@.02", 1750, to: 889, "\(weights): 20 + 869.1"),
        ReleaseRow(
          "d300@0 m280@.01 m280@.02 u@.02", 1500, to: 754.333333, "\(weights): 10 + 744.3"),
        ReleaseRow(
          "d300@0 m280@.01 m270@.02 u@.02", 1000, to: 514.666667,
          in: ScrollSetup {
            $0.velocityEstimator = .weighted(newest: 1, previous: 0, oldest: 0)
          }, "the newest pair alone: 20 + 494.505"),
        ReleaseRow("\(flick) h@9", 1000, to: 584.666667, "is not the finger's any more"),
        ReleaseRow(
          "~300,200,10,0,.01 h@.2 h@.3 h@.4 u@.412", 1000, to: 584.666667,
          "held still and said so, as recorded: it keeps its velocity"),
        ReleaseRow(
          "~300,200,10,0,.01 h@.2 h@.3 u@.412", 1000, to: 584.666667,
          in: ScrollSetup { $0.stationaryTime = nil }, "never silent"),
        ReleaseRow("~300,200,10,0,.01 h@.2 h@.3 u@.412", 0, to: 90, "a hand that rests"),
        ReleaseRow("~300,200,10,0,.01 u@1.1", 0, to: 90, "a hand that rests for a second"),
        ReleaseRow("~300,200,10,0,.01 u@.19", 1000, to: 584.666667, "silent for 90 ms"),
        ReleaseRow(
          "~300,200,10,0,.01 u@.3", 0, to: 90, in: ScrollSetup { $0.stationaryTime = 0.1 },
          "held still for longer than the limit"),
        ReleaseRow(
          "~300,200,10,0,.01 u@.19", 1000, to: 584.666667,
          in: ScrollSetup { $0.stationaryTime = 0.1 }, "held still for less"),
        ReleaseRow("~300,200,10,0,.01 u200@.1 ", 1000, to: 584.666667, "up at the last place"),
        ReleaseRow("~300,200,10,0,.01 x@.1", 0, to: 90, "taken away"),
        ReleaseRow(
          "~300,200,10,5,.01 >7 u@5.1", 1000, to: 584.666667, "stamps before the last time count"),
        ReleaseRow(
          "d300@5 >6 m280@5.01 >7 m260@5.02 u@5.03", 2000, to: 1024,
          "stamps before the last time count: 30 + 1990 * .4994998"),
        ReleaseRow("d300@5 m280@5.01 m260@4 u@5", 0, to: 30, "a stamp before the last begins anew"),
        ReleaseRow(
          flick, 1000, to: 188.666667,
          in: ScrollSetup { $0.decelerationRate = Deceleration.fastRate },
          "90 + 990 * .0994992 = 188.504"),
        ReleaseRow(
          flick, 1000, to: 109.333333, in: ScrollSetup { $0.decelerationRate = 0.95 },
          "90 - 990 / (1000 ln .95) = 109.301"),
        ReleaseRow(
          flick, 1000, to: 90, in: ScrollSetup { $0.decelerationRate = 0 }, "stops at once"),
        ReleaseRow(flick, 1000, to: 1600, in: ScrollSetup(offset: 1500, scale: 3), "the edge"),
        ReleaseRow(
          flick, 1000, to: 1620, in: ScrollSetup(insets: (0, 20), offset: 1500, scale: 3),
          "the edge"),
        ReleaseRow("\(pull) u@.21", -1000, to: 0, "past the edge: the nearest"),
        ReleaseRow("\(pull) u@.6", 0, to: 0, "held still past the edge: a hand that rests"),
        ReleaseRow(
          "\(pull) u@.6", -1000, to: 0, in: ScrollSetup { $0.stationaryTime = nil },
          "held still past the edge: the finger's velocity"),
        ReleaseRow(
          "~300,180,12,0,.01 u@.12", 1000, to: 1600, in: ScrollSetup(offset: 1600, scale: 3),
          "past the far edge"),
        ReleaseRow(
          "~100,300,20,0,.1 ~300,200,10,5,.01 u@5.1", 1000, to: 450.333333,
          "back from past the edge into the range: -44.049 + 990 * .4994998 = 450.456"),
      ]
    ) { $0.check() }
  }

  /// A release of a real UIScrollView, and what it reported at 3x.
  private struct ReportedRow: TableRow {
    let rate: Double
    let offset: Double
    let velocityPerMillisecond: Double
    let target: Double
    let source = "reported by a real UIScrollView, iOS 26.5 simulator at 3x"
  }

  /// A bounce ends within a small distance of the edge. Content that is less far past the edge goes
  /// back all the same.
  func testTheLeastPullComesBack() {
    for displayScale in [1.0, 2, 3] {
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 320, height: 480),
          contentSize: CGSize(width: 320, height: 4800), displayScale: displayScale))
      let steps: [(Double, Double)] = [(110, 0.1), (111.1, 0.5), (111.1, 1)]
      scroller.touch(.began, at: CGPoint(x: 0, y: 100), time: 0)
      for (y, time) in steps { scroller.touch(.moved, at: CGPoint(x: 0, y: y), time: time) }
      XCTAssertLessThan(scroller.contentOffset.y, 0)
      let events = scroller.touch(.ended, at: .zero, time: 1.5)
      XCTAssertEqual(events.last, .willBeginDecelerating)
      XCTAssertEqual(scroller.restingOffset.y, 0)
      XCTAssertEqual(
        scroller.advance(to: 1.6).map(\.name),
        ["didScroll", "didEndDecelerating", "didEndScrolling"])
      XCTAssertEqual(scroller.contentOffset.y, 0)
      XCTAssertTrue(scroller.isAtRest)
    }
  }

  func testReportedTargets() {
    forEachRow(
      "reported targets",
      [
        ReportedRow(
          rate: 0.998, offset: 400, velocityPerMillisecond: 0.480834, target: 635.3333),
        ReportedRow(
          rate: 0.998, offset: 1755.67, velocityPerMillisecond: 0.30776, target: 1904.33334),
        ReportedRow(
          rate: 0.998, offset: 2315.67, velocityPerMillisecond: 0.677054, target: 2649),
        ReportedRow(
          rate: 0.998, offset: 4029, velocityPerMillisecond: 2.530246, target: 5288),
        ReportedRow(
          rate: 0.99, offset: 8662.33, velocityPerMillisecond: 0.756662, target: 8736.667),
        ReportedRow(
          rate: 0.99, offset: 9549.33, velocityPerMillisecond: 2.347413, target: 9782),
      ]
    ) { row in
      // Two steps of 10 ms without slop. They end at the row's offset with the row's velocity.
      let step = row.velocityPerMillisecond * 10
      var setup = ScrollSetup { $0.slop = 0 }
      setup.content = 40_000
      setup.configuration.decelerationRate = row.rate
      setup.offset = row.offset - 2 * step
      for axis in ScrollAxis.allCases {
        var play = setup.script(axis)
        play.scroller.setContentOffset(play.point(row.offset - 2 * step))
        play.play("d\(300)@0 m\(300 - step)@.01 m\(300 - 2 * step)@.02 u@.02")
        XCTAssertEqual(play.velocity, row.velocityPerMillisecond * 1000, accuracy: 1e-6)
        XCTAssertEqual(play.target, row.target, accuracy: 1e-3)
      }
    }
  }

  func testPaths() {
    let fling = "x0 + v0 .499 (1 - .998^(1000 t))"
    let bounce = "A exp(-10 t) + B exp(-12 t)"
    forEachRow(
      "offsets after a release",
      [
        OffsetRow("\(flick) >.1", 90, fling),
        OffsetRow("\(flick) >.2", 180.666667, "\(fling): 90 + 499 (1 - .998^100) = 180.532"),
        OffsetRow("\(flick) >1.1", 521.666667, "\(fling): 90 + 499 (1 - .998^1000) = 521.607"),
        OffsetRow("\(flick) >2.4", 584, "stops at 10 points per second: 584.01, at 2.4003"),
        OffsetRow("\(flick) >99", 584, "stays there"),
        OffsetRow(
          "\(flick) >.2", 1632.666667, in: ScrollSetup(offset: 1500, scale: 3),
          "\(bounce), from the edge at .1101 with 979.96: 32.815"),
        OffsetRow(
          "\(flick) >.7674", 1600.666667, in: ScrollSetup(offset: 1500, scale: 3),
          "\(bounce): half a point until .76749, drawn as two pixels"),
        OffsetRow(
          "\(flick) >.7677", 1600, in: ScrollSetup(offset: 1500, scale: 3),
          "\(bounce): half a point until .76749"),
        OffsetRow(
          "\(pull) u@.6 >.7", -38.666667,
          "\(bounce), held still: 86.275 with 8.62 sqrt(1 - 86.275 / 400) 86.275 = 658.62"),
        OffsetRow(
          "\(pull) u@.21 >.31", -73,
          "\(bounce), moving: 86.275 with the offset's velocity of the last .1 s, 379.23"),
        OffsetRow(
          "\(flick) >.2", 1600, in: ScrollSetup(offset: 1500, scale: 3, bounces: false),
          "no bounce"),
        OffsetRow("\(flick) r400 >.2", 175.333333, "d' = L / (L + v - s): 310 / 310.99 per ms"),
        OffsetRow("\(flick) r400 >.5", 315.666667, "d' = L / (L + v - s): 310 / 310.99 per ms"),
      ]
    ) { $0.check() }
  }
}
