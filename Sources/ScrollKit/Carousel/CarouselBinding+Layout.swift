// Changes of the page length and of the number of pages. What moves has to stop.

extension CarouselBinding {
  /// Tells the track how many places the content has: one for each slot from three on, else three
  /// in a loop and one for each page without.
  mutating func layOutPlaces() {
    if slotCount > 2 {
      track.setContent(side: slotCount / 2, length: slotCount)
    } else if canLoop {
      track.setContent(side: 1, length: 3)
    } else {
      track.setContent(side: 0, length: pageCount)
    }
  }

  mutating func setPageLength(_ length: Double) -> CarouselSlots.Update {
    let before = track.contentOffset
    pageLength = length.nonNegative
    // Pages without length have no gaps either.
    let new = pageLength > 0 ? (pageLength + spacing).nonNegative : 0
    guard new != track.pitch else { return update(from: before, movesAll: false) }
    let old = numbering
    track.setPitch(new)
    settleIfAtRest()
    return update(
      from: before, movesAll: true, since: old, motion: .stops,
      restingOffset: pendingRestingOffset)
  }

  /// Recentres content that happens to be at its resting offset when it has to stop. The host will
  /// not report such a stop.
  private mutating func settleIfAtRest() {
    guard track.pitch > 0, pendingRestingOffset == nil else { return }
    target = nil
    _ = recenter()
  }

  /// The resting offset; `nil` if the content is there.
  var pendingRestingOffset: Double? {
    let resting = restingOffset
    return (resting - track.contentOffset).magnitude > track.rounding ? resting : nil
  }

  mutating func setPageCount(_ count: Int, keeping page: Int?) -> CarouselSlots.Update {
    let before = track.contentOffset
    let count = count.clamped(to: 0...CarouselSlots.maximumPageCount)
    guard count != pageCount || page != nil else { return update(from: before, movesAll: false) }
    let (old, looped, position) = (currentPage, canLoop, position)
    let kept = (page ?? old ?? 0).clamped(to: 0...max(0, count - 1))
    let number = numbering.number(currentPlace)
    // How far the offset is past the nearest page, and how far before the first or past the last.
    let nearest = currentPlace.saturatingSubtract(track.middle)
    let remainder = old == nil ? 0 : track.remainder - Double(nearest)
    let (pull, push) = looped ? (0, 0) : (min(0, position), max(0, position - Double(lastPlace)))

    pageCount = count
    (bound, target, numbering) = (nil, nil, CarouselNumbering())
    slotShift = 0
    layOutPlaces()
    if canLoop {
      let now = number.saturatingAdd(loop.steps(from: number, to: kept))
      if looped {
        track.renumber(middle: now.saturatingSubtract(nearest))
      } else {
        track.place(middle: now, remainder: remainder)
      }
    } else {
      let place = min(max(Double(kept) + remainder, pull), Double(lastPlace) + push)
      track.place(middle: 0, remainder: place)
    }
    settleIfAtRest()
    reportedNumber = currentPlace
    var update = update(
      from: before, movesAll: true, motion: .stops, restingOffset: pendingRestingOffset)
    if let new = currentPage, new != old {
      update.pageChange = CarouselSlots.PageChange(old: old, new: new, steps: 0)
    }
    return update
  }
}
