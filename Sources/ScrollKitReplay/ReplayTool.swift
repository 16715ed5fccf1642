import Foundation
import ScrollKitTraces

/// The program. It reads all traces, then draws, then prints, so that bad input prints nothing.
enum ReplayTool {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program's name.
  ///   - output: Takes the table or the JSON; nothing if the input is bad.
  ///   - report: Takes the one line that says what is wrong.
  /// - Returns: The exit status: 0, 1 where a replay does not fit, or 2 for bad input.
  static func run<Output: TextOutputStream>(
    _ arguments: [String], output: inout Output, report: (String) -> Void
  ) -> Int32 {
    do {
      if arguments.first == "carousel" {
        let carousel = try CarouselArguments(arguments.dropFirst())
        let trace = try carousel.file.map(read) ?? bundled()
        CarouselTable(trace, pageCount: carousel.pageCount, interval: carousel.interval)
          .write(to: &output)
        return 0
      }
      let arguments = try Arguments(arguments)
      if arguments.printsHelp {
        output.write(Arguments.help)
        return 0
      }
      let traces = try arguments.replaysAll ? allBundled() : read(arguments.files)
      if let file = arguments.svgFile {
        try draw(traces[0], into: file, from: arguments.files.first)
      }
      var isFaithful = true
      for (index, trace) in traces.enumerated() {
        let replay = trace.isReplayable ? trace.replay() : nil
        isFaithful = isFaithful && replay?.isFaithful ?? true
        if arguments.printsJSON {
          try trace.writeJSONLine(replay, to: &output)
        } else if arguments.replaysAll {
          if index == 0 { output.write(FitTable.heading + "\n") }
          output.write(FitTable.line(trace.name, replay) + "\n")
        } else {
          if index > 0 { output.write("\n") }
          TraceTable(trace).write(replay, to: &output)
        }
      }
      return isFaithful ? 0 : 1
    } catch {
      report("\(error)")
      return 2
    }
  }

  /// The names of the recordings that come with the program.
  static let bundledNames = [
    "touch-calibration", "rubber-band-top", "decelerate-750", "edge-impact",
  ]

  /// A recording that comes with the program.
  static func bundled(_ name: String = "edge-impact") throws -> ScrollTrace {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: "json", subdirectory: "Traces")
    else {
      throw ScrollTraceError(
        field: "the bundled recording", value: "missing", expectation: "be beside the program")
    }
    return try ScrollTrace(contentsOf: url)
  }

  private static func allBundled() throws -> [ScrollTrace] { try bundledNames.map(bundled) }

  private static func read(_ files: [String]) throws -> [ScrollTrace] {
    try files.isEmpty ? [bundled()] : files.map(read)
  }

  private static func read(_ file: String) throws -> ScrollTrace {
    guard file == "-" else { return try ScrollTrace(contentsOf: URL(fileURLWithPath: file)) }
    let name = "standard input"
    let text: Data
    do {
      text = try FileHandle.standardInput.readWhole()
    } catch {
      throw ScrollTraceError(
        file: name, field: "the text", value: "not readable", expectation: "be readable")
    }
    return try ScrollTrace(json: text, file: name)
  }

  private static func draw(_ trace: ScrollTrace, into file: String, from source: String?) throws {
    guard let graph = TraceGraph(trace) else {
      throw ScrollTraceError(
        at: ScrollTrace.Expected.offsetsPath,
        value: trace.expected.offsets == nil ? "missing" : "empty",
        expectation: "hold samples for --svg"
      ).inFile(source)
    }
    // In `--svg swipe.json` the drawing's name is missing; it would overwrite the recording.
    guard !file.lowercased().hasSuffix(".json") else {
      throw ScrollTraceError(
        field: "the file of --svg", value: "\"\(file)\"", expectation: "not be a .json file")
    }
    do {
      try Data(graph.svg.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw ScrollTraceError(
        field: "the file of --svg", value: "\"\(file)\"", expectation: "be writable")
    }
  }
}
