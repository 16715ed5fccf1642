// Wrapping: the remainder always has the sign of the divisor, so that -1 wraps to the last page.
// Swift's `%` keeps the sign of the dividend and is not used on what may be negative.

extension Int {
  /// The remainder in `0..<count`, for a positive `count`; zero for any other `count`.
  func floorModulo(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let remainder = self % count
    return remainder < 0 ? remainder + count : remainder
  }

  /// How many times a positive `count` fits, rounded down: `self` is that times `count`, plus
  /// `floorModulo(count)`. Zero for any other `count`.
  func floorQuotient(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return self % count < 0 ? self / count - 1 : self / count
  }
}

extension Double {
  /// The remainder in `0..<length`, for a positive `length`; zero for any other `length`.
  ///
  /// The error is at most one rounding of the dividend or of the length; near the end of the loop
  /// it may take the remainder across to the start.
  func floorModulo(_ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let remainder = self - length * (self / length).rounded(.down)
    // The quotient is rounded, so the remainder may fall just outside its range.
    return remainder >= 0 && remainder < length ? remainder : 0
  }
}
