import ScrollKit
import XCTest

/// Flicks, catches, commands, keys, edits, reloads, resizes, wheels, absences and the autoplay, in
/// any order: no jump, no gap, no change of a page that is lost or told twice, and at the end
/// everything rests.
final class CarouselScrollerLawTests: XCTestCase {
  private func carousel(_ random: inout SeededGenerator) -> CarouselScroller {
    let direction = PagingDirection.allCases.randomElement(using: &random)!
    let count = Int.random(in: 0...6, using: &random)
    let length = random.eighths(200...400)
    let size =
      direction.axis == .horizontal
      ? CGSize(width: length, height: 100) : CGSize(width: 100, height: length)
    let release = CarouselScroller.Release.allCases.randomElement(using: &random)!
    let spacing = Bool.random(using: &random) ? 0.0 : 12
    let fallback = CarouselLoop.Fallback.allCases.randomElement(using: &random)!
    let scale = Double(Int.random(in: 1...3, using: &random))
    var carousel: CarouselScroller
    if Bool.random(using: &random) {
      carousel = CarouselScroller(
        pageCount: count, page: Int.random(in: -3...8, using: &random), viewportSize: size,
        spacing: spacing,
        insets: Bool.random(using: &random) ? .zero : AxisInsets(leading: 30, trailing: 20),
        fallback: fallback, release: release, axis: direction.axis,
        isRightToLeft: direction.isRightToLeft, displayScale: scale)
    } else {
      carousel = CarouselScroller(
        lengths: (0..<count).map { _ in random.eighths(60...300) }, viewportSize: size,
        spacing: spacing,
        alignment: [.leading, .center, .trailing].randomElement(using: &random)!,
        grouping: [.none, .none, .none, .items(2)].randomElement(using: &random)!,
        fallback: fallback, release: release, axis: direction.axis,
        isRightToLeft: direction.isRightToLeft, displayScale: scale)
    }
    if Bool.random(using: &random) {
      carousel.autoplay = Autoplay(
        interval: Double.random(in: 0.05...2, using: &random), pageCount: count,
        restarts: Bool.random(using: &random) ? .atRelease : .atSettle,
        keepsTimeLeft: Bool.random(using: &random))
      carousel.autoplay.course = Autoplay.Course.allCases.randomElement(using: &random)!
    }
    return carousel
  }

  private func step(_ player: inout CarouselPlayer, _ random: inout SeededGenerator) {
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let count = player.keys.count
    // A group is no longer the same if its items move.
    let isPlain = player.carousel.loop.grouping == .none
    switch int(0...19) {
    case 0...3:
      player.flick(
        forward: double(-280...280), seconds: double(0.03...0.3), letsGo: int(0...3) > 0)
    case 4: player.flick(forward: double(-300...300), seconds: 0.2, holds: 0.3)
    case 5:
      let (page, way, tie) = (int(-3...9), int(0...2), int(0...2))
      player.command {
        $0.scroll(
          to: page, direction: PageLoop.Direction.allCases[way], tie: PageLoop.Tie.allCases[tie],
          time: $1)
      }
    case 6:
      let steps = int(-4...4)
      player.command { $0.scroll(by: steps, time: $1) }
    case 7 where isPlain:
      let number = int(1...3)
      let lengths = (0..<number).map { _ in random.eighths(60...300) }
      player.edit(.insert(count: number, at: int(0...count)), lengths: lengths)
    case 8 where count > 0 && isPlain:
      let first = int(0...count - 1)
      player.edit(.remove(first..<min(count, first + int(1...2))))
    case 9 where count > 0 && isPlain:
      player.edit(.move(int(0...count - 1), to: int(0...count - 1)))
    case 10: player.resize(random.eighths(180...420))
    case 11: player.letGo()
    case 12:
      player.letGo()
      if player.carousel.isAtRest { player.touch(.began, at: 100) }
    case 13:
      let way = double(-200...200)
      if !player.isDown {
        let time = player.time
        let update = player.carousel.scroll(time: time) {
          $0.wheel(CGPoint(x: way, y: way), time: time)
        }
        player.take(update, "wheel")
      }
    case 14 where isPlain:
      var keys = player.keys.filter { _ in int(0...3) > 0 }
      if int(0...2) == 0 { keys.shuffle(using: &random) }
      for key in player.newKeys(int(0...2)) { keys.insert(key, at: int(0...keys.count)) }
      player.reload(keys)
    case 15: player.setLengths((0..<count).map { _ in random.eighths(60...300) })
    case 16:
      let key = Scroller.Key.allCases.randomElement(using: &random)!
      let isShifted = int(0...1) == 0
      player.command { $0.press(key, withShift: isShifted, time: $1) }
    case 17: player.show(double(-4...9))
    default: break
    }
    switch int(0...9) {
    case 0: player.wait(60, frame: 60)
    case 1: break
    default: player.wait(double(0...0.5))
    }
  }

  private func firstFault(_ faults: CarouselPlayer.Faults, seeds: Range<Int>) -> String? {
    for seed in seeds {
      var random = SeededGenerator(seed: UInt64(seed))
      var player = CarouselPlayer(carousel(&random), faults: faults)
      for index in 0..<40 {
        step(&player, &random)
        if index % 10 == 9 { player.comeToRest() }
        if let fault = player.fault { return "seed \(seed), step \(index): \(fault)" }
      }
    }
    return nil
  }

  func testEverySequence() {
    typealias Faults = CarouselPlayer.Faults
    XCTAssertNil(firstFault(Faults(), seeds: 0..<500))
    let spoils: [(inout PageTracker.Changes) -> Void] = [
      { $0.current = nil }, { $0.target = nil }, { $0.settled = nil },
      { if let new = $0.current?.new { $0.current?.old = new } },
      { $0.settled = $0.current },
    ]
    let faults =
      spoils.map { Faults(spoil: $0) } + [
        Faults(forgetsEdits: true), Faults(nudge: 3), Faults(losesPositions: true),
      ]
    for (index, fault) in faults.enumerated() {
      XCTAssertNotNil(firstFault(fault, seeds: 0..<40), "planted fault \(index) is not found")
    }
  }

  /// One frame a second shows the same as 120.
  func testAnyFrameRate() {
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      let carousel = carousel(&random)
      func end(_ frame: Double) -> CarouselPlayer {
        var (player, random) = (CarouselPlayer(carousel), SeededGenerator(seed: UInt64(seed) + 999))
        for _ in 0..<8 {
          player.flick(
            forward: Double.random(in: -280...280, using: &random),
            seconds: Double.random(in: 0.03...0.2, using: &random))
          player.wait(Double.random(in: 0.1...1.2, using: &random), frame: frame)
        }
        return player
      }
      // A timer that is late by more than its interval starts anew.
      let interval = carousel.autoplay.interval
      guard interval == 0 || interval > 1.2 else { continue }
      let (often, seldom) = (end(1.0 / 120), end(2))
      XCTAssertNil(often.fault)
      XCTAssertEqual(
        often.carousel.fractionalPage, seldom.carousel.fractionalPage, accuracy: 1e-6,
        "seed \(seed)")
      XCTAssertEqual(often.settled, seldom.settled, "seed \(seed)")
      XCTAssertEqual(often.target, seldom.target, "seed \(seed)")
      XCTAssertEqual(
        often.carousel.autoplay.nextFireTime ?? -1, seldom.carousel.autoplay.nextFireTime ?? -1,
        accuracy: 1e-6, "seed \(seed)")
    }
  }
}
