import Foundation
import ScrollKit
import XCTest

/// Every input gets numbers that nobody should pass. Nothing traps, and all results are finite.
final class ScrollerTotalityTests: XCTestCase {
  private func assertFinite(_ scroller: Scroller, line: UInt = #line) {
    let points = [scroller.contentOffset, scroller.velocity, scroller.restingOffset]
    let numbers =
      points.flatMap { [Double($0.x), Double($0.y)] } + [
        scroller.zoomScale, scroller.presentation.scale,
        Double(scroller.presentation.contentOffset.x), scroller.restTime ?? 0,
        scroller.nextWakeTime ?? 0,
        scroller.indicatorOpacity(along: .horizontal), scroller.indicatorOpacity(along: .vertical),
      ]
    XCTAssertTrue(numbers.allSatisfy { $0.isFinite }, "\(scroller)", line: line)
  }

  private var states: [Scroller] {
    [
      "", "d300@0", "~300,200,10,0,.01", flick, "\(pull) u@.6 >.7", "O500 >.1", "w50", "k5 >.1",
      "[0@0 =50@.1", "[0@0 =50@.1 =50@.12 ]@.13",
    ].map {
      var play = ScrollSetup { $0.trackpadMomentum = .system }.script(.vertical)
      play.play($0)
      return play.scroller
    } + zoomed
  }

  private var zoomed: [Scroller] {
    let apart = "a+150,200@0 b+250,200@0 &96,200,304,200,27@0"
    return ["z2", apart, "z4 \(apart) a-@.3 b-@.3", ">0 Z2 >.1", "a*100,100@0"].map {
      var play = FingerScript(Zoomed.scroller { $0.zoomTaps = .all })
      play.play($0)
      return play.scroller
    }
  }

  func testInputs() {
    for number in hostileNumbers {
      for other in [1.0, .nan, 1e300] {
        let point = CGPoint(x: number, y: other)
        for state in states {
          let calls: [(inout Scroller) -> Void] = [
            { $0.touch(.began, id: .min, at: point, time: number) },
            { $0.touch(.moved, at: point, time: number) },
            { $0.touch(.ended, at: point, time: number) },
            { $0.touch(.cancelled, at: point, time: number) },
            { $0.touch(.stationary, id: .max, at: point, time: number) },
            { $0.advance(to: number) }, { $0.setContentOffset(point, time: number) },
            { $0.setContentOffset(point, animated: true, time: number) },
            {
              $0.scrollRectToVisible(
                CGRect(origin: point, size: CGSize(width: number, height: other)), time: number)
            },
            { $0.scrollToTop(time: number) }, { $0.stopScrolling(time: number) },
            { $0.wheel(point, unit: .pages, time: number) }, { $0.retarget(to: point) },
            { $0.wheel(point, unit: .lines, phase: .began, time: number) },
            { $0.wheel(point, phase: .changed, withShift: true, time: number) },
            { $0.wheel(point, phase: .ended, time: number) },
            { $0.wheel(point, phase: .momentumBegan, time: number) },
            { $0.wheel(point, phase: .momentumChanged, time: number) },
            { $0.press(.pageDown, time: number) }, { $0.press(.end, time: number) },
            {
              $0.dragScrollBar(
                .began, along: .vertical, at: 40, indicator: ScrollIndicator(), time: number)
              $0.dragScrollBar(
                .moved, along: .vertical, at: number, indicator: ScrollIndicator(), time: other)
            },
            {
              $0.pressTrack(
                along: .vertical, at: number, indicator: ScrollIndicator(), by: .spot, time: other)
            },
            { $0.shift(by: point) }, { $0.setZoomScale(number, about: point, time: number) },
            { $0.setZoomScale(number, about: point, animated: true, time: number) },
            {
              $0.zoom(
                to: CGRect(origin: point, size: CGSize(width: other, height: number)),
                animated: true, time: number)
            },
            { $0.doubleTap(at: point, steps: ZoomSteps([number, other]), time: number) },
            { $0.twoFingerTap(at: point, time: number) },
            {
              $0.changeZoom(time: number) {
                $0.setUnscaledContentSize(CGSize(width: number, height: other))
              }
            },
            { $0.changeZoom { $0.rules = .scales(number, other) } },
            {
              $0.configuration.pinchSlop = number
              $0.configuration.oneFingerZoomDistance = number
              $0.configuration.contentTouchDelay = number
            },
            { $0.touch(.began, id: 98, at: point, time: number, on: .view) },
            { $0.touch(.moved, id: 98, at: point, time: number) },
            { $0.flashScrollIndicators(time: number) }, { $0.rebaseTimes(by: number) },
            { $0.change(time: number) { $0.contentSize = CGSize(width: number, height: other) } },
            { $0.change(time: number) { $0.viewportSize = CGSize(width: number, height: other) } },
            {
              $0.change(time: number) { $0.contentInset = ScrollInsets(top: number, left: other) }
            },
          ]
          for call in calls {
            var scroller = state
            call(&scroller)
            assertFinite(scroller)
            scroller.touch(.moved, at: CGPoint(x: 100, y: 100), time: 0.5)
            scroller.touch(.ended, at: CGPoint(x: 100, y: 100), time: 0.6)
            assertFinite(scroller)
            scroller.advance(to: scroller.restTime ?? .infinity)
            assertFinite(scroller)
          }
        }
      }
    }
  }

