// Two fingers: the point between them drags, their distance zooms. Each step follows from where the
// fingers came together and where they are, not from how often they are reported.

extension Scroller {
  /// Whether fingers may zoom: there are two scales to choose from, and something to zoom.
  var canPinch: Bool {
    guard let zoomer else { return false }
    return zoomer.isLaidOut && zoomer.canZoom
  }

  /// Lets the second finger count from now on.
  mutating func joinFingers(_ time: Double) {
    guard canPinch, contentTouch?.isExclusive != true else { return }
    dropWaitingTouch()
    if pinch == nil { pinch = ScrollPinch() }
    pinch?.isSingle = false
    changeFingers(time) { drag, _ in drag.joins = true }
    if let point = drag?.point { taps.addFinger(point) }
  }

  /// Changes the set of fingers that count. What they have travelled stays, the content stays, and
  /// the velocity is measured anew.
  mutating func changeFingers(_ time: Double, _ body: (inout ScrollDrag, VelocityTracker) -> Void) {
    guard var drag else { return }
    let (old, tracker) = (drag.point, newTracker)
    body(&drag, tracker)
    drag.joins = drag.joins && drag.others.count > 0
    drag.restart(time, tracker: tracker)
    drag.move(from: old)
    self.drag = drag
    if let lean = pinch?.lean { pinch?.lean = drag.joins ? .zero : old + lean - drag.point }
    rebaseDrag()
  }

  /// Lets the fingers zoom on from where they and the content are.
  mutating func rebasePinch() {
    guard let drag, let pinch else { return }
    if drag.joins { self.pinch?.startWay = drag.fingerWay }
    guard pinch.isZooming else { return }
    zoomer?.pinch = nil
    syncZoomer()
    if let fingers {
      self.pinch?.resetSpread()
      beginPinch(fingers)
    }
    // A finger that is left drags on from here.
    if !drag.isDragging { rebaseDrag(at: drag.point) }
  }

  /// Lets the zoomer begin a pinch at the offset that the fingers ask for, without rubber band.
  private mutating func beginPinch(_ fingers: Zoomer.Pinch.Fingers) {
    let shown = ZoomPlacement(valid: zoomScales, offset: offset)
    let pulled = AxisPair { pulledOffset($0) }
    zoomer?.placement = ZoomPlacement(valid: shown.scales, offset: pulled)
    zoomer?.beginPinch(fingers)
    zoomer?.placement = shown
  }

  /// The fingers that zoom; `nil` while there are none.
  private var fingers: Zoomer.Pinch.Fingers? {
    guard let drag, let pinch else { return nil }
    if drag.joins {
      return Zoomer.Pinch.Fingers(valid: drag.point, distances: distances(drag.fingerWay))
    }
    guard pinch.isSingle else { return nil }
    let distance = Elementary.exponential(drag.travel.y / oneFingerDistance).zoomScale
    return Zoomer.Pinch.Fingers(valid: drag.start, distances: AxisPair(both: distance))
  }

  /// The distances that zoom: one for both axes, or, if each axis has a scale, one along each.
  /// Along an axis on which the fingers are close together a small move would be a large factor.
  private func distances(_ way: AxisPair) -> AxisPair {
    guard zoomer?.isEven == false else {
      return AxisPair(both: max(way.length, ScrollPinch.leastDistance))
    }
    let least = max(configuration.leastPinchDistance, ScrollPinch.leastDistance)
    return AxisPair { max(way[$0].magnitude, least) }
  }

  private var oneFingerDistance: Double { configuration.oneFingerZoomDistance.positiveFactor }

  /// Takes a touch of the second finger that counts.
  mutating func secondTouch(
    _ phase: TouchPhase, _ id: Int, _ location: CGPoint, _ time: Double, _ events: inout Events
  ) {
    switch phase {
    case .began: break
    case .stationary: drag?.stay(time)
    case .moved:
      let last = drag?.point
      if location.isNumeric { drag?.others.move(id, to: AxisPair(location)) }
      followFinger(nil, from: last, time, &events)
    case .ended, .cancelled: changeFingers(time) { drag, _ in drag.others.remove(id) }
    }
  }

