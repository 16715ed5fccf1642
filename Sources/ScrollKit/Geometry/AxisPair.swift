/// Two numbers, one for each axis.
struct AxisPair: Equatable, Sendable, BitwiseCopyable {
  var x: Double
  var y: Double

  static var zero: AxisPair { AxisPair(x: 0, y: 0) }

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The coordinates of a point, finite; NaN counts as zero.
  init(_ point: CGPoint) {
    self = AxisPair(x: Double(point.x), y: Double(point.y)).finite
  }

  init(_ value: (ScrollAxis) -> Double) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }

  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The same number along both axes.
  init(both value: Double) { self.init(x: value, y: value) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var size: CGSize { CGSize(width: x, height: y) }

  /// The length of the vector, finite; far out, the diagonal is longer than any length there is.
  var length: Double { (x * x + y * y).squareRoot().finite(or: 0) }

  static func + (a: AxisPair, b: AxisPair) -> AxisPair { AxisPair(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: AxisPair, b: AxisPair) -> AxisPair { AxisPair(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: AxisPair, factor: Double) -> AxisPair {
    AxisPair(x: a.x * factor, y: a.y * factor)
  }
  /// Products and quotients along each axis.
  static func * (a: AxisPair, b: AxisPair) -> AxisPair { AxisPair(x: a.x * b.x, y: a.y * b.y) }
  static func / (a: AxisPair, b: AxisPair) -> AxisPair { AxisPair(x: a.x / b.x, y: a.y / b.y) }

  /// Both numbers through the gate, as they come out of a calculation; NaN becomes zero.
  var finite: AxisPair { AxisPair(x: x.finite(or: 0), y: y.finite(or: 0)) }
}
