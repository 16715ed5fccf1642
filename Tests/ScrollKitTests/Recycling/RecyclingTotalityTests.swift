import ScrollKit
import XCTest

/// Whatever the arguments are, rows, grids, lanes, pools and tiles do not trap or hang, and all
/// numbers are finite.
final class RecyclingTotalityTests: XCTestCase {
  private let overscans: [Overscan] =
    hostileNumbers.flatMap { number in
      [
        Overscan.points(number), .points(behind: number, ahead: 1e300),
        .points(behind: 3, ahead: number),
        .following(total: number, velocity: 320, lookahead: number),
        .following(total: 320, velocity: number), .sides(before: number, after: 3),
        .sides(before: 1e300, after: number),
      ]
    }
    + hostileIntegers.flatMap { [Overscan.rows($0), .rows(behind: $0, ahead: .max)] }

  private let alignments: [RowAlignment] =
    hostileNumbers.map { .fraction($0) } + [.leading, .center, .trailing, .nearest]

  private func check(_ range: Range<Int>, in count: Int?, line: UInt = #line) {
    XCTAssertGreaterThanOrEqual(range.lowerBound, 0, line: line)
    XCTAssertLessThanOrEqual(range.upperBound, count ?? .max, line: line)
  }

  private func check(_ rect: CGRect, line: UInt = #line) {
    XCTAssertTrue(rect.origin.x.isFinite && rect.origin.y.isFinite, line: line)
    XCTAssertTrue(rect.size.width.isFinite && rect.size.height.isFinite, line: line)
  }

  private func rect(_ a: Double, _ b: Double) -> CGRect { CGRect(x: a, y: a, width: b, height: b) }

  func testUniformRowsAndGrids() {
    for count in hostileIntegers.map(Optional.some) + [nil] {
      for length in hostileNumbers {
        for spacing in hostileNumbers {
          var rows = UniformRows(
            count: count, length: length, spacing: spacing,
            padding: AxisInsets(leading: spacing, trailing: length))
          XCTAssertTrue(rows.contentLength.isFinite && rows.pitch.isFinite)
          for offset in hostileNumbers {
            check(
              rows.visibleRange(in: AxisViewport(offset: offset, length: spacing)), in: rows.count)
            check(
              rows.visibleRange(in: AxisViewport(offset: spacing, length: offset)), in: rows.count)
            if let row = rows.row(at: offset) { check(row..<row + 1, in: rows.count) }
          }
          let item = count ?? .max
          XCTAssertTrue(rows.position(of: item).isFinite)
          check(rows.frame(of: item, crossLength: spacing))
          XCTAssertTrue(
            rows.contentOffset(
              of: item, alignment: .center, in: AxisViewport(offset: spacing, length: length)
            )
            .isFinite)
          (rows.count, rows.length, rows.spacing) = (item, spacing, length)
          XCTAssertTrue(rows.contentLength.isFinite)
          var grid = GridRows(
            count: count, columnCount: item, itemSize: CGSize(width: length, height: spacing),
            spacing: spacing, crossSpacing: length,
            padding: ScrollInsets(top: length, left: spacing, bottom: spacing, right: length),
            axis: item == 3 ? .horizontal : .vertical, isRightToLeft: item == 2)
          check(grid.frame(of: item))
          for number in hostileNumbers {
            if let found = grid.item(at: CGPoint(x: number, y: spacing)) {
              check(found..<found + 1, in: grid.count)
            }
          }
          XCTAssertTrue(
            grid.contentOffset(
              of: item, alignment: .center, in: AxisViewport(offset: spacing, length: length)
            )
            .isFinite)
          grid.count = item
          check(
            grid.visibleRange(in: AxisViewport(offset: length, length: spacing)), in: max(0, item))
          grid.count = count
          XCTAssertTrue(grid.contentSize.width.isFinite && grid.contentSize.height.isFinite)
          check(
            grid.visibleRange(in: AxisViewport(offset: length, length: spacing)), in: grid.count)
          check(grid.items(in: Int.min..<item), in: grid.count)
          check(grid.items(in: min(0, item)..<Int.max), in: grid.count)
          let columns = GridRows.columnCount(
            fitting: length, itemCrossLength: spacing, crossSpacing: length)
          XCTAssertTrue((1...GridRows.maximumColumnCount).contains(columns))
        }
      }
    }
  }

