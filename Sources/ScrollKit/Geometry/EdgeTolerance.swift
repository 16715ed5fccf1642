// The one place that says when a row or a page only touches an edge of the viewport.

extension Double {
  /// How far a row or page may reach over an edge at this position and still only touch it, in
  /// points: 1e-10 near zero, and 2^-45 of the position from about 3500 points on.
  ///
  /// The first figure is Flutter's for fixed extents (`precisionErrorTolerance`), the second is 256
  /// roundings of the position: 3e-5 at 1e9 points. The end of a row and the start of the next, as
  /// they are computed here, differ by up to 3 roundings. Without a tolerance, one of sixteen rows
  /// of 44.1 points would not be the first one at its own offset, and 18 of 40 pages of 411.428571
  /// would show a second page at theirs. What reaches farther is visible: an offset rounded to
  /// device pixels may show a fraction of a pixel of the row before.
  var edgeTolerance: Double { Swift.max(1e-10, magnitude * 0x1p-45) }

  /// The same at the end of a viewport. The end is a sum, so it is no more exact than its start.
  func edgeTolerance(from start: Double) -> Double {
    Swift.max(edgeTolerance, start.edgeTolerance)
  }

  /// Whether this position lies past an edge, or before it, by more than the tolerance there.
  func isPast(_ edge: Double) -> Bool { self - edge > edge.edgeTolerance }
  func isBefore(_ edge: Double) -> Bool { edge - self > edge.edgeTolerance }

  // Limits of searches are inlined for the benchmark's `range` rows.

  /// The least number that `isPast` this edge: a search compares positions with this one number
  /// instead of asking `isPast` of each.
  ///
  /// That is the sum of edge and tolerance where the sum was rounded up, else the next number.
  @inline(__always)
  var limitOfTouching: Double {
    let (tolerance, sum) = (edgeTolerance, self + edgeTolerance)
    let isRoundedUp = (tolerance - (sum - self)).bitPattern >> 63
    return sum.steppedUp(1 &- isRoundedUp)
  }

  /// The least number that a viewport which ends at this edge does not reach: what starts before it
  /// lies in the viewport by more than the tolerance.
  ///
  /// That is the difference of edge and tolerance, or the next number where it was rounded down.
  @inline(__always)
  func limitOfReaching(from start: Double) -> Double {
    let tolerance = edgeTolerance(from: start)
    let difference = self - tolerance
    let isRoundedDown = (tolerance - (self - difference)).bitPattern >> 63
    return difference.steppedUp(isRoundedDown)
  }

  /// The next greater number for a step of 1, this number for a step of 0. There is no branch: the
  /// processor would guess half of them wrong (benchmark: `range-random`).
  @inline(__always)
  private func steppedUp(_ step: UInt64) -> Double {
    let isNegative = bitPattern >> 63
    return Double(bitPattern: bitPattern &+ step &- 2 &* step &* isNegative)
  }
}
