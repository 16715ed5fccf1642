/// Which unbounded page number stands at which place of a carousel.
///
/// Numbers count up from place to place, except across at most two seams, where pages are left out.
struct CarouselNumbering: Equatable, Sendable, BitwiseCopyable {
  /// What to add to a place to get its number: before, between and after the seams.
  private var shifts = (before: 0, between: 0, after: 0)
  /// The first place after each seam; `Int.min` and `Int.max` stand for no seam.
  private var seams = (first: Int.min, second: Int.max)

  static func == (a: Self, b: Self) -> Bool { a.shifts == b.shifts && a.seams == b.seams }

  // Inlined for the benchmark's `carousel-step`.
  @inline(__always)
  func shift(_ place: Int) -> Int {
    place < seams.first ? shifts.before : place < seams.second ? shifts.between : shifts.after
  }

  /// The number of the page at a place.
  @inline(__always)
  func number(_ place: Int) -> Int { place.saturatingAdd(shift(place)) }

  /// Forgets the seams that do not lie between some places, so that their numbers count on without
  /// a gap on both sides.
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

  /// Adds a seam after the others. From it on, numbers count so that a place has a given number.
  ///
  /// - Returns: Whether there was a seam to spare.
  mutating func skip(from seam: Int, at place: Int, to number: Int) -> Bool {
    if seams.second != .max {
      guard seams.first == .min else { return false }
      (seams.first, shifts.before, shifts.between) = (seams.second, shifts.between, shifts.after)
    }
    (seams.second, shifts.after) = (seam, number.saturatingSubtract(place))
    return true
  }

  /// Adds a seam before the others. Up to it, numbers count so that a place has a given number.
  ///
  /// - Returns: Whether there was a seam to spare.
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

/// A run of places, unbounded.
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
