import ScrollKit
import ScrollKitTestSupport
import XCTest

/// A scale for each axis, as a chart has.
final class ZoomScalesTests: XCTestCase {
  /// 1000 x 500 in 400 x 400: from 1 to 4 horizontally and from 1 to 2 vertically, with the middle
  /// in the middle at the offset (300, 50).
  private func chart(
    _ rules: ZoomRules = .scales(1, 4), vertical: ZoomRules? = .scales(1, 2),
    onResize: ZoomResizing = .keepCenterAndScaleOrMinimum
  ) -> Zoomer {
    var zoom = Zoomer(
      unscaledContentSize: size(1000, 500), rules: rules, verticalRules: vertical,
      onResize: onResize)
    zoom.resize(to: ScrollMetrics(viewportSize: size(400, 400)))
    return zoom
  }

  private func assertScales(_ zoom: Zoomer, _ scales: (Double, Double)) {
    XCTAssertEqual(zoom.scale(along: .horizontal), scales.0, accuracy: 1e-9)
    XCTAssertEqual(zoom.scale(along: .vertical), scales.1, accuracy: 1e-9)
  }

  private struct RuleRow: TableRow {
    var rules: ZoomRules
    var vertical: ZoomRules?
    /// Least, greatest, and the one to begin with, along each axis.
    var horizontalScales: [Double]
    var verticalScales: [Double]
    var source: String

    init(
      _ rules: ZoomRules, _ vertical: ZoomRules?, _ horizontalScales: [Double],
      _ verticalScales: [Double], _ source: String
    ) {
      (self.rules, self.vertical, self.source) = (rules, vertical, source)
      (self.horizontalScales, self.verticalScales) = (horizontalScales, verticalScales)
    }
  }

  func testLimitsOfEachAxis() {
    let fit = ZoomRules.fit(maximum: .scale(4))
    forEachRow(
      "scale rules of each axis",
      [
        RuleRow(
          fit, nil, [0.4, 4, 0.4], [0.4, 4, 0.4], "by hand: one scale, least of 0.4 and 0.8"),
        RuleRow(fit, fit, [0.4, 4, 0.4], [0.8, 4, 0.8], "by hand: 400 / 1000 and 400 / 500"),
        RuleRow(
          ZoomRules(minimum: .fill(), maximum: .fill(times: 2)),
          ZoomRules(minimum: .fill(), maximum: .fill(times: 2)), [0.4, 0.8, 0.4], [0.8, 1.6, 0.8],
          "definition: along one axis fit and fill are the same"),
        RuleRow(
          fit, .scales(1, 1), [0.4, 4, 0.4], [1, 1, 1], "definition: equal limits lock an axis"),
        RuleRow(
          ZoomRules(minimum: .inside, maximum: .scale(2)),
          ZoomRules(minimum: .scale(1), maximum: .scale(3), initial: .scale(2)),
          [0.4, 2, 0.4], [1, 3, 2], "by hand"),
      ]
    ) { row in
      let zoom = chart(row.rules, vertical: row.vertical)
      for (axis, scales) in zip(
        [ScrollAxis.horizontal, .vertical], [row.horizontalScales, row.verticalScales])
      {
        let limits = zoom.limits(along: axis)
        XCTAssertEqual(limits.minimum, scales[0], accuracy: 1e-9)
        XCTAssertEqual(limits.maximum, scales[1], accuracy: 1e-9)
        XCTAssertEqual(zoom.scale(along: axis), scales[2], accuracy: 1e-9)
      }
    }
  }

  private struct PinchRow: TableRow {
    var vertical: ZoomRules?
    var from: CGSize
    var to: CGSize
    /// The scales and the offset during the pinch, the factors beyond the limits, and the scales
    /// and the offset after it.
    var scales: (Double, Double)
    var offset: CGPoint
    var left: (Double, Double)
    var end: (Double, Double)
    var endOffset: CGPoint
    var source: String

    init(
      vertical: ZoomRules? = .scales(1, 2), _ from: CGSize, _ to: CGSize,
      _ scales: (Double, Double), _ offset: CGPoint, left: (Double, Double) = (1, 1),
      end: ((Double, Double), CGPoint)? = nil, _ source: String
    ) {
      (self.vertical, self.from, self.to) = (vertical, from, to)
      (self.scales, self.offset, self.left) = (scales, offset, left)
      (self.end, endOffset) = end ?? (scales, offset)
      self.source = source
    }
  }

