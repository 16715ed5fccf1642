/// The limits of a zoom and where it begins, as rules that are worked out anew for every size of
/// the viewport.
///
/// ```swift
/// let photo = ZoomRules.fit(maximum: .scale(1))
/// let metrics = ScrollMetrics(viewportSize: CGSize(width: 320, height: 480))
/// print(photo.limits(contentSize: CGSize(width: 640, height: 960), in: metrics).minimum)  // 0.5
/// ```
public struct ZoomRules: Equatable, Sendable, BitwiseCopyable {
  /// The least scale.
  public var minimum: ZoomScaleRule { didSet { minimum = minimum.gated } }
  /// The greatest scale.
  public var maximum: ZoomScaleRule { didSet { maximum = maximum.gated } }
  /// The scale to begin with; by default the least.
  public var initial: ZoomScaleRule? { didSet { initial = initial?.gated } }
  /// What happens where the greatest scale would be less than the least.
  public var conflict: ZoomLimits.Conflict
  /// The least ratio of the greatest scale to the least one, 1 or more. The greatest scale is
  /// raised to it, also with `.lowerMinimum`: with 2, a small image whose limits are equal still
  /// zooms.
  public var minimumRatio: Double { didSet { minimumRatio = max(1, minimumRatio.positiveFactor) } }

  /// Creates rules. Numbers in them that are not positive count as 1.
  public init(
    minimum: ZoomScaleRule, maximum: ZoomScaleRule, initial: ZoomScaleRule? = nil,
    conflict: ZoomLimits.Conflict = .raiseMaximum, minimumRatio: Double = 1
  ) {
    self.minimum = minimum.gated
    self.maximum = maximum.gated
    self.initial = initial?.gated
    self.conflict = conflict
    self.minimumRatio = max(1, minimumRatio.positiveFactor)
  }

  /// From the whole content to a greatest scale: a photo viewer.
  public static func fit(
    maximum: ZoomScaleRule, conflict: ZoomLimits.Conflict = .raiseMaximum, minimumRatio: Double = 1
  ) -> ZoomRules {
    ZoomRules(minimum: .fit(), maximum: maximum, conflict: conflict, minimumRatio: minimumRatio)
  }

  /// Between two scales, beginning at 1 where that lies between them.
  public static func scales(_ minimum: Double, _ maximum: Double) -> ZoomRules {
    ZoomRules(minimum: .scale(minimum), maximum: .scale(maximum), initial: .scale(1))
  }

  /// The limits in a scroll view; of a scale of an axis' own, if there is an axis.
  public func limits(
    contentSize: CGSize, in metrics: ScrollMetrics, along axis: ScrollAxis? = nil
  ) -> ZoomLimits {
    let limits = ZoomLimits(
      minimum: minimum.scale(contentSize: contentSize, in: metrics, along: axis),
      maximum: maximum.scale(contentSize: contentSize, in: metrics, along: axis),
      conflict: conflict)
    let least = limits.minimum * minimumRatio
    return limits.maximum < least ? ZoomLimits(minimum: limits.minimum, maximum: least) : limits
  }

  /// The scale to begin with in a scroll view, within the limits; that of an axis' own, if there is
  /// an axis.
  public func initialScale(
    contentSize: CGSize, in metrics: ScrollMetrics, along axis: ScrollAxis? = nil
  ) -> Double {
    let limits = limits(contentSize: contentSize, in: metrics, along: axis)
    guard let initial else { return limits.minimum }
    return limits.clamped(initial.scale(contentSize: contentSize, in: metrics, along: axis))
  }
}
