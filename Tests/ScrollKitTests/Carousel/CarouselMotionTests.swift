import ScrollKit
import XCTest

/// What an update says about a motion under way, and where to go on to.
final class CarouselMotionTests: XCTestCase {
  private enum Step {
    case scrolled(Double), settled(Double), begins(Double)
    case length(Double), count(Int), keeping(Int, Int), jump(Int), scroll(Int)
  }

  private func play(
    _ step: Step, _ slots: inout CarouselSlots
  ) -> CarouselSlots.Update {
    switch step {
    case .scrolled(let offset): slots.scrolled(to: offset)
    case .settled(let offset): slots.settled(at: offset)
    case .begins(let offset): slots.willBeginDragging(at: offset)
    case .length(let length): slots.setPageLength(length)
    case .count(let count): slots.setPageCount(count, keeping: nil)
    case .keeping(let count, let page): slots.setPageCount(count, keeping: page)
    case .jump(let page): slots.jump(to: page, direction: .shortest)
    case .scroll(let page):
      slots.scroll(to: page, direction: .shortest, pagesBetween: .skipped).update
    }
  }

  private struct EffectRow: TableRow {
    var count = 5
    var rule = CarouselRecentering.whenSettled
    var before: [Step] = []
    var step: Step
    var stops = false
    var resting: Double?
    /// The content offset afterwards.
    var offset: Double
    var page: Int?
    var source: String

    init(
      _ step: Step, after before: [Step] = [], count: Int = 5,
      rule: CarouselRecentering = .whenSettled, stops: Bool = false, resting: Double? = nil,
      offset: Double, page: Int?, _ source: String
    ) {
      (self.step, self.before, self.count, self.rule) = (step, before, count, rule)
      (self.stops, self.resting) = (stops, resting)
      (self.offset, self.page) = (offset, page)
      self.source = source
    }
  }

