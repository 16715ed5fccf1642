import ScrollKit
import XCTest

/// Lanes in which some items are so long that many others lie beside them.
final class MasonryLanesLawTests: XCTestCase {
  private struct LanesCase {
    var lanes: MasonryLanes
    var offset: Double
    var viewport: Double
  }

  /// A few lanes of short items. Some items are long, and some get another length afterwards.
  private func lanesCase(_ generator: inout SeededGenerator) -> LanesCase {
    let count = Int.random(in: 0...400, using: &generator)
    let laneCount = Int.random(in: 1...4, using: &generator)
    let lengths = (0..<count).map { _ in
      Int.random(in: 0..<60, using: &generator) == 0
        ? generator.eighths(200...4000) : generator.eighths(0...20)
    }
    var lanes = MasonryLanes(lengths, laneCount: laneCount, spacing: generator.eighths(0...3))
    for _ in 0..<Int.random(in: 0...4, using: &generator) where count > 0 {
      let length =
        Bool.random(using: &generator) ? generator.eighths(0...3000) : generator.eighths(0...20)
      lanes.setLength(length, of: Int.random(in: 0..<count, using: &generator))
    }
    let end = Int(lanes.contentLength) + 10
    return LanesCase(
      lanes: lanes, offset: generator.eighths(-10...end), viewport: generator.eighths(0...60))
  }

  private static func isVisible(_ item: Int, in example: LanesCase) -> Bool {
    let (start, length) = (example.lanes.position(of: item), example.lanes.length(of: item))
    return start < example.offset + example.viewport && start + length > example.offset
      && example.viewport > 0
  }

  func testVisibleItemsBesideLongOnesEqualAScan() {
    typealias Find = (LanesCase) -> [Int]
    let law: (Find) -> LanesCase? = { find in
      firstCounterexample(seed: 510, count: 1500, self.lanesCase) { example in
        find(example) == (0..<example.lanes.count).filter { Self.isVisible($0, in: example) }
      }
    }
    let find: Find = {
      Array($0.lanes.visibleItems(in: AxisViewport(offset: $0.offset, length: $0.viewport)))
    }
    assertLaw(
      law, holdsFor: find,
      findsFaultIn: [
        // Two faults: the search stops after many invisible items in a row, or it forgets a lane.
        { example in
          let items = find(example)
          let gap = zip(items, items.dropFirst()).first { $1 - $0 > 64 }
          return gap.map { gap in items.filter { $0 <= gap.0 } } ?? items
        },
        { example in
          find(example).filter { $0 < 64 || example.lanes.lane(of: $0) != 1 }
        },
      ])
  }

  func testItemsGoToTheShortestLane() {
    struct Grown {
      var lengths: [Double]
      var lanes: Int
      /// When there are so many items, one of them gets another length.
      var change: (count: Int, item: Int, length: Double)
    }
    typealias Lane = (MasonryLanes, Int) -> Int?
    let law: (Lane) -> Grown? = { laneOf in
      firstCounterexample(seed: 511, count: 500) { generator in
        let count = Int.random(in: 1...200, using: &generator)
        let change = Int.random(in: 1...count, using: &generator)
        return Grown(
          lengths: (0..<count).map { _ in generator.eighths(0...4) },
          lanes: Int.random(in: 1...40, using: &generator),
          change: (
            change, Int.random(in: 0..<change, using: &generator), generator.eighths(0...30)
          ))
      } _: { example in
        var lanes = MasonryLanes(laneCount: example.lanes, spacing: 1)
        // The plain rule is the shortest lane. Of equal lanes, it is the one whose last item comes
        // first.
        var lists = Array(repeating: [Int](), count: example.lanes)
        func end(_ lane: Int) -> Double {
          lists[lane].last.map { lanes.position(of: $0) + lanes.length(of: $0) } ?? -.infinity
        }
        for (item, length) in example.lengths.enumerated() {
          let lane = lists.indices.min {
            (end($0), lists[$0].last ?? -1, $0) < (end($1), lists[$1].last ?? -1, $1)
          }!
          lanes.append(length)
          guard laneOf(lanes, item) == lane else { return false }
          lists[lane].append(item)
          if item + 1 == example.change.count {
            lanes.setLength(example.change.length, of: example.change.item)
          }
        }
        return true
      }
    }
    let lane: Lane = { $0.lane(of: $1) }
    assertLaw(
      law, holdsFor: lane,
      findsFaultIn: [{ lane($0, max(0, $1 - 1)) }, { $1 % 50 == 49 ? 0 : lane($0, $1) }])
  }
}
