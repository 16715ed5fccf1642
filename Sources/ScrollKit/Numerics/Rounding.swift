// The one place where a tie is decided: a half goes to the next whole number, never to the even
// one and never away from zero, so that shifting everything by a whole number changes nothing.

extension Double {
  /// The nearest whole number; a half goes up: `floor(x + 1/2)` without its rounding error just
  /// below a half.
  @inline(__always)
  var roundedHalfUp: Double {
    let nearest = roundedHalfEven
    return self - nearest == 0.5 ? nearest + 1 : nearest
  }

  /// The greatest whole number that is not greater.
  @inline(__always)
  var roundedDown: Double {
    let nearest = roundedHalfEven
    return nearest > self ? nearest - 1 : nearest
  }

  /// The nearest whole number; a half goes to the even one. Adding a number so large that the sum
  /// has no room for a fraction takes two additions; `rounded()` may be the call of a function.
  @inline(__always)
  private var roundedHalfEven: Double {
    guard magnitude < 0x1p51 else { return rounded(.toNearestOrEven) }
    return (self + 0x1.8p52) - 0x1.8p52
  }
}
