/// How far beyond the viewport rows are kept ready.
public enum Overscan: Equatable, Sendable, BitwiseCopyable {
  /// Not at all.
  case none
  /// By distances behind and ahead of the motion, in points.
  case points(behind: Double, ahead: Double)
  /// By numbers of rows behind and ahead of the motion.
  case rows(behind: Int, ahead: Int)

  /// By the same distance on both sides.
  public static func points(_ both: Double) -> Overscan { .points(behind: both, ahead: both) }

  /// By the same number of rows on both sides.
  public static func rows(_ both: Int) -> Overscan { .rows(behind: both, ahead: both) }

  /// A distance divided by the motion: all of it shared evenly at rest, and the faster the content moves
  /// the more of it ahead, and besides as far as it moves in a time.
  ///
  /// - Parameters:
  ///   - total: The distance, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - lookahead: The time that a row takes to be made ready, in seconds.
  /// - Returns: Distances behind and ahead.
  public static func following(
    total: Double, velocity: Double, lookahead: Double = 0.1
  ) -> Overscan {
    let total = total.finiteLength
    let way = (velocity.finite(or: 0).magnitude * lookahead.finiteLength).finiteLength
    let share = total > 0 ? way / (way + total) : 0
    return .points(
      behind: total / 2 * (1 - share), ahead: (total / 2 * (1 + share) + way).finiteLength)
  }

  /// The range to keep ready around the visible one.
  func range(
    offset: Double, viewport: Double, isBackward: Bool, limit: Int?,
    _ visible: (Double, Double) -> Range<Int>
  ) -> Range<Int> {
    let offset = offset.finite(or: 0)
    let viewport = viewport.finiteLength
    switch self {
    case .none:
      return visible(offset, viewport)
    case .points(let behind, let ahead):
      // Less than what numbers are held within, so that the sum below is, too.
      let limit = Double.saturationLimit / 4
      let (behind, ahead) = (min(behind.finiteLength, limit), min(ahead.finiteLength, limit))
      let before = isBackward ? ahead : behind
      let near = visible(offset, viewport)
      let all = visible(offset - before, before + viewport + (isBackward ? behind : ahead))
      // What is visible belongs to it, even where the longer sum is rounded down.
      guard !near.isEmpty, !all.isEmpty else { return near.isEmpty ? all : near }
      return min(near.lowerBound, all.lowerBound)..<max(near.upperBound, all.upperBound)
    case .rows(let behind, let ahead):
      let range = visible(offset, viewport)
      guard !range.isEmpty else { return range }
      let (behind, ahead) = (max(0, behind), max(0, ahead))
      let low = range.lowerBound.saturatingSubtract(isBackward ? ahead : behind)
      let high = range.upperBound.saturatingAdd(isBackward ? behind : ahead)
      return max(0, low)..<min(limit ?? .max, high)
    }
  }
}

extension RowLengths {
  /// The rows to keep ready for a viewport.
  ///
  /// - Parameters:
  ///   - bounds: The scroll view's bounds: the viewport in content coordinates.
  ///   - overscan: How far beyond it.
  ///   - direction: Where the content has been moving; up and left are backward.
  ///   - axis: The axis of the list.
  /// - Returns: A range within `0..<count`.
  public func visibleRange(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none,
    axis: ScrollAxis = .vertical
  ) -> Range<Int> {
    let span = bounds.span(along: axis)
    return overscan.range(
      offset: span.start, viewport: span.length, isBackward: direction.isBackward, limit: count
    ) { visibleRange(offset: $0, viewport: $1) }
  }
}

extension UniformRows {
  /// The rows to keep ready for a viewport; see `RowLengths`.
  public func visibleRange(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none,
    axis: ScrollAxis = .vertical
  ) -> Range<Int> {
    let span = bounds.span(along: axis)
    return overscan.range(
      offset: span.start, viewport: span.length, isBackward: direction.isBackward, limit: count
    ) { visibleRange(offset: $0, viewport: $1) }
  }
}

extension ScrollDirection {
  fileprivate var isBackward: Bool { self == .up || self == .left }
}
