import ScrollKit
import XCTest

final class SectionedRowsTests: XCTestCase {
  func testVirtuosoGroups() {
    // The groups are items 0, 6 and 11, of 30 points. The other items are 20 long.
    let list = SectionedRows(rowCounts: [5, 4, 3], rowLength: 20, headerLength: 30)
    let table: [Row<Int, Double>] = [
      Row(0, 0, "react-virtuoso, runs"), Row(1, 30, "react-virtuoso, runs"),
      Row(6, 130, "react-virtuoso, runs"), Row(7, 160, "react-virtuoso, runs"),
      Row(11, 240, "react-virtuoso, runs"), Row(12, 270, "react-virtuoso, runs"),
    ]
    forEachRow("items of sections", table) { row in
      XCTAssertEqual(list.lengths.position(of: row.input), row.expected)
    }
    let groups: [Row<Int, Double>] = [
      Row(0, 0, "react-virtuoso, groups"), Row(1, 130, "react-virtuoso, groups"),
      Row(2, 240, "react-virtuoso, groups"), Row(3, 330, "definition: the end"),
      Row(-1, 330, "definition: the end"),
    ]
    forEachRow("headers of sections", groups) { row in
      XCTAssertEqual(list.position(ofHeader: row.input), row.expected)
    }
    XCTAssertEqual(list.contentLength, 330)
  }

  private struct PlaceRow: TableRow {
    var item: Int
    var section: Int?
    var row: Int?
    var source: String
  }

  func testPlaces() {
    let list = SectionedRows(rowCounts: [2, 0, -5, 3], rowLength: 20, headerLength: 30)
    XCTAssertEqual(list.sectionCount, 4)
    let source = "definition"
    let rows = [
      PlaceRow(item: -1, section: nil, row: nil, source: source),
      PlaceRow(item: 0, section: 0, row: nil, source: source),
      PlaceRow(item: 2, section: 0, row: 1, source: source),
      PlaceRow(item: 3, section: 1, row: nil, source: source),
      PlaceRow(item: 4, section: 2, row: nil, source: source),
      PlaceRow(item: 5, section: 3, row: nil, source: source),
      PlaceRow(item: 8, section: 3, row: 2, source: source),
      PlaceRow(item: 9, section: nil, row: nil, source: source),
    ]
    forEachRow("places in sections", rows) { row in
      let place = list.indexPath(of: row.item)
      XCTAssertEqual(place?.section, row.section)
      XCTAssertEqual(place?.row, row.row)
      guard let section = row.section else { return }
      if let number = row.row {
        XCTAssertEqual(list.item(of: number, in: section), row.item)
      } else {
        XCTAssertEqual(list.header(of: section), row.item)
      }
    }
    XCTAssertEqual((-1...4).map { list.rowCount(of: $0) }, [0, 2, 0, 0, 3, 0])
    XCTAssertNil(list.header(of: 4))
    XCTAssertNil(list.item(of: 2, in: 0))
    XCTAssertNil(list.item(of: -1, in: 0))
  }

  private struct StickyRow: TableRow {
    var counts: [Int] = [3, 2]
    var offset: Double
    var section: Int?
    var position = 0.0
    var source: String
  }

  func testStickyHeaders() {
    // Headers are 20 and rows 44 long. The second header is at 152, and the end at 260.
    let rows = [
      StickyRow(counts: [], offset: 0, section: nil, source: "no sections"),
      StickyRow(counts: [1], offset: 10, section: 0, position: 10, source: "one section"),
      StickyRow(counts: [1], offset: 50, section: 0, position: 44, source: "its rows end at 64"),
      StickyRow(counts: [0, 0], offset: 5, section: 0, position: 0, source: "no room to stick"),
      StickyRow(counts: [0, 0], offset: 20, section: 1, position: 20, source: "the next"),
      StickyRow(offset: -1, section: nil, source: "pulled before the start"),
      StickyRow(offset: 0, section: 0, position: 0, source: "definition"),
      StickyRow(offset: 131.5, section: 0, position: 131.5, source: "min(x, 152 - 20)"),
      StickyRow(offset: 140, section: 0, position: 132, source: "the example: pushed away"),
      StickyRow(offset: 151.5, section: 0, position: 132, source: "min(x, 152 - 20)"),
      StickyRow(offset: 152, section: 1, position: 152, source: "the next"),
      StickyRow(offset: 999, section: 1, position: 240, source: "pulled past the end"),
      StickyRow(offset: .nan, section: 0, position: 0, source: "the leading edge"),
    ]
    forEachRow("sticky headers", rows) { row in
      let list = SectionedRows(rowCounts: row.counts, rowLength: 44, headerLength: 20)
      let header = list.stickyHeader(in: AxisViewport(offset: row.offset))
      XCTAssertEqual(header?.section, row.section)
      XCTAssertEqual(header?.position ?? 0, row.position)
      XCTAssertEqual(header?.length ?? 20, 20)
      let viewport = AxisViewport(offset: row.offset, length: 100)
      XCTAssertEqual(list.stickyHeader(in: viewport), header)
      XCTAssertEqual(list.visibleRange(in: viewport), list.lengths.visibleRange(in: viewport))
    }
  }

  private struct AimRow: TableRow {
    var row: Int
    var section: Int
    var alignment: RowAlignment
    var offset: Double
    var expected: Double
    var source: String
  }

