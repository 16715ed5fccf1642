extension Int {
  /// The whole part of a number, held within the range of `Int`; NaN counts as zero.
  init(saturating value: Double) {
    if value >= Double(Int.max) {
      self = .max
    } else if value > Double(Int.min) {
      self = Int(value)
    } else {
      self = value.isNaN ? 0 : .min
    }
  }

  /// The sum, held within the range of `Int`.
  func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, held within the range of `Int`.
  func saturatingSubtract(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, held within the range of `Int`.
  func saturatingMultiply(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The opposite number, held within the range of `Int`.
  var saturatingNegation: Int { 0.saturatingSubtract(self) }

  /// This number held within `range`.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
