extension Scroller {
  /// What happened, under the names and in the order of UIScrollView's delegate.
  public enum Event: Equatable, Sendable {
    /// A finger has moved far enough to drag the content.
    case willBeginDragging
    /// The content offset, rounded to device pixels, has changed.
    case didScroll
    /// The finger lets go: with what velocity, in points per *millisecond*, and where the content is
    /// going to rest. `retarget(to:)` may be called now.
    case willEndDragging(velocity: CGPoint, target: CGPoint)
    /// The finger has let go, and whether the content goes on moving.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to move by itself.
    case willBeginDecelerating
    /// It has come to rest, or a finger has caught it.
    case didEndDecelerating
    /// An animated scroll is over.
    case didEndScrollingAnimation
    /// A scroll to the top is over, or the content was there.
    case didScrollToTop
    /// The zoom scale has changed.
    case didZoom
    /// The adjusted content inset has changed.
    case didChangeAdjustedContentInset
    /// The one moment at which scrolling of any kind is over, with no finger down: not UIKit's, which has
    /// four for it (`didEndDragging` without deceleration, and the three ends of motions). It always
    /// follows one of those, or the `didScroll` of a wheel.
    case didEndScrolling

    /// The name of the event in traces.
    public var name: String {
      switch self {
      case .willBeginDragging: "willBeginDragging"
      case .didScroll: "didScroll"
      case .willEndDragging: "willEndDragging"
      case .didEndDragging: "didEndDragging"
      case .willBeginDecelerating: "willBeginDecelerating"
      case .didEndDecelerating: "didEndDecelerating"
      case .didEndScrollingAnimation: "didEndScrollingAnimation"
      case .didScrollToTop: "didScrollToTop"
      case .didZoom: "didZoom"
      case .didChangeAdjustedContentInset: "didChangeAdjustedContentInset"
      case .didEndScrolling: "didEndScrolling"
      }
    }

    /// Whether it says that some kind of scrolling is over.
    var isAnEnd: Bool {
      switch self {
      case .didEndDragging, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop: true
      default: false
      }
    }
  }

  /// The events of one input, in order: no more than six, kept without allocation.
  public struct Events: RandomAccessCollection, Equatable, Sendable {
    private typealias Slots = (Event, Event, Event, Event, Event, Event)
    private var slots: Slots = (
      .didScroll, .didScroll, .didScroll, .didScroll, .didScroll, .didScroll
    )
    private var number = 0

    init() {}

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of events.
    public var endIndex: Int { number }

    /// The event at a position; positions outside count as the nearest. Without events it is
    /// `didScroll`.
    public subscript(position: Int) -> Event {
      switch position.clamped(to: 0...Swift.max(0, number - 1)) {
      case 0: slots.0
      case 1: slots.1
      case 2: slots.2
      case 3: slots.3
      case 4: slots.4
      default: slots.5
      }
    }

    /// Adds an event. The longest sequence is that of a motion which ends in time, and another one which
    /// ends at once: `didScroll`, its end, `didEndScrolling`, twice.
    mutating func append(_ event: Event) {
      switch number {
      case 0: slots.0 = event
      case 1: slots.1 = event
      case 2: slots.2 = event
      case 3: slots.3 = event
      case 4: slots.4 = event
      default: slots.5 = event
      }
      number = Swift.min(number + 1, 6)
    }

    /// Whether both hold the same events in the same order.
    public static func == (a: Events, b: Events) -> Bool { a.elementsEqual(b) }
  }
}
