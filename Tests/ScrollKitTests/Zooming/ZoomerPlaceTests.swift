import ScrollKit
import ScrollKitTestSupport
import XCTest

/// What is on screen survives every change of sizes, also through sizes at which nothing can be
/// seen.
final class ZoomerPlaceTests: XCTestCase {
  private enum Change {
    case viewport(CGSize)
    case insets(ScrollInsets)
    case safeArea(ScrollInsets)
    case content(CGSize)

    func apply(to zoom: inout Zoomer) {
      var metrics = zoom.metrics
      switch self {
      case .viewport(let size): metrics.viewportSize = size
      case .insets(let insets): metrics.contentInset = insets
      case .safeArea(let insets): metrics.safeAreaInsets = insets
      case .content(let size): return zoom.setUnscaledContentSize(size)
      }
      zoom.resize(to: metrics)
    }
  }

  private static let home = size(640, 960)
  private static let screen = size(320, 480)

  /// A photo of 640 x 960 on a screen of 320 x 480, at its own size, at (123, 45).
  private func photo(_ policy: ZoomResizing = .keepCenterAndScaleOrMinimum) -> Zoomer {
    var zoom = Zoomer(
      unscaledContentSize: Self.home, rules: .fit(maximum: .scale(2)), onResize: policy)
    zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
    zoom.place(at: ZoomPlacement(scale: 1, contentOffset: point(123, 45)))
    return zoom
  }

  private struct BackRow: TableRow {
    let changes: [Change]
    let source: String
  }

  func testThereAndBack() {
    let (home, screen) = (Self.home, Self.screen)
    let huge = ScrollInsets(top: 5000, left: 5000, bottom: 5000, right: 5000)
    let rows = [
      BackRow(changes: [.content(.zero), .content(home)], source: "report: nothing and back"),
      BackRow(
        changes: [.content(size(0, 960)), .content(home)], source: "definition: no width and back"),
      BackRow(
        changes: [.content(size(640, 0)), .content(home)], source: "definition: no height and back"),
      BackRow(
        changes: [.content(.zero), .content(size(30, 40)), .content(.zero), .content(home)],
        source: "definition: through a thumbnail"),
      BackRow(
        changes: [.content(size(320, 480)), .content(home)],
        source: "definition: a preview and back"),
      BackRow(
        changes: [.content(size(1, 9000)), .content(home)], source: "definition: other proportions"),
      BackRow(
        changes: [.viewport(.zero), .viewport(screen)],
        source: "report: a viewport of zero and back"),
      BackRow(
        changes: [.viewport(size(0, 480)), .viewport(screen)],
        source: "definition: no width and back"),
      BackRow(
        changes: [.viewport(size(320, 0)), .viewport(screen)],
        source: "definition: no height and back"),
      BackRow(
        changes: [.viewport(size(480, 320)), .viewport(screen)], source: "tutorial: turned and back"
      ),
      BackRow(
        changes: [.viewport(size(480, 320)), .viewport(.zero), .viewport(screen)],
        source: "definition: turned, nothing, back"),
      BackRow(
        changes: [.viewport(size(3000, 3000)), .viewport(screen)],
        source: "definition: a viewport larger than the content"),
      BackRow(
        changes: [.viewport(size(1, 1)), .viewport(screen)],
        source: "definition: a viewport of a point"),
      BackRow(
        changes: [.insets(huge), .insets(.zero)], source: "definition: insets cover everything"),
      BackRow(
        changes: [.insets(ScrollInsets(top: 480)), .insets(.zero)],
        source: "definition: an inset as long as the viewport"),
      BackRow(
        changes: [.insets(ScrollInsets(bottom: 253)), .insets(.zero)], source: "report: a keyboard"),
      BackRow(
        changes: [.safeArea(huge), .safeArea(.zero)], source: "definition: a safe area of nothing"),
      BackRow(
        changes: [
          .insets(huge), .viewport(.zero), .content(.zero), .content(home), .viewport(screen),
          .insets(.zero),
        ], source: "definition: everything at once, in order"),
      BackRow(
        changes: [
          .content(.zero), .insets(huge), .viewport(.zero), .viewport(screen), .content(home),
          .insets(.zero),
        ], source: "definition: everything at once, in another order"),
      BackRow(
        changes: [.viewport(size(.nan, -3)), .viewport(screen)], source: "definition: no lengths"),
      BackRow(
        changes: [.viewport(size(.infinity, .infinity)), .viewport(screen)],
        source: "definition: lengths without end"),
    ]
    forEachRow("sizes there and back", rows) { row in
      for policy in ZoomResizing.allCases where policy != .reset {
        let start = photo(policy)
        var zoom = start
        for change in row.changes { change.apply(to: &zoom) }
        XCTAssertEqual(zoom.placement, start.placement, "\(policy)")
        XCTAssertEqual(zoom.limits, start.limits, "\(policy)")
        // The same in the middle of a pinch, at the place where the fingers are.
        var pinched = start
        pinched.pinchBegan(at: point(160, 240), distance: 100)
        pinched.pinchMoved(to: point(150, 220), distance: 350)
        var changed = pinched
        for change in row.changes { change.apply(to: &changed) }
        XCTAssertEqual(changed.placement, pinched.placement, "\(policy)")
        for (way, factor) in [(0.0, 1.0), (40, 0.3)] {
          pinched.pinchMoved(to: point(160 + way, 240), distance: 100 * factor)
          changed.pinchMoved(to: point(160 + way, 240), distance: 100 * factor)
          XCTAssertEqual(changed.placement, pinched.placement, "\(policy)")
        }
        XCTAssertEqual(changed.pinchEnded(), pinched.pinchEnded(), "\(policy)")
        XCTAssertEqual(changed.placement, pinched.placement, "\(policy)")
      }
    }
  }

