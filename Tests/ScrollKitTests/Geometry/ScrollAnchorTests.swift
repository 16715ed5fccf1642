import ScrollKit
import XCTest

final class ScrollPlaceTests: XCTestCase {
  func testDocumentedExample() {
    let portrait = ScrollMetrics(
      viewportSize: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 4000),
      contentOffset: CGPoint(x: 0, y: 1000))
    var landscape = portrait
    landscape.viewportSize = CGSize(width: 852, height: 393)
    landscape.contentOffset = landscape.contentOffset(keeping: .center, from: portrait)
    XCTAssertEqual("\(landscape.contentOffset.y)", "1229.0")
  }

  /// The lengths of one axis.
  private struct Side {
    let viewport, content: Double
    let insets: AxisInsets

    init(_ viewport: Double, _ content: Double, _ leading: Double = 0, _ trailing: Double = 0) {
      (self.viewport, self.content) = (viewport, content)
      insets = AxisInsets(leading: leading, trailing: trailing)
    }
  }

  private struct PlaceRow: TableRow {
    let place: ScrollAnchor
    let old, new: Side
    let offset, expected: Double
    let scale: Double
    let source: String

    init(
      _ place: ScrollAnchor, _ old: Side, at offset: Double, becomes new: Side,
      scale: Double = 1, at expected: Double, _ source: String
    ) {
      (self.place, self.old, self.new) = (place, old, new)
      (self.offset, self.expected, self.scale) = (offset, expected, scale)
      self.source = source
    }
  }

  /// Checks rows on both axes; the other axis does not change and so must not move.
  private func check(_ table: String, accuracy: Double = 1e-9, _ rows: [PlaceRow]) {
    forEachRow(table, rows) { row in
      for axis in ScrollAxis.allCases {
        func metrics(_ side: Side) -> ScrollMetrics {
          let isHorizontal = axis == .horizontal
          var metrics = ScrollMetrics(
            viewportSize: isHorizontal
              ? CGSize(width: side.viewport, height: 90)
              : CGSize(width: 90, height: side.viewport),
            contentSize: isHorizontal
              ? CGSize(width: side.content, height: 900)
              : CGSize(width: 900, height: side.content),
            displayScale: row.scale,
            contentOffset: isHorizontal
              ? CGPoint(x: row.offset, y: 300) : CGPoint(x: 300, y: row.offset))
          metrics.contentInset[axis] = side.insets
          return metrics
        }
        let result = metrics(row.new).contentOffset(keeping: row.place, from: metrics(row.old))
        let (main, cross) = axis == .horizontal ? (result.x, result.y) : (result.y, result.x)
        XCTAssertEqual(Double(main), row.expected, accuracy: accuracy)
        XCTAssertEqual(Double(cross), 300, accuracy: 1e-9)
      }
    }
  }

  func testOffset() {
    let rule = "definition: the offset itself, in range"
    check(
      "place offset",
      [
        PlaceRow(.offset, Side(480, 960), at: 300, becomes: Side(200, 960), at: 300, rule),
        PlaceRow(.offset, Side(480, 960), at: 300, becomes: Side(480, 600), at: 120, rule),
        PlaceRow(.offset, Side(480, 960), at: -64, becomes: Side(480, 960, 20), at: -20, rule),
        PlaceRow(.offset, Side(480, 960), at: 300, becomes: Side(480, 100), at: 0, "smaller"),
        PlaceRow(.offset, Side(480, 960), at: 300, becomes: Side(480, 0), at: 0, "no content"),
      ])
  }

  func testCenter() {
    let leaflet = "Leaflet spec MapSpec.js: pan by the difference of rounded halves"
    let zoomImage = "zoomimage ZoomsTest5.kt: content point (4331, 3255) stays"
    let mid = Side(100, 9000)
    check(
      "place center",
      [
        PlaceRow(
          .center, Side(768, 4000), at: 500, becomes: Side(1024, 4000), at: 372,
          "iPad rotation: 128 = (1024 - 768) / 2"),
        PlaceRow(
          .center, Side(1024, 4000), at: 500, becomes: Side(768, 4000), at: 628,
          "iPad rotation: 128 = (1024 - 768) / 2"),
        PlaceRow(.center, mid, at: 1000, becomes: Side(101, 9000), at: 999, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: Side(102, 9000), at: 999, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: Side(103, 9000), at: 998, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: Side(99, 9000), at: 1000, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: Side(98, 9000), at: 1001, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: Side(97, 9000), at: 1001, leaflet),
        PlaceRow(.center, mid, at: 1000, becomes: mid, at: 1000, leaflet),
        PlaceRow(
          .center, mid, at: 1000, becomes: Side(600, 9000), at: 750,
          "Leaflet spec MapSpec.js: the point at 50 of 100 is at 300 of 600"),
        PlaceRow(
          .center, mid, at: 1000, becomes: Side(101, 9000), scale: 2, at: 999.5,
          "definition: half a point is a pixel at 2x"),
        PlaceRow(
          .center, mid, at: 1000, becomes: Side(101, 9000), scale: 3, at: 1000 - 2 / 3.0,
          "definition: 50.5 is 151.5 pixels at 3x, so 152"),
        PlaceRow(
          .center, Side(480, 9000, 64), at: 100, becomes: Side(320, 9000, 32), at: 196,
          "definition: centre of the unobscured viewport, 272 and 176"),
        PlaceRow(.center, mid, at: 5, becomes: Side(500, 9000), at: 0, "held in range"),
        PlaceRow(.center, mid, at: 1000, becomes: Side(500, 300), at: 0, "smaller content"),
        PlaceRow(.center, Side(0, 0), at: 0, becomes: mid, at: 0, "from nothing"),
      ])
    check(
      "place center, to a point", accuracy: 1,
      [
        PlaceRow(
          .center, Side(800, 6799), at: 3931.03, becomes: Side(1072, 6799),
          at: 4331 - 1072 / 2, zoomImage),
        PlaceRow(
          .center, Side(572, 4882), at: 2968.97, becomes: Side(1900, 4882),
          at: 3255 - 1900 / 2, zoomImage),
      ])
  }

  func testLeadingEdge() {
    let rule = "definition: what is at the leading edge, past the inset, stays there"
    check(
      "place leading edge",
      [
        PlaceRow(
          .leadingEdge, Side(480, 960, 64), at: 100, becomes: Side(480, 960, 32), at: 132, rule),
        PlaceRow(
          .leadingEdge, Side(480, 960, 64), at: -64, becomes: Side(480, 960, 32), at: -32, rule),
        PlaceRow(
          .leadingEdge, Side(480, 960, 0), at: 100, becomes: Side(200, 960, 44), at: 56, rule),
        PlaceRow(
          .leadingEdge, Side(480, 960), at: 480, becomes: Side(480, 700), at: 220, "in range"),
        PlaceRow(.leadingEdge, Side(480, 960), at: 300, becomes: Side(480, 100), at: 0, "smaller"),
        PlaceRow(
          .leadingEdge, Side(480, 960), at: 300, becomes: Side(480, 0, 9), at: -9, "no content"),
      ])
  }

  func testFraction() {
    // The page shown stays the page shown: page 1 of 3, page 2 of 10.
    let rnrc = "react-native-reanimated-carousel: resize keeps index 1"
    let flutter = "Flutter page_view_test.dart: resize keeps page 2"
    check(
      "place fraction",
      [
        PlaceRow(.progress, Side(500, 1500), at: 500, becomes: Side(500, 1500), at: 500, rnrc),
        PlaceRow(.progress, Side(500, 1500), at: 500, becomes: Side(499, 1497), at: 499, rnrc),
        PlaceRow(.progress, Side(500, 1500), at: 500, becomes: Side(501, 1503), at: 501, rnrc),
        PlaceRow(.progress, Side(224, 672), at: 224, becomes: Side(524, 1572), at: 524, rnrc),
        PlaceRow(.progress, Side(600, 6000), at: 1200, becomes: Side(250, 2500), at: 500, flutter),
        PlaceRow(.progress, Side(250, 2500), at: 500, becomes: Side(450, 4500), at: 900, flutter),
        PlaceRow(
          .progress, Side(100, 500), at: 100, becomes: Side(200, 1000, 10), at: 192.5,
          "definition: a quarter of -10...800"),
        PlaceRow(
          .progress, Side(100, 500), at: -40, becomes: Side(200, 1000, 10), at: -10, "in range"),
        PlaceRow(.progress, Side(100, 50), at: 0, becomes: Side(20, 50), at: 0, "did not scroll"),
        PlaceRow(.progress, Side(100, 500), at: 100, becomes: Side(600, 500), at: 0, "smaller"),
        PlaceRow(.progress, Side(100, 0), at: 0, becomes: Side(100, 900, 5), at: -5, "no content"),
      ])
  }

  func testEnd() {
    let virtual = "TanStack virtual-core index.test.ts: "
    check(
      "place end",
      [
        PlaceRow(
          .end, Side(200, 2510), at: 175, becomes: Side(200, 2610), at: 275,
          virtual + "a row above grows by 100"),
        PlaceRow(
          .end, Side(200, 250), at: 50, becomes: Side(200, 300), at: 100,
          virtual + "append, following the end"),
        PlaceRow(
          .end, Side(200, 250), at: 50, becomes: Side(200, 320), at: 120,
          virtual + "the last row grows"),
        PlaceRow(
          .end, Side(200, 320), at: 120, becomes: Side(200, 400), at: 200,
          virtual + "the last row grows again"),
        PlaceRow(
          .end, Side(600, 500), at: -10, becomes: Side(600, 400), at: 0,
          virtual + "overscroll is not carried over (#1229)"),
        PlaceRow(
          .end, Side(200, 1000), at: 800, becomes: Side(150, 1000), at: 850,
          "definition: a keyboard comes up under a chat"),
        PlaceRow(
          .end, Side(200, 1000), at: 700, becomes: Side(200, 1000, 0, 50), at: 750,
          "definition: 100 from the end, with a new inset there"),
        PlaceRow(.end, Side(200, 1000), at: 700, becomes: Side(200, 150), at: 0, "smaller"),
        PlaceRow(.end, Side(200, 0), at: 0, becomes: Side(200, 900), at: 700, "from no content"),
      ])
  }

  func testEdge() {
    let virtual = "TanStack virtual-core index.test.ts: "
    let half = "definition: at an edge to half a device pixel"
    check(
      "place edge",
      [
        PlaceRow(
          .edge, Side(200, 400), at: 100, becomes: Side(200, 450), at: 100,
          virtual + "append away from the end"),
        PlaceRow(
          .edge, Side(200, 250), at: 50, becomes: Side(200, 300), at: 100,
          virtual + "append at the end"),
        PlaceRow(
          .edge, Side(200, 250), at: 50, becomes: Side(200, 320), at: 120,
          virtual + "the last row grows"),
        PlaceRow(
          .edge, Side(200, 400), at: 50, becomes: Side(200, 470), at: 50,
          virtual + "the last row grows, away from the end"),
        PlaceRow(
          .edge, Side(600, 500), at: -10, becomes: Side(600, 400), at: 0,
          virtual + "overscroll is not carried over (#1229)"),
        PlaceRow(
          .edge, Side(200, 900), at: 0, becomes: Side(200, 900, 44), at: -44,
          "definition: the least offset stays the least"),
        PlaceRow(
          .edge, Side(200, 900, 44, 30), at: 300, becomes: Side(200, 900, 20), at: 324,
          "definition: between the edges as leadingEdge"),
        PlaceRow(.edge, Side(200, 900), at: 600, becomes: Side(200, 700), at: 500, "in range"),
        PlaceRow(.edge, Side(200, 900), at: 0.5, becomes: Side(200, 900, 44), at: -44, half),
        PlaceRow(.edge, Side(200, 900), at: 0.625, becomes: Side(200, 900, 44), at: -43.375, half),
        PlaceRow(.edge, Side(200, 900), at: 699.5, becomes: Side(200, 950), at: 750, half),
        PlaceRow(.edge, Side(200, 900), at: 699.375, becomes: Side(200, 950), at: 699.375, half),
        PlaceRow(
          .edge, Side(200, 900), at: 0.25, becomes: Side(200, 900, 44), scale: 2, at: -44, half),
        PlaceRow(
          .edge, Side(200, 900), at: 0.375, becomes: Side(200, 900, 44), scale: 2,
          at: -43.625, half),
        PlaceRow(
          .edge, Side(200, 1300.5), at: 1100 + 1 / 3.0, becomes: Side(200, 1400), scale: 3,
          at: 1200,
          "definition: an edge between two pixels at 3x, rounded either way"),
        PlaceRow(
          .edge, Side(200, 1300.5), at: 1100 + 2 / 3.0, becomes: Side(200, 1400), scale: 3,
          at: 1200,
          "definition: an edge between two pixels at 3x, rounded either way"),
        PlaceRow(
          .edge, Side(200, 900, 44.5), at: -44 - 1 / 3.0, becomes: Side(200, 900, 91), scale: 3,
          at: -91, "definition: an edge between two pixels at 3x, rounded either way"),
        PlaceRow(
          .edge, Side(200, 900, 44.5), at: -44 - 2 / 3.0, becomes: Side(200, 900, 91), scale: 3,
          at: -91, "definition: an edge between two pixels at 3x, rounded either way"),
        PlaceRow(
          .edge, Side(200, 900, 8.5 / 3), at: -8 / 3.0, becomes: Side(200, 900, 91), scale: 3,
          at: -91, "definition: half a pixel but for a rounding"),
        PlaceRow(
          .edge, Side(200, 900, 1.5 / 3), at: -1 / 3.0, becomes: Side(200, 900, 91), scale: 3,
          at: -91, "definition: half a pixel but for a rounding"),
        PlaceRow(
          .edge, Side(200, 1300.5), at: 1100, becomes: Side(200, 1400), scale: 3, at: 1100,
          "definition: a pixel farther is no edge"),
        PlaceRow(
          .edge, Side(200, 1300.5), at: 1100, becomes: Side(200, 1400), at: 1200,
          "definition: rounded to whole points"),
        PlaceRow(
          .edge, Side(200, 611.428571), at: 411.5, becomes: Side(200, 900), scale: 2, at: 700,
          "definition: 411.428571 at 2x"),
        PlaceRow(
          .edge, Side(600, 500), at: 0, becomes: Side(600, 900), at: 0,
          "definition: where the content fits, the least wins"),
        PlaceRow(.edge, Side(600, 0), at: 0, becomes: Side(600, 900, 7), at: -7, "from no content"),
      ])
  }
}
