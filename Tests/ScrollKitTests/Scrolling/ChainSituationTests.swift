import ScrollKit
import XCTest

/// Scrollers within each other, as apps have them: photos in pagers, carousels in lists, headers.
final class ChainSituationTests: XCTestCase {
  private static let size = CGSize(width: 300, height: 400)

  /// A scroller with a viewport of 300 by 400 points that can go some way along each axis.
  private static func scroller(
    x: Double = 0, y: Double = 0, at offset: CGPoint = .zero, alwaysBounces: ScrollAxis.Set = []
  ) -> Scroller {
    Scroller(
      ScrollMetrics(
        viewportSize: size, contentSize: CGSize(width: 300 + x, height: 400 + y),
        behavior: ScrollBehavior(alwaysBounces: alwaysBounces), contentOffset: offset))
  }

  /// A chain, and the finger on it.
  private struct Player {
    var scrollers: [Scroller]
    var chain: ScrollerChain
    var time = 0.0
    var finger = CGPoint(x: 150, y: 200)
    /// The names of all events of each scroller, `didScroll` left out.
    var names: [[String]]

    init(_ scrollers: [Scroller], _ policy: ScrollerChain.Policy) {
      self.scrollers = scrollers
      chain = ScrollerChain(policy: policy)
      names = scrollers.map { _ in [] }
    }

    var x: [Double] { scrollers.map { Double($0.contentOffset.x) } }
    var y: [Double] { scrollers.map { Double($0.contentOffset.y) } }

    private mutating func note(_ events: ScrollerChain.Events) {
      for level in scrollers.indices {
        names[level] += events[level].map { $0.name }.filter { $0 != "didScroll" }
      }
    }

    mutating func touch(_ phase: Scroller.TouchPhase) {
      note(chain.touch(phase, at: finger, time: time, in: &scrollers))
    }

    /// Moves the finger in ten steps.
    mutating func move(_ x: Double, _ y: Double, duration: Double = 0.5) {
      let start = finger
      for step in 1...10 {
        time += duration / 10
        finger = CGPoint(
          x: Double(start.x) + x * Double(step) / 10, y: Double(start.y) + y * Double(step) / 10)
        touch(.moved)
      }
    }

    /// A finger that goes down and moves.
    mutating func drag(_ x: Double, _ y: Double, duration: Double = 0.5) {
      touch(.began)
      move(x, y, duration: duration)
    }

    /// Lifts the finger after a rest, or in flight, and lets everything come to rest.
    mutating func lift(after pause: Double = 1) {
      time += pause
      touch(.ended)
      rest()
    }

    mutating func rest() {
      time = max(time, chain.restTime(scrollers) ?? time)
      note(chain.advance(to: time, in: &scrollers))
    }

    @discardableResult
    mutating func wheel(_ x: Double, _ y: Double, after pause: Double = 0.05) -> CGPoint {
      time += pause
      let events = chain.wheel(CGPoint(x: x, y: y), time: time, in: &scrollers)
      note(events)
      return events.unconsumed.distance
    }
  }

  // MARK: a photo in a pager

  /// A photo that is wider than the screen, on the second of three pages.
  private func photoInPager(_ policy: ScrollerChain.Policy, photo: Scroller? = nil) -> Player {
    var pager = Self.scroller(x: 600, at: CGPoint(x: 300, y: 0))
    pager.configuration.paging = .viewport
    return Player(
      [photo ?? Self.scroller(x: 300, y: 200, at: CGPoint(x: 250, y: 100)), pager], policy)
  }

  func testAZoomedPhotoMovesThePagerAtItsEdge() {
    var player = photoInPager(.uiKit)
    player.drag(-110, 0)
    XCTAssertEqual(player.x, [300, 350])
    // Turning back, the page comes back first.
    player.move(30, 0)
    XCTAssertEqual(player.x, [300, 320])
    player.move(50, 0)
    XCTAssertEqual(player.x, [270, 300])
    player.lift()
    XCTAssertEqual(player.x, [270, 300])
    XCTAssertEqual(player.y, [100, 0])
    XCTAssertEqual(
      player.names[0],
      ["willBeginDragging", "willEndDragging", "didEndDragging", "didEndScrolling"])
    XCTAssertEqual(player.names[1], player.names[0])
  }

  func testAFlickPastThePhotoTurnsThePage() {
    var player = photoInPager(.uiKit)
    player.drag(-110, 0, duration: 0.1)
    player.lift(after: 0)
    XCTAssertEqual(player.x, [300, 600])
    // A flick that ends within the photo stays there: it bounces at its edge.
    player = photoInPager(.uiKit)
    player.drag(-50, 0, duration: 0.05)
    player.lift(after: 0)
    XCTAssertEqual(player.x, [300, 300])
  }

