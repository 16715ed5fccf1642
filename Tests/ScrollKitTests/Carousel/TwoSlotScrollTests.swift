import ScrollKit
import XCTest

/// Two slots: scrolling to a page, counts that change under a finger, stops past an end.
final class TwoSlotScrollTests: XCTestCase {
  private func carousel(
    _ count: Int, page: Int, loops: Bool, isRightToLeft: Bool = false,
    rule: CarouselRecentering = .whenSettled
  ) -> CarouselSlots {
    var slots = CarouselSlots.twoSlots(
      pageCount: count, page: page, loops: loops, recentering: rule, isRightToLeft: isRightToLeft)
    _ = slots.setPageLength(320)
    _ = slots.scrolled(to: slots.contentOffset)
    return slots
  }

  private struct WayRow: TableRow {
    var count = 5
    var page: Int
    var loops = false
    var to: Int
    var between = CarouselSlots.PagesBetween.skipped
    var reached: Int?
    var steps: Int
    var offset: Double
    var pages: [Int?]
    var source: String
  }

  func testTheWayToAPage() {
    let place = "definition: without looping every page has its place"
    let end = "definition: past the end there is nothing to go to"
    let love = "Cocoa with Love 2009: a jump binds what comes into view"
    let rows: [WayRow] = [
      WayRow(page: 1, to: 2, reached: 2, steps: 1, offset: 640, pages: [1, 2], source: place),
      WayRow(page: 1, to: 4, reached: 4, steps: 3, offset: 1280, pages: [1, 2], source: place),
      WayRow(page: 1, to: 0, reached: 0, steps: -1, offset: 0, pages: [1, 2], source: place),
      WayRow(page: 4, to: 0, reached: 0, steps: -4, offset: 0, pages: [3, 4], source: love),
      WayRow(page: 0, to: 4, reached: 4, steps: 4, offset: 1280, pages: [0, 1], source: love),
      WayRow(page: 1, to: 1, reached: 1, steps: 0, offset: 320, pages: [1, 2], source: place),
      WayRow(page: 1, to: 5, reached: nil, steps: 0, offset: 320, pages: [1, 2], source: end),
      WayRow(page: 1, to: -1, reached: nil, steps: 0, offset: 320, pages: [1, 2], source: end),
      WayRow(page: 1, to: .max, reached: nil, steps: 0, offset: 320, pages: [1, 2], source: end),
      WayRow(page: 1, to: .min, reached: nil, steps: 0, offset: 320, pages: [1, 2], source: end),
      WayRow(
        page: 1, to: 4, between: .shown, reached: 4, steps: 3, offset: 1280, pages: [1, 2],
        source: place),
      WayRow(
        count: 2, page: 0, to: 1, reached: 1, steps: 1, offset: 320, pages: [0, 1],
        source: "N = 2"),
      WayRow(
        count: 1, page: 0, to: 0, reached: 0, steps: 0, offset: 0, pages: [0, nil],
        source: "N = 1"),
      WayRow(
        count: 1, page: 0, to: 1, reached: nil, steps: 0, offset: 0, pages: [0, nil],
        source: "N = 1"),
      WayRow(
        count: 1, page: 0, loops: true, to: 1, reached: 0, steps: 0, offset: 0, pages: [0, nil],
        source: "N = 1, any number wraps"),
      WayRow(
        count: 0, page: 0, to: 0, reached: nil, steps: 0, offset: 0, pages: [], source: "N = 0"),
      WayRow(
        page: 0, loops: true, to: 2, reached: 2, steps: 2, offset: 640, pages: [0, 2],
        source: "definition: the neighbouring slot takes it"),
      WayRow(
        page: 0, loops: true, to: 3, reached: 3, steps: -2, offset: 0, pages: [0, 1],
        source: "definition: the slot goes there as it comes into view"),
      WayRow(
        page: 4, loops: true, to: 0, reached: 0, steps: 1, offset: 640, pages: [4, 0],
        source: "definition: across the wrap"),
      WayRow(
        page: 0, loops: true, to: 2, between: .shown, reached: 2, steps: 2, offset: 960,
        pages: [0, 1], source: "definition: past the content, slots follow"),
      WayRow(
        count: 2, page: 0, loops: true, to: 1, reached: 1, steps: 1, offset: 640, pages: [0, 1],
        source: "N = 2"),
    ]
    forEachRow("two slots, ways", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = carousel(
          row.count, page: row.page, loops: row.loops, isRightToLeft: isRightToLeft)
        let last = slots.contentSize(crossLength: 0).width
        func physical(_ x: Double) -> Double { isRightToLeft ? max(0, last - 320) - x : x }
        let move = slots.scroll(to: row.to, pagesBetween: row.between)
        XCTAssertEqual(move.page, row.reached)
        XCTAssertEqual(move.steps, row.steps)
        let isShifted = move.update.offsetShift != 0
        if !isShifted { XCTAssertEqual(move.contentOffset, physical(row.offset)) }
        XCTAssertEqual(slots.pages, row.pages)
        for frame in 0...8 {
          let way = move.contentOffset - slots.contentOffset
          _ = slots.scrolled(to: slots.contentOffset + way * Double(frame) / 8)
        }
        _ = slots.settled(at: move.contentOffset)
        XCTAssertEqual(slots.currentPage, row.reached ?? (row.count > 0 ? row.page : nil))
        XCTAssertEqual(slots.restingOffset, slots.contentOffset)
      }
    }
  }

  func testQueuedTaps() {
    var slots = carousel(5, page: 1, loops: false)
    XCTAssertEqual(slots.scroll(by: 1).contentOffset, 640)
    _ = slots.scrolled(to: 400)
    XCTAssertEqual(slots.scroll(by: 1).contentOffset, 960)
    let beyond = slots.scroll(by: 2)
    XCTAssertNil(beyond.page)
    XCTAssertEqual(beyond.contentOffset, 960)
    XCTAssertEqual(slots.scroll(by: 1).page, 4)
    XCTAssertEqual(slots.scroll(by: -4).contentOffset, 0)
    _ = slots.willBeginDragging(at: 400)
    XCTAssertEqual(slots.restingOffset, 320)
  }

  private struct CountRow: TableRow {
    var count: Int
    var offset: Double
    var loops = false
    var newCount: Int
    var keeping: Int?
    var newOffset: Double
    var position: Double
    var page: Int?
    var source: String
  }

  /// Under a finger, the offset keeps its distance from the nearest page, as long as pages last.
  func testCountsChangeInMidDrag() {
    let kept = "definition: the remainder is kept"
    let held = "definition: the remainder is kept within the pages there are"
    let rows = [
      CountRow(
        count: 5, offset: 720, newCount: 7, newOffset: 720, position: 2.25, page: 2, source: kept),
      CountRow(
        count: 5, offset: 720, newCount: 4, newOffset: 720, position: 2.25, page: 2, source: kept),
      CountRow(
        count: 5, offset: 560, newCount: 4, newOffset: 560, position: 1.75, page: 2, source: kept),
      CountRow(
        count: 5, offset: 720, newCount: 7, keeping: 4, newOffset: 1360, position: 4.25, page: 4,
        source: "\(kept), two pages put in before"),
      CountRow(
        count: 5, offset: 560, newCount: 5, keeping: 0, newOffset: 0, position: 0, page: 0,
        source: held),
      CountRow(
        count: 5, offset: 720, newCount: 3, newOffset: 640, position: 2, page: 2, source: held),
      CountRow(
        count: 5, offset: 1200, newCount: 3, newOffset: 560, position: 1.75, page: 2,
        source: kept),
      CountRow(
        count: 5, offset: 720, newCount: 1, newOffset: 0, position: 0, page: 0, source: held),
      CountRow(
        count: 5, offset: 720, newCount: 0, newOffset: 0, position: 0, page: nil, source: held),
      CountRow(
        count: 5, offset: -32, newCount: 3, newOffset: -32, position: -0.1, page: 0,
        source: "definition: what is pulled past an end stays pulled"),
      CountRow(
        count: 5, offset: 1312, newCount: 3, newOffset: 672, position: 2.1, page: 2,
        source: "definition: what is pulled past an end stays pulled"),
      CountRow(
        count: 5, offset: 400, loops: true, newCount: 4, newOffset: 400, position: 0.25, page: 0,
        source: kept),
      CountRow(
        count: 5, offset: 600, loops: true, newCount: 3, newOffset: 600, position: 0.875, page: 1,
        source: kept),
      CountRow(
        count: 5, offset: 400, loops: true, newCount: 5, keeping: 2, newOffset: 400,
        position: 2.25, page: 2, source: kept),
      CountRow(
        count: 5, offset: 400, loops: true, newCount: 1, newOffset: 0, position: 0, page: 0,
        source: "definition: it cannot loop any more"),
      CountRow(
        count: 5, offset: 0, loops: true, newCount: 1, newOffset: 0, position: 0, page: 0,
        source: "definition: it cannot loop any more"),
      CountRow(
        count: 1, offset: 32, loops: true, newCount: 4, newOffset: 352, position: 0.1, page: 0,
        source: "definition: begins to loop"),
    ]
    forEachRow("two slots, counts in mid-drag", rows) { row in
      var slots = carousel(row.count, page: 0, loops: row.loops)
      _ = slots.scrolled(to: row.offset)
      let update = slots.setPageCount(row.newCount, keeping: row.keeping)
      XCTAssertEqual(slots.contentOffset, row.newOffset, accuracy: 1e-9)
      XCTAssertEqual(update.offsetShift, row.newOffset - row.offset, accuracy: 1e-9)
      XCTAssertEqual(slots.fractionalPage, row.position, accuracy: 1e-12)
      XCTAssertEqual(slots.currentPage, row.page)
      XCTAssertEqual(update.motion, .stops)
      let isAtRest = row.position == row.position.rounded()
      XCTAssertEqual(update.restingOffset == nil, isAtRest)
    }
  }

  private struct StopRow: TableRow {
    var count: Int
    var loops = false
    var rule = CarouselRecentering.whenSettled
    var offset: Double
    var shift: Double
    var stops = false
    var resting: Double?
    var page: Int?
    var source: String
  }

  func testStops() {
    let back = "definition: what cannot loop is put back at a stop"
    let past = "definition: what lies past an end is put back at a stop"
    let rows = [
      StopRow(count: 1, offset: 480, shift: -480, stops: true, page: 0, source: back),
      StopRow(count: 1, offset: -40, shift: 40, stops: true, page: 0, source: back),
      StopRow(count: 1, loops: true, offset: 480, shift: -480, stops: true, page: 0, source: back),
      StopRow(count: 1, offset: 0.75, shift: -0.75, stops: true, page: 0, source: back),
      StopRow(count: 1, offset: 0.5, shift: 0, page: 0, source: "definition: half a pixel"),
      StopRow(count: 0, offset: 480, shift: -480, stops: true, page: nil, source: back),
      StopRow(count: 0, loops: true, offset: 90, shift: -90, stops: true, page: nil, source: back),
      StopRow(count: 5, offset: 1330, shift: -50, stops: true, page: 4, source: past),
      StopRow(count: 5, offset: -40, shift: 40, stops: true, page: 0, source: past),
      StopRow(count: 5, offset: 1280.25, shift: 0, page: 4, source: "definition: half a pixel"),
      StopRow(count: 2, offset: 400, shift: -80, stops: true, page: 1, source: past),
      StopRow(count: 5, offset: 640, shift: 0, page: 2, source: "definition: on a page"),
      StopRow(
        count: 5, offset: 720, shift: 0, resting: 640, page: 2, source: "definition: between pages"),
      StopRow(
        count: 5, offset: 800, shift: 0, resting: 960, page: 3, source: "definition: between pages"),
      StopRow(
        count: 5, loops: true, offset: 640, shift: -320, page: 1, source: "definition: a stop"),
      StopRow(
        count: 5, loops: true, offset: 400, shift: 0, resting: 320, page: 0,
        source: "definition: between pages"),
      StopRow(
        count: 5, loops: true, rule: .whenSettledPastRest, offset: 400, shift: -80, stops: true,
        page: 1, source: "tutorial: offset > W is the next page, and the offset is reset"),
      StopRow(
        count: 5, loops: true, rule: .whenSettledPastRest, offset: 240, shift: 80, stops: true,
        page: 4, source: "tutorial: offset < W is the previous page, and the offset is reset"),
      StopRow(
        count: 5, rule: .whenSettledPastRest, offset: 720, shift: 0, resting: 640, page: 2,
        source: "definition: the tutorials' rule is one of loops"),
    ]
    forEachRow("two slots, stops", rows) { row in
      var slots = carousel(row.count, page: 0, loops: row.loops, rule: row.rule)
      // Offsets past an end before the stop are left alone.
      _ = slots.scrolled(to: row.offset + 5)
      XCTAssertEqual(slots.contentOffset, row.offset + 5)
      let update = slots.settled(at: row.offset)
      XCTAssertEqual(update.offsetShift, row.shift, accuracy: 1e-12)
      XCTAssertEqual(update.motion, row.stops ? .stops : .continues)
      XCTAssertEqual(update.restingOffset, row.resting)
      XCTAssertEqual(slots.currentPage, row.page)
      XCTAssertEqual(slots.contentOffset, row.offset + row.shift, accuracy: 1e-12)
      XCTAssertTrue(slots.settled(at: slots.contentOffset).isEmpty)
    }
  }

  private struct JumpRow: TableRow {
    var loops: Bool
    var page: Int
    var to: Int
    var reached: Int
    var steps: Int
    var offset: Double
    var source: String
  }

  func testJumps() {
    let held = "definition: held within the pages there are"
    let rows = [
      JumpRow(loops: false, page: 1, to: 3, reached: 3, steps: 2, offset: 960, source: held),
      JumpRow(loops: false, page: 1, to: 9, reached: 4, steps: 3, offset: 1280, source: held),
      JumpRow(loops: false, page: 1, to: -9, reached: 0, steps: -1, offset: 0, source: held),
      JumpRow(loops: false, page: 1, to: 1, reached: 1, steps: 0, offset: 320, source: held),
      JumpRow(loops: true, page: 1, to: 4, reached: 4, steps: -2, offset: 320, source: "wraps"),
      JumpRow(loops: true, page: 1, to: 8, reached: 3, steps: 2, offset: 320, source: "wraps"),
    ]
    forEachRow("two slots, jumps", rows) { row in
      var slots = carousel(5, page: row.page, loops: row.loops)
      _ = slots.scrolled(to: slots.contentOffset + 40)
      let update = slots.jump(to: row.to)
      XCTAssertEqual(slots.currentPage, row.reached)
      XCTAssertEqual(update.pageChange?.steps ?? 0, row.steps)
      XCTAssertEqual(slots.contentOffset, row.offset)
      XCTAssertEqual(update.motion, .stops)
      XCTAssertNil(update.restingOffset)
      XCTAssertTrue(slots.pages.contains(row.reached))
    }
  }
}
