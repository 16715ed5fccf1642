/// How content moves by itself on both axes, from a start time on.
struct ScrollMotion: Equatable, Sendable, BitwiseCopyable {
  enum Kind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case deceleration, animation, scrollToTop
    /// The content follows the turns of a wheel, or keys. Further ones move its target.
    case steps
    /// The system sends the momentum of a trackpad. Between two of its events the content stays.
    case momentum

    /// Whether the content moves by itself after a drag.
    var isDeceleration: Bool { self == .deceleration || self == .momentum }
    /// Whether the user moves the content, so that the indicators are shown.
    var showsIndicators: Bool { isDeceleration || self == .steps }
  }

  var kind: Kind
  var start: Double
  let x: MotionLaw
  let y: MotionLaw
  /// The time until both axes have stopped, in seconds.
  let duration: Double
  /// How each axis begins, and the time up to which both beginnings hold, for the benchmark's
  /// `scroller-frame`.
  private let xGlide: Glide
  private let yGlide: Glide
  private let glideEnd: Double
  /// Whether both axes are animations with the same progress, so that a frame computes it once.
  private let keepsStep: Bool

  init(_ kind: Kind, start: Double, _ axis: (ScrollAxis) -> MotionLaw) {
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

  subscript(axis: ScrollAxis) -> MotionLaw { axis == .horizontal ? x : y }

  /// When it is over.
  var end: Double { (start + duration).finite(or: start) }

  /// Whether it may come to an edge by a time. Inlined for the benchmark's `chain-frame`.
  @inline(__always)
  func leavesGlide(by time: Double) -> Bool { time - start >= glideEnd }

  /// Whether it is over at a time.
  func isOver(time: Double) -> Bool { time >= end }

  var destination: AxisPair { AxisPair { self[$0].destination } }

  func position(time: Double) -> AxisPair {
    let time = time - start
    if 0 <= time, time < glideEnd { return Glide.positions(xGlide, yGlide, time: time) }
    if keepsStep, case .ease(let x, _) = x, case .ease(let y, _) = y {
      let progress = x.progress(time: time)
      return AxisPair(
        x: x.position(time: time, progress: progress), y: y.position(time: time, progress: progress)
      )
    }
    return AxisPair(x: x.position(time: time), y: y.position(time: time))
  }

  /// The position at a time at which both axes only slow down or rest; `nil` at any other. Inlined
  /// for the benchmark's `scroller-frame`: a call would copy the whole motion.
  @inline(__always)
  func glidingPosition(time: Double) -> AxisPair? {
    let span = time - start
    guard kind == .deceleration, 0 <= span, span < glideEnd, !isOver(time: time) else {
      return nil
    }
    return Glide.positions(xGlide, yGlide, time: span)
  }

  func velocity(time: Double) -> AxisPair { AxisPair { self[$0].velocity(time: time - start) } }

  /// Whether it takes any time.
  var moves: Bool { duration > 0 }
}
