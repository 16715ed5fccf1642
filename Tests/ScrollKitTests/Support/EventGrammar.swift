import ScrollKit

/// Checks the order of a scroller's events, with UIScrollView's order as a state machine. After
/// each input it also checks the scroller's flags. It keeps the first violation.
struct EventGrammar {
  private enum State: String {
    /// Nothing moves. A finger may be down, but it has not dragged.
    case idle
    /// A finger holds content that it caught.
    case held
    case dragging
    /// Between `willEndDragging` and `didEndDragging`.
    case releasing
    /// Between `didEndDragging` and `willBeginDecelerating`.
    case due
    case decelerating
    case animating
    /// The pause after a wheel.
    case awaiting
    /// Some scrolling is over. `didEndScrolling` is due unless other scrolling goes on.
    case ended
  }

  /// The scroller's flags after an input.
  struct Flags: Equatable {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    var isScrollAnimating = false
    /// Whether fingers zoom.
    var isZooming = false
    /// Whether the picture still follows a zoom.
    var showsZoom = false
    var isAtRest = true

    init(_ scroller: Scroller) {
      isTracking = scroller.isTracking
      isDragging = scroller.isDragging
      isDecelerating = scroller.isDecelerating
      isScrollAnimating = scroller.isScrollAnimating
      isZooming = scroller.isZooming
      showsZoom = scroller.isZoomBouncing || scroller.isZoomAnimating
      isAtRest = scroller.isAtRest
    }

    /// Reads flags, one letter for each, with `w` for a wheel's pause; `nil` for an unknown letter.
    init?(letters: Substring) {
      guard letters.allSatisfy({ "TDbawZy".contains($0) }) else { return nil }
      isTracking = !letters.allSatisfy { "bayw".contains($0) }
      isZooming = letters.contains("Z")
      showsZoom = letters.contains("y")
      isDragging = letters.contains("D")
      isDecelerating = letters.contains("b")
      isScrollAnimating = letters.contains("a")
      isAtRest = letters.isEmpty
    }

    init() {}
  }

  private var state = State.idle
  /// Between `willBeginZooming` and `didEndZooming`.
  private var isZooming = false
  /// Whether the content may be about to go to a page, which the flags hide while a zoom is shown.
  private var mayAwait = false
  /// Whether the content has a touch.
  private var hasContentTouch = false
  private var offset: CGPoint?
  private(set) var violation: String?

  /// Checks the events of one input and the scroller after it.
  mutating func check(_ events: [Scroller.Event], _ scroller: Scroller) {
    if let offset, offset != scroller.contentOffset, !events.contains(.didScroll) {
      note("the offset changes without didScroll")
    }
    offset = scroller.contentOffset
    check(events, Flags(scroller))
  }

  /// Checks the events of one input and the flags after it.
  mutating func check(_ events: [Scroller.Event], _ flags: Flags) {
    if events.count > 12 { note("\(events.count) events") }
    var previous: Scroller.Event?
    for event in events {
      if !isStepBeside(event) { step(event, after: previous) }
      previous = event
    }
    close(flags)
  }

  private mutating func note(_ text: String) { violation = violation ?? text }

  /// Whether an event is one of those that may come anywhere. Zooms and touches of the content
  /// begin and end in turn.
  private mutating func isStepBeside(_ event: Scroller.Event) -> Bool {
    let endsDrag = state == .releasing || state == .due && event != .didEndZooming
    switch event {
    case .willBeginZooming, .didEndZooming:
      if isZooming == (event == .willBeginZooming) { note("\(event.name), zooming: \(isZooming)") }
      isZooming = event == .willBeginZooming
    case .didBeginContentTouch, .didCancelContentTouch, .didEndContentTouch:
      if hasContentTouch == (event == .didBeginContentTouch) {
        note("\(event.name), the content has a touch: \(hasContentTouch)")
      }
      hasContentTouch = event == .didBeginContentTouch
    case .didBeginRefreshing:
      if state != .dragging { note("didBeginRefreshing while \(state)") }
    case .willBeginDragging:
      if hasContentTouch { note("willBeginDragging, and the content has the touch") }
      return false
    default: return false
    }
    if endsDrag { note("\(event.name) while \(state)") }
    return true
  }

