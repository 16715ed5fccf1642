// Where content goes when a finger lets go of it.

extension Scroller {
  /// Ends the finger's part. A cancelled touch lets go without velocity.
  mutating func letGo(_ time: Double, isCancelled: Bool, _ events: inout Events) {
    guard let drag else { return }
    let zoom = releaseZoom(drag, time, isCancelled: isCancelled, &events)
    hold(nil)
    guard drag.holdsContent, zoom != .returns else { return endHold(drag, zoom, &events) }
    lastShown = now
    let fingerVelocity = isCancelled || !drag.isDragging ? .zero : fingerVelocity(drag, time)
    var velocity = releaseVelocity(drag, fingerVelocity)
    if case .some = drag.carried { velocity = velocityWithMomentum(drag, velocity, time) }
    let motion = releaseMotion(drag, velocity: velocity, time: time)
    // What is slow leaves nothing.
    let fast = AxisPair {
      fingerVelocity[$0].magnitude < configuration.minimumFlingVelocity ? 0 : fingerVelocity[$0]
    }
    events.unconsumed.speed = speedLeft(fast, used: velocity, motion)
    if drag.isDragging {
      events.append(
        .willEndDragging(
          velocity: velocity.point,
          target: metrics.pixelGrid.nearest(AxisPair { reportedTarget($0, motion) }).point))
    }
    events.append(.didEndDragging(willDecelerate: leadsAway(motion)))
    if zoom == .ends { events.append(.didEndZooming) }
    guard leadsAway(motion) else {
      // Less than a device pixel is missing: nobody sees it, but the content must rest exactly.
      offset = motion.destination
      place = nil
      return
    }
    begin(motion, &events)
  }

  /// Whether a motion takes time, or takes the content to another pixel.
  func leadsAway(_ motion: ScrollMotion) -> Bool {
    motion.moves || metrics.pixelGrid.nearest(motion.destination) != metrics.offset
  }

  /// Ends the finger's part because a command takes over: no fling and no bounce follows.
  mutating func interruptDrag(_ events: inout Events) {
    guard let drag else { return }
    let zoom = releaseZoom(drag, present, isCancelled: true, &events)
    hold(nil)
    endHold(drag, zoom, &events)
  }

  /// Says that a finger has let go of content that rests where it is.
  private mutating func endHold(
    _ drag: ScrollDrag, _ zoom: ZoomRelease, _ events: inout Events
  ) {
    if drag.holdsContent {
      lastShown = now
      if zoom == .returns { place = nil }
      if drag.isDragging {
        events.append(.willEndDragging(velocity: .zero, target: contentOffset))
      }
      events.append(.didEndDragging(willDecelerate: false))
    } else {
      resumePause()
    }
    if zoom == .ends { events.append(.didEndZooming) }
  }

  /// The finger's velocity; zero if it has been silent.
  func fingerVelocity(_ drag: ScrollDrag, _ time: Double) -> AxisPair {
    if let limit = configuration.stationaryTime, time - drag.sampleTime > limit { return .zero }
    return drag.velocity(time: time)
  }

  /// The part of the finger's velocity along the axes of the drag; zero if it is slow.
  private func releaseVelocity(_ drag: ScrollDrag, _ velocity: AxisPair) -> AxisPair {
    let free = AxisPair { drag.axes.contains($0) ? velocity[$0] : 0 }
    return free.length < configuration.minimumFlingVelocity ? .zero : free
  }

  /// The motion after a release.
  private func releaseMotion(
    _ drag: ScrollDrag, velocity: AxisPair, time: Double
  ) -> ScrollMotion {
    if let momentum = awaitedMomentum(drag, velocity: velocity) { return momentum }
    let trailing = drag.contentVelocity
    return ScrollMotion(.deceleration, start: present) { axis in
      let lengths = metrics[axis]
      return releaseLaw(
        axis, velocity: velocity[axis],
        bounceVelocity: configuration.releaseVelocity.velocity(
          overscroll: lengths.overscroll(at: offset[axis]), dimension: lengths.viewportLength,
          stillFor: time - drag.moveTime, trailing: trailing[axis]))
    }
  }

