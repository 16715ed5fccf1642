import ScrollKit
import ScrollKitTraces
import XCTest

@testable import ScrollKitReplay

/// What the library makes of recorded offsets.
final class WalkTests: XCTestCase {
  func testTheBundledRecording() throws {
    let walk = try ReplayTool.bundled().walk
    // 40000 - 852 = 39148 is the greatest offset; 46 * 852 = 39192 < 40000, so 47 pages; halfway
    // from 45 * 852 = 38340 to 39148 is 38744, so everything recorded is on the last page.
    XCTAssertEqual(walk.count, 45)
    XCTAssertEqual(walk.axis, .vertical)
    XCTAssertEqual(walk.pageCount, 47)
    XCTAssertTrue(walk.allSatisfy { $0.page == 46 && $0.slots == [45, 46, 0] })
    XCTAssertTrue(walk.allSatisfy { $0.overscroll.x == 0 && $0.offset.x == 0 })
    let rows = Array(walk)
    XCTAssertEqual(rows[0].time, 0.111471)
    XCTAssertEqual(rows[0].overscroll.y, 0)
    XCTAssertEqual(rows[0].progress, 39108.333333 / 39148, accuracy: 1e-12)
    XCTAssertEqual(rows[1].offset.y, 39158.333333)
    XCTAssertEqual(rows[1].overscroll.y, 10.333333, accuracy: 1e-9)
    XCTAssertEqual(rows[1].progress, 1.000263955578829, accuracy: 1e-12)
    XCTAssertEqual(walk.map(\.overscroll.y).max() ?? 0, 100.333333, accuracy: 1e-9)
    XCTAssertEqual(walk.last?.time, 0.911505)
    XCTAssertEqual(walk.last?.overscroll.y, 0)
    XCTAssertEqual(walk.last?.progress, 1)
  }

  /// One offset along the paging axis.
  private struct Row: TableRow {
    var source: String
    var viewport: Double
    var content: Double
    var insets = (leading: 0.0, trailing: 0.0)
    var offset: Double
    var count: Int
    var page: Int?
    var slots: [Int?]
    var progress: Double
    var overscroll = 0.0
  }

