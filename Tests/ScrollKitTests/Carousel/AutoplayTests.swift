import XCTest

@testable import ScrollKit

final class AutoplayTests: XCTestCase {
  /// What an app does at a time.
  private enum Act: Equatable {
    case ask
    case pause(Autoplay.PauseReasons)
    case resume(Autoplay.PauseReasons)
    case setPaused(Bool, Autoplay.PauseReasons)
    case settle
    case restart
  }

  private struct ScriptRow: TableRow {
    var restarts: Autoplay.Restart = .atRelease
    var keepsTimeLeft = false
    var lateness: Double?
    var interval = 2.0
    var count = 5
    var acts: [(Double, Act)]
    /// The times at which it fired.
    var fires: [Double]
    /// When it would fire next, at the end.
    var next: Double?
    var source: String
  }

  func testScripts() {
    let ask = Act.ask
    let rows: [ScriptRow] = [
      ScriptRow(
        acts: [(0, ask), (1.5, ask), (2, ask), (3.9, ask), (4, ask), (4.1, ask)], fires: [2, 4],
        next: 6, source: "RNRC useAutoPlay: 2000 ms"),
      ScriptRow(
        acts: [(10, ask), (11.9, ask), (12, ask)], fires: [12], next: 14,
        source: "definition: the first time starts the clock"),
      ScriptRow(
        acts: [(0, ask), (2.3, ask), (4, ask)], fires: [2.3, 4], next: 6,
        source: "definition: a late question delays nothing"),
      ScriptRow(
        lateness: .infinity, acts: [(0, ask), (9, ask), (9.5, ask), (10, ask)], fires: [9, 10],
        next: 12, source: "definition: fires once after a gap"),
      ScriptRow(
        acts: [(0, ask), (9, ask), (9.5, ask), (11, ask)], fires: [11], next: 13,
        source: "definition: nobody was there; a whole interval begins"),
      ScriptRow(
        acts: [(0, ask), (4, ask), (6, ask)], fires: [4, 6], next: 8,
        source: "definition: an interval late is late, not away"),
      ScriptRow(
        lateness: 0, acts: [(0, ask), (2.1, ask), (4, ask), (4.1, ask)], fires: [4.1], next: 6.1,
        source: "definition: no lateness at all"),
      ScriptRow(
        lateness: .nan, acts: [(0, ask), (2.1, ask), (4.1, ask)], fires: [4.1], next: 6.1,
        source: "definition: not a number is zero"),
      ScriptRow(
        restarts: .atSettle, keepsTimeLeft: true,
        acts: [
          (0, ask), (1.5, .pause(.touch)), (2, .resume(.touch)), (3, .settle), (3.4, ask),
          (3.5, ask),
        ],
        fires: [3.5], next: 5.5, source: "definition: the time left, from the stop"),
      ScriptRow(
        restarts: .atSettle, keepsTimeLeft: true,
        acts: [
          (0, ask), (1.5, .pause(.touch)), (2, .resume(.touch)), (2.5, .pause(.touch)),
          (3, .resume(.touch)), (4, .settle), (4.5, ask),
        ],
        fires: [4.5], next: 6.5, source: "definition: a second finger takes nothing away"),
      ScriptRow(
        restarts: .atSettle, keepsTimeLeft: true,
        acts: [
          (0, ask), (1.5, .pause(.touch)), (2, .resume(.touch)), (3, .restart), (4, .pause(.hover)),
          (5, .resume(.hover)), (6, ask),
        ],
        fires: [6], next: 8, source: "definition: a restart forgets the time left"),
      ScriptRow(
        acts: [
          (0, ask), (1.5, .pause(.touch)), (5, ask), (6, .resume(.touch)), (7.9, ask), (8, ask),
        ],
        fires: [8], next: 10, source: "definition: a whole interval from the release"),
      ScriptRow(
        keepsTimeLeft: true,
        acts: [(0, ask), (1.5, .pause(.touch)), (6, .resume(.touch)), (6.4, ask), (6.5, ask)],
        fires: [6.5], next: 8.5, source: "embla autoplay: keeps what remains"),
      ScriptRow(
        restarts: .atSettle,
        acts: [
          (0, ask), (1, .pause(.touch)), (2, .resume(.touch)), (9, ask), (10, .settle), (11.9, ask),
          (12, ask),
        ],
        fires: [12], next: 14, source: "definition: a whole interval from the stop"),
      ScriptRow(
        restarts: .atSettle,
        acts: [(0, ask), (1, .pause(.touch)), (2, .resume(.touch)), (9, ask)], fires: [], next: nil,
        source: "definition: waits for the stop"),
      ScriptRow(
        acts: [
          (0, ask), (1, .pause(.touch)), (2, .pause(.hidden)), (3, .resume(.touch)), (9, ask),
          (10, .resume(.hidden)), (12, ask),
        ],
        fires: [12], next: 14, source: "definition: runs once no reason is left"),
      ScriptRow(
        acts: [(0, ask), (1, .resume(.touch)), (2, ask)], fires: [2], next: 4,
        source: "definition: nothing to resume"),
      ScriptRow(
        acts: [(0, ask), (1, .pause([])), (2, ask)], fires: [2], next: 4,
        source: "definition: no reason is no pause"),
      ScriptRow(
        acts: [
          (0, ask), (1, .setPaused(true, .reducedMotion)), (5, .setPaused(false, .hidden)),
          (6, ask), (7, .setPaused(false, .reducedMotion)), (9, ask),
        ],
        fires: [9], next: 11, source: "definition: paused as long as a reason holds"),
      ScriptRow(
        acts: [(0, .setPaused(false, .hidden)), (1, ask), (2, ask)], fires: [2], next: 4,
        source: "definition: a reason that does not hold starts the clock"),
      ScriptRow(
        acts: [(0, ask), (1.5, .restart), (2, ask), (3.5, ask)], fires: [3.5], next: 5.5,
        source: "definition: a page turned by hand"),
      ScriptRow(
        keepsTimeLeft: true,
        acts: [
          (0, ask), (1.5, .pause(.hover)), (2, .restart), (5, .resume(.hover)), (6.9, ask),
          (7, ask),
        ],
        fires: [7], next: 9, source: "definition: a page turned during a pause"),
      ScriptRow(
        acts: [(5, ask), (3, ask), (6.5, ask), (7, ask)], fires: [7], next: 9,
        source: "definition: an earlier time is the last one"),
      ScriptRow(
        acts: [(0, ask), (.nan, ask), (2, ask)], fires: [2], next: 4,
        source: "definition: not a number is the last time"),
      ScriptRow(
        acts: [(.nan, ask), (.nan, .pause(.touch)), (.nan, .restart)], fires: [], next: nil,
        source: "definition: no time told"),
      ScriptRow(
        keepsTimeLeft: true, acts: [(.nan, .pause(.touch)), (5, .resume(.touch)), (7, ask)],
        fires: [7], next: 9, source: "definition: paused before any time, a whole interval"),
      ScriptRow(
        restarts: .atSettle,
        acts: [
          (0, ask), (1, .pause(.touch)), (2, .resume(.touch)), (3, .pause(.touch)), (4, .settle),
          (5, .resume(.touch)), (6, .settle), (8, ask),
        ],
        fires: [8], next: 10, source: "definition: caught again before it settles"),
      ScriptRow(
        restarts: .atSettle,
        acts: [(0, ask), (1, .pause(.inactive)), (2, .resume(.inactive)), (4, ask)],
        fires: [4], next: 6, source: "definition: nothing moves after a pause without a finger"),
      ScriptRow(
        restarts: .atSettle,
        acts: [
          (0, ask), (1, .pause(.touch)), (1, .pause(.hover)), (2, .resume(.touch)),
          (3, .resume(.hover)), (9, ask), (10, .settle), (12, ask),
        ],
        fires: [12], next: 14, source: "definition: a finger was among the reasons"),
      ScriptRow(
        acts: [(0.1, ask), (4.1, ask), (4.1, ask)], fires: [4.1], next: 6.1,
        source: "definition: once, though 4.1 - 2.1 rounds below an interval"),
      ScriptRow(
        lateness: .infinity, interval: 0.1,
        acts: [(5.5, ask), (11.2, ask), (11.2, ask)],
        fires: [11.2], next: nil,
        source: "definition: once, whatever a quotient rounds to"),
      ScriptRow(
        lateness: .infinity, interval: 1e-17,
        acts: [(1, ask), (1.0005, ask), (1.001, ask)],
        fires: [1.001], next: nil,
        source: "definition: nothing less than a millisecond"),
      ScriptRow(
        restarts: .atSettle,
        acts: [(0, ask), (1, .pause(.touch)), (2, .resume(.touch)), (3, .restart), (5, ask)],
        fires: [5], next: 7, source: "definition: a restart waits for nothing"),
      ScriptRow(
        count: 1, acts: [(0, ask), (2, ask), (4, ask)], fires: [], next: nil,
        source: "embla autoplay: nothing with one page"),
      ScriptRow(
        count: 0, acts: [(0, ask), (2, ask)], fires: [], next: nil, source: "definition: N = 0"),
      ScriptRow(
        count: 2, acts: [(0, ask), (2, ask)], fires: [2], next: 4, source: "definition: N = 2"),
      ScriptRow(
        interval: 0, acts: [(0, ask), (2, ask)], fires: [], next: nil,
        source: "definition: no interval"),
      ScriptRow(
        interval: -1, acts: [(0, ask), (2, ask)], fires: [], next: nil,
        source: "definition: negative is no interval"),
      ScriptRow(
        restarts: .atSettle, acts: [(0, ask), (1, .settle), (2, ask)], fires: [2], next: 4,
        source: "definition: a stop without a pause changes nothing"),
    ]
    forEachRow("autoplay", rows) { row in
      var autoplay = Autoplay(
        interval: row.interval, pageCount: row.count, restarts: row.restarts,
        keepsTimeLeft: row.keepsTimeLeft)
      autoplay.maximumLateness = row.lateness
      var fires: [Double] = []
      XCTAssertNil(autoplay.nextFireTime)
      for (time, act) in row.acts {
        switch act {
        case .ask: if autoplay.fires(time: time) { fires.append(time) }
        case .pause(let reasons): autoplay.pause(reasons, time: time)
        case .resume(let reasons): autoplay.resume(reasons, time: time)
        case .setPaused(let isPaused, let reasons):
          autoplay.setPaused(isPaused, for: reasons, time: time)
        case .settle: autoplay.settled(time: time)
        case .restart: autoplay.restart(time: time)
        }
      }
      XCTAssertEqual(fires, row.fires)
      // A row without a next time expects it an interval later, within rounding.
      if row.next == nil, row.fires.count == 1, let next = autoplay.nextFireTime {
        XCTAssertEqual(next, row.fires[0] + max(row.interval, 1e-3), accuracy: 1e-9)
        XCTAssertGreaterThan(next, row.fires[0])
      } else {
        XCTAssertEqual(autoplay.nextFireTime, row.next)
      }
    }
  }

