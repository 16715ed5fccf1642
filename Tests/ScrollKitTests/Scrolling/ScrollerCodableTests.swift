import Foundation
import ScrollKit
import XCTest

/// State is written and read, and goes on as before.
final class ScrollerCodableTests: XCTestCase {
  private func reread(_ scroller: Scroller) throws -> Scroller {
    try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
  }

  private struct StateRow: TableRow {
    let script: String
    let setup: ScrollSetup
    let source = "definition: written and read, it goes on identically"

    init(_ script: String, in setup: ScrollSetup = .atThree) {
      (self.script, self.setup) = (script, setup)
    }
  }

  func testItGoesOnIdentically() throws {
    let paged = ScrollSetup(scale: 3, paging: .viewport)
    let rest = ">.21 m150@.3 m120@.32 u@.33 >.4 >.6 c900 >|"
    try forEachRow(
      "saved states",
      [
        StateRow(""), StateRow(">5"), StateRow("o70.1"), StateRow("d300@0"),
        StateRow("d300@0 m276@.1"), StateRow("~300,100,20,0,.01"), StateRow("~100,310,21,0,.01"),
        StateRow("~300,200,10,0,.01", in: paged), StateRow(flick), StateRow("\(flick) >.2"),
        StateRow("\(flick) >.2", in: ScrollSetup(offset: 1500, scale: 3)),
        StateRow("\(pull) u@.6 >.7"), StateRow("\(flick) d200@.2"),
        StateRow("\(flick) >.2", in: paged),
        StateRow("\(flick) r300 >.15"), StateRow("\(flick) r0 >.15"), StateRow("O500 >.1"),
        StateRow("O500 >.1 c700 >.2"), StateRow(">0 t >.1"), StateRow("o900 t >.1"),
        StateRow(">1 f"), StateRow("w50"),
        StateRow("w50 >.1", in: ScrollSetup { $0.animatesWheel = true }), StateRow("k8 >.1"),
        StateRow("[0@0"), StateRow("[0@0 =50@.1"), StateRow("[0@0 =50@.1 =50@.12 ]@.12"),
        StateRow(
          "[0@0 =50@.1 =50@.12 ]@.12 {9@.14", in: ScrollSetup { $0.trackpadMomentum = .system }),
        StateRow("\(flick) >.2 c700 >.3"),
        StateRow("z2 \(flick)", in: ScrollSetup(scale: 3, zooms: true)),
        StateRow(
          "~300,200,10,0,.01",
          in: ScrollSetup {
            $0.velocityEstimator = .leastSquares(horizon: 0.1)
            $0.stationaryTime = 0.1
            $0.isDirectionalLockEnabled = true
            $0.scrollsToTop = false
            $0.releaseVelocity = ReleaseVelocity(restFactor: 7, stationaryTime: 0.2)
            $0.bounceSpring = Spring(stiffness: 100, damping: 20)
          }),
        StateRow(
          "O500 >.1",
          in: ScrollSetup {
            $0.animationCurve = .spring(bounce: 0.2)
            $0.paging = .pages(length: 90, spacing: 7, alignment: .center, limit: .max)
            $0.indicatorDelay = 1
            $0.lineLength = 3
          }),
        StateRow("O500 >.1", in: ScrollSetup { $0.animationCurve = .linear }),
      ]
    ) { row in
      for axis in ScrollAxis.allCases {
        var play = row.setup.script(axis)
        play.play(row.script)
        var copy = play
        copy.scroller = try reread(play.scroller)
        XCTAssertEqual(copy.scroller, play.scroller)
        for word in rest.split(separator: " ") {
          play.play(String(word))
          copy.play(String(word))
          XCTAssertEqual(copy.scroller, play.scroller)
        }
        XCTAssertEqual(copy.log, play.log)
      }
    }
  }

  func testRandomStatesGoOnIdentically() throws {
    for seed in 0..<200 as Range<UInt64> {
      var inputs = RandomInputs(seed: seed, hostility: seed % 2 == 0 ? nil : 15)
      var scroller = Scroller(inputs.metrics(), configuration: inputs.configuration())
      for _ in 0..<20 { _ = inputs.next().play(&scroller) }
      var copy = try reread(scroller)
      for _ in 0..<15 {
        let input = inputs.next()
        XCTAssertEqual(input.play(&scroller), input.play(&copy), "seed \(seed)")
        XCTAssertEqual(scroller.contentOffset, copy.contentOffset, "seed \(seed)")
        XCTAssertEqual(scroller.restTime, copy.restTime, "seed \(seed)")
      }
    }
  }

