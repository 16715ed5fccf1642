import ScrollKit
import XCTest

/// After a change of width, the line stays at the same fraction of the row that is read, until the
/// user scrolls.
final class ForgettingLengthsTests: XCTestCase {
  private struct TurnRow: TableRow {
    var script: AnchorScript
    var steps: [AnchorScript.Step]
    var offset: Double
    var source: String

    init(
      _ script: AnchorScript, _ steps: [AnchorScript.Step], _ offset: Double, _ source: String
    ) {
      (self.script, self.steps, self.offset, self.source) = (script, steps, offset, source)
    }
  }

  private func run(_ name: String, _ rows: [TurnRow]) {
    forEachRow(name, rows) { row in
      XCTAssertEqual(row.script.offset(after: row.steps), row.offset, accuracy: 1e-9)
    }
  }

  private func repeated(_ length: Double, _ count: Int) -> [Double] {
    Array(repeating: length, count: count)
  }

  /// An article. Its second row is 2000 long, and the line is 1500 deep in it.
  private func article(_ insets: AxisInsets = .zero) -> AnchorScript {
    AnchorScript(
      3, measured: [100, 2000, 900], at: 1600 - max(0, insets.leading), 800, insets)
  }

  /// The lengths of the article in landscape and in portrait. In landscape everything is 3/5 as
  /// long.
  private let landscape = AnchorScript.Step.sets([60, 1200, 540], from: 0)
  private let portrait = AnchorScript.Step.sets([100, 2000, 900], from: 0)

  func testALongArticle() {
    let report = "public report: a rotation in the middle of a long article"
    let bars = AxisInsets(leading: 91, trailing: 34)
    let low = AxisInsets(leading: 44, trailing: 21)
    run(
      "a long article is turned",
      [
        TurnRow(article(), [.forget], 0, "132 points of estimates are less than the viewport"),
        TurnRow(article(), [.forget, landscape], 960, "\(report): 60 + 900"),
        TurnRow(
          article(), [.forget, landscape, .forget, portrait], 1600, "\(report), there and back"),
        TurnRow(
          article(),
          [.forget, landscape, .forget, portrait, .forget, landscape, .forget, portrait], 1600,
          "\(report), twice there and back"),
        TurnRow(article(), [.forget, .set(1, 1200)], 488, "44 + 900, held at 1288 - 800"),
        TurnRow(article(), [.forget, .set(1, 1200), .set(0, 60)], 504, "held at 1304 - 800"),
        TurnRow(
          article(), [.forget, .set(1, 1200), .set(0, 60), .set(2, 540)], 960,
          "\(report), measured one by one"),
        TurnRow(
          article(), [.forget, .set(2, 540), .set(1, 1200), .set(0, 60)], 960,
          "\(report), measured upwards"),
        TurnRow(
          article(), [.forget, .forget, .forget, landscape], 960, "\(report), forgotten thrice"),
        TurnRow(article(bars), [.forget], -91, "under a bar, less than the viewport"),
        TurnRow(article(bars), [.forget, landscape], 869, "\(report), under a bar: 960 - 91"),
        TurnRow(
          article(bars), [.forget, landscape, .forget, portrait], 1509,
          "\(report), under a bar, there and back"),
        TurnRow(
          article(bars), [.turn(375, low), landscape], 916, "to a lower bar: 960 - 44"),
        TurnRow(
          article(bars), [.turn(375, low), landscape, .turn(800, bars), portrait], 1509,
          "to a lower bar and back"),
        TurnRow(
          article(bars),
          [.turn(375, low), .set(1, 1200), .turn(800, bars), .turn(375, low), landscape], 916,
          "before all is measured"),
        TurnRow(
          article(bars), [.forget, .layout(800, low), landscape], 869,
          "a bar that changes later moves nothing"),
        TurnRow(
          article(bars),
          [.forget, .layout(800, low), landscape, .forget, .layout(800, bars), portrait], 1509,
          "a bar that changes later, there and back"),
        TurnRow(
          article(bars), [.forget, .layout(800, low), .scroll(to: -44), landscape], 916,
          "the host moves the content along with a lower bar: 960 - 44"),
        TurnRow(
          article(AxisInsets(leading: -20)), [.forget, landscape], 960, "covers nothing"),
        TurnRow(
          article(AxisInsets(leading: 900)), [.forget, landscape], 60,
          "insets longer than the viewport: 960 - 900"),
      ])
  }

