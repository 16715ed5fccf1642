// The pages on which content stops.

extension Scroller {
  /// The pages along an axis of some lengths, and how many of them one gesture may move; `nil`
  /// without paging, or where nothing scrolls.
  func pages(
    _ axis: ScrollAxis, in lengths: AxisMetrics
  ) -> (pages: Pages, limit: Int)? {
    guard lengths.isScrollable else { return nil }
    let (pages, limit): (Pages, Int)
    switch configuration.paging {
    case .none: return nil
    case .viewport: (pages, limit) = (Pages(count: 0, length: lengths.viewport, viewport: 0), 1)
    case .pages(let length, let spacing, let alignment, let most, let padsEnds, let isRightToLeft):
      pages = Pages(
        count: 0, length: length, spacing: spacing, viewport: 0, alignment: alignment,
        padsEnds: padsEnds, axis: axis, isRightToLeft: isRightToLeft)
      limit = most
    }
    let fitted = pages.fitted(
      viewport: lengths.viewport, insets: lengths.insets, contentLength: lengths.content)
    return fitted.count > 0 ? (fitted, limit) : nil
  }

  /// Where paging lets the content rest after a release, counted from the page of the place where
  /// the drag began; `nil` without paging.
  func pageTarget(_ axis: ScrollAxis, velocity: Double) -> Double? {
    guard let (pages, limit) = pages(axis, in: metrics[axis]) else { return nil }
    let start = page(axis, of: place ?? exactMetrics)?.page ?? pages.page(at: offset[axis]) ?? 0
    let natural = Deceleration(
      position: offset[axis], velocity: velocity, rate: configuration.decelerationRate)
    return pages.landing(
      from: start, at: offset[axis], proposed: natural.destination,
      velocityPerMillisecond: velocity / 1000, limit: limit
    ).contentOffset
  }

  /// The offset to stop at now: of the nearest page, or within the range.
  var stoppingOffset: AxisPair {
    AxisPair {
      let stop =
        pageOffset($0, nearestTo: offset[$0]) ?? metrics[$0].clampedOffset(offset[$0])
      return stop.finite(or: offset[$0])
    }
  }

  /// Where the page rests that is nearest to an offset; `nil` without pages.
  func pageOffset(_ axis: ScrollAxis, nearestTo offset: Double) -> Double? {
    guard let pages = pages(axis, in: metrics[axis])?.pages else { return nil }
    return pages.page(at: offset).map { pages.contentOffset(of: $0) }
  }
}

extension Scroller {
  /// The offset that a command leaves alone: along an axis it does not mean, what a finger holds or
  /// what moves stops where it may; content at rest stays where it is.
  var offsetLeftAlone: AxisPair { isLoose ? offset : stoppingOffset }
}

// A wheel scrolls at once, and where there are pages the nearest one follows after a pause.

extension Scroller {
  /// The offset of the nearest page; along an axis without pages the present one.
  var awaitedOffset: AxisPair {
    AxisPair { (pageOffset($0, nearestTo: offset[$0]) ?? offset[$0]).finite(or: offset[$0]) }
  }

  /// Begins the pause, or does without where content lies on a page.
  mutating func awaitPage() {
    pageTime =
      awaitedOffset == offset ? nil : (present + configuration.wheelPause).finite(or: 0)
  }

  /// Goes on with the pause when a finger is up that stood in its way.
  mutating func resumePause() { pageTime = pageTime.map { max($0, present) } }

  /// Goes to the nearest page when the pause is over by a time, unless a finger is down.
  mutating func turnPage(by time: Double, _ events: inout Events) {
    guard let due = pageTime, time >= due, drag == nil else { return }
    now = max(present, due)
    pageTime = nil
    let target = awaitedOffset
    if target != offset { go(to: target, kind: .animation, &events) }
    if isAtRest { events.append(.didEndScrolling) }
  }
}