  func testMotionEffects() {
    let goesOn = "definition: recentring moves nothing on screen"
    let half = CarouselRecentering.atHalfPage, whole = CarouselRecentering.atWholePage
    let past = CarouselRecentering.whenSettledPastRest
    let rows: [EffectRow] = [
      EffectRow(.scrolled(400), offset: 400, page: 0, goesOn),
      EffectRow(.scrolled(480), offset: 480, page: 1, goesOn),
      EffectRow(.scrolled(480), rule: half, offset: 160, page: 1, goesOn),
      EffectRow(.scrolled(650), rule: whole, offset: 330, page: 1, goesOn),
      EffectRow(.scrolled(650), rule: past, offset: 650, page: 1, goesOn),
      EffectRow(.begins(480), offset: 160, page: 1, goesOn),
      EffectRow(.begins(400), rule: past, offset: 400, page: 0, goesOn),
      EffectRow(.settled(640), offset: 320, page: 1, "definition: a stop on a page"),
      EffectRow(.settled(0), offset: 320, page: 4, "definition: a stop on a page"),
      EffectRow(.settled(320), offset: 320, page: 0, "definition: a stop on a page"),
      EffectRow(.settled(640.4), offset: 320.4, page: 1, "definition: half a pixel is at rest"),
      EffectRow(
        .settled(640.75), resting: 320, offset: 320.75, page: 1, "definition: more is between pages"
      ),
      EffectRow(.settled(400), resting: 320, offset: 400, page: 0, "definition: between two pages"),
      EffectRow(.settled(480), resting: 320, offset: 160, page: 1, "definition: between two pages"),
      EffectRow(
        .settled(400), rule: half, resting: 320, offset: 400, page: 0, "definition: between pages"),
      EffectRow(
        .settled(500), rule: whole, resting: 320, offset: 180, page: 1, "definition: between pages"),
      EffectRow(
        .settled(400), rule: past, stops: true, offset: 320, page: 1,
        "tutorial: the offset is reset at once"),
      EffectRow(
        .settled(240), rule: past, stops: true, offset: 320, page: 4,
        "tutorial: the offset is reset at once"),
      EffectRow(
        .settled(600), after: [.scrolled(400), .length(480)], rule: past, resting: 480, offset: 600,
        page: 0, "definition: the echo of a layout is not past its resting offset"),
      EffectRow(
        .settled(620), after: [.scrolled(400), .length(480)], rule: past, stops: true, offset: 480,
        page: 1, "definition: anywhere else, it has"),
      EffectRow(
        .length(480), after: [.scrolled(400)], stops: true, resting: 480, offset: 600, page: 0,
        "carousel facts: rotation keeps the fractional page"),
      EffectRow(
        .length(160), after: [.scrolled(400)], stops: true, resting: 160, offset: 200, page: 0,
        "carousel facts: rotation keeps the fractional page"),
      EffectRow(
        .length(480), after: [.scrolled(560)], stops: true, resting: 960, offset: 840, page: 1,
        "carousel facts: rotation, nearer to the next page"),
      EffectRow(.length(480), stops: true, offset: 480, page: 0, "rotation at rest"),
      EffectRow(
        .length(480), after: [.scrolled(640)], stops: true, offset: 480, page: 1,
        "rotation on the next page, before a stop was told"),
      EffectRow(.length(320), after: [.scrolled(400)], offset: 400, page: 0, "the same length"),
      EffectRow(
        .length(0), after: [.scrolled(400)], stops: true, offset: 0, page: 0,
        "flutter: no length, nowhere to go"),
      EffectRow(
        .length(320), after: [.scrolled(400), .length(0), .scrolled(0)], stops: true, resting: 320,
        offset: 400, page: 0, "flutter: through no length and back"),
      EffectRow(
        .length(320), after: [.scrolled(400), .length(0), .settled(0)], stops: true, resting: 320,
        offset: 400, page: 0, "flutter: a stop without length is none"),
      EffectRow(
        .length(320), after: [.scrolled(400), .length(0), .begins(0)], stops: true, resting: 320,
        offset: 400, page: 0, "flutter: nor is a drag"),
      EffectRow(
        .length(480), after: [.scroll(1), .scrolled(400)], stops: true, resting: 960, offset: 600,
        page: 0, "definition: rotation on the way to a page leads to that page"),
      EffectRow(
        .length(480), after: [.scroll(2), .scrolled(400)], stops: true, resting: 960, offset: 600,
        page: 0, "definition: rotation on the way to a page leads to that page"),
      EffectRow(
        .settled(600), after: [.scroll(2), .scrolled(400), .length(480)], resting: 960, offset: 600,
        page: 0, "definition: a stop where a shift has put it does not end the way"),
      EffectRow(
        .settled(620), after: [.scroll(2), .scrolled(400), .length(480)], resting: 480, offset: 620,
        page: 0, "definition: a stop elsewhere does"),
      EffectRow(
        .settled(80), after: [.scrolled(400), .scroll(2)], resting: 640, offset: 80, page: 0,
        "definition: what has to stop for a new aim is no stop"),
      EffectRow(
        .settled(240), after: [.scrolled(240), .scroll(2)], resting: 640, offset: 240, page: 0,
        "definition: what has to stop for a new aim is no stop"),
      EffectRow(
        .settled(320), after: [.scroll(2)], resting: 640, offset: 320, page: 0,
        "definition: nor is the resting offset it has not left yet"),
      EffectRow(
        .settled(400), after: [.scroll(2), .scrolled(400)], resting: 320, offset: 400, page: 0,
        "definition: a stop on the way gives it up"),
      EffectRow(
        .count(4), after: [.scrolled(400)], stops: true, resting: 320, offset: 400, page: 0,
        "definition: another count, the remainder is kept"),
      EffectRow(
        .count(7), after: [.scrolled(600)], stops: true, resting: 640, offset: 600, page: 1,
        "definition: another count, the remainder is kept"),
      EffectRow(
        .count(2), after: [.scrolled(600)], stops: true, resting: 640, offset: 600, page: 1,
        "definition: another count, N = 2"),
      EffectRow(.count(4), stops: true, offset: 320, page: 0, "definition: at rest"),
      EffectRow(.count(5), after: [.scrolled(400)], offset: 400, page: 0, "the same count"),
      EffectRow(
        .keeping(5, 3), after: [.scrolled(400)], stops: true, resting: 320, offset: 400, page: 3,
        "definition: another place among the pages"),
      EffectRow(
        .count(1), after: [.scrolled(400)], stops: true, offset: 320, page: 0,
        "definition: it cannot loop any more"),
      EffectRow(
        .count(1), after: [.scrolled(640)], stops: true, offset: 320, page: 0,
        "definition: it cannot loop any more"),
      EffectRow(
        .count(0), after: [.scrolled(400)], stops: true, offset: 320, page: nil,
        "definition: no pages any more"),
      EffectRow(
        .count(0), after: [.scrolled(0)], stops: true, offset: 320, page: nil,
        "definition: no pages any more"),
      EffectRow(
        .count(3), after: [.scrolled(350)], count: 1, stops: true, resting: 320, offset: 350,
        page: 0,
        "definition: begins to loop, the remainder is kept"),
      EffectRow(.count(3), count: 0, stops: true, offset: 320, page: 0, "from none"),
      EffectRow(
        .jump(3), after: [.scrolled(400)], stops: true, offset: 320, page: 3,
        "definition: a jump rests"),
      EffectRow(
        .jump(0), after: [.scrolled(400)], stops: true, offset: 320, page: 0,
        "definition: a jump to where it is"),
      EffectRow(
        .jump(1), after: [.scroll(3), .scrolled(400)], stops: true, offset: 320, page: 1,
        "definition: a jump on the way to another page"),
      EffectRow(.scrolled(480), count: 1, offset: 480, page: 0, "N = 1: a bounce"),
      EffectRow(
        .settled(480), count: 1, stops: true, offset: 320, page: 0, "N = 1: put back at a stop"),
      EffectRow(
        .settled(160), count: 1, rule: half, stops: true, offset: 320, page: 0,
        "N = 1: put back at a stop"),
      EffectRow(.settled(320.5), count: 1, offset: 320, page: 0, "N = 1: the echo of the layout"),
      EffectRow(
        .settled(320.5), after: [.scrolled(400)], count: 1, offset: 320.5, page: 0,
        "N = 1: half a pixel is at rest"),
      EffectRow(.begins(480), count: 1, offset: 480, page: 0, "N = 1: a finger takes hold of it"),
      EffectRow(
        .settled(480), count: 0, stops: true, offset: 320, page: nil, "N = 0: put back at a stop"),
      EffectRow(
        .settled(480), count: 2, resting: 320, offset: 160, page: 1, "N = 2: between two pages"),
    ]
    forEachRow("motion effects", rows) { row in
      for isRightToLeft in [false, true] {
        var slots = CarouselSlots(
          pageCount: row.count, recentering: row.rule, isRightToLeft: isRightToLeft)
        func mirrored(_ step: Step) -> Step {
          guard isRightToLeft else { return step }
          let end = slots.pitch * 2
          switch step {
          case .scrolled(let offset): return .scrolled(end - offset)
          case .settled(let offset): return .settled(end - offset)
          case .begins(let offset): return .begins(end - offset)
          default: return step
          }
        }
        _ = slots.setPageLength(320)
        for step in row.before { _ = play(mirrored(step), &slots) }
        let update = play(mirrored(row.step), &slots)
        XCTAssertEqual(update.motion, row.stops ? .stops : .continues)
        let end = 2 * slots.pitch
        XCTAssertEqual(update.restingOffset, row.resting.map { isRightToLeft ? end - $0 : $0 })
        XCTAssertEqual(slots.contentOffset, isRightToLeft ? end - row.offset : row.offset)
        XCTAssertEqual(slots.currentPage, row.page)
        if let aim = row.resting {
          XCTAssertEqual(slots.restingOffset, isRightToLeft ? end - aim : aim)
        }
      }
    }
  }
}
