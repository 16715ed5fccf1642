import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ViewTransformTests: XCTestCase {
  private struct Row: TableRow {
    var transform: ViewTransform
    var from: CGPoint
    var to: CGPoint
    var source: String

    init(_ transform: ViewTransform, _ from: CGPoint, _ to: CGPoint, _ source: String) {
      (self.transform, self.from, self.to, self.source) = (transform, from, to, source)
    }
  }

  func testPoints() {
    let quarter = ViewTransform.rotation(.pi / 2)
    let move = ViewTransform.translation(10, 20)
    let twice = ViewTransform.scale(2, 3)
    let all = ViewTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let rows: [Row] = [
      Row(.identity, point(3, 4), point(3, 4), "definition"),
      Row(move, point(3, 4), point(13, 24), "definition"),
      Row(twice, point(3, 4), point(6, 12), "definition"),
      Row(quarter, point(1, 0), point(0, 1), "CoreGraphics: a x + c y + tx, b x + d y + ty"),
      Row(quarter, point(0, 1), point(-1, 0), "CoreGraphics: a quarter turn"),
      Row(.rotation(.pi), point(3, 4), point(-3, -4), "definition: half a turn"),
      Row(.rotation(-.pi / 2), point(3, 4), point(4, -3), "definition: a quarter turn back"),
      Row(.rotation(.pi / 6), point(2, 0), point(3.0.squareRoot(), 1), "by hand: cosine, sine"),
      Row(all, point(1, 0), point(13, 16), "by hand: the column a, b"),
      Row(all, point(0, 1), point(16, 20), "by hand: the column c, d"),
      Row(all, point(1, 2), point(23, 30), "by hand: 2 + 10 + 11, 3 + 14 + 13"),
      Row(
        move.followed(by: twice), point(3, 4), point(26, 72),
        "CoreGraphics: concatenating moves, then scales"),
      Row(
        twice.followed(by: move), point(3, 4), point(16, 32),
        "CoreGraphics: concatenating scales, then moves"),
      Row(
        quarter.followed(by: move), point(3, 4), point(6, 23),
        "CoreGraphics: concatenating turns, then moves"),
      Row(
        move.followed(by: quarter), point(3, 4), point(-24, 13),
        "CoreGraphics: concatenating moves, then turns"),
      Row(
        all.followed(by: all), point(1, 2), point(207, 292),
        "by hand: (23, 30) again: 46 + 150 + 11, 69 + 210 + 13"),
      Row(
        twice.translated(10, 20), point(3, 4), point(26, 72),
        "CoreGraphics: translatedBy moves first"),
      Row(
        move.scaled(2, 3), point(3, 4), point(16, 32), "CoreGraphics: scaledBy scales first"),
      Row(
        move.rotated(.pi / 2), point(3, 4), point(6, 23), "CoreGraphics: rotated(by:) turns first"),
      Row(
        ViewTransform.rotation(.pi / 4).translated(0, 50), point(0, 0),
        point(-35.35533905932738, 35.35533905932738),
        "tutorial: moved by (0, 50) after an eighth of a turn"),
      Row(
        ViewTransform.identity.translated(0, 50).rotated(.pi / 4), point(0, 0), point(0, 50),
        "tutorial: moved by (0, 50) before an eighth of a turn"),
    ]
    forEachRow("transforms of points", rows) { row in
      assertNear(row.transform.apply(to: row.from), row.to)
      if let inverse = row.transform.inverse {
        assertNear(inverse.apply(to: row.to), row.from)
      } else {
        XCTFail("no inverse")
      }
    }
  }

  private struct NumbersRow: TableRow {
    var transform: ViewTransform
    var numbers: [Double]
    var determinant: Double
    var inverse: [Double]?
    var source: String

    init(
      _ transform: ViewTransform, _ numbers: [Double], determinant: Double, inverse: [Double]?,
      _ source: String
    ) {
      (self.transform, self.numbers, self.determinant) = (transform, numbers, determinant)
      (self.inverse, self.source) = (inverse, source)
    }
  }

  private func numbers(_ t: ViewTransform) -> [Double] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

  func testNumbers() {
    let half = 0.5.squareRoot()
    let rows: [NumbersRow] = [
      NumbersRow(
        .identity, [1, 0, 0, 1, 0, 0], determinant: 1, inverse: [1, 0, 0, 1, 0, 0], "definition"),
      NumbersRow(
        .translation(3, 4), [1, 0, 0, 1, 3, 4], determinant: 1, inverse: [1, 0, 0, 1, -3, -4],
        "definition"),
      NumbersRow(
        .scale(2, 4), [2, 0, 0, 4, 0, 0], determinant: 8, inverse: [0.5, 0, 0, 0.25, 0, 0],
        "definition"),
      NumbersRow(
        .rotation(.pi / 4), [half, half, -half, half, 0, 0], determinant: 1,
        inverse: [half, -half, half, half, 0, 0], "CoreGraphics: cos, sin, -sin, cos"),
      NumbersRow(
        .scale(-1, 1), [-1, 0, 0, 1, 0, 0], determinant: -1, inverse: [-1, 0, 0, 1, 0, 0],
        "definition: a mirror image"),
      NumbersRow(
        ViewTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13), [2, 3, 5, 7, 11, 13],
        determinant: -1, inverse: [-7, 3, 5, -2, 12, -7], "by hand"),
      NumbersRow(
        .scale(0, 1), [0, 0, 0, 1, 0, 0], determinant: 0, inverse: nil, "definition: to a line"),
      NumbersRow(
        .scale(1, 0), [1, 0, 0, 0, 0, 0], determinant: 0, inverse: nil, "definition: to a line"),
      NumbersRow(
        .scale(0, 0), [0, 0, 0, 0, 0, 0], determinant: 0, inverse: nil, "definition: to a point"),
      NumbersRow(
        ViewTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), [1, 2, 2, 4, 0, 0], determinant: 0,
        inverse: nil, "by hand: 1 * 4 - 2 * 2"),
      NumbersRow(
        .scale(0x1p30, 0x1p30), [0x1p30, 0, 0, 0x1p30, 0, 0], determinant: 0x1p52,
        inverse: [0x1p-30, 0, 0, 0x1p-30, 0, 0],
        "the stated rule: the determinant shown is held within 2^52, the inverse is true"),
      NumbersRow(
        .scale(0x1p-52, 1), [0x1p-52, 0, 0, 1, 0, 0], determinant: 0x1p-52,
        inverse: [0x1p52, 0, 0, 1, 0, 0], "the stated rule: 2^52 is the most there is"),
      NumbersRow(
        .scale(0x1p-53, 1), [0x1p-53, 0, 0, 1, 0, 0], determinant: 0x1p-53, inverse: nil,
        "the stated rule: 2^53 is more than a number of the inverse may be"),
      NumbersRow(
        ViewTransform(a: 0x1p-40, b: 0, c: 0, d: 0x1p-40, tx: 0x1p20, ty: 0),
        [0x1p-40, 0, 0, 0x1p-40, 0x1p20, 0], determinant: 0x1p-80, inverse: nil,
        "the stated rule: the inverse would move by 2^60"),
    ]
    forEachRow("numbers of transforms", rows) { row in
      XCTAssertTrue(areNear(numbers(row.transform), row.numbers, 1e-15))
      XCTAssertEqual(row.transform.determinant, row.determinant, accuracy: 1e-15)
      if let inverse = row.inverse {
        XCTAssertTrue(areNear(row.transform.inverse.map(numbers) ?? [], inverse, 1e-12))
      } else {
        XCTAssertNil(row.transform.inverse)
      }
    }
  }

  private struct SizeRow: TableRow {
    var transform: ViewTransform
    var size: CGSize
    var expected: CGSize
    var source: String
  }

  func testSizes() {
    let rows: [SizeRow] = [
      SizeRow(
        transform: .translation(5, 6), size: size(3, 4), expected: size(3, 4),
        source: "CoreGraphics: a size is not moved"),
      SizeRow(
        transform: .scale(2, 3), size: size(3, 4), expected: size(6, 12), source: "definition"),
      SizeRow(
        transform: .rotation(.pi / 2), size: size(3, 4), expected: size(-4, 3),
        source: "CoreGraphics: a size is a vector"),
      SizeRow(
        transform: ViewTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13), size: size(1, 2),
        expected: size(12, 17), source: "by hand"),
    ]
    forEachRow("transforms of sizes", rows) { row in
      assertNear(row.transform.apply(to: row.size), row.expected)
    }
  }

  private struct RectRow: TableRow {
    var transform: ViewTransform
    var rect: CGRect
    var expected: CGRect
    var source: String
  }

  func testRects() {
    let rows: [RectRow] = [
      RectRow(
        transform: .translation(5, 6), rect: rect(1, 2, 3, 4), expected: rect(6, 8, 3, 4),
        source: "definition"),
      RectRow(
        transform: .scale(2, 3), rect: rect(1, 2, 3, 4), expected: rect(2, 6, 6, 12),
        source: "definition"),
      RectRow(
        transform: .scale(-1, 1), rect: rect(1, 2, 3, 4), expected: rect(-4, 2, 3, 4),
        source: "definition: a mirror image has a positive extent"),
      RectRow(
        transform: .rotation(.pi / 2), rect: rect(1, 2, 3, 4), expected: rect(-6, 1, 4, 3),
        source: "by hand: corners (-2, 1) and (-6, 4)"),
      RectRow(
        transform: ViewTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13), rect: rect(0, 0, 1, 2),
        expected: rect(11, 13, 12, 17), source: "by hand: corners 11...23, 13...30"),
      RectRow(
        transform: ViewTransform(a: 2, b: -3, c: -5, d: 7, tx: 0, ty: 0), rect: rect(0, 0, 1, 2),
        expected: rect(-10, -3, 12, 17), source: "by hand: corners -10...2, -3...14"),
    ]
    forEachRow("transforms of rectangles", rows) { row in
      assertNear(row.transform.apply(to: row.rect), row.expected)
    }
  }

  private struct TurnRow: TableRow {
    var rect: CGRect
    var image: CGSize
    var degrees: Double
    var expected: CGRect
    var source: String

    init(
      _ rect: CGRect, in image: CGSize, degrees: Double, _ expected: CGRect, _ source: String
    ) {
      (self.rect, self.image, self.degrees) = (rect, image, degrees)
      (self.expected, self.source) = (expected, source)
    }
  }

  func testPartsOfTurnedImages() {
    let rows: [TurnRow] = [
      TurnRow(
        rect(0, 0, 4032, 3024), in: size(4032, 3024), degrees: 90, rect(0, 0, 3024, 4032),
        "telephoto: RotationTest"),
      TurnRow(
        rect(800, 0, 800, 400), in: size(1600, 800), degrees: 90, rect(400, 800, 400, 800),
        "telephoto: RotationTest"),
      TurnRow(
        rect(800, 0, 400, 400), in: size(1600, 800), degrees: 180, rect(400, 400, 400, 400),
        "telephoto: RotationTest"),
      TurnRow(
        rect(400, 400, 400, 400), in: size(1600, 800), degrees: 270, rect(400, 800, 400, 400),
        "telephoto: RotationTest"),
      TurnRow(
        rect(0, 800, 400, 800), in: size(800, 1600), degrees: -90, rect(800, 400, 800, 400),
        "telephoto: RotationTest"),
      TurnRow(
        rect(1, 2, 1, 2), in: size(5, 6), degrees: -90, rect(2, 3, 2, 1), "telephoto: RotationTest"),
    ]
    forEachRow("parts of turned images", rows) { row in
      let turn = ViewTransform.rotation(row.degrees * .pi / 180)
      let box = turn.apply(to: CGRect(origin: .zero, size: row.image)).coordinates
      let upright = turn.followed(by: .translation(-box[0], -box[1]))
      assertNear(upright.apply(to: row.rect), row.expected, 1e-8)
    }
  }

  private struct GestureRow: TableRow {
    var factor: Double
    var translation: CGPoint
    var anchor: CGPoint
    var pan: CGPoint
    var degrees: Double
    var expected: CGPoint
    var source: String

    init(
      factor: Double, translation: CGPoint, anchor: CGPoint, pan: CGPoint, degrees: Double,
      _ expected: CGPoint, _ source: String
    ) {
      (self.factor, self.translation, self.anchor) = (factor, translation, anchor)
      (self.pan, self.degrees, self.expected) = (pan, degrees, expected)
      self.source = source
    }
  }

  func testZoomTurnAndPanAtOnce() {
    let rows: [GestureRow] = [
      GestureRow(
        factor: 4, translation: point(500, 500), anchor: point(800, 1500),
        pan: point(-5, -10), degrees: 0.1, point(-413.01685, -2542.0884),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 2, translation: point(-600, -2000), anchor: point(800, 1500),
        pan: point(10, 5), degrees: 0.4, point(-1931.063, -5509.377),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 0.5, translation: point(500, 500), anchor: point(800, 1500),
        pan: point(10, 5), degrees: 0.1, point(655.8729, 1002.23895),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 2, translation: point(-600, -2000), anchor: point(300, 300),
        pan: point(-5, -10), degrees: 0.1, point(-1501.9688, -4323.135),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 0.5, translation: point(500, 500), anchor: point(300, 300),
        pan: point(10, 5), degrees: 0.4, point(404.29944, 403.19568),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 0.25, translation: point(-600, -2000), anchor: point(300, 300),
        pan: point(10, 5), degrees: 0.1, point(78.50391, -274.14185),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 0.25, translation: point(500, 500), anchor: point(800, 1500),
        pan: point(-5, -10), degrees: 0.1, point(724.18646, 1247.3695),
        "zoomimage: ZoomsTest3"),
      GestureRow(
        factor: 1, translation: point(-600, -2000), anchor: point(800, 1500),
        pan: point(10, 5), degrees: 0.1, point(-583.88916, -1997.4382),
        "zoomimage: ZoomsTest3"),
    ]
    forEachRow("zoom, turn and pan at once", rows) { row in
      let (anchor, pan) = (row.anchor.coordinates, row.pan.coordinates)
      // In that peer's rule the pan grows with the factor.
      let gesture = ViewTransform.translation(-anchor[0], -anchor[1])
        .followed(by: .scale(row.factor, row.factor))
        .followed(by: .rotation(row.degrees * .pi / 180))
        .followed(
          by: .translation(anchor[0] + pan[0] * row.factor, anchor[1] + pan[1] * row.factor))
      assertNear(gesture.apply(to: row.translation), row.expected, 0.05)
    }
  }

  func testExample() {
    let view = TransformedView(frame: CGRect(x: 20, y: 20, width: 280, height: 154))
    assertNear(view.frame(under: .scale(0.9, 0.9)), rect(34, 27.7, 252, 138.6))
  }
}

