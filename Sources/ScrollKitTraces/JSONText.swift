/// JSON text read from front to back, without building a tree.
///
/// Foundation's decoders were measured and not chosen: `JSONSerialization` holds 3 GB for a
/// million samples; `JSONDecoder` passes trailing commas and malformed numbers, and says neither
/// field nor value when a number is not finite. This reader is strict (RFC 8259), needs no
/// memory beyond the text, and knows line and column.
struct JSONText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// Whether the object or array being read has had no member yet.
  private var isFirst = false

  /// Text that stays valid while this reader is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }  // A byte order mark.
  }

  /// What a value is, by its first character.
  enum Kind { case object, array, string, number, bool, null }

  /// Skips white space and tells what comes next.
  mutating func kind() throws(TraceReadingError) -> Kind {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw malformed("be a value")
    }
  }

  // MARK: Objects and arrays

  /// Enters the object or array that `kind()` has found.
  mutating func enter() {
    position += 1
    isFirst = true
  }

  /// The key of the next member of the object being read; `nil` at its end.
  mutating func nextKey() throws(TraceReadingError) -> String? {
    guard try moveToMember(closing: UInt8(ascii: "}"), "be a comma or }") else { return nil }
    return try key()
  }

  /// Moves to the next element of the array being read; false at its end.
  mutating func nextElement() throws(TraceReadingError) -> Bool {
    try moveToMember(closing: UInt8(ascii: "]"), "be a comma or ]")
  }

  private mutating func moveToMember(
    closing: UInt8, _ expectation: String
  ) throws(TraceReadingError) -> Bool {
    skipSpace()
    let wasFirst = isFirst
    isFirst = false
    if next == closing {
      position += 1
      return false
    }
    if wasFirst { return true }
    guard next == UInt8(ascii: ",") else { throw malformed(expectation) }
    position += 1
    return true
  }

  private mutating func key() throws(TraceReadingError) -> String {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw malformed("be a quoted key") }
    let key = try string()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw malformed("be a colon") }
    position += 1
    return key
  }

  /// Skips one value of any kind and any depth.
  mutating func skip() throws(TraceReadingError) {
    var isObject: [Bool] = []
    repeat {
      switch try kind() {
      case .object:
        enter()
        isObject.append(true)
      case .array:
        enter()
        isObject.append(false)
      case .string: _ = try string()
      case .number: _ = try number()
      case .bool, .null: _ = try literal()
      }
      while let inObject = isObject.last {
        if try inObject ? nextKey() != nil : nextElement() { break }
        isObject.removeLast()
      }
    } while !isObject.isEmpty
  }

  /// Nothing but white space may be left.
  mutating func end() throws(TraceReadingError) {
    skipSpace()
    guard position == bytes.count else { throw malformed("be the end of the text") }
  }

  // MARK: Scalars

  /// The literal that `kind()` has found: true, false, or `nil` for null.
  mutating func literal() throws(TraceReadingError) -> Bool? {
    let literals: [(StaticString, Bool?)] = [("true", true), ("false", false), ("null", nil)]
    for (word, value) in literals where word.utf8Start.pointee == next {
      for offset in 0..<word.utf8CodeUnitCount {
        guard next == word.utf8Start[offset] else { throw malformed("be \(word)") }
        position += 1
      }
      return value
    }
    throw malformed("be a value")
  }

  /// The string that `kind()` has found.
  mutating func string() throws(TraceReadingError) -> String {
    position += 1
    let start = position
    while next >= 0x20, next < 0x80, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      position += 1
      return text(from: start, to: position - 1)
    }
    position = start
    return try JSONStringScanner.scan(&self)
  }

  /// The number that `kind()` has found; infinite where it is too large.
  mutating func number() throws(TraceReadingError) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    var digits = JSONDigits(isNegative: position > start)
    if next == UInt8(ascii: "0") {
      position += 1
    } else {
      try scanDigits(&digits, scale: 0)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try scanDigits(&digits, scale: 1)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      var exponent = JSONDigits(isNegative: false)
      try scanDigits(&exponent, scale: 0)
      digits.isExact = false
    }
    return digits.value ?? Double(text(from: start, to: position)) ?? .infinity
  }

  private mutating func scanDigits(
    _ digits: inout JSONDigits, scale: Int
  ) throws(TraceReadingError) {
    let start = position
    while true {
      let digit = next &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      digits.append(digit, scale: scale)
      position += 1
    }
    guard position > start else { throw malformed("be a digit") }
  }

  // MARK: Bytes

  /// The next byte; zero, which no JSON text holds, at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Whether every byte has been read.
  var isAtEnd: Bool { position >= bytes.count }

  /// Moves past a byte.
  mutating func advance() { position += 1 }

  /// The text between two positions; what is not UTF-8 is replaced.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0a || next == 0x0d || next == 0x09 { position += 1 }
  }

  /// The error that something else stands here.
  func malformed(_ expectation: String) -> TraceReadingError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.reduce(1) { $1 == 0x0a ? $0 + 1 : $0 }
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let column = before[lineStart...].reduce(1) { $1 & 0xc0 == 0x80 ? $0 : $0 + 1 }
    let value =
      isAtEnd
      ? "the end of the text"
      : (0x21..<0x7f).contains(next) ? "'\(UnicodeScalar(next))'" : "byte \(next)"
    return TraceReadingError(
      path: "line \(line), column \(column)", value: value, expectation: expectation,
      isAboutText: true)
  }
}
