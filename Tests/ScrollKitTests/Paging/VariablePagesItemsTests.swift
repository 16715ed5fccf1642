import ScrollKit
import XCTest

/// The items that pages of several lengths are made of: where they lie, and which are seen.
final class VariablePagesItemsTests: XCTestCase {
  private struct FrameRow: TableRow {
    var source: String
    var item: Int
    /// Logical; `nil` for an item that does not exist.
    var start: Double?
    var length = 0.0
  }

  func testFramesOfItems() {
    let lengths: [Double] = [160, 100, 240, 160, 240, 100]
    let rows = [
      FrameRow(source: "flickity position-cells", item: 0, start: 0, length: 160),
      FrameRow(source: "flickity position-cells", item: 1, start: 160, length: 100),
      FrameRow(source: "flickity position-cells", item: 2, start: 260, length: 240),
      FrameRow(source: "flickity position-cells", item: 3, start: 500, length: 160),
      FrameRow(source: "flickity position-cells", item: 4, start: 660, length: 240),
      FrameRow(source: "flickity position-cells", item: 5, start: 900, length: 100),
      FrameRow(source: "definition: no item: empty, at the end", item: 6, start: 1000),
      FrameRow(source: "definition: no item: empty, at the start", item: -1, start: 0),
    ]
    forEachRow("frames of items", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: lengths, viewport: 400, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let frame = row.start.map {
          let main = direction == .rightToLeft ? 1000 - $0 - row.length : $0
          return direction.isVertical
            ? CGRect(x: 0, y: main, width: 44, height: row.length)
            : CGRect(x: main, y: 0, width: row.length, height: 44)
        }
        XCTAssertEqual(pages.frame(ofItem: row.item, crossLength: 44), frame)
      }
    }
  }

  private struct ItemRow: TableRow {
    var source: String
    var count: Int
    var grouping: VariablePages.Grouping
    var item: Int
    var page: Int?
    var first: Int?
  }

  func testItemsAndPages() {
    let rows = [
      ItemRow(
        source: "flickity select-cell", count: 8, grouping: .items(3), item: 3, page: 1, first: 3),
      ItemRow(
        source: "flickity select-cell", count: 8, grouping: .items(3), item: 1, page: 0, first: 0),
      ItemRow(
        source: "flickity select-cell", count: 8, grouping: .items(3), item: 6, page: 2, first: 6),
      ItemRow(
        source: "flickity initial-index", count: 6, grouping: .items(3), item: 4, page: 1, first: 3),
      ItemRow(
        source: "splide toIndex.test", count: 10, grouping: .items(3), item: 0, page: 0, first: 0),
      ItemRow(
        source: "splide toIndex.test", count: 10, grouping: .items(3), item: 7, page: 2, first: 6),
      ItemRow(
        source: "splide toPage.test", count: 10, grouping: .items(3), item: 2, page: 0, first: 0),
      ItemRow(
        source: "splide toPage.test", count: 4, grouping: .items(3), item: 0, page: 0, first: 0),
      ItemRow(
        source: "splide toPage.test", count: 10, grouping: .none, item: 3, page: 3, first: 3),
      ItemRow(
        source: "definition: the short last page", count: 10, grouping: .items(3), item: 9, page: 3,
        first: 9),
      ItemRow(
        source: "definition: no item", count: 10, grouping: .items(3), item: 10, page: nil,
        first: nil),
      ItemRow(
        source: "definition: no item", count: 10, grouping: .items(3), item: -1, page: nil,
        first: nil),
      ItemRow(
        source: "definition: no items", count: 0, grouping: .none, item: 0, page: nil, first: nil),
    ]
    forEachRow("items and pages", rows) { row in
      let pages = VariablePages(
        lengths: Array(repeating: 100, count: row.count), viewport: 300, grouping: row.grouping)
      let page = pages.page(ofItem: row.item)
      XCTAssertEqual(page, row.page)
      XCTAssertEqual(page.flatMap { pages.items(of: $0)?.lowerBound }, row.first)
    }
  }

  private struct ItemDifferingRow: TableRow {
    var source: String
    var reason: String
    var item: Int
    var page: Int
  }

  func testPageOfAnItemThatDiffersByOurRule() {
    let rows = [
      ItemDifferingRow(
        source: "splide toPage.test: 1", reason: "an item belongs to the group it was put into",
        item: 1, page: 0)
    ]
    forEachRow("page of an item that differs by our rule", rows) { row in
      let pages = VariablePages(
        lengths: Array(repeating: 100, count: 4), viewport: 300, grouping: .items(3))
      XCTAssertEqual(pages.page(ofItem: row.item), row.page, row.reason)
    }
  }

  private struct VisibleRow: TableRow {
    var source: String
    var lengths: [Double]
    var spacing = 0.0
    var viewport: Double
    var offset: Double
    var visible: Range<Int>
    /// Of the visible items.
    var fractions: [Double]
  }

  func testVisibleItems() {
    let wide: [Double] = [800, 400, 200, 500, 300]
    let rows = [
      VisibleRow(
        source: "definition: touching an edge is not visible", lengths: wide, viewport: 400,
        offset: 800, visible: 1..<2, fractions: [1]),
      VisibleRow(
        source: "definition: a point of both neighbours", lengths: wide, viewport: 402,
        offset: 799, visible: 0..<3, fractions: [1.0 / 800, 1, 1.0 / 200]),
      VisibleRow(
        source: "definition: inside one item", lengths: wide, viewport: 100, offset: 300,
        visible: 0..<1, fractions: [0.125]),
      VisibleRow(
        source: "definition: inside a gap", lengths: [100, 100], spacing: 50, viewport: 40,
        offset: 105, visible: 1..<1, fractions: []),
      VisibleRow(
        source: "definition: before the first", lengths: wide, viewport: 100, offset: -100,
        visible: 0..<0, fractions: []),
      VisibleRow(
        source: "definition: past the last", lengths: wide, viewport: 100, offset: 2200,
        visible: 5..<5, fractions: []),
      VisibleRow(
        source: "definition: an empty item inside", lengths: [100, 0, 100], viewport: 100,
        offset: 50, visible: 0..<3, fractions: [0.5, 1, 0.5]),
      VisibleRow(
        source: "definition: an empty viewport", lengths: wide, viewport: 0, offset: 300,
        visible: 0..<1, fractions: [0]),
      VisibleRow(
        source: "definition: an empty viewport between two", lengths: wide, viewport: 0,
        offset: 800, visible: 1..<1, fractions: []),
      VisibleRow(
        source: "definition: no items", lengths: [], viewport: 100, offset: 0, visible: 0..<0,
        fractions: []),
      VisibleRow(
        source: "definition: all of them", lengths: wide, viewport: 3000, offset: 0,
        visible: 0..<5, fractions: [1, 1, 1, 1, 1]),
    ]
    forEachRow("visible items", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: row.lengths, spacing: row.spacing, viewport: row.viewport,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(
          row.offset, content: pages.contentLength, viewport: row.viewport)
        XCTAssertEqual(pages.visibleItems(at: offset), row.visible)
        let fractions = (0..<row.lengths.count).map {
          row.visible.contains($0) ? row.fractions[$0 - row.visible.lowerBound] : 0
        }
        for item in -1...row.lengths.count {
          let fraction = fractions.indices.contains(item) ? fractions[item] : 0
          XCTAssertEqual(
            pages.visibleFraction(ofItem: item, at: offset), fraction, accuracy: 1e-12)
        }
      }
    }
  }
}
