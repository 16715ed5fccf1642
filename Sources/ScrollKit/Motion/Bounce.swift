/// The return of overscrolled content to an edge, or the swing of a fling past an edge and back.
///
/// ```swift
/// let impact = Bounce(edge: 1000, overscroll: 0, velocity: 3000)
/// print(impact.peak)  // about 100.47
/// print(impact.position(time: impact.duration))  // 1000.0
/// ```
///
/// The overscroll b follows a spring of mass 1, stiffness 120 and damping 22. It starts with a
/// velocity v: `b(t) = A exp(-10 t) + B exp(-12 t)`, `A = (v + 12 b) / 2`, `B = -(v + 10 b) / 2`.
/// The motion ends, on the edge, at the last time at which b is half a point or more; at once if it
/// never is. A time before the start, or NaN, counts as the start. With fitted velocity
/// and start it reproduces all samples of three recordings of a real UIScrollView to a device
/// pixel. O(1).
public struct Bounce: AxisMotion {
  /// The position to return to, in points.
  public let edge: Double
  /// The overscroll's motion.
  public let motion: SpringMotion
  /// How far from the edge the motion may end, in points.
  public let restDistance: Double
  /// The last time at which the overscroll is `restDistance` or more, in seconds; zero if it never
  /// is.
  public let duration: Double

  /// The distance at which UIScrollView ends a bounce, in points.
  public static var standardRestDistance: Double { 0.5 }

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - edge: The position to return to, in points.
  ///   - overscroll: How far past the edge it starts, with its sign, in points.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - spring: The spring.
  ///   - restDistance: How far from the edge the motion may end, in points; less than a millionth
  ///     counts as a millionth.
  public init(
    edge: Double, overscroll: Double, velocity: Double, spring: Spring = .bounce,
    restDistance: Double = Bounce.standardRestDistance
  ) {
    self.edge = edge.finite(or: 0)
    self.restDistance = restDistance.nonNegative
    motion = SpringMotion(spring, position: overscroll, velocity: velocity)
    duration = motion.lastTime(beyond: restDistance)
  }

  /// Where it comes to rest: the edge.
  public var destination: Double { edge }

  /// The overscroll farthest from the edge, with its sign, in points.
  public var peak: Double {
    let turn = motion.position(time: motion.turningTime ?? 0)
    return turn.magnitude > motion.position.magnitude ? turn : motion.position
  }

  /// The position after a time, in points; after `duration`, the edge.
  public func position(time: Double) -> Double {
    isOver(time: time) ? edge : (edge + motion.position(time: time)).finite(or: edge)
  }

  /// The velocity after a time, in points per second; after `duration`, zero.
  public func velocity(time: Double) -> Double {
    isOver(time: time) ? 0 : motion.velocity(time: time)
  }

  /// Whether it is over at a time, which includes `duration`: it jumps to the edge there.
  private func isOver(time: Double) -> Bool { max(0, time) >= duration }
}
