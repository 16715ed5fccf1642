import ScrollKit
import XCTest

/// Situations in which several features meet: a shift under a fling, an edit during an animation, a
/// bar that goes away. Each row plays a script to its end. The offsets follow from the definitions:
/// a flick leaves 90 points and 1000 points per second, which go on for .499 s * 990 points.
final class ScrollerSituationTests: XCTestCase {
  func testShiftsUnderMotions() {
    let end = ScrollSetup(offset: 1500)
    let slots = ScrollSetup(content: 1200, offset: 400)
    let paged = ScrollSetup(content: 4000, offset: 400, paging: .viewport)
    let grown = "older rows come in above: the end of the content stops the fling"
    let wheel = "a wheel of three slots: the range is the same after the shift"
    forEachRow(
      "shifts under motions",
      [
        OrderRow("\(flick) >.11 c3000 +1000 >|", "BsEDbse.", at: 2600, in: end, grown),
        OrderRow("\(flick) >.11 +1000 c3000 >|", "BsEDbse.", at: 2600, in: end, grown),
        OrderRow("\(flick) c3000 +1000 >|", "BsEDbse.", at: 2600, in: end, "at the release"),
        OrderRow("\(flick) +1000 c3000 >|", "BsEDbse.", at: 2600, in: end, "at the release"),
        OrderRow("\(flick) >.11 +-300 >|", "BsEDbse.", at: 1600, in: end, "1784 is past the end"),
        OrderRow("\(flick) >.11 +-600 >|", "BsEDbse.", at: 1484, in: end, "2084 - 600"),
        OrderRow("\(flick) >.11 +1000 >|", "BsEDbse.", at: 1584, "584 + 1000"),
        OrderRow("\(flick) >.11 +1200 >|", "BsEDbse.", at: 1600, "584 + 1200 is past the end"),
        OrderRow("\(flick) >.11 +5000 >|", "BsEDbse.", at: 1600, "out of range at once"),
        OrderRow("\(flick) >.11 +-5000 >|", "BsEDbse.", at: 0, "out of range at once"),
        OrderRow("\(flick) >.11 +-400 >|", "BsEDbse.", at: 584, in: slots, wheel),
        OrderRow("\(flick) >.11 +-400 >.2 +-400 >|", "BsEDbse.", at: 184, in: slots, wheel),
        OrderRow("\(flick) >.11 +400 >|", "BsEDbse.", at: 800, in: slots, wheel),
        OrderRow("\(flick) >.4 +-90 >.5 +90 >|", "BsEDbse.", at: 584, "there and back"),
        OrderRow("\(flick) >.15 +-400 >|", "BsEDbse.", at: 400, in: paged, "paging: 800 - 400"),
        OrderRow("\(flick) >.15 +400 >|", "BsEDbse.", at: 1200, in: paged, "paging: 800 + 400"),
        OrderRow("\(flick) >.15 +400 c4400 >|", "BsEDbse.", at: 1200, in: paged, "paging"),
        OrderRow("\(flick) >.15 c4400 +400 >|", "BsEDbse.", at: 1200, in: paged, "paging"),
        OrderRow("\(flick) >.15 +3600 c7600 >|", "BsEDbse.", at: 4400, in: paged, "paging"),
        OrderRow("\(flick) >.15 c7600 +3600 >|", "BsEDbse.", at: 4400, in: paged, "paging"),
        OrderRow("\(flick) >.15 c900 +-400 >|", "BsEDbse.", at: 400, in: paged, "paging"),
        OrderRow("\(flick) >.15 +-400 c900 >|", "BsEDbse.", at: 400, in: paged, "paging"),
        // From -86.2745 + 500, at 8.62 b sqrt(1 - b / 400) = 658.66 points per second.
        OrderRow("\(pull) u@.6 +500 >|", "BsEDbse.", at: 737, "a bounce that is taken in"),
        OrderRow("\(pull) u@.6 +-50 >|", "BsEDbse.", at: 0, "a bounce that is taken farther out"),
        OrderRow("\(pull) u@.6 >.7 +-50 i60 >|", "BsEDbsise.", at: -60, "to the edge there is"),
        OrderRow("\(pull) u@.6 >.7 i60 +-50 >|", "BsEDbsise.", at: -60, "to the edge there is"),
        OrderRow("O500 >.1 +1000 >|", "sa.", at: 1500, "an animation goes along"),
        OrderRow("O1600 >.1 +200 >|", "sa.", at: 1600, "an animation within the range"),
        OrderRow("O1600 >.1 +200 c2100 >|", "sa.", at: 1700, "an animation within the range"),
        OrderRow("O1600 >.1 c2100 +200 >|", "sa.", at: 1700, "an animation within the range"),
        OrderRow("O1700 >.1 +200 >|", "sa.", at: 1900, "an animation that was to leave the range"),
        OrderRow("O500 >.1 +-600 >|", "sa.", at: 0, "an animation within the range"),
        OrderRow("O500 >.1 c450 c2000 >|", "sa.", at: 500, "content that was gone for a moment"),
        OrderRow("\(flick) >.2 c450 c2000 >|", "BsEDbse.", at: 584, "content gone for a moment"),
        OrderRow("\(flick) >.2 b0 b400 >|", "BsEDbse.", at: 584, "no viewport for a moment"),
        OrderRow("\(flick) >.2 b1990 b400 >|", "BsEDbse.", at: 584, "all fits for a moment"),
        OrderRow("\(flick) >.15 b0 b400 >|", "BsEDbse.", at: 800, in: paged, "no viewport"),
        OrderRow("\(flick) >.15 b0 b500 >|", "BsEDbse.", at: 1000, in: paged, "page 2 of 500"),
        OrderRow("\(flick) >.15 b500 b400 >|", "BsEDbse.", at: 800, in: paged, "there and back"),
        OrderRow("\(flick) >.15 c400 c4000 >|", "BsEDbse.", at: 800, in: paged, "no pages"),
        OrderRow("O800 >.1 b500 >|", "sa.", at: 1000, in: paged, "animated to page 2, turned"),
        OrderRow("O800 >.1 b0 >.2 b500 >|", "sa.", at: 1000, in: paged, "to page 2, turned"),
      ]
    ) { $0.check() }
  }

