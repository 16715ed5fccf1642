// Sizes, insets and flags may change at any moment: what moves goes on from where it is, as fast as it is.

extension Scroller {
  /// Takes over sizes, insets and flags; the offset they hold does not count.
  ///
  /// - Parameters:
  ///   - new: The metrics from now on.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func resize(to new: ScrollMetrics, at time: Double = .nan) -> Events {
    var events = Events()
    tell(time)
    run(&events)
    let old = metrics
    var new = new
    new.contentOffset = old.contentOffset
    guard new != old else { return events }
    let velocity = AxisPair(self.velocity)
    metrics = new
    if old.adjustedContentInset != new.adjustedContentInset {
      events.append(.didChangeAdjustedContentInset)
      if motion == nil, drag == nil { stayAtTop(old, &events) }
    }
    let isEnabled = new.behavior.isScrollEnabled && new.behavior.isUserInteractionEnabled
    if drag != nil, !isEnabled { ended(now ?? 0, isCancelled: true, &events) }
    if var drag, drag.isDragging {
      rebase(&drag, at: drag.location)
      self.drag = drag
    }
    if let motion { restart(motion, velocity: velocity) }
    // Another display scale rounds the same offset to another.
    scroll(to: offset, &events)
    return events
  }

  /// Changes some of the metrics; see `resize(to:at:)`.
  ///
  /// - Parameters:
  ///   - time: When, in seconds; by default at the last time told.
  ///   - body: What changes.
  /// - Returns: What happened.
  @discardableResult
  public mutating func change(
    at time: Double = .nan, _ body: (inout ScrollMetrics) -> Void
  ) -> Events {
    var new = metrics
    body(&new)
    return resize(to: new, at: time)
  }

  /// Content that rested at its least offset rests at the new one, as in UIKit when a bar appears.
  private mutating func stayAtTop(_ old: ScrollMetrics, _ events: inout Events) {
    let pixel = old.pixelGrid.pixel / 2
    scroll(
      to: AxisPair { axis in
        let wasLeast = (offset[axis] - old[axis].leastOffset).magnitude <= pixel
        return wasLeast ? metrics[axis].leastOffset : offset[axis]
      }, &events)
  }

  /// Goes on with a motion under the new metrics, from the present offset and velocity.
  private mutating func restart(_ motion: ScrollMotion, velocity: AxisPair) {
    let now = now ?? motion.start
    self.motion = ScrollMotion(motion.kind, start: now) { axis in
      let lengths = metrics[axis]
      switch motion[axis] {
      case .still:
        return .still(offset[axis])
      case .fling(let fling):
        return .fling(
          self.fling(axis, velocity: velocity[axis], rate: fling.deceleration.rate))
      case .settle(let bounce):
        let target = nearestPageOffset(axis, to: bounce.edge) ?? bounce.edge
        return settle(axis, at: lengths.clampedOffset(target), velocity: velocity[axis])
      case .ease(let ease):
        // What is left of the time, to the same end if that is still there.
        return .ease(
          Ease(
            from: offset[axis], to: lengths.clampedOffset(ease.end),
            duration: max(0, motion.start + ease.duration - now), curve: .linear))
      }
    }
  }
}
