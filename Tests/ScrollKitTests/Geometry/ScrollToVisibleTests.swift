import ScrollKit
import XCTest

final class ScrollToVisibleTests: XCTestCase {
  private struct ShowRow: TableRow {
    let viewport, content: Double
    let insets: AxisInsets
    let offset: Double
    let rect: (start: Double, length: Double)
    let expected: Double
    let source: String

    init(
      viewport: Double = 100, content: Double = 1000, insets: (Double, Double) = (0, 0),
      at offset: Double, show rect: (Double, Double), _ expected: Double, _ source: String
    ) {
      (self.viewport, self.content, self.offset) = (viewport, content, offset)
      self.insets = AxisInsets(leading: insets.0, trailing: insets.1)
      (self.rect, self.expected, self.source) = (rect, expected, source)
    }
  }

  /// Checks rows on both axes; the rectangle is visible on the other axis, which must not move.
  private func check(_ table: String, _ rows: [ShowRow]) {
    forEachRow(table, rows) { row in
      for axis in ScrollAxis.allCases {
        func point(_ main: Double, _ cross: Double) -> CGPoint {
          axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
        }
        func size(_ main: Double, _ cross: Double) -> CGSize {
          let corner = point(main, cross)
          return CGSize(width: corner.x, height: corner.y)
        }
        var metrics = ScrollMetrics(
          viewportSize: size(row.viewport, 50), contentSize: size(row.content, 500),
          contentOffset: point(row.offset, 33))
        metrics.contentInset[axis] = row.insets
        let rect = CGRect(origin: point(row.rect.start, 40), size: size(row.rect.length, 10))
        XCTAssertEqual(metrics.contentOffset(showing: rect), point(row.expected, 33))
      }
    }
  }

  func testDefinition() {
    let minimal = "UIKit: the least move that shows it, none if it is visible"
    let cut = "UIKit: the rectangle is cut to the visible size"
    check(
      "scroll to visible",
      [
        ShowRow(at: 200, show: (210, 50), 200, minimal),
        ShowRow(at: 200, show: (200, 100), 200, "it fills the viewport exactly"),
        ShowRow(at: 200, show: (180, 50), 180, minimal),
        ShowRow(at: 200, show: (280, 50), 230, minimal),
        ShowRow(at: 200, show: (0, 10), 0, minimal),
        ShowRow(at: 200, show: (990, 10), 900, minimal),
        ShowRow(at: 200, show: (300, 0), 200, "nothing at the very edge is visible"),
        ShowRow(at: 200, show: (301, 0), 201, "a point"),
        ShowRow(at: 200, show: (400, 250), 400, cut),
        ShowRow(at: 200, show: (100, 250), 100, cut),
        ShowRow(at: 200, show: (150, 1000), 150, cut),
        ShowRow(at: 200, show: (330, -50), 230, "a negative length points back"),
        ShowRow(at: 200, show: (-300, 50), 0, "out of the content: as near as possible"),
        ShowRow(at: 200, show: (5000, 50), 900, "out of the content: as near as possible"),
        ShowRow(at: -30, show: (0, 10), -30, "overscrolled, but visible: no move"),
        ShowRow(at: -30, show: (80, 10), 0, "overscrolled: an axis that moves ends in range"),
        ShowRow(content: 60, at: 0, show: (10, 10), 0, "content smaller than the viewport"),
        ShowRow(content: 60, at: 0, show: (200, 10), 0, "content smaller than the viewport"),
        ShowRow(content: 0, at: 0, show: (5, 10), 0, "no content"),
        ShowRow(viewport: 0, at: 10, show: (50, 10), 50, "no viewport: the leading end"),
      ])
  }

  func testInsets() {
    let clear = "definition: clear of the insets"
    check(
      "scroll to visible with insets",
      [
        ShowRow(insets: (20, 30), at: 200, show: (220, 50), 200, clear),
        ShowRow(insets: (20, 30), at: 200, show: (210, 50), 190, clear),
        ShowRow(insets: (20, 30), at: 200, show: (230, 50), 210, clear),
        ShowRow(insets: (20, 30), at: 200, show: (230, 80), 210, "longer than what is left"),
        ShowRow(insets: (20, 30), at: 200, show: (0, 10), -20, "the leading inset is shown"),
        ShowRow(insets: (20, 30), at: 200, show: (990, 10), 930, "the trailing inset is shown"),
        ShowRow(insets: (80, 80), at: 200, show: (400, 10), 320, "insets cover everything"),
      ])
  }

