/// The slots of a carousel and what the app has been told of them: turns each step of the track
/// into an update that says everything once.
struct CarouselBinding: Equatable, Sendable, BitwiseCopyable {
  var track: CarouselTrack
  var pageCount: Int
  let slotCount: Int
  /// The distance from the start of a page's place to the page: half the spacing.
  let margin: Double
  /// The unbounded number of the page last reported as current.
  var reported: Int
  /// The page numbers in the slots; `nil` when the app needs to be told all of them.
  private var bound: PageWindow?

  init(track: CarouselTrack, pageCount: Int, slotCount: Int, margin: Double) {
    self.track = track
    self.pageCount = pageCount
    self.slotCount = slotCount
    self.margin = margin
    self.reported = track.middle
  }

  var loop: PageLoop { PageLoop(count: pageCount) }

  /// Takes a physical offset the host reports, and makes another page the middle one if a rule says so.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - rule: When another page becomes the middle one; `nil` for never.
  ///   - isSettled: Whether the scroll view has come to a stop.
  ///   - pixel: The length of a device pixel.
  /// - Returns: The physical offset before any shift, and whether slots lie elsewhere now.
  mutating func report(
    _ offset: Double, rule: CarouselRecentering?, isSettled: Bool, pixel: Double
  ) -> (before: Double, isRecentered: Bool) {
    let isNews = track.report(offset, pixel: pixel)
    let before = track.contentOffset
    // A stop counts also where the offset is a shift's own; but past its rest that would turn another
    // page each time.
    let counts = isNews || (isSettled && rule != .whenSettledPastRest)
    guard let rule, counts, track.pitch > 0 else { return (before, false) }
    let steps = rule.steps(
      remainder: track.remainder, isSettled: isSettled, tolerance: pixel / 2 / track.pitch)
    track.recenter(by: steps)
    return (before, steps != 0)
  }

  /// Makes the next update tell every slot.
  mutating func forget() { bound = nil }

  /// What has to be done when these page numbers are to be in the slots.
  ///
  /// - Parameters:
  ///   - window: Page numbers, no more than there are slots.
  ///   - now: The number of the current page.
  ///   - before: The physical offset before the step.
  ///   - movesAll: Whether slots lie elsewhere though they keep their pages.
  /// - Returns: The update, which counts as told.
  mutating func update(
    window: PageWindow, current now: Int, from before: Double, movesAll: Bool
  ) -> CarouselSlots.Update {
    let ring = CarouselSlots.Ring(
      slotCount: slotCount, pageCount: pageCount,
      first: track.middle.saturatingSubtract(track.side), pitch: track.pitch, margin: margin,
      mirror: track.isMirrored ? track.greatestOffset : nil)
    let newcomers = bound.map { window.newcomers(since: $0) } ?? window
    var change: CarouselSlots.PageChange?
    if let old = loop.page(reported), let new = loop.page(now), old != new {
      change = CarouselSlots.PageChange(
        old: old, new: new, steps: now.saturatingSubtract(reported))
    }
    let isTold = bound != nil
    reported = now
    bound = window
    return CarouselSlots.Update(
      rebinds: CarouselSlots.Rebinds(window: newcomers, ring: ring),
      placements: CarouselSlots.Placements(window: movesAll ? window : newcomers, ring: ring),
      offsetShift: track.contentOffset - before,
      pageChange: change,
      firstVacancy: isTold ? slotCount : window.count,
      endVacancy: slotCount)
  }
}

/// Page numbers in a row, unbounded.
struct PageWindow: Equatable, Sendable, BitwiseCopyable {
  var first: Int
  var count: Int

  /// The number at a position counted from the first, held within the window.
  func number(at position: Int) -> Int {
    first.saturatingAdd(position.clamped(to: 0...max(0, count - 1)))
  }

  /// The numbers of this window that are not in an earlier one of the same length.
  func newcomers(since old: PageWindow) -> PageWindow {
    let move = first.saturatingSubtract(old.first)
    let new = min(count, Int(clamping: move.magnitude))
    return PageWindow(first: move > 0 ? first.saturatingAdd(count - new) : first, count: new)
  }
}
