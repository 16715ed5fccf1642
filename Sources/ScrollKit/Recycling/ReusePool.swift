/// A few living views for many rows: which view shows which row, and who is bound anew when the visible
/// rows change.
///
/// ```swift
/// var pool = ReusePool()
/// print(pool.show(0..<3))  // create views 0, 1, 2 for rows 0, 1, 2
/// print(pool.show(1..<4))  // rebind view 0 to row 3
/// pool.insert(count: 10, at: 0)  // rows 1..<4 are rows 11..<14 now
/// print(pool.show(11..<14))  // nothing to do
/// ```
///
/// Views keep their rows while these are shown. A row that comes in takes the hidden view that still
/// shows it, else the view of a row that went out, of its own kind, the first out for the first in, else
/// the one that has been hidden longest; only when there is none is a view created. So there are never
/// more changes than rows coming in and going out, and no row is shown twice. A step is O(k) for k rows
/// shown before and after; it allocates only when it creates views.
public struct ReusePool: Equatable, Sendable {
  /// What the app has to do.
  public enum Change: Equatable, Sendable, BitwiseCopyable {
    /// Make a view and show a row in it. Views are numbered from 0 in the order of their making.
    case create(view: Int, row: Int)
    /// Show another row in a view, which may be hidden. See `isRestored(_:)`.
    case rebind(view: Int, row: Int)
    /// Hide a view that has nothing to show.
    case park(view: Int)
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
    /// Whether it was hidden with its row and has come back with it.
    var isRestored = false
    /// The spare views of a kind form a ring.
    var next = -1
    var previous = -1
  }

  var views: [View] = []
  /// The view of each of `rows`.
  var shown: [Int] = []
  /// The views that have lost their rows and are not hidden yet, those that lost them first in front.
  var retired: [Int] = []
  /// The spare view of each kind that is the next to be taken.
  var spare = ViewTable()
  /// The hidden view in which a row can still be seen.
  var kept = ViewTable()
  // What a step makes, kept for the sake of its memory.
  private var changes: [Change] = []
  private var newRows: [Int] = []
  private var newShown: [Int] = []
  private var kinds: [Int] = []

  /// Creates a pool without views.
  public init() {}

  /// The view that shows a row; `nil` if none does. O(log k).
  public func view(of row: Int) -> Int? {
    let place = (0..<rows.count).partitionPoint { rows[$0] >= row }
    return place < rows.count && rows[place] == row ? shown[place] : nil
  }

  /// The row that a view shows, as for a tap on it; `nil` if it shows none, or there is no such view.
  public func row(of view: Int) -> Int? {
    views.indices.contains(view) && !views[view].isSpare ? views[view].row : nil
  }

  /// Whether a view was hidden and has come back with the row that it showed before: it has to be seen,
  /// and to be put in its place, but it need not be filled anew. That is no longer so once its row has
  /// been removed or rows have been reloaded; a single row that has changed while it was out of sight can
  /// be removed and inserted again.
  public func isRestored(_ view: Int) -> Bool {
    views.indices.contains(view) && views[view].isRestored
  }

  /// Shows a range of rows, of one kind.
  public mutating func show(_ rows: Range<Int>) -> [Change] { show(rows) { _ in 0 } }

  /// Shows a range of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which no more than `maximumCount` count.
  ///   - kind: The kind of a row: views are reused within a kind. A row that stays, but has become of
  ///     another kind, takes another view.
  /// - Returns: What to do, in order: what comes back, what is bound anew or made, what is hidden. Views
  ///   of rows that stay are not mentioned.
  public mutating func show(_ rows: Range<Int>, kind: (Int) -> Int) -> [Change] {
    let end = min(rows.upperBound, rows.lowerBound.saturatingAdd(Self.maximumCount))
    newRows.removeAll(keepingCapacity: true)
    for row in rows.lowerBound..<end { newRows.append(row) }
    return showNewRows(isReload: false, kind)
  }

  /// Shows any rows, of one kind; see `show(_:kind:)`.
  public mutating func show(_ rows: some Sequence<Int>) -> [Change] { show(rows) { _ in 0 } }

  /// Shows any rows: those of a list in lanes, a header that stays in sight, numbered tiles.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which the first `maximumCount` count. A row that is named again counts once.
  ///     Rows that do not ascend are put in order first, which is O(k log k) and may allocate.
  ///   - kind: The kind of a row.
  /// - Returns: What to do; see `show(_:kind:)` for a range.
  public mutating func show(_ rows: some Sequence<Int>, kind: (Int) -> Int) -> [Change] {
    newRows.removeAll(keepingCapacity: true)
    var isAscending = true
    for row in rows.prefix(Self.maximumCount) {
      if let last = newRows.last, last >= row { isAscending = false }
      newRows.append(row)
    }
    if !isAscending { sortNewRows() }
    return showNewRows(isReload: false, kind)
  }

  /// Shows every row anew, as after the rows' content has changed; a row whose kind has changed takes
  /// another view. What can still be seen in hidden views counts no more.
  ///
  /// - Parameter kind: The kind of a row.
  /// - Returns: What to do: every row is bound anew.
  public mutating func reload(kind: (Int) -> Int = { _ in 0 }) -> [Change] {
    for view in views.indices where views[view].isSpare { views[view].row = nil }
    kept.removeAll()
    newRows.removeAll(keepingCapacity: true)
    for row in rows { newRows.append(row) }
    return showNewRows(isReload: true, kind)
  }

  /// Whether both show the same rows in the same views, and have the same views to spare.
  public static func == (a: ReusePool, b: ReusePool) -> Bool {
    a.rows == b.rows && a.shown == b.shown && a.views == b.views && a.retired == b.retired
      && a.views.allSatisfy { !$0.isSpare || a.spare[$0.kind] == b.spare[$0.kind] }
  }
}

