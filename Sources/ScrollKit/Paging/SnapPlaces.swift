/// Places in ascending order, each of which is a stop of its own: pages and snap points.
protocol SnapPlaces {
  /// The number of places.
  var placeCount: Int { get }
  /// A place, for an index in `0..<placeCount`; logical.
  func snapPlace(_ index: Int) -> Double
  /// The mean distance of two places, in points; positive.
  var placePitch: Double { get }
}

extension SnapPlaces {
  /// The place a logical release lands on; `nil` for none. O(log n).
  func snapPlace(for release: SnapRelease, port: Double) -> Int? {
    guard placeCount > 0 else { return nil }
    let release = release.approached(
      pitch: placePitch, within: (snapPlace(0), snapPlace(placeCount - 1)))
    var bounds = SnapBounds()
    let limit = max(0, release.limit)
    if release.limit < .max,
      let start = nearestPlace(to: release.start ?? release.offset, tie: .next)
    {
      let (low, high) = (start.saturatingSubtract(limit), start.saturatingAdd(limit))
      if low >= 0 { bounds.least = snapPlace(low) }
      if high < placeCount { bounds.greatest = snapPlace(high) }
    }
    func nearest(_ base: Double, _ bounds: SnapBounds) -> Int? {
      nearestPlace(to: base, in: bounds, tie: release.tie ?? .next).flatMap { index in
        let way = (snapPlace(index) - base).magnitude
        let range = release.strictness.range(port: port)
        return way <= range + base.edgeTolerance ? index : nil
      }
    }
    if release.turnsByThreshold {
      let range = release.strictness.range(port: port)
      return nearestPlace(to: turned(release), in: bounds, tie: .next).flatMap {
        release.isOutOfReach(snapPlace($0), range: range) ? nil : $0
      }
    }
    let isStep = release.kind == .direction || release.kind == .approach
    let ahead = release.kind == .end ? bounds : bounds.intersection(release.ahead)
    if let found = nearest(isStep ? release.offset : release.target, ahead) { return found }
    guard release.kind != .end, release.strictness == .mandatory else { return nil }
    return nearest(release.offset, bounds)
  }

  /// The place that a slow release goes to by its threshold.
  private func turned(_ release: SnapRelease) -> Double {
    let next = (0..<placeCount).partitionPoint { snapPlace($0) > release.target }
    let (lower, upper) = (max(0, next - 1), min(next, placeCount - 1))
    return release.turned(between: snapPlace(lower), and: snapPlace(upper))
  }

  /// The place in bounds that is nearest to an offset: one binary search.
  private func nearestPlace(
    to offset: Double, in bounds: SnapBounds = SnapBounds(), tie: SnapRelease.Tie
  ) -> Int? {
    guard bounds.least <= bounds.greatest else { return nil }
    let inside = min(max(offset, bounds.least), bounds.greatest)
    let next = (0..<placeCount).partitionPoint { snapPlace($0) >= inside }
    let ahead = next < placeCount ? snapPlace(next) : .infinity
    let behind = next > 0 ? snapPlace(next - 1) : -.infinity
    let isAhead = ahead < .infinity && ahead <= bounds.greatest
    guard behind > -.infinity, behind >= bounds.least else { return isAhead ? next : nil }
    guard isAhead else { return next - 1 }
    let difference = (ahead - offset) - (offset - behind)
    if difference.magnitude <= offset.edgeTolerance { return tie == .next ? next : next - 1 }
    return difference > 0 ? next - 1 : next
  }
}

extension SnapRelease {
  /// The offsets that lie ahead of a release with a direction, logical: more than half a point
  /// away, since an offset that was rounded to device pixels stands on a place that it misses by
  /// that; or a point for a step.
  var ahead: SnapBounds {
    guard target != offset else { return SnapBounds() }
    let least = kind == .direction ? 1 : PixelGrid.greatestRounding + offset.edgeTolerance
    return target > offset
      ? SnapBounds(least: offset + least) : SnapBounds(greatest: offset - least)
  }
}

extension PageAxis {
  /// A release with logical offsets; a number that is NaN counts as its counterpart.
  func logical(_ release: SnapRelease) -> SnapRelease {
    var logical = release
    let target = release.target.isNaN ? release.offset : release.target
    let offset = release.offset.isNaN ? target : release.offset
    logical.target = logicalOffset(target)
    logical.offset = logicalOffset(offset)
    logical.start = release.start.map { logicalOffset($0.isNaN ? offset : $0) }
    return logical
  }
}

extension PagePositions {
  var placeCount: Int { stopCount }
  func snapPlace(_ index: Int) -> Double { place(ofStop: index) }
  var placePitch: Double { outerPitch }

  func snapLanding(of release: SnapRelease) -> SnapLanding? {
    let port = pageAxis.logical.unobscuredLength
    return snapPlace(for: pageAxis.logical(release), port: port).map { stop in
      SnapLanding(
        contentOffset: pageAxis.physicalOffset(place(ofStop: stop)), id: page(counting: stop),
        isCovering: false)
    }
  }
}

extension Pages {
  /// Where a release comes to rest, by the rules of `SnapAreas.landing(of:)`; the number is that of
  /// the page that counts. `nil` without pages, and in proximity to none. O(log n).
  ///
  /// ```swift
  /// let pages = Pages(count: 5, length: 300, viewport: 300)
  /// print(pages.landing(of: .end(at: 640, from: 590))!.id)  // 2
  /// ```
  public func landing(of release: SnapRelease) -> SnapLanding? { snapLanding(of: release) }
}

extension VariablePages {
  /// Where a release comes to rest; see `Pages.landing(of:)`.
  public func landing(of release: SnapRelease) -> SnapLanding? { snapLanding(of: release) }

  /// The snap areas of these pages: they also let a page longer than the viewport scroll freely
  /// inside.
  public var snapAreas: SnapAreas {
    let content = contentLength
    return SnapAreas(
      groups.map { group in
        let span = VariablePages.span(of: group, in: items)
        return SnapArea(
          start: isRightToLeft ? content - span.end : span.start, length: span.length,
          alignment: alignment)
      },
      on: pageAxis, covering: .zero, ends: ends, loops: false)
  }
}

extension SnapPoints: SnapPlaces {
  var placeCount: Int { offsets.count }
  func snapPlace(_ index: Int) -> Double { offsets[index] }

  var placePitch: Double {
    guard let first = offsets.first, let last = offsets.last, last > first else { return 1 }
    return (last - first) / Double(offsets.count - 1)
  }

  /// Where a release comes to rest, by the rules of `SnapAreas.landing(of:)`; the number is the
  /// index in `offsets`. `nil` without snap points, and in proximity to none. O(log n).
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - viewport: The length of the viewport, in points, of which proximity is a share.
  /// - Returns: The landing.
  public func landing(of release: SnapRelease, viewport: Double = 0) -> SnapLanding? {
    var given = release
    let target = release.target.isNaN ? release.offset : release.target
    given.target = target.finite(or: 0)
    given.offset = release.offset.finite(or: given.target)
    given.start = release.start.map { $0.finite(or: given.offset) }
    return snapPlace(for: given, port: viewport.nonNegative).map {
      SnapLanding(contentOffset: offsets[$0], id: $0, isCovering: false)
    }
  }
}
