/// Motion that slows down by the same share every millisecond: what a UIScrollView does when a
/// finger lets go of it while moving.
///
/// ```swift
/// let fling = Deceleration(position: 5074, velocity: 750)
/// print(fling.duration, fling.destination)  // about 2.157 5443.26
/// ```
///
/// With the rate d per millisecond and `F = d / (1 - d) / 1000`, the path is
/// `x(t) = x0 + v0 F (1 - d^(1000 t))` and the velocity `v(t) = v0 d^(1000 t)`, until the speed is
/// `restSpeed` (measured on a real UIScrollView: F = 0.499 s at 0.998, 0.099 s at 0.99; stop at 10
/// points per second). F is a sum over milliseconds, so the path's slope is not `v(t)` but `v(t)`
/// times `-1000 F ln d`: 0.1 % less at 0.998, 0.5 % less at 0.99. The target that UIKit *reports*
/// at release uses the integral, `-1 / (1000 ln d)`, in place of F: it lies beyond the resting
/// place by as much as half a millisecond covers at the speed of the release.
///
/// A motion that starts at the stop speed or slower rests at once. Rates are held within
/// 0...0.9999; with zero the motion stops at once. A rate that is NaN counts as the normal
/// one, a position or velocity that is NaN as zero, a time before the start as the start.
/// A stop speed of less than a millionth counts as a millionth. O(1).
public struct Deceleration: AxisMotion {
  /// The position at the start, in points.
  public var position: Double { path.start }
  /// The velocity at the start, in points per second.
  public let velocity: Double
  /// The share of the velocity that is left after a millisecond.
  public let rate: Double
  /// The speed at which the motion stops, in points per second.
  public let restSpeed: Double
  /// The time until the motion stops, in seconds: `ln(restSpeed / |v0|) / (1000 ln d)`.
  public var duration: Double { path.duration }
  /// What a frame needs. Kept, since its two logarithms take as long as all else.
  let path: Path

  /// UIScrollView's normal rate.
  public static var normalRate: Double { 0.998 }
  /// UIScrollView's fast rate.
  public static var fastRate: Double { 0.99 }
  /// UIScrollView's stop speed, in points per second.
  public static var standardRestSpeed: Double { 10 }
  /// The greatest rate: higher ones would hardly slow down, and count as this one.
  public static var maximumRate: Double { 0.9999 }

  /// Creates a motion.
  public init(
    position: Double, velocity: Double, rate: Double = Deceleration.normalRate,
    restSpeed: Double = Deceleration.standardRestSpeed
  ) {
    let velocity = velocity.finite(or: 0)
    let rate = Self.clampedRate(rate)
    let restSpeed = max(restSpeed.nonNegative, Self.leastStopSpeed)
    let speed = velocity.magnitude
    let decayRate = speed > restSpeed && rate > 0 ? 1000 * Elementary.logarithm(rate) : 0
    path = Path(
      start: position.finite(or: 0), reach: velocity * Self.pathFactor(rate: rate),
      decayRate: decayRate,
      duration: decayRate < 0 ? Elementary.logarithm(restSpeed / speed) / decayRate : 0)
    (self.velocity, self.rate, self.restSpeed) = (velocity, rate, restSpeed)
  }

  /// What a stop speed of zero counts as, so that every motion ends.
  private static var leastStopSpeed: Double { 1e-6 }

  private static func clampedRate(_ rate: Double) -> Double {
    rate.isNaN ? normalRate : min(max(rate, 0), maximumRate)
  }

  /// The distance that the path covers per unit of velocity, in seconds: `d / (1 - d) / 1000`.
  public static func pathFactor(rate: Double) -> Double {
    let rate = clampedRate(rate)
    return rate / (1 - rate) / 1000
  }

  /// The distance that the reported target lies ahead per unit of velocity, in seconds:
  /// `-1 / (1000 ln d)`.
  public static func targetFactor(rate: Double) -> Double {
    let rate = clampedRate(rate)
    return rate > 0 ? -1 / (1000 * Elementary.logarithm(rate)) : 0
  }

