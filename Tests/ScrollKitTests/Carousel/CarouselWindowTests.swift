import ScrollKit
import XCTest

/// Where the slots are: beside the middle page, and wherever pages are visible.
final class CarouselWindowTests: XCTestCase {
  private func carousel(
    _ count: Int, slotCount: Int = 3, rule: CarouselRecentering = .whenSettled,
    isRightToLeft: Bool = false
  ) -> CarouselSlots {
    var slots = CarouselSlots(
      pageCount: count, slotCount: slotCount, recentering: rule, isRightToLeft: isRightToLeft)
    _ = slots.setPageLength(320)
    _ = slots.scrolled(to: slots.contentOffset)
    return slots
  }

  private struct FollowRow: TableRow {
    var count = 9
    var slotCount = 3
    var rule = CarouselRecentering.whenSettled
    /// Logical offsets from where the middle page rests, in pages.
    var pages: [Double]
    var inSlots: [Int?]
    /// The rebinds after the last offset: slot, page and start in the content, in pages.
    var rebinds: [[Int]]
    var source: String
  }

  /// Past the ends of the content there is never a blank strip.
  func testSlotsFollowWhatIsVisible() {
    let bounce = "definition: a bounce past the content's end shows pages, too"
    let far = "definition: an animation past the content shows pages, too"
    let within = "definition: within the content nothing is bound anew"
    let rows: [FollowRow] = [
      FollowRow(pages: [0.5], inSlots: [8, 0, 1], rebinds: [], source: within),
      FollowRow(pages: [1], inSlots: [8, 0, 1], rebinds: [], source: within),
      FollowRow(pages: [-1], inSlots: [8, 0, 1], rebinds: [], source: within),
      FollowRow(pages: [1.25], inSlots: [0, 1, 2], rebinds: [[2, 2, 3]], source: bounce),
      FollowRow(pages: [-1.25], inSlots: [7, 8, 0], rebinds: [[1, 7, -1]], source: bounce),
      FollowRow(pages: [1.25, 0.75], inSlots: [8, 0, 1], rebinds: [[2, 8, 0]], source: bounce),
      FollowRow(pages: [-1.25, -0.5], inSlots: [8, 0, 1], rebinds: [[1, 1, 2]], source: bounce),
      FollowRow(pages: [2], inSlots: [0, 1, 2], rebinds: [[2, 2, 3]], source: far),
      FollowRow(
        pages: [2.5], inSlots: [1, 2, 3], rebinds: [[2, 2, 3], [0, 3, 4]], source: far),
      FollowRow(
        pages: [-4.5], inSlots: [4, 5, 6], rebinds: [[1, 4, -4], [2, 5, -3], [0, 6, -2]],
        source: far),
      FollowRow(
        pages: [7.5], inSlots: [6, 7, 8], rebinds: [[0, 6, 7], [1, 7, 8], [2, 8, 9]], source: far),
      FollowRow(
        pages: [1.25, 2.25], inSlots: [1, 2, 3], rebinds: [[0, 3, 4]], source: far),
      FollowRow(
        pages: [4.5, 2.25], inSlots: [1, 2, 3], rebinds: [[1, 1, 2], [2, 2, 3]],
        source: "definition: as near to the middle page as may be, wherever it was before"),
      FollowRow(
        rule: .whenSettledPastRest, pages: [1.25], inSlots: [0, 1, 2], rebinds: [[2, 2, 3]],
        source: bounce),
      FollowRow(
        slotCount: 5, pages: [1], inSlots: [7, 8, 0, 1, 2], rebinds: [], source: within),
      FollowRow(
        slotCount: 5, pages: [1.25], inSlots: [8, 0, 1, 2, 3], rebinds: [[3, 3, 5]],
        source: "definition: with five slots a page beside what is visible may peek in"),
      FollowRow(
        slotCount: 5, pages: [-2], inSlots: [6, 7, 8, 0, 1], rebinds: [[2, 6, -1]],
        source: "definition: with five slots a page beside what is visible may peek in"),
      FollowRow(
        count: 2, pages: [1.25], inSlots: [0, 1, 0], rebinds: [[2, 0, 3]], source: "N = 2"),
      FollowRow(
        count: 2, pages: [-1.25], inSlots: [0, 1, 0], rebinds: [[1, 0, -1]],
        source: "N = 2"),
      FollowRow(
        count: 3, pages: [2.25], inSlots: [1, 2, 0], rebinds: [[2, 2, 3], [0, 0, 4]],
        source: "N = 3"),
      FollowRow(count: 1, pages: [1.25], inSlots: [nil, 0, nil], rebinds: [], source: "N = 1"),
      FollowRow(count: 0, pages: [1.25], inSlots: [], rebinds: [], source: "N = 0"),
    ]
    forEachRow("slots follow", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = carousel(
          row.count, slotCount: row.slotCount, rule: row.rule, isRightToLeft: isRightToLeft)
        let (resting, last) = (slots.restingOffset, Double(row.slotCount - 1) * 320)
        var update = slots.scrolled(to: resting)
        for page in row.pages {
          update = slots.scrolled(to: resting + (isRightToLeft ? -page : page) * 320)
          XCTAssertEqual(update.offsetShift, 0)
        }
        XCTAssertEqual(slots.pages, row.inSlots)
        XCTAssertEqual(
          zip(update.rebinds, update.placements).map { bind, place -> [Int] in
            XCTAssertEqual(bind.slot, place.slot)
            let start = isRightToLeft ? last - place.origin : place.origin
            return [bind.slot, bind.page, Int(start / 320)]
          }, row.rebinds)
      }
    }
  }

  private struct DragRow: TableRow {
    var count = 9
    var offset: Double
    var shift: Double
    var pages: [Int?]
    var source: String
  }

  /// The beginning of a drag counts as a stop under every rule, and keeps the remainder.
  func testADragsBeginning() {
    let nearest = "definition: the nearest page is the middle one when a drag begins"
    let rows: [DragRow] = [
      DragRow(offset: 320, shift: 0, pages: [8, 0, 1], source: nearest),
      DragRow(offset: 400, shift: 0, pages: [8, 0, 1], source: nearest),
      DragRow(offset: 479, shift: 0, pages: [8, 0, 1], source: nearest),
      DragRow(offset: 480, shift: -320, pages: [0, 1, 2], source: "\(nearest), of two the next"),
      DragRow(offset: 600, shift: -320, pages: [0, 1, 2], source: nearest),
      DragRow(offset: 640, shift: -320, pages: [0, 1, 2], source: nearest),
      DragRow(offset: 700, shift: -320, pages: [0, 1, 2], source: "\(nearest), in a bounce"),
      DragRow(offset: 240, shift: 0, pages: [8, 0, 1], source: nearest),
      DragRow(offset: 160, shift: 0, pages: [8, 0, 1], source: "\(nearest), of two the next"),
      DragRow(offset: 159, shift: 320, pages: [7, 8, 0], source: nearest),
      DragRow(offset: 0, shift: 320, pages: [7, 8, 0], source: nearest),
      DragRow(offset: -60, shift: 320, pages: [7, 8, 0], source: "\(nearest), in a bounce"),
      DragRow(offset: 1000, shift: -640, pages: [1, 2, 3], source: "\(nearest), far out"),
      DragRow(offset: .nan, shift: 0, pages: [8, 0, 1], source: "definition: the present offset"),
      DragRow(count: 2, offset: 500, shift: -320, pages: [0, 1, 0], source: "N = 2"),
      DragRow(count: 1, offset: 500, shift: 0, pages: [nil, 0, nil], source: "N = 1"),
      DragRow(count: 0, offset: 500, shift: 0, pages: [], source: "N = 0"),
    ]
    forEachRow("a drag begins", rows) { row in
      for rule in CarouselRecentering.allCases {
        for isRightToLeft in [false, true] {
          var slots = carousel(row.count, rule: rule, isRightToLeft: isRightToLeft)
          let offset = isRightToLeft ? 640 - row.offset : row.offset
          let position = (row.offset - 320) / 320
          let update = slots.willBeginDragging(at: offset)
          XCTAssertEqual(update.offsetShift, isRightToLeft ? 0 - row.shift : row.shift, "\(rule)")
          XCTAssertEqual(slots.pages, row.pages, "\(rule)")
          XCTAssertEqual(update.motion, .continues)
          XCTAssertNil(update.restingOffset)
          XCTAssertEqual(slots.fractionalPage, position.isNaN ? 0 : position, accuracy: 1e-12)
        }
      }
    }
  }

  func testADragGivesUpWhatWasScrolledTo() {
    var slots = carousel(9)
    XCTAssertEqual(slots.scroll(to: 4).contentOffset, 640)
    _ = slots.scrolled(to: 400)
    XCTAssertEqual(slots.restingOffset, 640)
    // On screen are page 0 and, past the seam, page 4: both stay.
    XCTAssertTrue(slots.willBeginDragging(at: 400).rebinds.isEmpty)
    XCTAssertEqual(slots.restingOffset, 320)
    XCTAssertEqual(slots.scroll(by: 1).page, 1)
    // Back on page 0, its neighbour is page 1 again.
    var back = carousel(9)
    _ = back.scroll(to: 4)
    _ = back.scrolled(to: 400)
    _ = back.willBeginDragging(at: 400)
    _ = back.scrolled(to: 320)
    XCTAssertEqual(back.settled(at: 320).rebinds.map { [$0.slot, $0.page] }, [[1, 1]])
    XCTAssertEqual(back.pages, [8, 0, 1])
  }

  private struct PositionRow: TableRow {
    var to: Int
    var offset: Double
    var position: Double
    var indicator: Double
    var current: Int
    /// The steps of the page change.
    var steps: Int?
    var source: String
  }

  /// While a scroll leaves pages out, the position runs through their numbers. At rest it is exact.
  func testThePositionRunsThroughWhatIsLeftOut() {
    let linear = "definition: linear from 0 to the page while the content moves by a page"
    let rows: [PositionRow] = [
      PositionRow(to: 4, offset: 320, position: 0, indicator: 0, current: 0, source: linear),
      PositionRow(to: 4, offset: 400, position: 1, indicator: 1, current: 0, source: linear),
      PositionRow(
        to: 4, offset: 480, position: 2, indicator: 2, current: 4, steps: 4, source: linear),
      PositionRow(
        to: 4, offset: 560, position: 3, indicator: 3, current: 4, steps: 4, source: linear),
      PositionRow(
        to: 4, offset: 640, position: 4, indicator: 4, current: 4, steps: 4, source: linear),
      PositionRow(
        to: 4, offset: 656, position: 4.05, indicator: 4.05, current: 4, steps: 4,
        source: "definition: past the page numbers are in sequence"),
      PositionRow(
        to: 4, offset: 304, position: -0.05, indicator: 8.95, current: 0,
        source: "definition: before the start, too"),
      PositionRow(to: 5, offset: 240, position: -1, indicator: 8, current: 0, source: linear),
      PositionRow(to: 5, offset: 160, position: -2, indicator: 7, current: 0, source: linear),
      PositionRow(
        to: 5, offset: 80, position: -3, indicator: 6, current: 5, steps: -4, source: linear),
      PositionRow(
        to: 5, offset: 0, position: -4, indicator: 5, current: 5, steps: -4, source: linear),
      PositionRow(
        to: 1, offset: 400, position: 0.25, indicator: 0.25, current: 0,
        source: "definition: nothing is left out on the way to a neighbour"),
    ]
    forEachRow("positions while pages are left out", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = carousel(9, isRightToLeft: isRightToLeft)
        _ = slots.scroll(to: row.to)
        let update = slots.scrolled(to: isRightToLeft ? 640 - row.offset : row.offset)
        XCTAssertEqual(slots.fractionalPage, row.position, accuracy: 1e-12)
        XCTAssertEqual(slots.wrappedFractionalPage, row.indicator, accuracy: 1e-12)
        XCTAssertEqual(slots.currentPage, row.current)
        XCTAssertEqual(update.pageChange?.steps, row.steps)
      }
    }
  }

  private struct SlotRow: TableRow {
    var count = 5
    var slotCount = 3
    var page = 0
    var rule = CarouselRecentering.whenSettled
    /// In pages from where the middle page rests.
    var at = 0.0
    /// The number, page and distance of each slot.
    var slots: [[Double]]
    var source: String
  }

  /// The distance of each slot, for effects such as an alpha of 1 - |distance|.
  func testSlotsForEffects() {
    let distance = "definition: the distance from where the current page rests"
    let rows = [
      SlotRow(slots: [[2, 4, -1], [0, 0, 0], [1, 1, 1]], source: distance),
      SlotRow(
        at: 0.25, slots: [[2, 4, -1.25], [0, 0, -0.25], [1, 1, 0.75]], source: distance),
      SlotRow(
        at: -0.5, slots: [[2, 4, -0.5], [0, 0, 0.5], [1, 1, 1.5]], source: distance),
      SlotRow(
        rule: .atHalfPage, at: 0.5, slots: [[0, 0, -0.5], [1, 1, 0.5], [2, 2, 1.5]],
        source: "definition: recentring changes no distance"),
      SlotRow(
        page: 4, rule: .atHalfPage, at: 0.75,
        slots: [[1, 4, -0.75], [2, 0, 0.25], [0, 1, 1.25]],
        source: "definition: continuous where the loop closes"),
      SlotRow(
        at: 1.25, slots: [[0, 0, -1.25], [1, 1, -0.25], [2, 2, 0.75]],
        source: "definition: in a bounce, too"),
      SlotRow(
        slotCount: 5,
        slots: [[3, 3, -2], [4, 4, -1], [0, 0, 0], [1, 1, 1], [2, 2, 2]], source: distance),
      SlotRow(count: 2, slots: [[2, 1, -1], [0, 0, 0], [1, 1, 1]], source: "N = 2"),
      SlotRow(count: 1, at: 0.25, slots: [[0, 0, -0.25]], source: "N = 1"),
      SlotRow(count: 0, slots: [], source: "N = 0"),
    ]
    forEachRow("slots for effects", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = CarouselSlots(
          pageCount: row.count, page: row.page, slotCount: row.slotCount, recentering: row.rule,
          isRightToLeft: isRightToLeft)
        _ = slots.setPageLength(320)
        _ = slots.scrolled(to: slots.restingOffset + (isRightToLeft ? -row.at : row.at) * 320)
        XCTAssertEqual(
          slots.slots.map { [Double($0.number), Double($0.page), $0.distance] }, row.slots)
      }
    }
    var two = CarouselSlots.twoSlots(pageCount: 5)
    _ = two.setPageLength(320)
    _ = two.scrolled(to: 400)
    XCTAssertEqual(
      two.slots.map { [Double($0.number), Double($0.page), $0.distance] },
      [
        [1, 1, -0.25], [0, 2, 0.75],
      ])
  }
}
