public import Foundation

/// What is wrong with a trace: which field, what it is, and what it must be.
///
/// ```swift
/// do {
///   _ = try ScrollTrace(json: Data(#"{"name": 3}"#.utf8), file: "swipe.json")
/// } catch {
///   print(error)  // swipe.json: name is 3, must be a string
/// }
/// ```
public struct ScrollTraceError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
  /// The file that was read, if there is one.
  public var file: String?
  /// The path of the field, such as `touches[3].time`; empty if the text is not JSON.
  public var field: String
  /// What the field holds: a number, `missing`, `an array`, a quoted string.
  public var value: String
  /// What would be right; follows "must". The reason if the text is not JSON.
  public var expectation: String

  /// Creates an error.
  public init(file: String? = nil, field: String, value: String, expectation: String) {
    (self.file, self.field, self.value, self.expectation) = (file, field, value, expectation)
  }

  /// Creates the error of a text that is not JSON and so has no fields to name.
  init(notJSON reason: String) {
    self.init(field: "", value: "not valid JSON", expectation: reason)
  }

  /// The same error with the name of the file.
  package func inFile(_ file: String?) -> ScrollTraceError {
    var error = self
    error.file = file
    return error
  }

  /// The same as `description`.
  public var errorDescription: String? { description }

  /// The error in one line: `swipe.json: touches[3].time is -1, must not be negative`, or
  /// `swipe.json is not valid JSON: Unexpected end of file`.
  public var description: String {
    let file = file.map { Self.oneLine($0, limit: 300) }
    let value = Self.oneLine(value, limit: 40)
    guard !field.isEmpty else {
      return "\(file ?? "the text") is \(value): \(Self.oneLine(expectation, limit: 200))"
    }
    let place = file.map { $0 + ": " } ?? ""
    return place + "\(Self.oneLine(field, limit: 100)) is \(value), must \(expectation)"
  }

  /// The beginning of a text, with question marks for control characters.
  private static func oneLine(_ text: String, limit: Int) -> String {
    let breaks = CharacterSet.controlCharacters.union(.newlines)
    // A long text is cut first, so that the rest costs nothing.
    let start = String(text.unicodeScalars.prefix(limit + 1))
    let line = start.components(separatedBy: breaks).joined(separator: "?").unicodeScalars
    return String(line.prefix(limit)) + (line.count > limit ? "..." : "")
  }
}

extension Double {
  /// The shortest text that reads back as the same number; whole numbers have no point.
  package var shortText: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
