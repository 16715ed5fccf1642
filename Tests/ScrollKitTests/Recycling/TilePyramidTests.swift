import ScrollKit
import XCTest

final class TilePyramidTests: XCTestCase {
  private let image = TilePyramid(
    imageSize: CGSize(width: 65536, height: 65536), tileLength: 256, levelCount: 9)

  func testLevels() {
    let telephoto = "telephoto, sample size"
    let zoomimage = "zoomimage, closest power of two"
    let rounds = "zoomimage rounds, up to 41 % too few pixels; never fewer than the screen's here"
    let rows: [PeerRow<Double, Int>] = [
      // The sample size is 2^level. The number is the share of pixels that the screen needs.
      PeerRow(0.1, 8, "\(telephoto), 200 x 100 for 2000 x 1000"),
      PeerRow(10, 1, "\(telephoto), 2000 x 1000 for 200 x 100"),
      PeerRow(0, 1, "\(telephoto), an image without size"),
      PeerRow(1080.0 / 9734, 8, "\(telephoto), 1080 x 2214 for 9734 x 3265"),
      PeerRow(1080.0 / 500, 1, "\(telephoto), 1080 x 2214 for 500 x 400"),
      PeerRow(0.5, 2, "\(telephoto), 1080 x 1920 for 2160 x 3840"),
      PeerRow(1, 1, zoomimage),
      PeerRow(1 / 1.4, 1, zoomimage),
      PeerRow(1 / 1.5, ours: 1, theirs: 2, rounds),
      PeerRow(1 / 2.8, 2, zoomimage),
      PeerRow(1 / 2.9, ours: 2, theirs: 4, rounds),
      PeerRow(1 / 5.6, 4, zoomimage),
      PeerRow(1 / 5.7, ours: 4, theirs: 8, rounds),
      PeerRow(1 / 11.3, 8, zoomimage),
      PeerRow(1 / 11.4, ours: 8, theirs: 16, rounds),
      PeerRow(0.1 / 16, 128, "zoomimage, thumbnail at 0.1"),
      PeerRow(0.9 / 16, 16, "zoomimage, thumbnail at 0.9"),
      PeerRow(1.0 / 16, 16, "zoomimage, thumbnail at 1"),
      PeerRow(1.5 / 16, 8, "zoomimage, thumbnail at 1.5"),
      PeerRow(2.8 / 16, ours: 4, theirs: 8, rounds),
      PeerRow(5.7 / 16, 2, "zoomimage, thumbnail at 5.7"),
      PeerRow(0.5.nextUp, 1, "definition: just more than a half"),
      PeerRow(0.25, 4, "definition: a quarter"),
      PeerRow(1e-9, 256, "definition: the coarsest there is"),
      PeerRow(.nan, 1, "definition: counts as 1"),
      PeerRow(-2, 1, "definition: counts as 1"),
    ]
    forEachRow("levels of detail", rows) { row in
      let level = image.level(forScale: row.input)
      check(1 << level, row)
      XCTAssertEqual(image.scale(ofLevel: level), 1 / Double(row.expected))
    }
  }

  func testTiledLayerLevels() {
    // CATiledLayer has 4 levels, 1 of them enlarging, or 8 levels, 5 of them enlarging. Ours begin
    // at 1.
    let rows: [Row<Int, [Double]>] = [
      Row(3, [1, 0.5, 0.25], "CATiledLayer, 4 levels with a bias of 1"),
      Row(3, [1, 0.5, 0.25], "CATiledLayer, 8 levels with a bias of 5"),
      Row(1, [1], "CATiledLayer, the default"),
      Row(0, [1], "definition: at least one"),
    ]
    forEachRow("levels of a tiled layer", rows) { row in
      let tiles = TilePyramid(
        imageSize: CGSize(width: 999, height: 9), tileLength: 16, levelCount: row.input)
      XCTAssertEqual((0..<tiles.levelCount).map { tiles.scale(ofLevel: $0) }, row.expected)
      XCTAssertEqual(tiles.scale(ofLevel: 99), row.expected.last)
      XCTAssertEqual(tiles.scale(ofLevel: -1), 1)
    }
  }

