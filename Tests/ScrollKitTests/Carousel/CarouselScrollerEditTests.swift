import ScrollKit
import XCTest

/// Few items, edits at rest, and other lists.
final class CarouselScrollerEditTests: XCTestCase {
  private func browser(_ count: Int, page: Int = 0, isRightToLeft: Bool = false) -> CarouselPlayer {
    CarouselPlayer(
      CarouselScroller(
        pageCount: count, page: page, viewportSize: CGSize(width: 320, height: 200),
        isRightToLeft: isRightToLeft, displayScale: 3))
  }

  private struct EditRow: TableRow {
    var count: Int
    var page: Int
    var edit: CarouselEdit
    /// The current page after it, and what is told of it.
    var current: Int?
    var told: String?
    var source = "definition: identity by key"
  }

  func testEditsAtRest() {
    let rows = [
      EditRow(
        count: 0, page: 0, edit: .insert(count: 3, at: 0), current: 0,
        told: "page none -> 0 by data"),
      EditRow(count: 1, page: 0, edit: .insert(count: 1, at: 0), current: 1),
      EditRow(count: 1, page: 0, edit: .insert(count: 2, at: 1), current: 0),
      EditRow(count: 1, page: 0, edit: .remove(0..<1), told: "page none -> none by data"),
      EditRow(count: 2, page: 1, edit: .remove(0..<1), current: 0),
      EditRow(
        count: 2, page: 1, edit: .remove(1..<2), current: 0, told: "page none -> 0 by data"),
      EditRow(count: 2, page: 0, edit: .move(0, to: 1), current: 1),
      EditRow(count: 3, page: 0, edit: .move(0, to: 2), current: 2),
      EditRow(
        count: 3, page: 1, edit: .remove(1..<2), current: 1, told: "page none -> 1 by data"),
      EditRow(
        count: 3, page: 2, edit: .remove(1..<3), current: 0, told: "page none -> 0 by data"),
      EditRow(count: 3, page: 1, edit: .remove(0..<3), told: "page none -> none by data"),
    ]
    forEachRow("edits of a carousel at rest", rows) { row in
      for isRightToLeft in [false, true] {
        var player = browser(row.count, page: row.page, isRightToLeft: isRightToLeft)
        player.edit(row.edit)
        XCTAssertEqual(player.carousel.currentPage, row.current)
        XCTAssertEqual(player.carousel.items.map { $0.item }, row.current.map { [$0] } ?? [])
        XCTAssertEqual(player.carousel.items.first.map { $0.frame.origin.x } ?? 0, 0)
        XCTAssertEqual(
          player.log.first { $0.contains(": page") }?.contains(row.told ?? "?"),
          row.told.map { _ in true })
        XCTAssertEqual(player.carousel.canLoop, player.keys.count > 1)
        player.comeToRest()
        XCTAssertNil(player.fault)
      }
    }
  }

  /// Without items nothing moves, and nothing is told.
  func testNoItems() {
    var player = browser(0)
    player.carousel.autoplay = .tutorial(pageCount: 0)
    player.flick(forward: 120)
    player.command { $0.scroll(by: 3, time: $1) }
    player.command { $0.scroll(to: 3, time: $1) }
    player.command { $0.press(.end, time: $1) }
    player.command { $0.show(fractionalPage: 2, time: $1) }
    player.resize(500)
    player.wait(5)
    player.comeToRest()
    XCTAssertNil(player.fault)
    XCTAssertNil(player.carousel.currentPage)
    XCTAssertTrue(player.carousel.items.isEmpty)
    XCTAssertEqual(player.log, [])
  }

  /// All that is seen but one item goes, and others come: that one stays under the finger.
  func testAnotherListUnderAFinger() {
    for isRightToLeft in [false, true] {
      for way in [60.0, -60] {
        var player = browser(4, page: 2, isRightToLeft: isRightToLeft)
        player.flick(forward: way, letsGo: false)
        let held = player.sights.first { $0.key == 2 }!
        player.reload([2, 14, 15])
        XCTAssertEqual(player.sights.first { $0.key == 2 }!.start, held.start, accuracy: 0.34)
        player.comeToRest()
        XCTAssertNil(player.fault)
      }
    }
  }

