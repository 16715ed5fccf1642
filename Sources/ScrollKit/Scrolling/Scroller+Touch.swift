extension Scroller {
  /// Tells of a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is up. Where a finger is when it ends,
  /// or is stationary, does not count; only where it was moved.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in the viewport's fixed frame; one that is not a number counts as where
  ///     it last was.
  ///   - time: When, in seconds. One before the last input's counts as now, and as itself for the
  ///     velocity.
  /// - Returns: What happened.
  @discardableResult
  public mutating func touch(
    _ phase: TouchPhase, id: Int = 0, at location: CGPoint, time: Double
  ) -> Events {
    input(time) { scroller, events in
      let time = time.finite(or: scroller.present)
      scroller.now = scroller.now ?? time
      if phase == .began {
        scroller.began(id, location.isNumeric ? AxisPair(location) : .zero, time, &events)
      }
      guard let drag = scroller.drag, drag.id == id else { return }
      switch phase {
      case .began, .stationary: break
      case .moved:
        let place = location.isNumeric ? AxisPair(location) : drag.location
        scroller.moved(drag, to: place, time, &events)
      case .ended: scroller.letGo(drag, time, isCancelled: false, &events)
      case .cancelled: scroller.letGo(drag, time, isCancelled: true, &events)
      }
    }
  }

  private mutating func began(
    _ id: Int, _ location: AxisPair, _ time: Double, _ events: inout Events
  ) {
    guard drag == nil, metrics.behavior.isScrollEnabled,
      metrics.behavior.isUserInteractionEnabled
    else { return }
    let caught = motion
    if let caught { finish(caught.kind, &events) }
    drag = ScrollDrag(
      id: id, at: location, time: time, caught: caught != nil,
      tracker: VelocityTracker(
        estimator: configuration.velocityEstimator, silenceLimit: configuration.silenceLimit))
  }

  private mutating func moved(
    _ old: ScrollDrag, to location: AxisPair, _ time: Double, _ events: inout Events
  ) {
    var drag = old
    drag.location = location
    drag.moveTime = max(drag.moveTime, time)
    drag.addFinger(time)
    if !drag.isDragging, let axes = recognizedAxes(drag) {
      events.append(.willBeginDragging)
      drag.isDragging = true
      drag.axes = axes
      drag.startOffset = offset
      rebase(&drag, at: anchor(drag, axes))
    }
    self.drag = drag
    guard drag.isDragging else { return }
    scroll(to: draggedOffset(drag), &events)
    self.drag?.content.add(offset, time)
  }

  /// The axes that a drag moves, once the finger has gone far enough along them; `nil` before. Along one
  /// axis, it must have gone farther there than across; of two ways of equal length the vertical one
  /// counts (certainty C).
  private func recognizedAxes(_ drag: ScrollDrag) -> ScrollAxis.Set? {
    let travel = drag.travel
    let main: ScrollAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    let slop = max(configuration.slop, .leastNonzeroMagnitude)
    guard metrics.isDraggable(main) else { return nil }
    guard metrics.isDraggable(main.cross) else {
      return travel[main].magnitude >= slop ? ScrollAxis.Set(main) : nil
    }
    guard travel.length >= slop else { return nil }
    guard configuration.isDirectionalLockEnabled else { return .all }
    let isLocked =
      travel[main].magnitude >= configuration.directionalLockRatio * travel[main.cross].magnitude
    return isLocked ? ScrollAxis.Set(main) : .all
  }

  /// Where the finger counts from: the slop along its way is left out.
  private func anchor(_ drag: ScrollDrag, _ axes: ScrollAxis.Set) -> AxisPair {
    let way = AxisPair { axes.contains($0) ? drag.travel[$0] : 0 }
    // Without slop the least way counts, and nothing of it is left out.
    let share = min(configuration.slop / max(way.length, .leastNonzeroMagnitude), 1)
    return AxisPair { drag.start[$0] + way[$0] * share }
  }

  /// Makes a drag go on from the present offset, with the finger at a place.
  func rebase(_ drag: inout ScrollDrag, at place: AxisPair) {
    drag.base = AxisPair { (pulledOffset($0) + place[$0]).finite(or: offset[$0]) }
  }

  /// The offset without rubber band that shows as the present one. Content that a program has put farther
  /// out than a finger could pull it (nearly a viewport) comes back to there.
  private func pulledOffset(_ axis: ScrollAxis) -> Double {
    let lengths = metrics[axis]
    let reach = 0.9 * lengths.viewport
    let overscroll = min(max(lengths.overscroll(at: offset[axis]), -reach), reach)
    return lengths.clampedOffset(offset[axis]) + band(lengths).pulled(overscroll)
  }

  /// The offset for where the finger is.
  private func draggedOffset(_ drag: ScrollDrag) -> AxisPair {
    AxisPair { axis in
      guard drag.axes.contains(axis) else { return offset[axis] }
      let lengths = metrics[axis]
      let pulled = (drag.base[axis] - drag.location[axis]).finite(or: offset[axis])
      let edge = lengths.clampedOffset(pulled)
      guard pulled != edge else { return pulled }
      let bounces = metrics.behavior.bounces.contains(axis)
      return bounces ? edge + band(lengths).stretched(pulled - edge) : edge
    }
  }

  private func band(_ lengths: AxisMetrics) -> RubberBand {
    RubberBand(
      dimension: lengths.viewport, coefficient: configuration.rubberBandCoefficient)
  }
}
