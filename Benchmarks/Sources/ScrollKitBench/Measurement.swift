import ScrollKitAllocations

/// How long one operation of a scenario took, in several rounds, and what it asked of the heap.
struct Measurement {
  let scenario: Scenario
  let n: Int
  /// Nanoseconds an operation, one figure a round.
  private(set) var rounds: [Double] = []
  /// Allocations of the first round, for one operation; `nil` where they are not counted.
  private(set) var allocations: Double?
  /// What an item takes, where that was counted.
  var bytesPerItem: Double?

  init(_ scenario: Scenario, n: Int, rounds count: Int) {
    self.scenario = scenario
    self.n = n
    rounds.reserveCapacity(count)
  }

  /// Runs one round.
  mutating func runRound(_ clock: ContinuousClock) {
    let start = clock.now
    scenario.run()
    let (seconds, attoseconds) = (clock.now - start).components
    rounds.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(scenario.count))
  }

  /// Runs once and counts the allocations. What was shared before is not shared any more
  /// afterwards, so this is the second run of a scenario.
  mutating func countAllocations() {
    scenario.run()
    guard scrollkit_counts_allocations() else { return }
    let before = scrollkit_allocations()
    scenario.run()
    allocations = Double(scrollkit_allocations() - before) / Double(scenario.count)
  }

  /// Whether it allocated although it must not.
  var isTooGreedy: Bool { !scenario.allocates && (allocations ?? 0) > 0 }

  /// The best round, in nanoseconds an operation.
  var best: Double { rounds.min() ?? 0 }

  /// The round in the middle.
  var median: Double {
    let sorted = rounds.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The line to print.
  var json: String {
    var line = "{\"engine\":\"\(scenario.engine)\",\"op\":\"\(scenario.op)\",\"n\":\(n)"
    line += ",\"count\":\(scenario.count),\"rounds\":\(rounds.count)"
    if !rounds.isEmpty {
      line += ",\"min_ns\":\(best.inThousandths),\"median_ns\":\(median.inThousandths)"
    }
    if let allocations { line += ",\"allocations\":\(allocations.inThousandths)" }
    if let bytesPerItem { line += ",\"bytes_per_item\":\(bytesPerItem.inThousandths)" }
    return line + "}"
  }
}

extension Double {
  /// This number in decimal, rounded to thousandths.
  var inThousandths: String {
    guard isFinite else { return "null" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
