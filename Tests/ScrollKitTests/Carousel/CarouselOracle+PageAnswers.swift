import Foundation
import ScrollKit

extension CarouselOracle {
  private func field(_ name: String) -> Double { question[name].number }
  private func integer(_ name: String) -> Int { question[name].int }

  private func optional(_ page: Int?) -> OracleValue { page.map { OracleValue($0) } ?? .nothing }

  /// What we answer to a question about pages, groups and offsets; `nil` for other questions.
  var pageAnswer: OracleValue? {
    switch kind {
    case "byDistance noLoop":
      let points = SnapPoints(question["scrollSnaps"].numbers.map { 0 - $0 })
      var release = SnapRelease.end(at: 0 - field("target") - field("distance"))
      release.tie = .earlier
      let landing = points.landing(of: release)!
      return [
        "index": OracleValue(landing.id),
        "distance": .number(0 - field("target") - landing.contentOffset),
      ]
    case "progress":
      let way = field("limitMax") - field("limitMin")
      let metrics = AxisMetrics(viewport: 1000, contentLength: 1000 + way)
      let progress = metrics.progress(at: field("limitMax") - field("location"))
      return .number((progress * 1e6).rounded() / 1e6)
    case "offsetForPage":
      return .number(0 - pages(9, field("itemSize")).contentOffset(of: integer("page")))
    case "nearestPage": return optional(pages(9, field("itemSize")).page(at: 0 - field("offset")))
    case "invalid input -> neutral":
      let pages = pages(9, field("itemSize"))
      return [
        "progress": .number(pages.fractionalPage(at: field("offset"))),
        "nearestPage": optional(pages.page(at: field("offset"))),
      ]
    case "resize keeps index 1":
      let (old, new) = (pages(4, field("prevSize")), pages(4, field("size")))
      let offset = new.contentOffset(keeping: field("offset"), from: old)
      return ["offset": .number(offset), "index": optional(new.page(at: offset))]
    case "controller command": return command
    case "progress unbounded in loop,clamped otherwise":
      let pages = pages(integer("count"), field("size"))
      let offset = 0 - field("offset")
      // On a loop positions count on; else a scroll view is held within its range.
      return .number(
        question["loop"].truth
          ? offset / pages.pitch
          : pages.fractionalPage(
            at: AxisMetrics(viewport: field("size"), contentLength: pages.contentLength)
              .clampedOffset(offset)))
    case "non-loop drag boundary = count*size-container":
      let container = question["container"].numbers[question["axis"].text == "y" ? 1 : 0]
      let metrics = AxisMetrics(
        viewport: container, contentLength: field("size") * field("count"))
      return .number(0 - metrics.clampedOffset(0 - field("pan")))
    case "position->index":
      return optional(pages(10, field("width")).page(at: 0 - field("position")))
    case "index->position":
      return .number(0 - pages(10, field("width")).contentOffset(of: integer("index")))
    case "exceededLimit":
      let pages = pages(integer("length"), field("width"))
      let progress = pages.progress(at: 0 - field("position"))
      return .truth(question["checkMax"].truth ? progress > 1 : progress < 0)
    case "next/prev index": return neighbors
    case "end index":
      let perPage = question.has("perPage") ? integer("perPage") : 1
      let view = Pages(
        count: integer("length"), length: 100, viewport: 100 * Double(perPage))
      // The end is the first item of the last stop; on a loop each item is a stop.
      return OracleValue(
        question["loop"].truth ? integer("length") - 1 : view.stopCount - 1)
    case "page->index", "index->page": return groups
    case "loop pages sequence", "page sequence": return sequence
    case "clamp goto":
      let step = PageStep(count: integer("length"), loops: false)
      return OracleValue(question["goto"].numbers.map { step.page(from: Int($0), steps: 0)! })
    case "panel at position", "nearest anchor", "range":
      let loop = CarouselLoop(
        lengths: question["panels"].numbers, viewport: field("viewSize"))
      let origin = loop.contentOffset(of: 0)
      if kind == "range" { return ["min": 0, "max": .number(loop.roundLength)] }
      let offset = origin + field("position")
      return OracleValue(
        kind == "nearest anchor"
          ? loop.page(at: offset)! : loop.item(loop.visibleItems(at: offset).lowerBound)!)
    case "range no panels":
      let metrics = AxisMetrics(viewport: 100, contentLength: 0)
      return ["min": .number(metrics.minimumOffset), "max": .number(metrics.maximumOffset)]
    case "bound range when content<=viewport":
      let metrics = AxisMetrics(
        viewport: field("viewSize"), contentLength: question["panels"].numbers.reduce(0, +))
      // Their position is that of the camera's own anchor in the viewport.
      let anchor = Self.alignment(question["align"].text).viewport * field("viewSize")
      return [
        "min": .number(metrics.minimumOffset + anchor),
        "max": .number(metrics.maximumOffset + anchor),
      ]
    case "parseAlign size 100":
      let align = question["align"]
      let alignment =
        align.number.isNaN
        ? Self.alignment(align.text) : PageAlignment(page: 0, viewport: align.number / 100)
      let areas = SnapAreas(
        [SnapArea(start: 500, length: 0, alignment: alignment)], contentLength: 1000,
        viewport: 100)
      return .number(500 - areas.contentOffset(of: 0)!)
    case "page for offset w=320":
      let position = pages(9, 320).fractionalPage(at: field("x"))
      return .number((position + 0.5).rounded(.down))
    case "non-loop N=5 idx/progress":
      let pages = pages(5, 100)
      let offset = 100 * field("position")
      return [
        "idx": optional(pages.page(at: offset)), "progress": .number(pages.progress(at: offset)),
      ]
    case "partial last page needs ceil":
      let pages = Pages(
        contentLength: field("contentWidth"), length: field("pageWidth"),
        viewport: field("pageWidth"))
      let share = field("x") / field("pageWidth")
      return [
        "round": .number(share.rounded()), "ceil": .number(share.rounded(.up)),
        "correct": optional(pages.page(at: field("x"))),
      ]
    case "viewport paging": return viewportPaging
    case "next/prev target":
      let points = SnapPoints(question["positions"].numbers)
      return .number(
        question["cmd"].text == "next"
          ? points.next(after: field("scrollLeft"))!
          : points.previous(before: field("scrollLeft"))!)
    default: return nil
    }
  }

