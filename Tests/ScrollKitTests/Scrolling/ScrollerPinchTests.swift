import ScrollKit
import XCTest

/// A script of fingers, the events, and the scale and the offset after it.
struct PinchRow: TableRow {
  let script: String
  let log: String
  let scale: Double
  let offset: (Double, Double)?
  let scroller: Scroller
  let source: String

  init(
    _ script: String, _ log: String, scale: Double = 1, at offset: (Double, Double)? = nil,
    in scroller: Scroller = Zoomed.scroller(), _ source: String
  ) {
    (self.script, self.log, self.scale, self.offset) = (script, log, scale, offset)
    (self.scroller, self.source) = (scroller, source)
  }

  func check() {
    var play = FingerScript(scroller)
    play.play(script)
    XCTAssertEqual(play.log, log)
    XCTAssertEqual(play.scroller.zoomScale, scale, accuracy: 1e-9)
    if let offset {
      XCTAssertEqual(Double(play.scroller.contentOffset.x), offset.0, accuracy: 1.0 / 64)
      XCTAssertEqual(Double(play.scroller.contentOffset.y), offset.1, accuracy: 1.0 / 64)
    }
    XCTAssertNil(play.grammar.violation)
  }
}

/// Two fingers on a scroller that zooms.
final class ScrollerPinchTests: XCTestCase {
  private let down = "a+150,200@0 b+250,200@0"
  /// Both fingers go apart, from a distance of 100 to one of 208. The first 8 do not count, so the
  /// scale becomes 208 / 108.
  private let apart = "a+150,200@0 b+250,200@0 &96,200,304,200,27@0"
  private let factor = 208.0 / 108

  func testWhereAPinchLeads() {
    let exact = Zoomed.scroller { $0.pinchSlop = 0 }
    let rule = "(offset + centroid at the start) * ratio - centroid now"
    let middle = 400 * factor - 200
    forEachRow(
      "pinches",
      [
        PinchRow(
          "\(down) a100,200@.1 b300,200@.1", "BZzs", scale: 2, at: (550, 600), in: exact,
          "\(rule): (200 + 175) * 2 - 200"),
        PinchRow(
          "\(down) b350,200@.1", "BZzs", scale: 2, at: (650, 600), in: exact,
          "\(rule): (200 + 250) * 2 - 250"),
        PinchRow(
          "\(down) b350,200@.1 a200,300@.2 b400,300@.2", "BZzs", scale: 2, at: (600, 500),
          in: exact, "\(rule): (200 + 250) * 2 - 300, (200 + 200) * 2 - 300"),
        PinchRow(
          "\(down) b253,200@.1 b257.5,200@.1", "", at: (200, 200), "less than the slop of 8"),
        PinchRow("\(down) b258,200@.1", "Z", at: (200, 200), "the slop itself zooms nothing"),
        PinchRow(
          "\(down) b366,200@.1", "BZzs", scale: 2, at: (658, 600),
          "216 / (100 + 8) is 2; \(rule): (200 + 258) * 2 - 258"),
        PinchRow(
          "\(down) b205,200@.1", "BZzs", scale: 55.0 / 92,
          at: (377.5 * 55 / 92 - 177.5, 400 * 55 / 92 - 200), "55 / (100 - 8)"),
        PinchRow(apart, "Zzs", scale: factor, at: (middle, middle), "\(rule), both fingers"),
        PinchRow(
          "z4 \(down) b350,200@.1", "zsBZzs", scale: 6, at: (2225, 2200), in: exact,
          "twice the limit shows 4 * (2 - 4 / 8) = 6; \(rule): (1400 + 250) * 1.5 - 250"),
        PinchRow(
          "z4 \(down) b350,200@.1 a-@.2 b-@.2 >|", "zsBZzszsEd.y", scale: 4, at: (1400, 1400),
          in: exact, "back to the limit about (250, 200): (2225 + 250) * 4 / 6 - 250"),
        PinchRow(
          "z0.5 \(down) b200,200@.1", "zsZzs", scale: 1.0 / 3, at: (-62.135, -66.667), in: exact,
          "half the limit shows 0.5 / (2 - 0.5); centred at -66.667, pulled 8.333 beside it: 4.531"),
        PinchRow(
          "z0.5 \(down) b200,200@.1 b-@.2 a-@.2 >|", "zsZzszsy", scale: 0.5, at: (0, 0),
          in: exact, "back to the least scale, centred"),
      ]
    ) { $0.check() }
  }

