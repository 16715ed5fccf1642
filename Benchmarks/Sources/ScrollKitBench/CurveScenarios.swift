import ScrollKit

// Animations along a timing curve, the curves alone, and what an app asks of a scroller in every
// frame. Each function holds the loop of one round.

/// How often a round does so.
private let steps = 20_000

/// The two curves that take longest: a Bezier curve, and a spring that swings.
private let bezier = TimingCurve.easeInOut
private let spring = TimingCurve.spring(bounce: 0.3)

func curveScenarios(_ inputs: Inputs) -> [Scenario] {
  let shares = Array(inputs.randoms[..<steps])
  let (eased, sprung) = (animated(bezier), animated(spring))
  return [
    Scenario(op: "ease-bezier", count: steps) {
      scrollerFrame(eased, from: animationStart, count: steps)
    },
    Scenario(op: "ease-spring", count: steps) {
      scrollerFrame(sprung, from: animationStart, count: steps)
    },
    Scenario(op: "progress-bezier", count: steps) { progress(bezier, shares) },
    Scenario(op: "progress-spring", count: steps) { progress(spring, shares) },
    Scenario(op: "scroller-state", count: steps) { states(sprung, count: steps) },
  ]
}

/// When the animation begins, in seconds.
private let animationStart = 1.0

/// A scroller that an animation of three seconds takes along both axes.
private func animated(_ curve: TimingCurve) -> Scroller {
  var scroller = Scroller(
    ScrollMetrics(
      viewportSize: CGSize(width: 400, height: 800),
      contentSize: CGSize(width: 40000, height: 80000), displayScale: 3,
      contentOffset: CGPoint(x: 10000, y: 20000)))
  scroller.configuration.animationCurve = curve
  scroller.configuration.animationDuration = 3
  scroller.setContentOffset(CGPoint(x: 12000, y: 30000), animated: true, time: animationStart)
  precondition(scroller.isScrollAnimating)
  return scroller
}

/// The progress of a curve at random shares of its time.
@inline(never)
private func progress(_ curve: TimingCurve, _ shares: [Double]) {
  var sum = 0.0
  for share in shares { sum += curve.progress(atFraction: share) }
  blackHole(sum)
}

/// What a host asks after each frame: what goes on, and when the next frame is due.
@inline(never)
private func ask(_ scroller: inout Scroller) -> Double {
  scroller.isAtRest || scroller.phase == .idle ? 0 : scroller.nextWakeTime ?? 0
}

@inline(never)
private func states(_ start: Scroller, count: Int) {
  var (sum, scroller) = (0.0, start)
  for _ in 0..<count { sum += ask(&scroller) }
  blackHole(sum)
}
