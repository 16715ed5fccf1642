import ScrollKit
import XCTest

/// The lengths of an axis and the offsets the content can rest at.
struct AxisRangeRow: TableRow {
  let axis: AxisMetrics
  let least: Double
  let greatest: Double
  let source: String

  init(
    viewport: Double, content: Double, insets: (Double, Double) = (0, 0), alignment: Double = 0,
    range: (Double, Double), _ source: String
  ) {
    axis = AxisMetrics(
      viewport: viewport, contentLength: content,
      insets: AxisInsets(leading: insets.0, trailing: insets.1), alignment: alignment)
    (least, greatest) = range
    self.source = source
  }

  func check() {
    XCTAssertEqual(axis.minimumOffset, least, accuracy: 1e-9)
    XCTAssertEqual(axis.maximumOffset, greatest, accuracy: 1e-9)
    XCTAssertEqual(axis.scrollableLength, greatest - least, accuracy: 1e-9)
    XCTAssertEqual(axis.isScrollable, greatest > least)
  }
}

/// An offset on an axis and the nearest one in range.
struct AxisOffsetRow: TableRow {
  let axis: AxisMetrics
  let offset: Double
  let clamped: Double
  let source: String

  init(
    viewport: Double, content: Double, insets: (Double, Double) = (0, 0), alignment: Double = 0,
    offset: Double, clamped: Double, _ source: String
  ) {
    axis = AxisMetrics(
      viewport: viewport, contentLength: content,
      insets: AxisInsets(leading: insets.0, trailing: insets.1), alignment: alignment)
    (self.offset, self.clamped, self.source) = (offset, clamped, source)
  }

  func check() {
    XCTAssertEqual(axis.clampedOffset(offset), clamped)
    XCTAssertEqual(axis.overscroll(at: offset), offset - clamped)
  }
}

final class AxisMetricsTests: XCTestCase {
  func testDocumentedExample() {
    let axis = AxisMetrics(viewport: 480, contentLength: 960, insets: AxisInsets(leading: 64))
    XCTAssertEqual("\(axis.minimumOffset) \(axis.maximumOffset)", "-64.0 480.0")
    XCTAssertEqual("\(axis.clampedOffset(500)) \(axis.overscroll(at: 500))", "480.0 20.0")
  }

  func testRanges() {
    forEachRow(
      "axis ranges",
      [
        AxisRangeRow(viewport: 0, content: 0, range: (0, 0), "nothing"),
        AxisRangeRow(viewport: 480, content: 0, range: (0, 0), "no content size"),
        AxisRangeRow(viewport: 0, content: 100, range: (0, 100), "no viewport yet"),
        AxisRangeRow(viewport: 100, content: 100, range: (0, 0), "content equal to the viewport"),
        AxisRangeRow(
          viewport: 320, content: 960, range: (0, 640), "tutorial: three pages, (3W, 0)"),
        AxisRangeRow(
          viewport: 480, content: 580, range: (0, 100), "tutorial: content = frame + (100, 100)"),
        AxisRangeRow(
          viewport: 393, content: 2000, insets: (20, 0), range: (-20, 1607), "definition: insets"),
        AxisRangeRow(
          viewport: 480, content: 960, insets: (64, 49), range: (-64, 529),
          "navigation bar and tab bar of iOS 7"),
        AxisRangeRow(
          viewport: 100, content: 100, insets: (10, 20), range: (-10, 20), "insets make it scroll"),
        AxisRangeRow(
          viewport: 100, content: 70, insets: (10, 20), alignment: 0.5, range: (-10, -10),
          "content plus insets fit exactly"),
        AxisRangeRow(
          viewport: 100, content: 300, insets: (-20, -30), range: (20, 170), "negative insets"),
        AxisRangeRow(
          viewport: 100, content: 0, insets: (80, 80), range: (-80, -20), "insets cover everything"),
        AxisRangeRow(viewport: -100, content: -5, range: (0, 0), "negative lengths count as zero"),
        AxisRangeRow(
          viewport: 100, content: 300, alignment: 0.5, range: (0, 200),
          "alignment is of smaller content only"),
        AxisRangeRow(
          viewport: 100, content: 300, insets: (10, 20), alignment: 1, range: (-10, 220),
          "alignment is of smaller content only"),
      ]
    ) { $0.check() }
  }

