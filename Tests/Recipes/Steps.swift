// What people, systems and apps do to a carousel, step by step.

import UIKit

/// One step of a script.
enum Step: CustomStringConvertible {
  case wait(Double)
  case fingerDown
  /// A finger moves by a distance, in points, within a time.
  case fingerMoves(Double, Double)
  case fingerUp
  /// The system takes the touch away.
  case fingerCancelled
  case flick(Double)
  case next, previous
  case tapDot(Int)
  case width(Double)
  /// So many pages, with pictures of another series or the same.
  case reload(Int, series: Int)
  case away(Double)
  /// The user asks the system for less motion, or no longer.
  case reducesMotion(Bool)
  /// Removed from the window for a time.
  case hidden(Double)

  var description: String {
    switch self {
    case .wait(let seconds): "wait \(seconds)"
    case .fingerDown: "down"
    case .fingerMoves(let way, let seconds): "move \(way) in \(seconds)"
    case .fingerUp: "up"
    case .fingerCancelled: "cancelled"
    case .flick(let way): "flick \(way)"
    case .next: "next"
    case .previous: "previous"
    case .tapDot(let page): "dot \(page)"
    case .width(let width): "width \(width)"
    case .reload(let count, let series): "reload \(count) of series \(series)"
    case .away(let seconds): "away \(seconds)"
    case .hidden(let seconds): "hidden \(seconds)"
    case .reducesMotion(let isOn): "less motion \(isOn)"
    }
  }
}

/// Numbers from a seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Step {
  static let widths = [390.0, 187.5, 351.9, 341.33, 844, 320]

  /// A script of steps in any order; a finger that went down is up at the end.
  static func random(_ dice: inout Dice) -> [Step] {
    var steps: [Step] = []
    var isDown = false
    for _ in 0..<Int.random(in: 3...14, using: &dice) {
      let sign: Double = Bool.random(using: &dice) ? 1 : -1
      switch Int.random(in: 0..<21, using: &dice) {
      case 0...2: steps.append(.wait(Double.random(in: 0...1.2, using: &dice)))
      case 3...4: steps.append(.wait(Double.random(in: 0...0.15, using: &dice)))
      case 5...6:
        steps.append(isDown ? .fingerUp : .fingerDown)
        isDown.toggle()
      case 7...9:
        if !isDown { steps.append(.fingerDown) }
        isDown = true
        steps.append(
          .fingerMoves(
            sign * Double.random(in: 5...300, using: &dice),
            Double.random(in: 0.03...0.4, using: &dice)))
      case 10...12:
        if isDown { steps.append(.fingerUp) }
        isDown = false
        steps.append(.flick(sign * Double.random(in: 40...200, using: &dice)))
      case 13: steps.append(.next)
      case 14: steps.append(.previous)
      case 15: steps.append(.tapDot(Int.random(in: 0..<6, using: &dice)))
      case 16: steps.append(.width(([0] + widths).randomElement(using: &dice)!))
      case 17:
        steps.append(
          .reload(
            Int.random(in: 0...6, using: &dice), series: Int.random(in: 0...2, using: &dice)))
      case 18: steps.append(.away(Double.random(in: 1...60, using: &dice)))
      case 19: steps.append(.reducesMotion(Bool.random(using: &dice)))
      default: steps.append(Bool.random(using: &dice) ? .hidden(60) : .fingerCancelled)
      }
      if case .fingerCancelled? = steps.last { isDown = false }
    }
    if isDown { steps.append(.fingerUp) }
    return steps
  }

  /// What the people who write apps fear most, by name.
  static let named: [(name: String, steps: [Step])] = [
    ("six quick flicks", (0..<6).flatMap { _ in [Step.flick(-120), .wait(0.02)] }),
    ("six quick flicks back", (0..<6).flatMap { _ in [Step.flick(120), .wait(0.02)] }),
    (
      "catch and hold",
      [.flick(-150), .wait(0.1), .fingerDown, .wait(1), .fingerUp, .wait(1)]
    ),
    (
      "catch, hold and drag on",
      [.flick(-150), .wait(0.1), .fingerDown, .wait(0.5), .fingerMoves(-200, 0.3), .fingerUp]
    ),
    ("next twice quickly", [.next, .wait(0.05), .next]),
    (
      "back twice quickly with two pages",
      [.reload(2, series: 0), .previous, .wait(0.05), .previous]
    ),
    ("rotation at rest", [.width(844), .wait(1), .width(390)]),
    (
      "rotation in a drag",
      [.fingerDown, .fingerMoves(-150, 0.2), .width(844), .wait(0.2), .fingerUp]
    ),
    ("rotation in an animation", [.next, .wait(0.1), .width(844)]),
    ("rotation in a deceleration", [.flick(-150), .wait(0.05), .width(844)]),
    ("to width zero and back", [.next, .wait(0.1), .width(0), .wait(0.5), .width(390)]),
    (
      "to a width that is rounded",
      [.flick(-150), .wait(0.05), .width(351.9), .wait(0.3), .width(341.33)]
    ),
    ("flicks at half points", [.width(187.5), .flick(-90), .wait(0.05), .flick(-90), .next]),
    ("catch in mid-animation", [.next, .wait(0.1), .fingerDown, .wait(0.3), .fingerUp]),
    ("cancelled in mid-drag", [.fingerDown, .fingerMoves(-150, 0.2), .fingerCancelled]),
    ("next and previous", [.next, .wait(0.1), .previous]),
    ("one page", [.reload(1, series: 1), .flick(-150), .next, .tapDot(0)]),
    (
      "reload in a drag",
      [
        .fingerDown, .fingerMoves(-150, 0.2), .reload(5, series: 1), .fingerMoves(-50, 0.2),
        .fingerUp,
      ]
    ),
    ("reload with fewer", [.next, .wait(1), .reload(2, series: 1)]),
    (
      "reload with more in a drag",
      [.fingerDown, .fingerMoves(-150, 0.2), .reload(6, series: 1), .fingerUp]
    ),
    (
      "reload with one in a drag",
      [.fingerDown, .fingerMoves(-150, 0.2), .reload(1, series: 1), .wait(0.1), .fingerUp]
    ),
    (
      "reload with none in an animation",
      [.next, .wait(0.1), .reload(0, series: 1), .wait(0.5), .reload(4, series: 2)]
    ),
    ("other pictures in an animation", [.next, .wait(0.1), .reload(5, series: 1)]),
    ("other pictures in a deceleration", [.flick(-150), .wait(0.05), .reload(5, series: 1)]),
    ("away in an animation", [.next, .wait(0.1), .away(60)]),
    ("away in a deceleration", [.flick(-150), .wait(0.05), .away(60)]),
    ("away in a drag", [.fingerDown, .fingerMoves(-150, 0.2), .away(60)]),
    ("hidden in an animation", [.next, .wait(0.1), .hidden(60)]),
    ("autoplay under a finger that rests", [.fingerDown, .wait(7), .fingerUp]),
    ("autoplay under cover", [.hidden(60), .wait(5)]),
    ("less motion", [.next, .wait(0.1), .reducesMotion(true)]),
    ("less motion and back", [.reducesMotion(true), .wait(3), .reducesMotion(false)]),
    ("a dot in mid-deceleration", [.flick(-150), .wait(0.08), .tapDot(3)]),
    (
      "a dot in mid-drag",
      [.fingerDown, .fingerMoves(-150, 0.2), .tapDot(3), .wait(0.1), .fingerUp]
    ),
  ]
}
