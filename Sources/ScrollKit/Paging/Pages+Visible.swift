// Which pages are seen at an offset, and how much of them.

extension Pages {
  /// The pages of which some part is seen at an offset, also under bars: `start < offset +
  /// viewport` and `end > offset` by more than roundings leave, with the visible outsets on both
  /// sides. So at `contentOffset(of: i)`, where it is aligned by its leading end and not inset,
  /// page i is the first.
  ///
  /// - Returns: A range within `0..<count`, empty where nothing is seen.
  public func visiblePages(at offset: Double) -> Range<Int> {
    pages(in: frame.visibleSpan(at: offset))
  }

  /// The pages of which some part is seen and not covered by an inset: `visiblePages(at:)` of the
  /// unobscured viewport, in which pages are aligned and `page(at:)` chooses the nearest. Negative
  /// insets cover nothing.
  ///
  /// - Returns: Pages among those of `visiblePages(at:)`, if no outsets are negative; none where
  ///   insets cover everything.
  public func unobscuredPages(at offset: Double) -> Range<Int> {
    let window = frame.unobscuredSpan(at: offset)
    return window.shown(pages(in: window))
  }

  /// How much of a page is seen at an offset, also under bars, as a share of its length; 1 where
  /// only roundings are missing.
  public func visibleFraction(of page: Int, at offset: Double) -> Double {
    guard page >= 0, page < count else { return 0 }
    return frame.visibleSpan(at: offset).fraction(start: start(page), length: length(of: page))
  }

  private func pages(in window: ViewportSpan) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard pitch > 0 else {
      let isSeen = !window.isAfter(end: leadingPadding) && !window.isBefore(start: leadingPadding)
      return isSeen ? 0..<count : 0..<0
    }
    return window.range(count: count, origin: leadingPadding, length: length, pitch: pitch) {
      (start($0), start($0) + length(of: $0))
    }
  }
}
