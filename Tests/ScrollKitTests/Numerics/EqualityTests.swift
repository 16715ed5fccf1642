import ScrollKit
import XCTest

/// Two choices are equal if they mean the same.
final class EqualityTests: XCTestCase {
  private struct PairRow: TableRow {
    let pair: String
    let areEqual: Bool
    let expected: Bool
    let source: String

    init<Value: Equatable>(_ a: Value, _ b: Value, _ expected: Bool, _ source: String) {
      (pair, areEqual, self.expected, self.source) = ("\(a), \(b)", a == b, expected, source)
    }
  }

  private let limit = 0x1p52

  func testEstimatorsAndCurves() {
    typealias Estimator = VelocityTracker.Estimator
    func weighted(_ a: Double, _ b: Double, _ c: Double) -> Estimator {
      .weighted(newest: a, previous: b, oldest: c)
    }
    func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
      .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    let weights = "definition: negative weights, and what is not a number, count as zero"
    let horizon = "definition: a time that is not a number, or negative, counts as zero"
    let points = "definition: the points' x are held within 0...1"
    let ends = "definition: what is not a number counts as the nearer end's coordinate"
    let bounce = "definition: a bounce is held within -0.99...0.99"
    forEachRow(
      "equal estimators and curves",
      [
        PairRow(weighted(.nan, 1, 2), weighted(.nan, 1, 2), true, weights),
        PairRow(weighted(.nan, 1, 2), weighted(0, 1, 2), true, weights),
        PairRow(weighted(-1, 1, 2), weighted(0, 1, 2), true, weights),
        PairRow(weighted(1, -3, 2), weighted(1, 0, 2), true, weights),
        PairRow(weighted(1, 2, -.infinity), weighted(1, 2, 0), true, weights),
        PairRow(weighted(1, 2, .infinity), weighted(1, 2, limit), true, weights),
        PairRow(weighted(1, 2, 3), weighted(1, 2, 3), true, weights),
        PairRow(weighted(1, 2, 3), weighted(2, 2, 3), false, weights),
        PairRow(weighted(1, 2, 3), weighted(1, 3, 3), false, weights),
        PairRow(weighted(1, 2, 3), weighted(1, 2, 4), false, weights),
        PairRow(Estimator.leastSquares(horizon: .nan), .leastSquares(horizon: .nan), true, horizon),
        PairRow(Estimator.leastSquares(horizon: -1), .leastSquares(horizon: 0), true, horizon),
        PairRow(Estimator.leastSquares(horizon: 0.1), .leastSquares(horizon: 0.2), false, horizon),
        PairRow(Estimator.leastSquares(horizon: 0), weighted(0, 0, 0), false, "another case"),
        PairRow(Estimator.leastSquares(horizon: 1), weighted(1, 0, 0), false, "another case"),
        PairRow(bezier(.nan, 0, 1, 1), bezier(.nan, 0, 1, 1), true, ends),
        PairRow(bezier(.nan, .nan, .nan, .nan), bezier(0, 0, 1, 1), true, ends),
        PairRow(bezier(-2, 0.1, 0.5, 1), bezier(0, 0.1, 0.5, 1), true, points),
        PairRow(bezier(0.2, 0.1, 7, 1), bezier(0.2, 0.1, 1, 1), true, points),
        PairRow(bezier(0.2, -7, 0.5, 9), bezier(0.2, -7, 0.5, 9), true, "an overshoot"),
        PairRow(bezier(0.2, -7, 0.5, 9), bezier(0.2, 0, 0.5, 9), false, "an overshoot"),
        PairRow(bezier(0.2, 0, 0.5, 9), bezier(0.2, 0, 0.5, 1), false, "an overshoot"),
        PairRow(bezier(0.1, 0, 1, 1), bezier(0.2, 0, 1, 1), false, points),
        PairRow(bezier(0.1, 0, 0.8, 1), bezier(0.1, 0, 0.9, 1), false, points),
        PairRow(TimingCurve.spring(bounce: .nan), .spring(bounce: .nan), true, "not a number"),
        PairRow(TimingCurve.spring(bounce: .nan), .spring(bounce: 0), true, "not a number"),
        PairRow(TimingCurve.spring(bounce: 1), .spring(bounce: 0.99), true, bounce),
        PairRow(TimingCurve.spring(bounce: -5), .spring(bounce: -0.99), true, bounce),
        PairRow(TimingCurve.spring(bounce: 0.2), .spring(bounce: 0.3), false, bounce),
        PairRow(TimingCurve.linear, bezier(0, 0, 1, 1), false, "another case"),
        PairRow(TimingCurve.linear, .spring(bounce: 0), false, "another case"),
        PairRow(TimingCurve.linear, .linear, true, "itself"),
        PairRow(TimingCurve.ease, .easeIn, false, "CSS: two curves"),
      ]
    ) { XCTAssertEqual($0.areEqual, $0.expected, $0.pair) }
  }

