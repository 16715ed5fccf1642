/// The stretch of an axis that a viewport shows. A row or page is visible in it that starts before
/// its end and ends after its start, each by more than the edge tolerance.
struct ViewportSpan {
  let start: Double
  let end: Double
  private let startTolerance: Double
  private let endTolerance: Double

  /// Creates the stretch between two positions. Where these are less exact than `edgeTolerance`
  /// supposes, `rounding` says by how much they may be wrong, in points.
  init(start: Double, end: Double, rounding: Double = 0) {
    self.start = start
    self.end = end
    startTolerance = max(start.edgeTolerance, rounding)
    endTolerance = max(end.edgeTolerance(from: start), rounding)
  }

  /// The things that `find` finds in this stretch. A stretch without length shows nothing: the
  /// result is an empty range at the start of what `find` found.
  func shown(_ find: (ViewportSpan) -> Range<Int>) -> Range<Int> {
    let things = find(self)
    return start < end ? things : things.lowerBound..<things.lowerBound
  }

  /// Whether this lies after what ends at a position, or touches it.
  func isAfter(end: Double) -> Bool { end - start <= startTolerance }

  /// Whether this lies before what starts at a position, or touches it.
  func isBefore(start: Double) -> Bool { end - start <= endTolerance }

  /// The share of a thing's length that is shown. It is 1 where no more than the edge tolerance is
  /// missing, and for a thing without length that lies inside.
  func fraction(of thing: AxisSpan) -> Double {
    let (start, length, end) = (thing.start, thing.length, thing.end)
    guard !isAfter(end: end), !isBefore(start: start) else { return 0 }
    guard length > 0 else { return 1 }
    let isCutBefore = self.start - start > startTolerance
    let isCutAfter = end - self.end > endTolerance
    guard isCutBefore || isCutAfter else { return 1 }
    let shown = (isCutAfter ? self.end : end) - (isCutBefore ? self.start : start)
    return (shown / length).unitFraction(or: 0)
  }

  /// The visible ones of things that follow one another at equal distances. Where none is visible,
  /// the range is empty and lies between those before and those after. O(1).
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - origin: Where the first one starts.
  ///   - length: The length of each; the last may be shorter.
  ///   - pitch: The distance from one to the next, positive.
  ///   - bounds: Where one starts and ends, by the same arithmetic as everywhere else.
  /// - Returns: A range within `0..<count`.
  func range(
    count: Int, origin: Double, length: Double, pitch: Double,
    bounds: (Int) -> AxisSpan
  ) -> Range<Int> {
    func index(_ distance: Double) -> Int {
      Int(saturating: (distance / pitch).rounded(.down)).clamped(to: 0...count)
    }
    // The quotient may be off by one where it rounds across an edge or the last is shorter, so the
    // rule itself decides.
    var first = index(start + startTolerance - origin - length)
    for _ in 0..<2 where first < count && isAfter(end: bounds(first).end) { first += 1 }
    var stop = index(end - endTolerance - origin)
    if stop < count, !isBefore(start: bounds(stop).start) { stop += 1 }
    return first..<max(first, stop)
  }
}
