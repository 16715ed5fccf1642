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
/// Everything else is as in `CarouselSlots`. A step is O(1) and allocates nothing.
public struct TwoSlotCarousel: Equatable, Sendable, BitwiseCopyable {
  /// Whether the first page follows the last; never with fewer than two pages.
  public let loops: Bool
  /// The length of a page along the axis, in points; zero before the first layout.
  public private(set) var pageLength = 0.0
  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public let spacing: Double
  /// When another page becomes the middle one, with looping.
  public let recentering: CarouselRecentering
  /// The axis of the carousel.
  public let axis: ScrollAxis
  let pixelGrid: PixelGrid
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
    let pageCount = max(0, pageCount)
    let loops = loops && pageCount > 1
    let page =
      loops ? page.floorModulo(pageCount) : page.clamped(to: 0...max(0, pageCount - 1))
    self.loops = loops
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

  private var currentNumber: Int {
    let nearest = binding.track.nearest
    return loops ? nearest : nearest.clamped(to: 0...max(0, pageCount - 1))
  }

  /// Tells the length of a page, at every layout; the place in the pages is kept.
  public mutating func setPageLength(_ length: Double) -> CarouselSlots.Update {
    let before = contentOffset
    pageLength = length.finiteLength
    let new = (pageLength + spacing).finiteLength
    let isChange = new != pitch
    if isChange { binding.track.setPitch(new) }
    return update(from: before, movesAll: isChange)
  }

  /// Tells an offset of the scroll view: every one that it reports.
  public mutating func scrolled(to offset: Double) -> CarouselSlots.Update {
    moved(to: offset, isSettled: false)
  }

  /// Tells that the scroll view has come to a stop.
  public mutating func settled(at offset: Double) -> CarouselSlots.Update {
    moved(to: offset, isSettled: true)
  }

  private mutating func moved(to offset: Double, isSettled: Bool) -> CarouselSlots.Update {
    let (before, isRecentered) = binding.report(
      offset, rule: loops ? recentering : nil, isSettled: isSettled, pixel: pixelGrid.pixel)
    return update(from: before, movesAll: isRecentered)
  }

  private mutating func update(from before: Double, movesAll: Bool) -> CarouselSlots.Update {
    let track = binding.track
    var low = track.middle.saturatingAdd(Int(saturating: track.remainder.rounded(.down)))
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
