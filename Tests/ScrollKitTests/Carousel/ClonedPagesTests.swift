import ScrollKit
import XCTest

final class ClonedPagesTests: XCTestCase {
  private struct PagesRow: TableRow {
    var count: Int
    var clones: Int
    var pages: [Int]
    var source: String
  }

  func testPages() {
    let rows: [PagesRow] = [
      PagesRow(count: 5, clones: 1, pages: [4, 0, 1, 2, 3, 4, 0], source: "tutorial: N + 2"),
      PagesRow(count: 3, clones: 1, pages: [2, 0, 1, 2, 0], source: "ImageSlideshow: N = 3"),
      PagesRow(count: 2, clones: 1, pages: [1, 0, 1, 0], source: "definition: N = 2"),
      PagesRow(count: 1, clones: 1, pages: [0], source: "definition: N = 1 does not loop"),
      PagesRow(count: 0, clones: 1, pages: [], source: "definition: N = 0"),
      PagesRow(count: -2, clones: 3, pages: [], source: "definition: counts below zero are zero"),
      PagesRow(count: 3, clones: 2, pages: [1, 2, 0, 1, 2, 0, 1], source: "carousel facts: K = 2"),
      PagesRow(
        count: 2, clones: 3, pages: [1, 0, 1, 0, 1, 0, 1, 0],
        source: "carousel facts: more copies than pages repeat the list"),
      PagesRow(count: 3, clones: 0, pages: [2, 0, 1, 2, 0], source: "definition: one at least"),
    ]
    forEachRow("cloned pages", rows) { row in
      let cloned = ClonedPages(pageCount: row.count, pageLength: 320, clones: row.clones)
      XCTAssertEqual(Array(cloned.pages), row.pages)
      XCTAssertEqual(cloned.placeCount, row.pages.count)
      XCTAssertEqual(cloned.canLoop, row.count > 1)
      XCTAssertEqual(
        cloned.contentSize(crossLength: 50),
        CGSize(width: 320 * Double(row.pages.count), height: 50))
    }
  }

  private struct ShiftRow: TableRow {
    var count: Int
    var clones: Int = 1
    var offset: Double
    /// Where the offset is after the shift.
    var shifted: Double
    var page: Int?
    var source: String
  }

  func testTheJumpKeepsTheRemainder() {
    let slideshow = "ImageSlideshow: x >= (N+1)W, x <= 0"
    let rows: [ShiftRow] = [
      ShiftRow(count: 3, offset: 1300, shifted: 340, page: 0, source: slideshow),
      ShiftRow(count: 3, offset: 0, shifted: 960, page: 2, source: slideshow),
      ShiftRow(count: 3, offset: 1279, shifted: 1279, page: 0, source: slideshow),
      ShiftRow(count: 3, offset: 1280, shifted: 320, page: 0, source: slideshow),
      ShiftRow(count: 3, offset: 1, shifted: 1, page: 2, source: slideshow),
      ShiftRow(count: 3, offset: -40, shifted: 920, page: 2, source: "definition: past the copy"),
      ShiftRow(count: 3, offset: 2500, shifted: 580, page: 1, source: "definition: two rounds"),
      ShiftRow(count: 3, offset: -1500, shifted: 420, page: 0, source: "definition: two rounds"),
      ShiftRow(count: 5, offset: 1925, shifted: 325, page: 0, source: "tutorial: N + 2, remainder"),
      ShiftRow(count: 3, clones: 2, offset: 320, shifted: 1280, page: 2, source: "K = 2"),
      ShiftRow(count: 3, clones: 2, offset: 321, shifted: 321, page: 2, source: "K = 2"),
      ShiftRow(count: 3, clones: 2, offset: 1600, shifted: 640, page: 0, source: "K = 2"),
      ShiftRow(count: 1, offset: 500, shifted: 500, page: 0, source: "definition: N = 1"),
      ShiftRow(count: 0, offset: 500, shifted: 500, page: nil, source: "definition: N = 0"),
      ShiftRow(count: 3, offset: 480, shifted: 480, page: 1, source: "definition: tie is the next"),
    ]
    forEachRow("clone loop", rows) { row in
      for (axis, isRightToLeft) in [
        (ScrollAxis.horizontal, false), (.horizontal, true), (.vertical, true),
      ] {
        let cloned = ClonedPages(
          pageCount: row.count, pageLength: 310, spacing: 10, clones: row.clones, axis: axis,
          isRightToLeft: isRightToLeft)
        let places = Double(cloned.placeCount)
        let isMirrored = isRightToLeft && axis == .horizontal
        func physical(_ x: Double) -> Double { isMirrored ? places * 320 - 320 - x : x }
        let offset = physical(row.offset)
        XCTAssertEqual(offset + cloned.offsetShift(at: offset), physical(row.shifted))
        XCTAssertEqual(cloned.page(at: offset), row.page)
        XCTAssertEqual(cloned.page(at: physical(row.shifted)), row.page)
      }
    }
  }

  private struct PlaceRow: TableRow {
    var place: Int
    var page: Int
    var source: String
  }

