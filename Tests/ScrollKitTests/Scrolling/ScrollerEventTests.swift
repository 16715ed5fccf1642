import XCTest

@testable import ScrollKit

/// A script, the order of its events, and where the content is after it.
struct OrderRow: TableRow {
  let script: String
  let order: String
  let setup: ScrollSetup
  let offset: Double?
  let axes: [ScrollAxis]
  let source: String

  init(
    _ script: String, _ order: String, at offset: Double? = nil,
    in setup: ScrollSetup = ScrollSetup(), axes: [ScrollAxis] = ScrollAxis.allCases,
    _ source: String
  ) {
    (self.script, self.order, self.setup, self.offset) = (script, order, setup, offset)
    (self.axes, self.source) = (axes, source)
  }

  func check() {
    for axis in axes {
      var play = setup.script(axis)
      play.play(script)
      XCTAssertEqual(play.log, order, "\(axis)")
      if let offset { XCTAssertEqual(play.offset, offset, accuracy: 1e-6, "\(axis)") }
      XCTAssertNil(play.grammar.violation)
      XCTAssertEqual(play.scroller.contentOffset.along(axis.cross), 0)
    }
  }
}

/// A drag of 100 points in a tenth of a second, at 1000 points per second. After the slop, 90
/// points remain.
let flick = "~300,200,10,0,.01 u@.1"
/// The same distance in a second. That is too slow to go on.
let slowDrag = "~300,200,10,0,.1 u@1.1"
/// A finger moves down by 210 points, 200 of them after the slop. This pull shows as 86.27 (0.55 *
/// 200 * 400 / (400 + 110)).
let pull = "~100,310,21,0,.01"

final class ScrollerEventTests: XCTestCase {
  private let log = "recorded order of callbacks"
  private let docs = "UIScrollView's documents"

  func testTheLongestSequenceOfAnInput() {
    var play = ScrollSetup { $0.animationDuration = 0 }.script(.vertical)
    play.play(flick)
    let events = play.scroller.scrollToTop(time: 9)
    XCTAssertEqual(
      events.map { $0.name },
      [
        "didScroll", "didEndDecelerating", "didEndScrolling", "didScroll", "didScrollToTop",
        "didEndScrolling",
      ])
    XCTAssertEqual(events.last, .didEndScrolling)
    XCTAssertNotEqual(events, play.scroller.advance(to: 9))
  }

  func testEventsAreKeptAsTheyAre() {
    let all: [Scroller.Event] = [
      .willBeginDragging, .didScroll, .didEndDragging(willDecelerate: false),
      .didEndDragging(willDecelerate: true), .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .willBeginZooming, .didZoom, .didEndZooming,
      .didBeginContentTouch, .didCancelContentTouch, .didEndContentTouch, .didBeginRefreshing,
      .didChangeAdjustedContentInset, .didEndScrolling,
      .willEndDragging(velocity: CGPoint(x: -1.5, y: 0.25), target: CGPoint(x: 7, y: -8)),
    ]
    for first in all {
      for last in all where first != last {
        var events = Scroller.Events()
        checkEnds(
          events, count: 0, isEmpty: events.isEmpty, first: events.first, last: events.last)
        for event in [first, .didScroll, last] { events.append(event) }
        XCTAssertEqual(Array(events), [first, .didScroll, last])
        checkEnds(
          events, count: events.count, isEmpty: events.isEmpty, first: first, last: last)
        XCTAssertEqual([events.first, events.last], [first, last])
        var others = Scroller.Events()
        for event in [last, .didScroll, first] { others.append(event) }
        XCTAssertNotEqual(events, others)
      }
    }
  }

  func testTwelveEventsAreKept() {
    let pattern: [Scroller.Event] = [.didScroll, .didScrollToTop, .didEndZooming, .didZoom]
    var events = Scroller.Events()
    for event in 0..<14 {
      events.append(pattern[event % 4])
      let expected = (0..<min(event + 1, 12)).map { pattern[$0 % 4] }
      XCTAssertEqual(Array(events), expected)
      XCTAssertEqual(events.count, expected.count)
      XCTAssertEqual(events.last, expected.last)
      for first in 0...expected.count {
        XCTAssertEqual(
          events.hasEnd(from: first), expected.dropFirst(first).contains(.didScrollToTop))
      }
    }
  }

