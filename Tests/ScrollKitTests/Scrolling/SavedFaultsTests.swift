import Foundation
import ScrollKit
import XCTest

/// Reading refuses a wrong field of saved state, whichever it is, and names it.
final class SavedFaultsTests: XCTestCase {
  private static let numbers = "-4503599627370496.0...4503599627370496.0"
  private static let lengths = "0.0...4503599627370496.0"

  private struct FaultRow: TableRow {
    let path: String
    let text: String
    let value: String
    let expectation: String
    let source = "definition: the error names field, value and what was expected"

    init(_ path: String, _ text: String, _ expectation: String, as value: String? = nil) {
      self.path = path
      (self.text, self.value, self.expectation) = (text, value ?? text, expectation)
    }
  }

  private func message(_ state: SavedState, _ path: String, _ text: String) throws -> String {
    let data = try state.text(setting: path, to: text)
    do {
      _ = try JSONDecoder().decode(Scroller.self, from: data)
      return "it is read"
    } catch DecodingError.dataCorrupted(let context) {
      let named = context.debugDescription.prefix { $0 != " " }
      XCTAssertEqual(context.codingPath.map(\.stringValue).joined(separator: "."), "\(named)")
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  private func check(_ table: String, _ script: String, _ rows: [FaultRow]) throws {
    let state = try SavedState(SavedState.scroller(script))
    try forEachRow(table, rows) { row in
      XCTAssertEqual(
        try message(state, row.path, row.text),
        "\(row.path) is \(row.value), must be \(row.expectation)")
    }
  }

  func testFaultyRefreshes() throws {
    let stages = "a whole number in 1...2"
    try check(
      "faulty fields of a saved refresh", "R >.1",
      [
        FaultRow("refresh", "0", stages), FaultRow("refresh", "3", stages),
        FaultRow("refresh", "true", stages),
        FaultRow("metrics.refreshInset", "-1", "a number in \(Self.lengths)", as: "-1.0"),
        FaultRow("configuration.refreshThreshold", "true", "a number in \(Self.lengths)"),
        FaultRow("configuration.refreshLength", "-1", "a number in \(Self.lengths)", as: "-1.0"),
      ])
  }

  func testFaultyMetrics() throws {
    let (pair, sizes) = ("2 numbers in \(Self.numbers)", "2 numbers in \(Self.lengths)")
    let edges = "4 numbers in \(Self.numbers)"
    let sets = "a whole number in 0...3"
    let flag = "true or false"
    try check(
      "faulty fields of saved metrics", "",
      [
        FaultRow("metrics", "3", "an object", as: "3.0"),
        FaultRow("metrics", "[]", "an object", as: "an array"),
        FaultRow("metrics.viewportSize", "\"wide\"", sizes),
        FaultRow("metrics.viewportSize", "[1, \"2\"]", sizes, as: "an array"),
        FaultRow("metrics.viewportSize", "[1, 2, 3]", sizes, as: "[1.0, 2.0, 3.0]"),
        FaultRow("metrics.contentSize", "{\"width\": 3}", sizes, as: "an object"),
        FaultRow("metrics.contentSize", "null", sizes),
        FaultRow("metrics.contentInset", "[1, 2, 3, 4, 5]", edges, as: "[1.0, 2.0, 3.0, 4.0, 5.0]"),
        FaultRow("metrics.contentInset", "true", edges),
        FaultRow("metrics.safeAreaInsets", "[]", edges),
        FaultRow("metrics.safeAreaInsets", "7", edges, as: "7.0"),
        FaultRow("metrics.contentInsetAdjustmentBehavior", "1.5", sets),
        FaultRow("metrics.contentInsetAdjustmentBehavior", "\"never\"", sets),
        FaultRow("metrics.contentInsetAdjustmentBehavior", "-1", sets),
        FaultRow("metrics.contentInsetAdjustmentBehavior", "4", sets),
        FaultRow("metrics.bounces", "0.5", sets), FaultRow("metrics.bounces", "true", sets),
        FaultRow("metrics.bounces", "256", sets),
        FaultRow("metrics.bounces", "1e300", sets, as: "1e+300"),
        FaultRow("metrics.alwaysBounces", "2.25", sets),
        FaultRow("metrics.alwaysBounces", "null", sets),
        FaultRow("metrics.alwaysBounces", "[1]", sets, as: "an array"),
        FaultRow("metrics.isScrollEnabled", "1", flag, as: "1.0"),
        FaultRow("metrics.isScrollEnabled", "\"yes\"", flag),
        FaultRow("metrics.isUserInteractionEnabled", "null", flag),
        FaultRow("metrics.isUserInteractionEnabled", "0", flag, as: "0.0"),
        FaultRow(
          "metrics.contentAlignmentPoint", "[0, 2]", "2 numbers in 0.0...1.0", as: "[0.0, 2.0]"),
        FaultRow("metrics.contentAlignmentPoint", "\"center\"", "2 numbers in 0.0...1.0"),
        FaultRow("metrics.displayScale", "false", "a positive number"),
        FaultRow("metrics.displayScale", "-0.0", "a positive number"),
        FaultRow("metrics.displayScale", "1e999", "a positive number", as: "no number there is"),
        FaultRow("metrics.contentOffset", "[1]", pair, as: "[1.0]"),
        FaultRow("metrics.contentOffset", "[null, 1]", pair, as: "an array"),
      ])
  }

  func testFaultyConfigurations() throws {
    let length = "a number in \(Self.lengths)"
    let springs = "2 numbers in \(Self.lengths)"
    let ratio = "a number in 1.0...4503599627370496.0"
    let flag = "true or false"
    let whole = "a whole number in \(Int.min)...\(Int.max)"
    try check(
      "faulty fields of saved configurations", "O500 >.1",
      [
        FaultRow("configuration", "\"fast\"", "an object"),
        FaultRow("configuration.decelerationRate", "null", "a number in \(Self.numbers)"),
        FaultRow("configuration.slop", "true", length),
        FaultRow("configuration.minimumFlingVelocity", "\"250\"", length),
        FaultRow("configuration.minimumFlingVelocity", "-250", length, as: "-250.0"),
        FaultRow("configuration.velocityEstimator", "[]", "an object", as: "an array"),
        FaultRow(
          "configuration.velocityEstimator.kind", "3", "weighted or leastSquares", as: "3.0"),
        FaultRow("configuration.velocityEstimator.kind", "\"\"", "weighted or leastSquares"),
        FaultRow(
          "configuration.velocityEstimator.weights", "[1, 2]", "3 numbers in \(Self.lengths)",
          as: "[1.0, 2.0]"),
        FaultRow("configuration.stationaryTime", "\"never\"", length),
        FaultRow("configuration.stationaryTime", "-0.1", length),
        FaultRow("configuration.rubberBandCoefficient", "[0.5]", length, as: "an array"),
        FaultRow("configuration.bounceSpring", "[1, 2, 3]", springs, as: "[1.0, 2.0, 3.0]"),
        FaultRow("configuration.bounceSpring", "{}", springs, as: "an object"),
        FaultRow("configuration.releaseVelocity", "8.62", springs),
        FaultRow("configuration.paging", "\"viewport\"", "an object"),
        FaultRow("configuration.paging.kind", "true", "none, viewport, pages, areas or points"),
        FaultRow("configuration.paging.length", "-1", length, as: "-1.0"),
        FaultRow("configuration.paging.spacing", "\"8\"", length),
        FaultRow("configuration.paging.alignment", "[0.5]", "2 numbers in 0.0...1.0"),
        FaultRow("configuration.paging.limit", "1.5", whole),
        FaultRow("configuration.paging.limit", "\"1\"", whole),
        FaultRow("configuration.paging.limit", "null", whole),
        FaultRow("configuration.paging.limit", "1e19", whole, as: "1e+19"),
        FaultRow("configuration.pagingSpring", "[1, \"\"]", springs, as: "an array"),
        FaultRow("configuration.wheelPause", "-1", length, as: "-1.0"),
        FaultRow("configuration.restAdjustment", "0.5", "a whole number in 0...1"),
        FaultRow("configuration.restAdjustment", "2", "a whole number in 0...1"),
        FaultRow("configuration.insetFollowing", "\"safeArea\"", "a whole number in 0...2"),
        FaultRow("configuration.insetFollowing", "-1", "a whole number in 0...2"),
        FaultRow("configuration.showsIndicators", "true", "a whole number in 0...3"),
        FaultRow("configuration.showsIndicators", "4", "a whole number in 0...3"),
        FaultRow("configuration.isDirectionalLockEnabled", "0", flag, as: "0.0"),
        FaultRow("configuration.directionalLockRatio", "false", ratio),
        FaultRow("configuration.directionalLockRatio", "0.5", ratio),
        FaultRow(
          "configuration.animationCurve.points", "[0, 1, 2, 1]",
          "4 numbers, of which x lie in 0...1", as: "[0.0, 1.0, 2.0, 1.0]"),
        FaultRow("configuration.animationDuration", "\"0.3 s\"", length),
        FaultRow("configuration.animationDuration", "1e17", length, as: "1e+17"),
        FaultRow("configuration.animationCurve", "null", "an object"),
        FaultRow(
          "configuration.animationCurve.kind", "\"ease\"", "linear, cubicBezier or spring"),
        FaultRow(
          "configuration.animationCurve.points", "[0, 1]", "4 numbers, of which x lie in 0...1",
          as: "[0.0, 1.0]"),
        FaultRow("configuration.scrollsToTop", "\"true\"", flag),
        FaultRow("configuration.indicatorDelay", "{}", length, as: "an object"),
        FaultRow("configuration.indicatorFadeDuration", "true", length),
        FaultRow("configuration.lineLength", "-0.5", length),
      ])
    try check(
      "faulty estimators and curves", "",
      [
        FaultRow("configuration.velocityEstimator.horizon", "-2", length, as: "-2.0"),
        FaultRow(
          "configuration.animationCurve.bounce", "[]", "a number in -0.99...0.99", as: "an array"),
        FaultRow(
          "configuration.animationCurve.bounce", "2", "a number in -0.99...0.99", as: "2.0"),
      ])
  }

  func testFaultyDragsAndMotions() throws {
    let number = "a number in \(Self.numbers)"
    let length = "a number in \(Self.lengths)"
    let pair = "2 numbers in \(Self.numbers)"
    let flag = "true or false"
    let whole = "a whole number in \(Int.min)...\(Int.max)"
    let times = "up to 16 rising numbers"
    let fingers = "up to 4 whole numbers"
    let long = "[" + (0..<1000).map { "\($0)" }.joined(separator: ",") + "]"
    try check(
      "faulty fields of saved drags", "~300,200,2,0,.01 f",
      [
        FaultRow("offset", "7", pair, as: "7.0"), FaultRow("time", "true", number),
        FaultRow("shownTime", "[]", number, as: "an array"),
        FaultRow("drag", "0", "an object", as: "0.0"),
        FaultRow("drag.id", "0.5", whole), FaultRow("drag.id", "\"a\"", whole),
        FaultRow("drag.id", "null", whole), FaultRow("drag.id", "true", whole),
        FaultRow("drag.start", "[1, 2, 3]", pair, as: "[1.0, 2.0, 3.0]"),
        FaultRow("drag.location", "null", pair),
        FaultRow("drag.isDragging", "1", flag, as: "1.0"),
        FaultRow("drag.caught", "\"no\"", flag),
        FaultRow("drag.base", "{}", pair, as: "an object"),
        FaultRow("drag.axes", "1.5", "a whole number in 0...3"),
        FaultRow("drag.axes", "-1", "a whole number in 0...3"),
        FaultRow("drag.axes", "false", "a whole number in 0...3"),
        FaultRow("drag.otherIDs", "[0.5]", fingers, as: "an array"),
        FaultRow("drag.otherIDs", "[\"a\"]", fingers, as: "an array"),
        FaultRow("drag.otherIDs", "7", fingers, as: "7.0"),
        FaultRow("drag.otherIDs", long, fingers, as: "an array of 1000"),
        FaultRow("drag.otherLocations", "[1]", "0 numbers in \(Self.numbers)", as: "[1.0]"),
        FaultRow("drag.moveTime", "\"now\"", number),
        FaultRow("drag.sampleTime", "[0]", number, as: "an array"),
        FaultRow("drag.fingerX", "[]", "an object", as: "an array"),
        FaultRow("drag.fingerX.times", long, times, as: "an array of 1000"),
        FaultRow("drag.fingerX.times", "[0, 0, 1]", times, as: "[0.0, 0.0, 1.0]"),
        FaultRow("drag.fingerY.times", "[\"0\"]", times, as: "an array"),
        FaultRow(
          "drag.fingerY.positions", long, "3 numbers in \(Self.numbers)", as: "an array of 1000"),
        FaultRow("drag.fingerY.stationaryTime", "-1", length, as: "-1.0"),
        FaultRow("drag.contentX.estimator", "3", "an object", as: "3.0"),
        FaultRow(
          "drag.contentX.estimator.weights", "[1, 2, null]", "3 numbers in \(Self.lengths)",
          as: "an array"),
      ])
    try check(
      "faulty fields of saved flings", "\(flick) >.2",
      [
        FaultRow("motion", "\"fast\"", "an object"),
        FaultRow(
          "motion.kind", "1", "deceleration, animation, scrollToTop, steps or momentum", as: "1.0"),
        FaultRow("motion.start", "null", number),
        FaultRow("motion.y", "[1, 2]", "an object", as: "an array"),
        FaultRow("motion.y.kind", "\"jump\"", "fling, settle or ease"),
        FaultRow("motion.y.position", "\"300\"", number),
        FaultRow("motion.y.velocity", "true", number),
        FaultRow("motion.y.startVelocity", "null", number),
        FaultRow("motion.y.isReturning", "1", flag, as: "1.0"),
        FaultRow("motion.y.rate", "2", "a number in 0.0...0.9999", as: "2.0"),
        FaultRow("motion.y.restSpeed", "-10", "a positive number", as: "-10.0"),
        FaultRow("motion.y.bounce", "null", "an object"),
        FaultRow("motion.y.bounce.edge", "[]", number, as: "an array"),
        FaultRow("motion.y.bounce.overscroll", "1e300", number, as: "1e+300"),
        FaultRow("motion.y.bounce.velocity", "\"\"", number),
        FaultRow(
          "motion.y.bounce.spring", "[1]", "2 numbers in \(Self.lengths)", as: "[1.0]"),
        FaultRow("motion.y.bounce.restDistance", "-1", length, as: "-1.0"),
      ])
    try check(
      "faulty fields of saved animations", "O500 >.1",
      [
        FaultRow("motion.y.start", "{}", number, as: "an object"),
        FaultRow("motion.y.end", "false", number),
        FaultRow("motion.y.duration", "\"0.3\"", length),
        FaultRow("motion.y.staysInRange", "0", flag, as: "0.0"),
        FaultRow("motion.y.startVelocity", "\"0\"", number),
        FaultRow("motion.y.curve", "3", "an object", as: "3.0"),
        FaultRow("motion.y.curve.kind", "\"circle\"", "linear, cubicBezier or spring"),
      ])
  }

  /// A field that is missing or has a wrong form is refused. The error names it with its whole
  /// path.
  func testEachFieldIsNamed() throws {
    let optional = [
      "time", "shownTime", "drag", "motion", "configuration.stationaryTime",
      "drag.fingerX.stationaryTime", "drag.fingerY.stationaryTime", "motion.x.edgeTime",
      "motion.y.edgeTime", "drag.carried",
    ]
    for script in SavedState.scripts {
      let state = try SavedState(SavedState.scroller(script))
      for path in state.fields
      where script == "" || path.hasPrefix("drag") || path.hasPrefix("motion") || path == "time" {
        let forms = ["\"text\"", "true", "3", "[]", "{}", "null", "1e999", "0.5"]
        for text in forms {
          let message = try message(state, path, text)
          let isRead = message == "it is read"
          let isMissing = message.hasPrefix("DecodingError.keyNotFound")
          if text == "null", optional.contains(path) {
            XCTAssertTrue(isRead || path == "time" && message.hasPrefix("motion is "), path)
          } else if text == "[]", path.hasSuffix(".times") {
            XCTAssertTrue(message.contains(".positions is "), path)
          } else if !isRead, !(text == "{}" && isMissing), !message.hasPrefix("motion is given") {
            XCTAssertTrue(message.hasPrefix("\(path) is "), "\(path) \(text): \(message)")
          }
        }
        let isRefused = try forms.contains { try message(state, path, $0) != "it is read" }
        XCTAssertTrue(isRefused, path)
        let missing = try state.removing(path)
        guard !optional.contains(path) else { continue }
        XCTAssertThrowsError(try missing.scroller(), path) { error in
          guard case DecodingError.keyNotFound(let key, let context) = error else {
            return XCTFail("\(path): \(error)")
          }
          let full = context.codingPath.map(\.stringValue) + [key.stringValue]
          XCTAssertEqual(full.joined(separator: "."), path)
        }
      }
    }
  }
}
