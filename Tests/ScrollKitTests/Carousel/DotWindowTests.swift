import ScrollKit
import XCTest

/// Which dots are seen, and how large they are.
final class DotWindowTests: XCTestCase {
  private struct DotRow: TableRow {
    var count: Int
    var dots = 7
    var edge = 2
    /// The positions shown one after the other.
    var shown: [Double]
    var first: Double
    /// The sizes of the dots from the first whole one on.
    var scales: [Double]
    var source: String
  }

  func testWindows() {
    let rows = [
      DotRow(count: 0, shown: [0], first: 0, scales: [], source: "no pages"),
      DotRow(count: 3, shown: [2], first: 0, scales: [1, 1, 1], source: "all fit"),
      DotRow(
        count: 7, shown: [6], first: 0, scales: [1, 1, 1, 1, 1, 1, 1], source: "all fit exactly"),
      DotRow(
        count: 20, shown: [0], first: 0, scales: [1, 1, 1, 1, 1, 0.7, 0.5],
        source: "at the start: smaller only towards the hidden ones"),
      DotRow(
        count: 20, shown: [4], first: 0, scales: [1, 1, 1, 1, 1, 0.7, 0.5],
        source: "within the full ones: the window stays"),
      DotRow(
        count: 20, shown: [5], first: 1, scales: [0.5, 0.7, 1, 1, 1, 0.7, 0.5],
        source: "beyond them: it moves by one"),
      DotRow(
        count: 20, shown: [10, 8], first: 6, scales: [0.5, 0.7, 1, 1, 1, 0.7, 0.5],
        source: "back within the full ones: it stays"),
      DotRow(
        count: 20, shown: [10, 7], first: 5, scales: [0.5, 0.7, 1, 1, 1, 0.7, 0.5],
        source: "back beyond them: it moves by one"),
      DotRow(
        count: 20, shown: [19], first: 13, scales: [0.5, 0.7, 1, 1, 1, 1, 1], source: "at the end"),
      DotRow(
        count: 20, shown: [4.5], first: 0.5, scales: [0.75, 0.85, 1, 1, 0.85, 0.6, 0.25],
        source: "half-way: sizes in proportion"),
      DotRow(
        count: 10, dots: 5, edge: 1, shown: [5], first: 2, scales: [0.5, 1, 1, 1, 0.5],
        source: "one smaller dot at each end"),
      DotRow(
        count: 10, dots: 5, edge: 0, shown: [5], first: 1, scales: [1, 1, 1, 1, 1],
        source: "none is smaller"),
    ]
    forEachRow("windows of dots", rows) { row in
      var window = DotWindow(pageCount: row.count, dotCount: row.dots, edgeCount: row.edge)
      for position in row.shown { window.show(position) }
      XCTAssertEqual(window.offset, row.first)
      let start = Int(row.first.rounded(.up))
      for (index, scale) in row.scales.enumerated() {
        XCTAssertEqual(window.scale(of: start + index), scale, accuracy: 1e-12)
        XCTAssertTrue(window.visibleDots.contains(start + index))
      }
      XCTAssertEqual(window.scale(of: -1), 0)
      XCTAssertEqual(window.scale(of: row.count), 0)
    }
  }

  /// The current dot has its full size, no size jumps, and what is outside has none.
  private func fault(seed: UInt64, spoil: (Double) -> Double = { $0 }) -> String? {
    var random = SeededGenerator(seed: seed)
    var window = DotWindow(
      pageCount: Int.random(in: 1...30, using: &random),
      dotCount: Int.random(in: 5...9, using: &random),
      edgeCount: Int.random(in: 0...2, using: &random), loops: Bool.random(using: &random))
    var position = 0.0
    var last = (0..<window.pageCount).map { window.scale(of: $0) }
    var offset = window.offset
    for step in 0..<200 {
      position += Double.random(in: -0.1...0.1, using: &random)
      window.show(position)
      let scales = (0..<window.pageCount).map { spoil(window.scale(of: $0)) }
      let moved = (window.offset - offset).magnitude
      for (old, new) in zip(last, scales) where (old - new).magnitude > moved + 1e-9 {
        return "step \(step): a size jumps from \(old) to \(new)"
      }
      for (dot, scale) in scales.enumerated() {
        if !(0...1).contains(scale) { return "step \(step): size \(scale)" }
        if scale > 0, !window.visibleDots.contains(dot) {
          return "step \(step): \(dot) is not seen"
        }
      }
      let current = min(max(position, 0), Double(window.pageCount - 1))
      if !window.loops {
        for dot in [Int(current), Int(current.rounded(.up))] where scales[dot] < 1 - 1e-9 {
          if current == current.rounded() { return "step \(step): the current dot is small" }
        }
      }
      (last, offset) = (scales, window.offset)
    }
    return nil
  }

  func testSizesDoNotJump() {
    for seed in 0..<300 { XCTAssertNil(fault(seed: UInt64(seed))) }
    XCTAssertNotNil((0..<20).compactMap { fault(seed: $0) { $0 > 0.6 ? 1 : 0 } }.first)
  }

  func testFrames() {
    let indicator = PageIndicator(pageCount: 20)
    XCTAssertEqual(DotWindow.dotCount(fitting: 118, in: indicator), 7)
    XCTAssertEqual(DotWindow.dotCount(fitting: 117.9, in: indicator), 6)
    XCTAssertEqual(DotWindow.dotCount(fitting: .nan, in: indicator), 1)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 30)
    let window = DotWindow(pageCount: 7)
    for page in 0..<7 {
      XCTAssertEqual(
        window.frame(of: page, in: rect, indicator: indicator),
        PageIndicator(pageCount: 7).dotFrame(of: page, in: rect))
    }
    var mirrored = PageIndicator(pageCount: 7)
    mirrored.isRightToLeft = true
    XCTAssertEqual(
      window.frame(of: 0, in: rect, indicator: mirrored), mirrored.dotFrame(of: 0, in: rect))
  }

  func testTotality() {
    for number in hostileNumbers {
      for count in [Int.min, 0, 1, 30, Int.max] {
        var window = DotWindow(
          pageCount: count, dotCount: count, edgeCount: count, outerScale: number,
          innerScale: number, loops: count == 30)
        window.show(number)
        window.center(on: number)
        window.dotCount = 7
        window.show(number)
        window.edgeCount = 2
        window.pageCount = 40
        window.show(number)
        for dot in [Int.min, -1, 0, 5, Int.max] {
          XCTAssertTrue((0...1).contains(window.scale(of: dot)))
          let rect = CGRect(x: number, y: number, width: number, height: number)
          let frame = window.frame(of: dot, in: rect)
          XCTAssertTrue(Double(frame.origin.x).isFinite)
          XCTAssertTrue(Double(frame.size.width).isFinite)
        }
        XCTAssertGreaterThanOrEqual(window.visibleDots.count, 0)
      }
    }
  }
}
