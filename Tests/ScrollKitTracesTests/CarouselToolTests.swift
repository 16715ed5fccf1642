import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

@testable import ScrollKitReplay

/// `scrollkit-replay carousel`.
final class CarouselToolTests: XCTestCase {
  private struct Row: TableRow {
    var line: [String]
    var pageCount: Int
    var interval: Double?
    var file: String?
    var source = "the tool's help"
  }

  func testAccepted() throws {
    let rows = [
      Row(line: ["--pages", "5"], pageCount: 5),
      Row(line: ["--pages", "0", "a.json"], pageCount: 0, file: "a.json"),
      Row(line: ["a.json", "--pages", "1000000"], pageCount: 1_000_000, file: "a.json"),
      Row(
        line: ["--pages", "3", "--autoplay", "0.5", "-"], pageCount: 3, interval: 0.5, file: "-"),
      Row(line: ["--autoplay", "3600", "--pages", "2"], pageCount: 2, interval: 3600),
      Row(line: ["--pages", "2", "--", "--autoplay"], pageCount: 2, file: "--autoplay"),
    ]
    try forEachRow("accepted arguments of carousel", rows) { row in
      let arguments = try CarouselArguments(row.line)
      XCTAssertEqual(arguments.pageCount, row.pageCount)
      XCTAssertEqual(arguments.interval, row.interval)
      XCTAssertEqual(arguments.file, row.file)
    }
  }

  private struct Refusal: TableRow {
    var line: [String]
    var message: String
    var source = "the tool's help"
  }

  func testRefused() throws {
    let number = "must be a whole number from 0 to 1000000"
    let seconds = "must be a number of seconds above 0, up to 3600"
    let rows = [
      Refusal(line: [], message: "--pages is missing, must be given after carousel"),
      Refusal(line: ["a.json"], message: "--pages is missing, must be given after carousel"),
      Refusal(line: ["--pages"], message: "--pages is the last argument, must be before a number"),
      Refusal(line: ["--pages", "five"], message: "--pages is \"five\", \(number)"),
      Refusal(line: ["--pages", "-1"], message: "--pages is \"-1\", \(number)"),
      Refusal(line: ["--pages", "1000001"], message: "--pages is \"1000001\", \(number)"),
      Refusal(line: ["--pages", "2.5"], message: "--pages is \"2.5\", \(number)"),
      Refusal(
        line: ["--pages", "2", "--pages", "3"],
        message: "--pages is given twice, must be given once"
      ),
      Refusal(
        line: ["--pages", "2", "--autoplay"],
        message: "--autoplay is the last argument, must be before a number"),
      Refusal(
        line: ["--pages", "2", "--autoplay", "0"], message: "--autoplay is \"0\", \(seconds)"),
      Refusal(
        line: ["--pages", "2", "--autoplay", "nan"], message: "--autoplay is \"nan\", \(seconds)"),
      Refusal(
        line: ["--pages", "2", "--autoplay", "inf"], message: "--autoplay is \"inf\", \(seconds)"),
      Refusal(
        line: ["--pages", "2", "--json"],
        message: "--json is unknown, must be --pages N or --autoplay SECONDS after carousel"),
      Refusal(line: ["--pages", "2", ""], message: "a file name is \"\", must not be empty"),
      Refusal(
        line: ["--pages", "2", "a", "b"],
        message: "carousel is given with 2 traces, must be given with one"),
    ]
    try forEachRow("refused arguments of carousel", rows) { row in
      XCTAssertThrowsError(try CarouselArguments(row.line)) {
        XCTAssertEqual("\($0)", row.message)
      }
      var output = ""
      var errors: [String] = []
      XCTAssertEqual(
        ReplayTool.run(["carousel"] + row.line, output: &output) { errors.append($0) }, 2)
      XCTAssertEqual(output, "")
      XCTAssertEqual(errors, [row.message])
    }
  }

  private func table(_ trace: ScrollTrace, _ pageCount: Int, _ interval: Double? = nil) -> [String]
  {
    var output = ""
    CarouselTable(trace, pageCount: pageCount, interval: interval).write(to: &output)
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func swipe(_ way: Double) -> ScrollTrace {
    var trace = smallTrace()
    trace.touches = [
      ScrollTrace.Touch(time: 0, phase: .began, x: 50, y: 9),
      ScrollTrace.Touch(time: 0.05, phase: .moved, x: 50 + way, y: 9),
      ScrollTrace.Touch(time: 0.06, phase: .ended, x: 50 + way, y: 9),
    ]
    return trace
  }

  /// A swipe turns the page, and two seconds after the finger is lifted the timer turns the next.
  func testTable() {
    // The first ten points of the way are the finger's slop: 60 points move the content by 50.
    var trace = swipe(-60)
    trace.sampleTimes = [0, 0.05, 1, 2.05, 3]
    XCTAssertEqual(
      table(trace, 5, 2),
      """
      swipe
      5 pages of 100 x 200 along x, the next one after 2 s

          time  slots  page  position  indicator    changes
         0.000  4 0 1     0     0.000  @OOOO
         0.050  0 1 2     1     0.500  O@OOO        page 0 -> 1 by drag, target 0 -> 1 by drag
         1.000  0 1 2     1     1.000  O@OOO        settled 0 -> 1 by fling
         2.050  0 1 2     1     1.000  O@OOO
         3.000  1 2 3     2     2.000  OO@OO        \
      page 1 -> 2 by autoplay, target 1 -> 2 by autoplay, settled 1 -> 2 by autoplay

      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  func testBackFromTheFirstPage() {
    let lines = table(swipe(60), 5)
    XCTAssertEqual(lines[3], "    time  slots  page  position  indicator    changes")
    XCTAssertEqual(lines[4], "   0.000  4 0 1     0     0.000  @OOOO")
    // Half a page back: of two as near, the next.
    XCTAssertEqual(lines[5], "   0.050  4 0 1     0     4.500  @OOOO")
    XCTAssertTrue(lines.last { !$0.isEmpty }!.hasPrefix("   0."), lines.joined())
    XCTAssertTrue(lines.last { !$0.isEmpty }!.contains("3 4 0     4     4.000  OOOO@"))
  }

  func testFewAndManyPages() {
    XCTAssertEqual(table(swipe(-60), 0)[4], "   0.000  - - -     -     0.000  ")
    XCTAssertEqual(table(swipe(-60), 1)[4], "   0.000  - 0 -     0     0.000  @")
    XCTAssertEqual(table(swipe(-60), 1)[1], "1 page of 100 x 200 along x")
    XCTAssertEqual(table(swipe(-60), 30)[4], "   0.000  29 0 1       0     0.000  @OOOOOOo. ")
  }

  /// A trace of many hours makes no endless table.
  func testALongTrace() {
    var trace = swipe(-60)
    trace.touches.append(ScrollTrace.Touch(time: 1e6, phase: .began, x: 1, y: 1))
    XCTAssertLessThanOrEqual(table(trace, 5).count, CarouselTable.maximumLineCount + 5)
    XCTAssertLessThanOrEqual(table(trace, 5, 0.01).count, CarouselTable.maximumLineCount + 5)
  }
}
