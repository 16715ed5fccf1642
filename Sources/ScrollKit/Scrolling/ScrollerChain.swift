/// Who moves in a chain of nested scrollers: a photo in a pager in a list, a carousel in a list, a
/// list with a header that collapses.
///
/// ```swift
/// let size = CGSize(width: 300, height: 400)
/// var scrollers = [1000, 2000].map {  // A list in a page, inner first.
///   Scroller(ScrollMetrics(viewportSize: size, contentSize: CGSize(width: 300, height: $0)))
/// }
/// scrollers[0].setContentOffset(CGPoint(x: 0, y: 580))
/// var chain = ScrollerChain(policy: .uiKit)
/// chain.touch(.began, at: CGPoint(x: 150, y: 300), time: 0, in: &scrollers)
/// chain.touch(.moved, at: CGPoint(x: 150, y: 250), time: 0.1, in: &scrollers)
/// print(scrollers.map { $0.contentOffset.y })  // [600.0, 20.0]
/// ```
///
/// The scrollers belong to the app. They are in the order in which they lie in each other, the
/// innermost first; four count, and outer ones are left alone. Touches, wheels and the passing of
/// time go through the chain, which gives each scroller its share; sizes and commands go to the
/// scrollers themselves. Nothing is lost and nothing moves twice: what no scroller used is told.
/// Scrolling stops for a scroller where `Configuration.transfersToParent` does not hold the axis:
/// from there nothing goes farther outward, even along an axis on which it does not scroll.
///
/// The chain itself is a small value without references. It knows the gesture that goes on.
public struct ScrollerChain: Equatable, Sendable, BitwiseCopyable {
  /// The rules.
  public var policy: Policy
  /// The fingers that are down.
  var gesture: ChainGesture?
  /// The scroller that keeps the wheel, and when it was last turned.
  var wheelOwner: Int?
  var wheelTime: Double?

  /// The most scrollers that count.
  public static var capacity: Int { 4 }

  /// Creates a chain without a gesture.
  public init(policy: Policy = .uiKit) { self.policy = policy }

  /// The events of one input, for each scroller, and what none of them used.
  public struct Events: Equatable, Sendable, BitwiseCopyable {
    private var events = (
      Scroller.Events(), Scroller.Events(), Scroller.Events(), Scroller.Events()
    )
    /// The number of scrollers.
    public let count: Int
    /// What no scroller used.
    public internal(set) var unconsumed = Scroller.Unconsumed()

    init(count: Int) { self.count = count }

    /// The events of a scroller, counted from the innermost; none for one that does not exist.
    public subscript(level: Int) -> Scroller.Events {
      switch level {
      case 0: events.0
      case 1: events.1
      case 2: events.2
      case 3: events.3
      default: Scroller.Events()
      }
    }

    /// Adds the events of a scroller; in place, for the benchmark's `chain-frame`.
    mutating func add(_ new: Scroller.Events, to level: Int) {
      switch level {
      case 0: events.0.add(new)
      case 1: events.1.add(new)
      case 2: events.2.add(new)
      case 3: events.3.add(new)
      default: break
      }
    }

    /// Whether nothing happened in any scroller.
    public var isEmpty: Bool {
      events.0.isEmpty && events.1.isEmpty && events.2.isEmpty && events.3.isEmpty
    }

    /// Whether two inputs had the same events.
    public static func == (a: Events, b: Events) -> Bool {
      a.count == b.count && a.unconsumed == b.unconsumed && a.events.0 == b.events.0
        && a.events.1 == b.events.1 && a.events.2 == b.events.2 && a.events.3 == b.events.3
    }
  }

  /// How many of some scrollers count.
  static func count(_ scrollers: [Scroller]) -> Int { min(scrollers.count, capacity) }
}

extension ScrollerChain {
  /// Whether a finger is down.
  public var isTracking: Bool { gesture != nil }

  /// Whether no finger is down and all scrollers are at rest. O(n).
  public func isAtRest(_ scrollers: [Scroller]) -> Bool {
    gesture == nil && scrollers.allSatisfy { $0.isAtRest }
  }

  /// When `advance(to:in:)` should be called next, in seconds: the earliest such time of any
  /// scroller; `nil` when there is nothing to wait for. O(n).
  public func nextWakeTime(_ scrollers: [Scroller]) -> Double? {
    var wake: Double?
    for scroller in scrollers {
      if let time = scroller.nextWakeTime { wake = min(time, wake ?? time) }
    }
    return wake
  }

  /// When all scrollers come to rest, in seconds; `nil` while a finger is down. What they hand on
  /// is counted in: it plays copies of them to the end, so it allocates.
  public func restTime(_ scrollers: [Scroller]) -> Double? {
    var (chain, scrollers) = (self, scrollers)
    var rest: Double?
    for _ in 0..<Self.greatestHandovers {
      var latest: Double?
      for scroller in scrollers {
        guard let time = scroller.restTime else {
          if scroller.isTracking { return nil }
          continue
        }
        latest = max(time, latest ?? time)
      }
      if latest == rest { break }
      rest = latest
      if let latest { chain.advance(to: latest, in: &scrollers) }
    }
    return gesture == nil ? rest : nil
  }

  /// Adds a time span to every stored time of the chain and of its scrollers: for a saved state
  /// that goes on with another clock.
  ///
  /// - Parameters:
  ///   - span: In seconds; NaN counts as zero.
  ///   - scrollers: The scrollers.
  public mutating func rebaseTimes(by span: Double, in scrollers: inout [Scroller]) {
    let span = span.finite(or: 0)
    wheelTime = wheelTime.map { ($0 + span).finite(or: 0) }
    if let time = gesture?.startTime { gesture?.startTime = (time + span).finite(or: 0) }
    for level in scrollers.indices { scrollers[level].rebaseTimes(by: span) }
  }
}
