import Foundation
import ScrollKit
import XCTest

/// Flicks in a row: what the second one has of the first.
final class CarriedMomentumTests: XCTestCase {
  private struct SpeedRow: TableRow {
    let velocity: Double
    let carried: Double
    let source: String
  }

  func testTheFormula() {
    let formula = "min(0.000816 * |v|^1.967, 40000), computed in another language"
    let rows = [
      SpeedRow(velocity: 0, carried: 0, source: formula),
      SpeedRow(velocity: 1000, carried: 649.6660, source: formula),
      SpeedRow(velocity: -1000, carried: -649.6660, source: formula),
      SpeedRow(velocity: 2000, carried: 2539.8973, source: formula),
      SpeedRow(velocity: 9000, carried: 40000, source: formula),
      SpeedRow(velocity: -1e300, carried: -40000, source: formula),
      SpeedRow(velocity: .infinity, carried: 40000, source: formula),
      SpeedRow(velocity: .nan, carried: 0, source: "NaN counts as zero"),
    ]
    forEachRow("carried velocities", rows) {
      XCTAssertEqual(
        Scroller.CarriedMomentum().velocity(carriedFrom: $0.velocity), $0.carried, accuracy: 0.01)
    }
    var rule = Scroller.CarriedMomentum()
    (rule.factor, rule.exponent, rule.maximumVelocity) = (-1, .nan, .infinity)
    XCTAssertEqual(rule.velocity(carriedFrom: 5), 0)
    rule.factor = 2
    XCTAssertEqual(rule.velocity(carriedFrom: 5), 2)
    (rule.exponent, rule.holdTime, rule.minimumShare) = (1e300, -1, .nan)
    XCTAssertTrue(rule.velocity(carriedFrom: 5).isFinite)
    XCTAssertEqual([rule.holdTime, rule.minimumShare], [0, 0])
  }

  private struct FlickRow: TableRow {
    let script: String
    /// The velocity of the last release.
    let velocity: Double
    var setup = ScrollSetup.long
    var source: String
  }

  /// What is left of 1000 points per second after 0.1 s: 1000 * 0.998^100 = 818.57. It carries
  /// 0.000816 * 818.57^1.967 = 438.20.
  private static let carried = 438.195

  func testFlicksInARow() {
    let again = "~300,200,10,.2,.01 u@.3"
    let held = "a hold loses it"
    let paged = ScrollSetup(content: 100_000, offset: 50_000, paging: .viewport) {
      $0.carriedMomentum = Scroller.CarriedMomentum()
    }
    let rows = [
      FlickRow(script: flick, velocity: 1000, source: "nothing is carried"),
      FlickRow(script: "\(flick) \(again)", velocity: 1000 + Self.carried, source: "formula"),
      FlickRow(
        script: "\(flick) \(again)", velocity: 1000,
        setup: ScrollSetup(content: 100_000, offset: 50_000), source: "off by default"),
      // 1438.20 * 0.998^100 = 1177.26, which carries 895.56.
      FlickRow(
        script: "\(flick) \(again) ~300,200,10,.4,.01 u@.5", velocity: 1895.561,
        source: "the third has of the second"),
      FlickRow(
        script: "\(flick) ~200,300,10,.2,.01 u@.3", velocity: -1000, source: "the other way"),
      FlickRow(
        script: "\(flick) ~300,200,10,.2,.01 u@.34", velocity: 1000, source: held),
      FlickRow(
        script: "\(flick) ~300,200,10,.2,.01 h@.32 u@.34", velocity: 1000,
        source: "a finger that says so, too"),
      FlickRow(
        script: "\(flick) d300@.2 \(Self.moves(from: 300, at: 0.24)) u@.34", velocity: 1000,
        source: "\(held) before it moves"),
      FlickRow(
        script:
          "\(flick) d350@.2 m330@.21 m310@.22 m310@.25 m310@.26 "
          + "\(Self.moves(from: 310, at: 0.26)) u@.36",
        velocity: 1000, source: "\(held) in between"),
      FlickRow(
        script: "\(flick) d350@.2 m330@.21 m310@.22 m310@.23 m300@.24 "
          + "\(Self.moves(from: 300, at: 0.24)) u@.34",
        velocity: 1000 + Self.carried, source: "a frame or two are no hold"),
      // 500 points per second are more than the half of 438, 210 are not.
      FlickRow(
        script: "\(flick) ~300,250,10,.2,.01 u@.3", velocity: 500 + Self.carried,
        source: "half as fast as what is carried is enough"),
      FlickRow(
        script: "\(flick) ~300,279,10,.2,.01 u@.3", velocity: 210,
        setup: ScrollSetup.long { $0.minimumFlingVelocity = 100 }, source: "slower is not"),
      FlickRow(script: "\(flick) >9 ~300,200,10,9,.01 u@9.1", velocity: 1000, source: "at rest"),
      FlickRow(
        script: "O55000 >.1 ~300,200,10,.1,.01 u@.2", velocity: 1000,
        source: "an animation is no flick"),
      FlickRow(
        script: "\(flick) ~300,200,10,.2,.01 x@.3", velocity: 0, source: "a cancelled touch"),
      FlickRow(
        script: "\(pull) u@.21 >.3 ~300,200,10,.3,.01 u@.4", velocity: 1000,
        setup: ScrollSetup { $0.carriedMomentum = Scroller.CarriedMomentum() },
        source: "a bounce carries nothing"),
      FlickRow(
        script: "\(flick) d300@.2 D100@.21 u@.22 \(Self.moves(from: 100, at: 0.22, other: true))"
          + " U@.32", velocity: 1000, source: "another finger has caught nothing"),
      FlickRow(script: "\(flick)", velocity: 1000, setup: paged, source: "pages"),
    ]
    forEachRow("flicks in a row", rows) { row in
      for axis in ScrollAxis.allCases {
        var play = row.setup.script(axis)
        play.play(row.script)
        XCTAssertEqual(play.velocity, row.velocity, accuracy: 0.01 + row.velocity.magnitude * 1e-5)
        XCTAssertNil(play.grammar.violation)
        play.play(">|")
        XCTAssertTrue(play.scroller.isAtRest)
      }
    }
  }

