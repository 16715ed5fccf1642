import ScrollKitTraces

/// What the command line asks for.
struct Arguments: Equatable {
  /// Files to read, `-` for standard input; none for the bundled recording.
  var files: [String] = []
  /// Whether to replay every bundled recording.
  var replaysAll = false
  /// Whether to print JSON instead of a table.
  var printsJSON = false
  /// The SVG file to draw the offsets into.
  var svgFile: String?
  /// Whether to print the help and nothing else.
  var printsHelp = false

  static let help = """
    scrollkit-replay [--json] [--svg FILE] [--all | TRACE ...]
    scrollkit-replay carousel --pages N [--autoplay SECONDS] [TRACE]

    Replays the touches of recorded scroll traces through ScrollKit and compares with what the real
    scroll view did. Walks the recorded content offsets through it and prints a table: time, offset,
    overscroll, page, progress, carousel slots and scroll indicator; last, how the replay fits.
    Without TRACE a bundled recording is used; - is standard input.

      --all       replay every bundled recording and print one line about each
      --json      print one line of JSON per trace instead: name; rows (the recorded offsets
                  walked); samples, events (velocities in points per millisecond; numbers along the
                  axis where one axis scrolls, as in recordings, else x and y) and fit (shift in
                  seconds)
      --svg FILE  also draw the recorded and the replayed offset over time into FILE; with one trace
                  only
      --help      print this help
      --          take everything that follows as a TRACE

    With carousel, the touches move an endless carousel of N pages, each as large as the trace's
    viewport. It prints over time the three slots, the page, the position in pages, the dots of a
    page control, and each change of page with its reason.

      --pages N           how many pages there are
      --autoplay SECONDS  turn the page by itself; it pauses under a finger

    Exit status: 0; 1 when a replayed sample is more than a device pixel off or callbacks are out of
    order; 2 for bad input, with one line on standard error and nothing printed.

    """

  /// Reads arguments (without the program's name).
  init(_ arguments: [String]) throws(ScrollTraceError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": replaysAll = true
      case "--json": printsJSON = true
      case "--help", "-h": printsHelp = true
      case "--svg":
        guard let file = rest.popFirst() else {
          throw ScrollTraceError(
            field: "--svg", value: "the last argument", expectation: "be before a file name")
        }
        guard !file.isEmpty, !file.hasPrefix("-") else {
          throw ScrollTraceError(
            field: "the file of --svg", value: "\"\(file)\"", expectation: "be a file name")
        }
        guard svgFile == nil else {
          throw ScrollTraceError(field: "--svg", value: "given twice", expectation: "be given once")
        }
        svgFile = file
      case "--":
        files += rest
        rest = []
      case "-": files.append(argument)
      default:
        guard !argument.isEmpty else {
          throw ScrollTraceError(field: "a file name", value: "\"\"", expectation: "not be empty")
        }
        guard !argument.hasPrefix("-") else {
          throw ScrollTraceError(
            field: argument, value: "unknown",
            expectation: "be --all, --json, --svg FILE or --help")
        }
        files.append(argument)
      }
    }
    guard !printsHelp else { return }
    guard files.filter({ $0 == "-" }).count <= 1 else {
      throw ScrollTraceError(field: "-", value: "given twice", expectation: "be given once")
    }
    guard !replaysAll || files.isEmpty else {
      throw ScrollTraceError(
        field: "--all", value: "given with a trace", expectation: "be given without")
    }
    guard svgFile == nil || (files.count <= 1 && !replaysAll) else {
      throw ScrollTraceError(
        field: "--svg", value: "given with \(replaysAll ? "all" : files.count.description) traces",
        expectation: "be given with one")
    }
  }
}
