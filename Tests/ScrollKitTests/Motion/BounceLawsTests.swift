import ScrollKit
import XCTest

final class BounceLawsTests: XCTestCase {
  private struct Case {
    let bounce: Bounce
    let mirrored: Bounce
    let time: Double
  }

  private struct Functions {
    var position: (Bounce, Double) -> Double = { $0.position(time: $1) }
    var velocity: (Bounce, Double) -> Double = { $0.velocity(time: $1) }
    var duration: (Bounce) -> Double = { $0.duration }
    var peak: (Bounce) -> Double = { $0.peak }
  }

  private func law(_ f: Functions) -> Case? {
    firstCounterexample(
      seed: 430,
      { generator in
        let edge = Double(Int.random(in: -4000...4000, using: &generator))
        let overscroll = Double.random(in: -300...300, using: &generator)
        let velocity = Double.random(in: -4000...4000, using: &generator)
        let spring = [
          Spring.bounce, Spring(stiffness: 100, damping: 20), Spring(stiffness: 200, damping: 8),
        ].randomElement(using: &generator)!
        let bounce = Bounce(edge: edge, overscroll: overscroll, velocity: velocity, spring: spring)
        let mirrored = Bounce(
          edge: -edge, overscroll: -overscroll, velocity: -velocity, spring: spring)
        return Case(
          bounce: bounce, mirrored: mirrored,
          time: .random(in: 0.001...0.999, using: &generator) * bounce.duration)
      },
      { example in
        let (bounce, time, h) = (example.bounce, example.time, 1e-6)
        let duration = f.duration(bounce)
        guard duration > 0.01 else { return true }
        let position = f.position(bounce, time)
        let slope = (f.position(bounce, time + h) - f.position(bounce, time - h)) / (2 * h)
        let farthest =
          stride(from: 0, through: duration, by: duration / 400)
          .map { abs(f.position(bounce, $0) - bounce.edge) }.max() ?? 0
        let peak = abs(f.peak(bounce))
        return abs(f.position(bounce, 0) - bounce.edge - bounce.motion.position) < 1e-9
          && f.velocity(bounce, 0) == bounce.motion.velocity
          && (time < 2 * h || time > duration - 2 * h
            || abs(slope - f.velocity(bounce, time)) < 1e-1)
          && f.position(bounce, duration) == bounce.edge && f.velocity(bounce, duration) == 0
          && abs(abs(f.position(bounce, duration * (1 - 1e-13)) - bounce.edge) - 0.5) < 1e-6
          && f.position(example.mirrored, time) == -position
          && f.velocity(example.mirrored, time) == -f.velocity(bounce, time)
          && f.peak(example.mirrored) == -f.peak(bounce)
          && peak >= farthest - 1e-9 && peak <= farthest + 0.01 * peak + 0.1
      })
  }

  func testLaws() {
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(position: { $0.edge + $0.motion.position(time: $1) }),
        Functions(velocity: { $0.motion.velocity(time: $1) }),
        Functions(velocity: { $0.velocity(time: $1) * 1.001 }),
        Functions(duration: { $0.duration + 0.01 }), Functions(duration: { $0.duration - 0.01 }),
        Functions(peak: { $0.peak * 1.1 }), Functions(peak: { $0.motion.position }),
        Functions(peak: { abs($0.peak) }),
      ])
  }
}
