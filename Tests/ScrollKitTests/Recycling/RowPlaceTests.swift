import ScrollKit
import XCTest

/// A place is a row and a fraction of it. It is found again after any change of lengths.
final class RowPlaceTests: XCTestCase {
  private struct PlaceRow: TableRow {
    var position: Double
    var row: Int
    var fraction = 0.0
    var distance = 0.0
    var source: String

    init(
      _ position: Double, _ row: Int, _ fraction: Double = 0, _ distance: Double = 0,
      source: String
    ) {
      (self.position, self.row, self.fraction) = (position, row, fraction)
      (self.distance, self.source) = (distance, source)
    }

    var place: RowPlace { .init(row: row, fraction: fraction, distance: distance) }
  }

  func testPlaces() {
    // Three rows of 44 with gaps of 6 begin at 10: 10...54, 60...104, 110...154. The end has a
    // padding of 20.
    let rows = [
      PlaceRow(10, 0, source: "the start of row 0"),
      PlaceRow(32, 0, 0.5, source: "half of row 0"),
      PlaceRow(43, 0, 0.75, source: "33 of 44"),
      PlaceRow(54, 1, 0, -6, source: "row 0 ends: the gap before row 1"),
      PlaceRow(57, 1, 0, -3, source: "in the gap"),
      PlaceRow(60, 1, source: "the start of row 1"),
      PlaceRow(60 - 5e-11, 1, source: "a rounding before row 1"),
      PlaceRow(60 + 5e-11, 1, source: "a rounding after its start"),
      PlaceRow(71, 1, 0.25, source: "11 of 44"),
      PlaceRow(132, 2, 0.5, source: "half of the last row"),
      PlaceRow(154, 2, 1, source: "the end of the last row"),
      PlaceRow(160, 2, 1, 6, source: "the padding at the end"),
      PlaceRow(500, 2, 1, 346, source: "past the end"),
      PlaceRow(4, 0, 0, -6, source: "the padding at the start"),
      PlaceRow(-50, 0, 0, -60, source: "before the start"),
      PlaceRow(.nan, 0, 0, -10, source: "not a number is the leading edge"),
    ]
    let padding = AxisInsets(leading: 10, trailing: 20)
    let uniform = UniformRows(count: 3, length: 44, spacing: 6, padding: padding)
    forEachRow("places of rows", rows) { row in
      let lists = [
        RowLengths(count: 3, length: 44, spacing: 6, padding: padding),
        RowLengths([44, 44, 44], spacing: 6, padding: padding),
      ]
      let position = row.position.isNaN ? 0 : row.position
      for list in lists {
        XCTAssertEqual(list.place(at: row.position), row.place)
        XCTAssertEqual(list.position(of: row.place), position, accuracy: 1e-10)
      }
      XCTAssertEqual(uniform.place(at: row.position), row.place)
      XCTAssertEqual(uniform.position(of: row.place), position, accuracy: 1e-10)
    }
    let endless = UniformRows(count: nil, length: 44, spacing: 6)
    XCTAssertEqual(endless.place(at: 50e9 + 11)?.row, 1_000_000_000)
    XCTAssertEqual(endless.position(of: .init(row: 1_000_000, fraction: 0.5)), 50_000_022)
  }

