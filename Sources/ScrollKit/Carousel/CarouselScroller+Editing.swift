// Items come, go, move and get other lengths, at rest, under a finger and in motion.

extension CarouselScroller {
  /// Follows an edit of the list. The item under the finger, or else the current one, stays where
  /// it is; a motion goes on, to the same page. If that is gone, the next one takes its place.
  ///
  /// To wait until the content has settled, keep edits in `CarouselEdits`.
  ///
  /// - Parameters:
  ///   - edit: The edit, by items.
  ///   - lengths: The lengths of items that come in, in points, unless pages fill the viewport. An
  ///     item without one is as long as the viewport.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What has happened. Pages that are only renumbered are no change.
  @discardableResult
  public mutating func edit(
    _ edit: CarouselEdit, lengths: [Double] = [], time: Double? = nil
  ) -> Update {
    var update = Update()
    if let time { pass(to: time, fires: false, &update) }
    var kept: Int?
    make(edit, lengths, keeping: &kept, &update)
    finish(&update)
    return update
  }

  #if !hasFeature(Embedded)
    /// Shows another list of items, told apart by their keys; see `edit(_:lengths:time:)`.
    ///
    /// ```swift
    /// var browser = CarouselScroller(
    ///   pageCount: 3, page: 1, viewportSize: CGSize(width: 320, height: 200))
    /// browser.edit(from: ["a", "b", "c"], to: ["new", "b", "c", "d"])
    /// print(browser.items.map { $0.item }, browser.currentPage!)  // [1] 1
    /// browser.edit(from: ["new", "b", "c", "d"], to: ["b", "d"])
    /// print(browser.items.map { $0.item }, browser.currentPage!)  // [0] 0
    /// ```
    ///
    /// - Parameters:
    ///   - old: The keys of the items there are.
    ///   - new: The keys of the items from now on.
    ///   - lengths: The lengths of all new items, unless pages fill the viewport. Items that stay
    ///     keep theirs.
    ///   - time: When, in seconds; by default at the last time told.
    /// - Returns: What has happened.
    @discardableResult
    public mutating func edit<Key: Hashable>(
      from old: [Key], to new: [Key], lengths: [Double] = [], time: Double? = nil
    ) -> Update {
      var update = Update()
      if let time { pass(to: time, fires: false, &update) }
      let wanted = CarouselEdit.sources(from: old, to: new).enumerated().map {
        $1 ?? old.count + $0
      }
      let all = CarouselEdit.joined(old.count, wanted)
      // One item stays where it is through all edits, whatever comes nearer meanwhile.
      var kept = loop.anchor(at: offset, under: finger)?.floorModulo(loop.itemCount)
      for edit in CarouselEdit.edits(from: Array(old.indices), to: all) {
        var inserted: ArraySlice<Double> = []
        if case .insert(let count, let place) = edit {
          inserted = lengths.dropFirst(all[place] - old.count).prefix(count)
        }
        make(edit, Array(inserted), keeping: &kept, &update)
      }
      for edit in CarouselEdit.edits(from: all, to: wanted) {
        make(edit, [], keeping: &kept, &update)
      }
      finish(&update)
      return update
    }
  #endif

  /// Gives the carousel another size, as after a rotation. The fractional page is kept at rest,
  /// under a finger and in motion; a motion goes on, faster or slower as pages are longer or
  /// shorter.
  @discardableResult
  public mutating func resize(to viewportSize: CGSize, time: Double? = nil) -> Update {
    change(time, viewportSize) { loop, offset, fills in
      let viewport = viewportSize.along(loop.axis).nonNegative
      guard fills else { return loop.setViewportLength(viewport, keeping: offset) }
      let length = Self.pageLength(in: viewport, loop.pageAxis.insets)
      return loop.resize(
        Array(repeating: length, count: loop.itemCount), viewport: viewport, keeping: offset)
    }
  }

  /// Gives the items other lengths, as when images have arrived, and keeps the fractional page.
  /// Items without a length are gone; more lengths are items at the end. Pages that fill the
  /// viewport keep their length.
  @discardableResult
  public mutating func setLengths(_ lengths: some Sequence<Double>, time: Double? = nil) -> Update {
    change(time, scroller.metrics.viewportSize) { loop, offset, fills in
      loop.setLengths(
        fills ? loop.pages.items.map { $0.length } : lengths.firstElements(.max), keeping: offset)
    }
  }

  // MARK: Parts