  func testScrollToARow() {
    let list = SectionedRows(rowCounts: [30, 30], rowLength: 44, headerLength: 20)
    let rows = [
      AimRow(
        row: 0, section: 0, alignment: .leading, offset: 500, expected: 0,
        source: "recyclerlistview #321: below the header, not under it"),
      AimRow(
        row: 10, section: 0, alignment: .leading, offset: 0, expected: 440, source: "440 + 20 - 20"),
      AimRow(
        row: 10, section: 0, alignment: .trailing, offset: 0, expected: 104, source: "504 - 400"),
      AimRow(
        row: 10, section: 0, alignment: .nearest, offset: 450, expected: 440, source: "hidden"),
      AimRow(row: 10, section: 0, alignment: .nearest, offset: 430, expected: 430, source: "seen"),
      AimRow(
        row: 5, section: 1, alignment: .leading, offset: 0, expected: 1560, source: "1340 + 220"),
      AimRow(
        row: 30, section: 1, alignment: .leading, offset: 0, expected: 2280,
        source: "no row: the last, 2680 - 400"),
      AimRow(
        row: -1, section: 1, alignment: .leading, offset: 0, expected: 1340,
        source: "no row: the first, 1360 - 20"),
      AimRow(
        row: 0, section: 2, alignment: .leading, offset: 0, expected: 1340,
        source: "no section: the last, 1360 - 20"),
    ]
    forEachRow("scroll to a row of a section", rows) { row in
      XCTAssertEqual(
        list.contentOffset(
          of: row.row, in: row.section, alignment: row.alignment,
          in: AxisViewport(offset: row.offset, length: 400)),
        row.expected)
    }
  }

  func testPaddingAndFrames() {
    // Headers of 20 are at 10 and 166. Rows are 44 long, and gaps are 1. The last item ends at 276.
    let list = SectionedRows(
      rowCounts: [3, 2], rowLength: 44, headerLength: 20, spacing: 1,
      padding: AxisInsets(leading: 10, trailing: 30))
    XCTAssertEqual(list.contentLength, 306)
    XCTAssertEqual((0...2).map { list.position(ofHeader: $0) }, [10, 166, 276])
    let frames: [Row<Int, CGRect>] = [
      Row(0, rect(0, 10, 320, 20), "the first header"),
      Row(1, rect(0, 31, 320, 44), "10 + 20 + 1"),
      Row(4, rect(0, 166, 320, 20), "10 + 21 + 3 * 45"),
      Row(6, rect(0, 232, 320, 44), "166 + 21 + 45"),
    ]
    forEachRow("frames in sections", frames) { row in
      XCTAssertEqual(list.frame(of: row.input, crossLength: 320), row.expected)
    }
    XCTAssertTrue(list.frame(of: 7, crossLength: 320).height == 0)
    let sticky: [Row<Double, Double?>] = [
      Row(9, nil, "before the first header"), Row(10, 10, "the first"),
      Row(150, 146, "166 - 20"), Row(170, 170, "the second"),
      Row(270, 256, "the last item ends at 276, the padding is not its section's"),
      Row(300, 256, "in the padding"),
    ]
    forEachRow("sticky headers with padding", sticky) { row in
      XCTAssertEqual(list.stickyHeader(in: AxisViewport(offset: row.input))?.position, row.expected)
    }
    let bounds = CGRect(x: 0, y: 166, width: 320, height: 66)
    XCTAssertEqual(list.visibleRange(in: bounds), 4..<6)
    XCTAssertEqual(list.visibleRange(in: bounds, overscan: .rows(behind: 0, ahead: 1)), 4..<7)
    XCTAssertEqual(
      list.visibleRange(in: bounds, overscan: .points(behind: 0, ahead: 2), direction: .up), 3..<6)
  }

  func testEditing() {
    var list = SectionedRows(rowCounts: [3, 2, 4], rowLength: 44, headerLength: 20)
    let anchor = AxisViewport(offset: 200, length: 40)
    // The second header, at 152, is above the viewport. Row 0 of section 1 is at the start of the
    // viewport.
    XCTAssertEqual(list.insert(count: 2, at: 1, in: 0, keeping: anchor), 88)
    XCTAssertEqual((0..<3).map { list.rowCount(of: $0) }, [5, 2, 4])
    XCTAssertEqual(list.position(ofHeader: 1), 240)
    XCTAssertEqual(list.insert(count: 9, at: .max, in: 2, keeping: anchor), 0)
    XCTAssertEqual(list.rowCount(of: 2), 13)
    XCTAssertEqual(list.remove(1..<9, in: 0, keeping: .init(offset: 288, length: 40)), -176)
    XCTAssertEqual((0..<3).map { list.rowCount(of: $0) }, [1, 2, 13])
    XCTAssertEqual((0..<3).map { list.header(of: $0) }, [0, 2, 5])
    XCTAssertEqual((0..<3).map { list.lengths.length(of: list.header(of: $0)!) }, [20, 20, 20])
    XCTAssertEqual(list.setLength(54, of: 1, keeping: anchor), 10)
    XCTAssertEqual(list.position(ofHeader: 1), 74)
    XCTAssertEqual(list.insert(count: 9, at: 0, in: 3, keeping: anchor), 0)
    XCTAssertEqual(list.remove(0..<9, in: -1, keeping: anchor), 0)
    XCTAssertEqual(list.lengths.count, 19)
  }

  func testExample() {
    let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
    XCTAssertEqual(list.position(ofHeader: 1), 152)
    XCTAssertEqual(list.contentLength, 260)
    XCTAssertEqual(
      list.stickyHeader(in: AxisViewport(offset: 140)), .init(section: 0, position: 132, length: 20)
    )
    let huge = SectionedRows(rowCounts: [.max, .max, 5], rowLength: 1, headerLength: 1)
    XCTAssertEqual(huge.sectionCount, 1)
    XCTAssertEqual(huge.lengths.count, 1 << 48)
  }
}
