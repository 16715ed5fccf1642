import ScrollKit
import ScrollKitAllocations

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

/// Runs everything at one number of rows.
func run(_ n: Int, _ arguments: Arguments) -> [Measurement] {
  let rounds = arguments.checksOnly ? 0 : arguments.rounds
  var measurements = scenarios(n: n)
    .filter { arguments.ops.isEmpty || arguments.ops.contains($0.op) }
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

do throws(Arguments.Failure) {
  // Their names do not depend on the number of rows. The library and the bare arithmetic share some.
  var operations: [String] = []
  for scenario in scenarios(n: 1) where !operations.contains(scenario.op) {
    operations.append(scenario.op)
  }
  guard let arguments = try Arguments(CommandLine.arguments.dropFirst(), operations: operations)
  else {
    print(Arguments.usage)
    exit(0)
  }
  if arguments.checksOnly, !scrollkit_counts_allocations() {
    complain("allocations are counted with glibc only")
    exit(2)
  }
  var failures = 0
  for n in arguments.numbers {
    for measurement in run(n, arguments) {
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
  }
  exit(failures == 0 || !arguments.checksOnly ? 0 : 1)
} catch {
  complain("\(error.message)\n\(Arguments.usage)")
  exit(64)
}
