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

  init(_ kind: Kind, start: Double, _ axis: (ScrollAxis) -> AxisMotion) {
    self.kind = kind
    self.start = start
    x = axis(.horizontal)
    y = axis(.vertical)
    duration = max(x.duration, y.duration)
  }

  subscript(axis: ScrollAxis) -> AxisMotion { axis == .horizontal ? x : y }

  var end: Double { (start + duration).finite(or: start) }
  var destination: AxisPair { AxisPair { self[$0].destination } }
  func position(at time: Double) -> AxisPair {
    AxisPair(x: x.position(at: time - start), y: y.position(at: time - start))
  }
  func velocity(at time: Double) -> AxisPair { AxisPair { self[$0].velocity(at: time - start) } }

  /// Whether anything is going to move.
  var moves: Bool { duration > 0 }

  /// The same motion in coordinates moved by a distance.
  func shifted(by way: AxisPair) -> ScrollMotion {
    ScrollMotion(kind, start: start) { self[$0].shifted(by: way[$0]) }
  }
}
