/// Pages on a logical axis, on which offsets grow towards the last page: what `Pages` and
/// `VariablePages` have in common.
///
/// A page rests at the offset that aligns it, held within the range of the scroll view. Pages that
/// rest at one offset, to `stopTolerance`, make one stop: several pages often share the
/// first or the last. At the first stop its first page counts, at every other its last.
///
/// An offset counts as a stop, or as the middle between two, if it misses that only by roundings.
/// So a page is whole at its own offset, and a tie is a tie.
protocol PagePositions: SnapPlaces {
  /// The number of pages.
  var count: Int { get }
  /// What turns physical offsets into logical ones.
  var pageAxis: PageAxis { get }
  /// How a release chooses its stop.
  var landingRule: LandingRule { get }
  /// Whether any page has a length. Pages without one are never seen.
  var hasLength: Bool { get }
  /// The distance that counts as one page before the first and past the last resting offset:
  /// positive, a point where pages take no room at all.
  var outerPitch: Double { get }
  /// The logical offset at which a page rests, for a page in `0..<count`; grows with the page.
  func restingOffset(_ page: Int) -> Double
  /// Where page 0 and the last page rest, if there are pages.
  var firstOffset: Double { get }
  var lastOffset: Double { get }
  /// The number of stops: zero without pages.
  var stopCount: Int { get }
  /// The page that counts at a stop, for a stop in `0..<stopCount`.
  func page(counting stop: Int) -> Int
  /// The stop of a page, for a page in `0..<count`.
  func stop(holding page: Int) -> Int
  /// The last stop at or before an offset between the first stop and the last. It may be off by one
  /// where a division rounds across a stop.
  func stop(before offset: Double) -> Int
  /// Whether pages lie and rest where others do, whatever their landing rules.
  func isLaidOut(like other: Self) -> Bool
}

extension PagePositions {
  var firstOffset: Double { restingOffset(0) }
  var lastOffset: Double { restingOffset(count - 1) }

  /// How far apart offsets may be that make one stop, in points: a device pixel of a display at 1x,
  /// but no more than a quarter of a page.
  var stopTolerance: Double { Self.stopTolerance(pitch: outerPitch) }

  static func stopTolerance(pitch: Double) -> Double { min(PixelGrid.coarsest.pixel, pitch / 4) }

  /// Whether all pages lie at one place without any length, as in a viewport of width zero. Nothing
  /// is seen then. Offsets past the range count pages, so that the page is not forgotten.
  var isCollapsed: Bool { stopCount == 1 && !hasLength }

  /// The offset from which collapsed pages are counted. It lies past the range, and past zero,
  /// where a scroll view stands that nobody has scrolled.
  private var countingOffset: Double { max(pageAxis.logical.maximumOffset, firstOffset, 0) }

  /// The position that an offset counts in collapsed pages. An offset beyond the last page was not
  /// made by counting, and stands for page 0.
  private func countedPosition(_ offset: Double) -> Double {
    let position = outerPages(offset - countingOffset)
    let slack = pageAxis.rounding(at: offset) / outerPitch
    let last = Double(count - 1)
    return position > last + slack ? 0 : min(max(position, 0), last)
  }

  /// The position of an offset in pages: whole where a page rests, in proportion between two, and
  /// below zero or above the last page outside.
  func position(_ offset: Double) -> Double {
    guard count > 0 else { return 0 }
    if isCollapsed { return countedPosition(offset) }
    return interpolate(offset, last: count - 1) { stop, share in
      let (lower, upper) = (page(counting: stop), page(counting: stop + 1))
      return Double(lower) + Double(upper - lower) * share
    }
  }

  /// The position of an offset in stops, as `position(_:)` is in pages.
  func stopPosition(_ offset: Double) -> Double {
    guard count > 0, !isCollapsed else { return 0 }
    return interpolate(offset, last: stopCount - 1) { stop, share in Double(stop) + share }
  }

  /// The offset of a position in pages, the inverse of `position(_:)`; `nil` without pages.
  func offset(atPosition position: Double) -> Double? {
    guard count > 0 else { return nil }
    let last = Double(count - 1)
    if isCollapsed {
      return position > 0 ? countingOffset + min(position, last) * outerPitch : firstOffset
    }
    guard position > 0 else { return (firstOffset + position * outerPitch).finite(or: 0) }
    guard position < last else {
      return (lastOffset + (position - last) * outerPitch).finite(or: 0)
    }
    guard stopCount > 1 else { return firstOffset }
    var stop = stop(holding: Int(saturating: position.rounded(.down)))
    if Double(page(counting: stop)) > position { stop -= 1 }
    let (lower, upper) = (page(counting: stop), page(counting: stop + 1))
    let start = restingOffset(lower)
    let share = (position - Double(lower)) / Double(upper - lower)
    return start + (restingOffset(upper) - start) * share
  }

