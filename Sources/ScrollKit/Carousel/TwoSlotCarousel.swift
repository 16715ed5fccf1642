/// A carousel with only two slots, for heavy views. Two are enough because a viewport of one page
/// never shows parts of more than two pages. The hidden slot takes the page that comes into view.
///
/// Without looping, the content holds all pages, and slots lie at their pages' places. With
/// looping, it is three pages long, and the hidden slot goes to the side that is being scrolled to.
///
/// ```swift
/// var slots = TwoSlotCarousel(pageCount: 5)
/// print(slots.setPageLength(320).rebinds.map { $0.page })  // [0, 1]
/// let update = slots.scrolled(to: 400)
/// print(update.rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 0: page 2"]
/// ```
///
/// All else is as in `CarouselSlots`, but no page may peek in beside the scroll view. A step is
/// O(1) and allocates nothing.
public struct TwoSlotCarousel: Equatable, Sendable, BitwiseCopyable {
  /// The axis of the carousel.
  public let axis: ScrollAxis
  var binding: CarouselBinding

  /// Creates a carousel; see `CarouselSlots` for the parameters. The first page shown wraps if the
  /// carousel loops. Otherwise it is held within `0..<pageCount`.
  public init(
    pageCount: Int, page: Int = 0, loops: Bool = false, spacing: Double = 0,
    recentering: CarouselRecentering = .whenSettled, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false, displayScale: Double = 1
  ) {
    self.axis = axis
    binding = CarouselBinding(
      pageCount: pageCount, page: page, slotCount: 2, loops: loops, spacing: spacing,
      recentering: recentering, isMirrored: axis.isMirrored(isRightToLeft),
      displayScale: displayScale)
  }
}

extension TwoSlotCarousel {
  /// The number of pages.
  public var pageCount: Int { binding.pageCount }

  /// How many slots there are: two.
  public var slotCount: Int { binding.slotCount }

  /// The length of a page along the axis, in points; zero before the first layout.
  public var pageLength: Double { binding.pageLength }

  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public var spacing: Double { binding.spacing }

  /// When another page becomes the middle one, with looping.
  public var recentering: CarouselRecentering { binding.recentering }

  /// Whether pages go on to the left; never on the vertical axis.
  public var isRightToLeft: Bool { binding.isMirrored }

  /// Device pixels per point.
  public var displayScale: Double { binding.displayScale }

  /// Whether there are two pages or more: set it as the scroll view's `isScrollEnabled`.
  public var canScroll: Bool { pageCount > 1 }

  /// Whether the first page follows the last; never with fewer than two pages.
  public var canLoop: Bool { binding.canLoop }

  /// The same as `canLoop`.
  public var loops: Bool { canLoop }

  /// The length of a page plus the spacing: give the scroll view's bounds this length.
  public var pitch: Double { binding.pitch }

  /// The size of the scroll view's content, in points: all pages long, or three pages with looping.
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

  /// The position for a continuous page indicator. With looping it is in `0..<pageCount`: from the
  /// last page it rises towards `pageCount`, and starts at 0 on the first. Without, it is in
  /// `0...(pageCount - 1)`. Zero without pages.
  public var wrappedFractionalPage: Double { binding.wrappedFractionalPage }

  /// The pages in the slots, in leading to trailing order: `[0, 1]` for the first of five; for the
  /// only one `[0, nil]`. Empty without pages.
  public var pages: [Int?] { binding.pages }

  /// The resting offset of the page some steps after the current one. With looping it may lie past
  /// the content; without, it is that of the first or last page at most. Nothing changes. To go
  /// there, use `scroll(by:)`, which also adds up taps in quick succession.
  public func offset(steps: Int) -> Double { binding.offset(steps: steps) }
}

extension TwoSlotCarousel {
  /// Reports the length of a page, at every layout. The position in pages is kept, and so is the
  /// page that is scrolled to. A motion has to be aimed anew: see `CarouselSlots.Update.motion`.
  ///
  /// While you lay out, UIKit may clamp the offset by itself and report that as scrolling. Take the
  /// scroll view's delegate away while you set its frame and content size, and write
  /// `contentOffset` rather than add the shift.
  public mutating func setPageLength(_ length: Double) -> CarouselSlots.Update {
    binding.setPageLength(length)
  }

