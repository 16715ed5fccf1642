import ScrollKit
import XCTest

final class PageIndicatorTests: XCTestCase {
  private struct SizeRow: TableRow {
    var count: Int
    var dots: Double
    var platter: Double
    var hides = false
    var source: String
  }

  func testSizes() {
    let measured = "UIPageControl, iOS 26, measured"
    let rows = [
      SizeRow(count: 3, dots: 46, platter: 74, source: measured),
      SizeRow(count: 4, dots: 64, platter: 92, source: measured),
      SizeRow(count: 7, dots: 118, platter: 146, source: measured),
      SizeRow(count: 2, dots: 28, platter: 56, source: "formula"),
      SizeRow(
        count: 1, dots: 10, platter: 0, hides: true, source: "UIPageControl hidesForSinglePage"),
      SizeRow(count: 1, dots: 10, platter: 38, source: "formula: 10 + 2 * 14"),
      SizeRow(count: 2, dots: 28, platter: 56, hides: true, source: "two are no single page"),
      SizeRow(count: 5, dots: 82, platter: 110, source: "formula: 5 * 10 + 4 * 8"),
      SizeRow(count: 10, dots: 172, platter: 200, source: "formula: 10 * 10 + 9 * 8"),
      SizeRow(count: 0, dots: 0, platter: 0, source: "definition: N = 0"),
      SizeRow(count: 0, dots: 0, platter: 0, hides: true, source: "definition: N = 0"),
      SizeRow(count: -5, dots: 0, platter: 0, source: "definition: counts below zero are zero"),
    ]
    forEachRow("page control sizes", rows) { row in
      let indicator = PageIndicator(pageCount: row.count, hidesForSinglePage: row.hides)
      XCTAssertEqual(indicator.dotsWidth, row.dots)
      XCTAssertEqual(indicator.size.width, row.platter)
      XCTAssertEqual(indicator.size.height, row.platter > 0 ? 26 : 0)
      XCTAssertEqual(indicator.isHidden, row.platter == 0)
    }
  }

  private struct FrameRow: TableRow {
    var count: Int
    var bounds: CGRect
    var platter: CGPoint
    var source: String
  }

  func testFramesAreCentred() {
    let measured = "UIPageControl, iOS 26, measured"
    func bounds(_ width: Double, _ height: Double) -> CGRect {
      CGRect(x: 0, y: 0, width: width, height: height)
    }
    let rows = [
      FrameRow(count: 4, bounds: bounds(280, 30), platter: CGPoint(x: 94, y: 2), source: measured),
      FrameRow(count: 7, bounds: bounds(280, 30), platter: CGPoint(x: 67, y: 2), source: measured),
      FrameRow(count: 3, bounds: bounds(200, 40), platter: CGPoint(x: 63, y: 7), source: measured),
      FrameRow(
        count: 3, bounds: CGRect(x: 10, y: 20, width: 200, height: 40),
        platter: CGPoint(x: 73, y: 27), source: "formula: moved bounds"),
      FrameRow(
        count: 3, bounds: bounds(40, 10), platter: CGPoint(x: -17, y: -8), source: "formula"),
      FrameRow(count: 3, bounds: .zero, platter: CGPoint(x: -37, y: -13), source: "formula"),
    ]
    forEachRow("page control frames", rows) { row in
      let indicator = PageIndicator(pageCount: row.count)
      XCTAssertEqual(indicator.platterFrame(in: row.bounds).origin, row.platter)
      for dot in 0..<row.count {
        // Dots begin 14 from the platter's side and 8 below its top, 18 apart.
        let expected = CGRect(
          x: Double(row.platter.x) + 14 + 18 * Double(dot), y: Double(row.platter.y) + 8, width: 10,
          height: 10)
        XCTAssertEqual(indicator.dotFrame(of: dot, in: row.bounds), expected)
        var mirrored = indicator
        mirrored.isRightToLeft = true
        XCTAssertEqual(mirrored.dotFrame(of: row.count - 1 - dot, in: row.bounds), expected)
      }
      XCTAssertEqual(
        indicator.dotFrame(of: 99, in: row.bounds),
        indicator.dotFrame(of: row.count - 1, in: row.bounds))
    }
  }

  private struct CenterRow: TableRow {
    var count: Int
    var center: CGPoint
    var platter: CGRect
    /// The least coordinates of the dots.
    var dots: [Double]
    var dotTop: Double
    var source: String

    init(
      _ source: String, count: Int, at center: (Double, Double),
      platter: (Double, Double, Double, Double), dots: [Double], top: Double
    ) {
      (self.count, self.source) = (count, source)
      self.center = CGPoint(x: center.0, y: center.1)
      self.platter = CGRect(x: platter.0, y: platter.1, width: platter.2, height: platter.3)
      (self.dots, dotTop) = (dots, top)
    }
  }

