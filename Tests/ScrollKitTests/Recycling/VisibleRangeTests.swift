import XCTest

@testable import ScrollKit

// Some of the peers' published rows about lists, sizes, anchors, grids and ranges are left out:
// - react-virtualized, scaled ranges, adjustments and offsets (10): browsers limit an element's
//   height, so offsets are squeezed into 50 px there. A `Double` needs no scaling.
// - TanStack Virtual, offsets read back after being written (3): nothing is written here.
// - flash-list, recycling turned off (1): a pool that does not reuse is up to the app.
// - legend-list, clamping beyond the content by a view offset (1 of 2): here the content's end is
//   the bound.
// - zoomimage, the greatest grid (3): there is no limit per axis. CATiledLayer's levels that
//   enlarge (1 and 5 of two rows) have nothing to load; the others are mapped. telephoto's tile
//   counts (3): its tiles are shares of a canvas, not squares.

/// Rows of one length. All three ways to hold them must give the same answers.
final class VisibleRangeTests: XCTestCase {
  private struct List {
    var count: Int
    var length: Double
    var spacing = 0.0
    var leading = 0.0
    var offset: Double
    var viewport: Double

    init(
      _ count: Int, _ length: Double, spacing: Double = 0, leading: Double = 0, at offset: Double,
      _ viewport: Double
    ) {
      self.count = count
      self.length = length
      self.spacing = spacing
      self.leading = leading
      self.offset = offset
      self.viewport = viewport
    }

    var ranges: [Range<Int>] {
      let padding = AxisInsets(leading: leading, trailing: 7)
      let uniform = UniformRows(count: count, length: length, spacing: spacing, padding: padding)
      let estimated = RowLengths(count: count, length: length, spacing: spacing, padding: padding)
      let measured = RowLengths(
        repeatElement(length, count: count), spacing: spacing, padding: padding)
      return [
        uniform.visibleRange(in: AxisViewport(offset: offset, length: viewport)),
        estimated.visibleRange(in: AxisViewport(offset: offset, length: viewport)),
        measured.visibleRange(in: AxisViewport(offset: offset, length: viewport)),
      ]
    }
  }

  /// A range, where all empty ranges become the same one.
  private func normal(_ range: Range<Int>) -> Range<Int> { range.isEmpty ? 0..<0 : range }

  private func run(_ name: String, _ rows: [PeerRow<List, Range<Int>>]) {
    forEachRow(name, rows) { row in
      for range in row.input.ranges { check(normal(range), row) }
    }
  }

  func testPeers() {
    let window = "react-window, getStartStopIndices"
    let virtualized = "react-virtualized, CellSizeAndPositionManager"
    let virtua = "virtua, list ranges"
    let inclusive = "virtua counts a row that starts exactly at the end; visible means start < end"
    let nearest = "virtua clamps to the nearest row; visible means some part is"
    let flash = "flash-list, findVisibleIndex"
    let virtuoso = "react-virtuoso, grid rows of 200"
    run(
      "visible ranges of peers",
      [
        PeerRow(List(0, 25, at: 0, 100), 0..<0, window),
        PeerRow(List(2, 25, at: 0, 100), 0..<2, window),
        PeerRow(List(10, 25, at: 0, 100), 0..<4, window),
        PeerRow(List(10, 25, at: 100, 100), 4..<8, window),
        PeerRow(List(10, 25, at: 150, 100), 6..<10, window),
        PeerRow(List(10, 25, at: -50, 100), 0..<2, window),
        PeerRow(List(10, 25, at: 200, 100), 8..<10, window),
        PeerRow(List(100, 10, at: 0, 50), 0..<5, virtualized),
        PeerRow(List(100, 10, at: 425, 50), 42..<48, virtualized),
        PeerRow(List(100, 10, at: 950, 50), 95..<100, virtualized),
        PeerRow(List(10, 20, at: 0, 100), ours: 0..<5, theirs: 0..<6, inclusive),
        PeerRow(List(10, 20, at: 200, 100), ours: 0..<0, theirs: 9..<10, nearest),
        PeerRow(List(10, 20, at: 179, 100), 8..<10, virtua),
        PeerRow(List(10, 20, at: -1000, 100), ours: 0..<0, theirs: 0..<1, nearest),
        PeerRow(List(10, 20, at: 1200, 100), ours: 0..<0, theirs: 9..<10, nearest),
        PeerRow(List(20, 100, at: 150, 1), 1..<2, flash),
        PeerRow(List(10, 100, at: 0, 1), 0..<1, flash),
        PeerRow(List(10, 100, at: 1100, 1), 0..<0, flash),
        PeerRow(List(10, 100, at: 400, 1), 4..<5, flash),
        PeerRow(List(10, 100, at: 250, 1), 2..<3, flash),
        PeerRow(List(10, 100, at: 399, 1), 3..<4, flash),
        PeerRow(List(20, 100, at: 0, 250), 0..<3, "\(flash), last"),
        PeerRow(List(5, 100, at: 0, 1000), 0..<5, "\(flash), last"),
        PeerRow(List(10, 100, leading: 100, at: 0, 50), 0..<0, "\(flash), last"),
        PeerRow(List(10, 100, at: 0, 401), 0..<5, "\(flash), last"),
        PeerRow(List(667, 200, at: 0, 500), 0..<3, virtuoso),
        PeerRow(List(667, 200, at: 300, 500), 1..<4, virtuoso),
      ])
  }

