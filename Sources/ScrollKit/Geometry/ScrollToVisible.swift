extension ScrollMetrics {
  /// The offset nearest to the present one at which a rectangle is visible, clear of the insets.
  ///
  /// Nothing moves along an axis where it is visible already. Of a rectangle longer than the
  /// unobscured viewport, the part at its leading end counts (as in UIKit, which cuts the
  /// rectangle to the visible size). An axis that moves ends in range, so a rectangle outside the
  /// content is approached as far as possible.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points; one with a coordinate that is
  ///   not a number is refused and gives the present offset.
  /// - Returns: The offset to scroll to. Equal to `contentOffset` where nothing needs to move.
  public func contentOffset(showing rect: CGRect) -> CGPoint {
    guard rect.isNumeric else { return contentOffset }
    return mapAxes { axis in
      let lengths = self[axis]
      let offset = contentOffset.along(axis)
      let span = rect.span(along: axis)
      let window = lengths.unobscuredViewport
      // The greatest and the least offset at which the rectangle is visible.
      let atStart = span.start - lengths.insets.leading
      let atEnd = span.start + min(span.length, window) - window - lengths.insets.leading
      if offset > atStart { return lengths.clampedOffset(atStart) }
      return offset < atEnd ? lengths.clampedOffset(atEnd) : offset
    }
  }
}
