/// A time that intervals are added to without drift: what a sum rounds away is kept and added to
/// the next one.
struct FireTime: Equatable, Sendable, BitwiseCopyable {
  /// The time, in seconds.
  private(set) var time: Double
  /// What the sums so far have rounded away.
  private var rest = 0.0

  init(_ time: Double) { self.time = time }

  /// Adds a span, in seconds: Knuth's sum of two numbers and its exact error.
  mutating func add(_ span: Double) {
    let added = span + rest
    let sum = time + added
    let part = sum - time
    rest = (time - (sum - part)) + (added - part)
    time = sum
  }
}
