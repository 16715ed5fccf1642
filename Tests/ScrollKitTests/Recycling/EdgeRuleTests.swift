import ScrollKit
import XCTest

/// Roundings of 1e-10 points or 2^-45 of the position are forgiven. This holds for every function
/// that asks where a row begins or ends.
final class EdgeRuleTests: XCTestCase {
  private struct AtRow: TableRow {
    var length: Double
    var spacing = 0.0
    var position: Double
    var row: Int
    var source: String
  }

  func testTheRowAtAPosition() {
    let sums = "definition: a product of the row and its length is a rounding more or less"
    let rows = [
      AtRow(length: 44.1, position: 617.4, row: 14, source: sums),
      AtRow(length: 44.1, position: 308.7, row: 7, source: sums),
      AtRow(length: 44.1, position: 4806.9, row: 109, source: sums),
      AtRow(length: 0.1, position: 0.3, row: 3, source: sums),
      AtRow(length: 0.1, position: 0.7, row: 7, source: sums),
      AtRow(length: 1.1, position: 3.3, row: 3, source: sums),
      AtRow(length: 33.3, position: 99.9, row: 3, source: sums),
      AtRow(length: 0.1, position: 0.25, row: 2, source: "the middle of row 2"),
      AtRow(length: 44, position: 88 - 9e-11, row: 2, source: "less than 1e-10"),
      AtRow(length: 44, position: 88 - 2e-10, row: 1, source: "more than 1e-10"),
      AtRow(length: 44.1, position: 4_410_000 - 1e-7, row: 100_000, source: "2^-45 is 1.25e-7"),
      AtRow(length: 44.1, position: 4_410_000 - 2e-7, row: 99_999, source: "2^-45 is 1.25e-7"),
      AtRow(length: 44, spacing: 1, position: 45 - 9e-11, row: 1, source: "less than 1e-10"),
      AtRow(length: 44, spacing: 1, position: 45 - 2e-10, row: 0, source: "in the gap"),
      AtRow(length: 44, position: -9e-11, row: 0, source: "before the first"),
    ]
    forEachRow("the row at an edge", rows) { row in
      let uniform = UniformRows(count: 1_000_000, length: row.length, spacing: row.spacing)
      let lengths = RowLengths(count: 1_000_000, length: row.length, spacing: row.spacing)
      XCTAssertEqual(uniform.row(at: row.position), row.row)
      XCTAssertEqual(lengths.row(at: row.position), row.row)
      // A place belongs to the row that ends after it. That is the same row, except in gaps and
      // before the first row.
      let place = uniform.place(at: row.position)
      XCTAssertEqual(place?.row, lengths.place(at: row.position)?.row)
      XCTAssertEqual(
        place?.fraction ?? 1, lengths.place(at: row.position)!.fraction, accuracy: 1e-9)
    }
  }

  private struct PointRow: TableRow {
    var x: Double
    var y: Double
    var item: Int?
    var source: String
  }

  func testTheItemAtAPoint() {
    // Items of 44.1 x 44.1 in three columns. Rows have a gap of 0.9, and columns have none.
    let rows = [
      PointRow(x: 88.2, y: 45, item: 5, source: "2 * 44.1, one row down"),
      PointRow(x: 44.1, y: 0, item: 1, source: "at its corner"),
      PointRow(x: 44.1 - 5e-11, y: 0, item: 1, source: "a rounding before its corner"),
      PointRow(x: 44.1 - 2e-10, y: 0, item: 0, source: "more than 1e-10"),
      PointRow(x: 9, y: 44.1 - 5e-11, item: nil, source: "a rounding before the gap"),
      PointRow(x: 9, y: 44.1 - 2e-10, item: 0, source: "more than 1e-10"),
      PointRow(x: 9, y: 45 - 5e-11, item: 3, source: "a rounding before the second row"),
      PointRow(x: 9, y: 45 - 2e-10, item: nil, source: "in the gap"),
      PointRow(x: -5e-11, y: -5e-11, item: 0, source: "a rounding before the first"),
      PointRow(x: -2e-10, y: 9, item: nil, source: "before the first"),
      PointRow(x: 132.3 - 5e-11, y: 9, item: nil, source: "a rounding before the end"),
      PointRow(x: 132.3 - 2e-10, y: 9, item: 2, source: "more than 1e-10"),
    ]
    forEachRow("the item at an edge", rows) { row in
      for axis in ScrollAxis.allCases {
        let grid = GridRows(
          count: 30, columnCount: 3, itemSize: size(44.1, 44.1), spacing: 0.9, crossSpacing: 0,
          axis: axis)
        let point = axis == .vertical ? point(row.x, row.y) : point(row.y, row.x)
        XCTAssertEqual(grid.item(at: point), row.item)
      }
    }
  }

  private struct StickyRow: TableRow {
    var offset: Double
    var bar = 0.0
    var section: Int?
    var source: String
  }

