import ScrollKit
import XCTest

/// Rows that bars cover are not visible. The first visible row is the one at the line below the
/// bar.
final class ReadingLineTests: XCTestCase {
  private struct BarRow: TableRow {
    var count = 100
    var offset: Double
    var viewport = 480.0
    var leading = 0.0
    var trailing = 0.0
    var range: Range<Int>
    var source: String

    init(
      _ count: Int = 100, at offset: Double, in viewport: Double = 480,
      bars: (leading: Double, trailing: Double), _ range: Range<Int>, _ source: String
    ) {
      (self.count, self.offset, self.viewport) = (count, offset, viewport)
      (leading, trailing) = bars
      (self.range, self.source) = (range, source)
    }

    var insets: AxisInsets { AxisInsets(leading: leading, trailing: trailing) }
  }

  private func normal(_ range: Range<Int>) -> Range<Int> { range.isEmpty ? 0..<0 : range }

  func testVisibleRowsUnderBars() {
    // Rows are 44 long.
    let whole = "definition: all is covered"
    let rows = [
      BarRow(at: 0, bars: (91, 0), 2..<11, "91...480: row 2 ends at 132, row 10 begins at 440"),
      BarRow(at: -91, bars: (91, 34), 0..<9, "at rest at the start: 0...355"),
      BarRow(at: -91, bars: (91, 0), 0..<9, "at rest at the start: 0...389"),
      BarRow(at: -3, bars: (91, 0), 2..<11, "88...477: row 2 at the line"),
      BarRow(at: -3.5, bars: (91, 0), 1..<11, "87.5...476.5: half a point of row 1"),
      BarRow(at: 349, bars: (91, 0), 10..<19, "440...829"),
      BarRow(at: 0, bars: (0, 40), 0..<10, "0...440: row 10 begins where the toolbar does"),
      BarRow(at: 0, bars: (0, 39.5), 0..<11, "0...440.5"),
      BarRow(at: 0, bars: (-91, -34), 0..<11, "definition: negative insets cover nothing"),
      BarRow(at: 0, bars: (91, -34), 2..<11, "definition: a negative inset covers nothing"),
      BarRow(at: 4300, bars: (91, 0), 99..<100, "4391 is in the last row"),
      BarRow(at: 4300, bars: (100, 0), 0..<0, "4400 is the end"),
      BarRow(at: -480, bars: (0, 300), 0..<0, "before the start"),
      BarRow(at: 0, in: 100, bars: (60, 40), 0..<0, whole),
      BarRow(at: 0, in: 100, bars: (60, 60), 0..<0, whole),
      BarRow(at: 0, in: 100, bars: (200, 0), 0..<0, whole),
      BarRow(at: 0, in: 100, bars: (0, 300), 0..<0, whole),
      BarRow(at: 0, in: 100, bars: (59.5, 40), 1..<2, "half a point of row 1 between two bars"),
      BarRow(0, at: -91, bars: (91, 34), 0..<0, "no rows"),
      BarRow(1, at: -91, bars: (91, 34), 0..<1, "one row, less than the viewport"),
      BarRow(1, at: 0, bars: (91, 34), 0..<0, "one row, under the bar"),
      BarRow(2, at: 0, bars: (44, 0), 1..<2, "two rows, one under the bar"),
      BarRow(at: .nan, bars: (91, 0), 2..<11, "not a number is the leading edge"),
      BarRow(at: 0, in: .nan, bars: (91, 0), 0..<0, "not a number is no length"),
    ]
    forEachRow("visible rows under bars", rows) { row in
      let (offset, viewport, insets) = (row.offset, row.viewport, row.insets)
      let uniform = UniformRows(count: row.count, length: 44)
      let lengths = [
        RowLengths(count: row.count, length: 44), RowLengths(repeatElement(44, count: row.count)),
      ]
      var found = lengths.map {
        $0.visibleRange(
          in: AxisViewport(offset: offset, length: viewport, insets: insets).unobscured)
      }
      found.append(
        uniform.visibleRange(
          in: AxisViewport(offset: offset, length: viewport, insets: insets).unobscured))
      let lane = MasonryLanes(repeatElement(44, count: row.count), laneCount: 1)
      found.append(
        lane.visibleRange(
          in: AxisViewport(offset: offset, length: viewport, insets: insets).unobscured))
      XCTAssertEqual(
        Array(
          lane.visibleItems(
            in: AxisViewport(offset: offset, length: viewport, insets: insets).unobscured)),
        Array(row.range))
      for axis in ScrollAxis.allCases where !(offset.isNaN || viewport.isNaN) {
        let bounds = CGRect(
          origin: axis == .vertical ? point(3, offset) : point(offset, 3),
          size: axis == .vertical ? size(9, viewport) : size(viewport, 9))
        found += lengths.map {
          $0.visibleRange(in: AxisViewport(bounds, along: axis, insets: insets).unobscured)
        }
        found.append(
          uniform.visibleRange(in: AxisViewport(bounds, along: axis, insets: insets).unobscured))
        found.append(
          lane.visibleRange(in: AxisViewport(bounds, along: axis, insets: insets).unobscured))
      }
      for range in found { XCTAssertEqual(normal(range), row.range) }
      let grid = GridRows(count: 2 * row.count, columnCount: 2, itemSize: size(9, 44))
      XCTAssertEqual(
        normal(
          grid.visibleRange(
            in: AxisViewport(offset: offset, length: viewport, insets: insets).unobscured)),
        2 * row.range.lowerBound..<2 * row.range.upperBound)
    }
  }

