extension LengthTree {
  /// What lies below a node, or in a stretch.
  struct Sum: Equatable, Sendable, BitwiseCopyable {
    var count = 0
    var measured = 0.0
    var unmeasured = 0

    init() {}

    init(count: Int, measured: Double, unmeasured: Int) {
      (self.count, self.measured, self.unmeasured) = (count, measured, unmeasured)
    }

    /// Rows as they stand in a leaf.
    @inline(__always)
    init<Rows: RandomAccessCollection<Double>>(_ rows: Rows) where Rows.Index == Int {
      self.init(rows.startIndex..<rows.endIndex) { rows[$0] }
    }

    /// The rows at some places, each of which is asked for once, in order. Each of four sums takes every
    /// fourth row: none waits for the one before it, and the rounding errors of equal lengths do not all
    /// pull the same way.
    @inline(__always)
    init(_ places: Range<Int>, _ length: (Int) -> Double) {
      var (a, b, c, d) = (0.0, 0.0, 0.0, 0.0)
      var unmeasured = 0
      var place = places.lowerBound
      func next() -> Double {
        let length = length(place)
        place += 1
        unmeasured += length < 0 ? 1 : 0
        return length < 0 ? 0 : length
      }
      while place <= places.upperBound - 4 {
        a += next()
        b += next()
        c += next()
        d += next()
      }
      while place < places.upperBound { a += next() }
      self.init(count: places.count, measured: (a + b) + (c + d), unmeasured: unmeasured)
    }

    static func + (a: Sum, b: Sum) -> Sum {
      Sum(
        count: a.count + b.count, measured: a.measured + b.measured,
        unmeasured: a.unmeasured + b.unmeasured)
    }

    /// Rows that are not measured.
    static func unmeasured(_ count: Int) -> Sum {
      Sum(count: count, measured: 0, unmeasured: count)
    }

    /// The length, with a gap after every row.
    func span(estimate: Double, spacing: Double) -> Double {
      measured + Double(unmeasured) * estimate + Double(count) * spacing
    }
  }
}
