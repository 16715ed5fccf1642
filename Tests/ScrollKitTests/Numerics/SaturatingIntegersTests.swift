import XCTest

@testable import ScrollKit

final class SaturatingIntegersTests: XCTestCase {
  func testFromDouble() {
    let rows: [Row<Double, Int>] = [
      Row(0, 0, "definition: whole part"),
      Row(2.999_999_9, 2, "definition: whole part"),
      Row(-2.999_999_9, -2, "definition: whole part"),
      Row(1_073_741_823, 1_073_741_823, "a virtual page past the range of Float"),
      Row(.nan, 0, "definition: not a number counts as zero"),
      Row(.infinity, .max, "definition: saturates"),
      Row(-.infinity, .min, "definition: saturates"),
      Row(0x1p63, .max, "2^63 is one more than the greatest Int"),
      Row(0x1p63 - 1024, 9_223_372_036_854_774_784, "the greatest Double below 2^63"),
      Row(-0x1p63, .min, "-2^63 is the least Int"),
      Row(-0x1p63 + 1024, -9_223_372_036_854_774_784, "the least Double above -2^63"),
      Row(-0x1p64, .min, "definition: saturates"),
    ]
    forEachRow("integers from numbers", rows) {
      XCTAssertEqual(Int(saturating: $0.input), $0.expected)
    }
  }

  private struct SumRow: TableRow {
    let a: Int
    let b: Int
    let sum: Int
    let difference: Int
    let source: String

    init(_ a: Int, _ b: Int, sum: Int, difference: Int, _ source: String) {
      (self.a, self.b, self.sum, self.difference, self.source) = (a, b, sum, difference, source)
    }
  }

  func testSums() {
    forEachRow(
      "saturating sums",
      [
        SumRow(0, 0, sum: 0, difference: 0, "arithmetic"),
        SumRow(5, 3, sum: 8, difference: 2, "arithmetic"),
        SumRow(3, -5, sum: -2, difference: 8, "arithmetic"),
        SumRow(.max, 0, sum: .max, difference: .max, "arithmetic"),
        SumRow(.max, 1, sum: .max, difference: .max - 1, "definition: saturates"),
        SumRow(.max, -1, sum: .max - 1, difference: .max, "definition: saturates"),
        SumRow(.min, 1, sum: .min + 1, difference: .min, "definition: saturates"),
        SumRow(.min, -1, sum: .min, difference: .min + 1, "definition: saturates"),
        SumRow(0, .min, sum: .min, difference: .max, "-Int.min is not an Int"),
        SumRow(-1, .min, sum: .min, difference: .max, "-1 - Int.min is Int.max exactly"),
        SumRow(.max, .max, sum: .max, difference: 0, "definition: saturates"),
        SumRow(.min, .min, sum: .min, difference: 0, "definition: saturates"),
      ]
    ) { row in
      XCTAssertEqual(row.a.saturatingAdd(row.b), row.sum)
      XCTAssertEqual(row.b.saturatingAdd(row.a), row.sum)
      XCTAssertEqual(row.a.saturatingSubtract(row.b), row.difference)
    }
  }

  func testNegation() {
    let rows: [Row<Int, Int>] = [
      Row(0, 0, "arithmetic"), Row(7, -7, "arithmetic"), Row(-7, 7, "arithmetic"),
      Row(.max, .min + 1, "arithmetic"), Row(.min, .max, "definition: saturates"),
    ]
    forEachRow("saturating negation", rows) {
      XCTAssertEqual($0.input.saturatingNegation, $0.expected)
    }
  }

  func testClamping() {
    let rows: [Row<(Int, ClosedRange<Int>), Int>] = [
      Row((-4, 0...9), 0, "SwiftUIPager: index -4 of 10 pages"),
      Row((100, 0...9), 9, "Splide: go to 100 of 10"),
      Row((-100, 0...9), 0, "Splide: go to -100 of 10"),
      Row((0, 0...9), 0, "first of the range"),
      Row((9, 0...9), 9, "last of the range"),
      Row((3, 5...5), 5, "a range of one"),
      Row((.min, .min ... .max), .min, "everything"),
    ]
    forEachRow("clamped integers", rows) {
      XCTAssertEqual($0.input.0.clamped(to: $0.input.1), $0.expected)
    }
  }
}
