// Where areas rest, and the stops between them.

extension SnapAreas {
  /// The number of areas.
  public var count: Int { areas.count }

  /// The axis.
  public var axis: ScrollAxis { pageAxis.axis }

  /// Whether the content begins at the right.
  public var isRightToLeft: Bool { pageAxis.isMirrored }

  /// The length of the scroll view's bounds along the axis, in points.
  public var viewportLength: Double { pageAxis.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { pageAxis.insets }

  /// The length of the content, or of a round of a loop, in points.
  public var contentLength: Double { pageAxis.contentLength }

  /// The offset at which an area rests; `nil` for one that is not there or rests nowhere. O(log n).
  public func contentOffset(of id: Int) -> Double? {
    index(of: id).flatMap { spans[$0].resting }.map(pageAxis.physicalOffset)
  }

  /// The number of stops: places less than a point apart, the largest device pixel, are one. Zero
  /// where nothing rests.
  public var stopCount: Int { stops.count }

  /// The stop nearest to an offset; at a tie the next. On a loop a stop within the first round.
  /// `nil` where nothing rests. O(log n).
  public func stop(at offset: Double) -> Int? {
    guard stopCount > 0 else { return nil }
    return stopNumber(nearestTo: pageAxis.logicalOffset(offset)).floorModulo(stopCount)
  }

  /// The offset of a stop. Numbers outside `0..<stopCount` count as the nearest stop, or on a loop
  /// are of other rounds; where nothing rests it is the least offset.
  public func contentOffset(ofStop stop: Int) -> Double {
    guard stopCount > 0 else { return pageAxis.physicalOffset(pageAxis.logical.minimumOffset) }
    let stop = loops ? stop : stop.clamped(to: 0...(stopCount - 1))
    return pageAxis.physicalOffset(place(ofStop: stop, orElse: 0)).finite(or: 0)
  }

  /// The numbers of the areas that rest at a stop, those at one place in the order in which they
  /// win. Numbers outside count as in `contentOffset(ofStop:)`.
  public func ids(ofStop stop: Int) -> [Int] {
    guard stopCount > 0 else { return [] }
    let stop = loops ? stop.floorModulo(stopCount) : stop.clamped(to: 0...(stopCount - 1))
    let end = stop + 1 < stopCount ? stops[stop + 1] : list.count
    return (stops[stop]..<end).flatMap { list.areas(at: $0).map { areas[$0].id ?? $0 } }
  }

  /// The position of an offset in stops: whole at a stop, in proportion between two. Outside, a
  /// viewport counts as a stop; on a loop it grows on. Zero where nothing rests. O(log n).
  public func fractionalStop(at offset: Double) -> Double {
    guard stopCount > 0 else { return 0 }
    let offset = pageAxis.logicalOffset(offset)
    let lower = stopNumber(nearestTo: offset)
    let start = place(ofStop: lower, orElse: 0)
    if (offset - start).magnitude <= pageAxis.rounding(at: offset) { return Double(lower) }
    let next = lower + (offset > start ? 1 : -1)
    let isInside = loops || stops.indices.contains(next)
    let outer = max(pageAxis.viewport, 1) * (offset > start ? 1 : -1)
    let way = isInside ? place(ofStop: next, orElse: 0) - start : outer
    let share = (offset - start) / way
    return (Double(lower) + (offset > start ? share : -share)).finite(or: 0)
  }

  /// The share of the way from the first stop to the last that lies behind an offset: in 0...1 for
  /// every offset in the range, also where padding lies before the first; below 0 or above 1
  /// outside. On a loop, the share of the round. Zero where there is no way.
  public func progress(at offset: Double) -> Double {
    guard let first = list.places.first, let last = list.places.last else { return 0 }
    let offset = pageAxis.logicalOffset(offset)
    if loops { return ((offset - first) / list.round).floorModulo(1) }
    let range = pageAxis.logical
    return StopWay(first: first, last: last, range: range).progress(offset)
  }
}

/// The way from the first stop to the last, in a range that may reach beyond both.
struct StopWay {
  let first: Double
  let last: Double
  let range: AxisMetrics

  /// The share of the way behind an offset: 0 or 1 between an end of the way and that of the range.
  func progress(_ offset: Double) -> Double {
    guard last - first > AxisMetrics.fitTolerance else { return 0 }
    let least = min(first, range.minimumOffset)
    let greatest = max(last, range.maximumOffset)
    if offset < least { return ((offset - least) / (last - first)).finite(or: 0) }
    if offset > greatest { return (1 + (offset - greatest) / (last - first)).finite(or: 0) }
    return ((offset - first) / (last - first)).unitFraction(or: 0)
  }
}
