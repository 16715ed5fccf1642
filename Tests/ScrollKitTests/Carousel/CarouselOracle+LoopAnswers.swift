import Foundation
import ScrollKit

extension CarouselOracle {
  private func field(_ name: String) -> Double { question[name].number }
  private func integer(_ name: String) -> Int { question[name].int }

  /// What we answer to a question about page numbers on a loop; `nil` for other questions.
  var loopAnswer: OracleValue? {
    let count = field("count").isNaN ? 5 : integer("count")
    let loop = PageLoop(count: count)
    func page(_ number: Int) -> Double { loop.page(number).map { Double($0) } ?? -1 }
    func way(_ from: String, _ to: String, _ tie: PageLoop.Tie) -> OracleValue {
      OracleValue(loop.steps(from: integer(from), to: integer(to), tie: tie))
    }
    switch kind {
    case "selected/previous snap": return selected
    case "counterNormalize":
      let index = integer("index")
      let held = PageStep(count: count, loops: false).page(from: index, steps: 0)!
      return [
        "loop": .number(page(index)), "noLoop": OracleValue(held),
        "trueFloorMod": .number(page(index)),
      ]
    case "removeOffset":
      let round = PageLoop(count: Int(field("max") - field("min")))
      return .number(field("max") - round.wrapped(field("max") - field("x")))
    case "byIndex loop": return byIndex
    case "byDistance loop": return byDistanceOnALoop
    case "loop wrap": return wrappedLocation
    case "nearestLoopPosition":
      return OracleValue(loop.nearestCopy(of: integer("rawIndex"), to: field("progress"))!)
    case "shortestLoopTargetPage":
      let (from, to) = (integer("currentPage"), integer("targetIndex"))
      return OracleValue(from + loop.steps(from: from, to: to, tie: .forward))
    case "positiveModulo":
      return OracleValue(PageLoop(count: integer("divisor")).page(integer("value"))!)
    case "settledIndex": return OracleValue(loop.page(nearestTo: field("progress"))!)
    case "long run precision":
      let (progress, length) = (field("progress"), field("itemSize"))
      let nearest = loop.page(nearestTo: progress)!
      return [
        "progressRoundTrip": .number(progress * length / length),
        "settledIndex": OracleValue(nearest),
        "minRelativeDistance": .number(abs(loop.distance(from: progress, to: nearest)!)),
      ]
    case "realIndex": return .number(page(integer("position") - integer("base")))
    case "animateToPage closest movement": return way("current", "target", .direct)
    case "abs/rel/progress loop N=5":
      let position = field("position")
      let number = (position + 0.5).rounded(.down)
      return [
        "abs": .number(number), "rel": .number(page(Int(number))),
        "progress": .number((loop.progress(at: position) * 100).rounded() / 100),
      ]
    case "idxToDist loop N=5":
      let (from, to) = (integer("from"), integer("idx"))
      // An absolute number is an unbounded page number.
      return question["absolute"].truth
        ? OracleValue(to - from) : OracleValue(loop.steps(from: from, to: to, tie: .direct))
    case "clampedIndex wrap": return .number(page(integer("index")))
    case "minScrollDistance wrap": return way("from", "to", .direct)
    case "offsetForItem wrap":
      return .number(loop.distance(from: field("scrollOffset"), to: integer("index"))!)
    case "scrollByNumberOfItems delta":
      // To the item that is so many items from the nearest one.
      let target = Int((field("scrollOffset") + 0.5).rounded(.down)) + integer("items")
      return .number(Double(target) - field("scrollOffset"))
    case "clone-loop offset fix N=3 W=320":
      let pages = ClonedPages(pageCount: 3, pageLength: 320)
      return .number(field("x") + pages.offsetShift(at: field("x")))
    case "clone index -> logical N=3":
      return OracleValue(
        ClonedPages(pageCount: 3, pageLength: 320).page(atPlace: integer("physical"))!)
    case "three slots L,C,R":
      let slots = CarouselSlots(pageCount: count, page: integer("current"))
      return OracleValue(slots.slots.map { $0.page })
    case "three-slot recycle": return recycled
    case "shortest delta": return way("from", "to", .forward)
    case "autoFill loop data", "autoFill real index":
      let length = question.has("data") ? question["data"].list.count : integer("dataLength")
      let filled = CarouselLoop(
        lengths: repeatElement(300, count: length), viewport: 300, fallback: .repeated)
      if kind == "autoFill real index" { return OracleValue(filled.item(integer("index"))!) }
      // The data are the numbers of the items, from one.
      return OracleValue((0..<(length == 0 ? 0 : max(length, 3))).map { filled.item($0)! + 1 })
    default: return nil
    }
  }

