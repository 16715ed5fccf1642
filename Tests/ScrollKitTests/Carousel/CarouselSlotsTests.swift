import ScrollKit
import XCTest

final class CarouselSlotsTests: XCTestCase {
  private func carousel(
    _ count: Int, page: Int = 0, recentering: CarouselRecentering
  ) -> CarouselSlots {
    var slots = CarouselSlots(pageCount: count, page: page, recentering: recentering)
    _ = slots.setPageLength(320)
    // As a scroll view does, it reports the offset it was given.
    XCTAssertTrue(slots.scrolled(to: slots.contentOffset).isEmpty)
    return slots
  }

  private struct PagesRow: TableRow {
    var count: Int
    var page: Int
    var pages: [Int?]
    var source: String
  }

  func testPagesInTheSlots() {
    let rows: [PagesRow] = [
      PagesRow(count: 5, page: 0, pages: [4, 0, 1], source: "tutorial: five images"),
      PagesRow(count: 5, page: 1, pages: [0, 1, 2], source: "tutorial: five images, forward"),
      PagesRow(count: 5, page: 4, pages: [3, 4, 0], source: "tutorial: five images, back"),
      PagesRow(count: 9, page: 0, pages: [8, 0, 1], source: "tutorial: nine images with captions"),
      PagesRow(count: 9, page: 1, pages: [0, 1, 2], source: "tutorial: nine images, forward"),
      PagesRow(count: 9, page: 8, pages: [7, 8, 0], source: "tutorial: nine images, back"),
      PagesRow(count: 3, page: 0, pages: [2, 0, 1], source: "derived: three slots, N = 3"),
      PagesRow(count: 3, page: 2, pages: [1, 2, 0], source: "derived: three slots, N = 3"),
      PagesRow(count: 2, page: 0, pages: [1, 0, 1], source: "derived: three slots, N = 2"),
      PagesRow(count: 2, page: 1, pages: [0, 1, 0], source: "derived: three slots, N = 2"),
      PagesRow(
        count: 1, page: 0, pages: [nil, 0, nil], source: "definition: one page stands alone"),
      PagesRow(
        count: 1, page: 7, pages: [nil, 0, nil], source: "definition: one page stands alone"),
      PagesRow(count: 0, page: 0, pages: [], source: "definition: no pages, no slots"),
      PagesRow(count: -3, page: 2, pages: [], source: "definition: counts below zero are zero"),
      PagesRow(count: 5, page: -1, pages: [3, 4, 0], source: "definition: the start page wraps"),
      PagesRow(count: 5, page: 12, pages: [1, 2, 3], source: "definition: the start page wraps"),
    ]
    forEachRow("three slots", rows) { row in
      let slots = carousel(row.count, page: row.page, recentering: .whenSettled)
      XCTAssertEqual(slots.pages, row.pages)
      XCTAssertEqual(slots.canLoop, row.count > 1)
      XCTAssertEqual(slots.currentPage, row.count > 0 ? row.pages[1] : nil)
      XCTAssertEqual(slots.contentSize(crossLength: 200), CGSize(width: 960, height: 200))
    }
  }

  func testWhereTheSlotsLie() {
    var slots = CarouselSlots(pageCount: 5, spacing: 10)
    let update = slots.setPageLength(300)
    XCTAssertEqual(slots.pitch, 310)
    XCTAssertEqual(slots.contentOffset, 310)
    XCTAssertEqual(update.offsetShift, 310)
    XCTAssertEqual(update.rebinds.map { [$0.slot, $0.page] }, [[2, 4], [0, 0], [1, 1]])
    XCTAssertEqual(
      update.placements.map { [Double($0.slot), $0.origin] }, [[2, 5], [0, 315], [1, 625]])
    XCTAssertNil(update.pageChange)
    XCTAssertFalse(update.isEmpty)

    var mirrored = CarouselSlots(pageCount: 5, spacing: 10, isRightToLeft: true)
    XCTAssertEqual(
      mirrored.setPageLength(300).placements.map { [Double($0.slot), $0.origin] },
      [[2, 625], [0, 315], [1, 5]])
    XCTAssertEqual(mirrored.contentOffset, 310)
    XCTAssertEqual(mirrored.offset(steps: 1), 0)
    XCTAssertEqual(mirrored.offset(steps: -1), 620)
  }

