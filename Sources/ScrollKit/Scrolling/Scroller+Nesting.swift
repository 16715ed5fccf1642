// Scrollers within scrollers: what one does not use, the one around it may take. A `ScrollerChain`
// does that for several scrollers; here is what it needs, for those who do it by hand.

extension Scroller {
  /// Whether the user can scroll farther toward an edge. Content that is nearer to the edge than a
  /// device pixel is there; so is content that lies past it. False if the user may not scroll.
  public func canScroll(toward edge: ScrollEdge) -> Bool {
    guard metrics.behavior.letsScroll else { return false }
    let lengths = metrics[edge.axis]
    guard lengths.isScrollable else { return false }
    let way =
      edge.isTrailing
      ? lengths.maximumOffset - offset[edge.axis] : offset[edge.axis] - lengths.minimumOffset
    return way >= metrics.pixelGrid.pixel * 0.999
  }

  /// Flings the content with a velocity from outside: one that another scroller has left.
  ///
  /// The content then moves as after the release of a finger with this velocity, to pages if there
  /// are any. Along an axis without velocity it goes on as it does. Nothing happens while a finger
  /// is down, or if the user may not scroll.
  ///
  /// - Parameters:
  ///   - velocity: In points per second of offset; NaN counts as zero.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: `willBeginDecelerating` if the content was not decelerating. What cannot be used is
  ///   `unconsumed`: along an axis that does not scroll, or at an edge.
  @discardableResult
  public mutating func fling(velocity: CGPoint, time: Double? = nil) -> Events {
    input(time) { scroller, events in
      let given = AxisPair(velocity)
      let isFree = scroller.drag == nil && scroller.metrics.behavior.letsScroll
      let used = AxisPair {
        isFree && scroller.metrics.isDraggable(along: $0) ? given[$0] : 0
      }
      let new = scroller.flung(used)
      events.unconsumed.speed = scroller.speedLeft(given, used: used, new)
      guard used != .zero, scroller.leadsAway(new) else { return }
      switch scroller.motion?.kind {
      case .deceleration: return scroller.start(new)
      case .animation, .scrollToTop, .steps, .momentum:
        if let kind = scroller.motion?.kind { scroller.stop(kind, &events) }
      case nil: break
      }
      scroller.lastShown = scroller.now
      scroller.begin(new, &events)
    }
  }

  /// The motion of content that is flung.
  private func flung(_ velocity: AxisPair) -> ScrollMotion {
    // Pages are counted from where the content is, not from where it was going.
    var loose = self
    loose.place = nil
    return ScrollMotion(.deceleration, start: present) { axis in
      if velocity[axis] == 0, let motion, motion.kind == .deceleration {
        return continued(axis, motion)
      }
      return loose.releaseLaw(axis, velocity: velocity[axis], bounceVelocity: velocity[axis])
    }
  }

  /// What is left of a velocity as a motion begins: along an axis that does not use it, and of a
  /// fling that starts at the edge it leads to.
  func speedLeft(_ given: AxisPair, used: AxisPair, _ motion: ScrollMotion) -> AxisPair {
    AxisPair { axis in
      guard used[axis] != 0 else { return given[axis] }
      guard case .fling(let fling, let velocity, false) = motion[axis], fling.edgeTime == 0
      else { return 0 }
      return velocity
    }
  }
}

extension ScrollMotion {
  /// The velocity with which a fling comes to an edge after one time and no later than another;
  /// `nil` if it does not. If it bounces, the bounce starts with the same.
  func edgeSpeed(after old: Double, by time: Double) -> AxisPair? {
    guard kind == .deceleration, time > old else { return nil }
    let speed = AxisPair { axis in
      guard let arrival = arrival(axis), old < arrival.time, arrival.time <= time else { return 0 }
      return arrival.velocity
    }
    return speed == .zero ? nil : speed
  }

  /// When a fling comes to an edge along an axis, and with what velocity; `nil` if it does not, or
  /// starts there.
  func arrival(_ axis: ScrollAxis) -> (time: Double, velocity: Double)? {
    guard kind == .deceleration, case .fling(let fling, _, false) = self[axis],
      let time = fling.edgeTime, time > 0
    else { return nil }
    return ((start + time).finite(or: start), fling.deceleration.slope(time: time))
  }
}
