import ScrollKit
import ScrollKitTestSupport
import XCTest

/// No argument makes the geometry of views trap or return a number that is not finite.
final class ViewGeometryTotalityTests: XCTestCase {
  private func numbers(_ t: ViewTransform) -> [Double] {
    [t.a, t.b, t.c, t.d, t.tx, t.ty, t.determinant]
  }

  func testContentModesAndProportions() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        let ratio = AspectRatio(width: a, height: b)
        for c in hostileNumbers {
          assertFinite([ratio.height(forWidth: c), ratio.width(forHeight: c)])
          for mode in ViewContentMode.allCases {
            assertFinite(mode.rect(of: size(a, b), in: rect(c, a, b, c)).coordinates)
            assertFinite(mode.rect(of: size(c, b), in: rect(a, b, a, c)).coordinates)
          }
        }
      }
    }
  }

  func testAutoresizing() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for c in hostileNumbers {
          for bits: UInt8 in [0, 1, 2, 3, 5, 7, 8, 18, 63, 255] {
            let view = Autoresizing(
              frame: rect(a, b, c, a), in: size(b, c), mask: AutoresizingMask(rawValue: bits))
            assertFinite(view.frame(in: size(c, a)).coordinates)
            let rounded = view.frame(in: size(a, c), rounding: .edgesDown(displayScale: b))
            assertFinite(rounded.coordinates)
            XCTAssertGreaterThanOrEqual(rounded.size.coordinates.min() ?? -1, 0)
          }
        }
      }
    }
  }

  func testTransforms() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for c in hostileNumbers {
          let all: [ViewTransform] = [
            ViewTransform(a: a, b: b, c: c, d: a, tx: b, ty: c), .translation(a, b), .scale(b, c),
            .rotation(c),
          ]
          for t in all {
            assertFinite(numbers(t))
            assertFinite(numbers(t.followed(by: all[0])))
            assertFinite(numbers(t.translated(a, b).scaled(b, c).rotated(a)))
            if let inverse = t.inverse { assertFinite(numbers(inverse)) }
            assertFinite(t.apply(to: point(a, c)).coordinates)
            assertFinite(t.apply(to: size(b, a)).coordinates)
            assertFinite(t.apply(to: rect(a, b, c, a)).coordinates)
            let view = TransformedView(frame: rect(a, b, c, b))
            assertFinite(view.size.coordinates + view.center.coordinates)
            assertFinite(view.frame(under: t).coordinates)
            if let back = TransformedView(frame: rect(b, a, c, b), under: t) {
              assertFinite(back.size.coordinates + back.center.coordinates)
            }
            let other = TransformedView(size: size(a, b), center: point(b, c))
            assertFinite(other.frame(under: t).coordinates)
          }
        }
      }
    }
  }

  func testInterpolation() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for c in hostileNumbers {
          assertFinite([LinearInterpolation.number(from: a, to: b, at: c)])
          assertFinite(
            LinearInterpolation.point(from: point(a, b), to: point(b, a), at: c).coordinates)
          assertFinite(
            LinearInterpolation.rect(from: rect(a, b, a, b), to: rect(b, c, b, a), at: c)
              .coordinates)
        }
      }
    }
  }
}
