/// Whether and where the user may scroll: UIScrollView's flags as a value.
///
/// ```swift
/// var metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 200))
/// print(metrics.isDraggable(along: .vertical))  // false
/// metrics.behavior.alwaysBounces = .vertical
/// print(metrics.isDraggable(along: .vertical))  // true
/// ```
public struct ScrollBehavior: Equatable, Sendable, BitwiseCopyable {
  /// The axes on which content may be pulled past its edges and springs back.
  public var bounces: ScrollAxis.Set
  /// The axes on which it may be pulled even if it fits; these need to be in `bounces` too.
  public var alwaysBounces: ScrollAxis.Set
  /// Whether the user may scroll. Programmatic scrolling works all the same.
  public var isScrollEnabled: Bool
  /// Whether touches reach the scroll view at all.
  public var isUserInteractionEnabled: Bool

  /// Creates flags; the defaults are UIKit's.
  public init(
    bounces: ScrollAxis.Set = .all,
    alwaysBounces: ScrollAxis.Set = [],
    isScrollEnabled: Bool = true,
    isUserInteractionEnabled: Bool = true
  ) {
    self.bounces = bounces
    self.alwaysBounces = alwaysBounces
    self.isScrollEnabled = isScrollEnabled
    self.isUserInteractionEnabled = isUserInteractionEnabled
  }

  /// Reasons why content does not move along an axis.
  public struct Obstacles: OptionSet, Sendable, BitwiseCopyable {
    /// One bit a reason.
    public var rawValue: UInt8

    /// Creates a set of reasons from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The content has no length along this axis: usually a content size that was never set.
    public static var noContentSize: Obstacles { Obstacles(rawValue: 1) }
    /// The content, with its insets, is not longer than the viewport.
    public static var contentFits: Obstacles { Obstacles(rawValue: 2) }
    /// `isScrollEnabled` is false.
    public static var scrollingDisabled: Obstacles { Obstacles(rawValue: 4) }
    /// `isUserInteractionEnabled` is false.
    public static var interactionDisabled: Obstacles { Obstacles(rawValue: 8) }
  }
}

extension ScrollBehavior {
  /// Whether a finger or a wheel may move the content at all.
  var letsScroll: Bool { isScrollEnabled && isUserInteractionEnabled }
}

extension ScrollMetrics {
  /// Whether there is more than one offset to rest at along an axis, so that a program can scroll.
  public func isScrollable(along axis: ScrollAxis) -> Bool { self[axis].isScrollable }

  /// Whether a finger can move the content along an axis: it scrolls there, may always be pulled,
  /// or lies out of range and can be taken back, and neither scrolling nor interaction is disabled.
  public func isDraggable(along axis: ScrollAxis) -> Bool { dragObstacles(along: axis).isEmpty }

  /// Every reason why the content is not scrollable along an axis; empty if it is.
  public func scrollObstacles(along axis: ScrollAxis) -> ScrollBehavior.Obstacles {
    let lengths = self[axis]
    if lengths.isScrollable { return [] }
    return lengths.contentLength == 0 ? [.noContentSize, .contentFits] : .contentFits
  }

  /// Every reason why a finger does not move the content along an axis; empty if it does.
  public func dragObstacles(along axis: ScrollAxis) -> ScrollBehavior.Obstacles {
    let pullable = behavior.bounces.contains(axis) && behavior.alwaysBounces.contains(axis)
    // An offset that only rounding to pixels took out of range is not pulled.
    let isPulled = !pixelGrid.isEcho(signedOverscroll(along: axis), of: 0)
    var obstacles = pullable || isPulled ? [] : scrollObstacles(along: axis)
    if !behavior.isScrollEnabled { obstacles.insert(.scrollingDisabled) }
    if !behavior.isUserInteractionEnabled { obstacles.insert(.interactionDisabled) }
    return obstacles
  }
}
