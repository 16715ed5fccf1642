import ScrollKit
import XCTest

/// How pages of one length are laid out and aligned.
final class PagesTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let pages = Pages(count: 12, length: 280, spacing: 12, viewport: 375, alignment: .center)
    XCTAssertEqual("\(pages.contentSize(crossLength: 200).width)", "3587.0")
    XCTAssertEqual("\(pages.contentOffset(of: 3)) \(pages.page(at: 900)!)", "876.0 3")
  }

  private struct LayoutRow: TableRow {
    var source: String
    var count: Int
    var length: Double
    var spacing = 0.0
    var viewport: Double
    var alignment = PageAlignment.leading
    var ends: PageEnds?
    /// Leading is where page 0 is.
    var insets = AxisInsets.zero
    var content: Double
    /// Logical.
    var offsets: [Double]
  }

  func testContentLengthAndOffsets() {
    let half = PageAlignment(page: 0, viewport: 0.5)
    let rows = [
      LayoutRow(
        source: "webkit scroll-snap-offsets", count: 6, length: 30, viewport: 30, content: 180,
        offsets: [0, 30, 60, 90, 120, 150]),
      LayoutRow(
        source: "egjs BoundCameraMode center", count: 3, length: 300, viewport: 900,
        alignment: .center, ends: .contained, content: 900, offsets: [0, 0, 0]),
      LayoutRow(
        source: "egjs BoundCameraMode next", count: 3, length: 300, viewport: 900,
        alignment: .trailing, content: 900, offsets: [0, 0, 0]),
      LayoutRow(
        source: "egjs LinearCameraMode without panels", count: 0, length: 300, viewport: 900,
        content: 0, offsets: []),
      LayoutRow(
        source: "RNRC ScrollViewGesture.test boundary", count: 3, length: 300, viewport: 300,
        content: 900, offsets: [0, 300, 600]),
      LayoutRow(
        source: "RNRC ScrollViewGesture.test boundary", count: 2, length: 100, viewport: 300,
        content: 200, offsets: [0, 0]),
      LayoutRow(
        source: "embla engine, 4 of 200 points, start", count: 4, length: 200, viewport: 320,
        content: 800, offsets: [0, 200, 400, 480]),
      LayoutRow(
        source: "embla engine, 4 of 200 points, center", count: 4, length: 200, viewport: 320,
        alignment: .center, ends: .contained, content: 800, offsets: [0, 140, 340, 480]),
      LayoutRow(
        source: "embla ssr.test keepSnaps", count: 8, length: 30, viewport: 100,
        alignment: .center, ends: .contained, content: 240,
        offsets: [0, 0, 25, 55, 85, 115, 140, 140]),
      LayoutRow(
        source: "embla slidesToScroll-ltr.test", count: 6, length: 576, viewport: 480,
        alignment: .center, ends: .contained, content: 3456,
        offsets: [48, 624, 1200, 1776, 2352, 2928]),
      LayoutRow(
        source: "splide Move general.test", count: 4, length: 200, viewport: 200, content: 800,
        offsets: [0, 200, 400, 600]),
      LayoutRow(
        source: "definition: centred pages are padded", count: 3, length: 200, spacing: 10,
        viewport: 320, alignment: .center, content: 740, offsets: [0, 210, 420]),
      LayoutRow(
        source: "definition: padded when asked", count: 3, length: 200, spacing: 10, viewport: 320,
        ends: .padded, content: 740, offsets: [0, 210, 420]),
      LayoutRow(
        source: "definition: not padded", count: 3, length: 200, spacing: 10, viewport: 320,
        content: 620, offsets: [0, 210, 300]),
      LayoutRow(
        source: "definition: start in the middle", count: 3, length: 200, viewport: 320,
        alignment: half, ends: .padded, content: 760, offsets: [0, 200, 400]),
      LayoutRow(
        source: "definition: one trailing page", count: 1, length: 100, viewport: 320,
        alignment: .trailing, ends: .padded, content: 320, offsets: [0]),
      LayoutRow(
        source: "definition: one page", count: 1, length: 320, viewport: 320, content: 320,
        offsets: [0]),
      LayoutRow(
        source: "definition: two pages", count: 2, length: 320, spacing: 20, viewport: 320,
        content: 660, offsets: [0, 340]),
      LayoutRow(
        source: "definition: smaller than the viewport", count: 2, length: 100, viewport: 320,
        insets: AxisInsets(leading: 15, trailing: 5), content: 200, offsets: [-15, -15]),
      LayoutRow(
        source: "definition: insets", count: 3, length: 280, viewport: 320,
        insets: AxisInsets(leading: 30, trailing: 10), content: 840, offsets: [-30, 250, 530]),
      LayoutRow(
        source: "definition: centred between insets", count: 3, length: 200, viewport: 320,
        alignment: .center, insets: AxisInsets(leading: 30, trailing: 10), content: 680,
        offsets: [-30, 170, 370]),
      LayoutRow(
        source: "definition: no width yet", count: 3, length: 0, viewport: 0, content: 0,
        offsets: [0, 0, 0]),
      LayoutRow(
        source: "definition: no page length", count: 3, length: 0, spacing: 10, viewport: 8,
        content: 20, offsets: [0, 10, 12]),
      LayoutRow(
        source: "definition: bad lengths count as zero", count: 3, length: 100, spacing: -7,
        viewport: .nan, content: 300, offsets: [0, 100, 200]),
      LayoutRow(
        source: "definition: a negative count counts as zero", count: -2, length: 100,
        viewport: 100, content: 0, offsets: []),
    ]
    forEachRow("content length and offsets of pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, spacing: row.spacing, viewport: row.viewport,
          alignment: row.alignment, ends: row.ends, insets: direction.insets(row.insets),
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        XCTAssertEqual(pages.count, row.offsets.count)
        XCTAssertEqual(pages.contentLength, row.content)
        let size = pages.contentSize(crossLength: 44)
        XCTAssertEqual([size.width, size.height], direction.pair(row.content, 44))
        let viewport = row.viewport.isNaN ? 0 : row.viewport
        let offsets = row.offsets.map {
          direction.offset($0, content: row.content, viewport: viewport)
        }
        XCTAssertEqual((0..<pages.count).map { pages.contentOffset(of: $0) }, offsets)
      }
    }
  }

  private struct DifferingRow: TableRow {
    var source: String
    var reason: String
    var viewport: Double
    var last: Double
  }

  func testLastOffsetThatDiffersByOurRule() {
    let rows = [
      DifferingRow(
        source: "RNRC ScrollViewGesture.test: 0",
        reason: "a viewport without width is an ordinary one, in which page 2 rests at its start",
        viewport: 0, last: 600)
    ]
    forEachRow("last offset that differs by our rule", rows) { row in
      let pages = Pages(count: 3, length: 300, viewport: row.viewport)
      XCTAssertEqual(pages.contentOffset(of: 2), row.last, row.reason)
    }
  }

  private struct DividedRow: TableRow {
    var source: String
    var content: Double
    var length: Double
    var spacing = 0.0
    var viewport: Double
    var count: Int
    var last: Double
    var lastOffset: Double
  }

  func testContentDividedIntoPages() {
    let rows = [
      DividedRow(
        source: "stackoverflow 4132993", content: 3140, length: 728, viewport: 728, count: 5,
        last: 228, lastOffset: 2412),
      DividedRow(
        source: "definition: three whole pages", content: 960, length: 320, viewport: 320,
        count: 3, last: 320, lastOffset: 640),
      DividedRow(
        source: "definition: a point more", content: 961, length: 320, viewport: 320, count: 4,
        last: 1, lastOffset: 641),
      DividedRow(
        source: "definition: a point less", content: 959, length: 320, viewport: 320, count: 3,
        last: 319, lastOffset: 639),
      DividedRow(
        source: "definition: a rounding error is no page", content: 960.0000001, length: 320,
        viewport: 320, count: 3, last: 320, lastOffset: 640),
      DividedRow(
        source: "definition: 40 times 411.428571 as a Float is 16457.143", content: 16457.142578125,
        length: 411.428571, viewport: 411.428571, count: 40, last: 411.428309125,
        lastOffset: 16045.714007125),
      DividedRow(
        source: "definition: ten times Float(320.1), in pages of 320.1", content: 3201.000061,
        length: 320.1, viewport: 320.1, count: 10, last: 320.1, lastOffset: 2880.9),
      DividedRow(
        source: "definition: three times Float(1440 / 2.625 / 3), in thirds of the double",
        content: 548.57144165, length: 1440 / 2.625 / 3, viewport: 1440 / 2.625 / 3, count: 3,
        last: 182.85714286, lastOffset: 365.71428571),
      DividedRow(
        source: "definition: the tolerance itself", content: 960.0009, length: 320, viewport: 320,
        count: 3, last: 320, lastOffset: 640),
      DividedRow(
        source: "definition: more than the tolerance", content: 960.0011, length: 320,
        viewport: 320,
        count: 4, last: 0.0011, lastOffset: 640.0011),
      DividedRow(
        source: "definition: a thirtieth is", content: 960.03125, length: 320, viewport: 320,
        count: 4, last: 0.03125, lastOffset: 640.03125),
      DividedRow(
        source: "definition: ceil((620 + 10) / 210)", content: 620, length: 200, spacing: 10,
        viewport: 200, count: 3, last: 200, lastOffset: 420),
      DividedRow(
        source: "definition: ceil((621 + 10) / 210), which ends in the gap", content: 621,
        length: 200, spacing: 10, viewport: 200, count: 3, last: 200, lastOffset: 420),
      DividedRow(
        source: "definition: shorter than a page", content: 100, length: 320, viewport: 320,
        count: 1, last: 100, lastOffset: 0),
      DividedRow(
        source: "definition: pages shorter than the viewport", content: 250, length: 100,
        viewport: 220, count: 3, last: 50, lastOffset: 30),
      DividedRow(
        source: "definition: no content", content: 0, length: 320, viewport: 320, count: 0,
        last: 0, lastOffset: 0),
      DividedRow(
        source: "definition: no page length", content: 960, length: 0, viewport: 320, count: 0,
        last: 0, lastOffset: 0),
      DividedRow(
        source: "definition: only spacing", content: 960, length: 0, spacing: 10, viewport: 320,
        count: 0, last: 0, lastOffset: 0),
      DividedRow(
        source: "definition: not a number", content: .nan, length: 320, viewport: 320, count: 0,
        last: 0, lastOffset: 0),
    ]
    forEachRow("content divided into pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          contentLength: row.content, length: row.length, spacing: row.spacing,
          viewport: row.viewport, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        XCTAssertEqual(pages.count, row.count)
        let offset = direction.offset(
          row.lastOffset, content: pages.contentLength, viewport: row.viewport)
        XCTAssertEqual(pages.contentOffset(of: row.count - 1), offset, accuracy: 1e-6)
        guard row.count > 0 else { continue }
        XCTAssertEqual(pages.lastLength, row.last, accuracy: 1e-6)
        XCTAssertEqual(pages.length(of: row.count - 1), row.last, accuracy: 1e-6)
        XCTAssertEqual(pages.length(of: row.count - 2), row.count > 1 ? row.length : 0)
        XCTAssertEqual(pages.length(of: row.count), 0)
        XCTAssertEqual(pages.page(at: offset), row.count - 1)
      }
    }
  }

  func testPropertiesAreThoseGiven() {
    let pages = Pages(
      count: 3, length: 100, spacing: 8, viewport: 120, alignment: .trailing,
      peek: AxisInsets(leading: 5, trailing: 6))
    XCTAssertEqual(
      [pages.length, pages.spacing, pages.lastLength, pages.pitch], [100, 8, 100, 108])
    XCTAssertEqual(pages.alignment, .trailing)
    XCTAssertEqual(pages.peek, AxisInsets(leading: 5, trailing: 6))
  }

  private struct DivisionRow: TableRow {
    var content: Double
    var length: Double
    var spacing = 0.0
    var count: Int
    var last: Double
    var source: String
  }

  func testContentDividesIntoPages() {
    let formula = "formula: ceil((content + spacing) / (length + spacing))"
    let rows = [
      DivisionRow(content: 3140, length: 728, count: 5, last: 228, source: formula),
      DivisionRow(content: 40000, length: 852, count: 47, last: 808, source: formula),
      DivisionRow(content: 960, length: 320, count: 3, last: 320, source: formula),
      DivisionRow(content: 980, length: 320, spacing: 10, count: 3, last: 320, source: formula),
      DivisionRow(
        content: 985, length: 320, spacing: 10, count: 3, last: 320,
        source: "definition: what lies in a gap is no page"),
      DivisionRow(
        content: 2e10, length: 10, count: 2_000_000_000, last: 10,
        source: "definition: no empty page, beyond 2^34 either"),
      DivisionRow(
        content: 3e7, length: 320, count: 93750, last: 320, source: "radar 15530028: 3e7 pt"),
      DivisionRow(
        content: 390.00000000000006, length: 390, count: 1, last: 390,
        source: "definition: a rounding error is no page"),
      DivisionRow(content: 100, length: 320, count: 1, last: 100, source: formula),
      DivisionRow(content: 0, length: 320, count: 0, last: 0, source: "definition: no content"),
      DivisionRow(content: 100, length: 0, count: 0, last: 0, source: "definition: no page length"),
    ]
    forEachRow("pages of content", rows) { row in
      let pages = Pages(
        contentLength: row.content, length: row.length, spacing: row.spacing, viewport: 320)
      XCTAssertEqual(pages.count, row.count)
      XCTAssertEqual(pages.lastLength, row.last, accuracy: 1e-9)
    }
  }
}