  /// How content goes on along an axis with a velocity. A return from past an edge starts with a
  /// velocity of its own.
  func releaseLaw(
    _ axis: ScrollAxis, velocity: Double, bounceVelocity: Double
  ) -> MotionLaw {
    let overscroll = metrics[axis].overscroll(at: offset[axis])
    let fling = fling(axis, velocity: velocity, bounceVelocity: bounceVelocity)
    let isReturning = overscroll != 0 && fling.edgeTime == 0
    // A bounce that returns to an edge with a stop goes to that stop by itself.
    if let stop = stopTarget(axis, velocity: velocity),
      !isReturning || stop != offset[axis] - overscroll
    {
      return settle(axis, at: stop, velocity: velocity)
    }
    return .fling(
      fling, velocity: isReturning ? fling.bounce.motion.velocity : velocity,
      isReturning: isReturning)
  }

  /// The axes along which content may be past an edge.
  var bouncingAxes: ScrollAxis.Set { configuration.reducesMotion ? [] : metrics.behavior.bounces }

  /// A fling from the present offset.
  func fling(
    _ axis: ScrollAxis, velocity: Double, bounceVelocity: Double? = nil, rate: Double? = nil
  ) -> Fling {
    let lengths = metrics[axis]
    return Fling(
      position: offset[axis], velocity: velocity,
      range: lengths.minimumOffset...lengths.maximumOffset,
      rate: rate ?? configuration.decelerationRate,
      bounces: bouncingAxes.contains(axis), bounceVelocity: bounceVelocity,
      spring: configuration.bounceSpring)
  }

  /// A spring from the present offset to another: by default the one for pages.
  func settle(
    _ axis: ScrollAxis, at target: Double, velocity: Double, spring: Spring? = nil,
    restDistance: Double = Bounce.standardRestDistance
  ) -> MotionLaw {
    .settle(
      Bounce(
        edge: target, overscroll: offset[axis] - target, velocity: velocity,
        spring: spring ?? configuration.pagingSpring, restDistance: restDistance))
  }

  /// Where UIKit says that the content will rest: `Deceleration.reportedTarget`, held within the
  /// range.
  private func reportedTarget(_ axis: ScrollAxis, _ motion: ScrollMotion) -> Double {
    guard case .fling(let fling, _, _) = motion[axis], fling.edgeTime != 0 else {
      return motion[axis].destination
    }
    return metrics[axis].clampedOffset(fling.deceleration.reportedTarget)
  }
}

extension Scroller {
  /// Changes where the content is going to rest: as the answer to `willEndDragging`, or later.
  ///
  /// The content keeps its velocity. If deceleration at another rate reaches the target, it uses
  /// that rate, as UIKit is taken to do; else a spring takes it there (both certainty D). Along an
  /// axis with the target that `willEndDragging` reported, nothing changes. Nothing happens under a
  /// finger or in an animation. Content that was released at rest begins to decelerate, although
  /// `didEndDragging` has already said `willDecelerate: false`.
  ///
  /// - Parameter target: Where to rest, held within the range; one that is NaN changes
  ///   nothing.
  /// - Returns: `willBeginDecelerating` if the content was at rest.
  @discardableResult
  public mutating func retarget(to target: CGPoint) -> Events {
    input(nil) { scroller, events in
      guard target.isNumeric, scroller.drag == nil,
        scroller.motion?.kind.isDeceleration ?? true
      else { return }
      let new = scroller.aimed(at: AxisPair(target))
      if scroller.motion != nil {
        scroller.start(new)
      } else if scroller.leadsAway(new) {
        scroller.begin(new, &events)
      }
    }
  }

  private func aimed(at target: AxisPair) -> ScrollMotion {
    let velocity = AxisPair(self.velocity)
    let grid = metrics.pixelGrid
    return ScrollMotion(.deceleration, start: present) { axis in
      let wanted = metrics[axis].clampedOffset(target[axis])
      if let motion, grid.nearest(wanted) == grid.nearest(reportedTarget(axis, motion)) {
        return continued(axis, motion)
      }
      let natural = Deceleration(position: offset[axis], velocity: velocity[axis])
      if let rate = natural.rate(toRestAt: wanted) {
        return .fling(
          fling(axis, velocity: velocity[axis], rate: rate), velocity: velocity[axis],
          isReturning: false)
      }
      return settle(axis, at: wanted, velocity: velocity[axis])
    }
  }
}
