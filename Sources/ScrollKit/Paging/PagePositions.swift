/// Pages on a logical axis, on which offsets grow towards the last page: what `Pages` and
/// `VariablePages` have in common.
///
/// A page rests at the offset that aligns it, held within the range of the scroll view. Pages that
/// rest at one offset, to `AxisMetrics.fitTolerance`, make one stop: several pages often share the
/// first or the last. At the first stop its first page counts, at every other its last.
protocol PagePositions {
  /// The number of pages.
  var count: Int { get }
  /// The distance that counts as one page before the first and past the last resting offset.
  var outerPitch: Double { get }
  /// The logical offset at which a page rests, for a page in `0..<count`; grows with the page.
  func restingOffset(_ page: Int) -> Double
  /// The number of stops: zero without pages.
  var stopCount: Int { get }
  /// The page that counts at a stop, for a stop in `0..<stopCount`.
  func page(ofStop stop: Int) -> Int
  /// The stop of a page, for a page in `0..<count`.
  func stop(ofPage page: Int) -> Int
  /// The last stop at or before an offset which lies between the first stop and the last. A
  /// division may round across a stop.
  func stop(before offset: Double) -> Int
}

extension PagePositions {
  var firstOffset: Double { restingOffset(0) }
  var lastOffset: Double { restingOffset(count - 1) }

  /// The page resting nearest to an offset; of two, the next.
  func nearestPage(_ offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard stopCount > 1, offset > firstOffset else { return 0 }
    guard offset < lastOffset else { return count - 1 }
    let (lower, upper) = pages(from: stopBehind(offset))
    let isNext = offset - restingOffset(lower) >= restingOffset(upper) - offset
    return isNext ? upper : lower
  }

  /// The position of an offset in pages: whole where a page rests, in proportion between two, and
  /// below zero or above the last page outside.
  func position(_ offset: Double) -> Double {
    guard count > 0 else { return 0 }
    return interpolate(offset, last: count - 1) { stop, share in
      let (lower, upper) = pages(from: stop)
      return Double(lower) + Double(upper - lower) * share
    }
  }

  /// The position of an offset in stops, as `position(_:)` is in pages.
  func stopPosition(_ offset: Double) -> Double {
    interpolate(offset, last: stopCount - 1) { stop, share in Double(stop) + share }
  }

  /// The offset of a position in pages, the inverse of `position(_:)`; `nil` without pages.
  func offset(atPosition position: Double) -> Double? {
    guard count > 0 else { return nil }
    let last = Double(count - 1)
    guard position > 0 else { return (firstOffset + position * outerPitch).finite(or: 0) }
    guard position < last else {
      return (lastOffset + (position - last) * outerPitch).finite(or: 0)
    }
    guard stopCount > 1 else { return firstOffset }
    var stop = stop(ofPage: Int(saturating: position.rounded(.down)))
    if Double(page(ofStop: stop)) > position { stop -= 1 }
    let (lower, upper) = pages(from: stop)
    let start = restingOffset(lower)
    let share = (position - Double(lower)) / Double(upper - lower)
    return start + (restingOffset(upper) - start) * share
  }

  /// The share of the way from the first page's offset to the last's that lies behind an offset,
  /// below 0 or above 1 outside; zero where there is no way.
  func progress(_ offset: Double) -> Double {
    guard stopCount > 1 else { return 0 }
    return ((offset - firstOffset) / (lastOffset - firstOffset)).finite(or: 0)
  }

  /// The pages that count at a stop and at the one after it.
  private func pages(from stop: Int) -> (lower: Int, upper: Int) {
    (page(ofStop: stop), page(ofStop: stop + 1))
  }

  /// The stop behind an offset between the first stop and the last, never the last one.
  private func stopBehind(_ offset: Double) -> Int {
    stop(before: offset).clamped(to: 0...(stopCount - 2))
  }

  /// What a function makes of the stop behind an offset and the share of the way to the next one;
  /// outside, the pages beyond zero or `last`.
  private func interpolate(
    _ offset: Double, last: Int, _ inside: (_ stop: Int, _ share: Double) -> Double
  ) -> Double {
    guard stopCount > 1, offset > firstOffset else { return outerPages(offset - firstOffset) }
    guard offset < lastOffset else { return Double(last) + outerPages(offset - lastOffset) }
    let stop = stopBehind(offset)
    let (lower, upper) = pages(from: stop)
    let start = restingOffset(lower)
    let length = restingOffset(upper) - start
    // Far out, pages may be shorter than the distance of two numbers.
    return inside(stop, length > 0 ? (offset - start) / length : 1)
  }

  private func outerPages(_ distance: Double) -> Double {
    outerPitch > 0 ? (distance / outerPitch).finite(or: 0) : 0
  }
}
