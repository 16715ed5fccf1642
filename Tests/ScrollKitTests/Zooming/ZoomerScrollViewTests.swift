import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomerScrollViewTests: XCTestCase {
  private struct Row: TableRow {
    var centering: Zoomer.Centering
    var metrics: ScrollMetrics
    var scale: Double
    /// What the app writes.
    var offset: CGPoint
    var frame: CGRect
    var inset: [Double]
    /// Where the content's origin is drawn.
    var drawn: CGPoint
    var source: String

    init(
      _ centering: Zoomer.Centering, _ viewport: CGSize, inset contentInset: ScrollInsets = .zero,
      at scale: Double, offset: CGPoint, frame: CGRect, set inset: [Double] = [0, 0, 0, 0],
      drawn: CGPoint, _ source: String
    ) {
      (self.centering, self.scale, self.offset) = (centering, scale, offset)
      metrics = ScrollMetrics(viewportSize: viewport, contentInset: contentInset)
      (self.frame, self.inset, self.drawn, self.source) = (frame, inset, drawn, source)
    }
  }

  func testWhatIsWritten() {
    // 640 x 480, from 0.25 to 4, in the middle.
    let phone = size(320, 480)
    let bars = ScrollInsets(top: 64, bottom: 16)
    let rows: [Row] = [
      Row(
        .view, phone, at: 0.5, offset: point(0, 0), frame: rect(0, 120, 320, 240),
        drawn: point(0, 120), "by hand: the view's centre at (160, 240)"),
      Row(
        .inset, phone, at: 0.5, offset: point(0, -120), frame: rect(0, 0, 320, 240),
        set: [120, 0, 120, 0], drawn: point(0, 120), "by hand: insets of 120"),
      Row(
        .view, phone, at: 0.25, offset: point(0, 0), frame: rect(80, 180, 160, 120),
        drawn: point(80, 180), "by hand: smaller on both axes"),
      Row(
        .inset, phone, at: 0.25, offset: point(-80, -180), frame: rect(0, 0, 160, 120),
        set: [180, 80, 180, 80], drawn: point(80, 180), "by hand: smaller on both axes"),
      Row(
        .view, phone, at: 2, offset: point(480, 240), frame: rect(0, 0, 1280, 960),
        drawn: point(-480, -240), "definition: larger content needs no centring"),
      Row(
        .inset, phone, at: 2, offset: point(480, 240), frame: rect(0, 0, 1280, 960),
        drawn: point(-480, -240), "definition: larger content needs no centring"),
      Row(
        .view, phone, inset: bars, at: 0.5, offset: point(0, -64), frame: rect(0, 80, 320, 240),
        set: [64, 0, 16, 0], drawn: point(0, 144), "by hand: (400 - 240) / 2 from 64"),
      Row(
        .inset, phone, inset: bars, at: 0.5, offset: point(0, -144), frame: rect(0, 0, 320, 240),
        set: [144, 0, 96, 0], drawn: point(0, 144), "by hand: (400 - 240) / 2 from 64"),
      Row(
        .view, phone, inset: bars, at: 1, offset: point(160, -24), frame: rect(0, 0, 640, 480),
        set: [64, 0, 16, 0], drawn: point(-160, 24), "by hand: the middle of -64 to 16"),
    ]
    forEachRow("what is written to a scroll view", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: size(640, 480),
        rules: ZoomRules(minimum: .scale(0.25), maximum: .scale(4), initial: .scale(row.scale)),
        centering: row.centering)
      zoom.resize(to: row.metrics)
      assertNear(zoom.contentOffset, row.offset)
      assertNear(zoom.contentFrame, row.frame)
      assertNear(zoom.contentSize, row.frame.size)
      let frame = row.frame.coordinates
      assertNear(
        zoom.contentCenter, point(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2))
      XCTAssertTrue(areNear(zoom.contentInset.coordinates, row.inset, 1e-9), "\(zoom.contentInset)")
      assertNear(zoom.viewportPoint(fromContent: .zero), row.drawn)
      // Drawn at the frame's origin less the offset.
      let offset = row.offset.coordinates
      assertNear(point(frame[0] - offset[0], frame[1] - offset[1]), row.drawn)

      // The scroll view reports what was written, or what the user then does to it.
      let before = zoom
      zoom.observe(scale: row.scale, contentOffset: row.offset)
      XCTAssertEqual(zoom, before)
      zoom.observe(scale: row.scale, contentOffset: point(offset[0] + 7, offset[1] - 9))
      assertNear(
        zoom.viewportPoint(fromContent: .zero),
        point(row.drawn.coordinates[0] - 7, row.drawn.coordinates[1] + 9))
    }
  }

  private struct ObservedRow: TableRow {
    var centering: Zoomer.Centering
    var scale: Double
    var offset: CGPoint
    var placed: ZoomPlacement?
    var source: String

    init(
      _ centering: Zoomer.Centering, _ scale: Double, _ offset: CGPoint,
      _ placed: ZoomPlacement?, _ source: String
    ) {
      (self.centering, self.scale, self.offset) = (centering, scale, offset)
      (self.placed, self.source) = (placed, source)
    }
  }

  func testObserving() {
    // 640 x 480 in 320 x 480 at 0.5, on a display of 2 pixels a point.
    func placed(_ scale: Double, _ x: Double, _ y: Double) -> ZoomPlacement {
      ZoomPlacement(scale: scale, contentOffset: point(x, y))
    }
    let rows: [ObservedRow] = [
      ObservedRow(.view, 0.5, point(0, 0), nil, "definition: what was written"),
      ObservedRow(.view, 0.5, point(0.25, -0.25), nil, "definition: half a pixel is an echo"),
      ObservedRow(.view, 0.5, point(0.3, 0), placed(0.5, 0.3, -120), "definition: more is not"),
      ObservedRow(.view, 0.5, point(-9, 0), placed(0.5, -9, -120), "by hand: a bounce"),
      ObservedRow(.view, 1, point(160, 0), placed(1, 160, 0), "by hand: no margins at 1"),
      ObservedRow(.view, 0.4, point(0, 0), placed(0.4, -32, -144), "by hand: margins at 0.4"),
      ObservedRow(
        .view, 0.500001, point(0, 0), placed(0.500001, 0, -119.99976),
        "by hand: another scale is no echo"),
      ObservedRow(.inset, 0.5, point(0, -120), nil, "definition: what was written"),
      ObservedRow(.inset, 0.4, point(-32, -144), placed(0.4, -32, -144), "definition: as it is"),
      ObservedRow(.inset, 9, point(5, 6), placed(9, 5, 6), "definition: beyond the limits, too"),
      ObservedRow(.view, .nan, point(5, 6), nil, "maplibre: not a number is ignored"),
      ObservedRow(.view, 0, point(5, 6), nil, "definition: no scale"),
      ObservedRow(.view, -1, point(5, 6), nil, "definition: no scale"),
      ObservedRow(.view, 1, point(.nan, 6), nil, "definition: refused whole"),
    ]
    forEachRow("what a scroll view reports", rows) { row in
      var zoom = Zoomer(
        unscaledContentSize: size(640, 480), rules: .fit(maximum: .scale(4)),
        centering: row.centering)
      zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480), displayScale: 2))
      let before = zoom
      zoom.observe(scale: row.scale, contentOffset: row.offset)
      guard let placed = row.placed else { return XCTAssertEqual(zoom, before) }
      XCTAssertEqual(zoom.scale, placed.scale)
      assertNear(zoom.placement.contentOffset, placed.contentOffset)
    }
  }

  func testWhatTheUserDidIsKeptThroughRotation() {
    var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(2)))
    let portrait = ScrollMetrics(viewportSize: size(320, 480))
    zoom.resize(to: portrait)
    zoom.observe(scale: 1, contentOffset: point(100, 200))
    zoom.resize(to: ScrollMetrics(viewportSize: size(480, 320)))
    // (260, 440) stays in the middle; the offset is held in range.
    assertNear(zoom.contentOffset, point(20, 280))
    // The echo, rounded, does not make the way back inexact.
    zoom.observe(scale: 1, contentOffset: point(20.4, 279.6))
    zoom.place(at: zoom.placement)
    zoom.resize(to: portrait)
    assertNear(zoom.contentOffset, point(100, 200))
    // A drag does.
    zoom.resize(to: ScrollMetrics(viewportSize: size(480, 320)))
    zoom.observe(scale: 1, contentOffset: point(50, 280))
    zoom.resize(to: portrait)
    assertNear(zoom.contentOffset, point(130, 200))
  }
}

