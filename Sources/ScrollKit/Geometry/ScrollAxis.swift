/// One of the two directions in which content scrolls.
///
/// Everything that depends on a direction takes the axis as a parameter, so that horizontal and
/// vertical are one code path.
///
/// ```swift
/// let metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 960, height: 0))
/// print(metrics[.horizontal].maximumOffset)  // 640.0
/// print(metrics[.vertical].maximumOffset)  // 0.0
/// ```
public enum ScrollAxis: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other axis.
  public var cross: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// Whether what follows along this axis goes from right to left, where the layout is for a
  /// language that does.
  func isMirrored(_ isRightToLeft: Bool) -> Bool { isRightToLeft && self == .horizontal }
}

extension ScrollAxis {
  /// A set of axes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit 0 is horizontal, bit 1 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; those of no axis are left out.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }

    /// Creates the set that holds one axis.
    public init(_ axis: ScrollAxis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static var horizontal: Set { Set(.horizontal) }
    /// The vertical axis.
    public static var vertical: Set { Set(.vertical) }
    /// Both axes.
    public static var all: Set { [.horizontal, .vertical] }

    /// Whether the set holds an axis.
    public func contains(_ axis: ScrollAxis) -> Bool { contains(Set(axis)) }
  }
}

// Points, sizes and rectangles read along an axis. Internal: the types are not ours.

extension CGPoint {
  /// The point whose coordinates a function gives for each axis.
  init(_ coordinate: (ScrollAxis) -> Double) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }

  init(along axis: ScrollAxis, _ main: Double, cross: Double) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? Double(x) : Double(y) }

  /// Whether both coordinates are numbers. Infinite ones are: they saturate.
  var isNumeric: Bool { !x.isNaN && !y.isNaN }
}

extension CGSize {
  /// The size whose lengths a function gives for each axis.
  init(_ length: (ScrollAxis) -> Double) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  init(along axis: ScrollAxis, _ main: Double, cross: Double) {
    self =
      axis == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? Double(width) : Double(height) }
}

extension CGRect {
  /// Whether all four coordinates are numbers. Infinite ones are: they saturate.
  var isNumeric: Bool { origin.isNumeric && !size.width.isNaN && !size.height.isNaN }
}
