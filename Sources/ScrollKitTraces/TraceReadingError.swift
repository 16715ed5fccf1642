/// An error on its way out of nested values: each of them puts its own name before the path.
struct TraceReadingError: Error {
  var path = ""
  var value: String
  var expectation: String
  /// Whether the path is a place in the text, which no field precedes.
  var isAboutText = false

  /// The same error, seen from the object or array around it.
  func inside(_ name: String) -> TraceReadingError {
    guard !isAboutText else { return self }
    var error = self
    error.path = path.isEmpty || path.hasPrefix("[") ? name + path : name + "." + path
    return error
  }

  /// The same error for the world outside.
  func inFile(_ file: String?) -> ScrollTraceError {
    ScrollTraceError(
      file: file, field: path.isEmpty ? "the text" : path, value: value, expectation: expectation)
  }

  /// The error that a field is not there.
  static func missing(_ name: String, _ expectation: String) -> TraceReadingError {
    TraceReadingError(path: name, value: "missing", expectation: expectation)
  }
}
