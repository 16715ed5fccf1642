import ScrollKit
import XCTest

/// A swipe over 100 points in a tenth of a second, at 1000 points per second.
private let swipe =
  "[0@0 =10@.01 =10@.02 =10@.03 =10@.04 =10@.05 =10@.06 =10@.07 =10@.08 =10@.09 =10@.1 ]@.1"

final class TrackpadTests: XCTestCase {
  private func system(_ setup: ScrollSetup = ScrollSetup()) -> ScrollSetup {
    var setup = setup
    setup.configuration.trackpadMomentum = .system
    return setup
  }

  func testGestures() {
    let drag = "as a finger's drag, without slop"
    let paged = ScrollSetup(paging: .viewport)
    let stiff = ScrollSetup(bounces: false)
    forEachRow(
      "orders of a trackpad",
      [
        OrderRow("[0@0 =20@.01 =20@.02 ]@.5", "BsEd.", at: 40, drag),
        OrderRow("[20@0 ]@.5", "BsEd.", at: 20, drag),
        OrderRow("[0@0 =20@.1 ]20@.5", "BsEd.", at: 40, "an end may come with a distance"),
        OrderRow("[0@0 ]@.1", "", at: 0, "fingers that only lie on it"),
        OrderRow("[0@0 [20@.1 ]@.5", "BsEd.", at: 20, "begun twice counts once"),
        OrderRow("\(swipe) >|", "BsEDbse.", at: 594, "100 + .499 * 990"),
        OrderRow("[0@0 =-200@.1 =0@.3 ]@.5 >.5", "BsEDb", at: -86, "pulled: .55 * 200 * 400 / 510"),
        OrderRow("[0@0 =-200@.1 =0@.3 ]@.5 >|", "BsEDbse.", at: 0, "and it goes back"),
        OrderRow("[0@0 =-200@.1 =230@.2 ]@.5", "BsEd.", at: 30, "pulled and pushed back"),
        OrderRow("[0@0 =-200@.1 =30@.2 ]@.5", "BsEd.", at: 30, in: stiff, "the edge takes no way"),
        OrderRow("\(swipe) >|", "BsEDbse.", at: 1600, in: ScrollSetup(offset: 1300), "an edge"),
        OrderRow("[0@0 =50@.1 ]@.5", "", at: 0, in: ScrollSetup(content: 300), "nothing to scroll"),
        OrderRow("=50@0 ]@.1", "", at: 0, "no beginning"),
        OrderRow("e0 [0@0 =50@.1 ]@.2", "", at: 0, "disabled"),
        OrderRow("[0@0 =50@.1 e0 =50@.2 ]@.3", "BsEd.", at: 50, "disabled on the way"),
        OrderRow("[0@0 =150@.1 ]@.5 >|", "BsEDbse.", at: 0, in: paged, "less than half a page"),
        OrderRow("[0@0 =250@.1 ]@.5 >|", "BsEDbse.", at: 400, in: paged, "more than half a page"),
        OrderRow("\(swipe) >|", "BsEDbse.", at: 400, in: paged, "a flick turns a page"),
      ]
    ) { $0.check() }
  }

