import ScrollKit
import XCTest

/// A photo page in ten lines: touches in, one scale, what to draw out.
private struct PhotoPage {
  var photo: Scroller

  init(_ size: CGSize, in viewport: CGSize) {
    photo = Scroller(
      ScrollMetrics(viewportSize: viewport, displayScale: 2),
      zoom: Zoomer(unscaledContentSize: size, rules: .fit(maximum: .scale(1))))
    photo.configuration.zoomTaps = .all
  }

  mutating func draw(at time: Double) -> CGRect {
    photo.advance(to: time)
    let place = photo.presentation
    let (size, offset) = (photo.zoom?.unscaledContentSize ?? .zero, place.contentOffset)
    return CGRect(
      x: -offset.x, y: -offset.y, width: size.width * place.scale, height: size.height * place.scale
    )
  }
}

final class PhotoWithoutUIKitTests: XCTestCase {
  func testAPhoto() {
    var page = PhotoPage(CGSize(width: 640, height: 960), in: CGSize(width: 320, height: 480))
    let whole = CGRect(x: 0, y: 0, width: 320, height: 480)
    XCTAssertEqual(page.draw(at: 0), whole)
    // Two fingers go apart: (162 / 108) times 0.5, about (191, 240).
    page.photo.touch(.began, id: 1, at: CGPoint(x: 110, y: 240), time: 0)
    page.photo.touch(.began, id: 2, at: CGPoint(x: 210, y: 240), time: 0)
    page.photo.touch(.moved, id: 2, at: CGPoint(x: 272, y: 240), time: 0.1)
    XCTAssertEqual(page.photo.zoomScale, 0.75)
    XCTAssertEqual(page.draw(at: 0.2), CGRect(x: -95.5, y: -120, width: 480, height: 720))
    page.photo.touch(.ended, id: 1, at: CGPoint(x: 110, y: 240), time: 0.3)
    page.photo.touch(.ended, id: 2, at: CGPoint(x: 272, y: 240), time: 0.3)
    XCTAssertEqual(page.draw(at: 0.3), CGRect(x: -95.5, y: -120, width: 480, height: 720))
    // Turned and back, it shows what it showed.
    page.photo.change { $0.viewportSize = CGSize(width: 480, height: 320) }
    page.photo.change { $0.viewportSize = CGSize(width: 320, height: 480) }
    XCTAssertEqual(page.draw(at: 0.4), CGRect(x: -95.5, y: -120, width: 480, height: 720))
    // A sharper image takes the place of the preview: the same is seen.
    page.photo.changeZoom { $0.setUnscaledContentSize(CGSize(width: 1280, height: 1920)) }
    XCTAssertEqual(page.photo.zoomScale, 0.75)
    page.photo.changeZoom { $0.setUnscaledContentSize(CGSize(width: 640, height: 960)) }
    XCTAssertEqual(page.draw(at: 0.5), CGRect(x: -95.5, y: -120, width: 480, height: 720))
    // A double tap shows it as large as it may be, and another one whole.
    for (time, scale) in [(1.0, 1.0), (3, 0.5)] {
      for tap in [time, time + 0.2] {
        page.photo.touch(.began, id: 3, at: CGPoint(x: 160, y: 240), time: tap)
        page.photo.touch(.ended, id: 3, at: CGPoint(x: 160, y: 240), time: tap + 0.05)
      }
      XCTAssertEqual(page.photo.zoomScale, scale)
      XCTAssertTrue(page.photo.isZoomAnimating)
      _ = page.draw(at: time + 1)
      XCTAssertTrue(page.photo.isAtRest)
    }
    XCTAssertEqual(page.draw(at: 5), whole)
  }

  /// A pinch goes on under the fingers when the device is turned in the middle of it.
  func testTurningInAPinch() {
    var photo = PhotoPage(CGSize(width: 640, height: 960), in: CGSize(width: 320, height: 480))
      .photo
    photo.touch(.began, id: 1, at: CGPoint(x: 110, y: 200), time: 0)
    photo.touch(.began, id: 2, at: CGPoint(x: 210, y: 200), time: 0)
    photo.touch(.moved, id: 2, at: CGPoint(x: 272, y: 200), time: 0.1)
    let middle = CGPoint(x: 191, y: 200)
    let seen = photo.presentation.contentPoint(fromViewport: middle)
    let events = photo.change { $0.viewportSize = CGSize(width: 480, height: 320) }
    XCTAssertFalse(events.contains(.didEndZooming))
    XCTAssertTrue(photo.isZooming)
    XCTAssertEqual(photo.zoomScale, 0.75)
    let now = photo.presentation.contentPoint(fromViewport: middle)
    // Across, all of it fits now, and the fingers hold it out of its place with rubber band.
    XCTAssertEqual(Double(now.y), Double(seen.y), accuracy: 1)
    photo.touch(.moved, id: 2, at: CGPoint(x: 326, y: 200), time: 0.2)
    XCTAssertEqual(photo.zoomScale, 0.5 * 216 / 108, accuracy: 1e-9)
  }

  /// New limits hold the scale; an animation under way is over.
  func testNewLimits() {
    var photo = PhotoPage(CGSize(width: 640, height: 960), in: CGSize(width: 320, height: 480))
      .photo
    photo.setZoomScale(1, animated: true, time: 0)
    let events = photo.changeZoom { $0.rules = .scales(0.5, 0.75) }
    XCTAssertEqual(events.map(\.name), ["didEndZooming", "didZoom", "didScroll"])
    XCTAssertEqual(photo.zoomScale, 0.75)
    XCTAssertEqual(photo.changeZoom { _ in }.count, 0)
    photo.changeZoom { $0.reset() }
    XCTAssertEqual(photo.zoomScale, 0.75)
    var plain = Scroller(ScrollMetrics(viewportSize: CGSize(width: 10, height: 10)))
    XCTAssertNil(plain.zoom)
    XCTAssertTrue(plain.changeZoom { $0.reset() }.isEmpty)
    XCTAssertTrue(plain.doubleTap(at: .zero).isEmpty && plain.setZoomScale(2).isEmpty)
    XCTAssertTrue(plain.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
    XCTAssertEqual(plain.presentation, ZoomPlacement(scale: 1, contentOffset: .zero))
  }

  /// A fling of zoomed content ends at its edge as ever, and a resize in between aims it anew.
  func testAFlingOfZoomedContent() {
    var photo = PhotoPage(CGSize(width: 640, height: 960), in: CGSize(width: 320, height: 480))
      .photo
    photo.setZoomScale(1)
    photo.touch(.began, at: CGPoint(x: 160, y: 300), time: 0)
    for step in 1...5 {
      photo.touch(
        .moved, at: CGPoint(x: 160, y: 300 - 30 * step), time: 0.01 * Double(step))
    }
    photo.touch(.ended, at: CGPoint(x: 160, y: 150), time: 0.05)
    XCTAssertTrue(photo.isDecelerating)
    photo.advance(to: 0.1)
    photo.change { $0.viewportSize = CGSize(width: 320, height: 400) }
    photo.advance(to: photo.restTime ?? .nan)
    XCTAssertEqual(photo.contentOffset.y, 560)
    XCTAssertTrue(photo.isAtRest)
  }
}
