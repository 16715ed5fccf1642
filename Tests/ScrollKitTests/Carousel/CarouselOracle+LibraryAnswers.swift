import Foundation
import ScrollKit

extension CarouselOracle {
  private func field(_ name: String) -> Double { question[name].number }
  private func integer(_ name: String) -> Int { question[name].int }

  /// What we answer to a question about gestures, groups and data of other libraries; `nil` for
  /// other questions.
  var libraryAnswer: OracleValue? {
    switch kind {
    case "autoplay interval":
      var autoplay = Autoplay(interval: field("interval") / 1000, pageCount: 3)
      _ = autoplay.fires(time: 0)
      return ["nextCalls": OracleValue(autoplay.fires(time: field("elapsed") / 1000) ? 1 : 0)]
    case "per-slide interval": return perSlide
    case "groupCells true counts", "groupCells 2", "groupCells 75%", "groupCells true @600":
      let share = kind.contains("75%") ? 0.75 : 1
      let cells = groupedCells(kind.hasSuffix("2") ? .items(2) : .fitting(), share: share)
      return OracleValue((0..<cells.count).map { cells.items(of: $0)!.count })
    case "slide targets":
      let cells = groupedCells(.fitting())
      // Their target is a point of the content, ours the offset that centres it.
      return OracleValue(
        (0..<cells.count).map { cells.contentOffset(of: $0) + field("viewSize") / 2 })
    case "cell positions":
      let cells = groupedCells(.none)
      return OracleValue(
        (0..<cells.count).map { Double(cells.frame(ofItem: $0, crossLength: 1).minX) })
    case "contain":
      let cells = groupedCells(.none, ends: .contained)
      var answer: [String: OracleValue] = [:]
      for name in expected.names {
        let page = Int(name.filter { $0.isNumber })!
        answer[name] = .number(0 - cells.contentOffset(of: page) - field("viewSize") / 2)
      }
      return .fields(answer)
    case "selectCell with groups of 3", "initial cell 4 with groupCells 3":
      let cells = VariablePages(
        lengths: repeatElement(100, count: 8), viewport: 300, grouping: .items(3))
      return question.has("cells")
        ? OracleValue(question["cells"].numbers.map { cells.page(ofItem: Int($0))! })
        : OracleValue(cells.page(ofItem: 4)!)
    case "wrap shift cells before/after":
      let lengths = question["cellWidths"].numbers
      let alignment = Self.alignment(question["align"].text)
      let loop = CarouselLoop(
        lengths: lengths, viewport: field("viewSize"), alignment: alignment)
      // How many cells are seen before the first one where its start, and after the last one where
      // its end is at the aligned point of the viewport.
      let start = Double(loop.frame(ofItem: 0, crossLength: 1).minX)
      let offset = start - alignment.viewport * field("viewSize")
      let after = offset + lengths.reduce(0, +)
      return OracleValue([
        loop.visibleItems(at: offset).filter { $0 < 0 }.count,
        loop.visibleItems(at: after).filter { $0 >= lengths.count }.count,
      ])
    case "wrap only if content fills":
      return .truth(
        CarouselLoop(lengths: question["cells"].numbers, viewport: field("viewSize")).canLoop)
    case "currentPage by sensitivity":
      var pages = Pages(count: 20, length: 300, viewport: 300)
      pages.distanceThreshold = field("sensitivity")
      let offset = 300 * field("pageOffset")
      return optional(
        pages.landing(
          from: integer("startPage"), at: offset, proposed: offset, velocity: 0, limit: .max
        ).page)
    case "drag result": return drag
    case "index clamp N=10":
      return optional(PageStep(count: 10, loops: false).page(from: integer("index"), steps: 0))
    case "target offset pitch 375,automatic deceleration":
      let pages = Pages(count: 9, length: 375, viewport: 375)
      let velocity = field("velocity")
      let isFlick = abs(velocity) >= 0.3
      let (page, offset) = !isFlick ? (1, 430.0) : velocity > 0 ? (0, 300) : (1, 340)
      return .number(
        pages.landing(
          from: page, at: offset, proposed: field("proposed"), velocityPerMillisecond: velocity
        ).contentOffset)
    default: return composeAnswer ?? flutterAnswer ?? dataAnswer
    }
  }

  private func optional(_ page: Int?) -> OracleValue { page.map { OracleValue($0) } ?? .nothing }

  private func groupedCells(
    _ grouping: VariablePages.Grouping, share: Double = 1, ends: PageEnds = .free
  ) -> VariablePages {
    let view = question.has("viewSize") ? field("viewSize") : 400
    let alignment = Self.alignment(question["align"].text)
    return VariablePages(
      lengths: question["cellWidths"].numbers, viewport: view * share, alignment: alignment,
      grouping: grouping, ends: ends)
  }

