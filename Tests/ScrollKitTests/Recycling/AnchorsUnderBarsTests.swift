import ScrollKit
import XCTest

/// Under a bar of 91 points, the first row below the bar stays where it is.
final class AnchorsUnderBarsTests: XCTestCase {
  private struct ScriptRow: TableRow {
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

  private func run(_ name: String, _ rows: [ScriptRow]) {
    forEachRow(name, rows) { row in
      XCTAssertEqual(row.script.offset(after: row.steps), row.offset, accuracy: 1e-9)
    }
  }

  private let bars = AxisInsets(leading: 91, trailing: 34)

  private func list(_ offset: Double, measured: Double? = nil) -> AnchorScript {
    AnchorScript(
      100, measured: measured.map { Array(repeating: $0, count: 100) } ?? [], at: offset, 700, bars)
  }

  private func repeated(_ length: Double, _ count: Int) -> [Double] {
    Array(repeating: length, count: count)
  }

  func testPublicReports() {
    let prepend = "public report: a prepend under a navigation bar"
    let upwards = "public report: images load above what is read on the way up"
    run(
      "anchors under a bar, reports",
      [
        // The line at 0 moves to 20 * 120.
        ScriptRow(
          list(-91), [.insert(20, at: 0), .sets(repeated(120, 20), from: 0)], 2309,
          "\(prepend), measured later, was 152 points off"),
        ScriptRow(
          list(-91), [.insert(20, at: 0)] + (0..<20).map { .set($0, 120) }, 2309,
          "\(prepend), measured one by one"),
        ScriptRow(
          list(-91), [.insert(20, at: 0)] + (0..<20).reversed().map { .set($0, 120) }, 2309,
          "\(prepend), measured upwards"),
        ScriptRow(
          list(40), [.insert(20, at: 0), .sets(repeated(80, 20), from: 0)], 1640,
          "\(prepend), in the middle of a row: 131 + 1600 - 91"),
        ScriptRow(
          list(40), [.insert(20, at: 0), .set(20, 80), .set(21, 80)], 992,
          "\(prepend), rows that the bar covers: 880 + 72"),
        ScriptRow(
          list(40), [.insert(20, at: 0), .set(22, 80)], 956,
          "the row at the line keeps its end when it is first measured: 880 + 36 + 40"),
        ScriptRow(
          list(359, measured: 44), [.set(10, 144)], 359,
          "public report: a message grows while it is read"),
        ScriptRow(
          list(359, measured: 44), [.set(10, 144), .set(10, 244), .set(10, 344)], 359,
          "public report: a message grows while it is read, three times"),
        ScriptRow(list(349, measured: 44), [.set(9, 244)], 549, "\(upwards), under the bar"),
        ScriptRow(
          list(349, measured: 44), [.set(9, 244), .set(8, 144), .set(7, 40)], 645,
          "\(upwards): 200, 100 and -4"),
        ScriptRow(
          list(349, measured: 44), [.set(10, 244)], 349, "\(upwards): one at the line grows down"),
        ScriptRow(
          list(349), [.remove(10..<11)], 305,
          "public report: the first visible row is deleted; the next was 44 below the line"),
        ScriptRow(list(349), [.remove(8..<10)], 261, "rows under the bar are deleted"),
        ScriptRow(list(349), [.remove(8..<12)], 173, "row 12 was 88 below the line"),
        ScriptRow(
          list(3734), [.insert(20, at: 100)], 3734,
          "public report: more is loaded at the end, and what is read stays"),
        ScriptRow(
          list(3734), [.insert(20, at: 100), .sets(repeated(90, 20), from: 100)], 3734,
          "public report: more is loaded at the end and measured"),
        ScriptRow(
          list(349), [.remove(0..<100), .insert(50, at: 0)], -91,
          "public report: all rows are deleted and others added; the offset is in range"),
        ScriptRow(
          list(3734), [.remove(0..<100), .insertMeasured(repeated(80, 50), at: 0)], -91,
          "public report: all rows are deleted and others added, from the end"),
        ScriptRow(
          list(3734), [.remove(0..<99), .insert(3, at: 1)], -91,
          "all rows but one, less than the viewport"),
      ])
  }

