// Where the velocity of a finger goes, and where a fling goes on that comes to an edge.

extension ScrollerChain {
  /// The most times that momentum is handed on in one input: more than there are ways.
  static var greatestHandovers: Int { 16 }

  /// Moves on to a time: the one call an app makes every frame. If momentum is handed on, that
  /// happens at the exact time at which a fling comes to an edge, however rarely this is called.
  ///
  /// - Parameters:
  ///   - time: In seconds. If it is NaN, or earlier than the latest input, the time of that input
  ///     counts.
  ///   - scrollers: The scrollers, the innermost first.
  /// - Returns: What happened in each scroller, and the velocity that none of them used.
  @discardableResult
  public func advance(to time: Double, in scrollers: inout [Scroller]) -> Events {
    var events = Events(count: Self.count(scrollers))
    if policy.momentum == .atOnce {
      for _ in 0..<Self.greatestHandovers {
        guard handOver(by: time, &scrollers, &events) else { break }
      }
    }
    for level in 0..<events.count {
      let new = scrollers[level].advance(to: time)
      if new.isEmpty, new.unconsumed.speed == .zero { continue }
      events.add(new, to: level)
      events.unconsumed.speed = events.unconsumed.speed + new.unconsumed.speed
    }
    return events
  }

  /// Goes on to the next time at which flings come to an edge, and hands their momentum on.
  ///
  /// - Returns: Whether there was such a time.
  private func handOver(
    by time: Double, _ scrollers: inout [Scroller], _ events: inout Events
  ) -> Bool {
    var next = Double.infinity
    for level in 0..<events.count {
      next = min(next, scrollers[level].nextArrival(by: time) ?? .infinity)
    }
    guard next < .infinity else { return false }
    var speeds = ChainGesture.Shares()
    for level in 0..<events.count {
      guard let now = scrollers[level].now, let motion = scrollers[level].motion else { continue }
      let speed = motion.edgeSpeed(after: now, by: next) ?? .zero
      for axis in ScrollAxis.allCases { speeds[level, axis] = speed[axis] }
    }
    for level in 0..<events.count { events.add(scrollers[level].advance(to: next), to: level) }
    for level in 0..<events.count {
      for axis in ScrollAxis.allCases where speeds[level, axis] != 0 {
        pass(speeds[level, axis], axis, next, from: level, &scrollers, &events)
      }
    }
    return true
  }

  /// Passes the velocity of a fling that has come to an edge on to the next scroller that can use
  /// it.
  private func pass(
    _ velocity: Double, _ axis: ScrollAxis, _ time: Double, from old: Int,
    _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    let reach = reach(axis, scrollers)
    var isPast = false
    for position in 0...reach {
      let level = level(at: position, axis, toward: velocity, reach)
      if isPast, !scrollers[level].isTracking,
        scrollers[level].canScroll(toward: ScrollEdge(axis, toward: velocity))
      {
        scrollers[old].rest(along: axis)
        events.add(scrollers[old].advance(to: time), to: old)
        return fling(level, AxisPair { $0 == axis ? velocity : 0 }, time, &scrollers, &events)
      }
      if level == old { isPast = true }
    }
    events.unconsumed.speed[axis] += velocity
  }

  private func fling(
    _ level: Int, _ velocity: AxisPair, _ time: Double?, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    let new = scrollers[level].fling(velocity: velocity.point, time: time)
    events.add(new, to: level)
    events.unconsumed.speed = events.unconsumed.speed + new.unconsumed.speed
  }

