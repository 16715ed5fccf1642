/// Tiles of one level in a block of columns and rows.
public struct TileGrid: Equatable, Sendable {
  /// The level.
  public var level: Int
  /// The columns.
  public var columns: Range<Int>
  /// The rows.
  public var rows: Range<Int>

  /// Creates a block.
  public init(level: Int, columns: Range<Int>, rows: Range<Int>) {
    (self.level, self.columns, self.rows) = (level, columns, rows)
  }

  /// Whether the block holds a tile.
  public func contains(_ tile: TilePyramid.Tile) -> Bool {
    tile.level == level && columns.contains(tile.column) && rows.contains(tile.row)
  }

  /// The greatest number of tiles that `TilePyramid.tiles` sorts.
  public static var maximumCount: Int { 10_000 }

  /// The tiles, row by row, computed as they are read.
  public var tiles: some Sequence<TilePyramid.Tile> {
    let (level, columns) = (level, columns)
    // Without columns, no row has a tile.
    return (columns.isEmpty ? 0..<0 : rows).lazy.flatMap { row in
      columns.lazy.map { TilePyramid.Tile(level: level, column: $0, row: row) }
    }
  }

  /// The tiles that are here and were not in an earlier block: what to draw.
  public func entering(since old: TileGrid) -> some Sequence<TilePyramid.Tile> {
    TilesOutside(grid: self, other: old)
  }

  /// The tiles that were in an earlier block and are not here: what to let go.
  public func leaving(since old: TileGrid) -> some Sequence<TilePyramid.Tile> {
    TilesOutside(grid: old, other: self)
  }

  /// The tiles of a block that another does not hold, row by row. Shared tiles are skipped at once,
  /// so it takes O(1) per tile found and per row with one.
  private struct TilesOutside: Sequence, IteratorProtocol {
    let grid: TileGrid
    /// The columns and rows of the tiles that both hold; without such tiles, the rows are empty.
    let (sharedColumns, sharedRows): (Range<Int>, Range<Int>)
    var (row, column): (Int, Int)

    init(grid: TileGrid, other: TileGrid) {
      self.grid = grid
      let columns = grid.columns.clamped(to: other.columns)
      let isShared = grid.level == other.level && !columns.isEmpty
      sharedColumns = columns
      let start = grid.rows.lowerBound
      sharedRows = isShared ? grid.rows.clamped(to: other.rows) : start..<start
      (row, column) = (grid.columns.isEmpty ? grid.rows.upperBound : start, grid.columns.lowerBound)
    }

    mutating func next() -> TilePyramid.Tile? {
      while row < grid.rows.upperBound {
        if sharedRows.contains(row) {
          if sharedColumns == grid.columns {
            row = sharedRows.upperBound
            continue
          }
          if column == sharedColumns.lowerBound { column = sharedColumns.upperBound }
        }
        if column < grid.columns.upperBound {
          column += 1
          return TilePyramid.Tile(level: grid.level, column: column - 1, row: row)
        }
        (row, column) = (row + 1, grid.columns.lowerBound)
      }
      return nil
    }
  }
}

extension TilePyramid {
  /// The tiles of a block in the order to load them: by the distance of their centres from the
  /// centre of what is visible, nearest first; equally near ones row by row.
  ///
  /// The block may be larger than what is visible, as when tiles around it are kept ready. A tile's
  /// centre is that of `rect(of:)`. O(m log m) with `m = limit * log(limit)`, or the tiles of the
  /// block if those are fewer.
  ///
  /// - Parameters:
  ///   - grid: The block; its tiles outside the image are ignored.
  ///   - visible: The visible part of the image, in pixels of the image.
  ///   - limit: How many tiles at the most, in `0...TileGrid.maximumCount`.
  /// - Returns: The nearest tiles.
  public func tiles(
    in grid: TileGrid, fromCenterOf visible: CGRect, limit: Int = TileGrid.maximumCount
  ) -> [Tile] {
    let limit = limit.clamped(to: 0...TileGrid.maximumCount)
    let level = grid.level.clamped(to: 0...(levelCount - 1))
    let columns = nearest(grid.columns, .horizontal, level, visible, limit)
    let rows = nearest(grid.rows, .vertical, level, visible, limit)
    var found: [(distance: Double, tile: Tile)] = []
    for (index, row) in rows.enumerated() {
      // The tiles of the nearest i rows and j columns are all at least as near as the last of them,
      // so no more than limit / i columns are needed.
      for column in columns.prefix(limit / (index + 1)) {
        found.append(
          (
            column.distance + row.distance,
            Tile(level: level, column: column.index, row: row.index)
          ))
      }
    }
    found.sort {
      ($0.distance, $0.tile.row, $0.tile.column) < ($1.distance, $1.tile.row, $1.tile.column)
    }
    return found.prefix(limit).map { $0.tile }
  }

  /// The columns or rows nearest to the centre of a rectangle, nearest first, and the squares of
  /// their distances.
  private func nearest(
    _ range: Range<Int>, _ axis: ScrollAxis, _ level: Int, _ rect: CGRect, _ limit: Int
  ) -> [(index: Int, distance: Double)] {
    let count = axis == .horizontal ? columnCount(atLevel: level) : rowCount(atLevel: level)
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return [] }
    let visible = rect.span(along: axis)
    let center = visible.start + visible.length / 2
    func distance(_ index: Int) -> Double {
      let tile = span(of: index, along: axis, level)
      let distance = tile.start + tile.length / 2 - center
      return distance * distance
    }
    // Start with the last that begins at or before the centre, and go outwards.
    let middle = Int(saturating: (center / side(level)).rounded(.down))
    var low = middle.clamped(to: range.lowerBound...(range.upperBound - 1))
    var high = low + 1
    var found: [(index: Int, distance: Double)] = []
    while found.count < limit, low >= range.lowerBound || high < range.upperBound {
      let isLow =
        high == range.upperBound || (low >= range.lowerBound && distance(low) <= distance(high))
      let index = isLow ? low : high
      found.append((index, distance(index)))
      if isLow { low -= 1 } else { high += 1 }
    }
    return found
  }
}
