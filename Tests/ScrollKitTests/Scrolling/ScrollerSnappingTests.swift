import Foundation
import ScrollKit
import XCTest

/// A scroller that stops on snap areas, snap points and pages of different lengths, without an
/// event in between.
final class ScrollerSnappingTests: XCTestCase {
  /// 320 points of a row of 200, 500, 300, 700 and 400 points, which rest at 0, 200, 700, 1000 and,
  /// held by the end, 1780.
  private static let lengths = [200.0, 500, 300, 700, 400]

  private func scroller(
    _ paging: Scroller.Paging, at offset: Double = 0, content: Double = 2100,
    axis: ScrollAxis = .horizontal
  ) -> Scroller {
    let isHorizontal = axis == .horizontal
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: isHorizontal
          ? CGSize(width: 320, height: 50) : CGSize(width: 50, height: 320),
        contentSize: isHorizontal
          ? CGSize(width: content, height: 50) : CGSize(width: 50, height: content),
        displayScale: 64,
        contentOffset: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)))
    scroller.configuration.paging = paging
    return scroller
  }

  private static func areas(
    _ alignment: PageAlignment = .leading, viewport: Double = 320, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false
  ) -> SnapAreas {
    SnapAreas(
      lengths: lengths, viewport: viewport, alignment: alignment, ends: .contained, axis: axis,
      isRightToLeft: isRightToLeft)
  }

  /// Drags by a distance in 0.1 s, holds still where it is slow, and lets go.
  private func drag(
    _ scroller: inout Scroller, by way: Double, isFlick: Bool, axis: ScrollAxis = .horizontal
  ) {
    let start = scroller.restTime ?? 0
    func place(_ share: Double) -> CGPoint {
      axis == .horizontal
        ? CGPoint(x: 1000 - way * share, y: 25) : CGPoint(x: 25, y: 1000 - way * share)
    }
    scroller.touch(.began, id: 1, at: place(0), time: start)
    for step in 1...10 {
      scroller.touch(
        .moved, id: 1, at: place(Double(step) / 10), time: start + 0.01 * Double(step))
    }
    scroller.touch(.ended, id: 1, at: place(1), time: start + (isFlick ? 0.1 : 1))
  }

  private struct ReleaseRow: TableRow {
    let paging: Scroller.Paging
    let start: Double
    let way: Double
    let isFlick: Bool
    let rest: Double
    let source: String

    init(
      _ paging: Scroller.Paging, _ start: Double, _ way: Double, flick isFlick: Bool = false,
      _ rest: Double, _ source: String
    ) {
      (self.paging, self.start, self.way) = (paging, start, way)
      (self.isFlick, self.rest, self.source) = (isFlick, rest, source)
    }
  }

  func testWhereAReleaseLeads() {
    let areas = Self.areas()
    let points = SnapPoints([0, 200, 700, 1000, 1780])
    let pages = VariablePages(lengths: Self.lengths, viewport: 320)
    let near = "the nearest place"
    let short = "Scroller: the first 10 points of a drag do not count"
    forEachRow(
      "releases of a scroller among snap areas",
      [
        ReleaseRow(.areas(areas), 0, 100, 0, "\(near) to 90, \(short)"),
        ReleaseRow(.areas(areas), 0, 120, 200, "\(near) to 110"),
        ReleaseRow(.areas(areas), 1000, -130, 1000, "\(near) to 880"),
        ReleaseRow(.areas(areas), 1000, -200, 700, "\(near) to 810"),
        ReleaseRow(.areas(areas), 200, 130, 320, "inside an area longer than the viewport"),
        ReleaseRow(.areas(areas), 700, 30, flick: true, 1000, "a flick goes ahead"),
        ReleaseRow(.areas(areas), 1000, -30, flick: true, 700, "a flick goes back"),
        ReleaseRow(
          .areas(areas, style: .uiKitPaging), 0, 400, flick: true, 200, "one stop a gesture"),
        ReleaseRow(.areas(areas, style: .swiftUIViewAligned(.never)), 0, 120, 200, near),
        ReleaseRow(
          .areas(areas, style: .cssProximity), 700, 160, 850,
          "nothing is nearer than a third of 320: it stays"),
        ReleaseRow(.areas(areas, style: .cssProximity), 700, 80, 700, "70 is near"),
        ReleaseRow(.points(points, along: .horizontal), 0, 120, 200, near),
        ReleaseRow(.points(points, along: .horizontal), 700, 30, flick: true, 1000, "ahead"),
        ReleaseRow(.points(points, along: .horizontal), 200, 130, 200, "no area: \(near) to 320"),
        ReleaseRow(
          .points(points, along: .vertical), 0, 120, 110, "along the other axis nothing stops it"),
        ReleaseRow(.pages(pages), 0, 120, 200, "\(near) to 110"),
        ReleaseRow(.pages(pages), 700, 30, flick: true, 1000, "at least the next one"),
        ReleaseRow(.pages(pages), 0, 600, flick: true, 200, "one page a gesture"),
        ReleaseRow(.pages(pages, limit: 2), 200, 600, 700, "\(near) to 790"),
      ]
    ) { row in
      var scroller = scroller(row.paging, at: row.start)
      drag(&scroller, by: row.way, isFlick: row.isFlick)
      let said = scroller.restingOffset.x
      scroller.advance(to: scroller.restTime ?? 99)
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(Double(scroller.contentOffset.x), row.rest, accuracy: 1.0 / 64)
      XCTAssertEqual(scroller.contentOffset.x, said)
      // The same along the other axis.
      guard case .areas(_, let style) = row.paging else { return }
      var upright = self.scroller(
        .areas(Self.areas(axis: .vertical), style: style), at: row.start, axis: .vertical)
      if case .areas(let areas, _) = row.paging, areas.count != Self.lengths.count { return }
      drag(&upright, by: row.way, isFlick: row.isFlick, axis: .vertical)
      upright.advance(to: upright.restTime ?? 99)
      XCTAssertEqual(Double(upright.contentOffset.y), row.rest, accuracy: 1.0 / 64)
    }
  }

  /// The release of a scroller is that of the areas, and no step moves the content elsewhere.
  func testAScrollerLandsWhereTheAreasSay() {
    struct Case {
      var areas: SnapAreas
      var style: SnapRelease.Style
      var start: Double
      var way: Double
      var isFlick: Bool
    }
    let styles: [SnapRelease.Style] = [
      .cssMandatory, .cssProximity, .uiKitPaging, .swiftUIViewAligned(), .composePager(),
      .flutterPages, .androidViewPager,
    ]
    func makeCase(_ random: inout SeededGenerator) -> Case {
      let lengths = (0..<6).map { _ in Double.random(in: 60...600, using: &random) }
      let content = lengths.reduce(0, +)
      return Case(
        areas: SnapAreas(
          lengths: lengths, viewport: 320,
          alignment: [.leading, .center, .trailing].randomElement(using: &random)!,
          ends: .contained, isRightToLeft: Bool.random(using: &random)),
        style: styles.randomElement(using: &random)!,
        start: Double.random(in: 0...max(0, content - 320), using: &random).rounded(),
        way: Double.random(in: -300...300, using: &random).rounded(),
        isFlick: Bool.random(using: &random))
    }
    func law(_ style: (SnapRelease.Style) -> SnapRelease.Style) -> Case? {
      firstCounterexample(seed: 8, count: 2000, makeCase) { example in
        let areas = example.areas
        var scroller = scroller(
          .areas(areas, style: style(example.style)), at: example.start,
          content: areas.contentLength)
        var end: (velocity: Double, offset: Double)?
        func place(_ share: Double) -> CGPoint {
          CGPoint(x: 1000 - example.way * share, y: 25)
        }
        scroller.touch(.began, id: 1, at: place(0), time: 0)
        for step in 1...8 {
          let time = Double(step) / 64
          scroller.touch(.moved, id: 1, at: place(Double(step) / 8), time: time)
        }
        let offset = Double(scroller.contentOffset.x)
        guard scroller.isDragging, scroller.metrics.overscroll == .zero else { return true }
        let time = example.isFlick ? 0.125 : 1
        for event in scroller.touch(.ended, id: 1, at: place(1), time: time) {
          if case .willEndDragging(let velocity, _) = event { end = (Double(velocity.x), offset) }
        }
        guard let end else { return false }
        let free = Deceleration(position: end.offset, velocity: end.velocity).destination
        let target = min(max(free, 0), max(0, areas.contentLength - 320))
        let landing = areas.landing(
          of: .gesture(
            example.style, from: example.start, at: end.offset, to: target,
            velocity: end.velocity))
        scroller.advance(to: scroller.restTime ?? 99)
        guard let landing else { return true }
        return (Double(scroller.contentOffset.x) - landing.contentOffset).magnitude <= 1.0 / 32
      }
    }
    assertLaw(
      law, holdsFor: { $0 },
      findsFaultIn: [
        {
          var style = $0
          style.limit = 0
          return style
        },
        {
          var style = $0
          style.settlesWhereReleased.toggle()
          return style
        },
      ])
  }

  private struct KeyRow: TableRow {
    let paging: Scroller.Paging
    let start: Double
    let key: Scroller.Key
    let rest: Double
    let source: String
  }

  func testKeysGoFromStopToStop() {
    let areas = Scroller.Paging.areas(Self.areas())
    let points = Scroller.Paging.points(
      SnapPoints([0, 200, 700, 1000, 1780]), along: .horizontal)
    let next = "definition: an arrow goes to the next place in its direction"
    forEachRow(
      "keys of a scroller among snap areas",
      [
        KeyRow(paging: areas, start: 0, key: .rightArrow, rest: 200, source: next),
        KeyRow(paging: areas, start: 700, key: .rightArrow, rest: 1000, source: next),
        KeyRow(
          paging: areas, start: 700, key: .leftArrow, rest: 380,
          source: "an area that fills the viewport"),
        KeyRow(paging: areas, start: 0, key: .end, rest: 1780, source: "the last place"),
        KeyRow(paging: areas, start: 1780, key: .home, rest: 0, source: "the first place"),
        KeyRow(paging: points, start: 0, key: .rightArrow, rest: 200, source: next),
        KeyRow(paging: points, start: 700, key: .leftArrow, rest: 200, source: next),
        KeyRow(paging: points, start: 1780, key: .home, rest: 0, source: "the first place"),
      ]
    ) { row in
      var scroller = scroller(row.paging, at: row.start)
      scroller.press(row.key, time: 0)
      for _ in 0..<3 { scroller.advance(to: scroller.nextWakeTime ?? scroller.restTime ?? 9) }
      scroller.advance(to: 30)
      XCTAssertEqual(Double(scroller.contentOffset.x), row.rest, accuracy: 1.0 / 64)
      XCTAssertTrue(scroller.isAtRest)
    }
  }

  func testAWheelGoesToThePlaceNearestAfterItsPause() {
    for (paging, rest) in [
      (Scroller.Paging.areas(Self.areas()), 200.0),
      (.points(SnapPoints([0, 210, 700]), along: .horizontal), 210),
      (.areas(Self.areas(), style: .cssProximity), 200),
      (
        .areas(
          SnapAreas([SnapArea(start: 900, length: 9)], contentLength: 2100, viewport: 320),
          style: .cssProximity), 130
      ),
    ] {
      var scroller = scroller(paging)
      scroller.wheel(CGPoint(x: 130, y: 0), time: 0)
      XCTAssertEqual(scroller.contentOffset.x, 130)
      scroller.advance(to: 9)
      scroller.advance(to: 20)
      XCTAssertEqual(Double(scroller.contentOffset.x), rest, accuracy: 1.0 / 64)
      XCTAssertTrue(scroller.isAtRest)
    }
  }

  /// In a viewport of another length the same area is shown, at rest, dragged and on its way.
  func testTheSameAreaAfterAResize() {
    let areas = Self.areas(.center)
    let place = { (viewport: Double, id: Int) in
      Self.areas(.center, viewport: viewport).contentOffset(of: id) ?? -1
    }
    for state in ["at rest", "on the way"] {
      var scroller = scroller(
        .areas(areas, style: .swiftUIViewAligned(.never)),
        at: place(320, state == "at rest" ? 2 : 0))
      if state == "on the way" {
        scroller.setContentOffset(CGPoint(x: place(320, 2), y: 0), animated: true, time: 0)
        scroller.advance(to: 0.1)
      }
      scroller.change { $0.viewportSize.width = 500 }
      scroller.advance(to: scroller.restTime ?? 0)
      XCTAssertEqual(
        Double(scroller.contentOffset.x), place(500, 2), accuracy: 1.0 / 64, state)
      // And back.
      scroller.change { $0.viewportSize.width = 320 }
      scroller.advance(to: scroller.restTime ?? 0)
      XCTAssertEqual(Double(scroller.contentOffset.x), place(320, 2), accuracy: 1.0 / 64, state)
    }
  }

  func testAreasWithInsetsRestBesideThem() {
    let insets = ScrollInsets(left: 30)
    var scroller = scroller(.areas(Self.areas()), at: 0)
    scroller.change { $0.contentInset = insets }
    drag(&scroller, by: 130, isFlick: false)
    scroller.advance(to: scroller.restTime ?? 9)
    XCTAssertEqual(Double(scroller.contentOffset.x), 170, accuracy: 1.0 / 64)
  }

  func testWhatIsSavedIsRead() throws {
    let pagings: [Scroller.Paging] = [
      .areas(Self.areas(.center, isRightToLeft: true), style: .androidViewPager),
      .areas(
        SnapAreas(
          [
            SnapArea(
              start: -5, length: 50, alignment: nil, points: 3, margin: AxisInsets(leading: 4)),
            SnapArea(start: 60, length: 5, isMustStop: true, id: 7, parent: 0),
          ], contentLength: 400, viewport: 320, covering: AxisInsets(trailing: 8), loops: true,
          axis: .vertical), style: .cssProximity),
      .points(SnapPoints([3, 1, 2]), along: .vertical, style: .composePager(atMost: 3)),
      .pages(VariablePages(lengths: Self.lengths, viewport: 320), limit: 3),
    ]
    for paging in pagings {
      var scroller = scroller(paging)
      drag(&scroller, by: 150, isFlick: true)
      var twin = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
      XCTAssertEqual(twin, scroller)
      XCTAssertEqual(twin.configuration.paging, paging)
      XCTAssertEqual(twin.advance(to: 0.5), scroller.advance(to: 0.5))
      XCTAssertEqual(twin, scroller)
    }
    for (index, paging) in pagings.enumerated() {
      for other in pagings[(index + 1)...] { XCTAssertNotEqual(paging, other) }
    }
  }

  func testFaultsOfSavedAreasAreNamed() throws {
    let text = try XCTUnwrap(
      String(data: JSONEncoder().encode(Self.areas()), encoding: .utf8))
    for (part, wrong, message) in [
      (#""length":200"#, #""length":-1"#, "areas[0].length is -1.0, must be a number in 0.0..."),
      (#""loops":false"#, #""loops":2"#, "loops is 2.0, must be true or false"),
      (#""ends":1"#, #""ends":9"#, "ends is 9, must be a whole number in 0...2"),
    ] {
      let faulty = text.replacingOccurrences(of: part, with: wrong)
      XCTAssertNotEqual(faulty, text, part)
      XCTAssertThrowsError(try JSONDecoder().decode(SnapAreas.self, from: Data(faulty.utf8))) {
        XCTAssertTrue("\($0)".contains(message), "\($0)")
      }
    }
    XCTAssertThrowsError(
      try JSONDecoder().decode(SnapAreas.self, from: Data(#"{"areas": [3]}"#.utf8))
    ) { XCTAssertTrue("\($0)".contains("areas[0] is"), "\($0)") }
  }

  func testEndsThatAreFreeAreContained() {
    let free = SnapAreas(
      lengths: [100, 100, 100, 900], viewport: 320, alignment: .center, ends: .free)
    XCTAssertEqual(free.contentOffset(of: 0), -110)
    var scroller = scroller(.areas(free), at: 100, content: 1200)
    drag(&scroller, by: -95, isFlick: false)
    scroller.advance(to: scroller.restTime ?? 9)
    XCTAssertEqual(scroller.contentOffset.x, 0)
  }
}
