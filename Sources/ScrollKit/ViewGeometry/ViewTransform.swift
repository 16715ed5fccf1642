/// An affine transform of the plane, with CoreGraphics' meaning of its six numbers and its order of
/// concatenation: what `UIView.transform` holds.
///
/// ```swift
/// let view = TransformedView(frame: CGRect(x: 20, y: 20, width: 280, height: 154))
/// print(view.frame(under: .scale(0.5, 0.5)))  // (90.0, 58.5, 140.0, 77.0)
/// ```
///
/// A point (x, y) goes to `(a x + c y + tx, b x + d y + ty)`.
public struct ViewTransform: Equatable, Sendable, BitwiseCopyable {
  /// How much x counts in the new x.
  public let a: Double
  /// How much x counts in the new y.
  public let b: Double
  /// How much y counts in the new x.
  public let c: Double
  /// How much y counts in the new y.
  public let d: Double
  /// The move along x.
  public let tx: Double
  /// The move along y.
  public let ty: Double

  /// The transform that changes nothing.
  public static var identity: ViewTransform {
    ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform from its numbers; those that are not numbers count as the identity's.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a.finite(or: 1)
    self.b = b.finite(or: 0)
    self.c = c.finite(or: 0)
    self.d = d.finite(or: 1)
    self.tx = tx.finite(or: 0)
    self.ty = ty.finite(or: 0)
  }

  /// A move.
  public static func translation(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A change of scale.
  public static func scale(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation by an angle in radians, from x towards y: clockwise where y goes down.
  public static func rotation(_ angle: Double) -> ViewTransform {
    let angle = angle.finite(or: 0)
    let (sine, cosine) = (Elementary.sine(angle), Elementary.cosine(angle))
    return ViewTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform followed by another: CoreGraphics' `concatenating`.
  public func followed(by next: ViewTransform) -> ViewTransform {
    ViewTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A move in this transform's own coordinates, before it: CoreGraphics' `translatedBy`.
  public func translated(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform.translation(x, y).followed(by: self)
  }

  /// A change of scale before this transform: CoreGraphics' `scaledBy`.
  public func scaled(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform.scale(x, y).followed(by: self)
  }

  /// A rotation, in radians, before this transform: CoreGraphics' `rotated(by:)`.
  public func rotated(_ angle: Double) -> ViewTransform {
    ViewTransform.rotation(angle).followed(by: self)
  }

  /// By how much areas grow, negative for a mirror image.
  public var determinant: Double { (a * d - b * c).finite(or: 0) }

  /// The transform that undoes this one; `nil` where it flattens the plane to a line or a point, or
  /// so nearly that a number of the inverse would exceed 2^52.
  public var inverse: ViewTransform? {
    let determinant = a * d - b * c
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    let (x, y) = (-(tx * ia + ty * ic), -(tx * ib + ty * id))
    let greatest = max(
      max(ia.magnitude, ib.magnitude), max(ic.magnitude, id.magnitude),
      max(x.magnitude, y.magnitude))
    guard determinant != 0, greatest <= .saturationLimit else { return nil }
    return ViewTransform(a: ia, b: ib, c: ic, d: id, tx: x, ty: y)
  }

  /// Where a point goes.
  public func apply(to point: CGPoint) -> CGPoint {
    apply(to: AxisPair(point)).point
  }

  private func apply(to point: AxisPair) -> AxisPair {
    AxisPair(
      x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty
    ).finite
  }

  /// What a size becomes as a vector, without the move; it may be negative.
  public func apply(to size: CGSize) -> CGSize {
    let (w, h) = (size.along(.horizontal).finite(or: 0), size.along(.vertical).finite(or: 0))
    return CGSize(width: (a * w + c * h).finite(or: 0), height: (b * w + d * h).finite(or: 0))
  }

  /// The least rectangle that holds a transformed rectangle.
  public func apply(to rect: CGRect) -> CGRect {
    let (x, y) = (rect.span(along: .horizontal), rect.span(along: .vertical))
    let middle = apply(to: rect.center)
    let width = (a.magnitude * x.length + c.magnitude * y.length).nonNegative
    let height = (b.magnitude * x.length + d.magnitude * y.length).nonNegative
    return CGRect(
      origin: CGPoint(x: middle.x - width / 2, y: middle.y - height / 2),
      size: CGSize(width: width, height: height))
  }
}
