/// Pages of one length, one after the other, seen through a viewport: which page is shown at an
/// offset, and at which offset a page comes to rest.
///
/// ```swift
/// let pages = Pages(count: 12, length: 280, spacing: 12, viewport: 375, alignment: .center)
/// print(pages.contentSize(crossLength: 200).width)  // 3587.0
/// print(pages.contentOffset(of: 3), pages.page(at: 900)!)  // 876.0 3
/// ```
///
/// With `pitch = length + spacing`, page i starts at `leading padding + i * pitch` and rests at
/// `start + a * length - (leading inset + b * unobscured viewport)`, for an alignment of point `a`
/// of the page at point `b` of the viewport, held within the range of the scroll view. Offsets are
/// physical, in right-to-left layouts too; there, ties, "next" and page order follow the logical
/// offset `content - viewport - x`. Lengths that are not numbers, or negative, count as zero.
/// Everything is O(1). Pages that rest at one offset make one stop; see `stopCount`.
public struct Pages: PageLayout, BitwiseCopyable {
  /// The number of pages, not negative.
  public private(set) var count: Int
  /// The length of a page along the axis, in points.
  public let length: Double
  /// The gap between two pages, in points.
  public let spacing: Double
  /// The length of the last page, which may be a part of `length`.
  public private(set) var lastLength: Double
  /// Where pages rest.
  public let alignment: PageAlignment
  /// The padding inside the content before the first page, in points.
  private(set) var leadingPadding: Double
  /// What happens at the ends.
  public let ends: PageEnds
  private(set) var pageAxis: PageAxis
  private(set) var resting = RestingRange()

  var landingRule = LandingRule()

  /// How much of a page a slow release must cover to turn it, as a share in 0...1, measured where
  /// the motion would come to rest. By default half a page, as other engines read UIKit; NaN counts
  /// as that.
  public var distanceThreshold: Double {
    get { landingRule.distanceThreshold }
    set { landingRule.distanceThreshold = newValue }
  }
  /// The speed of release, in points per second, from which a drag counts as a flick and goes on at
  /// least to the next page. The default, 300, is taken from a paging library for iOS. UIKit's own
  /// value was not measured. NaN counts as zero.
  public var flickThreshold: Double {
    get { landingRule.flickThreshold }
    set { landingRule.flickThreshold = newValue }
  }

  /// Creates pages from their number.
  ///
  /// - Parameters:
  ///   - count: How many pages; negative counts as zero.
  ///   - length: The length of each, in points.
  ///   - spacing: The gap between two, in points.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where a page rests.
  ///   - ends: What happens at the ends. By default centred pages are padded, others contained:
  ///     those that cannot be aligned share the first or the last offset.
  ///   - insets: The adjusted content insets, in points.
  ///   - peek: How far beyond the viewport pages are seen, in points.
  ///   - axis: The axis the pages lie along.
  ///   - isRightToLeft: Whether page 0 is the rightmost; no effect on the vertical axis.
  public init(
    count: Int, length: Double, spacing: Double = 0, viewport: Double,
    alignment: PageAlignment = .leading, ends: PageEnds? = nil, insets: AxisInsets = .zero,
    peek: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    self.init(
      count: count, length: length, lastLength: length, spacing: spacing, viewport: viewport,
      alignment: alignment, ends: ends, insets: insets, peek: peek,
      axis: axis, isRightToLeft: isRightToLeft)
  }

  /// Creates the pages that content of a given length divides into, the last of which may be
  /// partial. Without a page length there are none.
  ///
  /// The number is `ceil((content + spacing) / (length + spacing))`; a last page of no more than
  /// `AxisMetrics.fitTolerance` is a rounding error and does not count.
  public init(
    contentLength: Double, length: Double, spacing: Double = 0, viewport: Double,
    alignment: PageAlignment = .leading, insets: AxisInsets = .zero,
    peek: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    let content = contentLength.nonNegative
    let (count, lastLength) = Self.division(
      of: content, length: length.nonNegative, spacing: spacing.nonNegative)
    self.init(
      count: count, length: length, lastLength: lastLength, spacing: spacing, viewport: viewport,
      alignment: alignment, ends: .contained, insets: insets, peek: peek,
      axis: axis, isRightToLeft: isRightToLeft)
  }

