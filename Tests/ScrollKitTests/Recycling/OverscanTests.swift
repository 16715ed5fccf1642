import ScrollKit
import XCTest

final class OverscanTests: XCTestCase {
  private struct Window {
    var count: Int
    var visible: ClosedRange<Int>
    var overscan: Overscan
    var direction: ScrollDirection

    init(
      _ count: Int, _ visible: ClosedRange<Int>, _ overscan: Overscan,
      _ direction: ScrollDirection = .none
    ) {
      self.count = count
      self.visible = visible
      self.overscan = overscan
      self.direction = direction
    }

    /// The ranges of rows of 10 points, in a viewport that the given rows just fill.
    func ranges() -> [Range<Int>] {
      ScrollAxis.allCases.flatMap { axis in
        let start = Double(visible.lowerBound) * 10
        let length = Double(visible.count) * 10
        let bounds =
          axis == .horizontal
          ? CGRect(x: start, y: 7, width: length, height: 90)
          : CGRect(x: 7, y: start, width: 90, height: length)
        let turned: ScrollDirection =
          switch direction {
          case .up: axis == .horizontal ? .left : .up
          case .down: axis == .horizontal ? .right : .down
          default: direction
          }
        let grid = GridRows(
          count: count * 3, columnCount: 3, itemSize: CGSize(width: 10, height: 10), axis: axis)
        let items = grid.visibleRange(in: bounds, overscan: overscan, direction: turned)
        return [
          UniformRows(count: count, length: 10).visibleRange(
            in: AxisViewport(bounds, along: axis), overscan: overscan, direction: turned),
          RowLengths(count: count, length: 10).visibleRange(
            in: AxisViewport(bounds, along: axis), overscan: overscan, direction: turned),
          items.lowerBound / 3..<items.upperBound / 3,
        ]
      }
    }
  }

  func testPeers() {
    let virtualized = "react-virtualized, overscan indices"
    let tanstack = "TanStack Virtual, default range extractor"
    let window = "react-window, getStartStopIndices"
    let ahead = Overscan.rows(behind: 0, ahead: 10)
    let rows: [PeerRow<Window, Range<Int>>] = [
      PeerRow(Window(100, 10...20, .rows(0), .down), 10..<21, virtualized),
      PeerRow(Window(100, 10...20, .rows(0), .up), 10..<21, virtualized),
      PeerRow(Window(100, 20...30, ahead, .down), 20..<41, virtualized),
      PeerRow(Window(100, 20...30, ahead, .up), 10..<31, virtualized),
      PeerRow(Window(100, 5...15, ahead, .up), 0..<16, virtualized),
      PeerRow(Window(25, 10...20, ahead, .down), 10..<25, virtualized),
      PeerRow(Window(100, 5...10, .rows(0)), 5..<11, tanstack),
      PeerRow(Window(100, 5...10, .rows(2)), 3..<13, tanstack),
      PeerRow(Window(100, 95...99, .rows(5)), 90..<100, tanstack),
      PeerRow(Window(1000, 0...999, .rows(0)), 0..<1000, tanstack),
      PeerRow(Window(2, 0...9, .rows(2)), 0..<2, window),
      PeerRow(Window(100, 96...99, .rows(2)), 94..<100, window),
      PeerRow(Window(0, 0...9, .rows(2)), 0..<0, "no rows"),
      PeerRow(Window(1, 0...9, .rows(behind: 3, ahead: 3)), 0..<1, "one row"),
      PeerRow(Window(1, 0...9, .points(99)), 0..<1, "one row"),
      PeerRow(Window(2, 0...9, .points(99), .up), 0..<2, "less than the viewport"),
      PeerRow(Window(100, 10...19, .rows(behind: 1, ahead: 3)), 9..<23, "at rest as forward"),
      PeerRow(Window(100, 10...19, .rows(behind: 1, ahead: 3), .up), 7..<21, "backward"),
      PeerRow(Window(100, 10...19, .rows(-5)), 10..<20, "less than none"),
      PeerRow(Window(100, 10...19, .rows(.max)), 0..<100, "all"),
      PeerRow(Window(100, 10...19, .none, .down), 10..<20, "not at all"),
      PeerRow(Window(100, 10...19, .points(10)), 9..<21, "a row on both sides"),
      PeerRow(Window(100, 10...19, .points(10.5)), 8..<22, "part of a second"),
      PeerRow(Window(100, 10...19, .points(behind: 10, ahead: 30), .down), 9..<23, "forward"),
      PeerRow(Window(100, 10...19, .points(behind: 10, ahead: 30), .up), 7..<21, "backward"),
      PeerRow(Window(100, 10...19, .points(behind: 10, ahead: 30)), 9..<23, "at rest as forward"),
      PeerRow(Window(100, 10...19, .sides(before: 10, after: 30), .down), 9..<23, "definition"),
      PeerRow(Window(100, 10...19, .sides(before: 10, after: 30), .up), 9..<23, "any direction"),
      PeerRow(Window(100, 10...19, .sides(before: -1, after: .nan)), 10..<20, "less than none"),
      PeerRow(Window(100, 10...19, .points(.nan)), 10..<20, "not a number is none"),
      PeerRow(Window(100, 10...19, .points(-99)), 10..<20, "less than none"),
      PeerRow(Window(100, 10...19, .points(.infinity)), 0..<100, "all"),
    ]
    forEachRow("overscan", rows) { row in
      for range in row.input.ranges() { check(range.isEmpty ? 0..<0 : range, row) }
    }
  }

