import ScrollKit
import ScrollKitTestSupport
import XCTest

/// The law of it: in any order, by any way round, sizes lead to the same place.
final class ZoomerPlaceLawTests: XCTestCase {
  /// All that a zoom's place depends on, beside the user.
  private struct Sizes {
    var viewport: CGSize
    var insets: ScrollInsets
    var safeArea: ScrollInsets
    var content: CGSize

    /// Tells one of them.
    func tell(_ part: Int, to zoom: inout Zoomer) {
      var metrics = zoom.metrics
      switch part {
      case 0: metrics.viewportSize = viewport
      case 1: metrics.contentInset = insets
      case 2: metrics.safeAreaInsets = safeArea
      default: return zoom.setUnscaledContentSize(content)
      }
      zoom.resize(to: metrics)
    }
  }

  private struct Maker {
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random)
    }

    mutating func spot(_ range: ClosedRange<Double>) -> CGPoint {
      point(number(range), number(range))
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }

    mutating func length(_ range: ClosedRange<Double>, mayVanish: Bool) -> Double {
      mayVanish && chance(5) ? 0 : number(range)
    }

    mutating func insets(mayCover: Bool) -> ScrollInsets {
      if chance(2) { return .zero }
      let limit = mayCover && chance(3) ? 2000.0 : 90
      return ScrollInsets(
        top: number(0...limit), left: number(0...limit), bottom: number(0...limit),
        right: number(0...limit))
    }

    mutating func sizes(mayVanish: Bool) -> Sizes {
      Sizes(
        viewport: size(
          length(100...1000, mayVanish: mayVanish), length(100...1000, mayVanish: mayVanish)),
        insets: insets(mayCover: mayVanish), safeArea: insets(mayCover: mayVanish),
        content: size(
          length(20...4000, mayVanish: mayVanish), length(20...4000, mayVanish: mayVanish)))
    }

    /// A zoom in some sizes, where the user has moved its content, perhaps with fingers still on
    /// it.
    mutating func zoom(in sizes: Sizes) -> Zoomer {
      let rules = [
        ZoomRules.scales(number(0.1...1), number(1...8)), .fit(maximum: .scale(4)),
        ZoomRules(minimum: .fit(), maximum: .fill(times: 3)),
      ].randomElement(using: &random)!
      var zoom = Zoomer(
        unscaledContentSize: sizes.content, rules: rules, alignment: spot(0...1),
        centering: chance(2) ? .view : .inset,
        onResize: ZoomResizing.allCases.randomElement(using: &random)!)
      for part in 0...3 { sizes.tell(part, to: &zoom) }
      zoom.zoom(to: zoom.limits.scale(atFraction: number(0...1)), about: spot(0...500))
      zoom.pan(by: spot(-800...800))
      if chance(3) {
        // It came here through other sizes, and fingers have been put down that do not move yet.
        let others = self.sizes(mayVanish: true)
        for part in 0...3 { others.tell(part, to: &zoom) }
        for part in 0...3 { sizes.tell(part, to: &zoom) }
        if chance(2) { zoom.pinchBegan(at: spot(0...400), distance: 100) }
        return zoom
      }
      if chance(2) {
        zoom.pinchBegan(at: spot(0...400), distance: 100)
        zoom.pinchMoved(to: spot(0...400), distance: number(20...500))
      }
      return zoom
    }
  }

  /// `told` tells sizes one by one, in an order, and is where a fault may lie.
  private func fault(_ told: (inout Zoomer, Sizes, [Int]) -> Void) -> String? {
    var maker = Maker(random: SeededGenerator(seed: 60))
    for _ in 0..<3000 {
      let (home, end) = (maker.sizes(mayVanish: false), maker.sizes(mayVanish: false))
      let start = maker.zoom(in: home)
      var direct = start
      for part in 0...3 { end.tell(part, to: &direct) }
      var roundabout = start
      for _ in 0..<Int.random(in: 0...4, using: &maker.random) {
        let parts = [0, 1, 2, 3].filter { _ in maker.chance(2) }.shuffled(using: &maker.random)
        told(&roundabout, maker.sizes(mayVanish: true), parts)
      }
      told(&roundabout, end, [0, 1, 2, 3].shuffled(using: &maker.random))
      let policy = "\(start.onResize), \(start.isPinching)"
      guard roundabout.placement == direct.placement else {
        return "\(policy): \(roundabout.placement), directly \(direct.placement)"
      }
      // And back, exactly to where the user was.
      var back = roundabout
      told(&back, home, [0, 1, 2, 3].shuffled(using: &maker.random))
      guard start.onResize == .reset || back.placement == start.placement else {
        return "\(policy): back \(back.placement), was \(start.placement)"
      }
      // Fingers go on, and leave.
      let (spot, distance) = (maker.spot(0...400), maker.number(20...500))
      let left = (
        direct.pinchMoved(to: spot, distance: distance),
        roundabout.pinchMoved(to: spot, distance: distance)
      )
      guard left.0 == left.1, roundabout.placement == direct.placement,
        roundabout.pinchEnded() == direct.pinchEnded(), roundabout.placement == direct.placement
      else { return "\(policy): fingers: \(roundabout.placement), directly \(direct.placement)" }
      let metrics = roundabout.metrics
      guard roundabout.limits.clamped(roundabout.scale) == roundabout.scale,
        metrics.clampedContentOffset == metrics.contentOffset
      else { return "\(policy): out of range at rest: \(roundabout.placement)" }
    }
    return nil
  }

  func testAnyWayRoundLeadsToTheSamePlace() {
    assertLaw(
      { self.fault($0) },
      holdsFor: { zoom, sizes, parts in for part in parts { sizes.tell(part, to: &zoom) } },
      findsFaultIn: [
        { zoom, sizes, parts in
          // What was seen is forgotten at every change.
          for part in parts {
            sizes.tell(part, to: &zoom)
            let placement = zoom.placement
            zoom.place(at: ZoomPlacement(scale: 1, contentOffset: .zero))
            zoom.place(at: placement)
          }
        },
        { zoom, sizes, parts in
          // Without content, everything begins anew.
          for part in parts {
            sizes.tell(part, to: &zoom)
            if zoom.unscaledContentSize.width * zoom.unscaledContentSize.height == 0 {
              zoom.reset()
            }
          }
        },
        { zoom, sizes, parts in
          // Fingers take hold anew at every change.
          for part in parts {
            sizes.tell(part, to: &zoom)
            if zoom.isPinching { zoom.pinchBegan(at: point(200, 200), distance: 100) }
          }
        },
        { zoom, sizes, parts in
          // The offset is put on pixels at every change.
          for part in parts {
            sizes.tell(part, to: &zoom)
            let offset = PixelGrid(displayScale: 3).nearest(zoom.placement.contentOffset)
            zoom.place(at: ZoomPlacement(scale: zoom.scale, contentOffset: offset))
          }
        },
        { zoom, sizes, parts in
          // One of the sizes is not told.
          for part in parts.dropLast() { sizes.tell(part, to: &zoom) }
        },
      ])
  }
}
