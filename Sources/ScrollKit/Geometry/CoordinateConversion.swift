// A scroll view draws a point of its content at that point less the content offset. These are the
// conversions both ways, for one scroll view and for scroll views inside one another.

extension ScrollMetrics {
  /// Where a point of the content appears in the viewport: `point - contentOffset`. A coordinate
  /// that is NaN counts as zero, here and in the other three conversions.
  public func viewportPoint(fromContent point: CGPoint) -> CGPoint {
    (AxisPair(point) - offset).point
  }

  /// Which point of the content appears at a point of the viewport: `point + contentOffset`.
  public func contentPoint(fromViewport point: CGPoint) -> CGPoint {
    (AxisPair(point) + offset).point
  }

  /// Where a rectangle of the content appears in the viewport.
  public func viewportRect(fromContent rect: CGRect) -> CGRect {
    moved(rect, to: viewportPoint(fromContent: rect.origin))
  }

  /// Which rectangle of the content appears at a rectangle of the viewport.
  public func contentRect(fromViewport rect: CGRect) -> CGRect {
    moved(rect, to: contentPoint(fromViewport: rect.origin))
  }

  /// The offset at which the content's origin appears at a point of the viewport: content at
  /// (-100, -100) means an offset of (100, 100).
  public static func contentOffset(placingOriginAt point: CGPoint) -> CGPoint {
    point.isNumeric ? (.zero - AxisPair(point)).point : .zero
  }

  private func moved(_ rect: CGRect, to origin: CGPoint) -> CGRect {
    CGRect(origin: origin, size: CGSize { rect.size.along($0).finite(or: 0) })
  }
}

/// A chain of views, each inside the one before, some of which scroll. It converts a point of the
/// innermost content to the outermost coordinate space and back.
///
/// ```swift
/// let outer = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentOffset: CGPoint(x: 0, y: 100))
/// let inner = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 200), contentOffset: CGPoint(x: 50, y: 0))
/// var chain = CoordinateChain()
/// chain.append(outer, frameOrigin: .zero)
/// chain.append(inner, frameOrigin: CGPoint(x: 0, y: 300))
/// let point = chain.outerPoint(fromInner: CGPoint(x: 60, y: 20))
/// print(point.x, point.y)  // 10.0 220.0
/// ```
///
/// The chain keeps one sum, so appending and converting are O(1) and nothing is allocated.
public struct CoordinateChain: Equatable, Sendable, BitwiseCopyable {
  /// Where the innermost content's origin appears in the outermost space.
  private var origin = AxisPair.zero

  /// Creates the empty chain, whose inner and outer spaces are the same.
  public init() {}

  /// Adds a scroll view inside the innermost content so far.
  ///
  /// - Parameters:
  ///   - metrics: The scroll view.
  ///   - frameOrigin: The origin of its frame in the content it lies in, in points. A coordinate
  ///     that is NaN counts as zero.
  public mutating func append(_ metrics: ScrollMetrics, frameOrigin: CGPoint) {
    append(frameOrigin: (AxisPair(frameOrigin) - metrics.offset).point)
  }

  /// Adds a view that does not scroll inside the innermost content so far.
  public mutating func append(frameOrigin: CGPoint) {
    origin = (origin + AxisPair(frameOrigin)).finite
  }

  /// Where a point of the innermost content appears in the outermost space.
  public func outerPoint(fromInner point: CGPoint) -> CGPoint {
    (AxisPair(point) + origin).point
  }

  /// Which point of the innermost content appears at a point of the outermost space.
  public func innerPoint(fromOuter point: CGPoint) -> CGPoint {
    (AxisPair(point) - origin).point
  }
}
