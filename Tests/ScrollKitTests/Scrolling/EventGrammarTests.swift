import ScrollKit
import XCTest

/// Tests of the checker of event orders. It finds nothing in good orders, and finds every planted
/// fault.
final class EventGrammarTests: XCTestCase {
  /// A row of inputs. Each input is the letters of its events, a slash, and the flags after it.
  private struct GrammarRow: TableRow {
    let inputs: String
    let violation: String?
    let source: String

    init(_ inputs: String, _ violation: String? = nil, _ source: String = "the order of UIKit") {
      (self.inputs, self.violation, self.source) = (inputs, violation, source)
    }
  }

  private func event(_ letter: Character) throws -> Scroller.Event {
    let zero = CGPoint.zero
    let all: [Scroller.Event] = [
      .willBeginDragging, .didScroll, .willEndDragging(velocity: zero, target: zero),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .willBeginZooming, .didZoom, .didEndZooming, .didBeginContentTouch, .didCancelContentTouch,
      .didEndContentTouch, .didBeginRefreshing, .didChangeAdjustedContentInset, .didEndScrolling,
    ]
    return try XCTUnwrap(all.first { $0.letter == letter }, "no event has the letter \(letter)")
  }

  private func violation(_ inputs: String) throws -> String? {
    var grammar = EventGrammar()
    for input in inputs.split(separator: " ") {
      let parts = input.split(separator: "/", omittingEmptySubsequences: false)
      let flags = try XCTUnwrap(
        parts.count == 2 ? EventGrammar.Flags(letters: parts[1]) : nil, "\(input) is mistyped")
      grammar.check(try parts[0].map(event), flags)
    }
    return grammar.violation
  }

  func testGoodOrders() throws {
    try forEachRow(
      "good orders",
      [
        GrammarRow("/T /"), GrammarRow("/T Bs/D s/D Ed./"), GrammarRow("/T B/D EDb/b s/b se./"),
        GrammarRow("/T B/D EDb/b se/T d./"), GrammarRow("/T B/D EDb/b se/T B/D Ed./"),
        GrammarRow("/T B/D EDb/b e/T Db/b e./"), GrammarRow("s/ i/ is/ zs/"),
        GrammarRow("/a s/a sa./"), GrammarRow("sa./"), GrammarRow("/a st./"), GrammarRow("t./"),
        GrammarRow("/a a/a a./"), GrammarRow("/T B/D Ed/a a./"), GrammarRow("b/b e./"),
        GrammarRow("/a a/T d/a t./"),
        GrammarRow("s/w s/w ./", nil, "a wheel up to its pause"),
        GrammarRow("/a s/a sa/w ./", nil, "an animated wheel that arrives before its pause"),
        GrammarRow("/a sa/T /w ./", nil, "a tap just when an animated wheel arrives"),
        GrammarRow("s/w s/a sa./", nil, "a wheel's pause that leads to a page"),
        GrammarRow("/T B/D EDb/b eBs/D Ed./", nil, "a trackpad stops a motion and drags"),
        GrammarRow("C/T c/ C/T x/T C/T c/", nil, "touches of the content"),
        GrammarRow("C/T xBs/D Ed./", nil, "a touch that the content loses to a drag"),
        GrammarRow("/T BZzs/DZ zs/DZ Edy./ s/", nil, "a pinch in a drag"),
        GrammarRow("/T B/D Zzs/DZ EDyb/b se./", nil, "a pinch ends before the content goes on"),
        GrammarRow("/T Z/TZ zs/y y/ /T Z/TZ zsy/", nil, "a pinch without a drag"),
        GrammarRow("/T BZzs/DZ zsEd./y y/", nil, "a pinch that returns into its limits"),
        GrammarRow("Zzy/ Zz/y y/", nil, "zooms without a finger"),
        GrammarRow("/T Bs/D sri/D EDb/b se./ i/a sa./", nil, "a pull, and the refresh ends"),
        GrammarRow("ssssssssssss/", nil, "as many as an input may have"),
        GrammarRow("/T B/D Edsa./", nil, "an animation without duration interrupts a drag"),
      ]
    ) { XCTAssertNil(try violation($0.inputs)) }
  }

