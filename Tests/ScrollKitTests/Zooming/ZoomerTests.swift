import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomerTests: XCTestCase {
  private struct BeginRow: TableRow {
    var rule: ZoomScaleRule
    var content: CGSize
    var viewport: CGSize
    var alignment: CGPoint
    var scale: Double
    var offset: CGPoint
    var source: String

    init(
      _ rule: ZoomScaleRule, _ content: CGSize, in viewport: CGSize,
      alignment: CGPoint = point(0.5, 0.5), _ scale: Double, _ offset: CGPoint, _ source: String
    ) {
      (self.rule, self.content, self.viewport) = (rule, content, viewport)
      (self.alignment, self.scale, self.offset) = (alignment, scale, offset)
      self.source = source
    }
  }

  func testBeginnings() {
    let center = "react-zoom-pan-pinch: centering.spec, offset = -translation"
    let rows: [BeginRow] = [
      BeginRow(
        .fill(), size(500, 300), in: size(1080, 1920), alignment: point(0, 0),
        6.4, point(0, 0), "zoomimage: Crop, TopStart"),
      BeginRow(
        .fill(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0),
        6.4, point(1060, 0), "zoomimage: Crop, TopCenter"),
      BeginRow(
        .fill(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0.5),
        6.4, point(1060, 0), "zoomimage: Crop, Center"),
      BeginRow(
        .fill(), size(500, 300), in: size(1080, 1920), alignment: point(1, 1),
        6.4, point(2120, 0), "zoomimage: Crop, BottomEnd"),
      BeginRow(
        .fit(), size(500, 300), in: size(1080, 1920), alignment: point(0, 0),
        2.16, point(0, 0), "zoomimage: Fit, TopStart"),
      BeginRow(
        .fit(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0.5),
        2.16, point(0, -636), "zoomimage: Fit, Center"),
      BeginRow(
        .fit(), size(500, 300), in: size(1080, 1920), alignment: point(1, 1),
        2.16, point(0, -1272), "zoomimage: Fit, BottomEnd"),
      BeginRow(
        .height(), size(500, 300), in: size(1080, 1920), alignment: point(0, 0),
        6.4, point(0, 0), "zoomimage: FillHeight, TopStart"),
      BeginRow(
        .height(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0),
        6.4, point(1060, 0), "zoomimage: FillHeight, TopCenter"),
      BeginRow(
        .width(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0),
        2.16, point(0, 0), "zoomimage: FillWidth, TopCenter"),
      BeginRow(
        .width(), size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0.5),
        2.16, point(0, -636), "zoomimage: FillWidth, Center"),
      BeginRow(
        .inside, size(500, 300), in: size(1080, 1920), alignment: point(0, 0),
        1, point(0, 0), "zoomimage: Inside, TopStart"),
      BeginRow(
        .inside, size(500, 300), in: size(1080, 1920), alignment: point(0.5, 0.5),
        1, point(-290, -810), "zoomimage: Inside, Center"),
      BeginRow(
        .inside, size(500, 300), in: size(1080, 1920), alignment: point(1, 1),
        1, point(-580, -1620), "zoomimage: Inside, BottomEnd"),
      BeginRow(.scale(1), size(100, 100), in: size(200, 200), 1, point(-50, -50), center),
      BeginRow(.scale(1), size(400, 400), in: size(200, 200), 1, point(100, 100), center),
      BeginRow(.scale(0.5), size(400, 400), in: size(200, 200), 0.5, point(0, 0), center),
      BeginRow(.scale(2), size(100, 100), in: size(200, 200), 2, point(0, 0), center),
      BeginRow(.scale(1.65), size(500, 500), in: size(500, 500), 1.65, point(162.5, 162.5), center),
      BeginRow(
        .fit(), size(6799, 4882), in: size(900, 600), 600 / 4882.0,
        point((6799 * 600 / 4882.0 - 900) / 2, 0), "zoomimage: ZoomsTest5, at fit x 32.2"),
      BeginRow(
        .scale(0x1p20), size(256, 256), in: size(400, 400), 0x1p20,
        point(134_217_528, 134_217_528), "Leaflet: MapSpec, zoom 20"),
    ]
    forEachRow("beginnings", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: row.content,
        rules: ZoomRules(minimum: .scale(1e-3), maximum: .scale(0x1p30), initial: row.rule),
        alignment: row.alignment)
      zoom.resize(to: ScrollMetrics(viewportSize: row.viewport))
      XCTAssertEqual(zoom.scale, row.scale, accuracy: 1e-9)
      assertNear(zoom.placement.contentOffset, row.offset, 1e-8)
    }
  }

  private struct SeenRow: TableRow {
    var content: CGSize
    var rule: ZoomScaleRule
    /// What the viewport's corners see, as a rectangle.
    var seen: CGRect
    /// The part of it that is content.
    var visible: CGRect
    var source: String
  }

  func testWhatIsSeen() {
    let one = size(1, 1)
    let rows: [SeenRow] = [
      SeenRow(
        content: one, rule: .fit(times: 0.1), seen: rect(-4.5, -4.5, 10, 10),
        visible: rect(0, 0, 1, 1), source: "OpenSeadragon: home bounds at zoom 0.1"),
      SeenRow(
        content: one, rule: .fit(times: 0.5), seen: rect(-0.5, -0.5, 2, 2),
        visible: rect(0, 0, 1, 1), source: "OpenSeadragon: home bounds at zoom 0.5"),
      SeenRow(
        content: one, rule: .fit(times: 10), seen: rect(0.45, 0.45, 0.1, 0.1),
        visible: rect(0.45, 0.45, 0.1, 0.1), source: "OpenSeadragon: home bounds at zoom 10"),
      SeenRow(
        content: size(1, 4), rule: .width(), seen: rect(0, 1.5, 1, 1),
        visible: rect(0, 1.5, 1, 1), source: "OpenSeadragon: fit horizontally"),
      SeenRow(
        content: size(1, 0.25), rule: .height(), seen: rect(0.375, 0, 0.25, 0.25),
        visible: rect(0.375, 0, 0.25, 0.25), source: "OpenSeadragon: fit vertically"),
      SeenRow(
        content: size(1, 4), rule: .fit(), seen: rect(-1.5, 0, 4, 4), visible: rect(0, 0, 1, 4),
        source: "by hand: the whole, in the middle of a square"),
    ]
    forEachRow("what is seen", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: row.content,
        rules: ZoomRules(minimum: .scale(0.1), maximum: .scale(1e5), initial: row.rule))
      zoom.resize(to: ScrollMetrics(viewportSize: size(100, 100)))
      let (near, far) = (
        zoom.contentPoint(fromViewport: .zero).coordinates,
        zoom.contentPoint(fromViewport: point(100, 100)).coordinates
      )
      assertNear(rect(near[0], near[1], far[0] - near[0], far[1] - near[1]), row.seen)
      assertNear(zoom.visibleContentRect, row.visible)
      let content = row.content.coordinates
      let unit = zoom.unitPoint(fromViewport: point(100, 0)).coordinates
      assertNear(point(unit[0] * content[0], unit[1] * content[1]), point(far[0], near[1]))
      assertNear(zoom.viewportPoint(fromUnit: point(unit[0], unit[1])), point(100, 0), 1e-7)
      assertNear(zoom.viewportPoint(fromContent: row.seen.origin), .zero, 1e-7)
    }
  }

  private struct BoundsRow: TableRow {
    var rule: ZoomScaleRule
    var content: CGSize
    var alignment: CGPoint
    var times: Double
    var least: CGPoint
    var greatest: CGPoint
    var accuracy: Double
    var source: String

    init(
      _ rule: ZoomScaleRule, _ content: CGSize, alignment: CGPoint, times: Double,
      least: CGPoint, greatest: CGPoint, _ accuracy: Double, _ source: String
    ) {
      (self.rule, self.content, self.alignment) = (rule, content, alignment)
      (self.times, self.least, self.greatest) = (times, least, greatest)
      (self.accuracy, self.source) = (accuracy, source)
    }
  }

  func testBounds() {
    let rows: [BoundsRow] = [
      BoundsRow(
        .fit(), size(86, 1522), alignment: point(0, 0), times: 1,
        least: point(0, 0), greatest: point(0, 0), 1,
        "zoomimage: Fit, TopStart, 0 degrees"),
      BoundsRow(
        .fit(), size(86, 1522), alignment: point(0, 0), times: 8,
        least: point(0, -3612), greatest: point(0, 0), 8,
        "zoomimage: Fit, TopStart, 0 degrees"),
      BoundsRow(
        .fit(), size(1522, 86), alignment: point(0, 0), times: 1,
        least: point(0, 0), greatest: point(0, 0), 1,
        "zoomimage: Fit, TopStart, 90 degrees"),
      BoundsRow(
        .fit(), size(1522, 86), alignment: point(0, 0), times: 8,
        least: point(-3612, 0), greatest: point(0, 0), 8,
        "zoomimage: Fit, TopStart, 90 degrees"),
      BoundsRow(
        .fit(), size(86, 1522), alignment: point(0.5, 0.5), times: 1,
        least: point(-0.57818604, 0), greatest: point(-0.57818604, 0), 1,
        "zoomimage: Fit, Center, 0 degrees"),
      BoundsRow(
        .fit(), size(1522, 86), alignment: point(0.5, 0.5), times: 1,
        least: point(0, -0.57818604), greatest: point(0, -0.57818604), 1,
        "zoomimage: Fit, Center, 90 degrees"),
      BoundsRow(
        .fit(), size(1522, 86), alignment: point(0.5, 0.5), times: 8,
        least: point(-3612, -1810.6255), greatest: point(0, -1810.6255), 8,
        "zoomimage: Fit, Center, 90 degrees"),
      BoundsRow(
        .fit(), size(1522, 86), alignment: point(1, 1), times: 8,
        least: point(-3612, -3613.251), greatest: point(0, -3613.251), 8,
        "zoomimage: Fit, BottomEnd, 90 degrees"),
      BoundsRow(
        .scale(1), size(1522, 86), alignment: point(0, 0), times: 1,
        least: point(-1006, 0), greatest: point(0, 0), 1,
        "zoomimage: None, TopStart, 90 degrees"),
      BoundsRow(
        .scale(1), size(86, 1522), alignment: point(0.5, 0.5), times: 1,
        least: point(0, -503), greatest: point(0, 503), 1,
        "zoomimage: None, Center, 0 degrees"),
      BoundsRow(
        .scale(1), size(86, 1522), alignment: point(0.5, 0.5), times: 8,
        least: point(-1892, -7636), greatest: point(-1720, 4024), 8,
        "zoomimage: None, Center, 0 degrees"),
      BoundsRow(
        .scale(1), size(1522, 86), alignment: point(0.5, 0.5), times: 1,
        least: point(-503, 0), greatest: point(503, 0), 1,
        "zoomimage: None, Center, 90 degrees"),
      BoundsRow(
        .scale(1), size(86, 1522), alignment: point(1, 1), times: 1,
        least: point(0, 0), greatest: point(0, 1006), 1,
        "zoomimage: None, BottomEnd, 0 degrees"),
      BoundsRow(
        .scale(1), size(86, 1522), alignment: point(1, 1), times: 8,
        least: point(-3612, -3612), greatest: point(-3440, 8048), 8,
        "zoomimage: None, BottomEnd, 0 degrees"),
    ]
    forEachRow("bounds", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: row.content,
        rules: ZoomRules(minimum: .scale(1e-3), maximum: .scale(100), initial: row.rule),
        alignment: row.alignment)
      zoom.resize(to: ScrollMetrics(viewportSize: size(516, 516)))
      // That peer counts translations on top of the first placement, which is scaled with them.
      let base = zoom.placement.contentOffset.coordinates.map { -$0 * row.times }
      zoom.zoom(to: zoom.scale * row.times)
      let (low, high) = (
        zoom.metrics.minimumContentOffset.coordinates, zoom.metrics.maximumContentOffset.coordinates
      )
      assertNear(point(-high[0] - base[0], -high[1] - base[1]), row.least, row.accuracy)
      assertNear(point(-low[0] - base[0], -low[1] - base[1]), row.greatest, row.accuracy)
    }
  }

  private struct ClampRow: TableRow {
    var viewport: CGSize
    var content: CGSize
    var alignment: CGPoint
    var offset: CGPoint
    var expected: CGPoint
    var source: String

    init(
      _ viewport: CGSize, _ content: CGSize, alignment: CGPoint, _ offset: CGPoint,
      _ expected: CGPoint, _ source: String
    ) {
      (self.viewport, self.content, self.alignment) = (viewport, content, alignment)
      (self.offset, self.expected, self.source) = (offset, expected, source)
    }
  }

  func testClamps() {
    let rows: [ClampRow] = [
      ClampRow(
        size(1000, 2000), size(1000, 500), alignment: point(0.5, 0),
        point(0, -100), point(0, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(1000, 500), alignment: point(0.5, 0),
        point(0, 100), point(0, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 1000), alignment: point(0.5, 0),
        point(500, 0), point(500, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 1000), alignment: point(0.5, 0),
        point(1000, 0), point(1000, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 1000), alignment: point(0.5, 0),
        point(1001, 0), point(1000, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 3000), alignment: point(0.5, 0),
        point(-10, -20), point(0, 0), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 3000), alignment: point(0.5, 0),
        point(250, 400), point(250, 400), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(1000, 2000), size(2000, 3000), alignment: point(0.5, 0),
        point(750, 600), point(750, 600), "telephoto: CoerceInsideTest, offset = -top left"),
      ClampRow(
        size(300, 200), size(1200, 600), alignment: point(0, 0), point(9999, 9999),
        point(900, 400), "WinUI: ScrollPresenterLayoutTests, the greatest offset"),
      ClampRow(
        size(500, 500), size(5000, 5000), alignment: point(0.5, 0.5), point(9999, 4500),
        point(4500, 4500), "react-zoom-pan-pinch: pan.extreme-sizes"),
      ClampRow(
        size(10, 10), size(20, 20), alignment: point(0, 0), point(5, 15), point(5, 10),
        "Flutter: nearest point in a rectangle"),
      ClampRow(
        size(1000, 2000), size(1000, 500), alignment: point(0.5, 0.5), point(3, 4),
        point(0, -750), "definition: small content in the middle"),
      ClampRow(
        size(1000, 2000), size(500, 3000), alignment: point(1, 1), point(3, 4),
        point(-500, 4), "definition: each axis by itself"),
    ]
    forEachRow("clamps", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: row.content, rules: .scales(0.1, 10), alignment: row.alignment)
      zoom.resize(to: ScrollMetrics(viewportSize: row.viewport))
      zoom.place(at: ZoomPlacement(scale: 1, contentOffset: row.offset))
      XCTAssertEqual(zoom.placement.contentOffset, row.offset)
      zoom.pan(by: .zero)
      assertNear(zoom.placement.contentOffset, row.expected)
    }
  }

  // MARK: Sizes that change

  private struct ResizeRow: TableRow {
    var policy: ZoomResizing
    var scale: Double
    var viewport: CGSize
    var insets: ScrollInsets
    var expected: Double
    var offset: CGPoint
    var source: String

    init(
      _ policy: ZoomResizing, at scale: Double, in viewport: CGSize,
      insets: ScrollInsets = .zero, _ expected: Double, _ offset: CGPoint, _ source: String
    ) {
      (self.policy, self.scale, self.viewport) = (policy, scale, viewport)
      (self.insets, self.expected, self.offset) = (insets, expected, offset)
      self.source = source
    }
  }

  func testPolicies() {
    // Content of 1000 x 1000 in 400 x 400, from fit to four times fit: 0.4 to 1.6, its middle in
    // the middle.
    let (wide, small) = (size(800, 600), size(200, 200))
    let bars = ScrollInsets(top: 100, left: 20, bottom: 20, right: 60)
    let hand = "by hand: 500 times the scale, less half the viewport"
    let rows: [ResizeRow] = [
      ResizeRow(.keepCenterAndScale, at: 1, in: wide, 1, point(100, 200), hand),
      ResizeRow(.keepCenterAndScale, at: 0.4, in: wide, 0.6, point(-100, 0), "by hand: new least"),
      ResizeRow(.keepCenterAndScale, at: 0.4, in: small, 0.4, point(100, 100), hand),
      ResizeRow(.keepCenterAndScale, at: 1.6, in: small, 0.8, point(300, 300), "new greatest"),
      ResizeRow(.keepCenterAndScaleOrMinimum, at: 1, in: wide, 1, point(100, 200), hand),
      ResizeRow(
        .keepCenterAndScaleOrMinimum, at: 0.4, in: wide, 0.6, point(-100, 0),
        "PhotoScroller: at the least scale stays there"),
      ResizeRow(
        .keepCenterAndScaleOrMinimum, at: 0.4, in: small, 0.2, point(0, 0),
        "PhotoScroller: at the least scale stays there"),
      ResizeRow(
        .keepCenterAndScaleOrMinimum, at: 0.4003, in: small, 0.2, point(0, 0),
        "definition: within 0.1 % is at the least"),
      ResizeRow(.keepCenterAndScaleOrMinimum, at: 0.5, in: small, 0.5, point(150, 150), hand),
      ResizeRow(.keepFit, at: 1, in: wide, 1.5, point(350, 450), "by hand: 2.5 times fit"),
      ResizeRow(.keepFit, at: 0.4, in: wide, 0.6, point(-100, 0), "by hand: at fit"),
      ResizeRow(.keepFit, at: 1.6, in: small, 0.8, point(300, 300), "by hand: 4 times fit"),
      ResizeRow(.keepFill, at: 1, in: wide, 2, point(600, 700), "by hand: 2.5 times fill"),
      ResizeRow(.keepFill, at: 0.4, in: wide, 0.8, point(0, 100), "by hand: at fill"),
      ResizeRow(.keepFill, at: 1.6, in: wide, 2.4, point(800, 900), "by hand: 3.2, limited"),
      ResizeRow(.keepFraction, at: 1, in: wide, 1.5, point(350, 450), "by hand: half the way"),
      ResizeRow(.keepFraction, at: 0.4, in: wide, 0.6, point(-100, 0), "by hand: no way"),
      ResizeRow(.keepFraction, at: 0.7, in: small, 0.35, point(75, 75), "by hand: a quarter"),
      ResizeRow(.reset, at: 1, in: wide, 0.6, point(-100, 0), "definition: the initial scale"),
      ResizeRow(.reset, at: 1, in: small, 0.2, point(0, 0), "definition: the initial scale"),
      ResizeRow(
        .keepCenterAndScale, at: 1, in: wide, insets: bars, 1, point(120, 160),
        "by hand: the middle of 720 x 480 from (20, 100)"),
      ResizeRow(
        .keepFit, at: 1, in: wide, insets: bars, 1.2, point(220, 260),
        "by hand: 2.5 times a fit of 0.48"),
      ResizeRow(
        .keepFill, at: 1, in: wide, insets: bars, 1.8, point(520, 560),
        "by hand: 2.5 times a fill of 0.72"),
    ]
    forEachRow("policies of resizing", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: size(1000, 1000),
        rules: ZoomRules(minimum: .fit(), maximum: .fit(times: 4)), onResize: row.policy)
      let square = ScrollMetrics(viewportSize: size(400, 400))
      zoom.resize(to: square)
      zoom.zoom(to: row.scale)
      let before = zoom.placement
      zoom.resize(to: ScrollMetrics(viewportSize: row.viewport, contentInset: row.insets))
      XCTAssertEqual(zoom.scale, row.expected, accuracy: 1e-9)
      assertNear(zoom.placement.contentOffset, row.offset)
      zoom.resize(to: square)
      // What begins anew, or counts as the least scale, does not come back exactly.
      if row.policy != .reset, row.scale != 0.4003 {
        XCTAssertEqual(zoom.scale, before.scale, accuracy: 1e-9)
        assertNear(zoom.placement.contentOffset, before.contentOffset)
      }
    }
  }

  private struct CenterRow: TableRow {
    var content: CGSize
    var old: CGSize
    var offset: CGPoint
    var new: CGSize
    var center: CGPoint
    var source: String
  }

  func testCentersAreKept() {
    let source = "zoomimage: ZoomsTest5, the centre stays at (4331, 3255)"
    let photo = size(6799, 4882)
    let (start, center) = (point(3931.03, 2968.97), point(4331.03, 3254.97))
    let old = size(800, 572)
    let rows: [CenterRow] = [
      CenterRow(
        content: photo, old: old, offset: start, new: size(1072, 1900), center: center,
        source: source),
      CenterRow(
        content: photo, old: old, offset: start, new: size(1900, 1072), center: center,
        source: source),
      CenterRow(
        content: photo, old: old, offset: start, new: size(880, 433), center: center,
        source: source),
      CenterRow(
        content: photo, old: old, offset: start, new: size(433, 880), center: center,
        source: source),
      CenterRow(
        content: size(5000, 5000), old: size(100, 100), offset: point(1000, 1000),
        new: size(600, 600), center: point(1050, 1050),
        source: "Leaflet: MapSpec, drawn at 50 of 100, then at 300 of 600"),
      CenterRow(
        content: size(5000, 5000), old: size(768, 1024), offset: point(1000, 1000),
        new: size(1024, 768), center: point(1384, 1512),
        source: "tutorial: an iPad turned moves by 128"),
    ]
    forEachRow("centres that are kept", rows) { row in
      var zoom = Zoomer(unscaledContentSize: row.content, rules: .scales(0.01, 10))
      zoom.resize(to: ScrollMetrics(viewportSize: row.old))
      zoom.place(at: ZoomPlacement(scale: 1, contentOffset: row.offset))
      zoom.resize(to: ScrollMetrics(viewportSize: row.new))
      let new = row.new.coordinates
      assertNear(zoom.contentPoint(fromViewport: point(new[0] / 2, new[1] / 2)), row.center)
      XCTAssertEqual(zoom.scale, 1)
    }
  }

  private struct HalfRow: TableRow {
    var width: Double
    var theirs: Double
    var ours: Double
    var source: String
  }

  func testDiffersByOurRule() {
    let source = "Leaflet rounds both halves; ours rounds once, at the end, where it is asked to"
    let rows: [HalfRow] = [
      HalfRow(width: 101, theirs: 1, ours: 0.5, source: source),
      HalfRow(width: 102, theirs: 1, ours: 1, source: source + " (alike here)"),
      HalfRow(width: 103, theirs: 2, ours: 1.5, source: source),
      HalfRow(width: 99, theirs: 0, ours: -0.5, source: source),
    ]
    forEachRow("resizing differs by our rule", rows) { row in
      var zoom = Zoomer(unscaledContentSize: size(5000, 5000), rules: .scales(0.01, 10))
      zoom.resize(to: ScrollMetrics(viewportSize: size(100, 100)))
      zoom.place(at: ZoomPlacement(scale: 1, contentOffset: point(1000, 1000)))
      zoom.resize(to: ScrollMetrics(viewportSize: size(row.width, 100)))
      XCTAssertEqual(1000 - zoom.placement.contentOffset.coordinates[0], row.ours, accuracy: 1e-9)
      XCTAssertLessThanOrEqual((row.theirs - row.ours).magnitude, 0.5)
    }
  }

  private struct LayoutRow: TableRow {
    var viewport: CGSize
    var minimum: Double
    var source: String
  }

  func testPhotoIsSeenWholeAtEveryLayout() {
    let (portrait, landscape) = (size(320, 480), size(480, 320))
    let rows: [LayoutRow] = [
      LayoutRow(viewport: portrait, minimum: 0.5, source: "tutorial: at first layout"),
      LayoutRow(
        viewport: portrait, minimum: 0.5, source: "tutorial's own formula gives 1 the second time"),
      LayoutRow(viewport: landscape, minimum: 1 / 3.0, source: "by hand: turned"),
      LayoutRow(viewport: landscape, minimum: 1 / 3.0, source: "by hand: turned, again"),
      LayoutRow(viewport: portrait, minimum: 0.5, source: "tutorial: turned back"),
      LayoutRow(viewport: size(160, 480), minimum: 0.25, source: "by hand: half a screen"),
      LayoutRow(viewport: size(0, 0), minimum: 1, source: "definition: no viewport"),
      LayoutRow(viewport: portrait, minimum: 0.5, source: "tutorial: and back"),
    ]
    var zoom = Zoomer(
      unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(1)))
    forEachRow("layouts", rows) { row in
      zoom.resize(to: ScrollMetrics(viewportSize: row.viewport))
      XCTAssertEqual(zoom.limits.minimum, row.minimum, accuracy: 1e-12)
      XCTAssertEqual(zoom.limits.maximum, 1)
      if row.viewport != size(0, 0) {
        XCTAssertEqual(zoom.scale, row.minimum, accuracy: 1e-12)
        assertNear(zoom.visibleContentRect, rect(0, 0, 640, 960))
      }
    }
  }

  func testSizesInAnyOrder() {
    let screen = ScrollMetrics(viewportSize: size(320, 480))
    var first = Zoomer(unscaledContentSize: .zero, rules: .fit(maximum: .scale(2)))
    first.resize(to: screen)
    XCTAssertEqual(first.scale, 1)
    first.setUnscaledContentSize(size(640, 960))
    var second = Zoomer(unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(2)))
    second.zoom(to: 0.7)
    second.resize(to: screen)
    XCTAssertEqual(first.scale, 0.5)
    XCTAssertEqual(second.placement, first.placement)

    // Zoomed, without a viewport for a while, then with the same one again.
    second.zoom(to: 1, about: point(100, 100))
    let placement = second.placement
    for nothing in [size(0, 0), size(320, 0), size(0, 480)] {
      second.resize(to: ScrollMetrics(viewportSize: nothing))
      XCTAssertEqual(second.placement, placement)
    }
    second.resize(to: screen)
    XCTAssertEqual(second.placement, placement)
  }

  func testContentThatIsReplaced() {
    var zoom = Zoomer(
      unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(2)), onResize: .keepFit)
    let screen = ScrollMetrics(viewportSize: size(320, 480))
    zoom.resize(to: screen)
    zoom.zoom(to: 1, about: point(200, 300))
    let seen = zoom.visibleContentRect
    assertNear(seen, rect(200, 300, 320, 480))
    // A preview gives way to an image twice as large: the same part is seen.
    zoom.setUnscaledContentSize(size(1280, 1920))
    XCTAssertEqual(zoom.scale, 0.5)
    assertNear(zoom.visibleContentRect, rect(400, 600, 640, 960))
    // Or to one of other proportions: 0.25 fits, twice that covers 640 x 960 about the middle.
    zoom.setUnscaledContentSize(size(640, 1920))
    XCTAssertEqual(zoom.scale, 0.5)
    assertNear(zoom.visibleContentRect, rect(0, 600, 640, 960))
    zoom.setUnscaledContentSize(size(1280, 1920))
    assertNear(zoom.visibleContentRect, rect(400, 600, 640, 960))
    // While there is no viewport, too.
    zoom.resize(to: ScrollMetrics(viewportSize: .zero))
    zoom.setUnscaledContentSize(size(640, 960))
    zoom.resize(to: screen)
    XCTAssertEqual(zoom.scale, 1)
    assertNear(zoom.visibleContentRect, seen)
    // After none, as if the next came at once.
    zoom.setUnscaledContentSize(.zero)
    zoom.setUnscaledContentSize(size(640, 960))
    XCTAssertEqual(zoom.scale, 1)
    assertNear(zoom.visibleContentRect, seen)
    // Another image: everything begins anew.
    zoom.reset()
    XCTAssertEqual(zoom.scale, 0.5)
    XCTAssertEqual(zoom.placement.contentOffset, .zero)
  }

  func testContentOfTheSameSizeChangesNothing() {
    var zoom = Zoomer(unscaledContentSize: size(640, 960), onResize: .reset)
    zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
    zoom.zoom(to: 0.8)
    let before = zoom
    zoom.setUnscaledContentSize(size(640, 960))
    XCTAssertEqual(zoom, before)
    zoom.setUnscaledContentSize(size(640, 961))
    XCTAssertEqual(zoom.scale, 480 / 961.0)
    zoom.setUnscaledContentSize(size(600, 961))
    XCTAssertEqual(zoom.unscaledContentSize, size(600, 961))
    zoom.setUnscaledContentSize(size(0, 961))
    XCTAssertEqual(zoom.unitPoint(fromViewport: point(160, 0)).x, 0, "no extent, no share")
  }

  func testResetForgetsWhatWasSeen() {
    var zoom = Zoomer(
      unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(2)), onResize: .reset)
    zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
    zoom.zoom(to: 2)
    zoom.resize(to: ScrollMetrics(viewportSize: size(480, 320)))
    XCTAssertEqual(zoom.scale, 1 / 3.0, accuracy: 1e-12)
    zoom.onResize = .keepCenterAndScale
    zoom.resize(to: ScrollMetrics(viewportSize: size(480, 300)))
    XCTAssertEqual(zoom.scale, 1 / 3.0, accuracy: 1e-12)
  }

  func testRulesMayChange() {
    var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .scales(1, 2))
    zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
    zoom.rules = .scales(3, 5)
    XCTAssertEqual([zoom.limits.minimum, zoom.limits.maximum, zoom.scale], [3, 5, 1])
    zoom.zoom(to: zoom.scale)
    XCTAssertEqual(zoom.scale, 3)
  }

  func testContentThatFitsHasNoRoundingErrors() {
    // (390 / 3024) * 3024 is more than 390: it would scroll, and bring the safe area in.
    let safe = ScrollInsets(left: 59, right: 59)
    for (image, viewport) in [
      (size(3024, 3024), size(390, 844)), (size(1334, 750), size(768, 1024)),
      (size(2448, 3264), size(320, 480)),
    ] {
      var zoom = Zoomer(unscaledContentSize: image)
      zoom.resize(to: ScrollMetrics(viewportSize: viewport, safeAreaInsets: safe))
      XCTAssertEqual(zoom.contentSize.width, viewport.width)
      XCTAssertFalse(zoom.metrics[.horizontal].isScrollable)
      XCTAssertEqual(zoom.metrics.adjustedContentInset.left, 0)
      XCTAssertEqual(zoom.placement.contentOffset.x, 0)
    }
  }

  func testExample() {
    var zoom = Zoomer(
      unscaledContentSize: CGSize(width: 640, height: 960), rules: .fit(maximum: .scale(1)))
    zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 320, height: 480)))
    XCTAssertEqual("\(zoom.limits.minimum) \(zoom.scale)", "0.5 0.5")
    zoom.zoom(to: 1, about: CGPoint(x: 160, y: 240))
    XCTAssertEqual(zoom.contentOffset, point(160, 240))
    XCTAssertEqual(zoom.contentCenter, point(320, 480))
  }
}