  func testFlutterFixedExtents() {
    let flutter = "flutter, sliver fixed extent, last index"
    run(
      "fixed extents of flutter",
      [
        PeerRow(
          List(9, 0, at: 0, 1234), ours: 0..<0, theirs: 0..<1,
          "flutter keeps one row without extent; rows that end at the offset are not visible"),
        PeerRow(
          List(9, 600, at: 0, 0), ours: 0..<0, theirs: 0..<1,
          "flutter keeps the first row; nothing is visible in a viewport without length"),
        PeerRow(List(9, 600, at: 0, 600), 0..<1, flutter),
        PeerRow(List(9, 600, at: 0, 601), 0..<2, flutter),
        PeerRow(List(9, 600, at: 0, 600.0000000001), 0..<2, flutter),
        PeerRow(List(9, 414, at: 0, 2484), 0..<6, flutter),
        PeerRow(List(9, 600, at: 0, 600.00000000001), 0..<1, flutter),
        PeerRow(
          List(3, 600, at: 1199.999999999998, 600), 2..<3, "flutter, only child at a rounded offset"
        ),
      ])
  }

  func testDefinition() {
    let rule = "definition: start < offset + viewport && end > offset"
    run(
      "visible ranges",
      [
        PeerRow(List(0, 44, at: 0, 480), 0..<0, "no rows"),
        PeerRow(List(1, 44, at: 0, 480), 0..<1, "one row, less than the viewport"),
        PeerRow(List(1, 44, at: 44, 480), 0..<0, "one row that ends at the offset"),
        PeerRow(List(1, 44, at: 43.5, 480), 0..<1, "one row, half a point visible"),
        PeerRow(List(2, 44, at: -30, 480), 0..<2, "two rows, pulled before the start"),
        PeerRow(List(2, 44, at: 50, 480), 1..<2, "two rows, pulled past the end"),
        PeerRow(List(2, 44, at: -480, 480), 0..<0, rule),
        PeerRow(List(2, 44, at: -479.5, 480), 0..<1, rule),
        PeerRow(List(100, 44, spacing: 1, at: 44, 46), 1..<2, "the gap before row 1"),
        PeerRow(List(100, 44, spacing: 1, at: 44, 46.5), 1..<3, rule),
        PeerRow(List(100, 44, spacing: 1, at: 44, 1), 0..<0, "a viewport within a gap"),
        PeerRow(List(100, 44, spacing: 10, at: 45, 5), 0..<0, "a viewport within a gap"),
        PeerRow(List(100, 44, leading: 20, at: 0, 20), 0..<0, "the padding alone"),
        PeerRow(List(100, 44, leading: 20, at: 0, 20.5), 0..<1, rule),
        PeerRow(List(100, 44, leading: 20, at: 64, 44), 1..<2, rule),
        PeerRow(List(1_000_000, 44, spacing: 1, at: 45010, 800), 1000..<1018, "the README's list"),
        PeerRow(
          List(1_000_000, 44, spacing: 1, at: 44_999_990, 800), 999_999..<1_000_000, "the last row"),
        PeerRow(List(5, 0, at: -1, 2), 0..<5, "rows without length at 0, within the viewport"),
        PeerRow(List(5, 0, spacing: 10, at: 5, 20), 1..<3, "points at 0, 10, 20, 30, 40"),
        PeerRow(List(5, 0, spacing: 10, at: 10, 20), 2..<3, "points at the edges are outside"),
        PeerRow(List(5, 0, leading: 3, at: 0, 3), 0..<0, "points at the end are outside"),
        PeerRow(List(3, 44, at: .nan, 50), 0..<2, "not a number is the leading edge"),
        PeerRow(List(3, 44, at: 0, .nan), 0..<0, "not a number is no length"),
        PeerRow(List(3, 44, at: 0, -50), 0..<0, "a negative length is none"),
        PeerRow(List(3, 44, at: 0, .infinity), 0..<3, "all of it"),
      ])
  }

