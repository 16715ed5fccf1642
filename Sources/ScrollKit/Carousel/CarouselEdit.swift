/// A change of the list that a carousel shows, by number: as `RowLengths` and `ReusePool` are told.
/// It is a value, so an app can keep it until the carousel has settled, and give the same one to
/// the carousel, a `PageTracker` and its own list.
///
/// ```swift
/// let edit = CarouselEdit.insert(count: 2, at: 1)
/// print(edit.number(of: 3, in: 5)!, edit.count(after: 5))  // 5 7
/// print(CarouselEdit.remove(1..<3).number(of: 2, in: 5) ?? -1)  // -1
/// print(CarouselEdit.edits(from: ["a", "b", "c"], to: ["b", "d", "c"]))
/// // [remove(Range(0..<1)), insert(count: 1, at: 1)]
/// ```
///
/// Pages outside the list are ignored, and places outside it count as the nearest. O(1).
public enum CarouselEdit: Equatable, Sendable {
  /// Pages come in before a page, or at the end; negative counts as none.
  case insert(count: Int, at: Int)
  /// Pages go out.
  case remove(Range<Int>)
  /// A page moves to another place, counted without it.
  case move(Int, to: Int)

  /// How many pages there are after it, for a number before: at most
  /// `CarouselSlots.maximumPageCount`.
  public func count(after count: Int) -> Int {
    let count = max(0, count)
    switch self {
    case .insert(let new, _):
      return min(
        count.saturatingAdd(max(0, new)), max(count, CarouselSlots.maximumPageCount))
    case .remove(let pages): return count - pages.clamped(to: 0..<count).count
    case .move: return count
    }
  }

  /// The number that a page has after it; `nil` if it is gone or never was there.
  ///
  /// - Parameters:
  ///   - page: The page's number before.
  ///   - count: How many pages there were before.
  /// - Returns: The number of the same page.
  public func number(of page: Int, in count: Int) -> Int? {
    guard page >= 0, page < count else { return nil }
    switch self {
    case .insert(_, let place):
      return page >= max(0, place) ? page + (self.count(after: count) - count) : page
    case .remove(let pages):
      let pages = pages.clamped(to: 0..<count)
      if pages.contains(page) { return nil }
      return page >= pages.upperBound ? page - pages.count : page
    case .move(let moved, let place):
      guard moved >= 0, moved < count else { return page }
      let place = place.clamped(to: 0...(count - 1))
      if page == moved { return place }
      let without = page > moved ? page - 1 : page
      return without >= place ? without + 1 : without
    }
  }

  /// The number of a page after it, or of the page that takes its place: the next one that stays.
  /// It is as great as the number of pages if none follows; the caller wraps it or holds it.
  func successor(of page: Int, in count: Int) -> Int {
    if let number = number(of: page, in: count) { return number }
    guard case .remove(let pages) = self else { return page }
    return pages.clamped(to: 0..<max(0, count)).lowerBound
  }
}

/// Edits that wait, or do not: whether a list changes at once or when the content has settled.
///
/// ```swift
/// var edits = CarouselEdits(timing: .whenSettled)
/// print(edits.add(.remove(2..<3), isAtRest: false).count)  // 0
/// print(edits.settled())  // [remove(Range(2..<3))]
/// ```
public struct CarouselEdits: Equatable, Sendable {
  /// When edits are made.
  public var timing: Timing
  /// The edits that wait, in order.
  public private(set) var waiting: [CarouselEdit] = []

  /// When edits are made.
  public enum Timing: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// At once, also under a finger and in motion.
    case atOnce
    /// When the content has settled.
    case whenSettled
  }

  /// Creates a queue without edits.
  public init(timing: Timing) { self.timing = timing }

  /// Adds an edit, whose numbers are those after the edits that wait.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - isAtRest: Whether the content is at rest, without a finger.
  /// - Returns: The edits to make now.
  public mutating func add(_ edit: CarouselEdit, isAtRest: Bool) -> [CarouselEdit] {
    waiting.append(edit)
    return isAtRest || timing == .atOnce ? settled() : []
  }

  /// Reports that the content has settled.
  ///
  /// - Returns: The edits to make now.
  public mutating func settled() -> [CarouselEdit] {
    defer { waiting = [] }
    return waiting
  }
}
