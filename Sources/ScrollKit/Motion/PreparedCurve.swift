/// A timing curve with everything computed that does not depend on the time: frames need it.
struct PreparedCurve: Equatable, Sendable, BitwiseCopyable {
  private enum Law: Equatable, Sendable, BitwiseCopyable {
    case linear
    case bezier(UnitBezier)
    /// A spring from -1 to 0, and the time it takes to come within a thousandth.
    case spring(SpringMotion, duration: Double)
  }

  private let law: Law

  init(_ curve: TimingCurve) {
    switch curve {
    case .linear: law = .linear
    case .cubicBezier(let x1, let y1, let x2, let y2):
      law = .bezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    case .spring(let bounce):
      let motion = SpringMotion(
        Spring(duration: 1, bounce: TimingCurve.counted(bounce: bounce)), position: -1, velocity: 0)
      law = .spring(motion, duration: motion.lastTime(beyond: 1e-3))
    }
  }

  /// See `TimingCurve.progress(atFraction:)`.
  func progress(atFraction time: Double) -> Double {
    if let end = TimingCurve.progress(outside: time) { return end }
    switch law {
    case .linear: return time
    case .bezier(let bezier): return bezier.y(at: time).finite(or: time)
    case .spring(let motion, let duration): return 1 + motion.position(time: time * duration)
    }
  }

  /// See `TimingCurve.slope(atFraction:)`.
  func slope(atFraction time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    switch law {
    case .linear: return 1
    case .bezier(let bezier): return bezier.slope(atFraction: time).finite(or: 0)
    case .spring(let motion, let duration):
      return motion.velocity(time: time * duration) * duration
    }
  }
}
