import ScrollKit
import XCTest

/// The carousels with two and with three slots answer alike.
final class CarouselTwinsTests: XCTestCase {
  private struct Setup {
    var count: Int
    var rule: CarouselRecentering
    var isRightToLeft: Bool
    var seed: UInt64
  }

  /// What a step says, apart from what depends on the number of slots.
  private struct Saying: Equatable {
    var shift: Double
    var motion: CarouselSlots.MotionEffect
    var restingOffset: Double?
    var change: CarouselSlots.PageChange?
    var numbers: [Double]
    var page: Int?

    init(_ update: CarouselSlots.Update, _ slots: CarouselSlots) {
      shift = update.offsetShift
      motion = update.motion
      restingOffset = update.restingOffset
      change = update.pageChange
      page = slots.currentPage
      numbers = [
        slots.contentOffset, slots.restingOffset, slots.fractionalPage, slots.wrappedFractionalPage,
        slots.pitch, slots.offset(steps: 1), slots.offset(steps: -3),
        Double(slots.contentSize(crossLength: 9).width),
      ]
    }
  }

  private func step(
    _ slots: inout CarouselSlots, _ random: inout SeededGenerator
  ) -> CarouselSlots.Update {
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let offset = slots.contentOffset + random.eighths(-300...300)
    let ways = PageLoop.Direction.allCases, between = CarouselSlots.PagesBetween.allCases
    switch int(0...12) {
    case 0...5: return slots.scrolled(to: offset)
    case 6: return slots.settled(at: offset)
    case 7: return slots.willBeginDragging(at: offset)
    case 8: return slots.jump(to: int(-3...9), direction: ways[int(0...2)])
    case 9: return slots.setPageLength(Double(int(0...2) * 160))
    // From two pages on: with fewer, they do not loop, and their contents differ.
    case 10: return slots.setPageCount(int(2...6), keeping: int(0...1) == 0 ? nil : int(0...6))
    case 11:
      return slots.scroll(
        to: int(-3...9), direction: ways[int(0...2)], pagesBetween: between[int(0...1)]
      ).update
    default: return slots.scroll(by: int(-4...4), pagesBetween: between[int(0...1)]).update
    }
  }

  private func firstDifference(
    _ a: CarouselSlots, _ b: CarouselSlots, _ seed: UInt64
  ) -> String? {
    var (a, b) = (a, b)
    var (randomA, randomB) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for index in 0..<400 {
      let one = Saying(step(&a, &randomA), a), other = Saying(step(&b, &randomB), b)
      if one != other { return "step \(index): \(one) and \(other)" }
    }
    return nil
  }

  private func twins(_ setup: Setup) -> (CarouselSlots, CarouselSlots) {
    (
      CarouselSlots(
        pageCount: setup.count, page: 9, spacing: 5, recentering: setup.rule,
        isRightToLeft: setup.isRightToLeft, displayScale: 2),
      CarouselSlots.twoSlots(
        pageCount: setup.count, page: 9, loops: true, spacing: 5, recentering: setup.rule,
        isRightToLeft: setup.isRightToLeft, displayScale: 2)
    )
  }

  func testLoopingTwinsSayTheSame() {
    for rule in CarouselRecentering.allCases {
      for isRightToLeft in [false, true] {
        for count in 2...6 {
          for seed in 0..<5 as Range<UInt64> {
            let (three, two) = twins(
              Setup(count: count, rule: rule, isRightToLeft: isRightToLeft, seed: seed))
            XCTAssertNil(firstDifference(three, two, seed), "\(rule) \(count) pages, seed \(seed)")
          }
        }
      }
    }
  }

