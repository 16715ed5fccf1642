// How a finger's move is shared out. Each scroller goes as far as it gets to; so none moves twice,
// and what is left over is known.

extension ScrollerChain {
  /// Shares out how far the content is to go, and moves it.
  mutating func share(
    _ wish: AxisPair, _ time: Double, _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    guard let gesture, let owner = gesture.owner else { return }
    guard scrollers[owner].isDragging else {
      // A command, or a scroller that was disabled, has ended the drag.
      return lose(time, &scrollers, &events)
    }
    var shares = ChainGesture.Shares()
    // The larger component may be the one that goes outward.
    let main: ScrollAxis = wish.x.magnitude > wish.y.magnitude ? .horizontal : .vertical
    share(wish[main], main, owner, &shares, scrollers)
    share(wish[main.cross], main.cross, owner, &shares, scrollers)
    var used = AxisPair.zero
    for level in 0..<events.count {
      let share = shares[level]
      if !scrollers[level].isDragging {
        guard share != .zero, let finger = scrollers[owner].drag else { continue }
        events.add(
          scrollers[level].takeFinger(
            finger, axes: gesture.axes, at: finger.location, time: time), to: level)
      }
      let old = scrollers[level].offset
      events.add(
        scrollers[level].pull(by: share, finger: gesture.location, time: time), to: level)
      used = used + (scrollers[level].offset - old)
    }
    events.unconsumed.way = (wish - used).finite
  }

  /// Ends a gesture that nobody drags any more.
  private mutating func lose(
    _ time: Double, _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    cancel(except: nil, time, &scrollers, &events)
    gesture?.isLost = true
  }

  /// Shares out a way along an axis.
  private mutating func share(
    _ wish: Double, _ axis: ScrollAxis, _ owner: Int, _ shares: inout ChainGesture.Shares,
    _ scrollers: [Scroller]
  ) {
    guard let gesture, gesture.axes.contains(axis), wish != 0 else { return }
    guard policy.rest == .atOnce, gesture.outward.contains(axis) else {
      // What is lost at an edge is not kept for the way back.
      let room = scrollers[owner].room(axis, toward: wish)
      shares[owner, axis] =
        scrollers[owner].isPullable(axis) || room.magnitude > wish.magnitude ? wish : room
      self.gesture?.setLast(axis, owner)
      return
    }
    let reach = reach(axis, scrollers)
    var left = wish
    /// Gives a scroller as much as it can go, up to a limit.
    func give(_ level: Int, limit: Double = .infinity) -> Double {
      let room = scrollers[level].room(axis, toward: left) - shares[level, axis]
      guard room * left > 0 else { return 0 }
      let part = min(room.magnitude, left.magnitude, limit) * (left < 0 ? -1 : 1)
      shares[level, axis] += part
      left -= part
      return part
    }
    // What is past an edge comes back before anything else moves.
    for level in (0...reach).reversed() {
      let overhang = scrollers[level].overhang(axis)
      if overhang * left < 0 { _ = give(level, limit: overhang.magnitude) }
    }
    let turnsBack = !policy.turnsAtOnce && policy.header == .none
    for level in (0...reach).reversed() where turnsBack {
      let lent = gesture.lent[level, axis]
      if lent * left < 0 { note(give(level, limit: lent.magnitude), axis, level) }
    }
    for position in 0...reach where left != 0 {
      let level = level(at: position, axis, toward: wish, reach)
      note(give(level), axis, level)
    }
    if left != 0, let level = pulledLevel(axis, scrollers) {
      shares[level, axis] += left
      self.gesture?.setLast(axis, level)
    }
    let movesOthers = (0...reach).contains { $0 != owner && shares[$0, axis] != 0 }
    if movesOthers { self.gesture?.outward = ScrollAxis.Set(axis) }
  }

  /// Notes that the finger has moved a scroller.
  private mutating func note(_ part: Double, _ axis: ScrollAxis, _ level: Int) {
    guard part != 0 else { return }
    let lent = (gesture?.lent[level, axis] ?? 0) + part
    gesture?.lent[level, axis] = lent.finite(or: 0)
    gesture?.setLast(axis, level)
  }
}