  func testPlaces() {
    let source = "BannerUtils, ImageSlideshow: clone index to page, N = 3"
    let rows = [
      PlaceRow(place: 0, page: 2, source: source), PlaceRow(place: 1, page: 0, source: source),
      PlaceRow(place: 4, page: 0, source: source), PlaceRow(place: 3, page: 2, source: source),
      PlaceRow(place: -1, page: 1, source: "definition: wraps on"),
      PlaceRow(place: 5, page: 1, source: "definition: wraps on"),
    ]
    forEachRow("clone places", rows) { row in
      let cloned = ClonedPages(pageCount: 3, pageLength: 300, spacing: 20)
      XCTAssertEqual(cloned.page(atPlace: row.place), row.page)
      let start = Double(row.place) * 320
      XCTAssertEqual(
        cloned.frame(ofPlace: row.place, crossLength: 9),
        CGRect(x: start + 10, y: 0, width: 300, height: 9))
      let mirrored = ClonedPages(pageCount: 3, pageLength: 300, spacing: 20, isRightToLeft: true)
      XCTAssertEqual(
        mirrored.frame(ofPlace: row.place, crossLength: 9),
        CGRect(x: 1280 - start + 10, y: 0, width: 300, height: 9))
    }
    XCTAssertNil(ClonedPages(pageCount: 0, pageLength: 300).page(atPlace: 0))
  }

  func testPagesRestWhereTheyAreFound() {
    for isRightToLeft in [false, true] {
      let cloned = ClonedPages(pageCount: 4, pageLength: 320, isRightToLeft: isRightToLeft)
      for page in 0..<4 {
        let offset = cloned.contentOffset(of: page)
        XCTAssertEqual(
          offset, isRightToLeft ? 1600 - Double(page + 1) * 320 : Double(page + 1) * 320)
        XCTAssertEqual(cloned.page(at: offset), page)
        XCTAssertEqual(cloned.wrappedFractionalPage(at: offset), Double(page))
        XCTAssertEqual(cloned.offsetShift(at: offset), 0)
      }
      XCTAssertEqual(cloned.contentOffset(of: -1), cloned.contentOffset(of: 3))
    }
    let cloned = ClonedPages(pageCount: 4, pageLength: 320)
    XCTAssertEqual(cloned.fractionalPage(at: 160), -0.5)
    XCTAssertEqual(cloned.wrappedFractionalPage(at: 160), 3.5)
    XCTAssertEqual(cloned.fractionalPage(at: .nan), 0)
    XCTAssertEqual(ClonedPages(pageCount: 0, pageLength: 320).contentOffset(of: 2), 0)
    XCTAssertEqual(ClonedPages(pageCount: 4, pageLength: 0).fractionalPage(at: 100), 0)
    XCTAssertEqual(ClonedPages(pageCount: 4, pageLength: 0).offsetShift(at: 100), 0)
  }

  /// Drags at random. Returns the first offset at which the pages on screen jump, or that is out of
  /// the content.
  private func firstFault(shift: (ClonedPages, Double) -> Double) -> Double? {
    var random = SeededGenerator(seed: 4)
    for count in 2...7 {
      let cloned = ClonedPages(pageCount: count, pageLength: 320)
      var offset = 320.0
      for _ in 0..<2000 {
        offset += Double.random(in: -320...320, using: &random)
        let before = cloned.wrappedFractionalPage(at: offset)
        offset += shift(cloned, offset)
        let after = cloned.wrappedFractionalPage(at: offset)
        let change = (after - before).magnitude
        if min(change, Double(count) - change) > 1e-9 { return offset }
        if offset <= 0 || offset >= Double(count + 1) * 320 { return offset }
      }
    }
    return nil
  }

  func testNothingJumpsOnScreen() {
    XCTAssertNil(firstFault { $0.offsetShift(at: $1) })
    // The tutorials test whether the offset equals the copy's, which fast frames skip over.
    XCTAssertNotNil(firstFault { $1 == 0 ? 320 * Double($0.pageCount) : 0 })
    // Writing the page's offset instead of shifting loses the remainder.
    XCTAssertNotNil(
      firstFault { $0.offsetShift(at: $1) == 0 ? 0 : $0.contentOffset(of: $0.page(at: $1)!) - $1 })
  }

  /// At both ends of the content the offset is shifted, whatever the length of a page, also for a
  /// host that rounds its offsets to device pixels.
  func testBothEndsLeadOnAtAnyLength() {
    for pixels in 600...1300 {
      for (pageCount, clones) in [(2, 1), (3, 1), (5, 2), (7, 3), (12, 1)] {
        for isRightToLeft in [false, true] {
          let cloned = ClonedPages(
            pageCount: pageCount, pageLength: Double(pixels) / 3, clones: clones,
            isRightToLeft: isRightToLeft)
          let end = cloned.contentSize(crossLength: 1).width - cloned.pitch
          let rounded = PixelGrid(displayScale: 3).nearest(end)
          for (offset, way) in [(0, 1), (end, -1), (rounded, -1)] {
            let shift = cloned.offsetShift(at: offset)
            let expected = Double(way) * Double(pageCount) * cloned.pitch
            XCTAssertEqual(shift, expected, accuracy: 1e-9, "\(cloned) \(offset)")
            XCTAssertEqual(cloned.offsetShift(at: offset + shift), 0)
          }
        }
      }
    }
  }

