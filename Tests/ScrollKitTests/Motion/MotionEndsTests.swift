import XCTest

@testable import ScrollKit

/// One law for all motions: a motion is exact at its ends and stays within its range.
final class MotionEndsTests: XCTestCase {
  private typealias Make = (inout EndNumbers) -> MotionEnds

  private static let all = -Double.infinity ... .infinity

  private func between(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  private func deceleration(_ n: inout EndNumbers) -> MotionEnds {
    let motion = Deceleration(
      position: n.position(), velocity: n.velocity(), rate: n.pick([0.998, 0.99, 0.5, 0.9999, 0]),
      restSpeed: n.pick([10, 10, 1e-6, 1000]))
    return MotionEnds(
      name: "\(motion)", start: motion.position, startVelocity: motion.velocity,
      destination: motion.destination, duration: motion.duration,
      range: between(motion.position, motion.destination), position: motion.position(time:),
      velocity: motion.velocity(time:))
  }

  private func bounce(_ n: inout EndNumbers) -> MotionEnds {
    let (edge, overscroll) = (n.position(), n.pick([0, 0.4, 0.5, -80, n.position()]))
    let motion = Bounce(
      edge: edge, overscroll: overscroll, velocity: n.velocity(), spring: n.spring())
    return MotionEnds(
      name: "\(motion)", start: (motion.edge + motion.motion.position).finite(or: 0),
      startVelocity: motion.motion.velocity, destination: motion.edge, duration: motion.duration,
      range: Self.all, position: motion.position(time:), velocity: motion.velocity(time:))
  }

  /// The ends of a fling. Without a bounce it stays in the range. The start may be outside, and
  /// then the range reaches to the start, with a rounding.
  private func ends(of fling: Fling, _ range: ClosedRange<Double>, bounces: Bool) -> MotionEnds {
    let position = fling.deceleration.position
    let isReturn = fling.bounce.motion.position != 0
    let overscroll = fling.bounce.motion.position
    let rounding = isReturn ? 4 * (position.ulp + fling.bounce.edge.ulp + overscroll.ulp) : 0
    return MotionEnds(
      name: "\(fling)", start: position,
      startVelocity: isReturn ? fling.bounce.motion.velocity : fling.deceleration.velocity,
      destination: fling.destination, duration: fling.duration,
      range: bounces
        ? Self.all
        : min(range.lowerBound, position - rounding)...max(range.upperBound, position + rounding),
      position: fling.position(time:), velocity: fling.velocity(time:))
  }

  private func fling(_ n: inout EndNumbers, bounces: Bool) -> MotionEnds {
    let range = n.range()
    let position = n.pick([
      n.position(), n.position(), range.upperBound.finite(or: 0), range.lowerBound.finite(or: 0),
      range.upperBound.finite(or: 0) + 80.3,
    ])
    let fling = Fling(
      position: position, velocity: n.velocity(), range: range, rate: n.pick([0.998, 0.99]),
      bounces: bounces, spring: bounces ? n.spring() : .bounce)
    return ends(of: fling, range, bounces: bounces)
  }

  private func fault(_ make: Make, _ change: (MotionEnds) -> MotionEnds) -> String? {
    var numbers = EndNumbers(generator: SeededGenerator(seed: 900))
    for _ in 0..<4000 {
      if let fault = change(make(&numbers)).fault { return fault }
    }
    return nil
  }

  private func assertEnds(_ name: String, _ make: Make) {
    if let fault = fault(make, { $0 }) { XCTFail("\(name): \(fault)") }
    for (index, plant) in MotionEnds.plantedFaults.enumerated() {
      XCTAssertNotNil(fault(make, plant), "\(name): planted fault \(index) is not found")
    }
  }

  func testDeceleration() { assertEnds("deceleration", deceleration) }

  func testBounce() { assertEnds("bounce", bounce) }

  func testFlingThatBounces() { assertEnds("fling") { self.fling(&$0, bounces: true) } }

  func testFlingThatDoesNotBounce() { assertEnds("fling") { self.fling(&$0, bounces: false) } }

  func testReturn() {
    assertEnds("return") { n in
      let edge = n.pick([0, 1000.0, -91.333])
      let fling = Fling(
        returningTo: edge, from: n.position(), velocity: n.velocity(), rate: 0.998,
        spring: n.spring())
      return self.ends(of: fling, edge...edge, bounces: true)
    }
  }

  func testEase() {
    assertEnds("ease") { n in
      let ease = Ease(
        from: n.position(), to: n.position(), duration: n.pick([0.3, 0.25, 1, 1e-9, 0.1, 3]),
        curve: n.pick([.linear, .easeInOut, .ease, .easeOut, .spring(bounce: 0.2)]))
      return MotionEnds(
        name: "\(ease)", start: ease.start, startVelocity: nil, destination: ease.end,
        duration: ease.duration, range: Self.all, position: ease.position(time:),
        velocity: ease.velocity(time:))
    }
  }

  /// Flings once added two motions that each had its own time. Such a sum misses its end by a
  /// rounding.
  func testTheLawFindsASumThatRounds() {
    let found = fault({ self.fling(&$0, bounces: true) }) { _ in
      let fling = Fling(position: 800, velocity: 500, range: 0...1000)
      let (edgeTime, bounce) = (fling.edgeTime!, fling.bounce)
      return MotionEnds(
        name: "sum", start: 800, startVelocity: 500, destination: 1000, duration: fling.duration,
        range: Self.all,
        position: {
          $0 >= edgeTime
            ? bounce.position(time: $0 - edgeTime) : fling.deceleration.position(time: $0)
        }, velocity: fling.velocity(time:))
    }
    XCTAssertEqual(found?.contains("1000.5"), true, "\(found ?? "nothing")")
  }

  // MARK: Motions with one end, and functions with ends that are not rests

  private struct SpringPath {
    var position: (SpringMotion, Double) -> Double = { $0.position(time: $1) }
    var velocity: (SpringMotion, Double) -> Double = { $0.velocity(time: $1) }
  }

  func testSpringStarts() {
    func fault(_ f: SpringPath) -> SpringMotion? {
      var n = EndNumbers(generator: SeededGenerator(seed: 903))
      for _ in 0..<4000 {
        let motion = SpringMotion(n.spring(), position: n.position(), velocity: n.velocity())
        for time in [0, -0.0, -1, -.infinity, .nan]
        where f.position(motion, time) != motion.position
          || f.velocity(motion, time) != motion.velocity
        {
          return motion
        }
      }
      return nil
    }
    assertLaw(
      fault, holdsFor: SpringPath(),
      findsFaultIn: [
        SpringPath(position: { $0.position(time: $1 + 1e-9) }),
        SpringPath(position: { $0.position(time: $1).nextUp }),
        SpringPath(velocity: { $0.velocity(time: $1 + 1e-9) }),
      ])
  }

  func testTimingCurvesStartAndEnd() {
    func fault(_ progress: (TimingCurve, Double) -> Double) -> TimingCurve? {
      firstCounterexample(
        seed: 904,
        { generator in
          func number() -> Double {
            Bool.random(using: &generator)
              ? hostileNumbers.randomElement(using: &generator)!
              : .random(in: -0.5...1.5, using: &generator)
          }
          return [
            .linear, .spring(bounce: number()),
            .cubicBezier(x1: number(), y1: number(), x2: number(), y2: number()),
          ].randomElement(using: &generator)!
        },
        { curve in
          [0, -0.0, -1, -.infinity, .nan].allSatisfy { progress(curve, $0) == 0 }
            && [1, 1 + 1e-9, 2, 1e300, .infinity].allSatisfy { progress(curve, $0) == 1 }
        })
    }
    assertLaw(
      fault, holdsFor: { $0.progress(atFraction: $1) },
      findsFaultIn: [
        { $0.progress(atFraction: $1 - 1e-9) }, { $0.progress(atFraction: $1 + 1e-9) },
        { $0.progress(atFraction: $1).nextUp },
      ])
  }

  func testRubberBandEnds() {
    struct Band {
      var stretched: (RubberBand, Double) -> Double = { $0.stretched($1) }
      var pulled: (RubberBand, Double) -> Double = { $0.pulled($1) }
    }
    func fault(_ f: Band) -> String? {
      var n = EndNumbers(generator: SeededGenerator(seed: 905))
      for _ in 0..<4000 {
        let band = RubberBand(
          dimension: n.pick([852, 1, 1e-3, 320, 1e9]), coefficient: n.pick([0.55, 1, 0.05]))
        let length = band.dimension
        // No pull shows as nothing. The most that can be shown needs the greatest pull.
        guard f.pulled(band, f.stretched(band, 0)) == 0, f.pulled(band, 0) == 0 else {
          return "\(band): rest"
        }
        for (end, greatest) in [(length, 0x1p52), (-length, -0x1p52)] {
          guard f.pulled(band, end) == greatest, f.pulled(band, 2 * end) == greatest,
            f.stretched(band, greatest).magnitude <= length
          else { return "\(band): \(f.pulled(band, end)), \(f.stretched(band, greatest))" }
        }
        // In between, each function undoes the other, to the last digits of the shown distance.
        let pull = n.position()
        let shown = f.stretched(band, pull)
        let (nearer, farther) = (
          f.pulled(band, shown - 4 * shown.ulp), f.pulled(band, shown + 4 * shown.ulp)
        )
        guard min(nearer, farther) <= pull, pull <= max(nearer, farther) else {
          return "\(band): \(pull), \(shown), \(nearer), \(farther)"
        }
      }
      return nil
    }
    assertLaw(
      fault, holdsFor: Band(),
      findsFaultIn: [
        Band(stretched: { $0.stretched($1).nextUp }), Band(stretched: { $0.stretched($1) * 1.001 }),
        Band(pulled: { $0.pulled($1) * 0.999 }), Band(pulled: { abs($0.pulled($1)) }),
      ])
  }

  // MARK: Literals

  private struct Row: TableRow {
    let fling: Fling
    let destination: Double
    let source: String
  }

  func testFlings() {
    func fling(
      _ position: Double, _ velocity: Double, _ range: ClosedRange<Double>, bounces: Bool = true
    ) -> Fling {
      Fling(position: position, velocity: velocity, range: range, bounces: bounces)
    }
    let rows = [
      Row(
        fling: fling(800, 500, 0...1000), destination: 1000,
        source: "report: 1000.5 at the end of its duration"),
      Row(fling: fling(200, -500, 0...1000), destination: 0, source: "report, mirrored"),
      Row(
        fling: fling(800, 500, 0...1000, bounces: false), destination: 1000,
        source: "definition: without bouncing it ends at the edge"),
      Row(
        fling: fling(1080.3, 0, 0...1000), destination: 1000,
        source: "definition: a return from past an edge"),
      Row(
        fling: fling(1080.3, 0, 0...1000, bounces: false), destination: 1000,
        source: "definition: a return, without bouncing"),
      Row(fling: fling(-30.7, -900, 0...1000), destination: 0, source: "definition: further out"),
      Row(
        fling: fling(1000, 500, 0...1000), destination: 1000, source: "definition: from the edge"),
      Row(
        fling: fling(1000, 500, 0...1000, bounces: false), destination: 1000,
        source: "definition: from the edge, without bouncing"),
      Row(fling: fling(0.1, 500, 0...0.3), destination: 0.3, source: "definition: a short range"),
      Row(fling: fling(0, 500, 0...0), destination: 0, source: "definition: content that fits"),
      Row(fling: fling(40, 0, 0...0), destination: 0, source: "definition: content that fits"),
      Row(
        fling: fling(1000.4, 0, 0...1000), destination: 1000, source: "definition: less than half"),
      Row(
        fling: fling(39088, 3125, 0...39148), destination: 39148, source: "recording: the impact"),
    ]
    forEachRow("ends of flings", rows) { row in
      let fling = row.fling
      XCTAssertEqual(fling.destination, row.destination)
      for time in [fling.duration, fling.duration.nextUp, fling.duration + 1, .infinity] {
        XCTAssertEqual(fling.position(time: time), row.destination)
        XCTAssertEqual(fling.velocity(time: time), 0)
      }
      if fling.duration > 0 { XCTAssertEqual(fling.position(time: 0), fling.deceleration.position) }
    }
  }

  func testTimeOfTheEndsIsExact() {
    var numbers = EndNumbers(generator: SeededGenerator(seed: 901))
    for _ in 0..<4000 {
      let motion = Deceleration(
        position: numbers.position(), velocity: numbers.velocity(),
        rate: numbers.pick([0.998, 0.99, 0.5, 0.9999, 0]))
      XCTAssertEqual(motion.time(at: motion.position), 0, "\(motion)")
      if motion.destination != motion.position {
        XCTAssertEqual(motion.time(at: motion.destination), motion.duration, "\(motion)")
      }
    }
  }

  /// Rounding lets a motion rest a little off the destination it was told. The documentation of
  /// both functions states by how much.
  func testToldDestinationIsMissedByNoMoreThanStated() {
    var numbers = EndNumbers(generator: SeededGenerator(seed: 902))
    var (worstVelocity, worstRate) = (0.0, 0.0)
    for _ in 0..<8000 {
      let (start, wanted) = (numbers.position(), numbers.position())
      let rate = numbers.pick([0.998, 0.99, 0.5])
      let velocity = Deceleration.velocity(toRestAt: wanted, from: start, rate: rate)
      let motion = Deceleration(position: start, velocity: velocity, rate: rate)
      let bound =
        max(start.ulp, wanted.ulp) * 2 + Deceleration.pathFactor(rate: rate) * velocity.ulp * 2
      // A velocity that is too great is limited, so the motion stops short.
      guard velocity.magnitude < .saturationLimit else { continue }
      worstVelocity = max(worstVelocity, (motion.destination - wanted).magnitude / bound)
      let fling = Deceleration(position: start, velocity: numbers.velocity())
      guard let aimed = fling.rate(toRestAt: wanted), aimed.isNormal else { continue }
      let exact = Deceleration(position: start, velocity: fling.velocity, rate: aimed)
      let share = 0x1p-50 / (1 - aimed)
      let room = max(start.ulp, wanted.ulp) * 2 + (wanted - start).magnitude * share
      worstRate = max(worstRate, (exact.destination - wanted).magnitude / room)
    }
    XCTAssertLessThanOrEqual(worstVelocity, 1)
    XCTAssertLessThanOrEqual(worstRate, 1)
  }
}
