import Foundation
import ScrollKit

/// Plays random inputs on a chain of scrollers, and checks what a chain promises: nothing is lost
/// and nothing moves twice, all is finite, and each scroller's events come in order.
struct ChainPlayer {
  /// A fault that the checks have to find.
  enum Planted: CaseIterable {
    /// What is left over is not told.
    case forgetsRest
    /// An outer scroller moves once more.
    case movesTwice
    case skipsEvent
    /// The time at which all rest is told too early.
    case restsEarly
  }

  var inputs: RandomInputs
  var scrollers: [Scroller] = []
  var chain = ScrollerChain()
  var planted: Planted?
  private var grammars: [EventGrammar]
  /// The fingers that are down, in the order in which they went down, and where they are.
  private var fingers: [(id: Int, place: CGPoint)] = []
  private(set) var fault: String?
  /// How often distances and velocities were compared.
  private(set) var compared = 0

  init(seed: UInt64, hostility: Int?, planted: Planted? = nil) {
    inputs = RandomInputs(seed: seed, hostility: hostility)
    self.planted = planted
    let count = inputs.chance(2) ? 2 : 3
    grammars = Array(repeating: EventGrammar(), count: count)
    for _ in 0..<count {
      var configuration = inputs.configuration()
      // What is animated moves later than it is told to.
      (configuration.animatesWheel, configuration.animatesKeys) = (false, false)
      if inputs.chance(6) { configuration.transfersToParent = pick([[], .horizontal, .vertical]) }
      scrollers.append(Scroller(exact(inputs.metrics()), configuration: configuration))
    }
    chain.policy = policy()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &inputs.generator)]
  }

  /// Metrics in which rounding to pixels is too small to matter.
  private func exact(_ metrics: ScrollMetrics) -> ScrollMetrics {
    var metrics = metrics
    if inputs.hostility == nil { metrics.displayScale = 4096 }
    return metrics
  }

  private mutating func policy() -> ScrollerChain.Policy {
    var policy = pick([ScrollerChain.Policy.uiKit, .browser, .compose])
    if inputs.chance(3) { policy.rest = pick(ScrollerChain.Policy.Handover.allCases) }
    if inputs.chance(3) { policy.momentum = pick(ScrollerChain.Policy.Handover.allCases) }
    if inputs.chance(3) { policy.wheel = pick(ScrollerChain.Policy.Handover.allCases) }
    if inputs.chance(3) { policy.header = pick(ScrollerChain.Policy.Header.allCases) }
    if inputs.chance(3) { policy.pulled = pick(ScrollerChain.Policy.Pulled.allCases) }
    if inputs.chance(3) { policy.turnsAtOnce.toggle() }
    if inputs.chance(4) { policy.crossRatio = inputs.number(1...3) }
    return policy
  }

  private mutating func note(_ text: String) { fault = fault ?? text }

  /// Plays one input.
  mutating func next() {
    if inputs.chance(20) {
      let velocity = CGPoint(x: inputs.number(-2000...2000), y: inputs.number(-2000...2000))
      return fling(velocity)
    }
    if inputs.chance(25) { return chain.endWheelGesture() }
    switch inputs.next() {
    case .touch(let phase, let id, let place, let time): touch(phase, id, place, time)
    case .advance(let time): check(chain.advance(to: time, in: &scrollers))
    case .wheel(let delta, let unit, _, _): wheel(delta, unit)
    case .resumption: resume()
    case .metrics(let metrics): play(.metrics(exact(metrics)))
    case .configuration(var configuration):
      configuration.transfersToParent = scrollers[0].configuration.transfersToParent
      (configuration.animatesWheel, configuration.animatesKeys) = (false, false)
      play(.configuration(configuration))
    // A scroll bar that is held beside a finger takes hold of one scroller only: not shared out.
    case .scrollBar: break
    case let input: play(input)
    }
  }

  /// Plays an input on one scroller.
  private mutating func play(_ input: RandomInput) {
    let level = Int.random(in: 0..<scrollers.count, using: &inputs.generator)
    let events = input.play(&scrollers[level])
    grammars[level].check(Array(events), scrollers[level])
    checkState()
  }

  private mutating func check(_ events: ScrollerChain.Events) {
    for level in scrollers.indices {
      var list = Array(events[level])
      if planted == .skipsEvent { list.removeAll { $0 == .didEndScrolling } }
      grammars[level].check(list, scrollers[level])
    }
    if events.count != scrollers.count { note("\(events.count) scrollers") }
    let rest = events.unconsumed
    check([rest.distance, rest.velocity])
    checkState()
  }

  private mutating func check(_ points: [CGPoint]) {
    let isFinite = points.allSatisfy { Double($0.x).isFinite && Double($0.y).isFinite }
    if !isFinite { note("not finite: \(points)") }
  }

  private mutating func checkState() {
    for level in scrollers.indices {
      let scroller = scrollers[level]
      if let violation = grammars[level].violation { note("scroller \(level): \(violation)") }
      check([scroller.contentOffset, scroller.velocity, scroller.restingOffset])
    }
    if chain.isAtRest(scrollers), let rest = chain.restTime(scrollers) {
      let times = scrollers.compactMap { $0.restTime }
      if rest != times.max() { note("rests at \(rest), scrollers at \(times)") }
    }
  }

  private var offsets: [CGPoint] { scrollers.map { $0.contentOffset } }

  /// The axes along which all content lies in its range.
  private var axesInRange: ScrollAxis.Set {
    var axes = ScrollAxis.Set()
    for axis in ScrollAxis.allCases
    where scrollers.allSatisfy({ abs($0.metrics.signedOverscroll(along: axis)) < 0.001 }) {
      axes.insert(ScrollAxis.Set(axis))
    }
    return axes
  }

  /// Checks that a distance is what was used of it and what was left.
  private mutating func account(
    _ given: CGPoint, from old: [CGPoint], inRange axes: ScrollAxis.Set, left: CGPoint,
    _ isRight: (Double) -> Bool = { _ in true }
  ) {
    guard inputs.hostility == nil else { return }
    let left = planted == .forgetsRest ? .zero : left
    if planted == .movesTwice { scrollers[scrollers.count - 1].shift(by: given) }
    for axis in ScrollAxis.allCases {
      func along(_ point: CGPoint) -> Double {
        axis == .horizontal ? Double(point.x) : Double(point.y)
      }
      guard isRight(along(given)) else { continue }
      let moves = zip(offsets, old).map { along($0) - along($1) }
      compared += 1
      if abs(along(given) - moves.reduce(0, +) - along(left)) > 0.01 {
        note("\(axis): given \(along(given)), used \(moves), left \(along(left))")
      }
      // Content in its range moves in the direction in which it is moved.
      if axes.contains(axis), moves.contains(where: { $0 * along(given) < -0.01 }) {
        note("\(axis): given \(along(given)), used \(moves)")
      }
    }
  }

  private mutating func touch(
    _ phase: Scroller.TouchPhase, _ id: Int, _ place: CGPoint, _ time: Double
  ) {
    check(chain.advance(to: time, in: &scrollers))
    let index = fingers.firstIndex { $0.id == id }
    let dragging = scrollers.map { $0.isDragging }
    let old = offsets
    let axes = axesInRange
    let events = chain.touch(phase, id: id, at: place, time: time, in: &scrollers)
    if phase == .moved, index == 0, fingers.count == 1, dragging.contains(true),
      scrollers.contains(where: { $0.isDragging }),
      axes == .all || scrollers.allSatisfy({ $0.metrics.behavior.bounces == .all })
    {
      let last = fingers[0].place
      account(
        CGPoint(x: last.x - place.x, y: last.y - place.y), from: old,
        inRange: axes, left: events.unconsumed.distance)
    }
    check(events)
    switch phase {
    case .began:
      if index == nil, fingers.count < 5 { fingers.append((id, place)) }
    case .moved: if let index { fingers[index].place = place }
    case .stationary: break
    case .ended, .cancelled: if let index { fingers.remove(at: index) }
    }
    if fingers.isEmpty == chain.isTracking { note("\(fingers) down, tracks: \(chain.isTracking)") }
  }

  private mutating func wheel(_ delta: CGPoint, _ unit: Scroller.WheelUnit) {
    check(chain.advance(to: .nan, in: &scrollers))
    let (old, axes) = (offsets, axesInRange)
    // Content that moves by itself stops, which may move it along the other axis.
    let moves = scrollers.contains { $0.isDecelerating || $0.isScrollAnimating }
    let events = chain.wheel(delta, unit: unit, time: .nan, in: &scrollers)
    // Pages are not equally long in all scrollers.
    if unit != .pages, !moves {
      let line = unit == .lines ? 19.0 : 1
      // A wheel brings content from out of range back into it: that is none of its distance.
      let way = CGPoint(
        x: axes.contains(.horizontal) ? Double(delta.x) * line : 0,
        y: axes.contains(.vertical) ? Double(delta.y) * line : 0)
      account(
        way, from: old, inRange: axes, left: events.unconsumed.distance, { $0 != 0 })
    }
    check(events)
  }

  private mutating func fling(_ velocity: CGPoint) {
    let events = chain.fling(velocity: velocity, in: &scrollers)
    let left = planted == .forgetsRest ? .zero : events.unconsumed.velocity
    check(events)
    guard inputs.hostility == nil else { return }
    for (given, left, speeds) in [
      (velocity.x, left.x, scrollers.map { $0.velocity.x }),
      (velocity.y, left.y, scrollers.map { $0.velocity.y }),
    ] where left != given {
      compared += 1
      // One scroller has it all, unless it has no time to move.
      let takers = speeds.filter { abs($0 - given) < 0.01 }
      let isShort =
        abs(given) <= Deceleration.standardRestSpeed
        || scrollers.contains { $0.isDecelerating || $0.configuration.paging != .none }
      if left != 0 || takers.isEmpty && !isShort { note("given \(given), used \(speeds)") }
    }
  }

  private mutating func resume() {
    guard let data = try? JSONEncoder().encode(chain),
      let read = try? JSONDecoder().decode(ScrollerChain.self, from: data)
    else { return note("cannot be saved") }
    if read != chain { note("saved as another: \(chain)") }
    chain = read
  }

  /// Lifts all fingers, and lets everything come to rest.
  mutating func finish() {
    for finger in fingers { touch(.cancelled, finger.id, finger.place, .nan) }
    guard fault == nil, let rest = chain.restTime(scrollers) else { return }
    let time = planted == .restsEarly ? rest - 0.01 : rest
    check(chain.advance(to: time, in: &scrollers))
    if !chain.isAtRest(scrollers) { note("does not rest at \(rest)") }
  }
}
