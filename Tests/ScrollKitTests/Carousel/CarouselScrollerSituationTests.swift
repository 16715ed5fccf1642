import ScrollKit
import XCTest

/// What happens to a carousel in somebody's hand.
final class CarouselScrollerSituationTests: XCTestCase {
  private func browser(
    _ count: Int = 5, page: Int = 0, release: CarouselScroller.Release = .paging,
    isRightToLeft: Bool = false
  ) -> CarouselPlayer {
    CarouselPlayer(
      CarouselScroller(
        pageCount: count, page: page, viewportSize: CGSize(width: 320, height: 200),
        release: release, isRightToLeft: isRightToLeft, displayScale: 3))
  }

  private struct FlickRow: TableRow {
    var count: Int
    var page: Int
    var flicks: Int
    var pause: Double
    var rested: Int
    var source = "definition: each flick turns a page"
  }

  func testQuickFlicks() {
    let rows = [
      FlickRow(count: 9, page: 0, flicks: 5, pause: 0.12, rested: 5),
      FlickRow(count: 9, page: 0, flicks: -5, pause: 0.12, rested: 4),
      FlickRow(count: 9, page: 7, flicks: 5, pause: 0.12, rested: 3),
      FlickRow(count: 9, page: 0, flicks: 9, pause: 0.15, rested: 0),
      FlickRow(count: 5, page: 2, flicks: -3, pause: 0.3, rested: 4),
      FlickRow(count: 3, page: 0, flicks: 4, pause: 0.12, rested: 1),
      FlickRow(count: 2, page: 0, flicks: 5, pause: 0.12, rested: 1),
      FlickRow(count: 2, page: 1, flicks: -4, pause: 0.12, rested: 1),
      FlickRow(count: 1, page: 0, flicks: 5, pause: 0.12, rested: 0, source: "nothing, N = 1"),
      FlickRow(count: 9, page: 0, flicks: 5, pause: 2, rested: 5),
    ]
    forEachRow("quick flicks on a carousel of its own", rows) { row in
      for isRightToLeft in [false, true] {
        var player = browser(row.count, page: row.page, isRightToLeft: isRightToLeft)
        for _ in 0..<row.flicks.magnitude {
          player.flick(forward: row.flicks > 0 ? 120 : -120)
          player.wait(row.pause)
        }
        player.comeToRest()
        XCTAssertNil(player.fault)
        XCTAssertEqual(player.carousel.currentPage, row.rested)
      }
    }
  }

  private struct ReleaseRow: TableRow {
    var release: CarouselScroller.Release
    var way: Double
    var seconds: Double
    var holds = 0.0
    var limit = 1
    /// The number of the page at the end; `nil` where it may rest anywhere.
    var page: Int?
    var source: String
  }

  /// A fast flick goes 240 points in 40 ms, and on by about 3000 points.
  func testReleases() {
    let rows = [
      ReleaseRow(
        release: .paging, way: 240, seconds: 0.04, page: 1, source: "UIKit: one page a gesture"),
      ReleaseRow(
        release: .paging, way: 240, seconds: 0.04, limit: 3, page: 3, source: "definition: limit"),
      ReleaseRow(
        release: .paging, way: 240, seconds: 0.04, limit: 0, page: 0, source: "definition: limit"),
      ReleaseRow(
        release: .paging, way: 140, seconds: 0.4, holds: 0.4, page: 0,
        source: "UIKit: half a page without a flick"),
      ReleaseRow(
        release: .paging, way: 200, seconds: 0.4, holds: 0.4, page: 1,
        source: "UIKit: half a page without a flick"),
      ReleaseRow(
        release: .snapping, way: 200, seconds: 0.4, holds: 0.4, page: 1,
        source: "definition: the nearest page"),
      ReleaseRow(
        release: .free, way: 200, seconds: 0.4, holds: 0.4, source: "definition: anywhere"),
      ReleaseRow(release: .free, way: 240, seconds: 0.04, source: "definition: anywhere"),
    ]
    forEachRow("releases of a carousel", rows) { row in
      for isRightToLeft in [false, true] {
        var player = browser(release: row.release, isRightToLeft: isRightToLeft)
        player.carousel.pageLimit = row.limit
        let before = player.carousel.fractionalPage
        player.flick(forward: row.way, seconds: row.seconds, holds: row.holds)
        let target = player.carousel.tracker.target
        player.comeToRest()
        XCTAssertNil(player.fault)
        let way = player.carousel.fractionalPage - before
        if let page = row.page { XCTAssertEqual(way, Double(page), accuracy: 1e-9) }
        XCTAssertEqual(player.carousel.tracker.settled, target)
        if row.page == nil { XCTAssertNotEqual(way, way.rounded(), accuracy: 1e-3) }
      }
    }
  }

