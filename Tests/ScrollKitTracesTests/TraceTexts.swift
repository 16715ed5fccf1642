import Foundation
import ScrollKit
import ScrollKitTraces

/// JSON text of a small valid trace with any part replaced.
struct TraceText {
  var name: String? = #""swipe""#
  var viewport: String? = #"{"width": 100, "height": 200}"#
  var contentSize: String? = #"{"width": 300, "height": 200}"#
  /// More members of the scroll view, each with a comma before it.
  var view = ""
  var scrollView: String?
  var touches: String? = "[]"
  /// More members of the trace, each with a comma before it.
  var more = ""

  var json: Data {
    let size = [("viewport", viewport), ("contentSize", contentSize)]
    let own = "{" + Self.members(size) + view + "}"
    let members = [("name", name), ("scrollView", scrollView ?? own), ("touches", touches)]
    return Data(("{" + Self.members(members) + more + "}").utf8)
  }

  private static func members(_ members: [(String, String?)]) -> String {
    members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ")
  }
}

/// A small valid trace.
func smallTrace() -> ScrollTrace {
  ScrollTrace(
    name: "swipe",
    scrollView: ScrollTrace.ScrollView(
      viewport: CGSize(width: 100, height: 200), contentSize: CGSize(width: 300, height: 200)))
}

/// The error of reading a text, in one line; `nil` if it is read.
func message(_ json: Data, file: String? = "swipe.json") -> String? {
  do {
    _ = try ScrollTrace(json: json, file: file)
    return nil
  } catch {
    return "\(error)"
  }
}
