import ScrollKit
import XCTest

/// Rectangles scrolled into view with an alignment along each axis.
final class ScrollAlignmentTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 300, height: 200), contentSize: CGSize(width: 900, height: 2000))
    let rect = CGRect(x: 350, y: 700, width: 100, height: 80)
    let shown = metrics.contentOffset(showing: rect, horizontal: .nearest, vertical: .center)
    XCTAssertEqual("\(shown.y)", "640.0")
  }

  func testRunsOfABrowser() {
    forEachRow("browser: into view", IntoViewRow.rows) { row in
      let shown = row.metrics.contentOffset(
        showing: row.rect, horizontal: row.alignments[0], vertical: row.alignments[1],
        margin: row.margin, covering: row.covering, isRightToLeft: row.isRightToLeft)
      assertNear(row.metrics.pixelGrid.nearest(shown), row.expected, 1e-4)
    }
  }

  private struct NearestRow: TableRow {
    var source: String
    var start: Double
    var length: Double
    var uikit: Double
    var browser: Double
  }

  /// At offset 200 in a viewport of 100.
  func testNearestByName() {
    let rows = [
      NearestRow(source: "both: visible", start: 210, length: 50, uikit: 200, browser: 200),
      NearestRow(source: "both: before", start: 150, length: 60, uikit: 150, browser: 150),
      NearestRow(source: "both: after", start: 280, length: 60, uikit: 240, browser: 240),
      NearestRow(
        source: "browser: what is read stays", start: 150, length: 300, uikit: 150, browser: 200),
      NearestRow(
        source: "browser: what is longer ends at the end", start: 0, length: 250, uikit: 0,
        browser: 150),
      NearestRow(
        source: "both: what is longer begins at the start", start: 250, length: 300, uikit: 250,
        browser: 250),
    ]
    forEachRow("nearest, as UIKit and as browsers", rows) { row in
      for axis in ScrollAxis.allCases {
        func point(_ main: Double) -> CGPoint {
          axis == .horizontal ? CGPoint(x: main, y: 0) : CGPoint(x: 0, y: main)
        }
        let metrics = ScrollMetrics(
          viewportSize: CGSize(width: 100, height: 100),
          contentSize: CGSize(width: 1000, height: 1000), contentOffset: point(200))
        let size = axis == .horizontal ? size(row.length, 10) : size(10, row.length)
        let rect = CGRect(origin: point(row.start), size: size)
        for (alignment, expected) in [
          (ScrollAlignment.nearest, row.uikit), (.nearestEdge, row.browser),
        ] {
          let shown = metrics.contentOffset(
            showing: rect, horizontal: alignment, vertical: alignment)
          XCTAssertEqual(shown, point(expected))
        }
      }
    }
  }

  func testTotality() {
    let alignments: [ScrollAlignment] = [
      .leading, .center, .trailing, .nearest, .nearestEdge, .centerIfHidden,
      .centerIfHiddenElseNearestEdge, .fraction(.nan), .fraction(.infinity),
    ]
    for a in hostileNumbers {
      for b in hostileNumbers {
        let metrics = ScrollMetrics(
          viewportSize: size(a, b), contentSize: size(b, a), contentOffset: point(b, a))
        for alignment in alignments {
          let shown = metrics.contentOffset(
            showing: rect(a, b, b, a), horizontal: alignment, vertical: alignment,
            margin: ScrollInsets(top: a, left: b), covering: ScrollInsets(top: b, right: a),
            isRightToLeft: a < b)
          assertFinite(shown.coordinates)
        }
      }
    }
  }
}
