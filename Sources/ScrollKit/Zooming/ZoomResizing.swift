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
  /// The scale there was, or that a pinch asked for.
  var scale: Double
  var fit: Double
  var fill: Double
  var limits: ZoomLimits

  /// The scale that a policy gives, not yet held within the new limits; `nil` to begin anew. It is
  /// exactly the old scale where nothing has changed.
  func scale(
    _ policy: ZoomResizing, limits new: ZoomLimits, fit newFit: Double, fill newFill: Double
  ) -> Double? {
    switch policy {
    case .keepCenterAndScale: scale
    case .keepCenterAndScaleOrMinimum:
      limits.isMinimum(scale) && limits.minimum != new.minimum ? new.minimum : scale
    case .keepFit: scale * (newFit / fit)
    case .keepFill: scale * (newFill / fill)
    case .keepFraction:
      limits == new ? scale : new.scale(atFraction: limits.fraction(of: scale))
    case .reset: nil
    }
  }

  /// The offset that takes the content under the point to another point, at another scale and with
  /// content of other lengths. The same share of the content lies there.
  func offset(at scale: Double, content new: AxisPair, to end: AxisPair) -> AxisPair {
    let ratio = AxisPair { scale * (new[$0] / content[$0]) / placement.scale }
    return placement.offset(zoomedBy: ratio, from: point, to: end)
  }
}