  func testOverscan() {
    let lists = hostileIntegers.map { UniformRows(count: $0, length: 44, spacing: 1) }
    let endless = UniformRows(count: nil, length: 1e-12)
    for overscan in overscans {
      for number in hostileNumbers {
        for direction in ScrollDirection.allCases {
          for rows in lists + [endless] {
            check(
              rows.visibleRange(in: rect(number, 480), overscan: overscan, direction: direction),
              in: rows.count)
          }
          let lengths = RowLengths(count: .max, length: number, spacing: 1)
          check(
            lengths.visibleRange(
              in: AxisViewport(rect(320, number), along: .horizontal), overscan: overscan,
              direction: direction),
            in: lengths.count)
        }
      }
    }
  }

  func testAlignment() {
    for alignment in alignments {
      for a in hostileNumbers {
        for b in hostileNumbers {
          for c in hostileNumbers {
            let offset = alignment.offset(
              start: a, length: b, in: AxisViewport(offset: c, length: a),
              covering: AxisInsets(leading: b, trailing: c), contentLength: b)
            XCTAssertTrue(offset.isFinite && offset >= 0)
          }
        }
      }
    }
  }

  func testRowLengths() {
    for count in hostileIntegers {
      for a in hostileNumbers {
        for b in hostileNumbers {
          for estimation in [RowLengths.Estimation.fixed(a), .mean(initially: a)] {
            var rows = RowLengths(
              count: count, estimation: estimation, spacing: b,
              padding: AxisInsets(leading: a, trailing: b))
            let anchor = AxisViewport(offset: b, length: a)
            rows.endTolerance = b
            var shifts = [
              rows.setLength(b, of: count, keeping: anchor), rows.setLength(b, of: 0, keeping: a),
              rows.setLengths([a, b, 3], from: count, keeping: anchor),
              rows.insert(count: count, at: 1, keeping: anchor),
              rows.insert([a, b], at: count, keeping: anchor),
              rows.move(0, to: count, keeping: anchor), rows.move(count, to: 1, keeping: anchor),
              rows.remove(min(0, count)..<max(1, count), keeping: anchor),
              rows.remove(Int.min..<0, keeping: anchor),
              rows.insert(count: 5, at: count, keeping: anchor),
            ]
            shifts += [rows.length(of: count), rows.position(of: count), rows.contentLength]
            shifts += [rows.estimate, rows.position(of: .max), rows.length(of: 0)]
            shifts += [
              rows.contentOffset(
                of: count, alignment: .nearest, in: AxisViewport(offset: a, length: b)),
              rows.forgetLengths(keeping: anchor),
            ]
            XCTAssertTrue(shifts.allSatisfy(\.isFinite), "\(shifts)")
            check(rows.visibleRange(in: AxisViewport(offset: a, length: b)), in: rows.count)
            check(rows.frame(of: count, crossLength: a))
            _ = rows.isMeasured(count)
            if let row = rows.row(at: b) { check(row..<row + 1, in: rows.count) }
          }
        }
      }
    }
    // A list of the most rows takes no memory for them and is made at once.
    var rows = RowLengths(count: .max, length: 1)
    XCTAssertEqual(rows.insert(count: .max, at: 0, keeping: .init(offset: 0)), 0)
    XCTAssertEqual(rows.count, RowLengths.maximumCount)
    rows.setLength(9, of: rows.count - 1, keeping: 0)
    rows.remove(1..<Int.max, keeping: .init(offset: 0))
    XCTAssertEqual(rows.count, 1)
    XCTAssertEqual(RowLengths(hostileNumbers).count, hostileNumbers.count)
  }

