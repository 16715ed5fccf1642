// A trackpad's gesture is a drag by a location that moves as far as the fingers do.

extension Scroller {
  /// Whose momentum goes on after a trackpad's gesture.
  public enum TrackpadMomentum: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The scroller's own: the content decelerates as after a finger's fling. What the system sends
    /// is ignored.
    case own
    /// The system's: the content moves by the distances that come with the momentum's phases. It
    /// counts as decelerating; between two of them `velocity` is zero. If none comes within
    /// `Configuration.wheelPause`, the content has come to rest. It bounces at an edge by itself;
    /// past an edge, and with pages, the momentum is the scroller's own.
    case system
  }

  /// Takes a part of a trackpad's gesture, or of the momentum after it.
  ///
  /// - Returns: The distance that was not used.
  mutating func useTrackpad(
    _ phase: WheelPhase, _ way: AxisPair, _ time: Double, _ events: inout Events
  ) -> AxisPair {
    switch phase {
    case .momentumBegan, .momentumChanged, .momentumEnded:
      return drag == nil ? followMomentum(phase, way, &events) : way
    case .began:
      if drag == nil {
        let isCaught = catchContent(&events)
        hold(
          ScrollDrag(id: 0, at: .zero, time: time, caught: isCaught, tracker: newTracker))
        drag?.source = .trackpad
      }
    case .changed, .ended, .cancelled: break
    }
    guard drag?.source == .trackpad else { return way }
    // An end without a distance says nothing about the fingers' speed.
    let isOver = phase == .ended || phase == .cancelled
    let unused = isOver && way == .zero ? way : pull(by: way, time, &events)
    if isOver { letGo(time, isCancelled: phase == .cancelled, &events) }
    return unused
  }

  /// Moves the location that drags.
  ///
  /// - Returns: The distance that was not used.
  private mutating func pull(
    by way: AxisPair, _ time: Double, _ events: inout Events
  ) -> AxisPair {
    guard let last = drag?.location else { return way }
    let isDragging = drag?.follow((last - way).finite, time) == true
    if !isDragging, let travel = drag?.travel, let axes = recognizedAxes(travel, slop: 0) {
      beginDragging(along: axes, at: last, &events)
    }
    guard let pull = drag?.pull else { return way }
    follow(pull, time, &events)
    let (offset, bounces) = (offset, bouncingAxes)
    let unused = AxisPair { axis in
      guard pull.axes.contains(axis) else { return way[axis] }
      let kept = bounces.contains(axis) ? 0 : (pull.offset[axis] - offset[axis]).finite(or: 0)
      return min(max(kept, min(0, way[axis])), max(0, way[axis]))
    }
    // What an edge has kept back does not count on the way back.
    if unused != .zero { rebaseDrag() }
    return unused
  }
}

extension Scroller {
  /// Whether the momentum is the system's.
  private var followsMomentum: Bool {
    configuration.trackpadMomentum == .system && configuration.paging.isNone
  }

  /// The wait for the system's momentum after a trackpad's gesture; `nil` if it is not the
  /// system's, or the fingers lay still, or the content has to go back to an edge.
  func awaitedMomentum(_ drag: ScrollDrag, velocity: AxisPair) -> ScrollMotion? {
    guard drag.source == .trackpad, velocity != .zero, followsMomentum else { return nil }
    let isInRange = ScrollAxis.allCases.allSatisfy { metrics[$0].overscroll(at: offset[$0]) == 0 }
    return isInRange ? momentumPause : nil
  }

  /// The content stays where it is until the system's next momentum, or has come to rest.
  private var momentumPause: ScrollMotion {
    ScrollMotion(.momentum, start: present) { axis in
      .ease(
        Ease(
          from: offset[axis], to: offset[axis], duration: configuration.wheelPause, curve: .linear),
        staysInRange: true)
    }
  }

  /// Moves the content by the system's momentum.
  ///
  /// - Returns: The distance that was not used. What is ignored because the content decelerates by
  ///   itself counts as used.
  private mutating func followMomentum(
    _ phase: WheelPhase, _ way: AxisPair, _ events: inout Events
  ) -> AxisPair {
    let isNew = motion == nil && phase == .momentumBegan
    guard followsMomentum, isNew || motion?.kind == .momentum else { return .zero }
    let unused = AxisPair { excess($0, way[$0]) }
    let target = stepTarget(from: offset, by: way)
    if isNew {
      guard target != offset else { return unused }
      begin(momentumPause, &events)
    }
    // The speed with which the content hits an edge (certainty D): no event comes sooner than
    // 1/120 s after the last.
    let span = max(present - (motion?.start ?? present), 1.0 / 120)
    scroll(to: target, &events)
    lastShown = now
    let bounces = bouncingAxes
    let isBounce = ScrollAxis.allCases.contains { unused[$0] != 0 && bounces.contains($0) }
    if isBounce {
      start(
        ScrollMotion(.deceleration, start: present) { axis in
          let velocity = (way[axis] / span).finite(or: 0)
          return .fling(
            fling(axis, velocity: velocity), velocity: velocity, isReturning: false)
        })
      return AxisPair { bounces.contains($0) ? 0 : unused[$0] }
    }
    if phase == .momentumEnded {
      stop(.momentum, &events)
    } else {
      start(momentumPause)
    }
    return unused
  }
}