  func testPagingAndRows() {
    typealias Paging = Scroller.Paging
    func pages(_ length: Double, _ spacing: Double, _ limit: Int = 1) -> Paging {
      .pages(length: length, spacing: spacing, limit: limit)
    }
    let lengths = "definition: lengths that are not numbers, or negative, count as zero"
    forEachRow(
      "equal pagings, overscans and rows",
      [
        PairRow(pages(.nan, 0), pages(.nan, 0), true, lengths),
        PairRow(pages(.nan, -1), pages(0, 0), true, lengths),
        PairRow(pages(.infinity, 1e300), pages(limit, limit), true, "definition: held in 2^52"),
        PairRow(pages(320, 10), pages(330, 10), false, lengths),
        PairRow(pages(320, 10), pages(320, 0), false, lengths),
        PairRow(pages(320, 0), .pages(length: 320), true, "definition: the default spacing is 0"),
        PairRow(pages(320, 1), .pages(length: 320), false, "definition: the default spacing is 0"),
        PairRow(pages(320, 0, 1), .pages(length: 320), true, "definition: one page a gesture"),
        PairRow(pages(320, 0, 2), .pages(length: 320), false, "definition: one page a gesture"),
        PairRow(pages(320, 0, -4), pages(320, 0, 0), true, "Pages: negative counts as zero"),
        PairRow(pages(320, 0, .max), pages(320, 0, 7), false, "Pages: .max is no limit"),
        PairRow(
          Paging.pages(length: 320, alignment: .leading), .pages(length: 320), true,
          "definition: leading pages"),
        PairRow(
          Paging.pages(length: 320, alignment: .center), .pages(length: 320), false,
          "definition: leading pages"),
        PairRow(
          Paging.pages(length: 320, alignment: PageAlignment(page: 0, viewport: 0.5)),
          .pages(length: 320, alignment: PageAlignment(page: 0.5, viewport: 0)), false,
          "two shares"),
        PairRow(Paging.none, .viewport, false, "another case"),
        PairRow(Paging.viewport, pages(0, 0), false, "another case"),
        PairRow(Paging.viewport, .viewport, true, "itself"),
        PairRow(Overscan.points(.nan), .points(.nan), true, lengths),
        PairRow(Overscan.points(-3), .points(0), true, lengths),
        PairRow(
          Overscan.points(behind: 1, ahead: 2), .points(behind: 2, ahead: 1), false, "two sides"),
        PairRow(Overscan.points(0), .none, false, "another case"),
        PairRow(Overscan.points(5), .sides(before: 5, after: 5), false, "another case"),
        PairRow(
          Overscan.sides(before: .nan, after: 3), .sides(before: .nan, after: 3), true, lengths),
        PairRow(Overscan.sides(before: 1, after: 2), .sides(before: 1, after: 3), false, lengths),
        PairRow(Overscan.rows(-1), .rows(0), true, "definition: negative numbers count as zero"),
        PairRow(Overscan.rows(behind: 1, ahead: 2), .rows(behind: 1, ahead: 3), false, "two sides"),
        PairRow(Overscan.rows(3), .points(3), false, "another case"),
        PairRow(ScrollAlignment.fraction(.nan), .fraction(.nan), true, "not a number is the start"),
        PairRow(ScrollAlignment.fraction(7), .fraction(1), true, "definition: a share in 0...1"),
        PairRow(ScrollAlignment.fraction(-7), .fraction(0), true, "definition: a share in 0...1"),
        PairRow(ScrollAlignment.fraction(0.25), .fraction(0.75), false, "two shares"),
        PairRow(ScrollAlignment.leading, .fraction(0), false, "another case"),
        PairRow(ScrollAlignment.trailing, .center, false, "another case"),
        PairRow(ScrollAlignment.nearest, .nearest, true, "itself"),
        PairRow(RowLengths.Estimation.fixed(.nan), .fixed(0), true, lengths),
        PairRow(RowLengths.Estimation.mean(initially: .nan), .mean(initially: -1), true, lengths),
        PairRow(RowLengths.Estimation.mean(initially: 44), .fixed(44), false, "another case"),
        PairRow(RowLengths.Estimation.fixed(44), .fixed(45), false, lengths),
        PairRow(
          RowLengths(count: 3, length: .nan), RowLengths(count: 3, length: -1), true, lengths),
        PairRow(
          VariablePages.Grouping.fitting(tolerance: .nan), .fitting(tolerance: 0), true, lengths),
        PairRow(
          VariablePages.Grouping.fitting(tolerance: 1), .fitting(tolerance: 2), false, lengths),
        PairRow(
          VariablePages.Grouping.items(0), .items(1), true, "definition: at least one item"),
        PairRow(VariablePages.Grouping.items(2), .items(3), false, "two numbers"),
        PairRow(VariablePages.Grouping.items(1), .none, false, "another case"),
      ]
    ) { XCTAssertEqual($0.areEqual, $0.expected, $0.pair) }
  }