  func testTimesCanBeRebased() throws {
    let rows: [Row<String, String>] = [
      Row("~300,200,10,0,.01", "m180@.11 u@.11 >.2 >1 >|", "in a drag"),
      Row(flick, ">.2 >1 >|", "in a fling"),
      Row("O500 >.1", ">.2 >|", "in an animation"),
      Row("\(pull) h@.3", "u@.6 >.7 >|", "held still past an edge"),
      Row(">1 f", ">1.2 >1.3", "indicators"),
      Row("[0@0 =50@.1 =50@.12", "=50@.14 ]@.14 >.2 >|", "in a trackpad's gesture"),
      Row(">0 w50", ">.15 >.25", "in a wheel's pause"), Row(">0 k8", ">.15 >|", "after a key"),
    ]
    try forEachRow("rebased times", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup.atThree.script(axis)
        play.play(row.input)
        var later = play
        later.scroller.rebaseTimes(by: 1024)
        XCTAssertNotEqual(later.scroller, play.scroller)
        for word in row.expected.split(separator: " ") {
          play.play(String(word))
          later.play(try later1024(word))
          XCTAssertEqual(later.offset, play.offset, accuracy: 1e-6)
          XCTAssertEqual(
            later.scroller.indicatorOpacity(along: axis),
            play.scroller.indicatorOpacity(along: axis),
            accuracy: 1e-6)
        }
        XCTAssertEqual(later.log, play.log)
        XCTAssertEqual(later.velocity, play.velocity, accuracy: 1e-6)
        later.scroller.rebaseTimes(by: .nan)
        XCTAssertEqual(
          (later.scroller.restTime ?? 0) - 1024, play.scroller.restTime ?? 0, accuracy: 1e-6)
      }
    }
    var bare = ScrollSetup().script(.vertical).scroller
    bare.rebaseTimes(by: 5)
    XCTAssertNil(bare.restTime)
  }

  /// The same word of a script, 1024 s later.
  private func later1024(_ word: Substring) throws -> String {
    guard word != ">|" else { return ">|" }
    let sign = try XCTUnwrap(word.lastIndex { "@>".contains($0) })
    let time = try XCTUnwrap(Double(word[sign...].dropFirst()), "\(word)")
    return "\(word[...sign])\(time + 1024)"
  }

  /// A change of a written state, and what the error says of it.
  private struct FaultRow: TableRow {
    let script: String
    let path: [String]
    let value: Any?
    let message: String
    let source = "definition: the error names field, value and what was expected"

    init(_ script: String, _ path: String, _ value: Any?, _ message: String) {
      self.script = script
      self.path = path.split(separator: ".").map(String.init)
      (self.value, self.message) = (value, message)
    }
  }

  private func change(_ object: Any, _ path: ArraySlice<String>, to value: Any?) -> Any {
    guard let key = path.first, var fields = object as? [String: Any] else { return object }
    fields[key] = path.count == 1 ? value : change(fields[key] ?? [:], path.dropFirst(), to: value)
    return fields
  }

  func testMalformedState() throws {
    let drag = "~300,200,2,0,.01"
    let animation = "O500 >.1"
    let numbers = "-4503599627370496.0...4503599627370496.0"
    let lengths = "0.0...4503599627370496.0"
    try forEachRow(
      "faulty saved scrollers",
      [
        FaultRow("", "offset", [1], "offset is [1.0], must be 2 numbers in \(numbers)"),
        FaultRow(
          "", "offset", [1, 1e99], "offset is [1.0, 1e+99], must be 2 numbers in \(numbers)"),
        FaultRow("", "time", -1e300, "time is -1e+300, must be a number in \(numbers)"),
        FaultRow(">1 f", "shownTime", 1e17, "shownTime is 1e+17, must be a number in \(numbers)"),
        FaultRow(
          "", "metrics.displayScale", 0, "metrics.displayScale is 0.0, must be a positive number"),
        FaultRow("", "metrics", nil, "metrics"),
        FaultRow("", "configuration", nil, "configuration"),
        FaultRow(
          "", "configuration.slop", -1, "configuration.slop is -1.0, must be a number in \(lengths)"
        ),
        FaultRow(
          "", "configuration.slop", "wide",
          "configuration.slop is \"wide\", must be a number in \(lengths)"),
        FaultRow("", "configuration.lineLength", nil, "lineLength"),
        FaultRow(
          "", "configuration.releaseVelocity", [-1, 0],
          "configuration.releaseVelocity is [-1.0, 0.0], must be 2 numbers in \(lengths)"),
        FaultRow(
          "", "configuration.bounceSpring", [1, -1],
          "configuration.bounceSpring is [1.0, -1.0], must be 2 numbers in \(lengths)"),
        FaultRow(
          "", "configuration.paging.kind", "books",
          "configuration.paging.kind is \"books\", must be none, viewport, pages, areas or points"),
        FaultRow("", "configuration.paging.kind", "pages", "length"),
        FaultRow(
          "", "configuration.animationCurve.kind", "round",
          "configuration.animationCurve.kind is \"round\", must be linear, cubicBezier or spring"),
        FaultRow(
          "", "configuration.velocityEstimator.kind", "guess",
          "configuration.velocityEstimator.kind is \"guess\", must be weighted or leastSquares"),
        FaultRow(
          "", "configuration.velocityEstimator.weights", [1, 2, -3],
          "configuration.velocityEstimator.weights is [1.0, 2.0, -3.0], "
            + "must be 3 numbers in \(lengths)"
        ),
        FaultRow(drag, "drag.axes", 4, "drag.axes is 4, must be a whole number in 0...3"),
        FaultRow(drag, "drag.id", nil, "id"),
        FaultRow(drag, "drag.base", [1], "drag.base is [1.0], must be 2 numbers in \(numbers)"),
        FaultRow(
          drag, "drag.fingerX.times", [0, 1, 0.5],
          "drag.fingerX.times is [0.0, 1.0, 0.5], must be up to 16 rising numbers"),
        FaultRow(
          drag, "drag.contentY.times", Array(0..<17),
          "drag.contentY.times is [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, "
            + "12.0, 13.0, 14.0, 15.0, 16.0], must be up to 16 rising numbers"),
        FaultRow(
          drag, "drag.fingerY.positions", [1],
          "drag.fingerY.positions is [1.0], must be 3 numbers in \(numbers)"),
        FaultRow(
          flick, "motion.kind", "teleport",
          "motion.kind is \"teleport\", must be deceleration, animation, scrollToTop, steps or "
            + "momentum"),
        FaultRow(
          flick, "motion.x.kind", "hop", "motion.x.kind is \"hop\", must be fling, settle or ease"),
        FaultRow(
          flick, "motion.y.rate", 1, "motion.y.rate is 1.0, must be a number in 0.0...0.9999"),
        FaultRow(
          flick, "motion.y.restSpeed", 0, "motion.y.restSpeed is 0.0, must be a positive number"),
        FaultRow(
          flick, "motion.y.edgeTime", -1,
          "motion.y.edgeTime is -1.0, must be a number in \(lengths)"),
        FaultRow(
          flick, "motion.y.bounce.restDistance", -1,
          "motion.y.bounce.restDistance is -1.0, must be a number in \(lengths)"),
        FaultRow(
          animation, "motion.y.duration", -1,
          "motion.y.duration is -1.0, must be a number in \(lengths)"),
        FaultRow(animation, "motion.y.end", nil, "end"),
        FaultRow(flick, "time", nil, "motion is given without a time, must be given with one"),
      ]
    ) { row in
      var play = ScrollSetup().script(.vertical)
      play.play(row.script)
      let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(play.scroller))
      let changed = change(written, row.path[...], to: row.value)
      let data = try JSONSerialization.data(withJSONObject: changed)
      XCTAssertThrowsError(try JSONDecoder().decode(Scroller.self, from: data)) { error in
        switch error {
        case DecodingError.dataCorrupted(let context):
          XCTAssertEqual(context.debugDescription, row.message)
          XCTAssertEqual(context.codingPath.last?.stringValue, row.message.fieldName)
        case DecodingError.keyNotFound(let key, _): XCTAssertEqual(key.stringValue, row.message)
        case DecodingError.typeMismatch(_, let context):
          XCTAssertEqual(context.codingPath.last?.stringValue, row.message)
        default: XCTFail("\(error)")
        }
      }
    }
  }

  func testAMotionWithAFinger() throws {
    var moving = ScrollSetup().script(.vertical)
    moving.play(flick)
    var dragging = ScrollSetup().script(.vertical)
    dragging.play("d300@0")
    func fields(_ scroller: Scroller) throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(scroller))
      return try XCTUnwrap(object as? [String: Any])
    }
    var both = try fields(moving.scroller)
    both["drag"] = try fields(dragging.scroller)["drag"]
    let data = try JSONSerialization.data(withJSONObject: both)
    XCTAssertThrowsError(try JSONDecoder().decode(Scroller.self, from: data)) {
      guard case DecodingError.dataCorrupted(let context) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(
        context.debugDescription, "motion is given with a drag, must be given without")
    }
    // A field that is null counts as missing.
    both["drag"] = NSNull()
    let alone = try JSONDecoder().decode(
      Scroller.self, from: JSONSerialization.data(withJSONObject: both))
    XCTAssertEqual(alone, moving.scroller)
  }
}

extension String {
  /// The last name of the path at the start of a message.
  fileprivate var fieldName: String {
    prefix { $0 != " " }.split(separator: ".").last.map(String.init) ?? ""
  }
}
