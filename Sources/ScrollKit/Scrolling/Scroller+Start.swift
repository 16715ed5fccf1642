// Where content starts. It stays there through all changes of sizes and insets until it scrolls,
// since a first layout tells them one after the other.

extension Scroller {
  /// Puts content that is created at its start.
  mutating func goToStart() {
    guard case .some = configuration.startAnchor else { return }
    offset = startOffset
    isAtStart = true
  }

  /// Moves content that has not scrolled yet to its start under the present metrics.
  ///
  /// - Parameters:
  ///   - place: Where it was, for a shift that follows at the same time.
  ///   - events: What happened.
  mutating func restAtStart(from place: ScrollMetrics, _ events: inout Events) {
    scroll(to: startOffset, &events)
    self.place = place
    isAtStart = true
  }

  /// The offset of the start. Along an axis without a viewport or without content it is not known
  /// yet, and the present one counts.
  private var startOffset: AxisPair {
    guard let anchor = configuration.startAnchor else { return offset }
    return AxisPair { axis in
      let lengths = metrics[axis]
      guard lengths.viewportLength > 0, lengths.contentLength > 0 else { return offset[axis] }
      let start = lengths.clampedOffset(lengths.offset(atProgress: anchor[axis]))
      return (stopOffset(axis, nearestTo: start) ?? start).finite(or: offset[axis])
    }
  }
}
