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
/// print(metrics.maximumContentOffset.y, metrics.overscroll[.bottom])  // 1148.0 52.0
/// metrics.contentOffset = metrics.clampedContentOffset
/// ```
///
/// The content offset is the viewport's origin in content coordinates. One that is set out of
/// range stays there, as in UIKit, until something clamps it. State is kept as `Double`; points,
/// sizes and rectangles are a view of it. A point with a coordinate that is NaN is
/// refused whole; a length that is NaN, or negative, counts as zero; everything is held
/// within ±2^52.
public struct ScrollMetrics: Equatable, Sendable, BitwiseCopyable {
  /// The lengths along both axes. Their insets are the adjusted ones, which follow from the rest
  /// and are computed when that changes, not when they are read.
  private var x: AxisMetrics
  private var y: AxisMetrics
  /// The content offset.
  var offset: AxisPair

  /// The distances by which the content may be scrolled beyond its edges, in points.
  public var contentInset: ScrollInsets { didSet { adjustInsets() } }
  /// What bars and rounded corners cover of the viewport, in points.
  public var safeAreaInsets: ScrollInsets { didSet { adjustInsets() } }
  /// How the safe area enters `adjustedContentInset`.
  public var contentInsetAdjustmentBehavior: InsetAdjustmentBehavior { didSet { adjustInsets() } }
  /// Which axes bounce, and whether the user may scroll at all.
  public var behavior: ScrollBehavior { didSet { adjustInsets() } }
  /// The room above the content that a `Scroller` holds open while it refreshes, in points: zero at
  /// any other time. It is a part of the adjusted inset.
  public internal(set) var refreshInset = 0.0 {
    didSet {
      refreshInset = refreshInset.nonNegative
      adjustInsets()
    }
  }
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
    func lengths(_ axis: ScrollAxis) -> AxisMetrics {
      AxisMetrics(
        viewport: viewportSize.along(axis), contentLength: contentSize.along(axis),
        alignment: contentAlignmentPoint.along(axis))
    }
    x = lengths(.horizontal)
    y = lengths(.vertical)
    offset = contentOffset.isNumeric ? AxisPair(contentOffset) : .zero
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.behavior = behavior
    self.displayScale = displayScale.positiveFactor
    adjustInsets()
  }

  /// The size of the viewport, in points.
  public var viewportSize: CGSize {
    get { CGSize(width: x.viewportLength, height: y.viewportLength) }
    set {
      (x.viewportLength, y.viewportLength) = (
        newValue.along(.horizontal), newValue.along(.vertical)
      )
      adjustInsets()
    }
  }

  /// The size of the content as it is shown, so after zooming, in points.
  public var contentSize: CGSize {
    get { CGSize(width: x.contentLength, height: y.contentLength) }
    set {
      (x.contentLength, y.contentLength) = (newValue.along(.horizontal), newValue.along(.vertical))
      adjustInsets()
    }
  }

  /// The viewport's origin in content coordinates, in points.
  public var contentOffset: CGPoint {
    get { offset.point }
    set { if newValue.isNumeric { offset = AxisPair(newValue) } }
  }

  /// Where content smaller than the viewport rests: (0, 0) at the top left, (0.5, 0.5) centred.
  public var contentAlignmentPoint: CGPoint {
    get { CGPoint(x: x.alignment, y: y.alignment) }
    set {
      guard newValue.isNumeric else { return }
      (x.alignment, y.alignment) = (newValue.along(.horizontal), newValue.along(.vertical))
    }
  }

  /// The insets that count: the content inset with the part of the safe area that
  /// `contentInsetAdjustmentBehavior` adds, and `refreshInset` at the top.
  public var adjustedContentInset: ScrollInsets {
    var insets = ScrollInsets.zero
    insets[.horizontal] = x.insets
    insets[.vertical] = y.insets
    return insets
  }

  /// The lengths along one axis, with adjusted insets.
  public subscript(axis: ScrollAxis) -> AxisMetrics { axis == .horizontal ? x : y }

  /// The lengths along one axis with content of another length, and the insets adjusted to that.
  func lengths(_ axis: ScrollAxis, content: Double) -> AxisMetrics {
    var lengths = self[axis]
    lengths.contentLength = content
    lengths.insets = adjustedInsets(axis, of: lengths)
    if axis == .vertical { lengths.insets.leading += refreshInset }
    return lengths
  }

  private mutating func adjustInsets() {
    x.insets = adjustedInsets(.horizontal, of: x)
    y.insets = adjustedInsets(.vertical, of: y)
    y.insets.leading += refreshInset
  }

  private func adjustedInsets(_ axis: ScrollAxis, of lengths: AxisMetrics) -> AxisInsets {
    let adds = contentInsetAdjustmentBehavior.addsSafeArea(
      viewport: lengths.viewportLength, content: lengths.contentLength,
      alwaysBounces: behavior.alwaysBounces.contains(axis))
    return adds ? contentInset[axis] + safeAreaInsets[axis] : contentInset[axis]
  }
}
