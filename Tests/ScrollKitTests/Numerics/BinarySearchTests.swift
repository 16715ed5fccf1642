import XCTest

@testable import ScrollKit

final class BinarySearchTests: XCTestCase {
  private struct SearchRow: TableRow {
    let range: Range<Int>
    /// The first number that meets the condition. It may be outside the range.
    let first: Int
    let expected: Int
    let source: String

    init(_ range: Range<Int>, _ first: Int, _ expected: Int, _ source: String) {
      (self.range, self.first, self.expected, self.source) = (range, first, expected, source)
    }
  }

  func testRows() {
    let rows = [
      SearchRow(0..<0, 0, 0, "definition: an empty range, its upper bound"),
      SearchRow(7..<7, 3, 7, "definition: an empty range that starts elsewhere"),
      SearchRow(-4 ..< -4, 0, -4, "definition: an empty range below zero"),
      SearchRow(0..<1, 0, 0, "definition: one number, met"),
      SearchRow(0..<1, 1, 1, "definition: one number, not met"),
      SearchRow(0..<2, 0, 0, "definition: two numbers, both met"),
      SearchRow(0..<2, 1, 1, "definition: two numbers, one met"),
      SearchRow(0..<2, 2, 2, "definition: two numbers, none met"),
      SearchRow(0..<10, -5, 0, "definition: all met, the first"),
      SearchRow(0..<10, 99, 10, "definition: none met, the upper bound"),
      SearchRow(-10..<10, -3, -3, "definition: below zero"),
      SearchRow(-10..<10, 0, 0, "definition: at zero"),
      SearchRow(-10 ..< -1, -1, -1, "definition: none met below zero"),
      SearchRow(.min ..< .max, 0, 0, "all integers: their difference is not one"),
      SearchRow(.min ..< .max, .min, .min, "all integers, all met"),
      SearchRow(.min ..< .max, .min + 1, .min + 1, "all integers, all but the least met"),
      SearchRow(.min ..< .max, .max - 1, .max - 1, "all integers, only the greatest met"),
      SearchRow(.min ..< .max, .max, .max, "all integers, none met"),
      SearchRow(.min ..< .min + 1, .min, .min, "the least integer alone"),
      SearchRow(.max - 1 ..< .max, .max - 1, .max - 1, "next to the greatest integer"),
      SearchRow(.max - 2 ..< .max, .max - 1, .max - 1, "their sum is too large for an integer"),
      SearchRow(.min..<1, 0, 0, "half of the integers"),
      SearchRow(-1 ..< .max, 1 << 40, 1 << 40, "more than half of the integers"),
    ]
    forEachRow("binary searches", rows) { row in
      var asked = 0
      let found = row.range.partitionPoint {
        asked += 1
        XCTAssertTrue(row.range.contains($0), "\($0) is not in \(row.range)")
        return $0 >= row.first
      }
      XCTAssertEqual(found, row.expected)
      XCTAssertLessThanOrEqual(asked, 64)
    }
  }

  /// The search finds every place in every short range with few questions, wherever the range
  /// starts.
  func testEveryPlaceOfShortRanges() {
    func fault(_ search: (Range<Int>, (Int) -> Bool) -> Int) -> String? {
      for start in [-40, -1, 0, 3, Int.min, .max - 40] {
        for count in 0...40 {
          let range = start..<start + count
          for place in 0...count {
            var asked = 0
            let found = search(range) {
              asked += 1
              return $0 >= start + place
            }
            guard found == start + place else { return "\(range): \(found), not \(start + place)" }
            // A search of 2^n - 1 numbers takes n questions.
            guard 1 << asked <= 2 * (count + 1) else { return "\(range): \(asked) questions" }
          }
        }
      }
      return nil
    }
    assertLaw(
      fault, holdsFor: { $0.partitionPoint(where: $1) },
      findsFaultIn: [
        { range, isMet in range.first(where: isMet) ?? range.upperBound },
        { range, isMet in
          (range.lowerBound..<max(range.lowerBound, range.upperBound - 1)).partitionPoint(
            where: isMet)
        },
        { range, isMet in range.dropFirst().partitionPoint(where: isMet) },
        { range, isMet in range.partitionPoint { !isMet($0) } },
      ])
  }
}
