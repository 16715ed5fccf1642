// A list of a million rows is flung from its middle on, as a finger was recorded to do it, and then
// flung back, as if the finger had gone the other way. Rows are thought to be 44 points long; which
// are longer is known once they are laid out. A few views show them all, and rows that turn out
// longer above the screen move nothing on it.

import ScrollKit

let viewport = CGSize(width: 393, height: 852)
var rows = RowLengths(count: 1_000_000, length: 44, spacing: 1)
var pool = ReusePool()
let start = rows.contentOffset(
  of: 500_000, alignment: .leading, in: AxisViewport(offset: 0, length: viewport.height))
var scroller = Scroller(
  ScrollMetrics(
    viewportSize: viewport, contentSize: CGSize(width: 393, height: rows.contentLength),
    displayScale: 3, contentOffset: CGPoint(x: 0, y: start)))
// Remembers the direction at rest: more rows are kept ready on the side that content came from
// last.
var tracker = ScrollDirectionTracker()
var shifted = 0.0
var (created, rebound, jumps) = (0, 0, 0)

/// What the app finds out when it lays out a row.
func measuredLength(of row: Int) -> Double { row % 3 == 0 ? 66 : 44 }

/// Shows the rows of a frame; how many views were bound anew.
@MainActor func showRows() -> Int {
  var offset = Double(scroller.contentOffset.y)
  let ready = rows.visibleRange(
    in: CGRect(origin: scroller.contentOffset, size: viewport),
    overscan: .points(behind: 100, ahead: 300), direction: tracker.scrolled(to: offset))
  let before = rebound
  for change in pool.show(ready) {
    switch change {
    case .create(_, let row), .rebind(_, let row):
      if case .create = change { created += 1 } else { rebound += 1 }
      let first = rows.visibleRange(in: AxisViewport(offset: offset, length: viewport.height))
        .lowerBound
      let place = rows.position(of: first) - offset
      let shift = rows.setLength(
        measuredLength(of: row), of: row, keeping: .init(offset: offset, length: viewport.height))
      offset += shift
      shifted += shift
      if abs(rows.position(of: first) - offset - place) > 1e-6 { jumps += 1 }
      // A shift and the change that goes with it may be told in any order: no edge is remembered.
      scroller.shift(by: CGPoint(x: 0, y: shift))
      scroller.change { $0.contentSize.height = rows.contentLength }
    case .hide: break
    }
  }
  tracker.shifted(to: Double(scroller.contentOffset.y))
  return rebound - before
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func line(_ cells: String...) {
  print(zip(cells, [7, 14, 16, 8, 9]).map { padded($0, $1) }.joined())
}

func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

var rebinds = 0
@MainActor func printFrame(_ time: Double) {
  let offset = Double(scroller.contentOffset.y)
  let visible = rows.visibleRange(in: AxisViewport(offset: offset, length: viewport.height))
  line(
    "\(rounded(time))", "\(rounded(offset))", "\(visible.lowerBound)..<\(visible.upperBound)",
    "\(pool.viewCount)", "\(rebinds)")
  rebinds = 0
}

/// Plays the recorded fling from a time on, forwards or mirrored, and frames until the list rests;
/// how far the finger moved it.
@MainActor func fling(at began: Double, isBack: Bool) -> Double {
  let (from, shiftedBefore) = (Double(scroller.contentOffset.y), shifted)
  let finger = recordedFling.map { (time: began + $0.time, y: isBack ? 1500 - $0.y : $0.y) }
  for (index, touch) in finger.enumerated() {
    let phase: Scroller.TouchPhase =
      index == 0 ? .began : index == finger.count - 1 ? .ended : .moved
    scroller.touch(phase, at: CGPoint(x: 196, y: touch.y), time: touch.time)
    rebinds += showRows()
  }
  var frame = 8
  while !scroller.isAtRest {
    let time = began + Double(frame) / 60
    scroller.advance(to: time)
    rebinds += showRows()
    if frame % 12 == 0 || scroller.isAtRest { printFrame(time) }
    frame += 1
  }
  return Double(scroller.contentOffset.y) - from - (shifted - shiftedBefore)
}

line("time", "offset", "visible", "views", "rebinds")
rebinds += showRows()
printFrame(0)
let distance = fling(at: 0, isBack: false)
let distanceBack = fling(at: 3, isBack: true)
print()
print("\(rows.count) rows, \(rows.measuredCount) measured")
print("\(created) views, bound anew \(rebound) times")
print("\(rounded(distance)) points there; the recording ends at \(recordedDistance)")
print("\(rounded(distanceBack)) points back")
print("what was on screen jumped \(jumps) times")
