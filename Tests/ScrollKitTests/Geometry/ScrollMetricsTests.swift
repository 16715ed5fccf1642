import ScrollKit
import XCTest

final class ScrollMetricsTests: XCTestCase {
  func testDocumentedExample() {
    var metrics = ScrollMetrics(
      viewportSize: CGSize(width: 393, height: 852),
      contentSize: CGSize(width: 393, height: 2000),
      contentInset: ScrollInsets(top: 20),
      displayScale: 3)
    metrics.contentOffset.y = 1200
    XCTAssertEqual(
      "\(metrics.maximumContentOffset.y) \(metrics.overscroll[.bottom])", "1148.0 52.0")
    metrics.contentOffset = metrics.clampedContentOffset
    XCTAssertEqual(metrics.contentOffset, CGPoint(x: 0, y: 1148))
  }

  func testDefaultsAreUIKits() {
    let metrics = ScrollMetrics(viewportSize: CGSize(width: 320, height: 480))
    XCTAssertEqual(metrics.viewportSize, CGSize(width: 320, height: 480))
    XCTAssertEqual(metrics.contentSize, .zero)
    XCTAssertEqual(metrics.contentOffset, .zero)
    XCTAssertEqual(metrics.contentInset, .zero)
    XCTAssertEqual(metrics.safeAreaInsets, .zero)
    XCTAssertEqual(metrics.contentInsetAdjustmentBehavior, .automatic)
    XCTAssertEqual(metrics.contentAlignmentPoint, .zero)
    XCTAssertEqual(metrics.displayScale, 1)
    XCTAssertEqual(metrics.behavior, ScrollBehavior())
  }

  private struct RangeRow: TableRow {
    let metrics: ScrollMetrics
    let least, greatest: CGPoint
    let source: String

    init(
      viewport: (Double, Double), content: (Double, Double), insets: ScrollInsets = .zero,
      alignment: (Double, Double) = (0, 0), least: (Double, Double), greatest: (Double, Double),
      _ source: String
    ) {
      metrics = ScrollMetrics(
        viewportSize: CGSize(width: viewport.0, height: viewport.1),
        contentSize: CGSize(width: content.0, height: content.1), contentInset: insets,
        contentAlignmentPoint: CGPoint(x: alignment.0, y: alignment.1))
      self.least = CGPoint(x: least.0, y: least.1)
      self.greatest = CGPoint(x: greatest.0, y: greatest.1)
      self.source = source
    }
  }

  func testRanges() {
    let screen = (320.0, 480.0)
    forEachRow(
      "metrics ranges",
      [
        RangeRow(viewport: (0, 0), content: (0, 0), least: (0, 0), greatest: (0, 0), "nothing"),
        RangeRow(viewport: screen, content: (0, 0), least: (0, 0), greatest: (0, 0), "no content"),
        RangeRow(
          viewport: screen, content: (420, 580), least: (0, 0), greatest: (100, 100),
          "tutorial: content = frame + (100, 100)"),
        RangeRow(
          viewport: screen, content: (960, 0), least: (0, 0), greatest: (640, 0),
          "tutorial: content (3W, 0)"),
        RangeRow(
          viewport: screen, content: (420, 580),
          insets: ScrollInsets(top: 10, left: 20, bottom: 10, right: 20), least: (-20, -10),
          greatest: (120, 110), "tutorial: insets (10, 20, 10, 20)"),
        RangeRow(
          viewport: screen, content: (420, 580),
          insets: ScrollInsets(top: 1, left: 2, bottom: 3, right: 4), least: (-2, -1),
          greatest: (104, 103), "four different insets"),
        RangeRow(
          viewport: (200, 300), content: (100, 100), alignment: (0.5, 1), least: (-50, -200),
          greatest: (-50, -200), "definition: aligned on each axis by itself"),
        RangeRow(
          viewport: (200, 300), content: (400, 100), alignment: (0.5, 0.5), least: (0, -100),
          greatest: (200, -100), "a wide image in a tall view: x scrolls, y is centred"),
      ]
    ) { row in
      XCTAssertEqual(row.metrics.minimumContentOffset, row.least)
      XCTAssertEqual(row.metrics.maximumContentOffset, row.greatest)
    }
  }

  private struct OverscrollRow: TableRow {
    let offset: CGPoint
    let overscroll: ScrollInsets
    let clamped: CGPoint
    let fraction: CGPoint
    let source: String

