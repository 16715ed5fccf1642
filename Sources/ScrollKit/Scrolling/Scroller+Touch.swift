extension Scroller {
  /// Tells of a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is up; then the next that is still
  /// down goes on from where it is, and the content stays in hand. Four others are known; further ones
  /// are ignored.
  /// Where a finger is when it ends, or is stationary, does not count; only where it was moved. One that is
  /// said to be stationary keeps its velocity; one that says nothing loses it, see
  /// `Configuration.silenceLimit`.
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
      guard scroller.drag?.id == id else { return scroller.otherTouch(phase, id, location) }
      switch phase {
      case .began: break
      case .stationary: scroller.drag?.stay(time)
      case .moved: scroller.moved(to: location, time, &events)
      case .ended, .cancelled:
        let tracker = scroller.newTracker
        if scroller.drag?.handOver(time, tracker: tracker) == true { return scroller.rebaseDrag() }
        scroller.letGo(time, isCancelled: phase == .cancelled, &events)
      }
    }
  }

  private mutating func began(
    _ id: Int, _ location: AxisPair, _ time: Double, _ events: inout Events
  ) {
    if drag != nil, drag?.id != id { drag?.others.add(id, at: location) }
    guard drag == nil, metrics.behavior.isScrollEnabled,
      metrics.behavior.isUserInteractionEnabled
    else { return }
    let caught = motion
    if let caught {
      finish(caught.kind, &events)
      place = exactMetrics
    }
    drag = ScrollDrag(
      id: id, at: location, time: time, caught: caught != nil, tracker: newTracker)
  }

  private var newTracker: VelocityTracker {
    // How long a finger has been silent, the drag knows: also one that stays where it is is heard of.
    VelocityTracker(estimator: configuration.velocityEstimator)
  }

  /// Follows a finger that does not count yet.
  private mutating func otherTouch(_ phase: TouchPhase, _ id: Int, _ location: CGPoint) {
    switch phase {
    case .began, .stationary: break
    case .moved: if location.isNumeric { drag?.others.move(id, to: AxisPair(location)) }
    case .ended, .cancelled: drag?.others.remove(id)
    }
  }

  // A drag is large, and in every move it is changed where it is.
  private mutating func moved(to location: CGPoint, _ time: Double, _ events: inout Events) {
    drag?.follow(location.isNumeric ? AxisPair(location) : nil, time)
    if drag?.isDragging == false, let travel = drag?.travel, let axes = recognizedAxes(travel) {
      events.append(.willBeginDragging)
      drag?.isDragging = true
      drag?.axes = axes
      place = exactMetrics
      pageTime = nil
      if let start = drag?.start { rebaseDrag(at: start + slop(along: travel, axes)) }
    }
    guard isDragging else { return }
    scrollToFinger(&events)
    drag?.content.add(offset, time)
  }

  /// The axes that a drag moves, once the finger has gone far enough along them; `nil` before. Along one
  /// axis, it must have gone farther there than across; of two ways of equal length the vertical one
  /// counts (certainty C).
  private func recognizedAxes(_ travel: AxisPair) -> ScrollAxis.Set? {
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

  /// The part of a finger's way that is left out.
  private func slop(along travel: AxisPair, _ axes: ScrollAxis.Set) -> AxisPair {
    let way = AxisPair { axes.contains($0) ? travel[$0] : 0 }
    // Without slop the least way counts, and nothing of it is left out.
    let share = min(configuration.slop / max(way.length, .leastNonzeroMagnitude), 1)
    return AxisPair { way[$0] * share }
  }

  /// Makes a drag go on from the present offset, with the finger at a place.
  mutating func rebaseDrag(at place: AxisPair) {
    let base = AxisPair { (pulledOffset($0) + place[$0]).finite(or: offset[$0]) }
    drag?.base = base
  }

  /// The offset without rubber band that shows as the present one. Content that a program has put farther
  /// out than a finger could pull it (nearly a viewport) comes back to there.
  private func pulledOffset(_ axis: ScrollAxis) -> Double {
    let lengths = metrics[axis]
    let reach = 0.9 * lengths.viewport
    let overscroll = min(max(lengths.overscroll(at: offset[axis]), -reach), reach)
    return lengths.clampedOffset(offset[axis]) + band(lengths).pulled(overscroll)
  }

  /// Takes the content to where the finger is.
  private mutating func scrollToFinger(_ events: inout Events) {
    guard let axes = drag?.axes, let base = drag?.base, let location = drag?.location else {
      return
    }
    var new = offset
    for axis in ScrollAxis.allCases where axes.contains(axis) {
      let lengths = metrics[axis]
      let pulled = (base[axis] - location[axis]).finite(or: offset[axis])
      let edge = lengths.clampedOffset(pulled)
      let bounces = pulled != edge && metrics.behavior.bounces.contains(axis)
      new[axis] = bounces ? edge + band(lengths).stretched(pulled - edge) : edge
    }
    scroll(to: new, &events)
  }

  private func band(_ lengths: AxisMetrics) -> RubberBand {
    RubberBand(
      dimension: lengths.viewport, coefficient: configuration.rubberBandCoefficient)
  }
}
