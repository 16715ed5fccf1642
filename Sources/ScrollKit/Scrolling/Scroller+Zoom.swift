extension Scroller {
  /// Shows the content at another scale, at once: its size changes in proportion, and the point of
  /// the content that is shown at a point of the viewport stays there, as far as the range allows.
  ///
  /// There are no limits, no pinching and no animation here: the app gives the scale. A motion
  /// stops; a finger goes on dragging from there.
  ///
  /// - Parameters:
  ///   - scale: The new scale, held within 2^-52 and 2^52. NaN, zero and less change
  ///     nothing.
  ///   - point: A point in the viewport's fixed frame, by default its centre.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: `didZoom`, and `didScroll` if the offset has changed; nothing at the same scale.
  @discardableResult
  public mutating func setZoomScale(
    _ scale: Double, about point: CGPoint? = nil, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      let scale = scale > 0 ? scale.zoomScale : scroller.zoomScale
      guard scale != scroller.zoomScale else { return }
      let old = scroller.metrics
      let centre = AxisPair { old[$0].viewportLength / 2 }
      let anchor = point.map { $0.isNumeric ? AxisPair($0) : centre } ?? centre
      let ratio = scale / scroller.zoomScale
      if let motion = scroller.motion { scroller.stop(motion.kind, &events) }
      scroller.zoomScale = scale
      scroller.metrics.contentSize = CGSize(
        width: old[.horizontal].contentLength * ratio, height: old[.vertical].contentLength * ratio)
      events.append(.didZoom)
      let new = scroller.metrics
      let offset = scroller.offset
      scroller.offset = AxisPair {
        new[$0].clampedOffset((offset[$0] + anchor[$0]) * ratio - anchor[$0])
      }
      // Content that no finger holds goes to a page. After a wheel it does so after its pause.
      let stops = scroller.isLoose && scroller.pauseTime == nil
      scroller.scroll(to: stops ? scroller.stoppingOffset : scroller.offset, &events)
      scroller.place = scroller.drag?.holdsContent == true ? scroller.exactMetrics : nil
      scroller.rebaseDrag()
    }
  }
}
