import ScrollKit
import XCTest

/// Scrolling to a page of an endless carousel, over any distance.
final class CarouselScrollTests: XCTestCase {
  private static let directions: [(axis: ScrollAxis, isRightToLeft: Bool)] = [
    (.horizontal, false), (.horizontal, true), (.vertical, true),
  ]

  private func carousel(
    _ count: Int, page: Int = 0,
    direction: (axis: ScrollAxis, isRightToLeft: Bool) = (.horizontal, false)
  ) -> CarouselSlots {
    var slots = CarouselSlots(
      pageCount: count, page: page, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    _ = slots.setPageLength(320)
    _ = slots.scrolled(to: slots.contentOffset)
    return slots
  }

  private func physical(
    _ offset: Double, _ direction: (axis: ScrollAxis, isRightToLeft: Bool)
  ) -> Double {
    direction.isRightToLeft && direction.axis == .horizontal ? 640 - offset : offset
  }

  private struct WayRow: TableRow {
    var count: Int
    var page = 0
    /// The offset before, in mid-motion or at rest.
    var at = 320.0
    var to: Int
    var direction = PageLoop.Direction.shortest
    var between = CarouselSlots.PagesBetween.skipped
    var steps: Int
    var offset: Double
    var shift = 0.0
    var pages: [Int?]
    var rebinds: [[Int]] = []
    var source: String
  }

  func testTheWayToAPage() {
    let near = "definition: a neighbour is there already"
    let far = "definition: it takes the neighbouring slot, the pages between are left out"
    let motion = "definition: it comes behind what is on screen"
    let shown = "definition: the pages between pass by, past the content"
    let rows: [WayRow] = [
      WayRow(count: 9, to: 1, steps: 1, offset: 640, pages: [8, 0, 1], source: near),
      WayRow(count: 9, to: 8, steps: -1, offset: 0, pages: [8, 0, 1], source: near),
      WayRow(count: 9, to: 0, steps: 0, offset: 320, pages: [8, 0, 1], source: "it is there"),
      WayRow(
        count: 9, to: 0, direction: .forward, steps: 0, offset: 320, pages: [8, 0, 1],
        source: "definition: no full turn"),
      WayRow(
        count: 9, to: 0, direction: .backward, steps: 0, offset: 320, pages: [8, 0, 1],
        source: "definition: no full turn"),
      WayRow(
        count: 9, to: 2, steps: 2, offset: 640, pages: [8, 0, 2], rebinds: [[1, 2]], source: far),
      WayRow(
        count: 9, to: 4, steps: 4, offset: 640, pages: [8, 0, 4], rebinds: [[1, 4]], source: far),
      WayRow(
        count: 9, to: 5, steps: -4, offset: 0, pages: [5, 0, 1], rebinds: [[2, 5]], source: far),
      WayRow(
        count: 9, to: 7, steps: -2, offset: 0, pages: [7, 0, 1], rebinds: [[2, 7]], source: far),
      WayRow(
        count: 9, to: 5, direction: .forward, steps: 5, offset: 640, pages: [8, 0, 5],
        rebinds: [[1, 5]], source: "embla byIndex: the direction is the app's"),
      WayRow(
        count: 9, to: 1, direction: .backward, steps: -8, offset: 0, pages: [1, 0, 1],
        rebinds: [[2, 1]], source: "embla byIndex: the direction is the app's"),
      WayRow(
        count: 9, to: 8, direction: .forward, steps: 8, offset: 640, pages: [8, 0, 8],
        rebinds: [[1, 8]], source: "embla byIndex: the direction is the app's"),
      WayRow(
        count: 9, to: 13, steps: 4, offset: 640, pages: [8, 0, 4], rebinds: [[1, 4]],
        source: "definition: any number wraps"),
      WayRow(
        count: 9, to: -2, steps: -2, offset: 0, pages: [7, 0, 1], rebinds: [[2, 7]],
        source: "definition: any number wraps"),
      WayRow(
        count: 4, to: 2, steps: 2, offset: 640, pages: [3, 0, 2], rebinds: [[1, 2]],
        source: "RNRC: of two ways as long the one forward"),
      WayRow(
        count: 5, page: 4, to: 1, steps: 2, offset: 640, pages: [3, 4, 1], rebinds: [[2, 1]],
        source: "RNRC scrollTo: across the wrap"),
      WayRow(
        count: 5, page: 2, to: 2, steps: 0, offset: 320, pages: [1, 2, 3], source: "it is there"),
      WayRow(count: 3, to: 2, steps: -1, offset: 0, pages: [2, 0, 1], source: "N = 3"),
      WayRow(
        count: 3, to: 2, direction: .forward, steps: 2, offset: 640, pages: [2, 0, 2],
        rebinds: [[1, 2]], source: "N = 3, round the other way"),
      WayRow(count: 2, to: 1, steps: 1, offset: 640, pages: [1, 0, 1], source: "N = 2"),
      WayRow(
        count: 2, to: 1, direction: .backward, steps: -1, offset: 0, pages: [1, 0, 1],
        source: "N = 2"),
      WayRow(count: 1, to: 0, steps: 0, offset: 320, pages: [nil, 0, nil], source: "N = 1"),
      WayRow(count: 1, to: 3, steps: 0, offset: 320, pages: [nil, 0, nil], source: "N = 1, wraps"),
      WayRow(
        count: 9, at: 400, to: 4, steps: 4, offset: 640, shift: -320, pages: [0, 1, 4],
        rebinds: [[2, 4]], source: motion),
      WayRow(
        count: 9, at: 400, to: 5, steps: -4, offset: 0, pages: [5, 0, 1], rebinds: [[2, 5]],
        source: motion),
      WayRow(
        count: 9, at: 240, to: 4, steps: 4, offset: 640, pages: [8, 0, 4], rebinds: [[1, 4]],
        source: motion),
      WayRow(
        count: 9, at: 240, to: 5, steps: -4, offset: 0, shift: 320, pages: [5, 8, 0],
        rebinds: [[1, 5]], source: motion),
      WayRow(
        count: 9, at: 400, to: 1, steps: 1, offset: 640, pages: [8, 0, 1],
        source: "definition: what is on screen is only gone to"),
      WayRow(
        count: 9, at: 240, to: 8, steps: -1, offset: 0, pages: [8, 0, 1],
        source: "definition: what is on screen is only gone to"),
      WayRow(
        count: 9, at: 600, to: 1, steps: 0, offset: 640, pages: [8, 0, 1],
        source: "definition: counted from the nearest page, 1"),
      WayRow(
        count: 9, at: 600, to: 6, steps: -4, offset: 0, pages: [6, 0, 1], rebinds: [[2, 6]],
        source: "definition: counted from the nearest page, 1"),
      WayRow(
        count: 2, at: 400, to: 1, direction: .backward, steps: -1, offset: 0, pages: [1, 0, 1],
        source: "N = 2: the page is on both sides"),
      WayRow(
        count: 9, to: 4, between: .shown, steps: 4, offset: 1600, pages: [8, 0, 1],
        source: shown),
      WayRow(
        count: 9, to: 5, between: .shown, steps: -4, offset: -960, pages: [8, 0, 1],
        source: shown),
      WayRow(
        count: 9, to: 8, direction: .forward, between: .shown, steps: 8, offset: 2880,
        pages: [8, 0, 1], source: shown),
      WayRow(
        count: 9, to: 1, between: .shown, steps: 1, offset: 640, pages: [8, 0, 1], source: near),
      WayRow(
        count: 9, at: 400, to: 2, between: .shown, steps: 2, offset: 640, shift: -320,
        pages: [0, 1, 2], rebinds: [[2, 2]], source: "definition: where there is room, within it"),
      WayRow(
        count: 3, to: 2, direction: .forward, between: .shown, steps: 2, offset: 640, shift: -320,
        pages: [0, 1, 2], rebinds: [[2, 2]], source: "definition: where there is room, within it"),
    ]
    forEachRow("ways to a page", rows) { row in
      for direction in Self.directions {
        var slots = carousel(row.count, page: row.page, direction: direction)
        let at = physical(row.at, direction)
        if row.at != 320 { _ = slots.scrolled(to: at) }
        let start = slots
        let move = slots.scroll(to: row.to, direction: row.direction, pagesBetween: row.between)
        let target = PageLoop(count: row.count).page(row.to)
        XCTAssertEqual(move.page, target)
        XCTAssertEqual(move.steps, row.steps)
        XCTAssertEqual(move.contentOffset, physical(row.offset, direction), "\(direction)")
        XCTAssertEqual(slots.restingOffset, move.contentOffset)
        XCTAssertEqual(
          move.update.offsetShift, direction == (.horizontal, true) ? 0 - row.shift : row.shift)
        XCTAssertEqual(move.update.motion, .continues)
        XCTAssertNil(move.update.restingOffset)
        XCTAssertNil(move.update.pageChange)
        XCTAssertEqual(move.update.rebinds.map { [$0.slot, $0.page] }, row.rebinds)
        XCTAssertEqual(slots.currentPage, start.currentPage)
        XCTAssertEqual(slots.fractionalPage, start.fractionalPage, accuracy: 1e-12)
        if row.shift == 0 || row.between == .skipped { XCTAssertEqual(slots.pages, row.pages) }
        arrive(&slots, move, from: start)
      }
    }
  }

  /// Animates there, as a scroll view does. Each page change is told once, and the page rests.
  private func arrive(_ slots: inout CarouselSlots, _ move: CarouselSlots.Move, from: CarouselSlots)
  {
    let start = slots.contentOffset
    var (page, steps) = (from.currentPage, 0)
    for frame in 1...16 {
      let offset = start + (move.contentOffset - start) * Double(frame) / 16
      var updates = [slots.scrolled(to: offset)]
      if frame == 16 { updates.append(slots.settled(at: offset)) }
      for update in updates {
        guard let change = update.pageChange else { continue }
        XCTAssertEqual(change.old, page)
        (page, steps) = (change.new, steps + change.steps)
      }
    }
    XCTAssertEqual(slots.currentPage, move.page)
    XCTAssertEqual(page, move.page)
    if from.fractionalPage == from.fractionalPage.rounded() { XCTAssertEqual(steps, move.steps) }
    XCTAssertEqual(slots.contentOffset, 320)
    XCTAssertEqual(slots.wrappedFractionalPage, Double(move.page ?? -1))
    guard let new = move.page, slots.canLoop else { return }
    let loop = PageLoop(count: slots.pageCount)
    XCTAssertEqual(slots.pages, [loop.page(new - 1), new, loop.page(new + 1)])
  }
}
