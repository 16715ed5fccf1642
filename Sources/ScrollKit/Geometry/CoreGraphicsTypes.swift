// The only place where the CoreGraphics types come from: the platform's own where it has them,
// so that values pass to and from UIKit, SwiftUI and Foundation without conversion.

#if hasFeature(Embedded)
  /// A point in points; the stand-in for CoreGraphics' type where there is no Foundation.
  public struct CGPoint: Equatable, Sendable, BitwiseCopyable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double
    /// The origin.
    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A size in points; the stand-in for CoreGraphics' type where there is no Foundation.
  public struct CGSize: Equatable, Sendable, BitwiseCopyable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double
    /// No extent.
    public static var zero: CGSize { CGSize(width: 0, height: 0) }

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points; the stand-in for CoreGraphics' type where there is no Foundation.
  public struct CGRect: Equatable, Sendable, BitwiseCopyable {
    /// The corner with the least coordinates, for a size that is not negative.
    public var origin: CGPoint
    /// The extent.
    public var size: CGSize
    /// An empty rectangle at the origin.
    public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

    /// Creates a rectangle from its origin and size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its origin's and size's coordinates.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The least horizontal coordinate.
    public var minX: Double { origin.x + min(0, size.width) }
    /// The greatest horizontal coordinate.
    public var maxX: Double { origin.x + max(0, size.width) }
    /// The least vertical coordinate.
    public var minY: Double { origin.y + min(0, size.height) }
    /// The greatest vertical coordinate.
    public var maxY: Double { origin.y + max(0, size.height) }
    /// The horizontal extent.
    public var width: Double { maxX - minX }
    /// The vertical extent.
    public var height: Double { maxY - minY }
  }
#elseif canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