  func testFewRowsAndRowsThereAreNot() {
    typealias Place = RowPlace
    XCTAssertNil(RowLengths(count: 0, length: 44).place(at: 9))
    XCTAssertNil(UniformRows(count: 0, length: 44).place(at: 9))
    XCTAssertNil(GridRows(count: 0, columnCount: 2, itemSize: size(9, 9)).place(at: 9))
    XCTAssertNil(MasonryLanes(laneCount: 2).place(at: 9))
    XCTAssertNil(SectionedRows(rowCounts: [], rowLength: 44, headerLength: 9).place(at: 9))
    let rows: [Row<(Int, Place), Double>] = [
      Row((0, Place(row: 3, fraction: 0.5)), 7, "no rows: the padding"),
      Row((1, Place(row: 3, fraction: 0.5)), 29, "the nearest row"),
      Row((2, Place(row: -3, fraction: 0.5)), 29, "the nearest row"),
      Row((2, Place(row: 1, fraction: 7)), 95, "a fraction is held within 0...1"),
      Row((2, Place(row: 1, fraction: -7)), 51, "a fraction is held within 0...1"),
      Row((2, Place(row: 1, fraction: .nan, distance: .nan)), 51, "not a number is zero"),
    ]
    forEachRow("offsets of places", rows) { row in
      let (count, place) = row.input
      let padding = AxisInsets(leading: 7)
      XCTAssertEqual(
        RowLengths(count: count, length: 44, padding: padding).position(of: place), row.expected)
      XCTAssertEqual(
        UniformRows(count: count, length: 44, padding: padding).position(of: place), row.expected)
    }
    var place = Place(row: 1)
    (place.row, place.fraction, place.distance) = (-1, 2, .nan)
    XCTAssertEqual(place, Place(row: 0, fraction: 1))
    // Rows without length are all at one position. At that position, the place is in the first of
    // them. Past it, the place is in the last.
    let flat: [Row<Double, Int>] = [Row(0, 0, "the first"), Row(9, 4, "after all")]
    forEachRow("places of rows without length", flat) { row in
      XCTAssertEqual(RowLengths(count: 5, length: 0).place(at: row.input)?.row, row.expected)
      XCTAssertEqual(UniformRows(count: 5, length: 0).place(at: row.input)?.row, row.expected)
    }
    XCTAssertEqual(RowLengths([50, 0, 0, 50]).place(at: 50), Place(row: 3))
  }

  private struct OffsetRow: TableRow {
    var place: RowPlace
    var count = 100
    var viewport = 700.0
    var insets = AxisInsets(leading: 91, trailing: 34)
    var offset: Double
    var source: String
  }

  func testOffsetsThatKeepAPlace() {
    let rows = [
      OffsetRow(place: .init(row: 10), offset: 349, source: "440 - 91"),
      OffsetRow(place: .init(row: 10, fraction: 0.25), offset: 360, source: "451 - 91"),
      OffsetRow(place: .init(row: 10, distance: -3), offset: 346, source: "437 - 91"),
      OffsetRow(place: .init(row: 0), offset: -91, source: "the start"),
      OffsetRow(place: .init(row: 0, distance: -9), offset: -91, source: "never before it"),
      OffsetRow(place: .init(row: 99), offset: 3734, source: "the end: 4400 + 34 - 700"),
      OffsetRow(place: .init(row: 10), viewport: 0, offset: 349, source: "no viewport"),
      OffsetRow(
        place: .init(row: 10), insets: .init(leading: -20), offset: 440, source: "covers nothing"),
      OffsetRow(
        place: .init(row: 0), insets: .init(leading: -20), offset: 20, source: "never before 20"),
      OffsetRow(
        place: .init(row: 10), viewport: 100, insets: .init(leading: 150), offset: 290,
        source: "insets longer than the viewport"),
      OffsetRow(place: .init(row: 3), count: 5, offset: -91, source: "less than the viewport"),
      OffsetRow(place: .init(row: 3), count: 0, offset: -91, source: "no rows"),
    ]
    forEachRow("offsets that keep a place", rows) { row in
      let (viewport, insets) = (row.viewport, row.insets)
      XCTAssertEqual(
        RowLengths(count: row.count, length: 44).contentOffset(
          keeping: row.place, in: AxisViewport(offset: 0, length: viewport, insets: insets)),
        row.offset)
      XCTAssertEqual(
        UniformRows(count: row.count, length: 44).contentOffset(
          keeping: row.place, in: AxisViewport(offset: 0, length: viewport, insets: insets)),
        row.offset)
      XCTAssertEqual(
        GridRows(count: row.count, columnCount: 1, itemSize: size(9, 44)).contentOffset(
          keeping: row.place, in: AxisViewport(offset: 0, length: viewport, insets: insets)),
        row.offset)
      XCTAssertEqual(
        MasonryLanes(repeatElement(44, count: row.count), laneCount: 1).contentOffset(
          keeping: row.place, in: AxisViewport(offset: 0, length: viewport, insets: insets)),
        row.offset)
      if row.count > 0 {
        // The header is as long as a row and is the first item.
        XCTAssertEqual(
          SectionedRows(rowCounts: [row.count - 1], rowLength: 44, headerLength: 44).contentOffset(
            keeping: row.place, in: AxisViewport(offset: 0, length: viewport, insets: insets)),
          row.offset)
      }
    }
  }

