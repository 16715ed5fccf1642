import ScrollKit
import XCTest

extension AxisMetrics {
  /// Lengths of every kind: larger, equal, smaller and no content; all sums of them are exact.
  static func random(using generator: inout SeededGenerator) -> AxisMetrics {
    let viewport = generator.eighths(0...800)
    let contents = [0, viewport, generator.eighths(0...800), generator.eighths(0...3000)]
    return AxisMetrics(
      viewport: viewport,
      contentLength: contents.randomElement(using: &generator)!,
      insets: AxisInsets(
        leading: generator.eighths(-20...90), trailing: generator.eighths(-20...90)),
      alignment: [0, 0.25, 0.5, 1].randomElement(using: &generator)!)
  }
}

/// An axis with an offset in or out of its range.
private struct AxisCase {
  let axis: AxisMetrics
  let offset: Double

  static func random(using generator: inout SeededGenerator) -> AxisCase {
    AxisCase(axis: .random(using: &generator), offset: generator.eighths(-1000...4000))
  }
}

final class AxisMetricsLawsTests: XCTestCase {
  private typealias Function = (AxisMetrics, Double) -> Double

  /// Clamping gives the member of least...greatest nearest to the offset, so it is idempotent.
  private func clampLaw(_ clamp: Function) -> AxisCase? {
    firstCounterexample(seed: 10, { .random(using: &$0) }) { (example: AxisCase) in
      let (axis, offset) = (example.axis, example.offset)
      let result = clamp(axis, offset)
      let distance = abs(result - offset)
      return (axis.minimumOffset...axis.maximumOffset).contains(result)
        && distance <= abs(axis.minimumOffset - offset)
        && distance <= abs(axis.maximumOffset - offset)
        && (result == offset || offset < axis.minimumOffset || offset > axis.maximumOffset)
        && clamp(axis, result) == result
    }
  }

  func testClampingIsNearestAndIdempotent() {
    assertLaw(
      clampLaw, holdsFor: { $0.clampedOffset($1) },
      findsFaultIn: [
        {
          min(
            max($1, -$0.insets.leading), $0.contentLength + $0.insets.trailing - $0.viewportLength)
        },
        { _, offset in offset }, { axis, _ in axis.minimumOffset },
        { $0.clampedOffset($1 + 1) },
      ])
  }

  private func overscrollLaw(_ overscroll: Function) -> AxisCase? {
    firstCounterexample(seed: 11, { .random(using: &$0) }) { (example: AxisCase) in
      let result = overscroll(example.axis, example.offset)
      return example.offset - result == example.axis.clampedOffset(example.offset)
    }
  }

  func testOverscrollIsWhatClampingTakesAway() {
    assertLaw(
      overscrollLaw, holdsFor: { $0.overscroll(at: $1) },
      findsFaultIn: [{ -$0.overscroll(at: $1) }, { abs($0.overscroll(at: $1)) }, { _, _ in 0 }])
  }

  /// Mirroring twice changes nothing; the mirrored range is the mirror of the range; clamping and
  /// mirroring may be exchanged.
  private func mirrorLaw(_ mirror: Function) -> AxisCase? {
    firstCounterexample(seed: 12, { .random(using: &$0) }) { (example: AxisCase) in
      let (axis, offset) = (example.axis, example.offset)
      return mirror(axis.mirrored, mirror(axis, offset)) == offset
        && axis.mirrored.mirrored == axis
        && mirror(axis, axis.minimumOffset) == axis.mirrored.maximumOffset
        && mirror(axis, axis.maximumOffset) == axis.mirrored.minimumOffset
        && mirror(axis, axis.clampedOffset(offset))
          == axis.mirrored.clampedOffset(mirror(axis, offset))
    }
  }

  func testMirroringIsAnInvolutionThatKeepsTheRange() {
    assertLaw(
      mirrorLaw, holdsFor: { $0.mirroredOffset($1) },
      findsFaultIn: [
        { _, offset in -offset }, { $0.contentLength - $1 }, { $0.scrollableLength - $1 },
        { _, offset in offset },
      ])
  }

  private func fractionLaw(_ fraction: Function) -> AxisCase? {
    firstCounterexample(seed: 13, { .random(using: &$0) }) { (example: AxisCase) in
      let (axis, offset) = (example.axis, example.offset)
      guard axis.isScrollable else { return fraction(axis, offset) == 0 }
      return abs(axis.offset(atProgress: fraction(axis, offset)) - offset) < 1e-9
        && fraction(axis, axis.minimumOffset) == 0 && fraction(axis, axis.maximumOffset) == 1
    }
  }

  func testFractionAndOffsetAreInverse() {
    assertLaw(
      fractionLaw, holdsFor: { $0.progress(at: $1) },
      findsFaultIn: [
        { $1 / max(1, $0.contentLength - $0.viewportLength) }, { 1 - $0.progress(at: $1) },
        { min(1, $0.progress(at: $1)) },
      ])
  }
}