  /// The tutorial's timer: five pages of 320, every two seconds, wrapping to the first.
  func testTheTutorialsTimer() {
    let pages = Pages(count: 5, length: 320, viewport: 320)
    var autoplay = Autoplay.tutorial(pageCount: 5)
    var page = 0
    var offsets = [pages.contentOffset(of: page)]
    for tenth in 0...160 {
      let time = Double(tenth) / 10
      if time == 5 { autoplay.pause(.touch, time: time) }
      if time == 9 { autoplay.resume(.touch, time: time) }
      if autoplay.fires(time: time) {
        page = autoplay.page(after: page)!
        offsets.append(pages.contentOffset(of: page))
        // 2, 4, then a whole interval after the release at 9.
        XCTAssertEqual(time, [2, 4, 11, 13, 15][offsets.count - 2], accuracy: 1e-9)
      }
    }
    XCTAssertEqual(offsets, [0, 320, 640, 960, 1280, 0])
  }

  func testPagesThatArriveLate() {
    var autoplay = Autoplay(interval: 2, pageCount: 0)
    for tenth in 0...96 { XCTAssertFalse(autoplay.fires(time: Double(tenth) / 10)) }
    autoplay.pageCount = 5
    XCTAssertFalse(autoplay.fires(time: 9.7))
    XCTAssertEqual(autoplay.nextFireTime!, 11.7, accuracy: 1e-12)
    autoplay.pageCount = 6
    XCTAssertEqual(autoplay.nextFireTime!, 11.7, accuracy: 1e-12)
    XCTAssertTrue(autoplay.fires(time: 11.8))
  }

