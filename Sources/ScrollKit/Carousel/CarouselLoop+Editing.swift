// Items come, go, move or get other lengths while something is on screen.

extension CarouselLoop {
  /// What has changed by an edit: what to add to the offset, and which numbers items have now.
  public struct Edit: Equatable, Sendable {
    /// What to add to the offset so that the item that is kept stays where it is, in points. If
    /// content ends, it may have to be less. Take over `contentSize(crossLength:)` first.
    public var offsetShift: Double { didSet { offsetShift = offsetShift.finite(or: 0) } }
    /// Whether a motion goes on; it stops where the loop opens or closes, or content that ends has
    /// become too short.
    public var motion: CarouselSlots.MotionEffect
    let edit: CarouselEdit?
    let oldCount: Int
    let newCount: Int
    /// Whether the loop closes now.
    let loops: Bool
    /// The round of the kept item before and after.
    let oldRound: Int
    let newRound: Int

    /// The number that an item has now, given its number before: for the views that show it, with
    /// `ReusePool.renumber(_:)`. `nil` for one that is gone. No two have one number, except where
    /// copies of an item are not needed any more because the loop has opened.
    public func number(of old: Int) -> Int? {
      let item = old.floorModulo(oldCount)
      guard let new = edit == nil ? item : edit?.number(of: item, in: oldCount), new < newCount
      else { return nil }
      guard loops else { return new }
      let rounds = old.floorQuotient(oldCount).saturatingSubtract(oldRound)
      return rounds.saturatingAdd(newRound).saturatingMultiply(newCount).saturatingAdd(new)
    }
  }

  /// The number of the item that stays where it is: the one under a point of the viewport, or else
  /// that of the nearest page.
  func anchor(at offset: Double, under point: Double?) -> Int? {
    if let point, !point.isNaN {
      let place = pageAxis.isMirrored ? viewportLength - point : point
      let position = pageAxis.logicalOffset(offset) + place.finite(or: 0)
      if canLoop { return number(endingAfter: position) }
      let item = pages.items.indices.partitionPoint { pages.items[$0].end > position }
      return itemCount > 0 ? min(item, itemCount - 1) : nil
    }
    guard let page = pageNumber(at: offset), let items = items(ofPage: page) else { return nil }
    let index = Int(alignment.page * Double(items.count))
    return items.lowerBound.saturatingAdd(min(index, items.count - 1))
  }

  /// Inserts items before an item, or at the end. O(n), like the other edits.
  ///
  /// - Parameters:
  ///   - lengths: Their lengths, in points.
  ///   - item: The item, in `0...itemCount`.
  ///   - offset: The content offset, in points.
  ///   - point: Where a finger is, in points from the viewport's left or top edge: the item under
  ///     it stays there. By default the item of the nearest page stays where it is.
  /// - Returns: What has changed.
  public mutating func insert(
    _ lengths: some Sequence<Double>, at item: Int, keeping offset: Double,
    under point: Double? = nil
  ) -> Edit {
    let new = lengths.firstElements(Self.maximumItemCount - itemCount)
    let item = item.clamped(to: 0...itemCount)
    return apply(.insert(count: new.count, at: item), offset, point) {
      $0.insert(contentsOf: new, at: item)
    }
  }

  /// Removes items; those that there are not are ignored. If the item that would stay is gone, the
  /// next one comes to rest where it was, or as far from there.
  public mutating func remove(
    _ items: Range<Int>, keeping offset: Double, under point: Double? = nil
  ) -> Edit {
    let items = items.clamped(to: 0..<itemCount)
    return apply(.remove(items), offset, point) { $0.removeSubrange(items) }
  }

  /// Moves an item, with its length, to another place, counted without it.
  public mutating func move(
    _ item: Int, to place: Int, keeping offset: Double, under point: Double? = nil
  ) -> Edit {
    guard item >= 0, item < itemCount else { return apply(.remove(0..<0), offset, point) { _ in } }
    let place = place.clamped(to: 0...(itemCount - 1))
    return apply(.move(item, to: place), offset, point) {
      $0.insert($0.remove(at: item), at: place)
    }
  }

  /// Gives the scroll view another length, and keeps the fractional page: at rest, under a finger
  /// and in motion. A motion has to be aimed anew. O(n).
  ///
  /// - Parameters:
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - offset: The content offset before, in points.
  /// - Returns: What has changed; the items keep their numbers.
  public mutating func setViewportLength(_ viewport: Double, keeping offset: Double) -> Edit {
    resize(pages.items.map { $0.length }, viewport: viewport, keeping: offset)
  }

  /// Gives the items other lengths, as after a change of size or when images have arrived, and
  /// keeps the fractional page. Items without a length are gone; more lengths are items at the end.
  public mutating func setLengths(
    _ lengths: some Sequence<Double>, keeping offset: Double
  ) -> Edit {
    resize(
      lengths.firstElements(Self.maximumItemCount), viewport: viewportLength, keeping: offset)
  }

  // MARK: Parts

