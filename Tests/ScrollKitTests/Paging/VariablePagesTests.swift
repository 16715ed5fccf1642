import ScrollKit
import XCTest

/// How pages of different lengths are laid out, put together and aligned.
final class VariablePagesTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let pages = VariablePages(
      lengths: [800, 400, 200, 500, 300], viewport: 1000, alignment: .center)
    XCTAssertEqual("\(pages.contentOffset(of: 1)) \(pages.page(at: 600)!)", "600.0 1")
  }

  func testSnapPositionsOfSlides() {
    checkSlides("snap positions of slides", SlideRow.all)
  }

  func testSnapPositionsOfSlidesThatDifferByOurRule() {
    checkSlides("snap positions of slides that differ by our rule", SlideRow.differing)
  }

  private func checkSlides(_ table: String, _ rows: [SlideRow]) {
    forEachRow(table, rows) { row in
      for direction in [row.direction] + PagingDirection.allCases {
        let pages = row.slides.pages(row.alignment, row.mode, row.grouping, along: direction)
        let resting = (0..<pages.count).map { logicalOffset(of: $0, pages, row.slides, direction) }
        let listed = row.mode == .trimmed ? Set(resting).sorted() : resting
        XCTAssertEqual(listed, row.snaps, "\(direction)")
        for (page, items) in (row.groups ?? []).enumerated() {
          XCTAssertEqual(pages.items(of: page), items)
        }
      }
    }
  }

  func testContentLengthSnapPositionsAndProgress() {
    forEachRow("content, snaps and progress of slides", EngineRow.all) { row in
      for direction in PagingDirection.allCases {
        let pages = row.slides.pages(row.alignment, row.mode, along: direction)
        XCTAssertEqual(pages.contentLength, row.content)
        let size = pages.contentSize(crossLength: 50)
        XCTAssertEqual(direction.isVertical ? size.height : size.width, row.content)
        XCTAssertEqual(direction.isVertical ? size.width : size.height, 50)
        let physical = row.snaps.map {
          direction.offset($0, content: row.content, viewport: row.slides.viewport)
        }
        XCTAssertEqual(pages.snapPoints.offsets, physical.sorted())
        for (offset, progress) in zip(physical, row.progress ?? []) {
          XCTAssertEqual(pages.progress(at: offset), progress, accuracy: 1e-6)
        }
      }
    }
  }

  private func logicalOffset(
    of page: Int, _ pages: VariablePages, _ slides: Slides, _ direction: PagingDirection
  ) -> Double {
    direction.offset(
      pages.contentOffset(of: page), content: pages.contentLength, viewport: slides.viewport)
  }

  private struct DifferingRow: TableRow {
    var source: String
    var reason: String
    var lengths: [Double]
    var viewport: Double
    var snaps: [Double]
  }

  /// All centred and held within the content.
  func testSnapPositionsThatDifferByOurRule() {
    let rows = [
      DifferingRow(
        source: "embla containScroll-ltr.test: [0]",
        reason: "content two points longer than the viewport scrolls: no tolerance of 2 points",
        lengths: [501, 501], viewport: 1000, snaps: [0, 2]),
      DifferingRow(
        source: "embla containScroll-ltr.test: [0, 80.5, 167.5, 254.5, 341.5, 428]",
        reason: "the fixture's container starts at 6, which the peer takes off every snap",
        lengths: [87, 87, 86, 87, 87, 87, 87, 86, 87, 87], viewport: 434,
        snaps: [0, 86.5, 173.5, 260.5, 347.5, 434]),
      DifferingRow(
        source: "embla containScroll-ltr.test: [0, 215.5, 430.5, 646]",
        reason: "the fixture's slides leave gaps of a point; here each ends where the next starts",
        lengths: [215, 216, 215, 215, 216, 215], viewport: 646, snaps: [0, 215.5, 430.5, 646]),
      DifferingRow(
        source: "embla containScroll-rtl.test: [0, 129.5, 258.5, 387.5, 516.5, 646]",
        reason: "gaps of a point belong to the slides",
        lengths: [129, 130, 129, 129, 129, 129, 130, 129, 129, 129], viewport: 646,
        snaps: [0, 129.5, 258.5, 387.5, 517, 646]),
    ]
    forEachRow("snap positions that differ by our rule", rows) { row in
      let pages = VariablePages(
        lengths: row.lengths, viewport: row.viewport, alignment: .center, ends: .contained)
      XCTAssertEqual(pages.snapPoints.offsets, row.snaps, row.reason)
    }
  }

  private struct GroupingRow: TableRow {
    var source: String
    var lengths: [Double]
    var viewport: Double
    var spacing = 0.0
    var padding = AxisInsets.zero
    var insets = AxisInsets.zero
    var grouping: VariablePages.Grouping
    var counts: [Int]
  }

  private let cells: [Double] = [
    100, 200, 100, 300, 100, 200, 200, 200, 400, 100, 100, 200, 100, 100,
  ]

  func testGrouping() {
    let fitting = VariablePages.Grouping.fitting()
    let rows = [
      GroupingRow(
        source: "flickity group-cells true", lengths: cells, viewport: 400, grouping: fitting,
        counts: [3, 2, 2, 1, 1, 3, 2]),
      GroupingRow(
        source: "flickity group-cells 2", lengths: cells, viewport: 400, grouping: .items(2),
        counts: [2, 2, 2, 2, 2, 2, 2]),
      GroupingRow(
        source: "flickity group-cells 75%", lengths: cells, viewport: 300, grouping: fitting,
        counts: [2, 1, 1, 2, 1, 1, 1, 2, 2, 1]),
      GroupingRow(
        source: "flickity group-cells true at 600", lengths: cells, viewport: 600,
        grouping: fitting, counts: [3, 3, 2, 3, 3]),
      GroupingRow(
        source: "definition: one item a page", lengths: [10, 20, 30], viewport: 100,
        grouping: .none, counts: [1, 1, 1]),
      GroupingRow(
        source: "definition: the last group may be short", lengths: [10, 20, 30], viewport: 10,
        grouping: .items(2), counts: [2, 1]),
      GroupingRow(
        source: "definition: fewer than one item counts as one", lengths: [10, 20], viewport: 100,
        grouping: .items(0), counts: [1, 1]),
      GroupingRow(
        source: "definition: fewer than one item counts as one", lengths: [10, 20], viewport: 100,
        grouping: .items(-3), counts: [1, 1]),
      GroupingRow(
        source: "definition: an item longer than the viewport", lengths: [90, 150, 40, 60],
        viewport: 100, grouping: fitting, counts: [1, 1, 2]),
      GroupingRow(
        source: "definition: the spacing inside a group counts", lengths: [45, 45, 45],
        viewport: 100, spacing: 10, grouping: fitting, counts: [2, 1]),
      GroupingRow(
        source: "definition: the spacing inside a group counts", lengths: [45, 45, 45],
        viewport: 100, spacing: 10.5, grouping: fitting, counts: [1, 1, 1]),
      GroupingRow(
        source: "definition: half a point of tolerance", lengths: [45, 45, 45], viewport: 100,
        spacing: 10.5, grouping: .fitting(tolerance: 0.5), counts: [2, 1]),
      GroupingRow(
        source: "definition: a negative tolerance counts as none", lengths: [50, 50, 50],
        viewport: 100, grouping: .fitting(tolerance: -1), counts: [2, 1]),
      GroupingRow(
        source: "definition: rounding does not part three thirds",
        lengths: [100.0 / 3, 100.0 / 3, 100.0 / 3], viewport: 100, grouping: fitting, counts: [3]),
      GroupingRow(
        source: "definition: five Floats of 20.1 in 100.5",
        lengths: Array(repeating: Double(Float(20.1)), count: 6), viewport: 100.5,
        grouping: fitting, counts: [5, 1]),
      GroupingRow(
        source: "definition: three Floats of a third of 1440 / 2.625 in the double",
        lengths: Array(repeating: Double(Float(182.85714286)), count: 6), viewport: 1440 / 2.625,
        grouping: fitting, counts: [3, 3]),
      GroupingRow(
        source: "definition: half a thousandth too long", lengths: [50, 50.0005, 50], viewport: 100,
        grouping: fitting, counts: [2, 1]),
      GroupingRow(
        source: "definition: two thousandths too long", lengths: [50, 50.002, 50], viewport: 100,
        grouping: fitting, counts: [1, 1, 1]),
      GroupingRow(
        source: "definition: leading padding belongs to the first", lengths: [50, 50, 50],
        viewport: 100, padding: AxisInsets(leading: 1), grouping: fitting, counts: [1, 2]),
      GroupingRow(
        source: "definition: trailing padding belongs to the last", lengths: [50, 50, 50, 50],
        viewport: 100, padding: AxisInsets(trailing: 1), grouping: fitting, counts: [2, 1, 1]),
      GroupingRow(
        source: "definition: insets leave less room", lengths: [50, 50, 50], viewport: 100,
        insets: AxisInsets(leading: 1), grouping: fitting, counts: [1, 1, 1]),
      GroupingRow(
        source: "definition: no items", lengths: [], viewport: 100, grouping: fitting, counts: []),
      GroupingRow(
        source: "definition: no items", lengths: [], viewport: 100, grouping: .none, counts: []),
    ]
    forEachRow("grouping", rows) { row in
      let pages = VariablePages(
        lengths: row.lengths, spacing: row.spacing, padding: row.padding, viewport: row.viewport,
        grouping: row.grouping, insets: row.insets)
      XCTAssertEqual(pages.count, row.counts.count)
      XCTAssertEqual((0..<pages.count).map { pages.items(of: $0)?.count }, row.counts)
      var start = 0
      for (page, count) in row.counts.enumerated() {
        XCTAssertEqual(pages.items(of: page), start..<(start + count))
        for item in start..<(start + count) { XCTAssertEqual(pages.page(ofItem: item), page) }
        start += count
      }
      XCTAssertNil(pages.items(of: -1))
      XCTAssertNil(pages.items(of: pages.count))
      XCTAssertNil(pages.page(ofItem: -1))
      XCTAssertNil(pages.page(ofItem: start))
    }
  }

  private struct OffsetsRow: TableRow {
    var source: String
    var lengths: [Double]
    var spacing = 0.0
    var padding = AxisInsets.zero
    var viewport: Double
    var alignment = PageAlignment.leading
    var grouping = VariablePages.Grouping.none
    var ends = PageEnds.contained
    /// Leading is where the first item is.
    var insets = AxisInsets.zero
    var content: Double
    /// Logical.
    var offsets: [Double]
  }

  func testOffsetsOfPages() {
    let rows = [
      OffsetsRow(
        source: "flickity group-cells targets, less half the viewport", lengths: cells,
        viewport: 400, alignment: .center, grouping: .fitting(), ends: .free,
        content: 2400, offsets: [0, 400, 800, 1100, 1400, 1800, 2100]),
      OffsetsRow(
        source: "flickity contain.js", lengths: [100, 100, 240, 160, 100, 100], viewport: 400,
        alignment: .center, content: 800, offsets: [0, 0, 120, 320, 400, 400]),
      OffsetsRow(
        source: "webkit scroll-snap-offsets", lengths: [30, 30, 30, 30, 30, 30], viewport: 30,
        content: 180, offsets: [0, 30, 60, 90, 120, 150]),
      OffsetsRow(
        source: "wpt unreachable-snap-positions-003", lengths: [610, 200], viewport: 800,
        content: 810, offsets: [0, 10]),
      OffsetsRow(
        source: "compose SnapPosition.Center: 125", lengths: [200, 200], viewport: 500,
        alignment: .center, ends: .free, insets: AxisInsets(leading: 20, trailing: 30),
        content: 400, offsets: [-145, 55]),
      OffsetsRow(
        source: "compose SnapPosition.Center: 150", lengths: [201, 201], viewport: 501,
        alignment: .center, ends: .free, content: 402, offsets: [-150, 51]),
      OffsetsRow(
        source: "egjs BoundCameraMode center", lengths: [300, 300, 300], viewport: 900,
        alignment: .center, content: 900, offsets: [0, 0, 0]),
      OffsetsRow(
        source: "egjs BoundCameraMode prev", lengths: [300, 300, 300], viewport: 900,
        content: 900, offsets: [0, 0, 0]),
      OffsetsRow(
        source: "egjs BoundCameraMode next", lengths: [300, 300, 300], viewport: 900,
        alignment: .trailing, content: 900, offsets: [0, 0, 0]),
      OffsetsRow(
        source: "egjs LinearCameraMode without panels", lengths: [], viewport: 900, content: 0,
        offsets: []),
      OffsetsRow(
        source: "embla ssr.test keepSnaps", lengths: Array(repeating: 30, count: 8), viewport: 100,
        alignment: .center, content: 240, offsets: [0, 0, 25, 55, 85, 115, 140, 140]),
      OffsetsRow(
        source: "embla ssr.test without containment", lengths: [50, 50, 50, 50], viewport: 100,
        alignment: .center, ends: .free, content: 200, offsets: [-25, 25, 75, 125]),
      OffsetsRow(
        source: "embla ssr.test trimSnaps", lengths: [50, 50, 50, 50], viewport: 100,
        alignment: .center, content: 200, offsets: [0, 25, 75, 100]),
      OffsetsRow(
        source: "embla ssr.test auto", lengths: Array(repeating: 30, count: 8), viewport: 100,
        alignment: .center, grouping: .fitting(), content: 240, offsets: [0, 85, 140]),
      OffsetsRow(
        source: "embla axis.test", lengths: [800], viewport: 1000, alignment: .center,
        ends: .free, content: 800, offsets: [-100]),
      OffsetsRow(
        source: "chromium snap/align-start x", lengths: [100], padding: AxisInsets(leading: 100),
        viewport: 210, alignment: .leading, ends: .free,
        insets: AxisInsets(leading: 10), content: 200, offsets: [90]),
      OffsetsRow(
        source: "chromium snap/align-start y", lengths: [100], padding: AxisInsets(leading: 150),
        viewport: 310, alignment: .leading, ends: .free,
        insets: AxisInsets(leading: 10), content: 250, offsets: [140]),
      OffsetsRow(
        source: "chromium snap/align-center x", lengths: [100], padding: AxisInsets(leading: 100),
        viewport: 210, alignment: .center, ends: .free,
        insets: AxisInsets(leading: 10), content: 200, offsets: [40]),
      OffsetsRow(
        source: "chromium snap/align-center y", lengths: [100], padding: AxisInsets(leading: 150),
        viewport: 310, alignment: .center, ends: .free,
        insets: AxisInsets(leading: 10), content: 250, offsets: [40]),
      OffsetsRow(
        source: "chromium snap/align-end x", lengths: [100], padding: AxisInsets(leading: 150),
        viewport: 210, alignment: .trailing, ends: .free,
        insets: AxisInsets(leading: 10), content: 250, offsets: [40]),
      OffsetsRow(
        source: "chromium snap/align-end y", lengths: [100], padding: AxisInsets(leading: 200),
        viewport: 210, alignment: .trailing, ends: .free,
        insets: AxisInsets(leading: 10), content: 300, offsets: [90]),
      OffsetsRow(
        source: "splide getEnd.test: 2", lengths: Array(repeating: 100, count: 5), viewport: 300,
        content: 500, offsets: [0, 100, 200, 200, 200]),
      OffsetsRow(
        source: "splide getEnd.test, loop: 3", lengths: Array(repeating: 100, count: 4),
        viewport: 300, ends: .free, content: 400, offsets: [0, 100, 200, 300]),
      OffsetsRow(
        source: "definition: insets shift the leading end", lengths: [300, 500, 400],
        viewport: 400, insets: AxisInsets(leading: 30, trailing: 20), content: 1200,
        offsets: [-30, 270, 770]),
      OffsetsRow(
        source: "definition: aligned within the unobscured viewport", lengths: [300, 500, 400],
        viewport: 400, alignment: .trailing, ends: .free,
        insets: AxisInsets(leading: 30, trailing: 20), content: 1200, offsets: [-80, 420, 820]),
      OffsetsRow(
        source: "definition: the trailing inset widens the range", lengths: [300, 500, 100],
        viewport: 400, insets: AxisInsets(leading: 30, trailing: 20), content: 900,
        offsets: [-30, 270, 520]),
      OffsetsRow(
        source: "definition: paddings and spacing", lengths: [100, 200, 300], spacing: 10,
        padding: AxisInsets(leading: 7, trailing: 5), viewport: 120, ends: .free,
        content: 632, offsets: [7, 117, 327]),
      OffsetsRow(
        source: "definition: not numbers and negative lengths count as zero",
        lengths: [100, .nan, -5, 200], spacing: 10, viewport: 100, content: 330,
        offsets: [0, 110, 120, 130]),
    ]
    forEachRow("offsets of pages of several lengths", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: row.lengths, spacing: row.spacing, padding: row.padding,
          viewport: row.viewport, alignment: row.alignment, grouping: row.grouping,
          ends: row.ends, insets: direction.insets(row.insets),
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        XCTAssertEqual(pages.contentLength, row.content)
        let physical = row.offsets.map {
          direction.offset($0, content: row.content, viewport: row.viewport)
        }
        XCTAssertEqual((0..<pages.count).map { pages.contentOffset(of: $0) }, physical)
        XCTAssertEqual(pages.alignment, row.alignment)
        XCTAssertEqual(pages.ends, row.ends)
      }
    }
  }
}
