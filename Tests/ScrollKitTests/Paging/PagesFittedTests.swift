import ScrollKit
import XCTest

/// The same pages in a scroll view of other sizes, right-to-left ones with a partial last page, and
/// bad lengths in every initialiser.
final class PagesFittedTests: XCTestCase {
  private struct FittedRow: TableRow {
    var source: String
    var pages: Pages
    var viewport: Double
    var insets = AxisInsets.zero
    var content: Double
    var count: Int
    var last: Double
    /// The logical offsets of the pages.
    var offsets: [Double]

    init(
      _ source: String, _ pages: Pages, viewport: Double, insets: (Double, Double) = (0, 0),
      content: Double, count: Int, last: Double, offsets: [Double]
    ) {
      (self.source, self.pages, self.viewport, self.content) = (source, pages, viewport, content)
      self.insets = AxisInsets(leading: insets.0, trailing: insets.1)
      (self.count, self.last, self.offsets) = (count, last, offsets)
    }
  }

  private static let rows: [FittedRow] = {
    let whole = Pages(count: 3, length: 320, viewport: 320)
    let cards = Pages(count: 3, length: 200, spacing: 10, viewport: 320, alignment: .center)
    let bare = Pages(
      count: 3, length: 200, spacing: 10, viewport: 320, alignment: .center, ends: .contained)
    let ends = Pages(
      count: 3, length: 200, spacing: 10, viewport: 320, alignment: .trailing, ends: .padded)
    let padded = "definition: padding at the ends is no page"
    let other = "definition: the pages' length, whatever the viewport"
    return [
      FittedRow(
        "definition: where they are at home", whole, viewport: 320, content: 960, count: 3,
        last: 320, offsets: [0, 320, 640]),
      FittedRow(
        "definition: a fourth page", whole, viewport: 320, content: 1280, count: 4, last: 320,
        offsets: [0, 320, 640, 960]),
      FittedRow(
        "definition: a partial last page", whole, viewport: 320, content: 1000, count: 4, last: 40,
        offsets: [0, 320, 640, 680]),
      FittedRow(
        "stackoverflow 4132993", Pages(count: 1, length: 728, viewport: 0), viewport: 728,
        content: 3140, count: 5, last: 228, offsets: [0, 728, 1456, 2184, 2412]),
      FittedRow(
        other, whole, viewport: 480, content: 960, count: 3, last: 320, offsets: [0, 320, 480]),
      FittedRow(
        "definition: insets", whole, viewport: 320, insets: (20, 30), content: 960, count: 3,
        last: 320, offsets: [-20, 300, 620]),
      FittedRow(
        "definition: a rounding error is no page", whole, viewport: 320, content: 960.00003,
        count: 3, last: 320, offsets: [0, 320, 640]),
      FittedRow(
        padded, cards, viewport: 320, content: 740, count: 3, last: 200, offsets: [0, 210, 420]),
      FittedRow(
        padded, cards, viewport: 320, content: 950, count: 4, last: 200,
        offsets: [0, 210, 420, 630]),
      FittedRow(
        "definition: another viewport pads otherwise: 100 at both ends", cards, viewport: 400,
        content: 820, count: 3, last: 200, offsets: [0, 210, 420]),
      FittedRow(
        "definition: insets leave 280, so 40 at both ends", cards, viewport: 320, insets: (30, 10),
        content: 700, count: 3, last: 200, offsets: [-30, 180, 390]),
      FittedRow(
        "definition: a narrow viewport pads nothing", cards, viewport: 180, content: 620, count: 3,
        last: 200, offsets: [10, 220, 430]),
      FittedRow(
        "definition: without padding the ends are held", bare, viewport: 320, content: 620,
        count: 3, last: 200, offsets: [0, 150, 300]),
      FittedRow(
        "definition: 120 before the first", ends, viewport: 320, content: 740, count: 3, last: 200,
        offsets: [0, 210, 420]),
      FittedRow(
        "definition: one page", cards, viewport: 320, content: 320, count: 1, last: 200,
        offsets: [0]),
      FittedRow(
        "definition: two pages", cards, viewport: 320, content: 530, count: 2, last: 200,
        offsets: [0, 210]),
      FittedRow(
        "definition: no content", whole, viewport: 320, content: 0, count: 0, last: 0, offsets: []),
      FittedRow(
        "definition: nothing but padding", cards, viewport: 320, content: 120, count: 0, last: 0,
        offsets: []),
      FittedRow(
        "definition: no page length", Pages(count: 3, length: 0, viewport: 320), viewport: 320,
        content: 960, count: 0, last: 0, offsets: []),
      FittedRow(
        "definition: bad lengths count as zero", whole, viewport: .nan, content: -5, count: 0,
        last: 0, offsets: []),
    ]
  }()

