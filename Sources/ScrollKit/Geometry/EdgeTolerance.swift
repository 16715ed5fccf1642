// The one place that says when a thing on an axis, a row or a page, only touches an edge of the
// viewport.

extension Double {
  /// How far a thing may reach over an edge at this position and still only touch it, in points:
  /// 1e-10, and farther than some 3500 points from zero 2^-45 of the position.
  ///
  /// Near zero that is Flutter's rule for fixed extents (`precisionErrorTolerance`), far out 256
  /// roundings of the position. The end of a thing and the next one's start, as they are computed
  /// here, differ by up to 3 of them: without it, one of sixteen rows of 44.1 points would not be
  /// the first one at its own offset, and 18 of 40 pages of 411.428571 would show a second one at
  /// theirs. At 1e9 points it is 3e-5. Anything longer counts as visible. So an offset that was
  /// rounded to device pixels may show a part of a pixel of the thing before.
  var edgeTolerance: Double { Swift.max(1e-10, magnitude * 0x1p-45) }

  /// The same at the end of a viewport, which is a sum, and no more exact than its start.
  func edgeTolerance(from start: Double) -> Double {
    Swift.max(edgeTolerance, start.edgeTolerance)
  }

  /// Whether this position lies past an edge, or before it, by more than roundings leave.
  func isPast(_ edge: Double) -> Bool { self - edge > edge.edgeTolerance }
  func isBefore(_ edge: Double) -> Bool { edge - self > edge.edgeTolerance }

  /// The limit before which all positions are that are not past this edge: for a search that
  /// compares with one number. A sum that was not rounded up may itself be one of them.
  @inline(__always)
  var limitOfTouching: Double {
    let (tolerance, sum) = (edgeTolerance, self + edgeTolerance)
    let isRoundedUp = (tolerance - (sum - self)).bitPattern >> 63
    return sum.steppedUp(1 &- isRoundedUp)
  }

  /// The limit before which all positions are that this edge of a viewport lies past, by more than
  /// roundings leave. A difference that was rounded down may itself be one of them.
  @inline(__always)
  func limitOfReaching(from start: Double) -> Double {
    let tolerance = edgeTolerance(from: start)
    let difference = self - tolerance
    let isRoundedDown = (tolerance - (self - difference)).bitPattern >> 63
    return difference.steppedUp(isRoundedDown)
  }

  /// The next greater number, or this one for no step. There is no branch, since which way a sum
  /// was rounded would be guessed wrong half of the time (benchmark: `range-random`).
  @inline(__always)
  private func steppedUp(_ step: UInt64) -> Double {
    let isNegative = bitPattern >> 63
    return Double(bitPattern: bitPattern &+ step &- 2 &* step &* isNegative)
  }
}
