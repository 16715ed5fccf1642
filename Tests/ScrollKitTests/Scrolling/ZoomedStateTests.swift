import Foundation
import ScrollKit
import XCTest

/// The state of a zoomed scroller is written and read, and goes on as before.
final class ZoomedStateTests: XCTestCase {
  private struct StateRow: TableRow {
    let name: String
    let script: String
    let rest: String
    let source = "definition: written and read, it goes on identically"

    init(_ name: String, _ script: String, _ rest: String) {
      (self.name, self.script, self.rest) = (name, script, rest)
    }
  }

  private let apart = "a+150,200@0 b+250,200@0 &96,200,304,200,27@0"

  private var rows: [StateRow] {
    [
      StateRow("zoomed", "z2", "z3 a+10,10@1 a10,90@1.1 a-@1.2 >|"),
      StateRow("two fingers", "a+150,200@0 b+250,200@0", "b300,200@.1 a-@.2 b-@.2 >|"),
      StateRow("a pinch", apart, "a90,200@.3 a-@.4 b300,220@.5 b-@.6 >|"),
      StateRow("one left", "\(apart) a-@.3", "b300,220@.5 b-@.6 >|"),
      StateRow("a bounce", "z4 \(apart) a-@.3 b-@.3 >.4", ">.45 >|"),
      StateRow("inertia", "\(apart) a-@.27 b-@.27", ">.3 >|"),
      StateRow("an animation", ">0 Z2 >.1", ">.2 >|"),
      StateRow("a touch that waits", "a*100,100@0", ">.1 >.2 a-@.3"),
      StateRow("a touch", "a*100,100@0 >.2", "a100,50@.3 a-@.4 >|"),
      StateRow("a tap", "a+100,100@0 a-@.05", "a+100,100@.2 a-@.25 >|"),
      StateRow("a second tap", "a+100,100@0 a-@.05 a+100,100@.2", "a-@.25 >|"),
      StateRow(
        "a tap and a drag", "a+100,100@0 a-@.05 a+100,100@.2 a100,150@.3", "a100,190@.4 a-@.5 >|"),
      StateRow("a tap of two", "z2 a+150,200@0 b+250,200@.02 a-@.05", "b-@.06 >|"),
    ]
  }

  private func script(_ row: StateRow) -> FingerScript {
    var play = FingerScript(
      Zoomed.scroller {
        ($0.zoomTaps, $0.zoomInertia, $0.zoomAnimationCurve) = (.all, 0.2, .linear)
        ($0.delaysContentTouches, $0.canCancelContentTouches) = (true, true)
      })
    play.play(row.script)
    // What is kept of the place before sizes changed.
    if row.name == "zoomed" || row.name == "a pinch" {
      play.scroller.change { $0.viewportSize = CGSize(width: 300, height: 420) }
    }
    return play
  }

  func testItGoesOnIdentically() throws {
    try forEachRow("saved states of a zoom", rows) { row in
      var play = script(row)
      var copy = play
      let data = try JSONEncoder().encode(play.scroller)
      copy.scroller = try JSONDecoder().decode(Scroller.self, from: data)
      XCTAssertEqual(copy.scroller, play.scroller, row.name)
      for word in row.rest.split(separator: " ") {
        play.play(String(word))
        copy.play(String(word))
        XCTAssertEqual(copy.scroller, play.scroller, row.name)
      }
      XCTAssertEqual(copy.log, play.log, row.name)
      play.scroller.change { $0.viewportSize = CGSize(width: 400, height: 400) }
      copy.scroller.change { $0.viewportSize = CGSize(width: 400, height: 400) }
      XCTAssertEqual(copy.scroller, play.scroller, row.name)
    }
  }

  func testTimesCanBeRebased() {
    forEachRow("rebased times of a zoom", rows) { row in
      var (play, later) = (script(row), script(row))
      later.scroller.rebaseTimes(by: 1024)
      XCTAssertEqual(
        later.scroller.nextWakeTime.map { $0 - 1024 } ?? -1, play.scroller.nextWakeTime ?? -1,
        accuracy: 1e-9, row.name)
      XCTAssertEqual(
        later.scroller.presentation.scale, play.scroller.presentation.scale, accuracy: 1e-6,
        row.name)
      for time in [0.45, 0.5, 2] {
        play.scroller.advance(to: time)
        later.scroller.advance(to: time + 1024)
        XCTAssertEqual(
          later.scroller.presentation.scale, play.scroller.presentation.scale, accuracy: 1e-6,
          row.name)
      }
      let place = CGPoint(x: 100, y: 100)
      let ended = play.scroller.touch(.ended, id: 97, at: place, time: 2.02).map(\.name)
      XCTAssertEqual(
        later.scroller.touch(.ended, id: 97, at: place, time: 1026.02).map(\.name), ended, row.name)
    }
  }

