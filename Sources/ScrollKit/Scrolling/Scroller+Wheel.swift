extension Scroller {
  /// The unit of a mouse wheel's or a trackpad's movement.
  public enum WheelUnit: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Points.
    case points
    /// Lines of text, of the configuration's length.
    case lines
    /// Viewports, whatever pages `Configuration.paging` has.
    case pages
  }

  /// What a trackpad does, where the system says so. AppKit tells the first four as `phase`, the
  /// others as `momentumPhase`; Wayland tells a stop, which is `ended`.
  public enum WheelPhase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Fingers rest on it, or begin to move. They stop whatever moves.
    case began
    /// The fingers move, or lie still.
    case changed
    /// The fingers are lifted.
    case ended
    /// The system has taken the gesture away.
    case cancelled
    /// The system begins to send the momentum after a gesture.
    case momentumBegan
    /// It sends more of it.
    case momentumChanged
    /// The momentum is over.
    case momentumEnded
  }

  /// Scrolls by a mouse wheel or a trackpad. Nothing happens while a finger is down, or if the user
  /// may not scroll.
  ///
  /// Without a phase, this is the turn of a wheel: the content moves within the range, at once or,
  /// with `Configuration.animatesWheel`, on a spring. A motion stops. All turns up to the first
  /// pause of `Configuration.wheelPause` are one gesture. After it the content goes to the nearest
  /// page, if there are pages, and `didEndScrolling` follows.
  ///
  /// With a phase, it is part of a trackpad's gesture, from `began` to `ended` or `cancelled`. That
  /// is a drag without slop, with a drag's events. It pulls content past an edge where
  /// `ScrollBehavior.bounces` lets it. What comes after it, `Configuration.trackpadMomentum` says.
  ///
  /// - Parameters:
  ///   - distance: How far, positive towards greater offsets; NaN counts as zero.
  ///   - unit: The unit of the distance.
  ///   - phase: The phase of a trackpad's gesture; `nil` for a wheel, and where the system tells no
  ///     phases.
  ///   - withShift: Whether the shift key is held: a distance along y alone then counts along x, as
  ///     in Chromium (measured).
  ///   - time: When, in seconds.
  /// - Returns: What happened. Distance that leads past an edge, or along an axis that cannot be
  ///   scrolled, is `unconsumed`.
  @discardableResult
  public mutating func wheel(
    _ distance: CGPoint, unit: WheelUnit = .points, phase: WheelPhase? = nil,
    withShift: Bool = false, time: Double
  ) -> Events {
    input(time) { scroller, events in
      let way = scroller.wheelWay(distance, unit, withShift: withShift)
      var unused = way
      if scroller.metrics.behavior.letsScroll {
        if let phase {
          let time = time.finite(or: scroller.present)
          scroller.now = scroller.now ?? time
          unused = scroller.useTrackpad(phase, way, time, &events)
        } else {
          unused = scroller.turnWheel(way, &events)
        }
      }
      events.unconsumed.way = (events.unconsumed.way + unused).finite
    }
  }

  /// The distance of a wheel along each axis, in points.
  func wheelWay(_ distance: CGPoint, _ unit: WheelUnit, withShift: Bool = false) -> AxisPair {
    var given = AxisPair(distance)
    if withShift, given.x == 0 { given = AxisPair(x: given.y, y: 0) }
    return AxisPair { axis in
      switch unit {
      case .points: given[axis]
      case .lines: (given[axis] * configuration.lineLength).finite(or: 0)
      case .pages: (given[axis] * metrics[axis].viewportLength).finite(or: 0)
      }
    }
  }

  /// Turns a wheel.
  ///
  /// - Returns: The distance that was not used.
  private mutating func turnWheel(_ way: AxisPair, _ events: inout Events) -> AxisPair {
    guard way != .zero, letsStep else { return way }
    let (base, unused) = (stepBase, AxisPair { excess($0, way[$0]) })
    let target = AxisPair {
      way[$0] == 0 ? base[$0] : metrics[$0].clampedOffset(base[$0] + way[$0])
    }
    let moves = step(to: target, animated: configuration.animatesWheel, &events)
    if moves || pauseTime != nil { awaitPause() }
    return unused
  }
}
