import ScrollKit
import XCTest

/// What a scroller does not use of an input.
final class ScrollerNestingTests: XCTestCase {
  private struct EdgeRow: TableRow {
    let scale, content, offset: Double
    /// Whether it can scroll back and on.
    let back, on: Bool
    let source: String
  }

  func testWhetherItCanScrollTowardAnEdge() {
    let rule = "at an edge: nearer than a device pixel"
    let rows = [
      EdgeRow(scale: 1, content: 1000, offset: 0, back: false, on: true, source: rule),
      EdgeRow(scale: 1, content: 1000, offset: 600, back: true, on: false, source: rule),
      EdgeRow(scale: 1, content: 1000, offset: 1, back: true, on: true, source: rule),
      EdgeRow(scale: 1, content: 1000, offset: 599.4, back: true, on: false, source: rule),
      EdgeRow(scale: 3, content: 1000, offset: 599.4, back: true, on: true, source: rule),
      EdgeRow(scale: 3, content: 1000, offset: 599.8, back: true, on: false, source: rule),
      EdgeRow(scale: 3, content: 1000.2, offset: 600, back: true, on: false, source: rule),
      EdgeRow(scale: 1, content: 1000, offset: -50, back: false, on: true, source: "out of range"),
      EdgeRow(scale: 1, content: 1000, offset: 650, back: true, on: false, source: "out of range"),
      EdgeRow(scale: 1, content: 400, offset: 0, back: false, on: false, source: "it fits"),
      EdgeRow(scale: 1, content: 0, offset: 0, back: false, on: false, source: "it is empty"),
    ]
    forEachRow("edges", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup(content: row.content, offset: row.offset, scale: row.scale)
          .script(axis)
        let (back, on): (ScrollEdge, ScrollEdge) =
          axis == .horizontal ? (.left, .right) : (.top, .bottom)
        XCTAssertEqual(play.scroller.canScroll(toward: back), row.back)
        XCTAssertEqual(play.scroller.canScroll(toward: on), row.on)
        play.play("e0")
        XCTAssertFalse(play.scroller.canScroll(toward: back))
        XCTAssertFalse(play.scroller.canScroll(toward: on))
      }
    }
  }

  /// Moves of a finger from 300, each with the distance left over.
  private struct MoveRow: TableRow {
    var bounces = true
    var offset = 0.0
    let moves: [(to: Double, left: Double)]
    let source: String
  }

  func testWhatAFingerLeavesOver() {
    let rows = [
      MoveRow(moves: [(295, 0), (280, 0), (250, 0)], source: "the slop is 10 points"),
      MoveRow(
        bounces: false, moves: [(320, -10), (330, -10), (310, 20), (305, 0)],
        source: "no bounce: what was left over comes back first"),
      // Finger and content: 20 and (1 - 1 / (20 * 0.55 / 400 + 1)) * 400 = 10.7056 points.
      MoveRow(
        moves: [(310, 0), (330, -9.2944), (310, 9.2944)],
        source: "what the rubber band does not show"),
      MoveRow(
        bounces: false, offset: 1590, moves: [(290, 0), (270, 10), (260, 10)],
        source: "from the range to the edge"),
    ]
    forEachRow("left over by fingers", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup(offset: row.offset, scale: 4096, bounces: row.bounces).script(axis)
        play.scroller.touch(.began, at: play.point(300), time: 0)
        for (step, move) in row.moves.enumerated() {
          let events = play.scroller.touch(
            .moved, at: play.point(move.to, Double(step)), time: Double(step + 1))
          let rest = events.unconsumed.distance
          XCTAssertEqual(play.along(rest), move.left, accuracy: 0.001)
          // The other axis does not scroll.
          let cross = axis == .horizontal ? rest.y : rest.x
          XCTAssertEqual(cross, step > 0 && play.scroller.isDragging ? -1 : 0, accuracy: 1e-9)
        }
      }
    }
  }

  func testWhatAWheelLeavesOver() {
    var scroller = ScrollSetup(offset: 1590).script(.vertical).scroller
    func rest(_ x: Double, _ y: Double, _ unit: Scroller.WheelUnit = .points) -> CGPoint {
      scroller.wheel(CGPoint(x: x, y: y), unit: unit, time: 0).unconsumed.distance
    }
    XCTAssertEqual(rest(5, 8), CGPoint(x: 5, y: 0))
    XCTAssertEqual(rest(0, 2, .lines), CGPoint(x: 0, y: 36))
    XCTAssertEqual(rest(0, 1, .pages), CGPoint(x: 0, y: 400))
    scroller.touch(.began, at: .zero, time: 0)
    XCTAssertEqual(rest(0, -8), CGPoint(x: 0, y: -8))
  }

  func testWhatAReleaseLeavesOver() {
    for axis in ScrollAxis.allCases {
      for (bounces, offset, isLeft) in [(true, 0.0, false), (false, 0, true), (false, 800, false)] {
        var play = ScrollSetup(offset: offset, bounces: bounces).script(axis)
        play.play("~200,260,6,0,.01")
        let events = play.scroller.touch(.ended, at: .zero, time: 0.06)
        let velocity = events.unconsumed.velocity
        XCTAssertEqual(play.along(velocity), isLeft ? -1000 : 0, accuracy: 1)
        XCTAssertEqual(play.along(velocity) == 0, !isLeft)
      }
    }
  }

  func testAFlingTellsItsVelocityAtTheEdge() {
    for bounces in [true, false] {
      var scroller = ScrollSetup(offset: 1400, bounces: bounces).script(.vertical).scroller
      scroller.fling(velocity: CGPoint(x: 0, y: 2000), time: 0)
      let free = Deceleration(position: 1400, velocity: 2000)
      let edge = free.time(at: 1600) ?? 0
      var told: [Double] = []
      for frame in 1...60 {
        let events = scroller.advance(to: Double(frame) / 60)
        if events.unconsumed.velocity != .zero {
          told.append(Double(events.unconsumed.velocity.y))
          XCTAssertTrue((0..<1.0 / 60).contains(Double(frame) / 60 - edge))
        }
      }
      XCTAssertEqual(told, [free.slope(time: edge)])
    }
  }

  func testAFlingFromOutsideIsARelease() {
    for paging in [Scroller.Paging.none, .viewport] {
      for axis in ScrollAxis.allCases {
        var released = ScrollSetup(offset: 800, paging: paging).script(axis)
        released.play("~300,240,6,0,.01 u@.06")
        var flung = ScrollSetup(offset: released.offset, paging: paging).script(axis)
        XCTAssertEqual(
          flung.scroller.fling(velocity: flung.point(released.velocity), time: 0.06).map {
            $0.name
          },
          ["willBeginDecelerating"])
        for time in [0.1, 0.3, 1, 9] {
          released.scroller.advance(to: time)
          flung.scroller.advance(to: time)
          XCTAssertEqual(flung.offset, released.offset)
        }
        XCTAssertTrue(flung.scroller.isAtRest)
      }
    }
  }

  func testFlingsThatDoNothing() {
    var scroller = ScrollSetup(offset: 0).script(.vertical).scroller
    func left(_ x: Double, _ y: Double) -> CGPoint {
      scroller.fling(velocity: CGPoint(x: x, y: y), time: 1).unconsumed.velocity
    }
    XCTAssertEqual(left(70, 0), CGPoint(x: 70, y: 0))
    XCTAssertEqual(left(.nan, 0), .zero)
    XCTAssertTrue(scroller.isAtRest)
    // A fling along one axis leaves a motion along the other one alone.
    XCTAssertEqual(left(70, 1000), CGPoint(x: 70, y: 0))
    let rest = scroller.restingOffset
    XCTAssertEqual(scroller.fling(velocity: CGPoint(x: 50, y: 0)).count, 0)
    XCTAssertEqual(scroller.restingOffset, rest)
    // It goes over from an animation.
    scroller.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    XCTAssertEqual(
      scroller.fling(velocity: CGPoint(x: 0, y: 300)).map { $0.name },
      ["didEndScrollingAnimation", "willBeginDecelerating"])
    scroller.touch(.began, at: .zero, time: 2)
    XCTAssertEqual(left(0, 900), CGPoint(x: 0, y: 900))
    scroller.touch(.cancelled, at: .zero, time: 3)
    scroller.change { $0.behavior.isScrollEnabled = false }
    XCTAssertEqual(left(0, 900), CGPoint(x: 0, y: 900))
  }
}
