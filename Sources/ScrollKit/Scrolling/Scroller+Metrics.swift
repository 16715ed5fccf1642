// Sizes, insets and flags may change at any moment: what moves goes on from where it is, as fast as it is.

extension Scroller {
  /// Takes over sizes, insets and flags; the offset they hold does not count.
  ///
  /// What is dragged or moves goes on from its offset with its velocity: a fling to where it rests now, a
  /// bounce to the edge there is now, paging to the same page, an animation to the same end (held within
  /// the range if it was, in the time that is left). Content at rest stays where it is, if need be out of
  /// range, except that with the insets, content at its least offset follows that. A drag ends where
  /// scrolling is now disabled.
  ///
  /// - Parameters:
  ///   - new: The metrics from now on.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func resize(to new: ScrollMetrics, at time: Double = .nan) -> Events {
    input(time) { scroller, events in
      let old = scroller.metrics
      var new = new
      new.contentOffset = old.contentOffset
      guard new != old else { return }
      let velocity = AxisPair(scroller.velocity)
      scroller.metrics = new
      if old.adjustedContentInset != new.adjustedContentInset {
        events.append(.didChangeAdjustedContentInset)
        if scroller.motion == nil, !scroller.isDragging { scroller.stayAtTop(old, &events) }
      }
      scroller.continueDrag(old, &events)
      if let motion = scroller.motion { scroller.restart(motion, velocity: velocity, old: old) }
      // Another display scale rounds the same offset to another.
      scroller.scroll(to: scroller.offset, &events)
    }
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

  private mutating func continueDrag(_ old: ScrollMetrics, _ events: inout Events) {
    guard let drag else { return }
    guard metrics.behavior.isScrollEnabled, metrics.behavior.isUserInteractionEnabled else {
      return letGo(present, isCancelled: true, &events)
    }
    guard drag.isDragging else { return }
    let startOffset = AxisPair {
      (samePageOffset($0, as: drag.startOffset[$0], in: old) ?? drag.startOffset[$0])
        .finite(or: 0)
    }
    self.drag?.startOffset = startOffset
    rebaseDrag(at: drag.location)
  }

  /// Goes on with a motion under the new metrics, from the present offset and velocity.
  private mutating func restart(
    _ motion: ScrollMotion, velocity: AxisPair, old: ScrollMetrics
  ) {
    self.motion = ScrollMotion(motion.kind, start: present) {
      continued($0, motion, velocity: velocity[$0], old: old)
    }
  }

  /// What a motion along an axis becomes that goes on now, after a change from old metrics.
  func continued(
    _ axis: ScrollAxis, _ motion: ScrollMotion, velocity: Double, old: ScrollMetrics
  ) -> AxisMotion {
    let lengths = metrics[axis]
    let time = present - motion.start
    switch motion[axis] {
    case .fling(let fling):
      let edge = lengths.clampedOffset(offset[axis])
      if let edgeTime = fling.edgeTime, time >= edgeTime, offset[axis] != edge {
        // On its way back from past an edge it does not become a fling into the range.
        return .fling(
          Fling(
            returningTo: edge, from: offset[axis], velocity: velocity,
            rate: fling.deceleration.rate, spring: configuration.bounceSpring))
      }
      return .fling(self.fling(axis, velocity: velocity, rate: fling.deceleration.rate))
    case .settle(let bounce):
      let target = samePageOffset(axis, as: bounce.edge, in: old) ?? bounce.edge
      return settle(axis, at: lengths.clampedOffset(target), velocity: velocity)
    case .ease(let ease):
      return .ease(
        ease.continued(
          from: offset[axis], velocity: velocity, after: time,
          to: animationTarget(axis, motion, old: old)))
    }
  }

  /// Where an animation goes to now: to the top that there is now; else to the same offset, within the
  /// range if it was so.
  private func animationTarget(
    _ axis: ScrollAxis, _ motion: ScrollMotion, old: ScrollMetrics
  ) -> Double {
    if motion.kind == .scrollToTop, axis == .vertical { return metrics[axis].leastOffset }
    let end = motion[axis].destination
    return old[axis].clampedOffset(end) == end ? metrics[axis].clampedOffset(end) : end
  }
}

extension Ease {
  /// The rest of this motion to another end: the cubic that has the present position and velocity now,
  /// and comes to rest in the time that is left.
  fileprivate func continued(
    from position: Double, velocity: Double, after time: Double, to end: Double
  ) -> Ease {
    let rest = duration - time
    let way = end - position
    let rise = way == 0 ? 0 : velocity * rest / (3 * way)
    // With these abscissas the curve's parameter is the share of the time itself.
    return Ease(
      from: position, to: end, duration: rest,
      curve: .cubicBezier(x1: 1.0 / 3, y1: rise, x2: 2.0 / 3, y2: 1))
  }
}
