@testable import ScrollKit
import XCTest

final class SpringLawsTests: XCTestCase {
  private struct Case {
    let motion: SpringMotion
    let time, other: Double
  }

  /// The functions that the laws test. A fault changes one of them.
  private struct Functions {
    var position: (SpringMotion, Double) -> Double = { $0.position(time: $1) }
    var velocity: (SpringMotion, Double) -> Double = { $0.velocity(time: $1) }
    var energy: (SpringMotion, Double) -> Double = { $0.energy(time: $1) }
    var turn: (SpringMotion) -> Double? = { $0.turningTime }
    var last: (SpringMotion, Double) -> Double = { $0.lastTime(beyond: $1) }
  }

  private typealias Law = (Functions) -> Case?

  /// The square of half the difference of the roots, divided by the square of the decay. The
  /// springs swing, are strongly damped, or are close to critical on either side.
  private let discriminants = [
    -1e-12, 1e-12, -1e-10, 1e-10, -1e-8, 1e-8, -1e-6, 1e-6, -1e-4, 1e-4, -0.01, 0.01, 0, -0.3, 0.3,
    -3, 0.9, -30, 0.99,
  ]

  private func law(
    seed: UInt64, count: Int = 2000, _ holds: @escaping (Functions, Case) -> Bool
  ) -> Law {
    { functions in
      firstCounterexample(
        seed: seed, count: count,
        { generator in
          let decay = Double.random(in: 2...20, using: &generator)
          let share = self.discriminants.randomElement(using: &generator)!
          let spring = Spring(stiffness: decay * decay * (1 - share), damping: 2 * decay)
          return Case(
            motion: SpringMotion(
              spring, position: .random(in: -300...300, using: &generator),
              velocity: .random(in: -4000...4000, using: &generator)),
            time: .random(in: 0.001...0.6, using: &generator),
            other: .random(in: 0.001...0.6, using: &generator))
        },
        { holds(functions, $0) })
    }
  }

  /// Errors are compared with this distance and this speed.
  private func size(_ motion: SpringMotion) -> (way: Double, speed: Double) {
    let root = motion.spring.stiffness.squareRoot()
    let way = abs(motion.position) + abs(motion.velocity) / root
    return (way, way * (root + motion.spring.damping))
  }

