@testable import ScrollKit
import XCTest

final class RowLengthsLawsTests: XCTestCase {
  private enum Edit {
    case set([Double], Int)
    case insert(Int, Int)
    case insertMeasured([Double], Int)
    case remove(Range<Int>)
    case move(Int, Int)
    case forget
  }

  private typealias Apply = (inout RowLengths, Edit, AxisViewport) -> Double

  private static func apply(
    _ rows: inout RowLengths, _ edit: Edit, _ anchor: AxisViewport
  ) -> Double {
    switch edit {
    case .set(let lengths, let row): rows.setLengths(lengths, from: row, keeping: anchor)
    case .insert(let count, let row): rows.insert(count: count, at: row, keeping: anchor)
    case .insertMeasured(let lengths, let row): rows.insert(lengths, at: row, keeping: anchor)
    case .remove(let range): rows.remove(range, keeping: anchor)
    case .move(let row, let place): rows.move(row, to: place, keeping: anchor)
    case .forget: rows.forgetLengths(keeping: anchor)
    }
  }

  /// Rows as a plain array. Each row has an identity and, if it is measured, a length.
  private struct Model {
    var rows: [(id: Int, length: Double?)]
    var estimation: RowLengths.Estimation
    var spacing: Double
    var leading: Double
    var nextID = 0

    mutating func apply(_ edit: Edit) {
      func new(_ lengths: [Double?]) -> [(id: Int, length: Double?)] {
        lengths.map {
          nextID += 1
          return (nextID, $0)
        }
      }
      switch edit {
      case .set(let lengths, let first):
        for (index, length) in lengths.enumerated() where first + index < rows.count {
          rows[first + index].length = length
        }
      case .insert(let count, let row):
        rows.insert(contentsOf: new(Array(repeating: nil, count: count)), at: row)
      case .insertMeasured(let lengths, let row): rows.insert(contentsOf: new(lengths), at: row)
      case .remove(let range): rows.removeSubrange(range)
      case .move(let row, let place): rows.insert(rows.remove(at: row), at: place)
      case .forget: for index in rows.indices { rows[index].length = nil }
      }
    }

    var estimate: Double {
      switch estimation {
      case .fixed(let length): return length
      case .mean(let length):
        let measured = rows.compactMap(\.length)
        return measured.isEmpty ? length : measured.reduce(0, +) / Double(measured.count)
      }
    }

    /// The start and end of each row.
    var spans: [(start: Double, end: Double)] {
      let estimate = self.estimate
      var position = leading
      return rows.map {
        let start = position
        let end = start + ($0.length ?? estimate)
        position = end + spacing
        return (start, end)
      }
    }
  }

  /// How rows differ from the plain array; `nil` if they do not.
  private func fault(
    _ rows: RowLengths, _ model: Model, _ generator: inout SeededGenerator
  ) -> String? {
    let spans = model.spans
    guard rows.count == spans.count else { return "\(rows.count) rows, not \(spans.count)" }
    guard rows.measuredCount == model.rows.count(where: { $0.length != nil }) else {
      return "\(rows.measuredCount) measured"
    }
    let total = (spans.last?.end ?? model.leading) + 7
    if abs(rows.contentLength - total) > 1e-6 { return "\(rows.contentLength), not \(total)" }
    for (row, span) in spans.enumerated() {
      if abs(rows.position(of: row) - span.start) > 1e-6 { return "offset of \(row)" }
      if abs(rows.length(of: row) - (span.end - span.start)) > 1e-6 { return "length of \(row)" }
      if rows.isMeasured(row) != (model.rows[row].length != nil) { return "\(row) is measured" }
    }
    for _ in 0..<10 {
      let offset = Double.random(in: -100...(total + 100), using: &generator)
      let viewport = Double.random(in: 0...3000, using: &generator)
      let range = rows.visibleRange(in: AxisViewport(offset: offset, length: viewport))
      let start = Int.random(in: -5...(spans.count + 5), using: &generator)
      for near in [range, start..<(start + 3)] {
        let other = rows.visibleRange(
          in: AxisViewport(offset: offset, length: viewport), near: near)
        if other != range { return "\(other) near \(near), not \(range), at \(offset)" }
      }
      for (row, span) in spans.enumerated() {
        // How much of the row is visible. A rounding error may decide either way.
        let share = min(offset + viewport - span.start, span.end - offset)
        if abs(share) > 1e-6, range.contains(row) != (share > 0) {
          return "\(range) at \(offset), \(viewport) and row \(row)"
        }
      }
      let before = spans.lastIndex { $0.start <= offset } ?? 0
      if let row = rows.row(at: offset), row != before, abs(spans[row].start - offset) > 1e-6,
        abs(spans[before].start - offset) > 1e-6
      {
        return "row \(row) at \(offset)"
      }
    }
    return treeFault(rows.tree)
  }

