extension Pages: PagePositions {
  var hasLength: Bool { length > 0 }

  var outerPitch: Double { pitch > 0 ? pitch : 1 }

  var firstOffset: Double { resting.first }
  var lastOffset: Double { resting.last }

  func restingOffset(_ page: Int) -> Double {
    let offset = alignedOffset(page)
    return ends == .free ? offset.finite(or: 0) : pageAxis.logical.clampedOffset(offset)
  }

  /// The offset that aligns a page, whether or not the scroll view can rest there.
  private func alignedOffset(_ page: Int) -> Double {
    alignment.offset(aligning: span(of: page), in: pageAxis.logical)
  }

  /// Where pages rest, in a few numbers. Kept, since every lookup by offset needs them.
  struct RestingRange: Equatable, Sendable, BitwiseCopyable {
    /// The offset that aligns page 0.
    var origin = 0.0
    /// The first and the last resting offset.
    var first = 0.0
    var last = 0.0
    /// The first page that rests between the two, and how many do. The pages before them share the
    /// first offset, the pages after them the last.
    var innerPage = 1
    var innerCount = 0
  }

  /// Where the pages rest on the axis they have now.
  var restingRange: RestingRange {
    guard count > 0 else { return RestingRange() }
    var range = RestingRange(
      origin: alignedOffset(0), first: restingOffset(0), last: restingOffset(count - 1))
    guard count > 1 else { return range }
    let tolerance = stopTolerance
    let low = (range.first + tolerance - range.origin) / pitch
    let high = (range.last - tolerance - range.origin) / pitch
    let pages = 1...(count - 1)
    range.innerPage = Int(saturating: low.rounded(.down)).saturatingAdd(1).clamped(to: pages)
    range.innerCount = max(
      0, Int(saturating: high.rounded(.up)).clamped(to: pages) - range.innerPage)
    return range
  }

  /// The number of stops, the offsets at which pages rest: pages that rest less than a device pixel
  /// apart make one; a display at 1x counts. Zero without pages.
  public var stopCount: Int {
    guard count > 0 else { return 0 }
    return resting.last - resting.first > stopTolerance ? resting.innerCount + 2 : 1
  }

  func page(counting stop: Int) -> Int {
    if stop == 0 { return 0 }
    return stop > resting.innerCount ? count - 1 : resting.innerPage + stop - 1
  }

  func stop(holding page: Int) -> Int {
    min(max(0, page.saturatingSubtract(resting.innerPage - 1)), stopCount - 1)
  }

  func stop(before offset: Double) -> Int {
    stop(holding: Int(saturating: ((offset - resting.origin) / pitch).rounded(.down)))
  }

  func isLaidOut(like other: Pages) -> Bool {
    var copy = other
    copy.landingRule = landingRule
    return self == copy
  }
}

// Where scrolling rests. For example, 10 pages of 100 points in a viewport of 300 have 8 stops: the
// last three pages rest at 700.

extension Pages {
  /// The current stop: the one nearest to an offset, at a tie the next. `nil` without pages.
  ///
  /// ```swift
  /// let pages = Pages(count: 10, length: 100, viewport: 300)
  /// print(pages.stopCount, pages.stop(at: 700)!, pages.page(ofStop: 7)!)  // 8 7 9
  /// print(pages.nextStop(after: 700) ?? -1, pages.previousStop(before: 700)!)  // -1 6
  /// ```
  public func stop(at offset: Double) -> Int? { nearestStop(pageAxis.logicalOffset(offset)) }

  /// The position of an offset counted in stops, as `fractionalPage(at:)` counts in pages: for a
  /// page control with a dot for each stop. Zero without pages.
  public func fractionalStop(at offset: Double) -> Double {
    stopPosition(pageAxis.logicalOffset(offset))
  }

  /// The stop at which a page rests. Numbers outside `0..<count` count as the nearest page; `nil`
  /// without pages.
  public func stop(ofPage page: Int) -> Int? {
    stop(ofNearest: page)
  }

  /// The page that counts at a stop: at the first stop its first page, at every other its last.
  /// Numbers outside `0..<stopCount` count as the nearest stop; `nil` without pages.
  public func page(ofStop stop: Int) -> Int? {
    page(ofNearest: stop)
  }

  /// The offset of a stop. Numbers outside `0..<stopCount` count as the nearest stop; without pages
  /// it is the least offset.
  public func contentOffset(ofStop stop: Int) -> Double {
    contentOffset(of: page(ofStop: stop) ?? 0)
  }

  /// The next stop ahead of an offset, towards the last page; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - offset: A content offset. It stands on a stop that it misses by up to half a point, since
  ///     scroll views round to device pixels, or by up to a quarter of the way between two stops,
  ///     if that is less.
  ///   - loops: Whether the first stop follows the last, if there is another.
  /// - Returns: A stop in `0..<stopCount`.
  public func nextStop(after offset: Double, loops: Bool = false) -> Int? {
    stop(ahead: pageAxis.logicalOffset(offset), loops: loops)
  }

  /// The next stop behind an offset, towards the first page; `nil` if there is none. See
  /// `nextStop(after:loops:)`.
  public func previousStop(before offset: Double, loops: Bool = false) -> Int? {
    stop(behind: pageAxis.logicalOffset(offset), loops: loops)
  }

  /// The page of the next stop: the next page that rests elsewhere. At the last stop it is page 0
  /// when wrapping, else the page that counts there.
  ///
  /// - Parameters:
  ///   - page: A page. Numbers outside `0..<count` wrap as well, or count as the nearest page.
  ///   - loops: Whether the first stop follows the last.
  /// - Returns: A page in `0..<count`; `nil` without pages.
  public func page(after page: Int, loops: Bool = false) -> Int? {
    self.page(page, movedByStops: 1, loops: loops)
  }

  /// The page of the previous stop. At the first stop it is the page of the last stop when
  /// wrapping, else page 0. See `page(after:loops:)`.
  public func page(before page: Int, loops: Bool = false) -> Int? {
    self.page(page, movedByStops: -1, loops: loops)
  }
}
