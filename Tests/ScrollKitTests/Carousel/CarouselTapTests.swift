import ScrollKit
import XCTest

/// Taps in a row, each some pages on or back, while the content moves.
final class CarouselTapTests: XCTestCase {
  private func carousel(_ count: Int) -> CarouselSlots {
    var slots = CarouselSlots(pageCount: count)
    _ = slots.setPageLength(320)
    _ = slots.scrolled(to: slots.contentOffset)
    return slots
  }

  func testWhatCannotBeReached() {
    struct StepRow: TableRow {
      var count: Int
      var steps: Int
      var page: Int?
      var source: String
    }
    let rows = [
      StepRow(count: 0, steps: 0, page: nil, source: "definition: no pages"),
      StepRow(count: 0, steps: 1, page: nil, source: "definition: no pages"),
      StepRow(count: 0, steps: .min, page: nil, source: "definition: no pages"),
      StepRow(count: 1, steps: 0, page: 0, source: "definition: the only page is where it is"),
      StepRow(count: 1, steps: 1, page: nil, source: "definition: from the only page, nowhere"),
      StepRow(count: 1, steps: -1, page: nil, source: "definition: from the only page, nowhere"),
      StepRow(count: 2, steps: 1, page: 1, source: "definition: N = 2"),
      StepRow(count: 2, steps: -1, page: 1, source: "definition: N = 2"),
    ]
    forEachRow("unreachable pages", rows) { row in
      var slots = carousel(row.count)
      let before = slots
      let move = slots.scroll(by: row.steps)
      XCTAssertEqual(move.page, row.page)
      if row.page == nil {
        XCTAssertEqual(move.steps, 0)
        XCTAssertEqual(move.contentOffset, 320)
        XCTAssertTrue(move.update.isEmpty)
        XCTAssertEqual(slots, before)
      }
    }
    var none = carousel(0)
    XCTAssertNil(none.scroll(to: 3).page)
  }

  /// A motion to a page that ended before it began: the way to the page is still to go.
  func testAStopWhereATapWasMade() {
    struct StopRow: TableRow {
      var rule: CarouselRecentering
      /// Where the content is at the tap and at the stop, in points from its resting offset.
      var at: Double
      var steps: Int
      var resting: Double
      var source: String
    }
    let away = "README's carousel: the app was away before the first frame of an animation"
    let rows = [
      StopRow(rule: .whenSettled, at: 0, steps: 1, resting: 640, source: away),
      StopRow(rule: .whenSettled, at: -100, steps: 1, resting: 640, source: away),
      StopRow(rule: .whenSettledPastRest, at: 0, steps: -1, resting: 0, source: away),
      StopRow(rule: .atHalfPage, at: 80, steps: 1, resting: 640, source: away),
      StopRow(rule: .atWholePage, at: 80, steps: 1, resting: 640, source: away),
    ]
    forEachRow("a stop where a tap was made", rows) { row in
      var slots = CarouselSlots(pageCount: 9, recentering: row.rule)
      _ = slots.setPageLength(320)
      _ = slots.scrolled(to: slots.contentOffset + row.at)
      let move = slots.scroll(by: row.steps)
      XCTAssertEqual(move.contentOffset, row.resting)
      for _ in 0..<2 {
        let update = slots.settled(at: slots.contentOffset)
        XCTAssertTrue(update.isEmpty)
        XCTAssertEqual(update.restingOffset, row.resting)
      }
      _ = slots.scrolled(to: row.resting)
      XCTAssertNil(slots.settled(at: slots.contentOffset).restingOffset)
      XCTAssertEqual(slots.currentPage, move.page)
    }
  }

