import ScrollKit
import XCTest

/// The tutorials' image browser: nine images with captions, three image views, one round each way.
final class ImageBrowserTests: XCTestCase {
  fileprivate static let captions = [
    "Lighthouse at dusk", "Two boats", "Rain on the pier", "The old crane", "Gulls", "Low tide",
    "Fog over the bridge", "A red door", "Home",
  ]

  private struct TurnRow: TableRow {
    /// Where native paging comes to a stop.
    var offset: Double
    var dot: Int
    var caption: String
    /// What the three image views show.
    var images: [Int]
    var source: String
  }

  private let forward: [TurnRow] = [
    TurnRow(
      offset: 640, dot: 1, caption: "Two boats", images: [0, 1, 2], source: "tutorial: next"),
    TurnRow(
      offset: 640, dot: 2, caption: "Rain on the pier", images: [1, 2, 3], source: "tutorial: next"),
    TurnRow(
      offset: 640, dot: 3, caption: "The old crane", images: [2, 3, 4], source: "tutorial: next"),
    TurnRow(offset: 640, dot: 4, caption: "Gulls", images: [3, 4, 5], source: "tutorial: next"),
    TurnRow(offset: 640, dot: 5, caption: "Low tide", images: [4, 5, 6], source: "tutorial: next"),
    TurnRow(
      offset: 640, dot: 6, caption: "Fog over the bridge", images: [5, 6, 7],
      source: "tutorial: next"),
    TurnRow(
      offset: 640, dot: 7, caption: "A red door", images: [6, 7, 8], source: "tutorial: next"),
    TurnRow(offset: 640, dot: 8, caption: "Home", images: [7, 8, 0], source: "tutorial: the last"),
    TurnRow(
      offset: 640, dot: 0, caption: "Lighthouse at dusk", images: [8, 0, 1],
      source: "tutorial: from the last to the first"),
  ]
  private let backward: [TurnRow] = [
    TurnRow(
      offset: 0, dot: 8, caption: "Home", images: [7, 8, 0],
      source: "tutorial: from the first to the last"),
    TurnRow(offset: 0, dot: 7, caption: "A red door", images: [6, 7, 8], source: "tutorial: back"),
    TurnRow(
      offset: 0, dot: 6, caption: "Fog over the bridge", images: [5, 6, 7], source: "tutorial: back"
    ),
    TurnRow(offset: 0, dot: 5, caption: "Low tide", images: [4, 5, 6], source: "tutorial: back"),
    TurnRow(offset: 0, dot: 4, caption: "Gulls", images: [3, 4, 5], source: "tutorial: back"),
    TurnRow(
      offset: 0, dot: 3, caption: "The old crane", images: [2, 3, 4], source: "tutorial: back"),
    TurnRow(
      offset: 0, dot: 2, caption: "Rain on the pier", images: [1, 2, 3], source: "tutorial: back"),
    TurnRow(offset: 0, dot: 1, caption: "Two boats", images: [0, 1, 2], source: "tutorial: back"),
    TurnRow(
      offset: 0, dot: 0, caption: "Lighthouse at dusk", images: [8, 0, 1], source: "tutorial: back"),
  ]

  /// The tutorial's app.
  private struct Browser {
    var slots: CarouselSlots
    var (dot, caption) = (0, ImageBrowserTests.captions[0])
    var views: [(image: Int, x: Double)] = Array(repeating: (-1, 0), count: 3)
    var offset = 0.0

    init(_ rule: CarouselRecentering) {
      slots = CarouselSlots(pageCount: 9, recentering: rule)
      apply(slots.setPageLength(320))
    }

    mutating func apply(_ update: CarouselSlots.Update) {
      for bind in update.rebinds { views[bind.slot].image = bind.page }
      for place in update.placements { views[place.slot].x = place.origin }
      offset += update.offsetShift
      if let change = update.pageChange {
        (dot, caption) = (change.new, ImageBrowserTests.captions[change.new])
      }
    }

    /// Native paging: a drag, a deceleration, a stop. A shift meanwhile shifts its end, too.
    mutating func turn(by way: Double) {
      apply(slots.willBeginDragging(at: offset))
      for _ in 1...4 {
        offset += way / 4
        apply(slots.scrolled(to: offset))
      }
      apply(slots.settled(at: offset))
    }
  }

  func testTheCaptionsOfNineImages() {
    var browsers = CarouselRecentering.allCases.map { Browser($0) }
    forEachRow("nine captions", forward + backward) { row in
      for index in browsers.indices {
        browsers[index].turn(by: row.offset - 320)
        let browser = browsers[index]
        XCTAssertEqual(browser.dot, row.dot)
        XCTAssertEqual(browser.caption, row.caption)
        XCTAssertEqual(browser.views.sorted { $0.x < $1.x }.map { $0.image }, row.images)
        XCTAssertEqual(browser.offset, 320)
      }
    }
  }
}
