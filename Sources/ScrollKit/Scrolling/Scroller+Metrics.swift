// Sizes, insets and flags may change at any moment: what moves goes on from where it is, as fast as
// it is. The range is asked for anew each time; nothing keeps the one there was. So shifts and
// changes that follow one another without time between them give the same end in any order.

extension Scroller {
  /// Takes over sizes, insets and flags; the offset they hold does not count.
  ///
  /// What is dragged or moves goes on from its offset with its velocity: a fling to where it rests
  /// now, a bounce to the edge there is now, paging to the same page, an animation to the same page
  /// or end (held within the range if it was, in the time that is left). Content at rest stays on
  /// its page, or at its offset, and comes back into the range if it has to; see
  /// `Configuration.restAdjustment` and `insetFollowing`. A drag ends where scrolling is now
  /// disabled.
  ///
  /// - Parameters:
  ///   - new: The metrics from now on.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func resize(to new: ScrollMetrics, at time: Double = .nan) -> Events {
    input(time) { scroller, events in
      let old = scroller.exactMetrics
      var new = new
      new.offset = scroller.metrics.offset
      guard new != scroller.metrics else { return }
      scroller.metrics = new
      if old.adjustedContentInset != new.adjustedContentInset {
        events.append(.didChangeAdjustedContentInset)
      }
      if !new.behavior.letsScroll { scroller.letGo(scroller.present, isCancelled: true, &events) }
      if scroller.isLoose {
        scroller.restAnew(from: scroller.place ?? old, &events)
      } else {
        // Another display scale rounds the same offset to another.
        scroller.scroll(to: scroller.offset, &events)
      }
      scroller.rebaseDrag()
      scroller.aimAnew()
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

  /// Moves every stored coordinate by the same distance: the offset, where a finger has pulled it
  /// from, where a motion leads. The edges are those of the metrics all the same, so a fling or a
  /// bounce goes to where it rests now. A carousel that moves its pages by as much moves nothing on
  /// screen. Content at rest stays where this puts it, be it out of range, until sizes change.
  ///
  /// - Parameter distance: In points; one that is not a number changes nothing.
  /// - Returns: `didScroll`, for the offset is another.
  @discardableResult
  public mutating func shift(by distance: CGPoint) -> Events {
    input(.nan) { scroller, events in
      guard distance.isNumeric else { return }
      let way = AxisPair(distance)
      let place = scroller.place?.shifted(by: way)
      scroller.place = place
      if let place, scroller.isLoose {
        scroller.restAnew(from: place, &events)
      } else {
        scroller.scroll(to: scroller.offset + way, &events)
      }
      scroller.drag?.content.shiftPositions(by: way)
      scroller.rebaseDrag()
      scroller.motion = scroller.motion?.shifted(by: way)
      scroller.aimAnew()
    }
  }
}

extension ScrollMetrics {
  /// The same metrics at an offset moved by a distance.
  fileprivate func shifted(by way: AxisPair) -> ScrollMetrics {
    var metrics = self
    metrics.offset = AxisPair { (offset[$0] + way[$0]).finite(or: offset[$0]) }
    return metrics
  }
}

extension ScrollMotion {
  /// The same motion with its animations in coordinates moved by a distance. Other laws are found
  /// anew from the offset and the velocity.
  fileprivate func shifted(by way: AxisPair) -> ScrollMotion {
    guard kind != .deceleration else { return self }
    return ScrollMotion(kind, start: start) { axis in
      guard case .ease(let ease, let staysInRange) = self[axis] else { return self[axis] }
      return .ease(ease.shifted(by: way[axis]), staysInRange: staysInRange)
    }
  }
}

extension Scroller {
  /// Goes on with a motion under the present metrics, from the present offset and velocity.
  private mutating func aimAnew() {
    guard let motion else { return }
    // An animation that still leads where it should keeps its curve.
    let isRight = ScrollAxis.allCases.allSatisfy {
      guard case .ease(let ease, let staysInRange) = motion[$0] else { return false }
      return ease.end == animationTarget($0, motion.kind, staysInRange: staysInRange)
    }
    if isRight { return }
    self.motion = ScrollMotion(motion.kind, start: present) { continued($0, motion) }
  }

  /// What a motion along an axis becomes that goes on now.
  func continued(_ axis: ScrollAxis, _ motion: ScrollMotion) -> AxisMotion {
    let time = present - motion.start
    let lengths = metrics[axis]
    let offset = offset[axis]
    let velocity = time > 0 ? motion[axis].velocity(at: time) : motion[axis].startVelocity
    switch motion[axis] {
    case .fling(let fling, _, _):
      let isReturning = motion[axis].isReturning(at: time)
      let rate = fling.deceleration.rate
      let edge = lengths.clampedOffset(offset)
      let returns = isReturning && offset != edge
      // What returned to the page at an edge goes to that page, wherever the edge is now.
      let target = pagedOffset(axis).map { lengths.clampedOffset($0) }
      if let target, !returns || target != edge {
        return settle(axis, at: target, velocity: velocity)
      }
      guard returns else {
        return .fling(
          self.fling(axis, velocity: velocity, rate: rate), velocity: velocity,
          isReturning: isReturning)
      }
      return .fling(
        Fling(
          returningTo: edge, from: offset, velocity: velocity, rate: rate,
          spring: configuration.bounceSpring), velocity: velocity, isReturning: true)
    case .settle(let bounce):
      let target = place.map { presentOffset(axis, of: $0) } ?? bounce.edge
      return settle(axis, at: lengths.clampedOffset(target), velocity: velocity)
    case .ease(let ease, let staysInRange):
      return .ease(
        ease.continued(
          from: offset, velocity: velocity, after: time,
          to: animationTarget(axis, motion.kind, staysInRange: staysInRange)),
        staysInRange: staysInRange)
    }
  }

  /// Where the page rests now that a motion leads to, or that is nearest to where it led without
  /// pages; `nil` without pages now, and where it leads elsewhere.
  private func pagedOffset(_ axis: ScrollAxis) -> Double? {
    guard let place, pages(axis, in: metrics[axis]) != nil,
      page(axis, of: place)?.isExact ?? true
    else { return nil }
    return presentOffset(axis, of: place)
  }

  /// Where an animation goes to now: to the top that there is now; else to the same page or offset,
  /// within the range if it was so.
  private func animationTarget(
    _ axis: ScrollAxis, _ kind: ScrollMotion.Kind, staysInRange: Bool
  ) -> Double {
    if kind == .scrollToTop, axis == .vertical { return metrics[axis].leastOffset }
    let target = place.map { presentOffset(axis, of: $0) } ?? offset[axis]
    return staysInRange ? metrics[axis].clampedOffset(target) : target
  }
}
