// Where a command leads: asked for first, so that it can be animated, or gone to at once.

extension Zoomer {
  /// The centre of the viewport that no inset covers, counted from the viewport's corner.
  public var unobscuredCenter: CGPoint {
    get { unobscuredCenter(at: scales).point }
  }

  /// The same at scales.
  func unobscuredCenter(at scales: AxisPair) -> AxisPair {
    AxisPair(
      x: x.unobscuredCenter(scaled: content.x * scales.x),
      y: y.unobscuredCenter(scaled: content.y * scales.y))
  }

  /// Where zooming to a scale about a point of the viewport leads: the scale is clamped first, then
  /// the offset follows from it, then that is clamped.
  ///
  /// - Parameters:
  ///   - scale: The wanted scale; anything but a positive number keeps the present one.
  ///   - verticalScale: The wanted vertical scale, if each axis has its own; by default the same.
  ///   - anchor: A point of the viewport; by default the centre of its unobscured part, as with
  ///     UIKit's `setZoomScale(_:animated:)`. One that is NaN gives the present placement.
  /// - Returns: The placement.
  public func placement(
    scale: Double, verticalScale: Double? = nil, about anchor: CGPoint? = nil
  ) -> ZoomPlacement {
    placement(scales: askedScales(scale, verticalScale), about: anchor)
  }

  /// The same for scales within the limits.
  @inline(__always)
  func placement(scales: AxisPair, about anchor: CGPoint?) -> ZoomPlacement {
    let anchor = anchor ?? unobscuredCenter
    guard anchor.isNumeric else { return placement }
    let point = AxisPair(anchor)
    return clamped(placement.offset(zoomedTo: scales, from: point, to: point), at: scales)
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
    let scales = eachScale { axis, limits in
      scale(showing: rect, limits, isEven ? ScrollAxis.allCases : [axis])
    }
    return clamped((rect.center * scales - unobscuredCenter(at: scales)).finite, at: scales)
  }

  /// The greatest scale within limits at which a rectangle fits, along axes of that scale, between
  /// the insets that count at that scale; the least scale if there is none.
  ///
  /// The safe area may begin to count at the scale at which the content begins to scroll on an
  /// axis. So the result is a scale at which the rectangle just fits, or the last scale before an
  /// axis begins to scroll.
  private func scale(
    showing rect: CGRect, _ limits: ZoomLimits, _ axes: [ScrollAxis]
  ) -> Double {
    /// The scale at which the rectangle just fits between the insets that count at another.
    func fit(insetsAt other: Double) -> Double {
      let metrics = metrics(at: AxisPair(both: other))
      var least = Double.infinity
      for axis in axes {
        let length = rect.span(along: axis).length
        if length > 0 { least = min(least, metrics[axis].unobscuredLength / length) }
      }
      return limits.clamped(least)
    }
    var best = fit(insetsAt: limits.maximum)
    for axis in axes {
      // A hair less, lest a rounding error make it scroll.
      let ratio = metrics[axis].viewportLength / content[axis]
      let last = limits.clamped(ratio.nextDown.nextDown)
      let next = fit(insetsAt: last)
      if last > best, next >= last { best = last }
      if next > best, fit(insetsAt: next) >= next { best = next }
    }
    return best
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
    let factor = factor.positiveFactor
    return rect(
      about: point,
      at: eachScale { axis, limits in
        let wanted = target ?? (scales[axis] * factor)
        return limits.clamped(wanted > 0 ? wanted : scales[axis])
      })
  }

  /// The rectangle to zoom to so that a point of the content comes to the middle, at scales.
  func rect(about point: CGPoint, at scales: AxisPair) -> CGRect {
    let center = contentPoint(fromViewport: unobscuredCenter)
    let metrics = metrics(at: scales)
    return CGRect { axis in
      let length = (metrics[axis].unobscuredLength / scales[axis]).nonNegative
      let middle = point.along(axis).finite(or: center.along(axis))
      return AxisSpan(start: middle - length / 2, length: length)
    }
  }

  /// The scale to zoom to after a tap with two fingers: the present one divided by `factor`, within
  /// the limits; the horizontal one, if each axis has its own.
  public func scaleForTwoFingerTap(factor: Double = Zoomer.tapFactor) -> Double {
    scalesForTwoFingerTap(factor: factor).x
  }

  /// The scales for that.
  func scalesForTwoFingerTap(factor: Double = Zoomer.tapFactor) -> AxisPair {
    let factor = factor.positiveFactor
    return eachScale { $1.clamped(scales[$0] / factor) }
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

  /// Zooms to a scale about a point of the viewport, at once; see
  /// `placement(scale:verticalScale:about:)`.
  public mutating func zoom(
    to scale: Double, verticalScale: Double? = nil, about anchor: CGPoint? = nil
  ) {
    set(placement(scale: scale, verticalScale: verticalScale, about: anchor))
  }

  /// Zooms to a rectangle of the content, at once; see `placement(showing:)`.
  public mutating func zoom(to rect: CGRect) { set(placement(showing: rect)) }
}
