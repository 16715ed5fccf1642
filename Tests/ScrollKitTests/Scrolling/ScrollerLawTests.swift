import Foundation
import ScrollKit
import XCTest

/// Laws that hold for any sequence of inputs.
final class ScrollerLawTests: XCTestCase {
  private func isFinite(_ scroller: Scroller) -> Bool {
    let points = [scroller.contentOffset, scroller.velocity, scroller.restingOffset]
    let numbers =
      points.flatMap { [Double($0.x), Double($0.y)] } + [
        scroller.zoomScale, scroller.restTime ?? 0, scroller.nextWakeTime ?? 0,
        scroller.indicatorOpacity(along: .horizontal), scroller.indicatorOpacity(along: .vertical),
      ]
    return numbers.allSatisfy { $0.isFinite }
  }

  /// Plays a random sequence and returns the first fault; `nil` if there is none.
  private func fault(seed: UInt64, hostility: Int?, events kept: (Scroller.Event) -> Bool)
    -> String?
  {
    var inputs = RandomInputs(seed: seed, hostility: hostility)
    var scroller = Scroller(inputs.metrics(), configuration: inputs.configuration())
    var grammar = EventGrammar()
    func check(_ events: Scroller.Events) -> String? {
      grammar.check(events.filter(kept), scroller)
      if let violation = grammar.violation { return violation }
      return isFinite(scroller) ? nil : "not finite: \(scroller)"
    }
    var resting = RestingRule()
    for number in 0..<30 {
      let input = inputs.next()
      let events = input.play(&scroller)
      resting.take(input, events, scroller)
      if let fault = check(events) { return "\(number) \(input): \(fault)" }
    }
    // Without fingers, the scroller comes to rest at the time and place that it has said.
    for release in RandomInput.releases {
      let events = release.play(&scroller)
      resting.take(release, events, scroller)
      if let fault = check(events) { return "\(release): \(fault)" }
    }
    guard let time = scroller.restTime ?? scroller.nextWakeTime else {
      return scroller.isAtRest ? nil : "neither at rest nor with a time to be"
    }
    let rest = scroller.restingOffset
    if let fault = check(scroller.advance(to: time)) { return fault }
    guard scroller.isAtRest, scroller.contentOffset == rest else {
      return "is at \(scroller.contentOffset), said \(rest)"
    }
    if let fault = resting.fault(scroller) { return fault }
    // An app that sleeps until each wake time comes to an end.
    for _ in 0..<4 {
      guard let wake = scroller.nextWakeTime else { return nil }
      if let fault = check(scroller.advance(to: wake + 0.5)) { return fault }
    }
    let fadesLong = scroller.configuration.indicatorFadeDuration > 1
    return scroller.nextWakeTime == nil || fadesLong
      ? nil : "never sleeps: at \(scroller.restTime ?? 0), wakes at \(scroller.nextWakeTime ?? 0)"
  }

  func testTenThousandRandomSequences() {
    for hostility in [nil, 12] {
      for seed in 0..<(hostility == nil ? UInt64(4000) : 6000) {
        if let fault = fault(seed: seed, hostility: hostility, events: { _ in true }) {
          return XCTFail("seed \(seed), hostility \(hostility ?? 0): \(fault)")
        }
      }
    }
    // The checks notice when one event is left out.
    for letter in "sEDdbeati." where letter != "i" {
      let found = (0..<400).contains { seed in
        fault(seed: seed, hostility: nil, events: { $0.letter != letter }) != nil
      }
      XCTAssertTrue(found, "\(letter) is not missed")
    }
  }

