import ScrollKit
import ScrollKitTestSupport
import XCTest

/// A horizontal layout from right to left is the mirror image of the same from left to right.
final class RightToLeftRowsTests: XCTestCase {
  private struct Example {
    var lengths: [Double]
    var spacing: Double
    var padding: AxisInsets
    var viewport: AxisViewport
    var item: Int
    var alignment: RowAlignment
    var overscan: Overscan
  }

  private func example(_ random: inout SeededGenerator) -> Example {
    func insets() -> AxisInsets {
      AxisInsets(leading: random.eighths(0...60), trailing: random.eighths(0...60))
    }
    let count = Int.random(in: 0...20, using: &random)
    return Example(
      lengths: (0..<count).map { _ in random.eighths(1...120) }, spacing: random.eighths(0...20),
      padding: insets(),
      viewport: AxisViewport(
        offset: random.eighths(-200...1500), length: random.eighths(0...500), insets: insets()),
      item: Int.random(in: -2...22, using: &random),
      alignment: [.leading, .center, .trailing, .nearest, .fraction(0.25)]
        .randomElement(using: &random)!,
      overscan: [.none, .points(behind: 40, ahead: 90), .rows(behind: 1, ahead: 2)]
        .randomElement(using: &random)!)
  }

  private func mirrored(_ viewport: AxisViewport, in content: Double) -> AxisViewport {
    AxisViewport(
      offset: content - viewport.length - viewport.offset, length: viewport.length,
      insets: viewport.insets.mirrored)
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a == b || a.isEmpty && b.isEmpty
  }

  private func isMirrorImage<Layout: RowLayout>(
    _ turned: Layout, of plain: Layout, _ example: Example
  )
    -> Bool
  {
    let content = plain.contentLength
    guard turned.contentLength == content, turned.isRightToLeft, !plain.isRightToLeft else {
      return false
    }
    let (view, item, overscan) = (example.viewport, example.item, example.overscan)
    let image = mirrored(view, in: content)
    let aim = plain.contentOffset(
      of: item, alignment: example.alignment, in: image, covering: AxisInsets(leading: 9))
    let turnedAim = turned.contentOffset(
      of: item, alignment: example.alignment, in: view, covering: AxisInsets(trailing: 9))
    let place = plain.place(at: image.readingLine)
    return turned.position(of: item) == plain.position(of: item)
      && isSame(turned.visibleRange(in: view), plain.visibleRange(in: image))
      && isSame(turned.unobscuredRange(in: view), plain.unobscuredRange(in: image))
      && isSame(
        turned.visibleRange(in: view, overscan: overscan, direction: .left),
        plain.visibleRange(in: image, overscan: overscan, direction: .right))
      && turnedAim == content - view.length - aim
      && place.map {
        turned.contentOffset(keeping: $0, in: view)
          == content - view.length - plain.contentOffset(keeping: $0, in: image)
      } ?? true
  }

  private func rows(_ example: Example, isRightToLeft: Bool) -> RowLengths {
    RowLengths(
      example.lengths, estimation: .fixed(44), spacing: example.spacing, padding: example.padding,
      axis: .horizontal, isRightToLeft: isRightToLeft)
  }

  func testLayoutsAreMirrored() {
    typealias Turned = (Example) -> RowLengths
    let law: (Turned) -> Example? = { turned in
      firstCounterexample(seed: 301, self.example) {
        self.isMirrorImage(turned($0), of: self.rows($0, isRightToLeft: false), $0)
      }
    }
    assertLaw(
      law, holdsFor: { self.rows($0, isRightToLeft: true) },
      findsFaultIn: [
        { self.rows($0, isRightToLeft: false) },
        {
          var other = $0
          other.padding = $0.padding.mirrored
          return self.rows(other, isRightToLeft: true)
        },
      ])
    let others = firstCounterexample(seed: 302, example) { example in
      let count = example.lengths.count
      func uniform(_ isRightToLeft: Bool) -> UniformRows {
        UniformRows(
          count: count, length: 50, spacing: example.spacing, padding: example.padding,
          axis: .horizontal, isRightToLeft: isRightToLeft)
      }
      func lanes(_ isRightToLeft: Bool) -> MasonryLanes {
        MasonryLanes(
          example.lengths, laneCount: 3, spacing: example.spacing, axis: .horizontal,
          isRightToLeft: isRightToLeft)
      }
      func sections(_ isRightToLeft: Bool) -> SectionedRows {
        SectionedRows(
          rowCounts: [3, count], rowLength: 40, headerLength: 20, spacing: example.spacing,
          padding: example.padding, axis: .horizontal, isRightToLeft: isRightToLeft)
      }
      return self.isMirrorImage(uniform(true), of: uniform(false), example)
        && self.isMirrorImage(lanes(true), of: lanes(false), example)
        && self.isMirrorImage(sections(true), of: sections(false), example)
    }
    XCTAssertNil(others, "\(others!)")
  }

  /// Edits shift the physical offset as much as they move the first row that can be read.
  func testEditsMoveNothingOnScreen() {
    typealias Edit = (inout RowLengths, AxisViewport) -> Double
    let law: (Edit) -> Example? = { edit in
      firstCounterexample(seed: 303, self.example) { example in
        var turned = self.rows(example, isRightToLeft: true)
        var plain = self.rows(example, isRightToLeft: false)
        let before = plain.contentLength
        let image = self.mirrored(example.viewport, in: before)
        let wanted = image.offset + plain.insert(count: 2, at: 3, keeping: image)
        let shown = example.viewport.offset + edit(&turned, example.viewport)
        return abs(plain.contentLength - example.viewport.length - wanted - shown) < 1e-9
      }
    }
    assertLaw(
      law, holdsFor: { $0.insert(count: 2, at: 3, keeping: $1) },
      findsFaultIn: [
        {
          $0.insert(count: 2, at: 3); return 0 * $1.offset
        },
        { -$0.insert(count: 2, at: 3, keeping: $1) },
      ])
  }

  func testRows() {
    // Three rows of 100 from the right, in 300 points.
    var rows = RowLengths(count: 3, length: 100, axis: .horizontal, isRightToLeft: true)
    XCTAssertEqual(rows.frame(of: 0, crossLength: 44), CGRect(x: 200, y: 0, width: 100, height: 44))
    XCTAssertEqual(rows.frame(of: 2, crossLength: 44), CGRect(x: 0, y: 0, width: 100, height: 44))
    XCTAssertEqual(rows.visibleRange(in: AxisViewport(offset: 150, length: 150)), 0..<2)
    // A row inserted before all lies at the right: what is on screen keeps its x.
    let viewport = AxisViewport(offset: 100, length: 150)
    XCTAssertEqual(rows.insert(count: 1, at: 0, keeping: viewport), 0)
    // One appended lies at the left: the others move on by its length.
    XCTAssertEqual(rows.insert(count: 1, at: 4, keeping: viewport), 100)
    let vertical = RowLengths(count: 3, length: 100, isRightToLeft: true)
    XCTAssertEqual(
      vertical.frame(of: 0, crossLength: 44), CGRect(x: 0, y: 0, width: 44, height: 100))
    let endless = UniformRows(count: nil, length: 100, axis: .horizontal, isRightToLeft: true)
    XCTAssertFalse(endless.isRightToLeft)
    XCTAssertEqual(
      endless.frame(of: 1, crossLength: 44), CGRect(x: 100, y: 0, width: 100, height: 44))
  }
}
