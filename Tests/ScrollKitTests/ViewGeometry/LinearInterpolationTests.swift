import ScrollKit
import ScrollKitTestSupport
import XCTest

final class LinearInterpolationTests: XCTestCase {
  private struct Row: TableRow {
    var start: CGRect
    var end: CGRect
    var fraction: Double
    var expected: CGRect
    var source: String

    init(
      _ start: CGRect, _ end: CGRect, _ fraction: Double, _ expected: CGRect, _ source: String
    ) {
      (self.start, self.end, self.fraction) = (start, end, fraction)
      (self.expected, self.source) = (expected, source)
    }
  }

  func testRects() {
    let (a, b) = (rect(0, 10, 100, 200), rect(40, -30, 300, 50))
    let rows: [Row] = [
      Row(a, b, 0, a, "definition"),
      Row(a, b, 1, b, "definition"),
      Row(a, b, 0.5, rect(20, -10, 200, 125), "by hand"),
      Row(a, b, 0.25, rect(10, 0, 150, 162.5), "by hand"),
      Row(a, b, 1.5, rect(60, -50, 400, 0), "by hand: a spring beyond the end, no height"),
      Row(a, b, -0.25, rect(-10, 20, 50, 237.5), "by hand: a spring before the start"),
      Row(a, b, -1, rect(-40, 50, 0, 350), "by hand: a spring before the start, no width"),
      Row(b, a, 0.25, rect(30, -20, 250, 87.5), "by hand: back"),
      Row(a, a, 0.7, a, "definition: nothing to go"),
      Row(a, b, .nan, a, "definition: not a number counts as zero"),
    ]
    forEachRow("interpolated rectangles", rows) { row in
      let now = LinearInterpolation.rect(from: row.start, to: row.end, at: row.fraction)
      assertNear(now, row.expected)
      assertNear(
        LinearInterpolation.point(
          from: row.start.origin, to: row.end.origin, at: row.fraction), row.expected.origin)
      XCTAssertEqual(
        LinearInterpolation.number(
          from: row.start.coordinates[1], to: row.end.coordinates[1], at: row.fraction),
        row.expected.coordinates[1], accuracy: 1e-12)
    }
  }

  private struct NumberRow: TableRow {
    let start: Double
    let end: Double
    let source: String
  }

  func testWhatIsNotANumberCountsAsZero() {
    let rows: [(Double, Double, Double, Double)] = [
      (.nan, 4, 0.5, 2), (4, .nan, 0.25, 3), (.nan, 4, 0, 0), (4, .nan, 1, 0), (3, 4, .nan, 3),
    ]
    for (start, end, fraction, expected) in rows {
      XCTAssertEqual(LinearInterpolation.number(from: start, to: end, at: fraction), expected)
      XCTAssertEqual(
        LinearInterpolation.point(from: point(start, 8), to: point(end, 8), at: fraction),
        point(expected, 8))
    }
  }

  func testEndsAreExact() {
    let source = "definition: each end to the last bit"
    let rows = [
      NumberRow(start: 0.2, end: 0.9, source: "0.2 + (0.9 - 0.2) is not 0.9 in binary"),
      NumberRow(start: 0.9, end: 0.2, source: source),
      NumberRow(start: 1e9, end: 0.1, source: "0.1 - 1e9 has lost most digits of 0.1"),
      NumberRow(start: 0.1, end: 1e9, source: source),
      NumberRow(start: -0x1p52, end: 0x1p52, source: source),
      NumberRow(start: 1e-300, end: 1, source: source),
      NumberRow(start: 320, end: 320, source: "definition: nothing to go"),
    ]
    func fault(_ way: (Double, Double, Double) -> Double) -> NumberRow? {
      rows.first { row in
        way(row.start, row.end, 0) != row.start || way(row.start, row.end, -0.0) != row.start
          || way(row.start, row.end, 1) != row.end
      }
    }
    forEachRow("ends of interpolations", rows) { row in
      let (a, b) = (rect(row.start, 1, 2, 3), rect(4, row.end, 5, 6))
      XCTAssertEqual(LinearInterpolation.rect(from: a, to: b, at: 0), a)
      XCTAssertEqual(LinearInterpolation.rect(from: a, to: b, at: 1), b)
      XCTAssertEqual(LinearInterpolation.point(from: a.origin, to: b.origin, at: 0), a.origin)
      XCTAssertEqual(LinearInterpolation.point(from: a.origin, to: b.origin, at: 1), b.origin)
    }
    assertLaw(
      fault, holdsFor: { LinearInterpolation.number(from: $0, to: $1, at: $2) },
      findsFaultIn: [
        { $0 + ($1 - $0) * $2 }, { $0 * (1 - $2) + $1 * $2.nextDown },
        { LinearInterpolation.number(from: $0, to: $1, at: $2 * 0.999) },
      ])
  }
}
