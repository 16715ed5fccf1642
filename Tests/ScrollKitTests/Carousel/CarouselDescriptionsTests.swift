import ScrollKit
import XCTest

final class CarouselDescriptionsTests: XCTestCase {
  private struct Row: TableRow {
    var count: Int
    var page = 0
    var steps: (inout CarouselSlots) -> CarouselSlots.Update
    var carousel: String
    var update: String
    var source: String
  }

  func testCarouselsAndUpdates() {
    let rows = [
      Row(
        count: 5, page: 2, steps: { $0.setPageLength(320) },
        carousel: "CarouselSlots(5 pages, current 2, slots [1, 2, 3], offset 320.0)",
        update: "Update(shift 320.0, motion stops, rebinds [1: page 1, 2: page 2, 0: page 3])",
        source: "the first layout"),
      Row(
        count: 5, page: 3,
        steps: {
          _ = $0.setPageLength(320)
          return $0.settled(at: 640)
        }, carousel: "CarouselSlots(5 pages, current 4, slots [3, 4, 0], offset 320.0)",
        update: "Update(shift -320.0, rebinds [2: page 0], page 3 -> 4)",
        source: "a stop on the next page"),
      Row(
        count: 5,
        steps: {
          _ = $0.setPageLength(320)
          return $0.scrolled(to: 330.5)
        }, carousel: "CarouselSlots(5 pages, current 0, slots [4, 0, 1], offset 330.5)",
        update: "Update(nothing)", source: "a little scrolling"),
      Row(
        count: 5,
        steps: {
          _ = $0.setPageLength(320)
          _ = $0.scrolled(to: 400)
          return $0.setPageLength(160)
        }, carousel: "CarouselSlots(5 pages, current 0, slots [4, 0, 1], offset 200.0)",
        update: "Update(shift -200.0, motion stops, go on to 160.0)",
        source: "another length between two pages"),
      Row(
        count: 1, steps: { $0.setPageLength(320) },
        carousel: "CarouselSlots(1 page, current 0, slots [none, 0, none], offset 320.0)",
        update: "Update(shift 320.0, motion stops, vacates [1, 2], rebinds [0: page 0])",
        source: "N = 1"),
      Row(
        count: 0, steps: { $0.setPageLength(320) },
        carousel: "CarouselSlots(0 pages, current none, slots [], offset 320.0)",
        update: "Update(shift 320.0, motion stops, vacates [0, 1, 2])", source: "N = 0"),
      Row(
        count: 0,
        steps: {
          _ = $0.setPageLength(320)
          return $0.setPageCount(2)
        }, carousel: "CarouselSlots(2 pages, current 0, slots [1, 0, 1], offset 320.0)",
        update:
          "Update(motion stops, rebinds [2: page 1, 0: page 0, 1: page 1], page none -> 0)",
        source: "the first pages"),
    ]
    forEachRow("descriptions of carousels", rows) { row in
      var slots = CarouselSlots(pageCount: row.count, page: row.page)
      let update = row.steps(&slots)
      XCTAssertEqual("\(slots)", row.carousel)
      XCTAssertEqual("\(update)", row.update)
    }
  }

  func testSlotsThatOnlyLieElsewhere() {
    var slots = CarouselSlots.twoSlots(pageCount: 5)
    _ = slots.setPageLength(320)
    XCTAssertEqual("\(slots.setPageLength(160))", "Update(motion stops, places 2 slots)")
    var single = CarouselSlots.twoSlots(pageCount: 1)
    _ = single.setPageLength(320)
    XCTAssertEqual("\(single)", "CarouselSlots(1 page, current 0, slots [0, none], offset 0.0)")
    XCTAssertEqual("\(single.jump(to: 0))", "Update(motion stops, places 1 slot)")
  }
}
