/// What content does along one axis by itself: a law of time, which holds for the range there is,
/// and what has to be known to find another law when the range changes.
enum AxisMotion: Equatable, Sendable, BitwiseCopyable {
  /// It slows down, and bounces at an edge. The velocity is the one it was given, which a law that
  /// rests at once does not show. `isReturning` says that at the start it was on its way back from
  /// past an edge: it then goes to the edge there is, wherever its velocity leads.
  case fling(Fling, velocity: Double, isReturning: Bool)
  /// A spring takes it to a page or a moved target.
  case settle(Bounce)
  /// An animation takes it to an offset, which is held within the range if it was so at first.
  case ease(Ease, staysInRange: Bool)

  func position(at time: Double) -> Double {
    switch self {
    case .fling(let fling, _, _): fling.position(at: time)
    case .settle(let bounce): bounce.position(at: time)
    case .ease(let ease, _): ease.position(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .fling(let fling, _, _): fling.velocity(at: time)
    case .settle(let bounce): bounce.velocity(at: time)
    case .ease(let ease, _): ease.velocity(at: time)
    }
  }

  /// The velocity that it was given, also where it leads nowhere and takes no time.
  var startVelocity: Double {
    switch self {
    case .fling(_, let velocity, _): velocity
    case .settle(let bounce): bounce.motion.velocity
    case .ease(let ease, _): ease.startVelocity ?? ease.velocity(at: 0)
    }
  }

  /// Whether it is on its way back from past an edge, or beyond one after an impact.
  func isReturning(at time: Double) -> Bool {
    guard case .fling(let fling, _, let wasReturning) = self else { return false }
    guard time > 0 else { return wasReturning }
    guard let edgeTime = fling.edgeTime, time >= edgeTime else { return false }
    return fling.position(at: time) != fling.bounce.edge
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

  /// Its beginning: one that ends at once where it is not a deceleration.
  fileprivate var glide: Glide {
    switch self {
    case .fling(let fling, _, _): Glide(fling.deceleration, edgeTime: fling.edgeTime)
    case .settle, .ease: Glide(restingAt: destination, until: duration > 0 ? 0 : .infinity)
    }
  }
}

/// What content does by itself, on both axes, since a time.
struct ScrollMotion: Equatable, Sendable, BitwiseCopyable {
  enum Kind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case deceleration, animation, scrollToTop
  }

  var kind: Kind
  var start: Double
  let x: AxisMotion
  let y: AxisMotion
  /// The time until neither moves any more, in seconds.
  let duration: Double
  /// How both begin, and until when.
  private let xGlide: Glide
  private let yGlide: Glide
  private let glideEnd: Double
  /// Whether both are animations with one progress.
  private let keepsStep: Bool

  init(_ kind: Kind, start: Double, _ axis: (ScrollAxis) -> AxisMotion) {
    self.kind = kind
    self.start = start
    x = axis(.horizontal)
    y = axis(.vertical)
    duration = max(x.duration, y.duration)
    xGlide = x.glide
    yGlide = y.glide
    glideEnd = min(xGlide.end, yGlide.end)
    if case .ease(let x, _) = x, case .ease(let y, _) = y {
      keepsStep = x.keepsStep(with: y)
    } else {
      keepsStep = false
    }
  }

  subscript(axis: ScrollAxis) -> AxisMotion { axis == .horizontal ? x : y }

  var end: Double { (start + duration).finite(or: start) }
  var destination: AxisPair { AxisPair { self[$0].destination } }
  func position(at time: Double) -> AxisPair {
    let time = time - start
    if 0 <= time, time < glideEnd { return Glide.positions(xGlide, yGlide, at: time) }
    if keepsStep, case .ease(let x, _) = x, case .ease(let y, _) = y {
      let progress = x.progress(at: time)
      return AxisPair(
        x: x.position(at: time, progress: progress), y: y.position(at: time, progress: progress))
    }
    return AxisPair(x: x.position(at: time), y: y.position(at: time))
  }

  /// The position of what still decelerates on both axes at a time; `nil` for anything else.
  /// Inlined for the benchmark's `scroller-frame`: a call would copy the whole motion.
  @inline(__always)
  func glidingPosition(at time: Double) -> AxisPair? {
    let span = time - start
    guard kind == .deceleration, 0 <= span, span < glideEnd, time < end else { return nil }
    return Glide.positions(xGlide, yGlide, at: span)
  }
  func velocity(at time: Double) -> AxisPair { AxisPair { self[$0].velocity(at: time - start) } }

  /// Whether anything is going to move.
  var moves: Bool { duration > 0 }
}
