import ScrollKit
import XCTest

/// A way through other layouts and back restores the offset.
final class KeepingThePlaceLawsTests: XCTestCase {
  /// A layout in which nothing is seen, or nearly nothing.
  private static func degenerate(
    count: Int, using generator: inout SeededGenerator
  ) -> LayoutParameters {
    var layout = LayoutParameters(using: &generator)
    layout.count = count
    switch Int.random(in: 0...3, using: &generator) {
    case 0: (layout.length, layout.spacing, layout.viewport) = (0, 0, 0)
    case 1: (layout.length, layout.spacing) = (0, 0)
    case 2: (layout.length, layout.viewport) = (0, 0)
    default: layout.viewport = 0
    }
    return layout
  }

  /// Whether the documentation promises that a layout keeps a place.
  private static func keepsPlaces(_ offsets: [Double], _ layout: LayoutParameters) -> Bool {
    layout.length == 0 || (Set(offsets).count > 1 && !offsets.hasNearStops)
  }

  private struct Journey {
    var layouts: [LayoutParameters]
    var offset: Double
  }

  /// From a layout through one to three others, half of them degenerate, and back.
  private static func journey(
    offsets: (LayoutParameters) -> [Double], content: (LayoutParameters) -> Double,
    using generator: inout SeededGenerator
  ) -> Journey? {
    let home = LayoutParameters(using: &generator)
    let all = offsets(home)
    guard let first = all.first, let last = all.last, first < last else { return nil }
    var logical = Double.random(in: first...last, using: &generator)
    if Bool.random(using: &generator) { logical = all.randomElement(using: &generator) ?? first }
    var layouts = [home]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var other = LayoutParameters(using: &generator)
      other.count = home.count
      if Bool.random(using: &generator) {
        other = degenerate(count: home.count, using: &generator)
      }
      guard keepsPlaces(offsets(other), other) else { continue }
      layouts.append(other)
    }
    layouts.append(home)
    let offset = home.direction.offset(logical, content: content(home), viewport: home.viewport)
    return Journey(layouts: layouts, offset: offset)
  }

  private typealias Keep = (Double, _ old: LayoutParameters, _ new: LayoutParameters) -> Double

  private static func counterexample(
    offsets: (LayoutParameters) -> [Double], content: (LayoutParameters) -> Double, _ keep: Keep
  ) -> String? {
    var generator = SeededGenerator(seed: 41)
    var journeys = 0
    while journeys < 3000 {
      guard let journey = journey(offsets: offsets, content: content, using: &generator) else {
        continue
      }
      journeys += 1
      var offset = journey.offset
      for (old, new) in zip(journey.layouts, journey.layouts.dropFirst()) {
        offset = keep(offset, old, new)
      }
      if abs(offset - journey.offset) > 1e-9 { return "\(offset) after \(journey)" }
    }
    return nil
  }

  func testThereAndBack() {
    func counterexample(_ keep: Keep) -> String? {
      Self.counterexample(
        offsets: { layout in
          let pages = layout.pages
          return (0..<layout.count).map {
            layout.direction.offset(
              pages.contentOffset(of: $0), content: pages.contentLength, viewport: layout.viewport)
          }
        }, content: { $0.pages.contentLength }, keep)
    }
    XCTAssertNil(counterexample { $2.pages.contentOffset(keeping: $0, from: $1.pages) })
    XCTAssertNotNil(counterexample { $2.pages.contentOffset(keeping: $0 + 1e-6, from: $1.pages) })
    // What is held in the range everywhere forgets the page where there is no range.
    XCTAssertNotNil(
      counterexample { offset, old, new in
        let kept = new.pages.contentOffset(keeping: offset, from: old.pages)
        let axis = AxisMetrics(
          viewport: new.viewport, contentLength: new.pages.contentLength, insets: new.pages.insets)
        return axis.clampedOffset(kept)
      })
    // By whole pages.
    XCTAssertNotNil(
      counterexample { offset, old, new in
        new.pages.contentOffset(of: old.pages.page(at: offset) ?? 0)
      })
  }

  func testThereAndBackAmongSeveralLengths() {
    func counterexample(_ keep: Keep) -> String? {
      Self.counterexample(
        offsets: { layout in
          let pages = layout.variablePages
          return (0..<layout.count).map {
            layout.direction.offset(
              pages.contentOffset(of: $0), content: pages.contentLength, viewport: layout.viewport)
          }
        }, content: { $0.variablePages.contentLength }, keep)
    }
    XCTAssertNil(
      counterexample { $2.variablePages.contentOffset(keeping: $0, from: $1.variablePages) })
    XCTAssertNotNil(
      counterexample { $2.variablePages.contentOffset(keeping: $0 + 1e-6, from: $1.variablePages) })
  }

  /// Where no length has changed, no offset moves, even out of range.
  func testAnUnchangedLayoutKeepsAnyOffset() {
    func counterexample(_ keep: Keep) -> Double? {
      var generator = SeededGenerator(seed: 42)
      for _ in 0..<3000 {
        let layout = LayoutParameters(using: &generator)
        let offset = Double.random(in: -5000...5000, using: &generator)
        if keep(offset, layout, layout) != offset { return offset }
      }
      return nil
    }
    XCTAssertNil(counterexample { $2.pages.contentOffset(keeping: $0, from: $1.pages) })
    XCTAssertNil(
      counterexample { $2.variablePages.contentOffset(keeping: $0, from: $1.variablePages) })
    XCTAssertNotNil(
      counterexample { offset, old, new in
        new.pages.contentOffset(ofFractionalPage: old.pages.fractionalPage(at: offset))
      })
  }

  /// An offset that keeps a place lies in the range, where pages have a length.
  func testWhatIsKeptIsInRange() {
    func counterexample(_ keep: Keep) -> String? {
      var generator = SeededGenerator(seed: 43)
      for _ in 0..<3000 {
        let (old, new) = (LayoutParameters(using: &generator), LayoutParameters(using: &generator))
        let offset = Double.random(in: -5000...5000, using: &generator)
        guard new.length > 0 else { continue }
        let kept = keep(offset, old, new)
        let logical = new.direction.offset(
          kept, content: new.pages.contentLength, viewport: new.viewport)
        let axis = AxisMetrics(
          viewport: new.viewport, contentLength: new.pages.contentLength, insets: new.insets)
        if abs(axis.overscroll(at: logical)) > 1e-9 { return "\(kept) in \(new)" }
      }
      return nil
    }
    XCTAssertNil(counterexample { $2.pages.contentOffset(keeping: $0, from: $1.pages) })
    XCTAssertNil(
      counterexample { $2.variablePages.contentOffset(keeping: $0, from: $1.variablePages) })
    XCTAssertNotNil(
      counterexample { offset, old, new in
        new.pages.contentOffset(ofFractionalPage: old.pages.fractionalPage(at: offset))
      })
  }
}
