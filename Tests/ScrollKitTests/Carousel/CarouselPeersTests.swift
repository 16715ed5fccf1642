import ScrollKit
import XCTest

/// Numbers of other carousels, row by row.
final class CarouselPeersTests: XCTestCase {
  func testTheRowsOfOtherCarousels() {
    let rows = CarouselOracle.rows
    forEachRow("numbers of other carousels", rows) { row in
      guard
        let found = row.slideAnswer ?? row.loopAnswer ?? row.pageAnswer ?? row.libraryAnswer
      else {
        XCTFail("no answer to \(row.source)")
        return
      }
      // Embla's loop points are edges less half a point; see the rows that are out.
      let ours = CarouselOracle.differing[row.number]?.answer ?? row.expected
      XCTAssertTrue(
        found.matches(ours, ignoring: ["loopPoints"]), "\(row.source): \(found) and \(ours)")
      if row.tag != .must {
        XCTAssertFalse(found.matches(row.expected, ignoring: ["loopPoints"]), row.source)
      }
    }
    let out = CarouselOracle.out.flatMap { entry in
      entry.rows.map { _ in RowTag.out(entry.reason) }
    }
    check(
      rows.map { $0.tag } + out, TagCounts(must: 411, differs: 48, out: 78), "carousels")
    // Each row is accounted for, once.
    let numbers = rows.map { $0.number } + CarouselOracle.out.flatMap { Array($0.rows) }
    XCTAssertEqual(numbers.sorted(), Array(0..<537))
  }

  private static func page(_ number: Int, of count: Int) -> Int {
    PageLoop(count: count).page(number) ?? -1
  }

  /// With two pages, next and previous keep their directions, in quick taps, too.
  func testTwoPagesKeepTheDirection() {
    for slotCount in [2, 3, 5] {
      for steps in [[1], [1, 1], [1, 1, 1], [-1], [-1, -1], [1, -1], [-1, 1, 1]] {
        var slots =
          slotCount == 2
          ? CarouselSlots.twoSlots(pageCount: 2, loops: true)
          : CarouselSlots(pageCount: 2, slotCount: slotCount)
        _ = slots.setPageLength(320)
        var (offset, last) = (slots.contentOffset, 0.0)
        for step in steps {
          let move = slots.scroll(by: step)
          offset += move.update.offsetShift
          last = move.contentOffset - offset
          XCTAssertEqual(move.steps, step)
        }
        XCTAssertEqual(last, 320 * Double(steps.reduce(0, +)))
        XCTAssertEqual(slots.scroll(by: 0).page, Self.page(steps.reduce(0, +), of: 2))
      }
    }
  }
}
