import ScrollKit

/// Carousels and their host: what is on the screen must never jump.
struct CarouselTarget {
  static func run(_ bytes: Bytes) {
    var bytes = bytes
    switch bytes.byte() % 4 {
    case 0, 1:
      if bytes.isSensible { SlotsHost.run(bytes) } else { hostileSlots(bytes) }
    case 2: twoSlots(bytes)
    default: clonesAndTimers(bytes)
    }
  }

  fileprivate static let rules: [CarouselRecentering] = [
    .whenSettled, .atHalfPage, .atWholePage, .whenSettledPastRest,
  ]

  // MARK: - Any numbers

  private static func hostileSlots(_ start: Bytes) {
    var bytes = start
    var slots = CarouselSlots(
      pageCount: bytes.count(0...7), page: bytes.count(-9...9), spacing: bytes.number(0...20),
      slotCount: bytes.count(3...9), recentering: bytes.choice(rules),
      isRightToLeft: bytes.chance(2), displayScale: bytes.number(Double(bytes.integer(1...3))))
    log("var slots = \(fields(slots))")
    while !bytes.isAtEnd {
      let update: CarouselSlots.Update
      switch bytes.byte() % 11 {
      case 8:
        let offset = bytes.number(0...1000)
        log("willBeginDragging(at: \(offset))")
        update = slots.willBeginDragging(at: offset)
      case 9:
        let (page, way) = (bytes.count(-9...9), bytes.choice(PageLoop.Direction.allCases))
        let between = bytes.choice(CarouselSlots.PagesBetween.allCases)
        log("scroll(to: \(page), direction: .\(way), pagesBetween: .\(between))")
        let move = slots.scroll(to: page, direction: way, pagesBetween: between)
        expectFinite(move.contentOffset, "target")
        if let page = move.page { checkPage(page, count: slots.pageCount) }
        update = move.update
      case 10:
        let steps = bytes.count(-3...3)
        log("scroll(by: \(steps))")
        let move = slots.scroll(by: steps)
        expectFinite(move.contentOffset, "target")
        if let page = move.page { checkPage(page, count: slots.pageCount) }
        update = move.update
      case 0, 1:
        let length = bytes.number(0...400)
        log("setPageLength(\(length))")
        update = slots.setPageLength(length)
      case 2:
        let (page, way) = (bytes.count(-9...9), bytes.choice(PageLoop.Direction.allCases))
        log("jump(to: \(page), direction: .\(way))")
        update = slots.jump(to: page, direction: way)
      case 3:
        let count = bytes.count(0...9)
        let page = bytes.chance(2) ? bytes.count(-9...9) : nil
        log("setPageCount(\(count), keeping: \(page ?? -1))")
        update = slots.setPageCount(count, keeping: page)
      case 4:
        let offset = bytes.number(0...1000)
        log("settled(at: \(offset))")
        update = slots.settled(at: offset)
      default:
        let offset = bytes.number(0...1000)
        log("scrolled(to: \(offset))")
        update = slots.scrolled(to: offset)
      }
      check(update, slotCount: slots.slotCount, pageCount: slots.pageCount)
      let count = Double(slots.pageCount)
      expectFinite(slots.fractionalPage, "position")
      expectFinite(slots.contentOffset, "contentOffset")
      expectFinite(slots.restingOffset, "restingOffset")
      expectFinite(slots.offset(steps: bytes.count(-2...2)), "offset(steps:)")
      expectFinite(slots.contentSize(crossLength: bytes.number(0...99)), "contentSize")
      expect(
        slots.wrappedFractionalPage >= 0 && slots.wrappedFractionalPage < max(1, count),
        "wrappedFractionalPage \(slots.wrappedFractionalPage) of \(count)")
      checkPage(slots.currentPage, count: slots.pageCount)
      expect(slots == slots, "not equal to itself")
    }
  }

  private static func checkPage(_ page: Int?, count: Int) {
    guard let page else { return expect(count == 0, "no page of \(count)") }
    expect(page >= 0 && page < count, "page \(page) of \(count)")
  }

