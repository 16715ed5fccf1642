/// How far beyond the viewport rows are kept ready.
///
/// ```swift
/// let rows = UniformRows(count: 1000, length: 44, spacing: 1)
/// let viewport = AxisViewport(offset: 4500, length: 450)
/// let ahead = Overscan.points(behind: 45, ahead: 135)
/// print(rows.visibleRange(in: viewport, overscan: ahead, direction: .up))  // 97..<111
/// let moving = Overscan.following(total: 90, velocity: -900)
/// print(rows.visibleRange(in: viewport, overscan: moving))  // 96..<111
/// ```
///
/// The direction given along with it says which side is *ahead*: before the viewport for up and
/// left, after it for any other. `ScrollDirectionTracker` remembers the direction during a pause,
/// so the sides do not swap at every stop. Distances that are negative or not numbers, and negative
/// numbers of rows, count as zero.
public enum Overscan: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// Not at all.
  case none
  /// By distances behind and ahead of the motion, in points.
  case points(behind: Double, ahead: Double)
  /// By distances before the viewport's start and after its end, in points, whatever the direction.
  case sides(before: Double, after: Double)
  /// By numbers of rows behind and ahead of the motion. Where no row is visible, they are counted
  /// from the place of the viewport between the rows: for a viewport before the first row, the rows
  /// ahead are the first ones. A viewport without length, as before the first layout, keeps none.
  case rows(behind: Int, ahead: Int)

  var counted: SIMD8<Double> {
    switch self {
    case .none: Self.counted(0)
    case .points(let behind, let ahead):
      Self.counted(1, behind.nonNegative, ahead.nonNegative)
    case .sides(let before, let after): Self.counted(2, before.nonNegative, after.nonNegative)
    case .rows(let behind, let ahead):
      Self.counted(3, Double(max(0, behind)), Double(max(0, ahead)))
    }
  }

  /// By the same distance on both sides.
  public static func points(_ both: Double) -> Overscan { .points(behind: both, ahead: both) }

  /// By the same number of rows on both sides.
  public static func rows(_ both: Int) -> Overscan { .rows(behind: both, ahead: both) }

  /// A distance divided between the sides by the motion: evenly at rest, and more on the side that
  /// the offset moves to the faster it moves. That side also gets as far as the offset moves within
  /// `lookahead`. No direction is needed along with it.
  ///
  /// With `way = |velocity| * lookahead` and `share = way / (way + total)`, ahead of the motion are
  /// `total / 2 * (1 + share) + way`, behind it `total / 2 * (1 - share)`.
  ///
  /// - Parameters:
  ///   - total: The distance, in points.
  ///   - velocity: The velocity of the offset, in points per second; negative upwards and to the
  ///     left. NaN counts as zero.
  ///   - lookahead: The time that a row takes to be made ready, in seconds.
  /// - Returns: Distances before and after the viewport.
  public static func following(
    total: Double, velocity: Double, lookahead: Double = 0.1
  ) -> Overscan {
    let total = total.nonNegative
    let velocity = velocity.finite(or: 0)
    let way = (velocity.magnitude * lookahead.nonNegative).nonNegative
    let share = total > 0 ? way / (way + total) : 0
    let behind = total / 2 * (1 - share)
    let ahead = (total / 2 * (1 + share) + way).nonNegative
    return velocity < 0
      ? .sides(before: ahead, after: behind) : .sides(before: behind, after: ahead)
  }

  /// The rows of a layout to keep ready for a viewport.
  func range(
    in viewport: AxisViewport, _ direction: ScrollDirection, _ layout: some RowLayout
  ) -> Range<Int> {
    let isBackward = direction == .up || direction == .left
    switch self {
    case .none:
      return layout.visibleRange(in: viewport)
    case .points(behind: let behind, ahead: let ahead):
      let sides = isBackward ? (ahead, behind) : (behind, ahead)
      return Self.range(viewport, before: sides.0, after: sides.1, layout)
    case .sides(before: let before, after: let after):
      return Self.range(viewport, before: before, after: after, layout)
    case .rows(behind: let behind, ahead: let ahead):
      // Where no row is visible, the empty range tells between which rows the viewport lies.
      let range = layout.visibleRange(in: viewport)
      guard viewport.length > 0 else { return range }
      let isFalling = isBackward != layout.isMirrored
      let (behind, ahead) = (max(0, behind), max(0, ahead))
      let low = range.lowerBound.saturatingSubtract(isFalling ? ahead : behind)
      let high = range.upperBound.saturatingAdd(isFalling ? behind : ahead)
      let first = low.clamped(to: layout.indices.lowerBound...layout.indices.upperBound)
      return first..<max(first, min(layout.indices.upperBound, high))
    }
  }

  /// The rows that are visible, and those within distances of the viewport.
  private static func range(
    _ viewport: AxisViewport, before: Double, after: Double, _ layout: some RowLayout
  ) -> Range<Int> {
    // A quarter, so that the sum below stays within the limit of numbers.
    let limit = Double.saturationLimit / 4
    let (before, after) = (min(before.nonNegative, limit), min(after.nonNegative, limit))
    let near = layout.visibleRange(in: viewport)
    let all = layout.visibleRange(
      in: AxisViewport(
        offset: viewport.offset - before, length: before + viewport.length + after))
    // The longer sum may be rounded down, so a visible row is added.
    guard !near.isEmpty, !all.isEmpty else { return near.isEmpty ? all : near }
    return min(near.lowerBound, all.lowerBound)..<max(near.upperBound, all.upperBound)
  }
}
