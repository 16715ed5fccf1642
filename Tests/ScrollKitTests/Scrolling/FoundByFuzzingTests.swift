import Foundation
import ScrollKit
import XCTest

/// The least sequences of calls that fuzzing found to go wrong.
final class FoundByFuzzingTests: XCTestCase {
  private func paged(_ pause: Double) -> Scroller {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480),
        contentSize: CGSize(width: 320, height: 4800)))
    scroller.configuration.paging = .viewport
    scroller.configuration.wheelPause = pause
    scroller.configuration.showsIndicators = []
    return scroller
  }

  func testAPauseWithoutEndEndsAtTheLastTimeThereIs() throws {
    let rows: [Row<Double, Double>] = [
      Row(.infinity, 0x1p52, "definition: times are held within 2^52"),
      Row(1e300, 0x1p52, "definition: times are held within 2^52"),
      Row(3, 4, "definition: a page turn is due a pause after the wheel"),
      Row(.nan, 1, "definition: not a number is no pause"),
    ]
    try forEachRow("pauses of a wheel", rows) { row in
      var scroller = paged(row.input)
      scroller.wheel(CGPoint(x: 0, y: 57), time: 1)
      XCTAssertEqual(scroller.nextWakeTime, row.expected)
      let read = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
      XCTAssertEqual(read, scroller)
      let (time, rest) = (scroller.restTime ?? 0, scroller.restingOffset)
      scroller.advance(to: time)
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(scroller.contentOffset, rest)
    }
  }
}
