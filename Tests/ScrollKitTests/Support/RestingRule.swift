import ScrollKit

/// Where content may come to rest: in the range and, with pages, on one, unless the app has put it
/// elsewhere and nothing has happened since that brings it back.
struct RestingRule {
  /// Whether an app has put the content where it is, or is moving it there, or has just changed the
  /// rules.
  private var isTheApps = true
  /// The same for content between pages.
  private var isTheAppsPage = true
  /// The sizes there were, without the offset.
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
      // What moves by itself or is held goes on as before.
      let isLoose = scroller.phase == .idle || scroller.phase == .tracking
      let comesBack = scroller.configuration.restAdjustment == .intoRange
      if isResized, isLoose { isTheApps = !comesBack }
    case .stop where scroller.phase == .idle && !events.isEmpty:
      (isTheApps, isTheAppsPage) = (false, false)
    case .zoom: if events.contains(.didZoom) { isTheApps = false }
    default: break
    }
  }

  /// What is wrong with where a scroller at rest is.
  func fault(_ scroller: Scroller) -> String? {
    guard !isTheApps else { return nil }
    let metrics = scroller.metrics
    let pixel = 1 / metrics.displayScale
    for axis in ScrollAxis.allCases {
      let lengths = metrics[axis]
      let offset = axis == .horizontal ? metrics.contentOffset.x : metrics.contentOffset.y
      // The range, from its definition.
      let slack =
        lengths.viewport - lengths.insets.leading - lengths.insets.trailing - lengths.content
      let low = -(lengths.insets.leading + lengths.alignment * max(0, slack))
      let high = max(low, lengths.content + lengths.insets.trailing - lengths.viewport)
      if Double(offset) < low - pixel || Double(offset) > high + pixel {
        return "\(axis): rests at \(offset) out of \(low)...\(high)"
      }
      guard scroller.configuration.paging == .viewport, !isTheAppsPage, high - low > 1,
        lengths.viewport > 0
      else { continue }
      // Pages are viewports, counted from below the leading inset; the last may be a part of one.
      let pages = (Double(offset) + lengths.insets.leading) / lengths.viewport
      let miss = abs(pages - pages.rounded()) * lengths.viewport
      if miss > pixel, abs(Double(offset) - low) > pixel, abs(Double(offset) - high) > pixel {
        return "\(axis): rests at \(offset) between pages of \(lengths.viewport)"
      }
    }
    return nil
  }
}
