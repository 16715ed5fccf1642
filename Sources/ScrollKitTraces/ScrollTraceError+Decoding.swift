import Foundation

extension ScrollTraceError {
  /// Creates the error of a text that the decoder refused.
  ///
  /// The decoder tells the field, but not its value, nor why a text is not JSON. A second scan of
  /// the text finds both.
  init(_ error: DecodingError, in json: Data) {
    var path: [any CodingKey] = []
    var reason = "it cannot be decoded"
    switch error {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context): path = context.codingPath
    case .dataCorrupted(let context):
      (path, reason) = (context.codingPath, context.debugDescription)
    @unknown default: break
    }
    let value: String
    do throws(JSONScan.Fault) {
      value = try Self.text(at: path, in: json)
    } catch {
      self.init(notJSON: error.reason)
      return
    }
    if case .dataCorrupted = error, path.isEmpty {
      self.init(notJSON: reason)
      return
    }
    self.init(at: path, value: value, expectation: "be " + Self.expectation(path))
  }

  /// The value at a path, as it stands in an error.
  private static func text(
    at path: [any CodingKey], in json: Data
  ) throws(JSONScan.Fault) -> String {
    let json = NestingDepth.inUTF8(json)
    let result = json.withUnsafeBytes { bytes in
      Result { () throws(JSONScan.Fault) in
        try JSONScan.range(at: path, in: bytes).map { text(bytes[$0]) } ?? "missing"
      }
    }
    return try result.get()
  }

  /// A value as it stands in an error.
  private static func text(_ value: Slice<UnsafeRawBufferPointer>) -> String {
    switch value.first {
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "{"): return "an object"
    default: break
    }
    guard let scalar = JSONScan.scalar(value) else { return "unknown" }
    if let string = scalar as? String { return "\"\(string)\"" }
    return (try? JSONSerialization.data(withJSONObject: [scalar])).map {
      String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)
    } ?? "unknown"
  }

  /// What the format asks of the value at a path: of the whole text, a field, or a list's entry.
  private static func expectation(_ path: [any CodingKey]) -> String {
    if let key = path.last as? any TraceKey { return key.expectation }
    let isSampleTime = path.first as? ScrollTrace.CodingKeys == .sampleTimes
    return isSampleTime ? "a number" : "an object"
  }
}
