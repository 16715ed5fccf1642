import Foundation
import ScrollKit
import XCTest

/// One item scrolled into view, or focused, in a browser: Chromium 156.0.8078.114, headless. Every
/// row is a must.
///
/// A row reads `feature | direction viewport content padding | frame margin | offset alignments =
/// offset`, the alignment along x first. Paddings and margins are top, right, bottom, left.
struct IntoViewRow: TableRow {
  let source: String
  let tag = RowTag.must
  let metrics: ScrollMetrics
  let covering: ScrollInsets
  let isRightToLeft: Bool
  let rect: CGRect
  let margin: ScrollInsets
  let alignments: [ScrollAlignment]
  let expected: CGPoint

  static let rows: [IntoViewRow] = browser.components(separatedBy: "\n\n").map {
    IntoViewRow($0.replacingOccurrences(of: "\n", with: " "))
  }

  private init(_ text: String) {
    let parts = text.components(separatedBy: " | ").map { $0.split(separator: " ") }
    func numbers(_ text: Substring) -> [Double] { text.split(separator: ",").map { Double($0)! } }
    func insets(_ n: [Double]) -> ScrollInsets {
      ScrollInsets(top: n[0], left: n[3], bottom: n[2], right: n[1])
    }
    source = "chromium 156.0.8078.114 run, " + parts[0][0]
    let (viewport, content) = (numbers(parts[1][1]), numbers(parts[1][2]))
    let offset = numbers(parts[3][0])
    metrics = ScrollMetrics(
      viewportSize: size(viewport[0], viewport[1]), contentSize: size(content[0], content[1]),
      displayScale: parts[1].count > 4 ? Double(parts[1][4].dropFirst())! : 1,
      contentOffset: point(offset[0], offset[1]))
    isRightToLeft = parts[1][0] == "rtl"
    covering = insets(numbers(parts[1][3]))
    let frame = numbers(parts[2][0])
    rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    margin = insets(numbers(parts[2][1]))
    alignments = parts[3][1...2].map { Self.alignment(String($0)) }
    let end = numbers(parts[3][4])
    expected = point(end[0], end[1])
  }

  static func alignment(_ name: String) -> ScrollAlignment {
    switch name {
    case "leading", "start": .leading
    case "center": .center
    case "trailing", "end": .trailing
    case "nearestEdge", "nearest": .nearestEdge
    case "centerIfHidden": .centerIfHidden
    default: .centerIfHiddenElseNearestEdge
    }
  }
}
