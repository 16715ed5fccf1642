import ScrollKit
import XCTest

final class ReusePoolEditingTests: XCTestCase {
  enum Edit {
    case insert(Int, at: Int)
    case remove(Range<Int>)
    case move(Int, to: Int)
    case removeAll

    func apply(to pool: inout ReusePool) {
      switch self {
      case .insert(let count, let row): pool.insert(count: count, at: row)
      case .remove(let rows): pool.remove(rows)
      case .move(let row, let place): pool.move(row, to: place)
      case .removeAll: pool.removeAll()
      }
    }
  }

  private struct EditRow: TableRow {
    /// The rows shown before the edits, in views 0, 1, 2...
    var shown: [Int]
    var edits: [Edit]
    /// The row of each of those views after the edits.
    var rows: [Int?]
    /// The rows shown next, and the changes that this makes.
    var next: [Int]
    var changes: [ReusePool.Change]
    var source: String
  }

  private func run(_ name: String, _ rows: [EditRow]) {
    forEachRow(name, rows) { row in
      var pool = ReusePool()
      _ = pool.show(row.shown)
      for edit in row.edits { edit.apply(to: &pool) }
      XCTAssertEqual(row.shown.indices.map { pool.row(of: $0) }, row.rows)
      XCTAssertEqual(pool.rows, row.rows.compactMap { $0 }.sorted())
      for (view, row) in row.rows.enumerated() {
        if let row { XCTAssertEqual(pool.view(of: row), view) }
      }
      XCTAssertEqual(pool.show(row.next), row.changes)
      XCTAssertEqual(pool.rows, row.next)
    }
  }

  func testInsertions() {
    let stays = "definition: rows that stay keep their views"
    run(
      "reuse after insertions",
      [
        EditRow(
          shown: Array(100..<104), edits: [.insert(10, at: 0)], rows: [110, 111, 112, 113],
          next: Array(110..<114), changes: [], source: stays),
        EditRow(
          shown: Array(100..<104), edits: [.insert(10, at: 100)], rows: [110, 111, 112, 113],
          next: Array(110..<114), changes: [], source: "definition: before the first"),
        EditRow(
          shown: Array(100..<104), edits: [.insert(10, at: 104)], rows: [100, 101, 102, 103],
          next: Array(100..<104), changes: [], source: "definition: after the last"),
        EditRow(
          shown: Array(100..<104), edits: [.insert(1, at: 102)], rows: [100, 101, 103, 104],
          next: Array(100..<105), changes: [.create(view: 4, row: 102)],
          source: "definition: in the middle, only the new row gets a view"),
        EditRow(
          shown: Array(100..<104), edits: [.insert(1, at: 102)], rows: [100, 101, 103, 104],
          next: Array(100..<104), changes: [.rebind(view: 3, row: 102)],
          source: "definition: it takes that of the row that is pushed out"),
        EditRow(
          shown: [3, 50, 51], edits: [.insert(2, at: 10)], rows: [3, 52, 53], next: [3, 52, 53],
          changes: [], source: "definition: between a header that stays in sight and its rows"),
        EditRow(
          shown: [], edits: [.insert(5, at: 0)], rows: [], next: [0],
          changes: [.create(view: 0, row: 0)], source: "definition: nothing shown"),
        EditRow(
          shown: [0], edits: [.insert(1, at: 0)], rows: [1], next: [1], changes: [], source: stays),
        EditRow(
          shown: [0, 1], edits: [.insert(0, at: 0), .insert(-3, at: 0), .insert(.min, at: 1)],
          rows: [0, 1], next: [0, 1], changes: [], source: "definition: no rows"),
        EditRow(
          shown: [0, 1], edits: [.insert(3, at: -9)], rows: [3, 4], next: [3, 4], changes: [],
          source: "definition: negative counts as the first"),
        EditRow(
          shown: [0, 1], edits: [.insert(3, at: .max)], rows: [0, 1], next: [0, 1], changes: [],
          source: "definition: past the end"),
        EditRow(
          shown: [0, 1], edits: [.insert(.max, at: 0)], rows: [.max, nil], next: [.max],
          changes: [.hide(view: 1)], source: "definition: no number is left for row 1"),
        EditRow(
          shown: [-2, -1, 0], edits: [.insert(1, at: -1), .insert(2, at: 0)], rows: [-2, -1, 3],
          next: [-2, -1, 3],
          changes: [], source: "definition: rows before the first stay as they are"),
      ])
  }

