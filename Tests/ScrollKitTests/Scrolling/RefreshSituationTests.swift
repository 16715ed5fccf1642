import Foundation
import ScrollKit
import XCTest

/// Pull to refresh with insets, under a hand, in chains, over a photo, and saved in between.
final class RefreshSituationTests: XCTestCase {
  private static let size = CGSize(width: 300, height: 400)

  /// A list of 2000 points under a bar.
  private func list(bar: Double = 0, at y: Double? = nil) -> Scroller {
    var configuration = Scroller.Configuration()
    configuration.refreshThreshold = 80
    return Scroller(
      ScrollMetrics(
        viewportSize: Self.size, contentSize: CGSize(width: 300, height: 2000),
        contentInset: ScrollInsets(top: bar), contentOffset: CGPoint(x: 0, y: y ?? -bar)),
      configuration: configuration)
  }

  private func names(_ events: Scroller.Events) -> [String] { events.map { $0.name } }

  /// Puts a finger down and moves it down, ten points at a time, until the content asks.
  private func pull(_ scroller: inout Scroller) -> (finger: CGPoint, before: Double)? {
    var finger = CGPoint(x: 150, y: 100)
    scroller.touch(.began, at: finger, time: 0)
    for step in 1...40 {
      finger.y += 10
      let events = scroller.touch(.moved, at: finger, time: 0.01 * Double(step))
      if events.contains(.didBeginRefreshing) { return (finger, Double(scroller.contentOffset.y)) }
    }
    return nil
  }

  func testUnderABarTheRoomLiesBelowIt() throws {
    for bar in [0.0, 44, -20] {
      var scroller = list(bar: bar)
      let (finger, asked) = try XCTUnwrap(pull(&scroller))
      // The pull shows 82.85 points, whatever the inset; see `RefreshTests`.
      XCTAssertEqual(asked, (-bar - 82.85).rounded(), accuracy: 1)
      XCTAssertTrue(scroller.isRefreshing)
      XCTAssertEqual(scroller.metrics.refreshInset, 60)
      XCTAssertEqual(scroller.metrics.adjustedContentInset.top, bar + 60)
      XCTAssertEqual(scroller.metrics.contentInset.top, bar)
      scroller.touch(.ended, at: finger, time: 1)
      scroller.advance(to: 5)
      XCTAssertEqual(Double(scroller.contentOffset.y), -bar - 60)
      XCTAssertEqual(
        names(scroller.endRefreshing(time: 6)), ["didChangeAdjustedContentInset"])
      XCTAssertTrue(scroller.isScrollAnimating)
      scroller.advance(to: 7)
      XCTAssertEqual(Double(scroller.contentOffset.y), -bar)
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(scroller.metrics.refreshInset, 0)
    }
  }

  func testNothingJumpsUnderTheFinger() throws {
    for bar in [0.0, 44] {
      var scroller = list(bar: bar)
      var (finger, before) = try XCTUnwrap(pull(&scroller))
      // The same place again does not move it, nor does the end.
      scroller.touch(.moved, at: finger, time: 1)
      XCTAssertEqual(Double(scroller.contentOffset.y), before)
      XCTAssertEqual(names(scroller.endRefreshing()), ["didChangeAdjustedContentInset"])
      XCTAssertEqual(Double(scroller.contentOffset.y), before)
      scroller.touch(.moved, at: finger, time: 1.1)
      XCTAssertEqual(Double(scroller.contentOffset.y), before)
      // A point of the finger is less than a point of the content.
      finger.y += 1
      scroller.touch(.moved, at: finger, time: 1.2)
      XCTAssertEqual(Double(scroller.contentOffset.y), before, accuracy: 1)
    }
  }

  func testEndedInMidFlight() throws {
    // In a fling, in an animation of the app's, and in the bounce to the room.
    var fling = list()
    fling.beginRefreshing(animated: false, time: 0)
    XCTAssertEqual(Double(fling.contentOffset.y), -60)
    fling.fling(velocity: CGPoint(x: 0, y: 2000), time: 1)
    fling.advance(to: 1.1)
    let (place, velocity) = (fling.contentOffset, fling.velocity)
    let rest = fling.restingOffset
    fling.endRefreshing()
    XCTAssertEqual(fling.contentOffset, place)
    XCTAssertEqual(fling.velocity.y, velocity.y, accuracy: 1e-9)
    XCTAssertEqual(fling.restingOffset, rest)
    // Towards the room, a fling ends at the edge instead.
    var back = list(at: 300)
    back.beginRefreshing(time: 0)
    back.fling(velocity: CGPoint(x: 0, y: -2000), time: 1)
    back.advance(to: 1.1)
    XCTAssertEqual(Double(back.restingOffset.y), -60)
    back.endRefreshing()
    XCTAssertEqual(Double(back.restingOffset.y), 0)
    // An animation goes on to its end, within the range.
    var animated = list(at: 300)
    animated.beginRefreshing(time: 0)
    animated.setContentOffset(CGPoint(x: 0, y: -60), animated: true, time: 1)
    animated.advance(to: 1.1)
    animated.endRefreshing()
    XCTAssertTrue(animated.isScrollAnimating)
    animated.advance(to: 2)
    XCTAssertEqual(Double(animated.contentOffset.y), 0)
    XCTAssertTrue(animated.isAtRest)
  }