  func testLayoutBeforeAndAfterWidths() {
    // Width 0 first and 320 at layout; then rotation in mid-drag keeps the fractional page.
    var slots = CarouselSlots(pageCount: 5, page: 2, recentering: .atHalfPage)
    let first = slots.setPageLength(0)
    XCTAssertEqual(first.rebinds.map { $0.page }, [1, 2, 3])
    XCTAssertEqual(first.offsetShift, 0)
    let second = slots.setPageLength(320)
    XCTAssertEqual(second.offsetShift, 320)
    XCTAssertTrue(second.rebinds.isEmpty)
    XCTAssertEqual(second.placements.map { $0.origin }, [0, 320, 640])
    XCTAssertTrue(slots.setPageLength(320).isEmpty)
    XCTAssertTrue(slots.scrolled(to: 320).isEmpty)
    XCTAssertEqual(slots.scrolled(to: 400).offsetShift, 0)
    XCTAssertEqual(slots.fractionalPage, 2.25)
    XCTAssertEqual(slots.setPageLength(480).offsetShift, 200)
    XCTAssertEqual(slots.contentOffset, 600)
    XCTAssertEqual(slots.fractionalPage, 2.25)
    XCTAssertEqual(slots.setPageLength(320).offsetShift, -200)
    XCTAssertEqual(slots.contentOffset, 400)
    // Zero in between loses nothing.
    XCTAssertEqual(slots.setPageLength(0).offsetShift, -400)
    XCTAssertNil(slots.scrolled(to: 0).pageChange)
    XCTAssertEqual(slots.setPageLength(320).offsetShift, 400)
    XCTAssertEqual(slots.fractionalPage, 2.25)
    // A jump in between drops the remainder.
    _ = slots.setPageLength(0)
    _ = slots.jump(to: 4)
    _ = slots.setPageLength(320)
    XCTAssertEqual([slots.fractionalPage, slots.contentOffset], [4, 320])
  }

  /// Pages without length have no gaps either. What a scroll view reports then is no scrolling.
  func testAWayThroughNoLengthWithGaps() {
    for rule in CarouselRecentering.allCases {
      var slots = CarouselSlots(pageCount: 5, page: 2, spacing: 10, recentering: rule)
      _ = slots.setPageLength(390)
      _ = slots.scrolled(to: 500)
      XCTAssertEqual(slots.fractionalPage, 2.25)
      XCTAssertEqual(slots.setPageLength(0).offsetShift, -500)
      XCTAssertEqual(slots.pitch, 0)
      for offset in [0.0, 10, 25] {
        XCTAssertNil(slots.scrolled(to: offset).pageChange)
        XCTAssertNil(slots.settled(at: offset).pageChange)
      }
      _ = slots.setPageLength(390)
      XCTAssertEqual([slots.fractionalPage, slots.contentOffset], [2.25, 500])
    }
  }

  /// A scroll view that changes its frame clamps its offset. The app does not listen meanwhile.
  func testRotationOfAScrollViewThatClamps() {
    var slots = CarouselSlots(pageCount: 5, page: 2)
    _ = slots.setPageLength(393)
    _ = slots.scrolled(to: 393)
    for length in [852.0, 393, 852, 320] {
      // Whatever the scroll view has made of it, the offset it is given keeps the page.
      _ = slots.setPageLength(length)
      XCTAssertEqual(slots.contentOffset, length)
      XCTAssertTrue(slots.scrolled(to: slots.contentOffset).isEmpty)
      XCTAssertEqual(slots.fractionalPage, 2)
    }
  }