  func testWhichEventsEndSomeKindOfScrolling() {
    let rows: [Row<[Scroller.Event], Bool>] = [
      Row([.didEndDragging(willDecelerate: false)], true, "definition: a drag is over"),
      Row([.didEndDragging(willDecelerate: true)], true, "definition: a drag is over"),
      Row([.didEndDecelerating], true, "definition: a motion is over"),
      Row([.didEndScrollingAnimation], true, "definition: a motion is over"),
      Row([.didScrollToTop], true, "definition: a motion is over"),
      Row(
        [.willBeginDragging, .didScroll, .willBeginDecelerating, .didZoom, .didEndScrolling], false,
        "definition: no end of a drag or a motion"),
      Row(
        [.willBeginZooming, .didEndZooming, .didChangeAdjustedContentInset], false,
        "definition: a zoom may go on moving"),
      Row(
        [
          .didBeginContentTouch, .didCancelContentTouch, .didEndContentTouch, .didBeginRefreshing,
        ], false, "definition: nothing has moved"),
      Row([], false, "definition: nothing"),
    ]
    forEachRow("ends of scrolling", rows) { row in
      var events = Scroller.Events()
      for event in row.input { events.append(event) }
      XCTAssertEqual(events.hasEnd(from: 0), row.expected)
    }
  }

  func testWhatWasNotUsed() {
    var events = Scroller.Events()
    events.append(.didScroll)
    XCTAssertEqual([events.unconsumed.distance, events.unconsumed.velocity], [.zero, .zero])
    let plain = events
    events.unconsumed.way = AxisPair(x: 1, y: -2)
    events.unconsumed.speed.y = 300
    XCTAssertNotEqual(events, plain)
    XCTAssertEqual(events.unconsumed.distance, CGPoint(x: 1, y: -2))
    XCTAssertEqual(events.unconsumed.velocity, CGPoint(x: 0, y: 300))
    events.append(.didEndScrolling)
    XCTAssertEqual(Array(events), [.didScroll, .didEndScrolling])
    XCTAssertEqual(events.unconsumed.velocity.y, 300)
  }

  func testNames() {
    let zero = CGPoint.zero
    let rows: [Row<Scroller.Event, String>] = [
      Row(.willBeginDragging, "willBeginDragging", "UIScrollViewDelegate"),
      Row(.didScroll, "didScroll", "UIScrollViewDelegate"),
      Row(.willEndDragging(velocity: zero, target: zero), "willEndDragging", "the delegate"),
      Row(.didEndDragging(willDecelerate: true), "didEndDragging", "UIScrollViewDelegate"),
      Row(.willBeginDecelerating, "willBeginDecelerating", "UIScrollViewDelegate"),
      Row(.didEndDecelerating, "didEndDecelerating", "UIScrollViewDelegate"),
      Row(.didEndScrollingAnimation, "didEndScrollingAnimation", "UIScrollViewDelegate"),
      Row(.didScrollToTop, "didScrollToTop", "UIScrollViewDelegate"),
      Row(.willBeginZooming, "willBeginZooming", "UIScrollViewDelegate"),
      Row(.didZoom, "didZoom", "UIScrollViewDelegate"),
      Row(.didEndZooming, "didEndZooming", "UIScrollViewDelegate"),
      Row(.didBeginContentTouch, "didBeginContentTouch", "its own"),
      Row(.didCancelContentTouch, "didCancelContentTouch", "its own"),
      Row(.didEndContentTouch, "didEndContentTouch", "its own"),
      Row(.didBeginRefreshing, "didBeginRefreshing", "its own"),
      Row(
        .didChangeAdjustedContentInset, "didChangeAdjustedContentInset", "UIScrollViewDelegate"),
      Row(.didEndScrolling, "didEndScrolling", "its own"),
    ]
    forEachRow("names of events", rows) { XCTAssertEqual($0.input.name, $0.expected) }
  }

