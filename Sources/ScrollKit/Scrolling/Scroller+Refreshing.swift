// Pull to refresh. While the app refreshes, a room above the content belongs to the range: it is an
// inset, so everything that brings content back to its edge brings it back to the room's.

extension Scroller {
  /// Whether the app refreshes: from `didBeginRefreshing`, or `beginRefreshing(animated:time:)`, to
  /// `endRefreshing(animated:time:)`.
  public var isRefreshing: Bool { refresh == .active }

  /// Begins to refresh by command: without the event, as in UIKit. Nothing happens while it
  /// refreshes, or if the content zooms.
  ///
  /// Content that rests at its least offset opens the room of `Configuration.refreshLength`. Other
  /// content, and content under a finger, stays where it is; the room then lies above it. (UIKit
  /// leaves that scroll to the app.)
  ///
  /// - Parameters:
  ///   - animated: Whether to open it in the configuration's time.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func beginRefreshing(animated: Bool = true, time: Double? = nil) -> Events {
    input(time) { scroller, events in
      guard scroller.refresh != .active, case .none = scroller.zoomer else { return }
      scroller.openRefresh(animated: animated, &events)
    }
  }

  /// Ends the refresh: the room above the content closes. Content at rest in it goes back to its
  /// edge. Under a finger it does not move: it goes back when the finger is lifted.
  ///
  /// - Parameters:
  ///   - animated: Whether content at rest goes back in the configuration's time. What returns
  ///     after a finger always takes time.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened; nothing if it does not refresh.
  @discardableResult
  public mutating func endRefreshing(animated: Bool = true, time: Double? = nil) -> Events {
    input(time) { scroller, events in
      guard scroller.refresh == .active else { return }
      scroller.refresh = .ending
      // A finger that has not dragged holds nothing, so nothing would bring the content back.
      if scroller.grip != .down { scroller.closeRefresh(animated: animated, &events) }
    }
  }

  /// How far a refresh is.
  enum Refresh: UInt8, Sendable, BitwiseCopyable {
    case none, active
    /// The app has ended it while a finger was down that does not drag. The room stays until the
    /// finger drags or is lifted.
    case ending
  }

  /// Begins a refresh if a finger has pulled the content past the threshold.
  ///
  /// - Parameters:
  ///   - old: The offset before the finger's move, along y.
  ///   - events: What happened.
  mutating func refreshIfPulled(from old: Double, _ events: inout Events) {
    guard refresh == .none, case .none = zoomer, let threshold = configuration.refreshThreshold
    else { return }
    let least = metrics[.vertical].minimumOffset
    let limit = least - threshold
    guard offset.y < least, offset.y <= limit, old > limit || threshold == 0 else { return }
    events.append(.didBeginRefreshing)
    openRefresh(animated: false, &events)
  }

  private mutating func openRefresh(animated: Bool, _ events: inout Events) {
    refresh = .active
    setRefreshInset(configuration.refreshLength, animated: animated, &events)
  }

  /// Closes the room after a refresh.
  mutating func closeRefresh(animated: Bool, _ events: inout Events) {
    refresh = .none
    setRefreshInset(0, animated: animated, &events)
  }

  private mutating func setRefreshInset(
    _ length: Double, animated: Bool, _ events: inout Events
  ) {
    let old = exactMetrics
    guard length != old.refreshInset else { return }
    metrics.refreshInset = length
    events.append(.didChangeAdjustedContentInset)
    guard isLoose else {
      rebaseDrag()
      return aimAnew()
    }
    guard drag == nil else {
      // Under a finger that does not drag, content moves only where it may not stay.
      return scroll(to: AxisPair(x: offset.x, y: heldOffset(from: old)), &events)
    }
    var goal = AxisPair(x: offset.x, y: restingOffset(from: old))
    // While the viewport is empty, the place is kept.
    if metrics[.vertical].viewportLength > 0 { place = nil }
    guard goal.y != offset.y else { return }
    if animated {
      // This ends a wheel's pause, after which the other axis would go to a page.
      if pauseTime != nil { goal.x = stopOffset(.horizontal, nearestTo: offset.x) ?? offset.x }
      go(to: goal, kind: .animation, &events)
    } else {
      scroll(to: goal, &events)
    }
  }

  /// Where content stays under a finger that does not drag: where it is, in the range if it was.
  private func heldOffset(from old: ScrollMetrics) -> Double {
    let wasInRange = old.pixelGrid.isEcho(old.signedOverscroll(along: .vertical), of: 0)
    return wasInRange ? metrics[.vertical].clampedOffset(old.offset.y) : old.offset.y
  }

  /// Where content at rest goes when the room opens or closes.
  private func restingOffset(from old: ScrollMetrics) -> Double {
    let (offset, lengths) = (old.offset.y, metrics[.vertical])
    if metrics.refreshInset > old.refreshInset {
      let wasLeast = old.pixelGrid.isEcho(offset, of: old[.vertical].minimumOffset)
      return wasLeast ? lengths.minimumOffset : offset
    }
    return heldOffset(from: old)
  }
}

extension ScrollMetrics {
  /// The lengths by which pages lie along an axis: the room of a refresh moves no page.
  func pageLengths(_ axis: ScrollAxis) -> AxisMetrics {
    var lengths = self[axis]
    if axis == .vertical { lengths.insets.leading -= refreshInset }
    return lengths
  }

  /// An offset as pages have it: the room of a refresh belongs to the first page.
  func closed(_ axis: ScrollAxis, _ offset: Double) -> Double {
    guard axis == .vertical, refreshInset > 0 else { return offset }
    return max(offset, pageLengths(axis).minimumOffset)
  }

  /// The offset at which a page rests: the first one below the room of a refresh.
  func opened(_ axis: ScrollAxis, _ offset: Double) -> Double {
    guard axis == .vertical, refreshInset > 0 else { return offset }
    return offset > pageLengths(axis).minimumOffset ? offset : self[axis].minimumOffset
  }
}
