import ScrollKit
import XCTest

/// What holds for all loops.
final class PageLoopLawsTests: XCTestCase {
  private struct Case {
    var count: Int
    var number: Int
    var other: Int
    var rounds: Int
    var position: Double

    init(using generator: inout SeededGenerator) {
      count = Int.random(in: 1...9, using: &generator)
      number = Int.random(in: -50...50, using: &generator)
      other = Int.random(in: -50...50, using: &generator)
      rounds = Int.random(in: -9...9, using: &generator)
      position = generator.quarters(-50...50)
    }
  }

  /// The first case for which a law does not hold.
  private func counterexample(_ law: (Case) -> Bool) -> Case? {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let given = Case(using: &generator)
      if !law(given) { return given }
    }
    return nil
  }

  func testWholeRoundsChangeNothing() {
    func law(_ page: @escaping (PageLoop, Int) -> Int?) -> (Case) -> Bool {
      { given in
        let loop = PageLoop(count: given.count)
        let moved = page(loop, given.number + given.rounds * given.count)
        return moved == page(loop, given.number) && (0..<given.count).contains(moved ?? -1)
      }
    }
    XCTAssertNil(counterexample(law { $0.page($1) }))
    XCTAssertNil(
      counterexample(law { PageStep(count: $0.count, loops: true).page(from: $1, steps: 3) }))
    XCTAssertNotNil(counterexample(law { $1 % $0.count }), "the fault is not found")
  }

  func testWrappedPositions() {
    func law(_ wrapped: @escaping (PageLoop, Double) -> Double) -> (Case) -> Bool {
      { given in
        let loop = PageLoop(count: given.count)
        let moved = wrapped(loop, given.position + Double(given.rounds * given.count))
        return moved == wrapped(loop, given.position) && moved >= 0 && moved < Double(given.count)
          && loop.progress(at: given.position) == moved / Double(given.count)
      }
    }
    XCTAssertNil(counterexample(law { $0.wrapped($1) }))
    let fault: (PageLoop, Double) -> Double = {
      $1.truncatingRemainder(dividingBy: Double($0.count))
    }
    XCTAssertNotNil(counterexample(law(fault)), "the fault is not found")
  }

  func testStepsArriveAndDirectionsMakeARound() {
    func law(_ steps: @escaping (PageLoop, Int, Int, PageLoop.Direction) -> Int) -> (Case) -> Bool {
      { given in
        let loop = PageLoop(count: given.count)
        let all = PageLoop.Direction.allCases.map { steps(loop, given.number, given.other, $0) }
        let (shortest, forward, backward) = (all[0], all[1], all[2])
        let arrives = all.allSatisfy { loop.page(given.number + $0) == loop.page(given.other) }
        let isRound = forward - backward == 0 || forward - backward == given.count
        let isShortest = shortest == (forward <= -backward ? forward : backward)
        return arrives && isRound && forward >= 0 && backward <= 0 && isShortest
      }
    }
    XCTAssertNil(counterexample(law { $0.steps(from: $1, to: $2, direction: $3) }))
    XCTAssertNotNil(counterexample(law { loop, start, end, _ in end - start }), "not found")
    let fault: (PageLoop, Int, Int, PageLoop.Direction) -> Int = {
      $3 == .shortest ? -$0.steps(from: $2, to: $1) : $0.steps(from: $1, to: $2, direction: $3)
    }
    XCTAssertNotNil(counterexample(law(fault)), "a tie backward is not found")
  }

  func testNearestCopyIsACopyAndNearest() {
    func law(_ nearest: @escaping (PageLoop, Int, Double) -> Int?) -> (Case) -> Bool {
      { given in
        let loop = PageLoop(count: given.count)
        guard let copy = nearest(loop, given.number, given.position) else { return false }
        let distance = Double(copy) - given.position
        let half = Double(given.count) / 2
        return loop.page(copy) == loop.page(given.number) && distance > -half && distance <= half
          && loop.distance(from: given.position, to: given.number) == distance
      }
    }
    XCTAssertNil(counterexample(law { $0.nearestCopy(of: $1, to: $2) }))
    XCTAssertNotNil(counterexample(law { loop, page, _ in loop.page(page) }), "not found")
    let fault: (PageLoop, Int, Double) -> Int? = { loop, page, position in
      loop.nearestCopy(of: -page, to: -position).map { -$0 }
    }
    XCTAssertNotNil(counterexample(law(fault)), "a tie backward is not found")
  }
}