  func testWhatEndsTheMemory() {
    run(
      "until the user scrolls",
      [
        TurnRow(
          article(), [.forget, .scroll(to: 0.5), landscape], 960, "half a point is a rounding"),
        TurnRow(
          article(), [.forget, .scroll(to: 0.6), landscape], 16.6,
          "scrolled: row 0 keeps its end, 16 longer"),
        TurnRow(
          article(), [.forget, .scroll(to: 20), landscape, .scroll(to: 960), .forget, portrait],
          1600, "scrolled there by hand"),
        TurnRow(
          article(), [.forget, landscape, .scroll(to: 660), .forget, portrait], 1100,
          "scrolled: half of the row is read now"),
        TurnRow(
          article(), [.forget, landscape, .scroll(to: 960.4), .forget, portrait], 1600,
          "rounded by the host"),
        TurnRow(
          AnchorScript(100, measured: repeated(44, 100), at: 4100, 300),
          [.turn(600, .zero), .scroll(to: 3700), .turn(300, .zero)], 3700, "scrolled at the end"),
        // The line is 8 points deep in row 93.
        TurnRow(
          AnchorScript(100, measured: repeated(44, 100), at: 4100, 300),
          [.turn(600, .zero), .turn(300, .zero)], 4100, "the end was in the way in between"),
        TurnRow(
          AnchorScript(100, measured: repeated(44, 100), at: 4100, 300),
          [
            .turn(600, .zero), .sets(repeated(44, 14), from: 86), .insert(20, at: 100),
            .sets(repeated(44, 5), from: 100),
          ], 3800, "more is loaded where the end was in the way: nothing moves"),
        TurnRow(
          AnchorScript(100, measured: repeated(44, 100), at: 4100, 300),
          [
            .turn(600, .zero), .sets(repeated(44, 14), from: 86), .insert(20, at: 100),
            .sets(repeated(44, 5), from: 100), .turn(300, .zero),
          ], 4100, "and back"),
        TurnRow(
          AnchorScript(100, measured: repeated(44, 100), at: 4100, 300),
          [.turn(600, .zero), .sets(repeated(44, 14), from: 86), .set(99, 144)], 3800,
          "the last row grows where the end was in the way: nothing moves"),
      ])
  }

  func testHostsThatKeepTheirOffsets() {
    let end = AnchorScript(100, measured: repeated(44, 100), at: 4100, 300)
    func rows(_ offset: Double, _ bar: Double = 0, _ scale: Double? = nil) -> AnchorScript {
      AnchorScript(
        10, measured: repeated(100, 10), at: offset, 100, AxisInsets(leading: bar), scale: scale)
    }
    run(
      "hosts that bring the offset into the range, or round it",
      [
        TurnRow(
          end, [.forget, .layout(600, .zero), .set(93, 44)], 3800,
          "a longer viewport: the end is a bound"),
        TurnRow(
          end, [.forget, .layout(600, .zero), .scroll(to: 3800), .set(93, 44)], 3800,
          "the host has brought it into the range"),
        TurnRow(
          end,
          [
            .forget, .layout(600, .zero), .scroll(to: 3800), .set(93, 44), .layout(300, .zero),
            .forget,
          ], 4100, "the host has brought it into the range, and back"),
        // Half of row 2 is at 110 when all rows count as 44.
        TurnRow(rows(250, 0, 1), [.forget, .set(2, 121)], 149, "88 + 60.5, rounded up"),
        TurnRow(
          rows(225, 0, 1), [.forget, .set(2, 121)], 118, "88 + 30.25, rounded down"),
        TurnRow(
          rows(225, 0, 1),
          [.forget, .set(2, 121), .insertMeasured([0.5], at: 0), .insertMeasured([0.5], at: 0)],
          119, "119.25, rounded once"),
        // The line is at 110 under a bar of 91. Under a bar of 44 it is at 63, in row 1.
        TurnRow(
          rows(159, 91), [.forget, .layout(100, AxisInsets(leading: 44)), .remove(2..<3)], 19,
          "what was read goes, while a bar has become lower"),
        TurnRow(
          rows(159, 91),
          [.forget, .layout(100, AxisInsets(leading: 44)), .remove(2..<3), .set(0, 100)], 75,
          "what is at the lower bar is read now: 63 + 56 - 44"),
      ])
  }