  func testSmallContentIsAligned() {
    let rule = "definition: lo = hi = -(leading + f * slack)"
    forEachRow(
      "axis alignment",
      [
        AxisRangeRow(viewport: 100, content: 40, range: (0, 0), rule),
        AxisRangeRow(viewport: 100, content: 40, alignment: 0.5, range: (-30, -30), rule),
        AxisRangeRow(viewport: 100, content: 40, alignment: 1, range: (-60, -60), rule),
        AxisRangeRow(viewport: 100, content: 40, insets: (10, 20), range: (-10, -10), rule),
        AxisRangeRow(
          viewport: 100, content: 40, insets: (10, 20), alignment: 0.5, range: (-25, -25), rule),
        AxisRangeRow(
          viewport: 100, content: 40, insets: (10, 20), alignment: 1, range: (-40, -40), rule),
        AxisRangeRow(viewport: 100, content: 0, alignment: 0.5, range: (-50, -50), rule),
        AxisRangeRow(
          viewport: 100, content: 100, insets: (-20, -30), alignment: 0, range: (20, 20), rule),
        AxisRangeRow(
          viewport: 100, content: 100, insets: (-20, -30), alignment: 1, range: (-30, -30), rule),
        AxisRangeRow(
          viewport: 100, content: 40, alignment: 7, range: (-60, -60), "held within 0...1"),
        AxisRangeRow(viewport: 100, content: 40, alignment: -7, range: (0, 0), "held within 0...1"),
        AxisRangeRow(
          viewport: 100, content: 40, alignment: .nan, range: (0, 0), "not a number counts as 0"),
      ]
    ) { $0.check() }
  }

  func testContentThatExceedsTheViewportByARoundingErrorDoesNotScroll() {
    let single = "a length that was a Float: "
    let rows: [Row<(Double, Double), Bool>] = [
      Row((390, (390 / 3024.0) * 3024), false, "(390 / 3024) * 3024 is 390.00000000000006"),
      Row((768, (768 / 1334.0) * 1334), false, "(768 / 1334) * 1334 is 767.9999999999999"),
      Row((320, 320.000009), false, "public report: 320.000009 points in 320 scroll"),
      Row((320, 320.00003), false, single + "(320 / 2448) * 2448"),
      Row((3201, 3201.000061), false, single + "ten times 320.1"),
      Row((411.428571, 411.42856), false, single + "411.428571 is less as a Float"),
      Row((411.42857, 411.42859), false, single + "the next Float"),
      Row((8191.9995, 8192), false, single + "13 bits leave 2^-11"),
      Row((0, 1e-3), false, "the tolerance itself"),
      Row((0, 1.1e-3), true, "more than the tolerance"),
      Row((320, 320.01), true, "a hundredth of a point is no rounding"),
      Row((320, 320.25), true, "a device pixel at 4x"),
      Row((320, 319), false, "content shorter than the viewport"),
      Row((0, 0), false, "nothing"),
    ]
    forEachRow("axis fit tolerance", rows) { row in
      let axis = AxisMetrics(viewport: row.input.0, contentLength: row.input.1)
      XCTAssertEqual(axis.isScrollable, row.expected)
      let end = max(0, row.input.1 - row.input.0)
      XCTAssertEqual(axis.progress(at: end), row.expected ? 1 : 0)
    }
  }

  /// Where content is longer than what insets leave, it is the sum that counts.
  func testInsetsCountForTheFitTolerance() {
    struct InsetRow: TableRow {
      let content: Double
      let insets: (Double, Double)
      let scrolls: Bool
      let source: String
    }
    forEachRow(
      "axis fit tolerance with insets",
      [
        InsetRow(content: 270.0005, insets: (20, 30), scrolls: false, source: "within"),
        InsetRow(content: 270.002, insets: (20, 30), scrolls: true, source: "more"),
        InsetRow(content: 270, insets: (20, 30.0009), scrolls: false, source: "within"),
        InsetRow(content: 270, insets: (20, 30.0011), scrolls: true, source: "more"),
        InsetRow(content: 340.0005, insets: (-20, 0), scrolls: false, source: "negative inset"),
        InsetRow(content: 340.002, insets: (-20, 0), scrolls: true, source: "negative inset"),
      ]
    ) { row in
      let insets = AxisInsets(leading: row.insets.0, trailing: row.insets.1)
      let axis = AxisMetrics(viewport: 320, contentLength: row.content, insets: insets)
      XCTAssertEqual(axis.isScrollable, row.scrolls)
    }
  }

