/// An endless loop over items of different lengths, of which several may be seen at once. Each item
/// has one view: there are no copies. The loop tells where each item lies at an offset, so that it
/// comes in at one end when it has gone out at the other.
///
/// ```swift
/// let loop = CarouselLoop(lengths: [300, 200, 250, 150], spacing: 10, viewport: 320)
/// print(loop.canLoop, loop.roundLength)  // true 940.0
/// let start = loop.contentOffset(of: 0)
/// print(loop.visibleItems(at: start))  // 0..<2
/// print(loop.visibleItems(at: start - 100))  // -1..<1: the last item comes in before the first
/// print(loop.contentOffset(of: 4) - start)  // 940.0: once round
/// ```
///
/// Items and pages have numbers that count on through the rounds: number `v` is the item
/// `v - itemCount * floor(v / itemCount)`; see `item(_:)` and `page(_:)`. A page is one item, or a
/// group of items that scroll together, and has a number of its own kind.
///
/// A scroll view's content ends, so it is a window of some rounds. `recenter(at:)` takes the
/// offset back to the round in the middle. Numbers stay, and nothing moves on screen. The window is
/// long enough for `room` points of scrolling between two calls.
///
/// The loop closes if no item has to be seen in two places at once:
/// `viewport + peek <= roundLength - longest item`, to `AxisMetrics.fitTolerance`, and if there are
/// two items or more. (It is embla-carousel's rule, without its extra gap.) Otherwise `canLoop` is
/// `false`, and the `fallback` says what the items do instead.
///
/// Building and changing is O(n), every question O(log n) without allocation. A length that is
/// negative or NaN counts as zero.
public struct CarouselLoop: Equatable, Sendable {
  /// What the items do if there are too few of them for a loop.
  public let fallback: Fallback
  /// The gap between two items, also between the last and the first, in points.
  public let spacing: Double
  /// Whether an item may be seen in several places at once; see `Fallback.repeated`.
  public let needsCopies: Bool
  /// How far the content can scroll from the middle round to an end of the window, in points, at
  /// least.
  public let room: Double
  /// How items are put together into pages.
  public let grouping: VariablePages.Grouping
  /// The pages of one round if the loop closes, else all there are.
  var pages: VariablePages
  /// The scroll view and the window.
  let pageAxis: PageAxis
  /// How far it is from an item to itself, once round: all lengths, with a gap after each, in
  /// points. Zero if nothing goes round.
  public let roundLength: Double
  /// How many rounds of the window lie before the middle one.
  let roundsBefore: Int
  /// The number of the window's first round.
  var firstRound: Int

  /// What the items do if there are too few of them for a loop.
  public enum Fallback: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// They end: the first begins at the content's start, and the last ends at its end. Pages rest
    /// where they are aligned, but no blank is scrolled in.
    case contained
    /// They end, but the first and the last page rest where they are aligned, beside blank space.
    case padded
    /// They repeat as often as needed. One item is then seen in several places at once, and needs a
    /// view for each: bind views to numbers, as `ReusePool` does. Without a length there is still
    /// no loop.
    case repeated
  }

  /// The greatest number of items, 2^21; more are ignored.
  public static var maximumItemCount: Int { VariablePages.maximumItemCount }

  /// How far a fling goes, in points: more than twice as far as one at 5000 points per second with
  /// UIKit's normal rate of deceleration.
  public static var ordinaryRoom: Double { 6000 }

  /// Creates a loop. Page 0 rests in the window's middle.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths in points, no more than `maximumItemCount`.
  ///   - spacing: The gap between two items, also between the last and the first.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where a page rests.
  ///   - grouping: How items are put together into pages. The last page of a round may have fewer
  ///     items than the others.
  ///   - fallback: What the items do if there are too few of them.
  ///   - room: How far the content can scroll between two calls of `recenter(at:)`, in points.
  ///   - insets: The adjusted content insets, in points.
  ///   - peek: How far beyond the viewport items are seen, in points.
  ///   - axis: The axis of the loop.
  ///   - isRightToLeft: Whether items go on to the left; no effect on the vertical axis.
  public init(
    lengths: some Sequence<Double>, spacing: Double = 0, viewport: Double,
    alignment: PageAlignment = .leading, grouping: VariablePages.Grouping = .none,
    fallback: Fallback = .contained, room: Double = ordinaryRoom, insets: AxisInsets = .zero,
    peek: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    let lengths = lengths.firstElements(Self.maximumItemCount)
    let (spacing, viewport) = (spacing.nonNegative, viewport.nonNegative)
    func pages(padding: AxisInsets, ends: PageEnds) -> VariablePages {
      VariablePages(
        lengths: lengths, spacing: spacing, padding: padding, viewport: viewport,
        alignment: alignment, grouping: grouping, ends: ends, insets: insets,
        peek: peek, axis: axis, isRightToLeft: isRightToLeft)
    }
    let free = pages(padding: .zero, ends: .free)
    let round = free.items.isEmpty ? 0 : (free.pageAxis.contentLength + spacing).nonNegative
    let longest = free.items.reduce(0) { max($0, $1.length) }
    let seen = viewport + max(0, peek.leading) + max(0, peek.trailing)
    let isEnough =
      free.items.count > 1 && !AxisMetrics.exceeds(seen, viewport: round - longest)
    self.fallback = fallback
    self.grouping = grouping
    self.room = room.nonNegative
    self.spacing = spacing
    guard round > 0, isEnough || fallback == .repeated else {
      let padding = Self.padding(around: free, fallback)
      self.pages = pages(padding: padding, ends: .contained)
      pageAxis = self.pages.pageAxis
      (roundLength, roundsBefore, firstRound) = (0, 0, 0)
      needsCopies = false
      return
    }
    self.pages = free
    var window = free.pageAxis
    roundLength = round
    needsCopies = !isEnough
    // Far fewer rounds than an Int holds, even if a round has next to no length.
    let rounds = ((self.room + viewport) / round).rounded(.up)
    roundsBefore = Int(saturating: rounds).clamped(to: 1...Self.maximumRound)
    firstRound = -roundsBefore
    window.contentLength = (Double(2 * roundsBefore + 1) * round).nonNegative
    pageAxis = window
  }

  /// The greatest number of a round, 2^30 (2^9 where `Int` has 32 bits): far from where numbers of
  /// items would overflow or lose their fractions.
  static var maximumRound: Int { 1 << (Int.bitWidth > 32 ? 30 : 9) }

  /// The padding inside the content of items that end.
  private static func padding(around pages: VariablePages, _ fallback: Fallback) -> AxisInsets {
    let lengths = pages.pageAxis.logical
    // Content shorter than the viewport is filled up, so that it lies where items begin from right
    // to left, too.
    let slack = pages.items.isEmpty ? 0 : lengths.unobscuredLength - lengths.contentLength
    guard fallback == .padded, let first = pages.resting.first, let last = pages.resting.last else {
      return AxisInsets(leading: 0, trailing: max(0, slack))
    }
    let leading = max(0, -lengths.insets.leading - first)
    let end = last + lengths.viewportLength - lengths.insets.trailing
    let trailing = max(0, end - lengths.contentLength, slack - leading)
    return AxisInsets(leading: leading, trailing: trailing)
  }
}

