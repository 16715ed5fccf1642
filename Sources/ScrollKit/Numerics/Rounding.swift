// The one place where a tie is decided: a half goes to the next whole number, never to the even
// one and never away from zero, so that shifting everything by a whole number changes nothing.

extension Double {
  /// The greatest whole number that is not greater: `rounded(.down)`, without the call of a function
  /// that it is on processors without an instruction for it.
  var roundedDown: Double {
    guard magnitude < .saturationLimit else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The nearest whole number; a half goes up: `floor(x + 1/2)` without its rounding error just
  /// below a half.
  var roundedHalfUp: Double {
    let floor = roundedDown
    return self - floor < 0.5 ? floor : floor + 1
  }

  /// The nearest whole number; a half goes down. The mirror image of `roundedHalfUp`.
  var roundedHalfDown: Double { -(-self).roundedHalfUp }
}
