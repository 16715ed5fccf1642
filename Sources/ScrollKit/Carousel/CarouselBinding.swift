/// What all carousels of slots share: where they are, which page stands at which place, and what
/// the app has been told of it. Turns each step of the track into an update that says everything
/// once.
struct CarouselBinding: Equatable, Sendable, BitwiseCopyable {
  var track: CarouselTrack
  var numbering = CarouselNumbering()
  var pageCount: Int
  var pageLength = 0.0
  let slotCount: Int
  let spacing: Double
  /// The distance from the start of a place to its page: half the spacing.
  let margin: Double
  let wantsLoop: Bool
  let recentering: CarouselRecentering
  /// The device's pixels.
  let grid: PixelGrid
  /// The place that a scroll leads to, until a stop or a drag.
  var target: Int?
  /// The place last reported as current, and the number and the page that stood there; the page is
  /// meaningless without pages.
  var reportedPlace: Int
  var reportedNumber: Int
  var reportedPage: Int
  /// The first place that has a slot; `nil` when the app needs to be told all of them.
  var bound: Int?

  /// Creates the slots: two, or an odd number from three on. Two of them that do not loop lie in a
  /// content that has a place for each page.
  init(
    pageCount: Int, page: Int, slotCount: Int, loops: Bool, spacing: Double,
    recentering: CarouselRecentering, isMirrored: Bool, displayScale: Double
  ) {
    self.pageCount = pageCount.clamped(to: 0...CarouselSlots.maximumPageCount)
    self.slotCount = slotCount
    self.spacing = spacing.finiteLength
    margin = self.spacing / 2
    self.recentering = recentering
    wantsLoop = loops
    grid = PixelGrid(displayScale: displayScale)
    let canLoop = loops && self.pageCount > 1
    let number =
      canLoop
      ? page.floorModulo(self.pageCount) : page.clamped(to: 0...max(0, self.pageCount - 1))
    (reportedPlace, reportedNumber, reportedPage) = (number, number, number)
    track = CarouselTrack(
      middle: canLoop ? number : 0, remainder: canLoop ? 0 : Double(number),
      isMirrored: isMirrored, rounding: grid.echoDistance(of: 0))
    layOutPlaces()
  }

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

  /// The offset at which the page rests that it leads to.
  var restingOffset: Double { track.contentOffset(of: target ?? currentPlace) }

  func offset(steps: Int) -> Double {
    let place = currentPlace.saturatingAdd(steps)
    return track.contentOffset(
      of: canLoop ? place : place.clamped(to: 0...lastPlace))
  }

  func contentSize(along axis: ScrollAxis, crossLength: Double) -> CGSize {
    let length = (Double(track.length) * track.pitch).finite(or: 0)
    return CGSize(along: axis, length, cross: crossLength.finiteLength)
  }

  /// The number of the place that the position lies in or just behind, the way to the next one's in
  /// pages, and the share of it that is done.
  private var stretch: (number: Int, way: Double, share: Double) {
    let step = Int(saturating: track.remainder.roundedDown)
    let place = track.middle.saturatingAdd(step)
    let number = numbering.number(place)
    let way = numbering.number(place.saturatingAdd(1)).saturatingSubtract(number)
    return (number, Double(way), track.remainder - Double(step))
  }

  var position: Double {
    let (number, way, share) = stretch
    return (Double(number) + share * way).finite(or: 0)
  }

  var indicatorValue: Double {
    guard canLoop else { return min(max(position, 0), Double(lastPlace)) }
    let (number, way, share) = stretch
    return loop.wrapped(Double(number.floorModulo(pageCount)) + share * way)
  }

  /// The pages in the slots, leading to trailing.
  var pages: [Int?] {
    guard pageCount > 0 else { return [] }
    let first = slotCount > 2 && !canLoop ? -track.side : firstPlace
    return (0..<slotCount).map {
      let place = first.saturatingAdd($0)
      return canLoop || (0..<pageCount).contains(place)
        ? numbering.number(place).floorModulo(pageCount) : nil
    }
  }
}

// Updates.
extension CarouselBinding {
  /// The first place that should have a slot: with three and more of them that of the content, with
  /// two the present one, but that slots follow what is visible, with as many places on either side
  /// as there are slots for.
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

  /// What has to be done now.
  ///
  /// - Parameters:
  ///   - before: The physical offset before the step.
  ///   - movesAll: Whether slots lie elsewhere though they keep their pages.
  ///   - motion: What becomes of a motion.
  ///   - restingOffset: Where to go on to.
  /// - Returns: The update, which counts as told. It is written straight to where the caller of the
  ///   carousel wants it: passed on from one function to the next, it would cost more than the
  ///   step.
  @inline(__always)
  mutating func update(
    from before: Double, movesAll: Bool,
    motion: CarouselSlots.MotionEffect = .continues, restingOffset: Double? = nil
  ) -> CarouselSlots.Update {
    // What lies within the content is read where it is: the call would copy the whole carousel.
    let isWithin = slotCount > 2 && canLoop && track.remainder.magnitude <= 1
    let first = isWithin ? track.first : firstPlace
    let window = PlaceWindow(first: first, count: pageCount > 1 ? slotCount : pageCount)
    let newcomers = bound.map { window.newcomers(since: $0) } ?? window
    let isTold = bound != nil
    bound = first
    let (old, place) = (reportedPage, currentPlace)
    let steps = place == reportedPlace ? 0 : report(place)
    return CarouselSlots.Update(
      offsetShift: track.contentOffset - before, motion: motion, restingOffset: restingOffset,
      pageChange: steps == 0 || old == reportedPage
        ? nil : CarouselSlots.PageChange(old: old, new: reportedPage, steps: steps),
      ring: CarouselSlots.Ring(
        track, numbering, slotCount: slotCount, pageCount: pageCount, margin: margin),
      first: first, newcomers: newcomers, movesAll: movesAll, isTold: isTold)
  }

  /// As `update`, after a step by which places may have other numbers than they had.
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

  /// Takes the place of the current page.
  ///
  /// - Returns: By how many pages it is another one.
  @inline(never)
  private mutating func report(_ place: Int) -> Int {
    let number = numbering.number(place)
    let steps = number.saturatingSubtract(reportedNumber)
    let next = reportedPage.saturatingAdd(steps)
    (reportedPlace, reportedNumber) = (place, number)
    // Next to the last page, no division is needed.
    reportedPage = 0 <= next && next < pageCount ? next : number.floorModulo(pageCount)
    return steps
  }
}
