import XCTest

@testable import ScrollKit

final class ScrollerDescriptionsTests: XCTestCase {
  private struct EventRow: TableRow {
    var event: Scroller.Event
    var text: String
    var source: String
  }

  func testEvents() {
    let name = "definition: the name"
    let rows = [
      EventRow(event: .willBeginDragging, text: "willBeginDragging", source: name),
      EventRow(event: .didScroll, text: "didScroll", source: name),
      EventRow(
        event: .willEndDragging(
          velocity: CGPoint(x: 0, y: 1200), target: CGPoint(x: 0, y: 640)),
        text: "willEndDragging(velocity (0.0, 1200.0), target (0.0, 640.0))",
        source: "definition: the name with the values"),
      EventRow(
        event: .didEndDragging(willDecelerate: false),
        text: "didEndDragging(willDecelerate false)",
        source: "definition: the name with the values"),
      EventRow(
        event: .didEndDragging(willDecelerate: true), text: "didEndDragging(willDecelerate true)",
        source: "definition: the name with the values"),
      EventRow(event: .willBeginDecelerating, text: "willBeginDecelerating", source: name),
      EventRow(event: .didEndDecelerating, text: "didEndDecelerating", source: name),
      EventRow(event: .didEndScrollingAnimation, text: "didEndScrollingAnimation", source: name),
      EventRow(event: .didScrollToTop, text: "didScrollToTop", source: name),
      EventRow(event: .willBeginZooming, text: "willBeginZooming", source: name),
      EventRow(event: .didZoom, text: "didZoom", source: name),
      EventRow(event: .didEndZooming, text: "didEndZooming", source: name),
      EventRow(event: .didBeginContentTouch, text: "didBeginContentTouch", source: name),
      EventRow(event: .didCancelContentTouch, text: "didCancelContentTouch", source: name),
      EventRow(event: .didEndContentTouch, text: "didEndContentTouch", source: name),
      EventRow(event: .didBeginRefreshing, text: "didBeginRefreshing", source: name),
      EventRow(
        event: .didChangeAdjustedContentInset, text: "didChangeAdjustedContentInset", source: name),
      EventRow(event: .didEndScrolling, text: "didEndScrolling", source: name),
    ]
    forEachRow("descriptions of events", rows) { XCTAssertEqual("\($0.event)", $0.text) }
    var events = Scroller.Events()
    XCTAssertEqual("\(events)", "[]")
    events.append(.didScroll)
    XCTAssertEqual("\(events)", "[didScroll]")
    events.append(.didEndDragging(willDecelerate: true))
    XCTAssertEqual("\(events)", "[didScroll, didEndDragging(willDecelerate true)]")
    events.unconsumed.way.y = 30
    events.unconsumed.speed.y = 900
    let rest = "Unconsumed(distance (0.0, 30.0), velocity (0.0, 900.0))"
    XCTAssertEqual("\(events.unconsumed)", rest)
    XCTAssertEqual("\(events)", "[didScroll, didEndDragging(willDecelerate true)] \(rest)")
  }

  private struct PhaseRow: TableRow {
    var play: (inout Scroller) -> Void
    var text: String
    var source: String
  }

  func testScrollers() {
    let rows = [
      PhaseRow(
        play: { _ in }, text: "Scroller(idle at (0.0, 0.0), velocity (0.0, 0.0), zoom 1.0)",
        source: "definition: at rest"),
      PhaseRow(
        play: { $0.setContentOffset(CGPoint(x: 0, y: 120.5), animated: false, time: 0) },
        text: "Scroller(idle at (0.0, 120.5), velocity (0.0, 0.0), zoom 1.0)",
        source: "definition: a place between two points"),
      PhaseRow(
        play: { $0.touch(.began, at: CGPoint(x: 5, y: 5), time: 0) },
        text: "Scroller(tracking at (0.0, 0.0), velocity (0.0, 0.0), zoom 1.0)",
        source: "definition: a finger is down"),
      PhaseRow(
        play: { scroller in
          for step in 0...5 {
            scroller.touch(
              step == 0 ? .began : .moved, at: CGPoint(x: 5, y: 300 - 10 * Double(step)),
              time: 0.01 * Double(step))
          }
        }, text: "Scroller(interacting at (0.0, 40.0), velocity (0.0, 1000.0), zoom 1.0)",
        source: "definition: ten points in a hundredth of a second, after a slop of ten"),
      PhaseRow(
        play: { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true, time: 0) },
        text: "Scroller(animating at (0.0, 0.0), velocity (0.0, 0.0), zoom 1.0)",
        source: "definition: an animation begins at rest"),
    ]
    forEachRow("descriptions of scrollers", rows) { row in
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 320, height: 480),
          contentSize: CGSize(width: 320, height: 2000), displayScale: 2))
      row.play(&scroller)
      XCTAssertEqual("\(scroller)", row.text)
    }
  }
}