  func testFingersComeAndGo() {
    let middle = 400 * factor - 200
    let exact = Zoomed.scroller { $0.pinchSlop = 0 }
    forEachRow(
      "fingers that come and go",
      [
        PinchRow(
          "\(apart) a-@.3 b304,200@.4", "ZzsB", scale: factor, at: (middle, middle),
          "one lifted: no jump"),
        PinchRow(
          "\(apart) b-@.3 a95,197@.4 a86,187@.5", "ZzsBs", scale: factor,
          at: (middle + 10, middle + 13), "one lifted: the other drags without slop"),
        PinchRow(
          "\(apart) a-@.3 a+10,20@.4 a10,20@.4 b304,200@.4", "Zzs", scale: factor,
          at: (middle, middle), "down again elsewhere: no jump"),
        PinchRow(
          "\(down) b350,200@.1 a-@.2 a+250,200@.3 b450,200@.4", "BZzszs", scale: 4,
          at: (1550, 1400), in: exact,
          "down again at a distance of 100: (650 + 300) * 2 - 350, (600 + 200) * 2 - 200"),
        PinchRow(
          "\(apart) c+10,300@.3 c50,50@.4 c-@.5", "Zzs", scale: factor, at: (middle, middle),
          "a third finger does not count"),
        PinchRow(
          "\(down) c+350,200@0 a-@.1 c450,200@.2", "BZzs", scale: 2, at: (750, 600), in: exact,
          "it counts when one of the two is lifted: (200 + 350) * 2 - 350"),
        PinchRow(
          "\(down) b250,209@.1 a-@.1 b250,214@.2", "", at: (200, 200),
          "travel is kept: 4.5 of the point between, 5 of the finger"),
        PinchRow(
          "\(down) b250,209@.1 a-@.1 b250,215@.2", "Bs", at: (200, 199.5), "10.5 is past the slop"),
        PinchRow(
          "a+200,200@0 a200,170@.1 b+300,170@.1 a200,160@.2 b300,160@.2", "Bss",
          at: (200, 230), "two fingers drag by the point between them"),
      ]
    ) { $0.check() }
  }

  /// The rows of UIKit's order that have to do with zooming, and what they leave open.
  func testOrders() {
    let docs = "UIScrollView's documents"
    let open = "definition: nobody measured it"
    let fixed = Zoomed.scroller(scales: (1, 1))
    forEachRow(
      "orders of pinches",
      [
        PinchRow(
          "\(apart) a-@.3 b-@.3", "Zzsy", scale: factor,
          "\(docs): willBeginZooming, didZoom and didScroll, didEndZooming"),
        PinchRow(
          "\(down) b258,200@.1 b-@.3 a-@.3", "Zy", "\(docs): also when the scale did not change"),
        PinchRow(
          "z4 \(apart) a-@.3 b-@.3", "zsZzszs", scale: 4,
          "\(docs): on release over a limit one didZoom, at the limit"),
        PinchRow(
          "z4 \(apart) a-@.3 b-@.3 >.5 >.55", "zsZzszsy", scale: 4,
          "\(docs): didEndZooming after the bounce"),
        PinchRow(
          "\(apart) a-@.3 b304,210@.31 b304,230@.32 b-@.32", "ZzsBsEDyb", scale: factor,
          "\(open): a drag that goes on after a pinch"),
        PinchRow(
          "\(apart) a-@.3 b304,210@.31 b304,230@.32 b-@.32 >|", "ZzsBsEDybse.", scale: factor,
          "\(open): a drag that goes on after a pinch"),
        PinchRow(
          "a+150,200@0 a150,180@.1 b+250,180@.1 b290,180@.2 b-@.3 a150,190@.4 a-@.5",
          "BsZzssEdy.", scale: 140.0 / 108, "\(open): a drag, then a pinch, and back"),
        PinchRow(
          "a+200,350@0 a200,300@.02 a200,250@.04 a-@.04 >.1 a+150,200@.1 b+250,200@.1 "
            + "&96,200,304,200,27@.1 a-@.4 b-@.4", "BsEDbseZzsdy.", scale: factor,
          "\(open): two fingers catch a fling"),
        PinchRow(
          "\(apart) ax@.3 bx@.3", "Zzsy", scale: factor, "\(open): the system takes the fingers"),
        PinchRow(
          "\(apart) o500,500 a96,200@.4 b314,200@.4", "Zzs", scale: factor * 218 / 208,
          "a scroll by command: the pinch goes on from there"),
        PinchRow(
          "\(apart) O500,500 a90,200@.4 >|", "Zzsyssa.", scale: factor,
          "an animated scroll ends the pinch"),
        PinchRow(
          "\(apart) Z1 a90,200@.4 >|", "ZzsyZzsy", "an animated zoom ends the pinch"),
        PinchRow(
          "\(apart) z1 &50,200,350,200,27@.5", "Zzs", scale: 300.0 / 208,
          "a zoom by command: the pinch goes on from there"),
        PinchRow(
          "\(down) &96,200,304,200,27@0", "Bs", in: fixed,
          "\(docs): equal limits switch pinching off"),
      ]
    ) { $0.check() }
  }