final class TransformedViewTests: XCTestCase {
  private struct Row: TableRow {
    var frame: CGRect
    var transform: ViewTransform
    var expected: CGRect
    var accuracy: Double
    var hasWayBack: Bool
    var source: String

    init(
      _ frame: CGRect, _ transform: ViewTransform, _ expected: CGRect, accuracy: Double = 1e-9,
      hasWayBack: Bool = true, _ source: String
    ) {
      (self.frame, self.transform, self.expected) = (frame, transform, expected)
      (self.accuracy, self.hasWayBack, self.source) = (accuracy, hasWayBack, source)
    }
  }

  func testFrames() {
    let banner = rect(20, 20, 280, 154)
    let eighth = ViewTransform.rotation(.pi / 4)
    let rows: [Row] = [
      Row(banner, .identity, banner, "definition"),
      Row(
        banner, eighth, rect(6.56, -56.44, 306.88, 306.88), accuracy: 0.01, hasWayBack: false,
        "tutorial: an eighth of a turn"),
      Row(
        banner, eighth.rotated(.pi / 4), rect(83, -43, 154, 280),
        "tutorial: an eighth of a turn, twice, each on top of the last"),
      Row(
        banner, .rotation(.pi / 4), rect(6.56, -56.44, 306.88, 306.88), accuracy: 0.01,
        hasWayBack: false, "tutorial: an eighth of a turn, set twice, stays"),
      Row(banner, .scale(0.9, 0.9), rect(34, 27.7, 252, 138.6), "tutorial: scale 0.9"),
      Row(
        banner, ViewTransform.scale(0.9, 0.9).scaled(0.9, 0.9), rect(46.6, 34.63, 226.8, 124.74),
        "by hand: scale 0.81 about (160, 97)"),
      Row(
        banner, .translation(0, 50), rect(20, 70, 280, 154), "tutorial: moved by (0, 50)"),
      Row(
        banner, eighth.translated(0, 50),
        rect(6.56 - 35.36, -56.44 + 35.36, 306.88, 306.88), accuracy: 0.02, hasWayBack: false,
        "tutorial: moved by (0, 50) after an eighth of a turn"),
      Row(banner, .scale(-1, 1), banner, "definition: a mirror image has the same frame"),
      Row(
        banner, .rotation(.pi), banner, accuracy: 1e-9, "definition: half a turn, the same frame"),
      Row(
        rect(0, 0, 100, 50), .rotation(.pi / 6),
        rect(-5.801270189221932, -21.65063509461097, 111.60254037844386, 93.30127018922194),
        "by hand: 100 cos 30 + 50 sin 30, 100 sin 30 + 50 cos 30 about (50, 25)"),
      Row(
        rect(5 - 12.5.squareRoot(), 5 - 12.5.squareRoot(), 50.0.squareRoot(), 50.0.squareRoot()),
        eighth, rect(0, 0, 10, 10), hasWayBack: false,
        "Flutter: the box about (0, 5), (5, 10), (10, 5), (5, 0)"),
      Row(rect(0, 0, 0, 0), .rotation(1), rect(0, 0, 0, 0), "definition: no extent"),
      Row(
        rect(0, 0, 100, 50), .scale(0, 1), rect(50, 0, 0, 50), hasWayBack: false,
        "definition: flattened"),
      Row(
        rect(0, 0, 100, 50), .scale(0, 0), rect(50, 25, 0, 0), hasWayBack: false,
        "definition: a point"),
    ]
    forEachRow("frames of transformed views", rows) { row in
      let view = TransformedView(frame: row.frame)
      assertNear(view.frame(under: row.transform), row.expected, row.accuracy)
      XCTAssertEqual(view.size, row.frame.size)
      assertNear(view.center, point(row.frame.midX, row.frame.midY))
      let back = TransformedView(frame: row.expected, under: row.transform)
      XCTAssertEqual(back != nil, row.hasWayBack)
      if let back {
        assertNear(back.size, view.size, 1e-8)
        assertNear(back.center, view.center)
      }
    }
  }

  func testFramesThatNoBoundsGive() {
    // A third of a right angle makes a frame of 93.3 from 100 x 50; a flat one it cannot make.
    let turn = ViewTransform.rotation(.pi / 6)
    XCTAssertNil(TransformedView(frame: rect(0, 0, 100, 1), under: turn))
    XCTAssertNil(TransformedView(frame: rect(0, 0, 1, 100), under: turn))
    XCTAssertNotNil(TransformedView(frame: rect(0, 0, 100, 100), under: turn))
  }
}

extension CGRect {
  fileprivate var midX: Double { coordinates[0] + coordinates[2] / 2 }
  fileprivate var midY: Double { coordinates[1] + coordinates[3] / 2 }
}
