import ScrollKit
import XCTest

/// Sorted offsets and the search among them.
final class SnapPointsTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let snaps = SnapPoints([0, 800, 1200, 1400, 1900])
    XCTAssertEqual("\(snaps.nearest(to: 1000)!) \(snaps.next(after: 800)!)", "1200.0 1200.0")
  }

  private struct OffsetsRow: TableRow {
    var source: String
    var given: [Double]
    var offsets: [Double]
  }

  func testOffsetsAreSortedAndUnique() {
    let rows = [
      OffsetsRow(source: "definition: none", given: [], offsets: []),
      OffsetsRow(source: "definition: sorted", given: [3, 1, 2], offsets: [1, 2, 3]),
      OffsetsRow(source: "definition: once", given: [1, 2, 1, 2, 2], offsets: [1, 2]),
      OffsetsRow(source: "definition: negative first", given: [0, -5, 5], offsets: [-5, 0, 5]),
      OffsetsRow(source: "definition: zeroes are one", given: [0, -0.0], offsets: [0]),
      OffsetsRow(source: "definition: not numbers", given: [.nan, 1, .nan], offsets: [1]),
      OffsetsRow(
        source: "definition: 0.1 + 0.2 is 0.3", given: [0.1 + 0.2, 0.3, 0.6], offsets: [0.3, 0.6]),
      OffsetsRow(
        source: "definition: 17 * 44.1, and as a sum of seventeen",
        given: [(0..<17).reduce(0) { sum, _ in sum + 44.1 }, 17 * 44.1, 0], offsets: [0, 749.7]),
      OffsetsRow(
        source: "definition: 2^-45 far out", given: [1e9, 1e9 + 1e-5, 1e9 + 1e-3],
        offsets: [1e9, 1e9 + 1e-3]),
      OffsetsRow(
        source: "definition: scales of tiles are none", given: [1 / 2048.0, 1 / 1024.0, 1],
        offsets: [1 / 2048.0, 1 / 1024.0, 1]),
      OffsetsRow(
        source: "definition: a millionth is no rounding", given: [5, 5.000001],
        offsets: [5, 5.000001]),
      OffsetsRow(
        source: "definition: held within 2^52", given: [.infinity, 1e300, -.infinity, 7],
        offsets: [-4_503_599_627_370_496, 7, 4_503_599_627_370_496]),
    ]
    forEachRow("offsets of snap points", rows) { row in
      XCTAssertEqual(SnapPoints(row.given).offsets, row.offsets)
    }
  }

  private struct NearestRow: TableRow {
    var source: String
    var offsets: [Double]
    var offset: Double
    var index: Int?

    init(_ source: String, _ offsets: [Double], _ offset: Double, _ index: Int?) {
      self.source = source
      self.offsets = offsets
      self.offset = offset
      self.index = index
    }
  }

  private static let slides: [Double] = [0, 800, 1200, 1400, 1900]
  private static let panels: [Double] = [0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800]

  func testNearest() {
    let (slides, panels) = (Self.slides, Self.panels)
    let rows = [
      NearestRow("embla ScrollTarget byDistance", slides, 399, 0),
      NearestRow("embla ScrollTarget byDistance", slides, 401, 1),
      NearestRow("embla ScrollTarget byDistance", slides, 1001, 2),
      NearestRow("embla ScrollTarget byDistance", slides, -200, 0),
      NearestRow("embla ScrollTarget byDistance", slides, 2500, 4),
      NearestRow("splide Move general.test", panels, 0, 0),
      NearestRow("splide Move general.test", panels, 99, 0),
      NearestRow("splide Move general.test", panels, 200, 1),
      NearestRow("splide Move general.test, a tie", panels, 300, 2),
      NearestRow("wpt scrollTo-scrollBy-snaps", [0, 1000], 800, 1),
      NearestRow("wpt scrollTo-scrollBy-snaps", [0, 1000], 900, 1),
      NearestRow("wpt scrollTo-scrollBy-snaps", [0, 1000], 10000, 1),
      NearestRow("wpt scrollTo-scrollBy-snaps", [0, 1000], -100, 0),
      NearestRow("wpt unreachable-snap-positions-003", [0, 10], 6, 1),
      NearestRow("compose SnapFlingBehaviorTest, no velocity", [-200, 300], 0, 0),
      NearestRow("chromium snap/closest-per-axis x", [50, 80], 100, 1),
      NearestRow("chromium snap/closest-per-axis y", [70, 150], 100, 0),
      NearestRow("chromium snap/align-start", [90], 0, 0),
      NearestRow("definition: on a snap point", slides, 1200, 2),
      NearestRow("definition: a tie but for a rounding", [0.1, 0.3], 0.2, 1),
      NearestRow("definition: a tie but for a rounding", [0.1, 0.1 + 0.2], 0.2, 1),
      NearestRow("definition: a tie but for a rounding", [0, 411.428571], 411.428571 / 2, 1),
      NearestRow(
        "definition: a tie but for a rounding", [411.428571, 2 * 411.428571], 1.5 * 411.428571, 1),
      NearestRow("definition: a tie far out", [1e9 + 0.1, 1e9 + 0.3], 1e9 + 0.2, 1),
      NearestRow("definition: a millionth before a tie", [0.1, 0.3], 0.199999, 0),
      NearestRow("definition: just before a tie", slides, 1299.9999, 2),
      NearestRow("definition: none", [], 10, nil),
      NearestRow("definition: one", [5], 1000, 0),
      NearestRow("definition: two, a tie", [-10, 10], 0, 1),
      NearestRow("definition: not a number", slides, .nan, 0),
      NearestRow("definition: infinite", slides, .infinity, 4),
      NearestRow("definition: infinite", slides, -.infinity, 0),
    ]
    forEachRow("nearest snap point", rows) { row in
      let snaps = SnapPoints(row.offsets)
      XCTAssertEqual(snaps.nearestIndex(to: row.offset), row.index)
      XCTAssertEqual(snaps.nearest(to: row.offset), row.index.map { row.offsets[$0] })
    }
  }

  private struct DifferingRow: TableRow {
    var source: String
    var reason: String
    var offset: Double
    var index: Int
  }

  func testNearestThatDiffersByOurRule() {
    let rows = [
      DifferingRow(
        source: "embla ScrollTarget byDistance: 0", reason: "a tie is the next", offset: 400,
        index: 1),
      DifferingRow(
        source: "embla ScrollTarget byDistance: 1", reason: "a tie is the next", offset: 1000,
        index: 2),
    ]
    forEachRow("nearest snap point that differs by our rule", rows) { row in
      let index = SnapPoints(Self.slides).nearestIndex(to: row.offset)
      XCTAssertEqual(index, row.index, row.reason)
    }
  }

  private struct NeighborRow: TableRow {
    var source: String
    var offsets: [Double]
    var offset: Double
    var previous: Double?
    var next: Double?
    var tolerance: Double

    init(
      _ source: String, _ offsets: [Double], _ offset: Double, _ previous: Double?, _ next: Double?,
      tolerance: Double = 0
    ) {
      self.tolerance = tolerance
      self.source = source
      self.offsets = offsets
      self.offset = offset
      self.previous = previous
      self.next = next
    }
  }

  func testNextAndPrevious() {
    let slides = Self.slides
    let rows = [
      NeighborRow("blossom methods.test next", [20, 120, 240], 100, 20, 120),
      NeighborRow("blossom methods.test prev", [20, 120, 240], 240, 120, nil),
      NeighborRow("compose SnapFlingBehaviorTest, by velocity", [-200, 300], 0, -200, 300),
      NeighborRow("wpt scroll-on-large-element", [0, 40, 80, 1080, 1120], 0, nil, 40),
      NeighborRow("definition: missed by a rounding", [0.3, 0.6], 0.1 + 0.2, nil, 0.6),
      NeighborRow("definition: missed by a rounding", [0, 0.1 + 0.2, 1], 0.3, 0, 1),
      NeighborRow("definition: missed by a rounding far out", [0, 1e9, 2e9], 1e9 + 1e-5, 0, 2e9),
      NeighborRow("definition: a millionth is no rounding", slides, 799.999999, 0, 800),
      NeighborRow("definition: a millionth is no rounding", slides, 800.000001, 800, 1200),
      NeighborRow("definition: between", slides, 1000, 800, 1200),
      NeighborRow("definition: itself excluded", slides, 1200, 800, 1400),
      NeighborRow("definition: before the first", slides, -1, nil, 0),
      NeighborRow("definition: past the last", slides, 1901, 1900, nil),
      NeighborRow("definition: at the last", slides, 1900, 1400, nil),
      NeighborRow("definition: none", [], 0, nil, nil),
      NeighborRow("definition: not a number", slides, .nan, nil, 0),
      NeighborRow("definition: infinite", slides, .infinity, 1900, nil),
    ]
    check("next and previous snap point", rows)
  }

  /// What a scroll view reports has been rounded to device pixels.
  func testNextAndPreviousOfARoundedOffset() {
    let slides = Self.slides
    let chromium = "chromium: differences under half a pixel do not count"
    let quarter = "definition: a quarter of the way, where that is less"
    let half = 0.5
    let rows = [
      NeighborRow(chromium, slides, 799.6, 0, 1200, tolerance: half),
      NeighborRow(chromium, slides, 800.4, 0, 1200, tolerance: half),
      NeighborRow("chromium: a whole pixel counts", slides, 799, 0, 800, tolerance: half),
      NeighborRow("chromium: a whole pixel counts", slides, 801, 800, 1200, tolerance: half),
      NeighborRow("definition: rounded down", [0, 104.5, 209], 104, 0, 209, tolerance: half),
      NeighborRow("definition: rounded up", [0, 104.5, 209], 105, 0, 209, tolerance: half),
      NeighborRow("definition: 0.6 is more", [0, 104.5, 209], 103.9, 0, 104.5, tolerance: half),
      NeighborRow("definition: 0.6 is more", [0, 104.5, 209], 105.1, 104.5, 209, tolerance: half),
      NeighborRow(
        "definition: at 3x", [0, 411.5, 823], 411 + 1 / 3.0, 0, 823,
        tolerance: PixelGrid(displayScale: 3).halfPixel),
      NeighborRow(
        "definition: at 3x", [0, 411.5, 823], 411 + 2 / 3.0, 0, 823,
        tolerance: PixelGrid(displayScale: 3).halfPixel),
      NeighborRow("definition: before the first", [10, 20], 9.5, nil, 20, tolerance: half),
      NeighborRow("definition: past the last", [10, 20], 20.5, 10, nil, tolerance: half),
      NeighborRow("definition: more before the first", [10, 20], 9.25, nil, 10, tolerance: half),
      NeighborRow("definition: more past the last", [10, 20], 20.75, 20, nil, tolerance: half),
      NeighborRow(quarter, [0, 1, 2], 1.25, 0, 2, tolerance: half),
      NeighborRow(quarter, [0, 1, 2], 1.375, 1, 2, tolerance: half),
      NeighborRow(quarter, [0, 1, 2], 0.75, 0, 2, tolerance: half),
      NeighborRow(quarter, [0, 1, 2], 0.625, 0, 1, tolerance: half),
      NeighborRow("definition: one", [7], 7.25, nil, nil, tolerance: half),
      NeighborRow("definition: none", [], 7.25, nil, nil, tolerance: half),
      NeighborRow("definition: no tolerance", [7], 7.25, 7, nil, tolerance: -half),
      NeighborRow("definition: no tolerance", [7], 7.25, 7, nil, tolerance: .nan),
      NeighborRow(quarter, slides, 1000, 800, 1200, tolerance: .infinity),
    ]
    check("next and previous of a rounded offset", rows)
  }

  private func check(_ table: String, _ rows: [NeighborRow]) {
    forEachRow(table, rows) { row in
      let snaps = SnapPoints(row.offsets)
      XCTAssertEqual(snaps.previous(before: row.offset, tolerance: row.tolerance), row.previous)
      XCTAssertEqual(snaps.next(after: row.offset, tolerance: row.tolerance), row.next)
      guard row.tolerance == 0 else { return }
      XCTAssertEqual(snaps.previous(before: row.offset), row.previous)
      XCTAssertEqual(snaps.next(after: row.offset), row.next)
    }
  }

  private struct Example {
    var offsets: [Double]
    var scale: Double
  }

  private typealias Step = (SnapPoints, _ offset: Double, _ tolerance: Double) -> Double?

  /// From the first on, `next` visits each once, and `previous` on the way back, also from offsets
  /// that were rounded to pixels.
  private func law(_ step: (next: Step, previous: Step)) -> Example? {
    firstCounterexample(
      seed: 90, count: 3000,
      { generator in
        var offsets: [Double] = []
        var offset = Double.random(in: -100...100, using: &generator)
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
          offsets.append(offset)
          offset += Double.random(in: 0.01...60, using: &generator)
        }
        let scale = Double(Int.random(in: 1...3, using: &generator))
        return Example(offsets: offsets, scale: scale)
      },
      { example in
        let snaps = SnapPoints(example.offsets.shuffled())
        let grid = PixelGrid(displayScale: example.scale)
        for (index, offset) in example.offsets.enumerated() {
          let isFirst = index == 0
          let isLast = index == example.offsets.count - 1
          let before = isFirst ? nil : example.offsets[index - 1]
          let after = isLast ? nil : example.offsets[index + 1]
          // A rounded offset may be nearer to another snap point than pixels are far apart.
          let room = min(offset - (before ?? -.infinity), (after ?? .infinity) - offset)
          for place in room > 4 ? [offset, grid.nearest(offset)] : [offset] {
            let half = grid.halfPixel
            if step.next(snaps, place, half) != after || step.previous(snaps, place, half) != before
            {
              return false
            }
          }
        }
        return snaps.offsets == example.offsets
      })
  }

  func testNextAndPreviousVisitEachOnce() {
    assertLaw(
      law,
      holdsFor: (
        { $0.next(after: $1, tolerance: $2) }, { $0.previous(before: $1, tolerance: $2) }
      ),
      findsFaultIn: [
        // The plain comparisons.
        (
          { snaps, offset, _ in snaps.offsets.first { $0 > offset } },
          { $0.previous(before: $1, tolerance: $2) }
        ),
        (
          { $0.next(after: $1, tolerance: $2) },
          { snaps, offset, _ in snaps.offsets.last { $0 < offset } }
        ),
        // The tolerance everywhere.
        (
          { snaps, offset, tolerance in snaps.offsets.first { $0 > offset + tolerance } },
          { $0.previous(before: $1, tolerance: $2) }
        ),
        // And nowhere.
        (
          { snaps, offset, _ in snaps.next(after: offset) },
          { $0.previous(before: $1, tolerance: $2) }
        ),
      ])
  }
}