  private struct EdgeRow: TableRow {
    var length: Double
    var spacing: Double
    var row: Int
    var source: String
  }

  func testARowIsFirstAtItsOwnOffset() {
    // For these lengths, a division rounds across the edge of some of these rows.
    let lengths: [(Double, Double)] = [
      (0.1, 0), (1.0 / 3, 0), (108.33333587646484, 5), (44.1, 0.7), (105.142857, 0), (7.3, 0.1),
    ]
    var rows: [EdgeRow] = []
    for (length, spacing) in lengths {
      for row in [1, 3, 7, 49, 1_000, 99_999] {
        rows.append(
          EdgeRow(length: length, spacing: spacing, row: row, source: "definition: float edges"))
      }
    }
    forEachRow("a row is first at its own offset", rows) { row in
      let uniform = UniformRows(count: 1_000_000, length: row.length, spacing: row.spacing)
      let estimated = RowLengths(count: 1_000_000, length: row.length, spacing: row.spacing)
      for delta in -20...20 {
        let index = row.row + delta
        guard index >= 0 else { continue }
        let offset = Double(index) * (row.length + row.spacing)
        XCTAssertEqual(uniform.position(of: index), offset)
        XCTAssertEqual(uniform.row(at: offset), index)
        XCTAssertEqual(uniform.row(at: offset.nextDown), index)
        XCTAssertEqual(uniform.row(at: offset - max(2e-10, offset * 6e-14)), max(0, index - 1))
        XCTAssertEqual(estimated.row(at: estimated.position(of: index)), index)
        XCTAssertEqual(
          estimated.visibleRange(
            in: AxisViewport(offset: estimated.position(of: index), length: row.length / 2)
          )
          .lowerBound, index)
        let range = uniform.visibleRange(in: AxisViewport(offset: offset, length: row.length / 2))
        XCTAssertEqual(range, index..<index + 1)
        XCTAssertEqual(
          uniform.visibleRange(in: AxisViewport(offset: offset - row.length, length: row.length))
            .upperBound, index)
      }
    }
  }

  private struct NearEdgeRow: TableRow {
    var length: Double
    var spacing = 0.0
    var row: Int
    var error: Double
    /// The rows in a viewport that is moved by the error, and in one that is longer by the error.
    var moved: Range<Int>
    var longer: Range<Int>
    var source: String

    init(
      _ length: Double, spacing: Double = 0, _ row: Int, error: Double, moved: Range<Int>,
      longer: Range<Int>, _ source: String
    ) {
      (self.length, self.spacing, self.row, self.error) = (length, spacing, row, error)
      (self.moved, self.longer, self.source) = (moved, longer, source)
    }
  }