  /// An app stores the key of a row with a place. It finds the place again after any change of its
  /// rows.
  func testAPlaceByKey() {
    var keys = Array(0..<50)
    let old = RowLengths(keys.map { Double(100 + $0) })
    // Rows 0 to 9 take 1045 in all. Row 10 is 110 long.
    let place = old.place(at: 1045 + 55)!
    let key = keys[place.row]
    XCTAssertEqual([Double(key), place.fraction], [10, 0.5])
    keys = [7, 99, 10, 3] + Array(20..<40)
    let new = RowLengths(keys.map { Double(10 + $0) })
    var found = place
    found.row = keys.firstIndex(of: key)!
    // Rows of 17 and 109 come before it, and it is 20 long.
    XCTAssertEqual(new.position(of: found), 136)
  }

  private struct GridRow: TableRow {
    var position: Double
    /// The numbers of columns in both orientations.
    var columns: (Int, Int)
    var item: Int
    /// The offsets in the other orientation and after the return.
    var offsets: (Double, Double)
    var source: String
  }

  func testAGridKeepsAnItem() {
    // 100 items of 100 x 100 in viewports of 812 and 375.
    let rows = [
      GridRow(
        position: 1050, columns: (3, 5), item: 30, offsets: (650, 1050), source: "the example"),
      GridRow(
        position: 725, columns: (3, 5), item: 21, offsets: (425, 725),
        source: "row 7, then row 4, of which it is the second item"),
      GridRow(
        position: 300, columns: (2, 7), item: 6, offsets: (0, 300), source: "row 3, then row 0"),
      GridRow(
        position: 350, columns: (2, 7), item: 6, offsets: (50, 350), source: "half of a row"),
      GridRow(position: 0, columns: (3, 5), item: 0, offsets: (0, 0), source: "the first"),
      GridRow(position: -40, columns: (3, 5), item: 0, offsets: (0, 0), source: "before the start"),
      GridRow(
        position: 2500, columns: (3, 5), item: 75, offsets: (1500, 2500), source: "row 25, row 15"),
      GridRow(
        position: 2588, columns: (3, 5), item: 75, offsets: (1588, 2588), source: "at the end"),
      GridRow(
        position: 600, columns: (5, 2), item: 30, offsets: (1500, 600), source: "row 6, row 15"),
      GridRow(position: 640, columns: (4, 4), item: 24, offsets: (640, 640), source: "as many"),
      GridRow(position: 640, columns: (4, 1), item: 24, offsets: (2440, 640), source: "one column"),
      GridRow(
        position: 1130, columns: (3, 9), item: 33, offsets: (330, 1130), source: "row 11, row 3"),
    ]
    forEachRow("a grid of other columns", rows) { row in
      for axis in ScrollAxis.allCases {
        func grid(_ columns: Int) -> GridRows {
          GridRows(count: 100, columnCount: columns, itemSize: size(100, 100), axis: axis)
        }
        let (portrait, landscape) = (grid(row.columns.0), grid(row.columns.1))
        guard let place = portrait.place(at: row.position) else { return XCTFail("no place") }
        XCTAssertEqual(place.row, row.item)
        let offset = landscape.contentOffset(
          keeping: place, in: AxisViewport(offset: 0, length: 375))
        XCTAssertEqual(offset, row.offsets.0)
        XCTAssertEqual(
          portrait.contentOffset(keeping: place, in: AxisViewport(offset: 0, length: 812)),
          row.offsets.1)
        XCTAssertEqual(
          portrait.contentOffset(
            keeping: place,
            in: AxisViewport(offset: 0, length: 812, insets: AxisInsets(leading: 91))),
          row.offsets.1 - 91)
      }
    }
  }

