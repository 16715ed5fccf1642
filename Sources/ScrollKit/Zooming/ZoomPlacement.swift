/// A scale and a content offset: where zoomed content is.
///
/// ```swift
/// let start = ZoomPlacement(scale: 1, contentOffset: .zero)
/// let zoomed = start.zoomed(to: 2, about: CGPoint(x: 160, y: 230))
/// print(zoomed.contentOffset)  // (160.0, 230.0)
/// ```
///
/// The content's origin is drawn at minus the offset. A point c of the content (at scale 1) is
/// drawn at `c * scale - offset`, along each axis. Both axes have one scale, except where a
/// `Zoomer` has rules of their own for each.
public struct ZoomPlacement: Equatable, Sendable, BitwiseCopyable {
  /// The offset of the viewport's origin from the content's.
  let offset: AxisPair
  /// The scales along the axes.
  let scales: AxisPair

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - scale: The scale; anything but a positive number counts as 1.
  ///   - verticalScale: The scale along the vertical axis, where it is another one.
  ///   - contentOffset: The offset of the viewport's origin from the content's, in points. A
  ///     coordinate that is NaN counts as zero.
  public init(scale: Double, verticalScale: Double? = nil, contentOffset: CGPoint) {
    self.init(
      scales: AxisPair(x: scale, y: verticalScale ?? scale), offset: AxisPair(contentOffset))
  }

  init(scales: AxisPair, offset: AxisPair) {
    self.init(valid: scales.zoomScales, offset: offset.finite)
  }

  // Inlined for the benchmark's `zoom-anchor`.

  /// From finite numbers, and scales within limits.
  @inline(__always)
  init(valid scales: AxisPair, offset: AxisPair) {
    self.scales = scales
    self.offset = offset
  }

  /// The scale, where both axes have one; else that along the horizontal axis.
  public var scale: Double { scales.x }

  /// The scale along an axis.
  public func scale(along axis: ScrollAxis) -> Double { scales[axis] }

  /// The offset of the viewport's origin from the content's, in points.
  public var contentOffset: CGPoint { offset.point }

  /// The point of the content, at scale 1, that is drawn at a point of the viewport.
  public func contentPoint(fromViewport point: CGPoint) -> CGPoint {
    let point = AxisPair(point)
    return ((offset + point) / scales).finite.point
  }

  /// Where in the viewport a point of the content, at scale 1, is drawn.
  public func viewportPoint(fromContent point: CGPoint) -> CGPoint {
    (AxisPair(point) * scales - offset).finite.point
  }

  /// The placement at another scale that keeps the content under an anchor:
  /// `offset' = (offset + anchor) * scale' / scale - anchor`. Unlimited: clamp the scale first, and
  /// the offset after.
  ///
  /// - Parameters:
  ///   - scale: The new scale; anything but a positive number keeps the present one.
  ///   - verticalScale: The new vertical scale, where it is another one; by default the same.
  ///   - anchor: A point of the viewport; one that is NaN gives the present placement.
  /// - Returns: The new placement.
  public func zoomed(
    to scale: Double, verticalScale: Double? = nil, about anchor: CGPoint
  ) -> ZoomPlacement {
    zoomed(to: scale, verticalScale: verticalScale, from: anchor, to: anchor)
  }

  /// The placement at another scale that takes the content under one point of the viewport to
  /// another: `offset' = (offset + start) * scale' / scale - end`. Two fingers whose centroid moves
  /// from start to end.
  public func zoomed(
    to scale: Double, verticalScale: Double? = nil, from start: CGPoint, to end: CGPoint
  ) -> ZoomPlacement {
    guard start.isNumeric, end.isNumeric else { return self }
    let wanted = AxisPair(x: scale, y: verticalScale ?? scale)
    let new = AxisPair { wanted[$0] > 0 ? wanted[$0].zoomScale : scales[$0] }
    return zoomed(to: new, from: AxisPair(start), to: AxisPair(end))
  }

  /// The same for scales within limits and finite points.
  func zoomed(to scales: AxisPair, from start: AxisPair, to end: AxisPair) -> ZoomPlacement {
    ZoomPlacement(valid: scales, offset: offset(zoomedTo: scales, from: start, to: end).finite)
  }

  /// The offset for that, not yet held within the range.
  @inline(__always)
  func offset(zoomedTo scales: AxisPair, from start: AxisPair, to end: AxisPair) -> AxisPair {
    offset(zoomedBy: scales / self.scales, from: start, to: end)
  }

  /// The same by a ratio of scales along each axis. At a ratio of 1 the offset moves by the
  /// difference of the points exactly.
  @inline(__always)
  func offset(zoomedBy ratio: AxisPair, from start: AxisPair, to end: AxisPair) -> AxisPair {
    AxisPair { offset[$0] * ratio[$0] + (start[$0] * ratio[$0] - end[$0]) }
  }

  /// How a scale runs between two.
  public enum Interpolation: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// By equal steps.
    case linear
    /// By equal factors: the zoom looks as fast at every scale.
    case geometric
  }

  /// The placement on the way to another one, for an animation.
  ///
  /// The offset moves in proportion to the scale: `offset = a + (b - a) * (s - s0) / (s1 - s0)`,
  /// along each axis. So the content is zoomed about one fixed point, and every point of it runs
  /// along a straight line. Between equal scales the offset moves in proportion to the time.
  ///
  /// - Parameters:
  ///   - end: The placement at 1.
  ///   - fraction: The share of the way, which a spring may take outside 0...1; the scale stays
  ///     positive. NaN counts as zero.
  ///   - interpolation: How the scale runs.
  /// - Returns: The placement.
  public func interpolated(
    to end: ZoomPlacement, at fraction: Double, interpolation: Interpolation = .linear
  ) -> ZoomPlacement {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let x = Self.step(from: scales.x, to: end.scales.x, at: fraction, interpolation)
    let isEven = scales.x == scales.y && end.scales.x == end.scales.y
    let y = isEven ? x : Self.step(from: scales.y, to: end.scales.y, at: fraction, interpolation)
    let share = AxisPair(x: x.share, y: y.share)
    return ZoomPlacement(
      scales: AxisPair(x: x.scale, y: y.scale), offset: offset + (end.offset - offset) * share)
  }

  /// The scale on the way between two, and the share of the way that the offset has gone.
  private static func step(
    from old: Double, to end: Double, at fraction: Double, _ interpolation: Interpolation
  ) -> (scale: Double, share: Double) {
    let wanted =
      interpolation == .linear
      ? old + (end - old) * fraction : old * Elementary.power(end / old, fraction)
    let scale = max(wanted.finite(or: old), min(old, end) * leastShare)
    let difference = end - old
    let isStraight = difference.magnitude <= straightness * old
    return (scale, isStraight ? fraction : (scale - old) / difference)
  }

  /// The difference of two scales, as a share, that counts as none. Rounding errors of a smaller
  /// difference would show in the offset.
  private static var straightness: Double { 1e-9 }

  /// How far below the smaller of two scales a spring may swing.
  private static var leastShare: Double { 0.01 }
}
