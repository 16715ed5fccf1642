/// The parts of a view's layout in its parent that change when the parent's size does, with UIKit's
/// names and bits.
public struct AutoresizingMask: OptionSet, Sendable, BitwiseCopyable {
  /// One bit a part.
  public var rawValue: UInt8

  /// Creates a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the left edge.
  public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
  /// The width.
  public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
  /// The distance from the right edge.
  public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
  /// The distance from the top edge.
  public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
  /// The height.
  public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  /// The distance from the bottom edge.
  public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
}

/// The frame of a view in a parent of any size, from the frame it has in a parent of one size.
///
/// ```swift
/// let view = Autoresizing(
///   frame: CGRect(x: 60, y: 100, width: 200, height: 50), in: CGSize(width: 320, height: 480),
///   mask: [.flexibleLeftMargin, .flexibleWidth])
/// print(view.frame(in: CGSize(width: 568, height: 480)).width)  // 390.7692307692308
/// ```
///
/// Each axis has a leading margin, a length and a trailing margin. The flexible ones share the
/// change in proportion to their lengths, or equally where they have none together. (The rule of
/// AppKit, as GNUstep's tests state it; how UIKit rounds is unmeasured.) Every frame follows from
/// the first one, so repeated resizing cannot drift. A length does not become negative.
public struct Autoresizing: Equatable, Sendable, BitwiseCopyable {
  /// The parts that give way.
  public var mask: AutoresizingMask
  private let horizontal: Parts
  private let vertical: Parts

  /// Creates a view's autoresizing from its reference frame.
  ///
  /// - Parameters:
  ///   - frame: The frame in the parent of reference.
  ///   - size: The size of the parent of reference.
  ///   - mask: The parts that give way.
  public init(frame: CGRect, in size: CGSize, mask: AutoresizingMask) {
    self.mask = mask
    func parts(_ axis: ScrollAxis) -> Parts {
      let span = frame.span(along: axis)
      let parent = size.along(axis).nonNegative
      return Parts(
        leading: span.start, length: span.length, trailing: parent - span.start - span.length)
    }
    horizontal = parts(.horizontal)
    vertical = parts(.vertical)
  }

  /// Whether frames are put on device pixels.
  public enum Rounding: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// Frames are as they follow.
    case none
    /// Both edges go down to the nearest device pixel, as AppKit does; the length follows from
    /// them.
    case edgesDown(displayScale: Double)

    var counted: SIMD8<Double> {
      switch self {
      case .none: Self.counted(0)
      case .edgesDown(let scale): Self.counted(1, scale.positiveFactor)
      }
    }
  }

  /// The frame in a parent of a size.
  public func frame(in size: CGSize, rounding: Rounding = .none) -> CGRect {
    CGRect { span($0, size, rounding) }
  }

  private func span(
    _ axis: ScrollAxis, _ size: CGSize, _ rounding: Rounding
  ) -> AxisSpan {
    let parts =
      axis == .horizontal
      ? horizontal.resized(
        to: size.along(axis).nonNegative, leading: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth), trailing: mask.contains(.flexibleRightMargin))
      : vertical.resized(
        to: size.along(axis).nonNegative, leading: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight), trailing: mask.contains(.flexibleBottomMargin))
    guard case .edgesDown(let scale) = rounding else { return parts }
    let grid = PixelGrid(displayScale: scale)
    let start = grid.down(parts.start)
    return AxisSpan(start: start, length: max(0, grid.down(parts.end) - start))
  }

  /// Leading margin, length and trailing margin along an axis.
  private struct Parts: Equatable, Sendable, BitwiseCopyable {
    var leading: Double
    var length: Double
    var trailing: Double

    func resized(
      to parent: Double, leading isLeading: Bool, length isLength: Bool, trailing isTrailing: Bool
    ) -> AxisSpan {
      let change = parent - (leading + length + trailing)
      let count = (isLeading ? 1.0 : 0) + (isLength ? 1 : 0) + (isTrailing ? 1 : 0)
      let total =
        (isLeading ? leading : 0) + (isLength ? length : 0) + (isTrailing ? trailing : 0)
      func grown(_ part: Double, _ isFlexible: Bool) -> Double {
        guard isFlexible else { return part }
        return part + change * (total > 0 ? part / total : 1 / count)
      }
      return AxisSpan(
        start: grown(leading, isLeading).finite(or: leading),
        length: max(0, grown(length, isLength).finite(or: length)))
    }
  }
}

extension PixelGrid {
  /// The position on the grid at or below another. A position that misses a pixel by a rounding
  /// error counts as on it.
  fileprivate func down(_ position: Double) -> Double {
    let scaled = position * displayScale
    return ((scaled + Self.roundingError).rounded(.down) / displayScale).finite(or: position)
  }

  private static var roundingError: Double { 1e-6 }
}
