extension VariablePages {
  /// The length of the whole content, in points.
  public var contentLength: Double { pageAxis.contentLength }

  /// The size of the whole content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    pageAxis.contentSize(crossLength: crossLength)
  }

  /// The items of a page; `nil` for a page that does not exist.
  public func items(of page: Int) -> Range<Int>? {
    groups.indices.contains(page) ? groups[page] : nil
  }

  /// The page that an item belongs to; `nil` for an item that does not exist. O(log n).
  public func page(ofItem item: Int) -> Int? {
    guard items.indices.contains(item) else { return nil }
    return groups.indices.partitionPoint { groups[$0].upperBound > item }
  }

  /// The page shown at an offset; see `Pages.page(at:)`. O(log n).
  public func page(at offset: Double) -> Int? { nearestPage(pageAxis.logicalOffset(offset)) }

  /// The position of an offset in pages; see `Pages.fractionalPage(at:)`. Outside, the mean page
  /// length counts as one page. O(log n).
  public func fractionalPage(at offset: Double) -> Double {
    position(pageAxis.logicalOffset(offset))
  }

  /// How far an offset has come from the first page's offset to the last's, as a share; see
  /// `Pages.progress(at:)`. O(log n).
  public func progress(at offset: Double) -> Double { progress(pageAxis.logicalOffset(offset)) }

  /// The offset at which a page rests. Numbers outside `0..<count` count as the nearest page;
  /// without pages it is the least offset.
  public func contentOffset(of page: Int) -> Double {
    physicalOffset(ofPage: page)
  }

  /// The offset of a position in pages; see `Pages.contentOffset(ofFractionalPage:)`. O(log n).
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    physicalOffset(ofPosition: position)
  }

  /// The offset that keeps the fractional page when lengths or the viewport have changed; see
  /// `Pages.contentOffset(keeping:in:)`. At most O(n): it compares
  /// the lengths up to the first difference.
  public func contentOffset(keeping offset: Double, from old: VariablePages) -> Double {
    physicalOffset(keeping: offset, in: old)
  }

  /// Where a release lands; see `Pages.landing`. O(log n).
  ///
  /// - Parameters:
  ///   - page: The page the drag started on, clamped to the pages there are.
  ///   - offset: The content offset at release, in points.
  ///   - target: Where the scroll view would come to rest by itself, in points.
  ///   - velocity: The offset's velocity in points per second.
  ///   - limit: How many pages one gesture may move; pages that rest at one offset count once.
  /// - Returns: The page and the offset to come to rest at.
  public func landing(
    from page: Int, at offset: Double, proposed target: Double, velocity: Double, limit: Int = 1
  ) -> PageLanding {
    pageLanding(from: page, at: offset, proposed: target, velocity: velocity, limit: limit)
  }

  /// Where a release lands, with the velocity in UIKit's own unit. O(log n).
  ///
  /// - Parameters:
  ///   - page: The page the drag started on, clamped to the pages there are.
  ///   - offset: The content offset at release, in points.
  ///   - target: Where the scroll view would come to rest by itself, in points.
  ///   - velocity: The offset's velocity in points per millisecond, as `scrollViewWillEndDragging`
  ///     reports it.
  ///   - limit: How many pages one gesture may move; pages that rest at one offset count once.
  /// - Returns: The page and the offset to come to rest at.
  public func landing(
    from page: Int, at offset: Double, proposed target: Double,
    velocityPerMillisecond velocity: Double, limit: Int = 1
  ) -> PageLanding {
    landing(from: page, at: offset, proposed: target, velocity: velocity * 1000, limit: limit)
  }
}
