import ScrollKit
import XCTest

final class PixelGridTests: XCTestCase {
  func testDocumentedExample() {
    XCTAssertEqual("\(PixelGrid(displayScale: 3).nearest(10.4))", "10.333333333333334")
  }

  func testNearest() {
    let half = "definition: floor(x * scale + 1/2) / scale"
    let target = "reported targets (UIScrollView, iOS 26.5, 3x): x0 + F' (v - 10)"
    let rows: [Row<(Double, scale: Double), Double>] = [
      Row((0, 1), 0, half), Row((0.5, 1), 1, half), Row((-0.5, 1), 0, half),
      Row((0.49, 1), 0, half), Row((-0.51, 1), -1, half), Row((0.25, 2), 0.5, half),
      Row((-0.25, 2), 0, half), Row((0.2, 2), 0, half), Row((10.3, 2), 10.5, half),
      Row((10.4, 3), 31 / 3.0, half), Row((-10.4, 3), -31 / 3.0, half),
      Row((10.4, 0), 10, "no scale counts as one"), Row((10.6, -2), 11, "no scale counts as one"),
      Row((123.5, 0.01), 100, "a pixel of 100 points"), Row((.nan, 2), 0, "not a number"),
      Row((0x1p51 + 0.5, 2), 0x1p51 + 0.5, "past 2^52 pixels every number is on the grid"),
      Row((1e300, 3), 0x1p52, "saturates"),
      Row((400 + 0.4994998 * 470.834, 3), 635.3333, target),
      Row((1755.6667 + 0.4994998 * 297.76, 3), 1904.3333, target),
      Row((2315.6667 + 0.4994998 * 667.054, 3), 2649, target),
      Row((4029 + 0.4994998 * 2520.246, 3), 5288, target),
      Row((8662.3333 + 0.0994992 * 746.662, 3), 8736.6667, target),
      Row((9549.3333 + 0.0994992 * 2337.413, 3), 9782, target),
    ]
    forEachRow("pixel grid", rows) { row in
      let grid = PixelGrid(displayScale: row.input.scale)
      XCTAssertEqual(grid.nearest(row.input.0), row.expected, accuracy: 1e-4)
      let point = grid.nearest(CGPoint(x: row.input.0, y: 0))
      XCTAssertEqual(point, CGPoint(x: grid.nearest(row.input.0), y: 0))
      XCTAssertEqual(grid.nearest(CGPoint(x: 0, y: row.input.0)), CGPoint(x: point.y, y: point.x))
    }
  }

  func testThePixel() {
    let rows: [Row<Double, Double>] = [
      Row(1, 1, "definition"), Row(2, 0.5, "definition"), Row(3, 1 / 3.0, "definition"),
      Row(0, 1, "anything but a positive number counts as one"),
      Row(.nan, 1, "anything but a positive number counts as one"),
      Row(.infinity, 0x1p-52, "saturates"), Row(.leastNonzeroMagnitude, 0x1p52, "saturates"),
    ]
    forEachRow("pixel", rows) { row in
      XCTAssertEqual(PixelGrid(displayScale: row.input).pixel, row.expected)
      var grid = PixelGrid(displayScale: 7)
      grid.displayScale = row.input
      XCTAssertEqual(grid.pixel, row.expected)
    }
    let metrics = ScrollMetrics(viewportSize: .zero, displayScale: 3)
    XCTAssertEqual(metrics.pixelGrid, PixelGrid(displayScale: 3))
  }

  func testHalfAPixel() {
    let rows: [Row<Double, Double>] = [
      Row(1, 0.5, "definition"), Row(2, 0.25, "definition"), Row(3, 1 / 6.0, "definition"),
      Row(4, 0.125, "definition"), Row(0.5, 1, "a pixel of two points"),
      Row(.nan, 0.5, "anything but a positive number counts as one"),
      Row(-3, 0.5, "anything but a positive number counts as one"),
    ]
    forEachRow("half a pixel", rows) { row in
      XCTAssertEqual(PixelGrid(displayScale: row.input).halfPixel, row.expected)
    }
  }

  private struct EchoRow: TableRow {
    let scale, written, reported: Double
    let isEcho: Bool
    let source: String

    init(
      _ scale: Double, written: Double, reported: Double, _ isEcho: Bool, _ source: String
    ) {
      (self.scale, self.written, self.reported) = (scale, written, reported)
      (self.isEcho, self.source) = (isEcho, source)
    }
  }

