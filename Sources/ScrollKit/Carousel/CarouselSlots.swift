/// The three-slot carousel: a few slots that show the pages of an endless loop, fed with the
/// offsets of any scroll view.
///
/// The scroll view's content is as long as the slots together, and its bounds are one page (with
/// the spacing) long. The middle slot shows the present page; as the content scrolls, the carousel
/// tells which slots to bind to which pages, where to put them, and by how much to shift the offset
/// so that nothing moves on screen.
///
/// ```swift
/// var slots = CarouselSlots(pageCount: 5)
/// _ = slots.setPageLength(320)
/// print(slots.pages.map { $0! }, slots.contentOffset)  // [4, 0, 1] 320.0
/// let update = slots.settled(at: 640)
/// print(slots.pages.map { $0! }, update.offsetShift)  // [0, 1, 2] -320.0
/// print(update.rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 2: page 2"]
/// ```
///
/// One unbounded page number and a remainder are kept: see `PageLoop`. Without pages there are no
/// slots; one page stands alone in the middle slot and does not loop; of two pages, the slots on
/// both sides show the same one. A step is O(1) and allocates nothing. An offset that is not a
/// number counts as the present one, a length as zero.
public struct CarouselSlots: Equatable, Sendable, BitwiseCopyable {
  /// The length of a page along the axis, in points; zero before the first layout.
  public private(set) var pageLength = 0.0
  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public let spacing: Double
  /// When another page becomes the middle one.
  public let recentering: CarouselRecentering
  /// The axis of the carousel.
  public let axis: ScrollAxis
  /// The device's pixels, by which the echo of an offset shift is recognised.
  let pixelGrid: PixelGrid
  private var binding: CarouselBinding

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; negative counts as zero.
  ///   - page: The page to begin with, which wraps.
  ///   - spacing: The gap between two pages, in points.
  ///   - slotCount: How many slots there are: made odd, and from 3 to `maximumSlotCount`. See
  ///     `slotCount(peek:pitch:recentering:)` for pages that peek in beside the scroll view.
  ///   - recentering: When another page becomes the middle one.
  ///   - axis: The axis of the carousel.
  ///   - isRightToLeft: Whether pages go on to the left; no effect on the vertical axis.
  ///   - displayScale: Device pixels per point.
  public init(
    pageCount: Int, page: Int = 0, spacing: Double = 0, slotCount: Int = 3,
    recentering: CarouselRecentering = .whenSettled, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false, displayScale: Double = 1
  ) {
    let slotCount = slotCount.clamped(to: 3...Self.maximumSlotCount) | 1
    self.spacing = spacing.finiteLength
    self.recentering = recentering
    self.axis = axis
    self.pixelGrid = PixelGrid(displayScale: displayScale)
    self.binding = CarouselBinding(
      track: CarouselTrack(
        middle: PageLoop(count: min(pageCount, Self.maximumPageCount)).page(page) ?? 0,
        side: slotCount / 2, length: slotCount,
        isMirrored: isRightToLeft && axis == .horizontal),
      pageCount: pageCount.clamped(to: 0...Self.maximumPageCount), slotCount: slotCount,
      margin: spacing.finiteLength / 2)
  }

  /// The greatest number of slots, whatever peeks in.
  public static var maximumSlotCount: Int { 99 }
  /// The greatest number of pages; more count as this.
  public static var maximumPageCount: Int { Int(clamping: Int64(1) << 48) }

  /// How many slots are needed so that no gap shows: `2 * ceil((reach + peek) / pitch) + 1`, where
  /// the offset strays half a page from the middle with `atHalfPage`, and a whole one otherwise.
  ///
  /// - Parameters:
  ///   - peek: How far beyond the scroll view's bounds pages are seen on either side, in points.
  ///   - pitch: The length of a page and the spacing, in points.
  ///   - recentering: When another page becomes the middle one.
  /// - Returns: An odd number from 3 to `maximumSlotCount`.
  public static func slotCount(
    peek: Double, pitch: Double, recentering: CarouselRecentering
  ) -> Int {
    let pitch = pitch.finiteLength
    guard pitch > 0 else { return 3 }
    let reach = recentering == .atHalfPage ? pitch / 2 : pitch
    let side = Int(saturating: ((reach + peek.finiteLength) / pitch).rounded(.up))
    return 2 * side.clamped(to: 1...(maximumSlotCount / 2)) + 1
  }
}

extension CarouselSlots {
  /// The number of pages.
  public var pageCount: Int { binding.pageCount }

  /// How many slots there are: odd, three unless more pages peek in.
  public var slotCount: Int { binding.slotCount }

  /// Whether pages go on to the left; never on the vertical axis.
  public var isRightToLeft: Bool { binding.track.isMirrored }

  /// Device pixels per point.
  public var displayScale: Double { pixelGrid.displayScale }

  /// Whether there is something to scroll to: set it as the scroll view's `isScrollEnabled`.
  public var canLoop: Bool { pageCount > 1 }

  /// The length of a page and the spacing: the length the scroll view's bounds should have.
  public var pitch: Double { binding.track.pitch }

  /// The size of the scroll view's content, in points: as long as all slots.
  public func contentSize(crossLength: Double) -> CGSize {
    let length = (Double(slotCount) * pitch).finite(or: 0)
    return CGSize(along: axis, length, cross: crossLength.finiteLength)
  }

