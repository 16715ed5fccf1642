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
      let lanes = MasonryLanes(row.lengths, lanes: row.lanes, spacing: row.spacing)
      let items = row.lengths.indices
      XCTAssertEqual(lanes.count, row.lengths.count)
      XCTAssertEqual(items.map { lanes.lane(of: $0) }, row.assigned)
      XCTAssertEqual(items.map { lanes.offset(of: $0) }, row.starts)
      XCTAssertEqual(items.map { lanes.length(of: $0) }, row.lengths.map { $0 > 0 ? $0 : 0 })
      XCTAssertEqual(lanes.contentLength, row.total)
      var grown = MasonryLanes(lanes: row.lanes, spacing: row.spacing)
      for length in row.lengths { grown.append(length) }
      XCTAssertEqual(grown, lanes)
      XCTAssertNil(lanes.lane(of: -1))
      XCTAssertNil(lanes.offset(of: row.lengths.count))
      XCTAssertNil(lanes.length(of: .max))
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
    // Lane 0: item 0 at 0..<100, item 3 at 110..<190. Lane 1: items 1, 2 at 0..<60, 70..<120.
    let lanes = MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10)
    let rows = [
      VisibleRow(offset: 0, viewport: 65, items: [0, 1], range: 0..<2, source: "definition"),
      VisibleRow(offset: 0, viewport: 70, items: [0, 1], range: 0..<2, source: "2 starts at 70"),
      VisibleRow(offset: 0, viewport: 71, items: [0, 1, 2], range: 0..<3, source: "definition"),
      VisibleRow(offset: 60, viewport: 51, items: [0, 3, 2], range: 0..<4, source: "1 ends at 60"),
      VisibleRow(offset: 101, viewport: 5, items: [2], range: 2..<3, source: "a gap in lane 0"),
      VisibleRow(offset: 125, viewport: 50, items: [3], range: 3..<4, source: "lane 1 has ended"),
      VisibleRow(offset: 190, viewport: 50, items: [], range: 0..<0, source: "past the end"),
      VisibleRow(offset: -50, viewport: 50, items: [], range: 0..<0, source: "before the start"),
      VisibleRow(offset: 0, viewport: 0, items: [], range: 0..<0, source: "no viewport"),
      VisibleRow(offset: .nan, viewport: 5, items: [0, 1], range: 0..<2, source: "leading edge"),
    ]
    forEachRow("visible in lanes", rows) { row in
      XCTAssertEqual(lanes.visibleItems(offset: row.offset, viewport: row.viewport), row.items)
      XCTAssertEqual(lanes.visibleRange(offset: row.offset, viewport: row.viewport), row.range)
    }
    XCTAssertEqual(MasonryLanes(lanes: 3).visibleRange(offset: 0, viewport: 9), 0..<0)
  }

  func testItemsStayInTheirLanes() {
    var lanes = MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10)
    lanes.setLength(200, of: 1)
    XCTAssertEqual((0..<4).map { lanes.lane(of: $0) }, [0, 1, 1, 0])
    XCTAssertEqual((0..<4).map { lanes.offset(of: $0) }, [0, 0, 210, 110])
    XCTAssertEqual(lanes.contentLength, 260)
    XCTAssertNotEqual(lanes, MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10))
    lanes.setLength(1, of: 4)
    lanes.setLength(1, of: -1)
    XCTAssertEqual(lanes.contentLength, 260)
    lanes.setLength(.nan, of: 1)
    XCTAssertEqual(lanes.offset(of: 2), 10)
    XCTAssertEqual(MasonryLanes(lanes: .max), MasonryLanes(lanes: MasonryLanes.maximumLanes))
  }

  func testExample() {
    let lanes = MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10)
    XCTAssertEqual((0..<4).map { lanes.lane(of: $0)! }, [0, 1, 1, 0])
    XCTAssertEqual(lanes.offset(of: 3), 110)
    XCTAssertEqual(lanes.contentLength, 190)
  }
}
