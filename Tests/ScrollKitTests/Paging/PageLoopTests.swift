import ScrollKit
import XCTest

/// Pages that repeat without end.
final class PageLoopTests: XCTestCase {
  func testExampleOfTheDocumentation() {
    let loop = PageLoop(count: 5)
    XCTAssertEqual("\(loop.page(-1)!) \(loop.page(7)!)", "4 2")
    XCTAssertEqual(
      "\(loop.steps(from: 4, to: 0)) \(loop.steps(from: 4, to: 0, direction: .backward))", "1 -4")
  }

  func testCountIsNotNegative() {
    var loop = PageLoop(count: -3)
    XCTAssertEqual(loop.count, 0)
    loop.count = 4
    XCTAssertEqual(loop.page(-1), 3)
    loop.count = -1
    XCTAssertEqual(loop.count, 0)
  }

  private struct PageRow: TableRow {
    var source: String
    var count: Int
    var number: Int
    var page: Int?

    init(_ source: String, _ count: Int, _ number: Int, _ page: Int?) {
      self.source = source
      self.count = count
      self.number = number
      self.page = page
    }
  }

  func testPageOfANumber() {
    let rows = [
      PageRow("embla Counter, true floor-modulo", 5, -4, 1),
      PageRow("embla Counter, true floor-modulo", 5, -6, 4),
      PageRow("embla Counter, true floor-modulo", 5, -7, 3),
      PageRow("embla Counter, true floor-modulo", 5, -9, 1),
      PageRow("embla Counter, true floor-modulo", 5, 5, 0),
      PageRow("embla Counter, true floor-modulo", 5, 6, 1),
      PageRow("embla Counter, true floor-modulo", 5, 10, 0),
      PageRow("embla Counter, true floor-modulo", 5, 11, 1),
      PageRow("iCarousel clampedIndex", 5, -1, 4),
      PageRow("iCarousel clampedIndex", 5, 5, 0),
      PageRow("iCarousel clampedIndex", 5, -6, 4),
      PageRow("RNRC carousel-math.test positiveModulo", 5, -1, 4),
      PageRow("RNRC carousel-math.test settledIndex", 5, 6, 1),
      PageRow("RNRC auto-fill: one item thrice", 1, 2, 0),
      PageRow("flutter_carousel_slider realIndex", 6, 10000 - 10000, 0),
      PageRow("flutter_carousel_slider realIndex", 6, 9999 - 10000, 5),
      PageRow("flutter_carousel_slider realIndex", 6, 9994 - 10000, 0),
      PageRow("flutter_carousel_slider realIndex", 6, 0 - 10000, 2),
      PageRow("SwiftUIPager displayed pages", 20, -2, 18),
      PageRow("SwiftUIPager displayed pages", 20, -1, 19),
      PageRow("SwiftUIPager displayed pages", 20, 2, 2),
      PageRow("keen-slider rel", 5, 7, 2),
      PageRow("keen-slider rel", 5, -2, 3),
      PageRow("keen-slider rel", 5, -5, 0),
      PageRow("keen-slider rel", 5, -6, 4),
      PageRow("definition: no pages", 0, 3, nil),
      PageRow("definition: one page", 1, -7, 0),
      PageRow("definition: two pages", 2, -1, 1),
      PageRow("definition: three pages", 3, -4, 2),
      PageRow("definition: 2^63 - 1 is 2 modulo 5", 5, .max, 2),
      PageRow("definition: -2^63 is 2 modulo 5", 5, .min, 2),
      PageRow("definition: -2^63 is -1 modulo 2^63 - 1", .max, .min, .max - 1),
    ]
    forEachRow("page of a number", rows) { row in
      XCTAssertEqual(PageLoop(count: row.count).page(row.number), row.page)
    }
  }

  private struct PositionRow: TableRow {
    var source: String
    var count: Int
    var position: Double
    /// The nearest page.
    var page: Int?
    var wrapped: Double
    var progress: Double

