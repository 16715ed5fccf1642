import ScrollKit
import XCTest

final class ScrollAxisTests: XCTestCase {
  func testDocumentedExample() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 960, height: 0))
    XCTAssertEqual("\(metrics[.horizontal].maximumOffset)", "640.0")
    XCTAssertEqual("\(metrics[.vertical].maximumOffset)", "0.0")
  }

  func testCrossAxis() {
    let rows: [Row<ScrollAxis, ScrollAxis>] = [
      Row(.horizontal, .vertical, "definition"), Row(.vertical, .horizontal, "definition"),
    ]
    forEachRow("cross axis", rows) { XCTAssertEqual($0.input.cross, $0.expected) }
  }

  func testSets() {
    struct SetRow: TableRow {
      let set: ScrollAxis.Set
      let bits: UInt8
      let horizontal, vertical: Bool
      let source: String
    }
    let rule = "definition: bit 0 is horizontal, bit 1 vertical"
    forEachRow(
      "axis sets",
      [
        SetRow(set: [], bits: 0, horizontal: false, vertical: false, source: rule),
        SetRow(set: .horizontal, bits: 1, horizontal: true, vertical: false, source: rule),
        SetRow(set: .vertical, bits: 2, horizontal: false, vertical: true, source: rule),
        SetRow(set: .all, bits: 3, horizontal: true, vertical: true, source: rule),
      ]
    ) { row in
      XCTAssertEqual(row.set.rawValue, row.bits)
      XCTAssertEqual(row.set, ScrollAxis.Set(rawValue: row.bits))
      XCTAssertEqual(row.set.contains(ScrollAxis.horizontal), row.horizontal)
      XCTAssertEqual(row.set.contains(ScrollAxis.vertical), row.vertical)
    }
    XCTAssertEqual(ScrollAxis.Set(ScrollAxis.vertical), .vertical)
  }
}