  func testFramesAboutACentre() {
    let tutorial = "tutorial: pageControl.center = (width / 2, height - 20)"
    let rows = [
      CenterRow(
        tutorial, count: 3, at: (160, 460), platter: (123, 447, 74, 26), dots: [137, 155, 173],
        top: 455),
      CenterRow(
        tutorial, count: 5, at: (187.5, 647), platter: (132.5, 634, 110, 26),
        dots: [146.5, 164.5, 182.5, 200.5, 218.5], top: 642),
      CenterRow(
        tutorial, count: 4, at: (207, 716), platter: (161, 703, 92, 26),
        dots: [175, 193, 211, 229],
        top: 711),
      CenterRow(
        "UIPageControl, iOS 26, measured: the centre of 280 x 30", count: 4, at: (140, 15),
        platter: (94, 2, 92, 26), dots: [108, 126, 144, 162], top: 10),
      CenterRow(
        "UIPageControl, iOS 26, measured: the centre of 280 x 30", count: 7, at: (140, 15),
        platter: (67, 2, 146, 26), dots: [81, 99, 117, 135, 153, 171, 189], top: 10),
      CenterRow(
        "UIPageControl, iOS 26, measured: the centre of 200 x 40", count: 3, at: (100, 20),
        platter: (63, 7, 74, 26), dots: [77, 95, 113], top: 15),
      CenterRow(
        "definition: one page is shown", count: 1, at: (160, 460), platter: (141, 447, 38, 26),
        dots: [155], top: 455),
      CenterRow(
        "definition: two pages", count: 2, at: (0, 0), platter: (-28, -13, 56, 26),
        dots: [-14, 4], top: -5),
      CenterRow(
        "definition: no pages", count: 0, at: (160, 460), platter: (160, 460, 0, 0), dots: [],
        top: 0),
      CenterRow(
        "definition: not a number counts as zero", count: 1, at: (.nan, 50),
        platter: (-19, 37, 38, 26), dots: [-5], top: 45),
    ]
    forEachRow("page control frames about a centre", rows) { row in
      let indicator = PageIndicator(pageCount: row.count)
      XCTAssertEqual(indicator.platterFrame(centeredAt: row.center), row.platter)
      for (dot, x) in row.dots.enumerated() {
        let frame = CGRect(x: x, y: row.dotTop, width: 10, height: 10)
        XCTAssertEqual(indicator.dotFrame(of: dot, centeredAt: row.center), frame)
        XCTAssertEqual(indicator.markerFrame(at: Double(dot), centeredAt: row.center), frame)
      }
    }
    let middle = PageIndicator(pageCount: 3).markerFrame(at: 0.5, centeredAt: .zero)
    XCTAssertEqual(middle.origin.x, -14, "halfway from -23 to -5")
  }