  func testDefinition() {
    let negative = AxisInsets(leading: -20)
    run(
      "anchors under a bar",
      [
        ScriptRow(list(349), [.insert(3, at: 10)], 481, "before the row at the line"),
        ScriptRow(list(349), [.insert(3, at: 11)], 349, "after the row at the line"),
        ScriptRow(list(349), [.insert(3, at: 8)], 481, "under the bar"),
        ScriptRow(list(348), [.insert(3, at: 10)], 348, "a point of row 9 is left"),
        ScriptRow(list(349), [.move(9, to: 50)], 305, "from under the bar to below"),
        ScriptRow(list(349), [.move(50, to: 9)], 393, "from below to under the bar"),
        ScriptRow(list(349), [.move(10, to: 50)], 305, "row 11 was 44 below the line"),
        ScriptRow(list(349), [.set(9, 50), .set(8, 30)], 341, "first measured, under the bar"),
        ScriptRow(list(349), [.sets([50, 30, 60], from: 8)], 341, "across the line"),
        ScriptRow(
          list(359), [.sets([50, 30, 60], from: 8)], 367, "row 10 keeps its end: 6 - 14 + 16"),
        ScriptRow(
          AnchorScript(100, spacing: 6, at: 406, 700, bars), [.insert(1, at: 10)], 456,
          "in the gap before row 10: 497"),
        // If the viewport has no length, only the end of the content is a bound.
        ScriptRow(AnchorScript(100, at: 349, 0, bars), [.insert(3, at: 10)], 481, "no viewport"),
        ScriptRow(AnchorScript(0, at: -91, 700, bars), [.insert(5, at: 0)], -91, "no rows"),
        ScriptRow(AnchorScript(1, at: -91, 700, bars), [.insert(1, at: 0)], -91, "one row"),
        ScriptRow(AnchorScript(2, at: -91, 700, bars), [.remove(0..<1)], -91, "two rows"),
        ScriptRow(
          AnchorScript(5, at: -91, 700, bars), [.insert(3, at: 0), .set(0, 99), .move(0, to: 4)],
          -91, "less than the viewport"),
        ScriptRow(
          AnchorScript(5, at: -91, 700, bars), [.insert(15, at: 0)], 214,
          "20 rows: never past the end, 880 + 34 - 700"),
        ScriptRow(list(-120), [.insert(3, at: 0)], 12, "pulled: 29 before the start"),
        ScriptRow(list(-120), [.set(0, 99)], -120, "pulled: nothing moves"),
        ScriptRow(
          AnchorScript(100, at: 290, 100, AxisInsets(leading: 150)), [.insert(3, at: 10)], 422,
          "insets longer than the viewport: the line is at 440"),
        ScriptRow(
          AnchorScript(100, at: 290, 100, AxisInsets(leading: 150)), [.insert(3, at: 11)], 290,
          "insets longer than the viewport"),
        ScriptRow(
          AnchorScript(100, at: 440, 700, negative), [.insert(1, at: 10)], 484,
          "negative insets cover nothing: the line is at 440"),
        ScriptRow(
          AnchorScript(100, at: 440, 700, negative), [.insert(1, at: 11)], 440,
          "negative insets cover nothing"),
        ScriptRow(
          AnchorScript(100, at: 20, 700, negative), [.remove(0..<1)], 20,
          "negative insets: never before 20"),
      ])
  }

  func testRowsOfUnknownLengthPushNothing() {
    // With an estimate of zero, all rows lie at one place until they are measured.
    let fill: [AnchorScript.Step] = (0..<20).map { .set($0, 100) }
    run(
      "rows that count as nothing",
      [
        ScriptRow(AnchorScript(20, 0, at: 0, 480), fill, 0, "downwards"),
        ScriptRow(
          AnchorScript(20, 0, at: 0, 480), [.sets(repeated(100, 20), from: 0)], 0, "at once"),
        ScriptRow(AnchorScript(20, 0, at: -91, 480, bars), fill, -91, "under a bar"),
        ScriptRow(
          AnchorScript(20, 0, at: 0, 480), [.set(5, 100), .set(6, 100)], 0, "from row 5 on"),
        ScriptRow(AnchorScript(1, 0, at: 0, 480), [.set(0, 1000)], 0, "one row"),
        ScriptRow(
          AnchorScript(20, 0, padding: AxisInsets(leading: 10), at: 0, 480), fill, 0, "padding"),
        ScriptRow(
          AnchorScript(20, 0, at: 0, 480), [.forget, .sets(repeated(100, 20), from: 0)], 0,
          "forgotten first"),
      ])
    // With a mean, all rows count as long as the one that is measured.
    for bar in [0.0, 91] {
      var rows = RowLengths(count: 20, estimation: .mean(initially: 0))
      let anchor = AxisViewport(offset: -bar, length: 480, insets: AxisInsets(leading: bar))
      XCTAssertEqual(rows.setLength(100, of: 5, keeping: anchor), 0)
      XCTAssertEqual(rows.contentLength, 2000)
      XCTAssertEqual(rows.setLengths([40, 60], from: 0, keeping: anchor), 0)
    }
  }