  func testUnobscuredViewport() {
    let rows: [Row<(Double, Double, Double), Double>] = [
      Row((480, 0, 0), 480, "definition: viewport less insets"),
      Row((480, 64, 49), 367, "definition: viewport less insets"),
      Row((100, 80, 80), 0, "definition: not negative"),
      Row((100, -10, 0), 110, "a negative inset uncovers more"),
      Row((0, 0, 0), 0, "no viewport"),
    ]
    forEachRow("axis unobscured viewport", rows) { row in
      let insets = AxisInsets(leading: row.input.1, trailing: row.input.2)
      let axis = AxisMetrics(viewport: row.input.0, contentLength: 1000, insets: insets)
      XCTAssertEqual(axis.unobscuredLength, row.expected)
    }
  }

  func testFractionsOfARangeWithInsets() {
    // Viewport 480, content 960, insets 64 and 49: offsets -64...529, 593 points.
    let axis = AxisMetrics(
      viewport: 480, contentLength: 960, insets: AxisInsets(leading: 64, trailing: 49))
    let rows: [Row<Double, Double>] = [
      Row(0, -64, "definition: 0 at the least offset"),
      Row(1, 529, "definition: 1 at the greatest"),
      Row(0.5, 232.5, "-64 + 593 / 2"),
      Row(-0.25, -212.25, "-64 - 593 / 4: unclamped"),
      Row(2, 1122, "-64 + 2 * 593: unclamped"),
    ]
    forEachRow("axis fractions with insets", rows) { row in
      XCTAssertEqual(axis.offset(atProgress: row.input), row.expected)
      XCTAssertEqual(axis.progress(at: row.expected), row.input)
    }
  }

  func testMirroring() {
    struct MirrorRow: TableRow {
      let viewport, content, offset, mirrored: Double
      let source: String
    }
    func row(
      _ viewport: Double, _ content: Double, _ offset: Double, _ mirrored: Double, _ s: String
    )
      -> MirrorRow
    {
      MirrorRow(viewport: viewport, content: content, offset: offset, mirrored: mirrored, source: s)
    }
    forEachRow(
      "axis mirroring",
      [
        row(320, 960, 0, 640, "definition: content - viewport - x"),
        row(320, 960, 640, 0, "definition: content - viewport - x"),
        row(320, 960, 200, 440, "definition: content - viewport - x"),
        row(320, 960, -30, 670, "overscrolled"),
        row(100, 40, 0, -60, "smaller content, leading becomes trailing"),
        row(320, 0, 0, -320, "no content"),
        row(0, 0, 5, -5, "nothing"),
        row(320, 960, .nan, 640, "not a number counts as the least offset"),
      ]
    ) { row in
      let axis = AxisMetrics(viewport: row.viewport, contentLength: row.content)
      XCTAssertEqual(axis.mirroredOffset(row.offset), row.mirrored)
    }
    let insets = AxisInsets(leading: 60, trailing: 0)
    let axis = AxisMetrics(viewport: 100, contentLength: 300, insets: insets, alignment: 0.25)
    XCTAssertEqual(axis.mirroredOffset(.nan), 260)
    XCTAssertEqual(
      axis.mirrored,
      AxisMetrics(
        viewport: 100, contentLength: 300, insets: AxisInsets(leading: 0, trailing: 60),
        alignment: 0.75))
  }

  func testNotANumberIsTheLeastOffset() {
    let axis = AxisMetrics(viewport: 480, contentLength: 960, insets: AxisInsets(leading: 64))
    XCTAssertEqual(axis.clampedOffset(.nan), -64)
    XCTAssertEqual(axis.overscroll(at: .nan), 0)
    XCTAssertEqual(axis.progress(at: .nan), 0)
    XCTAssertEqual(axis.offset(atProgress: .nan), -64)
  }

  func testSettersPassTheGate() {
    var axis = AxisMetrics(viewport: 10, contentLength: 20, alignment: 0.5)
    axis.viewportLength = -1
    axis.contentLength = .nan
    axis.alignment = 3
    XCTAssertEqual(axis, AxisMetrics(viewport: 0, contentLength: 0, alignment: 1))
    axis.viewportLength = 30
    axis.contentLength = 40
    axis.alignment = 0.25
    XCTAssertEqual(axis, AxisMetrics(viewport: 30, contentLength: 40, alignment: 0.25))
  }

  func testNoInsetGivesAZeroWithoutASign() {
    XCTAssertEqual("\(AxisMetrics(viewport: 100, contentLength: 300).minimumOffset)", "0.0")
  }
}
