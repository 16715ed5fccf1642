import ScrollKit
import XCTest

/// Next, previous and jumps over several pages, with and without wrapping.
final class PageStepTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    XCTAssertEqual(PageStep(count: 5, loops: true).page(from: 4, steps: 1), 0)
    XCTAssertEqual(PageStep(count: 5, loops: false).page(from: 4, steps: 1), 4)
  }

  private struct StepRow: TableRow {
    var source: String
    var count: Int
    var loops: Bool
    var start: Int
    var steps: Int
    var page: Int?

    init(_ source: String, _ count: Int, _ start: Int, _ steps: Int, loops: Bool, _ page: Int?) {
      self.source = source
      self.count = count
      self.loops = loops
      self.start = start
      self.steps = steps
      self.page = page
    }
  }

  func testStepsWithoutWrapping() {
    let rows = [
      StepRow("embla Counter", 5, -4, 0, loops: false, 0),
      StepRow("embla Counter", 5, -6, 0, loops: false, 0),
      StepRow("embla Counter", 5, -7, 0, loops: false, 0),
      StepRow("embla Counter", 5, -9, 0, loops: false, 0),
      StepRow("embla Counter", 5, 5, 0, loops: false, 4),
      StepRow("embla Counter", 5, 6, 0, loops: false, 4),
      StepRow("embla Counter", 5, 10, 0, loops: false, 4),
      StepRow("embla Counter", 5, 11, 0, loops: false, 4),
      StepRow("embla selectedAndPreviousSnap.test next", 5, 4, 1, loops: false, 4),
      StepRow("embla selectedAndPreviousSnap.test prev", 5, 0, -1, loops: false, 0),
      StepRow("splide getAdjacent.test next", 10, 1, 1, loops: false, 2),
      StepRow("splide getAdjacent.test prev", 10, 1, -1, loops: false, 0),
      StepRow("splide getAdjacent.test next", 10, 3, 1, loops: false, 4),
      StepRow("splide getAdjacent.test prev", 10, 3, -1, loops: false, 2),
      StepRow("splide getAdjacent.test next, perPage 3", 10, 0, 3, loops: false, 3),
      StepRow("splide getAdjacent.test next, perMove 2", 10, 0, 2, loops: false, 2),
      StepRow("splide getAdjacent.test next, perMove 2", 10, 3, 2, loops: false, 5),
      StepRow("splide getAdjacent.test prev, perMove 2", 10, 3, -2, loops: false, 1),
      StepRow("splide getAdjacent.test next, centred", 3, 1, 1, loops: false, 2),
      StepRow("splide getAdjacent.test prev, centred", 3, 1, -1, loops: false, 0),
      StepRow("splide slide.test >", 10, 0, 2, loops: false, 2),
      StepRow("splide slide.test >", 10, 2, 2, loops: false, 4),
      StepRow("splide slide.test >", 10, 4, 2, loops: false, 6),
      StepRow("splide slide.test <", 10, 6, -2, loops: false, 4),
      StepRow("splide slide.test <", 10, 2, -2, loops: false, 0),
      StepRow("splide slide.test go 100", 10, 100, 0, loops: false, 9),
      StepRow("splide slide.test go -100", 10, -100, 0, loops: false, 0),
      StepRow("glide go.test |>", 10, 0, 3, loops: false, 3),
      StepRow("RNRC useCarouselController.test prev", 5, 0, -1, loops: false, 0),
      StepRow("RNRC useCarouselController.test next", 5, 4, 1, loops: false, 4),
      StepRow("RNRC useCarouselController.test next", 0, 0, 1, loops: false, nil),
      StepRow("SwiftUIPager Page_Tests", 10, -4, 0, loops: false, 0),
      StepRow("compose PagerStateTest scrollToPage(count)", 10, 10, 0, loops: false, 9),
      StepRow("compose PagerStateTest scrollToPage(-1)", 10, -1, 0, loops: false, 0),
      StepRow("egjs StrictControl.spec", 9, 2, -2, loops: false, 0),
      StepRow("egjs StrictControl.spec", 9, 2, 2, loops: false, 4),
      StepRow("egjs StrictControl.spec", 9, 1, -2, loops: false, 0),
      StepRow("egjs StrictControl.spec", 9, 1, 2, loops: false, 3),
      StepRow("egjs StrictControl.spec", 9, 8, -2, loops: false, 6),
      StepRow("egjs StrictControl.spec", 9, 8, 2, loops: false, 8),
      StepRow("egjs StrictControl.spec", 9, 7, -2, loops: false, 5),
      StepRow("egjs StrictControl.spec", 9, 7, 2, loops: false, 8),
      StepRow("definition: the start is held first", 5, 100, -1, loops: false, 3),
      StepRow("definition: the start is held first", 5, -100, 1, loops: false, 1),
      StepRow("definition: one page", 1, 0, 1, loops: false, 0),
      StepRow("definition: two pages", 2, 0, 1, loops: false, 1),
      StepRow("definition: two pages", 2, 1, 1, loops: false, 1),
      StepRow("definition: three pages", 3, 2, -1, loops: false, 1),
      StepRow("definition: sums saturate", 5, 4, .max, loops: false, 4),
      StepRow("definition: sums saturate", 5, 0, .min, loops: false, 0),
      StepRow("definition: negative counts as zero", -3, 0, 1, loops: false, nil),
    ]
    check("steps without wrapping", rows)
  }

  func testStepsWithWrapping() {
    let rows = [
      StepRow("embla Counter, true floor-modulo", 5, -4, 0, loops: true, 1),
      StepRow("embla Counter, true floor-modulo", 5, 5, 0, loops: true, 0),
      StepRow("embla Counter, true floor-modulo", 5, 6, 0, loops: true, 1),
      StepRow("embla Counter, true floor-modulo", 5, 10, 0, loops: true, 0),
      StepRow("embla Counter, true floor-modulo", 5, 11, 0, loops: true, 1),
      StepRow("embla selectedAndPreviousSnap.test next", 5, 4, 1, loops: true, 0),
      StepRow("embla selectedAndPreviousSnap.test goTo 5", 5, 0, 5, loops: true, 0),
      StepRow("embla selectedAndPreviousSnap.test goTo -1", 5, 0, -1, loops: true, 4),
      StepRow("splide getAdjacent.test next, rewind", 10, 0, 1, loops: true, 1),
      StepRow("splide getAdjacent.test prev, rewind", 10, 0, -1, loops: true, 9),
      StepRow("splide getAdjacent.test next, rewind", 10, 9, 1, loops: true, 0),
      StepRow("splide getAdjacent.test prev, rewind", 10, 9, -1, loops: true, 8),
      StepRow("RNRC useCarouselController.test next", 5, 4, 1, loops: true, 0),
      StepRow("egjs StrictControl.spec circular", 3, 0, -2, loops: true, 1),
      StepRow("egjs SnapControl.spec circular", 3, 0, -1, loops: true, 2),
      StepRow("egjs SnapControl.spec circular", 3, 2, 1, loops: true, 0),
      StepRow("egjs SnapControl.spec circular", 5, 0, -1, loops: true, 4),
      StepRow("SwiftUIPager PagerContent+Helper_Tests", 20, 0, -1, loops: true, 19),
      StepRow("SwiftUIPager PagerContent+Helper_Tests", 20, 0, -4, loops: true, 16),
      StepRow("SwiftUIPager displayed pages", 20, 0, -2, loops: true, 18),
      StepRow("splide rewind.test", 10, 0, -1, loops: true, 9),
      StepRow("definition: no pages", 0, 0, 1, loops: true, nil),
      StepRow("definition: one page", 1, 0, 1, loops: true, 0),
      StepRow("definition: two pages", 2, 1, 1, loops: true, 0),
      StepRow("definition: two pages", 2, 0, -1, loops: true, 1),
      StepRow("definition: three pages", 3, 0, -1, loops: true, 2),
      StepRow("definition: two rounds and one", 3, 0, 7, loops: true, 1),
      StepRow("definition: 2^63 - 1 is 2 modulo 5", 5, .max, 0, loops: true, 2),
      StepRow("definition: -2^63 is 2 modulo 5", 5, .min, .min, loops: true, 4),
      StepRow("definition: no overflow", 5, .max, .max, loops: true, 4),
      StepRow("definition: no overflow", .max, .max - 1, .max - 1, loops: true, .max - 2),
    ]
    check("steps with wrapping", rows)
  }

  private struct DifferingRow: TableRow {
    var source: String
    var reason: String
    var step: StepRow
  }

  func testStepsThatDifferByOurRule() {
    let modulo = "the remainder of a negative number keeps its sign there; floor-modulo here"
    let none = "where there is no next page one stays; the peer answers with none"
    let rows = [
      DifferingRow(
        source: "embla Counter: 1", reason: modulo, step: StepRow("", 5, -6, 0, loops: true, 4)),
      DifferingRow(
        source: "embla Counter: 2", reason: modulo, step: StepRow("", 5, -7, 0, loops: true, 3)),
      DifferingRow(
        source: "embla Counter: 4", reason: modulo, step: StepRow("", 5, -9, 0, loops: true, 1)),
      DifferingRow(
        source: "splide getAdjacent.test: -1", reason: none,
        step: StepRow("", 10, 0, -3, loops: false, 0)),
      DifferingRow(
        source: "splide getAdjacent.test: -1", reason: none,
        step: StepRow("", 1, 0, 1, loops: false, 0)),
      DifferingRow(
        source: "iCarousel clampedIndex: -1", reason: "without pages there is no page",
        step: StepRow("", 0, 0, 0, loops: true, nil)),
    ]
    forEachRow("steps that differ by our rule", rows) { row in
      let step = PageStep(count: row.step.count, loops: row.step.loops)
      let page = step.page(from: row.step.start, steps: row.step.steps)
      XCTAssertEqual(page, row.step.page, row.reason)
    }
  }

  private func check(_ table: String, _ rows: [StepRow]) {
    forEachRow(table, rows) { row in
      var step = PageStep(count: row.count, loops: row.loops)
      XCTAssertEqual(step.page(from: row.start, steps: row.steps), row.page)
      step = PageStep(count: 1, loops: !row.loops)
      (step.count, step.loops) = (row.count, row.loops)
      XCTAssertEqual(step.page(from: row.start, steps: row.steps), row.page)
      guard row.count >= 0, row.steps.magnitude == 1 else { return }
      let pages = Pages(count: row.count, length: 100, viewport: 100)
      let page =
        row.steps > 0
        ? pages.page(after: row.start, loops: row.loops)
        : pages.page(before: row.start, loops: row.loops)
      XCTAssertEqual(page, row.page)
    }
  }

  func testPagesDoNotWrapUnlessAsked() {
    let pages = Pages(count: 5, length: 100, viewport: 100)
    XCTAssertEqual(pages.page(after: 4), 4)
    XCTAssertEqual(pages.page(before: 0), 0)
  }
}
