/// A motion between two positions in a given time, along a timing curve.
///
/// ```swift
/// let ease = Ease(from: 0, to: 300, duration: 0.3, curve: .linear)
/// print(ease.position(at: 0.1), ease.velocity(at: 0.1))  // about 100, 1000
/// ```
public struct Ease: Equatable, Sendable, BitwiseCopyable {
  /// The position at the start, in points.
  public let start: Double
  /// The position at the end, in points.
  public let end: Double
  /// The time it takes, in seconds.
  public let duration: Double
  /// The timing curve.
  public let curve: TimingCurve

  /// Creates a motion. Not a number counts as zero; a negative duration as none.
  public init(from start: Double, to end: Double, duration: Double, curve: TimingCurve) {
    self.start = start.finite(or: 0)
    self.end = end.finite(or: 0)
    self.duration = duration.finiteLength
    self.curve = curve
  }

  /// The position after a time, in points: the end exactly from `duration` on.
  public func position(at time: Double) -> Double {
    guard time < duration else { return time.isNaN ? start : end }
    return (start + (end - start) * curve.progress(at: time / duration)).finite(or: start)
  }

  /// The velocity after a time, in points per second; zero outside the motion.
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return ((end - start) / duration * curve.slope(at: time / duration)).finite(or: 0)
  }
}

extension Ease {
  /// The same motion in coordinates moved by a distance.
  func shifted(by way: Double) -> Ease {
    Ease(from: start + way, to: end + way, duration: duration, curve: curve)
  }
}
