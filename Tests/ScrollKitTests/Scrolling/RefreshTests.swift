import Foundation
import XCTest

@testable import ScrollKit

/// Pull to refresh: when it begins, what holds the content open, and what closes it. `pull` shows
/// as 82.8 points after 20 of its 21 steps.
final class RefreshTests: XCTestCase {
  private static func setup(
    content: Double = 2000, offset: Double = 0, paging: Scroller.Paging = .none
  ) -> ScrollSetup {
    var setup = ScrollSetup(content: content, offset: offset, paging: paging)
    setup.configuration.refreshThreshold = 80
    return setup
  }

  private static let own = "definition: 80 points ask for a refresh, 60 are held open"
  private static let rows: [OrderRow] = {
    let (list, top) = (setup(), [ScrollAxis.vertical])
    let middle = setup(offset: 300)
    let pages = setup(content: 4000, paging: .viewport)
    let page = setup(content: 4000, offset: 800, paging: .viewport)
    let under = "under a finger nothing moves by itself"
    let flickDown = "~300,200,10,9,.01 u@9.1"
    func row(
      _ script: String, _ order: String, at offset: Double, in setup: ScrollSetup = list,
      _ source: String = own
    ) -> OrderRow { OrderRow(script, order, at: offset, in: setup, axes: top, source) }
    return [
      row("\(pull) u@.6 >|", "BsrisEDbse.", at: -60),
      row("\(pull) u@.6 >| E >|", "BsrisEDbse.isa.", at: 0),
      row("\(pull) u@.6 >.7 E >|", "BsrisEDbsise.", at: 0, "the bounce goes on to the edge"),
      row("~100,290,19,0,.01 u@.6 >|", "BsEDbse.", at: 0, "79.4 points are not enough"),
      row("\(pull) u@.6 >|", "BsEDbse.", at: 0, in: ScrollSetup(), "off by default"),
      row("\(pull) E u@.6 >|", "BsrisiEDbse.", at: 0, under),
      row("\(pull) E m315@.3 u@.6 >|", "BsrisisEDbse.", at: 0, "one pull asks once"),
      row("\(pull) E m200@.3 m320@.5 u@.9 >|", "BsrisisriEDbse.", at: -60, "pulled again"),
      // The finger at 300 asks: 190 * .55 * 400 / 504.5 = 82.85, so 22.85 past the room, which a
      // pull of 44.07 shows. From there it goes up by 70.
      row("\(pull) m230@.5 u@.9 >|", "BsrisEd.", at: -34, "pushed back into the room"),
      row("\(pull) u@.6 >| \(flickDown) >|", "BsrisEDbse.BsEDbse.", at: 524, "584 from -60"),
      row("\(pull) u@.6 >| \(flickDown) >| E >|", "BsrisEDbse.BsEDbse.i", at: 524, "in range"),
      row(
        "R >1 ~100,200,10,1,.01 u@1.1 >|", "iBsEDbse.", at: -60, in: middle, "to the room's edge"),
      row(
        "~100,200,4,0,.005 u@.02 >|", "BsEDbse.", at: 0, in: setup(offset: 100), "no bounce asks"),
      row("[0@0 =-200@.1 ]@.6 >|", "BsriEDbse.", at: -60, "a trackpad pulls"),
      row("R >|", "isa.", at: -60, "by command, without the event"),
      row("R >| R >| E >| E", "isa.isa.", at: 0, "twice is once"),
      row("R E", "ii", at: 300, in: middle, "above what is seen"),
      row("E", "", at: 0, "nothing to end"),
      row("R >.1 E >|", "isisa.", at: 0, "ended while it opens"),
      row("R >1 d300@1 E >2 u@2 >|", "isa.isa.", at: 0, under),
      row("R >1 d300@1 E R u@2 >|", "isa.", at: -60, "it went on before the finger was lifted"),
      row("R >1 d300@1 E m250@1.1 u@2 >|", "isa.BisEDbse.", at: 0, under),
      row("d300@0 R u@1 >|", "i", at: 0, under),
      row("d300@0 R u@1 >|", "is", at: -60, in: setup(content: 200), "it has no other place"),
      row("R >1 b500 >2 c3000 >3 E >|", "isa.isa.", at: 0, "other sizes meanwhile"),
      row("R >1 s20 >2 E >|", "isa.isisa.", at: -20, "a bar meanwhile"),
      row("R >1 c300 >2 E >|", "isa.isa.", at: 0, "content that fits meanwhile"),
      row("R >1 b0 >2 E >3 b400", "isa.isa.", at: 0, "no viewport meanwhile"),
      row("\(pull) b500 u@.6 >|", "BsrisEDbse.", at: -60, "resized under the finger"),
      row("\(pull) u@.6 >| +500 E >|", "BsrisEDbse.si", at: 440, "shifted by 500"),
      row("\(pull) u@.6 >|", "BsrisEDbse.", at: -60, in: pages, "the first page has the room"),
      row("R >1 \(flickDown) >| E >|", "isa.BsEDbse.i", at: 400, in: pages, "page 1 stays"),
      row("R E >1", "ii", at: 800, in: page, "pages do not move"),
      row("R >1 k5 >| k4 >|", "isa.sa.sa.", at: -60, in: pages, "keys turn the same pages"),
      row("R >1 k5 >| E >|", "isa.sa.i", at: 400, in: pages, "keys turn the same pages"),
      row("R >1 w500 >2 w-900 >3 E >4", "isa.s.s.isa.", at: 0, "a wheel goes back to the room"),
    ]
  }()

  func testRefreshing() {
    forEachRow("refreshing", Self.rows) { $0.check() }
  }
}
