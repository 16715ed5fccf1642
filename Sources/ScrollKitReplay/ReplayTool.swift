import Foundation
import ScrollKitTraces

/// The program: reads everything, then draws, then prints.
enum ReplayTool {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program's name.
  ///   - output: What takes the table or the JSON; untouched on an error.
  ///   - report: Is given the one line that says what is wrong.
  /// - Returns: The exit status: 0, or 2 for bad input.
  static func run<Output: TextOutputStream>(
    _ arguments: [String], output: inout Output, report: (String) -> Void
  ) -> Int32 {
    do {
      let arguments = try Arguments(arguments)
      if arguments.printsHelp {
        output.write(Arguments.help)
        return 0
      }
      let traces = try arguments.files.isEmpty ? [bundled()] : arguments.files.map(read)
      if let file = arguments.svgFile {
        try draw(traces[0], into: file, from: arguments.files.first)
      }
      for (index, trace) in traces.enumerated() {
        if arguments.printsJSON {
          try trace.writeJSONLine(to: &output)
        } else {
          if index > 0 { output.write("\n") }
          TraceTable(trace).write(to: &output)
        }
      }
      return 0
    } catch {
      report("\(error)")
      return 2
    }
  }

  /// The recording that comes with the program.
  static func bundled() throws -> ScrollTrace {
    guard
      let url = Bundle.module.url(
        forResource: "edge-impact", withExtension: "json", subdirectory: "Traces")
    else {
      throw ScrollTraceError(
        field: "the bundled recording", value: "missing", expectation: "be beside the program")
    }
    return try ScrollTrace(contentsOf: url)
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
        file: source, field: "expected.offsets",
        value: trace.expected.offsets == nil ? "missing" : "empty",
        expectation: "hold samples for --svg")
    }
    do {
      try Data(graph.svg.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw ScrollTraceError(
        field: "the file of --svg", value: "\"\(file)\"", expectation: "be writable")
    }
  }
}