  private struct PageRow: TableRow {
    var count: Int
    var loops: Bool
    var page: Int
    var next: Int?
    var source: String
  }

  func testWhichPageIsNext() {
    let rows: [PageRow] = [
      PageRow(count: 5, loops: true, page: 4, next: 0, source: "tutorial: wraps to the first"),
      PageRow(count: 5, loops: true, page: 0, next: 1, source: "tutorial"),
      PageRow(count: 5, loops: false, page: 3, next: 4, source: "embla stopOnLastSnap"),
      PageRow(count: 5, loops: false, page: 4, next: nil, source: "embla stopOnLastSnap"),
      PageRow(count: 2, loops: true, page: 1, next: 0, source: "definition: N = 2"),
      PageRow(count: 1, loops: true, page: 0, next: nil, source: "definition: N = 1"),
      PageRow(count: 0, loops: true, page: 0, next: nil, source: "definition: N = 0"),
    ]
    forEachRow("autoplay pages", rows) { row in
      var autoplay = Autoplay(interval: 2, pageCount: 9, loops: row.loops)
      autoplay.pageCount = row.count
      XCTAssertEqual(autoplay.page(after: row.page), row.next)
    }
    var autoplay = Autoplay(interval: 1, pageCount: 3)
    autoplay.pageCount = -4
    XCTAssertEqual(autoplay.pageCount, 0)
  }