  /// Momentum takes it over many pages, more than once round, and ends on a page exactly.
  func testMomentumOverManyPages() {
    var player = browser(release: .snapping)
    player.flick(forward: 240, seconds: 0.04)
    let natural = 240 / 0.04 * 0.499
    player.comeToRest()
    XCTAssertNil(player.fault)
    let pages = player.carousel.fractionalPage
    XCTAssertEqual(pages, pages.rounded())
    XCTAssertEqual(pages * 320, natural, accuracy: 400)
    XCTAssertGreaterThan(pages, 5)
  }

  /// Each change is told once, with its reason, also when a finger catches the content.
  func testWhatIsTold() {
    var player = browser()
    player.flick(forward: 120)
    player.wait(0.1)
    player.touch(.began, at: 160)
    player.wait(0.2)
    player.letGo()
    player.comeToRest()
    XCTAssertNil(player.fault)
    XCTAssertEqual(
      player.log,
      [
        "ended: target page 0 -> 1 by fling", "frame: page page 0 -> 1 by fling",
        "frame: settled page 0 -> 1 by fling",
      ])
  }

  func testEditsUnderAFling() {
    for release in [CarouselScroller.Release.paging, .snapping] {
      var player = browser(6, release: release)
      player.flick(forward: 240, seconds: 0.04)
      player.wait(0.05)
      let target = player.target!
      // Before the page it leads to, behind it, and elsewhere.
      player.edit(.insert(count: 2, at: 0))
      player.edit(.insert(count: 1, at: player.keys.firstIndex(of: target)!))
      player.edit(.move(player.keys.count - 1, to: 1))
      player.wait(0.05)
      XCTAssertEqual(player.target, target)
      player.comeToRest()
      XCTAssertNil(player.fault)
      XCTAssertEqual(player.settled, target)
    }
  }

  /// The page that a motion leads to goes: the next one takes its place.
  func testTheTargetGoes() {
    var player = browser(6)
    player.command { $0.scroll(to: 2, time: $1) }
    player.wait(0.1)
    player.edit(.remove(2..<3))
    XCTAssertEqual(player.target, 3)
    player.comeToRest()
    XCTAssertNil(player.fault)
    XCTAssertEqual(player.settled, 3)
  }

  func testEditsUnderAFinger() {
    for isRightToLeft in [false, true] {
      var player = browser(6, page: 2, isRightToLeft: isRightToLeft)
      player.flick(forward: 100, letsGo: false)
      let held = player.sights
      player.edit(.remove(0..<1))
      player.edit(.insert(count: 3, at: 0))
      XCTAssertEqual(player.sights.map { $0.key }, held.map { $0.key })
      // The finger goes on from there.
      player.touch(.moved, at: 160)
      player.wait(0.3)
      player.touch(.ended, at: 160)
      player.comeToRest()
      XCTAssertNil(player.fault)
      XCTAssertEqual(player.settled, 2)
    }
  }

