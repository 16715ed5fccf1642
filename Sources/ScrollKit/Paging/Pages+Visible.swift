// Which pages are seen at an offset, and how much of them.

extension Pages {
  /// The pages of which some part is seen at an offset, also under bars: `start < offset +
  /// viewport` and `end > offset`, both by more than a rounding error, with the visible outsets on
  /// both sides. So page i is the first one at `contentOffset(of: i)`, for leading alignment
  /// without insets or outsets.
  ///
  /// - Returns: A range within `0..<count`, empty where nothing is seen.
  public func visiblePages(at offset: Double) -> Range<Int> {
    pages(in: pageAxis.visibleSpan(at: offset))
  }

  /// The pages of which some part is seen and not covered by an inset: as `visiblePages(at:)`, but
  /// in the unobscured viewport, where pages are aligned. Negative insets cover nothing.
  ///
  /// - Returns: Pages among those of `visiblePages(at:)`, if no outsets are negative; none where
  ///   insets cover everything.
  public func unobscuredPages(at offset: Double) -> Range<Int> {
    pageAxis.unobscuredSpan(at: offset).shown { pages(in: $0) }
  }

  /// How much of a page is seen at an offset, also under bars, as a share of its length; 1 where
  /// only a rounding error is missing.
  public func visibleFraction(of page: Int, at offset: Double) -> Double {
    guard page >= 0, page < count else { return 0 }
    return pageAxis.visibleSpan(at: offset).fraction(of: span(of: page))
  }

  private func pages(in window: ViewportSpan) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard pitch > 0 else {
      let isSeen = !window.isAfter(end: leadingPadding) && !window.isBefore(start: leadingPadding)
      return isSeen ? 0..<count : 0..<0
    }
    return window.range(count: count, origin: leadingPadding, length: length, pitch: pitch) {
      span(of: $0)
    }
  }
}
