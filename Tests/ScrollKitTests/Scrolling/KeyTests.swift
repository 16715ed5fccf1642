import ScrollKit
import XCTest

final class KeyTests: XCTestCase {
  /// A key, and where it leads in a view that scrolls along one or both axes.
  private struct KeyRow: TableRow {
    let key: Scroller.Key
    let withShift: Bool
    let content: CGSize
    let rest: CGPoint
    let unused: CGPoint
    let change: (inout Scroller.Configuration) -> Void
    let source: String

    init(
      _ key: Scroller.Key, withShift: Bool = false, of content: (Double, Double) = (2000, 3000),
      to rest: (Double, Double), unused: (Double, Double) = (0, 0), _ source: String,
      _ change: @escaping (inout Scroller.Configuration) -> Void = { _ in }
    ) {
      (self.key, self.withShift, self.source, self.change) = (key, withShift, source, change)
      self.content = CGSize(width: content.0, height: content.1)
      self.rest = CGPoint(x: rest.0, y: rest.1)
      self.unused = CGPoint(x: unused.0, y: unused.1)
    }
  }

  func testKeys() {
    let arrow = "browser: 40 points"
    let page = "browser: .875 of the viewport"
    let across = "definition: content that scrolls horizontally alone"
    func wide(_ change: inout Scroller.Configuration) { change.keyScrolling.isRightToLeft = true }
    forEachRow(
      "keys",
      [
        KeyRow(.leftArrow, to: (560, 900), arrow), KeyRow(.rightArrow, to: (640, 900), arrow),
        KeyRow(.upArrow, to: (600, 860), arrow), KeyRow(.downArrow, to: (600, 940), arrow),
        KeyRow(.pageUp, to: (600, 375), page), KeyRow(.pageDown, to: (600, 1425), page),
        KeyRow(.space, to: (600, 1425), page),
        KeyRow(.space, withShift: true, to: (600, 375), page),
        KeyRow(.home, to: (600, 0), "browser: vertical"),
        KeyRow(.end, to: (600, 2400), "browser: vertical"),
        KeyRow(.downArrow, of: (2000, 1520), to: (600, 920), unused: (0, 20), "half of it is used"),
        KeyRow(.pageUp, of: (2000, 1520), to: (600, 375), page),
        KeyRow(.pageDown, of: (2000, 1520), to: (600, 920), unused: (0, 505), "the rest is told"),
        KeyRow(.rightArrow, of: (300, 1600), to: (0, 900), unused: (40, 0), "nothing to scroll"),
        KeyRow(.pageDown, of: (2000, 300), to: (950, 0), across),
        KeyRow(.space, withShift: true, of: (2000, 300), to: (250, 0), across),
        KeyRow(.end, of: (2000, 300), to: (1600, 0), across),
        KeyRow(.home, of: (2000, 300), to: (0, 0), across),
        KeyRow(.pageDown, of: (2000, 300), to: (250, 0), "from right to left", wide),
        KeyRow(.end, of: (2000, 300), to: (0, 0), "from right to left", wide),
        KeyRow(.home, of: (2000, 300), to: (1600, 0), "from right to left", wide),
        KeyRow(.leftArrow, of: (2000, 300), to: (560, 0), "an arrow goes where it points", wide),
        KeyRow(.pageDown, to: (600, 1425), "from right to left, but vertical", wide),
        KeyRow(.pageDown, of: (2000, 300), to: (600, 0), unused: (0, 525), "an axis is set") {
          $0.keyScrolling.pageAxis = .vertical
        },
        KeyRow(.downArrow, to: (600, 957), "a distance is set") {
          $0.keyScrolling.arrowDistance = 57
        },
        KeyRow(.pageUp, to: (600, 600), "a share is set") { $0.keyScrolling.pageFraction = 0.5 },
        KeyRow(.pageDown, to: (600, 1500), "a whole viewport") { $0.keyScrolling.pageFraction = 9 },
        KeyRow(.pageDown, to: (600, 900), "no share") { $0.keyScrolling.pageFraction = .nan },
        KeyRow(.downArrow, to: (600, 900), "no distance") { $0.keyScrolling.arrowDistance = -4 },
      ]
    ) { row in
      for animates in [true, false] {
        var metrics = ScrollMetrics(
          viewportSize: CGSize(width: 400, height: 600), contentSize: row.content,
          contentOffset: CGPoint(x: 600, y: 900))
        metrics.contentOffset = metrics.clampedContentOffset
        var scroller = Scroller(metrics)
        scroller.configuration.animatesKeys = animates
        row.change(&scroller.configuration)
        let events = scroller.press(row.key, withShift: row.withShift, time: 1)
        XCTAssertEqual(events.unconsumed.distance, row.unused)
        XCTAssertEqual(scroller.isScrollAnimating, animates && row.rest != metrics.contentOffset)
        scroller.advance(to: 9)
        XCTAssertEqual(scroller.contentOffset, row.rest, "animates: \(animates)")
      }
    }
  }

