/// An enum that stores numbers as the app gave them, even bad ones. Two values are equal if their
/// numbers count the same after the checks of bad input. So each value equals itself, also with
/// NaN, and equals what is read after saving it.
protocol CountedPayload: Equatable {
  /// The position of the case among the cases, then its numbers as they count. Whole numbers differ
  /// up to 2^53.
  var counted: SIMD8<Double> { get }
}

extension CountedPayload {
  /// Whether both are the same case with numbers that count the same.
  public static func == (a: Self, b: Self) -> Bool { a.counted == b.counted }

  /// The position of a case and its numbers.
  static func counted(
    _ position: Double, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0,
    _ e: Double = 0, _ f: Double = 0, _ g: Double = 0
  ) -> SIMD8<Double> {
    SIMD8(position, a, b, c, d, e, f, g)
  }
}
