import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

@testable import ScrollKitReplay

/// The bundled recordings of a real UIScrollView, replayed.
final class RecordingTests: XCTestCase {
  /// How a replay must fit: a least number of exact samples, and all within a device pixel, which
  /// is a third of a point.
  private struct FitRow: TableRow {
    let name: String
    let samples: Int
    let exact: Int
    let shift: ClosedRange<Double>
    let velocity: Double
    let target: Double
    let rest: Double
    let source = "recorded from a UIScrollView, iOS 26.1 simulator, 393 x 852 pt at 3x"
  }

  private let rows = [
    FitRow(
      name: "touch-calibration", samples: 60, exact: 60, shift: 0...0, velocity: 0, target: 5170,
      rest: 5170),
    FitRow(
      name: "rubber-band-top", samples: 157, exact: 156, shift: 0.0005...0.0015, velocity: -0.625,
      target: 0, rest: 0),
    FitRow(
      name: "decelerate-750", samples: 27, exact: 25, shift: 0.0005...0.0015, velocity: 0.75,
      target: 5443.666667, rest: 5443.333333),
    FitRow(
      name: "edge-impact", samples: 45, exact: 44, shift: 0.0005...0.0015, velocity: 3.125,
      target: 39148, rest: 39148),
  ]

  func testPathsAndCallbacks() throws {
    XCTAssertEqual(rows.map(\.name), ReplayTool.bundledNames)
    try forEachRow("recordings", rows) { row in
      let trace = try ReplayTool.bundled(row.name)
      let run = trace.replay()
      let fit = try XCTUnwrap(run.fit)
      XCTAssertEqual(fit.samples, row.samples)
      XCTAssertEqual(fit.withinPixel, row.samples)
      XCTAssertGreaterThanOrEqual(fit.exact, row.exact)
      XCTAssertLessThanOrEqual(fit.maximumError, 1.0 / 3 + 0.001)
      XCTAssertTrue(row.shift.contains(fit.shift), "\(fit.shift)")
      XCTAssertEqual(run.worst.points, fit.maximumError)
      XCTAssertEqual(run.eventNames, trace.recordedEvents)
      XCTAssertEqual(run.isInOrder, true)
      XCTAssertTrue(run.isFaithful)
      XCTAssertEqual(run.restingOffset.y, row.rest, accuracy: 1e-3)
      XCTAssertEqual(run.restingOffset.x, 0)

      // Counts the fit again from the samples.
      let recorded = try XCTUnwrap(trace.expected.offsets)
      let errors = zip(run.samples, recorded).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
      XCTAssertEqual(errors.count, row.samples)
      XCTAssertEqual(errors.filter { $0 < 0.001 }.count, fit.exact)
      XCTAssertEqual(errors.max(), fit.maximumError)
      XCTAssertEqual(run.worst.index.map { errors[$0] }, fit.maximumError)

      let release = try XCTUnwrap(run.events.first { $0.name == .willEndDragging })
      guard case .along(let velocity)? = release.velocityPerMillisecond,
        case .along(let target)? = release.target
      else { return XCTFail("\(release)") }
      XCTAssertEqual(velocity, row.velocity, accuracy: 1e-6)
      XCTAssertEqual(target, row.target, accuracy: 1e-3)
      let end = try XCTUnwrap(run.events.first { $0.name == .didEndDragging })
      let recordedEnd = trace.expected.events?.first { $0.name == .didEndDragging }
      XCTAssertEqual(end.willDecelerate, recordedEnd?.willDecelerate)
      // A touch's callbacks have its time; the last callback is within a frame of the recorded one.
      for (own, recorded) in zip(
        run.events.filter { $0.name != .didScroll && $0.name != .didEndScrolling },
        trace.expected.events ?? [])
      {
        XCTAssertEqual(own.time, recorded.time, accuracy: 0.0171, own.name.rawValue)
      }
    }
  }

