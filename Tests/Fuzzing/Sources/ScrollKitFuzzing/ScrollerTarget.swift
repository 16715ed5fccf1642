import Foundation
import ScrollKit

/// A scroller and its app: touches, commands, changes of sizes and configuration, saving, copies.
struct ScrollerTarget {
  private var bytes: Bytes
  private var scroller: Scroller
  /// A copy, and one that was saved and read: all that happens from then on happens to them too.
  private var twins: [Scroller] = []
  private var grammar = EventGrammar()
  private var time = 0.0
  private var finger = CGPoint(x: 200, y: 200)
  /// Whether the app may have put content where it may not rest, or its policy leaves it there.
  private var isPlaced = false

  static func run(_ bytes: Bytes) {
    var target = ScrollerTarget(bytes)
    var count = 0
    while !target.bytes.isAtEnd, count < 80 {
      target.act()
      count += 1
    }
    target.comeToRest()
  }

  private init(_ bytes: Bytes) {
    self.bytes = bytes
    scroller = Scroller(ScrollMetrics(viewportSize: .zero))
    let metrics = metrics()
    let configuration = configuration()
    let zoom = self.bytes.chance(2) ? zoomer() : nil
    scroller = Scroller(metrics, zoom: zoom, configuration: configuration)
    log(
      "var scroller = Scroller(\(fields(metrics)), zoom: \(String(describing: zoom)), "
        + "configuration: \(configuration))")
    checkState()
  }

  // MARK: - Inputs

  private mutating func metrics() -> ScrollMetrics {
    let axes: [ScrollAxis.Set] = [.all, .all, .vertical, .horizontal, []]
    var metrics = ScrollMetrics(
      viewportSize: CGSize(width: bytes.number(0...500), height: bytes.number(100...500)),
      contentSize: CGSize(width: bytes.number(0...1200), height: bytes.number(0...3000)))
    let extras = bytes.byte()
    if extras & 1 != 0 { metrics.contentInset = bytes.insets(-20...60) }
    if extras & 2 != 0 {
      metrics.behavior.bounces = bytes.choice(axes)
      metrics.behavior.alwaysBounces = bytes.choice(axes)
    }
    if extras & 4 != 0 { metrics.safeAreaInsets = bytes.insets(0...60) }
    if extras & 8 != 0 {
      metrics.contentInsetAdjustmentBehavior = bytes.choice(InsetAdjustmentBehavior.allCases)
      metrics.contentAlignmentPoint = CGPoint(x: bytes.number(0...1), y: bytes.number(0...1))
    }
    if extras & 0xf0 == 0xf0 {
      metrics.behavior.isScrollEnabled = bytes.chance(2)
      metrics.behavior.isUserInteractionEnabled = !bytes.chance(4)
    }
    metrics.displayScale = bytes.number(Double(bytes.integer(1...3)))
    metrics.contentOffset = metrics.clampedContentOffset
    return metrics
  }

  private mutating func rules() -> ZoomRules {
    bytes.chance(2)
      ? .fit(maximum: .scale(bytes.number(1...3)), minimumRatio: bytes.number(1...3))
      : .scales(bytes.number(0...1), bytes.number(1...4))
  }

  private mutating func zoomer() -> Zoomer {
    Zoomer(
      unscaledContentSize: CGSize(width: bytes.number(0...900), height: bytes.number(0...900)),
      rules: rules(), verticalRules: bytes.chance(4) ? rules() : nil,
      onResize: bytes.choice(ZoomResizing.allCases))
  }

  private mutating func areas() -> SnapAreas {
    SnapAreas(
      lengths: (0..<bytes.integer(0...5)).map { _ in bytes.number(0...600) },
      spacing: bytes.number(0...20), viewport: bytes.number(0...400),
      alignment: bytes.choice([.leading, .center, .trailing]),
      axis: bytes.choice(ScrollAxis.allCases), isRightToLeft: bytes.chance(4))
  }

  private mutating func style() -> SnapRelease.Style {
    bytes.choice([.cssMandatory, .cssProximity, .uiKitPaging, .composePager(), .flutterPages])
  }