  func testFingers() {
    forEachRow(
      "orders of drags",
      [
        OrderRow("d300@0 u@.1", "", at: 0, "a tap scrolls nothing"),
        OrderRow("d300@0 m295@.01 m291@.02 u@.03", "", at: 0, "below the slop"),
        OrderRow("d300@0 x@.1", "", at: 0, "a tap taken away"),
        OrderRow(slowDrag, "BsEd.", at: 90, log),
        OrderRow("\(flick) >.2 >.3 >|", "BsEDbse.", at: 584, log),
        OrderRow(
          "~200,300,10,0,.01 u@.1 >|", "BsEDbse.", at: 216, in: ScrollSetup(offset: 800), log),
        OrderRow("\(flick) >|", "BsEDbse.", at: 1600, in: ScrollSetup(offset: 1500), log),
        OrderRow("\(pull) h@.3 h@.5 u@.6 >|", "BsEDbse.", at: 0, log),
        OrderRow("~100,310,21,0,.1 u@3 >|", "BsEDbse.", at: 0, "as recorded, with a slow finger"),
        OrderRow("d300@0 m276@.1 u@.2", "BsEd.", at: 14, "first move: offset jumps within it"),
        OrderRow("d300@0 m290@.1 u@.2", "BEd.", at: 0, "ten points, and nothing is left of them"),
        OrderRow("~300,200,10,0,.01 x@.1", "BsEd.", at: 90, "taken away: no velocity"),
        OrderRow("\(pull) x@.25 >|", "BsEDbse.", at: 0, "taken away while overscrolled"),
        OrderRow(
          "\(pull) x@.25 >|", "BEd.", at: 0, in: ScrollSetup(bounces: false), "nothing to pull"),
        OrderRow(
          "\(flick) >|", "BsEDbse.", at: 1600, in: ScrollSetup(offset: 1500, bounces: false), log),
        OrderRow(flick, "", at: 0, in: ScrollSetup(content: 300), "content that fits"),
        OrderRow(
          "\(slowDrag) >|", "BsEDbse.", at: 0, in: ScrollSetup(content: 300, alwaysBounces: true),
          "always bounces"),
        OrderRow(
          flick, "", at: 0, in: ScrollSetup(content: 300, bounces: false, alwaysBounces: true),
          "always bounces, but does not bounce"),
        OrderRow("d300@nan m200@nan u@nan", "BsEd.", at: 90, "no times, no velocity"),
        OrderRow("m200@0 u@.1 x@.2 h@.3", "", at: 0, "no finger is down"),
      ]
    ) { $0.check() }
  }

  func testSecondFingers() {
    let rule = "one finger counts: the first, until it is up; then the next"
    forEachRow(
      "orders of second fingers",
      [
        OrderRow("d300@0 D100@.01 M50@.02 M0@.03 U@.04 u@.05", "", at: 0, rule),
        OrderRow("d300@0 m200@1 D100@1.1 M0@1.2 U@1.3 u@9", "BsEd.", at: 90, rule),
        OrderRow("d300@0 D300@.1 u@.2 M200@1.2 U@1.3", "BsEd.", at: 90, rule),
        OrderRow("d300@0 D250@.1 M255@.15 u@.2 M250@1 U@1.3", "", at: 0, "its own slop"),
        OrderRow("D300@0 d100@.1 m0@.2 u@.3 M200@1 U@9", "BsEd.", at: 90, rule),
        OrderRow("d300@0 d100@.1 m280@3 u@9", "BsEd.", at: 10, "down twice counts once"),
      ]
    ) { $0.check() }
  }

  func testCaughtContent() {
    let mid = "reports of stopping a fling by touch"
    forEachRow(
      "orders of catches",
      [
        OrderRow("\(flick) d200@.5 u@.6", "BsEDbsed.", mid),
        OrderRow("\(flick) d200@.5 x@.6", "BsEDbsed.", mid),
        OrderRow("\(flick) d200@.5 m195@.6 u@.7", "BsEDbsed.", "caught, moved below the slop"),
        OrderRow("\(flick) ~200,100,10,.5,.01 u@.6 >|", "BsEDbseBsEDbse.", mid),
        OrderRow("\(flick) ~200,100,10,.5,.1 u@1.6", "BsEDbseBsEd.", mid),
        OrderRow(
          "\(flick) d200@.2 u@.25 >|", "BsEDbseDbse.", at: 1600, in: ScrollSetup(offset: 1500),
          "caught past the edge, it has to go back"),
        OrderRow(
          "\(flick) ~200,150,5,.2,.1 u@.75 >|", "BsEDbseBsEDbse.", at: 1600,
          in: ScrollSetup(offset: 1500), "caught past the edge and dragged on"),
        OrderRow("\(flick) d200@100 u@101", "BsEDbse.", at: 584, "over before the finger comes"),
        OrderRow("O500 >.1 d200@.2 u@.3", "sad.", "an animation is caught as well"),
        OrderRow("O500 >.1 ~200,100,10,.2,.1 u@1.3", "saBsEd.", "and dragged on"),
        OrderRow(
          "O500 >.1 d200@.2 u@.3 >|", "saDbse.", in: ScrollSetup(paging: .viewport),
          "an animation caught between pages"),
        OrderRow("e0 O500 >.1 d200@.2 u@.3 >|", "sa.", at: 500, "no touches, nothing caught"),
      ]
    ) { $0.check() }
  }

