import ScrollKit
import XCTest

final class ReusePoolTests: XCTestCase {
  private struct Counts: Equatable {
    var created = 0
    var rebound = 0
    var parked = 0
  }

  private func counts(_ changes: [ReusePool.Change]) -> Counts {
    var counts = Counts()
    for change in changes {
      switch change {
      case .create: counts.created += 1
      case .rebind: counts.rebound += 1
      case .hide: counts.parked += 1
      }
    }
    return counts
  }

  private struct StepRow: TableRow {
    var steps: [Range<Int>]
    var kinds = 1
    /// The changes of the last step.
    var changes: [ReusePool.Change]
    var source: String
  }

  func testSteps() {
    let rows = [
      StepRow(steps: [0..<0], changes: [], source: "definition: no rows"),
      StepRow(steps: [0..<1], changes: [.create(view: 0, row: 0)], source: "definition: one"),
      StepRow(
        steps: [0..<2], changes: [.create(view: 0, row: 0), .create(view: 1, row: 1)],
        source: "definition: two"),
      StepRow(steps: [0..<2, 0..<2], changes: [], source: "definition: nothing moves"),
      StepRow(
        steps: [0..<3, 1..<4], changes: [.rebind(view: 0, row: 3)], source: "the example: forward"),
      StepRow(
        steps: [1..<4, 0..<3], changes: [.rebind(view: 2, row: 0)], source: "definition: backward"),
      StepRow(
        steps: [0..<3, 1..<3], changes: [.hide(view: 0)], source: "definition: nothing comes in"),
      StepRow(
        steps: [0..<3, 1..<3, 1..<4], changes: [.rebind(view: 0, row: 3)],
        source: "definition: a parked one is taken"),
      StepRow(
        steps: [0..<3, 1..<3, 2..<4], changes: [.rebind(view: 1, row: 3)],
        source: "definition: rather one that just went out, since it is not hidden yet"),
      StepRow(
        steps: [0..<2, 0..<0], changes: [.hide(view: 0), .hide(view: 1)],
        source: "definition: all go"),
      StepRow(
        steps: [0..<2, 5..<5, 3..<4], changes: [.rebind(view: 0, row: 3)],
        source: "definition: after none, the one hidden longest"),
      StepRow(
        steps: [0..<2, 10..<12], changes: [.rebind(view: 0, row: 10), .rebind(view: 1, row: 11)],
        source: "definition: a jump, the first out for the first in"),
      StepRow(
        steps: [10..<12, 0..<2], changes: [.rebind(view: 1, row: 1), .rebind(view: 0, row: 0)],
        source: "definition: a jump back, mirrored: the last row goes out first"),
      StepRow(
        steps: [4..<10, 0..<4],
        changes: [
          .rebind(view: 5, row: 3), .rebind(view: 4, row: 2), .rebind(view: 3, row: 1),
          .rebind(view: 2, row: 0), .hide(view: 1), .hide(view: 0),
        ],
        source: "definition: back by six, two of which are before the start"),
      StepRow(
        steps: [0..<3, 0..<1, 5..<8],
        changes: [.rebind(view: 0, row: 5), .rebind(view: 2, row: 6), .rebind(view: 1, row: 7)],
        source: "definition: the one that just went out, then the hidden ones, first hidden first"),
      StepRow(
        steps: [0..<4, 1..<4, 2..<4, 3..<5], changes: [.rebind(view: 2, row: 4)],
        source: "definition: the one that just went out before two hidden ones"),
      StepRow(
        steps: [0..<2, 1..<4],
        changes: [.rebind(view: 0, row: 2), .create(view: 2, row: 3)],
        source: "definition: one more"),
      StepRow(
        steps: [0..<2, 1..<3], kinds: 2, changes: [.rebind(view: 0, row: 2)],
        source: "definition: of two kinds in turn, the same kind"),
      StepRow(
        steps: [0..<2, 1..<2, 2..<4], kinds: 3,
        changes: [.create(view: 2, row: 2), .rebind(view: 0, row: 3), .hide(view: 1)],
        source: "definition: kinds 0, 1, then 1, then 2, 0: kind 1 is hidden"),
      StepRow(
        steps: [0..<1, 1..<2, 3..<4], kinds: 3,
        changes: [.rebind(view: 0, row: 3), .hide(view: 1)],
        source: "definition: a parked one of the kind; the one that leaves is hidden"),
    ]
    forEachRow("reuse, step by step", rows) { row in
      var pool = ReusePool()
      var changes: [ReusePool.Change] = []
      for step in row.steps { changes = pool.show(step) { $0 % row.kinds } }
      XCTAssertEqual(changes, row.changes)
      XCTAssertEqual(pool.rows, row.steps.last.map(Array.init))
      if row.kinds == 1 {
        var plain = ReusePool()
        for step in row.steps { changes = plain.show(step) }
        XCTAssertEqual(changes, row.changes)
        XCTAssertEqual(plain, pool)
      }
    }
  }