    init(
      _ offset: (Double, Double), _ overscroll: ScrollInsets, clamped: (Double, Double),
      fraction: (Double, Double), _ source: String
    ) {
      self.offset = CGPoint(x: offset.0, y: offset.1)
      self.clamped = CGPoint(x: clamped.0, y: clamped.1)
      self.fraction = CGPoint(x: fraction.0, y: fraction.1)
      (self.overscroll, self.source) = (overscroll, source)
    }
  }

  func testOverscroll() {
    // Offsets -10...90 on x, 0...200 on y.
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 100, height: 200), contentSize: CGSize(width: 190, height: 400),
      contentInset: ScrollInsets(left: 10))
    let rule = "definition: x - clamp(x) at the edge it lies beyond"
    forEachRow(
      "metrics overscroll",
      [
        OverscrollRow((0, 0), .zero, clamped: (0, 0), fraction: (0.1, 0), rule),
        OverscrollRow((-10, 0), .zero, clamped: (-10, 0), fraction: (0, 0), rule),
        OverscrollRow((90, 200), .zero, clamped: (90, 200), fraction: (1, 1), rule),
        OverscrollRow(
          (-35, 50), ScrollInsets(left: 25), clamped: (-10, 50), fraction: (-0.25, 0.25), rule),
        OverscrollRow(
          (115, 50), ScrollInsets(right: 25), clamped: (90, 50), fraction: (1.25, 0.25), rule),
        OverscrollRow(
          (40, -50), ScrollInsets(top: 50), clamped: (40, 0), fraction: (0.5, -0.25), rule),
        OverscrollRow(
          (40, 300), ScrollInsets(bottom: 100), clamped: (40, 200), fraction: (0.5, 1.5), rule),
        OverscrollRow(
          (-20, 201), ScrollInsets(left: 10, bottom: 1), clamped: (-10, 200),
          fraction: (-0.1, 1.005), rule),
      ]
    ) { row in
      var moved = metrics
      moved.contentOffset = row.offset
      XCTAssertEqual(moved.contentOffset, row.offset, "an offset out of range stays, as in UIKit")
      XCTAssertEqual(moved.overscroll, row.overscroll)
      XCTAssertEqual(
        moved.signedOverscroll(along: .horizontal), row.overscroll.right - row.overscroll.left)
      XCTAssertEqual(
        moved.signedOverscroll(along: .vertical), row.overscroll.bottom - row.overscroll.top)
      XCTAssertEqual(moved.clampedContentOffset, row.clamped)
      XCTAssertEqual(metrics.clampedContentOffset(row.offset), row.clamped)
      XCTAssertEqual(moved.progress(along: .horizontal), row.fraction.x, accuracy: 1e-12)
      XCTAssertEqual(moved.progress(along: .vertical), row.fraction.y, accuracy: 1e-12)
    }
    XCTAssertEqual(
      metrics.clampedContentOffset(CGPoint(x: Double.nan, y: 50)), CGPoint(x: -10, y: 50))
    XCTAssertEqual("\(metrics.overscroll.top) \(metrics.overscroll.left)", "0.0 0.0")
  }

  private struct VisibleRow: TableRow {
    let metrics: ScrollMetrics
    let visible, unobscured: CGRect
    let source: String
  }

  func testVisibleRectangles() {
    func metrics(_ offset: (Double, Double), _ insets: ScrollInsets = .zero) -> ScrollMetrics {
      ScrollMetrics(
        viewportSize: CGSize(width: 400, height: 300), contentSize: CGSize(width: 999, height: 999),
        contentInset: insets, contentOffset: CGPoint(x: offset.0, y: offset.1))
    }
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    forEachRow(
      "visible rectangles",
      [
        VisibleRow(
          metrics: metrics((0, 0)), visible: rect(0, 0, 400, 300), unobscured: rect(0, 0, 400, 300),
          source: "definition: viewport at the offset"),
        VisibleRow(
          metrics: metrics((5034, 2578)), visible: rect(5034, 2578, 400, 300),
          unobscured: rect(5034, 2578, 400, 300), source: "Leaflet spec MapSpec.js: pixel bounds"),
        VisibleRow(
          metrics: metrics((10, 20), ScrollInsets(top: 1, left: 2, bottom: 3, right: 4)),
          visible: rect(10, 20, 400, 300), unobscured: rect(12, 21, 394, 296),
          source: "definition: less insets"),
        VisibleRow(
          metrics: metrics((0, 0), ScrollInsets(top: 200, bottom: 200)),
          visible: rect(0, 0, 400, 300), unobscured: rect(0, 200, 400, 0),
          source: "insets cover everything"),
        VisibleRow(
          metrics: metrics((0, 0), ScrollInsets(bottom: 400)), visible: rect(0, 0, 400, 300),
          unobscured: rect(0, 0, 400, 0), source: "a keyboard longer than the viewport"),
        VisibleRow(
          metrics: metrics((10, 20), ScrollInsets(top: -30, left: -40)),
          visible: rect(10, 20, 400, 300), unobscured: rect(10, 20, 400, 300),
          source: "negative insets show nothing beyond the viewport"),
        VisibleRow(
          metrics: metrics((10, 20), ScrollInsets(top: 91, left: -40, bottom: -50, right: 60)),
          visible: rect(10, 20, 400, 300), unobscured: rect(10, 111, 340, 209),
          source: "some negative, some not"),
        VisibleRow(
          metrics: ScrollMetrics(viewportSize: .zero), visible: rect(0, 0, 0, 0),
          unobscured: rect(0, 0, 0, 0), source: "no viewport"),
      ]
    ) { row in
      XCTAssertEqual(row.metrics.visibleRect, row.visible)
      XCTAssertEqual(row.metrics.unobscuredRect, row.unobscured)
    }
  }

  func testSettersPassTheGate() {
    var metrics = ScrollMetrics(
      viewportSize: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 400),
      contentAlignmentPoint: CGPoint(x: 0.5, y: 0.25), displayScale: 2,
      contentOffset: CGPoint(x: 30, y: 40))
    metrics.contentOffset = CGPoint(x: Double.nan, y: 50)
    XCTAssertEqual(metrics.contentOffset, CGPoint(x: 30, y: 40), "refused whole")
    metrics.contentOffset = CGPoint(x: 50, y: Double.nan)
    XCTAssertEqual(metrics.contentOffset, CGPoint(x: 30, y: 40), "refused whole")
    metrics.contentOffset = CGPoint(x: Double.infinity, y: -1e300)
    XCTAssertEqual(metrics.contentOffset, CGPoint(x: 0x1p52, y: -0x1p52), "saturates")

    metrics.contentAlignmentPoint = CGPoint(x: 0, y: Double.nan)
    XCTAssertEqual(metrics.contentAlignmentPoint, CGPoint(x: 0.5, y: 0.25), "refused whole")
    metrics.contentAlignmentPoint = CGPoint(x: 4, y: -1)
    XCTAssertEqual(metrics.contentAlignmentPoint, CGPoint(x: 1, y: 0), "held within 0...1")

    metrics.viewportSize = CGSize(width: -1, height: Double.nan)
    XCTAssertEqual(metrics.viewportSize, .zero)
    metrics.viewportSize = CGSize(width: 8, height: 9)
    XCTAssertEqual(metrics.viewportSize, CGSize(width: 8, height: 9))
    metrics.contentSize = CGSize(width: Double.nan, height: 5)
    XCTAssertEqual(metrics.contentSize, CGSize(width: 0, height: 5))

    for (scale, expected) in [(0, 1), (-2, 1), (.nan, 1), (3, 3)] as [(Double, Double)] {
      metrics.displayScale = scale
      XCTAssertEqual(metrics.displayScale, expected)
      let made = ScrollMetrics(viewportSize: .zero, displayScale: scale)
      XCTAssertEqual(made.displayScale, expected)
    }
    let made = ScrollMetrics(
      viewportSize: .zero, contentAlignmentPoint: CGPoint(x: Double.nan, y: 2),
      contentOffset: CGPoint(x: 7, y: Double.nan))
    XCTAssertEqual(made.contentOffset, .zero)
    XCTAssertEqual(made.contentAlignmentPoint, CGPoint(x: 0, y: 1))
  }

  func testAViewportKeepsItsOffsetWhereGivenNone() {
    var viewport = AxisViewport(offset: 40, length: 100)
    viewport.offset = .nan
    XCTAssertEqual(viewport.offset, 40)
    XCTAssertEqual(AxisViewport(offset: .nan).offset, 0)
    viewport.offset = .infinity
    XCTAssertEqual(viewport.offset, 0x1p52)
  }
}
