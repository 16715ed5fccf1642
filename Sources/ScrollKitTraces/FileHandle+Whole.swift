package import Foundation

extension FileHandle {
  /// Reads everything up to the end, but no more than one byte beyond a limit. Unlike
  /// `Data(contentsOf:)` this reads pipes too. The throwing call is missing on the oldest systems
  /// this runs on.
  package func readWhole(limit: Int = FileHandle.greatestLength) throws -> Data {
    var whole = Data()
    while whole.count <= limit {
      let count = min(1 << 20, limit + 1 - whole.count)
      let piece: Data
      if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
        piece = try read(upToCount: count) ?? Data()
      } else {
        piece = readData(ofLength: count)
      }
      if piece.isEmpty { break }
      whole.append(piece)
    }
    return whole
  }

  /// The length of the longest trace that is read, in bytes: a gigabyte, about twenty million
  /// samples.
  package static let greatestLength = 1 << 30
}
