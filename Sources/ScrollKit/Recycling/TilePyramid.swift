/// A large image cut into tiles at several sizes, each half the one before: which size to draw, and which
/// tiles.
///
/// ```swift
/// let tiles = TilePyramid(imageSize: CGSize(width: 4000, height: 3000), tileLength: 256)
/// print(tiles.level(forScale: 0.3))  // 1: drawn at half size, never blurred
/// print(tiles.columns(atLevel: 1), tiles.rows(atLevel: 1))  // 8 6
/// ```
///
/// Level k holds the image at `1 / 2^k` of its pixels; a tile of it covers `tileLength * 2^k` pixels. The
/// level for a scale is the coarsest that has no fewer pixels than the screen:
/// `floor(log2(1 / scale))`, held within those there are.
public struct TilePyramid: Equatable, Sendable, BitwiseCopyable {
  private let width: Double
  private let height: Double
  /// The side of a tile, in pixels of its level.
  public let tileLength: Double
  /// The number of levels, at least one.
  public let levelCount: Int

  /// The greatest number of levels.
  public static var maximumLevels: Int { 32 }

  /// Creates a pyramid.
  ///
  /// - Parameters:
  ///   - imageSize: The image's size, in pixels.
  ///   - tileLength: The side of a tile, in pixels; nothing less than one.
  ///   - levelCount: How many levels there are; by default as many as it takes for the coarsest to fit
  ///     into one tile.
  public init(imageSize: CGSize, tileLength: Double, levelCount: Int? = nil) {
    let tile = max(tileLength.finiteLength, 1)
    width = imageSize.along(.horizontal).finiteLength
    height = imageSize.along(.vertical).finiteLength
    self.tileLength = tile
    var needed = 1
    var covered = tile
    while covered < max(width, height), needed < Self.maximumLevels {
      covered *= 2
      needed += 1
    }
    self.levelCount = (levelCount ?? needed).clamped(to: 1...Self.maximumLevels)
  }

  /// The scale at which a level holds the image: `1 / 2^level`, of levels held within those there are.
  public func scale(ofLevel level: Int) -> Double { 1 / step(level) }

  /// How many pixels of the image a pixel of a level covers along an axis.
  private func step(_ level: Int) -> Double {
    Double(UInt64(1) << UInt64(level.clamped(to: 0...(levelCount - 1))))
  }

  /// The level to draw at a scale, given in device pixels per pixel of the image. Not a positive number
  /// counts as 1.
  public func level(forScale scale: Double) -> Int {
    let scale = scale.positiveFactor
    var level = 0
    while level + 1 < levelCount, step(level + 1) * scale <= 1 { level += 1 }
    return level
  }

  /// The level to draw at a scale, where another is drawn already: it changes only once the scale has
  /// gone past the threshold by a share, so that levels do not flip at it.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per pixel of the image.
  ///   - present: The level that is drawn.
  ///   - hysteresis: The share, 0.1 for 10 %.
  /// - Returns: The level.
  public func level(forScale scale: Double, present: Int, hysteresis: Double = 0.1) -> Int {
    let present = present.clamped(to: 0...(levelCount - 1))
    let margin = 1 + hysteresis.finiteLength
    // Finer only when clearly larger, coarser only when clearly smaller.
    let finer = level(forScale: scale.positiveFactor / margin)
    let coarser = level(forScale: scale.positiveFactor * margin)
    if finer < present { return finer }
    if coarser > present { return coarser }
    return present
  }

