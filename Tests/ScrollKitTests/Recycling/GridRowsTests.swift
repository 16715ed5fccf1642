import ScrollKit
import XCTest

final class GridRowsTests: XCTestCase {
  private struct ColumnsRow: TableRow {
    var width: Double
    var item: Double
    var gap: Double
    var columns: Int
    var source: String
  }

  func testColumns() {
    let virtuoso = "react-virtuoso, columns with 32-bit lengths"
    let rows = [
      ColumnsRow(width: 335, item: 108.33333587646484, gap: 5, columns: 3, source: virtuoso),
      ColumnsRow(width: 405, item: 131.6666717529297, gap: 5, columns: 3, source: virtuoso),
      ColumnsRow(width: 653, item: 104.66667175292969, gap: 5, columns: 6, source: virtuoso),
      ColumnsRow(width: 1000, item: 300, gap: 0, columns: 3, source: "react-virtuoso"),
      ColumnsRow(width: 2000, item: 300, gap: 0, columns: 6, source: "react-virtuoso"),
      ColumnsRow(width: 9, item: 3, gap: 0, columns: 3, source: "react-virtuoso"),
      ColumnsRow(width: 310, item: 150, gap: 10, columns: 2, source: "tutorial: 320 less margins"),
      ColumnsRow(width: 309.9, item: 150, gap: 10, columns: 1, source: "definition"),
      ColumnsRow(width: 310, item: 100, gap: 5, columns: 3, source: "definition: 3 and 2 gaps"),
      ColumnsRow(width: 100, item: 300, gap: 0, columns: 1, source: "definition: at least one"),
      ColumnsRow(width: 0, item: 300, gap: 0, columns: 1, source: "definition: at least one"),
      ColumnsRow(width: 100, item: 0, gap: 0, columns: 1, source: "definition: no length"),
      ColumnsRow(width: 100, item: 0, gap: 10, columns: 11, source: "definition: 10 gaps"),
      ColumnsRow(width: 100, item: .nan, gap: -3, columns: 1, source: "definition: no length"),
      ColumnsRow(width: 1e9, item: 1e-9, gap: 0, columns: 1 << 20, source: "definition: the most"),
    ]
    forEachRow("grid columns", rows) { row in
      XCTAssertEqual(
        GridRows.columnCount(fitting: row.width, itemCrossLength: row.item, crossSpacing: row.gap),
        row.columns)
    }
    XCTAssertEqual(GridRows.columnCount(fitting: 100, itemCrossLength: 50), 2)
  }

  private struct FrameRow: TableRow {
    var item: Int
    var axis = ScrollAxis.vertical
    var isRightToLeft = false
    var x: Double
    var y: Double
    var source: String
  }

