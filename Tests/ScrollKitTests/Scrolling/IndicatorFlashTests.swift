import ScrollKit
import XCTest

/// How long indicators stay when they are flashed.
final class IndicatorFlashTests: XCTestCase {
  private struct FlashRow: TableRow {
    let duration: Double?
    let time: Double
    let opacity: Double
    /// When the app has to wake next, seen from that time.
    let wake: Double?
    let source: String
  }

  func testFlashes() {
    let delay = "indicatorDelay: fully seen for 0.05 s, then fading for 0.25 s"
    let own = "definition: fully seen for the flash, then fading for 0.25 s"
    let rows = [
      FlashRow(duration: nil, time: 1, opacity: 1, wake: 1.05, source: delay),
      FlashRow(duration: nil, time: 1.175, opacity: 0.5, wake: 1.175, source: delay),
      FlashRow(duration: nil, time: 1.3, opacity: 0, wake: nil, source: delay),
      FlashRow(duration: 1.5, time: 1, opacity: 1, wake: 2.5, source: own),
      FlashRow(duration: 1.5, time: 2.5, opacity: 1, wake: 2.5, source: own),
      FlashRow(duration: 1.5, time: 2.625, opacity: 0.5, wake: 2.625, source: own),
      FlashRow(duration: 1.5, time: 2.75, opacity: 0, wake: nil, source: own),
      FlashRow(duration: 0, time: 1, opacity: 1, wake: 1, source: own),
      FlashRow(duration: 0, time: 1.125, opacity: 0.5, wake: 1.125, source: own),
      FlashRow(duration: -1, time: 1.125, opacity: 0.5, wake: 1.125, source: "counts as zero"),
      FlashRow(duration: .nan, time: 1.175, opacity: 0.5, wake: 1.175, source: "counts as none"),
      FlashRow(duration: 1e300, time: 9e9, opacity: 1, wake: 4503599627370496, source: "finite"),
    ]
    forEachRow("flashes", rows) { row in
      var play = ScrollSetup { $0.indicatorFlashDuration = row.duration }.script(.vertical)
      play.scroller.flashScrollIndicators(time: 1)
      play.scroller.advance(to: row.time)
      XCTAssertEqual(
        play.scroller.indicatorOpacity(along: .vertical), row.opacity, accuracy: 1e-9)
      XCTAssertEqual(play.scroller.nextWakeTime ?? -1, row.wake ?? -1, accuracy: 1e-9)
      XCTAssertTrue(play.scroller.isAtRest)
    }
  }

  func testAScrollMeanwhileCountsFromItsEnd() {
    var play = ScrollSetup { $0.indicatorFlashDuration = 1.5 }.script(.vertical)
    play.play(">0 f")
    play.scroller.wheel(CGPoint(x: 0, y: 50), time: 0.1)
    XCTAssertEqual(play.scroller.indicatorOpacity(along: .vertical), 1)
    play.scroller.advance(to: 0.6)
    XCTAssertEqual(play.scroller.indicatorOpacity(along: .vertical), 0)
  }
}
