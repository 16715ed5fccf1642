extension Scroller {
  /// The events of one input, in order: at most twelve, stored without allocation; and what of the
  /// input the scroller did not use.
  public struct Events: Sequence, Equatable, Sendable, BitwiseCopyable {
    /// The values of `willEndDragging`, which occurs at most once in an input.
    private var velocity = AxisPair.zero
    private var target = AxisPair.zero
    /// What of the input the scroller did not use.
    public internal(set) var unconsumed = Unconsumed()
    /// Five bits for each event, the first one lowest, and their number in the highest four bits.
    /// It is the last field, so that copies read the memory in the same pieces as it was written:
    /// else the processor waits, in the benchmark's `scroller-touch`.
    private var codes: UInt64 = 0

    init() {}

    /// The number of events.
    public var count: Int { Int(truncatingIfNeeded: codes >> 60) }
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
      switch Code(rawValue: UInt8(truncatingIfNeeded: codes >> (5 * position) & 31)) {
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
      case .willBeginZooming: return .willBeginZooming
      case .didZoom: return .didZoom
      case .didEndZooming: return .didEndZooming
      case .didBeginContentTouch: return .didBeginContentTouch
      case .didCancelContentTouch: return .didCancelContentTouch
      case .didEndContentTouch: return .didEndContentTouch
      case .didBeginRefreshing: return .didBeginRefreshing
      case .didChangeAdjustedContentInset: return .didChangeAdjustedContentInset
      case .didEndScrolling: return .didEndScrolling
      }
    }

    /// Whether any event from a position on ends some kind of scrolling. All are tested at once,
    /// for the benchmark's `scroller-touch`: the highest bit of each code. The number of events
    /// never comes to lie under the mask.
    func hasEnd(from position: Int) -> Bool {
      (codes >> (5 * position)) & 0x0842_1084_2108_4210 != 0
    }

    /// Adds the events of a further input, and what it left.
    mutating func add(_ more: Events) {
      // Nearly always, for the benchmark's `chain-frame`.
      if isEmpty, unconsumed == Unconsumed() { return self = more }
      for event in more { append(event) }
      unconsumed.way = (unconsumed.way + more.unconsumed.way).finite
      unconsumed.speed = (unconsumed.speed + more.unconsumed.speed).finite
    }

    /// Adds an event; a thirteenth would be dropped, but no input has so many. Inlined, like
    /// `Code.init`, for the benchmark's `scroller-frame`: a known event then becomes a single
    /// number.
    @inline(__always)
    mutating func append(_ event: Event) {
      if case .willEndDragging(let velocity, let target) = event {
        (self.velocity, self.target) = (AxisPair(velocity), AxisPair(target))
      }
      guard count < 12 else { return }
      codes = (codes | UInt64(Code(event).rawValue) << (5 * count)) &+ 1 << 60
    }
  }
}