    init(
      _ source: String, _ count: Int, _ position: Double, _ page: Int?, wrapped: Double,
      progress: Double
    ) {
      self.source = source
      self.count = count
      self.position = position
      self.page = page
      self.wrapped = wrapped
      self.progress = progress
    }
  }

  func testPositionsInTheLoop() {
    let rows = [
      PositionRow("keen-slider track", 5, 0, 0, wrapped: 0, progress: 0),
      PositionRow("keen-slider track", 5, 0.6, 1, wrapped: 0.6, progress: 0.12),
      PositionRow("keen-slider track", 5, 5, 0, wrapped: 0, progress: 0),
      PositionRow("keen-slider track", 5, -0.4, 0, wrapped: 4.6, progress: 0.92),
      PositionRow("keen-slider track", 5, -0.6, 4, wrapped: 4.4, progress: 0.88),
      PositionRow("keen-slider track", 5, -2, 3, wrapped: 3, progress: 0.6),
      PositionRow("keen-slider track", 5, -5, 0, wrapped: 0, progress: 0),
      PositionRow("keen-slider track", 5, -5.4, 0, wrapped: 4.6, progress: 0.92),
      PositionRow("keen-slider track", 5, -6, 4, wrapped: 4, progress: 0.8),
      PositionRow("embla engine, 2 slides", 2, 1, 1, wrapped: 1, progress: 0.5),
      PositionRow("embla engine, 3 slides", 3, 1, 1, wrapped: 1, progress: 0.333333),
      PositionRow("embla engine, 3 slides", 3, 2, 2, wrapped: 2, progress: 0.666667),
      PositionRow("embla engine, 5 slides", 5, 1, 1, wrapped: 1, progress: 0.2),
      PositionRow("embla engine, 5 slides", 5, 2, 2, wrapped: 2, progress: 0.4),
      PositionRow("embla engine, 5 slides", 5, 3, 3, wrapped: 3, progress: 0.6),
      PositionRow("embla engine, 5 slides", 5, 4, 4, wrapped: 4, progress: 0.8),
      PositionRow("RNRC useOnProgressChange.test", 5, 5.5, 1, wrapped: 0.5, progress: 0.1),
      PositionRow("RNRC useOnProgressChange.test", 3, 1.5, 2, wrapped: 1.5, progress: 0.5),
      PositionRow(
        "RNRC carousel-math.test long run", 7, 10_000_000.375, 3, wrapped: 3.375,
        progress: 3.375 / 7),
      PositionRow("RNRC carousel-math.test settledIndex", 5, -1, 4, wrapped: 4, progress: 0.8),
      PositionRow("egjs CircularCameraMode.spec", 3, -1, 2, wrapped: 2, progress: 2.0 / 3),
      PositionRow("definition: a tie is the next", 3, 2.5, 0, wrapped: 2.5, progress: 2.5 / 3),
      PositionRow("definition: a tie is the next", 3, -1.5, 2, wrapped: 1.5, progress: 0.5),
      PositionRow("definition: no pages", 0, 2.5, nil, wrapped: 0, progress: 0),
      PositionRow("definition: one page", 1, 2.25, 0, wrapped: 0.25, progress: 0.25),
      PositionRow("definition: two pages", 2, -0.25, 0, wrapped: 1.75, progress: 0.875),
      PositionRow("definition: not a number", 4, .nan, 0, wrapped: 0, progress: 0),
      PositionRow("definition: 2^52 is 4 modulo 6", 6, .infinity, 4, wrapped: 4, progress: 4.0 / 6),
    ]
    forEachRow("positions in a loop", rows) { row in
      let loop = PageLoop(count: row.count)
      XCTAssertEqual(loop.page(nearestTo: row.position), row.page)
      XCTAssertEqual(loop.wrapped(row.position), row.wrapped, accuracy: 1e-12)
      XCTAssertEqual(loop.progress(at: row.position), row.progress, accuracy: 1e-6)
    }
  }

  private struct DifferingPositionRow: TableRow {
    var source: String
    var reason: String
    var position: Double
    var page: Int
  }