  private struct GridRow: TableRow {
    var width = 9798.0
    var height = 6988.0
    var tile: (Double, Double)
    var level: Int
    var columns: Int
    var rows: Int
    var source: String
  }

  func testGrids() {
    let source = "zoomimage, tile grid"
    let rows = [
      GridRow(tile: (270, 480), level: 0, columns: 37, rows: 15, source: source),
      GridRow(tile: (180, 320), level: 0, columns: 55, rows: 22, source: source),
      GridRow(tile: (540, 960), level: 0, columns: 19, rows: 8, source: source),
      GridRow(tile: (540, 960), level: 1, columns: 10, rows: 4, source: source),
      GridRow(tile: (540, 960), level: 2, columns: 5, rows: 2, source: source),
      GridRow(tile: (540, 960), level: 3, columns: 3, rows: 1, source: source),
      GridRow(
        width: 0, height: 1, tile: (256, 256), level: 0, columns: 0, rows: 1, source: "no image"),
      GridRow(
        width: 256, height: 257, tile: (256, 256), level: 0, columns: 1, rows: 2,
        source: "definition: one and two"),
      GridRow(
        width: 3, height: 2, tile: (0, .nan), level: 0, columns: 3, rows: 2,
        source: "definition: tiles of at least one pixel"),
    ]
    forEachRow("tile grids", rows) { row in
      let size = CGSize(width: row.width, height: row.height)
      let wide = TilePyramid(imageSize: size, tileLength: row.tile.0)
      let high = TilePyramid(imageSize: size, tileLength: row.tile.1)
      XCTAssertEqual(wide.columnCount(atLevel: row.level), row.columns)
      XCTAssertEqual(high.rowCount(atLevel: row.level), row.rows)
    }
    XCTAssertEqual(TilePyramid(imageSize: .zero, tileLength: 256).levelCount, 1)
    let long = TilePyramid(imageSize: CGSize(width: 257, height: 1), tileLength: 256)
    XCTAssertEqual(long.levelCount, 2)
    let huge = TilePyramid(imageSize: CGSize(width: 1e300, height: 1), tileLength: 1)
    XCTAssertEqual(huge.levelCount, TilePyramid.maximumLevelCount)
  }

  private struct HysteresisRow: TableRow {
    var scale: Double
    var present: Int
    var level: Int
    var source: String
  }

  func testHysteresis() {
    // The thresholds are 1/2 and 1/4. A tenth below them is 0.4545 and 0.2273.
    let rows = [
      HysteresisRow(scale: 0.5, present: 1, level: 1, source: "as many pixels as the screen"),
      HysteresisRow(scale: 0.5.nextUp, present: 1, level: 0, source: "sharp at once"),
      HysteresisRow(scale: 0.54, present: 1, level: 0, source: "sharp at once"),
      HysteresisRow(scale: 0.48, present: 0, level: 0, source: "not clearly smaller"),
      HysteresisRow(scale: 0.45, present: 0, level: 1, source: "clearly smaller"),
      HysteresisRow(scale: 0.26, present: 2, level: 1, source: "sharp at once"),
      HysteresisRow(scale: 0.52, present: 3, level: 0, source: "far, as without memory"),
      HysteresisRow(scale: 0.24, present: 0, level: 2, source: "far, as without memory"),
      HysteresisRow(scale: 0.24, present: 1, level: 1, source: "not clearly smaller"),
      HysteresisRow(scale: 0.22, present: 1, level: 2, source: "clearly smaller"),
      HysteresisRow(scale: 0.01, present: 0, level: 6, source: "at once"),
      HysteresisRow(scale: 1, present: 7, level: 0, source: "at once"),
      HysteresisRow(scale: 0.3, present: -9, level: 1, source: "the finest there is"),
      HysteresisRow(scale: 1e-9, present: 99, level: 8, source: "the coarsest there is"),
    ]
    forEachRow("hysteresis", rows) { row in
      XCTAssertEqual(image.level(forScale: row.scale, present: row.present), row.level)
      XCTAssertEqual(
        image.level(
          forScale: row.scale, present: row.present, refresh: .whenZoomEnds, isZooming: false),
        row.level)
      for isZooming in [false, true] {
        XCTAssertEqual(
          image.level(
            forScale: row.scale, present: row.present, refresh: .always, isZooming: isZooming),
          row.level)
      }
      XCTAssertEqual(
        image.level(
          forScale: row.scale, present: row.present, refresh: .whenZoomEnds, isZooming: true),
        min(max(row.present, 0), 8))
      XCTAssertEqual(
        image.level(forScale: row.scale, present: row.present, hysteresis: .nan),
        image.level(forScale: row.scale))
    }
  }