  /// Which page is shown at each time, with a longer interval for one.
  private var perSlide: OracleValue {
    var autoplay = Autoplay(interval: field("interval") / 1000, pageCount: 9)
    autoplay.pageIntervals = [
      field("interval") / 1000, field("slide1Interval") / 1000,
    ]
    _ = autoplay.turn(time: 0)
    return OracleValue(
      question["checksMs"].numbers.map { time in
        _ = autoplay.turn(time: time / 1000)
        return autoplay.page
      })
  }

  /// A drag from page 0 of 20, each 300 long.
  private var drag: OracleValue {
    let areas = SnapAreas(
      lengths: repeatElement(300, count: 20), viewport: 301, loops: question["loop"].truth)
    let offset = 0 - field("dragOffset")
    let velocity = 0 - field("velocity")
    var release =
      velocity == 0
      ? SnapRelease.end(at: offset)
      : .approach(to: offset + (velocity > 0 ? 1 : -1), from: offset)
    release.start = 0
    if velocity == 0, !question["multiple"].truth { release.limit = 1 }
    let landing = areas.landing(of: release)!
    return [
      "page": OracleValue(landing.id),
      "increment": .number((abs(landing.contentOffset) / 300).rounded()),
    ]
  }

  /// Compose's pager: 20 pages of 200 points.
  private var composeAnswer: OracleValue? {
    let pages = Pages(count: 20, length: 200, viewport: 200)
    func landing(_ limit: Int, from start: Int, by way: Double) -> Int {
      // A little into the drag, and as many whole pages on as are suggested.
      let offset = 200 * Double(start) + (way > 0 ? 40 : -40)
      return pages.landing(
        of: .gesture(
          .composePager(atMost: limit), from: 200 * Double(start), at: offset,
          to: offset + 200 * way, velocity: way > 0 ? 2000 : -2000))!.id
    }
    switch kind {
    case "currentPage during drag":
      let page = pages.page(at: 200 * (5 + field("dragFraction")))!
      return .text("current+\(page - 5)")
    case "targetPage while drag 0.4 page forward":
      let stop = pages.nextStop(after: 200 * (5 + field("dragFraction")))!
      return .text("current+\(stop - 5)")
    case "targetPage for fling,atMost": return .text("origin+\(landing(3, from: 5, by: 20) - 5)")
    case "scrollToPage coerces":
      let page = question["page"].text == "count" ? pages.count : integer("page")
      let shown = pages.page(at: pages.contentOffset(of: page))!
      return shown == pages.count - 1 ? "count-1" : OracleValue(shown)
    case "scrollToPage with offset fraction":
      let metrics = AxisMetrics(viewport: 200, contentLength: pages.contentLength)
      let offset = pages.contentOffset(ofFractionalPage: field("page") + field("fraction"))
      let position = pages.fractionalPage(at: metrics.clampedOffset(offset))
      return ["page": question["page"], "fraction": .number(position - field("page"))]
    case "snap distance atMost":
      let start = integer("startPage")
      return OracleValue(
        landing(integer("limit"), from: start, by: field("suggested") - Double(start)))
    default: return nil
    }
  }

  private var flutterAnswer: OracleValue? {
    let pages = Pages(count: 20, length: 800, viewport: 800)
    switch kind {
    case "page during drag,width 800": return optional(pages.page(at: 0 - field("dx")))
    case "page left edge for viewportFraction,width 800":
      let part = Pages(
        count: 20, length: 800 * field("viewportFraction"), viewport: 800, alignment: .center)
      let offset = part.contentOffset(of: integer("page"))
      var answer: [String: OracleValue] = [:]
      for name in expected.names {
        let frame = part.frame(of: Int(name)!, crossLength: 1)
        answer[name] = .number(Double(frame.minX) - offset)
      }
      return .fields(answer)
    case "drag -20 then release,width 800":
      let offset = 0 - field("dx")
      let release = SnapRelease.gesture(
        .flutterPages, from: 0, at: offset, to: offset, velocity: 0)
      return ["settles": optional(pages.landing(of: release)?.id)]
    case "resize keeps page":
      let widths = question["widths"].numbers
      var old = Pages(count: 4, length: widths[0], viewport: widths[0])
      var offset = old.contentOffset(of: integer("page"))
      for width in widths.dropFirst() {
        let new = Pages(count: 4, length: width, viewport: width)
        offset = new.contentOffset(keeping: offset, from: old)
        old = new
      }
      return ["page": optional(old.page(at: offset))]
    case "jump beyond range does not report page change":
      var tracker = PageTracker(page: pages.count - 1, count: pages.count)
      let offset = pages.contentOffset(of: 2 * pages.count)
      let changes = tracker.scrolled(to: pages.page(at: offset))
      return ["onPageChanged": changes.current == nil ? 0 : 1]
    default: return nil
    }
  }
}
