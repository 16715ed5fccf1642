import ScrollKit
import ScrollKitTraces
import XCTest

final class TraceRecorderTests: XCTestCase {
  private func recorder() -> TraceRecorder {
    TraceRecorder(
      name: "device", description: "d", source: "s", scrollView: smallTrace().scrollView)
  }

  func testTimesCountFromTheEarliest() throws {
    var recorder = recorder()
    try recorder.offset(x: 0, y: 1, time: 1000.5)
    try recorder.touch(.began, x: 10, y: 20, id: 3, time: 1000.25)
    try recorder.touch(.moved, x: 11, y: 21, id: 3, time: 1000.25)
    try recorder.event(ScrollTrace.Event(time: 1001, name: .willBeginDragging, y: 1))
    try recorder.offset(x: 0, y: 2, time: 1002)
    var wanted = smallTrace()
    wanted.name = "device"
    wanted.description = "d"
    wanted.source = "s"
    wanted.touches = [
      ScrollTrace.Touch(time: 0, phase: .began, x: 10, y: 20, id: 3),
      ScrollTrace.Touch(time: 0, phase: .moved, x: 11, y: 21, id: 3),
    ]
    wanted.expected.offsets = [
      ScrollTrace.Sample(time: 0.25, x: 0, y: 1), ScrollTrace.Sample(time: 1.75, x: 0, y: 2),
    ]
    wanted.expected.events = [ScrollTrace.Event(time: 0.75, name: .willBeginDragging, y: 1)]
    XCTAssertEqual(recorder.trace, wanted)
    XCTAssertEqual(try ScrollTrace(json: recorder.trace.json), wanted)
  }

  func testMetricsBecomeAScrollView() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 393, height: 852),
      contentSize: CGSize(width: 393, height: 2000),
      contentInset: ScrollInsets(top: 10, left: 1, bottom: 20, right: 2),
      safeAreaInsets: ScrollInsets(top: 59, bottom: 34),
      behavior: ScrollBehavior(
        bounces: .vertical, alwaysBounces: .horizontal, isScrollEnabled: false),
      displayScale: 3,
      contentOffset: CGPoint(x: 0, y: 40))
    var wanted = ScrollTrace.ScrollView(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 2000))
    wanted.contentInset = ScrollInsets(top: 69, left: 1, bottom: 54, right: 2)
    wanted.contentOffset = CGPoint(x: 0, y: 40)
    wanted.displayScale = 3
    wanted.alwaysBounceHorizontal = true
    wanted.isScrollEnabled = false
    XCTAssertEqual(TraceRecorder(name: "m", metrics: metrics).trace.scrollView, wanted)

    var rigid = metrics
    rigid.behavior = ScrollBehavior(bounces: [], alwaysBounces: .vertical)
    wanted.bounces = false
    wanted.alwaysBounceVertical = true
    wanted.alwaysBounceHorizontal = false
    wanted.isScrollEnabled = true
    XCTAssertEqual(ScrollTrace.ScrollView(rigid), wanted)
  }

  func testNothingRecorded() throws {
    let trace = recorder().trace
    XCTAssertEqual(trace.touches, [])
    XCTAssertNil(trace.expected.offsets)
    XCTAssertNil(trace.expected.events)
    XCTAssertNoThrow(try trace.json)
  }

  func testAClockMayBeNegative() throws {
    var recorder = recorder()
    try recorder.offset(x: 0, y: 0, time: -3)
    try recorder.offset(x: 0, y: 0, time: 0)
    XCTAssertEqual(recorder.trace.expected.offsets?.map(\.time), [0, 3])
    XCTAssertThrowsError(try recorder.offset(x: 0, y: 0, time: -1)) {
      XCTAssertEqual(
        "\($0)",
        "expected.offsets[2].time is -1, must not be before expected.offsets[1].time (0)")
    }
  }

  private struct Row: TableRow {
    var source = "the recorder's rule"
    var append: @Sendable (inout TraceRecorder) throws -> Void
    var message: String
  }

  func testWhatIsRefusedLeavesTheRecorderAsItWas() throws {
    var full = recorder()
    try full.touch(.began, x: 0, y: 0, time: 5)
    try full.offset(x: 0, y: 0, time: 5)
    try full.event(ScrollTrace.Event(time: 5, name: .didScroll))
    let rows = [
      Row(
        append: { try $0.touch(.moved, x: 0, y: 0, time: 4.5) },
        message: "touches[1].time is 4.5, must not be before touches[0].time (5)"),
      Row(
        append: { try $0.touch(.moved, x: 0, y: 0, time: .nan) },
        message: "touches[1].time is nan, must be a finite number"),
      Row(
        append: { try $0.touch(.moved, x: .infinity, y: 0, time: 6) },
        message: "touches[1].x is inf, must be a finite number"),
      Row(
        append: { try $0.touch(.moved, x: 0, y: .nan, time: 6) },
        message: "touches[1].y is nan, must be a finite number"),
      Row(
        append: { try $0.offset(x: 0, y: 0, time: 4) },
        message: "expected.offsets[1].time is 4, must not be before expected.offsets[0].time (5)"),
      Row(
        append: { try $0.offset(x: 0, y: 0, time: .infinity) },
        message: "expected.offsets[1].time is inf, must be a finite number"),
      Row(
        append: { try $0.offset(x: .nan, y: 0, time: 6) },
        message: "expected.offsets[1].x is nan, must be a finite number"),
      Row(
        append: { try $0.event(ScrollTrace.Event(time: 4, name: .didScroll)) },
        message: "expected.events[1].time is 4, must not be before expected.events[0].time (5)"),
      Row(
        append: {
          try $0.event(
            ScrollTrace.Event(
              time: 6, name: .willEndDragging, velocityPerMillisecond: .point(x: .nan, y: 0)))
        },
        message: "expected.events[1].velocity.x is nan, must be a finite number"),
    ]
    try forEachRow("refused by the recorder", rows) { row in
      var recorder = full
      XCTAssertThrowsError(try row.append(&recorder)) { XCTAssertEqual("\($0)", row.message) }
      XCTAssertEqual(recorder, full)
    }
  }
}
