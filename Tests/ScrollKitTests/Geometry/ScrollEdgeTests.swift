import ScrollKit
import XCTest

final class ScrollEdgeTests: XCTestCase {
  private struct EdgeRow: TableRow {
    let edge: ScrollEdge
    let axis: ScrollAxis
    let isTrailing: Bool
    let opposite: ScrollEdge
    let source = "definition: offsets grow towards bottom and right"

    init(_ edge: ScrollEdge, _ axis: ScrollAxis, trailing: Bool, opposite: ScrollEdge) {
      (self.edge, self.axis, self.opposite) = (edge, axis, opposite)
      isTrailing = trailing
    }
  }

  func testEdges() {
    let rows = [
      EdgeRow(.top, .vertical, trailing: false, opposite: .bottom),
      EdgeRow(.left, .horizontal, trailing: false, opposite: .right),
      EdgeRow(.bottom, .vertical, trailing: true, opposite: .top),
      EdgeRow(.right, .horizontal, trailing: true, opposite: .left),
    ]
    forEachRow("edges", rows) { row in
      XCTAssertEqual(row.edge.axis, row.axis)
      XCTAssertEqual(row.edge.isTrailing, row.isTrailing)
      XCTAssertEqual(row.edge.opposite, row.opposite)
    }
    XCTAssertEqual(ScrollEdge.allCases, rows.map(\.edge))
  }
}
