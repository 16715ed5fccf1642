extension ScrollMetrics {
  /// The offset nearest to the present one at which a rectangle is visible, clear of the insets.
  ///
  /// Nothing moves along an axis where it is visible already. Of a rectangle longer than the
  /// unobscured viewport, the part at its leading end counts (as in UIKit, which cuts the
  /// rectangle to the visible size). An axis that moves ends in range, so a rectangle outside the
  /// content is approached as far as possible. Where insets leave nothing of the viewport, as a keyboard
  /// of 400 points in one of 300, no offset is clear of them, and they do not count: what is in the
  /// viewport stays where it is, anything else comes into it by the least move.
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
      let clear = lengths.clearSpan
      // The greatest and the least offset at which the rectangle is visible.
      let atStart = span.start - clear.start
      let atEnd = min(span.start + span.length, span.start + clear.length) - clear.end
      if offset > atStart { return lengths.clampedOffset(atStart) }
      return offset < atEnd ? lengths.clampedOffset(atEnd) : offset
    }
  }
}

extension AxisMetrics {
  /// The part of the viewport to bring things into, counted from its origin: what no inset covers; all of
  /// it where that is nothing. Negative insets do not lengthen it.
  fileprivate var clearSpan: (start: Double, end: Double, length: Double) {
    let start = max(0, insets.leading)
    let end = viewport - max(0, insets.trailing)
    return start < end ? (start, end, end - start) : (0, viewport, viewport)
  }
}
