import ScrollKit
import XCTest

/// A script, where paging brings the content to rest, and the order of events.
private struct PageRow: TableRow {
  let script: String
  let rest: Double
  let reported: Double
  let order: String
  let setup: ScrollSetup
  let source: String

  init(
    _ script: String, _ rest: Double, reported: Double? = nil, order: String = "BsEDbse.",
    in setup: ScrollSetup = .paged, _ source: String
  ) {
    (self.script, self.rest, self.order) = (script, rest, order)
    self.reported = reported ?? rest
    (self.setup, self.source) = (setup, source)
  }

  func check() {
    for axis in ScrollAxis.allCases {
      var play = setup.script(axis)
      play.play(script)
      XCTAssertEqual(play.along(play.scroller.restingOffset), rest, accuracy: 1e-6, "\(axis)")
      if play.scroller.isTracking {
        // The finger is cancelled, so it lets go without velocity.
        var released = play
        released.play("x@9 >|")
        XCTAssertEqual(released.offset, rest, accuracy: 1e-6, "\(axis)")
      } else {
        XCTAssertEqual(play.target, reported, accuracy: 1e-6, "\(axis)")
        play.play(">|")
        XCTAssertEqual(play.offset, rest, accuracy: 1e-6, "\(axis)")
      }
      XCTAssertEqual(play.log, order, "\(axis)")
      XCTAssertNil(play.grammar.violation)
    }
  }
}

extension ScrollSetup {
  /// Five pages of 400 points.
  static var paged: ScrollSetup { ScrollSetup(paging: .viewport) }

  fileprivate init(
    length: Double, spacing: Double = 0, alignment: PageAlignment = .leading, limit: Int = 1
  ) {
    paging = .pages(length: length, spacing: spacing, alignment: alignment, limit: limit)
  }

  fileprivate func at(_ offset: Double) -> ScrollSetup {
    var setup = self
    setup.offset = offset
    return setup
  }
}

final class ScrollerPagingTests: XCTestCase {
  /// `flick` the other way.
  private let back = "~200,300,10,0,.01 u@.1"
  /// A flick by 300 points in a tenth of a second.
  private let throwing = "~350,50,10,0,.01 u@.1"

  func testPagesOfTheViewport() {
    let multiples = "stops on multiples of the bounds"
    let half = "half a page decides a slow drag"
    let one = "no more than one page a gesture"
    forEachRow(
      "landings on viewports",
      [
        PageRow(flick, 400, multiples),
        PageRow(back, 400, in: .paged.at(800), multiples),
        PageRow(throwing, 400, one),
        PageRow(throwing, 1200, in: .paged.at(800), one),
        PageRow(throwing, 1600, in: .paged.at(1600), "past the last page, back to it"),
        PageRow(back, 0, in: .paged.at(0), "past the first page, back to it"),
        PageRow("~450,250,20,0,.1 u@3", 0, "\(half): 190 of 400"),
        PageRow("~450,230,22,0,.1 u@3", 400, "\(half): 210 of 400"),
        PageRow("~450,240,21,0,.1 u@3", 400, "\(half): a tie is the next"),
        PageRow("~450,240,21,0,.1 u@3", 800, in: .paged.at(700), "from page 2: 900, to 2"),
        PageRow("~450,40,41,0,.1 u@5", 400, order: "BsEd.", "exactly on a page: nothing moves"),
        PageRow("~450,-160,61,0,.1 u@7", 400, "slowly over one and a half: one"),
        PageRow(slowDrag, 0, "does decelerate, even without velocity"),
        PageRow("\(throwing) d200@.15 u@.3", 400, order: "BsEDbseDbse.", "caught: the nearest"),
        PageRow("~300,200,10,0,.01", 0, order: "Bs", "under a finger: if that were cancelled"),
        PageRow("~450,210,24,0,.1", 400, order: "Bs", "under a finger: if that were cancelled"),
        PageRow("d300@0", 0, order: "", "a finger that has not dragged"),
        PageRow(
          flick, 400, in: ScrollSetup(content: 1900, paging: .viewport), "a partial last page"),
        PageRow(
          flick, 1500, in: ScrollSetup(content: 1900, offset: 1200, paging: .viewport),
          "the last offset is the partial page's"),
        PageRow(
          back, 1200, in: ScrollSetup(content: 1900, offset: 1500, paging: .viewport),
          "and back from it"),
        PageRow(
          flick, 380, in: ScrollSetup(insets: (20, 0), offset: -20, paging: .viewport),
          "pages rest clear of the leading inset"),
        PageRow(
          flick, 1600, in: ScrollSetup(insets: (0, 30), offset: 1200, paging: .viewport),
          "the trailing inset is beyond the last page"),
        PageRow(
          "~300,200,10,0,.1 u@9", 0,
          in: ScrollSetup(content: 400, alwaysBounces: true, paging: .viewport),
          "one page"),
        PageRow(
          flick, 400, in: ScrollSetup(content: 800, bounces: false, paging: .viewport),
          "two pages, no bounce"),
      ]
    ) { $0.check() }
  }

