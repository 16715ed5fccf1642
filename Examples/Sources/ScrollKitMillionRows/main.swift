// A list of a million rows is flung, from its middle on. Rows are thought to be 44 points long; which
// are longer is known once they are on screen. A few views show them all.

import ScrollKit

/// What the app finds out when it lays out a row.
func measuredLength(of row: Int) -> Double { row % 3 == 0 ? 66 : 44 }

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func line(_ cells: String...) {
  print(zip(cells, [7, 14, 16, 8, 8]).map { padded($0, $1) }.joined())
}

func rounded(_ number: Double, _ places: Double) -> Double {
  (number * places).rounded() / places
}

let viewport = CGSize(width: 393, height: 852)
var rows = RowLengths(count: 1_000_000, length: 44, spacing: 1)
var pool = ReusePool()
var offset = rows.contentOffset(
  of: 500_000, alignment: .start, from: 0, viewport: viewport.height)
var travelled = 0.0
var (created, rebound, jumps) = (0, 0, 0)

line("time", "offset", "visible", "views", "rebinds")
for sample in [(time: 0, distance: 0)] + recordedFling {
  let direction = ScrollDirection(distance: sample.distance - travelled, along: .vertical)
  offset += sample.distance - travelled
  travelled = sample.distance
  var rebinds = 0
  let ready = rows.visibleRange(
    in: CGRect(origin: CGPoint(x: 0, y: offset), size: viewport),
    overscan: .points(behind: 100, ahead: 300), direction: direction)
  for change in pool.show(ready) {
    switch change {
    case .create(_, let row), .rebind(_, let row):
      if case .create = change { created += 1 } else { rebinds += 1 }
      let shown = rows.visibleRange(offset: offset, viewport: viewport.height)
      let place = rows.offset(of: shown.lowerBound) - offset
      offset += rows.setLength(
        measuredLength(of: row), of: row, keeping: .init(offset: offset, viewport: viewport.height))
      // What is first on screen has not moved.
      if abs(rows.offset(of: shown.lowerBound) - offset - place) > 1e-6 { jumps += 1 }
    case .park: break
    }
  }
  rebound += rebinds
  let visible = rows.visibleRange(offset: offset, viewport: viewport.height)
  line(
    "\(rounded(sample.time, 1000))", "\(rounded(offset, 100))",
    "\(visible.lowerBound)..<\(visible.upperBound)", "\(pool.viewCount)", "\(rebinds)")
}
print()
print(
  "\(rows.count) rows, \(rows.measuredCount) measured; \(created) views, bound anew \(rebound) times"
)
print("the content is \(rows.contentLength) points long; what was on screen jumped \(jumps) times")