  private struct PinchRow: TableRow {
    let change: Change
    let policy: ZoomResizing
    let scale: Double
    let offset: CGPoint
    let source: String

    init(
      _ change: Change, by policy: ZoomResizing = .keepCenterAndScale, _ scale: Double,
      _ offset: CGPoint, _ source: String
    ) {
      (self.change, self.policy, self.scale) = (change, policy, scale)
      (self.offset, self.source) = (offset, source)
    }
  }

  /// Two fingers at (160, 100) hold the point (283, 145) of the photo, at scale 1.
  func testContentUnderTheFingersStays() {
    let rows = [
      PinchRow(
        .viewport(size(320, 300)), 1, point(123, 45), "by hand: the viewport ends below the fingers"
      ),
      PinchRow(
        .viewport(size(400, 480)), 1, point(123, 45), "by hand: the viewport ends to their right"),
      PinchRow(.insets(ScrollInsets(bottom: 253)), 1, point(123, 45), "by hand: a keyboard"),
      PinchRow(.insets(ScrollInsets(top: 64)), 1, point(123, 45), "by hand: a bar"),
      PinchRow(.safeArea(ScrollInsets(top: 64)), 1, point(123, 45), "by hand: a bar"),
      PinchRow(
        .viewport(size(600, 480)), 1, point(40, 45), "by hand: held in its range, 640 - 600"),
      PinchRow(
        .content(size(1280, 1920)), 1, point(406, 190),
        "by hand: a larger image, (566, 290) under the fingers"),
      PinchRow(
        .content(size(1280, 1920)), by: .keepFit, 0.5, point(123, 45),
        "by hand: a larger image, half as large: nothing is seen to change"),
      PinchRow(
        .content(size(1280, 960)), 1, point(406, 45), "by hand: a wider image"),
      PinchRow(
        .content(size(320, 480)), by: .keepFit, 2, point(123, 45),
        "by hand: a smaller image, a preview"
      ),
      PinchRow(
        .viewport(size(160, 240)), by: .keepFit, 0.5, point(0, 0),
        "by hand: half of everything; 141.5 - 160 is out of range"),
      PinchRow(.viewport(size(320, 480)), 1, point(123, 45), "definition: no change"),
    ]
    forEachRow("sizes that change under two fingers", rows) { row in
      var zoom = photo(row.policy)
      zoom.pinchBegan(at: point(160, 100), distance: 100)
      row.change.apply(to: &zoom)
      XCTAssertEqual(zoom.scale, row.scale, accuracy: 1e-12)
      assertNear(zoom.placement.contentOffset, row.offset)
      // And when they move on, too.
      let free = zoom.placement == ZoomPlacement(scale: 1, contentOffset: point(123, 45))
      guard free else { return }
      zoom.pinchMoved(to: point(170, 110), distance: 150)
      assertNear(zoom.placement.contentOffset, point(283 * 1.5 - 170, 145 * 1.5 - 110))
    }
  }

  func testFingersThatMoveWhileNothingIsSeen() {
    var zoom = photo()
    zoom.pinchBegan(at: point(160, 100), distance: 100)
    zoom.resize(to: ScrollMetrics(viewportSize: .zero))
    zoom.pinchMoved(to: point(170, 110), distance: 150)
    zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
    XCTAssertEqual(zoom.scale, 1.5)
    assertNear(zoom.placement.contentOffset, point(283 * 1.5 - 170, 145 * 1.5 - 110))
    // Fingers that leave then leave the content where it was seen last.
    let seen = zoom.placement
    zoom.resize(to: ScrollMetrics(viewportSize: .zero))
    zoom.pinchMoved(to: point(0, 0), distance: 10)
    zoom.pinchEnded()
    zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
    XCTAssertEqual(zoom.placement, seen)
    // A pinch that begins while nothing is seen begins when something is.
    zoom.resize(to: ScrollMetrics(viewportSize: .zero))
    zoom.pinchBegan(at: point(100, 100), distance: 100)
    zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
    XCTAssertEqual(zoom.placement, seen)
    zoom.pinchMoved(to: point(100, 100), distance: 80)
    XCTAssertEqual(zoom.scale, 1.2, accuracy: 1e-12)
  }