  func testEditsByKey() {
    var browser = CarouselScroller(
      lengths: [200, 100, 150, 250], page: 2, viewportSize: CGSize(width: 300, height: 100),
      alignment: .leading)
    let update = browser.edit(
      from: ["a", "b", "c", "d"], to: ["x", "c", "d", "y", "a"],
      lengths: [90, 0, 0, 80, 0])
    XCTAssertEqual(
      (0..<5).map { browser.loop.frame(ofItem: $0, crossLength: 1).size.width },
      [90, 150, 250, 80, 200])
    XCTAssertEqual(browser.currentPage, 1)
    XCTAssertTrue(update.pages.isEmpty)
    XCTAssertEqual(browser.items.first?.frame.origin.x, 0)
    let gone = browser.edit(from: ["x", "c", "d", "y", "a"], to: ["x", "d", "y", "a"])
    XCTAssertEqual(gone.pages.current?.description, "page none -> 1 by data")
    XCTAssertEqual(gone.pages.settled?.description, "page none -> 1 by data")
  }

  /// A rotation keeps the fractional page at rest, under a finger, in a fling and in an animation,
  /// and the motion arrives.
  func testRotations() {
    for release in [CarouselScroller.Release.paging, .snapping] {
      for way in 0..<4 {
        var player = browser(5, release: release)
        switch way {
        case 0: break
        case 1: player.flick(forward: 130, letsGo: false)
        case 2:
          player.flick(forward: 130)
          player.wait(0.1)
        default:
          player.command { $0.scroll(by: 2, time: $1) }
          player.wait(0.1)
        }
        let (target, phase) = (player.target, player.carousel.scroller.phase)
        player.resize(568)
        XCTAssertEqual(player.carousel.scroller.phase, phase)
        player.wait(0.01)
        player.resize(320)
        player.wait(0.01)
        player.resize(568)
        XCTAssertEqual(player.target, target)
        player.comeToRest()
        XCTAssertNil(player.fault, "\(release) \(way)")
        if way != 1 { XCTAssertEqual(player.settled, target) }
      }
    }
  }

  /// Nothing is seen, and then again: the position is kept.
  func testAnEmptyViewport() {
    var player = browser(5, page: 3)
    player.carousel.resize(to: .zero)
    XCTAssertTrue(player.carousel.items.isEmpty)
    player.carousel.resize(to: CGSize(width: 300, height: 100))
    XCTAssertEqual(player.carousel.items.map { $0.item }, [3])
    var late = CarouselScroller(pageCount: 4, page: 2, viewportSize: .zero)
    late.resize(to: CGSize(width: 300, height: 100))
    XCTAssertEqual(late.items.map { $0.item }, [2])
    XCTAssertEqual(late.items.first?.frame.size.width, 300)
  }

  // MARK: Autoplay

  private struct TimerRow: TableRow {
    /// When a finger goes down and up.
    var down: Double
    var up: Double
    var restarts: Autoplay.Restart = .atRelease
    var keepsTimeLeft = false
    /// When the page turns after that.
    var next: Double
    var source: String
  }

  func testAFingerPausesTheTimer() {
    let rows = [
      TimerRow(down: 1, up: 1.5, next: 3.5, source: "tutorial: a whole interval at the lift"),
      TimerRow(
        down: 1, up: 1.5, keepsTimeLeft: true, next: 2.5, source: "definition: the time left"),
      TimerRow(down: 1, up: 1.5, restarts: .atSettle, next: 3.5, source: "it has settled at once"),
      TimerRow(
        down: 2, up: 2.5, next: 4.5, source: "definition: the finger comes before the timer"),
      TimerRow(down: 1, up: 9, next: 11, source: "definition: paused under the finger"),
    ]
    forEachRow("fingers on a carousel that turns by itself", rows) { row in
      var player = browser()
      player.carousel.autoplay = Autoplay(
        interval: 2, pageCount: 5, restarts: row.restarts, keepsTimeLeft: row.keepsTimeLeft)
      player.wait(0, frame: 1)
      player.carousel.advance(to: 0)
      player.time = row.down
      player.touch(.began, at: 100)
      XCTAssertEqual(player.carousel.currentPage, 0)
      player.wait(row.up - row.down)
      XCTAssertEqual(player.carousel.currentPage, 0)
      player.touch(.ended, at: 100)
      XCTAssertEqual(player.carousel.autoplay.nextFireTime ?? -1, row.next, accuracy: 1e-9)
      XCTAssertEqual(player.carousel.nextWakeTime ?? -1, row.next, accuracy: 1e-9)
      player.wait(row.next - row.up + 0.6)
      XCTAssertNil(player.fault)
      XCTAssertEqual(player.carousel.currentPage, 1)
      XCTAssertEqual(player.carousel.tracker.reason, .autoplay)
    }
  }

