// The two readings of a release that look at the stops around it: an approach, and a slow drag with
// a threshold of its own.

extension SnapRelease {
  /// The logical release after its approach: what remains is the next place ahead of `offset`.
  ///
  /// Compose: with the way d and the mean distance E, `max(floor(|d| / E) * E - E, 0)` in the
  /// direction of d. (Published tests.) On a loop there is no first and no last place.
  ///
  /// - Parameters:
  ///   - pitch: The mean distance of two stops.
  ///   - places: The first and the last place; `nil` on a loop.
  /// - Returns: A release of the same kind, from where the approach ends.
  func approached(pitch: Double, within places: (first: Double, last: Double)?) -> SnapRelease {
    guard kind == .approach else { return self }
    var release = self
    guard limit > 0, target != offset else {
      release.kind = .end
      release.target = limit > 0 ? offset : start ?? offset
      return release
    }
    let way = target - offset
    let whole = ((way.magnitude + offset.edgeTolerance) / max(pitch, 1)).rounded(.down)
    let pages = max(0, min(whole, Double(limit)) - 1)
    release.offset += way < 0 ? -pages * pitch : pages * pitch
    if let (first, last) = places { release.offset = min(max(release.offset, first), last) }
    // The end of the content has come before it would have ended.
    if way > 0 ? target <= release.offset : target >= release.offset {
      release.target = release.offset + (way > 0 ? 1 : -1)
    }
    release.limit = .max
    return release
  }

  /// Whether a release of kind `end` looks at its threshold.
  var turnsByThreshold: Bool { kind == .end && start != nil && distanceThreshold != 0.5 }

  /// Whether a place that a threshold has chosen is too far from where the scroll ends.
  func isOutOfReach(_ place: Double, range: Double) -> Bool {
    turnsByThreshold && (place - target).magnitude > range + target.edgeTolerance
  }

  /// Which of the two places around a logical target is next by the threshold: a drag towards the
  /// end goes on where it has passed the share, one towards the start where it has passed more.
  func turned(between lower: Double, and upper: Double) -> Double {
    let way = upper - lower
    guard way > 0 else { return lower }
    let tolerance = target.edgeTolerance
    let isForward = target >= start ?? offset
    let needed = distanceThreshold * way
    let passes =
      isForward ? target - lower >= needed - tolerance : upper - target > needed + tolerance
    return isForward == passes ? upper : lower
  }
}
