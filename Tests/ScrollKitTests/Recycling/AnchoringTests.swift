import ScrollKit
import XCTest

final class AnchoringTests: XCTestCase {
  private enum Edit {
    case set(Int, Double)
    case insert(Int, at: Int)
    case insertMeasured([Double], at: Int)
    case remove(Range<Int>)
    case move(Int, to: Int)
    case forget
  }

  private struct List {
    var count: Int
    var length: Double
    var spacing = 0.0
    var measured: [(Int, Double)]
    var offset: Double
    var viewport: Double
    var insets: AxisInsets
    var startTolerance: Double?
    var endTolerance: Double?
    var edits: [Edit]

    init(
      _ count: Int, _ length: Double, spacing: Double = 0, measured: [(Int, Double)] = [],
      at offset: Double, _ viewport: Double, insets: AxisInsets = .zero, start: Double? = nil,
      end: Double? = nil, _ edits: [Edit]
    ) {
      self.count = count
      self.length = length
      self.spacing = spacing
      self.measured = measured
      self.offset = offset
      self.viewport = viewport
      self.insets = insets
      startTolerance = start
      endTolerance = end
      self.edits = edits
    }

    /// The offset after the edits. Each edit starts from the offset after the one before.
    func offsetAfter(_ estimation: RowLengths.Estimation? = nil) -> Double {
      var rows = RowLengths(
        count: count, estimation: estimation ?? .fixed(length), spacing: spacing)
      for (row, length) in measured { rows.setLength(length, of: row, keeping: 0) }
      (rows.startTolerance, rows.endTolerance) = (startTolerance, endTolerance)
      var anchor = AxisViewport(offset: offset, length: viewport, insets: insets)
      for edit in edits {
        switch edit {
        case .set(let row, let length):
          anchor.offset += rows.setLength(length, of: row, keeping: anchor)
        case .insert(let count, let row):
          anchor.offset += rows.insert(count: count, at: row, keeping: anchor)
        case .insertMeasured(let lengths, let row):
          anchor.offset += rows.insert(lengths, at: row, keeping: anchor)
        case .remove(let range): anchor.offset += rows.remove(range, keeping: anchor)
        case .move(let row, let place): anchor.offset += rows.move(row, to: place, keeping: anchor)
        case .forget: anchor.offset += rows.forgetLengths(keeping: anchor)
        }
      }
      return anchor.offset
    }
  }

  func testPeers() {
    let tanstack = "TanStack Virtual"
    let rows: [PeerRow<List, Double>] = [
      PeerRow(
        List(8, 50, at: 100, 200, end: 0, [.insert(1, at: 8)]), 100, "\(tanstack), appended, away"),
      PeerRow(
        List(5, 50, at: 50, 200, end: 0, [.insert(1, at: 5)]), 100, "\(tanstack), appended, at end"),
      PeerRow(
        List(5, 50, at: 50, 200, end: 0, [.set(4, 120)]), 120, "\(tanstack), last grows, at end"),
      PeerRow(
        List(5, 50, at: 50, 200, end: 0, [.set(4, 120), .set(4, 200)]), 200,
        "\(tanstack), last grows twice"),
      PeerRow(
        List(8, 50, at: 50, 200, end: 0, [.set(7, 120)]), 50, "\(tanstack), last grows, away"),
      PeerRow(
        List(5, 50, at: 40, 200, end: 15, [.insert(1, at: 5)]), 100,
        "\(tanstack), 10 from the end is at the end within 15"),
      PeerRow(
        List(5, 50, at: 40, 200, end: 5, [.insert(1, at: 5)]), 40,
        "\(tanstack), 10 from the end is not at the end within 5"),
      PeerRow(
        List(50, 50, measured: [(3, 60)], at: 175, 200, [.set(3, 160)]), 175,
        "\(tanstack) #1218, growth of the row at the edge"),
      PeerRow(
        List(50, 50, measured: [(1, 60)], at: 175, 200, [.set(1, 160)]), 275,
        "\(tanstack) #1218, growth above"),
      PeerRow(
        List(50, 50, at: 175, 200, [.set(3, 120)]), 245,
        "\(tanstack) #1218, first measurement of the row at the edge"),
      PeerRow(
        List(10, 50, measured: [(0, 80)], at: 100, 200, [.set(0, 100)]), ours: 120, theirs: 100,
        "\(tanstack) leaves out what is measured again on the way back; nothing visible may move"),
      PeerRow(
        List(10, 50, at: 100, 200, [.set(0, 100)]), 150, "\(tanstack), first measurement above"),
      PeerRow(
        List(5, 100, at: -10, 600, end: 0, [.remove(4..<5)]), ours: -10, theirs: 0,
        "\(tanstack) #1229 clamps; an offset out of range stays there until the next clamp"),
      PeerRow(
        List(5, 98, at: 0, 600, end: 0, [.remove(4..<5)]), 0, "\(tanstack) #1229, five rows of 98"),
      PeerRow(
        List(100, 50, at: 120, 400, [.insert(10, at: 0)]), 620,
        "Expensify App #7925, what is put in before is longer than the offset"),
    ]
    forEachRow("anchoring of peers", rows) { check($0.input.offsetAfter(), $0) }
  }

