import ScrollKit
import XCTest

/// What snap areas answer beside what a browser did.
final class SnapAreasBrowserTests: XCTestCase {
  /// Where a row comes to rest, in whole device pixels, and on which item.
  private func rest(_ row: SnapRow) -> (offset: Double, item: Int?) {
    let release = row.release
    if let landing = row.areas.landing(of: release) {
      return (row.grid.nearest(landing.contentOffset), landing.id)
    }
    let natural = row.grid.nearest(min(max(release.target, 0), row.maximum))
    // What does not move stays with its item, except after a key.
    return (natural, natural == row.offset && row.request[0] != "key" ? row.item : nil)
  }

  private func check(_ table: String, _ rows: [SnapRow]) {
    forEachRow(table, rows) { row in
      let rest = rest(row)
      XCTAssertEqual(rest.offset, row.expected, accuracy: 1e-4)
      XCTAssertEqual(rest.item, row.expectedItem)
    }
  }

  func testPositions() { check("browser: scroll to, snapped", SnapRow.rows(SnapRow.scrollTo)) }

  func testDistances() { check("browser: scroll by, snapped", SnapRow.rows(SnapRow.scrollBy)) }

  func testKeys() { check("browser: keys, snapped", SnapRow.rows(SnapRow.key)) }

  func testGestures() { check("browser: gestures, snapped", SnapRow.rows(SnapRow.gesture)) }

  func testPreferences() {
    check("browser: which of several areas", SnapRow.rows(SnapRow.preference))
  }

  /// The offset that shows the item, and then a release there.
  func testIntoViewAndSnapped() {
    forEachRow("browser: into view, snapped", SnapRow.rows(SnapRow.intoView)) { row in
      let areas = row.areas
      let area = areas.areas[Int(row.request[1])!]
      let alignment = IntoViewRow.alignment(String(row.request[2]))
      func pair(_ main: Double) -> CGPoint {
        areas.axis == .horizontal ? CGPoint(x: main, y: 0) : CGPoint(x: 0, y: main)
      }
      func size(_ main: Double) -> CGSize {
        CGSize(width: pair(main).x + 1, height: pair(main).y + 1)
      }
      func insets(_ ends: AxisInsets) -> ScrollInsets {
        var insets = ScrollInsets.zero
        insets[areas.axis] = ends
        return insets
      }
      let metrics = ScrollMetrics(
        viewportSize: size(areas.viewportLength - 1), contentSize: size(areas.contentLength - 1),
        contentOffset: pair(row.offset))
      let shown = metrics.contentOffset(
        showing: CGRect(origin: pair(area.start), size: size(area.length - 1)),
        horizontal: alignment, vertical: alignment, margin: insets(area.margin),
        covering: insets(areas.covering), isRightToLeft: areas.isRightToLeft)
      var release = SnapRelease.end(at: Double(areas.axis == .horizontal ? shown.x : shown.y))
      release.strictness = row.strictness!
      let landing = areas.landing(of: release)
      XCTAssertEqual(row.grid.nearest(landing?.contentOffset ?? release.target), row.expected)
      XCTAssertEqual(landing?.id, row.expectedItem)
    }
  }

  func testChangesOfTheLayout() {
    forEachRow("browser: snapped again after a change", SnapRow.rows(SnapRow.resnap)) { row in
      let (areas, strictness) = row.changed!
      let landing = strictness.flatMap {
        areas.landing(keeping: row.item, at: row.offset, from: row.areas, strictness: $0)
      }
      // From right to left, the distance from the right edge stays.
      let greatest = areas.contentLength - areas.viewportLength
      let offset = areas.isRightToLeft ? row.offset - row.maximum + greatest : row.offset
      let rest = landing?.contentOffset ?? min(max(offset, 0), greatest)
      XCTAssertEqual(row.grid.nearest(rest), row.expected)
    }
  }
}
