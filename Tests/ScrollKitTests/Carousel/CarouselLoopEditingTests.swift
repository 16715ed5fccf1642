import XCTest

@testable import ScrollKit

/// Edits of a loop: the item that is kept stays on its place on screen, and views keep their items.
final class CarouselLoopEditingTests: XCTestCase {
  /// A loop, the keys of its items, and an app's views for them.
  private struct App {
    var loop: CarouselLoop
    var keys: [Int]
    var offset: Double
    var pool = ReusePool()
    var views: [Int: Int] = [:]
    var viewport: Double
    /// The views that got another key in the last step.
    var rebound: [Int] = []

    var place: (Int) -> Double {
      { number in
        Double(loop.frame(ofItem: number, crossLength: 1).origin.along(loop.axis)) - offset
      }
    }

    /// Where each item on screen begins.
    var sights: [(key: Int, place: Double)] {
      loop.visibleItems(at: offset).map { (keys[loop.item($0)!], place($0)) }
    }

    mutating func show() {
      rebound = []
      for change in pool.show(loop.visibleItems(at: offset)) {
        switch change {
        case .create(let view, let row), .rebind(let view, let row):
          let key = keys[loop.item(row)!]
          if views[view] != key { rebound.append(view) }
          views[view] = key
        case .hide: break
        }
      }
    }

    /// A view that shows another item than its number says; `nil` if there is none.
    var wrongView: Int? {
      pool.rows.first { views[pool.view(of: $0)!] != keys[loop.item($0)!] }
    }
  }

  private struct Faults {
    var shift: (Double) -> Double = { $0 }
    var renumbers = true
  }

