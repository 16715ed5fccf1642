import ScrollKit
import XCTest

/// Where pages lie, which are seen at an offset, and how much of them.
final class PageAxisTests: XCTestCase {
  private struct FrameRow: TableRow {
    var source: String
    var alignment = PageAlignment.leading
    var page: Int
    var length = 100.0
    /// From left to right and downwards.
    var start: Double
    /// From right to left.
    var mirrored: Double
  }

  /// Four pages of 100 points, ten apart, in 200: 430 points, or 530 with padding.
  func testFrames() {
    let rows = [
      FrameRow(source: "definition: start = i * pitch", page: 0, start: 0, mirrored: 330),
      FrameRow(source: "definition: start = i * pitch", page: 1, start: 110, mirrored: 220),
      FrameRow(source: "definition: start = i * pitch", page: 3, start: 330, mirrored: 0),
      FrameRow(
        source: "definition: after padding", alignment: .center, page: 0, start: 50, mirrored: 380),
      FrameRow(
        source: "definition: after padding", alignment: .center, page: 3, start: 380, mirrored: 50),
      FrameRow(source: "no page: at the start", page: -2, length: 0, start: 0, mirrored: 430),
      FrameRow(source: "no page: at the end", page: 5, length: 0, start: 430, mirrored: 0),
    ]
    forEachRow("frames of pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 4, length: 100, spacing: 10, viewport: 200, alignment: row.alignment,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let start = direction == .rightToLeft ? row.mirrored : row.start
        let frame = pages.frame(of: row.page, crossLength: 44)
        XCTAssertEqual([frame.origin.x, frame.origin.y], direction.pair(start, 0))
        XCTAssertEqual([frame.size.width, frame.size.height], direction.pair(row.length, 44))
      }
    }
  }

  private struct EdgeRow: TableRow {
    var source: String
    /// Of the viewport, in eightieths: 70 is 7/8.
    var eightieths: Double
    var shown: Int
    var page: Int
    var edge: Double

    init(_ source: String, _ eightieths: Double, _ shown: Int, _ page: Int, _ edge: Double) {
      self.source = source
      self.eightieths = eightieths
      self.shown = shown
      self.page = page
      self.edge = edge
    }
  }

  /// Where the leading edge of a page is on the screen, 800 points wide, while one is shown.
  func testLeadingEdgesOfCentredPages() {
    let flutter = "flutter page_view_test"
    let rows = [
      EdgeRow(flutter, 70, 0, 1, 750), EdgeRow(flutter, 70, 10, 9, -650),
      EdgeRow(flutter, 70, 10, 10, 50), EdgeRow(flutter, 70, 10, 11, 750),
      EdgeRow(flutter, 78, 10, 9, -770), EdgeRow(flutter, 78, 10, 10, 10),
      EdgeRow(flutter, 10, 0, 0, 350), EdgeRow(flutter, 10, 0, 1, 450),
      EdgeRow(flutter, 10, 0, 2, 550), EdgeRow(flutter, 10, 0, 3, 650),
      EdgeRow(flutter, 10, 0, 4, 750), EdgeRow(flutter, 10, 10, 6, -50),
      EdgeRow(flutter, 10, 10, 7, 50), EdgeRow(flutter, 10, 10, 8, 150),
      EdgeRow(flutter, 10, 10, 9, 250), EdgeRow(flutter, 10, 10, 10, 350),
      EdgeRow(flutter, 10, 10, 11, 450), EdgeRow(flutter, 10, 10, 12, 550),
      EdgeRow(flutter, 10, 10, 13, 650), EdgeRow(flutter, 10, 10, 14, 750),
      EdgeRow(flutter, 100, 0, 0, -100), EdgeRow(flutter, 100, 10, 10, -100),
      EdgeRow(flutter, 100, 2, 2, -100), EdgeRow(flutter, 320, 10, 10, -1200),
    ]
    forEachRow("leading edges of centred pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 20, length: row.eightieths * 10, viewport: 800, alignment: .center,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let frame = pages.frame(of: row.page, crossLength: 1)
        let offset = pages.contentOffset(of: row.shown)
        switch direction {
        case .leftToRight: XCTAssertEqual(frame.minX - offset, row.edge)
        case .rightToLeft: XCTAssertEqual(800 - (frame.maxX - offset), row.edge)
        case .vertical, .verticalRightToLeft: XCTAssertEqual(frame.minY - offset, row.edge)
        }
      }
    }
  }

  private struct VisibleRow: TableRow {
    var source: String
    var count: Int
    var length: Double
    var spacing: Double
    var viewport: Double
    var outsets: AxisInsets
    var offset: Double
    var visible: Range<Int>
    /// Of the visible pages.
    var fractions: [Double]
    var reason: String

    init(
      _ source: String, _ count: Int, of length: Double, spacing: Double = 0,
      in viewport: Double, outsets: AxisInsets = .zero, at offset: Double, _ visible: Range<Int>,
      _ fractions: [Double], reason: String = ""
    ) {
      self.source = source
      self.count = count
      self.length = length
      self.spacing = spacing
      self.viewport = viewport
      self.outsets = outsets
      self.offset = offset
      self.visible = visible
      self.fractions = fractions
      self.reason = reason
    }
  }

  func testVisiblePages() {
    let flutter = "flutter sliver_fixed_extent_layout_test"
    let rule = "definition: start < offset + viewport and end > offset"
    let margins = AxisInsets(leading: 20, trailing: 30)
    let rows = [
      VisibleRow(flutter, 9, of: 600, in: 600, at: 0, 0..<1, [1]),
      VisibleRow(flutter, 9, of: 600, in: 600, at: 1, 0..<2, [599.0 / 600, 1.0 / 600]),
      VisibleRow(flutter, 9, of: 414, in: 2484, at: 0, 0..<6, [1, 1, 1, 1, 1, 1]),
      VisibleRow(flutter, 9, of: 600, in: 600, at: 1e-10, 0..<2, [1, 0]),
      VisibleRow(flutter, 9, of: 600, in: 600, at: 1e-11, 0..<1, [1]),
      VisibleRow(flutter, 3, of: 600, in: 600, at: 1199.999999999998, 2..<3, [1]),
      VisibleRow(rule, 9, of: 320, in: 320, at: 640, 2..<3, [1]),
      VisibleRow(rule, 9, of: 320, in: 320, at: 720, 2..<4, [0.75, 0.25]),
      VisibleRow(rule, 9, of: 320, in: 320, at: 639, 1..<3, [1.0 / 320, 319.0 / 320]),
      VisibleRow(rule, 9, of: 320, in: 320, at: -80, 0..<1, [0.75]),
      VisibleRow(rule, 9, of: 320, in: 320, at: -320, 0..<0, []),
      VisibleRow(rule, 9, of: 320, in: 320, at: 2640, 8..<9, [0.75]),
      VisibleRow(rule, 9, of: 320, in: 320, at: 2880, 9..<9, []),
      VisibleRow(rule, 9, of: 320, in: 320, at: 9000, 9..<9, []),
      VisibleRow(rule, 9, of: 320, in: 320, at: -9000, 0..<0, []),
      VisibleRow(rule, 9, of: 300, spacing: 20, in: 320, at: 0, 0..<1, [1]),
      VisibleRow(rule, 9, of: 300, spacing: 20, in: 320, at: 300, 1..<2, [1]),
      VisibleRow(rule, 9, of: 300, spacing: 20, in: 320, at: 299, 0..<2, [1.0 / 300, 299.0 / 300]),
      VisibleRow(rule, 9, of: 300, spacing: 20, in: 15, at: 302, 1..<1, []),
      VisibleRow(rule, 9, of: 100, in: 320, at: 50, 0..<4, [0.5, 1, 1, 0.7]),
      VisibleRow(rule, 3, of: 100, in: 320, at: 0, 0..<3, [1, 1, 1]),
      VisibleRow(rule, 2, of: 500, in: 100, at: 450, 0..<2, [0.1, 0.1]),
      VisibleRow(
        "definition: outsets", 9, of: 300, in: 300, outsets: margins, at: 600, 1..<4,
        [20.0 / 300, 1, 0.1]),
      VisibleRow(
        "definition: outsets at the start", 9, of: 300, in: 300, outsets: margins, at: 0, 0..<2,
        [1, 0.1]),
      VisibleRow(
        "definition: negative outsets", 9, of: 300, in: 300,
        outsets: AxisInsets(leading: -150, trailing: -150), at: 600, 2..<3, [0]),
      VisibleRow("definition: no pages", 0, of: 320, in: 320, at: 0, 0..<0, []),
      VisibleRow("definition: one page", 1, of: 320, in: 320, at: 319, 0..<1, [1.0 / 320]),
      VisibleRow("definition: one page", 1, of: 320, in: 320, at: 320, 1..<1, []),
      VisibleRow("definition: no width yet", 3, of: 0, in: 0, at: 0, 0..<0, []),
      VisibleRow("definition: no page length", 3, of: 0, in: 320, at: -1, 0..<3, [1, 1, 1]),
      VisibleRow("definition: no page length", 3, of: 0, in: 320, at: 0, 0..<0, []),
      VisibleRow("definition: no page length", 3, of: 0, in: 320, at: -320, 0..<0, []),
      VisibleRow("definition: only gaps", 5, of: 0, spacing: 10, in: 20, at: 10, 2..<3, [1]),
      VisibleRow("definition: only gaps", 5, of: 0, spacing: 10, in: 20, at: 9, 1..<3, [1, 1]),
      VisibleRow("definition: an empty viewport", 5, of: 10, in: 0, at: 15, 1..<2, [0]),
      VisibleRow("definition: an empty viewport", 5, of: 10, in: 0, at: 20, 2..<2, []),
      VisibleRow("definition: not a number", 9, of: 320, in: 320, at: .nan, 0..<1, [1]),
    ]
    check("visible pages", rows)
  }

  func testVisiblePagesThatDifferByOurRule() {
    let flutter = "flutter sliver_fixed_extent_layout_test"
    let rows = [
      VisibleRow(
        "\(flutter): page 0", 9, of: 600, in: 600, at: -600, 0..<0, [],
        reason: "a page that ends or starts at the edge is not visible, the first neither"),
      VisibleRow(
        "virtua list.spec: pages 0 to 5", 10, of: 20, in: 100, at: 0, 0..<5, [1, 1, 1, 1, 1],
        reason: "a page that starts at the viewport's end is not visible"),
    ]
    check("visible pages that differ by our rule", rows)
  }

  private func check(_ table: String, _ rows: [VisibleRow]) {
    forEachRow(table, rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, spacing: row.spacing, viewport: row.viewport,
          peek: direction.insets(row.outsets), axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(
          row.offset, content: pages.contentLength, viewport: row.viewport)
        XCTAssertEqual(pages.visiblePages(at: offset), row.visible, row.reason)
        for page in -1...row.count {
          let fraction =
            row.visible.contains(page) ? row.fractions[page - row.visible.lowerBound] : 0
          XCTAssertEqual(
            pages.visibleFraction(of: page, at: offset), fraction, accuracy: 1e-9, "page \(page)")
        }
      }
    }
  }

  private struct PartialRow: TableRow {
    var source: String
    var offset: Double
    var visible: Range<Int>
    var last: Double
  }

  /// 3140 points in pages of 728, the last 228 long.
  func testVisiblePagesWithAPartialLast() {
    let rows = [
      PartialRow(source: "stackoverflow 4132993", offset: 2412, visible: 3..<5, last: 1),
      PartialRow(source: "definition: half of it", offset: 2298, visible: 3..<5, last: 0.5),
      PartialRow(source: "definition: touching it", offset: 2184, visible: 3..<4, last: 0),
      PartialRow(source: "definition: alone", offset: 2912, visible: 4..<5, last: 1),
      PartialRow(source: "definition: past its end", offset: 3140, visible: 5..<5, last: 0),
      PartialRow(source: "definition: its last point", offset: 3139, visible: 4..<5, last: 1 / 228),
    ]
    forEachRow("visible pages with a partial last", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          contentLength: 3140, length: 728, viewport: 728, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(row.offset, content: 3140, viewport: 728)
        XCTAssertEqual(pages.visiblePages(at: offset), row.visible)
        XCTAssertEqual(pages.visibleFraction(of: 4, at: offset), row.last, accuracy: 1e-9)
      }
    }
  }

  func testPagesWithoutExtentAnswerAtOnce() {
    let pages = Pages(contentLength: 1e300, length: 1e-12, viewport: 320)
    let visible = pages.visiblePages(at: 100)
    XCTAssertEqual(Double(visible.lowerBound), 1e14, accuracy: 1e3)
    XCTAssertEqual(Double(visible.upperBound), 4.2e14, accuracy: 1e3)
    let inside = visible.lowerBound + 1_000_000
    XCTAssertEqual(pages.visibleFraction(of: inside, at: 100), 1, accuracy: 0.05)
  }
}