  func testShiftsUnderFingers() {
    let drag = "~300,200,10,0,.1"
    let paged = ScrollSetup(content: 4000, offset: 800, paging: .viewport)
    forEachRow(
      "shifts under fingers",
      [
        OrderRow("\(drag) +1000 m190@1.1 u@9 >|", "BsEd.", at: 1100, "90 + 1000 + 10"),
        OrderRow("\(drag) +1000 c3000 m190@1.1 u@9 >|", "BsEd.", at: 1100, "90 + 1000 + 10"),
        OrderRow("\(drag) c3000 +1000 m190@1.1 u@9 >|", "BsEd.", at: 1100, "90 + 1000 + 10"),
        OrderRow("\(drag) +-200 m190@1.1 u@9 >|", "BsEDbse.", at: 0, "pulled out of range"),
        OrderRow("\(drag) +-200 i120 u@9 >|", "BsiEd.", at: -110, "within the range again"),
        OrderRow("\(drag) i120 +-200 u@9 >|", "BsisEd.", at: -110, "within the range again"),
        OrderRow("\(drag) +2000 m190@1.1 u@9 >|", "BsEDbse.", at: 1600, "pulled out of range"),
        OrderRow("\(drag) c450 c2000 m190@1.1 u@9 >|", "BsEd.", at: 100, "gone for a moment"),
        OrderRow("\(drag) b0 b400 m190@1.1 u@9 >|", "BsEd.", at: 100, "gone for a moment"),
        // The drag starts on page 2 and moves two pages on: to page 4 and 90 points. A slow release
        // ignores the 90 points.
        OrderRow("\(drag) +800 u@9 >|", "BsEDbse.", at: 1600, in: paged, "the page goes along"),
        OrderRow("\(flick.dropLast(5)) +800 u@.1 >|", "BsEDbse.", at: 2000, in: paged, "and on"),
        OrderRow("\(drag) b0 b500 u@9 >|", "BsEDbse.", at: 1000, in: paged, "page 2 of 500"),
        OrderRow("\(drag) o1200 u@9 >|", "BsEd.", at: 1200, in: paged, "the app's page counts"),
      ]
    ) { $0.check() }
  }

