import ScrollKit
import XCTest

final class ScrollPlaceLawsTests: XCTestCase {
  private struct LawCase {
    let old, new: ScrollMetrics
  }

  private typealias Function = (ScrollMetrics, ScrollAnchor, ScrollMetrics) -> CGPoint

  /// Metrics whose lengths are whole pixels.
  private func metrics(
    scale: Double, viewport: ClosedRange<Int>, content: ClosedRange<Int>, offset: ClosedRange<Int>,
    using generator: inout SeededGenerator
  ) -> ScrollMetrics {
    func pixels(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / scale
    }
    return ScrollMetrics(
      viewportSize: CGSize(width: pixels(viewport), height: pixels(viewport)),
      contentSize: CGSize(width: pixels(content), height: pixels(content)),
      contentInset: ScrollInsets(
        top: pixels(0...90), left: pixels(0...90), bottom: pixels(0...90), right: pixels(0...90)),
      displayScale: scale, contentOffset: CGPoint(x: pixels(offset), y: pixels(offset)))
  }

  /// Offsets in the middle of content so long that nothing is clamped: the change of sizes and its
  /// reverse lead back to the pixel one started from, and an offset on the grid stays on it (but
  /// for `fraction`, which has no reason to).
  private func thereAndBackLaw(_ place: ScrollAnchor) -> (Function) -> LawCase? {
    { keeping in
      firstCounterexample(
        seed: 60,
        { generator in
          let scale = [1.0, 2, 3].randomElement(using: &generator)!
          func make() -> ScrollMetrics {
            self.metrics(
              scale: scale, viewport: 300...900, content: 28000...30000, offset: 8000...12000,
              using: &generator)
          }
          let old = make()
          return LawCase(old: old, new: make())
        },
        { example in
          var new = example.new
          new.contentOffset = keeping(new, place, example.old)
          let back = keeping(example.old, place, new)
          return ScrollAxis.allCases.allSatisfy { axis in
            func pixels(_ point: CGPoint) -> Double {
              Double(axis == .horizontal ? point.x : point.y) * new.displayScale
            }
            let middle = pixels(new.contentOffset)
            return abs(pixels(back) - pixels(example.old.contentOffset)) < 1e-6
              && (place == .progress || abs(middle - middle.rounded()) < 1e-6)
          }
        })
    }
  }

  func testThereAndBackForEachPlace() {
    let faults: [Function] = [
      { metrics, place, old in
        let result = metrics.contentOffset(keeping: place, from: old)
        let grows = metrics.viewportSize.width > old.viewportSize.width
        return CGPoint(x: result.x + (grows ? 1 : 0), y: result.y)
      },
      { metrics, place, old in
        let result = metrics.contentOffset(keeping: place, from: old)
        return CGPoint(x: result.x, y: result.y + 0.25)
      },
    ]
    for place in ScrollAnchor.allCases {
      assertLaw(
        thereAndBackLaw(place), holdsFor: { $0.contentOffset(keeping: $1, from: $2) },
        findsFaultIn: faults)
    }
  }

  func testRoundingTheResultInsteadOfTheCentresIsFound() {
    // What most applications write: half the difference, rounded afterwards.
    assertLaw(
      thereAndBackLaw(.center), holdsFor: { $0.contentOffset(keeping: $1, from: $2) },
      findsFaultIn: [
        { metrics, _, old in
          let (before, now) = (old.unobscuredRect, metrics.unobscuredRect)
          return metrics.pixelGrid.nearest(
            CGPoint(
              x: before.midX - now.width / 2 - metrics.adjustedContentInset.left,
              y: before.midY - now.height / 2 - metrics.adjustedContentInset.top))
        }
      ])
  }

  private func rangeLaw(_ place: ScrollAnchor) -> (Function) -> LawCase? {
    { keeping in
      firstCounterexample(
        seed: 61,
        { generator in
          func make() -> ScrollMetrics {
            var metrics = self.metrics(
              scale: 2, viewport: 0...900, content: 0...2000, offset: -300...2300, using: &generator
            )
            metrics.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
            return metrics
          }
          let old = make()
          return LawCase(old: old, new: make())
        },
        { example in
          let result = keeping(example.new, place, example.old)
          return example.new.clampedContentOffset(result) == result
        })
    }
  }

  func testResultsAreInRange() {
    for place in ScrollAnchor.allCases {
      assertLaw(
        rangeLaw(place), holdsFor: { $0.contentOffset(keeping: $1, from: $2) },
        findsFaultIn: [
          { _, _, old in old.contentOffset }, { $2.contentOffset(keeping: $1, from: $0) },
          { metrics, _, _ in metrics.visibleRect.origin },
        ])
    }
  }
}
