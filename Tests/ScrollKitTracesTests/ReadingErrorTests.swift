import Foundation
import ScrollKitTraces
import XCTest

/// Every way to break the format, and the error's line.
final class ReadingErrorTests: XCTestCase {
  private struct Row: TableRow {
    var source: String
    var text: TraceText
    var message: String

    init(_ text: TraceText, _ message: String, source: String = "the format, version 1") {
      (self.source, self.text, self.message) = (source, text, message)
    }
  }

  private func check(_ table: String, _ rows: [Row]) {
    forEachRow(table, rows) { row in
      XCTAssertEqual(message(row.text.json), "swipe.json: " + row.message)
    }
  }

  func testTopFields() {
    check(
      "errors of top fields",
      [
        Row(TraceText(name: nil), "name is missing, must be a string"),
        Row(TraceText(name: "3"), "name is 3, must be a string"),
        Row(TraceText(name: "null"), "name is null, must be a string"),
        Row(TraceText(name: "true"), "name is true, must be a string"),
        Row(TraceText(name: "[]"), "name is an array, must be a string"),
        Row(TraceText(name: "{}"), "name is an object, must be a string"),
        Row(TraceText(name: "\"\""), "name is \"\", must not be empty"),
        Row(TraceText(more: #", "version": 2"#), "version is 2, must be 1"),
        Row(TraceText(more: #", "version": 0"#), "version is 0, must be 1"),
        Row(TraceText(more: #", "version": 1.5"#), "version is 1.5, must be an integer"),
        Row(TraceText(more: #", "version": "1""#), #"version is "1", must be an integer"#),
        Row(TraceText(more: #", "version": true"#), "version is true, must be an integer"),
        Row(TraceText(more: #", "description": 1"#), "description is 1, must be a string"),
        Row(TraceText(more: #", "source": {"a": 1}"#), "source is an object, must be a string"),
        Row(TraceText(scrollView: "4"), "scrollView is 4, must be an object"),
        Row(TraceText(scrollView: "[]"), "scrollView is an array, must be an object"),
        Row(TraceText(scrollView: "null"), "scrollView is null, must be an object"),
        Row(TraceText(touches: nil), "touches is missing, must be an array"),
        Row(TraceText(touches: "{}"), "touches is an object, must be an array"),
        Row(TraceText(touches: "null"), "touches is null, must be an array"),
        Row(TraceText(more: #", "expected": []"#), "expected is an array, must be an object"),
      ])
    let text = #"{"name": "swipe", "touches": []}"#
    XCTAssertEqual(
      message(Data(text.utf8)), "swipe.json: scrollView is missing, must be an object")
  }

  func testScrollView() {
    check(
      "errors of the scroll view",
      [
        Row(TraceText(viewport: nil), "scrollView.viewport is missing, must be an object"),
        Row(TraceText(contentSize: nil), "scrollView.contentSize is missing, must be an object"),
        Row(
          TraceText(viewport: #"{"width": 1}"#),
          "scrollView.viewport.height is missing, must be a number"),
        Row(
          TraceText(viewport: #"{"height": 1}"#),
          "scrollView.viewport.width is missing, must be a number"),
        Row(
          TraceText(viewport: #"{"width": -1, "height": 1}"#),
          "scrollView.viewport.width is -1, must not be negative"),
        Row(
          TraceText(contentSize: #"{"width": 1, "height": -0.5}"#),
          "scrollView.contentSize.height is -0.5, must not be negative"),
        Row(
          TraceText(contentSize: #"{"width": "1", "height": 1}"#),
          #"scrollView.contentSize.width is "1", must be a number"#),
        Row(
          TraceText(contentSize: "[1, 2]"),
          "scrollView.contentSize is an array, must be an object"),
        Row(
          TraceText(view: #", "contentOffset": {"x": 0}"#),
          "scrollView.contentOffset.y is missing, must be a number"),
        Row(
          TraceText(viewport: "3"), "scrollView.viewport is 3, must be an object"),
        Row(
          TraceText(contentSize: "null"), "scrollView.contentSize is null, must be an object"),
        Row(
          TraceText(view: #", "contentOffset": [0, 0]"#),
          "scrollView.contentOffset is an array, must be an object"),
        Row(
          TraceText(view: #", "contentOffset": {"x": "left", "y": 0}"#),
          #"scrollView.contentOffset.x is "left", must be a number"#),
        Row(
          TraceText(view: #", "contentInset": {"top": null, "left": 0, "bottom": 0, "right": 0}"#),
          "scrollView.contentInset.top is null, must be a number"),
        Row(
          TraceText(view: #", "zoomScale": true"#),
          "scrollView.zoomScale is true, must be a number"),
        Row(
          TraceText(view: #", "contentInset": {"top": 0, "left": 0, "bottom": 0}"#),
          "scrollView.contentInset.right is missing, must be a number"),
        Row(
          TraceText(
            view: #", "contentInset": {"top": 1e300, "left": 0, "bottom": 0, "right": 0}"#),
          "scrollView.contentInset.top is 1e+300, must be within 2^52 of zero"),
        Row(
          TraceText(view: #", "contentInset": {"top": 0, "left": false, "bottom": 0, "right": 0}"#),
          "scrollView.contentInset.left is false, must be a number"),
        Row(
          TraceText(view: #", "contentInset": 4"#),
          "scrollView.contentInset is 4, must be an object"),
        Row(
          TraceText(view: #", "displayScale": 0"#),
          "scrollView.displayScale is 0, must be greater than 0"),
        Row(
          TraceText(view: #", "displayScale": -3"#),
          "scrollView.displayScale is -3, must be greater than 0"),
        Row(
          TraceText(view: #", "displayScale": "3""#),
          #"scrollView.displayScale is "3", must be a number"#),
        Row(
          TraceText(view: #", "decelerationRate": 0"#),
          "scrollView.decelerationRate is 0, must be greater than 0 and less than 1"),
        Row(
          TraceText(view: #", "decelerationRate": 1"#),
          "scrollView.decelerationRate is 1, must be greater than 0 and less than 1"),
        Row(
          TraceText(view: #", "decelerationRate": 1.5"#),
          "scrollView.decelerationRate is 1.5, must be greater than 0 and less than 1"),
        Row(
          TraceText(view: #", "decelerationRate": "normal""#),
          #"scrollView.decelerationRate is "normal", must be a number"#),
        Row(
          TraceText(view: #", "minimumZoomScale": 0"#),
          "scrollView.minimumZoomScale is 0, must be greater than 0"),
        Row(
          TraceText(view: #", "maximumZoomScale": -1"#),
          "scrollView.maximumZoomScale is -1, must be greater than 0"),
        Row(
          TraceText(view: #", "zoomScale": 0"#),
          "scrollView.zoomScale is 0, must be greater than 0"),
      ])
    let flags = [
      "isPagingEnabled", "isDirectionalLockEnabled", "alwaysBounceVertical",
      "alwaysBounceHorizontal", "bounces", "isScrollEnabled", "bouncesZoom",
    ]
    check(
      "errors of the scroll view's flags",
      flags.flatMap { flag in
        [("1", "1"), ("0", "0"), ("\"true\"", "\"true\""), ("{}", "an object")].map { text, value in
          Row(
            TraceText(view: ", \"\(flag)\": \(text)"),
            "scrollView.\(flag) is \(value), must be true or false")
        }
      })
  }

  private static let touch = #"{"time": 0.016, "phase": "moved", "x": 1, "y": 2}"#

  private static func touches(_ fields: String, after count: Int = 0) -> TraceText {
    let list = Array(repeating: touch, count: count) + ["{\(fields)}"]
    return TraceText(touches: "[" + list.joined(separator: ", ") + "]")
  }

  func testTouches() {
    let phases = "must be began, moved, stationary, ended or cancelled"
    check(
      "errors of touches",
      [
        Row(
          Self.touches(#""time": 0.001, "phase": "moved", "x": 1, "y": 2"#, after: 3),
          "touches[3].time is 0.001, must not be before touches[2].time (0.016)",
          source: "the example of the format's description"),
        Row(
          Self.touches(#""time": -1, "phase": "moved", "x": 1, "y": 2"#),
          "touches[0].time is -1, must not be negative"),
        Row(
          Self.touches(#""phase": "moved", "x": 1, "y": 2"#),
          "touches[0].time is missing, must be a number"),
        Row(
          Self.touches(#""time": "0", "phase": "moved", "x": 1, "y": 2"#),
          #"touches[0].time is "0", must be a number"#),
        Row(
          Self.touches(#""time": true, "phase": "moved", "x": 1, "y": 2"#),
          "touches[0].time is true, must be a number"),
        Row(
          Self.touches(#""time": null, "phase": "moved", "x": 1, "y": 2"#),
          "touches[0].time is null, must be a number"),
        Row(
          Self.touches(#""time": 1, "x": 1, "y": 2"#, after: 1),
          "touches[1].phase is missing, \(phases)"),
        Row(
          Self.touches(#""time": 1, "phase": "begin", "x": 1, "y": 2"#, after: 1),
          "touches[1].phase is \"begin\", \(phases)"),
        Row(
          Self.touches(#""time": 1, "phase": "Began", "x": 1, "y": 2"#),
          "touches[0].phase is \"Began\", \(phases)"),
        Row(
          Self.touches(#""time": 1, "phase": 0, "x": 1, "y": 2"#),
          "touches[0].phase is 0, \(phases)"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "y": 2"#),
          "touches[0].x is missing, must be a number"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": 1"#),
          "touches[0].y is missing, must be a number"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": [1], "y": 2"#),
          "touches[0].x is an array, must be a number"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": 1, "y": 2, "id": 1.5"#),
          "touches[0].id is 1.5, must be an integer"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": 1, "y": 2, "id": "a""#),
          #"touches[0].id is "a", must be an integer"#),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": 1, "y": 2, "id": true"#),
          "touches[0].id is true, must be an integer"),
        Row(
          Self.touches(#""time": 1, "phase": "moved", "x": 1, "y": 2, "id": 9223372036854775808"#),
          "touches[0].id is 9223372036854775808, must be an integer",
          source: "2^63, one more than an integer holds"),
        Row(TraceText(touches: "[3]"), "touches[0] is 3, must be an object"),
        Row(TraceText(touches: "[null]"), "touches[0] is null, must be an object"),
        Row(TraceText(touches: "[[]]"), "touches[0] is an array, must be an object"),
      ])
  }

  func testListsOfWhatIsExpected() {
    func offsets(_ list: String) -> TraceText {
      TraceText(more: #", "expected": {"offsets": \#(list)}"#)
    }
    func events(_ list: String) -> TraceText {
      TraceText(more: #", "expected": {"events": \#(list)}"#)
    }
    func times(_ list: String) -> TraceText { TraceText(more: #", "sampleTimes": \#(list)"#) }
    let name = "must be the name of a scroll view's callback, such as didEndDragging"
    check(
      "errors of lists",
      [
        Row(times("3"), "sampleTimes is 3, must be an array"),
        Row(times(#"[0, "1"]"#), #"sampleTimes[1] is "1", must be a number"#),
        Row(times("[0.5, 0.2]"), "sampleTimes[1] is 0.2, must not be before sampleTimes[0] (0.5)"),
        Row(times("[-0.5]"), "sampleTimes[0] is -0.5, must not be negative"),
        Row(offsets("{}"), "expected.offsets is an object, must be an array"),
        Row(offsets("[1]"), "expected.offsets[0] is 1, must be an object"),
        Row(
          offsets(#"[{"x": 0, "y": 0}]"#), "expected.offsets[0].time is missing, must be a number"),
        Row(
          offsets(#"[{"time": 0, "y": 0}]"#), "expected.offsets[0].x is missing, must be a number"),
        Row(
          offsets(#"[{"time": 0, "x": 0}]"#), "expected.offsets[0].y is missing, must be a number"),
        Row(
          offsets(#"[{"time": 0, "x": 0, "y": "0"}]"#),
          #"expected.offsets[0].y is "0", must be a number"#),
        Row(
          offsets(#"[{"time": -2, "x": 0, "y": 0}]"#),
          "expected.offsets[0].time is -2, must not be negative"),
        Row(
          offsets(#"[{"time": 2, "x": 0, "y": 0}, {"time": 1.5, "x": 0, "y": 0}]"#),
          "expected.offsets[1].time is 1.5, must not be before expected.offsets[0].time (2)"),
        Row(
          events(#"[{"name": "didScroll"}]"#),
          "expected.events[0].time is missing, must be a number"),
        Row(events(#"[{"time": 0}]"#), "expected.events[0].name is missing, \(name)"),
        Row(events(#"[{"time": 0, "name": 1}]"#), "expected.events[0].name is 1, \(name)"),
        Row(
          events(#"[{"time": 0, "name": "scrollViewDidScroll"}]"#),
          #"expected.events[0].name is "scrollViewDidScroll", \#(name)"#),
        Row(
          events(#"[{"time": 1, "name": "didScroll"}, {"time": 0, "name": "didScroll"}]"#),
          "expected.events[1].time is 0, must not be before expected.events[0].time (1)"),
        Row(
          events(#"[{"time": 0, "name": "willEndDragging", "velocity": "fast"}]"#),
          #"expected.events[0].velocity is "fast", must be a number or {x, y}"#),
        Row(
          events(#"[{"time": 0, "name": "willEndDragging", "velocity": {"x": 1}}]"#),
          "expected.events[0].velocity.y is missing, must be a number"),
        Row(
          events(#"[{"time": 0, "name": "didEndDragging", "willDecelerate": 1}]"#),
          "expected.events[0].willDecelerate is 1, must be true or false"),
        Row(
          events(#"[{"time": 0, "name": "didEndDragging", "willDecelerate": "yes"}]"#),
          #"expected.events[0].willDecelerate is "yes", must be true or false"#),
        Row(
          events(#"[{"time": 0, "name": "willEndDragging", "target": [0, 1]}]"#),
          "expected.events[0].target is an array, must be a number or {x, y}"),
        Row(
          events(#"[{"time": 0, "name": "willEndDragging", "target": {"x": 0, "y": "1"}}]"#),
          #"expected.events[0].target.y is "1", must be a number"#),
        Row(
          events(#"[{"time": 0, "name": "didScroll", "x": "1"}]"#),
          #"expected.events[0].x is "1", must be a number"#),
        Row(
          events(#"[{"time": 0, "name": "didScroll"}, null]"#),
          "expected.events[1] is null, must be an object"),
        Row(events("7"), "expected.events is 7, must be an array"),
        Row(
          offsets(#"[{"time": 0, "x": 0, "y": 0}, {"time": "a/b\"c", "x": 0, "y": 0}]"#),
          #"expected.offsets[1].time is "a/b"c", must be a number"#),
        Row(offsets("[[]]"), "expected.offsets[0] is an array, must be an object"),
        Row(times("[[]]"), "sampleTimes[0] is an array, must be a number"),
        Row(times("[0, null]"), "sampleTimes[1] is null, must be a number"),
      ])
  }
}
