import ScrollKit
import XCTest

/// Pages that are groups of items: where they lie, and which are seen.
final class VariablePagesVisibleTests: XCTestCase {
  /// Seven pages, of 3, 2, 2, 1, 1, 3 and 2 items, in 400.
  private func cells(_ direction: PagingDirection, spacing: Double = 0) -> VariablePages {
    VariablePages(
      lengths: [100, 200, 100, 300, 100, 200, 200, 200, 400, 100, 100, 200, 100, 100],
      spacing: spacing, viewport: 400 + 2 * spacing, grouping: .fitting(), axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
  }

  private struct FrameRow: TableRow {
    var source: String
    var page: Int
    /// Logical; `nil` for a page that does not exist.
    var start: Double?
    var length = 0.0
    var spacing = 0.0
  }

  func testFramesOfPages() {
    let cells = "flickity group-cells true"
    let gaps = "definition: the gaps inside a page are its own"
    let rows = [
      FrameRow(source: cells, page: 0, start: 0, length: 400),
      FrameRow(source: cells, page: 1, start: 400, length: 400),
      FrameRow(source: cells, page: 2, start: 800, length: 400),
      FrameRow(source: cells, page: 3, start: 1200, length: 200),
      FrameRow(source: cells, page: 4, start: 1400, length: 400),
      FrameRow(source: cells, page: 5, start: 1800, length: 400),
      FrameRow(source: cells, page: 6, start: 2200, length: 200),
      FrameRow(source: gaps, page: 0, start: 0, length: 420, spacing: 10),
      FrameRow(source: gaps, page: 1, start: 430, length: 410, spacing: 10),
      FrameRow(source: gaps, page: 3, start: 1270, length: 200, spacing: 10),
      FrameRow(source: "definition: no page: empty, at the end", page: 7, start: 2400),
      FrameRow(source: "definition: no page: empty, at the start", page: -1, start: 0),
    ]
    forEachRow("frames of pages of several items", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = self.cells(direction, spacing: row.spacing)
        XCTAssertEqual(pages.count, 7)
        let frame = row.start.map {
          let main = direction == .rightToLeft ? pages.contentLength - $0 - row.length : $0
          return direction.isVertical
            ? CGRect(x: 0, y: main, width: 44, height: row.length)
            : CGRect(x: main, y: 0, width: row.length, height: 44)
        }
        XCTAssertEqual(pages.frame(of: row.page, crossLength: 44), frame)
        XCTAssertEqual(pages.length(of: row.page), row.length)
      }
    }
  }

  private struct VisibleRow: TableRow {
    var source: String
    /// Logical.
    var offset: Double
    var visible: Range<Int>
    /// Of the visible pages.
    var fractions: [Double]

    init(_ source: String, at offset: Double, _ visible: Range<Int>, _ fractions: [Double]) {
      (self.source, self.offset) = (source, offset)
      (self.visible, self.fractions) = (visible, fractions)
    }
  }

  func testVisiblePages() {
    let rule = "definition: start < offset + viewport and end > offset"
    let rows = [
      VisibleRow(rule, at: 0, 0..<1, [1]),
      VisibleRow(rule, at: 100, 0..<2, [0.75, 0.25]),
      VisibleRow(rule, at: 1200, 3..<5, [1, 0.5]),
      VisibleRow(rule, at: 1100, 2..<5, [0.25, 1, 0.25]),
      VisibleRow(rule, at: 2000, 5..<7, [0.5, 1]),
      VisibleRow(rule, at: 2300, 6..<7, [0.5]),
      VisibleRow(rule, at: 2400, 7..<7, []),
      VisibleRow(rule, at: -400, 0..<0, []),
      VisibleRow(rule, at: -300, 0..<1, [0.25]),
      VisibleRow("definition: not a number is the leading edge", at: .nan, 0..<1, [1]),
    ]
    forEachRow("visible pages of several items", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = cells(direction)
        let offset = direction.offset(row.offset, content: 2400, viewport: 400)
        XCTAssertEqual(pages.visiblePages(at: offset), row.visible)
        for page in -1...7 {
          let fraction =
            row.visible.contains(page) ? row.fractions[page - row.visible.lowerBound] : 0
          XCTAssertEqual(pages.visibleFraction(of: page, at: offset), fraction, accuracy: 1e-12)
        }
      }
    }
    let none = VariablePages(lengths: [], viewport: 400)
    XCTAssertEqual(none.visiblePages(at: 0), 0..<0)
    XCTAssertEqual(none.visibleFraction(of: 0, at: 0), 0)
  }

  func testPropertiesAreThoseGiven() {
    let pages = VariablePages(
      lengths: [100, 200], viewport: 150, insets: AxisInsets(leading: 3, trailing: 4),
      peek: AxisInsets(leading: 5, trailing: 6), isRightToLeft: true)
    XCTAssertEqual(pages.viewportLength, 150)
    XCTAssertEqual(pages.insets, AxisInsets(leading: 3, trailing: 4))
    XCTAssertEqual(pages.peek, AxisInsets(leading: 5, trailing: 6))
    XCTAssertEqual(pages.axis, .horizontal)
    XCTAssertTrue(pages.isRightToLeft)
    let vertical = VariablePages(
      lengths: [100], viewport: 150, axis: .vertical, isRightToLeft: true)
    XCTAssertEqual(vertical.axis, .vertical)
    XCTAssertFalse(vertical.isRightToLeft, "no effect on the vertical axis")
  }

  func testOutsetsShowNeighbours() {
    for direction in PagingDirection.allCases {
      let outsets = direction.insets(AxisInsets(leading: 20, trailing: 30))
      let pages = VariablePages(
        lengths: [300, 100, 200, 300], viewport: 100, peek: outsets,
        axis: direction.axis, isRightToLeft: direction.isRightToLeft)
      let offset = direction.offset(300, content: 900, viewport: 100)
      XCTAssertEqual(pages.visiblePages(at: offset), 0..<3)
      XCTAssertEqual(pages.visibleFraction(of: 0, at: offset), 20.0 / 300, accuracy: 1e-12)
      XCTAssertEqual(pages.visibleFraction(of: 2, at: offset), 0.15, accuracy: 1e-12)
      XCTAssertEqual(pages.visibleFraction(ofItem: 2, at: offset), 0.15, accuracy: 1e-12)
    }
  }

  /// Pages of one item each are visible where their items are.
  func testPagesOfOneItemAreItems() {
    func law(_ seen: (VariablePages, Double) -> Range<Int>) -> LayoutParameters? {
      firstCounterexample(seed: 61, count: 2000, { LayoutParameters(using: &$0) }) { layout in
        let pages = layout.variablePages
        return stride(from: -300.0, to: 3000, by: 77.75).allSatisfy {
          seen(pages, $0) == pages.visibleItems(at: $0)
        }
      }
    }
    assertLaw(
      law, holdsFor: { $0.visiblePages(at: $1) },
      findsFaultIn: [
        { $0.visiblePages(at: $1 + 0.25) }, { $0.unobscuredPages(at: $1) },
      ])
  }
}
