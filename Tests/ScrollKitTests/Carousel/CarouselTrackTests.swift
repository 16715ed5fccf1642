import XCTest

@testable import ScrollKit

final class CarouselTrackTests: XCTestCase {
  private struct ReportRow: TableRow {
    var scale = 1.0
    /// The length laid out last, or none.
    var length: Double?
    /// Offsets reported before; then the one that counts.
    var before: [Double] = []
    var offset: Double
    var isNews: Bool
    /// The offset afterwards.
    var now: Double
    var source: String
  }

  /// What is news, and what is the echo of a shift. The layout shifts the offset to 100.25.
  func testReports() {
    let first = "definition: before the first layout nothing was shifted"
    let echo = "definition: within half a pixel of the shift, it is its echo"
    let news = "definition: more than half a pixel from the shift, it is news"
    let rows = [
      ReportRow(offset: 0, isNews: true, now: 0, source: first),
      ReportRow(before: [0], offset: 0, isNews: true, now: 0, source: first),
      ReportRow(offset: 0.4, isNews: true, now: 0.4, source: first),
      ReportRow(offset: 100, isNews: true, now: 100, source: first),
      ReportRow(offset: .nan, isNews: true, now: 0, source: "\(first); the present offset"),
      ReportRow(length: 100.25, offset: 100.25, isNews: false, now: 100.25, source: echo),
      ReportRow(length: 100.25, offset: 100, isNews: false, now: 100.25, source: echo),
      ReportRow(length: 100.25, offset: 100.75, isNews: false, now: 100.25, source: echo),
      ReportRow(length: 100.25, offset: 99.75, isNews: false, now: 100.25, source: echo),
      ReportRow(length: 100.25, offset: 100.7500005, isNews: false, now: 100.25, source: echo),
      ReportRow(length: 100.25, offset: 101, isNews: true, now: 101, source: news),
      ReportRow(length: 100.25, offset: 99.5, isNews: true, now: 99.5, source: news),
      ReportRow(length: 100.25, offset: 100.751, isNews: true, now: 100.751, source: news),
      ReportRow(scale: 2, length: 100.25, offset: 100.5, isNews: false, now: 100.25, source: echo),
      ReportRow(scale: 2, length: 100.25, offset: 100, isNews: false, now: 100.25, source: echo),
      ReportRow(scale: 2, length: 100.25, offset: 100.75, isNews: true, now: 100.75, source: news),
      ReportRow(
        scale: 3, length: 100 + 1.0 / 6, offset: 100 + 1.0 / 3, isNews: false, now: 100 + 1.0 / 6,
        source: "\(echo), exactly half of one at 3x"),
      ReportRow(
        scale: 3, length: 100 + 1.0 / 6, offset: 100, isNews: false, now: 100 + 1.0 / 6,
        source: "\(echo), exactly half of one at 3x"),
      ReportRow(
        length: 100.25, before: [100], offset: 100, isNews: false, now: 100.25,
        source: "definition: an echo may be told again"),
      ReportRow(
        length: 100.25, before: [100, 100], offset: 100, isNews: false, now: 100.25,
        source: "definition: and again"),
      ReportRow(
        length: 100.25, before: [100], offset: 100.25, isNews: true, now: 100.25,
        source: "definition: after the echo, another offset is news"),
      ReportRow(
        length: 100.25, before: [100.25], offset: 100, isNews: true, now: 100,
        source: "definition: after the echo, another offset is news"),
      ReportRow(
        length: 100.25, before: [150], offset: 100.25, isNews: true, now: 100.25,
        source: "definition: after other news there is no echo"),
      ReportRow(
        length: 100.25, before: [150], offset: 150, isNews: true, now: 150,
        source: "definition: after other news there is no echo"),
      ReportRow(
        length: 0, offset: 0, isNews: false, now: 0,
        source: "definition: a layout without length puts it to 0"),
      ReportRow(
        length: 0, offset: 30, isNews: true, now: 30, source: "definition: without length, too"),
    ]
    forEachRow("reports", rows) { row in
      var track = CarouselTrack(
        middle: 7, remainder: 0, isMirrored: false, grid: PixelGrid(displayScale: row.scale))
      track.setContent(side: 1, length: 3)
      if let length = row.length { track.setPitch(length) }
      for offset in row.before { _ = track.report(offset) }
      XCTAssertEqual(track.report(row.offset), row.isNews)
      XCTAssertEqual(track.contentOffset, row.now)
      if row.length ?? 0 == 0 {
        XCTAssertEqual([track.remainder, Double(track.nearest)], [0, 7])
      }
    }
  }

