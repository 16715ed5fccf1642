import ScrollKit
import XCTest

final class ScrollDirectionTrackerTests: XCTestCase {
  /// An offset that was scrolled to, or written without a motion.
  private enum Step {
    case to(Double)
    case write(Double)
  }

  private struct PathRow: TableRow {
    var tolerance = 0.0
    var steps: [Step]
    /// After each step: up, down or none yet.
    var directions: [ScrollDirection]
    var source: String
  }

  func testPaths() {
    let headroom = "Headroom.js: a turn counts once the tolerance is exceeded"
    let rows = [
      PathRow(steps: [.to(500)], directions: [.none], source: "nothing has moved"),
      PathRow(
        steps: [.to(0), .to(0), .to(1), .to(1), .to(1), .to(2)],
        directions: [.none, .none, .down, .down, .down, .down], source: "remembered at rest"),
      PathRow(
        steps: [.to(9), .to(8), .to(8), .to(9), .to(9), .to(8.5)],
        directions: [.none, .up, .up, .down, .down, .up], source: "without tolerance, at once"),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(30), .to(30), .to(25), .to(15)],
        directions: [.none, .down, .down, .down, .up], source: "the example"),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(10), .to(10.5)], directions: [.none, .none, .down],
        source: headroom),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(-10), .to(-10.5)], directions: [.none, .none, .up],
        source: headroom),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(8), .to(-3), .to(8)],
        directions: [.none, .none, .none, .none], source: "a tremble about the first offset"),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(20), .to(12), .to(19), .to(11), .to(9)],
        directions: [.none, .down, .down, .down, .down, .up],
        source: "the way back is counted from the farthest point, 20"),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(20), .to(12), .to(25), .to(16), .to(15), .to(14)],
        directions: [.none, .down, .down, .down, .down, .down, .up],
        source: "farther on, from 25"),
      PathRow(
        tolerance: 10, steps: [.to(100), .to(50), .to(55), .to(40), .to(50), .to(51)],
        directions: [.none, .up, .up, .up, .up, .down], source: "mirrored, from 40"),
      PathRow(
        tolerance: 5, steps: [.to(0), .to(6), .to(5), .to(4), .to(3), .to(2), .to(1), .to(0)],
        directions: [.none, .down, .down, .down, .down, .down, .down, .up],
        source: "small steps add up"),
      PathRow(
        steps: [.to(0), .to(10), .write(500), .to(500), .to(510), .write(20), .to(19)],
        directions: [.none, .down, .down, .down, .down, .down, .up],
        source: "what is written is no motion"),
      PathRow(
        tolerance: 10, steps: [.to(0), .to(20), .to(15), .write(1015), .to(1010), .to(1009)],
        directions: [.none, .down, .down, .down, .down, .up],
        source: "5 of the way back before, 6 after"),
      PathRow(
        steps: [.write(500), .to(510)], directions: [.none, .down], source: "written first"),
      PathRow(
        steps: [.to(0), .to(5), .to(.nan), .write(.nan), .to(5), .to(6)],
        directions: [.none, .down, .down, .down, .down, .down],
        source: "not a number changes nothing"),
      PathRow(
        tolerance: .nan, steps: [.to(0), .to(-1)], directions: [.none, .up],
        source: "not a number is no tolerance"),
      PathRow(
        tolerance: -9, steps: [.to(0), .to(0), .to(-1)], directions: [.none, .none, .up],
        source: "no negative tolerance"),
    ]
    forEachRow("direction with a memory", rows) { row in
      for axis in ScrollAxis.allCases {
        var tracker = ScrollDirectionTracker(axis: axis, tolerance: row.tolerance)
        var later = ScrollDirectionTracker(axis: axis, tolerance: 77)
        later.tolerance = row.tolerance
        XCTAssertEqual(later, tracker)
        for (step, expected) in zip(row.steps, row.directions) {
          switch step {
          case .to(let offset):
            XCTAssertEqual(tracker.scrolled(to: offset), tracker.direction)
          case .write(let offset): tracker.shifted(to: offset)
          }
          let turned: ScrollDirection =
            axis == .vertical || expected == .none ? expected : expected == .up ? .left : .right
          XCTAssertEqual(tracker.direction, turned)
        }
        XCTAssertEqual(row.steps.count, row.directions.count)
      }
    }
  }

  /// A finger drags slowly upwards, 150 points in 600 frames of which every second moves nothing:
  /// how many rows are bound, and the greatest number that came in at once after the first motion.
  private func bindings(
    _ direction: (inout ScrollDirectionTracker, _ offset: Double, _ last: Double) -> ScrollDirection
  ) -> (all: Int, changes: Int) {
    let rows = UniformRows(count: 10_000, length: 44, spacing: 1)
    var pool = ReusePool()
    var tracker = ScrollDirectionTracker()
    var offset = 45_000.0
    var (all, changes) = (0, 0)
    var last = ScrollDirection.none
    for frame in 0..<600 {
      let before = offset
      if frame % 2 == 1 { offset -= 0.5 }
      let now = direction(&tracker, offset, before)
      if now != last { changes += 1 }
      last = now
      let ready = rows.visibleRange(
        in: CGRect(x: 0, y: offset, width: 320, height: 450),
        overscan: .points(behind: 100, ahead: 300), direction: now)
      all += pool.show(ready).count {
        if case .hide = $0 { return false }
        return true
      }
    }
    return (all, changes)
  }

  func testASlowDragBindsNoRowTwice() {
    // At first 44,900...45,750 are ready, rows 997..<1017. Upwards at once 44,699.5...45,549.5,
    // from row 993; at the end 44,550...45,400, from row 990: 20 + 4 + 3.
    let found = bindings { tracker, offset, _ in tracker.scrolled(to: offset) }
    XCTAssertEqual(found.all, 27)
    XCTAssertEqual(found.changes, 1)
    // Without a memory, each pause changes the side.
    let forgetful = bindings { ScrollDirection(distance: $1 - $2, along: .vertical) }
    XCTAssertGreaterThan(forgetful.all, 1000)
    XCTAssertEqual(forgetful.changes, 599)
  }

  private struct WalkCase {
    var tolerance: Double
    var offsets: [Double]
  }

  func testDirectionEqualsTheDefinition() {
    typealias Track = (Double, [Double]) -> [ScrollDirection]
    let law: (Track) -> WalkCase? = { track in
      firstCounterexample(
        seed: 120,
        {
          var offset = $0.eighths(-100...1000)
          var offsets: [Double] = []
          for _ in 0..<30 {
            if Bool.random(using: &$0) { offset += $0.eighths(-20...20) }
            offsets.append(offset)
          }
          return WalkCase(tolerance: $0.eighths(0...30), offsets: offsets)
        },
        { walk in
          // The plain rule looks at all offsets since the last turn.
          var (direction, turn) = (ScrollDirection.none, 0)
          let plain = walk.offsets.indices.map { now in
            let seen = walk.offsets[turn...now]
            let (first, last) = (walk.offsets[0], walk.offsets[now])
            let isDown: Bool
            let isUp: Bool
            switch direction {
            case .down: (isDown, isUp) = (false, last < seen.max()! - walk.tolerance)
            case .up: (isDown, isUp) = (last > seen.min()! + walk.tolerance, false)
            default: (isDown, isUp) = (last > first + walk.tolerance, last < first - walk.tolerance)
            }
            if isDown || isUp { (direction, turn) = (isDown ? .down : .up, now) }
            return direction
          }
          return track(walk.tolerance, walk.offsets) == plain
        })
    }
    let track: Track = { tolerance, offsets in
      var tracker = ScrollDirectionTracker(tolerance: tolerance)
      return offsets.map { tracker.scrolled(to: $0) }
    }
    assertLaw(
      law, holdsFor: track,
      findsFaultIn: [
        { track($0 + 0.125, $1) }, { track(0, $1) },
        { _, offsets in
          zip([offsets[0]] + offsets, offsets).map {
            ScrollDirection(distance: $1 - $0, along: .vertical)
          }
        },
      ])
  }

  func testWritingAnOffsetChangesNoLaterDirection() {
    typealias Shift = (inout ScrollDirectionTracker, Double) -> Void
    let law: (Shift) -> [Double]? = { shift in
      firstCounterexample(
        seed: 121, { generator in (0..<20).map { _ in generator.eighths(0...500) } },
        { offsets in
          var (plain, shifted) = (
            ScrollDirectionTracker(tolerance: 40), ScrollDirectionTracker(tolerance: 40)
          )
          var base = 0.0
          for (index, offset) in offsets.enumerated() {
            plain.scrolled(to: offset)
            shifted.scrolled(to: offset + base)
            if index % 3 == 1 {
              base += 4096
              shift(&shifted, offset + base)
            }
            guard plain.direction == shifted.direction else { return false }
          }
          return true
        })
    }
    assertLaw(
      law, holdsFor: { $0.shifted(to: $1) },
      findsFaultIn: [{ $0.scrolled(to: $1) }, { $0.shifted(to: $1 + 50) }, { _, _ in }])
  }
}

final class ScrollDirectionTrackerTotalityTests: XCTestCase {
  func testAnyOffset() {
    for tolerance in hostileNumbers {
      var tracker = ScrollDirectionTracker(tolerance: tolerance)
      for a in hostileNumbers {
        for b in hostileNumbers {
          XCTAssertTrue([.none, .up, .down].contains(tracker.scrolled(to: a)))
          tracker.shifted(to: b)
        }
      }
      XCTAssertTrue(tracker.tolerance.isFinite && tracker.tolerance >= 0)
    }
  }
}
