import Foundation
import ScrollKitTraces
import XCTest

/// Texts with deeply nested arrays and objects.
final class NestingDepthTests: XCTestCase {
  private enum Outcome: String {
    /// Read as a trace.
    case isRead
    /// Refused before the decoder sees it.
    case tooDeep
    /// Refused by the decoder, for any reason.
    case malformed
  }

  private struct DepthRow: TableRow {
    let name: String
    let text: Data
    let expected: Outcome
    let source: String

    init(_ name: String, _ text: String, _ expected: Outcome, _ source: String = "format") {
      (self.name, self.text, self.expected, self.source) = (name, Data(text.utf8), expected, source)
    }

    init(_ name: String, _ text: Data, _ expected: Outcome) {
      (self.name, self.text, self.expected, source) = (
        name, text, expected, "definition: 512 levels"
      )
    }
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// A trace with an unknown member.
  private func trace(extra: String) -> String {
    String(decoding: TraceText(more: ", \"extra\": \(extra)").json, as: UTF8.self)
  }

  private func check(_ table: String, _ rows: [DepthRow]) {
    forEachRow(table, rows) { row in
      let line = message(row.text)
      switch row.expected {
      case .isRead: XCTAssertNil(line, row.name)
      case .tooDeep:
        XCTAssertEqual(
          line,
          "swipe.json is not valid JSON: Arrays and objects lie in one another more than 512 deep",
          row.name)
      case .malformed:
        XCTAssertEqual(line?.hasPrefix("swipe.json is not valid JSON: "), true, row.name)
        XCTAssertEqual(line?.contains("more than 512"), false, row.name)
      }
    }
  }

  func testDeepTexts() {
    let many = Self.many
    let decoder = "a fault of Foundation's decoder: it traps at the 513th bracket as the last byte"
    check(
      "deep texts",
      [
        DepthRow("511 open", many("[", 511), .malformed),
        DepthRow("512 open", many("[", 512), .malformed),
        DepthRow("513 open", many("[", 513), .tooDeep, decoder),
        DepthRow("514 open", many("[", 514), .tooDeep),
        DepthRow("513 open, a space", many("[", 513) + " ", .tooDeep),
        DepthRow("513 open after a space", " " + many("[", 513), .tooDeep, decoder),
        DepthRow("513 open objects", many("{\"a\":", 513), .tooDeep),
        DepthRow("512 open objects", many("{\"a\":", 512), .malformed),
        DepthRow("an array in 512 objects", many("{\"a\":", 512) + "[", .tooDeep, decoder),
        DepthRow("objects and arrays", many("[{\"a\":", 256) + "[", .tooDeep, decoder),
        DepthRow("bare braces", many("{", 513), .tooDeep),
        DepthRow("100,000 open", many("[", 100_000), .tooDeep),
        DepthRow("510 whole in a trace", trace(extra: many("[", 510) + many("]", 510)), .isRead),
        DepthRow("511 whole in a trace", trace(extra: many("[", 511) + many("]", 511)), .isRead),
        DepthRow("512 whole in a trace", trace(extra: many("[", 512) + many("]", 512)), .tooDeep),
        DepthRow("side by side", trace(extra: "[" + many("[],", 2000) + "[]]"), .isRead),
        DepthRow(
          "deep twice",
          trace(extra: "[\(many("[", 500))\(many("]", 500)), \(many("[", 500))\(many("]", 500))]"),
          .isRead),
        DepthRow("closed before", many("]", 600) + many("[", 513), .malformed),
      ])
  }

  func testBracketsInStrings() {
    let many = Self.many
    let strings = "RFC 8259: a string ends at the first quotation mark that is not escaped"
    check(
      "brackets in strings",
      [
        DepthRow("a name of arrays", trace(extra: "\"\(many("[", 2000))\""), .isRead, strings),
        DepthRow("a name of objects", trace(extra: "\"\(many("{", 2000))\""), .isRead, strings),
        DepthRow(
          "after an escaped mark", trace(extra: "\"\\\"\(many("[", 600))\""), .isRead, strings),
        DepthRow(
          "after an escaped stroke", trace(extra: "[\"\\\\\", \(many("[", 511))\(many("]", 511))]"),
          .tooDeep, strings),
        DepthRow(
          "after two strokes and a mark", trace(extra: "\"\\\\\\\"\(many("[", 600))\""), .isRead,
          strings),
        DepthRow("in a key", trace(extra: "{\"\(many("[", 600))\": 1}"), .isRead, strings),
        DepthRow("a string without end", "{\"name\": \"" + many("[", 600), .malformed, strings),
        DepthRow(
          "closing ones", trace(extra: "[\"\(many("]", 600))\", \(many("[", 511))]"), .tooDeep,
          strings),
      ])
  }

  func testWideTexts() throws {
    let encodings: [(String, String.Encoding)] = [
      ("UTF-16", .utf16), ("UTF-16LE", .utf16LittleEndian), ("UTF-16BE", .utf16BigEndian),
      ("UTF-32LE", .utf32LittleEndian), ("UTF-32BE", .utf32BigEndian),
    ]
    let rows = try encodings.flatMap { name, encoding in
      func data(_ text: String) throws -> Data { try XCTUnwrap(text.data(using: encoding)) }
      // Single bytes of these characters are those of quotation marks and brackets.
      let sign = "\u{2200}\u{5b22}\u{225b}"
      return [
        DepthRow("\(name), open", try data(Self.many("[", 513)), .tooDeep),
        DepthRow("\(name), less", try data(Self.many("[", 512)), .malformed),
        DepthRow(
          "\(name), signs", try data(trace(extra: "\"\(Self.many(sign, 600))\"")), .isRead),
        DepthRow(
          "\(name), signs and brackets",
          try data(trace(extra: "[\"\(sign)\", \(Self.many("[", 511))")), .tooDeep),
      ]
    }
    check("texts of wide characters", rows)
  }
}
