package import Foundation

extension FileHandle {
  /// Everything up to the end. Unlike `Data(contentsOf:)` this reads pipes too. The call that
  /// throws is newer than the oldest systems this runs on.
  package func readWhole() throws -> Data {
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      return try readToEnd() ?? Data()
    }
    return readDataToEndOfFile()
  }
}
