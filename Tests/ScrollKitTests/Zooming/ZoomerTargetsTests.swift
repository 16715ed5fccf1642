import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomerTargetsTests: XCTestCase {
  private struct ScaleRow: TableRow {
    var scale: Double
    var anchor: CGPoint?
    var contentInset: ScrollInsets
    var expected: Double
    var offset: CGPoint
    var source: String

    init(
      _ scale: Double, about anchor: CGPoint? = nil, inset: ScrollInsets = .zero,
      _ expected: Double, _ offset: CGPoint, _ source: String
    ) {
      (self.scale, self.anchor, contentInset) = (scale, anchor, inset)
      (self.expected, self.offset, self.source) = (expected, offset, source)
    }
  }

  func testToAScale() {
    // 1000 x 1000 in 320 x 460 at scale 1, at the top left; from 0.2 to 4.
    let report = "UIKit, reported: setZoomScale keeps the middle"
    let bars = ScrollInsets(top: 100)
    let rows: [ScaleRow] = [
      ScaleRow(2, 2, point(160, 230), report),
      ScaleRow(4, 4, point(480, 690), report),
      ScaleRow(8, 4, point(480, 690), "definition: the scale is clamped first"),
      ScaleRow(1, 1, point(0, 0), "definition: nothing"),
      ScaleRow(0.5, 0.5, point(0, 0), "by hand: (-80, -115), clamped"),
      ScaleRow(0.1, 0.2, point(-60, -130), "by hand: 200 x 200 in the middle"),
      ScaleRow(2, about: point(320, 460), 2, point(320, 460), "by hand: about the far corner"),
      ScaleRow(2, about: point(0, 0), 2, point(0, 0), "by hand: about the corner"),
      ScaleRow(2, about: point(.nan, 0), 1, point(0, 0), "definition: no anchor, no zoom"),
      ScaleRow(.nan, 1, point(0, 0), "maplibre: not a number changes nothing"),
      ScaleRow(-3, 1, point(0, 0), "definition: not positive changes nothing"),
      ScaleRow(
        2, inset: bars, 2, point(160, 80),
        "by hand: (160, 280) of the viewport, 180 of the content, stays"),
    ]
    forEachRow("zooms to a scale", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: size(1000, 1000), rules: .scales(0.2, 4))
      zoom.resize(to: ScrollMetrics(viewportSize: size(320, 460), contentInset: row.contentInset))
      zoom.place(
        at: ZoomPlacement(scale: 1, contentOffset: zoom.metrics.minimumContentOffset))
      let target = zoom.placement(scale: row.scale, about: row.anchor)
      zoom.zoom(to: row.scale, about: row.anchor)
      XCTAssertEqual(zoom.placement, target)
      XCTAssertEqual(zoom.scale, row.expected, accuracy: 1e-12)
      assertNear(zoom.placement.contentOffset, row.offset)
    }
  }

  private struct StepsRow: TableRow {
    var steps: [(scale: Double, anchor: CGPoint)]
    var start: CGPoint
    var pan: CGPoint
    var expected: CGPoint
    var source: String
  }

  func testSequences() {
    let source = "WinUI: ScrollPresenterViewChangeTests"
    let rows: [StepsRow] = [
      StepsRow(
        steps: [(8, point(150, 120)), (7, point(10, 90))], start: .zero, pan: .zero,
        expected: point(917.5, 723.75), source: source),
      StepsRow(
        steps: [(3, point(10, 90))], start: .zero, pan: point(-80, -35),
        expected: point(100, 215), source: source),
      StepsRow(
        steps: [(2, .zero)], start: point(11, 17), pan: .zero, expected: point(22, 34),
        source: source),
    ]
    forEachRow("sequences", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: size(1200, 600), rules: .scales(0.1, 10), alignment: .zero)
      zoom.resize(to: ScrollMetrics(viewportSize: size(300, 200)))
      zoom.place(at: ZoomPlacement(scale: 1, contentOffset: row.start))
      for step in row.steps { zoom.zoom(to: step.scale, about: step.anchor) }
      XCTAssertTrue(zoom.pan(by: row.pan).isEmpty)
      assertNear(zoom.placement.contentOffset, row.expected)
    }
  }

  private struct CenterRow: TableRow {
    var viewport: CGSize
    var insets: ScrollInsets
    var expected: CGPoint
    var source: String
  }

  func testUnobscuredCenter() {
    let screen = size(1000, 1000)
    let rows: [CenterRow] = [
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 500), expected: point(500, 750),
        source: "maplibre: transform.test, a padding of 500 at the top"),
      CenterRow(
        viewport: screen, insets: .zero, expected: point(500, 500), source: "definition"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 10, left: 20, bottom: 30, right: 60),
        expected: point(480, 490), source: "by hand: 20 + 920 / 2, 10 + 960 / 2"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(left: 800, right: 800), expected: point(500, 500),
        source: "definition: insets leave nothing: the middle between their ends at 800 and 200"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(left: 600, right: 600), expected: point(500, 500),
        source: "definition: insets leave nothing: the middle between their ends at 600 and 400"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 1000), expected: point(500, 1000),
        source: "definition: all is covered from above: the lower edge"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 999), expected: point(500, 999.5),
        source: "by hand: one point is left"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 1500), expected: point(500, 1000),
        source: "definition: held within the viewport"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(bottom: 1500), expected: point(500, 0),
        source: "definition: held within the viewport"),
      CenterRow(
        viewport: screen, insets: ScrollInsets(top: 900, bottom: 300), expected: point(500, 800),
        source: "by hand: the middle between 900 and 700"),
    ]
    forEachRow("centres of what no inset covers", rows) { row in
      var zoom = Zoomer(unscaledContentSize: size(100, 100), rules: .scales(1, 2))
      zoom.resize(to: ScrollMetrics(viewportSize: row.viewport, contentInset: row.insets))
      assertNear(zoom.unobscuredCenter, row.expected)
    }
  }

  private struct RectRow: TableRow {
    var content: CGSize
    var metrics: ScrollMetrics
    var limits: [Double]
    var rect: CGRect
    var scale: Double
    var offset: CGPoint
    var source: String

    init(
      _ rect: CGRect, of content: CGSize = size(2000, 2000), within limits: [Double] = [0.5, 4],
      inset: ScrollInsets = .zero, safe: ScrollInsets = .zero,
      counts: InsetAdjustmentBehavior = .automatic, _ scale: Double, _ offset: CGPoint,
      _ source: String
    ) {
      (self.rect, self.content, self.limits) = (rect, content, limits)
      metrics = ScrollMetrics(
        viewportSize: size(320, 480), contentInset: inset, safeAreaInsets: safe,
        contentInsetAdjustmentBehavior: counts)
      (self.scale, self.offset, self.source) = (scale, offset, source)
    }
  }

  func testToARect() {
    let middle = rect(400, 400, 100, 100)
    let bars = ScrollInsets(top: 44, bottom: 36)
    let narrow = size(100, 200)
    let rows: [RectRow] = [
      RectRow(middle, 3.2, point(1280, 1200), "formula: 320 / 100, 450 * 3.2 less half"),
      RectRow(
        middle, within: [0.5, 2], 2, point(740, 660), "formula: limited, still in the middle"),
      RectRow(
        rect(500, 500, -100, -100), 3.2, point(1280, 1200), "definition: a negative extent"),
      RectRow(
        rect(450, 450, 0, 0), 4, point(1640, 1560), "formula: an empty rectangle is a point"),
      RectRow(
        rect(450, 400, 0, 100), within: [0.5, 10], 4.8, point(2000, 1920),
        "by hand: no width, 480 / 100"),
      RectRow(
        rect(400, 450, 100, 0), within: [0.5, 10], 3.2, point(1280, 1200), "by hand: no height"),
      RectRow(rect(0, 0, 100, 100), 3.2, point(0, 0), "by hand: (0, -80), clamped"),
      RectRow(
        rect(1900, 1900, 100, 100), 3.2, point(6080, 5920), "by hand: (6080, 6000), clamped"),
      RectRow(
        rect(0, 0, 2000, 2000), 0.5, point(340, 260), "by hand: 0.16, limited, the middle"),
      RectRow(
        rect(400, 400, 200, 50), 1.6, point(640, 440), "by hand: 320 / 200; (500, 425) * 1.6"),
      RectRow(
        middle, inset: ScrollInsets(top: 80), 3.2, point(1280, 1160),
        "by hand: the middle of 320 x 400 from 80"),
      RectRow(
        middle, inset: ScrollInsets(left: 20, right: 60), 2.4, point(940, 840),
        "by hand: 240 / 100, the middle of 240 x 480 from 20"),
      RectRow(
        middle, safe: bars, counts: .always, 3.2, point(1280, 1196),
        "by hand: the middle of 320 x 400 from 44"),
      RectRow(
        middle, safe: bars, counts: .never, 3.2, point(1280, 1200), "definition: no safe area"),
      RectRow(
        middle, inset: ScrollInsets(top: 500), 0.5, point(65, -255),
        "by hand: no room, the least scale, at the edge; (225 - 160, 225 - 480)"),
      RectRow(
        rect(0, 0, 100, 100), of: size(100, 100), within: [1, 4], safe: bars, 3.2, point(0, -80),
        "by hand: 320 x 320, does not scroll, so the safe area does not count"),
      RectRow(
        rect(0, 0, 100, 200), of: narrow, within: [1, 4], safe: bars, 2.4, point(-40, 0),
        "by hand: 240 x 480, just fits without the safe area"),
      RectRow(
        rect(0, 0, 100, 180), of: narrow, within: [1, 4], safe: bars, 2.4, point(-40, 0),
        "by hand: any larger it would scroll, and the safe area cover some of it"),
      RectRow(
        rect(0, 0, 50, 100), of: narrow, within: [1, 5], safe: bars, 4, point(0, -44),
        "by hand: 400 / 100, with the safe area; the top"),
    ]
    forEachRow("zooms to a rectangle", rows) { row in
      for start in [row.limits[0], row.limits[1]] {
        var zoom = Zoomer(
          unscaledContentSize: row.content, rules: .scales(row.limits[0], row.limits[1]))
        zoom.resize(to: row.metrics)
        zoom.zoom(to: start)
        let target = zoom.placement(showing: row.rect)
        XCTAssertEqual(target.scale, row.scale, accuracy: 1e-12)
        assertNear(target.contentOffset, row.offset)
        zoom.zoom(to: row.rect)
        XCTAssertEqual(zoom.placement, target)
        zoom.zoom(to: rect(.nan, 0, 10, 10))
        XCTAssertEqual(zoom.placement, target)
      }
    }
  }

  private struct TapRow: TableRow {
    var point: CGPoint
    var factor: Double
    var target: Double?
    var inset: ScrollInsets
    var expected: CGRect
    var source: String

    init(
      _ point: CGPoint, factor: Double = Zoomer.tapFactor, target: Double? = nil,
      inset: ScrollInsets = .zero, _ expected: CGRect, _ source: String
    ) {
      (self.point, self.factor, self.target) = (point, factor, target)
      (self.inset, self.expected, self.source) = (inset, expected, source)
    }
  }

  func testRectsForDoubleTaps() {
    // 640 x 960 in 320 x 480 at scale 1, from 0.5 to 2.
    let tap = point(100, 200)
    let bars = ScrollInsets(top: 80)
    let rows: [TapRow] = [
      TapRow(tap, rect(100 - 320 / 3.0, 40, 640 / 3.0, 320), "Apple's guide: times 1.5"),
      TapRow(tap, factor: 2, rect(20, 80, 160, 240), "formula: size V / s about the point"),
      TapRow(tap, factor: 3, rect(20, 80, 160, 240), "definition: limited"),
      TapRow(tap, factor: 0.1, rect(-220, -280, 640, 960), "definition: limited"),
      TapRow(tap, target: 2, rect(20, 80, 160, 240), "definition: a target instead"),
      TapRow(tap, target: 9, rect(20, 80, 160, 240), "definition: a target, limited"),
      TapRow(tap, target: 0.5, rect(-220, -280, 640, 960), "definition: a target instead"),
      TapRow(tap, target: .nan, rect(-60, -40, 320, 480), "definition: the present scale"),
      TapRow(tap, target: -1, rect(-60, -40, 320, 480), "definition: the present scale"),
      TapRow(tap, factor: .nan, rect(-60, -40, 320, 480), "definition: counts as 1"),
      TapRow(
        tap, target: 2, inset: bars, rect(20, 100, 160, 200), "by hand: 320 x 400 is free"),
      TapRow(
        point(.nan, 200), target: 2, rect(240, 80, 160, 240), "definition: the point in the centre"),
    ]
    forEachRow("rectangles for double taps", rows) { row in
      var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .scales(0.5, 2))
      zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480), contentInset: row.inset))
      let area = zoom.rectForDoubleTap(
        atContentPoint: row.point, factor: row.factor, target: row.target)
      assertNear(area, row.expected)
    }
  }

  private struct SequenceRow: TableRow {
    var start: Double
    var doubleTaps: [Double]
    var twoFingerTaps: [Double]
    var source: String
  }

  func testTapSequences() {
    let rows: [SequenceRow] = [
      SequenceRow(
        start: 1, doubleTaps: [1.5, 2, 2], twoFingerTaps: [4 / 3.0, 8 / 9.0, 16 / 27.0, 0.5, 0.5],
        source: "Apple's guide: in times 1.5, out by 1.5, from 0.5 to 2"),
      SequenceRow(
        start: 0.5, doubleTaps: [0.75, 1.125, 1.6875, 2], twoFingerTaps: [4 / 3.0],
        source: "by hand"),
    ]
    forEachRow("sequences of taps", rows) { row in
      var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .scales(0.5, 2))
      zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
      zoom.zoom(to: row.start)
      for expected in row.doubleTaps {
        zoom.zoom(to: zoom.rectForDoubleTap(atContentPoint: point(320, 480)))
        XCTAssertEqual(zoom.scale, expected, accuracy: 1e-12)
        // The tapped point is in the centre.
        assertNear(zoom.viewportPoint(fromContent: point(320, 480)), point(160, 240))
      }
      for expected in row.twoFingerTaps {
        zoom.zoom(to: zoom.scaleForTwoFingerTap())
        XCTAssertEqual(zoom.scale, expected, accuracy: 1e-12)
      }
    }
    var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .scales(0.5, 2))
    zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
    XCTAssertEqual(zoom.scaleForTwoFingerTap(factor: 1.25), 0.8)
    XCTAssertEqual(zoom.scaleForTwoFingerTap(factor: .nan), 1)
  }

  private struct WheelRow: TableRow {
    var scale: Double
    var delta: Double
    var expected: Double
    var source: String
  }

  func testWheel() {
    let source = "Flutter: interactive_viewer_test"
    let rows: [WheelRow] = [
      WheelRow(scale: 1, delta: -200, expected: 2.718281828459045, source: source),
      WheelRow(
        scale: 2.718281828459045, delta: -200, expected: 7.3890560989306495, source: source),
      WheelRow(scale: 7.3890560989306495, delta: 400, expected: 1, source: source),
      WheelRow(scale: 1, delta: -81, expected: 1.499302500056767, source: source),
      WheelRow(scale: 1, delta: -138, expected: 1.9937155332430822, source: source),
      WheelRow(scale: 3, delta: 0, expected: 3, source: "definition"),
      WheelRow(scale: 3, delta: .nan, expected: 3, source: "definition: counts as zero"),
    ]
    forEachRow("wheels", rows) { row in
      XCTAssertEqual(
        row.scale * Zoomer.factor(forWheel: row.delta), row.expected, accuracy: 1e-9)
    }
    XCTAssertEqual(
      Zoomer.factor(forWheel: 100, distance: 100), 0.36787944117144233, accuracy: 1e-12)
  }
}
