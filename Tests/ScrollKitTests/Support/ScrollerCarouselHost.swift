import ScrollKit

/// A simulated app with a paged `Scroller` and a carousel. It applies the updates, and checks its
/// screen all the time.
struct ScrollerCarouselHost {
  /// A page and where its place begins on screen, in points.
  struct Sight: Equatable {
    var page: Int
    var start: Double
  }

  /// What differs between hosts, and what apps may do wrong.
  struct Habits {
    /// Whether the host reports a stop when the app stops a motion for an update or a new target.
    var reportsItsOwnStops = false
    /// Spoils each update.
    var spoil: (inout CarouselSlots.Update) -> Void = { _ in }
    /// Whether the app lets motions go on that should stop.
    var ignoresStops = false
    /// Whether the app leaves the content where it has stopped.
    var ignoresRests = false
    /// Whether the app tells the carousel that a drag begins.
    var tellsDrags = true
  }

  var slots: CarouselSlots
  var habits: Habits
  /// How far pages are visible beyond the scroll view's bounds, in points.
  let peek: Double
  private(set) var scroller: Scroller
  private(set) var time = 0.0
  /// The first fault on screen.
  private(set) var fault: String?
  /// The page reported last.
  private(set) var reportedPage: Int?
  private(set) var pageChanges = 0
  private var pages: [Int?]
  private var origins: [Double]
  private var isListening = true

  init(
    _ slots: CarouselSlots, length: Double, peek: Double = 0, displayScale: Double = 3,
    habits: Habits = Habits()
  ) {
    self.slots = slots
    self.peek = peek
    self.habits = habits
    pages = Array(repeating: nil, count: slots.slotCount)
    origins = Array(repeating: 0, count: slots.slotCount)
    reportedPage = slots.currentPage
    scroller = Scroller(ScrollMetrics(viewportSize: .zero, displayScale: displayScale))
    scroller.configuration.paging = .viewport
    layOut(length)
  }

  private func along(_ point: CGPoint) -> Double {
    Double(slots.axis == .horizontal ? point.x : point.y)
  }
  private func point(_ along: Double) -> CGPoint {
    slots.axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }
  var offset: Double { along(scroller.contentOffset) }

  // MARK: What the app does

  /// Lays out as an app does. It does not listen to the scroll view meanwhile.
  mutating func layOut(_ length: Double) {
    isListening = false
    let update = slots.setPageLength(length)
    setSizes()
    isListening = true
    apply(update)
  }

  private mutating func setSizes() {
    let isHorizontal = slots.axis == .horizontal
    let size =
      isHorizontal
      ? CGSize(width: slots.pitch, height: 100) : CGSize(width: 100, height: slots.pitch)
    let content = slots.contentSize(crossLength: 0)
    scroller.change {
      $0.viewportSize = size
      $0.contentSize = content
      $0.behavior.isScrollEnabled = slots.pageCount > 1
    }
  }

  mutating func setPageCount(_ count: Int, keeping page: Int? = nil) {
    isListening = false
    let update = slots.setPageCount(count, keeping: page)
    setSizes()
    isListening = true
    apply(update)
  }

  mutating func jump(to page: Int) { apply(slots.jump(to: page, direction: .shortest)) }

  @discardableResult
  mutating func go(_ move: CarouselSlots.Move) -> CarouselSlots.Move {
    apply(move.update)
    let interrupts = scroller.isDecelerating || scroller.isScrollAnimating
    animate(to: move.contentOffset)
    if interrupts, habits.reportsItsOwnStops { apply(slots.settled(at: offset)) }
    return move
  }

  private mutating func animate(to offset: Double) {
    handle(scroller.setContentOffset(point(offset), animated: true, time: time))
  }

  mutating func apply(_ update: CarouselSlots.Update) {
    var update = update
    habits.spoil(&update)
    let before = sights
    for slot in update.vacancies { pages[slot] = nil }
    for bind in update.rebinds { pages[bind.slot] = bind.page }
    for place in update.placements { origins[place.slot] = place.origin - slots.spacing / 2 }
    if let change = update.pageChange {
      pageChanges += 1
      if change.old != reportedPage { note("\(change), but the page was \(reportedPage ?? -1)") }
      if change.old == change.new { note("\(change)") }
      reportedPage = change.new
    }
    if update.motion == .stops, !habits.ignoresStops {
      // Write the carousel's offset: the scroll view may have clamped its own for the new sizes.
      let events = scroller.setContentOffset(
        point(slots.contentOffset), animated: false, time: time)
      handle(events.filter { habits.reportsItsOwnStops || $0 == .didScroll })
    } else if update.offsetShift != 0 {
      let shift = update.motion == .stops ? slots.contentOffset - offset : update.offsetShift
      handle(scroller.shift(by: point(shift)).map { $0 })
    }
    if update.motion == .continues { compare(before) }
    if slots.pageCount == 0 { reportedPage = nil }
    if reportedPage != slots.currentPage { note("no report of page \(slots.currentPage ?? -1)") }
    look()
    if update.restingOffset != nil, !habits.ignoresRests, !scroller.isTracking,
      slots.pitch > 0, slots.restingOffset != offset
    {
      animate(to: slots.restingOffset)
    }
  }

