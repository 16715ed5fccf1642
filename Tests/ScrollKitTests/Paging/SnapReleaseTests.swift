import ScrollKit
import XCTest

/// One release for snap areas, pages and snap points.
final class SnapReleaseTests: XCTestCase {
  func testExamplesOfTheDocumentation() {
    let card = SnapArea(
      start: 300, length: 280, alignment: .center, margin: AxisInsets(leading: 10))
    let one = SnapAreas([card], contentLength: 900, viewport: 320)
    XCTAssertEqual(one.contentOffset(of: 0), 275)
    let covered = SnapAreas(
      lengths: [200, 500, 120, 300], spacing: 10, viewport: 320, covering: AxisInsets(leading: 20))
    XCTAssertEqual(covered.contentOffset(of: 2), 700)
    XCTAssertEqual(covered.landing(of: .end(at: 640, from: 600))?.id, 2)
    let areas = SnapAreas(lengths: [300, 300, 300, 300], viewport: 320)
    XCTAssertEqual(areas.landing(of: .end(at: 130))?.contentOffset, 0)
    XCTAssertEqual(areas.landing(of: .end(at: 130, from: 100))?.contentOffset, 300)
    let pages = Pages(count: 5, length: 300, viewport: 300)
    XCTAssertEqual(pages.landing(of: .end(at: 640, from: 590))?.id, 2)
    let small = SnapAreas(lengths: [100, 200, 300], viewport: 250)
    let wider = SnapAreas(lengths: [150, 300, 450], viewport: 400)
    XCTAssertEqual(wider.landing(keeping: 1, at: 100, from: small)?.contentOffset, 150)
  }

  private struct TieRow: TableRow {
    var source: String
    var tie: SnapRelease.Tie?
    var areas: Int
    var pages: Int
  }