  func testReasons() {
    let all: [Autoplay.PauseReasons] = [.touch, .hover, .focus, .hidden, .inactive, .manual]
    var autoplay = Autoplay(interval: 2, pageCount: 3)
    for reason in all {
      XCTAssertFalse(autoplay.pauseReasons.contains(reason))
      autoplay.pause(reason, time: 0)
      XCTAssertTrue(autoplay.pauseReasons.contains(reason))
      XCTAssertNil(autoplay.nextFireTime)
    }
    for reason in all {
      XCTAssertNil(autoplay.nextFireTime)
      autoplay.resume(reason, time: 1)
    }
    XCTAssertEqual(autoplay.nextFireTime, 3)
  }

  func testSettlingDuringAnotherPause() {
    // A stop under a pointer ends the wait: when the pointer leaves, an interval begins.
    var autoplay = Autoplay(interval: 2, pageCount: 5, restarts: .atSettle)
    _ = autoplay.fires(time: 0)
    autoplay.pause(.hover, time: 1)
    autoplay.pause(.touch, time: 1.5)
    autoplay.resume(.touch, time: 2)
    autoplay.settled(time: 2.5)
    XCTAssertNil(autoplay.nextFireTime)
    autoplay.resume(.hover, time: 3)
    XCTAssertEqual(autoplay.nextFireTime, 5)
    // A pointer that comes and goes before the stop does not end the wait.
    autoplay.pause(.touch, time: 3.5)
    autoplay.resume(.touch, time: 4)
    autoplay.pause(.hover, time: 4.1)
    autoplay.resume(.hover, time: 4.2)
    XCTAssertNil(autoplay.nextFireTime)
    autoplay.settled(time: 5)
    XCTAssertEqual(autoplay.nextFireTime, 7)
  }