  /// A report before the first layout turns no page, and is made up for by the layout's shift.
  func testReportsBeforeTheFirstLayout() {
    for offset in [0.0, 100, -50] {
      for rule in CarouselRecentering.allCases {
        var slots = CarouselSlots(pageCount: 5, page: 2, recentering: rule)
        let update = slots.scrolled(to: offset)
        XCTAssertNil(update.pageChange)
        XCTAssertEqual(update.offsetShift, 0)
        XCTAssertEqual(update.rebinds.map { $0.page }, [1, 2, 3])
        for update in [slots.settled(at: offset), slots.willBeginDragging(at: offset)] {
          XCTAssertTrue(update.isEmpty)
          XCTAssertNil(update.restingOffset)
        }
        XCTAssertEqual(slots.contentOffset, offset)
        XCTAssertEqual(slots.fractionalPage, 2)
        let layout = slots.setPageLength(320)
        XCTAssertEqual(layout.offsetShift, 320 - offset)
        XCTAssertTrue(layout.rebinds.isEmpty)
        XCTAssertTrue(slots.scrolled(to: 320.5).isEmpty)
        XCTAssertEqual(slots.contentOffset, 320)
        XCTAssertEqual(slots.currentPage, 2)
      }
    }
  }

  /// Before the first layout, a page that is scrolled to is there at once.
  func testScrollingBeforeTheFirstLayout() {
    var slots = CarouselSlots(pageCount: 5)
    let move = slots.scroll(to: 3)
    XCTAssertEqual([move.page ?? -1, move.steps], [3, -2])
    XCTAssertEqual(move.contentOffset, 0)
    XCTAssertEqual(move.update.motion, .stops)
    XCTAssertEqual(move.update.pageChange?.steps, -2)
    _ = slots.setPageLength(320)
    XCTAssertEqual([slots.fractionalPage, slots.contentOffset], [-2, 320])
    XCTAssertEqual(slots.pages, [2, 3, 4])
  }

  /// Just before a tie, moving the content rounds the remainder to the tie; the page stays.
  func testRecentringTurnsNoPageByRounding() {
    for steps in [2, 5, -3] {
      var track = CarouselTrack(
        middle: 0, remainder: (-0.5).nextDown, isMirrored: false, grid: PixelGrid(displayScale: 1))
      XCTAssertEqual(track.nearest, -1)
      track.recenter(by: steps)
      XCTAssertEqual(track.nearest, -1, "\(steps)")
    }
  }

  private struct SeenRow: TableRow {
    var position: Double
    var low: Int
    var high: Int
    var source: String
  }

  func testSeenPlaces() {
    let sliver = "definition: half a pixel is not seen"
    let rows = [
      SeenRow(position: 0, low: 0, high: 0, source: "definition: one place at rest"),
      SeenRow(position: 0.5, low: 0, high: 1, source: "definition: two in between"),
      SeenRow(position: -0.5, low: -1, high: 0, source: "definition: two in between"),
      SeenRow(position: 3.25, low: 3, high: 4, source: "definition: two in between"),
      SeenRow(position: 0.4 / 320, low: 0, high: 0, source: sliver),
      SeenRow(position: -0.4 / 320, low: 0, high: 0, source: sliver),
      SeenRow(position: 1 - 0.4 / 320, low: 1, high: 1, source: sliver),
      SeenRow(position: 0.6 / 320, low: 0, high: 1, source: "definition: more than half a pixel"),
      SeenRow(position: -0.6 / 320, low: -1, high: 0, source: "definition: more than that"),
    ]
    forEachRow("seen places", rows) { row in
      var track = CarouselTrack(
        middle: 0, remainder: 0, isMirrored: false, grid: PixelGrid(displayScale: 1))
      track.setContent(side: 1, length: 3)
      track.setPitch(320)
      // Something else first, so that nothing is taken for an echo.
      _ = track.report(900)
      _ = track.report(320 + row.position * 320)
      XCTAssertEqual(track.seenPlaces, row.low...row.high)
    }
  }
}
