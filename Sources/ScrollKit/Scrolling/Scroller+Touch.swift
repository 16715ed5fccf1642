extension Scroller {
  /// Tells of a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is up.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in the viewport's fixed frame; one that is not a number counts as where
  ///     it last was.
  ///   - time: When, in seconds.
  /// - Returns: What happened.
  @discardableResult
  public mutating func touch(
    _ phase: TouchPhase, id: Int = 0, at location: CGPoint, time: Double
  ) -> Events {
    var events = Events()
    tell(time)
    run(&events)
    let time = time.isNaN ? now ?? 0 : time.finite(or: 0)
    let place = location.isNumeric ? AxisPair(location) : drag?.location ?? .zero
    switch phase {
    case .began: began(id, place, time, &events)
    case .moved: if drag?.id == id { moved(place, time, &events) }
    case .stationary: break
    case .ended: if drag?.id == id { ended(time, isCancelled: false, &events) }
    case .cancelled: if drag?.id == id { ended(time, isCancelled: true, &events) }
    }
    return events
  }

  private mutating func began(
    _ id: Int, _ location: AxisPair, _ time: Double, _ events: inout Events
  ) {
    guard drag == nil, metrics.behavior.isScrollEnabled,
      metrics.behavior.isUserInteractionEnabled
    else { return }
    let caught = motion
    if let caught { finish(caught, &events) }
    drag = ScrollDrag(
      id: id, at: location, time: time, caught: caught != nil,
      estimator: configuration.velocityEstimator, silenceLimit: configuration.silenceLimit)
  }

  private mutating func moved(_ location: AxisPair, _ time: Double, _ events: inout Events) {
    guard var drag else { return }
    drag.location = location
    drag.moveTime = max(drag.moveTime, time)
    drag.addFinger(time)
    if !drag.isDragging, let axes = recognizedAxes(drag) {
      events.append(.willBeginDragging)
      drag.isDragging = true
      drag.axes = axes
      rebase(&drag, at: anchor(drag, axes))
      drag.startPageX = startPage(.horizontal)
      drag.startPageY = startPage(.vertical)
    }
    self.drag = drag
    guard drag.isDragging else { return }
    scroll(to: draggedOffset(drag), &events)
    self.drag?.addContent(offset, time)
  }

  /// The axes that a drag moves, once the finger has gone far enough along them; `nil` before.
  private func recognizedAxes(_ drag: ScrollDrag) -> ScrollAxis.Set? {
    let draggable = ScrollAxis.allCases.filter { metrics.isDraggable($0) }
    let travel = drag.travel
    let slop = configuration.slop.finiteLength
    guard draggable.count > 1 else {
      guard let axis = draggable.first, travel[axis].magnitude >= max(slop, .leastNonzeroMagnitude),
        travel[axis].magnitude >= travel[axis.cross].magnitude
      else { return nil }
      return ScrollAxis.Set(axis)
    }
    guard travel.length >= max(slop, .leastNonzeroMagnitude) else { return nil }
    guard configuration.isDirectionalLockEnabled else { return .all }
    let main: ScrollAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    let ratio = max(1, configuration.directionalLockRatio.finite(or: 1))
    let isLocked = travel[main].magnitude >= ratio * travel[main.cross].magnitude
    return isLocked ? ScrollAxis.Set(main) : .all
  }

  /// Where the finger counts from: the slop along its way is left out.
  private func anchor(_ drag: ScrollDrag, _ axes: ScrollAxis.Set) -> AxisPair {
    let way = AxisPair { axes.contains($0) ? drag.travel[$0] : 0 }
    let share = way.length > 0 ? min(configuration.slop.finiteLength / way.length, 1) : 0
    return AxisPair { drag.start[$0] + way[$0] * share }
  }

  /// Makes a drag go on from the present offset, with the finger at a place.
  func rebase(_ drag: inout ScrollDrag, at place: AxisPair) {
    drag.base = AxisPair { pulledOffset($0) + place[$0] }
  }

  /// The offset without rubber band that shows as the present one.
  private func pulledOffset(_ axis: ScrollAxis) -> Double {
    let lengths = metrics[axis]
    let edge = lengths.clampedOffset(offset[axis])
    return edge + band(lengths).pulled(offset[axis] - edge)
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

  /// Ends the finger's part. A cancelled touch lets go without velocity.
  mutating func ended(_ time: Double, isCancelled: Bool, _ events: inout Events) {
    guard let drag else { return }
    self.drag = nil
    guard drag.isDragging || drag.caught else { return }
    let velocity = isCancelled || !drag.isDragging ? .zero : releaseVelocity(drag, time)
    let motion = releaseMotion(drag, velocity: velocity, time: time)
    if drag.isDragging {
      let perMillisecond = AxisPair { velocity[$0] / 1000 }
      events.append(
        .willEndDragging(
          velocity: perMillisecond.point,
          target: metrics.pixelGrid.nearest(
            reportedTarget(drag, motion, velocity: velocity).point)))
    }
    events.append(.didEndDragging(willDecelerate: motion.moves))
    if motion.moves {
      begin(motion, &events)
    } else {
      events.append(.didEndScrolling)
    }
  }

  /// The finger's velocity along the axes of the drag; none at all if it is slow.
  private func releaseVelocity(_ drag: ScrollDrag, _ time: Double) -> AxisPair {
    let velocity = drag.velocity(at: time)
    let free = AxisPair { drag.axes.contains($0) ? velocity[$0] : 0 }
    return free.length < configuration.leastFlingSpeed.finiteLength ? .zero : free
  }
}
