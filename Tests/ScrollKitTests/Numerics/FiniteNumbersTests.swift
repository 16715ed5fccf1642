import XCTest

@testable import ScrollKit

final class FiniteNumbersTests: XCTestCase {
  private struct GateRow: TableRow {
    let value: Double
    let finite: Double  // the neutral value is 7
    let length: Double
    let share: Double  // the neutral value is 0.25
    let factor: Double
    let source: String

    init(
      _ value: Double, finite: Double, length: Double, share: Double, factor: Double,
      _ source: String
    ) {
      (self.value, self.finite, self.length) = (value, finite, length)
      (self.share, self.factor, self.source) = (share, factor, source)
    }
  }

  private let limit = 4_503_599_627_370_496.0  // 2^52

  func testGates() {
    let rule = "definition: the gate for numbers"
    forEachRow(
      "gates",
      [
        GateRow(.nan, finite: 7, length: 0, share: 0.25, factor: 1, rule),
        GateRow(.signalingNaN, finite: 7, length: 0, share: 0.25, factor: 1, rule),
        GateRow(.infinity, finite: limit, length: limit, share: 1, factor: limit, rule),
        GateRow(-.infinity, finite: -limit, length: 0, share: 0, factor: 1, rule),
        GateRow(1e300, finite: limit, length: limit, share: 1, factor: limit, rule),
        GateRow(-1e300, finite: -limit, length: 0, share: 0, factor: 1, rule),
        GateRow(0x1p52, finite: limit, length: limit, share: 1, factor: limit, "edge of the gate"),
        GateRow(-0x1p52, finite: -limit, length: 0, share: 0, factor: 1, "edge of the gate"),
        GateRow(
          0x1p52 + 1, finite: limit, length: limit, share: 1, factor: limit, "one past the gate"),
        GateRow(-0x1p52 - 1, finite: -limit, length: 0, share: 0, factor: 1, "one past the gate"),
        GateRow(
          0x1p52 - 0.5, finite: 4_503_599_627_370_495.5, length: 4_503_599_627_370_495.5, share: 1,
          factor: 4_503_599_627_370_495.5, "halves are counted up to 2^52"),
        GateRow(0, finite: 0, length: 0, share: 0, factor: 1, "definition: nothing"),
        GateRow(0.25, finite: 0.25, length: 0.25, share: 0.25, factor: 0.25, "ordinary"),
        GateRow(1, finite: 1, length: 1, share: 1, factor: 1, "ordinary"),
        GateRow(3, finite: 3, length: 3, share: 1, factor: 3, "a display scale of 3"),
        GateRow(-3, finite: -3, length: 0, share: 0, factor: 1, "negative lengths count as zero"),
        GateRow(-1e-9, finite: -1e-9, length: 0, share: 0, factor: 1, "just below zero"),
        GateRow(1e-9, finite: 1e-9, length: 1e-9, share: 1e-9, factor: 1e-9, "just above zero"),
      ]
    ) { row in
      XCTAssertEqual(row.value.finite(or: 7), row.finite)
      XCTAssertEqual(row.value.nonNegative, row.length)
      XCTAssertEqual(row.value.unitFraction(or: 0.25), row.share)
      XCTAssertEqual(row.value.positiveFactor, row.factor)
    }
  }

  func testHeldWithinTheGate() {
    let rows: [Row<Double, Double>] = [
      Row(0, 0, "definition"), Row(-3.5, -3.5, "ordinary"), Row(0x1p51, 0x1p51, "ordinary"),
      Row(0x1p52, limit, "edge of the gate"), Row(-0x1p52, -limit, "edge of the gate"),
      Row(0x1p52 + 1, limit, "one past the gate"), Row(-0x1p52 - 1, -limit, "one past the gate"),
      Row(.infinity, limit, "definition"), Row(-.infinity, -limit, "definition"),
      Row(-1e300, -limit, "definition"), Row(.nan, .nan, "definition: not a number stays so"),
    ]
    forEachRow("saturated numbers", rows) { row in
      XCTAssertTrue(same(row.input.saturated, row.expected))
    }
  }
}
