// Zooming. The content is at its new scale and offset at once, as UIKit reports it; what is drawn
// may follow in a transition.

extension Scroller {
  /// What zooms the content, at the present scale and offset; `nil` if nothing does. Change it by
  /// `changeZoom(time:_:)`.
  public var zoom: Zoomer? {
    guard case .some = zoomer else { return nil }
    var copy = self
    copy.syncZoomer()
    return copy.zoomer
  }

  /// How much larger than its natural size the content is: 1 without a zoom, and the horizontal
  /// scale if each axis has its own. While
  /// `isZoomBouncing` or `isZoomAnimating`, the scale at which it will be: `presentation` is what
  /// to draw.
  public var zoomScale: Double { zoomer?.placement.scale ?? 1 }

  /// The same along an axis; see `Zoomer.verticalRules`.
  public func zoomScale(along axis: ScrollAxis) -> Double { zoomScales[axis] }

  var zoomScales: AxisPair { zoomer?.placement.scales ?? AxisPair(both: 1) }

  /// Where to draw the content: at which scale, and how far the viewport's origin is from the
  /// content's. While the zoom bounces or is animated this follows `zoomScale` and `contentOffset`,
  /// about one fixed point; else it equals them.
  public var presentation: ZoomPlacement {
    let place = ZoomPlacement(valid: zoomScales, offset: metrics.offset)
    guard let transition else { return place }
    return transition.placement(time: present, to: place)
  }

  /// Whether fingers zoom: from `willBeginZooming` until the last finger is lifted.
  public var isZooming: Bool { pinch?.isZooming ?? false }

  /// Whether the picture goes on by itself after a pinch: back into the limits and the range, or by
  /// inertia.
  public var isZoomBouncing: Bool {
    transition?.kind == .bounce || transition?.kind == .inertia
  }

  /// Whether a zoom by command is being shown.
  public var isZoomAnimating: Bool { transition?.kind == .animation }
}

extension Scroller {
  /// Brings the zoomer up to date with the content's offset.
  mutating func syncZoomer() {
    guard let scales = zoomer?.placement.scales else { return }
    zoomer?.set(ZoomPlacement(valid: scales, offset: offset))
  }

  /// Gives the content the size it has at scales, and says so.
  mutating func resizeContent(to scales: AxisPair, _ events: inout Events) {
    guard let zoomer, scales != zoomer.placement.scales else { return }
    let insets = metrics.adjustedContentInset
    metrics.contentSize = zoomer.contentSize(at: scales)
    if insets != metrics.adjustedContentInset { events.append(.didChangeAdjustedContentInset) }
    events.append(.didZoom)
  }

  /// Puts the content at a scale and an offset.
  mutating func show(_ placement: ZoomPlacement, _ events: inout Events) {
    resizeContent(to: placement.scales, &events)
    offset = placement.offset
    // Content that no finger holds goes to a page. After a wheel it does so after its pause.
    let stops = isLoose && pauseTime == nil && configuration.paging != .none
    scroll(to: stops ? stoppingOffset : offset, &events)
    zoomer?.set(ZoomPlacement(valid: placement.scales, offset: offset))
  }

  /// Sets the transition, or that there is none.
  mutating func setTransition(_ transition: ZoomTransition?) {
    self.transition = transition
    setAlarm()
  }

  /// Begins to show how the content came to where it is.
  ///
  /// - Returns: Whether there is anything to show.
  mutating func beginTransition(
    _ kind: ZoomTransition.Kind, from old: ZoomPlacement, duration: Double, curve: TimingCurve
  ) -> Bool {
    guard duration > 0, !configuration.reducesMotion, old != presentation else { return false }
    now = present
    setTransition(
      ZoomTransition(
        kind, from: old, start: present,
        ease: Ease(from: 0, to: 1, duration: duration, curve: curve)))
    return true
  }

  /// Shows the content where it is. A zoom that is being shown is over with that.
  mutating func endTransition(_ events: inout Events) {
    guard case .some = transition else { return }
    setTransition(nil)
    events.append(.didEndZooming)
  }

  /// Notes when something is due next.
  mutating func setAlarm() {
    let due = contentTouch?.due ?? .infinity
    alarm = min(due, transition?.end ?? .infinity)
  }

  /// Does what is due at a time.
  mutating func ring(by time: Double, _ events: inout Events) {
    if let due = contentTouch?.due, due <= time { deliverTouch(&events) }
    if let end = transition?.end, end <= time { endTransition(&events) }
  }
}