  func testFrames() {
    let source = "tutorial: x = 5 and 165, y = 0, 230, 460, 690"
    let rows = [
      FrameRow(item: 0, x: 5, y: 0, source: source),
      FrameRow(item: 1, x: 165, y: 0, source: source),
      FrameRow(item: 2, x: 5, y: 230, source: source),
      FrameRow(item: 5, x: 165, y: 460, source: source),
      FrameRow(item: 7, x: 165, y: 690, source: source),
      FrameRow(item: 1001, x: 165, y: 115_000, source: source),
      FrameRow(item: 0, isRightToLeft: true, x: 165, y: 0, source: "definition: mirrored"),
      FrameRow(item: 1, isRightToLeft: true, x: 5, y: 0, source: "definition: mirrored"),
      FrameRow(item: 3, isRightToLeft: true, x: 5, y: 230, source: "definition: mirrored"),
      FrameRow(item: 1, axis: .horizontal, x: 5, y: 230, source: "definition: columns of rows"),
      FrameRow(item: 2, axis: .horizontal, x: 165, y: 0, source: "definition: columns of rows"),
      FrameRow(
        item: 3, axis: .horizontal, isRightToLeft: true, x: 165, y: 230,
        source: "definition: without an end there is no right end"),
    ]
    forEachRow("grid frames", rows) { row in
      let grid = GridRows(
        count: nil, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
        padding: ScrollInsets(left: 5, right: 5), axis: row.axis,
        isRightToLeft: row.isRightToLeft)
      XCTAssertEqual(grid.frame(of: row.item), CGRect(x: row.x, y: row.y, width: 150, height: 220))
    }
    func grid(_ axis: ScrollAxis, _ isRightToLeft: Bool) -> GridRows {
      GridRows(
        count: 5, columnCount: 2, itemSize: size(150, 220), spacing: 10,
        padding: ScrollInsets(top: 3, left: 5, bottom: 7, right: 8), axis: axis,
        isRightToLeft: isRightToLeft)
    }
    // Three rows of 220 and two gaps of 10 from 3 on; across, columns of 150 from the left.
    let down = grid(.vertical, false)
    XCTAssertEqual(down.frame(of: -3), rect(0, 3, 0, 0))
    XCTAssertEqual(down.frame(of: 5), rect(0, 683, 0, 0))
    XCTAssertEqual([down.length(of: 4), down.length(of: 5)], [220, 0])
    // Three rows of 150 and two gaps of 10 between 8 at the right and 5 at the left: 483 in all.
    let turned = grid(.horizontal, true)
    XCTAssertEqual(turned.contentSize, size(483, 460))
    XCTAssertEqual(turned.frame(of: 0), rect(325, 3, 150, 220))
    XCTAssertEqual(turned.frame(of: 4), rect(5, 3, 150, 220))
    XCTAssertEqual(turned.frame(of: 5), rect(5, 0, 0, 0))
    XCTAssertEqual(turned.item(at: point(326, 4)), 0)
    XCTAssertEqual(turned.item(at: point(6, 4)), 4)
    XCTAssertEqual(turned.visibleRange(in: AxisViewport(offset: 283, length: 200)), 0..<4)
    XCTAssertEqual(turned.visibleRange(in: AxisViewport(offset: 0, length: 100)), 4..<5)
  }

  private struct SizeRow: TableRow {
    var count: Int?
    var columns: Int
    var axis = ScrollAxis.vertical
    var width: Double
    var height: Double
    var source: String
  }

  func testContentSize() {
    // Items of 30 x 20 with gaps of 4 along and 2 across. The margins are 1, 2, 3, 4 from the top
    // anticlockwise.
    let rows = [
      SizeRow(count: 0, columns: 3, width: 100, height: 4, source: "definition: no rows"),
      SizeRow(count: 1, columns: 3, width: 100, height: 24, source: "definition: one row"),
      SizeRow(count: 2, columns: 3, width: 100, height: 24, source: "definition: one row"),
      SizeRow(count: 4, columns: 3, width: 100, height: 48, source: "definition: two rows"),
      SizeRow(count: -4, columns: 1, width: 36, height: 4, source: "definition: no rows"),
      SizeRow(count: 4, columns: 0, width: 36, height: 96, source: "definition: one column"),
      SizeRow(count: 4, columns: 3, axis: .horizontal, width: 70, height: 68, source: "definition"),
      SizeRow(count: nil, columns: 1, width: 36, height: 0x1p52, source: "definition: no end"),
      SizeRow(count: .max, columns: 1, width: 36, height: 0x1p52, source: "definition: the most"),
    ]
    forEachRow("grid sizes", rows) { row in
      let grid = GridRows(
        count: row.count, columnCount: row.columns, itemSize: CGSize(width: 30, height: 20),
        spacing: 4,
        crossSpacing: 2, padding: ScrollInsets(top: 1, left: 2, bottom: 3, right: 4),
        axis: row.axis)
      XCTAssertEqual(grid.contentSize, CGSize(width: row.width, height: row.height))
      XCTAssertEqual(grid.count, row.count.map { max(0, $0) })
    }
    let bare = GridRows(
      count: 4, columnCount: 2, itemSize: CGSize(width: 30, height: 20),
      padding: ScrollInsets(top: -5, left: -9, bottom: -5, right: -9))
    XCTAssertEqual(bare.contentSize, CGSize(width: 60, height: 40))
    XCTAssertEqual(bare.frame(of: 1).origin, CGPoint(x: 30, y: 0))
  }

  private struct ItemsRow: TableRow {
    var count: Int?
    var columns: Int
    var rows: Range<Int>
    var items: Range<Int>
    var source: String
  }

