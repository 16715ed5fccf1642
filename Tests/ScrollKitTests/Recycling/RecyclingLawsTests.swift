import ScrollKit
import XCTest

final class RecyclingLawsTests: XCTestCase {
  private struct ListCase {
    var lengths: [Double]
    var spacing: Double
    var offset: Double
    var viewport: Double
    var row: Int
    var number: Int
  }

  private func list(_ generator: inout SeededGenerator) -> ListCase {
    let count = Int.random(in: 0...60, using: &generator)
    return ListCase(
      lengths: (0..<count).map { _ in generator.eighths(0...120) },
      spacing: Bool.random(using: &generator) ? 0 : generator.eighths(0...20),
      offset: generator.eighths(-300...5000), viewport: generator.eighths(0...900),
      row: Int.random(in: 0...max(0, count - 1), using: &generator),
      number: Int.random(in: 0...12, using: &generator))
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a == b || a.isEmpty && b.isEmpty
  }

  func testUniformRowsEqualRowLengths() {
    typealias Make = (Int, Double, Double) -> UniformRows
    let law: (Make) -> ListCase? = { make in
      firstCounterexample(seed: 100, self.list) { example in
        let (count, length) = (example.lengths.count, example.lengths.first ?? 44)
        let uniform = make(count, length, example.spacing)
        let padding = AxisInsets(leading: 5, trailing: 7)
        let measured = RowLengths(
          repeatElement(length, count: count), spacing: example.spacing, padding: padding)
        let (offset, viewport) = (example.offset, example.viewport)
        return uniform.contentLength == measured.contentLength
          && uniform.position(of: example.row) == measured.position(of: example.row)
          && uniform.row(at: offset) == measured.row(at: offset)
          && self.isSame(
            uniform.visibleRange(in: AxisViewport(offset: offset, length: viewport)),
            measured.visibleRange(in: AxisViewport(offset: offset, length: viewport)))
          && uniform.contentOffset(
            of: example.row, alignment: .nearest, in: AxisViewport(offset: offset, length: viewport)
          )
            == measured.contentOffset(
              of: example.row, alignment: .nearest,
              in: AxisViewport(offset: offset, length: viewport))
      }
    }
    let make: Make = {
      UniformRows(
        count: $0, length: $1, spacing: $2, padding: AxisInsets(leading: 5, trailing: 7))
    }
    assertLaw(
      law, holdsFor: make,
      findsFaultIn: [
        { make($0, $1, $2 + 0.125) }, { make($0 + 1, $1, $2) }, { make($0, $1 + 0.125, $2) },
      ])
  }

  private struct EdgeCase {
    var length: Double
    var spacing: Double
    var padding: Double
    var row: Int
    var number: Int
    var error: Double
  }

  /// Rows up to the millionth, with lengths that are not short binary fractions.
  private func edge(_ generator: inout SeededGenerator) -> EdgeCase {
    EdgeCase(
      length: Double.random(in: 0.05...500, using: &generator),
      spacing: Bool.random(using: &generator) ? 0 : Double.random(in: 0...20, using: &generator),
      padding: Bool.random(using: &generator) ? 0 : Double.random(in: 0...99, using: &generator),
      row: Int.random(in: 0..<(1 << Int.random(in: 1...20, using: &generator)), using: &generator),
      number: Int.random(in: 1...40, using: &generator),
      error: Double.random(in: -0.9...0.9, using: &generator))
  }

