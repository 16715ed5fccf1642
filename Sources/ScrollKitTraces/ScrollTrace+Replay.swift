public import ScrollKit

extension ScrollTrace {
  /// Feeds the touches to a `Scroller` and samples it where the real scroll view was sampled. What was
  /// recorded is looked at only to fit the start of the motion after a release, and to compare.
  ///
  /// ```swift
  /// let run = trace.replay()
  /// print(run.report)
  /// ```
  ///
  /// - Parameters:
  ///   - paging: Where content stops; by default as the trace says.
  ///   - configuration: How the scroll view feels; the trace's deceleration rate and directional lock
  ///     count in any case.
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
    let shift = player.fittedShift
    var replay = player.run(shift: shift)
    if let recorded = expected.offsets {
      replay.fit = Fit(
        shift: shift, samples: replay.samples, recorded: recorded,
        displayScale: scrollView.displayScale)
    }
    return replay
  }

  /// What a `Scroller` made of a trace.
  public struct Replay: Equatable, Sendable {
    /// The content offsets at the sample times: `sampleTimes`, or those of the recorded offsets.
    public internal(set) var samples: [Sample] = []
    /// The callbacks, in order.
    public internal(set) var events: [Event] = []
    /// How the path compares with the recorded one; `nil` without one.
    public internal(set) var fit: Fit?
    /// The scroll view after the last touch and sample.
    public internal(set) var scroller: Scroller

    /// The names of the callbacks that a UIScrollView's delegate also gets, in order, without the
    /// many `didScroll`: comparable with `recordedEvents`.
    public var eventNames: [Event.Name] { events.map(\.name).filter(\.isComparable) }

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
      guard let fit else { return "\(samples.count) samples; nothing recorded to compare with" }
      let order = eventNames.map(\.rawValue).joined(separator: ", ")
      return
        "\(fit.exact) of \(fit.samples) samples exact, \(fit.withinPixel) within a pixel, "
        + "worst \(fit.maxError) pt off; callbacks \(order)"
    }
  }

  /// How a replayed path compares with a recorded one.
  public struct Fit: Equatable, Sendable {
    /// What was added to the start of the motion after a release, in seconds: 0 to 2 ms. A recorded
    /// animation clock starts about 0.8 ms after the touch ends.
    public var shift: Double
    /// How many samples were compared.
    public var samples: Int
    /// How many are no more than a device pixel, and a thousandth of a point, off.
    public var withinPixel: Int
    /// How many are less than a thousandth of a point off.
    public var exact: Int
    /// The greatest distance of a coordinate, in points.
    public var maxError: Double
    /// The sample with that distance; `nil` without any.
    public var worstIndex: Int?
  }
}

extension ScrollTrace.Fit {
  init(
    shift: Double, samples: [ScrollTrace.Sample], recorded: [ScrollTrace.Sample],
    displayScale: Double
  ) {
    self.init(
      shift: shift, samples: 0, withinPixel: 0, exact: 0, maxError: 0, worstIndex: nil)
    for (index, (sample, recorded)) in zip(samples, recorded).enumerated() {
      add(
        max((sample.x - recorded.x).magnitude, (sample.y - recorded.y).magnitude), index: index,
        displayScale: displayScale)
    }
  }

  /// Takes the distance of one more sample into account.
  mutating func add(_ error: Double, index: Int, displayScale: Double) {
    samples += 1
    if error < 0.001 { exact += 1 }
    if error <= 1 / displayScale + 0.001 { withinPixel += 1 }
    if worstIndex == nil || error > maxError { (maxError, worstIndex) = (error, index) }
  }

  /// Whether this fit is the better one: more samples exact, then the lesser greatest distance.
  func isBetter(than other: ScrollTrace.Fit) -> Bool {
    exact != other.exact ? exact > other.exact : maxError < other.maxError
  }
}

extension ScrollTrace.Event.Name {
  /// Whether a recording of a UIScrollView's delegate would hold it, `didScroll` aside.
  var isComparable: Bool { self != .didScroll && self != .didEndScrolling }
}
