import ScrollKit
import XCTest

final class InsetAdjustmentBehaviorTests: XCTestCase {
  private struct AdjustmentRow: TableRow {
    let behavior: InsetAdjustmentBehavior
    let content: Double  // the viewport is 100
    let alwaysBounces: Bool
    let adds: Bool
    let source = "UIKit: scrollableAxes is content longer than the frame, or alwaysBounce"

    init(
      _ behavior: InsetAdjustmentBehavior, content: Double, alwaysBounces: Bool, adds: Bool
    ) {
      (self.behavior, self.content, self.alwaysBounces) = (behavior, content, alwaysBounces)
      self.adds = adds
    }
  }

  func testSafeAreaPerAxis() {
    forEachRow(
      "inset adjustment",
      [
        AdjustmentRow(.automatic, content: 150, alwaysBounces: false, adds: true),
        AdjustmentRow(.automatic, content: 150, alwaysBounces: true, adds: true),
        AdjustmentRow(.automatic, content: 100, alwaysBounces: false, adds: false),
        AdjustmentRow(.automatic, content: 100, alwaysBounces: true, adds: true),
        AdjustmentRow(.automatic, content: 60, alwaysBounces: false, adds: false),
        AdjustmentRow(.automatic, content: 60, alwaysBounces: true, adds: true),
        AdjustmentRow(.scrollableAxes, content: 150, alwaysBounces: false, adds: true),
        AdjustmentRow(.scrollableAxes, content: 150, alwaysBounces: true, adds: true),
        AdjustmentRow(.scrollableAxes, content: 100, alwaysBounces: false, adds: false),
        AdjustmentRow(.scrollableAxes, content: 100, alwaysBounces: true, adds: true),
        AdjustmentRow(.scrollableAxes, content: 60, alwaysBounces: false, adds: false),
        AdjustmentRow(.scrollableAxes, content: 60, alwaysBounces: true, adds: true),
        AdjustmentRow(.never, content: 150, alwaysBounces: false, adds: false),
        AdjustmentRow(.never, content: 150, alwaysBounces: true, adds: false),
        AdjustmentRow(.never, content: 100, alwaysBounces: false, adds: false),
        AdjustmentRow(.never, content: 100, alwaysBounces: true, adds: false),
        AdjustmentRow(.never, content: 60, alwaysBounces: false, adds: false),
        AdjustmentRow(.never, content: 60, alwaysBounces: true, adds: false),
        AdjustmentRow(.always, content: 150, alwaysBounces: false, adds: true),
        AdjustmentRow(.always, content: 150, alwaysBounces: true, adds: true),
        AdjustmentRow(.always, content: 100, alwaysBounces: false, adds: true),
        AdjustmentRow(.always, content: 100, alwaysBounces: true, adds: true),
        AdjustmentRow(.always, content: 60, alwaysBounces: false, adds: true),
        AdjustmentRow(.always, content: 60, alwaysBounces: true, adds: true),
      ]
    ) { row in
      for axis in ScrollAxis.allCases {
        // The other axis neither scrolls nor bounces: only `always` adds the safe area there.
        var metrics = ScrollMetrics(
          viewportSize: CGSize(width: 100, height: 100),
          contentInset: ScrollInsets(top: 10, left: 10, bottom: 20, right: 20),
          safeAreaInsets: ScrollInsets(top: 44, left: 44, bottom: 37, right: 37),
          contentInsetAdjustmentBehavior: row.behavior)
        metrics.contentSize =
          axis == .horizontal
          ? CGSize(width: row.content, height: 100) : CGSize(width: 100, height: row.content)
        if row.alwaysBounces { metrics.behavior.alwaysBounces = ScrollAxis.Set(axis) }
        let bare = AxisInsets(leading: 10, trailing: 20)
        let covered = AxisInsets(leading: 54, trailing: 57)
        XCTAssertEqual(metrics.adjustedContentInset[axis], row.adds ? covered : bare)
        XCTAssertEqual(metrics[axis].insets, row.adds ? covered : bare)
        let cross = row.behavior == .always ? covered : bare
        XCTAssertEqual(metrics.adjustedContentInset[axis.cross], cross)
      }
    }
  }

  /// Content that was 32-bit lengths fits where the lengths do, and no bar counts for it.
  func testARoundingErrorIsNoLongerContent() {
    let rows: [Row<(viewport: Double, content: Double), Bool>] = [
      Row((320, 320.000009), false, "public report: 320.000009 points in 320 scroll"),
      Row((390, (390 / 3024.0) * 3024), false, "390.00000000000006"),
      Row((320, 320.00003), false, "Float (320 / 2448) * 2448"),
      Row((320, 320.001), false, "definition: the fit tolerance"),
      Row((320, 320.0011), true, "definition: more than the fit tolerance"),
      Row((320, 321), true, "definition: a point more"),
      Row((320, 319), false, "definition: a point less"),
      Row((0, 0), false, "definition: nothing"),
      Row((0, 1), true, "definition: no viewport yet"),
    ]
    forEachRow("inset adjustment near the viewport's length", rows) { row in
      for axis in ScrollAxis.allCases {
        let (viewport, content) = row.input
        let metrics = ScrollMetrics(
          viewportSize: CGSize(width: viewport, height: viewport),
          contentSize: CGSize(width: content, height: content),
          safeAreaInsets: ScrollInsets(top: 44, left: 44))
        XCTAssertEqual(metrics[axis].insets.leading, row.expected ? 44 : 0)
        XCTAssertEqual(metrics[axis].isScrollable, row.expected)
      }
    }
  }

  func testBothLengthsAreComparedBeforeAnyAdjustment() {
    // 90 points of content do not exceed 100, though they do exceed what the bars leave of it.
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 100, height: 100), contentSize: CGSize(width: 100, height: 90),
      contentInset: ScrollInsets(top: 30), safeAreaInsets: ScrollInsets(top: 44))
    XCTAssertEqual(metrics.adjustedContentInset, ScrollInsets(top: 30))
  }

  func testRawValuesAreThoseOfSavedState() {
    XCTAssertEqual(
      InsetAdjustmentBehavior.allCases, [.automatic, .scrollableAxes, .never, .always])
    XCTAssertEqual(InsetAdjustmentBehavior.allCases.map(\.rawValue), [0, 1, 2, 3])
  }
}