  func testCommands() {
    let off = { () -> ScrollSetup in
      var setup = ScrollSetup(offset: 800)
      setup.configuration.scrollsToTop = false
      return setup
    }()
    let atOnce = { () -> ScrollSetup in
      var setup = ScrollSetup(offset: 800)
      setup.configuration.animationDuration = 0
      return setup
    }()
    forEachRow(
      "orders of commands",
      [
        OrderRow("o50", "s", at: 50, docs),
        OrderRow("o50 o50 o0 o0", "s", at: 0, docs),
        OrderRow("o0", "", at: 0, "none if unchanged"),
        OrderRow("o5000", "s", at: 5000, "not held within the range"),
        OrderRow("O500 >.1 >.2 >|", "sa.", at: 500, docs),
        OrderRow("O500", "", at: 0, "an animated offset is there later"),
        OrderRow("O0 >1", "", at: 0, "not called if not animating"),
        OrderRow("O-90 >|", "sa.", at: -90, "not held within the range"),
        OrderRow("O500", "sa.", at: 500, in: atOnce, "no time to take"),
        OrderRow("t", "st.", at: 0, in: atOnce, axes: [.vertical], "no time to take"),
        OrderRow("v100+50 V100+50 >1", "", at: 0, "visible"),
        OrderRow("v900+50", "s", at: 550, docs),
        OrderRow("V900+50 >|", "sa.", at: 550, docs),
        OrderRow("t >.1 >|", "st.", at: 0, in: ScrollSetup(offset: 800), axes: [.vertical], docs),
        OrderRow(
          "t >|", "st.", at: -64, in: ScrollSetup(insets: (64, 0), offset: 800), axes: [.vertical],
          docs),
        OrderRow("t >1", "t.", at: 0, axes: [.vertical], "may be immediate if already there"),
        OrderRow(
          "t >1", "t.", at: 800, in: ScrollSetup(offset: 800), axes: [.horizontal], "vertical"),
        OrderRow("t >1", "", at: 800, in: off, "configured off"),
        OrderRow("e0 o50 O70 >|", "sa.", at: 70, docs),
        OrderRow("O500 >.1 O800 >|", "sasa.", at: 800, "one animation ends the other"),
        OrderRow("O500 >.1 o30", "sas.", at: 30, "whatever moves stops"),
        OrderRow("\(flick) >.2 o30", "BsEDbses.", at: 30, "whatever moves stops"),
        OrderRow("\(flick) >.2 O30 >|", "BsEDbsesa.", at: 30, "whatever moves stops"),
        OrderRow("\(flick) >.2 t >|", "BsEDbsest.", at: 0, axes: [.vertical], "stops"),
        OrderRow("~300,200,10,0,.1 O500 >|", "BsEdsa.", at: 500, "animated: ends a drag"),
        OrderRow("~300,200,10,0,.1 O90 >|", "BsEd.", at: 90, "ends a drag, nothing to animate"),
        OrderRow("~300,200,10,0,.1 t >|", "BsEdst.", at: 0, axes: [.vertical], "ends a drag"),
        OrderRow("~300,200,10,0,.1 o500 m190@1.1 u@9", "BsEd.", at: 510, "drags on from there"),
        OrderRow("d300@0 O500 >|", "sa.", at: 500, "a finger that has not dragged"),
        OrderRow("\(flick) d200@.5 O500 >|", "BsEDbsedsa.", at: 500, "a finger that holds"),
        OrderRow("\(flick) d200@.5 o500 u@1", "BsEDbsesd.", at: 500, "a finger that holds"),
        OrderRow("!", "", at: 0, "nothing to stop"),
        OrderRow("\(flick) >.2 !", "BsEDbse.", docs),
        OrderRow(
          "\(flick) >.2 !", "BsEDbse.", at: 1600, in: ScrollSetup(offset: 1500),
          "bouncing: to the edge"),
        OrderRow(
          "\(flick) >.15 !", "BsEDbse.", at: 0, in: ScrollSetup(paging: .viewport),
          "paging: to a page boundary"),
        OrderRow("O500 >.1 !", "sa.", docs),
        OrderRow("d300@0 m200@1 ! m190@2 u@9", "BsEd.", at: 100, "a finger drags on"),
        OrderRow("+5", "s", at: 5, "the offset is another"),
        OrderRow("+0 f", "", at: 0, "nothing moves"),
      ]
    ) { $0.check() }
  }