  private struct RectRow: TableRow {
    var rect: CGRect
    var level = 0
    var columns: Range<Int>
    var rows: Range<Int>
    var source: String
  }

  func testTilesInARectangle() {
    // 1000 x 600 pixels in tiles of 256 are 4 x 3 tiles. The last ones are smaller.
    let tiles = TilePyramid(imageSize: CGSize(width: 1000, height: 600), tileLength: 256)
    let rows = [
      RectRow(
        rect: CGRect(x: 0, y: 0, width: 256, height: 256), columns: 0..<1, rows: 0..<1,
        source: "one tile"),
      RectRow(
        rect: CGRect(x: 255, y: 256, width: 2, height: 1), columns: 0..<2, rows: 1..<2,
        source: "across an edge"),
      RectRow(
        rect: CGRect(x: -100, y: -100, width: 5000, height: 5000), columns: 0..<4, rows: 0..<3,
        source: "all"),
      RectRow(
        rect: CGRect(x: 999, y: 599, width: 50, height: 50), columns: 3..<4, rows: 2..<3,
        source: "the last pixel"),
      RectRow(
        rect: CGRect(x: 1000, y: 600, width: 50, height: 50), columns: 0..<0, rows: 0..<0,
        source: "beyond the image"),
      RectRow(
        rect: CGRect(x: -50, y: -50, width: 50, height: 50), columns: 0..<0, rows: 0..<0,
        source: "before the image"),
      RectRow(
        rect: CGRect(x: 100, y: 100, width: 0, height: 5), columns: 0..<0, rows: 0..<1,
        source: "no width"),
      RectRow(
        rect: CGRect(x: 300, y: 300, width: -100, height: -100), columns: 0..<2, rows: 0..<2,
        source: "a negative size"),
      RectRow(
        rect: CGRect(x: 0, y: 0, width: 600, height: 513), level: 1, columns: 0..<2, rows: 0..<2,
        source: "tiles of 512 pixels of the image"),
      RectRow(
        rect: CGRect(x: 0, y: 0, width: 600, height: 513), level: 9, columns: 0..<1, rows: 0..<1,
        source: "the coarsest there is"),
    ]
    forEachRow("tiles in a rectangle", rows) { row in
      let grid = tiles.grid(in: row.rect, level: row.level)
      XCTAssertEqual(grid.columns, row.columns)
      XCTAssertEqual(grid.rows, row.rows)
      XCTAssertEqual(grid.level, min(row.level, 2))
    }
    XCTAssertEqual(
      tiles.rect(of: .init(level: 0, column: 3, row: 2)),
      CGRect(x: 768, y: 512, width: 232, height: 88))
    XCTAssertEqual(
      tiles.rect(of: .init(level: 1, column: 1, row: 0)),
      CGRect(x: 512, y: 0, width: 488, height: 512))
    XCTAssertEqual(tiles.rect(of: .init(level: 0, column: 9, row: -9)).width, 0)
  }