  private let rows = [
    Row(
      source: "three pages, the start", viewport: 100, content: 300, offset: 0, count: 3, page: 0,
      slots: [2, 0, 1], progress: 0),
    Row(
      source: "just before half a page", viewport: 100, content: 300, offset: 49.75, count: 3,
      page: 0, slots: [2, 0, 1], progress: 0.24875),
    Row(
      source: "a tie goes to the next", viewport: 100, content: 300, offset: 50, count: 3, page: 1,
      slots: [0, 1, 2], progress: 0.25),
    Row(
      source: "just before the second tie", viewport: 100, content: 300, offset: 149.5, count: 3,
      page: 1, slots: [0, 1, 2], progress: 0.7475),
    Row(
      source: "the second tie", viewport: 100, content: 300, offset: 150, count: 3, page: 2,
      slots: [1, 2, 0], progress: 0.75),
    Row(
      source: "past the end", viewport: 100, content: 300, offset: 250, count: 3, page: 2,
      slots: [1, 2, 0], progress: 1.25, overscroll: 50),
    Row(
      source: "before the start", viewport: 100, content: 300, offset: -30, count: 3, page: 0,
      slots: [2, 0, 1], progress: -0.15, overscroll: -30),
    Row(
      source: "farther than numbers are kept", viewport: 100, content: 300, offset: -1e300,
      count: 3, page: 0, slots: [2, 0, 1], progress: -0x1p52 / 200, overscroll: -0x1p52),
    Row(
      source: "a partial last page rests at 150, its tie is 125", viewport: 100, content: 250,
      offset: 124.5, count: 3, page: 1, slots: [0, 1, 2], progress: 0.83),
    Row(
      source: "the partial page's tie", viewport: 100, content: 250, offset: 125, count: 3, page: 2,
      slots: [1, 2, 0], progress: 125.0 / 150),
    Row(
      source: "the partial page at rest", viewport: 100, content: 250, offset: 150, count: 3,
      page: 2, slots: [1, 2, 0], progress: 1),
    Row(
      source: "a whole page before a partial one", viewport: 100, content: 250, offset: 49,
      count: 3, page: 0, slots: [2, 0, 1], progress: 49.0 / 150),
    Row(
      source: "two pages, the first", viewport: 100, content: 200, offset: 49, count: 2, page: 0,
      slots: [1, 0, 1], progress: 0.49),
    Row(
      source: "two pages, the second", viewport: 100, content: 200, offset: 50, count: 2, page: 1,
      slots: [0, 1, 0], progress: 0.5),
    Row(
      source: "a page and a fifth: the tie is 10", viewport: 100, content: 120, offset: 9, count: 2,
      page: 0, slots: [1, 0, 1], progress: 0.45),
    Row(
      source: "a page and a fifth, the tie", viewport: 100, content: 120, offset: 10, count: 2,
      page: 1, slots: [0, 1, 0], progress: 0.5),
    Row(
      source: "one page", viewport: 100, content: 100, offset: 0, count: 1, page: 0,
      slots: [nil, 0, nil], progress: 0),
    Row(
      source: "one page, overscrolled", viewport: 100, content: 100, offset: 70, count: 1, page: 0,
      slots: [nil, 0, nil], progress: 0, overscroll: 70),
    Row(
      source: "smaller than the viewport", viewport: 100, content: 40, offset: -5, count: 1,
      page: 0, slots: [nil, 0, nil], progress: 0, overscroll: -5),
    Row(
      source: "what a division has left is no page", viewport: 100, content: 100 + 1e-9, offset: 0,
      count: 1, page: 0, slots: [nil, 0, nil], progress: 0),
    Row(
      source: "no content", viewport: 100, content: 0, offset: 3, count: 0, page: nil,
      slots: [nil, nil, nil], progress: 0, overscroll: 3),
    Row(
      source: "no viewport", viewport: 0, content: 300, offset: 30, count: 0, page: nil,
      slots: [nil, nil, nil], progress: 0.1),
    Row(
      source: "insets widen the range to -20...190", viewport: 100, content: 250,
      insets: (20, 40), offset: 85, count: 3, page: 1, slots: [0, 1, 2], progress: 0.5),
    Row(
      source: "before a leading inset", viewport: 100, content: 250, insets: (20, 40), offset: -25,
      count: 3, page: 0, slots: [2, 0, 1], progress: -5.0 / 210, overscroll: -5),
    Row(
      source: "inside a leading inset", viewport: 100, content: 250, insets: (20, 40), offset: -20,
      count: 3, page: 0, slots: [2, 0, 1], progress: 0),
    Row(
      source: "past a trailing inset", viewport: 100, content: 250, insets: (20, 40), offset: 200,
      count: 3, page: 2, slots: [1, 2, 0], progress: 220.0 / 210, overscroll: 10),
    Row(
      source: "recording decelerate-750: 5081.333333 / 852 = 5.96", viewport: 852, content: 40000,
      offset: 5081.333333, count: 47, page: 6, slots: [5, 6, 7], progress: 5081.333333 / 39148),
    Row(
      source: "recording rubber-band-top: lifted 235 above the top", viewport: 852, content: 40000,
      offset: -235, count: 47, page: 0, slots: [46, 0, 1], progress: -235.0 / 39148,
      overscroll: -235),
  ]