  /// Five pages; the progress at these positions is the peer's too.
  func testNearestPageThatDiffersByOurRule() {
    let rows = [
      DifferingPositionRow(
        source: "keen-slider track: 4", reason: "a tie is the next", position: 4.5, page: 0),
      DifferingPositionRow(
        source: "keen-slider track: 2", reason: "a tie is the next", position: 7.5, page: 3),
      DifferingPositionRow(
        source: "keen-slider track: 4", reason: "a tie is the next", position: -0.5, page: 0),
    ]
    forEachRow("nearest page of a loop that differs by our rule", rows) { row in
      XCTAssertEqual(PageLoop(count: 5).page(nearestTo: row.position), row.page, row.reason)
    }
    XCTAssertEqual(PageLoop(count: 5).progress(at: 4.5), 0.9)
    XCTAssertEqual(PageLoop(count: 5).progress(at: 7.5), 0.5)
    XCTAssertEqual(PageLoop(count: 5).progress(at: -0.5), 0.9)
  }

  private struct StepsRow: TableRow {
    var source: String
    var count: Int
    var start: Int
    var end: Int
    var direction: PageLoop.Direction
    var fullTurn: Bool
    var steps: Int
    var reason: String

    init(
      _ source: String, _ count: Int, _ start: Int, _ end: Int,
      direction: PageLoop.Direction = .shortest,
      fullTurn: Bool = false, _ steps: Int, reason: String = ""
    ) {
      self.source = source
      self.count = count
      self.start = start
      self.end = end
      self.direction = direction
      self.fullTurn = fullTurn
      self.steps = steps
      self.reason = reason
    }
  }

  func testSteps() {
    let rows = [
      StepsRow("derived: shortest", 5, 0, 4, -1),
      StepsRow("derived: shortest", 5, 4, 0, 1),
      StepsRow("derived: shortest", 5, 0, 2, 2),
      StepsRow("derived: shortest, a tie", 4, 0, 2, 2),
      StepsRow("derived: shortest", 6, 5, 1, 2),
      StepsRow("derived: shortest", 5, 0, 0, 0),
      StepsRow("RNRC shortestLoopTargetPage", 5, 4, 1, 2),
      StepsRow("RNRC shortestLoopTargetPage, a tie", 4, 0, 2, 2),
      StepsRow("RNRC useCarouselController.test next", 5, 4, 0, 1),
      StepsRow("RNRC useCarouselController.test scrollTo", 5, 0, 4, -1),
      StepsRow("flutter_carousel_slider closest", 20, 0, 19, -1),
      StepsRow("flutter_carousel_slider closest", 20, 19, 0, 1),
      StepsRow("flutter_carousel_slider closest, a tie", 20, 0, 10, 10),
      StepsRow("iCarousel minScrollDistance", 5, 4, 0, 1),
      StepsRow("iCarousel minScrollDistance", 5, 0, 3, -2),
      StepsRow("iCarousel minScrollDistance, a tie", 6, 1, 4, 3),
      StepsRow("keen-slider idxToDist", 5, 0, 1, 1),
      StepsRow("keen-slider idxToDist", 5, 0, 2, 2),
      StepsRow("keen-slider idxToDist", 5, 0, 3, -2),
      StepsRow("keen-slider idxToDist", 5, 2, 4, 2),
      StepsRow("keen-slider idxToDist", 5, 1, 4, -2),
      StepsRow("embla ScrollTarget byIndex", 5, 0, 4, -1),
      StepsRow("embla ScrollTarget byIndex", 5, 0, 4, direction: .forward, 4),
      StepsRow("embla ScrollTarget byIndex", 5, 4, 0, 1),
      StepsRow("embla ScrollTarget byIndex", 5, 4, 0, direction: .forward, 1),
      StepsRow("embla ScrollTarget byIndex", 5, 0, 0, direction: .forward, fullTurn: true, 5),
      StepsRow("embla ScrollTarget byIndex", 5, 0, 0, direction: .backward, fullTurn: true, -5),
      StepsRow("definition: backward", 5, 4, 0, direction: .backward, -4),
      StepsRow("definition: backward", 5, 0, 4, direction: .backward, -1),
      StepsRow("definition: nowhere", 5, 3, 3, direction: .forward, 0),
      StepsRow("definition: nowhere", 5, 3, 3, direction: .backward, 0),
      StepsRow("definition: a full turn needs a direction", 5, 3, 3, fullTurn: true, 0),
      StepsRow(
        "definition: no full turn to another page", 5, 3, 4, direction: .forward, fullTurn: true, 1),
      StepsRow(
        "definition: no full turn to another page", 5, 3, 4, direction: .backward, fullTurn: true,
        -4),
      StepsRow("definition: any number wraps", 5, 14, -5, 1),
      StepsRow("definition: any number wraps", 5, 7, 3, direction: .backward, -4),
      StepsRow("definition: no pages", 0, 3, 1, 0),
      StepsRow("definition: no pages", 0, 3, 3, direction: .forward, fullTurn: true, 0),
      StepsRow("definition: one page", 1, 0, 0, 0),
      StepsRow("definition: one page", 1, 0, 0, direction: .forward, fullTurn: true, 1),
      StepsRow("definition: one page", 1, 0, 0, direction: .backward, fullTurn: true, -1),
      StepsRow("definition: two pages, a tie", 2, 0, 1, 1),
      StepsRow("definition: two pages, a tie", 2, 1, 0, 1),
      StepsRow("definition: two pages", 2, 1, 0, direction: .backward, -1),
      StepsRow("definition: three pages", 3, 0, 2, -1),
      StepsRow("definition: three pages", 3, 2, 0, 1),
    ]
    checkSteps("steps round a loop", rows)
  }

