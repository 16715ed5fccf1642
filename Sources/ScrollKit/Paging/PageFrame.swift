/// The axis pages lie along, the viewport they are seen through, and which end they begin at: what
/// turns physical offsets into logical ones, and lengths into frames.
struct PageFrame: Equatable, Sendable, BitwiseCopyable {
  var axis: ScrollAxis
  var isRightToLeft: Bool
  var viewport: Double
  /// Physical: leading is left or top.
  var insets: AxisInsets
  var contentLength: Double

  /// Whether logical offsets run against physical ones. Vertical ones never do.
  var isMirrored: Bool { isRightToLeft && axis == .horizontal }

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

  /// The frame of what lies at a logical span of the content.
  func rect(start: Double, length: Double, crossLength: Double) -> CGRect {
    let start = isMirrored ? contentLength - start - length : start
    return CGRect(
      origin: CGPoint(along: axis, start.finite(or: 0), cross: 0),
      size: CGSize(along: axis, length, cross: crossLength.finiteLength))
  }

  /// The size of the whole content.
  func contentSize(crossLength: Double) -> CGSize {
    CGSize(along: axis, contentLength, cross: crossLength.finiteLength)
  }

  /// How much of a logical span is seen at a logical offset, as a share of its length. An empty
  /// span counts whole where it lies inside.
  func visibleFraction(
    start: Double, length: Double, at offset: Double, outsets: AxisInsets
  ) -> Double {
    let window = window(at: offset, outsets: outsets)
    let end = start + length
    guard start < window.end, end > window.start else { return 0 }
    guard length > 0 else { return 1 }
    return ((min(end, window.end) - max(start, window.start)) / length).unitFraction(or: 0)
  }

  /// The part of the logical axis that is seen at a logical offset. Outsets are physical.
  func window(at offset: Double, outsets: AxisInsets) -> (start: Double, end: Double) {
    let outsets = isMirrored ? outsets.mirrored : outsets
    return (offset - outsets.leading, offset + viewport + outsets.trailing)
  }
}
