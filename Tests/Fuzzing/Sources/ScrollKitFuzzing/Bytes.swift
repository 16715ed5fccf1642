import ScrollKit

/// Bytes read as choices and numbers: a byte decides whether a number is a sensible one or a
/// hostile one.
struct Bytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// How often a number is hostile: never, or once in so many, which the first byte says.
  private var hostility: UInt8 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    hostility = [0, 0, 12, 3][Int(byte() & 3)]
  }

  /// Whether only sensible numbers are made.
  var isSensible: Bool { hostility == 0 }

  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; zero past the end.
  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    index += 1
    return bytes[index - 1]
  }

  mutating func chance(_ one: UInt8) -> Bool { byte() % one == one - 1 }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    let width = range.upperBound - range.lowerBound + 1
    let bits = width > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
    return range.lowerBound + bits % width
  }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[Int(byte()) % values.count] }

  /// A multiple of an eighth: sums of a few such numbers are exact.
  mutating func eighths(_ range: ClosedRange<Int>) -> Double {
    Double(integer(range.lowerBound * 8...range.upperBound * 8)) / 8
  }

  /// Sometimes one of the numbers that nobody should pass.
  mutating func number(_ usual: Double) -> Double {
    guard hostility > 0, chance(hostility) else { return usual }
    return choice(hostileNumbers)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { number(eighths(range)) }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    let usual = integer(range)
    guard hostility > 0, chance(hostility) else { return usual }
    return choice(hostileIntegers)
  }

  mutating func point(_ range: ClosedRange<Int>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func size(_ range: ClosedRange<Int>) -> CGSize {
    CGSize(width: number(range), height: number(range))
  }

  mutating func rect(_ range: ClosedRange<Int>) -> CGRect {
    CGRect(origin: point(range), size: size(0...max(1, range.upperBound)))
  }

  mutating func insets(_ range: ClosedRange<Int>) -> ScrollInsets {
    ScrollInsets(
      top: number(range), left: number(range), bottom: number(range), right: number(range))
  }

  mutating func axisInsets(_ range: ClosedRange<Int>) -> AxisInsets {
    AxisInsets(leading: number(range), trailing: number(range))
  }

  /// Any bits.
  mutating func anyNumber() -> Double {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }
}
