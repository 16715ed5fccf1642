// What an input leads to: pages are told, a release lands, content at rest goes to its page, and
// the timer runs.

extension CarouselScroller {
  /// Does what is due by a time, each at its own: motions end, and the timer fires.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - fires: Whether the timer may fire at that very time. A finger that goes down then comes
  ///     first.
  ///   - update: What has happened.
  mutating func pass(to time: Double, fires: Bool, _ update: inout Update) {
    // A motion ends, a page is turned, and that motion ends: more cannot be due. After a turn, the
    // timer's next time lies ahead.
    for _ in 0..<6 {
      var rest = scroller.motion?.end ?? .infinity
      if let pause = scroller.pauseTime, !scroller.isTracking { rest = min(rest, pause) }
      let fire = nextFireTime ?? .infinity
      guard min(rest, fire) < .infinity, rest <= time || fire < time || fires && fire == time
      else { return }
      take(scroller.advance(to: min(rest, fire)), &update)
      finish(&update)
      if fire <= rest { turn(at: fire, by: time, &update) }
    }
  }

  /// Lets the timer turn the page.
  private mutating func turn(at fire: Double, by time: Double, _ update: inout Update) {
    guard let turn = clock.turn(time: max(fire, time)) else { return }
    let from = aim ?? loop.pageNumber(at: offset) ?? 0
    go(
      to: loop.canLoop ? from.saturatingAdd(turn.steps) : turn.page, animated: true,
      reason: .autoplay, time: fire, &update)
    finish(&update)
  }

  /// Goes to a page, given its number.
  mutating func go(
    to number: Int, animated: Bool, reason: PageTracker.Reason, time: Double?,
    _ update: inout Update
  ) {
    guard loop.pageCount > 0 else { return }
    let target = loop.contentOffset(of: number)
    // Of pages that rest at one offset, the one that is shown there.
    let number = loop.canLoop ? number : loop.pageNumber(at: target) ?? number
    note(tracker.scroll(to: loop.page(number), reason: reason), &update)
    var goal = scroller.offset
    goal[axis] = target
    let events = scroller.input(time) { scroller, events in
      scroller.go(to: goal, kind: animated ? .animation : nil, &events)
    }
    isUnsettled = true
    aim = scroller.isScrollAnimating ? number : nil
    if scroller.isTracking { start = number }
    take(events, &update, isCommand: true)
  }

  /// Tells what events mean for the pages.
  mutating func take(
    _ events: Scroller.Events, _ update: inout Update, isCommand: Bool = false
  ) {
    var (velocity, isReleased, isStopped) = (0.0, false, false)
    if !events.isEmpty { isUnsettled = true }
    for event in events {
      switch event {
      case .willBeginDragging: begin(&update)
      case .didScroll: note(tracker.scrolled(to: loop.page(at: offset)), &update)
      case .willEndDragging(let speed, _): velocity = speed.along(axis)
      case .didEndDragging: isReleased = !isCommand
      case .didEndDecelerating, .didEndScrollingAnimation: isStopped = true
      default: break
      }
    }
    // A finger has caught the content.
    if isStopped, scroller.isTracking { begin(&update) }
    let isLanding = isReleased && !scroller.isTracking
    update.events.add(isLanding ? land(events, velocity: velocity, &update) : events)
  }

  mutating func note(_ changes: PageTracker.Changes, _ update: inout Update) {
    update.pages.add(changes)
  }

  /// A finger begins to drag, or has caught the content.
  private mutating func begin(_ update: inout Update) {
    aim = nil
    start = loop.pageNumber(at: scroller.place?.offset[axis] ?? offset) ?? 0
    note(tracker.willBeginDragging(), &update)
  }

  /// Chooses where released content comes to rest.
  ///
  /// - Returns: The events of the release, with that place.
  private mutating func land(
    _ events: Scroller.Events, velocity: Double, _ update: inout Update
  ) -> Scroller.Events {
    guard release != .free, loop.pageCount > 0 else {
      let end = scroller.motion?.destination[axis] ?? offset
      note(tracker.willEndDragging(target: loop.page(at: end)), &update)
      return events
    }
    let natural = Deceleration(
      position: offset, velocity: velocity, rate: scroller.configuration.decelerationRate
    ).destination
    let reach = loop.room / 2
    let landing = loop.landing(
      from: start, at: offset, proposed: min(max(natural, offset - reach), offset + reach),
      velocity: velocity, limit: release == .paging ? pageLimit : .max)
    let number = loop.pageNumber(at: landing.contentOffset)
    note(tracker.willEndDragging(target: number.flatMap { loop.page($0) }), &update)
    scroller.land(
      on: landing.contentOffset, along: axis, velocity: velocity, isSprung: release == .paging)
    aim = scroller.isDecelerating ? number : nil
    var told = Scroller.Events()
    told.unconsumed = events.unconsumed
    for event in events {
      switch event {
      case .willEndDragging(let velocity, _):
        told.append(.willEndDragging(velocity: velocity, target: scroller.restingOffset))
      case .didEndDragging:
        told.append(.didEndDragging(willDecelerate: scroller.isDecelerating))
      case .willBeginDecelerating, .didEndScrolling: break
      default: told.append(event)
      }
    }
    told.append(scroller.isDecelerating ? .willBeginDecelerating : .didEndScrolling)
    return told
  }

  /// Ends an input: content at rest settles, and the timer is told.
  mutating func finish(_ update: inout Update) {
    if let now = scroller.now { clock.setPaused(scroller.isTracking, for: .touch, time: now) }
    // Content that stops between two pages goes to the nearest; without a duration it is there at
    // once, and settles.
    for _ in 0..<2 where isUnsettled && scroller.scrollsNoMore { settle(&update) }
    if !scroller.scrollsNoMore { stayInWindow() }
    guard let now = scroller.now, !scroller.isTracking else { return }
    // A tap moves nothing.
    if clock.awaitsSettling, scroller.scrollsNoMore { clock.settled(time: now) }
    guard !clock.awaitsSettling, let target = tracker.target else { return }
    clock.moved(to: target, time: now)
  }

  /// Lets content at rest settle, or go to the nearest page.
  private mutating func settle(_ update: inout Update) {
    let number = loop.pageNumber(at: offset)
    if release != .free, let number {
      let target = loop.contentOffset(of: number)
      if scroller.metrics.pixelGrid.nearest(target) != scroller.metrics.offset[axis] {
        return go(to: number, animated: true, reason: tracker.reason, time: nil, &update)
      }
      scroller.offset[axis] = target
    }
    (aim, isUnsettled) = (nil, false)
    shift(by: loop.recenter(at: offset))
    note(tracker.settled(on: number.flatMap { loop.page($0) }), &update)
    guard let now = scroller.now else { return }
    if let settled = tracker.settled { clock.moved(to: settled, time: now) }
    clock.settled(time: now)
    // It was due during a fling.
    if let fire = clock.nextFireTime, fire < now { clock.restart(time: now) }
  }

  /// Takes content that has come far from the window's middle back to it.
  mutating func stayInWindow() {
    guard loop.canLoop else { return }
    let share = offset / max(loop.contentLength, 1)
    if share < 0.25 || share > 0.75 { shift(by: loop.recenter(at: offset)) }
  }

  private mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    _ = scroller.shift(by: CGPoint(along: axis, distance, cross: 0))
  }
}