  /// Zooms the content if the fingers do.
  ///
  /// - Returns: Whether they do. Else they may drag.
  mutating func zoomsByFingers(_ time: Double, _ events: inout Events) -> Bool {
    guard let fingers, let pinch else { return false }
    if !pinch.isZooming { beginZooming(pinch, fingers, &events) }
    guard self.pinch?.isZooming == true else { return false }
    if !pinch.isSingle { dragAlong(&events) }
    noteSpread(fingers.distances, time)
    lastShown = now
    guard let free = zoomer?.follow(fingers) else { return true }
    pull(to: free, &events)
    if isDragging { drag?.content.add(offset, time) }
    return true
  }

  /// Shows the content at a scale that fingers ask for, with rubber band where they ask for an
  /// offset out of range.
  mutating func pull(to free: ZoomPlacement, _ events: inout Events) {
    resizeContent(to: free.scales, &events)
    scroll(to: offset(for: ScrollDrag.Pull(axes: .all, offset: free.offset)), &events)
    zoomer?.setPinched(ZoomPlacement(valid: free.scales, offset: offset))
  }

  /// Begins to zoom if the distance of the fingers has changed enough, or a single finger has gone
  /// far enough up or down. As with a drag, the first part does not count.
  private mutating func beginZooming(
    _ pinch: ScrollPinch, _ fingers: Zoomer.Pinch.Fingers, _ events: inout Events
  ) {
    let way = drag?.joins == true ? drag?.fingerWay ?? .zero : .zero
    let startDistance = max(pinch.startWay.length, ScrollPinch.leastDistance)
    let distance = max(way.length, ScrollPinch.leastDistance)
    let travel = pinch.isSingle ? drag?.travel.y ?? 0 : distance - startDistance
    let slop = pinch.isSingle ? configuration.slop : configuration.pinchSlop
    guard travel.magnitude >= max(slop, .leastNonzeroMagnitude) else { return }
    let start = travel < 0 ? -slop : slop
    guard takeTouch(&events) else { return }
    taps.forgetTap()
    if !pinch.isSingle { dragAlong(&events) }
    let shown = presentation
    if case .some = transition {
      endTransition(&events)
      events.append(.willBeginZooming)
      show(shown, &events)
      if isDragging, let point = drag?.point { rebaseDrag(at: point) }
    } else {
      events.append(.willBeginZooming)
      syncZoomer()
    }
    self.pinch?.isZooming = true
    let began: AxisPair
    if pinch.isSingle {
      began = AxisPair(both: Elementary.exponential(start / oneFingerDistance).zoomScale)
    } else if zoomer?.isEven == false {
      // Where the fingers were when they had gone as far as does not count.
      began = distances(pinch.startWay + (way - pinch.startWay) * (start / travel))
    } else {
      began = AxisPair(both: max(startDistance + start, ScrollPinch.leastDistance))
    }
    beginPinch(Zoomer.Pinch.Fingers(valid: fingers.centroid, distances: began))
  }

  /// Notes the distances of the fingers, for the speed at which they let go.
  private mutating func noteSpread(_ distances: AxisPair, _ time: Double) {
    pinch?.spread.add(position: Elementary.logarithm(distances.x), time: time)
    guard zoomer?.isEven == false else { return }
    pinch?.verticalSpread.add(position: Elementary.logarithm(distances.y), time: time)
  }

  /// Begins to drag if two fingers have gone far enough.
  private mutating func dragAlong(_ events: inout Events) {
    guard drag?.isDragging == false, let travel = drag?.travel, recognizedAxes(travel) != nil else {
      return
    }
    beginFreeDrag(&events)
  }
}