  /// The same loop with other lengths. Its first page is in round 0.
  private func with(_ lengths: [Double], viewport: Double) -> CarouselLoop {
    var loop = CarouselLoop(
      lengths: lengths, spacing: spacing, viewport: viewport, alignment: alignment,
      grouping: grouping, fallback: fallback, room: room, insets: pageAxis.insets,
      peek: pageAxis.peek, axis: axis, isRightToLeft: isRightToLeft)
    loop.pages.landingRule = pages.landingRule
    return loop
  }

  /// Puts a round into the middle of the window.
  private mutating func show(round: Int) {
    firstRound = round.clamped(to: -Self.maximumRound...Self.maximumRound)
      .saturatingSubtract(roundsBefore)
  }

  private mutating func apply(
    _ edit: CarouselEdit, _ offset: Double, _ point: Double?, _ change: (inout [Double]) -> Void
  ) -> Edit {
    let (old, oldCount) = (self, itemCount)
    var lengths = pages.items.map { $0.length }
    change(&lengths)
    self = with(lengths, viewport: viewportLength)
    guard let anchor = old.anchor(at: offset, under: point), itemCount > 0 else {
      return landed(on: contentOffset(of: 0), from: offset, old: old, edit, rounds: (0, 0))
    }
    let (item, oldRound) = (anchor.floorModulo(oldCount), anchor.floorQuotient(oldCount))
    // The round whose copy of the item has the number nearest to the old one.
    var new = edit.successor(of: item, in: oldCount)
    if new >= itemCount { new = canLoop ? 0 : itemCount - 1 }
    let away = Double(anchor.saturatingSubtract(new)) / Double(itemCount)
    let newRound = canLoop ? Int(saturating: away.roundedHalfUp) : 0
    show(round: newRound)
    let number = newRound.saturatingMultiply(itemCount).saturatingAdd(new)
    let isKept = edit.number(of: item, in: oldCount) != nil
    let target =
      isKept
      ? pageAxis.physicalOffset(
        span(ofItem: number).start - old.span(ofItem: anchor).start
          + old.pageAxis.logicalOffset(offset))
      : takenOver(by: number, at: offset, from: old, anchor)
    return landed(
      on: target, from: offset, old: old, edit,
      rounds: (oldRound, canLoop ? newRound : oldRound))
  }

  /// The offset at which an item takes the place of one that is gone: as far from its
  /// page's resting offset, in pages, as that one was.
  private func takenOver(
    by number: Int, at offset: Double, from old: CarouselLoop, _ anchor: Int
  ) -> Double {
    let distance = old.page(ofItem: anchor).map { old.distance(ofPage: $0, at: offset) } ?? 0
    let page = Double(page(ofItem: number) ?? 0)
    return contentOffset(ofFractionalPage: page - min(max(distance, -0.5), 0.5))
  }

  mutating func resize(_ lengths: [Double], viewport: Double, keeping offset: Double) -> Edit {
    let old = self
    let page = pageNumber(at: offset) ?? 0
    let distance = old.distance(ofPage: page, at: offset)
    let item = items(ofPage: page)?.lowerBound ?? 0
    self = with(lengths, viewport: viewport.nonNegative)
    guard itemCount > 0 else {
      return landed(on: contentOffset(of: 0), from: offset, old: old, nil, rounds: (0, 0))
    }
    // With as many items, each keeps its number; a page of several may have others now.
    let count = old.itemCount
    let isSame = count == itemCount
    let oldRound = item.floorQuotient(count)
    let round = canLoop ? (isSame ? oldRound : item.floorQuotient(itemCount)) : 0
    let kept = item.floorModulo(count)
    show(round: round)
    let number = round.saturatingMultiply(itemCount).saturatingAdd(min(kept, itemCount - 1))
    let position = Double(self.page(ofItem: number) ?? 0) - distance
    return landed(
      on: contentOffset(ofFractionalPage: position), from: offset, old: old, nil,
      rounds: (oldRound, canLoop ? round : oldRound), stops: true)
  }

  /// Ends an edit at an offset: content that ends is held within its ends.
  private mutating func landed(
    on wanted: Double, from offset: Double, old: CarouselLoop, _ edit: CarouselEdit?,
    rounds: (Int, Int), stops: Bool = false
  ) -> Edit {
    var target = wanted
    var isHeld = false
    if canLoop {
      target += recenter(at: target)
    } else {
      // What a finger or a bounce has pulled past an end stays so.
      let (lengths, before) = (pageAxis.logical, old.pageAxis.logical)
      let pull = before.overscroll(at: old.pageAxis.logicalOffset(offset))
      let logical = pageAxis.logicalOffset(target)
      let (least, greatest) = (
        lengths.minimumOffset + min(0, pull), lengths.maximumOffset + max(0, pull)
      )
      let held = old.canLoop ? lengths.clampedOffset(logical) : min(max(logical, least), greatest)
      isHeld = held != logical
      target = pageAxis.physicalOffset(held)
    }
    let offset = offset.finite(or: target)
    return Edit(
      offsetShift: (target - offset).finite(or: 0),
      motion: stops || isHeld || canLoop != old.canLoop ? .stops : .continues, edit: edit,
      oldCount: old.itemCount, newCount: itemCount, loops: canLoop, oldRound: rounds.0,
      newRound: rounds.1)
  }
}