  /// Another list while an animation and a fling go on to a page that stays.
  func testAnotherListInMotion() {
    for release in [CarouselScroller.Release.paging, .snapping] {
      for isFling in [false, true] {
        var player = CarouselPlayer(
          CarouselScroller(
            lengths: [200, 260, 180, 240, 300], viewportSize: CGSize(width: 320, height: 200),
            spacing: 10, release: release, displayScale: 2))
        if isFling {
          player.flick(forward: 150)
        } else {
          player.command { $0.scroll(by: 2, time: $1) }
        }
        player.wait(0.1)
        let target = player.target!
        player.reload(
          [7, target, 8, player.current!, 9].reduce(into: []) { list, key in
            if !list.contains(key) { list.append(key) }
          })
        XCTAssertEqual(player.target, target)
        player.wait(0.05)
        player.reload([target, 7, 8, 9])
        player.comeToRest()
        XCTAssertNil(player.fault)
        XCTAssertEqual(player.settled, target)
      }
    }
  }

  private struct KeyRow: TableRow {
    var key: Scroller.Key
    var withShift = false
    var axis = ScrollAxis.horizontal
    var isRightToLeft = false
    /// The page from page 1 of 5.
    var page: Int
    var source: String
  }

  func testKeys() {
    let (aria, web) = ("ARIA practices: carousel, tabs", "browsers: space, page keys")
    let rows = [
      KeyRow(key: .rightArrow, page: 2, source: aria),
      KeyRow(key: .leftArrow, page: 0, source: aria),
      KeyRow(key: .rightArrow, isRightToLeft: true, page: 0, source: "definition: mirrored"),
      KeyRow(key: .leftArrow, isRightToLeft: true, page: 2, source: "definition: mirrored"),
      KeyRow(key: .upArrow, page: 1, source: "definition: across"),
      KeyRow(key: .downArrow, axis: .vertical, page: 2, source: aria),
      KeyRow(key: .upArrow, axis: .vertical, page: 0, source: aria),
      KeyRow(key: .rightArrow, axis: .vertical, page: 1, source: "definition: across"),
      KeyRow(key: .pageDown, page: 2, source: web),
      KeyRow(key: .pageUp, isRightToLeft: true, page: 0, source: web),
      KeyRow(key: .space, page: 2, source: web),
      KeyRow(key: .space, withShift: true, page: 0, source: web),
      KeyRow(key: .home, page: 0, source: aria), KeyRow(key: .end, page: 4, source: aria),
    ]
    forEachRow("keys of a carousel", rows) { row in
      var carousel = CarouselScroller(
        pageCount: 5, page: 1, viewportSize: CGSize(width: 320, height: 320), axis: row.axis,
        isRightToLeft: row.isRightToLeft)
      carousel.press(row.key, withShift: row.withShift, time: 0)
      let update = carousel.advance(to: 2)
      XCTAssertEqual(carousel.currentPage, row.page)
      XCTAssertEqual(update.pages.settled?.new, row.page == 1 ? nil : row.page)
      XCTAssertTrue(carousel.isAtRest)
    }
  }

  /// A held key turns as many pages as it repeats; under a finger keys do nothing.
  func testHeldKeys() {
    var player = browser(5)
    for _ in 0..<7 {
      player.command { $0.press(.rightArrow, time: $1) }
      player.wait(0.03)
    }
    player.comeToRest()
    XCTAssertEqual(player.carousel.fractionalPage, 7, accuracy: 1e-9)
    player.flick(forward: 40, letsGo: false)
    let before = player.sights
    player.command { $0.press(.end, time: $1) }
    XCTAssertEqual(player.sights, before)
    player.comeToRest()
    XCTAssertNil(player.fault)
  }
}
