// Who drags: chosen once in a gesture, when the finger has moved far enough.

extension ScrollerChain {
  /// What is known about a finger's way.
  enum Verdict {
    /// It is too short to tell.
    case unknown
    /// The scroller that could use it waits for a longer one.
    case waiting
    /// No scroller can use it.
    case lost
    /// A scroller drags along some axes. The slop does not move the content.
    case chosen(Int, axes: ScrollAxis.Set, slop: AxisPair)
  }

  /// Chooses by the way that a finger has gone.
  func verdict(on travel: AxisPair, _ scrollers: [Scroller]) -> Verdict {
    let (main, travel) = mainAxis(of: travel, scrollers)
    let way = -travel[main]
    guard let level = chosenLevel(main, toward: way, scrollers) else {
      let isLost = (0..<Self.count(scrollers)).contains {
        scrollers[$0].recognizedAxes(travel)?.contains(main) == true
      }
      return isLost ? .lost : .unknown
    }
    if let axes = scrollers[level].recognizedAxes(travel) {
      return .chosen(level, axes: axes, slop: scrollers[level].slop(along: travel, axes))
    }
    return scrollers[0].recognizedAxes(travel) == nil ? .unknown : .waiting
  }

  /// The axis that a finger's way counts for, and the way as the scrollers shall see it.
  private func mainAxis(
    of travel: AxisPair, _ scrollers: [Scroller]
  ) -> (axis: ScrollAxis, travel: AxisPair) {
    let larger: ScrollAxis =
      travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    for level in 0..<Self.count(scrollers) {
      let metrics = scrollers[level].metrics
      let (along, across) = (
        metrics.isDraggable(along: larger), metrics.isDraggable(along: larger.cross)
      )
      if along { break }
      // The innermost scroller scrolls along the shorter component only.
      if across {
        let main = larger.cross
        guard travel[larger].magnitude < policy.crossRatio * travel[main].magnitude else { break }
        return (main, AxisPair { $0 == main ? travel[main] : 0 })
      }
    }
    return (larger, travel)
  }

  /// The scroller for a way along an axis: the first that can go it; else one that is pulled.
  private func chosenLevel(
    _ axis: ScrollAxis, toward way: Double, _ scrollers: [Scroller]
  ) -> Int? {
    let reach = reach(axis, scrollers)
    for position in 0...reach {
      let level = level(at: position, axis, toward: way, reach)
      guard scrollers[level].metrics.isDraggable(along: axis) else { continue }
      if policy.rest == .never || scrollers[level].canScroll(toward: ScrollEdge(axis, toward: way))
        || scrollers[level].overhang(axis) != 0
      {
        return level
      }
    }
    if let pulled = pulledLevel(axis, scrollers) { return pulled }
    // One that keeps everything also keeps what it cannot use.
    let keepsAll = !scrollers[reach].configuration.transfersToParent.contains(axis)
    if keepsAll, scrollers[reach].metrics.isDraggable(along: axis) { return reach }
    guard policy.rest != .nextGesture else { return nil }
    return (0...reach).first { scrollers[$0].metrics.isDraggable(along: axis) }
  }

  /// The first scroller that can go a way along an axis.
  func taker(_ axis: ScrollAxis, _ way: Double, _ scrollers: [Scroller]) -> Int? {
    guard way != 0, !scrollers.isEmpty else { return nil }
    let reach = reach(axis, scrollers)
    for position in 0...reach {
      let level = level(at: position, axis, toward: way, reach)
      if scrollers[level].canScroll(toward: ScrollEdge(axis, toward: way)) { return level }
    }
    return nil
  }

  /// The outermost scroller that gets anything along an axis.
  func reach(_ axis: ScrollAxis, _ scrollers: [Scroller]) -> Int {
    let last = Self.count(scrollers) - 1
    for level in 0..<max(last, 0)
    where !scrollers[level].configuration.transfersToParent.contains(axis) {
      return level
    }
    return max(last, 0)
  }

  /// The scroller at a position in the order in which they get a way.
  func level(at position: Int, _ axis: ScrollAxis, toward way: Double, _ reach: Int) -> Int {
    policy.isReversed(toward: way) ? reach - position : position
  }

  /// The scroller that is pulled past its edge when none can go any farther.
  func pulledLevel(_ axis: ScrollAxis, _ scrollers: [Scroller]) -> Int? {
    let levels = 0...reach(axis, scrollers)
    return policy.pulled == .innermost
      ? levels.first { scrollers[$0].isPullable(axis) }
      : levels.last { scrollers[$0].isPullable(axis) }
  }
}
