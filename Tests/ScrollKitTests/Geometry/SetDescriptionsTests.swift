import ScrollKit
import XCTest

final class SetDescriptionsTests: XCTestCase {
  func testSetsPrintTheirMembers() {
    XCTAssertEqual("\(ScrollAxis.Set())", "[]")
    XCTAssertEqual("\(ScrollAxis.Set.horizontal)", "[horizontal]")
    XCTAssertEqual("\(ScrollAxis.Set.all)", "[horizontal, vertical]")
    XCTAssertEqual("\(ScrollAxis.Set(rawValue: 6))", "[vertical]")
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 1, height: 1), behavior: ScrollBehavior(isScrollEnabled: false))
    XCTAssertEqual(
      "\(metrics.dragObstacles(along: .vertical))",
      "[noContentSize, contentFits, scrollingDisabled]")
    XCTAssertEqual("\(ScrollBehavior.Obstacles.interactionDisabled)", "[interactionDisabled]")
    XCTAssertEqual("\(ScrollBehavior.Obstacles(rawValue: 0x82))", "[contentFits, bit 7]")
  }
}
