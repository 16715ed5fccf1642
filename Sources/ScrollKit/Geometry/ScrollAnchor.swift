/// What stays where it is when the viewport, the content or the insets of a scroll view change.
///
/// ```swift
/// let portrait = ScrollMetrics(
///   viewportSize: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 4000),
///   contentOffset: CGPoint(x: 0, y: 1000))
/// var landscape = portrait
/// landscape.viewportSize = CGSize(width: 852, height: 393)
/// landscape.contentOffset = landscape.contentOffset(keeping: .center, from: portrait)
/// print(landscape.contentOffset.y)  // 1229.0
/// ```
///
/// Results are in range. Changing the sizes back gives the first offset again, to a rounding error,
/// if neither offset had to be clamped. `progress` needs content that scrolls before and after.
/// `edge` does not come back from an edge that only the new offset is at.
public enum ScrollAnchor: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The offset itself.
  case offset
  /// The point of the content in the centre of the unobscured viewport. The centres before and
  /// after the change are rounded to whole device pixels, so that an offset on the pixel grid stays
  /// on it and comes back exactly.
  case center
  /// The point of the content at the leading edge of the unobscured viewport.
  case leadingEdge
  /// The share of the range that has been scrolled.
  case progress
  /// The distance to the greatest offset: at the end it stays at the end, and content put in
  /// before the viewport moves nothing.
  case end
  /// The edge the content was at, to half a device pixel: the least offset stays the least and the
  /// greatest the greatest. Between them, as `leadingEdge`; where the content fits, the least wins.
  case edge
}

extension ScrollMetrics {
  /// The offset that keeps something where it was under older metrics.
  ///
  /// - Parameters:
  ///   - place: What is kept.
  ///   - old: The metrics before the change, with their content offset.
  /// - Returns: An offset in the range of these metrics, in points.
  public func contentOffset(keeping place: ScrollAnchor, from old: ScrollMetrics) -> CGPoint {
    CGPoint { axis in
      let (before, now) = (old[axis], self[axis])
      let offset = old.offset[axis]
      switch place {
      case .offset:
        return now.clampedOffset(offset)
      case .center:
        let shift =
          pixelGrid.nearest(before.unobscuredCenter)
          - pixelGrid.nearest(now.unobscuredCenter)
        return now.clampedOffset(offset + shift)
      case .leadingEdge:
        return now.clampedOffset(offset + before.insets.leading - now.insets.leading)
      case .progress:
        return now.clampedOffset(now.offset(atProgress: before.progress(at: offset)))
      case .end:
        return now.clampedOffset(now.maximumOffset - (before.maximumOffset - offset))
      case .edge:
        let tolerance = old.pixelGrid.echoDistance(of: offset)
        if offset <= before.minimumOffset + tolerance { return now.minimumOffset }
        if offset >= before.maximumOffset - tolerance { return now.maximumOffset }
        return now.clampedOffset(offset + before.insets.leading - now.insets.leading)
      }
    }
  }
}
