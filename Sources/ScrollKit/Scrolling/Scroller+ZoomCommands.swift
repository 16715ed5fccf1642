// Zooming by command. It also works when the user may not scroll.

extension Scroller {
  /// Zooms to a scale. The point of the content that is shown at a point of the viewport stays
  /// there, as far as the range allows. Without a zoom nothing happens.
  ///
  /// - Parameters:
  ///   - scale: The new scale, held within the limits. NaN, zero and less change nothing.
  ///   - verticalScale: The new vertical scale, if each axis has its own; by default the same.
  ///   - point: A point in the viewport's fixed frame, by default the centre of what no inset
  ///     covers.
  ///   - animated: Whether the picture follows in the configuration's time, which ends a drag or a
  ///     pinch. Otherwise a finger goes on from there. In both cases a motion stops.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: `didZoom`, and `didScroll` if the offset has changed; nothing at the same scale.
  ///   Animated, `willBeginZooming` before them, and `didEndZooming` when the picture is there.
  @discardableResult
  public mutating func setZoomScale(
    _ scale: Double, verticalScale: Double? = nil, about point: CGPoint? = nil,
    animated: Bool = false, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      scroller.syncZoomer()
      guard let zoomer = scroller.zoomer, scale > 0 || verticalScale ?? 0 > 0 else { return }
      let scales = zoomer.askedScales(scale, verticalScale)
      guard scales != zoomer.scales else { return }
      let point = point.flatMap { $0.isNumeric ? $0 : nil }
      let placement = zoomer.placement(scales: scales, about: point)
      scroller.zoom(to: placement, animated: animated, &events)
    }
  }

  /// Zooms to a rectangle of the content: to the greatest scale within the limits at which all of
  /// it is visible, with its centre in the middle of what no inset covers, as far as the range
  /// allows. Without a zoom nothing happens.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content, at scale 1; one with a coordinate that is NaN changes
  ///     nothing.
  ///   - animated: Whether the picture follows; see `setZoomScale`.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened, as with `setZoomScale`; nothing where it is shown so already.
  @discardableResult
  public mutating func zoom(
    to rect: CGRect, animated: Bool = false, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      scroller.syncZoomer()
      guard rect.isNumeric, let zoomer = scroller.zoomer else { return }
      scroller.zoom(to: zoomer.placement(showing: rect), animated: animated, &events)
    }
  }

  /// Zooms as a double tap does: in to the next scale, so that the tapped point comes to the
  /// middle, or out about it.
  ///
  /// - Parameters:
  ///   - point: The tapped point, in the viewport's fixed frame. NaN counts as the middle.
  ///   - steps: The scales to climb; by default, the least and the greatest in turn.
  ///   - animated: Whether the picture follows; see `setZoomScale`.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened, as with `setZoomScale`.
  @discardableResult
  public mutating func doubleTap(
    at point: CGPoint, steps: ZoomSteps? = nil, animated: Bool = true, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      scroller.zoomIn(at: point, steps: steps, animated: animated, &events)
    }
  }

  /// Zooms out as a tap with two fingers does: by `Zoomer.tapFactor`, about the point between them.
  ///
  /// - Parameters:
  ///   - point: The point between the fingers, in the viewport's fixed frame. NaN counts as the
  ///     middle.
  ///   - animated: Whether the picture follows; see `setZoomScale`.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened, as with `setZoomScale`.
  @discardableResult
  public mutating func twoFingerTap(
    at point: CGPoint, animated: Bool = true, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      scroller.zoomOut(at: point, animated: animated, &events)
    }
  }

  mutating func zoomIn(
    at point: CGPoint, steps: ZoomSteps?, animated: Bool, _ events: inout Events
  ) {
    syncZoomer()
    guard let zoomer else { return }
    let point = point.isNumeric ? point : zoomer.unobscuredCenter
    let scales = zoomer.eachScale { axis, limits in
      limits.clamped((steps ?? .toggle(limits)).next(after: zoomer.scales[axis]))
    }
    guard scales != zoomer.scales else { return }
    let zoomsOut = scales.x < zoomer.scales.x || scales.y < zoomer.scales.y
    let rect = zoomer.rect(about: zoomer.contentPoint(fromViewport: point), at: scales)
    let placement =
      zoomsOut
      ? zoomer.placement(scales: scales, about: point) : zoomer.placement(showing: rect)
    zoom(to: placement, animated: animated, &events)
  }

  mutating func zoomOut(at point: CGPoint, animated: Bool, _ events: inout Events) {
    syncZoomer()
    guard let zoomer else { return }
    let scales = zoomer.scalesForTwoFingerTap()
    guard scales != zoomer.scales else { return }
    let point = point.isNumeric ? point : nil
    zoom(to: zoomer.placement(scales: scales, about: point), animated: animated, &events)
  }

  /// Puts the content at a placement by command.
  private mutating func zoom(
    to placement: ZoomPlacement, animated: Bool, _ events: inout Events
  ) {
    guard placement != zoomer?.placement else { return }
    let shown = presentation
    if let motion { stop(motion.kind, &events) }
    if animated { interruptDrag(&events) }
    endTransition(&events)
    if animated { events.append(.willBeginZooming) }
    show(placement, &events)
    place = drag?.holdsContent == true ? exactMetrics : nil
    rebaseDrag()
    guard animated else { return }
    let begins = beginTransition(
      .animation, from: shown, duration: configuration.zoomAnimationDuration,
      curve: configuration.zoomAnimationCurve)
    if !begins { events.append(.didEndZooming) }
  }
}