  func testKeyboardsAndBars() {
    let keyboard = AxisInsets(leading: 91, trailing: 336)
    func chat(_ count: Int, _ offset: Double) -> AnchorScript {
      AnchorScript(count, at: offset, 700, bars, end: 10)
    }
    func feed(_ offset: Double) -> AnchorScript {
      AnchorScript(100, at: offset, 700, bars, start: 10)
    }
    let small = AxisInsets(leading: 44, trailing: 34)
    run(
      "keyboards and bars",
      [
        ScriptRow(
          chat(100, 3734), [.resize(700, keyboard)], 4036, "the end stays: 4400 + 336 - 700"),
        ScriptRow(
          chat(100, 3734), [.resize(700, keyboard), .insert(1, at: 100), .set(100, 100)], 4136,
          "a message under the keyboard: 4500 + 336 - 700"),
        ScriptRow(
          chat(100, 3734),
          [.resize(700, keyboard), .insert(1, at: 100), .set(100, 100), .resize(700, bars)], 3834,
          "the keyboard goes: 4500 + 34 - 700"),
        ScriptRow(
          chat(100, 3725), [.resize(700, keyboard)], 4036, "9 from the end is at the end"),
        ScriptRow(chat(100, 3723), [.resize(700, keyboard)], 3723, "11 from the end stays"),
        ScriptRow(chat(100, 3000), [.resize(700, keyboard)], 3000, "away from the end"),
        ScriptRow(
          chat(100, 3000), [.resize(700, keyboard), .insert(1, at: 100), .resize(700, bars)], 3000,
          "away from the end, there and back"),
        ScriptRow(chat(100, 3754), [.resize(700, keyboard)], 4056, "pulled 20 past the end"),
        ScriptRow(chat(0, -91), [.resize(700, keyboard)], -91, "no messages"),
        ScriptRow(chat(1, -91), [.resize(700, keyboard)], -91, "one message"),
        ScriptRow(chat(5, -91), [.resize(700, keyboard)], -91, "220 + 336 is less than 700"),
        ScriptRow(chat(12, -91), [.resize(700, keyboard)], 164, "528 + 336 - 700"),
        ScriptRow(
          chat(12, -91), [.resize(700, keyboard), .resize(700, bars)], -91, "there and back"),
        ScriptRow(
          chat(12, -91), [.resize(700, keyboard), .insert(9, at: 12), .resize(700, bars)], 258,
          "924 + 34 - 700"),
        ScriptRow(
          chat(100, 3734), [.resize(400, bars)], 4034, "a shorter viewport: 4400 + 34 - 400"),
        ScriptRow(
          chat(100, 3734), [.resize(400, bars), .resize(700, bars)], 3734, "there and back"),
        ScriptRow(
          chat(100, 3734), [.turn(400, small), .sets(repeated(30, 100), from: 0)], 2634,
          "rotation at the end: 3000 + 34 - 400"),
        ScriptRow(feed(-91), [.resize(700, small)], -44, "the start stays"),
        ScriptRow(feed(-91), [.resize(700, small), .insert(3, at: 0)], -44, "newer rows come in"),
        ScriptRow(feed(-85), [.resize(700, small)], -44, "6 from the start is at the start"),
        ScriptRow(feed(-70), [.resize(700, small)], -23, "the line stays at 21"),
        ScriptRow(feed(-120), [.resize(700, small)], -73, "pulled 29 before the start"),
        ScriptRow(feed(-91), [.insert(3, at: 0), .set(0, 300)], -91, "below a bar"),
        ScriptRow(feed(-80), [.insert(3, at: 0)], 52, "11 from the start is away from it"),
        ScriptRow(list(349), [.resize(700, small)], 396, "the line stays at 440"),
        ScriptRow(list(349), [.resize(700, small), .resize(700, bars)], 349, "there and back"),
        ScriptRow(
          list(3734), [.resize(900, bars)], 3534, "never past the end: 4400 + 34 - 900"),
        ScriptRow(
          list(349), [.resize(700, AxisInsets(leading: -20))], 440, "negative insets cover nothing"),
      ])
  }
}
