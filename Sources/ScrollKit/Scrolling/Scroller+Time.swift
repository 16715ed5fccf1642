extension Scroller {
  /// Moves on to a time: the one call an app makes every frame.
  ///
  /// - Parameter time: In seconds. If it is NaN, or earlier than the latest input, the time of that
  ///   input counts.
  /// - Returns: What happened.
  @discardableResult
  public mutating func advance(to time: Double) -> Events {
    // Most frames only slow down: a short way for the benchmark's `scroller-frame`.
    if let now, time > now, time < alarm, case .none = pauseTime, metrics.behavior.bounces == .all,
      let position = motion?.glidingPosition(time: time)
    {
      self.now = time
      lastShown = time
      var events = Events()
      if setOffset(position) { events.append(.didScroll) }
      return events
    }
    return move(to: time)
  }

  /// Takes the content to where its motion has it now, and completes a motion that is over.
  mutating func run(_ events: inout Events, since old: Double?) {
    // A motion is large: it is read in place, not copied, for the benchmark's `scroller-frame`.
    guard let now, let isOver = motion?.isOver(time: now) else { return }
    if let old, let speed = motion?.edgeSpeed(after: old, by: now) {
      events.unconsumed.speed = speed
    }
    guard !isOver, let kind = motion?.kind, var position = motion?.position(time: now) else {
      return complete(&events)
    }
    if kind.showsIndicators { lastShown = now }
    if kind == .steps || kind == .deceleration && bouncingAxes != .all,
      let start = motion?.position(time: motion?.start ?? 0)
    {
      let free = kind == .steps ? [] : bouncingAxes
      position = metrics.held(position, from: start, except: free)
    }
    scroll(to: position, &events)
  }

  /// Takes the content to where a motion leads that is over, and stops the motion.
  private mutating func complete(_ events: inout Events) {
    guard let motion else { return }
    scroll(to: motion.destination, &events)
    stop(motion.kind, &events)
    if motion.kind.showsIndicators { lastShown = motion.end }
    if pauseTime == nil { events.append(.didEndScrolling) }
  }

  /// Stops a motion where the content is, and says that it has ended.
  mutating func stop(_ kind: ScrollMotion.Kind, _ events: inout Events) {
    (motion, place) = (nil, nil)
    switch kind {
    case .deceleration, .momentum: events.append(.didEndDecelerating)
    case .animation, .steps: events.append(.didEndScrollingAnimation)
    case .scrollToTop: events.append(.didScrollToTop)
    }
  }

  /// Begins a motion, and says so if it decelerates.
  mutating func begin(_ motion: ScrollMotion, _ events: inout Events) {
    if motion.kind.isDeceleration { events.append(.willBeginDecelerating) }
    now = present
    pauseTime = nil
    start(motion)
  }

  /// Sets a motion, and the place it leads to.
  mutating func start(_ motion: ScrollMotion) {
    self.motion = motion
    place = place(at: motion.destination)
  }
}

extension ScrollMetrics {
  /// A position of content that moves: except along some axes, it goes no farther out of the range
  /// than it was at the start.
  fileprivate func held(
    _ position: AxisPair, from start: AxisPair, except axes: ScrollAxis.Set
  ) -> AxisPair {
    AxisPair { axis in
      guard !axes.contains(axis) else { return position[axis] }
      let (start, lengths) = (start[axis], self[axis])
      return min(
        max(position[axis], min(start, lengths.minimumOffset)), max(start, lengths.maximumOffset))
    }
  }
}

extension Scroller {
  /// Whether no finger is down and nothing changes without a new input, except indicators that
  /// fade.
  public var isAtRest: Bool {
    guard case .none = transition else { return false }
    return scrollsNoMore
  }

  /// Whether no finger is down and the content does not move. A zoom may still be shown.
  var scrollsNoMore: Bool { phase == .idle && pauseTime == nil }

  /// When `advance(to:)` should be called next, in seconds: the present time while the content
  /// moves, a zoom is shown or indicators fade; else the end of a wheel's pause, the time at which
  /// the content gets a touch, or at which indicators begin to fade; `nil` when there is nothing to
  /// wait for. An app that sleeps until then, or until the next touch, misses nothing.
  public var nextWakeTime: Double? {
    guard let now else { return nil }
    if isMoving || transition != nil { return now }
    let end = grip == .none ? pauseTime.map { max(now, $0) } : nil
    let next = min(end ?? .infinity, max(now, alarm), indicatorWakeTime ?? .infinity)
    return next < .infinity ? next : nil
  }

  /// When the content comes to rest, in seconds; `nil` while a finger is down, the present time at
  /// rest.
  public var restTime: Double? {
    guard grip == .none else { return nil }
    let end = afterPause.map { $0.restTime } ?? motion?.end ?? now
    guard let transition, let end else { return end }
    return max(transition.end, end)
  }

  /// Where the content comes to rest if nothing else happens, rounded to device pixels. Under a
  /// finger: where it would come to rest if the touch were cancelled now.
  public var restingOffset: CGPoint {
    if grip == .none, let after = afterPause { return after.restingOffset }
    if let motion { return metrics.pixelGrid.nearest(motion.destination).point }
    guard grip != .none else { return contentOffset }
    var released = self
    var events = Events()
    released.letGo(present, isCancelled: true, &events)
    return released.restingOffset
  }

  /// Adds a time span to every stored time: for a saved state that goes on with another clock.
  ///
  /// - Parameter span: In seconds; NaN counts as zero.
  public mutating func rebaseTimes(by span: Double) {
    let span = span.finite(or: 0)
    now = now.map { ($0 + span).finite(or: 0) }
    lastShown = lastShown.map { ($0 + span).finite(or: 0) }
    pauseTime = pauseTime.map { ($0 + span).finite(or: 0) }
    if let start = motion?.start { motion?.start = (start + span).finite(or: 0) }
    if var drag {
      drag.moveTime = (drag.moveTime + span).finite(or: 0)
      drag.sampleTime = (drag.sampleTime + span).finite(or: 0)
      if let time = drag.carried?.time { drag.carried?.time = (time + span).finite(or: 0) }
      drag.finger.shiftTimes(by: span)
      drag.content.shiftTimes(by: span)
      self.drag = drag
    }
    transition?.shiftTimes(by: span)
    contentTouch?.shiftTimes(by: span)
    pinch?.shiftTimes(by: span)
    taps.shiftTimes(by: span)
    setAlarm()
  }
}
