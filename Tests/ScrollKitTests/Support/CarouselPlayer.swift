import ScrollKit

/// An app that shows a `CarouselScroller`. It keeps the keys of its items, and checks its screen
/// and what it is told all the time.
struct CarouselPlayer {
  /// A key, and where its item lies on screen along the axis.
  struct Sight: Equatable {
    var key: Int
    var start: Double
    var length: Double
  }

  /// What the app, or the carousel, may do wrong.
  struct Faults {
    /// Spoils what is told.
    var spoil: (inout PageTracker.Changes) -> Void = { _ in }
    /// Whether the app forgets to move keys with an edit.
    var forgetsEdits = false
    /// How far something moves the content beside the carousel, at each input.
    var nudge = 0.0
    /// Whether the position is lost when sizes change.
    var losesPositions = false
  }

  var carousel: CarouselScroller
  var keys: [Int]
  var faults: Faults
  var time = 0.0
  private(set) var fault: String?
  /// The keys that were told last.
  private(set) var current: Int?
  private(set) var target: Int?
  private(set) var settled: Int?
  /// All changes that were told.
  private(set) var log: [String] = []
  private var finger = CGPoint.zero
  private(set) var isDown = false
  private var nextKey: Int

  init(_ carousel: CarouselScroller, faults: Faults = Faults()) {
    self.carousel = carousel
    self.faults = faults
    keys = Array(0..<carousel.loop.itemCount)
    nextKey = keys.count
    current = key(carousel.tracker.current)
    target = key(carousel.tracker.target)
    settled = key(carousel.tracker.settled)
  }

  private var axis: ScrollAxis { carousel.axis }
  private func along(_ point: CGPoint) -> Double {
    Double(axis == .horizontal ? point.x : point.y)
  }
  private func key(_ page: Int?) -> Int? {
    page.flatMap { carousel.loop.items(ofPage: $0)?.lowerBound }.map { keys[$0] }
  }
  var viewport: Double { carousel.loop.viewportLength }
  /// One device pixel, and a little for roundings.
  var tolerance: Double { 1 / carousel.scroller.metrics.displayScale + 1e-6 }

  var sights: [Sight] {
    carousel.items.map {
      let size = axis == .horizontal ? $0.frame.size.width : $0.frame.size.height
      return Sight(key: keys[$0.item], start: along($0.frame.origin), length: Double(size))
    }.sorted { $0.start < $1.start }
  }

  mutating func note(_ text: String) {
    if fault == nil { fault = "after \(time) s: \(text)" }
  }

  // MARK: Inputs

  mutating func take(_ update: CarouselScroller.Update, _ name: String) {
    var pages = update.pages
    faults.spoil(&pages)
    current = heard(pages.current, current, carousel.tracker.current, "\(name): page")
    target = heard(pages.target, target, carousel.tracker.target, "\(name): target")
    settled = heard(pages.settled, settled, carousel.tracker.settled, "\(name): settled")
    let nudge = faults.nudge
    if nudge != 0 {
      carousel.scroll {
        let offset = $0.contentOffset
        _ = $0.setContentOffset(CGPoint(x: offset.x + nudge, y: offset.y + nudge))
        return Scroller(ScrollMetrics(viewportSize: .zero)).idle
      }
    }
    look(name)
  }

  /// Takes one change. It must begin where the last one ended, and end at the truth.
  private mutating func heard(
    _ change: PageTracker.Change?, _ before: Int?, _ page: Int?, _ name: String
  ) -> Int? {
    var known = before
    let truth = key(page)
    if let change {
      log.append("\(name) \(change)")
      let isGone = known.map { !keys.contains($0) } ?? true
      if change.old == nil ? !isGone : key(change.old) != known {
        note("\(name) \(change), but \(known ?? -1) was told before")
      }
      if change.old != nil, change.old == change.new { note("\(name): \(change) is no change") }
      known = key(change.new)
    }
    if known != truth { note("\(name): \(known ?? -1) was told, but it is \(truth ?? -1)") }
    return known
  }

  /// Notes a gap between items, or at an end of the screen.
  private mutating func look(_ name: String) {
    guard carousel.canLoop, viewport > 1 else { return }
    let now = sights
    guard let first = now.first, let last = now.last else { return note("\(name): empty") }
    let gap = carousel.loop.spacing + tolerance
    if first.start > gap || last.start + last.length < viewport - gap {
      note("\(name): a gap at an end: \(now)")
    }
    for (sight, next) in zip(now, now.dropFirst())
    where (next.start - sight.start - sight.length - carousel.loop.spacing).magnitude > 1e-6 {
      note("\(name): not in a row: \(now)")
    }
  }

