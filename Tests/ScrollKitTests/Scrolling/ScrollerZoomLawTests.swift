import Foundation
import ScrollKit
import XCTest

/// Laws that hold for any sequence of inputs to a scroller that zooms, with up to four fingers.
final class ScrollerZoomLawTests: XCTestCase {
  private func isFinite(_ scroller: Scroller) -> Bool {
    let shown = scroller.presentation
    let points = [
      scroller.contentOffset, scroller.velocity, scroller.restingOffset, shown.contentOffset,
    ]
    let scales = ScrollAxis.allCases.flatMap {
      [scroller.zoomScale(along: $0), shown.scale(along: $0)]
    }
    let numbers =
      points.flatMap { [Double($0.x), Double($0.y)] } + scales
      + [scroller.restTime ?? 0, scroller.nextWakeTime ?? 0]
    return numbers.allSatisfy { $0.isFinite } && scales.allSatisfy { $0 > 0 }
  }

  /// The fault of a scroller that should have come to rest.
  private func restFault(_ scroller: Scroller, isPlaced: Bool) -> String? {
    guard scroller.isAtRest, let zoom = scroller.zoom else { return "not at rest: \(scroller)" }
    let shown = scroller.presentation
    if ScrollAxis.allCases.contains(where: {
      shown.scale(along: $0) != scroller.zoomScale(along: $0)
    })
      || shown.contentOffset != scroller.contentOffset
    {
      return "shows \(shown)"
    }
    // Without content or a viewport, nobody sees it, and the place from before is kept.
    let sizes = [zoom.unscaledContentSize, scroller.metrics.viewportSize]
    guard sizes.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return nil }
    for axis in ScrollAxis.allCases {
      let (scale, limits) = (scroller.zoomScale(along: axis), zoom.limits(along: axis))
      if scale < limits.minimum || scale > limits.maximum {
        return "rests at the scale \(scale), limits \(limits)"
      }
      if zoom.verticalRules == nil, scale != scroller.zoomScale { return "two scales" }
    }
    let (offset, clamped) = (scroller.contentOffset, scroller.metrics.clampedContentOffset)
    let pixel = 1 / scroller.metrics.displayScale
    let isOut = abs(offset.x - clamped.x) > pixel || abs(offset.y - clamped.y) > pixel
    return isOut && !isPlaced ? "rests at \(offset), not at \(clamped)" : nil
  }

  /// Whether the app may have put the content out of range.
  private func isPlacing(_ input: ZoomInput) -> Bool {
    switch input {
    case .offset, .shift, .configuration: true
    default: false
    }
  }

  /// Plays a random sequence and returns the first fault; `nil` if there is none.
  private func fault(
    seed: UInt64, hostility: Int?, events kept: (Scroller.Event) -> Bool = { _ in true },
    change: (inout Scroller) -> Void = { _ in }
  ) -> String? {
    var inputs = RandomZooms(seed: seed, hostility: hostility)
    var scroller = Scroller(
      inputs.metrics(), zoom: inputs.zoomer(), configuration: inputs.configuration())
    var grammar = EventGrammar()
    var isPlaced = false
    func check(_ events: Scroller.Events) -> String? {
      grammar.check(events.filter(kept), scroller)
      if let violation = grammar.violation { return violation }
      return isFinite(scroller) ? nil : "not finite: \(scroller)"
    }
    for number in 0..<40 {
      let input = inputs.next()
      let events = input.play(&scroller)
      isPlaced = isPlaced || isPlacing(input)
      if let fault = check(events) { return "\(number) \(input): \(fault)" }
    }
    change(&scroller)
    for id in 0...3 {
      if let fault = check(scroller.touch(.cancelled, id: id, at: .zero, time: .nan)) {
        return "cancelled \(id): \(fault)"
      }
    }
    guard let time = scroller.restTime ?? scroller.nextWakeTime else {
      return restFault(scroller, isPlaced: isPlaced)
    }
    let rest = scroller.restingOffset
    if let fault = check(scroller.advance(to: time)) { return fault }
    if scroller.contentOffset != rest { return "is at \(scroller.contentOffset), said \(rest)" }
    if let fault = restFault(scroller, isPlaced: isPlaced) { return fault }
    for _ in 0..<4 {
      guard let wake = scroller.nextWakeTime else { return nil }
      if let fault = check(scroller.advance(to: wake + 0.5)) { return fault }
    }
    return scroller.nextWakeTime == nil ? nil : "never sleeps: \(scroller)"
  }

  func testRandomSequences() {
    for hostility in [nil, 15] {
      for seed in 0..<UInt64(3000) {
        if let fault = fault(seed: seed, hostility: hostility) {
          return XCTFail("seed \(seed), hostility \(hostility ?? 0): \(fault)")
        }
      }
    }
    // The checks notice when one event is left out, or a finger stays.
    for letter in "sBEDdbea.ZyCxc" {
      let found = (0..<600 as Range<UInt64>).contains { seed in
        fault(seed: seed, hostility: nil, events: { $0.letter != letter }) != nil
      }
      XCTAssertTrue(found, "\(letter) is not missed")
    }
    let found = (0..<600 as Range<UInt64>).contains { seed in
      let stays = fault(
        seed: seed, hostility: nil,
        change: { $0.touch(.began, id: 7, at: .zero, time: .nan) })
      return stays != nil
    }
    XCTAssertTrue(found, "a finger that stays is not seen")
  }

  func testCopiesAndSavedStatesGoOnIdentically() throws {
    func fault(_ seed: UInt64, _ copy: (Scroller) throws -> Scroller) rethrows -> String? {
      var inputs = RandomZooms(seed: seed, hostility: seed % 2 == 0 ? nil : 20)
      var scroller = Scroller(
        inputs.metrics(), zoom: inputs.zoomer(), configuration: inputs.configuration())
      for _ in 0..<20 { _ = inputs.next().play(&scroller) }
      var twin = try copy(scroller)
      for _ in 0..<15 {
        guard twin == scroller else { return "\(twin) is not \(scroller)" }
        let input = inputs.next()
        if input.play(&scroller) != input.play(&twin) { return "\(input): other events" }
      }
      return nil
    }
    for seed in 0..<600 as Range<UInt64> {
      XCTAssertNil(fault(seed) { $0 }, "seed \(seed)")
      XCTAssertNil(
        try fault(seed) {
          try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode($0))
        }, "seed \(seed)")
    }
    let found = (0..<100 as Range<UInt64>).contains {
      fault($0) {
        var copy = $0
        copy.changeZoom { $0.zoom(to: $0.scale * 1.01) }
        return copy
      } != nil
    }
    XCTAssertTrue(found)
  }

  /// Nothing that is shown moves when a finger goes down or is lifted while another is down, nor
  /// when a finger is then reported where it is.
  func testNothingJumpsWhenFingersComeAndGo() {
    typealias Case = (seed: UInt64, step: Int, by: Double)
    func law(_ spoil: (inout Scroller) -> Void) -> Case? {
      var count = 0
      for seed in 0..<3000 as Range<UInt64> {
        var inputs = RandomZooms(seed: seed, hostility: nil)
        var scroller = Scroller(
          inputs.metrics(), zoom: inputs.zoomer(), configuration: inputs.configuration())
        var places: [Int: CGPoint] = [:]
        for step in 0..<50 {
          let input = inputs.next()
          if case .touch(let phase, let id, let place, _, _) = input {
            let ends = phase == .ended || phase == .cancelled
            let isChange = phase == .began ? places[id] == nil : ends && places[id] != nil
            let others = places.keys.filter { $0 != id }
            if phase == .began || phase == .moved && places[id] != nil { places[id] = place }
            if ends { places[id] = nil }
            // Content that the app put far out comes back, and without bounce at once.
            let clamped = scroller.metrics.clampedContentOffset
            let isOut = scroller.contentOffset != clamped
            let bounces = scroller.metrics.behavior.bounces == .all
            // Without content nothing is shown: a place out of any range is only kept.
            let size = scroller.metrics.contentSize
            let shows = size.width > 0 && size.height > 0
            if shows, isChange, !others.isEmpty, scroller.isTracking, bounces || !isOut {
              var (changed, same) = (scroller, scroller)
              changed.touch(phase, id: id, at: place, time: .nan)
              spoil(&changed)
              let stays = changed.isTracking
              for id in changed.isTracking ? places.keys.sorted() : [] {
                changed.touch(.moved, id: id, at: places[id] ?? .zero, time: .nan)
              }
              // Fingers that have moved may begin to drag only now, since sizes have changed.
              for id in others { same.touch(.moved, id: id, at: places[id] ?? .zero, time: .nan) }
              if stays, same.presentation == scroller.presentation {
                count += 1
                let (a, b) = (scroller.presentation, changed.presentation)
                let way = [
                  a.contentOffset.x - b.contentOffset.x, a.contentOffset.y - b.contentOffset.y,
                ]
                let zooms = ScrollAxis.allCases.map { axis in
                  1000 * (a.scale(along: axis) / b.scale(along: axis) - 1).magnitude
                }
                let by = (way.map { Double($0).magnitude } + zooms).max() ?? .nan
                if by > 1 / scroller.metrics.displayScale { return (seed, step, by) }
              }
            }
          }
          _ = input.play(&scroller)
          if isPlacing(input) { break }
          if !scroller.isTracking { places = [:] }
        }
      }
      XCTAssertGreaterThan(count, 1500)
      return nil
    }
    XCTAssertNil(law { _ in })
    XCTAssertNotNil(law { _ = $0.shift(by: CGPoint(x: 2, y: 0)) })
    XCTAssertNotNil(law { _ = $0.setZoomScale($0.zoomScale * 1.1) })
  }

  /// A pinch under way does not depend on how often it is reported.
  func testAPinchIsAFunctionOfItsEnds() {
    for seed in 0..<500 as Range<UInt64> {
      var inputs = RandomZooms(seed: seed, hostility: nil)
      var scroller = Scroller(inputs.metrics(), zoom: inputs.zoomer())
      scroller.change {
        ($0.behavior.isScrollEnabled, $0.behavior.isUserInteractionEnabled) = (true, true)
      }
      func place(_ inputs: inout RandomZooms) -> CGPoint {
        CGPoint(x: inputs.number(0...320), y: inputs.number(0...400))
      }
      scroller.touch(.began, id: 0, at: CGPoint(x: 100, y: 200), time: 0)
      scroller.touch(.began, id: 1, at: CGPoint(x: 200, y: 200), time: 0)
      scroller.touch(.moved, id: 1, at: CGPoint(x: 250, y: 240), time: 0.01)
      guard scroller.isZooming, scroller.isDragging else { continue }
      var (rare, often) = (scroller, scroller)
      for step in 0..<10 {
        often.touch(.moved, id: step % 2, at: place(&inputs), time: 0.02)
      }
      for id in 0...1 {
        let end = place(&inputs)
        rare.touch(.moved, id: id, at: end, time: 0.03)
        often.touch(.moved, id: id, at: end, time: 0.03)
      }
      XCTAssertEqual(rare.contentOffset, often.contentOffset, "seed \(seed)")
      XCTAssertEqual(rare.zoomScale, often.zoomScale, "seed \(seed)")
    }
  }

  func testOneAdvanceEqualsMany() {
    var count = 0
    for seed in 0..<500 as Range<UInt64> {
      var inputs = RandomZooms(seed: seed, hostility: nil)
      var scroller = Scroller(
        inputs.metrics(), zoom: inputs.zoomer(), configuration: inputs.configuration())
      for _ in 0..<40 {
        _ = inputs.next().play(&scroller)
        guard !scroller.isAtRest, let end = scroller.restTime else { continue }
        count += 1
        var (one, many) = (scroller, scroller)
        let steps = (0..<6).map { _ in end - inputs.number(0...2) / 4 }.sorted() + [end]
        for step in steps { many.advance(to: step) }
        one.advance(to: end)
        XCTAssertEqual(one, many, "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(count, 500)
  }
}