  /// If a collection is longer than the list, only the elements that count are read.
  func testEndlessCollections() {
    var rows = RowLengths(count: 3, length: 44)
    rows.setLengths(repeatElement(20, count: .max), from: -1, keeping: .init(offset: 0))
    XCTAssertEqual([rows.count, rows.measuredCount], [3, 3])
    rows.setLengths(repeatElement(30, count: .max), from: 2)
    XCTAssertEqual(rows.contentLength, 70)
    rows.setLengths(repeatElement(30, count: .max), from: .max)
    rows.setLengths(repeatElement(30, count: .max), from: .min)
    XCTAssertEqual(rows.contentLength, 70)
  }

  func testSections() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        for count in hostileIntegers {
          var list = SectionedRows(
            rowCounts: [2, count, 1], rowLength: a, headerLength: b, spacing: a,
            padding: AxisInsets(leading: b, trailing: a))
          let anchor = AxisViewport(offset: b, length: a)
          var numbers = [
            list.insert(count: count, at: count, in: 1, keeping: anchor),
            list.insert(count: 3, at: count, in: count, keeping: anchor),
            list.remove(min(0, count)..<max(0, count), in: 0, keeping: anchor),
            list.setLength(a, of: count, keeping: anchor),
          ]
          numbers += [list.position(ofHeader: count), list.contentLength]
          let header = list.stickyHeader(in: AxisViewport(offset: b))
          numbers += [header?.position ?? 0, header?.length ?? 0]
          numbers.append(
            list.contentOffset(
              of: count, in: 1, alignment: .trailing, in: AxisViewport(offset: a, length: b)))
          XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(numbers)")
          check(list.visibleRange(in: AxisViewport(offset: a, length: b)), in: list.lengths.count)
          check(
            list.visibleRange(in: rect(a, b), overscan: .rows(count)), in: list.lengths.count)
          check(list.frame(of: count, crossLength: b))
          _ = list.indexPath(of: count)
          _ = list.item(of: count, in: count)
          _ = list.rowCount(of: count)
        }
      }
    }
    XCTAssertGreaterThan(
      SectionedRows(rowCounts: hostileIntegers, rowLength: 1, headerLength: 1).sectionCount, 0)
  }

  func testLanes() {
    for count in hostileIntegers {
      for spacing in hostileNumbers {
        var lanes = MasonryLanes(
          hostileNumbers, laneCount: count, spacing: spacing, crossSpacing: -spacing,
          axis: count > 2 ? .horizontal : .vertical, isRightToLeft: true)
        for number in hostileNumbers {
          lanes.append(number)
          lanes.setLength(number, of: count)
          check(
            lanes.visibleRange(in: AxisViewport(offset: number, length: spacing)), in: lanes.count)
          XCTAssertLessThanOrEqual(
            Array(lanes.visibleItems(in: AxisViewport(offset: spacing, length: number))).count,
            lanes.count)
          check(lanes.frame(of: lanes.count - 1, crossLength: number))
          check(lanes.frame(of: count, crossLength: spacing))
          for overscan in [Overscan.rows(count), .points(number)] {
            check(
              lanes.visibleRange(in: rect(spacing, number), overscan: overscan), in: lanes.count)
          }
        }
        XCTAssertTrue(lanes.contentLength.isFinite)
        XCTAssertTrue((lanes.position(of: count)).isFinite)
        XCTAssertTrue((lanes.length(of: count)).isFinite)
        _ = lanes.lane(of: count)
      }
    }
  }

  func testPools() {
    let kinds: [(Int) -> Int] = [{ $0 }, { _ in .min }, { $0 << 48 }, { -$0 % 7 }]
    for kind in kinds {
      var pool = ReusePool()
      for a in hostileIntegers {
        for b in hostileIntegers where b >= a {
          // Ranges are cut to 50 rows here. Ranges of 100,000 rows follow below.
          let end = min(b, a.addingReportingOverflow(50).overflow ? b : a + 50)
          XCTAssertLessThanOrEqual(pool.show(a..<end, kind: { kind(max(0, $0)) }).count, 200)
          _ = pool.view(of: b)
          _ = pool.reload { kind(max(0, $0) / 2) }
        }
      }
      XCTAssertLessThan(pool.show(Int.min..<Int.max, kind: { kind(max(0, $0)) }).count, 100_100)
      XCTAssertLessThan(pool.show(0..<Int.max, kind: { kind(max(0, $0)) }).count, 200_200)
      XCTAssertEqual(pool.rows, Array(0..<100_000))
    }
  }

  func testEditsOfPools() {
    for a in hostileIntegers {
      for b in hostileIntegers {
        var pool = ReusePool()
        for rows in [hostileIntegers, [b, a, b], [.max, .min], Array(-2..<5)] {
          _ = pool.show(rows) { $0 % 3 }
          let shown = pool.rows
          XCTAssertEqual(shown, Set(rows).sorted())
          pool.insert(count: a, at: b)
          pool.remove(min(a, b)..<max(a, b))
          pool.move(a, to: b)
          _ = pool.show(shown.dropLast())
          pool.move(b, to: a)
          pool.insert(count: b, at: a)
          let left = pool.rows
          XCTAssertEqual(left, Set(left).sorted())
          for row in left { XCTAssertEqual(pool.view(of: row).flatMap { pool.row(of: $0) }, row) }
          _ = pool.row(of: a)
          _ = pool.isRestored(b)
          if a == b { pool.removeAll() }
        }
      }
    }
  }

  func testTilesBesideATallImage() {
    let image = CGSize(width: 1000, height: 0x1p40)
    let tiles = TilePyramid(imageSize: image, tileLength: 1, levelCount: 1)
    let beside = tiles.grid(in: CGRect(x: -10, y: 0, width: 5, height: 0x1p40), level: 0)
    XCTAssertNil(beside.tiles.first { _ in true })
    let one = tiles.grid(in: CGRect(x: 0, y: 0, width: 1, height: 1), level: 0)
    XCTAssertEqual(Array(one.entering(since: beside)).count, 1)
    XCTAssertEqual(Array(one.leaving(since: beside)).count, 0)
  }

  func testTiles() {
    for a in hostileNumbers {
      XCTAssertTrue((64...65536).contains(TilePyramid.tileLength(forViewport: a)))
      for b in hostileNumbers {
        for number in hostileIntegers {
          let tiles = TilePyramid(
            imageSize: CGSize(width: a, height: b), tileLength: b, levelCount: number)
          let levels = 0..<TilePyramid.maximumLevelCount
          XCTAssertTrue(levels.contains(tiles.level(forScale: a)))
          XCTAssertTrue(levels.contains(tiles.level(forScale: a, present: number, hysteresis: b)))
          XCTAssertTrue(
            levels.contains(
              tiles.level(forScale: a, present: number, refresh: .whenZoomEnds, isZooming: true)))
          XCTAssertTrue(tiles.scale(ofLevel: number).isFinite)
          check(tiles.rect(of: .init(level: number, column: number, row: number)))
          let grid = tiles.grid(in: rect(a, b), level: number)
          check(grid.columns, in: tiles.columnCount(atLevel: number))
          check(grid.rows, in: tiles.rowCount(atLevel: number))
          let near = tiles.tiles(in: grid, fromCenterOf: rect(b, a), limit: 20)
          XCTAssertLessThanOrEqual(near.count, 20)
          near.forEach { check(tiles.rect(of: $0)) }
          _ = grid.tiles.prefix(3).map(\.row)
        }
      }
    }
    let huge = TilePyramid(imageSize: CGSize(width: 1e300, height: 1e300), tileLength: 1)
    for a in hostileIntegers {
      for b in hostileIntegers where b >= a {
        for limit in [hostileIntegers[0], 7, .max] {
          let grid = TileGrid(level: a, columns: a..<b, rows: Int.min..<Int.max)
          XCTAssertLessThanOrEqual(
            huge.tiles(in: grid, fromCenterOf: rect(320, 480), limit: limit).count,
            max(0, min(limit, TileGrid.maximumCount)))
        }
      }
    }
  }
}