  func testTheRestingRuleSees() {
    // Content stays out of the range, or between pages, although the policy does not allow it.
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 4800))
    var scroller = Scroller(metrics)
    var rule = RestingRule()
    let input = RandomInput.growth(-4000)
    rule.take(.stop, scroller.advance(to: 1), scroller)
    scroller.setContentOffset(CGPoint(x: 0, y: 1000))
    scroller.configuration.restAdjustment = .none
    let events = input.play(&scroller)
    scroller.configuration.restAdjustment = .intoRange
    rule.take(input, events, scroller)
    XCTAssertNotNil(rule.fault(scroller))
    scroller = Scroller(metrics)
    rule = RestingRule()
    scroller.setContentOffset(CGPoint(x: 0, y: 1000), animated: true, time: 1)
    scroller.advance(to: 1.1)
    rule.take(.stop, scroller.stopScrolling(), scroller)
    XCTAssertNil(rule.fault(scroller))
    for paging in [Scroller.Paging.viewport, .pages(length: 333)] {
      scroller.configuration.paging = paging
      XCTAssertNotNil(rule.fault(scroller), "\(paging)")
    }
  }

  /// Plays a random sequence and passes the scroller to a function after each input.
  private func course(
    seed: UInt64, count: Int = 30, _ body: (Scroller, inout RandomInputs) -> Bool
  ) -> Bool {
    var inputs = RandomInputs(seed: seed, hostility: nil)
    var scroller = Scroller(inputs.metrics(), configuration: inputs.configuration())
    for _ in 0..<count {
      _ = inputs.next().play(&scroller)
      if !body(scroller, &inputs) { return false }
    }
    return true
  }

  func testACopyGoesOnIdentically() {
    for seed in 0..<400 as Range<UInt64> {
      var inputs = RandomInputs(seed: seed, hostility: 20)
      var scroller = Scroller(inputs.metrics())
      for _ in 0..<15 { _ = inputs.next().play(&scroller) }
      var copy = scroller
      for _ in 0..<15 {
        let input = inputs.next()
        XCTAssertEqual(input.play(&scroller), input.play(&copy))
        XCTAssertEqual(scroller, copy)
      }
    }
  }

  func testOneAdvanceEqualsMany() {
    typealias Case = (scroller: Scroller, steps: [Double])
    func law(_ advance: (inout Scroller, Double) -> Void) -> Case? {
      var found: Case?
      for seed in 0..<500 as Range<UInt64> where found == nil {
        _ = course(seed: seed) { scroller, inputs in
          guard !scroller.isAtRest, let start = scroller.restTime else { return true }
          var steps = (0..<8).map { _ in start - inputs.number(-1...3) / 2 }.sorted()
          steps.append(max(start, steps.last ?? 0) + 0.3)
          for end in [4, 8] {
            var (one, many) = (scroller, scroller)
            for step in steps[0...end] { advance(&many, step) }
            one.advance(to: steps[end])
            if one != many { found = (scroller, steps) }
          }
          return found == nil
        }
      }
      return found
    }
    XCTAssertNil(law { $0.advance(to: $1) })
    XCTAssertNotNil(law { $0.advance(to: $1 - 0.01) })
    XCTAssertNotNil(
      law {
        $0.advance(to: $1)
        $0.flashScrollIndicators()
      })
  }

  func testAShiftCommutes() {
    let distance = CGPoint(x: 320, y: -480)
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      var inputs = RandomInputs(seed: seed, hostility: nil)
      // There are no edges and no pages here. Whatever depends on them does not commute with
      // shifts.
      var metrics = inputs.metrics()
      metrics.contentSize = CGSize(width: 1e7, height: 1e7)
      var scroller = Scroller(metrics)
      scroller.setContentOffset(CGPoint(x: 5e6, y: 5e6))
      var shifted = scroller
      shifted.shift(by: distance)
      for _ in 0..<40 {
        let input = inputs.next()
        switch input {
        case .touch, .advance, .shift, .flash: break
        default: continue
        }
        count += 1
        let names = input.play(&scroller).map { $0.name }
        XCTAssertEqual(names, input.play(&shifted).map { $0.name })
        XCTAssertEqual(
          shifted.contentOffset.x - scroller.contentOffset.x, distance.x, accuracy: 0.5)
        XCTAssertEqual(shifted.contentOffset.y - scroller.contentOffset.y, -480, accuracy: 0.5)
        XCTAssertEqual(shifted.velocity.y, scroller.velocity.y, accuracy: 1e-3)
        XCTAssertEqual(shifted.restTime ?? 0, scroller.restTime ?? 0, accuracy: 1e-6)
      }
      // Shifted back, the content rests where it would have rested.
      shifted.shift(by: CGPoint(x: -320, y: 480))
      XCTAssertEqual(
        shifted.restingOffset.y, scroller.restingOffset.y, accuracy: 0.5, "seed \(seed)")
    }
    XCTAssertGreaterThan(count, 5000)
  }

  /// Plays a random gesture on one axis, mirrored or not, and returns the offsets at some times.
  private func offset(
    seed: UInt64, axis: ScrollAxis, isMirrored: Bool, at times: [Double]
  ) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    var setup = ScrollSetup(scale: 64)
    let start = generator.eighths(0...1600)
    setup.offset = isMirrored ? 1600 - start : start
    if generator.next() % 3 == 0 { setup.configuration.minimumFlingVelocity = 0 }
    var play = setup.script(axis)
    var place = 200.0
    func at(_ place: Double) -> CGPoint { play.point(isMirrored ? 400 - place : place, 7) }
    play.scroller.touch(.began, at: at(place), time: 0)
    for step in 1...6 {
      place += generator.eighths(-30...30)
      play.scroller.touch(.moved, at: at(place), time: Double(step) / 64)
    }
    play.scroller.touch(.ended, at: at(place), time: 0.1)
    return times.map {
      play.scroller.advance(to: $0)
      return isMirrored ? 1600 - play.offset : play.offset
    }
  }

  func testAxesAndDirectionsAreAlike() {
    let times = [0.1, 0.11, 0.15, 0.3, 0.7, 2, 9]
    for seed in 0..<500 as Range<UInt64> {
      let expected = offset(seed: seed, axis: .vertical, isMirrored: false, at: times)
      XCTAssertEqual(
        offset(seed: seed, axis: .horizontal, isMirrored: false, at: times), expected)
      for axis in ScrollAxis.allCases {
        for (a, b) in zip(offset(seed: seed, axis: axis, isMirrored: true, at: times), expected) {
          XCTAssertEqual(a, b, accuracy: 1.0 / 64 + 1e-9, "seed \(seed)")
        }
      }
    }
  }

  func testTheAppThatSleepsMissesNothing() {
    // Nothing visible changes between one wake time and the next.
    for seed in 0..<300 as Range<UInt64> {
      _ = course(seed: seed) { scroller, _ in
        guard scroller.isAtRest else { return true }
        var asleep = scroller
        var opacity = asleep.indicatorOpacity(along: .vertical)
        if let wake = asleep.nextWakeTime {
          guard wake > asleep.restTime ?? wake else { return true }
          asleep.advance(to: wake - 1e-6)
          XCTAssertEqual(asleep.indicatorOpacity(along: .vertical), opacity)
        } else {
          asleep.advance(to: (asleep.restTime ?? 0) + 100)
          XCTAssertEqual(asleep.indicatorOpacity(along: .vertical), opacity, accuracy: 1e-9)
          opacity = 0
        }
        XCTAssertEqual(asleep.contentOffset, scroller.contentOffset)
        return true
      }
    }
  }
}