  /// How many pages a length divides into, and how long the last one is.
  private static func division(
    of content: Double, length: Double, spacing: Double
  ) -> (count: Int, lastLength: Double) {
    guard length > 0, content > 0 else { return (0, 0) }
    let pitch = length + spacing
    var count = Int(saturating: ((content + spacing) / pitch).rounded(.up))
    var last = content - Double(count - 1) * pitch
    // A sliver that a division has rounded up, or that lies in the gap after a page, is no page.
    if count > 1, last <= min(AxisMetrics.fitTolerance, length / 2) {
      count -= 1
      last += pitch
    }
    return (count, min(last, length))
  }

  private init(
    count: Int, length: Double, lastLength: Double, spacing: Double, viewport: Double,
    alignment: PageAlignment, ends: PageEnds?, insets: AxisInsets, peek: AxisInsets,
    axis: ScrollAxis, isRightToLeft: Bool
  ) {
    self.count = max(0, count)
    self.length = length.nonNegative
    self.lastLength = lastLength.nonNegative
    self.spacing = spacing.nonNegative
    self.alignment = alignment
    self.ends = ends ?? .standard(for: alignment)
    var pageAxis = PageAxis(
      axis: axis, isRightToLeft: isRightToLeft, viewport: viewport.nonNegative, insets: insets,
      peek: peek, contentLength: 0)
    let padding =
      self.ends == .padded
      ? alignment.padding(first: self.length, last: self.lastLength, in: pageAxis.logical) : .zero
    if self.count > 0 {
      let pages = Double(self.count - 1) * (self.length + self.spacing) + self.lastLength
      pageAxis.contentLength = (padding.leading + pages + padding.trailing).nonNegative
    }
    self.leadingPadding = padding.leading
    self.pageAxis = pageAxis
    resting = restingRange
  }

  /// The same pages in a scroll view of other sizes. Length, spacing, alignment, direction,
  /// padding at the ends, outsets and thresholds stay; the number follows from the content. A
  /// scroller finds its pages this way whenever its viewport, insets or content change.
  ///
  /// - Parameters:
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - insets: The adjusted content insets, in points.
  ///   - contentLength: The length of its content, in points, padding at the ends included.
  /// - Returns: The pages, the last of which may be partial; without a page length there are none.
  public func fitted(
    viewport: Double, insets: AxisInsets = .zero, contentLength: Double
  ) -> Pages {
    var pageAxis = self.pageAxis
    (pageAxis.viewport, pageAxis.insets) = (viewport.nonNegative, insets)
    pageAxis.contentLength = contentLength.nonNegative
    let padding =
      ends == .padded
      ? alignment.padding(first: length, last: length, in: pageAxis.logical) : .zero
    let (count, lastLength) = Self.division(
      of: (pageAxis.contentLength - padding.leading - padding.trailing).nonNegative,
      length: length,
      spacing: spacing)
    var pages = self
    (pages.count, pages.lastLength) = (count, lastLength)
    (pages.leadingPadding, pages.pageAxis) = (padding.leading, pageAxis)
    pages.resting = pages.restingRange
    return pages
  }

  /// The length of the scroll view's bounds along the axis, in points.
  public var viewportLength: Double { pageAxis.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { pageAxis.insets }

  /// Whether page 0 is the rightmost, on the horizontal axis.
  public var isRightToLeft: Bool { pageAxis.isMirrored }

  /// How far beyond the viewport pages are seen: the margins beside a scroll view that is one page
  /// wide and does not clip. Leading is left or top.
  public var peek: AxisInsets { pageAxis.peek }

  /// The axis the pages lie along.
  public var axis: ScrollAxis { pageAxis.axis }

  /// The distance from one page to the next: length and spacing.
  public var pitch: Double { length + spacing }

  /// The length of the whole content, in points.
  public var contentLength: Double { pageAxis.contentLength }

  /// The size of the whole content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    pageAxis.contentSize(crossLength: crossLength)
  }

  /// The frame of a page in the content, in points; for a page there is not, an empty one at the
  /// nearest end.
  public func frame(of page: Int, crossLength: Double) -> CGRect {
    pageAxis.rect(span(of: page), crossLength: crossLength)
  }

  /// Where a page lies in the content, logical.
  func span(of page: Int) -> AxisSpan {
    guard page < count else {
      return AxisSpan(start: count > 0 ? span(of: count - 1).end : leadingPadding, length: 0)
    }
    return AxisSpan(
      start: leadingPadding + Double(max(0, page)) * pitch, length: length(of: page))
  }

  /// The length of a page, in points: `length`, or `lastLength` for the last; zero for a page there
  /// is not.
  public func length(of page: Int) -> Double {
    guard page >= 0, page < count else { return 0 }
    return page == count - 1 ? lastLength : length
  }
}