  /// When the level follows the scale.
  public enum Refresh: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// At every change.
    case always
    /// When a zoom has ended.
    case whenZoomEnds
  }

  /// The level to draw now, by a policy.
  public func level(
    forScale scale: Double, present: Int, refresh: Refresh, isZooming: Bool,
    hysteresis: Double = 0.1
  ) -> Int {
    if refresh == .whenZoomEnds, isZooming { return present.clamped(to: 0...(levelCount - 1)) }
    return level(forScale: scale, present: present, hysteresis: hysteresis)
  }

  /// The number of columns at a level.
  public func columns(atLevel level: Int) -> Int { tiles(width, level) }
  /// The number of rows at a level.
  public func rows(atLevel level: Int) -> Int { tiles(height, level) }

  private func tiles(_ length: Double, _ level: Int) -> Int {
    Int(saturating: (length / (tileLength * step(level))).rounded(.up))
  }

  /// The place of a tile.
  public struct Tile: Equatable, Sendable, BitwiseCopyable {
    /// The level.
    public var level: Int
    /// The column, from the left.
    public var column: Int
    /// The row, from the top.
    public var row: Int

    /// Creates a place.
    public init(level: Int, column: Int, row: Int) {
      (self.level, self.column, self.row) = (level, column, row)
    }
  }

  /// The rectangle of the image that a tile covers, in pixels of the image; the last of a row or column
  /// may be smaller.
  public func rect(of tile: Tile) -> CGRect {
    let side = tileLength * step(tile.level)
    let x = span(Double(tile.column) * side, side, width)
    let y = span(Double(tile.row) * side, side, height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func span(
    _ start: Double, _ length: Double, _ limit: Double
  ) -> (start: Double, length: Double) {
    let start = min(max(start.finite(or: 0), 0), limit)
    return (start, min(length, limit - start))
  }

  /// The side of tiles that are no larger than a viewport, in pixels: the largest power of two that is
  /// not more than a length, and nothing less than 64.
  public static func tileLength(forViewport length: Double) -> Double {
    let length = length.finiteLength
    var side = 64.0
    while side * 2 <= length, side < 65536 { side *= 2 }
    return side
  }

  /// The tiles of a level that lie in a rectangle of the image, as ranges.
  public func grid(in rect: CGRect, level: Int) -> TileGrid {
    let level = level.clamped(to: 0...(levelCount - 1))
    let side = tileLength * step(level)
    func range(_ axis: ScrollAxis, _ limit: Int) -> Range<Int> {
      let span = rect.span(along: axis)
      let length = axis == .horizontal ? width : height
      guard span.length > 0, span.start < length else { return 0..<0 }
      let low = Int(saturating: (span.start / side).rounded(.down)).clamped(to: 0...limit)
      let high = Int(saturating: ((span.start + span.length) / side).rounded(.up))
      return low..<max(low, high.clamped(to: 0...limit))
    }
    return TileGrid(
      level: level, columns: range(.horizontal, columns(atLevel: level)),
      rows: range(.vertical, rows(atLevel: level)))
  }
}

#if !hasFeature(Embedded)
  // Hashing needs random numbers, which there are none of under Embedded Swift.
  extension TilePyramid.Tile: Hashable {}
#endif

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

  /// The tiles, row by row, computed as they are read.
  public var tiles: some Sequence<TilePyramid.Tile> {
    let (level, columns) = (level, columns)
    return rows.lazy.flatMap { row in
      columns.lazy.map { TilePyramid.Tile(level: level, column: $0, row: row) }
    }
  }

  /// The tiles that are here and were not in an earlier block: what to draw.
  public func entering(since old: TileGrid) -> some Sequence<TilePyramid.Tile> {
    tiles.lazy.filter { !old.contains($0) }
  }

  /// The tiles that were in an earlier block and are not here: what to let go.
  public func leaving(since old: TileGrid) -> some Sequence<TilePyramid.Tile> {
    let new = self
    return old.tiles.lazy.filter { !new.contains($0) }
  }

  /// The greatest number of tiles that are put in order.
  public static var maximumCount: Int { 10_000 }

  /// The tiles by their distance from the block's centre, nearest first and, of equally near ones, row by
  /// row: the order to draw them in. O(n log n); of a block with more than `limit` tiles, the middle.
  ///
  /// - Parameter limit: How many tiles at the most, in `0...maximumCount`.
  /// - Returns: The tiles.
  public func tilesFromCenter(limit: Int = maximumCount) -> [TilePyramid.Tile] {
    let limit = limit.clamped(to: 0...Self.maximumCount)
    // The middle is as nearly square as the block allows.
    let side = Int(Double(limit).squareRoot())
    let height = limit == 0 ? 0 : min(rows.length, limit / max(1, min(columns.length, side)))
    let width = height == 0 ? 0 : min(columns.length, limit / height)
    let middle = TileGrid(
      level: level, columns: columns.middle(width), rows: rows.middle(height))
    func order(_ tile: TilePyramid.Tile) -> (Double, Int, Int) {
      let x = Double(tile.column) - columns.center
      let y = Double(tile.row) - rows.center
      return (x * x + y * y, tile.row, tile.column)
    }
    return middle.tiles.sorted { order($0) < order($1) }
  }
}

extension Range<Int> {
  /// The number of elements, held within the range of `Int`.
  fileprivate var length: Int { upperBound.saturatingSubtract(lowerBound) }

  /// The middle of the first and the last element.
  fileprivate var center: Double { (Double(lowerBound) + Double(upperBound) - 1) / 2 }

  /// As many elements in the middle, of which there are no more than there are here.
  fileprivate func middle(_ count: Int) -> Range<Int> {
    let start = lowerBound + (length - count) / 2
    return start..<(start + count)
  }
}
