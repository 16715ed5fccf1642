import Foundation
import ScrollKit

/// One input to a scroller that zooms. It is a value, so that a scroller and its copies can get the
/// same one.
enum ZoomInput {
  case touch(Scroller.TouchPhase, id: Int, CGPoint, time: Double, Scroller.TouchTarget)
  case advance(Double)
  case scale(Double, vertical: Double?, about: CGPoint?, animated: Bool)
  case rect(CGRect, animated: Bool)
  case doubleTap(CGPoint)
  case twoFingerTap(CGPoint)
  case offset(CGPoint, animated: Bool)
  case wheel(CGPoint)
  case top
  case stop
  case shift(CGPoint)
  case metrics(ScrollMetrics)
  case content(CGSize)
  case limits(ZoomRules, vertical: ZoomRules?)
  case reset
  case configuration(Scroller.Configuration)

  func play(_ scroller: inout Scroller) -> Scroller.Events {
    switch self {
    case .touch(let phase, let id, let place, let time, let target):
      return scroller.touch(phase, id: id, at: place, time: time, on: target)
    case .advance(let time): return scroller.advance(to: time)
    case .scale(let scale, let vertical, let point, let animated):
      return scroller.setZoomScale(
        scale, verticalScale: vertical, about: point, animated: animated)
    case .rect(let rect, let animated): return scroller.zoom(to: rect, animated: animated)
    case .doubleTap(let point): return scroller.doubleTap(at: point)
    case .twoFingerTap(let point): return scroller.twoFingerTap(at: point)
    case .offset(let offset, let animated):
      return scroller.setContentOffset(offset, animated: animated)
    case .wheel(let delta): return scroller.wheel(delta, time: .nan)
    case .top: return scroller.scrollToTop()
    case .stop: return scroller.stopScrolling()
    case .shift(let distance): return scroller.shift(by: distance)
    case .metrics(let metrics): return scroller.resize(to: metrics)
    case .content(let size): return scroller.changeZoom { $0.setUnscaledContentSize(size) }
    case .limits(let rules, let vertical):
      return scroller.changeZoom { ($0.rules, $0.verticalRules) = (rules, vertical) }
    case .reset: return scroller.changeZoom { $0.reset() }
    case .configuration(let configuration):
      scroller.configuration = configuration
      return scroller.advance(to: .nan)
    }
  }
}

/// Makes random inputs: mostly gestures of up to four fingers, sometimes anything else.
struct RandomZooms {
  private var generator: SeededGenerator
  /// One number in this many is, on average, one that nobody should pass; `nil` for none.
  private let hostility: Int?
  private var time = 0.0
  private var places = (0..<4).map { CGPoint(x: 100 + 60 * $0, y: 150 + 40 * ($0 % 2)) }

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

  private mutating func size(_ range: ClosedRange<Int>) -> CGSize {
    CGSize(width: number(range), height: number(range))
  }

  private mutating func stamp() -> Double {
    time += Double(Int.random(in: 0...6, using: &generator)) / 128
    if chance(20) { time += 1 }
    return number(chance(12) ? time - 0.125 : time)
  }

  mutating func metrics() -> ScrollMetrics {
    let axes: [ScrollAxis.Set] = [[], .horizontal, .vertical, .all]
    return ScrollMetrics(
      viewportSize: chance(8) ? size(0...500) : CGSize(width: 320, height: number(200...480)),
      contentInset: chance(4) ? ScrollInsets(top: number(-20...60), left: number(-20...60)) : .zero,
      safeAreaInsets: chance(4) ? ScrollInsets(top: number(0...60)) : .zero,
      contentInsetAdjustmentBehavior: pick(InsetAdjustmentBehavior.allCases),
      behavior: ScrollBehavior(
        bounces: chance(4) ? pick(axes) : .all, alwaysBounces: chance(3) ? pick(axes) : [],
        isScrollEnabled: !chance(12), isUserInteractionEnabled: !chance(30)),
      displayScale: number(pick([1, 2, 3])))
  }

