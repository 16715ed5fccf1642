import XCTest

/// Checks that what a sequence says about its length and its ends is what reading it gives.
package func checkEnds<Elements: Sequence>(
  _ elements: Elements, count: Int, isEmpty: Bool, first: Elements.Element?,
  last: Elements.Element?, file: StaticString = #filePath, line: UInt = #line
) where Elements.Element: Equatable {
  var read: [Elements.Element] = []
  for element in elements { read.append(element) }
  XCTAssertEqual(count, read.count, file: file, line: line)
  XCTAssertEqual(elements.underestimatedCount, read.count, file: file, line: line)
  XCTAssertEqual(isEmpty, read.isEmpty, file: file, line: line)
  XCTAssertEqual(first, read.first, file: file, line: line)
  XCTAssertEqual(last, read.last, file: file, line: line)
  // Reading once more gives the same, and past the end there is nothing.
  XCTAssertEqual(Array(elements), read, file: file, line: line)
  var iterator = elements.makeIterator()
  for _ in read { XCTAssertNotNil(iterator.next(), file: file, line: line) }
  for _ in 0..<2 { XCTAssertNil(iterator.next(), file: file, line: line) }
}