  func testARowsOffsetShowsTheRow() {
    typealias Find = (UniformRows, Double, Double) -> Range<Int>
    let law: (Find) -> EdgeCase? = { find in
      firstCounterexample(seed: 111, self.edge) { example in
        let rows = UniformRows(
          count: nil, length: example.length, spacing: example.spacing,
          padding: AxisInsets(leading: example.padding))
        let (offset, viewport) = (
          rows.position(of: example.row), Double(example.number) * rows.pitch
        )
        // At the offset of the row, exactly these rows are visible. A rounding may be added.
        let tolerance = max(1e-10, offset * 2.8e-14)
        let atEnd = max(1e-10, (offset + viewport) * 2.8e-14)
        let expected = example.row..<example.row + example.number
        return find(rows, offset, viewport) == expected
          && find(rows, offset + example.error * tolerance, viewport) == expected
          && find(rows, offset, viewport + example.error * atEnd) == expected
          // An error beyond the tolerance shows more rows.
          && find(rows, offset - 4 * tolerance, viewport + 4 * tolerance + 4 * atEnd)
            == max(0, example.row - (example.spacing == 0 ? 1 : 0))..<expected.upperBound + 1
      }
    }
    assertLaw(
      law, holdsFor: { $0.visibleRange(in: AxisViewport(offset: $1, length: $2)) },
      findsFaultIn: [
        { rows, offset, viewport in
          // Flutter's tolerance alone is less than a rounding far out.
          let first = ((offset - rows.padding.leading + 1e-10) / rows.pitch).rounded(.down)
          let stop = ((offset + viewport - 1e-10 - rows.padding.leading) / rows.pitch).rounded(.up)
          return Int(max(0, first))..<Int(stop)
        },
        { $0.visibleRange(in: AxisViewport(offset: $1 - 1e-6, length: $2)) },
        { $0.visibleRange(in: AxisViewport(offset: $1, length: $2 + 1e-6)) },
        { $0.visibleRange(in: AxisViewport(offset: $1 + 1e-6, length: $2 - 2e-6)) },
      ])
  }

  func testOverscanHoldsWhatIsVisible() {
    typealias Window = (RowLengths, CGRect, Overscan, ScrollDirection) -> Range<Int>
    let law: (Window) -> ListCase? = { window in
      firstCounterexample(seed: 101, self.list) { example in
        let rows = RowLengths(example.lengths, spacing: example.spacing)
        let bounds = CGRect(x: 0, y: example.offset, width: 1, height: example.viewport)
        let visible = rows.visibleRange(
          in: AxisViewport(offset: example.offset, length: example.viewport))
        let overscans: [Overscan] = [
          .none, .rows(behind: example.number, ahead: 2),
          .points(behind: 3, ahead: example.spacing),
          .following(total: 100, velocity: example.offset),
          .sides(before: example.spacing, after: 3),
        ]
        return overscans.allSatisfy { overscan in
          [ScrollDirection.none, .up, .down].allSatisfy { direction in
            let range = window(rows, bounds, overscan, direction)
            return range.lowerBound >= 0 && range.upperBound <= rows.count
              && visible.allSatisfy(range.contains)
          }
        }
      }
    }
    let window: Window = { $0.visibleRange(in: $1, overscan: $2, direction: $3) }
    assertLaw(
      law, holdsFor: window,
      findsFaultIn: [
        { window($0, $1.offsetBy(dx: 0, dy: 8), $2, $3) },
        {
          let range = window($0, $1, $2, $3)
          return range.lowerBound..<(range.upperBound + 1)
        },
      ])
  }

  func testScrollingToARowShowsIt() {
    typealias Aim = (RowLengths, Int, RowAlignment, Double, Double) -> Double
    let law: (Aim) -> ListCase? = { aim in
      firstCounterexample(seed: 102, self.list) { example in
        let rows = RowLengths(example.lengths, spacing: example.spacing)
        guard rows.count > 0, example.viewport > 0 else { return true }
        let (start, length) = (rows.position(of: example.row), rows.length(of: example.row))
        let alignments: [RowAlignment] = [.leading, .center, .trailing, .nearest, .fraction(0.3)]
        return alignments.allSatisfy { alignment in
          let offset = aim(rows, example.row, alignment, example.offset, example.viewport)
          let greatest = max(0, rows.contentLength - example.viewport)
          guard offset >= 0, offset <= greatest else { return false }
          // The row is whole if it fits. Otherwise it fills the viewport.
          let seen = min(start + length, offset + example.viewport) - max(start, offset)
          guard seen >= min(length, example.viewport) - 1e-9 else { return false }
          // The offset stays if the row is already visible.
          let isSeen =
            start >= example.offset && start + length <= example.offset + example.viewport
          guard alignment == .nearest, isSeen else { return true }
          return offset == min(max(example.offset, 0), greatest)
        }
      }
    }
    let aim: Aim = {
      $0.contentOffset(of: $1, alignment: $2, in: AxisViewport(offset: $3, length: $4))
    }
    assertLaw(
      law, holdsFor: aim,
      findsFaultIn: [
        { aim($0, $1, $2, $3, $4) + 1 }, { aim($0, $1, $2, $3, $4 / 2) },
        { aim($0, $1, $2 == .nearest ? .leading : $2, $3, $4) },
      ])
  }