  /// Fingers that are put down and lifted again, between two changes of sizes, change nothing.
  func testFingersThatDoNotMove() {
    let (screen, turned) = (
      ScrollMetrics(viewportSize: Self.screen), ScrollMetrics(viewportSize: size(480, 320))
    )
    let start = photo()
    func play(_ acts: [(inout Zoomer) -> Void], line: UInt = #line) {
      var zoom = start
      for act in acts { act(&zoom) }
      XCTAssertEqual(zoom.placement, start.placement, line: line)
    }
    let (there, back): ((inout Zoomer) -> Void, (inout Zoomer) -> Void) = (
      { $0.resize(to: turned) }, { $0.resize(to: screen) }
    )
    let (down, up): ((inout Zoomer) -> Void, (inout Zoomer) -> Void) = (
      { $0.pinchBegan(at: point(100, 100), distance: 100) }, { _ = $0.pinchEnded() }
    )
    let still: (inout Zoomer) -> Void = { $0.pinchMoved(to: point(100, 100), distance: 100) }
    play([down, there, up, back])
    play([there, down, up, back])
    play([there, down, back, up])
    play([there, down, still, back, still, up])
    play([down, there, still, back, up])
    play([there, down, { $0.resize(to: ScrollMetrics(viewportSize: .zero)) }, back, up])
    play([
      there, down, there, { $0.setUnscaledContentSize(.zero) }, back,
      { $0.setUnscaledContentSize(Self.home) },
    ])
  }

  func testNothingLastsThatIsDoneWhileNothingIsSeen() {
    let acts: [(inout Zoomer) -> Void] = [
      { $0.zoom(to: 0.7) }, { _ = $0.pan(by: point(30, 40)) }, { $0.zoom(to: rect(0, 0, 10, 10)) },
      { $0.place(at: ZoomPlacement(scale: 1.3, contentOffset: point(9, 8))) },
      { $0.observe(scale: 1, contentOffset: .zero) },
      { $0.observe(scale: 0.5, contentOffset: .zero) },
      {
        $0.pinchBegan(at: point(1, 2))
        $0.pinchMoved(to: point(3, 4), distance: 2)
        $0.pinchEnded()
      },
    ]
    for nothing in [Change.viewport(.zero), .content(.zero)] {
      for (index, act) in acts.enumerated() {
        var zoom = photo()
        let seen = zoom.placement
        nothing.apply(to: &zoom)
        act(&zoom)
        Change.viewport(Self.screen).apply(to: &zoom)
        zoom.setUnscaledContentSize(Self.home)
        XCTAssertEqual(zoom.placement, seen, "act \(index)")
      }
    }
  }

  func testReportsFromAnotherLayout() {
    // A scroll view that is turned moves its content before the app lays it out.
    var zoom = photo()
    let seen = zoom.placement
    zoom.observe(scale: 1, contentOffset: point(123, 0), viewportSize: size(480, 320))
    XCTAssertEqual(zoom.placement, seen, "not told yet")
    zoom.resize(to: ScrollMetrics(viewportSize: size(480, 320)))
    let turned = zoom.placement
    zoom.observe(scale: 1, contentOffset: point(0, 0), viewportSize: Self.screen)
    XCTAssertEqual(zoom.placement, turned, "told already")
    zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
    XCTAssertEqual(zoom.placement, seen)
    // The user's own moves count, with the size or without.
    zoom.observe(scale: 1, contentOffset: point(7, 9), viewportSize: Self.screen)
    XCTAssertEqual(zoom.placement.contentOffset, point(7, 9))
    zoom.observe(scale: 1, contentOffset: point(8, 9))
    XCTAssertEqual(zoom.placement.contentOffset, point(8, 9))
    zoom.observe(scale: 1, contentOffset: point(1, 1), viewportSize: size(.nan, 480))
    XCTAssertEqual(zoom.placement.contentOffset, point(8, 9))
  }

  func testResetBeginsAnew() {
    for policy in ZoomResizing.allCases {
      var zoom = photo(policy)
      zoom.pinchBegan(at: point(160, 240), distance: 100)
      zoom.reset()
      XCTAssertEqual(zoom.placement, ZoomPlacement(scale: 0.5, contentOffset: .zero))
      zoom.pinchMoved(to: point(160, 240), distance: 200)
      XCTAssertEqual(zoom.placement, ZoomPlacement(scale: 1, contentOffset: point(160, 240)))
      zoom.pinchEnded()
      // While nothing is seen, for when something is.
      zoom.resize(to: ScrollMetrics(viewportSize: .zero))
      zoom.reset()
      zoom.resize(to: ScrollMetrics(viewportSize: Self.screen))
      XCTAssertEqual(zoom.placement, ZoomPlacement(scale: 0.5, contentOffset: .zero))
    }
  }
}
