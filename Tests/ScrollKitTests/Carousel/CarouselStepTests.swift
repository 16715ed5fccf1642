import ScrollKit
import XCTest

/// One step of a carousel at rest, under each rule of recentring.
final class CarouselStepTests: XCTestCase {
  /// The directions a carousel runs in. Expected values are logical, and the same in all of them.
  private static let directions: [(axis: ScrollAxis, isRightToLeft: Bool)] = [
    (.horizontal, false), (.horizontal, true), (.vertical, false), (.vertical, true),
  ]

  private func carousel(
    _ count: Int, page: Int = 0, length: Double = 320, recentering: CarouselRecentering,
    direction: (axis: ScrollAxis, isRightToLeft: Bool) = (.horizontal, false)
  ) -> CarouselSlots {
    var slots = CarouselSlots(
      pageCount: count, page: page, recentering: recentering, axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
    _ = slots.setPageLength(length)
    // As a scroll view does, it reports the offset it was given.
    XCTAssertTrue(slots.scrolled(to: slots.contentOffset).isEmpty)
    return slots
  }

  /// A logical offset of a three-page window as a physical one, and back.
  private func physical(
    _ offset: Double, length: Double, direction: (axis: ScrollAxis, isRightToLeft: Bool)
  ) -> Double {
    direction.isRightToLeft && direction.axis == .horizontal ? 2 * length - offset : offset
  }

  private struct StepRow: TableRow {
    var rule: CarouselRecentering
    var count: Int
    var page: Int
    var offset: Double
    var settles: Bool
    var shift: Double
    var pages: [Int?]
    /// Slot and page of each rebind.
    var rebinds: [[Int]]
    /// Old page, new page, steps.
    var change: [Int]?
    var source: String
  }

  func testSteps() {
    let half = CarouselRecentering.atHalfPage
    let whole = CarouselRecentering.atWholePage
    let stop = CarouselRecentering.whenSettled
    let any = CarouselRecentering.whenSettledPastRest
    let rows: [StepRow] = [
      StepRow(
        rule: stop, count: 5, page: 0, offset: 640, settles: true, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "tutorial: offset > W is the next page"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 0, settles: true, shift: 320, pages: [3, 4, 0],
        rebinds: [[1, 3]], change: [0, 4, -1], source: "tutorial: offset < W is the previous page"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 320, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "tutorial: offset = W stays"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 400, settles: true, shift: -80, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1],
        source: "tutorial: offset > W is the next page, and the offset is reset"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 240, settles: true, shift: 80, pages: [3, 4, 0],
        rebinds: [[1, 3]], change: [0, 4, -1],
        source: "tutorial: offset < W is the previous page, and the offset is reset"),
      StepRow(
        rule: any, count: 9, page: 0, offset: 400, settles: true, shift: -80, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "tutorial: nine images, stopped at 400"),
      StepRow(
        rule: any, count: 9, page: 0, offset: 240, settles: true, shift: 80, pages: [7, 8, 0],
        rebinds: [[1, 7]], change: [0, 8, -1], source: "tutorial: nine images, stopped at 240"),
      StepRow(
        rule: any, count: 9, page: 0, offset: 640, settles: true, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "tutorial: nine images, a whole page on"),
      StepRow(
        rule: any, count: 9, page: 0, offset: 0, settles: true, shift: 320, pages: [7, 8, 0],
        rebinds: [[1, 7]], change: [0, 8, -1], source: "tutorial: nine images, a whole page back"),
      StepRow(
        rule: any, count: 9, page: 0, offset: 320, settles: true, shift: 0, pages: [8, 0, 1],
        rebinds: [], change: nil, source: "tutorial: nine images, back where it was"),
      StepRow(
        rule: any, count: 2, page: 1, offset: 340, settles: true, shift: -20, pages: [1, 0, 1],
        rebinds: [[0, 1]], change: [1, 0, 1], source: "tutorial's rule with N = 2"),
      StepRow(
        rule: any, count: 1, page: 0, offset: 340, settles: true, shift: -20, pages: [nil, 0, nil],
        rebinds: [], change: nil, source: "tutorial's rule with N = 1: nowhere to go"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 640, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: [0, 1, 1], source: "tutorial: looks only when it has settled"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 320.4, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: less than half a pixel is no move"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 319.6, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: less than half a pixel is no move"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 640.4, settles: true, shift: -320.4,
        pages: [0, 1, 2], rebinds: [[2, 2]], change: [0, 1, 1],
        source: "definition: less than half a pixel past the next page is that page"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 320.5, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: half a pixel exactly is no move"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 319.5, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: half a pixel exactly is no move"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 320.75, settles: true, shift: -0.75,
        pages: [0, 1, 2], rebinds: [[2, 2]], change: [0, 1, 1],
        source: "definition: more than half a pixel is the next page"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 319.25, settles: true, shift: 0.75,
        pages: [3, 4, 0], rebinds: [[1, 3]], change: [0, 4, -1],
        source: "definition: more than half a pixel is the previous page"),
      StepRow(
        rule: any, count: 5, page: 0, offset: 640.75, settles: true, shift: -320.75,
        pages: [1, 2, 3], rebinds: [[2, 2], [0, 3]],
        change: [0, 2, 2], source: "definition: past the next page, too"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 400, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: a stop belongs to the nearest page"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 480, settles: true, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "definition: a tie is the next page"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 160, settles: true, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: a tie is the next page, here the present"),
      StepRow(
        rule: stop, count: 5, page: 0, offset: 640, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: [0, 1, 1], source: "native paging: nothing is shifted while it moves"),
      StepRow(
        rule: half, count: 5, page: 0, offset: 479, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "carousel facts: half rule"),
      StepRow(
        rule: half, count: 5, page: 0, offset: 480, settles: false, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "carousel facts: half rule, tie forward"),
      StepRow(
        rule: half, count: 5, page: 0, offset: 160, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "carousel facts: half rule, -1/2 stays"),
      StepRow(
        rule: half, count: 5, page: 0, offset: 159, settles: false, shift: 320, pages: [3, 4, 0],
        rebinds: [[1, 3]], change: [0, 4, -1], source: "carousel facts: half rule"),
      StepRow(
        rule: half, count: 5, page: 2, offset: 1000, settles: false, shift: -640, pages: [3, 4, 0],
        rebinds: [[1, 4], [2, 0]], change: [2, 4, 2], source: "carousel facts: fast flick"),
      StepRow(
        rule: half, count: 5, page: 0, offset: -700, settles: false, shift: 960, pages: [1, 2, 3],
        rebinds: [[2, 1], [0, 2], [1, 3]], change: [0, 2, -3],
        source: "carousel facts: |k| >= slots rebinds all"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: 640, settles: false, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "derived: late rule, remainder kept"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: 650, settles: false, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "derived: late rule, remainder kept"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: -15, settles: false, shift: 320, pages: [3, 4, 0],
        rebinds: [[1, 3]], change: [0, 4, -1], source: "derived: late rule, remainder kept"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: 639, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: [0, 1, 1], source: "derived: late rule, not yet"),
      StepRow(
        rule: whole, count: 5, page: 2, offset: 1000, settles: false, shift: -640,
        pages: [3, 4, 0],
        rebinds: [[1, 4], [2, 0]], change: [2, 4, 2], source: "derived: late rule, fast flick"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: -500, settles: false, shift: 640, pages: [2, 3, 4],
        rebinds: [[0, 2], [1, 3]], change: [0, 2, -3], source: "derived: late rule, fast flick"),
      StepRow(
        rule: whole, count: 5, page: 0, offset: 500, settles: true, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "definition: a stop belongs to the nearest"),
      StepRow(
        rule: half, count: 3, page: 0, offset: 480, settles: false, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "definition: N = 3"),
      StepRow(
        rule: half, count: 2, page: 0, offset: 480, settles: false, shift: -320, pages: [0, 1, 0],
        rebinds: [[2, 0]], change: [0, 1, 1], source: "definition: N = 2"),
      StepRow(
        rule: half, count: 2, page: 0, offset: 150, settles: false, shift: 320, pages: [0, 1, 0],
        rebinds: [[1, 0]], change: [0, 1, -1], source: "definition: N = 2, backward"),
      StepRow(
        rule: half, count: 1, page: 0, offset: 600, settles: false, shift: 0, pages: [nil, 0, nil],
        rebinds: [], change: nil, source: "definition: N = 1 does not loop"),
      StepRow(
        rule: half, count: 1, page: 0, offset: 480, settles: true, shift: -160,
        pages: [nil, 0, nil], rebinds: [], change: nil,
        source: "definition: what cannot loop is put back at a stop"),
      StepRow(
        rule: stop, count: 1, page: 0, offset: 0, settles: true, shift: 320,
        pages: [nil, 0, nil], rebinds: [], change: nil,
        source: "definition: what cannot loop is put back at a stop"),
      StepRow(
        rule: whole, count: 1, page: 0, offset: 320.4, settles: true, shift: 0,
        pages: [nil, 0, nil], rebinds: [], change: nil,
        source: "definition: half a pixel is no move"),
      StepRow(
        rule: half, count: 0, page: 0, offset: 600, settles: false, shift: 0, pages: [],
        rebinds: [], change: nil, source: "definition: N = 0, nothing is shifted while it moves"),
      StepRow(
        rule: half, count: 0, page: 0, offset: 600, settles: true, shift: -280, pages: [],
        rebinds: [], change: nil, source: "definition: N = 0, put back at a stop"),
      StepRow(
        rule: half, count: 5, page: 0, offset: .nan, settles: false, shift: 0, pages: [4, 0, 1],
        rebinds: [], change: nil, source: "definition: not a number is the present offset"),
      StepRow(
        rule: half, count: 9, page: 0, offset: 480, settles: false, shift: -320, pages: [0, 1, 2],
        rebinds: [[2, 2]], change: [0, 1, 1], source: "tutorial: nine images with captions"),
      StepRow(
        rule: half, count: 9, page: 0, offset: 100, settles: false, shift: 320, pages: [7, 8, 0],
        rebinds: [[1, 7]], change: [0, 8, -1], source: "tutorial: nine images with captions"),
    ]
    forEachRow("carousel steps", rows) { row in
      for direction in Self.directions {
        var slots = carousel(
          row.count, page: row.page, recentering: row.rule, direction: direction)
        let offset = physical(row.offset, length: 320, direction: direction)
        let update = row.settles ? slots.settled(at: offset) : slots.scrolled(to: offset)
        let isMirrored = direction.isRightToLeft && direction.axis == .horizontal
        XCTAssertEqual(update.offsetShift, isMirrored ? -row.shift : row.shift, "\(direction)")
        XCTAssertEqual(slots.pages, row.pages, "\(direction)")
        XCTAssertEqual(update.rebinds.map { [$0.slot, $0.page] }, row.rebinds, "\(direction)")
        let places = row.shift == 0 ? 0 : [0, 1, 3][min(row.count, 2)]
        XCTAssertEqual(update.placements.count, places, "\(direction)")
        XCTAssertTrue(update.vacancies.isEmpty)
        let change = update.pageChange.map { [$0.old ?? -1, $0.new, $0.steps] }
        XCTAssertEqual(change, row.change, "\(direction)")
        if !row.offset.isNaN {
          XCTAssertEqual(slots.contentOffset, offset + update.offsetShift, "\(direction)")
        }
      }
    }
  }
}
