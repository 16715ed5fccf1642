package import Foundation

// The calls that throw are newer than the oldest systems this runs on.

extension FileHandle {
  /// Everything up to the end. Unlike `Data(contentsOf:)` this reads pipes too.
  package func readWhole() throws -> Data {
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      return try readToEnd() ?? Data()
    }
    return readDataToEndOfFile()
  }

  /// Writes a text as UTF-8.
  package func writeWhole(_ text: String) throws {
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      try write(contentsOf: Data(text.utf8))
    } else {
      write(Data(text.utf8))
    }
  }
}
