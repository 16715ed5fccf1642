import XCTest

@testable import ScrollKit

/// Loops of items of different lengths, in numbers.
final class CarouselLoopTests: XCTestCase {
  /// The loop of a row, and where its first item begins in the window, on the logical axis.
  private func loop(_ row: LoopRow) -> (CarouselLoop, origin: Double) {
    let loop = CarouselLoop(
      lengths: row.lengths, spacing: row.gap, viewport: row.viewport, alignment: row.alignment,
      grouping: row.grouping, axis: row.direction.axis, isRightToLeft: row.direction.isRightToLeft)
    return (loop, logical(loop.contentOffset(of: 0), loop) - row.snaps[0])
  }

  private func logical(_ offset: Double, _ loop: CarouselLoop) -> Double {
    loop.isRightToLeft ? loop.contentLength - loop.viewportLength - offset : offset
  }

  func testSnapsAndProgressOfEmbla() {
    forEachRow("loops of embla", LoopRow.embla) { row in
      let (loop, origin) = loop(row)
      XCTAssertEqual(loop.canLoop, row.loops)
      var snaps: [Double] = []
      for page in 0..<loop.pageCount {
        let offset = loop.contentOffset(of: page)
        let snap = logical(offset, loop) - origin
        if snaps.last != snap { snaps.append(snap) }
        if row.loops {
          XCTAssertEqual(loop.page(at: offset), page)
          XCTAssertEqual(loop.fractionalPage(at: offset), Double(page))
          XCTAssertEqual(loop.contentOffset(ofFractionalPage: Double(page)), offset)
        }
      }
      XCTAssertEqual(snaps, row.snaps)
      if let progress = row.progress {
        let found = (0..<loop.pageCount).map { loop.progress(at: loop.contentOffset(of: $0)) }
        var unique: [Double] = []
        for value in found where unique.last != value { unique.append(value) }
        XCTAssertEqual(unique.count, progress.count)
        for (value, wanted) in zip(unique, progress) {
          XCTAssertEqual(value, wanted, accuracy: 1e-6)
        }
      }
      if let groups = row.groups {
        XCTAssertEqual((0..<loop.pageCount).compactMap { loop.items(ofPage: $0)?.count }, groups)
      }
      if let length = row.length { XCTAssertEqual(loop.roundLength, length) }
    }
  }

  func testTheSlidesThatEmblaMovesByARound() {
    forEachRow("moved slides of embla", ShiftRow.embla) { row in
      let loop = CarouselLoop(
        lengths: ShiftRow.lengths, spacing: row.gap, viewport: 1000, alignment: row.alignment)
      let origin = Double(loop.frame(ofItem: 0, crossLength: 1).origin.x)
      for (offset, shifts) in [(row.offset, row.shifts), (row.offset - 0.01, row.after)] {
        let items = loop.visibleItems(at: origin + offset)
        for (slide, shift) in shifts {
          let (length, base) = (ShiftRow.lengths[slide], loop.pages.items[slide].start)
          let number = loop.number(ofItem: slide, at: origin + offset)!
          let ours = Double(loop.frame(ofItem: number, crossLength: 1).origin.x) - origin - offset
          let theirs = base + shift - offset
          // Embla moves a slide when half a point of it is seen.
          let isSeen = theirs < 1000 - 0.5 && theirs + length > 0.5
          if isSeen { XCTAssertEqual(ours, theirs, accuracy: 1e-9) }
          if isSeen { XCTAssertTrue(items.contains(number)) }
          if items.contains(number), ours < 999.4, ours + length > 0.6 { XCTAssertTrue(isSeen) }
        }
      }
    }
  }

  private struct WrapRow: TableRow {
    var lengths: [Double]
    var alignment: PageAlignment
    var spacing = 0.0
    /// Locations of embla: the sign is turned, and its container begins at the first slide.
    var from: Double
    var to: Double
    var source: String
  }

  private static let ten = ShiftRow.lengths