  private struct EndRow: TableRow {
    var count: Int
    var clones: Int = 1
    var length: Double
    var offset: Double
    var shift: Double
    var source: String
  }

  /// An end counts as reached from half a point before it.
  func testEndsThatARoundingMisses() {
    let half = "definition: half a point before the end is the end"
    let more = "definition: more than half a point before the end is not"
    let rows: [EndRow] = [
      EndRow(count: 2, length: 104.5, offset: 313, shift: -209, source: half),
      EndRow(count: 2, length: 104.5, offset: 313.5, shift: -209, source: "definition: the end"),
      EndRow(count: 2, length: 104.5, offset: 312.75, shift: 0, source: more),
      EndRow(count: 2, length: 104.5, offset: 0.5, shift: 209, source: half),
      EndRow(count: 2, length: 104.5, offset: 0.75, shift: 0, source: more),
      EndRow(count: 3, length: 104.5, offset: 417.5, shift: -313.5, source: half),
      EndRow(count: 3, length: 104.5, offset: 417.25, shift: 0, source: more),
      EndRow(count: 5, length: 100.5, offset: 602.5, shift: -502.5, source: half),
      EndRow(count: 5, length: 100.5, offset: 602, shift: 0, source: more),
      EndRow(count: 7, length: 102.5, offset: 819.5, shift: -717.5, source: half),
      EndRow(count: 9, length: 320, offset: 3199.5, shift: -2880, source: half),
      EndRow(count: 9, length: 320, offset: 3199, shift: 0, source: more),
      EndRow(count: 3, clones: 2, length: 104.5, offset: 522, shift: -313.5, source: half),
      EndRow(count: 3, clones: 2, length: 104.5, offset: 105, shift: 313.5, source: half),
      EndRow(count: 3, clones: 2, length: 104.5, offset: 105.25, shift: 0, source: more),
      EndRow(
        count: 2, length: 1, offset: 2.75, shift: -2,
        source: "definition: of a tiny page a quarter is the most that is forgiven"),
      EndRow(
        count: 2, length: 1, offset: 2.5, shift: 0,
        source: "definition: of a tiny page a quarter is the most that is forgiven"),
      EndRow(
        count: 1, length: 104.5, offset: 313, shift: 0, source: "definition: N = 1, no copies"),
      EndRow(
        count: 0, length: 104.5, offset: 313, shift: 0, source: "definition: N = 0, no copies"),
    ]
    forEachRow("clone ends", rows) { row in
      let cloned = ClonedPages(
        pageCount: row.count, pageLength: row.length, clones: row.clones)
      XCTAssertEqual(cloned.offsetShift(at: row.offset), row.shift)
      let mirrored = ClonedPages(
        pageCount: row.count, pageLength: row.length, clones: row.clones, isRightToLeft: true)
      let last = Double(mirrored.placeCount - 1) * row.length
      XCTAssertEqual(mirrored.offsetShift(at: last - row.offset), 0 - row.shift)
    }
  }

  /// The offset half a point before each end, for every page length in half points.
  func testNoEndIsMissedByExactlyHalfAPoint() {
    for halves in 200...1000 {
      for count in 2...12 {
        let length = Double(halves) / 2
        let cloned = ClonedPages(pageCount: count, pageLength: length)
        let (end, round) = (Double(count + 1) * length, Double(count) * length)
        XCTAssertEqual(cloned.offsetShift(at: end - 0.5), -round)
        XCTAssertEqual(cloned.offsetShift(at: 0.5), round)
        XCTAssertEqual(cloned.offsetShift(at: end - 0.625), 0)
        XCTAssertEqual(cloned.offsetShift(at: 0.625), 0)
      }
    }
  }

  /// The end of very long content, whose length itself is rounded, is still reached.
  func testEndsOfVeryLongContent() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let cloned = ClonedPages(
        pageCount: Int.random(in: 1_000_000_000...100_000_000_000, using: &random),
        pageLength: Double.random(in: 100...1000, using: &random))
      let end = Double(cloned.contentSize(crossLength: 0).width) - cloned.pitch
      XCTAssertLessThan(cloned.offsetShift(at: end), 0, "\(cloned)")
      XCTAssertLessThan(cloned.offsetShift(at: end - 0.5), 0, "\(cloned)")
    }
  }

  func testExample() {
    let cloned = ClonedPages(pageCount: 5, pageLength: 320)
    XCTAssertEqual(Array(cloned.pages), [4, 0, 1, 2, 3, 4, 0])
    XCTAssertEqual(cloned.contentOffset(of: 0), 320)
    XCTAssertEqual(cloned.offsetShift(at: 1925), -1600)
  }
}
