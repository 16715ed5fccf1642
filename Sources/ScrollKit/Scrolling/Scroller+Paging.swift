// The pages on which content stops.

extension Scroller {
  /// The pages along an axis that has these lengths, without the room of a refresh, and how many
  /// pages one gesture may move; `nil` without paging, or if nothing scrolls. (Where content
  /// scrolls it has no slack, so the pages need not know the content's alignment.)
  func pages(
    _ axis: ScrollAxis, in lengths: AxisMetrics
  ) -> (pages: Pages, limit: Int)? {
    guard lengths.isScrollable else { return nil }
    let (pages, limit): (Pages, Int)
    switch configuration.paging {
    case .none: return nil
    case .viewport:
      (pages, limit) = (Pages(count: 0, length: lengths.viewportLength, viewport: 0), 1)
    case .pages(let length, let spacing, let alignment, let most, let padsEnds, let isRightToLeft):
      pages = Pages(
        count: 0, length: length, spacing: spacing, viewport: 0, alignment: alignment,
        padsEnds: padsEnds, axis: axis, isRightToLeft: isRightToLeft)
      limit = most
    }
    let fitted = pages.fitted(
      viewport: lengths.viewportLength, insets: lengths.insets, contentLength: lengths.contentLength
    )
    return fitted.count > 0 ? (fitted, limit) : nil
  }

  /// The offset of the page to rest on after a release; `nil` without paging. The limit of pages a
  /// gesture may move counts from the page where the drag began.
  func pageTarget(_ axis: ScrollAxis, velocity: Double) -> Double? {
    guard let (pages, limit) = pages(axis, in: metrics.pageLengths(axis)) else { return nil }
    let here = metrics.closed(axis, offset[axis])
    let start = page(axis, of: place ?? exactMetrics)?.page ?? pages.page(at: here) ?? 0
    let natural = Deceleration(
      position: here, velocity: velocity, rate: configuration.decelerationRate)
    let landing = pages.landing(
      from: start, at: here, proposed: natural.destination, velocity: velocity, limit: limit)
    return metrics.opened(axis, landing.contentOffset)
  }

  /// The offset to stop at now: that of the nearest page, or the nearest in the range.
  var stoppingOffset: AxisPair {
    AxisPair {
      let stop =
        pageOffset($0, nearestTo: offset[$0]) ?? metrics[$0].clampedOffset(offset[$0])
      return stop.finite(or: offset[$0])
    }
  }

  /// The offset of the page nearest to an offset; `nil` without pages.
  func pageOffset(_ axis: ScrollAxis, nearestTo offset: Double) -> Double? {
    guard let pages = pages(axis, in: metrics.pageLengths(axis))?.pages else { return nil }
    return pages.page(at: metrics.closed(axis, offset)).map {
      metrics.opened(axis, pages.contentOffset(of: $0))
    }
  }
}

extension Scroller {
  /// Where a command leaves an axis that it does not move: content at rest stays where it is;
  /// content that moves, or that a finger holds, stops at `stoppingOffset`.
  var offsetLeftAlone: AxisPair { isLoose ? offset : stoppingOffset }
}
