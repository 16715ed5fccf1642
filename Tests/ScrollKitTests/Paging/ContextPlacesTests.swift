import XCTest

@testable import ScrollKit

/// What the SwiftUI behaviour computes, with the sizes that SwiftUI tells.
final class ContextPlacesTests: XCTestCase {
  private struct ContextRow: TableRow {
    var source: String
    var kind: ContextPlaces.Kind
    var style = SnapRelease.Style.swiftUIPaging
    var viewport: Double
    var content: Double
    var start = 0.0
    var target: Double
    var flick = 0.0
    var expected: Double?
  }

  /// Cards of 280 points with gaps of 12, centred: the content has the padding that centres the
  /// first and the last.
  private static func cards(_ viewport: Double, count: Double = 12) -> Double {
    count * 292 - 12 + viewport - 280
  }

  private static let centered = ContextPlaces.Kind.length(
    280, spacing: 12, alignment: .center, ends: nil)
  private static let different = ContextPlaces.Kind.lengths(
    [100, 300, 200, 250], spacing: 10, padding: .zero, alignment: .leading, grouping: .none,
    ends: nil)

  private let rows = [
    ContextRow(
      source: "cards: a flick turns one", kind: centered, viewport: 375, content: cards(375),
      target: 1000, flick: 1, expected: 292),
    ContextRow(
      source: "cards: in a wider container", kind: centered, viewport: 700, content: cards(700),
      start: 292, target: 300, flick: 1, expected: 584),
    ContextRow(
      source: "cards: slow and not half", kind: centered, viewport: 375, content: cards(375),
      target: 145, expected: 0),
    ContextRow(
      source: "cards: slow and half", kind: centered, viewport: 375, content: cards(375),
      target: 146, expected: 292),
    ContextRow(
      source: "cards: the last", kind: centered, viewport: 375, content: cards(375),
      start: 11 * 292, target: 4000, flick: 1, expected: 11 * 292),
    ContextRow(
      source: "cards: any number", kind: centered, style: .cssMandatory, viewport: 375,
      content: cards(375), target: 1000, flick: 1, expected: 876),
    ContextRow(
      source: "paging of the container, as SwiftUI's",
      kind: .length(375, spacing: 0, alignment: .leading, ends: nil), viewport: 375,
      content: 3 * 375, target: 200, flick: 1, expected: 375),
    ContextRow(
      source: "lengths: ahead", kind: different, viewport: 320, content: 880, target: 90,
      flick: 1, expected: 110),
    ContextRow(
      source: "lengths: the end of the content", kind: different, viewport: 320, content: 880,
      start: 420, target: 900, flick: 1, expected: 560),
    ContextRow(
      source: "areas: the nearest",
      kind: .areas([SnapArea(start: 100, length: 50), SnapArea(start: 500, length: 50)]),
      style: .swiftUIViewAligned(.never), viewport: 300, content: 1000, target: 350,
      expected: 500),
    ContextRow(
      source: "areas: none within a third",
      kind: .areas([SnapArea(start: 100, length: 50), SnapArea(start: 500, length: 50)]),
      style: .cssProximity, viewport: 300, content: 1000, target: 320, expected: nil),
    ContextRow(
      source: "points: the nearest", kind: .points(SnapPoints([0, 130, 410])),
      style: .swiftUIViewAligned(.never), viewport: 300, content: 1000, target: 280,
      expected: 410),
    ContextRow(
      source: "points: held within the range", kind: .points(SnapPoints([0, 130, 910])),
      style: .swiftUIViewAligned(.never), viewport: 300, content: 1000, target: 690,
      expected: 700),
  ]

  func testSizesFromTheContext() {
    forEachRow("sizes from SwiftUI's context", rows) { row in
      for direction in PagingDirection.allCases {
        func turn(_ offset: Double) -> Double {
          direction.offset(offset, content: row.content, viewport: row.viewport)
        }
        var places = ContextPlaces(kind: row.kind, style: row.style)
        if case .areas(let areas) = row.kind, direction == .rightToLeft {
          places.kind = .areas(
            areas.map { SnapArea(start: row.content - $0.start - $0.length, length: $0.length) })
        }
        let context = ContextPlaces.Context(
          axis: direction.axis, isRightToLeft: direction.isRightToLeft, viewport: row.viewport,
          contentLength: row.content)
        let found = places.offset(
          from: turn(row.start), to: turn(row.target),
          direction: direction.velocity(row.flick), in: context)
        XCTAssertEqual(found.map(turn), row.expected)
        XCTAssertEqual(places.axis(orElse: direction.axis), direction.axis)
      }
    }
  }

  func testPagesOfTheirOwnKeepTheirSizes() {
    let pages = Pages(count: 4, length: 100, viewport: 100, axis: .vertical)
    let places = ContextPlaces(kind: .pages(pages), style: .uiKitPaging)
    let context = ContextPlaces.Context(
      axis: .vertical, isRightToLeft: false, viewport: 900, contentLength: 9000)
    XCTAssertEqual(places.axis(orElse: .horizontal), .vertical)
    XCTAssertEqual(places.offset(from: 100, to: 390, direction: 2, in: context), 200)
    XCTAssertEqual(places.offset(from: 100, to: 160, direction: 0, in: context), 200)
  }
}
