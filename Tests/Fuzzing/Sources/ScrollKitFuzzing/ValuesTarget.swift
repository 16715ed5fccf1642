import ScrollKit

/// Zooms, pages, motions and trackers, with any numbers.
enum ValuesTarget {
  static func run(_ bytes: Bytes) {
    var bytes = bytes
    switch bytes.byte() % 5 {
    case 0, 1: zoom(bytes)
    case 2: pages(bytes)
    case 3: motions(bytes)
    default: trackers(bytes)
    }
  }

  // MARK: - Zooming

  private static func rule(_ bytes: inout Bytes) -> ZoomScaleRule {
    bytes.choice([
      .scale(bytes.number(0...4)), .fit(times: bytes.number(0...2)),
      .fill(times: bytes.number(0...2)), .width(), .height(), .inside, .pixels(bytes.number(1...3)),
    ])
  }

  private static func zoom(_ start: Bytes) {
    var bytes = start
    let curves: [OverZoom.Curve] = [
      .reciprocal, .hard, .linear(slope: bytes.number(0...1)),
      .logarithmic(ceiling: bytes.number(1...4)),
    ]
    var zoom = Zoomer(
      unscaledContentSize: bytes.size(0...2000),
      rules: ZoomRules(
        minimum: rule(&bytes), maximum: rule(&bytes), initial: bytes.chance(2) ? rule(&bytes) : nil,
        conflict: bytes.choice(ZoomLimits.Conflict.allCases)),
      alignment: CGPoint(x: bytes.number(0...1), y: bytes.number(0...1)),
      centering: bytes.choice(Zoomer.Centering.allCases),
      overZoom: OverZoom(lower: bytes.choice(curves), upper: bytes.choice(curves)),
      onResize: bytes.choice(ZoomResizing.allCases))
    if bytes.chance(4) {
      zoom.verticalRules = ZoomRules(minimum: rule(&bytes), maximum: rule(&bytes))
    }
    log("var zoom = \(zoom)")
    var isFree = false
    while !bytes.isAtEnd {
      switch bytes.byte() % 10 {
      case 0, 1:
        let metrics = ScrollMetrics(
          viewportSize: bytes.size(0...900),
          contentInset: bytes.chance(3) ? bytes.insets(0...40) : .zero,
          displayScale: bytes.number(Double(bytes.integer(1...3))))
        log("resize(to: \(fields(metrics)))")
        zoom.resize(to: metrics)
      case 2:
        let size = bytes.size(0...2000)
        log("setUnscaledContentSize(\(size))")
        zoom.setUnscaledContentSize(size)
      case 3:
        let (centroid, distance) = (bytes.point(0...400), bytes.number(0...400))
        log("pinchBegan(at: \(centroid), distance: \(distance))")
        zoom.pinchBegan(at: centroid, distance: distance)
      case 4, 5:
        let (centroid, distance) = (bytes.point(0...400), bytes.number(0...400))
        log("pinchMoved(to: \(centroid), distance: \(distance))")
        let rest = zoom.pinchMoved(to: centroid, distance: distance)
        expectFinite(rest.scale, "what is left")
        isFree = true
        guard bytes.chance(3) else { continue }
        let distances = bytes.size(0...400)
        log("pinchMoved(to: \(centroid), distances: \(distances))")
        let more = zoom.pinchMoved(to: centroid, distances: distances)
        expectFinite(more.verticalScale, "what is left of the vertical scale")
      case 6:
        log("pinchEnded()")
        // Before the first layout nothing is known of scales.
        guard zoom.isPinching, isLaidOut(zoom) else { continue }
        zoom.pinchEnded()
        for axis in ScrollAxis.allCases {
          let (scale, limits) = (zoom.scale(along: axis), zoom.limits(along: axis))
          expect(scale >= limits.minimum, "\(scale) of \(limits)")
          expect(scale <= limits.maximum, "\(scale) of \(limits)")
        }
        isFree = false
      case 7:
        let (scale, point) = (bytes.number(0...4), bytes.point(0...400))
        log("zoom(to: \(scale), about: \(point))")
        zoom.zoom(to: scale, about: point)
        if !zoom.isPinching { isFree = false }
      case 8:
        let rect = bytes.rect(0...900)
        log("zoom(to: \(rect))")
        zoom.zoom(to: rect)
        if !zoom.isPinching { isFree = false }
      default:
        let way = bytes.point(-99...99)
        log("pan(by: \(way))")
        let rest = zoom.pan(by: way)
        for edge in ScrollEdge.allCases { expect(rest.edges[edge] >= 0, "\(rest)") }
      }
      expectFinite(zoom.scale, "scale")
      expect(zoom.scale > 0, "scale \(zoom.scale)")
      expect(zoom.limits.minimum <= zoom.limits.maximum, "\(zoom.limits)")
      expectFinite(zoom.contentOffset, "contentOffset")
      expectFinite(zoom.contentSize, "contentSize")
      expectFinite(zoom.contentFrame, "contentFrame")
      expectFinite(zoom.visibleContentRect, "visibleContentRect")
      expectFinite(zoom.contentPoint(fromViewport: bytes.point(0...400)), "contentPoint")
      expectFinite(zoom.rectForDoubleTap(atContentPoint: bytes.point(0...400)), "rectForDoubleTap")
      expectFinite(zoom.scaleForTwoFingerTap(), "scaleForTwoFingerTap")
      expect(zoom == zoom, "not equal to itself")
      if bytes.isSensible, !isFree, isLaidOut(zoom) {
        let metrics = zoom.metrics
        for axis in ScrollAxis.allCases {
          let offset = axis == .horizontal ? metrics.contentOffset.x : metrics.contentOffset.y
          expectNear(metrics[axis].clampedOffset(Double(offset)), Double(offset), 1e-6, "offset")
        }
      }
    }
  }

