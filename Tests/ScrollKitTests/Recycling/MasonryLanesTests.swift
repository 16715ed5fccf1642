import ScrollKit
import XCTest

final class MasonryLanesTests: XCTestCase {
  private struct LanesRow: TableRow {
    var lengths: [Double]
    var lanes: Int
    var spacing = 0.0
    var assigned: [Int]
    var starts: [Double]
    var total: Double
    var source: String
  }

  func testPeers() {
    let flash = "flash-list, masonry"
    let tanstack = "TanStack Virtual, lanes"
    let rows = [
      LanesRow(
        lengths: [100, 150, 120, 80, 200], lanes: 2, assigned: [0, 1, 0, 1, 0],
        starts: [0, 0, 100, 150, 220], total: 420, source: flash),
      LanesRow(
        lengths: [100, 150, 120, 80], lanes: 3, assigned: [0, 1, 2, 0], starts: [0, 0, 0, 100],
        total: 180, source: flash),
      LanesRow(
        lengths: [100, 150, 120], lanes: 2, assigned: [0, 1, 0], starts: [0, 0, 100], total: 220,
        source: flash),
      LanesRow(
        lengths: [200, 50, 80, 120], lanes: 2, assigned: [0, 1, 1, 1], starts: [0, 0, 50, 130],
        total: 250, source: tanstack),
      LanesRow(lengths: [50], lanes: 2, assigned: [0], starts: [0], total: 50, source: tanstack),
      LanesRow(
        lengths: [50, 50, 50, 50], lanes: 2, assigned: [0, 1, 0, 1], starts: [0, 0, 50, 50],
        total: 100, source: tanstack),
      LanesRow(
        lengths: [50, 50, 50, 50], lanes: 2, spacing: 40, assigned: [0, 1, 0, 1],
        starts: [0, 0, 90, 90], total: 140, source: tanstack),
      LanesRow(lengths: [], lanes: 2, assigned: [], starts: [], total: 0, source: "no items"),
      LanesRow(
        lengths: [30, 40], lanes: 1, spacing: 5, assigned: [0, 0], starts: [0, 35], total: 75,
        source: "definition: one lane"),
      LanesRow(
        lengths: [30, 40], lanes: -4, spacing: -5, assigned: [0, 0], starts: [0, 30], total: 70,
        source: "definition: at least one lane, no negative gap"),
      LanesRow(
        lengths: [0, 0, 9], lanes: 2, assigned: [0, 1, 0], starts: [0, 0, 0], total: 9,
        source: "definition: an empty lane first, then the one whose last item came first"),
      LanesRow(
        lengths: [80, 50, 30, 20], lanes: 2, assigned: [0, 1, 1, 0], starts: [0, 0, 50, 80],
        total: 100, source: "definition: at a tie of 80, the lane whose last item came first"),
      LanesRow(
        lengths: [.nan, -5, 7], lanes: 2, assigned: [0, 1, 0], starts: [0, 0, 0], total: 7,
        source: "definition: no lengths"),
    ]
    forEachRow("lanes", rows) { row in
      let lanes = MasonryLanes(row.lengths, laneCount: row.lanes, spacing: row.spacing)
      let items = row.lengths.indices
      XCTAssertEqual(lanes.count, row.lengths.count)
      XCTAssertEqual(items.map { lanes.lane(of: $0) }, row.assigned)
      XCTAssertEqual(items.map { lanes.position(of: $0) }, row.starts)
      XCTAssertEqual(items.map { lanes.length(of: $0) }, row.lengths.map { $0 > 0 ? $0 : 0 })
      XCTAssertEqual(lanes.contentLength, row.total)
      var grown = MasonryLanes(laneCount: row.lanes, spacing: row.spacing)
      for length in row.lengths { grown.append(length) }
      XCTAssertEqual(grown, lanes)
      XCTAssertNil(lanes.lane(of: -1))
      XCTAssertEqual(lanes.position(of: row.lengths.count), row.total)
      XCTAssertEqual(lanes.position(of: -1), 0)
      XCTAssertEqual(lanes.length(of: .max), 0)
    }
  }

  private struct VisibleRow: TableRow {
    var offset: Double
    var viewport: Double
    var items: [Int]
    var range: Range<Int>
    var source: String
  }

