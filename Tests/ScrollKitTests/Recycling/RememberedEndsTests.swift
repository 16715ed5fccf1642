import ScrollKit
import XCTest

/// A chat is turned while the user reads near its end. Then its rows are measured one by one.
final class RememberedEndsTests: XCTestCase {
  private struct TurnRow: TableRow {
    let row: Int
    let fraction: Double
    let tolerance: Double?
    let isAtEnd: Bool
    let source: String
  }

  func testATurnNearTheEnd() {
    let report = "definition: who reads stays with the row, who was at the end stays at the end"
    let rows = [
      TurnRow(row: 57, fraction: 0.125, tolerance: 20, isAtEnd: false, source: report),
      TurnRow(row: 57, fraction: 0.125, tolerance: nil, isAtEnd: false, source: report),
      TurnRow(row: 57, fraction: 0.125, tolerance: 0, isAtEnd: false, source: report),
      TurnRow(row: 40, fraction: 0.75, tolerance: 20, isAtEnd: false, source: report),
      TurnRow(row: 59, fraction: 0.5, tolerance: 100, isAtEnd: false, source: report),
      TurnRow(row: 69, fraction: 0, tolerance: 20, isAtEnd: true, source: report),
    ]
    forEachRow("a turn near the end", rows) { row in
      // 70 rows of 60 in 600 points, between a bar of 88 above and a bar of 50 below.
      var list = RowLengths(count: 70, estimation: .mean(initially: 60))
      list.setLengths(Array(repeating: 60.0, count: 70), from: 0)
      list.endTolerance = row.tolerance
      let insets = AxisInsets(leading: 88, trailing: 50)
      func anchor(_ offset: Double) -> AxisViewport {
        AxisViewport(offset: offset, length: 600, insets: insets)
      }
      let wanted = 60 * (Double(row.row) + row.fraction) - 88
      let greatest = 70 * 60 + 50 - 600.0
      var offset = min(wanted, greatest)
      offset += list.forgetLengths(keeping: anchor(offset))
      // In the other orientation, the row that is read is 40 points long and the others are 70.
      // Each row is measured when it becomes visible.
      for shown in (row.row..<70) + Array((row.row - 12..<row.row).reversed()) {
        let length = shown == row.row ? 40.0 : 70
        offset += list.setLength(length, of: shown, keeping: anchor(offset))
      }
      if row.isAtEnd {
        XCTAssertEqual(offset, list.contentLength + 50 - 600, accuracy: 1e-6)
      } else {
        let place = list.place(at: offset + 88)
        XCTAssertEqual(place?.row, row.row)
        XCTAssertEqual(place?.fraction ?? 0, row.fraction, accuracy: 1e-6)
      }
    }
  }
}
