/// Where scrolling rests in a scroll view that tells its sizes only when it asks: what the SwiftUI
/// behaviour computes, without SwiftUI.
struct ContextPlaces: Sendable {
  /// What the scroll view says of itself along its axis.
  struct Context: Sendable {
    var axis: ScrollAxis
    var isRightToLeft: Bool
    /// The length of the container and of the content, in points.
    var viewport: Double
    var contentLength: Double
  }

  /// What rests.
  enum Kind: Sendable {
    /// Pages with sizes of their own.
    case pages(Pages)
    /// Pages of one length, as many as the content holds.
    case length(Double, spacing: Double, alignment: PageAlignment, ends: PageEnds?)
    /// Pages of different lengths.
    case lengths(
      [Double], spacing: Double, padding: AxisInsets, alignment: PageAlignment,
      grouping: VariablePages.Grouping, ends: PageEnds?)
    /// Areas anywhere in the content.
    case areas([SnapArea])
    /// Offsets from the leading end.
    case points(SnapPoints)
  }

  var kind: Kind
  var style: SnapRelease.Style

  /// The axis that is scrolled: that of the pages, where they have sizes of their own.
  func axis(orElse axis: ScrollAxis) -> ScrollAxis {
    if case .pages(let pages) = kind { return pages.axis }
    return axis
  }

  /// The offset at which a gesture comes to rest; `nil` where it snaps to nothing.
  ///
  /// - Parameters:
  ///   - start: The offset at which the gesture began, in points.
  ///   - target: Where it would end by itself.
  ///   - direction: Positive or negative for a flick, zero for a slow release.
  ///   - context: What the scroll view says of itself.
  /// - Returns: A content offset.
  func offset(
    from start: Double, to target: Double, direction: Double, in context: Context
  ) -> Double? {
    let speed = direction > 0 ? Double.infinity : direction < 0 ? -.infinity : 0
    if case .pages(let pages) = kind {
      return pages.landing(
        from: pages.page(at: start) ?? 0, at: start, proposed: target, velocity: speed,
        limit: style.limit
      ).contentOffset
    }
    // The offset at release is not told. A flick passes the place where it began.
    let release = SnapRelease.gesture(
      style, from: start, at: direction == 0 ? target : start, to: target, velocity: speed)
    switch kind {
    case .pages: return nil
    case .length(let length, let spacing, let alignment, let ends):
      return Pages(
        count: 1, length: length, spacing: spacing, viewport: context.viewport,
        alignment: alignment, ends: ends, axis: context.axis, isRightToLeft: context.isRightToLeft
      ).fitted(viewport: context.viewport, contentLength: context.contentLength)
        .landing(of: release)?.contentOffset
    case .lengths(let lengths, let spacing, let padding, let alignment, let grouping, let ends):
      return VariablePages(
        lengths: lengths, spacing: spacing, padding: padding, viewport: context.viewport,
        alignment: alignment, grouping: grouping, ends: ends, axis: context.axis,
        isRightToLeft: context.isRightToLeft
      ).landing(of: release)?.contentOffset
    case .areas(let areas):
      return SnapAreas(
        areas, contentLength: context.contentLength, viewport: context.viewport,
        axis: context.axis, isRightToLeft: context.isRightToLeft
      ).landing(of: release)?.contentOffset
    case .points(let points):
      return landing(of: release, among: points, in: context)
    }
  }

  /// Snap points count from the leading end, which is the right one in right-to-left layouts.
  private func landing(
    of release: SnapRelease, among points: SnapPoints, in context: Context
  ) -> Double? {
    let pageAxis = PageAxis(
      axis: context.axis, isRightToLeft: context.isRightToLeft, viewport: context.viewport,
      insets: .zero, peek: .zero, contentLength: context.contentLength)
    let landing = points.landing(of: pageAxis.logical(release), viewport: context.viewport)
    return landing.map {
      pageAxis.physicalOffset(pageAxis.logical.clampedOffset($0.contentOffset))
    }
  }
}
