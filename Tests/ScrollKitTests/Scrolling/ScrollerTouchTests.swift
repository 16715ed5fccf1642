import ScrollKit
import XCTest

/// A script and the offset after it.
struct OffsetRow: TableRow {
  let script: String
  let offset: Double
  let setup: ScrollSetup
  let source: String

  init(_ script: String, _ offset: Double, in setup: ScrollSetup = .atThree, _ source: String) {
    (self.script, self.offset, self.setup, self.source) = (script, offset, setup, source)
  }

  func check() {
    for axis in ScrollAxis.allCases {
      var play = setup.script(axis)
      play.play(script)
      XCTAssertEqual(play.offset, offset, accuracy: 1e-6, "\(axis)")
      XCTAssertNil(play.grammar.violation)
    }
  }
}

extension ScrollSetup {
  /// A setup with the display scale of the recordings.
  static var atThree: ScrollSetup { ScrollSetup(scale: 3) }

  init(_ change: (inout Scroller.Configuration) -> Void) {
    scale = 3
    change(&configuration)
  }
}

final class ScrollerTouchTests: XCTestCase {
  func testDocumentedExample() {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480),
        contentSize: CGSize(width: 320, height: 4800)))
    scroller.touch(.began, at: CGPoint(x: 160, y: 400), time: 0)
    for step in 1...10 {
      scroller.touch(.moved, at: CGPoint(x: 160, y: 400 - 20 * step), time: 0.01 * Double(step))
    }
    let events = scroller.touch(.ended, at: CGPoint(x: 160, y: 200), time: 0.1)
    XCTAssertEqual(
      events.map { $0.name }, ["willEndDragging", "didEndDragging", "willBeginDecelerating"])
    scroller.advance(to: 10)
    XCTAssertEqual("\(scroller.contentOffset.y) \(scroller.isAtRest)", "1183.0 true")
  }

  func testSlop() {
    let slop = "travel - 10, on the recognising event"
    var middle = ScrollSetup.atThree
    middle.offset = 500
    forEachRow(
      "offsets after the slop",
      [
        OffsetRow("d300@0 m291@1", 500, in: middle, "less than ten points"),
        OffsetRow("d300@0 m290@1", 500, in: middle, slop),
        OffsetRow("d300@0 m289@1", 501, in: middle, slop),
        OffsetRow("d300@0 m276@1", 514, in: middle, "recorded: a jump of 24 gives 14"),
        OffsetRow("d300@0 m324@1", 486, in: middle, slop),
        OffsetRow("d300@0 m292@1 m276@2", 514, in: middle, slop),
        OffsetRow("d300@0 m276@1 m274@2 m300@3", 490, in: middle, "one to one from then on"),
        OffsetRow("d300@0 m276@1 m300@3", 490, in: middle, "the slop is not given back"),
        OffsetRow("d300@0 m276@1 u@2 d300@3 m291@4", 514, in: middle, "each drag has its slop"),
        OffsetRow("d300@0 m280.5@1", 509.666667, in: middle, "a half goes up: 509.5 at 3x"),
        OffsetRow("d300@0 m276@1 m275.9@2", 514, in: middle, "less than half a device pixel"),
        OffsetRow(
          "d300@0 m299@1", 1, in: ScrollSetup { $0.slop = 0 }, "without slop, every move counts"),
        OffsetRow("d300@0 m300@1", 0, in: ScrollSetup { $0.slop = 0 }, "but it has to move"),
        OffsetRow("d300@0 m277@1", 0, in: ScrollSetup { $0.slop = 25 }, "a slop of 25"),
        OffsetRow("d300@0 m274@1", 1, in: ScrollSetup { $0.slop = 25 }, "a slop of 25"),
      ]
    ) { $0.check() }
  }

  func testRubberBand() {
    let band = "b = c x D / (D + c x), c = .55, D = 400"
    var end = ScrollSetup.atThree
    end.offset = 1600
    forEachRow(
      "offsets past an edge",
      [
        OffsetRow("d100@0 m120@1", -5.333333, "\(band), x = 10: 5.425"),
        OffsetRow("d100@0 m150@1", -21, "\(band), x = 40: 20.853"),
        OffsetRow("d100@0 m200@1", -44, "\(band), x = 90: 44.049"),
        OffsetRow("d100@0 m310@1", -86.333333, "\(band), x = 200: 86.275"),
        OffsetRow("d100@0 m500@1", -139.666667, "\(band), x = 390: 139.626"),
        OffsetRow("d300@0 m100@1", 1683, in: end, "\(band), x = 190: 82.854"),
        OffsetRow("d300@0 m280@1", 1605.333333, in: end, "\(band), x = 10: 5.425"),
        OffsetRow("d100@0 m310@1 m110@2", 0, "back at the edge"),
        OffsetRow("d100@0 m310@1 m80@2", 30, "and beyond it, one to one"),
        OffsetRow(
          "d100@0 m200@1", -39.666667, in: ScrollSetup(viewport: 200, scale: 3), "D = 200: 39.682"),
        OffsetRow(
          "d100@0 m200@1", -46.666667, in: ScrollSetup(viewport: 800, scale: 3), "D = 800: 46.613"),
        OffsetRow(
          "d100@0 m200@1", -25.333333, in: ScrollSetup { $0.rubberBandCoefficient = 0.3 },
          "c = .3: 25.293"),
        OffsetRow("d100@0 m310@1", 0, in: ScrollSetup(scale: 3, bounces: false), "no bounce"),
        OffsetRow(
          "d300@0 m100@1", 1600, in: ScrollSetup(offset: 1600, scale: 3, bounces: false),
          "no bounce"),
        OffsetRow("o-86.27450980392157 d100@0 m120@1", -89.666667, "a pull of 200 and 10: 89.622"),
        OffsetRow("o-86.27450980392157 d100@0 m80@1", -83, "a pull of 200 less 10: 82.854"),
        OffsetRow("o-86.27450980392157 d200@0 m-20@1", 10, "a pull of 200 less 210"),
        OffsetRow(
          "o1686.2745098039215 d300@0 m280@1", 1689.666667, "a pull of 200 and 10: 89.622"),
        OffsetRow("o-390 d100@0 m110@1", -360, "no farther out than 9/10 of the viewport"),
        OffsetRow(
          "d100@0 m200@1", -64, in: ScrollSetup(insets: (20, 0), offset: -20, scale: 3),
          "from the inset's edge: 20 and 44.049"),
        OffsetRow(
          "d100@0 m120@1", -5.333333,
          in: ScrollSetup(content: 300, scale: 3, alwaysBounces: true), "content that fits"),
        OffsetRow(
          "d100@0 m80@1", 5.333333, in: ScrollSetup(content: 300, scale: 3, alwaysBounces: true),
          "content that fits"),
        OffsetRow("d100@0 m120@1", 0, in: ScrollSetup(viewport: 0, scale: 3), "no viewport"),
      ]
    ) { $0.check() }
  }

  /// The movement of a finger on both axes, and the offset after it.
  private struct WayRow: TableRow {
    let way: (Double, Double)
    let offset: (Double, Double)
    let lock: Double?
    let source: String

    init(
      _ x: Double, _ y: Double, _ offset: (Double, Double), lock: Double? = nil, _ source: String
    ) {
      (way, self.offset, self.lock, self.source) = ((x, y), offset, lock, source)
    }
  }

  func testTwoAxes() {
    let share = "both axes, less ten points along the way"
    let unpublished = "locks where the way is so much longer than across (ratio unpublished)"
    let rows = [
      WayRow(6, 7.9, (0, 0), "less than ten points"),
      WayRow(6, 8, (0, 0), "3-4-5: ten points"),
      WayRow(12, 16, (6, 8), "\(share): 20, so half is left"),
      WayRow(-12, 16, (-3.333333, 8), "and past the left edge: 6 pulled, .55 * 6 / 1.00825"),
      WayRow(30, 40, (24, 32), "\(share): 50, so 4/5 are left"),
      WayRow(19, 10, (10, 5.333333), "\(share): 21.47, so .5343 is left"),
      WayRow(0, 24, (0, 14), "along y alone"),
      WayRow(24, 0, (14, 0), "along x alone"),
      WayRow(20, 10, (10, 0), lock: 2, unpublished),
      WayRow(10, 20, (0, 10), lock: 2, unpublished),
      WayRow(19, 10, (10, 5.333333), lock: 2, "a diagonal start never locks"),
      WayRow(30, 40, (24, 32), lock: 2, "a diagonal start never locks"),
      WayRow(30, 40, (0, 30), lock: 1.3, unpublished),
      WayRow(30, 30, (0, 20), lock: 1, "a tie is vertical"),
      WayRow(30, 40, (0, 30), lock: 0, "at least 1"),
      WayRow(9.9, 4, (0, 0), lock: 2, "locked with less than the slop along the axis"),
    ]
    forEachRow("offsets along two axes", rows) { row in
      var configuration = Scroller.Configuration()
      if let lock = row.lock {
        configuration.isDirectionalLockEnabled = true
        configuration.directionalLockRatio = lock
      }
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 400, height: 400),
          contentSize: CGSize(width: 2000, height: 2000), displayScale: 3),
        configuration: configuration)
      scroller.touch(.began, at: CGPoint(x: 300, y: 300), time: 0)
      scroller.touch(.moved, at: CGPoint(x: 300 - row.way.0, y: 300 - row.way.1), time: 1)
      XCTAssertEqual(scroller.contentOffset.x, row.offset.0, accuracy: 1e-6)
      XCTAssertEqual(scroller.contentOffset.y, row.offset.1, accuracy: 1e-6)
    }
  }

  func testALockedDragStaysOnItsAxis() {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 400, height: 400),
        contentSize: CGSize(width: 2000, height: 2000)))
    scroller.configuration.isDirectionalLockEnabled = true
    scroller.touch(.began, at: CGPoint(x: 300, y: 300), time: 0)
    scroller.touch(.moved, at: CGPoint(x: 300, y: 270), time: 0.01)
    scroller.touch(.moved, at: CGPoint(x: 100, y: 270), time: 0.02)
    XCTAssertEqual(scroller.contentOffset, CGPoint(x: 0, y: 20))
    let events = scroller.touch(.ended, at: CGPoint(x: 100, y: 270), time: 0.02)
    // The pair of samples before the last has 3000 points per second and counts 3/4. The x axis is
    // not dragged.
    guard case .willEndDragging(let velocity, _)? = events.first else { return XCTFail() }
    XCTAssertEqual(velocity.x, 0)
    XCTAssertEqual(velocity.y, 2250, accuracy: 1e-6)
  }

  func testTheAxisOfAFingerOnAnAxisOfContent() {
    let gate = "the dominant axis must scroll; of two equal ways the vertical counts"
    let rows: [Row<(axis: ScrollAxis, along: Double, across: Double), Double>] = [
      Row((.vertical, 24, 0), 14, gate),
      Row((.vertical, 24, 23), 14, gate),
      Row((.vertical, 24, 24), 14, gate),
      Row((.vertical, 24, 25), 0, gate),
      Row((.vertical, 24, -25), 0, gate),
      Row((.vertical, 9, 8), 0, "12.04 points, but 9 along the axis"),
      Row((.horizontal, 24, 23), 14, gate),
      Row((.horizontal, 24, 24), 0, gate),
      Row((.horizontal, 24, -24), 0, gate),
      Row((.horizontal, -24, 25), 0, gate),
    ]
    forEachRow("axes of fingers", rows) { row in
      var play = ScrollSetup().script(row.input.axis)
      play.scroller.touch(.began, at: play.point(300, 100), time: 0)
      play.scroller.touch(
        .moved, at: play.point(300 - row.input.along, 100 + row.input.across), time: 1)
      XCTAssertEqual(play.offset, row.expected)
      // The finger may still turn to the right direction.
      play.scroller.touch(.moved, at: play.point(200, 100), time: 2)
      XCTAssertTrue(play.scroller.isDragging)
    }
  }

  func testWhatIsNotANumber() {
    var scroller = ScrollSetup().script(.vertical).scroller
    scroller.touch(.began, at: CGPoint(x: 0, y: 300), time: 0)
    scroller.touch(.moved, at: CGPoint(x: 0, y: 200), time: 1)
    scroller.touch(.moved, at: CGPoint(x: Double.nan, y: 0), time: 2)
    XCTAssertEqual(scroller.contentOffset.y, 90)
    scroller.touch(.cancelled, at: CGPoint(x: 0, y: Double.nan), time: 3)
    XCTAssertTrue(scroller.isAtRest)
    scroller.touch(.began, at: CGPoint(x: Double.nan, y: 300), time: 4)
    scroller.touch(.moved, at: CGPoint(x: 0, y: 24), time: 5)
    XCTAssertEqual(scroller.contentOffset.y, 76)
  }
}
