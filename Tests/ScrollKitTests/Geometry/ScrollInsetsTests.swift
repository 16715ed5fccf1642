import ScrollKit
import XCTest

final class ScrollInsetsTests: XCTestCase {
  private let insets = ScrollInsets(top: 1, left: 2, bottom: 3, right: 4)

  func testEdges() {
    let rows: [Row<ScrollEdge, Double>] = [
      Row(.top, 1, "UIKit's order: top, left, bottom, right"),
      Row(.left, 2, "UIKit's order: top, left, bottom, right"),
      Row(.bottom, 3, "UIKit's order: top, left, bottom, right"),
      Row(.right, 4, "UIKit's order: top, left, bottom, right"),
    ]
    forEachRow("inset at an edge", rows) { XCTAssertEqual(insets[$0.input], $0.expected) }
    XCTAssertEqual(ScrollInsets.zero, ScrollInsets(top: 0, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(AxisInsets.zero, AxisInsets(leading: 0, trailing: 0))
  }

  func testAxes() {
    let rows: [Row<ScrollAxis, (AxisInsets, ScrollInsets)>] = [
      Row(
        .horizontal,
        (
          AxisInsets(leading: 2, trailing: 4), ScrollInsets(top: 1, left: 8, bottom: 3, right: 9)
        ), "definition: left and right"),
      Row(
        .vertical,
        (
          AxisInsets(leading: 1, trailing: 3), ScrollInsets(top: 8, left: 2, bottom: 9, right: 4)
        ), "definition: top and bottom"),
    ]
    forEachRow("insets along an axis", rows) { row in
      XCTAssertEqual(insets[row.input], row.expected.0)
      var changed = insets
      changed[row.input] = AxisInsets(leading: 8, trailing: 9)
      XCTAssertEqual(changed, row.expected.1)
    }
  }

  func testMirrored() {
    XCTAssertEqual(
      AxisInsets(leading: 10, trailing: 20).mirrored, AxisInsets(leading: 20, trailing: 10))
  }

  func testTheInsetsOfATutorialBoundTheOffsets() {
    // Insets (10, 20, 10, 20) as top, left, bottom, right around content of the viewport's size.
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 480),
      contentInset: ScrollInsets(top: 10, left: 20, bottom: 10, right: 20))
    XCTAssertEqual(metrics.minimumContentOffset, CGPoint(x: -20, y: -10))
    XCTAssertEqual(metrics.maximumContentOffset, CGPoint(x: 20, y: 10))
  }

  func testSettersPassTheGate() {
    let limit = 0x1p52
    let rows: [Row<Double, Double>] = [
      Row(.nan, 0, "not a number counts as zero"), Row(.infinity, limit, "saturates"),
      Row(-.infinity, -limit, "saturates"), Row(-7, -7, "negative insets are insets"),
      Row(0, 0, "none"),
    ]
    forEachRow("inset setters", rows) { row in
      var set = insets
      (set.top, set.left, set.bottom, set.right) = (row.input, row.input, row.input, row.input)
      let made = ScrollInsets(
        top: row.input, left: row.input, bottom: row.input, right: row.input)
      var ends = AxisInsets(leading: 1, trailing: 1)
      (ends.leading, ends.trailing) = (row.input, row.input)
      for value in [set, made] {
        for edge in ScrollEdge.allCases { XCTAssertEqual(value[edge], row.expected) }
      }
      for value in [ends, AxisInsets(leading: row.input, trailing: row.input)] {
        XCTAssertEqual(value.leading, row.expected)
        XCTAssertEqual(value.trailing, row.expected)
      }
    }
  }
}