  func testWheels() {
    forEachRow(
      "orders of wheels",
      [
        OrderRow("w50", "s", at: 50, "its gesture goes on up to a pause"),
        OrderRow("w50 >|", "s.", at: 50, "and is over then"),
        OrderRow("w50 w50 >|", "s.", at: 100, "one gesture, one end"),
        OrderRow(">0 w50 >.19 w50 >.38 w50 >|", "s.", at: 150, "one gesture, one end"),
        OrderRow(">0 w50 >.19 w50 >.38 w50 >.57", "s", at: 150, "not before the pause"),
        OrderRow(">0 w50 >.21 w50 >|", "s.s.", at: 100, "a gesture for each pause"),
        OrderRow("w50 >9 w50 >|", "s.s.", at: 100, "a gesture for each pause"),
        OrderRow(">0 w1600 >.15 w50 >.3", "s", at: 1600, "it turns at the edge: no pause"),
        OrderRow("l3 >|", "s.", at: 57, "three lines of 19 points"),
        OrderRow("p1 p1 >|", "s.", at: 800, "viewports"),
        OrderRow("w-50 >|", "", at: 0, "within the range"),
        OrderRow("w1e9 w5 >|", "s.", at: 1600, "within the range"),
        OrderRow("w0 >|", "", at: 0, "nothing"),
        OrderRow("o-50 w5 >|", "s.", at: 0, "back into the range"),
        OrderRow("\(flick) >.2 w5 >|", "BsEDbses.", "stops a fling"),
        OrderRow("O500 >.1 w5 >|", "sas.", "stops an animation"),
        OrderRow("\(flick) >9 w5 >|", "BsEDbse.s.", at: 589, "after a fling"),
        OrderRow("d300@0 w50 u@1", "", at: 0, "not under a finger"),
        OrderRow("e0 w50", "", at: 0, "disabled"),
        OrderRow("w50 o90", "s.", at: 90, "a command ends its gesture"),
        OrderRow("w50 !", "s.", at: 50, "a command ends its gesture"),
        OrderRow("w50 O90 >|", "sa.", at: 90, "a command ends its gesture"),
        OrderRow("w50 d300@.1 u@.2 >|", "s.", at: 50, "a tap in the pause"),
        OrderRow("w50 ~300,200,10,.1,.1 u@2", "sBsEd.", at: 140, "a drag in the pause"),
        OrderRow("w.2", "", at: 0, "less than a device pixel"),
        OrderRow("w.2 w.2 w.2 >|", "s.", at: 1, "device pixels add up"),
      ]
    ) { $0.check() }
  }