  private static func isLaidOut(_ zoom: Zoomer) -> Bool {
    [zoom.metrics.viewportSize, zoom.unscaledContentSize].allSatisfy {
      $0.width > 0 && $0.height > 0
    }
  }

  // MARK: - Paging

  private static func checkPage(_ page: Int?, _ count: Int) {
    guard let page else { return expect(count == 0, "no page of \(count)") }
    expect(page >= 0 && page < count, "page \(page) of \(count)")
  }

  private static func pages(_ start: Bytes) {
    var bytes = start
    let alignment = bytes.choice([PageAlignment.leading, .center, .trailing])
    let pages =
      bytes.chance(2)
      ? Pages(
        count: bytes.count(0...9), length: bytes.number(1...400), spacing: bytes.number(0...20),
        viewport: bytes.number(1...400), alignment: alignment, insets: bytes.axisInsets(0...20),
        isRightToLeft: bytes.chance(2))
      : Pages(
        contentLength: bytes.number(0...3000), length: bytes.number(1...400),
        spacing: bytes.number(0...20), viewport: bytes.number(1...400), alignment: alignment,
        isRightToLeft: bytes.chance(2))
    let grouping: VariablePages.Grouping = bytes.choice([
      .none, .items(bytes.count(1...4)), .fitting(tolerance: bytes.number(0...1)),
    ])
    let variable = VariablePages(
      lengths: (0..<bytes.integer(0...9)).map { _ in bytes.number(1...400) },
      spacing: bytes.number(0...20), padding: bytes.axisInsets(0...20),
      viewport: bytes.number(1...400), alignment: alignment, grouping: grouping,
      ends: bytes.chance(2) ? .contained : .free, insets: bytes.axisInsets(0...20),
      isRightToLeft: bytes.chance(2))
    log("\(pages)\n\(variable)")
    let points = SnapPoints((0..<bytes.integer(0...9)).map { _ in bytes.number(0...3000) })
    let loop = PageLoop(count: bytes.count(0...9))
    while !bytes.isAtEnd {
      let offset = bytes.number(-400...4000)
      log("at \(offset)")
      let (page, proposed, velocity) = (
        bytes.count(0...9), bytes.number(-400...4000), bytes.number(-4...4)
      )
      let limit = bytes.count(0...3)
      checkPage(pages.page(at: offset), pages.count)
      checkPage(variable.page(at: offset), variable.count)
      expectFinite(pages.fractionalPage(at: offset), "fractionalPage")
      expectFinite(variable.fractionalPage(at: offset), "fractionalPage")
      expectFinite(pages.contentOffset(of: page), "contentOffset")
      expectFinite(variable.contentOffset(of: page), "contentOffset")
      expectFinite(pages.frame(of: page, crossLength: offset), "frame")
      expectFinite(pages.contentOffset(ofFractionalPage: offset), "contentOffset")
      RowsTarget.checkRange(pages.visiblePages(at: offset), pages.count, "visiblePages")
      let landing = pages.landing(
        from: page, at: offset, proposed: proposed, velocityPerMillisecond: velocity, limit: limit)
      let other = variable.landing(
        from: page, at: offset, proposed: proposed, velocityPerMillisecond: velocity, limit: limit)
      checkPage(landing.page, pages.count)
      checkPage(other.page, variable.count)
      expectFinite(landing.contentOffset, "landing")
      expectFinite(other.contentOffset, "landing")
      expectFinite(pages.progress(at: offset), "progress")
      expectFinite(variable.progress(at: offset), "progress")
      let fraction = pages.visibleFraction(of: page, at: offset)
      expect(fraction >= 0 && fraction <= 1, "visibleFraction \(fraction)")
      if let index = points.nearestIndex(to: offset) {
        expect(points.offsets.indices.contains(index), "index \(index)")
      }
      if let next = points.next(after: offset) { expect(points.offsets.contains(next), "\(next)") }
      if let last = points.previous(before: offset) {
        expect(points.offsets.contains(last), "\(last)")
      }
      checkPage(loop.page(page), loop.count)
      checkPage(loop.page(nearestTo: offset), loop.count)
      let wrapped = loop.wrapped(offset)
      expect(wrapped >= 0 && wrapped <= Double(loop.count), "wrapped \(wrapped)")
      guard bytes.isSensible, pages.count > 0 else { continue }
      // A landing is a page's rest, and a page rests at the stop that its offset shows.
      let range = 0..<pages.count
      let rest = landing.page.map { pages.contentOffset(of: $0) } ?? .nan
      expectNear(landing.contentOffset, rest, 1e-6, "landing of \(landing)")
      let inside = min(page, range.count - 1)
      let same = pages.page(at: pages.contentOffset(of: inside)) ?? -1
      expect(
        pages.stop(ofPage: same) == pages.stop(ofPage: inside),
        "page \(inside) shows page \(same)")
    }
  }

