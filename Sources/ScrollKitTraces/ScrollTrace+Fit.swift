extension ScrollTrace {
  /// How a replayed path compares with a recorded one.
  public struct Fit: Equatable, Sendable {
    /// What was added to the start of the motion after a release, in seconds: 0 to 2 ms. A recorded
    /// animation clock starts about 0.8 ms after the touch ends.
    public internal(set) var shift: Double
    /// How many samples were compared.
    public internal(set) var samples = 0
    /// How many are no more than a device pixel, and a thousandth of a point, off.
    public internal(set) var withinPixel = 0
    /// How many are less than a thousandth of a point off.
    public internal(set) var exact = 0
    /// The greatest distance of a coordinate, in points.
    public internal(set) var maxError = 0.0
    /// The sample with that distance; `nil` without any.
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

  /// Takes the distance of one more sample into account.
  private mutating func add(_ error: Double, index: Int, displayScale: Double) {
    samples += 1
    if error < 0.001 { exact += 1 }
    if error <= 1 / displayScale + 0.001 { withinPixel += 1 }
    if worstIndex == nil || error > maxError { (maxError, worstIndex) = (error, index) }
  }

  /// The fit in words, without the shift; the function writes a distance.
  package func sentence(_ points: (Double) -> String) -> String {
    "\(exact) of \(samples) samples exact, \(withinPixel) within a pixel, "
      + "worst \(points(maxError)) pt off"
  }

  /// Whether this fit is the better one: more samples exact, then the lesser greatest distance.
  func isBetter(than other: ScrollTrace.Fit) -> Bool {
    exact != other.exact ? exact > other.exact : maxError < other.maxError
  }
}