  func testVisible() {
    // Lane 0: item 0 at 0..<100, item 3 at 110..<190. Lane 1: item 1 at 0..<60, item 2 at 70..<120.
    let lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
    let rows = [
      VisibleRow(offset: 0, viewport: 65, items: [0, 1], range: 0..<2, source: "definition"),
      VisibleRow(offset: 0, viewport: 70, items: [0, 1], range: 0..<2, source: "2 starts at 70"),
      VisibleRow(offset: 0, viewport: 71, items: [0, 1, 2], range: 0..<3, source: "definition"),
      VisibleRow(offset: 60, viewport: 51, items: [0, 2, 3], range: 0..<4, source: "1 ends at 60"),
      VisibleRow(offset: 101, viewport: 5, items: [2], range: 2..<3, source: "a gap in lane 0"),
      VisibleRow(offset: 125, viewport: 50, items: [3], range: 3..<4, source: "lane 1 has ended"),
      VisibleRow(
        offset: 61, viewport: 8, items: [0], range: 0..<1, source: "a gap in lane 1"),
      VisibleRow(
        offset: 102, viewport: 70, items: [2, 3], range: 2..<4, source: "2 ends at 120"),
      VisibleRow(offset: 190, viewport: 50, items: [], range: 4..<4, source: "past the end"),
      VisibleRow(offset: -50, viewport: 50, items: [], range: 0..<0, source: "before the start"),
      VisibleRow(offset: 0, viewport: 0, items: [], range: 0..<0, source: "no viewport"),
      VisibleRow(offset: .nan, viewport: 5, items: [0, 1], range: 0..<2, source: "leading edge"),
    ]
    forEachRow("visible in lanes", rows) { row in
      XCTAssertEqual(
        Array(lanes.visibleItems(in: AxisViewport(offset: row.offset, length: row.viewport))),
        row.items)
      XCTAssertEqual(
        lanes.visibleRange(in: AxisViewport(offset: row.offset, length: row.viewport)), row.range)
    }
    // Both lanes have a gap at 100..<110; items 2 and 3 come after it.
    let gaps = MasonryLanes([100, 100, 50, 50], laneCount: 2, spacing: 10)
    XCTAssertEqual(gaps.visibleRange(in: AxisViewport(offset: 102, length: 5)), 2..<2)
    XCTAssertEqual(Array(gaps.visibleItems(in: AxisViewport(offset: 102, length: 5))), [])
    XCTAssertEqual(
      MasonryLanes(laneCount: 3).visibleRange(in: AxisViewport(offset: 0, length: 9)), 0..<0)
  }

  func testVisiblePastTheLimitOfNumbers() {
    // Item 1 begins at 2^52 - 500 and ends past 2^52. All later items begin at 2^52.
    let lanes = MasonryLanes([0x1p52 - 500, .infinity, 5, 5, 5, 5, 5], laneCount: 1)
    let rows = [
      VisibleRow(offset: 0, viewport: 5, items: [0], range: 0..<1, source: "definition"),
      VisibleRow(
        offset: 0x1p52 - 100, viewport: 50, items: [1], range: 1..<2, source: "before the limit"),
      VisibleRow(offset: .infinity, viewport: 1000, items: [1], range: 1..<2, source: "at it"),
    ]
    forEachRow("visible past the limit", rows) { row in
      XCTAssertEqual(
        Array(lanes.visibleItems(in: AxisViewport(offset: row.offset, length: row.viewport))),
        row.items)
      XCTAssertEqual(
        lanes.visibleRange(in: AxisViewport(offset: row.offset, length: row.viewport)), row.range)
    }
    XCTAssertEqual(lanes.contentLength, 0x1p52)
    XCTAssertEqual((1...3).map { lanes.position(of: $0) }, [0x1p52 - 500, 0x1p52, 0x1p52])
  }

  private struct FrameRow: TableRow {
    var item: Int
    var cross = 310.0
    var gap: Double?
    var axis = ScrollAxis.vertical
    var isRightToLeft = false
    var frame: CGRect
    var source: String
  }

