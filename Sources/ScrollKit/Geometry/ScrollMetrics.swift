/// The sizes of a scroll view and where its content is: everything that decides which offsets the
/// content can rest at, in UIScrollView's own words.
///
/// ```swift
/// var metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 393, height: 852),
///   contentSize: CGSize(width: 393, height: 2000),
///   contentInset: ScrollInsets(top: 20),
///   displayScale: 3)
/// metrics.contentOffset.y = 1200
/// print(metrics.greatestContentOffset.y, metrics.overscroll[.bottom])  // 1148.0 52.0
/// metrics.contentOffset = metrics.clampedContentOffset
/// ```
///
/// The content offset is the viewport's origin in content coordinates. One that is set out of
/// range stays there, as in UIKit, until something clamps it. State is kept as `Double`; points,
/// sizes and rectangles are a view of it. A point with a coordinate that is not a number is
/// refused whole; a length that is not a number, or negative, counts as zero; everything is held
/// within ±2^52.
public struct ScrollMetrics: Equatable, Sendable, BitwiseCopyable {
  private var viewport: Extent
  private var content: Extent
  private var offset: Extent
  private var alignment: Extent

  /// The distances by which the content may be scrolled beyond its edges, in points.
  public var contentInset: ScrollInsets
  /// What bars and rounded corners cover of the viewport, in points.
  public var safeAreaInsets: ScrollInsets
  /// How the safe area enters `adjustedContentInset`.
  public var contentInsetAdjustmentBehavior: InsetAdjustmentBehavior
  /// Which axes bounce, and whether the user may scroll at all.
  public var behavior: ScrollBehavior
  /// Device pixels per point. Anything but a positive number counts as one.
  public var displayScale: Double { didSet { displayScale = displayScale.positiveFactor } }

  /// Creates metrics. Only the viewport's size is needed; the rest has UIKit's defaults.
  ///
  /// - Parameters:
  ///   - viewportSize: The size of the scroll view's bounds, in points.
  ///   - contentSize: The (scaled) size of the content, in points.
  ///   - contentInset: Distances by which content scrolls beyond its edges.
  ///   - safeAreaInsets: What bars cover of the viewport.
  ///   - contentInsetAdjustmentBehavior: How the safe area counts.
  ///   - behavior: Bounce and enabling flags.
  ///   - contentAlignmentPoint: Where smaller content rests, each coordinate in 0...1.
  ///   - displayScale: Device pixels per point.
  ///   - contentOffset: The viewport's origin in content coordinates.
  public init(
    viewportSize: CGSize,
    contentSize: CGSize = .zero,
    contentInset: ScrollInsets = .zero,
    safeAreaInsets: ScrollInsets = .zero,
    contentInsetAdjustmentBehavior: InsetAdjustmentBehavior = .automatic,
    behavior: ScrollBehavior = ScrollBehavior(),
    contentAlignmentPoint: CGPoint = .zero,
    displayScale: Double = 1,
    contentOffset: CGPoint = .zero
  ) {
    viewport = Extent(length: viewportSize)
    content = Extent(length: contentSize)
    alignment = Extent(unit: contentAlignmentPoint)
    offset = contentOffset.isNumeric ? Extent(contentOffset) : Extent(x: 0, y: 0)
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.behavior = behavior
    self.displayScale = displayScale.positiveFactor
  }

  /// The size of the viewport, in points.
  public var viewportSize: CGSize {
    get { CGSize(width: viewport.x, height: viewport.y) }
    set { viewport = Extent(length: newValue) }
  }

  /// The size of the content as it is shown, so after zooming, in points.
  public var contentSize: CGSize {
    get { CGSize(width: content.x, height: content.y) }
    set { content = Extent(length: newValue) }
  }

  /// The viewport's origin in content coordinates, in points.
  public var contentOffset: CGPoint {
    get { CGPoint(x: offset.x, y: offset.y) }
    set { if newValue.isNumeric { offset = Extent(newValue) } }
  }

  /// Where content smaller than the viewport rests: (0, 0) at the top left, (0.5, 0.5) centred.
  public var contentAlignmentPoint: CGPoint {
    get { CGPoint(x: alignment.x, y: alignment.y) }
    set { if newValue.isNumeric { alignment = Extent(unit: newValue) } }
  }

  /// The insets that count: the content inset with the part of the safe area that
  /// `contentInsetAdjustmentBehavior` adds.
  public var adjustedContentInset: ScrollInsets {
    var insets = ScrollInsets.zero
    insets[.horizontal] = adjustedInsets(.horizontal)
    insets[.vertical] = adjustedInsets(.vertical)
    return insets
  }

  /// The lengths along one axis, with adjusted insets.
  public subscript(axis: ScrollAxis) -> AxisMetrics {
    AxisMetrics(
      viewport: viewport[axis], content: content[axis], insets: adjustedInsets(axis),
      alignment: alignment[axis])
  }

  private func adjustedInsets(_ axis: ScrollAxis) -> AxisInsets {
    let adds = contentInsetAdjustmentBehavior.addsSafeArea(
      viewport: viewport[axis], content: content[axis],
      alwaysBounces: behavior.alwaysBounces.contains(axis))
    return adds ? contentInset[axis] + safeAreaInsets[axis] : contentInset[axis]
  }
}

extension ScrollMetrics {
  /// Two numbers, one an axis, that have passed the gate.
  private struct Extent: Equatable, Sendable, BitwiseCopyable {
    var x, y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(_ point: CGPoint) {
      self.init(x: Double(point.x).finite(or: 0), y: Double(point.y).finite(or: 0))
    }

    init(length size: CGSize) {
      self.init(x: Double(size.width).finiteLength, y: Double(size.height).finiteLength)
    }

    init(unit point: CGPoint) {
      self.init(x: Double(point.x).unitFraction(or: 0), y: Double(point.y).unitFraction(or: 0))
    }

    subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? x : y }
  }
}