  func testThePathItselfDoesNotKnowTheRecording() throws {
    var trace = try ReplayTool.bundled("decelerate-750")
    let run = trace.replay()
    trace.expected.offsets = trace.expected.offsets?.map {
      ScrollTrace.Sample(time: $0.time, x: $0.x, y: 0)
    }
    let blind = trace.replay()
    XCTAssertEqual(blind.fit?.withinPixel, 0)
    XCTAssertFalse(blind.isFaithful)
    for (a, b) in zip(run.samples, blind.samples) {
      // Two milliseconds at 750 points per second.
      XCTAssertEqual(a.y, b.y, accuracy: 1.5 + 0.34)
    }
    trace.sampleTimes = trace.expected.offsets?.map(\.time)
    trace.expected.offsets = nil
    let unfitted = trace.replay()
    XCTAssertNil(unfitted.fit)
    XCTAssertEqual(unfitted.samples.map(\.time), run.samples.map(\.time))
    XCTAssertEqual(unfitted.samples[20].y, run.samples[20].y, accuracy: 1.84)
    XCTAssertEqual(unfitted.eventNames, run.eventNames)
  }

  func testSamplesAtOtherTimesFitAllTheSame() throws {
    var trace = try ReplayTool.bundled("decelerate-750")
    let fit = try XCTUnwrap(trace.replay().fit)
    trace.sampleTimes = [0, 0.05, 1, 9]
    let run = trace.replay()
    XCTAssertEqual(run.fit, fit)
    XCTAssertEqual(run.samples.map(\.time), [0, 0.05, 1, 9])
    // Before the drag; after six moves by 36 points, of which the slop takes 10; at rest.
    XCTAssertEqual(run.samples[0].y, 5000)
    XCTAssertEqual(run.samples[1].y, 5026)
    XCTAssertEqual(run.samples[3].y, 5443.333333, accuracy: 1e-6)
  }

  /// Recorded callbacks, and whether the replay of a fling is in order beside them.
  private struct OrderRow: TableRow {
    let names: [ScrollTrace.Event.Name]
    let until: Double
    let isInOrder: Bool
    let source: String
  }

  func testOrders() throws {
    let all: [ScrollTrace.Event.Name] = [
      .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating,
    ]
    let swapped = [all[0], all[2], all[1], all[3], all[4]]
    let rows = [
      OrderRow(names: all, until: 9, isInOrder: true, source: "as recorded"),
      OrderRow(names: swapped, until: 9, isInOrder: false, source: "two swapped"),
      OrderRow(names: Array(all.dropFirst()), until: 9, isInOrder: false, source: "one missing"),
      OrderRow(names: Array(all.dropLast()), until: 9, isInOrder: false, source: "one missing"),
      OrderRow(names: Array(all.dropLast()), until: 1, isInOrder: true, source: "ends before it"),
      OrderRow(names: all + [.didScrollToTop], until: 9, isInOrder: false, source: "one too many"),
      OrderRow(
        names: [.didScroll] + all + [.didEndScrolling], until: 9, isInOrder: true,
        source: "those that come often, or from here alone, do not count"),
      OrderRow(names: [], until: 0.001, isInOrder: true, source: "ends before anything"),
    ]
    let trace = try ReplayTool.bundled("decelerate-750")
    forEachRow("orders of recordings", rows) { row in
      var changed = trace
      changed.expected.offsets = nil
      changed.sampleTimes = [row.until]
      changed.expected.events = row.names.map { ScrollTrace.Event(time: row.until, name: $0) }
      if row.names.isEmpty { changed.expected.offsets = [.init(time: row.until, x: 0, y: 5000)] }
      XCTAssertEqual(changed.replay().isInOrder, row.isInOrder)
    }
    var bare = trace
    bare.expected = ScrollTrace.Expected()
    XCTAssertNil(bare.replay().isInOrder)
    XCTAssertTrue(bare.replay().isFaithful)
    XCTAssertEqual(
      bare.replay().report,
      "0 samples; nothing recorded to compare with; callbacks willBeginDragging, willEndDragging, "
        + "didEndDragging, willBeginDecelerating, didEndDecelerating")
    XCTAssertTrue(
      trace.replay().report.hasPrefix("25 of 27 samples exact, 27 within a pixel, worst 0.3"))
  }