  static func check(_ update: CarouselSlots.Update, slotCount: Int, pageCount: Int) {
    expectFinite(update.offsetShift, "offsetShift")
    if let offset = update.restingOffset { expectFinite(offset, "restingOffset") }
    var seen = Set<Int>()
    for bind in update.rebinds {
      expect(bind.slot >= 0 && bind.slot < slotCount, "slot \(bind.slot)")
      expect(seen.insert(bind.slot).inserted, "slot \(bind.slot) twice")
      checkPage(bind.page, count: pageCount)
    }
    expect(update.vacancies.allSatisfy { !seen.contains($0) }, "\(update.vacancies) and \(seen)")
    for place in update.placements {
      expect(place.slot >= 0 && place.slot < slotCount, "slot \(place.slot)")
      expectFinite(place.origin, "origin")
    }
    if let change = update.pageChange { checkPage(change.new, count: pageCount) }
    expect(update == update, "not equal to itself")
  }

  private static func twoSlots(_ start: Bytes) {
    var bytes = start
    var slots = CarouselSlots.twoSlots(
      pageCount: bytes.count(0...7), page: bytes.count(-9...9), loops: bytes.chance(2),
      spacing: bytes.number(0...20), recentering: bytes.choice(rules),
      isRightToLeft: bytes.chance(2), displayScale: bytes.number(Double(bytes.integer(1...3))))
    log("var slots = \(fields(slots))")
    // What an app has put into its two views, and where.
    var (pages, origins): ([Int?], [Double]) = ([nil, nil], [0, 0])
    var isLaidOut = false
    while !bytes.isAtEnd {
      let update: CarouselSlots.Update
      switch bytes.byte() % 11 {
      case 8:
        let offset = bytes.number(0...1000)
        log("willBeginDragging(at: \(offset))")
        update = slots.willBeginDragging(at: offset)
      case 9:
        let page = bytes.count(-9...9)
        log("scroll(to: \(page))")
        update = slots.scroll(to: page).update
      case 10:
        let page = bytes.count(-9...9)
        log("jump(to: \(page))")
        update = slots.jump(to: page)
      case 0:
        let length = bytes.number(10...400)
        log("setPageLength(\(length))")
        update = slots.setPageLength(length)
        isLaidOut = true
      case 1:
        let count = bytes.count(0...9)
        let page = bytes.chance(2) ? bytes.count(-9...9) : nil
        log("setPageCount(\(count), keeping: \(page ?? -1))")
        update = slots.setPageCount(count, keeping: page)
      case 2:
        let offset = bytes.number(0...1000)
        log("settled(at: \(offset))")
        update = slots.settled(at: offset)
      default:
        let offset = bytes.number(0...1000)
        log("scrolled(to: \(offset))")
        update = slots.scrolled(to: offset)
      }
      check(update, slotCount: 2, pageCount: slots.pageCount)
      for slot in update.vacancies { pages[slot] = nil }
      for bind in update.rebinds { pages[bind.slot] = bind.page }
      for place in update.placements { origins[place.slot] = place.origin }
      expectFinite(slots.contentOffset, "contentOffset")
      expectFinite(slots.wrappedFractionalPage, "wrappedFractionalPage")
      expectFinite(slots.offset(steps: bytes.count(-2...2)), "offset(steps:)")
      checkPage(slots.currentPage, count: slots.pageCount)
      expect(slots == slots, "not equal to itself")
      // The current page is there.
      guard isLaidOut, bytes.isSensible, slots.pitch > 0, let page = slots.currentPage else {
        continue
      }
      expect(pages.contains(page), "page \(page) is in no slot: \(pages)")
    }
  }

