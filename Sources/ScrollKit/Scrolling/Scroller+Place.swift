// The place chosen last: where content rests, where a drag began, or where a motion leads. It is
// stored as an offset together with the metrics of that moment. Later changes are applied to this
// place, not to the present offset. So nothing is lost while the range is short, or the viewport
// empty.

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

  /// Whether no finger holds the content and no motion moves it.
  var isLoose: Bool { !isMoving && !grip.holdsContent }

  /// Forgets the chosen place of content at rest, because time has passed. While the viewport is
  /// empty, nobody sees the present offset, and the place is kept.
  mutating func forgetPlace() {
    guard case .some = place else { return }
    let isSeen = ScrollAxis.allCases.allSatisfy { metrics[$0].viewportLength > 0 }
    if isSeen { place = nil }
  }

  /// The present offset of a place along an axis; it may be out of range. A place on a stop stays
  /// on that stop. A place between stops goes to the nearest one if the viewport's length has
  /// changed, or if there were none before. Any other place keeps its offset.
  func presentOffset(_ axis: ScrollAxis, of place: ScrollMetrics) -> Double {
    let offset = place.offset[axis]
    guard let stops = stops(axis, in: metrics.pageLengths(axis)) else { return offset }
    guard let old = stop(axis, of: place) else {
      return stopOffset(axis, nearestTo: offset) ?? offset
    }
    let isSame = place[axis].viewportLength == metrics[axis].viewportLength
    guard old.isExact || !isSame else { return offset }
    return metrics.opened(axis, stops.offset(keeping: old.stop, from: old.stops))
  }

  /// A place along an axis as one of the stops of its time.
  typealias PlaceStop = (
    stop: ScrollStops.Stop, offset: Double, isExact: Bool, stops: ScrollStops
  )

  /// The stop nearest to a place, and whether the place lies exactly on it; `nil` without stops.
  func stop(_ axis: ScrollAxis, of place: ScrollMetrics) -> PlaceStop? {
    var lengths = place.pageLengths(axis)
    let offset = place.closed(axis, place.offset[axis])
    // A place that was shifted past the end belongs to content that has grown in the meantime, or
    // is about to.
    if offset > lengths.maximumOffset {
      lengths.contentLength = max(lengths.contentLength, metrics[axis].contentLength)
    }
    guard let stops = stops(axis, in: lengths), let stop = stops.stop(nearestTo: offset) else {
      return nil
    }
    return (stop, offset, place.pixelGrid.isEcho(offset, of: stop.offset), stops)
  }

  /// Moves content at rest to its resting place under the present metrics.
  ///
  /// - Parameters:
  ///   - place: The chosen place, with the metrics it was chosen under.
  ///   - events: What happened.
  mutating func restAnew(from place: ScrollMetrics, _ events: inout Events) {
    scroll(to: AxisPair { restingOffset($0, from: place) }, &events)
    self.place = place
  }

  private func restingOffset(_ axis: ScrollAxis, from place: ScrollMetrics) -> Double {
    let (old, lengths) = (place[axis], metrics[axis])
    let wasLeast = place.pixelGrid.isEcho(place.offset[axis], of: old.minimumOffset)
    if wasLeast, follows(axis, from: place) {
      // Pages with padding at the ends may have no stop there.
      return stopOffset(axis, nearestTo: lengths.minimumOffset) ?? lengths.minimumOffset
    }
    let wanted = presentOffset(axis, of: place)
    return configuration.restAdjustment == .intoRange ? lengths.clampedOffset(wanted) : wanted
  }

  /// Whether content at its least offset stays at the least offset when the insets change.
  private func follows(_ axis: ScrollAxis, from place: ScrollMetrics) -> Bool {
    let (old, new) = (place[axis].insets.leading, metrics[axis].insets.leading)
    switch configuration.insetFollowing {
    case .never: return false
    case .always: return old != new
    case .safeArea:
      // The part that the safe area adds to the content inset.
      let (oldArea, newArea) = (
        old - place.contentInset[axis].leading, new - metrics.contentInset[axis].leading
      )
      return (oldArea - newArea).magnitude > AxisMetrics.fitTolerance
    }
  }
}
