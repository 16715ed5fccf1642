import XCTest

@testable import ScrollKit

/// The elementary functions by name. One table serves the platform's and the portable functions.
struct ElementaryFunctions {
  let exp, log, sin, cos: (Double) -> Double
  let pow: (Double, Double) -> Double

  static var selected: ElementaryFunctions {
    ElementaryFunctions(
      exp: Elementary.exponential, log: Elementary.logarithm, sin: Elementary.sine,
      cos: Elementary.cosine, pow: Elementary.power)
  }
  static var portable: ElementaryFunctions {
    ElementaryFunctions(
      exp: PortableFunctions.exp, log: PortableFunctions.log, sin: PortableFunctions.sin,
      cos: PortableFunctions.cos, pow: PortableFunctions.pow)
  }
}

/// Published or 40-digit values of the elementary functions, rounded to 16 or 17 digits.
enum ElementaryTables {
  static var exponentials: [Row<Double, Double>] {
    [
      Row(0, 1, "definition"),
      Row(1, 2.718_281_828_459_045, "OEIS A001113"),
      Row(-1, 0.367_879_441_171_442_33, "OEIS A068985"),
      Row(2, 7.389_056_098_930_650, "OEIS A072334"),
      Row(.pi, 23.140_692_632_779_27, "OEIS A039661"),
      Row(0.001, 1.001_000_500_166_708_4, "40-digit arithmetic"),
      Row(-0.9116, 0.401_880_700_231_508_96, "bounce at its peak: e^(-10 t), 40-digit arithmetic"),
      Row(700, 1.014_232_054_735_004_5e304, "40-digit arithmetic"),
      Row(-700, 9.859_676_543_759_77e-305, "40-digit arithmetic"),
    ]
  }

  static var logarithms: [Row<Double, Double>] {
    [
      Row(1, 0, "definition"),
      Row(2, 0.693_147_180_559_945_3, "OEIS A002162"),
      Row(3, 1.098_612_288_668_109_8, "OEIS A002391"),
      Row(10, 2.302_585_092_994_046, "OEIS A002392"),
      Row(0.75, -0.287_682_072_451_780_9, "40-digit arithmetic"),
      Row(0.998, -0.002_002_002_670_673_079_3, "the normal deceleration rate, 40-digit arithmetic"),
      Row(1.000_000_1, 9.999_999_505_838_704e-8, "40-digit arithmetic"),
      Row(.leastNonzeroMagnitude, -744.440_071_921_381_2, "40-digit arithmetic"),
      Row(.greatestFiniteMagnitude, 709.782_712_893_384, "40-digit arithmetic"),
    ]
  }

  static var sines: [Row<Double, Double>] {
    [
      Row(0, 0, "definition"),
      Row(1, 0.841_470_984_807_896_5, "OEIS A049469"),
      Row(-2, -0.909_297_426_825_681_7, "40-digit arithmetic"),
      Row(4, -0.756_802_495_307_928_2, "40-digit arithmetic"),
      Row(100, -0.506_365_641_109_758_8, "40-digit arithmetic"),
      Row(0x1p20, 0.330_493_140_021_734_7, "40-digit arithmetic"),
      Row(.pi, 1.224_646_799_147_353_2e-16, "what the Double nearest to pi lacks of it"),
    ]
  }

  static var cosines: [Row<Double, Double>] {
    [
      Row(0, 1, "definition"),
      Row(1, 0.540_302_305_868_139_8, "OEIS A049470"),
      Row(-2, -0.416_146_836_547_142_4, "40-digit arithmetic"),
      Row(4, -0.653_643_620_863_611_9, "40-digit arithmetic"),
      Row(100, 0.862_318_872_287_683_9, "40-digit arithmetic"),
      Row(0x1p20, 0.943_808_393_901_312, "40-digit arithmetic"),
      Row(.pi / 2, 6.123_233_995_736_766e-17, "what the Double nearest to pi/2 lacks of it"),
    ]
  }

  static var powers: [Row<(Double, Double), Double>] {
    [
      Row((2, 10), 1024, "arithmetic"),
      Row((2, 0.5), 1.414_213_562_373_095_1, "OEIS A002193"),
      Row((2, 1 / 3.0), 1.259_921_049_894_873_2, "OEIS A002580"),
      Row((0.5, 0.5), 0.707_106_781_186_547_6, "OEIS A010503"),
      Row(
        (0.998, 1000), 0.135_064_522_446_683_38, "normal deceleration for 1 s, 40-digit arithmetic"),
      Row(
        (0.99, 16.5), 0.847_189_785_466_205_3, "fast deceleration, one frame, 40-digit arithmetic"),
      Row((10, -2.5), 0.003_162_277_660_168_379_4, "40-digit arithmetic"),
      Row((0, 2), 0, "definition"),
      Row((0, 0), 1, "definition"),
      Row((7, 0), 1, "definition"),
    ]
  }
}

extension XCTestCase {
  /// Compares functions with the tables. The relative error is at most 2^-51, and `2^-51 (1 + |y
  /// log x|)` for a power `x^y`.
  func checkElementaryTables(_ name: String, _ functions: ElementaryFunctions) {
    func check(_ got: Double, _ expected: Double, growth: Double = 1) {
      XCTAssertEqual(got, expected, accuracy: abs(expected) * 0x1p-51 * growth)
    }
    forEachRow("exp, \(name)", ElementaryTables.exponentials) {
      check(functions.exp($0.input), $0.expected)
    }
    forEachRow("log, \(name)", ElementaryTables.logarithms) {
      check(functions.log($0.input), $0.expected)
    }
    forEachRow("sin, \(name)", ElementaryTables.sines) {
      check(functions.sin($0.input), $0.expected)
    }
    forEachRow("cos, \(name)", ElementaryTables.cosines) {
      check(functions.cos($0.input), $0.expected)
    }
    forEachRow("pow, \(name)", ElementaryTables.powers) {
      let growth = $0.expected > 0 ? 1 + abs(Elementary.logarithm($0.expected)) : 1
      check(functions.pow($0.input.0, $0.input.1), $0.expected, growth: growth)
    }
  }
}

final class ElementaryFunctionsTests: XCTestCase {
  func testValues() { checkElementaryTables("selected", .selected) }
}
