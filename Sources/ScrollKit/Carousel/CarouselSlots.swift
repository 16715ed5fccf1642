/// The three-slot carousel: a few slots that show the pages of an endless loop, fed with the
/// offsets of any scroll view.
///
/// The scroll view's content is as long as the slots together, and its bounds are one page (with
/// the spacing) long. The middle slot shows the present page. As the content scrolls, the carousel
/// tells which slots to bind to which pages, where to put them, and by how much to shift the offset
/// so that nothing moves on screen. If a bounce shows what lies past an end of the content, slots
/// are put there, too. Offsets are shifted only when the rule of recentring says so.
///
/// ```swift
/// var slots = CarouselSlots(pageCount: 5)
/// _ = slots.setPageLength(320)
/// print(slots.pages.map { $0! }, slots.contentOffset)  // [4, 0, 1] 320.0
/// let update = slots.settled(at: 640)
/// print(slots.pages.map { $0! }, update.offsetShift)  // [0, 1, 2] -320.0
/// print(update.rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 2: page 2"]
/// let move = slots.scroll(to: 4, direction: .forward)
/// print(slots.pages.map { $0! }, move.contentOffset, move.steps)  // [0, 1, 4] 640.0 3
/// ```
///
/// The position is one unbounded page number and a remainder: see `PageLoop`. Without pages there
/// are no slots. One page stands alone in the middle slot and does not loop. With two pages, both
/// outer slots show the same one. For heavy views there is a form with two slots:
/// `twoSlots(pageCount:)`. A step is O(1) and allocates nothing. An offset that is NaN counts as
/// the present one, a length that is NaN as zero.
public struct CarouselSlots: Equatable, Sendable, BitwiseCopyable {
  /// The axis of the carousel.
  public let axis: ScrollAxis
  var binding: CarouselBinding

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; negative counts as zero.
  ///   - page: The page to begin with; any number, which stands for the page it wraps to.
  ///   - spacing: The gap between two pages, in points; negative counts as zero.
  ///   - slotCount: How many slots there are; an even number counts as the next odd one, and it is
  ///     held within 3 to `maximumSlotCount`. See `slotCount(peek:pitch:recentering:)` for pages
  ///     that peek in beside the scroll view, and `twoSlots(pageCount:)` for two.
  ///   - recentering: When another page becomes the middle one.
  ///   - axis: The axis of the carousel.
  ///   - isRightToLeft: Whether pages go on to the left; no effect on the vertical axis.
  ///   - displayScale: Device pixels per point.
  public init(
    pageCount: Int, page: Int = 0, spacing: Double = 0, slotCount: Int = 3,
    recentering: CarouselRecentering = .whenSettled, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false, displayScale: Double = 1
  ) {
    self.init(
      axis: axis,
      binding: CarouselBinding(
        pageCount: pageCount, page: page,
        slotCount: slotCount.clamped(to: 3...Self.maximumSlotCount) | 1, loops: true,
        spacing: spacing, recentering: recentering,
        isMirrored: axis.isMirrored(isRightToLeft), displayScale: displayScale))
  }

  init(axis: ScrollAxis, binding: CarouselBinding) {
    self.axis = axis
    self.binding = binding
  }

  /// The greatest number of slots.
  public static var maximumSlotCount: Int { 99 }
  /// The greatest number of pages; more count as this.
  public static var maximumPageCount: Int { Int(clamping: Int64(1) << 48) }

  /// How many slots are needed so that no gap shows: `2 * ceil((reach + peek) / pitch) + 1`. The
  /// reach is how far the offset can get from the middle page's resting offset: half a pitch with
  /// `atHalfPage`, else one pitch.
  ///
  /// - Parameters:
  ///   - peek: How far beyond the scroll view's bounds pages are seen on either side, in points.
  ///   - pitch: The length of a page plus the spacing, in points.
  ///   - recentering: When another page becomes the middle one.
  /// - Returns: An odd number from 3 to `maximumSlotCount`.
  public static func slotCount(
    peek: Double, pitch: Double, recentering: CarouselRecentering
  ) -> Int {
    let pitch = pitch.nonNegative
    guard pitch > 0 else { return 3 }
    let reach = recentering == .atHalfPage ? pitch / 2 : pitch
    let side = Int(saturating: ((reach + peek.nonNegative) / pitch).rounded(.up))
    return 2 * side.clamped(to: 1...(maximumSlotCount / 2)) + 1
  }
}

extension CarouselSlots {
  /// The number of pages.
  public var pageCount: Int { binding.pageCount }

  /// How many slots there are: an odd number from three on, or two.
  public var slotCount: Int { binding.slotCount }

