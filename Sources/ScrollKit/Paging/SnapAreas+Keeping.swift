extension SnapAreas {
  /// Where scrolling rests after a change of the layout: at the area it rested on before, wherever
  /// that is now. `nil` where it rests on nothing; the nearest offset in range is right then.
  ///
  /// An area that now fills the port keeps the place, if its aligned place is not nearer and no
  /// other area overlaps it there. An area that is gone leaves the place to a release of kind `end`
  /// at the old offset. (Chromium, measured; CSS asks for the same.) O(log n).
  ///
  /// ```swift
  /// let areas = SnapAreas(lengths: [100, 200, 300], viewport: 250)
  /// let wider = SnapAreas(lengths: [150, 300, 450], viewport: 400)
  /// print(wider.landing(keeping: 1, at: 100, from: areas)!.contentOffset)  // 150.0
  /// ```
  ///
  /// - Parameters:
  ///   - id: The number of the area scrolling rested on: `SnapLanding.id`; `nil` for none.
  ///   - offset: The offset before the change, in points; NaN counts as the leading edge.
  ///   - old: The areas before the change.
  ///   - strictness: How far scrolling goes to rest on something.
  /// - Returns: The landing; `nil` where nothing snaps.
  public func landing(
    keeping id: Int?, at offset: Double, from old: SnapAreas,
    strictness: SnapStrictness = .mandatory
  ) -> SnapLanding? {
    let held = heldOffset(old.pageAxis.logicalOffset(offset))
    return kept(index(of: id), at: held, strictness).map(landing)
  }

  /// A logical offset of other areas, held within the range.
  func heldOffset(_ offset: Double) -> Double {
    loops || ends != .contained ? offset.finite(or: 0) : pageAxis.logical.clampedOffset(offset)
  }

  /// The place of an area that was rested on, for a logical offset.
  func kept(_ area: Int?, at offset: Double, _ strictness: SnapStrictness) -> SnapCandidate? {
    let range = strictness.range(port: port.length)
    func candidate(_ place: Double, _ isCovering: Bool) -> SnapCandidate? {
      SnapCandidate(
        place: place, area: area ?? 0, isCovering: isCovering,
        distance: (place - offset).magnitude)
    }
    if let area, let place = spans[area].resting {
      let aligned = copy(of: place, near: offset)
      let span = spans[area]
      guard span.fills(port.length) else { return candidate(aligned, false) }
      let shift = aligned - place
      let plain = min(max(offset - shift, span.start), span.end - port.length) + shift
      if coveringPlace(of: area, near: offset - shift).map({ $0 + shift }) == plain {
        let distance = (plain - offset).magnitude
        let isNearer = distance < (aligned - offset).magnitude && distance <= range
        return isNearer ? candidate(plain, true) : candidate(aligned, false)
      }
      // Where the range ends before the area fills the port, nothing overlaps it.
      if !isReachable(plain - shift) { return candidate(aligned, false) }
    }
    return best(SnapSearch(base: offset, wanted: offset, range: range)) { _ in true }
  }
}
