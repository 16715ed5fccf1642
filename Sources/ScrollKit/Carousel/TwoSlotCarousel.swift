/// A carousel that gets by with two slots, since no more than two whole pages are ever in a viewport
/// of one page: the form for heavy views. Each slot jumps to the page that comes into view.
///
/// Without looping the content holds all pages and slots lie at their pages' places; with looping it
/// is three pages long, as that of `CarouselSlots`, and the free slot goes to the side that is being
/// scrolled to.
///
/// ```swift
/// var slots = TwoSlotCarousel(pageCount: 5)
/// print(slots.setPageLength(320).rebinds.map { $0.page })  // [0, 1]
/// print(slots.scrolled(to: 400).rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 0: page 2"]
/// ```
///
/// Offsets, updates and echoes are as in `CarouselSlots`; there are never more than these two slots, so
/// nothing may peek in. A step is O(1) and allocates nothing.
public struct TwoSlotCarousel: Equatable, Sendable, BitwiseCopyable {
  /// Whether the first page follows the last; never with fewer than two pages.
  public var loops: Bool { wantsLoop && pageCount > 1 }
  /// The length of a page along the axis, in points; zero before the first layout.
  public private(set) var pageLength = 0.0
  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public let spacing: Double
  /// When another page becomes the middle one, with looping.
  public let recentering: CarouselRecentering
  /// The axis of the carousel.
  public let axis: ScrollAxis
  private let wantsLoop: Bool
  private let pixelGrid: PixelGrid
  private var binding: CarouselBinding
  /// The number of the first of the two pages in the slots.
  private var first: Int

  /// Creates a carousel; see `CarouselSlots` for the parameters. The page to begin with wraps when
  /// looping, else it is held within the pages there are.
  public init(
    pageCount: Int, page: Int = 0, loops: Bool = false, spacing: Double = 0,
    recentering: CarouselRecentering = .whenSettled, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false, displayScale: Double = 1
  ) {
    let pageCount = pageCount.clamped(to: 0...CarouselSlots.maximumPageCount)
    wantsLoop = loops
    let loops = loops && pageCount > 1
    let page =
      loops ? page.floorModulo(pageCount) : page.clamped(to: 0...max(0, pageCount - 1))
    self.spacing = spacing.finiteLength
    self.recentering = recentering
    self.axis = axis
    self.pixelGrid = PixelGrid(displayScale: displayScale)
    self.first = loops ? page : page.clamped(to: 0...max(0, pageCount - 2))
    self.binding = CarouselBinding(
      track: CarouselTrack(
        middle: page, side: loops ? 1 : page, length: loops ? 3 : pageCount,
        isMirrored: isRightToLeft && axis == .horizontal),
      pageCount: pageCount, slotCount: 2, margin: spacing.finiteLength / 2)
  }
}

extension TwoSlotCarousel {
  /// The number of pages.
  public var pageCount: Int { binding.pageCount }

  /// The length of a page and the spacing: the length the scroll view's bounds should have.
  public var pitch: Double { binding.track.pitch }

