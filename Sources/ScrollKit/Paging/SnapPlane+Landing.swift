extension SnapPlane {
  /// Where a scroll comes to rest along both axes.
  ///
  /// Each axis is searched with the other at the offset wanted there. Where what one finds is not
  /// in sight at what the other finds, the axis with the shorter way keeps its place, at a tie x,
  /// and the other is searched again beside it. The same happens where only one finds a place. An
  /// axis that still finds none goes where a release of kind `end` wanted it, or stays. Where
  /// neither finds one, both go where they wanted. An axis that does not move keeps its offset.
  /// (Chromium, measured.) O(log n), up to O(n) where most areas are out of sight across.
  ///
  /// - Parameters:
  ///   - x: The scroll along x; `nil` for none.
  ///   - y: The scroll along y; `nil` for none.
  ///   - offset: The content offset at release, in points.
  /// - Returns: The offset to rest at, and what rests there.
  public func landing(x: SnapRelease?, y: SnapRelease?, at offset: CGPoint) -> Landing {
    let xAxis = Axis(self.x, x, at: offset.along(.horizontal))
    let yAxis = Axis(self.y, y, at: offset.along(.vertical))
    let (foundX, foundY) = resolve(
      xAxis, xAxis.found(beside: yAxis), yAxis, yAxis.found(beside: xAxis))
    let snaps = foundX != nil || foundY != nil
    return Landing(
      offset: AxisPair(
        x: xAxis.offset(foundX, snaps: snaps), y: yAxis.offset(foundY, snaps: snaps)),
      x: foundX.map(self.x.landing), y: foundY.map(self.y.landing))
  }

  /// Where both axes rest after a change of the layout, each at the area it rested on; see
  /// `SnapAreas.landing(keeping:at:from:strictness:)`.
  ///
  /// Where one area is out of sight at the other's place, the focused one stays; of two without the
  /// focus, the one along y, the axis in which text goes on. The other axis is searched again.
  ///
  /// - Parameters:
  ///   - x: The number of the area that rested along x; `nil` for none.
  ///   - y: The number of the area that rested along y; `nil` for none.
  ///   - offset: The content offset before the change, in points.
  ///   - old: The plane before the change.
  ///   - strictness: How far scrolling goes to rest on something.
  ///   - focusedArea: The number of the area that has the focus.
  /// - Returns: The offset to rest at, and what rests there.
  public func landing(
    keeping x: Int?, _ y: Int?, at offset: CGPoint, from old: SnapPlane,
    strictness: SnapStrictness = .mandatory, focusedArea: Int? = nil
  ) -> Landing {
    func held(_ axis: SnapAreas, _ old: SnapAreas, _ offset: Double) -> Double {
      axis.pageAxis.physicalOffset(axis.heldOffset(old.pageAxis.logicalOffset(offset)))
    }
    let (heldX, heldY) = (
      held(self.x, old.x, offset.along(.horizontal)), held(self.y, old.y, offset.along(.vertical))
    )
    func axis(_ areas: SnapAreas, _ held: Double) -> Axis {
      var release = SnapRelease.end(at: held)
      release.strictness = strictness
      release.focusedArea = focusedArea
      return Axis(areas, release, at: held)
    }
    let (xAxis, yAxis) = (axis(self.x, heldX), axis(self.y, heldY))
    func kept(_ areas: SnapAreas, _ id: Int?, _ axis: Axis, beside other: Axis) -> SnapCandidate? {
      areas.index(of: id).flatMap { areas.kept($0, at: axis.present, strictness) }
        ?? axis.found(beside: other)
    }
    let keepsX: Bool? = focusedArea.flatMap { $0 == y ? false : $0 == x ? true : nil } ?? false
    let (foundX, foundY) = resolve(
      xAxis, kept(self.x, x, xAxis, beside: yAxis), yAxis, kept(self.y, y, yAxis, beside: xAxis),
      keepsX: keepsX)
    return Landing(
      offset: AxisPair(
        x: xAxis.offset(foundX, snaps: true), y: yAxis.offset(foundY, snaps: true)),
      x: foundX.map(self.x.landing), y: foundY.map(self.y.landing))
  }

  /// What both axes find when each must be in sight of the other.
  private func resolve(
    _ x: Axis, _ foundX: SnapCandidate?, _ y: Axis, _ foundY: SnapCandidate?, keepsX: Bool? = nil
  ) -> (SnapCandidate?, SnapCandidate?) {
    switch (foundX, foundY) {
    case (let a?, let b?):
      let isSeen =
        y.areas.isInSight(a.area, at: b.place) && x.areas.isInSight(b.area, at: a.place)
      if isSeen { return (a, b) }
      return keepsX ?? (x.way(to: a) <= y.way(to: b))
        ? (a, y.found(beside: x, keeping: a)) : (x.found(beside: y, keeping: b), b)
    case (let a?, nil): return (a, y.found(beside: x, keeping: a))
    case (nil, let b?): return (x.found(beside: y, keeping: b), b)
    case (nil, nil): return (nil, nil)
    }
  }

  /// One axis of a scroll; logical.
  private struct Axis {
    let areas: SnapAreas
    let release: SnapRelease?
    let present: Double
    /// Where it ends if nothing snaps.
    let wanted: Double

    init(_ areas: SnapAreas, _ release: SnapRelease?, at offset: Double) {
      self.areas = areas
      present = areas.pageAxis.logicalOffset(offset)
      self.release = release.map { areas.logical($0) }
      wanted = self.release.map { areas.heldOffset($0.target) } ?? present
    }

    /// What this axis finds with the other where it wants to be, or at its place.
    func found(beside other: Axis, keeping kept: SnapCandidate? = nil) -> SnapCandidate? {
      guard let release else { return nil }
      let across = kept?.place ?? other.wanted
      let atRest = kept?.place ?? other.present
      return areas.candidate(
        for: release, in: kept.map { areas.bounds(ofSight: $0.area) } ?? SnapBounds(),
        where: { other.areas.isInSight($0, at: across) },
        orElse: { other.areas.isInSight($0, at: atRest) })
    }

    func way(to candidate: SnapCandidate) -> Double {
      (candidate.place - (release?.target ?? present)).magnitude
    }

    /// The physical offset to rest at.
    func offset(_ found: SnapCandidate?, snaps: Bool) -> Double {
      let free = snaps && release?.kind != .end ? present : wanted
      return areas.pageAxis.physicalOffset(found?.place ?? free).finite(or: 0)
    }
  }
}