  func testOverscanBeyondBars() {
    // Rows are 44 long. 88...440 is not covered, so rows 2..<10 are visible.
    let rows: [Row<Overscan, Range<Int>>] = [
      Row(.none, 2..<10, "what is not covered"),
      Row(.rows(1), 1..<11, "a row on both sides"),
      Row(.rows(behind: 0, ahead: 3), 2..<13, "three rows ahead"),
      Row(.points(44), 1..<11, "44...484"),
      Row(.sides(before: 88, after: 0), 0..<10, "0...440"),
      Row(.points(behind: 0, ahead: 45), 2..<12, "88...485"),
    ]
    let insets = AxisInsets(leading: 88, trailing: 40)
    forEachRow("overscan beyond bars", rows) { row in
      let bounds = rect(0, 0, 320, 480)
      XCTAssertEqual(
        UniformRows(count: 100, length: 44).visibleRange(
          in: AxisViewport(bounds, insets: insets).unobscured, overscan: row.input), row.expected)
      XCTAssertEqual(
        RowLengths(count: 100, length: 44).visibleRange(
          in: AxisViewport(bounds, insets: insets).unobscured, overscan: row.input), row.expected)
      XCTAssertEqual(
        GridRows(count: 100, columnCount: 1, itemSize: size(9, 44)).visibleRange(
          in: AxisViewport(bounds, insets: insets).unobscured, overscan: row.input), row.expected)
      XCTAssertEqual(
        MasonryLanes(repeatElement(44, count: 100), laneCount: 1).visibleRange(
          in: AxisViewport(bounds, insets: insets).unobscured, overscan: row.input), row.expected)
      // A section of 100 rows with a header without length.
      let list = SectionedRows(rowCounts: [100], rowLength: 44, headerLength: 0)
      let found = list.visibleRange(
        in: AxisViewport(bounds, insets: insets).unobscured, overscan: row.input)
      XCTAssertEqual(found.upperBound, row.expected.upperBound + 1)
      XCTAssertEqual(max(1, found.lowerBound), row.expected.lowerBound + 1)
    }
    for overscan in [Overscan.none, .rows(3)] {
      XCTAssertTrue(
        UniformRows(count: 100, length: 44).visibleRange(
          in: AxisViewport(rect(0, 0, 320, 480), insets: .init(leading: 300, trailing: 200))
            .unobscured, overscan: overscan
        ).isEmpty)
    }
  }

  private struct StickyRow: TableRow {
    var counts: [Int] = [3, 2]
    var offset: Double
    var leading = 91.0
    var section: Int?
    var position = 0.0
    var source: String
  }

  func testHeadersStickBelowABar() {
    // Headers are 20 and rows 44 long. The second header is at 152, and the end at 260.
    let rows = [
      StickyRow(offset: -91, section: 0, position: 0, source: "at rest at the start"),
      StickyRow(offset: -92, section: nil, source: "pulled before the start"),
      StickyRow(offset: -80, section: 0, position: 11, source: "-80 + 91"),
      StickyRow(offset: 0, section: 0, position: 91, source: "0 + 91"),
      StickyRow(offset: 41, section: 0, position: 132, source: "min(132, 152 - 20)"),
      StickyRow(offset: 49, section: 0, position: 132, source: "140, pushed away"),
      StickyRow(offset: 60.5, section: 0, position: 132, source: "151.5, pushed away"),
      StickyRow(offset: 61, section: 1, position: 152, source: "61 + 91"),
      StickyRow(offset: 148, section: 1, position: 239, source: "148 + 91"),
      StickyRow(offset: 200, section: 1, position: 240, source: "the end, less its length"),
      StickyRow(offset: 10, leading: -50, section: 0, position: 10, source: "covers nothing"),
      StickyRow(offset: .nan, section: 0, position: 91, source: "the leading edge"),
      StickyRow(counts: [], offset: -91, section: nil, source: "no sections"),
      StickyRow(counts: [0], offset: -91, section: 0, position: 0, source: "one header"),
      StickyRow(counts: [0, 0], offset: -71, section: 1, position: 20, source: "two headers"),
      StickyRow(counts: [1], offset: -41, section: 0, position: 44, source: "its row ends at 64"),
    ]
    forEachRow("headers below a bar", rows) { row in
      let list = SectionedRows(rowCounts: row.counts, rowLength: 44, headerLength: 20)
      let insets = AxisInsets(leading: row.leading, trailing: 34)
      let header = list.stickyHeader(in: AxisViewport(offset: row.offset, insets: insets))
      XCTAssertEqual(header?.section, row.section)
      XCTAssertEqual(header?.position ?? 0, row.position)
      let viewport = AxisViewport(offset: row.offset, length: 180, insets: insets)
      XCTAssertEqual(list.stickyHeader(in: viewport), header)
    }
    let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
    let items: [Row<(Double, AxisInsets), Range<Int>>] = [
      Row((61, .init(leading: 91, trailing: 34)), 4..<6, "152...207: the header and a row"),
      Row((-91, .init(leading: 91, trailing: 34)), 0..<2, "0...55"),
      Row((-91, .init(leading: 91)), 0..<3, "0...89: row 1 begins at 64"),
      Row((0, .init(leading: 100, trailing: 80)), 0..<0, "all is covered"),
      Row((0, .init(leading: 200)), 0..<0, "all is covered"),
    ]
    forEachRow("items below a bar", items) { row in
      let viewport = AxisViewport(offset: row.input.0, length: 180, insets: row.input.1)
      XCTAssertEqual(list.unobscuredRange(in: viewport), row.expected)
      XCTAssertEqual(list.stickyHeader(in: viewport) == nil, row.expected.isEmpty)
    }
  }
}
