// The one place where a tie is decided: a half goes to the next whole number, never to the even
// one and never away from zero, so that shifting everything by a whole number changes nothing.

extension Double {
  /// The nearest whole number; a half goes up: `floor(x + 1/2)` without its rounding error just
  /// below a half.
  var roundedHalfUp: Double {
    let floor = self.rounded(.down)
    return self - floor < 0.5 ? floor : floor + 1
  }

  /// The nearest whole number; a half goes down. The mirror image of `roundedHalfUp`.
  var roundedHalfDown: Double { -(-self).roundedHalfUp }
}
