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
      shareWheel(delta, unit, time, .horizontal, &scrollers, &events)
      shareWheel(delta, unit, time, .vertical, &scrollers, &events)
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
    events[owner].add(new)
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

  /// Shares out a turn along an axis.
  private func shareWheel(
    _ delta: AxisPair, _ unit: Scroller.WheelUnit, _ time: Double, _ axis: ScrollAxis,
    _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    var (left, unit) = (delta[axis], unit)
    let reach = reach(axis, scrollers)
    for position in 0...reach where left != 0 {
      let level = level(at: position, axis, toward: left, reach)
      guard scrollers[level].canScroll(toward: ScrollEdge(axis, toward: left)) else { continue }
      let new = scrollers[level].wheel(
        CGPoint { $0 == axis ? left : 0 }, unit: unit, time: time)
      events[level].add(new)
      (left, unit) = (new.unconsumed.way[axis], .points)
    }
    events.unconsumed.way[axis] +=
      scrollers[0].wheelWay(
        CGPoint { $0 == axis ? left : 0 }, unit)[axis]
  }
}
