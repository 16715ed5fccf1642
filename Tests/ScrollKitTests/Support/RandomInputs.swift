import Foundation
import ScrollKit

/// One input to a scroller. It is a value, so that a scroller and its copies can get the same one.
enum RandomInput {
  case touch(Scroller.TouchPhase, id: Int, CGPoint, time: Double)
  case advance(Double)
  case offset(CGPoint, animated: Bool)
  case rect(CGRect, animated: Bool)
  case top
  case stop
  case wheel(CGPoint, Scroller.WheelUnit, Scroller.WheelPhase?, time: Double)
  case key(Scroller.Key, withShift: Bool, time: Double)
  case scrollBar(Scroller.TouchPhase, ScrollAxis, Double, time: Double)
  case track(ScrollAxis, Double, Scroller.TrackPress)
  case retarget(CGPoint)
  case shift(CGPoint)
  case zoom(Double, about: CGPoint)
  case flash
  case refresh
  case endRefresh(animated: Bool)
  case accessibility(ScrollDirection)
  case metrics(ScrollMetrics)
  /// The content becomes longer or shorter, as when rows are inserted or removed.
  case growth(Double)
  case safeArea(Double)
  /// The scroller is saved and read again.
  case resumption
  case configuration(Scroller.Configuration)

  /// The inputs that let go of the content, whatever holds it.
  static var releases: [RandomInput] {
    [
      .touch(.cancelled, id: 0, .zero, time: .nan), .touch(.cancelled, id: 1, .zero, time: .nan),
      .wheel(.zero, .points, .cancelled, time: .nan),
      .scrollBar(.cancelled, .vertical, .nan, time: .nan),
    ]
  }

  func play(_ scroller: inout Scroller) -> Scroller.Events {
    switch self {
    case .touch(let phase, let id, let place, let time):
      return scroller.touch(phase, id: id, at: place, time: time)
    case .advance(let time): return scroller.advance(to: time)
    case .offset(let offset, let animated):
      return scroller.setContentOffset(offset, animated: animated)
    case .rect(let rect, let animated):
      return scroller.scrollRectToVisible(rect, animated: animated)
    case .top: return scroller.scrollToTop()
    case .stop: return scroller.stopScrolling()
    case .wheel(let distance, let unit, let phase, let time):
      return scroller.wheel(
        distance, unit: unit, phase: phase, withShift: distance.x == 0, time: time)
    case .key(let key, let withShift, let time):
      return scroller.press(key, withShift: withShift, time: time)
    case .scrollBar(let phase, let axis, let place, let time):
      return scroller.dragScrollBar(
        phase, along: axis, at: place, indicator: ScrollIndicator(), time: time)
    case .track(let axis, let place, let way):
      return scroller.pressTrack(along: axis, at: place, indicator: ScrollIndicator(), by: way)
    case .retarget(let target): return scroller.retarget(to: target)
    case .shift(let distance): return scroller.shift(by: distance)
    case .zoom(let scale, let point): return scroller.setZoomScale(scale, about: point)
    case .flash: return scroller.flashScrollIndicators()
    case .refresh: return scroller.beginRefreshing()
    case .endRefresh(let animated): return scroller.endRefreshing(animated: animated)
    case .accessibility(let direction): return scroller.accessibilityScroll(direction)
    case .metrics(let metrics): return scroller.resize(to: metrics)
    case .growth(let length): return scroller.change { $0.contentSize.height += length }
    case .safeArea(let top): return scroller.change { $0.safeAreaInsets.top = top }
    case .resumption:
      if let data = try? JSONEncoder().encode(scroller),
        let read = try? JSONDecoder().decode(Scroller.self, from: data)
      {
        scroller = read
      }
      return scroller.advance(to: .nan)
    case .configuration(let configuration):
      scroller.configuration = configuration
      return scroller.advance(to: .nan)
    }
  }
}

/// Makes random inputs: mostly gestures of a finger, sometimes anything else.
struct RandomInputs {
  var generator: SeededGenerator
  /// One number in this many is, on average, one that nobody should pass; `nil` for none.
  var hostility: Int?
  var time = 0.0
  var finger = CGPoint(x: 200, y: 200)
  /// Inputs that must come next.
  private var queue: [RandomInput] = []