  private struct SetRow: TableRow {
    var steps: [[Int]]
    /// The changes of the last step, and the rows shown after it.
    var changes: [ReusePool.Change]
    var rows: [Int]
    var source: String
  }

  func testAnyRows() {
    let lanes = "definition: rows of two lanes, one after the other"
    let rows = [
      SetRow(steps: [[]], changes: [], rows: [], source: "definition: none"),
      SetRow(
        steps: [[7]], changes: [.create(view: 0, row: 7)], rows: [7], source: "definition: one"),
      SetRow(
        steps: [[2, 9, 40]],
        changes: [.create(view: 0, row: 2), .create(view: 1, row: 9), .create(view: 2, row: 40)],
        rows: [2, 9, 40], source: "definition: with gaps"),
      SetRow(
        steps: [[0, 2, 1, 3]],
        changes: [
          .create(view: 0, row: 0), .create(view: 1, row: 1), .create(view: 2, row: 2),
          .create(view: 3, row: 3),
        ], rows: [0, 1, 2, 3], source: lanes),
      SetRow(
        steps: [[0, 2, 4, 1, 3], [2, 4, 6, 1, 3]], changes: [.rebind(view: 0, row: 6)],
        rows: [1, 2, 3, 4, 6], source: lanes),
      SetRow(
        steps: [[5, 5, 5]], changes: [.create(view: 0, row: 5)], rows: [5],
        source: "definition: named again, shown once"),
      SetRow(
        steps: [[5, 3, 5, 3]], changes: [.create(view: 0, row: 3), .create(view: 1, row: 5)],
        rows: [3, 5], source: "definition: named again, shown once"),
      SetRow(
        steps: [[10, 20, 21], [10, 21, 22]], changes: [.rebind(view: 1, row: 22)],
        rows: [10, 21, 22], source: "definition: a header that stays in sight"),
      SetRow(
        steps: [[10, 20, 21], [18, 21, 22]],
        changes: [.rebind(view: 0, row: 18), .rebind(view: 1, row: 22)], rows: [18, 21, 22],
        source: "definition: the next header takes its place"),
      SetRow(
        steps: [[18, 21, 22], [10, 20, 21]],
        changes: [.rebind(view: 2, row: 20), .rebind(view: 0, row: 10)], rows: [10, 20, 21],
        source: "definition: and back, mirrored"),
      SetRow(
        steps: [[10, 20, 21], [20, 21]], changes: [.hide(view: 0)], rows: [20, 21],
        source: "definition: the header goes"),
      SetRow(
        steps: [[0, 1], [1, 7], [0, 1]], changes: [.rebind(view: 0, row: 0)], rows: [0, 1],
        source: "definition: a view that has shown another row since"),
      SetRow(
        steps: [[.min, 0, .max], [.min, 0, .max]], changes: [], rows: [.min, 0, .max],
        source: "definition: any numbers"),
    ]
    forEachRow("reuse of any rows", rows) { row in
      var (pool, lazily) = (ReusePool(), ReusePool())
      var changes: [ReusePool.Change] = []
      for step in row.steps {
        changes = pool.show(step)
        XCTAssertEqual(lazily.show(step.lazy.map { $0 }) { _ in 0 }, changes)
      }
      XCTAssertEqual(changes, row.changes)
      XCTAssertEqual(pool.rows, row.rows)
      XCTAssertEqual(pool, lazily)
      for row in row.rows { XCTAssertEqual(pool.view(of: row).flatMap { pool.row(of: $0) }, row) }
    }
    // The same rows as a closed range, in pieces, or in steps change nothing.
    var pool = ReusePool()
    _ = pool.show(3..<9)
    XCTAssertEqual(pool.show(3...8), [])
    XCTAssertEqual(pool.show([3] + (4..<9)), [])
    XCTAssertEqual(pool.show(stride(from: 3, to: 9, by: 1)), [])
    XCTAssertEqual(pool.show([]).count, 6)
    XCTAssertEqual((-1...6).map { pool.row(of: $0) }, Array(repeating: nil, count: 8))
  }

