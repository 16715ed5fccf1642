import ScrollKit
import ScrollKitTraces

/// One axis of a drawing: where values lie on it, and which round values have labels.
struct PlotScale {
  let low: Double
  let high: Double
  private let from: Double
  private let to: Double
  private let step: Double

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - low: The least value.
  ///   - high: The greatest value, more than the least.
  ///   - from: The coordinate of the least value.
  ///   - to: The coordinate of the greatest value.
  ///   - ticks: About how many values are labelled.
  init(low: Double, high: Double, from: Double, to: Double, ticks: Int) {
    (self.low, self.high, self.from, self.to) = (low, high, from, to)
    let rough = (high - low) / Double(ticks)
    var power = 1e-3
    while power * 10 <= rough { power *= 10 }
    step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? power * 10
  }

  /// The coordinate of a value.
  func position(of value: Double) -> Double {
    from + (value - low) / (high - low) * (to - from)
  }

  /// The values to label: whole multiples of 1, 2 or 5 times a power of ten.
  var ticks: [Double] {
    let first = (low / step).rounded(.up)
    return (0..<12).map { (first + Double($0)) * step }.filter { $0 <= high }
  }

  /// The label of one of the ticks.
  func label(of tick: Double) -> String { Figures.fixed(tick, 3).trimmedZeros }
}

/// The samples that a drawing needs. Of up to 3000 samples all are kept. Of more, each column one
/// point wide keeps the first, the least, the greatest and the last.
struct PlotReduction {
  let kept: [ScrollTrace.Sample]

  init(_ samples: [ScrollTrace.Sample], _ axis: ScrollAxis, _ times: PlotScale) {
    guard samples.count > 3000 else {
      kept = samples
      return
    }
    var kept: [ScrollTrace.Sample] = []
    var start = samples.startIndex
    var column = times.position(of: samples[start].time).rounded(.down)
    func close(at end: Int) {
      var (least, greatest) = (start, start)
      for index in start..<end {
        if samples[index].along(axis) < samples[least].along(axis) { least = index }
        if samples[index].along(axis) > samples[greatest].along(axis) { greatest = index }
      }
      for index in Set([start, least, greatest, end - 1]).sorted() { kept.append(samples[index]) }
    }
    for index in samples.indices.dropFirst() {
      let next = times.position(of: samples[index].time).rounded(.down)
      if next != column {
        close(at: index)
        (start, column) = (index, next)
      }
    }
    close(at: samples.endIndex)
    self.kept = kept
  }
}
