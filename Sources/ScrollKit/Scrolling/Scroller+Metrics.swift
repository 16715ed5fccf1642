// Sizes, insets and flags may change at any moment. A motion goes on from the present offset with
// the present velocity. The range is always computed from the present metrics, never stored, so
// shifts and changes at one time give the same end in any order.

extension Scroller {
  /// Takes over sizes, insets and flags. The offset in the new metrics is ignored.
  ///
  /// A drag or a motion goes on from the present offset with the present velocity: a fling to its
  /// new resting place, a bounce to the new edge, paging to the same page. An animation goes to the
  /// same page or offset in the remaining time, within the range if its target was in the range.
  /// Content at rest stays on its page, or at its offset, and comes back into the range if
  /// necessary; see `Configuration.restAdjustment` and `insetFollowing`. A drag ends if scrolling
  /// is now disabled.
  ///
  /// Zoomed content keeps what `Zoomer.onResize` says, and under two fingers what they hold; see
  /// `changeZoom(time:_:)` for its size. A zoom that is being shown is over then.
  ///
  /// - Parameters:
  ///   - new: The metrics from now on. With a zoom, its content size and alignment are ignored.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func resize(to new: ScrollMetrics, time: Double? = nil) -> Events {
    input(time) { scroller, events in
      var new = new
      new.refreshInset = scroller.metrics.refreshInset
      if case .some = scroller.zoomer { return scroller.resizeZoomed(to: new, &events) }
      let old = scroller.exactMetrics
      new.offset = scroller.metrics.offset
      guard new != scroller.metrics else { return }
      scroller.metrics = new
      if old.adjustedContentInset != new.adjustedContentInset {
        events.append(.didChangeAdjustedContentInset)
      }
      if !new.behavior.letsScroll { scroller.letGo(scroller.present, isCancelled: true, &events) }
      if scroller.isLoose, scroller.isAtStart, scroller.configuration.startAnchor != nil {
        scroller.restAtStart(from: scroller.place ?? old, &events)
      } else if scroller.isLoose {
        scroller.restAnew(from: scroller.place ?? old, &events)
      } else {
        // With another display scale the same offset may round to another pixel.
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
    time: Double? = nil, _ body: (inout ScrollMetrics) -> Void
  ) -> Events {
    var new = metrics
    body(&new)
    return resize(to: new, time: time)
  }

  /// Moves every stored coordinate by the same distance: the offset, the start of a drag, the end
  /// of an animation. A carousel that moves its pages as far changes nothing on screen. The edges
  /// do not move, so a fling or a bounce goes to its new resting place. Content at rest stays where
  /// this puts it, even out of range, until sizes change.
  ///
  /// - Parameter distance: In points; one that is NaN changes nothing.
  /// - Returns: `didScroll` if the offset, rounded to device pixels, has changed.
  @discardableResult
  public mutating func shift(by distance: CGPoint) -> Events {
    input(nil) { scroller, events in
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
      scroller.transition?.shift(by: way)
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
  /// The same motion with its animations moved by a distance. The other laws need no shift:
  /// `aimAnew` finds them from the offset and the velocity.
  fileprivate func shifted(by way: AxisPair) -> ScrollMotion {
    guard kind != .deceleration else { return self }
    return ScrollMotion(kind, start: start) { axis in
      guard case .ease(let ease, let staysInRange) = self[axis] else { return self[axis] }
      return .ease(ease.shifted(by: way[axis]), staysInRange: staysInRange)
    }
  }
}

extension Scroller {
  /// Lets a motion go on under the present metrics, from the present offset and velocity.
  mutating func aimAnew() {
    guard let motion else { return }
    // An animation whose target has not changed keeps its curve.
    let isRight = ScrollAxis.allCases.allSatisfy {
      guard case .ease(let ease, let staysInRange) = motion[$0] else { return false }
      return ease.end == animationTarget($0, motion.kind, staysInRange: staysInRange)
    }
    if isRight { return }
    self.motion = ScrollMotion(motion.kind, start: present) { continued($0, motion) }
  }

  /// A motion along an axis as it goes on now: from the present offset, under the present metrics.
  func continued(_ axis: ScrollAxis, _ motion: ScrollMotion) -> MotionLaw {
    let time = present - motion.start
    let lengths = metrics[axis]
    let offset = offset[axis]
    let velocity = time > 0 ? motion[axis].velocity(time: time) : motion[axis].startVelocity
    switch motion[axis] {
    case .fling(let fling, _, _):
      let isReturning = motion[axis].isReturning(time: time)
      let rate = fling.deceleration.rate
      let edge = lengths.clampedOffset(offset)
      let returns = isReturning && offset != edge
      let target = pagedOffset(axis).map { lengths.clampedOffset($0) }
      // Content that returns to a page at the edge keeps its bounce; to any other page it settles.
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
      return settle(
        axis, at: lengths.clampedOffset(target), velocity: velocity, spring: bounce.motion.spring,
        restDistance: bounce.restDistance)
    case .ease(let ease, let staysInRange):
      return .ease(
        ease.continued(
          from: offset, velocity: velocity, after: time,
          to: animationTarget(axis, motion.kind, staysInRange: staysInRange)),
        staysInRange: staysInRange)
    }
  }

  /// The present offset of the page a motion leads to. If there were no pages when it began: of the
  /// page nearest to its end. `nil` if there are no pages now, or it leads elsewhere than to a
  /// page.
  private func pagedOffset(_ axis: ScrollAxis) -> Double? {
    guard let place, stops(axis, in: metrics.pageLengths(axis)) != nil,
      stop(axis, of: place)?.isExact ?? true
    else { return nil }
    return presentOffset(axis, of: place)
  }

  /// Where an animation goes now: a scroll to the top to the present top; any other to the same
  /// page or offset, within the range if `staysInRange`.
  private func animationTarget(
    _ axis: ScrollAxis, _ kind: ScrollMotion.Kind, staysInRange: Bool
  ) -> Double {
    if kind == .scrollToTop, axis == .vertical { return metrics[axis].minimumOffset }
    let target = place.map { presentOffset(axis, of: $0) } ?? offset[axis]
    return staysInRange ? metrics[axis].clampedOffset(target) : target
  }
}
