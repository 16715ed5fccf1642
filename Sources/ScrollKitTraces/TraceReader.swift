/// Typed values read from JSON text; everything of another type is refused with its field.
struct TraceReader {
  private var json: JSONText

  init(_ json: JSONText) { self.json = json }

  /// Reads the one value of the text.
  mutating func whole<Value>(
    _ read: (inout TraceReader) throws(TraceReadingError) -> Value
  ) throws(TraceReadingError) -> Value {
    let value = try read(&self)
    try json.end()
    return value
  }

  /// Reads an object. The closure is given each key and reads its value, or skips it.
  mutating func object(
    _ readMember: (inout TraceReader, String) throws(TraceReadingError) -> Void
  ) throws(TraceReadingError) {
    try expect(.object, "be an object")
    json.enter()
    while let key = try json.nextKey() {
      do {
        try readMember(&self, key)
      } catch {
        throw error.inside(key)
      }
    }
  }

  /// Reads an array; the closure reads each of its elements.
  mutating func array<Element>(
    _ readElement: (inout TraceReader) throws(TraceReadingError) -> Element
  ) throws(TraceReadingError) -> [Element] {
    try expect(.array, "be an array")
    json.enter()
    var elements: [Element] = []
    while try json.nextElement() {
      do {
        elements.append(try readElement(&self))
      } catch {
        throw error.inside("[\(elements.count)]")
      }
    }
    return elements
  }

  /// Skips a value that the format does not know.
  mutating func skip() throws(TraceReadingError) { try json.skip() }

  /// Reads a number that is finite.
  mutating func number() throws(TraceReadingError) -> Double {
    try expect(.number, "be a number")
    let start = json.position
    let number = try json.number()
    guard number.isFinite else {
      throw TraceReadingError(
        value: json.text(from: start, to: json.position), expectation: "be a finite number")
    }
    return number
  }

  /// Reads a whole number: `3`, and also `3.0` and `3e0`.
  mutating func integer() throws(TraceReadingError) -> Int {
    try expect(.number, "be an integer")
    let start = json.position
    let number = try json.number()
    let text = json.text(from: start, to: json.position)
    guard let integer = Int(text) ?? Int(exactly: number) else {
      throw TraceReadingError(value: text, expectation: "be an integer")
    }
    return integer
  }

  /// Reads true or false.
  mutating func bool() throws(TraceReadingError) -> Bool {
    try expect(.bool, "be true or false")
    return try json.literal() ?? false
  }

  /// Reads a string.
  mutating func string() throws(TraceReadingError) -> String {
    try expect(.string, "be a string")
    return try json.string()
  }

  /// Reads one of the strings an enumeration has.
  mutating func choice<Choice: RawRepresentable<String>>(
    _ type: Choice.Type, _ expectation: String
  ) throws(TraceReadingError) -> Choice {
    try expect(.string, expectation)
    let start = json.position
    let string = try json.string()
    guard let choice = Choice(rawValue: string) else {
      throw TraceReadingError(
        value: json.text(from: start, to: json.position), expectation: expectation)
    }
    return choice
  }

  /// What the next value is.
  mutating func kind() throws(TraceReadingError) -> JSONText.Kind { try json.kind() }

  /// Refuses the next value if it is of another kind.
  mutating func expect(_ kind: JSONText.Kind, _ expectation: String) throws(TraceReadingError) {
    let found = try json.kind()
    guard found != kind else { return }
    switch found {
    case .object: throw TraceReadingError(value: "an object", expectation: expectation)
    case .array: throw TraceReadingError(value: "an array", expectation: expectation)
    default:
      let start = json.position
      try json.skip()
      let text = json.text(from: start, to: json.position)
      throw TraceReadingError(value: text, expectation: expectation)
    }
  }
}
