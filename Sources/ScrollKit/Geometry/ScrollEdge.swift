/// An edge of a viewport or of content.
public enum ScrollEdge: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The edge with the least y.
  case top
  /// The edge with the least x.
  case left
  /// The edge with the greatest y.
  case bottom
  /// The edge with the greatest x.
  case right

  /// The axis along which one scrolls towards this edge.
  public var axis: ScrollAxis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether offsets grow towards this edge: true for bottom and right.
  public var isTrailing: Bool { self == .bottom || self == .right }

  /// The edge on the other side.
  public var opposite: ScrollEdge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
