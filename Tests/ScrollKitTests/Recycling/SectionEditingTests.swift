import ScrollKit
import XCTest

/// Sections that come, go and change places while something is on screen.
final class SectionEditingTests: XCTestCase {
  func testFooters() {
    let list = SectionedRows(
      rowCounts: [2, 0], rowLength: 44, headerLength: 20, footerLength: 30, spacing: 1)
    XCTAssertEqual(list.count, 6)
    XCTAssertEqual((0..<2).map { list.rowCount(of: $0) }, [2, 0])
    XCTAssertEqual((0..<3).map { list.footer(of: $0) }, [3, 5, nil])
    XCTAssertEqual((0..<3).map { list.position(ofFooter: $0) }, [111, 163, 193])
    XCTAssertEqual((0..<6).map { list.indexPath(of: $0)?.section }, [0, 0, 0, 0, 1, 1])
    XCTAssertEqual((0..<6).map { list.indexPath(of: $0)?.row }, [nil, 0, 1, nil, nil, nil])
    XCTAssertNil(list.item(of: 2, in: 0))
    let plain = SectionedRows(rowCounts: [2], rowLength: 44, headerLength: 20)
    XCTAssertNil(plain.footer(of: 0))
    XCTAssertEqual(plain.position(ofFooter: 0), 108)
  }

  func testRowsComeBeforeTheFooter() {
    var list = SectionedRows(rowCounts: [1, 1], rowLength: 44, headerLength: 20, footerLength: 30)
    list.insert(count: 2, at: .max, in: 0, keeping: AxisViewport(offset: 0, length: 50))
    XCTAssertEqual(list.rowCount(of: 0), 3)
    XCTAssertEqual(list.position(ofFooter: 0), 152)
    XCTAssertEqual(list.length(of: list.footer(of: 0)!), 30)
    list.remove(0..<9, in: 0, keeping: AxisViewport(offset: 0, length: 50))
    XCTAssertEqual(list.position(ofFooter: 0), 20)
    XCTAssertEqual(list.position(ofHeader: 1), 50)
    list.forgetLengths(keeping: AxisViewport(offset: 0, length: 50))
    XCTAssertEqual(list.contentLength, 50 + 94)
  }

  private struct EditRow: TableRow {
    var source: String
    var offset: Double
    var edit: (inout SectionedRows, AxisViewport) -> Double
    var shift: Double
    var counts: [Int]
    var headers: [Double]
  }

  /// Headers of 20 and rows of 44: sections of 152, 108 and 64 points, at 0, 152 and 260.
  func testEdits() {
    let rows = [
      EditRow(
        source: "inserted before the first visible row", offset: 200,
        edit: { $0.insertSections([1, 0], at: 1, keeping: $1) }, shift: 84,
        counts: [3, 1, 0, 2, 1], headers: [0, 152, 216, 236, 344]),
      EditRow(
        source: "inserted after it", offset: 100,
        edit: { $0.insertSections([2], at: 1, keeping: $1) }, shift: 0, counts: [3, 2, 2, 1],
        headers: [0, 152, 260, 368]),
      EditRow(
        source: "appended", offset: 200, edit: { $0.insertSections([1], at: .max, keeping: $1) },
        shift: 0, counts: [3, 2, 1, 1], headers: [0, 152, 260, 324]),
      EditRow(
        source: "before all", offset: 0, edit: { $0.insertSections([-4], at: -1, keeping: $1) },
        shift: 20, counts: [0, 3, 2, 1], headers: [0, 20, 172, 280]),
      EditRow(
        source: "removed before it", offset: 200, edit: { $0.removeSections(0..<1, keeping: $1) },
        shift: -152, counts: [2, 1], headers: [0, 108]),
      EditRow(
        source: "the visible one is removed: the next takes its place", offset: 160,
        edit: { $0.removeSections(1..<2, keeping: $1) }, shift: -108, counts: [3, 1],
        headers: [0, 152]),
      EditRow(
        source: "all are removed", offset: 160, edit: { $0.removeSections(-3..<9, keeping: $1) },
        shift: -160, counts: [], headers: []),
      EditRow(
        source: "moved from before it to after it", offset: 160,
        edit: { $0.moveSection(0, to: 1, keeping: $1) }, shift: -152, counts: [2, 3, 1],
        headers: [0, 108, 260]),
      EditRow(
        source: "moved from after it to before it", offset: 160,
        edit: { $0.moveSection(2, to: 0, keeping: $1) }, shift: 64, counts: [1, 3, 2],
        headers: [0, 64, 216]),
      EditRow(
        source: "moved to where it is", offset: 160,
        edit: { $0.moveSection(1, to: 1, keeping: $1) }, shift: 0, counts: [3, 2, 1],
        headers: [0, 152, 260]),
      EditRow(
        source: "no such section", offset: 160, edit: { $0.moveSection(3, to: 0, keeping: $1) },
        shift: 0, counts: [3, 2, 1], headers: [0, 152, 260]),
    ]
    forEachRow("sections come, go and move", rows) { row in
      var list = SectionedRows(rowCounts: [3, 2, 1], rowLength: 44, headerLength: 20)
      let shift = row.edit(&list, AxisViewport(offset: row.offset, length: 60))
      XCTAssertEqual(shift, row.shift)
      XCTAssertEqual((0..<list.sectionCount).map { list.rowCount(of: $0) }, row.counts)
      XCTAssertEqual((0..<list.sectionCount).map { list.position(ofHeader: $0) }, row.headers)
    }
  }