  private struct KindRow: TableRow {
    /// The kinds of the rows from row 0 on: those shown first, and those shown then.
    var kinds: [Int]
    var newKinds: [Int]
    var changes: [ReusePool.Change]
    var source: String
  }

  func testRowsThatStayButChangeKinds() {
    let rows = [
      KindRow(kinds: [0, 0], newKinds: [0, 0], changes: [], source: "definition: none does"),
      KindRow(
        kinds: [0, 0], newKinds: [1, 0], changes: [.create(view: 2, row: 0), .hide(view: 0)],
        source: "definition: one does, there is no view of its kind"),
      KindRow(
        kinds: [0, 1], newKinds: [1, 0],
        changes: [.rebind(view: 1, row: 0), .rebind(view: 0, row: 1)],
        source: "definition: two change with one another"),
      KindRow(
        kinds: [0, 1, 0], newKinds: [1, 0, 0],
        changes: [.rebind(view: 1, row: 0), .rebind(view: 0, row: 1)],
        source: "definition: two of three"),
      KindRow(
        kinds: [0, 1, 0], newKinds: [1, 0],
        changes: [.rebind(view: 2, row: 1), .rebind(view: 1, row: 0), .hide(view: 0)],
        source: "definition: one goes out at the end: back, so the last is the first"),
      KindRow(
        kinds: [0], newKinds: [1, 0],
        changes: [.create(view: 1, row: 0), .rebind(view: 0, row: 1)],
        source: "definition: one comes in"),
    ]
    forEachRow("rows that change kinds", rows) { row in
      var pool = ReusePool()
      _ = pool.show(0..<row.kinds.count) { row.kinds[$0] }
      XCTAssertEqual(pool.show(0..<row.newKinds.count) { row.newKinds[$0] }, row.changes)
      XCTAssertEqual(pool.rows, Array(0..<row.newKinds.count))
      XCTAssertEqual(pool.show(0..<row.newKinds.count) { row.newKinds[$0] }, [])
    }
    // A row is inserted in front. It is the new header, and the old header has become an ordinary
    // row.
    var pool = ReusePool()
    _ = pool.show(0..<3) { $0 == 0 ? 1 : 0 }
    pool.insert(count: 1, at: 0)
    XCTAssertEqual(
      pool.show(0..<4) { $0 == 0 ? 1 : 0 },
      [.create(view: 3, row: 1), .rebind(view: 0, row: 0)])
  }

  func testExample() {
    var pool = ReusePool()
    XCTAssertEqual(
      pool.show(0..<3),
      [.create(view: 0, row: 0), .create(view: 1, row: 1), .create(view: 2, row: 2)])
    XCTAssertEqual(pool.show(1..<4), [.rebind(view: 0, row: 3)])
    pool.insert(count: 10, at: 0)
    XCTAssertEqual(pool.show(11..<14), [])
  }

  func testFlashList() {
    // Rows 1..11 become 5..15, with two types in turn. 7 views are kept, 4 are bound anew, none is
    // created.
    var pool = ReusePool()
    XCTAssertEqual(counts(pool.show(1..<12) { $0 % 2 }).created, 11)
    let kept = (5...11).map { pool.view(of: $0) }
    XCTAssertEqual(counts(pool.show(5..<16) { $0 % 2 }), Counts(rebound: 4))
    XCTAssertEqual((5...11).map { pool.view(of: $0) }, kept)
    XCTAssertEqual(pool.viewCount, 11)
    XCTAssertNil(pool.view(of: 4))
    XCTAssertNil(pool.view(of: 16))
  }

