import XCTest

@testable import ScrollKit

final class PageOracleTests: XCTestCase {
  func testPagesAndSnapsOfOtherLibraries() {
    forEachRow("pages and snaps of other libraries", PageOracle.rows) { row in
      XCTAssertTrue(
        row.answer.matches(row.expected), "\(row.source): \(row.answer) and \(row.expected)")
    }
  }

  /// The collections of numbers that snapping is held against, and how their rows are tagged.
  func testTagsOfTheCollections() {
    // Published tests: rows about snapping and pages, along one axis and along two.
    check(
      PageOracle.rows.map { $0.tag } + SnapPlaneRow.rows(SnapPlaneRow.units).map { $0.tag },
      TagCounts(must: 76, differs: 1), "snapping and pages")
    // A running browser.
    let tables = [
      SnapRow.scrollTo, SnapRow.scrollBy, SnapRow.key, SnapRow.gesture, SnapRow.preference,
    ]
    check(
      tables.flatMap { SnapRow.rows($0) }.map { $0.tag }, TagCounts(must: 231), "browser: snap")
    check(
      SnapRow.rows(SnapRow.resnap).map { $0.tag }, TagCounts(must: 58), "browser: snapped again")
    check(
      SnapRow.rows(SnapRow.intoView).map { $0.tag } + IntoViewRow.rows.map { $0.tag },
      TagCounts(must: 59), "browser: into view")
    check(
      SnapPlaneRow.rows(SnapPlaneRow.browser).map { $0.tag }, TagCounts(must: 26),
      "browser: two axes")
    check(StickyRow.rows.map { $0.tag }, TagCounts(must: 23), "browser: sticky")
  }
}
