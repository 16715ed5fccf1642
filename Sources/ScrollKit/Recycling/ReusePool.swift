/// A few views for many rows: which view shows which row, and which views to fill again when the
/// visible rows change.
///
/// ```swift
/// var pool = ReusePool()
/// print(pool.show(0..<2))  // [create(view: 0, row: 0), create(view: 1, row: 1)]
/// print(pool.show(1..<3))  // [rebind(view: 0, row: 2)]
/// pool.insert(count: 10, at: 0)  // rows 1..<3 are rows 11..<13 now
/// print(pool.show(11..<13))  // []: nothing to do
/// ```
///
/// Views keep their rows while these are shown. A row that comes in takes the first of these,
/// always of its own kind: the hidden view that still shows it, the view of a row that goes out
/// (the first out for the first in), the view that has been hidden longest, a new view. So there
/// are never more changes than rows coming in and going out, and no row is shown twice. Scrolling
/// back reverses the order, so the views of a grid keep their columns both ways. A step is O(k) for
/// k rows shown before and after; it allocates only when it creates views.
///
/// When rows are inserted, removed or moved, tell the pool as you tell `RowLengths`, with the same
/// numbers: `insert(count:at:)`, `remove(_:)`, `move(_:to:)`. When their content changes,
/// `reload(kind:)`.
public struct ReusePool: Equatable, Sendable {
  /// What the app has to do.
  public enum Change: Equatable, Sendable, BitwiseCopyable {
    /// Make a view and show a row in it. Views are numbered from 0 in the order of their making.
    case create(view: Int, row: Int)
    /// Show another row in a view, and unhide it if it is hidden. See `isRestored(_:)`.
    case rebind(view: Int, row: Int)
    /// Hide a view that has nothing to show.
    case hide(view: Int)
  }

  /// The greatest number of rows shown at once.
  public static var maximumCount: Int { 100_000 }

  /// The rows that are shown, in ascending order.
  public internal(set) var rows: [Int] = []
  /// How many views have been created.
  public var viewCount: Int { views.count }

  /// What is known of a view. No two have the same row.
  struct View: Equatable, Sendable, BitwiseCopyable {
    var kind: Int
    /// The row that it shows or, of a spare one, that can still be seen in it.
    var row: Int?
    /// Whether it is free to show another row.
    var isSpare = false
    /// Whether it was hidden and came back with the row it had.
    var isRestored = false
    /// The spare views of a kind form a ring.
    var next = -1
    var previous = -1
  }

  var views: [View] = []
  /// The view of each of `rows`.
  var shown: [Int] = []
  /// The views that lost their rows and are not hidden yet, in the order in which they lost them.
  var retired: [Int] = []
  /// For each kind, the spare view to take next.
  var spare = ViewTable()
  /// For each row that a hidden view still shows, that view.
  var kept = ViewTable()
  // The results of a step, kept to reuse their memory.
  var changes: [Change] = []
  var newRows: [Int] = []
  var newShown: [Int] = []
  var kinds: [Int] = []

  /// Creates a pool without views.
  public init() {}

  /// The view that shows a row; `nil` if none does. O(log k).
  public func view(of row: Int) -> Int? {
    let place = (0..<rows.count).partitionPoint { rows[$0] >= row }
    return place < rows.count && rows[place] == row ? shown[place] : nil
  }

  /// The row that a view shows, as for a tap on it; `nil` if it shows none, or there is no such
  /// view.
  public func row(of view: Int) -> Int? {
    views.indices.contains(view) && !views[view].isSpare ? views[view].row : nil
  }

  /// Whether a view was hidden and came back with the row that it showed before: unhide it and
  /// place it, but do not fill it again. After the row is removed, or rows are reloaded, a view
  /// does not come back so. For a single row that changed out of sight, remove and insert it.
  public func isRestored(_ view: Int) -> Bool {
    views.indices.contains(view) && views[view].isRestored
  }

  /// Shows a range of rows, of one kind.
  public mutating func show(_ rows: Range<Int>) -> [Change] { show(rows) { _ in 0 } }

  /// Shows a range of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which no more than `maximumCount` count.
  ///   - kind: The kind of a row: views are reused within a kind. A row that stays, but has become
  ///     of another kind, takes another view.
  /// - Returns: What to do, in order: views that come back, then views to fill again or to create,
  ///   then views to hide. Views of rows that stay are not mentioned.
  public mutating func show(_ rows: Range<Int>, kind: (Int) -> Int) -> [Change] {
    let end = min(rows.upperBound, rows.lowerBound.saturatingAdd(Self.maximumCount))
    newRows.removeAll(keepingCapacity: true)
    for row in rows.lowerBound..<end { newRows.append(row) }
    return showNewRows(isReload: false, kind)
  }

  /// Shows any rows, of one kind, such as `[header] + rows`; see `show(_:kind:)`.
  public mutating func show(_ rows: some Sequence<Int>) -> [Change] { show(rows) { _ in 0 } }

  /// Shows any rows: those of a list in lanes, a header that stays in sight, numbered tiles.
  ///
  /// - Parameters:
  ///   - rows: The rows; those after the first `maximumCount` are ignored, and a row given twice
  ///     counts once. Rows that do not ascend are put in order first, which is O(k log k) and may
  ///     allocate.
  ///   - kind: The kind of a row.
  /// - Returns: What to do; see `show(_:kind:)` for a range.
  public mutating func show(_ rows: some Sequence<Int>, kind: (Int) -> Int) -> [Change] {
    newRows.removeAll(keepingCapacity: true)
    var isAscending = true
    rows.forFirst(Self.maximumCount) { row in
      if let last = newRows.last, last >= row { isAscending = false }
      newRows.append(row)
    }
    if !isAscending { sortNewRows() }
    return showNewRows(isReload: false, kind)
  }

  /// Fills every view again, as after the content of rows has changed. A row whose kind has changed
  /// takes another view. Rows that hidden views still show are forgotten.
  ///
  /// - Parameter kind: The kind of a row.
  /// - Returns: What to do: a change for every row.
  public mutating func reload(kind: (Int) -> Int = { _ in 0 }) -> [Change] {
    for view in views.indices where views[view].isSpare { views[view].row = nil }
    kept.removeAll()
    newRows.removeAll(keepingCapacity: true)
    for row in rows { newRows.append(row) }
    return showNewRows(isReload: true, kind)
  }

  /// Whether both show the same rows in the same views, and have the same views to spare.
  public static func == (a: ReusePool, b: ReusePool) -> Bool {
    a.views == b.views && a.retired == b.retired
      && a.views.allSatisfy { !$0.isSpare || a.spare[$0.kind] == b.spare[$0.kind] }
  }
}