  /// UIPageControl shows its dot for a single page unless it is told otherwise.
  func testOnePageIsShownUnlessHidden() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    var indicator = PageIndicator(pageCount: 1)
    XCTAssertFalse(indicator.hidesForSinglePage)
    XCTAssertFalse(indicator.isHidden)
    XCTAssertEqual(
      indicator.dotFrame(of: 0, in: bounds), CGRect(x: 45, y: 5, width: 10, height: 10))
    indicator.hidesForSinglePage = true
    XCTAssertTrue(indicator.isHidden)
    XCTAssertEqual(
      indicator.dotFrame(of: 0, in: bounds), CGRect(x: 50, y: 10, width: 0, height: 0))
    XCTAssertEqual(
      indicator.platterFrame(centeredAt: CGPoint(x: 7, y: 8)),
      CGRect(x: 7, y: 8, width: 0, height: 0))
    indicator.pageCount = 2
    XCTAssertFalse(indicator.isHidden)
  }

  private struct ValueRow: TableRow {
    var count: Int
    var loops: Bool
    var position: Double
    var page: Int?
    var value: Double
    /// The place of the travelling mark, in dots.
    var mark: Double
    var source: String
  }

  func testValues() {
    let rows: [ValueRow] = [
      ValueRow(
        count: 5, loops: false, position: 1.4, page: 1, value: 1.4, mark: 1.4, source: "inside"),
      ValueRow(
        count: 5, loops: false, position: 1.5, page: 2, value: 1.5, mark: 1.5, source: "tie"),
      ValueRow(
        count: 5, loops: false, position: -0.6, page: 0, value: 0, mark: 0, source: "pulled"),
      ValueRow(count: 5, loops: false, position: 4.3, page: 4, value: 4, mark: 4, source: "pulled"),
      ValueRow(
        count: 5, loops: true, position: -1, page: 4, value: 4, mark: 4, source: "RNRC settled"),
      ValueRow(
        count: 5, loops: true, position: 6, page: 1, value: 1, mark: 1, source: "RNRC settled"),
      ValueRow(count: 5, loops: true, position: 4.4, page: 4, value: 4.4, mark: 4, source: "wrap"),
      ValueRow(count: 5, loops: true, position: 4.6, page: 0, value: 4.6, mark: 0, source: "wrap"),
      ValueRow(
        count: 5, loops: true, position: 4.5, page: 0, value: 4.5, mark: 0, source: "wrap, tie"),
      ValueRow(
        count: 5, loops: true, position: 5.5, page: 1, value: 0.5, mark: 0.5, source: "wrap"),
      ValueRow(count: 1, loops: true, position: 3.2, page: 0, value: 0.2, mark: 0, source: "N = 1"),
      ValueRow(count: 0, loops: true, position: 2, page: nil, value: 0, mark: 0, source: "N = 0"),
      ValueRow(count: 0, loops: false, position: 2, page: nil, value: 0, mark: 0, source: "N = 0"),
      ValueRow(count: 5, loops: true, position: .nan, page: 0, value: 0, mark: 0, source: "nan"),
    ]
    let bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    forEachRow("page control values", rows) { row in
      let indicator = PageIndicator(
        pageCount: row.count, loops: row.loops)
      XCTAssertEqual(indicator.currentPage(for: row.position), row.page)
      XCTAssertEqual(indicator.fractionalPage(for: row.position), row.value, accuracy: 1e-12)
      let start = Double(indicator.dotFrame(of: 0, in: bounds).origin.x)
      let mark = Double(indicator.markerFrame(at: row.position, in: bounds).origin.x)
      XCTAssertEqual(mark - start, 18 * row.mark, accuracy: 1e-9)
    }
  }

  private struct TapRow: TableRow {
    var tap: PageIndicator.Tap
    /// Where the tap is, in a control of 200 points with 5 dots: at 64, 82, 100, 118, 136.
    var x: Double
    var from: Int
    var page: Int
    var loops = false
    var source: String
  }

  func testTaps() {
    let half = "UIPageControl: the tapped half moves one page"
    let rows = [
      TapRow(tap: .step, x: 150, from: 2, page: 3, source: half),
      TapRow(tap: .step, x: 30, from: 2, page: 1, source: half),
      TapRow(tap: .step, x: 100, from: 2, page: 3, source: "definition: the middle is trailing"),
      TapRow(tap: .step, x: 99, from: 0, page: 0, source: "definition: no page before the first"),
      TapRow(tap: .step, x: 101, from: 4, page: 4, source: "definition: no page after the last"),
      TapRow(tap: .step, x: 99, from: 0, page: 4, loops: true, source: "definition: wraps"),
      TapRow(tap: .step, x: 101, from: 4, page: 0, loops: true, source: "definition: wraps"),
      TapRow(tap: .step, x: .nan, from: 1, page: 2, source: "definition: not a number is trailing"),
      TapRow(tap: .page, x: 64, from: 3, page: 0, source: "definition: the nearest dot"),
      TapRow(tap: .page, x: 92, from: 3, page: 2, source: "definition: the nearest dot"),
      TapRow(tap: .page, x: 90, from: 3, page: 1, source: "definition: the nearest dot"),
      TapRow(tap: .page, x: 0, from: 3, page: 0, source: "definition: left of all dots"),
      TapRow(tap: .page, x: 500, from: 3, page: 4, source: "definition: right of all dots"),
    ]
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    forEachRow("page control taps", rows) { row in
      for isRightToLeft in [false, true] {
        let indicator = PageIndicator(
          pageCount: 5, loops: row.loops, isRightToLeft: isRightToLeft)
        let x = isRightToLeft ? 200 - row.x : row.x
        XCTAssertEqual(
          indicator.page(tappedAt: x, as: row.tap, from: row.from, in: bounds), row.page)
      }
    }
    XCTAssertNil(PageIndicator(pageCount: 0).page(tappedAt: 1, as: .page, from: 0, in: bounds))
    let flat = PageIndicator(pageCount: 3, dotLength: 0, spacing: 0)
    XCTAssertEqual(flat.page(tappedAt: 150, as: .page, from: 2, in: bounds), 0)
  }

  func testLengthsCanBeChanged() {
    var indicator = PageIndicator(pageCount: 2)
    indicator.dotLength = 7
    indicator.spacing = 9
    indicator.platterPadding = 1
    indicator.platterHeight = 11
    XCTAssertEqual(indicator.size, CGSize(width: 25, height: 11))
    indicator.pageCount = -1
    XCTAssertEqual(indicator.pageCount, 0)
    XCTAssertEqual(indicator.size, .zero)
  }

  func testExample() {
    let indicator = PageIndicator(pageCount: 4)
    XCTAssertEqual(indicator.dotsWidth, 64)
    XCTAssertEqual(indicator.size, CGSize(width: 92, height: 26))
    let bounds = CGRect(x: 0, y: 0, width: 280, height: 30)
    XCTAssertEqual(indicator.platterFrame(in: bounds).origin, CGPoint(x: 94, y: 2))
    let center = CGPoint(x: 160, y: 460)
    XCTAssertEqual(indicator.platterFrame(centeredAt: center).origin, CGPoint(x: 114, y: 447))
  }
}

final class PageIndicatorTotalityTests: XCTestCase {
  func testFramesAboutACentre() {
    for number in hostileNumbers {
      for count in hostileIntegers {
        let indicator = PageIndicator(pageCount: count, spacing: number)
        let center = CGPoint(x: number, y: -number)
        for frame in [
          indicator.platterFrame(centeredAt: center),
          indicator.dotFrame(of: count, centeredAt: center),
          indicator.markerFrame(at: number, centeredAt: center),
        ] {
          assertFinite(frame.coordinates)
        }
      }
    }
  }
}