  func testAHeaderAtItsOwnOffset() {
    // A padding of 0.3, headers of 20.1 and rows of 44.1: the second header is at 152.7.
    let list = SectionedRows(
      rowCounts: [3, 2], rowLength: 44.1, headerLength: 20.1, padding: AxisInsets(leading: 0.3))
    let second = list.position(ofHeader: 1)
    XCTAssertEqual(second, 152.7, accuracy: 1e-12)
    let rows = [
      StickyRow(offset: 152.7, section: 1, source: "20.4 + 3 * 44.1"),
      StickyRow(offset: second, section: 1, source: "its own offset"),
      StickyRow(offset: second.nextDown, section: 1, source: "a rounding less"),
      StickyRow(offset: second.nextUp, section: 1, source: "a rounding more"),
      StickyRow(offset: second - 9e-11, section: 1, source: "less than 1e-10"),
      StickyRow(offset: second - 2e-10, section: 0, source: "more than 1e-10"),
      StickyRow(offset: 61.4, bar: 91.3, section: 1, source: "152.7 - 91.3"),
      StickyRow(offset: second - 91.3, bar: 91.3, section: 1, source: "a difference and a sum"),
      StickyRow(offset: 0.3 - 9e-11, section: 0, source: "a rounding before the first"),
      StickyRow(offset: -91, bar: 91.3, section: 0, source: "-91 + 91.3 is a rounding less"),
      StickyRow(offset: 0.3 - 2e-10, section: nil, source: "before the first"),
    ]
    forEachRow("a header at its own offset", rows) { row in
      let insets = AxisInsets(leading: row.bar)
      let header = list.stickyHeader(in: AxisViewport(offset: row.offset, insets: insets))
      XCTAssertEqual(header?.section, row.section)
      if row.section == 1 {
        XCTAssertEqual(header?.position ?? 0, second, accuracy: 1e-12)
        XCTAssertEqual(
          list.unobscuredRange(
            in: AxisViewport(offset: row.offset, length: 300, insets: insets)
          ).lowerBound, 4)
      }
    }
  }

  private struct LanesRow: TableRow {
    var lengths: [Double]
    var lane: Int
    var source: String
  }

  func testLanesThatAreEquallyShort() {
    let tie = "of equally short lanes, the one whose last item came first"
    let rows = [
      LanesRow(lengths: [0.8, 0.7, 0.1], lane: 0, source: "0.7 + 0.1 is a rounding less: \(tie)"),
      LanesRow(lengths: [0.3, 0.1, 0.2], lane: 0, source: "0.1 + 0.2 is a rounding more: \(tie)"),
      LanesRow(lengths: [0.8, 0.7, 0.1 - 2e-10], lane: 1, source: "more than 1e-10 shorter"),
      LanesRow(lengths: [0.8, 0.7, 0.2], lane: 0, source: "shorter"),
    ]
    forEachRow("lanes that are equally short", rows) { row in
      XCTAssertEqual(MasonryLanes(row.lengths + [5], laneCount: 2).lane(of: 3), row.lane)
    }
  }

  private struct TilesRow: TableRow {
    var image: Double
    var tile: Double
    var start: Double
    var length: Double
    var count: Int
    var levels = 3
    var range: Range<Int>
    var source: String
  }

  func testTilesThatARectangleTouches() {
    let rows = [
      TilesRow(
        image: 330.3, tile: 110.1, start: 0, length: 330.3, count: 3, range: 0..<3,
        source: "330.3 / 110.1 is a rounding more than 3"),
      TilesRow(
        image: 441, tile: 44.1, start: 308.7, length: 44.1, count: 10, levels: 5, range: 7..<8,
        source: "308.7 / 44.1 is a rounding less than 7"),
      TilesRow(
        image: 441, tile: 44.1, start: 308.7, length: 88.2, count: 10, levels: 5, range: 7..<9,
        source: "two tiles"),
      TilesRow(
        image: 441, tile: 44.1, start: 308.7 - 2e-10, length: 44.1, count: 10, levels: 5,
        range: 6..<8, source: "more than 1e-10"),
      TilesRow(
        image: 512, tile: 256, start: 256 - 9e-11, length: 9, count: 2, levels: 2, range: 1..<2,
        source: "less than 1e-10"),
      TilesRow(
        image: 512, tile: 256, start: 9, length: 247 + 9e-11, count: 2, levels: 2, range: 0..<1,
        source: "less than 1e-10"),
      TilesRow(
        image: 512, tile: 256, start: 9, length: 247 + 2e-10, count: 2, levels: 2, range: 0..<2,
        source: "more than 1e-10"),
      TilesRow(
        image: 512 + 9e-11, tile: 256, start: 0, length: 600, count: 2, levels: 2, range: 0..<2,
        source: "an image that is a rounding longer"),
      TilesRow(
        image: 513, tile: 256, start: 0, length: 600, count: 3, levels: 3, range: 0..<3,
        source: "a pixel longer"),
      TilesRow(
        image: 513, tile: 256, start: 513 - 9e-11, length: 9, count: 3, levels: 3, range: 0..<0,
        source: "a rounding of the last tile"),
      TilesRow(
        image: 513, tile: 256, start: 512.5, length: 9, count: 3, levels: 3, range: 2..<3,
        source: "half a pixel of the last tile"),
      TilesRow(
        image: 513, tile: 256, start: 600, length: 9, count: 3, levels: 3, range: 0..<0,
        source: "beyond the image, in the last tile's square"),
      TilesRow(
        image: 512, tile: 256, start: -9, length: 9 + 9e-11, count: 2, levels: 2, range: 0..<0,
        source: "a rounding of the first tile"),
    ]
    forEachRow("tiles at edges", rows) { row in
      let tiles = TilePyramid(imageSize: size(row.image, row.image), tileLength: row.tile)
      XCTAssertEqual(tiles.levelCount, row.levels)
      XCTAssertEqual(tiles.columnCount(atLevel: 0), row.count)
      XCTAssertEqual(tiles.rowCount(atLevel: 0), row.count)
      let grid = tiles.grid(in: rect(row.start, row.start, row.length, row.length), level: 0)
      XCTAssertEqual(grid.columns, row.range)
      XCTAssertEqual(grid.rows, row.range)
    }
  }