  /// After a manual turn, a whole interval of the page begins at the release, and the next turn
  /// goes on from there.
  func testAFlickBetweenTwoTurns() {
    var player = browser()
    player.carousel.autoplay = .tutorial(pageCount: 5)
    player.carousel.advance(to: 0)
    player.wait(1)
    player.flick(forward: 120)
    let released = player.time
    player.wait(1)
    XCTAssertEqual(player.carousel.currentPage, 1)
    XCTAssertEqual(player.carousel.nextWakeTime ?? 0, released + 2, accuracy: 1e-9)
    player.wait(1.9)
    XCTAssertNil(player.fault)
    XCTAssertEqual(player.carousel.currentPage, 2)
  }

  /// A timer that is due during a long fling waits, and begins anew when it has settled.
  func testAFlingOutlastsTheTimer() {
    var player = browser(release: .snapping)
    player.carousel.autoplay = Autoplay(interval: 0.5, pageCount: 5)
    player.carousel.advance(to: 0)
    player.flick(forward: 240, seconds: 0.04)
    let end = player.carousel.scroller.restTime!
    XCTAssertGreaterThan(end, 1)
    player.wait(end - player.time + 0.1)
    XCTAssertTrue(player.carousel.isAtRest)
    XCTAssertEqual(player.carousel.nextWakeTime ?? 0, end + 0.5, accuracy: 1e-9)
    XCTAssertNil(player.fault)
  }

  /// A round by itself, and a long sleep: only what is due is done, and an absence turns no pages.
  func testTheTimerGoesRound() {
    var player = browser(3)
    player.carousel.autoplay = .tutorial(pageCount: 3)
    player.carousel.advance(to: 0)
    for turn in 1...7 {
      let wake = player.carousel.nextWakeTime!
      XCTAssertEqual(wake, 2 * Double(turn))
      player.time = wake
      player.wait(0.6)
      XCTAssertEqual(player.carousel.currentPage, turn % 3)
      XCTAssertTrue(player.carousel.isAtRest)
    }
    XCTAssertNil(player.fault)
    player.carousel.advance(to: 1e6)
    XCTAssertEqual(player.carousel.currentPage, 1)
    XCTAssertEqual(player.carousel.nextWakeTime, 1e6 + 2)
  }

  func testTheTimerEndsAtTheLastPage() {
    var player = CarouselPlayer(
      CarouselScroller(
        pageCount: 3, viewportSize: CGSize(width: 320, height: 200), displayScale: 2))
    player.carousel.autoplay = Autoplay(interval: 1, pageCount: 3, loops: false)
    player.carousel.advance(to: 0)
    player.wait(10)
    XCTAssertEqual(player.carousel.currentPage, 2)
    XCTAssertNil(player.carousel.nextWakeTime)
    XCTAssertNil(player.fault)
  }

  // MARK: Commands

  private struct CommandRow: TableRow {
    var count: Int
    var page: Int
    var goal: Int
    var direction = PageLoop.Direction.shortest
    var tie = PageLoop.Tie.forward
    /// The position at the end, counted from the start.
    var way: Double
    var source: String
  }