  func testImprovedEstimatesOfVirtua() {
    // Only the shift by the better estimate counts here. The shift by the measured rows is
    // subtracted.
    func edits(_ rows: Range<Int>) -> [Edit] { rows.map { .set($0, 50) } }
    let virtua = "virtua, rows count as 50 rather than 30 once some are measured"
    let rows: [PeerRow<List, Double>] = [
      PeerRow(List(100, 30, at: 0, 0, edits(0..<1)), 0, virtua),
      PeerRow(List(100, 30, at: 0, 0, edits(0..<4)), 0, virtua),
      PeerRow(List(100, 30, at: 0, 0, edits(20..<24)), 0, virtua),
      PeerRow(List(100, 30, at: 2700, 0, edits(92..<93)), 1800, virtua),
      PeerRow(List(100, 30, at: 2700, 0, edits(92..<96)), 1800, virtua),
      PeerRow(List(100, 30, at: 2700, 0, edits(20..<24)), 1720, virtua),
      PeerRow(List(100, 30, at: 2700, 0, edits(88..<92)), 1760, virtua),
    ]
    forEachRow("better estimates", rows) { row in
      check(
        row.input.offsetAfter(.mean(initially: 30)) - row.input.offsetAfter(.fixed(30)), row)
    }
  }

  func testDefinition() {
    let keeps = "definition: the first visible row stays where it is"
    let rows: [PeerRow<List, Double>] = [
      PeerRow(List(0, 44, at: 0, 480, [.insert(100, at: 0)]), 0, "rows added to an empty list"),
      PeerRow(List(0, 44, at: 0, 0, [.insert(100, at: 0)]), 0, "rows added to an empty list"),
      PeerRow(
        List(0, 44, at: 0, 480, [.set(0, 9), .remove(0..<9), .move(0, to: 0)]), 0, "no rows"),
      PeerRow(List(1, 44, at: 0, 480, [.insert(1, at: 0)]), 0, "less than the viewport"),
      PeerRow(List(1, 44, at: 0, 480, [.set(0, 900)]), 0, "one row grows past the viewport"),
      PeerRow(List(1, 44, at: 0, 480, [.remove(0..<1)]), 0, "the only row goes"),
      PeerRow(List(2, 44, at: 0, 480, [.move(0, to: 1)]), 0, "less than the viewport"),
      PeerRow(List(100, 44, at: 0, 480, [.insert(3, at: 0)]), 132, "at the very start too"),
      PeerRow(List(100, 44, at: 0, 480, [.insertMeasured([5, 6], at: 0)]), 11, keeps),
      PeerRow(List(100, 44, at: 10, 480, [.insert(3, at: 1)]), 10, "below the first visible row"),
      PeerRow(List(100, 44, at: 44, 480, [.insert(3, at: 1)]), 176, "before the first visible row"),
      PeerRow(List(100, 44, spacing: 6, at: 47, 480, [.insert(1, at: 1)]), 97, "in a gap"),
      PeerRow(List(100, 44, spacing: 6, at: 100, 480, [.remove(0..<1)]), 50, keeps),
      PeerRow(List(100, 44, at: 440, 480, [.remove(5..<12)]), 132, "row 12 was 88 below the start"),
      PeerRow(List(100, 44, at: 450, 480, [.remove(5..<12)]), 142, "row 12 was 78 below the start"),
      PeerRow(List(100, 44, at: 3920, 480, [.remove(50..<100)]), 1720, "never past the end"),
      PeerRow(List(100, 44, at: 3000, 480, [.remove(0..<100)]), 0, "never before the start"),
      PeerRow(List(100, 44, at: 30, 480, [.remove(0..<1)]), 0, "never before the start"),
      PeerRow(
        List(10, 44, measured: [(9, 44)], at: 420, 0, [.set(9, 10)]), 406, "never past the end"),
      PeerRow(List(10, 44, at: 430, 0, [.set(0, 100), .set(0, 44)]), 430, "there and back"),
      PeerRow(List(100, 44, at: 440, 480, [.move(2, to: 50)]), 396, "from above to below"),
      PeerRow(List(100, 44, at: 440, 480, [.move(50, to: 2)]), 484, "from below to above"),
      PeerRow(
        List(100, 44, at: 440, 480, [.move(10, to: 50)]), 396, "row 11 was 44 below the start"),
      PeerRow(List(100, 44, at: 440, 480, [.move(10, to: 10)]), 440, "to where it is: no move"),
      PeerRow(List(100, 44, at: 450, 480, [.move(10, to: 2)]), 450, "row 11 stays at 34"),
      PeerRow(List(100, 44, at: 3900, 480, [.move(99, to: 98)]), 3900, "near the end, no move"),
      PeerRow(List(100, 44, at: 3900, 480, [.move(99, to: 0)]), 3920, "never past the end"),
      PeerRow(List(100, 44, at: 440, 480, [.move(-1, to: 5), .move(100, to: 5)]), 440, "no row"),
      PeerRow(
        List(100, 44, measured: [(2, 60)], at: 456, 480, [.move(2, to: 50)]), 396,
        "its length goes along"),
      PeerRow(
        List(100, 44, measured: [(2, 60)], at: 456, 480, [.move(2, to: 50), .move(50, to: 1)]), 456,
        "its length goes along, there and back"),
      PeerRow(
        List(100, 44, measured: [(0, 100), (3, 50)], at: 300, 480, [.forget]), 238,
        "rows 0 and 3 count as 44 again; row 5 spans the start"),
      PeerRow(
        List(100, 44, at: -60, 480, [.insert(9, at: 0)]), 336,
        "pulled down for older rows, which push those on screen"),
      PeerRow(List(100, 44, at: -60, 480, [.remove(0..<2)]), -60, "pulled, it stays there"),
      PeerRow(List(100, 44, at: -60, 480, [.set(0, 99)]), -60, "pulled before the start"),
      PeerRow(
        List(100, 44, at: 3950, 480, [.set(0, 100)]), 4006, "pulled past the end, it stays there"),
      PeerRow(List(100, 44, at: 175, 480, [.set(3, 20)]), 151, "first measured shorter"),
      PeerRow(List(100, 44, at: 132, 480, [.set(3, 20)]), 132, "at the start of row 3"),
      PeerRow(List(100, 44, at: 440, 480, [.set(-1, 99), .set(100, 99)]), 440, "no row"),
      PeerRow(
        List(100, 44, at: 0, 480, end: 5000, [.insert(5, at: 0)]), 4140, "a chat, at the end"),
      PeerRow(List(5, 44, at: 0, 480, end: 0, [.insert(20, at: 5)]), 620, "a chat fills up"),
      PeerRow(List(100, 44, at: 3920, 480, end: 0, [.remove(99..<100)]), 3876, "a chat, the last"),
    ]
    forEachRow("anchoring", rows) { check($0.input.offsetAfter(), $0) }
  }

