extension Scroller {
  /// What content stops on.
  ///
  /// ```swift
  /// var cards = Scroller(
  ///   ScrollMetrics(
  ///     viewportSize: CGSize(width: 320, height: 90),
  ///     contentSize: CGSize(width: 1000, height: 90)))
  /// cards.configuration.paging = .areas(
  ///   SnapAreas(lengths: [200, 500, 300], viewport: 320), style: .swiftUIViewAligned())
  /// cards.touch(.began, id: 1, at: CGPoint(x: 300, y: 50), time: 0)
  /// cards.touch(.moved, id: 1, at: CGPoint(x: 150, y: 50), time: 0.5)
  /// cards.touch(.ended, id: 1, at: CGPoint(x: 150, y: 50), time: 1)
  /// print(cards.restingOffset.x)  // 200.0
  /// ```
  ///
  /// Wherever content stops, it stops within its range: the ends `free` count as `contained`. The
  /// viewport, its insets and, unless areas loop, the length of the content are always those of the
  /// scroller, whatever the pages or areas were made for. In a viewport of another length, areas
  /// are placed anew each time, in O(n log n): set them again after a resize.
  public enum Paging: Equatable, Sendable {
    /// It stops anywhere.
    case none
    /// On multiples of the viewport, no more than one a gesture, as `isPagingEnabled` does.
    case viewport
    /// On pages, along each axis that scrolls: as many as the content divides into; the last may be
    /// shorter. Length, spacing, alignment, ends, direction and thresholds of the pages count.
    /// `limit` is the number of pages one gesture may move.
    case pages(Pages, limit: Int = 1)
    /// On snap areas along their axis, by the rules of a style. In proximity to none, content stops
    /// anywhere.
    indirect case areas(SnapAreas, style: SnapRelease.Style = .cssMandatory)
    /// On offsets along an axis.
    indirect case points(
      SnapPoints, along: ScrollAxis, style: SnapRelease.Style = .cssMandatory)

    /// On pages of a length, along each axis that scrolls: see `Pages`. `ends` says `padded` if the
    /// content has padding at its ends, so that the first and the last page can be aligned too.
    public static func pages(
      length: Double, spacing: Double = 0, alignment: PageAlignment = .leading, limit: Int = 1,
      ends: PageEnds = .contained, isRightToLeft: Bool = false
    ) -> Paging {
      .pages(
        Pages(
          count: 0, length: length, spacing: spacing, viewport: 0, alignment: alignment, ends: ends,
          isRightToLeft: isRightToLeft),
        limit: limit)
    }

    /// On pages of different lengths. A page longer than the viewport scrolls freely inside.
    public static func pages(_ pages: VariablePages, limit: Int = 1) -> Paging {
      var style = SnapRelease.Style.uiKitPaging
      (style.limit, style.flickSpeed) = (limit, pages.flickThreshold)
      style.distanceThreshold = pages.distanceThreshold
      return .areas(pages.snapAreas, style: style)
    }

    /// Whether both stop content at the same places.
    public static func == (a: Paging, b: Paging) -> Bool {
      switch (a, b) {
      case (.none, .none), (.viewport, .viewport): true
      case (.pages(let a, let limit), .pages(let b, let other)):
        max(0, limit) == max(0, other)
          && a.rule(along: .horizontal) == b.rule(along: .horizontal)
      case (.areas(let a, let style), .areas(let b, let other)): style == other && a == b
      case (.points(let a, let axis, let style), .points(let b, let along, let other)):
        axis == along && style == other && a == b
      default: false
      }
    }

    /// Whether content stops anywhere. A pattern, since `==` would copy.
    @inline(__always)
    var isNone: Bool {
      if case .none = self { return true }
      return false
    }
  }
}

extension Pages {
  /// What counts of pages in a scroller, which knows its own sizes.
  func rule(along axis: ScrollAxis) -> Pages {
    var pages = Pages(
      count: 0, length: length, spacing: spacing, viewport: 0, alignment: alignment,
      ends: ends == .padded ? .padded : .contained, axis: axis,
      isRightToLeft: pageAxis.isRightToLeft)
    pages.landingRule = landingRule
    return pages
  }
}
