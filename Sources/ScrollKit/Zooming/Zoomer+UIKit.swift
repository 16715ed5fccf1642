#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension Zoomer {
    /// Writes all that a layout needs to a scroll view and the view it zooms: limits and scale,
    /// sizes, place and offset. Call it from `layoutSubviews`, where the frame of the scroll view
    /// has been set.
    ///
    /// ```swift
    /// zoom = zoom.laidOut(in: scrollView, showing: imageView)
    /// ```
    ///
    /// The scroll view reports each of these steps while they are written, and none of them is the
    /// user's. So this works on a copy, which takes the place of the zoomer afterwards.
    /// The padding of a zoomer with `centering` `inset` are not written: see `contentInset`.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view. Its delegate's `viewForZooming(in:)` must return `view`;
    ///     otherwise UIKit ignores the scale.
    ///   - view: The zoomed view.
    /// - Returns: The zoomer to go on with.
    @MainActor public func laidOut(
      in scrollView: UIScrollView, showing view: UIView
    ) -> Zoomer {
      var zoomer = self
      zoomer.resize(to: ScrollMetrics(scrollView))
      let (limits, size) = (zoomer.limits, zoomer.unscaledContentSize)
      // Nothing to write: a layout in the middle of a pinch or a fling leaves it alone.
      if zoomer == self, scrollView.minimumZoomScale == limits.minimum,
        scrollView.maximumZoomScale == limits.maximum, view.bounds.size == size,
        scrollView.contentSize == zoomer.contentSize
      {
        return self
      }
      scrollView.minimumZoomScale = limits.minimum
      scrollView.maximumZoomScale = limits.maximum
      if view.bounds.size != size { view.bounds.size = size }
      scrollView.zoomScale = zoomer.scale
      scrollView.contentSize = zoomer.contentSize
      scrollView.contentOffset = zoomer.contentOffset
      // Last, since reports of these steps centre the view by the zoomer from before.
      view.center = zoomer.contentCenter
      return zoomer
    }

    /// Takes over what a scroll view reports, and centres the view it zooms. Call it from
    /// `scrollViewDidZoom` and `scrollViewDidScroll`; see `observe(scale:contentOffset:)`.
    @MainActor public mutating func observe(
      _ scrollView: UIScrollView, showing view: UIView
    ) {
      observe(
        scale: Double(scrollView.zoomScale), contentOffset: scrollView.contentOffset,
        viewportSize: scrollView.bounds.size)
      if view.center != contentCenter { view.center = contentCenter }
    }
  }
#endif