  /// The first fault of a tree: in its counts, sums or capacities, or by leaves that are shared or
  /// lost.
  private func treeFault(_ tree: LengthTree) -> String? {
    var nodes: Set<Int32> = []
    var leaves: Set<Int32> = []
    func visit(_ node: Int32, _ level: Int) -> (sum: LengthTree.Sum, fault: String?) {
      guard nodes.insert(node).inserted else { return (.init(), "node \(node) twice") }
      let count = Int(tree.childCounts[Int(node)])
      guard count <= LengthTree.nodeCapacity, count > 0 || node == tree.root else {
        return (.init(), "\(count) children")
      }
      let shift = Int(tree.shifts[Int(node)])
      var total = LengthTree.Sum()
      for place in 0..<LengthTree.nodeCapacity {
        defer { total = tree.sum(through: place, of: node) }
        guard place < count else {
          let isEmpty = tree.children[Int(node) * LengthTree.nodeCapacity + place] < 0
          if isEmpty, tree.sum(through: place, of: node) == total { continue }
          return (total, "a sum or a child behind the last")
        }
        let entry = tree.entry(of: node, at: place)
        guard entry.sum.count > 0 else { return (total, "an empty child") }
        if shift >= 0, place < count - 1, entry.sum.count != 1 << shift {
          return (total, "a child of \(entry.sum.count) rows, not 2^\(shift)")
        }
        var sum = entry.sum
        if entry.isStretch {
          if level != 1 || sum.unmeasured != sum.rows || sum.measured != 0 {
            return (total, "a stretch \(sum)")
          }
        } else if level > 1 {
          let below = visit(entry.child, level - 1)
          if let fault = below.fault { return (total, fault) }
          sum = below.sum
        } else {
          guard leaves.insert(entry.child).inserted else { return (total, "a leaf twice") }
          if let fault = leafFault(tree, entry.child) { return (total, fault) }
          sum = tree.leafSum(entry.child)
        }
        if let fault = difference(sum, entry.sum)
          ?? difference(total + sum, tree.sum(through: place, of: node))
        {
          return (total, fault)
        }
      }
      return (total, nil)
    }
    if let fault = visit(tree.root, tree.height).fault { return fault }
    if nodes.count + tree.freeNodes.count != tree.childCounts.count
      || !nodes.isDisjoint(with: tree.freeNodes)
    {
      return "nodes are leaked"
    }
    if leaves.count + tree.freeLeaves.count != tree.leafCounts.count
      || !leaves.isDisjoint(with: tree.freeLeaves)
    {
      return "leaves are leaked"
    }
    return nil
  }

