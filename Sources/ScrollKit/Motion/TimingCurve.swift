/// How far an animation has got at a share of its time.
///
/// ```swift
/// print(TimingCurve.easeInOut.progress(atFraction: 0.5))  // 0.5
/// print(TimingCurve.easeIn.progress(atFraction: 0.5))  // about 0.315
/// ```
public enum TimingCurve: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// Evenly.
  case linear
  /// Along a Bezier curve from (0, 0) to (1, 1) with two control points, as CAMediaTimingFunction
  /// and CSS have it. Their x is held within 0...1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// As a spring that starts at rest and comes within a thousandth of its end in the animation's
  /// time. The bounce is held within -0.99...0.99.
  case spring(bounce: Double)

  var counted: SIMD8<Double> {
    switch self {
    case .linear: Self.counted(0)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      Self.counted(
        1, x1.unitFraction(or: 0), y1.finite(or: 0), x2.unitFraction(or: 1), y2.finite(or: 1))
    case .spring(let bounce):
      Self.counted(2, Self.counted(bounce: bounce))
    }
  }

  /// A bounce as it counts.
  static func counted(bounce: Double) -> Double {
    min(max(bounce.finite(or: 0), bounces.lowerBound), bounces.upperBound)
  }

  /// The allowed bounces: with 1 the spring would never end, with -1 never start.
  static var bounces: ClosedRange<Double> { -0.99...0.99 }

  /// Starts slowly.
  public static var easeIn: TimingCurve { .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Ends slowly.
  public static var easeOut: TimingCurve { .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Starts and ends slowly.
  public static var easeInOut: TimingCurve { .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
  /// CSS's `ease` and Core Animation's default.
  public static var ease: TimingCurve { .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }

  /// The progress at a share of the time: 0 at 0, 1 at 1, held outside. NaN counts as
  /// zero. A Bezier curve is solved to 1e-9, except near a vertical tangent in its middle (only
  /// with x of 1 and 0 in the control points): there, as exactly as the digits of the time allow.
  public func progress(atFraction time: Double) -> Double {
    Self.progress(outside: time) ?? PreparedCurve(self).progress(atFraction: time)
  }

  /// The slope of the progress, per share of the time. Zero outside 0...1, and where the curve is
  /// vertical.
  public func slope(atFraction time: Double) -> Double {
    time >= 0 && time <= 1 ? PreparedCurve(self).slope(atFraction: time) : 0
  }

  /// The progress of any curve before, at and after its ends; `nil` between them.
  static func progress(outside time: Double) -> Double? {
    guard time > 0 else { return 0 }
    return time < 1 ? nil : 1
  }
}
