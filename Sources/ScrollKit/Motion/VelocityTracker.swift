/// The velocity of a finger, computed from its recent positions and their times.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for step in 0..<5 { tracker.add(position: 6 * Double(step), time: 0.008 * Double(step)) }
/// print(tracker.velocity())  // about 750
/// ```
///
/// The last 16 samples are kept, without allocation. A sample that is NaN is ignored; one
/// at the time of the last replaces it; one with an earlier time discards all before it.
public struct VelocityTracker: Equatable, Sendable, BitwiseCopyable {
  /// How the velocity is computed from the samples.
  public enum Estimator: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// A weighted mean of the velocities between the last four samples: the weights of the newest
    /// pair, the previous one, and the one before that. With fewer pairs their weights count in
    /// proportion.
    case weighted(newest: Double, previous: Double, oldest: Double)
    /// Fits a parabola by least squares (a line, with fewer than three samples) to the samples of
    /// the last `horizon` seconds, at least the last two, and takes its slope at the last sample.
    case leastSquares(horizon: Double)

    var counted: SIMD8<Double> {
      switch self {
      case .weighted(let newest, let previous, let oldest):
        Self.counted(0, newest.nonNegative, previous.nonNegative, oldest.nonNegative)
      case .leastSquares(let horizon): Self.counted(1, horizon.nonNegative)
      }
    }

