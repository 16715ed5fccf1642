import ScrollKit
import XCTest

/// How far keys and wheels scroll in a browser. Both have two axes; `padding` is the browser's
/// scroll-padding.
final class BrowserAmountTests: XCTestCase {
  private enum Request {
    case press(Scroller.Key, withShift: Bool = false)
    case turn(Double, Double, ticks: Int, withShift: Bool = false)
  }

  private typealias Pair = (Double, Double)

  private struct BrowserRow: TableRow {
    let request: Request
    let metrics: ScrollMetrics
    let expected: CGPoint
    let source = "run of Chromium 156.0.8078.114"

    /// The browser counts offsets from the start of its padding, which its content includes; the
    /// library from the end of its inset. Its rows from right to left differ in nothing here: keys
    /// and wheels go where they point.
    init(
      _ request: Request, in viewport: Pair, of content: Pair, from offset: Pair, to end: Pair,
      padding: (Double, Double, Double, Double) = (0, 0, 0, 0), scale: Double = 1
    ) {
      self.request = request
      let inset = ScrollInsets(
        top: padding.0, left: padding.3, bottom: padding.2, right: padding.1)
      metrics = ScrollMetrics(
        viewportSize: CGSize(width: viewport.0, height: viewport.1),
        contentSize: CGSize(
          width: content.0 - padding.1 - padding.3, height: content.1 - padding.0 - padding.2),
        contentInset: inset, displayScale: scale,
        contentOffset: CGPoint(x: offset.0 - padding.3, y: offset.1 - padding.0))
      expected = CGPoint(x: end.0 - padding.3, y: end.1 - padding.0)
    }
  }

  /// Each row at once, and on the spring.
  private func check(_ row: BrowserRow) {
    for animates in [false, true] {
      var scroller = Scroller(row.metrics)
      scroller.configuration.animatesKeys = animates
      scroller.configuration.animatesWheel = animates
      scroller.configuration.keyScrolling.pageAxis = .vertical
      switch row.request {
      case .press(let key, let withShift):
        scroller.press(key, withShift: withShift, time: 0)
      case .turn(let x, let y, let ticks, let withShift):
        for tick in 0..<ticks {
          scroller.wheel(
            CGPoint(x: x, y: y), withShift: withShift, time: Double(tick) / 30)
        }
      }
      XCTAssertEqual(scroller.restingOffset, row.expected, "animates: \(animates)")
      scroller.advance(to: 9)
      XCTAssertEqual(scroller.contentOffset, row.expected, "animates: \(animates)")
      XCTAssertTrue(scroller.isAtRest)
    }
  }

  func testKeys() {
    forEachRow(
      "keys of a browser",
      [
        BrowserRow(
          .press(.space), in: (100, 400), of: (1000, 1900), from: (450, 700), to: (450, 1050)),
        BrowserRow(
          .press(.pageUp), in: (100, 60), of: (1000, 1560), from: (450, 700), to: (450, 648)),
        BrowserRow(
          .press(.home), in: (250, 120), of: (1150, 1620), from: (450, 700), to: (450, 0)),
        BrowserRow(
          .press(.end), in: (250, 201), of: (1150, 1701), from: (450, 700), to: (450, 1500)),
        BrowserRow(
          .press(.pageDown), in: (200, 60), of: (1100, 1560), from: (450, 700), to: (450, 752)),
        BrowserRow(.press(.space), in: (200, 201), of: (1100, 1701), from: (10, 15), to: (10, 190)),
        BrowserRow(
          .press(.upArrow), in: (160, 60), of: (1060, 1560), from: (450, 700), to: (450, 660)),
        BrowserRow(
          .press(.space, withShift: true), in: (250, 201), of: (1150, 1701), from: (450, 700),
          to: (450, 525)),
        BrowserRow(
          .press(.rightArrow), in: (300, 201), of: (1200, 1701), from: (450, 700), to: (490, 700)),
        BrowserRow(
          .press(.home), in: (100, 250), of: (1000, 1750), from: (450, 700), to: (450, 0),
          padding: (18, 36, 41, 43)),
        BrowserRow(
          .press(.pageDown), in: (400, 300), of: (1300, 1800), from: (450, 700), to: (450, 936),
          padding: (15, 44, 15, 41), scale: 2),
        BrowserRow(
          .press(.pageUp), in: (400, 600), of: (1300, 2100), from: (450, 700), to: (450, 175)),
        BrowserRow(
          .press(.space, withShift: true), in: (333, 600), of: (1233, 2100), from: (450, 700),
          to: (450, 203), padding: (4, 15, 28, 10)),
      ]
    ) { check($0) }
  }

  func testWheels() {
    forEachRow(
      "wheels of a browser",
      [
        BrowserRow(
          .turn(-60, 33.3, ticks: 3), in: (300, 300), of: (1200, 1800), from: (450, 700),
          to: (270, 800)),
        BrowserRow(
          .turn(25, 7.5, ticks: 3), in: (400, 250), of: (1300, 1750), from: (450, 700),
          to: (525, 723)),
        BrowserRow(
          .turn(0, -120, ticks: 1), in: (200, 400), of: (1100, 1900), from: (450, 700),
          to: (450, 580)),
        BrowserRow(
          .turn(-60, 120, ticks: 3), in: (300, 120), of: (1200, 1620), from: (890, 20),
          to: (710, 380)),
        BrowserRow(
          .turn(25, 0, ticks: 1), in: (300, 400), of: (1200, 1900), from: (450, 700), to: (475, 700)
        ),
        BrowserRow(
          .turn(0, -120, ticks: 1), in: (300, 120), of: (1200, 1620), from: (450, 700),
          to: (450, 580)),
        BrowserRow(
          .turn(-60, 0, ticks: 3), in: (200, 120), of: (1100, 1620), from: (450, 700),
          to: (270, 700)),
        BrowserRow(
          .turn(0, -400, ticks: 3), in: (300, 250), of: (1200, 1750), from: (890, 1490),
          to: (890, 290)),
        BrowserRow(
          .turn(-60, -400, ticks: 3, withShift: true), in: (200, 400), of: (1100, 1900),
          from: (450, 700), to: (270, 0)),
        BrowserRow(
          .turn(-60, 120, ticks: 1), in: (300, 300), of: (1200, 1800), from: (450, 700),
          to: (390, 820)),
        BrowserRow(
          .turn(0, 120, ticks: 1), in: (200, 300), of: (1100, 1800), from: (450, 700),
          to: (450, 820)),
        BrowserRow(
          .turn(-60, -120, ticks: 3), in: (300, 250), of: (1200, 1750), from: (450, 700),
          to: (270, 340)),
        BrowserRow(
          .turn(40, 0, ticks: 1), in: (300, 250), of: (1200, 1750), from: (450, 700),
          to: (490, 700), scale: 2),
      ]
    ) { check($0) }
  }
}