  func testEchoes() {
    let half = "definition: rounding moves an offset by half a pixel at most"
    let more = "definition: more than half a pixel is another offset"
    let slack = "definition: and what roundings leave, a millionth"
    let rows = [
      EchoRow(1, written: 320, reported: 320, true, "definition: itself"),
      EchoRow(1, written: 313, reported: 313.5, true, half),
      EchoRow(1, written: 104.5, reported: 104, true, half),
      EchoRow(1, written: 104.5, reported: 105, true, half),
      EchoRow(1, written: 104.5, reported: 106, false, more),
      EchoRow(1, written: 100, reported: 100.6, false, more),
      EchoRow(2, written: 100.2, reported: 100, true, half),
      EchoRow(2, written: 100.25, reported: 100.5, true, half),
      EchoRow(2, written: 100, reported: 100.5, false, more),
      EchoRow(3, written: 411.428571, reported: 411 + 1 / 3.0, true, "411.428571 at 3x"),
      EchoRow(3, written: 411.428571, reported: 411 + 2 / 3.0, false, "the next pixel"),
      EchoRow(3, written: 100.5, reported: 100 + 1 / 3.0, true, half),
      EchoRow(3, written: 100.5, reported: 100 + 2 / 3.0, true, half),
      EchoRow(3, written: -100.5, reported: -100 - 2 / 3.0, true, "before the leading edge"),
      EchoRow(3, written: 0, reported: 1 / 3.0, false, more),
      EchoRow(1, written: 100, reported: 100.500001, true, slack),
      EchoRow(1, written: 100, reported: 100.50001, false, slack),
      EchoRow(2, written: 100, reported: 99.749999, true, slack),
      EchoRow(2, written: 1e9, reported: 1e9 + 0.25002, true, "far out numbers are coarser"),
      EchoRow(1, written: .nan, reported: 0, false, "not a number has no echo"),
      EchoRow(1, written: 0, reported: .nan, false, "not a number is no echo"),
      EchoRow(1, written: .infinity, reported: .infinity, true, "saturates"),
      EchoRow(1, written: .infinity, reported: 0x1p52, true, "saturates"),
      EchoRow(1, written: .infinity, reported: -.infinity, false, "saturates"),
    ]
    forEachRow("echoes", rows) { row in
      let grid = PixelGrid(displayScale: row.scale)
      XCTAssertEqual(grid.isEcho(row.reported, of: row.written), row.isEcho)
      XCTAssertEqual(grid.isEcho(-row.reported, of: -row.written), row.isEcho)
      XCTAssertEqual(grid.isEcho(row.written, of: row.reported), row.isEcho)
    }
  }

  /// What is rounded to the grid, to the nearest pixel either way, is an echo; a pixel farther is
  /// none.
  func testWhatIsRoundedIsAnEcho() {
    func law(_ isEcho: (PixelGrid, Double, Double) -> Bool) -> (PixelGrid, Double)? {
      firstCounterexample(
        seed: 31, count: 20000,
        { generator in
          let grid = PixelGrid(displayScale: [1, 1.5, 2, 3].randomElement(using: &generator)!)
          let written = Double.random(in: -1e5...1e5, using: &generator)
          // A quarter of them lie halfway between two pixels.
          let isHalfway = Int.random(in: 0...3, using: &generator) == 0
          return (grid, isHalfway ? grid.nearest(written) + grid.pixel / 2 : written)
        },
        { grid, written in
          let up = grid.nearest(written)
          let down = -grid.nearest(-written)
          return isEcho(grid, up, written) && isEcho(grid, down, written)
            && !isEcho(grid, up + 1.1 * grid.pixel, written)
            && !isEcho(grid, down - 1.1 * grid.pixel, written)
        })
    }
    assertLaw(
      law, holdsFor: { $0.isEcho($1, of: $2) },
      findsFaultIn: [
        { abs($1 - $2) < $0.pixel / 2 }, { abs($1 - $2) <= $0.pixel / 4 },
        { abs($1 - $2) <= 2 * $0.pixel }, { _, reported, written in reported == written },
      ])
  }

  private typealias Function = (PixelGrid, Double) -> Double

  private func gridLaw(_ nearest: Function) -> (PixelGrid, Double, Double)? {
    firstCounterexample(
      seed: 30, count: 20000,
      { generator in
        (
          PixelGrid(displayScale: [1, 1.5, 2, 3].randomElement(using: &generator)!),
          Double.random(in: -1e6...1e6, using: &generator),
          Double.random(in: 0...2, using: &generator)
        )
      },
      { grid, position, step in
        let result = nearest(grid, position)
        return nearest(grid, result) == result
          && abs(result - position) <= grid.pixel / 2 + 1e-9
          && nearest(grid, position + step) >= result
          && abs(result * grid.displayScale - (result * grid.displayScale).rounded()) < 1e-8
      })
  }

  func testTheNearestPixelIsNearIdempotentAndMonotone() {
    assertLaw(
      gridLaw, holdsFor: { $0.nearest($1) },
      findsFaultIn: [
        { grid, position in ((position * grid.displayScale).rounded(.down)) / grid.displayScale },
        { _, position in position }, { -$0.nearest(-$1) + $0.pixel },
        { _, position in position.rounded() },
      ])
  }
}
