// What becomes of a zoom when the fingers let go.

extension Scroller {
  /// What becomes of a zoom when the fingers let go.
  enum ZoomRelease: UInt8 {
    /// There was none.
    case none
    /// It is over.
    case ends
    /// The content is where it may rest, and the picture follows.
    case returns
  }

  /// Ends the fingers' part in a zoom. Beyond a limit, the content goes to it about the point
  /// between the fingers, then into the range; both at once. So does content that the fingers hold
  /// out of range without dragging it.
  mutating func releaseZoom(
    _ drag: ScrollDrag, _ time: Double, isCancelled: Bool, _ events: inout Events
  ) -> ZoomRelease {
    guard let pinch else { return .none }
    self.pinch = nil
    zoomer?.pinch = nil
    guard pinch.isZooming, let zoom = zoomer else { return .none }
    let shown = presentation
    let speed = isCancelled ? .zero : zoomVelocity(pinch, time)
    let limited = zoom.clampedScales(shown.scales)
    let isWithin = limited == shown.scales
    let scales = isWithin ? zoom.clampedScales(coastedScales(speed)) : limited
    if scales == shown.scales, drag.isDragging { return .ends }
    let anchor = pinch.isSingle ? drag.start : drag.point + pinch.lean
    syncZoomer()
    guard let free = zoomer?.placement.zoomed(to: scales, from: anchor, to: anchor),
      let placement = zoomer?.clamped(free)
    else { return .ends }
    hold(nil)
    show(placement, &events)
    let coasts = isWithin && scales != shown.scales
    let begins =
      coasts
      ? beginTransition(
        .inertia, from: shown, duration: Self.coastingTime(from: shown.scales, to: scales, speed),
        curve: .easeOut)
      : beginTransition(
        .bounce, from: shown, duration: configuration.zoomBounceDuration,
        curve: configuration.zoomBounceCurve)
    return begins ? .returns : .ends
  }

  /// How fast the fingers zoom when they let go, as the logarithms of the scales per second; zero
  /// if they have been silent.
  private func zoomVelocity(_ pinch: ScrollPinch, _ time: Double) -> AxisPair {
    guard configuration.zoomInertia > 0, !configuration.reducesMotion,
      let last = pinch.spread.lastTime
    else { return .zero }
    if let limit = configuration.stationaryTime, time - last > limit { return .zero }
    let speed = pinch.spread.velocity()
    guard zoomer?.isEven == false else { return AxisPair(both: speed) }
    return AxisPair(x: speed, y: pinch.isSingle ? speed : pinch.verticalSpread.velocity())
  }

  /// The scales to which the zoom coasts.
  private func coastedScales(_ speed: AxisPair) -> AxisPair {
    guard speed != .zero else { return zoomScales }
    let factor = AxisPair { Elementary.exponential(speed[$0] * configuration.zoomInertia) }
    return (zoomScales * factor).zoomScales
  }

  /// How long a transition takes that begins as fast as the fingers went, in seconds; with a speed
  /// on each axis, the longer time.
  private static func coastingTime(
    from old: AxisPair, to new: AxisPair, _ speed: AxisPair
  ) -> Double {
    let time = AxisPair { axis in
      let way = Elementary.logarithm(new[axis] / old[axis]).magnitude
      return way > 0 ? (way * coastingShare / speed[axis].magnitude).nonNegative : 0
    }
    return max(time.x, time.y)
  }

  /// The slope at which `easeOut` begins: its second control point is (0.58, 1). A transition of
  /// this times way over speed begins as fast as the fingers went.
  private static var coastingShare: Double { 1 / 0.58 }
}
