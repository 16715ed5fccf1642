extension ScrollerChain {
  /// Takes a turn of a wheel, or a trackpad's move.
  ///
  /// One scroller keeps the whole gesture: the first that can move in the direction of the first
  /// turn, along the larger component. A gesture ends with `endWheelGesture()`, or when the wheel
  /// has been silent for `Policy.wheelPause`. If `Policy.wheel` is `atOnce`, each turn is shared
  /// out instead, along each axis. Nothing happens while a finger is down.
  ///
  /// - Parameters:
  ///   - delta: How far, positive towards greater offsets; NaN counts as zero.
  ///   - unit: The unit of `delta`.
  ///   - time: When, in seconds.
  ///   - scrollers: The scrollers, the innermost first.
  /// - Returns: What happened in each scroller, and the distance that none of them used.
  @discardableResult
  public mutating func wheel(
    _ delta: CGPoint, unit: Scroller.WheelUnit = .points, time: Double,
    in scrollers: inout [Scroller]
  ) -> Events {
    var events = advance(to: time, in: &scrollers)
    guard events.count > 0 else { return events }
    let time = time.finite(or: scrollers[0].present)
    let delta = AxisPair(delta)
    guard gesture == nil else {
      events.unconsumed.way = scrollers[0].wheelWay(delta.point, unit)
      return events
    }
    if policy.wheel == .atOnce {
      shareWheel(delta, unit, time, &scrollers, &events)
      return events
    }
    let isOver = wheelTime.map { time - $0 >= policy.wheelPause } ?? true
    if isOver || wheelOwner.map({ $0 >= events.count }) == true { wheelOwner = nil }
    wheelTime = max(time, wheelTime ?? time)
    wheelOwner = wheelOwner ?? wheelLevel(delta, scrollers)
    guard let owner = wheelOwner else {
      events.unconsumed.way = scrollers[0].wheelWay(delta.point, unit)
      return events
    }
    let new = scrollers[owner].wheel(delta.point, unit: unit, time: time)
    events.add(new, to: owner)
    events.unconsumed.way = new.unconsumed.way
    return events
  }

  /// Ends the gesture of a wheel or a trackpad: the next turn chooses a scroller anew.
  public mutating func endWheelGesture() { wheelOwner = nil }

  /// The scroller for a gesture that begins with a turn.
  private func wheelLevel(_ delta: AxisPair, _ scrollers: [Scroller]) -> Int? {
    let main: ScrollAxis = delta.x.magnitude > delta.y.magnitude ? .horizontal : .vertical
    return wheelLevel(delta[main], main, scrollers)
      ?? wheelLevel(delta[main.cross], main.cross, scrollers)
  }

  private func wheelLevel(
    _ way: Double, _ axis: ScrollAxis, _ scrollers: [Scroller]
  ) -> Int? {
    guard way != 0 else { return nil }
    let reach = reach(axis, scrollers)
    for position in 0...reach {
      let level = level(at: position, axis, toward: way, reach)
      guard scrollers[level].metrics.isDraggable(along: axis) else { continue }
      let edge = ScrollEdge(axis, toward: way)
      if policy.wheel == .never || scrollers[level].canScroll(toward: edge) { return level }
    }
    return nil
  }

  /// Shares out a turn. A scroller that is the first along both axes gets both at once.
  private func shareWheel(
    _ delta: AxisPair, _ unit: Scroller.WheelUnit, _ time: Double, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    let x = taker(.horizontal, delta.x, scrollers)
    let y = taker(.vertical, delta.y, scrollers)
    var left = scrollers[0].wheelWay(delta.point, unit)
    for level in 0..<events.count where level == x || level == y {
      let part = AxisPair(x: level == x ? delta.x : 0, y: level == y ? delta.y : 0)
      let new = scrollers[level].wheel(part.point, unit: unit, time: time)
      events.add(new, to: level)
      if level == x { left.x = new.unconsumed.way.x }
      if level == y { left.y = new.unconsumed.way.y }
    }
    for axis in ScrollAxis.allCases {
      // Content that comes back into its range may go farther than the wheel: then nothing is left.
      for _ in 0..<Self.capacity where left[axis] * delta[axis] > 0 {
        guard let level = taker(axis, left[axis], scrollers) else { break }
        let part = CGPoint { $0 == axis ? left[axis] : 0 }
        let new = scrollers[level].wheel(part, time: time)
        events.add(new, to: level)
        if new.unconsumed.way[axis] == left[axis] { break }
        left[axis] = new.unconsumed.way[axis]
      }
    }
    events.unconsumed.way = left
  }
}
