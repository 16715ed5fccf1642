extension ScrollMetrics {
  /// The offset nearest to the present one at which a rectangle is visible, clear of the insets.
  ///
  /// Nothing moves along an axis where it is visible already. Of a rectangle longer than the
  /// unobscured viewport, the part at its leading end counts (as in UIKit, which cuts the rectangle
  /// to the visible size). An axis that moves ends in range, so a rectangle outside the content is
  /// approached as far as possible. Where insets cover the whole viewport, as a keyboard of 400
  /// points covers one of 300, they do not count, and the rectangle comes into the viewport by the
  /// least move.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points; one with a coordinate that is
  ///   NaN is refused and gives the present offset.
  /// - Returns: The offset to scroll to. Equal to `contentOffset` where nothing needs to move.
  public func contentOffset(showing rect: CGRect) -> CGPoint {
    guard rect.isNumeric else { return contentOffset }
    return CGPoint { axis in
      let lengths = self[axis]
      var clear = lengths.clearSpan
      if clear.length == 0 { clear = AxisSpan(start: 0, length: lengths.viewportLength) }
      let shown = rect.span(along: axis).offset(showingIn: clear, from: offset[axis])
      return shown == offset[axis] ? shown : lengths.clampedOffset(shown)
    }
  }
}
