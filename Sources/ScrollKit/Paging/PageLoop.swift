/// Pages that repeat without end: which page stands at an unbounded page number, and which way
/// round is shorter.
///
/// ```swift
/// let loop = PageLoop(count: 5)
/// print(loop.page(-1)!, loop.page(7)!)  // 4 2
/// print(loop.steps(from: 4, to: 0), loop.steps(from: 4, to: 0, direction: .backward))  // 1 -4
/// ```
///
/// Page numbers count on through the rounds: number `v` shows the page
/// `v - count * floor(v / count)`. A position is a page number with a fraction, and grows evenly
/// where the last page meets the first. Results on `Int` saturate; everything is O(1).
public struct PageLoop: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages. Negative counts as zero.
  public var count: Int { didSet { count = max(0, count) } }

  /// Creates the loop of `count` pages.
  public init(count: Int) { self.count = max(0, count) }

  /// A way round the loop.
  public enum Direction: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The way with fewer steps; forward at a tie.
    case shortest
    /// Towards greater page numbers.
    case forward
    /// Towards smaller page numbers.
    case backward
  }

  /// The page, in `0..<count`, at an unbounded page number; `nil` without pages.
  public func page(_ number: Int) -> Int? {
    count > 0 ? number.floorModulo(count) : nil
  }

  /// The page nearest to a position counted in pages; at a tie the next. `nil` without pages. NaN
  /// counts as zero.
  public func page(nearestTo position: Double) -> Int? {
    page(Int(saturating: position.finite(or: 0).roundedHalfUp))
  }

  /// How many pages to move, forward positive, to get from one page number to a page.
  ///
  /// - Parameters:
  ///   - start: Where the way begins; any page number.
  ///   - end: The page to reach, by any of its page numbers.
  ///   - direction: The way round.
  ///   - fullTurn: Whether the way forward or backward to the page where one is goes round once,
  ///     instead of nowhere.
  /// - Returns: The steps: in `-count...count`, zero without pages.
  public func steps(
    from start: Int, to end: Int, direction: Direction = .shortest, fullTurn: Bool = false
  ) -> Int {
    guard count > 0 else { return 0 }
    let difference = end.floorModulo(count) - start.floorModulo(count)
    let forward = difference < 0 ? difference + count : difference
    switch direction {
    case .shortest: return forward <= count / 2 ? forward : forward - count
    case .forward: return forward == 0 && fullTurn ? count : forward
    case .backward: return forward == 0 && !fullTurn ? 0 : forward - count
    }
  }

  /// The unbounded page number, nearest to a position, at which a page stands; at a tie the one
  /// ahead.
  ///
  /// - Parameters:
  ///   - page: The page, by any of its page numbers.
  ///   - position: A position counted in pages; NaN counts as zero.
  /// - Returns: A number that wraps to the page; `nil` without pages.
  public func nearestCopy(of page: Int, to position: Double) -> Int? {
    guard count > 0 else { return nil }
    let position = position.finite(or: 0)
    let base = Int(saturating: position.rounded(.up))
    let forward = steps(from: base, to: page, direction: .forward)
    let isAhead = Double(forward) + (Double(base) - position) <= Double(count) / 2
    return base.saturatingAdd(isAhead ? forward : forward - count)
  }

  /// How far the nearest copy of a page lies ahead of a position, in pages: in
  /// `-count/2...count/2`. `nil` without pages.
  public func distance(from position: Double, to page: Int) -> Double? {
    nearestCopy(of: page, to: position).map { Double($0) - position.finite(or: 0) }
  }

  /// The position within one round, in `0..<count`: what a continuous page indicator shows. From
  /// the last page to `count` it leads back to the first. Zero without pages.
  public func wrapped(_ position: Double) -> Double {
    position.finite(or: 0).floorModulo(Double(count))
  }

  /// The share of one round that has been scrolled, in `0..<1`; the last page rests at
  /// `(count - 1) / count`. Zero without pages.
  public func progress(at position: Double) -> Double {
    count > 0 ? wrapped(position) / Double(count) : 0
  }
}