  /// The size of the scroll view's content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    let length = (Double(binding.track.length) * pitch).finite(or: 0)
    return CGSize(along: axis, length, cross: crossLength.finiteLength)
  }

  /// The offset the scroll view should have now, in points.
  public var contentOffset: Double { binding.track.contentOffset }

  /// The page nearest to the viewport; `nil` without pages.
  public var currentPage: Int? { binding.loop.page(currentNumber) }

  /// Whether there is something to scroll to: set it as the scroll view's `isScrollEnabled`.
  public var canScroll: Bool { pageCount > 1 }

  /// What a continuous page indicator shows: with looping in `0..<pageCount`, past the last page on its
  /// way back to the first; else in `0...(pageCount - 1)`. Zero without pages.
  public var indicatorValue: Double {
    let track = binding.track
    if loops {
      return binding.loop.wrapped(Double(track.middle.floorModulo(pageCount)) + track.remainder)
    }
    let position = (Double(track.middle) + track.remainder).finite(or: 0)
    return min(max(position, 0), Double(max(0, pageCount - 1)))
  }

  /// The offset at which the page some steps ahead of the current one rests: what to animate the scroll
  /// view to. With looping they count from the middle page, and go no further than its neighbours; else no
  /// further than the pages there are.
  public func offset(steps: Int) -> Double {
    let track = binding.track
    let number =
      loops
      ? track.middle.saturatingAdd(steps.clamped(to: -1...1))
      : currentNumber.saturatingAdd(steps).clamped(to: 0...max(0, pageCount - 1))
    let pages = Double(number.saturatingSubtract(track.middle))
    return track.physical((track.rest + pages * pitch).finite(or: track.rest))
  }

  private var currentNumber: Int {
    let nearest = binding.track.nearest
    return loops ? nearest : nearest.clamped(to: 0...max(0, pageCount - 1))
  }

  /// Reports the length of a page, at every layout; the place in the pages is kept.
  public mutating func setPageLength(_ length: Double) -> CarouselSlots.Update {
    let before = contentOffset
    pageLength = length.finiteLength
    let new = (pageLength + spacing).finiteLength
    let isChange = new != pitch
    if isChange { binding.track.setPitch(new) }
    return update(from: before, movesAll: isChange)
  }

  /// Reports an offset of the scroll view: every one that it reports itself.
  public mutating func scrolled(to offset: Double) -> CarouselSlots.Update {
    moved(to: offset, isSettled: false)
  }

  /// Reports that the scroll view has come to a stop.
  public mutating func settled(at offset: Double) -> CarouselSlots.Update {
    moved(to: offset, isSettled: true)
  }

  private mutating func moved(to offset: Double, isSettled: Bool) -> CarouselSlots.Update {
    let (before, isRecentered) = binding.report(
      offset, rule: loops ? recentering : nil, isSettled: isSettled, grid: pixelGrid)
    return update(from: before, movesAll: isRecentered)
  }

  /// Changes the number of pages, or with `page` only their content, and comes to rest on the page.
  ///
  /// - Parameters:
  ///   - count: The new number; negative counts as zero.
  ///   - page: The number that the present page has from now on. By default it keeps its own, or
  ///     becomes the last page if there are fewer now.
  /// - Returns: An update that binds every slot anew, unless neither the number has changed nor a page
  ///   was given.
  public mutating func setPageCount(
    _ count: Int, keeping page: Int? = nil
  ) -> CarouselSlots.Update {
    let before = contentOffset
    let count = count.clamped(to: 0...CarouselSlots.maximumPageCount)
    guard count != pageCount || page != nil else { return update(from: before, movesAll: false) }
    let old = currentPage
    let kept = (page ?? old ?? 0).clamped(to: 0...max(0, count - 1))
    var new = TwoSlotCarousel(
      pageCount: count, page: kept, loops: wantsLoop, spacing: spacing, recentering: recentering,
      axis: axis, isRightToLeft: binding.track.isMirrored, displayScale: pixelGrid.displayScale)
    new.pageLength = pageLength
    new.binding.track.setPitch(pitch)
    self = new
    var update = update(from: before, movesAll: true)
    if let current = currentPage, current != old {
      update.pageChange = CarouselSlots.PageChange(old: old, new: current, steps: 0)
    }
    return update
  }

  private mutating func update(from before: Double, movesAll: Bool) -> CarouselSlots.Update {
    let track = binding.track
    var low = track.middle.saturatingAdd(Int(saturating: track.remainder.roundedDown))
    var high = track.middle.saturatingAdd(Int(saturating: track.remainder.rounded(.up)))
    if !loops {
      let pages = 0...max(0, pageCount - 1)
      (low, high) = (low.clamped(to: pages), high.clamped(to: pages))
    }
    // The two slots follow the pages in view only as far as they must.
    first = min(first, low)
    first = max(first, high.saturatingSubtract(1))
    return binding.update(
      window: PageWindow(first: first, count: min(2, pageCount)),
      current: currentNumber, from: before, movesAll: movesAll)
  }
}
