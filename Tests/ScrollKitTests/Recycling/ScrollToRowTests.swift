import ScrollKit
import XCTest

final class ScrollToRowTests: XCTestCase {
  private struct Aim {
    var row: Int
    var alignment: ScrollAlignment
    var offset: Double

    init(_ alignment: ScrollAlignment, _ row: Int, from offset: Double = 0) {
      self.row = row
      self.alignment = alignment
      self.offset = offset
    }
  }

  func testContentInset() {
    let bars = AxisInsets(leading: 59, trailing: 34)
    let rows: [Row<Aim, Double>] = [
      Row(Aim(.leading, 0), -59, "definition: below the bar"),
      Row(Aim(.leading, 20), 941, "definition: below the bar"),
      Row(Aim(.trailing, 99), 4234, "definition: above the other bar"),
      Row(Aim(.trailing, 30), 784, "definition: above the other bar"),
      Row(Aim(.center, 30), 1112.5, "definition: in the middle of 707 points"),
      Row(Aim(.nearest, 0, from: 300), -59, "definition: the least move"),
      Row(Aim(.nearest, 22, from: 300), 384, "definition: the least move"),
      Row(Aim(.nearest, 15, from: 300), 300, "definition: visible already"),
    ]
    forEachRow("scroll to a row between bars", rows) { row in
      let aim = row.input
      XCTAssertEqual(
        RowLengths(count: 100, length: 50).contentOffset(
          of: aim.row, alignment: aim.alignment,
          in: AxisViewport(offset: aim.offset, length: 800, insets: bars)), row.expected)
      XCTAssertEqual(
        UniformRows(count: 100, length: 50).contentOffset(
          of: aim.row, alignment: aim.alignment,
          in: AxisViewport(offset: aim.offset, length: 800, insets: bars)), row.expected)
    }
    XCTAssertEqual(
      RowLengths(count: 1, length: 50).contentOffset(
        of: 0, alignment: .trailing, in: AxisViewport(offset: 0, length: 800, insets: bars)), -59)
  }

  func testInsetsThatCoverNothingAndInsetsThatCoverAll() {
    // The list has 100 rows of 50.
    let negative = AxisInsets(leading: -20, trailing: -30)
    let long = AxisInsets(leading: 500, trailing: 400)
    let rows: [Row<(Aim, AxisInsets), Double>] = [
      Row((Aim(.leading, 0), negative), 20, "definition: never before 20"),
      Row((Aim(.leading, 20), negative), 1000, "negative insets cover nothing"),
      Row((Aim(.trailing, 30), negative), 750, "negative insets cover nothing: 1550 - 800"),
      Row((Aim(.trailing, 99), negative), 4170, "definition: never past 5000 - 30 - 800"),
      Row((Aim(.center, 30), negative), 1125, "negative insets cover nothing: 1525 - 400"),
      Row((Aim(.nearest, 10, from: 490), negative), 490, "seen"),
      Row((Aim(.nearest, 10, from: 510), negative), 500, "the least move"),
      Row((Aim(.nearest, 10, from: 480), long), 480, "all is covered: nothing moves"),
      Row((Aim(.nearest, 10, from: 5000), long), 4600, "all is covered, but it is out of range"),
      Row((Aim(.leading, 10), long), 0, "500 - 500"),
    ]
    forEachRow("scroll to a row, odd insets", rows) { row in
      let (aim, insets) = row.input
      XCTAssertEqual(
        RowLengths(count: 100, length: 50).contentOffset(
          of: aim.row, alignment: aim.alignment,
          in: AxisViewport(offset: aim.offset, length: 800, insets: insets)), row.expected)
      XCTAssertEqual(
        UniformRows(count: 100, length: 50).contentOffset(
          of: aim.row, alignment: aim.alignment,
          in: AxisViewport(offset: aim.offset, length: 800, insets: insets)), row.expected)
    }
  }

