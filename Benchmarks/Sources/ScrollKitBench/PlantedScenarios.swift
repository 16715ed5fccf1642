import ScrollKit

/// Scenarios that promise too much. The loops here keep the promises: it is in the library and in
/// the standard library that the steps are.
func plantedScenarios(n: Int) -> [Scenario] {
  let inputs = Inputs(n: n, randoms: 1000)
  var rows = RowLengths(inputs.lengths)
  var lengths = inputs.lengths
  let places = inputs.randoms.map { Int($0 * Double(n)) }
  let few = 10
  return [
    Scenario(op: "planted-logarithm", count: places.count, growth: .constant) {
      offsetRandom(rows, places)
    },
    Scenario(op: "planted-line", count: 1, allocates: true, growth: .logarithmic) {
      build(inputs.lengths, count: 1)
    },
    Scenario(op: "planted-product", count: 1, allocates: true, growth: .linear) {
      resizeAll(&rows, inputs.lengths)
    },
    Scenario(op: "planted-search", count: few, growth: .logarithmic) {
      search(inputs.lengths, count: few)
    },
    Scenario(op: "planted-move", count: few, growth: .logarithmic) {
      insertFirst(&lengths, count: few)
    },
  ]
}

/// Gives each row a length, one after the other: n times a logarithm.
@inline(never)
private func resizeAll(_ rows: inout RowLengths, _ lengths: [Double]) {
  for (row, length) in lengths.enumerated() { _ = rows.setLength(length, of: row, keeping: 0) }
}

/// Looks for a length that no row has.
@inline(never)
private func search(_ lengths: [Double], count: Int) {
  for index in 0..<count { blackHole(lengths.contains(-Double(index)) ? 1 : 0) }
}

/// Makes room in front of all rows, and takes it away.
@inline(never)
private func insertFirst(_ lengths: inout [Double], count: Int) {
  for index in 0..<count {
    lengths.insert(Double(index), at: 0)
    blackHole(lengths.removeFirst())
  }
}
