import XCTest

@testable import ScrollKit

final class TwoSlotsTests: XCTestCase {
  private struct StepRow: TableRow {
    /// Logical offsets reported one after the other.
    var offsets: [Double]
    /// Slot and page of the rebinds of the last.
    var rebinds: [[Int]]
    var page: Int
    var source: String
  }

  func testWithoutLooping() {
    let love = "two slots, Cocoa with Love 2009"
    let rows: [StepRow] = [
      StepRow(offsets: [0], rebinds: [], page: 0, source: love),
      StepRow(offsets: [100], rebinds: [], page: 0, source: love),
      StepRow(offsets: [320], rebinds: [], page: 1, source: love),
      StepRow(offsets: [321], rebinds: [[0, 2]], page: 1, source: love),
      StepRow(offsets: [321, 640], rebinds: [], page: 2, source: love),
      StepRow(offsets: [321, 319], rebinds: [[0, 0]], page: 1, source: love),
      StepRow(offsets: [1000], rebinds: [[1, 3], [0, 4]], page: 3, source: "\(love), jump"),
      StepRow(offsets: [1280], rebinds: [[1, 3], [0, 4]], page: 4, source: "\(love), last page"),
      StepRow(
        offsets: [1280, 1330], rebinds: [], page: 4, source: "definition: pulled past the end"),
      StepRow(offsets: [-40], rebinds: [], page: 0, source: "definition: pulled before the start"),
      StepRow(offsets: [160], rebinds: [], page: 1, source: "definition: a tie is the next page"),
      StepRow(offsets: [.nan], rebinds: [], page: 0, source: "definition: the present offset"),
    ]
    forEachRow("two slots", rows) { row in
      for (axis, isRightToLeft) in [
        (ScrollAxis.horizontal, false), (.horizontal, true), (.vertical, true),
      ] {
        var slots = CarouselSlots.twoSlots(pageCount: 5, axis: axis, isRightToLeft: isRightToLeft)
        let first = slots.setPageLength(320)
        XCTAssertEqual(first.rebinds.map { [$0.slot, $0.page] }, [[0, 0], [1, 1]])
        XCTAssertEqual(slots.contentSize(crossLength: 0), size(1600, along: axis))
        let isMirrored = isRightToLeft && axis == .horizontal
        XCTAssertEqual(
          first.placements.map { $0.origin }, isMirrored ? [1280, 960] : [0, 320])
        var update = first
        for offset in row.offsets {
          update = slots.scrolled(to: isMirrored ? 1280 - offset : offset)
          XCTAssertEqual(update.offsetShift, 0)
        }
        XCTAssertEqual(update.rebinds.map { [$0.slot, $0.page] }, row.rebinds)
        XCTAssertEqual(slots.currentPage, row.page)
        for (bind, place) in zip(update.rebinds, update.placements) {
          let start = Double(bind.page) * 320
          XCTAssertEqual(bind.slot, place.slot)
          XCTAssertEqual(place.origin, isMirrored ? 1280 - start : start)
        }
      }
    }
  }

