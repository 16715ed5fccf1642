import ScrollKit
import XCTest

/// Scroll bars of 400 points, whose thumb is 80 points long: one point moves the content by five.
final class ScrollBarTests: XCTestCase {
  private let bar = ScrollIndicator(edgeSpacing: 0)

  /// A use of the scroll bar along an axis: orders are letters, as in `ScrollScript`.
  private struct BarRow: TableRow {
    let play: (inout ScrollScript, ScrollIndicator) -> [Scroller.Events]
    let order: String
    let offset: Double
    let setup: ScrollSetup
    let source: String

    init(
      _ order: String, at offset: Double, in setup: ScrollSetup = ScrollSetup(), _ source: String,
      _ play: @escaping (inout ScrollScript, ScrollIndicator) -> [Scroller.Events]
    ) {
      (self.play, self.order, self.offset) = (play, order, offset)
      (self.setup, self.source) = (setup, source)
    }
  }

  private func check(_ table: String, _ rows: [BarRow]) {
    forEachRow(table, rows) { row in
      for axis in ScrollAxis.allCases {
        var play = row.setup.script(axis)
        var grammar = EventGrammar()
        var events = row.play(&play, bar)
        events.append(play.scroller.advance(to: 9))
        for events in events { grammar.check(Array(events), EventGrammar.Flags(play.scroller)) }
        let log = events.joined().reduce(into: "") {
          if $1 != .didScroll || $0.last != "s" { $0.append($1.letter) }
        }
        XCTAssertEqual(log, row.order, "\(axis)")
        XCTAssertEqual(play.offset, row.offset, "\(axis)")
        XCTAssertTrue(play.scroller.isAtRest)
        XCTAssertEqual(play.scroller.contentOffset.along(axis.cross), 0)
      }
    }
  }

  func testThumbs() {
    func drag(_ places: Double...) -> (inout ScrollScript, ScrollIndicator) -> [Scroller.Events] {
      { play, bar in
        places.enumerated().map { index, place in
          let phases: [Scroller.TouchPhase] = [.began, .moved]
          let phase = index == places.count - 1 ? .ended : phases[min(index, 1)]
          return play.scroller.dragScrollBar(
            phase, along: play.axis, at: place, indicator: bar, time: Double(index) / 10)
        }
      }
    }
    let five = "definition: 1600 points of content on 320 of the track"
    check(
      "thumbs of scroll bars",
      [
        BarRow("BsEd.", at: 50, five, drag(40, 50, 0)),
        BarRow("BsEd.", at: 1600, "not past the end", drag(40, 300, 900, 0)),
        BarRow("BsEd.", at: 25, "the pointer comes back", drag(40, 900, -900, 45, 0)),
        BarRow("BsEd.", at: 250, in: ScrollSetup(offset: 200), five, drag(40, 50, 0)),
        BarRow("", at: 0, "beside the thumb", drag(90, 100, 0)),
        BarRow("", at: 0, "a click on the thumb", drag(40, 40, 0)),
        BarRow("", at: 0, in: ScrollSetup(content: 300), "no scroll bar", drag(40, 50, 0)),
        BarRow("BsEDbse.", at: 400, in: ScrollSetup(paging: .viewport), "a page", drag(40, 99, 0)),
      ])
  }

