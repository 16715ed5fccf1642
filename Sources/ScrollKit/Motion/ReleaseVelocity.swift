/// The velocity with which overscrolled content starts its return when a finger lets go.
///
/// If the finger was held still, the content starts *towards the edge*, at
/// `restFactor * sqrt(1 - b / D) * |b|` per second, with the overscroll b and the viewport's length
/// D (fitted to two recordings, certainty D). Otherwise it starts with the recent velocity of the
/// offset, which is less than the finger's (certainty C).
public struct ReleaseVelocity: Equatable, Sendable, BitwiseCopyable {
  /// The factor for a finger that was held still, per second.
  public var restFactor: Double { didSet { restFactor = restFactor.nonNegative } }
  /// How long a finger must have been still, in seconds.
  public var stationaryTime: Double { didSet { stationaryTime = stationaryTime.nonNegative } }

  /// Creates the rule; the defaults are fitted. Negative and NaN count as zero.
  public init(restFactor: Double = 8.62, stationaryTime: Double = 0.1) {
    self.restFactor = restFactor.nonNegative
    self.stationaryTime = stationaryTime.nonNegative
  }

  /// The velocity with which the return to the edge begins, in points per second.
  ///
  /// - Parameters:
  ///   - overscroll: How far past the edge the content is, with its sign, in points.
  ///   - dimension: The viewport's length, in points.
  ///   - time: How long the finger has not moved, in seconds.
  ///   - velocity: The recent velocity of the offset, in points per second.
  /// - Returns: Points per second.
  public func velocity(
    overscroll: Double, dimension: Double, stillFor time: Double, trailing velocity: Double
  ) -> Double {
    guard time > stationaryTime else { return velocity.finite(or: 0) }
    let overscroll = overscroll.finite(or: 0)
    let dimension = dimension.nonNegative
    guard dimension > 0 else { return 0 }
    let share = max(0, 1 - overscroll.magnitude / dimension)
    return (-overscroll * restFactor * share.squareRoot()).finite(or: 0)
  }
}