  mutating func wait(_ seconds: Double, frame: Double = 1.0 / 60) {
    let end = time + seconds
    while time < end {
      time = min(end, time + frame)
      take(carousel.advance(to: time), "frame")
    }
  }

  mutating func touch(_ phase: Scroller.TouchPhase, at place: Double) {
    finger = axis == .horizontal ? CGPoint(x: place, y: 50) : CGPoint(x: 50, y: place)
    isDown = phase == .began || phase == .moved || phase == .stationary
    // Only a move moves anything.
    let before = sights
    take(carousel.touch(phase, at: finger, time: time), "\(phase)")
    if phase != .moved { compare(before, "\(phase)") }
  }

  /// A finger moves the content forward, or backward if the distance is negative, and lets go.
  mutating func flick(
    forward distance: Double, seconds: Double = 0.064, holds: Double = 0, letsGo: Bool = true
  ) {
    let way = carousel.loop.isRightToLeft ? distance : -distance
    if isDown { touch(.cancelled, at: along(finger)) }
    let start = viewport / 2
    touch(.began, at: start)
    for step in 1...4 {
      wait(seconds / 4, frame: 1)
      touch(.moved, at: start + way * Double(step) / 4)
    }
    if holds > 0 { wait(holds) }
    if letsGo { touch(.ended, at: start + way) }
  }

  mutating func letGo() { if isDown { touch(.ended, at: along(finger)) } }

  mutating func command(_ update: (inout CarouselScroller, Double) -> CarouselScroller.Update) {
    let before = sights
    let told = update(&carousel, time)
    take(told, "command")
    compare(before, "command")
    isDown = carousel.scroller.isTracking
  }

  /// Notes items on screen that have jumped.
  private mutating func compare(_ before: [Sight], _ name: String) {
    let now = sights
    for sight in before
    where !now.contains(where: {
      $0.key == sight.key && ($0.start - sight.start).magnitude <= 2 * tolerance
    }) {
      // A strip that was barely seen may go.
      let isSeen =
        sight.start < viewport - 2 * tolerance && sight.start + sight.length > 2 * tolerance
      if isSeen { note("\(name): \(sight) jumped: \(now)") }
    }
  }

  /// The key of the item that an edit has to keep in its place: the one under the finger, else the
  /// current one.
  private var keptKey: Int? {
    guard isDown else { return carousel.loop.grouping == .none ? current : nil }
    let place = along(finger)
    return sights.first { $0.start + 1 < place && place < $0.start + $0.length - 1 }?.key
  }

  mutating func edit(_ edit: CarouselEdit, lengths: [Double] = []) {
    let (before, kept, looped) = (sights, keptKey, carousel.canLoop)
    let wasRepeated = carousel.loop.needsCopies
    let old = keys
    if !faults.forgetsEdits {
      switch edit {
      case .insert(let count, let place):
        keys.insert(contentsOf: nextKey..<nextKey + count, at: place)
        nextKey += count
      case .remove(let items): keys.removeSubrange(items)
      case .move(let item, let place): keys.insert(keys.remove(at: item), at: place)
      }
    }
    let update = carousel.edit(edit, lengths: lengths, time: time)
    if keys.count != carousel.loop.itemCount { return note("\(edit): other counts") }
    take(update, "\(edit)")
    // Where the content ends it may have to move.
    guard looped, carousel.canLoop, let kept, keys.contains(kept), old.contains(kept),
      !wasRepeated, !carousel.loop.needsCopies,
      let then = before.first(where: { $0.key == kept })
    else { return }
    if !sights.contains(where: {
      $0.key == kept && ($0.start - then.start).magnitude <= 2 * tolerance
    }) {
      note("\(edit): \(then) jumped: \(sights)")
    }
  }

