// When a carousel moves on by itself, and why it does not.

extension Autoplay {
  /// When it fires next, in seconds: set a timer to it. `nil` before the first time told, while
  /// paused, and with nothing to play.
  public var nextFireTime: Double? {
    canPlay && pauseReasons.isEmpty && !awaitsSettling ? due?.time : nil
  }

  /// Whether to move on now. True once for each fire time that has come, unless the answer comes
  /// after an absence; see `maximumLateness`.
  public mutating func fires(time: Double) -> Bool { fires(time: time, next: interval(of: page)) }

  /// Whether it fires, and how long the page that then comes stays.
  mutating func fires(time: Double, next interval: Double) -> Bool {
    tell(time)
    guard let now, let fireTime = nextFireTime, now >= fireTime else { return false }
    guard now - fireTime <= maximumLateness ?? self.interval(of: page) else {
      begin(self.interval(of: page))
      return false
    }
    // A page that stays until the app moves on counts like any other here: nothing is due on it.
    let span = interval > 0 ? interval : max(self.interval, Self.minimumInterval)
    let passed = ((now - fireTime) / span).rounded(.down)
    due?.add((passed + 1) * span)
    // If the quotient was rounded down, this fire time has already come.
    if let due, due.time <= now { self.due = FireTime(max(due.time + span, now.nextUp)) }
    return true
  }

  /// The time left until it fires, in seconds, also while it is paused: what a progress bar shows.
  /// `nil` before the first time told, and with nothing to play.
  public func timeLeft(time: Double) -> Double? {
    guard canPlay, let due else { return nil }
    if let remaining { return remaining }
    if awaitsSettling { return interval(of: page) }
    let now = max(now ?? time, time.isNaN ? -.infinity : time)
    return max(0, due.time - now).finite(or: 0)
  }

  /// The share of the present page's interval that has passed, in 0...1; 0 with nothing to play.
  public func progress(time: Double) -> Double {
    guard let left = timeLeft(time: time) else { return 0 }
    return min(1, max(0, 1 - left / interval(of: page)))
  }

  /// Pauses for a reason; several may hold at once.
  public mutating func pause(_ reasons: PauseReasons, time: Double) {
    tell(time)
    if pauseReasons.isEmpty, !reasons.isEmpty, remaining == nil, let now, let due {
      remaining = max(0, due.time - now)
    }
    pauseReasons.formUnion(reasons)
    if reasons.contains(.touch) { awaitsSettling = false }
  }

  /// Takes reasons back. When none is left, it goes on as `restarts` and `keepsTimeLeft` say.
  public mutating func resume(_ reasons: PauseReasons, time: Double) {
    tell(time)
    guard !pauseReasons.isEmpty else { return }
    if pauseReasons.contains(.touch), reasons.contains(.touch) {
      awaitsSettling = restarts == .atSettle
    }
    pauseReasons.subtract(reasons)
    if pauseReasons.isEmpty, !awaitsSettling { goOn() }
  }

  /// Pauses for reasons, or resumes them. The same again changes nothing, so call it whenever the
  /// state may have changed.
  public mutating func setPaused(
    _ isPaused: Bool, for reasons: PauseReasons, time: Double
  ) {
    if isPaused { pause(reasons, time: time) } else { resume(reasons, time: time) }
  }

  /// Tells that the scroll view has come to a stop. Tell it during a pause, too.
  public mutating func settled(time: Double) {
    tell(time)
    guard awaitsSettling else { return }
    awaitsSettling = false
    if pauseReasons.isEmpty { goOn() }
  }

  /// Begins a whole interval now, for example after the user turned a page without a pause.
  public mutating func restart(time: Double) {
    tell(time)
    awaitsSettling = false
    if pauseReasons.isEmpty { remaining = nil }
    begin(interval(of: page))
  }

  /// Goes on after a pause.
  private mutating func goOn() {
    let left = keepsTimeLeft ? remaining : nil
    remaining = nil
    begin(left ?? interval(of: page))
  }

  /// Lets it fire after a span, or after a pause.
  mutating func begin(_ span: Double) {
    guard let now else { return }
    due = FireTime(now)
    due?.add(span)
    if remaining != nil { remaining = span }
  }

  /// Takes another interval for the present page: the time that has passed of it counts.
  mutating func lengthen(from old: Double, to new: Double) {
    if old > 0, new > 0 {
      due?.add(new - old)
      remaining = remaining.map { max(0, $0 + new - old) }
    } else if new > 0 {
      begin(new)
    }
  }

  private mutating func tell(_ time: Double) {
    guard !time.isNaN else { return }
    let time = time.finite(or: 0)
    now = max(now ?? time, time)
    if due == nil { begin(interval(of: page)) }
  }
}