  /// The first fault in the running sums of a leaf.
  private func leafFault(_ tree: LengthTree, _ leaf: Int32) -> String? {
    let count = Int(tree.leafCounts[Int(leaf)])
    guard count <= LengthTree.leafCapacity else { return "\(count) in a leaf" }
    let (start, blocks) = (LengthTree.firstLength(of: leaf), LengthTree.firstBlock(of: leaf))
    var (measured, unmeasured) = (0.0, 0)
    for place in 0..<LengthTree.leafCapacity {
      let length = tree.leaves[start + place]
      guard place < count || length == 0 else { return "\(length) behind the last row" }
      measured += max(0, length)
      unmeasured += length < 0 ? 1 : 0
      guard (place + 1) % LengthTree.blockCapacity == 0 else { continue }
      let block = place / LengthTree.blockCapacity
      let sum = tree.leaves[blocks + block]
      let number = tree.unmeasuredBlocks[Int(leaf) * LengthTree.nodeCapacity + block]
      if abs(sum - measured) > 1e-6 || Int(number) != unmeasured {
        return "\(sum), \(number) in block \(block), not \(measured), \(unmeasured)"
      }
    }
    return nil
  }

  private func difference(_ a: LengthTree.Sum, _ b: LengthTree.Sum) -> String? {
    let isSame =
      a.rows == b.rows && a.unmeasured == b.unmeasured && abs(a.measured - b.measured) <= 1e-6
    return isSame ? nil : "\(a), not \(b)"
  }