  func testMetrics() {
    let insets = "insets: didChangeAdjustedContentInset, then didScroll if the offset is adjusted"
    let zooms = ScrollSetup(zooms: true)
    forEachRow(
      "orders of metrics",
      [
        OrderRow("s20", "is", at: -20, insets),
        OrderRow("s20 s0", "isis", at: 0, insets),
        OrderRow("i20", "i", at: 0, "a contentInset leaves what is still in range"),
        OrderRow("i20 i0", "ii", at: 0, "a contentInset leaves what is still in range"),
        OrderRow(
          "i20", "is", at: -20, in: ScrollSetup { $0.insetFollowing = .always }, "named policy"),
        OrderRow(
          "s20", "i", at: 0, in: ScrollSetup { $0.insetFollowing = .never }, "named policy"),
        OrderRow("j20", "i", at: 0, insets),
        OrderRow("i20", "i", at: 100, in: ScrollSetup(offset: 100), insets),
        OrderRow("i0 c2000 b400", "", at: 0, "nothing changes"),
        OrderRow("d300@0 s20 u@1", "is", at: -20, "a finger that has not dragged"),
        OrderRow("~300,200,10,0,.1 i20 u@1.1", "BsiEd.", at: 90, "in a drag"),
        OrderRow("c300 b500", "s", at: 0, in: ScrollSetup(offset: 700), "idle: into the range"),
        OrderRow(
          "c300 b500", "", at: 0, in: ScrollSetup { $0.restAdjustment = .none }, "named policy"),
        OrderRow("~300,200,10,0,.1 c500 m190@1.1 u@9", "BsEd.", at: 100, "shrinks in a drag"),
        OrderRow("~300,200,10,0,.1 e0 m100@1.2 u@1.3", "BsEd.", at: 90, "disabling ends a drag"),
        OrderRow("\(pull) e0 >|", "BsEDbse.", at: 0, "and springs back"),
        OrderRow("d300@0 e0 m100@1 u@1.3", "", at: 0, "disabled before it drags"),
        OrderRow("\(flick) >.2 e0 >|", "BsEDbse.", at: 584, "a fling goes on"),
        OrderRow("z2", "zs", at: 200, in: zooms, "didZoom, then didScroll if the offset has moved"),
        OrderRow("z1 z0 z-1 znan", "", at: 0, in: zooms, "no other scale"),
        OrderRow("z2", "", at: 0, "nothing zooms"),
        OrderRow(
          "z2", "z", at: -200, in: ScrollSetup(insets: (200, 0), zooms: true),
          "no other offset"),
        OrderRow("\(flick) >.2 z2", "BsEDbsezs.", in: zooms, "whatever moves stops"),
        OrderRow(
          "~300,200,10,0,.1 z2 m190@1.1 u@9", "BszsEd.", at: 390, in: zooms, "drags on from there"),
        OrderRow("O500 >.1 z2", "sazs.", in: zooms, "whatever moves stops"),
      ]
    ) { $0.check() }
  }

  func testRetargeting() {
    let answer = "the answer to willEndDragging"
    forEachRow(
      "orders of new targets",
      [
        OrderRow("\(flick) r800 >|", "BsEDbse.", at: 800, answer),
        OrderRow("\(flick) r400 >|", "BsEDbse.", at: 400, answer),
        OrderRow("\(flick) r0 >|", "BsEDbse.", at: 0, "behind: a spring"),
        OrderRow("\(flick) r90 >.15 >|", "BsEDbse.", at: 90, "where it is: a spring"),
        OrderRow("\(flick) r9999 >|", "BsEDbse.", at: 1600, "held within the range"),
        OrderRow("\(flick) rnan >|", "BsEDbse.", at: 584, "not a number changes nothing"),
        OrderRow("\(flick) r585 >|", "BsEDbse.", at: 584, "the target that was reported: no other"),
        OrderRow("\(flick) >.5 r700 >|", "BsEDbse.", at: 700, "later"),
        OrderRow("\(flick) >1 r300 >|", "BsEDbse.", at: 300, "later, behind"),
        OrderRow("\(slowDrag) r200 >|", "BsEd.bse.", at: 200, "from rest"),
        OrderRow("r100 >|", "bse.", at: 100, "from rest"),
        OrderRow("r0", "", at: 0, "is there"),
        OrderRow("d300@0 r100 u@1", "", at: 0, "not under a finger"),
        OrderRow("O500 >.1 r100 >|", "sa.", at: 500, "not in an animation"),
        OrderRow(
          "\(pull) u@.3 r300 >|", "BsEDbse.", at: 300, "from past the edge to within"),
        OrderRow("\(pull) u@.3 r0 >|", "BsEDbse.", at: 0, "from past the edge to it"),
        OrderRow(
          "\(flick) r200 >|", "BsEDbse.", at: 200, in: ScrollSetup(paging: .viewport), "from a page"
        ),
      ]
    ) { $0.check() }
  }
}

extension CGPoint {
  func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? Double(x) : Double(y) }
}
