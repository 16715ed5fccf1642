/// Where content lies in the bounds of a view: UIView's thirteen content modes.
///
/// ```swift
/// let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
/// let image = CGSize(width: 640, height: 480)
/// print(ViewContentMode.scaleAspectFit.rect(of: image, in: bounds))  // (0.0, 120.0, 320.0, 240.0)
/// ```
public enum ViewContentMode: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// As large as the bounds, whatever its proportions.
  case scaleToFill
  /// As large as fits, in proportion, in the middle.
  case scaleAspectFit
  /// As small as covers, in proportion, in the middle; beyond the bounds on one axis.
  case scaleAspectFill
  /// As `scaleToFill`; in UIKit it also draws anew when the bounds change.
  case redraw
  /// Unscaled in the middle.
  case center
  /// Unscaled at the top, in the middle.
  case top
  /// Unscaled at the bottom, in the middle.
  case bottom
  /// Unscaled at the left, in the middle.
  case left
  /// Unscaled at the right, in the middle.
  case right
  /// Unscaled at the top left.
  case topLeft
  /// Unscaled at the top right.
  case topRight
  /// Unscaled at the bottom left.
  case bottomLeft
  /// Unscaled at the bottom right.
  case bottomRight

  /// The rectangle of content in bounds, not rounded to pixels.
  ///
  /// - Parameters:
  ///   - size: The content's size, in points. Under `scaleAspectFit` and `scaleAspectFill`, content
  ///     or bounds without an extent give an empty rectangle in the middle.
  ///   - bounds: The bounds, in points.
  /// - Returns: The rectangle; for `scaleAspectFill` and the unscaled modes it may exceed the
  ///   bounds.
  public func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    let lengths = scaled(
      AxisPair { size.along($0).nonNegative }, box: AxisPair { bounds.span(along: $0).length })
    return CGRect {
      let box = bounds.span(along: $0)
      return AxisSpan(
        start: box.start + (box.length - lengths[$0]) * alignment[$0], length: lengths[$0])
    }
  }

  private func scaled(
    _ content: AxisPair, box: AxisPair
  ) -> AxisPair {
    let isEmpty = content.x == 0 || content.y == 0 || box.x == 0 || box.y == 0
    switch self {
    case .scaleToFill, .redraw:
      return box
    case .scaleAspectFit, .scaleAspectFill:
      guard !isEmpty else { return .zero }
      let fitsWidth = box.x / content.x <= box.y / content.y
      // The axis that decides takes the length of the bounds exactly.
      return fitsWidth == (self == .scaleAspectFit)
        ? AxisPair(x: box.x, y: (content.y * box.x / content.x).nonNegative)
        : AxisPair(x: (content.x * box.y / content.y).nonNegative, y: box.y)
    default:
      return content
    }
  }

  private var alignment: AxisPair {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center:
      AxisPair(x: 0.5, y: 0.5)
    case .top: AxisPair(x: 0.5, y: 0)
    case .bottom: AxisPair(x: 0.5, y: 1)
    case .left: AxisPair(x: 0, y: 0.5)
    case .right: AxisPair(x: 1, y: 0.5)
    case .topLeft: .zero
    case .topRight: AxisPair(x: 1, y: 0)
    case .bottomLeft: AxisPair(x: 0, y: 1)
    case .bottomRight: AxisPair(x: 1, y: 1)
    }
  }
}