  // MARK: - Motion

  private static func motions(_ start: Bytes) {
    var bytes = start
    while !bytes.isAtEnd {
      let (a, b) = (bytes.number(-500...3000), bytes.number(-500...3000))
      let range = a <= b ? a...b : (b <= a ? b...a : 0...0)
      let spring =
        bytes.chance(2)
        ? Spring(stiffness: bytes.number(0...500), damping: bytes.number(0...60))
        : Spring(duration: bytes.number(0...3), bounce: bytes.number(-1...1))
      let (position, velocity) = (bytes.number(-500...3000), bytes.number(-4000...4000))
      let rate = bytes.number(bytes.choice([0.998, 0.99, 0.5, 1]))
      let fling = Fling(
        position: position, velocity: velocity, range: range, rate: rate, bounces: bytes.chance(2),
        spring: spring)
      let bounce = Bounce(
        edge: a, overscroll: position, velocity: velocity, spring: spring,
        restDistance: bytes.number(0...1))
      let curve: TimingCurve = bytes.choice([
        .linear, .spring(bounce: bytes.number(-1...1)),
        .cubicBezier(
          x1: bytes.number(0...1), y1: bytes.number(-2...2), x2: bytes.number(0...1),
          y2: bytes.number(-2...2)),
      ])
      let ease = Ease(from: a, to: b, duration: bytes.number(0...3), curve: curve)
      let band = RubberBand(dimension: bytes.number(0...900), coefficient: bytes.number(0...1))
      log("\(fling)\n\(bounce)\n\(ease)\n\(band)")
      for time in [0, bytes.number(0...3), fling.duration, bounce.duration, ease.duration] {
        log("at \(time)")
        for (name, number) in [
          ("fling", fling.position(time: time)), ("fling's velocity", fling.velocity(time: time)),
          ("bounce", bounce.position(time: time)),
          ("bounce's velocity", bounce.velocity(time: time)),
          ("ease", ease.position(time: time)), ("ease's velocity", ease.velocity(time: time)),
          ("curve", curve.progress(atFraction: time)), ("slope", curve.slope(atFraction: time)),
          ("band", band.stretched(time)), ("pulled", band.pulled(time)),
          ("band's slope", band.slope(atShown: time)),
        ] { expectFinite(number, name) }
      }
      for (name, number) in [
        ("fling", fling.duration), ("bounce", bounce.duration), ("ease", ease.duration),
        ("destination", fling.destination), ("peak", bounce.peak),
        ("target", fling.deceleration.reportedTarget), ("ratio", spring.dampingRatio),
        ("duration", spring.duration), ("bounce", spring.bounce),
      ] { expectFinite(number, name) }
      expect(fling == fling && bounce == bounce && ease == ease, "not equal to itself")
      guard bytes.isSensible else { continue }
      expectNear(ease.position(time: ease.duration), b, 1e-9, "the end of the ease")
      // Where it begins within the rest distance of the edge, it is there at once.
      expectNear(
        fling.position(time: 0), position, Bounce.standardRestDistance + 1e-6,
        "the start of the fling")
      let inside = range.contains(fling.destination)
      expect(inside, "\(fling) rests at \(fling.destination), range \(range)")
    }
  }

