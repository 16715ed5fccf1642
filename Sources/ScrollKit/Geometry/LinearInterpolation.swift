/// Points and rectangles on the way between two, for animations.
public enum LinearInterpolation {
  /// `start + (end - start) * fraction`, exact at 0 and 1. Not a number counts as zero.
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
}