  private mutating func configuration() -> Scroller.Configuration {
    var new = Scroller.Configuration()
    let extras = bytes.byte()
    if extras & 1 != 0 { new.isDirectionalLockEnabled = true }
    if extras & 2 != 0 {
      new.paging =
        bytes.chance(2)
        ? .viewport
        : .pages(
          length: bytes.number(50...400), spacing: bytes.number(0...20),
          alignment: bytes.choice([.leading, .center, .trailing]), limit: bytes.count(0...3))
      if bytes.chance(3) { new.paging = .areas(areas(), style: style()) }
      if bytes.chance(4) {
        new.paging = .points(
          SnapPoints([bytes.number(0...400), bytes.number(0...900)]),
          along: bytes.choice(ScrollAxis.allCases), style: style())
      }
    }
    if extras & 4 != 0 {
      new.decelerationRate = bytes.number(Deceleration.fastRate)
      new.slop = bytes.number(0...30)
      new.minimumFlingVelocity = bytes.number(0...500)
    }
    if extras & 8 != 0 {
      new.animationCurve = bytes.choice([
        .linear, .spring(bounce: bytes.number(0.3)),
        .cubicBezier(
          x1: bytes.number(0...1), y1: bytes.number(-1...2), x2: bytes.number(0...1),
          y2: bytes.number(-1...2)),
      ])
      new.animationDuration = bytes.number(0...2)
    }
    if extras & 16 != 0 {
      new.velocityEstimator = bytes.choice([
        .leastSquares(horizon: bytes.number(0.1)),
        .weighted(newest: bytes.number(0...3), previous: bytes.number(0...3), oldest: 1),
      ])
      new.stationaryTime = bytes.number(0.1)
    }
    if extras & 32 != 0 {
      new.pagingSpring = Spring(stiffness: bytes.number(1...500), damping: bytes.number(1...60))
      new.bounceSpring = Spring(stiffness: bytes.number(1...500), damping: bytes.number(1...60))
    }
    if extras & 64 != 0 {
      new.rubberBandCoefficient = bytes.number(0...1)
      new.releaseVelocity = ReleaseVelocity(
        restFactor: bytes.number(0...9), stationaryTime: bytes.number(0...1))
    }
    if extras & 64 != 0 {
      new.refreshThreshold = bytes.number(0...120)
      new.reducesMotion = bytes.chance(3)
    }
    if extras & 128 != 0 {
      new.indicatorDelay = bytes.number(0...1)
      new.indicatorFadeDuration = bytes.number(0...1)
      new.directionalLockRatio = bytes.number(0...4)
      new.lineLength = bytes.number(0...40)
      new.scrollsToTop = !bytes.chance(3)
      new.wheelPause = bytes.number(0...1)
      new.stepSpring = Spring(stiffness: bytes.number(1...900), damping: bytes.number(1...60))
      (new.animatesWheel, new.animatesKeys) = (bytes.chance(2), !bytes.chance(3))
      if bytes.chance(2) { new.trackpadMomentum = .system }
      new.showsIndicators = bytes.choice([.all, .vertical, []])
      new.insetFollowing = bytes.choice(Scroller.InsetFollowing.allCases)
      if bytes.chance(3) { new.restAdjustment = .none }
    }
    if bytes.chance(4) {
      new.zoomTaps = .all
      new.pinchSlop = bytes.number(0...20)
      new.zoomInertia = bytes.number(0...1)
      new.zoomBounceDuration = bytes.number(0...1)
      new.zoomAnimationDuration = bytes.number(0...1)
      new.delaysContentTouches = bytes.chance(2)
      new.canCancelContentTouches = bytes.chance(2)
    }
    return new
  }

  private mutating func stamp() -> Double {
    let byte = bytes.byte()
    time += Double(byte % 7) / 128 + (byte > 240 ? 3 : 0)
    return bytes.number(byte & 0x38 == 0x38 ? time - 0.25 : time)
  }

  /// Plays one input on the scroller and on its twins. Commands put content where the app wishes.
  private mutating func play(
    _ call: @autoclosure () -> String, isCommand: Bool = false,
    _ body: (inout Scroller) -> Scroller.Events
  ) {
    if isCommand { isPlaced = true }
    log(call())
    let old = scroller
    let events = Array(body(&scroller))
    log("  // \(events.map(\.name)) at \(scroller.contentOffset), \(scroller.phase)")
    for index in twins.indices {
      let others = Array(body(&twins[index]))
      expect(others == events, "twin \(index) says \(others), not \(events)")
      expect(
        twins[index].contentOffset == scroller.contentOffset,
        "twin \(index) is at \(twins[index].contentOffset), not \(scroller.contentOffset)")
      expect(twins[index] == scroller, "twin \(index) is \(twins[index]), not \(scroller)")
    }
    takePlace(events, isCommand: isCommand, from: old)
    grammar.check(Plant.events(withScrolls(events)), scroller)
    if let violation = grammar.violation { fail("\(events): \(violation)") }
    checkState()
  }