  func testTileLength() {
    let rows: [Row<Double, Double>] = [
      Row(390, 256, "definition: a power of two, no larger"), Row(256, 256, "definition"),
      Row(255.9, 128, "definition"), Row(0, 64, "definition: at least"),
      Row(.nan, 64, "definition: at least"), Row(.infinity, 65536, "definition: at most"),
    ]
    forEachRow("tile length", rows) { row in
      XCTAssertEqual(TilePyramid.tileLength(forViewport: row.input), row.expected)
    }
  }

  private func places(_ tiles: some Sequence<TilePyramid.Tile>) -> [[Int]] {
    tiles.map { [$0.column, $0.row] }
  }

  func testBlocks() {
    let old = TileGrid(level: 1, columns: 0..<2, rows: 0..<2)
    let new = TileGrid(level: 1, columns: 1..<3, rows: 1..<3)
    XCTAssertEqual(places(old.tiles), [[0, 0], [1, 0], [0, 1], [1, 1]])
    XCTAssertEqual(places(new.entering(since: old)), [[2, 1], [1, 2], [2, 2]])
    XCTAssertEqual(places(new.leaving(since: old)), [[0, 0], [1, 0], [0, 1]])
    let coarser = TileGrid(level: 2, columns: 0..<2, rows: 0..<2)
    XCTAssertEqual(places(coarser.entering(since: old)).count, 4)
    XCTAssertEqual(places(coarser.leaving(since: old)).count, 4)
    XCTAssertTrue(old.contains(.init(level: 1, column: 1, row: 0)))
    XCTAssertFalse(old.contains(.init(level: 0, column: 1, row: 0)))
    XCTAssertFalse(old.contains(.init(level: 1, column: 2, row: 0)))
    XCTAssertFalse(old.contains(.init(level: 1, column: 0, row: 2)))
  }

  private struct CenterRow: TableRow {
    var visible: CGRect
    var level = 0
    var columns: Range<Int>
    var rows: Range<Int>
    var limit = 10_000
    var tiles: [[Int]]
    var source: String
  }

