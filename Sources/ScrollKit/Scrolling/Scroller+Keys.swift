extension Scroller {
  /// A key that scrolls.
  public enum Key: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// Back by a page.
    case pageUp
    /// On by a page.
    case pageDown
    /// On by a page, too.
    case space
    /// To the beginning.
    case home
    /// To the end.
    case end
  }

  /// Scrolls by a key, as far as `Configuration.keyScrolling` says. Nothing happens while a finger
  /// is down, or if the user may not scroll.
  ///
  /// The content follows on a spring, or at once without `Configuration.animatesKeys`. Call this
  /// for each repeat of a held key, too: each moves the target on, and the content keeps its
  /// velocity. With pages, an arrow goes to the next page in its direction; a page key to the one
  /// nearest to its distance, but at least to the next.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - withShift: Whether the shift key is held: the space bar then goes back.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened. The part of an arrow's or a page's distance that leads past an edge
  ///   is `unconsumed`.
  @discardableResult
  public mutating func press(
    _ key: Key, withShift: Bool = false, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      scroller.press(key, withShift: withShift, &events)
    }
  }

  private mutating func press(_ key: Key, withShift: Bool, _ events: inout Events) {
    let rule = configuration.keyScrolling
    let onlyAcross =
      metrics.isScrollable(along: .horizontal) && !metrics.isScrollable(along: .vertical)
    let axis = rule.pageAxis ?? (onlyAcross ? .horizontal : .vertical)
    let ahead = axis.isMirrored(rule.isRightToLeft) ? -1.0 : 1
    var unused = AxisPair.zero
    switch key {
    case .leftArrow: unused.x = stepArrow(.horizontal, -1, &events)
    case .rightArrow: unused.x = stepArrow(.horizontal, 1, &events)
    case .upArrow: unused.y = stepArrow(.vertical, -1, &events)
    case .downArrow: unused.y = stepArrow(.vertical, 1, &events)
    case .pageUp: unused[axis] = stepPage(axis, -ahead, &events)
    case .pageDown: unused[axis] = stepPage(axis, ahead, &events)
    case .space: unused[axis] = stepPage(axis, withShift ? -ahead : ahead, &events)
    case .home, .end:
      let lengths = metrics[axis]
      let isLeast = (key == .home) == (ahead > 0)
      let edge = isLeast ? lengths.minimumOffset : lengths.maximumOffset
      step(axis, to: stopOffset(axis, nearestTo: edge) ?? edge, &events)
    }
    events.unconsumed.way = (events.unconsumed.way + unused).finite
  }

  /// Scrolls by an arrow key, up or down by 1 or -1.
  ///
  /// - Returns: The distance that was not used.
  private mutating func stepArrow(
    _ axis: ScrollAxis, _ direction: Double, _ events: inout Events
  ) -> Double {
    step(axis, by: direction * configuration.keyScrolling.arrowDistance, isArrow: true, &events)
  }

  /// Scrolls by a page, up or down by 1 or -1.
  ///
  /// - Returns: The distance that was not used.
  mutating func stepPage(
    _ axis: ScrollAxis, _ direction: Double, _ events: inout Events
  ) -> Double {
    let length = metrics[axis].unobscuredLength * configuration.keyScrolling.pageFraction
    // Rounded down to device pixels, except where the product falls short of one by rounding.
    let grid = metrics.pixelGrid
    let way = max(0, grid.nearest(length + length.edgeTolerance - grid.halfPixel))
    return step(axis, by: direction * way, isArrow: false, &events)
  }

  /// Scrolls by a distance along an axis, or on to a page.
  ///
  /// - Returns: The distance that was not used.
  private mutating func step(
    _ axis: ScrollAxis, by way: Double, isArrow: Bool, _ events: inout Events
  ) -> Double {
    guard way != 0 else { return 0 }
    let unused = excess(axis, way)
    let base = stepBase[axis]
    let wanted = metrics[axis].clampedOffset(base + way)
    let target = stopOffset(axis, ahead: way, of: base, near: isArrow ? base : wanted) ?? wanted
    return step(axis, to: target, &events) ? unused : way
  }

  /// Scrolls to an offset along an axis, unless a finger or a scroll bar holds the content.
  ///
  /// - Returns: Whether none does.
  @discardableResult
  mutating func step(
    _ axis: ScrollAxis, to target: Double, _ events: inout Events
  ) -> Bool {
    guard letsStep else { return false }
    var goal = stepBase
    goal[axis] = target
    // Keys that move content at once are one scroll up to a pause, as the turns of a wheel are.
    if step(to: goal, animated: configuration.animatesKeys, &events), motion == nil { awaitPause() }
    return true
  }

  /// The offset of the stop nearest to a place, but at least of the next stop ahead of a base;
  /// without one, the base itself. `nil` without stops.
  private func stopOffset(
    _ axis: ScrollAxis, ahead way: Double, of base: Double, near place: Double
  ) -> Double? {
    guard let stops = stops(axis, in: metrics.pageLengths(axis)) else { return nil }
    let (here, near) = (metrics.closed(axis, base), metrics.closed(axis, place))
    return stops.offset(ahead: way, of: here, near: near).map {
      $0 == here ? base : metrics.opened(axis, $0)
    }
  }
}
