import ScrollKit
import XCTest

final class GeometryDescriptionsTests: XCTestCase {
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

  private struct Row: TableRow {
    var text: String
    var expected: String
    var source = "definition: what is printed"

    init<Value>(_ value: Value, _ expected: String) {
      (text, self.expected) = ("\(value)", expected)
    }
  }

  func testSizesAndInsets() {
    let insets = ScrollInsets(top: 64, bottom: 34)
    let size = CGSize(width: 320, height: 480)
    let content = CGSize(width: 320, height: 2000)
    forEachRow(
      "descriptions of geometry",
      [
        Row(insets, "ScrollInsets(top 64.0, left 0.0, bottom 34.0, right 0.0)"),
        Row(
          ScrollInsets(top: 1, left: 2, bottom: 3, right: -4.5),
          "ScrollInsets(top 1.0, left 2.0, bottom 3.0, right -4.5)"),
        Row(AxisInsets(leading: 64, trailing: 34), "AxisInsets(leading 64.0, trailing 34.0)"),
        Row(AxisInsets.zero, "AxisInsets(leading 0.0, trailing 0.0)"),
        Row(
          AxisMetrics(
            viewport: 480, contentLength: 2000, insets: AxisInsets(leading: 64, trailing: 34),
            alignment: 0.5),
          "AxisMetrics(content 2000.0, viewport 480.0, insets (64.0, 34.0), alignment 0.5)"),
        Row(
          ScrollMetrics(
            viewportSize: size, contentSize: content, contentInset: insets,
            contentOffset: CGPoint(x: 0, y: 100)),
          "ScrollMetrics(offset (0.0, 100.0) in content 320.0 x 2000.0, viewport 320.0 x 480.0, "
            + "insets (64.0, 0.0, 34.0, 0.0))"),
        Row(
          ScrollMetrics(
            viewportSize: size, contentSize: content, contentInset: ScrollInsets(left: 5),
            safeAreaInsets: ScrollInsets(top: 20), contentInsetAdjustmentBehavior: .always,
            contentOffset: CGPoint(x: -5, y: 1.25)),
          "ScrollMetrics(offset (-5.0, 1.25) in content 320.0 x 2000.0, viewport 320.0 x 480.0, "
            + "insets (20.0, 5.0, 0.0, 0.0))"),
      ]
    ) { XCTAssertEqual($0.text, $0.expected) }
  }
}
