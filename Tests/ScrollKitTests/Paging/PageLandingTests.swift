import ScrollKit
import XCTest

/// Whether a landing moves a slow target, and what it says without pages or target.
final class PageLandingTests: XCTestCase {
  private struct RetargetRow: TableRow {
    var source: String
    var proposed: Double
    var velocity: Double
    var isSlow: Bool
  }

  /// From page 2 of nine of 320 points; all land on page 2 or 3, at 640 or 960.
  func testSlowRetarget() {
    let rows = [
      RetargetRow(source: "radar 18746849", proposed: 700, velocity: 0.2, isSlow: true),
      RetargetRow(source: "radar 18746849", proposed: 700, velocity: -0.2, isSlow: true),
      RetargetRow(source: "radar 18746849", proposed: 700, velocity: 0, isSlow: true),
      RetargetRow(source: "radar 18746849: 0.27", proposed: 700, velocity: 0.26, isSlow: true),
      RetargetRow(source: "radar 18746849: 0.27", proposed: 700, velocity: 0.27, isSlow: false),
      RetargetRow(source: "radar 18746849: 0.27", proposed: 700, velocity: -0.27, isSlow: false),
      RetargetRow(source: "radar 18746849", proposed: 1500, velocity: 2, isSlow: false),
      RetargetRow(source: "definition: not moved", proposed: 640, velocity: 0.1, isSlow: false),
      RetargetRow(source: "definition: half a point", proposed: 640.5, velocity: 0, isSlow: false),
      RetargetRow(source: "definition: half a point", proposed: 639.5, velocity: 0, isSlow: false),
      RetargetRow(source: "definition: half a point", proposed: 640.75, velocity: 0, isSlow: true),
      RetargetRow(source: "definition: half a point", proposed: 639.25, velocity: 0, isSlow: true),
    ]
    forEachRow("slow retargets", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: 9, length: 320, viewport: 320, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let landing = pages.landing(
          from: 2, at: direction.offset(640, content: 2880, viewport: 320),
          proposed: direction.offset(row.proposed, content: 2880, viewport: 320),
          velocityPerMillisecond: direction.velocity(row.velocity))
        XCTAssertEqual(landing.isSlowRetarget, row.isSlow)
      }
    }
  }

  private struct BareRow: TableRow {
    var source: String
    var count: Int
    var offset: Double
    var proposed: Double
    var page: Int?
    /// Logical.
    var landing: Double
  }

  func testWithoutPagesOrTarget() {
    let rows = [
      BareRow(
        source: "definition: no pages", count: 0, offset: 50, proposed: 80, page: nil, landing: 0),
      BareRow(
        source: "definition: no target is the offset at release", count: 9, offset: 700,
        proposed: .nan, page: 2, landing: 640),
      BareRow(
        source: "definition: no target is the offset at release", count: 9, offset: 810,
        proposed: .nan, page: 3, landing: 960),
      BareRow(
        source: "definition: neither is the leading edge", count: 9, offset: .nan, proposed: .nan,
        page: 1, landing: 320),
    ]
    forEachRow("landings without pages or target", rows) { row in
      for direction in PagingDirection.allCases {
        let pages = Pages(
          count: row.count, length: 320, viewport: 320, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let variable = VariablePages(
          lengths: Array(repeating: 320, count: row.count), viewport: 320, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let physical = {
          direction.offset($0, content: Double(row.count) * 320, viewport: 320)
        }
        let landing = pages.landing(
          from: 2, at: physical(row.offset), proposed: physical(row.proposed),
          velocityPerMillisecond: 0)
        XCTAssertEqual(landing.page, row.page)
        XCTAssertEqual(landing.contentOffset, physical(row.landing))
        let other = variable.landing(
          from: 2, at: physical(row.offset), proposed: physical(row.proposed),
          velocityPerMillisecond: 0)
        XCTAssertEqual(other, landing)
      }
    }
  }

  func testVariablePagesHaveTheSameThresholds() {
    var pages = VariablePages(lengths: [100, 100, 100], viewport: 100)
    XCTAssertEqual([pages.distanceThreshold, pages.flickThreshold], [0.5, 300])
    pages.distanceThreshold = -1
    XCTAssertEqual(pages.distanceThreshold, 0)
    pages.distanceThreshold = .nan
    XCTAssertEqual(pages.distanceThreshold, 0.5)
    pages.flickThreshold = 2000
    let slow = pages.landing(from: 1, at: 100, proposed: 110, velocity: 1999)
    XCTAssertEqual(slow.page, 1)
    let fast = pages.landing(from: 1, at: 100, proposed: 110, velocity: 2000)
    XCTAssertEqual(fast.page, 2)
    pages.flickThreshold = .nan
    XCTAssertEqual(pages.flickThreshold, 0)
    let still = pages.landing(from: 1, at: 100, proposed: 110, velocity: 0)
    XCTAssertEqual(still.page, 1)
  }
}