  private func fault(seed: UInt64, _ faults: Faults = Faults()) -> String? {
    var random = SeededGenerator(seed: seed)
    let lengths = (0..<Int.random(in: 1...8, using: &random)).map { _ in random.eighths(60...300) }
    let direction = PagingDirection.allCases.randomElement(using: &random)!
    let viewport = random.eighths(100...500)
    let loop = CarouselLoop(
      lengths: lengths, spacing: Bool.random(using: &random) ? 0 : 12, viewport: viewport,
      alignment: [.leading, .center, .trailing].randomElement(using: &random)!,
      grouping: [.none, .none, .items(2)].randomElement(using: &random)!,
      fallback: CarouselLoop.Fallback.allCases.randomElement(using: &random)!,
      axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    var app = App(
      loop: loop, keys: Array(lengths.indices), offset: loop.contentOffset(of: 0),
      viewport: viewport)
    app.show()
    for step in 0..<40 {
      if app.loop.canLoop {
        app.offset += Double.random(in: -400...400, using: &random)
        app.offset += app.loop.recenter(at: app.offset)
      } else if app.loop.pageCount > 0 {
        app.offset = app.loop.contentOffset(
          of: Int.random(in: 0..<app.loop.pageCount, using: &random))
      }
      app.show()
      if let wrong = app.wrongView { return "step \(step): a wrong view of \(wrong)" }
      let count = app.keys.count
      let point =
        Bool.random(using: &random) ? nil : Double.random(in: 0...viewport, using: &random)
      let (before, old) = (app.sights, app)
      let place = Int.random(in: 0...count, using: &random)
      let edit: CarouselLoop.Edit
      var kept: Int?
      if let point {
        let logical = app.loop.isRightToLeft ? viewport - point : point
        // The item under the finger, or the next one.
        kept =
          before.first { sight in
            let length = app.loop.pages.items[app.keys.firstIndex(of: sight.key)!].length
            let start = app.loop.isRightToLeft ? viewport - sight.place - length : sight.place
            return start + length > logical + 1e-6 && start <= logical - 1e-6
          }?.key
      } else if let page = app.loop.page(at: app.offset), app.loop.items(ofPage: page)!.count == 1 {
        kept = app.keys[app.loop.items(ofPage: page)!.lowerBound]
      }
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.eighths(60...300) }
        edit = app.loop.insert(new, at: place, keeping: app.offset, under: point)
        app.keys.insert(contentsOf: new.indices.map { 1000 * (step + 1) + $0 }, at: place)
      case 1 where count > 1:
        let range = min(place, count - 1)..<min(count, place + 1)
        edit = app.loop.remove(range, keeping: app.offset, under: point)
        if let gone = kept, app.keys[range].contains(gone) { kept = nil }
        app.keys.removeSubrange(range)
      default:
        guard count > 0 else { continue }
        let item = min(place, count - 1)
        let target = Int.random(in: 0..<count, using: &random)
        edit = app.loop.move(item, to: target, keeping: app.offset, under: point)
        app.keys.insert(app.keys.remove(at: item), at: target)
      }
      app.offset += faults.shift(edit.offsetShift)
      if faults.renumbers { app.pool.renumber { edit.number(of: $0) } }
      if let wrong = app.wrongView { return "step \(step): \(edit): a wrong view of \(wrong)" }
      // The kept item is where it was, unless content ends and is held.
      if let kept, edit.motion == .continues {
        let now = app.sights.filter { $0.key == kept }.map { $0.place }
        let then = before.filter { $0.key == kept }.map { $0.place }
        if let first = then.first, then.count == 1 || !old.loop.needsCopies,
          !now.contains(where: { ($0 - first).magnitude < 1e-6 })
        {
          return "step \(step): \(edit): \(kept) was at \(then), is at \(now)"
        }
      }
      // No view of the same place is bound anew: what is on screen in both keeps its view.
      app.show()
      if let wrong = app.wrongView { return "step \(step): a wrong view of \(wrong)" }
      // (Of an item in several places, another copy may come in.)
      let isSingle = !old.loop.needsCopies && !app.loop.needsCopies
      let isRebound = app.rebound.contains { app.views[$0] == kept }
      if let kept, isSingle, isRebound, edit.motion == .continues {
        return "step \(step): \(kept) was bound anew"
      }
    }
    return nil
  }

  func testTheItemUnderTheFingerStays() {
    assertLaw(
      { (faults: Faults) in
        for seed in 0..<400 {
          if let fault = self.fault(seed: UInt64(seed), faults) { return "seed \(seed): \(fault)" }
        }
        return nil
      }, holdsFor: Faults(),
      findsFaultIn: [
        Faults(shift: { $0 + 1 }), Faults(shift: { _ in 0 }), Faults(renumbers: false),
      ])
  }

  /// Another viewport, or other lengths: the fractional page and the numbers stay.
  func testAResizeKeepsTheFractionalPage() {
    let fault = firstCounterexample(seed: 21, count: 800) { random in
      (
        (0..<Int.random(in: 3...7, using: &random)).map { _ in random.eighths(100...300) },
        Double.random(in: -20...20, using: &random), random.eighths(50...200),
        PagingDirection.allCases.randomElement(using: &random)!
      )
    } _: { lengths, position, viewport, direction in
      var loop = CarouselLoop(
        lengths: lengths, spacing: 8, viewport: 160, alignment: .center, fallback: .repeated,
        axis: direction.axis, isRightToLeft: direction.isRightToLeft)
      var offset = loop.contentOffset(ofFractionalPage: position)
      offset += loop.recenter(at: offset)
      let resized = loop.setViewportLength(viewport, keeping: offset)
      offset += resized.offsetShift
      let first = loop.fractionalPage(at: offset)
      offset += loop.setLengths(lengths.map { $0 * 1.5 }, keeping: offset).offsetShift
      return (first - position).magnitude < 1e-6 && resized.motion == .stops
        && (loop.fractionalPage(at: offset) - position).magnitude < 1e-6
    }
    XCTAssertNil(fault)
  }

  /// Two loops of different lengths in step: one follows the other's fractional page, many times
  /// round.
  func testTwoLoopsInStep() {
    var (cards, captions) = (
      CarouselLoop(lengths: [300, 200, 250, 150], viewport: 320, alignment: .center),
      CarouselLoop(lengths: [80, 120, 100, 90], viewport: 200, isRightToLeft: true)
    )
    let slots = CarouselSlots(pageCount: 4)
    let cloned = ClonedPages(pageCount: 4, pageLength: 100)
    var (offset, other) = (cards.contentOffset(of: 0), captions.contentOffset(of: 0))
    var last = captions.fractionalPage(at: other)
    for step in 0..<500 {
      offset += step < 300 ? 37 : -71
      offset += cards.recenter(at: offset)
      let position = cards.fractionalPage(at: offset)
      other = captions.contentOffset(ofFractionalPage: position)
      other += captions.recenter(at: other)
      let now = captions.fractionalPage(at: other)
      XCTAssertEqual(now, position, accuracy: 1e-9)
      XCTAssertLessThan((now - last).magnitude, 0.6)
      last = now
      XCTAssertEqual(
        captions.wrappedFractionalPage(at: other), cards.wrappedFractionalPage(at: offset),
        accuracy: 1e-9)
      XCTAssertEqual(
        cloned.wrappedFractionalPage(at: cloned.contentOffset(ofFractionalPage: position)),
        cards.wrappedFractionalPage(at: offset), accuracy: 1e-9)
      let place = slots.contentOffset(ofFractionalPage: position)
      XCTAssertLessThanOrEqual((place - slots.contentOffset).magnitude, 2 * slots.pitch)
    }
  }

  /// Distances go through zero at rest, and do not jump where the loop closes.
  func testDistances() {
    let loop = CarouselLoop(lengths: [300, 200, 250, 150], viewport: 320, alignment: .center)
    let cloned = ClonedPages(pageCount: 4, pageLength: 100)
    forEachRow(
      "distances across the wrap",
      [
        Row(0.0, [0.0, 1, 2, -1], "at rest; of two equally far the one ahead"),
        Row(0.25, [-0.25, 0.75, 1.75, -1.25], "a quarter on"),
        Row(3.5, [0.5, 1.5, -1.5, -0.5], "between the last and the first"),
        Row(3.75, [0.25, 1.25, -1.75, -0.75], "before the first"),
        Row(-0.5, [0.5, 1.5, -1.5, -0.5], "between the last and the first"),
      ]
    ) { row in
      let offset = loop.contentOffset(ofFractionalPage: row.input)
      let items = (0..<4).map { item -> Double in
        let number = PageLoop(count: 4).nearestCopy(of: item, to: row.input)!
        return loop.distance(ofItem: number, at: offset)
      }
      for (found, wanted) in zip(items, row.expected) {
        XCTAssertEqual(found, wanted, accuracy: 1e-12)
      }
      let place = cloned.contentOffset(ofFractionalPage: row.input)
      for (page, wanted) in row.expected.enumerated() {
        XCTAssertEqual(cloned.distance(ofPage: page, at: place)!, wanted, accuracy: 1e-12)
      }
    }
  }
}