  /// Changes each number and flag of the text, one at a time. After reading and writing, the field
  /// must have changed by as much.
  private func lostField(_ reread: (Scroller) -> Scroller) throws -> String? {
    for row in rows {
      let state = try SavedState(script(row).scroller)
      for path in state.leaves {
        guard case .key(let first)? = path.first else { continue }
        // Other tests have these fields. With a zoom, the sizes are the zoom's; it keeps none of
        // the content's place there.
        if ["metrics", "configuration", "offset"].contains(first) { continue }
        if first == "zoom", row.name != "zoomed", row.name != "a pinch" { continue }
        if first == "drag", row.name != "a pinch", row.name != "one left" { continue }
        if path.contains(.key("contentSize")) { continue }
        if path.contains(.key("container")), path.contains(.key("contentOffset")) { continue }
        var kept = 0
        for value in SavedState.others(of: state[path]) {
          guard let read = try? state.setting(path, to: value).scroller() else { continue }
          kept += 1
          let again = try SavedState(reread(read))[path] as? NSNumber
          let difference = (again?.doubleValue ?? .infinity) - value.doubleValue
          if difference.magnitude > 1e-12 { return "\(row.name): \(path) \(value)" }
        }
        if kept == 0, path.last != .key("joins") { return "\(row.name): no other value of \(path)" }
      }
    }
    return nil
  }

  func testEachFieldOfTheTextIsKept() throws {
    XCTAssertNil(try lostField { $0 })
    XCTAssertNotNil(
      try lostField {
        var read = $0
        read.changeZoom { $0.overZoom = .none }
        return read
      })
    XCTAssertNotNil(
      try lostField {
        var read = $0
        read.stopScrolling()
        return read
      })
  }

  private struct FaultRow: TableRow {
    let state: String
    let path: String
    let text: String
    let message: String
    let source = "definition: the error names field, value and what was expected"

    init(_ state: String, _ path: String, _ text: String, _ message: String) {
      (self.state, self.path, self.text, self.message) = (state, path, text, message)
    }
  }