  func testLanesKeepAnItem() {
    // Lane 0: item 0 at 0...100, item 3 at 110...190. Lane 1: item 1 at 0...60, item 2 at 70...120.
    let lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
    // One lane of items with half the lengths: 0...50, 60...90, 100...125, 135...175.
    let single = MasonryLanes([50, 30, 25, 40], laneCount: 1, spacing: 10)
    let rows: [(PlaceRow, Double)] = [
      (PlaceRow(0, 0, source: "the start"), 0),
      (PlaceRow(50, 0, 0.5, source: "half of item 0"), 25),
      (PlaceRow(60, 0, 0.6, source: "item 1 has ended"), 30),
      (PlaceRow(100, 2, 0.6, source: "item 2"), 115),
      (PlaceRow(105, 2, 0.7, source: "before item 3"), 117.5),
      (PlaceRow(120, 3, 0.125, source: "item 3"), 140),
      (PlaceRow(190, 3, 1, source: "the end"), 175),
      (PlaceRow(200, 3, 1, 10, source: "past the end"), 185),
      (PlaceRow(-5, 0, 0, -5, source: "before the start"), -5),
    ]
    forEachRow("places in lanes", rows.map { $0.0 }) { row in
      XCTAssertEqual(lanes.place(at: row.position), row.place)
      let expected = rows.first { $0.0.position == row.position }!.1
      XCTAssertEqual(
        single.contentOffset(keeping: row.place, in: AxisViewport(offset: 0, length: 1)),
        min(max(0, expected), 174), accuracy: 1e-12)
    }
    let gaps = MasonryLanes([100, 100, 50, 50], laneCount: 2, spacing: 10)
    XCTAssertEqual(gaps.place(at: 104), .init(row: 2, distance: -6))
    var longer = lanes
    longer.setLength(400, of: 0)
    // Item 2 stays in lane 1, and item 3 goes to 410. The place keeps the item that is read.
    XCTAssertEqual(
      longer.contentOffset(keeping: lanes.place(at: 120)!, in: AxisViewport(offset: 0, length: 10)),
      420)
  }

  func testSectionsForgetTheirRowsAndKeepTheirHeaders() {
    // Headers of 20, and 30 rows of 44 that are measured as 88. Row 10 of section 0 is item 11, at
    // 20 + 880.
    var list = SectionedRows(rowCounts: [30, 30], rowLength: 44, headerLength: 20)
    for item in 1...30 { list.setLength(88, of: item, keeping: .init(offset: 0)) }
    list.setLength(26, of: list.header(of: 1)!, keeping: .init(offset: 0))
    var anchor = AxisViewport(offset: 922, length: 400)
    // A quarter of the row is 22 before and 11 after: 20 + 440 + 11.
    anchor.offset += list.forgetLengths(keeping: anchor)
    XCTAssertEqual(anchor.offset, 471)
    XCTAssertEqual(list.lengths.measuredCount, 2)
    XCTAssertEqual([0, 1].map { list.lengths.length(of: list.header(of: $0)!) }, [20, 26])
    anchor.offset += list.setLength(132, of: 11, keeping: anchor)
    XCTAssertEqual(anchor.offset, 493)
    // A header at the line keeps its fraction too. It is item 31, at 20 + 30 * 44 + 88.
    anchor.offset = 1441
    XCTAssertEqual(list.place(at: 1441), .init(row: 31, fraction: 0.5))
    let shift = list.forgetLengths(keeping: anchor)
    XCTAssertEqual(anchor.offset + shift, 1353)
    var empty = SectionedRows(rowCounts: [], rowLength: 44, headerLength: 20)
    XCTAssertEqual(empty.forgetLengths(keeping: .init(offset: 5)), -5)
  }

  func testExamples() {
    var rows = RowLengths([100, 2000, 100], estimation: .fixed(44))
    let place = rows.place(at: 1600)!
    XCTAssertEqual(place, .init(row: 1, fraction: 0.75))
    rows.forgetLengths()
    rows.setLengths([60, 1200], from: 0)
    XCTAssertEqual(rows.position(of: place), 960)
  }
}
