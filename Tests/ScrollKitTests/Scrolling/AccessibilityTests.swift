import ScrollKit
import XCTest

/// Scrolls by a page for an assistive technology, and which page is shown.
final class AccessibilityTests: XCTestCase {
  private struct PageRow: TableRow {
    let script: String
    let directions: [ScrollDirection]
    /// The pages and offsets after each.
    let pages: [Int]
    let offsets: [Double]
    let count: Int
    var setup = ScrollSetup()
    var isRightToLeft = false
    let source: String
  }

  func testPageAfterPage() {
    let own = "definition: 400 of 2000 points are page 1 of 5"
    // 360 points between the bars: from -40 to 1600 that are 4.56 lengths.
    let bars = ScrollSetup(insets: (40, 0))
    let pages = ScrollSetup(content: 1000, paging: .pages(length: 280, spacing: 20))
    let rows = [
      PageRow(
        script: "", directions: [.down, .down, .up, .up, .up], pages: [1, 2, 1, 0, 0],
        offsets: [400, 800, 400, 0, 0], count: 5, source: own),
      PageRow(
        script: "o700", directions: [.down, .down, .down, .down], pages: [2, 3, 4, 4],
        offsets: [800, 1200, 1600, 1600], count: 5, source: "nothing is skipped"),
      PageRow(
        script: "o700", directions: [.up, .left, .none], pages: [1, 1, 1],
        offsets: [400, 400, 400], count: 5, source: "nothing scrolls across"),
      PageRow(
        script: "o1440", directions: [.down, .down, .up], pages: [5, 5, 4],
        offsets: [1600, 1600, 1400], count: 6, setup: bars, source: "between bars"),
      PageRow(
        script: "", directions: [.down, .down, .down, .up], pages: [1, 2, 2, 1],
        offsets: [300, 600, 600, 300], count: 3, setup: pages, source: "by the stops of pages"),
      PageRow(
        script: "d300@1", directions: [.down], pages: [0], offsets: [0], count: 5,
        source: "under a finger"),
      PageRow(
        script: "e0", directions: [.down], pages: [0], offsets: [0], count: 5,
        source: "the user may not scroll"),
      PageRow(
        script: "c400", directions: [.down], pages: [0], offsets: [0], count: 1,
        source: "nothing to scroll"),
      PageRow(
        script: "", directions: [.down, .up, .up, .down], pages: [3, 4, 4, 3],
        offsets: [400, 0, 0, 400], count: 5, isRightToLeft: true, source: "counted from the right"),
    ]
    forEachRow("pages for assistive technologies", rows) { row in
      for axis in ScrollAxis.allCases where !row.isRightToLeft || axis == .horizontal {
        var play = row.setup.script(axis)
        play.scroller.configuration.keyScrolling.isRightToLeft = row.isRightToLeft
        play.play(row.script)
        for (index, direction) in row.directions.enumerated() {
          let turned: [ScrollDirection] = [.none, .left, .right, .up, .down]
          let way = axis == .vertical ? direction : turned[Int(direction.rawValue)]
          let old = play.offset
          let events = play.scroller.accessibilityScroll(way, time: Double(index + 2))
          // The page is told at once.
          let status = play.scroller.pageStatus(along: axis)
          XCTAssertEqual(status?.page, row.pages[index], "\(index)")
          XCTAssertEqual(status?.pageCount, row.count)
          XCTAssertEqual(play.scroller.pageStatus(along: axis.cross)?.pageCount, 1)
          XCTAssertEqual(
            events.isEmpty && !play.scroller.isScrollAnimating, old == row.offsets[index])
          play.scroller.advance(to: Double(index) + 2.9)
          XCTAssertEqual(play.offset, row.offsets[index], accuracy: 1e-9, "\(index)")
        }
      }
    }
  }

  func testWithoutSizesThereIsNoPage() {
    let empty = Scroller(ScrollMetrics(viewportSize: .zero))
    XCTAssertNil(empty.pageStatus(along: .vertical))
    var scroller = empty
    XCTAssertTrue(scroller.accessibilityScroll(.down).isEmpty)
    scroller.change { $0.viewportSize = CGSize(width: 300, height: 400) }
    XCTAssertNil(scroller.pageStatus(along: .vertical))
  }

  func testReducedMotionGoesAtOnce() {
    var play = ScrollSetup { $0.reducesMotion = true }.script(.vertical)
    XCTAssertEqual(play.scroller.accessibilityScroll(.down, time: 1).map { $0.name }, ["didScroll"])
    XCTAssertEqual(play.offset, 400)
  }

  /// From any place, going on until the end shows everything, page by page, and the pages count.
  func testNothingIsSkipped() {
    var generator = SeededGenerator(seed: 7)
    var turns = 0
    for _ in 0..<300 {
      let content = Double(Int.random(in: 401...3000, using: &generator))
      let insets = (
        Double(Int.random(in: 0...60, using: &generator)),
        Double(Int.random(in: 0...60, using: &generator))
      )
      var play = ScrollSetup(content: content, insets: insets).script(.vertical)
      let range = play.scroller.metrics[.vertical]
      let offsets = range.minimumOffset...range.maximumOffset
      play.play("o\(Double.random(in: offsets, using: &generator))")
      play.scroller.configuration.animatesKeys = false
      var last = play.scroller.pageStatus(along: .vertical)
      while case let old = play.offset, old < range.maximumOffset {
        play.scroller.accessibilityScroll(.down)
        let status = play.scroller.pageStatus(along: .vertical)
        turns += 1
        // It goes on, at most by what is seen.
        XCTAssertGreaterThan(play.offset, old)
        XCTAssertLessThanOrEqual(play.offset - old, range.unobscuredLength + 1)
        XCTAssertLessThanOrEqual((status?.page ?? 9) - (last?.page ?? 0), 1)
        guard play.offset > old else { return }
        last = status
      }
      XCTAssertEqual((last?.page ?? 0) + 1, last?.pageCount)
    }
    XCTAssertGreaterThan(turns, 300)
  }
}