  func testConfigurations() throws {
    for number in hostileNumbers {
      var new = Scroller.Configuration()
      new.decelerationRate = number
      new.slop = number
      new.minimumFlingVelocity = number
      new.stationaryTime = number
      new.rubberBandCoefficient = number
      new.bounceSpring = Spring(stiffness: number, damping: number)
      new.pagingSpring = Spring(stiffness: number, damping: number)
      new.releaseVelocity = ReleaseVelocity(restFactor: number, stationaryTime: number)
      new.directionalLockRatio = number
      new.isDirectionalLockEnabled = true
      new.animationDuration = number
      new.indicatorDelay = number
      new.indicatorFadeDuration = number
      new.lineLength = number
      let curves: [TimingCurve] = [
        .cubicBezier(x1: number, y1: number, x2: number, y2: number), .spring(bounce: number),
      ]
      let estimators: [VelocityTracker.Estimator] = [
        .weighted(newest: number, previous: number, oldest: number),
        .leastSquares(horizon: number),
      ]
      let pagings: [Scroller.Paging] =
        [.none, .viewport]
        + hostileIntegers.map { .pages(length: number, spacing: number, limit: $0) }
      for index in pagings.indices {
        new.animationCurve = curves[index % 2]
        new.velocityEstimator = estimators[index % 2]
        new.paging = pagings[index]
        for script in [flick, slowDrag, "\(pull) u@.6", "O500 >.1", "l1", ">1 f"] {
          var play = ScrollSetup().script(.vertical)
          play.scroller.configuration = new
          play.play("\(script) >.2 >.7 c1000")
          assertFinite(play.scroller)
          let data = try JSONEncoder().encode(play.scroller)
          let copy = try JSONDecoder().decode(Scroller.self, from: data)
          XCTAssertEqual(copy.contentOffset, play.scroller.contentOffset)
          play.play(">|")
          assertFinite(play.scroller)
          XCTAssertTrue(play.scroller.isAtRest)
        }
      }
    }
  }

  func testAWheelBeyondAllNumbersRestsWhereItSays() {
    // The insets are so long that the range would begin before the least number.
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 0x1p52, height: 480),
        contentSize: CGSize(width: 72, height: 960),
        contentInset: ScrollInsets(left: 0x1p52, right: -0x1p52),
        contentAlignmentPoint: CGPoint(x: 0.5, y: 0.5), contentOffset: CGPoint(x: -0x1p52, y: 0)))
    scroller.configuration.paging = .viewport
    scroller.wheel(CGPoint(x: 50, y: 99), time: 1)
    let rest = scroller.restingOffset
    XCTAssertGreaterThanOrEqual(rest.x, -0x1p52)
    scroller.advance(to: 9)
    XCTAssertEqual(scroller.contentOffset, rest)
    XCTAssertTrue(scroller.isAtRest)
  }
}