  func testOrders() {
    let atOnce = ScrollSetup { $0.animatesKeys = false }
    let (up, down, page, home, end) = ("k2", "k3", "k5", "k7", "k8")
    forEachRow(
      "orders of keys",
      [
        OrderRow("\(down) >.1 >|", "sa.", at: 40, axes: [.vertical], "a scroll of its own"),
        OrderRow("\(down) >.1 \(down) >.2 \(down) >|", "sa.", at: 120, axes: [.vertical], "held"),
        OrderRow("\(page) >.1 \(up) >|", "sa.", at: 310, axes: [.vertical], "350 - 40"),
        OrderRow("\(end) >.1 \(home) >|", "sa.", at: 0, axes: [.vertical], "there and back"),
        OrderRow("\(end) >.1 \(home) >|", "sa.", at: 0, axes: [.horizontal], "along the one axis"),
        OrderRow("\(up) >|", "", at: 0, axes: [.vertical], "at the edge"),
        OrderRow("\(page) >9 \(page) >|", "sa.sa.", at: 700, axes: [.vertical], "two"),
        OrderRow("\(page) >|", "s.", at: 350, in: atOnce, axes: [.vertical], "at once"),
        OrderRow("\(page) >.1 \(page) >|", "s.", at: 700, in: atOnce, axes: [.vertical], "held"),
        OrderRow("\(page) >9 \(page) >|", "s.s.", at: 700, in: atOnce, axes: [.vertical], "two"),
        OrderRow("\(flick) >.2 \(end) >|", "BsEDbsesa.", at: 1600, "stops a fling"),
        OrderRow("O500 >.1 \(home) >|", "sasa.", at: 0, "stops an animation"),
        OrderRow("\(end) >.1 O500 >|", "sasa.", at: 500, "an animation stops it"),
        OrderRow("\(end) >.1 o500 >|", "sas.", at: 500, "a command stops it"),
        OrderRow("\(end) >.1 ! >|", "sa.", "stopped where it is"),
        OrderRow("\(end) >.1 d200@.2 u@.3", "sad.", "a finger catches it"),
        OrderRow("\(end) >.1 c900 >|", "sa.", at: 500, "the content shrinks"),
        OrderRow("\(home) >.1 +50 >|", "s", at: 50, "nothing to do, and a shift"),
        OrderRow("\(down) >.05 +500 >|", "sa.", at: 540, axes: [.vertical], "a shift"),
        OrderRow("d300@0 \(end) u@1", "", at: 0, "not under a finger"),
        OrderRow("[0@0 =50@.1 \(end) >|", "BsEdsa.", at: 1600, "ends a trackpad's gesture"),
        OrderRow("e0 \(end) >|", "", at: 0, "disabled"),
        OrderRow("w50 \(end) >|", "sa.", at: 1600, "in a wheel's pause: one end"),
        OrderRow("o-90 \(down) >|", "ssa.", at: 0, axes: [.vertical], "back into the range"),
      ].map {
        // Several `s` count as one.
        OrderRow(
          $0.script, $0.order.replacingOccurrences(of: "ss", with: "s"), at: $0.offset,
          in: $0.setup,
          axes: $0.axes, $0.source)
      }
    ) { $0.check() }
  }

  func testPages() {
    struct PageRow: TableRow {
      let key: Scroller.Key
      let pages: Pages
      let offset: Double
      let rest: Double
      let source: String
    }
    let cards = Pages(count: 10, length: 100, viewport: 300)
    let mirrored = Pages(count: 10, length: 100, viewport: 300, isRightToLeft: true)
    let next = "browser: the nearest ahead"
    let page = "browser: the nearest to the distance among those ahead"
    func row(
      _ key: Scroller.Key, _ pages: Pages, from offset: Double, to rest: Double, _ source: String
    ) -> PageRow {
      PageRow(key: key, pages: pages, offset: offset, rest: rest, source: source)
    }
    forEachRow(
      "keys on pages",
      [
        row(.rightArrow, cards, from: 0, to: 100, next),
        row(.leftArrow, cards, from: 300, to: 200, next),
        row(.rightArrow, cards, from: 130, to: 200, next),
        row(.leftArrow, cards, from: 130, to: 100, next),
        row(.leftArrow, cards, from: 700, to: 600, "of three pages at the end, one stop back"),
        row(.rightArrow, cards, from: 700, to: 700, "no page ahead"),
        row(.leftArrow, cards, from: 0, to: 0, "no page ahead"),
        row(.pageDown, cards, from: 0, to: 300, page),
        row(.pageUp, cards, from: 400, to: 100, page),
        row(.pageDown, cards, from: 600, to: 700, page), row(.end, cards, from: 100, to: 700, page),
        row(.home, cards, from: 350, to: 0, page),
        row(.pageDown, Pages(count: 9, length: 90, viewport: 1), from: 45, to: 45, "no distance"),
        row(.rightArrow, mirrored, from: 300, to: 400, "an arrow goes where it points"),
        row(.leftArrow, mirrored, from: 300, to: 200, "an arrow goes where it points"),
        row(.pageDown, mirrored, from: 600, to: 300, "from right to left"),
        row(.end, mirrored, from: 600, to: 0, "from right to left"),
        row(
          .pageDown, Pages(count: 4, length: 400, viewport: 400), from: 0, to: 400,
          "350 points are nearest to the next"),
        row(
          .pageDown, Pages(count: 3, length: 900, viewport: 300), from: 0, to: 900,
          "262 points are nearest to where it is: at least the next"),
      ]
    ) { row in
      var scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: row.pages.viewportLength, height: 300),
          contentSize: row.pages.contentSize(crossLength: 300),
          contentOffset: CGPoint(x: row.offset, y: 0)))
      scroller.configuration.paging = .pages(row.pages)
      scroller.configuration.keyScrolling.isRightToLeft = row.pages.isRightToLeft
      scroller.press(row.key, time: 0)
      XCTAssertEqual(scroller.restingOffset.x, row.rest)
      scroller.advance(to: 9)
      XCTAssertEqual(scroller.contentOffset.x, row.rest)
      XCTAssertTrue(scroller.isAtRest)
    }
  }
}
