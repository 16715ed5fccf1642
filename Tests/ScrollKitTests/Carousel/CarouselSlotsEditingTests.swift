import XCTest

@testable import ScrollKit

/// Edits of the list under a carousel of slots.
final class CarouselSlotsEditingTests: XCTestCase {
  private struct EditRow: TableRow {
    var count = 5
    var page = 0
    /// Where the content is when the edit comes, from the resting offset.
    var away = 0.0
    var edit: CarouselEdit
    /// The pages of the slots afterwards, from the first place on.
    var pages: [Int]
    /// The places, counted from the first, whose slots are bound anew.
    var rebinds: [Int]
    var current: Int
    var isGone = false
    var source: String
  }

  func testEditsOfThreeSlots() {
    let rows = [
      EditRow(
        edit: .insert(count: 1, at: 0), pages: [0, 1, 2], rebinds: [0], current: 1,
        source: "before the current page: its number is one more; a new page on the left"),
      EditRow(
        edit: .insert(count: 1, at: 1), pages: [5, 0, 1], rebinds: [2], current: 0,
        source: "after it"),
      EditRow(
        edit: .insert(count: 1, at: 3), pages: [5, 0, 1], rebinds: [], current: 0,
        source: "out of sight: nothing is bound anew"),
      EditRow(
        edit: .insert(count: 2, at: 5), pages: [6, 0, 1], rebinds: [0], current: 0,
        source: "at the end: the new last page is before the first"),
      EditRow(
        page: 2, edit: .remove(0..<1), pages: [0, 1, 2], rebinds: [], current: 1,
        source: "out of sight, before"),
      EditRow(
        page: 2, edit: .remove(1..<2), pages: [0, 1, 2], rebinds: [0], current: 1,
        source: "the left neighbour"),
      EditRow(
        page: 2, edit: .remove(2..<3), pages: [1, 2, 3], rebinds: [1, 2], current: 2,
        isGone: true, source: "the current page: the next one takes its place"),
      EditRow(
        page: 4, edit: .remove(4..<5), pages: [3, 0, 1], rebinds: [1, 2], current: 0,
        isGone: true, source: "the last: the first follows"),
      EditRow(
        page: 2, edit: .remove(0..<2), pages: [2, 0, 1], rebinds: [0], current: 0,
        source: "all before it"),
      EditRow(
        page: 1, edit: .move(4, to: 0), pages: [1, 2, 3], rebinds: [], current: 2,
        source: "the last to the front, out of sight: its neighbours stay"),
      EditRow(
        page: 1, edit: .move(1, to: 3), pages: [2, 3, 4], rebinds: [0, 2], current: 3,
        source: "the current page moves along"),
      EditRow(
        page: 1, away: 100, edit: .insert(count: 1, at: 2), pages: [0, 1, 3], rebinds: [],
        current: 1, source: "between two that are both seen: later"),
      EditRow(
        page: 1, away: -100, edit: .insert(count: 1, at: 1), pages: [0, 2, 3], rebinds: [],
        current: 2, source: "between two that are both seen: later"),
      EditRow(
        count: 2, page: 1, edit: .insert(count: 1, at: 2), pages: [0, 1, 2], rebinds: [2],
        current: 1, source: "two pages become three"),
      EditRow(
        count: 3, page: 1, edit: .remove(2..<3), pages: [0, 1, 0], rebinds: [2], current: 1,
        source: "three become two"),
    ]
    forEachRow("edits of slots", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = CarouselSlots(
          pageCount: row.count, page: row.page, isRightToLeft: isRightToLeft)
        _ = slots.setPageLength(320)
        _ = slots.willBeginDragging(at: 320)
        _ = slots.scrolled(to: 320 + (isRightToLeft ? -row.away : row.away))
        let before = slots.contentOffset
        let update = slots.edit(row.edit)
        XCTAssertEqual(slots.pages, row.pages)
        let first = slots.binding.firstPlace
        XCTAssertEqual(
          update.rebinds.map { $0.slot }, row.rebinds.map { (first + $0).floorModulo(3) })
        XCTAssertEqual(update.rebinds.map { $0.page }, row.rebinds.map { row.pages[$0] })
        XCTAssertEqual(update.rebinds.first, update.rebinds.map { $0 }.first)
        XCTAssertEqual(update.rebinds.last, update.rebinds.map { $0 }.last)
        XCTAssertEqual(update.rebinds.count, row.rebinds.count)
        XCTAssertEqual(slots.currentPage, row.current)
        XCTAssertEqual(update.pageChange?.new, row.isGone ? row.current : nil)
        XCTAssertEqual(update.offsetShift, 0)
        XCTAssertEqual(update.motion, .continues)
        XCTAssertEqual(slots.contentOffset, before)
        XCTAssertTrue(slots.scrolled(to: before).isEmpty)
        // When it settles, pages that had to wait come in.
        _ = slots.settled(at: 320)
        let current = slots.currentPage!, count = slots.pageCount
        XCTAssertEqual(
          slots.pages,
          [(current + count - 1) % count, current, (current + 1) % count])
      }
    }
  }

  /// A simulated app: keys of its list, views with keys, a scroll view.
  private struct App {
    var slots: CarouselSlots
    var keys: [Int]
    var views: [Int?]
    var origins: [Double]
    var offset = 0.0
    var rebound: Set<Int> = []

    init(_ slots: CarouselSlots) {
      self.slots = slots
      keys = Array(0..<slots.pageCount)
      views = Array(repeating: nil, count: slots.slotCount)
      origins = Array(repeating: 0, count: slots.slotCount)
      apply(self.slots.setPageLength(100))
    }

    mutating func apply(_ update: CarouselSlots.Update) {
      rebound = []
      for slot in update.vacancies { views[slot] = nil }
      for bind in update.rebinds {
        if views[bind.slot] == keys[bind.page] { rebound.insert(bind.slot) }
        views[bind.slot] = keys[bind.page]
      }
      for place in update.placements { origins[place.slot] = place.origin }
      offset += update.offsetShift
    }

    /// What is on screen, from left to right.
    var sights: [Int: Double] {
      var sights: [Int: Double] = [:]
      for (key, origin) in zip(views, origins) {
        guard let key, origin - offset < 100 - 1e-6, origin - offset > -100 + 1e-6 else { continue }
        sights[key] = origin - offset
      }
      return sights
    }

    /// Where pages begin on screen. After scrolling all the way round, one may be there twice.
    var places: [Double] {
      zip(views, origins).compactMap { key, origin in
        let place = origin - offset
        return key != nil && place < 100 - 1e-6 && place > -100 + 1e-6 ? place : nil
      }
    }

    /// The width of the screen that pages cover.
    var covered: Double { places.reduce(0) { $0 + min(100, $1 + 100) - max(0, $1) } }
  }

  private func fault(
    seed: UInt64, spoil: (inout CarouselSlots.Update) -> Void = { _ in }
  ) -> String? {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...7, using: &random)
    let isRightToLeft = Bool.random(using: &random)
    let rule = CarouselRecentering.allCases.filter { $0 != .whenSettledPastRest }
      .randomElement(using: &random)!
    let kind = Int.random(in: 0...3, using: &random)
    let slots =
      kind < 2
      ? CarouselSlots.twoSlots(
        pageCount: count, loops: kind == 0, recentering: rule, isRightToLeft: isRightToLeft)
      : CarouselSlots(
        pageCount: count, slotCount: kind == 2 ? 3 : 5, recentering: rule,
        isRightToLeft: isRightToLeft)
    var app = App(slots)
    var next = 100
    for step in 0..<60 {
      switch Int.random(in: 0...5, using: &random) {
      case 0: app.apply(app.slots.willBeginDragging(at: app.offset))
      case 1:
        // A stop on the nearest page.
        app.apply(app.slots.settled(at: app.offset))
        app.offset = app.slots.restingOffset
        app.apply(app.slots.settled(at: app.offset))
      case 2:
        let steps = Int.random(in: -2...2, using: &random)
        app.apply(app.slots.scroll(by: steps).update)
      case 3:
        if app.slots.pageCount > 1 {
          let way = Double.random(in: -45...45, using: &random)
          let least = app.slots.canLoop ? -.infinity : 0.0
          let most = app.slots.canLoop ? .infinity : 100 * Double(app.slots.pageCount - 1)
          app.offset = min(max(app.offset + way, least), most)
          app.apply(app.slots.scrolled(to: app.offset))
        }
      default:
        let place = Int.random(in: 0...app.keys.count, using: &random)
        let edit: CarouselEdit
        let (before, old) = (app.sights, app.keys)
        let current = app.slots.currentPage.map { app.keys[$0] }
        let wasLoop = app.slots.canLoop
        let wasSingle = app.places.count == before.count
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          edit = .insert(count: 1, at: place)
          app.keys.insert(next, at: place)
          next += 1
        case 1:
          edit = .remove(place..<min(place + 1, app.keys.count))
          app.keys.removeSubrange(place..<min(place + 1, app.keys.count))
        default:
          guard place < app.keys.count else { continue }
          let target = Int.random(in: 0..<app.keys.count, using: &random)
          edit = .move(place, to: target)
          app.keys.insert(app.keys.remove(at: place), at: target)
        }
        var update = app.slots.edit(edit)
        spoil(&update)
        app.apply(update)
        guard wasLoop == app.slots.canLoop, app.keys.count > 1, old.count > 1 else { break }
        if !app.rebound.isEmpty { return "step \(step): \(edit) binds \(app.rebound) anew" }
        if wasSingle, app.places.count != app.sights.count {
          return "step \(step): \(edit) shows a page twice: \(app.sights)"
        }
        if let current, app.keys.contains(current) {
          let now = app.slots.currentPage.map { app.keys[$0] }
          if now != current { return "step \(step): \(edit): \(current) was current, now \(now!)" }
          if update.pageChange != nil { return "step \(step): \(edit) told a change of page" }
          if update.motion == .continues, let place = before[current],
            ((app.sights[current] ?? .nan) - place).magnitude < 1e-6 ? false : true
          {
            return "step \(step): \(edit): \(current) has jumped"
          }
        }
        // In a loop, nothing that is seen moves. (If the current page is gone, its successor does.)
        let isGone = current.map { !app.keys.contains($0) } ?? true
        if app.slots.canLoop, app.keys.count > 2, old.count > 2, !isGone {
          for (key, place) in before where app.keys.contains(key) && update.motion == .continues {
            // A strip no wider than half a pixel does not count.
            if place.magnitude > 99.5 { continue }
            if ((app.sights[key] ?? .nan) - place).magnitude < 1e-6 { continue }
            return "step \(step): \(edit): \(key) has jumped from \(place) in \(app.sights)"
          }
        }
      }
      if app.keys.count > 1, app.slots.pageCount != app.keys.count { return "count" }
      for key in app.sights.keys where !app.keys.contains(key) {
        return "step \(step): \(key) is seen, though it is gone"
      }
      // An offset within half a pixel of one that was written counts as its echo.
      if app.keys.count > 1, app.covered < 100 - 0.5 - 1e-6 {
        return "step \(step): a gap: \(app.sights) of \(app.slots)"
      }
    }
    return nil
  }

  func testWhatIsSeenStays() {
    typealias Spoil = (inout CarouselSlots.Update) -> Void
    func law(_ spoil: Spoil) -> String? {
      for seed in 0..<600 {
        if let fault = fault(seed: UInt64(seed), spoil: spoil) { return "seed \(seed): \(fault)" }
      }
      return nil
    }
    XCTAssertNil(law { _ in })
    XCTAssertNotNil(law { $0.kept = PlaceSet() })
    XCTAssertNotNil(law { $0.newcomers.count = 0 })
    XCTAssertNotNil(law { $0.offsetShift += 1 })
    XCTAssertNotNil(
      law { $0.pageChange = CarouselSlots.PageChange(old: 0, new: 1, steps: 0) })
  }

  func testEditsThatWait() {
    var edits = CarouselEdits(timing: .atOnce)
    XCTAssertEqual(edits.add(.move(0, to: 1), isAtRest: false), [.move(0, to: 1)])
    edits.timing = .whenSettled
    XCTAssertEqual(edits.add(.insert(count: 1, at: 0), isAtRest: false), [])
    XCTAssertEqual(edits.add(.remove(0..<1), isAtRest: false), [])
    XCTAssertEqual(edits.settled(), [.insert(count: 1, at: 0), .remove(0..<1)])
    XCTAssertEqual(edits.settled(), [])
    XCTAssertEqual(edits.add(.remove(0..<1), isAtRest: true), [.remove(0..<1)])
  }
}
