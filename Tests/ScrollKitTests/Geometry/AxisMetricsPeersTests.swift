import ScrollKit
import XCTest

/// What other libraries' published tests, and recordings, say about ranges and clamping. Peers that
/// move the content (translations, locations) have the opposite sign.
final class AxisMetricsPeersTests: XCTestCase {
  func testRanges() {
    let winUI = "WinUI ScrollPresenterLayoutTests.cs"
    let panPinch = "react-zoom-pan-pinch positions.centering.spec.tsx"
    let embla = "Embla engine: limit of content"
    let egjs = "egjs-flicking BoundCameraMode.spec.ts"
    let zoomImage = "zoomimage ZoomsTest3.kt"
    forEachRow(
      "axis ranges of peers",
      [
        AxisRangeRow(viewport: 300, content: 1200, range: (0, 900), winUI + ": maxOffset x"),
        AxisRangeRow(viewport: 200, content: 600, range: (0, 400), winUI + ": maxOffset y"),
        AxisRangeRow(
          viewport: 300, content: 180, alignment: 0.5, range: (-60, -60), winUI + ": centred x"),
        AxisRangeRow(
          viewport: 200, content: 90, alignment: 0.5, range: (-55, -55), winUI + ": centred y"),
        AxisRangeRow(
          viewport: 300, content: 180, alignment: 1, range: (-120, -120), winUI + ": far x"),
        AxisRangeRow(
          viewport: 200, content: 90, alignment: 1, range: (-110, -110), winUI + ": far y"),
        AxisRangeRow(
          viewport: 200, content: 100, alignment: 0.5, range: (-50, -50), panPinch),
        AxisRangeRow(viewport: 200, content: 400 * 0.5, alignment: 0.5, range: (0, 0), panPinch),
        AxisRangeRow(viewport: 200, content: 100 * 2, alignment: 0.5, range: (0, 0), panPinch),
        AxisRangeRow(
          viewport: 500, content: 5000, range: (0, 4500),
          "react-zoom-pan-pinch pan.extreme-sizes.spec.tsx: panMax"),
        AxisRangeRow(viewport: 1000, content: 2200, range: (0, 1200), embla),
        AxisRangeRow(viewport: 1000, content: 1660, range: (0, 660), embla),
        AxisRangeRow(viewport: 1000, content: 1860, range: (0, 860), embla),
        AxisRangeRow(viewport: 1000, content: 1003, range: (0, 3), embla),
        AxisRangeRow(viewport: 1000, content: 400, range: (0, 0), embla),
        AxisRangeRow(viewport: 320, content: 320, range: (0, 0), embla),
        AxisRangeRow(viewport: 320, content: 640, range: (0, 320), embla),
        AxisRangeRow(viewport: 320, content: 960, range: (0, 640), embla),
        AxisRangeRow(viewport: 320, content: 400, range: (0, 80), embla),
        AxisRangeRow(viewport: 320, content: 600, range: (0, 280), embla),
        AxisRangeRow(viewport: 320, content: 800, range: (0, 480), embla),
        AxisRangeRow(viewport: 900, content: 900, range: (0, 0), egjs + ": prev"),
        AxisRangeRow(viewport: 900, content: 900, alignment: 0.5, range: (0, 0), egjs + ": center"),
        AxisRangeRow(viewport: 900, content: 900, alignment: 1, range: (0, 0), egjs + ": next"),
        AxisRangeRow(viewport: 900, content: 0, range: (0, 0), "egjs-flicking: no panels"),
        AxisRangeRow(
          viewport: 516, content: 86 * 516 / 1522.0, range: (0, 0), zoomImage + ": fit, x"),
        AxisRangeRow(viewport: 516, content: 516, range: (0, 0), zoomImage + ": fit, y"),
        AxisRangeRow(
          viewport: 516, content: 8 * 86 * 516 / 1522.0, range: (0, 0), zoomImage + ": 8 fold, x"),
        AxisRangeRow(
          viewport: 516, content: 8 * 516, range: (0, 3612), zoomImage + ": 8 fold, y"),
        AxisRangeRow(
          viewport: 852, content: 40000, range: (0, 39148), "recordings (UIScrollView, iOS 26.1): y"
        ),
        AxisRangeRow(
          viewport: 393, content: 393, range: (0, 0), "recordings (UIScrollView, iOS 26.1): x"),
      ]
    ) { $0.check() }
  }

