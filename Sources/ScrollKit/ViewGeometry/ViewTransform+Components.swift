extension ViewTransform {
  /// What a transform does, taken apart: a change of scale, then a shear along x, then a rotation,
  /// then a move. CoreGraphics calls the same parts `CGAffineTransformComponents`.
  ///
  /// ```swift
  /// let transform = ViewTransform.scale(2, 2).followed(by: .rotation(.pi / 2))
  /// print(transform.components!.scaleX, transform.components!.rotation)  // about 2.0 1.571
  /// ```
  ///
  /// `a = sx cos r`, `b = sx sin r`, `c = sy (k cos r - sin r)`, `d = sy (k sin r + cos r)`, with
  /// the scales sx and sy, the shear k and the rotation r.
  public struct Components: Equatable, Sendable, BitwiseCopyable {
    /// The factor along x; negative where the plane is turned over left to right.
    public let scaleX: Double
    /// The factor along y; negative where the plane is turned over top to bottom.
    public let scaleY: Double
    /// How far x moves with y, as a share of it, after the change of scale.
    public let horizontalShear: Double
    /// The rotation in radians, from x towards y.
    public let rotation: Double
    /// The move along x, in points.
    public let tx: Double
    /// The move along y, in points.
    public let ty: Double

    /// Creates the parts of a transform; by default, those of one that changes nothing. What is NaN
    /// counts as that.
    public init(
      scaleX: Double = 1, scaleY: Double = 1, horizontalShear: Double = 0, rotation: Double = 0,
      tx: Double = 0, ty: Double = 0
    ) {
      self.scaleX = scaleX.finite(or: 1)
      self.scaleY = scaleY.finite(or: 1)
      self.horizontalShear = horizontalShear.finite(or: 0)
      self.rotation = rotation.finite(or: 0)
      self.tx = tx.finite(or: 0)
      self.ty = ty.finite(or: 0)
    }
  }

  /// Puts the parts of a transform together.
  public init(_ parts: Components) {
    let (sine, cosine) = (
      Elementary.sine(parts.rotation), Elementary.cosine(parts.rotation)
    )
    self.init(
      a: parts.scaleX * cosine, b: parts.scaleX * sine,
      c: parts.scaleY * (parts.horizontalShear * cosine - sine),
      d: parts.scaleY * (parts.horizontalShear * sine + cosine), tx: parts.tx, ty: parts.ty)
  }

  /// The parts of this transform; put together they give it again, to a rounding error. `nil` where
  /// it flattens the plane to a line or a point: where areas shrink below 1e-12 of what the lengths
  /// would give.
  ///
  /// The rotation is in -π...π. A mirror image has a negative scale along the axis that is turned
  /// over the more, as in CSS Transforms 1, "Decomposing a 2D matrix": along x where `a < d`.
  public var components: Components? {
    let determinant = a * d - b * c
    let area = (a * d).magnitude + (b * c).magnitude
    let long = max(a.magnitude, b.magnitude)
    guard determinant.magnitude > Self.flatness * area, determinant.isNormal, long.isNormal
    else { return nil }
    // Divided by the longer, the squares are neither too large nor too small.
    let (x, y) = (a / long, b / long)
    let length = long * (x * x + y * y).squareRoot()
    let scaleX = determinant < 0 && a < d ? -length : length
    let (cosine, sine) = (a / scaleX, b / scaleX)
    let scaleY = determinant / scaleX
    return Components(
      scaleX: scaleX, scaleY: scaleY, horizontalShear: (c * cosine + d * sine) / scaleY,
      rotation: Elementary.angle(x: cosine, y: sine), tx: tx, ty: ty)
  }

  /// How small a determinant may be, as a share of its parts, before it counts as zero.
  static var flatness: Double { 1e-12 }
}

extension ViewTransform.Components {
  /// The same transform in the form that is nearest to another. The rotation takes the shorter way
  /// round, and goes forward if both ways are as long. The scales have the other's signs where both
  /// or neither are mirror images. (Negating both scales is half a turn.)
  func nearest(to other: ViewTransform.Components) -> ViewTransform.Components {
    let half = ViewTransform.Components(
      scaleX: -scaleX, scaleY: -scaleY, horizontalShear: horizontalShear,
      rotation: rotation + .pi, tx: tx, ty: ty)
    let (turn, otherTurn) = (self.turn(from: other), half.turn(from: other))
    let isFlippedAlike = (scaleX < 0) == (other.scaleX < 0)
    let isMirroredAlike = isFlippedAlike == ((scaleY < 0) == (other.scaleY < 0))
    let keeps = isMirroredAlike ? isFlippedAlike : turn.magnitude <= otherTurn.magnitude
    let form = keeps ? self : half
    return ViewTransform.Components(
      scaleX: form.scaleX, scaleY: form.scaleY, horizontalShear: horizontalShear,
      rotation: other.rotation + (keeps ? turn : otherTurn), tx: tx, ty: ty)
  }

  /// The rotation from another to this, in -π...π; half a turn is positive, to a rounding.
  private func turn(from other: ViewTransform.Components) -> Double {
    let turn = rotation - other.rotation
    if turn > .pi + Self.halfTurnSlack { return turn - 2 * .pi }
    return turn < -.pi + Self.halfTurnSlack ? turn + 2 * .pi : turn
  }

  /// How far a rotation may miss half a turn and count as that, in radians.
  private static var halfTurnSlack: Double { 1e-9 }
}