  func testEdgesWithinTheTolerance() {
    // The viewport shows ten rows from the given row on. Errors of 1e-10 or 2^-45 of the far edge
    // are forgiven.
    let rows = [
      NearEdgeRow(44, 0, error: 9e-11, moved: 0..<10, longer: 0..<10, "less than 1e-10"),
      NearEdgeRow(44, 0, error: 2e-10, moved: 0..<11, longer: 0..<11, "more than 1e-10"),
      NearEdgeRow(44, 5, error: -9e-11, moved: 5..<15, longer: 5..<15, "less than 1e-10"),
      NearEdgeRow(44, 5, error: -2e-10, moved: 4..<15, longer: 5..<15, "more than 1e-10"),
      NearEdgeRow(
        44, spacing: 1, 5, error: -2e-10, moved: 5..<15, longer: 5..<15, "in the gap before row 5"),
      NearEdgeRow(
        44.1, 100_000, error: -1e-7, moved: 100_000..<100_010, longer: 100_000..<100_010,
        "4.41e6 * 2^-45 is 1.25e-7"),
      NearEdgeRow(
        44.1, 100_000, error: -2e-7, moved: 99_999..<100_010, longer: 100_000..<100_010,
        "4.41e6 * 2^-45 is 1.25e-7"),
      NearEdgeRow(
        44.1, 100_000, error: 2e-7, moved: 100_000..<100_011, longer: 100_000..<100_011,
        "4.41e6 * 2^-45 is 1.25e-7"),
      NearEdgeRow(
        44, 0, error: -2e-10, moved: 0..<10, longer: 0..<10, "nothing before the first row"),
      NearEdgeRow(
        44, 1 << 25, error: -4e-5, moved: 33_554_432..<33_554_442,
        longer: 33_554_432..<33_554_442, "1.48e9 * 2^-45 is 4.2e-5"),
      NearEdgeRow(
        44, 1 << 25, error: -5e-5, moved: 33_554_431..<33_554_442,
        longer: 33_554_432..<33_554_442, "1.48e9 * 2^-45 is 4.2e-5"),
      NearEdgeRow(
        44.1, 1000, error: -1.0 / 6, moved: 999..<1010, longer: 1000..<1010,
        "half a pixel at 3x is seen"),
    ]
    forEachRow("edges within the tolerance", rows) { row in
      let uniform = UniformRows(count: nil, length: row.length, spacing: row.spacing)
      let (offset, viewport) = (uniform.position(of: row.row), 10 * uniform.pitch)
      XCTAssertEqual(
        uniform.visibleRange(in: AxisViewport(offset: offset + row.error, length: viewport)),
        row.moved)
      XCTAssertEqual(
        uniform.visibleRange(in: AxisViewport(offset: offset, length: viewport + row.error)),
        row.longer)
      // A grid has the same rows as a list.
      let grid = GridRows(
        count: nil, columnCount: 2, itemSize: CGSize(width: 9, height: row.length),
        spacing: row.spacing)
      XCTAssertEqual(
        grid.visibleRange(in: AxisViewport(offset: offset + row.error, length: viewport)),
        2 * row.moved.lowerBound..<2 * row.moved.upperBound)
    }
    // The viewport starts far before the content. Its end is then only as exact as its start: to
    // 2.8e-5.
    let list = UniformRows(count: 9, length: 44)
    XCTAssertTrue(list.visibleRange(in: AxisViewport(offset: -1e9, length: 1e9 + 1e-6)).isEmpty)
    XCTAssertEqual(list.visibleRange(in: AxisViewport(offset: -1e9, length: 1e9 + 1e-4)), 0..<1)
    let tolerances: [Row<Double, Double>] = [
      Row(0, 1e-10, "Flutter's precisionErrorTolerance"),
      Row(3000, 1e-10, "3000 * 2^-45 is 8.5e-11"),
      Row(-0x1p20, 0x1p-25, "2^20 * 2^-45"),
      Row(0x1p45, 1, "2^45 * 2^-45"),
      Row(.nan, 1e-10, "not a number counts as zero"),
      Row(-.infinity, 128, "held within 2^52"),
    ]
    forEachRow("edge tolerances", tolerances) { row in
      XCTAssertEqual(row.input.finite(or: 0).edgeTolerance, row.expected)
    }
  }