  func testStepsThatDifferByOurRule() {
    let rows = [
      StepsRow("flutter_carousel_slider closest: -3", 6, 5, 2, 3, reason: "a tie is forward"),
      StepsRow("iCarousel minScrollDistance: -2", 4, 2, 0, 2, reason: "a tie is forward"),
      StepsRow("iCarousel minScrollDistance: -3", 6, 4, 1, 3, reason: "a tie is forward"),
    ]
    checkSteps("steps round a loop that differ by our rule", rows)
  }

  private func checkSteps(_ table: String, _ rows: [StepsRow]) {
    forEachRow(table, rows) { row in
      let loop = PageLoop(count: row.count)
      let steps = loop.steps(
        from: row.start, to: row.end, direction: row.direction, fullTurn: row.fullTurn)
      XCTAssertEqual(steps, row.steps, row.reason)
      guard row.direction == .shortest, !row.fullTurn else { return }
      XCTAssertEqual(loop.steps(from: row.start, to: row.end), row.steps, row.reason)
    }
  }

  private struct CopyRow: TableRow {
    var source: String
    var count: Int
    var page: Int
    var position: Double
    var copy: Int?
    var distance: Double?

    init(
      _ source: String, _ count: Int, _ page: Int, _ position: Double, _ copy: Int?,
      distance: Double?
    ) {
      self.source = source
      self.count = count
      self.page = page
      self.position = position
      self.copy = copy
      self.distance = distance
    }
  }

