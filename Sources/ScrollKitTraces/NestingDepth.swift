import Foundation

/// How deep arrays and objects are nested in a text that may be JSON. Brackets in strings do not
/// count.
///
/// Foundation's decoder refuses more than 512 levels. But it traps if the bracket that is too many
/// is the last byte, so such a text must be refused before.
struct NestingDepth {
  /// The greatest depth that is read. It is Foundation's, and more than any trace needs.
  static let greatest = 512

  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether a text stays within the greatest depth.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isWithin(_ text: Data) -> Bool {
    let (width, low) = unit(of: Array(text.prefix(4)))
    return text.withUnsafeBytes { bytes in
      var nesting = NestingDepth()
      for start in stride(from: 0, to: bytes.count - width + 1, by: width) {
        // Only ASCII characters matter. In UTF-16 and UTF-32 their other bytes are zero.
        let isASCII =
          width == 1 || (0..<width).allSatisfy { $0 == low || bytes[start + $0] == 0 }
        if isASCII, !nesting.takes(bytes[start + low]) { return false }
      }
      return true
    }
  }

  /// The text converted to UTF-8; unchanged if it cannot be converted.
  static func inUTF8(_ text: Data) -> Data {
    let encoding: String.Encoding
    switch unit(of: Array(text.prefix(4))) {
    case (2, let low): encoding = low == 0 ? .utf16LittleEndian : .utf16BigEndian
    case (4, let low): encoding = low == 0 ? .utf32LittleEndian : .utf32BigEndian
    default: return text
    }
    return String(data: text, encoding: encoding).map { Data($0.utf8) } ?? text
  }

  /// How many bytes a unit of the text has, and which of them is the lowest. The decoder also reads
  /// UTF-16 and UTF-32; like it, this looks for a byte order mark or zeros.
  private static func unit(of start: [UInt8]) -> (width: Int, low: Int) {
    guard start.count >= 2 else { return (1, 0) }
    if start.count == 4 {
      if start[0] == 0, start[1] == 0 { return (4, 3) }
      if start[2] == 0, start[3] == 0 { return (4, 0) }
    }
    if start[0] == 0 || start[0] == 0xfe && start[1] == 0xff { return (2, 1) }
    if start[1] == 0 || start[0] == 0xff && start[1] == 0xfe { return (2, 0) }
    return (1, 0)
  }

  /// Takes the next byte. Returns false if it is a bracket too many.
  private mutating func takes(_ byte: UInt8) -> Bool {
    if isInString {
      let ends = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      isInString = !ends
      return true
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    return depth <= Self.greatest
  }
}
