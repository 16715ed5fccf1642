public import ScrollKit

extension ScrollTrace {
  /// A scroll view as a trace describes it: UIScrollView's properties, with the format's defaults.
  ///
  /// ```swift
  /// let view = ScrollTrace.ScrollView(
  ///   viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 40000))
  /// print(view.metrics.maximumContentOffset.y)  // 39148.0
  /// ```
  public struct ScrollView: Equatable, Sendable {
    /// The size of the scroll view's bounds, in points; not negative.
    public var viewport: CGSize
    /// The size of the content at the present zoom scale, in points; not negative.
    public var contentSize: CGSize
    /// The offset before the first touch, in points.
    public var contentOffset = CGPoint.zero
    /// The distances by which content scrolls beyond its edges, in points.
    public var contentInset = ScrollInsets.zero
    /// Device pixels per point; positive.
    public var displayScale = 1.0
    /// The share of the velocity that is left after a millisecond; between 0 and 1.
    public var decelerationRate = 0.998
    /// Whether scrolling stops on multiples of the viewport.
    public var isPagingEnabled = false
    /// Whether a drag that begins along one axis stays on it.
    public var isDirectionalLockEnabled = false
    /// Whether content that fits may be pulled vertically.
    public var alwaysBounceVertical = false
    /// Whether content that fits may be pulled horizontally.
    public var alwaysBounceHorizontal = false
    /// Whether content may be pulled past its edges.
    public var bounces = true
    /// Whether the user may scroll.
    public var isScrollEnabled = true
    /// Whether zooming may exceed its limits while fingers are down.
    public var bouncesZoom = true
    /// The least zoom scale; positive.
    public var minimumZoomScale = 1.0
    /// The greatest zoom scale; positive.
    public var maximumZoomScale = 1.0
    /// The zoom scale before the first touch; positive.
    public var zoomScale = 1.0

    /// Creates a scroll view; the other properties have the format's defaults.
    public init(viewport: CGSize, contentSize: CGSize) {
      self.viewport = viewport
      self.contentSize = contentSize
    }

    /// Creates a scroll view from metrics. Properties that metrics lack have the format's defaults.
    ///
    /// The format has no safe area, so the inset is the adjusted one. It has one flag for bouncing,
    /// which is set if any axis bounces. It has no alignment of smaller content, which is lost.
    public init(_ metrics: ScrollMetrics) {
      self.init(viewport: metrics.viewportSize, contentSize: metrics.contentSize)
      contentOffset = metrics.contentOffset
      contentInset = metrics.adjustedContentInset
      displayScale = metrics.displayScale
      alwaysBounceVertical = metrics.behavior.alwaysBounces.contains(.vertical)
      alwaysBounceHorizontal = metrics.behavior.alwaysBounces.contains(.horizontal)
      bounces = !metrics.behavior.bounces.isEmpty
      isScrollEnabled = metrics.behavior.isScrollEnabled
    }

    /// The scroll view as metrics. The properties that metrics lack are left out.
    public var metrics: ScrollMetrics {
      var alwaysBounces = ScrollAxis.Set()
      if alwaysBounceHorizontal { alwaysBounces.insert(.horizontal) }
      if alwaysBounceVertical { alwaysBounces.insert(.vertical) }
      return ScrollMetrics(
        viewportSize: viewport,
        contentSize: contentSize,
        contentInset: contentInset,
        behavior: ScrollBehavior(
          bounces: bounces ? .all : [], alwaysBounces: alwaysBounces,
          isScrollEnabled: isScrollEnabled),
        displayScale: displayScale,
        contentOffset: contentOffset)
    }
  }
}
