// Pages come, go or move while something is on screen. What is seen keeps its place, and the views
// of pages that stay in their places are not bound anew.

extension CarouselBinding {
  mutating func edit(_ edit: CarouselEdit) -> CarouselSlots.Update {
    let before = track.contentOffset
    let (old, count) = (pageCount, edit.count(after: pageCount))
    guard count > 0, let page = currentPage, (old > 1) == (count > 1) else {
      let kept = currentPage.map { edit.successor(of: $0, in: old) } ?? 0
      return setPageCount(count, keeping: kept >= count && wantsLoop ? 0 : kept)
    }
    let isGone = edit.number(of: page, in: old) == nil
    let (oldNumbering, oldFirst, oldShift) = (numbering, bound, slotShift)
    pageCount = count
    let isHeld = canLoop ? false : editRow(edit, from: old)
    if canLoop { editLoop(edit, from: old) }
    reportedNumber = numbering.number(currentPlace)
    var update = update(
      from: before, movesAll: !canLoop, motion: isHeld ? .stops : .continues,
      restingOffset: isHeld ? pendingRestingOffset : nil)
    if isGone {
      update.pageChange = currentPage.map { CarouselSlots.PageChange(old: nil, new: $0, steps: 0) }
    }
    guard let oldFirst else { return update }
    // Bind only the slots that show another page than before.
    let window = update.window
    var kept = PlaceSet()
    for position in 0..<window.count {
      let place = window.place(at: position)
      let first = oldFirst.saturatingSubtract(oldShift)
      let way = update.ring.slot(place).saturatingSubtract(first).floorModulo(slotCount)
      guard way < (old > 1 ? slotCount : old) else { continue }
      let oldPage = oldNumbering.number(oldFirst.saturatingAdd(way)).floorModulo(old)
      if edit.number(of: oldPage, in: old) == update.ring.page(place) { kept.insert(position) }
    }
    (update.newcomers, update.kept) = (window, kept)
    return update
  }

  /// Gives the places of a loop other numbers. The places that are seen, and the target, keep their
  /// pages; between them pages may be left out until the content has settled.
  private mutating func editLoop(_ edit: CarouselEdit, from old: Int) {
    func page(_ place: Int) -> Int {
      let new = edit.successor(of: numbering.number(place).floorModulo(old), in: old)
      return new < pageCount ? new : 0
    }
    let (place, seen) = (currentPlace, track.seenPlaces)
    let number = numbering.number(place)
    let now = number.saturatingAdd(loop.steps(from: number, to: page(place)))
    var new = CarouselNumbering(shift: now.saturatingSubtract(place))
    /// Lets a place keep its page, if it has not got it anyway.
    func keep(_ other: Int) {
      let isAhead = other > place
      let edge =
        isAhead
        ? min(other - 1, max(seen.upperBound, place))
        : max(other + 1, min(seen.lowerBound, place))
      let start = new.number(edge)
      let steps = loop.steps(
        from: start, to: page(other), direction: isAhead ? .forward : .backward, fullTurn: true)
      let goal = start.saturatingAdd(steps)
      guard goal.floorModulo(pageCount) != new.number(other).floorModulo(pageCount) else { return }
      _ =
        isAhead
        ? new.skip(from: edge + 1, at: other, to: goal)
        : new.skip(before: edge, at: other, to: goal)
    }
    // Of pages that are gone, those that follow come in.
    func stays(_ place: Int) -> Bool {
      edit.number(of: numbering.number(place).floorModulo(old), in: old) != nil
    }
    // If the current page is gone, its successor may come from one of these places.
    let (current, isGone) = (page(place), !stays(place))
    func isFree(_ other: Int) -> Bool { other != place && !(isGone && page(other) == current) }
    for other in seen where isFree(other) && stays(other) { keep(other) }
    if let target, isFree(target), !seen.contains(target) { keep(target) }
    numbering = new
  }

  /// Moves a row of pages, so that the current one stays on screen where it is.
  ///
  /// - Returns: Whether the content has to stop: at an end, or because its target has moved.
  private mutating func editRow(_ edit: CarouselEdit, from old: Int) -> Bool {
    func place(_ page: Int) -> Int { min(edit.successor(of: page, in: old), lastPlace) }
    let (current, position) = (track.nearest.clamped(to: 0...max(0, old - 1)), track.remainder)
    let steps = place(current) - current
    // What is pulled past an end stays so.
    let (pull, push) = (min(0, position), max(0, position - Double(old - 1)))
    let wanted = position + Double(steps)
    let held = min(max(wanted, pull), Double(lastPlace) + push)
    let aim = target.map { place($0) }
    let isAimed = aim.map { $0 - (target ?? 0) == steps } ?? true
    target = aim
    bound = bound.map { $0 + steps }
    slotShift = slotShift.saturatingAdd(steps).floorModulo(slotCount)
    layOutPlaces()
    track.place(middle: 0, remainder: held)
    return held != wanted || !isAimed
  }
}

/// Some of the positions of a carousel's slots.
struct PlaceSet: Equatable, Sendable, BitwiseCopyable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  mutating func insert(_ position: Int) {
    if position < 64 { low |= 1 << UInt64(position) } else { high |= 1 << UInt64(position & 63) }
  }

  func contains(_ position: Int) -> Bool {
    (position < 64 ? low >> UInt64(position) : high >> UInt64(position & 63)) & 1 == 1
  }

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
}
