/// The stops beside an offset, itself excluded: what "next" and "previous" lead to.
///
/// An offset stands on a stop that it misses by no more than rounding to device pixels leaves, half a point
/// where pixels are largest, or by a quarter of the way to the next stop, if that is less: one that a scroll
/// view has rounded would lead to where it is otherwise.
struct StopNeighbors {
  /// The stop before, -1 if there is none.
  var previous: Int
  /// The stop after, as many as there are if there is none.
  var next: Int

  /// Finds the stops beside an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - lower: The last stop at or before it, -1 if there is none.
  ///   - count: How many stops there are.
  ///   - place: Where a stop is; ascending.
  init(of offset: Double, behind lower: Int, count: Int, place: (Int) -> Double) {
    let upper = lower + 1
    let behind = lower >= 0 ? offset - place(lower) : .infinity
    let ahead = upper < count ? place(upper) - offset : .infinity
    let miss = min(PixelGrid(displayScale: 1).echoDistance(of: offset), (behind + ahead) / 4)
    if ahead <= miss {
      (previous, next) = (upper - 1, upper + 1)
    } else if behind <= miss {
      (previous, next) = (lower - 1, lower + 1)
    } else {
      (previous, next) = (lower, upper)
    }
  }
}
