import ScrollKit
import XCTest

final class CoordinateConversionTests: XCTestCase {
  private func metrics(_ x: Double, _ y: Double) -> ScrollMetrics {
    ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentOffset: CGPoint(x: x, y: y))
  }

  private struct PointRow: TableRow {
    let offset, content, viewport: CGPoint
    let source: String

    init(
      offset: (Double, Double), content: (Double, Double), viewport: (Double, Double),
      _ source: String
    ) {
      self.offset = CGPoint(x: offset.0, y: offset.1)
      self.content = CGPoint(x: content.0, y: content.1)
      self.viewport = CGPoint(x: viewport.0, y: viewport.1)
      self.source = source
    }
  }

  func testPointsAndRectangles() {
    let rule = "definition: a point of the content is drawn at itself less the offset"
    forEachRow(
      "content and viewport",
      [
        PointRow(offset: (0, 0), content: (0, 0), viewport: (0, 0), rule),
        PointRow(offset: (0, 0), content: (5, 7), viewport: (5, 7), rule),
        PointRow(
          offset: (100, 100), content: (0, 0), viewport: (-100, -100),
          "tutorial: bounds.origin (100, 100) shows content at (-100, -100)"),
        PointRow(
          offset: (-100, -100), content: (0, 0), viewport: (100, 100),
          "tutorial: bounds.origin (-100, -100) shows content at (100, 100)"),
        PointRow(offset: (30, 400), content: (50, 430), viewport: (20, 30), rule),
        PointRow(offset: (0, 40000), content: (1, 39148), viewport: (1, -852), rule),
      ]
    ) { row in
      let metrics = metrics(row.offset.x, row.offset.y)
      XCTAssertEqual(metrics.viewportPoint(fromContent: row.content), row.viewport)
      XCTAssertEqual(metrics.contentPoint(fromViewport: row.viewport), row.content)
      let size = CGSize(width: 11, height: 13)
      let inContent = CGRect(origin: row.content, size: size)
      let inViewport = CGRect(origin: row.viewport, size: size)
      XCTAssertEqual(metrics.viewportRect(fromContent: inContent), inViewport)
      XCTAssertEqual(metrics.contentRect(fromViewport: inViewport), inContent)
    }
  }

  func testOffsetForAPlaceOfTheContent() {
    let rows: [Row<CGPoint, CGPoint>] = [
      Row(CGPoint(x: -100, y: -100), CGPoint(x: 100, y: 100), "tutorial: content at (-100, -100)"),
      Row(CGPoint(x: 100, y: 100), CGPoint(x: -100, y: -100), "tutorial: content at (100, 100)"),
      Row(.zero, .zero, "definition"),
      Row(CGPoint(x: 0, y: -64), CGPoint(x: 0, y: 64), "definition: one axis"),
      Row(CGPoint(x: Double.nan, y: 5), .zero, "a point with a bad coordinate is refused"),
      Row(CGPoint(x: 5, y: Double.nan), .zero, "a point with a bad coordinate is refused"),
    ]
    forEachRow("offset placing the origin", rows) {
      let offset = ScrollMetrics.contentOffset(placingOriginAt: $0.input)
      XCTAssertEqual(offset, $0.expected)
      XCTAssertEqual(
        "\(offset.x) \(offset.y)", "\($0.expected.x) \($0.expected.y)", "no negative zero")
    }
  }

  func testABadCoordinateCountsAsZero() {
    let rect = metrics(10, 20).viewportRect(
      fromContent: CGRect(x: Double.nan, y: 25, width: Double.nan, height: -3))
    XCTAssertEqual(rect.origin, CGPoint(x: -10, y: 5))
    XCTAssertEqual(rect.size, CGSize(width: 0, height: -3))
    XCTAssertEqual(
      metrics(10, 20).contentPoint(fromViewport: CGPoint(x: 1, y: Double.nan)),
      CGPoint(x: 11, y: 20)
    )
  }

  func testDocumentedExampleOfAChain() {
    let outer = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentOffset: CGPoint(x: 0, y: 100))
    let inner = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 200), contentOffset: CGPoint(x: 50, y: 0))
    var chain = CoordinateChain()
    chain.append(outer, frameOrigin: .zero)
    chain.append(inner, frameOrigin: CGPoint(x: 0, y: 300))
    let point = chain.outerPoint(fromInner: CGPoint(x: 60, y: 20))
    XCTAssertEqual("\(point.x) \(point.y)", "10.0 220.0")
  }

  /// A view in a chain: where its frame is, and how far it is scrolled if it scrolls.
  private struct Link {
    let frameOrigin: CGPoint
    let contentOffset: CGPoint?

    init(_ x: Double, _ y: Double, scrolled offset: (Double, Double)? = nil) {
      frameOrigin = CGPoint(x: x, y: y)
      contentOffset = offset.map { CGPoint(x: $0.0, y: $0.1) }
    }
  }

  private func chain(_ links: [Link]) -> CoordinateChain {
    links.reduce(into: CoordinateChain()) { chain, link in
      if let offset = link.contentOffset {
        chain.append(metrics(offset.x, offset.y), frameOrigin: link.frameOrigin)
      } else {
        chain.append(frameOrigin: link.frameOrigin)
      }
    }
  }

  func testChains() {
    let sum = "definition: frame origins less offsets, summed"
    let rows: [Row<[Link], CGPoint>] = [  // where (0, 0) of the innermost content appears
      Row([], .zero, "the empty chain"),
      Row([Link(0, 0)], .zero, sum),
      Row([Link(10, 20)], CGPoint(x: 10, y: 20), sum),
      Row([Link(0, 0, scrolled: (100, 100))], CGPoint(x: -100, y: -100), sum),
      Row([Link(10, 20, scrolled: (100, 50))], CGPoint(x: -90, y: -30), sum),
      Row([Link(10, 20), Link(1, 2), Link(5, 7)], CGPoint(x: 16, y: 29), sum),
      Row(
        [Link(0, 64, scrolled: (0, 300)), Link(16, 500), Link(4, 4, scrolled: (40, 0))],
        CGPoint(x: -20, y: 268), "a row of cards in a list below a bar"),
      Row([Link(.nan, 5, scrolled: (1, 1))], CGPoint(x: -1, y: 4), "not a number counts as zero"),
      Row([Link(.nan, 5)], CGPoint(x: 0, y: 5), "not a number counts as zero"),
    ]
    forEachRow("chains", rows) { row in
      let chain = chain(row.input)
      XCTAssertEqual(chain.outerPoint(fromInner: .zero), row.expected)
      XCTAssertEqual(chain.innerPoint(fromOuter: row.expected), .zero)
      XCTAssertEqual(
        chain.outerPoint(fromInner: CGPoint(x: 3, y: Double.nan)),
        CGPoint(x: row.expected.x + 3, y: row.expected.y))
      XCTAssertEqual(
        chain.innerPoint(fromOuter: CGPoint(x: Double.nan, y: 3)),
        CGPoint(x: -row.expected.x, y: 3 - row.expected.y))
    }
  }

  private struct LawCase {
    let links: [Link]
    let point: CGPoint
  }

  private typealias Function = (ScrollMetrics, CGPoint) -> CGPoint

  /// There and back gives the same point, and a chain equals its links one after the other, for
  /// the given conversion from content to viewport.
  private func roundTripLaw(_ viewportPoint: Function) -> LawCase? {
    firstCounterexample(
      seed: 40,
      { generator in
        func point() -> (Double, Double) {
          (generator.eighths(-999...999), generator.eighths(-999...999))
        }
        let links = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          let (origin, offset) = (point(), point())
          return Link(origin.0, origin.1, scrolled: Bool.random(using: &generator) ? offset : nil)
        }
        let inner = point()
        return LawCase(links: links, point: CGPoint(x: inner.0, y: inner.1))
      },
      { example in
        let chain = self.chain(example.links)
        var outer = example.point
        for link in example.links.reversed() {
          let offset = link.contentOffset ?? .zero
          let scrolled = self.metrics(offset.x, offset.y)
          let inside = viewportPoint(scrolled, outer)
          guard scrolled.contentPoint(fromViewport: inside) == outer else { return false }
          outer = CGPoint(x: inside.x + link.frameOrigin.x, y: inside.y + link.frameOrigin.y)
        }
        return chain.outerPoint(fromInner: example.point) == outer
          && chain.innerPoint(fromOuter: outer) == example.point
      })
  }

  func testConversionsRoundTripThroughChains() {
    assertLaw(
      roundTripLaw, holdsFor: { $0.viewportPoint(fromContent: $1) },
      findsFaultIn: [
        { $0.contentPoint(fromViewport: $1) }, { _, point in point },
        { CGPoint(x: $1.x - $0.contentOffset.x, y: $1.y) },
      ])
  }
}