  func testListsOfPeers() {
    // Ten rows of 10 in a viewport of 50; row i is (10 i, 10).
    func row(_ index: Double, at offset: Double, _ expected: Double, _ source: String) -> ShowRow {
      ShowRow(viewport: 50, content: 100, at: offset, show: (10 * index, 10), expected, source)
    }
    let window = "react-window getOffsetForIndex.test.ts"
    let virtualized = "react-virtualized CellSizeAndPositionManager"
    check(
      "scroll to visible of peers",
      [
        row(0, at: 0, 0, window + ": auto"), row(5, at: 0, 10, window + ": auto"),
        row(0, at: 100, 0, window + ": auto"), row(4, at: 100, 40, window + ": auto"),
        row(0, at: 0, 0, window + ": smart"), row(3, at: 30, 30, window + ": smart"),
        row(7, at: 30, 30, window + ": smart"), row(9, at: 0, 50, virtualized),
        row(6, at: 0, 20, virtualized), row(2, at: 50, 20, virtualized),
        row(3, at: 20, 20, virtualized), row(4, at: 50, 40, virtualized),
      ])
  }

  func testARectangleWithABadCoordinateIsRefused() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 10, height: 10), contentSize: CGSize(width: 100, height: 100),
      contentOffset: CGPoint(x: 40, y: 40))
    let bad = Double.nan
    let rows: [Row<CGRect, CGPoint>] = [
      Row(CGRect(x: bad, y: 0, width: 1, height: 1), CGPoint(x: 40, y: 40), "definition: x"),
      Row(CGRect(x: 0, y: bad, width: 1, height: 1), CGPoint(x: 40, y: 40), "definition: y"),
      Row(CGRect(x: 0, y: 0, width: bad, height: 1), CGPoint(x: 40, y: 40), "definition: width"),
      Row(CGRect(x: 0, y: 0, width: 1, height: bad), CGPoint(x: 40, y: 40), "definition: height"),
      Row(
        CGRect(x: -Double.infinity, y: 0, width: 1, height: 1), .zero,
        "infinite coordinates saturate"),
    ]
    forEachRow("scroll to visible, bad rectangles", rows) {
      XCTAssertEqual(metrics.contentOffset(showing: $0.input), $0.expected)
    }
  }

  private struct LawCase {
    let metrics: ScrollMetrics
    let rect: CGRect
  }

  private typealias Function = (ScrollMetrics, CGRect) -> CGPoint

  private func law(
    seed: UInt64, _ holds: @escaping (AxisMetrics, Double, Double, Double, Double) -> Bool
  )
    -> (Function) -> LawCase?
  {
    { function in
      firstCounterexample(
        seed: seed,
        { generator in
          var metrics = ScrollMetrics(
            viewportSize: CGSize(width: generator.eighths(0...200), height: 10),
            contentSize: CGSize(width: generator.eighths(0...900), height: 10),
            contentInset: ScrollInsets(
              left: generator.eighths(0...60), right: generator.eighths(0...60)))
          metrics.contentOffset = metrics.clampedContentOffset(
            CGPoint(x: generator.eighths(-100...900), y: 0))
          return LawCase(
            metrics: metrics,
            rect: CGRect(
              x: generator.eighths(-50...950), y: 0, width: generator.eighths(0...300), height: 5))
        },
        { example in
          let first = function(example.metrics, example.rect)
          var moved = example.metrics
          moved.contentOffset = first
          let again = function(moved, example.rect)
          return first.y == 0 && again == first
            && holds(
              example.metrics[.horizontal], Double(example.metrics.contentOffset.x),
              Double(example.rect.minX), Double(example.rect.maxX), Double(first.x))
        })
    }
  }

  /// The result is in range, the rectangle is as visible as any offset in range can make it, and no
  /// offset nearer to the old one does as well. Also checked for every law: asking again moves
  /// nothing.
  private var shownLaw: (Function) -> LawCase? {
    law(seed: 20) { axis, old, start, end, new in
      let window = axis.unobscuredViewport
      // Offsets at which the rectangle, cut to the window, is visible.
      let latest = start - axis.insets.leading
      let earliest = start + min(end - start, window) - window - axis.insets.leading
      let nearest = min(max(old, earliest), latest)
      return new == (nearest == old ? old : axis.clampedOffset(nearest))
        && (axis.leastOffset...axis.greatestOffset).contains(new)
    }
  }

  func testTheMoveIsMinimalAndAskingAgainMovesNothing() {
    assertLaw(
      shownLaw, holdsFor: { $0.contentOffset(showing: $1) },
      findsFaultIn: [
        { metrics, _ in metrics.contentOffset },
        { $0.clampedContentOffset(CGPoint(x: $1.minX, y: 0)) },
        { $0.contentOffset(showing: $1.offsetBy(dx: 1, dy: 0)) },
        { metrics, rect in
          let target = metrics.contentOffset(showing: rect)
          return CGPoint(x: (metrics.contentOffset.x + target.x) / 2, y: target.y)
        },
      ])
  }
}
