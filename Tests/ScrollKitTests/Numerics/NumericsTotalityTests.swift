import XCTest

@testable import ScrollKit

final class NumericsTotalityTests: XCTestCase {
  func testTheGatesAreFinite() {
    for number in hostileNumbers {
      let gated = [
        number.finite(or: 0), number.nonNegative, number.unitFraction(or: 0),
        number.positiveFactor,
      ]
      XCTAssertTrue(gated.allSatisfy(\.isFinite), "\(number)")
      XCTAssertTrue((-0x1p52...0x1p52).contains(gated[0]), "\(number)")
      XCTAssertGreaterThanOrEqual(gated[1], 0, "\(number)")
      XCTAssertTrue((0...1).contains(gated[2]), "\(number)")
      XCTAssertGreaterThan(gated[3], 0, "\(number)")
      _ = Int(saturating: number)
    }
  }

  func testRemaindersAreInRange() {
    for number in hostileNumbers {
      for length in hostileNumbers {
        let remainder = number.floorModulo(length)
        XCTAssertTrue(
          length > 0 ? remainder >= 0 && remainder < length : remainder == 0,
          "\(number) modulo \(length) is \(remainder)")
      }
    }
    for number in hostileIntegers {
      for count in hostileIntegers {
        let remainder = number.floorModulo(count)
        XCTAssertTrue(
          count > 0 ? (0..<count).contains(remainder) : remainder == 0, "\(number) \(count)")
      }
    }
  }

  func testIntegersNeverOverflow() {
    for a in hostileIntegers {
      XCTAssertEqual(a.saturatingNegation < 0, a > 0)
      for b in hostileIntegers {
        let (sum, difference) = (a.saturatingAdd(b), a.saturatingSubtract(b))
        XCTAssertTrue(b >= 0 ? sum >= a && difference <= a : sum <= a && difference >= a)
        let range = min(a, b)...max(a, b)
        for c in hostileIntegers { XCTAssertTrue(range.contains(c.clamped(to: range))) }
      }
    }
  }

  func testThePortableFunctionsStop() {
    for x in hostileNumbers {
      _ = x.roundedHalfUp
      _ = (PortableFunctions.exp(x), PortableFunctions.log(x))
      _ = (PortableFunctions.sin(x), PortableFunctions.cos(x))
      for y in hostileNumbers { _ = PortableFunctions.pow(x, y) }
    }
  }
}
