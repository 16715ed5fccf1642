import ScrollKit
import XCTest

/// An offset that is not a number and a negative gap count as neutral values.
final class NeutralValuesTests: XCTestCase {
  private struct OffsetRow: TableRow {
    var lengths: [Double]
    var viewport: Double
    var insets = AxisInsets.zero
    var visible: [Int]
    var source: String
  }

  func testAnOffsetThatIsNotANumberIsTheLeadingEdge() {
    let rows = [
      OffsetRow(
        lengths: [0.001, 5], viewport: 0.001, visible: [0], source: "a thousandth from the edge"),
      OffsetRow(
        lengths: [0.001, 0.001, 5], viewport: 0.002, visible: [0, 1], source: "two thousandths"),
      OffsetRow(
        lengths: [0.001, 0.001, 5], viewport: 0.002, insets: AxisInsets(leading: 0.001),
        visible: [1], source: "a thousandth below a bar"),
      OffsetRow(lengths: [1, 1], viewport: 0, visible: [], source: "no viewport"),
      OffsetRow(lengths: [], viewport: 9, visible: [], source: "no rows"),
    ]
    forEachRow("offsets that are not numbers", rows) { row in
      let lengths = RowLengths(row.lengths)
      let lanes = MasonryLanes(row.lengths, laneCount: 1)
      let (viewport, insets) = (row.viewport, row.insets)
      XCTAssertEqual(
        Array(
          lengths.visibleRange(
            in: AxisViewport(offset: .nan, length: viewport, insets: insets).unobscured)),
        row.visible)
      XCTAssertEqual(
        Array(
          lanes.visibleRange(
            in: AxisViewport(offset: .nan, length: viewport, insets: insets).unobscured)),
        row.visible)
      XCTAssertEqual(
        Array(
          lanes.visibleItems(
            in: AxisViewport(offset: .nan, length: viewport, insets: insets).unobscured)),
        row.visible)
      if let first = row.lengths.first {
        let rows = UniformRows(count: row.visible.count, length: first)
        XCTAssertEqual(
          rows.visibleRange(in: AxisViewport(offset: .nan, length: first)).isEmpty,
          row.visible.isEmpty)
        let grid = GridRows(count: row.visible.count, columnCount: 1, itemSize: size(1, first))
        XCTAssertEqual(
          grid.visibleRange(in: AxisViewport(offset: .nan, length: first)).isEmpty,
          row.visible.isEmpty)
      }
    }
    let rows2 = RowLengths(count: 9, length: 44)
    XCTAssertEqual(rows2.row(at: .nan), 0)
    XCTAssertEqual(UniformRows(count: 9, length: 1e-6).row(at: .nan), 0)
    XCTAssertEqual(RowLengths(count: 9, length: 1e-6).row(at: .nan), 0)
    XCTAssertEqual(MasonryLanes([1e-6, 5], laneCount: 1).place(at: .nan), .init(row: 0))
    XCTAssertEqual(UniformRows(count: 9, length: 1e-6).place(at: .nan), .init(row: 0))
    XCTAssertEqual(RowLengths(count: 9, length: 1e-6).place(at: .nan), .init(row: 0))
    XCTAssertEqual(
      SectionedRows(rowCounts: [0, 0], rowLength: 1, headerLength: 1e-6).stickyHeader(
        in: AxisViewport(offset: .nan)),
      .init(section: 0, position: 0, length: 1e-6))
    let anchor = AxisViewport(offset: .nan, insets: AxisInsets(leading: .nan, trailing: .nan))
    XCTAssertEqual(anchor.readingLine, 0)
  }

  /// Rows of 44 with gaps, made in several ways.
  func testGapsThatAreLessThanNothing() {
    let rows: [Row<Double, Double>] = [
      Row(-3, 132, "definition: no negative gap"), Row(-0.001, 132, "definition"),
      Row(.nan, 132, "not a number is no length"), Row(-.infinity, 132, "definition"),
      Row(0, 132, "no gap"), Row(-0.0, 132, "no gap"), Row(3, 138, "two gaps"),
      Row(0.5, 133, "two gaps"),
    ]
    forEachRow("gaps", rows) { row in
      let spacing = row.input
      let three = [44.0, 44, 44]
      var changed = UniformRows(count: 3, length: 44, spacing: 7)
      changed.spacing = spacing
      let lengths = [
        UniformRows(count: 3, length: 44, spacing: spacing).contentLength, changed.contentLength,
        RowLengths(count: 3, length: 44, spacing: spacing).contentLength,
        RowLengths(count: 3, estimation: .mean(initially: 44), spacing: spacing).contentLength,
        RowLengths(three, spacing: spacing).contentLength,
        RowLengths(three.lazy.map { $0 }, spacing: spacing).contentLength,
        SectionedRows(rowCounts: [1, 0], rowLength: 44, headerLength: 44, spacing: spacing)
          .contentLength,
        MasonryLanes(three, laneCount: 1, spacing: spacing).contentLength,
        Double(
          GridRows(count: 3, columnCount: 1, itemSize: size(44, 44), spacing: spacing)
            .contentSize.height),
        Double(
          GridRows(count: 3, columnCount: 3, itemSize: size(44, 44), spacing: spacing)
            .contentSize.width),
        Double(
          GridRows(
            count: 9, columnCount: 3, itemSize: size(44, 44), spacing: 9, crossSpacing: spacing
          )
          .contentSize.width),
        Double(
          GridRows(count: 3, columnCount: 1, itemSize: size(44, 44), spacing: spacing, padding: 0)
            .contentSize.height),
        Double(
          GridRows(
            count: 3, columnCount: 1, itemSize: size(44, 44), spacing: spacing, axis: .horizontal
          ).contentSize.width),
      ]
      for length in lengths { XCTAssertEqual(length, row.expected) }
      let gap = (row.expected - 132) / 2
      XCTAssertEqual(UniformRows(count: 3, length: 44, spacing: spacing).pitch, 44 + gap)
      XCTAssertEqual(RowLengths(three, spacing: spacing).spacing, gap)
      XCTAssertEqual(MasonryLanes(three, laneCount: 1, spacing: spacing).spacing, gap)
      // The lanes are (144 - gap) / 2 wide. The second lane begins a gap after the first one ends.
      let lanes = MasonryLanes(three, laneCount: 2, spacing: 9, crossSpacing: spacing)
      let frame = lanes.frame(of: 1, crossLength: 144)
      XCTAssertEqual(Double(frame.minX), 72 + gap / 2)
      XCTAssertEqual(
        GridRows.columnCount(fitting: 139, itemCrossLength: 44, crossSpacing: spacing), 3)
    }
  }
}
