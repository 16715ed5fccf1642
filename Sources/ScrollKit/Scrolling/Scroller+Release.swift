// Where content goes when a finger lets go of it.

extension Scroller {
  /// The motion after a release.
  func releaseMotion(_ drag: ScrollDrag, velocity: AxisPair, time: Double) -> ScrollMotion {
    let trailing = drag.contentVelocity
    return ScrollMotion(.deceleration, start: max(time, now ?? time)) { axis in
      if let target = pageTarget(axis, drag: drag, velocity: velocity[axis]) {
        return settle(axis, at: target, velocity: velocity[axis])
      }
      return .fling(
        fling(
          axis, velocity: velocity[axis],
          bounceVelocity: configuration.releaseSeed.velocity(
            overscroll: metrics[axis].overscroll(at: offset[axis]),
            dimension: metrics[axis].viewport, stillTime: time - drag.moveTime,
            trailing: trailing[axis])))
    }
  }

  /// A fling from the present offset.
  func fling(
    _ axis: ScrollAxis, velocity: Double, bounceVelocity: Double? = nil, rate: Double? = nil
  ) -> Fling {
    let lengths = metrics[axis]
    return Fling(
      position: offset[axis], velocity: velocity,
      range: lengths.leastOffset...lengths.greatestOffset,
      rate: rate ?? configuration.decelerationRate,
      bounces: metrics.behavior.bounces.contains(axis), bounceVelocity: bounceVelocity,
      spring: configuration.bounceSpring)
  }

  /// A spring from the present offset to another.
  func settle(_ axis: ScrollAxis, at target: Double, velocity: Double) -> AxisMotion {
    .settle(
      Bounce(
        edge: target, overscroll: offset[axis] - target, velocity: velocity,
        spring: configuration.pagingSpring))
  }

  /// Where UIKit says that the content will rest: by the other factor of its deceleration, held within
  /// the range.
  func reportedTarget(
    _ drag: ScrollDrag, _ motion: ScrollMotion, velocity: AxisPair
  ) -> AxisPair {
    AxisPair { axis in
      guard case .fling(let fling) = motion[axis], fling.edgeTime != 0 else {
        return motion[axis].destination
      }
      return metrics[axis].clampedOffset(fling.deceleration.reportedTarget)
    }
  }

  /// The pages along an axis; `nil` without paging, or where nothing scrolls.
  private func pages(_ axis: ScrollAxis) -> (pages: Pages, limit: Int)? {
    let lengths = metrics[axis]
    guard lengths.isScrollable else { return nil }
    switch configuration.paging {
    case .none:
      return nil
    case .viewport:
      let pages = Pages(
        contentLength: lengths.content, length: lengths.viewport, viewport: lengths.viewport,
        insets: lengths.insets, axis: axis)
      return (pages, 1)
    case .pages(let length, let spacing, let alignment, let limit):
      let pages = Pages(
        contentLength: lengths.content, length: length, spacing: spacing,
        viewport: lengths.viewport, alignment: alignment, insets: lengths.insets, axis: axis)
      return pages.count > 0 ? (pages, limit) : nil
    }
  }

  /// The page shown now.
  func startPage(_ axis: ScrollAxis) -> Int {
    pages(axis)?.pages.page(at: offset[axis]) ?? 0
  }

  /// Where paging lets the content rest after a release; `nil` without paging.
  private func pageTarget(_ axis: ScrollAxis, drag: ScrollDrag, velocity: Double) -> Double? {
    guard let (pages, limit) = pages(axis) else { return nil }
    let natural = Deceleration(
      position: offset[axis], velocity: velocity, rate: configuration.decelerationRate)
    return pages.landing(
      from: axis == .horizontal ? drag.startPageX : drag.startPageY, at: offset[axis],
      proposed: natural.destination, velocityPerMillisecond: velocity / 1000, limit: limit
    ).contentOffset
  }

  /// The page resting nearest to an offset; `nil` without paging.
  func nearestPageOffset(_ axis: ScrollAxis, to offset: Double) -> Double? {
    guard let (pages, _) = pages(axis), let page = pages.page(at: offset) else { return nil }
    return pages.contentOffset(of: page)
  }

  /// Moves where the content is going to rest: the answer to `willEndDragging`, or to anything later.
  ///
  /// The content keeps its velocity. Where deceleration at another rate reaches the target it does so, as
  /// UIKit is taken to do; else a spring takes it there.
  ///
  /// - Parameter target: Where to rest, held within the range; one that is not a number changes nothing.
  /// - Returns: `willBeginDecelerating` if the content was at rest.
  @discardableResult
  public mutating func retarget(to target: CGPoint) -> Events {
    var events = Events()
    guard target.isNumeric, drag == nil, motion?.kind ?? .deceleration == .deceleration else {
      return events
    }
    let velocity = AxisPair(self.velocity)
    let new = ScrollMotion(.deceleration, start: now ?? 0) { axis in
      let wanted = metrics[axis].clampedOffset(target.along(axis))
      let natural = Deceleration(position: offset[axis], velocity: velocity[axis])
      if let rate = natural.rate(toRestAt: wanted) {
        return .fling(fling(axis, velocity: velocity[axis], rate: rate))
      }
      return settle(axis, at: wanted, velocity: velocity[axis])
    }
    if motion != nil {
      motion = new
    } else if new.moves {
      now = now ?? 0
      begin(new, &events)
    }
    return events
  }
}
