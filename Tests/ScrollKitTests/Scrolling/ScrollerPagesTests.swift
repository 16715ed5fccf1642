import ScrollKit
import XCTest

/// A scroller with the pages of a layout comes to rest where `Pages` says.
final class ScrollerPagesTests: XCTestCase {
  private struct RestRow: TableRow {
    let pages: Pages
    let offset, rest: Double
    let source: String
  }

  /// A scroller over the content of some pages.
  private func scroller(_ pages: Pages, at offset: Double, limit: Int = 1) -> Scroller {
    var insets = ScrollInsets.zero
    insets[pages.axis] = pages.insets
    let isHorizontal = pages.axis == .horizontal
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: isHorizontal
          ? CGSize(width: pages.viewportLength, height: 100)
          : CGSize(width: 100, height: pages.viewportLength),
        contentSize: pages.contentSize(crossLength: 100), contentInset: insets, displayScale: 64,
        contentOffset: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)))
    scroller.configuration.paging = .pages(pages, limit: limit)
    return scroller
  }

  private func along(_ pages: Pages, _ point: CGPoint) -> Double {
    pages.axis == .horizontal ? point.x : point.y
  }

  func testWhereAWheelsPauseLeads() {
    let rightToLeft =
      "definition: page 0 rests at 2412, each next one 728 less, the part of one at 0"
    let partial = Pages(contentLength: 3140, length: 728, viewport: 728, isRightToLeft: true)
    let padded = "definition: padded by (375 - 280) / 2, page i rests at 292 i"
    let cards = Pages(count: 5, length: 280, spacing: 12, viewport: 375, alignment: .center)
    let rightCards = Pages(
      count: 5, length: 280, spacing: 12, viewport: 375, alignment: .center, isRightToLeft: true)
    let column = Pages(
      count: 5, length: 280, spacing: 12, viewport: 375, alignment: .center, axis: .vertical)
    let plain = Pages(contentLength: 3140, length: 728, viewport: 728)
    let bars = Pages(
      count: 4, length: 300, viewport: 400, insets: AxisInsets(leading: 50, trailing: 20))
    let two = Pages(count: 2, length: 320, viewport: 320)
    forEachRow(
      "a scroller on the pages of a layout",
      [
        RestRow(pages: partial, offset: 100, rest: 0, source: rightToLeft),
        RestRow(pages: partial, offset: 130, rest: 228, source: rightToLeft),
        RestRow(pages: partial, offset: 300, rest: 228, source: rightToLeft),
        RestRow(pages: partial, offset: 900, rest: 956, source: rightToLeft),
        RestRow(pages: partial, offset: 2100, rest: 2412, source: rightToLeft),
        RestRow(pages: plain, offset: 100, rest: 0, source: "definition: 728 i, at most 2412"),
        RestRow(pages: plain, offset: 900, rest: 728, source: "definition: 728 i, at most 2412"),
        RestRow(pages: plain, offset: 2300, rest: 2412, source: "the end, as it is nearest"),
        RestRow(pages: cards, offset: 100, rest: 0, source: padded),
        RestRow(pages: cards, offset: 147, rest: 292, source: padded),
        RestRow(pages: cards, offset: 700, rest: 584, source: padded),
        RestRow(pages: cards, offset: 1100, rest: 1168, source: padded),
        RestRow(pages: rightCards, offset: 100, rest: 0, source: padded),
        RestRow(pages: rightCards, offset: 1100, rest: 1168, source: padded),
        RestRow(pages: rightCards, offset: 145, rest: 0, source: padded),
        RestRow(pages: column, offset: 700, rest: 584, source: padded),
        RestRow(pages: bars, offset: 90, rest: -50, source: "definition: below a bar, 300 i - 50"),
        RestRow(pages: bars, offset: 120, rest: 250, source: "definition: below a bar, 300 i - 50"),
        RestRow(pages: bars, offset: 700, rest: 820, source: "definition: above the other bar"),
        RestRow(pages: two, offset: 10, rest: 0, source: "two pages"),
        RestRow(pages: two, offset: 170, rest: 320, source: "two pages"),
        RestRow(
          pages: Pages(count: 1, length: 320, viewport: 320), offset: 0, rest: 0,
          source: "one page"),
        RestRow(
          pages: Pages(count: 0, length: 320, viewport: 320), offset: 0, rest: 0,
          source: "no pages"),
      ]
    ) { row in
      var scroller = scroller(row.pages, at: row.offset)
      // A wheel turns by half a point.
      let way = row.pages.axis == .horizontal ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0, y: 0.5)
      scroller.wheel(way, time: 1)
      scroller.advance(to: 9)
      XCTAssertEqual(along(row.pages, scroller.contentOffset), row.rest, accuracy: 1e-6)
      XCTAssertTrue(scroller.isAtRest)
    }
  }

  private struct Case {
    var pages: Pages
    var way: Double
    var limit: Int
  }

  private func makeCase(_ random: inout SeededGenerator) -> Case {
    let alignment: PageAlignment =
      [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
    let (length, spacing) = (random.eighths(100...300), random.eighths(0...20))
    let viewport = random.eighths(250...400)
    let insets =
      random.next() % 3 == 0
      ? AxisInsets(leading: random.eighths(0...40), trailing: random.eighths(0...40)) : .zero
    let axis: ScrollAxis = random.next() % 2 == 0 ? .horizontal : .vertical
    let isRightToLeft = random.next() % 2 == 0
    let pages =
      random.next() % 2 == 0
      ? Pages(
        count: Int.random(in: 5...12, using: &random), length: length, spacing: spacing,
        viewport: viewport, alignment: alignment,
        ends: random.next() % 2 == 0 ? .padded : .contained, insets: insets,
        axis: axis, isRightToLeft: isRightToLeft)
      : Pages(
        contentLength: random.eighths(1500...3000), length: length, spacing: spacing,
        viewport: viewport, alignment: alignment, insets: insets, axis: axis,
        isRightToLeft: isRightToLeft)
    return Case(
      pages: pages, way: random.eighths(-150...150), limit: Int.random(in: 1...3, using: &random))
  }

  func testFlicksLandWhereThePagesSay() {
    // A flick either way from the middle page comes to rest where `Pages` says that it lands.
    func law(_ paging: (Case) -> Scroller.Paging) -> Case? {
      firstCounterexample(seed: 31, count: 3000, makeCase) { example in
        let pages = example.pages
        let page = pages.count / 2
        var scroller = scroller(pages, at: pages.contentOffset(of: page))
        scroller.configuration.paging = paging(example)
        func place(_ way: Double) -> CGPoint {
          pages.axis == .horizontal ? CGPoint(x: 500 - way, y: 50) : CGPoint(x: 50, y: 500 - way)
        }
        scroller.touch(.began, at: place(0), time: 0)
        for step in 1...8 {
          scroller.touch(.moved, at: place(example.way * Double(step) / 8), time: Double(step) / 64)
        }
        let offset = along(pages, scroller.contentOffset)
        let overscroll = scroller.metrics[pages.axis].overscroll(at: offset)
        let events = scroller.touch(.ended, at: place(example.way), time: 0.125)
        guard overscroll == 0, scroller.phase != .tracking else { return true }
        var velocity = 0.0
        for case .willEndDragging(let released, _) in events {
          velocity = along(pages, released)
        }
        let natural = Deceleration(position: offset, velocity: velocity)
        let landing = pages.landing(
          from: page, at: offset, proposed: natural.destination, velocity: velocity,
          limit: example.limit)
        scroller.advance(to: 30)
        let rest = along(pages, scroller.contentOffset)
        let isAtAll = events.contains { $0.name == "willEndDragging" }
        return !isAtAll || (rest - landing.contentOffset).magnitude <= 1.0 / 64
      }
    }
    assertLaw(
      law, holdsFor: { .pages($0.pages, limit: $0.limit) },
      findsFaultIn: [
        // An earlier fault: no padding at the ends.
        {
          .pages(
            length: $0.pages.length, spacing: $0.pages.spacing, alignment: $0.pages.alignment,
            limit: $0.limit, isRightToLeft: $0.pages.isRightToLeft)
        },
        // An earlier fault: pages counted from the wrong side.
        {
          .pages(
            length: $0.pages.length, spacing: $0.pages.spacing, alignment: $0.pages.alignment,
            limit: $0.limit, isRightToLeft: false)
        },
        { .pages($0.pages, limit: $0.limit + 1) },
      ])
  }

  func testSpacingIsNoneUnlessGiven() {
    // By default, `.pages` leaves no gap between pages.
    XCTAssertEqual(
      Scroller.Paging.pages(length: 300),
      .pages(
        length: 300, spacing: 0, alignment: .leading, limit: 1, ends: .contained,
        isRightToLeft: false))
    XCTAssertNotEqual(Scroller.Paging.pages(length: 300), .pages(length: 300, spacing: 1))
    XCTAssertNotEqual(Scroller.Paging.pages(length: 300), .pages(length: 300, ends: .padded))
    XCTAssertNotEqual(Scroller.Paging.pages(length: 300), .pages(length: 300, isRightToLeft: true))
  }
}
