import ScrollKit

/// Where content may come to rest: in the range and, if there are pages, on a page. If the app has
/// put it elsewhere, it may stay there until something brings it back.
struct RestingRule {
  /// Whether the content may be out of range. It may, if the app has put it there, is moving it
  /// there, or has just changed the configuration.
  private var isTheApps = true
  /// Whether the content may be between pages, for the same reasons.
  private var isTheAppsPage = true
  /// The metrics after the last input, without the offset.
  private var sizes: ScrollMetrics?

  /// Notes an input, its events, and the scroller after it.
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
      // Content that moves or is held keeps its place until it rests.
      let isLoose = scroller.phase == .idle || scroller.phase == .tracking
      let comesBack = scroller.configuration.restAdjustment == .intoRange
      if isResized, isLoose { isTheApps = !comesBack }
    case .stop:
      if scroller.phase == .idle, !events.isEmpty { (isTheApps, isTheAppsPage) = (false, false) }
    case .zoom:
      guard events.contains(.didZoom) else { break }
      isTheApps = false
    case .touch, .advance, .wheel, .key, .scrollBar, .track, .flash, .resumption, .refresh,
      .endRefresh, .accessibility:
      break
    }
  }

  /// The fault in the offset of a scroller at rest; `nil` if there is none.
  func fault(_ scroller: Scroller) -> String? {
    guard !isTheApps else { return nil }
    let metrics = scroller.metrics
    let pixel = 1 / metrics.displayScale
    for axis in ScrollAxis.allCases {
      let lengths = metrics[axis]
      let point = metrics.contentOffset
      let offset = Double(axis == .horizontal ? point.x : point.y)
      // The range by its definition, computed without the library.
      let slack =
        lengths.viewportLength - lengths.insets.leading - lengths.insets.trailing
        - lengths.contentLength
      let low = -(lengths.insets.leading + lengths.alignment * max(0, slack))
      let high = max(low, lengths.contentLength + lengths.insets.trailing - lengths.viewportLength)
      if offset < low - pixel || offset > high + pixel {
        return "\(axis): rests at \(offset) out of \(low)...\(high)"
      }
      // Content without length has no pages, even if insets let it scroll; nor has content that
      // scrolls only since a refresh has room.
      let room = axis == .vertical ? metrics.refreshInset : 0
      guard !isTheAppsPage, high - low - room > 1, lengths.viewportLength > 0,
        lengths.contentLength > 0
      else { continue }
      let stop: Double
      switch scroller.configuration.paging {
      case .none: continue
      case .viewport:
        // Pages are as long as the viewport and begin at the leading inset. The last may be
        // shorter. The room of a refresh belongs to the first.
        let inset = lengths.insets.leading - room
        let page = max(0, ((offset + inset) / lengths.viewportLength).rounded())
        let stops = [low, page == 0 ? low : page * lengths.viewportLength - inset, high]
        stop = stops.min { abs($0 - offset) < abs($1 - offset) } ?? low
      case .areas(let areas, let style):
        // In proximity, a flick may end anywhere beside what lies behind it.
        guard areas.axis == axis, areas.count > 0, style.strictness == .mandatory else { continue }
        let fitted = SnapAreas(
          areas.areas, contentLength: lengths.contentLength, viewport: lengths.viewportLength,
          insets: AxisInsets(
            leading: lengths.insets.leading - room, trailing: lengths.insets.trailing),
          covering: areas.covering, axis: axis, isRightToLeft: areas.isRightToLeft)
        let here = max(offset, low + room)
        let release = SnapRelease.gesture(style, from: here, at: here, to: here, velocity: 0)
        guard let place = fitted.landing(of: release)?.contentOffset else { continue }
        stop = place > low + room ? min(place, high) : low
      case .points(let points, let along, let style):
        guard along == axis, style.strictness == .mandatory else { continue }
        // Those outside the range count as its ends.
        let places = points.offsets.map { min(max($0, low + room), high) }
        let here = max(offset, low + room)
        let release = SnapRelease.gesture(style, from: here, at: here, to: here, velocity: 0)
        guard
          let place = SnapPoints(places).landing(
            of: release, viewport: lengths.viewportLength)?.contentOffset
        else { continue }
        stop = place > low + room ? place : low
      case .pages(let given, _):
        let pages = Pages(
          count: 0, length: given.length, spacing: given.spacing, viewport: 0,
          alignment: given.alignment, ends: given.ends, axis: axis,
          isRightToLeft: given.isRightToLeft
        ).fitted(
          viewport: lengths.viewportLength,
          insets: AxisInsets(
            leading: lengths.insets.leading - room, trailing: lengths.insets.trailing),
          contentLength: lengths.contentLength)
        guard let page = pages.page(at: max(offset, low + room)) else { continue }
        let place = pages.contentOffset(of: page)
        stop = place > low + room ? place : low
      }
      if abs(offset - stop) > pixel {
        return "\(axis): rests at \(offset), not at \(stop), where a page does"
      }
    }
    return nil
  }
}