  private static func clonesAndTimers(_ start: Bytes) {
    var bytes = start
    let clones = ClonedPages(
      pageCount: bytes.count(0...7), pageLength: bytes.number(1...400),
      spacing: bytes.number(0...20), clones: bytes.count(1...3), isRightToLeft: bytes.chance(2))
    var timer = Autoplay(
      interval: bytes.number(0...9), pageCount: bytes.count(0...9),
      restarts: bytes.choice(Autoplay.Restart.allCases), keepsTimeLeft: bytes.chance(2),
      loops: bytes.chance(2))
    timer.course = bytes.choice(Autoplay.Course.allCases)
    log("\(clones), \(timer)")
    var time = 0.0
    while !bytes.isAtEnd {
      let offset = bytes.number(-500...4000)
      let shift = clones.offsetShift(at: offset)
      log("offsetShift(at: \(offset)) is \(shift)")
      expectFinite(shift, "offsetShift")
      expectFinite(clones.fractionalPage(at: offset), "fractionalPage")
      checkPage(clones.page(at: offset), count: clones.pageCount)
      if bytes.isSensible, clones.pageCount > 1, clones.pitch > 0 {
        // It leaves the copies, by whole rounds, and what is seen stays.
        let (before, after) = (clones.fractionalPage(at: offset), offset + shift)
        expect(clones.offsetShift(at: after) == 0, "once more at \(after)")
        let rounds = (clones.fractionalPage(at: after) - before) / Double(clones.pageCount)
        expectNear(rounds, rounds.rounded(), 1e-9, "rounds")
        expect(
          clones.page(at: after) == clones.page(at: offset), "another page at \(offset), \(after)")
      }
      time += bytes.number(0...3)
      switch bytes.byte() % 9 {
      case 0: timer.pause(.init(rawValue: UInt32(bytes.byte())), time: time)
      case 1: timer.resume(.init(rawValue: UInt32(bytes.byte())), time: time)
      case 2: timer.settled(time: time)
      case 3: timer.restart(time: time)
      case 4: timer.pageCount = bytes.count(0...9)
      case 5: timer.moved(to: bytes.count(0...9), time: time)
      case 6: timer.pageIntervals = [bytes.number(0...9), bytes.number(0...9)]
      case 7:
        if let turn = timer.turn(time: time) {
          checkPage(turn.page, count: timer.pageCount)
          expect(turn.page == timer.page && abs(turn.steps) == 1, "turn \(turn)")
        }
      default:
        let (due, fires) = (timer.nextFireTime, timer.fires(time: time))
        log("fires(time: \(time)) is \(fires), due \(due ?? -1)")
        if let due, fires, bytes.isSensible {
          expect(due <= time, "fires before \(due): \(time)")
        }
        if fires, let next = timer.nextFireTime { expectFinite(next, "nextFireTime") }
      }
      if let next = timer.nextFireTime { expectFinite(next, "nextFireTime") }
      if let page = timer.page(after: bytes.count(0...9)) {
        checkPage(page, count: timer.pageCount)
      }
      let dots = PageIndicator(
        pageCount: bytes.count(0...9), dotLength: bytes.number(0...20),
        spacing: bytes.number(0...20),
        loops: bytes.chance(2), isRightToLeft: bytes.chance(2))
      let rect = bytes.rect(0...400)
      expectFinite(dots.platterFrame(in: rect), "platterFrame")
      expectFinite(dots.dotFrame(of: bytes.count(0...9), in: rect), "dotFrame")
      expectFinite(dots.markerFrame(at: bytes.number(0...9), in: rect), "markerFrame")
    }
  }
}

/// An app with views and a scroll view: it applies updates as their comment says, and compares what
/// is on its screen with what should be.
private struct SlotsHost {
  var slots: CarouselSlots
  var pages: [Int?]
  var origins: [Double]
  var offset = 0.0
  /// Where the host is on the endless track, by its own sum of movements.
  var position: Double
  var page: Int?
  let length: Double
  let isMirrored: Bool

  static func run(_ start: Bytes) {
    var bytes = start
    let rule = bytes.choice(CarouselTarget.rules)
    let (count, spacing) = (bytes.integer(0...7), bytes.chance(3) ? 12.0 : 0)
    let slots = CarouselSlots(
      pageCount: count, page: bytes.integer(0...7), spacing: spacing,
      slotCount: bytes.chance(4) ? 5 : 3, recentering: rule, isRightToLeft: bytes.chance(2))
    var host = SlotsHost(slots, length: Double(bytes.integer(50...400)))
    while !bytes.isAtEnd { host.act(&bytes) }
  }

  init(_ slots: CarouselSlots, length: Double) {
    self.slots = slots
    self.length = length
    isMirrored = slots.isRightToLeft
    pages = Array(repeating: nil, count: slots.slotCount)
    origins = Array(repeating: 0, count: slots.slotCount)
    position = slots.fractionalPage
    log("var slots = \(fields(slots)); setPageLength(\(length))")
    let update = self.slots.setPageLength(length)
    page = self.slots.currentPage
    apply(update)
    expect(self.slots.scrolled(to: offset).isEmpty, "the echo of the layout did something")
    checkScreen("layout")
  }

  var pitch: Double { length + slots.spacing }

  mutating func apply(_ update: CarouselSlots.Update) {
    CarouselTarget.check(update, slotCount: slots.slotCount, pageCount: slots.pageCount)
    for slot in update.vacancies { pages[slot] = nil }
    for bind in update.rebinds { pages[bind.slot] = bind.page }
    for place in update.placements { origins[place.slot] = place.origin }
    offset += Plant.offsetShift(update.offsetShift, pitch: pitch)
  }

