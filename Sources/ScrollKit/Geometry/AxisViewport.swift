/// What a scroll view shows along one axis: where the viewport begins, how long it is, and how much
/// of its ends is covered.
///
/// ```swift
/// let metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 2000),
///   contentInset: ScrollInsets(top: 64), contentOffset: CGPoint(x: 0, y: 100))
/// let viewport = AxisViewport(metrics, along: .vertical)
/// print(viewport.offset, viewport.length, viewport.readingLine)  // 100.0 480.0 164.0
/// print(viewport.unobscured.length)  // 416.0
/// ```
///
/// Rows, grids and lanes are asked with it which of them are visible, and are given it when they
/// change, so that nothing visible moves.
public struct AxisViewport: Equatable, Sendable, BitwiseCopyable {
  /// The content offset along the axis, in points: where the viewport begins, counted from the left
  /// or the top, in right-to-left content too. NaN leaves it as it is; in the initialiser it counts
  /// as zero.
  public var offset: Double { didSet { offset = offset.finite(or: oldValue) } }
  /// The length of the viewport, in points; zero if it is not known. NaN and negative count as
  /// zero.
  public var length: Double { didSet { length = length.nonNegative } }
  /// The adjusted content inset, in points: how far the content scrolls beyond its ends, and how
  /// much of the viewport's ends bars cover. Negative insets cover nothing.
  public var insets: AxisInsets

  /// Creates a viewport.
  ///
  /// - Parameters:
  ///   - offset: The content offset along the axis, in points.
  ///   - length: The length of the viewport, in points; zero if it is not known.
  ///   - insets: The adjusted content inset, in points.
  public init(offset: Double, length: Double = 0, insets: AxisInsets = .zero) {
    self.offset = offset.finite(or: 0)
    self.length = length.nonNegative
    self.insets = insets
  }

  /// The viewport of a scroll view along an axis.
  public init(_ metrics: ScrollMetrics, along axis: ScrollAxis = .vertical) {
    let lengths = metrics[axis]
    self.init(
      offset: metrics.offset[axis], length: lengths.viewportLength, insets: lengths.insets)
  }

  /// The viewport that a scroll view's bounds show along an axis. A coordinate that is NaN counts
  /// as zero.
  public init(_ bounds: CGRect, along axis: ScrollAxis = .vertical, insets: AxisInsets = .zero) {
    let span = bounds.span(along: axis)
    self.init(offset: span.start, length: span.length, insets: insets)
  }

  /// Where the uncovered part of the viewport begins, in content coordinates, in points:
  /// `offset + max(0, insets.leading)`. The first row that ends after it is the first one that can
  /// be read.
  public var readingLine: Double { offset + insets.coveredLeading }

  /// The part of the viewport that no inset covers, without insets. Its length is zero where the
  /// insets are longer than the viewport.
  public var unobscured: AxisViewport {
    let clear = insets.uncovered(offset: offset, viewport: length)
    return AxisViewport(offset: clear.start, length: clear.length)
  }

  /// The same viewport seen from the other end of content of a length: the physical offset of
  /// right-to-left content as its logical one, and back.
  func mirrored(in contentLength: Double) -> AxisViewport {
    AxisViewport(
      offset: contentLength - length - offset, length: length, insets: insets.mirrored)
  }
}