  func testPagesThatArriveDuringAPauseBeginAWholeInterval() {
    for pause in [9.0, 15] {
      var autoplay = Autoplay(interval: 10, pageCount: 1, keepsTimeLeft: true)
      _ = autoplay.fires(time: 0)
      autoplay.pause(.manual, time: pause)
      autoplay.pageCount = 5
      autoplay.resume(.manual, time: 20)
      XCTAssertEqual(autoplay.nextFireTime, 30)
    }
  }

  func testAPauseBeforeAnyTimeCanEnd() {
    var autoplay = Autoplay(interval: 2, pageCount: 5)
    autoplay.pause(.touch, time: .nan)
    autoplay.resume(.touch, time: .nan)
    XCTAssertEqual(autoplay.pauseReasons, [])
    XCTAssertEqual([0, 1, 2].map { autoplay.fires(time: $0) }, [false, false, true])
  }

  func testExample() {
    var autoplay = Autoplay(interval: 2, pageCount: 5)
    XCTAssertFalse(autoplay.fires(time: 0))
    XCTAssertTrue(autoplay.fires(time: 2))
    autoplay.pause(.touch, time: 2.5)
    XCTAssertFalse(autoplay.fires(time: 9))
    autoplay.resume(.touch, time: 10)
    XCTAssertEqual(autoplay.nextFireTime, 12)
  }

  private struct CourseRow: TableRow {
    var count = 4
    var course: Autoplay.Course
    var loops = true
    var start = 0
    /// The pages and the steps of the first seven moves.
    var turns: [[Int]]
    var source: String
  }

  func testCourses() {
    let rows = [
      CourseRow(
        course: .forward, turns: [[1, 1], [2, 1], [3, 1], [0, 1], [1, 1], [2, 1], [3, 1]],
        source: "tutorial: wraps to the first"),
      CourseRow(
        course: .forward, loops: false, turns: [[1, 1], [2, 1], [3, 1]],
        source: "embla stopOnLastSnap"),
      CourseRow(
        course: .backward,
        turns: [[3, -1], [2, -1], [1, -1], [0, -1], [3, -1], [2, -1], [1, -1]],
        source: "embla autoplay direction: backward"),
      CourseRow(
        course: .backward, loops: false, start: 2, turns: [[1, -1], [0, -1]],
        source: "definition: it stops at the first"),
      CourseRow(
        course: .backAndForth,
        turns: [[1, 1], [2, 1], [3, 1], [2, -1], [1, -1], [0, -1], [1, 1]],
        source: "definition: there and back, without end"),
      CourseRow(
        course: .backAndForth, loops: false, start: 1,
        turns: [[2, 1], [3, 1], [2, -1], [1, -1], [0, -1]],
        source: "definition: there and back, once"),
      CourseRow(
        count: 2, course: .backAndForth,
        turns: [[1, 1], [0, -1], [1, 1], [0, -1], [1, 1], [0, -1], [1, 1]],
        source: "definition: N = 2"),
      CourseRow(count: 1, course: .backAndForth, turns: [], source: "definition: N = 1"),
      CourseRow(count: 0, course: .backward, turns: [], source: "definition: N = 0"),
    ]
    forEachRow("autoplay courses", rows) { row in
      var autoplay = Autoplay(interval: 2, pageCount: row.count, loops: row.loops)
      autoplay.course = row.course
      autoplay.moved(to: row.start, time: 0)
      var turns: [[Int]] = []
      for second in 0...14 {
        guard let turn = autoplay.turn(time: Double(second)) else { continue }
        XCTAssertEqual(autoplay.page, turn.page)
        XCTAssertEqual(second % 2, 0)
        turns.append([turn.page, turn.steps])
      }
      XCTAssertEqual(turns, row.turns)
      // At the end of a course no timer is set.
      XCTAssertEqual(autoplay.nextFireTime == nil, row.turns.count < 7)
    }
  }

