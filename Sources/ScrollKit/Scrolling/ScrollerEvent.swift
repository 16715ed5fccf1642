extension Scroller {
  /// What happened, under the names and in the order of UIScrollView's delegate.
  public enum Event: CountedPayload, Equatable, Sendable {
    /// A finger has moved far enough to drag the content.
    case willBeginDragging
    /// The content offset, rounded to device pixels, has changed.
    case didScroll
    /// The finger lets go: with what velocity, in points per second (UIKit's delegate gets points
    /// per millisecond), and where the content is going to rest. `retarget(to:)` may be called now.
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
    /// Scrolling of any kind is over, with no finger down. UIKit has no such event, but four that
    /// mean it (`didEndDragging` without deceleration, and the three ends of motions). This one
    /// always follows one of those, or the `didScroll` of a wheel.
    case didEndScrolling

    var counted: SIMD8<Double> {
      let code = Double(Code(self).rawValue)
      guard case .willEndDragging(let velocity, let target) = self else {
        return Self.counted(code)
      }
      let (speed, place) = (AxisPair(velocity), AxisPair(target))
      return Self.counted(code, speed.x, speed.y, place.x, place.y)
    }

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

  }

  /// The events of one input, in order: at most six, stored without allocation.
  public struct Events: Sequence, Equatable, Sendable, BitwiseCopyable {
    /// The values of `willEndDragging`, which occurs at most once in an input.
    private var velocity = AxisPair.zero
    private var target = AxisPair.zero
    /// A byte for each event, the first one lowest. It is the last field, so that copies read the
    /// memory in the same pieces as it was written: else the processor waits, in the benchmark's
    /// `scroller-touch`.
    private var codes: UInt64 = 0

    init() {}

    /// The number of events.
    public var count: Int { (UInt64.bitWidth - codes.leadingZeroBitCount + 7) / 8 }
    /// Whether there are none.
    public var isEmpty: Bool { codes == 0 }
    /// The first event, or `nil`.
    public var first: Event? { isEmpty ? nil : self[0] }
    /// The last event, or `nil`.
    public var last: Event? { isEmpty ? nil : self[count - 1] }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the events once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the events once.
    public struct Iterator: IteratorProtocol, Sendable, BitwiseCopyable {
      let all: Events
      private var position = 0

      init(all: Events) { self.all = all }

      /// The next event, or `nil` after the last.
      public mutating func next() -> Event? {
        guard position < all.count else { return nil }
        position += 1
        return all[position - 1]
      }
    }

    /// The event at a position that there is.
    private subscript(position: Int) -> Event {
      switch Code(rawValue: UInt8(truncatingIfNeeded: codes >> (8 * position))) {
      case .willBeginDragging: return .willBeginDragging
      case .didScroll, nil: return .didScroll
      case .willEndDragging:
        return .willEndDragging(velocity: velocity.point, target: target.point)
      case .didEndDraggingAtRest: return .didEndDragging(willDecelerate: false)
      case .didEndDraggingMoving: return .didEndDragging(willDecelerate: true)
      case .willBeginDecelerating: return .willBeginDecelerating
      case .didEndDecelerating: return .didEndDecelerating
      case .didEndScrollingAnimation: return .didEndScrollingAnimation
      case .didScrollToTop: return .didScrollToTop
      case .didZoom: return .didZoom
      case .didChangeAdjustedContentInset: return .didChangeAdjustedContentInset
      case .didEndScrolling: return .didEndScrolling
      }
    }

    /// Whether any event from a position on ends some kind of scrolling. All are tested at once,
    /// for the benchmark's `scroller-touch`.
    func hasEnd(from position: Int) -> Bool {
      (codes >> (8 * position)) & 0x8080_8080_8080_8080 != 0
    }

    /// Adds an event. The longest sequence is a motion that ends in time and another one that ends
    /// at once: `didScroll`, its end, `didEndScrolling`, twice. Inlined, like `Code.init`, for the
    /// benchmark's `scroller-frame`: a known event then becomes a single number.
    @inline(__always)
    mutating func append(_ event: Event) {
      if case .willEndDragging(let velocity, let target) = event {
        (self.velocity, self.target) = (AxisPair(velocity), AxisPair(target))
      }
      codes |= UInt64(Code(event).rawValue) << (8 * count)
    }
  }

  /// An event without its values, as a number other than zero. The highest bit is set for events
  /// that end some kind of scrolling.
  private enum Code: UInt8 {
    case willBeginDragging = 1
    case didScroll, willEndDragging, willBeginDecelerating
    case didZoom, didChangeAdjustedContentInset, didEndScrolling
    case didEndDraggingAtRest = 0x80
    case didEndDraggingMoving, didEndDecelerating, didEndScrollingAnimation, didScrollToTop

    @inline(__always)
    init(_ event: Event) {
      switch event {
      case .willBeginDragging: self = .willBeginDragging
      case .didScroll: self = .didScroll
      case .willEndDragging: self = .willEndDragging
      case .didEndDragging(let moves): self = moves ? .didEndDraggingMoving : .didEndDraggingAtRest
      case .willBeginDecelerating: self = .willBeginDecelerating
      case .didEndDecelerating: self = .didEndDecelerating
      case .didEndScrollingAnimation: self = .didEndScrollingAnimation
      case .didScrollToTop: self = .didScrollToTop
      case .didZoom: self = .didZoom
      case .didChangeAdjustedContentInset: self = .didChangeAdjustedContentInset
      case .didEndScrolling: self = .didEndScrolling
      }
    }
  }
}
