import ScrollKit
import XCTest

/// Shares of a page and of the viewport.
final class PageAlignmentTests: XCTestCase {
  private struct ShareRow: TableRow {
    var source: String
    var given: Double
    var held: Double
  }

  func testSharesAreHeldWithinTheWhole() {
    let rows = [
      ShareRow(source: "definition: within", given: 0.25, held: 0.25),
      ShareRow(source: "definition: below", given: -0.5, held: 0),
      ShareRow(source: "definition: above", given: 1.5, held: 1),
      ShareRow(source: "definition: not a number", given: .nan, held: 0),
    ]
    forEachRow("shares of an alignment", rows) { row in
      let created = PageAlignment(page: row.given, viewport: row.given)
      XCTAssertEqual(created.page, row.held)
      XCTAssertEqual(created.viewport, row.held)
      var changed = PageAlignment(page: 0.5, viewport: 0.75)
      changed.page = row.given
      XCTAssertEqual([changed.page, changed.viewport], [row.held, 0.75])
      changed.viewport = row.given
      XCTAssertEqual([changed.page, changed.viewport], [row.held, row.held])
    }
  }

  private struct NamedRow: TableRow {
    var source: String
    var alignment: PageAlignment
    /// Logical offset of page 1 of three of 100 points in 300, padded at both ends.
    var offset: Double
  }

  func testNamedAlignments() {
    let rows = [
      NamedRow(source: "definition: 100 - 0", alignment: .leading, offset: 100),
      NamedRow(source: "definition: 200 + 50 - 150", alignment: .center, offset: 100),
      NamedRow(source: "definition: 300 + 100 - 300", alignment: .trailing, offset: 100),
      NamedRow(
        source: "definition: its start in the middle, 250 - 150",
        alignment: PageAlignment(page: 0, viewport: 0.5), offset: 100),
      NamedRow(
        source: "definition: no padding before it, 100 + 50",
        alignment: PageAlignment(page: 0.5, viewport: 0), offset: 150),
    ]
    forEachRow("named alignments", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 3, length: 100, viewport: 300, alignment: row.alignment, ends: .padded,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(row.offset, content: pages.contentLength, viewport: 300)
        XCTAssertEqual(pages.contentOffset(of: 1), offset)
      }
    }
  }
}