  func testThePhotoKeepsAGestureInABrowser() {
    var player = photoInPager(.browser)
    for level in 0...1 { player.scrollers[level].change { $0.behavior.bounces = [] } }
    player.drag(-110, 0)
    player.lift()
    XCTAssertEqual(player.x, [300, 300])
    player.drag(-210, 0)
    XCTAssertEqual(player.x, [300, 500])
    player.lift()
    XCTAssertEqual(player.x, [300, 600])
  }

  func testAPhotoThatFitsLeavesTheFingerToThePager() {
    var player = photoInPager(.uiKit, photo: Self.scroller())
    player.drag(-110, 0)
    XCTAssertEqual(player.x, [0, 400])
    // The finger is a drag in the pager only.
    XCTAssertEqual(player.scrollers.map { $0.isTracking }, [false, true])
    player.lift()
    XCTAssertEqual(player.x, [0, 300])
    // Along the other axis nobody can move.
    player.drag(0, -110)
    XCTAssertEqual(player.y, [0, 0])
  }

  func testTwoFingersBelongToThePhoto() {
    var player = photoInPager(.uiKit)
    player.drag(-110, 0)
    XCTAssertEqual(player.x, [300, 350])
    let second = CGPoint(x: 250, y: 300)
    player.chain.touch(.began, id: 1, at: second, time: player.time, in: &player.scrollers)
    XCTAssertEqual(player.scrollers.map { $0.isDragging }, [true, false])
    // The first finger is lifted; the second drags on without a jump.
    player.touch(.ended)
    XCTAssertEqual(player.x[0], 300)
    player.chain.touch(
      .moved, id: 1, at: CGPoint(x: 270, y: 300), time: player.time + 0.1, in: &player.scrollers)
    XCTAssertEqual(player.x[0], 280)
    player.chain.touch(.ended, id: 1, at: second, time: player.time + 1, in: &player.scrollers)
    player.rest()
    XCTAssertEqual(player.x, [280, 300])
    XCTAssertFalse(player.chain.isTracking)
  }

  func testAPhotoInAPagerInAList() {
    let list = Self.scroller(y: 2000, at: CGPoint(x: 0, y: 500))
    var player = photoInPager(.uiKit)
    player.scrollers.append(list)
    player.names.append([])
    // Upward the photo has 100 points left, then the list moves.
    player.drag(0, -160)
    XCTAssertEqual(player.y, [200, 0, 550])
    // This gesture goes outward along y. Sideways the photo is pulled.
    player.move(-90, 0)
    XCTAssertEqual(player.x[1], 300)
    XCTAssertGreaterThan(player.x[0], 300)
    player.lift()
    XCTAssertEqual(player.x, [300, 300, 0])
    // The next one goes sideways.
    player.drag(-110, 0)
    XCTAssertEqual(player.x, [300, 400, 0])
    XCTAssertEqual(player.y, [200, 0, 550])
  }

  // MARK: a carousel in a list

  private func carouselInList(_ policy: ScrollerChain.Policy) -> Player {
    var carousel = Self.scroller(x: 900)
    carousel.configuration.paging = .viewport
    return Player([carousel, Self.scroller(y: 2000)], policy)
  }

  func testTheFingersDirectionChoosesCarouselOrList() {
    for (x, y, moves) in [(-40.0, -30.0, 0), (-30, -40, 1), (-40, -40, 1)] {
      var player = carouselInList(.uiKit)
      player.drag(x, y)
      XCTAssertEqual(player.scrollers.map { $0.isDragging }, [moves == 0, moves == 1])
      XCTAssertEqual([player.x[0] > 0, player.y[1] > 0], [moves == 0, moves == 1])
      // It stays chosen when the finger turns.
      player.move(moves == 0 ? 0 : -90, moves == 0 ? -90 : 0)
      XCTAssertEqual([player.x[0] > 0, player.y[1] > 0], [moves == 0, moves == 1])
    }
    // A carousel that is hard to leave.
    var player = carouselInList(.uiKit)
    player.chain.policy.crossRatio = 2
    player.drag(-30, -40)
    XCTAssertEqual([player.x[0] > 0, player.y[1] > 0], [true, false])
    player = carouselInList(.uiKit)
    player.chain.policy.crossRatio = 2
    player.drag(-30, -70)
    XCTAssertEqual([player.x[0] > 0, player.y[1] > 0], [false, true])
  }

  func testAFingerOnTheCarouselStopsTheList() {
    var player = carouselInList(.uiKit)
    player.scrollers[1].fling(velocity: CGPoint(x: 0, y: 1000), time: 0)
    player.time = 0.1
    player.drag(-50, 0)
    let stopped = player.y[1]
    XCTAssertTrue(90...100 ~= stopped, "\(stopped)")
    XCTAssertEqual(player.names[1], ["didEndDecelerating", "didEndDragging", "didEndScrolling"])
    player.lift()
    XCTAssertEqual(player.y[1], stopped)
  }

  func testACarouselThatKeepsEverything() {
    var player = carouselInList(.uiKit)
    player.scrollers[0].configuration.transfersToParent = []
    player.drag(0, -100)
    player.lift()
    player.wheel(0, 50)
    XCTAssertEqual(player.y, [0, 0])
  }

