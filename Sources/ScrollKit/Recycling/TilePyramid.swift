/// A large image cut into tiles at several sizes, each half the one before: which size to draw, and
/// which tiles.
///
/// ```swift
/// let image = CGSize(width: 4000, height: 3000)
/// let tiles = TilePyramid(imageSize: image, tileLength: 256)
/// print(tiles.level(forScale: 0.3))  // 1: drawn at half size, never blurred
/// print(tiles.columnCount(atLevel: 1), tiles.rowCount(atLevel: 1))  // 8 6
///
/// // With a zoom whose content has a point for every pixel of the image:
/// var zoom = Zoomer(unscaledContentSize: image, rules: .fit(maximum: .scale(1)))
/// zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 400, height: 300), displayScale: 3))
/// let level = tiles.level(forScale: zoom.scale * zoom.metrics.displayScale)  // 0.1 * 3: level 1
/// let visible = zoom.visibleContentRect
/// let order = tiles.tiles(in: tiles.grid(in: visible, level: level), fromCenterOf: visible)
/// print(order.count, order[0].column, order[0].row)  // 48 3 2
/// ```
///
/// Level k holds the image at `1 / 2^k` of its pixels; a tile of it covers `tileLength * 2^k`
/// pixels. The level for a scale is the coarsest that has no fewer pixels than the screen:
/// `floor(log2(1 / scale))`, held within those there are.
///
/// Scales are *device pixels per pixel of the image*, and rectangles in pixels of the image. A
/// zoom's scale is points on screen per point of content: it is that times the display scale, where
/// a point of content is a pixel of the image. Where it is `n` of them (as with `UIImage.size`, n
/// being `UIImage.scale`), divide the scale by n and multiply rectangles by it.
public struct TilePyramid: Equatable, Sendable, BitwiseCopyable {
  private let width: Double
  private let height: Double
  /// The side of a tile, in pixels of its level.
  public let tileLength: Double
  /// The number of levels, at least one.
  public let levelCount: Int

  /// The greatest number of levels.
  public static var maximumLevelCount: Int { 32 }

  /// Creates a pyramid.
  ///
  /// - Parameters:
  ///   - imageSize: The image's size, in pixels.
  ///   - tileLength: The side of a tile, in pixels; nothing less than one.
  ///   - levelCount: How many levels there are; by default as many as it takes for the coarsest to
  ///     fit into one tile.
  public init(imageSize: CGSize, tileLength: Double, levelCount: Int? = nil) {
    let tile = max(tileLength.nonNegative, 1)
    width = imageSize.along(.horizontal).nonNegative
    height = imageSize.along(.vertical).nonNegative
    self.tileLength = tile
    var needed = 1
    var covered = tile
    while covered.isBefore(max(width, height)), needed < Self.maximumLevelCount {
      covered *= 2
      needed += 1
    }
    self.levelCount = (levelCount ?? needed).clamped(to: 1...Self.maximumLevelCount)
  }

  /// The scale at which a level holds the image: `1 / 2^level`, of levels held within those there
  /// are.
  public func scale(ofLevel level: Int) -> Double { 1 / step(level) }

  /// How many pixels of the image a pixel of a level covers along an axis.
  private func step(_ level: Int) -> Double {
    Double(UInt64(1) << UInt64(level.clamped(to: 0...(levelCount - 1))))
  }

  /// The level to draw at a scale, given in device pixels per pixel of the image. Not a positive
  /// number counts as 1.
  public func level(forScale scale: Double) -> Int {
    let scale = scale.positiveFactor
    var level = 0
    while level + 1 < levelCount, step(level + 1) * scale <= 1 { level += 1 }
    return level
  }

  /// The level to draw at a scale, when one is drawn already. A finer level is chosen at once, so
  /// that nothing is blurred. A coarser one is chosen only when the scale is past the threshold by
  /// a share, so that levels do not flip there.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per pixel of the image.
  ///   - present: The level that is drawn, held within those there are.
  ///   - hysteresis: The share: 0.1 for 10 %, a guess. Until then up to this share more pixels are
  ///     drawn than needed.
  /// - Returns: The present level, or that of `level(forScale:)`.
  public func level(forScale scale: Double, present: Int, hysteresis: Double = 0.1) -> Int {
    let present = present.clamped(to: 0...(levelCount - 1))
    let scale = scale.positiveFactor
    let level = level(forScale: scale)
    let isDelayed = self.level(forScale: scale * (1 + hysteresis.nonNegative)) <= present
    return level > present && isDelayed ? present : level
  }

  /// When the level follows the scale.
  public enum Refresh: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// At every change.
    case always
    /// When a zoom has ended; until then what is drawn may be blurred.
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
  public func columnCount(atLevel level: Int) -> Int { tiles(width, level) }
  /// The number of rows at a level.
  public func rowCount(atLevel level: Int) -> Int { tiles(height, level) }

  private func tiles(_ length: Double, _ level: Int) -> Int {
    UniformRows(count: nil, length: side(level)).visibleRange(
      in: AxisViewport(offset: 0, length: length)
    ).count
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

  /// The rectangle of the image that a tile covers, in pixels of the image; the last of a row or
  /// column may be smaller.
  public func rect(of tile: Tile) -> CGRect {
    CGRect { span(of: $0 == .horizontal ? tile.column : tile.row, along: $0, tile.level) }
  }

  /// The side of a tile of a level, in pixels of the image.
  func side(_ level: Int) -> Double { tileLength * step(level) }

  /// Where a column or row begins, and how long it is, in pixels of the image.
  func span(
    of index: Int, along axis: ScrollAxis, _ level: Int
  ) -> AxisSpan {
    let (side, limit) = (side(level), axis == .horizontal ? width : height)
    let start = min(max((Double(index) * side).finite(or: 0), 0), limit)
    return AxisSpan(start: start, length: min(side, limit - start))
  }

  /// A side for tiles no larger than a viewport, in pixels: the largest power of two up to the
  /// length, at least 64.
  public static func tileLength(forViewport length: Double) -> Double {
    let length = length.nonNegative
    var side = 64.0
    while side * 2 <= length, side < 65536 { side *= 2 }
    return side
  }

  /// The tiles of a level that lie in a rectangle of the image. A tile that the rectangle only
  /// touches, within rounding, is not one of them.
  public func grid(in rect: CGRect, level: Int) -> TileGrid {
    let level = level.clamped(to: 0...(levelCount - 1))
    let side = side(level)
    func range(_ axis: ScrollAxis, _ count: Int) -> Range<Int> {
      let span = rect.span(along: axis)
      guard span.start.isBefore(axis == .horizontal ? width : height) else { return 0..<0 }
      let range = UniformRows(count: count, length: side).visibleRange(
        in: AxisViewport(offset: span.start, length: span.length))
      return range.isEmpty ? 0..<0 : range
    }
    return TileGrid(
      level: level, columns: range(.horizontal, columnCount(atLevel: level)),
      rows: range(.vertical, rowCount(atLevel: level)))
  }
}

#if !hasFeature(Embedded)
  // Hashing needs random numbers, which there are none of under Embedded Swift.
  extension TilePyramid.Tile: Hashable {}
#endif
