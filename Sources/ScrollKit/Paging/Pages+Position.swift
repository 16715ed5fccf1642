extension Pages {
  /// The page shown at an offset: the one resting nearest, of two the next, clamped to the pages
  /// there are. At the first and the last offset it is the first and the last page, also where
  /// several pages share one.
  ///
  /// - Parameter offset: A content offset along the axis; not a number counts as the first page's.
  /// - Returns: A page in `0..<count`; `nil` without pages.
  public func page(at offset: Double) -> Int? { nearestPage(frame.logicalOffset(offset)) }

  /// The position of an offset in pages: whole where a page rests, in proportion between pages,
  /// below 0 or above `count - 1` when overscrolled. Zero without pages.
  public func fractionalPage(at offset: Double) -> Double {
    position(frame.logicalOffset(offset))
  }

  /// The share of the way from the first page's offset to the last's that lies behind an offset:
  /// below 0 or above 1 when overscrolled; zero where all pages rest at one offset.
  public func progress(at offset: Double) -> Double { progress(frame.logicalOffset(offset)) }

  /// The offset at which a page rests. Numbers outside `0..<count` count as the nearest page;
  /// without pages it is the least offset.
  public func contentOffset(of page: Int) -> Double {
    guard count > 0 else { return frame.physicalOffset(frame.logical.leastOffset) }
    return frame.physicalOffset(restingOffset(page.clamped(to: 0...(count - 1))))
  }

  /// The offset of a position in pages; not a number counts as page 0, and without pages it is the
  /// least offset. The inverse of `fractionalPage(at:)` where pages rest at more than one offset.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    let logical = offset(atPosition: position.finite(or: 0))
    return frame.physicalOffset(logical ?? frame.logical.leastOffset)
  }

  /// The offset that keeps the place in the pages, by fractional page, when lengths or the viewport
  /// have changed: after a rotation, a resize, or when a first layout at zero width is over.
  ///
  /// - Parameters:
  ///   - offset: The content offset before the change.
  ///   - old: The pages before the change.
  /// - Returns: An offset in the range of these pages. Changing back gives the offset one came from,
  ///   unless that was overscrolled, or all pages of these rest at one offset.
  public func contentOffset(keeping offset: Double, in old: Pages) -> Double {
    let position = old.fractionalPage(at: offset)
    guard let logical = self.offset(atPosition: position) else { return contentOffset(of: 0) }
    return frame.physicalOffset(frame.logical.clampedOffset(logical))
  }

  /// The pages of which some part is seen at an offset: `start < offset + viewport` and
  /// `end > offset`, with the visible outsets on both sides.
  ///
  /// - Returns: A range within `0..<count`, empty where nothing is seen.
  public func visiblePages(at offset: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let window = frame.window(at: frame.logicalOffset(offset), outsets: visibleOutsets)
    guard pitch > 0 else {
      return leadingPadding < window.end && leadingPadding > window.start ? 0..<count : 0..<0
    }
    // A division may round across a page's edge, by one page, and the last page may be shorter; the
    // rule itself decides.
    var first = index((window.start - leadingPadding - length) / pitch)
    for _ in 0..<2 where first < count && start(first) + length(of: first) <= window.start {
      first += 1
    }
    var end = index((window.end - leadingPadding) / pitch)
    if end < count, start(end) < window.end { end += 1 }
    return first..<max(first, end)
  }

  private func index(_ pages: Double) -> Int {
    Int(saturating: pages.rounded(.down)).clamped(to: 0...count)
  }

  /// How much of a page is seen at an offset, as a share of its length.
  public func visibleFraction(of page: Int, at offset: Double) -> Double {
    guard page >= 0, page < count else { return 0 }
    return frame.visibleFraction(
      start: start(page), length: length(of: page), at: frame.logicalOffset(offset),
      outsets: visibleOutsets)
  }
}
