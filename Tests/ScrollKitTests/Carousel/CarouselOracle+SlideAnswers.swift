import Foundation
import ScrollKit

/// A carousel of slides as embla-carousel describes it, in our values.
struct SlideEngine {
  /// Where it rests, counted on from the first slide's end of the content.
  var snaps: [Double] = []
  var groups: [[Int]] = []
  var progress: [Double] = []
  var contentLength: Double
  /// The least and the greatest place.
  var range: (Double, Double) = (0, 0)
  var loops: Bool
  /// The loop, and where its first slide begins minus the container, on the logical axis.
  var loop: CarouselLoop?
  var origin = 0.0

  init(_ question: OracleValue, view: Double? = nil) {
    let view = view ?? question["viewSize"].number
    let isMirrored = question["direction"].text == "rtl"
    let axis: ScrollAxis = question["axis"].text == "y" ? .vertical : .horizontal
    let container = question.has("container") ? question["container"].number : 0
    let slides = CarouselOracle.slides(question).map { slide in
      (
        start: isMirrored
          ? container + view - slide.start - slide.length : slide.start - container,
        length: slide.length
      )
    }
    let end = question.has("endMargin") ? question["endMargin"].number : 0
    contentLength = (slides.last.map { $0.start + $0.length } ?? 0) + end
    let alignment = CarouselOracle.alignment(question["align"].text)
    let grouping = CarouselOracle.grouping(question["slidesToScroll"])
    loops = false
    if question["loop"].truth {
      let spacing = slides.count > 1 ? slides[1].start - slides[0].start - slides[0].length : 0
      let loop = CarouselLoop(
        lengths: slides.map { $0.length }, spacing: spacing, viewport: view, alignment: alignment,
        grouping: grouping, axis: axis, isRightToLeft: isMirrored)
      loops = loop.canLoop
      self.loop = loop
      func logical(_ offset: Double) -> Double {
        isMirrored ? loop.contentLength - view - offset : offset
      }
      let first = loop.frame(ofItem: 0, crossLength: 1)
      let start =
        axis == .vertical
        ? Double(first.minY)
        : isMirrored ? loop.contentLength - Double(first.maxX) : Double(first.minX)
      origin = start - (slides.first?.start ?? 0)
      let places = (0..<loop.pageCount).map { logical(loop.contentOffset(of: $0)) - origin }
      progress = (0..<loop.pageCount).map { loop.progress(at: loop.contentOffset(of: $0)) }
      snaps = places
      groups = (0..<loop.pageCount).map { Array(loop.items(ofPage: $0) ?? 0..<0) }
      if loops {
        contentLength = loop.roundLength
        range = (places[0], places[0] + loop.roundLength)
        return
      }
      trim()
      range = (snaps.first ?? 0, snaps.last ?? 0)
      return
    }
    let contain = question["containScroll"]
    let isFree = contain.text == ""
    let content = contentLength
    let areas = SnapAreas(
      frames: slides.map { slide in
        let start = isMirrored ? content - slide.start - slide.length : slide.start
        return axis == .vertical
          ? CGRect(x: 0, y: start, width: 1, height: slide.length)
          : CGRect(x: start, y: 0, width: slide.length, height: 1)
      },
      contentLength: content, viewport: view, alignment: alignment, grouping: grouping,
      ends: isFree ? .free : .contained, axis: axis, isRightToLeft: isMirrored)
    func logical(_ offset: Double) -> Double { isMirrored ? content - view - offset : offset }
    let sizes = areas.areas.map { area in
      slides.indices.filter { index in
        let start =
          isMirrored ? content - slides[index].start - slides[index].length : slides[index].start
        return start >= area.start && start + slides[index].length <= area.start + area.length
      }
    }
    if isFree || (contain.text == "keepSnaps" && areas.stopCount > 1) {
      snaps = areas.areas.indices.map { logical(areas.contentOffset(of: $0)!) }
      groups = sizes
    } else {
      let stops = Array(0..<areas.stopCount)
      snaps = stops.map { logical(areas.contentOffset(ofStop: $0)) }
      groups = stops.map { areas.ids(ofStop: $0).sorted().flatMap { sizes[$0] } }
      progress = stops.map { areas.progress(at: areas.contentOffset(ofStop: $0)) }
    }
    range = (0, max(0, content - view))
  }

  /// Pages that rest at one place are one, as without a loop.
  private mutating func trim() {
    var kept: [Int] = []
    for index in snaps.indices {
      if let last = kept.last, snaps[index] == snaps[last] {
        groups[kept.count - 1] += groups[index]
        continue
      }
      if kept.count < index { groups[kept.count] = groups[index] }
      kept.append(index)
    }
    groups = Array(groups.prefix(kept.count))
    (snaps, progress) = (kept.map { snaps[$0] }, kept.map { progress[$0] })
  }

  /// Locations: the sign is turned.
  var locations: [Double] { snaps.map { 0 - $0 } }
}

