import XCTest

@testable import ScrollKit

/// Gestures read by the rules of other libraries.
final class SnapStyleTests: XCTestCase {
  private struct StyleRow: TableRow {
    var source: String
    var style: SnapRelease.Style
    var places: [Double]
    var start: Double
    var offset: Double
    var target: Double
    var velocity: Double
    var expected: Double

    /// A gesture from `start`, released at `at`, which would end at `to`.
    init(
      _ source: String, _ style: SnapRelease.Style, among places: [Double], from start: Double = 0,
      at offset: Double, to target: Double? = nil, velocity: Double, _ expected: Double
    ) {
      (self.source, self.style, self.places, self.start) = (source, style, places, start)
      (self.offset, self.target) = (offset, target ?? offset)
      (self.velocity, self.expected) = (velocity, expected)
    }
  }

  private static let wide = (0..<5).map { 800 * Double($0) }
  private static let many = (0..<20).map { 200 * Double($0) }

  private static let browsers: [StyleRow] = [
    StyleRow(
      "chromium: the end of a flick", .cssMandatory, among: wide, from: 800, at: 900, to: 3100,
      velocity: 3000, 3200),
    StyleRow(
      "chromium: a slow drag is taken back", .cssMandatory, among: wide, from: 800, at: 1100,
      velocity: 0, 800),
    StyleRow(
      "chromium: nothing within a third of 400", .cssProximity, among: wide, at: 300,
      velocity: 0, -1),
    StyleRow(
      "chromium: a third of 400", .cssProximity, among: wide, at: 700, velocity: 0, 800),
  ]

  private static let apple: [StyleRow] = [
    StyleRow(
      "UIKit: at most one page", .uiKitPaging, among: wide, from: 800, at: 900, to: 3100,
      velocity: 3000, 1600),
    StyleRow(
      "UIKit: a slow drag past a half", .uiKitPaging, among: wide, from: 800, at: 1210,
      velocity: 0, 1600),
    StyleRow(
      "SwiftUI paging: as UIKit", .swiftUIPaging, among: wide, from: 800, at: 900, to: 3100,
      velocity: 3000, 1600),
    StyleRow(
      "SwiftUI view-aligned, alwaysByOne", .swiftUIViewAligned(.alwaysByOne), among: wide,
      from: 800, at: 900, to: 3100, velocity: 3000, 1600),
    StyleRow(
      "SwiftUI view-aligned, never", .swiftUIViewAligned(.never), among: wide, from: 800, at: 900,
      to: 3100, velocity: 3000, 3200),
    StyleRow(
      "SwiftUI view-aligned, always: a few, taken as three", .swiftUIViewAligned(.always),
      among: many, from: 400, at: 500, to: 3100, velocity: 3000, 1000),
    StyleRow(
      "SwiftUI view-aligned, alwaysByFew: a number of one's own",
      .swiftUIViewAligned(.alwaysByFew, few: 5), among: many, from: 400, at: 500, to: 3100,
      velocity: 3000, 1400),
    StyleRow(
      "SwiftUI view-aligned, automatic: compact is always",
      .swiftUIViewAligned(.automatic(isCompact: true)), among: many, from: 400, at: 500, to: 3100,
      velocity: 3000, 1000),
    StyleRow(
      "SwiftUI view-aligned, automatic: regular is never",
      .swiftUIViewAligned(.automatic(isCompact: false)), among: many, from: 400, at: 500,
      to: 3090, velocity: 3000, 3000),
  ]

  private static func compose(_ limit: Int = 1) -> SnapRelease.Style {
    .composePager(atMost: limit)
  }