  /// The length of a page along the axis, in points; zero before the first layout.
  public var pageLength: Double { binding.pageLength }

  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public var spacing: Double { binding.spacing }

  /// When another page becomes the middle one.
  public var recentering: CarouselRecentering { binding.recentering }

  /// Whether pages go on to the left; never on the vertical axis.
  public var isRightToLeft: Bool { binding.isMirrored }

  /// Device pixels per point.
  public var displayScale: Double { binding.displayScale }

  /// Whether the first page shall follow the last; only a carousel of two slots may do without.
  public var loops: Bool { binding.wantsLoop }

  /// Whether the first page follows the last: if the carousel `loops` and there are two pages or
  /// more. With fewer there is nothing to scroll: set the scroll view's `isScrollEnabled` to
  /// `pageCount > 1`.
  public var canLoop: Bool { binding.canLoop }

  /// The length of a page plus the spacing: give the scroll view's bounds this length.
  public var pitch: Double { binding.pitch }

  /// The size of the scroll view's content, in points: as long as all slots. With two slots, it is
  /// three pages long if the carousel loops, else as long as all pages.
  public func contentSize(crossLength: Double) -> CGSize {
    binding.contentSize(along: axis, crossLength: crossLength)
  }

  /// The offset to come to rest at, in points. After `scroll(to:)` it is that of the target page,
  /// until a stop or a drag is reported. Otherwise it is that of the current page.
  public var restingOffset: Double { binding.restingOffset }

  /// The offset the scroll view should have now, in points.
  public var contentOffset: Double { binding.contentOffset }

  /// The page nearest to the viewport; `nil` without pages.
  public var currentPage: Int? { binding.currentPage }

  /// The position in the row of pages: the page number, unbounded with looping, plus the scrolled
  /// fraction of a page. While a scroll skips pages, the position counts through their numbers.
  public var fractionalPage: Double { binding.position }

  /// The position within one round, in `0..<pageCount`, for a continuous page indicator. From the
  /// last page it rises towards `pageCount`, and starts at 0 on the first. Without looping, it is
  /// held between the first page and the last. Zero with fewer than two pages.
  public var wrappedFractionalPage: Double { binding.wrappedFractionalPage }

  /// How far the nearest copy of a page lies ahead of the viewport, in pages: in
  /// `-pageCount / 2 ... pageCount / 2`. It jumps only out of sight, not where the loop closes. Of
  /// a slot, ask `slots`. `nil` without pages.
  public func distance(ofPage page: Int) -> Double? {
    guard canLoop else {
      return pageCount > 0 ? (Double(page) - fractionalPage).finite(or: 0) : nil
    }
    return PageLoop(count: pageCount).distance(from: wrappedFractionalPage, to: page)
  }

  /// The offset of a position in pages, to drive this carousel by another one with as many pages:
  /// give it to the scroll view, then to `scrolled(to:)`. With looping, it is that of the round
  /// nearest to the present position. Nothing changes. NaN counts as the present position.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    let position = position.finite(or: fractionalPage)
    var steps = position - fractionalPage
    if canLoop {
      let (count, place) = (Double(pageCount), wrappedFractionalPage)
      steps = (PageLoop(count: pageCount).wrapped(position) - place).floorModulo(count)
      if steps > count / 2 { steps -= count }
    }
    let way = steps * pitch
    return (contentOffset + (isRightToLeft ? 0 - way : way)).finite(or: contentOffset)
  }

  /// The pages in the slots, in leading to trailing order: `[4, 0, 1]` for the first of five.
  /// `[nil, 0, nil]` for the only one; empty without pages. Of two slots that have only one page,
  /// the second shows `nil`.
  public var pages: [Int?] { binding.pages }

  /// The resting offset of the page some steps after the current one. It may lie past the content
  /// of a loop; without looping, it is held within the pages there are.
  /// Nothing changes. To go there, use `scroll(by:)`, which also adds up taps in quick succession.
  public func offset(steps: Int) -> Double { binding.offset(steps: steps) }
}

extension CarouselSlots {
  /// Reports the length of a page, at every layout. The position in pages is kept, and so is the
  /// page that is scrolled to. A motion has to be aimed anew: see `Update.motion`.
  ///
  /// While you lay out, UIKit may clamp the offset by itself and report that as scrolling. Take the
  /// scroll view's delegate away while you set its frame and content size, and write
  /// `contentOffset` rather than add the shift.
  public mutating func setPageLength(_ length: Double) -> Update { binding.setPageLength(length) }

  /// Reports an offset of the scroll view, from `scrollViewDidScroll`: pass on every one.
  public mutating func scrolled(to offset: Double) -> Update { binding.scrolled(to: offset) }

