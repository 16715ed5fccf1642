import ScrollKit
import XCTest

/// Where one is among pages when their lengths, their number or the viewport change.
final class KeepingThePlaceTests: XCTestCase {
  private struct KeepingRow: TableRow {
    var source: String
    var count: (before: Int, after: Int)
    /// Also of the viewport.
    var length: (before: Double, after: Double)
    var offset: Double
    var kept: Double
    var page: Int?

    init(
      _ source: String, count: (Int, Int), length: (Double, Double), at offset: Double,
      _ kept: Double, page: Int?
    ) {
      self.source = source
      self.count = count
      self.length = length
      self.offset = offset
      self.kept = kept
      self.page = page
    }
  }

  func testKeepingThePlace() {
    let size = "RNRC offset-if-size-changed.test"
    let data = "RNRC carousel-math.test reconcile"
    let rows = [
      KeepingRow(size, count: (3, 3), length: (500, 500), at: 500, 500, page: 1),
      KeepingRow(size, count: (3, 3), length: (500, 499), at: 500, 499, page: 1),
      KeepingRow(size, count: (3, 3), length: (500, 501), at: 500, 501, page: 1),
      KeepingRow(size, count: (3, 3), length: (224, 524), at: 224, 524, page: 1),
      KeepingRow(
        "flutter page_view_test resize", count: (4, 4), length: (600, 250), at: 1200, 500, page: 2),
      KeepingRow(
        "flutter page_view_test resize", count: (4, 4), length: (250, 450), at: 500, 900, page: 2),
      KeepingRow(data, count: (4, 0), length: (320, 320), at: 640, 0, page: nil),
      KeepingRow(data, count: (5, 2), length: (320, 320), at: 960, 320, page: 1),
      KeepingRow(
        "RNRC useCommonVariables.test", count: (4, 2), length: (700, 700), at: 2100, 700, page: 1),
      KeepingRow(
        "RNRC useCommonVariables.test", count: (3, 2), length: (700, 700), at: 1400, 700, page: 1),
      KeepingRow(
        "definition: the fraction is kept", count: (4, 4), length: (320, 480), at: 400, 600,
        page: 1),
      KeepingRow(
        "definition: width 0 first, 320 at layout", count: (3, 3), length: (0, 320), at: 0, 0,
        page: 0),
      KeepingRow(
        "definition: the range is kept", count: (3, 3), length: (320, 480), at: -100, 0, page: 0),
      KeepingRow(
        "definition: the range is kept", count: (3, 3), length: (320, 480), at: 900, 960, page: 2),
      KeepingRow(
        "definition: nothing has changed, overscrolled", count: (3, 3), length: (320, 320),
        at: -100, -100, page: 0),
      KeepingRow(
        "definition: nothing has changed, overscrolled", count: (3, 3), length: (320, 320),
        at: 900, 900, page: 2),
      KeepingRow(
        "definition: nothing has changed", count: (3, 3), length: (320, 320), at: 411.428571,
        411.428571, page: 1),
      KeepingRow(
        "definition: nothing has changed, one page", count: (1, 1), length: (320, 320), at: 55, 55,
        page: 0),
      KeepingRow(
        "definition: nothing has changed, no pages", count: (0, 0), length: (320, 320), at: 55, 55,
        page: nil),
      KeepingRow(
        "definition: nothing has changed at zero width", count: (3, 3), length: (0, 0), at: 2, 2,
        page: 0),
      KeepingRow(
        "definition: from no pages", count: (0, 3), length: (320, 320), at: 640, 0, page: 0),
      KeepingRow("definition: one page", count: (1, 1), length: (320, 100), at: 10, 0, page: 0),
    ]
    forEachRow("keeping the place among pages", rows) { row in
      for direction in PagingDirection.allCases {
        let before = Pages(
          count: row.count.before, length: row.length.before, viewport: row.length.before,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let after = Pages(
          count: row.count.after, length: row.length.after, viewport: row.length.after,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(
          row.offset, content: before.contentLength, viewport: row.length.before)
        let kept = direction.offset(
          row.kept, content: after.contentLength, viewport: row.length.after)
        XCTAssertEqual(after.contentOffset(keeping: offset, in: before), kept)
        XCTAssertEqual(after.page(at: kept), row.page)
      }
    }
  }

  private struct VariableKeepingRow: TableRow {
    var source: String
    var before: [Double]
    var after: [Double]
    var viewport = (before: 1000.0, after: 1000.0)
    var offset: Double
    var kept: Double
  }

  func testKeepingThePlaceAmongSeveralLengths() {
    let wide: [Double] = [800, 400, 200, 500, 300]
    let rows = [
      VariableKeepingRow(
        source: "embla reInit.test: 5 to 4 slides", before: wide, after: [800, 400, 200, 500],
        offset: 1200, kept: 900),
      VariableKeepingRow(
        source: "embla reInit.test: 5 to 4 slides", before: wide, after: [800, 400, 200, 500],
        offset: 800, kept: 800),
      VariableKeepingRow(
        source: "definition: halfway stays halfway", before: wide,
        after: [1600, 800, 400, 1000, 600],
        viewport: (1000, 2000), offset: 250, kept: 500),
      VariableKeepingRow(
        source: "definition: the end is not passed", before: wide,
        after: [800, 400, 200, 500, 400],
        offset: 1500, kept: 1300),
      VariableKeepingRow(
        source: "definition: the start is not passed", before: wide,
        after: [800, 400, 200, 500, 400], offset: -100, kept: 0),
      VariableKeepingRow(
        source: "definition: nothing has changed, overscrolled", before: wide, after: wide,
        offset: 1500, kept: 1500),
      VariableKeepingRow(
        source: "definition: nothing has changed, overscrolled", before: wide, after: wide,
        offset: -100, kept: -100),
      VariableKeepingRow(
        source: "definition: to no pages", before: wide, after: [], offset: 800, kept: 0),
      VariableKeepingRow(
        source: "definition: from no pages", before: [], after: wide, offset: 800, kept: 0),
    ]
    forEachRow("keeping the place among pages of several lengths", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = [(row.before, row.viewport.before), (row.after, row.viewport.after)].map {
          VariablePages(
            lengths: $0.0, viewport: $0.1, alignment: .center, axis: direction.axis,
            isRightToLeft: direction.isRightToLeft)
        }
        let before = direction.offset(
          row.offset, content: row.before.reduce(0, +), viewport: row.viewport.before)
        let after = direction.offset(
          row.kept, content: row.after.reduce(0, +), viewport: row.viewport.after)
        XCTAssertEqual(pages[1].contentOffset(keeping: before, in: pages[0]), after)
      }
    }
  }
}
