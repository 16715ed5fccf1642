import Foundation
import ScrollKit
import XCTest

/// One scroll along two axes in a browser. A row is a must, except where it gives another number as
/// ours, with the reason.
///
/// A row reads `source | scroller | items | offset:items request = offset:items`, with `n` for an
/// axis that does not move and for no item, and `; ours offset:items, reason` where ours differs. A
/// scroller is `direction type viewport content padding` with the focused item. An item is
/// `x,y,width,height` with its alignments along x and y, margins, `!` for a must-stop, and `#` with
/// its number. Paddings and margins are top, right, bottom, left.
struct SnapPlaneRow: TableRow {
  let source: String
  let tag: RowTag
  let plane: SnapPlane
  let strictness: SnapStrictness
  let focused: Int?
  let offset: CGPoint
  let items: [Int?]
  let kind: String
  /// The two numbers of the request; `nil` for an axis that does not move.
  let request: [Double?]
  let expected: Outcome?
  let theirs: Outcome?

  struct Outcome: Equatable {
    /// `nil` for an axis that does not matter.
    var offset: [Double?]
    /// `nil` where the items are not given.
    var items: [Int?]?
  }

  static func rows(_ table: String) -> [SnapPlaneRow] {
    table.components(separatedBy: "\n\n").map {
      SnapPlaneRow($0.replacingOccurrences(of: "\n", with: " "))
    }
  }

  private init(_ text: String) {
    let parts = text.components(separatedBy: " | ")
    source = parts[0]
    let words = parts[1].split(separator: " ")
    func numbers(_ text: some StringProtocol) -> [Double] {
      text.split(separator: ",").map { Double($0)! }
    }
    func insets(_ n: [Double]) -> ScrollInsets {
      ScrollInsets(top: n[0], left: n[3], bottom: n[2], right: n[1])
    }
    let (viewport, content) = (numbers(words[2]), numbers(words[3]))
    let areas = parts[2].split(separator: " ").map { text in
      let letters = text.firstIndex { "scen".contains($0) }!
      let frame = numbers(text[..<letters])
      let alignments = text[letters...].prefix(2).map { letter -> PageAlignment? in
        letter == "s" ? .leading : letter == "c" ? .center : letter == "e" ? .trailing : nil
      }
      var margin = ScrollInsets.zero
      if let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]") {
        margin = insets(numbers(text[text.index(after: open)..<close]))
      }
      return SnapPlane.Area(
        rect(frame[0], frame[1], frame[2], frame[3]), horizontal: alignments[0],
        vertical: alignments[1], margin: margin, isMustStop: text.contains("!"),
        id: text.split(separator: "#").dropFirst().first.flatMap { Int($0) })
    }
    plane = SnapPlane(
      areas, contentSize: size(content[0], content[1]),
      viewportSize: size(viewport[0], viewport[1]),
      covering: insets(numbers(words[4])), isRightToLeft: words[0] == "rtl")
    strictness =
      words[1] == "mandatory"
      ? .mandatory
      : words[1] == "proximity" ? .proximity : .withinPoints(Double(words[1].dropFirst(6))!)
    focused = words.first { $0.hasPrefix("focus=") }.flatMap { Int($0.dropFirst(6)) }
    let sides = parts[3].components(separatedBy: " = ")
    let asked = sides[0].split(separator: " ")
    let from = Self.outcome(asked[0])!
    offset = point(from.offset[0]!, from.offset[1]!)
    items = from.items ?? [nil, nil]
    kind = String(asked[1])
    request = asked[2].split(separator: ",").map { Double($0) }
    let outcomes = sides[1].components(separatedBy: "; ours ")
    let theirs = Self.outcome(outcomes[0])
    if outcomes.count > 1 {
      let ours = outcomes[1].components(separatedBy: ", because ")
      expected = Self.outcome(ours[0])
      self.theirs = theirs
      tag = .differs(ours.dropFirst().joined())
    } else {
      expected = theirs
      self.theirs = nil
      tag = .must
    }
  }

  private static func outcome(_ text: some StringProtocol) -> Outcome? {
    if text == "none" { return nil }
    let sides = text.split(separator: ":")
    return Outcome(
      offset: sides[0].split(separator: ",").map { Double($0) },
      items: sides.count > 1 ? sides[1].split(separator: ",").map { Int($0) } : nil)
  }

  /// The scroll along an axis.
  func release(_ axis: Int) -> SnapRelease? {
    guard let number = request[axis] else { return nil }
    let from = axis == 0 ? Double(offset.x) : Double(offset.y)
    var release: SnapRelease =
      switch kind {
      case "by": .end(at: from + number, from: from)
      case "step": .step(by: number, from: from)
      default: .end(at: number)
      }
    (release.strictness, release.focusedArea) = (strictness, focused)
    return release
  }
}
