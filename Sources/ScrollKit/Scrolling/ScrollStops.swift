/// Where content stops along one axis of a scroll view. Each stop has a number: that of a page, of
/// a snap area, of a snap point.
enum ScrollStops {
  case pages(Pages, limit: Int)
  case areas(SnapAreas, SnapRelease.Style)
  case points(RangedPoints, SnapRelease.Style)

  typealias Stop = (number: Int, offset: Double)

  /// The stop nearest to an offset, wherever it is.
  func stop(nearestTo offset: Double) -> Stop? {
    switch self {
    case .pages(let pages, _):
      return pages.page(at: offset).map { ($0, pages.contentOffset(of: $0)) }
    case .areas(let areas, _):
      return areas.landing(of: .end(at: offset)).map { ($0.id, held($0.contentOffset)) }
    case .points(let points, _):
      return points.landing(of: .end(at: offset)).map { ($0.id, $0.contentOffset) }
    }
  }

  /// The offset at which content that stops at an offset rests; `nil` where it may rest there.
  func restingOffset(nearestTo offset: Double) -> Double? {
    switch self {
    case .pages: return stop(nearestTo: offset)?.offset
    case .areas(_, let style), .points(_, let style):
      return landing(.gesture(style, from: offset, at: offset, to: offset, velocity: 0))
    }
  }

  /// The offset at which a gesture comes to rest; `nil` where nothing stops it.
  ///
  /// - Parameters:
  ///   - start: The stop where the gesture began.
  ///   - offset: The offset at release, in points.
  ///   - target: Where the content would come to rest by itself.
  ///   - velocity: In points per second.
  /// - Returns: A content offset.
  func landing(from start: Stop?, at offset: Double, to target: Double, velocity: Double) -> Double?
  {
    switch self {
    case .pages(let pages, let limit):
      return pages.landing(
        from: start?.number ?? pages.page(at: offset) ?? 0, at: offset, proposed: target,
        velocity: velocity, limit: limit
      ).contentOffset
    case .areas(_, let style), .points(_, let style):
      return landing(
        .gesture(
          style, from: start?.offset ?? offset, at: offset, to: held(target),
          velocity: velocity))
    }
  }

  /// An offset held within the range, which may be shorter than what areas were made for.
  private func held(_ offset: Double) -> Double {
    switch self {
    case .areas(let areas, _) where !areas.loops:
      let axis = areas.pageAxis
      return axis.physicalOffset(axis.logical.clampedOffset(axis.logicalOffset(offset)))
    case .points(let points, _): return points.lengths.clampedOffset(offset)
    default: return offset
    }
  }

  private func landing(_ release: SnapRelease) -> Double? {
    switch self {
    case .pages(let pages, _): return pages.landing(of: release)?.contentOffset
    case .areas(let areas, _): return areas.landing(of: release).map { held($0.contentOffset) }
    case .points(let points, _): return points.landing(of: release)?.contentOffset
    }
  }

  /// The offset of the stop nearest to a place, but at least of the next stop ahead of a base;
  /// without one, the base itself.
  func offset(ahead way: Double, of base: Double, near place: Double) -> Double? {
    guard case .pages(let pages, _) = self else {
      let isStep = base == place
      return landing(isStep ? .step(by: way, from: base) : .end(at: place, from: base))
    }
    guard let near = pages.stop(at: place) else { return nil }
    let isForward = (way > 0) != pages.axis.isMirrored(pages.isRightToLeft)
    guard let next = isForward ? pages.nextStop(after: base) : pages.previousStop(before: base)
    else { return base }
    return pages.contentOffset(ofStop: isForward ? max(near, next) : min(near, next))
  }

  /// Which of how many stops is the nearest to an offset, from the first one on.
  func place(at offset: Double) -> (index: Int, count: Int)? {
    switch self {
    case .pages(let pages, _): return pages.stop(at: offset).map { ($0, pages.stopCount) }
    case .areas(let areas, _): return areas.stop(at: offset).map { ($0, areas.stopCount) }
    case .points(let points, _):
      return points.landing(of: .end(at: offset)).map { ($0.id, points.placeCount) }
    }
  }

  /// Whether content may rest inside of something long.
  var scrollsInside: Bool {
    if case .areas = self { return true }
    return false
  }

  /// The offset at which a stop of other sizes is now.
  ///
  /// - Parameters:
  ///   - stop: The stop, with its offset there.
  ///   - old: The stops there.
  /// - Returns: A content offset.
  func offset(keeping stop: Stop, from old: ScrollStops) -> Double {
    switch (self, old) {
    case (.pages(let pages, _), _): return pages.contentOffset(of: stop.number)
    case (.areas(let areas, _), .areas(let before, _)):
      let landing = areas.landing(keeping: stop.number, at: stop.offset, from: before)
      return landing.map { held($0.contentOffset) } ?? stop.offset
    case (.points(let points, _), _):
      return stop.number < points.placeCount ? points.snapPlace(stop.number) : stop.offset
    default: return stop.offset
    }
  }
}

/// Snap points in a scroll view: those outside its range count as the end of the range.
struct RangedPoints: SnapPlaces {
  let points: SnapPoints
  let lengths: AxisMetrics

  var placeCount: Int { points.placeCount }
  func snapPlace(_ index: Int) -> Double { lengths.clampedOffset(points.offsets[index]) }
  var placePitch: Double { points.placePitch }

  func landing(of release: SnapRelease) -> SnapLanding? {
    snapPlace(for: release.sound, port: lengths.viewportLength).map {
      SnapLanding(contentOffset: snapPlace($0), id: $0, isCovering: false)
    }
  }
}

extension SnapAreas {
  /// The same areas in a scroll view of other sizes. O(n log n), unless the sizes are the same.
  func fitted(to lengths: AxisMetrics) -> SnapAreas {
    var fitted = pageAxis
    (fitted.viewport, fitted.insets) = (lengths.viewportLength, lengths.insets)
    if !loops { fitted.contentLength = lengths.contentLength }
    let ends = ends == .padded || loops ? ends : .contained
    if fitted == pageAxis, ends == self.ends { return self }
    return SnapAreas(areas, on: fitted, covering: covering, ends: ends, loops: loops)
  }
}
