import ScrollKit
import ScrollKitTestSupport
import XCTest

/// No argument makes the zoom trap or return a number that is not finite.
final class ZoomingTotalityTests: XCTestCase {
  private let rules: [ZoomScaleRule] = [
    .scale(.nan), .fit(times: .infinity), .fill(times: -1), .width(times: 1e-300),
    .height(times: 0), .inside, .pixels(.greatestFiniteMagnitude),
  ]

  private func check(_ limits: ZoomLimits) {
    assertFinite([limits.minimum, limits.maximum])
    XCTAssertGreaterThan(limits.minimum, 0)
    XCTAssertLessThanOrEqual(limits.minimum, limits.maximum)
  }

  private func check(_ placement: ZoomPlacement) {
    assertFinite([placement.scale] + placement.contentOffset.coordinates)
    XCTAssertGreaterThan(placement.scale, 0)
  }

  private func check(_ zoom: Zoomer) {
    check(zoom.limits)
    check(zoom.placement)
    assertFinite(zoom.contentOffset.coordinates + zoom.contentCenter.coordinates)
    assertFinite(zoom.contentFrame.coordinates + zoom.contentInset.coordinates)
    assertFinite(zoom.unscaledContentSize.coordinates + zoom.contentSize.coordinates)
    assertFinite(zoom.visibleContentRect.coordinates + zoom.unobscuredCenter.coordinates)
    assertFinite([zoom.scaleForTwoFingerTap()])
    _ = zoom.canZoom
  }

