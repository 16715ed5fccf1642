import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

/// Written traces, and that reading them gives the same traces.
final class WritingTests: XCTestCase {
  func testTextOfASmallTrace() throws {
    var trace = smallTrace()
    trace.description = "a \"quoted\"\\\n\u{1} é"
    trace.scrollView.contentOffset = CGPoint(x: 12.5, y: 0)
    trace.scrollView.displayScale = 3
    trace.scrollView.bounces = false
    trace.touches = [ScrollTrace.Touch(time: 0.016, phase: .ended, x: 1.5, y: -2, id: 4)]
    trace.sampleTimes = [0, 1e-7]
    trace.expected.offsets = [ScrollTrace.Sample(time: 0, x: 0, y: 1.0 / 3)]
    trace.expected.events = [
      ScrollTrace.Event(
        time: 1, name: .willEndDragging, y: 3, velocityPerMillisecond: .point(x: 0, y: 1),
        target: .along(1e21)),
      ScrollTrace.Event(time: 1, name: .didEndDragging, willDecelerate: false),
    ]
    let text = #"""
      {"name": "swipe", "version": 1, "description": "a \"quoted\"\\\n\u0001 é",
       "scrollView": {
         "viewport": {"width": 100, "height": 200}, "contentSize": {"width": 300, "height": 200},
         "contentOffset": {"x": 12.5, "y": 0},
         "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0},
         "displayScale": 3, "decelerationRate": 0.998, "isPagingEnabled": false,
         "isDirectionalLockEnabled": false, "alwaysBounceVertical": false,
         "alwaysBounceHorizontal": false, "bounces": false, "isScrollEnabled": true,
         "bouncesZoom": true, "minimumZoomScale": 1, "maximumZoomScale": 1, "zoomScale": 1},
       "touches": [{"time": 0.016, "phase": "ended", "x": 1.5, "y": -2, "id": 4}],
       "sampleTimes": [0, 1e-7],
       "expected": {
         "offsets": [{"time": 0, "x": 0, "y": 0.3333333333333333}],
         "events": [
           {"time": 1, "name": "willEndDragging", "y": 3, "velocity": {"x": 0, "y": 1},
            "target": 1e21},
           {"time": 1, "name": "didEndDragging", "willDecelerate": false}]}}
      """#
    let json = try trace.json
    // The same members and values; order and white space do not matter.
    let written = try JSONSerialization.jsonObject(with: json) as? NSDictionary
    XCTAssertEqual(
      written, try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    let lines = String(decoding: json, as: UTF8.self).split(separator: "\n")
    XCTAssertTrue(lines.contains("      \"phase\" : \"ended\","))
    let keys = lines.filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
    XCTAssertEqual(
      keys, ["description", "expected", "name", "sampleTimes", "scrollView", "touches", "version"])
    XCTAssertEqual(json.last, UInt8(ascii: "\n"))
  }

  func testReadingWhatWasWritten() throws {
    var generator = SeededGenerator(seed: 20)
    for round in 0..<200 {
      let trace = ScrollTrace.random(using: &generator)
      let json = try trace.json
      let copy = try ScrollTrace(json: json)
      XCTAssertEqual(copy, trace, "round \(round)")
      XCTAssertEqual(try copy.json, json, "round \(round)")
    }
  }

  func testFoundationReadsWhatWasWritten() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<20 {
      let trace = ScrollTrace.random(using: &generator)
      let object = try XCTUnwrap(
        JSONSerialization.jsonObject(with: try trace.json) as? [String: Any])
      XCTAssertEqual(object["name"] as? String, trace.name)
      XCTAssertEqual((object["touches"] as? [Any])?.count, trace.touches.count)
    }
  }

  private struct Row: TableRow {
    var source = "the format, version 1"
    var change: @Sendable (inout ScrollTrace) -> Void
    var message: String
  }

  func testATraceThatBreaksTheFormatIsNotWritten() throws {
    let rows = [
      Row(change: { $0.name = "" }, message: "name is \"\", must not be empty"),
      Row(change: { $0.version = 3 }, message: "version is 3, must be 1"),
      Row(
        change: { $0.scrollView.viewport.width = .infinity },
        message: "scrollView.viewport.width is inf, must be a finite number"),
      Row(
        change: { $0.scrollView.contentSize.height = -1 },
        message: "scrollView.contentSize.height is -1, must not be negative"),
      Row(
        change: { $0.scrollView.contentOffset.y = .nan },
        message: "scrollView.contentOffset.y is nan, must be a finite number"),
      Row(
        change: { $0.scrollView.displayScale = .nan },
        message: "scrollView.displayScale is nan, must be a finite number"),
      Row(
        change: { $0.scrollView.decelerationRate = .nan },
        message: "scrollView.decelerationRate is nan, must be a finite number"),
      Row(
        change: { $0.touches = [.init(time: 0, phase: .began, x: .nan, y: 0)] },
        message: "touches[0].x is nan, must be a finite number"),
      Row(
        change: { $0.touches = [.init(time: .nan, phase: .began, x: 0, y: 0)] },
        message: "touches[0].time is nan, must be a finite number"),
      Row(
        change: { $0.sampleTimes = [0, .infinity] },
        message: "sampleTimes[1] is inf, must be a finite number"),
      Row(
        change: { $0.expected.offsets = [.init(time: 0, x: 0, y: -.infinity)] },
        message: "expected.offsets[0].y is -inf, must be a finite number"),
      Row(
        change: { $0.expected.events = [.init(time: 0, name: .didScroll, x: .nan)] },
        message: "expected.events[0].x is nan, must be a finite number"),
      Row(
        change: {
          $0.expected.events = [
            .init(time: 0, name: .didScroll, velocityPerMillisecond: .along(.nan))
          ]
        },
        message: "expected.events[0].velocity is nan, must be a finite number"),
      Row(
        change: {
          $0.expected.events = [.init(time: 0, name: .didScroll, target: .point(x: 0, y: .nan))]
        },
        message: "expected.events[0].target.y is nan, must be a finite number"),
    ]
    try forEachRow("traces that are not written", rows) { row in
      var trace = smallTrace()
      row.change(&trace)
      XCTAssertThrowsError(try trace.json) { XCTAssertEqual("\($0)", row.message) }
      XCTAssertThrowsError(try trace.validate(file: "a.json")) {
        XCTAssertEqual("\($0)", "a.json: " + row.message)
      }
    }
  }
}

extension ScrollTrace {
  /// A random trace. Each optional field of the format is present or not.
  fileprivate static func random(using generator: inout SeededGenerator) -> ScrollTrace {
    func chance() -> Bool { Bool.random(using: &generator) }
    func number() -> Double {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return Double(Int.random(in: -1000...1000, using: &generator))
      case 1: return Double.random(in: -40000...40000, using: &generator)
      case 2: return (Double.random(in: 0...40000, using: &generator) * 1e6).rounded() / 1e6
      default: return Double.random(in: -1...1, using: &generator) * 1e-9
      }
    }
    func positive() -> Double { number().magnitude + 0.001 }
    func text() -> String {
      let characters = Array("ab \"\\/\n\t\u{1}é€😀{}[],:")
      let count = Int.random(in: 1...8, using: &generator)
      return String((0..<count).map { _ in characters.randomElement(using: &generator)! })
    }
    func times() -> [Double] {
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in number().magnitude }.sorted()
    }
    func quantity() -> Event.Quantity? {
      chance() ? nil : chance() ? .along(number()) : .point(x: number(), y: number())
    }
    var view = ScrollView(
      viewport: CGSize(width: positive(), height: positive()),
      contentSize: CGSize(width: positive(), height: 0))
    if chance() { view.contentOffset = CGPoint(x: number(), y: number()) }
    if chance() { view.contentInset = ScrollInsets(top: number(), right: number()) }
    if chance() { view.displayScale = positive() }
    if chance() { view.decelerationRate = Double.random(in: 0.5...0.999, using: &generator) }
    view.isPagingEnabled = chance()
    view.isDirectionalLockEnabled = chance()
    view.alwaysBounceVertical = chance()
    view.alwaysBounceHorizontal = chance()
    view.bounces = chance()
    view.isScrollEnabled = chance()
    view.bouncesZoom = chance()
    if chance() { view.minimumZoomScale = positive() }
    if chance() { view.maximumZoomScale = positive() }
    if chance() { view.zoomScale = positive() }
    var trace = ScrollTrace(name: text(), scrollView: view)
    if chance() { trace.description = text() }
    if chance() { trace.source = text() }
    trace.touches = times().map {
      let phase = Touch.Phase.allCases.randomElement(using: &generator)!
      let id = chance() ? 0 : Int.random(in: .min ... .max, using: &generator)
      return Touch(time: $0, phase: phase, x: number(), y: number(), id: id)
    }
    if chance() { trace.sampleTimes = times() }
    if chance() {
      trace.expected.offsets = times().map { Sample(time: $0, x: number(), y: number()) }
    }
    if chance() {
      trace.expected.events = times().map {
        Event(
          time: $0, name: Event.Name.allCases.randomElement(using: &generator)!,
          x: chance() ? number() : nil, y: chance() ? number() : nil,
          velocityPerMillisecond: quantity(), target: quantity(),
          willDecelerate: chance() ? chance() : nil)
      }
    }
    return trace
  }
}
