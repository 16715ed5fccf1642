extension Scroller {
  /// Takes a touch.
  ///
  /// One finger counts at a time: the first that goes down, until it is lifted. Then the next that
  /// is still down goes on from where it is. Four others are known; further ones are ignored. Only
  /// `moved` touches move the content: the location of an ended or stationary one is ignored. A
  /// finger that is reported as stationary keeps its velocity; a finger that is silent loses it,
  /// see `Configuration.stationaryTime`.
  ///
  /// If the content can be zoomed, the first two fingers count: the point between them drags, and
  /// their distance zooms. When one of the two is lifted, the other or the next goes on from where
  /// it is, without a jump.
  ///
  /// What lies under the first finger may get the touch; see `TouchTarget`.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in the viewport's fixed frame; one that is NaN counts as
  ///     its last location.
  ///   - time: When, in seconds. With an earlier time than the latest input's it takes effect now;
  ///     only the velocity is computed from the time given.
  ///   - target: What lies under the finger; counts with `began`.
  /// - Returns: What happened.
  @discardableResult
  public mutating func touch(
    _ phase: TouchPhase, id: Int = 0, at location: CGPoint, time: Double,
    on target: TouchTarget = .none
  ) -> Events {
    input(time) { scroller, events in
      let time = time.finite(or: scroller.present)
      scroller.now = scroller.now ?? time
      if phase == .began {
        let location = location.isNumeric ? AxisPair(location) : .zero
        scroller.began(id, location, time, target, &events)
      }
      if phase.rawValue >= TouchPhase.ended.rawValue, case .some = scroller.contentTouch {
        scroller.passOn(phase, id, &events)
      }
      guard scroller.drag?.id == id, scroller.drag?.source == .finger else {
        return scroller.otherTouch(phase, id, location, time, &events)
      }
      switch phase {
      case .began: break
      case .stationary: scroller.drag?.stay(time)
      case .moved: scroller.moved(to: location, time, &events)
      case .ended, .cancelled:
        if scroller.handsOver(time) { return }
        let tap = scroller.endTap(time, isCancelled: phase == .cancelled)
        scroller.letGo(time, isCancelled: phase == .cancelled, &events)
        if let tap { scroller.answer(tap, &events) }
      }
    }
  }

  private mutating func began(
    _ id: Int, _ location: AxisPair, _ time: Double, _ target: TouchTarget, _ events: inout Events
  ) {
    var caught = false
    if let source = drag?.source, source != .finger {
      // A finger takes over from a trackpad and from a scroll bar.
      caught = grip.holdsContent
      interruptDrag(&events)
    }
    if drag != nil { return beganBeside(id, location, time) }
    guard metrics.behavior.letsScroll else { return beginUnscrolled(id, target, &events) }
    caught = catchContent(&events) || caught
    hold(ScrollDrag(id: id, at: location, time: time, caught: caught, tracker: newTracker))
    if !caught { offerTouch(id, target, &events) }
    if case .some = zoomer { beginTap(location, time, isPlain: target == .none) }
  }

  /// Takes another finger while one is down.
  private mutating func beganBeside(_ id: Int, _ location: AxisPair, _ time: Double) {
    guard drag?.id != id else { return }
    drag?.others.add(id, at: location)
    guard case .some = zoomer else { return }
    if drag?.others[0].id == id { joinFingers(time) } else { taps.forgetTap() }
  }

  /// Lets the next finger take over from one that is lifted.
  ///
  /// - Returns: Whether there is one.
  private mutating func handsOver(_ time: Double) -> Bool {
    guard let count = drag?.others.count, count > 0 else { return false }
    if case .some = pinch {
      // What a finger has travelled while the content kept its touch is not the next one's.
      let travels = isDragging || recognizedAxes(drag?.travel ?? .zero) == nil
      changeFingers(time) { _ = $0.handOver(time, tracker: $1, keepsTravel: true) }
      if !travels, let point = drag?.point { drag?.start = point }
    } else {
      let tracker = newTracker
      _ = drag?.handOver(time, tracker: tracker)
      rebaseDrag()
    }
    // The finger before may have kept the others from zooming.
    if case .some = zoomer, count > 1, drag?.joins == false { joinFingers(time) }
    return true
  }

  /// Stops a motion because something takes hold of the content.
  ///
  /// - Returns: Whether there was one.
  mutating func catchContent(_ events: inout Events) -> Bool {
    guard let motion else { return false }
    stop(motion.kind, &events)
    place = exactMetrics
    pauseTime = nil
    return true
  }

  var newTracker: VelocityTracker {
    // Without a silence limit: the drag measures silence, since stationary touches count too.
    VelocityTracker(estimator: configuration.velocityEstimator)
  }

  /// Keeps track of a finger that does not count yet.
  private mutating func otherTouch(
    _ phase: TouchPhase, _ id: Int, _ location: CGPoint, _ time: Double, _ events: inout Events
  ) {
    if case .some = pinch, drag?.joins == true, drag?.others[0].id == id {
      return secondTouch(phase, id, location, time, &events)
    }
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
    let last = drag?.point
    followFinger(location, from: last, time, &events)
  }

  /// Takes the content along with a finger that drags, or with the point between two. It was at
  /// another point before.
  @inline(__always)
  mutating func followFinger(
    _ location: AxisPair?, from last: AxisPair?, _ time: Double, _ events: inout Events
  ) {
    var last = last
    let isDragging = drag?.follow(location, time)
    if case .some = pinch, zoomsByFingers(time, &events) { return }
    if isDragging == false { last = beginDragging(&events) }
    guard let pull = drag?.pull, let last, let place = drag?.point else { return }
    let old = offset
    scroll(to: offset(for: pull), &events)
    drag?.content.add(offset, time)
    events.unconsumed.way = (last - place) - (offset - old)
  }

  /// Begins to drag if the finger has gone far enough.
  ///
  /// - Returns: The place from which on the finger moves the content; `nil` if it does not drag.
  mutating func beginDragging(_ events: inout Events) -> AxisPair? {
    if pinch?.isZooming == true {
      beginFreeDrag(&events)
      return drag?.point
    }
    guard let start = drag?.start, let travel = drag?.travel,
      let axes = recognizedAxes(travel)
    else { return nil }
    let place = start + slop(along: travel, axes)
    guard beginDragging(along: axes, at: place, &events) else { return nil }
    taps.forgetTap()
    // One finger zooms up and down only.
    pinch = pinch?.isSingle == true ? nil : pinch
    return place
  }

  /// Begins to drag along some axes, with the finger at a place. Content may keep its touch.
  ///
  /// - Returns: Whether it drags.
  @discardableResult
  mutating func beginDragging(
    along axes: ScrollAxis.Set, at finger: AxisPair, _ events: inout Events
  ) -> Bool {
    guard takeTouch(&events) else { return false }
    beginFreeDrag(along: axes, &events)
    rebaseDrag(at: finger)
    return true
  }

  /// Begins to drag along some axes with fingers that hold the content already.
  mutating func beginFreeDrag(along axes: ScrollAxis.Set = .all, _ events: inout Events) {
    events.append(.willBeginDragging)
    drag?.isDragging = true
    drag?.axes = axes
    noteGrip()
    place = exactMetrics
    pauseTime = nil
  }

  /// The axes that a drag moves, once the finger has gone as far as the slop; `nil` before. If only
  /// one axis can be dragged, the finger must go farther along it than across; of two equal
  /// distances the vertical one counts as longer (certainty C).
  func recognizedAxes(_ travel: AxisPair, slop: Double? = nil) -> ScrollAxis.Set? {
    let main: ScrollAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    let slop = max(slop ?? configuration.slop, .leastNonzeroMagnitude)
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