  func testClamping() {
    let rnrc = "react-native-reanimated-carousel"
    let legend = "legend-list clampScrollOffset.test.ts"
    let splide = "Splide Move general.test.ts: exceeded limit"
    forEachRow(
      "axis clamping of peers",
      [
        AxisOffsetRow(
          viewport: 300, content: 900, offset: 1000, clamped: 600, rnrc + ": drag boundary"),
        AxisOffsetRow(
          viewport: 300, content: 200, offset: 1000, clamped: 0, rnrc + ": drag boundary"),
        AxisOffsetRow(
          viewport: 300, content: 1500, offset: -300, clamped: 0, rnrc + ": previous of first"),
        AxisOffsetRow(
          viewport: 300, content: 1500, offset: 1500, clamped: 1200, rnrc + ": next of last"),
        AxisOffsetRow(viewport: 300, content: 0, offset: 300, clamped: 0, rnrc + ": no pages"),
        AxisOffsetRow(
          viewport: 300, content: 900, offset: -300, clamped: 0, rnrc + ": progress before first"),
        AxisOffsetRow(
          viewport: 300, content: 900, offset: 900, clamped: 600, rnrc + ": progress past last"),
        AxisOffsetRow(
          viewport: 500, content: 1000, insets: (0, 120), offset: 620, clamped: 620, legend),
        AxisOffsetRow(
          viewport: 500, content: 1000, insets: (0, 120), offset: -20, clamped: 0, legend),
        AxisOffsetRow(
          viewport: 200, content: 200, insets: (10, 10), offset: 20, clamped: 10,
          "Flutter interactive_viewer_test.dart: boundary margin"),
        AxisOffsetRow(
          viewport: 1000, content: 1660, offset: -1, clamped: 0, "Embla scrollBounds-ltr.test.ts"),
        AxisOffsetRow(
          viewport: 1000, content: 1660, offset: 661, clamped: 660, "Embla scrollBounds-ltr.test.ts"
        ),
        AxisOffsetRow(viewport: 200, content: 2000, offset: 10, clamped: 10, splide),
        AxisOffsetRow(viewport: 200, content: 2000, offset: -10, clamped: 0, splide),
        AxisOffsetRow(viewport: 200, content: 2000, offset: 1790, clamped: 1790, splide),
      ]
    ) { $0.check() }
  }

  func testClampingInTelephoto() {
    struct CoerceRow: TableRow {
      let content: CGSize
      let topLeft: CGPoint
      let expected: CGPoint
      let source = "telephoto CoerceInsideTest.kt"

      init(_ width: Double, _ height: Double, _ topLeft: (Double, Double), _ to: (Double, Double)) {
        content = CGSize(width: width, height: height)
        self.topLeft = CGPoint(x: topLeft.0, y: topLeft.1)
        expected = CGPoint(x: to.0, y: to.1)
      }
    }
    forEachRow(
      "clamping of telephoto",
      [
        CoerceRow(1000, 500, (0, 100), (0, 0)),
        CoerceRow(1000, 500, (0, -100), (0, 0)),
        CoerceRow(2000, 1000, (-500, 0), (-500, 0)),
        CoerceRow(2000, 1000, (-1000, 0), (-1000, 0)),
        CoerceRow(2000, 1000, (-1001, 0), (-1000, 0)),
        CoerceRow(2000, 3000, (10, 20), (0, 0)),
        CoerceRow(2000, 3000, (-250, -400), (-250, -400)),
        CoerceRow(2000, 3000, (-750, -600), (-750, -600)),
      ]
    ) { row in
      let metrics = ScrollMetrics(
        viewportSize: CGSize(width: 1000, height: 2000), contentSize: row.content,
        contentAlignmentPoint: CGPoint(x: 0.5, y: 0),
        contentOffset: ScrollMetrics.contentOffset(placingOriginAt: row.topLeft))
      XCTAssertEqual(
        metrics.clampedContentOffset, ScrollMetrics.contentOffset(placingOriginAt: row.expected))
    }
  }