  func testContentThatZoomsDoesNotRefresh() {
    var configuration = Scroller.Configuration()
    configuration.refreshThreshold = 80
    var photo = Scroller(
      ScrollMetrics(viewportSize: Self.size),
      zoom: Zoomer(unscaledContentSize: CGSize(width: 300, height: 800)),
      configuration: configuration)
    XCTAssertEqual(names(photo.beginRefreshing(time: 0)), [])
    photo.touch(.began, id: 1, at: CGPoint(x: 150, y: 100), time: 0)
    photo.touch(.began, id: 2, at: CGPoint(x: 150, y: 140), time: 0)
    for step in 1...20 {
      for id in 1...2 {
        let events = photo.touch(
          .moved, id: id, at: CGPoint(x: 150, y: 60 + 40 * id + 12 * step),
          time: 0.01 * Double(step))
        XCTAssertFalse(events.contains(.didBeginRefreshing))
      }
    }
    XCTAssertEqual(names(photo.endRefreshing()), [])
    XCTAssertFalse(photo.isRefreshing)
    XCTAssertEqual(photo.metrics.refreshInset, 0)
  }

  func testTheChainPullsWhoIsPulled() throws {
    var photo = Scroller(
      ScrollMetrics(viewportSize: Self.size),
      zoom: Zoomer(unscaledContentSize: CGSize(width: 600, height: 800)))
    photo.setZoomScale(1, time: 0)
    photo.setContentOffset(.zero)
    var outer = ScrollMetrics(viewportSize: Self.size, contentSize: Self.size)
    outer.behavior.alwaysBounces = .vertical
    var container = Scroller(outer)
    container.configuration.refreshThreshold = 80
    // A list, and a zoomed photo, in a container that is pulled; a list that is pulled itself.
    for (scrollers, policy, level) in [
      ([list(), container], ScrollerChain.Policy.compose, 1), ([photo, container], .compose, 1),
      ([list(), container], .uiKit, 0),
    ] {
      var (scrollers, chain) = (scrollers, ScrollerChain(policy: policy))
      var finger = CGPoint(x: 150, y: 100)
      chain.touch(.began, at: finger, time: 0, in: &scrollers)
      var asked: [Int] = []
      for step in 1...30 {
        finger.y += 10
        let events = chain.touch(.moved, at: finger, time: 0.1 * Double(step), in: &scrollers)
        for level in 0...1 where events[level].contains(.didBeginRefreshing) { asked.append(level) }
      }
      XCTAssertEqual(asked, [level])
      chain.touch(.ended, at: finger, time: 4, in: &scrollers)
      chain.advance(to: 9, in: &scrollers)
      XCTAssertEqual(Double(scrollers[level].contentOffset.y), -60)
      XCTAssertEqual(Double(scrollers[1 - level].contentOffset.y), 0)
      XCTAssertTrue(chain.isAtRest(scrollers))
      scrollers[level].endRefreshing(time: 9)
      chain.advance(to: 10, in: &scrollers)
      XCTAssertEqual(scrollers.map { Double($0.contentOffset.y) }, [0, 0])
    }
  }

  func testSavedInBetween() throws {
    for step in 0...3 {
      var scroller = list(bar: 44)
      if step == 0 { scroller.beginRefreshing(time: 0) }
      if step > 0 { _ = try XCTUnwrap(pull(&scroller)) }
      if step > 1 { scroller.touch(.ended, at: .zero, time: 1) }
      if step == 3 { scroller.advance(to: 1.1) }
      var copy = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
      XCTAssertEqual(copy, scroller)
      XCTAssertTrue(copy.isRefreshing)
      for time in [1.15, 2, 2.1, 4] {
        XCTAssertEqual(copy.advance(to: time), scroller.advance(to: time))
        if time == 2 { XCTAssertEqual(copy.endRefreshing(), scroller.endRefreshing()) }
        XCTAssertEqual(copy, scroller)
      }
    }
  }

  /// The first seed of random inputs in which content under a finger moves when a refresh begins or
  /// ends; and how often one did.
  private func jump(_ body: (inout Scroller) -> Void) -> (seed: UInt64?, count: Int) {
    var count = 0
    for seed in 0..<1500 as Range<UInt64> {
      var inputs = RandomInputs(seed: seed, hostility: nil)
      var scroller = Scroller(inputs.metrics(), configuration: inputs.configuration())
      for _ in 0..<30 {
        _ = inputs.next().play(&scroller)
        guard scroller.isDragging else { continue }
        let (place, old) = (scroller.contentOffset, scroller)
        body(&scroller)
        if scroller.metrics.refreshInset != old.metrics.refreshInset { count += 1 }
        if scroller.contentOffset != place { return (seed, count) }
        scroller = old
      }
    }
    return (nil, count)
  }

  func testNoRefreshMovesContentUnderAFinger() {
    let (seed, count) = jump {
      if $0.isRefreshing { $0.endRefreshing() } else { $0.beginRefreshing() }
    }
    XCTAssertNil(seed)
    XCTAssertGreaterThan(count, 1000)
    // The check sees an inset that takes the content along.
    XCTAssertNotNil(
      jump {
        $0.beginRefreshing()
        $0.change { $0.contentInset.top += 10 }
        $0.setContentOffset($0.metrics.minimumContentOffset)
      }.seed)
  }
}