    /// The newest pair of samples counts a quarter, the previous one the remainder (as in iOS,
    /// certainty C).
    public static var iOS: Estimator { .weighted(newest: 0.25, previous: 0.75, oldest: 0) }
  }

  /// How the velocity is computed from the samples.
  public var estimator: Estimator
  /// How long after the last sample the velocity becomes zero, in seconds. `nil` and NaN
  /// mean never, as a real UIScrollView was recorded to do with synthetic touches. Negative counts
  /// as zero.
  public var stationaryTime: Double? { didSet { stationaryTime = Self.silence(stationaryTime) } }

  private var times = SIMD16<Double>(repeating: 0)
  private var positions = SIMD16<Double>(repeating: 0)
  /// How many samples are kept, and where the next one goes.
  private var count = 0
  private var next = 0

  /// Creates a tracker without samples.
  public init(estimator: Estimator = .iOS, stationaryTime: Double? = nil) {
    self.estimator = estimator
    self.stationaryTime = Self.silence(stationaryTime)
  }

  private static func silence(_ limit: Double?) -> Double? {
    limit.flatMap { $0.isNaN ? nil : $0.nonNegative }
  }

  /// Forgets all samples.
  public mutating func reset() {
    self = VelocityTracker(estimator: estimator, stationaryTime: stationaryTime)
  }

  /// Adds a position of the finger.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - time: In seconds.
  public mutating func add(position: Double, time: Double) {
    guard !position.isNaN, !time.isNaN else { return }
    let (position, time) = (position.finite(or: 0), time.finite(or: 0))
    if count > 0 {
      if time < self.time(back: 0) { reset() }
      if count > 0, time == self.time(back: 0) {
        positions[(next + 15) & 15] = position
        return
      }
    }
    times[next] = time
    positions[next] = position
    next = (next + 1) & 15
    count = min(count + 1, 16)
  }

  /// Adds a time span to the times of all samples, in seconds. If it is so great that two times
  /// become equal, only the last sample is kept.
  mutating func shiftTimes(by span: Double) {
    for lane in 0..<count { times[lane] = (times[lane] + span).finite(or: 0) }
    let fallTogether = (1..<max(1, count)).contains { time(back: $0) >= time(back: $0 - 1) }
    guard fallTogether else { return }
    let last = sample(count - 1)
    reset()
    add(position: last.position, time: last.time)
  }

  /// Adds a distance to the positions of all samples, in points.
  mutating func shiftPositions(by distance: Double) {
    for lane in 0..<count { positions[lane] = (positions[lane] + distance).finite(or: 0) }
  }

  /// The number of kept samples.
  var sampleCount: Int { count }

  /// A kept sample, the oldest first; positions must be below `sampleCount`.
  func sample(_ index: Int) -> (position: Double, time: Double) {
    (position(back: count - 1 - index), time(back: count - 1 - index))
  }

  /// Whether both have the same samples and compute the same velocity from them.
  public static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.estimator == b.estimator, a.stationaryTime == b.stationaryTime, a.count == b.count
    else {
      return false
    }
    return (0..<a.count).allSatisfy { a.sample($0) == b.sample($0) }
  }

  /// The time of the last sample; `nil` without any.
  public var lastTime: Double? { count > 0 ? time(back: 0) : nil }

  /// The velocity at the last sample, in points per second; zero with fewer than two samples, and
  /// when the silence limit has passed since the last one.
  public func velocity(time: Double? = nil) -> Double {
    guard count > 1 else { return 0 }
    if let stationaryTime, let time, time - self.time(back: 0) > stationaryTime { return 0 }
    switch estimator {
    case .weighted(let newest, let previous, let oldest):
      return weighted(newest.nonNegative, previous.nonNegative, oldest.nonNegative)
    case .leastSquares(let horizon):
      return leastSquares(horizon: horizon.nonNegative)
    }
  }

  /// The mean velocity since the oldest sample within a time span of the last one, in points per
  /// second; zero without such a sample.
  public func meanVelocity(over span: Double) -> Double {
    let index = index(within: span.nonNegative)
    guard index > 0 else { return 0 }
    return pairVelocity(newer: 0, older: index)
  }

  private func time(back: Int) -> Double { times[(next + 15 - back) & 15] }
  private func position(back: Int) -> Double { positions[(next + 15 - back) & 15] }

  /// How many samples before the last one the oldest lies that is within a time span of it.
  private func index(within span: Double) -> Int {
    var index = 0
    while index + 1 < count, time(back: 0) - time(back: index + 1) <= span + 1e-9 { index += 1 }
    return index
  }

  private func pairVelocity(newer: Int, older: Int) -> Double {
    let distance = position(back: newer) - position(back: older)
    return (distance / (time(back: newer) - time(back: older))).finite(or: 0)
  }

  private func weighted(_ newest: Double, _ previous: Double, _ oldest: Double) -> Double {
    var (sum, weights) = (0.0, 0.0)
    for pair in 0..<min(count - 1, 3) {
      let weight = pair == 0 ? newest : pair == 1 ? previous : oldest
      sum += weight * pairVelocity(newer: pair, older: pair + 1)
      weights += weight
    }
    // If the present pairs have no weight, the newest counts alone.
    return (weights > 0 ? sum / weights : pairVelocity(newer: 0, older: 1)).finite(or: 0)
  }

  private func leastSquares(horizon: Double) -> Double {
    let last = index(within: horizon)
    guard last > 0 else { return pairVelocity(newer: 0, older: 1) }
    // Sums of powers of the time, and of their products with the distance, from the last sample.
    var (s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0)
    var (p0, p1, p2) = (0.0, 0.0, 0.0)
    for back in 0...last {
      let t = time(back: back) - time(back: 0)
      let x = position(back: back) - position(back: 0)
      (s1, s2, s3, s4) = (s1 + t, s2 + t * t, s3 + t * t * t, s4 + t * t * t * t)
      (p0, p1, p2) = (p0 + x, p1 + x * t, p2 + x * t * t)
    }
    let n = Double(last + 1)
    let line = (n * p1 - s1 * p0) / (n * s2 - s1 * s1)
    guard last > 1 else { return line.finite(or: 0) }
    let determinant =
      n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
    let numerator =
      n * (p1 * s4 - s3 * p2) - p0 * (s1 * s4 - s2 * s3) + s2 * (s1 * p2 - p1 * s2)
    return (determinant > 0 ? numerator / determinant : line).finite(or: 0)
  }
}
