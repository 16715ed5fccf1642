/// The least and the greatest scale of a zoomed content.
///
/// ```swift
/// let limits = ZoomLimits(minimum: 0.5, maximum: 2)
/// print(limits.clamped(3), limits.fraction(of: 1.25), limits.canZoom)  // 2.0 0.5 true
/// ```
///
/// Scales are positive numbers, 1 for the content's own size; anything else counts as 1. They are
/// held within 2^-52 and 2^52.
public struct ZoomLimits: Equatable, Sendable, BitwiseCopyable {
  /// The least scale.
  public let minimum: Double
  /// The greatest scale, not less than `minimum`.
  public let maximum: Double

  /// What to do if the maximum is below the minimum, as with limits from different rules. Example:
  /// the minimum fits an image into the viewport, the maximum is one device pixel per image pixel,
  /// and the image is smaller than the screen.
  public enum Conflict: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The greatest becomes the least: small content is enlarged to its minimum.
    case raiseMaximum
    /// The least becomes the greatest: small content is never enlarged beyond its maximum.
    case lowerMinimum
  }

  /// How much two scales may differ, as a share, and still count as equal: 0.1 %, which no eye
  /// sees.
  public static var tolerance: Double { 1e-3 }

  /// Creates limits.
  public init(minimum: Double, maximum: Double, conflict: Conflict = .raiseMaximum) {
    let (low, high) = (minimum.zoomScale, maximum.zoomScale)
    self.minimum = conflict == .lowerMinimum ? min(low, high) : low
    self.maximum = conflict == .raiseMaximum ? max(low, high) : high
  }

  /// The scale within the limits that is nearest to a scale; the least for NaN.
  public func clamped(_ scale: Double) -> Double {
    let raised = scale > minimum ? scale : minimum
    return raised < maximum ? raised : maximum
  }

  /// Whether the limits differ by more than `tolerance`, so that there is anything to zoom.
  public var canZoom: Bool { !Self.areEqual(minimum, maximum) }

  /// Whether two scales differ by no more than `tolerance`.
  public static func areEqual(_ a: Double, _ b: Double) -> Bool {
    let (a, b) = (a.zoomScale, b.zoomScale)
    return (a - b).magnitude <= tolerance * max(a, b)
  }

  /// Whether a scale is the least one, or less.
  public func isMinimum(_ scale: Double) -> Bool {
    scale <= minimum || Self.areEqual(scale, minimum)
  }

  /// Whether a scale is the greatest one, or more.
  public func isMaximum(_ scale: Double) -> Bool {
    scale >= maximum || Self.areEqual(scale, maximum)
  }

  /// Where a scale lies between the limits: 0 at the least, 1 at the greatest, clamped. One where
  /// they are equal.
  public func fraction(of scale: Double) -> Double {
    guard maximum > minimum else { return 1 }
    return ((clamped(scale) - minimum) / (maximum - minimum)).unitFraction(or: 0)
  }

  /// The scale at a share of the way from the least to the greatest; the inverse of
  /// `fraction(of:)`. Held within the limits.
  public func scale(atFraction fraction: Double) -> Double {
    clamped(minimum + fraction.unitFraction(or: 0) * (maximum - minimum))
  }

  /// Reasons why content cannot be zoomed.
  public struct Obstacles: OptionSet, Sendable, BitwiseCopyable {
    /// One bit a reason.
    public var rawValue: UInt8

    /// Creates a set of reasons from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The limits are equal, to `ZoomLimits.tolerance`: UIKit then switches pinching off.
    public static var equalLimits: Obstacles { Obstacles(rawValue: 1) }
    /// There is no content, or no view to zoom.
    public static var nothingToZoom: Obstacles { Obstacles(rawValue: 2) }
    /// Zooming is switched off.
    public static var zoomingDisabled: Obstacles { Obstacles(rawValue: 4) }
    /// The scroll view takes no touches.
    public static var interactionDisabled: Obstacles { Obstacles(rawValue: 8) }
  }
}

extension Double {
  /// The least scale: its inverse is the greatest.
  static var leastZoomScale: Double { 0x1p-52 }

  /// This number as a scale: anything but a positive number counts as 1.
  var zoomScale: Double { Swift.max(positiveFactor, Self.leastZoomScale) }
}

extension AxisPair {
  /// These numbers as scales.
  var zoomScales: AxisPair { AxisPair(x: x.zoomScale, y: y.zoomScale) }
}
