import Foundation
import ScrollKit
import XCTest

/// Headers in a browser: Chromium 156.0.8078.114, headless. Every row is a must.
///
/// A row reads `feature viewport offset | sections | positions in the viewport`. A section is
/// `start,length,lead,header,before,after,margins,paddings`, with `n` for an end at which its
/// header does not stick.
struct StickyRow: TableRow {
  let source: String
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
