import ScrollKit
import ScrollKitBaseline

// Rows of different lengths, and a plain array of their sums beside them. Each function holds the
// loop of one round.

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
    let range = rows.visibleRange(in: AxisViewport(offset: offset, length: Inputs.viewport))
    sum &+= range.lowerBound &+ range.upperBound
  }
  blackHole(Double(sum))
}

/// The visible rows in each frame of a fast scroll: 50 points a frame, and at the end from the
/// start.
@inline(never)
func rangeScroll(_ rows: RowLengths, count: Int) {
  let end = max(1, rows.contentLength - Inputs.viewport)
  var (sum, offset) = (0, 0.0)
  for _ in 0..<count {
    let range = rows.visibleRange(in: AxisViewport(offset: offset, length: Inputs.viewport))
    sum &+= range.lowerBound &+ range.upperBound
    offset = offset + 50 < end ? offset + 50 : 0
  }
  blackHole(Double(sum))
}

/// The same, told each time which rows were visible in the frame before.
@inline(never)
func rangeNear(_ rows: RowLengths, count: Int) {
  let end = max(1, rows.contentLength - Inputs.viewport)
  var (sum, offset, range) = (0, 0.0, 0..<0)
  for _ in 0..<count {
    range = rows.visibleRange(
      in: AxisViewport(offset: offset, length: Inputs.viewport), near: range)
    sum &+= range.lowerBound &+ range.upperBound
    offset = offset + 50 < end ? offset + 50 : 0
  }
  blackHole(Double(sum))
}

/// The rows at random offsets.
@inline(never)
func rowAt(_ rows: RowLengths, _ offsets: [Double]) {
  var sum = 0
  for offset in offsets { sum &+= rows.row(at: offset) ?? 0 }
  blackHole(Double(sum))
}

/// Where random rows begin.
@inline(never)
func offsetRandom(_ rows: RowLengths, _ places: [Int]) {
  var sum = 0.0
  for place in places { sum += rows.position(of: place) }
  blackHole(sum)
}

/// One row gets another length while the viewport is somewhere, and the visible rows after it.
@inline(never)
func resize(_ rows: inout RowLengths, _ places: [Int], _ offsets: [Double]) {
  var sum = 0.0
  for (index, offset) in offsets.enumerated() {
    let length = Double(20 + index % 120)
    let shift = rows.setLength(length, of: places[index], keeping: offset)
    let range = rows.visibleRange(in: AxisViewport(offset: offset + shift, length: Inputs.viewport))
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
    let anchor = AxisViewport(offset: offset)
    let shift = rows.setLengths(
      lengths[start..<(start + 20)], from: places[index], keeping: anchor)
    let range = rows.visibleRange(in: AxisViewport(offset: offset + shift, length: Inputs.viewport))
    sum += shift + Double(range.lowerBound &+ range.upperBound)
  }
  blackHole(sum)
}

/// The same, each row by a call of its own.
@inline(never)
func resizeOneByOne(_ rows: inout RowLengths, _ places: [Int], _ offsets: [Double]) {
  var sum = 0.0
  for (index, start) in offsets.enumerated() {
    var offset = start
    for row in 0..<20 {
      let length = Double(20 + (index + row) % 120)
      offset += rows.setLength(length, of: places[index] + row, keeping: offset)
    }
    let range = rows.visibleRange(in: AxisViewport(offset: offset, length: Inputs.viewport))
    sum += offset + Double(range.lowerBound &+ range.upperBound)
  }
  blackHole(sum)
}

/// A row comes in somewhere, and goes.
@inline(never)
func insertAndRemove(_ rows: inout RowLengths, _ places: [Int]) {
  var sum = 0.0
  for place in places {
    let anchor = AxisViewport(offset: 40_000)
    sum += rows.insert(CollectionOfOne(33), at: place, keeping: anchor)
    sum += rows.remove(place..<(place + 1), keeping: anchor)
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

/// Where each row begins, and where the last one ends: looking up could not be simpler, but a
/// change of one length costs as much as there are rows.
final class PrefixSums {
  let sums: UnsafeBufferPointer<Double>

  init(_ lengths: [Double]) {
    let sums = UnsafeMutableBufferPointer<Double>.allocate(capacity: lengths.count + 1)
    var sum = 0.0
    for (row, length) in lengths.enumerated() {
      sums.initializeElement(at: row, to: sum)
      sum += length
    }
    sums.initializeElement(at: lengths.count, to: sum)
    self.sums = UnsafeBufferPointer(sums)
  }

  deinit { sums.deallocate() }
}

@inline(never)
func prefixRange(_ prefix: PrefixSums, _ offsets: [Double]) {
  let sums = prefix.sums
  var sum = 0
  for offset in offsets {
    let range = Baseline.prefixRange(
      sums, start: offset, end: offset + Inputs.viewport)
    sum &+= range.first &+ range.stop
  }
  blackHole(Double(sum))
}

@inline(never)
func prefixRead(_ prefix: PrefixSums, _ places: [Int]) {
  let sums = prefix.sums
  var sum = 0.0
  for place in places { sum += Baseline.prefixRead(sums, row: place) }
  blackHole(sum)
}
