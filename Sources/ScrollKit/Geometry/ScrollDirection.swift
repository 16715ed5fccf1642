/// The direction in which the viewport travels over the content.
///
/// Scrolling down shows what lies further down: the offset grows and the content moves up on
/// screen, as the finger does.
public enum ScrollDirection: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The offset stays.
  case none
  /// The vertical offset shrinks.
  case up
  /// The vertical offset grows.
  case down
  /// The horizontal offset shrinks.
  case left
  /// The horizontal offset grows.
  case right

  /// The direction of a movement along one axis.
  ///
  /// - Parameters:
  ///   - distance: How far the offset moved, in points; NaN counts as zero.
  ///   - axis: The axis of the movement.
  public init(distance: Double, along axis: ScrollAxis) {
    if distance > 0 {
      self = axis == .horizontal ? .right : .down
    } else if distance < 0 {
      self = axis == .horizontal ? .left : .up
    } else {
      self = .none
    }
  }

  /// The direction of the movement from one content offset to another.
  ///
  /// Of a diagonal movement, the longer component counts, and the vertical one where they are
  /// equal. A point with a coordinate that is NaN counts as no movement.
  public init(from start: CGPoint, to end: CGPoint) {
    guard start.isNumeric, end.isNumeric else {
      self = .none
      return
    }
    let dx = Double(end.x).finite(or: 0) - Double(start.x).finite(or: 0)
    let dy = Double(end.y).finite(or: 0) - Double(start.y).finite(or: 0)
    let axis: ScrollAxis = dx.magnitude > dy.magnitude ? .horizontal : .vertical
    self.init(distance: axis == .horizontal ? dx : dy, along: axis)
  }

  /// The axis of the movement; `nil` for none.
  public var axis: ScrollAxis? {
    switch self {
    case .none: nil
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }
}