  // MARK: refreshing and headers

  func testPullToRefreshOverAList() {
    let list = Self.scroller(y: 1000)
    let refresher = Self.scroller(alwaysBounces: .vertical)
    var player = Player([list, refresher], .compose)
    player.drag(0, 70)
    // (1 - 1 / (60 * 0.55 / 400 + 1)) * 400
    XCTAssertEqual(player.y, [0, -30])
    player.move(0, -60)
    XCTAssertEqual(player.y, [0, 0])
    player.move(0, -20)
    XCTAssertEqual(player.y, [20, 0])
    player.move(0, 80)
    XCTAssertEqual(player.y, [0, -30])
    player.lift()
    XCTAssertEqual(player.y, [0, 0])
    XCTAssertTrue(player.chain.isAtRest(player.scrollers))
    // In UIKit, the list itself is pulled.
    player = Player([list, refresher], .uiKit)
    player.drag(0, 70)
    XCTAssertEqual(player.y, [-30, 0])
  }

  func testACollapsingHeader() {
    let scrollers = [Self.scroller(y: 1000), Self.scroller(y: 100)]
    for (header, back) in [
      (ScrollerChain.Policy.Header.untilCollapsed, [[20.0, 100], [0, 70]]),
      (.always, [[50, 70], [50, 20]]),
    ] {
      var player = Player(scrollers, .compose)
      player.chain.policy.header = header
      player.drag(0, -160)
      XCTAssertEqual(player.y, [50, 100])
      player.move(0, 30)
      XCTAssertEqual(player.y, back[0])
      player.move(0, 50)
      XCTAssertEqual(player.y, back[1])
    }
    // A fling goes on inward.
    var player = Player(scrollers, .compose)
    player.chain.policy.header = .untilCollapsed
    player.chain.fling(velocity: CGPoint(x: 0, y: 1000), time: 0, in: &player.scrollers)
    player.rest()
    XCTAssertEqual(player.y, [394, 100])
    player = Player(scrollers, .compose)
    player.wheel(0, 150)
    XCTAssertEqual(player.y, [150, 0])
    player.chain.policy.header = .untilCollapsed
    player.wheel(0, 150)
    XCTAssertEqual(player.y, [200, 100])
  }

  // MARK: momentum and wheels

  func testMomentumGoesOutwardOrStays() {
    let scrollers = [Self.scroller(y: 100), Self.scroller(y: 2000)]
    for (policy, isHandedOn) in [
      (ScrollerChain.Policy.uiKit, false), (.browser, false), (.compose, true),
    ] {
      var player = Player(scrollers, policy)
      player.drag(0, -60, duration: 0.06)
      player.lift(after: 0)
      XCTAssertEqual(player.y[0], 100)
      XCTAssertEqual(player.y[1] > 300, isHandedOn, "\(player.y)")
      XCTAssertEqual(
        player.names[1],
        isHandedOn ? ["willBeginDecelerating", "didEndDecelerating", "didEndScrolling"] : [])
      XCTAssertEqual(player.names[0].last, "didEndScrolling")
    }
  }

  func testAWheelStaysWithOneScroller() {
    let scrollers = [Self.scroller(y: 600, at: CGPoint(x: 0, y: 580)), Self.scroller(y: 2000)]
    var player = Player(scrollers, .uiKit)
    XCTAssertEqual(player.wheel(0, 40), CGPoint(x: 0, y: 20))
    XCTAssertEqual(player.wheel(0, 40), CGPoint(x: 0, y: 40))
    XCTAssertEqual(player.y, [600, 0])
    player.chain.endWheelGesture()
    XCTAssertEqual(player.wheel(0, 40), .zero)
    XCTAssertEqual(player.y, [600, 40])
    // It turns back, and still moves the outer one; after a pause the inner one again.
    player.wheel(0, -20)
    XCTAssertEqual(player.y, [600, 20])
    player.wheel(0, -20, after: 0.3)
    XCTAssertEqual(player.y, [580, 20])
    player = Player(scrollers, .compose)
    XCTAssertEqual(player.wheel(0, 40), .zero)
    XCTAssertEqual(player.y, [600, 20])
    player = Player(scrollers, .browser)
    player.chain.policy.wheel = .never
    XCTAssertEqual(player.wheel(0, 40), CGPoint(x: 0, y: 20))
    XCTAssertEqual(player.wheel(0, 40), CGPoint(x: 0, y: 40))
    // Nothing happens under a finger.
    player.touch(.began)
    XCTAssertEqual(player.wheel(0, -40), CGPoint(x: 0, y: -40))
  }

  func testACommandEndsTheGesture() {
    var player = photoInPager(.uiKit)
    player.drag(-110, 0)
    player.scrollers[0].setContentOffset(.zero, animated: true)
    player.move(-50, 0)
    player.lift()
    XCTAssertEqual(player.x, [0, 300])
    XCTAssertFalse(player.chain.isTracking)
  }
}