  init(seed: UInt64, hostility: Int?) {
    generator = SeededGenerator(seed: seed)
    self.hostility = hostility
  }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &generator) == 1 }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values.randomElement(using: &generator)!
  }

  private mutating func number(_ usual: Double) -> Double {
    guard let hostility, chance(hostility) else { return usual }
    return hostileNumbers.randomElement(using: &generator) ?? .nan
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { number(generator.eighths(range)) }

  private mutating func point(_ range: ClosedRange<Int>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  private mutating func stamp() -> Double {
    time += Double(Int.random(in: 0...6, using: &generator)) / 128
    if chance(20) { time += 3 }
    return number(chance(8) ? time - 0.25 : time)
  }

  mutating func metrics() -> ScrollMetrics {
    let axes: [ScrollAxis.Set] = [[], .horizontal, .vertical, .all]
    return ScrollMetrics(
      viewportSize: CGSize(width: number(0...500), height: number(100...500)),
      contentSize: CGSize(width: number(0...1200), height: number(0...3000)),
      contentInset: chance(3)
        ? ScrollInsets(
          top: number(-20...60), left: number(-20...60), bottom: number(-20...60),
          right: number(-20...60)) : .zero,
      contentInsetAdjustmentBehavior: pick(InsetAdjustmentBehavior.allCases),
      behavior: ScrollBehavior(
        bounces: chance(4) ? pick(axes) : .all, alwaysBounces: chance(3) ? pick(axes) : [],
        isScrollEnabled: !chance(12), isUserInteractionEnabled: !chance(30)),
      contentAlignmentPoint: chance(5) ? CGPoint(x: 0.5, y: 0.5) : .zero,
      displayScale: number(pick([1, 2, 3])))
  }

  private mutating func areas() -> SnapAreas {
    var start = number(0...50)
    var areas: [SnapArea] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let length = number(20...500)
      areas.append(
        SnapArea(
          start: start, length: length, alignment: pick([.leading, .center, .trailing, nil]),
          isMustStop: chance(4)))
      start += length + number(0...40)
    }
    return SnapAreas(
      areas, contentLength: start, viewport: 320, axis: pick(ScrollAxis.allCases),
      isRightToLeft: chance(4))
  }

  private mutating func style() -> SnapRelease.Style {
    pick([
      .cssMandatory, .cssProximity, .uiKitPaging, .swiftUIViewAligned(), .composePager(),
      .androidViewPager,
    ])
  }

  mutating func configuration() -> Scroller.Configuration {
    var new = Scroller.Configuration()
    new.isDirectionalLockEnabled = chance(2)
    switch Int.random(in: 0...5, using: &generator) {
    case 0: new.paging = .viewport
    case 4: new.paging = .areas(areas(), style: style())
    case 5:
      new.paging = .points(
        SnapPoints((0..<4).map { _ in number(0...900) }), along: pick(ScrollAxis.allCases),
        style: style())
    case 1:
      new.paging = .pages(
        length: number(50...400), spacing: number(0...20),
        alignment: pick([.leading, .center, .trailing]), limit: pick([0, 1, 2, 3]),
        ends: chance(4) ? .padded : .contained, isRightToLeft: chance(4))
    default: break
    }
    if chance(4) { new.decelerationRate = number(Deceleration.fastRate) }
    if chance(4) { new.animationCurve = chance(2) ? .linear : .spring(bounce: number(0.3)) }
    if chance(4) { new.velocityEstimator = .leastSquares(horizon: number(0.1)) }
    if chance(4) { new.stationaryTime = number(0.1) }
    if chance(4) { new.slop = number(0...30) }
    if chance(4) { new.pagingSpring = Spring(stiffness: number(1...500), damping: number(1...60)) }
    if chance(4) { new.wheelPause = number(0.1) }
    if chance(2) { new.trackpadMomentum = .system }
    (new.animatesWheel, new.animatesKeys) = (chance(2), !chance(3))
    if chance(4) { new.stepSpring = Spring(duration: number(0.5), bounce: number(0.5)) }
    if chance(6) { new.keyScrolling.pageFraction = number(0...1) }
    if chance(6) { new.keyScrolling.arrowDistance = number(0...90) }
    new.keyScrolling.isRightToLeft = chance(4)
    if chance(2) { new.insetFollowing = pick(Scroller.InsetFollowing.allCases) }
    if chance(4) { new.restAdjustment = pick(Scroller.RestAdjustment.allCases) }
    if chance(6) { new.rubberBandCoefficient = number(0...1) }
    if chance(6) { new.indicatorFadeDuration = number(0.5) }
    if chance(3) { new.refreshThreshold = number(0...90) }
    if chance(3) { new.refreshLength = number(0...90) }
    if chance(6) { new.initialAnchor = CGPoint(x: number(0...1), y: number(0...1)) }
    new.reducesMotion = chance(12)
    if chance(3) {
      var momentum = Scroller.CarriedMomentum()
      (momentum.factor, momentum.holdTime) = (number(momentum.factor), number(1))
      new.carriedMomentum = momentum
    }
    if chance(6) { new.indicatorFlashDuration = number(0...1) }
    return new
  }

  /// A turn of a wheel, or any part of a trackpad's gesture.
  private mutating func turn() -> RandomInput {
    let phase = chance(3) ? pick(Scroller.WheelPhase.allCases) : nil
    return .wheel(point(-99...99), pick(Scroller.WheelUnit.allCases), phase, time: stamp())
  }

  /// The beginning of a trackpad's gesture. Its rest, perhaps with momentum, is queued.
  private mutating func gesture() -> RandomInput {
    var phases: [Scroller.WheelPhase] = [
      .changed, .changed, .changed, chance(5) ? .cancelled : .ended,
    ]
    if chance(2) { phases += [.momentumBegan, .momentumChanged, .momentumChanged, .momentumEnded] }
    queue = phases.map {
      .wheel($0 == .ended ? .zero : point(-30...60), .points, $0, time: stamp())
    }.reversed()
    return .wheel(.zero, .points, .began, time: stamp())
  }

  /// A thumb is taken hold of, perhaps; the rest is queued.
  private mutating func scrollBar() -> RandomInput {
    let axis = pick(ScrollAxis.allCases)
    queue = [.ended, .moved, .moved, .moved].map {
      .scrollBar($0, axis, number(0...500), time: stamp())
    }
    return .scrollBar(.began, axis, number(3...80), time: stamp())
  }

  mutating func next() -> RandomInput {
    if let input = queue.popLast() { return input }
    switch Int.random(in: 0...53, using: &generator) {
    case 53: return .accessibility(pick(ScrollDirection.allCases))
    case 51: return chance(3) ? .refresh : .endRefresh(animated: chance(2))
    case 52: return .endRefresh(animated: chance(2))
    case 44, 45: return turn()
    case 46: return gesture()
    case 47: return .key(pick(Scroller.Key.allCases), withShift: chance(2), time: stamp())
    case 48: return scrollBar()
    case 49, 50:
      return .track(pick(ScrollAxis.allCases), number(0...500), pick(Scroller.TrackPress.allCases))
    case 40, 41:
      let length = number(-600...600)
      let shift = RandomInput.shift(CGPoint(x: 0, y: length))
      if chance(2) {
        queue = [shift]
        return .growth(length)
      }
      queue = [.growth(length)]
      return shift
    case 42: return .safeArea(number(0...90))
    case 43: return chance(3) ? .resumption : .advance(stamp())
    case 0...2: return .touch(.began, id: chance(9) ? 1 : 0, point(0...400), time: stamp())
    case 3...19:
      finger.x += generator.eighths(-30...30)
      finger.y += generator.eighths(-40...40)
      let place = CGPoint(x: number(Double(finger.x)), y: number(Double(finger.y)))
      return .touch(.moved, id: chance(9) ? 1 : 0, place, time: stamp())
    case 20: return .touch(.stationary, id: 0, finger, time: stamp())
    case 21...23: return .touch(.ended, id: chance(9) ? 1 : 0, finger, time: stamp())
    case 24: return .touch(.cancelled, id: 0, finger, time: stamp())
    case 25...29: return .advance(stamp())
    case 30: return .offset(point(-300...3000), animated: chance(2))
    case 31:
      let rect = CGRect(
        origin: point(0...3000),
        size: CGSize(width: number(0...300), height: number(0...300)))
      return .rect(rect, animated: chance(2))
    case 32: return chance(2) ? .top : .stop
    case 33: return turn()
    case 34: return .retarget(point(-100...2000))
    case 35: return .shift(point(-400...400))
    case 36: return .zoom(number(generator.eighths(0...3)), about: point(0...400))
    case 37: return chance(4) ? .flash : .metrics(metrics())
    case 38: return .metrics(metrics())
    default: return chance(3) ? .configuration(configuration()) : .advance(stamp())
    }
  }
}
