// The stops of content: pages, snap areas, snap points.

extension Scroller {
  /// The stops along an axis that has these lengths, without the room of a refresh; `nil` without
  /// any, or if nothing scrolls. (Where content scrolls it has no slack, so they need not know the
  /// content's alignment.)
  func stops(_ axis: ScrollAxis, in lengths: AxisMetrics) -> ScrollStops? {
    switch configuration.paging {
    case .none: return nil
    case .viewport:
      return stops(axis, Pages(count: 0, length: lengths.viewportLength, viewport: 0), 1, lengths)
    case .pages(let pages, let limit): return stops(axis, pages, limit, lengths)
    case .areas(let areas, let style):
      guard areas.axis == axis, areas.count > 0, lengths.isScrollable else { return nil }
      return .areas(areas.fitted(to: lengths), style)
    case .points(let points, let along, let style):
      guard along == axis, !points.offsets.isEmpty, lengths.isScrollable else { return nil }
      return .points(RangedPoints(points: points, lengths: lengths), style)
    }
  }

  private func stops(
    _ axis: ScrollAxis, _ pages: Pages, _ limit: Int, _ lengths: AxisMetrics
  ) -> ScrollStops? {
    guard lengths.isScrollable else { return nil }
    let fitted = pages.rule(along: axis).fitted(
      viewport: lengths.viewportLength, insets: lengths.insets, contentLength: lengths.contentLength
    )
    return fitted.count > 0 ? .pages(fitted, limit: limit) : nil
  }

  /// The offset to rest on after a release; `nil` without stops. The limit of stops a gesture may
  /// move counts from the one where the drag began.
  func stopTarget(_ axis: ScrollAxis, velocity: Double) -> Double? {
    guard let stops = stops(axis, in: metrics.pageLengths(axis)) else { return nil }
    let here = metrics.closed(axis, offset[axis])
    let natural = Deceleration(
      position: here, velocity: velocity, rate: configuration.decelerationRate)
    let landing = stops.landing(
      from: stop(axis, of: place ?? exactMetrics).map { ($0.stop.number, $0.offset) }, at: here,
      to: natural.destination, velocity: velocity)
    return landing.map { metrics.opened(axis, $0) }
  }

  /// The offset to stop at now: that of the nearest page, or the nearest in the range.
  var stoppingOffset: AxisPair {
    AxisPair {
      let stop =
        stopOffset($0, nearestTo: offset[$0]) ?? metrics[$0].clampedOffset(offset[$0])
      return stop.finite(or: offset[$0])
    }
  }

  /// The offset of the stop nearest to an offset; `nil` without one.
  func stopOffset(_ axis: ScrollAxis, nearestTo offset: Double) -> Double? {
    guard let stops = stops(axis, in: metrics.pageLengths(axis)) else { return nil }
    return stops.restingOffset(nearestTo: metrics.closed(axis, offset)).map {
      metrics.opened(axis, $0)
    }
  }
}

extension Scroller {
  /// Where a command leaves an axis that it does not move: content at rest stays where it is;
  /// content that moves, or that a finger holds, stops at `stoppingOffset`.
  var offsetLeftAlone: AxisPair { isLoose ? offset : stoppingOffset }
}
