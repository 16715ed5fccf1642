/// How a scale gives way beyond the limits while fingers pinch: closed forms of the scale the fingers
/// ask for, and their exact inverses, so that the result does not depend on how often a pinch is
/// reported and a pinch may begin beyond a limit.
///
/// ```swift
/// let limits = ZoomLimits(minimum: 1, maximum: 4)
/// print(OverZoom.uiKit.scale(for: 8, limits: limits))  // 6.0
/// print(OverZoom.uiKit.requestedScale(for: 6, limits: limits))  // 8.0
/// ```
public struct OverZoom: Equatable, Sendable, BitwiseCopyable {
  /// What happens below the least scale.
  public var lower: Curve
  /// What happens above the greatest scale.
  public var upper: Curve

  /// A form of giving way. Each is given for the upper side, where x is the requested scale and L the
  /// limit; the lower side is its mirror image under x -> 1/x, but for `linear`.
  public enum Curve: Equatable, Sendable, BitwiseCopyable {
    /// `L (2 - L / x)`: slope 1 at the limit, at most twice (at least half) of it. Found alike in two
    /// unrelated code bases that say they follow UIScrollView; never measured (certainty D).
    case reciprocal
    /// `L`: no giving way.
    case hard
    /// `L + slope (x - L)`, with a slope in 0...1; below, `L - slope (L - x)`.
    case linear(slope: Double)
    /// `L exp(R (1 - exp(-ln(x / L) / R)))` with `R = ln(ceiling)`: slope 1 at the limit, at most
    /// `ceiling` times (at least `1 / ceiling` of) it. A ceiling of no more than 1 is `hard`.
    case logarithmic(ceiling: Double)
  }

  /// Creates the behavior for both sides.
  public init(lower: Curve, upper: Curve) {
    self.lower = lower
    self.upper = upper
  }

  /// The reciprocal form on both sides: what a UIScrollView with `bouncesZoom` is taken to do.
  public static var uiKit: OverZoom { OverZoom(lower: .reciprocal, upper: .reciprocal) }
  /// The limits hold at all times: a UIScrollView without `bouncesZoom`.
  public static var none: OverZoom { OverZoom(lower: .hard, upper: .hard) }

  /// The scale to show for the scale the fingers ask for; within the limits, that scale. Not a
  /// positive number counts as 1, but zero as the least scale there can be.
  public func scale(for requested: Double, limits: ZoomLimits) -> Double {
    let x = requested == 0 ? .leastZoomScale : requested.zoomScale
    if x > limits.maximum { return upper.scale(x, above: limits.maximum).zoomScale }
    if x >= limits.minimum { return x }
    switch lower {
    case .linear(let slope):
      let slope = slope.unitFraction(or: 0)
      return (limits.minimum - slope * (limits.minimum - x)).zoomScale
    default:
      return (1 / lower.scale(1 / x, above: 1 / limits.minimum)).zoomScale
    }
  }

  /// The scale the fingers ask for where a scale is shown: the inverse of `scale(for:limits:)`. A
  /// shown scale beyond what the form reaches counts as its furthest, and with `hard` as the limit.
  public func requestedScale(for shown: Double, limits: ZoomLimits) -> Double {
    let s = shown.zoomScale
    if s > limits.maximum { return upper.request(s, above: limits.maximum).zoomScale }
    if s >= limits.minimum { return s }
    switch lower {
    case .linear(let slope):
      let slope = slope.unitFraction(or: 0)
      guard slope > 0 else { return limits.minimum }
      return max(limits.minimum - (limits.minimum - s) / slope, .leastZoomScale)
    default:
      return (1 / lower.request(1 / s, above: 1 / limits.minimum)).zoomScale
    }
  }
}

extension OverZoom.Curve {
  /// The scale to show for a request above a limit.
  fileprivate func scale(_ x: Double, above limit: Double) -> Double {
    switch self {
    case .reciprocal:
      return limit * (2 - limit / x)
    case .hard:
      return limit
    case .linear(let slope):
      return limit + slope.unitFraction(or: 0) * (x - limit)
    case .logarithmic(let ceiling):
      guard let room = Self.room(ceiling) else { return limit }
      let excess = Elementary.logarithm(x / limit)
      return limit * Elementary.exponential(room * (1 - Elementary.exponential(-excess / room)))
    }
  }

  /// The request for which a scale above a limit is shown.
  fileprivate func request(_ s: Double, above limit: Double) -> Double {
    switch self {
    case .reciprocal:
      // Twice the limit is never reached; the least share short of it stands for all beyond.
      let share = max(2 - s / limit, Self.leastShare)
      return limit / share
    case .hard:
      return limit
    case .linear(let slope):
      let slope = slope.unitFraction(or: 0)
      return slope > 0 ? limit + (s - limit) / slope : limit
    case .logarithmic(let ceiling):
      guard let room = Self.room(ceiling) else { return limit }
      let share = max(1 - Elementary.logarithm(s / limit) / room, Self.leastShare)
      return limit * Elementary.exponential(-room * Elementary.logarithm(share))
    }
  }

  /// How near to the end of a form a scale may come and still be told apart.
  private static var leastShare: Double { 1e-6 }

  private static func room(_ ceiling: Double) -> Double? {
    ceiling > 1 ? Elementary.logarithm(ceiling.positiveFactor) : nil
  }
}
