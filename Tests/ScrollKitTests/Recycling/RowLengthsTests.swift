import ScrollKit
import XCTest

final class RowLengthsTests: XCTestCase {
  /// Rows of which some are measured.
  private struct Case {
    var count = 0
    var estimation = RowLengths.Estimation.fixed(0)
    var spacing = 0.0
    var leading = 0.0
    /// The lengths that are set, in order, each with the first row that gets them.
    var set: [(Int, [Double])] = []

    init(
      _ count: Int, _ estimation: RowLengths.Estimation, spacing: Double = 0, leading: Double = 0,
      set: [(Int, [Double])] = []
    ) {
      self.count = count
      self.estimation = estimation
      self.spacing = spacing
      self.leading = leading
      self.set = set
    }

    init(_ lengths: [Double]) { self.init(lengths.count, .fixed(0), set: [(0, lengths)]) }

    var rows: RowLengths {
      var rows = RowLengths(
        count: count, estimation: estimation, spacing: spacing,
        padding: AxisInsets(leading: leading))
      for (row, lengths) in set {
        rows.setLengths(lengths, from: row, keeping: .init(offset: 0))
      }
      return rows
    }
  }

  private func repeated(_ length: Double, _ count: Int) -> [Double] {
    Array(repeating: length, count: count)
  }

  func testContentLengthOfPeers() {
    let window = "react-window, estimated size: the mean of what is measured"
    let virtualized = "react-virtualized, total with estimate"
    let tanstack = "TanStack Virtual"
    let sliver = "super_sliver_list, extent list"
    let storm = (0..<10_000).map { Double(20 + $0 % 13) }
    let rows: [PeerRow<Case, Double>] = [
      PeerRow(Case(0, .mean(initially: 9)), 0, window),
      PeerRow(Case(10, .mean(initially: 9), set: [(0, [10])]), 100, window),
      PeerRow(Case(10, .mean(initially: 9), set: [(0, [10, 20, 30, 40, 50])]), 300, window),
      PeerRow(Case(100, .fixed(15)), 1500, virtualized),
      PeerRow(Case(100, .fixed(15), set: [(0, repeated(10, 100))]), 1000, virtualized),
      PeerRow(Case(20, .fixed(50)), 1000, tanstack),
      PeerRow(
        Case(10, .fixed(20), set: (0..<10).reversed().map { ($0, [30 + Double($0)]) }), 345,
        "\(tanstack), resized in reverse order"),
      PeerRow(
        Case(20, .fixed(10), set: [(5, [50]), (0, [30]), (8, [70]), (15, [100]), (3, [40])]), 440,
        "\(tanstack), resized in random order"),
      PeerRow(Case(10_000, .fixed(10), set: [(0, storm)]), 259_985, "\(tanstack), resize storm"),
      PeerRow(Case(5, .fixed(50)), 250, "\(tanstack), gap 0"),
      PeerRow(Case(5, .fixed(30), set: [(2, [100])]), 220, "\(tanstack), after resize"),
      PeerRow(Case(15, .fixed(40)), 600, "virtua, 200 more for 5 rows appended to 10"),
      PeerRow(Case([100, 150, 50]), 300, "flash-list, linear"),
      PeerRow(Case([100, 100, 120]), 320, "flash-list, linear, appended"),
      PeerRow(Case(3, .fixed(100), set: [(0, [50])]), 250, sliver),
      PeerRow(Case(100, .fixed(50), set: [(0, [50, 50, 70, 80])]), 5050, "\(sliver), grown"),
      PeerRow(Case(10, .fixed(50), set: [(0, [50, 50, 70, 80])]), 550, "\(sliver), shrunk"),
      PeerRow(Case(1_000_000, .fixed(30)), 30_000_000, "\(tanstack), a million rows"),
      PeerRow(Case(1, .mean(initially: 30), spacing: 9), 30, "definition: no gap"),
      PeerRow(Case(2, .mean(initially: 30), spacing: 9, leading: 5), 74, "definition: one gap"),
      PeerRow(Case(2, .mean(initially: 30), set: [(1, [0])]), 0, "definition: the mean of 0"),
      PeerRow(Case(2, .mean(initially: .nan)), 0, "definition: not a number is no length"),
      PeerRow(Case(2, .fixed(-4)), 0, "definition: a negative length is none"),
    ]
    forEachRow("content length of peers", rows) { check($0.input.rows.contentLength, $0) }
  }

