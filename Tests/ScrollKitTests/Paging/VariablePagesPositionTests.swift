import ScrollKit
import XCTest

/// Which page of several lengths is shown at an offset, and the way back.
final class VariablePagesPositionTests: XCTestCase {
  /// Slides of 800, 400, 200, 500 and 300 points in 1000, which rest at 0, 500, 800, 1150, 1200.
  private func slides(_ direction: PagingDirection) -> VariablePages {
    VariablePages(
      lengths: [800, 400, 200, 500, 300], viewport: 1000, alignment: .center, ends: .contained,
      axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
  }

  private struct PositionRow: TableRow {
    var source: String
    /// Logical.
    var offset: Double
    var page: Int
    var position: Double
    var progress: Double
  }

  func testPageFractionalPageAndProgress() {
    let rows = [
      PositionRow(
        source: "embla scrollProgress.test", offset: 0, page: 0, position: 0, progress: 0),
      PositionRow(
        source: "embla scrollProgress.test", offset: 500, page: 1, position: 1,
        progress: 0.4166666666666667),
      PositionRow(
        source: "embla scrollProgress.test", offset: 800, page: 2, position: 2,
        progress: 0.6666666666666666),
      PositionRow(
        source: "embla scrollProgress.test", offset: 1150, page: 3, position: 3,
        progress: 0.9583333333333334),
      PositionRow(
        source: "embla scrollProgress.test", offset: 1200, page: 4, position: 4, progress: 1),
      PositionRow(
        source: "definition: in proportion", offset: 125, page: 0, position: 0.25,
        progress: 125.0 / 1200),
      PositionRow(
        source: "definition: before the middle", offset: 249, page: 0, position: 0.498,
        progress: 0.2075),
      PositionRow(
        source: "definition: a tie is the next", offset: 250, page: 1, position: 0.5,
        progress: 250.0 / 1200),
      PositionRow(
        source: "definition: a tie is the next", offset: 650, page: 2, position: 1.5,
        progress: 650.0 / 1200),
      PositionRow(
        source: "definition: before the middle", offset: 974, page: 2, position: 2 + 174.0 / 350,
        progress: 974.0 / 1200),
      PositionRow(
        source: "definition: a tie is the next", offset: 1175, page: 4, position: 3.5,
        progress: 1175.0 / 1200),
      PositionRow(
        source: "definition: before the start a page is 2200 / 5", offset: -110, page: 0,
        position: -0.25, progress: -110.0 / 1200),
      PositionRow(
        source: "definition: past the end a page is 2200 / 5", offset: 1420, page: 4,
        position: 4.5, progress: 1420.0 / 1200),
    ]
    forEachRow("positions among pages of several lengths", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = slides(direction)
        let offset = direction.offset(row.offset, content: 2200, viewport: 1000)
        XCTAssertEqual(pages.page(at: offset), row.page)
        XCTAssertEqual(pages.fractionalPage(at: offset), row.position, accuracy: 1e-12)
        XCTAssertEqual(pages.progress(at: offset), row.progress, accuracy: 1e-12)
        let back = pages.contentOffset(ofFractionalPage: row.position)
        XCTAssertEqual(back, offset, accuracy: 1e-9)
      }
    }
  }

  private struct SharedRow: TableRow {
    var source: String
    var lengths: [Double]
    var viewport: Double
    var alignment = PageAlignment.leading
    var offset: Double
    var page: Int?
    var position: Double
    var back: Double
  }

