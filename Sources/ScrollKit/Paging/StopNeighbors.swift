/// The stops that "next" and "previous" lead to from an offset.
///
/// An offset stands on a stop if it misses it by no more than a tolerance and the edge tolerance
/// together, and by no more than a quarter of the way between the stops beside it. The stop it
/// stands on is neither next nor previous.
struct StopNeighbors {
  /// The stop before; -1 for none.
  var previous: Int
  /// The stop after; the number of stops for none.
  var next: Int

  /// Finds the stops beside an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - tolerance: How far it may miss a stop, in points. For an offset that a scroll view has
  ///     rounded to device pixels, half a pixel: otherwise "next" may lead to where one is.
  ///   - lower: The last stop at or before it; -1 for none.
  ///   - count: How many stops there are.
  ///   - place: Where a stop is; ascending.
  init(
    of offset: Double, tolerance: Double, behind lower: Int, count: Int, place: (Int) -> Double
  ) {
    let upper = lower + 1
    let behind = lower >= 0 ? offset - place(lower) : .infinity
    let ahead = upper < count ? place(upper) - offset : .infinity
    let miss = min(tolerance + offset.edgeTolerance, (behind + ahead) / 4)
    if ahead <= miss {
      (previous, next) = (upper - 1, upper + 1)
    } else if behind <= miss {
      (previous, next) = (lower - 1, lower + 1)
    } else {
      (previous, next) = (lower, upper)
    }
  }
}