  func testFromTheCenter() {
    // 1000 x 600 pixels in tiles of 100. At level 2 there are 3 x 2 tiles of 400, and the last ones
    // are smaller.
    let tiles = TilePyramid(
      imageSize: CGSize(width: 1000, height: 600), tileLength: 100, levelCount: 3)
    let middle = rect(140, 90, 20, 20)
    let rows = [
      CenterRow(visible: middle, columns: 0..<0, rows: 0..<3, tiles: [], source: "none"),
      CenterRow(visible: middle, columns: 3..<4, rows: 2..<3, tiles: [[3, 2]], source: "one"),
      CenterRow(
        visible: middle, columns: 1..<2, rows: 0..<2, tiles: [[1, 0], [1, 1]],
        source: "two, equally near: row by row"),
      CenterRow(
        visible: middle, columns: 0..<3, rows: 0..<2,
        tiles: [[1, 0], [1, 1], [0, 0], [2, 0], [0, 1], [2, 1]], source: "row by row"),
      CenterRow(
        visible: rect(190, 40, 20, 20), columns: 0..<4, rows: 0..<1,
        tiles: [[1, 0], [2, 0], [0, 0], [3, 0]], source: "from 200, 50: 50, 50, 150, 150"),
      CenterRow(
        visible: rect(30, 40, 20, 20), columns: 0..<4, rows: 0..<1,
        tiles: [[0, 0], [1, 0], [2, 0], [3, 0]], source: "not from the block's centre"),
      CenterRow(
        visible: rect(950, 550, -20, -20), columns: 7..<99, rows: 5..<99, limit: 2,
        tiles: [[9, 5], [8, 5]], source: "tiles that are not in the image are left aside"),
      CenterRow(
        visible: rect(-5000, -5000, 20, 20), columns: 4..<6, rows: 3..<4,
        tiles: [[4, 3], [5, 3]],
        source: "far before the block"),
      CenterRow(
        visible: rect(5000, 5000, 20, 20), columns: 4..<6, rows: 3..<4, tiles: [[5, 3], [4, 3]],
        source: "far after the block"),
      CenterRow(
        visible: rect(740, 100, 20, 20), level: 2, columns: 0..<3, rows: 0..<2, limit: 3,
        tiles: [[1, 0], [2, 0], [1, 1]],
        source: "from 750, 110 to 600, 200 and 900, 200: 150, 90; to 600, 500: 150, 390"),
      CenterRow(
        visible: rect(760, 100, 20, 20), level: 2, columns: 0..<3, rows: 0..<1, limit: 1,
        tiles: [[2, 0]], source: "the last column is at 800..<1000, its centre at 900"),
      CenterRow(
        visible: middle, level: 99, columns: 0..<3, rows: 0..<2, limit: 1, tiles: [[0, 0]],
        source: "the coarsest there is"),
      CenterRow(visible: middle, columns: 0..<9, rows: 0..<6, limit: 0, tiles: [], source: "none"),
      CenterRow(visible: middle, columns: 0..<9, rows: 0..<6, limit: -3, tiles: [], source: "none"),
      CenterRow(
        visible: rect(.nan, .nan, .nan, .nan), columns: 0..<9, rows: 0..<6, limit: 1,
        tiles: [[0, 0]], source: "not a number counts as zero"),
    ]
    forEachRow("tiles from the centre", rows) { row in
      let grid = TileGrid(level: row.level, columns: row.columns, rows: row.rows)
      let found = tiles.tiles(in: grid, fromCenterOf: row.visible, limit: row.limit)
      XCTAssertEqual(places(found), row.tiles)
      XCTAssertTrue(found.allSatisfy { $0.level == min(row.level, 2) })
    }
    let huge = TilePyramid(imageSize: CGSize(width: 1e300, height: 1e300), tileLength: 1)
    let all = TileGrid(level: 0, columns: Int.min..<Int.max, rows: 0..<Int.max)
    let found = huge.tiles(in: all, fromCenterOf: rect(1e6, 1e6, 1, 1), limit: .max)
    XCTAssertEqual(found.count, 10_000)
    XCTAssertEqual(Set(found).count, 10_000)
    // The tiles form a disc with a radius of sqrt(10000 / pi), which is 56.4.
    XCTAssertEqual(found[0], .init(level: 0, column: 1_000_000, row: 1_000_000))
    for tile in found {
      let (x, y) = (Double(tile.column) - 1e6, Double(tile.row) - 1e6)
      XCTAssertLessThan((x * x + y * y).squareRoot(), 57)
    }
  }

