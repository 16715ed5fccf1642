/// Pages on a logical axis, on which offsets grow towards the last page: what `Pages` and
/// `VariablePages` have in common.
///
/// A page rests at the offset that aligns it, held within the range of the scroll view. Several
/// pages may share the first or the last such offset; there the first or the last page counts.
protocol PagePositions {
  /// The number of pages.
  var count: Int { get }
  /// The distance that counts as one page before the first and past the last resting offset.
  var outerPitch: Double { get }
  /// The logical offset at which a page rests, for a page in `0..<count`; grows with the page.
  func restingOffset(_ page: Int) -> Double
  /// The pages that rest strictly between the first and the last resting offset.
  var innerPages: Range<Int> { get }
  /// The last inner page that rests at or before an offset, which lies between two inner pages.
  func innerPage(at offset: Double) -> Int
}

extension PagePositions {
  var firstOffset: Double { restingOffset(0) }
  var lastOffset: Double { restingOffset(count - 1) }

  /// Whether pages rest at more than one offset.
  var hasSeveralOffsets: Bool { lastOffset - firstOffset > AxisMetrics.fitTolerance }

  /// The page resting nearest to an offset; of two, the next.
  func nearestPage(_ offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard hasSeveralOffsets, offset > firstOffset else { return 0 }
    guard offset < lastOffset else { return count - 1 }
    let (lower, upper) = neighbors(of: offset)
    let isNext = offset - restingOffset(lower) >= restingOffset(upper) - offset
    return isNext ? upper : lower
  }

  /// The position of an offset in pages: whole where a page rests, in proportion between two, and
  /// below zero or above the last page outside.
  func position(_ offset: Double) -> Double {
    guard count > 0 else { return 0 }
    guard hasSeveralOffsets, offset > firstOffset else { return outerPages(offset - firstOffset) }
    guard offset < lastOffset else { return Double(count - 1) + outerPages(offset - lastOffset) }
    let (lower, upper) = neighbors(of: offset)
    let start = restingOffset(lower)
    let length = restingOffset(upper) - start
    let share = length > 0 ? min((offset - start) / length, 1) : 1
    return Double(lower) + Double(upper - lower) * share
  }

  /// The offset of a position in pages; the inverse of `position(_:)`.
  func offset(atPosition position: Double) -> Double {
    guard count > 0 else { return 0 }
    let last = Double(count - 1)
    guard position > 0 else { return (firstOffset + position * outerPitch).finite(or: 0) }
    guard position < last else {
      return (lastOffset + (position - last) * outerPitch).finite(or: 0)
    }
    let (lower, upper) = neighbors(ofPosition: position)
    let start = restingOffset(lower)
    let share = (position - Double(lower)) / Double(upper - lower)
    return start + (restingOffset(upper) - start) * share
  }

  /// The pages resting on both sides of an offset between the first and the last.
  private func neighbors(of offset: Double) -> (lower: Int, upper: Int) {
    let inner = innerPages
    guard !inner.isEmpty else { return (0, count - 1) }
    let (low, high) = (inner.lowerBound, inner.upperBound - 1)
    if offset < restingOffset(low) { return (0, low) }
    if offset >= restingOffset(high) { return (high, count - 1) }
    let page = innerPage(at: offset).clamped(to: low...(high - 1))
    return (page, page + 1)
  }

  /// The pages resting on both sides of a position between the first and the last page.
  private func neighbors(ofPosition position: Double) -> (lower: Int, upper: Int) {
    let inner = innerPages
    guard !inner.isEmpty else { return (0, count - 1) }
    let (low, high) = (inner.lowerBound, inner.upperBound - 1)
    if position < Double(low) { return (0, low) }
    if position >= Double(high) { return (high, count - 1) }
    let page = Int(saturating: position.rounded(.down)).clamped(to: low...(high - 1))
    return (page, page + 1)
  }

  private func outerPages(_ distance: Double) -> Double {
    outerPitch > 0 ? (distance / outerPitch).finite(or: 0) : 0
  }
}
