// What `Pages` and `VariablePages` answer in physical offsets. A member of an internal protocol
// cannot be public, so each of the two types declares its public members and forwards to these.

extension PagePositions {
  /// The stop of a page; numbers outside `0..<count` count as the nearest page.
  func stop(ofNearest page: Int) -> Int? {
    count > 0 ? stop(holding: page.clamped(to: 0...(count - 1))) : nil
  }

  /// The page that counts at a stop; numbers outside `0..<stopCount` count as the nearest stop.
  func page(ofNearest stop: Int) -> Int? {
    count > 0 ? page(counting: stop.clamped(to: 0...(stopCount - 1))) : nil
  }

  /// The offset at which a page rests; numbers outside `0..<count` count as the nearest page, and
  /// without pages it is the least offset.
  func physicalOffset(ofPage page: Int) -> Double {
    guard count > 0 else { return pageAxis.physicalOffset(pageAxis.logical.minimumOffset) }
    return pageAxis.physicalOffset(restingOffset(page.clamped(to: 0...(count - 1))))
  }

  /// The offset of a position in pages; NaN counts as page 0, and without pages it is the
  /// least offset.
  func physicalOffset(ofPosition position: Double) -> Double {
    let offset = offset(atPosition: position.finite(or: 0))
    return pageAxis.physicalOffset(offset ?? pageAxis.logical.minimumOffset)
  }

  /// The offset that keeps the place in other pages; see `Pages.contentOffset(keeping:in:)`.
  ///
  /// It lies in the range of the scroll view and among the resting offsets. Only where nothing is
  /// seen may it lie out of range, to remember the page.
  func physicalOffset(keeping offset: Double, in old: Self) -> Double {
    if !offset.isNaN, isLaidOut(like: old) { return offset.finite(or: 0) }
    let position = old.position(old.pageAxis.logicalOffset(offset))
    let lengths = pageAxis.logical
    guard let kept = self.offset(atPosition: position) else {
      return pageAxis.physicalOffset(lengths.minimumOffset)
    }
    if isCollapsed { return pageAxis.physicalOffset(kept) }
    let least = min(lengths.minimumOffset, firstOffset)
    return pageAxis.physicalOffset(min(max(kept, least), max(lengths.maximumOffset, lastOffset)))
  }
}
