extension ScrollTrace {
  /// How a replayed path compares with a recorded one.
  public struct Fit: Equatable, Sendable {
    /// How much later than the release its motion starts, in seconds: 0 to 2 ms. A recorded
    /// animation clock starts about 0.8 ms after the touch ends.
    public internal(set) var shift: Double
    /// How many samples were compared.
    public internal(set) var samples = 0
    /// How many are off by no more than a device pixel plus a thousandth of a point.
    public internal(set) var withinPixel = 0
    /// How many are off by less than a thousandth of a point.
    public internal(set) var exact = 0
    /// The greatest difference of a coordinate, in points.
    public internal(set) var maximumError = 0.0
    /// The index of the sample with that difference; `nil` without samples.
    public internal(set) var worstIndex: Int?
  }
}

extension ScrollTrace.Fit {
  init(
    shift: Double, samples: [ScrollTrace.Sample], recorded: [ScrollTrace.Sample],
    displayScale: Double
  ) {
    self.init(shift: shift)
    for (index, (sample, recorded)) in zip(samples, recorded).enumerated() {
      add(
        max((sample.x - recorded.x).magnitude, (sample.y - recorded.y).magnitude), index: index,
        displayScale: displayScale)
    }
  }

  /// Adds one more sample, which is off by an error.
  private mutating func add(_ error: Double, index: Int, displayScale: Double) {
    samples += 1
    if error < 0.001 { exact += 1 }
    if error <= 1 / displayScale + 0.001 { withinPixel += 1 }
    if worstIndex == nil || error > maximumError { (maximumError, worstIndex) = (error, index) }
  }

  /// The fit in words, without the shift; the function writes a distance.
  package func sentence(_ points: (Double) -> String) -> String {
    "\(exact) of \(samples) samples exact, \(withinPixel) within a pixel, "
      + "worst \(points(maximumError)) pt off"
  }

  /// Whether this fit is better: more samples are exact or, with as many, the greatest difference
  /// is smaller.
  func isBetter(than other: ScrollTrace.Fit) -> Bool {
    exact != other.exact ? exact > other.exact : maximumError < other.maximumError
  }
}