  func testItemsInRows() {
    let rows = [
      ItemsRow(count: 2000, columns: 3, rows: 0..<3, items: 0..<9, source: "react-virtuoso"),
      ItemsRow(count: 2000, columns: 6, rows: 0..<3, items: 0..<18, source: "react-virtuoso"),
      ItemsRow(count: 2000, columns: 3, rows: 1..<4, items: 3..<12, source: "react-virtuoso"),
      ItemsRow(count: 39, columns: 3, rows: 10..<13, items: 30..<39, source: "react-virtuoso"),
      ItemsRow(count: 0, columns: 3, rows: 0..<3, items: 0..<0, source: "definition: no items"),
      ItemsRow(count: 1, columns: 3, rows: 0..<1, items: 0..<1, source: "definition: one"),
      ItemsRow(count: 2, columns: 3, rows: 0..<1, items: 0..<2, source: "definition: two"),
      ItemsRow(count: 7, columns: 3, rows: 2..<3, items: 6..<7, source: "definition: a part row"),
      ItemsRow(count: 7, columns: 3, rows: 5..<9, items: 7..<7, source: "definition: past the end"),
      ItemsRow(count: 7, columns: 3, rows: -5..<1, items: 0..<3, source: "definition: before"),
      ItemsRow(
        count: 7, columns: 2, rows: Int.min..<Int.min + 1, items: 0..<0, source: "definition"),
      ItemsRow(
        count: nil, columns: 2, rows: 5..<Int.max, items: 10..<Int.max, source: "definition: held"),
    ]
    forEachRow("grid items", rows) { row in
      let grid = GridRows(
        count: row.count, columnCount: row.columns, itemSize: CGSize(width: 300, height: 200))
      XCTAssertEqual(grid.items(in: row.rows), row.items)
    }
  }

  private struct PointRow: TableRow {
    var point: (Double, Double)
    var axis = ScrollAxis.vertical
    var isRightToLeft = false
    var item: Int?
    var source: String
  }

  func testItemAtAPoint() {
    // The tutorial's grid with seven items. They are at x = 5 and 165, and at y = 0, 230, 460 and
    // 690.
    let rows = [
      PointRow(point: (5, 0), item: 0, source: "its corner"),
      PointRow(point: (154.9, 219.9), item: 0, source: "its far corner"),
      PointRow(point: (155, 100), item: nil, source: "its far edge is not its own"),
      PointRow(point: (100, 220), item: nil, source: "its far edge is not its own"),
      PointRow(point: (160, 100), item: nil, source: "the gap between columns"),
      PointRow(point: (100, 225), item: nil, source: "the gap between rows"),
      PointRow(point: (100, 229.9), item: nil, source: "the gap between rows"),
      PointRow(point: (165, 230), item: 3, source: "the second row"),
      PointRow(point: (200, 300), item: 3, source: "the example"),
      PointRow(point: (100, 700), item: 6, source: "the last"),
      PointRow(point: (200, 700), item: nil, source: "a place without an item"),
      PointRow(point: (4, 100), item: nil, source: "the margin"),
      PointRow(point: (100, -1), item: nil, source: "before the start"),
      PointRow(point: (317, 100), item: nil, source: "the margin"),
      PointRow(point: (100, 910), item: nil, source: "past the end"),
      PointRow(point: (-100, -100), item: nil, source: "before the start"),
      PointRow(point: (100, 100), isRightToLeft: true, item: 1, source: "mirrored"),
      PointRow(point: (200, 700), isRightToLeft: true, item: 6, source: "mirrored"),
      PointRow(point: (100, 700), isRightToLeft: true, item: nil, source: "mirrored"),
      PointRow(point: (100, 300), axis: .horizontal, item: 1, source: "columns of rows"),
      PointRow(point: (200, 100), axis: .horizontal, item: 2, source: "columns of rows"),
      PointRow(point: (.nan, 100), item: nil, source: "a bad coordinate"),
      PointRow(point: (100, .infinity), item: nil, source: "past the end"),
    ]
    forEachRow("item of a grid at a point", rows) { row in
      let grid = GridRows(
        count: 7, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
        padding: ScrollInsets(left: 5, right: 5), axis: row.axis,
        isRightToLeft: row.isRightToLeft)
      XCTAssertEqual(grid.item(at: point(row.point.0, row.point.1)), row.item)
    }
    XCTAssertNil(GridRows(count: 0, columnCount: 2, itemSize: size(9, 9)).item(at: .zero))
    XCTAssertNil(GridRows(count: 9, columnCount: 2, itemSize: size(0, 9)).item(at: .zero))
    XCTAssertEqual(
      GridRows(count: nil, columnCount: 3, itemSize: size(10, 10)).item(at: point(25, 1e6)), 300_002
    )
  }