extension CarouselLoop {
  /// The number of items.
  public var itemCount: Int { pages.items.count }

  /// The number of pages in a round.
  public var pageCount: Int { pages.count }

  /// Whether the first item follows the last.
  public var canLoop: Bool { roundLength > 0 }

  /// Where a page rests.
  public var alignment: PageAlignment { pages.alignment }

  /// The length of the scroll view's bounds along the axis, in points.
  public var viewportLength: Double { pageAxis.viewport }

  /// The axis of the loop.
  public var axis: ScrollAxis { pageAxis.axis }

  /// Whether items go on to the left; never on the vertical axis.
  public var isRightToLeft: Bool { pageAxis.isMirrored }

  /// The length of the window along the axis, in points.
  public var contentLength: Double { pageAxis.contentLength }

  /// The size of the scroll view's content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    pageAxis.contentSize(crossLength: crossLength)
  }

  /// The item, in `0..<itemCount`, with a number; `nil` without items, and for a number of an item
  /// that there is not if the loop does not close.
  public func item(_ number: Int) -> Int? { Self.wrapped(number, itemCount, canLoop) }

  /// The page, in `0..<pageCount`, with a number; `nil` as with `item(_:)`.
  public func page(_ number: Int) -> Int? { Self.wrapped(number, pageCount, canLoop) }

  private static func wrapped(_ number: Int, _ count: Int, _ canLoop: Bool) -> Int? {
    if canLoop { return number.floorModulo(count) }
    return (0..<count).contains(number) ? number : nil
  }

  /// The numbers of the items of a page, given its number; `nil` for a page that there is not.
  public func items(ofPage number: Int) -> Range<Int>? {
    guard let page = page(number), let items = pages.items(of: page) else { return nil }
    let round = number.floorQuotient(pageCount).saturatingMultiply(itemCount)
    return items.lowerBound.saturatingAdd(round)..<items.upperBound.saturatingAdd(round)
  }

  /// The number of the page that an item belongs to, given the item's number; `nil` for an item
  /// that there is not. O(log n).
  public func page(ofItem number: Int) -> Int? {
    guard let item = item(number), let page = pages.page(ofItem: item) else { return nil }
    return number.floorQuotient(itemCount).saturatingMultiply(pageCount).saturatingAdd(page)
  }

  /// The share of a page length that a slow release has to cover to turn the page; see
  /// `Pages.distanceThreshold`.
  public var distanceThreshold: Double {
    get { pages.distanceThreshold }
    set { pages.distanceThreshold = newValue }
  }

  /// The velocity from which a release counts as a flick, in points per second; see
  /// `Pages.flickThreshold`.
  public var flickThreshold: Double {
    get { pages.flickThreshold }
    set { pages.flickThreshold = newValue }
  }
}
