public import ScrollKit

extension ScrollTrace {
  /// Feeds the touches to a `Scroller` and samples it where the real scroll view was sampled. What
  /// was recorded is looked at only to fit the start of the motion after a release, and to compare.
  ///
  /// ```swift
  /// let run = trace.replay()
  /// print(run.report)
  /// ```
  ///
  /// - Parameters:
  ///   - paging: Where content stops; by default as the trace says.
  ///   - configuration: How the scroll view feels; the trace's deceleration rate and directional
  ///     lock count in any case.
  /// - Returns: The path and the callbacks. O(touches + samples).
  public func replay(
    paging: Scroller.Paging? = nil,
    configuration: Scroller.Configuration = Scroller.Configuration()
  ) -> Replay {
    var configuration = configuration
    configuration.decelerationRate = scrollView.decelerationRate
    configuration.isDirectionalLockEnabled = scrollView.isDirectionalLockEnabled
    configuration.paging = paging ?? (scrollView.isPagingEnabled ? .viewport : .none)
    let player = TracePlayer(trace: self, configuration: configuration)
    var replay = player.run(shift: player.fittedShift)
    if let recorded = expected.events {
      let end = max(recorded.last?.time ?? 0, expected.offsets?.last?.time ?? 0)
      replay.isInOrder = replay.matches(recorded, until: end)
    }
    return replay
  }

  /// What a `Scroller` made of a trace.
  public struct Replay: Equatable, Sendable {
    /// The content offsets at the sample times: `sampleTimes`, or those of the recorded offsets.
    public internal(set) var samples: [Sample] = []
    /// The callbacks, in order. Velocities and targets are numbers where one axis can be dragged,
    /// as in recordings, and else points.
    public internal(set) var events: [Event] = []
    /// How the path compares with the recorded one; `nil` without one.
    public internal(set) var fit: Fit?
    /// Whether the callbacks come in the recorded order; `nil` where none were recorded. What comes
    /// after the end of the recording does not count.
    public internal(set) var isInOrder: Bool?
    /// The scroll view after the last touch and sample, at rest if no finger is down.
    public internal(set) var scroller: Scroller

    init(scroller: Scroller) { self.scroller = scroller }

    /// The names of the callbacks that a UIScrollView's delegate also gets, in order, without the
    /// many `didScroll`: comparable with `recordedEvents`.
    public var eventNames: [Event.Name] { events.map(\.name).filter(\.isComparable) }

    /// Whether every sample is within a device pixel and the callbacks are in order, as far as
    /// recorded.
    public var isFaithful: Bool {
      isInOrder ?? true && fit.map { $0.withinPixel == $0.samples } ?? true
    }

    /// Where the content comes to rest.
    public var restingOffset: CGPoint { scroller.restingOffset }

    /// The page that is shown at rest, along the axis with the longer scroll range.
    ///
    /// - Parameter length: The length of a page, in points.
    /// - Returns: The page; `nil` without pages.
    public func page(length: Double) -> Int? {
      let (x, y) = (scroller.metrics[.horizontal], scroller.metrics[.vertical])
      let axis: ScrollAxis = x.scrollRange > y.scrollRange ? .horizontal : .vertical
      let pages = Pages(
        contentLength: scroller.metrics[axis].content, length: length,
        viewport: scroller.metrics[axis].viewport, axis: axis)
      return pages.page(at: Double(axis == .horizontal ? restingOffset.x : restingOffset.y))
    }

    /// The sample that is farthest from the recorded one.
    public var worst: (index: Int?, points: Double) { (fit?.worstIndex, fit?.maxError ?? 0) }

    /// One line about the fit and the callbacks.
    public var report: String {
      var parts = ["\(samples.count) samples; nothing recorded to compare with"]
      if let fit {
        parts = [
          "\(fit.exact) of \(fit.samples) samples exact, \(fit.withinPixel) within a pixel, "
            + "worst \(fit.maxError) pt off"
        ]
      }
      parts.append("callbacks " + eventNames.map(\.rawValue).joined(separator: ", "))
      return parts.joined(separator: "; ")
    }
  }
}

extension ScrollTrace.Replay {
  mutating func record(_ new: Scroller.Events, at time: Double) {
    for event in new {
      events.append(ScrollTrace.Event(event, at: time, along: scroller.metrics.onlyAxis))
    }
  }

  fileprivate func matches(_ recorded: [ScrollTrace.Event], until end: Double) -> Bool {
    let names = recorded.map(\.name).filter(\.isComparable)
    let own = events.filter(\.name.isComparable)
    return own.prefix(names.count).map(\.name) == names
      && own.dropFirst(names.count).allSatisfy { $0.time > end }
  }
}

extension ScrollTrace.Event.Name {
  /// Whether a recording of a UIScrollView's delegate would hold it, `didScroll` aside.
  fileprivate var isComparable: Bool { self != .didScroll && self != .didEndScrolling }
}

extension ScrollMetrics {
  /// The axis that can be dragged where only one can.
  fileprivate var onlyAxis: ScrollAxis? {
    switch (isDraggable(.horizontal), isDraggable(.vertical)) {
    case (true, false): .horizontal
    case (false, true): .vertical
    default: nil
    }
  }
}

extension ScrollTrace.Event {
  /// A scroller's event as a trace writes it.
  fileprivate init(_ event: Scroller.Event, at time: Double, along axis: ScrollAxis?) {
    func quantity(_ point: CGPoint) -> Quantity {
      switch axis {
      case .horizontal: .along(Double(point.x))
      case .vertical: .along(Double(point.y))
      case nil: .point(x: Double(point.x), y: Double(point.y))
      }
    }
    self.init(time: time, name: Name(rawValue: event.name) ?? .didScroll)
    switch event {
    case .willEndDragging(let velocity, let target):
      self.velocity = quantity(velocity)
      self.target = quantity(target)
    case .didEndDragging(let willDecelerate):
      self.willDecelerate = willDecelerate
    default: break
    }
  }
}