  /// Reports an offset of the scroll view, from `scrollViewDidScroll`: pass on every one.
  public mutating func scrolled(to offset: Double) -> CarouselSlots.Update {
    binding.scrolled(to: offset)
  }

  /// Reports that a finger begins to drag, from `scrollViewWillBeginDragging`. Under every rule the
  /// nearest page becomes the middle one, so that the finger finds room on both sides. Nothing
  /// moves on screen. A scroll to a page is given up.
  public mutating func willBeginDragging(at offset: Double) -> CarouselSlots.Update {
    binding.willBeginDragging(at: offset)
  }

  /// Reports that the scroll view has come to a stop: from `scrollViewDidEndDecelerating`,
  /// `scrollViewDidEndScrollingAnimation`, and `scrollViewDidEndDragging` without deceleration.
  ///
  /// Do not report a stop that a command of yours causes; see `CarouselSlots.settled(at:)`. After a
  /// stop, the carousel forgets the page that was scrolled to, whether or not it was reached. Only
  /// a stop before anything has moved says again where to go. Without looping, content past an end
  /// is put back to that end.
  public mutating func settled(at offset: Double) -> CarouselSlots.Update {
    binding.settled(at: offset)
  }

  /// Scrolls to a page over any distance, at rest and in mid-motion. The move says what to do
  /// first, and where to animate the scroll view to. Nothing on screen jumps.
  ///
  /// Before the first layout, the carousel is on the page at once.
  ///
  /// - Parameters:
  ///   - page: The page; with looping any number, which stands for the page it wraps to.
  ///   - direction: The way round, counted from the page last scrolled to, or else from the current
  ///     one.
  ///   - pagesBetween: Whether the pages between are left out. Without looping they never are.
  /// - Returns: What to do and where to animate to.
  public mutating func scroll(
    to page: Int, direction: PageLoop.Direction = .shortest,
    pagesBetween: CarouselSlots.PagesBetween = .skipped
  ) -> CarouselSlots.Move {
    binding.scroll(to: page, direction: direction, between: pagesBetween)
  }

  /// Scrolls by some pages, as `scroll(to:)` does. They are counted from the page last scrolled to,
  /// so that taps in quick succession add up.
  ///
  /// - Parameters:
  ///   - steps: The number of pages, forward positive.
  ///   - pagesBetween: Whether the pages between are left out.
  /// - Returns: What to do and where to animate to.
  public mutating func scroll(by steps: Int, pagesBetween: CarouselSlots.PagesBetween = .shown)
    -> CarouselSlots.Move
  {
    binding.scroll(by: steps, between: pagesBetween)
  }

  /// Goes to a page at once, and comes to rest on it.
  ///
  /// - Parameters:
  ///   - page: The page; with looping any number, which stands for the page it wraps to, else held
  ///     within those there are.
  ///   - direction: The way round that the page change reports.
  /// - Returns: An update that places every slot, and binds those that now show another page.
  public mutating func jump(to page: Int, direction: PageLoop.Direction = .shortest)
    -> CarouselSlots.Update
  {
    binding.jump(to: page, direction: direction)
  }

  /// Changes the number of pages. If only their content changed, pass the same number, and `page`.
  /// The offset keeps its distance from the nearest page, unless it would then lie past the pages
  /// left.
  ///
  /// - Parameters:
  ///   - count: The new number; negative counts as zero.
  ///   - page: The number that the present page has from now on. By default it keeps its own, or
  ///     becomes the last page if there are fewer now.
  /// - Returns: An update that binds every slot anew. With the same number and no page, nothing
  ///   changes.
  public mutating func setPageCount(_ count: Int, keeping page: Int? = nil) -> CarouselSlots.Update
  {
    binding.setPageCount(count, keeping: page)
  }
}