  /// The velocity with which a motion comes to rest at a destination.
  ///
  /// - Parameters:
  ///   - destination: Where to rest, in points.
  ///   - position: Where to start.
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - restSpeed: The speed at which the motion stops.
  /// - Returns: Points per second: `(destination - position) / F` plus the stop speed in the same
  ///   direction; zero for no distance, or a rate of zero. The motion then rests at the
  ///   destination, but for one rounding of the destination and two of the velocity, times F.
  public static func velocity(
    toRestAt destination: Double, from position: Double, rate: Double = Deceleration.normalRate,
    restSpeed: Double = Deceleration.standardRestSpeed
  ) -> Double {
    let distance = destination.finite(or: 0) - position.finite(or: 0)
    let factor = pathFactor(rate: rate)
    guard distance != 0, factor > 0 else { return 0 }
    let stop = max(restSpeed.nonNegative, leastStopSpeed)
    return (distance / factor + (distance > 0 ? stop : -stop)).finite(or: 0)
  }

  /// The rate with which a motion of this velocity comes to rest at a destination. UIKit is taken
  /// to aim at a moved target in this way (certainty D): `L / (L + v - s)`, with the distance L
  /// and, in points per millisecond, the velocity v and the stop speed s. `nil` if the destination
  /// lies behind, or farther than `maximumRate` goes.
  public func rate(toRestAt destination: Double) -> Double? {
    let destination = destination.finite(or: 0)
    let distance = (destination - position).magnitude
    let isAhead = destination > position ? velocity > restSpeed : velocity < -restSpeed
    guard isAhead, distance > 0 else { return nil }
    let rate = distance / (distance + (velocity.magnitude - restSpeed) / 1000)
    return rate <= Self.maximumRate ? rate : nil
  }
}

extension Deceleration {
  private var moves: Bool { path.decayRate < 0 }

  private var stopVelocity: Double { velocity > 0 ? restSpeed : -restSpeed }

  /// Where the motion stops, in points: `x0 + F (v0 -+ restSpeed)`.
  public var destination: Double {
    guard moves else { return position }
    return (position + Self.pathFactor(rate: rate) * (velocity - stopVelocity)).finite(or: position)
  }

  /// The target that UIKit reports at release, not yet rounded to device pixels:
  /// `x0 - (v0 -+ restSpeed) / (1000 ln d)`.
  public var reportedTarget: Double {
    guard moves else { return position }
    return (position + Self.targetFactor(rate: rate) * (velocity - stopVelocity))
      .finite(or: position)
  }

  /// The position after a time, in points; from `duration` on exactly the destination, and never
  /// beyond it.
  public func position(time: Double) -> Double {
    guard time > 0 else { return position }
    let destination = destination
    guard time < duration else { return destination }
    let now = path.position(decay: decay(time))
    return velocity > 0 ? min(now, destination) : max(now, destination)
  }

  /// The velocity after a time, in points per second; from `duration` on, zero. At the start it is
  /// the velocity given, even of a motion that rests at once.
  public func velocity(time: Double) -> Double {
    guard time > 0 else { return velocity }
    return moves && time < duration ? velocity * decay(time) : 0
  }

  /// The slope of the path after a time, in points per second: `v(t)` times `-1000 F ln d`.
  public func slope(time: Double) -> Double {
    let target = Self.targetFactor(rate: rate)
    return target > 0 ? velocity(time: time) * (Self.pathFactor(rate: rate) / target) : 0
  }

  private func decay(_ time: Double) -> Double { Path.decay(path.decayRate, after: time) }

  /// When the motion reaches a position, in seconds: `ln(1 - (x - x0) / (v0 F)) / (1000 ln d)`;
  /// `nil` if it never does.
  public func time(at position: Double) -> Double? {
    let start = self.position
    let position = position.finite(or: start)
    if position == start { return 0 }
    // Positions decide whether it gets there: the time computed for the destination may round to
    // more than the duration.
    let covered = velocity > 0 ? start...destination : destination...start
    guard covered.contains(position) else { return nil }
    if position == destination { return duration }
    let left = max(0, 1 - (position - start) / path.reach)
    return min(Elementary.logarithm(left) / path.decayRate, duration)
  }
}

extension Deceleration {
  /// The numbers that a frame needs of a deceleration.
  struct Path: Equatable, Sendable, BitwiseCopyable {
    /// The position at the start, in points.
    let start: Double
    /// How far the motion would go if it never stopped, in points: `v0 F`.
    let reach: Double
    /// The natural logarithm of the share of the velocity that is left after a second; zero for a
    /// motion that rests at once.
    let decayRate: Double
    /// The time until the motion stops, in seconds.
    let duration: Double

    /// The share of the velocity that is left after a time.
    static func decay(_ decayRate: Double, after time: Double) -> Double {
      Elementary.exponential(decayRate * time)
    }

    /// The position at which a share of the velocity is left.
    func position(decay: Double) -> Double { start + reach * (1 - decay) }
  }
}
