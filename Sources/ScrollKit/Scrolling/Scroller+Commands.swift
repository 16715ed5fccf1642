// Scrolling by command. Works also where the user may not scroll.

extension Scroller {
  /// Scrolls to an offset, which is not held within the range, as in UIKit.
  ///
  /// - Parameters:
  ///   - offset: The content offset; one that is not a number changes nothing.
  ///   - animated: Whether to move there in the configuration's time, which ends a drag. Otherwise it is
  ///     there at once, and a finger goes on dragging from there. In both cases whatever moved stops.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened: without animation one `didScroll`, or nothing where the content is there;
  ///   with it, nothing yet. Either way what moved is over, and says so.
  @discardableResult
  public mutating func setContentOffset(
    _ offset: CGPoint, animated: Bool = false, at time: Double = .nan
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
    _ rect: CGRect, animated: Bool = false, at time: Double = .nan
  ) -> Events {
    input(time) { scroller, events in
      let target = scroller.metrics.contentOffset(showing: rect)
      guard target != scroller.contentOffset else { return }
      scroller.go(to: AxisPair(target), kind: animated ? .animation : nil, &events)
    }
  }

  /// Scrolls to the top, animated, as a tap on the status bar does: nothing if the configuration says no,
  /// and only `didScrollToTop` if the content is there.
  ///
  /// - Parameter time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func scrollToTop(at time: Double = .nan) -> Events {
    input(time) { scroller, events in
      guard scroller.configuration.scrollsToTop else { return }
      var target = scroller.offset
      target.y = scroller.metrics[.vertical].leastOffset
      let isThere = target == scroller.offset
      scroller.go(to: target, kind: .scrollToTop, &events)
      if isThere { scroller.finish(.scrollToTop, &events) }
    }
  }

  /// Stops whatever moves: where it is, or at the edge it is bouncing at, or on the nearest page. A finger
  /// goes on dragging.
  ///
  /// - Parameter time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func stopScrolling(at time: Double = .nan) -> Events {
    input(time) { scroller, events in
      guard let motion = scroller.motion else { return }
      let lengths = scroller.metrics
      let offset = scroller.offset
      let pages = AxisPair {
        scroller.nearestPageOffset($0, to: offset[$0]) ?? lengths[$0].clampedOffset(offset[$0])
      }
      scroller.scroll(to: pages, &events)
      scroller.finish(motion.kind, &events)
    }
  }

  /// The unit of a mouse wheel's or a trackpad's movement.
  public enum WheelUnit: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Points.
    case points
    /// Lines of text, of the configuration's length.
    case lines
    /// Viewports.
    case pages
  }

  /// Scrolls by a mouse wheel, at once and within the range; whatever moved stops.
  ///
  /// - Parameters:
  ///   - delta: How far, positive towards greater offsets; not a number counts as zero.
  ///   - unit: The unit of `delta`.
  ///   - time: When, in seconds.
  /// - Returns: What happened.
  @discardableResult
  public mutating func wheel(
    _ delta: CGPoint, unit: WheelUnit = .points, time: Double
  ) -> Events {
    input(time) { scroller, events in
      let metrics = scroller.metrics
      guard scroller.drag == nil, metrics.behavior.isScrollEnabled,
        metrics.behavior.isUserInteractionEnabled
      else { return }
      let offset = scroller.offset
      let line = scroller.configuration.lineLength
      let target = AxisPair { axis in
        let step =
          switch unit {
          case .points: 1.0
          case .lines: line
          case .pages: metrics[axis].viewport
          }
        let way = (delta.along(axis).finite(or: 0) * step).finite(or: 0)
        return way == 0 ? offset[axis] : metrics[axis].clampedOffset(offset[axis] + way)
      }
      guard target != offset else { return }
      let endsMotion = scroller.motion != nil
      scroller.go(to: target, kind: nil, &events)
      scroller.lastShown = scroller.now
      // Each turn of a wheel is a scroll of its own. What it stopped has an end of its own.
      if !endsMotion, events.last == .didScroll { events.append(.didEndScrolling) }
    }
  }

  /// Moves every stored coordinate by the same distance: offset, finger, animation. Nothing else changes,
  /// so that a carousel which moves its pages by as much moves nothing on screen.
  ///
  /// - Parameter distance: In points; one that is not a number changes nothing.
  /// - Returns: `didScroll`, for the offset is another.
  @discardableResult
  public mutating func shift(by distance: CGPoint) -> Events {
    input(.nan) { scroller, events in
      guard distance.isNumeric else { return }
      let way = AxisPair(distance)
      scroller.scroll(to: scroller.offset + way, &events)
      scroller.drag = scroller.drag?.shifted(by: way)
      scroller.motion = scroller.motion?.shifted(by: way)
    }
  }

  /// Goes to an offset: at once, or by an animation of a kind, where there is a way and a time for one.
  /// Whatever moves stops.
  private mutating func go(
    to target: AxisPair, kind: ScrollMotion.Kind?, _ events: inout Events
  ) {
    if let motion { finish(motion.kind, &events) }
    guard let kind else {
      scroll(to: target, &events)
      return rebaseDrag()
    }
    interruptDrag(&events)
    guard target != offset else { return }
    let (duration, curve) = (configuration.animationDuration, configuration.animationCurve)
    guard duration > 0 else {
      scroll(to: target, &events)
      return finish(kind, &events)
    }
    begin(
      ScrollMotion(kind, start: present) {
        .ease(Ease(from: offset[$0], to: target[$0], duration: duration, curve: curve))
      }, &events)
  }

  /// Lets a finger go on dragging from where the content is.
  mutating func rebaseDrag() {
    guard isDragging, let place = drag?.location else { return }
    rebaseDrag(at: place)
  }
}
