extension ScrollMetrics {
  /// The least offset the content rests at on both axes: the negated leading insets, or less where
  /// smaller content is aligned.
  public var minimumContentOffset: CGPoint { CGPoint { self[$0].minimumOffset } }

  /// The greatest offset the content rests at on both axes.
  public var maximumContentOffset: CGPoint { CGPoint { self[$0].maximumOffset } }

  /// The offset in range that is nearest to the present one.
  public var clampedContentOffset: CGPoint { clampedContentOffset(contentOffset) }

  /// The offset in range that is nearest to `offset`; NaN counts as the least.
  public func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint { self[$0].clampedOffset(offset.along($0)) }
  }

  /// How far the present offset lies out of range at each edge, in points: zero or positive.
  public var overscroll: ScrollInsets {
    let x = signedOverscroll(along: .horizontal)
    let y = signedOverscroll(along: .vertical)
    return ScrollInsets(
      top: max(-y, 0), left: max(-x, 0), bottom: max(y, 0), right: max(x, 0))
  }

  /// How far the present offset lies out of range along an axis: negative before the start,
  /// positive past the end.
  public func signedOverscroll(along axis: ScrollAxis) -> Double {
    self[axis].overscroll(at: offset[axis])
  }

  /// The part of the content's coordinate space that the viewport covers.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: viewportSize) }

  /// The part of the content's coordinate space that is visible and that no inset covers. Empty
  /// where insets cover everything; negative ones cover nothing, and show no more.
  public var unobscuredRect: CGRect {
    CGRect {
      let clear = self[$0].clearSpan
      return AxisSpan(start: offset[$0] + clear.start, length: clear.length)
    }
  }

  /// The present offset as a share of an axis' range: 0 at the least, 1 at the greatest, below or
  /// above when overscrolled; zero where nothing scrolls.
  public func progress(along axis: ScrollAxis) -> Double {
    self[axis].progress(at: offset[axis])
  }
}
