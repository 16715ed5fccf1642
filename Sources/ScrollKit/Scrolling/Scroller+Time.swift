extension Scroller {
  /// Moves on to a time: the one call an app makes every frame.
  ///
  /// - Parameter time: In seconds; an earlier one than the last, or not a number, counts as the last.
  /// - Returns: What happened.
  @discardableResult
  public mutating func advance(to time: Double) -> Events {
    var events = Events()
    tell(time)
    run(&events)
    return events
  }

  /// Takes the content to where its motion has it now.
  mutating func run(_ events: inout Events) {
    guard let motion, let now else { return }
    guard now < motion.end else {
      end(motion, &events)
      events.append(.didEndScrolling)
      return
    }
    scroll(to: motion.position(at: now), &events)
  }

  /// Ends a motion that is over: at its destination.
  private mutating func end(_ motion: ScrollMotion, _ events: inout Events) {
    scroll(to: motion.destination, &events)
    lastMovement = max(lastMovement ?? motion.end, motion.end)
    finish(motion, &events)
  }

  /// Ends a motion where the content is.
  mutating func finish(_ motion: ScrollMotion, _ events: inout Events) {
    self.motion = nil
    switch motion.kind {
    case .deceleration: events.append(.didEndDecelerating)
    case .animation: events.append(.didEndScrollingAnimation)
    case .scrollToTop: events.append(.didScrollToTop)
    }
  }

  /// Begins a motion, or ends scrolling where there is nothing to move.
  mutating func begin(_ motion: ScrollMotion, _ events: inout Events) {
    if motion.kind == .deceleration { events.append(.willBeginDecelerating) }
    self.motion = motion
  }

  /// Whether nothing will change any more without a new input, but for the fading of indicators.
  public var isAtRest: Bool { motion == nil && drag == nil }

  /// When `advance(to:)` should be called next: now while the content moves, when indicators begin or go
  /// on to fade, and `nil` when there is nothing to wait for.
  public var nextWakeTime: Double? {
    guard let now else { return nil }
    if motion != nil { return now }
    guard drag == nil, let fadeStart, now < fadeStart + fadeDuration else { return nil }
    return max(now, fadeStart)
  }

  /// When the content comes to rest; `nil` while a finger is down, the present time at rest.
  public var restTime: Double? {
    guard drag == nil else { return nil }
    return motion?.end ?? now
  }

  /// Where the content comes to rest if nothing else happens, rounded to device pixels; under a finger,
  /// where it would if that let go without velocity.
  public var restingOffset: CGPoint {
    if let motion { return metrics.pixelGrid.nearest(motion.destination.point) }
    guard drag != nil else { return contentOffset }
    return metrics.pixelGrid.nearest(metrics.clampedContentOffset(offset.point))
  }

  /// Adds a time span to every stored time, as when a saved state goes on with another clock.
  public mutating func rebaseTimes(by span: Double) {
    let span = span.finite(or: 0)
    now = now.map { ($0 + span).finite(or: 0) }
    lastMovement = lastMovement.map { ($0 + span).finite(or: 0) }
    if let start = motion?.start { motion?.start = (start + span).finite(or: 0) }
    if var drag {
      drag.moveTime = (drag.moveTime + span).finite(or: 0)
      drag.finger.x.shiftTimes(by: span)
      drag.finger.y.shiftTimes(by: span)
      drag.content.x.shiftTimes(by: span)
      drag.content.y.shiftTimes(by: span)
      self.drag = drag
    }
  }
}

extension Scroller {
  /// When indicators begin to fade.
  private var fadeStart: Double? {
    lastMovement.map { $0 + configuration.indicatorDelay.finiteLength }
  }

  private var fadeDuration: Double { configuration.indicatorFadeDuration.finiteLength }

  /// How much indicators are to be seen: 1 while content moves, then fading to 0.
  ///
  /// - Parameter axis: The axis, of which the content must be scrollable.
  /// - Returns: A share in 0...1.
  public func indicatorOpacity(_ axis: ScrollAxis) -> Double {
    guard metrics.isScrollable(axis), let fadeStart, let now else { return 0 }
    if motion != nil || isDragging || now <= fadeStart { return 1 }
    return fadeDuration > 0 ? (1 - (now - fadeStart) / fadeDuration).unitFraction(or: 0) : 0
  }

  /// Shows the indicators for a moment.
  public mutating func flashScrollIndicators(at time: Double) {
    tell(time)
    lastMovement = now
  }
}
