import ScrollKit
import XCTest

/// Which page of one length is shown at an offset, and the way back.
final class PagesPositionTests: XCTestCase {
  private struct PageRow: TableRow {
    var source: String
    var count: Int
    var length: Double
    var viewport: Double
    var offset: Double
    var page: Int?
    var position: Double
    var reason: String

    init(
      _ source: String, _ count: Int, of length: Double, in viewport: Double, at offset: Double,
      _ page: Int?, _ position: Double, reason: String = ""
    ) {
      self.source = source
      self.count = count
      self.length = length
      self.viewport = viewport
      self.offset = offset
      self.page = page
      self.position = position
      self.reason = reason
    }
  }

  func testPageAndFractionalPage() {
    let flutter = "flutter page_view_test"
    let uikit = "UIKit idiom floor((x - w/2) / w) + 1"
    let far = "radar 15530028: offsets of 3e7 points"
    let rows = [
      PageRow(uikit, 9, of: 320, in: 320, at: 0, 0, 0),
      PageRow(uikit, 9, of: 320, in: 320, at: 479, 1, 479.0 / 320),
      PageRow(uikit, 9, of: 320, in: 320, at: 480, 2, 1.5),
      PageRow("UIKit idiom: truncation", 9, of: 320, in: 320, at: 959.9999, 3, 2.9999996875),
      PageRow("UIKit idiom: -0.6 of a page", 9, of: 320, in: 320, at: -192, 0, -0.6),
      PageRow(flutter, 9, of: 25, in: 25, at: 150, 6, 6),
      PageRow(flutter, 3, of: 800, in: 800, at: 799.99999999999, 1, 0.9999999999999875),
      PageRow(flutter, 3, of: 800, in: 800, at: 380, 0, 0.475),
      PageRow(flutter, 3, of: 800, in: 800, at: 420, 1, 0.525),
      PageRow(
        flutter, 366, of: 392.72727272727275, in: 392.72727272727275,
        at: 365 * 392.72727272727275, 365, 365),
      PageRow("RNRC carousel-math.test", 9, of: 320, in: 320, at: 960, 3, 3),
      PageRow("RNRC carousel-math.test", 9, of: 320, in: 320, at: 1000, 3, 3.125),
      PageRow("RNRC carousel-math.test", 9, of: 0, in: 0, at: 100, 0, 0),
      PageRow("RNRC useOnProgressChange.test", 3, of: 300, in: 300, at: -300, 0, -1),
      PageRow("RNRC useOnProgressChange.test", 3, of: 300, in: 300, at: 900, 2, 3),
      PageRow("splide Move general.test", 10, of: 200, in: 200, at: 99, 0, 0.495),
      PageRow("splide Move general.test", 10, of: 200, in: 200, at: 200, 1, 1),
      PageRow("splide Move general.test, a tie", 10, of: 200, in: 200, at: 300, 2, 1.5),
      PageRow("splide exceededLimit: no", 10, of: 200, in: 200, at: 10, 0, 0.05),
      PageRow("splide exceededLimit: yes", 10, of: 200, in: 200, at: -10, 0, -0.05),
      PageRow("splide exceededLimit: no", 10, of: 200, in: 200, at: 1790, 9, 8.95),
      PageRow("compose PagerStateTest", 9, of: 400, in: 400, at: 240, 1, 0.6),
      PageRow("keen-slider without loop", 5, of: 100, in: 100, at: 470, 4, 4.7),
      PageRow("keen-slider without loop", 5, of: 100, in: 100, at: -30, 0, -0.3),
      PageRow(far, 100_000, of: 320, in: 320, at: 30_000_000, 93_750, 93_750),
      PageRow(far, 100_000, of: 320, in: 320, at: 30_000_159, 93_750, 93_750.496875),
      PageRow(far, 100_000, of: 320, in: 320, at: 30_000_160, 93_751, 93_750.5),
      PageRow("definition: no width yet", 3, of: 0, in: 0, at: 0, 0, 0),
      PageRow("definition: no pages", 0, of: 320, in: 320, at: 700, nil, 0),
      PageRow("definition: one page", 1, of: 320, in: 320, at: 700, 0, 2.1875),
      PageRow("definition: two pages", 2, of: 320, in: 320, at: 160, 1, 0.5),
      PageRow("definition: three pages", 3, of: 320, in: 320, at: 159, 0, 0.496875),
      PageRow("definition: all in the viewport", 3, of: 100, in: 320, at: 0, 0, 0),
      PageRow("definition: all in the viewport", 3, of: 100, in: 320, at: 50, 0, 0.5),
      PageRow("definition: three share the last offset", 6, of: 100, in: 320, at: 200, 2, 2),
      PageRow("definition: from 200 to 280 three pages", 6, of: 100, in: 320, at: 220, 2, 2.75),
      PageRow("definition: a tie is the next", 6, of: 100, in: 320, at: 240, 5, 3.5),
      PageRow("definition: the last index wins", 6, of: 100, in: 320, at: 280, 5, 5),
      PageRow("definition: past the last", 6, of: 100, in: 320, at: 330, 5, 5.5),
      PageRow("definition: pages longer than the viewport", 3, of: 500, in: 300, at: 750, 2, 1.5),
      PageRow("definition: not a number", 3, of: 320, in: 320, at: .nan, 0, 0),
      PageRow(
        "definition: a tie but for a rounding", 40, of: 411.428571, in: 411.428571,
        at: 20.5 * 411.428571, 21, 20.5),
      PageRow(
        "definition: a tie but for a rounding", 40, of: 0.1, in: 0.1, at: 3.5 * 0.1, 4, 3.5),
      PageRow(
        "definition: a rounding before a page", 40, of: 411.428571, in: 411.428571,
        at: (7 * 411.428571).nextDown, 7, 7),
      PageRow(
        "definition: a rounding before the first", 3, of: 320, in: 320, at: -1e-13, 0, 0),
      PageRow(
        "definition: a rounding past the last", 3, of: 320, in: 320, at: 640 + 1e-13, 2, 2),
      PageRow("definition: no width yet, the third page", 3, of: 0, in: 0, at: 2, 0, 2),
      PageRow("definition: no width yet, beyond the pages", 3, of: 0, in: 0, at: 2.5, 0, 0),
      PageRow("definition: no width yet, before the first", 3, of: 0, in: 0, at: -1, 0, 0),
    ]
    check("page and fractional page", rows)
  }

