import Foundation
import ScrollKit
import XCTest

/// Zooming by command and by taps.
final class ScrollerZoomCommandsTests: XCTestCase {
  private struct ZoomRow: TableRow {
    let name: String
    let scroller: Scroller
    let play: (inout Scroller) -> Void
    let scale: Double
    let offset: (Double, Double)
    let source: String

    init(
      _ name: String, in scroller: Scroller, scale: Double, at offset: (Double, Double),
      _ source: String, _ play: @escaping (inout Scroller) -> Void
    ) {
      (self.name, self.scroller, self.play) = (name, scroller, play)
      (self.scale, self.offset, self.source) = (scale, offset, source)
    }
  }

  private func scroller(
    _ viewport: (Double, Double), _ content: (Double, Double), _ low: Double, _ high: Double,
    alignment: CGPoint = .zero, insets: ScrollInsets = .zero
  ) -> Scroller {
    Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: viewport.0, height: viewport.1), contentInset: insets,
        displayScale: 64),
      zoom: Zoomer(
        unscaledContentSize: CGSize(width: content.0, height: content.1),
        rules: .scales(low, high), alignment: alignment))
  }

  func testWhereCommandsLead() {
    let report = "a public report about real UIKit"
    let peer = "WinUI's published test"
    let rect = CGRect(x: 400, y: 400, width: 100, height: 100)
    let wide = scroller((300, 200), (1200, 600), 0.1, 10)
    let phone = scroller((320, 480), (1000, 1000), 1, 4)
    forEachRow(
      "where zoom commands lead",
      [
        ZoomRow(
          "1 to 2", in: scroller((320, 460), (320, 460), 1, 4), scale: 2, at: (160, 230), report
        ) { $0.setZoomScale(2) },
        ZoomRow(
          "1 to 4", in: scroller((320, 460), (320, 460), 1, 4), scale: 4, at: (480, 690), report
        ) { $0.setZoomScale(4) },
        ZoomRow("1 to 8 to 7", in: wide, scale: 7, at: (917.5, 723.75), peer) {
          $0.setZoomScale(8, about: CGPoint(x: 150, y: 120))
          $0.setZoomScale(7, about: CGPoint(x: 10, y: 90))
        },
        ZoomRow(
          "centred",
          in: scroller(
            (300, 200), (1200, 600), 0.1, 1,
            alignment: CGPoint(x: 0.5, y: 0.5)), scale: 0.15, at: (-60, -55), peer
        ) {
          $0.setZoomScale(0.15)
        },
        ZoomRow(
          "to a rectangle", in: phone, scale: 3.2, at: (1280, 1200),
          "s = min(320 / 100, 480 / 100), the middle 450 * s less half the viewport"
        ) { $0.zoom(to: rect) },
        ZoomRow(
          "to a rectangle beyond the limit", in: scroller((320, 480), (1000, 1000), 1, 2), scale: 2,
          at: (740, 660), "its middle is in the middle all the same"
        ) { $0.zoom(to: rect) },
        ZoomRow(
          "to a rectangle under a bar",
          in: scroller(
            (320, 480), (1000, 1000), 1, 4, insets: ScrollInsets(top: 100)), scale: 3.2,
          at: (1280, 450 * 3.2 - 290), "the middle of what the bar leaves is at 100 + 380 / 2"
        ) { $0.zoom(to: rect) },
        ZoomRow(
          "a double tap", in: phone, scale: 4, at: (4 * 250 - 160, 4 * 350 - 240),
          "the tapped point (250, 350) comes to the middle"
        ) { $0.doubleTap(at: CGPoint(x: 250, y: 350)) },
        ZoomRow(
          "two double taps", in: phone, scale: 1, at: (4 * 250 - 160 + 160 - 840 - 160 + 160, 0),
          "out about the tapped point: (840 + 160) / 4 - 160, held within 680"
        ) {
          $0.doubleTap(at: CGPoint(x: 250, y: 350))
          $0.doubleTap(at: CGPoint(x: 160, y: 0), animated: false)
          $0.setContentOffset(CGPoint(x: 160, y: 0))
        },
        ZoomRow("steps", in: phone, scale: 3, at: (0, 0), "the ladder 1, 1.75, 3") {
          for _ in 0..<2 {
            $0.doubleTap(at: .zero, steps: ZoomSteps([1, 1.75, 3]), animated: false)
          }
        },
        ZoomRow(
          "two fingers tap", in: phone, scale: 2 / 1.5, at: (320 / 1.5, 480 / 1.5),
          "Apple's guide: by 1.5"
        ) {
          $0.setZoomScale(2, about: .zero)
          $0.setContentOffset(CGPoint(x: 320, y: 480))
          $0.twoFingerTap(at: .zero)
        },
        ZoomRow("no numbers", in: phone, scale: 1, at: (0, 0), "definition: bad input") {
          $0.zoom(to: CGRect(x: Double.nan, y: 0, width: 1, height: 1))
          $0.setZoomScale(.nan)
          $0.setZoomScale(-2)
        },
      ]
    ) { row in
      var scroller = row.scroller
      row.play(&scroller)
      XCTAssertEqual(scroller.zoomScale, row.scale, accuracy: 1e-9, row.name)
      XCTAssertEqual(Double(scroller.contentOffset.x), row.offset.0, accuracy: 0.01, row.name)
      XCTAssertEqual(Double(scroller.contentOffset.y), row.offset.1, accuracy: 0.01, row.name)
    }
  }

  private func check(_ table: String, _ rows: [PinchRow]) {
    forEachRow(table, rows) { $0.check() }
  }

  func testOrders() {
    let docs = "UIScrollView's documents"
    let sudden = Zoomed.scroller { $0.zoomAnimationDuration = 0 }
    check(
      "orders of zoom commands",
      [
        PinchRow("z2", "zs", scale: 2, "\(docs): not animated: didZoom, no willBeginZooming"),
        PinchRow("z1", "", "\(docs): nothing changes"),
        PinchRow(">0 Z2", "Zzs", scale: 2, "\(docs): animated: willBeginZooming, didZoom"),
        PinchRow(">0 Z2 >.2", "Zzs", scale: 2, "\(docs): the scale does not follow the picture"),
        PinchRow(">0 Z2 >.3", "Zzsy", scale: 2, "\(docs): didEndZooming at its end"),
        PinchRow(">0 Z2 >.1 Z4 >|", "ZzsyZzsy", scale: 4, "definition: one zoom after the other"),
        PinchRow(">0 Z2 >.1 z4 >|", "Zzsyzs", scale: 4, "definition: one zoom after the other"),
        PinchRow(">0 Z2 >.1 o500,500 >|", "Zzssy", scale: 2, "definition: it may scroll meanwhile"),
        PinchRow("Z2", "Zzsy", scale: 2, in: sudden, "definition: without a duration"),
        PinchRow(
          "a+200,300@0 a200,200@.1 Z2 >|", "BsEdZzs.y", scale: 2,
          "definition: an animated zoom ends a drag"),
        PinchRow(
          "a+200,300@0 a200,200@.1 z2 a200,190@.2 a-@.4", "BszEd.", scale: 2, at: (600, 790),
          "definition: another leaves it: (290 + 200) * 2 - 200 + 10"),
        PinchRow(
          "O0,300 >.1 Z2 >|", "saZzs.y", scale: 2, "definition: a zoom stops an animation"),
      ])
  }

  func testWhatAnAnimationShows() {
    var scroller = Zoomed.scroller { $0.zoomAnimationCurve = .linear }
    scroller.advance(to: 0)
    scroller.setZoomScale(3, about: .zero, animated: true)
    XCTAssertEqual(scroller.zoomScale, 3)
    XCTAssertTrue(scroller.isZoomAnimating && !scroller.isZoomBouncing && !scroller.isZooming)
    XCTAssertEqual(scroller.nextWakeTime, 0)
    XCTAssertEqual(scroller.restTime, 0.3)
    for (time, scale) in [(0.0, 1.0), (0.075, 1.5), (0.15, 2), (0.3, 3)] {
      scroller.advance(to: time)
      XCTAssertEqual(scroller.presentation.scale, scale, accuracy: 1e-9)
      // About one fixed point: the corner, which shows (200, 200).
      XCTAssertEqual(Double(scroller.presentation.contentOffset.x), 200 * scale, accuracy: 1e-6)
    }
    XCTAssertTrue(scroller.isAtRest)
    scroller.setZoomScale(1, animated: true)
    let events = scroller.stopScrolling()
    XCTAssertEqual(events.map(\.name), ["didEndZooming"])
    XCTAssertEqual(scroller.presentation.scale, 1)
  }

  func testTaps() {
    let open = "definition: figures are properties"
    let taps = Zoomed.scroller { $0.zoomTaps = .all }
    let first = "a+250,150@0 a-@.05"
    check(
      "taps",
      [
        PinchRow(
          "\(first) a+250,150@.2 a-@.25 >|", "Zzsy", scale: 4, at: (1600, 1200), in: taps,
          "the middle shows (450, 350): 450 * 4 - 200"),
        PinchRow("\(first) a+250,150@.2 a-@.25 >|", "", "none are configured"),
        PinchRow("\(first) a+250,150@.45 a-@.5", "", in: taps, "\(open): too late"),
        PinchRow("\(first) a+300,150@.2 a-@.25", "", in: taps, "\(open): too far away"),
        PinchRow("\(first) a+250,150@.2 a-@.5", "", in: taps, "\(open): held too long"),
        PinchRow("\(first) a+250,150@.2 ax@.25", "", in: taps, "\(open): taken away"),
        PinchRow("a*250,150@0 a-@.05 a*250,150@.2 a-@.25", "CcCc", in: taps, "on a view"),
        PinchRow(
          "z2 a+150,200@0 b+250,200@.02 a-@.05 b-@.06 >|", "zsZzsy", scale: 2 / 1.5,
          at: (200 + 1000 / 3 - 200, 1000 / 3), in: taps, "about (200, 200): 800 / 1.5 - 200"),
        PinchRow(
          "z2 a+150,200@0 b+250,200@.02 c+250,300@.03 a-@.05 b-@.06 c-@.07", "zs", scale: 2,
          in: taps, "three fingers"),
        PinchRow(
          "\(first) a+230,150@.2 a230,160@.25 a230,360@.3 a-@.4", "Zzsy", scale: Foundation.exp(1),
          in: taps, "a tap, then a drag: 200 points are a factor of e"),
        PinchRow(
          "\(first) a+230,150@.2 a230,140@.25 a230,40@.3 a-@.4", "Zzsy",
          scale: Foundation.exp(-0.5), in: taps, "up zooms out"),
        PinchRow(
          "\(first) a+250,150@.2 a230,150@.25 a230,350@.3 a-@.9", "BsEd.", in: taps,
          "sideways it drags, and goes on dragging"),
        PinchRow(
          "\(first) a+250,150@.2 a250,155@.25 a-@.3 >|", "Zzsy", scale: 4, in: taps,
          "less than the slop is a double tap"),
      ])
  }

  func testInertia() {
    let pinch = "a+150,200@0 b+250,200@0 &96,200,304,200,27@0 a-@.27 b-@.27"
    for (inertia, isFast) in [(0.0, false), (0.2, true)] {
      var play = FingerScript(Zoomed.scroller(scales: (0.1, 90)) { $0.zoomInertia = inertia })
      play.play(pinch)
      // The distance grows by 4 points in a hundredth of a second, at 208: by 1.94 a second.
      let speed = 2 * 2 / 0.01 / 206
      XCTAssertEqual(
        play.scroller.zoomScale, 208.0 / 108 * Foundation.exp(speed * inertia), accuracy: 0.02)
      XCTAssertEqual(play.scroller.isZoomBouncing, isFast)
      let start = play.scroller.presentation.scale
      XCTAssertEqual(start, 208.0 / 108, accuracy: 1e-9)
      play.play(">.271")
      XCTAssertEqual(
        Foundation.log(play.scroller.presentation.scale / start), isFast ? speed * 0.001 : 0,
        accuracy: 1e-4, "it begins as fast as the fingers went")
      play.play(">|")
      XCTAssertEqual(play.log, "Zzs\(isFast ? "zs" : "")y")
      // A finger that waits does not let it coast.
      var held = FingerScript(Zoomed.scroller { $0.zoomInertia = inertia })
      held.play("a+150,200@0 b+250,200@0 &96,200,304,200,27@0 a-@.5 b-@.5")
      XCTAssertEqual(held.log, "Zzsy")
    }
  }
}
