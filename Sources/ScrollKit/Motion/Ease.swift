/// A motion between two positions in a given time, along a timing curve.
///
/// ```swift
/// let ease = Ease(from: 0, to: 300, duration: 0.3, curve: .linear)
/// print(ease.position(time: 0.1), ease.velocity(time: 0.1))  // about 100, 1000
/// ```
///
/// With the share s of the time T and the curve's progress c, the position is
/// `start + (end - start) c(s) + e s (1 - s)^2`. The factor `e = T v - (end - start) c'(0)` makes
/// it start with a given velocity v: this cubic bends the start of the path and not its end.
/// Without a given velocity e is zero.
public struct Ease: AxisMotion {
  /// The position at the start, in points.
  public let start: Double
  /// The position at the end, in points.
  public let end: Double
  /// The time it takes, in seconds.
  public let duration: Double
  /// The timing curve.
  public let curve: TimingCurve
  /// The velocity at the start, in points per second; `nil` for the curve's own.
  public let startVelocity: Double?
  /// The curve, prepared for every frame.
  private let prepared: PreparedCurve
  /// The factor e above, in points.
  private let bend: Double

  /// Creates a motion. NaN counts as zero, a negative duration too.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in points.
  ///   - end: The position at the end, in points.
  ///   - duration: The time it takes, in seconds.
  ///   - curve: The timing curve.
  ///   - startVelocity: The velocity at the start, in points per second, for a motion whose target
  ///     changes on the way; by default the curve's own.
  public init(
    from start: Double, to end: Double, duration: Double, curve: TimingCurve,
    startVelocity: Double? = nil
  ) {
    self.start = start.finite(or: 0)
    self.end = end.finite(or: 0)
    self.duration = duration.nonNegative
    self.curve = curve
    prepared = PreparedCurve(curve)
    self.startVelocity = startVelocity?.finite(or: 0)
    guard let velocity = startVelocity?.finite(or: 0) else {
      bend = 0
      return
    }
    let way = end.finite(or: 0) - start.finite(or: 0)
    bend = (velocity * duration.nonNegative - way * prepared.slope(atFraction: 0)).finite(or: 0)
  }

  /// Where it comes to rest: the end.
  public var destination: Double { end }

  /// The position after a time, in points; from `duration` on exactly the end.
  public func position(time: Double) -> Double {
    position(time: time, progress: progress(time: time))
  }

  /// The curve's progress after a time: 0 at the start, 1 at the end.
  func progress(time: Double) -> Double { prepared.progress(atFraction: time / duration) }

  /// Whether another motion always makes the same progress.
  func keepsStep(with other: Ease) -> Bool {
    duration == other.duration && prepared == other.prepared
  }

  /// The position after a time, in points, given the curve's progress at that time.
  func position(time: Double, progress: Double) -> Double {
    guard time < duration else { return time.isNaN ? start : end }
    let share = max(0, time / duration)
    let bent = bend == 0 ? 0 : bend * share * (1 - share) * (1 - share)
    return (start + (end - start) * progress + bent).finite(or: start)
  }

  /// The velocity after a time, in points per second; zero outside the motion.
  public func velocity(time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let share = time / duration
    let bent = bend == 0 ? 0 : bend * (1 - share) * (1 - 3 * share)
    return (((end - start) * prepared.slope(atFraction: share) + bent) / duration).finite(or: 0)
  }
}

extension Ease {
  /// The same motion, moved by a distance.
  func shifted(by way: Double) -> Ease {
    Ease(
      from: start + way, to: end + way, duration: duration, curve: curve,
      startVelocity: startVelocity)
  }

  /// The remainder of this motion after a time, to another end: from a position and a velocity, it
  /// slows down evenly and arrives when this one would.
  func continued(
    from position: Double, velocity: Double, after time: Double, to end: Double
  ) -> Ease {
    // With these x the curve's parameter equals the share of the time.
    Ease(
      from: position, to: end, duration: duration - max(0, time),
      curve: .cubicBezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1), startVelocity: velocity)
  }
}
