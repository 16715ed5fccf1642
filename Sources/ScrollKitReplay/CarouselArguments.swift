import ScrollKitTraces

/// What the command line asks for after the word `carousel`.
struct CarouselArguments: Equatable {
  /// The number of pages.
  var pageCount: Int
  /// How long a page stays, in seconds; `nil` without autoplay.
  var interval: Double?
  /// The file to read, `-` for standard input; `nil` for the bundled recording.
  var file: String?

  /// The most pages: each is kept with its length.
  static let maximumPageCount = 1_000_000

  /// Reads arguments, without the program's name and the word `carousel`.
  init(_ arguments: some Sequence<String>) throws(ScrollTraceError) {
    var rest = Array(arguments)[...]
    var count: Int?
    var files: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--pages":
        let text = try Self.value(of: argument, isGiven: count != nil, from: &rest)
        guard let number = Int(text), (0...Self.maximumPageCount).contains(number) else {
          throw ScrollTraceError(
            field: argument, value: "\"\(text)\"",
            expectation: "be a whole number from 0 to \(Self.maximumPageCount)")
        }
        count = number
      case "--autoplay":
        let text = try Self.value(of: argument, isGiven: interval != nil, from: &rest)
        guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
          throw ScrollTraceError(
            field: argument, value: "\"\(text)\"",
            expectation: "be a number of seconds above 0, up to 3600")
        }
        interval = seconds
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
            expectation: "be --pages N or --autoplay SECONDS after carousel")
        }
        files.append(argument)
      }
    }
    guard let count else {
      throw ScrollTraceError(
        field: "--pages", value: "missing", expectation: "be given after carousel")
    }
    guard files.count <= 1 else {
      throw ScrollTraceError(
        field: "carousel", value: "given with \(files.count) traces",
        expectation: "be given with one")
    }
    pageCount = count
    file = files.first
  }

  private static func value(
    of option: String, isGiven: Bool, from rest: inout ArraySlice<String>
  ) throws(ScrollTraceError) -> String {
    guard !isGiven else {
      throw ScrollTraceError(field: option, value: "given twice", expectation: "be given once")
    }
    guard let value = rest.popFirst() else {
      throw ScrollTraceError(
        field: option, value: "the last argument", expectation: "be before a number")
    }
    return value
  }
}