  func testPinches() {
    let hundred = size(100, 100)
    forEachRow(
      "pinches with a scale for each axis",
      [
        PinchRow(
          hundred, size(200, 100), (2, 1), point(800, 50), "by hand: 500 * 2 - 200, 250 - 200"),
        PinchRow(
          hundred, size(100, 150), (1, 1.5), point(300, 175), "by hand: 250 * 1.5 - 200"),
        PinchRow(hundred, size(300, 200), (3, 2), point(1300, 300), "by hand"),
        PinchRow(
          hundred, size(200, 400), (2, 3), point(800, 550), left: (1, 2),
          end: ((2, 2), point(800, 300)), "by hand: 2 (2 - 2 / 4) = 3; back about the centroid"),
        PinchRow(
          hundred, size(50, 100), (2 / 3.0, 1), point(400 / 3.0, 50), left: (0.5, 1),
          end: ((1, 1), point(300, 50)), "by hand: 1 / (2 - 0.5)"),
        PinchRow(
          vertical: .scales(1, 1), hundred, size(200, 400), (2, 1), point(800, 50), left: (1, 4),
          "definition: a locked axis does not give way"),
        PinchRow(
          vertical: nil, hundred, size(200, 100), (2, 2), point(800, 300),
          "definition: with one scale the width counts"),
      ]
    ) { row in
      var zoom = chart(vertical: row.vertical)
      zoom.pinchBegan(at: point(200, 200), distances: row.from)
      let left = zoom.pinchMoved(to: point(200, 200), distances: row.to)
      assertScales(zoom, row.scales)
      assertNear(zoom.placement.contentOffset, row.offset)
      XCTAssertEqual(left.scale, row.left.0, accuracy: 1e-9)
      XCTAssertEqual(left.verticalScale, row.left.1, accuracy: 1e-9)
      XCTAssertEqual(left.isEmpty, row.left == (1, 1))
      zoom.pinchEnded()
      assertScales(zoom, row.end)
      assertNear(zoom.placement.contentOffset, row.endOffset)
    }
  }

  func testWhatAnAppAsksFor() {
    var zoom = chart()
    zoom.zoom(to: 3, verticalScale: 1.5, about: point(200, 200))
    assertScales(zoom, (3, 1.5))
    assertNear(zoom.placement.contentOffset, point(1300, 175))
    XCTAssertEqual(zoom.contentSize, size(3000, 750))
    assertNear(zoom.contentPoint(fromViewport: point(200, 200)), point(500, 250))
    assertNear(zoom.viewportPoint(fromContent: point(500, 250)), point(200, 200))
    let before = zoom
    zoom.zoom(to: .nan, verticalScale: 0)
    XCTAssertEqual(zoom, before, "numbers that are no scale change nothing")
    zoom.zoom(to: .nan, verticalScale: 9)
    assertScales(zoom, (3, 2))
    zoom.zoom(to: 2)
    assertScales(zoom, (2, 2))
    zoom.zoom(to: rect(100, 100, 200, 400))
    assertScales(zoom, (2, 1))
    XCTAssertEqual(zoom.visibleContentRect, rect(100, 100, 200, 400))
    zoom.zoom(to: 3, verticalScale: 1)
    zoom.verticalRules = nil
    assertScales(zoom, (3, 3))
  }

  func testOneScaleIsAsBefore() {
    // Both axes by the same rules, and pinched alike, do as one scale for both does.
    var random = SeededGenerator(seed: 5)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var count = 0
    for _ in 0..<400 {
      let rules = ZoomRules.scales(number(0.2...1), number(1...5))
      let content = size(number(100...2000), number(100...2000))
      var one = Zoomer(unscaledContentSize: content, rules: rules)
      var two = Zoomer(unscaledContentSize: content, rules: rules, verticalRules: rules)
      for zoom in 0...1 {
        let metrics = ScrollMetrics(viewportSize: size(400, 300))
        if zoom == 0 { one.resize(to: metrics) } else { two.resize(to: metrics) }
      }
      let start = number(50...300)
      one.pinchBegan(at: point(100, 80), distance: start)
      two.pinchBegan(at: point(100, 80), distances: size(start, start))
      for _ in 0..<5 {
        let (place, distance) = (point(number(0...400), number(0...300)), number(20...400))
        one.pinchMoved(to: place, distance: distance)
        two.pinchMoved(to: place, distances: size(distance, distance))
        XCTAssertEqual(one.placement, two.placement)
        count += one.placement == two.placement ? 1 : 0
      }
      one.pinchEnded()
      two.pinchEnded()
      one.resize(to: ScrollMetrics(viewportSize: size(300, 500)))
      two.resize(to: ScrollMetrics(viewportSize: size(300, 500)))
      XCTAssertEqual(one.placement, two.placement)
    }
    XCTAssertEqual(count, 2000)
  }

  func testEachAxisKeepsItsScaleOnAResize() {
    var zoom = chart(.fit(maximum: .scale(4)), vertical: .fit(maximum: .scale(4)))
    assertScales(zoom, (0.4, 0.8))
    zoom.zoom(to: 2, verticalScale: 0.8)
    zoom.resize(to: ScrollMetrics(viewportSize: size(800, 200)))
    assertScales(zoom, (2, 0.4))  // The vertical one was the least, and is so again.
    XCTAssertEqual(zoom.limits(along: .vertical).minimum, 0.4, accuracy: 1e-9)
  }
}