  func testOffsetsOfPeers() {
    let window = "react-window, cached bounds"
    let tanstack = "TanStack Virtual"
    let virtuoso = "react-virtuoso, sizes as runs"
    let fenwick = "super_sliver_list, prefix sums"
    let ten = (0..<10).map { 10 + Double($0) }
    let reverse = (0..<10).reversed().map { ($0, [30 + Double($0)]) }
    let random = Case(
      20, .fixed(10), set: [(5, [50]), (0, [30]), (8, [70]), (15, [100]), (3, [40])])
    let gaps = Case(5, .fixed(40), spacing: 8, leading: 30)
    let runs = Case(20, .fixed(1), set: [(3, repeated(2, 5)), (9, repeated(2, 2))])
    let merged = Case(20, .fixed(1), set: [(2, repeated(2, 3)), (5, repeated(2, 5))])
    let erased = Case(
      20, .fixed(1), set: [(5, repeated(2, 5)), (7, repeated(3, 5)), (3, repeated(1, 10))])
    let sizes: [Double] = [2, 1, 3, 4, 5, 1, 2, 3, 4, 5]
    let changed = Case(10, .fixed(0), set: [(0, sizes), (5, [2])])
    let rows: [PeerRow<(Case, Int), Double>] = [
      PeerRow((Case(ten), 2), 21, window),
      PeerRow((Case(ten), 3), 33, window),
      PeerRow((Case(10, .fixed(20), set: reverse), 9), 306, "\(tanstack), reverse order"),
      PeerRow((random, 6), 150, "\(tanstack), random order"),
      PeerRow((random, 16), 400, "\(tanstack), random order"),
      PeerRow((gaps, 0), 30, "\(tanstack), padding, margin and gap"),
      PeerRow((gaps, 1), 78, "\(tanstack), padding, margin and gap"),
      PeerRow((Case(5, .fixed(50)), 1), 50, "\(tanstack), gap 0"),
      PeerRow((Case(1_000_000, .fixed(30)), 500_000), 15_000_000, "\(tanstack), a million"),
      PeerRow((Case(1_000_000, .fixed(30)), 999_999), 29_999_970, "\(tanstack), a million"),
      PeerRow((runs, 0), 0, virtuoso),
      PeerRow((runs, 3), 3, virtuoso),
      PeerRow((runs, 8), 13, virtuoso),
      PeerRow((runs, 9), 14, virtuoso),
      PeerRow((runs, 11), 18, virtuoso),
      PeerRow((merged, 2), 2, "\(virtuoso), merged"),
      PeerRow((merged, 10), 18, "\(virtuoso), merged"),
      PeerRow((erased, 13), 13, "\(virtuoso), erased"),
      PeerRow((Case(20, .fixed(30)), 10), 300, "react-virtuoso, offset of an index"),
      PeerRow(
        (Case(20, .fixed(30), set: [(0, repeated(20, 5))]), 10), 250,
        "react-virtuoso, offset of an index"),
      PeerRow((Case([100, 150, 50]), 1), 100, "flash-list, linear"),
      PeerRow((Case([100, 150, 50]), 2), 250, "flash-list, linear"),
      PeerRow((Case([100, 100, 120]), 2), 200, "flash-list, linear, appended"),
      PeerRow((Case(sizes), 0), 0, fenwick),
      PeerRow((Case(sizes), 5), 15, fenwick),
      PeerRow((Case(sizes), 10), 30, fenwick),
      PeerRow((changed, 5), 15, "\(fenwick), one more at 5"),
      PeerRow((changed, 6), 17, "\(fenwick), one more at 5"),
      PeerRow((changed, 10), 31, "\(fenwick), one more at 5"),
      PeerRow((Case([]), 0), 0, "definition: no rows"),
      PeerRow((Case([]), 7), 0, "definition: no rows"),
      PeerRow((gaps, 5), 270, "definition: the end and a gap"),
      PeerRow((gaps, 99), 270, "definition: the end and a gap"),
      PeerRow((gaps, -1), 30, "definition: the first"),
    ]
    forEachRow("offsets of peers", rows) { row in
      check(row.input.0.rows.position(of: row.input.1), row)
    }
  }

  func testRowAtOfPeers() {
    let ten = Case(10, .fixed(20))
    let virtua = "virtua, index for offset"
    let flat = Case([20, 20] + repeated(0, 16) + [20, 20])
    let fenwick = "super_sliver_list, index for offset"
    let sizes = Case([2, 1, 3, 4, 5, 1, 2, 3, 4, 5])
    let offsets: [(Double, Int)] = [
      (0, 0), (1, 0), (0.01, 0), (-1, 0), (-0.01, 0), (200, 9), (201, 9), (200.01, 9), (20, 1),
      (21, 1), (20.01, 1), (19, 0), (19.99, 0), (31, 1), (29, 1), (29.99, 1),
    ]
    var rows: [PeerRow<(Case, Double), Int?>] = offsets.map { PeerRow((ten, $0), $1, virtua) }
    rows += [
      PeerRow((Case(10, .fixed(25)), 100), 4, "\(virtua), not measured"),
      PeerRow((flat, 39.99999), 1, "\(virtua), rows without length"),
      PeerRow((flat, 40), 18, "\(virtua), rows without length"),
      PeerRow((Case(100, .fixed(30)), 500), 16, "TanStack Virtual, item at an offset"),
      PeerRow((sizes, 0), 0, fenwick),
      PeerRow((sizes, 2), 1, fenwick),
      PeerRow((sizes, 6), 3, fenwick),
      PeerRow((sizes, 25), 9, fenwick),
      PeerRow((Case([]), 5), nil, "definition: no rows"),
      PeerRow((Case([0, 0, 0]), 0), 2, "definition: of a pile, the last"),
      PeerRow((Case([9]), .nan), 0, "definition: not a number is the leading edge"),
      PeerRow((Case(3, .fixed(20), spacing: 5), 24), 0, "definition: in a gap, the row before"),
    ]
    forEachRow("row at an offset of peers", rows) { row in
      check(row.input.0.rows.row(at: row.input.1), row)
    }
  }

