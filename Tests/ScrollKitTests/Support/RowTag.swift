import XCTest

/// How a row of another library's numbers is read here.
enum RowTag: Equatable {
  /// Our number is theirs.
  case must
  /// Our number is another one, which the test asserts. The reason is a rule of the design, or a
  /// documented fault of the other library.
  case differs(String)
  /// The row is none of ours.
  case out(String)

  /// The reason; empty for a must.
  var reason: String {
    switch self {
    case .must: ""
    case .differs(let reason), .out(let reason): reason
    }
  }
}

/// How many rows of a collection of numbers are tagged how.
struct TagCounts: Equatable {
  var must = 0
  var differs = 0
  var out = 0

  init(must: Int, differs: Int = 0, out: Int = 0) {
    (self.must, self.differs, self.out) = (must, differs, out)
  }

  init(_ tags: some Sequence<RowTag>) {
    for tag in tags {
      switch tag {
      case .must: must += 1
      case .differs: differs += 1
      case .out: out += 1
      }
    }
  }
}

extension XCTestCase {
  /// Checks how many rows are tagged how, and that each has a reason that is not a must.
  func check(
    _ tags: [RowTag], _ counts: TagCounts, _ name: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(TagCounts(tags), counts, name, file: file, line: line)
    for tag in tags where tag != .must {
      XCTAssertGreaterThan(tag.reason.count, 8, "\(name): \(tag)", file: file, line: line)
    }
  }
}
