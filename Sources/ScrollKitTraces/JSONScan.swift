import Foundation

/// One pass over a text that the decoder refused. It finds where the text stops being JSON, or else
/// where a value stands in it.
///
/// It builds nothing, so that refusing a text takes no more memory than reading it. Like the
/// decoder it accepts a comma after the last element or member.
struct JSONScan {
  /// Why a text is not JSON, in the words of Foundation's parser.
  struct Fault: Error {
    var reason: String

    fileprivate init(_ reason: String) { self.reason = reason }

    fileprivate init(_ what: String, at place: Int) {
      reason = "\(what) around character \(place)."
    }
  }

  private enum Step {
    case index(Int)
    /// The key's UTF-8.
    case key([UInt8])
  }

  private let text: UnsafeRawBufferPointer
  private let path: [Step]
  private var place = 0
  private var found: Range<Int>?

  /// Finds the value at a path.
  ///
  /// - Parameters:
  ///   - path: The keys and indices that lead to it. If an object has a key twice, the first one
  ///     counts, as in the decoder.
  ///   - text: The text, in UTF-8, nested no deeper than `NestingDepth.greatest`.
  /// - Returns: The places of its bytes; `nil` if there is no such value.
  /// - Throws: The first fault of the whole text, be it before the value or after it.
  /// - Complexity: O(*n*) in the length of the text.
  static func range(
    at path: [any CodingKey], in text: UnsafeRawBufferPointer
  ) throws(Fault) -> Range<Int>? {
    var scan = JSONScan(text: text, path: path)
    if text.starts(with: [0xef, 0xbb, 0xbf]) { scan.place = 3 }
    try scan.skipSpace()
    try scan.takeValue(depth: 0)
    if try scan.skipSpace() != nil { throw scan.invalid }
    return scan.found
  }

  private init(text: UnsafeRawBufferPointer, path: [any CodingKey]) {
    self.text = text
    self.path = path.map { key in
      key.intValue.map { .index($0) } ?? .key(Array(key.stringValue.utf8))
    }
  }

  private var invalid: Fault { Fault("Invalid value", at: place) }
  private var end: Fault { Fault("Unexpected end of file during JSON parse.") }

  private var next: UInt8? { place < text.count ? text[place] : nil }