  /// Reports that a finger begins to drag, from `scrollViewWillBeginDragging`. Under every rule the
  /// nearest page becomes the middle one, so that the finger finds room on both sides. Nothing
  /// moves on screen. A scroll to a page is given up.
  public mutating func willBeginDragging(at offset: Double) -> Update {
    binding.willBeginDragging(at: offset)
  }

  /// Reports that the scroll view has come to a stop: from `scrollViewDidEndDecelerating`,
  /// `scrollViewDidEndScrollingAnimation`, and `scrollViewDidEndDragging` without deceleration.
  ///
  /// When a command of yours interrupts a motion, do not report the end of that motion. A
  /// `Scroller`, for example, has an event for it. After a stop, the carousel forgets the page that
  /// was scrolled to, whether or not it was reached. Only a stop before anything has moved says
  /// again where to go. Fewer than two pages are put back to their resting offset, and without
  /// looping, so is content past an end.
  public mutating func settled(at offset: Double) -> Update { binding.settled(at: offset) }

  /// Scrolls to a page over any distance, at rest and in mid-motion. The move says what to do
  /// first, and where to animate the scroll view to. Nothing on screen jumps.
  ///
  /// Before the first layout, the carousel is on the page at once.
  ///
  /// - Parameters:
  ///   - page: Any number, which stands for the page it wraps to. Without looping, only a page that
  ///     there is.
  ///   - direction: The way round, counted from the page last scrolled to, or else from the current
  ///     one.
  ///   - pagesBetween: Whether the pages between are left out. Without looping they never are.
  /// - Returns: What to do and where to animate to.
  public mutating func scroll(
    to page: Int, direction: PageLoop.Direction = .shortest, pagesBetween: PagesBetween = .skipped
  ) -> Move {
    binding.scroll(to: page, direction: direction, between: pagesBetween)
  }

  /// Scrolls by some pages, as `scroll(to:)` does. They are counted from the page last scrolled to,
  /// so that taps in quick succession add up.
  ///
  /// - Parameters:
  ///   - steps: The number of pages, forward positive.
  ///   - pagesBetween: Whether the pages between are left out.
  /// - Returns: What to do and where to animate to.
  public mutating func scroll(by steps: Int, pagesBetween: PagesBetween = .shown) -> Move {
    binding.scroll(by: steps, between: pagesBetween)
  }

  /// Goes to a page at once, and comes to rest on it.
  ///
  /// - Parameters:
  ///   - page: Any number, which stands for the page it wraps to. Without looping, it is held
  ///     within the pages there are.
  ///   - direction: The way round that the page change reports.
  /// - Returns: An update that places every slot, and binds those that now show another page.
  public mutating func jump(to page: Int, direction: PageLoop.Direction = .shortest) -> Update {
    binding.jump(to: page, direction: direction)
  }

  /// Follows an edit of the list: at rest, under a finger and in motion. What is on screen stays
  /// where it is, a motion goes on, and a slot whose page stays in its place is not bound anew.
  ///
  /// Pages that come in between two that are both seen appear when the content has settled. If the
  /// current page is gone, the next one that stays takes its place, without looping at the end the
  /// last. `currentPage` may have another number then: set the page control anew. Without looping,
  /// the offset is shifted. Where there are fewer than two pages before or after,
  /// it is as `setPageCount(_:keeping:)`.
  ///
  /// ```swift
  /// var slots = CarouselSlots(pageCount: 5)
  /// _ = slots.setPageLength(320)
  /// let update = slots.edit(.insert(count: 1, at: 1))
  /// print(update.rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 1: page 1"]
  /// print(slots.pages.map { $0! }, update.offsetShift)  // [5, 0, 1] 0.0
  /// ```
  ///
  /// - Parameter edit: The edit. Of several, tell one after the other, and apply each update.
  /// - Returns: What to do. It tells a page change only if the current page is gone.
  public mutating func edit(_ edit: CarouselEdit) -> Update { binding.edit(edit) }

  /// Changes the number of pages. If only their content changed, pass the same number, and `page`.
  /// The offset keeps its distance from the nearest page, unless it would then lie past the ends of
  /// a carousel that does not loop.
  ///
  /// - Parameters:
  ///   - count: The new number; negative counts as zero.
  ///   - page: The number that the present page has from now on. By default it keeps its own, or
  ///     becomes the last page if there are fewer now.
  /// - Returns: An update that binds every slot anew. With the same number and no page, nothing
  ///   changes.
  public mutating func setPageCount(_ count: Int, keeping page: Int? = nil) -> Update {
    binding.setPageCount(count, keeping: page)
  }
}
