// The pages on which content stops.

extension Scroller {
  /// The pages along an axis and how many of them one gesture may move; `nil` without paging, or where
  /// nothing scrolls.
  private func pages(
    _ axis: ScrollAxis, of metrics: ScrollMetrics
  ) -> (pages: Pages, limit: Int)? {
    let lengths = metrics[axis]
    guard lengths.isScrollable else { return nil }
    let (length, spacing, alignment, limit): (Double, Double, PageAlignment, Int)
    switch configuration.paging {
    case .none: return nil
    case .viewport: (length, spacing, alignment, limit) = (lengths.viewport, 0, .leading, 1)
    case .pages(let own, let gap, let place, let most):
      (length, spacing, alignment, limit) = (own, gap, place, most)
    }
    let pages = Pages(
      contentLength: lengths.content, length: length, spacing: spacing,
      viewport: lengths.viewport, alignment: alignment, insets: lengths.insets, axis: axis)
    return pages.count > 0 ? (pages, limit) : nil
  }

  /// Where paging lets the content rest after a release; `nil` without paging.
  func pageTarget(_ axis: ScrollAxis, from start: Double, velocity: Double) -> Double? {
    guard let (pages, limit) = pages(axis, of: metrics), let page = pages.page(at: start) else {
      return nil
    }
    let natural = Deceleration(
      position: offset[axis], velocity: velocity, rate: configuration.decelerationRate)
    return pages.landing(
      from: page, at: offset[axis], proposed: natural.destination,
      velocityPerMillisecond: velocity / 1000, limit: limit
    ).contentOffset
  }

  /// The page resting nearest to an offset; `nil` without paging.
  func nearestPageOffset(_ axis: ScrollAxis, to offset: Double) -> Double? {
    samePageOffset(axis, as: offset, in: metrics)
  }

  /// Where the page now rests that rested nearest to an offset under other metrics; `nil` without paging.
  func samePageOffset(_ axis: ScrollAxis, as offset: Double, in old: ScrollMetrics) -> Double? {
    guard let (pages, _) = pages(axis, of: metrics),
      let page = self.pages(axis, of: old)?.pages.page(at: offset)
    else { return nil }
    return pages.contentOffset(of: page)
  }
}
