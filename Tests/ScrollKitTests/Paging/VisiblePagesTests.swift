import ScrollKit
import XCTest

/// A page that reaches over an edge of the viewport only by roundings is not seen. A page under an
/// inset is seen, but not unobscured.
final class VisiblePagesTests: XCTestCase {
  private struct PitchRow: TableRow {
    var source: String
    var count: Int
    var length: Double
    var spacing = 0.0
  }

  /// Lengths whose multiples are rounded.
  private static let rounded: [PitchRow] = [
    PitchRow(source: "public report: 40 pages of 411.428571", count: 40, length: 411.428571),
    PitchRow(source: "public report: 2880 / 7", count: 40, length: 411.42857142857144),
    PitchRow(
      source: "flutter page_view_test: 392.72727272727275", count: 366, length: 392.72727272727275),
    PitchRow(source: "RN #21441: 50 rows of 105.142857", count: 50, length: 105.142857),
    PitchRow(source: "definition: 0.1 + 0.1 + 0.1 is not 0.3", count: 1000, length: 0.1),
    PitchRow(source: "definition: a third of a point", count: 1000, length: 1.0 / 3),
    PitchRow(source: "definition: rows of 44.1", count: 200, length: 44.1),
    PitchRow(source: "definition: Float(320.1)", count: 60, length: Double(Float(320.1))),
    PitchRow(source: "definition: 1080 / 2.625", count: 60, length: 1080 / 2.625),
    PitchRow(source: "definition: 1440 / 3.5", count: 60, length: 1440 / 3.5),
    PitchRow(source: "definition: 375 less two margins of 0.1", count: 60, length: 374.8),
    PitchRow(source: "definition: with gaps", count: 60, length: 280.1, spacing: 11.7),
    PitchRow(source: "definition: gaps only", count: 60, length: 1e-5, spacing: 33.3),
    PitchRow(source: "definition: far out", count: 100_000, length: 411.428571),
    PitchRow(source: "definition: one page", count: 1, length: 411.428571),
    PitchRow(source: "definition: two pages", count: 2, length: 411.428571),
  ]

