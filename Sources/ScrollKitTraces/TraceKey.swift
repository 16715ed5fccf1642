/// A field of the format. Its coding key is the one place that knows its name and what it holds:
/// reading, writing and errors all ask the key.
protocol TraceKey: CodingKey {
  /// What the format asks of the field's value; follows "must be".
  var expectation: String { get }
}

extension TraceKey {
  var expectation: String { "a number" }
}

/// The place of an entry in a list.
struct TraceIndex: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}

extension ScrollTraceError {
  /// Creates an error about the field at a path of keys.
  package init(at path: [any CodingKey], value: String, expectation: String) {
    self.init(field: Self.field(path), value: value, expectation: expectation)
  }

  /// A path as in `touches[3].time`.
  static func field(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the text" }
    return path.reduce("") { field, key in
      if let index = key.intValue { return "\(field)[\(index)]" }
      return field.isEmpty ? key.stringValue : "\(field).\(key.stringValue)"
    }
  }
}
