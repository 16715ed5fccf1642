/// Points, rectangles and transforms on the way between two, for animations.
public enum LinearInterpolation {
  /// `start + (end - start) * fraction`, exact at 0 and 1. NaN counts as zero.
  public static func number(from start: Double, to end: Double, at fraction: Double) -> Double {
    let (start, end) = (start.finite(or: 0), end.finite(or: 0))
    let fraction = fraction.finite(or: 0)
    return fraction == 1 ? end : (start + (end - start) * fraction).finite(or: start)
  }

  /// The point on the straight line between two.
  public static func point(from start: CGPoint, to end: CGPoint, at fraction: Double) -> CGPoint {
    CGPoint(
      x: number(from: Double(start.x), to: Double(end.x), at: fraction),
      y: number(from: Double(start.y), to: Double(end.y), at: fraction))
  }

  /// The rectangle whose origin and size are on the way between two. The size is not negative.
  public static func rect(from start: CGRect, to end: CGRect, at fraction: Double) -> CGRect {
    func length(_ axis: ScrollAxis) -> Double {
      max(0, number(from: start.size.along(axis), to: end.size.along(axis), at: fraction))
    }
    return CGRect(
      origin: point(from: start.origin, to: end.origin, at: fraction),
      size: CGSize(width: length(.horizontal), height: length(.vertical)))
  }

  /// The transform on the way between two: their parts (`ViewTransform.Components`) are on the way,
  /// the rotation the shorter way round, so that what turns does not shrink. Exact at 0 and 1.
  ///
  /// ```swift
  /// let half = LinearInterpolation.transform(
  ///   from: .identity, to: .rotation(.pi / 4), at: 0.5)
  /// print(half.components!.rotation * 180 / .pi)  // about 22.5
  /// ```
  ///
  /// The rules are those of CSS Transforms 1, "Interpolation of 2D matrices"; a shear is
  /// interpolated as such, as in Graphics Gems II, "Decomposing a matrix into simple
  /// transformations", and in CSS in three dimensions. Half a turn goes forward: from x towards y.
  /// Between a transform and a mirror image the plane is turned over, through a flat one, along the
  /// axis with the lesser rotation. Where either transform flattens the plane, each of its six
  /// numbers is interpolated by itself.
  ///
  /// - Parameters:
  ///   - start: The transform at 0.
  ///   - end: The transform at 1.
  ///   - fraction: The share of the way, which a spring may take outside 0...1. NaN counts
  ///     as zero.
  /// - Returns: The transform.
  public static func transform(
    from start: ViewTransform, to end: ViewTransform, at fraction: Double
  ) -> ViewTransform {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 || start == end { return start }
    if fraction == 1 { return end }
    func number(_ start: Double, _ end: Double) -> Double {
      self.number(from: start, to: end, at: fraction)
    }
    guard let first = start.components, let last = end.components?.nearest(to: first) else {
      return ViewTransform(
        a: number(start.a, end.a), b: number(start.b, end.b), c: number(start.c, end.c),
        d: number(start.d, end.d), tx: number(start.tx, end.tx), ty: number(start.ty, end.ty))
    }
    return ViewTransform(
      ViewTransform.Components(
        scaleX: number(first.scaleX, last.scaleX), scaleY: number(first.scaleY, last.scaleY),
        horizontalShear: number(first.horizontalShear, last.horizontalShear),
        rotation: number(first.rotation, last.rotation), tx: number(first.tx, last.tx),
        ty: number(first.ty, last.ty)))
  }
}
