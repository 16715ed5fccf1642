/// A motion along one axis as a function of time: it starts at time 0 and rests from `duration` on.
///
/// ```swift
/// func framesUntilRest(_ motion: some AxisMotion) -> Int {
///   Int((motion.duration * 60).rounded(.up))
/// }
/// let deceleration = Deceleration(position: 0, velocity: 1000)
/// print(framesUntilRest(deceleration), deceleration.destination)  // about 139 494.01
/// ```
///
/// A time before the start, or NaN, counts as the start. All of them are O(1).
public protocol AxisMotion: Equatable, Sendable, BitwiseCopyable {
  /// How long it moves, in seconds.
  var duration: Double { get }
  /// Where it comes to rest, in points.
  var destination: Double { get }
  /// The position after a time in seconds, in points; from `duration` on, the destination.
  func position(time: Double) -> Double
  /// The velocity after a time in seconds, in points per second; from `duration` on, zero.
  func velocity(time: Double) -> Double
}
