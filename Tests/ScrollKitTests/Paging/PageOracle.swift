import Foundation

@testable import ScrollKit

/// Numbers of other libraries about pages and snapping along one axis: Flutter, Compose, ViewPager2
/// and WebKit. The numbers of browsers along two axes are in `SnapPlaneRow`.
///
/// A row reads `number | source | kind | question = answer`.
struct PageOracle: TableRow {
  let number: Int
  let source: String
  let kind: String
  let question: OracleValue
  let expected: OracleValue
  /// Every row is a must.
  let tag = RowTag.must

  static let rows: [PageOracle] = table.split(separator: "\n\n").map { text in
    let parts = text.split(separator: "\n").joined(separator: " ").split(
      separator: " | ", maxSplits: 3)
    let sides = parts[3].split(separator: " = ", maxSplits: 1)
    return PageOracle(
      number: Int(parts[0])!, source: "\(parts[0]): \(parts[1]), \(parts[2])",
      kind: String(parts[2]), question: OracleValue(json: String(sides[0])),
      expected: OracleValue(json: String(sides[1])))
  }

  private func field(_ name: String) -> Double { question[name].number }
  private func integer(_ name: String) -> Int { question[name].int }

  private func alignment(_ text: String) -> PageAlignment {
    text == "center" ? .center : text == "end" ? .trailing : .leading
  }

  /// Pages of a share of the viewport, centred.
  private func pages(_ count: Int) -> Pages {
    let share = question.has("fraction") ? field("fraction") : 1
    return Pages(
      count: count, length: field("viewport") * share, viewport: field("viewport"),
      alignment: .center)
  }

  private func optional(_ page: Int?) -> OracleValue { page.map { OracleValue($0) } ?? .nothing }

  /// What we answer.
  var answer: OracleValue {
    switch kind {
    case "snap-offsets/x", "snap-offsets/scroll-margin", "snap-offsets/scroll-margin minus 10":
      return snapOffsets
    case "page/from-pixels", "page/from-pixels rounding":
      let pages = pages(100)
      let offset = min(max(field("pixels"), field("min")), field("max"))
      return .number(pages.fractionalPage(at: offset))
    case "page/leading-edge-of-page", "page/centre-of-last-page":
      let pages = pages(question.has("pages") ? integer("pages") : 20)
      let frame = pages.frame(of: integer("page"), crossLength: 1)
      let offset = pages.contentOffset(of: integer("currentPage"))
      return .number(Double(kind.contains("centre") ? frame.midX : frame.minX) - offset)
    case "page/settle":
      let pages = pages(9)
      let start = pages.contentOffset(of: integer("startPage"))
      let offset = start - field("drag")
      let release = SnapRelease.gesture(
        .flutterPages, from: start, at: offset, to: offset, velocity: field("contentVelocity"))
      return ["page": optional(pages.landing(of: release)?.id)]
    case "page/current-page-changes-at-half":
      return ["page": optional(pages(9).page(at: field("offset")))]
    case "page/no-exception-at-fractional-width":
      let pages = pages(integer("pages"))
      return ["page": optional(pages.page(at: pages.contentOffset(of: integer("jumpToPage"))))]
    case "snap/bounds-choice":
      let style = SnapRelease.Style.composePager()
      let velocities = ["minFling": style.flickSpeed, "-minFling": 0 - style.flickSpeed]
      let release = SnapRelease.gesture(
        style, from: 0, at: 0, to: 0,
        velocity: velocities[question["velocity"].text] ?? field("velocity"))
      let points = SnapPoints([field("lower"), field("upper")])
      return .number(points.landing(of: release)!.contentOffset)
    case "snap/approach-offset":
      let release = SnapRelease.approach(to: field("decayDistance"), from: 0)
      return .number(release.approached(pitch: field("itemSize"), within: nil).offset)
    case "page/settle-after-drag":
      let pages = Pages(count: 9, length: 400, viewport: 400)
      let start = pages.contentOffset(of: integer("startPage"))
      let way = 400 * field("dragPages")
      let release = SnapRelease.gesture(
        .androidPages, from: start, at: start + way, to: start + way,
        velocity: question["fling"].truth ? way / field("durationMs") * 1000 : 0)
      return ["page": optional(pages.landing(of: release)?.id)]
    case "page/drag-while-settling":
      let pages = Pages(count: 9, length: 400, viewport: 400)
      let offset = 400 * field("dragPages")
      let release = SnapRelease.gesture(
        .androidPages, from: 0, at: offset, to: offset, velocity: 0)
      return ["page": optional(pages.landing(of: release)?.id)]
    case "snap/item-position":
      let (before, after) = (field("paddingBefore"), field("paddingAfter"))
      let areas = SnapAreas(
        [
          SnapArea(
            start: 1000, length: field("item"), alignment: alignment(question["position"].text))
        ],
        contentLength: 3000, viewport: field("layout"),
        covering: AxisInsets(leading: before, trailing: after))
      // Where the item begins, counted from the padding.
      return .number(1000 - areas.contentOffset(of: 0)! - before)
    default: return .nothing
    }
  }

  private var snapOffsets: OracleValue {
    let items = question["items"].list.map { $0.numbers }
    let margins = question["margins"].numbers
    let end = items.last.map { $0[0] + $0[1] } ?? 0
    let areas = SnapAreas(
      items.enumerated().map { index, item in
        let margin = margins.isEmpty ? 0 : margins[index]
        return SnapArea(
          start: item[0], length: item[1], alignment: alignment(question["align"].text),
          margin: AxisInsets(leading: margin, trailing: margin))
      },
      contentLength: question.has("content") ? field("content") : end, viewport: field("viewport"))
    return OracleValue(items.indices.map { areas.contentOffset(of: $0)! })
  }
}
