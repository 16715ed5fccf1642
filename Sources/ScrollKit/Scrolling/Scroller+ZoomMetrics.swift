// Sizes of zoomed content. The zoomer says what is kept when they change.

extension Scroller {
  /// Changes what zooms the content: its size at scale 1, as when a larger image replaces a
  /// preview, the limits, or all by `reset()`. A scale that the new limits forbid is held within
  /// them. A drag or a motion goes on, as with `resize(to:time:)`.
  ///
  /// ```swift
  /// var photo = Scroller(
  ///   ScrollMetrics(viewportSize: CGSize(width: 320, height: 480)),
  ///   zoom: Zoomer(unscaledContentSize: CGSize(width: 640, height: 960)))
  /// photo.changeZoom { $0.setUnscaledContentSize(CGSize(width: 1280, height: 1920)) }
  /// print(photo.zoomScale, photo.metrics.contentSize.width)  // 0.25 320.0
  /// ```
  ///
  /// - Parameters:
  ///   - time: When, in seconds; by default at the last time told.
  ///   - body: What changes. It is not called without a zoom.
  /// - Returns: What happened: `didZoom` and `didScroll` if scale and offset have changed.
  @discardableResult
  public mutating func changeZoom(
    time: Double? = nil, _ body: (inout Zoomer) -> Void
  ) -> Events {
    input(time) { scroller, events in
      scroller.syncZoomer()
      guard var new = scroller.zoomer else { return }
      let pinch = new.pinch
      body(&new)
      if pinch == nil {
        new.pinch = nil
        let scales = new.clampedScales(new.scales)
        if scales != new.scales { new.place(at: new.placement(scales: scales, about: nil)) }
      }
      scroller.take(new, &events)
    }
  }

  /// Takes over sizes, insets and flags around zoomed content.
  mutating func resizeZoomed(to metrics: ScrollMetrics, _ events: inout Events) {
    syncZoomer()
    guard var new = zoomer else { return }
    new.resize(to: metrics)
    take(new, &events)
  }

  /// Takes over a zoomer in which sizes, limits or the place have changed.
  private mutating func take(_ new: Zoomer, _ events: inout Events) {
    guard let old = zoomer, new != old else { return }
    endTransition(&events)
    let before = metrics
    // Content that is held or moves keeps what it is past an edge.
    let overscroll = isLoose ? .zero : AxisPair { before[$0].overscroll(at: offset[$0]) }
    let goal = place.map { old.kept($0.offset, in: new) }
    zoomer = new
    metrics = new.metrics
    metrics.offset = before.offset
    if before.adjustedContentInset != metrics.adjustedContentInset {
      events.append(.didChangeAdjustedContentInset)
    }
    if new.scales != old.scales { events.append(.didZoom) }
    let isPast = overscroll != .zero && new.isLaidOut
    offset =
      isPast ? new.clamped(new.placement).offset + overscroll : new.placement.offset
    if let pinch = new.pinch {
      // The scale is that of the pinch already, so this only scrolls.
      offset = offset(for: ScrollDrag.Pull(axes: .all, offset: new.free(pinch).offset))
      zoomer?.placement = ZoomPlacement(valid: new.scales, offset: offset)
    }
    place = isLoose ? nil : goal.map { place(at: $0) }
    let stops = isLoose && pauseTime == nil && configuration.paging != .none && drag == nil
    scroll(to: stops ? stoppingOffset : offset, &events)
    if !metrics.behavior.letsScroll { letGo(present, isCancelled: true, &events) }
    if new.pinch == nil { rebaseDrag() } else if isDragging { rebaseDrag(at: drag?.point ?? .zero) }
    // One distance of the fingers counts now, or one along each axis.
    if new.isEven != old.isEven { rebasePinch() }
    aimAnew()
  }
}

extension Zoomer {
  /// Where an offset of this zoom is in a changed one: what would have been in the middle is there
  /// again, as far as the range allows.
  fileprivate func kept(_ offset: AxisPair, in new: Zoomer) -> AxisPair {
    var goal = self
    goal.placement = ZoomPlacement(valid: scales, offset: offset)
    guard
      let anchor = goal.resizeAnchor(keeping: unobscuredCenter(at: scales), at: scales),
      new.isLaidOut
    else { return offset }
    let place = anchor.offset(
      at: new.scales, content: new.content, to: new.unobscuredCenter(at: new.scales))
    return new.clamped(place.finite, at: new.scales).offset
  }
}
