/// Elementary functions in plain Swift, for platforms without a mathematics library.
///
/// Each reduces its argument to a short interval and sums the Taylor series there. Only additions,
/// multiplications, divisions and bit operations are used, so every platform gives the same bits.
/// (No stride of `Double`, which needs the library's `fma`.)
enum PortableFunctions {
  /// e to the power of `x`, within one unit in the last place.
  static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return .infinity }
    // x = k ln 2 + r with |r| <= ln 2 / 2; ln 2 is split so that k times its head is exact.
    let k = (x * 0x1.71547652b82fep0).roundedHalfUp
    let head = x - k * 0x1.62e42feep-1
    let tail = k * 0x1.a39ef35793c76p-33
    let r = head - tail
    let lost = (head - r) - tail
    var series = 0.0
    for n in (2...13).reversed() { series = (r / Double(n)) * (1 + series) }
    return scale(1 + (r + (r * series + lost)), by: Int(k))
  }

  /// The natural logarithm of `x`, within one unit in the last place.
  static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var exponent = Int(x.exponent)
    var m = x.significand
    if m > 0x1.6a09e667f3bcdp0 {
      m /= 2
      exponent += 1
    }
    // log m = 2 artanh s, s = f / (2 + f); written as f minus a small correction.
    let f = m - 1
    let s = f / (2 + f)
    let s2 = s * s
    var series = 0.0
    for n in (1...12).reversed() { series = s2 * (2 / Double(2 * n + 1) + series) }
    let half = f * f / 2
    let k = Double(exponent)
    let tail = k * 0x1.a39ef35793c76p-33
    return k * 0x1.62e42feep-1 - ((half - (s * (half + series) + tail)) - f)
  }

  /// `x` to the power of `y` for `x >= 0`; NaN for a negative `x`.
  ///
  /// `exp(y log x)`: the relative error is up to `2^-51 (1 + |y log x|)`.
  static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x > 0 else {
      if x < 0 || x.isNaN || y.isNaN { return .nan }
      return y > 0 ? 0 : .infinity
    }
    return exp(y * log(x))
  }

  /// The sine of `x` radians, within two units in the last place for `|x| <= 2^20`.
  static func sin(_ x: Double) -> Double {
    let (quadrant, r) = reduce(x)
    let value = quadrant & 1 == 0 ? sine(r) : cosine(r)
    return quadrant & 2 == 0 ? value : -value
  }

  /// The cosine of `x` radians, within two units in the last place for `|x| <= 2^20`.
  static func cos(_ x: Double) -> Double {
    let (quadrant, r) = reduce(x)
    let value = quadrant & 1 == 0 ? cosine(r) : sine(r)
    return (quadrant + 1) & 2 == 0 ? value : -value
  }

  /// The angle of the point (x, y) in radians, in -π...π, within two units in the last place. Zeros
  /// have the same signs as in C.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    // Two equal magnitudes, also infinite ones, give an angle of π/4.
    let ratio = short == long ? (long == 0 ? 0 : 1) : short / long
    var angle = arcTangent(ratio)
    // π/2 and π in two parts.
    if y.magnitude > x.magnitude { angle = 0x1.921fb54442d18p0 - (angle - 0x1.1a62633145c07p-54) }
    if x.sign == .minus { angle = 0x1.921fb54442d18p1 - (angle - 0x1.1a62633145c07p-53) }
    return y.sign == .minus ? -angle : angle
  }

  /// The angle whose tangent is a number in 0...1.
  private static func arcTangent(_ t: Double) -> Double {
    // Beyond tan(π/8), computed as the difference from π/4.
    guard t <= 0x1.a827999fcef32p-2 else {
      return 0x1.921fb54442d18p-1 + (0x1.1a62633145c07p-55 + arcTangentSeries((t - 1) / (t + 1)))
    }
    return arcTangentSeries(t)
  }

  private static func arcTangentSeries(_ t: Double) -> Double {
    let t2 = t * t
    var series = 0.0
    for n in (1...21).reversed() {
      series = t2 * ((n & 1 == 0 ? 1 : -1) / Double(2 * n + 1) + series)
    }
    return t + t * series
  }

  /// `x = quadrant * π/2 + remainder` with `|remainder| <= π/4`; π/2 in three exact parts.
  private static func reduce(_ x: Double) -> (quadrant: Int, remainder: Double) {
    guard x.magnitude <= .saturationLimit else { return (0, .nan) }
    let k = (x * 0x1.45f306dc9c883p-1).roundedHalfUp
    let r = ((x - k * 0x1.921fb544p0) - k * 0x1.0b4611a6p-34) - k * 0x1.3198a2e037073p-69
    return (Int(k) & 3, r)
  }

  private static func sine(_ r: Double) -> Double {
    let r2 = r * r
    var series = 0.0
    for half in (1...8).reversed() {
      let n = Double(2 * half + 1)
      series = -(r2 / (n * (n - 1))) * (1 + series)
    }
    return r + r * series
  }

  private static func cosine(_ r: Double) -> Double {
    let r2 = r * r
    var series = 0.0
    for half in (2...9).reversed() {
      let n = Double(2 * half)
      series = -(r2 / (n * (n - 1))) * (1 + series)
    }
    let half = r2 / 2
    let head = 1 - half
    return head + (((1 - head) - half) - half * series)
  }

  /// `x` times 2 to the power of `k`, in two steps so that small results round once.
  private static func scale(_ x: Double, by k: Int) -> Double {
    let first = k / 2
    return x * power(first) * power(k - first)
  }

  /// 2 to the power of `k`, for `k` in -1022...1023.
  private static func power(_ k: Int) -> Double {
    Double(bitPattern: UInt64(k + 1023) << 52)
  }
}
