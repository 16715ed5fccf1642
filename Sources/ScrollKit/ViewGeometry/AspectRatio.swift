/// The proportion of a width to a height, such as that of a banner which is as wide as the screen.
///
/// ```swift
/// let banner = AspectRatio(width: 320, height: 200)
/// print(banner.height(forWidth: 375))  // 234.375
/// print(PixelGrid(displayScale: 3).nearest(banner.height(forWidth: 375)))  // 234.33333333333334
/// ```
public struct AspectRatio: Equatable, Sendable, BitwiseCopyable {
  private let width: Double
  private let height: Double

  /// Creates a proportion from a size. Lengths that are not numbers, or negative, count as zero.
  public init(width: Double, height: Double) {
    self.width = width.nonNegative
    self.height = height.nonNegative
  }

  /// The height that belongs to a width; zero for a proportion without width.
  public func height(forWidth length: Double) -> Double {
    width > 0 ? (height * length.nonNegative / width).nonNegative : 0
  }

  /// The width that belongs to a height; zero for a proportion without height.
  public func width(forHeight length: Double) -> Double {
    height > 0 ? (width * length.nonNegative / height).nonNegative : 0
  }
}
