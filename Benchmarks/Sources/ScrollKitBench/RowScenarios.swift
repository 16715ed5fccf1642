import ScrollKit

// Rows of different lengths. Each function holds the loop of one round.

/// Builds a list of measured rows.
@inline(never)
func build(_ lengths: [Double], count: Int) {
  for _ in 0..<count { blackHole(RowLengths(lengths).contentLength) }
}

/// Adds the lengths up, which any build has to do.
@inline(never)
func sum(_ lengths: [Double], count: Int) {
  for _ in 0..<count {
    var sum = 0.0
    for length in lengths { sum += length }
    blackHole(sum)
  }
}

/// The visible rows at random offsets.
@inline(never)
func rangeRandom(_ rows: RowLengths, _ offsets: [Double]) {
  var sum = 0
  for offset in offsets {
    let range = rows.visibleRange(offset: offset, viewport: Inputs.viewport)
    sum &+= range.lowerBound &+ range.upperBound
  }
  blackHole(Double(sum))
}

/// The visible rows in each frame of a fast scroll: 50 points a frame, and at the end from the start.
@inline(never)
func rangeScroll(_ rows: RowLengths, count: Int) {
  let end = max(1, rows.contentLength - Inputs.viewport)
  var (sum, offset) = (0, 0.0)
  for _ in 0..<count {
    let range = rows.visibleRange(offset: offset, viewport: Inputs.viewport)
    sum &+= range.lowerBound &+ range.upperBound
    offset = offset + 50 < end ? offset + 50 : 0
  }
  blackHole(Double(sum))
}

/// Where random rows begin.
@inline(never)
func offsetRandom(_ rows: RowLengths, _ places: [Int]) {
  var sum = 0.0
  for place in places { sum += rows.offset(of: place) }
  blackHole(sum)
}

/// One row gets another length while the viewport is somewhere, and the visible rows after it.
@inline(never)
func resize(_ rows: inout RowLengths, _ places: [Int], _ offsets: [Double]) {
  var sum = 0.0
  for (index, offset) in offsets.enumerated() {
    let length = Double(20 + index % 120)
    let shift = rows.setLength(length, of: places[index], keeping: offset)
    let range = rows.visibleRange(offset: offset + shift, viewport: Inputs.viewport)
    sum += shift + Double(range.lowerBound &+ range.upperBound)
  }
  blackHole(sum)
}

/// Twenty rows that follow one another get other lengths, and the visible rows after it.
@inline(never)
func resizeTwenty(
  _ rows: inout RowLengths, _ places: [Int], _ offsets: [Double], _ lengths: [Double]
) {
  var sum = 0.0
  for (index, offset) in offsets.enumerated() {
    let start = index % 100
    let anchor = RowLengths.Anchor(offset: offset)
    let shift = rows.setLengths(
      lengths[start..<(start + 20)], from: places[index], keeping: anchor)
    let range = rows.visibleRange(offset: offset + shift, viewport: Inputs.viewport)
    sum += shift + Double(range.lowerBound &+ range.upperBound)
  }
  blackHole(sum)
}

/// The snap points nearest to random offsets.
@inline(never)
func nearestSnap(_ snaps: SnapPoints, _ offsets: [Double]) {
  var sum = 0.0
  for offset in offsets { sum += snaps.nearest(to: offset) ?? 0 }
  blackHole(sum)
}