  /// A pinch goes on from what is shown of an animation or a bounce.
  func testAPinchInATransition() {
    let even = Zoomed.scroller {
      ($0.zoomBounceCurve, $0.zoomAnimationCurve) = (.linear, .linear)
      ($0.zoomBounceDuration, $0.zoomAnimationDuration, $0.pinchSlop) = (0.5, 0.5, 0)
    }
    let half = "half way between, and 1.5 times that"
    forEachRow(
      "pinches during transitions",
      [
        PinchRow(
          ">0 Z2 a+150,200@.25 b+250,200@.25 b300,200@.25", "ZzsByZzs", scale: 2.25,
          "from 1 to 2: \(half)"),
        PinchRow(
          ">0 z4 \(down) b350,200@0 a-@0 b-@0 a+150,200@.25 b+250,200@.25 b245,200@.25",
          "zsBZzszsEd.yZzs", scale: 4 * (2 - 3 / 4 / 0.95),
          "half way from 6 to 4 is 5, which 16 / 3 shows, and 0.95 of that"
        ),
      ]
    ) { row in
      var play = FingerScript(even)
      play.play(row.script)
      XCTAssertEqual(play.log, row.log)
      XCTAssertEqual(play.scroller.zoomScale, row.scale, accuracy: 1e-6)
    }
  }

  func testWhatIsShown() {
    var play = FingerScript(Zoomed.scroller { $0.zoomBounceCurve = .linear })
    play.play("z4 \(down) b358,200@0 a-@0 b-@0")
    let end = play.scroller.presentation
    for (time, share) in [(0.0, 0.0), (0.125, 0.5), (0.25, 1)] {
      play.play(">\(time)")
      let (shown, scroller) = (play.scroller.presentation, play.scroller)
      XCTAssertEqual(scroller.zoomScale, 4)
      XCTAssertEqual(shown.scale, end.scale + (4 - end.scale) * share, accuracy: 1e-9)
      // What is under the last point between the fingers stays there.
      XCTAssertEqual(
        Double(shown.contentPoint(fromViewport: CGPoint(x: 254, y: 200)).x),
        Double(end.contentPoint(fromViewport: CGPoint(x: 254, y: 200)).x), accuracy: 0.01)
      XCTAssertEqual(scroller.isZoomBouncing, share < 1)
      XCTAssertEqual(scroller.isAtRest, share == 1)
      XCTAssertFalse(scroller.isZooming || scroller.isZoomAnimating)
    }
    XCTAssertEqual(play.scroller.presentation.contentOffset, play.scroller.contentOffset)
    XCTAssertEqual(play.log.last, "y")
  }
}