  func testContentInsets() {
    let bars = AxisInsets(leading: 59, trailing: 34)
    let keeps = "definition: under bars too, the first visible row stays where it is"
    let rows: [PeerRow<List, Double>] = [
      PeerRow(List(20, 50, at: -59, 800, insets: bars, [.insert(20, at: 0)]), 941, keeps),
      PeerRow(List(20, 50, at: 200, 800, insets: bars, [.remove(0..<4)]), 0, keeps),
      PeerRow(
        List(20, 50, at: 200, 800, insets: bars, [.remove(0..<9)]), -59, "never before the start"),
      PeerRow(
        List(20, 50, at: 234, 800, insets: bars, [.remove(19..<20)]), 184, "never past the end"),
      PeerRow(
        List(20, 50, at: 233.667, 800, insets: bars, end: 1, [.insert(85, at: 20)]), 4484,
        "a chat above a keyboard"),
      PeerRow(
        List(20, 50, at: -80, 800, insets: bars, [.set(0, 99)]), -80, "pulled, it stays there"),
      PeerRow(
        List(20, 50, at: -59, 800, insets: bars, start: 0, [.insert(3, at: 0)]), -59,
        "a feed at its start shows what comes in"),
      PeerRow(
        List(20, 50, at: -50, 800, insets: bars, start: 10, [.insert(3, at: 0)]), -59,
        "a feed near its start goes there"),
      PeerRow(
        List(20, 50, at: -80, 800, insets: bars, start: 10, [.insert(3, at: 0)]), -80,
        "a feed pulled down for newer rows"),
      PeerRow(
        List(20, 50, at: -40, 800, insets: bars, start: 10, [.insert(3, at: 0)]), 110, keeps),
      PeerRow(
        List(3, 105.142857, at: 15.667, 300, [.remove(2..<3)]), 0,
        "at the end, 15.428571, rounded to pixels, and never past the next one"),
      PeerRow(
        List(9, 105.142857, at: 646.333, 300, [.remove(8..<9)]), 541.142856,
        "at the end, 646.285713, rounded to pixels, and never past the next one"),
    ]
    forEachRow("anchoring under bars", rows) { row in
      XCTAssertEqual(row.input.offsetAfter(), row.expected, accuracy: 1e-9)
    }
  }

