import XCTest

@testable import ScrollKit

/// Random moves: no page on screen jumps, no gap shows, every page is the right one.
final class CarouselSlotsLawTests: XCTestCase {
  private struct Setup {
    var recentering: CarouselRecentering
    var isRightToLeft: Bool
    var axis: ScrollAxis
    var peek: Double
    var spacing: Double
    var displayScale: Double?
  }

  /// Moves a carousel at random and returns the first fault. `spoil` may falsify updates.
  private func firstFault(
    pageCount: Int, setup: Setup, moves: Int, seed: UInt64,
    spoil: (inout CarouselSlots.Update, CarouselSlots) -> Void = { _, _ in }
  ) -> String? {
    var random = SeededGenerator(seed: seed)
    let length = 320.0
    let slotCount = CarouselSlots.slotCount(
      peek: setup.peek, pitch: length + setup.spacing, recentering: setup.recentering)
    var slots = CarouselSlots(
      pageCount: pageCount, page: 1, spacing: setup.spacing, slotCount: slotCount,
      recentering: setup.recentering, axis: setup.axis, isRightToLeft: setup.isRightToLeft,
      displayScale: setup.displayScale ?? 1)
    var host = CarouselHost(
      pageCount: pageCount, slotCount: slotCount, length: length, spacing: setup.spacing,
      peek: setup.peek, isMirrored: setup.isRightToLeft && setup.axis == .horizontal,
      displayScale: setup.displayScale, position: slots.fractionalPage)
    host.apply(slots.setPageLength(length))
    if !slots.scrolled(to: host.offset).isEmpty { return "the echo of the layout did something" }
    var page = slots.currentPage

    /// Tells the carousel where the host is, applies the update and looks at the screen.
    func report(isSettled: Bool) -> String? {
      let before = host.sights
      var update = isSettled ? slots.settled(at: host.offset) : slots.scrolled(to: host.offset)
      spoil(&update, slots)
      host.apply(update)
      // Only a shift may be rounded, and then by no more than half a pixel.
      let rounding = update.offsetShift == 0 ? 0 : setup.displayScale.map { 0.5 / $0 } ?? 0
      if let fault = host.fault(since: before, tolerance: rounding + 1e-5) { return fault }
      if (slots.fractionalPage - host.position).magnitude > 1e-6 {
        return "position \(slots.fractionalPage) instead of \(host.position)"
      }
      if let change = update.pageChange {
        if change.old != page || change.new != slots.currentPage || change.old == change.new {
          return "page change \(change), was \(String(describing: page))"
        }
        page = change.new
      }
      if page != slots.currentPage { return "a page change was not reported" }
      if update.offsetShift != 0 {
        // The scroll view reports the offset that was just written, rounded.
        var echo = slots.scrolled(to: host.offset)
        spoil(&echo, slots)
        if !echo.isEmpty { return "the echo of a shift did something: \(echo)" }
      }
      return nil
    }

    for move in 0..<moves {
      var fault: String?
      if setup.recentering.waits {
        // Native paging: to a neighbour or back, with stops on pages only.
        let pages = Double(Int.random(in: -1...1, using: &random))
        let way = slots.canLoop ? pages * host.pitch : 0
        let share = Double.random(in: 0...1, using: &random)
        host.drag(forward: way * share)
        fault = report(isSettled: false)
        host.drag(forward: way - way * share)
        fault = fault ?? report(isSettled: false) ?? report(isSettled: true)
      } else {
        // Slow drags, and now and then a flick over several pages in one frame.
        let reach = move % 7 == 0 ? 4 * host.pitch : host.pitch / 2
        host.drag(forward: slots.canLoop ? Double.random(in: -reach...reach, using: &random) : 0)
        fault = report(isSettled: false)
      }
      if let fault { return "move \(move): \(fault)" }
    }
    return nil
  }

  private var setups: [Setup] {
    var setups: [Setup] = []
    for rule in CarouselRecentering.allCases {
      for peek in [0.0, 24, 200] {
        for (rightToLeft, axis) in [
          (false, ScrollAxis.horizontal), (true, .horizontal), (true, .vertical),
        ] {
          setups.append(
            Setup(
              recentering: rule, isRightToLeft: rightToLeft, axis: axis, peek: peek,
              spacing: peek == 24 ? 12 : 0, displayScale: nil))
        }
      }
    }
    return setups
  }

  func testNothingJumpsInTwoHundredThousandMoves() {
    // 36 setups x 8 page counts x 695 moves.
    var moves = 0
    for (index, setup) in setups.enumerated() {
      for pageCount in 0...7 {
        let fault = firstFault(
          pageCount: pageCount, setup: setup, moves: 695, seed: UInt64(index * 8 + pageCount))
        XCTAssertNil(fault, "\(setup) with \(pageCount) pages")
        moves += 695
      }
    }
    XCTAssertGreaterThanOrEqual(moves, 200_000)
  }

  func testOffsetsRoundedToPixelsAreRecognised() {
    for scale in [1.0, 2, 3] {
      for rule in CarouselRecentering.allCases {
        let setup = Setup(
          recentering: rule, isRightToLeft: scale == 2, axis: .horizontal, peek: 0, spacing: 0,
          displayScale: scale)
        XCTAssertNil(firstFault(pageCount: 5, setup: setup, moves: 2000, seed: UInt64(scale)))
      }
    }
  }

  /// The law finds planted faults.
  func testTheCheckerFindsPlantedFaults() {
    let setup = Setup(
      recentering: .atHalfPage, isRightToLeft: false, axis: .horizontal, peek: 0, spacing: 0,
      displayScale: nil)
    func fault(_ spoil: @escaping (inout CarouselSlots.Update, CarouselSlots) -> Void) -> String? {
      firstFault(pageCount: 5, setup: setup, moves: 500, seed: 9, spoil: spoil)
    }
    XCTAssertNil(fault { _, _ in })
    let lostRemainder = fault { update, _ in
      if update.offsetShift != 0 { update.offsetShift = update.offsetShift < 0 ? -300 : 300 }
    }
    XCTAssertEqual(lostRemainder?.contains("jumped"), true)
    XCTAssertNotNil(
      fault { update, _ in
        if update.offsetShift != 0 { update.movesAll = false }
      })
    XCTAssertNotNil(
      fault { update, _ in
        if update.offsetShift != 0 { update.newcomers.count = 0 }
      })
    XCTAssertNotNil(fault { update, _ in update.pageChange = nil })
    XCTAssertNotNil(
      fault { update, _ in
        if let change = update.pageChange {
          update.pageChange = CarouselSlots.PageChange(
            old: change.new, new: change.old ?? 0, steps: -change.steps)
        }
      })
  }
}