  func testThumbsAmongOthers() {
    func thumb(
      _ play: inout ScrollScript, _ phase: Scroller.TouchPhase, _ place: Double, _ time: Double
    ) -> Scroller.Events {
      play.scroller.dragScrollBar(
        phase, along: play.axis, at: place, indicator: ScrollIndicator(edgeSpacing: 0), time: time)
    }
    check(
      "thumbs of scroll bars among others",
      [
        BarRow("sasd.", at: 0, "a thumb stops an animation") { play, _ in
          [
            play.scroller.setContentOffset(play.point(90), animated: true, time: 0),
            thumb(&play, .began, 40, 0.05), play.scroller.setContentOffset(.zero),
            thumb(&play, .ended, 40, 0.2),
          ]
        },
        BarRow("BsEd.", at: 110, "content that grows: the pointer's place counts") { play, _ in
          let axis = play.axis
          var events = [thumb(&play, .began, 40, 0), thumb(&play, .moved, 50, 0.1)]
          // 3600 points on the 360 that a thumb of 40 points leaves.
          events.append(
            play.scroller.change {
              $0.contentSize =
                axis == .horizontal
                ? CGSize(width: 4000, height: 300) : CGSize(width: 300, height: 4000)
            })
          events += [thumb(&play, .moved, 51, 0.2), thumb(&play, .ended, 51, 0.3)]
          return events
        },
        BarRow("BsEdd.", at: 50, "a finger takes over") { play, _ in
          [
            thumb(&play, .began, 40, 0), thumb(&play, .moved, 50, 0.1),
            play.scroller.touch(.began, at: .zero, time: 0.2), thumb(&play, .moved, 90, 0.3),
            play.scroller.touch(.ended, at: .zero, time: 0.4),
          ]
        },
        BarRow("BsEd.", at: 50, "neither wheel, trackpad nor key while it is held") { play, _ in
          [
            thumb(&play, .began, 40, 0), thumb(&play, .moved, 50, 0.1),
            play.scroller.wheel(play.point(90), time: 0.2),
            play.scroller.wheel(play.point(90), phase: .began, time: 0.2),
            play.scroller.press(.end, time: 0.2), thumb(&play, .ended, 50, 0.3),
          ]
        },
        BarRow("BsEdsa.", at: 500, "a command takes over") { play, _ in
          [
            thumb(&play, .began, 40, 0), thumb(&play, .moved, 50, 0.1),
            play.scroller.setContentOffset(play.point(500), animated: true, time: 0.2),
            thumb(&play, .moved, 90, 0.3),
          ]
        },
        BarRow("BsEd.", at: 50, "a place that is no number is the last") { play, _ in
          [
            thumb(&play, .began, .nan, 0), thumb(&play, .began, 40, 0),
            thumb(&play, .moved, 50, 0.1), thumb(&play, .moved, .nan, 0.2),
            thumb(&play, .ended, .nan, 0.3),
          ]
        },
      ])
  }

  func testTracks() {
    func press(
      _ way: Scroller.TrackPress, _ places: Double...
    ) -> (inout ScrollScript, ScrollIndicator) -> [Scroller.Events] {
      { play, bar in
        places.enumerated().map { index, place in
          play.scroller.pressTrack(
            along: play.axis, at: place, indicator: bar, by: way, time: Double(index) / 10)
        }
      }
    }
    var atOnce = ScrollSetup()
    atOnce.configuration.animatesKeys = false
    let middle = ScrollSetup(offset: 800)
    let cards = ScrollSetup(paging: .pages(length: 100))
    check(
      "tracks of scroll bars",
      [
        BarRow("sa.", at: 350, "browser: .875 of the viewport", press(.page, 300)),
        BarRow("sa.", at: 450, in: middle, "browser: .875 of the viewport", press(.page, 10)),
        BarRow("", at: 800, in: middle, "the thumb itself", press(.page, 170)),
        BarRow("sa.", at: 700, "held: until the thumb is there", press(.page, 200, 200, 200, 200)),
        BarRow("sa.", at: 800, "definition: the thumb's middle", press(.spot, 200)),
        BarRow("sa.", at: 1600, "not past the end", press(.spot, 399)),
        BarRow("s.", at: 800, in: atOnce, "at once", press(.spot, 200)),
        BarRow("sa.", at: 400, in: cards, "on a page: 350 counts as 400", press(.page, 300)),
        BarRow("sa.", at: 500, in: cards, "on a page: 455 counts as 500", press(.spot, 131)),
        BarRow("", at: 0, "no number", press(.spot, .nan)),
        BarRow("", at: 0, in: ScrollSetup(content: 300), "no scroll bar", press(.spot, 200)),
      ])
  }
}