  /// Rows in which several pages rest at one offset, or none does.
  func testPagesThatShareAnOffset() {
    let narrow: [Double] = [100, 200, 150, 250, 130, 100, 200, 150, 250, 130]
    let rows = [
      SharedRow(
        source: "definition: at the first offset the first page", lengths: narrow, viewport: 1000,
        alignment: .center, offset: 0, page: 0, position: 0, back: 0),
      SharedRow(
        source: "definition: three pages on the way to page 3 at 75", lengths: narrow,
        viewport: 1000, alignment: .center, offset: 25, page: 0, position: 1, back: 25),
      SharedRow(
        source: "definition: a tie is the next", lengths: narrow, viewport: 1000,
        alignment: .center, offset: 37.5, page: 3, position: 1.5, back: 37.5),
      SharedRow(
        source: "definition: page 3 at 75", lengths: narrow, viewport: 1000, alignment: .center,
        offset: 75, page: 3, position: 3, back: 75),
      SharedRow(
        source: "definition: three pages on the way from page 6 at 530", lengths: narrow,
        viewport: 1000, alignment: .center, offset: 573.3333333333334, page: 6, position: 7,
        back: 573.3333333333334),
      SharedRow(
        source: "definition: at the last offset the last page", lengths: narrow, viewport: 1000,
        alignment: .center, offset: 660, page: 9, position: 9, back: 660),
      SharedRow(
        source: "definition: of inner pages the last", lengths: [300, 0, 300, 300], viewport: 300,
        offset: 300, page: 2, position: 2, back: 300),
      SharedRow(
        source: "definition: over two pages at once", lengths: [300, 0, 300, 300], viewport: 300,
        offset: 75, page: 0, position: 0.5, back: 75),
      SharedRow(
        source: "definition: over two pages at once", lengths: [300, 0, 300, 300], viewport: 300,
        offset: 225, page: 2, position: 1.5, back: 225),
      SharedRow(
        source: "definition: behind them", lengths: [300, 0, 300, 300], viewport: 300, offset: 375,
        page: 2, position: 2.25, back: 375),
      SharedRow(
        source: "definition: all in the viewport", lengths: [100, 50, 30], viewport: 400,
        offset: 0, page: 0, position: 0, back: 0),
      SharedRow(
        source: "definition: all in the viewport, 180 / 3 a page", lengths: [100, 50, 30],
        viewport: 400, offset: -30, page: 0, position: -0.5, back: -30),
      SharedRow(
        source: "definition: all in the viewport, 180 / 3 a page", lengths: [100, 50, 30],
        viewport: 400, offset: 30, page: 0, position: 0.5, back: 0),
      SharedRow(
        source: "definition: pages without length", lengths: [0, 0, 0], viewport: 400,
        offset: 30, page: 0, position: 0, back: 0),
      SharedRow(
        source: "definition: no pages", lengths: [], viewport: 400, offset: 30, page: nil,
        position: 0, back: 0),
      SharedRow(
        source: "definition: one page", lengths: [500], viewport: 400, offset: 50, page: 0,
        position: 0.1, back: 50),
      SharedRow(
        source: "definition: two pages", lengths: [400, 300], viewport: 400, offset: 150, page: 1,
        position: 0.5, back: 150),
    ]
    forEachRow("pages that share an offset", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: row.lengths, viewport: row.viewport, alignment: row.alignment,
          ends: .contained, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let physical = { (logical: Double) in
          direction.offset(
            logical, content: row.lengths.reduce(0, +), viewport: row.viewport)
        }
        let offset = physical(row.offset)
        XCTAssertEqual(pages.page(at: offset), row.page)
        XCTAssertEqual(pages.fractionalPage(at: offset), row.position, accuracy: 1e-12)
        XCTAssertEqual(
          pages.contentOffset(ofFractionalPage: row.position), physical(row.back), accuracy: 1e-9)
      }
    }
  }

  func testNotANumberIsTheLeadingEdge() {
    for direction in PagingDirection.allCases {
      let pages = slides(direction)
      XCTAssertEqual(pages.page(at: .nan), 0)
      XCTAssertEqual(pages.fractionalPage(at: .nan), 0)
      XCTAssertEqual(
        pages.contentOffset(ofFractionalPage: .nan),
        direction.offset(0, content: 2200, viewport: 1000))
      XCTAssertEqual(pages.visibleItems(at: .nan), 0..<2)
    }
  }

  func testPagesThereAreNotCountAsTheNearest() {
    let pages = slides(.leftToRight)
    XCTAssertEqual(pages.contentOffset(of: -1), 0)
    XCTAssertEqual(pages.contentOffset(of: 5), 1200)
  }
}
