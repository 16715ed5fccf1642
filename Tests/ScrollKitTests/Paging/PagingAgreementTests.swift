import ScrollKit
import XCTest

/// The directions agree, pages of one length are pages of several, and a plain scan sees the same
/// pages.
final class PagingAgreementTests: XCTestCase {
  /// The functions at an offset, to compare two layouts.
  private static func answers(_ layout: PagedLayout, _ offset: Double, _ velocity: Double)
    -> [Double]
  {
    let landing = layout.landing(2, offset, offset + 100 * velocity, velocity, 2)
    return [
      Double(layout.page(offset) ?? -1), layout.fraction(offset), layout.progress(offset),
      Double(layout.visible(offset).lowerBound), Double(layout.visible(offset).upperBound),
      Double(landing.page ?? -1), landing.contentOffset, layout.visibleFraction(1, offset),
    ] + layout.offsets
  }

  func testDirectionsAgree() {
    let law: PagedLayout.Law = { layout, generator in
      let offset = layout.anyOffset(using: &generator)
      let velocity = ([0, 0.2, 1, -1] as [Double]).randomElement(using: &generator) ?? 0
      let answers = Self.answers(layout, offset, velocity)
      for direction in PagingDirection.allCases {
        let other = PagedLayout(layout.parameters.along(direction))
        if Self.answers(other, offset, velocity) != answers { return "\(direction) at \(offset)" }
      }
      return nil
    }
    XCTAssertNil(PagedLayout.counterexample(law))
    let fault: PagedLayout.Fault = { layout in
      guard layout.parameters.direction == .rightToLeft else { return }
      let page = layout.page
      layout.page = { page($0 - 40) }
    }
    XCTAssertNotNil(PagedLayout.counterexample(law, with: fault))
    let variableLaw: PagedLayout.Law = { layout, generator in
      let offset = layout.anyOffset(using: &generator)
      let answers = Self.answers(layout, offset, 1)
      for direction in PagingDirection.allCases {
        let other = PagedLayout(variable: layout.parameters.along(direction))
        if Self.answers(other, offset, 1) != answers { return "\(direction) at \(offset)" }
      }
      return nil
    }
    XCTAssertNil(PagedLayout.counterexample(variableLaw, of: { PagedLayout(variable: $0) }))
    XCTAssertNotNil(
      PagedLayout.counterexample(variableLaw, of: { PagedLayout(variable: $0) }, with: fault))
  }

  func testPagesOfOneLengthAreVariablePages() {
    let law: PagedLayout.Law = { layout, generator in
      let other = PagedLayout(variable: layout.parameters)
      guard layout.content == other.content, layout.offsets == other.offsets else {
        return "offsets \(layout.offsets) and \(other.offsets)"
      }
      let all = layout.offsets
      // Outside, a page counts with its gap there and with the mean length here.
      let anything = layout.anyOffset(using: &generator)
      let offset = min(max(anything, all.first ?? 0), all.last ?? 0)
      guard layout.page(anything) == other.page(anything) else { return "page at \(anything)" }
      guard abs(layout.fraction(offset) - other.fraction(offset)) < 1e-9 else {
        return "fraction at \(offset): \(layout.fraction(offset)) and \(other.fraction(offset))"
      }
      guard layout.progress(offset) == other.progress(offset) else { return "progress" }
      let velocity = ([0, 0.2, 1, -1] as [Double]).randomElement(using: &generator) ?? 0
      let limit = Int.random(in: 0...3, using: &generator)
      let start = Int.random(in: -1...9, using: &generator)
      let target = min(max(offset + 150 * velocity, all.first ?? 0), all.last ?? 0)
      let landings = [layout, other].map { $0.landing(start, offset, target, velocity, limit) }
      return landings[0] == landings[1] ? nil : "\(landings) from \(offset) to \(target)"
    }
    XCTAssertNil(PagedLayout.counterexample(law))
    XCTAssertNotNil(
      PagedLayout.counterexample(
        law,
        with: { layout in
          let page = layout.page
          layout.page = { page($0 - 0.25) }
        }))
  }

  func testVisiblePagesAreThoseOfAScan() {
    let law: PagedLayout.Law = { layout, generator in
      let given = layout.parameters
      let offset = layout.anyOffset(using: &generator)
      let pages = given.pages
      let along = given.direction
      var (visible, covered): ([Int], Double) = ([], 0)
      for page in 0..<given.count {
        let frame = pages.frame(of: page, crossLength: 1)
        let low = Double(along.isVertical ? frame.origin.y : frame.origin.x)
        let start = along == .rightToLeft ? layout.content - low - given.length : low
        let window = (
          offset - given.outsets.leading, offset + given.viewport + given.outsets.trailing
        )
        guard start < window.1, start + given.length > window.0 else { continue }
        visible.append(page)
        covered += max(0, min(start + given.length, window.1) - max(start, window.0))
      }
      guard Array(layout.visible(offset)) == visible else {
        return "\(layout.visible(offset)) at \(offset), not \(visible)"
      }
      let sum = (0..<given.count).reduce(0) {
        $0 + layout.visibleFraction($1, offset) * given.length
      }
      return abs(sum - covered) < 1e-9 ? nil : "\(sum) points seen at \(offset), not \(covered)"
    }
    XCTAssertNil(PagedLayout.counterexample(law))
    XCTAssertNotNil(
      PagedLayout.counterexample(
        law,
        with: { layout in
          let visible = layout.visible
          layout.visible = { visible($0 + 0.25) }
        }))
    XCTAssertNotNil(
      PagedLayout.counterexample(
        law,
        with: { layout in
          let fraction = layout.visibleFraction
          layout.visibleFraction = { fraction($0, $1) / 2 }
        }))
  }
}