  private mutating func change(
    _ time: Double?, _ viewportSize: CGSize,
    _ body: (inout CarouselLoop, Double, Bool) -> CarouselLoop.Edit
  ) -> Update {
    var update = Update()
    if let time { pass(to: time, fires: false, &update) }
    let (old, before) = (loop, offset)
    let edit = body(&loop, before, fillsViewport)
    let count = old.itemCount
    let made: CarouselEdit =
      loop.itemCount < count
      ? .remove(loop.itemCount..<count) : .insert(count: loop.itemCount - count, at: count)
    let scale = old.pages.pageAxis.contentLength
    let factor =
      scale > 0 && loop.itemCount == count ? loop.pages.pageAxis.contentLength / scale : 1
    follow(edit, made, from: old, before, viewportSize, factor: factor.finite(or: 1), &update)
    finish(&update)
    return update
  }

  /// Where a finger is along the axis.
  private var finger: Double? {
    guard scroller.isTracking, let drag = scroller.drag, drag.source == .finger else { return nil }
    return drag.point[axis]
  }

  /// The middle of an item along the axis, in the viewport.
  private func place(ofItem item: Int) -> Double? {
    loop.number(ofItem: item, at: offset).map {
      loop.start(ofItem: $0) + loop.span(ofItem: $0).length / 2 - offset
    }
  }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - lengths: The lengths of items that come in.
  ///   - kept: The item that stays where it is; without one it is that under the finger, or the
  ///     current one. It follows the edit.
  ///   - update: What has happened.
  private mutating func make(
    _ edit: CarouselEdit, _ lengths: [Double], keeping kept: inout Int?, _ update: inout Update
  ) {
    let (old, before) = (loop, offset)
    let finger = kept.flatMap(place) ?? finger
    kept = kept.flatMap { edit.number(of: $0, in: old.itemCount) }
    let change: CarouselLoop.Edit
    var made = edit
    switch edit {
    case .insert(let count, let place):
      let length =
        fillsViewport
        ? Self.pageLength(in: loop.viewportLength, loop.pageAxis.insets) : loop.viewportLength
      let given = fillsViewport ? [] : lengths.prefix(max(0, count))
      let more = repeatElement(length, count: max(0, count) - given.count)
      change = loop.insert(
        [Array(given), Array(more.prefix(CarouselLoop.maximumItemCount))].joined(), at: place,
        keeping: before, under: finger)
      made = .insert(count: loop.itemCount - old.itemCount, at: place)
    case .remove(let items): change = loop.remove(items, keeping: before, under: finger)
    case .move(let item, let place):
      change = loop.move(item, to: place, keeping: before, under: finger)
    }
    follow(
      change, made, from: old, before, scroller.metrics.viewportSize, factor: 1, &update)
  }

  /// Takes over a change of the loop that has been made by an edit.
  private mutating func follow(
    _ change: CarouselLoop.Edit, _ made: CarouselEdit, from old: CarouselLoop, _ before: Double,
    _ viewportSize: CGSize, factor: Double, _ update: inout Update
  ) {
    let count = old.itemCount
    if scroller.scrollsNoMore { tracker.reason = .data }
    /// The page that has come of another, and whether it is the same.
    func follow(_ page: Int) -> (page: Int?, isSame: Bool) {
      guard let item = old.items(ofPage: page)?.lowerBound, loop.itemCount > 0 else {
        return (nil, false)
      }
      if let new = made.number(of: item, in: count) { return (loop.page(ofItem: new), true) }
      let next = made.successor(of: item, in: count)
      let new = next < loop.itemCount ? next : loop.canLoop ? 0 : loop.itemCount - 1
      return (loop.page(ofItem: new), false)
    }
    update.pages.follow(follow)
    note(tracker.follow(count: loop.pageCount, follow), &update)

    let place = before + change.offsetShift
    let here = loop.pageNumber(at: place) ?? 0
    /// The number that a page has now, given its number before.
    func renumbered(_ number: Int) -> Int {
      if let item = old.items(ofPage: number)?.lowerBound, let new = change.number(of: item),
        let page = loop.page(ofItem: new)
      {
        return page
      }
      let page = old.page(number).flatMap { follow($0).page }
      return page.map { loop.pageNumber(of: $0, from: here) } ?? here
    }
    aim = loop.pageCount > 0 ? aim.map(renumbered) : nil
    start = renumbered(start)
    var sizes = scroller.metrics
    sizes.viewportSize = viewportSize
    sizes.contentSize = loop.contentSize(crossLength: viewportSize.along(axis.cross))
    isUnsettled = true
    take(
      scroller.relocate(
        sizes, to: place, along: axis, target: aim.map { loop.contentOffset(of: $0) },
        factor: factor), &update)
    followPages()
  }
}
