import Foundation
import ScrollKitTraces
import XCTest

/// Texts that are not JSON, or not an object, or too long for a message.
final class JSONErrorTests: XCTestCase {
  private struct Row: TableRow {
    var source = "RFC 8259"
    var text: String

    init(_ text: String) { self.text = text }
  }

  /// Checks that a text is refused in one line with a reason. `JSONScanTests` has the reasons.
  private func checkMalformed(_ json: Data, _ text: String) {
    let line = message(json) ?? ""
    let start = "swipe.json is not valid JSON: "
    XCTAssertTrue(line.hasPrefix(start) && line.count > start.count, "\(text): \(line)")
    XCTAssertFalse(line.contains { $0.isNewline }, text)
  }

  func testMalformedText() {
    let rows = [
      Row(""), Row(" \n "), Row("hello"), Row("{"), Row("{\n  name: 1}"), Row(#"{"name" 1}"#),
      Row(#"{"name": }"#), Row(#"{"name": "a" "b": 1}"#), Row(#"{"name": "a""#),
      Row(#"{"touches": [1"#), Row(#"{"extra": [1}"#), Row(#"{"extra": {"a": 1]}"#),
      Row(#"{"extra": .5}"#), Row(#"{"extra": NaN}"#), Row(#"{"extra": True}"#),
      Row(#"{"extra": 'a'}"#), Row(#"{"extra": 1 /* one */}"#), Row(#"{"extra": "a}"#),
      Row("{\"name\": \"a\nb\"}"), Row(#"{"name": "\q"}"#), Row(#"{"name": "\ud83d"}"#),
    ]
    forEachRow("malformed text", rows) { row in checkMalformed(Data(row.text.utf8), row.text) }
    let good = String(decoding: TraceText().json, as: UTF8.self)
    XCTAssertNil(message(Data(good.utf8)))
    checkMalformed(Data((good + " x").utf8), "something behind the object")
  }

  func testNumbersThatNoDoubleHolds() {
    for number in ["1e999", "-1e999", "1e400", "01", "1."] {
      let sample = #"{"time": 0, "x": \#(number), "y": 0}"#
      let text = TraceText(more: #", "expected": {"offsets": [\#(sample)]}"#)
      checkMalformed(text.json, number)
    }
  }

  func testNestingWithoutEndIsRefused() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    checkMalformed(TraceText(more: ", \"extra\": \(deep)").json, "100,000 arrays")
  }

  private struct WholeRow: TableRow {
    var source = "the format: one object"
    var text: String
    var value: String
  }

  func testTheTextIsAnObject() {
    let rows = [
      WholeRow(text: "[]", value: "an array"), WholeRow(text: "3", value: "3"),
      WholeRow(text: "null", value: "null"), WholeRow(text: "true", value: "true"),
      WholeRow(text: "\"x\"", value: "\"x\""),
    ]
    forEachRow("texts of another type", rows) { row in
      XCTAssertEqual(
        message(Data(row.text.utf8)), "swipe.json: the text is \(row.value), must be an object")
    }
  }

  func testBytesThatAreNotUTF8() {
    let start = Array(#"{"name": "é"#.utf8)
    checkMalformed(Data(start + [0xff, 0x22, 0x7d]), "a byte no text has")
    checkMalformed(Data(start + [0xc3, 0x22, 0x7d]), "half a character")
  }

  func testEveryBeginningOfATraceIsRefused() throws {
    let whole = try ScrollTrace(json: TraceText().json).json
    for length in 0..<(whole.count - 2) {
      XCTAssertNotNil(message(whole.prefix(length)), "\(length) bytes")
    }
  }

  func testLongValuesAreCut() {
    let long = "\"" + String(repeating: "9", count: 1000) + "\""
    XCTAssertEqual(
      message(TraceText(touches: long).json),
      "swipe.json: touches is \"\(String(repeating: "9", count: 39))..., must be an array")
    let marks = "\"e" + String(repeating: "\u{301}", count: 1000) + "\""
    XCTAssertEqual(message(TraceText(touches: marks).json)?.unicodeScalars.count, 84)
  }

  func testAMessageIsOneLine() {
    var error = ScrollTraceError(
      file: "a\nb.json", field: "name", value: "1\r\u{85}\u{2028}2", expectation: "be a string")
    XCTAssertEqual(error.description, "a?b.json: name is 1???2, must be a string")
    error = ScrollTraceError(field: "", value: "not valid JSON", expectation: "a\nb")
    XCTAssertEqual(error.description, "the text is not valid JSON: a?b")
  }
}