  func testGesturesAmongOthers() {
    forEachRow(
      "orders of a trackpad among others",
      [
        OrderRow("\(flick) >.2 [0@.3 ]@.4", "BsEDbsed.", "fingers stop a fling"),
        OrderRow("\(flick) >.2 [5@.3 ]@.6", "BsEDbseBsEd.", "and drag in the same input"),
        OrderRow("O500 >.1 [0@.2 ]@.3", "sad.", "fingers stop an animation"),
        OrderRow("d300@0 [50@.1 =5@.2 ]@.3 u@1", "", at: 0, "not under a finger"),
        OrderRow("[0@0 =50@.1 d200@.2 u@1", "BsEdd.", at: 50, "a finger takes over"),
        OrderRow("[0@0 =50@.1 d200@.2 m150@.3 u@1", "BsEdBsEd.", at: 90, "and drags, with slop"),
        OrderRow("[0@0 =-200@.1 d200@.2 u@1 >|", "BsEdDbse.", at: 0, "past an edge"),
        OrderRow("[0@0 =50@.1 d200@.2 u@.3 =50@.4 ]@.5", "BsEdd.", at: 50, "it has ended"),
        OrderRow("[0@0 =50@.1 w10 >|", "BsEds.", at: 60, "a wheel takes over"),
        OrderRow("[0@0 =-200@.1 w10 >|", "BsEds.", at: 0, "past an edge"),
        OrderRow("[0@0 =50@.1 O500 =50@.2 >|", "BsEdsa.", at: 500, "a command ends it"),
        OrderRow("[0@0 =50@.1 o500 =50@.2 ]@.5", "BsEd.", at: 550, "goes on from there"),
        OrderRow("w50 [0@.1 =50@.15 ]@.5", "sBsEd.", at: 100, "in a wheel's pause: one end"),
        OrderRow("w50 [0@.1 ]@.15 >|", "s.", at: 50, "fingers that only lie on it in the pause"),
      ]
    ) { $0.check() }
  }

  func testTheSystemsMomentum() {
    let late = "none for a pause of .2 s: at rest"
    let end = ScrollSetup(offset: 1450)
    forEachRow(
      "orders of the system's momentum",
      [
        OrderRow(
          "\(swipe) {10@.12 :8@.13 :4@.14 }@.15", "BsEDbse.", at: 122, in: system(), "22 more"),
        OrderRow(
          "\(swipe) {10@.12 :8@.13 }2@.15", "BsEDbse.", at: 120, in: system(), "with the end"),
        OrderRow("\(swipe) >.29", "BsEDb", at: 100, in: system(), "it waits for the first"),
        OrderRow("\(swipe) >.31", "BsEDbe.", at: 100, in: system(), late),
        OrderRow("\(swipe) {10@.12 :8@.13 >.32", "BsEDbs", at: 118, in: system(), late),
        OrderRow("\(swipe) {10@.12 :8@.13 >.34", "BsEDbse.", at: 118, in: system(), late),
        OrderRow("\(swipe) {10@.12 :8@.13 }@.14 >|", "BsEDbse.", at: 594, "it has its own"),
        OrderRow("[0@0 =20@.1 ]@.5 >|", "BsEd.", at: 20, in: system(), "fingers that lay still"),
        OrderRow("\(swipe) {30@.12 :40@.13 >|", "BsEDbse.", at: 1600, in: system(end), "an edge"),
        OrderRow(
          "\(swipe) {30@.12 :40@.13 :40@.14 }@.15", "BsEDbs", at: 1664, in: system(end),
          "past an edge it bounces by itself: 4000 (e^-.2 - e^-.24) / 2"),
        OrderRow(
          "\(swipe) {9@.12 d200@.13 u@.14 :8@.15 }@.16", "BsEDbsed.", at: 109, in: system(),
          "a finger stops it"),
        OrderRow("\(swipe) {9@.12 ! :8@.13 }@.14", "BsEDbse.", at: 109, in: system(), "a command"),
        OrderRow("\(swipe) {9@.12 O50 :8@.13 >|", "BsEDbsesa.", at: 50, in: system(), "a command"),
        OrderRow("{10@0 :10@.01 }@.02", "bse.", at: 20, in: system(), "without a gesture"),
        OrderRow("{-10@0 :10@.01 }@.02", "", at: 0, in: system(), "at the edge"),
        OrderRow(
          "\(swipe) {10@.12 :8@.13 >|", "BsEDbse.", at: 400,
          in: system(ScrollSetup(paging: .viewport)), "pages have their own"),
        OrderRow(
          "\(swipe) {10@.12 c450 >|", "BsEDbse.", at: 50, in: system(), "content that shrinks"),
        OrderRow("\(swipe) {10@.12 +50 :8@.13 }@.14", "BsEDbse.", at: 168, in: system(), "a shift"),
      ]
    ) { $0.check() }
  }

