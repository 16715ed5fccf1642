import ScrollKit
import XCTest

/// Laws of wheels and trackpads, each with a check that a planted fault is found.
final class WheelLawTests: XCTestCase {
  private func scroller(_ generator: inout SeededGenerator) -> Scroller {
    let bounces: [ScrollAxis.Set] = [[], .all, .vertical]
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 300, height: 400),
        contentSize: CGSize(
          width: generator.eighths(200...900), height: generator.eighths(300...3000)),
        behavior: ScrollBehavior(bounces: bounces.randomElement(using: &generator) ?? .all),
        displayScale: 4096))
    let offset = CGPoint(x: generator.eighths(0...600), y: generator.eighths(0...2600))
    scroller.setContentOffset(scroller.metrics.clampedContentOffset(offset))
    return scroller
  }

  private func point(_ generator: inout SeededGenerator) -> CGPoint {
    CGPoint(x: generator.eighths(-150...150), y: generator.eighths(-150...150))
  }

  /// Each pause of a wheel has one end: at that time, and there is no other.
  private func faultInEnds(seed: UInt64, pause: Double) -> String? {
    var generator = SeededGenerator(seed: seed)
    var scroller = scroller(&generator)
    scroller.configuration.wheelPause = pause
    scroller.configuration.animatesWheel = seed % 2 == 0
    var (time, ends, expected, due, rests) = (0.0, 0, 0, -Double.infinity, 0.0)
    func count(_ events: Scroller.Events) { ends += events.filter { $0 == .didEndScrolling }.count }
    for _ in 0..<30 {
      time += Double(Int.random(in: 1...40, using: &generator)) / 64
      if generator.next() % 3 == 0 { count(scroller.advance(to: time - 1.0 / 128)) }
      // What the scroller is to do: the gesture is over after .2 s without a turn, or, animated,
      // when the content has come to rest.
      count(scroller.advance(to: time))
      if time >= max(due, rests), due > 0 { (expected, due) = (expected + 1, -.infinity) }
      if ends != expected { return "\(ends) ends instead of \(expected) at \(time)" }
      let place = scroller.restingOffset
      count(scroller.wheel(point(&generator), time: time))
      if scroller.restingOffset != place || due > time { due = time + 0.2 }
      rests = scroller.isScrollAnimating ? scroller.restTime ?? 0 : 0
    }
    return nil
  }

  func testEachGestureOfAWheelHasOneEnd() {
    for seed in 0..<500 as Range<UInt64> {
      if let fault = faultInEnds(seed: seed, pause: 0.2) {
        return XCTFail("seed \(seed): \(fault)")
      }
    }
    XCTAssertTrue((0..<20).contains { faultInEnds(seed: $0, pause: 0) != nil })
    XCTAssertTrue((0..<20).contains { faultInEnds(seed: $0, pause: 0.5) != nil })
  }

  private enum Planted: CaseIterable { case forgets, movesTwice }

  /// What is used and what is not add up, in turns and in gestures that do not leave the range.
  private func faultInDistances(seed: UInt64, _ planted: Planted? = nil) -> String? {
    var generator = SeededGenerator(seed: seed)
    var scroller = scroller(&generator)
    scroller.change { $0.behavior.bounces = [] }
    let phases: [Scroller.WheelPhase?] =
      seed % 2 == 0 ? [nil] : [.began, .changed, .changed, .changed]
    for step in 0..<40 {
      if step % 10 == 0 { scroller.wheel(.zero, phase: .cancelled, time: Double(step) / 10) }
      let phase = phases[min(step % 10, phases.count - 1)]
      let (way, old) = (point(&generator), scroller.contentOffset)
      let events = scroller.wheel(way, phase: phase, time: Double(step) / 10)
      if planted == .movesTwice { scroller.shift(by: way) }
      let rest = planted == .forgets ? .zero : events.unconsumed.distance
      let used = CGPoint(
        x: scroller.contentOffset.x - old.x, y: scroller.contentOffset.y - old.y)
      if abs(used.x + rest.x - way.x) > 0.001 || abs(used.y + rest.y - way.y) > 0.001 {
        return "\(step) \(String(describing: phase)): \(way) used \(used), left \(rest)"
      }
    }
    return nil
  }

  func testUsedAndUnusedDistancesAddUp() {
    for seed in 0..<500 as Range<UInt64> {
      if let fault = faultInDistances(seed: seed) { return XCTFail("seed \(seed): \(fault)") }
    }
    for planted in Planted.allCases {
      XCTAssertTrue((0..<20).contains { faultInDistances(seed: $0, planted) != nil })
    }
  }

  /// A trackpad pulls as a finger without slop does: the same offsets, and the same fling.
  private func faultInTwins(seed: UInt64, slop: Double) -> String? {
    var generator = SeededGenerator(seed: seed)
    var finger = scroller(&generator)
    finger.configuration.slop = slop
    var trackpad = finger
    var place = CGPoint(x: 200, y: 200)
    finger.touch(.began, at: place, time: 0)
    trackpad.wheel(.zero, phase: .began, time: 0)
    for step in 1...12 {
      let way = CGPoint(x: generator.eighths(-20...20), y: generator.eighths(-20...20))
      place = CGPoint(x: place.x - way.x, y: place.y - way.y)
      finger.touch(.moved, at: place, time: Double(step) / 64)
      trackpad.wheel(way, phase: .changed, time: Double(step) / 64)
      guard distance(finger.contentOffset, trackpad.contentOffset) < 0.01 else {
        return "\(step): \(finger.contentOffset) and \(trackpad.contentOffset)"
      }
    }
    finger.touch(.ended, at: place, time: 0.2)
    trackpad.wheel(.zero, phase: .ended, time: 0.2)
    guard distance(finger.restingOffset, trackpad.restingOffset) < 0.01 else {
      return "rest: \(finger.restingOffset) and \(trackpad.restingOffset)"
    }
    return nil
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    max(abs(Double(a.x - b.x)), abs(Double(a.y - b.y)))
  }

  func testATrackpadPullsAsAFingerDoes() {
    for seed in 0..<500 as Range<UInt64> {
      // Without a rubber band, a finger that has gone past an edge has to come back first. And what
      // leads across content that scrolls along one axis does not count later.
      var generator = SeededGenerator(seed: seed)
      let metrics = scroller(&generator).metrics
      guard metrics.behavior.bounces == .all, metrics.isScrollable(along: .horizontal),
        metrics.isScrollable(along: .vertical)
      else { continue }
      if let fault = faultInTwins(seed: seed, slop: 0) { return XCTFail("seed \(seed): \(fault)") }
    }
    XCTAssertTrue((0..<20).contains { faultInTwins(seed: $0, slop: 5) != nil })
  }
}