  private func pages(_ count: Int, _ length: Double) -> Pages {
    Pages(count: count, length: length, viewport: length)
  }

  private var command: OracleValue {
    let count = integer("count")
    guard count > 0 else {
      return ["offset": .number(pages(0, field("size")).contentOffset(of: 1))]
    }
    let words = question["cmd"].text
    let loops = question["loop"].truth
    let start = Int((0 - field("offset")) / field("size"))
    let pages = pages(count, field("size"))
    if words.contains("animated") {
      // The page that is shown changes on the way, not when the way is asked for.
      var tracker = PageTracker(page: start, count: count)
      let target = PageStep(count: count, loops: loops).page(from: start, steps: 1)!
      _ = tracker.scroll(to: target)
      if words.contains("before") {
        return [
          "offset": .number(0 - pages.contentOffset(of: target)),
          "currentIndex": optional(tracker.current),
        ]
      }
      _ = tracker.scrolled(to: target)
      return ["currentIndex": optional(tracker.current)]
    }
    if words.hasPrefix("scrollTo") {
      let target = Int(words.filter { $0.isNumber })!
      let steps = PageLoop(count: count).steps(from: start, to: target)
      return ["offset": .number(field("offset") - Double(steps) * field("size"))]
    }
    let step = words == "next" ? 1 : -1
    guard loops else {
      let page = PageStep(count: count, loops: false).page(from: start, steps: step)!
      return [
        "offset": .number(0 - pages.contentOffset(of: page)),
        "scrollStartEvents": OracleValue(page == start ? 0 : 1),
      ]
    }
    let number = start + step
    return [
      "offset": .number(0 - Double(number) * field("size")),
      "settledIndex": optional(PageLoop(count: count).page(number)),
    ]
  }

  /// Splide: by as many items as a page has, or as a move has.
  private var neighbors: OracleValue {
    let count = integer("length")
    let perPage = question.has("perPage") ? integer("perPage") : 1
    let isCentered = question["focus"].text == "center"
    let move = question.has("perMove") ? integer("perMove") : isCentered ? 1 : perPage
    let loops = question["loop"].truth || question["rewind"].truth
    let step = PageStep(count: count, loops: loops)
    let index = integer("index")
    func page(_ steps: Int) -> Int {
      if !loops, !isCentered, perPage >= count { return index }
      return step.page(from: index, steps: steps)!
    }
    return ["next": OracleValue(page(move)), "prev": OracleValue(page(-move))]
  }

  private var groups: OracleValue {
    let isCentered = question["focus"].text == "center"
    let pages = VariablePages(
      lengths: repeatElement(100, count: integer("length")),
      viewport: 100 * Double(integer("perPage")),
      grouping: isCentered ? .none : .items(integer("perPage")))
    return kind == "page->index"
      ? OracleValue(pages.items(of: integer("page"))!.lowerBound)
      : OracleValue(pages.page(ofItem: integer("index"))!)
  }

  private var sequence: OracleValue {
    let (count, size) = (integer("length"), integer("perPage"))
    let pages = VariablePages(
      lengths: repeatElement(100, count: count), viewport: 100 * Double(size),
      grouping: .items(size))
    let step = PageStep(count: pages.count, loops: question["loop"].truth)
    var page = pages.page(ofItem: integer("start"))!
    return OracleValue(
      question["moves"].list.map { move in
        page = step.page(from: page, steps: move.text == ">" ? 1 : -1)!
        return pages.items(of: page)!.lowerBound
      })
  }

  private var viewportPaging: OracleValue {
    let size = integer("perView")
    let pages = VariablePages(
      lengths: repeatElement(100, count: 3 * size), viewport: 100 * Double(size),
      grouping: .items(size))
    let last = pages.count - 1
    let move = question["move"].text
    let step = PageStep(count: pages.count, loops: move.contains("rewind"))
    let start = question["start"].text == "last" ? last : 0
    let page = step.page(from: start, steps: move.hasPrefix("|>") ? 1 : -1)!
    if page == last { return "last" }
    let first = pages.items(of: page)!.lowerBound
    if case .text = expected { return .text("\(first)") }
    return OracleValue(first)
  }
}