  private mutating func step(_ event: Scroller.Event, after previous: Scroller.Event?) {
    switch (event, state) {
    case (.didScroll, .releasing), (.didScroll, .due): break
    case (.didScroll, _): return
    case (.didZoom, .releasing), (.didZoom, .due): break
    case (.didZoom, _): return
    case (.didChangeAdjustedContentInset, .releasing), (.didChangeAdjustedContentInset, .due): break
    case (.didChangeAdjustedContentInset, _): return
    case (.willBeginDragging, .idle), (.willBeginDragging, .held),
      (.willBeginDragging, .awaiting):
      return state = .dragging
    case (.willEndDragging, .dragging): return state = .releasing
    case (.didEndDragging(let goesOn), .releasing), (.didEndDragging(let goesOn), .held):
      return state = goesOn ? .due : .ended
    case (.willBeginDecelerating, .due), (.willBeginDecelerating, .idle),
      (.willBeginDecelerating, .awaiting):
      return state = .decelerating
    // A drag or a fling that takes over from a motion.
    case (.willBeginDragging, .ended) where previous?.endsMotion == true: return state = .dragging
    case (.willBeginDecelerating, .ended) where previous?.endsMotion == true:
      return state = .decelerating
    case (.didEndDecelerating, .decelerating), (.didEndScrollingAnimation, .animating):
      return state = .ended
    case (.didScrollToTop, .animating), (.didScrollToTop, .idle), (.didScrollToTop, .ended),
      (.didScrollToTop, .awaiting):
      return state = .ended
    // The animation has no duration. It may have interrupted a drag.
    case (.didEndScrollingAnimation, .idle) where previous == .didScroll,
      (.didEndScrollingAnimation, .ended) where previous == .didScroll:
      return state = .ended
    case (.didEndScrollingAnimation, .awaiting): return state = .ended
    // In a chain, a finger that goes from one scroller to another lets a room close, and takes hold
    // of the content again at once.
    case (.didEndScrollingAnimation, .idle) where previous == .didChangeAdjustedContentInset:
      return state = .ended
    case (.didEndScrolling, .ended), (.didEndScrolling, .awaiting): return state = .idle
    case (.didEndScrolling, .idle) where mayAwait: return mayAwait = false
    default: break
    }
    note("\(event.name) while \(state)")
  }

  /// Checks the flags after an input.
  private mutating func close(_ flags: Flags) {
    if state == .ended, flags.isTracking { state = .held }
    // The finger went down just when an animated wheel arrived, in its pause: it held nothing.
    if state == .held, !flags.isTracking, !flags.isAtRest { state = .awaiting }
    let isLoose = state == .ended || state == .idle || state == .awaiting
    if isLoose, flags.isScrollAnimating { state = .animating }
    let isBusy = flags.isTracking || flags.isScrollAnimating || flags.showsZoom
    if isLoose, !isBusy, !flags.isAtRest { state = .awaiting }
    if flags.showsZoom {
      mayAwait = true
      if state == .ended, !flags.isTracking, !flags.isScrollAnimating { state = .awaiting }
    }
    if flags.isAtRest { mayAwait = false }
    if isZooming != (flags.isZooming || flags.showsZoom) {
      note("\(flags), zooming: \(isZooming)")
    }
    if hasContentTouch, flags.isDragging || flags.isZooming {
      note("\(flags), and the content has the touch")
    }
    var expected = Flags()
    (expected.isZooming, expected.showsZoom) = (flags.isZooming, flags.showsZoom)
    expected.isAtRest = state == .idle && !flags.isTracking && !flags.showsZoom
    switch state {
    case .idle: expected.isTracking = flags.isTracking
    case .awaiting: expected.isTracking = flags.isTracking
    case .held: expected.isTracking = true
    case .dragging: (expected.isTracking, expected.isDragging) = (true, true)
    case .decelerating: expected.isDecelerating = true
    case .animating: expected.isScrollAnimating = true
    case .releasing, .due, .ended: return note("an input ends while \(state)")
    }
    if flags != expected { note("\(flags) while \(state)") }
  }
}

extension Scroller.Event {
  /// Whether a motion is over.
  fileprivate var endsMotion: Bool {
    self == .didEndDecelerating || self == .didEndScrollingAnimation || self == .didScrollToTop
  }
}
