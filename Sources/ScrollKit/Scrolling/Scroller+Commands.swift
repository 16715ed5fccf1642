// Scrolling by command. It also works when the user may not scroll.

extension Scroller {
  /// Scrolls to an offset, which is not held within the range, as in UIKit.
  ///
  /// - Parameters:
  ///   - offset: The content offset; one that is NaN changes nothing.
  ///   - animated: Whether to move there in the configuration's time, which ends a drag. Otherwise
  ///     the content is there at once, and a finger goes on dragging from there. In both cases a
  ///     motion stops.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened: first the end of a motion; then, without animation, `didScroll` if
  ///   the offset has changed.
  @discardableResult
  public mutating func setContentOffset(
    _ offset: CGPoint, animated: Bool = false, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      guard offset.isNumeric else { return }
      scroller.go(to: AxisPair(offset), kind: animated ? .animation : nil, &events)
    }
  }

  /// Scrolls by the least move that makes a rectangle visible; see
  /// `ScrollMetrics.contentOffset(showing:)`.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in content coordinates.
  ///   - animated: Whether to move there in the configuration's time.
  ///   - time: When, in seconds.
  /// - Returns: What happened; nothing where it is visible.
  @discardableResult
  public mutating func scrollRectToVisible(
    _ rect: CGRect, animated: Bool = false, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      let shown = scroller.metrics.contentOffset(showing: rect)
      guard AxisPair(shown) != scroller.metrics.offset else { return }
      if animated { scroller.interruptPinch(&events) }
      let (old, new) = (scroller.metrics.offset, scroller.metrics.contentOffset(showing: rect))
      let stopping = scroller.offsetLeftAlone
      let target = AxisPair { new.along($0) == old[$0] ? stopping[$0] : new.along($0) }
      scroller.go(to: target, kind: animated ? .animation : nil, &events)
    }
  }

  /// Scrolls to the top, animated, as a tap on the status bar does. Nothing happens if
  /// `Configuration.scrollsToTop` is false; if the content is at the top, only `didScrollToTop`.
  ///
  /// - Parameter time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func scrollToTop(time: Double? = nil) -> Events {
    input(time) { scroller, events in
      guard scroller.configuration.scrollsToTop else { return }
      scroller.interruptPinch(&events)
      var target = scroller.offsetLeftAlone
      target.y = scroller.metrics[.vertical].minimumOffset
      let isThere = target == scroller.offset
      scroller.go(to: target, kind: .scrollToTop, &events)
      if isThere { scroller.stop(.scrollToTop, &events) }
    }
  }

  /// Stops a motion at once: on the nearest page; without pages where the content is, or at the
  /// edge if it is past one. A zoom that is still being shown is over, too. A finger goes on
  /// dragging. UIKit calls it `stopScrollingAndZooming`.
  ///
  /// - Parameter time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func stopScrolling(time: Double? = nil) -> Events {
    input(time) { scroller, events in
      scroller.endTransition(&events)
      guard scroller.motion != nil || scroller.pauseTime != nil else { return }
      scroller.scroll(to: scroller.stoppingOffset, &events)
      if scroller.isLoose { scroller.place = nil }
      if let kind = scroller.motion?.kind { scroller.stop(kind, &events) }
      if scroller.drag == nil { scroller.pauseTime = nil }
    }
  }

  /// Goes to an offset: by an animation of a kind, or at once without a kind or without a duration.
  /// A motion stops; an animation passes its velocity on to the next one.
  mutating func go(
    to target: AxisPair, kind: ScrollMotion.Kind?, _ events: inout Events
  ) {
    var velocity: AxisPair?
    if let motion {
      if motion.kind != .deceleration { velocity = motion.velocity(time: present) }
      stop(motion.kind, &events)
    }
    // Under a finger, the content goes to its page when the finger is lifted.
    if drag == nil { pauseTime = nil }
    guard let kind else {
      scroll(to: target, &events)
      place = drag?.holdsContent == true ? exactMetrics : nil
      return rebaseDrag()
    }
    interruptDrag(&events)
    guard target != offset else { return }
    let (duration, curve) = (configuration.animationDuration, configuration.animationCurve)
    guard duration > 0 else {
      scroll(to: target, &events)
      return stop(kind, &events)
    }
    begin(
      ScrollMotion(kind, start: present) { axis in
        let (end, lengths) = (target[axis], metrics[axis])
        return .ease(
          Ease(
            from: offset[axis], to: end, duration: duration, curve: curve,
            startVelocity: velocity?[axis]), staysInRange: lengths.clampedOffset(end) == end)
      }, &events)
  }

  /// Ends a pinch before a command reads sizes: beyond a limit, the content gets others with that.
  private mutating func interruptPinch(_ events: inout Events) {
    if isZooming { interruptDrag(&events) }
  }

  /// Lets a finger go on dragging from where the content is.
  mutating func rebaseDrag() {
    if case .some = pinch { rebasePinch() }
    guard isDragging, let place = drag?.point else { return }
    rebaseDrag(at: place)
  }
}
