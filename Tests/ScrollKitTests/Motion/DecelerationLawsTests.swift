import ScrollKit
import XCTest

final class DecelerationLawsTests: XCTestCase {
  private struct Case {
    let motion: Deceleration
    let time: Double
  }

  /// The functions that the laws test. A fault changes one of them.
  private struct Functions {
    var position: (Deceleration, Double) -> Double = { $0.position(time: $1) }
    var velocity: (Deceleration, Double) -> Double = { $0.velocity(time: $1) }
    var time: (Deceleration, Double) -> Double? = { $0.time(at: $1) }
    var duration: (Deceleration) -> Double = { $0.duration }
    var destination: (Deceleration) -> Double = { $0.destination }
  }

  private typealias Law = (Functions) -> Case?

  private func law(seed: UInt64, _ holds: @escaping (Functions, Case) -> Bool) -> Law {
    { functions in
      firstCounterexample(
        seed: seed,
        { generator in
          let motion = Deceleration(
            position: .random(in: -1e4...1e4, using: &generator),
            velocity: .random(in: 20...8000, using: &generator)
              * (.random(using: &generator) ? 1 : -1),
            rate: .random(in: 0.9...0.9995, using: &generator))
          let share = Double.random(in: 0.01...0.99, using: &generator)
          return Case(motion: motion, time: share * motion.duration)
        },
        { holds(functions, $0) })
    }
  }

