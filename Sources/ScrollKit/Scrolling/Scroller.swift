/// The scroll view as a value: touches and commands in, offsets and callbacks out.
///
/// ```swift
/// var scroller = Scroller(
///   ScrollMetrics(
///     viewportSize: CGSize(width: 320, height: 480),
///     contentSize: CGSize(width: 320, height: 4800)))
/// scroller.touch(.began, at: CGPoint(x: 160, y: 400), time: 0)
/// for step in 1...10 {
///   scroller.touch(.moved, at: CGPoint(x: 160, y: 400 - 20 * step), time: 0.01 * Double(step))
/// }
/// let events = scroller.touch(.ended, at: CGPoint(x: 160, y: 200), time: 0.1)
/// print(events.map { $0.name })  // ["willEndDragging", "didEndDragging", "willBeginDecelerating"]
/// scroller.advance(to: 10)
/// print(scroller.contentOffset.y, scroller.isAtRest)  // 1183.0 true
/// ```
///
/// Every input returns its events in UIKit's order, so the app can answer before anything moves on:
/// there are no callbacks, no clock, no timer. Nothing moves until the next input or
/// `advance(to:)`. The path is the same however rarely that is called, since positions are computed
/// from the time alone. An input with an earlier time than the latest takes effect now; only the
/// velocity is computed from the time given.
///
/// Touches are in the viewport's fixed frame: their coordinates do not contain the content offset.
/// Times are seconds of any one clock. A scroller is a plain value without references: a frame
/// allocates nothing, and a copy goes on independently.
public struct Scroller: Equatable, Sendable {
  /// The sizes, insets and flags, with the content offset rounded to device pixels. Change them
  /// through `resize(to:at:)` or `change(time:_:)`.
  public internal(set) var metrics: ScrollMetrics
  /// How it feels. Changes count from the next input on; a motion under way keeps its own figures.
  public var configuration: Configuration
  /// The offset before rounding.
  var offset: AxisPair
  /// The finger that is down; while there is one, nothing moves by itself. Set it by `hold(_:)`. It
  /// has no observer, for the benchmark's `scroller-touch`: every move of the finger changes it
  /// twice.
  var drag: ScrollDrag?
  var motion: ScrollMotion? {
    didSet {
      let kind = motion?.kind
      phase = kind.map { $0.isDeceleration ? .decelerating : .animating } ?? grip.phase
    }
  }
  /// How the finger holds the content. Kept, like `phase`, because reading `drag` or `motion` would
  /// copy the whole value.
  private(set) var grip = ScrollDrag.Grip.none
  /// What it is doing.
  public private(set) var phase = Phase.idle
  /// The place chosen last, with the metrics of that moment: where a drag began, or where a motion
  /// leads. At rest it is `nil`, unless sizes have changed at the present time.
  var place: ScrollMetrics?
  /// When the pause after the last turn of a wheel is over, and with it the wheel's gesture. The
  /// content then goes to a page.
  var pauseTime: Double?
  /// The latest time of any input.
  var now: Double?
  /// When indicators last had a reason to be visible.
  var lastShown: Double?
  /// The earliest time at which a zoom or a delayed touch of the content needs attention: the one
  /// number of theirs that a frame reads. See `setAlarm()`.
  var alarm = Double.infinity
  /// What zooms the content. Its placement is brought up to date by `syncZoomer()`.
  var zoomer: Zoomer?
  /// The fingers that zoom, or may do so: from the second one on until the last one is lifted.
  var pinch: ScrollPinch?
  /// How the picture comes to where the content is after a zoom. Set it by `setTransition(_:)`.
  var transition: ZoomTransition?
  /// The touch that the content has or waits for. Set it by `setContentTouch(_:)`.
  var contentTouch: ContentTouch?
  /// What is remembered to recognise taps.
  var taps = ScrollTaps()
  /// Whether the content has not scrolled since it was put at `Configuration.initialAnchor`.
  var isAtStart = false
  /// How far a refresh is; `metrics.refreshInset` is the room it has above the content.
  var refresh = Refresh.none

