/// A ladder of scales that taps or buttons climb.
///
/// ```swift
/// let steps = ZoomSteps([1, 1.75, 3])
/// print(steps.next(after: 1), steps.next(after: 2.95), steps.previous(before: 1.75))  // 1.75 1.0 1.0
/// ```
public struct ZoomSteps: Equatable, Sendable {
  /// The scales, ascending.
  public let scales: SnapPoints
  /// How near a scale must be to a step to stand on it, in scale.
  public let tolerance: Double

  /// How near to a step the scale that a tap finds may be and still count as on it: the figure of
  /// other viewers is 0.05 to 0.1.
  public static var defaultTolerance: Double { 0.1 }

  /// The greatest number of scales that are looked at; more are left aside.
  public static var maximumCount: Int { 1000 }

  /// Creates a ladder from scales in any order; those that are not positive numbers are left out.
  /// Without any, there is the single step 1.
  public init(_ scales: some Sequence<Double>, tolerance: Double = ZoomSteps.defaultTolerance) {
    let steps = scales.prefix(Self.maximumCount).filter { $0 > 0 }
    self.scales = SnapPoints(steps.isEmpty ? [1] : steps)
    self.tolerance = tolerance.finiteLength
  }

  /// The ladder of the least and the greatest scale: a toggle.
  public static func toggle(
    _ limits: ZoomLimits, tolerance: Double = ZoomSteps.defaultTolerance
  ) -> ZoomSteps {
    ZoomSteps([limits.minimum, limits.maximum], tolerance: tolerance)
  }

  /// The first step above a scale by more than the tolerance; after the last, the first. Not a number
  /// counts as 1.
  public func next(after scale: Double) -> Double {
    scales.next(after: scale.finite(or: 1) + tolerance) ?? scales.offsets[0]
  }

  /// The last step below a scale by more than the tolerance; before the first, the last. Not a number
  /// counts as 1.
  public func previous(before scale: Double) -> Double {
    scales.previous(before: scale.finite(or: 1) - tolerance)
      ?? scales.offsets[scales.offsets.count - 1]
  }
}
