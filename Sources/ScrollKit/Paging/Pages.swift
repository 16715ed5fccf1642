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
/// is O(1).
public struct Pages: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages, not negative.
  public let count: Int
  /// The length of a page along the axis, in points.
  public let length: Double
  /// The gap between two pages, in points.
  public let spacing: Double
  /// The length of the last page, which may be a part of `length`.
  public let lastLength: Double
  /// Where pages rest.
  public let alignment: PageAlignment
  /// How far beyond the viewport pages are seen: the margins beside a scroll view that is one page
  /// wide and does not clip.
  public let visibleOutsets: AxisInsets
  /// The padding inside the content before the first page, in points.
  let leadingPadding: Double
  let frame: PageFrame

  /// The share of a page by which the rest that a slow release would come to must lie beyond the page
  /// before it counts, in 0...1. Half a page: as other engines read UIKit.
  public var distanceThreshold = 0.5 {
    didSet { distanceThreshold = distanceThreshold.unitFraction(or: 0.5) }
  }
  /// The speed of release, in points per millisecond, from which a drag counts as a flick and goes
  /// on at least to the next page. 0.3 is the figure of one pager for iOS, not measured on UIKit.
  public var flickThreshold = 0.3 { didSet { flickThreshold = flickThreshold.finiteLength } }

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
    let (content, length, spacing) = (
      contentLength.finiteLength, length.finiteLength, spacing.finiteLength
    )
    let pitch = length + spacing
    var count = 0
    if length > 0, content > 0 {
      count = Int(saturating: ((content + spacing) / pitch).rounded(.up))
    }
    // What a division has rounded up, and what lies in the gap after a page, is no page.
    var last = count > 0 ? content - Double(count - 1) * pitch : 0
    if count > 1, last <= AxisMetrics.fitTolerance {
      count -= 1
      last += pitch
    }
    self.init(
      count: count, length: length, lastLength: min(last, length), spacing: spacing,
      viewport: viewport, alignment: alignment, padsEnds: false, insets: insets,
      visibleOutsets: visibleOutsets, axis: axis, isRightToLeft: isRightToLeft)
  }

  private init(
    count: Int, length: Double, lastLength: Double, spacing: Double, viewport: Double,
    alignment: PageAlignment, padsEnds: Bool?, insets: AxisInsets, visibleOutsets: AxisInsets,
    axis: ScrollAxis, isRightToLeft: Bool
  ) {
    let count = max(0, count)
    let length = length.finiteLength
    let lastLength = lastLength.finiteLength
    let spacing = spacing.finiteLength
    var frame = PageFrame(
      axis: axis, isRightToLeft: isRightToLeft, viewport: viewport.finiteLength, insets: insets,
      contentLength: 0)
    let room = frame.logical.unobscuredViewport
    let pads = padsEnds ?? (alignment == .center)
    let padding = pads ? max(0, alignment.viewport * room - alignment.page * length) : 0
    let trailing =
      pads ? max(0, (1 - alignment.viewport) * room - (1 - alignment.page) * lastLength) : 0
    if count > 0 {
      let pages = Double(count - 1) * (length + spacing) + lastLength
      frame.contentLength = (padding + pages + trailing).finiteLength
    }
    self.count = count
    self.length = length
    self.spacing = spacing
    self.lastLength = lastLength
    self.alignment = alignment
    self.visibleOutsets = visibleOutsets
    self.leadingPadding = padding
    self.frame = frame
  }

  /// The length of the scroll view's bounds along the axis, in points.
  public var viewport: Double { frame.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { frame.insets }

  /// Whether page 0 is the rightmost, on the horizontal axis.
  public var isRightToLeft: Bool { frame.isMirrored }

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

extension Pages: PagePositions {
  var outerPitch: Double { pitch }

  func restingOffset(_ page: Int) -> Double { frame.logical.clampedOffset(alignedOffset(page)) }

  /// The offset that aligns a page, whether or not the scroll view can rest there.
  private func alignedOffset(_ page: Int) -> Double {
    let lengths = frame.logical
    let target = lengths.insets.leading + alignment.viewport * lengths.unobscuredViewport
    return start(page) + alignment.page * length(of: page) - target
  }

  /// The pages that rest strictly between the first and the last resting offset; before them lie
  /// those that share the first, after them those that share the last.
  private var innerPages: Range<Int> {
    guard count > 1 else { return 1..<1 }
    let origin = alignedOffset(0)
    let tolerance = AxisMetrics.fitTolerance
    let low = Int(saturating: ((firstOffset + tolerance - origin) / pitch).rounded(.down))
    let high = Int(saturating: ((lastOffset - tolerance - origin) / pitch).rounded(.up))
    let range = 1...(count - 1)
    let first = low.saturatingAdd(1).clamped(to: range)
    return first..<max(first, high.clamped(to: range))
  }

  var stopCount: Int {
    guard count > 0 else { return 0 }
    return lastOffset - firstOffset > AxisMetrics.fitTolerance ? innerPages.count + 2 : 1
  }

  func page(ofStop stop: Int) -> Int {
    let inner = innerPages
    if stop == 0 { return 0 }
    return stop > inner.count ? count - 1 : inner.lowerBound + stop - 1
  }

  func stop(ofPage page: Int) -> Int {
    min(max(0, page - innerPages.lowerBound + 1), stopCount - 1)
  }

  func stop(before offset: Double) -> Int {
    stop(ofPage: Int(saturating: ((offset - alignedOffset(0)) / pitch).rounded(.down)))
  }
}