  func testStickyHeadersNeverOverlapTheNext() {
    typealias Sticky = (SectionedRows, Double) -> SectionedRows.StickyHeader?
    let law: (Sticky) -> ListCase? = { sticky in
      firstCounterexample(seed: 103, self.list) { example in
        let counts = example.lengths.prefix(8).map { Int($0) % 4 }
        let list = SectionedRows(
          rowCounts: counts, rowLength: 44, headerLength: 20, spacing: example.spacing)
        let offset = example.offset / 4
        guard let header = sticky(list, offset) else { return counts.isEmpty || offset < 0 }
        let start = list.position(ofHeader: header.section)
        let next = list.position(ofHeader: header.section + 1)
        guard header.position >= start, start <= offset else { return false }
        guard header.position + 20 <= next, header.position <= offset else { return false }
        // The header sticks to the line if there is room. Its section is the last one that has
        // begun.
        return
          (header.position == offset || header.position + 20 == min(next, list.contentLength)
          || header.position == start)
          && (header.section + 1 == counts.count || next > offset)
      }
    }
    let sticky: Sticky = { $0.stickyHeader(in: AxisViewport(offset: $1)) }
    assertLaw(
      law, holdsFor: sticky,
      findsFaultIn: [
        { list, offset in
          sticky(list, offset).map { .init(section: $0.section, position: offset, length: 20) }
        },
        { sticky($0, $1 + 30) }, { sticky($0, $1 - 30) },
      ])
  }

  func testGridsEqualAScan() {
    typealias Items = (GridRows, Double, Double) -> Range<Int>
    let law: (Items) -> ListCase? = { items in
      firstCounterexample(seed: 104, self.list) { example in
        let count = example.lengths.count
        let grid = GridRows(
          count: count, columnCount: example.number, itemSize: CGSize(width: 30, height: 20.5),
          spacing: example.spacing, padding: 5)
        let columns = max(1, example.number)
        let offset = example.offset / 4
        let seen = (0..<count).filter { item in
          // The row is counted by steps, not by division.
          var (row, first) = (0, 0)
          while first + columns <= item { (row, first) = (row + 1, first + columns) }
          let start = 5 + Double(row) * (20.5 + example.spacing)
          return start < offset + example.viewport && start + 20.5 > offset
        }
        let found = items(grid, offset, example.viewport)
        return Array(found) == seen
      }
    }
    let items: Items = { $0.visibleRange(in: AxisViewport(offset: $1, length: $2)) }
    assertLaw(
      law, holdsFor: items,
      findsFaultIn: [{ items($0, $1 + 1, $2) }, { items($0, $1, $2 + 1) }])
  }

