import ScrollKit
import XCTest

final class BadInputTests: XCTestCase {
  /// How many numbers are reported while something runs.
  private func reports(_ body: () -> Void) -> Int {
    // Called on this thread only.
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    BadInput.report = { _ in count.value += 1 }
    defer { BadInput.report = nil }
    body()
    return count.value
  }

  func testNumbersThatAreNoneAreReported() throws {
    #if DEBUG
      XCTAssertEqual(reports { _ = AxisMetrics(viewport: .nan, contentLength: 3) }, 1)
      XCTAssertEqual(reports { _ = AxisMetrics(viewport: 3, contentLength: -.infinity) }, 0)
      XCTAssertGreaterThan(reports { _ = AxisInsets(leading: .nan) }, 0)
      XCTAssertGreaterThan(reports { _ = PixelGrid(displayScale: .nan) }, 0)
      XCTAssertGreaterThan(
        reports { _ = AxisMetrics(viewport: 3, contentLength: 3, alignment: .nan) }, 0)
    #endif
  }

  /// An app that gives good numbers hears nothing, whatever sizes it begins with.
  func testGoodNumbersAreSilent() {
    for length in [0.0, 320] {
      for count in 0...3 {
        let heard = reports {
          let size = CGSize(width: length, height: length)
          let content = CGSize(width: length, height: Double(count) * 400)
          var metrics = ScrollMetrics(viewportSize: size, contentSize: content)
          metrics.contentOffset = metrics.clampedContentOffset(CGPoint(x: 10, y: 900))
          _ = (metrics.progress(along: .vertical), metrics.overscroll, metrics.unobscuredRect)
          var scroller = Scroller(metrics)
          scroller.touch(.began, at: CGPoint(x: 9, y: 200), time: 0)
          scroller.touch(.moved, at: CGPoint(x: 9, y: 150), time: 0.016)
          scroller.touch(.ended, at: CGPoint(x: 9, y: 90), time: 0.032)
          for frame in 1...60 { scroller.advance(to: Double(frame) / 60) }
          scroller.setContentOffset(.zero, animated: true)
          scroller.scrollToTop()
          let pages = Pages(count: count, length: length, viewport: length)
          _ = (pages.page(at: 40), pages.progress(at: 40), pages.visiblePages(at: 40))
          _ = pages.contentOffset(of: 1)
          var slots = CarouselSlots(pageCount: count)
          _ = slots.setPageLength(length)
          _ = slots.scrolled(to: length * 1.2)
          _ = slots.settled(at: length)
          _ = (slots.fractionalPage, slots.wrappedFractionalPage)
          var rows = RowLengths(count: count, length: length)
          let viewport = AxisViewport(metrics, along: .vertical)
          _ = rows.insert(count: 2, at: 0, keeping: viewport)
          _ = (rows.visibleRange(in: viewport), rows.place(at: 20))
          let zoom = Zoomer(
            unscaledContentSize: size, rules: .fit(maximum: .scale(2)))
          _ = (zoom.contentCenter, zoom.limits.fraction(of: 1))
          _ = Fling(position: 0, velocity: 300, range: 0...length).duration
        }
        XCTAssertEqual(heard, 0, "\(count) of \(length)")
      }
    }
  }
}
