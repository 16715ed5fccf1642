/// The state of a carousel of slots: where it is, which page stands at which place, and what the
/// app has been told. Each step ends in one update that says everything there is to do.
struct CarouselBinding: Equatable, Sendable, BitwiseCopyable {
  var track: CarouselTrack
  var numbering = CarouselNumbering()
  var pageCount: Int
  var pageLength = 0.0
  let slotCount: Int
  let spacing: Double
  let wantsLoop: Bool
  let recentering: CarouselRecentering
  /// The place that a scroll leads to, until a stop or a drag.
  var target: Int?
  /// The number of the page last reported as current. It is kept because a place's number may
  /// change once the pages left out before it are forgotten.
  var reportedNumber: Int
  /// The slot of place 0: it changes if places get other numbers, so that views keep their pages.
  var slotShift = 0
  /// The first place that has a slot; `nil` when the app needs to be told all of them.
  var bound: Int?

  /// Creates the slots: two, or an odd number from three on. The content of two slots that do not
  /// loop has a place for each page.
  init(
    pageCount: Int, page: Int, slotCount: Int, loops: Bool, spacing: Double,
    recentering: CarouselRecentering, isMirrored: Bool, displayScale: Double
  ) {
    self.pageCount = pageCount.clamped(to: 0...CarouselSlots.maximumPageCount)
    self.slotCount = slotCount
    self.spacing = spacing.nonNegative
    self.recentering = recentering
    wantsLoop = loops
    let canLoop = loops && self.pageCount > 1
    reportedNumber =
      canLoop
      ? page.floorModulo(self.pageCount) : page.clamped(to: 0...max(0, self.pageCount - 1))
    track = CarouselTrack(
      middle: canLoop ? reportedNumber : 0, remainder: canLoop ? 0 : Double(reportedNumber),
      isMirrored: isMirrored, grid: PixelGrid(displayScale: displayScale))
    layOutPlaces()
  }

  var isMirrored: Bool { track.isMirrored }

  var displayScale: Double { track.grid.displayScale }

  var pitch: Double { track.pitch }

  var contentOffset: Double { track.contentOffset }

  var canLoop: Bool { wantsLoop && pageCount > 1 }

  var loop: PageLoop { PageLoop(count: pageCount) }

  /// The last place there is without looping.
  var lastPlace: Int { max(0, pageCount - 1) }

  /// The place nearest to the viewport, of those there are.
  @inline(__always)
  var currentPlace: Int {
    canLoop ? track.nearest : track.nearest.clamped(to: 0...lastPlace)
  }

  var currentPage: Int? { loop.page(numbering.number(currentPlace)) }

  /// The physical offset at which the target rests, or else the current place.
  var restingOffset: Double { track.contentOffset(of: target ?? currentPlace) }

  func offset(steps: Int) -> Double {
    let place = currentPlace.saturatingAdd(steps)
    return track.contentOffset(of: canLoop ? place : place.clamped(to: 0...lastPlace))
  }

  func contentSize(along axis: ScrollAxis, crossLength: Double) -> CGSize {
    let length = (Double(track.length) * track.pitch).finite(or: 0)
    return CGSize(along: axis, length, cross: crossLength.nonNegative)
  }

  /// The number of the last place at or before the position, by how much the next place's number
  /// is greater, and the fraction of the way to that place.
  private var stretch: (number: Int, step: Double, fraction: Double) {
    let places = Int(saturating: track.remainder.roundedDown)
    let place = track.middle.saturatingAdd(places)
    let number = numbering.number(place)
    let step = numbering.number(place.saturatingAdd(1)).saturatingSubtract(number)
    return (number, Double(step), track.remainder - Double(places))
  }

  var position: Double {
    let (number, step, fraction) = stretch
    return (Double(number) + fraction * step).finite(or: 0)
  }

  var wrappedFractionalPage: Double {
    guard canLoop else { return min(max(position, 0), Double(lastPlace)) }
    let (number, step, fraction) = stretch
    return loop.wrapped(Double(number.floorModulo(pageCount)) + fraction * step)
  }