  /// Flings the scrollers with a velocity from outside. Along each axis the first one that can go
  /// on in its direction gets it. Nothing happens while a finger is down.
  ///
  /// - Parameters:
  ///   - velocity: In points per second of offset; NaN counts as zero.
  ///   - time: When, in seconds; by default at the last time told.
  ///   - scrollers: The scrollers, the innermost first.
  /// - Returns: What happened in each scroller, and the velocity that none of them used.
  @discardableResult
  public func fling(
    velocity: CGPoint, time: Double? = nil, in scrollers: inout [Scroller]
  ) -> Events {
    var events = advance(to: time ?? .nan, in: &scrollers)
    let velocity = AxisPair(velocity)
    let takers = (
      taker(.horizontal, velocity.x, scrollers), taker(.vertical, velocity.y, scrollers)
    )
    for level in 0..<events.count where gesture == nil {
      let part = AxisPair(
        x: takers.0 == level ? velocity.x : 0, y: takers.1 == level ? velocity.y : 0)
      if part != .zero { fling(level, part, time, &scrollers, &events) }
    }
    let isTaken = gesture == nil
    if takers.0 == nil || !isTaken { events.unconsumed.speed.x += velocity.x }
    if takers.1 == nil || !isTaken { events.unconsumed.speed.y += velocity.y }
    return events
  }

  /// Lets go of all scrollers, and gives the finger's velocity along each axis to one of them.
  mutating func release(
    _ phase: Scroller.TouchPhase, _ time: Double, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    guard let gesture else { return }
    self.gesture = nil
    let owner = gesture.owner ?? 0
    var takers = (x: owner, y: owner)
    var flings = AxisPair.zero
    if phase == .ended, scrollers[owner].isDragging, let drag = scrollers[owner].drag {
      let velocity = scrollers[owner].fingerVelocity(drag, time)
      for axis in ScrollAxis.allCases where gesture.axes.contains(axis) && velocity[axis] != 0 {
        let level = flinger(axis, velocity[axis], gesture, owner, scrollers)
        if axis == .horizontal { takers.x = level } else { takers.y = level }
        for other in 0..<events.count where other != level {
          scrollers[other].drag?.axes.remove(ScrollAxis.Set(axis))
        }
        if scrollers[level].isDragging {
          scrollers[level].drag?.axes.insert(ScrollAxis.Set(axis))
        } else if velocity[axis].magnitude >= scrollers[level].configuration.minimumFlingVelocity {
          flings[axis] = velocity[axis]
        }
      }
    }
    let place = gesture.location.point
    for level in 0..<events.count where scrollers[level].isTracking {
      let new = scrollers[level].touch(phase, id: gesture.id, at: place, time: time)
      events.add(new, to: level)
      if level == takers.x { events.unconsumed.speed.x += new.unconsumed.speed.x }
      if level == takers.y { events.unconsumed.speed.y += new.unconsumed.speed.y }
    }
    for level in 0..<events.count {
      let part = AxisPair(
        x: takers.x == level ? flings.x : 0, y: takers.y == level ? flings.y : 0)
      if part != .zero { fling(level, part, nil, &scrollers, &events) }
    }
  }

  /// The scroller that goes on with the finger's velocity along an axis: one that is past its edge;
  /// with momentum that is handed on, the first that can; else the one the finger moved last.
  private func flinger(
    _ axis: ScrollAxis, _ velocity: Double, _ gesture: ChainGesture, _ owner: Int,
    _ scrollers: [Scroller]
  ) -> Int {
    for level in 0..<Self.count(scrollers)
    where scrollers[level].isDragging && scrollers[level].overhang(axis) != 0 {
      return level
    }
    if policy.momentum == .atOnce, gesture.others.count == 0,
      let level = taker(axis, velocity, scrollers)
    {
      return level
    }
    return gesture.last(axis).flatMap { $0 < Self.count(scrollers) ? $0 : nil } ?? owner
  }
}

extension Scroller {
  /// When a fling next comes to an edge, no later than a time; `nil` if it does not.
  @inline(__always)
  func nextArrival(by time: Double) -> Double? {
    guard isDecelerating, motion?.leavesGlide(by: time) == true else { return nil }
    return arrival(by: time)
  }

  private func arrival(by time: Double) -> Double? {
    guard let now, let motion else { return nil }
    var next: Double?
    for axis in ScrollAxis.allCases {
      if let arrival = motion.arrival(axis), arrival.time > now, arrival.time <= time {
        next = min(arrival.time, next ?? arrival.time)
      }
    }
    return next
  }
}