  /// The distances that were not used by a gesture or a momentum.
  private func unused(_ play: inout ScrollScript, _ steps: [(Scroller.WheelPhase?, CGPoint)])
    -> [CGPoint]
  {
    steps.enumerated().map {
      play.scroller.wheel($1.1, phase: $1.0, time: Double($0) / 100).unconsumed.distance
    }
  }

  func testWhatIsNotUsed() {
    for axis in ScrollAxis.allCases {
      func at(_ along: Double, _ cross: Double = 0) -> CGPoint {
        ScrollSetup().script(axis).point(along, cross)
      }
      var play = ScrollSetup(offset: 1500, bounces: false).script(axis)
      XCTAssertEqual(
        unused(
          &play, [(.began, at(60, 3)), (.changed, at(60)), (.changed, at(30)), (.changed, at(-50))]),
        [at(0, 3), at(20), at(30), at(0)])
      XCTAssertEqual(play.offset, 1550)
      // With a rubber band everything is used.
      play = ScrollSetup(offset: 1500).script(axis)
      XCTAssertEqual(
        unused(&play, [(.began, at(60)), (.changed, at(60)), (.changed, at(30))]),
        [at(0), at(0), at(0)])
      // Across, nothing scrolls: the gesture waits for a way along.
      play = ScrollSetup().script(axis)
      XCTAssertEqual(
        unused(&play, [(.began, at(0, 9)), (.changed, at(4, 9)), (.changed, at(30))]),
        [at(0, 9), at(4, 9), at(0)])
      XCTAssertEqual(play.offset, 30)
      // A wheel, and the momentum of the system.
      play = ScrollSetup(offset: 1550).script(axis)
      XCTAssertEqual(
        unused(&play, [(nil, at(70, -2)), (nil, at(5)), (nil, at(-5))]), [at(20, -2), at(5), at(0)])
      play = system(ScrollSetup(offset: 1550, bounces: false)).script(axis)
      XCTAssertEqual(
        unused(&play, [(.momentumBegan, at(40)), (.momentumChanged, at(40, 1))]),
        [at(0), at(30, 1)])
      // Nothing is used under a finger, and nothing if the user may not scroll.
      play.scroller.touch(.began, at: .zero, time: 9)
      XCTAssertEqual(unused(&play, [(nil, at(-8)), (.began, at(-8))]), [at(-8), at(-8)])
      play = ScrollSetup().script(axis)
      play.play("e0")
      XCTAssertEqual(unused(&play, [(nil, at(8)), (.began, at(8))]), [at(8), at(8)])
    }
  }

  func testACancelledGestureLetsGoWithoutVelocity() {
    var play = ScrollSetup().script(.vertical)
    play.play(String(swipe.dropLast(4)))
    let events = play.scroller.wheel(.zero, phase: .cancelled, time: 0.1)
    XCTAssertEqual(events.map { $0.letter }, ["E", "d", "."])
  }

  func testTheDirectionalLock() {
    let rows: [Row<CGPoint, CGPoint>] = [
      Row(CGPoint(x: 9, y: 40), CGPoint(x: 0, y: 40), "more than twice as far along"),
      Row(CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40), "a diagonal"),
      Row(CGPoint(x: 40, y: 9), CGPoint(x: 40, y: 0), "more than twice as far along"),
    ]
    forEachRow("trackpads locked to an axis", rows) { row in
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 400, height: 400),
          contentSize: CGSize(width: 2000, height: 2000)))
      scroller.configuration.isDirectionalLockEnabled = true
      scroller.wheel(row.input, phase: .began, time: 0)
      XCTAssertEqual(scroller.contentOffset, row.expected)
    }
  }
}