  /// A release goes to where content may rest; so does a change of sizes at rest, if that is the
  /// policy.
  private mutating func takePlace(
    _ events: [Scroller.Event], isCommand: Bool, from old: Scroller
  ) {
    let isReleased = events.contains {
      if case .didEndDragging = $0 { return true }
      return false
    }
    if isReleased, !isCommand { isPlaced = false }
    let isLoose = scroller.phase == .idle || scroller.phase == .tracking
    if isResized(from: old.metrics), isLoose, !isCommand {
      isPlaced = scroller.configuration.restAdjustment != .intoRange
    }
  }

  /// Whether the app has told other sizes. The room of a refresh is none of them.
  private func isResized(from old: ScrollMetrics) -> Bool {
    let new = scroller.metrics
    return new.viewportSize != old.viewportSize || new.contentSize != old.contentSize
      || new.contentInset != old.contentInset || new.safeAreaInsets != old.safeAreaInsets
      || new.contentInsetAdjustmentBehavior != old.contentInsetAdjustmentBehavior
      || new.behavior != old.behavior || new.displayScale != old.displayScale
  }

  /// An animation without duration over less than a pixel ends, though nothing has scrolled; the
  /// grammar asks for the scroll.
  private func withScrolls(_ events: [Scroller.Event]) -> [Scroller.Event] {
    guard scroller.configuration.animationDuration == 0, !events.contains(.didScroll),
      let index = events.lastIndex(of: .didEndScrollingAnimation)
    else { return events }
    return events[..<index] + [.didScroll] + events[index...]
  }

  private mutating func act() {
    let action = bytes.byte()
    switch action % 40 {
    case 0...2:
      let (id, place, time) = (Int(action / 100), bytes.point(0...400), stamp())
      finger = place
      let target = bytes.choice([Scroller.TouchTarget.none, .none, .view, .control])
      play("touch(.began, id: \(id), at: \(place), time: \(time), on: \(target))") {
        $0.touch(.began, id: id, at: place, time: time, on: target)
      }
    case 3...15:
      let id = action > 250 ? 2 : action > 200 ? 1 : 0
      finger.x += Double(Int8(bitPattern: bytes.byte())) / 4
      finger.y += Double(Int8(bitPattern: bytes.byte())) / 2
      let place = CGPoint(x: bytes.number(Double(finger.x)), y: bytes.number(Double(finger.y)))
      let time = stamp()
      play("touch(.moved, id: \(id), at: \(place), time: \(time))") {
        $0.touch(.moved, id: id, at: place, time: time)
      }
    case 16...18:
      let (id, time, finger) = (action > 250 ? 2 : action > 200 ? 1 : 0, stamp(), finger)
      let phase = bytes.choice([Scroller.TouchPhase.ended, .ended, .ended, .cancelled, .stationary])
      play("touch(.\(phase), id: \(id), at: \(finger), time: \(time))") {
        $0.touch(phase, id: id, at: finger, time: time)
      }
    case 19...23:
      let time = stamp()
      play("advance(to: \(time))") { $0.advance(to: time) }
    case 24:
      // All the way, at once or in parts.
      guard !scroller.isAtRest, let rest = scroller.restTime else { return }
      let (parts, start) = (bytes.integer(1...4), min(time, rest))
      var whole = scroller
      for part in 1...parts {
        let time = part == parts ? rest : start + (rest - start) * Double(part) / Double(parts)
        play("advance(to: \(time))") { $0.advance(to: time) }
      }
      whole.advance(to: rest)
      expect(whole == scroller, "at once it is \(whole), in parts \(scroller)")
      time = max(time, rest)
    case 25, 26:
      let (offset, isAnimated) = (bytes.point(-300...3000), action >= 128)
      play("setContentOffset(\(offset), animated: \(isAnimated))", isCommand: true) {
        $0.setContentOffset(offset, animated: isAnimated)
      }
    case 27:
      let (rect, isAnimated) = (bytes.rect(0...3000), action >= 128)
      play("scrollRectToVisible(\(rect), animated: \(isAnimated))", isCommand: true) {
        $0.scrollRectToVisible(rect, animated: isAnimated)
      }
    case 28:
      play("scrollToTop()", isCommand: true) { $0.scrollToTop() }
    case 29: play("stopScrolling()") { $0.stopScrolling() }
    case 30: wheel()
    case 31:
      let target = bytes.point(-100...2000)
      play("retarget(to: \(target))", isCommand: true) { $0.retarget(to: target) }
    case 32:
      let distance = bytes.point(-400...400)
      play("shift(by: \(distance))", isCommand: true) { $0.shift(by: distance) }
    case 33:
      zoom(action)
    case 34, 35:
      let metrics = metrics()
      play("resize(to: \(metrics))") { $0.resize(to: metrics) }
    case 36:
      let (part, number, insets) = (bytes.byte() % 4, bytes.number(0...2000), bytes.insets(-9...99))
      play("change \(part): \(number), \(insets)") {
        $0.change { metrics in
          switch part {
          case 0: metrics.contentSize.height = number
          case 1: metrics.viewportSize.height = number
          case 2: metrics.contentInset = insets
          default: metrics.safeAreaInsets = insets
          }
        }
      }
    case 37:
      let configuration = configuration()
      play("configuration = \(configuration)", isCommand: true) {
        $0.configuration = configuration
        return $0.advance(to: .nan)
      }
    case 38:
      guard twins.isEmpty else {
        twins = []
        return
      }
      log("// saved and read, and copied")
      twins = [scroller, Plant.read(reread(scroller))]
      expect(twins[1] == scroller, "read \(twins[1]), saved \(scroller)")
    default:
      let span = bytes.number(-100...100)
      log("rebaseTimes(by: \(span)); flashScrollIndicators()")
      var copy = scroller
      copy.rebaseTimes(by: span)
      copy.flashScrollIndicators()
      Self.checkState(copy)
    }
  }