  func testRowsAlongBothAxes() {
    forEachRow("walked rows", rows) { row in
      for axis in ScrollAxis.allCases {
        let isHorizontal = axis == .horizontal
        func size(_ main: Double) -> CGSize {
          isHorizontal ? CGSize(width: main, height: 0) : CGSize(width: 0, height: main)
        }
        var trace = ScrollTrace(
          name: "row",
          scrollView: ScrollTrace.ScrollView(
            viewport: size(row.viewport), contentSize: size(row.content)))
        let (leading, trailing) = row.insets
        trace.scrollView.contentInset =
          isHorizontal
          ? ScrollInsets(left: leading, right: trailing)
          : ScrollInsets(top: leading, bottom: trailing)
        let (x, y) = isHorizontal ? (row.offset, 0) : (0, row.offset)
        trace.expected.offsets = [ScrollTrace.Sample(time: 7, x: x, y: y)]
        let walk = trace.walk
        let scrolls = row.content + leading + trailing - row.viewport > 1e-6
        // If nothing scrolls, both ranges are equal and the vertical axis is taken.
        if scrolls || !isHorizontal {
          XCTAssertEqual(walk.axis, axis)
          XCTAssertEqual(walk.pageCount, row.count)
          XCTAssertEqual(walk.first?.page, row.page)
          XCTAssertEqual(walk.first?.slots, row.slots)
        }
        XCTAssertEqual(walk.count, 1)
        XCTAssertEqual(walk.first?.time, 7)
        XCTAssertEqual(walk.first?.offset, CGPoint(x: x, y: y))
        XCTAssertEqual(walk.first?.progress ?? .nan, row.progress, accuracy: 1e-12)
        XCTAssertEqual(
          walk.first?.overscroll,
          isHorizontal ? CGPoint(x: row.overscroll, y: 0) : CGPoint(x: 0, y: row.overscroll))
      }
    }
  }

  func testTheAxisIsTheOneThatScrollsFurther() {
    func axis(_ content: CGSize, _ insets: ScrollInsets = .zero) -> ScrollAxis {
      var trace = smallTrace()
      trace.scrollView.contentSize = content
      trace.scrollView.contentInset = insets
      return trace.walk.axis
    }
    XCTAssertEqual(axis(CGSize(width: 300, height: 300)), .horizontal)
    XCTAssertEqual(axis(CGSize(width: 300, height: 400)), .vertical)
    XCTAssertEqual(axis(CGSize(width: 299, height: 400)), .vertical)
    XCTAssertEqual(axis(CGSize(width: 300, height: 400), ScrollInsets(left: 1)), .horizontal)
    XCTAssertEqual(axis(CGSize(width: 0, height: 0)), .vertical)
  }

  func testBothOverscrollsAreSigned() {
    var trace = smallTrace()
    trace.expected.offsets = [ScrollTrace.Sample(time: 0, x: 210, y: -7)]
    XCTAssertEqual(trace.walk.first?.overscroll, CGPoint(x: 10, y: -7))
  }

  func testNoOffsetsNoRows() {
    XCTAssertTrue(smallTrace().walk.isEmpty)
  }

  func testCountEndsAndRowsAgree() {
    var trace = smallTrace()
    for count in 0...3 {
      trace.expected.offsets = (0..<count).map {
        ScrollTrace.Sample(time: Double($0), x: 0, y: Double(10 * $0))
      }
      let walk = trace.walk
      checkEnds(
        walk, count: walk.count, isEmpty: walk.isEmpty, first: walk.first, last: walk.last)
      XCTAssertEqual(walk.map(\.time), (0..<count).map(Double.init))
    }
  }
}

/// Traces of numbers that nobody should pass.
final class WalkTotalityTests: XCTestCase {
  func testEveryNumberIsFinite() throws {
    for length in hostileNumbers {
      for offset in hostileNumbers {
        var trace = ScrollTrace(
          name: "hostile",
          scrollView: ScrollTrace.ScrollView(
            viewport: CGSize(width: length, height: 1e-12),
            contentSize: CGSize(width: 300, height: length)))
        trace.expected.offsets = [ScrollTrace.Sample(time: 0, x: offset, y: offset)]
        let row = try XCTUnwrap(trace.walk.first)
        XCTAssertTrue(row.overscroll.x.isFinite && row.overscroll.y.isFinite)
        XCTAssertTrue(row.progress.isFinite)
        XCTAssertEqual(row.slots.count, 3)
        XCTAssertTrue(row.page.map { (0..<trace.walk.pageCount).contains($0) } ?? true)
        var output = ""
        TraceTable(trace).write(nil, to: &output)
        XCTAssertTrue(output.contains("1 sample"))
        if let svg = TraceGraph(trace)?.svg { XCTAssertFalse(svg.contains("nan")) }
      }
    }
  }
}
