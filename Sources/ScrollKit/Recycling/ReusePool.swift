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
    /// Show another row in a view, which may be hidden.
    case rebind(view: Int, row: Int)
    /// Hide a view that has nothing to show.
    case park(view: Int)
  }

  /// The greatest number of rows shown at once.
  public static var maximumCount: Int { 100_000 }

  /// The range of rows that is shown.
  public private(set) var range = 0..<0
  /// How many views have been created.
  public var viewCount: Int { views.count }

  /// What is known of a view.
  private struct View: Equatable, Sendable, BitwiseCopyable {
    var kind: Int
    /// Whether it shows no row.
    var isSpare = false
    /// The next spare view of its kind; less than zero for none.
    var next = -1
  }

  private var views: [View] = []
  /// The view of each row in range.
  private var shown: [Int] = []
  /// The spare view of each kind that was put away last.
  private var spare = SpareViews()
  private var scratch: [Int] = []
  private var changes: [Change] = []

  /// Creates a pool without views.
  public init() {}

  /// The view that shows a row; `nil` if none does.
  public func view(of row: Int) -> Int? {
    range.contains(row) ? shown[row - range.lowerBound] : nil
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
    let end = min(rows.upperBound, rows.lowerBound.saturatingAdd(Self.maximumCount))
    let rows = rows.lowerBound..<end
    changes.removeAll(keepingCapacity: true)
    guard rows != range else { return changes }
    for (row, view) in zip(range, shown) where !rows.contains(row) { putAway(view) }
    scratch.removeAll(keepingCapacity: true)
    for row in rows { scratch.append(view(of: row) ?? bind(row, kind(row))) }
    hideSpare { !rows.contains($0) }
    swap(&shown, &scratch)
    range = rows
    return changes
  }

  /// Shows every row in range anew, as after the rows' content has changed; a row whose kind has changed
  /// takes another view.
  ///
  /// - Parameter kind: The kind of a row.
  /// - Returns: What to do: every row is bound anew.
  public mutating func reload(kind: (Int) -> Int = { _ in 0 }) -> [Change] {
    changes.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    for row in range { scratch.append(kind(row)) }
    for (view, kind) in zip(shown, scratch) where views[view].kind != kind { putAway(view) }
    for (index, row) in range.enumerated() {
      let (view, kind) = (shown[index], scratch[index])
      if views[view].kind == kind {
        changes.append(.rebind(view: view, row: row))
        scratch[index] = view
      } else {
        scratch[index] = bind(row, kind)
      }
    }
    hideSpare { _ in true }
    swap(&shown, &scratch)
    return changes
  }

  /// Hides the views of such rows that have not been taken for others.
  private mutating func hideSpare(of isMeant: (Int) -> Bool) {
    for (row, view) in zip(range, shown) where isMeant(row) && views[view].isSpare {
      changes.append(.park(view: view))
    }
  }

  private mutating func putAway(_ view: Int) {
    views[view].isSpare = true
    views[view].next = spare.replace(views[view].kind, by: view)
  }

  /// Finds a view for a row that comes in: one that just went out, else a parked one, else a new one.
  private mutating func bind(_ row: Int, _ kind: Int) -> Int {
    let view = spare[kind]
    guard view >= 0 else {
      views.append(View(kind: kind))
      changes.append(.create(view: viewCount - 1, row: row))
      return viewCount - 1
    }
    _ = spare.replace(kind, by: views[view].next)
    (views[view].isSpare, views[view].next) = (false, -1)
    changes.append(.rebind(view: view, row: row))
    return view
  }

  /// Whether both show the same rows in the same views, and have the same views to spare.
  public static func == (a: ReusePool, b: ReusePool) -> Bool {
    a.range == b.range && a.shown == b.shown && a.views == b.views
  }
}

/// A view for each kind: a hash table, since `Dictionary` needs a source of random numbers, which there
/// is none of under Embedded Swift.
private struct SpareViews: Sendable {
  private struct Slot: Sendable, BitwiseCopyable {
    var kind = 0
    var view = -1
    var isUsed = false
  }

  /// At most half of the slots are used; their number is a power of two.
  private var slots = [Slot()]
  private var count = 0

  /// The view of a kind; less than zero for none.
  subscript(kind: Int) -> Int { slots[place(of: kind)].view }

  /// Sets the view of a kind and returns the one before.
  mutating func replace(_ kind: Int, by view: Int) -> Int {
    var place = place(of: kind)
    if !slots[place].isUsed {
      count += 1
      if count * 2 > slots.count {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.isUsed { slots[self.place(of: slot.kind)] = slot }
        place = self.place(of: kind)
      }
      slots[place] = Slot(kind: kind, isUsed: true)
    }
    defer { slots[place].view = view }
    return slots[place].view
  }

  /// Where a kind is, or would be put.
  private func place(of kind: Int) -> Int {
    // Multiplication by the golden ratio spreads kinds over its upper bits.
    let hash = UInt64(bitPattern: Int64(kind)) &* 0x9e37_79b9_7f4a_7c15
    var place = Int(hash >> (64 - slots.count.trailingZeroBitCount))
    while slots[place].isUsed, slots[place].kind != kind { place = (place + 1) & (slots.count - 1) }
    return place
  }
}
