import ScrollKit

extension ScrollTrace {
  /// Checks everything the format asks for: a name, version 1, finite numbers, sizes that are not
  /// negative, positive scales, a rate between 0 and 1, and times that are not negative and do not
  /// decrease within a list.
  ///
  /// - Parameter file: What the error calls the trace; `nil` for nothing.
  /// - Throws: A `ScrollTraceError` about the first field that does not fit.
  /// - Complexity: O(*n*) in the length of the lists.
  public func validate(file: String? = nil) throws {
    do {
      try validateFields()
    } catch {
      throw error.inFile(file)
    }
  }

  private func validateFields() throws(TraceReadingError) {
    guard !name.isEmpty else {
      throw TraceReadingError(path: "name", value: "\"\"", expectation: "not be empty")
    }
    guard version == Self.formatVersion else {
      throw TraceReadingError(
        path: "version", value: "\(version)", expectation: "be \(Self.formatVersion)")
    }
    do {
      try scrollView.validate()
    } catch {
      throw error.inside("scrollView")
    }
    try validate(touches, "touches")
    try validate(expected.offsets ?? [], "expected.offsets")
    try validate(expected.events ?? [], "expected.events")
    var last = 0.0
    for (index, time) in (sampleTimes ?? []).enumerated() {
      try validateTime(
        time, "sampleTimes[\(index)]", after: last,
        of: index == 0 ? nil : "sampleTimes[\(index - 1)]")
      last = time
    }
  }

  private func validate<Entry: TraceEntry>(
    _ list: [Entry], _ name: String
  ) throws(TraceReadingError) {
    var last = 0.0
    for (index, entry) in list.enumerated() {
      do {
        try entry.validate(after: last, of: index == 0 ? nil : "\(name)[\(index - 1)].time")
      } catch {
        throw error.inside("\(name)[\(index)]")
      }
      last = entry.time
    }
  }
}

/// An entry of one of a trace's lists.
protocol TraceEntry {
  /// When, in seconds.
  var time: Double { get }

  /// Refuses numbers, but for the time, that are not finite.
  func validateNumbers() throws(TraceReadingError)
}

extension TraceEntry {
  /// Refuses a time that precedes the last one of the list, and numbers that are not finite.
  func validate(
    after last: Double, of lastField: @autoclosure () -> String?
  ) throws(TraceReadingError) {
    try validateTime(time, "time", after: last, of: lastField())
    try validateNumbers()
  }
}

extension ScrollTrace.Touch: TraceEntry {
  func validateNumbers() throws(TraceReadingError) {
    try finite(x, "x")
    try finite(y, "y")
  }
}

extension ScrollTrace.Sample: TraceEntry {
  func validateNumbers() throws(TraceReadingError) {
    try finite(x, "x")
    try finite(y, "y")
  }
}

extension ScrollTrace.Event: TraceEntry {
  func validateNumbers() throws(TraceReadingError) {
    if let x { try finite(x, "x") }
    if let y { try finite(y, "y") }
    for (name, quantity) in [("velocity", velocity), ("target", target)] {
      switch quantity {
      case .along(let value): try finite(value, name)
      case .point(let x, let y):
        try finite(x, "\(name).x")
        try finite(y, "\(name).y")
      case nil: break
      }
    }
  }
}

/// Refuses a time that is not finite, or precedes the last one or, where there is none, zero.
private func validateTime(
  _ time: Double, _ path: @autoclosure () -> String, after last: Double,
  of lastField: @autoclosure () -> String?
) throws(TraceReadingError) {
  try finite(time, path())
  guard time < last else { return }
  throw TraceReadingError(
    path: path(), value: time.shortText,
    expectation: lastField().map { "not be before \($0) (\(last.shortText))" } ?? "not be negative")
}

extension ScrollTrace.ScrollView {
  fileprivate func validate() throws(TraceReadingError) {
    for (name, size) in [("viewport", viewport), ("contentSize", contentSize)] {
      for (side, length) in [("width", Double(size.width)), ("height", Double(size.height))] {
        try finite(length, "\(name).\(side)")
        guard length >= 0 else { throw range("\(name).\(side)", length, "not be negative") }
      }
    }
    try finite(Double(contentOffset.x), "contentOffset.x")
    try finite(Double(contentOffset.y), "contentOffset.y")
    let scales = [
      ("displayScale", displayScale), ("minimumZoomScale", minimumZoomScale),
      ("maximumZoomScale", maximumZoomScale), ("zoomScale", zoomScale),
    ]
    for (name, scale) in scales {
      try finite(scale, name)
      guard scale > 0 else { throw range(name, scale, "be greater than 0") }
    }
    try finite(decelerationRate, "decelerationRate")
    guard decelerationRate > 0, decelerationRate < 1 else {
      throw range("decelerationRate", decelerationRate, "be greater than 0 and less than 1")
    }
  }

  private func range(
    _ path: String, _ value: Double, _ expectation: String
  ) -> TraceReadingError {
    TraceReadingError(path: path, value: value.shortText, expectation: expectation)
  }
}

/// Refuses a number that is not finite.
private func finite(_ value: Double, _ path: @autoclosure () -> String) throws(TraceReadingError) {
  guard !value.isFinite else { return }
  throw TraceReadingError(
    path: path(), value: value.shortText, expectation: "be a finite number")
}
