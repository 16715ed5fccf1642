import Foundation
import ScrollKit
import XCTest

/// A value equals itself and another value made of the same numbers, whatever the numbers are.
final class EqualityLawTests: XCTestCase {
  /// The numbers that a value is made of. Two values with the same list are made alike.
  private struct Numbers {
    var list: [Double]
    var index = 0

    mutating func next() -> Double {
      index += 1
      return list[(index - 1) % list.count]
    }
    mutating func integer() -> Int {
      let number = next()
      return number.isNaN ? 0 : Int(max(-1e18, min(number, 1e18)))
    }
    mutating func count() -> Int { max(0, min(integer(), 99)) }
    mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    mutating func size() -> CGSize { CGSize(width: next(), height: next()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    mutating func insets() -> ScrollInsets {
      ScrollInsets(top: next(), left: next(), bottom: next(), right: next())
    }
    mutating func axisInsets() -> AxisInsets { AxisInsets(leading: next(), trailing: next()) }
    mutating func flag() -> Bool { next() > 0 }
    mutating func choice<Value>(_ values: [Value]) -> Value {
      values[(integer() % values.count + values.count) % values.count]
    }
    mutating func alignment() -> PageAlignment { PageAlignment(page: next(), viewport: next()) }
    mutating func estimator() -> VelocityTracker.Estimator {
      choice([
        .weighted(newest: next(), previous: next(), oldest: next()), .leastSquares(horizon: next()),
      ])
    }
    mutating func curve() -> TimingCurve {
      choice([
        .linear, .cubicBezier(x1: next(), y1: next(), x2: next(), y2: next()),
        .spring(bounce: next()),
      ])
    }
    mutating func paging() -> Scroller.Paging {
      choice([
        .none, .viewport,
        .pages(length: next(), spacing: next(), alignment: alignment(), limit: integer()),
        .points(SnapPoints([next(), next()]), along: .vertical, style: .composePager()),
        .areas(
          SnapAreas(
            [SnapArea(start: next(), length: next(), points: next(), id: integer())],
            contentLength: next(), viewport: next())),
      ])
    }
    mutating func rule() -> ZoomScaleRule {
      choice([
        .scale(next()), .fit(times: next()), .fill(times: next()), .width(times: next()),
        .height(times: next()), .inside, .pixels(next()),
      ])
    }
    mutating func rules() -> ZoomRules {
      ZoomRules(minimum: rule(), maximum: rule(), initial: flag() ? rule() : nil)
    }
    mutating func overZoom() -> OverZoom {
      let curve: [OverZoom.Curve] = [
        .reciprocal, .hard, .linear(slope: next()), .logarithmic(ceiling: next()),
      ]
      return OverZoom(lower: choice(curve), upper: choice(curve))
    }
    mutating func metrics() -> ScrollMetrics {
      var metrics = ScrollMetrics(
        viewportSize: size(), contentSize: size(), contentInset: insets(),
        safeAreaInsets: insets(),
        contentInsetAdjustmentBehavior: choice(InsetAdjustmentBehavior.allCases),
        behavior: ScrollBehavior(
          bounces: ScrollAxis.Set(rawValue: UInt8(truncatingIfNeeded: integer())),
          alwaysBounces: ScrollAxis.Set(rawValue: UInt8(truncatingIfNeeded: integer())),
          isScrollEnabled: flag(), isUserInteractionEnabled: flag()),
        contentAlignmentPoint: point(), displayScale: next(), contentOffset: point())
      if flag() { metrics.contentInset.left = next() }
      if flag() { metrics.displayScale = next() }
      if flag() { metrics.contentOffset = point() }
      return metrics
    }
    mutating func configuration() -> Scroller.Configuration {
      var new = Scroller.Configuration()
      new.decelerationRate = next()
      new.slop = next()
      new.minimumFlingVelocity = next()
      new.velocityEstimator = estimator()
      new.stationaryTime = flag() ? next() : nil
      new.rubberBandCoefficient = next()
      new.bounceSpring = Spring(stiffness: next(), damping: next())
      new.releaseVelocity = ReleaseVelocity(restFactor: next(), stationaryTime: next())
      new.releaseVelocity.restFactor = next()
      new.paging = paging()
      new.pagingSpring = Spring(duration: next(), bounce: next())
      new.isDirectionalLockEnabled = flag()
      new.directionalLockRatio = next()
      new.animationDuration = next()
      new.animationCurve = curve()
      new.scrollsToTop = flag()
      new.indicatorDelay = next()
      new.indicatorFadeDuration = next()
      new.lineLength = next()
      return new
    }
    /// A scroller at rest, in a drag or in a motion.
    mutating func scroller() -> Scroller {
      var scroller = Scroller(
        metrics(), zoom: flag() ? Zoomer(unscaledContentSize: size(), rules: rules()) : nil,
        configuration: configuration())
      for step in 0..<count() % 8 {
        let time = flag() ? Double(step) / 60 : next()
        switch count() % 6 {
        case 0: scroller.setContentOffset(point(), animated: flag())
        case 1: scroller.setZoomScale(next(), about: point())
        case 2: scroller.touch(.began, id: integer(), at: point(), time: time)
        case 3: scroller.touch(.moved, at: point(), time: time)
        case 4: scroller.touch(.ended, at: point(), time: time)
        default: scroller.advance(to: time)
        }
      }
      return scroller
    }
  }

  /// Checks one type: how a value is made, and how two of them are compared.
  private func check<Value: Equatable>(
    _ name: String, _ make: (inout Numbers) -> Value, isEqual: (Value, Value) -> Bool = { $0 == $1 }
  ) -> String? {
    var generator = SeededGenerator(seed: 23)
    for number in hostileNumbers {
      var numbers = Numbers(list: [number])
      let value = make(&numbers)
      if !isEqual(value, value) { return "\(name) of \(number) is not itself" }
    }
    for _ in 0..<150 {
      let list = (0..<61).map { _ in
        Bool.random(using: &generator)
          ? hostileNumbers.randomElement(using: &generator) ?? 0 : generator.eighths(-2...400)
      }
      var (first, second) = (Numbers(list: list), Numbers(list: list))
      let (a, b) = (make(&first), make(&second))
      if !isEqual(a, a) { return "\(name) of \(list) is not itself" }
      if !isEqual(a, b) { return "two \(name) of \(list) differ" }
    }
    return nil
  }

  private func expectEqual<Value: Equatable>(
    _ name: String, line: UInt = #line, _ make: (inout Numbers) -> Value
  ) {
    if let fault = check(name, make) { XCTFail(fault, line: line) }
  }

  func testMotions() {
    expectEqual("Spring") { Spring(stiffness: $0.next(), damping: $0.next()) }
    expectEqual("Spring") { Spring(duration: $0.next(), bounce: $0.next()) }
    expectEqual("SpringMotion") {
      SpringMotion(
        Spring(stiffness: $0.next(), damping: $0.next()), position: $0.next(), velocity: $0.next())
    }
    expectEqual("Bounce") {
      Bounce(
        edge: $0.next(), overscroll: $0.next(), velocity: $0.next(), restDistance: $0.next())
    }
    expectEqual("Ease") {
      Ease(from: $0.next(), to: $0.next(), duration: $0.next(), curve: $0.curve())
    }
    expectEqual("Fling") {
      let (a, b) = ($0.next(), $0.next())
      let range = a <= b ? a...b : 0...1
      return Fling(
        position: $0.next(), velocity: $0.next(), range: range, rate: $0.next(),
        bounces: $0.flag(), bounceVelocity: $0.next())
    }
    expectEqual("Deceleration") {
      Deceleration(
        position: $0.next(), velocity: $0.next(), rate: $0.next(), restSpeed: $0.next())
    }
    expectEqual("RubberBand") { RubberBand(dimension: $0.next(), coefficient: $0.next()) }
    expectEqual("ReleaseVelocity") {
      ReleaseVelocity(restFactor: $0.next(), stationaryTime: $0.next())
    }
    expectEqual("TimingCurve") { $0.curve() }
    expectEqual("Estimator") { $0.estimator() }
    expectEqual("VelocityTracker") {
      var tracker = VelocityTracker(estimator: $0.estimator(), stationaryTime: $0.next())
      for _ in 0..<5 { tracker.add(position: $0.next(), time: $0.next()) }
      tracker.estimator = $0.estimator()
      tracker.stationaryTime = $0.flag() ? $0.next() : tracker.stationaryTime
      return tracker
    }
  }

  func testGeometry() {
    expectEqual("AxisInsets") {
      var insets = $0.axisInsets()
      insets.trailing = $0.next()
      return insets
    }
    expectEqual("ScrollInsets") {
      var insets = $0.insets()
      insets.top = $0.next()
      return insets
    }
    expectEqual("AxisMetrics") {
      var lengths = AxisMetrics(
        viewport: $0.next(), contentLength: $0.next(), insets: $0.axisInsets(), alignment: $0.next()
      )
      lengths.alignment = $0.next()
      return lengths
    }
    expectEqual("ScrollMetrics") { $0.metrics() }
    expectEqual("ScrollIndicator") {
      var indicator = ScrollIndicator(
        thickness: $0.next(), edgeSpacing: $0.next(), minimumLength: $0.next(),
        horizontalInsets: $0.insets(), verticalInsets: $0.insets())
      indicator.edgeSpacing = $0.next()
      return indicator
    }
    expectEqual("Thumb") {
      ScrollIndicator(edgeSpacing: $0.next()).thumb(along: .vertical, of: $0.metrics())
    }
    expectEqual("PixelGrid") { PixelGrid(displayScale: $0.next()) }
    expectEqual("AspectRatio") { AspectRatio(width: $0.next(), height: $0.next()) }
    expectEqual("ScrollDirectionTracker") {
      var tracker = ScrollDirectionTracker(tolerance: $0.next())
      for _ in 0..<4 { tracker.scrolled(to: $0.next()) }
      tracker.shifted(to: $0.next())
      tracker.tolerance = $0.next()
      return tracker
    }
    expectEqual("CoordinateChain") {
      var chain = CoordinateChain()
      chain.append($0.metrics(), frameOrigin: $0.point())
      chain.append(frameOrigin: $0.point())
      return chain
    }
    expectEqual("Autoresizing") {
      Autoresizing(
        frame: $0.rect(), in: $0.size(), mask: AutoresizingMask(rawValue: UInt8($0.count())))
    }
    expectEqual("Rounding") { Autoresizing.Rounding.edgesDown(displayScale: $0.next()) }
    expectEqual("ViewTransform") {
      ViewTransform(
        a: $0.next(), b: $0.next(), c: $0.next(), d: $0.next(), tx: $0.next(), ty: $0.next())
    }
    expectEqual("TransformedView") { TransformedView(size: $0.size(), center: $0.point()) }
    expectEqual("TransformedView") { TransformedView(frame: $0.rect()) }
  }

  func testPagesAndCarousels() {
    expectEqual("PageAlignment") { $0.alignment() }
    expectEqual("PageLoop") { PageLoop(count: $0.integer()) }
    expectEqual("PageStep") { PageStep(count: $0.integer(), loops: $0.flag()) }
    expectEqual("Pages") {
      var pages = Pages(
        count: $0.integer(), length: $0.next(), spacing: $0.next(), viewport: $0.next(),
        alignment: $0.alignment(), insets: $0.axisInsets(), isRightToLeft: $0.flag())
      pages.distanceThreshold = $0.next()
      pages.flickThreshold = $0.next()
      return pages
    }
    expectEqual("Pages") {
      Pages(
        contentLength: $0.next(), length: $0.next(), spacing: $0.next(), viewport: $0.next(),
        insets: $0.axisInsets())
    }
    expectEqual("VariablePages") {
      let lengths = (0..<$0.count() % 9).map { [list = $0.list] in list[$0] }
      var pages = VariablePages(
        lengths: lengths, spacing: $0.next(), padding: $0.axisInsets(), viewport: $0.next(),
        alignment: $0.alignment(),
        grouping: $0.choice([.none, .items($0.integer()), .fitting(tolerance: $0.next())]),
        ends: $0.flag() ? .contained : .free, insets: $0.axisInsets())
      pages.flickThreshold = $0.next()
      return pages
    }
    expectEqual("Grouping") { VariablePages.Grouping.fitting(tolerance: $0.next()) }
    expectEqual("SnapPoints") { SnapPoints($0.list.prefix($0.count())) }
    expectEqual("PageLanding") {
      var landing = Pages(count: 5, length: 320, viewport: 320).landing(
        from: 1, at: $0.next(), proposed: $0.next(), velocityPerMillisecond: $0.next())
      landing.contentOffset = $0.next()
      return landing
    }
    expectEqual("CarouselSlots") {
      var slots = CarouselSlots(
        pageCount: $0.integer(), page: $0.integer(), spacing: $0.next(),
        slotCount: $0.integer(), isRightToLeft: $0.flag(), displayScale: $0.next())
      _ = slots.setPageLength($0.next())
      for _ in 0..<5 { _ = slots.scrolled(to: $0.next()) }
      return slots
    }
    expectEqual("Update") {
      var slots = CarouselSlots(pageCount: 5)
      var update = slots.setPageLength($0.next())
      update.offsetShift = $0.next()
      update.restingOffset = $0.flag() ? $0.next() : nil
      return update
    }
    expectEqual("Move") {
      var slots = CarouselSlots(pageCount: 5)
      _ = slots.setPageLength($0.next())
      var move = slots.scroll(to: $0.integer())
      move.contentOffset = $0.next()
      return move
    }
    expectEqual("Placement") {
      var slots = CarouselSlots(pageCount: 5)
      return slots.setPageLength($0.next()).placements.map { [number = $0.next()] place in
        var place = place
        place.origin = number
        return place
      }
    }
    expectEqual("two slots") {
      var slots = CarouselSlots.twoSlots(
        pageCount: $0.integer(), page: $0.integer(), spacing: $0.next())
      _ = slots.setPageLength($0.next())
      for _ in 0..<5 { _ = slots.scrolled(to: $0.next()) }
      return slots
    }
    expectEqual("ClonedPages") {
      ClonedPages(
        pageCount: $0.integer(), pageLength: $0.next(), spacing: $0.next(), clones: $0.integer())
    }
    expectEqual("Autoplay") {
      var timer = Autoplay(interval: $0.next(), pageCount: $0.integer())
      timer.settled(time: $0.next())
      timer.pause(.init(rawValue: 1), time: $0.next())
      return timer
    }
    expectEqual("PageIndicator") {
      var dots = PageIndicator(
        pageCount: $0.integer(), dotLength: $0.next(), spacing: $0.next(),
        platterPadding: $0.next(),
        platterHeight: $0.next())
      dots.spacing = $0.next()
      return dots
    }
  }

  func testRowsAndTiles() {
    expectEqual("UniformRows") {
      var rows = UniformRows(
        count: $0.flag() ? $0.integer() : nil, length: $0.next(), spacing: $0.next(),
        padding: $0.axisInsets())
      rows.length = $0.next()
      return rows
    }
    expectEqual("RowLengths") {
      var rows = RowLengths(
        $0.list.prefix($0.count()),
        estimation: $0.choice([.fixed($0.next()), .mean(initially: $0.next())]),
        spacing: $0.next(), padding: $0.axisInsets())
      rows.setLength($0.next(), of: $0.count(), keeping: $0.next())
      return rows
    }
    expectEqual("AxisViewport") {
      var anchor = AxisViewport(offset: $0.next(), length: $0.next(), insets: $0.axisInsets())
      anchor.offset = $0.next()
      anchor.length = $0.next()
      return anchor
    }
    expectEqual("SectionedRows") {
      SectionedRows(
        rowCounts: [$0.count(), $0.count()], rowLength: $0.next(), headerLength: $0.next(),
        spacing: $0.next())
    }
    expectEqual("StickyHeader") {
      var header = SectionedRows.StickyHeader(
        section: 1, position: $0.next(), length: $0.next())
      if $0.flag() { header.position = $0.next() }
      if $0.flag() { header.length = $0.next() }
      return header
    }
    expectEqual("MasonryLanes") {
      MasonryLanes($0.list.prefix($0.count()), laneCount: $0.count(), spacing: $0.next())
    }
    expectEqual("GridRows") {
      GridRows(
        count: $0.integer(), columnCount: $0.integer(), itemSize: $0.size(), spacing: $0.next(),
        crossSpacing: $0.next(), padding: $0.insets())
    }
    expectEqual("TilePyramid") {
      TilePyramid(imageSize: $0.size(), tileLength: $0.next(), levelCount: $0.integer())
    }
    expectEqual("TileGrid") {
      TilePyramid(imageSize: $0.size(), tileLength: $0.next()).grid(in: $0.rect(), level: 0)
    }
    expectEqual("Overscan") {
      $0.choice([
        Overscan.none, .points(behind: $0.next(), ahead: $0.next()),
        .sides(before: $0.next(), after: $0.next()),
        .rows(behind: $0.integer(), ahead: $0.integer()),
        .following(total: $0.next(), velocity: $0.next(), lookahead: $0.next()),
      ])
    }
    expectEqual("ScrollAlignment") { ScrollAlignment.fraction($0.next()) }
  }

  func testZooms() {
    expectEqual("ZoomLimits") { ZoomLimits(minimum: $0.next(), maximum: $0.next()) }
    expectEqual("ZoomSteps") { ZoomSteps($0.list.prefix($0.count()), tolerance: $0.next()) }
    expectEqual("ZoomPlacement") { ZoomPlacement(scale: $0.next(), contentOffset: $0.point()) }
    expectEqual("ContentCentering") { ContentCentering($0.metrics(), alignment: $0.point()) }
    expectEqual("ZoomRules") { $0.rules() }
    expectEqual("OverZoom") { $0.overZoom() }
    func zoomer(_ numbers: inout Numbers) -> Zoomer {
      var zoom = Zoomer(
        unscaledContentSize: numbers.size(), rules: numbers.rules(), alignment: numbers.point(),
        overZoom: numbers.overZoom())
      zoom.resize(to: numbers.metrics())
      zoom.pinchBegan(at: numbers.point(), distance: numbers.next())
      return zoom
    }
    expectEqual("Zoomer") { zoomer(&$0) }
    expectEqual("Unconsumed") {
      var zoom = zoomer(&$0)
      var rest = zoom.pinchMoved(to: $0.point(), distance: $0.next())
      rest.scale = $0.next()
      rest.edges = $0.insets()
      return rest
    }
  }

  func testScrollers() {
    expectEqual("Configuration") { $0.configuration() }
    expectEqual("Paging") { $0.paging() }
    expectEqual("Scroller") { $0.scroller() }
    expectEqual("Event") {
      Scroller.Event.willEndDragging(velocity: $0.point(), target: $0.point())
    }
    expectEqual("Events") {
      var scroller = $0.scroller()
      return scroller.touch(.ended, at: $0.point(), time: $0.next())
    }
  }

  /// A value that is written and read is equal to the original.
  func testWhatIsSavedIsEqual() throws {
    func roundTrip<Value: Codable & Equatable>(
      _ name: String, _ make: (inout Numbers) -> Value,
      _ transform: (Value) -> Value = { $0 }
    ) -> String? {
      check(name, make) { a, b in
        guard let data = try? JSONEncoder().encode(transform(a)),
          let read = try? JSONDecoder().decode(Value.self, from: data)
        else { return false }
        return read == a && a == b
      }
    }
    XCTAssertNil(roundTrip("ScrollMetrics", { $0.metrics() }))
    XCTAssertNil(roundTrip("Scroller", { $0.scroller() }))
    // The test notices a lost field.
    XCTAssertNotNil(
      roundTrip("ScrollMetrics", { $0.metrics() }) {
        var metrics = $0
        metrics.displayScale = 1
        return metrics
      })
    XCTAssertNotNil(
      roundTrip("Scroller", { $0.scroller() }) {
        var scroller = $0
        scroller.configuration.animationCurve = .linear
        return scroller
      })
  }

  func testPlantedFaultsAreFound() {
    struct Raw: Equatable {
      var number: Double
    }
    struct Mixed: Equatable {
      var numbers: [Double]
      static func == (a: Mixed, b: Mixed) -> Bool { false }
    }
    XCTAssertNotNil(check("Raw", { Raw(number: $0.next()) }))
    XCTAssertNotNil(check("Mixed", { Mixed(numbers: $0.list) }))
    XCTAssertNotNil(check("CGPoint", { $0.point() }))
    // One number is not cleaned, as if a setter forgot it.
    XCTAssertNotNil(
      check("optional", { [$0.next().isNaN ? nil : $0.next(), 1] }))
    XCTAssertNil(check("gated", { AxisInsets(leading: $0.next()) }))
  }
}
