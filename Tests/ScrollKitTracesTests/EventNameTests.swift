import ScrollKit
import XCTest

@testable import ScrollKitTraces

/// A scroller's events as a trace writes them: with velocities in points per millisecond.
final class EventNameTests: XCTestCase {
  func testEachEventKeepsItsNameAndWhatItSays() {
    let (velocity, target) = (CGPoint(x: 1000, y: 2000), CGPoint(x: 30, y: 40))
    let events: [Scroller.Event] = [
      .willBeginDragging, .didScroll, .willEndDragging(velocity: velocity, target: target),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .willBeginZooming, .didZoom, .didEndZooming, .didBeginContentTouch, .didCancelContentTouch,
      .didEndContentTouch, .didBeginRefreshing, .didChangeAdjustedContentInset, .didEndScrolling,
    ]
    for event in events {
      for axis in [ScrollAxis.horizontal, .vertical, nil] {
        var expected = ScrollTrace.Event(time: 5, name: .didScroll)
        let written = ScrollTrace.Event(event, at: 5, along: axis)
        XCTAssertEqual(written.name.rawValue, event.name)
        expected.name = written.name
        if case .willEndDragging = event {
          (expected.velocityPerMillisecond, expected.target) =
            switch axis {
            case .horizontal: (.along(1), .along(30))
            case .vertical: (.along(2), .along(40))
            case nil: (.point(x: 1, y: 2), .point(x: 30, y: 40))
            }
        }
        if case .didEndDragging(let goesOn) = event { expected.willDecelerate = goesOn }
        XCTAssertEqual(written, expected, "\(event.name) along \(axis.map { "\($0)" } ?? "both")")
      }
    }
    let names = Set(events.map { ScrollTrace.Event($0, at: 0, along: nil).name })
    XCTAssertEqual(Set(ScrollTrace.Event.Name.allCases), names)
    XCTAssertEqual(names.count, 17)
  }
}
