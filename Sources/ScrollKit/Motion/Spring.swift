/// A spring of mass 1 that pulls to zero: `x'' = -stiffness x - damping x'`, in closed form for any
/// damping.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.25)
/// print(spring.stiffness, spring.damping)  // about 157.91, 18.85
/// let motion = SpringMotion(spring, position: 100, velocity: 0)
/// print(motion.position(time: 0), motion.position(time: 10))  // about 100.0 0.0
/// ```
///
/// Negative numbers and NaN count as zero.
public struct Spring: Equatable, Sendable, BitwiseCopyable {
  /// The force per point, per second squared.
  public let stiffness: Double
  /// The force per point per second, per second.
  public let damping: Double

  /// Creates a spring.
  public init(stiffness: Double, damping: Double) {
    self.stiffness = min(stiffness.nonNegative, Self.greatestStiffness)
    self.damping = min(damping.nonNegative, Self.greatestDamping)
  }

  /// Beyond these a spring is at rest within a nanosecond.
  private static var greatestStiffness: Double { 1e18 }
  private static var greatestDamping: Double { 1e9 }

  /// Creates a spring from its perceived duration and how much it bounces, as UIKit's
  /// `UISpringTimingParameters(duration:bounce:)` does (measured): `stiffness = (2 pi / T)^2`,
  /// `damping = 2 sqrt(stiffness) (1 - B)`, or divided by `1 + B` below zero.
  ///
  /// - Parameters:
  ///   - duration: T in seconds; less than a millisecond counts as a millisecond.
  ///   - bounce: B in -1...1: 0 is critically damped, positive overshoots.
  public init(duration: Double, bounce: Double = 0) {
    let duration = max(duration.nonNegative, 1e-3)
    let bounce = min(max(bounce.finite(or: 0), -1 + 1e-6), 1)
    let frequency = 2 * Double.pi / duration
    let critical = 2 * frequency
    self.init(
      stiffness: frequency * frequency,
      damping: bounce >= 0 ? critical * (1 - bounce) : critical / (1 + bounce))
  }

  /// The spring that returns overscrolled content in a UIScrollView: 120 and 22, whose roots are
  /// exactly -10 and -12 per second (fitted to three recordings, all samples within a pixel).
  public static var bounce: Spring { Spring(stiffness: 120, damping: 22) }

  /// How fast the motion dies away, per second.
  var decay: Double { damping / 2 }

  /// The square of the half difference of the roots; negative where the spring swings.
  var discriminant: Double { decay * decay - stiffness }
}

/// The motion of a spring from a position and a velocity.
///
/// A time before the start, or NaN, counts as the start; a time after a million seconds
/// counts as a million. Exact at the start. O(1).
public struct SpringMotion: Equatable, Sendable, BitwiseCopyable {
  /// The spring.
  public let spring: Spring
  /// The position at the start, in points; the spring pulls to zero.
  public let position: Double
  /// The velocity at the start, in points per second.
  public let velocity: Double
  /// The square root of the discriminant's magnitude, and the slower of the two rates of a spring
  /// that does not swing, per second. Kept, since a root and a division in every frame are slow.
  private let root: Double
  private let slowRate: Double

  /// Creates a motion.
  public init(_ spring: Spring, position: Double, velocity: Double) {
    self.spring = spring
    root = spring.discriminant.magnitude.squareRoot()
    // Equal to root - decay, but that difference would lose digits.
    slowRate = spring.discriminant > 0 ? -spring.stiffness / (spring.decay + root) : 0
    self.position = position.finite(or: 0)
    self.velocity = velocity.finite(or: 0)
  }

  /// The position after a time, in points.
  public func position(time: Double) -> Double {
    let (even, odd) = basis(time)
    return (position * even + drive * odd).finite(or: 0)
  }

  /// The velocity after a time, in points per second.
  public func velocity(time: Double) -> Double {
    let (even, odd) = basis(time)
    return (velocity * even + slope * odd).finite(or: 0)
  }

  /// Position and velocity after a time.
  func state(time: Double) -> (position: Double, velocity: Double) {
    let (even, odd) = basis(time)
    return (position * even + drive * odd, velocity * even + slope * odd)
  }

  /// The energy per mass: `(v^2 + stiffness x^2) / 2`. It never grows. Held within 2^52.
  public func energy(time: Double) -> Double {
    let (x, v) = (position(time: time), velocity(time: time))
    return ((v * v + spring.stiffness * x * x) / 2).nonNegative
  }

  // Position and velocity are sums of the same two functions, even and odd, which are 1 and 0 at
  // the start: x = position even + drive odd, x' = velocity even + slope odd.

  private var drive: Double { velocity + spring.decay * position }

  /// The factor of the odd part of the velocity, in a form without cancellation.
  var slope: Double { -(spring.stiffness * position + spring.decay * velocity) }

  /// `exp(-decay t) cos(root t)` and `exp(-decay t) sin(root t) / root`; with cosh and sinh for a
  /// spring that does not swing.
  private func basis(_ time: Double) -> (even: Double, odd: Double) {
    guard time > 0 else { return (1, 0) }
    let t = min(time, Self.longTime)
    let (decay, discriminant) = (spring.decay, spring.discriminant)
    let square = discriminant * t * t
    if square.magnitude < 1e-6 {
      // Near critical damping both forms lose digits; this series does not.
      let envelope = Elementary.exponential(-decay * t)
      let even = 1 + square / 2 * (1 + square / 12)
      let odd = t * (1 + square / 6 * (1 + square / 20))
      return (envelope * even, envelope * odd)
    }
    if discriminant < 0 {
      let envelope = Elementary.exponential(-decay * t)
      return (
        envelope * Elementary.cosine(root * t), envelope * Elementary.sine(root * t) / root
      )
    }
    // Both exponents are negative.
    let slow = Elementary.exponential(slowRate * t)
    let fast = Elementary.exponential(-(decay + root) * t)
    return ((slow + fast) / 2, (slow - fast) / (2 * root))
  }

  /// The longest time, in seconds: by then a motion that dies away is over.
  static var longTime: Double { 1e6 }
}
