import ScrollKit
import XCTest

/// No argument makes a loop trap, hang or return a number that is not finite.
final class CarouselLoopTotalityTests: XCTestCase {
  private func ask(_ start: CarouselLoop, line: UInt = #line) {
    var loop = start
    XCTAssertEqual(loop, loop, line: line)
    for offset in hostileNumbers {
      let shift = loop.recenter(at: offset)
      let landing = loop.landing(
        from: Int.max, at: offset, proposed: -offset, velocity: offset, limit: Int.min)
      for number in [
        shift, loop.fractionalPage(at: offset), loop.wrappedFractionalPage(at: offset),
        loop.progress(at: offset), loop.contentOffset(ofFractionalPage: offset),
        landing.contentOffset, loop.contentLength, loop.roundLength,
        Double(loop.contentSize(crossLength: offset).height),
      ] { XCTAssertTrue(number.isFinite, "\(loop) at \(offset)", line: line) }
      XCTAssertLessThan(loop.page(at: offset) ?? -1, max(1, loop.pageCount), line: line)
      let items = loop.visibleItems(at: offset)
      XCTAssertGreaterThanOrEqual(items.upperBound, items.lowerBound, line: line)
      for number in [Int.min, -1, 0, 1, Int.max] {
        let frame = loop.frame(ofItem: number, crossLength: offset)
        for value in [
          Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
          loop.contentOffset(of: number), loop.distance(ofPage: number, at: offset),
          loop.distance(ofItem: number, at: offset),
          loop.visibleFraction(ofItem: number, at: offset),
        ] { XCTAssertTrue(value.isFinite, "\(frame) number \(number) at \(offset)", line: line) }
        XCTAssertLessThan(loop.item(number) ?? -1, max(1, loop.itemCount), line: line)
        _ = loop.items(ofPage: number)
        _ = loop.page(ofItem: number)
        _ = loop.number(ofItem: number, at: offset)
      }
    }
  }

  func testLoops() {
    for length in hostileNumbers {
      for other in [0, 1, 320, .nan, 1e300] {
        for count in [0, 1, 2, 5] {
          for fallback in CarouselLoop.Fallback.allCases {
            ask(
              CarouselLoop(
                lengths: Array(repeating: length, count: count), spacing: other, viewport: other,
                alignment: .center, grouping: count == 5 ? .fitting(tolerance: length) : .none,
                fallback: fallback, room: length,
                peek: AxisInsets(leading: other, trailing: length),
                isRightToLeft: count == 2))
          }
        }
      }
    }
  }
}
