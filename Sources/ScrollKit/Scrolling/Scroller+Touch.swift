extension Scroller {
  /// Tells of a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is up; then the next that is
  /// still down goes on from where it is, and the content stays in hand. Four others are known;
  /// further ones are ignored. Where a finger is when it ends, or is stationary, does not count;
  /// only where it was moved. One that is said to be stationary keeps its velocity; one that says
  /// nothing loses it, see `Configuration.silenceLimit`.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in the viewport's fixed frame; one that is not a number counts as
  ///     where it last was.
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
    guard drag == nil, metrics.behavior.letsScroll else { return }
    let caught = motion
    if let caught {
      stop(caught.kind, &events)
      place = exactMetrics
    }
    hold(
      ScrollDrag(id: id, at: location, time: time, caught: caught != nil, tracker: newTracker))
  }

  private var newTracker: VelocityTracker {
    // How long a finger has been silent, the drag knows: also one that stays where it is is heard
    // of.
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

  // A drag is large: in every move it is changed where it is, and asked as seldom as may be. The
  // benchmark's `scroller-touch` needs it so.
  private mutating func moved(to location: CGPoint, _ time: Double, _ events: inout Events) {
    let location = location.isNumeric ? AxisPair(location) : nil
    if drag?.follow(location, time) == false { beginDragging(&events) }
    guard let pull = drag?.pull else { return }
    scroll(to: offset(for: pull), &events)
    drag?.content.add(offset, time)
  }

  /// Begins to drag if the finger has gone far enough.
  private mutating func beginDragging(_ events: inout Events) {
    guard let start = drag?.start, let travel = drag?.travel, let axes = recognizedAxes(travel)
    else { return }
    events.append(.willBeginDragging)
    drag?.isDragging = true
    drag?.axes = axes
    noteGrip()
    place = exactMetrics
    pageTime = nil
    rebaseDrag(at: start + slop(along: travel, axes))
  }

  /// The axes that a drag moves, once the finger has gone far enough along them; `nil` before.
  /// Along one axis, it must have gone farther there than across; of two ways of equal length the
  /// vertical one counts (certainty C).
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

  /// The offset without rubber band that shows as the present one. Content that a program has put
  /// farther out than a finger could pull it (nearly a viewport) comes back to there.
  private func pulledOffset(_ axis: ScrollAxis) -> Double {
    let lengths = metrics[axis]
    let reach = 0.9 * lengths.viewport
    let overscroll = min(max(lengths.overscroll(at: offset[axis]), -reach), reach)
    return lengths.clampedOffset(offset[axis]) + band(lengths).pulled(overscroll)
  }

  /// Where the content belongs while a finger pulls it along some axes. Inlined for the benchmark's
  /// `scroller-touch`: a call would copy the whole scroller.
  @inline(__always)
  private func offset(for pull: ScrollDrag.Pull) -> AxisPair {
    AxisPair { axis in
      guard pull.axes.contains(axis) else { return offset[axis] }
      let pulled = pull.offset[axis].finite(or: offset[axis])
      let edge = metrics[axis].clampedOffset(pulled)
      guard pulled != edge, metrics.behavior.bounces.contains(axis) else { return edge }
      return edge + band(metrics[axis]).stretched(pulled - edge)
    }
  }

  private func band(_ lengths: AxisMetrics) -> RubberBand {
    RubberBand(
      dimension: lengths.viewport, coefficient: configuration.rubberBandCoefficient)
  }
}
