import ScrollKit
import ScrollKitTestSupport
import XCTest

final class AspectRatioTests: XCTestCase {
  private struct Row: TableRow {
    var ratio: CGSize
    var width: Double
    var height: Double
    /// The height in pixels of a display, rounded.
    var pixels: Double
    var scale: Double
    var source: String
  }

  func testBanners() {
    let banner = size(320, 200)
    let rows: [Row] = [
      Row(
        ratio: banner, width: 375, height: 234.375, pixels: 703, scale: 3,
        source: "tutorial: a banner of height 200 W / 320, at 3x 234.333"),
      Row(
        ratio: banner, width: 375, height: 234.375, pixels: 469, scale: 2,
        source: "by hand: 468.75 pixels"),
      Row(
        ratio: banner, width: 320, height: 200, pixels: 400, scale: 2,
        source: "tutorial: the banner's own width"),
      Row(
        ratio: banner, width: 414, height: 258.75, pixels: 776, scale: 3,
        source: "by hand: 776.25 pixels"),
      Row(
        ratio: banner, width: 390, height: 243.75, pixels: 731, scale: 3,
        source: "by hand: 731.25 pixels"),
      Row(
        ratio: banner, width: 428, height: 267.5, pixels: 803, scale: 3,
        source: "by hand: 802.5 pixels, a half goes up"),
      Row(ratio: banner, width: 768, height: 480, pixels: 480, scale: 1, source: "by hand"),
      Row(ratio: banner, width: 1024, height: 640, pixels: 1280, scale: 2, source: "by hand"),
      Row(ratio: banner, width: 568, height: 355, pixels: 710, scale: 2, source: "by hand"),
      Row(
        ratio: size(640, 480), width: 400, height: 300, pixels: 300, scale: 1,
        source: "Nuke: ResizeTests, a height of 300"),
      Row(
        ratio: size(16, 9), width: 320, height: 180, pixels: 180, scale: 1,
        source: "by hand: a film"),
      Row(
        ratio: size(1, 1), width: 99, height: 99, pixels: 99, scale: 1,
        source: "definition: a square"),
      Row(
        ratio: banner, width: 0, height: 0, pixels: 0, scale: 1, source: "definition: no width"),
    ]
    forEachRow("aspect ratios", rows) { row in
      let ratio = AspectRatio(
        width: row.ratio.coordinates[0], height: row.ratio.coordinates[1])
      XCTAssertEqual(ratio.height(forWidth: row.width), row.height)
      XCTAssertEqual(ratio.width(forHeight: row.height), row.width)
      XCTAssertEqual(
        PixelGrid(displayScale: row.scale).nearest(ratio.height(forWidth: row.width)),
        row.pixels / row.scale)
    }
  }

  func testWithoutExtent() {
    XCTAssertEqual(AspectRatio(width: 0, height: 200).height(forWidth: 375), 0)
    XCTAssertEqual(AspectRatio(width: 320, height: 0).width(forHeight: 375), 0)
    XCTAssertEqual(AspectRatio(width: 320, height: 0).height(forWidth: 375), 0)
    XCTAssertEqual(AspectRatio(width: -320, height: 200).height(forWidth: 375), 0)
    XCTAssertEqual(AspectRatio(width: 320, height: 200).height(forWidth: -1), 0)
  }

  func testExample() {
    let banner = AspectRatio(width: 320, height: 200)
    XCTAssertEqual("\(banner.height(forWidth: 375))", "234.375")
    XCTAssertEqual(
      "\(PixelGrid(displayScale: 3).nearest(banner.height(forWidth: 375)))", "234.33333333333334")
  }
}
