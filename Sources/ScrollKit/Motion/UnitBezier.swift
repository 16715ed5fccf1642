/// A cubic Bezier curve from (0, 0) to (1, 1), as a function of x.
///
/// The x of the control points are held within 0...1, so that each x has one y. NaN counts
/// as the coordinate of the nearer end.
struct UnitBezier: Equatable, Sendable, BitwiseCopyable {
  private let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.unitFraction(or: 0)
    self.y1 = y1.finite(or: 0)
    self.x2 = x2.unitFraction(or: 1)
    self.y2 = y2.finite(or: 1)
  }

  /// The same curve from the other end: near (1, 1) its parameter is small and has more digits.
  private var reversed: UnitBezier {
    UnitBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
  }

  /// The y at an x in 0...1.
  func y(at x: Double) -> Double {
    guard x <= 0.5 else { return 1 - reversed.y(at: 1 - x) }
    return Self.coordinate(y1, y2, parameter(at: x))
  }

  /// The slope at an x in 0...1; zero where the curve is vertical.
  func slope(atFraction x: Double) -> Double {
    guard x <= 0.5 else { return reversed.slope(atFraction: 1 - x) }
    let s = parameter(at: x)
    let (dx, dy) = (Self.derivative(x1, x2, s), Self.derivative(y1, y2, s))
    if dx > 0 { return dy / dx }
    // If a control point lies on its end, the curve there points to the other control point.
    guard s == 0, dy == 0 else { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  private static func coordinate(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }

  /// The curve's parameter at an x: Newton's method between bounds that close in, until it no
  /// longer moves. (It does not stop at a small error in x, which may be a large one in y.)
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for step in 0..<80 {
      let error = Self.coordinate(x1, x2, s) - x
      if error == 0 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.derivative(x1, x2, s)
      let isInside = step < 16 && next > low && next < high
      let last = s
      s = isInside ? next : (low + high) / 2
      if s == last { break }
    }
    return s
  }
}