  /// Shows another list, told apart by its keys.
  mutating func reload(_ new: [Int]) {
    let (before, kept, looped) = (sights, keptKey, carousel.canLoop)
    let (old, wasRepeated) = (keys, carousel.loop.needsCopies)
    let lengths = new.map { Double(60 + 37 * $0 % 200) }
    let update = carousel.edit(from: old, to: new, lengths: lengths, time: time)
    nextKey = max(nextKey, (new.max() ?? 0) + 1)
    if !faults.forgetsEdits { keys = new }
    if new.count != carousel.loop.itemCount { return note("reload: other counts") }
    for (index, key) in new.enumerated() where !carousel.fillsViewport && !old.contains(key) {
      let size = carousel.loop.frame(ofItem: index, crossLength: 1).size
      let length = axis == .horizontal ? size.width : size.height
      if (Double(length) - lengths[index]).magnitude > 1e-3 { note("reload: \(key) is \(length)") }
    }
    take(update, "reload")
    guard looped, carousel.canLoop, let kept, keys.contains(kept), !wasRepeated,
      !carousel.loop.needsCopies, let then = before.first(where: { $0.key == kept })
    else { return }
    if !sights.contains(where: {
      $0.key == kept && ($0.start - then.start).magnitude <= 2 * tolerance
    }) {
      note("reload: \(then) jumped: \(sights)")
    }
  }

  /// Keys that come in next.
  func newKeys(_ count: Int) -> Range<Int> { nextKey..<nextKey + count }

  mutating func setLengths(_ lengths: [Double]) {
    let (before, looped) = (carousel.fractionalPage, carousel.canLoop)
    take(carousel.setLengths(lengths, time: time), "lengths")
    let now = carousel.fractionalPage + (faults.losesPositions ? 0.25 : 0)
    if looped, carousel.canLoop, (now - before).magnitude > 1e-3 {
      note("lengths: position \(before) became \(now)")
    }
  }

  /// Shows a position, and then goes on by a command.
  mutating func show(_ position: Double) {
    take(carousel.show(fractionalPage: position, time: time), "show")
    isDown = carousel.scroller.isTracking
    let (count, there) = (Double(carousel.pageCount), carousel.fractionalPage)
    if carousel.canLoop, ((position - there) / count).distanceToWhole * count > 1e-3 {
      note("show: \(position) is \(there)")
    }
    command { $0.scroll(by: 0, time: $1) }
  }

  mutating func resize(_ length: Double) {
    let (before, looped) = (carousel.fractionalPage, carousel.canLoop)
    let cross = Double(
      axis == .horizontal
        ? carousel.scroller.metrics.viewportSize.height
        : carousel.scroller.metrics.viewportSize.width)
    let size =
      axis == .horizontal
      ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
    take(carousel.resize(to: size, time: time), "resize")
    let now = carousel.fractionalPage + (faults.losesPositions ? 0.25 : 0)
    // A closed loop keeps the position; at the ends of content it is held.
    if looped, carousel.canLoop, (now - before).magnitude > 1e-3 {
      note("resize: position \(before) became \(now)")
    }
  }

  // MARK: At rest

  /// Waits until everything rests; notes what is wrong then.
  mutating func comeToRest() {
    letGo()
    carousel.autoplay.pause(.manual, time: time)
    for _ in 0..<40 where !carousel.isAtRest { wait(0.25) }
    carousel.autoplay.resume(.manual, time: time)
    if !carousel.isAtRest { return note("does not come to rest") }
    if current != target || current != settled {
      note("at rest on \(current ?? -1), target \(target ?? -1), settled \(settled ?? -1)")
    }
    guard carousel.release != .free, let page = carousel.currentPage, carousel.canLoop,
      viewport > 1, carousel.loop.grouping == .none
    else { return }
    // Where the page lies, from its frames alone: a repeated item has several.
    let (share, isMirrored) = (carousel.loop.alignment.page, carousel.loop.isRightToLeft)
    let places = sights.filter { $0.key == keys[page] }.map { sight in
      let start = isMirrored ? viewport - sight.start - sight.length : sight.start
      return carousel.fillsViewport
        ? start - leadingInset : start + share * sight.length - share * viewport
    }
    if !places.contains(where: { $0.magnitude <= tolerance }) {
      note("page \(page) rests \(places) points beside its place")
    }
  }

  /// How much of the viewport is left free before a page that fills it.
  var leadingInset: Double {
    let insets = carousel.scroller.metrics.contentInset
    if axis == .vertical { return insets.top }
    return carousel.loop.isRightToLeft ? insets.right : insets.left
  }
}

extension Double {
  fileprivate var distanceToWhole: Double { (self - rounded()).magnitude }
}

extension Scroller {
  /// No events.
  fileprivate var idle: Events {
    var copy = self
    return copy.advance(to: -.infinity)
  }
}
