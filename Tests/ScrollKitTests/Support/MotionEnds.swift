import XCTest

@testable import ScrollKit

/// The ends of a motion: its place and velocity at the start, and its place and time at rest.
struct MotionEnds {
  var name: String
  var start: Double
  /// The velocity at the start; `nil` if the motion does not promise one.
  var startVelocity: Double?
  var destination: Double
  var duration: Double
  /// The motion stays within this range.
  var range: ClosedRange<Double>
  var position: (Double) -> Double
  var velocity: (Double) -> Double

  /// The first end that the motion does not meet to the last bit.
  var fault: String? {
    // A motion without duration is at its end from the start.
    if duration > 0 {
      for time in [0, -0.0, -1, -.infinity, .nan] {
        if position(time) != start {
          return "\(name): at \(time) at \(position(time)) not \(start)"
        }
        if let startVelocity, velocity(time) != startVelocity {
          return "\(name): at \(time) as fast as \(velocity(time)), not \(startVelocity)"
        }
      }
    }
    for time in [
      duration, duration.nextUp, duration + 1e-9, duration + 1, duration * 2 + 1, 1e300, .infinity,
    ] {
      if position(time) != destination {
        return "\(name): at \(time) of \(duration) at \(position(time)), not \(destination)"
      }
      if time > 0, velocity(time) != 0 {
        return "\(name): at \(time) of \(duration) as fast as \(velocity(time))"
      }
    }
    guard duration > 0 else { return nil }
    let times = [
      duration.nextDown, duration * (1 - 1e-15), duration * (1 - 1e-12), duration * (1 - 1e-9),
      duration * 0.999, duration / 2, duration * 1e-3, duration * 1e-12, .leastNonzeroMagnitude,
    ]
    for time in times where !range.contains(position(time)) {
      return "\(name): at \(time) of \(duration) at \(position(time)), outside \(range)"
    }
    return nil
  }

  /// The same motion with a fault.
  func with(_ change: (inout MotionEnds) -> Void) -> MotionEnds {
    var motion = self
    change(&motion)
    return motion
  }

  /// Faults that must be found in any motion.
  static var plantedFaults: [(MotionEnds) -> MotionEnds] {
    [
      { motion in motion.with { $0.position = { motion.position($0.nextDown) } } },
      { motion in motion.with { $0.position = { motion.position($0 + 1e-9) } } },
      { motion in motion.with { $0.destination = motion.destination.nextUp } },
      { motion in motion.with { $0.start = motion.start.nextDown } },
      { motion in motion.with { $0.duration = motion.duration * (1 - 1e-9) } },
      { motion in motion.with { $0.velocity = { motion.velocity($0.nextDown) } } },
      { motion in motion.with { $0.velocity = { motion.velocity($0) + 1e-300 } } },
      { motion in motion.with { $0.range = motion.range.upperBound...motion.range.upperBound } },
    ]
  }
}

/// Random numbers for motions: some that lose bits by rounding, some extreme, some ordinary.
struct EndNumbers {
  var generator: SeededGenerator

  mutating func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &generator)! }

  mutating func position() -> Double {
    switch Int.random(in: 0...4, using: &generator) {
    case 0: pick([0, -0.0, 1, 1000, 0.1, -0.1, 1e-300, 1e9, -1e15, 0x1p52])
    case 1: generator.eighths(-100...1100)
    default: .random(in: -200...1200, using: &generator)
    }
  }

  mutating func velocity() -> Double {
    switch Int.random(in: 0...4, using: &generator) {
    case 0: pick([0, 10, -10, 10.000001, 12, 500, -500, 1e-9, 1e6, -1e9, 0x1p52])
    case 1: generator.eighths(-3000...3000)
    default: .random(in: -6000...6000, using: &generator)
    }
  }

  mutating func range() -> ClosedRange<Double> {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: 0...0
    case 1: -.infinity ... .infinity
    case 2: -91...(.random(in: -91...2000, using: &generator))
    default: 0...1000
    }
  }

  mutating func spring() -> Spring {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: Spring(duration: .random(in: 0.1...2, using: &generator), bounce: 0.3)
    case 1: Spring(duration: .random(in: 0.1...2, using: &generator), bounce: -0.5)
    default: .bounce
    }
  }
}
