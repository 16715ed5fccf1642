import Foundation
import ScrollKit
import XCTest

/// One run of a browser with scroll snap along one axis: Chromium 156.0.8078.114, headless.
///
/// A row reads `feature | scroller | items | offset:item request = offset:item`, or
/// `feature | scroller | items | offset:item | scroller | items | = offset` for a change of the
/// layout. A scroller is `axis direction type viewport content padding` with a display scale, the
/// focused and the target item. An item is `start+length` with its alignment (start, centre, end,
/// none), margins, `!` for a must-stop, `^` with its parent, `#` with its number.
struct SnapRow: TableRow {
  let source: String
  /// Every row is a must.
  let tag = RowTag.must
  let areas: SnapAreas
  let strictness: SnapStrictness?
  let grid: PixelGrid
  let offset: Double
  let item: Int?
  let request: [Substring]
  /// The areas and the type after a change of the layout.
  let changed: (areas: SnapAreas, strictness: SnapStrictness?)?
  let expected: Double
  let expectedItem: Int?
  var focused: Int?
  var target: Int?

  /// The rows of a table.
  static func rows(_ table: String) -> [SnapRow] {
    table.components(separatedBy: "\n\n").map {
      SnapRow($0.replacingOccurrences(of: "\n", with: " "))
    }
  }

  private init(_ text: String) {
    let parts = text.components(separatedBy: " | ")
    source = "chromium 156.0.8078.114 run, " + parts[0]
    let scroller = Self.scroller(parts[1])
    (areas, strictness, grid) = (Self.areas(parts[1], parts[2]), scroller.type, scroller.grid)
    for word in parts[1].split(separator: " ") {
      if word.hasPrefix("focus=") { focused = Int(word.dropFirst(6)) }
      if word.hasPrefix("target=") { target = Int(word.dropFirst(7)) }
    }
    let last = parts[parts.count - 1].components(separatedBy: "= ")
    let from = parts[3].split(separator: " ")[0].split(separator: ":")
    (offset, item) = (Double(from[0])!, Int(from[1]))
    request = last[0].split(separator: " ").dropFirst().map { $0 }
    let end = last[1].split(separator: ":")
    (expected, expectedItem) = (Double(end[0])!, end.count > 1 ? Int(end[1]) : nil)
    changed =
      parts.count > 6 ? (Self.areas(parts[4], parts[5]), Self.scroller(parts[4]).type) : nil
  }

  private static func scroller(
    _ text: String
  ) -> (words: [Substring], type: SnapStrictness?, grid: PixelGrid) {
    let words = text.split(separator: " ")
    let type: SnapStrictness? =
      words[2] == "mandatory" ? .mandatory : words[2] == "proximity" ? .proximity : nil
    let scale = words.first { $0.hasPrefix("@") }.flatMap { Double($0.dropFirst()) } ?? 1
    return (words, type, PixelGrid(displayScale: scale))
  }

  /// A browser lays the viewport and the content out in whole device pixels.
  private static func areas(_ text: String, _ items: String) -> SnapAreas {
    let (words, _, grid) = scroller(text)
    let padding = numbers(words[5])
    return SnapAreas(
      items.split(separator: " ").map(area), contentLength: grid.nearest(Double(words[4])!),
      viewport: grid.nearest(Double(words[3])!),
      covering: AxisInsets(leading: padding[0], trailing: padding[1]),
      axis: words[0] == "x" ? .horizontal : .vertical, isRightToLeft: words[1] == "rtl")
  }

  private static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split(separator: ",").map { Double($0)! }
  }

  private static func area(_ text: Substring) -> SnapArea {
    let letter = text.firstIndex { "scen".contains($0) }!
    let span = text[..<letter].split(separator: "+").map { Double($0)! }
    let alignments: [Character: PageAlignment] = ["s": .leading, "c": .center, "e": .trailing]
    var margin: [Double] = [0, 0]
    if let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]") {
      margin = numbers(text[text.index(after: open)..<close])
    }
    func number(after mark: Character) -> Int? {
      text.firstIndex(of: mark).flatMap {
        Int(text[text.index(after: $0)...].prefix { $0.isNumber })
      }
    }
    return SnapArea(
      start: span[0], length: span[1], alignment: alignments[text[letter]],
      margin: AxisInsets(leading: margin[0], trailing: margin[1]), isMustStop: text.contains("!"),
      id: number(after: "#"), parent: number(after: "^"))
  }
}

extension SnapRow {
  /// The greatest offset.
  var maximum: Double { areas.contentLength - areas.viewportLength }

  /// What a browser asks for.
  var release: SnapRelease {
    var release: SnapRelease
    let number = request.count > 1 ? Double(request[1]) ?? 0 : 0
    switch request[0] {
    case "to", "drag": release = .end(at: number)
    case "by": release = .end(at: offset + number, from: offset)
    case "wheel": release = .end(at: min(max(offset + number, 0), maximum))
    case "fling": release = .end(at: number + Double(request[2])!, from: number)
    default: release = key(String(request[1]))
    }
    release.strictness = strictness ?? .mandatory
    (release.focusedArea, release.targetArea) = (focused, target)
    return release
  }

  /// An arrow moves 40 px, a page key seven eighths of the port, in whole device pixels.
  private func key(_ key: String) -> SnapRelease {
    let port = areas.viewportLength - areas.covering.leading - areas.covering.trailing
    let page = (0.875 * port * grid.displayScale).rounded(.down) / grid.displayScale
    switch key {
    case "Home": return .end(at: offset - maximum)
    case "End": return .end(at: offset + maximum)
    case "ArrowDown", "ArrowRight": return .step(by: 40, from: offset)
    case "ArrowUp", "ArrowLeft": return .step(by: -40, from: offset)
    case "PageDown", "Space": return .end(at: offset + page, from: offset)
    default: return .end(at: offset - page, from: offset)
    }
  }
}
