// What insets cover of a viewport. Those that are less than zero narrow the range of offsets, and
// cover nothing.

extension AxisInsets {
  /// How much is covered at the viewport's start, in points.
  var coveredLeading: Double { Swift.max(0, leading) }

  /// What is not covered of a viewport: its start, and its length, which is zero where the insets
  /// are longer than the viewport.
  func uncovered(offset: Double, viewport: Double) -> AxisSpan {
    let (lead, trail) = (coveredLeading, Swift.max(0, trailing))
    return AxisSpan(
      start: offset.finite(or: 0) + lead,
      length: (viewport.finiteLength - lead - trail).finiteLength)
  }

  /// The same of a scroll view's bounds.
  func uncovered(_ bounds: CGRect, along axis: ScrollAxis) -> AxisSpan {
    let span = bounds.span(along: axis)
    return uncovered(offset: span.start, viewport: span.length)
  }

  /// The offset at which a position lies at the start of what these content insets do not cover,
  /// held within the content.
  func offset(showing position: Double, viewport: Double, content: Double) -> Double {
    held(position - coveredLeading, viewport: viewport, content: content)
  }

  /// An offset held within the content, which these content insets let scroll farther.
  func held(_ offset: Double, viewport: Double, content: Double) -> Double {
    AxisMetrics(viewport: viewport, content: content, insets: self).clampedOffset(offset)
  }
}
