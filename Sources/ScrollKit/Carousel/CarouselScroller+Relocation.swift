// How the scroller goes on where a release or a change of sizes leads elsewhere.

extension Scroller {
  /// Lets released content come to rest at an offset along an axis.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - axis: The axis.
  ///   - velocity: The velocity at release.
  ///   - isSprung: Whether the spring for pages takes it there; otherwise it decelerates.
  mutating func land(
    on target: Double, along axis: ScrollAxis, velocity: Double, isSprung: Bool
  ) {
    guard drag == nil else { return }
    var goal = offset
    goal[axis] = target
    if let motion, case .fling(_, _, isReturning: true) = motion[axis],
      metrics.pixelGrid.nearest(motion.destination) == metrics.pixelGrid.nearest(goal)
    {
      return  // It bounces back to a page.
    }
    let rate = isSprung ? nil : rate(toRestAt: target, along: axis, velocity: velocity)
    let new = ScrollMotion(.deceleration, start: present) {
      guard $0 == axis else { return settle($0, at: offset[$0], velocity: 0) }
      guard let rate else { return settle($0, at: target, velocity: velocity) }
      return .fling(
        fling($0, velocity: velocity, rate: rate), velocity: velocity, isReturning: false)
    }
    now = present
    guard leadsAway(new) else {
      (motion, place) = (nil, nil)
      offset = goal
      return
    }
    pauseTime = nil
    start(new)
  }

  /// How many times as long as at the configuration's rate a deceleration to a page may last, at
  /// most. Without a limit, slow content would creep for many seconds. Certainty D.
  private static var greatestStretch: Double { 1.5 }

  /// The rate at which content of some velocity comes to rest at a target; `nil` where a spring has
  /// to take it there.
  private func rate(
    toRestAt target: Double, along axis: ScrollAxis, velocity: Double
  ) -> Double? {
    let natural = Deceleration(
      position: offset[axis], velocity: velocity, rate: configuration.decelerationRate)
    guard let rate = natural.rate(toRestAt: target) else { return nil }
    let stretched = Deceleration(position: offset[axis], velocity: velocity, rate: rate)
    return stretched.duration <= Self.greatestStretch * natural.duration ? rate : nil
  }

  /// Takes over sizes, and an offset at which as much is seen as before. A finger drags on from
  /// there. A motion goes on.
  ///
  /// - Parameters:
  ///   - sizes: The metrics from now on; their offset is ignored.
  ///   - place: The offset.
  ///   - axis: The axis on which things have moved.
  ///   - target: Where a motion leads now; without a target as far as before.
  ///   - factor: How much longer distances are now.
  /// - Returns: What has happened.
  mutating func relocate(
    _ sizes: ScrollMetrics, to place: Double, along axis: ScrollAxis, target: Double?,
    factor: Double
  ) -> Events {
    input(nil) { scroller, events in
      let old = scroller.offset
      var new = sizes
      new.offset = scroller.metrics.offset
      scroller.metrics = new
      var goal = old
      goal[axis] = place
      scroller.scroll(to: goal, &events)
      let way = scroller.offset - old
      scroller.drag?.content.shiftPositions(by: way)
      scroller.rebaseDrag()
      if let motion = scroller.motion {
        scroller.start(
          scroller.relocated(motion, from: old[axis], along: axis, target: target, factor: factor))
      } else {
        scroller.place = scroller.isLoose ? nil : scroller.exactMetrics
      }
    }
  }

  private func relocated(
    _ motion: ScrollMotion, from old: Double, along axis: ScrollAxis, target: Double?,
    factor: Double
  ) -> ScrollMotion {
    let law = motion[axis]
    let lengths = metrics[axis]
    let here = offset[axis]
    let time = present - motion.start
    let velocity = (time > 0 ? law.velocity(time: time) : law.startVelocity) * factor
    let end = target ?? (here + (law.destination - old) * factor).finite(or: here)
    // An animation that has as far to go as before keeps its curve.
    if case .ease(let ease, let staysInRange) = law, factor == 1,
      (end - here - (ease.end - old)).magnitude <= AxisMetrics.fitTolerance
    {
      let shifted = ease.shifted(by: here - old)
      return ScrollMotion(motion.kind, start: motion.start) {
        $0 == axis ? .ease(shifted, staysInRange: staysInRange) : motion[$0]
      }
    }
    return ScrollMotion(motion.kind, start: present) {
      guard $0 == axis else { return continued($0, motion) }
      switch law {
      case .ease(let ease, _):
        return .ease(
          ease.continued(from: here, velocity: velocity, after: time, to: end),
          staysInRange: lengths.clampedOffset(end) == end)
      case .settle(let bounce):
        return settle(
          axis, at: lengths.clampedOffset(end), velocity: velocity, spring: bounce.motion.spring,
          restDistance: bounce.restDistance)
      case .fling(let fling, _, _):
        if law.isReturning(time: time) || lengths.overscroll(at: here) != 0 {
          return settle(
            axis, at: lengths.clampedOffset(target ?? here), velocity: velocity,
            spring: configuration.bounceSpring)
        }
        var rate: Double? = fling.deceleration.rate
        if let target {
          rate = self.rate(toRestAt: target, along: axis, velocity: velocity)
        }
        guard let rate else { return settle(axis, at: end, velocity: velocity) }
        return .fling(
          self.fling(axis, velocity: velocity, rate: rate), velocity: velocity,
          isReturning: false)
      }
    }
  }
}