  func testNothingMovesForARounding() {
    // Rows of 44.1; row 14 is at 617.4 and ends at 661.5.
    let rows: [Row<(offset: Double, viewport: Double), Double>] = [
      Row((617.4 + 5e-11, 480), 617.4 + 5e-11, "a rounding hidden at the start"),
      Row((617.4 + 2e-10, 480), 617.4, "more than 1e-10"),
      Row((561.5 - 5e-11, 100), 561.5 - 5e-11, "a rounding hidden at the end"),
      Row((561.5 - 2e-10, 100), 561.5, "more than 1e-10"),
      Row((600, 480), 600, "seen"),
    ]
    forEachRow("scroll to a row that is seen but for a rounding", rows) { row in
      for list in [
        RowLengths(count: 100, length: 44.1), RowLengths(repeatElement(44.1, count: 99)),
      ] {
        XCTAssertEqual(
          list.contentOffset(
            of: 14, alignment: .nearest,
            in: AxisViewport(offset: row.input.offset, length: row.input.viewport)),
          row.expected, accuracy: 1e-11)
      }
    }
  }

  /// A list finds a row at the position where it says that the row begins, whatever sums led to
  /// that position.
  func testWhatBeginsAtAnOffsetIsFoundThere() {
    struct Case {
      var length: Double
      var spacing: Double
      var row: Int
      var bar: Double
    }
    typealias Find = (UniformRows, Double) -> Int?
    let law: (Find) -> Case? = { find in
      firstCounterexample(
        seed: 120,
        { generator in
          Case(
            length: Double.random(in: 1...500, using: &generator),
            spacing: Bool.random(using: &generator) ? 0 : .random(in: 0...20, using: &generator),
            row: Int.random(in: 0..<40, using: &generator),
            bar: Double.random(in: 0...200, using: &generator))
        },
        { example in
          let uniform = UniformRows(
            count: 40, length: example.length, spacing: example.spacing)
          // The position is a sum of lengths, from which a bar is subtracted and added again.
          var start = 0.0
          for _ in 0..<example.row { start += example.length + example.spacing }
          let offset = start - example.bar
          let line = offset + example.bar
          let insets = AxisInsets(leading: example.bar)
          let lengths = RowLengths(
            repeatElement(example.length, count: 40), spacing: example.spacing)
          let grid = GridRows(
            count: 40, columnCount: 1, itemSize: size(9, example.length), spacing: example.spacing)
          let list = SectionedRows(
            rowCounts: repeatElement(0, count: 40), rowLength: 1, headerLength: example.length,
            spacing: example.spacing)
          let lanes = MasonryLanes(
            repeatElement(example.length, count: 40), laneCount: 1, spacing: example.spacing)
          let rows = [
            find(uniform, line), lengths.row(at: line), grid.item(at: point(5, line)),
            list.stickyHeader(in: AxisViewport(offset: offset, insets: insets))?.section,
            uniform.place(at: line)?.row,
            lengths.place(at: line)?.row, lanes.place(at: line)?.row, grid.place(at: line)?.row,
            uniform.visibleRange(
              in: AxisViewport(offset: offset, length: 900, insets: insets).unobscured
            ).lowerBound,
            lengths.visibleRange(
              in: AxisViewport(offset: offset, length: 900, insets: insets).unobscured
            ).lowerBound,
            lanes.visibleRange(
              in: AxisViewport(offset: offset, length: 900, insets: insets).unobscured
            ).lowerBound,
          ]
          return rows.allSatisfy { $0 == example.row }
        })
    }
    assertLaw(
      law, holdsFor: { $0.row(at: $1) },
      findsFaultIn: [
        { rows, position in Int((position / rows.pitch).rounded(.down)) },
        { $0.row(at: $1 - 1e-6) }, { $0.row(at: $1 + $0.length) },
      ])
  }
}
