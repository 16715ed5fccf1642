import ScrollKit
import ScrollKitAllocations
import ScrollKitSteps

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a measured row may take of the heap, in bytes.
let greatestBytesPerItem = 16.0

/// Says what went wrong.
func complain(_ message: String) {
  var text = "scrollkit-bench: \(message)\n"
  text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// What one measured row takes of the heap, in bytes; `nil` where that is not counted.
func bytesPerItem(_ n: Int) -> Double? {
  guard scrollkit_counts_allocations() else { return nil }
  let lengths = Inputs(n: n, randoms: 0).lengths
  let before = scrollkit_live_bytes()
  let rows = RowLengths(lengths)
  let bytes = scrollkit_live_bytes() - before
  return withExtendedLifetime((lengths, rows)) { Double(bytes) / Double(n) }
}

extension Arguments {
  /// Whether a scenario is to be run.
  func asks(for scenario: Scenario) -> Bool { ops.isEmpty || ops.contains(scenario.op) }
}

/// Times everything at one number of rows.
func measure(_ n: Int, _ arguments: Arguments) -> [Measurement] {
  let rounds = arguments.subject == .allocations ? 0 : arguments.rounds
  var measurements = scenarios(n: n).filter(arguments.asks)
    .map { Measurement($0, n: n, rounds: rounds) }
  for index in measurements.indices {
    measurements[index].countAllocations()
    if measurements[index].scenario.op == "build" {
      measurements[index].bytesPerItem = bytesPerItem(n)
    }
  }
  // Round by round, so that what else the machine does strikes all of them alike.
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    for index in measurements.indices { measurements[index].runRound(clock) }
  }
  return measurements
}

/// Prints times and allocations at one number of rows; how many figures must not be.
func printFigures(_ n: Int, _ arguments: Arguments) -> Int {
  var failures = 0
  for measurement in measure(n, arguments) {
    print(measurement.json)
    if measurement.isTooGreedy {
      failures += 1
      complain("\(measurement.scenario.op) allocates at n = \(n)")
    }
    if n >= 1_000_000, let bytes = measurement.bytesPerItem, bytes > greatestBytesPerItem {
      failures += 1
      complain("a measured row takes \(bytes) bytes at n = \(n)")
    }
  }
  return arguments.subject == .allocations ? failures : 0
}

/// Prints how steps grow from one number of rows to ten times as many; how many promises are not as
/// they must be: kept, or broken where they are planted.
func printGrowth(_ n: Int, _ arguments: Arguments) -> Int {
  let isPlanted = arguments.subject == .plantedGrowth
  let make = isPlanted ? plantedScenarios : scenarios
  var failures = 0
  for (scenario, tenfold) in zip(make(n), make(10 * n))
  where scenario.engine == .scrollkit && (isPlanted || arguments.asks(for: scenario)) {
    let growth = StepGrowth(scenario, tenfold: tenfold, n: n)
    print(growth.json)
    if growth.keepsPromise == isPlanted {
      failures += 1
      complain("\(scenario.op) \(isPlanted ? "is not found" : "breaks its promise") at n = \(n)")
    }
  }
  return failures
}

do throws(Arguments.Failure) {
  // Their names do not depend on the number of rows. The library and the bare arithmetic share
  // some.
  var operations: [String] = []
  for scenario in scenarios(n: 1) where !operations.contains(scenario.op) {
    operations.append(scenario.op)
  }
  guard let arguments = try Arguments(CommandLine.arguments.dropFirst(), operations: operations)
  else {
    print(Arguments.usage)
    exit(0)
  }
  var figures = printFigures
  switch arguments.subject {
  case .times: break
  case .allocations:
    if !scrollkit_counts_allocations() {
      complain("allocations are counted with glibc only")
      exit(2)
    }
  case .growth, .plantedGrowth:
    if !scrollkit_counts_steps() {
      complain("steps are counted in a build of its own, see --help")
      exit(2)
    }
    figures = printGrowth
  }
  let failures = arguments.numbers.reduce(0) { $0 + figures($1, arguments) }
  exit(failures == 0 ? 0 : 1)
} catch {
  complain("\(error.message)\n\(Arguments.usage)")
  exit(64)
}
