import ScrollKit
import ScrollKitTestSupport
import XCTest

final class OverZoomTests: XCTestCase {
  private struct Row: TableRow {
    var overZoom: OverZoom
    var minimum: Double
    var maximum: Double
    var asked: Double
    var shown: Double
    var accuracy: Double
    /// What the shown scale comes back to, where not to the one asked for.
    var back: Double
    var source: String

    init(
      _ overZoom: OverZoom, _ minimum: Double, _ maximum: Double, asked: Double, shown: Double,
      accuracy: Double = 1e-9, back: Double? = nil, _ source: String
    ) {
      (self.overZoom, self.minimum, self.maximum) = (overZoom, minimum, maximum)
      (self.asked, self.shown, self.accuracy) = (asked, shown, accuracy)
      (self.back, self.source) = (back ?? asked, source)
    }
  }

  func testReciprocal() {
    let rows: [Row] = [
      Row(.uiKit, 1, 4, asked: 4, shown: 4, "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 4, asked: 4.4, shown: 4.363636363636363,
        "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 4, asked: 6, shown: 5.333333333333334, "formula of two code bases, see OverZoom"),
      Row(.uiKit, 1, 4, asked: 400, shown: 7.96, "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 4, asked: 0.9, shown: 0.9090909090909091,
        "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 4, asked: 0.25, shown: 0.5714285714285714,
        "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 4, asked: 0, shown: 0.5, back: 1e-6, "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 0.25, 2, asked: 0.2, shown: 0.20833333333333334,
        "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 1, asked: 1.5, shown: 1.3333333333333335,
        "formula of two code bases, see OverZoom"),
      Row(
        .uiKit, 1, 1, asked: 0.5, shown: 0.6666666666666666,
        "formula of two code bases, see OverZoom"),
      Row(.uiKit, 1, 4, asked: 5, shown: 4.8, "closed form: 4 (2 - 4 / 5)"),
      Row(.uiKit, 1, 4, asked: 8, shown: 6, "closed form: 4 (2 - 4 / 8)"),
      Row(.uiKit, 1, 4, asked: 16, shown: 7, "closed form: 4 (2 - 4 / 16)"),
      Row(.uiKit, 1, 4, asked: 0.75, shown: 0.8, "closed form: 1 / (2 - 0.75)"),
      Row(.uiKit, 1, 4, asked: 0.5, shown: 2 / 3.0, "closed form: 1 / (2 - 0.5)"),
      Row(.uiKit, 1, 4, asked: 2.5, shown: 2.5, "definition: within the limits"),
      Row(.uiKit, 1, 4, asked: 1, shown: 1, "definition: at the limit"),
      Row(.uiKit, 0.5, 2, asked: 4, shown: 3, "closed form: 2 (2 - 2 / 4)"),
      Row(.uiKit, 0.5, 2, asked: 0.25, shown: 1 / 3.0, "closed form: 0.5 / (2 - 0.5)"),
      Row(
        .uiKit, 1, 4, asked: .infinity, shown: 8, back: 4e6,
        "closed form: twice the limit is the end, its inverse cut off at a millionth"),
    ]
    forEachRow("over-zoom, reciprocal", rows, check)
  }

  private func both(_ curve: OverZoom.Curve) -> OverZoom { OverZoom(lower: curve, upper: curve) }

  private func check(_ row: Row) {
    let limits = ZoomLimits(minimum: row.minimum, maximum: row.maximum)
    let shown = row.overZoom.scale(for: row.asked, limits: limits)
    XCTAssertEqual(shown, row.shown, accuracy: row.accuracy)
    XCTAssertEqual(
      row.overZoom.requestedScale(for: shown, limits: limits), row.back,
      accuracy: max(1e-9, row.back * 1e-9))
  }

  func testOtherForms() {
    let swipe = OverZoom(lower: .linear(slope: 0.15), upper: .linear(slope: 0.05))
    let ceiling = both(.logarithmic(ceiling: 1.17))
    let upperOnly = OverZoom(lower: .hard, upper: .reciprocal)
    let lowerOnly = OverZoom(lower: .reciprocal, upper: .hard)
    let rows: [Row] = [
      Row(swipe, 1, 4, asked: 6, shown: 4.1, "PhotoSwipe: 5 % above"),
      Row(swipe, 1, 4, asked: 0.5, shown: 0.925, "PhotoSwipe: 15 % below"),
      Row(swipe, 0.5, 2, asked: 6, shown: 2.2, "by hand: 2 + 0.05 * 4"),
      Row(swipe, 0.5, 2, asked: 0.1, shown: 0.44, "by hand: 0.5 - 0.15 * 0.4"),
      Row(both(.linear(slope: 1)), 1, 4, asked: 6, shown: 6, "definition: no limit at all"),
      Row(both(.linear(slope: 1)), 1, 4, asked: 0.5, shown: 0.5, "definition: no limit at all"),
      Row(both(.linear(slope: 0)), 1, 4, asked: 6, shown: 4, back: 4, "definition: as hard"),
      Row(both(.linear(slope: 0)), 1, 4, asked: 0.5, shown: 1, back: 1, "definition: as hard"),
      Row(
        both(.linear(slope: 7)), 1, 4, asked: 6, shown: 6, "definition: a slope is at most 1"),
      Row(
        both(.linear(slope: -1)), 1, 4, asked: 0.5, shown: 1, back: 1,
        "definition: a slope is at least 0"),
      Row(
        ceiling, 1, 4, asked: 6, shown: 4.625, accuracy: 0.005,
        "log space with a ceiling of 17 %"),
      Row(
        ceiling, 1, 4, asked: 0.5, shown: 0.856, accuracy: 0.002,
        "log space with a ceiling of 17 %"),
      Row(
        both(.logarithmic(ceiling: 2)), 1, 4, asked: 8, shown: 4 * 1.5498413690199013,
        "by hand: 4 * 2^(1 - 1/e)"),
      Row(
        both(.logarithmic(ceiling: 2)), 1, 4, asked: 0.5, shown: 1 / 1.5498413690199013,
        "by hand: 2^-(1 - 1/e)"),
      Row(
        both(.logarithmic(ceiling: 1)), 1, 4, asked: 6, shown: 4, back: 4, "definition: as hard"),
      Row(
        both(.logarithmic(ceiling: 0.5)), 1, 4, asked: 0.5, shown: 1, back: 1,
        "definition: as hard"),
      Row(.none, 1, 4, asked: 6, shown: 4, back: 4, "Flutter: a hard stop"),
      Row(.none, 1, 4, asked: 0.5, shown: 1, back: 1, "Flutter: a hard stop"),
      Row(.none, 0.8, 4, asked: 0.0001, shown: 0.8, back: 0.8, "Flutter: the least scale"),
      Row(.none, 1, 4, asked: 3, shown: 3, "definition: within the limits"),
      Row(upperOnly, 1, 4, asked: 6, shown: 16 / 3.0, "definition: gives way above"),
      Row(upperOnly, 1, 4, asked: 0.5, shown: 1, back: 1, "definition: not below"),
      Row(lowerOnly, 1, 4, asked: 6, shown: 4, back: 4, "definition: not above"),
      Row(lowerOnly, 1, 4, asked: 0.5, shown: 2 / 3.0, "definition: gives way below"),
      Row(.uiKit, 1, 4, asked: .nan, shown: 1, back: 1, "definition: not a number counts as 1"),
      Row(.uiKit, 2, 4, asked: -3, shown: 4 / 3.0, back: 1, "definition: negative counts as 1"),
      Row(
        both(.linear(slope: .nan)), 1, 4, asked: 6, shown: 4, back: 4,
        "definition: a slope that is not a number is none"),
      Row(
        both(.linear(slope: .nan)), 1, 4, asked: 0.5, shown: 1, back: 1,
        "definition: a slope that is not a number is none"),
      Row(
        both(.linear(slope: .infinity)), 1, 4, asked: 6, shown: 6,
        "definition: a slope is at most 1"),
      Row(
        both(.linear(slope: -.infinity)), 1, 4, asked: 6, shown: 4, back: 4,
        "definition: a slope is at least 0"),
      Row(
        both(.logarithmic(ceiling: .nan)), 1, 4, asked: 6, shown: 4, back: 4,
        "definition: a ceiling that is not a number is hard"),
      Row(
        both(.logarithmic(ceiling: .nan)), 1, 4, asked: 0.5, shown: 1, back: 1,
        "definition: a ceiling that is not a number is hard"),
      Row(
        both(.logarithmic(ceiling: -3)), 1, 4, asked: 6, shown: 4, back: 4,
        "definition: a ceiling below 1 is hard"),
      Row(
        both(.logarithmic(ceiling: .infinity)), 1, 4, asked: 4 * 2.718281828459045,
        shown: 4 * 2.6796, accuracy: 0.01,
        "by hand: R = 52 ln 2 = 36.04, exp(36.04 (1 - exp(-1 / 36.04))) = exp(0.9863)"),
      Row(
        .uiKit, 1, 4, asked: 1e-300, shown: 0.5, back: 1e-6, "closed form: the least share, half"),
      Row(.uiKit, 1, 4, asked: .infinity, shown: 8, back: 4e6, "closed form: at most twice"),
      Row(.uiKit, 1, 4, asked: -.infinity, shown: 1, back: 1, "definition: negative counts as 1"),
    ]
    forEachRow("over-zoom, other forms", rows, check)
  }

  private struct BackRow: TableRow {
    var curve: OverZoom.Curve
    var shown: Double
    var asked: Double
    var source: String
  }

  func testShownScalesThatAreNeverReached() {
    let rows: [BackRow] = [
      BackRow(curve: .hard, shown: 6, asked: 4, source: "definition: the limit"),
      BackRow(curve: .hard, shown: 0.3, asked: 1, source: "definition: the limit"),
      BackRow(curve: .linear(slope: 0), shown: 6, asked: 4, source: "definition: the limit"),
      BackRow(curve: .linear(slope: 0), shown: 0.3, asked: 1, source: "definition: the limit"),
      BackRow(
        curve: .logarithmic(ceiling: 1), shown: 6, asked: 4, source: "definition: the limit"),
      BackRow(
        curve: .logarithmic(ceiling: 1), shown: 0.3, asked: 1, source: "definition: the limit"),
      BackRow(curve: .reciprocal, shown: 9, asked: 4e6, source: "by hand: 4 over a millionth"),
      BackRow(curve: .reciprocal, shown: 0.3, asked: 1e-6, source: "by hand: a millionth"),
      BackRow(
        curve: .linear(slope: 0.5), shown: 0.3, asked: 0x1p-52,
        source: "by hand: 1 - 0.7 / 0.5 is negative, so the least scale"),
    ]
    forEachRow("over-zoom that is never shown", rows) { row in
      let asked = OverZoom(lower: row.curve, upper: row.curve).requestedScale(
        for: row.shown, limits: ZoomLimits(minimum: 1, maximum: 4))
      XCTAssertEqual(asked, row.asked, accuracy: row.asked * 1e-9)
    }
  }

  private struct PeerRow: TableRow {
    var asked: Double
    var theirs: Double
    var ours: Double
    var source: String
  }

  func testDiffersByOurRule() {
    let rows: [PeerRow] = [
      PeerRow(
        asked: 6, theirs: 4.805, ours: 16 / 3.0,
        source: "use-gesture: a rubber band of the scale's difference"),
      PeerRow(
        asked: 0.5, theirs: 0.748, ours: 2 / 3.0,
        source: "use-gesture: a rubber band of the scale's difference"),
      PeerRow(asked: 6, theirs: 4.3, ours: 16 / 3.0, source: "ZoomLayout: a hard cap beyond"),
      PeerRow(asked: 0.5, theirs: 0.7, ours: 2 / 3.0, source: "ZoomLayout: a hard cap beyond"),
      PeerRow(asked: 6, theirs: 4.4, ours: 16 / 3.0, source: "react-zoom-pan-pinch: a hard cap"),
      PeerRow(asked: 0.5, theirs: 0.6, ours: 2 / 3.0, source: "react-zoom-pan-pinch: a hard cap"),
      PeerRow(
        asked: 4.1, theirs: 3.9975, ours: 4 * (2 - 4 / 4.1),
        source: "zoomimage: below the limit though beyond is asked for, by the last event"),
    ]
    forEachRow("over-zoom differs by our rule", rows) { row in
      let scale = OverZoom.uiKit.scale(
        for: row.asked, limits: ZoomLimits(minimum: 1, maximum: 4))
      XCTAssertEqual(scale, row.ours, accuracy: 1e-12)
      XCTAssertGreaterThan((scale - row.theirs).magnitude, 0.01)
    }
  }

  func testItIsEqualToItself() {
    for number in hostileNumbers {
      for curve in [OverZoom.Curve.linear(slope: number), .logarithmic(ceiling: number)] {
        var overZoom = OverZoom(lower: curve, upper: .hard)
        XCTAssertEqual(overZoom, overZoom, "\(number)")
        XCTAssertEqual(overZoom, OverZoom(lower: overZoom.lower, upper: .hard), "\(number)")
        (overZoom.lower, overZoom.upper) = (.reciprocal, curve)
        XCTAssertEqual(overZoom, overZoom, "\(number)")
        XCTAssertEqual(overZoom.upper, OverZoom(lower: curve, upper: .hard).lower, "\(number)")
        var zoom = Zoomer(unscaledContentSize: size(640, 960), overZoom: overZoom)
        XCTAssertEqual(zoom, zoom, "\(number)")
        zoom.overZoom.lower = curve
        XCTAssertEqual(zoom, zoom, "\(number)")
      }
    }
    XCTAssertEqual(both(.linear(slope: .nan)), both(.linear(slope: 0)))
    XCTAssertEqual(both(.linear(slope: 3)), both(.linear(slope: 1)))
    XCTAssertEqual(both(.linear(slope: 0.25)).upper, .linear(slope: 0.25))
    XCTAssertEqual(both(.logarithmic(ceiling: 1.17)).upper, .logarithmic(ceiling: 1.17))
    XCTAssertEqual(both(.logarithmic(ceiling: .nan)), both(.logarithmic(ceiling: 1)))
  }

  func testExample() {
    let limits = ZoomLimits(minimum: 1, maximum: 4)
    XCTAssertEqual(OverZoom.uiKit.scale(for: 8, limits: limits), 6)
    XCTAssertEqual(OverZoom.uiKit.requestedScale(for: 6, limits: limits), 8)
  }
}