  /// Half-way between two cards of 100 points.
  func testTies() {
    let rows = [
      TieRow(source: "chromium: the earlier; UIKit idiom: the next", tie: nil, areas: 1, pages: 2),
      TieRow(source: "embla, keen, Compose: the lower", tie: .earlier, areas: 1, pages: 1),
      TieRow(source: "splide, Swiper: the higher", tie: .next, areas: 2, pages: 2),
    ]
    forEachRow("which of two equally near places", rows) { row in
      for direction in PagingDirection.allCases {
        let offset = direction.offset(150, content: 500, viewport: 100)
        var release = SnapRelease.end(at: offset)
        release.tie = row.tie
        let lengths = [Double](repeating: 100, count: 5)
        let several = VariablePages(
          lengths: lengths, viewport: 100, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let pages = Pages(
          count: 5, length: 100, viewport: 100, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        // Margins make the areas shorter, so that none fills the port.
        let areas = SnapAreas(
          lengths: [Double](repeating: 90, count: 5), spacing: 10,
          padding: AxisInsets(trailing: 10), viewport: 100, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        XCTAssertEqual(areas.landing(of: release)?.id, row.areas)
        XCTAssertEqual(pages.landing(of: release)?.id, row.pages)
        XCTAssertEqual(several.landing(of: release)?.id, row.pages)
        if direction != .rightToLeft {
          let points = SnapPoints([0, 100, 200, 300, 400])
          XCTAssertEqual(points.landing(of: release, viewport: 100)?.id, row.pages)
        }
      }
    }
  }

  /// Pages, snap points and snap areas at the same places answer alike.
  func testAllAnswerAlike() {
    struct Case {
      var count: Int
      var length: Double
      var viewport: Double
      var release: SnapRelease
    }
    typealias Answer = (Case) -> [SnapLanding?]
    func law(_ answer: Answer) -> Case? {
      firstCounterexample(
        seed: 511,
        { generator in
          let viewport = generator.quarters(50...300)
          let (offset, target) = (generator.quarters(-50...1500), generator.quarters(-90...1600))
          var release: SnapRelease =
            Bool.random(using: &generator)
            ? .end(at: target)
            : Bool.random(using: &generator)
              ? .end(at: target, from: offset) : .step(by: target - offset, from: offset)
          release.tie = .next
          if Bool.random(using: &generator) { release.strictness = .proximity }
          if Bool.random(using: &generator) {
            release.limit = Int.random(in: 0...3, using: &generator)
            release.start = generator.quarters(-50...1500)
          }
          return Case(
            count: Int.random(in: 1...9, using: &generator),
            length: viewport - generator.quarters(5...45), viewport: viewport, release: release)
        },
        { given in
          let answers = answer(given).map { $0?.contentOffset }
          return answers.allSatisfy { $0 == answers[0] }
        })
    }
    func answers(_ given: Case) -> [SnapLanding?] {
      let pages = Pages(count: given.count, length: given.length, viewport: given.viewport)
      let several = VariablePages(
        lengths: repeatElement(given.length, count: given.count), viewport: given.viewport)
      let places = (0..<given.count).map { pages.contentOffset(of: $0) }
      guard !places.hasNearStops else { return [nil] }
      return [
        pages.landing(of: given.release), several.landing(of: given.release),
        several.snapAreas.landing(of: given.release),
        several.snapPoints.landing(of: given.release, viewport: given.viewport),
      ]
    }
    assertLaw(
      law, holdsFor: answers,
      findsFaultIn: [
        { given in
          var other = given
          other.release.tie = .earlier
          other.release.strictness = .mandatory
          return [answers(given)[0], answers(other)[0]]
        },
        { given in
          var other = given
          other.release.limit = .max
          return [answers(given)[0], answers(other)[0]]
        },
      ])
  }

  private struct LoopRow: TableRow {
    var source: String
    var release: SnapRelease
    var offset: Double
    var id: Int
  }

  /// Cards of 100, 200 and 300 points with gaps of 10: a round of 630.
  func testLoops() {
    let areas = SnapAreas(lengths: [100, 200, 300], spacing: 10, viewport: 250, loops: true)
    XCTAssertEqual(areas.contentLength, 630)
    let rows = [
      LoopRow(source: "definition: inside", release: .end(at: 120), offset: 110, id: 1),
      LoopRow(source: "definition: the next round", release: .end(at: 600), offset: 630, id: 0),
      LoopRow(source: "definition: backwards", release: .end(at: -20), offset: 0, id: 0),
      LoopRow(
        source: "definition: ahead across the wrap", release: .end(at: 640, from: 600),
        offset: 630, id: 0),
      LoopRow(
        source: "definition: behind across the wrap, where the long card ends",
        release: .end(at: -40, from: -10), offset: -260, id: 2),
      LoopRow(source: "definition: a long card", release: .end(at: 340), offset: 340, id: 2),
    ]
    forEachRow("snap areas on a loop", rows) { row in
      let landing = areas.landing(of: row.release)
      XCTAssertEqual(landing?.contentOffset, row.offset)
      XCTAssertEqual(landing?.id, row.id)
    }
    XCTAssertFalse(SnapAreas(lengths: [], viewport: 250, loops: true).loops)
  }

  func testTwoAreasAtOnePlaceKeepTheirNumbers() {
    let areas = SnapAreas(
      [SnapArea(start: 100, length: 50, id: 7), SnapArea(start: 100.5, length: 80, id: 9)],
      contentLength: 900, viewport: 300)
    XCTAssertEqual(areas.stopCount, 1)
    XCTAssertEqual(areas.ids(ofStop: 0), [7, 9])
    var release = SnapRelease.end(at: 100)
    XCTAssertEqual(areas.landing(of: release)?.id, 7)
    release.target = 101
    XCTAssertEqual(areas.landing(of: release)?.id, 9)
    XCTAssertEqual(areas.landing(keeping: 9, at: 100, from: areas)?.contentOffset, 100.5)
  }

  func testProgressIsAShareAtRest() {
    for ends in PageEnds.allCases {
      for padding in [0, 40] as [Double] {
        let pages = VariablePages(
          lengths: [100, 250, 90, 200], padding: AxisInsets(leading: padding, trailing: padding),
          viewport: 220, ends: ends)
        let areas = pages.snapAreas
        let range = AxisMetrics(viewport: 220, contentLength: pages.contentLength)
        for offset in stride(from: range.minimumOffset, through: range.maximumOffset, by: 10) {
          XCTAssertTrue((0...1).contains(pages.progress(at: offset)))
          XCTAssertEqual(areas.progress(at: offset), pages.progress(at: offset), accuracy: 1e-9)
        }
        XCTAssertLessThan(pages.progress(at: -10), 0)
      }
    }
  }
}
