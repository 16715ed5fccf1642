import XCTest

/// One line of a table of numbers that another library publishes in its tests.
struct PeerRow<Input, Expected: Equatable>: TableRow {
  let input: Input
  /// Our number.
  let expected: Expected
  /// The peer's number, where ours differs for a reason.
  let theirs: Expected?
  let source: String

  /// Must be the peer's: the mathematics is ours too.
  init(_ input: Input, _ expected: Expected, _ source: String) {
    self.input = input
    self.expected = expected
    self.source = source
    theirs = nil
  }

  /// Ours differs, for the reason given in the source.
  init(_ input: Input, ours: Expected, theirs: Expected, _ source: String) {
    self.input = input
    self.expected = ours
    self.theirs = theirs
    self.source = source
  }
}

extension XCTestCase {
  /// Compares our number with the expected one, and makes sure that one which is said to differ
  /// does.
  func check<Input, Expected>(
    _ found: Expected, _ row: PeerRow<Input, Expected>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(found, row.expected, file: file, line: line)
    XCTAssertNotEqual(found, row.theirs, file: file, line: line)
  }
}
