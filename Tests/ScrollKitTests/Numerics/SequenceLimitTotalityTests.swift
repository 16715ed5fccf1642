import XCTest

@testable import ScrollKit

/// An endless sequence is cut at the stated number of elements. No element beyond that is read.
final class SequenceLimitTotalityTests: XCTestCase {
  /// Counts the elements that are read.
  private final class Counter {
    var asked = 0
  }

  /// An endless sequence.
  private struct Endless<Element>: Sequence, IteratorProtocol {
    let element: Element
    let counter: Counter

    mutating func next() -> Element? {
      counter.asked += 1
      return element
    }
  }

  /// A collection of `Int.max` equal elements.
  private struct Vast: RandomAccessCollection {
    let element: Double
    let counter: Counter
    var startIndex: Int { 0 }
    var endIndex: Int { .max }

    subscript(index: Int) -> Double {
      counter.asked += 1
      return element
    }
  }

  private struct CutRow: TableRow {
    var source: String
    var limit: Int
    /// Takes an endless sequence and returns how many of its elements it keeps.
    var takeEndless: (Counter) -> Int
    /// Takes `Int.max` equal elements and returns how many of them it keeps.
    var takeVast: (() -> Int)?
  }

  func testWhatHasNoEndIsCut() {
    func lengths(_ counter: Counter) -> Endless<Double> { Endless(element: 10, counter: counter) }
    func rows(_ counter: Counter) -> Endless<Int> { Endless(element: 3, counter: counter) }
    let vast = repeatElement(10.0, count: .max)
    func inserted(_ new: some Sequence<Double>) -> Int {
      var rows = RowLengths(count: 4, length: 44)
      rows.insert(new, at: 1)
      return rows.measuredCount
    }
    let table = [
      CutRow(
        source: "RowLengths(_:)", limit: RowLengths.maximumMeasuredCount,
        takeEndless: { RowLengths(lengths($0)).count }, takeVast: { RowLengths(vast).count }),
      CutRow(
        source: "RowLengths.insert", limit: RowLengths.maximumMeasuredCount,
        takeEndless: { inserted(lengths($0)) }, takeVast: { inserted(vast) }),
      CutRow(
        source: "RowLengths.setLengths", limit: RowLengths.maximumMeasuredCount,
        takeEndless: { counter in
          var rows = RowLengths(count: .max, length: 44)
          rows.setLengths(Vast(element: 10, counter: counter), from: 5)
          return rows.measuredCount
        },
        takeVast: {
          var rows = RowLengths(count: .max, length: 44)
          rows.setLengths(vast, from: -7)
          return rows.measuredCount
        }),
      CutRow(
        source: "MasonryLanes(_:)", limit: MasonryLanes.maximumCount,
        takeEndless: { MasonryLanes(lengths($0), laneCount: 1).count },
        takeVast: { MasonryLanes(vast, laneCount: 2).count }),
      CutRow(
        source: "VariablePages(lengths:)", limit: VariablePages.maximumItemCount,
        takeEndless: { VariablePages(lengths: lengths($0), viewport: 10).count },
        takeVast: { VariablePages(lengths: vast, viewport: 10).count }),
      CutRow(
        source: "SectionedRows(rowCounts:)", limit: SectionedRows.maximumSectionCount,
        takeEndless: {
          SectionedRows(rowCounts: rows($0), rowLength: 4, headerLength: 2).sectionCount
        }),
    ]
    forEachRow("sequences without end", table) { row in
      let counter = Counter()
      XCTAssertEqual(row.takeEndless(counter), row.limit)
      XCTAssertEqual(counter.asked, row.limit)
      if let takeVast = row.takeVast { XCTAssertEqual(takeVast(), row.limit) }
    }
  }

  /// Equal elements count once here, so the result does not show the cut. Only the number read
  /// does.
  func testOfWhatCountsOnceNoMoreIsAskedFor() {
    let counters = (0..<3).map { _ in Counter() }
    XCTAssertEqual(SnapPoints(Endless(element: 5.0, counter: counters[0])).offsets, [5])
    XCTAssertEqual(counters[0].asked, SnapPoints.maximumCount)
    XCTAssertEqual(SnapPoints(repeatElement(5, count: .max)).offsets, [5])
    var pool = ReusePool()
    XCTAssertEqual(pool.show(Endless(element: 5, counter: counters[1])).count, 1)
    XCTAssertEqual(counters[1].asked, ReusePool.maximumCount)
    XCTAssertEqual(pool.show(repeatElement(6, count: .max)).count, 1)
    XCTAssertEqual(ZoomSteps(Endless(element: 5.0, counter: counters[2])).scales.offsets, [5])
    XCTAssertEqual(counters[2].asked, ZoomSteps.maximumCount)
    XCTAssertEqual(ZoomSteps(repeatElement(5, count: .max)).scales.offsets, [5])
  }

  /// The first section takes all the rows that fit. No other section has room.
  func testVastSections() {
    let list = SectionedRows(
      rowCounts: repeatElement(.max, count: .max), rowLength: 4, headerLength: 2)
    XCTAssertEqual([list.sectionCount, list.rowCount(of: 0) + 1], [1, RowLengths.maximumCount])
  }

  /// More than a million rows are taken whole.
  func testAMillionIsTaken() {
    let lengths = repeatElement(10.0, count: 1_500_000)
    XCTAssertEqual(RowLengths(Array(lengths)).count, 1_500_000)
    XCTAssertGreaterThanOrEqual(SequenceLimit.elements, 1_500_000)
  }

  private struct FirstRow: TableRow {
    var source: String
    var count: Int
    var limit: Int
    var expected: [Double]
  }

  func testTheFirstElements() {
    let definition = "definition: the first, no more than the limit"
    let rows = [
      FirstRow(source: definition, count: 0, limit: 3, expected: []),
      FirstRow(source: definition, count: 2, limit: 3, expected: [0, 1]),
      FirstRow(source: definition, count: 3, limit: 3, expected: [0, 1, 2]),
      FirstRow(source: definition, count: 9, limit: 3, expected: [0, 1, 2]),
      FirstRow(source: definition, count: 9, limit: 0, expected: []),
      FirstRow(source: "definition: a limit below zero is zero", count: 9, limit: -1, expected: []),
      FirstRow(source: definition, count: 2, limit: .max, expected: [0, 1]),
    ]
    forEachRow("first elements", rows) { row in
      let array = (0..<row.count).map { Double($0) }
      XCTAssertEqual(array.firstElements(row.limit), row.expected, "stored side by side")
      XCTAssertEqual(array.lazy.map { $0 }.firstElements(row.limit), row.expected, "a collection")
      XCTAssertEqual(AnySequence(array).firstElements(row.limit), row.expected, "a sequence")
    }
  }
}
