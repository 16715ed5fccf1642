import ScrollKit
import XCTest

/// The motion of keys that are held down, and of a wheel that turns evenly.
final class StepMotionTests: XCTestCase {
  private func scroller() -> Scroller {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480),
        contentSize: CGSize(width: 320, height: 48000), displayScale: 1024))
    scroller.configuration.animatesWheel = true
    return scroller
  }

  /// The largest deviation of the speed, from 1200 points per second, in per cent: from half a
  /// second on, between frames.
  private func unevenness(
    frames: Double, _ step: (inout Scroller, Double) -> Void
  ) -> Double {
    var scroller = scroller()
    var (repeats, last, worst) = (0.0, 0.0, 0.0)
    for frame in 0...Int(2.5 * frames) {
      let time = Double(frame) / frames
      while repeats / 30 <= time {
        step(&scroller, repeats / 30)
        repeats += 1
      }
      scroller.advance(to: time)
      let offset = Double(scroller.contentOffset.y)
      if time > 0.5 { worst = max(worst, abs((offset - last) * frames / 1200 - 1)) }
      last = offset
    }
    return 100 * worst
  }

  func testHeldKeysAndWheelsMoveEvenly() {
    for frames in [60.0, 120, 144] {
      XCTAssertLessThan(unevenness(frames: frames) { $0.press(.downArrow, time: $1) }, 5)
      XCTAssertLessThan(
        unevenness(frames: frames) { $0.wheel(CGPoint(x: 0, y: 40), time: $1) }, 5)
      // The check notices steps that are taken at once, and animations that begin anew.
      let atOnce = unevenness(frames: frames) {
        $0.configuration.animatesKeys = false
        $0.press(.downArrow, time: $1)
      }
      XCTAssertGreaterThan(atOnce, 50)
      let anew = unevenness(frames: frames) {
        let target = CGPoint(x: 0, y: 40 * (1 + ($1 * 30).rounded()))
        $0.stopScrolling(time: $1)
        $0.setContentOffset(target, animated: true, time: $1)
      }
      XCTAssertGreaterThan(anew, 25)
    }
  }

  func testNoStepLosesVelocity() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var scroller = scroller()
      scroller.setContentOffset(CGPoint(x: 0, y: 20000))
      var time = 0.0
      for _ in 0..<12 {
        time += Double(Int.random(in: 1...12, using: &generator)) / 64
        scroller.advance(to: time)
        let before = (scroller.velocity.y, scroller.contentOffset)
        if generator.next() % 2 == 0 {
          let keys: [Scroller.Key] = [.downArrow, .upArrow, .pageUp, .pageDown, .space]
          scroller.press(keys.randomElement(using: &generator) ?? .space, time: time)
        } else {
          scroller.wheel(CGPoint(x: 0, y: generator.eighths(-120...120)), time: time)
        }
        XCTAssertEqual(scroller.contentOffset, before.1)
        // A motion that is nearly over may end with the step.
        XCTAssertEqual(scroller.velocity.y, before.0, accuracy: 1e-6, "seed \(seed)")
      }
    }
  }

  /// A spring that swings does not take the content past an edge.
  func testAStepStaysInTheRange() {
    for edge in [Scroller.Key.home, .end] {
      var scroller = scroller()
      scroller.configuration.stepSpring = Spring(duration: 0.4, bounce: 0.6)
      scroller.setContentOffset(CGPoint(x: 0, y: 3000))
      scroller.press(edge, time: 0)
      for frame in 0...400 {
        scroller.advance(to: Double(frame) / 120)
        XCTAssertEqual(scroller.metrics.clampedContentOffset, scroller.contentOffset)
      }
      XCTAssertTrue(scroller.isAtRest)
      XCTAssertEqual(scroller.contentOffset.y, edge == .home ? 0 : 47520)
    }
  }

  func testAnimatedWheels() {
    let setup = ScrollSetup { $0.animatesWheel = true }
    let slow = ScrollSetup {
      $0.animatesWheel = true
      $0.stepSpring = Spring(duration: 2)
    }
    var paged = setup
    paged.paging = .viewport
    var hasty = paged
    hasty.configuration.wheelPause = 0
    var slowPaged = slow
    slowPaged.paging = .viewport
    forEachRow(
      "orders of animated wheels",
      [
        OrderRow(">0 w50 >|", "sa.", at: 50, in: setup, "it arrives after the pause"),
        OrderRow(">0 w2 >|", "sa.", at: 2, in: setup, "it arrives before the pause"),
        OrderRow(">0 w2 >.19", "sa", at: 2, in: setup, "and the pause is not over"),
        OrderRow(">0 w50 >.1 w50 >.2 w50 >|", "sa.", at: 150, in: setup, "one gesture, one end"),
        OrderRow(">0 w50 >.1 w-80 >|", "sa.", at: 0, in: setup, "turned back"),
        OrderRow(
          ">0 w.05 >|", "s.", at: 1,
          in: ScrollSetup(offset: 0.48, configuration: setup.configuration), "nothing to animate"),
        OrderRow(">0 w150 >|", "sa.", at: 0, in: paged, "less than half a page"),
        OrderRow(">0 w250 >|", "sa.", at: 400, in: paged, "more than half a page"),
        OrderRow(">0 w150 >.1 w150 >|", "sa.", at: 400, in: paged, "more than half a page"),
        OrderRow(">0 w250 >|", "sa.", at: 400, in: slowPaged, "still under way after the pause"),
        OrderRow(">0 w50 >|", "sa.", at: 50, in: slow, "still under way after the pause"),
        OrderRow(">0 w50 >.1 d200@.1 u@.15 >|", "sad.", in: setup, "a finger ends its gesture"),
        OrderRow(">0 w50 >.1 ! >|", "sa.", in: setup, "a command ends its gesture"),
        OrderRow(">0 w50 >.1 o90 >|", "sas.", at: 90, in: setup, "a command ends its gesture"),
        OrderRow(">0 w50 >.1 O90 >|", "sasa.", at: 90, in: setup, "a command ends its gesture"),
        OrderRow("\(flick) >.2 w50 >|", "BsEDbsesa.", in: setup, "stops a fling"),
        OrderRow(">0 w150 >|", "a.", at: 0, in: hasty, "no pause, and no way to a page"),
      ]
    ) { $0.check() }
  }
}
