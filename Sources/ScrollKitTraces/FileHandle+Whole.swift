package import Foundation

extension FileHandle {
  /// Everything up to the end, or a byte more than a limit. Unlike `Data(contentsOf:)` this reads
  /// pipes too. The call that throws is newer than the oldest systems this runs on.
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

  /// The greatest length of a trace that is read, in bytes: a gigabyte, some twenty million
  /// samples.
  package static let greatestLength = 1 << 30
}