  private var selected: OracleValue {
    let words = question["action"].text.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let start = Int(words[0].filter { $0.isNumber })!
    let step = PageStep(count: integer("count"), loops: question["loop"].truth)
    var page = start
    if let action = words.dropFirst().first {
      if action.hasPrefix("next") {
        page = step.page(from: start, steps: 1)!
      } else if action.hasPrefix("prev") {
        page = step.page(from: start, steps: -1)!
      } else {
        page = step.page(from: Int(action.filter { $0.isNumber || $0 == "-" })!, steps: 0)!
      }
    }
    return ["selected": OracleValue(page), "previous": OracleValue(start)]
  }

  /// A loop whose items reach from one snap to the next.
  private var snappingLoop: (loop: CarouselLoop, areas: SnapAreas) {
    let snaps = question["scrollSnaps"].numbers.map { 0 - $0 } + [field("contentSize")]
    let lengths = zip(snaps, snaps.dropFirst()).map { $1 - $0 }
    return (
      CarouselLoop(lengths: lengths, viewport: 1000),
      SnapAreas(lengths: lengths, viewport: 1000, loops: true)
    )
  }

  private var byIndex: OracleValue {
    let (loop, areas) = snappingLoop
    let directions: [Int: PageLoop.Direction] = [-1: .forward, 0: .shortest, 1: .backward]
    let start = areas.stop(at: 0 - field("target"))!
    let number = loop.pageNumber(
      of: integer("index"), from: start, direction: directions[integer("direction")]!,
      fullTurn: true)
    return [
      "index": question["index"],
      "distance": .number(loop.contentOffset(of: start) - loop.contentOffset(of: number)),
    ]
  }

  private var byDistanceOnALoop: OracleValue {
    let target = 0 - field("target") - field("distance")
    let landing = snappingLoop.areas.landing(of: .end(at: target))!
    return [
      "index": OracleValue(landing.id),
      "distance": .number(0 - field("target") - landing.contentOffset),
    ]
  }

  /// Embla turns a location by a round where it is past the ends by a tenth; ours shows the same.
  private var wrappedLocation: OracleValue {
    var loop = CarouselLoop(lengths: [field("contentSize") - 660, 660], viewport: 600)
    let offset = loop.contentOffset(of: 0) - field("location")
    let shown = loop.contentOffset(of: 0) - (offset + loop.recenter(at: offset))
    let rounds = ((expected.number - shown) / loop.roundLength).rounded()
    return .number(shown + rounds * loop.roundLength)
  }

  private var recycled: OracleValue {
    let width = field("width")
    var slots = CarouselSlots(
      pageCount: integer("count"), page: integer("virtual"), recentering: .atWholePage)
    _ = slots.setPageLength(width)
    let shift = slots.scrolled(to: field("x")).offsetShift
    let steps = Int((0 - shift) / width)
    return [
      "steps": OracleValue(steps), "x": .number(slots.contentOffset),
      "virtual": OracleValue(integer("virtual") + steps),
      "slots": OracleValue(slots.slots.map { $0.page }),
    ]
  }
}
