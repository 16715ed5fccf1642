import ScrollKit

// What is cheap for ordinary input must not be dear for input that was made to be so. Each function
// holds the loop of one round.

/// Scenarios whose cost must not grow with the number of rows, or in proportion to it at most.
func costScenarios(_ inputs: Inputs) -> [Scenario] {
  let n = inputs.n
  // A pool shows no more rows than that.
  let poolCount = min(n, ReusePool.maximumCount)
  let unlucky = unluckyRows(poolCount)
  let others = unlucky.map { $0 ^ 1 }
  var (pool1, pool2, pool3) = (ReusePool(), ReusePool(), ReusePool())
  // Hidden views, each with a row of its own.
  for rows in [-poolCount..<0, 0..<0] { _ = pool2.show(rows) }
  let (frames, views, steps) = (5000, 1000, 500)
  let lanes = MasonryLanes(
    [inputs.lengths.reduce(0, +)] + inputs.lengths.dropFirst(), laneCount: 3, spacing: 8)
  let end = lanes.contentLength / 2
  let offsets = inputs.randoms[..<steps].map { $0 * end }
  let builds = max(1, 100_000 / max(1, n))
  let items = builds * n
  return [
    Scenario(op: "pool-unlucky", count: 2 * poolCount, growth: .logarithmic) {
      poolShow(&pool1, unlucky, others)
    },
    Scenario(op: "pool-scroll", count: frames, growth: .logarithmic) {
      poolScroll(&pool2, of: 12, frames: frames)
    },
    Scenario(op: "pool-scroll-1000", count: steps) {
      poolScroll(&pool3, of: views, frames: steps)
    },
    Scenario(op: "lanes-long-item", count: steps, growth: .logarithmic) {
      lanesVisible(lanes, offsets)
    },
    Scenario(op: "sequence-rows", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds { blackHole(RowLengths(OneByOne(count: n)).contentLength) }
    },
    Scenario(op: "sequence-insert", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds {
        var rows = RowLengths(count: 2, length: 44)
        blackHole(rows.insert(OneByOne(count: n), at: 1))
      }
    },
    Scenario(op: "sequence-lanes", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds {
        blackHole(MasonryLanes(OneByOne(count: n), laneCount: 3).contentLength)
      }
    },
    Scenario(op: "sequence-64-lanes", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds {
        blackHole(MasonryLanes(OneByOne(count: n), laneCount: 64).contentLength)
      }
    },
    Scenario(op: "sequence-snaps", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds { blackHole(SnapPoints(OneByOne(count: n)).offsets.last ?? 0) }
    },
    Scenario(op: "sequence-pages", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds {
        blackHole(VariablePages(lengths: OneByOne(count: n), viewport: 320).contentLength)
      }
    },
    Scenario(op: "sequence-sections", count: items, allocates: true, growth: .logarithmic) {
      for _ in 0..<builds {
        let counts = OneByOne(count: n).lazy.map { Int($0) & 7 }
        blackHole(SectionedRows(rowCounts: counts, rowLength: 44, headerLength: 20).contentLength)
      }
    },
  ]
}

/// Row numbers that tables are bad at, ascending. One half are multiples of the inverse of the
/// golden ratio, by which a number is multiplied to be spread over a hash table: they all fall on
/// one place. The other half differ in their upper bits only: they have a long way in common in a
/// tree of bits.
private func unluckyRows(_ count: Int) -> [Int] {
  (0..<count).map { index in
    let number = UInt64(index / 2 + 1)
    return Int(
      truncatingIfNeeded: index % 2 == 0 ? number &* 0xf1de_83e1_9937_733d : number << 44)
  }.sorted()
}

/// The lengths of rows, one by one: a sequence that tells nothing of what it holds.
private struct OneByOne: Sequence, IteratorProtocol {
  let count: Int
  var index = 0

  init(count: Int) { self.count = count }

  mutating func next() -> Double? {
    guard index < count else { return nil }
    index += 1
    return Double(20 + 37 * index % 120)
  }
}

/// Shows rows, then others, and hides all in between: every view is kept with its row, and taken
/// from it.
@inline(never)
private func poolShow(_ pool: inout ReusePool, _ rows: [Int], _ others: [Int]) {
  var changes = 0
  changes += pool.show(rows).count
  changes += pool.show(0..<0).count
  changes += pool.show(others).count
  changes += pool.show(0..<0).count
  blackHole(Double(changes))
}

/// A scroll by a row a frame.
@inline(never)
private func poolScroll(_ pool: inout ReusePool, of count: Int, frames: Int) {
  var sum = 0
  for frame in 0..<frames { sum &+= pool.show(frame..<(frame + count)).count }
  blackHole(Double(sum))
}

/// The visible items of lanes at random offsets.
@inline(never)
private func lanesVisible(_ lanes: MasonryLanes, _ offsets: [Double]) {
  var sum = 0
  for offset in offsets {
    for item in lanes.visibleItems(in: AxisViewport(offset: offset, length: Inputs.viewport)) {
      sum &+= item
    }
  }
  blackHole(Double(sum))
}
