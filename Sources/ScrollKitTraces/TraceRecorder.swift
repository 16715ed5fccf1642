public import ScrollKit

/// Collects what happens to a scroll view on a device and makes a trace of it.
///
/// ```swift
/// var recorder = TraceRecorder(
///   name: "swipe",
///   metrics: ScrollMetrics(
///     viewportSize: CGSize(width: 320, height: 480),
///     contentSize: CGSize(width: 320, height: 960)))
/// try recorder.touch(.began, x: 160, y: 400, time: 1000.25)
/// try recorder.offset(x: 0, y: 12, time: 1000.5)
/// print(recorder.trace.expected.offsets![0].time)  // 0.25
/// ```
///
/// Times come from one clock of the device, such as a touch's timestamp; the trace counts them from
/// the earliest. A touch is often reported after an offset that it precedes, so touches, offsets
/// and events may be appended in any order among each other. Within each of the three lists, times
/// must not decrease and numbers must be finite. Anything else is refused with an error, and the
/// recorder stays as it was.
public struct TraceRecorder: Equatable, Sendable {
  private typealias Expected = ScrollTrace.Expected

  private var recorded: ScrollTrace

  /// Creates a recorder for a scroll view as it is before the first touch.
  public init(
    name: String, description: String? = nil, source: String? = nil,
    scrollView: ScrollTrace.ScrollView
  ) {
    recorded = ScrollTrace(
      name: name, description: description, source: source, scrollView: scrollView)
  }

  /// Creates a recorder for a scroll view with metrics. `ScrollTrace.ScrollView.init(_:)` says what
  /// a trace keeps of them.
  public init(
    name: String, description: String? = nil, source: String? = nil, metrics: ScrollMetrics
  ) {
    self.init(
      name: name, description: description, source: source,
      scrollView: ScrollTrace.ScrollView(metrics))
  }

  /// Appends a touch. Its coordinates are the viewport's, without the content offset.
  ///
  /// - Throws: A `ScrollTraceError` that names the refused number.
  public mutating func touch(
    _ phase: ScrollTrace.Touch.Phase, x: Double, y: Double, id: Int = 0, time: Double
  ) throws {
    let touch = ScrollTrace.Touch(time: time, phase: phase, x: x, y: y, id: id)
    try check(touch, after: recorded.touches, ScrollTrace.touchesPath)
    recorded.touches.append(touch)
  }

  /// Appends a content offset.
  ///
  /// - Throws: A `ScrollTraceError` that names the refused number.
  public mutating func offset(x: Double, y: Double, time: Double) throws {
    let sample = ScrollTrace.Sample(time: time, x: x, y: y)
    try check(sample, after: recorded.expected.offsets ?? [], Expected.offsetsPath)
    if recorded.expected.offsets == nil { recorded.expected.offsets = [] }
    recorded.expected.offsets?.append(sample)
  }

  /// Appends a callback; its `time` is the device's.
  ///
  /// - Throws: A `ScrollTraceError` that names the refused number.
  public mutating func event(_ event: ScrollTrace.Event) throws {
    try check(event, after: recorded.expected.events ?? [], Expected.eventsPath)
    if recorded.expected.events == nil { recorded.expected.events = [] }
    recorded.expected.events?.append(event)
  }

  /// The greatest time that a device's clock may show, in seconds.
  private static let greatestTime = 0x1p52

  private func check<Entry: TraceEntry>(
    _ entry: Entry, after list: [Entry], _ path: [any CodingKey]
  ) throws {
    // A device's clock may start below zero. Within these bounds differences are finite.
    let last = list.last?.time ?? -Self.greatestTime
    try entry.validate(at: list.count, of: path, after: last)
    guard entry.time <= Self.greatestTime else {
      throw ScrollTraceError(
        at: path + [TraceIndex(list.count), Entry.timeKey], value: "\(entry.time)",
        expectation: "not be more than \(Self.greatestTime)")
    }
  }

  /// What has been recorded so far, its times counted from the earliest.
  public var trace: ScrollTrace {
    var trace = recorded
    let firsts = [
      trace.touches.first?.time, trace.expected.offsets?.first?.time,
      trace.expected.events?.first?.time,
    ]
    let start = firsts.compactMap { $0 }.min() ?? 0
    for index in trace.touches.indices { trace.touches[index].time -= start }
    trace.expected.offsets = trace.expected.offsets?.map {
      ScrollTrace.Sample(time: $0.time - start, x: $0.x, y: $0.y)
    }
    trace.expected.events = trace.expected.events?.map {
      var event = $0
      event.time -= start
      return event
    }
    return trace
  }
}
