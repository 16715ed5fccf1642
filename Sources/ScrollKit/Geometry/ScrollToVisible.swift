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
    contentOffset(showing: rect, horizontal: .nearest, vertical: .nearest)
  }

  /// The offset at which a rectangle is shown clear of the insets, with an alignment of its own
  /// along each axis.
  ///
  /// An axis that moves ends in range. Where insets cover the whole viewport, they do not count.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in content coordinates, in points; one with a coordinate that is NaN is
  ///     refused and gives the present offset.
  ///   - horizontal: Where it is put along x.
  ///   - vertical: Where it is put along y.
  ///   - margin: By how much more is to be shown around it, in points: CSS scroll margin.
  ///   - covering: What lies over the content within the insets, in points: CSS scroll padding.
  ///   - isRightToLeft: Whether leading means right.
  /// - Returns: The offset to scroll to. Equal to `contentOffset` where nothing needs to move.
  public func contentOffset(
    showing rect: CGRect, horizontal: ScrollAlignment, vertical: ScrollAlignment,
    margin: ScrollInsets = .zero, covering: ScrollInsets = .zero, isRightToLeft: Bool = false
  ) -> CGPoint {
    guard rect.isNumeric else { return contentOffset }
    return CGPoint { axis in
      let lengths = self[axis]
      let cover = covering[axis]
      var clear = lengths.clearSpan
      clear.start += cover.leading.nonNegative
      clear.length -= cover.leading.nonNegative + cover.trailing.nonNegative
      if clear.length <= 0 { clear = AxisSpan(start: 0, length: lengths.viewportLength) }
      let alignment = axis == .horizontal ? horizontal : vertical
      let shown = (axis.isMirrored(isRightToLeft) ? alignment.mirrored : alignment).offset(
        of: rect.span(along: axis), margin: margin[axis], in: clear, from: offset[axis])
      return shown == offset[axis] ? shown : lengths.clampedOffset(shown)
    }
  }
}

extension ScrollAlignment {
  /// The same alignment counted from the other end.
  fileprivate var mirrored: ScrollAlignment {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .fraction(let share): .fraction(1 - share.unitFraction(or: 0))
    default: self
    }
  }
}