  func testFaultyStates() throws {
    let numbers = "-4503599627370496.0...4503599627370496.0"
    let lengths = "0.0...4503599627370496.0"
    try forEachRow(
      "faulty saved zooms",
      [
        FaultRow("zoomed", "zoom", "3", "zoom is 3.0, must be an object"),
        FaultRow(
          "zoomed", "zoom.placement.scale", "0",
          "zoom.placement.scale is 0.0, must be a positive number"
        ),
        FaultRow(
          "zoomed", "zoom.rules.minimum.kind", "\"most\"",
          "zoom.rules.minimum.kind is \"most\", must be "
            + "scale, fit, fill, width, height, inside or pixels"
        ),
        FaultRow(
          "zoomed", "zoom.rules.minimum.value", "-1",
          "zoom.rules.minimum.value is -1.0, must be a positive number"),
        FaultRow(
          "zoomed", "zoom.onResize", "6", "zoom.onResize is 6, must be a whole number in 0...5"),
        FaultRow(
          "zoomed", "zoom.overZoom.upper.kind", "\"soft\"",
          "zoom.overZoom.upper.kind is \"soft\", must be reciprocal, hard, linear or logarithmic"),
        FaultRow(
          "zoomed", "zoom.unscaledContentSize", "[-1, 2]",
          "zoom.unscaledContentSize is [-1.0, 2.0], must be 2 numbers in \(lengths)"),
        FaultRow(
          "zoomed", "zoom.anchor.fit", "0", "zoom.anchor.fit is 0.0, must be a positive number"),
        FaultRow(
          "a pinch", "zoom.pinch.distance", "0",
          "zoom.pinch.distance is 0.0, must be a positive number"
        ),
        FaultRow(
          "a pinch", "pinch.startWay", "[1]",
          "pinch.startWay is [1.0], must be 2 numbers in \(numbers)"),
        FaultRow(
          "a pinch", "pinch.lean", "[1]", "pinch.lean is [1.0], must be 2 numbers in \(numbers)"),
        FaultRow(
          "a pinch", "drag", "null", "pinch is given without a drag, must be given with one"),
        FaultRow(
          "a pinch", "zoom", "null", "pinch is given without a zoom, must be given with one"),
        FaultRow(
          "one left", "drag.joins", "true", "drag.joins is true, must be false with one finger"),
        FaultRow(
          "a bounce", "zoom", "null",
          "zoomTransition is given without a zoom, must be given with one"
        ),
        FaultRow(
          "a bounce", "time", "null",
          "zoomTransition is given without a time, must be given with one"
        ),
        FaultRow(
          "a bounce", "zoomTransition.kind", "\"jump\"",
          "zoomTransition.kind is \"jump\", must be bounce, inertia or animation"),
        FaultRow(
          "a bounce", "zoomTransition.ease.duration", "-1",
          "zoomTransition.ease.duration is -1.0, must be a number in \(lengths)"),
        FaultRow(
          "a touch that waits", "contentTouch.due", "\"soon\"",
          "contentTouch.due is \"soon\", must be a number in \(numbers)"),
        FaultRow(
          "a touch that waits", "contentTouch.shouldCancel", "1",
          "contentTouch.shouldCancel is 1.0, must be true or false"),
        FaultRow(
          "a tap", "taps.lastPlace", "0", "taps.lastPlace is 0.0, must be 2 numbers in \(numbers)"),
        FaultRow(
          "zoomed", "configuration.pinchSlop", "-1",
          "configuration.pinchSlop is -1.0, must be a number in \(lengths)"),
        FaultRow(
          "zoomed", "configuration.zoomTaps", "8",
          "configuration.zoomTaps is 8, must be a whole number in 0...7"),
        FaultRow(
          "zoomed", "configuration.delaysContentTouches", "0",
          "configuration.delaysContentTouches is 0.0, must be true or false"),
      ]
    ) { row in
      let state = try SavedState(script(XCTUnwrap(rows.first { $0.name == row.state })).scroller)
      let data = try state.text(setting: row.path, to: row.text)
      XCTAssertThrowsError(try JSONDecoder().decode(Scroller.self, from: data)) { error in
        guard case DecodingError.dataCorrupted(let context) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(context.debugDescription, row.message)
      }
    }
  }

  func testAZoomerAlone() throws {
    var zoom = Zoomer(
      unscaledContentSize: CGSize(width: 640, height: 960),
      rules: ZoomRules(
        minimum: .fit(times: 0.5), maximum: .pixels(2), initial: .inside, conflict: .lowerMinimum,
        minimumRatio: 3), alignment: CGPoint(x: 0.25, y: 1), centering: .inset,
      overZoom: OverZoom(lower: .linear(slope: 0.25), upper: .logarithmic(ceiling: 1.5)),
      onResize: .keepFraction)
    zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 320, height: 480), displayScale: 3))
    zoom.pinchBegan(at: CGPoint(x: 100, y: 100), distance: 10)
    zoom.pinchMoved(to: CGPoint(x: 120, y: 100), distance: 30)
    var copy = try JSONDecoder().decode(Zoomer.self, from: JSONEncoder().encode(zoom))
    XCTAssertEqual(copy, zoom)
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
      zoom.resize(to: ScrollMetrics(viewportSize: size))
      copy.resize(to: ScrollMetrics(viewportSize: size))
      XCTAssertEqual(copy, zoom)
    }
    zoom.pinchEnded()
    XCTAssertNotEqual(copy, zoom)
    let other = try JSONDecoder().decode(
      Zoomer.self,
      from: JSONEncoder().encode(
        Zoomer(
          unscaledContentSize: .zero,
          rules: ZoomRules(
            minimum: .width(times: 2), maximum: .height(times: 3), initial: .fill()),
          overZoom: .none)))
    XCTAssertEqual(other.rules.minimum, .width(times: 2))
    XCTAssertEqual(other.rules.maximum, .height(times: 3))
    XCTAssertEqual(other.rules.initial, .fill())
    XCTAssertEqual(other.overZoom, .none)
  }
}
