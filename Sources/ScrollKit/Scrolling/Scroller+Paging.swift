// The pages on which content stops.

extension Scroller {
  /// The pages along an axis of some lengths, and how many of them one gesture may move; `nil` without
  /// paging, or where nothing scrolls.
  func pages(
    _ axis: ScrollAxis, in lengths: AxisMetrics
  ) -> (pages: Pages, limit: Int)? {
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

  /// Where paging lets the content rest after a release, counted from the page of the place where the drag
  /// began; `nil` without paging.
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
      let lengths = metrics[$0]
      guard let pages = pages($0, in: lengths)?.pages, let page = pages.page(at: offset[$0]) else {
        return lengths.clampedOffset(offset[$0])
      }
      return pages.contentOffset(of: page)
    }
  }
}

// A wheel scrolls at once, and where there are pages the nearest one follows after a pause.

extension Scroller {
  /// Begins the pause, or does without where content lies on a page.
  mutating func awaitPage() {
    pageTime =
      stoppingOffset == offset ? nil : (present + configuration.wheelPause).finite(or: 0)
  }

  /// Goes on with the pause when a finger is up that stood in its way.
  mutating func resumePause() { pageTime = pageTime.map { max($0, present) } }

  /// Goes to the nearest page when the pause is over by a time, unless a finger is down.
  mutating func turnPage(by time: Double, _ events: inout Events) {
    guard let due = pageTime, time >= due, drag == nil else { return }
    now = max(present, due)
    pageTime = nil
    let target = stoppingOffset
    if target != offset { go(to: target, kind: .animation, &events) }
    if isAtRest { events.append(.didEndScrolling) }
  }
}
