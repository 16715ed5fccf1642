package import ScrollKit

/// Plays a trace's touches to a scroller. The motion after each release starts later by a shift.
struct TracePlayer {
  let trace: ScrollTrace
  private let start: Scroller

  init(trace: ScrollTrace, configuration: Scroller.Configuration) {
    self.trace = trace
    start = Scroller(trace.scrollView.metrics, configuration: configuration)
  }

  /// Plays the whole trace until the content rests.
  func run(shift: Double) -> ScrollTrace.Replay {
    var replay = ScrollTrace.Replay(scroller: start)
    let recorded = trace.expected.offsets ?? []
    let times = trace.sampleTimes ?? recorded.map(\.time)
    replay.samples.reserveCapacity(times.count)
    var course = Course(scroller: start, touches: trace.touches[...], shift: shift)
    for time in times {
      let sample = course.sample(at: time) { replay.record($0, at: $1) }
      replay.samples.append(sample)
    }
    course.finish { replay.record($0, at: $1) }
    replay.scroller = course.scroller
    if trace.expected.offsets != nil {
      let paired = trace.sampleTimes == nil ? replay.samples : samples(of: recorded, shift: shift)
      replay.fit = fit(of: paired, to: recorded, shift: shift)
    }
    return replay
  }

  /// The offsets at the times of the recorded ones, for a replay that is sampled at other times.
  private func samples(
    of recorded: [ScrollTrace.Sample], shift: Double
  ) -> [ScrollTrace.Sample] {
    var course = Course(scroller: start, touches: trace.touches[...], shift: shift)
    return recorded.map { course.sample(at: $0.time) }
  }

  private func fit(
    of samples: [ScrollTrace.Sample], to recorded: [ScrollTrace.Sample], shift: Double
  ) -> ScrollTrace.Fit {
    ScrollTrace.Fit(
      shift: shift, samples: samples, recorded: recorded,
      displayScale: trace.scrollView.displayScale)
  }
}

extension TracePlayer {
  /// Shifts are tried from 0 to 2 ms, on a grid of 10 microseconds.
  private static var grid: Double { 10e-6 }
  private static var gridCount: Int { 200 }
  /// The most samples, evenly chosen, and the most touches that a fit uses.
  private static var greatestFitCount: Int { 2000 }

  /// The shift with which the path fits the recorded one best; zero if none was recorded. Shifts
  /// make no difference before the first release that sets the content in motion, so that part is
  /// played once.
  var fittedShift: Double {
    guard let recorded = trace.expected.offsets, let release else { return 0 }
    let touches = trace.touches[(release.index + 1)...].prefix(Self.greatestFitCount)
    let end =
      touches.endIndex < trace.touches.count ? trace.touches[touches.endIndex].time : .infinity
    let late = recorded.filter { $0.time >= trace.touches[release.index].time && $0.time < end }
    guard !late.isEmpty else { return 0 }
    let step = max(1, late.count / Self.greatestFitCount)
    let chosen = stride(from: 0, to: late.count, by: step).map { late[$0] }
    var best: ScrollTrace.Fit?
    for number in 0...Self.gridCount {
      let shift = Double(number) * Self.grid
      var course = Course(scroller: release.scroller, touches: touches, shift: shift)
      course.scroller.rebaseTimes(by: shift)
      let fit = fit(of: chosen.map { course.sample(at: $0.time) }, to: chosen, shift: shift)
      if best.map({ fit.isBetter(than: $0) }) ?? true { best = fit }
    }
    return best?.shift ?? 0
  }

  /// The first release that sets the content in motion, and the scroller right after it.
  private var release: (index: Int, scroller: Scroller)? {
    var course = Course(scroller: start, touches: [], shift: 0)
    for (index, touch) in trace.touches.enumerated() {
      course.play(touch)
      if touch.isEnd, course.scroller.isDecelerating { return (index, course.scroller) }
    }
    return nil
  }
}

/// A scroller and the touches that are still to be played to it.
private struct Course {
  var scroller: Scroller
  var touches: ArraySlice<ScrollTrace.Touch>
  let shift: Double

  typealias Report = (Scroller.Events, Double) -> Void

  /// Plays up to a time, and samples the offset there.
  mutating func sample(at time: Double, report: Report = { _, _ in }) -> ScrollTrace.Sample {
    while let touch = touches.first, touch.time <= time {
      touches.removeFirst()
      play(touch, report: report)
    }
    report(scroller.advance(to: time), time)
    let offset = scroller.contentOffset
    return ScrollTrace.Sample(time: time, x: Double(offset.x), y: Double(offset.y))
  }

  /// Plays all touches that are left, and on until the content rests.
  mutating func finish(report: Report) {
    for touch in touches { play(touch, report: report) }
    if let end = scroller.restTime { report(scroller.advance(to: end), end) }
  }

  mutating func play(_ touch: ScrollTrace.Touch, report: Report = { _, _ in }) {
    report(scroller.advance(to: touch.time), touch.time)
    let events = scroller.touch(
      touch.phase.scrollerPhase, id: touch.id, at: CGPoint(x: touch.x, y: touch.y),
      time: touch.time)
    report(events, touch.time)
    if touch.isEnd { scroller.rebaseTimes(by: shift) }
  }
}

extension ScrollTrace.Touch {
  fileprivate var isEnd: Bool { phase == .ended || phase == .cancelled }
}

extension ScrollTrace.Touch.Phase {
  package var scrollerPhase: Scroller.TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
