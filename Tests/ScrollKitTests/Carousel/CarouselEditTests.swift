import ScrollKit
import XCTest

/// Edits as numbers, and edits from keys.
final class CarouselEditTests: XCTestCase {
  private struct EditRow: TableRow {
    var edit: CarouselEdit
    var count: Int
    /// The pages of the list after the edit, by their numbers before; -1 for new ones.
    var after: [Int]
    var source: String
  }

  func testNumbersAfterAnEdit() {
    let rows = [
      EditRow(
        edit: .insert(count: 2, at: 1), count: 3, after: [0, -1, -1, 1, 2], source: "insert"),
      EditRow(
        edit: .insert(count: 1, at: 3), count: 3, after: [0, 1, 2, -1], source: "at the end"),
      EditRow(
        edit: .insert(count: 1, at: 99), count: 2, after: [0, 1, -1], source: "past the end"),
      EditRow(edit: .insert(count: 1, at: -9), count: 2, after: [-1, 0, 1], source: "before 0"),
      EditRow(edit: .insert(count: -4, at: 0), count: 2, after: [0, 1], source: "negative count"),
      EditRow(edit: .insert(count: 2, at: 0), count: 0, after: [-1, -1], source: "the first ones"),
      EditRow(edit: .remove(1..<3), count: 4, after: [0, 3], source: "remove"),
      EditRow(edit: .remove(-5..<1), count: 2, after: [1], source: "partly outside"),
      EditRow(edit: .remove(1..<9), count: 2, after: [0], source: "partly outside"),
      EditRow(edit: .remove(0..<2), count: 2, after: [], source: "all"),
      EditRow(edit: .remove(7..<9), count: 2, after: [0, 1], source: "outside"),
      EditRow(edit: .move(0, to: 2), count: 4, after: [1, 2, 0, 3], source: "forward"),
      EditRow(edit: .move(3, to: 1), count: 4, after: [0, 3, 1, 2], source: "backward"),
      EditRow(edit: .move(1, to: 99), count: 3, after: [0, 2, 1], source: "past the end"),
      EditRow(edit: .move(5, to: 0), count: 3, after: [0, 1, 2], source: "a page there is not"),
    ]
    forEachRow("edits", rows) { row in
      XCTAssertEqual(row.edit.count(after: row.count), row.after.count)
      for page in -1...row.count {
        XCTAssertEqual(
          row.edit.number(of: page, in: row.count),
          page < 0 ? nil : row.after.firstIndex(of: page))
      }
    }
  }

  /// Edits applied to a list, with new keys taken in order.
  private func apply(_ edits: [CarouselEdit], to old: [String], new: [String]) -> [String] {
    var list = old.map { Optional($0) }
    for edit in edits {
      switch edit {
      case .insert(let count, let place):
        list.insert(contentsOf: Array(repeating: nil, count: count), at: place)
      case .remove(let range): list.removeSubrange(range)
      case .move(let page, let place): list.insert(list.remove(at: page), at: place)
      }
    }
    return list.enumerated().map { $0.element ?? ($0.offset < new.count ? new[$0.offset] : "?") }
  }

  func testEditsFromKeys() {
    let rows = [
      Row((["a", "b", "c"], ["a", "b", "c"]), [CarouselEdit](), "nothing"),
      Row(
        (["a", "b", "c"], ["b", "d", "c"]), [.remove(0..<1), .insert(count: 1, at: 1)], "both"),
      Row((["a", "b", "c"], ["c", "a", "b"]), [.move(2, to: 0)], "one moves to the front"),
      Row((["a", "b", "c", "d"], ["d"]), [.remove(0..<3)], "one range"),
      Row((["a", "b", "c", "d"], ["b"]), [.remove(2..<4), .remove(0..<1)], "from the end"),
      Row(([], ["a", "b"]), [.insert(count: 2, at: 0)], "the first ones"),
      Row((["a", "b"], []), [.remove(0..<2)], "all go"),
      Row((["a", "a"], ["a"]), [.remove(1..<2)], "the same key twice"),
    ]
    forEachRow("edits from keys", rows) { row in
      XCTAssertEqual(CarouselEdit.edits(from: row.input.0, to: row.input.1), row.expected)
    }
    let fault = firstCounterexample(seed: 8) { random -> ([String], [String]) in
      func keys(_ random: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          ["a", "b", "c", "d", "e", "f"].randomElement(using: &random)!
        }
      }
      return (keys(&random), keys(&random))
    } _: { old, new in
      self.apply(CarouselEdit.edits(from: old, to: new), to: old, new: new) == new
    }
    XCTAssertNil(fault)
  }

  func testTotality() {
    for a in [Int.min, -1, 0, 1, 5, Int.max] {
      for b in [Int.min, -1, 0, 1, 5, Int.max] {
        for edit in [
          CarouselEdit.insert(count: a, at: b), .move(a, to: b), .remove(min(a, b)..<max(a, b)),
        ] {
          for count in [Int.min, 0, 1, 3, Int.max] {
            XCTAssertGreaterThanOrEqual(edit.count(after: count), 0)
            for page in [Int.min, -1, 0, 2, Int.max] {
              let number = edit.number(of: page, in: count)
              XCTAssertGreaterThanOrEqual(number ?? 0, 0)
              XCTAssertLessThan(number ?? -1, max(1, edit.count(after: count)))
            }
          }
        }
      }
    }
  }
}
