import ScrollKit
import XCTest

/// Who gets the touch: the scroller or what lies under the finger.
final class ContentTouchTests: XCTestCase {
  private func list(_ change: (inout Scroller.Configuration) -> Void = { _ in }) -> Scroller {
    var configuration = Scroller.Configuration()
    change(&configuration)
    return Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 400, height: 400), contentSize: CGSize(width: 400, height: 2000)
      ), configuration: configuration)
  }

  private struct TouchRow: TableRow {
    let script: String
    let log: String
    let scroller: Scroller
    let source: String

    init(_ script: String, _ log: String, in scroller: Scroller, _ source: String) {
      (self.script, self.log, self.scroller, self.source) = (script, log, scroller, source)
    }
  }

  private func check(_ table: String, _ rows: [TouchRow]) {
    forEachRow(table, rows) { row in
      var play = FingerScript(row.scroller)
      play.play(row.script)
      XCTAssertEqual(play.log, row.log)
      XCTAssertNil(play.grammar.violation)
    }
  }

  func testWhoGetsTheTouch() {
    let docs = "UIScrollView's documents: 150 ms, canCancelContentTouches, touchesShouldCancel"
    let all = list()
    let keeps = list { $0.canCancelContentTouches = false }
    let hasty = list { $0.delaysContentTouches = false }
    check(
      "touches of the content",
      [
        TouchRow(
          "a*200,300@0 a200,280@.1 a-@.2", "BsEd.", in: all,
          "\(docs): a move within the delay scrolls, and the content sees nothing"),
        TouchRow(
          "a*200,300@0 a200,280@.1 a-@.2", "BsEd.", in: keeps,
          "\(docs): cancelling off and a move within the delay scrolls"),
        TouchRow("a!200,300@0 a200,280@.1 a-@.2", "BsEd.", in: all, "\(docs): a control, likewise"),
        TouchRow(
          "a*200,300@0 >.2 a200,280@.3 a-@.4", "CxBsEd.", in: all,
          "\(docs): on and slow: the content begins, is cancelled, then it scrolls"),
        TouchRow(
          "a*200,300@0 >.2 a200,280@.3 a-@.4", "Cc", in: keeps,
          "\(docs): off and later, the content keeps the touch"),
        TouchRow(
          "a!200,300@0 >.2 a200,280@.3 a-@.4", "Cc", in: all, "\(docs): a control keeps the touch"),
        TouchRow(
          "a*200,300@0 a200,280@.15 a-@.2", "CxBsEd.", in: all,
          "\(docs): the delay is over before a move at its end"),
        TouchRow("a*200,300@0 a-@.1", "Cc", in: all, "\(docs): a tap"),
        TouchRow("a*200,300@0 ax@.1", "", in: all, "\(docs): the system takes the finger before"),
        TouchRow("a*200,300@0 ax@.2", "Cx", in: all, "\(docs): and after"),
        TouchRow("a*200,300@0 a200,280@.01", "CxBs", in: hasty, "\(docs): no delay"),
        TouchRow("a!200,300@0 a200,280@.01", "C", in: hasty, "\(docs): no delay, a control"),
        TouchRow(
          "a*200,300@0 a200,295@.1 >.2 a200,280@.3", "CxBs", in: all, "a move below the slop"),
        TouchRow(
          "a*200,300@0 >.2 a100,300@.3 a-@.4", "Cc", in: all, "a move along an axis that is fixed"),
        TouchRow("a+200,300@0 >.2 a200,280@.3", "Bs", in: all, "nothing wants the touch"),
        TouchRow(
          "a+200,300@0 a200,250@.01 a200,200@.02 a-@.02 >.1 a*200,200@.1 >.3 a-@.4",
          "BsEDbsed.", in: all, "definition: a finger that catches content is not passed on"),
        TouchRow(
          "a*200,300@0 O0,500 >|", "sa.", in: all, "definition: a command takes the finger away"),
        TouchRow(
          "a*200,300@0 >.2 O0,500 >| a-@1", "Csa.c", in: all,
          "definition: what has begun goes on until the finger is lifted"),
        TouchRow(
          "a*200,300@0 b*200,100@.1 >.2 a-@.3 b-@.4", "Cc", in: all,
          "definition: the first finger's touch alone is passed on"),
      ])
  }

  func testPinchesAndTheContent() {
    let docs = "UIScrollView's documents: no content tracking during a pinch"
    let photo = Zoomed.scroller()
    check(
      "touches of the content and pinches",
      [
        TouchRow("a*150,200@0 b+250,200@.05 >.3 b300,200@.4", "BZzs", in: photo, docs),
        TouchRow("a+150,200@0 b*250,200@.05 >.3 b300,200@.4", "BZzs", in: photo, docs),
        TouchRow("a*150,200@0 >.2 b+250,200@.2 b300,200@.3", "CxBZzs", in: photo, docs),
        TouchRow(
          "a!150,200@0 >.2 b+250,200@.2 b300,200@.3 b-@.4 a-@.5", "Cc", in: photo,
          "\(docs): a control keeps its touch, and nothing zooms"),
        TouchRow(
          "a*150,200@0 >.2 b+250,200@.2 c*300,300@.3 b-@.4 a-@.5 c-@.6", "Cc", in: photo,
          "definition: until the first finger is lifted"),
      ])
  }

  func testAnExclusiveTouch() {
    for (isExclusive, names) in [
      (true, []), (false, ["didCancelContentTouch", "willBeginDragging", "willBeginZooming"]),
    ] {
      var photo = Zoomed.scroller()
      let target = Scroller.TouchTarget(shouldBegin: true, isExclusive: isExclusive)
      photo.touch(.began, id: 1, at: CGPoint(x: 150, y: 200), time: 0, on: target)
      photo.advance(to: 0.2)
      photo.touch(.began, id: 2, at: CGPoint(x: 250, y: 200), time: 0.2)
      let events = photo.touch(.moved, id: 2, at: CGPoint(x: 300, y: 200), time: 0.3)
      XCTAssertEqual(
        events.map(\.name).filter { !$0.hasPrefix("didZ") && $0 != "didScroll" }, names)
      // When the content has let go, the other fingers count.
      photo.touch(.began, id: 3, at: CGPoint(x: 250, y: 100), time: 0.4)
      photo.touch(.ended, id: 1, at: CGPoint(x: 150, y: 200), time: 0.5)
      photo.touch(.moved, id: 3, at: CGPoint(x: 250, y: 0), time: 0.6)
      XCTAssertTrue(photo.isZooming)
    }
  }

  func testWhereNothingScrolls() {
    for (isEnabled, names) in [(true, ["didBeginContentTouch"]), (false, [])] {
      var scroller = list()
      scroller.change {
        $0.behavior.isScrollEnabled = false
        $0.behavior.isUserInteractionEnabled = isEnabled
      }
      let place = CGPoint(x: 200, y: 200)
      XCTAssertEqual(
        scroller.touch(.began, at: place, time: 0, on: .view).map(\.name), names,
        "at once: there is no scrolling to wait for")
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(
        scroller.touch(.ended, at: place, time: 1).map(\.name),
        isEnabled ? ["didEndContentTouch"] : [])
    }
  }

  /// The content got its touch while nothing could scroll; then a trackpad or a scroll bar drags.
  func testOtherDragsTakeTheTouch() throws {
    for canCancel in [true, false] {
      var scroller = list { $0.canCancelContentTouches = canCancel }
      scroller.change { $0.behavior.isScrollEnabled = false }
      scroller.touch(.began, at: CGPoint(x: 200, y: 200), time: 0, on: .view)
      scroller.change { $0.behavior.isScrollEnabled = true }
      let names = canCancel ? ["didCancelContentTouch", "willBeginDragging", "didScroll"] : []
      var other = scroller
      let way = CGPoint(x: 0, y: 10)
      XCTAssertEqual(
        scroller.wheel(way, phase: .began, time: 1).map(\.name), names, "trackpad")
      XCTAssertEqual(scroller.isDragging, canCancel)

      let bar = ScrollIndicator()
      let thumb = try XCTUnwrap(bar.thumb(along: .vertical, of: other.metrics))
      other.dragScrollBar(.began, along: .vertical, at: thumb.start + 1, indicator: bar, time: 1)
      let events = other.dragScrollBar(
        .moved, along: .vertical, at: thumb.start + 9, indicator: bar, time: 1)
      XCTAssertEqual(events.map(\.name), names, "scroll bar")
      XCTAssertEqual(other.isDragging, canCancel)
    }
  }

  func testWhenToWake() {
    var scroller = list { $0.contentTouchDelay = 0.25 }
    scroller.touch(.began, at: CGPoint(x: 200, y: 200), time: 1, on: .view)
    XCTAssertEqual(scroller.nextWakeTime, 1.25)
    var shifted = scroller
    shifted.rebaseTimes(by: 8)
    XCTAssertEqual(shifted.nextWakeTime, 9.25)
    XCTAssertEqual(scroller.advance(to: 1.2).map(\.name), [])
    XCTAssertEqual(scroller.advance(to: 1.25).map(\.name), ["didBeginContentTouch"])
    XCTAssertNil(scroller.nextWakeTime)
    XCTAssertEqual(shifted.advance(to: 20).map(\.name), ["didBeginContentTouch"])
  }
}
