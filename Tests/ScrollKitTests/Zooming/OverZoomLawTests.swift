import ScrollKit
import ScrollKitTestSupport
import XCTest

/// Every form of giving way is continuous, rises, and has an exact inverse.
final class OverZoomLawTests: XCTestCase {
  private typealias Form = (Double, ZoomLimits) -> Double

  private let curves: [OverZoom.Curve] = [
    .reciprocal, .linear(slope: 0.55), .linear(slope: 0.05), .logarithmic(ceiling: 1.17),
    .logarithmic(ceiling: 3), .hard,
  ]

  private func limits(_ random: inout SeededGenerator) -> ZoomLimits {
    let minimum = Double.random(in: 0.05...2, using: &random)
    return ZoomLimits(
      minimum: minimum, maximum: minimum * Double.random(in: 1...8, using: &random))
  }

  /// Scales near the limits, within and beyond.
  private func scale(_ limits: ZoomLimits, _ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...2, using: &random) {
    case 0: limits.minimum * Double.random(in: 0.3...1, using: &random)
    case 1: Double.random(in: limits.minimum...limits.maximum, using: &random)
    default: limits.maximum * Double.random(in: 1...3, using: &random)
    }
  }

  private func inverseFault(_ form: Form, _ inverse: Form) -> String? {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let limits = limits(&random)
      let asked = scale(limits, &random)
      let shown = form(asked, limits)
      let back = inverse(shown, limits)
      guard (back - asked).magnitude <= 1e-6 * asked else {
        return "\(asked) shown as \(shown) came back \(back) in \(limits)"
      }
    }
    return nil
  }

  func testInverse() {
    for lower in curves.dropLast() {
      for upper in curves.dropLast() {
        let overZoom = OverZoom(lower: lower, upper: upper)
        XCTAssertNil(
          inverseFault {
            overZoom.scale(for: $0, limits: $1)
          } _: {
            overZoom.requestedScale(for: $0, limits: $1)
          }, "\(overZoom)")
      }
      let overZoom = OverZoom(lower: lower, upper: lower)
      XCTAssertNotNil(
        inverseFault {
          overZoom.scale(for: $0, limits: $1)
        } _: { shown, _ in
          shown
        }, "\(lower)")
      XCTAssertNotNil(
        inverseFault {
          overZoom.scale(for: $0, limits: $1)
        } _: {
          OverZoom(lower: lower, upper: .hard).requestedScale(for: $0, limits: $1)
        }, "\(lower)")
      XCTAssertNotNil(
        inverseFault {
          overZoom.scale(for: $0, limits: $1)
        } _: {
          OverZoom(lower: .hard, upper: lower).requestedScale(for: $0, limits: $1)
        }, "\(lower)")
    }
  }

  // The slope is what it should be just beyond each limit; `nil` leaves it open.
  private func shapeFault(_ form: Form, slope: (lower: Double?, upper: Double?)) -> String? {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let limits = limits(&random)
      for _ in 0..<4 {
        let scales = [scale(limits, &random), scale(limits, &random)].sorted()
        let shown = scales.map { form($0, limits) }
        guard shown[0] <= shown[1] else { return "\(scales) shown as \(shown)" }
        guard shown[1] - shown[0] <= scales[1] - scales[0] + 1e-12 else {
          return "\(scales) shown as \(shown): faster than the fingers"
        }
        for (asked, seen) in zip(scales, shown) {
          if limits.clamped(asked) == asked, seen != asked { return "\(asked) shown as \(seen)" }
          guard limits.clamped(seen) == limits.clamped(asked) else {
            return "\(asked) shown as \(seen), on the other side of a limit"
          }
        }
      }
      let step = 1e-5
      let above = form(limits.maximum * (1 + step), limits) - limits.maximum
      let below = limits.minimum - form(limits.minimum * (1 - step), limits)
      let slopes = (below / (limits.minimum * step), above / (limits.maximum * step))
      if let lower = slope.lower, (slopes.0 - lower).magnitude > 1e-3 {
        return "slope \(slopes.0) below \(limits)"
      }
      if let upper = slope.upper, (slopes.1 - upper).magnitude > 1e-3 {
        return "slope \(slopes.1) above \(limits)"
      }
    }
    return nil
  }

  private func slope(of curve: OverZoom.Curve) -> Double {
    switch curve {
    case .reciprocal, .logarithmic: 1
    case .linear(let slope): slope
    case .hard: 0
    }
  }

  func testShape() {
    for lower in curves {
      for upper in curves {
        let overZoom = OverZoom(lower: lower, upper: upper)
        let slopes = (lower: slope(of: lower), upper: slope(of: upper))
        let form: Form = { overZoom.scale(for: $0, limits: $1) }
        XCTAssertNil(shapeFault(form, slope: slopes), "\(overZoom)")
      }
    }
    let form: Form = { OverZoom.uiKit.scale(for: $0, limits: $1) }
    XCTAssertNil(shapeFault(form, slope: (1, 1)))
    XCTAssertNotNil(shapeFault(form, slope: (0.5, nil)))
    XCTAssertNotNil(shapeFault(form, slope: (nil, 0.5)))
    XCTAssertNotNil(shapeFault({ form($0, $1) * 1.001 }, slope: (nil, nil)))
    XCTAssertNotNil(shapeFault({ scale, _ in scale * scale }, slope: (nil, nil)))
    XCTAssertNotNil(shapeFault({ max(form($0, $1), 0.9) }, slope: (nil, nil)))
  }

  private func mirrorFault(_ form: Form) -> String? {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<2000 {
      let limits = limits(&random)
      let asked = scale(limits, &random)
      let mirrored = ZoomLimits(minimum: 1 / limits.maximum, maximum: 1 / limits.minimum)
      let (shown, other) = (form(asked, limits), 1 / form(1 / asked, mirrored))
      guard (shown - other).magnitude <= 1e-9 * shown else {
        return "\(asked) in \(limits): \(shown), mirrored \(other)"
      }
    }
    return nil
  }

  func testBothSidesAreMirrorImages() {
    for curve in [OverZoom.Curve.reciprocal, .logarithmic(ceiling: 1.17), .hard] {
      let overZoom = OverZoom(lower: curve, upper: curve)
      XCTAssertNil(mirrorFault { overZoom.scale(for: $0, limits: $1) }, "\(curve)")
    }
    let linear = OverZoom(lower: .linear(slope: 0.5), upper: .linear(slope: 0.5))
    XCTAssertNotNil(mirrorFault { linear.scale(for: $0, limits: $1) })
  }

  func testFarBeyond() {
    let limits = ZoomLimits(minimum: 0.5, maximum: 3)
    for (curve, reach) in [(OverZoom.Curve.reciprocal, 2), (.logarithmic(ceiling: 1.17), 1.17)] {
      let overZoom = OverZoom(lower: curve, upper: curve)
      XCTAssertEqual(overZoom.scale(for: 1e12, limits: limits), 3 * reach, accuracy: 1e-9)
      XCTAssertEqual(overZoom.scale(for: 0, limits: limits), 0.5 / reach, accuracy: 1e-9)
      // A scale that is never shown counts as the furthest that is.
      let furthest = overZoom.requestedScale(for: 1e12, limits: limits)
      XCTAssertEqual(overZoom.scale(for: furthest, limits: limits), 3 * reach, accuracy: 1e-5)
      let nearest = overZoom.requestedScale(for: 1e-12, limits: limits)
      XCTAssertEqual(overZoom.scale(for: nearest, limits: limits), 0.5 / reach, accuracy: 1e-5)
    }
  }
}
