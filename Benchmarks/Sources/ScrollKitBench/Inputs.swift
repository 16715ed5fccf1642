import ScrollKit

/// What every run works on: the same lengths and the same pseudo-random numbers, on any machine.
struct Inputs {
  /// The number of rows.
  let n: Int
  /// The length of row i: `20 + (37 i mod 120)`.
  let lengths: [Double]
  /// The lengths that rows can have, in their order: as many as come before the first again.
  let everyLength: [Double]
  /// Numbers in 0..<1, as many as are needed at most by one round.
  let randoms: [Double]

  /// The length of the viewport, in points.
  static var viewport: Double { 800 }
  /// The page's length of the carousel, in points.
  static var pageLength: Double { 320 }

  init(n: Int, randoms count: Int) {
    self.n = n
    lengths = (0..<n).map(Self.length)
    everyLength = (0..<120).map(Self.length)
    // s <- (1664525 s + 1013904223) mod 2^32, from 1.
    var state: UInt32 = 1
    randoms = (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state) / 0x1p32
    }
  }
}

extension Inputs {
  private static func length(of row: Int) -> Double { Double(20 + 37 * row % 120) }
}

/// One axis of a scroll view, as the bare arithmetic takes it.
struct Sizes {
  var content: Double
  var viewport: Double
  var leading: Double
  var trailing: Double
}

extension Sizes {
  /// A list in a scroll view under bars, along both axes.
  static var list: (x: Sizes, y: Sizes) {
    (
      Sizes(content: 1500, viewport: 393, leading: 16, trailing: 16),
      Sizes(content: 4000, viewport: 852, leading: 59, trailing: 34)
    )
  }
}

extension ScrollMetrics {
  /// The same scroll view as metrics.
  static var list: ScrollMetrics {
    let (x, y) = Sizes.list
    return ScrollMetrics(
      viewportSize: CGSize(width: x.viewport, height: y.viewport),
      contentSize: CGSize(width: x.content, height: y.content),
      contentInset: ScrollInsets(
        top: y.leading, left: x.leading, bottom: y.trailing, right: x.trailing))
  }
}

/// The result that was taken last. It is public, so that the compiler has to expect a reader.
public nonisolated(unsafe) var lastResult = 0.0

/// Takes a result, so that the work that led to it is not left out.
@inline(never) @_optimize(none)
func blackHole(_ result: Double) { lastResult = result }