  func testRecordedOverscroll() {
    let impact = "recording edge-impact (UIScrollView, iOS 26.1)"
    let band = "recording rubber-band-top (UIScrollView, iOS 26.1)"
    let inside = "recording decelerate-750 (UIScrollView, iOS 26.1)"
    let rows: [Row<Double, Double>] = [
      Row(39108.333333, 0, impact), Row(39148, 0, impact), Row(39158.333333, 10.333333, impact),
      Row(39196.666667, 48.666667, impact), Row(39248.333333, 100.333333, impact),
      Row(39148.333333, 0.333333, impact), Row(-2.666667, -2.666667, band),
      Row(-138.333333, -138.333333, band), Row(-235, -235, band), Row(0, 0, band),
      Row(5000, 0, inside), Row(5443.333333, 0, inside),
    ]
    forEachRow("recorded overscroll", rows) { row in
      let axis = AxisMetrics(viewport: 852, contentLength: 40000)
      XCTAssertEqual(axis.overscroll(at: row.input), row.expected, accuracy: 1e-9)
    }
  }

  private struct FractionRow: TableRow {
    let viewport, content, offset, fraction: Double
    let source: String

    init(
      _ viewport: Double, _ content: Double, offset: Double, fraction: Double, _ source: String
    ) {
      (self.viewport, self.content, self.offset) = (viewport, content, offset)
      (self.fraction, self.source) = (fraction, source)
    }
  }

  func testFractions() {
    let progress = "Embla scrollProgress-ltr.test.ts"
    let engine = "Embla engine: progress by snap"
    let keen = "keen-slider track.ts: 5 slides of 320"
    forEachRow(
      "scrolled fractions of peers",
      [
        FractionRow(1000, 2200, offset: 0, fraction: 0, progress),
        FractionRow(1000, 2200, offset: 500, fraction: 0.416_666_666_667, progress),
        FractionRow(1000, 2200, offset: 800, fraction: 0.666_666_666_667, progress),
        FractionRow(1000, 2200, offset: 1150, fraction: 0.958_333_333_333, progress),
        FractionRow(1000, 2200, offset: 1200, fraction: 1, progress),
        FractionRow(1000, 2200, offset: 200, fraction: 0.166667, engine),
        FractionRow(1000, 2200, offset: 400, fraction: 0.333333, engine),
        FractionRow(1000, 2200, offset: 900, fraction: 0.75, engine),
        FractionRow(1000, 1660, offset: 100, fraction: 0.151515, engine),
        FractionRow(1000, 1660, offset: 300, fraction: 0.454545, engine),
        FractionRow(1000, 1660, offset: 450, fraction: 0.681818, engine),
        FractionRow(1000, 1660, offset: 75, fraction: 0.113636, engine),
        FractionRow(1000, 1660, offset: 530, fraction: 0.80303, engine),
        FractionRow(1000, 1860, offset: 130, fraction: 0.151163, engine),
        FractionRow(1000, 1860, offset: 520, fraction: 0.604651, engine),
        FractionRow(1000, 1860, offset: 790, fraction: 0.918605, engine),
        FractionRow(1000, 1860, offset: 855, fraction: 0.994186, engine),
        FractionRow(320, 960, offset: 320, fraction: 0.5, engine),
        FractionRow(320, 800, offset: 200, fraction: 0.416667, engine),
        FractionRow(320, 800, offset: 140, fraction: 0.291667, engine),
        FractionRow(320, 320, offset: 0, fraction: 0, engine),
        // A loop's limits: 1660 long, so a range of 1660.
        FractionRow(1000, 2660, offset: 830, fraction: 0.5, "Embla ScrollProgress.ts"),
        FractionRow(1000, 2660, offset: -10, fraction: -0.006024, "Embla ScrollProgress.ts: past"),
        FractionRow(320, 1600, offset: 160, fraction: 0.125, keen),
        FractionRow(320, 1600, offset: 480, fraction: 0.375, keen),
        FractionRow(320, 1600, offset: 1504, fraction: 1.175, keen),
        FractionRow(320, 1600, offset: -96, fraction: -0.075, keen),
        FractionRow(320, 0, offset: 50, fraction: 0, "definition: nothing scrolls"),
        FractionRow(320, 100, offset: -50, fraction: 0, "definition: nothing scrolls"),
      ]
    ) { row in
      let axis = AxisMetrics(viewport: row.viewport, contentLength: row.content)
      XCTAssertEqual(axis.progress(at: row.offset), row.fraction, accuracy: 1e-6)
    }
  }
}
