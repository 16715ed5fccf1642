import ScrollKit
import XCTest

/// Whatever the insets, places and anchors are, lists do not trap or hang, and all numbers are
/// finite.
final class ReadingLineTotalityTests: XCTestCase {
  private func check(_ range: Range<Int>, in count: Int?, line: UInt = #line) {
    XCTAssertGreaterThanOrEqual(range.lowerBound, 0, line: line)
    XCTAssertLessThanOrEqual(range.upperBound, count ?? .max, line: line)
  }

  private func rect(_ a: Double, _ b: Double) -> CGRect { CGRect(x: a, y: a, width: b, height: b) }

  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, 1e300, -1e300, .leastNonzeroMagnitude, -1, 320, 0x1p53,
  ]

  func testInsets() {
    let uniform = [
      UniformRows(count: 9, length: 44), UniformRows(count: nil, length: 1e-12),
      UniformRows(count: 0, length: 44), UniformRows(count: .max, length: 0),
    ]
    let lengths = [
      RowLengths(count: 9, length: 44), RowLengths(hostileNumbers), RowLengths(count: 0, length: 9),
    ]
    let lanes = MasonryLanes(hostileNumbers, laneCount: 3, spacing: 1)
    let list = SectionedRows(rowCounts: [3, 0, 2], rowLength: 44, headerLength: 20)
    let grid = GridRows(count: nil, columnCount: 3, itemSize: size(9, 9))
    for a in numbers {
      for b in numbers {
        for c in numbers {
          let insets = AxisInsets(leading: a, trailing: b)
          for rows in uniform {
            check(
              rows.visibleRange(in: AxisViewport(offset: c, length: a, insets: insets).unobscured),
              in: rows.count)
            check(
              rows.visibleRange(
                in: AxisViewport(rect(c, b), insets: insets).unobscured, overscan: .points(a)),
              in: rows.count)
          }
          for rows in lengths {
            check(
              rows.visibleRange(in: AxisViewport(offset: c, length: b, insets: insets).unobscured),
              in: rows.count)
            check(
              rows.visibleRange(
                in: AxisViewport(rect(a, c), insets: insets).unobscured, overscan: .rows(3)),
              in: rows.count)
          }
          check(
            grid.visibleRange(in: AxisViewport(offset: c, length: 320, insets: insets).unobscured),
            in: nil)
          check(
            grid.visibleRange(in: AxisViewport(rect(a, 320), insets: insets).unobscured), in: nil)
          check(
            lanes.visibleRange(in: AxisViewport(offset: c, length: 320, insets: insets).unobscured),
            in: lanes.count)
          check(
            lanes.visibleRange(in: AxisViewport(rect(c, a), insets: insets).unobscured),
            in: lanes.count)
          _ = Array(
            lanes.visibleItems(in: AxisViewport(offset: c, length: 320, insets: insets).unobscured))
          check(
            list.visibleRange(in: AxisViewport(offset: c, length: 320, insets: insets).unobscured),
            in: list.lengths.count)
          check(
            list.visibleRange(in: AxisViewport(rect(c, a), insets: insets).unobscured),
            in: list.lengths.count)
          if let header = list.stickyHeader(in: AxisViewport(offset: c, insets: insets)) {
            XCTAssertTrue(header.position.isFinite && header.length.isFinite)
          }
          for alignment in [RowAlignment.leading, .center, .trailing, .nearest, .fraction(a)] {
            let offset = alignment.offset(
              start: c, length: a, in: AxisViewport(offset: b, length: 320, insets: insets),
              contentLength: b)
            XCTAssertTrue(offset.isFinite)
          }
        }
      }
    }
  }

  func testPlaces() {
    for a in numbers {
      for b in numbers {
        for row in hostileIntegers {
          let place = RowPlace(row: row, fraction: a, distance: b)
          XCTAssertTrue(place.row >= 0 && (0...1).contains(place.fraction))
          XCTAssertTrue(place.distance.isFinite)
          for count in [0, 1, 9, Int.max] {
            let rows = RowLengths(count: count, length: a, spacing: b)
            let uniform = UniformRows(count: count, length: b, spacing: a)
            let grid = GridRows(count: count, columnCount: row, itemSize: size(a, b))
            let insets = AxisInsets(leading: a, trailing: b)
            let offsets = [
              rows.position(of: place), uniform.position(of: place),
              rows.contentOffset(
                keeping: place, in: AxisViewport(offset: 0, length: a, insets: insets)),
              uniform.contentOffset(
                keeping: place, in: AxisViewport(offset: 0, length: b, insets: insets)),
              grid.contentOffset(
                keeping: place, in: AxisViewport(offset: 0, length: b, insets: insets)),
            ]
            XCTAssertTrue(offsets.allSatisfy(\.isFinite), "\(offsets)")
            for found in [rows.place(at: a), uniform.place(at: a), grid.place(at: b)] {
              guard let found else { continue }
              XCTAssertTrue(found.row >= 0 && (0...1).contains(found.fraction))
              XCTAssertTrue(found.distance.isFinite)
            }
          }
          let endless = UniformRows(count: nil, length: a, spacing: b)
          XCTAssertTrue(endless.position(of: place).isFinite)
          XCTAssertTrue(
            endless.contentOffset(keeping: place, in: AxisViewport(offset: 0, length: a)).isFinite)
          let lanes = MasonryLanes([a, b, 3], laneCount: row, spacing: a)
          XCTAssertTrue(
            lanes.contentOffset(
              keeping: place, in: AxisViewport(offset: 0, length: a, insets: .init(leading: b))
            )
            .isFinite)
          XCTAssertTrue((lanes.place(at: b)?.distance ?? 0).isFinite)
          let list = SectionedRows(rowCounts: [row, 2], rowLength: a, headerLength: b)
          XCTAssertTrue(
            list.contentOffset(keeping: place, in: AxisViewport(offset: 0, length: a)).isFinite)
        }
      }
    }
  }

  func testForgettingAndAnchors() {
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for count in [0, 1, 5] {
            var rows = RowLengths(
              count: count, estimation: a > 0 ? .fixed(b) : .mean(initially: c), spacing: a)
            let anchor = AxisViewport(
              offset: a, length: b, insets: AxisInsets(leading: c, trailing: a))
            let other = AxisViewport(
              offset: b, length: c, insets: AxisInsets(leading: a, trailing: b))
            (rows.startTolerance, rows.endTolerance) = (a > b ? c : nil, b > c ? a : nil)
            var next = anchor
            next.offset += rows.forgetLengths(keeping: anchor, from: other)
            var shifts = [next.offset, rows.setLength(c, of: 0, keeping: next)]
            shifts += [
              rows.forgetLengths(keeping: anchor),
              rows.setLengths([a, b, c], from: 0, keeping: anchor),
              rows.insert(count: 3, at: 1, keeping: anchor),
              rows.setLength(a, of: 1, keeping: other),
              rows.forgetLengths(keeping: other, from: anchor),
              rows.remove(0..<2, keeping: other), rows.move(0, to: 1, keeping: anchor),
              rows.forgetLengths(keeping: other), rows.remove(0..<99, keeping: other),
              rows.contentOffset(keeping: other, in: anchor), anchor.readingLine,
            ]
            XCTAssertTrue(shifts.allSatisfy(\.isFinite), "\(shifts)")
            var list = SectionedRows(rowCounts: [count, 2], rowLength: a, headerLength: b)
            XCTAssertTrue(list.forgetLengths(keeping: anchor, from: other).isFinite)
          }
        }
      }
    }
  }
}