  /// A stop on the echo of a layout recentres too. Under `.atHalfPage` that was done before.
  func testAStopAfterALayoutInMidDragRecenters() {
    for rule in CarouselRecentering.allCases where rule != .atHalfPage {
      var slots = CarouselSlots(pageCount: 5, recentering: rule)
      _ = slots.setPageLength(320)
      _ = slots.scrolled(to: 544)
      XCTAssertEqual(slots.setPageLength(480).offsetShift, 272)
      XCTAssertTrue(slots.scrolled(to: 816).isEmpty)
      XCTAssertEqual(slots.settled(at: 816).offsetShift, -480)
      XCTAssertEqual(slots.pages, [0, 1, 2])
    }
  }

  func testHugePageNumbersStayRight() {
    var slots = CarouselSlots(pageCount: .max, page: .max)
    XCTAssertEqual(slots.pageCount, CarouselSlots.maximumPageCount)
    _ = slots.setPageLength(320)
    _ = slots.jump(to: -1)
    XCTAssertEqual(slots.pages, [slots.pageCount - 2, slots.pageCount - 1, 0])
    XCTAssertEqual(slots.settled(at: 640).rebinds.count, 1)
    XCTAssertEqual(slots.pages, [slots.pageCount - 1, 0, 1])
  }

  private struct EchoRow: TableRow {
    var scale: Double
    var length: Double
    /// What the host makes of the shifted offset.
    var echo: Double
    var isEcho: Bool
    var source: String
  }

  func testEchoes() {
    // The offset reported is 5/3 of a page, and the shifted one 2/3.
    let rows: [EchoRow] = [
      EchoRow(scale: 3, length: 375, echo: 250, isEcho: true, source: "exact"),
      EchoRow(scale: 3, length: 375, echo: 250.16, isEcho: true, source: "within 1/6 pt at 3x"),
      EchoRow(scale: 3, length: 375, echo: 249.84, isEcho: true, source: "within 1/6 pt at 3x"),
      EchoRow(scale: 3, length: 375, echo: 250.34, isEcho: false, source: "a pixel is a move"),
      EchoRow(scale: 2, length: 375, echo: 250.25, isEcho: true, source: "half a pixel at 2x"),
      EchoRow(scale: 2, length: 375, echo: 250.5, isEcho: false, source: "a pixel is a move"),
      EchoRow(scale: 1, length: 320, echo: 213, isEcho: true, source: "213.33 rounded at 1x"),
      EchoRow(scale: 1, length: 320, echo: 214, isEcho: false, source: "a pixel is a move"),
    ]
    forEachRow("echoes", rows) { row in
      var slots = CarouselSlots(
        pageCount: 5, recentering: .atHalfPage, displayScale: row.scale)
      _ = slots.setPageLength(row.length)
      let update = slots.scrolled(to: row.length * 5 / 3)
      XCTAssertEqual(update.offsetShift, -row.length)
      let exact = slots.contentOffset
      XCTAssertTrue(slots.scrolled(to: row.echo).isEmpty)
      XCTAssertEqual(slots.contentOffset == exact, row.isEcho)
      // Told again, it is still the echo. Any other offset is news.
      _ = slots.scrolled(to: row.echo)
      XCTAssertEqual(slots.contentOffset == exact, row.isEcho)
      _ = slots.scrolled(to: row.echo + 0.01)
      XCTAssertEqual(slots.contentOffset, row.echo + 0.01)
    }
  }

  func testAnEchoAtTheTieTurnsNoPage() {
    var slots = CarouselSlots(pageCount: 5, recentering: .atHalfPage)
    _ = slots.setPageLength(321)
    XCTAssertEqual(slots.scrolled(to: 481.5).offsetShift, -321)
    XCTAssertEqual(slots.contentOffset, 160.5)
    // 160 is nearer to the previous page, but it is 160.5 rounded by a scroll view at 1x.
    XCTAssertTrue(slots.scrolled(to: 160).isEmpty)
    XCTAssertTrue(slots.settled(at: 160).isEmpty)
    XCTAssertEqual(slots.currentPage, 1)
    XCTAssertEqual(slots.scrolled(to: 159).offsetShift, 321)
  }

