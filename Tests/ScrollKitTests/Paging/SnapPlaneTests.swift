import ScrollKit
import XCTest

/// Snapping along two axes at once.
final class SnapPlaneTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let board = SnapPlane(
      (0..<9).map { cell in
        SnapPlane.Area(CGRect(x: cell % 3 * 300, y: cell / 3 * 200, width: 280, height: 180))
      },
      contentSize: CGSize(width: 900, height: 600), viewportSize: CGSize(width: 320, height: 220))
    let landing = board.landing(x: .end(at: 290), y: .end(at: 190), at: .zero)
    XCTAssertEqual(
      "\(landing.contentOffset.x) \(landing.contentOffset.y) \(landing.x!.id)", "300.0 200.0 4")
  }

  private func landing(_ row: SnapPlaneRow) -> SnapPlane.Landing {
    guard row.kind == "keep" else {
      return row.plane.landing(x: row.release(0), y: row.release(1), at: row.offset)
    }
    return row.plane.landing(
      keeping: row.request[0].map { Int($0) }, row.request[1].map { Int($0) }, at: row.offset,
      from: row.plane, strictness: row.strictness, focusedArea: row.focused)
  }

  private func check(_ table: String, _ rows: [SnapPlaneRow], keepsItems: Bool) {
    forEachRow(table, rows) { row in
      let landing = landing(row)
      var items = [landing.x?.id, landing.y?.id]
      guard let expected = row.expected else {
        XCTAssertEqual(items, [nil, nil])
        return
      }
      let grid = PixelGrid(displayScale: 1)
      let offset = grid.nearest(landing.contentOffset)
      // In a running browser, an axis that finds nothing keeps its item while the other snaps, and
      // where nothing moves.
      let stays = offset == row.offset
      if keepsItems, stays || items != [nil, nil] {
        for axis in 0...1 where items[axis] == nil { items[axis] = row.items[axis] }
      }
      for axis in 0...1 {
        guard let number = expected.offset[axis] else { continue }
        XCTAssertEqual(offset.coordinates[axis], number)
        if let theirs = row.theirs { XCTAssertNotEqual(theirs, expected) }
      }
      if let expectedItems = expected.items { XCTAssertEqual(items, expectedItems) }
    }
  }

  func testRunsOfABrowser() {
    check("browser: two axes", SnapPlaneRow.rows(SnapPlaneRow.browser), keepsItems: true)
  }

  func testPublishedTestsOfBrowsers() {
    check("snap tests of browsers", SnapPlaneRow.rows(SnapPlaneRow.units), keepsItems: false)
  }
}
