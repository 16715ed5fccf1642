import ScrollKitTraces
import XCTest

@testable import ScrollKitReplay

/// What the command line means.
final class ArgumentsTests: XCTestCase {
  private struct Row: TableRow {
    var source = "the tool's help"
    var line: [String]
    var change: @Sendable (inout Arguments) -> Void
  }

  func testAccepted() throws {
    let rows = [
      Row(line: []) { _ in },
      Row(line: ["a.json", "-", "b.json"]) { $0.files = ["a.json", "-", "b.json"] },
      Row(line: ["--json"]) { $0.printsJSON = true },
      Row(line: ["a.json", "--json"]) { ($0.files, $0.printsJSON) = (["a.json"], true) },
      Row(line: ["--svg", "a.svg"]) { $0.svgFile = "a.svg" },
      Row(line: ["--svg", "a.svg", "--json", "-"]) {
        ($0.files, $0.printsJSON, $0.svgFile) = (["-"], true, "a.svg")
      },
      Row(line: ["--all"]) { $0.replaysAll = true },
      Row(line: ["--json", "--all"]) { ($0.printsJSON, $0.replaysAll) = (true, true) },
      Row(line: ["--json", "--json"]) { $0.printsJSON = true },
      Row(line: ["--help"]) { $0.printsHelp = true },
      Row(line: ["-h", "a.json"]) { ($0.printsHelp, $0.files) = (true, ["a.json"]) },
      Row(line: ["--", "--json", "-"]) { $0.files = ["--json", "-"] },
    ]
    try forEachRow("accepted arguments", rows) { row in
      var wanted = try Arguments([])
      row.change(&wanted)
      XCTAssertEqual(try Arguments(row.line), wanted)
    }
  }

  private struct Refusal: TableRow {
    var source = "the tool's help"
    var line: [String]
    var message: String
  }

  func testRefused() throws {
    let rows = [
      Refusal(
        line: ["--frob"], message: "--frob is unknown, must be --all, --json, --svg FILE or --help"),
      Refusal(line: ["-x"], message: "-x is unknown, must be --all, --json, --svg FILE or --help"),
      Refusal(
        line: ["--json=1"],
        message: "--json=1 is unknown, must be --all, --json, --svg FILE or --help"),
      Refusal(
        line: ["a.json", "--svg"],
        message: "--svg is the last argument, must be before a file name"),
      Refusal(
        line: ["--svg", "--json"],
        message: "the file of --svg is \"--json\", must be a file name"),
      Refusal(line: ["--svg", "-"], message: "the file of --svg is \"-\", must be a file name"),
      Refusal(line: ["--svg", ""], message: "the file of --svg is \"\", must be a file name"),
      Refusal(
        line: ["--svg", "a", "--svg", "b"], message: "--svg is given twice, must be given once"),
      Refusal(line: ["--all", "a"], message: "--all is given with a trace, must be given without"),
      Refusal(
        line: ["--all", "--svg", "a"],
        message: "--svg is given with all traces, must be given with one"),
      Refusal(
        line: ["--svg", "a.svg", "b.json", "c.json"],
        message: "--svg is given with 2 traces, must be given with one"),
      Refusal(line: ["-", "-"], message: "- is given twice, must be given once"),
      Refusal(line: [""], message: "a file name is \"\", must not be empty"),
      Refusal(
        line: ["--\n"], message: "--? is unknown, must be --all, --json, --svg FILE or --help"),
    ]
    try forEachRow("refused arguments", rows) { row in
      XCTAssertThrowsError(try Arguments(row.line)) { XCTAssertEqual("\($0)", row.message) }
    }
  }
}
