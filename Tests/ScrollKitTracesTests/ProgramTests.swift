import Foundation
import XCTest

/// The built program: its exit status and output.
final class ProgramTests: XCTestCase {
  private var program: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("scrollkit-replay")
  }

  private func run(
    _ arguments: [String], input: Data = Data()
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let (inlet, outlet, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    (process.standardInput, process.standardOutput, process.standardError) = (inlet, outlet, errors)
    try process.run()
    inlet.fileHandleForWriting.write(input)
    inlet.fileHandleForWriting.closeFile()
    let output = outlet.fileHandleForReading.readDataToEndOfFile()
    let lines = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: lines, as: UTF8.self)
    )
  }

  func testWithoutArguments() throws {
    let result = try run([])
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.errors, "")
    XCTAssertTrue(result.output.hasPrefix("edge-impact\n"))
    XCTAssertTrue(result.output.hasSuffix("; callbacks in order\n"))
  }

  func testStandardInput() throws {
    let result = try run(["--json", "-"], input: TraceText().json)
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, "{\"name\":\"swipe\"}\n")
    XCTAssertEqual(result.errors, "")
  }

  func testBadStandardInput() throws {
    let result = try run(["-"], input: Data("[1]".utf8))
    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(result.errors, "standard input: the text is an array, must be an object\n")
  }

  func testATextNestedTooDeep() throws {
    let result = try run(["-"], input: Data(repeating: UInt8(ascii: "["), count: 513))
    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(
      result.errors,
      "standard input is not valid JSON: Arrays and objects lie in one another more than 512 deep\n"
    )
  }

  func testHelp() throws {
    let result = try run(["--help"])
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.errors, "")
    XCTAssertTrue(result.output.hasPrefix("scrollkit-replay "))
  }

  func testUnknownOption() throws {
    let result = try run(["--frob"])
    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(
      result.errors, "--frob is unknown, must be --all, --json, --svg FILE or --help\n")
  }

  func testAReplayThatDoesNotFitFails() throws {
    let touches =
      #"[{"time": 0, "phase": "began", "x": 90, "y": 9}, "#
      + #"{"time": 1, "phase": "moved", "x": 66, "y": 9}]"#
    for (x, status) in [(14, 0), (15, 0), (16, 1)] as [(Int, Int32)] {
      let trace = TraceText(
        touches: touches, more: #", "expected": {"offsets": [{"time": 1, "x": \#(x), "y": 0}]}"#)
      let result = try run(["--json", "-"], input: trace.json)
      XCTAssertEqual(result.status, status)
      XCTAssertEqual(result.errors, "")
      XCTAssertTrue(result.output.contains(#""samples":[{"time":1,"x":14,"y":0}]"#), result.output)
    }
  }

  func testMissingFile() throws {
    let result = try run(["no such file.json"])
    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(result.errors, "no such file.json: the file is missing, must be readable\n")
  }

  func testAReaderThatLeavesEarly() throws {
    let process = Process()
    let (outlet, errors) = (Pipe(), Pipe())
    let sample = #"{"time": 0, "x": 0, "y": 0}"#
    let list = Array(repeating: sample, count: 20_000).joined(separator: ",")
    let trace = TraceText(more: #", "expected": {"offsets": [\#(list)]}"#)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try trace.json.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.executableURL = program
    process.arguments = [file.path]
    (process.standardOutput, process.standardError) = (outlet, errors)
    try process.run()
    XCTAssertEqual(outlet.fileHandleForReading.readData(ofLength: 5), Data("swipe".utf8))
    outlet.fileHandleForReading.closeFile()
    XCTAssertEqual(errors.fileHandleForReading.readDataToEndOfFile(), Data())
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason == .exit ? process.terminationStatus : 0, 0)
  }
}
