/// A repeatable source of random numbers (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Numbers nobody should pass, and some that are merely unusual.
package let hostileNumbers: [Double] = [
  .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-12, -1, 1, 0.5,
  0x1p52, 0x1p53, 320, -320,
]

/// Counts and page numbers nobody should pass, and some that are merely unusual.
package let hostileIntegers: [Int] = [.min, .min + 1, -1, 0, 1, 2, 3, 7, .max - 1, .max]
