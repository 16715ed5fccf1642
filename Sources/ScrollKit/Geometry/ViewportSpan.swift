/// The stretch of an axis that a viewport shows, and what it shows some part of: what starts before
/// its end and ends after its start, by more than roundings leave.
struct ViewportSpan {
  let start: Double
  let end: Double
  private let startTolerance: Double
  private let endTolerance: Double

  /// Creates the stretch between two positions, which may be known less exactly than
  /// `edgeTolerance` says.
  init(start: Double, end: Double, rounding: Double = 0) {
    self.start = start
    self.end = end
    startTolerance = max(start.edgeTolerance, rounding)
    endTolerance = max(end.edgeTolerance(from: start), rounding)
  }

  /// Of things in order those that are shown, or none of them where nothing is.
  func shown(_ things: Range<Int>) -> Range<Int> {
    start < end ? things : things.lowerBound..<things.lowerBound
  }

  /// Whether this lies after what ends at a position, or touches it.
  func isAfter(end: Double) -> Bool { end - start <= startTolerance }

  /// Whether this lies before what starts at a position, or touches it.
  func isBefore(start: Double) -> Bool { end - start <= endTolerance }

  /// How much of a thing is shown, as a share of its length: all of it where only roundings are
  /// missing. A thing without length counts whole where it lies inside.
  func fraction(start: Double, length: Double) -> Double {
    let end = start + length
    guard !isAfter(end: end), !isBefore(start: start) else { return 0 }
    guard length > 0 else { return 1 }
    let isCutBefore = self.start - start > startTolerance
    let isCutAfter = end - self.end > endTolerance
    guard isCutBefore || isCutAfter else { return 1 }
    let shown = (isCutAfter ? self.end : end) - (isCutBefore ? self.start : start)
    return (shown / length).unitFraction(or: 0)
  }

  /// Of things that follow one another at a pitch, those of which some part is shown; an empty
  /// range between those before and those after where none is. O(1).
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - origin: Where the first one starts.
  ///   - length: The length of each; the last may be shorter.
  ///   - pitch: The distance from one to the next, positive.
  ///   - bounds: Where one starts and ends, exactly as elsewhere.
  /// - Returns: A range within `0..<count`.
  func range(
    count: Int, origin: Double, length: Double, pitch: Double,
    bounds: (Int) -> (start: Double, end: Double)
  ) -> Range<Int> {
    func index(_ distance: Double) -> Int {
      Int(saturating: (distance / pitch).rounded(.down)).clamped(to: 0...count)
    }
    // A division may round across an edge, by one thing, and the last may be shorter; the rule
    // decides.
    var first = index(start + startTolerance - origin - length)
    for _ in 0..<2 where first < count && isAfter(end: bounds(first).end) { first += 1 }
    var stop = index(end - endTolerance - origin)
    if stop < count, !isBefore(start: bounds(stop).start) { stop += 1 }
    return first..<max(first, stop)
  }
}
