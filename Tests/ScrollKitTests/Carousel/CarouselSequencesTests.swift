import ScrollKit
import ScrollKitTestSupport
import XCTest

/// What a carousel lists: slots, rebinds, placements.
final class CarouselSequencesTests: XCTestCase {
  private struct Row: TableRow {
    var count: Int
    var slotCount = 3
    /// Rebinds, placements and slots that show a page: at the first layout, and after a settled
    /// move by one page.
    var first: [Int]
    var next: [Int]
    var source: String
  }

  private let rows = [
    Row(count: 0, first: [0, 0, 0], next: [0, 0, 0], source: "N = 0: no slots"),
    Row(count: 1, first: [1, 1, 1], next: [0, 1, 1], source: "N = 1: only the middle slot"),
    Row(count: 2, first: [3, 3, 3], next: [1, 3, 3], source: "N = 2: [1, 0, 1]"),
    Row(count: 5, first: [3, 3, 3], next: [1, 3, 3], source: "a move rebinds one slot"),
    Row(count: 9, slotCount: 7, first: [7, 7, 7], next: [1, 7, 7], source: "seven slots"),
  ]

  func testCountEndsAndElementsAgree() {
    forEachRow("carousel sequences", rows) { row in
      var slots = CarouselSlots(pageCount: row.count, slotCount: row.slotCount)
      for expected in [row.first, row.next] {
        let update =
          expected == row.first && slots.pageLength == 0
          ? slots.setPageLength(320) : slots.settled(at: slots.contentOffset + 320)
        let (rebinds, placements, shown) = (update.rebinds, update.placements, slots.slots)
        XCTAssertEqual([rebinds.count, placements.count, shown.count], expected)
        checkEnds(
          rebinds, count: rebinds.count, isEmpty: rebinds.isEmpty, first: rebinds.first,
          last: rebinds.last)
        checkEnds(
          placements, count: placements.count, isEmpty: placements.isEmpty,
          first: placements.first, last: placements.last)
        checkEnds(
          shown, count: shown.count, isEmpty: shown.isEmpty, first: shown.first, last: shown.last)
        XCTAssertEqual(shown.map(\.page), slots.pages.compactMap { $0 })
      }
    }
  }

  func testThePagesOfALoopOfCopiesCanBeReadAgain() {
    let pages = ClonedPages(pageCount: 3, pageLength: 320).pages
    for _ in 0..<2 { XCTAssertEqual(Array(pages), [2, 0, 1, 2, 0]) }
  }
}
