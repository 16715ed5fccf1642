public import Foundation

extension ScrollTrace {
  /// Reads a trace from a file.
  ///
  /// - Throws: A `ScrollTraceError` with the file's name when the file cannot be read, is not
  ///   JSON, or breaks the format.
  public init(contentsOf url: URL) throws {
    let file = url.isFileURL ? url.relativePath : url.absoluteString
    try self.init(json: try Self.contents(of: url, file: file), file: file)
  }

  /// Reads a trace from JSON text. Unknown keys are ignored. `null` counts as missing where a field
  /// may be missing.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - file: The name of the text in errors; `nil` for none.
  /// - Throws: A `ScrollTraceError` that names the first field that breaks the format. It has a
  ///   reason and no field if the text is not JSON, is nested more than 512 deep, or holds a number
  ///   out of the range of `Double`.
  /// - Complexity: O(*n*) in the length of the text.
  public init(json: Data, file: String? = nil) throws {
    do {
      guard json.count <= FileHandle.greatestLength else {
        throw ScrollTraceError(
          field: "the text", value: "more than a gigabyte", expectation: "be shorter")
      }
      guard NestingDepth.isWithin(json) else {
        throw ScrollTraceError(
          notJSON: "Arrays and objects lie in one another more than \(NestingDepth.greatest) deep")
      }
      self = try JSONDecoder().decode(ScrollTrace.self, from: json)
    } catch let error as ScrollTraceError {
      throw error.inFile(file)
    } catch let error as DecodingError {
      throw ScrollTraceError(error, in: json).inFile(file)
    }
  }

  /// The trace as JSON text with line breaks and sorted keys. Reading it gives the same trace.
  ///
  /// - Throws: A `ScrollTraceError` when the trace breaks the format.
  public var json: Data {
    get throws {
      try validate()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self) + Data("\n".utf8)
    }
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
