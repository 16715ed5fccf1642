import ScrollKit
import XCTest

final class ScrollerZoomTests: XCTestCase {
  private struct ZoomRow: TableRow {
    let offset: (Double, Double)
    let scales: [Double]
    let point: CGPoint?
    let expected: (Double, Double)
    let source: String

    init(
      _ offset: (Double, Double), _ scales: Double..., about point: CGPoint? = nil,
      to expected: (Double, Double), _ source: String
    ) {
      (self.offset, self.scales, self.point) = (offset, scales, point)
      (self.expected, self.source) = (expected, source)
    }
  }

  /// At twice the scale about the centre, the offset is (0 + 150) * 2 - 150 = 150. That is halfway
  /// between the pages at 0 and 300. A tie goes to the next page.
  func testZoomUnderAFingerLeavesContentOnAPage() {
    for (isDown, expected) in [(false, 300.0), (true, 300)] {
      var scroller = Scroller(
        ScrollMetrics(viewportSize: CGSize(width: 300, height: 400)),
        zoom: Zoomer(
          unscaledContentSize: CGSize(width: 600, height: 400), rules: .scales(0.5, 4),
          alignment: .zero))
      scroller.configuration.paging = .viewport
      if isDown { scroller.touch(.began, at: CGPoint(x: 10, y: 10), time: 0) }
      scroller.setZoomScale(2)
      if isDown { scroller.touch(.ended, at: CGPoint(x: 10, y: 10), time: 0.5) }
      scroller.advance(to: 10)
      XCTAssertEqual(scroller.contentOffset.x, expected, "finger: \(isDown)")
      XCTAssert(scroller.isAtRest)
    }
  }

  func testThePointStays() {
    let rule = "(offset + point) * ratio - point"
    let corner = CGPoint(x: 0, y: 0)
    forEachRow(
      "offsets after zooming",
      [
        ZoomRow((0, 0), 2, to: (150, 200), "\(rule), about the centre (150, 200)"),
        ZoomRow((100, 300), 2, to: (350, 800), rule),
        ZoomRow((100, 300), 2, about: corner, to: (200, 600), rule),
        ZoomRow((100, 300), 2, about: CGPoint(x: 300, y: 400), to: (500, 1000), rule),
        ZoomRow((300, 1600), 0.5, about: corner, to: (0, 600), "held within the range"),
        ZoomRow((0, 0), 0.5, about: CGPoint(x: 300, y: 400), to: (0, 0), "held within the range"),
        ZoomRow((100, 300), 2, about: CGPoint(x: Double.nan, y: 0), to: (350, 800), "the centre"),
        ZoomRow((100, 300), 2, 1, to: (100, 300), "\(rule): and back"),
        ZoomRow((100, 300), .nan, 0, -1, to: (100, 300), "no scale: nothing changes"),
      ]
    ) { row in
      var scroller = Scroller(
        ScrollMetrics(viewportSize: CGSize(width: 300, height: 400)),
        zoom: Zoomer(
          unscaledContentSize: CGSize(width: 600, height: 2000), rules: .scales(0.25, 4)))
      scroller.setContentOffset(CGPoint(x: row.offset.0, y: row.offset.1))
      for scale in row.scales { scroller.setZoomScale(scale, about: row.point) }
      XCTAssertEqual(scroller.contentOffset, CGPoint(x: row.expected.0, y: row.expected.1))
      let scale = row.scales.last { $0 > 0 } ?? 1
      XCTAssertEqual(scroller.zoomScale, scale)
      XCTAssertEqual(
        scroller.metrics.contentSize, CGSize(width: 600 * scale, height: 2000 * scale))
    }
  }
}
