// Ties are decided only here: a half goes up, never to the even number and never away from zero. So
// rounding commutes with a shift by a whole number.

extension Double {
  /// The nearest whole number; a half goes up. Like `floor(x + 1/2)`, but right also for the number
  /// just below a half.
  var roundedHalfUp: Double {
    let nearest = roundedHalfEven
    return self - nearest == 0.5 ? nearest + 1 : nearest
  }

  /// The greatest whole number that is not greater.
  var roundedDown: Double {
    let nearest = roundedHalfEven
    return nearest > self ? nearest - 1 : nearest
  }

  /// The nearest whole number; a half goes to the even one. The sum with a large number has no room
  /// for a fraction. That takes two additions; `rounded()` may be a function call.
  private var roundedHalfEven: Double {
    guard magnitude < 0x1p51 else { return rounded(.toNearestOrEven) }
    return (self + 0x1.8p52) - 0x1.8p52
  }
}