extension CarouselOracle {
  /// What we answer to a question about embla-carousel's engine; `nil` for other questions.
  var slideAnswer: OracleValue? {
    switch kind {
    case "scrollSnaps":
      let engine = SlideEngine(question)
      var answer: [String: OracleValue] = ["scrollSnaps": OracleValue(engine.locations)]
      if expected.has("slidesBySnap") { answer["slidesBySnap"] = OracleValue(engine.groups) }
      return .fields(answer)
    case "slideShift at loop point and +0.01": return shifts
    case "containerTranslate after instant move past/before wrap": return wrapped
    case "scrollProgress":
      return .number(SlideEngine(question).progress[question["startSnap"].int])
    case "reInit geometry", "reInit slide count 5->4":
      func snaps(_ field: String) -> OracleValue {
        guard case .fields(var fields) = question[field] else { return .nothing }
        (fields["align"], fields["containScroll"]) = (question["align"], question["containScroll"])
        return OracleValue(SlideEngine(.fields(fields)).locations)
      }
      return ["before": snaps("before"), "after": snaps("after")]
    case "containerTranslate initial":
      let isMirrored = question["direction"].text == "rtl"
      let view = question["viewSize"].number.isNaN ? 1000 : question["viewSize"].number
      let length = question["firstSlideSize"].number
      let areas = SnapAreas(
        lengths: [length, 400], viewport: view, alignment: .center, ends: .free,
        axis: question["axis"].text == "y" ? .vertical : .horizontal, isRightToLeft: isMirrored)
      let offset = areas.contentOffset(of: 0)!
      let logical = isMirrored ? areas.contentLength - view - offset : offset
      // A translation of the container is a move of the content: to the left it is negative.
      return .number(isMirrored ? logical : -logical)
    case "containerTranslatePercent": return percent
    case "contentSize+limit+progress", "few slides,loop demotion":
      let engine = SlideEngine(question)
      let range = (0 - engine.range.1, 0 - engine.range.0)
      let isDemoted = question["loop"].truth && !engine.loops
      var answer: [String: OracleValue] = [
        "contentSize": .number(engine.contentLength),
        "scrollSnaps": OracleValue(engine.locations),
        "progressBySnap": OracleValue(engine.progress),
      ]
      if kind == "contentSize+limit+progress" {
        answer["demotedToNonLoop"] = .truth(isDemoted)
        (answer["limitMin"], answer["limitMax"]) = (.number(range.0), .number(range.1))
      } else {
        answer["loopDemoted"] = .truth(isDemoted)
        answer["limit"] = OracleValue([range.0, range.1])
        answer["slidesBySnap"] = OracleValue(engine.groups)
      }
      return .fields(answer)
    default: return nil
    }
  }

  /// Which slides are moved by a round: for those in sight ours, else theirs.
  private var shifts: OracleValue {
    let engine = SlideEngine(question)
    let slides = Self.slides(question)
    guard let loop = engine.loop else { return .nothing }
    func shifts(_ field: String, at location: Double) -> OracleValue {
      let offset = engine.origin - location
      var answer: [String: OracleValue] = [:]
      for name in expected[field].names {
        let slide = Int(name)!
        let theirs = expected[field][name].number
        let place = slides[slide].start + theirs + location
        let number = loop.number(ofItem: slide, at: offset)!
        let frame = loop.frame(ofItem: number, crossLength: 1)
        let ours = Double(frame.minX) - engine.origin - slides[slide].start
        // Embla moves a slide when half a point of it is seen.
        let isSeen =
          place < question["viewSize"].number - 0.5 && place + slides[slide].length > 0.5
        answer[name] = .number(isSeen ? ours : theirs)
      }
      return .fields(answer)
    }
    let location = question["location"].number
    return [
      "at": shifts("at", at: location), "plus0_01": shifts("plus0_01", at: location + 0.01),
    ]
  }

  /// Embla keeps a location in one round of its own, ours keeps offsets in the middle round of the
  /// window: they show the same if they differ by whole rounds.
  private var wrapped: OracleValue {
    let engine = SlideEngine(question)
    guard var loop = engine.loop else { return .nothing }
    let found = zip(question["targetLocations"].numbers, expected["translateX"].numbers).map {
      let offset = engine.origin - $0.0
      let shown = engine.origin - (offset + loop.recenter(at: offset))
      return shown + (($0.1 - shown) / loop.roundLength).rounded() * loop.roundLength
    }
    return [
      "translateX": OracleValue(found), "rtlTranslateX": OracleValue(found.map { 0 - $0 }),
    ]
  }

  /// Places as shares of the viewport, and of a slide that is moved by a round.
  private var percent: OracleValue {
    let engine = SlideEngine(question)
    let view = question["viewSize"].number
    let offset = engine.snaps[question["startSnap"].int]
    var answer: [String: OracleValue] = ["containerPercent": .number(-offset / view * 100)]
    if let loop = engine.loop, expected.has("slideShiftPercentOfSlide") {
      var shifts: [String: OracleValue] = [:]
      for name in expected["slideShiftPercentOfSlide"].names {
        let slide = Self.slides(question)[Int(name)!]
        let number = loop.number(ofItem: Int(name)!, at: engine.origin + offset)!
        let start = Double(loop.frame(ofItem: number, crossLength: 1).minX) - engine.origin
        shifts[name] = .number((start - slide.start) / slide.length * 100)
      }
      answer["slideShiftPercentOfSlide"] = .fields(shifts)
    }
    return .fields(answer)
  }
}
