import XCTest

@testable import ScrollKit

final class FloorModuloTests: XCTestCase {
  func testIntegers() {
    let rows: [Row<(Int, Int), Int>] = [
      Row((-1, 5), 4, "iCarousel: clamped index -1 of 5"),
      Row((5, 5), 0, "iCarousel: clamped index 5 of 5"),
      Row((-6, 5), 4, "iCarousel: clamped index -6 of 5"),
      Row((6, 5), 1, "react-native-reanimated-carousel: settled index, progress 6 of 5"),
      Row((-4, 5), 1, "Embla counter: -4 of 5"),
      Row((-7, 5), 3, "floor-modulo where Embla's counter gives 2"),
      Row((-9, 5), 1, "floor-modulo where Embla's counter gives 4"),
      Row((10, 5), 0, "Embla counter: 10 of 5"),
      Row((11, 5), 1, "Embla counter: 11 of 5"),
      Row((9999 - 10000, 6), 5, "carousel_slider: real index 9999, base 10000"),
      Row((9994 - 10000, 6), 0, "carousel_slider: real index 9994, base 10000"),
      Row((0 - 10000, 6), 2, "carousel_slider: real index 0, base 10000"),
      Row((0 - 1, 3), 2, "ImageSlideshow: physical page 0 of 3"),
      Row((4 - 1, 3), 0, "ImageSlideshow: physical page 4 of 3"),
      Row((-2, 5), 3, "keen-slider: position -2"),
      Row((.min, 5), 2, "-2^63 modulo 5"),
      Row((.max, 5), 2, "2^63 - 1 modulo 5"),
      Row((.min, .max), .max - 1, "-2^63 modulo 2^63 - 1"),
      Row((3, 1), 0, "a loop of one"),
      Row((-3, 2), 1, "a loop of two"),
      Row((3, 0), 0, "definition: no count"),
      Row((3, -5), 0, "definition: no count"),
    ]
    forEachRow("floor-modulo of integers", rows) {
      XCTAssertEqual($0.input.0.floorModulo($0.input.1), $0.expected)
    }
  }

  func testNumbers() {
    let rows: [Row<(Double, Double), Double>] = [
      Row((-1, 1660), 1659, "Embla: remove offset from 1"),
      Row((0, 1660), 0, "Embla: remove offset from 0"),
      Row((-0.5, 1660), 1659.5, "Embla: remove offset from 0.5"),
      Row((830, 1660), 830, "Embla: remove offset from -830"),
      Row((1, 1660), 1, "Embla: remove offset from -1"),
      Row((-1660, 1660), 0, "Embla: remove offset from 1660"),
      Row((-50, 1660), 1610, "Embla: loop wrap from 50"),
      Row((1700, 1660), 40, "Embla: loop wrap from -1700"),
      Row((-0.5, 5), 4.5, "keen-slider: progress 0.9 of 5 at -0.5"),
      Row((7.5, 5), 2.5, "keen-slider: progress 0.5 of 5 at 7.5"),
      Row((-6, 5), 4, "keen-slider: progress 0.8 of 5 at -6"),
      Row((-5, 5), 0, "keen-slider: progress 0 at -5"),
      Row((10_000_000.375, 7), 3.375, "react-native-reanimated-carousel: a long run, 7 pages"),
      Row((-1e-300, 5), 0, "the nearest number to 5 - 1e-300 is 5, round the loop 0"),
      Row((9_007_199_254_740_991, 8), 7, "2^53 - 1 modulo 8"),
      Row((10, .infinity), 0, "definition: not a remainder"),
      Row((.infinity, 10), 0, "definition: not a remainder"),
      Row((3, 0), 0, "definition: no length"),
      Row((3, -5), 0, "definition: no length"),
      Row((3, .nan), 0, "definition: no length"),
    ]
    forEachRow("floor-modulo of numbers", rows) {
      XCTAssertEqual($0.input.0.floorModulo($0.input.1), $0.expected)
    }
  }

  private func wrapLaw(_ modulo: (Int, Int) -> Int) -> (Int, Int, Int)? {
    firstCounterexample(
      seed: 4,
      { generator in
        (
          Int.random(in: -1000...1000, using: &generator),
          Int.random(in: 1...20, using: &generator), Int.random(in: -50...50, using: &generator)
        )
      },
      { index, count, turns in
        let wrapped = modulo(index, count)
        return (0..<count).contains(wrapped) && modulo(index + turns * count, count) == wrapped
          && (index - wrapped) % count == 0
      })
  }

  func testWholeTurnsChangeNothing() {
    assertLaw(
      wrapLaw, holdsFor: { $0.floorModulo($1) },
      findsFaultIn: [{ $0 % $1 }, { abs(($0 + $1) % $1) }, { _, _ in 0 }])
  }

  /// The result is in range. Its distance from the exact remainder, counted round the loop, is at
  /// most one rounding of the dividend or of the length.
  private func accuracyLaw(_ modulo: (Double, Double) -> Double) -> (Double, Double)? {
    firstCounterexample(
      seed: 5, count: 20000,
      { generator in
        let length = Double.random(in: 0.001...2000, using: &generator)
        let scale = [1e9, 1000, 1e-9].randomElement(using: &generator)!
        let turns = Double(Int.random(in: -400...400, using: &generator)) * length
        // The dividend is anywhere, or next to whole turns, where the quotient rounds to a whole
        // number.
        let dividends = [
          Double.random(in: -scale...scale, using: &generator), turns, turns.nextUp, turns.nextDown,
        ]
        return (dividends.randomElement(using: &generator)!, length)
      },
      { x, length in
        let result = modulo(x, length)
        let truncated = x.truncatingRemainder(dividingBy: length)  // exact
        let distance = abs(result - (truncated < 0 ? truncated + length : truncated))
        return result >= 0 && result < length
          && min(distance, length - distance) <= max(x.ulp, length.ulp)
      })
  }

  func testRemaindersOfNumbersAreAccurate() {
    assertLaw(
      accuracyLaw, holdsFor: { $0.floorModulo($1) },
      findsFaultIn: [
        { $0.truncatingRemainder(dividingBy: $1) }, { Double(Float($0)).floorModulo($1) },
        { min($0.floorModulo($1) + 1e-6, $1.nextDown) },
      ])
  }
}
