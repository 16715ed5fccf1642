// Keys turn pages.

extension CarouselScroller {
  /// Turns pages by a key. An arrow along the axis goes to the next page in its direction, a page
  /// key and the space bar one page on or back, home and end to the first page and the last.
  ///
  /// Call this for each repeat of a held key, too: they add up, as with `scroll(by:)`. Nothing
  /// happens for an arrow across the axis, or while a finger is down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - withShift: Whether the shift key is held: the space bar then goes back.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What has happened.
  @discardableResult
  public mutating func press(
    _ key: Scroller.Key, withShift: Bool = false, time: Double? = nil
  ) -> Update {
    let (isAlong, isMirrored) = (axis == .horizontal, loop.isRightToLeft)
    var steps = 0
    if !scroller.isTracking {
      switch key {
      case .leftArrow: steps = isAlong ? (isMirrored ? 1 : -1) : 0
      case .rightArrow: steps = isAlong ? (isMirrored ? -1 : 1) : 0
      case .upArrow: steps = isAlong ? 0 : -1
      case .downArrow: steps = isAlong ? 0 : 1
      case .pageUp: steps = -1
      case .pageDown: steps = 1
      case .space: steps = withShift ? -1 : 1
      case .home: return scroll(to: 0, time: time)
      case .end: return scroll(to: max(0, pageCount - 1), time: time)
      }
    }
    return steps == 0
      ? scroll(time: time) { _ in Scroller.Events() } : scroll(by: steps, time: time)
  }
}