  func testOffsetsWrapByWholeRounds() {
    let rows = [
      WrapRow(
        lengths: Self.ten, alignment: .center, from: 450.11, to: -1209.89, source: "oracle 98"),
      WrapRow(lengths: Self.ten, alignment: .center, from: 450.09, to: 450.09, source: "oracle 98"),
      WrapRow(
        lengths: Self.ten, alignment: .trailing, from: 900.11, to: -759.89, source: "oracle 107"),
      WrapRow(
        lengths: Self.ten, alignment: .trailing, from: 900.09, to: 900.09, source: "oracle 107"),
      WrapRow(
        lengths: Self.ten, alignment: .leading, spacing: 20, from: 0.11, to: -1859.89,
        source: "oracle 114, less the container's 10 points"),
      WrapRow(
        lengths: Self.ten, alignment: .leading, spacing: 20, from: 0.09, to: 0.09,
        source: "oracle 114, less the container's 10 points"),
      WrapRow(lengths: Self.ten, alignment: .leading, from: 0.09, to: 0.09, source: "oracle 220"),
      WrapRow(
        lengths: Self.ten, alignment: .leading, from: 0.11, to: -1659.89, source: "oracle 221"),
      WrapRow(lengths: Self.ten, alignment: .leading, from: 50, to: -1610, source: "oracle 222"),
      WrapRow(lengths: Self.ten, alignment: .leading, from: 50, to: 50, source: "oracle 223"),
      WrapRow(
        lengths: Self.ten, alignment: .leading, from: -1659.91, to: 0.09, source: "oracle 224"),
      WrapRow(lengths: Self.ten, alignment: .leading, from: -1700, to: -40, source: "oracle 225"),
      WrapRow(lengths: Self.ten, alignment: .leading, from: -1700, to: -1700, source: "oracle 226"),
    ]
    // Embla keeps a location in one round of its own; ours keeps offsets in the middle round of the
    // window, half a point beside it included. Both differ by whole rounds, and show the same.
    forEachRow("wrapped offsets", rows) { row in
      var loop = CarouselLoop(
        lengths: row.lengths, spacing: row.spacing, viewport: 1000, alignment: row.alignment)
      let origin = Double(loop.frame(ofItem: 0, crossLength: 1).origin.x)
      let start = logical(loop.contentOffset(of: 0), loop)
      let before = loop.fractionalPage(at: origin - row.from)
      let offset = origin - row.from + loop.recenter(at: origin - row.from)
      XCTAssertEqual(loop.fractionalPage(at: offset), before, accuracy: 1e-9)
      XCTAssertGreaterThanOrEqual(offset, start - 0.5)
      XCTAssertLessThan(offset, start + loop.roundLength + 0.5)
      let rounds = (offset - (origin - row.to)) / loop.roundLength
      XCTAssertEqual(rounds, rounds.rounded(), accuracy: 1e-9)
    }
  }

  private struct TargetRow: TableRow {
    var from: Double
    var by: Double
    var page: Int
    var lands: Double
    var source: String
  }

  func testTheNearestPageOfATarget() {
    let rows = [
      TargetRow(from: 0, by: -100, page: 0, lands: 0, source: "oracle 205"),
      TargetRow(from: 0, by: -149, page: 0, lands: 0, source: "oracle 206"),
      TargetRow(from: 0, by: -150, page: 0, lands: 0, source: "oracle 207: a tie, the next page"),
      TargetRow(from: 0, by: -151, page: 4, lands: -300, source: "oracle 208"),
      TargetRow(from: 1900, by: 150, page: 0, lands: 300, source: "oracle 209"),
      TargetRow(from: 1900, by: 151, page: 0, lands: 300, source: "oracle 210"),
      TargetRow(from: 1900, by: 300, page: 0, lands: 300, source: "oracle 211"),
      TargetRow(from: 0, by: 2200, page: 0, lands: 2200, source: "oracle 212"),
      TargetRow(
        from: 0, by: 2600, page: 1, lands: 3000,
        source: "oracle 213 lands on 2200: at a tie, embla takes the page of the lower number"),
    ]
    let loop = CarouselLoop(lengths: [800, 400, 200, 500, 300], viewport: 1000)
    let origin = loop.contentOffset(of: 0)
    forEachRow("pages by distance", rows) { row in
      let target = origin + row.from + row.by
      let number = loop.pageNumber(at: target)!
      XCTAssertEqual(loop.page(number), row.page)
      XCTAssertEqual(loop.contentOffset(of: number) - origin - row.from, row.lands)
      let landing = loop.landing(
        from: loop.pageNumber(at: origin + row.from)!, at: target, proposed: target,
        velocity: 0, limit: .max)
      XCTAssertEqual(landing.contentOffset, loop.contentOffset(of: number))
      XCTAssertEqual(landing.page, row.page)
    }
  }

