/// What content does along one axis by itself.
enum AxisMotion: Equatable, Sendable, BitwiseCopyable {
  case fling(Fling)
  /// A spring to a page or a moved target.
  case settle(Bounce)
  case ease(Ease)

  func position(at time: Double) -> Double {
    switch self {
    case .fling(let fling): fling.position(at: time)
    case .settle(let bounce): bounce.position(at: time)
    case .ease(let ease): ease.position(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .fling(let fling): fling.velocity(at: time)
    case .settle(let bounce): bounce.velocity(at: time)
    case .ease(let ease): ease.velocity(at: time)
    }
  }

  var duration: Double {
    switch self {
    case .fling(let fling): fling.duration
    case .settle(let bounce): bounce.duration
    case .ease(let ease): ease.duration
    }
  }

  var destination: Double {
    switch self {
    case .fling(let fling): fling.destination
    case .settle(let bounce): bounce.edge
    case .ease(let ease): ease.end
    }
  }

  /// Its beginning: one that ends at once where it is not a deceleration.
  fileprivate var glide: Glide {
    switch self {
    case .fling(let fling): Glide(fling.deceleration, edgeTime: fling.edgeTime)
    case .settle, .ease: Glide(restingAt: destination, until: duration > 0 ? 0 : .infinity)
    }
  }

  fileprivate func shifted(by way: Double) -> AxisMotion {
    switch self {
    case .fling(let fling): .fling(fling.shifted(by: way))
    case .settle(let bounce): .settle(bounce.shifted(by: way))
    case .ease(let ease): .ease(ease.shifted(by: way))
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

  init(_ kind: Kind, start: Double, _ axis: (ScrollAxis) -> AxisMotion) {
    self.kind = kind
    self.start = start
    x = axis(.horizontal)
    y = axis(.vertical)
    duration = max(x.duration, y.duration)
    xGlide = x.glide
    yGlide = y.glide
    glideEnd = min(xGlide.end, yGlide.end)
  }

  subscript(axis: ScrollAxis) -> AxisMotion { axis == .horizontal ? x : y }

  var end: Double { (start + duration).finite(or: start) }
  var destination: AxisPair { AxisPair { self[$0].destination } }
  // Inlined: a call would copy the whole motion.
  @inline(__always)
  func position(at time: Double) -> AxisPair {
    let time = time - start
    if 0 <= time, time < glideEnd { return Glide.positions(xGlide, yGlide, at: time) }
    return AxisPair(x: x.position(at: time), y: y.position(at: time))
  }
  func velocity(at time: Double) -> AxisPair { AxisPair { self[$0].velocity(at: time - start) } }

  /// Whether anything is going to move.
  var moves: Bool { duration > 0 }

  /// The same motion in coordinates moved by a distance.
  func shifted(by way: AxisPair) -> ScrollMotion {
    ScrollMotion(kind, start: start) { self[$0].shifted(by: way[$0]) }
  }
}