  /// Sections as plain lists of lengths, each item with a name.
  private struct Model {
    struct Item {
      var name: Int
      var length: Double
    }

    var sections: [[Item]] = []
    var nextName = 0

    mutating func section(rows: Int, header: Double, footer: Double?) -> [Item] {
      var section: [Item] = []
      let footers = footer.map { [$0] } ?? []
      for length in [header] + [Double](repeating: 40, count: rows) + footers {
        nextName += 1
        section.append(Item(name: nextName, length: length))
      }
      return section
    }

    var items: [(name: Int, start: Double, length: Double)] {
      var end = 0.0
      return sections.joined().map {
        end += $0.length
        return ($0.name, end - $0.length, $0.length)
      }
    }

    /// Where an item begins, by name.
    func start(of name: Int) -> Double? { items.first { $0.name == name }?.start }
  }

  private struct Script {
    var seed: UInt64
    var failure: String
  }

  /// Random edits beside plain lists: the same items at the same places, and the first visible item
  /// that stays in place does not move on screen.
  func testAnyEdits() {
    func law(_ corrupt: @escaping (Double) -> Double) -> Script? {
      firstCounterexample(
        seed: 611, count: 300, { UInt64.random(in: 0...9_999_999, using: &$0) }
      ) { seed in
        self.failure(seed: seed, corrupt) == nil
      }.map { Script(seed: $0, failure: self.failure(seed: $0, corrupt)!) }
    }
    assertLaw(
      law, holdsFor: { $0 },
      findsFaultIn: [{ _ in 0 }, { $0 == 0 ? 0 : $0 + 1 }, { -$0 }])
  }

  private func failure(seed: UInt64, _ corrupt: (Double) -> Double) -> String? {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let footer: Double? = random(0...1) == 0 ? nil : 30
    let counts = (0..<random(0...5)).map { _ in random(0...4) }
    var model = Model()
    for rows in counts {
      model.sections.append(model.section(rows: rows, header: 20, footer: footer))
    }
    var list = SectionedRows(
      rowCounts: counts, rowLength: 40, headerLength: 20, footerLength: footer)
    for step in 0..<12 {
      let maximum = max(0, list.contentLength - 100)
      let viewport = AxisViewport(
        offset: min(maximum, generator.eighths(0...600)), length: 100)
      let count = model.sections.count
      let before = model
      var staying: Set<Int> = Set(model.items.map { $0.name })
      let shift: Double
      switch random(0...4) {
      case 0:
        let (new, place) = ((0..<random(0...3)).map { _ in random(0...3) }, random(0...count))
        shift = list.insertSections(new, at: place, keeping: viewport)
        var sections: [[Model.Item]] = []
        for rows in new { sections.append(model.section(rows: rows, header: 20, footer: footer)) }
        model.sections.insert(contentsOf: sections, at: place)
      case 1:
        let first = random(0...count)
        let range = first..<random(first...count)
        shift = list.removeSections(range, keeping: viewport)
        staying.subtract(model.sections[range].joined().map { $0.name })
        model.sections.removeSubrange(range)
      case 2 where count > 0:
        let (section, place) = (random(0...(count - 1)), random(0...(count - 1)))
        shift = list.moveSection(section, to: place, keeping: viewport)
        let moved = model.sections.remove(at: section)
        if section != place { staying.subtract(moved.map { $0.name }) }
        model.sections.insert(moved, at: place)
      case 3 where count > 0:
        let section = random(0...(count - 1))
        let item = random(0...(model.sections[section].count - 1))
        let length = generator.eighths(0...90)
        shift = list.setLength(length, of: list.header(of: section)! + item, keeping: viewport)
        // What is measured keeps its end or its start: the rows beside it are the ones that stay.
        staying.remove(model.sections[section][item].name)
        model.sections[section][item].length = length
      default: continue
      }
      let items = model.items
      let found = list.indices.map { (list.position(of: $0), list.length(of: $0)) }
      guard found.count == items.count,
        zip(found, items).allSatisfy({
          abs($0.0 - $1.start) < 1e-9 && abs($0.1 - $1.length) < 1e-9
        })
      else { return "items differ at step \(step)" }
      let headers = (0..<model.sections.count).map { list.header(of: $0)! }
      var next = 0
      for (header, section) in zip(headers, model.sections) {
        guard header == next else { return "headers differ at step \(step)" }
        next += section.count
      }
      // The first visible row that stays, where the ends of the content do not hold it.
      guard
        let kept = before.items.first(where: {
          $0.start + $0.length > viewport.offset && $0.length > 0
        }),
        staying.contains(kept.name), let now = model.start(of: kept.name)
      else { continue }
      let offset = viewport.offset + now - kept.start
      guard offset >= 0, offset <= list.contentLength - 100 else { continue }
      guard abs(viewport.offset + corrupt(shift) - offset) < 1e-9 else {
        return "a row moved on screen at step \(step)"
      }
    }
    return nil
  }
}
