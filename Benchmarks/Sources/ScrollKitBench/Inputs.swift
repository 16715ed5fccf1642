import ScrollKit

/// What every run works on: the same lengths and the same pseudo-random numbers, on any machine.
struct Inputs {
  /// The number of rows.
  let n: Int
  /// The length of row i: `20 + (37 i mod 120)`.
  let lengths: [Double]
  /// Numbers in 0..<1, as many as are needed at most by one round.
  let randoms: [Double]

  /// The length of the viewport, in points.
  static var viewport: Double { 800 }
  /// The page's length of the carousel, in points.
  static var pageLength: Double { 320 }

  init(n: Int, randoms count: Int) {
    self.n = n
    lengths = (0..<n).map { Double(20 + 37 * $0 % 120) }
    // s <- (1664525 s + 1013904223) mod 2^32, from 1.
    var state: UInt32 = 1
    randoms = (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state) / 0x1p32
    }
  }
}

/// One axis of a scroll view, as the bare arithmetic takes it.
struct Sizes {
  var content: Double
  var viewport: Double
  var leading: Double
  var trailing: Double
}

extension Inputs {
  /// Scroll views of different sizes and insets, both axes of each.
  var sizes: [(x: Sizes, y: Sizes)] {
    (0..<64).map { index in
      func size(_ seed: Int) -> Sizes {
        Sizes(
          content: 300 + randoms[seed] * 4000, viewport: 320 + randoms[seed + 1] * 500,
          leading: randoms[seed + 2] * 90, trailing: randoms[seed + 3] * 90)
      }
      return (size(8 * index), size(8 * index + 4))
    }
  }

  /// The same scroll views as metrics.
  var metrics: [ScrollMetrics] {
    sizes.map { x, y in
      ScrollMetrics(
        viewportSize: CGSize(width: x.viewport, height: y.viewport),
        contentSize: CGSize(width: x.content, height: y.content),
        contentInset: ScrollInsets(
          top: y.leading, left: x.leading, bottom: y.trailing, right: x.trailing))
    }
  }
}

/// Takes a result, so that the work that led to it is not left out.
@inline(never) @_optimize(none)
func blackHole(_ result: Double) {}