  /// An offset that misses the start of a row by a rounding is at that start. The visible range has
  /// the same rule.
  func testRoundingsAtTheViewportsStart() {
    let own = RowLengths(repeatElement(44.1, count: 100), estimation: .fixed(44.1))
    for offset in [617.4, own.position(of: 14), own.position(of: 14).nextUp] {
      let anchor = AxisViewport(offset: offset, length: 480)
      XCTAssertEqual(own.visibleRange(in: AxisViewport(offset: offset, length: 480)).lowerBound, 14)
      var rows = own
      XCTAssertEqual(rows.setLength(100, of: 13, keeping: anchor), 55.9, accuracy: 1e-9)
      rows = own
      XCTAssertEqual(rows.insert([50], at: 14, keeping: anchor), 50, accuracy: 1e-9)
      rows = own
      XCTAssertEqual(rows.setLengths([1, 2], from: 14, keeping: anchor), 0, accuracy: 1e-9)
      var estimated = RowLengths(count: 100, length: 44.1)
      XCTAssertEqual(estimated.setLength(90, of: 14, keeping: anchor), 0, accuracy: 1e-9)
    }
  }

  func testAChatPulledPastItsEndStaysPulled() {
    var rows = RowLengths(count: 100, length: 44)
    rows.endTolerance = 10
    var anchor = AxisViewport(offset: 3970, length: 480)
    XCTAssertEqual(rows.setLength(44, of: 0, keeping: anchor), 0)
    XCTAssertEqual(rows.insert(count: 1, at: 100, keeping: anchor), 44)
    anchor.offset = 3960
    XCTAssertEqual(rows.insert(count: 1, at: 101, keeping: anchor), 48)
  }

  func testNeighbours() {
    var rows = RowLengths(count: 300, length: 44)
    // Rows before the first and rows past the end are ignored.
    XCTAssertEqual(
      rows.setLengths([1, 2, 3, 4, 5], from: -3, keeping: .init(offset: 4400, length: 480)), -79)
    XCTAssertEqual((0..<3).map { rows.length(of: $0) }, [4, 5, 44])
    rows.setLengths([7, 8, 9], from: 299, keeping: .init(offset: 0))
    XCTAssertEqual(rows.length(of: 299), 7)
    XCTAssertEqual(rows.measuredCount, 3)
    // The rows lie in two leaves and a stretch.
    rows.setLengths(Array(repeating: 10, count: 200), from: 60, keeping: .init(offset: 0))
    XCTAssertEqual(rows.measuredCount, 203)
    XCTAssertEqual(rows.contentLength, 6284)
    XCTAssertEqual(rows.setLengths([], from: 3, keeping: .init(offset: 9)), 0)
  }

  func testAnchorsRefuseBadNumbers() {
    let zero = AxisViewport(offset: 0)
    var anchor = AxisViewport(offset: .nan, length: -5)
    XCTAssertEqual(anchor, zero)
    (anchor.offset, anchor.length) = (.nan, .nan)
    XCTAssertEqual(anchor, zero)
    var rows = RowLengths(count: 3, length: 44)
    (rows.startTolerance, rows.endTolerance) = (.nan, -7)
    XCTAssertEqual([rows.startTolerance, rows.endTolerance], [0, 0])
    (rows.startTolerance, rows.endTolerance) = (nil, nil)
    XCTAssertNil(rows.startTolerance)
    XCTAssertNil(rows.endTolerance)
  }
}
