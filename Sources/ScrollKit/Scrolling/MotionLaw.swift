/// How content moves by itself along one axis: a law of time for the present range, and what is
/// needed to find another law when the range changes.
enum MotionLaw: AxisMotion {
  /// It slows down, and bounces at an edge. The velocity is the one given at the start, which a law
  /// that rests at once does not keep. `isReturning` says that it started on its way back from past
  /// an edge. It then goes to the present edge, wherever its velocity leads.
  case fling(Fling, velocity: Double, isReturning: Bool)
  /// A spring takes it to a page or a moved target.
  case settle(Bounce)
  /// An animation takes it to an offset. `staysInRange` holds that offset within the range when the
  /// range changes: the animation was started to an offset within it.
  case ease(Ease, staysInRange: Bool)

  func position(time: Double) -> Double {
    switch self {
    case .fling(let fling, _, _): fling.position(time: time)
    case .settle(let bounce): bounce.position(time: time)
    case .ease(let ease, _): ease.position(time: time)
    }
  }

  func velocity(time: Double) -> Double {
    switch self {
    case .fling(let fling, _, _): fling.velocity(time: time)
    case .settle(let bounce): bounce.velocity(time: time)
    case .ease(let ease, _): ease.velocity(time: time)
    }
  }

  /// The velocity given at the start, also of a motion that takes no time.
  var startVelocity: Double {
    switch self {
    case .fling(_, let velocity, _): velocity
    case .settle(let bounce): bounce.motion.velocity
    case .ease(let ease, _): ease.startVelocity ?? ease.velocity(time: 0)
    }
  }

  /// Whether it is past an edge: on its way back, or bouncing after it hit the edge.
  func isReturning(time: Double) -> Bool {
    guard case .fling(let fling, _, let wasReturning) = self else { return false }
    guard time > 0 else { return wasReturning }
    guard let edgeTime = fling.edgeTime, time >= edgeTime else { return false }
    return fling.position(time: time) != fling.bounce.edge
  }

  var duration: Double {
    switch self {
    case .fling(let fling, _, _): fling.duration
    case .settle(let bounce): bounce.duration
    case .ease(let ease, _): ease.duration
    }
  }

  var destination: Double {
    switch self {
    case .fling(let fling, _, _): fling.destination
    case .settle(let bounce): bounce.edge
    case .ease(let ease, _): ease.end
    }
  }

  /// Its beginning: the deceleration. For other motions, a rest that ends at once, or never if the
  /// motion takes no time.
  var glide: Glide {
    switch self {
    case .fling(let fling, _, _): Glide(fling.deceleration, edgeTime: fling.edgeTime)
    case .settle, .ease: Glide(restingAt: destination, until: duration > 0 ? 0 : .infinity)
    }
  }
}
