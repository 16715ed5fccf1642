import Foundation
import ScrollKit
import ScrollKitTraces

extension ScrollTrace {
  /// Writes the name and, where offsets were recorded, the walked rows as one line of JSON. The
  /// rows are encoded and written a few thousand at a time: an encoder holds all it is given.
  func writeJSONLine<Output: TextOutputStream>(to output: inout Output) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Opens the object that holds the name.
    let start = try encoder.encode(["name": name]).dropLast()
    output.write(String(decoding: start, as: UTF8.self))
    if expected.offsets != nil {
      output.write(",\"rows\":[")
      let walk = walk
      for first in stride(from: 0, to: walk.count, by: 4096) {
        let rows = walk[first..<min(first + 4096, walk.count)].map(Line.init)
        let list = try encoder.encode(rows).dropFirst().dropLast()
        output.write((first == 0 ? "" : ",") + String(decoding: list, as: UTF8.self))
      }
      output.write("]")
    }
    output.write("}\n")
  }
}

/// A row as it is written.
private struct Line: Encodable {
  private struct Point: Encodable {
    var x, y: Double

    init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
  }

  private enum CodingKeys: String, CodingKey {
    case time, offset, overscroll, page, progress, slots
  }

  let row: ScrollTrace.Row

  init(_ row: ScrollTrace.Row) { self.row = row }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(row.time, forKey: .time)
    try container.encode(Point(row.offset), forKey: .offset)
    try container.encode(Point(row.overscroll), forKey: .overscroll)
    try container.encode(row.page, forKey: .page)  // No page is null, not missing.
    try container.encode(row.progress, forKey: .progress)
    try container.encode(row.slots, forKey: .slots)
  }
}
