import XCTest

@testable import ScrollKit

/// Carousels on a scroll view that behaves: a paged `Scroller`.
final class CarouselScrollerTests: XCTestCase {
  private static let directions: [(axis: ScrollAxis, isRightToLeft: Bool)] = [
    (.horizontal, false), (.horizontal, true), (.vertical, false),
  ]

  private func host(
    _ count: Int, page: Int = 0, rule: CarouselRecentering = .whenSettled,
    direction: (axis: ScrollAxis, isRightToLeft: Bool) = (.horizontal, false),
    habits: ScrollerCarouselHost.Habits = .init()
  ) -> ScrollerCarouselHost {
    ScrollerCarouselHost(
      CarouselSlots(
        pageCount: count, page: page, recentering: rule, axis: direction.axis,
        isRightToLeft: direction.isRightToLeft, displayScale: 3),
      length: 320, habits: habits)
  }

  private struct FlickRow: TableRow {
    var count: Int
    var page: Int
    var flicks: Int
    var pause: Double
    var rested: Int
    var source: String
  }

  /// Each flick turns a page, even before the last one has come to its end.
  func testQuickFlicks() {
    let source = "definition: each flick turns a page"
    let rows: [FlickRow] = [
      FlickRow(count: 9, page: 0, flicks: 5, pause: 0.12, rested: 5, source: source),
      FlickRow(count: 9, page: 0, flicks: -5, pause: 0.12, rested: 4, source: source),
      FlickRow(count: 9, page: 7, flicks: 5, pause: 0.12, rested: 3, source: source),
      FlickRow(count: 9, page: 0, flicks: 9, pause: 0.15, rested: 0, source: source),
      FlickRow(count: 5, page: 2, flicks: 3, pause: 0.2, rested: 0, source: source),
      FlickRow(count: 5, page: 2, flicks: -3, pause: 0.3, rested: 4, source: source),
      FlickRow(count: 3, page: 0, flicks: 4, pause: 0.12, rested: 1, source: source),
      FlickRow(count: 2, page: 0, flicks: 5, pause: 0.12, rested: 1, source: "the same, N = 2"),
      FlickRow(count: 2, page: 1, flicks: -4, pause: 0.12, rested: 1, source: "the same, N = 2"),
      FlickRow(count: 1, page: 0, flicks: 5, pause: 0.12, rested: 0, source: "nothing, N = 1"),
      FlickRow(count: 9, page: 0, flicks: 5, pause: 2, rested: 5, source: "definition: slow ones"),
    ]
    forEachRow("quick flicks", rows) { row in
      for direction in Self.directions {
        for rule in CarouselRecentering.allCases {
          var host = host(row.count, page: row.page, rule: rule, direction: direction)
          for _ in 0..<row.flicks.magnitude {
            host.drag(forward: row.flicks > 0 ? 120 : -120)
            host.wait(row.pause)
          }
          XCTAssertTrue(host.comeToRest())
          XCTAssertNil(host.faultAtRest(on: row.rested), "\(rule) \(direction)")
        }
      }
    }
  }

  func testWithoutTellingDragsFlicksAreLost() {
    var host = host(9, habits: .init(tellsDrags: false))
    for _ in 0..<5 {
      host.drag(forward: 120)
      host.wait(0.12)
    }
    XCTAssertTrue(host.comeToRest())
    XCTAssertNotNil(host.faultAtRest(on: 5))
  }

  /// One round: up to two motions that may interrupt each other, then an ending of which the final
  /// page is known. Returns the fault.
  private func round(
    _ host: inout ScrollerCarouselHost, _ random: inout SeededGenerator
  ) -> String? {
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    /// The page some steps on, at an end the last one.
    func page(_ steps: Int) -> Int? {
      let (count, now) = (host.slots.pageCount, host.slots.currentPage ?? 0)
      guard count > 0 else { return nil }
      return host.slots.canLoop
        ? ((now + steps) % count + count) % count : min(max(0, now + steps), count - 1)
    }
    let ways = PageLoop.Direction.allCases, between = CarouselSlots.PagesBetween.allCases

    for _ in 0..<int(0...2) {
      switch int(0...3) {
      case 0: host.drag(forward: [120, -120][int(0...1)], seconds: double(0.03...0.1))
      case 1:
        host.go(
          host.slots.scroll(
            to: int(0...6), direction: ways[int(0...2)], pagesBetween: between[int(0...1)]))
      case 2: host.go(host.slots.scroll(by: int(-3...3), pagesBetween: between[int(0...1)]))
      default: host.drag(forward: double(-300...300), seconds: 0.2, holds: 0.3)
      }
      host.wait(double(0...0.4))
    }

    var expected: Int?
    let ending = int(0...9)
    switch ending {
    case 0, 1:
      _ = host.comeToRest()
      let (count, step) = (int(1...5), [1, -1][int(0...1)])
      expected = page(count * step)
      for _ in 0..<count {
        host.drag(forward: 120 * Double(step) * host.slots.pitch / 320)
        host.wait(double(0.12...0.4))
      }
    case 2, 3:
      let move = host.slots.scroll(
        to: int(0...6), direction: ways[int(0...2)], pagesBetween: between[int(0...1)])
      host.go(move)
      if move.page == nil { _ = host.comeToRest() }
      expected = move.page ?? host.slots.currentPage
    case 4:
      _ = host.comeToRest()
      var aim = host.slots.currentPage ?? 0
      for _ in 0...int(0...5) {
        var steps = int(-2...3)
        if host.slots.canLoop {
          aim = (aim + steps + 2 * host.slots.pageCount) % host.slots.pageCount
        } else {
          // Within the ends.
          steps = min(max(0, aim + steps), max(0, host.slots.pageCount - 1)) - aim
          aim += steps
        }
        let move = host.go(host.slots.scroll(by: steps, pagesBetween: between[int(0...1)]))
        if move.page == nil, host.slots.pageCount > 0 { return "\(steps) steps lead nowhere" }
        host.wait(double(0...0.1))
      }
      expected = host.slots.pageCount > 0 ? aim : nil
    case 5:
      let target = int(0...max(0, host.slots.pageCount - 1))
      host.jump(to: target)
      expected = host.slots.pageCount > 0 ? target : nil
    case 6, 7:
      let move = host.slots.scroll(
        to: int(0...6), direction: ways[int(0...2)], pagesBetween: between[int(0...1)])
      host.go(move)
      host.wait(double(0...0.35))
      if int(0...1) == 0 {
        host.layOut(0)
        host.wait(double(0...0.1))
      }
      host.layOut(Double(int(300...420)))
      if move.page == nil { _ = host.comeToRest() }
      expected = move.page ?? host.slots.currentPage
    case 8:
      let (count, kept) = (int(0...7), int(0...1) == 0 ? nil : int(0...8))
      if count == host.slots.pageCount, kept == nil { _ = host.comeToRest() }
      expected = count == 0 ? nil : min(kept ?? host.slots.currentPage ?? 0, count - 1)
      host.setPageCount(count, keeping: kept)
    default:
      host.drag(forward: [120, -120][int(0...1)])
      host.wait(double(0...0.3))
      host.touch(.began, 0)
      host.wait(double(0...0.3))
      expected = host.slots.currentPage
      host.touch(.ended, 0)
    }
    if int(0...3) == 0 { host.wait(60, frame: 60) }
    if !host.comeToRest() { return "does not come to rest" }
    return host.faultAtRest(on: expected).map {
      "ending \(ending): \($0), page count \(host.slots.pageCount)"
    }
  }

