import ScrollKit
import XCTest

/// Metrics change while the content moves or is held. Position and velocity continue.
final class ScrollerMetricsTests: XCTestCase {
  /// A script, a change, and where the content rests after it.
  private struct ChangeRow: TableRow {
    let script: String
    let change: String
    let rest: Double
    let setup: ScrollSetup
    let source: String

    init(
      _ script: String, _ change: String, _ rest: Double, in setup: ScrollSetup = .atThree,
      _ source: String
    ) {
      (self.script, self.change, self.rest) = (script, change, rest)
      (self.setup, self.source) = (setup, source)
    }
  }

  func testWhatMovesGoesOn() {
    let edge = ScrollSetup(offset: 1500, scale: 3)
    let paged = ScrollSetup(scale: 3, paging: .viewport)
    let fling = "90 + 990 * .499 = 584.01"
    let rows = [
      ChangeRow("\(flick) >.5", "c9000", 584, "content grows ahead: \(fling)"),
      ChangeRow("\(flick) >.5", "c700", 300, "content shrinks: to its end, and bounces"),
      ChangeRow("\(flick) >.5", "c500", 100, "content shrinks to before: back to its end"),
      ChangeRow("\(flick) >.5", "b1700", 300, "the viewport grows: the range ends at 300"),
      ChangeRow("\(flick) >.5", "b200", 584, "the viewport shrinks: \(fling)"),
      ChangeRow("\(flick) >.5", "i50", 584, "an inset behind: \(fling)"),
      ChangeRow("\(flick) >.5", "j50", 584, "an inset ahead: \(fling)"),
      ChangeRow("\(flick) >.11", "c3000", 2084, in: edge, "before the edge: 1590 + 494.01"),
      ChangeRow("\(flick) >.15", "c3000", 1797.404, in: edge, "past the edge: flings on"),
      ChangeRow("\(flick) >.2", "c3000", 1632.817, in: edge, "past the edge: 5 points per second"),
      ChangeRow("\(flick) >.2", "c1990", 1590, in: edge, "past the edge: to the one there is now"),
      ChangeRow("\(flick) >.2", "b410", 1590, in: edge, "past the edge: to the one there is now"),
      ChangeRow("\(flick) >.4", "j5", 1605, in: edge, "on its way back: to the one there is now"),
      ChangeRow("\(flick) >.5", "j100", 1588.081, in: edge, "on its way back: taken in, flings on"),
      ChangeRow("\(pull) u@.6 >.7", "i10", -10, "on its way back: to the inset's edge"),
      ChangeRow("\(pull) u@.6 >.61", "c1900", 0, "on its way back: does not fling into the range"),
      ChangeRow("O500 >.1", "c9000", 500, "an animation to its end"),
      ChangeRow("O500 >.1", "c700", 300, "an animation into the range"),
      ChangeRow("O1700 >.1", "c700", 1700, "an animation that was to leave the range"),
      ChangeRow("O-50 >.1", "c700", -50, "an animation that was to leave the range"),
      ChangeRow("\(flick) >.15", "b500", 500, in: paged, "paging to the same page"),
      ChangeRow("\(flick) >.15", "c450", 50, in: paged, "paging to what is left of the page"),
      ChangeRow("\(flick) r400 >.3", "c9000", 400, "to the same target"),
      ChangeRow("\(flick) r50 >.2", "c9000", 50, "back to the same target"),
      ChangeRow("\(flick) r50 >.2", "i10", 50, "back to the same target"),
      ChangeRow("\(slowDrag) r200 >1.2", "c500", 100, "a spring to the range's end"),
    ]
    forEachRow("motions under other metrics", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = row.setup.script(axis)
        play.play(row.script)
        let (offset, velocity) = (play.offset, play.along(play.scroller.velocity))
        play.play(row.change)
        XCTAssertEqual(play.offset, offset, "\(axis): the offset jumps")
        XCTAssertEqual(play.along(play.scroller.velocity), velocity, accuracy: 1e-6, "\(axis)")
        XCTAssertFalse(play.scroller.isAtRest)
        XCTAssertEqual(play.along(play.scroller.restingOffset), row.rest, accuracy: 0.35, "\(axis)")
        let resting = play.scroller.restingOffset
        play.play(">|")
        XCTAssertEqual(play.scroller.contentOffset, resting)
        XCTAssertNil(play.grammar.violation)
      }
    }
  }

  func testAnAnimatedScrollToTheTopFollowsTheInset() {
    var play = ScrollSetup(offset: 800, scale: 3).script(.vertical)
    play.play(">0 t >.1 i64")
    XCTAssertEqual(play.scroller.restingOffset.y, -64)
    XCTAssertEqual(play.scroller.restTime ?? 0, 0.3, accuracy: 1e-9)
    play.play(">|")
    XCTAssertEqual(play.log, "sist.")
    // An animation whose target is not the top keeps its target.
    play = ScrollSetup(offset: 800, scale: 3).script(.vertical)
    play.play("O0 >.1 i64")
    XCTAssertEqual(play.scroller.restingOffset.y, 0)
  }

  func testAnAnimationWithAnotherEndIsTheCubicThatContinues() {
    // The animation is linear from 0 to 500 in 1 s. At .4 s it is at 200, with 500 points per
    // second. Then it goes to 300 in .6 s. The cubic with these ends is 200 + 100 y, with y = 3 (1
    // - s)^2 s * 1 + 3 (1 - s) s^2 + s^3. At s = 1/2, y is 7/8.
    for axis in ScrollAxis.allCases {
      let setup = ScrollSetup {
        $0.animationDuration = 1
        $0.animationCurve = .linear
      }
      var play = setup.script(axis)
      play.play(">0 O500 >.4 c700")
      XCTAssertEqual(play.offset, 200, accuracy: 1e-9)
      XCTAssertEqual(play.scroller.restTime ?? 0, 1, accuracy: 1e-9)
      play.play(">.7")
      XCTAssertEqual(play.offset, 287.666667, accuracy: 1e-6)  // 287.5, on a pixel
      play.play(">1")
      XCTAssertEqual(play.offset, 300)
      // The new target is where the content is. The content keeps its velocity: it goes 500 * .6 s
      // (1 - s)^2 beyond the target and comes back.
      play = setup.script(axis)
      play.play(">0 O500 >.4 c600")
      XCTAssertEqual(play.offset, 200)
      play.play(">.7")
      XCTAssertEqual(play.offset, 237.666667, accuracy: 1e-6)  // 237.5, on a pixel
      play.play(">1")
      XCTAssertEqual(play.offset, 200)
    }
  }

  func testADragGoesOn() {
    let rows: [Row<String, Double>] = [
      Row("c9000 m176@2", 114, "content grows: on by 24"),
      Row("c500 m176@2", 107.666667, "shrinks to 100: 14 pulled, 7.555 shown"),
      Row("c450 m200@2", 90, "shrinks to 50: still 90"),
      Row(
        "c450 m210@2", 85.333333, "shrinks to 50: 40 shown are 80.81 pulled, less 10: 35.49 shown"),
      Row("b200 m176@2", 114, "another viewport: on by 24"),
      Row("i20 m310@2", -20, "an inset: on by -110, to its edge"),
      Row("i20 m290@2", 0, "an inset: on by -90"),
      Row("c2000 m176@2", 114, "nothing changes: on by 24"),
    ]
    forEachRow("drags under other metrics", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup.atThree.script(axis)
        play.play("~300,200,10,0,.1")
        XCTAssertEqual(play.offset, 90, accuracy: 1e-9)
        play.play(String(row.input.prefix { $0 != " " }))
        XCTAssertEqual(play.offset, 90, accuracy: 1e-9)
        XCTAssertTrue(play.scroller.isDragging)
        play.play(row.input)
        XCTAssertEqual(play.offset, row.expected, accuracy: 1e-6)
        XCTAssertNil(play.grammar.violation)
      }
    }
  }

  func testPagesInADragAreTheSameOnes() {
    for axis in ScrollAxis.allCases {
      // The drag starts on page 2 of 400 points. Then pages have 500 points, and page 2 is at 1000.
      var play = ScrollSetup(content: 4000, offset: 800, paging: .viewport).script(axis)
      play.play("~300,200,10,0,.01 b500 m190@.11 u@.11")
      XCTAssertEqual(play.target, 1500)
    }
  }

  func testAnotherDisplayScale() {
    var scroller = ScrollSetup().script(.vertical).scroller
    scroller.setContentOffset(CGPoint(x: 0, y: 10.4))
    XCTAssertEqual(scroller.contentOffset.y, 10)
    let events = scroller.change { $0.displayScale = 3 }
    XCTAssertEqual(events.map { $0.letter }, ["s"])
    XCTAssertEqual(scroller.contentOffset.y, 10.333333, accuracy: 1e-6)
    XCTAssertEqual(scroller.change { $0.displayScale = 3 }.count, 0)
    XCTAssertEqual(scroller.change { $0.displayScale = 5 }.count, 1)
  }

  func testChangesTakeATime() {
    var play = ScrollSetup().script(.vertical)
    play.play(flick)
    var metrics = play.scroller.metrics
    metrics.contentInset.top = 20
    XCTAssertEqual(
      play.scroller.resize(to: metrics, time: 9).map { $0.letter }, ["s", "e", ".", "i"])
    // `resize` ignores the offset in the new metrics.
    metrics.contentOffset.y = 3
    XCTAssertEqual(play.scroller.resize(to: metrics).count, 0)
    XCTAssertEqual(play.scroller.contentOffset.y, 584)
  }
}
