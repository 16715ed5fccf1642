/// The motion of content along one axis after a finger lets go of it, from the release until it
/// rests: it slows down, bounces at an edge, and returns from past an edge.
///
/// ```swift
/// let fling = Fling(position: 39088, velocity: 3125, range: 0...39148)
/// print(fling.edgeTime!, fling.destination)  // about 0.0196, 39148.0
/// ```
///
/// Inside the range it is a `Deceleration`. Where that leaves the range, a `Bounce` takes over. It
/// starts with the slope of the path at the crossing, so the motion is smooth. (Of the 45 samples
/// of the recorded impact, 44 are exact; with the velocity, which is 0.1 % more, 41.) Past an edge
/// it is a bounce from the start, unless the velocity leads back into the range. Without bouncing
/// it ends at the edge. O(1), for any time.
public struct Fling: AxisMotion {
  /// The motion before an edge is reached.
  public let deceleration: Deceleration
  /// When the bounce begins, in seconds; `nil` if there is none.
  public let edgeTime: Double?
  let bounce: Bounce

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - position: The position at the start, in points.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - range: The positions to rest at.
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - bounces: Whether it goes past an edge.
  ///   - bounceVelocity: The velocity, in points per second, at which a return from past an edge
  ///     starts; by default `velocity`.
  ///   - spring: The spring at the edges.
  public init(
    position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, bounceVelocity: Double? = nil,
    spring: Spring = .bounce
  ) {
    let deceleration = Deceleration(position: position, velocity: velocity, rate: rate)
    let (low, high) = (range.lowerBound.finite(or: 0), range.upperBound.finite(or: 0))
    let start = deceleration.position
    let inside = min(max(start, low), high)
    let destination = deceleration.destination
    let edge = min(max(destination, low), high)
    // A velocity that leads back into the range makes it a fling like any other.
    let leadsBack = start < low ? destination > low : destination < high
    self.deceleration = deceleration
    if start != inside, !leadsBack {
      edgeTime = 0
      bounce = Bounce(
        edge: inside, overscroll: start - inside,
        velocity: bounces ? bounceVelocity ?? velocity : 0, spring: spring)
    } else if destination != edge, let time = deceleration.time(at: edge) {
      edgeTime = time
      bounce = Bounce(
        edge: edge, overscroll: 0, velocity: bounces ? deceleration.slope(time: time) : 0,
        spring: spring)
    } else {
      edgeTime = nil
      bounce = Bounce(edge: destination, overscroll: 0, velocity: 0, spring: spring)
    }
  }

  /// Creates a return from past an edge, even if the velocity leads into the range.
  init(
    returningTo edge: Double, from position: Double, velocity: Double, rate: Double, spring: Spring
  ) {
    self.init(
      deceleration: Deceleration(position: position, velocity: velocity, rate: rate), edgeTime: 0,
      bounce: Bounce(
        edge: edge, overscroll: position - edge, velocity: velocity, spring: spring))
  }

  init(deceleration: Deceleration, edgeTime: Double?, bounce: Bounce) {
    self.deceleration = deceleration
    self.edgeTime = edgeTime
    self.bounce = bounce
  }

  /// The time until the motion is over, in seconds.
  public var duration: Double { edgeTime.map { $0 + bounce.duration } ?? deceleration.duration }

  /// Where it comes to rest.
  public var destination: Double { edgeTime == nil ? deceleration.destination : bounce.edge }

  /// The position after a time, in points. At `duration` and later it is exactly the destination. A
  /// time before the start, or NaN, counts as the start.
  public func position(time: Double) -> Double {
    guard let edgeTime else { return deceleration.position(time: time) }
    if isOver(time: time) { return bounce.edge }
    guard time > 0 else { return deceleration.position }
    if time >= edgeTime { return bounce.position(time: time - edgeTime) }
    let now = deceleration.position(time: time)
    return deceleration.velocity > 0 ? min(now, bounce.edge) : max(now, bounce.edge)
  }

  /// The velocity after a time, in points per second. At `duration` and later it is zero. At the
  /// start it is the velocity given, or that of the return from past an edge.
  public func velocity(time: Double) -> Double {
    guard let edgeTime else { return deceleration.velocity(time: time) }
    if isOver(time: time) { return 0 }
    guard time > 0 else {
      return bounce.motion.position == 0 ? deceleration.velocity : bounce.motion.velocity
    }
    return time >= edgeTime
      ? bounce.velocity(time: time - edgeTime) : deceleration.velocity(time: time)
  }

  /// Whether it is over at a time. `duration` decides, not the bounce: it is a rounded sum, and
  /// what is left of it after `edgeTime` may fall short of the bounce's own duration.
  private func isOver(time: Double) -> Bool { max(0, time) >= duration }
}