  private struct JumpRow: TableRow {
    var count: Int
    var from: Int
    var to: Int
    var direction: PageLoop.Direction
    var steps: Int
    var rebinds: Int
    var source: String
  }

  func testJumps() {
    let rows: [JumpRow] = [
      JumpRow(count: 5, from: 4, to: 1, direction: .shortest, steps: 2, rebinds: 2, source: "RNRC"),
      JumpRow(
        count: 4, from: 0, to: 2, direction: .shortest, steps: 2, rebinds: 2, source: "RNRC: tie"),
      JumpRow(
        count: 5, from: 0, to: 4, direction: .shortest, steps: -1, rebinds: 1, source: "derived"),
      JumpRow(
        count: 5, from: 0, to: 4, direction: .forward, steps: 4, rebinds: 3, source: "embla byIndex"
      ),
      JumpRow(
        count: 5, from: 4, to: 0, direction: .forward, steps: 1, rebinds: 1, source: "embla byIndex"
      ),
      JumpRow(
        count: 5, from: 4, to: 0, direction: .backward, steps: -4, rebinds: 3, source: "embla"),
      JumpRow(
        count: 2, from: 1, to: 0, direction: .forward, steps: 1, rebinds: 1, source: "embla: N = 2"),
      JumpRow(
        count: 2, from: 1, to: 0, direction: .backward, steps: -1, rebinds: 1,
        source: "embla: N = 2"),
      JumpRow(
        count: 5, from: 2, to: 2, direction: .forward, steps: 0, rebinds: 0, source: "definition"),
      JumpRow(
        count: 5, from: 1, to: -2, direction: .shortest, steps: 2, rebinds: 2, source: "wraps"),
      JumpRow(count: 1, from: 0, to: 3, direction: .forward, steps: 0, rebinds: 0, source: "N = 1"),
      JumpRow(count: 0, from: 0, to: 3, direction: .forward, steps: 0, rebinds: 0, source: "N = 0"),
    ]
    forEachRow("jumps", rows) { row in
      var slots = carousel(row.count, page: row.from, recentering: .atHalfPage)
      _ = slots.scrolled(to: 350)
      let update = slots.jump(to: row.to, direction: row.direction)
      XCTAssertEqual(update.offsetShift, -30)
      XCTAssertEqual(slots.contentOffset, 320)
      XCTAssertEqual(update.rebinds.count, row.rebinds)
      XCTAssertEqual(update.pageChange?.steps ?? 0, row.steps)
      if row.count > 0 {
        XCTAssertEqual(slots.currentPage, PageLoop(count: row.count).page(row.to))
      }
      // One step over the wrap leaves the indicator continuous.
      XCTAssertEqual(slots.fractionalPage, Double(row.from % max(row.count, 1) + row.steps))
    }
  }

  private struct CountRow: TableRow {
    var count: Int
    /// The unbounded page number that was scrolled to.
    var number: Int
    var newCount: Int
    var keeping: Int?
    var newNumber: Double
    var pages: [Int?]
    var change: [Int?]?
    var source: String
  }

