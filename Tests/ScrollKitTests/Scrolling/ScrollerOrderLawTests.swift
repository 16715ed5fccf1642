import ScrollKit
import XCTest

/// Shifts and changes of sizes and insets commute. If no time passes between them, any order gives
/// the same end, whatever the scroller is doing.
final class ScrollerOrderLawTests: XCTestCase {
  private enum Change {
    case shift(Double)
    case content(Double)
    case viewport(Double)
    case inset(Double)
    case safeArea(Double)
    case trailing(Double)
  }

  /// How a change is told to a scroller.
  private typealias Telling = @Sendable (Change, inout ScrollScript) -> Void

  @Sendable private static func tell(_ change: Change, _ play: inout ScrollScript) {
    switch change {
    case .shift(let way): play.play("+\(way)")
    case .content(let length): play.play("c\(length)")
    case .viewport(let length): play.play("b\(length)")
    case .inset(let length): play.play("i\(length)")
    case .safeArea(let length): play.play("s\(length)")
    case .trailing(let length): play.play("j\(length)")
    }
  }

  /// What the scroller is doing when the changes come: resting, dragging, flinging, bouncing,
  /// animating, paging, or held after a catch.
  private static let scripts = [
    ">1", "d200@0", "~300,200,10,0,.1", "~300,200,10,0,.01", "~300,200,10,0,.01 u@.1 >.2",
    "~200,300,10,0,.01 u@.1 >.25", "~300,150,15,0,.01 u@.15 >.3", "~100,310,21,0,.01 u@.6 >.65",
    "~100,310,21,0,.01 u@.21 >.4", ">0 O500 >.1", ">0 O1600 >.25", ">0 t >.1", ">0 V1900+50 >.1",
    "~300,200,10,0,.01 u@.1 >.3 d200@.3", "~300,200,10,0,.01 u@.1 r300 >.2",
    "~300,200,10,0,.01 u@.1 r30 >.2",
  ]

  private struct Case: CustomStringConvertible {
    var setup: ScrollSetup
    var script: String
    var changes: [Change]
    var other: [Change]
    var axis: ScrollAxis
    var description: String {
      "\(setup.offset) \(setup.paging) \(setup.bounces) \(script) \(changes) \(other) \(axis)"
    }
  }

  private func makeCase(_ generator: inout SeededGenerator) -> Case {
    let isPaged = generator.next() % 3 == 0
    var setup = ScrollSetup(
      content: 2000, offset: 400 * Double(Int.random(in: 0...4, using: &generator)), scale: 64,
      bounces: generator.next() % 5 > 0)
    if isPaged {
      setup.paging = .viewport
    } else {
      setup.offset = generator.eighths(0...1600)
    }
    setup.configuration.insetFollowing =
      Scroller.InsetFollowing.allCases.randomElement(using: &generator) ?? .never
    var changes: [Change] = [
      // A shift by whole pages moves a page to a page.
      .shift(
        isPaged
          ? 400 * Double(Int.random(in: -3...3, using: &generator)) : generator.eighths(-900...900))
    ]
    var kinds = [0, 1, 2, 3, 4]
    // Pages of another length lie elsewhere. Before and after a shift, these are different pages.
    if isPaged { kinds = [0, 1] }
    for kind in kinds where generator.next() % 2 == 0 {
      switch kind {
      case 0: changes.append(.content(generator.eighths(0...4000)))
      case 1: changes.append(.trailing(generator.eighths(-100...300)))
      case 2: changes.append(.viewport(generator.eighths(0...900)))
      case 3: changes.append(.inset(generator.eighths(-50...100)))
      default: changes.append(.safeArea(generator.eighths(0...100)))
      }
    }
    return Case(
      setup: setup, script: Self.scripts.randomElement(using: &generator) ?? "", changes: changes,
      other: changes.shuffled(using: &generator),
      axis: generator.next() % 2 == 0 ? .horizontal : .vertical)
  }

  /// Offsets on the way and at rest.
  private func course(_ example: Case, _ changes: [Change], _ tell: Telling) -> [Double] {
    var play = example.setup.script(example.axis)
    play.play(example.script)
    for change in changes { tell(change, &play) }
    var course = [play.offset, play.along(play.scroller.restingOffset)]
    let time = play.scroller.restTime ?? 2
    if play.scroller.isTracking {
      play.play("m150@\(time)")
      course.append(play.offset)
      play.play("u@\(time + 5)")
    }
    play.play(">|")
    course += [play.offset]
    return course
  }

  private func law(_ tell: Telling) -> Case? {
    firstCounterexample(seed: 77, count: 6000, makeCase) {
      areNear(course($0, $0.changes, tell), course($0, $0.other, tell), 1.0 / 32)
    }
  }

  func testChangesOfOneMomentCommute() {
    assertLaw(
      law, holdsFor: Self.tell,
      findsFaultIn: [
        // The clock moves on between the changes.
        { change, play in
          Self.tell(change, &play)
          play.scroller.advance(to: (play.scroller.restTime ?? 1) + 0.01)
        },
        // The app sets the present offset after each change. That ends what the scroller was doing.
        { change, play in
          Self.tell(change, &play)
          play.scroller.setContentOffset(play.scroller.contentOffset)
        },
        // Content that is out of range after a change is brought back at once.
        { change, play in
          Self.tell(change, &play)
          guard play.scroller.phase == .idle else { return }
          play.scroller.setContentOffset(play.scroller.metrics.clampedContentOffset)
        },
        // A shift is held within the range.
        { change, play in
          guard case .shift(let way) = change else { return Self.tell(change, &play) }
          let lengths = play.scroller.metrics[play.axis]
          Self.tell(.shift(lengths.clampedOffset(play.offset + way) - play.offset), &play)
        },
      ])
  }
}
