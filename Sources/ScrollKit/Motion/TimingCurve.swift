/// How far an animation has got at a share of its time.
///
/// ```swift
/// print(TimingCurve.easeInOut.progress(at: 0.5))  // 0.5
/// print(TimingCurve.easeIn.progress(at: 0.5))  // about 0.315
/// ```
public enum TimingCurve: Equatable, Sendable, BitwiseCopyable {
  /// Evenly.
  case linear
  /// Along a Bezier curve from (0, 0) to (1, 1) with two control points, as CAMediaTimingFunction and
  /// CSS have it. Their x is held within 0...1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// As a spring that starts at rest, with a bounce in -1...1, and takes the animation's time to come
  /// within a thousandth of its end.
  case spring(bounce: Double)

  /// Starts slowly.
  public static var easeIn: TimingCurve { .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Ends slowly.
  public static var easeOut: TimingCurve { .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Starts and ends slowly.
  public static var easeInOut: TimingCurve { .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
  /// CSS's `ease` and Core Animation's default.
  public static var ease: TimingCurve { .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }

  /// The progress at a share of the time: 0 at 0, 1 at 1, held outside. Not a number counts as zero. A
  /// Bezier curve is solved to 1e-9.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let s = Self.parameter(x1, x2, at: time)
      return Self.bezier(y1.finite(or: 0), y2.finite(or: 1), s).finite(or: time)
    case .spring(let bounce):
      let spring = Self.unitSpring(bounce: bounce)
      return 1 + spring.motion.position(at: time * spring.duration)
    }
  }

  /// The slope of the progress: per share of the time. Zero outside 0...1.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    switch self {
    case .linear: return 1
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let s = Self.parameter(x1, x2, at: time)
      let dx = Self.bezierSlope(x1.unitFraction(or: 0), x2.unitFraction(or: 1), s)
      let dy = Self.bezierSlope(y1.finite(or: 0), y2.finite(or: 1), s)
      return dx > 0 ? (dy / dx).finite(or: 0) : 0
    case .spring(let bounce):
      let spring = Self.unitSpring(bounce: bounce)
      return spring.motion.velocity(at: time * spring.duration) * spring.duration
    }
  }

  /// A spring from -1 to 0 and the time it takes to come within a thousandth.
  private static func unitSpring(bounce: Double) -> (motion: SpringMotion, duration: Double) {
    // A bounce of 1 never ends.
    let bounce = min(bounce.finite(or: 0), 0.99)
    let motion = SpringMotion(Spring(duration: 1, bounce: bounce), position: -1, velocity: 0)
    return (motion, motion.lastTime(beyond: 1e-3))
  }

  /// A coordinate of the curve for its control values.
  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func bezierSlope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }

  /// The curve's parameter at an x: Newton's method, held between bounds that close in.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    let (x1, x2) = (x1.unitFraction(or: 0), x2.unitFraction(or: 1))
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = bezier(x1, x2, s) - x
      if error.magnitude < 1e-12 { break }
      if error > 0 { high = s } else { low = s }
      let slope = bezierSlope(x1, x2, s)
      let next = slope > 0 ? s - error / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