  /// A wheel, a trackpad, a key or a scroll bar.
  private mutating func wheel() {
    let (kind, time) = (bytes.byte() % 11, stamp())
    switch kind {
    case 0...4:
      let (distance, shift) = (bytes.point(-99...99), kind == 4)
      let unit = bytes.choice(Scroller.WheelUnit.allCases)
      let phases = [nil, nil, nil] + Scroller.WheelPhase.allCases.map(Optional.some)
      let phase = bytes.choice(phases)
      let name = phase.map { ".\($0)" } ?? "nil"
      play(
        "wheel(\(distance), unit: .\(unit), phase: \(name), withShift: \(shift), time: \(time))"
      ) { $0.wheel(distance, unit: unit, phase: phase, withShift: shift, time: time) }
    case 5:
      let key = bytes.choice(Scroller.Key.allCases)
      play("press(.\(key), time: \(time))") { $0.press(key, time: time) }
    case 8:
      let way = bytes.choice(ScrollDirection.allCases)
      play("accessibilityScroll(.\(way), time: \(time))") {
        $0.accessibilityScroll(way, time: time)
      }
    case 9:
      let isAnimated = bytes.chance(2)
      play("beginRefreshing(animated: \(isAnimated), time: \(time))", isCommand: true) {
        $0.beginRefreshing(animated: isAnimated, time: time)
      }
    case 10:
      let isAnimated = bytes.chance(2)
      play("endRefreshing(animated: \(isAnimated), time: \(time))", isCommand: true) {
        $0.endRefreshing(animated: isAnimated, time: time)
      }
    case 6:
      let (axis, place) = (bytes.choice(ScrollAxis.allCases), bytes.number(0...400))
      let phase = bytes.choice(Scroller.TouchPhase.allCases)
      play("dragScrollBar(.\(phase), along: .\(axis), at: \(place), time: \(time))") {
        $0.dragScrollBar(
          phase, along: axis, at: place, indicator: ScrollIndicator(), time: time)
      }
    default:
      let (axis, place) = (bytes.choice(ScrollAxis.allCases), bytes.number(0...400))
      let way = bytes.choice(Scroller.TrackPress.allCases)
      play("pressTrack(along: .\(axis), at: \(place), by: .\(way), time: \(time))") {
        $0.pressTrack(along: axis, at: place, indicator: ScrollIndicator(), by: way, time: time)
      }
    }
  }