/// A photo viewer on paper: a scroll view that, as UIKit's, moves by itself when it is written to,
/// and reports every step.
private struct PhotoViewer {
  var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .fit(maximum: .scale(2)))
  /// Whether the app works a layout out in a copy, so that reports meanwhile count for nothing.
  var usesCopy: Bool
  private var viewport = CGSize.zero
  private var scale = 1.0
  private var offset = CGPoint.zero

  init(usesCopy: Bool) { self.usesCopy = usesCopy }

  private mutating func report(scale: Double, offset: CGPoint) {
    self.scale = scale
    let content = size(640 * scale, 960 * scale)
    let metrics = ScrollMetrics(viewportSize: viewport, contentSize: content)
    // Whole pixels, in range.
    self.offset = PixelGrid(displayScale: 1).nearest(metrics.clampedContentOffset(offset))
    zoom.observe(scale: scale, contentOffset: self.offset)
  }

  private mutating func write(scale: Double) {
    let middle = point(viewport.coordinates[0] / 2, viewport.coordinates[1] / 2)
    let now = ZoomPlacement(scale: self.scale, contentOffset: offset)
    report(scale: scale, offset: now.zoomed(to: scale, about: middle).contentOffset)
  }

  mutating func layout(_ size: CGSize) {
    var copy = zoom
    viewport = size
    report(scale: scale, offset: offset)
    if !usesCopy { copy = zoom }
    copy.resize(to: ScrollMetrics(viewportSize: size))
    if !usesCopy { zoom = copy }
    write(scale: copy.scale)
    report(scale: scale, offset: usesCopy ? copy.contentOffset : zoom.contentOffset)
    if usesCopy { zoom = copy }
  }

  mutating func user(zoomsTo scale: Double, at offset: CGPoint) {
    report(scale: scale, offset: offset)
  }
}

final class PhotoViewerTests: XCTestCase {
  private func fault(_ viewer: PhotoViewer) -> String? {
    var viewer = viewer
    let (portrait, landscape) = (size(320, 480), size(480, 320))
    viewer.layout(portrait)
    guard viewer.zoom.scale == 0.5 else { return "first layout at \(viewer.zoom.scale)" }
    for (scale, offset) in [(1.0, point(100, 200)), (0.75, point(33, 11)), (2, point(7, 901))] {
      viewer.user(zoomsTo: scale, at: offset)
      let start = viewer.zoom.placement
      for turn in [landscape, landscape, portrait, landscape, portrait, portrait] {
        viewer.layout(turn)
      }
      let end = viewer.zoom.placement
      guard end.scale == start.scale,
        areNear(end.contentOffset.coordinates, start.contentOffset.coordinates, 1e-9)
      else { return "\(start) came back \(end)" }
    }
    return nil
  }

  func testTurningThereAndBack() {
    XCTAssertNil(fault(PhotoViewer(usesCopy: true)))
    XCTAssertNotNil(
      fault(PhotoViewer(usesCopy: false)), "what the scroll view does by itself counts")
  }
}
