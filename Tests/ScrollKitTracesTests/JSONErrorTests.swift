import Foundation
import ScrollKitTraces
import XCTest

/// Text that is not JSON, or not an object, or floods a message.
final class JSONErrorTests: XCTestCase {
  private struct Row: TableRow {
    var source = "RFC 8259"
    var text: String
    var message: String

    init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }
  }

  func testMalformedText() {
    let rows = [
      Row("", "the text is empty, must be an object"),
      Row(" \n ", "line 2, column 2 is the end of the text, must be a value"),
      Row("[]", "the text is an array, must be an object"),
      Row("3", "the text is 3, must be an object"),
      Row("null", "the text is null, must be an object"),
      Row("\"x\"", "the text is \"x\", must be an object"),
      Row("hello", "line 1, column 1 is 'h', must be a value"),
      Row("{", "line 1, column 2 is the end of the text, must be a quoted key"),
      Row("{\n  name: 1}", "line 2, column 3 is 'n', must be a quoted key"),
      Row(#"{"name" 1}"#, "line 1, column 9 is '1', must be a colon"),
      Row(#"{"name": }"#, "line 1, column 10 is '}', must be a value"),
      Row(#"{"name": "a",}"#, "line 1, column 14 is '}', must be a quoted key"),
      Row(#"{"name": "a" "b": 1}"#, "line 1, column 14 is '\"', must be a comma or }"),
      Row(#"{"name": "a""#, "line 1, column 13 is the end of the text, must be a comma or }"),
      Row(#"{"touches": [1"#, "touches[0] is 1, must be an object"),
      Row(#"{"extra": [1"#, "line 1, column 13 is the end of the text, must be a comma or ]"),
      Row(#"{"extra": [1,]}"#, "line 1, column 14 is ']', must be a value"),
      Row(#"{"extra": [1}"#, "line 1, column 13 is '}', must be a comma or ]"),
      Row(#"{"extra": [,1]}"#, "line 1, column 12 is ',', must be a value"),
      Row(#"{"extra": {"a": 1]}"#, "line 1, column 18 is ']', must be a comma or }"),
      Row(#"{"extra": 01}"#, "line 1, column 12 is '1', must be a comma or }"),
      Row(#"{"extra": 1.}"#, "line 1, column 13 is '}', must be a digit"),
      Row(#"{"extra": .5}"#, "line 1, column 11 is '.', must be a value"),
      Row(#"{"extra": +1}"#, "line 1, column 11 is '+', must be a value"),
      Row(#"{"extra": -}"#, "line 1, column 12 is '}', must be a digit"),
      Row(#"{"extra": 1e}"#, "line 1, column 13 is '}', must be a digit"),
      Row(#"{"extra": 1e+}"#, "line 1, column 14 is '}', must be a digit"),
      Row(#"{"extra": 0x10}"#, "line 1, column 12 is 'x', must be a comma or }"),
      Row(#"{"extra": NaN}"#, "line 1, column 11 is 'N', must be a value"),
      Row(#"{"extra": -Infinity}"#, "line 1, column 12 is 'I', must be a digit"),
      Row(#"{"extra": nul}"#, "line 1, column 14 is '}', must be null"),
      Row(#"{"extra": True}"#, "line 1, column 11 is 'T', must be a value"),
      Row(#"{"extra": trüe}"#, "line 1, column 13 is byte 195, must be true"),
      Row(#"{"extra": 'a'}"#, "line 1, column 11 is ''', must be a value"),
      Row(#"{"extra": 1 /* one */}"#, "line 1, column 13 is '/', must be a comma or }"),
      Row(
        #"{"extra": "a}"#,
        "line 1, column 14 is the end of the text, must be a character or the closing quote"),
      Row(
        "{\"extra\": \"a\nb\"}",
        "line 1, column 13 is byte 10, must be a character or the closing quote"),
      Row(
        #"{"extra": "\q"}"#,
        #"line 1, column 13 is 'q', must be one of "\/bfnrtu after a backslash"#),
      Row(#"{"extra": "\u12g4"}"#, "line 1, column 16 is 'g', must be a hexadecimal digit"),
      Row(#"{"extra": "\ud83d"}"#, "line 1, column 13 is 'u', must begin a whole surrogate pair"),
      Row(
        #"{"extra": "\ud83d\u0041"}"#,
        "line 1, column 13 is 'u', must begin a whole surrogate pair"),
      Row(
        #"{"extra": "\udc00\udc00"}"#,
        "line 1, column 13 is 'u', must begin a whole surrogate pair"),
      Row(#"{"extra": "\ude00"}"#, "line 1, column 13 is 'u', must begin a whole surrogate pair"),
      Row(#"{"é": 1 2}"#, "line 1, column 9 is '2', must be a comma or }"),
    ]
    forEachRow("malformed text", rows) { row in
      XCTAssertEqual(message(Data(row.text.utf8)), "swipe.json: " + row.message)
    }
    let good = String(decoding: TraceText().json, as: UTF8.self)
    XCTAssertEqual(
      message(Data((good + " x").utf8), file: nil)?.hasSuffix(
        " is 'x', must be the end of the text"), true)
  }

  func testBytesThatAreNotUTF8() {
    let start = Array(#"{"name": "é"#.utf8)
    XCTAssertEqual(
      message(Data(start + [0xff, 0x22])),
      "swipe.json: line 1, column 12 is byte 255, must be UTF-8")
    XCTAssertEqual(
      message(Data(start + [0xc3, 0x22])),
      "swipe.json: line 1, column 12 is byte 195, must be UTF-8")
    XCTAssertEqual(
      message(Data([0xff, 0xfe, 0x7b, 0])),
      "swipe.json: line 1, column 1 is byte 255, must be a value")
  }

  func testEveryBeginningOfATraceIsRefused() throws {
    let whole = try ScrollTrace(json: TraceText().json).json
    for length in 0..<(whole.count - 2) {
      XCTAssertNotNil(message(whole.prefix(length)), "\(length) bytes")
    }
  }

  func testLongValuesAreCut() {
    let long = String(repeating: "9", count: 1000)
    XCTAssertEqual(
      message(TraceText(name: long).json),
      "swipe.json: name is \(String(repeating: "9", count: 40))..., must be a string")
    let marks = "\"e" + String(repeating: "\u{301}", count: 1000) + "\""
    XCTAssertEqual(message(TraceText(touches: marks).json)?.unicodeScalars.count, 84)
  }

  func testAMessageIsOneLine() {
    let error = ScrollTraceError(
      file: "a\nb.json", field: "name", value: "1\r\u{85}\u{2028}2", expectation: "be a string")
    XCTAssertEqual(error.description, "a?b.json: name is 1???2, must be a string")
  }
}