  func testOffsetsOnPixelsShowWholeRows() {
    // Rows of whole pixels at 3x: 44 1/3 points, with 1/3 point of spacing.
    let rows = UniformRows(count: nil, length: 133.0 / 3, spacing: 1.0 / 3)
    let tight = UniformRows(count: nil, length: 133.0 / 3)
    let grid = PixelGrid(displayScale: 3)
    for row in stride(from: 0, to: 100_000, by: 37) {
      for list in [rows, tight] {
        let offset = grid.nearest(list.position(of: row))
        XCTAssertEqual(
          list.visibleRange(in: AxisViewport(offset: offset, length: 9 * list.pitch)), row..<row + 9
        )
      }
    }
  }

  func testEveryRowIsFirstAtItsOwnOffset() {
    let lengths: [Row<Double, Int>] = [
      Row(44.1, 1267, "of 20,000 rows would begin one row too early if edges were not forgiven"),
      Row(0.1, 2178, "of 20,000 rows would begin one row too early if edges were not forgiven"),
      Row(44, 0, "whole numbers are exact"),
    ]
    forEachRow("rows at their own offsets", lengths) { row in
      let rows = UniformRows(count: nil, length: row.input)
      var early = 0
      for index in 1..<20_000 {
        let offset = rows.position(of: index)
        if rows.position(of: index - 1) + row.input > offset { early += 1 }
        XCTAssertEqual(
          rows.visibleRange(in: AxisViewport(offset: offset, length: row.input)), index..<index + 1)
      }
      XCTAssertEqual(early, row.expected)
    }
  }

  func testFrames() {
    let rows = UniformRows(
      count: 3, length: 44, spacing: 1, padding: AxisInsets(leading: 10, trailing: 20))
    let table: [Row<Int, CGRect>] = [
      Row(0, rect(0, 10, 320, 44), "the padding"),
      Row(2, rect(0, 100, 320, 44), "10 + 2 * 45"),
      Row(3, rect(0, 145, 320, 0), "no row: empty, a gap after the last one"),
      Row(9, rect(0, 145, 320, 0), "no row: the nearest end"),
      Row(-1, rect(0, 10, 320, 0), "no row: the nearest end"),
    ]
    forEachRow("frames of rows", table) { row in
      XCTAssertEqual(rows.frame(of: row.input, crossLength: 320), row.expected)
      let across = UniformRows(
        count: 3, length: 44, spacing: 1, padding: AxisInsets(leading: 10, trailing: 20),
        axis: .horizontal)
      let turned = across.frame(of: row.input, crossLength: 320)
      XCTAssertEqual(turned.origin, point(Double(row.expected.minY), 0))
      XCTAssertEqual(turned.size, size(Double(row.expected.height), 320))
      if (0..<3).contains(row.input) {
        let lengths = RowLengths(
          count: 3, length: 44, spacing: 1, padding: AxisInsets(leading: 10, trailing: 20))
        XCTAssertEqual(lengths.frame(of: row.input, crossLength: 320), row.expected)
      }
    }
    XCTAssertEqual(rows.frame(of: 0, crossLength: -5), rect(0, 10, 0, 44))
  }

  func testEndlessRows() {
    let rows = UniformRows(count: nil, length: 44, spacing: 1)
    let table: [Row<Double, Range<Int>>] = [
      Row(0, 0..<11, "definition"),
      Row(-480, 0..<0, "definition"),
      Row(45_000_000, 1_000_000..<1_000_011, "definition"),
      Row(45e12, 1_000_000_000_000..<1_000_000_000_011, "definition"),
    ]
    forEachRow("endless rows", table) { row in
      let range = rows.visibleRange(in: AxisViewport(offset: row.input, length: 480))
      XCTAssertEqual(normal(range), row.expected)
    }
    // So far out, 2^-45 of the position is 1.3 points.
    XCTAssertEqual(rows.row(at: 45e12 + 43), 1_000_000_000_000)
    XCTAssertEqual(rows.row(at: 45e12 + 44.5), 1_000_000_000_001)
    XCTAssertEqual(rows.contentLength, 0x1p52)
    XCTAssertEqual(
      rows.contentOffset(
        of: 1_000_000, alignment: .trailing, in: AxisViewport(offset: 0, length: 480)), 44_999_564)
  }

