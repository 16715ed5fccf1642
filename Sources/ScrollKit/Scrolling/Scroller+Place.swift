// The place that was chosen: where content rests, where a drag began, where a motion leads. It is
// kept with the metrics under which it was chosen. What changes later, in whatever order, is
// applied to that, so that nothing is lost on the way through a range or a viewport that comes
// between.

extension Scroller {
  /// The metrics with the offset before rounding.
  var exactMetrics: ScrollMetrics {
    var exact = metrics
    exact.offset = offset
    return exact
  }

  /// The metrics with another offset.
  func place(at offset: AxisPair) -> ScrollMetrics {
    var place = metrics
    place.offset = offset
    return place
  }

  /// Whether no finger holds the content, and it does not move by itself.
  var isLoose: Bool { !isMoving && !grip.holdsContent }

  /// Forgets where content at rest was meant to be, since time has passed. A viewport without
  /// length shows nothing: while it has none, the place is kept.
  mutating func forgetPlace() {
    guard case .some = place else { return }
    let isSeen = ScrollAxis.allCases.allSatisfy { metrics[$0].viewport > 0 }
    if isSeen { place = nil }
  }

  /// Where a place lies now along an axis, be it out of range: the same page where it was one, or
  /// where pages have another length; the nearest where there were none; else the same offset.
  func presentOffset(_ axis: ScrollAxis, of place: ScrollMetrics) -> Double {
    let offset = place.offset[axis]
    guard let pages = pages(axis, in: metrics[axis])?.pages else { return offset }
    guard let (page, isExact) = page(axis, of: place) else {
      return pageOffset(axis, nearestTo: offset) ?? offset
    }
    let isSame = place[axis].viewport == metrics[axis].viewport
    return isExact || !isSame ? pages.contentOffset(of: page) : offset
  }

  /// The page nearest to a place, and whether the place is its own; `nil` without pages.
  func page(
    _ axis: ScrollAxis, of place: ScrollMetrics
  ) -> (page: Int, isExact: Bool)? {
    var lengths = place[axis]
    let offset = place.offset[axis]
    // A place that was shifted past the end belongs to content that has grown since, or is going
    // to.
    if offset > lengths.greatestOffset {
      lengths.content = max(lengths.content, metrics[axis].content)
    }
    guard let pages = pages(axis, in: lengths)?.pages, let page = pages.page(at: offset) else {
      return nil
    }
    return (page, place.pixelGrid.isEcho(offset, of: pages.contentOffset(of: page)))
  }

  /// Puts content that rests where it belongs under the present metrics.
  ///
  /// - Parameters:
  ///   - place: Where it was meant to be, and under which metrics.
  ///   - events: What happened.
  mutating func restAnew(from place: ScrollMetrics, _ events: inout Events) {
    scroll(to: AxisPair { restingOffset($0, from: place) }, &events)
    self.place = place
  }

  private func restingOffset(_ axis: ScrollAxis, from place: ScrollMetrics) -> Double {
    let (old, lengths) = (place[axis], metrics[axis])
    let wasLeast = place.pixelGrid.isEcho(place.offset[axis], of: old.leastOffset)
    if wasLeast, follows(axis, from: place) { return lengths.leastOffset }
    let wanted = presentOffset(axis, of: place)
    return configuration.restAdjustment == .intoRange ? lengths.clampedOffset(wanted) : wanted
  }

  /// Whether content at its least offset follows that along an axis.
  private func follows(_ axis: ScrollAxis, from place: ScrollMetrics) -> Bool {
    let (old, new) = (place[axis].insets.leading, metrics[axis].insets.leading)
    switch configuration.insetFollowing {
    case .never: return false
    case .always: return old != new
    case .safeArea:
      // What the safe area adds to the content inset.
      let (oldArea, newArea) = (
        old - place.contentInset[axis].leading, new - metrics.contentInset[axis].leading
      )
      return (oldArea - newArea).magnitude > AxisMetrics.fitTolerance
    }
  }
}