  func testEditsInBetween() {
    run(
      "edits between forgetting and measuring",
      [
        TurnRow(
          article(), [.forget, .insert(1, at: 0), .sets([50, 60, 1200, 540], from: 0)], 1010,
          "a row before it: 110 + 900"),
        TurnRow(
          article(), [.forget, .insert(1, at: 3), .sets([60, 1200, 540, 50], from: 0)], 960,
          "a row after it"),
        TurnRow(
          article(), [.forget, .remove(0..<1), .sets([1200, 540], from: 0)], 900,
          "the row before it goes"),
        TurnRow(
          article(), [.forget, .move(0, to: 2), .sets([1200, 540, 60], from: 0)], 900,
          "the row before it goes to the end"),
        TurnRow(
          article(),
          [
            .forget, landscape, .insert(2, at: 0), .forget,
            .sets(
              [10, 20, 100, 2000, 900], from: 0),
          ], 1630, "30 more before it, and back"),
        TurnRow(
          article(), [.forget, landscape, .set(1, 1600)], 960,
          "it grows, measured again: its start stays"),
        TurnRow(
          article(), [.forget, landscape, .set(1, 1800), .forget, portrait], 1100,
          "it grows to half of it read, and back: 100 + 1000"),
        TurnRow(
          article(), [.forget, landscape, .sets([100, 1600], from: 0)], 1000,
          "it grows along with the row before it: its start stays, 900 above the line"),
        TurnRow(
          article(), [.forget, landscape, .sets([100, 1600], from: 0), .forget, portrait], 1225,
          "and back: 100 + 2000 * 9 / 16"),
        TurnRow(
          article(), [.forget, .remove(0..<3)], 0, "all rows go"),
        TurnRow(
          article(), [.forget, .remove(0..<3), .insert(3, at: 0), landscape], 0,
          "all rows go and others come"),
        // Ten rows of 100. The line is at half of row 2. Row 3 is 22 below the line when all count
        // as 44.
        TurnRow(
          AnchorScript(10, measured: repeated(100, 10), at: 250, 100), [.forget, .remove(2..<3)],
          66, "what is read goes: the next row stays"),
        TurnRow(
          AnchorScript(10, measured: repeated(100, 10), at: 250, 100),
          [.forget, .remove(2..<3), .sets(repeated(100, 9), from: 0)], 178,
          "what is read goes: the next row stays when it is measured: 200 - 22"),
      ])
  }

