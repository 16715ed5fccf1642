import XCTest

/// One line of a table of numbers from another library's published tests.
struct PeerRow<Input, Expected: Equatable>: TableRow {
  let input: Input
  /// Our number.
  let expected: Expected
  /// The other library's number, if ours differs for a reason.
  let theirs: Expected?
  let source: String

  /// Creates a row in which our number equals the other library's.
  init(_ input: Input, _ expected: Expected, _ source: String) {
    self.input = input
    self.expected = expected
    self.source = source
    theirs = nil
  }

  /// Creates a row in which our number differs. `source` gives the reason.
  init(_ input: Input, ours: Expected, theirs: Expected, _ source: String) {
    self.input = input
    self.expected = ours
    self.theirs = theirs
    self.source = source
  }
}

extension XCTestCase {
  /// Checks that our number is the expected one. If the row has another number of the other
  /// library, ours must differ from it.
  func check<Input, Expected>(
    _ found: Expected, _ row: PeerRow<Input, Expected>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(found, row.expected, file: file, line: line)
    XCTAssertNotEqual(found, row.theirs, file: file, line: line)
  }
}
