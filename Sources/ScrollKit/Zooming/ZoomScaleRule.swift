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
  ///   - axis: The axis that the scale is for; `nil` if it is for both. Along one axis, `fit`,
  ///     `fill` and `inside` mean the length along it alone.
  /// - Returns: A positive number.
  public func scale(
    contentSize: CGSize, in metrics: ScrollMetrics, along axis: ScrollAxis? = nil
  ) -> Double {
    let width = ratio(contentSize, metrics, .horizontal)
    let height = ratio(contentSize, metrics, .vertical)
    let fit = axis.map { $0 == .horizontal ? width : height } ?? least(width, height)
    switch self {
    case .scale(let scale): return scale.zoomScale
    case .fit(let times): return product(times, fit)
    case .fill(let times):
      return product(times, axis == nil ? max(width ?? 0, height ?? 0) : fit)
    case .width(let times): return product(times, width)
    case .height(let times): return product(times, height)
    case .inside: return min(1, product(1, fit))
    case .pixels(let count): return product(count, 1 / metrics.displayScale)
    }
  }

  /// The same rule with the number that counts.
  var gated: ZoomScaleRule {
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
    let content = contentSize.along(axis).nonNegative
    let viewport = metrics[axis].unobscuredLength
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
