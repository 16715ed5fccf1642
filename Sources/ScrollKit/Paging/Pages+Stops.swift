extension Pages: PagePositions {
  var hasLength: Bool { length > 0 }

  var outerPitch: Double { pitch > 0 ? pitch : 1 }

  func restingOffset(_ page: Int) -> Double { frame.logical.clampedOffset(alignedOffset(page)) }

  /// The offset that aligns a page, whether or not the scroll view can rest there.
  private func alignedOffset(_ page: Int) -> Double {
    let lengths = frame.logical
    let target = lengths.insets.leading + alignment.viewport * lengths.unobscuredViewport
    return start(page) + alignment.page * length(of: page) - target
  }

  /// The pages that rest strictly between the first and the last resting offset; before them lie
  /// those that share the first, after them those that share the last.
  private var innerPages: Range<Int> {
    guard count > 1 else { return 1..<1 }
    let origin = alignedOffset(0)
    let tolerance = AxisMetrics.fitTolerance
    let low = Int(saturating: ((firstOffset + tolerance - origin) / pitch).rounded(.down))
    let high = Int(saturating: ((lastOffset - tolerance - origin) / pitch).rounded(.up))
    let range = 1...(count - 1)
    let first = low.saturatingAdd(1).clamped(to: range)
    return first..<max(first, high.clamped(to: range))
  }

  /// The number of stops, the offsets at which pages rest: pages that rest at one offset, to
  /// `AxisMetrics.fitTolerance`, make one. Zero without pages.
  public var stopCount: Int {
    guard count > 0 else { return 0 }
    return lastOffset - firstOffset > AxisMetrics.fitTolerance ? innerPages.count + 2 : 1
  }

  func page(counting stop: Int) -> Int {
    let inner = innerPages
    if stop == 0 { return 0 }
    return stop > inner.count ? count - 1 : inner.lowerBound + stop - 1
  }

  func stop(holding page: Int) -> Int {
    min(max(0, page - innerPages.lowerBound + 1), stopCount - 1)
  }

  func stop(before offset: Double) -> Int {
    stop(holding: Int(saturating: ((offset - alignedOffset(0)) / pitch).rounded(.down)))
  }
}

// Where scrolling rests. Of 10 pages of 100 points in 300 the last three rest at 700: there are 8 stops.

extension Pages {
  /// The stop nearest to an offset, of two the next: the one to call current. `nil` without pages.
  ///
  /// ```swift
  /// let pages = Pages(count: 10, length: 100, viewport: 300)
  /// print(pages.stopCount, pages.stop(at: 700)!, pages.page(ofStop: 7)!)  // 8 7 9
  /// print(pages.nextStop(after: 700) ?? -1, pages.previousStop(before: 700)!)  // -1 6
  /// ```
  public func stop(at offset: Double) -> Int? { nearestStop(frame.logicalOffset(offset)) }

  /// The position of an offset in stops, as `fractionalPage(at:)` is in pages: for a page control with a
  /// dot for each stop. Zero without pages.
  public func fractionalStop(at offset: Double) -> Double {
    stopPosition(frame.logicalOffset(offset))
  }

  /// The stop at which a page rests. Numbers outside `0..<count` count as the nearest page; `nil` without
  /// pages.
  public func stop(ofPage page: Int) -> Int? {
    count > 0 ? stop(holding: page.clamped(to: 0...(count - 1))) : nil
  }

  /// The page that counts at a stop: at the first stop its first page, at every other its last. Numbers
  /// outside `0..<stopCount` count as the nearest stop; `nil` without pages.
  public func page(ofStop stop: Int) -> Int? {
    count > 0 ? page(counting: stop.clamped(to: 0...(stopCount - 1))) : nil
  }

  /// The offset of a stop. Numbers outside `0..<stopCount` count as the nearest stop; without pages it is the
  /// least offset.
  public func contentOffset(ofStop stop: Int) -> Double {
    contentOffset(of: page(ofStop: stop) ?? 0)
  }

  /// The next stop ahead of an offset, towards the last page; `nil` where none is, and one cannot go on.
  ///
  /// - Parameters:
  ///   - offset: A content offset. One that misses a stop by half a point, which is what rounding to device
  ///     pixels leaves, or by a quarter of the way to the next one, if that is less, stands on it.
  ///   - wraps: Whether the first stop follows the last, if there is another.
  /// - Returns: A stop in `0..<stopCount`.
  public func nextStop(after offset: Double, wraps: Bool = false) -> Int? {
    stop(ahead: frame.logicalOffset(offset), wraps: wraps)
  }

  /// The next stop behind an offset, towards the first page; `nil` where none is. See
  /// `nextStop(after:wraps:)`.
  public func previousStop(before offset: Double, wraps: Bool = false) -> Int? {
    stop(behind: frame.logicalOffset(offset), wraps: wraps)
  }

  /// The page of the next stop: the next one that rests elsewhere. At the last stop the page of the first
  /// when wrapping, else its own last page.
  ///
  /// - Parameters:
  ///   - page: A page. Numbers outside `0..<count` count as the nearest page, or wrap as well.
  ///   - wraps: Whether the first stop follows the last.
  /// - Returns: A page in `0..<count`; `nil` without pages.
  public func page(after page: Int, wraps: Bool = false) -> Int? {
    self.page(page, movedByStops: 1, wraps: wraps)
  }

  /// The page of the stop before. At the first stop the last page when wrapping, else page 0. See
  /// `page(after:wraps:)`.
  public func page(before page: Int, wraps: Bool = false) -> Int? {
    self.page(page, movedByStops: -1, wraps: wraps)
  }
}
