import ScrollKit
import XCTest

/// The current, the target and the settled page: every change once, with its reason.
final class PageTrackerTests: XCTestCase {
  private enum Report: Sendable {
    case dragBegins
    case release(Int?)
    case go(Int?, PageTracker.Reason)
    case scrolled(Int?)
    case settled(Int?)
    case edit(CarouselEdit)

    func make(_ tracker: inout PageTracker) -> PageTracker.Changes {
      switch self {
      case .dragBegins: return tracker.willBeginDragging()
      case .release(let page): return tracker.willEndDragging(target: page)
      case .go(let page, let reason): return tracker.scroll(to: page, reason: reason)
      case .scrolled(let page): return tracker.scrolled(to: page)
      case .settled(let page): return tracker.settled(on: page)
      case .edit(let edit): return tracker.edit(edit)
      }
    }
  }

  private struct Script: TableRow {
    var count: Int
    var page: Int
    var reports: [Report]
    /// One word for each report: `c` current, `t` target, `s` settled, each with the new page and
    /// the reason's first letter.
    var told: String
    var source: String
  }

  private func words(_ changes: PageTracker.Changes) -> String {
    func word(_ name: String, _ change: PageTracker.Change?) -> String? {
      guard let change else { return nil }
      return name + (change.new.map { "\($0)" } ?? "-") + "\(change.reason)".prefix(1)
    }
    let all = [
      word("c", changes.current), word("t", changes.target), word("s", changes.settled),
    ].compactMap { $0 }
    return all.isEmpty ? "." : all.joined(separator: " ")
  }

  func testScripts() {
    let rows = [
      Script(
        count: 5, page: 0,
        reports: [.dragBegins, .scrolled(0), .scrolled(1), .release(2), .scrolled(2), .settled(2)],
        told: ". | . | c1d t1d | t2f | c2f | s2f", source: "a fling"),
      Script(
        count: 5, page: 0,
        reports: [
          .dragBegins, .scrolled(1), .release(1), .dragBegins, .scrolled(2), .release(2),
          .settled(2), .settled(2),
        ],
        told: ". | c1d t1d | . | . | c2d t2d | . | s2f | .",
        source: "a fling caught: page 1 never settled, page 2 once, at the second lift"),
      Script(
        count: 5, page: 4,
        reports: [.go(0, .autoplay), .scrolled(4), .scrolled(0), .settled(0)],
        told: "t0a | . | c0a | s0a", source: "autoplay from the last to the first"),
      Script(
        count: 5, page: 0,
        reports: [
          .go(3, .command), .scrolled(1), .dragBegins, .scrolled(1), .release(1),
          .settled(1),
        ],
        told: "t3c | c1c | t1d | . | . | s1f", source: "a command interrupted by a finger"),
      Script(
        count: 5, page: 0,
        reports: [.go(1, .command), .go(2, .command), .scrolled(1), .scrolled(2), .settled(2)],
        told: "t1c | t2c | c1c | c2c | s2c", source: "two quick taps: one settled page"),
      Script(
        count: 5, page: 2,
        reports: [.dragBegins, .scrolled(3), .scrolled(2), .release(2), .settled(2)],
        told: ". | c3d t3d | c2d t2d | . | .", source: "dragged there and back"),
      Script(
        count: 5, page: 2, reports: [.edit(.insert(count: 3, at: 0)), .scrolled(5), .settled(5)],
        told: ". | . | .", source: "the same page under another number"),
      Script(
        count: 5, page: 2, reports: [.edit(.remove(2..<3)), .scrolled(2)],
        told: "c2d t2d s2d | .", source: "the page is gone: the next one"),
      Script(
        count: 3, page: 2, reports: [.edit(.remove(2..<3))], told: "c0d t0d s0d",
        source: "the last is gone: the first follows"),
      Script(
        count: 5, page: 0,
        reports: [
          .go(3, .command), .scrolled(1), .edit(.remove(3..<4)), .scrolled(3), .settled(3),
        ],
        told: "t3c | c1c | t3d | c3c | s3c", source: "the target is gone on the way"),
      Script(
        count: 5, page: 0,
        reports: [
          .dragBegins, .scrolled(1), .edit(.insert(count: 1, at: 0)),
          .scrolled(2), .release(2), .settled(2),
        ],
        told: ". | c1d t1d | . | . | . | s2f", source: "inserted under a finger"),
      Script(
        count: 1, page: 0,
        reports: [
          .edit(.remove(0..<1)), .scrolled(nil), .settled(0),
          .edit(.insert(count: 2, at: 0)),
        ],
        told: "c-d t-d s-d | . | . | c0d t0d s0d", source: "none, and again some"),
      Script(
        count: 0, page: 3,
        reports: [
          .go(1, .command), .scrolled(2), .settled(nil), .dragBegins,
          .release(nil),
        ], told: ". | . | . | . | .", source: "no pages"),
    ]
    forEachRow("page reports", rows) { row in
      var tracker = PageTracker(page: row.page, count: row.count)
      let told = row.reports.map { words($0.make(&tracker)) }
      // `d` is both drag and data: what an edit tells is data.
      for (report, index) in zip(row.reports, told.indices) {
        var copy = PageTracker(page: row.page, count: row.count)
        for earlier in row.reports.prefix(index) { _ = earlier.make(&copy) }
        let changes = report.make(&copy)
        if case .edit = report {
          for change in [changes.current, changes.target, changes.settled] {
            XCTAssertEqual(change?.reason ?? .data, .data)
          }
        } else {
          XCTAssertNotEqual(changes.current?.reason, .data)
        }
      }
      XCTAssertEqual(told.joined(separator: " | "), row.told)
    }
  }