  private struct LengthRow: TableRow {
    var row: Int
    var length: Double
    var isMeasured: Bool
    var source: String
  }

  func testLengths() {
    // The sequence of measurements is react-virtuoso's. Its first measurement sets the default.
    let rows = Case(
      9, .fixed(206),
      set: [(0, [230]), (1, [158]), (3, [182]), (4, [158]), (5, [158]), (6, [230])]
    ).rows
    let source = "react-virtuoso, sequence of runs"
    let table = [
      LengthRow(row: 0, length: 230, isMeasured: true, source: source),
      LengthRow(row: 1, length: 158, isMeasured: true, source: source),
      LengthRow(row: 2, length: 206, isMeasured: false, source: source),
      LengthRow(row: 3, length: 182, isMeasured: true, source: source),
      LengthRow(row: 4, length: 158, isMeasured: true, source: source),
      LengthRow(row: 5, length: 158, isMeasured: true, source: source),
      LengthRow(row: 6, length: 230, isMeasured: true, source: source),
      LengthRow(row: 7, length: 206, isMeasured: false, source: source),
      LengthRow(row: -1, length: 0, isMeasured: false, source: "definition: there is none"),
      LengthRow(row: 9, length: 0, isMeasured: false, source: "definition: there is none"),
    ]
    forEachRow("lengths", table) { row in
      XCTAssertEqual(rows.length(of: row.row), row.length)
      XCTAssertEqual(rows.isMeasured(row.row), row.isMeasured)
    }
    XCTAssertEqual(rows.measuredCount, 6)
    XCTAssertEqual(rows.estimate, 206)
    XCTAssertEqual(
      rows.frame(of: 2, crossLength: 320), CGRect(x: 0, y: 388, width: 320, height: 206))
  }

  func testCounts() {
    XCTAssertEqual(RowLengths(count: -1, length: 44).count, 0)
    XCTAssertEqual(RowLengths(count: .max, length: 1).count, 1 << 48)
    XCTAssertEqual(RowLengths(count: .max, length: 1).contentLength, 0x1p48)
    XCTAssertEqual(RowLengths([1, .nan, -3, .infinity]).contentLength, 0x1p52)
    XCTAssertEqual(RowLengths([1, .nan, -3]).contentLength, 1)
    var rows = RowLengths(count: .max, length: 1)
    rows.insert([5], at: 0, keeping: .init(offset: 0))
    rows.insert(count: 1, at: 0, keeping: .init(offset: 0))
    XCTAssertEqual(rows.count, 1 << 48)
    XCTAssertEqual(rows.measuredCount, 0)
  }

  func testEqualityIsThatOfLengths() {
    let known = RowLengths((0..<200).map { Double($0 % 7) }, estimation: .fixed(3))
    var built = RowLengths(count: 300, length: 3)
    built.remove(100..<200, keeping: .init(offset: 0))
    for row in (0..<200).reversed() {
      XCTAssertNotEqual(built, known)
      built.setLength(Double(row % 7), of: row, keeping: 0)
    }
    XCTAssertEqual(built, known)
    XCTAssertNotEqual(RowLengths(count: 3, length: 3), RowLengths(count: 4, length: 3))
    XCTAssertNotEqual(RowLengths([3, 3], estimation: .fixed(3)), RowLengths(count: 2, length: 3))
    // A stretch equals the same rows in pieces.
    var pieces = RowLengths(count: 1000, length: 3)
    pieces.insert([9], at: 500, keeping: .init(offset: 0))
    XCTAssertNotEqual(pieces, RowLengths(count: 1001, length: 3))
    pieces.remove(500..<501, keeping: .init(offset: 0))
    XCTAssertEqual(pieces, RowLengths(count: 1000, length: 3))
    pieces.setLength(4, of: 700, keeping: 0)
    pieces.forgetLengths()
    XCTAssertEqual(pieces, RowLengths(count: 1000, length: 3))
  }

  func testExample() {
    var rows = RowLengths(count: 1_000_000, length: 44, spacing: 1)
    XCTAssertEqual(rows.visibleRange(in: AxisViewport(offset: 45010, length: 800)), 1000..<1018)
    let shift = rows.setLength(100, of: 3, keeping: 45010)
    XCTAssertEqual(shift, 56)
    XCTAssertEqual(rows.position(of: 1000), 45056)
  }
}