  // MARK: - Trackers

  private static func trackers(_ start: Bytes) {
    var bytes = start
    var tracker = VelocityTracker(
      estimator: bytes.choice([
        .leastSquares(horizon: bytes.number(0...1)),
        .weighted(
          newest: bytes.number(0...3), previous: bytes.number(0...3), oldest: bytes.number(0...3)),
      ]), stationaryTime: bytes.chance(2) ? bytes.number(0...1) : nil)
    var way = ScrollDirectionTracker(
      axis: bytes.choice(ScrollAxis.allCases), tolerance: bytes.number(0...20))
    log("\(tracker.estimator), \(tracker.stationaryTime ?? -1); \(way)")
    var (time, place, farthest) = (0.0, 0.0, 0.0)
    while !bytes.isAtEnd {
      time += bytes.number(Double(bytes.byte() % 9) / 128)
      place += bytes.number(-50...50)
      log("add(position: \(place), time: \(time))")
      tracker.add(position: place, time: time)
      expectFinite(tracker.velocity(), "velocity")
      expectFinite(tracker.velocity(time: bytes.number(time + 0.1)), "velocity")
      expectFinite(tracker.meanVelocity(over: bytes.number(0...1)), "meanVelocity")
      expect(tracker == tracker, "not equal to itself")
      let old = way.direction
      let new = way.scrolled(to: place)
      if bytes.isSensible, old != .none, new != old {
        expect((place - farthest).magnitude > way.tolerance, "turns at \(place)")
      }
      if new != old || old == .none {
        farthest = place
      } else if new == .down || new == .right {
        farthest = max(farthest, place)
      } else {
        farthest = min(farthest, place)
      }
      if bytes.chance(16) {
        way.shifted(to: place + 100)
        farthest += 100
        place += 100
      }
    }
  }
}