  func testReload() {
    var pool = ReusePool()
    _ = pool.show(3..<5)
    XCTAssertEqual(pool.reload(), [.rebind(view: 0, row: 3), .rebind(view: 1, row: 4)])
    // Row 3 gets another kind. Its view is hidden, and is used again when the kind is back.
    XCTAssertEqual(
      pool.reload { $0 == 3 ? 7 : 0 },
      [.create(view: 2, row: 3), .rebind(view: 1, row: 4), .hide(view: 0)])
    XCTAssertEqual(pool.view(of: 3), 2)
    XCTAssertEqual(
      pool.reload { _ in 0 },
      [.rebind(view: 0, row: 3), .rebind(view: 1, row: 4), .hide(view: 2)])
    // Two rows exchange their kinds.
    var pair = ReusePool()
    _ = pair.show(0..<2) { $0 }
    XCTAssertEqual(
      pair.reload { 1 - $0 }, [.rebind(view: 1, row: 0), .rebind(view: 0, row: 1)])
    XCTAssertEqual(pair.view(of: 0), 1)
    var none = ReusePool()
    XCTAssertEqual(none.reload(), [])
  }

  func testNoMoreThanTheGreatestCount() {
    var pool = ReusePool()
    XCTAssertEqual(pool.show(5..<Int.max).count, 100_000)
    XCTAssertEqual(pool.rows, Array(5..<100_005))
    // Of single rows, the first 100,000 are read. The odd ones from 7 to 100,003 stay.
    XCTAssertEqual(pool.show(sequence(first: 7) { $0 + 2 }).count, 50_001)
    XCTAssertEqual(pool.rows.last, 200_005)
    XCTAssertEqual(pool.show(repeatElement(7, count: .max)).count, 99_999)
    XCTAssertEqual(pool.rows, [7])
    // There are as many kinds as rows. Their numbers share their lower bits.
    var kinds = ReusePool()
    _ = kinds.show(0..<100_000) { $0 << 40 }
    XCTAssertEqual(kinds.viewCount, 100_000)
    let changes = kinds.show(100_000..<200_000) { ($0 - 100_000) << 40 }
    XCTAssertEqual(counts(changes), Counts(rebound: 100_000))
  }

  func testEquality() {
    var (one, other) = (ReusePool(), ReusePool())
    _ = one.show(0..<3)
    XCTAssertNotEqual(one, other)
    _ = other.show(0..<3)
    XCTAssertEqual(one, other)
    _ = one.show(0..<4)
    _ = one.show(0..<3)
    XCTAssertNotEqual(one, other)
    // The spare views are the same, but their order differs.
    (one, other) = (ReusePool(), ReusePool())
    _ = (one.show(0..<3), one.show(0..<2), one.show(1..<2))
    _ = (other.show(0..<3), other.show(1..<3), other.show(1..<2))
    XCTAssertEqual(one.rows, other.rows)
    XCTAssertNotEqual(one, other)
    // In one pool a row was removed; in the other it went out of sight.
    (one, other) = (ReusePool(), ReusePool())
    _ = (one.show(0..<2), other.show(0..<2))
    one.remove(1..<2)
    XCTAssertNotEqual(one, other)
    XCTAssertEqual(one.show(0..<1), other.show(0..<1))
    XCTAssertNotEqual(one, other)
    // Two rows were removed in another order.
    (one, other) = (ReusePool(), ReusePool())
    _ = (one.show(0..<2), other.show(0..<2))
    for row in [0, 0] { one.remove(row..<row + 1) }
    for row in [1, 0] { other.remove(row..<row + 1) }
    XCTAssertNotEqual(one, other)
    one = other
    XCTAssertEqual(one, other)
  }

