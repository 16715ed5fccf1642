import Foundation
import ScrollKit
import ScrollKitTraces

extension ScrollTrace {
  /// Whether there is something to replay: touches, or times to sample at.
  var isReplayable: Bool { !touches.isEmpty || sampleTimes != nil }

  /// Writes one line of JSON: the name, the walked rows if offsets were recorded, and the replay's
  /// samples, events and fit if there is a replay.
  func writeJSONLine<Output: TextOutputStream>(
    _ replay: Replay?, to output: inout Output
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The line's object without its closing brace: more members follow.
    let start = try encoder.encode(["name": name]).dropLast()
    output.write(String(decoding: start, as: UTF8.self))
    if expected.offsets != nil {
      try encoder.write("rows", walk.lazy.map(Line.init), to: &output)
    }
    if let replay {
      try encoder.write("samples", replay.samples, to: &output)
      try encoder.write("events", replay.events, to: &output)
      if let fit = replay.fit {
        let text = try encoder.encode(FitLine(fit))
        output.write(",\"fit\":" + String(decoding: text, as: UTF8.self))
      }
    }
    output.write("}\n")
  }
}

extension JSONEncoder {
  /// Writes a list as a member of the line's object. It encodes a few thousand elements at a time,
  /// because an encoder keeps everything it is given in memory.
  fileprivate func write<Output: TextOutputStream>(
    _ key: String, _ list: some RandomAccessCollection<some Encodable>, to output: inout Output
  ) throws {
    output.write(",\"\(key)\":[")
    var rest = list[...]
    while !rest.isEmpty {
      let text = try encode(Array(rest.prefix(4096))).dropFirst().dropLast()
      rest = rest.dropFirst(4096)
      output.write(String(decoding: text, as: UTF8.self) + (rest.isEmpty ? "" : ","))
    }
    output.write("]")
  }
}

/// A fit as the line writes it.
private struct FitLine: Encodable {
  let shift, maximumError: Double
  let samples, withinPixel, exact: Int

  init(_ fit: ScrollTrace.Fit) {
    (shift, maximumError) = (fit.shift, fit.maximumError)
    (samples, withinPixel, exact) = (fit.samples, fit.withinPixel, fit.exact)
  }
}

/// A row as the line writes it.
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
    try container.encode(row.page, forKey: .page)  // Writes null for no page, instead of nothing.
    try container.encode(row.progress, forKey: .progress)
    try container.encode(row.slots, forKey: .slots)
  }
}
