import ScrollKit
import XCTest

/// A browser's areas that scroll within each other, and what its gestures did (Chromium 156).
final class BrowserChainTests: XCTestCase {
  /// An area that scrolls along one axis: its viewport, its content and where it is.
  struct Area {
    let axis: ScrollAxis
    let viewport, content, from: Double
    /// The rule `overscroll-behavior`: `contain` and `none` hand nothing on.
    var overscroll = Overscroll.auto

    enum Overscroll { case auto, contain, none }

    init(
      _ axis: ScrollAxis, _ viewport: Double, _ content: Double, _ from: Double,
      _ overscroll: Overscroll = .auto
    ) {
      (self.axis, self.viewport, self.content) = (axis, viewport, content)
      (self.from, self.overscroll) = (from, overscroll)
    }

    var scroller: Scroller {
      func point(_ along: Double, _ cross: Double) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: cross) : CGPoint(x: cross, y: along)
      }
      let size = point(content, viewport)
      var configuration = Scroller.Configuration()
      configuration.slop = 15
      configuration.transfersToParent = overscroll == .auto ? .all : []
      return Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: viewport, height: viewport),
          contentSize: CGSize(width: Double(size.x), height: Double(size.y)),
          behavior: ScrollBehavior(bounces: []), contentOffset: point(from, 0)),
        configuration: configuration)
    }

    func offset(_ scroller: Scroller) -> Double {
      axis == .horizontal ? Double(scroller.contentOffset.x) : Double(scroller.contentOffset.y)
    }
  }

  enum Gesture {
    /// A finger goes a way, perhaps another one, and rests before it is lifted.
    case touch(Double, Double, then: (Double, Double) = (0, 0))
    case wheel(Double, Double, ticks: Int)
  }

  struct ChainRow: TableRow {
    let inner, outer: Area
    /// Each gesture, and where the inner and the outer area are afterwards.
    let gestures: [(Gesture, Double, Double)]
    let source: String
    /// By how much the outer area may lie elsewhere, and by which rule.
    var differs: (Double, String)?

    init(
      _ kind: String, _ inner: Area, in outer: Area, _ gestures: [(Gesture, Double, Double)],
      differs: (Double, String)? = nil
    ) {
      (self.inner, self.outer, self.gestures) = (inner, outer, gestures)
      (source, self.differs) = ("chromium 156.0.8078.114 run, chain/\(kind)", differs)
    }
  }

  private struct Player {
    var scrollers: [Scroller]
    var chain: ScrollerChain
    var time = 0.0

    mutating func play(_ gesture: Gesture) {
      switch gesture {
      case .touch(let x, let y, let then):
        var place = CGPoint(x: 150, y: 150)
        chain.touch(.began, at: place, time: time, in: &scrollers)
        for (x, y) in [(x, y), then] where x != 0 || y != 0 {
          for _ in 1...5 {
            time += 0.016
            place = CGPoint(x: Double(place.x) + x / 5, y: Double(place.y) + y / 5)
            chain.touch(.moved, at: place, time: time, in: &scrollers)
          }
        }
        time += 0.5
        chain.touch(.ended, at: place, time: time, in: &scrollers)
      case .wheel(let x, let y, let ticks):
        for _ in 0..<ticks {
          time += 0.032
          chain.wheel(CGPoint(x: x, y: y), time: time, in: &scrollers)
        }
      }
      time += 0.9
      chain.advance(to: time, in: &scrollers)
    }
  }

  /// The largest difference of any offset in a row.
  private func difference(_ row: ChainRow, _ policy: ScrollerChain.Policy) -> Double {
    var player = Player(
      scrollers: [row.inner.scroller, row.outer.scroller], chain: ScrollerChain(policy: policy))
    var greatest = 0.0
    for (gesture, inner, outer) in row.gestures {
      player.play(gesture)
      greatest = max(
        greatest, abs(row.inner.offset(player.scrollers[0]) - inner),
        abs(row.outer.offset(player.scrollers[1]) - outer))
    }
    return greatest
  }

  func testTheBrowsersRows() {
    forEachRow("browser chains", Self.rows) { row in
      let difference = difference(row, .browser)
      XCTAssertLessThanOrEqual(difference, row.differs?.0 ?? 0, row.source)
      // A row that says that it differs does.
      if row.differs != nil { XCTAssertGreaterThan(difference, 0) }
    }
    print("ours differs: \(Self.rows.filter { $0.differs != nil }.count)")
    // The other policies are seen to be others.
    for policy in [ScrollerChain.Policy.uiKit, .compose] {
      XCTAssertTrue(Self.rows.contains { difference($0, policy) > 1 })
    }
  }

  static let rows: [ChainRow] = [
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 490, .none),
      in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, -100), 500, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 473), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(-100, 0), 473, 485), (.touch(-100, -40), 473, 571), (.touch(-60, 0), 473, 616)],
      differs: (1, "it takes the slop off along the finger's way, ours along the axis")),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 500), in: Area(.horizontal, 300, 1200, 400),
      [
        (.touch(-16, -40), 500, 400), (.touch(0, -60, then: (0, 30)), 500, 400),
        (.touch(0, -60, then: (0, 30)), 500, 400),
      ]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 200, 0), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(32, -80), 0, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 486, .none),
      in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, -40, then: (0, 40)), 460, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 0), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, 80, then: (0, 80)), 0, 400), (.touch(-24, 60), 0, 400), (.touch(0, 60), 0, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 478), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, -60), 500, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 200, 0, .none),
      in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, -100), 0, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 0, .contain),
      in: Area(.horizontal, 300, 1200, 400),
      [(.touch(40, 0), 0, 400)]),
    ChainRow(
      "touch-cross-axis", Area(.vertical, 200, 700, 500), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(0, -100), 500, 400), (.touch(0, -60, then: (0, 30)), 500, 400)]),
    ChainRow(
      "touch-other-axis", Area(.vertical, 200, 700, 200), in: Area(.horizontal, 300, 1200, 400),
      [(.touch(-80, 0), 200, 465), (.touch(-80, 0), 200, 530)]),
    ChainRow(
      "touch-other-axis", Area(.vertical, 200, 700, 200, .contain),
      in: Area(.horizontal, 300, 1200, 400),
      [(.touch(-40, 0), 200, 400), (.touch(-40, 0), 200, 400)]),
    ChainRow(
      "touch-other-axis", Area(.horizontal, 200, 700, 200, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -80), 200, 400), (.touch(0, -80), 200, 400)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 250), in: Area(.vertical, 300, 1200, 400),
      [
        (.touch(0, -80), 315, 400), (.touch(0, -40), 340, 400),
        (.touch(0, -80, then: (0, 80)), 325, 400),
      ]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 250, .none), in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -40, then: (0, 40)), 235, 400), (.touch(0, -100), 320, 400)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 250, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -100), 335, 400), (.touch(0, -40, then: (0, 40)), 320, 400)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 200, 0), in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -100), 0, 485), (.touch(0, -100, then: (0, -100)), 0, 670)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 469, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [
        (.touch(0, -60, then: (0, -60)), 500, 400), (.touch(0, -60, then: (0, 60)), 440, 400),
        (.touch(0, -100), 500, 400),
      ]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 200, 0), in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -40), 0, 425)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 0), in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, 40), 0, 375), (.touch(0, 60), 0, 330), (.touch(0, 100), 0, 245)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 500), in: Area(.vertical, 300, 1200, 400),
      [
        (.touch(0, -60), 500, 445), (.touch(0, -80, then: (0, 40)), 500, 470),
        (.touch(0, -60), 500, 515),
      ]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 250, .none), in: Area(.vertical, 300, 1200, 400),
      [(.touch(0, -100, then: (0, 100)), 235, 400)]),
    ChainRow(
      "touch-same-axis", Area(.vertical, 200, 700, 489, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [
        (.touch(0, -80), 500, 400), (.touch(0, -100), 500, 400),
        (.touch(0, -100, then: (0, 100)), 400, 400),
      ]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 500, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(60, 0, ticks: 3), 500, 400), (.wheel(80, 0, ticks: 2), 500, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 200, 0), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(-60, 0, ticks: 2), 0, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 472), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 40, ticks: 1), 472, 440)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 0, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(-40, 0, ticks: 2), 0, 400), (.wheel(-40, 0, ticks: 2), 0, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 200, 0), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 40, ticks: 1), 0, 440), (.wheel(0, 80, ticks: 3), 0, 680)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 468), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(80, 0, ticks: 3), 500, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 460, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(80, 0, ticks: 2), 500, 400), (.wheel(100, 0, ticks: 2), 500, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 250), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(100, 0, ticks: 1), 350, 400)]),
    ChainRow(
      "wheel-cross-axis", Area(.horizontal, 200, 700, 250), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(-60, 0, ticks: 3), 70, 400), (.wheel(-60, 0, ticks: 2), 0, 400)]),
    ChainRow(
      "wheel-other-axis", Area(.vertical, 200, 700, 200, .contain),
      in: Area(.horizontal, 300, 1200, 400),
      [(.wheel(80, 0, ticks: 2), 200, 400), (.wheel(80, 0, ticks: 2), 200, 400)]),
    ChainRow(
      "wheel-other-axis", Area(.horizontal, 200, 700, 200, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, -80, ticks: 2), 200, 400), (.wheel(0, -80, ticks: 2), 200, 400)]),
    ChainRow(
      "wheel-other-axis", Area(.vertical, 200, 700, 200, .none),
      in: Area(.horizontal, 300, 1200, 400),
      [(.wheel(-40, 0, ticks: 2), 200, 400), (.wheel(-40, 0, ticks: 2), 200, 400)]),
    ChainRow(
      "wheel-other-axis", Area(.horizontal, 200, 700, 200, .none),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, -40, ticks: 2), 200, 400), (.wheel(0, -40, ticks: 2), 200, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 500), in: Area(.vertical, 300, 1200, 400),
      [
        (.wheel(0, 80, ticks: 1), 500, 480), (.wheel(0, 60, ticks: 1), 500, 540),
        (.wheel(0, 40, ticks: 2), 500, 620),
      ]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 489), in: Area(.vertical, 300, 1200, 400),
      [
        (.wheel(0, 80, ticks: 2), 500, 480), (.wheel(0, 60, ticks: 2), 500, 600),
        (.wheel(0, 80, ticks: 3), 500, 840),
      ]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 500), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 80, ticks: 2), 500, 560)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 490, .none), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 40, ticks: 3), 500, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 200, 0, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 100, ticks: 1), 0, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 476), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 60, ticks: 1), 500, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 500), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 60, ticks: 2), 500, 520), (.wheel(0, 40, ticks: 3), 500, 640)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 0, .none), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, -80, ticks: 1), 0, 400), (.wheel(0, -80, ticks: 3), 0, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 200, 0, .contain),
      in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, -100, ticks: 2), 0, 400), (.wheel(0, -40, ticks: 3), 0, 400)]),
    ChainRow(
      "wheel-same-axis", Area(.vertical, 200, 700, 482), in: Area(.vertical, 300, 1200, 400),
      [(.wheel(0, 40, ticks: 1), 500, 400)]),
  ]
}