  func testReactWindow() {
    func rows(_ alignment: ScrollAlignment, _ name: String, _ pairs: [(Int, Double)])
      -> [PeerRow<Aim, Double>]
    {
      pairs.map { PeerRow(Aim(alignment, $0), $1, "react-window, offset for index, \(name)") }
    }
    var table = rows(
      .center, "center",
      [(0, 0), (1, 0), (3, 10), (4, 20), (5, 30), (6, 40), (7, 50), (8, 50), (9, 50)])
    table += rows(
      .leading, "start", [(0, 0), (2, 20), (4, 40), (5, 50), (6, 50), (7, 50), (8, 50), (9, 50)])
    table += rows(
      .trailing, "end", [(0, 0), (2, 0), (4, 0), (6, 20), (7, 30), (8, 40), (9, 50)])
    let auto = "react-window, offset for index, auto"
    let smart = "react-window, offset for index, smart"
    table += [
      PeerRow(Aim(.nearest, 0), 0, auto),
      PeerRow(Aim(.nearest, 5), 10, auto),
      PeerRow(Aim(.nearest, 0, from: 100), 0, auto),
      PeerRow(Aim(.nearest, 4, from: 100), 40, auto),
      PeerRow(Aim(.nearest, 0), 0, smart),
      PeerRow(Aim(.nearest, 3, from: 30), 30, smart),
      PeerRow(Aim(.nearest, 7, from: 30), 30, smart),
      PeerRow(
        Aim(.nearest, 7), ours: 30, theirs: 50, "\(smart) centres a hidden row; nearest moves least"
      ),
      PeerRow(Aim(.fraction(0.5), 4), 20, "definition: as center"),
      PeerRow(Aim(.fraction(0), 4), 40, "definition: as start"),
      PeerRow(Aim(.fraction(1), 6), 20, "definition: as end"),
      PeerRow(Aim(.fraction(0.25), 4), 30, "definition: a quarter of 40 before it"),
      PeerRow(Aim(.fraction(.nan), 4), 40, "definition: not a number is 0"),
      PeerRow(Aim(.leading, -5), 0, "definition: the nearest row"),
      PeerRow(Aim(.trailing, 99), 50, "definition: the nearest row"),
      PeerRow(Aim(.nearest, 5, from: .nan), 10, "definition: from the leading edge"),
    ]
    forEachRow("scroll to a row, react-window", table) { row in
      let aim = row.input
      check(
        RowLengths(count: 10, length: 10).contentOffset(
          of: aim.row, alignment: aim.alignment, in: AxisViewport(offset: aim.offset, length: 50)),
        row)
      check(
        UniformRows(count: 10, length: 10).contentOffset(
          of: aim.row, alignment: aim.alignment, in: AxisViewport(offset: aim.offset, length: 50)),
        row)
    }
  }

  func testReactVirtualized() {
    let peer = "react-virtualized, offset for index"
    let table: [PeerRow<Aim, Double>] = [
      PeerRow(Aim(.nearest, 9), 50, peer),
      PeerRow(Aim(.nearest, 6), 20, peer),
      PeerRow(Aim(.nearest, 2, from: 50), 20, peer),
      PeerRow(Aim(.nearest, 3, from: 20), 20, peer),
      PeerRow(Aim(.leading, 5), 50, peer),
      PeerRow(Aim(.nearest, 4, from: 50), 40, peer),
      PeerRow(Aim(.center, 5, from: 50), 30, peer),
      PeerRow(Aim(.center, 1, from: 50), 0, peer),
      PeerRow(Aim(.center, 8), 55, "\(peer), the last row is still estimated"),
    ]
    forEachRow("scroll to a row, react-virtualized", table) { row in
      // As in react-virtualized, all rows up to the given one are measured. The others count as 15.
      var rows = RowLengths(count: 10, length: 15)
      rows.setLengths(
        Array(repeating: 10, count: row.input.row + 1), from: 0, keeping: .init(offset: 0))
      func aim() -> Double {
        rows.contentOffset(
          of: row.input.row, alignment: row.input.alignment,
          in: AxisViewport(offset: row.input.offset, length: 50))
      }
      check(aim(), row)
      rows.setLengths(Array(repeating: 10, count: 10), from: 0, keeping: .init(offset: 0))
      XCTAssertEqual(aim(), min(row.expected, 50), "aimed again once all are measured")
    }
  }

