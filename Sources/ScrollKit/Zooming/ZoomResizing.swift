/// What a zoom keeps when the viewport, the insets or the content change size: at a first rotation
/// the point of the content in the centre of the unobscured viewport, and of the scale what the
/// policy says. Scales are held within the new limits.
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

/// What was on screen before sizes changed, in terms that survive the change. It is kept until the
/// user or the app zooms or scrolls, so that turning a device back shows exactly what it showed, even
/// where limits had to give in between.
struct ZoomResizeAnchor: Equatable, Sendable, BitwiseCopyable {
  /// The point of the content in the centre of the unobscured viewport, at scale 1.
  var centerX: Double
  var centerY: Double
  var scale: Double
  var fit: Double
  var fill: Double
  var fraction: Double
  var isMinimum: Bool

  /// The scale that a policy gives within new limits; `nil` to begin anew.
  func scale(
    _ policy: ZoomResizing, limits: ZoomLimits, fit newFit: Double, fill newFill: Double
  ) -> Double? {
    switch policy {
    case .keepCenterAndScale: limits.clamped(scale)
    case .keepCenterAndScaleOrMinimum: isMinimum ? limits.minimum : limits.clamped(scale)
    case .keepFit: limits.clamped(scale / fit * newFit)
    case .keepFill: limits.clamped(scale / fill * newFill)
    case .keepFraction: limits.scale(atFraction: fraction)
    case .reset: nil
    }
  }

  /// The anchor in content that is so many times as wide and as high.
  func stretched(by ratio: (x: Double, y: Double)) -> ZoomResizeAnchor {
    var anchor = self
    anchor.centerX = (centerX * ratio.x).finite(or: 0)
    anchor.centerY = (centerY * ratio.y).finite(or: 0)
    return anchor
  }

  /// The point of the content, along an axis.
  func center(_ axis: ScrollAxis) -> Double { axis == .horizontal ? centerX : centerY }
}
