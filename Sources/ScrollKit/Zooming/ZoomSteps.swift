/// A ladder of scales that taps or buttons climb.
///
/// ```swift
/// let steps = ZoomSteps([1, 1.75, 3])
/// print(steps.next(after: 1), steps.next(after: 2.95))  // 1.75 1.0
/// print(steps.previous(before: 1.75))  // 1.0
/// ```
public struct ZoomSteps: Equatable, Sendable {
  /// The scales, ascending.
  public let scales: SnapPoints
  /// How near a scale must be to a step to stand on it: a share in 0...1 of the step, or of the
  /// distance to the next one on that side where that is less.
  public let tolerance: Double

  /// How near to a step the scale that a tap finds may be and still count as on it: the figure of
  /// other viewers is 0.05 to 0.1 at steps one apart.
  public static var defaultTolerance: Double { 0.1 }

  /// The greatest number of scales that are looked at; more are left aside.
  public static var maximumCount: Int { 1000 }

  /// Creates a ladder from scales in any order; those that are not positive numbers are left out.
  /// Without any, there is the single step 1. A tolerance that is NaN counts as zero.
  public init(_ scales: some Sequence<Double>, tolerance: Double = ZoomSteps.defaultTolerance) {
    let steps = scales.firstElements(Self.maximumCount).filter { $0 > 0 }
    self.scales = SnapPoints(ratios: steps.isEmpty ? [1] : steps)
    self.tolerance = tolerance.unitFraction(or: 0)
  }

  /// The ladder of the least and the greatest scale: a toggle.
  public static func toggle(
    _ limits: ZoomLimits, tolerance: Double = ZoomSteps.defaultTolerance
  ) -> ZoomSteps {
    ZoomSteps([limits.minimum, limits.maximum], tolerance: tolerance)
  }

  /// The step after the one a scale stands on, or else the first above it; after the last, the
  /// first. NaN counts as 1. O(log n).
  public func next(after scale: Double) -> Double {
    let (above, standing) = place(of: scale)
    let next = standing.map { $0 + 1 } ?? above
    return next < scales.offsets.count ? scales.offsets[next] : scales.offsets[0]
  }

  /// The step before the one a scale stands on, or else the last below it; before the first, the
  /// last. NaN counts as 1. O(log n).
  public func previous(before scale: Double) -> Double {
    let (above, standing) = place(of: scale)
    let next = standing ?? above
    return scales.offsets[(next > 0 ? next : scales.offsets.count) - 1]
  }

  /// The first step that is not below a scale, and the one on which it stands: of two the nearer,
  /// of two alike the upper one.
  private func place(of scale: Double) -> (above: Int, standing: Int?) {
    let steps = scales.offsets
    let scale = scale.finite(or: 1)
    let above = steps.indices.partitionPoint { steps[$0] >= scale }
    let low = above > 0 ? steps[above - 1] : -.infinity
    let high = above < steps.count ? steps[above] : .infinity
    let isOnLow = above > 0 && scale - tolerance * min(low, high - low) <= low
    let isOnHigh = above < steps.count && scale + tolerance * min(high, high - low) >= high
    if isOnHigh, !isOnLow || high - scale <= scale - low { return (above, above) }
    return (above, isOnLow ? above - 1 : nil)
  }
}
