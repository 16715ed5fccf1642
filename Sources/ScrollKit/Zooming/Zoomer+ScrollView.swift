// What the app reads from and writes to its scroll view.

extension Zoomer {
  /// The size of the scroll view's content: the unscaled size times the scale.
  public var contentSize: CGSize { metrics.contentSize }

  /// The offset to write to the scroll view, in the app's form of centring.
  public var contentOffset: CGPoint {
    (placement.offset + shift(at: scales)).point
  }

  /// The centre of the zoomed view, in the scroll view's content: what to write to `center`.
  public var contentCenter: CGPoint {
    let shift = shift(at: scales)
    return CGPoint { metrics[$0].contentLength / 2 + shift[$0] }
  }

  /// The frame of the zoomed view, in the scroll view's content.
  public var contentFrame: CGRect { CGRect(origin: shift(at: scales).point, size: contentSize) }

  /// The content inset to write to the scroll view: with `centering` `inset` it holds the padding,
  /// else it is the one that `resize(to:)` told.
  public var contentInset: ScrollInsets {
    centering == .inset
      ? ContentCentering(metrics, alignment: metrics.contentAlignmentPoint).contentInset
      : metrics.contentInset
  }

  /// Takes over what a scroll view reports, from `scrollViewDidZoom` and `scrollViewDidScroll`:
  /// also scales beyond the limits, as during a pinch.
  ///
  /// Three kinds of reports change nothing: the echo of what was written, rounded to device pixels;
  /// a report while there is no viewport or no content; and a report from another layout than
  /// `resize(to:)` was told last, since a scroll view moves its content by itself when its bounds
  /// change.
  ///
  /// - Parameters:
  ///   - scale: The scroll view's zoom scale; the horizontal one, if each axis has its own.
  ///   - contentOffset: Its content offset, in the app's form of centring.
  ///   - viewportSize: The size of its bounds, where they may have changed before `resize(to:)` was
  ///     told; by default, the size that was told last.
  public mutating func observe(
    scale: Double, contentOffset: CGPoint, viewportSize: CGSize? = nil
  ) {
    guard contentOffset.isNumeric, scale > 0, isLaidOut else { return }
    if let viewportSize, viewportSize != metrics.viewportSize { return }
    let scale = scale.zoomScale
    let (grid, written) = (metrics.pixelGrid, self.contentOffset)
    let isEcho = ScrollAxis.allCases.allSatisfy {
      grid.isEcho(contentOffset.along($0), of: written.along($0))
    }
    let scales = isEven ? AxisPair(both: scale) : AxisPair(x: scale, y: self.scales.y)
    if isEcho, scales == self.scales { return }
    set(ZoomPlacement(scales: scales, offset: AxisPair(contentOffset) - shift(at: scales)))
  }

  /// How far the app's zoomed view lies from the origin of the scroll view's content.
  private func shift(at scales: AxisPair) -> AxisPair {
    guard centering == .view else { return .zero }
    let metrics = metrics(at: scales)
    let centering = ContentCentering(metrics, alignment: metrics.contentAlignmentPoint)
    return AxisPair { centering.padding(along: $0).leading }
  }
}

extension Zoomer {
  /// Whether there is anything to zoom.
  public var canZoom: Bool { obstacles().isEmpty }

  /// Every reason why the content cannot be zoomed; empty if it can.
  ///
  /// - Parameters:
  ///   - isZoomingEnabled: Whether the app lets the user zoom.
  ///   - isUserInteractionEnabled: Whether the scroll view takes touches.
  /// - Returns: The reasons.
  public func obstacles(
    isZoomingEnabled: Bool = true, isUserInteractionEnabled: Bool = true
  ) -> ZoomLimits.Obstacles {
    var obstacles: ZoomLimits.Obstacles = []
    if !limits.canZoom, !verticalLimits.canZoom { obstacles.insert(.equalLimits) }
    if content.x <= 0 || content.y <= 0 { obstacles.insert(.nothingToZoom) }
    if !isZoomingEnabled { obstacles.insert(.zoomingDisabled) }
    if !isUserInteractionEnabled { obstacles.insert(.interactionDisabled) }
    return obstacles
  }

  /// The point of the content, at scale 1, that is drawn at a point of the viewport.
  public func contentPoint(fromViewport point: CGPoint) -> CGPoint {
    placement.contentPoint(fromViewport: point)
  }

  /// Where in the viewport a point of the content, at scale 1, is drawn.
  public func viewportPoint(fromContent point: CGPoint) -> CGPoint {
    placement.viewportPoint(fromContent: point)
  }

  /// The point of the content that is drawn at a point of the viewport, as a share of the content's
  /// size: (0, 0) its origin, (1, 1) its far corner. Zero along an axis without extent.
  public func unitPoint(fromViewport point: CGPoint) -> CGPoint {
    let point = contentPoint(fromViewport: point)
    return CGPoint { axis in
      content[axis] > 0 ? (point.along(axis) / content[axis]).finite(or: 0) : 0
    }
  }

  /// Where in the viewport a point given as a share of the content's size is drawn.
  public func viewportPoint(fromUnit point: CGPoint) -> CGPoint {
    viewportPoint(fromContent: CGPoint { point.along($0).finite(or: 0) * content[$0] })
  }

  /// The part of the content, at scale 1, that is in the viewport; empty where none is.
  public var visibleContentRect: CGRect {
    let start = contentPoint(fromViewport: .zero)
    return CGRect { axis in
      let (start, length) = (start.along(axis), metrics[axis].viewportLength / scales[axis])
      let low = min(max(start, 0), content[axis])
      let high = min(max(start + length, 0), content[axis])
      return AxisSpan(start: low, length: high - low)
    }
  }
}
