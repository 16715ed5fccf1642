/// What is remembered of touches to recognise taps that zoom.
struct ScrollTaps: Equatable, Sendable, BitwiseCopyable {
  /// A tap that may be under way.
  struct Tap: Equatable, Sendable, BitwiseCopyable {
    /// When the finger went down, in seconds.
    var time: Double
    /// Where, in the viewport's frame; of two fingers, the point between them.
    var place: AxisPair
    /// Whether a second finger joined it.
    var isDouble = false
    /// Whether it follows another tap, soon and near enough.
    var isSecond: Bool
  }

  /// The tap under way, while nothing speaks against it.
  var tap: Tap?
  /// The last tap of one finger: when it ended, and where.
  var lastTime: Double?
  var lastPlace = AxisPair.zero

  /// Notes that the fingers do something else.
  mutating func forgetTap() { (tap, lastTime) = (nil, nil) }

  /// Notes a second finger.
  mutating func addFinger(_ point: AxisPair) {
    guard tap?.isDouble == false else { return tap = nil }
    tap?.isDouble = true
    tap?.place = point
  }

  mutating func shiftTimes(by span: Double) {
    lastTime = lastTime.map { ($0 + span).finite(or: 0) }
    if let time = tap?.time { tap?.time = (time + span).finite(or: 0) }
  }
}

extension Scroller {
  /// Notes a finger that may begin a tap. One that follows a tap may zoom alone.
  mutating func beginTap(_ place: AxisPair, _ time: Double, isPlain: Bool) {
    let kinds = configuration.zoomTaps
    guard !kinds.isEmpty else { return }
    guard isPlain else { return taps.forgetTap() }
    let isSecond = taps.lastTime.map {
      time - $0 <= configuration.doubleTapInterval
        && (place - taps.lastPlace).length <= configuration.doubleTapDistance
    }
    taps.tap = ScrollTaps.Tap(time: time, place: place, isSecond: isSecond ?? false)
    taps.lastTime = nil
    guard isSecond == true, kinds.contains(.tapAndDrag), canPinch else { return }
    pinch = ScrollPinch(isSingle: true)
  }

  /// Ends a tap when the last finger is lifted.
  ///
  /// - Returns: The tap, if it was one that zooms.
  mutating func endTap(_ time: Double, isCancelled: Bool) -> ScrollTaps.Tap? {
    guard let tap = taps.tap else { return nil }
    taps.tap = nil
    guard !isCancelled, time - tap.time <= configuration.tapDuration,
      let drag, drag.travel.length < max(configuration.slop, .leastNonzeroMagnitude)
    else { return nil }
    if tap.isDouble { return configuration.zoomTaps.contains(.twoFingerTap) ? tap : nil }
    if tap.isSecond { return configuration.zoomTaps.contains(.doubleTap) ? tap : nil }
    (taps.lastTime, taps.lastPlace) = (time, tap.place)
    return nil
  }

  /// Zooms as a tap asks.
  mutating func answer(_ tap: ScrollTaps.Tap, _ events: inout Events) {
    if tap.isDouble {
      zoomOut(at: tap.place.point, animated: true, &events)
    } else {
      zoomIn(at: tap.place.point, steps: nil, animated: true, &events)
    }
  }
}
