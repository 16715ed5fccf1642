/// Spans sorted by where they begin, each subtree with its greatest end: finds those that touch a
/// stretch in O(log n + k) for k results. The tree is the sorted list itself; the root of a part is
/// its middle.
struct SnapSpanTree: Equatable, Sendable {
  /// The spans' own numbers, sorted by where they begin.
  private var numbers: [Int] = []
  private var starts: [Double] = []
  /// For the middle of each part: the greatest end in the part.
  private var greatestEnds: [Double] = []
  private var ends: [Double] = []

  init() {}

  init(_ spans: [(number: Int, start: Double, end: Double)]) {
    let sorted = spans.sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    numbers = sorted.map { $0.number }
    starts = sorted.map { $0.start }
    ends = sorted.map { $0.end }
    greatestEnds = ends
    _ = raise(0..<ends.count)
  }

  var isEmpty: Bool { numbers.isEmpty }

  private mutating func raise(_ part: Range<Int>) -> Double {
    guard !part.isEmpty else { return -.infinity }
    let middle = part.lowerBound + part.count / 2
    let greatest = max(
      ends[middle], raise(part.lowerBound..<middle), raise((middle + 1)..<part.upperBound))
    greatestEnds[middle] = greatest
    return greatest
  }

  /// Calls a function with the number of each span that touches a stretch, ends included.
  func forEach(from start: Double, to end: Double, _ body: (Int) -> Void) {
    visit(0..<numbers.count, start, end, body)
  }

  private func visit(
    _ part: Range<Int>, _ start: Double, _ end: Double, _ body: (Int) -> Void
  ) {
    guard !part.isEmpty else { return }
    let middle = part.lowerBound + part.count / 2
    guard greatestEnds[middle] >= start else { return }
    visit(part.lowerBound..<middle, start, end, body)
    guard starts[middle] <= end else { return }
    if ends[middle] >= start { body(numbers[middle]) }
    visit((middle + 1)..<part.upperBound, start, end, body)
  }
}
