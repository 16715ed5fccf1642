import ScrollKit

// Releases among many snap points and snap areas. Each function holds the loop of one round.

/// A release at each of some offsets.
func snapScenarios(_ inputs: Inputs) -> [Scenario] {
  let steps = 5000
  let rows = RowLengths(inputs.lengths)
  let points = SnapPoints((0..<inputs.n).map { rows.position(of: $0) })
  // A third of the areas are longer than the viewport, and every ninth is a must-stop.
  let areas = SnapAreas(
    (0..<inputs.n).map { row in
      SnapArea(
        start: rows.position(of: row), length: inputs.lengths[row], isMustStop: row % 9 == 0)
    },
    contentLength: rows.contentLength, viewport: 100)
  let end = max(0, rows.contentLength - 100)
  let releases = (0..<steps).map { step in
    let offset = inputs.randoms[step] * end
    let target = offset + (inputs.randoms[step + steps] - 0.5) * 4000
    return SnapRelease.end(at: target, from: offset)
  }
  return [
    Scenario(op: "snap-points-release", count: steps, growth: .logarithmic) {
      release(releases, among: points)
    },
    Scenario(op: "snap-areas-release", count: steps, growth: .logarithmic) {
      release(releases, among: areas)
    },
  ]
}

@inline(never)
private func release(_ releases: [SnapRelease], among points: SnapPoints) {
  var sum = 0.0
  for release in releases { sum += points.landing(of: release)?.contentOffset ?? 0 }
  blackHole(sum)
}

@inline(never)
private func release(_ releases: [SnapRelease], among areas: SnapAreas) {
  var sum = 0.0
  for release in releases { sum += areas.landing(of: release)?.contentOffset ?? 0 }
  blackHole(sum)
}