  /// The tutorial's grid in 320 x 460. The items are 150 x 220, at x = 5 and 165 and y = 0, 230,
  /// 460 and so on.
  private struct Tutorial {
    let grid: GridRows
    var pool = ReusePool()
    var numbers: [Int: Int] = [:]
    var frames: [Int: CGRect] = [:]
    var hidden: Set<Int> = []

    init(count: Int) {
      grid = GridRows(
        count: count, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
        padding: ScrollInsets(left: 5, right: 5))
    }

    mutating func scroll(to offset: Double) -> [ReusePool.Change] {
      let changes = pool.show(grid.visibleRange(in: AxisViewport(offset: offset, length: 460)))
      for change in changes {
        switch change {
        case .create(let view, let row), .rebind(let view, let row):
          numbers[view] = row
          frames[view] = grid.frame(of: row)
          hidden.remove(view)
        case .hide(let view): hidden.insert(view)
        }
      }
      return changes
    }

    /// Whether every visible item is shown in one view.
    func isComplete(at offset: Double) -> Bool {
      for item in 0..<(grid.count ?? 0) {
        let (row, column) = (Double(item / 2), Double(item % 2))
        let frame = CGRect(x: 5 + column * 160, y: row * 230, width: 150, height: 220)
        let isVisible = frame.origin.y < offset + 460 && frame.origin.y + 220 > offset
        let views = numbers.filter { $0.value == item && !hidden.contains($0.key) }.map(\.key)
        if views.count != (isVisible ? 1 : 0) { return false }
        if let view = views.first, frames[view] != frame { return false }
      }
      return true
    }
  }

  func testTutorialGridNeedsSixViews() {
    let source = "tutorial, one view of six for any number of items"
    let table = [0, 1, 2, 3, 6, 7, 60, 601].map { Row($0, min($0, 6), source) }
    forEachRow("the tutorial's grid", table) { row in
      var tutorial = Tutorial(count: row.input)
      for step in 0..<400 {
        let offset = Double(step) * 5
        _ = tutorial.scroll(to: offset)
        XCTAssertTrue(tutorial.isComplete(at: offset))
      }
      for step in (-20..<400).reversed() {
        let offset = Double(step) * 5
        _ = tutorial.scroll(to: offset)
        XCTAssertTrue(tutorial.isComplete(at: offset))
      }
      XCTAssertEqual(tutorial.pool.viewCount, row.expected)
    }
  }

  private struct WayRow: TableRow {
    var offsets: [Int]
    /// The number of rows of items by which each bound view moves.
    var rows: Int
    var source: String
  }

  func testTutorialGridMovesBySixAndBy690() {
    // The list scrolls back and forth at several speeds. Each view is compared with its own last
    // place.
    let source = "tutorial: the view that leaves goes 3 rows on, 690 points"
    let mirrored = "tutorial, mirrored"
    let ways = [
      WayRow(offsets: Array(0...3000), rows: 3, source: source),
      WayRow(offsets: Array((-30...3000).reversed()), rows: -3, source: mirrored),
      WayRow(offsets: Array(stride(from: 0, through: 3000, by: 500)), rows: 3, source: source),
      WayRow(offsets: Array(stride(from: 3000, through: 0, by: -500)), rows: -3, source: mirrored),
      WayRow(offsets: Array(stride(from: 1, through: 3001, by: 40)), rows: 3, source: source),
      WayRow(offsets: Array(stride(from: 3001, through: 1, by: -230)), rows: -3, source: mirrored),
    ]
    var tutorial = Tutorial(count: 60)
    forEachRow("the tutorial's views", ways) { way in
      var bound = 0
      for offset in way.offsets {
        let (numbers, frames) = (tutorial.numbers, tutorial.frames)
        for change in tutorial.scroll(to: Double(offset)) {
          guard case .rebind(let view, let item) = change else { continue }
          guard let old = numbers[view], let frame = frames[view] else {
            return XCTFail("no view \(view)")
          }
          bound += 1
          // A hidden view may come back with its own item.
          if tutorial.pool.isRestored(view) {
            XCTAssertEqual(item, old)
            continue
          }
          XCTAssertEqual(item - old, way.rows * 2, "view \(view) at \(offset)")
          XCTAssertEqual(
            tutorial.frames[view], frame.offsetBy(dx: 0, dy: CGFloat(way.rows) * 230),
            "view \(view) at \(offset)")
        }
        XCTAssertTrue(tutorial.isComplete(at: Double(offset)))
      }
      // Items 6 to 31 come in on the way down, and 0 to 25 on the way up.
      XCTAssertGreaterThanOrEqual(bound, 24)
    }
    XCTAssertEqual(tutorial.pool.viewCount, 6)
  }