  func testLanesEqualAScan() {
    typealias Find = (MasonryLanes, Double, Double) -> ([Int], Range<Int>)
    let law: (Find) -> ListCase? = { find in
      firstCounterexample(seed: 105, self.list) { example in
        var lanes = MasonryLanes(
          example.lengths, laneCount: example.number, spacing: example.spacing)
        // The plain rule is the shortest lane. Of equal lanes, it is the one whose last item comes
        // first.
        var ends: [(end: Double, last: Int)] = Array(
          repeating: (-.infinity, -1), count: max(1, example.number))
        for (item, length) in example.lengths.enumerated() {
          let lane = ends.indices.min {
            (ends[$0].end, ends[$0].last, $0) < (ends[$1].end, ends[$1].last, $1)
          }!
          guard lanes.lane(of: item) == lane else { return false }
          let start = ends[lane].last < 0 ? 0 : ends[lane].end + example.spacing
          guard lanes.position(of: item) == start else { return false }
          ends[lane] = (start + length, item)
        }
        if lanes.count > 0 { lanes.setLength(example.viewport / 8, of: example.row) }
        let (offset, viewport) = (example.offset / 4, example.viewport / 8)
        let seen = (0..<lanes.count).filter {
          let (start, length) = (lanes.position(of: $0), lanes.length(of: $0))
          return start < offset + viewport && start + length > offset && viewport > 0
        }
        let (items, range) = find(lanes, offset, viewport)
        guard items == seen else { return false }
        guard let first = seen.first, let last = seen.last else {
          let next = (0..<lanes.count).first { lanes.position(of: $0) >= offset + viewport }
          let place = viewport > 0 ? next ?? lanes.count : 0
          return range == place..<place
        }
        return range == first..<(last + 1)
      }
    }
    let find: Find = {
      (
        Array($0.visibleItems(in: AxisViewport(offset: $1, length: $2))),
        $0.visibleRange(in: AxisViewport(offset: $1, length: $2))
      )
    }
    assertLaw(
      law, holdsFor: find,
      findsFaultIn: [
        { find($0, $1 + 1, $2) }, { find($0, $1, $2 + 1) },
        {
          let (items, range) = find($0, $1, $2)
          return (items, range.lowerBound..<max(range.lowerBound, range.upperBound - 1))
        },
        {
          let (items, range) = find($0, $1, $2)
          return (items.reversed(), range)
        },
        {
          let (items, range) = find($0, $1, $2)
          return (items, range.isEmpty ? 0..<0 : range)
        },
      ])
  }

  private typealias Show = (inout ReusePool, Range<Int>, (Int) -> Int) -> [ReusePool.Change]

  /// Applies a pool's changes to a set of views, as an app would.
  private func reuseLaw(_ show: Show) -> String? {
    var generator = SeededGenerator(seed: 106)
    for kinds in [1, 2, 5] {
      var pool = ReusePool()
      var rowOf: [Int: Int] = [:]
      var kindOf: [Int: Int] = [:]
      var hidden: Set<Int> = []
      let kind: (Int) -> Int = { abs($0 * 7 / 3) % kinds }
      var start = 0
      for step in 0..<1500 {
        start += step % 50 == 0 ? 500 : Int.random(in: -6...6, using: &generator)
        let rows = start..<start + Int.random(in: 0...12, using: &generator)
        let stays = rowOf.filter { rows.contains($0.value) }
        let spare = rowOf.keys.filter { stays[$0] == nil } + hidden
        var spareKinds: [Int: Int] = [:]
        for view in spare { spareKinds[kindOf[view]!, default: 0] += 1 }
        var (created, rebound) = (0, 0)
        var touched: Set<Int> = []
        for change in show(&pool, rows, kind) {
          switch change {
          case .create(let view, let row):
            created += 1
            guard kindOf[view] == nil else { return "view \(view) exists" }
            (rowOf[view], kindOf[view]) = (row, kind(row))
            guard touched.insert(view).inserted else { return "\(view) twice" }
          case .rebind(let view, let row):
            rebound += 1
            guard kindOf[view] == kind(row) else { return "kind of \(view)" }
            guard touched.insert(view).inserted else { return "\(view) twice" }
            rowOf[view] = row
            hidden.remove(view)
          case .hide(let view):
            guard touched.insert(view).inserted else { return "\(view) twice" }
            guard hidden.insert(view).inserted else { return "\(view) is hidden already" }
            rowOf[view] = nil
          }
        }
        for (view, row) in stays where rowOf[view] != row { return "view \(view) did not stay" }
        guard rowOf.values.sorted() == Array(rows) else { return "\(rowOf) for \(rows)" }
        for (view, row) in rowOf where pool.view(of: row) != view { return "view of \(row)" }
        // No view is bound without need. A new view is made only if no spare view has its kind.
        guard created + rebound == rows.count - stays.count else { return "too many" }
        var needed: [Int: Int] = [:]
        for row in rows where !stays.values.contains(row) { needed[kind(row), default: 0] += 1 }
        let new = needed.reduce(0) { $0 + max(0, $1.value - (spareKinds[$1.key] ?? 0)) }
        guard created == new else { return "\(created) created, not \(new)" }
      }
    }
    return nil
  }