  func testWaysToAPage() {
    let (shortest, given) = ("facts: the shortest way", "definition: the direction")
    let rows = [
      CommandRow(count: 5, page: 0, goal: 4, way: -1, source: shortest),
      CommandRow(count: 5, page: 0, goal: 2, way: 2, source: shortest),
      CommandRow(count: 5, page: 0, goal: 4, direction: .forward, way: 4, source: given),
      CommandRow(count: 5, page: 3, goal: 4, direction: .backward, way: -4, source: given),
      CommandRow(count: 4, page: 1, goal: 3, way: 2, source: "facts: forward at a tie"),
      CommandRow(count: 4, page: 1, goal: 3, tie: .backward, way: -2, source: "definition: tie"),
      CommandRow(count: 4, page: 3, goal: 1, tie: .direct, way: -2, source: "facts: direct"),
      CommandRow(count: 2, page: 0, goal: 1, direction: .backward, way: -1, source: given),
      CommandRow(count: 2, page: 1, goal: 0, direction: .forward, way: 1, source: given),
      CommandRow(count: 1, page: 0, goal: 7, way: 0, source: "definition: nowhere, N = 1"),
      CommandRow(count: 5, page: 2, goal: 2, way: 0, source: "definition: it is there"),
    ]
    forEachRow("ways to a page of a carousel of its own", rows) { row in
      for animated in [true, false] {
        var player = browser(row.count, page: row.page)
        let before = player.carousel.fractionalPage
        let update = player.carousel.scroll(
          to: row.goal, direction: row.direction, tie: row.tie, animated: animated, time: 0)
        if row.way == 0 {
          XCTAssertTrue(update.pages.isEmpty)
        } else {
          XCTAssertEqual(update.pages.target?.new, row.goal)
          XCTAssertEqual(update.pages.target?.reason, .command)
        }
        player.carousel.advance(to: 1)
        XCTAssertEqual(player.carousel.fractionalPage - before, row.way, accuracy: 1e-9)
        XCTAssertEqual(player.carousel.tracker.settled, row.count > 1 ? row.goal : 0)
      }
    }
  }

  /// Taps in quick succession add up, in both directions.
  func testQuickTaps() {
    for step in [1, -1] {
      var player = browser(3)
      for _ in 0..<7 {
        player.command { $0.scroll(by: step, time: $1) }
        player.wait(0.05)
      }
      player.comeToRest()
      XCTAssertNil(player.fault)
      XCTAssertEqual(player.carousel.fractionalPage, 7 * Double(step), accuracy: 1e-9)
    }
  }

  /// Pages that end: no way past an end, and a bounce there.
  func testPagesThatEnd() {
    var player = CarouselPlayer(
      CarouselScroller(
        lengths: [300, 100, 100], viewportSize: CGSize(width: 320, height: 200),
        alignment: .leading, displayScale: 2))
    XCTAssertFalse(player.carousel.canLoop)
    player.command { $0.scroll(by: 5, time: $1) }
    player.comeToRest()
    XCTAssertEqual(player.carousel.items.last?.frame.origin.x, 220)
    player.flick(forward: 200, seconds: 0.1)
    XCTAssertLessThan(player.sights.last!.start, 220)
    player.comeToRest()
    XCTAssertEqual(player.carousel.items.last?.frame.origin.x, 220)
    player.command { $0.scroll(by: -1, time: $1) }
    player.comeToRest()
    XCTAssertEqual(player.carousel.items.first?.frame.origin.x, 0)
    XCTAssertNil(player.fault)
  }

  /// Two carousels of other lengths in step, also across the wrap.
  func testTwoInStep() {
    var player = browser(4)
    var other = CarouselScroller(
      lengths: [100, 180, 60, 140], viewportSize: CGSize(width: 200, height: 50),
      alignment: .leading)
    for _ in 0..<30 {
      player.flick(forward: 200, seconds: 0.05, letsGo: false)
      player.letGo()
      for _ in 0..<8 {
        player.wait(0.03)
        other.show(fractionalPage: player.carousel.fractionalPage)
        XCTAssertEqual(
          other.wrappedFractionalPage, player.carousel.wrappedFractionalPage, accuracy: 1e-6)
      }
    }
    XCTAssertGreaterThan(player.carousel.fractionalPage, 20)
  }
}
