import ScrollKit

// Frames of a carousel of items of different lengths. Each function holds the loop of one round.

/// A flick over many items that rests on one, with what is on screen in each frame.
func carouselScenarios(_ inputs: Inputs) -> [Scenario] {
  let count = 5000
  let start = flicked(inputs.lengths)
  return [
    Scenario(op: "carousel-scroller-frame", count: count, growth: .logarithmic) {
      carouselFrame(start, from: flickEnd, count: count)
    }
  ]
}

/// When the finger is up, in seconds.
private let flickEnd = 0.1

private func flicked(_ lengths: [Double]) -> CarouselScroller {
  var carousel = CarouselScroller(
    lengths: lengths, viewportSize: CGSize(width: 320, height: 200), spacing: 8,
    fallback: .repeated, displayScale: 3)
  carousel.touch(.began, at: CGPoint(x: 310, y: 100), time: 0)
  for step in 1...10 {
    let place = CGPoint(x: Double(310 - 30 * step), y: 100)
    carousel.touch(.moved, at: place, time: 0.01 * Double(step))
  }
  carousel.touch(.ended, at: CGPoint(x: 10, y: 100), time: flickEnd)
  precondition(carousel.canLoop && !carousel.isAtRest)
  return carousel
}

/// Frames of the deceleration, 120 a second; after 256 of them it begins anew.
@inline(never)
private func carouselFrame(_ start: CarouselScroller, from time: Double, count: Int) {
  var (sum, carousel) = (0.0, start)
  for index in 0..<count {
    if index & 255 == 0 { carousel = start }
    let update = carousel.advance(to: time + Double(index & 255) / 120)
    sum += Double(update.events.count) + carousel.wrappedFractionalPage
    for item in carousel.items { sum += item.frame.origin.x + item.distance }
  }
  blackHole(sum)
}