  private struct PlaceRow: TableRow {
    var count: Int?
    var length: Double
    var spacing: Double
    var position: Double
    var row: Int?
    var source: String
  }

  func testUniformRowAt() {
    let rows = [
      PlaceRow(count: 0, length: 44, spacing: 1, position: 0, row: nil, source: "no rows"),
      PlaceRow(count: 1, length: 44, spacing: 1, position: -9, row: 0, source: "before one row"),
      PlaceRow(count: 1, length: 44, spacing: 1, position: 999, row: 0, source: "after one row"),
      PlaceRow(count: 2, length: 44, spacing: 1, position: 54.5, row: 0, source: "in the gap"),
      PlaceRow(count: 2, length: 44, spacing: 1, position: 55, row: 1, source: "at the start"),
      PlaceRow(count: 2, length: 44, spacing: 1, position: 999, row: 1, source: "after the last"),
      PlaceRow(count: 5, length: 0, spacing: 0, position: 9, row: 0, source: "before a pile"),
      PlaceRow(count: 5, length: 0, spacing: 0, position: 10, row: 4, source: "the last of a pile"),
      PlaceRow(count: 9, length: 44, spacing: 1, position: .nan, row: 0, source: "leading edge"),
    ]
    forEachRow("row at a position", rows) { row in
      let padding = AxisInsets(leading: 10)
      let uniform = UniformRows(
        count: row.count, length: row.length, spacing: row.spacing, padding: padding)
      XCTAssertEqual(uniform.row(at: row.position), row.row)
      let lengths = RowLengths(
        count: row.count ?? 0, length: row.length, spacing: row.spacing, padding: padding)
      XCTAssertEqual(lengths.row(at: row.position), row.row)
    }
  }

  private struct TotalRow: TableRow {
    var count: Int
    var spacing: Double
    var total: Double
    var source: String
  }

  func testContentLength() {
    let rows = [
      TotalRow(count: 0, spacing: 8, total: 30, source: "definition: the padding"),
      TotalRow(count: 1, spacing: 8, total: 70, source: "definition: no gap"),
      TotalRow(count: 2, spacing: 8, total: 118, source: "definition: one gap"),
      TotalRow(count: 5, spacing: 8, total: 262, source: "definition: four gaps"),
      TotalRow(count: -3, spacing: 8, total: 30, source: "definition: none"),
      TotalRow(count: 5, spacing: -8, total: 230, source: "definition: no negative gap"),
    ]
    forEachRow("content length", rows) { row in
      let padding = AxisInsets(leading: 10, trailing: 20)
      var uniform = UniformRows(
        count: row.count, length: 40, spacing: row.spacing, padding: padding)
      XCTAssertEqual(uniform.contentLength, row.total)
      XCTAssertEqual(
        RowLengths(count: row.count, length: 40, spacing: row.spacing, padding: padding)
          .contentLength, row.total)
      (uniform.count, uniform.length, uniform.spacing) = (1, 1, 1)
      (uniform.count, uniform.length, uniform.spacing) = (row.count, 40, row.spacing)
      XCTAssertEqual(uniform.contentLength, row.total)
      XCTAssertEqual(uniform.pitch, 40 + max(0, row.spacing))
    }
    var uniform = UniformRows(count: 3, length: 40)
    uniform.length = .nan
    XCTAssertEqual(uniform.contentLength, 0)
    uniform.count = nil
    XCTAssertNil(uniform.count)
    let negative = UniformRows(count: 1, length: 40, padding: AxisInsets(leading: -5, trailing: -9))
    XCTAssertEqual(negative.contentLength, 40)
  }

  func testExample() {
    let rows = UniformRows(count: 1_000_000, length: 44, spacing: 1)
    XCTAssertEqual(rows.position(of: 1000), 45000)
    XCTAssertEqual(rows.contentLength, 44_999_999)
    XCTAssertEqual(rows.visibleRange(in: AxisViewport(offset: 45010, length: 800)), 1000..<1018)
  }
}