  func testNearestCopy() {
    let rows = [
      CopyRow("RNRC nearestLoopPosition", 5, 0, 4.8, 5, distance: 0.2),
      CopyRow("RNRC nearestLoopPosition, a tie", 5, 0, 2.5, 5, distance: 2.5),
      CopyRow("RNRC shortestLoopTargetPage", 5, 1, 4, 6, distance: 2),
      CopyRow("RNRC shortestLoopTargetPage, a tie", 4, 2, 0, 2, distance: 2),
      CopyRow("RNRC long run", 7, 3, 10_000_000.375, 10_000_000, distance: -0.375),
      CopyRow("RNRC reconcile 5 to 3: page 4 to 2", 3, 2, 9, 8, distance: -1),
      CopyRow("RNRC reconcile 4 to 3, retained 1", 3, 1, 9, 10, distance: 1),
      CopyRow("RNRC useCarouselController.test next", 5, 0, 4, 5, distance: 1),
      CopyRow("iCarousel offsetForItem", 5, 3, 0, -2, distance: -2),
      CopyRow("iCarousel offsetForItem, a tie", 4, 2, 0, 2, distance: 2),
      CopyRow("iCarousel offsetForItem", 5, 0, 4.8, 5, distance: 0.2),
      CopyRow("iCarousel offsetForItem", 5, 4, 0, -1, distance: -1),
      CopyRow("iCarousel scrollByNumberOfItems", 5, 2, 1.3, 2, distance: 0.7),
      CopyRow("definition: behind a tie", 5, 0, 2.4999, 0, distance: -2.4999),
      CopyRow("definition: ahead of a tie", 5, 0, 2.5001, 5, distance: 2.4999),
      CopyRow("definition: negative positions", 5, 0, -7.2, -5, distance: 2.2),
      CopyRow("definition: negative positions", 5, 0, -7.6, -10, distance: -2.4),
      CopyRow("definition: the page wraps", 5, -1, 0, -1, distance: -1),
      CopyRow("definition: no pages", 0, 0, 2, nil, distance: nil),
      CopyRow("definition: one page", 1, 0, 7.25, 7, distance: -0.25),
      CopyRow("definition: one page, a tie", 1, 0, 7.5, 8, distance: 0.5),
      CopyRow("definition: two pages, a tie", 2, 1, 4, 5, distance: 1),
      CopyRow("definition: three pages", 3, 0, 2, 3, distance: 1),
      CopyRow("definition: not a number", 5, 4, .nan, -1, distance: -1),
      CopyRow("definition: at the bound", 6, 4, .infinity, 1 << 52, distance: 0),
    ]
    forEachRow("nearest copy", rows) { row in
      let loop = PageLoop(count: row.count)
      XCTAssertEqual(loop.nearestCopy(of: row.page, to: row.position), row.copy)
      let distance = loop.distance(from: row.position, to: row.page)
      guard let expected = row.distance else { return XCTAssertNil(distance) }
      XCTAssertEqual(distance ?? .nan, expected, accuracy: 1e-9)
    }
  }

  private struct NeutralRow: TableRow {
    var count: Int
    var page: Int
    var copy: Int?
    var distance: Double?
    var source: String
  }

  /// A position that is not a number counts as zero, in every question.
  func testPositionsThatAreNotNumbers() {
    let zero = "definition: not a number is position 0"
    let rows = [
      NeutralRow(count: 5, page: 0, copy: 0, distance: 0, source: zero),
      NeutralRow(count: 5, page: 1, copy: 1, distance: 1, source: zero),
      NeutralRow(count: 5, page: 2, copy: 2, distance: 2, source: zero),
      NeutralRow(count: 5, page: 3, copy: -2, distance: -2, source: zero),
      NeutralRow(count: 5, page: 4, copy: -1, distance: -1, source: zero),
      NeutralRow(count: 5, page: -1, copy: -1, distance: -1, source: zero),
      NeutralRow(count: 4, page: 2, copy: 2, distance: 2, source: "\(zero), a tie is ahead"),
      NeutralRow(count: 2, page: 1, copy: 1, distance: 1, source: "\(zero), N = 2"),
      NeutralRow(count: 1, page: 0, copy: 0, distance: 0, source: "\(zero), N = 1"),
      NeutralRow(count: 1, page: 7, copy: 0, distance: 0, source: "\(zero), N = 1"),
      NeutralRow(count: 0, page: 3, copy: nil, distance: nil, source: "\(zero), N = 0"),
    ]
    forEachRow("positions that are not numbers", rows) { row in
      let loop = PageLoop(count: row.count)
      for position in [Double.nan, .signalingNaN, -.nan, 0, -0.0] {
        XCTAssertEqual(loop.nearestCopy(of: row.page, to: position), row.copy)
        XCTAssertEqual(loop.distance(from: position, to: row.page), row.distance)
        XCTAssertEqual(loop.page(nearestTo: position), row.count > 0 ? 0 : nil)
        XCTAssertEqual(loop.wrapped(position), 0)
        XCTAssertEqual(loop.progress(at: position), 0)
      }
    }
  }
}
