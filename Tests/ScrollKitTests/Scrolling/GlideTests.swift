import XCTest

@testable import ScrollKit

/// A frame computes only the part of a motion that it needs. The result equals that of the whole
/// motion.
final class GlideTests: XCTestCase {
  private struct Case {
    var motion: ScrollMotion
    var time: Double
  }

  private func axisMotion(_ generator: inout SeededGenerator, rate: Double) -> MotionLaw {
    let position = generator.eighths(-100...1100)
    let velocity = generator.eighths(-3000...3000)
    func fling(_ fling: Fling) -> MotionLaw {
      .fling(fling, velocity: velocity, isReturning: false)
    }
    switch Int.random(in: 0...5, using: &generator) {
    case 0:
      return .ease(
        Ease(from: position, to: 500, duration: 0.3, curve: .easeInOut), staysInRange: true)
    case 1: return .settle(Bounce(edge: 500, overscroll: position - 500, velocity: velocity))
    case 2: return fling(Fling(position: 500, velocity: 0, range: 0...1000))
    case 3:
      return fling(Fling(position: position, velocity: velocity, range: 0...1000, bounces: false))
    default:
      return fling(Fling(position: position, velocity: velocity, range: 0...1000, rate: rate))
    }
  }

  private func makeCase(_ generator: inout SeededGenerator) -> Case {
    let rates = [0.998, 0.998, 0.99]
    let start = generator.eighths(0...10)
    let motion = ScrollMotion(.deceleration, start: start) { _ in
      axisMotion(&generator, rate: rates.randomElement(using: &generator) ?? 0.998)
    }
    return Case(motion: motion, time: start + generator.eighths(0...6) / 2)
  }

  func testAFrameIsWhereBothAxesAre() {
    func law(_ position: (ScrollMotion, Double) -> AxisPair) -> Case? {
      firstCounterexample(seed: 5, count: 20_000, makeCase) {
        let time = $0.time - $0.motion.start
        let (x, y) = ($0.motion.x.position(time: time), $0.motion.y.position(time: time))
        return position($0.motion, $0.time) == AxisPair(x: x, y: y)
      }
    }
    // Faults: a glide that goes on past its edge; a coordinate that is off by the last bit.
    assertLaw(
      law, holdsFor: { $0.position(time: $1) },
      findsFaultIn: [
        { motion, time in
          Glide.positions(
            Glide(motion.x), Glide(motion.y), time: time - motion.start)
        },
        { motion, time in
          let pair = motion.position(time: time)
          return AxisPair(x: pair.x, y: pair.y.nextUp)
        },
      ])
  }
}

extension Glide {
  /// The glide of a motion that meets no edge.
  fileprivate init(_ motion: MotionLaw) {
    if case .fling(let fling, _, _) = motion {
      self.init(fling.deceleration, edgeTime: nil)
    } else {
      self.init(restingAt: motion.destination)
    }
  }
}
