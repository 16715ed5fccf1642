import ScrollKit
import XCTest

/// Where scrolling rests, when pages share offsets.
final class StopsTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let pages = Pages(count: 10, length: 100, viewport: 300)
    XCTAssertEqual(
      "\(pages.stopCount) \(pages.stop(at: 700)!) \(pages.page(ofStop: 7)!)", "8 7 9")
    XCTAssertEqual(
      "\(pages.nextStop(after: 700) ?? -1) \(pages.previousStop(before: 700)!)", "-1 6")
  }

  func testStops() {
    forEachRow("stops", StopRow.all) { row in
      for direction in PagingDirection.allCases {
        for layout in row.layouts(along: direction) {
          XCTAssertEqual(layout.count, row.lengths.count)
          XCTAssertEqual(layout.stopCount, row.stops.count)
          XCTAssertTrue(areNear(layout.places, row.stops, 1e-9), "\(layout.places)")
          XCTAssertEqual((0..<layout.stopCount).map { layout.pageOfStop($0) }, row.pages)
          XCTAssertEqual(layout.pageOfStop(-1), row.pages.first)
          XCTAssertEqual(layout.pageOfStop(.max), row.pages.last)
          XCTAssertEqual(layout.stopOfPage(-1), row.stops.isEmpty ? nil : 0)
          XCTAssertEqual(layout.stopOfPage(.max), row.stops.isEmpty ? nil : row.stops.count - 1)
          // A page stops where it rests.
          for page in 0..<row.lengths.count {
            let stop = layout.stopOfPage(page) ?? -1
            XCTAssertEqual(layout.place(stop), layout.offset(page), accuracy: 1)
          }
          // A dot for each stop: each is current somewhere.
          let dots = PageIndicator(pageCount: layout.stopCount)
          for (stop, offset) in row.stops.enumerated() {
            XCTAssertEqual(layout.stop(offset), stop)
            XCTAssertEqual(dots.currentPage(for: layout.fraction(offset)), stop)
          }
        }
      }
    }
  }

  private struct OffsetRow: TableRow {
    var source: String
    var pages: StopRow
    /// Logical.
    var offset: Double
    var current: Int?
    var fraction: Double
    var next: Int?
    var previous: Int?
    /// Also when wrapping, where that differs.
    var wrapped: (next: Int?, previous: Int?)?

    init(
      _ source: String, _ pages: StopRow, at offset: Double, _ current: Int?, _ fraction: Double,
      next: Int?, previous: Int?, wrapped: (Int?, Int?)? = nil
    ) {
      (self.source, self.pages, self.offset, self.current) = (source, pages, offset, current)
      (self.fraction, self.next, self.previous, self.wrapped) = (fraction, next, previous, wrapped)
    }
  }

  func testNextAndPreviousStop() {
    let ten = StopRow("", 10, of: 100, in: 300, stops: [], pages: [])
    let fits = StopRow("", 3, of: 100, in: 320, stops: [], pages: [])
    let close = StopRow("", [300, 1.5, 300, 300], in: 300, stops: [], pages: [])
    let none = StopRow("", 0, of: 100, in: 320, stops: [], pages: [])
    let one = StopRow("", 1, of: 320, in: 320, stops: [], pages: [])
    let two = StopRow("", 2, of: 320, in: 320, stops: [], pages: [])
    let inset = StopRow("", 5, of: 100, in: 300, insets: (40, 60), stops: [], pages: [])
    let thirds = StopRow("", 9, of: 104.5, in: 104.5, stops: [], pages: [])
    let stuck = "public report: previous from what is shown never moves"
    let half = "UIScrollView rounds offsets to device pixels: half a point at 1x"
    let quarter = "definition: a quarter of the way to the next stop, where that is less"
    let rows = [
      OffsetRow(stuck, ten, at: 700, 7, 7, next: nil, previous: 6, wrapped: (0, 6)),
      OffsetRow(
        "definition: at the first", ten, at: 0, 0, 0, next: 1, previous: nil, wrapped: (1, 7)),
      OffsetRow("definition: inside", ten, at: 300, 3, 3, next: 4, previous: 2),
      OffsetRow("definition: between two", ten, at: 640, 6, 6.4, next: 7, previous: 6),
      OffsetRow("definition: a tie is the next", ten, at: 650, 7, 6.5, next: 7, previous: 6),
      OffsetRow("definition: near the next", ten, at: 690, 7, 6.9, next: 7, previous: 6),
      OffsetRow(half, ten, at: 100.5, 1, 1.005, next: 2, previous: 0),
      OffsetRow(half, ten, at: 99.5, 1, 0.995, next: 2, previous: 0),
      OffsetRow(half, ten, at: 699.5, 7, 6.995, next: nil, previous: 6, wrapped: (0, 6)),
      OffsetRow(half, ten, at: 0.5, 0, 0.005, next: 1, previous: nil, wrapped: (1, 7)),
      OffsetRow(half, thirds, at: 313, 3, 313 / 104.5, next: 4, previous: 2),
      OffsetRow(half, thirds, at: 314, 3, 314 / 104.5, next: 4, previous: 2),
      OffsetRow("definition: more is off the stop", ten, at: 100.6, 1, 1.006, next: 2, previous: 1),
      OffsetRow("definition: more is off the stop", ten, at: 99.4, 1, 0.994, next: 1, previous: 0),
      OffsetRow(
        "definition: pulled before the first, which lies ahead", ten, at: -30, 0, -0.3, next: 0,
        previous: nil, wrapped: (0, 7)),
      OffsetRow(
        "definition: pulled past the last, which lies behind", ten, at: 730, 7, 7.3, next: nil,
        previous: 7, wrapped: (0, 7)),
      OffsetRow(
        "definition: not a number is the leading edge", ten, at: .nan, 0, 0, next: 1,
        previous: nil, wrapped: (1, 7)),
      OffsetRow(quarter, close, at: 300.1875, 1, 1.125, next: 2, previous: 0),
      OffsetRow(quarter, close, at: 300.5, 1, 1 + 0.5 / 1.5, next: 2, previous: 1),
      OffsetRow(quarter, close, at: 301, 2, 1 + 1 / 1.5, next: 2, previous: 1),
      OffsetRow(quarter, close, at: 301.3125, 2, 1.875, next: 3, previous: 1),
      OffsetRow(
        "definition: insets", inset, at: -40, 0, 0, next: 1, previous: nil, wrapped: (1, 3)),
      OffsetRow("definition: insets", inset, at: 160, 2, 2, next: 3, previous: 1),
      OffsetRow("definition: all in the viewport", fits, at: 0, 0, 0, next: nil, previous: nil),
      OffsetRow(
        "definition: all in the viewport, pulled", fits, at: 50, 0, 0.5, next: nil, previous: 0),
      OffsetRow(
        "definition: all in the viewport, pulled", fits, at: -50, 0, -0.5, next: 0, previous: nil),
      OffsetRow("definition: no pages", none, at: 0, nil, 0, next: nil, previous: nil),
      OffsetRow("definition: one page", one, at: 0, 0, 0, next: nil, previous: nil),
      OffsetRow(
        "definition: two pages", two, at: 0, 0, 0, next: 1, previous: nil, wrapped: (1, 1)),
      OffsetRow(
        "definition: two pages", two, at: 320, 1, 1, next: nil, previous: 0, wrapped: (0, 0)),
    ]
    forEachRow("next and previous stop", rows) { row in
      for direction in PagingDirection.allCases {
        for layout in row.pages.layouts(along: direction) {
          XCTAssertEqual(layout.stop(row.offset), row.current)
          // Outside, the mean length counts as a page of several lengths.
          XCTAssertEqual(layout.fraction(row.offset), row.fraction, accuracy: 1e-9)
          XCTAssertEqual(layout.next(row.offset, false), row.next)
          XCTAssertEqual(layout.previous(row.offset, false), row.previous)
          let wrapped = row.wrapped ?? (row.next, row.previous)
          XCTAssertEqual(layout.next(row.offset, true), wrapped.next)
          XCTAssertEqual(layout.previous(row.offset, true), wrapped.previous)
        }
      }
    }
  }

  private struct StepRow: TableRow {
    var source: String
    var pages: StopRow
    var page: Int
    var after: Int?
    var before: Int?
    var wrapped: (after: Int?, before: Int?)

    init(
      _ source: String, _ pages: StopRow, from page: Int, after: Int?, before: Int?,
      wrapped: (Int?, Int?)
    ) {
      (self.source, self.pages, self.page) = (source, pages, page)
      (self.after, self.before, self.wrapped) = (after, before, wrapped)
    }
  }

  func testPagesStepByStops() {
    let ten = StopRow("", 10, of: 100, in: 300, stops: [], pages: [])
    let centred = StopRow("", 10, of: 100, in: 300, .center, stops: [], pages: [])
    let fits = StopRow("", 3, of: 100, in: 320, stops: [], pages: [])
    let flat = StopRow("", [300, 0, 300, 300], in: 300, stops: [], pages: [])
    let rule = "definition: the next page that rests elsewhere"
    let stuck = "public report: page(before:) of what is shown never moves"
    let rows = [
      StepRow(rule, ten, from: 0, after: 1, before: 0, wrapped: (1, 9)),
      StepRow(rule, ten, from: 5, after: 6, before: 4, wrapped: (6, 4)),
      StepRow(rule, ten, from: 6, after: 9, before: 5, wrapped: (9, 5)),
      StepRow(rule, ten, from: 7, after: 9, before: 6, wrapped: (0, 6)),
      StepRow(rule, ten, from: 8, after: 9, before: 6, wrapped: (0, 6)),
      StepRow(stuck, ten, from: 9, after: 9, before: 6, wrapped: (0, 6)),
      StepRow("definition: held first", ten, from: 99, after: 9, before: 6, wrapped: (0, 6)),
      StepRow(
        "definition: held first, or wraps", ten, from: -1, after: 1, before: 0, wrapped: (0, 6)),
      StepRow(rule, centred, from: 0, after: 2, before: 0, wrapped: (2, 9)),
      StepRow(rule, centred, from: 1, after: 2, before: 0, wrapped: (2, 9)),
      StepRow(rule, centred, from: 2, after: 3, before: 0, wrapped: (3, 0)),
      StepRow(rule, centred, from: 8, after: 9, before: 7, wrapped: (0, 7)),
      StepRow(rule, flat, from: 0, after: 2, before: 0, wrapped: (2, 3)),
      StepRow(rule, flat, from: 1, after: 3, before: 0, wrapped: (3, 0)),
      StepRow(rule, flat, from: 3, after: 3, before: 2, wrapped: (0, 2)),
      StepRow("definition: one stop", fits, from: 1, after: 0, before: 0, wrapped: (0, 0)),
    ]
    forEachRow("pages after and before", rows) { row in
      for direction in PagingDirection.allCases {
        for layout in row.pages.layouts(along: direction) {
          XCTAssertEqual(layout.after(row.page, false), row.after)
          XCTAssertEqual(layout.before(row.page, false), row.before)
          XCTAssertEqual(layout.after(row.page, true), row.wrapped.after)
          XCTAssertEqual(layout.before(row.page, true), row.wrapped.before)
        }
      }
    }
  }

  private struct DotsRow: TableRow {
    var source: String
    var offset: Double
    /// With a dot for each page, and one for each stop.
    var page: Int
    var stop: Int
  }

  /// Ten pages of 100 in 300: of ten dots two are never current, of eight all are.
  func testDots() {
    let rows = [
      DotsRow(source: "definition: a dot for each", offset: 0, page: 0, stop: 0),
      DotsRow(source: "definition: a dot for each", offset: 600, page: 6, stop: 6),
      DotsRow(source: "public report: dots that are never current", offset: 700, page: 9, stop: 7),
      DotsRow(source: "definition: pulled", offset: 760, page: 9, stop: 7),
      DotsRow(source: "definition: pulled", offset: -60, page: 0, stop: 0),
    ]
    forEachRow("dots of pages and of stops", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 10, length: 100, viewport: 300, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(row.offset, content: 1000, viewport: 300)
        let (dots, stops) = (
          PageIndicator(pageCount: pages.count), PageIndicator(pageCount: pages.stopCount)
        )
        XCTAssertEqual(dots.currentPage(for: pages.fractionalPage(at: offset)), row.page)
        XCTAssertEqual(stops.currentPage(for: pages.fractionalStop(at: offset)), row.stop)
      }
    }
  }
}