  private struct AimRow: TableRow {
    var item: Int
    var alignment: RowAlignment
    var offset: Double
    var expected: Double
    var source: String
  }

  func testScrollToAnItem() {
    // 100 items of 150 x 220 are in 50 rows. The content is 11,500 long.
    let grid = GridRows(
      count: 100, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10, padding: 5
    )
    let rows = [
      AimRow(item: 20, alignment: .leading, offset: 0, expected: 2305, source: "5 + 10 * 230"),
      AimRow(item: 21, alignment: .leading, offset: 0, expected: 2305, source: "of the same row"),
      AimRow(item: 21, alignment: .trailing, offset: 0, expected: 2045, source: "2525 - 480"),
      AimRow(item: 20, alignment: .nearest, offset: 2100, expected: 2100, source: "seen"),
      AimRow(item: 99, alignment: .leading, offset: 0, expected: 11_020, source: "the end"),
      AimRow(item: .max, alignment: .trailing, offset: 0, expected: 11_015, source: "the last"),
      AimRow(item: -5, alignment: .leading, offset: 900, expected: 5, source: "the first"),
    ]
    forEachRow("scroll to an item of a grid", rows) { row in
      XCTAssertEqual(
        grid.contentOffset(
          of: row.item, alignment: row.alignment, in: AxisViewport(offset: row.offset, length: 480)),
        row.expected)
    }
    XCTAssertEqual(
      grid.contentOffset(
        of: 20, alignment: .leading, in: AxisViewport(offset: 0, length: 480),
        covering: AxisInsets(leading: 40)), 2265)
  }

  func testCountChanges() {
    let rows: [Row<Int?, Int?>] = [
      Row(0, 0, "definition: none"), Row(1, 1, "definition: a part row"),
      Row(3, 1, "definition: a whole row"), Row(4, 2, "definition"),
      Row(-4, 0, "definition: none"), Row(nil, nil, "definition: without end"),
      Row(.max, 3_074_457_345_618_258_603, "2^63 / 3, rounded up"),
    ]
    forEachRow("grid rows", rows) { row in
      var grid = GridRows(count: 17, columnCount: 3, itemSize: CGSize(width: 30, height: 20))
      grid.count = row.input
      XCTAssertEqual(grid.count, row.input.map { max(0, $0) })
      XCTAssertEqual(grid.rows.count, row.expected)
      XCTAssertEqual(
        grid, GridRows(count: row.input, columnCount: 3, itemSize: CGSize(width: 30, height: 20)))
    }
  }

  func testVirtuosoOffset() {
    let grid = GridRows(count: 2000, columnCount: 3, itemSize: CGSize(width: 300, height: 200))
    let items = grid.visibleRange(in: AxisViewport(offset: 300, length: 500))
    XCTAssertEqual(items, 3..<12)
    XCTAssertEqual(grid.frame(of: items.lowerBound).origin.y, 200)
    XCTAssertEqual(
      grid.contentSize.height - grid.frame(of: items.upperBound - 1).maxY, 132_600)
  }

  func testExample() {
    let grid = GridRows(
      count: 100, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
      padding: ScrollInsets(left: 5, right: 5))
    XCTAssertEqual(grid.frame(of: 3), CGRect(x: 165, y: 230, width: 150, height: 220))
    XCTAssertEqual(grid.visibleRange(in: AxisViewport(offset: 0, length: 460)), 0..<4)
    XCTAssertEqual(grid.item(at: point(200, 300)), 3)
    XCTAssertEqual(grid.itemSize, CGSize(width: 150, height: 220))
  }
}
