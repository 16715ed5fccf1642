/// A choice that carries numbers as the app gave them. Two are equal when they count the same: each
/// one equals itself, also with what is not a number, and equals what it is saved as.
protocol CountedPayload: Equatable {
  /// The position of the case among the cases, then its numbers as they count. Whole numbers are
  /// told apart up to 2^53.
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
