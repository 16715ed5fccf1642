// Every number is checked here on its way into the module. The results are finite, and so small
// that sums and differences of a few of them are exact to a fraction of a point.

extension Double {
  /// The greatest magnitude a number may have: 2^52, up to which a `Double` still counts halves.
  static var saturationLimit: Double { 0x1p52 }

  /// This number held within ±2^52, or `neutral` when it is NaN.
  func finite(or neutral: Double) -> Double {
    if self > Self.saturationLimit { return Self.saturationLimit }
    if self >= -Self.saturationLimit { return self }
    BadInput.check(self)
    // Only NaN differs from itself. One comparison is faster than `isNaN`.
    return self == self ? -Self.saturationLimit : neutral
  }

  /// This number held within ±2^52; NaN stays so.
  var saturated: Double {
    let raised = self < -Self.saturationLimit ? -Self.saturationLimit : self
    return raised > Self.saturationLimit ? Self.saturationLimit : raised
  }

  /// This number held within 0...2^52; NaN counts as zero. For lengths, times, factors and
  /// other quantities that are never negative.
  var nonNegative: Double {
    BadInput.check(self)
    let positive = self > 0 ? self : 0
    return positive < Self.saturationLimit ? positive : Self.saturationLimit
  }

  /// This number as a share of a whole, held within 0...1, or `neutral` when it is NaN.
  func unitFraction(or neutral: Double) -> Double {
    BadInput.check(self)
    return isNaN ? neutral : Swift.min(Swift.max(self, 0), 1)
  }

  /// This number as a positive factor, such as a display scale; anything else counts as one.
  var positiveFactor: Double {
    BadInput.check(self)
    return self > 0 ? Swift.min(self, Self.saturationLimit) : 1
  }
}
