/// Which page number, unbounded, stands at which place of a carousel.
///
/// Places follow one another without gaps, and so do their numbers, but for at most two seams: on a
/// way that leaves pages out, the places from a seam on have other numbers than those before it go
/// on to.
struct CarouselNumbering: Equatable, Sendable, BitwiseCopyable {
  /// What to add to a place before the first seam, between the seams, and from the second one on.
  private var shifts = (before: 0, between: 0, after: 0)
  /// The first place behind a seam; without one, before the first or behind the last there is.
  private var seams = (first: Int.min, second: Int.max)

  static func == (a: Self, b: Self) -> Bool { a.shifts == b.shifts && a.seams == b.seams }

  @inline(__always)
  func shift(_ place: Int) -> Int {
    place < seams.first ? shifts.before : place < seams.second ? shifts.between : shifts.after
  }

  /// The number of the page at a place.
  @inline(__always)
  func number(_ place: Int) -> Int { place.saturatingAdd(shift(place)) }

  /// Forgets the seams that do not lie between some places, so that numbers go on from these on
  /// both sides.
  mutating func forget(but places: ClosedRange<Int>) {
    if seams.second <= places.lowerBound {
      self = Self(shift: shifts.after)
    } else if seams.first > places.upperBound {
      self = Self(shift: shifts.before)
    } else {
      if seams.first <= places.lowerBound { (seams.first, shifts.before) = (.min, shifts.between) }
      if seams.second > places.upperBound { (seams.second, shifts.after) = (.max, shifts.between) }
    }
  }

  /// Makes a seam behind the last one, from which on numbers go on from that of a place.
  ///
  /// - Returns: Whether there was one to spare.
  mutating func skip(from seam: Int, at place: Int, to number: Int) -> Bool {
    if seams.second != .max {
      guard seams.first == .min else { return false }
      (seams.first, shifts.before, shifts.between) = (seams.second, shifts.between, shifts.after)
    }
    (seams.second, shifts.after) = (seam, number.saturatingSubtract(place))
    return true
  }

  /// Makes a seam before the first one, up to which numbers lead on to that of a place.
  ///
  /// - Returns: Whether there was one to spare.
  mutating func skip(before seam: Int, at place: Int, to number: Int) -> Bool {
    if seams.first != .min {
      guard seams.second == .max else { return false }
      (seams.second, shifts.after, shifts.between) = (seams.first, shifts.between, shifts.before)
    }
    (seams.first, shifts.before) = (seam, number.saturatingSubtract(place))
    return true
  }

  init(shift: Int = 0) { shifts = (shift, shift, shift) }
}

/// Places in a row, unbounded.
struct PlaceWindow: Equatable, Sendable, BitwiseCopyable {
  var first: Int
  var count: Int

  /// The place at a position counted from the first, held within the window.
  func place(at position: Int) -> Int {
    first.saturatingAdd(position.clamped(to: 0...max(0, count - 1)))
  }

  /// The places of this window that are not in an earlier one of the same length.
  @inline(__always)
  func newcomers(since old: Int) -> PlaceWindow {
    let move = first.saturatingSubtract(old)
    let new = min(count, Int(clamping: move.magnitude))
    return PlaceWindow(first: move > 0 ? first.saturatingAdd(count - new) : first, count: new)
  }
}