  func testGridOfVirtuoso() {
    // The columns are 3 points wide in 9 points, and the rows 2 points. The content is 26 long.
    let grid = GridRows(count: 39, columnCount: 3, itemSize: CGSize(width: 3, height: 2))
    XCTAssertEqual(
      grid.visibleRange(
        in: CGRect(x: 0, y: 20, width: 9, height: 6), overscan: .points(behind: 0, ahead: 4),
        direction: .down), 30..<39)
  }

  func testAheadWithoutAViewport() {
    let rows = RowLengths(count: 100, length: 10)
    XCTAssertEqual(
      rows.visibleRange(in: CGRect(x: 0, y: 50, width: 9, height: 0), overscan: .points(10)), 4..<6)
    XCTAssertTrue(
      rows.visibleRange(in: CGRect(x: 0, y: 50, width: 9, height: 0), overscan: .rows(3)).isEmpty)
    XCTAssertEqual(
      rows.visibleRange(in: CGRect(x: 0, y: -15, width: 9, height: 10), overscan: .points(10)),
      0..<1)
  }

  private struct UnseenRow: TableRow {
    var offset: Double
    var viewport = 40.0
    var spacing = 0.0
    var direction = ScrollDirection.none
    var byRows: Range<Int>
    var byPoints: Range<Int>
    var source: String
  }