  private mutating func rules() -> ZoomRules {
    if chance(8) { return .scales(1, 1) }
    return chance(2)
      ? .fit(maximum: .scale(number(1...3)), minimumRatio: number(1...3))
      : .scales(number(0...1), number(1...5))
  }

  private mutating func verticalRules() -> ZoomRules? { chance(3) ? rules() : nil }

  mutating func zoomer() -> Zoomer {
    let curves: [OverZoom.Curve] = [
      .reciprocal, .hard, .linear(slope: 0.25), .logarithmic(ceiling: 1.5),
    ]
    return Zoomer(
      unscaledContentSize: size(50...900), rules: rules(), verticalRules: verticalRules(),
      alignment: chance(3) ? .zero : CGPoint(x: 0.5, y: 0.5),
      overZoom: chance(3) ? OverZoom(lower: pick(curves), upper: pick(curves)) : .uiKit,
      onResize: pick(ZoomResizing.allCases))
  }

  mutating func configuration() -> Scroller.Configuration {
    var new = Scroller.Configuration()
    if chance(5) { new.paging = chance(2) ? .viewport : .pages(length: number(20...400)) }
    if chance(4) { new.pinchSlop = number(0...20) }
    if chance(4) { new.zoomBounceDuration = number(0...1) }
    if chance(4) { new.zoomAnimationDuration = number(0...1) }
    if chance(3) { new.zoomInertia = number(0...1) / 2 }
    if chance(2) {
      new.zoomTaps = Scroller.ZoomTaps(rawValue: UInt8.random(in: 0...7, using: &generator))
    }
    if chance(4) { new.delaysContentTouches = false }
    if chance(4) { new.canCancelContentTouches = false }
    if chance(6) { new.oneFingerZoomDistance = number(0...300) }
    if chance(6) { new.leastPinchDistance = number(0...99) }
    if chance(6) { new.minimumFlingVelocity = number(0...100) }
    return new
  }

  private mutating func target() -> Scroller.TouchTarget {
    guard chance(3) else { return .none }
    return Scroller.TouchTarget(
      shouldBegin: !chance(5), shouldCancel: !chance(3), isExclusive: chance(5))
  }

  private mutating func id() -> Int {
    chance(3) ? Int.random(in: 0...3, using: &generator) : chance(2) ? 0 : 1
  }

  mutating func next() -> ZoomInput {
    let id = id()
    switch Int.random(in: 0...47, using: &generator) {
    case 0...6: return .touch(.began, id: id, places[id], time: stamp(), target())
    case 7...24:
      places[id].x += generator.eighths(-25...25)
      places[id].y += generator.eighths(-25...25)
      let place = CGPoint(x: number(Double(places[id].x)), y: number(Double(places[id].y)))
      return .touch(.moved, id: id, place, time: stamp(), .none)
    case 25...29: return .touch(.ended, id: id, places[id], time: stamp(), .none)
    case 30: return .touch(.cancelled, id: id, places[id], time: stamp(), .none)
    case 31: return .touch(.stationary, id: id, places[id], time: stamp(), .none)
    case 32...35: return .advance(stamp())
    case 36:
      return .scale(
        number(0...5), vertical: chance(4) ? number(0...5) : nil,
        about: chance(2) ? nil : point(0...400), animated: chance(2))
    case 37: return .rect(CGRect(origin: point(0...500), size: size(0...300)), animated: chance(2))
    case 38: return chance(2) ? .doubleTap(point(0...400)) : .twoFingerTap(point(0...400))
    case 39: return .offset(point(-100...900), animated: chance(2))
    case 40: return chance(2) ? .wheel(point(-99...99)) : chance(2) ? .top : .stop
    case 41: return .shift(point(-200...200))
    case 42: return .metrics(metrics())
    case 43: return .content(chance(6) ? .zero : size(50...900))
    case 44: return chance(4) ? .reset : .limits(rules(), vertical: verticalRules())
    case 45: return .configuration(configuration())
    default: return .advance(stamp())
    }
  }
}