  func testChangingTheNumberOfPages() {
    let rows: [CountRow] = [
      CountRow(
        count: 5, number: 9, newCount: 3, keeping: nil, newNumber: 8, pages: [1, 2, 0],
        change: [4, 2], source: "RNRC carousel-math: -2880, 5 to 3"),
      CountRow(
        count: 4, number: 9, newCount: 3, keeping: 1, newNumber: 10, pages: [0, 1, 2], change: nil,
        source: "RNRC carousel-math: -2880, 4 to 3, keeps 1"),
      CountRow(
        count: 4, number: 3, newCount: 2, keeping: nil, newNumber: 3, pages: [0, 1, 0],
        change: [3, 1], source: "RNRC useCommonVariables: 4 to 2 from page 3"),
      CountRow(
        count: 3, number: 1, newCount: 3, keeping: 0, newNumber: 0, pages: [2, 0, 1],
        change: [1, 0], source: "RNRC useCommonVariables: keys move"),
      CountRow(
        count: 3, number: 2, newCount: 2, keeping: nil, newNumber: 3, pages: [0, 1, 0],
        change: [2, 1],
        source: "RNRC useCommonVariables: last key gone; of two copies the one ahead"),
      CountRow(
        count: 0, number: 0, newCount: 3, keeping: 2, newNumber: -1, pages: [1, 2, 0],
        change: [nil, 2], source: "RNRC useCommonVariables: 0 to 3, default 2"),
      CountRow(
        count: 0, number: 0, newCount: 3, keeping: nil, newNumber: 0, pages: [2, 0, 1],
        change: [nil, 0], source: "definition: from none to the first"),
      CountRow(
        count: 10, number: 9, newCount: 11, keeping: 10, newNumber: 10, pages: [9, 10, 0],
        change: [9, 10], source: "ViewPager2: insert before"),
      CountRow(
        count: 10, number: 9, newCount: 9, keeping: 8, newNumber: 8, pages: [7, 8, 0],
        change: [9, 8], source: "ViewPager2: remove before"),
      CountRow(
        count: 10, number: 2, newCount: 4, keeping: nil, newNumber: 2, pages: [1, 2, 3],
        change: nil, source: "ViewPager2: replace with 4"),
      CountRow(
        count: 5, number: 3, newCount: 5, keeping: 3, newNumber: 3, pages: [2, 3, 4], change: nil,
        source: "definition: same pages, new content"),
      CountRow(
        count: 5, number: 3, newCount: 1, keeping: nil, newNumber: 0, pages: [nil, 0, nil],
        change: [3, 0], source: "definition: one page stands alone"),
      CountRow(
        count: 5, number: 3, newCount: 0, keeping: nil, newNumber: 0, pages: [], change: nil,
        source: "RNRC carousel-math: to none"),
      CountRow(
        count: 1, number: 0, newCount: 5, keeping: nil, newNumber: 0, pages: [4, 0, 1],
        change: nil, source: "definition: begins to loop"),
      CountRow(
        count: 5, number: 1, newCount: -4, keeping: nil, newNumber: 0, pages: [], change: nil,
        source: "definition: counts below zero are zero"),
    ]
    forEachRow("page counts", rows) { row in
      var slots = carousel(row.count, recentering: .atHalfPage)
      if row.number != 0 { _ = slots.scrolled(to: 320 + 320 * Double(row.number)) }
      let update = slots.setPageCount(row.newCount, keeping: row.keeping)
      XCTAssertEqual(slots.fractionalPage, row.newNumber)
      XCTAssertEqual(slots.pages, row.pages)
      XCTAssertEqual(update.pageChange.map { [$0.old, $0.new] }, row.change)
      XCTAssertEqual(update.pageChange?.steps ?? 0, 0)
      XCTAssertEqual(update.offsetShift, 0)
      let bound = update.rebinds.map { $0.slot } + Array(update.vacancies)
      XCTAssertEqual(bound.sorted(), [0, 1, 2], "every slot is told")
      XCTAssertEqual(update.rebinds.map { $0.page }, row.pages.compactMap { $0 })
      XCTAssertTrue(slots.setPageCount(row.newCount).isEmpty)
    }
  }

  private struct IndicatorRow: TableRow {
    var page: Int
    var offset: Double
    var value: Double
    var source: String
  }