  func testFrames() {
    let rows = [
      FrameRow(item: 0, frame: rect(0, 0, 150, 100), source: "two lanes of (310 - 10) / 2"),
      FrameRow(item: 1, frame: rect(160, 0, 150, 60), source: "150 + 10"),
      FrameRow(item: 2, frame: rect(160, 70, 150, 50), source: "below item 1"),
      FrameRow(item: 3, frame: rect(0, 110, 150, 80), source: "the example"),
      FrameRow(item: 3, isRightToLeft: true, frame: rect(160, 110, 150, 80), source: "mirrored"),
      FrameRow(item: 2, isRightToLeft: true, frame: rect(0, 70, 150, 50), source: "mirrored"),
      FrameRow(item: 2, gap: 30, frame: rect(170, 70, 140, 50), source: "lanes of (310 - 30) / 2"),
      FrameRow(item: 2, gap: -30, frame: rect(155, 70, 155, 50), source: "no negative gap"),
      FrameRow(item: 2, axis: .horizontal, frame: rect(70, 160, 50, 150), source: "turned"),
      FrameRow(
        item: 2, axis: .horizontal, isRightToLeft: true, frame: rect(70, 160, 50, 150),
        source: "from the top in both directions"),
      FrameRow(item: 1, cross: 6, frame: rect(10, 0, 0, 60), source: "less than the gap"),
      FrameRow(item: 1, cross: .nan, frame: rect(10, 0, 0, 60), source: "no extent"),
      FrameRow(item: 4, frame: rect(0, 190, 0, 0), source: "no item: at the end"),
      FrameRow(item: -1, frame: .zero, source: "no item: at the start"),
    ]
    forEachRow("frames in lanes", rows) { row in
      let lanes = MasonryLanes(
        [100, 60, 50, 80], laneCount: 2, spacing: 10, crossSpacing: row.gap, axis: row.axis,
        isRightToLeft: row.isRightToLeft)
      XCTAssertEqual(lanes.frame(of: row.item, crossLength: row.cross), row.frame)
    }
    let single = MasonryLanes([100, 60], laneCount: 1, spacing: 10)
    XCTAssertEqual(single.frame(of: 1, crossLength: 310), rect(0, 110, 310, 60))
  }

  func testOverscan() {
    let lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
    for axis in ScrollAxis.allCases {
      // Only item 2 is visible.
      let bounds =
        axis == .vertical
        ? CGRect(x: 3, y: 101, width: 9, height: 5) : CGRect(x: 101, y: 3, width: 5, height: 9)
      let rows: [Row<Overscan, Range<Int>>] = [
        Row(.none, 2..<3, "definition"),
        Row(.rows(1), 1..<4, "an item on both sides"),
        Row(.rows(behind: 2, ahead: 0), 0..<3, "two items before it"),
        Row(.points(behind: 0, ahead: 5), 2..<4, "item 3 begins at 110"),
        Row(.points(behind: 2, ahead: 0), 0..<3, "item 0 ends at 100"),
        Row(.points(.infinity), 0..<4, "all"),
      ]
      forEachRow("overscan in lanes", rows) { row in
        XCTAssertEqual(
          lanes.visibleRange(in: AxisViewport(bounds, along: axis), overscan: row.input),
          row.expected)
      }
      XCTAssertEqual(
        lanes.visibleRange(
          in: AxisViewport(bounds, along: axis), overscan: .rows(behind: 2, ahead: 0),
          direction: axis == .vertical ? .up : .left), 2..<4)
    }
  }

  func testItemsStayInTheirLanes() {
    var lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
    lanes.setLength(200, of: 1)
    XCTAssertEqual((0..<4).map { lanes.lane(of: $0) }, [0, 1, 1, 0])
    XCTAssertEqual((0..<4).map { lanes.position(of: $0) }, [0, 0, 210, 110])
    XCTAssertEqual(lanes.contentLength, 260)
    XCTAssertNotEqual(lanes, MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10))
    lanes.setLength(1, of: 4)
    lanes.setLength(1, of: -1)
    XCTAssertEqual(lanes.contentLength, 260)
    lanes.setLength(.nan, of: 1)
    XCTAssertEqual(lanes.position(of: 2), 10)
    XCTAssertEqual(
      MasonryLanes(laneCount: .max), MasonryLanes(laneCount: MasonryLanes.maximumLaneCount))
  }

  func testExample() {
    let lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
    XCTAssertEqual((0..<4).map { lanes.lane(of: $0)! }, [0, 1, 1, 0])
    XCTAssertEqual(lanes.position(of: 3), 110)
    XCTAssertEqual(lanes.contentLength, 190)
    XCTAssertEqual(lanes.frame(of: 3, crossLength: 310), rect(0, 110, 150, 80))
  }
}