  func testReuse() {
    let show: Show = { $0.show($1, kind: $2) }
    assertLaw(
      reuseLaw, holdsFor: show,
      findsFaultIn: [
        { pool, rows, _ in pool.show(rows) },
        { pool, rows, kind in pool.show(rows, kind: kind).dropLast() },
        { pool, rows, kind in
          var fresh = ReusePool()
          return fresh.show(rows, kind: kind)
        },
        { pool, rows, kind in
          pool.show(rows, kind: kind).filter {
            if case .hide = $0 { return false }
            return true
          }
        },
      ])
  }

  private struct TileCase {
    var size: CGSize
    var tile: Double
    var level: Int
    var rect: CGRect
    var next: CGRect
  }

  private func tileCase(_ generator: inout SeededGenerator) -> TileCase {
    func number(_ range: ClosedRange<Int>) -> Double { generator.eighths(range) }
    func rect() -> CGRect {
      CGRect(
        x: number(-300...2000), y: number(-300...2000), width: number(0...700),
        height: number(0...700))
    }
    return TileCase(
      size: CGSize(width: number(1...2000), height: number(1...2000)), tile: number(16...300),
      level: Int.random(in: 0...3, using: &generator), rect: rect(), next: rect())
  }

  func testTilesCoverARectangleOnce() {
    typealias Find = (TilePyramid, CGRect, Int) -> TileGrid
    let law: (Find) -> TileCase? = { find in
      firstCounterexample(seed: 107, count: 500, self.tileCase) { example in
        let tiles = TilePyramid(
          imageSize: example.size, tileLength: example.tile, levelCount: 4)
        let grid = find(tiles, example.rect, example.level)
        // The tiles are those that share an area with the rectangle. The areas add up to the
        // rectangle.
        var covered: CGFloat = 0
        for row in 0..<tiles.rowCount(atLevel: example.level) {
          for column in 0..<tiles.columnCount(atLevel: example.level) {
            let tile = TilePyramid.Tile(level: example.level, column: column, row: row)
            let frame = tiles.rect(of: tile)
            let side = example.tile * Double(1 << example.level)
            guard Double(frame.minX) == Double(column) * side, frame.width > 0, frame.height > 0,
              Double(frame.minY) == Double(row) * side
            else { return false }
            let shared = frame.intersection(example.rect)
            let isShared = !shared.isNull && shared.width > 0 && shared.height > 0
            guard grid.contains(tile) == isShared else { return false }
            if isShared { covered += shared.width * shared.height }
          }
        }
        let image = CGRect(origin: .zero, size: example.size).intersection(example.rect)
        let area = image.isNull ? 0 : image.width * image.height
        return abs(covered - area) < 1e-3
      }
    }
    let find: Find = { $0.grid(in: $1, level: $2) }
    assertLaw(
      law, holdsFor: find,
      findsFaultIn: [
        { find($0, $1.offsetBy(dx: 1, dy: 0), $2) },
        { find($0, $1.insetBy(dx: 0, dy: -1), $2) },
        {
          let grid = find($0, $1, $2)
          return TileGrid(level: $2, columns: grid.columns, rows: grid.rows.dropLast())
        },
      ])
  }

  func testEnteringAndLeavingAreDifferences() {
    typealias Find = (TileGrid, TileGrid) -> ([TilePyramid.Tile], [TilePyramid.Tile])
    let law: (Find) -> TileCase? = { find in
      firstCounterexample(seed: 108, count: 500, self.tileCase) { example in
        let tiles = TilePyramid(
          imageSize: example.size, tileLength: example.tile, levelCount: 4)
        let old = tiles.grid(in: example.rect, level: example.level)
        let new = tiles.grid(in: example.next, level: example.rect.minX < 100 ? 1 : example.level)
        let (entering, leaving) = find(new, old)
        let (oldTiles, newTiles) = (Set(old.tiles), Set(new.tiles))
        return Set(entering) == newTiles.subtracting(oldTiles)
          && Set(leaving) == oldTiles.subtracting(newTiles) && entering.count <= newTiles.count
      }
    }
    assertLaw(
      law, holdsFor: { (Array($0.entering(since: $1)), Array($0.leaving(since: $1))) },
      findsFaultIn: [
        { (Array($0.leaving(since: $1)), Array($0.entering(since: $1))) },
        { new, _ in (Array(new.tiles), []) },
      ])
  }

