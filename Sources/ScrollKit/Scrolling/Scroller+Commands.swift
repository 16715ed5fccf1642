// Scrolling by command. Works also where the user may not scroll.

extension Scroller {
  /// Scrolls to an offset, which is not held within the range, as in UIKit.
  ///
  /// - Parameters:
  ///   - offset: The content offset; one that is not a number changes nothing.
  ///   - animated: Whether to move there in the configuration's time. Otherwise it is there at once, and
  ///     whatever moved stops; a finger goes on dragging from there.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func setContentOffset(
    _ offset: CGPoint, animated: Bool = false, at time: Double = .nan
  ) -> Events {
    command(time) { scroller, events in
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
    command(time) { scroller, events in
      let target = scroller.metrics.contentOffset(showing: rect)
      guard target != scroller.contentOffset else { return }
      scroller.go(to: AxisPair(target), kind: animated ? .animation : nil, &events)
    }
  }

  /// Scrolls to the top, as a tap on the status bar does: nothing if the configuration says no, and only
  /// `didScrollToTop` if it is there.
  @discardableResult
  public mutating func scrollToTop(at time: Double = .nan) -> Events {
    command(time) { scroller, events in
      guard scroller.configuration.scrollsToTop else { return }
      var target = scroller.offset
      target.y = scroller.metrics[.vertical].leastOffset
      guard target != scroller.offset else {
        events.append(.didScrollToTop)
        return
      }
      scroller.go(to: target, kind: .scrollToTop, &events)
    }
  }

  /// Stops whatever moves: where it is, or at the edge it is bouncing at, or on the nearest page.
  @discardableResult
  public mutating func stopScrolling(at time: Double = .nan) -> Events {
    command(time) { scroller, events in
      guard let motion = scroller.motion else { return }
      let lengths = scroller.metrics
      let offset = scroller.offset
      scroller.scroll(
        to: AxisPair {
          scroller.nearestPageOffset($0, to: offset[$0]) ?? lengths[$0].clampedOffset(offset[$0])
        }, &events)
      scroller.finish(motion, &events)
      events.append(.didEndScrolling)
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
  public mutating func wheel(_ delta: CGPoint, unit: WheelUnit = .points, time: Double) -> Events {
    command(time) { scroller, events in
      guard scroller.drag == nil, delta.isNumeric, scroller.metrics.behavior.isScrollEnabled else {
        return
      }
      let metrics = scroller.metrics
      let offset = scroller.offset
      let line = scroller.configuration.lineLength.finiteLength
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
      scroller.go(to: target, kind: nil, &events)
      if events.last == .didScroll { events.append(.didEndScrolling) }
    }
  }

  /// Moves every stored coordinate by the same distance: offset, finger, animation. Nothing else changes,
  /// so that a carousel which moves its pages by as much moves nothing on screen.
  ///
  /// - Parameter distance: In points; one that is not a number changes nothing.
  /// - Returns: `didScroll`, for the offset is another.
  @discardableResult
  public mutating func shift(by distance: CGPoint) -> Events {
    var events = Events()
    guard distance.isNumeric else { return events }
    let way = AxisPair(distance)
    scroll(to: offset + way, &events)
    if var drag {
      drag.base = drag.base + way
      drag.content.x.shiftPositions(by: way.x)
      drag.content.y.shiftPositions(by: way.y)
      self.drag = drag
    }
    if let motion { self.motion = motion.shifted(by: way) }
    return events
  }

  private mutating func command(
    _ time: Double, _ body: (inout Scroller, inout Events) -> Void
  ) -> Events {
    var events = Events()
    tell(time)
    run(&events)
    body(&self, &events)
    return events
  }

  /// Goes to an offset: at once, or by an animation of a kind.
  private mutating func go(
    to target: AxisPair, kind: ScrollMotion.Kind?, _ events: inout Events
  ) {
    let wasMoving = motion != nil
    if let motion { finish(motion, &events) }
    guard let kind, configuration.animationDuration.finiteLength > 0, target != offset else {
      scroll(to: target, &events)
      if var drag, drag.isDragging {
        rebase(&drag, at: drag.location)
        self.drag = drag
      }
      if kind != nil {
        finish(ScrollMotion(kind ?? .animation, start: 0) { _ in .still(0) }, &events)
      }
      if wasMoving || kind != nil { events.append(.didEndScrolling) }
      return
    }
    if drag != nil { ended(now ?? 0, isCancelled: true, &events) }
    if let motion { finish(motion, &events) }
    let duration = configuration.animationDuration
    let curve = configuration.animationCurve
    now = now ?? 0
    motion = ScrollMotion(kind, start: now ?? 0) {
      .ease(Ease(from: offset[$0], to: target[$0], duration: duration, curve: curve))
    }
  }
}
