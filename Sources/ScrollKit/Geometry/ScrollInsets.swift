/// Distances from the four edges of a rectangle, in points. Positive insets widen the range of
/// offsets of a scroll view; negative ones narrow it.
public struct ScrollInsets: Equatable, Sendable, BitwiseCopyable {
  /// The distance from the top edge. NaN counts as zero.
  public var top: Double { didSet { top = top.finite(or: 0) } }
  /// The distance from the left edge. NaN counts as zero.
  public var left: Double { didSet { left = left.finite(or: 0) } }
  /// The distance from the bottom edge. NaN counts as zero.
  public var bottom: Double { didSet { bottom = bottom.finite(or: 0) } }
  /// The distance from the right edge. NaN counts as zero.
  public var right: Double { didSet { right = right.finite(or: 0) } }

  /// No insets.
  public static var zero: ScrollInsets { ScrollInsets() }

  /// Creates insets in UIKit's order: top, left, bottom, right.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top.finite(or: 0)
    self.left = left.finite(or: 0)
    self.bottom = bottom.finite(or: 0)
    self.right = right.finite(or: 0)
  }

  /// The two insets along an axis.
  public subscript(axis: ScrollAxis) -> AxisInsets {
    get {
      axis == .horizontal
        ? AxisInsets(leading: left, trailing: right) : AxisInsets(leading: top, trailing: bottom)
    }
    set {
      if axis == .horizontal {
        (left, right) = (newValue.leading, newValue.trailing)
      } else {
        (top, bottom) = (newValue.leading, newValue.trailing)
      }
    }
  }

  /// The inset at one edge.
  public subscript(edge: ScrollEdge) -> Double {
    edge.isTrailing ? self[edge.axis].trailing : self[edge.axis].leading
  }
}

/// The two insets along one axis, in points.
public struct AxisInsets: Equatable, Sendable, BitwiseCopyable {
  /// The inset where offsets begin: left or top. NaN counts as zero.
  public var leading: Double { didSet { leading = leading.finite(or: 0) } }
  /// The inset where offsets end: right or bottom. NaN counts as zero.
  public var trailing: Double { didSet { trailing = trailing.finite(or: 0) } }

  /// No insets.
  public static var zero: AxisInsets { AxisInsets() }

  /// Creates insets at both ends.
  public init(leading: Double = 0, trailing: Double = 0) {
    self.leading = leading.finite(or: 0)
    self.trailing = trailing.finite(or: 0)
  }

  /// The same insets seen from the other end.
  public var mirrored: AxisInsets { AxisInsets(leading: trailing, trailing: leading) }

  /// Each inset with its counterpart added.
  static func + (a: AxisInsets, b: AxisInsets) -> AxisInsets {
    AxisInsets(leading: a.leading + b.leading, trailing: a.trailing + b.trailing)
  }
}
