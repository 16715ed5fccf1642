import Foundation
import ScrollKit
import XCTest

/// Where content starts, and until when it stays there.
final class StartTests: XCTestCase {
  private struct StartRow: TableRow {
    let anchor: CGPoint
    let content: CGSize
    let offset: CGPoint
    var inset = ScrollInsets.zero
    var alignment = CGPoint.zero
    var paging = Scroller.Paging.none
    let source: String
  }

  private static let size = CGSize(width: 300, height: 400)

  private func scroller(_ row: StartRow, viewport: CGSize = size) -> Scroller {
    var configuration = Scroller.Configuration()
    configuration.initialAnchor = row.anchor
    configuration.paging = row.paging
    return Scroller(
      ScrollMetrics(
        viewportSize: viewport, contentSize: row.content, contentInset: row.inset,
        contentAlignmentPoint: row.alignment), configuration: configuration)
  }

  func testItStartsAtTheAnchor() {
    let range = "definition: the range is -insets...content + insets - viewport"
    let bars = ScrollInsets(top: 44, left: 10, bottom: 34, right: 20)
    let long = CGSize(width: 900, height: 2000)
    let rows = [
      StartRow(anchor: .zero, content: long, offset: .zero, source: range),
      StartRow(
        anchor: .zero, content: long, offset: CGPoint(x: -10, y: -44), inset: bars, source: range),
      StartRow(
        anchor: CGPoint(x: 0, y: 1), content: long, offset: CGPoint(x: -10, y: 1634), inset: bars,
        source: range),
      StartRow(
        anchor: CGPoint(x: 1, y: 0), content: long, offset: CGPoint(x: 620, y: -44), inset: bars,
        source: range),
      StartRow(
        anchor: CGPoint(x: 0.5, y: 0.5), content: long, offset: CGPoint(x: 300, y: 800),
        source: range),
      StartRow(
        anchor: CGPoint(x: -3, y: 9), content: long, offset: CGPoint(x: 0, y: 1600),
        source: "held within 0...1"),
      StartRow(
        anchor: CGPoint(x: 0, y: 1), content: CGSize(width: 300, height: 100), offset: .zero,
        source: "content that fits has one place"),
      StartRow(
        anchor: CGPoint(x: 0, y: 1), content: CGSize(width: 300, height: 100),
        offset: CGPoint(x: 0, y: -300), alignment: CGPoint(x: 0, y: 1),
        source: "which its alignment says: a short chat lies at the bottom"),
      StartRow(
        anchor: CGPoint(x: 0.45, y: 0), content: CGSize(width: 1500, height: 400),
        offset: CGPoint(x: 600, y: 0), paging: .viewport, source: "0.45 * 1200 = 540: page 2"),
    ]
    forEachRow("starts", rows) { row in
      XCTAssertEqual(scroller(row).contentOffset, row.offset)
      // The sizes of a first layout come one after the other, as in any order.
      for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        var bare = row
        bare.inset = .zero
        var later = scroller(bare, viewport: .zero)
        later.change { $0.contentSize = .zero }
        for step in order {
          later.change(time: 0.1 * Double(step)) {
            switch step {
            case 0: $0.viewportSize = Self.size
            case 1: $0.contentSize = row.content
            default: $0.contentInset = row.inset
            }
          }
        }
        XCTAssertEqual(later.contentOffset, row.offset, "\(order)")
        XCTAssertTrue(later.isAtRest)
      }
    }
  }

  /// A chat that starts at its end.
  private var chat: Scroller {
    scroller(
      StartRow(
        anchor: CGPoint(x: 0, y: 1), content: CGSize(width: 300, height: 2000),
        offset: .zero, source: ""))
  }

  func testItStaysUntilItScrolls() {
    func grown(_ act: (inout Scroller) -> Void) -> Double {
      var scroller = chat
      act(&scroller)
      scroller.advance(to: 20)
      let offset = Double(scroller.contentOffset.y)
      scroller.change { $0.contentSize.height += 100 }
      return Double(scroller.contentOffset.y) - offset
    }
    XCTAssertEqual(grown { _ in }, 100)
    XCTAssertEqual(grown { $0.change { $0.viewportSize.height = 300 } }, 100)
    XCTAssertEqual(grown { $0.setContentOffset($0.contentOffset) }, 100)
    // Touched without a move, it has not scrolled.
    XCTAssertEqual(
      grown {
        $0.touch(.began, at: .zero, time: 1)
        $0.touch(.ended, at: .zero, time: 1.1)
      }, 100)
    XCTAssertEqual(grown { $0.setContentOffset(CGPoint(x: 0, y: 1590)) }, 0)
    XCTAssertEqual(grown { $0.scrollToTop(time: 1) }, 0)
    XCTAssertEqual(grown { $0.wheel(CGPoint(x: 0, y: -9), time: 1) }, 0)
    XCTAssertEqual(grown { $0.press(.upArrow, time: 1) }, 0)
    XCTAssertEqual(
      grown {
        for step in 0...9 {
          let place = CGPoint(x: 150, y: 100 + 10 * step)
          $0.touch(step == 0 ? .began : .moved, at: place, time: 1 + 0.1 * Double(step))
        }
        $0.touch(.ended, at: .zero, time: 9)
      }, 0)
    // Without a start, content stays where it is.
    XCTAssertEqual(
      grown {
        $0.configuration.initialAnchor = nil
        $0.change { $0.viewportSize.height = 400 }
      }, 0)
  }

  func testRowsBeforeTheStartMoveWithIt() {
    // A hundred points more above: by a change and a shift, in both orders.
    for shiftsFirst in [true, false] {
      var scroller = chat
      if shiftsFirst { scroller.shift(by: CGPoint(x: 0, y: 100)) }
      scroller.change { $0.contentSize.height += 100 }
      if !shiftsFirst { scroller.shift(by: CGPoint(x: 0, y: 100)) }
      XCTAssertEqual(Double(scroller.contentOffset.y), 1700)
    }
  }

  func testContentThatZoomsStartsAsItsZoomSays() {
    let zoom = Zoomer(unscaledContentSize: CGSize(width: 600, height: 800))
    let metrics = ScrollMetrics(viewportSize: Self.size)
    var configuration = Scroller.Configuration()
    configuration.initialAnchor = CGPoint(x: 1, y: 1)
    let photo = Scroller(metrics, zoom: zoom, configuration: configuration)
    XCTAssertEqual(photo.contentOffset, Scroller(metrics, zoom: zoom).contentOffset)
  }

  func testTheStartIsSaved() throws {
    var scroller = chat
    var copy = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
    XCTAssertEqual(copy, scroller)
    for _ in 0..<2 {
      scroller.change { $0.contentSize.height += 100 }
      copy.change { $0.contentSize.height += 100 }
      XCTAssertEqual(copy, scroller)
      XCTAssertEqual(Double(copy.contentOffset.y) + 400, Double(copy.metrics.contentSize.height))
    }
    scroller.setContentOffset(.zero)
    copy = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
    XCTAssertEqual(copy, scroller)
    copy.change { $0.contentSize.height += 100 }
    XCTAssertEqual(copy.contentOffset, .zero)
  }
}
