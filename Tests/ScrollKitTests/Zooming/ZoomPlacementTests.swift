import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomPlacementTests: XCTestCase {
  private struct AnchorRow: TableRow {
    var scale: Double
    var offset: CGPoint
    var newScale: Double
    var start: CGPoint
    var end: CGPoint
    var expected: CGPoint
    var accuracy: Double
    var source: String

    init(
      _ scale: Double, _ offset: CGPoint, to newScale: Double, about anchor: CGPoint,
      end: CGPoint? = nil, _ expected: CGPoint, accuracy: Double = 1e-9, _ source: String
    ) {
      (self.scale, self.offset, self.newScale) = (scale, offset, newScale)
      (start, self.end, self.expected) = (anchor, end ?? anchor, expected)
      (self.accuracy, self.source) = (accuracy, source)
    }
  }

  func testAnchors() {
    let wheel = Zoomer.factor(forWheel: -138)
    let rows: [AnchorRow] = [
      AnchorRow(
        1, point(-500, -500), to: 4, about: point(300, 300),
        point(-1100, -1100), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        1, point(500, 2000), to: 4, about: point(800, 300),
        point(4400, 8900), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        1, point(600, 2000), to: 2, about: point(300, 1500),
        point(1500, 5500), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        1, point(600, 2000), to: 8, about: point(800, 300),
        point(10400, 18100), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        2, point(500, 2000), to: 1, about: point(300, 300),
        point(100, 850), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        2, point(-600, -500), to: 1, about: point(800, 300),
        point(-700, -400), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        2, point(600, 2000), to: 8, about: point(300, 1500),
        point(3300, 12500), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        4, point(-500, -500), to: 2, about: point(800, 300),
        point(-650, -400), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        4, point(-600, -500), to: 1, about: point(300, 1500),
        point(-375, -1250), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        4, point(600, 2000), to: 8, about: point(300, 300),
        point(1500, 4300), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(-500, -500), to: 2, about: point(300, 1500),
        point(-350, -1250), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(500, 2000), to: 2, about: point(800, 1500),
        point(-475, -625), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(-600, -500), to: 1, about: point(300, 300),
        point(-337.5, -325), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(-600, -500), to: 4, about: point(300, 1500),
        point(-450, -1000), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(600, 2000), to: 1, about: point(800, 300),
        point(-625, -12.5), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        8, point(600, 2000), to: 4, about: point(800, 1500),
        point(-100, 250), accuracy: 0.01, "zoomimage: ZoomsTest3, offset = -translation"),
      AnchorRow(
        1, point(0, 0), to: 2, about: point(160, 230), point(160, 230),
        "UIKit, reported: 320 x 460 about its middle"),
      AnchorRow(
        1, point(0, 0), to: 4, about: point(160, 230), point(480, 690),
        "UIKit, reported: 320 x 460 about its middle"),
      AnchorRow(
        1, point(0, 0), to: 8, about: point(150, 120), point(1050, 840), "WinUI, first step"),
      AnchorRow(
        8, point(1050, 840), to: 7, about: point(10, 90), point(917.5, 723.75),
        "WinUI: ScrollPresenterViewChangeTests"),
      AnchorRow(
        1, point(0, 0), to: 3, about: point(10, 90), point(20, 180), "WinUI, first step"),
      AnchorRow(
        1, point(11, 17), to: 2, about: point(0, 0), point(22, 34),
        "WinUI: ScrollPresenterViewChangeTests"),
      AnchorRow(
        1, point(0, 0), to: wheel, about: point(100, 100),
        point(99.37155332430822, 99.37155332430822), accuracy: 1e-6, "Flutter: wheel -138, offset"),
      AnchorRow(
        1, point(300, 300), to: 2, about: point(200, 200), end: point(250, 180),
        point(750, 820), "by hand: 500 * 2 under the finger, which moved"),
      AnchorRow(
        2, point(10, 20), to: 2, about: point(5, 6), end: point(25, 3), point(-10, 23),
        "definition: the same scale moves with the finger"),
      AnchorRow(
        2, point(10, 20), to: 2, about: point(5, 6), point(10, 20), "definition: nothing"),
    ]
    forEachRow("anchors", rows) { row in
      let start = ZoomPlacement(scale: row.scale, contentOffset: row.offset)
      let zoomed = start.zoomed(to: row.newScale, from: row.start, to: row.end)
      assertNear(zoomed.contentOffset, row.expected, row.accuracy)
      XCTAssertEqual(zoomed.scale, row.newScale)
      if row.start == row.end {
        XCTAssertEqual(start.zoomed(to: row.newScale, about: row.start), zoomed)
      }
      assertNear(
        zoomed.contentPoint(fromViewport: row.end), start.contentPoint(fromViewport: row.start),
        1e-9)
    }
  }

  private struct MiddleRow: TableRow {
    var viewport: CGSize
    var content: CGSize
    var scales: [Double]
    var focal: CGPoint
    /// Of the content's middle from the viewport's.
    var translation: CGPoint
    var source: String
  }

  func testAnchorsCountedFromTheMiddle() {
    let toolkit = "react-native-zoom-toolkit: pinchTransform.test"
    let square = size(300, 300)
    let rows: [MiddleRow] = [
      MiddleRow(
        viewport: square, content: square, scales: [1, 8], focal: point(100, 150),
        translation: point(350, 0), source: toolkit),
      MiddleRow(
        viewport: square, content: square, scales: [1, 4, 8], focal: point(100, 150),
        translation: point(350, 0), source: toolkit),
      MiddleRow(
        viewport: size(100, 100), content: size(100, 100), scales: [1, 2],
        focal: point(100, 100), translation: point(-50, -50),
        source: "usuiat: ZoomStateTest, no pan"),
    ]
    forEachRow("anchors counted from the middle", rows) { row in
      var now = ZoomPlacement(scale: row.scales[0], contentOffset: .zero)
      for scale in row.scales.dropFirst() { now = now.zoomed(to: scale, about: row.focal) }
      let (content, viewport) = (row.content.coordinates, row.viewport.coordinates)
      let offset = now.contentOffset.coordinates
      let middle = (0...1).map { content[$0] * now.scale / 2 - offset[$0] - viewport[$0] / 2 }
      assertNear(point(middle[0], middle[1]), row.translation)
    }
  }

  private struct ShiftRow: TableRow {
    var anchor: CGPoint
    var center: CGPoint
    var from: Double
    var to: Double
    var expected: CGPoint
    var source: String

    init(
      _ anchor: CGPoint, _ center: CGPoint, _ from: Double, _ to: Double, _ expected: CGPoint,
      _ source: String
    ) {
      (self.anchor, self.center, self.from, self.to) = (anchor, center, from, to)
      (self.expected, self.source) = (expected, source)
    }
  }

  func testShiftOfTheCenter() {
    let rows: [ShiftRow] = [
      ShiftRow(
        point(-0.5, -0.5), point(0.5, 0.5), 1, 0.1,
        point(5, 5), "OpenSeadragon: viewport.js"),
      ShiftRow(
        point(-0.25, 0), point(4.7505, 4.7505), 0.2, 0.5,
        point(4.6005, 4.7505), "OpenSeadragon: viewport.js"),
      ShiftRow(
        point(-0.5, -0.5), point(0.5, 0.5), 1, 0.1,
        point(5, 5), "OpenSeadragon: viewport.js"),
      ShiftRow(
        point(0.5, 0.5), point(7.246, 6.996), 0.010000000000000002, 0.04000000000000001,
        point(7.621, 7.371), "OpenSeadragon: viewport.js"),
    ]
    // In that peer the viewport is as wide as the content at zoom 1: here, 100 points.
    let unit = 100.0
    let middle = point(unit / 2, unit / 2)
    forEachRow("shifts of the centre", rows) { row in
      let center = row.center.coordinates.map { $0 * row.from * unit - unit / 2 }
      let start = ZoomPlacement(scale: row.from * unit, contentOffset: point(center[0], center[1]))
      let anchor = row.anchor.coordinates.map { $0 * row.from * unit + unit / 2 }
      let end = start.zoomed(to: row.to * unit, about: point(anchor[0], anchor[1]))
      assertNear(start.contentPoint(fromViewport: middle), row.center)
      assertNear(end.contentPoint(fromViewport: middle), row.expected)
    }
  }

  private struct CenterRow: TableRow {
    var point: CGPoint
    var scale: Double
    var viewport: CGSize
    var expected: CGPoint
    var source: String

    init(
      _ point: CGPoint, _ scale: Double, in viewport: CGSize, _ expected: CGPoint,
      _ source: String
    ) {
      (self.point, self.scale, self.viewport) = (point, scale, viewport)
      (self.expected, self.source) = (expected, source)
    }
  }

  func testPointsInTheCenter() {
    let rows: [CenterRow] = [
      CenterRow(
        point(300, 300), 1, in: size(1080, 1920), point(-240, -660),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(300, 300), 4, in: size(1080, 1920), point(660, 240),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(300, 300), 8, in: size(1080, 1920), point(1860, 1440),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(300, 1500), 1, in: size(1080, 1920), point(-240, 540),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(300, 1500), 4, in: size(1080, 1920), point(660, 5040),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(300, 1500), 8, in: size(1080, 1920), point(1860, 11040),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 300), 1, in: size(1080, 1920), point(260, -660),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 300), 2, in: size(1080, 1920), point(1060, -360),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 300), 4, in: size(1080, 1920), point(2660, 240),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 300), 8, in: size(1080, 1920), point(5860, 1440),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 1500), 4, in: size(1080, 1920), point(2660, 5040),
        "zoomimage: ZoomsTest3, offset = -translation"),
      CenterRow(
        point(800, 1500), 8, in: size(1080, 1920), point(5860, 11040),
        "zoomimage: ZoomsTest3, offset = -translation"),
    ]
    forEachRow("points in the centre", rows) { row in
      let middle = point(row.viewport.coordinates[0] / 2, row.viewport.coordinates[1] / 2)
      let start = ZoomPlacement(scale: 1, contentOffset: point(7, -9))
      let moved = start.zoomed(
        to: row.scale, from: start.viewportPoint(fromContent: row.point), to: middle)
      assertNear(moved.contentOffset, row.expected)
      assertNear(moved.viewportPoint(fromContent: row.point), middle)
    }
  }

  private struct WayRow: TableRow {
    var end: ZoomPlacement
    var fraction: Double
    var interpolation: ZoomPlacement.Interpolation
    var scale: Double
    var offset: CGPoint
    var source: String

    init(
      _ end: ZoomPlacement, _ fraction: Double, _ interpolation: ZoomPlacement.Interpolation,
      _ scale: Double, _ offset: CGPoint, _ source: String
    ) {
      (self.end, self.fraction, self.interpolation) = (end, fraction, interpolation)
      (self.scale, self.offset, self.source) = (scale, offset, source)
    }
  }

  func testAnimations() {
    let start = ZoomPlacement(scale: 1, contentOffset: .zero)
    let end = ZoomPlacement(scale: 4, contentOffset: point(480, 690))
    let flat = ZoomPlacement(scale: 1, contentOffset: point(100, -60))
    let nearly = ZoomPlacement(scale: 1.0.nextUp.nextUp, contentOffset: point(100, -60))
    let rows: [WayRow] = [
      WayRow(end, 0, .linear, 1, point(0, 0), "definition"),
      WayRow(end, 1, .linear, 4, point(480, 690), "definition"),
      WayRow(end, 1 / 3.0, .linear, 2, point(160, 230), "UIKit, reported: about (160, 230) to 2"),
      WayRow(end, 0.5, .geometric, 2, point(160, 230), "UIKit, reported: about (160, 230) to 2"),
      WayRow(end, 0, .geometric, 1, point(0, 0), "definition"),
      WayRow(end, 1, .geometric, 4, point(480, 690), "definition"),
      WayRow(end, 1.5, .geometric, 8, point(1120, 1610), "by hand: (160, 230) * 7, a spring"),
      WayRow(end, -0.5, .geometric, 0.5, point(-80, -115), "by hand: (160, 230) / -2, a spring"),
      WayRow(end, 4 / 3.0, .linear, 5, point(640, 920), "by hand: (160, 230) * 4, a spring"),
      WayRow(
        end, -1, .linear, 0.01, point(-158.4, -227.7),
        "definition: the scale stays positive, (160, 230) * -0.99"),
      WayRow(end, .nan, .linear, 1, point(0, 0), "definition: not a number counts as zero"),
      WayRow(flat, 0.25, .linear, 1, point(25, -15), "definition: a straight line"),
      WayRow(flat, 0.25, .geometric, 1, point(25, -15), "definition: a straight line"),
      WayRow(flat, 1.5, .linear, 1, point(150, -90), "definition: a straight line, a spring"),
      WayRow(nearly, 0.25, .linear, 1, point(25, -15), "definition: rounding errors do not count"),
      WayRow(
        nearly, 0.25, .geometric, 1, point(25, -15), "definition: rounding errors do not count"),
    ]
    forEachRow("animations of zooms", rows) { row in
      let now = start.interpolated(
        to: row.end, at: row.fraction, interpolation: row.interpolation)
      XCTAssertEqual(now.scale, row.scale, accuracy: 1e-9)
      assertNear(now.contentOffset, row.offset)
    }
  }

  /// Coordinates that are not numbers count as zero, each by itself, and where content is asked for
  /// by a share of it, too.
  func testCoordinatesThatAreNotNumbers() {
    let placement = ZoomPlacement(scale: 2, contentOffset: point(30, 50))
    XCTAssertEqual(placement.contentPoint(fromViewport: point(.nan, 10)), point(15, 30))
    XCTAssertEqual(placement.contentPoint(fromViewport: point(10, .nan)), point(20, 25))
    XCTAssertEqual(placement.viewportPoint(fromContent: point(.nan, 10)), point(-30, -30))
    XCTAssertEqual(placement.viewportPoint(fromContent: point(10, .nan)), point(-10, -50))
    XCTAssertEqual(
      ZoomPlacement(scale: .nan, contentOffset: point(.nan, 4)),
      ZoomPlacement(scale: 1, contentOffset: point(0, 4)))
    XCTAssertEqual(
      ZoomPlacement(scale: -1, contentOffset: point(4, .nan)),
      ZoomPlacement(scale: 1, contentOffset: point(4, 0)))
    var zoom = Zoomer(unscaledContentSize: size(640, 960), rules: .scales(0.1, 4))
    zoom.resize(to: ScrollMetrics(viewportSize: size(320, 480)))
    zoom.place(at: placement)
    XCTAssertEqual(zoom.viewportPoint(fromUnit: point(.nan, 0.5)), point(-30, 910))
    XCTAssertEqual(zoom.viewportPoint(fromUnit: point(0.5, .nan)), point(610, -50))
    XCTAssertEqual(zoom.unitPoint(fromViewport: point(.nan, 46)), point(15 / 640.0, 0.05))
    XCTAssertEqual(zoom.unitPoint(fromViewport: point(34, .nan)), point(0.05, 25 / 960.0))
  }

  private struct EndRow: TableRow {
    let start: ZoomPlacement
    let end: ZoomPlacement
    let source: String

    init(_ scale: Double, _ x: Double, to end: Double, _ endX: Double, _ source: String) {
      start = ZoomPlacement(scale: scale, contentOffset: point(x, -x))
      self.end = ZoomPlacement(scale: end, contentOffset: point(endX, 7))
      self.source = source
    }
  }

  func testAnimationsEndExactly() {
    let rows = [
      EndRow(0.2, 0.1, to: 0.9, 0.7, "0.2 + (0.9 - 0.2) is not 0.9 in binary"),
      EndRow(0.9, 0.7, to: 0.2, 0.1, "and back"),
      EndRow(1, 100, to: 1, -30, "definition: equal scales"),
      EndRow(1, 100, to: 1 + 1e-12, -30, "definition: scales equal to a rounding"),
      EndRow(390 / 3024.0, 0, to: 1, 1317, "a photo, from the whole to its own size"),
      EndRow(0x1p-52, 0, to: 0x1p52, 0x1p52, "definition: from the least to the greatest"),
      EndRow(3, 5, to: 3, 5, "definition: nothing to go"),
    ]
    forEachRow("ends of zoom animations", rows) { row in
      for way in ZoomPlacement.Interpolation.allCases {
        func at(_ fraction: Double) -> ZoomPlacement {
          row.start.interpolated(to: row.end, at: fraction, interpolation: way)
        }
        for start in [0, -0.0, .nan] { XCTAssertEqual(at(start), row.start) }
        XCTAssertEqual(at(1), row.end)
        for share in [1e-9, 0.3, 1 - 1e-9] {
          let (scales, now) = ([row.start.scale, row.end.scale], at(share).scale)
          XCTAssertLessThanOrEqual(now, scales.max()! * (1 + 1e-15), "\(way)")
          XCTAssertGreaterThanOrEqual(now, scales.min()! * (1 - 1e-15), "\(way)")
        }
      }
    }
  }

  func testRefusals() {
    let start = ZoomPlacement(scale: 2, contentOffset: point(10, 20))
    XCTAssertEqual(start.zoomed(to: 3, about: point(.nan, 0)), start)
    XCTAssertEqual(start.zoomed(to: 3, from: .zero, to: point(0, .nan)), start)
    XCTAssertEqual(start.zoomed(to: .nan, about: .zero), start)
    XCTAssertEqual(start.zoomed(to: -1, about: point(9, 9)), start)
    XCTAssertEqual(start.zoomed(to: 0, about: point(9, 9)), start)
    XCTAssertEqual(ZoomPlacement(scale: .nan, contentOffset: point(.nan, 3)).scale, 1)
    XCTAssertEqual(
      ZoomPlacement(scale: 1, contentOffset: point(.nan, 3)).contentOffset, point(0, 3))
  }

  func testExample() {
    let start = ZoomPlacement(scale: 1, contentOffset: .zero)
    let zoomed = start.zoomed(to: 2, about: CGPoint(x: 160, y: 230))
    XCTAssertEqual(zoomed.contentOffset, point(160, 230))
  }
}
