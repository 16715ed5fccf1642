/// The stops beside an offset, itself excluded: what "next" and "previous" lead to.
///
/// An offset stands on a stop that it misses by roundings, or by a tolerance, but by no more than a
/// quarter of the way to the next one.
struct StopNeighbors {
  /// The stop before, -1 if there is none.
  var previous: Int
  /// The stop after, as many as there are if there is none.
  var next: Int

  /// Finds the stops beside an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - tolerance: How far it may miss a stop, besides roundings. For one that a scroll view has
  ///     rounded to device pixels it is half a pixel; next would lead to where it is otherwise.
  ///   - lower: The last stop at or before it, -1 if there is none.
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
