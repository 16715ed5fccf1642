/// What is wrong with a trace: which field, what it is, and what it must be.
///
/// ```swift
/// do {
///   _ = try ScrollTrace(json: Data(#"{"name": 3}"#.utf8), file: "swipe.json")
/// } catch {
///   print(error)  // swipe.json: name is 3, must be a string
/// }
/// ```
public struct ScrollTraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file that was read, if there is one.
  public var file: String?
  /// The path of the field, such as `touches[3].time`, or the place in the text.
  public var field: String
  /// What stands there: a number, `missing`, `an array`, a quoted string.
  public var value: String
  /// What would be right; follows on "must be" or "must not".
  public var expectation: String

  /// Creates an error.
  public init(file: String? = nil, field: String, value: String, expectation: String) {
    (self.file, self.field, self.value, self.expectation) = (file, field, value, expectation)
  }

  /// The error in one line: `swipe.json: touches[3].time is -1, must not be negative`.
  public var description: String {
    let place = file.map { Self.oneLine($0, limit: 300) + ": " } ?? ""
    return place
      + "\(Self.oneLine(field, limit: 100)) is \(Self.oneLine(value, limit: 40)), must \(expectation)"
  }

  /// The beginning of a text, without control characters.
  private static func oneLine(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    var line = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) {
      let breaks = scalar.properties.generalCategory == .control || scalar == "\u{2028}"
      line.append(breaks || scalar == "\u{2029}" ? "?" : scalar)
    }
    return String(line) + (scalars.dropFirst(limit).isEmpty ? "" : "...")
  }
}