  private struct Stretch {
    var start: Double
    var length: Double
    var alignment: ScrollAlignment
    var viewport = 400.0
    var lead = 0.0
    var trail = 0.0
    var offset = 0.0
    var content = 10_000.0
  }

  func testAlignment() {
    let legend = "legend-list, offset with a position in the view"
    let table: [PeerRow<Stretch, Double>] = [
      PeerRow(Stretch(start: 200, length: 120, alignment: .fraction(0.5)), 60, legend),
      PeerRow(Stretch(start: 200, length: 120, alignment: .fraction(0)), 200, legend),
      PeerRow(
        Stretch(start: 200, length: 120, alignment: .fraction(0.5), lead: 100), 10,
        "\(legend), 50 further: the middle of what a header of 100 leaves"),
      PeerRow(Stretch(start: 200, length: 90, alignment: .fraction(0.5)), 45, legend),
      PeerRow(
        Stretch(start: 200, length: 120, alignment: .fraction(-0.5)), ours: 200, theirs: 340,
        "\(legend) goes on below 0; a share is held within 0...1"),
      PeerRow(Stretch(start: 200, length: 500, alignment: .fraction(0.5)), 250, legend),
      PeerRow(
        Stretch(start: -20, length: 0, alignment: .leading, viewport: 500, content: 1000), 0,
        "legend-list, clamp"),
      PeerRow(
        Stretch(start: 500, length: 50, alignment: .leading, lead: 30), 470, "below a header"),
      PeerRow(Stretch(start: 500, length: 50, alignment: .trailing, trail: 30), 180, "above a bar"),
      PeerRow(
        Stretch(start: 500, length: 50, alignment: .center, lead: 30, trail: 70), 345,
        "definition: 125 on both sides of 50 in 300"),
      PeerRow(
        Stretch(start: 500, length: 50, alignment: .nearest, lead: 30, offset: 480), 470,
        "definition: hidden by a header"),
      PeerRow(
        Stretch(start: 500, length: 50, alignment: .nearest, trail: 30, offset: 170), 180,
        "definition: hidden by a bar"),
      PeerRow(
        Stretch(start: 500, length: 50, alignment: .nearest, lead: 30, offset: 470), 470,
        "definition: just visible"),
      PeerRow(
        Stretch(start: 500, length: 600, alignment: .nearest, offset: 550), 500,
        "definition: longer than the viewport, its start counts"),
      PeerRow(
        Stretch(start: 500, length: 600, alignment: .nearest, offset: 0), 500,
        "definition: longer than the viewport, its start counts"),
      PeerRow(
        Stretch(start: 500, length: 400, alignment: .nearest, offset: 0), 500,
        "definition: as long as the viewport"),
      PeerRow(Stretch(start: 90, length: 9, alignment: .leading, content: 99), 0, "short content"),
      PeerRow(
        Stretch(start: 9990, length: 10, alignment: .leading), 9600, "the end of the content"),
    ]
    forEachRow("alignment", table) { row in
      let stretch = row.input
      check(
        stretch.alignment.offset(
          start: stretch.start, length: stretch.length,
          in: AxisViewport(offset: stretch.offset, length: stretch.viewport),
          covering: AxisInsets(leading: stretch.lead, trailing: stretch.trail),
          contentLength: stretch.content), row)
    }
  }

  func testFewRows() {
    let table: [Row<Int, Double>] = [
      Row(0, 0, "definition: no rows"), Row(1, 0, "definition: less than the viewport"),
      Row(2, 38, "definition: 88 - 50"),
    ]
    forEachRow("scroll to the last of few rows", table) { row in
      XCTAssertEqual(
        RowLengths(count: row.input, length: 44).contentOffset(
          of: 9, alignment: .leading, in: AxisViewport(offset: 0, length: 50)), row.expected)
      XCTAssertEqual(
        UniformRows(count: row.input, length: 44).contentOffset(
          of: 9, alignment: .trailing, in: AxisViewport(offset: 0, length: 50)), row.expected)
    }
  }
}