  func testStartAndEnd() {
    let law = law(seed: 410) { f, example in
      let motion = example.motion
      let (duration, rest) = (f.duration(motion), f.destination(motion))
      return f.position(motion, 0) == motion.position && f.velocity(motion, 0) == motion.velocity
        && abs(abs(f.velocity(motion, duration * (1 - 1e-12))) - 10) < 1e-6
        && abs(f.position(motion, duration * (1 - 1e-12)) - rest) < 1e-6
        && f.position(motion, duration) == rest && f.velocity(motion, duration) == 0
        && f.position(motion, example.time + duration) == rest
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.position(time: $1) + 1e-9 }),
        Functions(velocity: { $0.velocity(time: $1 - 1e-9) }),
        Functions(duration: { $0.duration * 1.0001 }),
        Functions(destination: { $0.reportedTarget }),
      ])
  }

  func testSlopeIsVelocityTimesTheFactorsRatio() {
    // The ratio of the two factors is 0.998999 for a rate of 0.998.
    let law = law(seed: 411) { f, example in
      let (motion, h) = (example.motion, 1e-5)
      guard example.time > h, example.time < motion.duration - h else { return true }
      let slope =
        (f.position(motion, example.time + h) - f.position(motion, example.time - h)) / (2 * h)
      let rate = motion.rate
      let ratio =
        Deceleration.pathFactor(rate: rate) / Deceleration.targetFactor(rate: rate)
      let expected = f.velocity(motion, example.time) * ratio
      return abs(slope - expected) < 1e-5 * abs(expected) + 1e-4
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(velocity: { $0.velocity(time: $1) * 1.0005 }),
        Functions(velocity: { $0.velocity(time: $1 + 1e-4) }),
        Functions(velocity: { abs($0.velocity(time: $1)) }),
        Functions(position: { $0.position + $0.velocity * $1 }),
      ])
  }

  func testOneMillisecondIsOneStep() {
    // This is the meaning of the factor d / (1 - d): every millisecond, the velocity shrinks and
    // then the position moves.
    let law = law(seed: 412) { f, example in
      let motion = example.motion
      var (position, velocity, time) = (motion.position, motion.velocity, 0.0)
      while time + 0.001 < min(motion.duration, 0.2) {
        velocity *= motion.rate
        position += velocity / 1000
        time += 0.001
        if abs(f.position(motion, time) - position) > 1e-7 { return false }
        if abs(f.velocity(motion, time) - velocity) > 1e-7 { return false }
      }
      return true
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { motion, time in
          let share = 1 - motion.velocity(time: time) / motion.velocity
          return motion.position + motion.velocity * share
            * Deceleration.targetFactor(rate: motion.rate)
        })
      ])
  }

  private func restarted(_ motion: Deceleration, at time: Double, _ f: Functions) -> Deceleration {
    Deceleration(
      position: f.position(motion, time), velocity: f.velocity(motion, time), rate: motion.rate)
  }

  func testRestartedOnTheWayItGoesOn() {
    let law = law(seed: 413) { f, example in
      let rest = self.restarted(example.motion, at: example.time, f)
      let left = example.motion.duration - example.time
      return abs(f.destination(rest) - f.destination(example.motion)) < 1e-8
        && abs(f.duration(rest) - left) < 1e-9
        && abs(
          f.position(rest, left / 2) - f.position(example.motion, example.time + left / 2)) < 1e-8
        && abs(
          f.velocity(rest, left / 2) - f.velocity(example.motion, example.time + left / 2)) < 1e-8
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(destination: { $0.reportedTarget }),
        Functions(duration: { $0.duration + 1e-6 }),
        Functions(velocity: { $0.velocity(time: $1) * 0.999 }),
      ])
  }

  func testFrameRatesAgree() {
    let law = law(seed: 414) { f, example in
      let motion = example.motion
      return [30.0, 60, 120].allSatisfy { rate in
        var (now, frames) = (motion, 0.0)
        while (frames + 1) / rate < motion.duration {
          now = self.restarted(now, at: 1 / rate, f)
          frames += 1
          if abs(now.position - motion.position(time: frames / rate)) > 1e-7 { return false }
        }
        return true
      }
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        // A single Euler step.
        Functions(position: { $0.position + $0.velocity * $1 }),
        Functions(velocity: { $0.velocity(time: $1) * 0.9999 }),
      ])
  }

  func testInversesAreInverse() {
    let law = law(seed: 415) { f, example in
      let motion = example.motion
      let place = f.position(motion, example.time)
      let again = Deceleration.velocity(
        toRestAt: f.destination(motion), from: motion.position, rate: motion.rate)
      let fast = Deceleration(position: motion.position, velocity: motion.velocity, rate: 0.998)
      let rate = fast.rate(toRestAt: f.destination(motion))
      return abs((f.time(motion, place) ?? .nan) - example.time) < 1e-8
        && abs(again - motion.velocity) < 1e-6 && abs((rate ?? .nan) - motion.rate) < 1e-9
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(time: { $0.time(at: $1).map { $0 + 1e-6 } }),
        Functions(time: { _, _ in nil }),
        Functions(destination: { $0.reportedTarget }),
        Functions(position: { $0.position(time: $1 * 1.00001) }),
      ])
  }

  func testMirrored() {
    let law = law(seed: 416) { f, example in
      let motion = example.motion
      let mirrored = Deceleration(
        position: -motion.position, velocity: -motion.velocity, rate: motion.rate)
      let place = f.position(motion, example.time)
      return f.position(mirrored, example.time) == -place
        && f.velocity(mirrored, example.time) == -f.velocity(motion, example.time)
        && f.destination(mirrored) == -f.destination(motion)
        && f.duration(mirrored) == f.duration(motion)
        && f.time(mirrored, -place) == f.time(motion, place)
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.position(time: $1) + ($0.velocity > 0 ? 1e-6 : 0) }),
        Functions(velocity: { abs($0.velocity(time: $1)) }),
        Functions(time: { $0.velocity > 0 ? $0.time(at: $1) : nil }),
        Functions(duration: { $0.velocity > 0 ? $0.duration : 0 }),
      ])
  }

  func testItNeverTurnsRoundAndNeverSpeedsUp() {
    let law = law(seed: 417) { f, example in
      let motion = example.motion
      let sign = motion.velocity < 0 ? -1.0 : 1
      let times = (0...50).map { Double($0) / 40 * motion.duration }
      return zip(times, times.dropFirst()).allSatisfy { earlier, later in
        sign * (f.position(motion, later) - f.position(motion, earlier)) >= 0
          && sign * f.velocity(motion, later) >= 0
          && sign * (f.velocity(motion, earlier) - f.velocity(motion, later)) >= 0
      }
    }
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.position(time: $1) - ($1 > $0.duration ? $0.velocity / 100 : 0) }),
        Functions(velocity: { $0.velocity(time: $0.duration - $1) }),
        Functions(velocity: { -$0.velocity(time: $1) }),
      ])
  }
}
