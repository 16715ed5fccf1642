import ScrollKit

/// Plays a trace's touches to a scroller, with the motion after each release started later by a shift.
struct TracePlayer {
  let trace: ScrollTrace
  let configuration: Scroller.Configuration

  /// Shifts are tried from 0 to 2 ms, on a grid of 10 microseconds.
  private static let grid = 10e-6
  private static let gridCount = 200
  /// A fit looks at this many samples at the most, evenly chosen.
  private static let greatestFitCount = 2000

  /// When the path is sampled.
  var sampleTimes: [Double] {
    trace.sampleTimes ?? trace.expected.offsets?.map(\.time) ?? []
  }

  /// The shift with which the path fits the recorded one best; zero without one.
  var fittedShift: Double {
    guard let recorded = trace.expected.offsets, let release = trace.touches.last(where: \.isEnd)
    else { return 0 }
    let late = recorded.indices.filter { recorded[$0].time >= release.time }
    let step = max(1, late.count / Self.greatestFitCount)
    let chosen = stride(from: 0, to: late.count, by: step).map { recorded[late[$0]] }
    guard !chosen.isEmpty else { return 0 }
    var best: ScrollTrace.Fit?
    for number in 0...Self.gridCount {
      let shift = Double(number) * Self.grid
      let samples = run(shift: shift, at: chosen.map(\.time)).samples
      let fit = ScrollTrace.Fit(
        shift: shift, samples: samples, recorded: chosen,
        displayScale: trace.scrollView.displayScale)
      if best.map({ fit.isBetter(than: $0) }) ?? true { best = fit }
    }
    return best?.shift ?? 0
  }

  /// Plays the whole trace.
  func run(shift: Double) -> ScrollTrace.Replay { run(shift: shift, at: sampleTimes) }

  private func run(shift: Double, at times: [Double]) -> ScrollTrace.Replay {
    var replay = ScrollTrace.Replay(
      scroller: Scroller(trace.scrollView.metrics, configuration: configuration))
    var touches = trace.touches[...]
    for time in times {
      while let touch = touches.first, touch.time <= time {
        play(touches.removeFirst(), shift: shift, &replay)
        _ = touch
      }
      replay.record(replay.scroller.advance(to: time), at: time)
      let offset = replay.scroller.contentOffset
      replay.samples.append(
        ScrollTrace.Sample(time: time, x: Double(offset.x), y: Double(offset.y)))
    }
    for touch in touches { play(touch, shift: shift, &replay) }
    if let end = replay.scroller.restTime {
      replay.record(replay.scroller.advance(to: end), at: end)
    }
    return replay
  }

  private func play(
    _ touch: ScrollTrace.Touch, shift: Double, _ replay: inout ScrollTrace.Replay
  ) {
    replay.record(replay.scroller.advance(to: touch.time), at: touch.time)
    let events = replay.scroller.touch(
      touch.phase.scrollerPhase, id: touch.id, at: CGPoint(x: touch.x, y: touch.y),
      time: touch.time)
    replay.record(events, at: touch.time)
    if touch.isEnd { replay.scroller.rebaseTimes(by: shift) }
  }
}

extension ScrollTrace.Touch {
  fileprivate var isEnd: Bool { phase == .ended || phase == .cancelled }
}

extension ScrollTrace.Touch.Phase {
  fileprivate var scrollerPhase: Scroller.TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension ScrollTrace.Replay {
  fileprivate mutating func record(_ new: Scroller.Events, at time: Double) {
    for event in new { events.append(ScrollTrace.Event(event, at: time)) }
  }
}

extension ScrollTrace.Event {
  /// A scroller's event as a trace writes it.
  init(_ event: Scroller.Event, at time: Double) {
    self.init(time: time, name: Name(rawValue: event.name) ?? .didScroll)
    switch event {
    case .willEndDragging(let velocity, let target):
      self.velocity = .point(x: Double(velocity.x), y: Double(velocity.y))
      self.target = .point(x: Double(target.x), y: Double(target.y))
    case .didEndDragging(let willDecelerate):
      self.willDecelerate = willDecelerate
    default: break
    }
  }
}
