import ScrollKit
import XCTest

/// No argument makes the carousels trap, hang or return a number that is not finite.
final class CarouselTotalityTests: XCTestCase {
  private func check(_ update: CarouselSlots.Update, line: UInt = #line) {
    XCTAssertTrue(update.offsetShift.isFinite, line: line)
    XCTAssertLessThanOrEqual(update.rebinds.count, CarouselSlots.maximumSlotCount, line: line)
    for place in update.placements { XCTAssertTrue(place.origin.isFinite, line: line) }
    for bind in update.rebinds { XCTAssertGreaterThanOrEqual(bind.page, 0, line: line) }
  }

  private func check(_ move: CarouselSlots.Move, line: UInt = #line) {
    check(move.update, line: line)
    XCTAssertTrue(move.contentOffset.isFinite, line: line)
    XCTAssertGreaterThanOrEqual(move.page ?? 0, 0, line: line)
  }

  /// Every question, and every step with hostile numbers, one after the other.
  private func check(_ carousel: CarouselSlots, _ count: Int, _ length: Double) {
    var slots = carousel
    func ask(line: UInt = #line) {
      for number in [
        slots.fractionalPage, slots.wrappedFractionalPage, slots.contentOffset, slots.restingOffset,
        slots.pitch, slots.offset(steps: count),
        Double(slots.contentSize(crossLength: length).width),
      ] { XCTAssertTrue(number.isFinite, line: line) }
      for slot in slots.slots { XCTAssertTrue(slot.distance.isFinite, line: line) }
      XCTAssertLessThanOrEqual(slots.pages.count, CarouselSlots.maximumSlotCount, line: line)
      XCTAssertLessThan(slots.currentPage ?? -1, max(1, slots.pageCount), line: line)
      // A value is equal to itself: no NaN got in.
      XCTAssertEqual(slots, slots, line: line)
    }
    check(slots.scroll(to: count, direction: .shortest, pagesBetween: .skipped))
    check(slots.setPageLength(length))
    ask()
    for offset in hostileNumbers {
      check(slots.scrolled(to: offset))
      check(slots.scroll(by: count, pagesBetween: .skipped))
      ask()
      check(slots.willBeginDragging(at: offset))
      check(slots.scroll(to: count, direction: .forward, pagesBetween: .shown))
      check(slots.scroll(by: 2, pagesBetween: .skipped))
      ask()
      check(slots.settled(at: offset))
      check(slots.setPageLength(offset))
      ask()
    }
    check(slots.jump(to: count, direction: .backward))
    check(slots.scroll(by: count, pagesBetween: .shown))
    check(slots.setPageCount(count, keeping: count))
    ask()
    check(slots.setPageCount(5, keeping: count))
    check(slots.setPageCount(3, keeping: nil))
    ask()
  }

  func testCarouselSlots() {
    for rule in CarouselRecentering.allCases {
      for length in hostileNumbers {
        for count in hostileIntegers {
          let slots = CarouselSlots(
            pageCount: count, page: count, spacing: length, slotCount: count, recentering: rule,
            isRightToLeft: count == 3, displayScale: length)
          check(slots, count, length)
          let needed = CarouselSlots.slotCount(peek: length, pitch: 320, recentering: rule)
          XCTAssertTrue((3...99).contains(needed))
          _ = CarouselSlots.slotCount(peek: 320, pitch: length, recentering: rule)
        }
      }
    }
  }

  func testSlotsAreTheirOwnAtTheEndOfAllNumbers() {
    for length in [0, 320.0] {
      for way in [Int.max, .min, .max / 2, .min / 2] {
        var slots = CarouselSlots(pageCount: 5)
        _ = slots.setPageLength(length)
        for steps in [7, way, way, 1, -1, way] {
          for move in [slots.scroll(by: steps, pagesBetween: .shown), slots.scroll(by: steps)] {
            XCTAssertEqual(Set(slots.slots.map { $0.number }).count, 3, "\(length) \(way)")
            XCTAssertTrue(move.contentOffset.isFinite)
          }
          _ = slots.settled(at: slots.contentOffset)
        }
      }
    }
  }

