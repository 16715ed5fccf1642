import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomScaleRuleTests: XCTestCase {
  private struct Row: TableRow {
    var rule: ZoomScaleRule
    var content: CGSize
    var viewport: CGSize
    var insets: ScrollInsets
    var displayScale: Double
    var expected: Double
    var source: String

    init(
      _ rule: ZoomScaleRule, _ content: CGSize, in viewport: CGSize,
      insets: ScrollInsets = .zero, displayScale: Double = 1, _ expected: Double,
      _ source: String
    ) {
      (self.rule, self.content, self.viewport, self.insets) = (rule, content, viewport, insets)
      (self.displayScale, self.expected, self.source) = (displayScale, expected, source)
    }
  }

  func testRules() {
    let (photo, phone) = (size(640, 960), size(320, 480))
    let (wide, insets) = (size(500, 300), ScrollInsets(top: 44, left: 10, bottom: 36, right: 20))
    let tall = size(1080, 1920)
    let rows: [Row] = [
      Row(.fit(), photo, in: phone, 0.5, "tutorial: 640 x 960 in 320 x 480"),
      Row(.fit(), wide, in: tall, 2.16, "zoomimage: fit"),
      Row(.fill(), wide, in: tall, 6.4, "zoomimage: crop"),
      Row(.width(), wide, in: tall, 2.16, "zoomimage: fill width"),
      Row(.height(), wide, in: tall, 6.4, "zoomimage: fill height"),
      Row(.inside, wide, in: tall, 1, "zoomimage: inside"),
      Row(.inside, photo, in: phone, 0.5, "definition: inside makes smaller"),
      Row(.inside, size(100, 200), in: size(300, 300), 1, "SDWebImage: no upscaling"),
      Row(.height(), size(640, 480), in: size(1, 300), 0.625, "Nuke: a height of 300"),
      Row(.fit(times: 3), photo, in: phone, 1.5, "JX: three times fit"),
      Row(.fit(times: 0.3), photo, in: phone, 0.15, "evgenyneu: 0.3 times fit"),
      Row(.fill(times: 2), wide, in: tall, 12.8, "by hand"),
      Row(.width(times: 2), wide, in: tall, 4.32, "by hand"),
      Row(.height(times: 0.5), wide, in: tall, 3.2, "by hand"),
      Row(.scale(8), photo, in: phone, 8, "Agrume: 8"),
      Row(.scale(.nan), photo, in: phone, 1, "definition: not a number counts as 1"),
      Row(.scale(-2), photo, in: phone, 1, "definition: not positive counts as 1"),
      Row(.pixels(), photo, in: phone, displayScale: 2, 0.5, "PhotoScroller: 1 / display scale"),
      Row(.pixels(), photo, in: phone, displayScale: 3, 1 / 3.0, "PhotoScroller"),
      Row(.pixels(2), photo, in: phone, displayScale: 2, 1, "by hand"),
      Row(.pixels(1.1), size(1000, 1000), in: size(500, 500), 1.1, "OpenSeadragon: 2.2 of fit"),
      Row(.fit(), photo, in: phone, insets: insets, 400 / 960.0, "by hand: 290 x 400 is free"),
      Row(.fill(), photo, in: phone, insets: insets, 290 / 640.0, "by hand: 290/640 > 400/960"),
      Row(.height(), photo, in: phone, insets: insets, 400 / 960.0, "by hand"),
      Row(.width(), photo, in: phone, insets: insets, 290 / 640.0, "by hand"),
      Row(.fit(), size(0, 960), in: phone, 0.5, "definition: the axis with an extent counts"),
      Row(.fit(), size(640, 0), in: phone, 0.5, "definition: the axis with an extent counts"),
      Row(.fill(), size(0, 480), in: phone, 1, "definition: the axis with an extent counts"),
      Row(.fit(), size(0, 0), in: phone, 1, "definition: 1 for no content"),
      Row(.fill(), size(0, 0), in: phone, 1, "definition: 1 for no content"),
      Row(.width(), size(0, 960), in: phone, 1, "definition: 1 for no content"),
      Row(.inside, size(0, 0), in: phone, 1, "definition: 1 for no content"),
      Row(.fit(), photo, in: size(0, 0), 1, "definition: 1 for no viewport"),
      Row(
        .fit(), photo, in: phone, insets: ScrollInsets(left: 400), 0.5,
        "definition: an axis covered by insets does not count"),
      Row(.fit(times: .nan), photo, in: phone, 0.5, "definition: not a number counts as 1"),
    ]
    forEachRow("rules of scales", rows) { row in
      let metrics = ScrollMetrics(
        viewportSize: row.viewport, contentInset: row.insets, displayScale: row.displayScale)
      XCTAssertEqual(
        row.rule.scale(contentSize: row.content, in: metrics), row.expected, accuracy: 1e-12)
      let rules = ZoomRules(minimum: .scale(1e-3), maximum: .scale(1e3), initial: row.rule)
      XCTAssertEqual(
        rules.initialScale(contentSize: row.content, in: metrics), row.expected, accuracy: 1e-12)
    }
  }

  private struct RulesRow: TableRow {
    var rules: ZoomRules
    var content: CGSize
    var minimum: Double
    var maximum: Double
    var initial: Double
    var source: String

    init(
      _ rules: ZoomRules, _ content: CGSize, _ minimum: Double, _ maximum: Double,
      initial: Double, _ source: String
    ) {
      (self.rules, self.content, self.source) = (rules, content, source)
      (self.minimum, self.maximum, self.initial) = (minimum, maximum, initial)
    }
  }

  func testLimits() {
    let (photo, small) = (size(640, 960), size(160, 160))
    let rows: [RulesRow] = [
      RulesRow(.fit(maximum: .scale(1)), photo, 0.5, 1, initial: 0.5, "tutorial: fit to 1"),
      RulesRow(.scales(0.6, 3), photo, 0.6, 3, initial: 1, "tutorial: 0.6 to 3"),
      RulesRow(.scales(1, 2), photo, 1, 2, initial: 1, "tutorial: 1 to 2"),
      RulesRow(.scales(0.5, 2), photo, 0.5, 2, initial: 1, "tutorial: 0.5 to 2"),
      RulesRow(.scales(2, 4), photo, 2, 4, initial: 2, "definition: begins within the limits"),
      RulesRow(.scales(0.2, 0.4), photo, 0.2, 0.4, initial: 0.4, "definition"),
      RulesRow(
        .fit(maximum: .scale(1)), small, 2, 2, initial: 2, "telephoto: the greatest is raised"),
      RulesRow(
        .fit(maximum: .scale(1), conflict: .lowerMinimum), small, 1, 1, initial: 1,
        "PhotoScroller: the least is lowered"),
      RulesRow(
        .fit(maximum: .scale(1), minimumRatio: 2), small, 2, 4, initial: 2,
        "definition: a small image zooms, too"),
      RulesRow(
        .fit(maximum: .scale(1), conflict: .lowerMinimum, minimumRatio: 3), small, 1, 3, initial: 1,
        "definition: from the lowered least scale"),
      RulesRow(
        .fit(maximum: .scale(1), minimumRatio: 1.5), photo, 0.5, 1, initial: 0.5,
        "definition: enough already"),
      RulesRow(
        .fit(maximum: .scale(1), minimumRatio: 0.1), photo, 0.5, 1, initial: 0.5,
        "definition: at least 1"),
      RulesRow(
        .fit(maximum: .scale(1), minimumRatio: .nan), small, 2, 2, initial: 2, "definition: as 1"),
      RulesRow(
        ZoomRules(minimum: .inside, maximum: .fill(times: 2), initial: .fill()), photo, 0.5, 1,
        initial: 0.5, "by hand: the screen's proportions"),
      RulesRow(
        ZoomRules(minimum: .inside, maximum: .fill(times: 2), initial: .fill()), small, 1, 6,
        initial: 3, "by hand: 480 / 160 fills"),
      RulesRow(
        ZoomRules(minimum: .fit(), maximum: .pixels()), photo, 0.5, 0.5, initial: 0.5,
        "by hand: one pixel a point at 2x"),
      RulesRow(
        ZoomRules(minimum: .pixels(0.1), maximum: .pixels(4), initial: .pixels()), photo, 0.05, 2,
        initial: 0.5, "by hand: in pixels at 2x"),
    ]
    forEachRow("rules of limits", rows) { row in
      let metrics = ScrollMetrics(viewportSize: size(320, 480), displayScale: 2)
      let limits = row.rules.limits(contentSize: row.content, in: metrics)
      XCTAssertEqual(limits.minimum, row.minimum, accuracy: 1e-12)
      XCTAssertEqual(limits.maximum, row.maximum, accuracy: 1e-12)
      XCTAssertEqual(
        row.rules.initialScale(contentSize: row.content, in: metrics), row.initial,
        accuracy: 1e-12)
    }
  }

  func testTheyAreEqualToThemselves() {
    for number in hostileNumbers {
      for rule in [
        ZoomScaleRule.scale(number), .fit(times: number), .fill(times: number),
        .width(times: number), .height(times: number), .pixels(number),
      ] {
        var rules = ZoomRules(minimum: rule, maximum: .scale(3), initial: rule)
        XCTAssertEqual(rules, rules, "\(rule)")
        let metrics = ScrollMetrics(viewportSize: size(320, 480), displayScale: 2)
        let scale = rule.scale(contentSize: size(640, 960), in: metrics)
        XCTAssertEqual(
          rules.minimum.scale(contentSize: size(640, 960), in: metrics), scale, "\(rule)")
        (rules.minimum, rules.maximum, rules.initial) = (.inside, rule, nil)
        XCTAssertEqual(rules, rules, "\(rule)")
        XCTAssertEqual(
          rules.maximum.scale(contentSize: size(640, 960), in: metrics), scale, "\(rule)")
        rules.initial = rule
        XCTAssertEqual(rules, rules, "\(rule)")
        rules.minimum = rule
        XCTAssertEqual(rules.minimum, rules.initial, "\(rule)")
        let zoom = Zoomer(unscaledContentSize: size(640, 960), rules: rules)
        XCTAssertEqual(zoom, zoom, "\(rule)")
      }
    }
    XCTAssertEqual(ZoomRules(minimum: .scale(.nan), maximum: .fit(times: -2)).minimum, .scale(1))
    XCTAssertEqual(ZoomRules(minimum: .scale(.nan), maximum: .fit(times: -2)).maximum, .fit())
    XCTAssertEqual(ZoomRules.scales(.nan, 3).minimum, .scale(1))
  }

  func testExample() {
    let photo = ZoomRules.fit(maximum: .scale(1))
    let metrics = ScrollMetrics(viewportSize: CGSize(width: 320, height: 480))
    XCTAssertEqual(
      photo.limits(contentSize: CGSize(width: 640, height: 960), in: metrics).minimum, 0.5)
  }
}