  private mutating func handle(_ events: some Sequence<Scroller.Event>) {
    guard isListening else { return }
    for event in events {
      switch event {
      case .willBeginDragging:
        if habits.tellsDrags { apply(slots.willBeginDragging(at: offset)) }
      case .didScroll: apply(slots.scrolled(to: offset))
      case .didEndScrolling: apply(slots.settled(at: offset))
      default: break
      }
    }
  }

  // MARK: What the user does

  mutating func wait(_ seconds: Double, frame: Double = 1.0 / 60) {
    let end = time + seconds
    while time < end {
      time = min(end, time + frame)
      handle(scroller.advance(to: time))
    }
  }

  /// A finger moves the content forward, or backward if the distance is negative. It lets go while
  /// it moves, unless it holds first.
  mutating func drag(forward distance: Double, seconds: Double = 0.064, holds: Double = 0) {
    let way = slots.isRightToLeft ? distance : -distance
    touch(.began, 0)
    let steps = 4
    for step in 1...steps {
      wait(seconds / Double(steps), frame: 1)
      touch(.moved, way * Double(step) / Double(steps))
    }
    if holds > 0 { wait(holds) }
    touch(.ended, way)
  }

  mutating func touch(_ phase: Scroller.TouchPhase, _ place: Double) {
    let middle = CGPoint(x: 150 + point(place).x, y: 150 + point(place).y)
    handle(scroller.touch(phase, at: middle, time: time))
  }

  /// Waits until the scroller is at rest; `false` if that takes too long.
  mutating func comeToRest() -> Bool {
    for _ in 0..<8 {
      wait(0.5)
      if scroller.isAtRest { return true }
      time += 3
      handle(scroller.advance(to: time))
    }
    return scroller.isAtRest
  }

  // MARK: What is on screen

  /// Half a device pixel, and a little for roundings.
  private var tolerance: Double { 0.5 / scroller.metrics.displayScale + 1e-4 }

  var sights: [Sight] {
    var sights: [Sight] = []
    for (page, origin) in zip(pages, origins) {
      guard let page else { continue }
      let start = origin - offset
      if start < slots.pitch + peek - tolerance, start > tolerance - slots.pitch - peek {
        sights.append(Sight(page: page, start: start))
      }
    }
    return sights.sorted { $0.start < $1.start }
  }

  private mutating func note(_ text: String) {
    if fault == nil { fault = "after \(time) s: \(text)" }
  }

  /// Notes visible pages that have jumped.
  private mutating func compare(_ before: [Sight]) {
    let now = sights
    for sight in before
    where !now.contains(where: {
      $0.page == sight.page && ($0.start - sight.start).magnitude <= 2 * tolerance
    }) {
      // A page that was barely visible at the edge may disappear.
      let isInside = sight.start < slots.pitch + peek - 2 * tolerance
      if isInside, sight.start > 2 * tolerance - slots.pitch - peek {
        note("\(sight) jumped: \(now)")
      }
    }
  }

  /// Notes a gap between pages, and pages that are not one pitch apart.
  private mutating func look() {
    guard slots.canLoop, slots.pitch > 0, scroller.isAtRest || isListening else { return }
    let now = sights
    guard let first = now.first, let last = now.last else { return note("nothing to be seen") }
    if first.start > 2 * tolerance - peek || last.start < peek - 2 * tolerance {
      note("a gap: \(now) at \(offset)")
    }
    for (sight, next) in zip(now, now.dropFirst())
    where (next.start - sight.start - slots.pitch).magnitude > 1e-3 {
      note("not in a row: \(now)")
    }
  }

  /// Why the carousel does not rest on the page; `nil` if it does.
  func faultAtRest(on page: Int?) -> String? {
    if let fault { return fault }
    if !scroller.isAtRest { return "does not come to rest" }
    if slots.currentPage != page {
      return "page \(slots.currentPage ?? -1) instead of \(page ?? -1)"
    }
    if reportedPage != page { return "page \(reportedPage ?? -1) was reported last" }
    if (offset - slots.restingOffset).magnitude > tolerance {
      return "rests at \(offset) instead of \(slots.restingOffset)"
    }
    guard let page else { return nil }
    let (now, count) = (sights, slots.pageCount)
    if slots.canLoop, slots.slotCount > 2 {
      let places = zip(pages, origins).sorted { ($0.1 < $1.1) != slots.isRightToLeft }
      let side = slots.slotCount / 2
      let row = (-side...side).map { ((page + $0) % count + count) % count }
      if places.map({ $0.0 }) != row || slots.pages != row {
        return "\(places) in the slots, \(slots.pages) by the carousel, instead of \(row)"
      }
    }
    if !now.contains(where: { $0.page == page && $0.start.magnitude <= tolerance }) {
      return "\(now) at rest instead of page \(page)"
    }
    for sight in now {
      let steps = Int((sight.start / slots.pitch).rounded()) * (slots.isRightToLeft ? -1 : 1)
      if sight.page != ((page + steps) % count + count) % count {
        return "\(sight) beside page \(page)"
      }
    }
    if (slots.wrappedFractionalPage - Double(page)).magnitude > 0.01,
      (slots.wrappedFractionalPage - Double(page)).magnitude < Double(slots.pageCount) - 0.01
    {
      return "the indicator shows \(slots.wrappedFractionalPage)"
    }
    return nil
  }
}