  private static let android: [StyleRow] = [
    StyleRow(
      "compose SnapFlingBehaviorTest: slow", compose(), among: [-200, 300], at: 0, velocity: 0,
      -200),
    StyleRow(
      "compose SnapFlingBehaviorTest: upper bound", compose(), among: [-200, 300], at: 0,
      velocity: 400, 300),
    StyleRow(
      "compose SnapFlingBehaviorTest: lower bound", compose(), among: [-200, 300], at: 0,
      velocity: -400, -200),
    StyleRow(
      "compose Pager: slower than 400 is no fling", compose(), among: wide, at: 390, to: 700,
      velocity: 399, 0),
    StyleRow(
      "compose PagerTest: 0.6 of a page", compose(), among: wide, at: 480, velocity: 0, 800),
    StyleRow(
      "compose PagerTest: a fling, atMost(3)", compose(3), among: wide, at: 10, to: 9000,
      velocity: 20_000, 2400),
    StyleRow(
      "compose PagerSnapDistance: 5, suggested 9, atMost(3)", compose(3), among: many, from: 1000,
      at: 1040, to: 1840, velocity: 2000, 1600),
    StyleRow(
      "compose PagerSnapDistance: 5, suggested 1, atMost(3)", compose(3), among: many, from: 1000,
      at: 960, to: 160, velocity: -2000, 400),
    StyleRow(
      "compose PagerSnapDistance: 1, suggested -4, atMost(3)", compose(3), among: many, from: 200,
      at: 160, to: -840, velocity: -2000, 0),
    StyleRow(
      "compose Pager: whole pages less one, then the next", compose(9), among: many, at: 460,
      to: 740, velocity: 2000, 600),
    StyleRow(
      "compose LazyListSnapLayoutInfoProviderTest: 1050 of 200", .composeList, among: many,
      at: 1010, to: 2060, velocity: 2000, 2000),
    StyleRow(
      "compose LazyListSnapLayoutInfoProviderTest: -1050 of 200", .composeList, among: many,
      at: 3010, to: 1960, velocity: -2000, 2200),
    StyleRow(
      "compose LazyListSnapLayoutInfoProviderTest: 399 of 200", .composeList, among: many,
      at: 1010, to: 1409, velocity: 2000, 1200),
    StyleRow(
      "compose LazyListSnapLayoutInfoProviderTest: 150 of 200", .composeList, among: many,
      at: 1010, to: 1160, velocity: 2000, 1200),
    StyleRow(
      "viewpager2 FakeDragTest: 0.6 of a page, flung", .androidPages, among: wide, at: 480,
      velocity: 900, 800),
    StyleRow(
      "viewpager2 FakeDragTest: 0.5 of a page while settling at 1", .androidPages, among: wide,
      from: 0, at: 400, velocity: 0, 800),
    StyleRow(
      "viewpager2 FakeDragTest: 1.5 pages while settling at 1", .androidPages, among: wide,
      from: 0, at: 1200, velocity: 0, 1600),
    StyleRow(
      "PagerSnapHelper: slower than the least fling", .androidPages, among: wide, at: 300,
      velocity: 49, 0),
    StyleRow(
      "ViewPager: 0.59 of a page", .androidViewPager, among: wide, at: 472, velocity: 0, 0),
    StyleRow(
      "ViewPager: 0.6 of a page", .androidViewPager, among: wide, at: 480, velocity: 0, 800),
    StyleRow(
      "ViewPager: 0.6 of a page back", .androidViewPager, among: wide, from: 800, at: 320,
      velocity: 0, 800),
    StyleRow(
      "ViewPager: 0.61 of a page back", .androidViewPager, among: wide, from: 800, at: 312,
      velocity: 0, 0),
    StyleRow(
      "ViewPager: a flick over 26 points", .androidViewPager, among: wide, at: 26, velocity: 400,
      800),
    StyleRow(
      "ViewPager: a flick over 24 points", .androidViewPager, among: wide, at: 24, velocity: 400,
      0),
    StyleRow(
      "ViewPager: a flick that is too slow", .androidViewPager, among: wide, at: 90, velocity: 399,
      0),
  ]

  private static let flutter: [StyleRow] = [
    StyleRow(
      "flutter page_view_test: 1250 of 600", .flutterPages, among: [0, 600, 1200, 1800], at: 1250,
      velocity: 0, 1200),
    StyleRow(
      "flutter page_view_test: 420 of 800", .flutterPages, among: wide, at: 420, velocity: 0, 800),
    StyleRow(
      "flutter page_view_test: 20 of 800", .flutterPages, among: wide, at: 20, velocity: 0, 0),
    StyleRow(
      "flutter: round(page + 0.5), wherever it would end", .flutterPages, among: wide, at: 900,
      to: 3100, velocity: 3000, 1600),
    StyleRow(
      "flutter: round(page - 0.5)", .flutterPages, among: wide, at: 900, to: -500,
      velocity: -3000, 800),
    StyleRow(
      "flutter: round(page + 0.5) close to a page", .flutterPages, among: wide, at: 799.25,
      velocity: 30, 800),
    StyleRow(
      "flutter: within the tolerance of the velocity", .flutterPages, among: wide, at: 300,
      velocity: 19, 0),
  ]

  func testStyles() {
    let all = Self.browsers + Self.apple + Self.android + Self.flutter
    forEachRow("gestures by the rules of other libraries", all) { row in
      let release = SnapRelease.gesture(
        row.style, from: row.start, at: row.offset, to: row.target, velocity: row.velocity)
      let points = SnapPoints(row.places).landing(of: release, viewport: 400)
      XCTAssertEqual(points?.contentOffset ?? -1, row.expected)
      let areas = SnapAreas(
        row.places.map { SnapArea(start: $0, length: 10) }, contentLength: 9000, viewport: 400,
        ends: .free)
      XCTAssertEqual(areas.landing(of: release)?.contentOffset ?? -1, row.expected)
      guard row.places[0] == 0 else { return }
      let length = row.places[1]
      for direction in PagingDirection.allCases {
        let content = Double(row.places.count) * length
        func turn(_ offset: Double) -> Double {
          direction.offset(offset, content: content, viewport: 400)
        }
        let pages = Pages(
          count: row.places.count, length: length, viewport: 400, ends: .free,
          axis: direction.axis, isRightToLeft: direction.isRightToLeft)
        let turned = SnapRelease.gesture(
          row.style, from: turn(row.start), at: turn(row.offset), to: turn(row.target),
          velocity: direction.velocity(row.velocity))
        XCTAssertEqual(
          pages.landing(of: turned).map { turn($0.contentOffset) } ?? -1, row.expected)
      }
    }
  }

