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
    guard pinch.isZooming, let limits = zoomer?.limits else { return .none }
    let shown = presentation
    let speed = isCancelled ? 0 : zoomVelocity(pinch, time)
    let (limited, coasted) = (limits.clamped(shown.scale), coastedScale(speed))
    let scale = limited == shown.scale ? limits.clamped(coasted) : limited
    if scale == shown.scale, drag.isDragging { return .ends }
    let anchor = pinch.isSingle ? drag.start : drag.point + pinch.lean
    syncZoomer()
    guard let free = zoomer?.placement.zoomed(to: scale, from: anchor, to: anchor),
      let placement = zoomer?.clamped(free)
    else { return .ends }
    hold(nil)
    show(placement, &events)
    let coasts = limited == shown.scale && scale != shown.scale
    let way = Elementary.logarithm(scale / shown.scale).magnitude
    let begins =
      coasts
      ? beginTransition(
        .inertia, from: shown, duration: way * Self.coastingShare / speed.magnitude,
        curve: .easeOut)
      : beginTransition(
        .bounce, from: shown, duration: configuration.zoomBounceDuration,
        curve: configuration.zoomBounceCurve)
    return begins ? .returns : .ends
  }

  /// How fast the fingers zoom when they let go, as the logarithm of the scale per second; zero if
  /// they have been silent.
  private func zoomVelocity(_ pinch: ScrollPinch, _ time: Double) -> Double {
    guard configuration.zoomInertia > 0, !configuration.reducesMotion,
      let last = pinch.spread.lastTime
    else { return 0 }
    if let limit = configuration.stationaryTime, time - last > limit { return 0 }
    return pinch.spread.velocity()
  }

  /// The scale to which the zoom coasts.
  private func coastedScale(_ speed: Double) -> Double {
    guard speed != 0 else { return zoomScale }
    return (zoomScale * Elementary.exponential(speed * configuration.zoomInertia)).zoomScale
  }

  /// The slope at which `easeOut` begins: its second control point is (0.58, 1). A transition of
  /// this times way over speed begins as fast as the fingers went.
  private static var coastingShare: Double { 1 / 0.58 }
}
