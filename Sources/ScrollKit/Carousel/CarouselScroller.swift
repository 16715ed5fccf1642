/// A carousel that scrolls by itself, for hosts without a scroll view: touches and times go in, the
/// items on screen, the pages and their changes come out. It joins a `CarouselLoop` with a
/// `Scroller`, an `Autoplay` and a `PageTracker`.
///
/// An endless image browser with captions:
///
/// ```swift
/// let captions = ["Lighthouse", "Two boats", "Rain", "The crane", "Gulls"]
/// var browser = CarouselScroller(
///   pageCount: captions.count, viewportSize: CGSize(width: 320, height: 200))
/// browser.autoplay = .tutorial(pageCount: captions.count)
/// browser.touch(.began, at: CGPoint(x: 100, y: 90), time: 0)  // A flick back.
/// browser.touch(.moved, at: CGPoint(x: 200, y: 90), time: 0.05)
/// browser.touch(.ended, at: CGPoint(x: 200, y: 90), time: 0.06)
/// let update = browser.advance(to: 0.2)  // In every frame; sleep until `nextWakeTime` at rest.
/// // Draw each item in its `frame`.
/// print(browser.items.map { $0.item })  // [4, 0]
/// if let change = update.pages.current { print(captions[change.new!]) }  // Gulls
/// browser.advance(to: 1)
/// print(browser.wrappedFractionalPage, browser.nextWakeTime!)  // 4.0 2.06
/// ```
///
/// Pages are as long as the viewport, or each has a length of its own. The loop closes where there
/// is enough content, else the pages end, and bounce; see `CarouselLoop.Fallback`. Motion is that
/// of a UIScrollView. Each input returns its events and the changes of pages: each change is told
/// once, also when a motion is interrupted.
///
/// The autoplay pauses while a finger is down, and goes on when it is lifted or when the content
/// has settled, as `Autoplay.restarts` says. A fire time that comes during a fling counts anew from
/// its end. Where several things are due between two inputs, each happens at its own time, so that
/// the path is the same however rarely `advance(to:)` is called.
///
/// A frame is O(log n) and allocates nothing. Times are seconds of one clock, and touches lie in
/// the viewport's frame, as in `Scroller`.
public struct CarouselScroller: Equatable, Sendable {
  /// Where the items lie. Offsets are those of `scroller`.
  public internal(set) var loop: CarouselLoop
  /// What moves the content.
  public internal(set) var scroller: Scroller
  /// The current page, the target, and the settled page.
  public internal(set) var tracker: PageTracker
  /// Where content that is let go comes to rest.
  public var release: Release
  /// How many pages one gesture may move, if it is released with `Release.paging`; negative counts
  /// as zero.
  public var pageLimit = 1 { didSet { pageLimit = max(0, pageLimit) } }
  /// Whether pages are as long as the viewport, without the insets.
  public let fillsViewport: Bool
  /// The timer; see `autoplay`.
  var clock: Autoplay
  /// The number of the page on which a drag began.
  var start = 0
  /// The number of the page that a motion leads to.
  var aim: Int?
  /// Whether something has happened since the content came to rest.
  var isUnsettled = false

