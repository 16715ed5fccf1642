/// A scale that follows from the sizes of viewport and content.
public enum ZoomScaleRule: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// A scale as such.
  case scale(Double)
  /// A multiple of the scale at which the whole content is just visible.
  case fit(times: Double = 1)
  /// A multiple of the scale at which the content just covers the viewport.
  case fill(times: Double = 1)
  /// A multiple of the scale at which content and viewport are equally wide.
  case width(times: Double = 1)
  /// A multiple of the scale at which content and viewport are equally high.
  case height(times: Double = 1)
  /// The scale of `fit`, but not more than 1: content is made smaller, never larger.
  case inside
  /// The scale at which a point of the content takes this many device pixels: 1 shows an image
  /// whose size is given in pixels without interpolation.
  case pixels(Double = 1)

  var counted: SIMD8<Double> {
    switch self {
    case .scale(let scale): Self.counted(0, scale.zoomScale)
    case .fit(let times): Self.counted(1, times.positiveFactor)
    case .fill(let times): Self.counted(2, times.positiveFactor)
    case .width(let times): Self.counted(3, times.positiveFactor)
    case .height(let times): Self.counted(4, times.positiveFactor)
    case .inside: Self.counted(5)
    case .pixels(let count): Self.counted(6, count.positiveFactor)
    }
  }

  /// The scale.
  ///
  /// - Parameters:
  ///   - contentSize: The content's size at scale 1, in points; without an extent the scale is 1.
  ///   - metrics: The scroll view: its unobscured viewport counts, and its display scale.
  /// - Returns: A positive number.
  public func scale(contentSize: CGSize, in metrics: ScrollMetrics) -> Double {
    let width = ratio(contentSize, metrics, .horizontal)
    let height = ratio(contentSize, metrics, .vertical)
    switch self {
    case .scale(let scale): return scale.zoomScale
    case .fit(let times): return product(times, least(width, height))
    case .fill(let times): return product(times, max(width ?? 0, height ?? 0))
    case .width(let times): return product(times, width)
    case .height(let times): return product(times, height)
    case .inside: return min(1, product(1, least(width, height)))
    case .pixels(let count): return product(count, 1 / metrics.displayScale)
    }
  }

  /// The same rule with the number that counts.
  fileprivate var gated: ZoomScaleRule {
    switch self {
    case .scale(let scale): .scale(scale.zoomScale)
    case .fit(let times): .fit(times: times.positiveFactor)
    case .fill(let times): .fill(times: times.positiveFactor)
    case .width(let times): .width(times: times.positiveFactor)
    case .height(let times): .height(times: times.positiveFactor)
    case .inside: self
    case .pixels(let count): .pixels(count.positiveFactor)
    }
  }

  private func ratio(
    _ contentSize: CGSize, _ metrics: ScrollMetrics, _ axis: ScrollAxis
  ) -> Double? {
    let content = contentSize.along(axis).finiteLength
    let viewport = metrics[axis].unobscuredViewport
    return content > 0 && viewport > 0 ? viewport / content : nil
  }

  private func least(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  private func product(_ times: Double, _ scale: Double?) -> Double {
    guard let scale, scale > 0 else { return 1 }
    return (times.positiveFactor * scale).zoomScale
  }
}

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

  /// Creates rules. Numbers in them that are not positive count as 1.
  public init(
    minimum: ZoomScaleRule, maximum: ZoomScaleRule, initial: ZoomScaleRule? = nil,
    conflict: ZoomLimits.Conflict = .raiseMaximum
  ) {
    self.minimum = minimum.gated
    self.maximum = maximum.gated
    self.initial = initial?.gated
    self.conflict = conflict
  }

  /// From the whole content to a greatest scale: a photo viewer.
  public static func fit(
    maximum: ZoomScaleRule, conflict: ZoomLimits.Conflict = .raiseMaximum
  ) -> ZoomRules {
    ZoomRules(minimum: .fit(), maximum: maximum, conflict: conflict)
  }

  /// Between two scales, beginning at 1 where that lies between them.
  public static func scales(_ minimum: Double, _ maximum: Double) -> ZoomRules {
    ZoomRules(minimum: .scale(minimum), maximum: .scale(maximum), initial: .scale(1))
  }

  /// The limits in a scroll view.
  public func limits(contentSize: CGSize, in metrics: ScrollMetrics) -> ZoomLimits {
    ZoomLimits(
      minimum: minimum.scale(contentSize: contentSize, in: metrics),
      maximum: maximum.scale(contentSize: contentSize, in: metrics), conflict: conflict)
  }

  /// The scale to begin with in a scroll view, within the limits.
  public func initialScale(contentSize: CGSize, in metrics: ScrollMetrics) -> Double {
    let limits = limits(contentSize: contentSize, in: metrics)
    guard let initial else { return limits.minimum }
    return limits.clamped(initial.scale(contentSize: contentSize, in: metrics))
  }
}
