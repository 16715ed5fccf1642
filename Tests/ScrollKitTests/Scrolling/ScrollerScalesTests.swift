import Foundation
import ScrollKit
import XCTest

/// Two fingers on a scroller that has a scale for each axis.
final class ScrollerScalesTests: XCTestCase {
  private struct ChartRow: TableRow {
    let script: String
    let log: String
    let scales: (Double, Double)
    let offset: (Double, Double)
    let scroller: Scroller
    let source: String

    init(
      _ script: String, _ log: String, _ scales: (Double, Double), at offset: (Double, Double),
      in scroller: Scroller, _ source: String
    ) {
      (self.script, self.log, self.scales) = (script, log, scales)
      (self.offset, self.scroller, self.source) = (offset, scroller, source)
    }
  }

  private func check(_ row: ChartRow) {
    var play = FingerScript(row.scroller)
    play.play(row.script)
    XCTAssertEqual(play.log, row.log)
    let shown = play.scroller.presentation
    XCTAssertEqual(shown.scale, row.scales.0, accuracy: 1e-9)
    XCTAssertEqual(shown.scale(along: .vertical), row.scales.1, accuracy: 1e-9)
    XCTAssertEqual(Double(shown.contentOffset.x), row.offset.0, accuracy: 1.0 / 64)
    XCTAssertEqual(Double(shown.contentOffset.y), row.offset.1, accuracy: 1.0 / 64)
    XCTAssertNil(play.grammar.violation)
  }

  func testPinches() {
    let exact = Zoomed.chart { $0.pinchSlop = 0 }
    let slow = Zoomed.chart()
    let locked = Zoomed.chart(vertical: .scales(1, 1)) { $0.pinchSlop = 0 }
    let low = Zoomed.chart(vertical: .scales(0.5, 2)) {
      ($0.pinchSlop, $0.zoomBounceCurve) = (0, .linear)
    }
    let level = "a+150,200@0 b+250,200@0"
    let upright = "a+200,150@0 b+200,250@0"
    let slanted = "a+150,150@0 b+250,250@0"
    let rule = "(200 + centroid at the start) * scale - 200"
    forEachRow(
      "pinches along each axis",
      [
        ChartRow(
          "\(level) &100,200,300,200,1@0", "BZzs", (2, 1), at: (550, 200), in: exact,
          "side by side: \(rule), which is 175 when one finger has moved"),
        ChartRow(
          "\(upright) &200,100,200,300,1@0", "BZzs", (1, 2), at: (200, 550), in: exact,
          "one above the other: \(rule)"),
        ChartRow(
          "\(slanted) &100,150,300,250,1@0", "BZzs", (2, 1), at: (550, 200), in: exact,
          "a slanted pair that goes apart level: \(rule)"),
        ChartRow(
          "\(slanted) &100,125,300,275,1@0", "BZzs", (2, 1.5), at: (550, 381.25), in: exact,
          "\(rule): 375 * 2 - 200, 387.5 * 1.5 - 200"),
        ChartRow(
          "\(level) &100,224,300,176,1@0", "BZzs", (2, 1), at: (550, 212), in: exact,
          "48 points apart vertically are the least that counts"),
        ChartRow(
          "\(level) &100,248,300,152,1@0", "BZzs", (2, 2), at: (550, 648), in: exact,
          "96 / 48; \(rule): 424 * 2 - 200"),
        ChartRow(
          "\(level) &96,200,304,200,1@0", "BZzs", (208 / 108.0, 1),
          at: (373 * 208 / 108.0 - 200, 200), in: slow, "the first 8 points do not count"),
        ChartRow(
          "\(slanted) &100,100,300,300,1@0", "BZzs", (2, 1), at: (550, 175), in: locked,
          "an axis with equal limits is only moved"),
        ChartRow(
          "\(slanted) &100,100,300,300,1@0 a-@.5 b-@.5 >|", "BZzsEdy.", (2, 2), at: (550, 550),
          in: low, "at the limit of one axis, within those of the other"),
        ChartRow(
          "\(slanted) &50,50,350,350,1@0", "BZzs", (3, 2 * (2 - 2 / 3.0)),
          at: (850, 350 * 8 / 3.0 - 200), in: low, "beyond the limit of one axis: 2 (2 - 2 / 3)"),
        ChartRow(
          "\(slanted) &50,50,350,350,1@0 a-@.5 b-@.5 >|", "BZzszsEd.y", (3, 2), at: (850, 500),
          in: low, "that axis comes back: (733.3 + 200) * 2 / (8 / 3) - 200; the other stays"),
      ]
    ) { check($0) }
  }

  func testCommands() {
    let chart = Zoomed.chart()
    let even = Zoomed.scroller()
    forEachRow(
      "commands along each axis",
      [
        ChartRow("z2,1", "zs", (2, 1), at: (600, 200), in: chart, "by hand: 400 * 2 - 200"),
        ChartRow("z1,4", "zs", (1, 4), at: (200, 1400), in: chart, "by hand"),
        ChartRow("Z2,1 >|", "Zzsy", (2, 1), at: (600, 200), in: chart, "the same, animated"),
        ChartRow("z2,9", "zs", (2, 4), at: (600, 1400), in: chart, "held at the limit"),
        ChartRow("z2,1", "zs", (2, 2), at: (600, 600), in: even, "one scale for both"),
        ChartRow("z1,1", "", (1, 1), at: (200, 200), in: chart, "nothing changes"),
      ]
    ) { check($0) }
  }

  func testInertiaOfEachAxis() {
    let chart = Zoomed.chart {
      ($0.pinchSlop, $0.zoomInertia) = (0, 0.25)
    }
    var play = FingerScript(chart)
    play.play("a+150,150@0 b+250,250@0 &100,150,300,250,10@0 a-@.1 b-@.1 >|")
    XCTAssertGreaterThan(play.scroller.zoomScale, 2.2)
    XCTAssertEqual(play.scroller.zoomScale(along: .vertical), 1, accuracy: 1e-9)
    XCTAssertNil(play.grammar.violation)
    XCTAssertTrue(play.scroller.isAtRest)
  }

  func testAPinchGoesOnFromASavedState() throws {
    var scroller = Zoomed.chart { $0.pinchSlop = 0 }
    scroller.touch(.began, id: 1, at: CGPoint(x: 150, y: 150), time: 0)
    scroller.touch(.began, id: 2, at: CGPoint(x: 250, y: 250), time: 0)
    scroller.touch(.moved, id: 2, at: CGPoint(x: 350, y: 260), time: 0.1)
    var twin = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
    XCTAssertEqual(twin, scroller)
    for (x, y, time) in [(360.0, 300.0, 0.2), (300, 400, 0.3)] {
      XCTAssertEqual(
        twin.touch(.moved, id: 2, at: CGPoint(x: x, y: y), time: time),
        scroller.touch(.moved, id: 2, at: CGPoint(x: x, y: y), time: time))
    }
    XCTAssertEqual(twin, scroller)
    XCTAssertEqual(scroller.zoomScale, 1.5, accuracy: 1e-9)
    XCTAssertEqual(scroller.zoomScale(along: .vertical), 2.5, accuracy: 1e-9)
  }
}
