/// What a zoom keeps of its scale when the viewport, the insets or the content change size. The
/// point of the content in the centre of the unobscured viewport stays there. Scales are held
/// within the new limits. During a pinch, the content under the fingers stays there instead, and
/// the scale they ask for counts.
public enum ZoomResizing: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The scale.
  case keepCenterAndScale
  /// The scale, but at the least scale the least one: a photo seen whole is seen whole again.
  case keepCenterAndScaleOrMinimum
  /// The scale in proportion to the one at which the whole content is just visible.
  case keepFit
  /// The scale in proportion to the one at which the content just covers the viewport.
  case keepFill
  /// The place between the least and the greatest scale.
  case keepFraction
  /// Nothing: begin anew.
  case reset
}

/// What was on screen before sizes changed. It is kept until the user or the app zooms or scrolls.
/// So turning a device back shows exactly what it showed before, even if the limits forbade that in
/// between, or the viewport had no size.
struct ZoomResizeAnchor: Equatable, Sendable, BitwiseCopyable {
  /// Where the content was, and the point of the viewport under which it is kept.
  var placement: ZoomPlacement
  var point: AxisPair
  /// The content's lengths at scale 1.
  var content: AxisPair
  /// The scales there were, or that a pinch asked for.
  var scales: AxisPair
  var fit: AxisPair
  var fill: AxisPair
  var limits: ZoomLimits
  var verticalLimits: ZoomLimits

  /// The scales that a policy gives, not yet held within the new limits; `nil` to begin anew. They
  /// are exactly the old ones where nothing has changed.
  func scales(
    _ policy: ZoomResizing, in zoom: Zoomer, fit newFit: AxisPair, fill newFill: AxisPair
  ) -> AxisPair? {
    if policy == .reset { return nil }
    return zoom.eachScale { axis, new in
      let scale = scales[axis]
      let limits = axis == .horizontal ? limits : verticalLimits
      switch policy {
      case .keepCenterAndScale, .reset: return scale
      case .keepCenterAndScaleOrMinimum:
        return limits.isMinimum(scale) && limits.minimum != new.minimum ? new.minimum : scale
      case .keepFit: return scale * (newFit[axis] / fit[axis])
      case .keepFill: return scale * (newFill[axis] / fill[axis])
      case .keepFraction:
        return limits == new ? scale : new.scale(atFraction: limits.fraction(of: scale))
      }
    }
  }

  /// The offset that takes the content under the point to another point, at other scales and with
  /// content of other lengths. The same share of the content lies there.
  func offset(at scales: AxisPair, content new: AxisPair, to end: AxisPair) -> AxisPair {
    let ratio = AxisPair { scales[$0] * (new[$0] / content[$0]) / placement.scales[$0] }
    return placement.offset(zoomedBy: ratio, from: point, to: end)
  }
}
