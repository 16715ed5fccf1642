import ScrollKit
import XCTest

/// A loop of cards on a `Scroller`, which recentres every frame, and on a scroll view that allows
/// that only at rest and when a drag begins.
final class CarouselLoopScrollerTests: XCTestCase {
  /// An app with a scroller, a loop and a tracker of pages.
  private struct App {
    var loop: CarouselLoop
    var scroller: Scroller
    var tracker: PageTracker
    /// Whether the offset may be shifted in every frame.
    let shiftsAlways: Bool
    var time = 0.0
    /// The camera, counted by the app from what moved on screen.
    var camera = 0.0
    var start = 0
    var told: [PageTracker.Changes] = []
    var fault: String?
    private var sights: [Int: Double] = [:]

    init(_ loop: CarouselLoop, shiftsAlways: Bool) {
      self.loop = loop
      self.shiftsAlways = shiftsAlways
      tracker = PageTracker(count: loop.pageCount)
      scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: loop.viewportLength, height: 100),
          contentSize: loop.contentSize(crossLength: 100), displayScale: 3))
      _ = scroller.setContentOffset(CGPoint(x: loop.contentOffset(of: 0), y: 0))
      sights = look()
    }

    var offset: Double { Double(scroller.contentOffset.x) }

    private func look() -> [Int: Double] {
      var sights: [Int: Double] = [:]
      for number in loop.visibleItems(at: offset) {
        sights[number] = Double(loop.frame(ofItem: number, crossLength: 1).origin.x) - offset
      }
      return sights
    }

    private mutating func recenter() {
      let before = look()
      let shift = loop.recenter(at: offset)
      if shift != 0 { _ = scroller.shift(by: CGPoint(x: shift, y: 0)) }
      let after = look()
      for (number, place) in before {
        if let now = after[number], (now - place).magnitude < 0.5 { continue }
        // A strip thinner than a pixel may go.
        if place < loop.viewportLength - 0.5, place > -40 { fault = fault ?? "\(number) jumped" }
      }
    }

    mutating func handle(_ events: Scroller.Events) {
      for event in events {
        switch event {
        case .willBeginDragging:
          recenter()
          start = loop.pageNumber(at: offset) ?? 0
          note(tracker.willBeginDragging())
        case .willEndDragging(let velocity, let target):
          let landing = loop.landing(
            from: start, at: offset, proposed: Double(target.x), velocity: Double(velocity.x),
            limit: 3)
          note(tracker.willEndDragging(target: landing.page))
          handle(scroller.retarget(to: CGPoint(x: landing.contentOffset, y: 0)))
        case .didScroll:
          note(tracker.scrolled(to: loop.page(at: offset)))
          if shiftsAlways { recenter() }
        default: break
        }
      }
      if scroller.isAtRest { settle() }
    }

    private mutating func settle() {
      recenter()
      note(tracker.settled(on: loop.page(at: offset)))
    }

    private mutating func note(_ changes: PageTracker.Changes) {
      if !changes.isEmpty { told.append(changes) }
    }

    /// A drag by a way, which ends in a flick or not; then peace.
    mutating func drag(by way: Double, for seconds: Double) {
      let from = CGPoint(x: 160, y: 50)
      handle(scroller.touch(.began, at: from, time: time))
      for step in 1...12 {
        time += seconds / 12
        let place = CGPoint(x: 160 - way * Double(step) / 12, y: 50)
        handle(scroller.touch(.moved, at: place, time: time))
      }
      handle(scroller.touch(.ended, at: CGPoint(x: 160 - way, y: 50), time: time))
      for _ in 0..<600 where !scroller.isAtRest {
        time += 1.0 / 120
        handle(scroller.advance(to: time))
      }
    }
  }

  func testFlicksManyTimesRound() {
    for isRightToLeft in [false, true] {
      for shiftsAlways in [false, true] {
        for alignment in [PageAlignment.leading, .center] {
          var app = App(
            CarouselLoop(
              lengths: [300, 200, 250, 150], spacing: 10, viewport: 320, alignment: alignment,
              isRightToLeft: isRightToLeft), shiftsAlways: shiftsAlways)
          var random = SeededGenerator(seed: 4)
          var settled = 0
          for _ in 0..<60 {
            let before = app.loop.fractionalPage(at: app.offset)
            app.drag(
              by: Double.random(in: -280...280, using: &random),
              for: Double.random(in: 0.05...0.6, using: &random))
            XCTAssertNil(app.fault)
            XCTAssertTrue(app.scroller.isAtRest)
            let number = app.loop.pageNumber(at: app.offset)!
            XCTAssertEqual(app.offset, app.loop.contentOffset(of: number), accuracy: 0.34)
            XCTAssertLessThanOrEqual((Double(number) - before).magnitude, 4.01)
            XCTAssertEqual(app.tracker.settled, app.loop.page(number))
            XCTAssertEqual(app.tracker.current, app.tracker.settled)
            XCTAssertEqual(app.tracker.target, app.tracker.settled)
            settled = app.told.filter { $0.settled != nil }.count
          }
          XCTAssertGreaterThan(settled, 20)
        }
      }
    }
  }
}
