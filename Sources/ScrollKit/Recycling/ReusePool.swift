/// A few living views for many rows: which view shows which row, and who is bound anew when the visible
/// range moves.
///
/// ```swift
/// var pool = ReusePool()
/// print(pool.show(0..<3))  // create views 0, 1, 2 for rows 0, 1, 2
/// print(pool.show(1..<4))  // rebind view 0 to row 3
/// ```
///
/// Views keep their rows while these are in range; a row that comes in takes the view of one that went
/// out, of its own kind, or one that is parked; only when there is none is a view created. So there are
/// never more rebinds than rows coming in, and no row is shown twice. A step is O(k) for k rows in range;
/// it allocates only when it creates views.
public struct ReusePool: Equatable, Sendable {
  /// What the app has to do.
  public enum Change: Equatable, Sendable, BitwiseCopyable {
    /// Make a view and show a row in it. Views are numbered from 0 in the order of their making.
    case create(view: Int, row: Int)
    /// Show another row in a view.
    case rebind(view: Int, row: Int)
    /// Hide a view that has nothing to show.
    case park(view: Int)
  }

  /// A view and the row it shows.
  struct Binding: Equatable, Sendable, BitwiseCopyable {
    var row: Int
    var view: Int
    var kind: Int
  }

  /// The greatest number of rows shown at once.
  public static var maximumCount: Int { 100_000 }

  /// The range of rows that is shown.
  public private(set) var range = 0..<0
  /// How many views have been created.
  public private(set) var viewCount = 0

  private var bindings: [Binding] = []
  private var spare: [Binding] = []
  private var next: [Binding] = []
  private var changes: [Change] = []

  /// Creates a pool without views.
  public init() {}

  /// The view that shows a row; `nil` if none does.
  public func view(of row: Int) -> Int? {
    range.contains(row) ? bindings[row - range.lowerBound].view : nil
  }

  /// Shows a range of rows, of one kind.
  public mutating func show(_ rows: Range<Int>) -> [Change] { show(rows) { _ in 0 } }

  /// Shows a range of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which no more than `maximumCount` count.
  ///   - kind: The kind of a row: views are reused within a kind.
  /// - Returns: What to do, in order: views of rows that stay are not mentioned.
  public mutating func show(_ rows: Range<Int>, kind: (Int) -> Int) -> [Change] {
    let rows =
      rows
      .lowerBound..<min(
        rows.upperBound, rows.lowerBound.saturatingAdd(Self.maximumCount))
    changes.removeAll(keepingCapacity: true)
    guard rows != range else { return changes }
    let parked = spare.count
    for binding in bindings where !rows.contains(binding.row) { spare.append(binding) }
    next.removeAll(keepingCapacity: true)
    for row in rows {
      if range.contains(row) {
        next.append(bindings[row - range.lowerBound])
      } else {
        next.append(bind(row, kind(row)))
      }
    }
    // Those that went out just now and were not taken are hidden; earlier ones are already.
    for binding in spare.dropFirst(min(parked, spare.count)) where !isParked(binding) {
      changes.append(.park(view: binding.view))
    }
    for index in spare.indices { spare[index].row = Self.parkedRow }
    swap(&bindings, &next)
    range = rows
    return changes
  }

  /// What stands for a row in a view that is hidden.
  private static let parkedRow = Int.min

  private func isParked(_ binding: Binding) -> Bool { binding.row == Self.parkedRow }

  /// Finds a view for a row that comes in: one that just went out, else a parked one, else a new one.
  private mutating func bind(_ row: Int, _ kind: Int) -> Binding {
    guard let place = spare.lastIndex(where: { $0.kind == kind }) else {
      viewCount += 1
      let binding = Binding(row: row, view: viewCount - 1, kind: kind)
      changes.append(.create(view: binding.view, row: row))
      return binding
    }
    let view = spare[place].view
    spare.swapAt(place, spare.count - 1)
    spare.removeLast()
    changes.append(.rebind(view: view, row: row))
    return Binding(row: row, view: view, kind: kind)
  }

  /// Makes every view show its row anew, as after the rows' content has changed.
  ///
  /// - Returns: A rebind for every row in range.
  public func reload() -> [Change] { bindings.map { .rebind(view: $0.view, row: $0.row) } }

  /// Whether both show the same rows in the same views.
  public static func == (a: ReusePool, b: ReusePool) -> Bool {
    a.range == b.range && a.viewCount == b.viewCount && a.bindings == b.bindings
      && a.spare == b.spare
  }
}
