@testable import ScrollKit
import XCTest

extension XCTestCase {
  fileprivate func assertFinite(
    _ values: [Double], _ context: @autoclosure () -> String, line: UInt = #line
  ) {
    if !values.allSatisfy(\.isFinite) { XCTFail("\(values) for \(context())", line: line) }
  }

  /// Runs a body with every pair of hostile numbers in every pair of neighbouring places, and with
  /// each hostile number in all places.
  fileprivate func forHostile(_ ordinary: [Double], _ body: ([Double]) -> Void) {
    for number in hostileNumbers + [1e-300, 1e18, 1e-9] {
      body(ordinary.map { _ in number })
      for other in hostileNumbers {
        for place in ordinary.indices {
          var values = ordinary
          values[place] = number
          values[(place + 1) % ordinary.count] = other
          body(values)
        }
      }
    }
  }
}

final class MotionTotalityTests: XCTestCase {
  func testDeceleration() {
    forHostile([100, 750, 0.998, 10, 0.3, 400]) { n in
      let motion = Deceleration(position: n[0], velocity: n[1], rate: n[2], restSpeed: n[3])
      assertFinite(
        [
          motion.position, motion.velocity, motion.rate, motion.restSpeed, motion.duration,
          motion.destination, motion.reportedTarget, motion.position(time: n[4]),
          motion.velocity(time: n[4]), motion.time(at: n[5]) ?? 0, motion.rate(toRestAt: n[5]) ?? 0,
          Deceleration.pathFactor(rate: n[2]), Deceleration.targetFactor(rate: n[2]),
          Deceleration.velocity(toRestAt: n[5], from: n[0], rate: n[2], restSpeed: n[3]),
        ], "\(n)")
      XCTAssertGreaterThanOrEqual(motion.duration, 0)
      XCTAssertTrue((0...Deceleration.maximumRate).contains(motion.rate))
    }
  }

  func testRubberBandAndReleaseSeed() {
    forHostile([852, 0.55, 300, 0.2, 900]) { n in
      let band = RubberBand(dimension: n[0], coefficient: n[1])
      var seed = ReleaseVelocity(restFactor: n[1], stationaryTime: n[3])
      seed.restFactor = n[1]
      seed.stationaryTime = n[3]
      assertFinite(
        [
          band.dimension, band.coefficient, band.stretched(n[2]), band.pulled(n[2]),
          band.slope(atShown: n[2]), seed.restFactor, seed.stationaryTime,
          seed.velocity(overscroll: n[2], dimension: n[0], stillFor: n[3], trailing: n[4]),
        ], "\(n)")
      XCTAssertLessThanOrEqual(band.stretched(n[2]).magnitude, band.dimension)
      XCTAssertTrue((0...band.coefficient).contains(band.slope(atShown: n[2])))
    }
  }

  func testSprings() {
    forHostile([120, 22, 200, -900, 0.3, 0.5]) { n in
      let springs = [
        Spring(stiffness: n[0], damping: n[1]), Spring(duration: n[0], bounce: n[1]),
        Spring(mass: n[5], stiffness: n[0], damping: n[1]),
        Spring(stiffness: n[0], dampingRatio: n[1]),
      ]
      for spring in springs {
        let motion = SpringMotion(spring, position: n[2], velocity: n[3])
        let bounce = Bounce(
          edge: n[4], overscroll: n[2], velocity: n[3], spring: spring, restDistance: n[5])
        assertFinite(
          [
            spring.stiffness, spring.damping, spring.duration, spring.bounce, spring.dampingRatio,
            motion.position, motion.velocity, motion.position(time: n[4]),
            motion.velocity(time: n[4]), motion.energy(time: n[4]), motion.turningTime ?? 0,
            motion.lastTime(beyond: n[5]), bounce.edge, bounce.restDistance, bounce.duration,
            bounce.peak, bounce.position(time: n[4]), bounce.velocity(time: n[4]),
          ], "\(n)")
        XCTAssertTrue((-1...1).contains(spring.bounce))
        XCTAssertTrue((0...1e6).contains(bounce.duration), "\(n)")
      }
    }
  }

  func testFling() {
    forHostile([100, 3000, 0, 500, 0.998, 700, 0.2]) { n in
      let (low, high) = (n[2].finite(or: -.infinity), n[3].finite(or: .infinity))
      for range in [min(low, high)...max(low, high), -.infinity ... .infinity] {
        for bounces in [true, false] {
          let fling = Fling(
            position: n[0], velocity: n[1], range: range, rate: n[4], bounces: bounces,
            bounceVelocity: bounces ? n[5] : nil, spring: Spring(stiffness: n[5], damping: n[6]))
          assertFinite(
            [
              fling.edgeTime ?? 0, fling.duration, fling.destination, fling.position(time: n[6]),
              fling.velocity(time: n[6]),
            ], "\(n)")
          XCTAssertTrue(range.contains(fling.destination), "\(n)")
        }
      }
    }
  }

  func testTimingCurvesAndEases() {
    forHostile([0.3, -0.5, 0.6, 1.5, 0.4, 30, 90]) { n in
      let curves: [TimingCurve] = [
        .linear, .spring(bounce: n[0]), .cubicBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3]),
      ]
      for curve in curves {
        let ease = Ease(from: n[5], to: n[6], duration: n[0], curve: curve)
        assertFinite(
          [
            curve.progress(atFraction: n[4]), curve.slope(atFraction: n[4]), ease.start, ease.end,
            ease.duration,
            ease.position(time: n[4]), ease.velocity(time: n[4]), ease.shifted(by: 1e15).end,
          ], "\(n)")
      }
    }
  }

  func testVelocityTracker() {
    forHostile([100, 0.008, 110, 0.016, 125, 0.024, 0.1, 0.04]) { n in
      let estimators: [VelocityTracker.Estimator] = [
        .iOS, .leastSquares(horizon: n[6]), .weighted(newest: n[6], previous: n[0], oldest: n[2]),
      ]
      for estimator in estimators {
        var tracker = VelocityTracker(estimator: estimator, stationaryTime: n[7])
        for sample in 0..<3 {
          tracker.add(position: n[2 * sample], time: n[2 * sample + 1])
          assertFinite(
            [
              tracker.velocity(), tracker.velocity(time: n[7]), tracker.meanVelocity(over: n[6]),
              tracker.lastTime ?? 0,
            ], "\(n)")
        }
        tracker.shiftTimes(by: 1e15)
        tracker.shiftPositions(by: -1e15)
        assertFinite([tracker.velocity(), tracker.meanVelocity(over: 1)], "\(n)")
      }
    }
  }
}
