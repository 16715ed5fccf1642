// The length of a page and the number of pages: what moves has to stop.

extension CarouselBinding {
  /// Tells the track how much content there is.
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
    pageLength = length.finiteLength
    // Of pages without length nothing is seen, whatever lies between them.
    let new = pageLength > 0 ? (pageLength + spacing).finiteLength : 0
    guard new != track.pitch else { return update(from: before, movesAll: false) }
    let old = numbering
    track.setPitch(new)
    settleIfAtRest()
    return update(
      from: before, movesAll: true, since: old, motion: .stops, restingOffset: remainingRest)
  }

  /// What a stop does, where content that has to stop is at its rest by chance: nobody tells of
  /// that.
  private mutating func settleIfAtRest() {
    guard track.pitch > 0, remainingRest == nil else { return }
    target = nil
    _ = recenter()
  }

  /// The resting offset, unless the content is there.
  var remainingRest: Double? {
    let rest = restingOffset
    return (rest - track.contentOffset).magnitude > track.rounding ? rest : nil
  }

  mutating func setPageCount(_ count: Int, keeping page: Int?) -> CarouselSlots.Update {
    let before = track.contentOffset
    let count = count.clamped(to: 0...CarouselSlots.maximumPageCount)
    guard count != pageCount || page != nil else { return update(from: before, movesAll: false) }
    let (old, looped, position) = (currentPage, canLoop, position)
    let kept = (page ?? old ?? 0).clamped(to: 0...max(0, count - 1))
    let number = numbering.number(currentPlace)
    // How far it is from the page it is nearest to, and how far past an end.
    let nearest = currentPlace.saturatingSubtract(track.middle)
    let remainder = old == nil ? 0 : track.remainder - Double(nearest)
    let (pull, push) = looped ? (0, 0) : (min(0, position), max(0, position - Double(lastPlace)))

    pageCount = count
    (bound, target, numbering) = (nil, nil, CarouselNumbering())
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
    reportedPlace = currentPlace
    reportedNumber = reportedPlace
    reportedPage = reportedPlace.floorModulo(pageCount)
    var update = update(
      from: before, movesAll: true, motion: .stops, restingOffset: remainingRest)
    if let new = currentPage, new != old {
      update.pageChange = CarouselSlots.PageChange(old: old, new: new, steps: 0)
    }
    return update
  }
}