  func testTheCheckerFindsPlantedFaults() {
    let setup = Setup(count: 5, rule: .whenSettled, isRightToLeft: false, seed: 1)
    let (three, two) = twins(setup)
    for other in [
      CarouselSlots.twoSlots(pageCount: 5, page: 9, loops: false, spacing: 5, displayScale: 2),
      CarouselSlots.twoSlots(
        pageCount: 5, page: 9, loops: true, spacing: 5, recentering: .atHalfPage, displayScale: 2),
      CarouselSlots.twoSlots(pageCount: 5, page: 8, loops: true, spacing: 5, displayScale: 2),
      CarouselSlots.twoSlots(pageCount: 5, page: 9, loops: true, spacing: 4, displayScale: 2),
      CarouselSlots.twoSlots(
        pageCount: 5, page: 9, loops: true, spacing: 5, isRightToLeft: true, displayScale: 2),
    ] { XCTAssertNotNil(firstDifference(three, other, 1)) }
    XCTAssertNil(firstDifference(three, two, 1))
  }

  private struct BeginningRow: TableRow {
    var count: Int
    var page: Int
    var spacing = 0.0
    /// What both begin with when looping, and two slots without.
    var looping: Int?
    var plain: Int?
    var pitch = 320.0
    var source: String
  }

  func testBeginnings() {
    let loops = "definition: the page loops when looping, else it is held"
    let spacing = "definition: negative lengths count as zero"
    let rows = [
      BeginningRow(count: 5, page: 2, looping: 2, plain: 2, source: loops),
      BeginningRow(count: 5, page: 5, looping: 0, plain: 4, source: loops),
      BeginningRow(count: 5, page: -1, looping: 4, plain: 0, source: loops),
      BeginningRow(count: 5, page: .max, looping: 2, plain: 4, source: loops),
      BeginningRow(count: 5, page: .min, looping: 2, plain: 0, source: loops),
      BeginningRow(count: 2, page: 3, looping: 1, plain: 1, source: loops),
      BeginningRow(count: 1, page: 3, looping: 0, plain: 0, source: loops),
      BeginningRow(count: 0, page: 3, looping: nil, plain: nil, source: loops),
      BeginningRow(count: -2, page: 3, looping: nil, plain: nil, source: loops),
      BeginningRow(count: 5, page: 0, spacing: 8, looping: 0, plain: 0, pitch: 328, source: loops),
      BeginningRow(count: 5, page: 0, spacing: -10, looping: 0, plain: 0, source: spacing),
      BeginningRow(count: 5, page: 0, spacing: -.infinity, looping: 0, plain: 0, source: spacing),
      BeginningRow(count: 5, page: 0, spacing: .nan, looping: 0, plain: 0, source: spacing),
    ]
    forEachRow("beginnings", rows) { row in
      var three = CarouselSlots(pageCount: row.count, page: row.page, spacing: row.spacing)
      var two = CarouselSlots.twoSlots(
        pageCount: row.count, page: row.page, loops: true, spacing: row.spacing)
      var plain = CarouselSlots.twoSlots(pageCount: row.count, page: row.page, spacing: row.spacing)
      let gap = row.pitch - 320
      let (a, b, c) = (three.setPageLength(320), two.setPageLength(320), plain.setPageLength(320))
      XCTAssertEqual([three.currentPage, two.currentPage], [row.looping, row.looping])
      XCTAssertEqual(plain.currentPage, row.plain)
      XCTAssertEqual([three.pitch, two.pitch, plain.pitch], [row.pitch, row.pitch, row.pitch])
      XCTAssertEqual([three.spacing, two.spacing, plain.spacing], [gap, gap, gap])
      for update in [a, b, c] {
        for place in update.placements {
          // Places lie a pitch apart, with half the gap on either side of a page.
          XCTAssertEqual((place.origin - gap / 2).remainder(dividingBy: row.pitch), 0)
        }
      }
      let cloned = ClonedPages(pageCount: row.count, pageLength: 320, spacing: row.spacing)
      XCTAssertEqual(cloned.pitch, row.pitch)
      XCTAssertEqual(cloned.spacing, gap)
    }
  }
}
