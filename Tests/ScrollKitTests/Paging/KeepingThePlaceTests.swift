import ScrollKit
import XCTest

/// The place among pages is kept when their lengths, their number or the viewport change.
final class KeepingThePlaceTests: XCTestCase {
  private struct KeepingRow: TableRow {
    var source: String
    var count: (before: Int, after: Int)
    /// Also of the viewport.
    var length: (before: Double, after: Double)
    var offset: Double
    var kept: Double
    var page: Int?

    init(
      _ source: String, count: (Int, Int), length: (Double, Double), at offset: Double,
      _ kept: Double, page: Int?
    ) {
      self.source = source
      self.count = count
      self.length = length
      self.offset = offset
      self.kept = kept
      self.page = page
    }
  }

  func testKeepingThePlace() {
    let size = "RNRC offset-if-size-changed.test"
    let data = "RNRC carousel-math.test reconcile"
    let rows = [
      KeepingRow(size, count: (3, 3), length: (500, 500), at: 500, 500, page: 1),
      KeepingRow(size, count: (3, 3), length: (500, 499), at: 500, 499, page: 1),
      KeepingRow(size, count: (3, 3), length: (500, 501), at: 500, 501, page: 1),
      KeepingRow(size, count: (3, 3), length: (224, 524), at: 224, 524, page: 1),
      KeepingRow(
        "flutter page_view_test resize", count: (4, 4), length: (600, 250), at: 1200, 500, page: 2),
      KeepingRow(
        "flutter page_view_test resize", count: (4, 4), length: (250, 450), at: 500, 900, page: 2),
      KeepingRow(data, count: (4, 0), length: (320, 320), at: 640, 0, page: nil),
      KeepingRow(data, count: (5, 2), length: (320, 320), at: 960, 320, page: 1),
      KeepingRow(
        "RNRC useCommonVariables.test", count: (4, 2), length: (700, 700), at: 2100, 700, page: 1),
      KeepingRow(
        "RNRC useCommonVariables.test", count: (3, 2), length: (700, 700), at: 1400, 700, page: 1),
      KeepingRow(
        "definition: the fraction is kept", count: (4, 4), length: (320, 480), at: 400, 600,
        page: 1),
      KeepingRow(
        "definition: width 0 first, 320 at layout", count: (3, 3), length: (0, 320), at: 0, 0,
        page: 0),
      KeepingRow(
        "definition: the range is kept", count: (3, 3), length: (320, 480), at: -100, 0, page: 0),
      KeepingRow(
        "definition: the range is kept", count: (3, 3), length: (320, 480), at: 900, 960, page: 2),
      KeepingRow(
        "definition: nothing has changed, overscrolled", count: (3, 3), length: (320, 320),
        at: -100, -100, page: 0),
      KeepingRow(
        "definition: nothing has changed, overscrolled", count: (3, 3), length: (320, 320),
        at: 900, 900, page: 2),
      KeepingRow(
        "definition: nothing has changed", count: (3, 3), length: (320, 320), at: 411.428571,
        411.428571, page: 1),
      KeepingRow(
        "definition: nothing has changed, one page", count: (1, 1), length: (320, 320), at: 55, 55,
        page: 0),
      KeepingRow(
        "definition: nothing has changed, no pages", count: (0, 0), length: (320, 320), at: 55, 55,
        page: nil),
      KeepingRow(
        "definition: nothing has changed at zero width", count: (3, 3), length: (0, 0), at: 2, 2,
        page: 0),
      KeepingRow(
        "definition: from no pages", count: (0, 3), length: (320, 320), at: 640, 0, page: 0),
      KeepingRow("definition: one page", count: (1, 1), length: (320, 100), at: 10, 0, page: 0),
    ]
    forEachRow("keeping the place among pages", rows) { row in
      for direction in PagingDirection.allCases {
        let before = Pages(
          count: row.count.before, length: row.length.before, viewport: row.length.before,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let after = Pages(
          count: row.count.after, length: row.length.after, viewport: row.length.after,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(
          row.offset, content: before.contentLength, viewport: row.length.before)
        let kept = direction.offset(
          row.kept, content: after.contentLength, viewport: row.length.after)
        XCTAssertEqual(after.contentOffset(keeping: offset, from: before), kept)
        XCTAssertEqual(after.page(at: kept), row.page)
      }
    }
  }

  private struct VariableKeepingRow: TableRow {
    var source: String
    var before: [Double]
    var after: [Double]
    var viewport = (before: 1000.0, after: 1000.0)
    var offset: Double
    var kept: Double
  }

  func testKeepingThePlaceAmongSeveralLengths() {
    let wide: [Double] = [800, 400, 200, 500, 300]
    let rows = [
      VariableKeepingRow(
        source: "embla reInit.test: 5 to 4 slides", before: wide, after: [800, 400, 200, 500],
        offset: 1200, kept: 900),
      VariableKeepingRow(
        source: "embla reInit.test: 5 to 4 slides", before: wide, after: [800, 400, 200, 500],
        offset: 800, kept: 800),
      VariableKeepingRow(
        source: "definition: halfway stays halfway", before: wide,
        after: [1600, 800, 400, 1000, 600],
        viewport: (1000, 2000), offset: 250, kept: 500),
      VariableKeepingRow(
        source: "definition: the end is not passed", before: wide,
        after: [800, 400, 200, 500, 400],
        offset: 1500, kept: 1300),
      VariableKeepingRow(
        source: "definition: the start is not passed", before: wide,
        after: [800, 400, 200, 500, 400], offset: -100, kept: 0),
      VariableKeepingRow(
        source: "definition: nothing has changed, overscrolled", before: wide, after: wide,
        offset: 1500, kept: 1500),
      VariableKeepingRow(
        source: "definition: nothing has changed, overscrolled", before: wide, after: wide,
        offset: -100, kept: -100),
      VariableKeepingRow(
        source: "definition: to no pages", before: wide, after: [], offset: 800, kept: 0),
      VariableKeepingRow(
        source: "definition: from no pages", before: [], after: wide, offset: 800, kept: 0),
    ]
    forEachRow("keeping the place among pages of several lengths", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = [(row.before, row.viewport.before), (row.after, row.viewport.after)].map {
          VariablePages(
            lengths: $0.0, viewport: $0.1, alignment: .center, ends: .contained,
            axis: direction.axis,
            isRightToLeft: direction.isRightToLeft)
        }
        let before = direction.offset(
          row.offset, content: row.before.reduce(0, +), viewport: row.viewport.before)
        let after = direction.offset(
          row.kept, content: row.after.reduce(0, +), viewport: row.viewport.after)
        XCTAssertEqual(pages[1].contentOffset(keeping: before, from: pages[0]), after)
      }
    }
  }

  /// A layout on the way: the length of its pages, its viewport, and what its offset is then.
  private struct Stage {
    var length: Double
    var viewport: Double
    var spacing = 0.0
    /// Logical, at both ends.
    var inset = 0.0
    var offset: Double
  }

  private struct StagesRow: TableRow {
    var source: String
    var count: Int
    var stages: [Stage]

    init(_ source: String, _ count: Int, _ stages: [Stage]) {
      (self.source, self.count, self.stages) = (source, count, stages)
    }
  }

  func testKeepingThePlaceThroughOtherLayouts() {
    func screen(_ width: Double, _ offset: Double) -> Stage {
      Stage(length: width, viewport: width, offset: offset)
    }
    let zero = "public report: 400, 0, 400 forgets the page"
    let point = "definition: without a length, a point a page past the range"
    let rows = [
      StagesRow(zero, 9, [screen(400, 800), screen(0, 2), screen(400, 800)]),
      StagesRow(
        "public report: 400, 0, 500", 9, [screen(400, 800), screen(0, 2), screen(500, 1000)]),
      StagesRow(zero, 9, [screen(400, 0), screen(0, 0), screen(400, 0)]),
      StagesRow(zero, 9, [screen(400, 3200), screen(0, 8), screen(400, 3200)]),
      StagesRow(
        "definition: halfway stays halfway", 9,
        [screen(400, 600), screen(0, 1.5), screen(800, 1200)]),
      StagesRow(
        "definition: several times", 9,
        [screen(400, 800), screen(0, 2), screen(320, 640), screen(0, 2), screen(400, 800)]),
      StagesRow(
        "definition: twice at zero width", 9,
        [
          screen(400, 800), screen(0, 2), Stage(length: 0, viewport: 0, inset: 10, offset: 12),
          screen(400, 800),
        ]),
      StagesRow(
        point, 9,
        [
          Stage(length: 300, viewport: 400, inset: 50, offset: 550),
          Stage(length: 0, viewport: 0, inset: 50, offset: 52),
          Stage(length: 300, viewport: 400, inset: 50, offset: 550),
        ]),
      StagesRow(
        point, 9,
        [screen(400, 800), Stage(length: 0, viewport: 400, offset: 2), screen(400, 800)]),
      StagesRow(
        point, 9,
        [
          screen(400, 800), Stage(length: 0, viewport: 400, spacing: 10, offset: 20),
          screen(400, 800),
        ]),
      StagesRow(
        "definition: gaps alone are room to scroll", 9,
        [
          screen(400, 800), Stage(length: 0, viewport: 0, spacing: 10, offset: 20),
          screen(400, 800),
        ]),
      StagesRow(
        "definition: pages longer than no viewport", 9,
        [screen(400, 800), Stage(length: 400, viewport: 0, offset: 800), screen(400, 800)]),
      StagesRow(
        "definition: overscrolled comes back in range", 9,
        [screen(400, -100), screen(0, 0), screen(400, 0)]),
      StagesRow(
        "definition: overscrolled comes back in range", 9,
        [screen(400, 3300), screen(0, 8), screen(400, 3200)]),
      StagesRow(
        "definition: what nobody has scrolled stands at the first page", 9,
        [Stage(length: 0, viewport: 0, inset: 8, offset: 0), screen(400, 0)]),
      StagesRow(
        "definition: what no page has counted is the first page", 9,
        [Stage(length: 0, viewport: 0, offset: 800), screen(400, 0)]),
      StagesRow(
        "definition: pages that fit keep no place", 3,
        [screen(400, 400), Stage(length: 100, viewport: 400, offset: 0), screen(400, 0)]),
      StagesRow(
        "definition: pages that share offsets do", 9,
        [screen(400, 2800), Stage(length: 100, viewport: 400, offset: 475), screen(400, 2800)]),
      StagesRow("definition: one page", 1, [screen(400, 0), screen(0, 0), screen(400, 0)]),
      StagesRow("definition: two pages", 2, [screen(400, 400), screen(0, 1), screen(300, 300)]),
      StagesRow("definition: no pages", 0, [screen(400, 0), screen(0, 0), screen(400, 0)]),
    ]
    forEachRow("keeping the place through other layouts", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = row.stages.map {
          Pages(
            count: row.count, length: $0.length, spacing: $0.spacing, viewport: $0.viewport,
            insets: AxisInsets(leading: $0.inset, trailing: $0.inset), axis: direction.axis,
            isRightToLeft: direction.isRightToLeft)
        }
        let several = row.stages.map {
          VariablePages(
            lengths: repeatElement($0.length, count: row.count), spacing: $0.spacing,
            viewport: $0.viewport, insets: AxisInsets(leading: $0.inset, trailing: $0.inset),
            axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        }
        let offsets = zip(row.stages, pages).map { stage, pages in
          direction.offset(
            stage.offset, content: pages.contentLength, viewport: stage.viewport)
        }
        for next in 1..<row.stages.count {
          let old = offsets[next - 1]
          XCTAssertEqual(
            pages[next].contentOffset(keeping: old, from: pages[next - 1]), offsets[next],
            accuracy: 1e-9)
          // A gap counts less there, where a page is the mean length.
          guard row.stages[next].spacing == 0, row.stages[next - 1].spacing == 0 else { continue }
          XCTAssertEqual(
            several[next].contentOffset(keeping: old, from: several[next - 1]), offsets[next],
            accuracy: 1e-9)
        }
      }
    }
  }

  private struct BeyondRow: TableRow {
    var source: String
    /// Logical.
    var offset: Double
    var kept: Double
  }

  /// Four centred pages that may rest beyond the content: at -50, 50, 150 and 250, then at half of
  /// that.
  func testKeepingThePlaceBeyondTheContent() {
    let rest = "embla ssr.test without containment: -25, 25, 75, 125"
    let rows = [
      BeyondRow(source: rest, offset: -50, kept: -25),
      BeyondRow(source: rest, offset: 50, kept: 25),
      BeyondRow(source: rest, offset: 250, kept: 125),
      BeyondRow(source: "definition: between two", offset: 0, kept: 0),
      BeyondRow(source: "definition: overscrolled comes back", offset: -60, kept: -25),
      BeyondRow(source: "definition: overscrolled comes back", offset: 270, kept: 125),
    ]
    forEachRow("keeping the place beyond the content", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = [(100.0, 200.0), (50, 100)].map {
          VariablePages(
            lengths: repeatElement($0.0, count: 4), viewport: $0.1, alignment: .center,
            ends: .free, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        }
        let offset = direction.offset(row.offset, content: 400, viewport: 200)
        let kept = direction.offset(row.kept, content: 200, viewport: 100)
        XCTAssertEqual(pages[1].contentOffset(keeping: offset, from: pages[0]), kept)
      }
    }
  }

  func testThresholdsAreNoPlace() {
    let pages = Pages(count: 3, length: 320, viewport: 320)
    var other = pages
    other.distanceThreshold = 0.25
    other.flickThreshold = 1
    XCTAssertNotEqual(pages, other)
    XCTAssertEqual(pages.contentOffset(keeping: -77.7, from: other), -77.7)
    let several = VariablePages(lengths: [320, 100, 320], viewport: 320)
    var slower = several
    slower.flickThreshold = 1
    XCTAssertEqual(several.contentOffset(keeping: -77.7, from: slower), -77.7)
    XCTAssertEqual(pages.contentOffset(keeping: .nan, from: pages), 0)
    XCTAssertEqual(several.contentOffset(keeping: .nan, from: several), 0)
    XCTAssertEqual(pages.contentOffset(keeping: .infinity, from: pages), 0x1p52)
  }
}
