import ScrollKit
import XCTest

/// Gestures read by the rules of other libraries.
final class SnapStyleTests: XCTestCase {
  private struct StyleRow: TableRow {
    var source: String
    var style: SnapRelease.Style
    var places: [Double]
    var start = 0.0
    var offset: Double
    var target: Double
    var velocity: Double
    var expected: Double
  }

  func testStyles() {
    let bounds: [Double] = [-200, 300]
    let wide = (0..<5).map { 800 * Double($0) }
    let compose = "compose SnapFlingBehaviorTest, bounds"
    let rows = [
      StyleRow(
        source: compose, style: .androidPages, places: bounds, offset: 0, target: 0, velocity: 0,
        expected: -200),
      StyleRow(
        source: compose, style: .androidPages, places: bounds, offset: 0, target: 0,
        velocity: 400, expected: 300),
      StyleRow(
        source: compose, style: .androidPages, places: bounds, offset: 0, target: 0,
        velocity: -400, expected: -200),
      StyleRow(
        source: "viewpager2 FakeDragTest: 0.6 of a page, flung", style: .androidPages,
        places: wide, offset: 480, target: 480, velocity: 900, expected: 800),
      StyleRow(
        source: "flutter page_view_test: 1250 of 600", style: .flutterPages,
        places: [0, 600, 1200, 1800], offset: 1250, target: 1250, velocity: 0, expected: 1200),
      StyleRow(
        source: "flutter page_view_test: 420 of 800", style: .flutterPages, places: wide,
        offset: 420, target: 420, velocity: 0, expected: 800),
      StyleRow(
        source: "flutter: round(page + 0.5), wherever it would end", style: .flutterPages,
        places: wide, offset: 900, target: 3100, velocity: 3000, expected: 1600),
      StyleRow(
        source: "flutter: round(page - 0.5)", style: .flutterPages, places: wide, offset: 900,
        target: -500, velocity: -3000, expected: 800),
      StyleRow(
        source: "UIKit: at most one page", style: .uiKitPaging, places: wide, start: 800,
        offset: 900, target: 3100, velocity: 3000, expected: 1600),
      StyleRow(
        source: "SwiftUI: by one", style: .swiftUIViewAlignedByOne, places: wide, start: 800,
        offset: 900, target: 3100, velocity: 3000, expected: 1600),
      StyleRow(
        source: "SwiftUI: never limited", style: .swiftUIViewAligned, places: wide, start: 800,
        offset: 900, target: 3100, velocity: 3000, expected: 3200),
      StyleRow(
        source: "CSS: the end of a flick", style: .css, places: wide, start: 800, offset: 900,
        target: 3100, velocity: 3000, expected: 3200),
      StyleRow(
        source: "CSS: a slow drag is taken back", style: .css, places: wide, start: 800,
        offset: 1100, target: 1100, velocity: 0, expected: 800),
    ]
    forEachRow("gestures by the rules of other libraries", rows) { row in
      let release = SnapRelease.gesture(
        row.style, from: row.start, at: row.offset, to: row.target, velocity: row.velocity)
      XCTAssertEqual(SnapPoints(row.places).landing(of: release)?.contentOffset, row.expected)
      let areas = SnapAreas(
        row.places.map { SnapArea(start: $0, length: 10) }, contentLength: 9000, viewport: 400,
        ends: .free)
      XCTAssertEqual(areas.landing(of: release)?.contentOffset, row.expected)
    }
  }

  /// A million cards: the release is a binary search.
  func testAMillionAreas() {
    let areas = SnapAreas(
      lengths: repeatElement(90, count: 1_000_000), spacing: 10, viewport: 320)
    let clock = ContinuousClock()
    var sum = 0
    let time = clock.measure {
      for index in 0..<10_000 {
        let offset = Double(index * 9973 % 99_999_000)
        sum &+= areas.landing(of: .end(at: offset + 260, from: offset))?.id ?? 0
      }
    }
    XCTAssertGreaterThan(sum, 0)
    // Far more than a search needs in a debug build, and far less than looking at every area.
    XCTAssertLessThan(time, .seconds(5))
    print("a release among a million areas, debug build: \(time / 10_000)")
  }
}