  func testWhereNoRowIsVisible() {
    // Ten rows of 10 points. The overscan is 2 rows or 20 points behind, and 3 rows or 30 points
    // ahead.
    let rows = [
      UnseenRow(offset: -50, byRows: 0..<3, byPoints: 0..<2, source: "rows that come in first"),
      UnseenRow(offset: -500, byRows: 0..<3, byPoints: 0..<0, source: "rows that come in first"),
      UnseenRow(
        offset: -500, direction: .up, byRows: 0..<2, byPoints: 0..<0, source: "behind is after it"),
      UnseenRow(offset: -40, byRows: 0..<3, byPoints: 0..<3, source: "at the start"),
      UnseenRow(offset: 100, byRows: 8..<10, byPoints: 8..<10, source: "at the end"),
      UnseenRow(offset: 9999, byRows: 8..<10, byPoints: 0..<0, source: "rows that come in first"),
      UnseenRow(
        offset: 9999, direction: .up, byRows: 7..<10, byPoints: 0..<0, source: "ahead is before it"),
      UnseenRow(
        offset: 12, viewport: 10, spacing: 20, byRows: 0..<4, byPoints: 0..<2,
        source: "in the gap of 10..<30: 0 before it, 1, 2 and 3 after it"),
      UnseenRow(
        offset: 45, viewport: 10, spacing: 20, direction: .up, byRows: 0..<4, byPoints: 1..<3,
        source: "in the gap of 40..<60: 0 and 1 before it, 2 and 3 after it"),
      UnseenRow(offset: 35, viewport: 0, byRows: 0..<0, byPoints: 1..<7, source: "no viewport"),
      UnseenRow(offset: -50, viewport: -9, byRows: 0..<3, byPoints: 0..<0, source: "-59..<-50"),
    ]
    forEachRow("overscan where no row is visible", rows) { row in
      for axis in ScrollAxis.allCases {
        let bounds =
          axis == .horizontal
          ? CGRect(x: row.offset, y: 7, width: row.viewport, height: 90)
          : CGRect(x: 7, y: row.offset, width: 90, height: row.viewport)
        let direction =
          axis == .horizontal && row.direction == .up ? ScrollDirection.left : row.direction
        let uniform = UniformRows(count: 10, length: 10, spacing: row.spacing)
        let lengths = RowLengths(count: 10, length: 10, spacing: row.spacing)
        let lanes = MasonryLanes(repeatElement(10, count: 10), laneCount: 1, spacing: row.spacing)
        let sections = SectionedRows(
          rowCounts: [9], rowLength: 10, headerLength: 10, spacing: row.spacing)
        for (overscan, expected) in [
          (Overscan.rows(behind: 2, ahead: 3), row.byRows),
          (Overscan.points(behind: 20, ahead: 30), row.byPoints),
        ] {
          let ranges = [
            uniform.visibleRange(
              in: AxisViewport(bounds, along: axis), overscan: overscan, direction: direction),
            lengths.visibleRange(
              in: AxisViewport(bounds, along: axis), overscan: overscan, direction: direction),
            lanes.visibleRange(
              in: AxisViewport(bounds, along: axis), overscan: overscan, direction: direction),
            sections.visibleRange(
              in: AxisViewport(bounds, along: axis), overscan: overscan, direction: direction),
          ]
          for range in ranges { XCTAssertEqual(range.isEmpty ? 0..<0 : range, expected) }
        }
      }
    }
    let pile = UniformRows(count: 5, length: 0, padding: AxisInsets(leading: 10))
    for (offset, expected) in [(-30.0, 0..<3), (20.0, 3..<5), (0.0, 0..<5)] {
      XCTAssertEqual(
        pile.visibleRange(
          in: CGRect(x: 0, y: offset, width: 1, height: 20),
          overscan: .rows(behind: 2, ahead: 3)), expected)
    }
    let none = UniformRows(count: 0, length: 10)
    XCTAssertEqual(
      none.visibleRange(in: CGRect(x: 0, y: 0, width: 1, height: 9), overscan: .rows(3)), 0..<0)
  }

  func testWhatIsVisibleBelongsToIt() {
    // For these numbers, the sum that contains the overscan is less than the plain sum.
    let (offset, viewport, behind) = (0.1, 1.0, 0.2)
    let (short, plain) = ((offset - behind) + (behind + viewport), offset + viewport)
    XCTAssertLessThan(short, plain)
    // The plain sum exceeds this edge by more than 1e-10, and the other sum does not. The edge is
    // the greatest such number.
    var edge = plain - 1e-10
    while plain - edge <= 1e-10 { edge = edge.nextDown }
    XCTAssertLessThanOrEqual(short - edge, 1e-10)
    let bounds = CGRect(x: 0, y: offset, width: 1, height: viewport)
    for (count, leading) in [(1, edge), (2, 1.0)] {
      let rows = RowLengths(
        count: count, length: edge - 1.0, padding: AxisInsets(leading: leading))
      XCTAssertEqual(rows.position(of: count - 1), edge)
      XCTAssertEqual(
        rows.visibleRange(in: AxisViewport(offset: offset, length: viewport)), 0..<count)
      XCTAssertEqual(
        rows.visibleRange(in: bounds, overscan: .points(behind: behind, ahead: 0)), 0..<count)
    }
  }

