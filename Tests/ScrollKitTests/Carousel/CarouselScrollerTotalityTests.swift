import ScrollKit
import XCTest

/// No argument makes a carousel trap, hang or return a number that is not finite.
final class CarouselScrollerTotalityTests: XCTestCase {
  private func ask(_ carousel: CarouselScroller, line: UInt = #line) {
    XCTAssertTrue(carousel.fractionalPage.isFinite, line: line)
    XCTAssertTrue(carousel.wrappedFractionalPage.isFinite, line: line)
    XCTAssertTrue(carousel.nextWakeTime?.isFinite ?? true, line: line)
    XCTAssertLessThan(carousel.currentPage ?? -1, max(1, carousel.pageCount), line: line)
    for item in carousel.items.prefix(3) {
      for number in [
        Double(item.frame.origin.x), Double(item.frame.origin.y), Double(item.frame.size.width),
        Double(item.frame.size.height), item.distance,
      ] { XCTAssertTrue(number.isFinite, "\(item)", line: line) }
    }
  }

  private func play(_ start: CarouselScroller, _ number: Double, _ time: Double) {
    var carousel = start
    carousel.autoplay = Autoplay(interval: number, pageCount: 3)
    ask(carousel)
    let point = CGPoint(x: number, y: number)
    carousel.touch(.began, at: .zero, time: 0)
    carousel.touch(.moved, at: point, time: time)
    ask(carousel)
    carousel.resize(to: CGSize(width: number, height: 100), time: time)
    carousel.touch(.ended, at: point, time: time)
    carousel.advance(to: time)
    carousel.setLengths([number, 100, time])
    ask(carousel)
    carousel.show(fractionalPage: number, time: time)
    ask(carousel)
    carousel.scroll(by: Int.max, time: time)
    carousel.resize(to: CGSize(width: 320, height: number))
    carousel.edit(.insert(count: 2, at: Int.min), lengths: [number])
    ask(carousel)
    carousel.scroll(to: Int.min, direction: .backward, animated: false, time: -number)
    carousel.edit(.remove(1..<2), time: time)
    carousel.pageLimit = Int.min
    carousel.scroll { $0.wheel(point, time: time) }
    carousel.advance(to: .infinity)
    ask(carousel)
    carousel.edit(from: ["a", "a"], to: ["b", "a", "b"], lengths: [number, number])
    carousel.press(.end, time: number)
    carousel.advance(to: 1e9)
    ask(carousel)
  }

  func testEverything() {
    for number in hostileNumbers {
      for time in [Double.nan, .infinity, -1, 0, 0.1, 1e300] {
        for count in [-1, 0, 1, 2, 5] {
          for release in CarouselScroller.Release.allCases {
            play(
              CarouselScroller(
                pageCount: count, page: Int.max, viewportSize: CGSize(width: number, height: 100),
                spacing: time, insets: AxisInsets(leading: number, trailing: 0), release: release,
                isRightToLeft: count == 2, displayScale: number), number, time)
            play(
              CarouselScroller(
                lengths: Array(repeating: number, count: max(0, count)), page: Int.min,
                viewportSize: CGSize(width: 320, height: number), spacing: number,
                fallback: .repeated, release: release, axis: count == 2 ? .vertical : .horizontal),
              number, time)
          }
        }
      }
    }
  }

  func testNumbersOfPages() {
    for number in hostileIntegers where number < 1000 {
      var carousel = CarouselScroller(
        pageCount: number, page: number, viewportSize: CGSize(width: 320, height: 100))
      for edit in [
        CarouselEdit.insert(count: number, at: number), .remove(0..<max(0, number)),
        .move(number, to: number),
      ] { carousel.edit(edit) }
      ask(carousel)
    }
  }
}
