import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

/// What is read from valid text.
final class ReadingTests: XCTestCase {
  func testDefaultsAreTheFormats() throws {
    let trace = try ScrollTrace(json: TraceText().json)
    let view = trace.scrollView
    XCTAssertEqual(trace.name, "swipe")
    XCTAssertEqual(trace.version, 1)
    XCTAssertNil(trace.description)
    XCTAssertNil(trace.source)
    XCTAssertEqual(trace.touches, [])
    XCTAssertNil(trace.sampleTimes)
    XCTAssertNil(trace.expected.offsets)
    XCTAssertNil(trace.expected.events)
    XCTAssertEqual(trace.recordedEvents, [])
    XCTAssertEqual(view.viewport, CGSize(width: 100, height: 200))
    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 200))
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 0))
    XCTAssertEqual(view.contentInset, ScrollInsets(top: 0, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(view.displayScale, 1)
    XCTAssertEqual(view.decelerationRate, 0.998)
    XCTAssertFalse(view.isPagingEnabled)
    XCTAssertFalse(view.isDirectionalLockEnabled)
    XCTAssertFalse(view.alwaysBounceVertical)
    XCTAssertFalse(view.alwaysBounceHorizontal)
    XCTAssertTrue(view.bounces)
    XCTAssertTrue(view.isScrollEnabled)
    XCTAssertTrue(view.bouncesZoom)
    XCTAssertEqual(view.minimumZoomScale, 1)
    XCTAssertEqual(view.maximumZoomScale, 1)
    XCTAssertEqual(view.zoomScale, 1)
  }

  func testEveryFieldIsRead() throws {
    let json = """
      {"version": 1, "name": "all", "description": "d", "source": "s",
       "scrollView": {
         "viewport": {"width": 1, "height": 2}, "contentSize": {"width": 3, "height": 4},
         "contentOffset": {"x": 5, "y": 6},
         "contentInset": {"top": 7, "left": 8, "bottom": 9, "right": 10},
         "displayScale": 3, "decelerationRate": 0.99, "isPagingEnabled": true,
         "isDirectionalLockEnabled": true, "alwaysBounceVertical": true,
         "alwaysBounceHorizontal": true, "bounces": false, "isScrollEnabled": false,
         "bouncesZoom": false, "minimumZoomScale": 2, "maximumZoomScale": 0.5, "zoomScale": 1.5},
       "touches": [
         {"time": 0, "phase": "began", "x": 11, "y": 12, "id": 7},
         {"time": 1, "phase": "moved", "x": 1, "y": 2},
         {"time": 1, "phase": "stationary", "x": 1, "y": 2, "id": -1},
         {"time": 2, "phase": "ended", "x": 1, "y": 2, "id": 9007199254740993},
         {"time": 2, "phase": "cancelled", "x": 1, "y": 2, "id": 3.0}],
       "sampleTimes": [0, 0.5, 0.5],
       "expected": {
         "offsets": [{"time": 0.25, "x": -1.5, "y": 2e2}],
         "events": [
           {"time": 0, "name": "willBeginDragging", "x": 1, "y": 2},
           {"time": 1, "name": "willEndDragging", "velocity": 0.75, "target": 40},
           {"time": 1, "name": "willEndDragging", "velocity": {"x": 0, "y": -1},
            "target": {"x": 3, "y": 4}},
           {"time": 2, "name": "didEndDragging", "willDecelerate": true}]}}
      """
    let trace = try ScrollTrace(json: Data(json.utf8))
    var wanted = ScrollTrace(
      name: "all", description: "d", source: "s",
      scrollView: ScrollTrace.ScrollView(
        viewport: CGSize(width: 1, height: 2), contentSize: CGSize(width: 3, height: 4)))
    wanted.scrollView.contentOffset = CGPoint(x: 5, y: 6)
    wanted.scrollView.contentInset = ScrollInsets(top: 7, left: 8, bottom: 9, right: 10)
    wanted.scrollView.displayScale = 3
    wanted.scrollView.decelerationRate = 0.99
    wanted.scrollView.isPagingEnabled = true
    wanted.scrollView.isDirectionalLockEnabled = true
    wanted.scrollView.alwaysBounceVertical = true
    wanted.scrollView.alwaysBounceHorizontal = true
    wanted.scrollView.bounces = false
    wanted.scrollView.isScrollEnabled = false
    wanted.scrollView.bouncesZoom = false
    wanted.scrollView.minimumZoomScale = 2
    wanted.scrollView.maximumZoomScale = 0.5
    wanted.scrollView.zoomScale = 1.5
    wanted.touches = [
      ScrollTrace.Touch(time: 0, phase: .began, x: 11, y: 12, id: 7),
      ScrollTrace.Touch(time: 1, phase: .moved, x: 1, y: 2, id: 0),
      ScrollTrace.Touch(time: 1, phase: .stationary, x: 1, y: 2, id: -1),
      ScrollTrace.Touch(time: 2, phase: .ended, x: 1, y: 2, id: 9_007_199_254_740_993),
      ScrollTrace.Touch(time: 2, phase: .cancelled, x: 1, y: 2, id: 3),
    ]
    wanted.sampleTimes = [0, 0.5, 0.5]
    wanted.expected.offsets = [ScrollTrace.Sample(time: 0.25, x: -1.5, y: 200)]
    wanted.expected.events = [
      ScrollTrace.Event(time: 0, name: .willBeginDragging, x: 1, y: 2),
      ScrollTrace.Event(
        time: 1, name: .willEndDragging, velocityPerMillisecond: .along(0.75), target: .along(40)),
      ScrollTrace.Event(
        time: 1, name: .willEndDragging, velocityPerMillisecond: .point(x: 0, y: -1),
        target: .point(x: 3, y: 4)),
      ScrollTrace.Event(time: 2, name: .didEndDragging, willDecelerate: true),
    ]
    XCTAssertEqual(trace, wanted)
    XCTAssertEqual(
      trace.recordedEvents,
      [.willBeginDragging, .willEndDragging, .willEndDragging, .didEndDragging])
  }

  func testMetricsCarryTheFieldsOver() throws {
    let text = TraceText(
      view: """
        , "contentOffset": {"x": 5, "y": 6}, "displayScale": 2, "bounces": false,
        "contentInset": {"top": 7, "left": 8, "bottom": 9, "right": 10},
        "alwaysBounceVertical": true, "isScrollEnabled": false
        """)
    XCTAssertEqual(
      try ScrollTrace(json: text.json).scrollView.metrics,
      ScrollMetrics(
        viewportSize: CGSize(width: 100, height: 200),
        contentSize: CGSize(width: 300, height: 200),
        contentInset: ScrollInsets(top: 7, left: 8, bottom: 9, right: 10),
        behavior: ScrollBehavior(
          bounces: [], alwaysBounces: .vertical, isScrollEnabled: false),
        displayScale: 2,
        contentOffset: CGPoint(x: 5, y: 6)))
    let sideways = TraceText(view: #", "alwaysBounceHorizontal": true"#)
    XCTAssertEqual(
      try ScrollTrace(json: sideways.json).scrollView.metrics.behavior,
      ScrollBehavior(alwaysBounces: .horizontal))
  }

  private struct NumberRow: TableRow {
    var source: String
    var text: String
    var number: Double
  }

  func testNumbers() {
    let rows = [
      NumberRow(source: "RFC 8259", text: "0", number: 0),
      NumberRow(source: "RFC 8259", text: "-0", number: -0.0),
      NumberRow(source: "RFC 8259", text: "12", number: 12),
      NumberRow(source: "RFC 8259", text: "0.5", number: 0.5),
      NumberRow(source: "RFC 8259", text: "-1.25e2", number: -125),
      NumberRow(source: "RFC 8259", text: "1E+2", number: 100),
      NumberRow(source: "RFC 8259", text: "1e-2", number: 0.01),
      NumberRow(source: "a recording", text: "39158.333333", number: 39158.333333),
      NumberRow(source: "15 digits", text: "0.12345678901234", number: 0.12345678901234),
      NumberRow(source: "16 digits", text: "0.123456789012345", number: 0.123456789012345),
      NumberRow(source: "17 digits", text: "0.30000000000000004", number: 0.30000000000000004),
      NumberRow(source: "2^53 + 1 rounds to even", text: "9007199254740993", number: 0x1p53),
      NumberRow(source: "IEEE 754", text: "1.7976931348623157e308", number: 0x1.fffffffffffffp1023),
      NumberRow(source: "IEEE 754", text: "5e-324", number: 0x1p-1074),
    ]
    forEachRow("trace numbers", rows) { row in
      let sample = #"{"time": 0, "x": \#(row.text), "y": 0}"#
      let text = TraceText(more: #", "expected": {"offsets": [\#(sample)]}"#)
      let x = try? ScrollTrace(json: text.json).expected.offsets?.first?.x
      XCTAssertEqual(x?.bitPattern, row.number.bitPattern, row.text)
    }
  }

  private struct StringRow: TableRow {
    var source: String
    var text: String
    var string: String
  }

  func testStrings() {
    let rows = [
      StringRow(source: "RFC 8259", text: #""a\"b\\c\/d""#, string: "a\"b\\c/d"),
      StringRow(source: "RFC 8259", text: #""\b\f\n\r\t""#, string: "\u{8}\u{c}\n\r\t"),
      StringRow(source: "RFC 8259", text: #""\u00e9\u20AC""#, string: "é€"),
      StringRow(source: "RFC 8259, a surrogate pair", text: #""\ud83d\ude00""#, string: "😀"),
      StringRow(source: "UTF-8", text: #""é€😀 \n x""#, string: "é€😀 \n x"),
      StringRow(source: "U+FFFD itself", text: "\"\u{fffd}\"", string: "\u{fffd}"),
      StringRow(source: "a nul", text: #""\u0000""#, string: "\0"),
    ]
    forEachRow("trace strings", rows) { row in
      XCTAssertEqual(try? ScrollTrace(json: TraceText(name: row.text).json).name, row.string)
    }
  }

  private struct UnknownRow: TableRow {
    var source: String
    var value: String
  }

  func testUnknownKeysAreIgnored() {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let rows = [
      UnknownRow(source: "an object", value: #"{"a": {"b": [1, {}]}, "c": []}"#),
      UnknownRow(source: "an array", value: #"[[], [[]], {"a": 1}, "x", null, true, -1.5e3]"#),
      UnknownRow(source: "a scalar", value: "false"),
      UnknownRow(source: "a number out of range", value: "1e999"),
      UnknownRow(source: "deep", value: deep),
      UnknownRow(source: "a key of the format elsewhere", value: #"{"touches": 3}"#),
    ]
    let wanted = smallTrace()
    forEachRow("unknown keys", rows) { row in
      let text = TraceText(view: #", "extra": \#(row.value)"#, more: #", "extra": \#(row.value)"#)
      XCTAssertEqual(try? ScrollTrace(json: text.json), wanted, String(row.value.prefix(40)))
    }
  }

  func testAKeyThatStandsTwiceIsReadOrRefused() throws {
    // The format does not say which of the two values counts.
    let twice = try ScrollTrace(json: TraceText(more: #", "name": "later""#).json)
    XCTAssertTrue(["swipe", "later"].contains(twice.name))
    for (first, last) in [(#"[1, 2, "x"]"#, "[]"), ("[]", #"[1, 2, "x"]"#), ("[3]", "{}")] {
      let text = TraceText(touches: first, more: ", \"touches\": \(last)")
      let line = message(text.json)
      XCTAssertTrue(line?.hasPrefix("swipe.json: touches") ?? true, line ?? "")
    }
  }

  func testSpaceAndByteOrderMark() {
    let text = "\u{feff} \n\t\r" + String(decoding: TraceText().json, as: UTF8.self) + " \n"
    XCTAssertEqual(try? ScrollTrace(json: Data(text.utf8)), smallTrace())
  }

  func testPresentButEmptyListsAreKept() throws {
    let text = TraceText(more: #", "sampleTimes": [], "expected": {"offsets": [], "events": []}"#)
    let trace = try ScrollTrace(json: text.json)
    XCTAssertEqual(trace.sampleTimes, [])
    XCTAssertEqual(trace.expected, ScrollTrace.Expected(offsets: [], events: []))
  }

  private struct NullRow: TableRow {
    var source = "a field that may be missing"
    var text: TraceText
  }

  func testNullCountsAsMissing() {
    let view = [
      "contentOffset", "contentInset", "displayScale", "decelerationRate", "isPagingEnabled",
      "isDirectionalLockEnabled", "alwaysBounceVertical", "alwaysBounceHorizontal", "bounces",
      "isScrollEnabled", "bouncesZoom", "minimumZoomScale", "maximumZoomScale", "zoomScale",
    ]
    let top = ["version", "description", "source", "sampleTimes", "expected"]
    let rows =
      view.map { NullRow(text: TraceText(view: ", \"\($0)\": null")) }
      + top.map { NullRow(text: TraceText(more: ", \"\($0)\": null")) }
      + [NullRow(text: TraceText(more: #", "expected": {"offsets": null, "events": null}"#))]
    forEachRow("null fields", rows) { row in
      XCTAssertEqual(try? ScrollTrace(json: row.text.json), smallTrace(), row.text.view)
    }
    var trace = smallTrace()
    trace.touches = [ScrollTrace.Touch(time: 0, phase: .began, x: 1, y: 2)]
    trace.expected.events = [ScrollTrace.Event(time: 0, name: .didScroll)]
    let event = """
      {"time": 0, "name": "didScroll", "x": null, "y": null, "velocity": null, "target": null,
       "willDecelerate": null}
      """
    let text = TraceText(
      touches: #"[{"time": 0, "phase": "began", "x": 1, "y": 2, "id": null}]"#,
      more: #", "expected": {"events": [\#(event)]}"#)
    XCTAssertEqual(try? ScrollTrace(json: text.json), trace)
  }

  func testAnyDecoderValidates() throws {
    XCTAssertEqual(
      try JSONDecoder().decode(
        [ScrollTrace].self, from: Data("[".utf8) + TraceText().json + Data("]".utf8)),
      [smallTrace()])
    XCTAssertThrowsError(
      try JSONDecoder().decode(ScrollTrace.self, from: TraceText(name: "\"\"").json)
    ) { XCTAssertEqual("\($0)", "name is \"\", must not be empty") }
  }

  func testEveryEventNameIsRead() throws {
    XCTAssertEqual(ScrollTrace.Event.Name.allCases.count, 17)
    for name in ScrollTrace.Event.Name.allCases {
      let text = TraceText(
        more: #", "expected": {"events": [{"time": 0, "name": "\#(name.rawValue)"}]}"#)
      XCTAssertEqual(try ScrollTrace(json: text.json).recordedEvents, [name])
    }
  }

  func testManySamples() throws {
    let sample = #"{"time": 1.5, "x": 0, "y": 39158.333333}"#
    let list = Array(repeating: sample, count: 100_000).joined(separator: ",\n")
    let text = TraceText(more: #", "expected": {"offsets": [\#(list)]}"#)
    let trace = try ScrollTrace(json: text.json)
    XCTAssertEqual(trace.expected.offsets?.count, 100_000)
    XCTAssertEqual(trace.walk.last?.offset.y, 39158.333333)
  }
}