  /// Where content that is let go comes to rest.
  public enum Release: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// On a page, at most `pageLimit` from where the drag began, on the spring for pages.
    case paging
    /// On a page, as far away as the momentum leads: it decelerates to there. Where that would
    /// last more than 1.5 times as long as without a page (certainty D), it is on the spring.
    case snapping
    /// Anywhere.
    case free
  }

  /// Creates a carousel of pages that are as long as the viewport.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; negative counts as zero.
  ///   - page: The page to begin with; a number outside wraps.
  ///   - viewportSize: The size of the carousel on screen, in points.
  ///   - spacing: The gap between two pages, in points.
  ///   - insets: How much of the viewport is left free beside a page, in points: there its
  ///     neighbours peek in.
  ///   - fallback: What the pages do if there are too few for a loop.
  ///   - release: Where content that is let go comes to rest.
  ///   - axis: The axis of the carousel.
  ///   - isRightToLeft: Whether pages go on to the left; no effect on the vertical axis.
  ///   - displayScale: Device pixels per point.
  public init(
    pageCount: Int, page: Int = 0, viewportSize: CGSize, spacing: Double = 0,
    insets: AxisInsets = .zero, fallback: CarouselLoop.Fallback = .contained,
    release: Release = .paging, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false,
    displayScale: Double = 1
  ) {
    let viewport = viewportSize.along(axis)
    let length = Self.pageLength(in: viewport, insets)
    self.init(
      CarouselLoop(
        lengths: repeatElement(length, count: max(0, pageCount)), spacing: spacing,
        viewport: viewport, fallback: fallback, room: Self.room, insets: insets, axis: axis,
        isRightToLeft: isRightToLeft),
      page: page, viewportSize: viewportSize, release: release, fillsViewport: true,
      displayScale: displayScale)
  }

  /// Creates a carousel of items that have lengths of their own. The parameters are those of
  /// `CarouselLoop`, and of the other initialiser.
  public init(
    lengths: some Sequence<Double>, page: Int = 0, viewportSize: CGSize, spacing: Double = 0,
    alignment: PageAlignment = .center, grouping: VariablePages.Grouping = .none,
    fallback: CarouselLoop.Fallback = .contained, insets: AxisInsets = .zero,
    release: Release = .snapping, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false,
    displayScale: Double = 1
  ) {
    self.init(
      CarouselLoop(
        lengths: lengths, spacing: spacing, viewport: viewportSize.along(axis),
        alignment: alignment, grouping: grouping, fallback: fallback, room: Self.room,
        insets: insets, axis: axis, isRightToLeft: isRightToLeft),
      page: page, viewportSize: viewportSize, release: release, fillsViewport: false,
      displayScale: displayScale)
  }

  private init(
    _ loop: CarouselLoop, page: Int, viewportSize: CGSize, release: Release, fillsViewport: Bool,
    displayScale: Double
  ) {
    self.loop = loop
    self.release = release
    self.fillsViewport = fillsViewport
    let number = loop.page(page) ?? page.clamped(to: 0...max(0, loop.pageCount - 1))
    var insets = ScrollInsets.zero
    insets[loop.axis] = loop.pageAxis.insets
    var metrics = ScrollMetrics(
      viewportSize: viewportSize,
      contentSize: loop.contentSize(crossLength: viewportSize.along(loop.axis.cross)),
      contentInset: insets, displayScale: displayScale)
    metrics.offset[loop.axis] = loop.contentOffset(of: number)
    scroller = Scroller(metrics)
    tracker = PageTracker(
      page: loop.page(at: metrics.offset[loop.axis]) ?? 0, count: loop.pageCount)
    clock = Autoplay(interval: 0, pageCount: loop.pageCount)
    clock.page = tracker.current ?? 0
  }

  /// How far the content can scroll before it has to be taken back to the middle, in points:
  /// farther than any finger flings it.
  static var room: Double { 65536 }

  /// The length of a page that fills the viewport. It is a point at least, so that a position in
  /// pages is kept where nothing is seen.
  static func pageLength(in viewport: Double, _ insets: AxisInsets) -> Double {
    max(1, (viewport.nonNegative - insets.leading - insets.trailing).nonNegative)
  }
}

extension CarouselScroller {
  /// The timer; by default it never fires. Set it, or change and pause it at any time. Its pages
  /// are kept equal to the carousel's.
  public var autoplay: Autoplay {
    get { clock }
    set {
      clock = newValue
      followPages()
    }
  }

  /// How it feels. Its paging is ignored: see `release`.
  public var configuration: Scroller.Configuration {
    get { scroller.configuration }
    set {
      scroller.configuration = newValue
      scroller.configuration.paging = .none
    }
  }

  /// The axis of the carousel.
  public var axis: ScrollAxis { loop.axis }

  /// The number of pages.
  public var pageCount: Int { loop.pageCount }

  /// Whether the first page follows the last.
  public var canLoop: Bool { loop.canLoop }

  /// The page nearest to the viewport; `nil` without pages.
  public var currentPage: Int? { tracker.current }

  /// The content offset along the axis before rounding to device pixels, in points.
  var offset: Double { scroller.offset[axis] }

  /// The position in pages: a number that counts on through the rounds, and the scrolled fraction.
  public var fractionalPage: Double { loop.fractionalPage(at: offset) }

  /// The position within one round, in `0..<pageCount`, for a continuous page indicator: from the
  /// last page it rises towards `pageCount`, and starts at 0 on the first.
  public var wrappedFractionalPage: Double { loop.wrappedFractionalPage(at: offset) }

  /// Whether no finger is down and nothing moves. The autoplay may be running.
  public var isAtRest: Bool { scroller.isAtRest }

  /// When `advance(to:)` should be called next, in seconds: the present time while something moves,
  /// else when the autoplay fires, a wheel's pause is over, or the content gets a touch; `nil` when
  /// there is nothing to wait for. An app that sleeps until then, or until the next touch, misses
  /// nothing but scroll indicators that fade, if it shows any. The autoplay's clock starts with the
  /// first time told.
  public var nextWakeTime: Double? {
    guard let now = scroller.now else { return nil }
    if scroller.isMoving { return now }
    let pause = scroller.isTracking ? nil : scroller.pauseTime
    let next = min(pause ?? .infinity, scroller.alarm, nextFireTime ?? .infinity)
    return next < .infinity ? max(now, next) : nil
  }

  /// When the autoplay fires if it may.
  var nextFireTime: Double? {
    scroller.isTracking || scroller.isDecelerating ? nil : clock.nextFireTime
  }

  /// Gives the timer the carousel's pages, without beginning an interval.
  mutating func followPages() {
    if clock.pageCount != loop.pageCount { clock.pageCount = loop.pageCount }
    let page = tracker.target ?? 0
    if clock.page != page { clock.page = page }
  }
}