  func testTwoSlots() {
    for rule in CarouselRecentering.allCases {
      for length in hostileNumbers {
        for count in hostileIntegers {
          let slots = CarouselSlots.twoSlots(
            pageCount: count, page: count, loops: count != 7, spacing: length, recentering: rule,
            isRightToLeft: count == 3, displayScale: length)
          check(slots, count, length)
        }
      }
    }
  }

  func testClonedPages() {
    for length in hostileNumbers {
      for count in hostileIntegers {
        for clones in hostileIntegers {
          let cloned = ClonedPages(
            pageCount: count, pageLength: length, spacing: length, clones: clones,
            isRightToLeft: count == 3)
          XCTAssertTrue(cloned.contentOffset(of: clones).isFinite)
          XCTAssertTrue(cloned.contentSize(crossLength: length).width.isFinite)
          XCTAssertTrue(cloned.frame(ofPlace: clones, crossLength: length).origin.x.isFinite)
          for offset in hostileNumbers {
            XCTAssertTrue(cloned.offsetShift(at: offset).isFinite)
            XCTAssertTrue(cloned.fractionalPage(at: offset).isFinite)
            XCTAssertTrue(cloned.wrappedFractionalPage(at: offset).isFinite)
            _ = cloned.page(at: offset)
          }
        }
      }
    }
  }

  func testPageIndicator() {
    for number in hostileNumbers {
      for count in hostileIntegers {
        let indicator = PageIndicator(
          pageCount: count, dotLength: number, spacing: number, platterPadding: number,
          platterHeight: number, loops: count == 3, isRightToLeft: count == 7)
        let rect = CGRect(x: number, y: number, width: number, height: number)
        for frame in [
          indicator.platterFrame(in: rect), indicator.dotFrame(of: count, in: rect),
          indicator.markerFrame(at: number, in: rect),
        ] {
          XCTAssertTrue(frame.origin.x.isFinite && frame.origin.y.isFinite)
          XCTAssertTrue(frame.size.width.isFinite && frame.size.height.isFinite)
        }
        XCTAssertTrue(indicator.fractionalPage(for: number).isFinite)
        _ = indicator.currentPage(for: number)
        _ = indicator.page(tappedAt: number, as: .page, from: count, in: rect)
        _ = indicator.page(tappedAt: number, as: .step, from: count, in: rect)
      }
    }
  }

  func testAutoplay() {
    for interval in hostileNumbers {
      for first in hostileNumbers {
        for second in hostileNumbers {
          for restart in Autoplay.Restart.allCases {
            var autoplay = Autoplay(interval: interval, pageCount: 3, restarts: restart)
            _ = autoplay.fires(time: first)
            _ = autoplay.fires(time: second)
            autoplay.pause(.touch, time: first)
            autoplay.resume(.touch, time: second)
            autoplay.settled(time: first)
            autoplay.restart(time: second)
            autoplay.pageIntervals = [second, first]
            autoplay.maximumLateness = first
            autoplay.course = first < second ? .backAndForth : .backward
            _ = autoplay.turn(time: second)
            autoplay.moved(to: 1, time: first)
            autoplay.interval = second
            XCTAssertTrue(autoplay.nextFireTime?.isFinite ?? true)
            XCTAssertTrue(autoplay.timeLeft(time: first)?.isFinite ?? true)
            XCTAssertTrue((0...1).contains(autoplay.progress(time: second)))
          }
        }
      }
    }
    for count in hostileIntegers { _ = Autoplay(interval: 1, pageCount: count).page(after: count) }
  }

  /// Found by fuzzing: places saturated at the greatest number, so that several had the same slot.
  func testStepsWithoutEndBindEachSlotOnce() {
    let rows: [Row<Int, Int>] = [.max, .max - 1, .min, .min + 1, 1 << 60].map {
      Row($0, 99, "definition: fewer rebinds than slots, each of a slot of its own")
    }
    forEachRow("steps without end", rows) { row in
      for length in [0.0, 320] {
        var slots = CarouselSlots(pageCount: 1 << 48, page: -2, slotCount: 99)
        _ = slots.setPageLength(length)
        let slotsBound = slots.scroll(by: row.input).update.rebinds.map { $0.slot }
        XCTAssertEqual(Set(slotsBound).count, slotsBound.count)
        XCTAssertLessThanOrEqual(slotsBound.count, row.expected)
      }
    }
  }
}
