import ScrollKit
import ScrollKitBaseline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Steps of constant cost, beside the same arithmetic without the library. Each function holds the
// loop of one round. `Baseline` is never inlined, so the library's calls stand in functions that
// are not either: both are called once a step, with inputs the compiler does not know. One step is
// both axes of a scroll view; the bare arithmetic does one axis a call, and is called twice.

@inline(never)
private func clamped(_ metrics: borrowing ScrollMetrics, _ offset: CGPoint) -> CGPoint {
  metrics.clampedContentOffset(offset)
}

/// Offsets clamped to the range that sizes and insets give, on both axes.
@inline(never)
func metricsClamp(_ metrics: borrowing ScrollMetrics, _ offsets: [CGPoint]) {
  var sum = 0.0
  for offset in offsets {
    let point = clamped(metrics, offset)
    sum += Double(point.x) + Double(point.y)
  }
  blackHole(sum)
}

@inline(never)
func bareClamp(_ x: Sizes, _ y: Sizes, _ offsets: [CGPoint]) {
  var sum = 0.0
  for offset in offsets {
    sum +=
      Baseline.clamp(
        offset: Double(offset.x), content: x.content, viewport: x.viewport, leading: x.leading,
        trailing: x.trailing)
      + Baseline.clamp(
        offset: Double(offset.y), content: y.content, viewport: y.viewport, leading: y.leading,
        trailing: y.trailing)
  }
  blackHole(sum)
}

@inline(never)
private func zoom(_ zoomer: inout Zoomer, to scale: Double, about anchor: CGPoint) {
  zoomer.zoom(to: scale, about: anchor)
}

/// Steps of a zoom about an anchor: each goes on from the last.
@inline(never)
func zoomAnchor(_ zoomer: inout Zoomer, _ steps: [ZoomStep]) {
  for step in steps { zoom(&zoomer, to: step.scale, about: step.anchor) }
  blackHole(zoomer.scale + Double(zoomer.placement.contentOffset.x))
}

/// A step of a zoom.
struct ZoomStep {
  var scale: Double
  var anchor: CGPoint
}

/// What the bare arithmetic keeps of a zoom.
struct BareZoom {
  var scale: Double
  var x: Double
  var y: Double
  var minimum: Double
  var maximum: Double
  var content: CGSize
  var viewport: CGSize
}

@inline(never)
func bareZoomAnchor(_ zoom: inout BareZoom, _ steps: [ZoomStep]) {
  for step in steps {
    let x = Baseline.zoomAnchor(
      offset: zoom.x, anchor: Double(step.anchor.x), scale: zoom.scale, newScale: step.scale,
      minimum: zoom.minimum, maximum: zoom.maximum, unscaledContent: Double(zoom.content.width),
      viewport: Double(zoom.viewport.width))
    let y = Baseline.zoomAnchor(
      offset: zoom.y, anchor: Double(step.anchor.y), scale: zoom.scale, newScale: step.scale,
      minimum: zoom.minimum, maximum: zoom.maximum, unscaledContent: Double(zoom.content.height),
      viewport: Double(zoom.viewport.height))
    (zoom.x, zoom.y, zoom.scale) = (x.offset, y.offset, y.scale)
  }
  blackHole(zoom.scale + zoom.x)
}

@inline(never)
private func step(_ slots: inout CarouselSlots, to offset: Double) -> (shift: Double, page: Int?) {
  let update = slots.scrolled(to: offset)
  return (update.offsetShift, update.pageChange?.new)
}

/// A carousel that is scrolled forward, each offset a way on from the last and its shift.
@inline(never)
func carouselStep(_ slots: inout CarouselSlots, _ ways: [Double]) {
  var (offset, pages) = (slots.contentOffset, 0)
  for way in ways {
    offset += way
    let step = step(&slots, to: offset)
    offset += step.shift
    pages &+= step.page ?? 0
  }
  blackHole(offset + Double(pages))
}

@inline(never)
func bareCarouselStep(_ page: inout Int, count: Int, _ ways: [Double]) {
  var (offset, pages) = (Inputs.pageLength, 0)
  for way in ways {
    let step = Baseline.carouselStep(
      offset: offset + way, pageLength: Inputs.pageLength, virtualPage: page, count: count)
    page = step.virtualPage
    offset = step.offset
    pages &+= step.page
  }
  blackHole(offset + Double(pages))
}

/// The exponential function of the C library.
@inline(never)
func bareExponential(_ arguments: [Double]) {
  var sum = 0.0
  for argument in arguments { sum += exp(argument) }
  blackHole(sum)
}

@inline(never)
private func frame(_ scroller: inout Scroller, _ time: Double) -> Int {
  scroller.advance(to: time).count
}

/// Frames of a deceleration on both axes, 120 a second; after 256 of them it begins anew.
@inline(never)
func scrollerFrame(_ start: Scroller, from time: Double, count: Int) {
  var (sum, scroller) = (0, start)
  for index in 0..<count {
    if index & 255 == 0 { scroller = start }
    sum += frame(&scroller, time + Double(index & 255) / 120)
  }
  blackHole(Double(sum) + scroller.contentOffset.x + scroller.contentOffset.y)
}

/// The same frames of three scrollers in a chain that hands momentum on.
@inline(never)
func chainFrame(
  _ scrollers: inout [Scroller], _ flung: Scroller, from time: Double, count: Int
) {
  var sum = 0
  let chain = ScrollerChain(policy: .compose)
  for index in 0..<count {
    if index & 255 == 0 {
      for level in 0..<3 { scrollers[level] = flung }
    }
    let events = chain.advance(to: time + Double(index & 255) / 120, in: &scrollers)
    sum += events[0].count + events[2].count
  }
  blackHole(Double(sum) + scrollers[0].contentOffset.y + scrollers[2].contentOffset.y)
}

/// Moves of a finger that drags the innermost of three scrollers to its edge and then the next one,
/// 120 a second.
@inline(never)
func chainTouch(_ scrollers: inout [Scroller], count: Int) {
  var sum = 0
  var chain = ScrollerChain(policy: .compose)
  for level in 0..<3 { scrollers[level].setContentOffset(.zero) }
  chain.touch(.began, at: .zero, time: 10, in: &scrollers)
  for index in 0..<count {
    let place = CGPoint(x: 0, y: -10 * Double(index))
    sum += chain.touch(.moved, at: place, time: 10 + Double(index) / 120, in: &scrollers)[0].count
  }
  blackHole(Double(sum) + scrollers[0].contentOffset.y + scrollers[1].contentOffset.y)
}

@inline(never)
private func move(
  _ scroller: inout Scroller, to location: CGPoint, _ time: Double
) -> Int {
  scroller.touch(.moved, at: location, time: time).count
}

/// Moves of a finger that drags, 120 a second.
@inline(never)
func scrollerTouch(_ scroller: inout Scroller, from time: Double, _ locations: [CGPoint]) {
  var sum = 0
  for (index, location) in locations.enumerated() {
    sum += move(&scroller, to: location, time + Double(index) / 120)
  }
  blackHole(Double(sum) + scroller.contentOffset.y)
}
