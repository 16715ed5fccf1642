/// Content smaller than the viewport, put into its middle (or aligned otherwise) in each of the
/// ways apps do it. All of them draw the content at the same place.
///
/// ```swift
/// let metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 240))
/// let centering = ContentCentering(metrics)
/// print(centering.contentInset.top, centering.frameOrigin.y)  // 120.0 120.0
/// print(centering.viewCenter.y)  // 240.0
/// print(centering.alignedOffset.y)  // -120.0
/// ```
///
/// On each axis, `padding = max(0, viewport - insets - content)`. `alignment` says what share of
/// the padding lies before the content. Insets include the safe area where it counts, and are not
/// scaled. As the content grows to the viewport's length the padding shrinks to zero, so nothing
/// jumps at that length.
public struct ContentCentering: Equatable, Sendable, BitwiseCopyable {
  private let metrics: ScrollMetrics
  private let alignment: AxisPair

  /// Works out the padding of a scroll view.
  ///
  /// - Parameters:
  ///   - metrics: The scroll view, with the scaled content size.
  ///   - alignment: Where content rests, each coordinate in 0...1: (0.5, 0.5) in the middle. NaN
  ///     counts as the middle.
  public init(_ metrics: ScrollMetrics, alignment: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.metrics = metrics
    self.alignment = AxisPair { alignment.along($0).unitFraction(or: 0.5) }
  }

  /// The padding before and after the content along an axis, in points.
  public func padding(along axis: ScrollAxis) -> AxisInsets {
    let slack = metrics[axis].slack
    let before = alignment[axis] * slack
    return AxisInsets(leading: before, trailing: slack - before)
  }

  /// The first form: the content inset to set, with the padding on top of the present one. The
  /// content then rests at minus the leading inset.
  public var contentInset: ScrollInsets {
    var insets = metrics.contentInset
    for axis in ScrollAxis.allCases { insets[axis] = insets[axis] + padding(along: axis) }
    return insets
  }

  /// The second form: the centre of the zoomed view in the content's coordinates.
  public var viewCenter: CGPoint {
    CGPoint { metrics[$0].contentLength / 2 + padding(along: $0).leading }
  }

  /// The third form: the origin of the zoomed view's frame in the content's coordinates.
  public var frameOrigin: CGPoint { CGPoint { padding(along: $0).leading } }

  /// The fourth form: the least content offset, with the content at the origin: what
  /// `contentAlignmentPoint` does.
  public var alignedOffset: CGPoint { (.zero - AxisPair(drawnOrigin)).point }

  /// Where in the viewport the content's origin is drawn at rest, in every form.
  public var drawnOrigin: CGPoint {
    CGPoint { metrics[$0].insets.leading + padding(along: $0).leading }
  }
}
