import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ContentCenteringTests: XCTestCase {
  private struct Row: TableRow {
    var metrics: ScrollMetrics
    var alignment: CGPoint
    /// Where content is drawn in the viewport.
    var drawn: CGPoint
    /// The zoomed view's frame in the scroll view's content.
    var origin: CGPoint
    /// The content inset to set: top, left, bottom, right.
    var inset: [Double]
    var source: String

    init(
      _ viewport: CGSize, _ content: CGSize, inset contentInset: ScrollInsets = .zero,
      safe: ScrollInsets = .zero, counts: InsetAdjustmentBehavior = .automatic,
      alignment: CGPoint = point(0.5, 0.5), drawn: CGPoint, origin: CGPoint, set inset: [Double],
      _ source: String
    ) {
      metrics = ScrollMetrics(
        viewportSize: viewport, contentSize: content, contentInset: contentInset,
        safeAreaInsets: safe, contentInsetAdjustmentBehavior: counts)
      (self.alignment, self.drawn, self.origin) = (alignment, drawn, origin)
      (self.inset, self.source) = (inset, source)
    }
  }

  func testForms() {
    let phone = size(320, 480)
    let bars = ScrollInsets(top: 64, left: 10, bottom: 44, right: 20)
    let six = ScrollInsets(top: 6, left: 6, bottom: 6, right: 6)
    let winUI = "WinUI: ScrollPresenterLayoutTests"
    let rows: [Row] = [
      Row(
        size(300, 200), size(180, 90), drawn: point(60, 55), origin: point(60, 55),
        set: [55, 60, 55, 60], "\(winUI), 1200 x 600 at 0.15 centred"),
      Row(
        size(300, 200), size(180, 90), alignment: point(0, 0), drawn: point(0, 0),
        origin: point(0, 0), set: [0, 0, 110, 120], "\(winUI), at the top left"),
      Row(
        size(300, 200), size(180, 90), alignment: point(1, 1), drawn: point(120, 110),
        origin: point(120, 110), set: [110, 120, 0, 0], "\(winUI), at the bottom right"),
      Row(
        size(300, 200), size(180, 90), inset: six, drawn: point(60, 55), origin: point(54, 49),
        set: [55, 60, 55, 60], "\(winUI), a margin of 40 at 0.15: (20, 15) from (40, 40)"),
      Row(
        size(300, 200), size(180, 90), inset: six, alignment: point(0, 0), drawn: point(6, 6),
        origin: point(0, 0), set: [6, 6, 104, 114],
        "\(winUI), a margin of 40 at 0.15: (-34, -34) from (40, 40)"),
      Row(
        size(300, 200), size(180, 90), inset: six, alignment: point(1, 1), drawn: point(114, 104),
        origin: point(108, 98), set: [104, 114, 6, 6],
        "\(winUI), a margin of 40 at 0.15: (74, 64) from (40, 40)"),
      Row(
        phone, size(320, 240), drawn: point(0, 120), origin: point(0, 120),
        set: [120, 0, 120, 0], "PhotoScroller: as wide as the screen, half as high"),
      Row(
        phone, size(640, 240), drawn: point(0, 120), origin: point(0, 120),
        set: [120, 0, 120, 0], "definition: each axis by itself"),
      Row(
        phone, size(100, 960), drawn: point(110, 0), origin: point(110, 0),
        set: [0, 110, 0, 110], "definition: each axis by itself"),
      Row(
        phone, size(640, 960), drawn: point(0, 0), origin: point(0, 0), set: [0, 0, 0, 0],
        "definition: larger content has no margins"),
      Row(
        phone, phone, drawn: point(0, 0), origin: point(0, 0), set: [0, 0, 0, 0],
        "definition: content as large as the viewport has no margins"),
      Row(
        phone, size(0, 0), drawn: point(160, 240), origin: point(160, 240),
        set: [240, 160, 240, 160], "definition: no content"),
      Row(
        phone, size(100, 200), inset: bars, drawn: point(105, 150), origin: point(95, 86),
        set: [150, 105, 130, 115], "by hand: (320 - 30 - 100) / 2, (480 - 108 - 200) / 2"),
      Row(
        phone, size(300, 400), inset: bars, drawn: point(10, 64), origin: point(0, 0),
        set: [64, 10, 44, 20], "definition: insets leave no room for margins"),
      Row(
        phone, size(100, 200), safe: bars, counts: .always, drawn: point(105, 150),
        origin: point(95, 86), set: [86, 95, 86, 95],
        "definition: the safe area counts, but is not set again"),
      Row(
        phone, size(100, 200), safe: bars, counts: .never, drawn: point(110, 140),
        origin: point(110, 140), set: [140, 110, 140, 110],
        "definition: the safe area does not count"),
      Row(
        phone, size(100, 200), safe: bars, drawn: point(110, 140), origin: point(110, 140),
        set: [140, 110, 140, 110], "UIKit: it counts where content scrolls"),
      Row(
        phone, size(100, 200), inset: bars, safe: bars, counts: .always, alignment: point(0, 1),
        drawn: point(20, 192), origin: point(0, 64), set: [128, 10, 44, 180],
        "by hand: 320 - 60 - 100 to the right, 480 - 216 - 200 above"),
      Row(
        phone, size(100, 200), alignment: point(0.25, 0.75), drawn: point(55, 210),
        origin: point(55, 210), set: [210, 55, 70, 165], "definition: any share"),
      Row(
        phone, size(100, 200), alignment: point(.nan, 7), drawn: point(110, 280),
        origin: point(110, 280), set: [280, 110, 0, 110],
        "definition: not a number counts as the middle, 7 as 1"),
    ]
    forEachRow("forms of centring", rows) { row in
      let centering = ContentCentering(row.metrics, alignment: row.alignment)
      assertNear(centering.drawnOrigin, row.drawn)
      assertNear(
        centering.alignedOffset, point(-row.drawn.coordinates[0], -row.drawn.coordinates[1]))
      assertNear(centering.frameOrigin, row.origin)
      let half = row.metrics.contentSize.coordinates.map { $0 / 2 }
      let origin = row.origin.coordinates
      assertNear(centering.viewCenter, point(origin[0] + half[0], origin[1] + half[1]))
      XCTAssertTrue(
        areNear(centering.contentInset.coordinates, row.inset, 1e-9), "\(centering.contentInset)")
      let margins = ScrollAxis.allCases.map { centering.padding(along: $0) }
      XCTAssertEqual([margins[0].leading, margins[1].leading], row.origin.coordinates)
    }
  }

  func testDiffersByOurRule() {
    // UIKit's own zoom to (0, 0, 200, 200) of 100 x 100 in 200 x 200 was reported to leave the
    // offset at (-100, -100), with the content in the far corner; ours rests in the middle.
    var zoom = Zoomer(unscaledContentSize: size(100, 100), rules: .scales(0.5, 4))
    zoom.resize(to: ScrollMetrics(viewportSize: size(200, 200)))
    zoom.zoom(to: rect(0, 0, 200, 200))
    XCTAssertEqual(zoom.scale, 1)
    XCTAssertEqual(zoom.placement.contentOffset, point(-50, -50))
    XCTAssertEqual(zoom.contentOffset, point(0, 0))
  }

  func testExample() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 240))
    let centering = ContentCentering(metrics)
    XCTAssertEqual(centering.contentInset.top, 120)
    XCTAssertEqual(centering.frameOrigin.y, 120)
    XCTAssertEqual(centering.viewCenter.y, 240)
    XCTAssertEqual(centering.alignedOffset.y, -120)
  }

  private struct TutorialRow: TableRow {
    let viewport: CGSize
    let content: CGSize
    let insets: ScrollInsets
    /// Where the zoomed view's centre goes, in the content's coordinates.
    let theirs: CGPoint
    let ours: CGPoint
    let source: String
  }

  /// The tutorials centre in the whole bounds:
  /// `center = contentSize / 2 + max(0, (bounds - contentSize) / 2)`.
  func testDiffersUnderInsets() {
    let phone = size(320, 480)
    let source = "tutorial: centred in scrollViewDidZoom"
    let rows = [
      TutorialRow(
        viewport: phone, content: size(320, 240), insets: .zero, theirs: point(160, 240),
        ours: point(160, 240), source: source + ", without insets alike"),
      TutorialRow(
        viewport: phone, content: size(320, 240), insets: ScrollInsets(top: 64),
        theirs: point(160, 240), ours: point(160, 208),
        source: source + "; ours differs: in the 416 points that the bar leaves, 32 higher"),
      TutorialRow(
        viewport: phone, content: size(320, 240), insets: ScrollInsets(top: 44, bottom: 44),
        theirs: point(160, 240), ours: point(160, 196),
        source: source + "; ours differs: drawn at the same place, since the leading inset adds"),
      TutorialRow(
        viewport: phone, content: size(100, 240), insets: ScrollInsets(left: 60, bottom: 34),
        theirs: point(160, 240), ours: point(130, 223),
        source: source + "; ours differs: in 260 x 446"),
      TutorialRow(
        viewport: phone, content: size(320, 460), insets: ScrollInsets(top: 64),
        theirs: point(160, 240), ours: point(160, 230),
        source: source + "; ours differs: the bar leaves no margin, theirs is 10"),
      TutorialRow(
        viewport: phone, content: size(640, 960), insets: ScrollInsets(top: 64),
        theirs: point(320, 480), ours: point(320, 480),
        source: source + ", larger content alike"),
      TutorialRow(
        viewport: phone, content: .zero, insets: .zero, theirs: point(160, 240),
        ours: point(160, 240), source: source + ", no content alike"),
    ]
    forEachRow("centring under insets", rows) { row in
      let metrics = ScrollMetrics(
        viewportSize: row.viewport, contentSize: row.content, contentInset: row.insets)
      XCTAssertEqual(ContentCentering(metrics).viewCenter, row.ours)
      let (bounds, content) = (row.viewport.coordinates, row.content.coordinates)
      let theirs = (0...1).map { content[$0] / 2 + max(0, (bounds[$0] - content[$0]) / 2) }
      XCTAssertEqual(theirs, row.theirs.coordinates)
    }
  }
}
