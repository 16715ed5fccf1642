// The scenarios of the benchmarks for a page: JavaScript prepares them and runs round after round.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated(unsafe) private var prepared: [Scenario] = []

@c(prepare) public func prepare(_ n: Int32) -> Int32 {
  prepared = []  // What is there takes memory.
  prepared = scenarios(n: Int(n))
  return Int32(prepared.count)
}

/// How many operations a round has.
@c(operations) public func operations(_ index: Int32) -> Int32 { Int32(prepared[Int(index)].count) }

@c(isBare) public func isBare(_ index: Int32) -> Bool { prepared[Int(index)].engine == .bare }

/// A byte of the scenario's name, 0 after its end.
@c(nameByte) public func nameByte(_ index: Int32, _ place: Int32) -> UInt8 {
  prepared[Int(index)].op.utf8.dropFirst(Int(place)).first ?? 0
}

@c(round) public func round(_ index: Int32) { prepared[Int(index)].run() }

/// JavaScript's function in place of the C library's.
@_extern(wasm, module: "Math", name: "exp") func exp(_ argument: Double) -> Double
