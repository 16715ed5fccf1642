import ScrollKit
import XCTest

/// Where releases land among pages of one length.
final class PagesLandingTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let pages = Pages(count: 9, length: 320, viewport: 320)
    let flick = pages.landing(from: 2, at: 700, proposed: 1500, velocity: 1200, limit: 1)
    XCTAssertEqual("\(flick.page!) \(flick.contentOffset)", "3 960.0")
  }

  private struct LandingRow: TableRow {
    var source: String
    var count: Int
    /// Also of the viewport.
    var length: Double
    var start: Int
    /// Logical, at release.
    var offset: Double
    /// Logical.
    var proposed: Double
    /// In points per millisecond, as UIKit's delegate gets it; positive towards the last page.
    var velocity: Double
    var limit: Int
    var distance: Double
    var page: Int
    var reason: String

    init(
      _ source: String, _ count: Int = 9, of length: Double, from start: Int, at offset: Double,
      to proposed: Double, velocity: Double = 0, limit: Int = 1, distance: Double = 0.5,
      _ page: Int, reason: String = ""
    ) {
      self.source = source
      self.count = count
      self.length = length
      self.start = start
      self.offset = offset
      self.proposed = proposed
      self.velocity = velocity
      self.limit = limit
      self.distance = distance
      self.page = page
      self.reason = reason
    }
  }

  func testSlowReleases() {
    let flutter = "flutter page_view_test settle"
    let any = Int.max
    let rows = [
      LandingRow(flutter, of: 800, from: 0, at: 20, to: 20, 0),
      LandingRow(flutter, of: 800, from: 0, at: 420, to: 420, 1),
      LandingRow(flutter, of: 600, from: 0, at: 1250, to: 1250, limit: any, 2),
      LandingRow("compose PagerStateTest", of: 400, from: 2, at: 1040, to: 1040, 3),
      LandingRow("viewpager2 FakeDragTest", of: 400, from: 0, at: 240, to: 240, 1),
      LandingRow(
        "egjs SnapControl.spec, threshold 40", 3, of: 1000, from: 0, at: 39, to: 39,
        distance: 0.04, 0),
      LandingRow(
        "egjs SnapControl.spec, threshold 40", 3, of: 1000, from: 0, at: 40, to: 40,
        distance: 0.04, 1),
      LandingRow("egjs SnapControl.spec", 3, of: 1000, from: 0, at: 2000, to: 2000, limit: any, 2),
      LandingRow(
        "SwiftUIPager sensitivity 0.25", 20, of: 400, from: 2, at: 900, to: 900, distance: 0.25, 3),
      LandingRow(
        "SwiftUIPager sensitivity 0.25", 20, of: 400, from: 2, at: 896, to: 896, distance: 0.25, 2),
      LandingRow(
        "SwiftUIPager sensitivity low", 20, of: 400, from: 2, at: 1100, to: 1100, distance: 0.75,
        3),
      LandingRow(
        "SwiftUIPager sensitivity low", 20, of: 400, from: 2, at: 1099, to: 1099, distance: 0.75,
        2),
      LandingRow("SwiftUIPager drag", 20, of: 300, from: 0, at: 600, to: 600, limit: any, 2),
      LandingRow("splide Drag general.test", of: 600, from: 0, at: 20, to: 60, velocity: 0.2, 0),
      LandingRow("FSPagerView", of: 375, from: 1, at: 430, to: 440, velocity: 0.2, 1),
      LandingRow("definition: a tie is the next", of: 320, from: 2, at: 800, to: 800, 3),
      LandingRow("definition: a tie is the next", of: 320, from: 2, at: 480, to: 480, 2),
      LandingRow("definition: past half backwards", of: 320, from: 2, at: 479, to: 479, 1),
      LandingRow("definition: at rest", of: 320, from: 2, at: 640, to: 640, 2),
      LandingRow("definition: the proposed rest counts", of: 320, from: 2, at: 700, to: 801, 3),
      LandingRow("definition: the limit", of: 320, from: 2, at: 2000, to: 2000, 3),
      LandingRow("definition: the limit", of: 320, from: 4, at: 100, to: 100, 3),
      LandingRow("definition: the limit", of: 320, from: 2, at: 2000, to: 2000, limit: 0, 2),
      LandingRow("definition: the limit", of: 320, from: 2, at: 2000, to: 2000, limit: -5, 2),
      LandingRow("definition: the limit", of: 320, from: 2, at: 2000, to: 2000, limit: 3, 5),
      LandingRow("definition: no limit", of: 320, from: 2, at: 2000, to: 2000, limit: any, 6),
      LandingRow("definition: the start is held", of: 320, from: 99, at: 2560, to: 2560, 8),
      LandingRow("definition: the start is held", of: 320, from: -99, at: 0, to: 0, 0),
      LandingRow("definition: past the end", of: 320, from: 8, at: 2800, to: 2800, 8),
      LandingRow("definition: before the start", of: 320, from: 0, at: -250, to: -250, 0),
      LandingRow(
        "definition: no distance, at rest", of: 320, from: 2, at: 640, to: 640, distance: 0, 2),
      LandingRow(
        "definition: no distance, forwards", of: 320, from: 2, at: 641, to: 641, distance: 0, 3),
      LandingRow(
        "definition: no distance, backwards", of: 320, from: 2, at: 639, to: 639, distance: 0, 1),
      LandingRow(
        "definition: no distance, a whole page", of: 320, from: 2, at: 960, to: 960, limit: any,
        distance: 0, 3),
      LandingRow(
        "definition: the whole distance", of: 320, from: 2, at: 959, to: 959, distance: 1, 2),
      LandingRow(
        "definition: the whole distance", of: 320, from: 2, at: 960, to: 960, distance: 1, 3),
      LandingRow(
        "definition: the whole distance, backwards", of: 320, from: 2, at: 321, to: 321,
        distance: 1, 2),
      LandingRow(
        "definition: the whole distance, backwards", of: 320, from: 2, at: 320, to: 320,
        distance: 1, 1),
      LandingRow(
        "definition: a quarter, backwards past it", of: 320, from: 2, at: 559, to: 559,
        distance: 0.25, 1),
      LandingRow(
        "definition: a quarter, backwards at it", of: 320, from: 2, at: 560, to: 560,
        distance: 0.25, 2),
      LandingRow("definition: one page", 1, of: 320, from: 0, at: 200, to: 200, 0),
      LandingRow("definition: two pages", 2, of: 320, from: 0, at: 160, to: 160, 1),
      LandingRow(
        "definition: velocity is no number", of: 320, from: 2, at: 700, to: 700,
        velocity: .nan, 2),
    ]
    check("landings of slow releases", rows)
  }

  func testFlicks() {
    let compose = "compose PagerSnapDistance"
    let rows = [
      LandingRow("FSPagerView", of: 375, from: 0, at: 300, to: 400, velocity: 0.5, 1),
      LandingRow("FSPagerView", of: 375, from: 1, at: 340, to: 318, velocity: -0.5, 0),
      LandingRow(compose, of: 400, from: 5, at: 2100, to: 3600, velocity: 2, limit: 3, 8),
      LandingRow(compose, 20, of: 400, from: 5, at: 1900, to: 400, velocity: -2, limit: 3, 2),
      LandingRow(compose, of: 400, from: 1, at: 300, to: -1600, velocity: -2, limit: 3, 0),
      LandingRow(
        "compose PagerStateTest", 20, of: 400, from: 5, at: 2100, to: 9000, velocity: 20, limit: 3,
        8),
      LandingRow("SwiftUIPager drag", 20, of: 300, from: 0, at: 75, to: 120, velocity: 0.6, 1),
      LandingRow("egjs SnapControl.spec", 5, of: 1000, from: 1, at: 1400, to: 5400, velocity: 8, 2),
      LandingRow("flickity drag.js", 6, of: 1000, from: 0, at: 20, to: 300, velocity: 0.6, 1),
      LandingRow("viewpager2 FakeDragTest", of: 400, from: 0, at: 240, to: 900, velocity: 2.4, 1),
      LandingRow(
        "definition: at least the next", of: 320, from: 2, at: 650, to: 660, velocity: 0.3, 3),
      LandingRow(
        "definition: at least the next", of: 320, from: 2, at: 630, to: 620, velocity: -0.3, 1),
      LandingRow(
        "definition: below the threshold", of: 320, from: 2, at: 650, to: 660, velocity: 0.29, 2),
      LandingRow(
        "definition: below the threshold", of: 320, from: 2, at: 630, to: 620, velocity: -0.29, 2),
      LandingRow(
        "definition: from rest to the next", of: 320, from: 2, at: 640, to: 640, velocity: 1, 3),
      LandingRow(
        "definition: from rest to the previous", of: 320, from: 2, at: 640, to: 640, velocity: -1,
        1),
      LandingRow(
        "definition: back over the start", of: 320, from: 2, at: 900, to: 850, velocity: -1, 2),
      LandingRow(
        "definition: forth over the start", of: 320, from: 2, at: 400, to: 450, velocity: 1, 2),
      LandingRow(
        "definition: the nearest to the proposed", of: 320, from: 2, at: 700, to: 1500,
        velocity: 1.2, limit: .max, 5),
      LandingRow(
        "definition: the nearest to the proposed", of: 320, from: 7, at: 2200, to: 790,
        velocity: -1.2, limit: .max, 2),
      LandingRow("definition: the limit", of: 320, from: 2, at: 700, to: 1500, velocity: 9, 3),
      LandingRow(
        "definition: the limit", of: 320, from: 2, at: 700, to: 1500, velocity: 9, limit: 2, 4),
      LandingRow(
        "definition: the limit", of: 320, from: 2, at: 700, to: 1500, velocity: 9, limit: 0, 2),
      LandingRow("definition: at the end", of: 320, from: 8, at: 2600, to: 3000, velocity: 1, 8),
      LandingRow("definition: at the start", of: 320, from: 0, at: -9, to: -90, velocity: -1, 0),
      LandingRow("definition: one page", 1, of: 320, from: 0, at: 9, to: 90, velocity: 1, 0),
      LandingRow("definition: two pages", 2, of: 320, from: 1, at: 310, to: 300, velocity: -1, 0),
      LandingRow(
        "definition: infinite velocity", of: 320, from: 2, at: 650, to: .infinity,
        velocity: .infinity, limit: .max, 8),
    ]
    check("landings of flicks", rows)
  }

  func testLandingsThatDifferByOurRule() {
    let rows = [
      LandingRow(
        "FSPagerView: 375", of: 375, from: 1, at: 340, to: 319, velocity: -0.5, 0,
        reason: "a flick goes at least to the next page; the peer adds 0.35 of a page and rounds")
    ]
    check("landings that differ by our rule", rows)
  }

  private func check(_ table: String, _ rows: [LandingRow]) {
    forEachRow(table, rows) { row in
      for direction in PagingDirection.allCases {
        var pages = Pages(
          count: row.count, length: row.length, viewport: row.length, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        var variable = VariablePages(
          lengths: Array(repeating: row.length, count: row.count), viewport: row.length,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        pages.distanceThreshold = row.distance
        variable.distanceThreshold = row.distance
        let content = row.length * Double(row.count)
        let physical = { direction.offset($0, content: content, viewport: row.length) }
        let landing = pages.landing(
          from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
          velocityPerMillisecond: direction.velocity(row.velocity), limit: row.limit)
        XCTAssertEqual(landing.page, row.page, "\(direction) \(row.reason)")
        XCTAssertEqual(landing.contentOffset, physical(Double(row.page) * row.length))
        let other = variable.landing(
          from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
          velocityPerMillisecond: direction.velocity(row.velocity), limit: row.limit)
        XCTAssertEqual(other, landing, "\(direction)")
        let velocity = direction.velocity(row.velocity) * 1000
        XCTAssertEqual(
          pages.landing(
            from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
            velocity: velocity, limit: row.limit), landing, "\(direction)")
        XCTAssertEqual(
          variable.landing(
            from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
            velocity: velocity, limit: row.limit), landing, "\(direction)")
      }
    }
  }

  private struct UnitRow: TableRow {
    var source: String
    /// In points per second.
    var velocity: Double
    var perMillisecond: Double
    var page: Int
  }

  func testBothUnitsOfVelocity() {
    let threshold = "definition: a flick from 300 points per second on"
    let rows = [
      UnitRow(source: threshold, velocity: 300, perMillisecond: 0.3, page: 3),
      UnitRow(source: threshold, velocity: 299, perMillisecond: 0.299, page: 2),
      UnitRow(source: threshold, velocity: 0.3, perMillisecond: 0.0003, page: 2),
      UnitRow(source: threshold, velocity: -300, perMillisecond: -0.3, page: 2),
      UnitRow(
        source: "definition: infinite", velocity: .infinity, perMillisecond: .infinity, page: 3),
      UnitRow(
        source: "definition: infinite", velocity: -.infinity, perMillisecond: -.infinity, page: 2),
      UnitRow(
        source: "definition: saturates", velocity: 1e308, perMillisecond: 1e308, page: 3),
      UnitRow(source: "definition: NaN is zero", velocity: .nan, perMillisecond: .nan, page: 2),
    ]
    forEachRow("units of velocity", rows) { row in
      let pages = Pages(count: 9, length: 320, viewport: 320)
      let variable = VariablePages(lengths: Array(repeating: 320, count: 9), viewport: 320)
      for page in [
        pages.landing(from: 2, at: 650, proposed: 700, velocity: row.velocity).page,
        pages.landing(
          from: 2, at: 650, proposed: 700, velocityPerMillisecond: row.perMillisecond
        ).page,
        variable.landing(from: 2, at: 650, proposed: 700, velocity: row.velocity).page,
        variable.landing(
          from: 2, at: 650, proposed: 700, velocityPerMillisecond: row.perMillisecond
        ).page,
      ] { XCTAssertEqual(page, row.page) }
    }
    XCTAssertEqual(PageLanding.slowSpeed, 270)
  }

  private struct SharedRow: TableRow {
    var source: String
    var alignment: PageAlignment
    var start: Int
    var offset: Double
    var proposed: Double
    var velocity: Double
    var page: Int
    var landing: Double

    init(
      _ source: String, _ alignment: PageAlignment, from start: Int, at offset: Double,
      to proposed: Double, velocity: Double = 0, _ page: Int, _ landing: Double
    ) {
      self.source = source
      self.alignment = alignment
      self.start = start
      self.offset = offset
      self.proposed = proposed
      self.velocity = velocity
      self.page = page
      self.landing = landing
    }
  }

  /// Eight pages of 100 points in 320, which rest at 0, 100, 200, 300, 400, 480, 480, 480, or, when
  /// centred, at 0, 0, 90, 190, 290, 390, 480, 480.
  func testPagesThatShareAnOffsetCountOnce() {
    let (leading, center) = (PageAlignment.leading, PageAlignment.center)
    let flick = "definition: a flick leaves the shared offset"
    let rows = [
      SharedRow(flick, leading, from: 7, at: 480, to: 470, velocity: -1, 4, 400),
      SharedRow(flick, leading, from: 6, at: 470, to: 460, velocity: -1, 4, 400),
      SharedRow(flick, leading, from: 4, at: 410, to: 420, velocity: 1, 7, 480),
      SharedRow(flick, center, from: 0, at: 0, to: 10, velocity: 1, 2, 90),
      SharedRow(flick, center, from: 1, at: 5, to: 10, velocity: 1, 2, 90),
      SharedRow(flick, center, from: 2, at: 80, to: 70, velocity: -1, 0, 0),
      SharedRow(flick, center, from: 5, at: 400, to: 410, velocity: 1, 7, 480),
      SharedRow(flick, center, from: 7, at: 480, to: 470, velocity: -1, 5, 390),
      SharedRow(
        "definition: nearest, 440 is the middle", leading, from: 7, at: 441, to: 441, 7, 480),
      SharedRow(
        "definition: nearest, 440 is the middle", leading, from: 7, at: 439, to: 439, 4, 400),
      SharedRow("definition: a tie is the next", leading, from: 4, at: 440, to: 440, 7, 480),
      SharedRow("definition: nearest, 45 is the middle", center, from: 0, at: 44, to: 44, 0, 0),
      SharedRow("definition: a tie is the next", center, from: 0, at: 45, to: 45, 2, 90),
      SharedRow("definition: a tie is the next", center, from: 2, at: 45, to: 45, 2, 90),
      SharedRow("definition: at rest", center, from: 6, at: 480, to: 480, 7, 480),
    ]
    forEachRow("landings among pages that share an offset", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 8, length: 100, viewport: 320, alignment: row.alignment, ends: .contained,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let variable = VariablePages(
          lengths: Array(repeating: 100, count: 8), viewport: 320, alignment: row.alignment,
          ends: .contained, axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let physical = { direction.offset($0, content: 800, viewport: 320) }
        let landings = [
          pages.landing(
            from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
            velocityPerMillisecond: direction.velocity(row.velocity)),
          variable.landing(
            from: row.start, at: physical(row.offset), proposed: physical(row.proposed),
            velocityPerMillisecond: direction.velocity(row.velocity)),
        ]
        for landing in landings {
          XCTAssertEqual(landing.page, row.page, "\(direction)")
          XCTAssertEqual(landing.contentOffset, physical(row.landing), "\(direction)")
        }
      }
    }
  }

  private struct RoundedRow: TableRow {
    var source: String
    var count: Int
    var length: Double
  }

  /// Divisions round, but a release at a page's own offset starts on that page: a flick turns one
  /// page, a slow release none. Halfway to the next page, a slow release turns it.
  func testReleasesAtRoundedOffsets() {
    let flick = "definition: a flick turns a page"
    let rows = [
      RoundedRow(source: flick, count: 40, length: 411.428571),
      RoundedRow(source: flick, count: 40, length: 411.42857142857144),
      RoundedRow(source: flick, count: 366, length: 392.72727272727275),
      RoundedRow(source: flick, count: 300, length: 0.1),
      RoundedRow(source: flick, count: 50, length: 105.142857),
      RoundedRow(source: flick, count: 60, length: Double(Float(320.1))),
      RoundedRow(source: flick, count: 60, length: 1080 / 2.625),
      RoundedRow(source: flick, count: 30_000, length: 411.428571),
      RoundedRow(source: "definition: two pages", count: 2, length: 411.428571),
      RoundedRow(source: "definition: one page", count: 1, length: 411.428571),
    ]
    forEachRow("releases at rounded offsets", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: row.length, viewport: row.length, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let last = row.count - 1
        for page in stride(from: 0, through: last, by: max(1, row.count / 60)) {
          let offset = pages.contentOffset(of: page)
          for (velocity, limit) in [(1.0, 1), (-1, 1), (1, 3), (-1, 3), (0, 1)] {
            let landing = pages.landing(
              from: page, at: offset, proposed: offset,
              velocityPerMillisecond: direction.velocity(velocity), limit: limit)
            let expected = min(max(page + Int(velocity), 0), last)
            XCTAssertEqual(landing.page, expected, "page \(page), velocity \(velocity)")
            XCTAssertEqual(landing.contentOffset, pages.contentOffset(of: expected))
          }
          guard page < last else { continue }
          let halfway = (offset + pages.contentOffset(of: page + 1)) / 2
          let landing = pages.landing(
            from: page, at: halfway, proposed: halfway, velocityPerMillisecond: 0)
          XCTAssertEqual(landing.page, page + 1, "halfway from \(page)")
          XCTAssertEqual(pages.page(at: halfway), page + 1)
        }
      }
    }
  }
}