  func testZoomAndFrames() {
    typealias Curve = OverZoom.Curve
    let factor = "definition: anything but a positive number counts as one"
    let slope = "definition: a slope in 0...1"
    forEachRow(
      "equal zoom rules, curves and roundings",
      [
        PairRow(Curve.linear(slope: .nan), .linear(slope: .nan), true, slope),
        PairRow(Curve.linear(slope: -1), .linear(slope: 0), true, slope),
        PairRow(Curve.linear(slope: 9), .linear(slope: 1), true, slope),
        PairRow(Curve.linear(slope: 0.2), .linear(slope: 0.3), false, slope),
        PairRow(Curve.linear(slope: 0), .hard, false, "another case"),
        PairRow(Curve.logarithmic(ceiling: .nan), .logarithmic(ceiling: 1), true, "no ceiling"),
        PairRow(Curve.logarithmic(ceiling: 0.5), .logarithmic(ceiling: 1), true, "no more than 1"),
        PairRow(Curve.logarithmic(ceiling: 2), .logarithmic(ceiling: 3), false, "two ceilings"),
        PairRow(Curve.reciprocal, .hard, false, "another case"),
        PairRow(Curve.reciprocal, .reciprocal, true, "itself"),
        PairRow(
          OverZoom(lower: .linear(slope: .nan), upper: .hard),
          OverZoom(lower: .linear(slope: 0), upper: .hard), true, slope),
        PairRow(ZoomScaleRule.scale(.nan), .scale(.nan), true, factor),
        PairRow(ZoomScaleRule.scale(-2), .scale(1), true, factor),
        PairRow(ZoomScaleRule.scale(.infinity), .scale(1e300), true, "definition: held in 2^52"),
        PairRow(ZoomScaleRule.scale(2), .scale(3), false, "two scales"),
        PairRow(ZoomScaleRule.fit(times: .nan), .fit(), true, factor),
        PairRow(ZoomScaleRule.fit(times: 2), .fit(), false, "definition: once by default"),
        PairRow(ZoomScaleRule.fill(times: 0), .fill(), true, factor),
        PairRow(ZoomScaleRule.fill(times: 2), .fill(times: 3), false, "two factors"),
        PairRow(ZoomScaleRule.width(times: -1), .width(), true, factor),
        PairRow(ZoomScaleRule.height(times: .nan), .height(times: 1), true, factor),
        PairRow(ZoomScaleRule.width(), .height(), false, "another case"),
        PairRow(ZoomScaleRule.pixels(.nan), .pixels(), true, factor),
        PairRow(ZoomScaleRule.pixels(2), .pixels(3), false, "two factors"),
        PairRow(ZoomScaleRule.inside, .fit(), false, "another case"),
        PairRow(ZoomRules.scales(.nan, 2), .scales(1, 2), true, factor),
        PairRow(
          Autoresizing.Rounding.edgesDown(displayScale: .nan), .edgesDown(displayScale: 1), true,
          factor),
        PairRow(
          Autoresizing.Rounding.edgesDown(displayScale: 0), .edgesDown(displayScale: -1), true,
          factor),
        PairRow(
          Autoresizing.Rounding.edgesDown(displayScale: 2), .edgesDown(displayScale: 3), false,
          factor),
        PairRow(Autoresizing.Rounding.edgesDown(displayScale: 1), .none, false, "another case"),
        PairRow(
          Scroller.Event.willEndDragging(velocity: point(.nan, 1), target: .zero),
          .willEndDragging(velocity: point(0, 1), target: .zero), true, "the gate of points"),
        PairRow(
          Scroller.Event.willEndDragging(velocity: point(2, 1), target: .zero),
          .willEndDragging(velocity: point(0, 1), target: .zero), false, "two velocities"),
        PairRow(
          Scroller.Event.willEndDragging(velocity: point(0, 1), target: point(0, 3)),
          .willEndDragging(velocity: point(0, 1), target: .zero), false, "two targets"),
        PairRow(
          Scroller.Event.didEndDragging(willDecelerate: true),
          .didEndDragging(willDecelerate: false), false, "two ends"),
        PairRow(Scroller.Event.didScroll, .didZoom, false, "another case"),
      ]
    ) { XCTAssertEqual($0.areEqual, $0.expected, $0.pair) }
  }

  func testSilenceLimits() {
    let rows: [Row<Double?, Double?>] = [
      Row(nil, nil, "definition: never"), Row(.nan, nil, "definition: not a number is never"),
      Row(-1, 0, "definition: negative counts as zero"), Row(0.1, 0.1, "itself"),
      Row(.infinity, 0x1p52, "definition: held within 2^52"),
    ]
    forEachRow("silence limits", rows) { row in
      var tracker = VelocityTracker(stationaryTime: row.input)
      XCTAssertEqual(tracker.stationaryTime, row.expected)
      XCTAssertEqual(tracker, tracker)
      tracker.stationaryTime = 7
      tracker.stationaryTime = row.input
      XCTAssertEqual(tracker.stationaryTime, row.expected)
      tracker.reset()
      XCTAssertEqual(tracker.stationaryTime, row.expected)
    }
  }
}
