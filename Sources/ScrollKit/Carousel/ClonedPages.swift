/// A loop made of ordinary scrolling and a few copies. Copies of the last pages stand before the
/// first, and copies of the first pages after the last. Once a copy is reached, the offset jumps by
/// the length of all pages.
///
/// ```swift
/// let cloned = ClonedPages(pageCount: 5, pageLength: 320)
/// print(Array(cloned.pages))  // [4, 0, 1, 2, 3, 4, 0]
/// print(cloned.contentOffset(of: 0), cloned.offsetShift(at: 1925))  // 320.0 -1600.0
/// ```
///
/// With `clones` copies at each end, the page at place q is `q - clones` wrapped, and page p rests
/// at `(p + clones) * pitch`. From `(pageCount + clones) * pitch` on, and at `(clones - 1) * pitch`
/// or less, the offset is shifted by a multiple of `pageCount * pitch`, which changes nothing on
/// screen and keeps the remainder. Fewer than two pages have no copies and do not loop. O(1).
public struct ClonedPages: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages.
  public let pageCount: Int
  /// The number of copies at each end; zero with fewer than two pages.
  public let clones: Int
  /// The length of a page along the axis, in points.
  public let pageLength: Double
  /// The gap between two pages, in points. Half of it lies on either side of a page.
  public let spacing: Double
  /// The axis of the carousel.
  public let axis: ScrollAxis
  private let isMirrored: Bool

  /// Creates the pages with their copies.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; negative counts as zero.
  ///   - pageLength: The length of a page, in points; the scroll view's bounds are a page and the
  ///     spacing long.
  ///   - spacing: The gap between two pages, in points.
  ///   - clones: How many copies stand at each end, at least one. One is enough for a viewport of
  ///     one page. More are needed if pages peek in, or if a frame moves by more than a page.
  ///   - axis: The axis of the carousel.
  ///   - isRightToLeft: Whether pages go on to the left; no effect on the vertical axis.
  public init(
    pageCount: Int, pageLength: Double, spacing: Double = 0, clones: Int = 1,
    axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    self.pageCount = max(0, pageCount)
    self.pageLength = pageLength.nonNegative
    self.spacing = spacing.nonNegative
    self.clones = pageCount > 1 ? max(1, clones) : 0
    self.axis = axis
    self.isMirrored = axis.isMirrored(isRightToLeft)
  }

  /// The distance from one page to the next.
  public var pitch: Double { pageLength + spacing }

  /// Whether there are two pages or more.
  public var canLoop: Bool { pageCount > 1 }

  /// The number of places: the pages and all copies.
  public var placeCount: Int { pageCount.saturatingAdd(clones).saturatingAdd(clones) }

  /// The page at a place, counted from the leading end; `nil` without pages. Places outside the
  /// content wrap on.
  public func page(atPlace place: Int) -> Int? {
    PageLoop(count: pageCount).page(place.saturatingSubtract(clones))
  }

  /// The pages at all places, in leading to trailing order, computed as they are read. There are
  /// `placeCount` of them.
  public var pages: some Sequence<Int> {
    (0..<placeCount).lazy.map { ($0 - clones).floorModulo(pageCount) }
  }

  /// The frame of a place in the content, in points.
  public func frame(ofPlace place: Int, crossLength: Double) -> CGRect {
    let start = (Double(place) * pitch).finite(or: 0)
    let origin = isMirrored ? contentLength - pitch - start : start
    return CGRect(
      origin: CGPoint(along: axis, (origin + spacing / 2).finite(or: 0), cross: 0),
      size: CGSize(along: axis, pageLength, cross: crossLength.nonNegative))
  }

  private var contentLength: Double { (Double(placeCount) * pitch).finite(or: 0) }

  /// The size of the whole content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    CGSize(along: axis, contentLength, cross: crossLength.nonNegative)
  }

  /// The offset at which a page itself rests, not a copy of it. The number wraps.
  public func contentOffset(of page: Int) -> Double {
    let page = PageLoop(count: pageCount).page(page) ?? 0
    return physical((Double(page.saturatingAdd(clones)) * pitch).finite(or: 0))
  }

  /// The page nearest to an offset; of two, the next. `nil` without pages.
  public func page(at offset: Double) -> Int? {
    PageLoop(count: pageCount).page(nearestTo: fractionalPage(at: offset))
  }

  /// The position of an offset within one round, in `0..<pageCount`.
  public func wrappedFractionalPage(at offset: Double) -> Double {
    PageLoop(count: pageCount).wrapped(fractionalPage(at: offset))
  }

  /// The position of an offset in pages: below 0 and from `pageCount` on it lies among the copies.
  /// NaN counts as page 0.
  public func fractionalPage(at offset: Double) -> Double {
    guard pitch > 0, !offset.isNaN else { return 0 }
    return (physical(offset.finite(or: 0)) / pitch - Double(clones)).finite(or: 0)
  }

  /// How far the nearest copy of a page lies ahead of an offset, in pages: in
  /// `-pageCount / 2 ... pageCount / 2`, for fades and parallax. It jumps only out of sight, not
  /// where the loop closes. `nil` without pages.
  public func distance(ofPage page: Int, at offset: Double) -> Double? {
    PageLoop(count: pageCount).distance(from: fractionalPage(at: offset), to: page)
  }

  /// How far a place lies ahead of an offset, in pages.
  public func distance(ofPlace place: Int, at offset: Double) -> Double {
    (Double(place.saturatingSubtract(clones)) - fractionalPage(at: offset)).finite(or: 0)
  }

  /// The offset of a position in pages, wrapped to the pages themselves: to drive these by another
  /// carousel with as many pages. NaN counts as page 0.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    let wrapped =
      canLoop
      ? PageLoop(count: pageCount).wrapped(position)
      : min(max(position.finite(or: 0), 0), Double(max(0, pageCount - 1)))
    return physical(((wrapped + Double(clones)) * pitch).finite(or: 0))
  }

  /// What to add to an offset that has reached a copy, in points; zero on the pages themselves. An
  /// offset up to half a point short of a copy counts as on it, because one rounded to device
  /// pixels may never get closer.
  public func offsetShift(at offset: Double) -> Double {
    guard canLoop, pitch > 0, !offset.isNaN else { return 0 }
    // Compare in points, since dividing would round once more. Far out, the ends are rounded, too.
    let place = physical(offset.finite(or: 0))
    let rounding = PixelGrid(displayScale: 1).echoDistance(of: contentLength)
    let miss = min(rounding, pitch / 4)
    let end = (Double(pageCount.saturatingAdd(clones)) * pitch).finite(or: 0)
    if place > Double(clones - 1) * pitch + miss, place < end - miss { return 0 }
    let rounds = ((place + miss) / pitch - Double(clones)) / Double(pageCount)
    let shift = (0 - rounds.roundedDown * (Double(pageCount) * pitch)).finite(or: 0)
    return isMirrored ? 0 - shift : shift
  }

  /// A logical offset as a physical one, and back.
  private func physical(_ offset: Double) -> Double {
    isMirrored ? contentLength - pitch - offset : offset
  }
}