  func testIndicatorAcrossTheWrap() {
    let rows: [IndicatorRow] = [
      IndicatorRow(page: 0, offset: 320, value: 0, source: "keen-slider track: 0"),
      IndicatorRow(page: 0, offset: 512, value: 0.6, source: "keen-slider track: 0.6"),
      IndicatorRow(page: 4, offset: 480, value: 4.5, source: "keen-slider track: 4.5"),
      IndicatorRow(page: 0, offset: 192, value: 4.6, source: "keen-slider track: -0.4"),
      IndicatorRow(page: 0, offset: 160, value: 4.5, source: "keen-slider track: -0.5"),
      IndicatorRow(page: 4, offset: 639, value: 4.996875, source: "definition: last to first"),
      IndicatorRow(page: 4, offset: 640, value: 0, source: "definition: last to first"),
      IndicatorRow(page: 4, offset: 672, value: 0.1, source: "definition: last to first"),
    ]
    forEachRow("continuous indicator", rows) { row in
      for rule in [CarouselRecentering.whenSettled, .atHalfPage, .atWholePage] {
        var slots = carousel(5, page: row.page, recentering: rule)
        _ = slots.scrolled(to: row.offset)
        XCTAssertEqual(slots.wrappedFractionalPage, row.value, accuracy: 1e-12)
      }
    }
  }

  private struct SlotCountRow: TableRow {
    var peek: Double
    var pitch: Double
    var rule: CarouselRecentering
    var slots: Int
    var source: String
  }

  func testSlotCounts() {
    let facts = "carousel facts: S = 2 ceil((reach + peek) / P) + 1"
    let rows: [SlotCountRow] = [
      SlotCountRow(peek: 0, pitch: 320, rule: .atHalfPage, slots: 3, source: facts),
      SlotCountRow(peek: 160, pitch: 320, rule: .atHalfPage, slots: 3, source: facts),
      SlotCountRow(peek: 161, pitch: 320, rule: .atHalfPage, slots: 5, source: facts),
      SlotCountRow(peek: 0, pitch: 320, rule: .atWholePage, slots: 3, source: facts),
      SlotCountRow(peek: 1, pitch: 320, rule: .atWholePage, slots: 5, source: facts),
      SlotCountRow(peek: 320, pitch: 320, rule: .whenSettled, slots: 5, source: facts),
      SlotCountRow(peek: 321, pitch: 320, rule: .whenSettled, slots: 7, source: facts),
      SlotCountRow(peek: 10, pitch: 0, rule: .atHalfPage, slots: 3, source: "no length yet"),
      SlotCountRow(
        peek: 1e9, pitch: 1, rule: .atHalfPage, slots: 99, source: "the greatest number"),
    ]
    forEachRow("slot counts", rows) { row in
      XCTAssertEqual(
        CarouselSlots.slotCount(peek: row.peek, pitch: row.pitch, recentering: row.rule), row.slots)
      XCTAssertEqual(CarouselSlots(pageCount: 4, slotCount: row.slots).slotCount, row.slots)
    }
    XCTAssertEqual(CarouselSlots(pageCount: 4, slotCount: 4).slotCount, 5)
    XCTAssertEqual(CarouselSlots(pageCount: 4, slotCount: -1).slotCount, 3)
    XCTAssertEqual(CarouselSlots(pageCount: 4, slotCount: 1000).slotCount, 99)
  }

  func testWhatToAnimateTo() {
    let slots = carousel(5, recentering: .whenSettled)
    XCTAssertEqual([-2, -1, 0, 1, 2].map { slots.offset(steps: $0) }, [-320, 0, 320, 640, 960])
    XCTAssertEqual(carousel(1, recentering: .whenSettled).offset(steps: 1), 320)
  }

  func testExample() {
    var slots = CarouselSlots(pageCount: 5)
    _ = slots.setPageLength(320)
    XCTAssertEqual(slots.pages, [4, 0, 1])
    XCTAssertEqual(slots.contentOffset, 320)
    let update = slots.settled(at: 640)
    XCTAssertEqual(slots.pages, [0, 1, 2])
    XCTAssertEqual(update.offsetShift, -320)
    XCTAssertEqual(
      update.rebinds.map { "slot \($0.slot): page \($0.page)" }, ["slot 2: page 2"])
  }
}
