// Where pages rest, and which is nearest. Offsets are those of the scroll view, as reported to the
// app; `pageAxis` turns them into logical ones, which grow towards the next item.

extension CarouselLoop {
  /// The offset at which a page rests, given its number, in points. It may lie outside the window;
  /// see `recenter(at:)`. If the loop does not close, a number of a page that there is not counts
  /// as the nearest.
  public func contentOffset(of number: Int) -> Double {
    canLoop
      ? pageAxis.physicalOffset(restingOffset(number)) : pages.contentOffset(of: number)
  }

  /// The number of the page nearest to an offset; of two, the next. `nil` without pages.
  public func pageNumber(at offset: Double) -> Int? {
    guard canLoop else { return pages.page(at: offset) }
    let (number, share) = place(pageAxis.logicalOffset(offset))
    return share < 0.5 ? number : number.saturatingAdd(1)
  }

  /// The page nearest to an offset, in `0..<pageCount`; of two, the next. `nil` without pages.
  public func page(at offset: Double) -> Int? { pageNumber(at: offset).flatMap { page($0) } }

  /// The position of an offset in pages: whole where a page rests, in proportion between two. It
  /// counts on through the rounds, and does not change by `recenter(at:)`. NaN counts as the
  /// window's start.
  public func fractionalPage(at offset: Double) -> Double {
    guard canLoop else { return pages.fractionalPage(at: offset) }
    let (number, share) = place(pageAxis.logicalOffset(offset))
    return (Double(number) + share).finite(or: 0)
  }

  /// The position within one round, in `0..<pageCount`, for a continuous page indicator; see
  /// `CarouselSlots.wrappedFractionalPage`. If the loop does not close, it is held between the
  /// first page and the last.
  public func wrappedFractionalPage(at offset: Double) -> Double {
    guard canLoop else {
      return min(max(pages.fractionalPage(at: offset), 0), Double(max(0, pageCount - 1)))
    }
    let (number, share) = place(pageAxis.logicalOffset(offset))
    return Double(number.floorModulo(pageCount)) + share
  }

  /// The share of a round, in points, that an offset lies after the first page's resting offset: in
  /// `0..<1`. If the loop does not close, the share of the way from the first page to the last,
  /// below 0 or above 1 outside.
  public func progress(at offset: Double) -> Double {
    guard canLoop else { return pages.progress(at: offset) }
    let (number, share) = place(pageAxis.logicalOffset(offset))
    let page = number.floorModulo(pageCount)
    let start = restingOffset(ofPage: page)
    let way = start - pages.resting[0] + share * (restingOffset(ofPage: page + 1) - start)
    return min((way / roundLength).unitFraction(or: 0), 1.0.nextDown)
  }

