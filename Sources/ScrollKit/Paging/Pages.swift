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
/// physical, in right-to-left layouts too; ties, "next" and page order follow the logical offset
/// `content - viewport - x`. Lengths that are not numbers, or negative, count as zero. Everything
/// is O(1). Where several pages rest at one offset, they make one stop; see `stopCount`.
public struct Pages: Equatable, Sendable, BitwiseCopyable {
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
  /// Whether the content is padded so that the first and the last page can be aligned too.
  public let padsEnds: Bool
  private(set) var frame: PageFrame
  private(set) var resting = RestingRange()

  /// The share of a page by which the rest that a slow release would come to must lie beyond the
  /// page before it counts, in 0...1. Half a page: as other engines read UIKit.
  public var distanceThreshold = 0.5 {
    didSet { distanceThreshold = distanceThreshold.unitFraction(or: 0.5) }
  }
  /// The speed of release, in points per millisecond, from which a drag counts as a flick and goes
  /// on at least to the next page. 0.3 is the figure of one pager for iOS, not measured on UIKit.
  public var flickThreshold = 0.3 { didSet { flickThreshold = flickThreshold.nonNegative } }

  /// Creates pages from their number.
  ///
  /// - Parameters:
  ///   - count: How many pages; negative counts as zero.
  ///   - length: The length of each, in points.
  ///   - spacing: The gap between two, in points.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where a page rests.
  ///   - padsEnds: Whether the content is padded so that the first and the last page can be aligned
  ///     too. By default centred pages are, and others not: then pages whose offset would lie
  ///     beyond the content's end share the last offset.
  ///   - insets: The adjusted content insets, in points.
  ///   - visibleOutsets: How far beyond the viewport pages are seen, in points.
  ///   - axis: The axis the pages lie along.
  ///   - isRightToLeft: Whether page 0 is the rightmost; no effect on the vertical axis.
  public init(
    count: Int, length: Double, spacing: Double = 0, viewport: Double,
    alignment: PageAlignment = .leading, padsEnds: Bool? = nil, insets: AxisInsets = .zero,
    visibleOutsets: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    self.init(
      count: count, length: length, lastLength: length, spacing: spacing, viewport: viewport,
      alignment: alignment, padsEnds: padsEnds, insets: insets, visibleOutsets: visibleOutsets,
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
    visibleOutsets: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    let content = contentLength.nonNegative
    let (count, lastLength) = Self.division(
      of: content, length: length.nonNegative, spacing: spacing.nonNegative)
    self.init(
      count: count, length: length, lastLength: lastLength, spacing: spacing, viewport: viewport,
      alignment: alignment, padsEnds: false, insets: insets, visibleOutsets: visibleOutsets,
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
    // What a division has rounded up, and what lies in the gap after a page, is no page.
    if count > 1, last <= min(AxisMetrics.fitTolerance, length / 2) {
      count -= 1
      last += pitch
    }
    return (count, min(last, length))
  }

  private init(
    count: Int, length: Double, lastLength: Double, spacing: Double, viewport: Double,
    alignment: PageAlignment, padsEnds: Bool?, insets: AxisInsets, visibleOutsets: AxisInsets,
    axis: ScrollAxis, isRightToLeft: Bool
  ) {
    self.count = max(0, count)
    self.length = length.nonNegative
    self.lastLength = lastLength.nonNegative
    self.spacing = spacing.nonNegative
    self.alignment = alignment
    self.padsEnds = padsEnds ?? (alignment == .center)
    var frame = PageFrame(
      axis: axis, isRightToLeft: isRightToLeft, viewport: viewport.nonNegative, insets: insets,
      visibleOutsets: visibleOutsets, contentLength: 0)
    let padding =
      self.padsEnds
      ? Self.padding(alignment, length: self.length, last: self.lastLength, in: frame) : .zero
    if self.count > 0 {
      let pages = Double(self.count - 1) * (self.length + self.spacing) + self.lastLength
      frame.contentLength = (padding.leading + pages + padding.trailing).nonNegative
    }
    self.leadingPadding = padding.leading
    self.frame = frame
    resting = restingRange
  }

  /// The padding that lets the first and the last page be aligned.
  private static func padding(
    _ alignment: PageAlignment, length: Double, last: Double, in frame: PageFrame
  ) -> AxisInsets {
    let room = frame.logical.unobscuredViewport
    return AxisInsets(
      leading: max(0, alignment.viewport * room - alignment.page * length),
      trailing: max(0, (1 - alignment.viewport) * room - (1 - alignment.page) * last))
  }

  /// These pages in a scroll view whose sizes are known: of this length, spacing, alignment,
  /// direction and padding at the ends, with these outsets and thresholds, and as many as its
  /// content divides into. So a scroller finds its pages, whose viewport, insets and content may
  /// change.
  ///
  /// - Parameters:
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - insets: The adjusted content insets, in points.
  ///   - contentLength: The length of its content, in points, padding at the ends included.
  /// - Returns: The pages, the last of which may be partial; without a page length there are none.
  public func fitted(
    viewport: Double, insets: AxisInsets = .zero, contentLength: Double
  ) -> Pages {
    var frame = self.frame
    (frame.viewport, frame.insets) = (viewport.nonNegative, insets)
    frame.contentLength = contentLength.nonNegative
    let padding =
      padsEnds ? Self.padding(alignment, length: length, last: length, in: frame) : .zero
    let (count, lastLength) = Self.division(
      of: (frame.contentLength - padding.leading - padding.trailing).nonNegative, length: length,
      spacing: spacing)
    var pages = self
    (pages.count, pages.lastLength) = (count, lastLength)
    (pages.leadingPadding, pages.frame) = (padding.leading, frame)
    pages.resting = pages.restingRange
    return pages
  }

  /// The length of the scroll view's bounds along the axis, in points.
  public var viewport: Double { frame.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { frame.insets }

  /// Whether page 0 is the rightmost, on the horizontal axis.
  public var isRightToLeft: Bool { frame.isMirrored }

  /// How far beyond the viewport pages are seen: the margins beside a scroll view that is one page
  /// wide and does not clip. Leading is left or top.
  public var visibleOutsets: AxisInsets { frame.visibleOutsets }

  /// The axis the pages lie along.
  public var axis: ScrollAxis { frame.axis }

  /// The distance from one page to the next: length and spacing.
  public var pitch: Double { length + spacing }

  /// The length of the whole content, in points.
  public var contentLength: Double { frame.contentLength }

  /// The size of the whole content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    frame.contentSize(crossLength: crossLength)
  }

  /// The frame of a page in the content, in points. Pages outside `0..<count` lie where they would
  /// if there were more.
  public func frame(of page: Int, crossLength: Double) -> CGRect {
    frame.rect(start: start(page), length: length(of: page), crossLength: crossLength)
  }

  /// The logical start of a page in the content.
  func start(_ page: Int) -> Double { leadingPadding + Double(page) * pitch }

  /// The length of a page: `length`, or `lastLength` for the last.
  public func length(of page: Int) -> Double { page == count - 1 ? lastLength : length }
}