  private mutating func zoom(_ action: UInt8) {
    let isAnimated = action >= 128
    switch bytes.byte() % 5 {
    case 0:
      let (scale, point) = (bytes.number(0...3), bytes.point(0...400))
      play("setZoomScale(\(scale), about: \(point), animated: \(isAnimated))") {
        $0.setZoomScale(scale, about: point, animated: isAnimated)
      }
    case 1:
      let rect = bytes.rect(0...900)
      play("zoom(to: \(rect), animated: \(isAnimated))") {
        $0.zoom(to: rect, animated: isAnimated)
      }
    case 2:
      let point = bytes.point(0...400)
      play("doubleTap(at: \(point))") { $0.doubleTap(at: point) }
    case 3:
      let size = CGSize(width: bytes.number(0...900), height: bytes.number(0...900))
      play("changeZoom { $0.setUnscaledContentSize(\(size)) }") {
        $0.changeZoom { $0.setUnscaledContentSize(size) }
      }
    default:
      let rules = rules()
      play("changeZoom { $0.rules = \(rules) }") { $0.changeZoom { $0.rules = rules } }
    }
  }

  private func reread(_ scroller: Scroller) -> Scroller {
    do {
      let data = try JSONEncoder().encode(scroller)
      return try JSONDecoder().decode(Scroller.self, from: data)
    } catch {
      fail("\(error)")
    }
  }

  // MARK: - Checks

  private func checkState() { Self.checkState(scroller) }

  private static func checkState(_ scroller: Scroller) {
    expectFinite(scroller.contentOffset, "contentOffset")
    expectFinite(scroller.restingOffset, "restingOffset")
    expectFinite(scroller.velocity, "velocity")
    expectFinite(scroller.zoomScale, "zoomScale")
    expectFinite(scroller.presentation.scale, "presentation.scale")
    expectFinite(scroller.presentation.contentOffset, "presentation.contentOffset")
    if let time = Plant.restTime(scroller.restTime) { expectFinite(time, "restTime") }
    if let time = scroller.nextWakeTime { expectFinite(time, "nextWakeTime") }
    expectFinite(scroller.metrics.contentSize, "contentSize")
    for axis in ScrollAxis.allCases {
      let opacity = scroller.indicatorOpacity(along: axis)
      expect(opacity >= 0 && opacity <= 1, "opacity \(opacity)")
    }
    expect(scroller == scroller, "not equal to itself: \(scroller)")
  }

  /// Without fingers it comes to rest, when and where it said, and sleeps in the end.
  private mutating func comeToRest() {
    for id in 0...2 {
      play("touch(.cancelled, id: \(id), at: .zero, time: .nan)") {
        $0.touch(.cancelled, id: id, at: .zero, time: .nan)
      }
    }
    play("wheel(.zero, phase: .cancelled, time: .nan)") {
      $0.wheel(.zero, phase: .cancelled, time: .nan)
    }
    play("dragScrollBar(.cancelled)") {
      $0.dragScrollBar(
        .cancelled, along: .vertical, at: .nan, indicator: ScrollIndicator(), time: .nan)
    }
    expect(!scroller.isTracking, "a finger is down: \(scroller)")
    guard let rest = scroller.restTime else {
      expect(scroller.isAtRest, "no time to be at rest: \(scroller)")
      return
    }
    let place = scroller.restingOffset
    play("advance(to: \(rest))") { $0.advance(to: rest) }
    expect(
      scroller.isAtRest && scroller.contentOffset == place,
      "is at \(scroller.contentOffset), said \(place)")
    for _ in 0..<4 {
      guard let wake = scroller.nextWakeTime else { break }
      let time = wake + 0.5
      play("advance(to: \(time))") { $0.advance(to: time) }
    }
    let fade = scroller.configuration.indicatorFadeDuration + scroller.configuration.indicatorDelay
    expect(scroller.nextWakeTime == nil || fade > 1, "never sleeps: \(scroller)")
    guard !isPlaced else { return }
    // A zoom without content or a viewport keeps the place from before.
    if let zoom = scroller.zoom {
      let sizes = [zoom.unscaledContentSize, scroller.metrics.viewportSize]
      guard sizes.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return }
    }
    let pixel = 1 / scroller.metrics.displayScale
    let offset = Plant.offset(scroller.contentOffset, scroller)
    for axis in ScrollAxis.allCases {
      let lengths = scroller.metrics[axis]
      // Where numbers have no digits left for points, there is no such rule.
      guard lengths.minimumOffset.magnitude + lengths.maximumOffset.magnitude < 0x1p45 else {
        continue
      }
      let place = axis == .horizontal ? Double(offset.x) : Double(offset.y)
      expect(
        (lengths.clampedOffset(place) - place).magnitude <= pixel,
        "rests at \(place), range \(lengths.minimumOffset)...\(lengths.maximumOffset)")
    }
  }
}
