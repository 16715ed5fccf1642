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

  private func validateFields() throws(ScrollTraceError) {
    try check(!name.isEmpty, "name", "\"\"", "not be empty")
    try check(
      version == Self.formatVersion, "version", "\(version)", "be \(Self.formatVersion)")
    try scrollView.validate()
    try validate(touches, "touches")
    try validate(expected.offsets ?? [], "expected.offsets")
    try validate(expected.events ?? [], "expected.events")
    var last = 0.0
    for (index, time) in (sampleTimes ?? []).enumerated() {
      try checkTime(time, { "sampleTimes[\($0)]" }, at: index, after: last)
      last = time
    }
  }

  private func validate(_ list: [some TraceEntry], _ name: String) throws(ScrollTraceError) {
    var last = 0.0
    for (index, entry) in list.enumerated() {
      try entry.validate(at: index, of: name, after: last)
      last = entry.time
    }
  }
}

/// An entry of one of a trace's lists.
protocol TraceEntry {
  /// When, in seconds.
  var time: Double { get }
  /// The other numbers, with their names.
  var numbers: [(String, Double)] { get }
}

extension TraceEntry {
  /// Refuses a time that precedes the last one of the list, and numbers that are not finite.
  func validate(at index: Int, of list: String, after last: Double) throws(ScrollTraceError) {
    try checkTime(time, { "\(list)[\($0)].time" }, at: index, after: last)
    for (name, number) in numbers {
      try checkFinite(number, "\(list)[\(index)].\(name)")
    }
  }
}

extension ScrollTrace.Touch: TraceEntry {
  var numbers: [(String, Double)] { [("x", x), ("y", y)] }
}

extension ScrollTrace.Sample: TraceEntry {
  var numbers: [(String, Double)] { [("x", x), ("y", y)] }
}

extension ScrollTrace.Event: TraceEntry {
  var numbers: [(String, Double)] {
    [("x", x ?? 0), ("y", y ?? 0)]
      + (velocity?.numbers("velocity") ?? []) + (target?.numbers("target") ?? [])
  }
}

extension ScrollTrace.Event.Quantity {
  fileprivate func numbers(_ name: String) -> [(String, Double)] {
    switch self {
    case .along(let value): [(name, value)]
    case .point(let x, let y): [("\(name).x", x), ("\(name).y", y)]
    }
  }
}

extension ScrollTrace.ScrollView {
  fileprivate func validate() throws(ScrollTraceError) {
    let lengths = [
      ("viewport.width", viewport.width), ("viewport.height", viewport.height),
      ("contentSize.width", contentSize.width), ("contentSize.height", contentSize.height),
    ]
    for (name, length) in lengths {
      try checkFinite(Double(length), "scrollView.\(name)")
      try check(
        length >= 0, "scrollView.\(name)", Double(length).shortText, "not be negative")
    }
    try checkFinite(Double(contentOffset.x), "scrollView.contentOffset.x")
    try checkFinite(Double(contentOffset.y), "scrollView.contentOffset.y")
    let scales = [
      ("displayScale", displayScale), ("minimumZoomScale", minimumZoomScale),
      ("maximumZoomScale", maximumZoomScale), ("zoomScale", zoomScale),
    ]
    for (name, scale) in scales {
      try checkFinite(scale, "scrollView.\(name)")
      try check(scale > 0, "scrollView.\(name)", scale.shortText, "be greater than 0")
    }
    try checkFinite(decelerationRate, "scrollView.decelerationRate")
    try check(
      decelerationRate > 0 && decelerationRate < 1, "scrollView.decelerationRate",
      decelerationRate.shortText, "be greater than 0 and less than 1")
  }
}

/// Refuses what is not right.
private func check(
  _ isRight: Bool, _ field: @autoclosure () -> String, _ value: @autoclosure () -> String,
  _ expectation: @autoclosure () -> String
) throws(ScrollTraceError) {
  guard isRight else {
    throw ScrollTraceError(field: field(), value: value(), expectation: expectation())
  }
}

/// Refuses a number that is not finite.
private func checkFinite(
  _ value: Double, _ field: @autoclosure () -> String
) throws(ScrollTraceError) {
  try check(value.isFinite, field(), value.shortText, "be a finite number")
}

/// Refuses a time that is not finite, or precedes the last one or, at the start of a list, zero.
private func checkTime(
  _ time: Double, _ field: (Int) -> String, at index: Int, after last: Double
) throws(ScrollTraceError) {
  try checkFinite(time, field(index))
  try check(
    time >= last, field(index), time.shortText,
    index == 0 ? "not be negative" : "not be before \(field(index - 1)) (\(last.shortText))")
}
