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
        ShowRow(insets: (0, 30), at: 200, show: (265, 10), 205, clear),
        ShowRow(insets: (0, 99), at: 200, show: (250, 10), 250, "one point is clear"),
      ])
  }

  /// A keyboard of 400 points in a viewport of 300, bars that meet: no part of the viewport is
  /// clear, so the viewport itself has to do.
  func testInsetsThatCoverEverything() {
    func keyboard(
      at offset: Double, show rect: (Double, Double), _ expected: Double, _ source: String
    ) -> ShowRow {
      ShowRow(viewport: 300, insets: (0, 400), at: offset, show: rect, expected, source)
    }
    func bars(
      at offset: Double, show rect: (Double, Double), _ expected: Double, _ source: String
    ) -> ShowRow {
      ShowRow(insets: (80, 80), at: offset, show: rect, expected, source)
    }
    let stays = "definition: what is in the viewport stays where it is"
    let least = "definition: the least move into the viewport"
    check(
      "scroll to visible with insets that cover everything",
      [
        keyboard(at: 200, show: (220, 44), 200, stays),
        keyboard(at: 200, show: (200, 300), 200, stays),
        keyboard(at: 200, show: (456, 44), 200, stays),
        keyboard(at: 200, show: (500, 44), 244, least),
        keyboard(at: 200, show: (480, 44), 224, least),
        keyboard(at: 200, show: (190, 44), 190, least),
        keyboard(at: 200, show: (0, 44), 0, least),
        keyboard(at: 200, show: (956, 44), 700, least),
        keyboard(at: 200, show: (600, 400), 600, "of a longer one the leading end counts"),
        keyboard(at: 200, show: (3000, 44), 1100, "out of the content: as near as possible"),
        keyboard(at: 1100, show: (956, 44), 956, "past the content's end by the inset"),
        keyboard(at: -30, show: (0, 44), -30, "overscrolled, but in the viewport"),
        ShowRow(
          viewport: 300, insets: (400, 0), at: 200, show: (220, 44), 200,
          "definition: a leading inset longer than the viewport"),
        ShowRow(
          viewport: 300, insets: (400, 0), at: 200, show: (150, 44), 150, least),
        ShowRow(
          viewport: 300, insets: (300, 0), at: 200, show: (220, 44), 200,
          "definition: exactly as long"),
        ShowRow(
          viewport: 300, insets: (299, 0), at: 200, show: (220, 44), -79,
          "definition: one point is clear, at the trailing edge"),
        ShowRow(
          viewport: 300, insets: (500, -100), at: 200, show: (250, 44), 200,
          "definition: a negative inset uncovers nothing of the other"),
        bars(at: 200, show: (210, 10), 200, stays),
        bars(at: 200, show: (290, 10), 200, stays),
        bars(at: 200, show: (295, 10), 205, least),
        bars(at: 200, show: (400, 10), 310, least),
        bars(at: 200, show: (100, 10), 100, least),
        bars(at: 200, show: (200, 100), 200, stays),
        bars(at: 200, show: (250, 100), 250, least),
        ShowRow(
          content: 0, insets: (80, 80), at: -80, show: (0, 10), -80, "no content, in the viewport"),
        ShowRow(
          viewport: 0, insets: (80, 80), at: 10, show: (50, 10), 50, "no viewport: the leading end"),
      ])
  }

  /// Negative insets narrow the range of offsets. They do not lengthen the viewport.
  func testNegativeInsets() {
    let edge = "definition: what is out of the viewport is not visible"
    check(
      "scroll to visible with negative insets",
      [
        ShowRow(insets: (-20, -30), at: 200, show: (220, 50), 200, "in the viewport"),
        ShowRow(insets: (-20, -30), at: 200, show: (185, 10), 185, edge),
        ShowRow(insets: (-20, -30), at: 200, show: (310, 10), 220, edge),
        ShowRow(insets: (-20, -30), at: 200, show: (5, 10), 20, "the range begins at 20"),
        ShowRow(insets: (-20, -30), at: 200, show: (990, 10), 870, "the range ends at 870"),
        ShowRow(insets: (-20, 40), at: 200, show: (255, 10), 205, "one negative, one not"),
        ShowRow(insets: (40, -20), at: 200, show: (230, 10), 190, "one negative, one not"),
        ShowRow(insets: (-20, -30), at: 200, show: (400, 250), 400, "cut to the viewport"),
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
              left: generator.eighths(-30...160), right: generator.eighths(-30...160)))
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

  /// The rectangle is as visible as any offset in range can make it, and no offset nearer to the
  /// old one does as well; what moves ends in range. Also checked for every law: asking again moves
  /// nothing.
  private var shownLaw: (Function) -> LawCase? {
    law(seed: 20) { axis, old, start, end, new in
      // What is clear of the viewport, or all of it where nothing is.
      var clear = (max(axis.insets.leading, 0), axis.viewportLength - max(axis.insets.trailing, 0))
      if clear.0 >= clear.1 { clear = (0, axis.viewportLength) }
      // Offsets at which the rectangle, cut to that, is visible.
      let latest = start - clear.0
      let earliest = min(end, start + clear.1 - clear.0) - clear.1
      let nearest = min(max(old, earliest), latest)
      return new == (nearest == old ? old : axis.clampedOffset(nearest))
        && (axis.minimumOffset...axis.maximumOffset).contains(new)
    }
  }

  /// The start of what is wholly in the viewport is not scrolled out of it, whatever the insets.
  private var keptLaw: (Function) -> LawCase? {
    law(seed: 21) { axis, old, start, end, new in
      guard start >= old, end <= old + axis.viewportLength else { return true }
      return (new...new + axis.viewportLength).contains(start)
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
        Self.showingInWhatInsetsLeave,
      ])
  }

  /// The rule that forgets that insets may leave nothing.
  private static func showingInWhatInsetsLeave(_ metrics: ScrollMetrics, _ rect: CGRect) -> CGPoint
  {
    let axis = metrics[.horizontal]
    let (offset, start) = (Double(metrics.contentOffset.x), Double(rect.minX))
    let window = axis.unobscuredLength
    let latest = start - axis.insets.leading
    let earliest = start + min(Double(rect.width), window) - window - axis.insets.leading
    let nearest = min(max(offset, earliest), latest)
    return CGPoint(x: nearest == offset ? offset : axis.clampedOffset(nearest), y: 0)
  }

  func testWhatIsVisibleStaysVisible() {
    assertLaw(
      keptLaw, holdsFor: { $0.contentOffset(showing: $1) },
      findsFaultIn: [Self.showingInWhatInsetsLeave])
  }
}
