// What insets cover of a viewport. Negative insets cover nothing: they only narrow the range of
// offsets.

extension AxisInsets {
  /// How much is covered at the viewport's start, in points.
  var coveredLeading: Double { Swift.max(0, leading) }

  /// The part of a viewport that these insets do not cover. Its length is zero where they are
  /// longer than the viewport.
  func uncovered(offset: Double, viewport: Double) -> AxisSpan {
    let (lead, trail) = (coveredLeading, Swift.max(0, trailing))
    return AxisSpan(
      start: offset.finite(or: 0) + lead,
      length: (viewport.nonNegative - lead - trail).nonNegative)
  }

  /// The offset that puts a position at the start of the uncovered part of the viewport, held
  /// within the range that these content insets give.
  func offset(showing position: Double, viewport: Double, content: Double) -> Double {
    held(position - coveredLeading, viewport: viewport, content: content)
  }

  /// An offset held within the range that these content insets give.
  func held(_ offset: Double, viewport: Double, content: Double) -> Double {
    AxisMetrics(viewport: viewport, contentLength: content, insets: self).clampedOffset(offset)
  }
}