  func testRemovals() {
    run(
      "reuse after removals",
      [
        EditRow(
          shown: Array(100..<104), edits: [.remove(0..<10)], rows: [90, 91, 92, 93],
          next: Array(90..<94), changes: [], source: "definition: above"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(104..<110)], rows: [100, 101, 102, 103],
          next: Array(100..<104), changes: [], source: "definition: below"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(101..<102)], rows: [100, nil, 101, 102],
          next: Array(100..<104), changes: [.rebind(view: 1, row: 103)],
          source: "definition: one that is shown; its view is taken for the one that comes in"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(101..<102)], rows: [100, nil, 101, 102],
          next: Array(100..<103), changes: [.hide(view: 1)],
          source: "definition: one that is shown; its view is hidden"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(98..<102)], rows: [nil, nil, 98, 99],
          next: Array(97..<102),
          changes: [
            .rebind(view: 0, row: 101), .rebind(view: 1, row: 100), .create(view: 4, row: 97),
          ], source: "definition: across the first; row 97 comes in before the others"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(102..<200)], rows: [100, 101, nil, nil],
          next: Array(99..<102), changes: [.rebind(view: 2, row: 99), .hide(view: 3)],
          source: "definition: across the last"),
        EditRow(
          shown: Array(100..<104), edits: [.remove(102..<103), .remove(100..<101)],
          rows: [nil, 100, nil, 101], next: Array(100..<104),
          changes: [.rebind(view: 2, row: 102), .rebind(view: 0, row: 103)],
          source: "definition: the view first out is the first in"),
        EditRow(
          shown: [4, 5, 6], edits: [.remove(5..<6)], rows: [4, nil, 5], next: [5, 6],
          changes: [.rebind(view: 1, row: 6), .hide(view: 0)],
          source: "definition: a removed row's view before one that goes out afterwards"),
        EditRow(
          shown: [0], edits: [.remove(0..<1)], rows: [nil], next: [], changes: [.hide(view: 0)],
          source: "definition: the only row"),
        EditRow(
          shown: [0, 1], edits: [.remove(-5..<1), .remove(-5..<0)], rows: [nil, 0], next: [0],
          changes: [.hide(view: 0)], source: "definition: those there are not are left aside"),
        EditRow(
          shown: [0, 1], edits: [.remove(1..<1), .remove(Int.max..<Int.max)], rows: [0, 1],
          next: [0, 1], changes: [], source: "definition: no rows"),
        EditRow(
          shown: [0, 1, .max], edits: [.remove(0..<Int.max)], rows: [nil, nil, 0], next: [0],
          changes: [.hide(view: 0), .hide(view: 1)], source: "definition: all but the last"),
        EditRow(
          shown: [-1, 0, 1], edits: [.remove(Int.min..<Int.max)], rows: [-1, nil, nil],
          next: [-1], changes: [.hide(view: 1), .hide(view: 2)],
          source: "definition: rows before the first stay as they are"),
        EditRow(
          shown: [-1, 0, 7], edits: [.removeAll, .removeAll], rows: [nil, nil, nil], next: [0, 1],
          changes: [.rebind(view: 0, row: 0), .rebind(view: 1, row: 1), .hide(view: 2)],
          source: "definition: all of them"),
        EditRow(
          shown: [], edits: [.removeAll], rows: [], next: [], changes: [],
          source: "definition: none"),
        EditRow(
          shown: [5, 6], edits: [.insert(4, at: 0), .remove(0..<4)], rows: [5, 6], next: [5, 6],
          changes: [], source: "definition: there and back"),
        EditRow(
          shown: [5, 6], edits: [.remove(5..<6), .insert(1, at: 5)], rows: [nil, 6], next: [5, 6],
          changes: [.rebind(view: 0, row: 5)], source: "definition: another row in its place"),
      ])
  }

  func testMoves() {
    let counted = "definition: counted after it is taken out"
    run(
      "reuse after moves",
      [
        EditRow(
          shown: Array(10..<14), edits: [.move(11, to: 13)], rows: [10, 13, 11, 12],
          next: Array(10..<14), changes: [], source: counted),
        EditRow(
          shown: Array(10..<14), edits: [.move(13, to: 10)], rows: [11, 12, 13, 10],
          next: Array(10..<14), changes: [], source: counted),
        EditRow(
          shown: Array(10..<14), edits: [.move(12, to: 12)], rows: [10, 11, 12, 13],
          next: Array(10..<14), changes: [], source: "definition: to where it is"),
        EditRow(
          shown: Array(10..<14), edits: [.move(12, to: 40)], rows: [10, 11, 40, 12],
          next: Array(10..<14), changes: [.rebind(view: 2, row: 13)],
          source: "definition: out of sight, below"),
        EditRow(
          shown: Array(10..<14), edits: [.move(12, to: 2)], rows: [11, 12, 2, 13],
          next: Array(10..<14), changes: [.rebind(view: 2, row: 10)],
          source: "definition: out of sight, above"),
        EditRow(
          shown: Array(10..<14), edits: [.move(40, to: 12)], rows: [10, 11, 13, 14],
          next: Array(10..<14), changes: [.rebind(view: 3, row: 12)],
          source: "definition: into sight, from below"),
        EditRow(
          shown: Array(10..<14), edits: [.move(2, to: 12)], rows: [9, 10, 11, 13],
          next: Array(10..<14), changes: [.rebind(view: 0, row: 12)],
          source: "definition: into sight, from above"),
        EditRow(
          shown: Array(10..<14), edits: [.move(2, to: 40)], rows: [9, 10, 11, 12],
          next: Array(9..<13), changes: [], source: "definition: past all"),
        EditRow(
          shown: Array(10..<14), edits: [.move(40, to: 2)], rows: [11, 12, 13, 14],
          next: Array(11..<15), changes: [], source: "definition: past all, back"),
        EditRow(
          shown: [3, 50, 51], edits: [.move(50, to: 10)], rows: [3, 10, 51], next: [3, 10, 51],
          changes: [], source: "definition: between a header that stays in sight and its rows"),
        EditRow(
          shown: [0], edits: [.move(0, to: -7)], rows: [0], next: [0], changes: [],
          source: "definition: a negative place is the first"),
        EditRow(
          shown: [0, 1], edits: [.move(-1, to: 0), .move(.min, to: 5)], rows: [0, 1],
          next: [0, 1], changes: [], source: "definition: no row"),
        EditRow(
          shown: [0, 1], edits: [.move(0, to: .max), .move(.max, to: .min)], rows: [0, 1],
          next: [0, 1], changes: [], source: "definition: to the very end and back"),
        EditRow(
          shown: [-1, 0, 1], edits: [.move(1, to: 0)], rows: [-1, 1, 0], next: [-1, 0, 1],
          changes: [], source: "definition: rows before the first stay as they are"),
      ])
  }

  func testEditsOfAListOfLengths() {
    // A chat: older messages are inserted above, one is removed, and one moves. The views follow
    // what is on screen.
    var rows = RowLengths(count: 1000, length: 44, spacing: 1)
    var pool = ReusePool()
    var anchor = AxisViewport(offset: rows.position(of: 100), length: 800)
    func visible() -> Range<Int> {
      rows.visibleRange(in: AxisViewport(offset: anchor.offset, length: 800))
    }
    XCTAssertEqual(pool.show(visible()).count, 18)
    anchor.offset += rows.insert(count: 10, at: 0, keeping: anchor)
    pool.insert(count: 10, at: 0)
    XCTAssertEqual(visible(), 110..<128)
    XCTAssertEqual(pool.show(visible()), [])
    anchor.offset += rows.remove(115..<116, keeping: anchor)
    pool.remove(115..<116)
    XCTAssertEqual(visible(), 110..<128)
    XCTAssertEqual(pool.show(visible()), [.rebind(view: 5, row: 127)])
    anchor.offset += rows.move(900, to: 50, keeping: anchor)
    pool.move(900, to: 50)
    XCTAssertEqual(visible(), 111..<129)
    XCTAssertEqual(pool.show(visible()), [])
    XCTAssertEqual(pool.viewCount, 18)
  }

  private struct RestoreRow: TableRow {
    /// Rows 0..<4 are shown in views 0, 1, 2, 3. Then only rows 2..<4 are shown, so views 0 and 1
    /// are hidden.
    var edits: [Edit] = []
    var isReloaded = false
    var kinds: [Int: Int] = [:]
    var next: [Int]
    var changes: [ReusePool.Change]
    /// The views that have come back with their rows.
    var restored: [Int]
    var source: String
  }

  func testRowsThatComeBack() {
    let back = "definition: a row comes back in the view that still shows it"
    let rows = [
      RestoreRow(
        next: [1, 2, 3], changes: [.rebind(view: 1, row: 1)], restored: [1], source: back),
      RestoreRow(
        next: [0, 1, 2, 3], changes: [.rebind(view: 0, row: 0), .rebind(view: 1, row: 1)],
        restored: [0, 1], source: back),
      RestoreRow(
        next: [1, 2], changes: [.rebind(view: 1, row: 1), .hide(view: 3)], restored: [1],
        source: "definition: rather than in one that just went out"),
      RestoreRow(
        next: [0, 7, 8],
        changes: [
          .rebind(view: 0, row: 0), .rebind(view: 3, row: 8), .rebind(view: 2, row: 7),
        ], restored: [0], source: "definition: before others take views"),
      RestoreRow(
        next: [1, 2, 3, 4], changes: [.rebind(view: 1, row: 1), .rebind(view: 0, row: 4)],
        restored: [1], source: "definition: others take what is left"),
      RestoreRow(
        next: [2, 3, 4], changes: [.rebind(view: 0, row: 4)], restored: [],
        source: "definition: another row, in the view hidden longest"),
      RestoreRow(
        isReloaded: true, next: [1, 2, 3], changes: [.rebind(view: 0, row: 1)], restored: [],
        source: "definition: its content has changed"),
      RestoreRow(
        edits: [.insert(3, at: 1)], next: [1, 5, 6], changes: [.rebind(view: 0, row: 1)],
        restored: [], source: "definition: a new row of that number"),
      RestoreRow(
        edits: [.insert(3, at: 1)], next: [4, 5, 6], changes: [.rebind(view: 1, row: 4)],
        restored: [1], source: "definition: renumbered by an insertion"),
      RestoreRow(
        edits: [.remove(0..<1)], next: [0, 1, 2], changes: [.rebind(view: 1, row: 0)],
        restored: [1], source: "definition: renumbered by a removal"),
      RestoreRow(
        edits: [.remove(1..<2)], next: [0, 1, 2],
        changes: [.rebind(view: 0, row: 0)], restored: [0],
        source: "definition: the other is removed"),
      RestoreRow(
        edits: [.remove(1..<2), .insert(1, at: 1)], next: [1, 2, 3],
        changes: [.rebind(view: 0, row: 1)], restored: [],
        source: "definition: removed and inserted again, as another"),
      RestoreRow(
        edits: [.move(1, to: 3)], next: [1, 2, 3], changes: [.rebind(view: 1, row: 3)],
        restored: [1], source: "definition: renumbered by a move"),
      RestoreRow(
        edits: [.insert(.max, at: 1)], next: [1],
        changes: [.rebind(view: 2, row: 1), .hide(view: 3)],
        restored: [], source: "definition: no number is left for it"),
      RestoreRow(
        edits: [.removeAll], next: [1, 2],
        changes: [.rebind(view: 2, row: 1), .rebind(view: 3, row: 2)], restored: [],
        source: "definition: all are removed; views that are seen are taken first"),
      RestoreRow(
        kinds: [1: 5], next: [1, 2, 3], changes: [.create(view: 4, row: 1)], restored: [],
        source: "definition: of another kind now"),
    ]
    forEachRow("rows that come back", rows) { row in
      var pool = ReusePool()
      _ = pool.show(0..<4)
      _ = pool.show(2..<4)
      XCTAssertNil(pool.row(of: 0))
      for edit in row.edits { edit.apply(to: &pool) }
      if row.isReloaded { _ = pool.reload() }
      XCTAssertEqual(pool.show(row.next) { row.kinds[$0] ?? 0 }, row.changes)
      XCTAssertEqual((-1...5).filter { pool.isRestored($0) }, row.restored)
    }
  }

  func testHowLongAViewIsRestored() {
    var pool = ReusePool()
    _ = pool.show(0..<2)
    _ = pool.show(1..<2)
    _ = pool.show(0..<2)
    XCTAssertTrue(pool.isRestored(0))
    // The view stays restored as long as it is shown, even if its row gets another number.
    pool.insert(count: 3, at: 0)
    XCTAssertEqual(pool.show(3..<5), [])
    XCTAssertTrue(pool.isRestored(0))
    _ = pool.reload()
    XCTAssertFalse(pool.isRestored(0))
    // The kind of row 3 has changed. Its old view does not come back as it was.
    _ = pool.show(4..<5)
    _ = pool.show(3..<5) { $0 == 3 ? 1 : 0 }
    XCTAssertEqual(pool.view(of: 3), 2)
    XCTAssertEqual(pool.show(3..<5), [.rebind(view: 0, row: 3), .hide(view: 2)])
    XCTAssertFalse(pool.isRestored(0))
    pool.remove(3..<4)
    XCTAssertFalse(pool.isRestored(0))
  }
}