  func testPagesAndSeveralGestures() throws {
    var trace = ScrollTrace(
      name: "two swipes",
      scrollView: ScrollTrace.ScrollView(
        viewport: CGSize(width: 393, height: 700), contentSize: CGSize(width: 1965, height: 700)))
    for start in [0.0, 1.0, 2.0] {
      trace.touches.append(.init(time: start, phase: .began, x: 300, y: 9))
      for step in 1...10 {
        trace.touches.append(
          .init(
            time: start + 0.01 * Double(step), phase: .moved, x: 300 - 10 * Double(step), y: 9))
      }
      trace.touches.append(.init(time: start + 0.1, phase: .ended, x: 200, y: 9))
    }
    let run = trace.replay(paging: .viewport)
    XCTAssertEqual(run.page(length: 393), 3)
    XCTAssertEqual(run.restingOffset.x, 1179)
    XCTAssertEqual(run.eventNames.count, 15)
    trace.scrollView.isPagingEnabled = true
    XCTAssertEqual(trace.replay(), run)
    trace.scrollView.isPagingEnabled = false
    XCTAssertNotEqual(trace.replay().restingOffset.x, 1179)
    XCTAssertNil(run.page(length: 0))

    // The fit finds the shift with which a recording was made, over all gestures.
    trace.sampleTimes = (0...300).map { Double($0) / 100 }
    trace.expected.offsets = trace.replay().samples
    XCTAssertEqual(trace.replay().fit?.shift, 0)
    XCTAssertEqual(trace.replay().fit?.exact, 301)
    trace.touches = trace.touches.map {
      var touch = $0
      if touch.phase == .ended { touch.time += 0.001 }
      return touch
    }
    let late = trace.replay()
    trace.expected.offsets = late.samples
    trace.touches = trace.touches.map {
      var touch = $0
      if touch.phase == .ended { touch.time -= 0.001 }
      return touch
    }
    XCTAssertEqual(trace.replay().fit?.shift ?? 0, 0.001, accuracy: 2e-5)
    XCTAssertGreaterThan(trace.replay().fit?.exact ?? 0, 298)
  }

  func testBothAxesAndOneFingerMore() throws {
    var trace = ScrollTrace(
      name: "a map",
      scrollView: ScrollTrace.ScrollView(
        viewport: CGSize(width: 300, height: 300), contentSize: CGSize(width: 9000, height: 9000)))
    trace.touches = [
      .init(time: 0, phase: .began, x: 200, y: 200),
      .init(time: 0.005, phase: .began, x: 9, y: 9, id: 1),
      .init(time: 0.01, phase: .moved, x: 188, y: 184),
      .init(time: 0.02, phase: .stationary, x: 0, y: 0),
      .init(time: 0.02, phase: .moved, x: 176, y: 168),
      .init(time: 0.03, phase: .moved, x: 0, y: 0, id: 1),
      .init(time: 0.03, phase: .cancelled, x: 0, y: 0, id: 1),
      .init(time: 0.03, phase: .ended, x: 176, y: 168),
    ]
    let release = try XCTUnwrap(trace.replay().events.first { $0.name == .willEndDragging })
    guard case .point(let x, let y)? = release.velocityPerMillisecond else {
      return XCTFail("\(release)")
    }
    XCTAssertEqual(x, 1.2, accuracy: 1e-9)
    XCTAssertEqual(y, 1.6, accuracy: 1e-9)
    trace.scrollView.contentSize.height = 300
    trace.touches = trace.touches.map {
      var touch = $0
      if touch.id == 0 { touch.y = 200 }
      return touch
    }
    let along = try XCTUnwrap(trace.replay().events.first { $0.name == .willEndDragging })
    guard case .along(let velocity)? = along.velocityPerMillisecond else {
      return XCTFail("\(along)")
    }
    XCTAssertEqual(velocity, 1.2, accuracy: 1e-9)
  }

  func testLargeTracesTakeSeconds() throws {
    var trace = try ReplayTool.bundled("rubber-band-top")
    let count = 50_000
    trace.touches = [.init(time: 0, phase: .began, x: 0, y: 0)]
    for step in 0..<count {
      // Half of the touches come after a release: the fit plays those again for each shift.
      let phase: ScrollTrace.Touch.Phase = step == count / 2 ? .ended : .moved
      trace.touches.append(
        .init(time: Double(step) * 0.001, phase: phase, x: 0, y: -Double(step % 500)))
    }
    trace.expected = ScrollTrace.Expected(
      offsets: (0..<count).map { .init(time: Double($0) * 0.001, x: 0, y: 0) })
    let start = Date()
    XCTAssertEqual(trace.replay().samples.count, count)
    XCTAssertLessThan(Date().timeIntervalSince(start), 20)
  }
}
