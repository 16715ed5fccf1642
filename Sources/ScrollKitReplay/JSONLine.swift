import ScrollKit
import ScrollKitTraces

extension ScrollTrace {
  /// Writes the name and, where offsets were recorded, the walked rows as one line of JSON.
  func writeJSONLine<Output: TextOutputStream>(to output: inout Output) {
    output.write("{\"name\":" + name.jsonText)
    if expected.offsets != nil {
      output.write(",\"rows\":[")
      var separator = ""
      for row in walk {
        output.write(separator + row.json)
        separator = ","
      }
      output.write("]")
    }
    output.write("}\n")
  }
}

extension ScrollTrace.Row {
  /// The row as JSON.
  fileprivate var json: String {
    var text = "{\"time\":"
    text += time.shortText
    text += ",\"offset\":{\"x\":"
    text += Double(offset.x).shortText
    text += ",\"y\":"
    text += Double(offset.y).shortText
    text += "},\"overscroll\":{\"x\":"
    text += Double(overscroll.x).shortText
    text += ",\"y\":"
    text += Double(overscroll.y).shortText
    text += "},\"page\":"
    text += Self.json(page)
    text += ",\"progress\":"
    text += progress.shortText
    text += ",\"slots\":["
    text += slots.map(Self.json).joined(separator: ",")
    return text + "]}"
  }

  private static func json(_ page: Int?) -> String { page?.description ?? "null" }
}