  /// What a scroll view is doing, in SwiftUI's words.
  public enum Phase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Nothing moves. After a wheel, its gesture may still go on: see `isAtRest`.
    case idle
    /// A finger is down and has not moved far enough to drag.
    case tracking
    /// A finger drags.
    case interacting
    /// The content moves by itself after a drag.
    case decelerating
    /// The content moves by command.
    case animating
  }

  /// The phase of a touch.
  public enum TouchPhase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The finger is down.
    case began
    /// It has moved.
    case moved
    /// It has not moved, but is still down.
    case stationary
    /// It is up.
    case ended
    /// The system has taken it away.
    case cancelled
  }

  /// Creates a scroll view at rest.
  ///
  /// - Parameters:
  ///   - metrics: Sizes, insets and flags. With a zoom its content size, alignment and offset are
  ///     ignored: those are the zoom's.
  ///   - zoom: What zooms the content: its size at scale 1, the limits, what is kept when sizes
  ///     change. Without one, nothing zooms. One without a viewport begins at its initial scale.
  ///   - configuration: How it feels.
  public init(
    _ metrics: ScrollMetrics, zoom: Zoomer? = nil, configuration: Configuration = Configuration()
  ) {
    self.metrics = metrics
    self.metrics.refreshInset = 0
    self.configuration = configuration
    offset = metrics.offset
    if zoom == nil { goToStart() }
    if var zoom {
      zoom.pinch = nil
      zoom.resize(to: metrics)
      zoomer = zoom
      self.metrics = zoom.metrics
      offset = zoom.placement.offset
    }
    self.metrics.offset = self.metrics.pixelGrid.nearest(offset)
  }
}

extension Scroller {
  /// The viewport's origin in content coordinates, rounded to device pixels.
  public var contentOffset: CGPoint { metrics.contentOffset }

  /// Whether a finger is down.
  public var isTracking: Bool { grip != .none }
  /// Whether a finger drags.
  public var isDragging: Bool { phase == .interacting }
  /// Whether the content moves by itself after a drag.
  public var isDecelerating: Bool { phase == .decelerating }
  /// Whether the content moves by command.
  public var isScrollAnimating: Bool { phase == .animating }

  /// Whether there is a motion.
  var isMoving: Bool { phase == .decelerating || phase == .animating }

  /// Sets the finger that is down, or that there is none.
  mutating func hold(_ drag: ScrollDrag?) {
    self.drag = drag
    if drag == nil { dropWaitingTouch() }
    noteGrip()
  }

  /// Updates `grip` and `phase`. To be called whenever the drag's grip has changed.
  mutating func noteGrip() {
    grip = drag?.grip ?? .none
    if !isMoving { phase = grip.phase }
  }

  /// The velocity of the content, in points per second.
  public var velocity: CGPoint {
    if let motion, let now { return motion.velocity(time: now).point }
    return grip == .dragging ? drag?.contentVelocity.point ?? .zero : .zero
  }

  /// The present time: the latest time of any input; zero before the first.
  var present: Double { now ?? 0 }

  /// Every input goes through here. It moves the clock and the content on, never back, runs `body`,
  /// and adds `didEndScrolling` if scrolling ended with it.
  mutating func input(
    _ time: Double?, _ body: (inout Scroller, inout Events) -> Void
  ) -> Events {
    // Nothing moves between two inputs at one time, so the second can go on with a motion that the
    // first stopped.
    var events = Events()
    if let time, time > now ?? -.infinity { events = move(to: time) }
    let first = events.count
    let pauses = pauseTime != nil
    body(&self, &events)
    if refresh == .ending, drag == nil { closeRefresh(animated: true, &events) }
    let isEnd = pauses && pauseTime == nil || events.hasEnd(from: first)
    if isEnd, scrollsNoMore, events.last != .didEndScrolling { events.append(.didEndScrolling) }
    return events
  }

  /// Moves the clock on, never back, and the content with it. Inlined for the benchmark's
  /// `scroller-touch`.
  @inline(__always)
  mutating func move(to time: Double) -> Events {
    var events = Events()
    let old = now
    if time == time {
      let time = time.saturated
      if case .some = pauseTime { endPause(by: time, &events) }
      if time >= alarm { ring(by: time, &events) }
      passTime(to: time)
    }
    run(&events, since: old)
    return events
  }

  /// Moves the clock on, never back.
  @inline(__always)
  mutating func passTime(to time: Double) {
    guard time > present || now == nil else { return }
    now = time
    if phase == .idle { forgetPlace() }
  }

  /// Sets the offset, and reports `didScroll` if the rounded offset has changed.
  mutating func scroll(to new: AxisPair, _ events: inout Events) {
    if setOffset(new) { events.append(.didScroll) }
  }

  /// Sets the offset.
  ///
  /// - Returns: Whether the rounded offset has changed.
  mutating func setOffset(_ new: AxisPair) -> Bool {
    let rounded: AxisPair
    if let ordinary = metrics.pixelGrid.nearest(ordinary: new) {
      // Such offsets are finite.
      (offset, rounded) = (new, ordinary)
    } else {
      offset = AxisPair(x: new.x.finite(or: offset.x), y: new.y.finite(or: offset.y))
      rounded = metrics.pixelGrid.nearest(offset)
    }
    if rounded == metrics.offset { return false }
    metrics.offset = rounded
    isAtStart = false
    return true
  }
}