  func testLimitsAndOverZoom() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for conflict in ZoomLimits.Conflict.allCases {
          let limits = ZoomLimits(minimum: a, maximum: b, conflict: conflict)
          check(limits)
          for c in hostileNumbers {
            assertFinite([limits.clamped(c), limits.fraction(of: c), limits.scale(atFraction: c)])
            _ = (limits.isMinimum(c), limits.isMaximum(c), ZoomLimits.areEqual(a, c))
            for curve in [
              OverZoom.Curve.reciprocal, .hard, .linear(slope: c), .linear(slope: 0.5),
              .logarithmic(ceiling: c), .logarithmic(ceiling: 2),
            ] {
              let overZoom = OverZoom(lower: curve, upper: curve)
              for scale in [
                overZoom.scale(for: c, limits: limits),
                overZoom.requestedScale(for: c, limits: limits),
                overZoom.scale(for: a, limits: limits),
                overZoom.requestedScale(for: b, limits: limits),
              ] {
                XCTAssertTrue(scale > 0 && scale.isFinite, "\(curve) \(a) \(b) \(c): \(scale)")
              }
            }
          }
        }
      }
    }
  }

  func testRulesStepsAndWheels() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        let metrics = ScrollMetrics(
          viewportSize: size(a, b), contentInset: ScrollInsets(top: b, right: a), displayScale: a)
        for rule in rules + [.scale(a), .fit(times: b), .pixels(a)] {
          for content in [size(b, a), size(a, 100), .zero] {
            let scale = rule.scale(contentSize: content, in: metrics)
            XCTAssertTrue(scale > 0 && scale.isFinite, "\(rule) \(a) \(b)")
            let zoomRules = ZoomRules(minimum: rule, maximum: .scale(b), initial: .fit(times: a))
            check(zoomRules.limits(contentSize: content, in: metrics))
            let initial = zoomRules.initialScale(contentSize: content, in: metrics)
            XCTAssertTrue(initial > 0 && initial.isFinite)
          }
        }
        let steps = ZoomSteps([a, b], tolerance: a)
        assertFinite([steps.next(after: b), steps.previous(before: a)])
        assertFinite([Zoomer.factor(forWheel: a, distance: b)])
      }
    }
  }

  func testEndlessSteps() {
    XCTAssertEqual(ZoomSteps(repeatElement(2, count: .max)).scales.offsets, [2])
    XCTAssertEqual(ZoomSteps(repeatElement(-2, count: .max)).scales.offsets, [1])
  }

  func testPlacements() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for c in hostileNumbers {
          let start = ZoomPlacement(scale: a, contentOffset: point(b, c))
          check(start)
          check(start.zoomed(to: b, about: point(c, a)))
          check(start.zoomed(to: c, from: point(a, b), to: point(c, a)))
          assertFinite(start.contentPoint(fromViewport: point(b, c)).coordinates)
          assertFinite(start.viewportPoint(fromContent: point(c, b)).coordinates)
          let end = ZoomPlacement(scale: c, contentOffset: point(a, b))
          for interpolation in ZoomPlacement.Interpolation.allCases {
            check(start.interpolated(to: end, at: b, interpolation: interpolation))
            check(start.interpolated(to: end, at: a, interpolation: interpolation))
          }
        }
      }
    }
  }

  func testCentering() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for behavior in InsetAdjustmentBehavior.allCases {
          let metrics = ScrollMetrics(
            viewportSize: size(a, b), contentSize: size(b, a),
            contentInset: ScrollInsets(top: a, left: b, bottom: b, right: a),
            safeAreaInsets: ScrollInsets(top: b, left: a, bottom: a, right: b),
            contentInsetAdjustmentBehavior: behavior)
          let centering = ContentCentering(metrics, alignment: point(b, a))
          assertFinite(centering.contentInset.coordinates + centering.viewCenter.coordinates)
          assertFinite(centering.frameOrigin.coordinates + centering.drawnOrigin.coordinates)
          assertFinite(centering.alignedOffset.coordinates)
          for axis in ScrollAxis.allCases {
            let margins = centering.padding(along: axis)
            assertFinite([margins.leading, margins.trailing])
          }
        }
      }
    }
  }

  func testZoomer() {
    for (i, a) in hostileNumbers.enumerated() {
      for (j, b) in hostileNumbers.enumerated() {
        // Two of the six policies for each pair; every one meets every number.
        for policy in [ZoomResizing.allCases[(i + j) % 6], ZoomResizing.allCases[(i + j + 3) % 6]] {
          var zoom = Zoomer(
            unscaledContentSize: size(a, b),
            rules: ZoomRules(minimum: rules[Int(policy.rawValue)], maximum: .scale(b)),
            alignment: point(a, b), centering: a == 1 ? .inset : .view, onResize: policy)
          check(zoom)
          for c in hostileNumbers {
            zoom.resize(
              to: ScrollMetrics(
                viewportSize: size(c, a), contentInset: ScrollInsets(top: b, left: c),
                safeAreaInsets: ScrollInsets(bottom: c), displayScale: b))
            check(zoom)
            zoom.zoom(to: c, about: point(a, b))
            zoom.zoom(to: rect(a, b, c, a))
            check(zoom.placement(showing: rect(c, a, b, c)))
            check(zoom.placement(scale: b))
            assertFinite(
              zoom.rectForDoubleTap(atContentPoint: point(c, a), factor: b, target: c).coordinates)
            assertFinite([zoom.scaleForTwoFingerTap(factor: c)])
            zoom.place(at: ZoomPlacement(scale: b, contentOffset: point(c, a)))
            check(zoom)
            zoom.pinchBegan(at: point(a, c), distance: b)
            let left = zoom.pinchMoved(to: point(c, b), distance: c)
            assertFinite(left.edges.coordinates + [left.scale])
            check(zoom)
            zoom.setUnscaledContentSize(size(c, b))
            check(zoom)
            check(zoom.pinchEnded())
            let rest = zoom.pan(by: point(c, b))
            assertFinite(rest.edges.coordinates + [rest.scale])
            zoom.observe(scale: c, contentOffset: point(b, a))
            check(zoom)
            assertFinite(zoom.contentPoint(fromViewport: point(a, c)).coordinates)
            assertFinite(zoom.viewportPoint(fromContent: point(a, c)).coordinates)
            assertFinite(zoom.unitPoint(fromViewport: point(a, c)).coordinates)
            assertFinite(zoom.viewportPoint(fromUnit: point(a, c)).coordinates)
            zoom.rules = ZoomRules(minimum: .scale(c), maximum: .fill(times: b))
            check(zoom)
          }
        }
      }
    }
  }
}
