import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

@testable import ScrollKitReplay

/// What the program prints when it runs inside the test.
final class ReplayToolTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String, _ text: Data) throws -> String {
    let url = folder.appendingPathComponent(name)
    try text.write(to: url)
    return url.path
  }

  private func run(_ arguments: [String]) -> (status: Int32, output: String, errors: [String]) {
    var output = ""
    var errors: [String] = []
    let status = ReplayTool.run(arguments, output: &output) { errors.append($0) }
    return (status, output, errors)
  }

  func testJSONLines() throws {
    var trace = smallTrace()
    trace.name = "a \"b\""
    trace.expected.offsets = [
      ScrollTrace.Sample(time: 0.5, x: -50, y: 3), ScrollTrace.Sample(time: 1, x: 100, y: 0),
    ]
    let walked = try file("walked.json", try trace.json)
    trace.expected.offsets = []
    let empty = try file("empty.json", try trace.json)
    trace.expected.offsets = nil
    trace.scrollView.contentSize = CGSize(width: 0, height: 0)
    let bare = try file("bare.json", try trace.json)
    let result = run(["--json", walked, empty, bare])
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.errors, [])
    XCTAssertEqual(
      result.output,
      #"{"name":"a \"b\"","rows":["#
        + #"{"offset":{"x":-50,"y":3},"overscroll":{"x":-50,"y":3},"page":0,"progress":-0.25,"#
        + #""slots":[2,0,1],"time":0.5},"#
        + #"{"offset":{"x":100,"y":0},"overscroll":{"x":0,"y":0},"page":1,"progress":0.5,"#
        + #""slots":[0,1,2],"time":1}]}"# + "\n"
        + #"{"name":"a \"b\"","rows":[]}"# + "\n" + #"{"name":"a \"b\""}"# + "\n")
    trace.expected.offsets = [ScrollTrace.Sample(time: 0, x: 0, y: 0)]
    let none = run(["--json", try file("none.json", try trace.json)])
    XCTAssertTrue(
      none.output.hasSuffix(
        #""page":null,"progress":0,"slots":[null,null,null],"time":0}]}"# + "\n"))
  }

  func testManyJSONRowsAreOneList() throws {
    var trace = smallTrace()
    trace.expected.offsets = (0..<10_000).map {
      ScrollTrace.Sample(time: Double($0), x: 0, y: 0)
    }
    let result = run(["--json", try file("many.json", try trace.json)])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let rows = (object as? [String: Any])?["rows"] as? [[String: Any]]
    XCTAssertEqual(rows?.map { $0["time"] as? Double }, (0..<10_000).map(Double.init))
    XCTAssertEqual(result.output.filter(\.isNewline).count, 1)
  }

  func testTable() throws {
    var trace = smallTrace()
    trace.description = "two\nlines"
    trace.expected.offsets = [
      ScrollTrace.Sample(time: 0, x: 0, y: 0), ScrollTrace.Sample(time: 0.1, x: 99.5, y: 0),
      ScrollTrace.Sample(time: 12.0625, x: 210, y: 0),
    ]
    let result = run([try file("a.json", try trace.json)])
    // The track is 94 long after margins of 3; the thumb is max(36, 94 * 100 / 300) = 36 long and
    // starts at 3 + 58 * offset / 200: 3, 31.855 and, 10 shorter, at 3 + 68 = 71.
    // A cell is 100 / 24 = 4.17 long: cells 1..<9, 8..<16 and 17..<23.
    XCTAssertEqual(
      result.output,
      """
      swipe
      two lines
      viewport 100 x 200, content 300 x 200, x from 0 to 200, 3 pages along x

          time  offset x  overscroll  page  progress  slots  indicator
         0.000     0.000       0.000     0     0.00%  2 0 1  [ ########               ]
         0.100    99.500       0.000     1    49.75%  0 1 2  [        ########        ]
        12.063   210.000     +10.000     2   105.00%  1 2 0  [                 ###### ]

      3 samples in 12.063 s; greatest overscroll x +10.000 pt at 12.063 s; pages 0-2

      """)
  }

  func testTableOfSeveralTraces() throws {
    let bare = try file("bare.json", try smallTrace().json)
    let heading = "viewport 100 x 200, content 300 x 200, x from 0 to 200, 3 pages along x"
    let one = "swipe\n\(heading)\nno recorded offsets\n"
    XCTAssertEqual(run([bare, bare]).output, one + "\n" + one)
  }

  func testTheBundledRecordingIsTheDefault() {
    let lines = run([]).output.split(separator: "\n")
    XCTAssertEqual(lines.count, 4 + 1 + 45 + 2)
    XCTAssertEqual(lines.first, "edge-impact")
    XCTAssertEqual(
      lines[50], "45 samples in 0.800 s; greatest overscroll y +100.333 pt at 0.211 s; page 46")
    XCTAssertEqual(
      lines.last,
      "replay: 44 of 45 samples exact, 45 within a pixel, worst 0.333 pt off, "
        + "start shifted by 0.95 ms; callbacks in order")
    XCTAssertTrue(lines[6].hasPrefix("   0.128  39158.333     +10.333    46   100.03%  45 46 0"))
    XCTAssertEqual(Set(lines[4...49].map(\.count)).count, 2)  // The heading and equal rows.
  }

  func testHelpNamesEveryOption() {
    let result = run(["--help"])
    XCTAssertEqual(result.status, 0)
    for option in ["--all", "--json", "--svg FILE", "--help", "--", "TRACE"] {
      XCTAssertTrue(result.output.contains(option), option)
    }
  }

  func testBadInputPrintsNothing() throws {
    let good = try file("good.json", try smallTrace().json)
    let bad = try file("bad.json", TraceText(name: "3").json)
    let missing = folder.path + "/missing.json"
    let target = folder.path + "/out.svg"
    let cases: [([String], String)] = [
      ([good, bad], "\(bad): name is 3, must be a string"),
      (["--json", bad, good], "\(bad): name is 3, must be a string"),
      ([good, missing], "\(missing): the file is missing, must be readable"),
      ([folder.path], "\(folder.path): the file is a folder, must be readable"),
      (
        [good, "--svg", target],
        "\(good): expected.offsets is missing, must hold samples for --svg"
      ),
      (["--svg", folder.path], "the file of --svg is \"\(folder.path)\", must be writable"),
      (["--frob"], "--frob is unknown, must be --all, --json, --svg FILE or --help"),
    ]
    for (arguments, message) in cases {
      let result = run(arguments)
      XCTAssertEqual(result.status, 2)
      XCTAssertEqual(result.output, "")
      XCTAssertEqual(result.errors.count, 1)
      XCTAssertEqual(result.errors.first?.prefix(60), message.prefix(60))
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: target))
  }

  func testDrawingGoesIntoTheFile() throws {
    let target = folder.path + "/out.svg"
    let result = run(["--svg", target])
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, run([]).output)
    XCTAssertEqual(
      try String(contentsOfFile: target, encoding: .utf8),
      TraceGraph(try ReplayTool.bundled())?.svg)
  }
}
