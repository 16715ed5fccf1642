import Foundation

extension ScrollTraceError {
  /// What is wrong with a text that was not decoded.
  ///
  /// The decoder tells the field; what stands there is looked up in the text, which is parsed once
  /// more, into a tree that a refused text alone has to pay for. That parser also tells why a text
  /// is not JSON, which the decoder does not.
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
    var value: Any?
    do {
      value = try JSONSerialization.jsonObject(with: json, options: .allowFragments)
    } catch {
      self.init(notJSON: (error as NSError).userInfo["NSDebugDescription"] as? String ?? reason)
      return
    }
    if case .dataCorrupted = error, path.isEmpty {
      self.init(notJSON: reason)
      return
    }
    for key in path {
      // Of a key that stands twice the two parsers may take different values.
      if let index = key.intValue {
        value = (value as? [Any])?.dropFirst(index).first
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    self.init(
      field: Self.field(path), value: Self.text(value),
      expectation: "be " + Self.expectation(path))
  }

  /// A path as in `touches[3].time`.
  private static func field(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the text" }
    return path.reduce("") { field, key in
      if let index = key.intValue { return "\(field)[\(index)]" }
      return field.isEmpty ? key.stringValue : "\(field).\(key.stringValue)"
    }
  }

  /// A value as an error states it.
  private static func text(_ value: Any?) -> String {
    switch value {
    case is [Any]: "an array"
    case is [String: Any]: "an object"
    case let string as String: "\"\(string)\""
    case let value?:
      (try? JSONSerialization.data(withJSONObject: [value])).map {
        String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)
      } ?? "unknown"
    case nil: "missing"
    }
  }

  /// What the format asks of a field.
  private static func expectation(_ path: [any CodingKey]) -> String {
    guard let key = path.last else { return "an object" }
    switch key.stringValue {
    case "name" where path.count > 1:
      return "the name of a scroll view's callback, such as didEndDragging"
    case "name", "description", "source": return "a string"
    case "version", "id": return "an integer"
    case "phase": return "began, moved, stationary, ended or cancelled"
    case "velocity", "target": return "a number or {x, y}"
    case "touches", "sampleTimes", "offsets", "events": return "an array"
    case "scrollView", "expected", "viewport", "contentSize", "contentOffset", "contentInset":
      return "an object"
    case "isPagingEnabled", "isDirectionalLockEnabled", "alwaysBounceVertical",
      "alwaysBounceHorizontal", "bounces", "isScrollEnabled", "bouncesZoom", "willDecelerate":
      return "true or false"
    default:
      let isEntry = key.intValue != nil && path.first?.stringValue != "sampleTimes"
      return isEntry ? "an object" : "a number"
    }
  }
}
