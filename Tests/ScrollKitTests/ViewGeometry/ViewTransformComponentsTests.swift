import ScrollKit
import ScrollKitTestSupport
import XCTest

extension ViewTransform {
  fileprivate init(_ n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

final class ViewTransformComponentsTests: XCTestCase {
  private struct PartsRow: TableRow {
    let transform: ViewTransform
    /// The scales, the shear, the rotation in degrees.
    let parts: [Double]?
    let source: String

    init(_ transform: ViewTransform, _ parts: [Double]?, _ source: String) {
      (self.transform, self.parts, self.source) = (transform, parts, source)
    }
  }

  func testParts() {
    let (turn, root) = (Double.pi / 180, Double(2).squareRoot())
    let rows = [
      PartsRow(.identity, [1, 1, 0, 0], "definition"),
      PartsRow(.scale(2, 3), [2, 3, 0, 0], "definition"),
      PartsRow(.rotation(30 * turn), [1, 1, 0, 30], "definition"),
      PartsRow(.rotation(-90 * turn), [1, 1, 0, -90], "definition"),
      PartsRow(.rotation(270 * turn), [1, 1, 0, -90], "definition: in half a turn either way"),
      PartsRow(.rotation(180 * turn), [1, 1, 0, 180], "definition"),
      PartsRow(.translation(5, -7), [1, 1, 0, 0], "definition: a move is no part of the rest"),
      PartsRow(.scale(-1, 1), [-1, 1, 0, 0], "CSS Transforms 1: a < d, x is flipped"),
      PartsRow(.scale(1, -1), [1, -1, 0, 0], "CSS Transforms 1: else y is"),
      PartsRow(.scale(-2, -3), [2, 3, 0, 180], "definition: both are half a turn"),
      PartsRow(.scale(0.001, 0.001), [0.001, 0.001, 0, 0], "definition: small, but not flat"),
      PartsRow(.scale(1e-200, 1e-90), [1e-200, 1e-90, 0, 0], "definition: squares too small"),
      PartsRow(
        .scale(2, 3).followed(by: .rotation(90 * turn)), [2, 3, 0, 90],
        "definition: first the scale, then the rotation"),
      PartsRow(
        .rotation(90 * turn).followed(by: .scale(2, 3)), [3, 2, 0, 90],
        "by hand: turned by a right angle, x is what y was"),
      PartsRow(
        ViewTransform([1, 0, 1, 1, 0, 0]), [1, 1, 1, 0], "by hand: a shear, x moves as far as y"),
      PartsRow(
        ViewTransform([2, 0, 3, 3, 0, 0]), [2, 3, 1, 0], "CGAffineTransform.h: scale, then shear"),
      PartsRow(
        ViewTransform([1, 1, -2, 1, 0, 0]),
        [root, 1.5 * root, -1 / 3.0, 45],
        "by hand: the determinant is 3, the second row along the first -1 / root 2"),
      PartsRow(.scale(0, 1), nil, "definition: flattens to a line"),
      PartsRow(.scale(0, 0), nil, "definition: flattens to a point"),
      PartsRow(ViewTransform([1, 2, 2, 4, 0, 0]), nil, "definition: flattens to a line"),
      PartsRow(ViewTransform([0.1, 0.3, 0.2, 0.6, 0, 0]), nil, "definition: flat to a rounding"),
    ]
    forEachRow("parts of transforms", rows) { row in
      let parts = row.transform.components
      guard let expected = row.parts else { return XCTAssertNil(parts) }
      guard let parts else { return XCTFail("no parts") }
      let found = [parts.scaleX, parts.scaleY, parts.horizontalShear, parts.rotation / turn]
      for (a, b) in zip(found, expected) { XCTAssertEqual(a, b, accuracy: 1e-12 * abs(b) + 1e-16) }
      XCTAssertEqual([parts.tx, parts.ty], [row.transform.tx, row.transform.ty])
      for (a, b) in zip(ViewTransform(parts).numbers, row.transform.numbers) {
        XCTAssertEqual(a, b, accuracy: 1e-14 * abs(expected[0]) + 1e-14 * abs(expected[1]))
      }
    }
  }

  func testNothingIsTheIdentity() {
    let parts = ViewTransform.Components()
    XCTAssertEqual(ViewTransform(parts), .identity)
    XCTAssertEqual(
      ViewTransform.Components(
        scaleX: .nan, scaleY: .nan, horizontalShear: .nan, rotation: .nan, tx: .nan, ty: .nan),
      parts)
    for number in hostileNumbers {
      for place in 0...5 {
        var n = [1, 0, 0, 1, 5, 7.0]
        n[place] = number
        let transform = ViewTransform(n)
        if let parts = transform.components {
          assertFinite([parts.scaleX, parts.scaleY, parts.horizontalShear, parts.rotation])
        }
        let parts = ViewTransform.Components(
          scaleX: n[0], scaleY: n[3], horizontalShear: n[1], rotation: n[2], tx: n[4], ty: n[5])
        assertFinite(ViewTransform(parts).numbers)
        for other in hostileNumbers {
          assertFinite(
            LinearInterpolation.transform(from: transform, to: .rotation(other), at: number).numbers
          )
          assertFinite(
            LinearInterpolation.transform(from: .scale(other, 1), to: transform, at: 0.3).numbers)
        }
      }
    }
  }

  func testExamples() {
    let transform = ViewTransform.scale(2, 2).followed(by: .rotation(.pi / 2))
    XCTAssertEqual(transform.components!.scaleX, 2)
    XCTAssertEqual(transform.components!.rotation, 1.5708, accuracy: 1e-4)
    let half = LinearInterpolation.transform(from: .identity, to: .rotation(.pi / 4), at: 0.5)
    XCTAssertEqual(half.components!.rotation * 180 / .pi, 22.5, accuracy: 1e-12)
  }

  // MARK: On the way

  private struct WayRow: TableRow {
    let start: ViewTransform
    let end: ViewTransform
    let fraction: Double
    let expected: [Double]
    let accuracy: Double
    let theirs: [Double]?
    let source: String

    init(
      _ start: ViewTransform, _ end: ViewTransform, _ fraction: Double, _ expected: [Double],
      accuracy: Double = 1e-12, theirs: [Double]? = nil, _ source: String
    ) {
      (self.start, self.end, self.fraction, self.expected) = (start, end, fraction, expected)
      (self.accuracy, self.theirs, self.source) = (accuracy, theirs, source)
    }
  }

  private func check(_ row: WayRow) {
    let found = LinearInterpolation.transform(from: row.start, to: row.end, at: row.fraction)
    for (a, b) in zip(found.numbers, row.expected) {
      XCTAssertEqual(a, b, accuracy: row.accuracy)
    }
    guard let theirs = row.theirs else { return }
    XCTAssertFalse(areNear(found.numbers, theirs, row.accuracy), "does not differ")
  }

  func testOnTheWay() {
    let (one, eighth, turn) = (
      ViewTransform.identity, ViewTransform.rotation(.pi / 4), Double.pi / 180
    )
    // cos and sin of 22.5 and of 45 degrees.
    let (cos22, sin22, half) = (
      0.923_879_532_511_286_7, 0.382_683_432_365_089_8, Double(0.5).squareRoot()
    )
    let quarter = ViewTransform.rotation(90 * turn)
    let rows = [
      WayRow(
        one, eighth, 0.5, [cos22, sin22, -sin22, cos22, 0, 0], "tutorial: an eighth of a turn"),
      WayRow(eighth, one, 0.5, [cos22, sin22, -sin22, cos22, 0, 0], "tutorial: and back"),
      WayRow(one, .scale(0.9, 0.9), 0.5, [0.95, 0, 0, 0.95, 0, 0], "tutorial: scale 0.9"),
      WayRow(.scale(0.9, 0.9), one, 0.25, [0.925, 0, 0, 0.925, 0, 0], "tutorial: and back"),
      WayRow(one, .translation(0, 50), 0.5, [1, 0, 0, 1, 0, 25], "tutorial: moved by (0, 50)"),
      WayRow(
        one, eighth.translated(0, 50), 0.5,
        [cos22, sin22, -sin22, cos22, -25 * half, 25 * half],
        "tutorial: moved by (0, 50) after an eighth of a turn"),
      WayRow(
        one, ViewTransform.scale(0.9, 0.9).rotated(.pi / 4), 0.5,
        [0.95 * cos22, 0.95 * sin22, -0.95 * sin22, 0.95 * cos22, 0, 0],
        "tutorial: turned and made smaller, it does not shrink further on the way"),
      WayRow(one, quarter, 0.5, [half, half, -half, half, 0, 0], "by hand: a right angle"),
      WayRow(
        one, .rotation(270 * turn), 0.5, [half, -half, half, half, 0, 0],
        "by hand: the shorter way, backward"),
      WayRow(
        .rotation(170 * turn), .rotation(-170 * turn), 0.5, [-1, 0, 0, -1, 0, 0],
        "by hand: on through half a turn"),
      WayRow(
        .rotation(-170 * turn), .rotation(170 * turn), 0.5, [-1, 0, 0, -1, 0, 0],
        "by hand: back through half a turn"),
      WayRow(one, .rotation(.pi), 0.5, [0, 1, -1, 0, 0, 0], "definition: half a turn, forward"),
      WayRow(one, .rotation(-.pi), 0.5, [0, 1, -1, 0, 0, 0], "definition: half a turn, forward"),
      WayRow(
        .rotation(.pi), one, 0.5, [0, -1, 1, 0, 0, 0], "definition: half a turn on, forward"),
      WayRow(
        one, .rotation(.pi + 1e-12), 0.5, [0, 1, -1, 0, 0, 0], accuracy: 1e-11,
        "definition: half a turn but for a rounding, forward"),
      WayRow(
        quarter, .rotation(-90 * turn), 0.5, [-1, 0, 0, -1, 0, 0],
        "definition: half a turn, forward"),
      WayRow(
        .rotation(-90 * turn), quarter, 0.5, [1, 0, 0, 1, 0, 0], "definition: half a turn, forward"),
      WayRow(one, eighth, 2, [0, 1, -1, 0, 0, 0], "by hand: a spring beyond the end"),
      WayRow(one, eighth, -1, [half, -half, half, half, 0, 0], "by hand: before the start"),
      WayRow(one, eighth, .nan, [1, 0, 0, 1, 0, 0], "definition: not a number counts as zero"),
      WayRow(eighth, eighth, 0.3, eighth.numbers, accuracy: 0, "definition: nothing to go"),
      WayRow(
        quarter, .rotation(90 * turn).followed(by: .scale(3, 3)), 0.5, [0, 2, -2, 0, 0, 0],
        "by hand: larger at a right angle"),
      WayRow(
        one, ViewTransform([1, 0, 0.5, 1, 0, 0]), 0.5, [1, 0, 0.25, 1, 0, 0], "by hand: a shear"),
      WayRow(one, .scale(-1, 1), 0.25, [0.5, 0, 0, 1, 0, 0], "by hand: turned over, not round"),
      WayRow(one, .scale(-1, 1), 0.5, [0, 0, 0, 1, 0, 0], "by hand: flat half way"),
      WayRow(one, .scale(1, -1), 0.75, [1, 0, 0, -0.5, 0, 0], "by hand: turned over, not round"),
      WayRow(
        .scale(-1, 1), .scale(-3, 3), 0.5, [-2, 0, 0, 2, 0, 0], "by hand: from mirror to mirror"),
      WayRow(
        quarter, quarter.followed(by: .scale(1, -1)), 0.25, [0, 0.5, -1, 0, 0, 0],
        "by hand: at a right angle, what goes up is turned over"),
      WayRow(
        .scale(-1, 1), .scale(1, -1), 0.25, [-half, -half, -half, half, 0, 0],
        "CSS Transforms 1: one flips x, the other y: a rotation, here by 45 degrees"),
      WayRow(
        .scale(-1, 1), .scale(1, -1), 0.5, [0, -1, -1, 0, 0, 0],
        "CSS Transforms 1: one flips x, the other y: a rotation, here by 90 degrees"),
      WayRow(
        .scale(0, 0), quarter, 0.5, [0, 0.5, -0.5, 0, 0, 0], "definition: from a point, by numbers"),
      WayRow(
        one, .scale(0, 1), 0.5, [0.5, 0, 0, 1, 0, 0], "definition: to a line, by numbers"),
      WayRow(
        .scale(0, 0), .scale(0, 0), 0.5, [0, 0, 0, 0, 0, 0], "definition: from a point to it"),
    ]
    forEachRow("transforms on the way", rows, check)
  }

  func testPeers() {
    let one = ViewTransform.identity
    let source = "web-animations-js: matrix-interpolation"
    func turned(_ degrees: Double) -> ViewTransform { .rotation(degrees * .pi / 180) }
    func skewed(x: Double = 0, y: Double = 0) -> ViewTransform {
      // tan 1 = 1.5574, tan 3 = -0.1425, tan 30 degrees = 0.5774.
      ViewTransform([1, y, x, 1, 0, 0])
    }
    func row(
      _ start: ViewTransform, _ end: ViewTransform, _ fraction: Double, _ expected: [Double],
      theirs: [Double]? = nil, _ what: String
    ) -> WayRow {
      WayRow(
        start, end, fraction, expected, accuracy: 0.01, theirs: theirs, "\(source), \(what)")
    }
    let rows = [
      row(one, skewed(y: -0.2), 0.5, [1, -0.1, 0, 1, 0, 0], "a small skew"),
      row(
        .scale(0, 0), one, 0.25, [0.25, 0, 0, 0.25, 0, 0], theirs: [0, 0, 0, 0, 0, 0],
        "from a point; ours differs: by numbers, theirs jumps half way"),
      row(
        .scale(0, 0), one, 0.75, [0.75, 0, 0, 0.75, 0, 0], theirs: [1, 0, 0, 1, 0, 0],
        "from a point; ours differs: by numbers, theirs jumps half way"),
      row(
        one, ViewTransform([1, 1, -2, 1, 10, 10]), 0.5, [1.12, 0.46, -0.84, 1.34, 5, 5], "all parts"
      ),
      row(
        one, ViewTransform([1, 2, 0, 1, 0, 10]), 0.5, [1.38, 0.85, 0.24, 1, 0, 5], "a large skew"),
      row(
        .translation(100, 0), ViewTransform([1, -0.2, 0, 1, 10, 0]), 0.5, [1, -0.1, 0, 1, 55, 0],
        "a move and a skew"),
      row(.translation(10, 0), .scale(2, 2), 0.4, [1.4, 0, 0, 1.4, 6, 0], "a move and a scale"),
      row(
        one, ViewTransform.rotation(9).followed(by: .translation(800, 0)), 0.4,
        [0.47, 0.89, -0.89, 0.47, 320, 0], "9 radians"),
      row(
        one,
        ViewTransform.rotation(9).followed(by: .scale(3, 3)).followed(by: .translation(900, 190)),
        0.4, [0.84, 1.59, -1.59, 0.84, 360, 76], "9 radians, a scale and a move"),
      row(turned(320), turned(10), 0.5, [0.966, -0.259, 0.259, 0.966, 0, 0], "320 to 10 degrees"),
      row(
        .rotation(10), .rotation(2), 0.5, [-0.96, 0.279, -0.279, -0.96, 0, 0],
        theirs: [0.96, -0.279, 0.279, 0.96, 0, 0],
        "10 to 2 radians; ours differs: the shorter way, as Blink; theirs goes back 8 radians"),
      row(.scale(10, 10), .scale(2, 2), 0.5, [6, 0, 0, 6, 0, 0], "scale"),
      row(.scale(10, 1), .scale(2, 1), 0.5, [6, 0, 0, 1, 0, 0], "scale along x"),
      row(.scale(1, 10), .scale(1, 2), 0.5, [1, 0, 0, 6, 0, 0], "scale along y"),
      row(.scale(6, 8), .scale(2, 2), 0.5, [4, 0, 0, 5, 0, 0], "scale3d, its plane"),
      row(skewed(x: 0.5774), one, 0.5, [1, 0, 0.289, 1, 0, 0], "skew 30 degrees"),
      row(
        skewed(x: -0.1425), skewed(x: 1.5574), 0.5, [1, 0, 0.707, 1, 0, 0], "skew along x"),
      row(
        skewed(y: -0.1425), skewed(y: 1.5574), 0.5, [1.301, 0.595, 0.174, 0.921, 0, 0],
        "skew along y"),
      row(.translation(10, 20), .translation(100, 200), 0.5, [1, 0, 0, 1, 55, 110], "a move"),
      row(.translation(10, 0), .translation(100, 0), 0.5, [1, 0, 0, 1, 55, 0], "a move along x"),
      row(.translation(0, 10), .translation(0, 100), 0.5, [1, 0, 0, 1, 0, 55], "a move along y"),
    ]
    forEachRow("transforms on the way of web-animations-js", rows, check)
  }

  // MARK: Laws

  private typealias Way = (ViewTransform, ViewTransform, Double) -> ViewTransform

  private func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
    .random(in: range, using: &random)
  }

  private func transform(_ random: inout SeededGenerator, mirrored: Bool) -> ViewTransform {
    ViewTransform(
      ViewTransform.Components(
        scaleX: number(0.2...3, &random) * (mirrored ? -1 : 1), scaleY: number(0.2...3, &random),
        horizontalShear: number(-1...1, &random), rotation: number(-3.1...3.1, &random),
        tx: number(-300...300, &random), ty: number(-300...300, &random)))
  }

  private func wayFault(_ way: Way) -> String? {
    var random = SeededGenerator(seed: 50)
    for _ in 0..<3000 {
      let mirrored = Bool.random(using: &random)
      let (a, b) = (transform(&random, mirrored: mirrored), transform(&random, mirrored: mirrored))
      guard way(a, b, 0) == a, way(a, b, 1) == b else { return "ends of \(a) and \(b)" }
      let t = number(0...1, &random)
      let now = way(a, b, t)
      // Back along the same way.
      guard areNear(way(b, a, 1 - t).numbers, now.numbers, 1e-9) else { return "\(a), \(b): back" }
      // Never flatter than both, between two alike.
      guard (now.determinant < 0) == mirrored else { return "\(a), \(b) at \(t): \(now)" }
      let areas = [a.determinant.magnitude, b.determinant.magnitude]
      guard now.determinant.magnitude >= areas.min()! * (1 - 1e-9) else {
        return "\(a), \(b) at \(t): area \(now.determinant), not \(areas)"
      }
      // Half of the way and half of the rest are the whole: the parts run evenly.
      guard areNear(way(way(a, b, t / 2), b, (t / 2) / (1 - t / 2)).numbers, now.numbers, 1e-9)
      else { return "\(a), \(b) at \(t): uneven" }
      // No rotation is longer than half a turn.
      guard let first = a.components, let half = way(a, b, 0.5).components else { return "flat" }
      // Both scales negated are half a turn.
      let flip = (half.scaleX < 0) == (first.scaleX < 0) ? 0 : Double.pi
      let turn = (half.rotation + flip - first.rotation).magnitude
      guard min(turn, (2 * .pi - turn).magnitude) <= .pi / 2 + 1e-9 else {
        return "\(a), \(b): the long way"
      }
    }
    return nil
  }

  func testTheWayIsEvenAndNeverFlat() {
    assertLaw(
      wayFault, holdsFor: { LinearInterpolation.transform(from: $0, to: $1, at: $2) },
      findsFaultIn: [
        // Number by number: what turns shrinks.
        { a, b, t in
          if t == 0 { return a }
          if t == 1 { return b }
          return ViewTransform(zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * t })
        },
        { LinearInterpolation.transform(from: $0, to: $1, at: $2 * $2) },
        { LinearInterpolation.transform(from: $0, to: $1, at: $2 * 0.999) },
        // The long way round, for what is turned back.
        { a, b, t in
          guard t > 0, t < 1, let p = a.components, let q = b.components else {
            return t == 0 ? a : b
          }
          func n(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
          return ViewTransform(
            ViewTransform.Components(
              scaleX: n(p.scaleX, q.scaleX), scaleY: n(p.scaleY, q.scaleY),
              horizontalShear: n(p.horizontalShear, q.horizontalShear),
              rotation: n(p.rotation, q.rotation), tx: n(p.tx, q.tx), ty: n(p.ty, q.ty)))
        },
      ])
  }

  private func partsFault(_ parts: (ViewTransform) -> ViewTransform.Components?) -> String? {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<5000 {
      let n = (0...5).map { $0 < 4 ? number(-3...3, &random) : number(-900...900, &random) }
      let transform = ViewTransform(n)
      guard let parts = parts(transform) else {
        if transform.determinant.magnitude > 1e-10 { return "\(transform) is not flat" }
        continue
      }
      guard areNear(ViewTransform(parts).numbers, n, 1e-13) else { return "\(transform): \(parts)" }
      let sign = parts.scaleX * parts.scaleY < 0
      guard sign == (transform.determinant < 0), (-.pi ... .pi).contains(parts.rotation),
        parts.scaleX > 0 || parts.scaleY > 0
      else { return "\(transform): \(parts)" }
    }
    return nil
  }

  func testPartsMakeTheWhole() {
    func changed(
      _ transform: ViewTransform, _ body: (ViewTransform.Components) -> ViewTransform.Components
    ) -> ViewTransform.Components? { transform.components.map(body) }
    assertLaw(
      partsFault, holdsFor: { $0.components },
      findsFaultIn: [
        { $0.followed(by: .rotation(1e-9)).components },
        { $0.followed(by: .translation(1e-9, 0)).components },
        { $0.followed(by: .scale(1, -1)).components },
        { $0.determinant < 0 ? nil : $0.components },
        { transform in
          changed(transform) {
            ViewTransform.Components(
              scaleX: -$0.scaleX, scaleY: -$0.scaleY, horizontalShear: $0.horizontalShear,
              rotation: $0.rotation + .pi, tx: $0.tx, ty: $0.ty)
          }
        },
        { transform in
          changed(transform) {
            ViewTransform.Components(
              scaleX: $0.scaleX, scaleY: $0.scaleY, rotation: $0.rotation, tx: $0.tx, ty: $0.ty)
          }
        },
      ])
  }
}