  func testExample() {
    let tiles = TilePyramid(imageSize: CGSize(width: 4000, height: 3000), tileLength: 256)
    XCTAssertEqual(tiles.level(forScale: 0.3), 1)
    XCTAssertEqual(tiles.columnCount(atLevel: 1), 8)
    XCTAssertEqual(tiles.rowCount(atLevel: 1), 6)

    let image = CGSize(width: 4000, height: 3000)
    var zoom = Zoomer(unscaledContentSize: image, rules: .fit(maximum: .scale(1)))
    zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 400, height: 300), displayScale: 3))
    let level = tiles.level(forScale: zoom.scale * zoom.metrics.displayScale)
    XCTAssertEqual(level, 1)
    let visible = zoom.visibleContentRect
    let order = tiles.tiles(in: tiles.grid(in: visible, level: level), fromCenterOf: visible)
    XCTAssertEqual(order.count, 48)
    XCTAssertEqual(order[0], .init(level: 1, column: 3, row: 2))
  }

  func testLevelOfAZoomInPoints() {
    // The same image, as a UIImage of scale 2, is 2000 x 1500 points of content.
    let tiles = TilePyramid(imageSize: CGSize(width: 4000, height: 3000), tileLength: 256)
    let table: [Row<Double, (level: Int, columns: Range<Int>)>] = [
      Row(0.2, (1, 0..<8), "0.2 points of 3 pixels for 2 pixels of the image: 0.3"),
      Row(0.7, (0, 5..<11), "1.05; 571.4 points are pixels 1428.6 to 2571.4"),
      Row(0.16, (2, 0..<4), "0.24, less than a quarter"),
    ]
    forEachRow("levels of a zoom in points", table) { row in
      var zoom = Zoomer(
        unscaledContentSize: CGSize(width: 2000, height: 1500), rules: .scales(0.1, 4))
      zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 400, height: 300), displayScale: 3))
      zoom.zoom(to: row.input)
      let level = tiles.level(forScale: zoom.scale * zoom.metrics.displayScale / 2)
      XCTAssertEqual(level, row.expected.level)
      let points = zoom.visibleContentRect
      let pixels = CGRect(
        x: 2 * points.minX, y: 2 * points.minY, width: 2 * points.width, height: 2 * points.height)
      XCTAssertEqual(tiles.grid(in: pixels, level: level).columns, row.expected.columns)
    }
  }

  private struct BlockRow: TableRow {
    let source: String
    let new: TileGrid
    let old: TileGrid
    let entering: [[Int]]

    init(
      _ columns: Range<Int>, _ rows: Range<Int>, since oldColumns: Range<Int>,
      _ oldRows: Range<Int>, level: Int = 0, _ entering: [[Int]], _ source: String
    ) {
      new = TileGrid(level: 0, columns: columns, rows: rows)
      old = TileGrid(level: level, columns: oldColumns, rows: oldRows)
      (self.entering, self.source) = (entering, source)
    }
  }

  /// The tiles that two blocks share are skipped. Only the others are visited, however many tiles
  /// there are.
  func testBlocksOfManyTiles() {
    let all = 0..<Int.max
    let rows = [
      BlockRow(all, all, since: all, all, [], "definition: the same"),
      BlockRow(all, 0..<0, since: all, all, [], "definition: no rows"),
      BlockRow(0..<0, all, since: all, all, [], "definition: no columns"),
      BlockRow(
        0..<2, 5..<7, since: 0..<2, 0..<0, [[0, 5], [1, 5], [0, 6], [1, 6]], "no old rows"),
      BlockRow(
        0..<2, 5..<7, since: 2..<9, 5..<7, [[0, 5], [1, 5], [0, 6], [1, 6]], "other columns"),
      BlockRow(
        0..<2, 5..<7, since: 0..<2, 5..<7, level: 1, [[0, 5], [1, 5], [0, 6], [1, 6]],
        "another level"),
      BlockRow(
        -1..<2, 0..<Int.max, since: -1..<2, 1..<(Int.max - 1),
        [[-1, 0], [0, 0], [1, 0], [-1, .max - 1], [0, .max - 1], [1, .max - 1]],
        "definition: a row at each end"),
      BlockRow(
        Int.min..<Int.max, 3..<5, since: (Int.min + 1)..<(Int.max - 1), 3..<5,
        [[.min, 3], [.max - 1, 3], [.min, 4], [.max - 1, 4]], "definition: a column at each end"),
      BlockRow(
        0..<3, 0..<3, since: 1..<2, 1..<2,
        [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]], "definition: a hole"),
    ]
    forEachRow("blocks of many tiles", rows) { row in
      XCTAssertEqual(
        row.new.entering(since: row.old).map { [$0.column, $0.row] }, row.entering)
      XCTAssertEqual(row.old.leaving(since: row.new).map { [$0.column, $0.row] }, row.entering)
    }
  }
}