  private struct ApproachRow: TableRow {
    var source = "compose LazyListSnapLayoutInfoProviderTest"
    var way: Double
    var length: Double
    var expected: Double
  }

  func testApproaches() {
    let rows = [
      ApproachRow(way: 1050, length: 200, expected: 800),
      ApproachRow(way: -1050, length: 200, expected: -800),
      ApproachRow(way: 399, length: 200, expected: 0),
      ApproachRow(way: 150, length: 200, expected: 0),
    ]
    forEachRow("compose: approach", rows) { row in
      for offset in [0, 130, -70] as [Double] {
        let release = SnapRelease.approach(to: offset + row.way, from: offset)
        let approached = release.approached(pitch: row.length, within: nil)
        XCTAssertEqual(approached.offset - offset, row.expected)
      }
    }
  }

  func testExamplesOfTheDocumentation() {
    let pages = Pages(count: 9, length: 300, viewport: 300)
    XCTAssertEqual(pages.landing(of: .approach(to: 1250, from: 640, limit: 3))?.id, 4)
    XCTAssertEqual(pages.landing(of: .approach(to: 1250, from: 640, limit: 1))?.id, 3)
    let flick = SnapRelease.gesture(.uiKitPaging, from: 300, at: 350, to: 1400, velocity: 2000)
    XCTAssertEqual(pages.landing(of: flick)?.contentOffset, 600)
  }

  /// A style with neutral values for what is not a number, and releases that go nowhere.
  func testTotality() {
    var style = SnapRelease.Style.androidViewPager
    (style.flickSpeed, style.flickDistance, style.distanceThreshold) = (.nan, -1, .nan)
    XCTAssertEqual(style.flickSpeed, 0)
    XCTAssertEqual(style.flickDistance, 0)
    XCTAssertEqual(style.distanceThreshold, 0.5)
    let numbers: [Double] = [0, .nan, .infinity, -.infinity, -5, 1e300]
    let areas = SnapAreas(lengths: [100, 0, 300], spacing: 10, viewport: 90, loops: true)
    for kind in SnapRelease.Kind.allCases {
      for start in numbers {
        for target in numbers {
          for limit in [0, -1, .max, 2] as [Int] {
            var style = SnapRelease.Style(flick: kind)
            (style.limit, style.distanceThreshold) = (limit, 0.7)
            for velocity in numbers {
              let release = SnapRelease.gesture(
                style, from: start, at: target, to: start, velocity: velocity)
              for landing in [
                areas.landing(of: release), SnapPoints([]).landing(of: release),
                SnapPoints([1, 2]).landing(of: release),
                Pages(count: 3, length: 0, viewport: 0).landing(of: release),
              ] {
                XCTAssertTrue(landing?.contentOffset.isFinite ?? true)
              }
            }
          }
        }
      }
    }
  }

  /// Places that count how often they are looked at.
  private final class CountedPlaces: SnapPlaces {
    let placeCount = 1_000_000
    let placePitch = 100.0
    var looks = 0

    func snapPlace(_ index: Int) -> Double {
      looks += 1
      return 100 * Double(index)
    }
  }

  private struct CostRow: TableRow {
    var source: String
    var release: SnapRelease
    var place: Int
  }

  /// A release among a million places is one binary search: twenty comparisons and a few looks.
  func testAMillionPlaces() {
    var limited = SnapRelease.end(at: 52_345_678, from: 52_300_010)
    (limited.limit, limited.start) = (3, 52_300_000)
    let rows = [
      CostRow(source: "the nearest", release: .end(at: 52_345_678), place: 523_457),
      CostRow(source: "ahead", release: .end(at: 52_345_678, from: 12), place: 523_457),
      CostRow(source: "a step", release: .step(by: 1, from: 52_345_678), place: 523_457),
      CostRow(
        source: "an approach", release: .approach(to: 52_345_678, from: 12_345_678),
        place: 523_456),
      CostRow(source: "at most three", release: limited, place: 523_003),
    ]
    forEachRow("looks at a million places", rows) { row in
      let places = CountedPlaces()
      XCTAssertEqual(places.snapPlace(for: row.release, port: 320), row.place)
      // A limit asks for the place where the gesture began, too.
      let searches = row.release.limit < .max ? 2 : 1
      XCTAssertLessThanOrEqual(places.looks, searches * 26)
      XCTAssertGreaterThanOrEqual(places.looks, searches * 18)
    }
  }

  /// The same for areas, which overlap nothing: no more than a few times the work of a thousand.
  func testAMillionAreas() {
    let areas = SnapAreas(
      lengths: repeatElement(90, count: 1_000_000), spacing: 10, viewport: 320)
    XCTAssertEqual(areas.landing(of: .end(at: 52_345_678, from: 12))?.id, 523_457)
    XCTAssertEqual(areas.landing(of: .end(at: 52_345_678))?.id, 523_457)
  }
}
