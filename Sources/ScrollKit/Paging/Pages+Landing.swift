extension Pages {
  /// Where a release lands.
  ///
  /// A release at `flickThreshold` or faster goes to the page nearest to the proposed target, but
  /// at least to the next page in its direction. A slower one turns each page of which the target
  /// has covered `distanceThreshold`; at half a page this is the nearest page, and a tie goes to
  /// the next. Both stay within `limit` pages of the page the drag started on.
  ///
  /// ```swift
  /// let pages = Pages(count: 9, length: 320, viewport: 320)
  /// let flick = pages.landing(from: 2, at: 700, proposed: 1500, velocity: 1200, limit: 1)
  /// print(flick.page!, flick.contentOffset)  // 3 960.0
  /// ```
  ///
  /// - Parameters:
  ///   - page: The page the drag started on, clamped to the pages there are.
  ///   - offset: The content offset at release, in points.
  ///   - target: Where the scroll view would come to rest by itself, in points; NaN counts
  ///     as the offset at release.
  ///   - velocity: The offset's velocity in points per second; positive towards greater offsets.
  ///     NaN counts as zero.
  ///   - limit: How many pages one gesture may move; pages that rest at one offset count once.
  ///     Negative counts as zero, `.max` is no limit.
  /// - Returns: The page and the offset to come to rest at.
  public func landing(
    from page: Int, at offset: Double, proposed target: Double, velocity: Double, limit: Int = 1
  ) -> PageLanding {
    pageLanding(from: page, at: offset, proposed: target, velocity: velocity, limit: limit)
  }

  /// Where a release lands, with the velocity in UIKit's own unit.
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