  func testPagesThatDifferByOurRule() {
    let rows = [
      PageRow(
        "UIKit idiom: -1", 9, of: 320, in: 320, at: -161, 0, -161.0 / 320,
        reason: "held within the pages there are"),
      PageRow(
        "keen-slider without loop: 0", 5, of: 100, in: 100, at: 50, 1, 0.5,
        reason: "a tie is the next"),
      PageRow(
        "keen-slider without loop: 1", 5, of: 100, in: 100, at: 150, 2, 1.5,
        reason: "a tie is the next"),
      PageRow(
        "embla ScrollTarget: 0 at half a page", 5, of: 800, in: 800, at: 400, 1, 0.5,
        reason: "a tie is the next"),
    ]
    check("pages that differ by our rule", rows)
  }

  private func check(_ table: String, _ rows: [PageRow]) {
    forEachRow(table, rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, viewport: row.viewport, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let content = Double(row.count) * row.length
        let offset = direction.offset(row.offset, content: content, viewport: row.viewport)
        XCTAssertEqual(pages.page(at: offset), row.page, row.reason)
        XCTAssertEqual(pages.fractionalPage(at: offset), row.position, accuracy: 1e-9)
        guard row.count * Int(row.length) > Int(row.viewport), !row.offset.isNaN else { continue }
        let back = pages.contentOffset(ofFractionalPage: row.position)
        XCTAssertEqual(back, offset, accuracy: 1e-6)
      }
    }
  }

  /// The tutorials' page controls truncate: `pageControl.currentPage = Int(x / width)`. Here the
  /// nearest page is current, a tie the next, and none beyond the ends.
  func testThePageIsNotTruncated() {
    let tutorial = "tutorial: currentPage = Int(contentOffset.x / bounds.width)"
    let nearest = tutorial + ": ours is the nearest page"
    let rows: [PeerRow<(count: Int, width: Double, offset: Double), Int>] = [
      PeerRow((3, 320, 0), 0, tutorial),
      PeerRow((3, 320, 320), 1, tutorial),
      PeerRow((3, 320, 640), 2, tutorial),
      PeerRow((9, 375, 750), 2, tutorial),
      PeerRow((9, 375, 937), 2, tutorial),
      PeerRow((5, 414, 1700), 4, tutorial),
      PeerRow((3, 320, 159), 0, tutorial),
      PeerRow((3, 320, 160), ours: 1, theirs: 0, nearest + ", at half a page the next"),
      PeerRow((3, 320, 161), ours: 1, theirs: 0, nearest),
      PeerRow((3, 320, 319.5), ours: 1, theirs: 0, nearest + ", a pixel from its stop"),
      PeerRow((9, 375, 1124.5), ours: 3, theirs: 2, nearest + ", a pixel from its stop"),
      PeerRow((9, 375, 940), ours: 3, theirs: 2, nearest),
      PeerRow((3, 320, 960), ours: 2, theirs: 3, tutorial + ": ours is a page there is"),
      PeerRow((3, 320, -400), ours: 0, theirs: -1, tutorial + ": ours is a page there is"),
      PeerRow((1, 320, 320), ours: 0, theirs: 1, tutorial + ": ours is a page there is"),
    ]
    forEachRow("current page of the tutorials", rows) { row in
      let (count, width, offset) = row.input
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: count, length: width, viewport: width, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let physical = direction.offset(offset, content: Double(count) * width, viewport: width)
        let dots = PageIndicator(pageCount: count)
        check(dots.currentPage(for: pages.fractionalPage(at: physical)) ?? -1, row)
        check(pages.page(at: physical) ?? -1, row)
      }
    }
  }

  private struct OffsetRow: TableRow {
    var source: String
    var position: Double
    var offset: Double
  }

  /// Twenty pages of 400 points.
  func testContentOffsetOfAFractionalPage() {
    let rows = [
      OffsetRow(source: "compose PagerStateTest", position: 10.5, offset: 4200),
      OffsetRow(source: "compose PagerStateTest", position: 4.2, offset: 1680),
      OffsetRow(source: "compose PagerStateTest", position: 12 - 0.4, offset: 4640),
      OffsetRow(source: "RNRC offsetForPage, of 400", position: 3, offset: 1200),
      OffsetRow(source: "definition: the first", position: 0, offset: 0),
      OffsetRow(source: "definition: the last", position: 19, offset: 7600),
      OffsetRow(source: "definition: before the first", position: -0.5, offset: -200),
      OffsetRow(source: "definition: past the last", position: 19.25, offset: 7700),
      OffsetRow(source: "definition: not a number", position: .nan, offset: 0),
    ]
    forEachRow("content offset of a fractional page", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 20, length: 400, viewport: 400, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(row.offset, content: 8000, viewport: 400)
        XCTAssertEqual(
          pages.contentOffset(ofFractionalPage: row.position), offset, accuracy: 1e-9)
      }
    }
  }

  func testOffsetsWithoutPagesAreTheLeast() {
    for direction in PagingDirection.allCases {
      let pages = Pages(
        count: 0, length: 320, viewport: 320,
        insets: direction.insets(AxisInsets(leading: 20, trailing: 5)), axis: direction.axis,
        isRightToLeft: direction.isRightToLeft)
      let least = direction.offset(-20, content: 0, viewport: 320)
      XCTAssertEqual(pages.contentOffset(of: 3), least)
      XCTAssertEqual(pages.contentOffset(ofFractionalPage: 3), least)
      let others = Pages(count: 4, length: 320, viewport: 320)
      XCTAssertEqual(pages.contentOffset(keeping: 700, from: others), least)
      XCTAssertEqual(pages.progress(at: 700), 0)
    }
  }

  private struct ProgressRow: TableRow {
    var source: String
    var count: Int
    var length: Double
    var viewport: Double
    var alignment = PageAlignment.leading
    var offset: Double
    var progress: Double
  }

  func testProgress() {
    let rows = [
      ProgressRow(
        source: "embla engine, 3 slides", count: 3, length: 320, viewport: 320, offset: 320,
        progress: 0.5),
      ProgressRow(
        source: "embla engine, 4 slides", count: 4, length: 200, viewport: 320, offset: 200,
        progress: 0.416667),
      ProgressRow(
        source: "embla engine, 4 slides", count: 4, length: 200, viewport: 320, offset: 400,
        progress: 0.833333),
      ProgressRow(
        source: "embla ScrollProgress", count: 266, length: 10, viewport: 1000, offset: 0,
        progress: 0),
      ProgressRow(
        source: "embla ScrollProgress", count: 266, length: 10, viewport: 1000, offset: 830,
        progress: 0.5),
      ProgressRow(
        source: "embla ScrollProgress", count: 266, length: 10, viewport: 1000, offset: 1660,
        progress: 1),
      ProgressRow(
        source: "embla ScrollProgress", count: 266, length: 10, viewport: 1000, offset: -10,
        progress: -0.006024),
      ProgressRow(
        source: "keen-slider without loop", count: 5, length: 100, viewport: 100, offset: 50,
        progress: 0.125),
      ProgressRow(
        source: "keen-slider without loop", count: 5, length: 100, viewport: 100, offset: 150,
        progress: 0.375),
      ProgressRow(
        source: "keen-slider without loop", count: 5, length: 100, viewport: 100, offset: 470,
        progress: 1.175),
      ProgressRow(
        source: "keen-slider without loop", count: 5, length: 100, viewport: 100, offset: -30,
        progress: -0.075),
      ProgressRow(
        source: "definition: 0 at the first page, which rests at 100", count: 3, length: 500,
        viewport: 300, alignment: .center, offset: 100, progress: 0),
      ProgressRow(
        source: "definition: 1 at the last page, which rests at 1100", count: 3, length: 500,
        viewport: 300, alignment: .center, offset: 1100, progress: 1),
      ProgressRow(
        source: "definition: one page", count: 1, length: 500, viewport: 300, offset: 100,
        progress: 0),
      ProgressRow(
        source: "definition: all in the viewport", count: 3, length: 100, viewport: 300,
        offset: 100, progress: 0),
      ProgressRow(
        source: "definition: two pages", count: 2, length: 300, viewport: 300, offset: 75,
        progress: 0.25),
    ]
    forEachRow("progress of pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, viewport: row.viewport, alignment: row.alignment,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(
          row.offset, content: Double(row.count) * row.length, viewport: row.viewport)
        XCTAssertEqual(pages.progress(at: offset), row.progress, accuracy: 1e-6)
      }
    }
  }

  func testNotANumberIsTheLeadingEdge() {
    for direction in PagingDirection.allCases {
      let pages = Pages(
        count: 3, length: 280, viewport: 320,
        insets: direction.insets(AxisInsets(leading: 30, trailing: 10)), axis: direction.axis,
        isRightToLeft: direction.isRightToLeft)
      XCTAssertEqual(pages.fractionalPage(at: .nan), 0)
      XCTAssertEqual(pages.progress(at: .nan), 0)
      XCTAssertEqual(pages.visiblePages(at: .nan), 0..<2)
      XCTAssertEqual(pages.visibleFraction(of: 1, at: .nan), 10.0 / 280, accuracy: 1e-12)
    }
  }

  /// Code that truncates the fractional page must not find page -1 at the first page's offset, nor
  /// the page before the last at the last page's.
  func testAtTheEndsARoundingIsNoPage() {
    let rows: [Row<(insets: Double, ulps: Double), Double>] = [
      Row((0, -1), 0, "definition: a rounding before the first"),
      Row((30.1, -1), 0, "definition: a rounding before the first, which is inset"),
      Row((30.1, 1), 0, "definition: a rounding past the first"),
      Row((0, -1), 2, "definition: a rounding before the last"),
      Row((0, 1), 2, "definition: a rounding past the last"),
      Row((30.1, 1), 2, "definition: a rounding past the last, which is inset"),
    ]
    forEachRow("roundings at the ends of pages", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 3, length: 411.428571, viewport: 411.428571,
          insets: AxisInsets(leading: row.input.insets, trailing: row.input.insets),
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let miss = direction.velocity(row.input.ulps) * 1e-12
        let offset = pages.contentOffset(of: Int(row.expected)) + miss
        XCTAssertEqual(pages.fractionalPage(at: offset), row.expected)
        XCTAssertEqual(pages.fractionalStop(at: offset), row.expected)
        XCTAssertEqual(pages.progress(at: offset), row.expected / 2)
      }
    }
  }

  func testPagesThereAreNotCountAsTheNearest() {
    let pages = Pages(count: 3, length: 320, viewport: 320)
    XCTAssertEqual(pages.contentOffset(of: -1), 0)
    XCTAssertEqual(pages.contentOffset(of: 3), 640)
    XCTAssertEqual(pages.contentOffset(of: .max), 640)
  }

  func testPagesShorterThanTheDistanceOfTwoNumbers() throws {
    // At 3e15 only whole halves are numbers, so pages of a quarter share offsets in pairs.
    let pages = Pages(count: 1 << 60, length: 0.25, viewport: 320)
    XCTAssertEqual(pages.fractionalPage(at: 3e15), 1.2e16, accuracy: 2)
    let page = try XCTUnwrap(pages.page(at: 3e15))
    XCTAssertEqual(Double(page), 1.2e16, accuracy: 2)
    XCTAssertEqual(pages.contentOffset(of: page), 3e15)
  }
}