  /// A hundred points in ten moves.
  private static func moves(from start: Double, at time: Double, other: Bool = false) -> String {
    (1...10).map { step in
      "\(other ? "M" : "m")\(start - 10 * Double(step))@\(time + 0.01 * Double(step))"
    }.joined(separator: " ")
  }

  func testPagesAndTargetsStayWhereTheyWould() {
    // One page a gesture, however fast it is.
    for carries in [false, true] {
      var play = ScrollSetup(content: 100_000, offset: 40_000, paging: .viewport) {
        if carries { $0.carriedMomentum = Scroller.CarriedMomentum() }
      }.script(.horizontal)
      play.play("\(flick) ~300,200,10,.2,.01 u@.3")
      XCTAssertEqual(play.target, 40_800)
      play.play(">|")
      XCTAssertEqual(play.offset, 40_800)
    }
    // Where no page limits it, it goes farther; the app can still aim it.
    var free = ScrollSetup.long.script(.horizontal)
    free.play("\(flick) ~300,200,10,.2,.01 u@.3")
    let rest = free.scroller.restingOffset.x
    var plain = ScrollSetup(content: 100_000, offset: 50_000).script(.horizontal)
    plain.play("\(flick) ~300,200,10,.2,.01 u@.3")
    // F = 0.4995 s at 0.998: 438.20 points per second go 218.9 points farther.
    XCTAssertEqual(
      Double(rest) - Double(plain.scroller.restingOffset.x), Self.carried * 0.4995, accuracy: 1)
    free.play("r51000 >|")
    XCTAssertEqual(free.offset, 51_000)
  }

  func testItIsSavedAndRebased() throws {
    var play = ScrollSetup.long.script(.vertical)
    play.play("\(flick) d300@.2 m290@.21 m280@.22")
    var copy = play
    copy.scroller = try JSONDecoder().decode(
      Scroller.self, from: JSONEncoder().encode(play.scroller))
    XCTAssertEqual(copy.scroller, play.scroller)
    copy.scroller.rebaseTimes(by: 100)
    for step in 3...10 {
      let place = CGPoint(x: 0, y: 300 - 10 * step)
      let time = 0.2 + 0.01 * Double(step)
      play.scroller.touch(.moved, at: place, time: time)
      copy.scroller.touch(.moved, at: place, time: time + 100)
    }
    let events = play.scroller.touch(.ended, at: .zero, time: 0.3)
    let others = copy.scroller.touch(.ended, at: .zero, time: 100.3)
    guard case .willEndDragging(let velocity, _)? = events.first,
      case .willEndDragging(let other, _)? = others.first
    else { return XCTFail("\(events)") }
    XCTAssertEqual(velocity.y, 1000 + Self.carried, accuracy: 0.1)
    XCTAssertEqual(other.y, velocity.y, accuracy: 0.01)
  }

  func testAChainHasItForWhomTheFingerCaught() {
    var configuration = Scroller.Configuration()
    configuration.carriedMomentum = Scroller.CarriedMomentum()
    let size = CGSize(width: 300, height: 400)
    var scrollers = [0, 1].map { _ in
      Scroller(
        ScrollMetrics(viewportSize: size, contentSize: CGSize(width: 300, height: 100_000)),
        configuration: configuration)
    }
    var chain = ScrollerChain()
    for start in [0, 0.2] {
      chain.touch(.began, at: CGPoint(x: 0, y: 300), time: start, in: &scrollers)
      for step in 1...10 {
        chain.touch(
          .moved, at: CGPoint(x: 0, y: 300 - 10 * step), time: start + 0.01 * Double(step),
          in: &scrollers)
      }
      chain.touch(.ended, at: .zero, time: start + 0.1, in: &scrollers)
    }
    XCTAssertEqual(scrollers[0].velocity.y, 1000 + Self.carried, accuracy: 0.1)
    XCTAssertEqual(scrollers[1].velocity.y, 0)
  }
}

extension ScrollSetup {
  /// Far from all edges, with momentum that is carried on.
  fileprivate static var long: ScrollSetup { long { _ in } }

  fileprivate static func long(_ change: (inout Scroller.Configuration) -> Void) -> ScrollSetup {
    ScrollSetup(content: 100_000, offset: 50_000) {
      $0.carriedMomentum = Scroller.CarriedMomentum()
      change(&$0)
    }
  }

  fileprivate init(
    content: Double, offset: Double, paging: Scroller.Paging = .none,
    _ change: (inout Scroller.Configuration) -> Void
  ) {
    self.init(content: content, offset: offset, paging: paging)
    change(&configuration)
  }
}
