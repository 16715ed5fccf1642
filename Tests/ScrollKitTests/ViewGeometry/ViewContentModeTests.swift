import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ViewContentModeTests: XCTestCase {
  private struct Row: TableRow {
    var mode: ViewContentMode
    var content: CGSize
    var bounds: CGRect
    var expected: CGRect
    var source: String

    init(
      _ mode: ViewContentMode, _ content: CGSize, _ bounds: CGRect, _ expected: CGRect,
      _ source: String
    ) {
      (self.mode, self.content, self.bounds) = (mode, content, bounds)
      (self.expected, self.source) = (expected, source)
    }
  }

  func testDefinitions() {
    let rows: [Row] = [
      Row(
        .scaleToFill, size(100, 50), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content smaller"),
      Row(
        .scaleAspectFit, size(100, 50), rect(10, 20, 300, 200), rect(10, 45, 300, 150),
        "definition: content smaller"),
      Row(
        .scaleAspectFill, size(100, 50), rect(10, 20, 300, 200), rect(-40, 20, 400, 200),
        "definition: content smaller"),
      Row(
        .redraw, size(100, 50), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content smaller"),
      Row(
        .center, size(100, 50), rect(10, 20, 300, 200), rect(110, 95, 100, 50),
        "definition: content smaller"),
      Row(
        .top, size(100, 50), rect(10, 20, 300, 200), rect(110, 20, 100, 50),
        "definition: content smaller"),
      Row(
        .bottom, size(100, 50), rect(10, 20, 300, 200), rect(110, 170, 100, 50),
        "definition: content smaller"),
      Row(
        .left, size(100, 50), rect(10, 20, 300, 200), rect(10, 95, 100, 50),
        "definition: content smaller"),
      Row(
        .right, size(100, 50), rect(10, 20, 300, 200), rect(210, 95, 100, 50),
        "definition: content smaller"),
      Row(
        .topLeft, size(100, 50), rect(10, 20, 300, 200), rect(10, 20, 100, 50),
        "definition: content smaller"),
      Row(
        .topRight, size(100, 50), rect(10, 20, 300, 200), rect(210, 20, 100, 50),
        "definition: content smaller"),
      Row(
        .bottomLeft, size(100, 50), rect(10, 20, 300, 200), rect(10, 170, 100, 50),
        "definition: content smaller"),
      Row(
        .bottomRight, size(100, 50), rect(10, 20, 300, 200), rect(210, 170, 100, 50),
        "definition: content smaller"),
      Row(
        .scaleToFill, size(600, 300), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content larger"),
      Row(
        .scaleAspectFit, size(600, 300), rect(10, 20, 300, 200), rect(10, 45, 300, 150),
        "definition: content larger"),
      Row(
        .scaleAspectFill, size(600, 300), rect(10, 20, 300, 200), rect(-40, 20, 400, 200),
        "definition: content larger"),
      Row(
        .redraw, size(600, 300), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content larger"),
      Row(
        .center, size(600, 300), rect(10, 20, 300, 200), rect(-140, -30, 600, 300),
        "definition: content larger"),
      Row(
        .top, size(600, 300), rect(10, 20, 300, 200), rect(-140, 20, 600, 300),
        "definition: content larger"),
      Row(
        .bottom, size(600, 300), rect(10, 20, 300, 200), rect(-140, -80, 600, 300),
        "definition: content larger"),
      Row(
        .left, size(600, 300), rect(10, 20, 300, 200), rect(10, -30, 600, 300),
        "definition: content larger"),
      Row(
        .right, size(600, 300), rect(10, 20, 300, 200), rect(-290, -30, 600, 300),
        "definition: content larger"),
      Row(
        .topLeft, size(600, 300), rect(10, 20, 300, 200), rect(10, 20, 600, 300),
        "definition: content larger"),
      Row(
        .topRight, size(600, 300), rect(10, 20, 300, 200), rect(-290, 20, 600, 300),
        "definition: content larger"),
      Row(
        .bottomLeft, size(600, 300), rect(10, 20, 300, 200), rect(10, -80, 600, 300),
        "definition: content larger"),
      Row(
        .bottomRight, size(600, 300), rect(10, 20, 300, 200), rect(-290, -80, 600, 300),
        "definition: content larger"),
      Row(
        .scaleToFill, size(200, 250), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content larger on one axis"),
      Row(
        .scaleAspectFit, size(200, 250), rect(10, 20, 300, 200), rect(80, 20, 160, 200),
        "definition: content larger on one axis"),
      Row(
        .scaleAspectFill, size(200, 250), rect(10, 20, 300, 200), rect(10, -67.5, 300, 375),
        "definition: content larger on one axis"),
      Row(
        .redraw, size(200, 250), rect(10, 20, 300, 200), rect(10, 20, 300, 200),
        "definition: content larger on one axis"),
      Row(
        .center, size(200, 250), rect(10, 20, 300, 200), rect(60, -5, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .top, size(200, 250), rect(10, 20, 300, 200), rect(60, 20, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .bottom, size(200, 250), rect(10, 20, 300, 200), rect(60, -30, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .left, size(200, 250), rect(10, 20, 300, 200), rect(10, -5, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .right, size(200, 250), rect(10, 20, 300, 200), rect(110, -5, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .topLeft, size(200, 250), rect(10, 20, 300, 200), rect(10, 20, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .topRight, size(200, 250), rect(10, 20, 300, 200), rect(110, 20, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .bottomLeft, size(200, 250), rect(10, 20, 300, 200), rect(10, -30, 200, 250),
        "definition: content larger on one axis"),
      Row(
        .bottomRight, size(200, 250), rect(10, 20, 300, 200), rect(110, -30, 200, 250),
        "definition: content larger on one axis"),
    ]
    forEachRow("content modes", rows) { row in
      assertNear(row.mode.rect(of: row.content, in: row.bounds), row.expected)
    }
  }

  func testPeers() {
    let rows: [Row] = [
      Row(
        .scaleAspectFit, size(1000, 100), rect(0, 0, 100, 20), rect(0, 5, 100, 10),
        "React Native: RCTImageUtilTests"),
      Row(
        .scaleAspectFill, size(1000, 100), rect(0, 0, 100, 20), rect(-50, 0, 200, 20),
        "React Native: RCTImageUtilTests"),
      Row(
        .scaleAspectFit, size(10, 100), rect(0, 0, 100, 20), rect(49, 0, 2, 20),
        "React Native: RCTImageUtilTests"),
      Row(
        .scaleAspectFill, size(10, 100), rect(0, 0, 100, 20), rect(0, -490, 100, 1000),
        "React Native: RCTImageUtilTests"),
      Row(
        .scaleAspectFill, size(10, 100), rect(0, 0, 20, 50), rect(0, -75, 20, 200),
        "React Native: RCTImageUtilTests"),
      Row(
        .scaleAspectFill, size(640, 480), rect(0, 0, 960, 960), rect(-160, 0, 1280, 960),
        "Nuke: ResizeTests, upscaled"),
      Row(
        .scaleAspectFit, size(640, 480), rect(0, 0, 480, 480), rect(0, 60, 480, 360),
        "Nuke: ResizeTests"),
      Row(
        .scaleToFill, size(100, 200), rect(0, 0, 150, 150), rect(0, 0, 150, 150),
        "SDWebImage: SDImageCoderTests, upscaled"),
      Row(
        .scaleAspectFit, size(100, 100), rect(0, 0, 100, 200), rect(0, 50, 100, 100),
        "Texture: draw rectangle in its backing"),
      Row(
        .scaleAspectFill, size(100, 100), rect(0, 0, 50, 100), rect(-25, 0, 100, 100),
        "Texture: draw rectangle in its backing"),
      Row(
        .scaleAspectFill, size(500, 300), rect(0, 0, 1080, 1920), rect(-1060, 0, 3200, 1920),
        "zoomimage: crop, centre"),
      Row(
        .scaleAspectFit, size(500, 300), rect(0, 0, 1080, 1920), rect(0, 636, 1080, 648),
        "zoomimage: fit, centre"),
      Row(
        .topLeft, size(500, 300), rect(0, 0, 1080, 1920), rect(0, 0, 500, 300),
        "zoomimage: inside, top start"),
      Row(
        .center, size(500, 300), rect(0, 0, 1080, 1920), rect(290, 810, 500, 300),
        "zoomimage: inside, centre"),
      Row(
        .bottomRight, size(500, 300), rect(0, 0, 1080, 1920), rect(580, 1620, 500, 300),
        "zoomimage: inside, bottom end"),
      Row(
        .scaleToFill, size(500, 300), rect(0, 0, 1080, 1920), rect(0, 0, 1080, 1920),
        "zoomimage: fill bounds"),
    ]
    forEachRow("content modes of peers", rows) { row in
      assertNear(row.mode.rect(of: row.content, in: row.bounds), row.expected)
    }
  }

  func testCropsByAnchor() {
    let rows: [Row] = [
      Row(
        .topLeft, size(20, 120), rect(0, 0, 100, 100), rect(0, 0, 20, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .top, size(20, 20), rect(0, 0, 100, 100), rect(40, 0, 20, 20), "Kingfisher: crop by anchor"),
      Row(
        .top, size(20, 120), rect(0, 0, 100, 100), rect(40, 0, 20, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .top, size(120, 120), rect(0, 0, 100, 100), rect(0, 0, 100, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .topRight, size(20, 20), rect(0, 0, 100, 100), rect(80, 0, 20, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .topRight, size(120, 20), rect(0, 0, 100, 100), rect(0, 0, 100, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .center, size(120, 20), rect(0, 0, 100, 100), rect(0, 40, 100, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .center, size(20, 120), rect(0, 0, 100, 100), rect(40, 0, 20, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .center, size(120, 120), rect(0, 0, 100, 100), rect(0, 0, 100, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomRight, size(20, 20), rect(0, 0, 100, 100), rect(80, 80, 20, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomRight, size(120, 20), rect(0, 0, 100, 100), rect(0, 80, 100, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomRight, size(20, 120), rect(0, 0, 100, 100), rect(80, 0, 20, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomLeft, size(120, 20), rect(0, 0, 100, 100), rect(0, 80, 100, 20),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomLeft, size(20, 120), rect(0, 0, 100, 100), rect(0, 0, 20, 100),
        "Kingfisher: crop by anchor"),
      Row(
        .bottomLeft, size(120, 120), rect(0, 0, 100, 100), rect(0, 0, 100, 100),
        "Kingfisher: crop by anchor"),
    ]
    forEachRow("crops", rows) { row in
      // What of the content placed by the anchor is in the bounds.
      XCTAssertEqual(
        row.mode.rect(of: row.content, in: row.bounds).intersection(row.bounds), row.expected)
    }
  }

  func testWithoutExtent() {
    let rows: [Row] = [
      Row(
        .scaleAspectFit, size(0, 0), rect(0, 0, 999, 999), rect(499.5, 499.5, 0, 0),
        "SDWebImage: an image without extent"),
      Row(
        .scaleAspectFit, size(0, 10), rect(0, 0, 20, 30), rect(10, 15, 0, 0),
        "definition: no width"),
      Row(
        .scaleAspectFit, size(10, 0), rect(0, 0, 20, 30), rect(10, 15, 0, 0),
        "definition: no height"),
      Row(
        .scaleAspectFill, size(10, 10), rect(5, 5, 0, 30), rect(5, 20, 0, 0),
        "definition: bounds without width"),
      Row(
        .scaleAspectFill, size(10, 10), rect(5, 5, 30, 0), rect(20, 5, 0, 0),
        "definition: bounds without height"),
      Row(
        .scaleToFill, size(0, 0), rect(0, 0, 20, 30), rect(0, 0, 20, 30),
        "definition: any content fills"),
      Row(
        .center, size(0, 0), rect(0, 0, 20, 30), rect(10, 15, 0, 0),
        "definition: a point in the middle"),
      Row(
        .bottomRight, size(10, 10), rect(0, 0, 0, 0), rect(-10, -10, 10, 10),
        "definition: empty bounds"),
      Row(
        .scaleAspectFit, size(10, 20), rect(20, 40, -20, -40), rect(0, 0, 20, 40),
        "definition: bounds of negative extent cover the same"),
    ]
    forEachRow("content modes without extent", rows) { row in
      XCTAssertEqual(row.mode.rect(of: row.content, in: row.bounds), row.expected)
    }
  }

  func testDiffersByOurRule() {
    let rows: [Row] = [
      Row(
        .scaleAspectFit, size(10, 100), rect(0, 0, 20, 50), rect(7.5, 0, 5, 50),
        "React Native gives x 7: it rounds; ours does not"),
      Row(
        .scaleAspectFill, size(640, 480), rect(0, 0, 400, 400),
        rect((400 - 1600.0 / 3) / 2, 0, 1600.0 / 3, 400),
        "Nuke gives a width of 533: it rounds down; ours does not"),
    ]
    forEachRow("content modes differ by our rule", rows) { row in
      assertNear(row.mode.rect(of: row.content, in: row.bounds), row.expected)
    }
  }

  func testContentInProportionFitsExactly() {
    // 4032 / 3024 * 390 is not 520 in binary.
    for mode in [ViewContentMode.scaleAspectFit, .scaleAspectFill] {
      XCTAssertEqual(mode.rect(of: size(3024, 4032), in: rect(0, 0, 390, 520)).size, size(390, 520))
      XCTAssertEqual(mode.rect(of: size(4032, 3024), in: rect(0, 0, 520, 390)).size, size(520, 390))
    }
  }

  func testNumbersAreUIKits() {
    XCTAssertEqual(ViewContentMode.allCases.map(\.rawValue), Array(0...12))
    XCTAssertEqual(ViewContentMode.redraw.rawValue, 3)
    XCTAssertEqual(ViewContentMode.topLeft.rawValue, 9)
    XCTAssertEqual(ViewContentMode.bottomRight.rawValue, 12)
  }

  func testExample() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    let image = CGSize(width: 640, height: 480)
    XCTAssertEqual(
      ViewContentMode.scaleAspectFit.rect(of: image, in: bounds), rect(0, 120, 320, 240))
  }
}
