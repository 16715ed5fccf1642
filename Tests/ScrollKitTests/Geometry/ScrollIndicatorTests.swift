import ScrollKit
import XCTest

final class ScrollIndicatorTests: XCTestCase {
  func testDocumentedExample() throws {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960))
    let indicator = ScrollIndicator()
    let thumb = try XCTUnwrap(indicator.thumb(along: .vertical, of: metrics))
    XCTAssertEqual("\(thumb.length)", "237.0")
  }

  private struct ThumbRow: TableRow {
    let viewport, content, offset: Double
    let insets: AxisInsets
    let indicator: ScrollIndicator
    let thumb: (start: Double, length: Double)?
    let source: String

    init(
      viewport: Double = 480, content: Double, insets: (Double, Double) = (0, 0), at offset: Double,
      by indicator: ScrollIndicator = ScrollIndicator(), _ thumb: (Double, Double)?,
      _ source: String
    ) {
      (self.viewport, self.content, self.offset) = (viewport, content, offset)
      self.insets = AxisInsets(leading: insets.0, trailing: insets.1)
      self.indicator = indicator
      self.thumb = thumb.map { ($0.0, $0.1) }
      self.source = source
    }
  }

  /// Metrics that scroll along an axis, and not on the other.
  private func metrics(_ row: ThumbRow, _ axis: ScrollAxis) -> ScrollMetrics {
    let isHorizontal = axis == .horizontal
    var metrics = ScrollMetrics(
      viewportSize: isHorizontal
        ? CGSize(width: row.viewport, height: 77) : CGSize(width: 77, height: row.viewport),
      contentSize: isHorizontal
        ? CGSize(width: row.content, height: 7) : CGSize(width: 7, height: row.content),
      contentOffset: isHorizontal ? CGPoint(x: row.offset, y: 0) : CGPoint(x: 0, y: row.offset))
    metrics.contentInset[axis] = row.insets
    return metrics
  }

  private func check(_ table: String, _ rows: [ThumbRow]) {
    forEachRow(table, rows) { row in
      for axis in ScrollAxis.allCases {
        let metrics = metrics(row, axis)
        let thumb = row.indicator.thumb(along: axis, of: metrics)
        XCTAssertEqual(thumb == nil, row.thumb == nil)
        XCTAssertNil(row.indicator.thumb(along: axis.cross, of: metrics))
        XCTAssertNil(row.indicator.frame(along: axis.cross, of: metrics))
        guard let thumb, let expected = row.thumb else { continue }
        XCTAssertEqual(thumb.start, expected.start, accuracy: 1e-9)
        XCTAssertEqual(thumb.length, expected.length, accuracy: 1e-9)
        XCTAssertEqual(thumb.end, expected.start + expected.length, accuracy: 1e-9)
      }
    }
  }

  func testLengthAndPosition() {
    let rule = "formula: T = 480 - 6, length T * V / C, start 3 + (T - length) * fraction"
    let least = "formula: not shorter than 36"
    let custom = ScrollIndicator(thickness: 4, edgeSpacing: 10, minimumLength: 50)
    check(
      "indicator",
      [
        ThumbRow(content: 960, at: 0, (3, 237), rule),
        ThumbRow(content: 960, at: 240, (121.5, 237), rule),
        ThumbRow(content: 960, at: 480, (240, 237), rule),
        ThumbRow(content: 1440, at: 240, (82, 158), rule),
        ThumbRow(content: 48000, at: 0, (3, 36), least),
        ThumbRow(content: 48000, at: 23760, (222, 36), least),
        ThumbRow(content: 48000, at: 47520, (441, 36), least),
        ThumbRow(
          content: 887, insets: (24, 49), at: -24, (3, 237), "formula: C includes the insets"),
        ThumbRow(
          content: 887, insets: (24, 49), at: 456, (240, 237), "formula: C includes the insets"),
        ThumbRow(content: 960, at: 0, by: custom, (10, 230), "formula: T = 480 - 20"),
        ThumbRow(content: 48000, at: 47520, by: custom, (420, 50), "formula: not shorter than 50"),
        ThumbRow(viewport: 30, content: 60, at: 15, (3, 24), "a track shorter than 36 is filled"),
        ThumbRow(viewport: 4, content: 60, at: 15, (3, 0), "no room for a track"),
        ThumbRow(viewport: 0, content: 60, at: 15, (3, 0), "no viewport"),
        ThumbRow(content: 0, at: 0, nil, "no content"),
        ThumbRow(content: 200, at: 0, nil, "content smaller than the viewport"),
        ThumbRow(content: 480, at: 0, nil, "content equal to the viewport"),
        ThumbRow(content: 480, insets: (0, 1), at: 0, (3, 474 * 480 / 481.0), "an inset scrolls"),
      ])
  }

  func testOverscrollShortens() {
    let rule = "formula: shorter by the overscroll, at the end it is pushed against"
    let floor = "formula: down to twice the thickness"
    check(
      "indicator overscrolled",
      [
        ThumbRow(content: 960, at: -40, (3, 197), rule),
        ThumbRow(content: 960, at: 520, (280, 197), rule),
        ThumbRow(content: 48000, at: -10, (3, 26), rule),
        ThumbRow(content: 960, at: -231, (3, 6), floor),
        ThumbRow(content: 960, at: -1000, (3, 6), floor),
        ThumbRow(content: 960, at: 2000, (471, 6), floor),
        ThumbRow(content: 960, at: -1000, by: ScrollIndicator(thickness: 5), (3, 10), floor),
        ThumbRow(content: 960, at: -1000, by: ScrollIndicator(thickness: 0), (3, 0), floor),
        ThumbRow(
          content: 48000, at: -3, by: ScrollIndicator(minimumLength: 0), (3, 4.74),
          "one shorter than twice the thickness stays as it is"),
      ])
  }

  private struct FrameRow: TableRow {
    let indicator: ScrollIndicator
    let safeArea: ScrollInsets
    let horizontal, vertical: CGRect
    let source: String

    init(
      _ indicator: ScrollIndicator, safeArea: ScrollInsets = .zero,
      horizontal: (Double, Double, Double, Double), vertical: (Double, Double, Double, Double),
      _ source: String
    ) {
      (self.indicator, self.safeArea, self.source) = (indicator, safeArea, source)
      self.horizontal = CGRect(
        x: horizontal.0, y: horizontal.1, width: horizontal.2, height: horizontal.3)
      self.vertical = CGRect(x: vertical.0, y: vertical.1, width: vertical.2, height: vertical.3)
    }
  }

  func testFrames() {
    // Viewport 320 x 480, content twice as large, scrolled to half: V / C = 1/2, fraction 1/2.
    let four = ScrollInsets(top: 10, left: 20, bottom: 30, right: 40)
    let bars = ScrollInsets(top: 44, left: 6, bottom: 34, right: 8)
    forEachRow(
      "indicator frames",
      [
        FrameRow(
          ScrollIndicator(), horizontal: (81.5, 474, 157, 3), vertical: (314, 121.5, 3, 237),
          "formula: at the far edges"),
        FrameRow(
          ScrollIndicator(isRightToLeft: true), horizontal: (81.5, 474, 157, 3),
          vertical: (3, 121.5, 3, 237), "right to left: the vertical one at the left edge"),
        FrameRow(
          ScrollIndicator(thickness: 10, edgeSpacing: 1), horizontal: (80.5, 469, 159, 10),
          vertical: (309, 120.5, 10, 239), "formula: thickness and margin"),
        FrameRow(
          ScrollIndicator(horizontalInsets: four), horizontal: (86.5, 444, 127, 3),
          vertical: (314, 121.5, 3, 237), "UIKit: one set of insets for each indicator"),
        FrameRow(
          ScrollIndicator(verticalInsets: four), horizontal: (81.5, 474, 157, 3),
          vertical: (274, 121.5, 3, 217), "UIKit: one set of insets for each indicator"),
        FrameRow(
          ScrollIndicator(verticalInsets: four, isRightToLeft: true),
          horizontal: (81.5, 474, 157, 3), vertical: (23, 121.5, 3, 217), "right to left"),
        FrameRow(
          ScrollIndicator(), safeArea: bars, horizontal: (84, 440, 150, 3),
          vertical: (306, 146, 3, 198), "UIKit: adjusted for the safe area"),
        FrameRow(
          ScrollIndicator(adjustsForSafeArea: false), safeArea: bars,
          horizontal: (81.5, 474, 157, 3), vertical: (314, 121.5, 3, 237),
          "UIKit: not adjusted for the safe area"),
      ]
    ) { row in
      let metrics = ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480),
        contentSize: CGSize(width: 640, height: 960),
        safeAreaInsets: row.safeArea, contentInsetAdjustmentBehavior: .never,
        contentOffset: CGPoint(x: 160, y: 240))
      XCTAssertEqual(row.indicator.frame(along: .horizontal, of: metrics), row.horizontal)
      XCTAssertEqual(row.indicator.frame(along: .vertical, of: metrics), row.vertical)
    }
  }

  func testOffsetForAThumb() {
    // The track starts at 3 and leaves the thumb 237 points of room, for offsets 0...480.
    let plain = ThumbRow(content: 960, at: 77, nil, "")
    let inset = ThumbRow(content: 887, insets: (24, 49), at: 77, nil, "")
    let filled = ThumbRow(viewport: 30, content: 60, at: 15, nil, "")
    let small = ThumbRow(content: 100, insets: (10, 0), at: 15, nil, "")
    let none = ThumbRow(content: 0, at: 15, nil, "")
    let rows: [Row<(ThumbRow, Double), Double>] = [
      Row((plain, 3), 0, "inverse of the formula"),
      Row((plain, 121.5), 240, "inverse of the formula"),
      Row((plain, 240), 480, "inverse of the formula"),
      Row((plain, -100), 0, "held in range"), Row((plain, 1000), 480, "held in range"),
      Row((plain, .nan), 0, "not a number counts as the start of the track"),
      Row((inset, 3), -24, "inverse of the formula with insets"),
      Row((inset, 240), 456, "inverse of the formula with insets"),
      Row((filled, 10), 0, "no room to move"),
      Row((small, 100), -10, "content smaller than the viewport"),
      Row((none, 100), 0, "no content"),
    ]
    forEachRow("offset for a thumb", rows) { row in
      for axis in ScrollAxis.allCases {
        let metrics = metrics(row.input.0, axis)
        XCTAssertEqual(
          ScrollIndicator().contentOffset(thumbStart: row.input.1, along: axis, of: metrics),
          row.expected)
      }
    }
  }

  func testSettersPassTheGate() {
    var indicator = ScrollIndicator(thickness: -1, edgeSpacing: .nan, minimumLength: .infinity)
    XCTAssertEqual(
      indicator, ScrollIndicator(thickness: 0, edgeSpacing: 0, minimumLength: 0x1p52))
    (indicator.thickness, indicator.edgeSpacing, indicator.minimumLength) = (.infinity, -3, .nan)
    XCTAssertEqual(
      indicator, ScrollIndicator(thickness: 0x1p52, edgeSpacing: 0, minimumLength: 0))
  }

  private typealias Function = (ScrollIndicator, Double, ScrollMetrics) -> Double

  /// The offset for where the thumb is, is the present one; the thumb stays in its track.
  private func inverseLaw(_ offset: Function) -> ScrollMetrics? {
    firstCounterexample(
      seed: 50,
      { generator in
        var metrics = ScrollMetrics(
          viewportSize: CGSize(width: 77, height: generator.eighths(100...900)),
          contentSize: CGSize(width: 7, height: generator.eighths(0...9000)),
          contentInset: ScrollInsets(
            top: generator.eighths(0...90), bottom: generator.eighths(0...90)))
        metrics.contentOffset = metrics.clampedContentOffset(
          CGPoint(x: 0, y: generator.eighths(-100...9000)))
        return metrics
      },
      { metrics in
        let indicator = ScrollIndicator(
          edgeSpacing: 5, verticalInsets: ScrollInsets(top: 7, bottom: 9))
        guard let thumb = indicator.thumb(along: .vertical, of: metrics) else { return true }
        return thumb.start >= 12 && thumb.end <= Double(metrics.viewportSize.height) - 14 + 1e-9
          && abs(offset(indicator, thumb.start, metrics) - Double(metrics.contentOffset.y)) < 1e-6
      })
  }

  func testTheOffsetForTheThumbIsThePresentOne() {
    assertLaw(
      inverseLaw, holdsFor: { $0.contentOffset(thumbStart: $1, along: .vertical, of: $2) },
      findsFaultIn: [
        { $0.contentOffset(thumbStart: $1 - 7, along: .vertical, of: $2) },
        { $0.contentOffset(thumbStart: $1, along: .horizontal, of: $2) },
        { indicator, start, metrics in
          let axis = metrics[.vertical]
          return axis.offset(atProgress: start / axis.viewportLength)
        },
      ])
  }

  /// Lengths in hundredths, whose sums are rounded: even so the offset for a thumb at the end of
  /// its track is not past the end of the content.
  private func endLaw(_ offset: Function) -> ScrollMetrics? {
    firstCounterexample(
      seed: 51,
      { generator in
        func hundredths(_ range: ClosedRange<Int>) -> Double {
          Double(Int.random(in: range, using: &generator)) / 100
        }
        return ScrollMetrics(
          viewportSize: CGSize(width: 77, height: hundredths(5000...20000)),
          contentSize: CGSize(width: 7, height: hundredths(20000...300000)),
          contentInset: ScrollInsets(top: hundredths(0...9000), bottom: hundredths(0...9000)))
      },
      { metrics in
        let result = offset(ScrollIndicator(), 1e6, metrics)
        return metrics[.vertical].clampedOffset(result) == result
      })
  }

  func testTheOffsetForAThumbAtTheEndIsInRange() {
    assertLaw(
      endLaw, holdsFor: { $0.contentOffset(thumbStart: $1, along: .vertical, of: $2) },
      findsFaultIn: [{ _, _, metrics in metrics[.vertical].offset(atProgress: 1) }])
  }
}
