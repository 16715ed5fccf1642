// What a `ScrollerChain` does with one of its scrollers. It moves a finger in each by the share of
// the way that the scroller gets, so places of fingers are a scroller's own; velocities are those
// of the real finger.

extension Scroller {
  /// How far content can go along an axis before it comes to an edge, in the direction of a way: of
  /// its sign, or zero. Content that is past the other edge comes back first.
  func room(_ axis: ScrollAxis, toward way: Double) -> Double {
    let lengths = metrics[axis]
    guard metrics.isDraggable(along: axis) else { return 0 }
    let offset = unstretchedOffset(axis)
    return way > 0
      ? max(0, lengths.maximumOffset - offset) : min(0, lengths.minimumOffset - offset)
  }

  /// How far content lies past an edge along an axis, as a finger would have to take it back.
  func overhang(_ axis: ScrollAxis) -> Double {
    metrics[axis].overscroll(at: unstretchedOffset(axis))
  }

  /// The offset without rubber band.
  private func unstretchedOffset(_ axis: ScrollAxis) -> Double {
    if isDragging, let pull = drag?.pull, pull.axes.contains(axis) {
      return pull.offset[axis].finite(or: offset[axis])
    }
    return pulledOffset(axis).finite(or: offset[axis])
  }

  /// Whether content can be pulled past its edges along an axis.
  func isPullable(_ axis: ScrollAxis) -> Bool {
    bouncingAxes.contains(axis) && metrics.isDraggable(along: axis)
  }

  /// Begins a drag along some axes with a finger that is down already. It moves the content from a
  /// place on, in the frame of this scroller's places of the finger.
  mutating func takeFinger(
    _ finger: ScrollDrag, axes: ScrollAxis.Set, at place: AxisPair, time: Double
  ) -> Events {
    input(time) { scroller, events in
      scroller.now = scroller.present
      guard scroller.metrics.behavior.letsScroll else { return }
      if let kind = scroller.motion?.kind { scroller.stop(kind, &events) }
      var taken = finger
      taken.isDragging = false
      taken.carried = scroller.drag?.carried
      taken.content = ScrollDrag.Trackers(VelocityTracker())
      taken.location = place
      scroller.hold(taken)
      scroller.beginDragging(along: axes, at: place, &events)
    }
  }

  /// Takes a share of a finger's move: how far the content is to go, and where the finger is.
  mutating func pull(by way: AxisPair, finger: AxisPair, time: Double) -> Events {
    input(time) { scroller, events in
      guard let location = scroller.drag?.location else { return }
      if case .some = scroller.drag?.carried { scroller.keepMomentum(at: finger, time) }
      _ = scroller.drag?.follow((location - way).finite, finger: finger, time)
      guard let pull = scroller.drag?.pull else { return }
      scroller.follow(pull, time, &events)
    }
  }

  /// Moves a scroller's own place of the finger to where the finger is. The content stays.
  mutating func meetFinger(at place: AxisPair) {
    drag?.location = place
    rebaseDrag()
  }

  /// Stops a fling along an axis where it is: at an edge.
  mutating func rest(along axis: ScrollAxis) {
    guard let motion else { return }
    start(
      ScrollMotion(motion.kind, start: present) {
        $0 == axis
          ? settle(axis, at: offset[axis], velocity: 0) : continued($0, motion)
      })
  }
}

extension ScrollEdge {
  /// The edge that content scrolls toward along an axis.
  init(_ axis: ScrollAxis, toward way: Double) {
    self = axis == .horizontal ? (way > 0 ? .right : .left) : (way > 0 ? .bottom : .top)
  }
}