  func testKindsOfPlaces() {
    func rows(_ offset: Double, _ scale: Double? = nil) -> AnchorScript {
      AnchorScript(100, measured: repeated(80, 100), at: offset, 400, scale: scale)
    }
    let gaps = AnchorScript(100, spacing: 6, measured: repeated(44, 100), at: 247, 400)
    let padding = AnchorScript(
      100, padding: AxisInsets(leading: 30), measured: repeated(44, 100), at: 10, 400)
    run(
      "places that are kept",
      [
        TurnRow(rows(820), [.forget], 451, "a quarter of row 10: 440 + 11"),
        TurnRow(rows(820), [.forget, .set(10, 120)], 470, "440 + 30"),
        TurnRow(rows(820), [.forget, .set(10, 120), .set(10, 160)], 470, "it grows after that"),
        TurnRow(rows(820), [.forget, .set(9, 120)], 527, "a row above it: 440 + 76 + 11"),
        TurnRow(rows(820), [.forget, .set(11, 120)], 451, "a row below it"),
        TurnRow(rows(800), [.forget, .set(10, 120)], 440, "at the start of row 10"),
        TurnRow(rows(820, 1), [.forget, .set(10, 121)], 470, "30.25, rounded to a pixel"),
        TurnRow(
          rows(820, 1), [.forget, .set(10, 121), .set(9, 44.5), .set(8, 44.5)], 471,
          "31.25, rounded once"),
        TurnRow(
          rows(820, 1), [.forget, .set(10, 121), .forget, .sets(repeated(80, 30), from: 0)], 820,
          "rounded, and back"),
        TurnRow(gaps, [.forget], 247, "in the gap before row 5"),
        TurnRow(gaps, [.forget, .set(4, 100)], 303, "3 before row 5 at 306"),
        TurnRow(gaps, [.forget, .set(5, 100)], 247, "3 before row 5 at 250"),
        TurnRow(padding, [.forget, .set(0, 99)], 10, "in the padding"),
        TurnRow(rows(-60), [.forget], -60, "pulled before the start"),
        TurnRow(rows(-60), [.forget, .set(0, 99)], -60, "pulled before the start"),
        TurnRow(
          AnchorScript(100, at: 175, 400), [.forget, .set(3, 120)], 251,
          "never measured: its end stays, 43 + 76"),
        TurnRow(
          AnchorScript(100, at: 175, 400), [.forget, .forget, .set(3, 120), .forget, .set(3, 60)],
          191.5, "measured after all: 119 of 120, and so 59.5 of 60"),
        TurnRow(
          AnchorScript(0, at: 0, 400), [.forget, .insert(3, at: 0), .set(0, 900)], 0, "none"),
        TurnRow(
          AnchorScript(1, measured: [900], at: 225, 400), [.forget, .set(0, 1200)], 300, "one row"),
        TurnRow(
          AnchorScript(2, measured: [900, 900], at: 1125, 400),
          [.forget, .sets([1200, 1200], from: 0)], 1500, "two rows"),
        TurnRow(
          AnchorScript(2, measured: [90, 90], at: 0, 400), [.forget, .sets([120, 120], from: 0)],
          0, "less than the viewport"),
      ])
  }

  func testMeanEstimates() {
    var rows = RowLengths(count: 100, estimation: .mean(initially: 44))
    rows.setLengths(repeated(100, 10), from: 0)
    var anchor = AxisViewport(offset: 550, length: 400)
    // Half of row 5: 5 * 44 + 22.
    anchor.offset += rows.forgetLengths(keeping: anchor)
    XCTAssertEqual(anchor.offset, 242)
    // After one row is measured, all count as 200: 5 * 200 + 100.
    anchor.offset += rows.setLength(200, of: 5, keeping: anchor)
    XCTAssertEqual(anchor.offset, 1100)
    // The mean of 200 and 100 is 150. All rows but the measured ones count as that, also those
    // above: 5 * 150 + 100.
    anchor.offset += rows.setLength(100, of: 6, keeping: anchor)
    XCTAssertEqual(anchor.offset, 850)
  }

  /// Two lists may be equal although they remember different places.
  func testEquality() {
    var rows = RowLengths([100, 2000, 100], estimation: .fixed(44))
    rows.forgetLengths(keeping: .init(offset: 1600, length: 800))
    XCTAssertEqual(rows, RowLengths(count: 3, length: 44))
    rows.setLength(60, of: 0, keeping: 0)
    XCTAssertNotEqual(rows, RowLengths(count: 3, length: 44))
    XCTAssertNotEqual(
      RowLengths(count: 3, length: 44), RowLengths(count: 3, length: 44, spacing: 1))
    XCTAssertNotEqual(
      RowLengths(count: 3, length: 44),
      RowLengths(count: 3, length: 44, padding: AxisInsets(leading: 1)))
    XCTAssertNotEqual(RowLengths(count: 3, length: 44), RowLengths(count: 3, length: 45))
  }
}
