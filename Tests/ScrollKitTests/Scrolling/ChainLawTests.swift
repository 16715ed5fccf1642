import ScrollKit
import XCTest

/// Laws that hold for any inputs to any chain of scrollers.
final class ChainLawTests: XCTestCase {
  private func fault(_ seed: UInt64, hostility: Int?, _ planted: ChainPlayer.Planted? = nil)
    -> (fault: String?, compared: Int)
  {
    var player = ChainPlayer(seed: seed, hostility: hostility, planted: planted)
    for number in 0..<40 {
      player.next()
      if let fault = player.fault { return ("\(number): \(fault)", player.compared) }
    }
    player.finish()
    return (player.fault, player.compared)
  }

  func testRandomChains() {
    var compared = 0
    for hostility in [nil, 15] {
      for seed in 0..<(hostility == nil ? UInt64(2000) : 1200) {
        let result = fault(seed, hostility: hostility)
        compared += result.compared
        if let fault = result.fault {
          return XCTFail("seed \(seed), hostility \(hostility ?? 0): \(fault)")
        }
      }
    }
    XCTAssertGreaterThan(compared, 10_000)
    for planted in ChainPlayer.Planted.allCases {
      let isFound = (0..<200).contains { fault($0, hostility: nil, planted).fault != nil }
      XCTAssertTrue(isFound, "\(planted) is not found")
    }
  }

  func testACopyGoesOnIdentically() {
    for seed in 0..<200 as Range<UInt64> {
      var player = ChainPlayer(seed: seed, hostility: 20)
      for _ in 0..<20 { player.next() }
      var copy = player
      for _ in 0..<20 {
        player.next()
        copy.next()
        XCTAssertEqual(player.scrollers, copy.scrollers)
        XCTAssertEqual(player.chain, copy.chain)
      }
    }
  }

  /// The first time at which frames of another length show other offsets.
  private func difference(
    _ frame: Double, _ advance: (ScrollerChain, Double, inout [Scroller]) -> Void
  ) -> Double? {
    var (few, many) = (Self.flung, Self.flung)
    let chain = ScrollerChain(policy: .compose)
    for step in 1...12 {
      let time = 0.35 * Double(step)
      chain.advance(to: time, in: &few)
      for part in 1...Int(0.35 / frame) {
        advance(chain, time - 0.35 + Double(part) * frame, &many)
      }
      advance(chain, time, &many)
      for (a, b) in zip(few, many) where abs(a.contentOffset.y - b.contentOffset.y) > 1e-6 {
        return time
      }
    }
    return nil
  }

  /// A list in a page in a page. It is flung and hands its momentum on twice.
  private static var flung: [Scroller] {
    var scrollers = [300.0, 200, 5000].map { room in
      Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 300, height: 400),
          contentSize: CGSize(width: 300, height: 400 + room), displayScale: 1024))
    }
    ScrollerChain(policy: .compose)
      .fling(velocity: CGPoint(x: 0, y: 2000), time: 0, in: &scrollers)
    return scrollers
  }

  func testMomentumIsTheSameHoweverRarelyFramesCome() {
    for frame in [0.001, 1.0 / 120, 1.0 / 30, 0.1] {
      XCTAssertNil(difference(frame) { $0.advance(to: $1, in: &$2) })
    }
    // A scroller that is left alone bounces.
    XCTAssertNotNil(
      difference(0.01) { for level in $2.indices { _ = $0; $2[level].advance(to: $1) } })
  }

  func testMomentumGoesAsFarAsOneFling() {
    var scrollers = Self.flung
    let chain = ScrollerChain(policy: .compose)
    XCTAssertEqual(
      chain.restTime(scrollers) ?? 0, Deceleration(position: 0, velocity: 2000).duration,
      accuracy: 0.02)
    chain.advance(to: 20, in: &scrollers)
    let offsets = scrollers.map { Double($0.contentOffset.y) }
    XCTAssertEqual(offsets[0...1], [300, 200])
    // The bounce's slope, which is handed on, is 0.1 % less than the velocity.
    let whole = Deceleration(position: 0, velocity: 2000).destination
    XCTAssertEqual(offsets.reduce(0, +), whole, accuracy: whole * 0.002)
  }
}
