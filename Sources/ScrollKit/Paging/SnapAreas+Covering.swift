// Areas at least as long as the port, which scrolling may rest in at any place, and what cuts them.

extension SnapAreas {
  /// Where a long area fills the port next to a wanted offset; `nil` where other areas leave no
  /// room.
  ///
  /// Other areas that touch it and do not contain it leave gaps. The gap in or beside the port *at
  /// the wanted offset* counts. Where it is at least as long as the port, the place is the nearest
  /// in it; a shorter one is aligned as the long area itself. (Chromium, measured.)
  func coveringPlace(of area: Int, near wanted: Double) -> Double? {
    let (span, port) = (spans[area], port.length)
    let greatest = max(span.start, span.end - port)
    let near = min(max(wanted, span.start), greatest)
    let cuts = cuts(of: span, area, at: wanted)
    var place: Double?
    if !cuts.hasInner {
      place = self.place(
        in: max(cuts.before, cuts.above), min(cuts.after, cuts.below), near: near, like: area)
    }
    if place == nil {
      let first = self.place(in: cuts.before, cuts.least, near: near, like: area)
      let second = self.place(in: cuts.greatest, cuts.after, near: near, like: area)
      place =
        switch (first, second) {
        case (let a?, let b?): (a - near).magnitude < (b - near).magnitude ? a : b
        case (let a?, nil): a
        case (nil, let b): b
        }
    }
    return place.flatMap { place in
      let held = min(max(place, span.start), greatest)
      return held == wanted || isReachable(held) ? held : nil
    }
  }

  /// Whether scrolling can rest at a logical offset.
  func isReachable(_ offset: Double) -> Bool {
    if loops || ends != .contained { return true }
    let range = pageAxis.logical
    return !offset.isBefore(range.minimumOffset) && !offset.isPast(range.maximumOffset)
  }

  /// The place of a gap between other areas: the nearest where it is at least as long as the port,
  /// else aligned as the long area, and held where that fills the port.
  private func place(
    in start: Double, _ end: Double, near wanted: Double, like area: Int
  ) -> Double? {
    let (length, port) = (end - start, port.length)
    guard length > 0 else { return nil }
    if length >= port { return min(max(wanted, start), end - port) }
    let alignment = areas[area].alignment ?? .leading
    let place = start + alignment.page * length - alignment.viewport * port
    let least = spans[area].start
    return min(max(place, least), max(least, spans[area].end - port))
  }

  /// What other areas leave of a long one, around the port at an offset.
  private struct Cuts {
    /// The end of the last area before the port, and the start of the first one after it.
    var before: Double
    var after: Double
    /// The end of those that stick out of the port's start, and the start of those at its end.
    var above = -Double.infinity
    var below = Double.infinity
    /// The least start and the greatest end of all in the port.
    var least = Double.infinity
    var greatest = -Double.infinity
    /// Whether some lie wholly in the port.
    var hasInner = false
  }

  private func cuts(of span: SnapSpan, _ area: Int, at offset: Double) -> Cuts {
    let (start, end) = (offset, offset + port.length)
    var cuts = Cuts(before: span.start, after: span.end)
    func counts(_ other: Int) -> Bool {
      let it = spans[other]
      return other != area && it.end >= span.start && it.start <= span.end && !it.contains(span)
    }
    cutters.forEach(from: start, to: end) { other in
      guard counts(other) else { return }
      let it = spans[other]
      guard it.end > start || it.start >= start, it.start < end || it.end <= end else { return }
      cuts.least = min(cuts.least, it.start)
      cuts.greatest = max(cuts.greatest, it.end)
      if it.start >= start, it.end <= end {
        cuts.hasInner = true
      } else if it.start < start, it.end > end {
        if it.start < span.start {
          cuts.above = max(cuts.above, it.end)
        } else if it.end > span.end {
          cuts.below = min(cuts.below, it.start)
        } else {
          cuts.hasInner = true
        }
      } else if it.start < start {
        cuts.above = max(cuts.above, it.end)
      } else {
        cuts.below = min(cuts.below, it.start)
      }
    }
    var index = finishes.indices.partitionPoint { spans[finishes[$0]].end > start } - 1
    while index >= 0, spans[finishes[index]].end >= span.start {
      if counts(finishes[index]), spans[finishes[index]].start < start {
        cuts.before = max(cuts.before, spans[finishes[index]].end)
        break
      }
      index -= 1
    }
    index = starts.indices.partitionPoint { spans[starts[$0]].start >= end }
    while index < starts.count, spans[starts[index]].start <= span.end {
      if counts(starts[index]), spans[starts[index]].end > end {
        cuts.after = min(cuts.after, spans[starts[index]].start)
        break
      }
      index += 1
    }
    return cuts
  }
}
