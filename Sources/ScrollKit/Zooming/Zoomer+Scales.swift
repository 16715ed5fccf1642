// One scale for both axes, or one for each.

extension Zoomer {
  // Inlined for the benchmark's `zoom-anchor`.

  /// Whether both axes have one scale. A pattern, since `== nil` would copy the rules.
  @inline(__always)
  var isEven: Bool {
    if case .none = verticalRules { return true }
    return false
  }

  /// The scales along the axes.
  @inline(__always)
  var scales: AxisPair { placement.scales }

  /// The limits of the scale along an axis.
  public func limits(along axis: ScrollAxis) -> ZoomLimits {
    axis == .horizontal ? limits : verticalLimits
  }

  /// Both scales, each by a rule that knows the limits; the horizontal one alone, if it is that of
  /// both axes.
  @inline(__always)
  func eachScale(_ rule: (ScrollAxis, ZoomLimits) -> Double) -> AxisPair {
    let x = rule(.horizontal, limits)
    return AxisPair(x: x, y: isEven ? x : rule(.vertical, verticalLimits))
  }

  /// The scales within the limits that are nearest to scales.
  @inline(__always)
  func clampedScales(_ wanted: AxisPair) -> AxisPair {
    eachScale { $1.clamped(wanted[$0]) }
  }

  /// The scales to show for those that fingers ask for.
  func shownScales(for requested: AxisPair) -> AxisPair {
    eachScale { overZoom(along: $0).scale(for: requested[$0], limits: $1) }
  }

  /// The scales that fingers ask for where scales are shown.
  func requestedScales(for shown: AxisPair) -> AxisPair {
    eachScale { overZoom(along: $0).requestedScale(for: shown[$0], limits: $1) }
  }

  /// How the scale along an axis gives way. An axis that alone cannot be zoomed stays as it is.
  private func overZoom(along axis: ScrollAxis) -> OverZoom {
    isEven || limits(along: axis).canZoom ? overZoom : .none
  }

  /// Scales that an app asks for: within the limits, and the present ones for what is no scale.
  @inline(__always)
  func askedScales(_ scale: Double, _ vertical: Double?) -> AxisPair {
    let vertical = vertical ?? scale
    return eachScale { axis, limits in
      let wanted = axis == .horizontal ? scale : vertical
      return limits.clamped(wanted > 0 ? wanted : scales[axis])
    }
  }
}
