/// How a scale gives way beyond the limits while fingers pinch. Each form gives the shown scale
/// from the scale the fingers ask for, and has an exact inverse. So the result does not depend on
/// how often a pinch is reported, and a pinch may begin beyond a limit.
///
/// ```swift
/// let limits = ZoomLimits(minimum: 1, maximum: 4)
/// print(OverZoom.uiKit.scale(for: 8, limits: limits))  // 6.0
/// print(OverZoom.uiKit.requestedScale(for: 6, limits: limits))  // 8.0
/// ```
public struct OverZoom: Equatable, Sendable, BitwiseCopyable {
  /// What happens below the least scale.
  public var lower: Curve { didSet { lower = lower.gated } }
  /// What happens above the greatest scale.
  public var upper: Curve { didSet { upper = upper.gated } }

  /// A form of giving way. Formulas are for the upper side, with the requested scale x and the
  /// limit L. The lower side is the mirror image under x -> 1/x, except for `linear`.
  public enum Curve: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// `L (2 - L / x)`: slope 1 at the limit, and never more than 2 L; on the lower side never less
    /// than L / 2. Found alike in two unrelated code bases that say they follow UIScrollView; never
    /// measured (certainty D).
    case reciprocal
    /// `L`: no giving way.
    case hard
    /// `L + slope (x - L)`, with a slope held in 0...1, where NaN counts as 0; below,
    /// `L - slope (L - x)`.
    case linear(slope: Double)
    /// `L exp(R (1 - exp(-ln(x / L) / R)))` with `R = ln(ceiling)`: slope 1 at the limit, and never
    /// more than `ceiling * L`; on the lower side never less than `L / ceiling`. A ceiling of no
    /// more than 1, or NaN, is `hard`.
    case logarithmic(ceiling: Double)

    var counted: SIMD8<Double> {
      switch self {
      case .reciprocal: Self.counted(0)
      case .hard: Self.counted(1)
      case .linear(let slope): Self.counted(2, slope.unitFraction(or: 0))
      case .logarithmic(let ceiling): Self.counted(3, max(1, ceiling.positiveFactor))
      }
    }
  }

  /// Creates the behavior for both sides.
  public init(lower: Curve, upper: Curve) {
    self.lower = lower.gated
    self.upper = upper.gated
  }

  /// The reciprocal form on both sides: what a UIScrollView with `bouncesZoom` is taken to do.
  public static var uiKit: OverZoom { OverZoom(lower: .reciprocal, upper: .reciprocal) }
  /// The limits hold at all times: a UIScrollView without `bouncesZoom`.
  public static var none: OverZoom { OverZoom(lower: .hard, upper: .hard) }

  /// The scale to show for the scale the fingers ask for; within the limits, that scale. Not a
  /// positive number counts as 1, but zero as the least scale there can be.
  public func scale(for requested: Double, limits: ZoomLimits) -> Double {
    let x = requested == 0 ? .leastZoomScale : requested.zoomScale
    let (low, high) = (limits.minimum, limits.maximum)
    if x > high { return (high * upper.shown(x / high)).zoomScale }
    if x >= low { return x }
    if case .linear(let slope) = lower {
      return (low - slope * (low - x)).zoomScale
    }
    return (low / lower.shown(low / x)).zoomScale
  }

  /// The scale the fingers ask for where a scale is shown: the inverse of `scale(for:limits:)`. A
  /// shown scale beyond what the form reaches counts as its furthest, and with `hard` as the limit.
  public func requestedScale(for shown: Double, limits: ZoomLimits) -> Double {
    let s = shown.zoomScale
    let (low, high) = (limits.minimum, limits.maximum)
    if s > high { return (high * upper.requested(s / high)).zoomScale }
    if s >= low { return s }
    if case .linear(let slope) = lower {
      return slope > 0 ? max(low - (low - s) / slope, .leastZoomScale) : low
    }
    return (low / lower.requested(low / s)).zoomScale
  }
}

extension OverZoom.Curve {
  /// The same form with the numbers that count.
  fileprivate var gated: OverZoom.Curve {
    switch self {
    case .reciprocal, .hard: return self
    case .linear(let slope): return .linear(slope: slope.unitFraction(or: 0))
    case .logarithmic(let ceiling): return .logarithmic(ceiling: max(ceiling.positiveFactor, 1))
    }
  }

  /// The factor shown for a factor beyond a limit, which is more than 1.
  fileprivate func shown(_ x: Double) -> Double {
    switch self {
    case .reciprocal:
      return 2 - 1 / x
    case .hard:
      return 1
    case .linear(let slope):
      return 1 + slope * (x - 1)
    case .logarithmic(let ceiling):
      guard let room = Self.room(ceiling) else { return 1 }
      let excess = Elementary.logarithm(x)
      return Elementary.exponential(room * (1 - Elementary.exponential(-excess / room)))
    }
  }

  /// The factor beyond a limit for which another is shown.
  fileprivate func requested(_ s: Double) -> Double {
    switch self {
    case .reciprocal:
      // Twice the limit is never reached; the least share short of it stands for all beyond.
      return 1 / max(2 - s, Self.leastShare)
    case .hard:
      return 1
    case .linear(let slope):
      return slope > 0 ? 1 + (s - 1) / slope : 1
    case .logarithmic(let ceiling):
      guard let room = Self.room(ceiling) else { return 1 }
      let share = max(1 - Elementary.logarithm(s) / room, Self.leastShare)
      return Elementary.exponential(-room * Elementary.logarithm(share))
    }
  }

  /// How near a shown scale may come to the end of a form, as a share. Nearer, the inverse would be
  /// infinite.
  private static var leastShare: Double { 1e-6 }

  private static func room(_ ceiling: Double) -> Double? {
    ceiling > 1 ? Elementary.logarithm(ceiling) : nil
  }
}
