extension Scroller {
  /// Takes a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is lifted. Then the next that
  /// is still down goes on from where it is. Four others are known; further ones are ignored. Only
  /// `moved` touches move the content: the location of an ended or stationary one is ignored. A
  /// finger that is reported as stationary keeps its velocity; a finger that is silent loses it,
  /// see `Configuration.stationaryTime`.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in the viewport's fixed frame; one that is NaN counts as
  ///     its last location.
  ///   - time: When, in seconds. With an earlier time than the latest input's it takes effect now;
  ///     only the velocity is computed from the time given.
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

  var newTracker: VelocityTracker {
    // Without a silence limit: the drag measures silence, since stationary touches count too.
    VelocityTracker(estimator: configuration.velocityEstimator)
  }

  /// Keeps track of a finger that does not count yet.
  private mutating func otherTouch(_ phase: TouchPhase, _ id: Int, _ location: CGPoint) {
    switch phase {
    case .began, .stationary: break
    case .moved: if location.isNumeric { drag?.others.move(id, to: AxisPair(location)) }
    case .ended, .cancelled: drag?.others.remove(id)
    }
  }

  // A drag is large: it is changed in place and read as rarely as possible, for the benchmark's
  // `scroller-touch`.
  private mutating func moved(to location: CGPoint, _ time: Double, _ events: inout Events) {
    let location = location.isNumeric ? AxisPair(location) : nil
    var last = drag?.location
    if drag?.follow(location, time) == false { last = beginDragging(&events) }
    guard let pull = drag?.pull, let last, let place = drag?.location else { return }
    let old = offset
    scroll(to: offset(for: pull), &events)
    drag?.content.add(offset, time)
    events.unconsumed.way = (last - place) - (offset - old)
  }

  /// Begins to drag if the finger has gone far enough.
  ///
  /// - Returns: The place from which on the finger moves the content; `nil` if it does not drag.
  private mutating func beginDragging(_ events: inout Events) -> AxisPair? {
    guard let start = drag?.start, let travel = drag?.travel, let axes = recognizedAxes(travel)
    else { return nil }
    let place = start + slop(along: travel, axes)
    beginDragging(axes, at: place, &events)
    return place
  }

  /// Begins to drag along some axes, with the finger at a place.
  mutating func beginDragging(
    _ axes: ScrollAxis.Set, at finger: AxisPair, _ events: inout Events
  ) {
    events.append(.willBeginDragging)
    drag?.isDragging = true
    drag?.axes = axes
    noteGrip()
    place = exactMetrics
    pageTime = nil
    rebaseDrag(at: finger)
  }

  /// The axes that a drag moves, once the finger has gone far enough; `nil` before. If only one
  /// axis can be dragged, the finger must go farther along it than across; of two equal distances
  /// the vertical one counts as longer (certainty C).
  func recognizedAxes(_ travel: AxisPair) -> ScrollAxis.Set? {
    let main: ScrollAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    let slop = max(configuration.slop, .leastNonzeroMagnitude)
    guard metrics.isDraggable(along: main) else { return nil }
    guard metrics.isDraggable(along: main.cross) else {
      return travel[main].magnitude >= slop ? ScrollAxis.Set(main) : nil
    }
    guard travel.length >= slop else { return nil }
    guard configuration.isDirectionalLockEnabled else { return .all }
    let isLocked =
      travel[main].magnitude >= configuration.directionalLockRatio * travel[main.cross].magnitude
    return isLocked ? ScrollAxis.Set(main) : .all
  }

  /// The first part of the finger's travel, which does not move the content.
  func slop(along travel: AxisPair, _ axes: ScrollAxis.Set) -> AxisPair {
    let way = AxisPair { axes.contains($0) ? travel[$0] : 0 }
    // Without slop the smallest travel counts, and all of it moves the content.
    let share = min(configuration.slop / max(way.length, .leastNonzeroMagnitude), 1)
    return AxisPair { way[$0] * share }
  }

  /// Makes a drag go on from the present offset, with the finger at a place.
  mutating func rebaseDrag(at place: AxisPair) {
    let base = AxisPair { (pulledOffset($0) + place[$0]).finite(or: offset[$0]) }
    drag?.base = base
  }

  /// The offset without rubber band at which the rubber band shows the present one. A finger can
  /// pull content out by nearly a viewport; if a command has put it farther out, it comes back to
  /// 0.9 of a viewport.
  func pulledOffset(_ axis: ScrollAxis) -> Double {
    let lengths = metrics[axis]
    let reach = 0.9 * lengths.viewportLength
    let overscroll = min(max(lengths.overscroll(at: offset[axis]), -reach), reach)
    return lengths.clampedOffset(offset[axis]) + band(lengths).pulled(overscroll)
  }

  /// The offset of content that a finger pulls along some axes. Inlined for the benchmark's
  /// `scroller-touch`: a call would copy the whole scroller.
  @inline(__always)
  func offset(for pull: ScrollDrag.Pull) -> AxisPair {
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
      dimension: lengths.viewportLength, coefficient: configuration.rubberBandCoefficient)
  }
}
