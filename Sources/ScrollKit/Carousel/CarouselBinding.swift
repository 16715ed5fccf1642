/// The slots of a carousel and what the app has been told of them: turns each step of the track
/// into an update that says everything once.
struct CarouselBinding: Equatable, Sendable, BitwiseCopyable {
  var track: CarouselTrack
  private(set) var pageCount: Int
  let slotCount: Int
  /// The distance from the start of a page's place to the page: half the spacing.
  let margin: Double
  /// The unbounded number of the page last reported as current.
  private var reported: Int
  /// The page that it stands for; meaningless without pages.
  private var reportedPage: Int
  /// The page numbers in the slots; `nil` when the app needs to be told all of them.
  private var bound: PageWindow?

  init(track: CarouselTrack, pageCount: Int, slotCount: Int, margin: Double) {
    self.track = track
    self.pageCount = pageCount
    self.slotCount = slotCount
    self.margin = margin
    self.reported = track.middle
    self.reportedPage = track.middle.floorModulo(pageCount)
  }

  var loop: PageLoop { PageLoop(count: pageCount) }

  /// Takes a physical offset the host reports, and makes another page the middle one if a rule says so.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - rule: When another page becomes the middle one; `nil` for never.
  ///   - isSettled: Whether the scroll view has come to a stop.
  ///   - grid: The device's pixels.
  /// - Returns: The physical offset before any shift, and whether slots lie elsewhere now.
  mutating func report(
    _ offset: Double, rule: CarouselRecentering?, isSettled: Bool, grid: PixelGrid
  ) -> (before: Double, isRecentered: Bool) {
    let isNews = track.report(offset, on: grid)
    let before = track.contentOffset
    // A stop counts also where the offset is a shift's own; but past its rest that would turn another
    // page each time.
    let counts = isNews || (isSettled && rule != .whenSettledPastRest)
    guard let rule, counts, track.pitch > 0 else { return (before, false) }
    let steps = rule.steps(on: track, isSettled: isSettled, grid: grid)
    guard steps != 0 else { return (before, false) }
    track.recenter(by: steps)
    return (before, true)
  }

  /// What has to be done when these page numbers are to be in the slots.
  ///
  /// - Parameters:
  ///   - window: Page numbers, no more than there are slots.
  ///   - now: The number of the current page.
  ///   - before: The physical offset before the step.
  ///   - movesAll: Whether slots lie elsewhere though they keep their pages.
  /// - Returns: The update, which counts as told. It is written straight to where the caller of the
  ///   carousel wants it: passed on from one function to the next, it would cost more than the step.
  @inline(__always)
  mutating func update(
    window: PageWindow, current now: Int, from before: Double, movesAll: Bool
  ) -> CarouselSlots.Update {
    let newcomers = bound.map { window.newcomers(since: $0) } ?? window
    let isTold = bound != nil
    bound = window
    return CarouselSlots.Update(
      offsetShift: track.contentOffset - before, pageChange: pageChange(to: now),
      ring: CarouselSlots.Ring(track, slotCount: slotCount, pageCount: pageCount, margin: margin),
      window: window, newcomers: newcomers, movesAll: movesAll, isTold: isTold)
  }

  /// Takes the number of the current page, and says what changes if it stands for another one.
  @inline(__always)
  private mutating func pageChange(to now: Int) -> CarouselSlots.PageChange? {
    let (old, steps) = (reportedPage, now.saturatingSubtract(reported))
    guard steps != 0 else { return nil }
    let next = old.saturatingAdd(steps)
    reported = now
    // Next to the last page, no division is needed.
    reportedPage = 0 <= next && next < pageCount ? next : now.floorModulo(pageCount)
    return old == reportedPage
      ? nil : CarouselSlots.PageChange(old: old, new: reportedPage, steps: steps)
  }

  /// Changes the number of pages; the next update tells every slot.
  mutating func setPageCount(_ count: Int) {
    pageCount = count
    bound = nil
  }

  /// Counts page changes from here on.
  mutating func setReported(_ now: Int) {
    reported = now
    reportedPage = now.floorModulo(pageCount)
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
  @inline(__always)
  func newcomers(since old: PageWindow) -> PageWindow {
    let move = first.saturatingSubtract(old.first)
    let new = min(count, Int(clamping: move.magnitude))
    return PageWindow(first: move > 0 ? first.saturatingAdd(count - new) : first, count: new)
  }
}