  var pages: [Int?] {
    guard pageCount > 0 else { return [] }
    let first = slotCount > 2 && !canLoop ? -track.side : firstPlace
    return (0..<slotCount).map {
      let place = first.saturatingAdd($0)
      return canLoop || (0..<pageCount).contains(place) ? loop.page(numbering.number(place)) : nil
    }
  }
}

// Updates.
extension CarouselBinding {
  /// The first place that should have a slot. Three and more slots begin with the content; two stay
  /// where they are. Both move as far as needed to cover what is visible, and as many places on
  /// either side as there are slots for.
  var firstPlace: Int {
    let beside = canLoop ? slotCount / 2 - 1 : 0
    var low = track.middle.saturatingAdd(Int(saturating: track.remainder.roundedDown))
    var high = track.middle.saturatingAdd(Int(saturating: track.remainder.rounded(.up)))
    var first = bound ?? currentPlace
    if !canLoop {
      (low, high) = (low.clamped(to: 0...lastPlace), high.clamped(to: 0...lastPlace))
      first = first.clamped(to: 0...max(0, pageCount - slotCount))
    } else if slotCount > 2 {
      first = track.first
    }
    first = min(first, low.saturatingSubtract(beside))
    return max(first, high.saturatingAdd(beside - slotCount + 1))
  }

  /// What has to be done now. The update counts as told.
  ///
  /// It is inlined for the benchmark's `carousel-step`: the update is written straight to where the
  /// caller of the carousel wants it. Copying it from function to function would cost more than the
  /// step.
  ///
  /// - Parameters:
  ///   - before: The physical offset before the step.
  ///   - movesAll: Whether slots lie elsewhere though they keep their pages.
  ///   - motion: What becomes of a motion.
  ///   - restingOffset: Where to go on to.
  /// - Returns: The update.
  @inline(__always)
  mutating func update(
    from before: Double, movesAll: Bool,
    motion: CarouselSlots.MotionEffect = .continues, restingOffset: Double? = nil
  ) -> CarouselSlots.Update {
    // A shortcut for `carousel-step`: calling `firstPlace` would copy the whole carousel.
    let isWithin = slotCount > 2 && canLoop && track.remainder.magnitude <= 1
    let first = isWithin ? track.first : firstPlace
    let ring = CarouselSlots.Ring(self)
    let window = PlaceWindow(first: first, count: ring.placeCount)
    let newcomers = bound.map { window.newcomers(since: $0) } ?? window
    let isTold = bound != nil
    bound = first
    let number = numbering.number(currentPlace)
    return CarouselSlots.Update(
      offsetShift: track.contentOffset - before, motion: motion, restingOffset: restingOffset,
      pageChange: number == reportedNumber ? nil : report(number),
      ring: ring, first: first, newcomers: newcomers, movesAll: movesAll, isTold: isTold)
  }

  /// As `update`, after a step by which places may have got other numbers than in `old`.
  mutating func update(
    from before: Double, movesAll: Bool, since old: CarouselNumbering,
    motion: CarouselSlots.MotionEffect = .continues, restingOffset: Double? = nil
  ) -> CarouselSlots.Update {
    var update = update(
      from: before, movesAll: movesAll, motion: motion, restingOffset: restingOffset)
    guard old != numbering else { return update }
    let (window, newcomers) = (update.window, update.newcomers)
    var (first, last) = (Int.max, Int.min)
    for position in 0..<window.count {
      let place = window.place(at: position)
      let isNew = newcomers.first <= place && place - newcomers.first < newcomers.count
      if isNew || update.ring.page(place) != old.number(place).floorModulo(pageCount) {
        (first, last) = (min(first, position), max(last, position))
      }
    }
    update.newcomers =
      first <= last
      ? PlaceWindow(first: window.place(at: first), count: last - first + 1)
      : PlaceWindow(first: window.first, count: 0)
    return update
  }

  /// Takes another number as the current one. Numbers a whole round apart are the same page, which
  /// is no change.
  @inline(never)
  private mutating func report(_ number: Int) -> CarouselSlots.PageChange? {
    let (old, new) = (reportedNumber.floorModulo(pageCount), number.floorModulo(pageCount))
    let steps = number.saturatingSubtract(reportedNumber)
    reportedNumber = number
    return old == new ? nil : CarouselSlots.PageChange(old: old, new: new, steps: steps)
  }
}
