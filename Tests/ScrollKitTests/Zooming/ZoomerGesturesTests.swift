import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomerGesturesTests: XCTestCase {
  private func zoomer(
    _ viewport: CGSize = size(400, 400), rules: ZoomRules = .scales(1, 4),
    inset: ScrollInsets = .zero, at placement: ZoomPlacement? = nil, overZoom: OverZoom = .uiKit
  ) -> Zoomer {
    var zoom = Zoomer(
      unscaledContentSize: size(1000, 1000), rules: rules, overZoom: overZoom)
    zoom.resize(to: ScrollMetrics(viewportSize: viewport, contentInset: inset))
    if let placement { zoom.place(at: placement) }
    return zoom
  }

  private struct PinchRow: TableRow {
    var overZoom: OverZoom
    var start: ZoomPlacement
    var centroid: CGPoint
    var end: CGPoint
    var factor: Double
    var scale: Double
    var offset: CGPoint
    /// The factor beyond the limits, and by how much the offset would have left its range.
    var left: Double
    var edges: [Double]
    var endScale: Double
    var endOffset: CGPoint
    var source: String

    init(
      _ overZoom: OverZoom = .uiKit, from start: ZoomPlacement, about centroid: CGPoint,
      to end: CGPoint? = nil, times factor: Double, _ scale: Double, _ offset: CGPoint,
      left: Double = 1, edges: [Double] = [0, 0, 0, 0],
      ends: (scale: Double, offset: CGPoint)? = nil, _ source: String
    ) {
      (self.overZoom, self.start, self.centroid) = (overZoom, start, centroid)
      (self.end, self.factor, self.scale) = (end ?? centroid, factor, scale)
      (self.offset, self.left, self.edges) = (offset, left, edges)
      (endScale, endOffset) = ends ?? (scale, offset)
      self.source = source
    }
  }

  func testPinches() {
    // 1000 x 1000 in 400 x 400, from 1 to 4.
    let one = ZoomPlacement(scale: 1, contentOffset: point(300, 300))
    let four = ZoomPlacement(scale: 4, contentOffset: point(1800, 1800))
    let over = ZoomPlacement(scale: 6, contentOffset: point(2800, 2800))
    let corner = ZoomPlacement(scale: 1, contentOffset: .zero)
    let (middle, far) = (point(200, 200), point(400, 400))
    let rows: [PinchRow] = [
      PinchRow(from: one, about: middle, times: 2, 2, point(800, 800), "by hand: 500 * 2 - 200"),
      PinchRow(
        from: one, about: middle, to: point(250, 180), times: 2, 2, point(750, 820),
        "by hand: the finger has moved by (50, -20)"),
      PinchRow(
        from: one, about: middle, to: point(250, 180), times: 1, 1, point(250, 320),
        "definition: two fingers that keep their distance move the content"),
      PinchRow(from: one, about: middle, times: 4, 4, point(1800, 1800), "by hand: at the limit"),
      PinchRow(
        from: one, about: middle, times: 8, 6, point(2800, 2800), left: 2,
        ends: (4, point(1800, 1800)), "by hand: 4 (2 - 4 / 8) = 6, back about the centroid"),
      PinchRow(
        from: one, about: middle, times: 0.5, 2 / 3.0, point(400 / 3.0, 400 / 3.0), left: 0.5,
        ends: (1, point(300, 300)), "by hand: 1 / (2 - 0.5), back about the centroid"),
      PinchRow(
        .none, from: one, about: middle, times: 8, 4, point(1800, 1800), left: 2,
        "definition: a hard limit; the scale is clamped before the offset"),
      PinchRow(
        .none, from: one, about: middle, times: 0.25, 1, point(300, 300), left: 0.25,
        "definition: a hard limit"),
      PinchRow(
        from: over, about: middle, times: 1, 6, point(2800, 2800), left: 2,
        ends: (4, point(1800, 1800)), "by hand: begins over the limit, 8 asked for"),
      PinchRow(
        from: over, about: middle, times: 2, 7, point(3300, 3300), left: 4,
        ends: (4, point(1800, 1800)), "by hand: 16 asked for, 4 (2 - 4 / 16) = 7"),
      PinchRow(
        from: over, about: middle, times: 0.25, 2, point(800, 800),
        "by hand: 8 asked for at first, 2 now"),
      PinchRow(
        from: corner, about: far, times: 2, 2, point(400, 400), "by hand: (0 + 400) * 2 - 400"),
      PinchRow(
        from: corner, about: far, times: 0.5, 2 / 3.0, point(0, 0), left: 0.5,
        edges: [400 / 3.0, 400 / 3.0, 0, 0], ends: (1, point(200, 200)),
        "by hand: the corner would have come 133.3 into the viewport"),
      PinchRow(
        from: four, about: .zero, to: far, times: 1, 4, point(1400, 1400),
        "by hand: moved by (400, 400)"),
      PinchRow(
        from: corner, about: .zero, to: point(30, 50), times: 2, 2, point(0, 0),
        edges: [50, 30, 0, 0], "by hand: held at the corner"),
    ]
    forEachRow("pinches", rows) { row in
      var zoom = zoomer(at: row.start, overZoom: row.overZoom)
      XCTAssertFalse(zoom.isPinching)
      zoom.pinchBegan(at: row.centroid, distance: 120)
      XCTAssertTrue(zoom.isPinching)
      let left = zoom.pinchMoved(to: row.end, distance: 120 * row.factor)
      XCTAssertEqual(zoom.scale, row.scale, accuracy: 1e-9)
      assertNear(zoom.placement.contentOffset, row.offset)
      XCTAssertEqual(left.scale, row.left, accuracy: 1e-9)
      XCTAssertTrue(areNear(left.edges.coordinates, row.edges, 1e-9), "\(left.edges)")
      XCTAssertEqual(left.isEmpty, row.left == 1 && row.edges == [0, 0, 0, 0])
      let shown = zoom.placement
      XCTAssertEqual(zoom.pinchEnded(), shown)
      XCTAssertFalse(zoom.isPinching)
      XCTAssertEqual(zoom.scale, row.endScale, accuracy: 1e-9)
      assertNear(zoom.placement.contentOffset, row.endOffset)
      XCTAssertEqual(zoom.pinchEnded(), zoom.placement, "without a pinch nothing changes")
    }
  }

  func testSmallContentStaysAligned() {
    // The most reported fault of photo viewers: pinched below the least scale, the photo sticks to
    // the top left, and jumps at the end.
    var zoom = zoomer(rules: .fit(maximum: .scale(1)))
    zoom.pinchBegan(at: point(10, 20), distance: 100)
    for distance in [90.0, 70, 50, 20] {
      zoom.pinchMoved(to: point(10, 20), distance: distance)
      let drawn = zoom.viewportPoint(fromContent: point(500, 500))
      assertNear(drawn, point(200, 200))
      XCTAssertEqual(zoom.scale, 0.4 / (2 - distance / 100), accuracy: 1e-12)
    }
    zoom.pinchEnded()
    XCTAssertEqual(zoom.scale, 0.4)
    XCTAssertEqual(zoom.placement.contentOffset, .zero)
  }

  private struct PanRow: TableRow {
    var viewport: CGSize
    var inset: ScrollInsets
    var translation: CGPoint
    var offset: CGPoint
    /// Top, left, bottom, right.
    var edges: [Double]
    var source: String

    init(
      in viewport: CGSize = size(400, 400), inset: ScrollInsets = .zero, _ translation: CGPoint,
      _ offset: CGPoint, edges: [Double] = [0, 0, 0, 0], _ source: String
    ) {
      (self.viewport, self.inset, self.translation) = (viewport, inset, translation)
      (self.offset, self.edges, self.source) = (offset, edges, source)
    }
  }

  func testPans() {
    // 1000 x 1000, begun in the middle.
    let rows: [PanRow] = [
      PanRow(point(50, -30), point(250, 330), "definition: content follows the finger"),
      PanRow(point(0, 0), point(300, 300), "definition"),
      PanRow(point(300, 300), point(0, 0), "definition: just at the edges"),
      PanRow(point(400, 0), point(0, 300), edges: [0, 100, 0, 0], "by hand: for the pager"),
      PanRow(point(-400, 0), point(600, 300), edges: [0, 0, 0, 100], "by hand: for the pager"),
      PanRow(point(0, 450), point(300, 0), edges: [150, 0, 0, 0], "by hand: to dismiss"),
      PanRow(point(0, -450), point(300, 600), edges: [0, 0, 150, 0], "by hand"),
      PanRow(point(-500, 500), point(600, 0), edges: [200, 0, 0, 200], "by hand: both axes"),
      PanRow(point(.nan, 10), point(300, 300), "definition: refused whole"),
      PanRow(
        in: size(1200, 1200), point(30, -40), point(-100, -100), edges: [0, 30, 40, 0],
        "definition: small content does not move"),
      PanRow(
        in: size(1000, 1000), inset: ScrollInsets(top: 10, left: 10, bottom: 10, right: 10),
        point(-20, -20), point(10, 10), edges: [0, 0, 10, 10],
        "Flutter: interactive_viewer_test, a margin of 10"),
    ]
    forEachRow("pans", rows) { row in
      var zoom = zoomer(row.viewport, inset: row.inset)
      let left = zoom.pan(by: row.translation)
      assertNear(zoom.placement.contentOffset, row.offset)
      XCTAssertTrue(areNear(left.edges.coordinates, row.edges, 1e-9), "\(left.edges)")
      XCTAssertEqual(left.isEmpty, row.edges == [0, 0, 0, 0])
      XCTAssertEqual(left.scale, 1)
    }
  }

  private struct MiddleRow: TableRow {
    var content: CGSize
    var anchor: CGPoint
    var pan: CGPoint
    /// Of the content's middle from the viewport's.
    var translation: CGPoint
    var source: String
  }

  func testZoomThenPan() {
    let source = "usuiat: ZoomStateTest"
    let full = size(100, 100)
    let rows: [MiddleRow] = [
      MiddleRow(
        content: full, anchor: point(50, 50), pan: point(100, 100), translation: point(50, 50),
        source: source),
      MiddleRow(
        content: full, anchor: point(50, 50), pan: point(-100, -100),
        translation: point(-50, -50), source: source),
      MiddleRow(
        content: full, anchor: point(100, 100), pan: .zero, translation: point(-50, -50),
        source: source),
      MiddleRow(
        content: size(100, 30), anchor: .zero, pan: point(50, 50), translation: point(50, 0),
        source: source),
      MiddleRow(
        content: size(30, 100), anchor: .zero, pan: point(50, 50), translation: point(0, 50),
        source: source),
    ]
    forEachRow("zoom, then pan", rows) { row in
      var zoom = Zoomer(unscaledContentSize: row.content, rules: .scales(1, 5))
      zoom.resize(to: ScrollMetrics(viewportSize: full))
      zoom.zoom(to: 2, about: row.anchor)
      zoom.pan(by: row.pan)
      let half = row.content.coordinates.map { $0 / 2 }
      let middle = zoom.viewportPoint(fromContent: point(half[0], half[1])).coordinates
      assertNear(point(middle[0] - 50, middle[1] - 50), row.translation)
    }
  }

  func testPinchGoesOnFromWhereTheAppMovedTheContent() {
    let moves: [(inout Zoomer) -> Void] = [
      { $0.zoom(to: 3, about: point(10, 10)) }, { _ = $0.pan(by: point(40, -50)) },
      { $0.place(at: ZoomPlacement(scale: 2.5, contentOffset: point(700, 900))) },
      { $0.zoom(to: rect(400, 400, 200, 200)) },
      { $0.observe(scale: 2, contentOffset: point(123, 456)) },
      { $0.resize(to: ScrollMetrics(viewportSize: size(300, 500))) },
    ]
    for (index, move) in moves.enumerated() {
      var zoom = zoomer()
      zoom.pinchBegan(at: point(150, 250), distance: 100)
      zoom.pinchMoved(to: point(160, 240), distance: 180)
      move(&zoom)
      let moved = zoom.placement
      XCTAssertTrue(zoom.isPinching)
      zoom.pinchMoved(to: point(160, 240), distance: 180)
      XCTAssertEqual(zoom.scale, moved.scale, accuracy: 1e-12, "move \(index)")
      assertNear(zoom.placement.contentOffset, moved.contentOffset, 1e-9, "move \(index)")
      zoom.pinchMoved(to: point(160, 240), distance: 198)
      XCTAssertEqual(zoom.scale, moved.scale * 1.1, accuracy: 1e-12, "move \(index)")
    }
  }

  func testRefusals() {
    var zoom = zoomer()
    let start = zoom
    zoom.pinchBegan(at: point(.nan, 3))
    zoom.pinchBegan(at: .zero, distance: 0)
    zoom.pinchBegan(at: .zero, distance: .nan)
    XCTAssertEqual(zoom, start)
    XCTAssertTrue(zoom.pinchMoved(to: .zero, distance: 3).isEmpty, "without a pinch")
    XCTAssertEqual(zoom, start)
    zoom.pinchBegan(at: point(200, 200))
    let begun = zoom
    XCTAssertTrue(zoom.pinchMoved(to: point(0, .nan), distance: 2).isEmpty)
    XCTAssertTrue(zoom.pinchMoved(to: .zero, distance: -2).isEmpty)
    XCTAssertTrue(zoom.pinchMoved(to: .zero, distance: 0).isEmpty)
    XCTAssertEqual(zoom, begun)
    // A recogniser that reports a factor counts from 1.
    zoom.pinchMoved(to: point(200, 200), distance: 2)
    XCTAssertEqual(zoom.scale, 2)
  }
}
