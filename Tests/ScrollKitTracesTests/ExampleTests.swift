import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

/// The examples of the documentation comments.
final class ExampleTests: XCTestCase {
  func testTrace() throws {
    var trace = ScrollTrace(
      name: "pull",
      scrollView: ScrollTrace.ScrollView(
        viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960)))
    trace.touches = [ScrollTrace.Touch(time: 0, phase: .began, x: 160, y: 100)]
    trace.expected.offsets = [ScrollTrace.Sample(time: 0.1, x: 0, y: -20)]
    XCTAssertEqual(trace.walk.map { $0.overscroll.y }, [-20])
    let copy = try ScrollTrace(json: trace.json)
    XCTAssertEqual(copy, trace)
    var pulled: [Double] = []
    for row in trace.walk where row.overscroll != .zero { pulled.append(row.time) }
    XCTAssertEqual(pulled, [0.1])
  }

  func testScrollView() {
    let view = ScrollTrace.ScrollView(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 40000))
    XCTAssertEqual(view.metrics.maximumContentOffset.y, 39148)
  }

  func testError() {
    do {
      _ = try ScrollTrace(json: Data(#"{"name": 3}"#.utf8), file: "swipe.json")
      XCTFail("not refused")
    } catch {
      XCTAssertEqual("\(error)", "swipe.json: name is 3, must be a string")
    }
  }

  func testRecorder() throws {
    var recorder = TraceRecorder(
      name: "swipe",
      metrics: ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960))
    )
    try recorder.touch(.began, x: 160, y: 400, time: 1000.25)
    try recorder.offset(x: 0, y: 12, time: 1000.5)
    XCTAssertEqual(recorder.trace.expected.offsets![0].time, 0.25)
  }

  func testErrorsDescribeThemselvesWhereverTheyAreShown() {
    let error = ScrollTraceError(field: "name", value: "3", expectation: "be a string")
    XCTAssertEqual("\(error)", "name is 3, must be a string")
    XCTAssertEqual(error.localizedDescription, "name is 3, must be a string")
  }
}
