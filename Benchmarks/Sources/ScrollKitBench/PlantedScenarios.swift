import ScrollKit

/// Scenarios that promise too much. Only the library's steps tell: the loops here keep the
/// promises.
func plantedScenarios(n: Int) -> [Scenario] {
  let inputs = Inputs(n: n, randoms: 1000)
  var rows = RowLengths(inputs.lengths)
  let places = inputs.randoms.map { Int($0 * Double(n)) }
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
  ]
}

/// Gives each row a length, one after the other: n times a logarithm.
@inline(never)
private func resizeAll(_ rows: inout RowLengths, _ lengths: [Double]) {
  for (row, length) in lengths.enumerated() { _ = rows.setLength(length, of: row, keeping: 0) }
}
