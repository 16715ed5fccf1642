/// The grid of device pixels, to which a position is rounded once, at the end of a calculation.
///
/// ```swift
/// let grid = PixelGrid(displayScale: 3)
/// print(grid.nearest(10.4))  // 10.333333333333334
/// ```
public struct PixelGrid: Equatable, Sendable, BitwiseCopyable {
  /// Device pixels per point. Anything but a positive number counts as one.
  public var displayScale: Double { didSet { displayScale = displayScale.positiveFactor } }

  /// Creates the grid of a display.
  public init(displayScale: Double) { self.displayScale = displayScale.positiveFactor }

  /// The length of one device pixel, in points.
  public var pixel: Double { min(1 / displayScale, .saturationLimit) }

  /// Half a device pixel, in points: by how much rounding to pixels may move a position.
  public var halfPixel: Double { pixel / 2 }

  /// Whether an offset is the echo of one that was written: what a scroll view reports that has
  /// rounded it to device pixels, whichever way.
  ///
  /// - Parameters:
  ///   - reported: What the scroll view reports, in points; NaN is no echo.
  ///   - written: What was written, in points; NaN has none.
  /// - Returns: Whether they differ by at most half a pixel and a rounding error, for which a
  ///   millionth of a point is allowed, or farther out `2^-45` of the offset.
  public func isEcho(_ reported: Double, of written: Double) -> Bool {
    let written = written.finite(or: .nan)
    return (reported.finite(or: .nan) - written).magnitude <= echoDistance(of: written)
  }

  /// How far an echo may lie from the offset that was written, in points.
  func echoDistance(of written: Double) -> Double {
    halfPixel + max(1e-6, written.edgeTolerance)
  }

  /// The nearest position on the grid, `floor(x * scale + 1/2) / scale`; half a pixel goes up.
  /// NaN counts as zero.
  public func nearest(_ position: Double) -> Double { nearest(finite: position.finite(or: 0)) }

  // Inlined for the benchmark's `scroller-frame`, which rounds along both axes.
  @inline(__always)
  private func nearest(finite position: Double) -> Double {
    let scaled = position * displayScale
    // Past 2^52 pixels every number is on the grid already.
    guard scaled.magnitude < .saturationLimit else { return position }
    return (scaled.roundedHalfUp / displayScale).finite(or: position)
  }

  /// The nearest point on the grid.
  public func nearest(_ point: CGPoint) -> CGPoint { nearest(AxisPair(point)).point }

  func nearest(_ pair: AxisPair) -> AxisPair {
    nearest(ordinary: pair) ?? AxisPair(x: nearest(finite: pair.x), y: nearest(finite: pair.y))
  }

  /// The nearest pair of positions where no gate is needed: with at least one pixel per point, and
  /// fewer than 2^51 pixels from zero. Otherwise, and for what is NaN, `nil`. One branch
  /// serves both axes, and the function is inlined, for the benchmark's `scroller-frame`.
  @inline(__always)
  func nearest(ordinary pair: AxisPair) -> AxisPair? {
    let (x, y) = (pair.x * displayScale, pair.y * displayScale)
    guard displayScale >= 1, x.magnitude < 0x1p51, y.magnitude < 0x1p51 else { return nil }
    return AxisPair(x: x.roundedHalfUp / displayScale, y: y.roundedHalfUp / displayScale)
  }
}

extension PixelGrid {
  /// The grid to expect of an unknown display: that with the largest device pixels.
  static var coarsest: PixelGrid { PixelGrid(displayScale: 1) }

  /// The most that rounding to pixels moves an offset on an unknown display, in points.
  static var greatestRounding: Double { coarsest.halfPixel }
}

extension ScrollMetrics {
  /// The grid of the display the content is shown on.
  public var pixelGrid: PixelGrid { PixelGrid(displayScale: displayScale) }
}
