extension LengthTree {
  /// The sum of some rows.
  struct Sum: Equatable, Sendable, BitwiseCopyable {
    /// The number of rows, and of the unmeasured among them: whole numbers up to 2^48.
    var rows = 0.0
    var unmeasured = 0.0
    /// The lengths of the measured rows.
    var measured = 0.0

    var count: Int { Int(wholeNumber: rows) }

    static func + (a: Sum, b: Sum) -> Sum {
      Sum(
        rows: a.rows + b.rows, unmeasured: a.unmeasured + b.unmeasured,
        measured: a.measured + b.measured)
    }

    static func - (a: Sum, b: Sum) -> Sum {
      Sum(
        rows: a.rows - b.rows, unmeasured: a.unmeasured - b.unmeasured,
        measured: a.measured - b.measured)
    }

    static func += (a: inout Sum, b: Sum) { a = a + b }

    /// One row, by the length that a leaf stores for it.
    static func row(_ length: Double) -> Sum {
      length < 0 ? Sum(rows: 1, unmeasured: 1) : Sum(rows: 1, measured: length)
    }

    /// Unmeasured rows.
    static func unmeasured(_ count: Int) -> Sum {
      Sum(rows: Double(count), unmeasured: Double(count))
    }
  }

  /// The numbers that turn sums into positions, in points.
  struct Layout: BitwiseCopyable {
    /// The padding before the first row.
    let leading: Double
    /// The length of an unmeasured row.
    let estimate: Double
    /// The gap after every row.
    let spacing: Double

    /// The length of rows with a gap after each.
    func span(_ sum: Sum) -> Double {
      span(rows: sum.rows, unmeasured: sum.unmeasured, measured: sum.measured)
    }
    func span(rows: Double, unmeasured: Double, measured: Double) -> Double {
      measured + unmeasured * estimate + rows * spacing
    }
  }
}

extension Int {
  /// Converts a whole number in `0..<2^52`. Adding 2^52 moves it into the low bits, without the
  /// checks of a conversion (benchmark: `offset-random`).
  init(wholeNumber: Double) {
    self.init(truncatingIfNeeded: (wholeNumber + 0x1p52).bitPattern & 0xF_FFFF_FFFF_FFFF)
  }
}
