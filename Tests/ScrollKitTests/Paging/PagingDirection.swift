import ScrollKit

/// The ways pages can lie: a row's logical numbers are checked along each.
enum PagingDirection: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  case vertical
  /// Vertical in a right-to-left layout, which changes nothing.
  case verticalRightToLeft

  var isVertical: Bool { self == .vertical || self == .verticalRightToLeft }
  var axis: ScrollAxis { isVertical ? .vertical : .horizontal }
  var isRightToLeft: Bool { self == .rightToLeft || self == .verticalRightToLeft }

  /// The content offset for a logical one: `content - viewport - x` from right to left.
  func offset(_ logical: Double, content: Double, viewport: Double) -> Double {
    self == .rightToLeft ? content - viewport - logical : logical
  }

  /// The velocity of the content offset for one that is positive towards the last page.
  func velocity(_ logical: Double) -> Double { self == .rightToLeft ? -logical : logical }

  /// Physical insets for logical ones.
  func insets(_ logical: AxisInsets) -> AxisInsets {
    self == .rightToLeft ? logical.mirrored : logical
  }

  /// A length along the axis and one across it, as width and height, or as x and y.
  func pair(_ main: CGFloat, _ cross: CGFloat) -> [CGFloat] {
    isVertical ? [cross, main] : [main, cross]
  }
}