  /// The offset of a position in pages, the inverse of `fractionalPage(at:)`: to drive a loop by
  /// another carousel with as many pages, whatever their lengths. It may lie outside the window.
  /// NaN counts as page 0.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    guard canLoop else { return pages.contentOffset(ofFractionalPage: position) }
    let position = position.finite(or: 0)
    let number = Int(saturating: position.rounded(.down))
    let start = restingOffset(number)
    let length = restingOffset(number.saturatingAdd(1)) - start
    let offset = start + (position - Double(number)).unitFraction(or: 0) * length
    return pageAxis.physicalOffset(offset.finite(or: 0))
  }

  /// How far a page lies ahead of an offset, in pages; see `CarouselSlots.Slot.distance`. The
  /// distance of the copy with this number: it does not jump where the loop closes.
  public func distance(ofPage number: Int, at offset: Double) -> Double {
    (Double(number) - fractionalPage(at: offset)).finite(or: 0)
  }

  /// How far an item lies ahead of an offset, in pages, for fades and parallax. The items of a
  /// group share its length equally, around its middle.
  public func distance(ofItem number: Int, at offset: Double) -> Double {
    guard let item = item(number), let page = pages.page(ofItem: item),
      let items = pages.items(of: page), let pageNumber = self.page(ofItem: number)
    else { return 0 }
    let ahead = Double(item - items.lowerBound) - Double(items.count - 1) / 2
    return distance(ofPage: pageNumber, at: offset) + ahead / Double(items.count)
  }

  /// Where a release lands; see `Pages.landing`. O(log n).
  ///
  /// - Parameters:
  ///   - number: The number of the page the drag started on: `pageNumber(at:)` when it began.
  ///   - offset: The content offset at release, in points.
  ///   - target: Where the scroll view would come to rest by itself, in points; NaN counts as the
  ///     offset at release.
  ///   - velocity: The offset's velocity in points per second.
  ///   - limit: How many pages one gesture may move.
  /// - Returns: The page, in `0..<pageCount`, and the offset to come to rest at.
  public func landing(
    from number: Int, at offset: Double, proposed target: Double, velocity: Double, limit: Int = 1
  ) -> PageLanding {
    guard canLoop else {
      return pages.landing(
        from: number, at: offset, proposed: target, velocity: velocity, limit: limit)
    }
    let velocity = velocity.finite(or: 0)
    let proposed = target.isNaN ? offset : target
    let release = LandingRule.Release(
      start: number, position: fractionalPage(at: offset), proposed: fractionalPage(at: proposed),
      nearest: pageNumber(at: proposed) ?? 0,
      velocity: pageAxis.isMirrored ? -velocity : velocity, limit: limit)
    let landed = pages.landingRule.stop(for: release)
    let rest = contentOffset(of: landed)
    let isMoved = (rest - proposed.finite(or: rest)).magnitude > PageLanding.retargetTolerance
    return PageLanding(
      page: page(landed), contentOffset: rest,
      isSlowRetarget: isMoved && velocity.magnitude < PageLanding.slowSpeed)
  }

  /// Where a release lands, with the velocity in UIKit's own unit, points per millisecond.
  public func landing(
    from number: Int, at offset: Double, proposed target: Double,
    velocityPerMillisecond velocity: Double, limit: Int = 1
  ) -> PageLanding {
    landing(from: number, at: offset, proposed: target, velocity: velocity * 1000, limit: limit)
  }

  /// Takes an offset back to the middle round of the window. Nothing moves on screen, if the offset
  /// and every item's frame change together.
  ///
  /// With a `UIScrollView`, call it when a drag begins and when the content has come to rest: UIKit
  /// keeps the target of a deceleration. With a `Scroller`, call it for every frame, and give what
  /// it returns to `Scroller.shift(by:)`: then there is no end to scroll to.
  ///
  /// - Parameter offset: The content offset, in points; NaN changes nothing.
  /// - Returns: What to add to the offset: whole rounds, or zero in the middle one. Half a point
  ///   beside it still counts as in it, because the scroll view may have rounded the offset.
  public mutating func recenter(at offset: Double) -> Double {
    guard canLoop, !offset.isNaN else { return 0 }
    let way = pageAxis.logicalOffset(offset) - pages.resting[0]
    let before = Double(roundsBefore) * roundLength
    let miss = min(PixelGrid.greatestRounding, roundLength / 4)
    if way >= before - miss, way < before + roundLength + miss { return 0 }
    let round = Int(saturating: ((way + miss) / roundLength).rounded(.down))
    let rounds = round.saturatingSubtract(roundsBefore)
    let limit = Self.maximumRound
    firstRound = firstRound.saturatingAdd(rounds).clamped(to: -limit...limit)
    let shift = (0 - Double(rounds) * roundLength).finite(or: 0)
    return pageAxis.isMirrored ? 0 - shift : shift
  }

  // MARK: Logical offsets

  /// The logical offset at which a page rests, counted from the round's start: for `0...pageCount`.
  func restingOffset(ofPage page: Int) -> Double {
    page < pageCount ? pages.resting[page] : pages.resting[page - pageCount] + roundLength
  }

  /// Where a round begins in the window.
  func start(ofRound round: Int) -> Double {
    Double(round.saturatingSubtract(firstRound)) * roundLength
  }

  /// The logical offset at which the page with a number rests.
  func restingOffset(_ number: Int) -> Double {
    let page = number.floorModulo(pageCount)
    let round = number.floorQuotient(pageCount)
    return (start(ofRound: round) + pages.resting[page]).finite(or: 0)
  }

  /// The number of the last page that rests at or before a logical offset, and the share of the way
  /// to the next one, in `0..<1`. An offset counts as a page's own, or as the middle of the way, if
  /// it misses that only by roundings.
  func place(_ offset: Double) -> (number: Int, share: Double) {
    let resting = pages.resting
    let way = offset - resting[0]
    let rounds = (way / roundLength).rounded(.down)
    let rest = offset - rounds * roundLength
    let page = max(0, resting.indices.partitionPoint { resting[$0] > rest } - 1)
    let number = Int(saturating: rounds).saturatingAdd(firstRound)
      .saturatingMultiply(pageCount).saturatingAdd(page)
    let start = restingOffset(ofPage: page)
    let length = restingOffset(ofPage: page + 1) - start
    // Far out, a page may be shorter than the distance between two neighbouring numbers.
    guard length > 0 else { return (number, 0) }
    var share = (rest - start) / length
    let half = (2 * share).roundedHalfUp / 2
    let rounding = max(pageAxis.rounding(at: offset), 8 * offset.ulp)
    if (share - half).magnitude <= min(rounding / length, 0.25) { share = half }
    if share >= 1 { return (number.saturatingAdd(1), 0) }
    return (number, share.unitFraction(or: 0))
  }
}
