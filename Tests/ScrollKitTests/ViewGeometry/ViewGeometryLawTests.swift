import ScrollKit
import ScrollKitTestSupport
import XCTest

/// What holds for any frame, mode and transform. Each law is a function that returns the first
/// counterexample; each is tried on a subject with a fault.
final class ViewGeometryLawTests: XCTestCase {
  private func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
    Double.random(in: range, using: &random)
  }

  // MARK: Autoresizing

  private typealias Resize = (Autoresizing, CGSize) -> CGRect

  private func resizingFault(_ resize: Resize) -> String? {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let parent = [number(100...1000, &random), number(100...1000, &random)]
      let start = parent.map { number(0...$0, &random) }
      let length = zip(parent, start).map { number(0...($0 - $1), &random) }
      let mask = AutoresizingMask(rawValue: UInt8.random(in: 0...63, using: &random))
      let frame = rect(start[0], start[1], length[0], length[1])
      let view = Autoresizing(frame: frame, in: size(parent[0], parent[1]), mask: mask)
      let back = resize(view, size(parent[0], parent[1]))
      guard areNear(back.coordinates, frame.coordinates, 1e-9) else {
        return "\(frame) came back \(back)"
      }
      // A larger parent, so that nothing is clamped.
      let new = parent.map { $0 + number(1...500, &random) }
      let result = resize(view, size(new[0], new[1])).coordinates
      for axis in 0...1 {
        let bits = mask.rawValue >> (3 * UInt8(axis)) & 7
        let isFlexible = (0...2).map { bits >> $0 & 1 == 1 }
        let old = [start[axis], length[axis], parent[axis] - start[axis] - length[axis]]
        let now = [result[axis], result[axis + 2], new[axis] - result[axis] - result[axis + 2]]
        if bits == 0 {
          guard areNear([now[0], now[1]], [old[0], old[1]], 1e-9) else {
            return "\(frame) without a mask became \(result)"
          }
          continue
        }
        let flexible = (0...2).filter { isFlexible[$0] }
        for part in 0...2 where !isFlexible[part] {
          guard (now[part] - old[part]).magnitude <= 1e-9 else {
            return "fixed part \(part) of \(old) became \(now[part])"
          }
        }
        for (a, b) in zip(flexible, flexible.dropFirst()) {
          guard (now[a] * old[b] - now[b] * old[a]).magnitude <= 1e-6 else {
            return "\(old) became \(now), out of proportion"
          }
        }
      }
    }
    return nil
  }

  func testAutoresizing() {
    XCTAssertNil(resizingFault { $0.frame(in: $1) })
    XCTAssertNotNil(
      resizingFault { view, size in
        let frame = view.frame(in: size)
        return CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 1))
      })
    XCTAssertNotNil(resizingFault { $0.frame(in: $1, rounding: .edgesDown(displayScale: 1)) })
    XCTAssertNotNil(
      resizingFault { view, size in
        view.frame(in: CGSize(width: size.width + 1, height: size.height))
      })
  }

  private func roundingFault(_ round: (Autoresizing, CGSize, Double) -> CGRect) -> String? {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let view = Autoresizing(
        frame: rect(number(0...40, &random), 0, number(0...60, &random), 10),
        in: size(100, 100), mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      let new = size(number(50...300, &random), 100)
      let scale = Double(Int.random(in: 1...3, using: &random))
      let (exact, result) = (view.frame(in: new).coordinates, round(view, new, scale).coordinates)
      let edges = [(exact[0], result[0]), (exact[0] + exact[2], result[0] + result[2])]
      for (edge, rounded) in edges {
        let pixels = rounded * scale
        guard (pixels - pixels.rounded()).magnitude < 1e-6 else { return "\(result) off the grid" }
        guard edge - rounded > -1e-5, edge - rounded < 1 / scale else {
          return "edge \(edge) went to \(rounded)"
        }
      }
    }
    return nil
  }

  func testRoundingMovesEachEdgeLessThanAPixel() {
    XCTAssertNil(roundingFault { $0.frame(in: $1, rounding: .edgesDown(displayScale: $2)) })
    XCTAssertNotNil(roundingFault { view, size, _ in view.frame(in: size) })
    XCTAssertNotNil(
      roundingFault { view, size, scale in
        let frame = view.frame(in: size, rounding: .edgesDown(displayScale: scale))
        return CGRect(
          origin: frame.origin, size: CGSize(width: frame.width + 1 / scale, height: frame.height))
      })
  }

  // MARK: Content modes

  private typealias Place = (ViewContentMode, CGSize, CGRect) -> CGRect

  private func modeFault(_ place: Place) -> String? {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let content = size(number(1...2000, &random), number(1...2000, &random))
      let bounds = rect(
        number(-100...100, &random), number(-100...100, &random), number(1...2000, &random),
        number(1...2000, &random))
      let (c, b) = (content.coordinates, bounds.coordinates)
      for mode in ViewContentMode.allCases {
        let r = place(mode, content, bounds).coordinates
        switch mode {
        case .scaleToFill, .redraw:
          guard areNear(r, b, 0) else { return "\(mode) \(r) instead of \(b)" }
        case .scaleAspectFit, .scaleAspectFill:
          guard (r[2] * c[1] - r[3] * c[0]).magnitude <= 1e-6 * r[2] * c[1] else {
            return "\(mode) of \(c) is \(r), out of proportion"
          }
          let middle = [r[0] + r[2] / 2 - b[0] - b[2] / 2, r[1] + r[3] / 2 - b[1] - b[3] / 2]
          guard areNear(middle, [0, 0], 1e-9) else { return "\(mode) \(r) not in the middle" }
          let touches = [r[2] / b[2], r[3] / b[3]]
          let decisive = mode == .scaleAspectFit ? touches.max()! : touches.min()!
          guard decisive == 1 else { return "\(mode) \(r) in \(b)" }
        default:
          guard areNear(Array(r[2...]), c, 0) else { return "\(mode) scales \(c) to \(r)" }
        }
      }
      // What is left aligns with the right by exactly the slack.
      for (first, middle, last, axis) in [
        (ViewContentMode.left, ViewContentMode.center, ViewContentMode.right, 0),
        (.top, .center, .bottom, 1), (.topLeft, .top, .topRight, 0),
        (.bottomLeft, .bottom, .bottomRight, 0), (.topLeft, .left, .bottomLeft, 1),
        (.topRight, .right, .bottomRight, 1),
      ] {
        let starts = [first, middle, last].map { place($0, content, bounds).coordinates[axis] }
        let slack = b[axis + 2] - c[axis]
        let expected = [b[axis], b[axis] + slack / 2, b[axis] + slack]
        guard areNear(starts, expected, 1e-9) else { return "\(first): \(starts), \(expected)" }
      }
    }
    return nil
  }

  func testContentModes() {
    XCTAssertNil(modeFault { $0.rect(of: $1, in: $2) })
    for (spoiled, other) in [
      (ViewContentMode.scaleAspectFit, ViewContentMode.scaleAspectFill),
      (.scaleAspectFill, .scaleToFill), (.top, .bottom), (.left, .right), (.redraw, .center),
      (.topLeft, .bottomLeft), (.bottomRight, .bottom),
    ] {
      XCTAssertNotNil(
        modeFault { ($0 == spoiled ? other : $0).rect(of: $1, in: $2) }, "\(spoiled)")
    }
  }

  // MARK: Transforms

  private func transform(_ random: inout SeededGenerator) -> ViewTransform {
    ViewTransform.scale(number(0.2...3, &random), number(0.2...3, &random))
      .followed(by: .rotation(number(-4...4, &random)))
      .followed(by: .translation(number(-500...500, &random), number(-500...500, &random)))
  }

  private typealias Concatenation = (ViewTransform, ViewTransform) -> ViewTransform

  private func transformFault(
    _ followed: Concatenation, inverse: (ViewTransform) -> ViewTransform?
  ) -> String? {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let (s, t, u) = (transform(&random), transform(&random), transform(&random))
      let p = point(number(-500...500, &random), number(-500...500, &random))
      let steps = u.apply(to: t.apply(to: s.apply(to: p))).coordinates
      let left = followed(followed(s, t), u).apply(to: p).coordinates
      let right = followed(s, followed(t, u)).apply(to: p).coordinates
      guard areNear(left, steps, 1e-7), areNear(right, steps, 1e-7) else {
        return "\(left), \(right), \(steps)"
      }
      guard let back = inverse(s) else { return "no inverse of \(s)" }
      guard areNear(back.apply(to: s.apply(to: p)).coordinates, p.coordinates, 1e-9),
        areNear(s.apply(to: back.apply(to: p)).coordinates, p.coordinates, 1e-9)
      else { return "\(p) did not come back" }
      guard (back.determinant * s.determinant - 1).magnitude < 1e-9 else { return "determinant" }
      // A rectangle's box holds its corners, and each edge touches one.
      let box = s.apply(to: rect(p.coordinates[0], p.coordinates[1], 30, 50)).coordinates
      let corners = [(0.0, 0.0), (30, 0), (0, 50), (30, 50)].map {
        s.apply(to: point(p.coordinates[0] + $0, p.coordinates[1] + $1)).coordinates
      }
      let (xs, ys) = (corners.map { $0[0] }, corners.map { $0[1] })
      let around = [xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!]
      guard areNear(box, around, 1e-9) else { return "box \(box) instead of \(around)" }
      let moved = s.apply(to: size(30, 50)).coordinates
      guard areNear(moved, zip(corners[3], corners[0]).map { $0 - $1 }, 1e-9) else {
        return "size \(moved)"
      }
    }
    return nil
  }

  func testTransforms() {
    XCTAssertNil(transformFault({ $0.followed(by: $1) }, inverse: { $0.inverse }))
    XCTAssertNotNil(transformFault({ $1.followed(by: $0) }, inverse: { $0.inverse }))
    XCTAssertNotNil(transformFault({ $0.followed(by: $1) }, inverse: { $0 }))
    XCTAssertNotNil(transformFault({ $0.followed(by: $1) }, inverse: { _ in nil }))
    XCTAssertNotNil(
      transformFault({ $0.followed(by: $1) }) { t in
        t.inverse.map { ViewTransform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: -t.tx, ty: -t.ty) }
      })
  }

  private func frameFault(_ back: (CGRect, ViewTransform) -> TransformedView?) -> String? {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let view = TransformedView(
        size: size(number(1...500, &random), number(1...500, &random)),
        center: point(number(-500...500, &random), number(-500...500, &random)))
      // Away from the eighth of a turn, where all rectangles become squares.
      let quarters = Double(Int.random(in: 0...3, using: &random))
      let t = ViewTransform.scale(number(0.2...3, &random), number(-3 ... -0.2, &random))
        .followed(by: .rotation(quarters * .pi / 2 + number(-0.5...0.5, &random)))
        .followed(by: .translation(number(-9...9, &random), number(-9...9, &random)))
      let frame = view.frame(under: t)
      guard let result = back(frame, t) else { return "no view of \(frame)" }
      guard areNear(result.size.coordinates, view.size.coordinates, 1e-6),
        areNear(result.center.coordinates, view.center.coordinates, 1e-9)
      else { return "\(result) instead of \(view)" }
    }
    return nil
  }

  func testFrameAndBack() {
    XCTAssertNil(frameFault { TransformedView(frame: $0, under: $1) })
    XCTAssertNotNil(frameFault { frame, _ in TransformedView(frame: frame) })
    XCTAssertNotNil(frameFault { _, _ in nil })
  }

  // MARK: Interpolation

  private func interpolationFault(_ between: (Double, Double, Double) -> Double) -> String? {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<2000 {
      let (a, b) = (number(-900...900, &random), number(-900...900, &random))
      let f = number(-1...2, &random)
      guard between(a, b, 0) == a, between(a, b, 1) == b else { return "ends of \(a), \(b)" }
      let (there, back) = (between(a, b, f), between(b, a, 1 - f))
      guard (there - back).magnitude < 1e-9 else { return "\(there), back \(back)" }
      let double = between(a, b, 2 * f)
      guard (double - a - 2 * (there - a)).magnitude < 1e-9 else { return "not straight at \(f)" }
    }
    return nil
  }

  func testInterpolation() {
    XCTAssertNil(interpolationFault { LinearInterpolation.number(from: $0, to: $1, at: $2) })
    XCTAssertNotNil(
      interpolationFault { LinearInterpolation.number(from: $0, to: $1, at: $2 * $2) })
    XCTAssertNotNil(
      interpolationFault { LinearInterpolation.number(from: $0, to: $1, at: min($2, 1)) })
  }

  // MARK: Proportion

  private func ratioFault(_ height: (AspectRatio, Double) -> Double) -> String? {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let ratio = AspectRatio(width: number(1...999, &random), height: number(1...999, &random))
      let width = number(1...2000, &random)
      let result = height(ratio, width)
      guard (ratio.width(forHeight: result) - width).magnitude < 1e-9 else {
        return "\(width) came back \(ratio.width(forHeight: result))"
      }
      guard (height(ratio, 2 * width) - 2 * result).magnitude < 1e-9 else { return "\(ratio)" }
    }
    return nil
  }

  func testProportion() {
    XCTAssertNil(ratioFault { $0.height(forWidth: $1) })
    XCTAssertNotNil(ratioFault { $0.width(forHeight: $1) })
    XCTAssertNotNil(ratioFault { $0.height(forWidth: $1 + 1) })
  }
}
