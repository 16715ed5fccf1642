/// A place that a search has found; logical.
struct SnapCandidate {
  var place: Double
  var area: Int
  var isCovering: Bool
  var distance: Double
}

/// What is searched along one axis; logical.
struct SnapSearch {
  /// The offset from which distances are measured.
  var base: Double
  /// The offset wanted inside a long area.
  var wanted: Double
  /// The offsets that count.
  var bounds = SnapBounds()
  /// The greatest distance.
  var range: Double
  /// The areas that win among equals.
  var focused: Int?
  var target: Int?
  /// Whether the next of two places equally near wins.
  var prefersNext = false
}

/// The least and the greatest offset that count.
struct SnapBounds {
  var least = -Double.infinity
  var greatest = Double.infinity

  func intersection(_ other: SnapBounds) -> SnapBounds {
    SnapBounds(least: max(least, other.least), greatest: min(greatest, other.greatest))
  }
}

extension SnapAreas {
  /// The best place for a search among areas that pass a test.
  func best(_ search: SnapSearch, where passes: (Int) -> Bool) -> SnapCandidate? {
    var best = nearest(in: list, search, where: passes)
    if let area = search.focused { offer(area, search, &best, where: passes) }
    if let area = search.target { offer(area, search, &best, where: passes) }
    guard !coverings.isEmpty else { return best }
    let reach = min(best?.distance ?? .infinity, search.range)
    let turns = loops ? -1...1 : 0...0
    for turn in turns {
      let shift = loops ? (copyShift(near: search.base) + Double(turn)) * list.round : 0
      coverings.forEach(
        from: max(search.bounds.least, search.base - reach) - shift,
        to: min(search.bounds.greatest, search.base + reach) - shift
      ) { area in
        guard passes(area), let place = coveringPlace(of: area, near: search.wanted - shift) else {
          return
        }
        consider(place + shift, area, true, search, &best)
      }
    }
    return best
  }

  /// Considers the aligned place of one area.
  private func offer(
    _ area: Int, _ search: SnapSearch, _ best: inout SnapCandidate?, where passes: (Int) -> Bool
  ) {
    guard let place = spans[area].resting, passes(area) else { return }
    consider(copy(of: place, near: search.base), area, false, search, &best)
  }

  /// How many rounds lie before an offset on a loop.
  private func copyShift(near offset: Double) -> Double { (offset / list.round).rounded(.down) }

  /// A place in the round that brings it nearest to an offset.
  func copy(of place: Double, near offset: Double) -> Double {
    guard loops else { return place }
    return place + ((offset - place) / list.round).roundedHalfUp * list.round
  }

  /// The nearest place of a list; equal ones by rank.
  func nearest(
    in list: SnapList, _ search: SnapSearch, where passes: (Int) -> Bool
  ) -> SnapCandidate? {
    guard list.count > 0, search.bounds.least <= search.bounds.greatest else { return nil }
    var best: SnapCandidate?
    let start = min(max(search.base, search.bounds.least), search.bounds.greatest)
    var upper = list.first(notBefore: start)
    var lower = upper - 1
    // On a loop, a whole round to both sides; else to the ends.
    let last = list.round > 0 ? upper + list.count : list.count - 1
    let first = list.round > 0 ? lower - list.count : 0
    while lower >= first || upper <= last {
      let above = upper <= last ? list.place(upper) : .infinity
      let below = lower >= first ? list.place(lower) : -.infinity
      let isUpper = above - search.base < search.base - below
      let place = isUpper ? above : below
      let distance = (place - search.base).magnitude
      if distance > search.range + place.edgeTolerance { break }
      if let best, distance > best.distance + place.edgeTolerance { break }
      if isUpper ? place > search.bounds.greatest : place < search.bounds.least {
        if isUpper { upper = last + 1 } else { lower = first - 1 }
        continue
      }
      let number = isUpper ? upper : lower
      if isUpper { upper += 1 } else { lower -= 1 }
      guard place >= search.bounds.least, place <= search.bounds.greatest else { continue }
      for area in list.areas(at: number) where passes(area) {
        consider(place, area, false, search, &best)
        break
      }
    }
    return best
  }

  /// Takes a candidate if it counts and beats the best one so far.
  private func consider(
    _ place: Double, _ area: Int, _ isCovering: Bool, _ search: SnapSearch,
    _ best: inout SnapCandidate?
  ) {
    guard place >= search.bounds.least, place <= search.bounds.greatest else { return }
    let distance = (place - search.base).magnitude
    let tolerance = place.edgeTolerance(from: search.base)
    guard distance <= search.range + tolerance else { return }
    let candidate = SnapCandidate(
      place: place, area: area, isCovering: isCovering, distance: distance)
    guard let old = best else {
      best = candidate
      return
    }
    if (distance - old.distance).magnitude > tolerance {
      if distance < old.distance { best = candidate }
      return
    }
    // One area's aligned place comes before its covering one.
    guard area != old.area else { return }
    if old.area == search.focused { return }
    if area == search.focused || (area == search.target && old.area != search.target) {
      best = candidate
      return
    }
    if old.area == search.target { return }
    if search.prefersNext, (place - old.place).magnitude > tolerance {
      if place > old.place { best = candidate }
    } else if ranks[area] < ranks[old.area] {
      best = candidate
    }
  }

  /// The index of an area by its number; `nil` for one that is not there. O(log n).
  func index(of id: Int?) -> Int? {
    guard let id else { return nil }
    func number(_ place: Int) -> Int {
      let index = order.isEmpty ? place : order[place]
      return areas[index].id ?? index
    }
    let place = areas.indices.partitionPoint { number($0) >= id }
    guard place < areas.count, number(place) == id else { return nil }
    return order.isEmpty ? place : order[place]
  }
}
