// What goes in: touches, times, commands; and what comes out of each.

extension CarouselScroller {
  /// What has happened by one input.
  public struct Update: Equatable, Sendable, BitwiseCopyable {
    /// The events, in UIScrollView's order. `willEndDragging` tells where the content will rest.
    public internal(set) var events = Scroller.Events()
    /// The changes of the current page, the target and the settled page.
    public internal(set) var pages = PageTracker.Changes()
  }

  /// Takes a touch; see `Scroller.touch(_:id:at:time:on:)`.
  @discardableResult
  public mutating func touch(
    _ phase: Scroller.TouchPhase, id: Int = 0, at location: CGPoint, time: Double,
    on target: Scroller.TouchTarget = .none
  ) -> Update {
    scroll(time: time) { $0.touch(phase, id: id, at: location, time: time, on: target) }
  }

  /// Moves on to a time: the one call an app makes in every frame.
  ///
  /// - Parameter time: In seconds. If it is NaN, or earlier than the latest input, the time of that
  ///   input counts.
  /// - Returns: What has happened.
  @discardableResult
  public mutating func advance(to time: Double) -> Update {
    var update = Update()
    pass(to: time, fires: true, &update)
    take(scroller.advance(to: time), &update)
    finish(&update)
    return update
  }

  /// Gives the scroller an input of its own, such as a wheel or a trackpad. For keys that turn
  /// pages, see `press(_:withShift:time:)`.
  ///
  /// ```swift
  /// var cards = CarouselScroller(
  ///   lengths: [200, 120, 160, 240], viewportSize: CGSize(width: 300, height: 100))
  /// cards.scroll(time: 1) { $0.wheel(CGPoint(x: 90, y: 0), time: 1) }
  /// cards.advance(to: 3)  // After the pause of a wheel, it goes to the nearest page.
  /// print(cards.currentPage!, cards.fractionalPage)  // 1 1.0
  /// ```
  ///
  /// - Parameters:
  ///   - time: When, in seconds; by default at the last time told.
  ///   - input: The input. It must not change sizes: see `resize(to:time:)`.
  /// - Returns: What has happened.
  @discardableResult
  public mutating func scroll(
    time: Double? = nil, _ input: (inout Scroller) -> Scroller.Events
  ) -> Update {
    var update = Update()
    if let time { pass(to: time, fires: false, &update) }
    take(input(&scroller), &update)
    finish(&update)
    return update
  }

  /// Scrolls to a page. Taps in quick succession add up: the way is counted from the page last
  /// scrolled to. A finger that drags lets go, unless the page is shown at once.
  ///
  /// - Parameters:
  ///   - page: The page, by any of its numbers. If the loop does not close, it is held within the
  ///     pages there are.
  ///   - direction: The way round; the shortest is that with the least distance in points.
  ///   - tie: The way if both are equally long.
  ///   - animated: Whether to move there in the configuration's time.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What has happened.
  @discardableResult
  public mutating func scroll(
    to page: Int, direction: PageLoop.Direction = .shortest, tie: PageLoop.Tie = .forward,
    animated: Bool = true, time: Double? = nil
  ) -> Update {
    command(time, animated) {
      $0.loop.pageNumber(of: page, from: $1, direction: direction, tie: tie)
    }
  }

  /// Scrolls by some pages, as `scroll(to:)` does. If the loop does not close, it stops at the last
  /// page, and pages that rest at one offset count once.
  @discardableResult
  public mutating func scroll(
    by steps: Int, animated: Bool = true, time: Double? = nil
  ) -> Update {
    command(time, animated) { $0.number(steps, from: $1) }
  }

  /// Shows a position in pages, to drive this carousel by another one with as many pages: of a
  /// loop, in the round nearest to the present position. A motion stops, and the content stays
  /// there until something else happens. NaN changes nothing.
  ///
  /// - Parameters:
  ///   - fractionalPage: The position, such as another carousel's `fractionalPage`.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What has happened; the content has not settled.
  @discardableResult
  public mutating func show(fractionalPage: Double, time: Double? = nil) -> Update {
    var update = Update()
    if let time { pass(to: time, fires: false, &update) }
    guard !fractionalPage.isNaN, loop.pageCount > 0 else { return update }
    var position = fractionalPage.finite(or: 0)
    if loop.canLoop {
      let (count, present) = (Double(loop.pageCount), self.fractionalPage)
      let way = (position - present).floorModulo(count)
      position = present + (way > count / 2 ? way - count : way)
    }
    var goal = scroller.offset
    goal[axis] = loop.contentOffset(ofFractionalPage: position)
    tracker.reason = .command
    let events = scroller.input(time) { $0.go(to: goal, kind: nil, &$1) }
    aim = nil
    take(events, &update, isCommand: true)
    stayInWindow()
    isUnsettled = false
    return update
  }

  private mutating func command(
    _ time: Double?, _ animated: Bool, _ number: (CarouselScroller, Int) -> Int
  ) -> Update {
    var update = Update()
    if let time { pass(to: time, fires: false, &update) }
    if let from = aim ?? loop.pageNumber(at: offset) {
      go(to: number(self, from), animated: animated, reason: .command, time: time, &update)
    }
    finish(&update)
    return update
  }

  /// The number of the page some steps on.
  func number(_ steps: Int, from number: Int) -> Int {
    guard loop.canLoop else {
      let stops = loop.pages.stops
      guard !stops.isEmpty else { return 0 }
      let stop = stops.indices.partitionPoint { stops[$0].upperBound > number }
      return stops[stop.saturatingAdd(steps).clamped(to: 0...(stops.count - 1))].lowerBound
    }
    // Whole turns beyond the first change nothing but the distance.
    let count = loop.pageCount
    let rest = steps.magnitude > UInt(count) ? steps % count : steps
    return number.saturatingAdd(rest)
  }
}