  func testContentAtRest() {
    let long = ScrollSetup(content: 5000, offset: 4320)
    let keyboard = ScrollSetup(insets: (0, 253), offset: 1853)
    let paged = ScrollSetup(content: 4000, offset: 800, paging: .viewport)
    let centred = ScrollSetup(
      content: 1400, offset: 300,
      paging: .pages(length: 200, alignment: .center))
    let stays = ScrollSetup(content: 5000, offset: 4320) { $0.restAdjustment = .none }
    let idle = "UIKit adjusts what is idle when sizes change"
    let moment = "changes of one moment are one"
    forEachRow(
      "content at rest",
      [
        OrderRow("c300", "s", at: 0, in: long, idle),
        OrderRow("c3200", "s", at: 2800, in: long, idle),
        OrderRow("c5200", "", at: 4320, in: long, "in range it stays"),
        OrderRow("c4720", "", at: 4320, in: long, "at the new end exactly"),
        OrderRow("b900", "s", at: 4100, in: long, idle),
        OrderRow("c0", "s", at: 0, in: long, idle),
        OrderRow("j-700", "is", at: 3900, in: long, "a negative inset narrows the range"),
        OrderRow("c3200", "", at: 4320, in: stays, "named policy"),
        OrderRow("c300 c3200", "", at: 4320, in: stays, "named policy"),
        OrderRow("c3200 +-300", "s", at: 2800, in: long, moment),
        OrderRow("+-300 c3200", "s", at: 2800, in: long, moment),
        OrderRow("c3200 +-2000", "s", at: 2320, in: long, "rows removed above"),
        OrderRow("+-2000 c3200", "s", at: 2320, in: long, "rows removed above"),
        OrderRow("c300 c5000", "s", at: 4320, in: long, moment),
        OrderRow(">1 c300 >2 c5000", "s", at: 0, in: long, "another moment"),
        OrderRow("j0", "is", at: 1600, in: keyboard, "a keyboard goes"),
        OrderRow("j0 j253", "isis", at: 1853, in: keyboard, moment),
        OrderRow(">1 j0 >2 j253", "isi", at: 1600, in: keyboard, "a keyboard comes again"),
        OrderRow("j300", "i", at: 1853, in: keyboard, "still in range"),
        OrderRow("+9000", "s", at: 9100, in: ScrollSetup(offset: 100), "the app put it there"),
        OrderRow("o-50 c3000", "s", at: 0, "the app put it there, until sizes change"),
        OrderRow("b800", "s", at: 1600, in: paged, "page 2 of 800"),
        OrderRow("b800 b400", "s", at: 800, in: paged, moment),
        OrderRow(">1 b800 >2 b400", "s", at: 800, in: paged, "turned, and back"),
        OrderRow(">1 b0 >2 b400", "", at: 800, in: paged, "no viewport for a while"),
        OrderRow(">1 b0 >2 b500", "s", at: 1000, in: paged, "page 2 of 500"),
        OrderRow(">1 b500 >2 b0 >3 b250", "s", at: 500, in: paged, "page 2 of 250"),
        OrderRow("c900", "s", at: 500, in: paged, "what is left of page 2"),
        OrderRow("c4400 +400", "s", at: 1200, in: paged, "page 3 now"),
        OrderRow("+400 c4400", "s", at: 1200, in: paged, "page 3 now"),
        OrderRow("i50", "is", at: 750, in: paged, "page 2 below an inset"),
        OrderRow("b600", "s", at: 200, in: centred, "page 2 in the middle: 500 - 300"),
        OrderRow("d300@0 c900 u@1", "s", at: 500, in: paged, "a finger that does not drag"),
      ]
    ) { $0.check() }
  }

