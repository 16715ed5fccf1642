public import Foundation
import ScrollKit

extension ScrollTrace {
  /// Reads a trace from a file.
  ///
  /// - Throws: A `ScrollTraceError` with the file's name when the file cannot be read, is not
  ///   JSON, or breaks the format.
  public init(contentsOf url: URL) throws {
    let file = url.isFileURL ? url.relativePath : url.absoluteString
    try self.init(json: try Self.contents(of: url, file: file), file: file)
  }

  /// Reads a trace from JSON text. Keys that the format does not know are ignored; of a key that
  /// stands twice the last value counts.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - file: What errors call the text; `nil` for nothing.
  /// - Throws: A `ScrollTraceError` that names the first field that breaks the format, or line and
  ///   column where the text is not JSON.
  /// - Complexity: O(*n*) in the length of the text, and no memory beyond the trace.
  public init(json: Data, file: String? = nil) throws {
    guard !json.isEmpty else {
      throw ScrollTraceError(
        file: file, field: "the text", value: "empty", expectation: "be an object")
    }
    do {
      self = try json.withUnsafeBytes { (raw) throws(TraceReadingError) in
        var reader = TraceReader(JSONText(raw.bindMemory(to: UInt8.self)))
        return try reader.whole { (reader) throws(TraceReadingError) in try reader.trace() }
      }
    } catch let error as TraceReadingError {
      throw error.inFile(file)
    }
    try validate(file: file)
  }

  private static func contents(of url: URL, file: String) throws -> Data {
    func unreadable(_ value: String) -> ScrollTraceError {
      ScrollTraceError(file: file, field: "the file", value: value, expectation: "be readable")
    }
    if url.isFileURL {
      guard FileManager.default.fileExists(atPath: url.path) else { throw unreadable("missing") }
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true { throw unreadable("a folder") }
    }
    guard let handle = try? FileHandle(forReadingFrom: url),
      let data = try? handle.readWhole()
    else { throw unreadable("not readable") }
    return data
  }
}

extension TraceReader {
  fileprivate mutating func trace() throws(TraceReadingError) -> ScrollTrace {
    var name: String?
    var scrollView: ScrollTrace.ScrollView?
    var touches: [ScrollTrace.Touch]?
    var trace = ScrollTrace(
      name: "", scrollView: ScrollTrace.ScrollView(viewport: .zero, contentSize: .zero))
    try object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "name": name = try reader.string()
      case "version": trace.version = try reader.integer()
      case "description": trace.description = try reader.string()
      case "source": trace.source = try reader.string()
      case "scrollView": scrollView = try reader.scrollView()
      case "touches": touches = try reader.array(Self.touch)
      case "sampleTimes": trace.sampleTimes = try reader.array(Self.number)
      case "expected": trace.expected = try reader.expected()
      default: try reader.skip()
      }
    }
    guard let name else { throw .missing("name", "be a string") }
    guard let scrollView else { throw .missing("scrollView", "be an object") }
    guard let touches else { throw .missing("touches", "be an array") }
    (trace.name, trace.scrollView, trace.touches) = (name, scrollView, touches)
    return trace
  }

  private mutating func expected() throws(TraceReadingError) -> ScrollTrace.Expected {
    var expected = ScrollTrace.Expected()
    try object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "offsets": expected.offsets = try reader.array(Self.sample)
      case "events": expected.events = try reader.array(Self.event)
      default: try reader.skip()
      }
    }
    return expected
  }

  private static func number(_ reader: inout TraceReader) throws(TraceReadingError) -> Double {
    try reader.number()
  }

  private static func touch(
    _ reader: inout TraceReader
  ) throws(TraceReadingError) -> ScrollTrace.Touch {
    var time: Double?
    var phase: ScrollTrace.Touch.Phase?
    var x: Double?
    var y: Double?
    var id = 0
    let phases = "be began, moved, stationary, ended or cancelled"
    try reader.object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "time": time = try reader.number()
      case "phase": phase = try reader.choice(ScrollTrace.Touch.Phase.self, phases)
      case "x": x = try reader.number()
      case "y": y = try reader.number()
      case "id": id = try reader.integer()
      default: try reader.skip()
      }
    }
    guard let phase else { throw .missing("phase", phases) }
    return ScrollTrace.Touch(
      time: try required(time, "time"), phase: phase, x: try required(x, "x"),
      y: try required(y, "y"), id: id)
  }

  private static func sample(
    _ reader: inout TraceReader
  ) throws(TraceReadingError) -> ScrollTrace.Sample {
    var time: Double?
    var x: Double?
    var y: Double?
    try reader.object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "time": time = try reader.number()
      case "x": x = try reader.number()
      case "y": y = try reader.number()
      default: try reader.skip()
      }
    }
    return ScrollTrace.Sample(
      time: try required(time, "time"), x: try required(x, "x"), y: try required(y, "y"))
  }

  private static func event(
    _ reader: inout TraceReader
  ) throws(TraceReadingError) -> ScrollTrace.Event {
    var time: Double?
    var name: ScrollTrace.Event.Name?
    var event = ScrollTrace.Event(time: 0, name: .didScroll)
    let names = "be the name of a scroll view's callback, such as didEndDragging"
    try reader.object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "time": time = try reader.number()
      case "name": name = try reader.choice(ScrollTrace.Event.Name.self, names)
      case "x": event.x = try reader.number()
      case "y": event.y = try reader.number()
      case "velocity": event.velocity = try reader.quantity()
      case "target": event.target = try reader.quantity()
      case "willDecelerate": event.willDecelerate = try reader.bool()
      default: try reader.skip()
      }
    }
    guard let name else { throw .missing("name", names) }
    (event.time, event.name) = (try required(time, "time"), name)
    return event
  }

  private mutating func quantity() throws(TraceReadingError) -> ScrollTrace.Event.Quantity {
    guard try kind() == .object else {
      try expect(.number, "be a number or {x, y}")
      return .along(try number())
    }
    let (x, y) = try pair("x", "y")
    return .point(x: x, y: y)
  }

  /// Reads an object of two numbers.
  mutating func pair(
    _ first: String, _ second: String
  ) throws(TraceReadingError) -> (Double, Double) {
    var pair: (Double?, Double?)
    try object { (reader, key) throws(TraceReadingError) in
      switch key {
      case first: pair.0 = try reader.number()
      case second: pair.1 = try reader.number()
      default: try reader.skip()
      }
    }
    return (try Self.required(pair.0, first), try Self.required(pair.1, second))
  }

  /// A number that has to be there.
  static func required(_ number: Double?, _ name: String) throws(TraceReadingError) -> Double {
    guard let number else { throw .missing(name, "be a number") }
    return number
  }
}
