/// A view's bounds and centre, from which a transform makes its frame.
///
/// UIKit leaves a view's `frame` undefined under a transform other than the identity, but not its
/// bounds and centre.
public struct TransformedView: Equatable, Sendable, BitwiseCopyable {
  private let bounds: AxisPair
  private let middle: AxisPair

  /// Creates a view from the size of its bounds and its centre in the parent.
  public init(size: CGSize, center: CGPoint) {
    bounds = AxisPair { size.along($0).nonNegative }
    middle = AxisPair(center)
  }

  /// Creates a view from its frame without a transform.
  public init(frame: CGRect) {
    self.init(size: CGSize { frame.span(along: $0).length }, center: frame.center.point)
  }

  /// Creates the view that has a given frame under a transform. `nil` where there is no such view,
  /// or more than one: for a transform that flattens, for frames of a proportion that no bounds
  /// give, and for a rotation by an eighth of a turn, which makes squares of all rectangles.
  public init?(frame: CGRect, under transform: ViewTransform) {
    let (x, y) = (frame.span(along: .horizontal), frame.span(along: .vertical))
    let (a, b) = (transform.a.magnitude, transform.b.magnitude)
    let (c, d) = (transform.c.magnitude, transform.d.magnitude)
    let determinant = a * d - b * c
    guard determinant.magnitude > ViewTransform.flatness * (a * d + b * c) else { return nil }
    let width = (d * x.length - c * y.length) / determinant
    let height = (a * y.length - b * x.length) / determinant
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else { return nil }
    self.init(
      size: CGSize(width: width, height: height),
      center: (frame.center - AxisPair(x: transform.tx, y: transform.ty)).point)
  }

  /// The size of the bounds.
  public var size: CGSize { CGSize { bounds[$0] } }

  /// The centre in the parent.
  public var center: CGPoint { middle.point }

  /// The frame under a transform about the centre: the least rectangle that holds the view.
  public func frame(under transform: ViewTransform) -> CGRect {
    let box = transform.apply(
      to: CGRect { AxisSpan(start: -bounds[$0] / 2, length: bounds[$0]) })
    return CGRect(origin: (AxisPair(box.origin) + middle).finite.point, size: box.size)
  }
}
