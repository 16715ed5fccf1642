import ScrollKit
import XCTest

/// What holds for all pages, on random layouts. Each law returns a counterexample, if it finds one,
/// and must find one for a planted fault.
final class PagePositionsTests: XCTestCase {
  private func check(
    _ law: PagedLayout.Law, isBrokenBy fault: PagedLayout.Fault, line: UInt = #line
  ) {
    XCTAssertNil(PagedLayout.counterexample(law), line: line)
    XCTAssertNil(PagedLayout.counterexample(law, of: { PagedLayout(variable: $0) }), line: line)
    XCTAssertNotNil(
      PagedLayout.counterexample(law, with: fault), "the fault is not found", line: line)
  }

  private static func landing(_ layout: PagedLayout, _ generator: inout SeededGenerator, limit: Int)
    -> (start: Int, landing: PageLanding)?
  {
    guard layout.parameters.count > 0 else { return nil }
    let start = Int.random(in: 0..<layout.parameters.count, using: &generator)
    let velocity = ([0, 0.1, -0.1, 2, -2] as [Double]).randomElement(using: &generator) ?? 0
    let landing = layout.landing(
      start, layout.anyOffset(using: &generator), layout.anyOffset(using: &generator), velocity,
      limit)
    return (start, landing)
  }

  func testLandingsAreSnapsWithinTheLimit() {
    let law: PagedLayout.Law = { layout, generator in
      let limit = Int.random(in: 0...3, using: &generator)
      guard let (start, landing) = Self.landing(layout, &generator, limit: limit) else {
        return nil
      }
      guard let page = landing.page, layout.offset(page) == landing.contentOffset else {
        return "\(landing) is no snap"
      }
      let range = [layout.offset(start), landing.contentOffset].sorted()
      let passed = Set(layout.offsets).filter { range[0] < $0 && $0 <= range[1] }
      return passed.count <= limit ? nil : "\(passed.count) stops with a limit of \(limit)"
    }
    check(law) { layout in
      let landing = layout.landing
      layout.landing = {
        var result = landing($0, $1, $2, $3, $4)
        result.contentOffset += 1
        return result
      }
    }
    check(law) { layout in
      let landing = layout.landing
      layout.landing = { landing($0, $1, $2, $3, $4 + 1) }
    }
  }

  func testASlowReleaseGoesToTheNearestPage() {
    let law: PagedLayout.Law = { layout, generator in
      let proposed = layout.anyOffset(using: &generator)
      let start = Int.random(in: -1...9, using: &generator)
      let landing = layout.landing(start, proposed, proposed, 0.1, .max)
      return landing.page == layout.page(proposed) ? nil : "\(landing) for \(proposed)"
    }
    check(law) { layout in
      let landing = layout.landing
      layout.landing = { landing($0, $1, $2 + 20, $3, $4) }
    }
  }

  func testAFlickMovesUnlessAtTheEnd() {
    let law: PagedLayout.Law = { layout, generator in
      let all = layout.offsets
      guard let start = all.indices.randomElement(using: &generator) else { return nil }
      let velocity = Bool.random(using: &generator) ? 1.0 : -1
      let landing = layout.landing(start, all[start], all[start], velocity, 1)
      let ahead = all.filter { ($0 - all[start]) * velocity > 0 }
      let expected = (velocity > 0 ? ahead.min() : ahead.max()) ?? all[start]
      return landing.contentOffset == expected ? nil : "\(landing), not \(expected)"
    }
    check(law) { layout in
      let landing = layout.landing
      layout.landing = { landing($0, $1, $2, $3 / 10, $4) }
    }
  }

  func testTheNearestPageIsShown() {
    let law: PagedLayout.Law = { layout, generator in
      let all = layout.offsets
      let offset = layout.anyOffset(using: &generator)
      guard let nearest = all.map({ abs($0 - offset) }).min() else {
        return layout.page(offset) == nil ? nil : "a page of none"
      }
      guard let page = layout.page(offset) else { return "no page" }
      let tied = all.filter { abs($0 - offset) == nearest }.max()
      return all[page] == tied ? nil : "\(page) at \(offset)"
    }
    check(law) { layout in
      let page = layout.page
      layout.page = { page($0 - 0.25) }
    }
  }

  func testFractionalPageAndOffsetAreInverse() {
    let law: PagedLayout.Law = { layout, generator in
      guard Set(layout.offsets).count > 1 else { return nil }
      let offset = layout.anyOffset(using: &generator)
      let position = layout.fraction(offset)
      let back = layout.offsetOfFraction(position)
      guard abs(back - offset) < 1e-9 else { return "\(offset) comes back as \(back)" }
      let other = Double.random(in: -2...11, using: &generator)
      let again = layout.fraction(layout.offsetOfFraction(other))
      return abs(again - other) < 1e-9 ? nil : "\(other) comes back as \(again)"
    }
    check(law) { layout in
      let offset = layout.offsetOfFraction
      layout.offsetOfFraction = { offset($0 + 0.01) }
    }
  }

  func testFractionalPageAndProgressGrowWithTheOffset() {
    let law: PagedLayout.Law = { layout, generator in
      let offset = layout.anyOffset(using: &generator)
      let further = offset + generator.quarters(0...400)
      if layout.fraction(further) < layout.fraction(offset) - 1e-9 { return "fraction \(offset)" }
      if layout.progress(further) < layout.progress(offset) { return "progress \(offset)" }
      if let first = layout.offsets.first, let last = layout.offsets.last, first < last {
        if layout.progress(first) != 0 || layout.progress(last) != 1 { return "ends" }
      }
      return nil
    }
    check(law) { layout in
      let fraction = layout.fraction
      layout.fraction = { -fraction($0) }
    }
    check(law) { layout in
      let progress = layout.progress
      layout.progress = { 1 - progress($0) }
    }
  }

  /// Sums and quotients of these lengths are not exact.
  func testAFlickLeavesASharedOffsetDespiteRounding() {
    for viewport in [100, 320, 375, 390, 393.3] {
      for parts in 2...40 {
        for alignment in [PageAlignment.leading, .center, .trailing] {
          let pages = Pages(
            count: 3 * parts, length: viewport / Double(parts), viewport: viewport,
            alignment: alignment, ends: .contained)
          for (page, velocity) in [(0, 1.0), (3 * parts - 1, -1)] {
            let start = pages.contentOffset(of: page)
            let landing = pages.landing(
              from: page, at: start, proposed: start, velocityPerMillisecond: velocity)
            let way = (landing.contentOffset - start) * velocity
            XCTAssertGreaterThan(way, 0.4 * pages.length, "\(viewport) in \(parts), \(alignment)")
          }
        }
      }
    }
  }
}
