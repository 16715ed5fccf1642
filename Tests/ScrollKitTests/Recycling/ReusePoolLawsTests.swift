import ScrollKit
import XCTest

/// A pool follows a list of items that is edited, and an app does what the pool says.
final class ReusePoolLawsTests: XCTestCase {
  /// The functions of a pool that the law tests. A fault changes one of them.
  private struct Subject {
    var show: (inout ReusePool, [Int], (Int) -> Int) -> [ReusePool.Change] = {
      $0.show($1, kind: $2)
    }
    var reload: (inout ReusePool, (Int) -> Int) -> [ReusePool.Change] = { $0.reload(kind: $1) }
    var insert: (inout ReusePool, Int, Int) -> Void = { $0.insert(count: $1, at: $2) }
    var remove: (inout ReusePool, Range<Int>) -> Void = { $0.remove($1) }
    var move: (inout ReusePool, Int, Int) -> Void = { $0.move($1, to: $2) }
    var removeAll: (inout ReusePool) -> Void = { $0.removeAll() }
    var isRestored: (ReusePool, Int) -> Bool = { $0.isRestored($1) }
  }

  /// The plain rules, by lists that are searched from end to end.
  private struct App {
    struct View {
      var kind: Int
      /// The item that it shows, if any.
      var item: Int?
      /// The last item that was put into it, unless that item is out of date.
      var content: Int?
      var isHidden = false
    }

    var pool = ReusePool()
    var views: [View] = []
    /// Views without an item. Some are still visible. The others are hidden, in the order of
    /// hiding.
    var seen: [Int] = []
    var hidden: [Int] = []
    /// The items in their order. `kinds` has their kinds.
    var list: [Int] = []
    var kinds: [Int: Int] = [:]
    var itemCount = 0

    mutating func makeItems(_ count: Int, _ kind: (Int) -> Int) -> [Int] {
      let items = Array(itemCount..<itemCount + count)
      for item in items { kinds[item] = kind(item) }
      itemCount += count
      return items
    }

    /// Frees the views of items that were removed from the list.
    mutating func forgetRemovedItems(_ removed: [Int]) {
      for item in removed {
        for view in views.indices {
          if views[view].content == item { views[view].content = nil }
          guard views[view].item == item else { continue }
          views[view].item = nil
          seen.append(view)
        }
      }
    }

    /// A fault if the pool does not know the row of a view or the view of a row; `nil` if it does.
    func complaint() -> String? {
      var shown: [Int] = []
      for (view, known) in views.enumerated() {
        let row = known.item.flatMap { list.firstIndex(of: $0) }
        guard pool.row(of: view) == row else { return "view \(view) shows \(row ?? -1)" }
        guard let row else { continue }
        guard pool.view(of: row) == view else { return "row \(row) is in \(view)" }
        shown.append(row)
      }
      if pool.rows != shown.sorted() { return "\(pool.rows), not \(shown)" }
      for row in -1...list.count where !shown.contains(row) {
        if pool.view(of: row) != nil { return "row \(row) is not shown" }
      }
      return pool.viewCount == views.count ? nil : "\(views.count) views"
    }

    /// Shows rows by the pool and by the rules, and compares the two.
    mutating func show(_ rows: [Int], _ subject: Subject, isReload: Bool = false) -> String? {
      let rows = Set(rows).sorted()
      let old = views.compactMap { $0.item.flatMap { list.firstIndex(of: $0) } }.sorted()
      let difference = zip(rows, old).first { $0 != $1 }
      let isBackward =
        difference.map { $0.0 < $0.1 } ?? (rows.count < old.count && !rows.isEmpty)
      if isReload { for view in views.indices { views[view].content = nil } }
      // Which views stay, which rows go out and which come in.
      var stays: [Int: Int] = [:]
      var out: [Int] = []
      for row in isBackward ? old.reversed() : old {
        let view = views.firstIndex { $0.item == list[row] }!
        let isOfItsKind = views[view].kind == kinds[list[row]]
        if rows.contains(row), isOfItsKind {
          stays[row] = view
        } else {
          out.append(view)
          views[view].item = nil
          if !isOfItsKind, rows.contains(row) { views[view].content = nil }
        }
      }
      var coming = rows.filter { stays[$0] == nil }
      var expected: [ReusePool.Change] = []
      var restored: [Int] = []
      for row in coming {
        let item = list[row]
        guard let view = hidden.first(where: { views[$0].content == item }) else { continue }
        guard views[view].kind == kinds[item] else {
          views[view].content = nil
          continue
        }
        expected.append(.rebind(view: view, row: row))
        restored.append(view)
        coming.removeAll { $0 == row }
        hidden.removeAll { $0 == view }
        (views[view].item, views[view].isHidden) = (item, false)
      }
      var queue = seen + out + hidden
      for row in isBackward ? rows.reversed() : rows {
        if let view = stays[row] {
          if isReload {
            expected.append(.rebind(view: view, row: row))
            views[view].content = list[row]
          }
          continue
        }
        guard coming.contains(row) else { continue }
        let kind = kinds[list[row]]!
        if let view = queue.first(where: { views[$0].kind == kind }) {
          expected.append(.rebind(view: view, row: row))
          queue.removeAll { $0 == view }
          (views[view].item, views[view].content, views[view].isHidden) =
            (list[row], list[row], false)
        } else {
          expected.append(.create(view: views.count, row: row))
          views.append(View(kind: kind, item: list[row], content: list[row]))
        }
      }
      for view in queue where !views[view].isHidden {
        expected.append(.hide(view: view))
        views[view].isHidden = true
      }
      // Views that are hidden now come after those that were hidden before.
      let new = Set(seen + out)
      hidden = queue.filter { !new.contains($0) } + queue.filter { new.contains($0) }
      seen = []
      let kind: (Int) -> Int = { [list, kinds] in kinds[list[$0]]! }
      let changes =
        isReload ? subject.reload(&pool, kind) : subject.show(&pool, rows.shuffledByHalves, kind)
      guard changes == expected else { return "\(changes), not \(expected)" }
      for case .rebind(let view, _) in changes
      where subject.isRestored(pool, view) != restored.contains(view) {
        return "view \(view) has come back: \(restored.contains(view))"
      }
      // The following is not a rule, but a consequence of the rules.
      let bound = changes.count { if case .hide = $0 { false } else { true } }
      guard isReload || bound == rows.count - stays.count else { return "\(bound) are bound" }
      let shown = views.filter { $0.item != nil && !$0.isHidden && $0.content == $0.item }
      guard shown.count == rows.count, Set(shown.map { $0.item! }).count == rows.count else {
        return "\(shown.count) are seen"
      }
      return nil
    }
  }