  private func randomEdit(_ count: Int, _ generator: inout SeededGenerator) -> Edit {
    func length() -> Double {
      Bool.random(using: &generator) ? generator.eighths(0...5000) : generator.eighths(0...9)
    }
    func lengths() -> [Double] {
      let few = Int.random(in: 1...9, using: &generator)
      return (0..<(few == 9 ? 150 : few)).map { _ in few == 8 ? 0 : length() }
    }
    let row = Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<(count > 900 ? 130 : 100), using: &generator) {
    case 0..<35 where row < count: return .set(lengths(), row)
    case 35..<50: return .insertMeasured(lengths(), row)
    case 50..<60: return .insert(Int.random(in: 1...4, using: &generator), row)
    case 60..<65: return .insert(Int.random(in: 60...150, using: &generator), row)
    case 65..<80 where row < count:
      return .move(row, Int.random(in: 0..<count, using: &generator))
    case 80 where row == 0: return .forget
    default:
      let most = count > 900 ? 300 : 12
      return .remove(row..<min(count, row + Int.random(in: 0...most, using: &generator)))
    }
  }

  /// The first fault in long runs of random edits. Each edit must keep the first visible row that
  /// remains where it is, unless the offset is at the start or the end.
  private func editsLaw(_ count: Int) -> (Apply) -> String? {
    { apply in
      let kinds: [(RowLengths.Estimation, Double)] = [
        (.fixed(44), 0), (.fixed(44), 3), (.mean(initially: 30), 0), (.mean(initially: 30), 0.75),
      ]
      for (seed, kind) in kinds.enumerated() {
        var generator = SeededGenerator(seed: UInt64(80 + seed))
        let padding = AxisInsets(leading: 5, trailing: 7)
        var rows = RowLengths(
          count: 300, estimation: kind.0, spacing: kind.1, padding: padding)
        var model = Model(rows: [], estimation: kind.0, spacing: kind.1, leading: 5)
        model.apply(.insert(300, 0))
        for step in 0..<count {
          let edit = self.randomEdit(model.rows.count, &generator)
          let old = model
          model.apply(edit)
          let viewport = Double.random(in: 0...900, using: &generator)
          let greatest = max(0, rows.contentLength - viewport)
          let anchor = AxisViewport(
            offset: Double.random(in: 0...max(greatest, 1e-9), using: &generator).rounded(.down),
            length: viewport)
          let offset = anchor.offset + apply(&rows, edit, anchor)
          if let fault = self.anchorFault(edit, anchor, offset, from: old, to: model) {
            return "step \(step), \(edit): \(fault)"
          }
          if step % 40 == 0 || step == count - 1,
            let fault = self.fault(rows, model, &generator)
          {
            return "step \(step): \(fault)"
          }
        }
        // After any edits, the rows equal rows that are built anew.
        var built = RowLengths(
          count: model.rows.count, estimation: kind.0, spacing: kind.1, padding: padding)
        for (row, length) in model.rows.map(\.length).enumerated() {
          if let length { built.setLength(length, of: row, keeping: 0) }
        }
        if built != rows { return "not equal to a rebuild" }
      }
      return nil
    }
  }

  private func anchorFault(
    _ edit: Edit, _ anchor: AxisViewport, _ offset: Double, from old: Model, to new: Model
  ) -> String? {
    let (before, after) = (old.spans, new.spans)
    let greatest = max(0, (after.last?.end ?? new.leading) + 7 - anchor.length)
    if offset < 0 || offset > greatest + 1e-6 { return "\(offset) is not in 0...\(greatest)" }
    if offset == 0 || offset >= greatest - 1e-6 { return nil }
    var changed = -1
    if case .move(let row, _) = edit { changed = row }
    guard
      let row = old.rows.indices.first(where: { row in
        before[row].end > anchor.offset + 1e-6 && row != changed
          && new.rows.contains { $0.id == old.rows[row].id }
      }), let now = new.rows.firstIndex(where: { $0.id == old.rows[row].id })
    else { return nil }
    // A row keeps its end when it is measured for the first time.
    let keepsEnd =
      old.rows[row].length == nil && new.rows[now].length != nil
      && before[row].start < anchor.offset
    let moved =
      keepsEnd ? after[now].end - before[row].end : after[now].start - before[row].start
    let shift = offset - anchor.offset
    // A row's edge may be within a rounding error of the viewport's edge. Then either result is
    // right.
    if abs(before[row].start - anchor.offset) < 1e-6 { return nil }
    if row > 0, abs(before[row - 1].end - anchor.offset) < 1e-6 { return nil }
    return abs(moved - shift) <= 1e-6 ? nil : "row \(row) moved by \(moved - shift)"
  }

  func testAnyEditsEqualAnArrayAndMoveNoVisiblePixel() {
    XCTAssertNil(editsLaw(2000)(Self.apply))
    let faults: [Apply] = [
      { rows, edit, anchor in
        if case .insertMeasured(let lengths, let row) = edit {
          return rows.insert(lengths, at: row + 1, keeping: anchor)
        }
        return Self.apply(&rows, edit, anchor)
      },
      { rows, edit, anchor in Self.apply(&rows, edit, anchor) + (anchor.offset > 900 ? 0.01 : 0) },
      { rows, edit, anchor in
        if case .move(let row, let place) = edit, place > row {
          return rows.move(row, to: place - 1, keeping: anchor)
        }
        return Self.apply(&rows, edit, anchor)
      },
      { rows, edit, anchor in
        if case .set(let lengths, let row) = edit {
          return rows.setLengths(lengths.map { $0 + 0.125 }, from: row, keeping: anchor)
        }
        return Self.apply(&rows, edit, anchor)
      },
      { rows, edit, anchor in
        if case .remove(let range) = edit {
          // A fault: removed rows above do not shift the offset.
          _ = rows.remove(range, keeping: anchor)
          return 0
        }
        return Self.apply(&rows, edit, anchor)
      },
    ]
    assertLaw(editsLaw(300), holdsFor: Self.apply, findsFaultIn: faults)
  }

  func testTreeFaultsAreFound() {
    var rows = RowLengths((0..<5000).map(Double.init))
    rows.insert(count: 500, at: 100, keeping: .init(offset: 0))
    XCTAssertNil(treeFault(rows.tree))
    let faults: [(inout LengthTree) -> Void] = [
      { $0.leaves[LengthTree.firstLength(of: 0) + 3] += 1 }, { $0.leafCounts[1] -= 1 },
      { $0.freeLeaves.append(0) },
      { _ = $0.makeLeaf() }, { _ = $0.makeNode() }, { $0.childCounts[0] = 0 },
      { $0.children[0] = $0.children[1] }, { $0.leaves[LengthTree.firstLength(of: 0) + 5] = -1 },
      { $0.leaves[LengthTree.firstBlock(of: 0) + 2] += 1 }, { $0.unmeasuredBlocks[3] += 1 },
      { $0.nodes[LengthTree.NodeField.measured] += 1 }, { $0.nodes[LengthTree.NodeField.own] += 1 },
      { $0.shifts[0] += 1 },
    ]
    for (index, fault) in faults.enumerated() {
      var tree = rows.tree
      fault(&tree)
      XCTAssertNotNil(treeFault(tree), "\(index)")
    }
  }

  func testMemoryIsBounded() {
    var generator = SeededGenerator(seed: 91)
    var rows = RowLengths(count: 0, length: 10)
    let anchor = AxisViewport(offset: 0)
    for _ in 0..<200 {
      for _ in 0..<20 {
        let row = Int.random(in: 0...rows.count, using: &generator)
        rows.insert((0..<150).map(Double.init), at: row, keeping: anchor)
        rows.insert(
          count: Int.random(in: 1...3, using: &generator), at: row, keeping: anchor)
      }
      // Everywhere in the list, all but one of about 60 neighbours are removed.
      var start = 0
      while start < rows.count {
        let end = min(rows.count, start + Int.random(in: 50...70, using: &generator))
        rows.remove(start..<(end - 1), keeping: anchor)
        start += 1
      }
    }
    XCTAssertNil(treeFault(rows.tree))
    XCTAssertLessThan(rows.count, 200)
    XCTAssertLessThan(rows.tree.leafCounts.count, 250)
    XCTAssertLessThan(rows.tree.childCounts.count, 40)
    let used = rows.tree.leafCounts.count - rows.tree.freeLeaves.count
    XCTAssertLessThan(used, 12)
    // Single rows are inserted one after the other in the middle.
    var single = RowLengths((0..<640).map(Double.init))
    for row in 0..<6400 {
      if row % 2 == 0 {
        single.insert([5], at: 320 + row, keeping: anchor)
      } else {
        single.insert(count: 1, at: 320 + row, keeping: anchor)
      }
    }
    XCTAssertLessThan(single.tree.leafCounts.count, 7040 / LengthTree.leafCapacity * 6 / 5)
    single.remove(0..<7040, keeping: anchor)
    XCTAssertNil(treeFault(single.tree))
    XCTAssertEqual(single.count, 0)
    single.insert(count: 3, at: 0, keeping: anchor)
    XCTAssertEqual(single.contentLength, 132)
  }

  /// The bytes that a tree has allocated.
  private func memory(of tree: LengthTree) -> Int {
    (tree.leaves.capacity + tree.nodes.capacity) * 8
      + (tree.leafCounts.capacity + tree.childCounts.capacity + tree.children.capacity) * 4
      + tree.unmeasuredBlocks.capacity + tree.shifts.capacity
  }

  /// The bytes per row in lists whose rows were inserted one by one, or were left after many
  /// removals.
  func testEditsTakeNoMoreThanSixteenBytesARow() {
    func bytes(_ rows: RowLengths) -> Double {
      Double(memory(of: rows.tree)) / Double(rows.count)
    }
    let many = RowLengths((0..<200_000).map(Double.init))
    var generator = SeededGenerator(seed: 17)
    let orders: [(String, RowLengths, (inout RowLengths, Int) -> Void, Double)] = [
      ("one more", many, { rows, index in if index == 0 { rows.insert([5], at: 100_000) } }, 10),
      ("at the end", RowLengths([]), { $0.insert([5], at: $1) }, 10.25),
      ("at the start", RowLengths([]), { rows, _ in rows.insert([5], at: 0) }, 10),
      ("in the middle", RowLengths([]), { $0.insert([5], at: $1 / 2) }, 14),
      ("one place", many, { rows, _ in rows.insert([5], at: 77_777) }, 10),
      ("pages", RowLengths([]), { rows, _ in rows.insert([5, 6, 7, 8], at: rows.count) }, 10.25),
      (
        "anywhere", RowLengths([]),
        { $0.insert([5], at: Int.random(in: 0...$1, using: &generator)) }, 14
      ),
    ]
    for (name, start, insert, most) in orders {
      var rows = start
      for index in 0..<10_000 { insert(&rows, index) }
      XCTAssertLessThanOrEqual(bytes(rows), most, name)
      XCTAssertNil(treeFault(rows.tree), name)
    }
    var rest = many
    rest.remove(100..<199_900)
    XCTAssertEqual(rest.position(of: 200), 4950 + 19_994_950)
    XCTAssertLessThanOrEqual(bytes(rest), 40)
    XCTAssertNil(treeFault(rest.tree))
    rest.insert(count: 1000, at: 100)
    for _ in 0..<5 { rest.insert(Array(repeating: 3, count: 5000), at: 600) }
    rest.remove(300..<25_900)
    XCTAssertEqual(rest.count, 600)
    XCTAssertEqual(rest.measuredCount, 200)
    XCTAssertNil(treeFault(rest.tree))
  }

  /// About a billion points of rows of one length. Their rounding errors all have the same sign.
  func testSumsOfEqualLengthsDoNotDrift() {
    let rows: [Row<Double, Double>] = [
      Row(5257.142857, 1e-6, "definition: 1e-6 up to about 1e9 points"),
      Row(44.1, 1e-8, "definition: the same share of a hundredth"),
      Row(0.1, 1e-10, "definition: the same share of a fifty-thousandth"),
    ]
    forEachRow("sums of equal lengths", rows) { row in
      let list = RowLengths(repeatElement(row.input, count: 200_000))
      for index in stride(from: 0, through: 200_000, by: 977) {
        XCTAssertEqual(list.position(of: index), Double(index) * row.input, accuracy: row.expected)
      }
    }
  }

  /// At the exact offset of a row, that row is the first visible one.
  func testRowsAreFoundAtTheirOffsets() {
    for (length, spacing) in [(44.1, 0.0), (105.142857, 0), (0.1, 0), (44.3, 1), (105.142857, 8.1)]
    {
      let lists = [
        RowLengths(count: 20_000, length: length, spacing: spacing),
        RowLengths(repeatElement(length, count: 20_000), spacing: spacing),
      ]
      for rows in lists {
        let wrong = (0..<19_000).filter { row in
          let offset = rows.position(of: row)
          return rows.row(at: offset) != row
            || rows.visibleRange(
              in: AxisViewport(offset: offset, length: rows.position(of: row + 3) - offset))
              != row..<(row + 3)
        }
        XCTAssertEqual(wrong, [], "\(length) \(spacing)")
      }
    }
  }

  /// A hint of the rows that were visible before changes no answer, however deep the tree is.
  func testARangeNearAnotherIsTheSame() {
    var generator = SeededGenerator(seed: 5)
    let lengths = (0..<60_000).map { Double(20 + 37 * $0 % 120) }
    var edited = RowLengths(lengths, spacing: 3, padding: AxisInsets(leading: 9))
    for _ in 0..<300 {
      let row = Int.random(in: 0..<edited.count, using: &generator)
      if row % 3 == 0 { edited.insert([7, 8], at: row) } else { edited.remove(row..<(row + 9)) }
    }
    var half = RowLengths(count: 60_000, length: 44)
    for row in stride(from: 0, to: 60_000, by: 2) {
      half.setLength(lengths[row], of: row, keeping: 0)
    }
    for rows in [RowLengths(lengths), edited, half, RowLengths(count: 60_000, length: 44)] {
      XCTAssertNil(treeFault(rows.tree))
      var (offset, near) = (0.0, 0..<0)
      for step in 0..<2000 {
        offset +=
          step % 50 == 0
          ? Double.random(in: -1e6...1e6, using: &generator)
          : Double.random(in: -300...300, using: &generator)
        // If the viewport is shorter than a gap, it may end before the first row that ends after
        // its start.
        let viewport = step % 3 == 0 ? 0.5 : 800
        let range = rows.visibleRange(in: AxisViewport(offset: offset, length: viewport))
        for near in [near, range, Int.random(in: 0..<70_000, using: &generator)..<70_000] {
          let other = rows.visibleRange(
            in: AxisViewport(offset: offset, length: viewport), near: near)
          guard other == range else { return XCTFail("\(other), not \(range), near \(near)") }
        }
        near = range
        // The first and the last row lie in the viewport. The rows beside them do not.
        if let first = range.first, let last = range.last {
          XCTAssertGreaterThan(rows.position(of: first) + rows.length(of: first), offset)
          XCTAssertLessThan(rows.position(of: last), offset + viewport)
          if first > 0 {
            XCTAssertLessThanOrEqual(rows.position(of: first) - rows.spacing, offset + 1e-6)
          }
          if last < rows.count - 1 {
            XCTAssertGreaterThanOrEqual(rows.position(of: last + 1), offset + viewport - 1e-6)
          }
        }
      }
    }
  }

  /// A viewport in the gap between two children of a node shows nothing, whatever the hint is.
  func testAGapShowsNothing() {
    let rows: [Row<Double, Range<Int>>] = [
      Row(99, 0..<1, "definition: the end of row 0"),
      Row(102, 1..<1, "found by fuzzing: the gap after row 0"),
      Row(107, 1..<2, "definition: the beginning of row 1"),
      Row(210, 2..<2, "definition: the gap after row 1"),
    ]
    var list = RowLengths(count: 1, length: 100, spacing: 8.5)
    list.insert([100, 100], at: 1)
    forEachRow("gaps", rows) { row in
      XCTAssertEqual(
        list.visibleRange(in: AxisViewport(offset: row.input, length: 2)), row.expected)
      for near in [0..<1, 1..<2, 2..<3, 9..<10] {
        XCTAssertEqual(
          list.visibleRange(in: AxisViewport(offset: row.input, length: 2), near: near),
          row.expected)
      }
    }
  }

  /// In trees of two and more levels, thousands of rows are removed and inserted. This happens at
  /// the ends of nodes and leaves, and anywhere else.
  func testEditsOfDeepTrees() {
    var generator = SeededGenerator(seed: 23)
    for round in 0..<40 {
      var model: [Double?] = (0..<4096).map { Double($0 % 97) }
      var rows = RowLengths(
        model.map { $0! }, estimation: .fixed(50), spacing: round % 2 == 0 ? 0 : 3)
      for step in 0..<8 {
        // Children begin at multiples of the sizes of leaves and nodes.
        let unit = [1, 128, 2048].randomElement(using: &generator)!
        func place() -> Int {
          let units = Int.random(in: 0...(model.count + unit - 1) / unit, using: &generator)
          return min(model.count, units * unit)
        }
        let (first, other) = (place(), place())
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          let range = min(first, other)..<max(first, other)
          model.removeSubrange(range)
          rows.remove(range)
        case 1:
          let new = (0..<[1, 128, 3000].randomElement(using: &generator)!).map(Double.init)
          model.insert(contentsOf: new, at: first)
          rows.insert(new, at: first)
        case 2:
          model.insert(contentsOf: repeatElement(nil, count: 200), at: first)
          rows.insert(count: 200, at: first)
        default:
          guard first < model.count else { continue }
          model[first] = 7
          rows.setLength(7, of: first, keeping: 0)
        }
        if let fault = deepFault(rows, model, &generator) {
          return XCTFail("round \(round), step \(step): \(fault)")
        }
      }
    }
  }

  private func deepFault(
    _ rows: RowLengths, _ model: [Double?], _ generator: inout SeededGenerator
  ) -> String? {
    if let fault = treeFault(rows.tree) { return fault }
    guard rows.count == model.count else { return "\(rows.count) rows, not \(model.count)" }
    var starts = [0.0]
    for length in model { starts.append(starts.last! + (length ?? 50) + rows.spacing) }
    for sample in 0..<20 {
      let row = sample == 0 ? model.count : Int.random(in: 0...model.count, using: &generator)
      let start = starts[row]
      if abs(rows.position(of: row) - start) > 1e-6 {
        return "row \(row) at \(rows.position(of: row))"
      }
      let range = rows.visibleRange(
        in: AxisViewport(offset: start + 1, length: 900), near: row..<(row + 1))
      let first = (0..<model.count).first { starts[$0 + 1] - rows.spacing > start + 1 }
      let stop = (0..<model.count).first { starts[$0] >= start + 901 } ?? model.count
      let expected = (first ?? model.count)..<max(first ?? model.count, stop)
      if range != expected { return "\(range) at \(start), not \(expected)" }
    }
    return nil
  }

  func testRemovalsOfWholeNodes() {
    let rows: [Row<(removed: Range<Int>, count: Int), Double>] = [
      Row((0..<2048, 2048), 20_475, "report: the first of two nodes"),
      Row((2048..<4096, 2048), 20_475, "report: the last of two nodes"),
      Row((0..<4096, 0), 0, "report: all rows"),
    ]
    forEachRow("whole nodes", rows) { row in
      var list = RowLengths([Double](repeating: 10, count: 4096))
      list.remove(row.input.removed)
      list.setLength(5, of: 0, keeping: 0)
      XCTAssertEqual(list.count, row.input.count)
      XCTAssertEqual(list.contentLength, row.expected)
      list.insert([7], at: row.input.count)
      XCTAssertEqual(list.contentLength, row.expected + 7)
    }
    var none = RowLengths([10, 10, 10])
    none.remove(0..<3)
    XCTAssertEqual(none.visibleRange(in: AxisViewport(offset: 1000, length: 100)), 0..<0)
    XCTAssertEqual(none.insert(count: 5, at: 0, keeping: .init(offset: 1000, length: 10)), 0)
    XCTAssertEqual(RowLengths([Double](repeating: 10, count: 128)).position(of: 128), 1280)
  }

  func testManyRows() {
    // Ten million rows, of which only some are measured.
    var rows = RowLengths(count: 10_000_000, length: 44)
    for index in 0..<100 { rows.setLength(54, of: index * 100_000, keeping: 0) }
    XCTAssertEqual(rows.contentLength, 440_001_000)
    XCTAssertEqual(rows.position(of: 5_000_000), 220_000_500)
    XCTAssertEqual(rows.row(at: 220_000_500), 5_000_000)
    XCTAssertEqual(
      rows.visibleRange(in: AxisViewport(offset: 220_000_500, length: 99)), 5_000_000..<5_000_003)
    rows.remove(1..<9_999_999, keeping: .init(offset: 0))
    XCTAssertEqual(rows.contentLength, 98)
    XCTAssertNil(treeFault(rows.tree))
    // A measured row takes eight bytes and a share of the nodes above.
    let count = 200_000
    let measured = RowLengths((0..<count).lazy.map { Double(20 + 37 * $0 % 120) }, spacing: 1)
    XCTAssertLessThanOrEqual(memory(of: measured.tree), 16 * count)
    // Each number in 20..<140 occurs equally often. The mean is 79.5, and the gap is 1.
    XCTAssertEqual(measured.position(of: 120_000), 120_000 * 80.5)
    XCTAssertNil(treeFault(measured.tree))
  }
}