  func testStart() {
    let law = law(seed: 420) { f, example in
      let motion = example.motion
      // The motion is continuous at the start, whichever form is used just after it.
      let (way, speed) = self.size(motion)
      return f.position(motion, 0) == motion.position && f.velocity(motion, 0) == motion.velocity
        && abs(f.position(motion, 1e-12) - motion.position) < 1e-9 * way
        && abs(f.velocity(motion, 1e-12) - motion.velocity) < 1e-9 * speed
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.position(time: $1 + 1e-9) }),
        Functions(velocity: { $0.velocity(time: $1) + ($1 > 0 ? 1e-3 : 0) }),
        // Motion's overdamped spring started 3 % off.
        Functions(position: { $0.position(time: $1) * 0.97 }),
      ])
  }

  func testEquation() {
    // The equations are x'' = -k x - c x' and x' = v, by central differences.
    let law = law(seed: 421) { f, example in
      let (motion, time) = (example.motion, example.time)
      let h = 2e-4 / motion.spring.damping.squareRoot()
      let (before, now, after) = (
        f.position(motion, time - h), f.position(motion, time), f.position(motion, time + h)
      )
      let (way, speed) = self.size(motion)
      let slope = (after - before) / (2 * h)
      let bend = (f.velocity(motion, time + h) - f.velocity(motion, time - h)) / (2 * h)
      let velocity = f.velocity(motion, time)
      let pull = -motion.spring.stiffness * now - motion.spring.damping * velocity
      return time <= h
        || abs(slope - velocity) < 1e-4 * speed
          && abs(bend - pull) < 1e-4 * speed * speed / max(way, 1e-9)
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(velocity: { $0.velocity(time: $1) * 1.01 }),
        Functions(velocity: { -$0.velocity(time: $1) }),
        Functions(position: { motion, time in
          // This uses the critical form for every spring.
          let decay = motion.spring.damping / 2
          let drive = motion.velocity + decay * motion.position
          return Elementary.exponential(-decay * time) * (motion.position + drive * time)
        }),
      ])
  }

  private func restarted(_ motion: SpringMotion, at time: Double, _ f: Functions) -> SpringMotion {
    SpringMotion(
      motion.spring, position: f.position(motion, time), velocity: f.velocity(motion, time))
  }

  func testSplitStepEqualsWholeStep() {
    let law = law(seed: 422) { f, example in
      let rest = self.restarted(example.motion, at: example.time, f)
      let (way, speed) = self.size(example.motion)
      let whole = example.time + example.other
      return abs(f.position(rest, example.other) - f.position(example.motion, whole)) < 1e-11 * way
        && abs(f.velocity(rest, example.other) - f.velocity(example.motion, whole)) < 1e-11 * speed
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(velocity: { $0.velocity(time: $1) * (1 + 1e-8) }),
        Functions(position: { $0.position(time: $1 * 1.0000001) }),
        Functions(position: { $0.position + $0.velocity * $1 }),
      ])
  }

  func testFrameRatesAgree() {
    let law = law(seed: 423, count: 500) { f, example in
      let (way, _) = self.size(example.motion)
      return [30.0, 60, 120].allSatisfy { rate in
        var now = example.motion
        for _ in 0..<Int(rate) { now = self.restarted(now, at: 1 / rate, f) }
        return abs(now.position - example.motion.position(time: 1)) < 1e-10 * way
      }
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.position + $0.velocity * $1 }),
        Functions(velocity: { $0.velocity(time: $1) * 1.000001 }),
      ])
  }

  func testEnergyNeverGrows() {
    let law = law(seed: 424) { f, example in
      let (earlier, later) = (
        min(example.time, example.other), max(example.time, example.other)
      )
      let motion = example.motion
      let (x, v) = (f.position(motion, earlier), f.velocity(motion, earlier))
      let energy = f.energy(motion, earlier)
      let start = f.energy(motion, 0)
      return energy <= start && f.energy(motion, later) <= energy + 1e-13 * start
        && abs(energy - (v * v + motion.spring.stiffness * x * x) / 2) <= 1e-13 * start
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(energy: { $0.energy(time: -$1) - $0.energy(time: $1) }),
        Functions(energy: { $0.energy(time: $1) * 1.001 }),
        Functions(energy: { motion, time in
          let x = motion.position(time: time)
          return motion.spring.stiffness * x * x / 2
        }),
        Functions(velocity: { $0.velocity(time: $1) * 1.001 }),
      ])
  }

  func testMirrored() {
    let law = law(seed: 425) { f, example in
      let motion = example.motion
      let mirrored = SpringMotion(
        motion.spring, position: -motion.position, velocity: -motion.velocity)
      return f.position(mirrored, example.time) == -f.position(motion, example.time)
        && f.velocity(mirrored, example.time) == -f.velocity(motion, example.time)
        && f.energy(mirrored, example.time) == f.energy(motion, example.time)
        && f.turn(mirrored) == f.turn(motion) && f.last(mirrored, 0.5) == f.last(motion, 0.5)
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { abs($0.position(time: $1)) }),
        Functions(velocity: { $0.velocity(time: $1) + 1 }),
        Functions(turn: { $0.velocity > 0 ? $0.turningTime : nil }),
        Functions(last: { $0.lastTime(beyond: $0.position > 0 ? $1 : 2 * $1) }),
      ])
  }

  func testTheTurnIsTheFirst() {
    // The velocity keeps its sign before the turn and has the other sign after it.
    let law = law(seed: 426) { f, example in
      let motion = example.motion
      let sign = motion.velocity < 0 ? -1.0 : 1
      let turn = f.turn(motion)
      let end = turn ?? 3
      let before = (0..<60).allSatisfy {
        sign * f.velocity(motion, end * (1 - 1e-6) * Double($0) / 59) >= 0
      }
      guard let turn else { return before }
      // Unless the speed is too small to be seen, the velocity has the other sign.
      let (_, speed) = self.size(motion)
      let after = sign * f.velocity(motion, turn * (1 + 1e-4))
      return before && turn > 0 && (after < 0 || abs(f.velocity(motion, turn / 2)) < 1e-9 * speed)
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(turn: { _ in nil }),
        Functions(turn: { $0.turningTime.map { $0 * 1.001 } }),
        Functions(turn: { $0.turningTime.map { $0 * 0.999 } }),
      ])
  }

  func testStronglyDampedApproachIsMonotone() {
    let law = law(seed: 427) { f, example in
      let motion = example.motion
      guard motion.spring.discriminant > 0 else { return true }
      let start = f.turn(motion) ?? 0
      let side = f.position(motion, start)
      let sizes = (0...40).map { f.position(motion, start + Double($0) / 20) / side }
      // After the turn the motion never crosses to the other side. A motion without a turn is left
      // out.
      guard f.turn(motion) != nil else { return true }
      return zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 0 }
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(turn: { $0.turningTime.map { $0 / 2 } }),
        Functions(position: { motion, time in
          SpringMotion(
            Spring(stiffness: 100, damping: 4), position: motion.position,
            velocity: motion.velocity
          ).position(time: time)
        }),
      ])
  }

  func testLastTimeEqualsAFineScan() {
    let law = law(seed: 428, count: 400) { f, example in
      let (motion, distance) = (example.motion, 0.5 + 100 * example.other)
      let last = f.last(motion, distance)
      func size(_ time: Double) -> Double { abs(f.position(motion, time)) }
      // At no later time is it as far.
      var time = last + 1e-9
      while time < last + 8 {
        if size(time) > distance { return false }
        time += 0.002
      }
      return last == 0 ? size(0) <= distance : abs(size(last) - distance) < 1e-6
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(last: { _, _ in 0 }), Functions(last: { $0.lastTime(beyond: $1) + 1e-3 }),
        Functions(last: { $0.lastTime(beyond: $1 * 1.001) }),
        // This is the end of the first excursion. The spring has many.
        Functions(last: { motion, distance in
          stride(from: 0, to: 9, by: 1e-3).first { abs(motion.position(time: $0)) < distance } ?? 9
        }),
      ])
  }

  func testLastTimeNextToAPeak() {
    // A spring swings from rest. Its peaks are 100 exp(-decay n half), at n half. A distance a
    // little less than a peak is last met at that peak. A distance a little more is last met one
    // swing before.
    let motion = SpringMotion(Spring(stiffness: 100, damping: 4), position: 100, velocity: 0)
    let half = Double.pi / 96.0.squareRoot()
    for swing in 1...6 {
      let time = Double(swing) * half
      let peak = 100 * Elementary.exponential(-2 * time)
      for share in [1e-4, 1e-6, 1e-9] {
        let near = motion.lastTime(beyond: peak * (1 - share))
        XCTAssertEqual(near, time, accuracy: 0.02)
        XCTAssertGreaterThan(near, time)
        let before = motion.lastTime(beyond: peak * (1 + share))
        XCTAssertLessThan(before, time - half / 2)
        XCTAssertGreaterThan(before, time - half)
        XCTAssertEqual(abs(motion.position(time: before)), peak, accuracy: 2 * share * peak)
      }
    }
  }

  func testFormsAreInverse() {
    struct Form {
      let duration, bounce: Double
    }
    typealias Make = (Form) -> Spring
    func law(_ make: Make) -> Form? {
      firstCounterexample(
        seed: 429,
        {
          Form(
            duration: .random(in: 0.05...5, using: &$0), bounce: .random(in: -0.95...1, using: &$0))
        },
        { form in
          let spring = make(form)
          let half = Spring(
            mass: 0.5, stiffness: spring.stiffness / 2, damping: spring.damping / 2)
          let ratio = Spring(stiffness: spring.stiffness, dampingRatio: spring.dampingRatio)
          return abs(spring.duration - form.duration) < 1e-12 * form.duration
            && abs(spring.bounce - form.bounce) < 1e-12 && half == spring
            && abs(ratio.damping - spring.damping) < 1e-10
        })
    }
    assertLaw(
      law, holdsFor: { Spring(duration: $0.duration, bounce: $0.bounce) },
      findsFaultIn: [
        { Spring(duration: $0.duration, bounce: -$0.bounce) },
        { Spring(duration: $0.duration * 1.0001, bounce: $0.bounce) },
        { Spring(duration: $0.duration, bounce: max(0, $0.bounce)) },
      ])
  }
}
