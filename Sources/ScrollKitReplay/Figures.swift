import ScrollKitTraces

/// Numbers with a fixed number of decimals, and texts of a fixed width.
enum Figures {
  /// The number rounded to `decimals` decimals, 0 to 3. Beyond 10^12 it is not rounded.
  static func fixed(_ value: Double, _ decimals: Int, plus: Bool = false) -> String {
    guard value.magnitude < 1e12 else { return value.shortText }
    let scale = decimals == 3 ? 1000 : decimals == 2 ? 100 : decimals == 1 ? 10 : 1
    let whole = Int((value.magnitude * Double(scale)).rounded())
    var text = whole == 0 ? "" : value < 0 ? "-" : plus ? "+" : ""
    text += (whole / scale).description
    guard decimals > 0 else { return text }
    let rest = (whole % scale + scale).description.dropFirst()
    return text + "." + rest
  }

  /// The text, aligned right in a width.
  static func right(_ text: String, _ width: Int) -> String {
    let missing = width - text.count
    return missing > 0 ? String(repeating: " ", count: missing) + text : text
  }

  /// The text, aligned left in a width.
  static func left(_ text: String, _ width: Int) -> String {
    let missing = width - text.count
    return missing > 0 ? text + String(repeating: " ", count: missing) : text
  }

  /// The text with spaces for control characters, which would break a line or a drawing.
  static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
            || $0 == "\u{2028}" || $0 == "\u{2029}" ? " " : $0
        }))
  }
}