  func testQueuedTaps() {
    struct TapRow: TableRow {
      var count: Int
      var taps: [Int]
      /// How far, in pages, the content moves after each tap.
      var moves: Double
      var between = CarouselSlots.PagesBetween.shown
      var pages: [Int]
      var source: String
    }
    let rnrc = "RNRC useCarouselController: next counts on"
    let rows = [
      TapRow(count: 9, taps: [1, 1, 1], moves: 0.5, pages: [1, 2, 3], source: rnrc),
      TapRow(count: 9, taps: [1, 1, 1], moves: 0, pages: [1, 2, 3], source: rnrc),
      TapRow(count: 9, taps: [-1, -1, -1], moves: -0.3, pages: [8, 7, 6], source: rnrc),
      TapRow(count: 2, taps: [1, 1, 1], moves: 0.4, pages: [1, 0, 1], source: "N = 2"),
      TapRow(count: 2, taps: [-1, -1], moves: -0.4, pages: [1, 0], source: "N = 2"),
      TapRow(count: 3, taps: [1, 1, 1, 1], moves: 0.2, pages: [1, 2, 0, 1], source: "N = 3"),
      TapRow(count: 9, taps: [1, -1], moves: 0.4, pages: [1, 0], source: "definition: and back"),
      TapRow(count: 9, taps: [2, 3], moves: 0.7, pages: [2, 5], source: "definition: sums"),
      TapRow(
        count: 9, taps: [3, 3], moves: 0.5, between: .skipped, pages: [3, 6],
        source: "definition: pages left out twice"),
      TapRow(
        count: 9, taps: [3, 3], moves: 0.9, between: .skipped, pages: [3, 6],
        source: "definition: pages left out twice"),
      TapRow(
        count: 9, taps: [4, -2], moves: 0.5, between: .skipped, pages: [4, 2],
        source: "definition: there, and part of the way back"),
      TapRow(
        count: 9, taps: [4, -6], moves: 0.5, between: .skipped, pages: [4, 7],
        source: "definition: there, and farther back"),
      TapRow(
        count: 7, taps: [2, 2, 2, 2], moves: 0.6, between: .skipped, pages: [2, 4, 6, 1],
        source: "definition: pages left out again and again"),
      TapRow(
        count: 7, taps: [-2, -2, -2], moves: -0.6, between: .skipped, pages: [5, 3, 1],
        source: "definition: pages left out again and again"),
    ]
    forEachRow("queued taps", rows) { row in
      var slots = carousel(row.count)
      var last: CarouselSlots.Move?
      for (tap, page) in zip(row.taps, row.pages) {
        let move = slots.scroll(by: tap, pagesBetween: row.between)
        XCTAssertEqual(move.page, page)
        XCTAssertEqual(move.steps, tap)
        // Always in the direction of the tap.
        XCTAssertEqual(
          move.contentOffset > slots.contentOffset, tap > 0, "\(tap): \(move.contentOffset)")
        _ = slots.scrolled(to: slots.contentOffset + row.moves * 320)
        last = move
      }
      guard let last else { return }
      _ = slots.scrolled(to: last.contentOffset)
      _ = slots.settled(at: last.contentOffset)
      XCTAssertEqual(slots.currentPage, row.pages.last)
      XCTAssertEqual(slots.contentOffset, 320)
    }
  }

  private struct OddRow: TableRow {
    var slotCount = 3
    var rule = CarouselRecentering.whenSettled
    /// A first scroll, and where the content is then, in points from its resting offset.
    var first = 0
    var at: Double
    var steps: Int
    var between = CarouselSlots.PagesBetween.skipped
    var page: Int
    /// In points from where the middle page rests.
    var offset: Double
    var shift = 0.0
    var pages: [Int?]
    var source: String
  }

  /// Twenty pages: with more slots, under other rules, and to pages that were left out before.
  func testOddWays() {
    let gap = "definition: in the direction of the tap, since the page is left out just now"
    let rows = [
      OddRow(
        slotCount: 5, at: 0, steps: 10, page: 10, offset: 640, shift: -320,
        pages: [19, 0, 1, 9, 10],
        source: "definition: what peeks in on both sides is right at both ends"),
      OddRow(
        slotCount: 5, at: 0, steps: -10, page: 10, offset: -640, shift: 320,
        pages: [10, 11, 19, 0, 1],
        source: "definition: what peeks in on both sides is right at both ends"),
      OddRow(
        slotCount: 5, at: 0, steps: 3, page: 3, offset: 640, shift: -320, pages: [19, 0, 1, 2, 3],
        source: "definition: as near as it comes without leaving anything out"),
      OddRow(
        slotCount: 7, at: 0, steps: 10, page: 10, offset: 960, shift: -640,
        pages: [18, 19, 0, 1, 2, 8, 9], source: "definition: two pages may peek in"),
      OddRow(
        rule: .atHalfPage, at: 80, steps: 4, page: 4, offset: 640, pages: [19, 0, 1],
        source: "definition: a rule that recentres in motion does so as it goes"),
      OddRow(
        rule: .atWholePage, at: 80, steps: 4, page: 4, offset: 640, pages: [19, 0, 1],
        source: "definition: a rule that recentres in motion does so as it goes"),
      OddRow(
        first: -7, at: -80, steps: 3, page: 16, offset: 320, pages: [13, 0, 16], source: gap),
      OddRow(
        first: -7, at: -80, steps: 3, between: .shown, page: 16, offset: 320,
        pages: [13, 0, 16], source: gap),
      OddRow(first: 7, at: 80, steps: -3, page: 4, offset: -320, pages: [4, 0, 7], source: gap),
      OddRow(
        first: 7, at: 80, steps: -3, between: .shown, page: 4, offset: -320, pages: [4, 0, 7],
        source: gap),
      OddRow(
        first: 7, at: 80, steps: -7, page: 0, offset: 0, pages: [19, 0, 7],
        source: "definition: back to what is on screen"),
      OddRow(
        first: 7, at: 0, steps: -4, page: 3, offset: 320, pages: [19, 0, 3],
        source: "definition: what is not on screen yet may be bound anew"),
    ]
    forEachRow("odd ways", rows) { row in
      var slots = CarouselSlots(pageCount: 20, slotCount: row.slotCount, recentering: row.rule)
      _ = slots.setPageLength(320)
      let resting = slots.contentOffset
      if row.first != 0 { _ = slots.scroll(by: row.first, pagesBetween: .skipped) }
      _ = slots.scrolled(to: resting + row.at)
      let move = slots.scroll(by: row.steps, pagesBetween: row.between)
      XCTAssertEqual(move.update.offsetShift, row.shift)
      XCTAssertEqual(move.page, row.page)
      XCTAssertEqual(move.contentOffset, resting + row.offset)
      XCTAssertEqual(slots.pages, row.pages)
    }
  }
}
