import Foundation
import ScrollKitTraces
import XCTest

/// What a scan finds in refused texts.
final class JSONScanTests: XCTestCase {
  private struct ReasonRow: TableRow {
    var source = "Foundation's JSONSerialization, Swift 6.3, Linux"
    var text: String
    var reason: String

    init(_ text: String, _ reason: String) { (self.text, self.reason) = (text, reason) }
  }

  /// The reasons of Foundation's parser, word for word.
  func testReasons() {
    let end = "Unexpected end of file during JSON parse."
    func invalid(_ place: Int) -> String { "Invalid value around character \(place)." }
    let rows = [
      ReasonRow("", end), ReasonRow(" \n ", end), ReasonRow("hello", invalid(0)),
      ReasonRow("{", end), ReasonRow("{\n  name: 1}", invalid(4)),
      ReasonRow(#"{"name" 1}"#, invalid(8)), ReasonRow(#"{"name": }"#, invalid(9)),
      ReasonRow(#"{"name": "a" "b": 1}"#, invalid(13)), ReasonRow(#"{"name": "a""#, end),
      ReasonRow(#"{"touches": [1"#, end), ReasonRow(#"{"extra": [1}"#, invalid(12)),
      ReasonRow(#"{"extra": {"a": 1]}"#, invalid(17)), ReasonRow(#"{"extra": .5}"#, invalid(10)),
      ReasonRow(#"{"extra": True}"#, invalid(10)),
      ReasonRow(#"{"extra": 1 /* one */}"#, invalid(12)), ReasonRow(#"{"extra": "a}"#, end),
      ReasonRow("{\"name\": \"a\nb\"}", "Unescaped control character around character 11."),
      ReasonRow(#"{"name": "\q"}"#, "Invalid escape sequence around character 10."),
      ReasonRow(
        #"{"name": "\ud83d"}"#,
        "Unexpected end of file during string parse (expected low-surrogate code point but did not "
          + "find one)."),
      ReasonRow(#"{"name":3,"y":01}"#, "Number with leading zero around character 15."),
      ReasonRow(#"{"name":3,"y":1e999}"#, "Number 1e999 is not representable in Swift."),
      ReasonRow(
        "{\"name\": \(String(repeating: "1", count: 400))}",
        "Number \(String(repeating: "1", count: 193))..."),
      ReasonRow(#"{"name":3,"y":"\q"}"#, "Invalid escape sequence around character 15."),
      ReasonRow(#"{"name":3} x"#, invalid(11)), ReasonRow("{\"name\":3}\0", invalid(10)),
    ]
    forEachRow("reasons", rows) { row in
      XCTAssertEqual(
        message(Data(row.text.utf8)), "swipe.json is not valid JSON: \(row.reason)", row.text)
    }
  }

  private struct BytesRow: TableRow {
    var source = "Foundation's JSONSerialization, Swift 6.3, Linux"
    var text: Data
    var reason: String

    init(_ text: [UInt8], _ reason: String) { (self.text, self.reason) = (Data(text), reason) }

    init(_ text: String, _ reason: String) { self.init(Array(text.utf8), reason) }
  }

  /// Faults within strings, words and numbers: which comes first, and where it stands.
  func testReasonsWithinValues() {
    let end = "Unexpected end of file during JSON parse."
    let half =
      "Unexpected end of file during string parse (expected low-surrogate code point but did not "
      + "find one)."
    let bad: [UInt8] = [0x22, 0x61, 0xff]
    let rows = [
      BytesRow("-01", "Number with leading zero around character 2."), BytesRow("-", end),
      BytesRow("[1,-007]", "Number with leading zero around character 5."),
      BytesRow("[trx", end), BytesRow("[trxe]", "Invalid value around character 3."),
      BytesRow("nul", end), BytesRow(#""\u123"#, end),
      BytesRow(#""\u12g4""#, #"Invalid hex encoded sequence in "12g4" at 3."#),
      BytesRow(#""\u+123""#, #"Invalid hex encoded sequence in "+123" at 3."#),
      BytesRow(
        #""\ude00""#,
        "Unable to convert hex escape sequence (no high character) to UTF8-encoded character."),
      BytesRow(#""\ud83d"#, end), BytesRow(#""\ud83d""#, end), BytesRow(#""\ud83d" "#, half),
      BytesRow(#""\ud83d\n""#, half), BytesRow(#""\ud83d\u0041""#, half),
      BytesRow(#""\ud83d\ude0"#, end),
      BytesRow(bad + [0x22], "Invalid UTF-8 sequence 2 bytes starting from character 1."),
      BytesRow(bad + [0x5c, 0x71], "Invalid UTF-8 sequence 2 bytes starting from character 1."),
      BytesRow(bad + [0x0a, 0x22], "Invalid UTF-8 sequence 3 bytes starting from character 1."),
      BytesRow(
        [0x22, 0x61, 0x5c, 0xff], "Invalid UTF-8 sequence 2 bytes starting from character 2."),
    ]
    forEachRow("reasons within values", rows) { row in
      XCTAssertEqual(message(row.text, file: nil), "the text is not valid JSON: \(row.reason)")
    }
  }

  func testTwoBytesMayBeACharacterOfUTF16() {
    for bytes in [[0, 0x31], [0x31, 0], [0xfe, 0xff, 0, 0x31]] as [[UInt8]] {
      XCTAssertEqual(message(Data(bytes)), "swipe.json: the text is 1, must be an object")
    }
  }

  private struct FieldRow: TableRow {
    var source: String
    var text: Data
    var message: String

    init(_ text: String, _ message: String, _ source: String, _ encoding: String.Encoding = .utf8) {
      (self.text, self.message, self.source) = (text.data(using: encoding)!, message, source)
    }
  }

  func testFields() {
    let twice = "the decoder: of a key that stands twice, the first counts"
    let escaped = "RFC 8259: an escaped character is the character"
    let name = "name is 3, must be a string"
    let whole = #"{"touches": "\u005b\u00e9\u2200\ud83d\ude00]", "name": "a", "scrollView": 4}"#
    let rows = [
      FieldRow(#"{"name": 3, "name": "b"}"#, name, twice),
      FieldRow(#"{"extra": {"name": 4}, "name": 3}"#, name, "definition: at the path, not below"),
      FieldRow(#"{"na\u006de": 3}"#, name, escaped),
      FieldRow(#"{"x\"": [{"name": 5}, "]"], "name": 3}"#, name, escaped),
      FieldRow(#"{"name": 3,}"#, name, "the decoder: a comma behind the last member is forgiven"),
      FieldRow("\u{feff}{\"name\": 3}", name, "the decoder: a byte order mark is forgiven"),
      FieldRow(#"{"name": 1e300}"#, "name is 1e+300, must be a string", "JSONSerialization"),
      FieldRow("[1, 2,]", "the text is an array, must be an object", "the format: one object"),
    ]
    forEachRow("fields found by a scan", rows) { row in
      XCTAssertEqual(message(row.text), "swipe.json: \(row.message)")
    }
    let encodings: [String.Encoding] = [
      .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    let wide = encodings.flatMap { encoding in
      [
        FieldRow(
          whole, "scrollView is 4, must be an object", "the same text, \(encoding)", encoding),
        FieldRow(
          whole.replacingOccurrences(of: "4", with: #""é∀""#),
          "scrollView is \"é∀\", must be an object", "the same text, \(encoding)", encoding),
      ]
    }
    forEachRow("fields in wide texts", wide) { row in
      XCTAssertEqual(message(row.text), "swipe.json: \(row.message)")
    }
  }

  /// Changes random bytes of a text that breaks the format. The message must say that it is not
  /// JSON exactly if Foundation's parser refuses it.
  func testTheScanRefusesWhatTheParserRefuses() {
    func counterexample(_ isRefused: (Data) -> Bool) -> String? {
      var generator = SeededGenerator(seed: 520)
      let start = TraceText(
        name: "3", more: #", "extra": [1.5e-3, -0, 10, "\u00e9\n/é", null, {"a": [true, false]}]"#)
      let alphabet =
        Array("{}[]\",:\\ue0189.+- \ntrufalsn".utf8) + [0, 0x1f, 0x7f, 0x80, 0xc3, 0xff]
      for _ in 0..<6000 {
        var text = Array(start.json)
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          let place = Int.random(in: 0..<text.count, using: &generator)
          let byte = alphabet.randomElement(using: &generator)!
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: text[place] = byte
          case 1: text.insert(byte, at: place)
          default: text.remove(at: place)
          }
        }
        let data = Data(text)
        let parsed = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        if isRefused(data) != (parsed == nil) { return String(decoding: text, as: UTF8.self) }
      }
      return nil
    }
    func isRefused(_ text: Data) -> Bool {
      message(text)?.hasPrefix("swipe.json is not valid JSON") ?? false
    }
    XCTAssertNil(counterexample(isRefused))
    XCTAssertNotNil(counterexample { isRefused($0 + Data("}".utf8)) }, "planted: one more bracket")
    XCTAssertNotNil(
      counterexample { isRefused(Data($0.map { $0 < 0x80 ? $0 : 0x61 })) }, "planted: any bytes")
    XCTAssertNotNil(
      counterexample { isRefused(Data($0.map { $0 < 0x20 ? 0x20 : $0 })) }, "planted: controls")
  }
}