  func testIntervalsOfPages() {
    var autoplay = Autoplay(interval: 2, pageCount: 4)
    autoplay.pageIntervals = [1, 5, 0]  // The third page is a film.
    XCTAssertNil(autoplay.turn(time: 0))
    XCTAssertEqual(autoplay.turn(time: 1)?.page, 1)
    XCTAssertEqual(autoplay.nextFireTime, 6)
    XCTAssertEqual(autoplay.turn(time: 6)?.page, 2)
    XCTAssertNil(autoplay.nextFireTime)
    XCTAssertNil(autoplay.timeLeft(time: 7))
    XCTAssertNil(autoplay.turn(time: 100))
    autoplay.moved(to: 3, time: 101)  // The film is over.
    XCTAssertEqual(autoplay.nextFireTime, 103)
    autoplay.moved(to: 3, time: 102)
    XCTAssertEqual(autoplay.nextFireTime, 103)
    // A page of its own interval does not follow the general one.
    autoplay.moved(to: 1, time: 103)
    autoplay.interval = 3
    XCTAssertEqual(autoplay.nextFireTime, 108)
    autoplay.pageIntervals = []
    XCTAssertEqual(autoplay.nextFireTime, 106)
    autoplay.moved(to: .max, time: 104)
    XCTAssertEqual(autoplay.page, 3)
    autoplay.pageCount = 2
    XCTAssertEqual(autoplay.page, 1)
  }

  func testAnotherIntervalCountsWhatHasPassed() {
    var autoplay = Autoplay(interval: 2, pageCount: 4)
    _ = autoplay.fires(time: 10)
    autoplay.interval = 5
    XCTAssertEqual(autoplay.nextFireTime, 15)
    autoplay.pause(.touch, time: 14)
    autoplay.interval = 3
    XCTAssertEqual(autoplay.timeLeft(time: 14), 0)
    autoplay.interval = .nan
    XCTAssertEqual(autoplay.interval, 0)
    autoplay.resume(.touch, time: 20)
    XCTAssertNil(autoplay.nextFireTime)
    autoplay.interval = 1
    XCTAssertEqual(autoplay.nextFireTime, 21)
  }

  func testTheTimeLeft() {
    var autoplay = Autoplay(interval: 4, pageCount: 4, keepsTimeLeft: true)
    XCTAssertNil(autoplay.timeLeft(time: 0))
    XCTAssertEqual(autoplay.progress(time: 0), 0)
    _ = autoplay.fires(time: 0)
    XCTAssertEqual(autoplay.timeLeft(time: 1), 3)
    XCTAssertEqual(autoplay.progress(time: 1), 0.25)
    autoplay.pause(.hover, time: 3)
    XCTAssertEqual(autoplay.timeLeft(time: 100), 1)
    XCTAssertEqual(autoplay.progress(time: 100), 0.75)
    autoplay.resume(.hover, time: 100)
    XCTAssertEqual(autoplay.nextFireTime, 101)
    XCTAssertEqual(autoplay.timeLeft(time: 200), 0)
    XCTAssertEqual(autoplay.timeLeft(time: .nan), 1)
  }

  func testTenMillionIntervalsDoNotDrift() {
    var time = FireTime(0)
    var sum = 0.0
    for _ in 1...10_000_000 {
      time.add(0.1)
      sum += 0.1
    }
    // One product is rounded once.
    XCTAssertEqual(time.time, 10_000_000 * 0.1)
    XCTAssertGreaterThan(abs(sum - 10_000_000 * 0.1), 1e-5, "a plain sum drifts")

    var autoplay = Autoplay(interval: 0.1, pageCount: 5)
    _ = autoplay.fires(time: 0)
    for _ in 1...100_000 where !autoplay.fires(time: autoplay.nextFireTime ?? 0) {
      return XCTFail("it does not fire when it is due")
    }
    XCTAssertEqual(autoplay.nextFireTime, 100_001 * 0.1)
  }
}