extension ReusePool {
  private mutating func sortNewRows() {
    newRows.sort()
    var count = 0
    for row in newRows where count == 0 || newRows[count - 1] != row {
      newRows[count] = row
      count += 1
    }
    newRows.removeLast(newRows.count - count)
  }

  /// Shows `newRows`.
  private mutating func showNewRows(isReload: Bool, _ kind: (Int) -> Int) -> [Change] {
    changes.removeAll(keepingCapacity: true)
    if !isReload, isShown(kind) { return changes }
    let oldCount = viewCount
    // Where rows come in before those that go out, or only the last go out, the list is scrolled back:
    // the last are the first then.
    let isBackward = !newRows.isEmpty && newRows.lexicographicallyPrecedes(rows)
    findNewViews(isBackward: isBackward, kind)
    for index in retired.indices.reversed() { putFirst(retired[index]) }
    for index in newRows.indices {
      let index = isBackward ? newRows.count - 1 - index : index
      let view = newShown[index]
      if view < 0 {
        newShown[index] = bind(newRows[index], kinds[index])
      } else if isReload {
        views[view].isRestored = false
        changes.append(.rebind(view: view, row: newRows[index]))
      }
    }
    for index in retired.indices where views[retired[index]].isSpare { park(retired[index]) }
    retired.removeAll(keepingCapacity: true)
    swap(&rows, &newRows)
    swap(&shown, &newShown)
    if viewCount > oldCount { reserveCapacity() }
    return changes
  }

  /// Whether `newRows` are shown already, in views of their kinds, and nothing else is.
  private func isShown(_ kind: (Int) -> Int) -> Bool {
    guard retired.isEmpty, rows == newRows else { return false }
    for index in rows.indices where views[shown[index]].kind != kind(rows[index]) { return false }
    return true
  }

  /// Finds the views that stay and those that come back, and retires all others that are shown.
  private mutating func findNewViews(isBackward: Bool, _ kind: (Int) -> Int) {
    kinds.removeAll(keepingCapacity: true)
    newShown.removeAll(keepingCapacity: true)
    var (low, old) = (retired.count, 0)
    for row in newRows {
      let kind = kind(row)
      kinds.append(kind)
      while old < rows.count, rows[old] < row {
        retire(shown[old])
        old += 1
      }
      guard old < rows.count, rows[old] == row else {
        newShown.append(restore(row, kind))
        continue
      }
      let view = shown[old]
      old += 1
      if views[view].kind == kind {
        newShown.append(view)
      } else {
        views[view].row = nil
        retire(view)
        newShown.append(-1)
      }
    }
    while old < rows.count {
      retire(shown[old])
      old += 1
    }
    var high = retired.count - 1
    while isBackward, low < high {
      retired.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Takes a row from a view that is not hidden yet.
  mutating func retire(_ view: Int) {
    (views[view].isSpare, views[view].isRestored) = (true, false)
    retired.append(view)
  }

  /// The hidden view in which a row can still be seen, if it is of the row's kind; less than zero for
  /// none.
  private mutating func restore(_ row: Int, _ kind: Int) -> Int {
    let view = kept[row]
    guard view >= 0 else { return view }
    kept.remove(row)
    guard views[view].kind == kind else {
      views[view].row = nil
      return -1
    }
    take(view)
    views[view].isRestored = true
    changes.append(.rebind(view: view, row: row))
    return view
  }

  /// Finds a view for a row that comes in: one that just went out, else a hidden one, else a new one.
  private mutating func bind(_ row: Int, _ kind: Int) -> Int {
    let view = spare[kind]
    guard view >= 0 else {
      views.append(View(kind: kind, row: row))
      spare[kind] = -1
      changes.append(.create(view: viewCount - 1, row: row))
      return viewCount - 1
    }
    take(view)
    if let old = views[view].row { kept.remove(old) }
    views[view].row = row
    changes.append(.rebind(view: view, row: row))
    return view
  }

  /// Takes a view out of the ring of its kind.
  private mutating func take(_ view: Int) {
    let (kind, next, previous) = (views[view].kind, views[view].next, views[view].previous)
    if spare[kind] == view { spare[kind] = next == view ? -1 : next }
    views[previous].next = next
    views[next].previous = previous
    (views[view].next, views[view].previous, views[view].isSpare) = (-1, -1, false)
  }

  /// Makes a view the next of its kind to be taken.
  private mutating func putFirst(_ view: Int) {
    let next = spare[views[view].kind]
    spare[views[view].kind] = view
    guard next >= 0 else {
      (views[view].next, views[view].previous) = (view, view)
      return
    }
    let previous = views[next].previous
    (views[view].next, views[view].previous) = (next, previous)
    (views[previous].next, views[next].previous) = (view, view)
  }

  /// Hides a view, the next of its kind to be taken, and makes it the last.
  private mutating func park(_ view: Int) {
    spare[views[view].kind] = views[view].next
    if let row = views[view].row { kept[row] = view }
    changes.append(.park(view: view))
  }

  /// Makes room for as many rows as there is for views, so that no step without a new view allocates.
  private mutating func reserveCapacity() {
    let capacity = views.capacity
    rows.reserveCapacity(capacity)
    newRows.reserveCapacity(capacity)
    shown.reserveCapacity(capacity)
    newShown.reserveCapacity(capacity)
    kinds.reserveCapacity(capacity)
    retired.reserveCapacity(capacity)
    changes.reserveCapacity(capacity)
    kept.reserveCapacity(capacity)
  }
}