  func testPagesOfALength() {
    let natural = "rests by itself at 584.01"
    forEachRow(
      "landings on pages",
      [
        PageRow(flick, 110, in: ScrollSetup(length: 100, spacing: 10), "limit 1, pitch 110"),
        PageRow(
          flick, 220, in: ScrollSetup(length: 100, spacing: 10, limit: 2), "limit 2, pitch 110"),
        PageRow(
          flick, 550, in: ScrollSetup(length: 100, spacing: 10, limit: .max), "\(natural): 5.31"),
        PageRow(
          flick, 620,
          in: ScrollSetup(length: 100, spacing: 10, alignment: .center, limit: .max),
          "\(natural): page 7 centred, 770 + 50 - 200"),
        PageRow(
          flick, 580,
          in: ScrollSetup(length: 100, spacing: 10, alignment: .trailing, limit: .max),
          "\(natural): page 8 trailing, 880 + 100 - 400"),
        PageRow(flick, 0, in: ScrollSetup(length: 100, limit: 0), "limit 0"),
        PageRow(flick, 0, in: ScrollSetup(length: 100, limit: -3), "limit below 0"),
        PageRow(
          throwing, 1400, in: ScrollSetup(length: 700, limit: .max), "longer than the viewport"),
        PageRow(flick, 584, reported: 585, in: ScrollSetup(length: 0), "no length: no pages"),
        PageRow(
          flick, 584, reported: 585, in: ScrollSetup(length: .nan), "not a number: no pages"),
        PageRow(
          "~300,230,7,0,.1 u@9", 110, in: ScrollSetup(length: 100, spacing: 10), "60 of 110"),
        PageRow(
          "~300,240,6,0,.1 u@9", 0, in: ScrollSetup(length: 100, spacing: 10), "50 of 110"),
      ]
    ) { $0.check() }
  }

  func testPathsToAPage() {
    let spring = "a spring of 300 and 34.6"
    var paged = ScrollSetup.paged
    paged.scale = 3
    var overscrolled = paged
    overscrolled.offset = 0
    forEachRow(
      "paths to a page",
      [
        OffsetRow("\(slowDrag) >1.2", 43.333333, in: paged, "\(spring): 90 from rest after .1 s"),
        OffsetRow("\(flick) >.2", 268, in: paged, "\(spring): -310 with 1000 after .1 s"),
        OffsetRow(
          "\(pull) u@.6 >.7", -38.666667, in: overscrolled,
          "past an edge it bounces as without paging"),
      ]
    ) { $0.check() }
  }

  func testAFastThrowDoesNotLeaveTheRangeWithoutBounce() {
    for axis in ScrollAxis.allCases {
      let setup = ScrollSetup(content: 800, bounces: false, paging: .viewport)
      var play = setup.script(axis)
      // A critically damped spring needs more than 310 points to stop 10000 points per second.
      play.play("~300,200,10,0,.001 u@.01")
      var greatest = 0.0
      for step in 0..<200 {
        play.play(">\(0.01 + Double(step) * 0.005)")
        greatest = max(greatest, play.offset)
      }
      XCTAssertEqual(greatest, 400)
      XCTAssertEqual(play.log, "BsEDbse.")
    }
  }

  func testPagingOnBothAxes() {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 300, height: 400),
        contentSize: CGSize(width: 1000, height: 2000)))
    scroller.configuration.paging = .viewport
    scroller.touch(.began, at: CGPoint(x: 250, y: 350), time: 0)
    for step in 1...10 {
      scroller.touch(
        .moved, at: CGPoint(x: 250 - 8 * step, y: 350 - 8 * step), time: 0.01 * Double(step))
    }
    let events = scroller.touch(.ended, at: .zero, time: 0.1)
    guard case .willEndDragging(_, let target)? = events.first else { return XCTFail() }
    XCTAssertEqual(target, CGPoint(x: 300, y: 400))
    XCTAssertEqual(scroller.restingOffset, CGPoint(x: 300, y: 400))
    // The third page of the shorter content is partial. It rests at 1000 - 300.
    scroller.advance(to: 9)
    for number in 1...3 {
      let start = 10 * Double(number)
      scroller.touch(.began, at: CGPoint(x: 250, y: 350), time: start)
      for step in 1...10 {
        scroller.touch(
          .moved, at: CGPoint(x: 250 - 8 * step, y: 350), time: start + 0.01 * Double(step))
      }
      scroller.touch(.ended, at: .zero, time: start + 0.1)
      scroller.advance(to: start + 9)
    }
    XCTAssertEqual(scroller.contentOffset, CGPoint(x: 700, y: 400))
  }

  func testAShiftByPagesMovesTheStartOfTheDragToo() {
    for axis in ScrollAxis.allCases {
      var play = ScrollSetup.paged.at(800).script(axis)
      // A drag from page 2 by 290 points, a shift back by a page, and a flick on. Page 2 is now
      // where page 1 was.
      play.play("~350,50,10,0,.01 +-400 u@.1 >|")
      XCTAssertEqual(play.offset, 800)
    }
  }
}
