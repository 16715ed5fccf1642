// What the host reports, and where it is sent.

extension CarouselBinding {
  // Inlined for the benchmark's `carousel-step`.
  @inline(__always)
  mutating func scrolled(to offset: Double) -> CarouselSlots.Update {
    let isNews = track.report(offset)
    let before = track.contentOffset
    var steps = 0
    if isNews, canLoop, track.pitch > 0 {
      steps = recentering.steps(moving: track)
      if steps != 0 { track.recenter(by: steps) }
    }
    return update(from: before, movesAll: steps != 0)
  }

  mutating func willBeginDragging(at offset: Double) -> CarouselSlots.Update {
    _ = track.report(offset)
    let (before, old) = (track.contentOffset, numbering)
    guard track.pitch > 0 else { return update(from: before, movesAll: false) }
    target = nil
    let isMoved = recenter()
    return update(from: before, movesAll: isMoved, since: old)
  }

  mutating func settled(at offset: Double) -> CarouselSlots.Update {
    let isNews = track.report(offset)
    let (before, old) = (track.contentOffset, numbering)
    guard track.pitch > 0 else { return update(from: before, movesAll: false) }
    // A stop where a command was given: the way to its target is still to go.
    if !isNews, target != nil, let pending = pendingRestingOffset {
      return update(from: before, movesAll: false, restingOffset: pending)
    }
    target = nil
    if let place = placePutRight(isNews: isNews) {
      putAtRest(place)
      numbering.forget(but: place...place)
      return update(from: before, movesAll: true, since: old, motion: .stops)
    }
    let isMoved = recenter()
    return update(
      from: before, movesAll: isMoved, since: old, restingOffset: pendingRestingOffset)
  }

  /// The place to put the content at if a stop needs correction, else `nil`. With looping, only
  /// `.whenSettledPastRest` corrects, to the next place on the side of the stop. Without looping,
  /// content past an end goes to that end.
  private func placePutRight(isNews: Bool) -> Int? {
    if canLoop {
      // A host may report a stop at the offset of our own shift. Then no page was passed, and a
      // correction would turn a page at each report.
      guard recentering == .whenSettledPastRest, isNews else { return nil }
      let steps = CarouselRecentering.stepsPastRest(track)
      return steps == 0 ? nil : track.middle.saturatingAdd(steps)
    }
    let (end, first, last) = (
      track.contentOffset(of: currentPlace), track.contentOffset(of: 0),
      track.contentOffset(of: lastPlace)
    )
    let isWithin =
      min(first, last) <= track.contentOffset && track.contentOffset <= max(first, last)
    return isWithin || (track.contentOffset - end).magnitude <= track.rounding ? nil : currentPlace
  }

  /// Puts a place at its resting offset: it becomes the middle one, if it loops.
  private mutating func putAtRest(_ place: Int) {
    track.place(middle: canLoop ? place : 0, remainder: canLoop ? 0 : Double(place))
  }

  /// Makes the nearest place the middle one, and lets numbers out of sight go on without seams.
  ///
  /// - Returns: Whether the middle has changed.
  mutating func recenter() -> Bool {
    guard canLoop else { return false }
    let steps = track.nearestStep
    if steps != 0 { track.recenter(by: steps) }
    numbering.forget(but: track.seenPlaces)
    return steps != 0
  }

  /// Goes to a page at once.
  mutating func jump(to page: Int, direction: PageLoop.Direction) -> CarouselSlots.Update {
    let now = numbering.number(currentPlace)
    let number =
      wantsLoop
      ? now.saturatingAdd(loop.steps(from: now, to: page, direction: direction))
      : page.clamped(to: 0...lastPlace)
    return jump(toNumber: number)
  }

  private mutating func jump(toNumber number: Int) -> CarouselSlots.Update {
    let (before, old, now) = (track.contentOffset, numbering, currentPlace)
    target = nil
    numbering.forget(but: now...now)
    let place = now.saturatingAdd(number.saturatingSubtract(numbering.number(now)))
    putAtRest(place)
    return update(from: before, movesAll: true, since: old, motion: .stops)
  }

