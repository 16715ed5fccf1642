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
    let box = (bounds.span(along: .horizontal), bounds.span(along: .vertical))
    let content = (size.along(.horizontal).finiteLength, size.along(.vertical).finiteLength)
    let (width, height) = scaled(content, box: (box.0.length, box.1.length))
    let place = alignment
    return CGRect(
      x: box.0.start + (box.0.length - width) * place.x,
      y: box.1.start + (box.1.length - height) * place.y, width: width, height: height)
  }

  private func scaled(
    _ content: (Double, Double), box: (Double, Double)
  ) -> (width: Double, height: Double) {
    let isEmpty = content.0 == 0 || content.1 == 0 || box.0 == 0 || box.1 == 0
    switch self {
    case .scaleToFill, .redraw:
      return box
    case .scaleAspectFit, .scaleAspectFill:
      guard !isEmpty else { return (0, 0) }
      let fitsWidth = box.0 / content.0 <= box.1 / content.1
      // The axis that decides takes the length of the bounds exactly.
      return fitsWidth == (self == .scaleAspectFit)
        ? (box.0, (content.1 * box.0 / content.0).finiteLength)
        : ((content.0 * box.1 / content.1).finiteLength, box.1)
    default:
      return content
    }
  }

  private var alignment: (x: Double, y: Double) {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