  private func law(_ subject: Subject) -> String? {
    for (seed, kindCount) in [(110, 1), (111, 2), (112, 5)] as [(UInt64, Int)] {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      var app = App()
      app.list = app.makeItems(60) { $0 * 7 / 3 % kindCount }
      var start = 0
      for step in 0..<1500 {
        let count = app.list.count
        var complaint: String?
        switch number(0...19) {
        case 0:
          let (new, row) = (number(1...4), number(0...count))
          app.list.insert(contentsOf: app.makeItems(new) { $0 * 5 / 2 % kindCount }, at: row)
          subject.insert(&app.pool, new, row)
        case 1, 2:
          let low = number(0...count)
          let rows = low..<min(count, low + number(0...3))
          let removed = Array(app.list[rows])
          app.list.removeSubrange(rows)
          subject.remove(&app.pool, rows)
          app.forgetRemovedItems(removed)
        case 3, 4:
          guard count > 0 else { continue }
          let (row, place) = (number(0...count - 1), number(0...count - 1))
          app.list.insert(app.list.remove(at: row), at: place)
          subject.move(&app.pool, row, place)
        case 5:
          if let item = app.list.randomElement(using: &generator) {
            app.kinds[item] = number(0...kindCount - 1)
          }
        case 6: complaint = app.show(app.pool.rows, subject, isReload: true)
        case 7 where step % 10 == 0:
          let removed = app.pool.rows.map { app.list[$0] } + app.list
          app.list = app.makeItems(60) { $0 * 7 / 3 % kindCount }
          subject.removeAll(&app.pool)
          var seen: Set<Int> = []
          app.forgetRemovedItems(removed.filter { seen.insert($0).inserted })
        case 8...10:
          complaint = app.show((0..<count).filter { _ in number(0...7) == 0 }, subject)
        case 11: complaint = app.show(app.pool.rows, subject)
        default:
          start = min(max(0, start + number(-6...6)), count)
          complaint = app.show(Array(start..<min(count, start + number(0...12))), subject)
        }
        if let complaint = complaint ?? app.complaint() {
          return "step \(step) of \(kindCount) kinds: \(complaint)"
        }
      }
    }
    return nil
  }

  func testAPoolFollowsAList() {
    var faults: [Subject] = []
    func plant(_ change: (inout Subject) -> Void) {
      var subject = Subject()
      change(&subject)
      faults.append(subject)
    }
    plant { $0.show = { pool, rows, _ in pool.show(rows) } }
    plant { $0.show = { pool, rows, kind in pool.show(rows, kind: kind).dropLast() } }
    plant { $0.show = { pool, rows, kind in pool.show(rows, kind: kind).reversed() } }
    plant { $0.show = { pool, rows, kind in pool.show(rows.dropLast(), kind: kind) } }
    plant {
      $0.show = { pool, rows, kind in
        var fresh = ReusePool()
        defer { pool = fresh }
        return fresh.show(rows, kind: kind)
      }
    }
    plant {
      // All views are hidden before they are used again.
      $0.show = { pool, rows, kind in
        let changes = pool.show([] as [Int], kind: kind)
        return changes + pool.show(rows, kind: kind)
      }
    }
    plant { $0.reload = { $0.show($0.rows, kind: $1) } }
    plant { $0.reload = { pool, _ in pool.reload() } }
    plant { $0.insert = { _, _, _ in } }
    plant { $0.insert = { $0.insert(count: $1 + 1, at: $2) } }
    plant { $0.insert = { $0.insert(count: $1, at: $2 + 1) } }
    plant { $0.remove = { _, _ in } }
    plant { $0.remove = { $0.remove($1.lowerBound..<$1.upperBound + 1) } }
    plant {
      $0.remove = { pool, rows in
        // The views of removed rows are hidden at once.
        let shown = pool.rows.filter(rows.contains)
        pool.remove(rows)
        if !shown.isEmpty { _ = pool.show(pool.rows) }
      }
    }
    plant { $0.move = { $0.move($1, to: $2 > $1 ? $2 - 1 : $2) } }
    plant { $0.move = { $0.move($2, to: $1) } }
    plant {
      // The view does not move with its row.
      $0.move = {
        $0.remove($1..<$1 + 1)
        $0.insert(count: 1, at: $2)
      }
    }
    plant { $0.removeAll = { _ in } }
    plant { $0.removeAll = { $0 = ReusePool() } }
    plant { $0.isRestored = { _, _ in false } }
    plant { $0.isRestored = { _, _ in true } }
    assertLaw(law, holdsFor: Subject(), findsFaultIn: faults)
  }
}

extension [Int] {
  /// The second half, then the first half, with the middle element in both if the count is odd.
  fileprivate var shuffledByHalves: [Int] {
    Array(self[(count / 2)...]) + self[..<((count + 1) / 2)]
  }
}
