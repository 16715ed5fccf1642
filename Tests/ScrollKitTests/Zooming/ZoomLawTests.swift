import ScrollKit
import ScrollKitTestSupport
import XCTest

/// What holds for any zoom. Each law is a function that returns the first counterexample; each is
/// tried on a subject with a fault.
final class ZoomLawTests: XCTestCase {
  private func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
    Double.random(in: range, using: &random)
  }

  private func spot(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> CGPoint {
    point(number(range, &random), number(range, &random))
  }

  private func screen(_ random: inout SeededGenerator, covered: Bool = true) -> ScrollMetrics {
    func bar() -> Double { covered && Bool.random(using: &random) ? number(0...60, &random) : 0 }
    return ScrollMetrics(
      viewportSize: size(number(200...1000, &random), number(200...1000, &random)),
      contentInset: ScrollInsets(top: bar(), left: bar(), bottom: bar(), right: bar()),
      safeAreaInsets: ScrollInsets(top: bar(), left: bar(), bottom: bar(), right: bar()),
      contentInsetAdjustmentBehavior: InsetAdjustmentBehavior.allCases.randomElement(
        using: &random)!)
  }

  /// A zoom with content smaller or larger than the screen, placed at random within its range.
  private func zoomer(
    _ random: inout SeededGenerator, onResize: ZoomResizing = .keepCenterAndScale,
    covered: Bool = true
  ) -> Zoomer {
    let rules = [
      ZoomRules.scales(number(0.1...1, &random), number(1...8, &random)),
      .fit(maximum: .scale(4)), ZoomRules(minimum: .fit(), maximum: .fill(times: 3)),
    ].randomElement(using: &random)!
    var zoom = Zoomer(
      unscaledContentSize: size(number(50...3000, &random), number(50...3000, &random)),
      rules: rules, alignment: spot(0...1, &random),
      centering: Bool.random(using: &random) ? .view : .inset, onResize: onResize)
    zoom.resize(to: screen(&random, covered: covered))
    zoom.zoom(
      to: zoom.limits.scale(atFraction: number(0.01...1, &random)), about: spot(0...500, &random))
    zoom.pan(by: spot(-800...800, &random))
    return zoom
  }

  // MARK: Anchors

  /// Along each axis, the content under the start is under the end, unless an end of the range
  /// holds it.
  private func anchorFault(
    of new: Zoomer, was old: Zoomer, from start: CGPoint, to end: CGPoint
  ) -> String? {
    let (low, high) = (new.metrics.minimumContentOffset, new.metrics.maximumContentOffset)
    let free = old.placement.zoomed(to: new.scale, from: start, to: end).contentOffset.coordinates
    let offset = new.placement.contentOffset.coordinates
    for axis in 0...1 {
      let held = min(max(free[axis], low.coordinates[axis]), high.coordinates[axis])
      guard (offset[axis] - held).magnitude <= 1e-7 else {
        return "offset \(offset[axis]) instead of \(held)"
      }
      if held != free[axis] { continue }
      let was = old.contentPoint(fromViewport: start).coordinates[axis]
      let isNow = new.contentPoint(fromViewport: end).coordinates[axis]
      guard (was - isNow).magnitude <= 1e-7 else { return "\(was) became \(isNow) at \(end)" }
    }
    return nil
  }

  private func anchorFault(_ zoomed: (inout Zoomer, Double, CGPoint) -> Void) -> String? {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3000 {
      let old = zoomer(&random)
      var new = old
      let (scale, anchor) = (number(0.05...10, &random), spot(0...400, &random))
      zoomed(&new, scale, anchor)
      guard new.scale == new.limits.clamped(scale) else { return "\(scale) gave \(new.scale)" }
      if let fault = anchorFault(of: new, was: old, from: anchor, to: anchor) { return fault }
    }
    return nil
  }

  func testContentUnderTheAnchorStays() {
    XCTAssertNil(anchorFault { $0.zoom(to: $1, about: $2) })
    XCTAssertNotNil(anchorFault { zoom, scale, _ in zoom.zoom(to: scale) })
    XCTAssertNotNil(
      anchorFault { zoom, scale, anchor in
        zoom.place(at: zoom.placement.zoomed(to: scale, about: anchor))
      })
    XCTAssertNotNil(
      anchorFault { zoom, scale, anchor in
        zoom.place(at: zoom.placement.zoomed(to: zoom.limits.clamped(scale), about: anchor))
      })
  }

  private typealias Zooming = (ZoomPlacement, Double, CGPoint) -> ZoomPlacement

  private func compositionFault(_ zoomed: Zooming) -> String? {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<3000 {
      let start = ZoomPlacement(
        scale: number(0.1...8, &random), contentOffset: spot(-900...900, &random))
      let anchor = spot(-200...600, &random)
      let (k1, k2) = (number(0.2...5, &random), number(0.2...5, &random))
      let once = zoomed(start, start.scale * k1 * k2, anchor)
      let twice = zoomed(zoomed(start, start.scale * k1, anchor), start.scale * k1 * k2, anchor)
      guard areNear(once.contentOffset.coordinates, twice.contentOffset.coordinates, 1e-8) else {
        return "\(k1) then \(k2): \(twice), at once \(once)"
      }
      let back = zoomed(zoomed(start, start.scale * k1, anchor), start.scale, anchor)
      guard areNear(back.contentOffset.coordinates, start.contentOffset.coordinates, 1e-8) else {
        return "\(k1) and back: \(back), was \(start)"
      }
      let seen = start.contentPoint(fromViewport: anchor)
      guard areNear(start.viewportPoint(fromContent: seen).coordinates, anchor.coordinates, 1e-8),
        areNear(once.viewportPoint(fromContent: seen).coordinates, anchor.coordinates, 1e-8)
      else { return "\(seen) left \(anchor)" }
    }
    return nil
  }

  func testFactorsMultiply() {
    XCTAssertNil(compositionFault { $0.zoomed(to: $1, about: $2) })
    XCTAssertNotNil(
      compositionFault { start, scale, _ in
        ZoomPlacement(scale: scale, contentOffset: start.contentOffset)
      })
    XCTAssertNotNil(
      compositionFault { start, scale, anchor in
        start.zoomed(
          to: scale, from: anchor, to: point(anchor.coordinates[0] + 1, anchor.coordinates[1]))
      })
  }

  // MARK: Pinches

  private func pinchFault(
    _ moved: (inout Zoomer, CGPoint, Double) -> Void
  ) -> String? {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<800 {
      var once = zoomer(&random)
      let curve: OverZoom.Curve = [.reciprocal, .linear(slope: 0.3), .logarithmic(ceiling: 1.5)]
        .randomElement(using: &random)!
      once.overZoom = OverZoom(lower: curve, upper: curve)
      let start = once
      var often = once
      let centroid = spot(0...400, &random)
      once.pinchBegan(at: centroid, distance: 100)
      often.pinchBegan(at: centroid, distance: 100)
      for _ in 0..<7 { moved(&often, spot(0...400, &random), number(5...900, &random)) }
      let (end, distance) = (spot(0...400, &random), number(5...900, &random))
      once.pinchMoved(to: end, distance: distance)
      moved(&often, end, distance)
      let (a, b) = (once.placement, often.placement)
      guard (a.scale - b.scale).magnitude < 1e-9,
        areNear(a.contentOffset.coordinates, b.contentOffset.coordinates, 1e-6)
      else { return "\(b), with one event \(a)" }
      if let fault = anchorFault(of: often, was: start, from: centroid, to: end) { return fault }
      often.pinchEnded()
      let metrics = often.metrics
      guard often.limits.clamped(often.scale) == often.scale,
        areNear(metrics.contentOffset.coordinates, metrics.clampedContentOffset.coordinates, 1e-9)
      else { return "ended beyond the limits: \(often.placement)" }
    }
    return nil
  }

  func testPinchDoesNotDependOnItsEvents() {
    XCTAssertNil(pinchFault { $0.pinchMoved(to: $1, distance: $2) })
    XCTAssertNotNil(
      pinchFault { zoom, centroid, distance in
        zoom.pinchMoved(to: centroid, distance: distance)
        zoom.pinchEnded()
        zoom.pinchBegan(at: centroid, distance: distance)
      })
  }

  private func panFault(_ pan: (inout Zoomer, CGPoint) -> Zoomer.Unconsumed) -> String? {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<3000 {
      var zoom = zoomer(&random)
      let (before, way) = (zoom.placement.contentOffset.coordinates, spot(-2000...2000, &random))
      let left = pan(&zoom, way)
      let after = zoom.placement.contentOffset.coordinates
      let edges = left.edges
      let moved = [
        before[0] - after[0] + edges.left - edges.right,
        before[1] - after[1] + edges.top - edges.bottom,
      ]
      guard areNear(moved, way.coordinates, 1e-8) else { return "\(way) became \(moved)" }
      guard edges.coordinates.allSatisfy({ $0 >= 0 }) else { return "negative: \(edges)" }
      guard edges.left == 0 || edges.right == 0, edges.top == 0 || edges.bottom == 0 else {
        return "both edges of an axis: \(edges)"
      }
      let metrics = zoom.metrics
      guard areNear(after, metrics.clampedContentOffset.coordinates, 0) else {
        return "out of range: \(after)"
      }
    }
    return nil
  }

  func testPanAndWhatIsLeftAreTheWholeWay() {
    XCTAssertNil(panFault { $0.pan(by: $1) })
    XCTAssertNotNil(
      panFault { zoom, way in
        zoom.pan(by: way)
        return zoom.pan(by: .zero)
      })
    XCTAssertNotNil(
      panFault { zoom, way in
        var left = zoom.pan(by: way)
        (left.edges.left, left.edges.right) = (left.edges.right, left.edges.left)
        return left
      })
  }

  // MARK: Sizes

  private func resizingFault(
    _ policy: ZoomResizing, _ resize: (inout Zoomer, ScrollMetrics) -> Void
  ) -> String? {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<1500 {
      let home = screen(&random)
      var zoom = zoomer(&random, onResize: policy)
      resize(&zoom, home)
      if policy != .reset {
        // Not so near the least scale as to count as it.
        zoom.zoom(to: zoom.limits.scale(atFraction: number(0.2...0.9, &random)))
        zoom.pan(by: spot(-500...500, &random))
      }
      let start = zoom
      for _ in 0..<Int.random(in: 1...4, using: &random) { resize(&zoom, screen(&random)) }
      resize(&zoom, home)
      let (a, b) = (start.placement, zoom.placement)
      guard start.limits == zoom.limits, (a.scale - b.scale).magnitude <= 1e-9 * a.scale,
        areNear(a.contentOffset.coordinates, b.contentOffset.coordinates, 1e-6)
      else { return "\(policy): \(a) came back \(b)" }
    }
    return nil
  }

  func testResizingThereAndBack() {
    for policy in ZoomResizing.allCases {
      XCTAssertNil(resizingFault(policy) { $0.resize(to: $1) }, "\(policy)")
    }
    // A zoom that is set anew to where it is forgets what was on screen before.
    XCTAssertNotNil(
      resizingFault(.keepCenterAndScale) { zoom, metrics in
        zoom.resize(to: metrics)
        let placement = zoom.placement
        zoom.place(at: ZoomPlacement(scale: 1, contentOffset: .zero))
        zoom.place(at: placement)
      })
  }

  private func visibleFault(
    _ policy: ZoomResizing, _ resize: (inout Zoomer, ScrollMetrics) -> Void
  ) -> String? {
    var random = SeededGenerator(seed: 26)
    for _ in 0..<1500 {
      let old = zoomer(&random, onResize: policy, covered: false)
      var new = old
      resize(&new, screen(&random, covered: false))
      let was = old.contentPoint(fromViewport: old.unobscuredCenter)
      let metrics = new.metrics
      let center = was.coordinates.enumerated().map { axis, c in
        c * new.scale - new.unobscuredCenter.coordinates[axis]
      }
      let held = metrics.clampedContentOffset(point(center[0], center[1])).coordinates
      guard areNear(new.placement.contentOffset.coordinates, held, 1e-6) else {
        return "\(policy): offset \(new.placement.contentOffset) instead of \(held)"
      }
      guard new.limits.clamped(new.scale) == new.scale else { return "scale \(new.scale)" }
    }
    return nil
  }

  func testCenterIsKept() {
    for policy in ZoomResizing.allCases where policy != .reset {
      XCTAssertNil(visibleFault(policy) { $0.resize(to: $1) }, "\(policy)")
      XCTAssertNotNil(
        visibleFault(policy) { zoom, metrics in
          zoom.resize(to: metrics)
          zoom.pan(by: point(1, 1))
        })
    }
  }

  // MARK: Centring

  private func centeringFault(_ subject: (ContentCentering) -> ContentCentering) -> String? {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<3000 {
      var metrics = screen(&random)
      metrics.contentSize = size(number(0...1500, &random), number(0...1500, &random))
      let alignment = spot(0...1, &random)
      let centering = subject(ContentCentering(metrics, alignment: alignment))
      let insets = ScrollAxis.allCases.map { metrics[$0].insets }
      let drawn = centering.drawnOrigin.coordinates
      // Insets: the content rests at minus the leading ones, its origin at zero.
      var inset = metrics
      inset.contentInset = centering.contentInset
      // The view: it rests at minus the leading ones, its origin where its frame is.
      var aligned = metrics
      aligned.contentAlignmentPoint = alignment
      let forms = [
        inset.minimumContentOffset.coordinates.map { -$0 },
        zip(centering.frameOrigin.coordinates, insets).map { $0 + $1.leading },
        zip(zip(centering.viewCenter.coordinates, metrics.contentSize.coordinates), insets)
          .map { $0.0 - $0.1 / 2 + $1.leading },
        centering.alignedOffset.coordinates.map { -$0 },
        aligned.minimumContentOffset.coordinates.map { -$0 },
      ]
      for (index, form) in forms.enumerated() where !areNear(form, drawn, 1e-9) {
        return "form \(index) draws at \(form), not \(drawn)"
      }
      // Continuous where content and viewport are equally long.
      for axis in ScrollAxis.allCases where metrics.contentInsetAdjustmentBehavior == .never {
        let room = metrics[axis].unobscuredLength
        let origins = [-1e-6, 0, 1e-6].map { step in
          var metrics = metrics
          metrics.contentSize = size(room + step, room + step)
          let centering = subject(ContentCentering(metrics, alignment: alignment))
          return centering.drawnOrigin.coordinates[axis == .horizontal ? 0 : 1]
        }
        let leading = metrics[axis].insets.leading
        guard areNear(origins, [leading, leading, leading], 1e-5) else { return "\(origins)" }
      }
    }
    return nil
  }

  func testFormsOfCenteringAgree() {
    XCTAssertNil(centeringFault { $0 })
    XCTAssertNotNil(
      centeringFault { _ in
        ContentCentering(
          ScrollMetrics(viewportSize: size(320, 480), contentSize: size(100, 100)))
      })
  }

  private func writtenFault(_ written: (Zoomer) -> (frame: CGRect, offset: CGPoint)) -> String? {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<2000 {
      let zoom = zoomer(&random)
      let (frame, offset) = written(zoom)
      let drawn = zip(frame.origin.coordinates, offset.coordinates).map { $0 - $1 }
      let origin = zoom.viewportPoint(fromContent: .zero).coordinates
      guard areNear(drawn, origin, 1e-9) else { return "drawn at \(drawn), not \(origin)" }
      let center = zip(frame.origin.coordinates, frame.size.coordinates).map { $0 + $1 / 2 }
      guard areNear(center, zoom.contentCenter.coordinates, 1e-9) else { return "centre \(center)" }
      let size = zoom.unscaledContentSize.coordinates.map { $0 * zoom.scale }
      guard areNear(frame.size.coordinates, size, 2e-6) else { return "size \(frame.size)" }
      let visible = zoom.visibleContentRect.coordinates
      let whole = zoom.unscaledContentSize.coordinates
      for axis in 0...1 {
        guard visible[axis] >= 0, visible[axis] + visible[axis + 2] <= whole[axis] + 1e-9 else {
          return "visible \(visible) of \(whole)"
        }
      }
    }
    return nil
  }

  func testWhatIsWrittenIsWhatIsMeant() {
    XCTAssertNil(writtenFault { ($0.contentFrame, $0.contentOffset) })
    XCTAssertNotNil(writtenFault { ($0.contentFrame, $0.placement.contentOffset) })
    XCTAssertNotNil(
      writtenFault { (CGRect(origin: .zero, size: $0.contentSize), $0.contentOffset) })
  }

  // MARK: Rectangles

  private func rectFault(_ zoomTo: (inout Zoomer, CGRect) -> Void) -> String? {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<3000 {
      var zoom = zoomer(&random)
      let content = zoom.unscaledContentSize.coordinates
      let start = content.map { number(0...($0 * 0.9), &random) }
      let length = zip(content, start).map { number(1...max(1.1, ($0 - $1)), &random) }
      let area = rect(start[0], start[1], length[0], length[1])
      zoomTo(&zoom, area)
      let scale = zoom.scale
      guard zoom.limits.clamped(scale) == scale else { return "scale \(scale)" }
      let room = ScrollAxis.allCases.map { zoom.metrics[$0].unobscuredLength }
      let fits = zip(room, length).map { $0 / $1 }.min()!
      if scale > zoom.limits.minimum, scale > fits * (1 + 1e-9) {
        return "\(area) does not fit at \(scale), only at \(fits)"
      }
      if scale < zoom.limits.maximum {
        // A little larger, some of it would be covered: by what counts there.
        var larger = zoom
        larger.zoom(to: min(scale * 1.001, zoom.limits.maximum))
        let room = ScrollAxis.allCases.map { larger.metrics[$0].unobscuredLength }
        let fits = zip(room, length).map { $0 / $1 }.min()!
        if larger.scale <= fits * (1 - 1e-9) {
          return "\(area) fits at \(larger.scale), but \(scale) was chosen"
        }
      }
      let middle = zip(start, length).map { $0 + $1 / 2 }
      let free = (0...1).map { middle[$0] * scale - zoom.unobscuredCenter.coordinates[$0] }
      let held = zoom.metrics.clampedContentOffset(point(free[0], free[1])).coordinates
      guard areNear(zoom.placement.contentOffset.coordinates, held, 1e-7) else {
        return "\(area) is not in the middle: \(zoom.placement), \(held)"
      }
    }
    return nil
  }

  func testRectanglesAreShownWhole() {
    XCTAssertNil(rectFault { $0.zoom(to: $1) })
    XCTAssertNotNil(
      rectFault { zoom, area in
        zoom.zoom(to: area)
        zoom.zoom(to: zoom.scale * 1.01)
      })
    XCTAssertNotNil(
      rectFault { zoom, area in
        zoom.zoom(to: area)
        zoom.zoom(to: zoom.scale * 0.99)
      })
    XCTAssertNotNil(
      rectFault { zoom, area in
        zoom.zoom(to: area)
        zoom.pan(by: point(0.5, 0.5))
      })
  }

  private func tapFault(_ area: (Zoomer, CGPoint, Double) -> CGRect) -> String? {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<2000 {
      var zoom = zoomer(&random)
      let content = zoom.unscaledContentSize.coordinates
      let tapped = point(number(0...content[0], &random), number(0...content[1], &random))
      let target = zoom.limits.scale(atFraction: number(0...1, &random))
      zoom.zoom(to: area(zoom, tapped, target))
      guard (zoom.scale - target).magnitude <= 1e-9 * target else {
        return "\(zoom.scale) instead of \(target)"
      }
    }
    return nil
  }

  func testDoubleTapLeadsToItsScale() {
    XCTAssertNil(tapFault { $0.rectForDoubleTap(atContentPoint: $1, target: $2) })
    XCTAssertNotNil(tapFault { zoom, tapped, _ in zoom.rectForDoubleTap(atContentPoint: tapped) })
  }

  // MARK: Animations and echoes

  private typealias Way = (ZoomPlacement, ZoomPlacement, Double) -> ZoomPlacement

  private func animationFault(_ way: Way) -> String? {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<3000 {
      let start = ZoomPlacement(
        scale: number(0.2...4, &random), contentOffset: spot(-900...900, &random))
      let end = ZoomPlacement(
        scale: start.scale * [number(0.2...0.8, &random), number(1.25...5, &random)].randomElement(
          using: &random)!, contentOffset: spot(-900...900, &random))
      guard way(start, end, 0) == start, way(start, end, 1) == end else { return "ends" }
      // The point of the viewport where both placements show the same point of the content.
      let difference = end.scale - start.scale
      let fixed = (0...1).map {
        (end.contentOffset.coordinates[$0] - start.contentOffset.coordinates[$0]) / difference
      }
      let pivot = start.viewportPoint(fromContent: point(fixed[0], fixed[1]))
      var last = start.scale
      for step in 1...9 {
        let now = way(start, end, Double(step) / 10)
        let seen = now.contentPoint(fromViewport: pivot).coordinates
        guard areNear(seen, fixed, 1e-6) else { return "\(fixed) moved to \(seen)" }
        guard (now.scale - last) * difference > 0 else { return "scale \(now.scale) after \(last)" }
        last = now.scale
      }
    }
    return nil
  }

  func testAnimationsHaveOneFixedPoint() {
    for interpolation in ZoomPlacement.Interpolation.allCases {
      XCTAssertNil(
        animationFault { $0.interpolated(to: $1, at: $2, interpolation: interpolation) })
    }
    XCTAssertNotNil(
      animationFault { start, end, fraction in
        // The scale geometric, the offset in a straight line: a curve on screen.
        let scale = start.interpolated(to: end, at: fraction, interpolation: .geometric).scale
        let offset = LinearInterpolation.point(
          from: start.contentOffset, to: end.contentOffset, at: fraction)
        return ZoomPlacement(scale: scale, contentOffset: offset)
      })
    XCTAssertNotNil(animationFault { $0.interpolated(to: $1, at: $2 * 0.999) })
  }

  private func echoFault(_ rounded: (Double, Double) -> Double) -> String? {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3000 {
      var zoom = zoomer(&random, covered: false)
      let scale = Double(Int.random(in: 1...3, using: &random))
      var screen = zoom.metrics
      screen.displayScale = scale
      zoom.resize(to: screen)
      let before = zoom
      let offset = zoom.contentOffset.coordinates.map { rounded($0, scale) }
      zoom.observe(scale: zoom.scale, contentOffset: point(offset[0], offset[1]))
      guard zoom == before else { return "\(offset) changed \(before.contentOffset)" }
    }
    return nil
  }

  func testEchoChangesNothing() {
    XCTAssertNil(echoFault { PixelGrid(displayScale: $1).nearest($0) })
    XCTAssertNil(echoFault { offset, _ in offset })
    XCTAssertNotNil(echoFault { ($0 * $1).rounded(.up) / $1 })
  }
}