  func testPagesFittedIntoAScrollView() {
    forEachRow("pages fitted into a scroll view", Self.rows) { row in
      let isPadded =
        row.pages.alignment == .center
        ? row.pages.contentLength > 620 : row.pages.alignment == .trailing
      for direction in PagingDirection.allCases {
        var given = Pages(
          count: row.pages.count, length: row.pages.length, spacing: row.pages.spacing,
          viewport: row.pages.viewportLength, alignment: row.pages.alignment,
          ends: isPadded ? .padded : .contained,
          peek: AxisInsets(leading: 7, trailing: 9), axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        given.distanceThreshold = 0.25
        given.flickThreshold = 750
        let pages = given.fitted(
          viewport: row.viewport, insets: direction.insets(row.insets), contentLength: row.content)
        XCTAssertEqual(pages.count, row.count)
        XCTAssertEqual(pages.lastLength, row.last, accuracy: 1e-9)
        let content = max(0, row.content)
        XCTAssertEqual(pages.contentLength, content)
        let viewport = row.viewport.isNaN ? 0 : row.viewport
        let offsets = row.offsets.map { direction.offset($0, content: content, viewport: viewport) }
        let found = (0..<pages.count).map { pages.contentOffset(of: $0) }
        XCTAssertTrue(areNear(found, offsets, 1e-3), "\(found), not \(offsets)")
        XCTAssertEqual(pages.peek, AxisInsets(leading: 7, trailing: 9))
        XCTAssertEqual([pages.distanceThreshold, pages.flickThreshold], [0.25, 750])
        XCTAssertEqual(pages.axis, direction.axis)
        XCTAssertEqual(pages.isRightToLeft, direction == .rightToLeft)
        for (page, offset) in found.enumerated() {
          XCTAssertEqual(pages.page(at: offset), page)
          XCTAssertEqual(pages.stop(at: offset), page)
        }
      }
    }
  }

  private typealias Fit = (Pages, LayoutParameters) -> Pages

  /// Pages fitted into their own scroll view are the same; pages fitted into another one equal
  /// those made for it.
  private func counterexample(_ fit: Fit) -> LayoutParameters? {
    firstCounterexample(seed: 51, count: 3000, { LayoutParameters(using: &$0) }) { layout in
      let pages = layout.pages
      guard layout.length > 0, layout.count > 0 else { return true }
      if fit(pages, layout) != pages { return false }
      var template = layout
      (template.viewport, template.count, template.insets) = (555, 1, .zero)
      return fit(template.pages, layout) == pages
    }
  }

  func testFittedPagesAreThoseMadeForTheScrollView() {
    assertLaw(
      counterexample,
      holdsFor: { pages, layout in
        pages.fitted(
          viewport: layout.viewport, insets: layout.direction.insets(layout.insets),
          contentLength: layout.pages.contentLength)
      },
      findsFaultIn: [
        // Without the padding, as pages of content are.
        { pages, layout in
          Pages(
            contentLength: layout.pages.contentLength, length: pages.length,
            spacing: pages.spacing, viewport: layout.viewport, alignment: pages.alignment,
            insets: layout.direction.insets(layout.insets), peek: pages.peek,
            axis: pages.axis, isRightToLeft: pages.isRightToLeft)
        },
        { pages, layout in
          pages.fitted(
            viewport: layout.viewport, insets: layout.insets,
            contentLength: layout.pages.contentLength)
        },
        { pages, layout in
          pages.fitted(viewport: layout.viewport, contentLength: layout.pages.contentLength)
        },
      ])
  }

  private struct PartialRow: TableRow {
    var source: String
    var page: Int
    /// Physical, from right to left.
    var offset: Double
    var frame: (start: Double, length: Double)
    var alignment = PageAlignment.leading
  }

  /// 1000 points in pages of 320 with the last 40 long, in 320, from right to left.
  func testRightToLeftPartialPages() {
    let leading = "definition: content - viewport - page * 320, held at 0"
    let centre = "definition: the partial page's own centre, held at 0"
    let rows = [
      PartialRow(source: leading, page: 0, offset: 680, frame: (680, 320)),
      PartialRow(source: leading, page: 1, offset: 360, frame: (360, 320)),
      PartialRow(source: leading, page: 2, offset: 40, frame: (40, 320)),
      PartialRow(source: leading, page: 3, offset: 0, frame: (0, 40)),
      PartialRow(source: centre, page: 2, offset: 40, frame: (40, 320), alignment: .center),
      PartialRow(source: centre, page: 3, offset: 0, frame: (0, 40), alignment: .center),
      PartialRow(source: centre, page: 3, offset: 0, frame: (0, 40), alignment: .trailing),
    ]
    forEachRow("right-to-left pages with a partial last", rows) { row in
      let made = Pages(
        contentLength: 1000, length: 320, viewport: 320, alignment: row.alignment,
        isRightToLeft: true)
      let template = Pages(
        count: 1, length: 320, viewport: 99, alignment: row.alignment, ends: .contained,
        isRightToLeft: true)
      for pages in [made, template.fitted(viewport: 320, contentLength: 1000)] {
        XCTAssertEqual(pages.contentOffset(of: row.page), row.offset)
        let frame = pages.frame(of: row.page, crossLength: 1)
        XCTAssertEqual(frame, CGRect(x: row.frame.start, y: 0, width: row.frame.length, height: 1))
        XCTAssertEqual(pages.page(at: row.offset), row.page)
        XCTAssertEqual(pages.fractionalPage(at: row.offset), Double(row.page))
        XCTAssertEqual(
          pages.visibleFraction(of: row.page, at: row.offset), 1, "it is whole where it rests")
      }
    }
  }

  private struct LengthRow: TableRow {
    var source: String
    var length: Double
    var content: Double
    var count: Int
  }

  /// A tolerance longer than the pages would swallow one.
  func testShortPagesAreCounted() {
    let rows = [
      LengthRow(
        source: "definition: four of half a thousandth", length: 0.0005, content: 0.002, count: 4),
      LengthRow(
        source: "definition: a quarter of one more", length: 0.0005, content: 0.002125, count: 4),
      LengthRow(source: "definition: ten of a thousandth", length: 0.001, content: 0.01, count: 10),
      LengthRow(source: "definition: ten of an eighth", length: 0.125, content: 1.25, count: 10),
    ]
    forEachRow("short pages of content", rows) { row in
      let pages = Pages(contentLength: row.content, length: row.length, viewport: 320)
      XCTAssertEqual(pages.count, row.count)
    }
  }

  private struct SpacingRow: TableRow {
    var source: String
    var spacing: Double
    /// What counts.
    var counted: Double
  }

  func testSpacingInEveryInitializer() {
    let rule = "definition: negative lengths count as zero"
    let rows = [
      SpacingRow(source: rule, spacing: -7, counted: 0),
      SpacingRow(source: rule, spacing: -100, counted: 0),
      SpacingRow(source: rule, spacing: -1e300, counted: 0),
      SpacingRow(source: rule, spacing: -.infinity, counted: 0),
      SpacingRow(source: "definition: not a number", spacing: .nan, counted: 0),
      SpacingRow(source: "definition: itself", spacing: 7, counted: 7),
    ]
    forEachRow("spacing of pages", rows) { row in
      let pitch = 100 + row.counted
      let pages = Pages(count: 3, length: 100, spacing: row.spacing, viewport: 100)
      let content = Pages(
        contentLength: 2 * pitch + 100, length: 100, spacing: row.spacing, viewport: 100)
      let fitted = pages.fitted(viewport: 100, contentLength: 2 * pitch + 100)
      for pages in [pages, content, fitted] {
        XCTAssertEqual(pages.count, 3)
        XCTAssertEqual([pages.spacing, pages.pitch], [row.counted, pitch])
        XCTAssertEqual(pages.contentLength, 2 * pitch + 100)
        XCTAssertEqual((0..<3).map { pages.contentOffset(of: $0) }, [0, pitch, 2 * pitch])
      }
      let several = VariablePages(lengths: [100, 100, 100], spacing: row.spacing, viewport: 100)
      XCTAssertEqual(several.contentLength, 2 * pitch + 100)
      XCTAssertEqual((0..<3).map { several.contentOffset(of: $0) }, [0, pitch, 2 * pitch])
      let padded = VariablePages(
        lengths: [100], padding: AxisInsets(leading: row.spacing, trailing: row.spacing),
        viewport: 100)
      XCTAssertEqual(padded.contentLength, 100 + 2 * row.counted)
    }
  }

  private struct ThresholdRow: TableRow {
    var source: String
    var given: Double
    var distance: Double
    var flick: Double
  }

  func testThresholds() {
    let rows = [
      ThresholdRow(source: "definition: itself", given: 0.25, distance: 0.25, flick: 0.25),
      ThresholdRow(source: "definition: zero", given: 0, distance: 0, flick: 0),
      ThresholdRow(source: "definition: held in range", given: 2, distance: 1, flick: 2),
      ThresholdRow(source: "definition: held in range", given: -1, distance: 0, flick: 0),
      ThresholdRow(source: "definition: not a number", given: .nan, distance: 0.5, flick: 0),
      ThresholdRow(
        source: "definition: saturates", given: .infinity, distance: 1, flick: 0x1p52),
      ThresholdRow(source: "definition: saturates", given: -.infinity, distance: 0, flick: 0),
    ]
    forEachRow("thresholds of pages", rows) { row in
      var pages = Pages(count: 3, length: 100, viewport: 100)
      var several = VariablePages(lengths: [100, 100], viewport: 100)
      XCTAssertEqual([pages.distanceThreshold, pages.flickThreshold], [0.5, 300])
      XCTAssertEqual([several.distanceThreshold, several.flickThreshold], [0.5, 300])
      pages.distanceThreshold = row.given
      pages.flickThreshold = row.given
      several.distanceThreshold = row.given
      several.flickThreshold = row.given
      XCTAssertEqual([pages.distanceThreshold, pages.flickThreshold], [row.distance, row.flick])
      XCTAssertEqual(
        [several.distanceThreshold, several.flickThreshold], [row.distance, row.flick])
      XCTAssertEqual(pages, pages, "equal to itself")
    }
  }
}