  private struct MotionRow: TableRow {
    var total: Double
    var velocity: Double
    var lookahead: Double
    var before: Double
    var after: Double
    var source: String
  }

  func testFollowing() {
    let rows = [
      MotionRow(total: 400, velocity: 0, lookahead: 0.1, before: 200, after: 200, source: "rest"),
      MotionRow(
        total: 400, velocity: 4000, lookahead: 0.1, before: 100, after: 700,
        source: "definition: a way of 400, so a share of a half: 200 -+ 100, and 400 ahead"),
      MotionRow(
        total: 400, velocity: -4000, lookahead: 0.1, before: 700, after: 100,
        source: "definition: the mirror image"),
      MotionRow(
        total: 400, velocity: 12_000, lookahead: 0.1, before: 50, after: 1550,
        source: "definition: a way of 1200, a share of 3/4"),
      MotionRow(
        total: 400, velocity: -12_000, lookahead: 0.1, before: 1550, after: 50,
        source: "definition: the mirror image"),
      MotionRow(total: 0, velocity: 1000, lookahead: 0.1, before: 0, after: 100, source: "none"),
      MotionRow(total: 0, velocity: -1000, lookahead: 0.1, before: 100, after: 0, source: "none"),
      MotionRow(
        total: 400, velocity: 900, lookahead: 0, before: 200, after: 200, source: "no time"),
      MotionRow(total: -5, velocity: .nan, lookahead: .nan, before: 0, after: 0, source: "bad"),
    ]
    forEachRow("overscan that follows the motion", rows) { row in
      let overscan = Overscan.following(
        total: row.total, velocity: row.velocity, lookahead: row.lookahead)
      XCTAssertEqual(overscan, .sides(before: row.before, after: row.after))
    }
    XCTAssertEqual(
      Overscan.following(total: 400, velocity: 4000), .sides(before: 100, after: 700))
  }

  func testFollowingNeedsNoDirection() {
    // Rows of 10 points, of which 100..<110 are visible. In 0.1 s the offset moves by 30 points,
    // which is a third of 30 + 60. So the overscan is 30 -+ 10 points, and 30 more ahead.
    let rows = UniformRows(count: 1000, length: 10)
    let bounds = CGRect(x: 0, y: 1000, width: 9, height: 100)
    for direction in ScrollDirection.allCases {
      XCTAssertEqual(
        rows.visibleRange(
          in: bounds, overscan: .following(total: 60, velocity: 300), direction: direction),
        98..<117)
      XCTAssertEqual(
        rows.visibleRange(
          in: bounds, overscan: .following(total: 60, velocity: -300), direction: direction),
        93..<112)
    }
  }

  /// A layout of an app's own that names rows there are not.
  private struct Careless: RowLayout {
    var axis: ScrollAxis { .vertical }
    var isRightToLeft: Bool { false }
    var indices: Range<Int> { 0..<5 }
    var contentLength: Double { 500 }
    func position(of item: Int) -> Double { 100 * Double(item) }
    func length(of item: Int) -> Double { 100 }
    func place(at position: Double) -> RowPlace? { nil }
    func visibleRange(in viewport: AxisViewport) -> Range<Int> { 10..<12 }
  }

  func testALayoutThatNamesRowsThereAreNot() {
    let viewport = AxisViewport(offset: 0, length: 100)
    for (overscan, range) in [(Overscan.rows(1), 5..<5), (.rows(8), 2..<5)] {
      XCTAssertEqual(
        Careless().visibleRange(in: viewport, overscan: overscan, direction: .down), range)
    }
  }

  func testExample() {
    let rows = UniformRows(count: 1000, length: 44, spacing: 1)
    let bounds = CGRect(x: 0, y: 4500, width: 320, height: 450)
    let ahead = Overscan.points(behind: 45, ahead: 135)
    XCTAssertEqual(rows.visibleRange(in: bounds, overscan: ahead, direction: .up), 97..<111)
    let moving = Overscan.following(total: 90, velocity: -900)
    XCTAssertEqual(rows.visibleRange(in: bounds, overscan: moving), 96..<111)
  }
}