  func testCaughtPages() {
    let paged = ScrollSetup(content: 4000, offset: 1600, paging: .viewport)
    // An animation over a page has gone .232 of its way after a third of its time, and .768 after
    // two thirds.
    let report = "a tap in a page turn: the nearest page"
    forEachRow(
      "caught pages",
      [
        OrderRow(">0 O2000 >.1 d200@.1 u@.2 >|", "sadDbse.", at: 1600, in: paged, report),
        OrderRow(">0 O2000 >.2 d200@.2 u@.3 >|", "sadDbse.", at: 2000, in: paged, report),
        OrderRow(">0 O2000 >.15 d200@.15 u@.2 >|", "sadDbse.", at: 2000, in: paged, report),
        OrderRow(">0 O1200 >.1 d200@.1 u@.2 >|", "sadDbse.", at: 1600, in: paged, report),
        OrderRow(">0 O1200 >.2 d200@.2 u@.3 >|", "sadDbse.", at: 1200, in: paged, report),
        OrderRow(">0 O2000 >.1 d200@.1 x@.2 >|", "sadDbse.", at: 1600, in: paged, report),
        OrderRow(
          ">0 O2000 >.1 d200@.1 m195@.12 u@.3 >|", "sadDbse.", at: 1600, in: paged,
          "five points are no drag"),
        OrderRow(
          ">0 O2000 >.1 d200@.1 m180@.2 m170@.3 u@.6 >|", "saBsEDbse.", at: 1600, in: paged,
          "a slow drag from between pages"),
        OrderRow(
          "\(flick) >.15 d200@.15 u@.2 >|", "BsEDbsedDbse.", at: 1600, in: paged,
          "a flick that has gone less than half a page"),
        OrderRow(
          "\(flick) >.4 d200@.4 u@.5 >|", "BsEDbsedDbse.", at: 2000, in: paged,
          "a flick that has gone more than half a page"),
      ].map {
        // A catch sends no end event while the finger is down. It sends `didEndDragging` when the
        // finger is up.
        OrderRow(
          $0.script, $0.order.replacing("adD", with: "aD").replacing("edD", with: "eD"),
          at: $0.offset, in: $0.setup, $0.source)
      }
    ) { $0.check() }
  }

  func testWheelsBetweenPages() {
    let paged = ScrollSetup(content: 4000, offset: 400, paging: .viewport)
    let pause = "a page after a pause"
    forEachRow(
      "wheels between pages",
      [
        OrderRow(">0 w57 >|", "sa.", at: 400, in: paged, "57 of 400: back, as in a browser"),
        OrderRow(">0 w57 >.1", "s", at: 457, in: paged, "not yet"),
        OrderRow(">0 w200 >|", "sa.", at: 800, in: paged, "half a page: the next"),
        OrderRow(">0 w-150 >|", "sa.", at: 400, in: paged, pause),
        OrderRow(">0 w-250 >|", "sa.", at: 0, in: paged, pause),
        OrderRow(">0 w90 >.1 w90 >.2 w90 >|", "sa.", at: 800, in: paged, "270 in all"),
        OrderRow(">0 w90 >.1 w90 >.29 w-90 >|", "sa.", at: 400, in: paged, "90 in all"),
        OrderRow(">0 l10 >|", "sa.", at: 400, in: paged, "10 lines of 19 points"),
        OrderRow(">0 p1 >|", "s.", at: 800, in: paged, "a whole page needs no pause"),
        OrderRow(">0 w57 !", "s.", at: 400, in: paged, "stopped at the nearest page"),
        OrderRow(">0 w57 +9 ! c5000 >|", "s.", at: 400, in: paged, "and it stays there"),
        OrderRow(">0 w57 o500 >|", "s.", at: 500, in: paged, "the app has put it there"),
        OrderRow(">0 w57 O800 >|", "sa.", at: 800, in: paged, "the app has put it there"),
        OrderRow(">0 w57 d200@.1 u@.15 >|", "sa.", at: 400, in: paged, "a tap in the pause"),
        OrderRow(">0 w57 d200@.1 u@5 >|", "sa.", at: 400, in: paged, "a finger beyond the pause"),
        OrderRow(
          ">0 w57 \(flick.replacing(",0,", with: ",1,").replacing("@.1", with: "@1.1")) >|",
          "sa.BsEDbse.", at: 800, in: paged, "a drag after the pause"),
        OrderRow(">0 w57 >|", "s.", at: 457, in: ScrollSetup(offset: 400), "without pages"),
      ]
    ) { $0.check() }
  }

  func testTheSecondFingerHoldsTheContent() {
    let drag = "~300,200,10,0,.01"
    let rule = "lifting the first of two fingers throws nothing"
    forEachRow(
      "two fingers",
      [
        OrderRow("\(drag) D50@.1 u@.11 >9", "Bs", at: 90, rule),
        OrderRow("\(drag) D50@.1 u@.11 M40@.3 U@2 >|", "BsEd.", at: 100, rule),
        OrderRow("\(drag) D50@.1 M20@.105 u@.11 M10@.3 U@2 >|", "BsEd.", at: 100, rule),
        OrderRow("\(drag) D50@.1 x@.11 M40@.3 U@2 >|", "BsEd.", at: 100, rule),
        OrderRow("\(drag) D50@.1 U@.11 m190@.12 u@2 >|", "BsEd.", at: 100, "the second is up"),
        OrderRow(
          "\(drag) D300@.1 u@.11 M290@.12 M280@.13 M270@.14 U@.14 >|", "BsEDbse.", at: 614,
          "it flings: 120 + .499 * 990"),
        OrderRow(
          "\(drag) D300@.1 u@.11 d90@.12 m10@.13 M290@.2 U@.21 m0@.3 u@5 >|", "BsEd.", at: 110,
          "put down again, the first waits, and takes over"),
      ]
    ) { $0.check() }
  }

