/// An object being written as JSON, its members in the order in which they are set.
package struct JSONObject {
  private var members: [String] = []

  package init() {}

  /// Appends a member; its value is JSON text.
  package mutating func set(_ key: String, _ value: String) {
    members.append("\"" + key + "\": " + value)
  }

  /// The object's text.
  package func text(separator: String = ", ") -> String {
    "{" + members.joined(separator: separator) + "}"
  }

  /// The text of a point.
  static func point(_ x: Double, _ y: Double) -> String {
    var object = JSONObject()
    object.set("x", x.shortText)
    object.set("y", y.shortText)
    return object.text()
  }
}

extension Double {
  /// The shortest text that reads back as the same number, whole numbers without a point. It is
  /// JSON for every finite number.
  package var shortText: String {
    if self == rounded(.towardZero), magnitude < 0x1p53, self != 0 || sign == .plus {
      return Int(self).description
    }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension String {
  /// The text as a JSON string, quoted and escaped.
  package var jsonText: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
