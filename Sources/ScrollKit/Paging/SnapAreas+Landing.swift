extension SnapAreas {
  /// Where a release comes to rest; `nil` where it snaps to nothing and ends by itself, as in
  /// proximity to no area.
  ///
  /// The nearest place wins. Ahead means more than half a point away in the direction, or a whole
  /// point for a step. With a direction, a must-stop area ahead is not passed. Where nothing lies
  /// ahead, mandatory snapping takes the place nearest to `offset`. At a tie it is the focused area,
  /// then the target area, then an enclosed one before the one around it, then the earlier one.
  /// O(log n) without allocation, and more only where areas overlap long ones.
  public func landing(of release: SnapRelease) -> SnapLanding? {
    candidate(for: logical(release), where: { _ in true }, orElse: { _ in true }).map(landing)
  }

  func landing(_ candidate: SnapCandidate) -> SnapLanding {
    SnapLanding(
      contentOffset: pageAxis.physicalOffset(candidate.place).finite(or: 0),
      id: areas[candidate.area].id ?? candidate.area, isCovering: candidate.isCovering)
  }

  /// A release with logical offsets.
  func logical(_ release: SnapRelease) -> SnapRelease { pageAxis.logical(release) }

  /// The best place for a logical release.
  ///
  /// - Parameters:
  ///   - release: The release, logical.
  ///   - bounds: The offsets that count.
  ///   - passes: Whether an area counts.
  ///   - passesAtRest: Whether it counts where nothing lies ahead, for mandatory snapping.
  /// - Returns: The best place; `nil` for none.
  func candidate(
    for release: SnapRelease, in bounds: SnapBounds = SnapBounds(), where passes: (Int) -> Bool,
    orElse passesAtRest: (Int) -> Bool
  ) -> SnapCandidate? {
    let original = release
    let release = original.approached(pitch: placePitch, within: placeRange)
    var search = search(for: release)
    search.bounds = search.bounds.intersection(bounds)
    let range = search.range
    if release.turnsByThreshold, !stops.isEmpty { turn(&search, release, where: passes) }
    if let found = best(search, where: passes) {
      if release.isOutOfReach(found.place, range: range) { return nil }
      guard release.kind == .endAndDirection || release.kind == .approach, mustStops.count > 0
      else { return found }
      search.base = original.offset
      search.bounds = original.ahead.intersection(limits(of: release)).intersection(bounds)
      guard let stop = nearest(in: mustStops, search, where: passes) else { return found }
      let isNearer = stop.distance <= (found.place - original.offset).magnitude
      return isNearer ? stop : found
    }
    guard release.kind != .end, release.strictness == .mandatory else { return nil }
    (search.base, search.wanted) = (release.offset, release.offset)
    search.bounds = limits(of: release).intersection(bounds)
    return best(search, where: passesAtRest)
  }

  /// What a logical release searches first.
  func search(for release: SnapRelease) -> SnapSearch {
    let (offset, target) = (release.offset, release.target)
    var search = SnapSearch(
      base: release.kind == .direction || release.kind == .approach ? offset : target,
      wanted: target,
      range: release.strictness.range(port: port.length),
      focused: index(of: release.focusedArea), target: index(of: release.targetArea))
    search.prefersNext = release.tie == .next
    search.bounds = limits(of: release)
    guard release.kind != .end, target != offset else { return search }
    search.bounds = search.bounds.intersection(release.ahead)
    return search
  }

  /// Moves the base of a slow release to the stop it goes to by its threshold, unless it is inside
  /// a long area.
  private func turn(
    _ search: inout SnapSearch, _ release: SnapRelease, where passes: (Int) -> Bool
  ) {
    if let free = best(search, where: passes), free.isCovering { return }
    let next = stopNumber(notBefore: release.target)
    let ahead = place(ofStop: next, orElse: .infinity)
    let isThere = ahead == release.target
    let lower = place(ofStop: isThere ? next : next - 1, orElse: ahead)
    search.base = release.turned(between: lower, and: ahead < .infinity ? ahead : lower)
    search.range = .infinity
  }

  /// The mean distance of two stops.
  private var placePitch: Double {
    guard let first = list.places.first, let last = list.places.last else { return 1 }
    let way = loops ? list.round : last - first
    return way > 0 ? way / Double(max(1, loops ? stops.count : stops.count - 1)) : 1
  }

  /// The first and the last place; `nil` on a loop.
  private var placeRange: (first: Double, last: Double)? {
    guard !loops, let first = list.places.first, let last = list.places.last else { return nil }
    return (first, last)
  }

  /// The offsets that a gesture may reach by its limit.
  private func limits(of release: SnapRelease) -> SnapBounds {
    guard release.limit < .max, !stops.isEmpty else { return SnapBounds() }
    let limit = max(0, release.limit)
    let start = stopNumber(nearestTo: release.start ?? release.offset)
    return SnapBounds(
      least: place(ofStop: start.saturatingSubtract(limit), .first, orElse: -.infinity),
      greatest: place(ofStop: start.saturatingAdd(limit), .last, orElse: .infinity))
  }

  /// The stop nearest to a logical offset, on a loop of any round; at a tie the next.
  func stopNumber(nearestTo offset: Double) -> Int {
    let next = stopNumber(notBefore: offset)
    guard loops || next > 0 else { return 0 }
    guard loops || next < stops.count else { return stops.count - 1 }
    let ahead = place(ofStop: next, orElse: .infinity) - offset
    let behind = offset - place(ofStop: next - 1, orElse: -.infinity)
    return ahead - behind > offset.edgeTolerance ? next - 1 : next
  }

  private func stopNumber(notBefore offset: Double) -> Int {
    let place = list.first(notBefore: offset)
    let index = loops ? place.floorModulo(list.count) : min(place, list.count)
    let stop = stops.indices.partitionPoint { stops[$0] >= index }
    return loops ? (place - index) / list.count * stops.count + stop : stop
  }

  /// Which of the places that make a stop: `resting` is the first one at the first stop and on a
  /// loop, else the last, as with pages.
  enum PlaceOfStop: UInt8 { case first, last, resting }

  /// The logical place of a stop, on a loop of any round; without one, the other value.
  func place(
    ofStop stop: Int, _ which: PlaceOfStop = .resting, orElse outside: Double
  ) -> Double {
    guard loops || stops.indices.contains(stop) else { return outside }
    let index = stop.floorModulo(stops.count)
    let rounds = Double(stop.saturatingSubtract(index) / stops.count)
    let isFirst = which == .first || (which == .resting && (loops || index == 0))
    let end = index + 1 < stops.count ? stops[index + 1] : list.count
    return list.places[isFirst ? stops[index] : end - 1] + rounds * list.round
  }
}