  private func size(_ length: Double, along axis: ScrollAxis) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
  }

  private struct CountRow: TableRow {
    var count: Int
    var page: Int
    var loops: Bool
    var pages: [Int]
    var vacancies: Range<Int>
    var current: Int?
    var offset: Double
    var source: String
  }

  func testFewPages() {
    let rows: [CountRow] = [
      CountRow(
        count: 0, page: 0, loops: false, pages: [], vacancies: 0..<2, current: nil, offset: 0,
        source: "definition: N = 0"),
      CountRow(
        count: 0, page: 3, loops: true, pages: [], vacancies: 0..<2, current: nil, offset: 0,
        source: "definition: N = 0"),
      CountRow(
        count: 1, page: 0, loops: true, pages: [0], vacancies: 1..<2, current: 0, offset: 0,
        source: "definition: N = 1 does not loop"),
      CountRow(
        count: 2, page: 0, loops: false, pages: [0, 1], vacancies: 2..<2, current: 0, offset: 0,
        source: "definition: N = 2"),
      CountRow(
        count: 2, page: 1, loops: true, pages: [1, 0], vacancies: 2..<2, current: 1, offset: 320,
        source: "definition: N = 2"),
      CountRow(
        count: 5, page: 3, loops: false, pages: [3, 4], vacancies: 2..<2, current: 3, offset: 960,
        source: "definition: begins on a page"),
      CountRow(
        count: 5, page: 9, loops: false, pages: [3, 4], vacancies: 2..<2, current: 4, offset: 1280,
        source: "definition: begins on the nearest page there is"),
      CountRow(
        count: 5, page: -1, loops: true, pages: [4, 0], vacancies: 2..<2, current: 4, offset: 320,
        source: "definition: the start page wraps"),
    ]
    forEachRow("two slots, few pages", rows) { row in
      var slots = CarouselSlots.twoSlots(pageCount: row.count, page: row.page, loops: row.loops)
      XCTAssertEqual(slots.currentPage, row.current)
      let update = slots.setPageLength(320)
      XCTAssertEqual(update.rebinds.map { $0.page }, row.pages)
      XCTAssertEqual(update.vacancies, row.vacancies)
      XCTAssertEqual(slots.currentPage, row.current)
      XCTAssertEqual(slots.contentOffset, row.offset)
      XCTAssertEqual(update.offsetShift, row.offset)
      XCTAssertTrue(slots.setPageLength(320).isEmpty)
    }
  }

  func testTheFreeSlotGoesToTheSideScrolledTo() {
    var slots = CarouselSlots.twoSlots(pageCount: 5, loops: true)
    _ = slots.setPageLength(320)
    let back = slots.scrolled(to: 300)
    XCTAssertEqual(back.rebinds.map { [$0.slot, $0.page] }, [[1, 4]])
    XCTAssertEqual(back.placements.map { [Double($0.slot), $0.origin] }, [[1, 0]])
    let forward = slots.scrolled(to: 340)
    XCTAssertEqual(forward.rebinds.map { [$0.slot, $0.page] }, [[1, 1]])
    XCTAssertEqual(forward.placements.map { [Double($0.slot), $0.origin] }, [[1, 640]])
    let settled = slots.settled(at: 640)
    XCTAssertEqual(settled.offsetShift, -320)
    XCTAssertEqual(settled.pageChange?.new, 1)
    XCTAssertEqual(slots.currentPage, 1)
    XCTAssertEqual(slots.contentOffset, 320)
  }

  private struct ChangeRow: TableRow {
    var count: Int
    var page: Int
    var loops: Bool
    var newCount: Int
    var keeping: Int?
    var pages: [Int]
    var offset: Double
    /// The old and the new page; `nil` for no change.
    var change: [Int?]?
    var source: String
  }

  func testChangingTheNumberOfPages() {
    let rows: [ChangeRow] = [
      ChangeRow(
        count: 5, page: 4, loops: false, newCount: 3, keeping: nil, pages: [1, 2], offset: 640,
        change: [4, 2], source: "definition: the last page there is"),
      ChangeRow(
        count: 5, page: 2, loops: false, newCount: 7, keeping: 4, pages: [4, 5], offset: 1280,
        change: [2, 4], source: "definition: two pages put in before"),
      ChangeRow(
        count: 5, page: 2, loops: false, newCount: 5, keeping: 2, pages: [2, 3], offset: 640,
        change: nil, source: "definition: same pages, new content"),
      ChangeRow(
        count: 5, page: 4, loops: true, newCount: 3, keeping: nil, pages: [2, 0], offset: 320,
        change: [4, 2], source: "definition: looping"),
      ChangeRow(
        count: 1, page: 0, loops: true, newCount: 3, keeping: nil, pages: [0, 1], offset: 320,
        change: nil, source: "definition: begins to loop"),
      ChangeRow(
        count: 3, page: 2, loops: true, newCount: 1, keeping: nil, pages: [0], offset: 0,
        change: [2, 0], source: "definition: no longer loops"),
      ChangeRow(
        count: 0, page: 0, loops: false, newCount: 2, keeping: nil, pages: [0, 1], offset: 0,
        change: [nil, 0], source: "definition: from none to the first"),
      ChangeRow(
        count: 2, page: 1, loops: false, newCount: -1, keeping: nil, pages: [], offset: 0,
        change: nil, source: "definition: counts below zero are zero"),
    ]
    forEachRow("two slots, page counts", rows) { row in
      var slots = CarouselSlots.twoSlots(pageCount: row.count, page: row.page, loops: row.loops)
      _ = slots.setPageLength(320)
      let before = slots.contentOffset
      let update = slots.setPageCount(row.newCount, keeping: row.keeping)
      XCTAssertEqual(update.rebinds.map { $0.page }, row.pages)
      XCTAssertEqual(update.vacancies, row.pages.count..<2)
      XCTAssertEqual(slots.contentOffset, row.offset)
      XCTAssertEqual(update.offsetShift, row.offset - before)
      XCTAssertEqual(update.pageChange.map { [$0.old, $0.new] }, row.change)
      XCTAssertTrue(slots.setPageCount(row.newCount).isEmpty)
    }
  }

  private struct TargetRow: TableRow {
    var loops: Bool
    var page: Int
    var steps: Int
    var offset: Double
    var source: String
  }

  func testWhatToAnimateTo() {
    let rows = [
      TargetRow(loops: false, page: 1, steps: 1, offset: 640, source: "definition: the next page"),
      TargetRow(loops: false, page: 1, steps: -5, offset: 0, source: "definition: the first page"),
      TargetRow(loops: false, page: 1, steps: .max, offset: 1280, source: "definition: the last"),
      TargetRow(loops: true, page: 4, steps: 1, offset: 640, source: "definition: the neighbour"),
      TargetRow(
        loops: true, page: 4, steps: -3, offset: -640,
        source: "definition: past the content, where slots follow"),
      TargetRow(loops: true, page: 4, steps: 0, offset: 320, source: "definition: where it is"),
    ]
    forEachRow("two slots, targets", rows) { row in
      var slots = CarouselSlots.twoSlots(pageCount: 5, page: row.page, loops: row.loops)
      _ = slots.setPageLength(320)
      XCTAssertEqual(slots.offset(steps: row.steps), row.offset)
      XCTAssertEqual([slots.loops, slots.canLoop], [row.loops, row.loops])
      XCTAssertEqual(slots.wrappedFractionalPage, Double(row.page))
    }
    for loops in [false, true] {
      let single = CarouselSlots.twoSlots(pageCount: 1, loops: loops)
      XCTAssertEqual([single.loops, single.canLoop], [loops, false])
      XCTAssertEqual(single.slotCount, 2)
    }
    XCTAssertTrue(CarouselSlots(pageCount: 1).loops)
    XCTAssertEqual(CarouselSlots(pageCount: 5, slotCount: 2).slotCount, 3)
    var slots = CarouselSlots.twoSlots(pageCount: 5, page: 4, loops: true)
    _ = slots.setPageLength(320)
    _ = slots.scrolled(to: 400)
    XCTAssertEqual(slots.wrappedFractionalPage, 4.25)
    _ = slots.scrolled(to: 640)
    XCTAssertEqual(slots.wrappedFractionalPage, 0)
    var plain = CarouselSlots.twoSlots(pageCount: 5)
    _ = plain.setPageLength(320)
    _ = plain.scrolled(to: -40)
    XCTAssertEqual(plain.wrappedFractionalPage, 0)
    _ = plain.scrolled(to: 1330)
    XCTAssertEqual(plain.wrappedFractionalPage, 4)
  }

  /// Moves at random; the first fault on screen.
  private func firstFault(
    pageCount: Int, loops: Bool, rule: CarouselRecentering, isRightToLeft: Bool,
    spoil: (inout CarouselSlots.Update) -> Void = { _ in }
  ) -> String? {
    var random = SeededGenerator(seed: UInt64(pageCount))
    var slots = CarouselSlots.twoSlots(
      pageCount: pageCount, loops: loops, spacing: 10, recentering: rule,
      isRightToLeft: isRightToLeft)
    var host = CarouselHost(
      pageCount: pageCount, slotCount: 2, length: 310, spacing: 10, isMirrored: isRightToLeft)
    host.apply(slots.setPageLength(310))
    _ = slots.scrolled(to: host.offset)
    for move in 0..<3000 {
      var target = host.position + Double.random(in: -0.5...0.5, using: &random)
      if move % 7 == 0 { target = host.position + Double.random(in: -3...3, using: &random) }
      if !slots.loops { target = min(max(target, 0), Double(max(0, pageCount - 1))) }
      host.drag(forward: (target - host.position) * host.pitch)
      let before = host.sights
      var update = slots.scrolled(to: host.offset)
      spoil(&update)
      host.apply(update)
      if let fault = host.fault(since: before) { return "move \(move): \(fault)" }
      if update.offsetShift != 0, !slots.scrolled(to: host.offset).isEmpty {
        return "move \(move): the echo did something"
      }
    }
    return nil
  }

  func testBothPagesInViewAreAlwaysThere() {
    for pageCount in 0...7 {
      for isRightToLeft in [false, true] {
        for rule in CarouselRecentering.allCases {
          for loops in [false, true] {
            XCTAssertNil(
              firstFault(
                pageCount: pageCount, loops: loops, rule: rule, isRightToLeft: isRightToLeft),
              "\(pageCount) pages, \(loops), \(rule), \(isRightToLeft)")
          }
        }
      }
    }
  }

  func testTheCheckerFindsPlantedFaults() {
    let shifted = firstFault(
      pageCount: 5, loops: true, rule: .atHalfPage, isRightToLeft: false,
      spoil: { if $0.offsetShift != 0 { $0.offsetShift *= 0.9 } })
    XCTAssertEqual(shifted?.contains("jumped"), true)
    XCTAssertNotNil(
      firstFault(
        pageCount: 5, loops: false, rule: .whenSettled, isRightToLeft: false,
        spoil: { $0.newcomers.count = 0 }))
    XCTAssertNotNil(
      firstFault(
        pageCount: 5, loops: true, rule: .atHalfPage, isRightToLeft: false,
        spoil: { $0.movesAll = false }))
  }

  func testALayoutWithoutLengthLosesNoPage() {
    for loops in [false, true] {
      for rule in CarouselRecentering.allCases {
        var slots = CarouselSlots.twoSlots(pageCount: 5, loops: loops, recentering: rule)
        _ = slots.setPageLength(320)
        _ = slots.scrolled(to: loops ? 500 : 1000)
        let (page, offset) = (slots.currentPage, slots.contentOffset)
        for length in [0, .nan, -5] {
          XCTAssertNil(slots.setPageLength(length).pageChange)
          XCTAssertNil(slots.scrolled(to: 0).pageChange)
          XCTAssertNil(slots.setPageLength(320).pageChange)
          XCTAssertEqual(slots.currentPage, page)
          XCTAssertEqual(slots.contentOffset, offset)
        }
      }
    }
  }

  func testExample() {
    var slots = CarouselSlots.twoSlots(pageCount: 5)
    XCTAssertEqual(slots.setPageLength(320).rebinds.map { $0.page }, [0, 1])
    XCTAssertEqual(
      slots.scrolled(to: 400).rebinds.map { "slot \($0.slot): page \($0.page)" },
      ["slot 0: page 2"])
  }
}
