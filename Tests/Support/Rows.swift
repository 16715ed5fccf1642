package import XCTest

/// One line of a table of expected numbers: where it comes from, and the literals.
package protocol TableRow {
  /// A tutorial's example, a peer's published test, a recording, a definition: who says so.
  var source: String { get }
}

extension XCTestCase {
  /// Runs a check on every row of a table, prints `rows: <count> <table>`, and prints the row of
  /// every failure.
  package func forEachRow<Row: TableRow>(
    _ table: String, _ rows: [Row], file: StaticString = #filePath, line: UInt = #line,
    _ check: (Row) throws -> Void
  ) rethrows {
    XCTAssertFalse(rows.isEmpty, "\(table) has no rows", file: file, line: line)
    for (index, row) in rows.enumerated() {
      let failures = testRun?.totalFailureCount ?? 0
      XCTAssertFalse(row.source.isEmpty, "\(table)[\(index)] has no source", file: file, line: line)
      try check(row)
      if testRun?.totalFailureCount ?? 0 > failures {
        print("failed: \(table)[\(index)] \(row)")
      }
    }
    print("rows: \(rows.count) \(table)")
  }
}
