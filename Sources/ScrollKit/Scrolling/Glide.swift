/// The beginning of an axis' motion, during which it only slows down: just the numbers that a frame
/// needs. `MotionLaw` is many times as large, and the benchmark's `scroller-frame` would copy it.
struct Glide: Equatable, Sendable, BitwiseCopyable {
  private let path: Deceleration.Path
  /// Where it stops.
  private let destination: Double
  /// The time from which on another law holds, in seconds.
  let end: Double

  /// A deceleration up to an edge, or until it stops.
  init(_ deceleration: Deceleration, edgeTime: Double?) {
    path = deceleration.path
    destination = deceleration.destination
    end = edgeTime ?? .infinity
  }

  /// Content that does not move.
  init(restingAt destination: Double, until end: Double = .infinity) {
    path = Deceleration.Path(start: destination, reach: 0, decayRate: 0, duration: 0)
    self.destination = destination
    self.end = end
  }

  /// Where two glides are at a time of at least 0 and less than the `end` of either. An axis that
  /// has stopped already is at its destination. Axes that slow down at the same rate, as they
  /// usually do, share one exponential. For the benchmark's `scroller-frame` the position is not
  /// clamped to the destination, so rounding may carry it slightly past.
  static func positions(_ x: Glide, _ y: Glide, time: Double) -> AxisPair {
    let (xMoves, yMoves) = (time < x.path.duration, time < y.path.duration)
    let decay = Deceleration.Path.decay(xMoves ? x.path.decayRate : y.path.decayRate, after: time)
    let yDecay =
      xMoves && yMoves && x.path.decayRate != y.path.decayRate
      ? Deceleration.Path.decay(y.path.decayRate, after: time) : decay
    return AxisPair(
      x: xMoves ? x.path.position(decay: decay) : x.destination,
      y: yMoves ? y.path.position(decay: yDecay) : y.destination)
  }
}