  func testAPageAtItsOffsetIsTheOnlyOne() {
    forEachRow("pages at their own offsets", Self.rounded) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, spacing: row.spacing, viewport: row.length,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        for page in stride(from: 0, to: row.count, by: max(1, row.count / 500)) {
          let offset = pages.contentOffset(of: page)
          XCTAssertEqual(pages.visiblePages(at: offset), page..<(page + 1))
          XCTAssertEqual(pages.unobscuredPages(at: offset), page..<(page + 1))
          XCTAssertEqual(pages.visibleFraction(of: page, at: offset), 1)
          XCTAssertEqual(pages.visibleFraction(of: page + 1, at: offset), 0)
          XCTAssertEqual(pages.visibleFraction(of: page - 1, at: offset), 0)
          // Whole, so that a page control that truncates shows it too.
          XCTAssertEqual(pages.fractionalPage(at: offset), Double(page))
          XCTAssertEqual(pages.page(at: offset), page)
        }
      }
    }
  }

  func testAPageOfSeveralLengthsAtItsOffsetIsTheOnlyOne() {
    let rows = Self.rounded.filter { $0.count <= 1000 }
    forEachRow("pages of several lengths at their own offsets", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: repeatElement(row.length, count: row.count), spacing: row.spacing,
          viewport: row.length, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        for page in 0..<row.count {
          let offset = pages.contentOffset(of: page)
          XCTAssertEqual(pages.visiblePages(at: offset), page..<(page + 1))
          XCTAssertEqual(pages.visibleItems(at: offset), page..<(page + 1))
          XCTAssertEqual(pages.visibleFraction(of: page, at: offset), 1)
          XCTAssertEqual(pages.visibleFraction(ofItem: page, at: offset), 1)
          XCTAssertEqual(pages.visibleFraction(of: page + 1, at: offset), 0)
          XCTAssertEqual(pages.fractionalPage(at: offset), Double(page))
          XCTAssertEqual(pages.page(at: offset), page)
        }
      }
    }
  }

  private struct SeveralRow: TableRow {
    var source: String
    var lengths: [Double]
    var spacing = 0.0
    var viewport: Double
    var page: Int
    var visible: Range<Int>
  }

  func testPagesOfSeveralLengthsTouchEdges() {
    let thirds: [Double] = [100.1, 33.3, 66.7, 0.1, 1.0 / 3, 411.428571, 105.142857, 44.1]
    // Where the pages after page 2 end, as a sum of their own.
    let three = 66.7 + 0.1 + 1.0 / 3
    let rows = [
      SeveralRow(
        source: "definition: a viewport of its length", lengths: thirds, viewport: 33.3, page: 1,
        visible: 1..<2),
      SeveralRow(
        source: "definition: a viewport of its length", lengths: thirds, viewport: 66.7, page: 2,
        visible: 2..<3),
      SeveralRow(
        source: "definition: a viewport of its length", lengths: thirds, viewport: 0.1, page: 3,
        visible: 3..<4),
      SeveralRow(
        source: "definition: a viewport of three", lengths: thirds, viewport: three, page: 2,
        visible: 2..<5),
      SeveralRow(
        source: "definition: a millionth more", lengths: thirds, viewport: three + 1e-6, page: 2,
        visible: 2..<6),
      SeveralRow(
        source: "definition: a millionth less", lengths: thirds, viewport: three - 1e-6, page: 2,
        visible: 2..<5),
      SeveralRow(
        source: "definition: with gaps", lengths: thirds, spacing: 7.7, viewport: 33.3 + 7.7,
        page: 1, visible: 1..<2),
      SeveralRow(
        source: "definition: two pages", lengths: [0.1, 411.428571], viewport: 0.1, page: 0,
        visible: 0..<1),
      SeveralRow(
        source: "definition: one page", lengths: [0.7], viewport: 0.7, page: 0, visible: 0..<1),
    ]
    forEachRow("pages of several lengths that touch edges", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = VariablePages(
          lengths: row.lengths, spacing: row.spacing, viewport: row.viewport, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = pages.contentOffset(of: row.page)
        XCTAssertEqual(pages.visiblePages(at: offset), row.visible)
        XCTAssertEqual(pages.visibleItems(at: offset), row.visible)
        for page in 0..<row.lengths.count {
          let isSeen = pages.visibleFraction(of: page, at: offset) > 0
          XCTAssertEqual(isSeen, row.visible.contains(page), "page \(page)")
        }
      }
    }
  }

  private struct InsetRow: TableRow {
    var source: String
    var insets: (leading: Double, trailing: Double)
    /// Logical.
    var offset: Double
    var visible: Range<Int>
    var unobscured: Range<Int>
    /// Logical.
    var outsets = (leading: 0.0, trailing: 0.0)
  }

  /// Six pages of 100 points in 300.
  func testUnobscuredPages() {
    let rows = [
      InsetRow(
        source: "definition: no insets", insets: (0, 0), offset: 100, visible: 1..<4,
        unobscured: 1..<4),
      InsetRow(
        source: "definition: a bar over the first", insets: (100, 0), offset: 100, visible: 1..<4,
        unobscured: 2..<4),
      InsetRow(
        source: "definition: a bar over half of the first", insets: (50, 0), offset: 100,
        visible: 1..<4, unobscured: 1..<4),
      InsetRow(
        source: "definition: a keyboard over the last two", insets: (0, 200), offset: 100,
        visible: 1..<4, unobscured: 1..<2),
      InsetRow(
        source: "definition: bars at both ends", insets: (91, 83), offset: 95, visible: 0..<4,
        unobscured: 1..<4),
      InsetRow(
        source: "definition: bars at both ends", insets: (105, 95), offset: 95, visible: 0..<4,
        unobscured: 2..<3),
      InsetRow(
        source: "definition: a negative inset covers nothing, and uncovers no more",
        insets: (-50, -20), offset: 110, visible: 1..<5, unobscured: 1..<5),
      InsetRow(
        source: "definition: one negative, one not", insets: (-50, 120), offset: 110,
        visible: 1..<5, unobscured: 1..<3),
      InsetRow(
        source: "definition: insets of the viewport's length, inside page 2", insets: (150, 150),
        offset: 100, visible: 1..<4, unobscured: 2..<2),
      InsetRow(
        source: "definition: insets of the viewport's length, between two pages",
        insets: (100, 200), offset: 100, visible: 1..<4, unobscured: 2..<2),
      InsetRow(
        source: "definition: longer insets cover everything", insets: (150, 250), offset: 100,
        visible: 1..<4, unobscured: 2..<2),
      InsetRow(
        source: "definition: a keyboard longer than the viewport", insets: (0, 400), offset: 100,
        visible: 1..<4, unobscured: 1..<1),
      InsetRow(
        source: "definition: one point is clear", insets: (150, 149), offset: 100, visible: 1..<4,
        unobscured: 2..<3),
      InsetRow(
        source: "definition: at the least offset the first page lies after the bar",
        insets: (91, 0), offset: -91, visible: 0..<3, unobscured: 0..<3),
      InsetRow(
        source: "definition: outsets are seen beside the viewport, and not clear of it",
        insets: (20, 0), offset: 100, visible: 0..<5, unobscured: 1..<4, outsets: (20, 20)),
      InsetRow(
        source: "definition: before the first", insets: (0, 0), offset: -300, visible: 0..<0,
        unobscured: 0..<0),
      InsetRow(
        source: "definition: not a number is the leading edge", insets: (91, 0), offset: .nan,
        visible: 0..<3, unobscured: 0..<3),
    ]
    forEachRow("unobscured pages", rows) { row in
      for direction in PagingDirection.allCases {
        let insets = direction.insets(
          AxisInsets(leading: row.insets.leading, trailing: row.insets.trailing))
        let outsets = direction.insets(
          AxisInsets(leading: row.outsets.leading, trailing: row.outsets.trailing))
        let pages = Pages(
          count: 6, length: 100, viewport: 300, insets: insets, peek: outsets,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let several = VariablePages(
          lengths: [100, 100, 100, 100, 100, 100], viewport: 300, insets: insets,
          peek: outsets, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let offset = direction.offset(row.offset, content: 600, viewport: 300)
        XCTAssertEqual(pages.visiblePages(at: offset), row.visible)
        XCTAssertEqual(pages.unobscuredPages(at: offset), row.unobscured)
        XCTAssertEqual(several.visiblePages(at: offset), row.visible)
        XCTAssertEqual(several.visibleItems(at: offset), row.visible)
        XCTAssertEqual(several.unobscuredPages(at: offset), row.unobscured)
        XCTAssertEqual(several.unobscuredItems(at: offset), row.unobscured)
        XCTAssertEqual(several.peek, outsets)
      }
    }
  }

  // MARK: Laws

  private struct Example {
    var count: Int
    var length: Double
    var spacing: Double
    var page: Int
    /// How many pages the viewport holds, with the gaps after them.
    var held: Int
    var direction: PagingDirection
    var insets: AxisInsets

    init(using generator: inout SeededGenerator) {
      count = Int.random(in: 1...60, using: &generator)
      length = Double.random(in: 0.5...900, using: &generator)
      spacing = Bool.random(using: &generator) ? 0 : Double.random(in: 0.01...60, using: &generator)
      page = Int.random(in: 0..<count, using: &generator)
      held = Int.random(in: 1...5, using: &generator)
      direction = PagingDirection.allCases.randomElement(using: &generator) ?? .leftToRight
      insets =
        Bool.random(using: &generator)
        ? .zero
        : AxisInsets(
          leading: Double.random(in: 0...90, using: &generator),
          trailing: Double.random(in: 0...90, using: &generator))
    }

    var viewport: Double { Double(held) * (length + spacing) }

    /// Padded, so that each page rests at the leading end of what is not obscured.
    var pages: Pages {
      Pages(
        count: count, length: length, spacing: spacing,
        viewport: viewport + insets.leading + insets.trailing, ends: .padded,
        insets: direction.insets(insets), axis: direction.axis,
        isRightToLeft: direction.isRightToLeft)
    }

    /// The same with one inset negative, or both, in a third of the examples each, and in a
    /// viewport that is not lengthened by them.
    var turned: Pages {
      let signs = [(1.0, 1.0), (-1, 1), (-1, -1)][count % 3]
      return Pages(
        count: count, length: length, spacing: spacing, viewport: viewport,
        insets: AxisInsets(leading: insets.leading * signs.0, trailing: insets.trailing * signs.1),
        axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    }

    var shown: Range<Int> { page..<min(count, page + held) }
  }

  private static func law(
    _ seen: @escaping (Example, Double) -> Range<Int>
  ) -> (_ fault: Double) -> Example? {
    { fault in
      firstCounterexample(seed: 70, count: 4000, { Example(using: &$0) }) {
        seen($0, $0.pages.contentOffset(of: $0.page) + fault) == $0.shown
      }
    }
  }

  /// `k` pitches show exactly `k` pages, the aligned one first.
  func testAPageAtItsOffsetIsTheFirstOfThoseThatFit() {
    assertLaw(
      Self.law { $0.pages.unobscuredPages(at: $1) }, holdsFor: 0, findsFaultIn: [1e-6, -1e-6])
    // The plain comparison finds a second page at many of them.
    let plain = Self.law { example, offset in
      let (pages, along) = (example.pages, example.direction)
      let logical = along.offset(
        offset, content: pages.contentLength,
        viewport: example.viewport + example.insets.leading + example.insets.trailing)
      let start = logical + example.insets.leading
      let all = (0..<example.count).filter {
        let frame = pages.frame(of: $0, crossLength: 1)
        let low = Double(along.isVertical ? frame.minY : frame.minX)
        let first = along == .rightToLeft ? pages.contentLength - low - example.length : low
        return first < start + example.viewport && first + example.length > start
      }
      return (all.first ?? 0)..<((all.last ?? -1) + 1)
    }
    XCTAssertNotNil(plain(0))
  }

  /// Unobscured pages are among the visible ones, and without insets they are the same.
  func testWhatIsUnobscuredIsSeen() {
    func law(
      _ seen: @escaping (Pages, Double) -> Range<Int>
    ) -> ((Pages, Double) -> Range<Int>) -> Example? {
      { unobscured in
        firstCounterexample(seed: 71, count: 4000, { Example(using: &$0) }) { example in
          let pages = example.turned
          let offset = pages.contentOffset(of: example.page)
          let (all, clear) = (seen(pages, offset), unobscured(pages, offset))
          return
            (clear.isEmpty
            || all.lowerBound <= clear.lowerBound && clear.upperBound <= all.upperBound)
            && (pages.insets != .zero || all == clear)
        }
      }
    }
    let law = law { $0.visiblePages(at: $1) }
    assertLaw(
      law, holdsFor: { $0.unobscuredPages(at: $1) },
      findsFaultIn: [
        { pages, offset in pages.visiblePages(at: offset + pages.length) },
        { pages, _ in 0..<pages.count },
        // Of the unobscured viewport as a length, which negative insets make longer than the
        // viewport.
        { pages, offset in
          let wide = pages.fitted(
            viewport: pages.viewportLength - pages.insets.leading - pages.insets.trailing,
            contentLength: pages.contentLength)
          return wide.visiblePages(at: offset + pages.insets.leading)
        },
      ])
  }
}
