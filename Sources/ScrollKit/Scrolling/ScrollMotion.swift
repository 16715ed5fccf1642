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