  /// The offset at which the middle page rests, in points.
  public var restingOffset: Double { binding.track.rest }

  /// The offset the scroll view should have now, in points.
  public var contentOffset: Double { binding.track.contentOffset }

  /// The page nearest to the viewport; `nil` without pages.
  public var currentPage: Int? { binding.loop.page(binding.track.nearest) }

  /// The position in the endless row of pages: the page number, unbounded, with the remainder.
  public var position: Double {
    (Double(binding.track.middle) + binding.track.remainder).finite(or: 0)
  }

  /// The position within one round, in `0..<pageCount`: what a continuous page indicator shows.
  /// Past the last page it is on its way back to the first. Zero without pages.
  public var indicatorValue: Double {
    let middle = Double(binding.track.middle.floorModulo(pageCount))
    return binding.loop.wrapped(middle + binding.track.remainder)
  }

  /// The pages in the slots, in leading to trailing order: `[4, 0, 1]` for the first of five.
  /// `[nil, 0, nil]` for the only one; empty without pages.
  public var pages: [Int?] {
    guard pageCount > 0 else { return [] }
    let track = binding.track
    return (-track.side...track.side).map { place in
      canLoop || place == 0 ? binding.loop.page(track.middle.saturatingAdd(place)) : nil
    }
  }

  /// The offset at which the page some steps ahead of the middle one rests, within the content:
  /// what to animate the scroll view to.
  public func offset(steps: Int) -> Double {
    let track = binding.track
    let steps = canLoop ? steps.clamped(to: -track.side...track.side) : 0
    return track.physical(track.rest + Double(steps) * pitch)
  }
}

extension CarouselSlots {
  /// Reports the length of a page, at every layout; the place in the pages is kept.
  ///
  /// Between two layouts UIKit may clamp the offset by itself, and report that as scrolling. Take the
  /// scroll view's delegate away while you set its frame and content size, and write `contentOffset`
  /// rather than add the shift.
  public mutating func setPageLength(_ length: Double) -> Update {
    let before = contentOffset
    pageLength = length.finiteLength
    let new = (pageLength + spacing).finiteLength
    let isChange = new != pitch
    if isChange { binding.track.setPitch(new) }
    return update(from: before, movesAll: isChange)
  }

  /// Reports an offset of the scroll view: every one that it reports itself.
  public mutating func scrolled(to offset: Double) -> Update { moved(to: offset, isSettled: false) }

  /// Reports that the scroll view has come to a stop: from `scrollViewDidEndDecelerating`,
  /// `scrollViewDidEndScrollingAnimation`, and `scrollViewDidEndDragging` without deceleration.
  public mutating func settled(at offset: Double) -> Update { moved(to: offset, isSettled: true) }

  @inline(__always)
  private mutating func moved(to offset: Double, isSettled: Bool) -> Update {
    let (before, isRecentered) = binding.report(
      offset, rule: canLoop ? recentering : nil, isSettled: isSettled, grid: pixelGrid)
    return update(from: before, movesAll: isRecentered)
  }

  /// Goes to a page at once, and comes to rest on it.
  ///
  /// - Parameters:
  ///   - page: Any number, which stands for the page it wraps to.
  ///   - way: The way round that is reported with the page change.
  /// - Returns: An update that places every slot and binds those that show another page.
  public mutating func jump(to page: Int, way: PageLoop.Way = .shortest) -> Update {
    let before = contentOffset
    if canLoop {
      let now = binding.track.nearest
      binding.track.middle = now.saturatingAdd(binding.loop.steps(from: now, to: page, way: way))
    }
    binding.track.comeToRest()
    return update(from: before, movesAll: true)
  }

  /// Changes the number of pages. With `page`, also where only their content has changed.
  ///
  /// - Parameters:
  ///   - count: The new number; negative counts as zero.
  ///   - page: The number that the present page has from now on. By default it keeps its own, or
  ///     becomes the last page if there are fewer now.
  /// - Returns: An update that binds every slot anew, unless neither the number has changed nor a
  ///   page was given.
  public mutating func setPageCount(_ count: Int, keeping page: Int? = nil) -> Update {
    let before = contentOffset
    let count = count.clamped(to: 0...Self.maximumPageCount)
    guard count != pageCount || page != nil else { return update(from: before, movesAll: false) }
    let old = currentPage
    let kept = (page ?? old ?? 0).clamped(to: 0...max(0, count - 1))
    binding.setPageCount(count)
    if canLoop {
      let now = binding.track.nearest
      let steps = binding.loop.steps(from: now, to: kept)
      binding.track.middle = binding.track.middle.saturatingAdd(steps)
    } else {
      binding.track.middle = 0
      binding.track.comeToRest()
    }
    binding.setReported(binding.track.nearest)
    var update = update(from: before, movesAll: true)
    if let new = currentPage, new != old {
      update.pageChange = PageChange(old: old, new: new, steps: 0)
    }
    return update
  }

  @inline(__always)
  private mutating func update(from before: Double, movesAll: Bool) -> Update {
    let window =
      canLoop
      ? PageWindow(first: binding.track.first, count: slotCount)
      : PageWindow(first: 0, count: pageCount)
    return binding.update(
      window: window, current: binding.track.nearest, from: before, movesAll: movesAll)
  }
}
