// Other ways to give a spring: with a mass, or by the damping ratio; and its duration and bounce.

extension Spring {
  /// Creates a spring from the constants of an engine whose springs have a mass: both constants are
  /// divided by it.
  ///
  /// - Parameters:
  ///   - mass: Anything but a positive number counts as one.
  ///   - stiffness: The force per point.
  ///   - damping: The force per point per second.
  public init(mass: Double, stiffness: Double, damping: Double) {
    let mass = mass.positiveFactor
    self.init(stiffness: stiffness.nonNegative / mass, damping: damping.nonNegative / mass)
  }

  /// Creates a spring from its damping ratio: 1 is critically damped, less overshoots.
  ///
  /// - Parameters:
  ///   - stiffness: The force per point, per second squared, for a mass of one.
  ///   - dampingRatio: `damping / (2 sqrt(stiffness))`.
  public init(stiffness: Double, dampingRatio: Double) {
    let root = stiffness.nonNegative.squareRoot()
    self.init(stiffness: stiffness, damping: 2 * root * dampingRatio.nonNegative)
  }

  /// The damping, relative to that of a critically damped spring: `damping / (2 sqrt(stiffness))`;
  /// zero without damping, 2^52 with damping and no stiffness.
  public var dampingRatio: Double {
    guard damping > 0 else { return 0 }
    return (damping / (2 * stiffness.squareRoot())).finite(or: 0)
  }

  /// The perceived duration of the spring, in seconds: `2 pi / sqrt(stiffness)`, the time of one
  /// swing without damping; 2^52 without stiffness.
  public var duration: Double { (2 * Double.pi / stiffness.squareRoot()).finite(or: 0) }

  /// How much the spring bounces, in -1...1: `1 - dampingRatio`; for a ratio above one,
  /// `1 / dampingRatio - 1`.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
