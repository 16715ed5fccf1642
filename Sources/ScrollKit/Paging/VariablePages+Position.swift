extension VariablePages {
  /// The length of the whole content, in points.
  public var contentLength: Double { frame.contentLength }

  /// The size of the whole content, in points.
  public func contentSize(crossLength: Double) -> CGSize {
    frame.contentSize(crossLength: crossLength)
  }

  /// The items of a page; `nil` for a page there is not.
  public func items(of page: Int) -> Range<Int>? {
    groups.indices.contains(page) ? groups[page] : nil
  }

  /// The page that an item belongs to; `nil` for an item there is not. O(log n).
  public func page(ofItem item: Int) -> Int? {
    guard items.indices.contains(item) else { return nil }
    return groups.indices.partitionPoint { groups[$0].upperBound > item }
  }

  /// The page shown at an offset; see `Pages.page(at:)`. O(log n).
  public func page(at offset: Double) -> Int? { nearestPage(frame.logicalOffset(offset)) }

  /// The position of an offset in pages; see `Pages.fractionalPage(at:)`. Outside, the mean page
  /// length counts as one page. O(log n).
  public func fractionalPage(at offset: Double) -> Double { position(frame.logicalOffset(offset)) }

  /// The share of the way from the first page's offset to the last's that lies behind an offset,
  /// unclamped; zero where all pages rest at one offset.
  public func progress(at offset: Double) -> Double { progress(frame.logicalOffset(offset)) }

  /// The offset at which a page rests. Numbers outside `0..<count` count as the nearest page;
  /// without pages it is the least offset.
  public func contentOffset(of page: Int) -> Double {
    guard count > 0 else { return frame.physicalOffset(frame.logical.leastOffset) }
    return frame.physicalOffset(restingOffset(page.clamped(to: 0...(count - 1))))
  }

  /// The offset of a position in pages; see `Pages.contentOffset(ofFractionalPage:)`. O(log n).
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    let logical = offset(atPosition: position.finite(or: 0))
    return frame.physicalOffset(logical ?? frame.logical.leastOffset)
  }

  /// The offset that keeps the place in the pages, by fractional page, when lengths or the viewport
  /// have changed; see `Pages.contentOffset(keeping:in:)`. O(log n), or O(n) where all lengths are
  /// the same.
  public func contentOffset(keeping offset: Double, in old: VariablePages) -> Double {
    if !offset.isNaN, isLaidOut(like: old) { return offset.finite(or: 0) }
    return self.offset(keepingPosition: old.fractionalPage(at: offset))
  }

  /// Whether pages lie and rest where others do.
  private func isLaidOut(like other: VariablePages) -> Bool {
    frame == other.frame && groups == other.groups && items == other.items
      && resting == other.resting
  }

  /// Where a release lands; see `Pages.landing`. O(log n).
  ///
  /// - Parameters:
  ///   - page: The page the drag started on, clamped to the pages there are.
  ///   - offset: The content offset at release, in points.
  ///   - target: Where the scroll view would come to rest by itself, in points.
  ///   - velocity: The offset's velocity in points per millisecond.
  ///   - limit: How many pages one gesture may move; pages that rest at one offset count once.
  /// - Returns: The page and the offset to come to rest at.
  public func landing(
    from page: Int, at offset: Double, proposed target: Double,
    velocityPerMillisecond velocity: Double, limit: Int = 1
  ) -> PageLanding {
    frame.landing(
      in: self, from: page, at: offset, proposed: target, velocity: velocity, limit: limit,
      distanceThreshold: distanceThreshold, flickThreshold: flickThreshold)
  }
}