  func testContentOutOfRangeCanBeTakenBack() {
    let unset = ScrollSetup(content: 0, offset: 100)
    let short = ScrollSetup(content: 300, offset: 100)
    let hard = ScrollSetup(content: 300, offset: 100, bounces: false)
    let light = "d300@0 m285@.1 u@1 >|"
    let rule = "tutorials: after a light drag content is where it belongs"
    forEachRow(
      "taken back",
      [
        OrderRow(light, "BsEDbse.", at: 0, in: unset, rule),
        OrderRow(light, "BsEDbse.", at: 0, in: short, rule),
        OrderRow(light, "BsEd.", at: 0, in: hard, rule),
        OrderRow("d300@0 m295@.1 u@1 >|", "", at: 100, in: unset, "no drag, and not touched"),
        OrderRow("\(flick) >|", "", at: 0, in: ScrollSetup(content: 300), "content that fits"),
        OrderRow(
          "\(flick) >|", "BsEDbse.", at: 0, in: ScrollSetup(content: 0, alwaysBounces: true),
          "tutorial: only content longer than the frame bounces; ours: any, if it always bounces"),
        OrderRow("o-30 \(light)", "sBsEDbse.", at: 0, in: short, rule),
      ]
    ) { $0.check() }
  }

  func testACommandAlongOneAxisLeavesTheOtherInRange() {
    // The content starts at (0, 0). The finger moves 220 points along one axis, 210 of them a pull.
    // The pull shows as 89.6 in 400 points.
    let rule = "definition: what a finger held past an edge is let go of, and rests in range"
    struct CommandRow: TableRow {
      let name: String
      let finger: CGPoint
      let command: (inout Scroller) -> Void
      let rest: CGPoint
      let source: String
    }
    let left = CGPoint(x: 320, y: 100)
    let down = CGPoint(x: 100, y: 320)
    let rows = [
      CommandRow(
        name: "to the top", finger: left, command: { $0.scrollToTop() }, rest: .zero, source: rule),
      CommandRow(
        name: "a rectangle at the right", finger: down,
        command: { $0.scrollRectToVisible(CGRect(x: 500, y: 0, width: 100, height: 1)) },
        rest: CGPoint(x: 200, y: 0), source: rule),
      CommandRow(
        name: "the same, animated", finger: down,
        command: {
          $0.scrollRectToVisible(CGRect(x: 500, y: 0, width: 100, height: 1), animated: true)
        }, rest: CGPoint(x: 200, y: 0), source: rule),
      CommandRow(
        name: "a wheel under a bounce", finger: left,
        command: {
          $0.touch(.ended, at: .zero, time: 0.2)
          $0.wheel(CGPoint(x: 0, y: 50), time: 0.21)
        }, rest: CGPoint(x: 0, y: 50), source: rule),
      CommandRow(
        name: "a wheel that turns nothing", finger: left,
        command: {
          $0.touch(.ended, at: .zero, time: 0.2)
          $0.wheel(.zero, time: 0.21)
          XCTAssertTrue($0.isDecelerating)
        }, rest: .zero, source: "definition: nothing is asked for"),
    ]
    forEachRow("commands along one axis", rows) { row in
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 400, height: 400),
          contentSize: CGSize(width: 2000, height: 2000)))
      scroller.touch(.began, at: CGPoint(x: 100, y: 100), time: 0)
      scroller.touch(.moved, at: row.finger, time: 0.1)
      row.command(&scroller)
      scroller.touch(.ended, at: row.finger, time: 0.3)
      scroller.advance(to: 9)
      XCTAssertEqual(scroller.contentOffset, row.rest, row.name)
      XCTAssertTrue(scroller.isAtRest, row.name)
    }
    // Content that an app has put out of range stays there.
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 400, height: 400),
        contentSize: CGSize(width: 2000, height: 2000), contentOffset: CGPoint(x: -70, y: 300)))
    // A wheel along the other axis leaves it there.
    scroller.wheel(CGPoint(x: 0, y: 50), time: 0.5)
    scroller.advance(to: 0.8)
    XCTAssertTrue(scroller.isAtRest)
    scroller.scrollToTop(time: 1)
    scroller.advance(to: 9)
    XCTAssertEqual(scroller.contentOffset, CGPoint(x: -70, y: 0))
  }

  func testTrackingGoesOnInADrag() {
    let row = "tutorial: over once the drag begins; ours, as UIKit's, while a finger is down"
    forEachRow(
      "what a finger is said to do",
      [
        Row("d300@0", [true, false], row), Row("d300@0 m295@.1", [true, false], row),
        Row("d300@0 m200@.1", [true, true], row), Row("d300@0 m200@.1 u@2", [false, false], row),
      ]
    ) {
      var play = ScrollSetup().script(.vertical)
      play.play($0.input)
      XCTAssertEqual([play.scroller.isTracking, play.scroller.isDragging], $0.expected)
    }
  }

  func testIndicatorsAreSwitchedOffByAxis() {
    struct IndicatorRow: TableRow {
      let shown: ScrollAxis.Set
      let opacity: Double
      let wakes: Bool
      let source: String
    }
    let source = "definition: without an indicator there is nothing to fade"
    let rows = [
      IndicatorRow(shown: .all, opacity: 1, wakes: true, source: source),
      IndicatorRow(shown: .vertical, opacity: 1, wakes: true, source: source),
      IndicatorRow(shown: .horizontal, opacity: 0, wakes: false, source: source),
      IndicatorRow(shown: [], opacity: 0, wakes: false, source: source),
    ]
    forEachRow("indicators by axis", rows) { row in
      let setup = ScrollSetup { $0.showsIndicators = row.shown }
      var play = setup.script(.vertical)
      play.play("~300,200,10,0,.1")
      XCTAssertEqual(play.scroller.indicatorOpacity(along: .vertical), row.opacity)
      XCTAssertEqual(play.scroller.indicatorOpacity(along: .horizontal), 0)
      play.play("u@1.1")
      XCTAssertEqual(play.scroller.nextWakeTime != nil, row.wakes)
    }
  }

  func testHeldKeysMoveEvenly() {
    // A key repeats 30 times a second and moves 40 points each time. After the start, each of the
    // 60 frames a second moves 20 points.
    var play = ScrollSetup(content: 1e6).script(.vertical)
    var (target, last) = (0.0, 0.0)
    for frame in 0..<120 {
      let time = Double(frame) / 60
      if frame % 2 == 0 {
        target += 40
        play.scroller.setContentOffset(CGPoint(x: 0, y: target), animated: true, time: time)
      } else {
        play.scroller.advance(to: time)
      }
      if frame > 60 { XCTAssertEqual(play.offset - last, 20, accuracy: 1.5, "frame \(frame)") }
      last = play.offset
    }
  }

  func testANewTargetKeepsTheVelocity() {
    // The animation eases in and out over 500 points in .3 s. In the middle it is at 250 points,
    // with 500 / .3 * 1.7241 points per second.
    let rows: [Row<String, Double>] = [
      Row("O1000", 1724.137931 * 5 / 3, "a target farther on"),
      Row("O260", 1724.137931 * 5 / 3, "a target close by"),
      Row("O0", 1724.137931 * 5 / 3, "a target behind"),
      Row("o100 O500", 0, "put elsewhere in between, it begins at rest"),
    ]
    forEachRow("velocities after a new target", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = ScrollSetup().script(axis)
        play.play(">0 O500 >.15 \(row.input)")
        XCTAssertEqual(play.along(play.scroller.velocity), row.expected, accuracy: 1e-3)
        play.play(">|")
        XCTAssertEqual(play.offset, Double(row.input.split(separator: "O").last ?? "") ?? .nan)
        XCTAssertNil(play.grammar.violation)
      }
    }
  }
}

extension ScrollSetup {
  fileprivate init(
    content: Double, offset: Double, _ change: (inout Scroller.Configuration) -> Void
  ) {
    self.init(content: content, offset: offset)
    change(&configuration)
  }
}