  func testPlantedFaults() throws {
    try forEachRow(
      "planted faults",
      [
        GrammarRow("s/ B/", "(isTracking: false", "a drag that nobody sees"),
        GrammarRow("/T B/D B/D", "willBeginDragging while dragging", "begun twice"),
        GrammarRow("/T B/D Dd./", "didEndDragging while dragging", "willEndDragging is missing"),
        GrammarRow("/T B/D E/D", "an input ends while releasing", "didEndDragging is missing"),
        GrammarRow("/T B/D dE./", "didEndDragging while dragging", "the wrong way round"),
        GrammarRow("/T B/D Esd./", "didScroll while releasing", "scrolls in between"),
        GrammarRow("/T B/D EDsb/b", "didScroll while due", "scrolls in between"),
        GrammarRow("/T B/D Ezd./", "didZoom while releasing", "zooms in between"),
        GrammarRow("/T B/D EDib/b", "didChangeAdjustedContentInset while due", "in between"),
        GrammarRow("/T B/D ED/b", "an input ends while due", "willBeginDecelerating is missing"),
        GrammarRow("/T B/D Edb/b", "willBeginDecelerating while ended", "said it would not"),
        GrammarRow("/T B/D ED./", "didEndScrolling while due", "it has only begun"),
        GrammarRow("/T B/D Ed/", "an input ends while ended", "didEndScrolling is missing"),
        GrammarRow("/T B/D EDb/b se/", "an input ends while ended", "didEndScrolling is missing"),
        GrammarRow("/T B/D EDb/b ./", "didEndScrolling while decelerating", "no end before it"),
        GrammarRow("/T B/D EDb/b se.e/", "didEndDecelerating while idle", "ended twice"),
        GrammarRow("/T B/D EDb/b B/D", "willBeginDragging while decelerating", "not caught first"),
        GrammarRow("/T B/D EDb/b /", "(isTracking: false", "ends without a word"),
        GrammarRow("/T B/D EDb/b a./", "didEndScrollingAnimation while decelerating", "mixed up"),
        GrammarRow("/T B/D EDb/b t./", "didScrollToTop while decelerating", "mixed up"),
        GrammarRow(
          "/T B/D EDb/b e/T /", "(isTracking: false", "held content is let go of silently"),
        GrammarRow("d./", "didEndDragging while idle", "nothing was held"),
        GrammarRow("e./", "didEndDecelerating while idle", "nothing decelerated"),
        GrammarRow("a./", "didEndScrollingAnimation while idle", "nothing was animated"),
        GrammarRow(
          "/T B/D Eda./", "didEndScrollingAnimation while ended", "nothing was animated"),
        GrammarRow("./", "didEndScrolling while idle", "nothing scrolled"),
        GrammarRow("s./", "didEndScrolling while idle", "an end for each turn of a wheel"),
        GrammarRow("s/w /", "(isTracking: false", "a wheel's gesture ends without a word"),
        GrammarRow("s/w ./ ./", "didEndScrolling while idle", "it ends twice"),
        GrammarRow("ss../", "didEndScrolling while idle", "twice"),
        GrammarRow("/b", "(isTracking: false", "decelerates without a word"),
        GrammarRow("/D", "(isTracking: true", "drags without a word"),
        GrammarRow("sssssssssssss/", "13 events", "more than an input has"),
        GrammarRow("y/", "didEndZooming, zooming: false", "not begun"),
        GrammarRow("/T Zz/TZ Zz/TZ", "willBeginZooming, zooming: true", "begun twice"),
        GrammarRow("/T Zz/TZ y/T y/", "didEndZooming, zooming: false", "ended twice"),
        GrammarRow("/T Zz/T", "zooming: true", "a zoom that nobody sees"),
        GrammarRow("/TZ", "zooming: false", "zooms without a word"),
        GrammarRow("/T Zz/TZ z/y /", "zooming: true", "ends without a word"),
        GrammarRow("/T Bs/D ZEyd./", "didEndZooming while releasing", "ends in between"),
        GrammarRow("/T Bs/D EDZb/b", "willBeginZooming while due", "begins in between"),
        GrammarRow("/T Bs/D EDCb/b", "didBeginContentTouch while due", "begins in between"),
        GrammarRow("C/T Bs/D", "willBeginDragging, and the content", "two get the touch"),
        GrammarRow("C/T Z/TZ", "and the content has the touch", "two get the touch"),
        GrammarRow("/T Bs/D Cs/D", "and the content has the touch", "two get the touch"),
        GrammarRow("sr/", "didBeginRefreshing while idle", "no finger pulls"),
        GrammarRow("/T Bs/D EDb/b sr/b", "didBeginRefreshing while decelerating", "it bounces"),
        GrammarRow("x/", "didCancelContentTouch, the content has a touch: false", "not begun"),
        GrammarRow("c/", "didEndContentTouch, the content has a touch: false", "not begun"),
        GrammarRow("C/T C/T", "didBeginContentTouch, the content has a touch: true", "twice"),
        GrammarRow(
          "C/T xBs/D Edc./", "didEndContentTouch, the content has a touch: false",
          "cancelled before"),
        GrammarRow(
          "C/T c/ x/", "didCancelContentTouch, the content has a touch: false", "ended before"),
      ]
    ) { row in
      let found = try violation(row.inputs)
      XCTAssertTrue(found?.contains(row.violation ?? "") ?? false, "found \(found ?? "nothing")")
    }
  }

  func testAnOffsetThatChangesWithoutAWordIsFound() {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 10, height: 10), contentSize: CGSize(width: 99, height: 99)))
    var grammar = EventGrammar()
    grammar.check([], scroller)
    let events = scroller.setContentOffset(CGPoint(x: 1, y: 1))
    var deaf = grammar
    grammar.check(Array(events), scroller)
    XCTAssertNil(grammar.violation)
    deaf.check([], scroller)
    XCTAssertEqual(deaf.violation, "the offset changes without didScroll")
  }
}
