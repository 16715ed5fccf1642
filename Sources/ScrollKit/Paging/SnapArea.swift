/// A stretch of content that scrolling may come to rest on: an item with its margins, in the sense
/// of CSS scroll snap.
///
/// ```swift
/// let margin = AxisInsets(leading: 10)
/// let card = SnapArea(start: 300, length: 280, alignment: .center, margin: margin)
/// let areas = SnapAreas([card], contentLength: 900, viewport: 320)
/// print(areas.contentOffset(of: 0) ?? -1)  // 275.0
/// ```
public struct SnapArea: Equatable, Sendable, BitwiseCopyable {
  /// Where the area starts in the content, in points from the left or the top, also in
  /// right-to-left layouts.
  public let start: Double
  /// How long it is, in points.
  public let length: Double
  /// Where it rests; `nil` for nowhere, as `scroll-snap-align: none`. Then nothing rests on it, and
  /// it keeps nothing longer from resting.
  public let alignment: PageAlignment?
  /// How many points farther into the viewport it rests than `alignment` says.
  public let points: Double
  /// By how much the area reaches beyond the item, in points; leading is left or top. Negative
  /// margins make it shorter.
  public let margin: AxisInsets
  /// Whether no gesture with a direction passes it, as with `scroll-snap-stop: always`.
  public let isMustStop: Bool
  /// The number by which the area is known, also after items are inserted, removed or moved. By
  /// default its place among the areas.
  public let id: Int?
  /// The place among the areas of the one that encloses it, which must come before it. Of two areas
  /// equally near, the enclosed one wins.
  public let parent: Int?
  /// Whether long areas may not rest where they show a part of this one: where it is aligned along
  /// any axis.
  var cuts: Bool

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - start: Where it starts in the content, in points; NaN counts as zero.
  ///   - length: How long it is, in points; NaN and negative count as zero.
  ///   - alignment: Where it rests; `nil` for nowhere.
  ///   - points: How many points farther into the viewport it rests; NaN counts as zero.
  ///   - margin: By how much the area reaches beyond the item, in points.
  ///   - isMustStop: Whether no gesture with a direction passes it.
  ///   - id: The number by which it is known; `nil` for its place among the areas. Of several areas
  ///     with one number, the first is meant.
  ///   - parent: The place among the areas of the one that encloses it.
  public init(
    start: Double, length: Double, alignment: PageAlignment? = .leading, points: Double = 0,
    margin: AxisInsets = .zero, isMustStop: Bool = false, id: Int? = nil, parent: Int? = nil
  ) {
    self.start = start.finite(or: 0)
    self.length = length.nonNegative
    self.alignment = alignment
    self.points = points.finite(or: 0)
    self.margin = margin
    self.isMustStop = isMustStop
    self.id = id
    self.parent = parent
    cuts = alignment != nil
  }
}

/// How far scrolling goes to rest on a snap area.
public enum SnapStrictness: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// Any distance: where there is an area, scrolling rests on one.
  case mandatory
  /// No farther than a share of the port, the part of the viewport in which areas are aligned. A
  /// third in Chromium (measured), 0.3 of the viewport in WebKit.
  case withinShare(Double)
  /// No farther than a distance in points; 200 in Firefox.
  case withinPoints(Double)

  /// Chromium's proximity: a third of the port.
  public static var proximity: SnapStrictness { .withinShare(1.0 / 3) }

  var counted: SIMD8<Double> {
    switch self {
    case .mandatory: Self.counted(0)
    case .withinShare(let share): Self.counted(1, share.nonNegative)
    case .withinPoints(let points): Self.counted(2, points.nonNegative)
    }
  }

  /// The greatest distance in a port of a length; infinite without a limit.
  func range(port: Double) -> Double {
    switch self {
    case .mandatory: .infinity
    case .withinShare(let share): share.nonNegative * port
    case .withinPoints(let points): points.nonNegative
    }
  }
}