  private struct CloseRow: TableRow {
    var lengths: [Double]
    var spacing = 0.0
    var viewport: Double
    var peek = 0.0
    var loops: Bool
    var source: String
  }

  func testWhetherTheLoopCloses() {
    let rows = [
      CloseRow(
        lengths: [100, 100, 100, 100, 80], viewport: 400, loops: false, source: "oracle 374"),
      CloseRow(
        lengths: [100, 100, 100, 100, 100], viewport: 400, loops: true, source: "oracle 375"),
      CloseRow(lengths: [], viewport: 320, loops: false, source: "no item"),
      CloseRow(lengths: [1000], viewport: 320, loops: false, source: "one item, however long"),
      CloseRow(lengths: [320, 320], viewport: 320, loops: true, source: "facts, section 3.20"),
      CloseRow(lengths: [320, 320], viewport: 320, peek: 1, loops: false, source: "two that peek"),
      CloseRow(lengths: [320, 320, 320], viewport: 320, peek: 160, loops: true, source: "three"),
      CloseRow(lengths: [320, 320, 320], viewport: 320, peek: 161, loops: false, source: "three"),
      CloseRow(lengths: [0, 0, 0], viewport: 320, loops: false, source: "no length"),
      CloseRow(lengths: [0, 0], spacing: 10, viewport: 20, loops: true, source: "only gaps"),
      CloseRow(
        lengths: [500, 100, 100], spacing: 60, viewport: 380, loops: true,
        source: "exact: embla asks for 60 points more, a gap that nothing is seen in"),
      CloseRow(
        lengths: [500, 100, 100], spacing: 60, viewport: 380.01, loops: false, source: "exact"),
      CloseRow(
        lengths: [0.1, 0.1, 0.1], viewport: 0.2, loops: true, source: "equal but for rounding"),
      CloseRow(lengths: [300, 200], viewport: 0, loops: true, source: "before the first layout"),
    ]
    forEachRow("closing loops", rows) { row in
      for fallback in CarouselLoop.Fallback.allCases {
        let loop = CarouselLoop(
          lengths: row.lengths, spacing: row.spacing, viewport: row.viewport, fallback: fallback,
          peek: AxisInsets(leading: row.peek, trailing: row.peek))
        let repeats = !row.loops && fallback == .repeated && row.lengths.contains { $0 > 0 }
        XCTAssertEqual(loop.needsCopies, repeats)
        XCTAssertEqual(loop.canLoop, row.loops || repeats)
        XCTAssertEqual(loop.roundLength > 0, loop.canLoop)
      }
    }
  }

  /// No, one, two and three items that peek in: what each fallback shows at the start.
  private struct FewRow: TableRow {
    var count: Int
    var fallback: CarouselLoop.Fallback
    /// The items from left to right, and where they begin on screen.
    var seen: [Int]
    var places: [Double]
    /// Resting offsets, from that of page 0.
    var snaps: [Double]
    var source: String
  }

