import ScrollKit

extension ScrollTrace {
  /// Checks everything the format asks for: a name, version 1, finite numbers, sizes that are not
  /// negative, positive scales, a rate between 0 and 1, and times that are not negative and do not
  /// decrease within a list.
  ///
  /// - Parameter file: The name of the trace in the error; `nil` for none.
  /// - Throws: A `ScrollTraceError` about the first field that does not fit.
  /// - Complexity: O(*n*) in the length of the lists.
  public func validate(file: String? = nil) throws {
    do {
      try validateFields()
    } catch {
      throw error.inFile(file)
    }
  }

  private func validateFields() throws(ScrollTraceError) {
    try check(!name.isEmpty, [CodingKeys.name], "\"\"", "not be empty")
    try check(
      version == Self.formatVersion, [CodingKeys.version], "\(version)",
      "be \(Self.formatVersion)")
    try scrollView.validate()
    try validate(touches, at: Self.touchesPath)
    try validate(expected.offsets ?? [], at: Expected.offsetsPath)
    try validate(expected.events ?? [], at: Expected.eventsPath)
    var last = 0.0
    for (index, time) in (sampleTimes ?? []).enumerated() {
      try checkTime(time, { [CodingKeys.sampleTimes, TraceIndex($0)] }, at: index, after: last)
      last = time
    }
  }

  private func validate(
    _ list: [some TraceEntry], at path: [any CodingKey]
  ) throws(ScrollTraceError) {
    var last = 0.0
    for (index, entry) in list.enumerated() {
      try entry.validate(at: index, of: path, after: last)
      last = entry.time
    }
  }
}

/// An entry of one of a trace's lists.
protocol TraceEntry {
  associatedtype CodingKeys: TraceKey
  /// When, in seconds.
  var time: Double { get }
  /// The key of the time.
  static var timeKey: CodingKeys { get }
  /// The other numbers, with their keys; `nil` for a number that was not recorded.
  var numbers: [(CodingKeys, ScrollTrace.Event.Quantity?)] { get }
}

extension TraceEntry {
  /// Refuses a time before the list's last one, and numbers that are not finite.
  func validate(
    at index: Int, of list: [any CodingKey], after last: Double
  ) throws(ScrollTraceError) {
    try checkTime(time, { list + [TraceIndex($0), Self.timeKey] }, at: index, after: last)
    for (key, quantity) in numbers {
      switch quantity {
      case nil: break
      case .along(let number): try checkFinite(number, list + [TraceIndex(index), key])
      case .point(let x, let y):
        for (coordinate, number) in TracePoint(x: x, y: y).numbers {
          try checkFinite(number, list + [TraceIndex(index), key, coordinate])
        }
      }
    }
  }
}

extension ScrollTrace.Touch: TraceEntry {
  static var timeKey: CodingKeys { .time }
  var numbers: [(CodingKeys, ScrollTrace.Event.Quantity?)] {
    [(.x, .along(x)), (.y, .along(y))]
  }
}

extension ScrollTrace.Sample: TraceEntry {
  static var timeKey: CodingKeys { .time }
  var numbers: [(CodingKeys, ScrollTrace.Event.Quantity?)] {
    [(.x, .along(x)), (.y, .along(y))]
  }
}

extension ScrollTrace.Event: TraceEntry {
  static var timeKey: CodingKeys { .time }
  var numbers: [(CodingKeys, Quantity?)] {
    [
      (.x, x.map(Quantity.along)), (.y, y.map(Quantity.along)),
      (.velocityPerMillisecond, velocityPerMillisecond), (.target, target),
    ]
  }
}

extension ScrollTrace.ScrollView {
  fileprivate func validate() throws(ScrollTraceError) {
    for (key, size) in [(CodingKeys.viewport, viewport), (.contentSize, contentSize)] {
      for (side, length) in TraceSize(size).numbers {
        try checkFinite(length, Self.path(key, side))
        try check(length >= 0, Self.path(key, side), length.shortText, "not be negative")
      }
    }
    for (coordinate, number) in TracePoint(contentOffset).numbers {
      try checkFinite(number, Self.path(.contentOffset, coordinate))
    }
    for (key, path) in Self.numbers where key != .decelerationRate {
      let scale = self[keyPath: path]
      try checkFinite(scale, Self.path(key))
      try check(scale > 0, Self.path(key), scale.shortText, "be greater than 0")
    }
    try checkFinite(decelerationRate, Self.path(.decelerationRate))
    try check(
      decelerationRate > 0 && decelerationRate < 1, Self.path(.decelerationRate),
      decelerationRate.shortText, "be greater than 0 and less than 1")
  }
}

/// Refuses a field that is not right.
private func check(
  _ isRight: Bool, _ path: @autoclosure () -> [any CodingKey], _ value: @autoclosure () -> String,
  _ expectation: @autoclosure () -> String
) throws(ScrollTraceError) {
  guard isRight else {
    throw ScrollTraceError(at: path(), value: value(), expectation: expectation())
  }
}

/// Refuses a number that is not finite.
private func checkFinite(
  _ value: Double, _ path: @autoclosure () -> [any CodingKey]
) throws(ScrollTraceError) {
  try check(value.isFinite, path(), value.shortText, "be a finite number")
}

/// Refuses a time that is not finite or comes before the last one; the first must not come before
/// zero.
private func checkTime(
  _ time: Double, _ path: (Int) -> [any CodingKey], at index: Int, after last: Double
) throws(ScrollTraceError) {
  try checkFinite(time, path(index))
  guard time < last else { return }
  let previous = index == 0 ? nil : ScrollTraceError.field(path(index - 1))
  throw ScrollTraceError(
    at: path(index), value: time.shortText,
    expectation: previous.map { "not be before \($0) (\(last.shortText))" } ?? "not be negative")
}