  /// The share of the way from the first page's offset to the last's that lies behind an offset: in
  /// 0...1 in the range, below 0 or above 1 outside; zero where there is no way.
  func progress(_ offset: Double) -> Double {
    guard stopCount > 1 else { return 0 }
    return StopWay(first: firstOffset, last: lastOffset, range: pageAxis.logical)
      .progress(snapped(offset))
  }

  /// The position of an offset. Between the first stop and the last, `inside` answers, given the
  /// stop behind the offset and the share of the way to the next one. Outside, whole pages are
  /// counted on from zero or from `last`.
  private func interpolate(
    _ offset: Double, last: Int, _ inside: (_ stop: Int, _ share: Double) -> Double
  ) -> Double {
    let offset = snapped(offset)
    guard stopCount > 1, offset > firstOffset else { return outerPages(offset - firstOffset) }
    guard offset < lastOffset else { return Double(last) + outerPages(offset - lastOffset) }
    let stop = stopBehind(offset)
    return inside(stop, share(offset, after: stop))
  }

  private func outerPages(_ distance: Double) -> Double { (distance / outerPitch).finite(or: 0) }

  /// The first or last resting offset for an offset that misses it only by roundings, else the
  /// offset itself.
  private func snapped(_ offset: Double) -> Double {
    let rounding = pageAxis.rounding(at: offset)
    if (offset - firstOffset).magnitude <= rounding { return firstOffset }
    return (offset - lastOffset).magnitude <= rounding ? lastOffset : offset
  }

  /// The stop behind an offset between the first stop and the last, never the last one.
  fileprivate func stopBehind(_ offset: Double) -> Int {
    stop(before: offset).clamped(to: 0...(stopCount - 2))
  }

  /// How far an offset has come from a stop to the next one, as a share: exactly 0, 1/2 or 1 where
  /// only roundings are missing.
  fileprivate func share(_ offset: Double, after stop: Int) -> Double {
    let start = place(ofStop: stop)
    let length = place(ofStop: stop + 1) - start
    // Far out, a page may be shorter than the distance between two neighbouring numbers.
    guard length > 0 else { return 1 }
    let share = (offset - start) / length
    let half = (2 * share).roundedHalfUp / 2
    return (share - half).magnitude <= min(pageAxis.rounding(at: offset) / length, 0.25)
      ? half : share
  }
}

// Stops, and the pages that count at them.

extension PagePositions {
  /// The logical offset of a stop, for a stop in `0..<stopCount`.
  func place(ofStop stop: Int) -> Double { restingOffset(page(counting: stop)) }

  /// The stop nearest to an offset; of two, the next.
  func nearestStop(_ offset: Double) -> Int? {
    guard stopCount > 0 else { return nil }
    guard stopCount > 1, offset > firstOffset else { return 0 }
    guard offset < lastOffset else { return stopCount - 1 }
    let stop = stopBehind(offset)
    return share(offset, after: stop) >= 0.5 ? stop + 1 : stop
  }

  /// The page resting nearest to an offset; of two, the next.
  func nearestPage(_ offset: Double) -> Int? { nearestStop(offset).map { page(counting: $0) } }

  /// The stops beside an offset, which may have been rounded to device pixels.
  private func neighbors(_ offset: Double) -> StopNeighbors {
    var lower = -1
    if count > 0, offset >= firstOffset {
      lower = stopCount > 1 && offset < lastOffset ? stopBehind(offset) : stopCount - 1
    }
    return StopNeighbors(
      of: offset, tolerance: PixelGrid.greatestRounding, behind: lower, count: stopCount
    ) { place(ofStop: $0) }
  }

  /// The stop ahead of an offset; at the last one the first when wrapping, where there is another.
  func stop(ahead offset: Double, loops: Bool) -> Int? {
    let next = neighbors(offset).next
    return next < stopCount ? next : loops && stopCount > 1 ? 0 : nil
  }

  /// The stop behind an offset; at the first one the last when wrapping, where there is another.
  func stop(behind offset: Double, loops: Bool) -> Int? {
    let previous = neighbors(offset).previous
    return previous >= 0 ? previous : loops && stopCount > 1 ? stopCount - 1 : nil
  }

  /// The page that counts a number of stops away from a page, by the rules of `PageStep`.
  func page(_ page: Int, movedByStops steps: Int, loops: Bool) -> Int? {
    guard count > 0 else { return nil }
    let start = loops ? page.floorModulo(count) : page.clamped(to: 0...(count - 1))
    return PageStep(count: stopCount, loops: loops).page(from: stop(holding: start), steps: steps)
      .map { self.page(counting: $0) }
  }
}
