/// The part of an axis' motion that is only slowing down, with just what a frame needs of it: the
/// whole motion is many times as large.
struct Glide: Equatable, Sendable, BitwiseCopyable {
  private let start: Double
  /// How far it would go that never stops, in points.
  private let reach: Double
  private let decayRate: Double
  /// When it stops, in seconds, and where.
  private let duration: Double
  private let destination: Double
  /// The time from which on another law holds, in seconds.
  let end: Double

  /// A deceleration up to an edge, or to its rest.
  init(_ deceleration: Deceleration, edgeTime: Double?) {
    start = deceleration.position
    reach = deceleration.reach
    decayRate = deceleration.decayRate
    duration = deceleration.duration
    destination = deceleration.destination
    end = edgeTime ?? .infinity
  }

  /// What does not move.
  init(restingAt destination: Double, until end: Double = .infinity) {
    (start, reach, decayRate, duration) = (destination, 0, 0, 0)
    self.destination = destination
    self.end = end
  }

  /// Where two glides are at a time, not negative, at which both hold. If they slow down at the
  /// same rate, as both axes do as a rule, they have one exponential in common. Inlined for the
  /// benchmark's `scroller-frame`.
  @inline(__always)
  static func positions(_ x: Glide, _ y: Glide, at time: Double) -> AxisPair {
    let (xMoves, yMoves) = (time < x.duration, time < y.duration)
    let decay = Elementary.exponential((xMoves ? x.decayRate : y.decayRate) * time)
    let yDecay =
      xMoves && yMoves && x.decayRate != y.decayRate
      ? Elementary.exponential(y.decayRate * time) : decay
    return AxisPair(
      x: xMoves ? x.start + x.reach * (1 - decay) : x.destination,
      y: yMoves ? y.start + y.reach * (1 - yDecay) : y.destination)
  }
}
