import XCTest

@testable import ScrollKit

final class RoundingTests: XCTestCase {
  func testHalvesGoUp() {
    let rows: [Row<Double, Double>] = [
      Row(0, 0, "UIKit idiom floor((x - w/2)/w) + 1, w 320: x 0"),
      Row(479 / 320.0, 1, "UIKit idiom floor((x - w/2)/w) + 1, w 320: x 479"),
      Row(480 / 320.0, 2, "UIKit idiom floor((x - w/2)/w) + 1, w 320: x 480"),
      Row(-161 / 320.0, -1, "UIKit idiom floor((x - w/2)/w) + 1, w 320: x -161"),
      Row(1000 / 320.0, 3, "react-native-reanimated-carousel: nearest page of 1000, size 320"),
      Row(0.5, 1, "Splide: 100 of 200 is page 1"),
      Row(-0.5, 0, "JavaScript Math.round"),
      Row(-1.5, -1, "JavaScript Math.round"),
      Row(1.5, 2, "JavaScript Math.round"),
      Row(2.5, 3, "JavaScript Math.round"),
      Row(-2.5, -2, "JavaScript Math.round"),
      Row(0.499_999_999_999_999_94, 0, "floor(x + 1/2) fails here by its own rounding"),
      Row(-0.500_000_000_000_000_1, -1, "definition: just below a half"),
      Row(0x1p52 - 0.5, 0x1p52, "definition: the last half a Double counts"),
      Row(0x1p51 - 0.5, 0x1p51, "definition: a half, the last number rounded by additions"),
      Row(0x1p51 + 0.5, 0x1p51 + 1, "definition: a half, the first number rounded without"),
      Row(0.5 - 0x1p51, 1 - 0x1p51, "definition: a half, and the even number below it"),
      Row(-0x1p51 - 0.5, -0x1p51, "definition: a half below"),
      Row(0x1p53 - 1, 0x1p53 - 1, "definition: whole already; adding a half would round it up"),
    ]
    forEachRow("rounding, halves up", rows) { XCTAssertEqual($0.input.roundedHalfUp, $0.expected) }
  }

  func testDown() {
    let rows: [Row<Double, Double>] = [
      Row(2.75, 2, "definition: the whole part"),
      Row(-0.25, -1, "definition: below zero, away from it"),
      Row(3, 3, "definition: whole already"),
      Row(-3, -3, "definition: whole already"),
      Row(2.5, 2, "definition: a half whose even number is below"),
      Row(3.5, 3, "definition: a half whose even number is above"),
      Row(0.999_999_999_999_999_9, 0, "definition: just below one"),
      Row(0x1p51 + 0.5, 0x1p51, "definition: the first number rounded without additions"),
      Row(-0x1p51 - 0.5, -0x1p51 - 1, "definition: the same below zero"),
      Row(.infinity, .infinity, "definition: has no fraction"),
    ]
    forEachRow("rounding, down", rows) { XCTAssertEqual($0.input.roundedDown, $0.expected) }
    XCTAssertNil(
      firstCounterexample(
        seed: 4, { $0.eighths(-1000...1000) }, { $0.roundedDown == $0.rounded(.down) }))
  }

  /// The numbers are on a dyadic grid, where `x + 1` is exact.
  private func shiftLaw(_ round: (Double) -> Double) -> Double? {
    firstCounterexample(seed: 1, { $0.eighths(-4...4) }, { round($0 + 1) == round($0) + 1 })
  }

  private func nearestLaw(_ round: (Double) -> Double) -> Double? {
    firstCounterexample(
      seed: 2, { $0.eighths(-1000...1000) },
      { abs(round($0) - $0) <= 0.5 && round($0) == round($0).rounded(.down) })
  }

  func testShiftingByAWholeNumberShiftsTheResult() {
    assertLaw(
      shiftLaw, holdsFor: { $0.roundedHalfUp },
      findsFaultIn: [{ $0.rounded() }, { $0.rounded(.toNearestOrEven) }])
  }

  func testTheResultIsNearest() {
    let faults: [(Double) -> Double] = [{ $0 }, { $0.rounded(.down) }, { $0.roundedHalfUp + 1 }]
    assertLaw(nearestLaw, holdsFor: { $0.roundedHalfUp }, findsFaultIn: faults)
  }
}