  /// Skips white space.
  ///
  /// - Returns: The next byte, if there is one.
  @discardableResult
  private mutating func skipSpace() throws(Fault) -> UInt8? {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      place += 1
    }
    return next
  }

  /// Takes a value. The depth is the number of steps of the path that lead to it, or `nil` if the
  /// value does not lie on the path.
  private mutating func takeValue(depth: Int?) throws(Fault) {
    let start = place
    switch next {
    case nil: throw end
    case UInt8(ascii: "{"): try takeMembers(depth)
    case UInt8(ascii: "["): try takeElements(depth)
    case UInt8(ascii: "\""): try takeString()
    case UInt8(ascii: "t"): try take("true")
    case UInt8(ascii: "f"): try take("false")
    case UInt8(ascii: "n"): try take("null")
    default: try takeNumber()
    }
    if depth == path.count, found == nil { found = start..<place }
  }

  private mutating func takeMembers(_ depth: Int?) throws(Fault) {
    var key: [UInt8]?
    if let depth, depth < path.count, case .key(let wanted) = path[depth] { key = wanted }
    place += 1
    while true {
      guard let byte = try skipSpace() else { throw end }
      if byte == UInt8(ascii: "}") { break }
      guard byte == UInt8(ascii: "\"") else { throw invalid }
      let start = place
      try takeString()
      let isWanted = key.map { isString(start..<place, $0) } ?? false
      guard let colon = try skipSpace() else { throw end }
      guard colon == UInt8(ascii: ":") else { throw invalid }
      place += 1
      try skipSpace()
      try takeValue(depth: isWanted ? depth.map { $0 + 1 } : nil)
      if isWanted { key = nil }
      guard try takeComma(or: "}") else { break }
    }
    place += 1
  }

  private mutating func takeElements(_ depth: Int?) throws(Fault) {
    var wanted: Int?
    if let depth, depth < path.count, case .index(let index) = path[depth] { wanted = index }
    place += 1
    var index = 0
    while true {
      guard let byte = try skipSpace() else { throw end }
      if byte == UInt8(ascii: "]") { break }
      try takeValue(depth: index == wanted ? depth.map { $0 + 1 } : nil)
      index += 1
      guard try takeComma(or: "]") else { break }
    }
    place += 1
  }

  /// Takes a comma and returns true, or finds the list's closing bracket and returns false.
  private mutating func takeComma(or bracket: Unicode.Scalar) throws(Fault) -> Bool {
    guard let byte = try skipSpace() else { throw end }
    if byte == UInt8(ascii: bracket) { return false }
    guard byte == UInt8(ascii: ",") else { throw invalid }
    place += 1
    return true
  }

  private mutating func take(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard let byte = next else { throw end }
      guard byte == word.utf8Start[index] else { throw place == text.count - 1 ? end : invalid }
      place += 1
    }
  }

  // MARK: - Strings

  private mutating func takeString() throws(Fault) {
    place += 1
    var start = place
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        try checkUTF8(start..<place + 1)
        throw Fault("Unescaped control character", at: place)
      }
      guard byte == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      try checkUTF8(start..<place)
      place += 1
      try takeEscape()
      start = place
    }
    guard place < text.count else { throw end }
    try checkUTF8(start..<place)
    place += 1
  }

  /// Refuses a stretch between two backslashes that is not UTF-8.
  private func checkUTF8(_ range: Range<Int>) throws(Fault) {
    let bytes = text[range]
    guard bytes.contains(where: { $0 >= 0x80 }), String(bytes: bytes, encoding: .utf8) == nil
    else { return }
    throw Fault(
      "Invalid UTF-8 sequence \(range.count) bytes starting from character \(range.lowerBound).")
  }

  /// Takes what follows a backslash. A high surrogate must be followed by a low one.
  private mutating func takeEscape() throws(Fault) {
    let backslash = place - 1
    switch next {
    case nil: throw end
    case UInt8(ascii: "u"): break
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      place += 1
      return
    default:
      try checkUTF8(backslash..<place + 1)
      throw Fault("Invalid escape sequence", at: backslash)
    }
    let unit = try takeUnit()
    if UTF16.isTrailSurrogate(unit) {
      throw Fault(
        "Unable to convert hex escape sequence (no high character) to UTF8-encoded character.")
    }
    guard UTF16.isLeadSurrogate(unit) else { return }
    guard place + 2 <= text.count else { throw end }
    try checkUTF8(backslash..<place + 2)
    if text[place] == UInt8(ascii: "\\"), text[place + 1] == UInt8(ascii: "u") {
      place += 1
      if UTF16.isTrailSurrogate(try takeUnit()) { return }
    }
    throw Fault(
      "Unexpected end of file during string parse (expected low-surrogate code point but did not "
        + "find one).")
  }

  /// Takes `u` and four hexadecimal digits.
  private mutating func takeUnit() throws(Fault) -> UInt16 {
    place += 1
    guard place + 4 <= text.count else { throw end }
    let digits = String(decoding: text[place..<place + 4], as: UTF8.self)
    // `UInt16` would accept a sign.
    guard let unit = UInt16(digits, radix: 16), !digits.hasPrefix("+") else {
      throw Fault("Invalid hex encoded sequence in \"\(digits)\" at \(place).")
    }
    place += 4
    return unit
  }

  /// Whether a string in the text is a key. Without a backslash, its bytes are the key's.
  private func isString(_ range: Range<Int>, _ key: [UInt8]) -> Bool {
    let inside = text[range].dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else { return inside.elementsEqual(key) }
    return JSONScan.scalar(text[range]) as? String == String(decoding: key, as: UTF8.self)
  }

  // MARK: - Numbers

  private mutating func takeNumber() throws(Fault) {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let digits = place
    try takeDigits()
    if text[digits] == UInt8(ascii: "0"), place > digits + 1 {
      throw Fault("Number with leading zero", at: digits + 1)
    }
    if next == UInt8(ascii: ".") {
      place += 1
      try takeDigits()
    }
    var mayBeInfinite = place - start > 300
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      place += 1
      if let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place += 1 }
      try takeDigits()
      mayBeInfinite = true
    }
    guard mayBeInfinite else { return }
    let number = String(decoding: text[start..<place], as: UTF8.self)
    if Double(number)?.isFinite != true {
      throw Fault("Number \(number) is not representable in Swift.")
    }
  }

  /// Takes one digit or more.
  private mutating func takeDigits() throws(Fault) {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    guard place == start else { return }
    throw next == nil ? end : invalid
  }
}

extension JSONScan {
  /// The value of a string, a number or a word.
  static func scalar(_ text: Slice<UnsafeRawBufferPointer>) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text), options: .allowFragments)
  }
}