  /// Pages by identity: a listener that believes what it is told knows the three pages at all
  /// times.
  private func fault(seed: UInt64, spoil: (inout PageTracker.Changes) -> Void = { _ in }) -> String?
  {
    var random = SeededGenerator(seed: seed)
    var list = Array(0..<Int.random(in: 0...4, using: &random))
    var next = list.count
    var tracker = PageTracker(page: 0, count: list.count)
    var known: [Int?] = Array(repeating: list.first, count: 3)
    for step in 0..<60 {
      let page = list.isEmpty ? nil : Int.random(in: 0..<list.count, using: &random)
      var report: Report
      switch Int.random(in: 0...7, using: &random) {
      case 0: report = .dragBegins
      case 1: report = .release(page)
      case 2: report = .go(page, Bool.random(using: &random) ? .autoplay : .command)
      case 3, 4: report = .scrolled(page)
      case 5: report = .settled(page)
      default:
        let place = Int.random(in: 0...list.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          report = .edit(.insert(count: 1, at: place))
          list.insert(next, at: place)
          next += 1
        case 1:
          let end = min(list.count, place + 2)
          report = .edit(.remove(place..<end))
          list.removeSubrange(place..<end)
        default:
          guard place < list.count else { continue }
          let target = Int.random(in: 0..<list.count, using: &random)
          report = .edit(.move(place, to: target))
          list.insert(list.remove(at: place), at: target)
        }
      }
      var changes = report.make(&tracker)
      spoil(&changes)
      let told = [changes.current, changes.target, changes.settled]
      let pages = [tracker.current, tracker.target, tracker.settled]
      for index in 0..<3 {
        let now = pages[index].map { list[$0] }
        if let change = told[index] {
          if change.new.map({ list[$0] }) != now { return "step \(step): \(change), now \(pages)" }
          if now == known[index] { return "step \(step): told twice: \(change)" }
          if let old = change.old, list[old] != known[index] { return "step \(step): \(change)" }
          known[index] = now
        } else if now != known[index] {
          return "step \(step): \(report) has lost a change of \(index)"
        }
      }
      if list.isEmpty != (tracker.current == nil) { return "step \(step): \(tracker)" }
    }
    return nil
  }

  func testNoChangeIsLostOrToldTwice() {
    typealias Spoil = (inout PageTracker.Changes) -> Void
    func law(_ spoil: Spoil) -> String? {
      for seed in 0..<400 {
        if let fault = fault(seed: UInt64(seed), spoil: spoil) { return fault }
      }
      return nil
    }
    XCTAssertNil(law { _ in })
    XCTAssertNotNil(law { $0.current = nil })
    XCTAssertNotNil(law { $0.settled = nil })
    XCTAssertNotNil(law { if let change = $0.target { $0.current = change } })
  }
}
