import ScrollKit

/// Where content may come to rest: in the range and, with pages, on one. Where the app has put it
/// elsewhere, it may stay there until something brings it back.
struct RestingRule {
  /// Whether an app has put the content where it is, or is moving it there, or has just changed the
  /// rules.
  private var isTheApps = true
  /// The same for content between pages.
  private var isTheAppsPage = true
  /// The sizes so far, without the offset.
  private var sizes: ScrollMetrics?

  /// Takes an input, what it gave, and the scroller after it.
  mutating func take(_ input: RandomInput, _ events: Scroller.Events, _ scroller: Scroller) {
    let isReleased = events.contains {
      if case .didEndDragging = $0 { return true }
      return false
    }
    if isReleased { (isTheApps, isTheAppsPage) = (false, false) }
    var sizes = scroller.metrics
    sizes.contentOffset = .zero
    let isResized = sizes != self.sizes
    self.sizes = sizes
    switch input {
    case .offset, .shift, .configuration, .retarget:
      (isTheApps, isTheAppsPage) = (true, true)
    case .rect, .top: isTheAppsPage = true
    case .metrics, .growth, .safeArea:
      // Content that moves by itself or is held is judged as before.
      let isLoose = scroller.phase == .idle || scroller.phase == .tracking
      let comesBack = scroller.configuration.restAdjustment == .intoRange
      if isResized, isLoose { isTheApps = !comesBack }
    case .stop:
      if scroller.phase == .idle, !events.isEmpty { (isTheApps, isTheAppsPage) = (false, false) }
    case .zoom:
      guard events.contains(.didZoom) else { break }
      isTheApps = false
      // Under a finger that has not dragged, the scale decides where content is, not the pages.
      if scroller.phase == .tracking { isTheAppsPage = true }
    case .touch, .advance, .wheel, .flash, .resumption: break
    }
  }

  /// What is wrong with where a scroller at rest is.
  func fault(_ scroller: Scroller) -> String? {
    guard !isTheApps else { return nil }
    let metrics = scroller.metrics
    let pixel = 1 / metrics.displayScale
    for axis in ScrollAxis.allCases {
      let lengths = metrics[axis]
      let point = metrics.contentOffset
      let offset = Double(axis == .horizontal ? point.x : point.y)
      // The range, from its definition.
      let slack =
        lengths.viewport - lengths.insets.leading - lengths.insets.trailing - lengths.content
      let low = -(lengths.insets.leading + lengths.alignment * max(0, slack))
      let high = max(low, lengths.content + lengths.insets.trailing - lengths.viewport)
      if offset < low - pixel || offset > high + pixel {
        return "\(axis): rests at \(offset) out of \(low)...\(high)"
      }
      guard !isTheAppsPage, high - low > 1, lengths.viewport > 0 else { continue }
      let stop: Double
      switch scroller.configuration.paging {
      case .none: continue
      case .viewport:
        // Pages are viewports, counted from below the leading inset; the last may be a part of one.
        let page = ((offset + lengths.insets.leading) / lengths.viewport).rounded()
        let stops = [low, page * lengths.viewport - lengths.insets.leading, high]
        stop = stops.min { abs($0 - offset) < abs($1 - offset) } ?? low
      case .pages(let length, let spacing, let alignment, _, let padsEnds, let isRightToLeft):
        let pages = Pages(
          count: 0, length: length, spacing: spacing, viewport: 0, alignment: alignment,
          padsEnds: padsEnds, axis: axis, isRightToLeft: isRightToLeft
        ).fitted(
          viewport: lengths.viewport, insets: lengths.insets, contentLength: lengths.content)
        guard let page = pages.page(at: offset) else { continue }
        stop = pages.contentOffset(of: page)
      }
      if abs(offset - stop) > pixel {
        return "\(axis): rests at \(offset), not at \(stop), where a page does"
      }
    }
    return nil
  }
}
