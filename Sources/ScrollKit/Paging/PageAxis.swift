/// The axis pages lie along: its direction, the viewport on it, and how long the content is.
///
/// *Physical* numbers are the scroll view's: offsets grow to the right or downwards, and leading
/// means left or top. *Logical* offsets grow towards the last page, and leading means the end where
/// page 0 is. The two differ only in horizontal right-to-left layouts.
struct PageAxis: Equatable, Sendable, BitwiseCopyable {
  var axis: ScrollAxis
  var isRightToLeft: Bool
  var viewport: Double
  /// Physical.
  var insets: AxisInsets
  /// How far beyond the viewport pages are seen; physical.
  var peek: AxisInsets
  var contentLength: Double

  /// Whether logical offsets grow against physical ones. Vertical ones never do.
  var isMirrored: Bool { axis.isMirrored(isRightToLeft) }

  /// The mean length of a number of things that fill the content; a point where they have none.
  func meanLength(of count: Int) -> Double {
    let mean = contentLength / Double(count)
    return mean > 0 && count > 0 ? mean : 1
  }

  /// The scroll view with logical offsets and insets.
  var logical: AxisMetrics {
    AxisMetrics(
      viewport: viewport, contentLength: contentLength,
      insets: isMirrored ? insets.mirrored : insets)
  }

  /// The logical offset of a physical one. NaN counts as the leading edge.
  func logicalOffset(_ offset: Double) -> Double {
    guard !offset.isNaN else { return logical.minimumOffset }
    return isMirrored ? logical.mirroredOffset(offset) : offset.finite(or: 0)
  }

  /// The physical offset of a logical one.
  func physicalOffset(_ offset: Double) -> Double {
    isMirrored ? logical.mirroredOffset(offset) : offset
  }

  /// How far roundings may have moved a logical offset, in points: the edge tolerance. A mirrored
  /// offset is counted from the content's other end, so it may also be off by eight roundings of
  /// the content's length.
  func rounding(at offset: Double) -> Double {
    isMirrored ? max(offset.edgeTolerance, contentLength * 0x1p-49) : offset.edgeTolerance
  }

  /// The physical frame of a logical span of the content.
  func rect(_ span: AxisSpan, crossLength: Double) -> CGRect {
    let start = isMirrored ? contentLength - span.start - span.length : span.start
    return CGRect(
      origin: CGPoint(along: axis, start.finite(or: 0), cross: 0),
      size: CGSize(along: axis, span.length, cross: crossLength.nonNegative))
  }

  /// The size of the whole content.
  func contentSize(crossLength: Double) -> CGSize {
    CGSize(along: axis, contentLength, cross: crossLength.nonNegative)
  }

  /// The logical span that is seen at a physical offset, visible outsets included.
  func visibleSpan(at offset: Double) -> ViewportSpan {
    let outsets = isMirrored ? peek.mirrored : peek
    return span(at: offset, from: -outsets.leading, to: viewport + outsets.trailing)
  }

  /// The logical span that is seen and not covered by an inset, at a physical offset: empty where
  /// insets are as long as the viewport.
  func unobscuredSpan(at offset: Double) -> ViewportSpan {
    let clear = logical.clearSpan
    return span(at: offset, from: clear.start, to: clear.end)
  }

  private func span(at offset: Double, from start: Double, to end: Double) -> ViewportSpan {
    let offset = logicalOffset(offset)
    return ViewportSpan(
      start: offset + start, end: offset + end, rounding: rounding(at: offset))
  }
}
