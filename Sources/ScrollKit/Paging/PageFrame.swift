/// The axis pages lie along, the viewport they are seen through, and which end they begin at: what
/// turns physical offsets into logical ones, and lengths into frames.
struct PageFrame: Equatable, Sendable, BitwiseCopyable {
  var axis: ScrollAxis
  var isRightToLeft: Bool
  var viewport: Double
  /// Physical: leading is left or top. So are the outsets.
  var insets: AxisInsets
  /// How far beyond the viewport things are seen.
  var visibleOutsets: AxisInsets
  var contentLength: Double

  /// Whether logical offsets run against physical ones. Vertical ones never do.
  var isMirrored: Bool { axis.isMirrored(isRightToLeft) }

  /// The scroll view on the logical axis.
  var logical: AxisMetrics {
    AxisMetrics(
      viewport: viewport, content: contentLength, insets: isMirrored ? insets.mirrored : insets)
  }

  /// A physical offset as a logical one, and back. Not a number counts as the leading edge.
  func logicalOffset(_ offset: Double) -> Double {
    guard !offset.isNaN else { return logical.leastOffset }
    return isMirrored ? logical.mirroredOffset(offset) : offset.finite(or: 0)
  }

  func physicalOffset(_ offset: Double) -> Double {
    isMirrored ? logical.mirroredOffset(offset) : offset
  }

  /// How far roundings may have taken a logical offset from where it belongs, in points: what the
  /// edge rule forgives; and where it is counted from the content's other end, eight roundings of
  /// the content.
  func rounding(at offset: Double) -> Double {
    isMirrored ? max(offset.edgeTolerance, contentLength * 0x1p-49) : offset.edgeTolerance
  }

  /// The frame of what lies at a logical span of the content.
  func rect(start: Double, length: Double, crossLength: Double) -> CGRect {
    let start = isMirrored ? contentLength - start - length : start
    return CGRect(
      origin: CGPoint(along: axis, start.finite(or: 0), cross: 0),
      size: CGSize(along: axis, length, cross: crossLength.nonNegative))
  }

  /// The size of the whole content.
  func contentSize(crossLength: Double) -> CGSize {
    CGSize(along: axis, contentLength, cross: crossLength.nonNegative)
  }

  /// The part of the logical axis that is seen at a physical offset.
  func visibleSpan(at offset: Double) -> ViewportSpan {
    let outsets = isMirrored ? visibleOutsets.mirrored : visibleOutsets
    return span(at: offset, from: -outsets.leading, to: viewport + outsets.trailing)
  }

  /// The part of the logical axis that is seen and that no inset covers, at a physical offset:
  /// empty where insets are as long as the viewport.
  func unobscuredSpan(at offset: Double) -> ViewportSpan {
    let clear = logical.clearSpan
    return span(at: offset, from: clear.start, to: clear.start + clear.length)
  }

  private func span(at offset: Double, from start: Double, to end: Double) -> ViewportSpan {
    let offset = logicalOffset(offset)
    return ViewportSpan(
      start: offset + start, end: offset + end, rounding: rounding(at: offset))
  }
}
