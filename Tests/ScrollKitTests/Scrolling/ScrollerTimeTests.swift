import ScrollKit
import XCTest

final class ScrollerTimeTests: XCTestCase {
  /// A script, and when and where the content comes to rest after it.
  private struct RestRow: TableRow {
    let script: String
    let time: Double?
    let offset: Double
    let setup: ScrollSetup
    let source: String

    init(
      _ script: String, at time: Double?, _ offset: Double, in setup: ScrollSetup = .atThree,
      _ source: String
    ) {
      (self.script, self.time, self.offset) = (script, time, offset)
      (self.setup, self.source) = (setup, source)
    }
  }

  func testWhenAndWhereItRests() {
    let stop = "ln(10 / v) / ln .998 ms"
    let bounce = "the last time the bounce is half a point out"
    let edge = ScrollSetup(offset: 1500, scale: 3)
    let rows = [
      RestRow("", at: nil, 0, "no time has been told"),
      RestRow(">5", at: 5, 0, "at rest: now"),
      RestRow("o70 >5", at: 5, 70, "at rest: now"),
      RestRow(flick, at: 2.400282, 584, "\(stop): .1 + 2.300282"),
      RestRow("\(flick) >1", at: 2.400282, 584, "the same on the way"),
      RestRow(
        "~350,50,10,0,.01 u@.1", at: 2.949038, 1782, in: ScrollSetup(content: 5000),
        "\(stop): .1 + 2.849038; 290 + 2990 * .499 = 1782.01"),
      RestRow(flick, at: 0.767492, 1600, in: edge, "\(bounce): .1 + .010112 + .657380"),
      RestRow("\(pull) u@.6", at: 1.174284, 0, "\(bounce): .6 + .574284"),
      RestRow("\(pull) u@.21", at: 0.911116, 0, "\(bounce): .21 + .701116"),
      RestRow(pull, at: nil, 0, "a finger is down"),
      RestRow("d300@0", at: nil, 0, "a finger is down"),
      RestRow("\(flick) d200@.6", at: nil, 405.666667, "caught, and held: 90 + 499 (1 - .998^500)"),
      RestRow(">1 O500", at: 1.3, 500, "an animation: .3 s"),
      RestRow("O500 >.1", at: 0.3, 500, "an animation from time 0"),
      RestRow("O-50", at: 0.3, -50, "even out of range"),
      RestRow(
        "d300@5 >6 m280@5.01 >7 m260@5.02 u@5.03", at: 9.646509, 1023,
        "late stamps: from 7 on, 2.646509; 30 + 1990 * .499 = 1023.01"),
      RestRow("~300,200,10,-2,.01 u@-1.9", at: 0.400282, 584, "times below zero"),
    ]
    forEachRow("rest times and offsets", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = row.setup.script(axis)
        play.play(row.script)
        XCTAssertEqual(play.scroller.restTime == nil, row.time == nil)
        XCTAssertEqual(play.scroller.restTime ?? 0, row.time ?? 0, accuracy: 1e-6)
        XCTAssertEqual(play.along(play.scroller.restingOffset), row.offset, accuracy: 1e-6)
        // Just before that time it still moves. Just after it, it does not.
        guard let time = row.time, !play.scroller.isAtRest else { continue }
        play.play(">\(time - 1e-5)")
        XCTAssertFalse(play.scroller.isAtRest)
        play.play(">\(time + 1e-5)")
        XCTAssertTrue(play.scroller.isAtRest)
        XCTAssertEqual(play.offset, row.offset, accuracy: 1e-6)
      }
    }
  }

  func testAnimations() {
    let ease = "cubic-bezier(.42, 0, .58, 1) of .3 s"
    forEachRow(
      "offsets of animations",
      [
        OffsetRow("O500 >.03", 10, "\(ease): .0197 of 500 (solved apart)"),
        OffsetRow("O500 >.075", 64.666667, "\(ease): .1291 of 500"),
        OffsetRow("O500 >.15", 250, "\(ease): half way"),
        OffsetRow("O500 >.225", 435.333333, "\(ease): .8709 of 500"),
        OffsetRow("O500 >.29", 499, "\(ease): .9977 of 500"),
        OffsetRow("O500 >.3", 500, "\(ease): the end"),
        OffsetRow(
          "O500 >.1", 50,
          in: ScrollSetup {
            $0.animationDuration = 1
            $0.animationCurve = .linear
          }, "linear, 1 s"),
      ]
    ) { $0.check() }
  }

  /// A script, and the phase and the indicators' opacity after it.
  private struct PhaseRow: TableRow {
    let script: String
    let phase: Scroller.Phase
    let opacity: Double
    let source: String

    init(_ script: String, _ phase: Scroller.Phase, shown opacity: Double, _ source: String) {
      (self.script, self.phase, self.opacity, self.source) = (script, phase, opacity, source)
    }
  }

  func testPhasesAndIndicators() {
    let words = "SwiftUI's phases"
    let fade = "indicators: .05 s after the end, then .25 s"
    forEachRow(
      "phases and indicators",
      [
        PhaseRow("", .idle, shown: 0, words),
        PhaseRow("d300@0", .tracking, shown: 0, words),
        PhaseRow("d300@0 m295@.1", .tracking, shown: 0, words),
        PhaseRow("d300@0 m276@.1", .interacting, shown: 1, words),
        PhaseRow("d300@0 m276@.1 >9", .interacting, shown: 1, "held still"),
        PhaseRow("d300@0 m276@.1 h@9", .interacting, shown: 1, "held still"),
        PhaseRow(flick, .decelerating, shown: 1, words),
        PhaseRow("\(flick) >2.4", .decelerating, shown: 1, words),
        PhaseRow("\(flick) >2.44", .idle, shown: 1, "\(fade): over at 2.400282"),
        PhaseRow("\(flick) >2.575282", .idle, shown: 0.5, fade),
        PhaseRow("\(flick) >2.5 >2.575282", .idle, shown: 0.5, fade),
        PhaseRow("\(flick) >2.700283", .idle, shown: 0, fade),
        PhaseRow("\(flick) d200@.5", .tracking, shown: 1, "a finger holds what it caught"),
        PhaseRow("\(flick) d200@.5 >9", .tracking, shown: 1, "a finger holds what it caught"),
        PhaseRow("\(flick) d200@.5 u@.6 >.775", .idle, shown: 0.5, fade),
        PhaseRow("~300,200,10,0,.1 u@2", .idle, shown: 1, fade),
        PhaseRow("~300,200,10,0,.1 u@2 >2.05", .idle, shown: 1, fade),
        PhaseRow("~300,200,10,0,.1 u@2 >2.1", .idle, shown: 0.8, fade),
        PhaseRow("~300,200,10,0,.1 u@2 >2.25", .idle, shown: 0.2, fade),
        PhaseRow("~300,200,10,0,.1 u@2 >2.3", .idle, shown: 0, fade),
        PhaseRow("~300,200,10,0,.1 u@2 d300@2.1 >2.175", .tracking, shown: 0.5, "goes on to fade"),
        PhaseRow("~300,200,10,0,.1 >2 O500", .animating, shown: 1, "ends a drag"),
        PhaseRow("O500 >.1", .animating, shown: 0, "commands show no indicators"),
        PhaseRow("o500", .idle, shown: 0, "commands show no indicators"),
        PhaseRow(">1 w5 >1.175", .idle, shown: 0.5, "a wheel shows them"),
        PhaseRow(">1 f >1.04", .idle, shown: 1, "a flash shows them"),
        PhaseRow(">1 f >1.175", .idle, shown: 0.5, "a flash shows them"),
        PhaseRow("f", .idle, shown: 1, "a flash before any time"),
        PhaseRow(">1 f +5 >1.175", .idle, shown: 0.5, "a shift is not seen"),
      ]
    ) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup().script(axis)
        play.play(row.script)
        let scroller = play.scroller
        XCTAssertEqual(scroller.phase, row.phase)
        XCTAssertEqual(scroller.isTracking, [.tracking, .interacting].contains(row.phase))
        XCTAssertEqual(scroller.isDragging, row.phase == .interacting)
        XCTAssertEqual(scroller.isDecelerating, row.phase == .decelerating)
        XCTAssertEqual(scroller.isScrollAnimating, row.phase == .animating)
        XCTAssertEqual(scroller.isAtRest, row.phase == .idle && !row.script.contains("w"))
        XCTAssertEqual(scroller.indicatorOpacity(along: axis), row.opacity, accuracy: 1e-5)
        XCTAssertEqual(scroller.indicatorOpacity(along: axis.cross), 0)
      }
    }
  }

  func testIndicatorsThatDoNotFade() {
    var play = ScrollSetup { $0.indicatorFadeDuration = 0 }.script(.vertical)
    play.play("f >.04")
    XCTAssertEqual(play.scroller.indicatorOpacity(along: .vertical), 1)
    XCTAssertEqual(play.scroller.nextWakeTime ?? 0, 0.05)
    play.play(">.05")
    XCTAssertEqual(play.scroller.indicatorOpacity(along: .vertical), 0)
    XCTAssertNil(play.scroller.nextWakeTime)
  }

  func testWakeTimes() {
    let rows: [Row<String, Double?>] = [
      Row("", nil, "nothing to wait for"),
      Row(">5", nil, "nothing to wait for"),
      Row("d300@1", nil, "a finger moves it, or nothing"),
      Row("d300@1 m200@2 >3", nil, "a finger moves it, or nothing"),
      Row(flick, 0.1, "every frame"),
      Row("\(flick) >.2", 0.2, "every frame"),
      Row("O500 >.1", 0.1, "every frame"),
      Row("\(flick) >2.41", 2.450282, "when the indicators begin to fade"),
      Row("\(flick) >2.5", 2.5, "while they fade"),
      Row("\(flick) >2.7003", nil, "when they have"),
      Row(">1 f", 1.05, "when the indicators begin to fade"),
      Row(">1 f >1.2", 1.2, "while they fade"),
      Row(">1 f >1.3", nil, "when they have"),
      Row(">1 f d300@1.2", 1.2, "while they fade, with a finger down"),
      Row(">1 w5 d300@1.02 m200@1.1", nil, "they stay while it drags"),
      Row("\(flick) d200@.5", nil, "they stay while it holds"),
      Row("d300@nan m200@nan u@nan", 0.05, "no time told: 0"),
      Row("O500", 0, "no time told: 0"),
    ]
    forEachRow("wake times", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup().script(axis)
        play.play(row.input)
        XCTAssertEqual(play.scroller.nextWakeTime == nil, row.expected == nil)
        XCTAssertEqual(play.scroller.nextWakeTime ?? 0, row.expected ?? 0, accuracy: 1e-6)
      }
    }
  }

  func testVelocity() {
    let rows: [Row<String, Double>] = [
      Row("", 0, "at rest"),
      Row("d300@0", 0, "has not dragged"),
      Row("~300,200,10,0,.01", 1000, "the offset's of the last tenth of a second"),
      Row("\(flick) >.1", 1000, "the finger's"),
      Row("\(flick) >.2", 818.567, "1000 .998^100"),
      Row("\(flick) >9", 0, "over"),
      Row("O600 >.15", 3448.2759, "600 / .3 times the slope in the middle, 1.5 / .87"),
    ]
    forEachRow("velocities on the way", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup().script(axis)
        play.play(row.input)
        XCTAssertEqual(play.along(play.scroller.velocity), row.expected, accuracy: 0.01)
      }
    }
  }
}
