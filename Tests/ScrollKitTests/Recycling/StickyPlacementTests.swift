import Foundation
import ScrollKit
import XCTest

/// Headers in a browser: Chromium 156.0.8078.114, headless.
///
/// A row reads `feature viewport offset | sections | positions in the viewport`. A section is
/// `start,length,lead,header,before,after,margins,paddings`, with `n` for an end at which its
/// header does not stick.
struct StickyRow: TableRow {
  let source: String
  /// Every row is a must.
  let tag = RowTag.must
  let viewport: AxisViewport
  let sections: [[Double?]]
  let expected: [Double]

  static let rows: [StickyRow] = browser.components(separatedBy: "\n\n").map {
    StickyRow($0.replacingOccurrences(of: "\n", with: " "))
  }

  private init(_ text: String) {
    let parts = text.components(separatedBy: " | ").map { $0.split(separator: " ") }
    source = "chromium 156.0.8078.114 run, " + parts[0][0]
    viewport = AxisViewport(offset: Double(parts[0][2])!, length: Double(parts[0][1])!)
    sections = parts[1].map { $0.split(separator: ",").map { Double($0) } }
    expected = parts[2].map { Double($0)! }
  }
}

final class StickyPlacementTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let header = StickyPlacement(leading: 0)
    let viewport = AxisViewport(offset: 120, length: 300)
    XCTAssertEqual(header.position(of: 0, length: 40, from: 0, to: 150, in: viewport), 110)
  }

  func testRunsOfABrowser() {
    forEachRow("browser: sticky headers", StickyRow.rows) { row in
      for (section, expected) in zip(row.sections, row.expected) {
        let start = section[0]! + section[8]!
        let end = section[0]! + section[1]! - section[9]!
        let margin = AxisInsets(leading: section[6]!, trailing: section[7]!)
        let position = StickyPlacement(leading: section[4], trailing: section[5]).position(
          of: start + section[2]! + margin.leading, length: section[3]!, from: start, to: end,
          margin: margin, in: row.viewport)
        // A browser lays out in whole 64ths.
        XCTAssertEqual(position - row.viewport.offset, expected, accuracy: 1.0 / 64)
      }
    }
  }

  /// The same through sections of rows, where the header is the section's header, its footer, or
  /// any item between. Margins take what rows do not have: paddings and gaps of a section.
  func testRunsOfABrowserThroughSections() {
    var hanging = 0
    forEachRow("browser: sticky headers of sections", StickyRow.rows) { row in
      let firstStart = row.sections[0][0]!
      var list = SectionedRows(
        rowCounts: repeatElement(3, count: row.sections.count), rowLength: 0, headerLength: 0,
        footerLength: 0, padding: AxisInsets(leading: firstStart))
      for (number, section) in row.sections.enumerated() {
        let (start, length) = (section[0]!, section[1]!)
        let end = number + 1 < row.sections.count ? row.sections[number + 1][0]! : start + length
        let place = section[8]! + section[2]! + section[6]!
        let header = list.header(of: number)!
        let isFirst = place == 0
        // Two headers of the table hang over the end of their section, which rows cannot.
        let rest = max(0, end - start - place - section[3]!)
        let lead = min(place, end - start - section[3]!)
        // A header without anything before it is the section's header, one without anything after
        // it its footer.
        let lengths =
          isFirst
          ? [section[3]!, rest, 0, 0, 0]
          : rest == 0 ? [lead, 0, 0, 0, section[3]!] : [0, lead, section[3]!, rest, 0]
        for (item, length) in lengths.enumerated() {
          list.setLength(length, of: header + item, keeping: AxisViewport(offset: 0))
        }
        XCTAssertEqual(list.position(ofHeader: number), start, accuracy: 1e-9)
      }
      for direction in [false, true] {
        let mirrored = SectionedRows(list, isRightToLeft: direction)
        for (number, section) in row.sections.enumerated() {
          let (start, length) = (section[0]!, section[1]!)
          let end = number + 1 < row.sections.count ? row.sections[number + 1][0]! : start + length
          let gap = end - start - length
          let margin = AxisInsets(
            leading: section[8]! + section[6]!, trailing: section[9]! + section[7]! + gap)
          let sticking = StickyPlacement(leading: section[4], trailing: section[5])
          var viewport = row.viewport
          if direction {
            viewport.offset = mirrored.contentLength - viewport.length - viewport.offset
          }
          let place = section[8]! + section[2]! + section[6]!
          let header =
            place == 0
            ? mirrored.header(of: number, sticking: sticking, margin: margin, in: viewport)
            : end - start - place - section[3]! <= 0
              ? mirrored.footer(of: number, sticking: sticking, margin: margin, in: viewport)
              : mirrored.item(
                mirrored.header(of: number)! + 2, sticking: sticking, margin: margin,
                in: viewport)
          XCTAssertEqual(header?.section, number)
          let hangsOver = place + section[3]! > end - start
          hanging += hangsOver && direction ? 1 : 0
          if hangsOver { continue }
          XCTAssertEqual(
            (header?.position ?? .nan) - row.viewport.offset, row.expected[number],
            accuracy: 1.0 / 64)
          // What the browser shows in the viewport is in one of the sections in sight.
          let isSeen =
            row.expected[number] + section[3]! > 0 && row.expected[number] < row.viewport.length
          if isSeen {
            XCTAssertTrue(mirrored.visibleSections(in: viewport).contains(number))
          }
        }
      }
    }
    XCTAssertEqual(hanging, 2)
  }

  func testFootersOfSections() {
    let list = SectionedRows(
      rowCounts: [9, 9], rowLength: 44, headerLength: 20, footerLength: 30)
    let viewport = AxisViewport(offset: 100, length: 200)
    let sticking = StickyPlacement(trailing: 0)
    XCTAssertEqual(list.footer(of: 0, sticking: sticking, in: viewport)?.position, 270)
    XCTAssertEqual(list.position(ofFooter: 0), 416)
    // Both sections are in sight: the second one's header pushes its footer away.
    let both = AxisViewport(offset: 400, length: 100)
    XCTAssertEqual(list.visibleSections(in: both), 0..<2)
    XCTAssertEqual(list.footer(of: 0, sticking: sticking, in: both)?.position, 416)
    XCTAssertEqual(list.footer(of: 1, sticking: sticking, in: both)?.position, 470)
    XCTAssertEqual(
      list.header(of: 1, sticking: StickyPlacement(leading: 0), in: both)?.position, 446)
    // Insets cover the ends.
    let barred = AxisViewport(
      offset: 100, length: 200, insets: AxisInsets(leading: 40, trailing: 25))
    XCTAssertEqual(
      list.header(of: 0, sticking: StickyPlacement(leading: 0), in: barred)?.position, 140)
    XCTAssertEqual(list.footer(of: 0, sticking: sticking, in: barred)?.position, 245)
    XCTAssertNil(list.footer(of: 2, sticking: sticking, in: viewport))
    XCTAssertNil(
      SectionedRows(rowCounts: [3], rowLength: 44, headerLength: 20)
        .footer(of: 0, sticking: sticking, in: viewport))
    XCTAssertEqual(
      list.visibleSections(in: AxisViewport(offset: 900, length: 100)), 2..<2)
  }

  func testHeadersOfSections() {
    let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
    let viewport = AxisViewport(offset: 140, length: 60)
    let sticking = StickyPlacement(leading: 0, trailing: 0)
    XCTAssertEqual(list.header(of: 0, sticking: sticking, in: viewport)?.position, 132)
    XCTAssertEqual(list.header(of: 1, sticking: sticking, in: viewport)?.position, 152)
    XCTAssertEqual(
      list.header(of: 0, sticking: StickyPlacement(leading: 0), in: viewport),
      list.stickyHeader(in: viewport))
    XCTAssertNil(list.header(of: 2, sticking: sticking, in: viewport))
  }

  func testTotality() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        let position = StickyPlacement(leading: a, trailing: b).position(
          of: b, length: a, from: a, to: b, margin: AxisInsets(leading: b, trailing: a),
          in: AxisViewport(offset: a, length: b, insets: AxisInsets(leading: b, trailing: a)))
        XCTAssertTrue(position.isFinite)
      }
    }
  }
}

extension SectionedRows {
  /// The same list on the horizontal axis.
  fileprivate init(_ list: SectionedRows, isRightToLeft: Bool) {
    self.init(
      rowCounts: (0..<list.sectionCount).map { list.rowCount(of: $0) }, rowLength: 0,
      headerLength: list.headerLength, footerLength: list.footerLength,
      padding: list.lengths.padding, axis: .horizontal, isRightToLeft: isRightToLeft)
    for item in list.indices {
      setLength(list.length(of: item), of: item, keeping: AxisViewport(offset: 0))
    }
  }
}