  func testTutorialRowLeavesPast230() {
    // The cells contain the margins and gaps. Past 230, row 0 leaves and row 3 comes in.
    let cells = GridRows(count: nil, columnCount: 2, itemSize: CGSize(width: 160, height: 230))
    var pool = ReusePool()
    let table: [Row<Double, Counts>] = [
      Row(0, Counts(created: 4), "tutorial"), Row(10, Counts(created: 2), "tutorial"),
      Row(229.5, Counts(), "tutorial: nothing moves up to 230"),
      Row(230, Counts(parked: 2), "a view may leave the viewport before it is bound anew"),
      Row(230.5, Counts(rebound: 2), "tutorial: a row leaves at offset > 230"),
      Row(690.5, Counts(rebound: 4), "tutorial: two rows at once"),
      Row(690, Counts(parked: 2), "tutorial, mirrored: row 5 leaves"),
      Row(689.5, Counts(rebound: 2), "tutorial, mirrored: row 2 comes in"),
    ]
    forEachRow("the tutorial's row", table) { row in
      XCTAssertEqual(
        counts(pool.show(cells.visibleRange(in: AxisViewport(offset: row.input, length: 460)))),
        row.expected)
    }
    XCTAssertEqual(pool.viewCount, 6)
  }

  func testTutorialGridInItsGaps() {
    // A row of items ends 10 before the next one begins, so it goes out of sight 10 earlier.
    var tutorial = Tutorial(count: 60)
    let table: [Row<Double, Counts>] = [
      Row(0, Counts(created: 4), "tutorial: y = 0 and 230, the third row begins at 460"),
      Row(0.5, Counts(created: 2), "tutorial: y = 460"),
      Row(219.5, Counts(), "row 0 ends at 220"),
      Row(220, Counts(parked: 2), "row 0 ends at 220"),
      Row(230, Counts(), "row 3 begins at 690, the viewport's end"),
      Row(230.5, Counts(rebound: 2), "tutorial: row 0 goes to 690"),
      Row(690.5, Counts(rebound: 4), "tutorial: two rows at once, to 920 and 1150"),
      Row(690, Counts(parked: 2), "row 5 begins at 1150, the viewport's end"),
      Row(680, Counts(), "row 2 ends at 680"),
      Row(679.5, Counts(rebound: 2), "tutorial, mirrored: row 5 goes to 460"),
    ]
    forEachRow("the tutorial's grid in its gaps", table) { row in
      XCTAssertEqual(counts(tutorial.scroll(to: row.input)), row.expected)
      XCTAssertTrue(tutorial.isComplete(at: row.input))
    }
  }

  func testTutorialGridBeforeTheStartAndInLeaps() {
    var tutorial = Tutorial(count: 60)
    _ = tutorial.scroll(to: 0)
    let frames = tutorial.frames
    for offset in 1...200 {
      for change in tutorial.scroll(to: Double(-offset)) {
        guard case .hide = change else { return XCTFail("\(change) at \(-offset)") }
      }
      XCTAssertTrue(tutorial.isComplete(at: Double(-offset)))
    }
    XCTAssertEqual(tutorial.frames, frames)
    // 500 points a frame, down and up.
    for frame in Array(0...12) + (0...12).reversed() {
      _ = tutorial.scroll(to: Double(frame) * 500)
      XCTAssertTrue(tutorial.isComplete(at: Double(frame) * 500))
    }
    XCTAssertEqual(tutorial.pool.viewCount, 6)
  }
}
