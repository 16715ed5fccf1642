public import ScrollKit

extension ScrollTrace {
  /// Plays the touches to a `Scroller` and samples it at the times of the recording. The recorded
  /// offsets and callbacks are used for two things only: to fit the start of the motion after a
  /// release, and to compare.
  ///
  /// ```swift
  /// var recorder = TraceRecorder(
  ///   name: "drag",
  ///   metrics: ScrollMetrics(
  ///     viewportSize: CGSize(width: 320, height: 480),
  ///     contentSize: CGSize(width: 320, height: 960)))
  /// try recorder.touch(.began, x: 160, y: 400, time: 0)
  /// try recorder.touch(.moved, x: 160, y: 360, time: 0.1)
  /// try recorder.offset(x: 0, y: 30, time: 0.1)
  /// let run = recorder.trace.replay()
  /// print(run.worst.points)  // 0.0
  /// ```
  ///
  /// - Parameters:
  ///   - paging: Where content stops; by default as the trace says.
  ///   - configuration: How the scroll view feels. Its deceleration rate and directional lock are
  ///     replaced by the trace's.
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
    /// The content offsets at `sampleTimes` or, without those, at the times of the recorded
    /// offsets.
    public internal(set) var samples: [Sample] = []
    /// The callbacks, in order. If only one axis can be dragged, velocities and targets are
    /// numbers, as in recordings; else they are points.
    public internal(set) var events: [Event] = []
    /// How the path compares with the recorded one; `nil` if none was recorded.
    public internal(set) var fit: Fit?
    /// Whether the callbacks come in the recorded order; `nil` if none were recorded. Callbacks
    /// after the end of the recording do not count.
    public internal(set) var isInOrder: Bool?
    /// The scroll view after the last touch and sample. It is at rest unless a finger is down.
    public internal(set) var scroller: Scroller

    init(scroller: Scroller) { self.scroller = scroller }

    /// The names of the callbacks, in order, to be compared with `recordedEvents`: those that a
    /// UIScrollView's delegate also gets, without the many `didScroll`.
    public var eventNames: [Event.Name] { events.map(\.name).filter(\.isComparable) }

    /// Whether every sample is within a device pixel and the callbacks are in order. What was not
    /// recorded counts as right.
    public var isFaithful: Bool {
      isInOrder ?? true && fit.map { $0.withinPixel == $0.samples } ?? true
    }

    /// Where the content comes to rest.
    public var restingOffset: CGPoint { scroller.restingOffset }

    /// The page shown at rest, along the axis with the longer scroll range.
    ///
    /// - Parameter length: The length of a page, in points.
    /// - Returns: The page; `nil` without pages.
    public func page(length: Double) -> Int? {
      let axis = scroller.metrics.mainAxis
      let lengths = scroller.metrics[axis]
      let pages = Pages(
        contentLength: lengths.contentLength, length: length, viewport: lengths.viewportLength,
        axis: axis)
      return pages.page(at: Double(axis == .horizontal ? restingOffset.x : restingOffset.y))
    }

    /// The sample that is farthest from the recorded one.
    public var worst: (index: Int?, points: Double) { (fit?.worstIndex, fit?.maximumError ?? 0) }

    /// The fit and the callbacks in one line.
    public var report: String {
      let comparison =
        fit?.sentence { "\($0)" } ?? "\(samples.count) samples; nothing recorded to compare with"
      return comparison + "; callbacks " + eventNames.map(\.rawValue).joined(separator: ", ")
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
  /// Whether a replay is compared with the recording by this callback. `didScroll` comes with each
  /// frame, and a UIScrollView's delegate does not get `didEndScrolling`, nor those of content
  /// touches and of refreshing.
  fileprivate var isComparable: Bool {
    switch self {
    case .didScroll, .didEndScrolling, .didBeginContentTouch, .didCancelContentTouch,
      .didEndContentTouch, .didBeginRefreshing:
      false
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .willBeginZooming, .didZoom,
      .didEndZooming, .didChangeAdjustedContentInset:
      true
    }
  }
}

extension ScrollMetrics {
  /// The axis with the longer scroll range, the vertical one where both are equal. A trace's pages
  /// lie along it.
  var mainAxis: ScrollAxis {
    self[.horizontal].scrollableLength > self[.vertical].scrollableLength ? .horizontal : .vertical
  }

  /// The axis that can be dragged if only one can.
  fileprivate var onlyAxis: ScrollAxis? {
    switch (isDraggable(along: .horizontal), isDraggable(along: .vertical)) {
    case (true, false): .horizontal
    case (false, true): .vertical
    default: nil
    }
  }
}

extension ScrollTrace.Event {
  /// A scroller's event as a trace writes it. There is no `default`: a new kind of event does not
  /// compile until it has its name in traces.
  init(_ event: Scroller.Event, at time: Double, along axis: ScrollAxis?) {
    func quantity(_ point: CGPoint) -> Quantity {
      switch axis {
      case .horizontal: .along(Double(point.x))
      case .vertical: .along(Double(point.y))
      case nil: .point(x: Double(point.x), y: Double(point.y))
      }
    }
    switch event {
    case .willBeginDragging: self.init(time: time, name: .willBeginDragging)
    case .didScroll: self.init(time: time, name: .didScroll)
    case .willEndDragging(let velocity, let target):
      // Traces keep UIKit's unit.
      let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      self.init(
        time: time, name: .willEndDragging, velocityPerMillisecond: quantity(perMillisecond),
        target: quantity(target))
    case .didEndDragging(let willDecelerate):
      self.init(time: time, name: .didEndDragging, willDecelerate: willDecelerate)
    case .willBeginDecelerating: self.init(time: time, name: .willBeginDecelerating)
    case .didEndDecelerating: self.init(time: time, name: .didEndDecelerating)
    case .didEndScrollingAnimation: self.init(time: time, name: .didEndScrollingAnimation)
    case .didScrollToTop: self.init(time: time, name: .didScrollToTop)
    case .willBeginZooming: self.init(time: time, name: .willBeginZooming)
    case .didZoom: self.init(time: time, name: .didZoom)
    case .didEndZooming: self.init(time: time, name: .didEndZooming)
    case .didBeginContentTouch: self.init(time: time, name: .didBeginContentTouch)
    case .didCancelContentTouch: self.init(time: time, name: .didCancelContentTouch)
    case .didEndContentTouch: self.init(time: time, name: .didEndContentTouch)
    case .didBeginRefreshing: self.init(time: time, name: .didBeginRefreshing)
    case .didChangeAdjustedContentInset:
      self.init(time: time, name: .didChangeAdjustedContentInset)
    case .didEndScrolling: self.init(time: time, name: .didEndScrolling)
    }
  }
}
