// Where a command leads: asked for first, so that it can be animated, or gone to at once.

extension Zoomer {
  /// The centre of the viewport that no inset covers, counted from the viewport's corner.
  public var unobscuredCenter: CGPoint {
    get { unobscuredCenter(at: scale).point }
  }

  /// The same at a scale.
  func unobscuredCenter(at scale: Double) -> AxisPair {
    AxisPair(
      x: x.unobscuredCenter(scaled: content.x * scale),
      y: y.unobscuredCenter(scaled: content.y * scale))
  }

  /// Where zooming to a scale about a point of the viewport leads: the scale is clamped first, then
  /// the offset follows from it, then that is clamped.
  ///
  /// - Parameters:
  ///   - scale: The wanted scale; anything but a positive number keeps the present one.
  ///   - anchor: A point of the viewport; by default the centre of its unobscured part, as with
  ///     UIKit's `setZoomScale(_:animated:)`. One that is NaN gives the present placement.
  /// - Returns: The placement.
  public func placement(scale: Double, about anchor: CGPoint? = nil) -> ZoomPlacement {
    let anchor = anchor ?? unobscuredCenter
    guard anchor.isNumeric else { return placement }
    let scale = limits.clamped(scale > 0 ? scale : self.scale)
    let point = AxisPair(anchor)
    return clamped(placement.offset(zoomedTo: scale, from: point, to: point), at: scale)
  }

  /// Where zooming to a rectangle leads: to the greatest scale within the limits at which all of it
  /// is visible. Its centre goes to the centre of the unobscured viewport, also where a limit holds
  /// the scale; then the offset is clamped. An empty rectangle means the greatest scale at its
  /// point.
  ///
  /// - Parameter rect: A rectangle of the content, at scale 1; one with a coordinate that is NaN
  ///   gives the present placement.
  /// - Returns: The placement.
  public func placement(showing rect: CGRect) -> ZoomPlacement {
    guard rect.isNumeric else { return placement }
    let scale = scale(showing: rect)
    return clamped((rect.center * scale - unobscuredCenter(at: scale)).finite, at: scale)
  }

  /// The greatest scale within the limits at which a rectangle fits between the insets that count
  /// at that scale; the least scale if there is none.
  ///
  /// The safe area may begin to count at the scale at which the content begins to scroll on an
  /// axis. So the result is a scale at which the rectangle just fits, or the last scale before an
  /// axis begins to scroll.
  private func scale(showing rect: CGRect) -> Double {
    var best = fit(rect, insetsAt: limits.maximum)
    for axis in ScrollAxis.allCases {
      // A hair less, lest a rounding error make it scroll.
      let ratio = metrics[axis].viewportLength / content[axis]
      let last = limits.clamped(ratio.nextDown.nextDown)
      let next = fit(rect, insetsAt: last)
      if last > best, next >= last { best = last }
      if next > best, fit(rect, insetsAt: next) >= next { best = next }
    }
    return best
  }

  /// The scale within the limits at which a rectangle just fits between the insets that count at
  /// another scale.
  private func fit(_ rect: CGRect, insetsAt other: Double) -> Double {
    let metrics = metrics(at: other)
    func ratio(_ axis: ScrollAxis) -> Double {
      let length = rect.span(along: axis).length
      return length > 0 ? metrics[axis].unobscuredLength / length : .infinity
    }
    return limits.clamped(min(ratio(.horizontal), ratio(.vertical)))
  }

  /// The factor of a double tap and of a tap with two fingers in Apple's guide to zooming by
  /// tapping.
  public static var tapFactor: Double { 1.5 }

  /// The rectangle to zoom to after a double tap: about the tapped point, for the present scale
  /// times `factor`, or `target`, within the limits.
  ///
  /// - Parameters:
  ///   - point: The tapped point of the content at scale 1: what `location(in:)` of the zoomed view
  ///     gives. NaN counts as the point in the centre.
  ///   - factor: By how much to zoom in.
  ///   - target: The scale to zoom to instead, such as the next of `ZoomSteps`; anything but a
  ///     positive number keeps the present one.
  /// - Returns: A rectangle of the content at scale 1; empty without a viewport.
  public func rectForDoubleTap(
    atContentPoint point: CGPoint, factor: Double = Zoomer.tapFactor, target: Double? = nil
  ) -> CGRect {
    let center = contentPoint(fromViewport: unobscuredCenter)
    let wanted = target ?? (self.scale * factor.positiveFactor)
    let scale = limits.clamped(wanted > 0 ? wanted : self.scale)
    let metrics = metrics(at: scale)
    return CGRect { axis in
      let length = (metrics[axis].unobscuredLength / scale).nonNegative
      let middle = point.along(axis).finite(or: center.along(axis))
      return AxisSpan(start: middle - length / 2, length: length)
    }
  }

  /// The scale to zoom to after a tap with two fingers: the present one divided by `factor`, within
  /// the limits.
  public func scaleForTwoFingerTap(factor: Double = Zoomer.tapFactor) -> Double {
    limits.clamped(scale / factor.positiveFactor)
  }

  /// The zoom factor for a wheel that is turned over the content while a modifier key is held:
  /// `exp(-delta / distance)`, so that turning there and back changes nothing.
  ///
  /// - Parameters:
  ///   - delta: How far the wheel would scroll, in points: positive towards the content's end,
  ///     which zooms out. NaN counts as zero.
  ///   - distance: The points for a factor of e; Flutter's figure by default. Zero, negative and
  ///     NaN count as 1.
  /// - Returns: A factor for the scale.
  public static func factor(
    forWheel delta: Double, distance: Double = Zoomer.wheelDistance
  ) -> Double {
    Elementary.exponential(-delta.finite(or: 0) / distance.positiveFactor).zoomScale
  }

  /// How far a wheel scrolls for a factor of e, in points: Flutter's figure.
  public static var wheelDistance: Double { 200 }

  /// Goes to a placement as it is: one of those above, or one on an animation's way.
  public mutating func place(at placement: ZoomPlacement) { set(placement) }

  /// Zooms to a scale about a point of the viewport, at once; see `placement(scale:about:)`.
  public mutating func zoom(to scale: Double, about anchor: CGPoint? = nil) {
    set(placement(scale: scale, about: anchor))
  }

  /// Zooms to a rectangle of the content, at once; see `placement(showing:)`.
  public mutating func zoom(to rect: CGRect) { set(placement(showing: rect)) }
}