  mutating func act(_ bytes: inout Bytes) {
    let action = bytes.byte()
    switch action % 12 {
    case 0 where bytes.chance(3):
      let count = bytes.integer(0...7)
      let kept = slots.canLoop ? slots.currentPage : nil
      log("setPageCount(\(count))")
      apply(slots.setPageCount(count))
      position = slots.fractionalPage
      page = slots.currentPage
      if let kept, count > 1 {
        expect(slots.currentPage == min(kept, count - 1), "\(kept) became \(page ?? -1)")
      }
      return echo("setPageCount")
    case 1 where bytes.chance(3):
      let target = bytes.integer(-9...9)
      log("jump(to: \(target))")
      apply(slots.jump(to: target))
      position = slots.fractionalPage
      page = slots.currentPage
      return echo("jump")
    default: break
    }
    guard slots.canLoop else { return }
    let rule = slots.recentering
    let reach = pitch / 2
    if rule == .whenSettled || rule == .whenSettledPastRest {
      // A page on, back, or none, and then a stop.
      let way = Double(Int(action % 3) - 1) * pitch
      let share = Double(bytes.byte()) / 256
      drag(way * share, isSettled: false)
      drag(way - way * share, isSettled: false)
      drag(0, isSettled: true)
    } else {
      let byte = bytes.byte()
      let way = (Double(byte) - 128) / 128 * reach
      drag(action % 7 == 0 ? way * 8 : way, isSettled: byte % 16 == 0)
    }
  }

  mutating func drag(_ distance: Double, isSettled: Bool) {
    let old = offset
    offset += isMirrored ? -distance : distance
    position += (isMirrored ? old - offset : offset - old) / pitch
    let before = sights
    let change = isSettled ? slots.settled(at: offset) : slots.scrolled(to: offset)
    log("\(isSettled ? "settled(at" : "scrolled(to"): \(offset)) shifts by \(change.offsetShift)")
    apply(change)
    for sight in before {
      let stays = sights.contains {
        $0.page == sight.page && ($0.position - sight.position).magnitude < 1e-5
      }
      expect(stays, "\(sight) jumped: \(sights)")
    }
    if let told = change.pageChange {
      expect(told.old == page && told.new != page, "\(told), was \(page ?? -1)")
      page = told.new
    }
    expect(page == slots.currentPage, "\(page ?? -1) became \(slots.currentPage ?? -1) untold")
    checkScreen("drag")
    if change.offsetShift != 0 { echo("shift") }
  }

  /// The scroll view reports the offset that was just written.
  mutating func echo(_ name: String) {
    let update = slots.scrolled(to: offset)
    expect(update.isEmpty, "the echo of \(name) did something: \(update)")
    checkScreen(name)
  }

  typealias Sight = (page: Int, position: Double)

  /// The pages on screen, from left to right.
  var sights: [Sight] {
    var sights: [Sight] = []
    for (page, origin) in zip(pages, origins) {
      guard let page else { continue }
      let place = origin - offset
      if place < pitch - 1e-6, place + length > 1e-6 { sights.append((page, place)) }
    }
    return sights.sorted { $0.position < $1.position }
  }

  func checkScreen(_ name: String) {
    expectNear(slots.fractionalPage, position, 1e-6, "position after \(name)")
    let seen = sights
    var wanted: [Sight] = []
    let count = slots.pageCount
    guard count > 0 else { return expect(seen.isEmpty, "\(seen) of no pages") }
    let center = position.rounded(.down)
    for step in -2...3 {
      let number = center + Double(step)
      if count == 1, number != 0 { continue }
      let ahead = (number - position) * pitch
      let start = (isMirrored ? -ahead : ahead) + slots.spacing / 2
      guard start < pitch - 1e-6, start + length > 1e-6 else { continue }
      let page = Int(number - Double(count) * (number / Double(count)).rounded(.down))
      wanted.append((page, start))
    }
    wanted.sort { $0.position < $1.position }
    expect(seen.count == wanted.count, "\(name): \(seen) instead of \(wanted)")
    for (a, b) in zip(seen, wanted) {
      expect(
        a.page == b.page && (a.position - b.position).magnitude < 1e-5,
        "\(name): \(seen) instead of \(wanted)")
    }
  }
}
