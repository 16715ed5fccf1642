import ScrollKit
import XCTest

final class ScrollDirectionTests: XCTestCase {
  func testAlongAnAxis() {
    let rows: [Row<(Double, ScrollAxis), ScrollDirection>] = [
      Row((1, .horizontal), .right, "definition: the offset grows"),
      Row((-1, .horizontal), .left, "definition: the offset shrinks"),
      Row((1, .vertical), .down, "definition: the offset grows"),
      Row((-1, .vertical), .up, "definition: the offset shrinks"),
      Row((0, .horizontal), .none, "definition: the offset stays"),
      Row((-0.0, .vertical), .none, "definition: the offset stays"),
      Row((.leastNonzeroMagnitude, .vertical), .down, "however little"),
      Row((.nan, .horizontal), .none, "not a number counts as zero"),
      Row((.infinity, .vertical), .down, "an infinite distance has a direction"),
    ]
    forEachRow("direction along an axis", rows) {
      XCTAssertEqual(ScrollDirection(distance: $0.input.0, along: $0.input.1), $0.expected)
    }
  }

  private struct MoveRow: TableRow {
    let start, end: CGPoint
    let direction: ScrollDirection
    let source: String

    init(
      from start: (Double, Double), to end: (Double, Double), _ direction: ScrollDirection,
      _ source: String
    ) {
      self.start = CGPoint(x: start.0, y: start.1)
      self.end = CGPoint(x: end.0, y: end.1)
      (self.direction, self.source) = (direction, source)
    }
  }

  func testBetweenOffsets() {
    let longer = "the longer component counts"
    forEachRow(
      "direction between offsets",
      [
        MoveRow(from: (0, 0), to: (0, 0), .none, "no movement"),
        MoveRow(from: (5, 7), to: (5, 9), .down, "one component"),
        MoveRow(from: (5, 7), to: (5, 3), .up, "one component"),
        MoveRow(from: (5, 7), to: (9, 7), .right, "one component"),
        MoveRow(from: (5, 7), to: (1, 7), .left, "one component"),
        MoveRow(from: (0, 0), to: (-3, 2), .left, longer),
        MoveRow(from: (0, 0), to: (3, -2), .right, longer),
        MoveRow(from: (0, 0), to: (2, -3), .up, longer),
        MoveRow(from: (0, 0), to: (-2, 3), .down, longer),
        MoveRow(from: (0, 0), to: (3, 3), .down, "vertical where they are equal"),
        MoveRow(from: (0, 0), to: (-3, -3), .up, "vertical where they are equal"),
        MoveRow(from: (0, .nan), to: (5, 0), .none, "a point with a bad coordinate is refused"),
        MoveRow(from: (0, 0), to: (5, .nan), .none, "a point with a bad coordinate is refused"),
        MoveRow(from: (-.infinity, 0), to: (.infinity, 0), .right, "infinite ones saturate"),
        MoveRow(from: (.infinity, 0), to: (.infinity, -1), .up, "infinite ones saturate"),
      ]
    ) { XCTAssertEqual(ScrollDirection(from: $0.start, to: $0.end), $0.direction) }
  }

  func testAxes() {
    let rows: [Row<ScrollDirection, ScrollAxis?>] = [
      Row(.none, nil, "definition"), Row(.up, .vertical, "definition"),
      Row(.down, .vertical, "definition"), Row(.left, .horizontal, "definition"),
      Row(.right, .horizontal, "definition"),
    ]
    forEachRow("axis of a direction", rows) { XCTAssertEqual($0.input.axis, $0.expected) }
  }
}
