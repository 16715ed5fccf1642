import XCTest

@testable import ScrollKit

/// The angle of a point, by the platform's function and by the portable function.
final class AngleTests: XCTestCase {
  private typealias Angle = (_ y: Double, _ x: Double) -> Double

  private func check(_ name: String, _ angle: Angle) {
    let rows: [Row<(Double, Double), Double>] = [
      Row((0, 1), 0, "definition"),
      Row((0, 320), 0, "definition: the length does not count"),
      Row((1, 1), 0.785_398_163_397_448_3, "OEIS A003881"),
      Row((1, 0), 1.570_796_326_794_896_6, "OEIS A019669"),
      Row((1, -1), 2.356_194_490_192_345, "OEIS A177870"),
      Row((0, -1), 3.141_592_653_589_793, "OEIS A000796"),
      Row((-1, 0), -1.570_796_326_794_896_6, "definition: the other way round"),
      Row((-1, 1), -0.785_398_163_397_448_3, "definition: the other way round"),
      Row((-1, -1), -2.356_194_490_192_345, "definition: the other way round"),
      Row((-0.0, -1), -3.141_592_653_589_793, "IEEE 754: the sign of zero counts"),
      Row((1, 2), 0.463_647_609_000_806_1, "40-digit arithmetic"),
      Row((2, 1), 1.107_148_717_794_090_4, "40-digit arithmetic"),
      Row((3, 4), 0.643_501_108_793_284_4, "40-digit arithmetic"),
      Row((5, 12), 0.394_791_119_699_761_5, "40-digit arithmetic"),
      Row((1, 8), 0.124_354_994_546_761_44, "40-digit arithmetic"),
      Row((1, -8), 3.017_237_659_043_032, "40-digit arithmetic"),
      Row((3, -4), 2.498_091_544_796_509, "40-digit arithmetic"),
      Row((2, -1), 2.034_443_935_795_702_7, "40-digit arithmetic"),
      Row((-3, -4), -2.498_091_544_796_509, "40-digit arithmetic"),
      Row((0.42, 1), 0.397_627_991_522_129_3, "40-digit arithmetic, past an eighth of pi"),
      Row((0.99, 1), 0.780_373_080_066_635_9, "40-digit arithmetic"),
      Row((1e-5, 1), 9.999_999_999_666_668e-06, "40-digit arithmetic"),
      Row(
        (0.414_213_562_373_095_03, 1), 0.392_699_081_698_724_14,
        "40-digit arithmetic, next below tan(pi / 8)"),
      Row(
        (0.414_213_562_373_095_15, 1), 0.392_699_081_698_724_25,
        "40-digit arithmetic, next above tan(pi / 8)"),
      Row((1e-300, 1), 1e-300, "series: x - x^3 / 3"),
      Row((1e300, 1e300), 0.785_398_163_397_448_3, "definition: the length does not count"),
      Row((1, 1e300), 1e-300, "series: x - x^3 / 3"),
      Row((.infinity, 1), 1.570_796_326_794_896_6, "IEEE 754"),
      Row((1, .infinity), 0, "IEEE 754"),
      Row((1, -.infinity), 3.141_592_653_589_793, "IEEE 754"),
      Row((.infinity, -.infinity), 2.356_194_490_192_345, "IEEE 754"),
      Row((0, 0), 0, "IEEE 754"),
      Row((0, -0.0), 3.141_592_653_589_793, "IEEE 754: the sign of zero counts"),
    ]
    forEachRow("angles, \(name)", rows) {
      let found = angle($0.input.0, $0.input.1)
      XCTAssertEqual(found, $0.expected, accuracy: abs($0.expected) * 0x1p-51)
    }
    XCTAssertTrue(angle(.nan, 1).isNaN)
    XCTAssertTrue(angle(1, .nan).isNaN)
  }

  func testSelected() { check("selected") { Elementary.angle(x: $1, y: $0) } }

  func testPortable() { check("portable") { PortableFunctions.atan2($0, $1) } }

  func testIsWithinTwoUnitsInTheLastPlaceOfThePlatforms() {
    func fault(_ angle: Angle) -> (Double, Double)? {
      firstCounterexample(
        seed: 8, count: 100_000,
        { generator in
          let spread = [1, 1e-3, 1e6].randomElement(using: &generator)!
          return (
            Double.random(in: -spread...spread, using: &generator),
            Double.random(in: -1...1, using: &generator)
          )
        },
        { y, x in unitsInLastPlace(angle(y, x), Elementary.angle(x: x, y: y)) <= 2 })
    }
    assertLaw(
      fault, holdsFor: { PortableFunctions.atan2($0, $1) },
      findsFaultIn: [
        { PortableFunctions.atan2($0, $1) * (1 + 0x1p-50) }, { PortableFunctions.atan2($1, $0) },
        { PortableFunctions.atan2($0, abs($1)) }, { PortableFunctions.atan2(abs($0), $1) },
      ])
  }
}
