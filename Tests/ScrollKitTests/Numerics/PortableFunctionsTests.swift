import XCTest

@testable import ScrollKit

final class PortableFunctionsTests: XCTestCase {
  func testValues() { checkElementaryTables("portable", .portable) }

  func testEndsOfTheDomain() {
    let exponentials: [Row<Double, Double>] = [
      Row(-745, .leastNonzeroMagnitude, "40-digit arithmetic: 4.99e-324"),
      Row(-740, 85 * .leastNonzeroMagnitude, "40-digit arithmetic: 4.19e-322, rounded once"),
      Row(-746, 0, "less than half the least number"), Row(-.infinity, 0, "IEEE 754"),
      Row(710, .infinity, "past the greatest number"), Row(.infinity, .infinity, "IEEE 754"),
      Row(.nan, .nan, "IEEE 754"),
    ]
    forEachRow("exp, ends", exponentials) {
      XCTAssertTrue(same(PortableFunctions.exp($0.input), $0.expected))
    }
    let logarithms: [Row<Double, Double>] = [
      Row(0, -.infinity, "IEEE 754"), Row(-1, .nan, "IEEE 754"),
      Row(.infinity, .infinity, "IEEE 754"), Row(.nan, .nan, "IEEE 754"),
    ]
    forEachRow("log, ends", logarithms) {
      XCTAssertTrue(same(PortableFunctions.log($0.input), $0.expected))
    }
    let powers: [Row<(Double, Double), Double>] = [
      Row((1, .nan), 1, "IEEE 754"), Row((.nan, 0), 1, "IEEE 754"),
      Row((0, -1), .infinity, "IEEE 754"),
      Row((0, .nan), .nan, "IEEE 754"), Row((.nan, 1), .nan, "IEEE 754"),
      Row((-2, 2), .nan, "definition: no power of a negative number"),
      Row((2, .infinity), .infinity, "IEEE 754"), Row((0.5, .infinity), 0, "IEEE 754"),
    ]
    forEachRow("pow, ends", powers) {
      XCTAssertTrue(same(PortableFunctions.pow($0.input.0, $0.input.1), $0.expected))
    }
    let angles: [Row<Double, Double>] = [
      Row(.nan, .nan, "IEEE 754"), Row(.infinity, .nan, "IEEE 754"),
      Row(0x1p53, .nan, "definition: angles no gate lets pass"),
    ]
    forEachRow("sin and cos, ends", angles) {
      XCTAssertTrue(same(PortableFunctions.sin($0.input), $0.expected))
      XCTAssertTrue(same(PortableFunctions.cos($0.input), $0.expected))
    }
  }

  func testTheGreatestAngleTheGateLetsPassHasASine() {
    XCTAssertTrue(PortableFunctions.sin(0x1p52).isFinite)
    XCTAssertTrue(PortableFunctions.cos(-0x1p52).isFinite)
  }

  func testTheExponentialKeepsWhatItsReductionLoses() {
    // For these arguments, the last bit depends on what the reduction keeps.
    let rows: [Row<Double, Double>] = [
      Row(5.25, 190.566_268_458_63, "40-digit arithmetic"),
      Row(13.375, 643_707.687_085_096_1, "40-digit arithmetic"),
      Row(18.375, 95_534_691.378_911_96, "40-digit arithmetic"),
      Row(25.375, 104_766_510_346.344_25, "40-digit arithmetic"),
    ]
    forEachRow("exp, last bits", rows) {
      XCTAssertEqual(PortableFunctions.exp($0.input), $0.expected)
    }
  }

  /// Returns a number for which two functions differ by more than `limit` units in the last place.
  private func farFrom(
    _ reference: @escaping (Double) -> Double, _ limit: UInt64, _ ranges: [ClosedRange<Double>]
  ) -> ((Double) -> Double) -> Double? {
    { function in
      for range in ranges {
        let found = firstCounterexample(
          seed: 6, count: 100_000, { Double.random(in: range, using: &$0) },
          { unitsInLastPlace(function($0), reference($0)) <= limit })
        if let found { return found }
      }
      return nil
    }
  }

  func testExponentialIsWithinOneUnitInTheLastPlaceOfThePlatforms() {
    assertLaw(
      farFrom(Elementary.exponential, 1, [-745 ... -708, -708...709.7, -1...1]),
      holdsFor: { PortableFunctions.exp($0) },
      findsFaultIn: [{ PortableFunctions.exp($0).nextUp.nextUp }, { Elementary.power(2.718, $0) }])
  }

  func testLogarithmIsWithinOneUnitInTheLastPlaceOfThePlatforms() {
    assertLaw(
      farFrom(Elementary.logarithm, 1, [0...1e-300, 0...2, 0.9...1.1, 0...1e300]),
      holdsFor: { PortableFunctions.log($0) },
      findsFaultIn: [{ PortableFunctions.log($0).nextDown.nextDown }, { _ in 0 }])
  }

  /// Returns a base and an exponent whose power has a relative error above `2^-51 (1 + |y log x|)`.
  private func powerLaw(_ power: (Double, Double) -> Double) -> (Double, Double)? {
    firstCounterexample(
      seed: 7, count: 100_000,
      { (Double.random(in: 0...10, using: &$0), Double.random(in: -100...100, using: &$0)) },
      { x, y in
        let reference = Elementary.power(x, y)
        let growth = 1 + abs(y * Elementary.logarithm(x))
        return abs(power(x, y) - reference) <= reference * 0x1p-51 * growth
      })
  }

  func testPowerIsAsAccurateAsItsCommentSays() {
    assertLaw(
      powerLaw, holdsFor: { PortableFunctions.pow($0, $1) },
      findsFaultIn: [
        { PortableFunctions.pow($0, $1) * (1 + 0x1p-48) }, { PortableFunctions.pow($1, $0) },
      ])
  }

  func testSineAndCosineAreWithinTwoUnitsInTheLastPlaceOfThePlatforms() {
    let ranges = [-1...1, -10...10, -0x1p20...0x1p20]
    assertLaw(
      farFrom(Elementary.sine, 2, ranges), holdsFor: { PortableFunctions.sin($0) },
      findsFaultIn: [{ PortableFunctions.sin($0) * (1 + 0x1p-50) }, { PortableFunctions.cos($0) }])
    assertLaw(
      farFrom(Elementary.cosine, 2, ranges), holdsFor: { PortableFunctions.cos($0) },
      findsFaultIn: [{ PortableFunctions.cos($0) * (1 + 0x1p-50) }, { PortableFunctions.sin($0) }])
  }
}