  func testFewItemsWithPeeking() {
    let rows = [
      FewRow(count: 0, fallback: .contained, seen: [], places: [], snaps: [], source: "none"),
      FewRow(count: 0, fallback: .repeated, seen: [], places: [], snaps: [], source: "none"),
      FewRow(
        count: 1, fallback: .contained, seen: [0], places: [0], snaps: [0], source: "oracle 244"),
      FewRow(
        count: 1, fallback: .padded, seen: [0], places: [37.5], snaps: [0],
        source: "[nil, 0, nil] of three slots"),
      FewRow(
        count: 1, fallback: .repeated, seen: [0, 0, 0], places: [-272.5, 37.5, 347.5],
        snaps: [0], source: "oracle 284: filled up to three"),
      FewRow(
        count: 2, fallback: .contained, seen: [0, 1], places: [0, 310], snaps: [0, 235],
        source: "content 610"),
      FewRow(
        count: 2, fallback: .padded, seen: [0, 1], places: [37.5, 347.5], snaps: [0, 310],
        source: "blank before the first"),
      FewRow(
        count: 2, fallback: .repeated, seen: [1, 0, 1], places: [-272.5, 37.5, 347.5],
        snaps: [0, 310], source: "[1, 0, 1] of three slots"),
      FewRow(
        count: 3, fallback: .contained, seen: [2, 0, 1], places: [-272.5, 37.5, 347.5],
        snaps: [0, 310, 620], source: "it loops: 930 - 300 >= 375"),
    ]
    forEachRow("few items", rows) { row in
      for direction in PagingDirection.allCases {
        let loop = CarouselLoop(
          lengths: Array(repeating: 300, count: row.count), spacing: 10, viewport: 375,
          alignment: .center, fallback: row.fallback, axis: direction.axis,
          isRightToLeft: direction.isRightToLeft)
        let offset = loop.contentOffset(of: 0)
        let numbers = loop.visibleItems(at: offset)
        XCTAssertEqual(numbers.compactMap { loop.item($0) }, row.seen)
        for (number, place) in zip(numbers, row.places) {
          let frame = loop.frame(ofItem: number, crossLength: 50)
          let origin = Double(direction.isVertical ? frame.origin.y : frame.origin.x) - offset
          let logical = loop.isRightToLeft ? 375 - origin - 300 : origin
          XCTAssertEqual(logical, place, accuracy: 1e-9)
        }
        let sign = loop.isRightToLeft ? -1.0 : 1
        let snaps = (0..<loop.pageCount).map { (loop.contentOffset(of: $0) - offset) * sign }
        for (snap, wanted) in zip(snaps, row.snaps) { XCTAssertEqual(snap, wanted, accuracy: 1e-9) }
        XCTAssertEqual(snaps.count, row.snaps.count)
        XCTAssertEqual(loop.page(at: offset), row.count == 0 ? nil : 0)
      }
    }
  }

  func testOtherEnginesLoops() {
    forEachRow(
      "wrapped cells of flickity",
      [
        Row(PageAlignment.center, [2, 2], "oracle 366"),
        Row(.leading, [0, 4], "oracle 367"),
      ]
    ) { row in
      let loop = CarouselLoop(
        lengths: Array(repeating: 100, count: 6), viewport: 400, alignment: row.input)
      // How many cells are seen before the first one where its start, and after the last one where
      // its end is at the aligned point of the viewport.
      let start = Double(loop.frame(ofItem: 0, crossLength: 1).origin.x)
      let offset = start - row.input.viewport * 400
      let before = loop.visibleItems(at: offset).filter { $0 < 0 }.count
      let after = loop.visibleItems(at: offset + 600).filter { $0 >= 6 }.count
      XCTAssertEqual([before, after], row.expected)
    }
    let panels = CarouselLoop(lengths: [1000, 1000, 1000], viewport: 1000)
    let origin = panels.contentOffset(of: 0)
    XCTAssertEqual(panels.roundLength, 3000)  // oracle 380
    forEachRow(
      "panels of egjs-flicking",
      [
        PeerRow(-1.0, 2, "oracle 381: the first panel seen at a position"),
        PeerRow(0, ours: 0, theirs: 2, "oracle 382: a panel that only touches is not seen"),
      ]
    ) { row in
      check(panels.item(panels.visibleItems(at: origin + row.input).lowerBound)!, row)
    }
    check(
      panels.page(at: origin - 500)!,
      PeerRow(-500.0, ours: 0, theirs: 2, "oracle 383: at a tie the next page"))
  }
}
