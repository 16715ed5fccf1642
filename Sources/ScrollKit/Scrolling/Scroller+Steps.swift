// Scrolling in steps: turns of a wheel, and keys. Each step moves the target, and the content
// follows at once or on a spring, without losing its velocity. After the turns of a wheel comes a
// pause; then the wheel's gesture is over.

extension Scroller {
  /// Where the next step starts: the target of the steps under way, or the present offset.
  var stepBase: AxisPair {
    if let motion, motion.kind == .steps { return motion.destination }
    return offset
  }

  /// Whether wheels and keys scroll: the user may, and neither a finger nor a scroll bar holds the
  /// content.
  var letsStep: Bool {
    metrics.behavior.letsScroll && (drag == nil || drag?.source == .trackpad)
  }

  /// How much of a step along an axis leads farther out of the range than its base is, in points.
  func excess(_ axis: ScrollAxis, _ step: Double) -> Double {
    let (base, lengths) = (stepBase[axis], metrics[axis])
    return step < 0
      ? min(0, base + step - min(base, lengths.minimumOffset)).finite(or: 0)
      : max(0, base + step - max(base, lengths.maximumOffset)).finite(or: 0)
  }

  /// The offset a way leads to, within the range. An axis along which it does not lead stays.
  func stepTarget(from base: AxisPair, by way: AxisPair) -> AxisPair {
    AxisPair { way[$0] == 0 ? base[$0] : metrics[$0].clampedOffset(base[$0] + way[$0]) }
  }

  /// Goes to a target along the axes where it differs from `stepBase`. Other motions stop, and a
  /// trackpad's gesture ends.
  ///
  /// - Parameters:
  ///   - target: The target, in the range.
  ///   - animated: Whether the content follows on the spring.
  ///   - events: What happened.
  /// - Returns: Whether there is anywhere to go.
  mutating func step(
    to target: AxisPair, animated: Bool, _ events: inout Events
  ) -> Bool {
    let base = stepBase
    guard target != base else { return false }
    let leftAlone = motion?.kind == .steps ? base : offsetLeftAlone
    let goal = AxisPair { target[$0] == base[$0] ? leftAlone[$0] : target[$0] }
    interruptDrag(&events)
    if !animated || !glide(to: goal, &events) { go(to: goal, kind: nil, &events) }
    now = present
    lastShown = now
    return true
  }

  /// Follows a target on the spring.
  ///
  /// - Returns: Whether that takes any time.
  private mutating func glide(to target: AxisPair, _ events: inout Events) -> Bool {
    guard !configuration.reducesMotion else { return false }
    var velocity = AxisPair.zero
    if let motion, motion.kind == .steps { velocity = motion.velocity(time: present) }
    let steps = ScrollMotion(.steps, start: present) {
      settle(
        $0, at: target[$0], velocity: velocity[$0], spring: configuration.stepSpring,
        restDistance: 0.1)
    }
    guard steps.moves else { return false }
    if let motion, motion.kind != .steps { stop(motion.kind, &events) }
    // A key leaves the pause to the wheel: along the other axis, the wheel may await a page.
    let pause = pauseTime
    begin(steps, &events)
    pauseTime = pause
    return true
  }
}

extension Scroller {
  /// Begins the pause after the turn of a wheel.
  mutating func awaitPause() { pauseTime = (present + configuration.wheelPause).finite(or: 0) }

  /// Ends a pause no earlier than now: the finger that held it up is lifted.
  mutating func resumePause() { pauseTime = pauseTime.map { max($0, present) } }

  /// Ends the pause if it is over at a time and no finger is down: the content goes to the nearest
  /// page.
  mutating func endPause(by time: Double, _ events: inout Events) {
    guard let due = pauseTime, time >= due, drag == nil else { return }
    passTime(to: due)
    // The content may still be on its way, or have arrived before.
    run(&events, since: nil)
    pauseTime = nil
    let base = stepBase
    let target = AxisPair { (stopOffset($0, nearestTo: base[$0]) ?? base[$0]).finite(or: base[$0]) }
    if motion != nil {
      if target != base, !glide(to: target, &events) { go(to: target, kind: nil, &events) }
    } else if metrics.pixelGrid.nearest(target) == metrics.offset {
      // Nobody sees less than a device pixel, but the content must rest exactly.
      offset = target
    } else {
      go(to: target, kind: .animation, &events)
    }
    if scrollsNoMore { events.append(.didEndScrolling) }
  }

  /// The scroller at the end of the pause; `nil` without a pause.
  var afterPause: Scroller? {
    guard let due = pauseTime else { return nil }
    var later = self
    _ = later.move(to: max(due, present))
    return later
  }
}