  // MARK: The way to a page

  /// Scrolls to a page, counted from the target.
  mutating func scroll(
    to page: Int, direction: PageLoop.Direction, between: CarouselSlots.PagesBetween
  ) -> CarouselSlots.Move {
    let aim = numbering.number(target ?? currentPlace)
    let steps =
      wantsLoop
      ? loop.steps(from: aim, to: page, direction: direction) : page.saturatingSubtract(aim)
    return scroll(by: steps, between: between)
  }

  mutating func scroll(
    by steps: Int, between: CarouselSlots.PagesBetween
  ) -> CarouselSlots.Move {
    // No further than there can be pages: larger steps would saturate, and numbers be equal.
    let most = CarouselSlots.maximumPageCount
    let steps = steps.clamped(to: -most...most)
    let aim = numbering.number(target ?? currentPlace)
    let goal = aim.saturatingAdd(steps)
    let before = track.contentOffset
    guard pageCount > 0, canLoop || (0...lastPlace).contains(goal) else {
      return CarouselSlots.Move(
        update: update(from: before, movesAll: false), contentOffset: restingOffset, page: nil,
        steps: 0)
    }
    let update: CarouselSlots.Update
    if track.pitch == 0 {
      update = jump(toNumber: goal)
    } else if steps == 0 || !canLoop {
      target = canLoop ? target ?? currentPlace : goal
      update = self.update(from: before, movesAll: false)
    } else {
      let old = numbering
      let place = place(for: goal, between: between, isForward: steps > 0)
      target = place
      let isMoved = makeRoom(for: place)
      update = self.update(from: before, movesAll: isMoved, since: old)
    }
    track.expectEcho()
    return CarouselSlots.Move(
      update: update, contentOffset: restingOffset, page: loop.page(goal), steps: steps)
  }

  /// The place at which a number stands from now on. Where pages are left out, it is the nearest
  /// one out of sight, else the one that the number has anyway.
  private mutating func place(
    for goal: Int, between: CarouselSlots.PagesBetween, isForward: Bool
  ) -> Int {
    // How many pages may peek in on each side of the scroll view.
    let beside = max(0, track.side - 1)
    let seen = track.seenPlaces
    let low = seen.lowerBound.saturatingSubtract(beside)
    let high = seen.upperBound.saturatingAdd(beside)
    numbering.forget(but: low...high)
    if let place = (low...high).first(where: { numbering.number($0) == goal }) { return place }
    let (least, greatest) = (numbering.number(low), numbering.number(high))
    if goal > max(least, greatest) || (isForward && goal > min(least, greatest)) {
      let own = high.saturatingAdd(goal.saturatingSubtract(greatest))
      let near = high.saturatingAdd(1 + beside)
      guard own <= high || (between == .skipped && own > near) else { return own }
      if !numbering.skip(from: high.saturatingAdd(1), at: near, to: goal) {
        numbering.forget(but: seen)
        _ = numbering.skip(from: high.saturatingAdd(1), at: near, to: goal)
      }
      return near
    }
    let own = low.saturatingAdd(goal.saturatingSubtract(least))
    let near = low.saturatingSubtract(1 + beside)
    guard own >= low || (between == .skipped && own < near) else { return own }
    if !numbering.skip(before: low, at: near, to: goal) {
      numbering.forget(but: seen)
      _ = numbering.skip(before: low, at: near, to: goal)
    }
    return near
  }

  /// Recentres so that a place and what is on screen lie within the content, or on the nearest page
  /// if they do not both fit. Rules that recentre in motion do so on the way instead. Returns
  /// whether it recentred.
  private mutating func makeRoom(for place: Int) -> Bool {
    guard recentering.waits else { return false }
    let seen = track.seenPlaces
    let least = max(place, seen.upperBound).saturatingSubtract(track.side)
    let greatest = min(place, seen.lowerBound).saturatingAdd(track.side)
    let middle =
      least <= greatest ? track.middle.clamped(to: least...greatest) : track.nearest
    guard middle != track.middle else { return false }
    track.recenter(by: middle.saturatingSubtract(track.middle))
    return true
  }
}
