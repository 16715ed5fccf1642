extension Scroller {
  /// Moves on to a time: the one call an app makes every frame.
  ///
  /// - Parameter time: In seconds; an earlier one than the last, or not a number, counts as the last.
  /// - Returns: What happened.
  @discardableResult
  public mutating func advance(to time: Double) -> Events { input(time) { _, _ in } }

  /// Takes the content to where its motion has it now, and ends that when it is over.
  mutating func run(_ events: inout Events) {
    guard let motion, let now else { return }
    guard now < motion.end else {
      scroll(to: motion.destination, &events)
      finish(motion.kind, &events)
      if motion.kind == .deceleration { lastShown = motion.end }
      events.append(.didEndScrolling)
      return
    }
    if motion.kind == .deceleration { lastShown = now }
    scroll(to: AxisPair { held(motion.position(at: now)[$0], $0, motion) }, &events)
  }

  /// Along an axis that does not bounce, what decelerates leaves the range no farther than where it began.
  private func held(_ position: Double, _ axis: ScrollAxis, _ motion: ScrollMotion) -> Double {
    guard motion.kind == .deceleration, !metrics.behavior.bounces.contains(axis) else {
      return position
    }
    let lengths = metrics[axis]
    let start = motion[axis].position(at: 0)
    return min(max(position, min(start, lengths.leastOffset)), max(start, lengths.greatestOffset))
  }

  /// Ends a motion where the content is.
  mutating func finish(_ kind: ScrollMotion.Kind, _ events: inout Events) {
    motion = nil
    switch kind {
    case .deceleration: events.append(.didEndDecelerating)
    case .animation: events.append(.didEndScrollingAnimation)
    case .scrollToTop: events.append(.didScrollToTop)
    }
  }

  /// Begins a motion.
  mutating func begin(_ motion: ScrollMotion, _ events: inout Events) {
    if motion.kind == .deceleration { events.append(.willBeginDecelerating) }
    now = now ?? motion.start
    self.motion = motion
  }
}

extension Scroller {
  /// Whether no finger is down and nothing will change any more without a new input, but for the fading of
  /// indicators.
  public var isAtRest: Bool { motion == nil && drag == nil }

  /// When `advance(to:)` should be called next: now while the content moves, when indicators begin or go
  /// on to fade, and `nil` when there is nothing to wait for. An app that sleeps until then, or until the
  /// next touch, misses nothing.
  public var nextWakeTime: Double? {
    guard let now else { return nil }
    if motion != nil { return now }
    guard !showsIndicators, let fadeStart, let fadeEnd, now < fadeEnd else { return nil }
    return max(now, fadeStart)
  }

  /// When the content comes to rest; `nil` while a finger is down, the present time at rest.
  public var restTime: Double? {
    guard drag == nil else { return nil }
    return motion?.end ?? now
  }

  /// Where the content comes to rest if nothing else happens, rounded to device pixels; under a finger,
  /// where it would if that were cancelled.
  public var restingOffset: CGPoint {
    if let motion { return metrics.pixelGrid.nearest(motion.destination.point) }
    guard drag != nil else { return contentOffset }
    var released = self
    var events = Events()
    released.letGo(now ?? 0, isCancelled: true, &events)
    return released.restingOffset
  }

  /// Adds a time span to every stored time, as when a saved state goes on with another clock.
  public mutating func rebaseTimes(by span: Double) {
    let span = span.finite(or: 0)
    now = now.map { ($0 + span).finite(or: 0) }
    lastShown = lastShown.map { ($0 + span).finite(or: 0) }
    if let start = motion?.start { motion?.start = (start + span).finite(or: 0) }
    if var drag {
      drag.moveTime = (drag.moveTime + span).finite(or: 0)
      drag.finger.shiftTimes(by: span)
      drag.content.shiftTimes(by: span)
      self.drag = drag
    }
  }
}

extension Scroller {
  /// When indicators begin to fade.
  private var fadeStart: Double? { lastShown.map { $0 + configuration.indicatorDelay } }

  /// When they have faded; a clock that has come to its end has passed that too.
  private var fadeEnd: Double? {
    fadeStart.map { ($0 + configuration.indicatorFadeDuration).finite(or: 0) }
  }

  /// Whether there is a reason to see indicators: a finger that drags or has caught the content, or what
  /// goes on by itself after that.
  private var showsIndicators: Bool {
    motion?.kind == .deceleration || drag?.holdsContent ?? false
  }

  /// How much indicators are to be seen: 1 while the user's scrolling goes on, then fading to 0. Scrolling
  /// by command does not show them, except by `wheel`.
  ///
  /// - Parameter axis: The axis, of which the content must be scrollable.
  /// - Returns: A share in 0...1.
  public func indicatorOpacity(_ axis: ScrollAxis) -> Double {
    guard metrics.isScrollable(axis) else { return 0 }
    if showsIndicators { return 1 }
    guard let fadeStart, let fadeEnd, let now, now < fadeEnd else { return 0 }
    return ((fadeEnd - now) / (fadeEnd - fadeStart)).unitFraction(or: 1)
  }

  /// Shows the indicators for a moment.
  ///
  /// - Returns: What else has happened by then.
  @discardableResult
  public mutating func flashScrollIndicators(at time: Double = .nan) -> Events {
    input(time) { scroller, _ in
      scroller.now = scroller.now ?? 0
      scroller.lastShown = scroller.now
    }
  }
}