  func testTilesComeByTheirDistance() {
    typealias Order = (TilePyramid, TileGrid, CGRect, Int) -> [TilePyramid.Tile]
    let law: (Order) -> TileCase? = { order in
      firstCounterexample(seed: 110, count: 500, self.tileCase) { example in
        let tiles = TilePyramid(
          imageSize: example.size, tileLength: example.tile, levelCount: 4)
        // The block lies around the visible part, or somewhere else.
        let isOutside = example.level == 3
        let grid = tiles.grid(
          in: isOutside ? example.next : example.rect.insetBy(dx: -40, dy: -90),
          level: example.level)
        let (x, y) = (Double(example.rect.midX), Double(example.rect.midY))
        func distance(_ tile: TilePyramid.Tile) -> Double {
          let frame = tiles.rect(of: tile)
          let (dx, dy) = (Double(frame.midX) - x, Double(frame.midY) - y)
          return dx * dx + dy * dy
        }
        func isNearer(_ a: TilePyramid.Tile, _ b: TilePyramid.Tile) -> Bool {
          (distance(a), a.row, a.column) < (distance(b), b.row, b.column)
        }
        let all = grid.tiles.sorted(by: isNearer)
        return [0, 1, 2, 7, 30, 10_000].allSatisfy {
          order(tiles, grid, example.rect, $0) == Array(all.prefix($0))
        }
      }
    }
    let order: Order = { $0.tiles(in: $1, fromCenterOf: $2, limit: $3) }
    assertLaw(
      law, holdsFor: order,
      findsFaultIn: [
        { tiles, grid, _, limit in
          // The distance is counted from the centre of the block.
          let side = tiles.tileLength * Double(1 << grid.level)
          let block = CGRect(
            x: Double(grid.columns.lowerBound) * side, y: Double(grid.rows.lowerBound) * side,
            width: Double(grid.columns.count) * side, height: Double(grid.rows.count) * side)
          return order(tiles, grid, block, limit)
        },
        { Array(order($0, $1, $2, $3).reversed()) },
        { tiles, grid, _, limit in Array(grid.tiles.prefix(limit)) },
        { order($0, $1, $2.offsetBy(dx: 30, dy: 0), $3) },
        { order($0, $1, $2, $3 / 2) },
      ])
  }

  func testLevelsDoNotFlip() {
    typealias Next = (Double, Int) -> Int
    let tiles = TilePyramid(imageSize: CGSize(width: 9999, height: 9999), tileLength: 64)
    let law: (Next) -> (Double, Int)? = { next in
      firstCounterexample(
        seed: 109,
        { (Double.random(in: 0.01...2, using: &$0), Int.random(in: 0...7, using: &$0)) },
        { scale, present in
          // The image is never blurred. It has at most the allowed share of pixels above what is
          // needed.
          func isFit(_ level: Int, for scale: Double) -> Bool {
            tiles.scale(ofLevel: level) >= min(scale, 1)
              && (level == 7 || tiles.scale(ofLevel: level + 1) <= scale * 1.1)
          }
          // A scale that trembles by 8 % changes the level at most once.
          var level = next(scale, present)
          guard isFit(level, for: scale) else { return false }
          var changes = 0
          for step in 0..<20 {
            let shaken = step % 2 == 0 ? scale * 1.04 : scale / 1.04
            let new = next(shaken, level)
            if new != level { changes += 1 }
            level = new
            guard isFit(level, for: shaken) else { return false }
          }
          return changes <= 1
        })
    }
    assertLaw(
      law, holdsFor: { tiles.level(forScale: $0, present: $1) },
      findsFaultIn: [
        { scale, _ in tiles.level(forScale: scale) },
        { tiles.level(forScale: $0, present: $1) + 1 },
        { tiles.level(forScale: $0, present: $1, hysteresis: 0.3) },
        { scale, present in
          // The level changes late in both directions, so the image may be blurred within the
          // share.
          let finer = tiles.level(forScale: scale / 1.1)
          let coarser = tiles.level(forScale: scale * 1.1)
          return finer < present ? finer : coarser > present ? coarser : present
        },
      ])
  }
}
