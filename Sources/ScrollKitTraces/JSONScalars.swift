/// The digits of a number, as long as they make an exact one: up to 15 of them, divided by a power
/// of ten up to 10^15, are rounded once and so correctly.
struct JSONDigits {
  private let isNegative: Bool
  private var mantissa = 0
  private var count = 0
  private var places = 0
  /// Whether `value` is to be trusted.
  var isExact = true

  init(isNegative: Bool) { self.isNegative = isNegative }

  /// Appends a digit that stands `scale` (0 or 1) places further behind the point.
  mutating func append(_ digit: UInt8, scale: Int) {
    count += 1
    guard count <= 15 else {
      isExact = false
      return
    }
    mantissa = mantissa &* 10 &+ Int(digit)
    places = places &+ scale
  }

  /// The number; `nil` where it has to be read another way.
  var value: Double? {
    guard isExact else { return nil }
    let magnitude = places == 0 ? Double(mantissa) : Double(mantissa) / Self.powers[places]
    return isNegative ? -magnitude : magnitude
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

/// Strings with escapes or with more than ASCII.
enum JSONStringScanner {
  /// Reads the rest of a string, its opening quote being behind, up to its closing one.
  static func scan(_ json: inout JSONText) throws(TraceReadingError) -> String {
    var result = ""
    while true {
      switch json.next {
      case UInt8(ascii: "\""):
        json.advance()
        return result
      case UInt8(ascii: "\\"):
        json.advance()
        result.unicodeScalars.append(try escape(&json))
      case 0..<0x20: throw json.malformed("be a character or the closing quote")
      default: result += try plain(&json)
      }
    }
  }

  /// A run of characters up to the next quote, escape or control character.
  private static func plain(_ json: inout JSONText) throws(TraceReadingError) -> String {
    var check = json
    while json.next >= 0x20, json.next != UInt8(ascii: "\""), json.next != UInt8(ascii: "\\") {
      json.advance()
    }
    let text = json.text(from: check.position, to: json.position)
    for byte in text.utf8 {
      guard check.next == byte else { throw check.malformed("be UTF-8") }
      check.advance()
    }
    return text
  }

  private static func escape(_ json: inout JSONText) throws(TraceReadingError) -> UnicodeScalar {
    let letter = json.next
    let start = json
    json.advance()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal(&json)
      if let scalar = UnicodeScalar(unit) { return scalar }
      if json.next == UInt8(ascii: "\\") {
        json.advance()
        if json.next == UInt8(ascii: "u") {
          json.advance()
          let low = try hexadecimal(&json)
          if (0xdc00..<0xe000).contains(low),
            let scalar = UnicodeScalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
          {
            return scalar
          }
        }
      }
      throw start.malformed("begin a whole surrogate pair")
    default: throw start.malformed(#"be one of "\/bfnrtu after a backslash"#)
    }
  }

  private static func hexadecimal(_ json: inout JSONText) throws(TraceReadingError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(json.next)).hexDigitValue else {
        throw json.malformed("be a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      json.advance()
    }
    return value
  }
}
