import Foundation
import ScrollKit
import XCTest

/// The shortest sequences of calls that fuzzing found to go wrong.
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

  /// Two fingers in far corners are farther apart than any length there is. Such a state was saved,
  /// and could not be read.
  func testFingersFarApartCanBeSaved() throws {
    var scroller = Scroller(
      ScrollMetrics(viewportSize: CGSize(width: 320, height: 480)),
      zoom: Zoomer(unscaledContentSize: CGSize(width: 640, height: 960)))
    scroller.touch(.began, id: 1, at: CGPoint(x: 100, y: 100), time: 0)
    scroller.touch(.began, id: 2, at: CGPoint(x: Double.infinity, y: .infinity), time: 0.125)
    let read = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
    XCTAssertEqual(read, scroller)
  }

  /// An animated command ends a pinch, and content beyond a limit gets other sizes with that. The
  /// goal used to be that of the sizes before.
  func testAnimatedCommandsInAPinchKnowTheSizesAfterIt() {
    let corner = CGRect(x: 5000, y: 5000, width: 100, height: 100)
    let rows: [Row<(spread: Double, play: (inout Scroller) -> Void), Double>] = [
      Row(
        (1600, { $0.scrollRectToVisible(corner, animated: true) }), 1200,
        "definition: at scale 4, 400 points are 1600 long, less the viewport"),
      Row(
        (20, { $0.scrollToTop() }), -100,
        "definition: at scale 0.5, 200 points lie in the middle of 400"),
    ]
    forEachRow("animated commands in a pinch", rows) { row in
      var scroller = Zoomed.scroller(size: 400)
      scroller.touch(.began, id: 1, at: CGPoint(x: 200, y: 200), time: 0)
      scroller.touch(.began, id: 2, at: CGPoint(x: 200, y: 300), time: 0)
      scroller.touch(.moved, id: 2, at: CGPoint(x: 200, y: 200 + row.input.spread), time: 0.1)
      XCTAssertTrue(scroller.isZooming)
      row.input.play(&scroller)
      scroller.advance(to: 9)
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(scroller.contentOffset.y, row.expected)
    }
  }

  /// Far-out insets can leave slack. The two ends of the range used to be rounded differently, so
  /// the content scrolled. It went to pages that lay elsewhere, because pages know no alignment.
  func testContentWithSlackHasOneOffsetFarOut() {
    let far = -0x1p52
    let rows: [Row<(leading: Double, content: Double, alignment: Double), Double>] = [
      Row((far, 1419.125, 1), 1434.5, "2^52 - (2^52 - 1434.5): halves, far out"),
      Row((far, 1419.125, 0), 0x1p52, "definition: at the leading edge"),
      Row((far, 1419.375, 1), 1435, "2^52 - (2^52 - 1435), as above"),
      Row((far / 8, 1419.125, 1), 1434.625, "2^49 - (2^49 - 1434.625), exact there"),
    ]
    forEachRow("content with slack far out", rows) { row in
      let (leading, content, alignment) = row.input
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: .zero, contentSize: CGSize(width: 0, height: content),
          contentInset: ScrollInsets(top: leading, left: 0, bottom: 15.5, right: 0),
          contentInsetAdjustmentBehavior: .never,
          contentAlignmentPoint: CGPoint(x: 0, y: alignment)))
      scroller.configuration.paging = .pages(
        length: 50.125, spacing: 0.125, alignment: .center, limit: 3)
      let lengths = scroller.metrics[.vertical]
      XCTAssertEqual(lengths.minimumOffset, row.expected)
      XCTAssertEqual(lengths.maximumOffset, row.expected)
      XCTAssertEqual(lengths.clampedOffset(0), row.expected)
      XCTAssertFalse(lengths.isScrollable)
      scroller.setContentOffset(CGPoint(x: 0, y: row.expected))
      let rest = scroller.contentOffset
      scroller.touch(.began, at: CGPoint(x: 96, y: 64), time: 0)
      scroller.touch(.moved, at: CGPoint(x: 83, y: 108), time: 0.02)
      scroller.touch(.cancelled, at: .zero, time: 0.03)
      scroller.advance(to: 10)
      XCTAssertEqual(scroller.contentOffset, rest)
    }
  }
}
