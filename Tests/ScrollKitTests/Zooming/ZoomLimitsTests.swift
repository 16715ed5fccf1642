import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomLimitsTests: XCTestCase {
  private struct ClampRow: TableRow {
    var factors: [Double]
    var expected: Double
    var source: String

    init(_ factors: [Double], _ expected: Double, _ source: String) {
      (self.factors, self.expected, self.source) = (factors, expected, source)
    }
  }

  func testClamp() {
    let rows: [ClampRow] = [
      ClampRow([6], 5, "usuiat: ZoomStateTest"),
      ClampRow([5], 5, "usuiat: ZoomStateTest"),
      ClampRow([2], 2, "usuiat: ZoomStateTest"),
      ClampRow([2, 0.5], 1, "usuiat: ZoomStateTest"),
      ClampRow([0.9], 0.9, "usuiat: ZoomStateTest"),
      ClampRow([0], 0.9, "usuiat: ZoomStateTest"),
      ClampRow([-1], 0.9, "usuiat: ZoomStateTest"),
      ClampRow([5, 0.1, 0.1], 0.9, "by hand: 5, 0.9, 0.9"),
      ClampRow([1.5], 1.5, "react-zoom-pan-pinch: a step of 0.5 from 1"),
      ClampRow([.nan], 0.9, "definition: the least for not a number"),
      ClampRow([.infinity], 5, "definition"),
    ]
    // That peer's least scale is 1, which it lets go to 0.9.
    let limits = ZoomLimits(minimum: 0.9, maximum: 5)
    forEachRow("clamped scales", rows) { row in
      let scale = row.factors.reduce(1) { limits.clamped($0 * $1) }
      XCTAssertEqual(scale, row.expected)
      XCTAssertEqual(limits.clamped(scale), scale)
    }
  }

  private struct PairRow: TableRow {
    var minimum: Double
    var maximum: Double
    var raised: [Double]
    var lowered: [Double]
    var canZoom: [Bool]
    var source: String

    init(
      _ minimum: Double, _ maximum: Double, raised: [Double], lowered: [Double],
      canZoom: [Bool], _ source: String
    ) {
      (self.minimum, self.maximum, self.raised) = (minimum, maximum, raised)
      (self.lowered, self.canZoom, self.source) = (lowered, canZoom, source)
    }
  }

  func testPairs() {
    let rows: [PairRow] = [
      PairRow(
        0.6, 3, raised: [0.6, 3], lowered: [0.6, 3], canZoom: [true, true], "tutorial: 0.6 to 3"),
      PairRow(1, 2, raised: [1, 2], lowered: [1, 2], canZoom: [true, true], "tutorial: 1 to 2"),
      PairRow(
        0.5, 2, raised: [0.5, 2], lowered: [0.5, 2], canZoom: [true, true], "tutorial: 0.5 to 2"),
      PairRow(
        0.5, 1, raised: [0.5, 1], lowered: [0.5, 1], canZoom: [true, true], "tutorial: fit to 1"),
      PairRow(
        1, 1, raised: [1, 1], lowered: [1, 1], canZoom: [false, false], "UIKit: the defaults"),
      PairRow(
        2, 1, raised: [2, 2], lowered: [1, 1], canZoom: [false, false],
        "definition: a small image whose fit is beyond its pixels"),
      PairRow(
        1, 0.99, raised: [1, 1], lowered: [0.99, 0.99], canZoom: [false, false],
        "usuiat refuses a greatest scale below 1; ours has two rules"),
      PairRow(
        1, 1.00001, raised: [1, 1.00001], lowered: [1, 1.00001], canZoom: [false, false],
        "React Native: a workaround of nearly equal limits is no zoom"),
      PairRow(
        1, 1.001, raised: [1, 1.001], lowered: [1, 1.001], canZoom: [false, false],
        "definition: 0.1 % of the greater is equal"),
      PairRow(
        1, 1.0011, raised: [1, 1.0011], lowered: [1, 1.0011], canZoom: [true, true],
        "definition: more than 0.1 % is not"),
      PairRow(
        100, 100.05, raised: [100, 100.05], lowered: [100, 100.05], canZoom: [false, false],
        "definition: the tolerance is a share"),
      PairRow(
        .nan, 3, raised: [1, 3], lowered: [1, 3], canZoom: [true, true],
        "definition: not a number counts as 1"),
      PairRow(
        0, -2, raised: [1, 1], lowered: [1, 1], canZoom: [false, false],
        "definition: not positive counts as 1"),
      PairRow(
        0.5, .nan, raised: [0.5, 1], lowered: [0.5, 1], canZoom: [true, true],
        "definition: not a number counts as 1"),
    ]
    forEachRow("pairs of limits", rows) { row in
      for (conflict, expected, canZoom) in [
        (ZoomLimits.Conflict.raiseMaximum, row.raised, row.canZoom[0]),
        (.lowerMinimum, row.lowered, row.canZoom[1]),
      ] {
        let limits = ZoomLimits(
          minimum: row.minimum, maximum: row.maximum, conflict: conflict)
        XCTAssertEqual([limits.minimum, limits.maximum], expected)
        XCTAssertEqual(limits.canZoom, canZoom)
      }
    }
  }

  private struct FractionRow: TableRow {
    var limits: ZoomLimits
    var scale: Double
    var fraction: Double
    var isMinimum: Bool
    var isMaximum: Bool
    var source: String

    init(
      _ minimum: Double, _ maximum: Double, at scale: Double, _ fraction: Double,
      _ ends: [Bool], _ source: String
    ) {
      limits = ZoomLimits(minimum: minimum, maximum: maximum)
      (self.scale, self.fraction, self.source) = (scale, fraction, source)
      (isMinimum, isMaximum) = (ends[0], ends[1])
    }
  }

  func testFractions() {
    let rows: [FractionRow] = [
      FractionRow(0.5, 2, at: 0.5, 0, [true, false], "telephoto: (s - min) / (max - min)"),
      FractionRow(0.5, 2, at: 2, 1, [false, true], "telephoto"),
      FractionRow(0.5, 2, at: 1.25, 0.5, [false, false], "telephoto"),
      FractionRow(0.5, 2, at: 0.8, 0.2, [false, false], "by hand: 0.3 / 1.5"),
      FractionRow(0.5, 2, at: 0.1, 0, [true, false], "telephoto: clamped"),
      FractionRow(0.5, 2, at: 9, 1, [false, true], "telephoto: clamped"),
      FractionRow(1, 1, at: 1, 1, [true, true], "telephoto: 1 where the limits are equal"),
      FractionRow(1, 1, at: 0.2, 1, [true, false], "telephoto: 1 where the limits are equal"),
      FractionRow(
        1, 3, at: 1.0009, 0.00045, [true, false], "definition: least within 0.1 %"),
      FractionRow(
        1, 3, at: 2.998, 0.999, [false, true], "definition: greatest within 0.1 %"),
      FractionRow(1, 3, at: 1.01, 0.005, [false, false], "definition: 1 % is not the least"),
      FractionRow(1, 3, at: 2.97, 0.985, [false, false], "definition: 1 % is not the greatest"),
    ]
    forEachRow("shares of limits", rows) { row in
      XCTAssertEqual(row.limits.fraction(of: row.scale), row.fraction, accuracy: 1e-12)
      XCTAssertEqual(
        row.limits.scale(atFraction: row.fraction), row.limits.clamped(row.scale), accuracy: 1e-12)
      XCTAssertEqual(row.limits.isMinimum(row.scale), row.isMinimum)
      XCTAssertEqual(row.limits.isMaximum(row.scale), row.isMaximum)
    }
  }

  private struct ObstacleRow: TableRow {
    var content: CGSize
    var rules: ZoomRules
    var isEnabled: Bool
    var isInteractive: Bool
    var expected: ZoomLimits.Obstacles
    var source: String

    init(
      _ content: CGSize, _ rules: ZoomRules, enabled: Bool = true, interactive: Bool = true,
      _ expected: ZoomLimits.Obstacles, _ source: String
    ) {
      (self.content, self.rules, isEnabled) = (content, rules, enabled)
      (isInteractive, self.expected, self.source) = (interactive, expected, source)
    }
  }

  func testObstacles() {
    let (image, twice) = (size(640, 960), ZoomRules.scales(1, 2))
    let rows: [ObstacleRow] = [
      ObstacleRow(image, twice, [], "definition: it zooms"),
      ObstacleRow(image, .fit(maximum: .scale(1)), [], "tutorial: 0.5 to 1"),
      ObstacleRow(
        image, .scales(1, 1), [.equalLimits], "UIKit: no pinch where the limits are equal"),
      ObstacleRow(
        size(100, 100), .fit(maximum: .scale(1)), [.equalLimits],
        "definition: 3.2 to 3.2, a small image enlarged to fit"),
      ObstacleRow(
        size(100, 100), .fit(maximum: .scale(1), conflict: .lowerMinimum), [.equalLimits],
        "PhotoScroller: 1 to 1, a small image is not enlarged"),
      ObstacleRow(
        size(100, 100), .fit(maximum: .scale(1), minimumRatio: 2), [],
        "definition: 3.2 to 6.4, small images zoom, too"),
      ObstacleRow(size(0, 960), twice, [.nothingToZoom], "definition: no width"),
      ObstacleRow(size(640, 0), twice, [.nothingToZoom], "definition: no height"),
      ObstacleRow(image, twice, enabled: false, [.zoomingDisabled], "definition"),
      ObstacleRow(image, twice, interactive: false, [.interactionDisabled], "definition"),
      ObstacleRow(
        size(0, 0), .scales(2, 2), enabled: false, interactive: false,
        [.equalLimits, .nothingToZoom, .zoomingDisabled, .interactionDisabled],
        "definition: every reason at once"),
    ]
    forEachRow("obstacles to zooming", rows) { row in
      var zoom = Zoomer(unscaledContentSize: row.content, rules: row.rules)
      zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
      XCTAssertEqual(
        zoom.obstacles(
          isZoomingEnabled: row.isEnabled, isUserInteractionEnabled: row.isInteractive),
        row.expected)
      if row.isEnabled, row.isInteractive {
        XCTAssertEqual(zoom.canZoom, row.expected.isEmpty)
      }
    }
  }

  func testExample() {
    let limits = ZoomLimits(minimum: 0.5, maximum: 2)
    XCTAssertEqual(
      "\(limits.clamped(3)) \(limits.fraction(of: 1.25)) \(limits.canZoom)", "2.0 0.5 true")
  }
}