  private func firstFault(
    _ slots: CarouselSlots, rounds: Int, seed: UInt64, peek: Double = 0,
    habits: ScrollerCarouselHost.Habits = .init()
  ) -> String? {
    var host = ScrollerCarouselHost(slots, length: 320, peek: peek, habits: habits)
    var random = SeededGenerator(seed: seed)
    for index in 0..<rounds {
      if let fault = round(&host, &random) { return "round \(index): \(fault)" }
    }
    return nil
  }

  /// 4,000 rounds of flicks, taps, jumps, resizes, other counts, catches and long absences.
  func testEveryRoundEndsOnTheRightPage() {
    for (index, rule) in CarouselRecentering.allCases.enumerated() {
      for (turn, direction) in Self.directions.enumerated() {
        for reports in [false, true] {
          let seed = UInt64(index * 10 + turn)
          let slots = CarouselSlots(
            pageCount: 5, recentering: rule, axis: direction.axis,
            isRightToLeft: direction.isRightToLeft, displayScale: 3)
          XCTAssertNil(
            firstFault(
              slots, rounds: 100, seed: seed, habits: .init(reportsItsOwnStops: reports)),
            "\(rule) \(direction) \(reports)")
          for loops in [true, false] {
            let two = CarouselSlots.twoSlots(
              pageCount: 4, loops: loops, recentering: rule, axis: direction.axis,
              isRightToLeft: direction.isRightToLeft, displayScale: 3)
            XCTAssertNil(
              firstFault(
                two, rounds: 50, seed: seed + 100, habits: .init(reportsItsOwnStops: reports)),
              "two slots, \(loops) \(rule) \(direction) \(reports)")
          }
        }
      }
    }
  }

  /// Pages that peek in on both sides do not jump either.
  func testPagesThatPeekIn() {
    for (index, rule) in CarouselRecentering.allCases.enumerated() {
      for (peek, slotCount) in [(40.0, 5), (150, 5), (340, 7)] {
        for direction in Self.directions {
          let slots = CarouselSlots(
            pageCount: 7, spacing: 10, slotCount: slotCount, recentering: rule,
            axis: direction.axis, isRightToLeft: direction.isRightToLeft, displayScale: 3)
          XCTAssertNil(
            firstFault(slots, rounds: 40, seed: UInt64(index), peek: peek),
            "\(rule) \(direction) \(peek)")
        }
      }
    }
  }

  /// The laws find planted faults.
  func testTheCheckerFindsPlantedFaults() {
    typealias Habits = ScrollerCarouselHost.Habits
    func fault(_ habits: Habits, rule: CarouselRecentering = .whenSettled) -> String? {
      firstFault(
        CarouselSlots(pageCount: 5, recentering: rule, displayScale: 3), rounds: 300, seed: 3,
        habits: habits)
    }
    XCTAssertNil(fault(Habits()))
    let spoils: [(inout CarouselSlots.Update) -> Void] = [
      { $0.pageChange = nil },
      { $0.offsetShift *= 0.9 },
      { $0.movesAll = false },
      { $0.newcomers.count = 0 },
      { if $0.motion == .stops { $0.motion = .continues } },
      { if let change = $0.pageChange { $0.pageChange?.old = change.new } },
      { $0.restingOffset = nil },
    ]
    for (index, spoil) in spoils.enumerated() {
      XCTAssertNotNil(fault(Habits(spoil: spoil)), "planted fault \(index)")
    }
    XCTAssertNotNil(fault(Habits(ignoresStops: true)))
    XCTAssertNotNil(fault(Habits(ignoresRests: true)))
    XCTAssertNotNil(fault(Habits(tellsDrags: false)))
    XCTAssertNotNil(fault(Habits(spoil: { $0.offsetShift = 0 }), rule: .atHalfPage))
  }
}
